# The 76 cards: names and scenes, in our own words.

hitzroad-card-I-1 = Chicago: the police armory
hitzroad-card-I-1-scene = The front door said “Authorized personnel only,” so Dad authorized us with a crowbar. We took all the ammunition and left a receipt, because Mom was raised properly. Nobody has asked to see it so far.

hitzroad-card-I-2 = Joliet: a farm in good order
hitzroad-card-I-2-scene = Whoever lived here labeled everything: seed, diesel, shells, “do not touch, Earl.” We touched. Sorry, Earl.

hitzroad-card-I-3 = Wilmington: a very small gas station
hitzroad-card-I-3-scene = Two pumps, one vending machine and a giant fiberglass astronaut guarding them. The pumps still worked, the vending machine took my last dollar. The astronaut saw everything and did nothing.

hitzroad-card-I-4 = Dwight: a man with a thumb
hitzroad-card-I-4-scene = He stood by the road with his thumb out as if it were any normal Tuesday. Dad asked for references, and he showed us a shotgun and a bag of shells. Best job interview I've ever seen.

hitzroad-card-I-5 = Odell: the house with the lace curtains
hitzroad-card-I-5-scene = Lace curtains, porcelain cats, a grandfather clock, and over the fireplace a sniper rifle with a scope. Somebody's grandma had hobbies. We left the cats.

hitzroad-card-I-6 = Pontiac: the old man in the basement
hitzroad-card-I-6-scene = He had been living on peaches for three months and talked to us mostly about peaches. For a can opener he gave us his map of all the checkpoints out west. I think he believed he had robbed us.

hitzroad-card-I-7 = Chenoa: the room behind the bookcase
hitzroad-card-I-7-scene = Theo leaned on an encyclopedia and fell into a secret room. Inside: a map with red pins, a desk lamp and a box of rounds. He now leans on every bookcase we meet.

hitzroad-card-I-8 = Lexington: a boy who lost his girlfriend
hitzroad-card-I-8-scene = He told us about her for two hours, and then about what he'd do to them for the next two. He carries wires in his pockets and smiles at kerosene. Mom says he's grieving; Dad has moved him to the back seat, far from the tank.

hitzroad-card-I-9 = Normal: the school parking lot
hitzroad-card-I-9-scene = The town is really called Normal, and nothing in it is. In the school yard stood a yellow bus with a full tank, and nobody made me do homework to get it. For the first time in my life I was early for the bus.

hitzroad-card-I-10 = Bloomington: the chemical plant
hitzroad-card-I-10-scene = There were about twenty warning signs, so we read one each and shared. Inside we found stimulants in the medical room and a yellow fog in the corridor. Uncle Ray says he feels fine, in a voice that is two octaves higher.

hitzroad-card-I-11 = McLean: the burning tanker
hitzroad-card-I-11-scene = From a mile off it looked like a beautiful sunset, except that it was noon. We drove through with wet towels on our faces and looked very professional. I can still taste purple.

hitzroad-card-I-12 = Atlanta, Illinois: the dogs
hitzroad-card-I-12-scene = Wrong Atlanta, right dogs: nine of them, foam included. We threw them something from the trunk and drove off while they argued about it. It was the first time I felt sorry for a spare canister.

hitzroad-card-I-13 = Lincoln: house to house
hitzroad-card-I-13-scene = We searched the street the way Mom searches my room: thoroughly and with comments. Four of the neighbors were still at home. They didn't have comments, only teeth.

hitzroad-card-I-14 = Springfield: a small jail
hitzroad-card-I-14-scene = Three prisoners, one sheriff who had lost the key and then the rest of himself. The gun cabinet was open, and so, unfortunately, were the cells. Dad says that's what happens to a justice system without funding.

hitzroad-card-I-15 = Divernon: a container by the road
hitzroad-card-I-15-scene = Something knocked from the inside, politely, three times. Theo said it could be people. It had been people.

hitzroad-card-I-16 = Litchfield: a tree across the road
hitzroad-card-I-16-scene = A tree doesn't saw itself, but by then we had already got out to move it. Five of them came out of the corn. Uncle Ray says it's only a scratch, and would everybody please stop looking at it.

hitzroad-card-I-17 = Mount Olive: the hardware store
hitzroad-card-I-17-scene = It had been looted by people with no imagination: they took the televisions. We took tape, a hose, a nail gun and something in a red can. Dad walked the aisles like a man in church.

hitzroad-card-I-18 = Edwardsville: highway pumps
hitzroad-card-I-18-scene = Three canisters full, and three attendants who insisted on full service. One of them still wore the cap with “Have a nice day.” It was, actually, until then.

hitzroad-card-I-19 = St. Louis: the liquor store
hitzroad-card-I-19-scene = Everything worth drinking was gone, everything worth burning was still there. Mom made a cocktail from a Finnish recipe: one bottle, one rag, no ice. I'm not allowed to taste it.

hitzroad-card-I-20 = Cuba, Missouri: the roadblock
hitzroad-card-I-20-scene = Sandbags, barbed wire, a sign saying “No entry to Cuba.” The four soldiers behind it took their orders seriously, even though they'd been dead since August. We got the ammunition; they got some rest.

hitzroad-card-II-1 = Rolla: do-it-yourself
hitzroad-card-II-1-scene = In the garage we found a press, a scale, and a notebook titled “Hobby.” By evening Dad had two boxes of rounds and no eyebrows. He says eyebrows are mostly decoration.

hitzroad-card-II-2 = Lebanon: a quiet motel
hitzroad-card-II-2-scene = Clean sheets, running water, no screaming: we were suspicious until three in the morning. Then we slept for eleven hours. I give it four stars, because there was no pancake breakfast.

hitzroad-card-II-3 = Springfield, the other one: the tanker
hitzroad-card-II-3-scene = A whole tanker with the keys in it and a mascot on the dashboard. We filled up everything that had a lid, including the teapot. The tea tastes of adventure.

hitzroad-card-II-4 = Carthage: the empty checkpoint
hitzroad-card-II-4-scene = The barrier was up, the coffee cold, the cabinet with the ammunition only a little locked. A sign said that travelers with a proper map could use the army's road. Theo unfolded ours with the face of a general.

hitzroad-card-II-5 = Joplin: the scrapyard
hitzroad-card-II-5-scene = Everything here had already crashed once, so nothing scares it anymore. With a bus to hang it on, this iron would make the ugliest fortress in the Midwest. Dad stroked a snowplow and said her name was Susan.

hitzroad-card-II-6 = Galena: under the car
hitzroad-card-II-6-scene = Half the country wants to eat us, and then it is a snake. It wasn't even hungry, just startled. We buried a good man because of a slipper-sized reptile, and I have no joke for that.

hitzroad-card-II-7 = Riverton: what is left of the bridge
hitzroad-card-II-7-scene = The bridge stopped in the middle, as if it had changed its mind. We could burn some gas, floor it and jump, or somebody could swim ahead with a rope. The water had faces in it.

hitzroad-card-II-8 = Baxter Springs: somebody's been in the trunk
hitzroad-card-II-8-scene = We were gone for ten minutes to check out an abandoned pharmacy. The pharmacy was worth it; the open trunk wasn't. They even took my left boot, and I keep wondering about their plan.

hitzroad-card-II-9 = Commerce: the gamblers
hitzroad-card-II-9-scene = The bandits were bored and very polite about it. One revolver, everybody gets a turn, nobody gets a say. Whoever could still walk afterward was free to go, with their best wishes.

hitzroad-card-II-10 = Miami, Oklahoma: the girl on the roof
hitzroad-card-II-10-scene = There's no ocean in this Miami, but there was a girl who came down a drainpipe with a cat under her arm. She had run over six roofs and wasn't out of breath. The cat was.

hitzroad-card-II-11 = Afton: the overpass
hitzroad-card-II-11-scene = On the bridge: hundreds of them. Under the bridge: us. Beside the bridge stood a tanker, and a single good shot from far enough away would have solved the whole arithmetic.

hitzroad-card-II-12 = Vinita: a very long straight road
hitzroad-card-II-12-scene = Forty miles without a bend, a tree or a working gas station. Either the car drinks, or somebody gets out and pushes, and those who push are slow. I counted telephone poles until I ran out of numbers I like.

hitzroad-card-II-13 = Claremore: the hospital
hitzroad-card-II-13-scene = We wanted bandages, they wanted visitors. Five patients in gowns that don't close in the back. Of all the things I've seen, that's the one I dream about.

hitzroad-card-II-14 = Tulsa: one block too many
hitzroad-card-II-14-scene = The city was so quiet that Dad whispered even the traffic rules. Every shot came back from six walls, and behind each wall somebody woke up. We learned to miss only quietly.

hitzroad-card-II-15 = Sapulpa: not leaving anybody behind
hitzroad-card-II-15-scene = If you have a wounded man in the back, you drive slowly, and if you drive slowly, they catch up. There were five of them, in no hurry whatsoever. Everybody in the car looked out of the window and was very quiet.

hitzroad-card-II-16 = Bristow: the church
hitzroad-card-II-16-scene = The sign outside said “Everybody welcome,” and four had stayed after the service. Mom apologized to each of them personally. In the collection box were rounds, which says something about the parish.

hitzroad-card-II-17 = Stroud: the ford
hitzroad-card-II-17-scene = The map showed a bridge, the river showed us four gentlemen in waders. They had come for trout before all this and seem to have stayed for us. Their tackle box was full of cartridges; I don't want to know about the trout.

hitzroad-card-II-18 = Chandler: the police station
hitzroad-card-II-18-scene = Five officers on night duty, for the fourth month in a row. Nobody read us our rights, so we read them theirs. Three boxes of ammunition were released on bail.

hitzroad-card-II-19 = Arcadia: the town alarm
hitzroad-card-II-19-scene = Theo asked what the red handle does. Now the whole county knows, and the five nearest came to congratulate him. On the bright side, nobody had looted the shops: who'd dare.

hitzroad-card-II-20 = Oklahoma City: the baseball field
hitzroad-card-II-20-scene = Five of them stood around the bases as if waiting for the pitch. Dad said he'd been dreaming of this since college. Home run, and home is still a thousand miles away.

hitzroad-card-II-21 = Yukon: a nervous finger
hitzroad-card-II-21-scene = We had crept past nearly all of them when somebody sneezed, and somebody else had his finger on the trigger. No names in this diary. The canisters we found are some comfort, and Uncle Ray now has a whistle instead.

hitzroad-card-II-22 = El Reno: the besieged outpost
hitzroad-card-II-22-scene = The soldiers on the wall waved at us, so we waved back. It turned out that the waving meant “behind you.” The horde had come for the fort and was quite ready to take us as an appetizer.

hitzroad-card-II-23 = Weatherford: the minefield
hitzroad-card-II-23-scene = “Free ammunition,” said the sign, and under it in smaller letters: “walk carefully.” Theo went first because he's light, then Dad because he isn't superstitious. I stepped only where the grass looked friendly.

hitzroad-card-II-24 = Clinton: the toll
hitzroad-card-II-24-scene = They had built a barrier, a price list and a very large barbecue. “Two of anything,” said the fat one, “or one of you.” He said it so warmly that Mom nearly asked for the recipe.

hitzroad-card-II-25 = Elk City: the gun shop
hitzroad-card-II-25-scene = “Everything must go,” said the window, and four customers had taken it as an invitation to stay. We paid in kind, mostly in the head. The loyalty card is valid until December.

hitzroad-card-II-26 = Erick: the roadside diner
hitzroad-card-II-26-scene = Dad wanted pie, and the five at the counter wanted Dad. The waitress had been dead for weeks and was still faster than in Tulsa. There was no pie.

hitzroad-card-II-27 = Shamrock: the truck stop at night
hitzroad-card-II-27-scene = We had driven for nineteen hours and nobody had a heartbeat to spare. Three drivers shuffled between the trucks, as tired as we were, just deader. It was the slowest fight in history, and somehow we lost our temper before they did.

hitzroad-card-II-28 = Amarillo: the stadium gates
hitzroad-card-II-28-scene = Season ticket holders never give up: they were still standing in line. When the gate opened, the whole block moved at once, scarves and all. I've never been so unhappy to root for the visiting team.

hitzroad-card-III-1 = Glenrio: nobody at all
hitzroad-card-III-1-scene = A ghost town without a single ghost. We sat in the middle of the road, ate cold beans and listened to nothing. Best day of the whole trip, and there isn't one story in it.

hitzroad-card-III-2 = Santa Rosa: the beach
hitzroad-card-III-2-scene = There's a lake in the desert, so blue that it looks fake. Mom gave us an hour to be children, and three bathers came out of the reeds after forty minutes. I still say it counts as a vacation.

hitzroad-card-III-3 = Clines Corners: a family with no fuel
hitzroad-card-III-3-scene = A father, a mother, twins and a goldfish in a mason jar, beside a car as dry as the desert. We could give them a canister or have a man with a gun against us. The goldfish looked at me, and I've been weak ever since.

hitzroad-card-III-4 = Moriarty: the pile-up
hitzroad-card-III-4-scene = Three hundred cars had tried to be first. Going around costs gas, climbing over costs people, and honking helps nobody, though Dad did try. Somewhere in the heap a radio was still playing the weather for June.

hitzroad-card-III-5 = Albuquerque: the cough
hitzroad-card-III-5-scene = It's hard to hide when one of you coughs like a broken accordion. Whatever we breathed in back there, it came with us, and four of them followed the sound. We gave him cough drops; it was all we had.

hitzroad-card-III-6 = Laguna: the night that stank
hitzroad-card-III-6-scene = They smell chemicals better than people, it turns out. Five came straight out of the dark, noses first. I had washed my jacket six times since that factory and should have burned it once.

hitzroad-card-III-7 = Grants: a house with a crossbow
hitzroad-card-III-7-scene = The owner had left a crossbow on the wall and a note: “Use THIS, you idiots.” We understood the note only after the first gunshot. There were six to begin with, and then there were more.

hitzroad-card-III-8 = Thoreau: the flare
hitzroad-card-III-8-scene = Somebody far away was calling for help with a flare, and it lit up five of them between him and us. Every shot of ours said “dinner” in their language. I hope whoever it was saw that we tried.

hitzroad-card-III-9 = Gallup: the shopping list
hitzroad-card-III-9-scene = Our fanatic handed Mom a list: powder, wire, three boxes of rounds, something called “a surprise.” Either he gets his toys or he walks off into the desert, singing. Meanwhile six of them had come to hear the song.

hitzroad-card-III-10 = Holbrook: the supermarket
hitzroad-card-III-10-scene = Four between the shelves, and us with empty stomachs and shaking knees. You can't be a hero next to a wall of cold ravioli. We won on points, and I carried out the ravioli.

hitzroad-card-III-11 = Joseph City: the amusement park
hitzroad-card-III-11-scene = The merry-go-round was still turning, with four passengers who had paid for eternity. The music makes your heart slow down until it forgets to be frightened or brave. I won a plush rabbit and lost my childhood.

hitzroad-card-III-12 = Winslow: the usual
hitzroad-card-III-12-scene = Check the corner, open the door, three inside, close the door, sigh, open the door. We are so good at this now that nobody even screams. Mom says she liked it better when we did.

hitzroad-card-III-13 = Two Guns: a hand through the window
hitzroad-card-III-13-scene = The place is called Two Guns, and we could have done with three. A hand came through the window and took hold of one of ours by the collar. One shot, and it had better be a good one.

hitzroad-card-III-14 = Winona: the service door
hitzroad-card-III-14-scene = We went around the building to be clever, and behind the building was the door that opens outward. It opened outward. Somebody was pulled in by the backpack, and it was the backpack with the snacks.

hitzroad-card-III-15 = Flagstaff: a ring in the dark
hitzroad-card-III-15-scene = At two in the morning we counted four pairs of eyes around the fire, at five past two only three, which was worse. The fourth had gotten hold of somebody's ankle. I'll never again sleep with my feet outside the blanket.

hitzroad-card-III-16 = Williams: after the nap
hitzroad-card-III-16-scene = We lay down for a quarter of an hour, all of us, which is something you do once. Eight stood around us, so close that I could read the name tags. Dad woke up last and asked if it was breakfast.

hitzroad-card-III-17 = Ash Fork: the big moment
hitzroad-card-III-17-scene = Our fanatic buttoned up his coat, and it clinked. “Tell her I'm on my way,” he said, looking at the horde as one looks at a wedding. If he isn't with us anymore, then neither is the easy solution.

hitzroad-card-III-18 = Seligman: fire at will
hitzroad-card-III-18-scene = Will wasn't there, so we fired at everything else. The muzzle flashes showed us six, then eight, then a crowd that had come for the fireworks. It's my brother's birthday, and for once nobody had to blow out the candles.

hitzroad-card-III-19 = Peach Springs: the alarm in the house
hitzroad-card-III-19-scene = Who pays for a burglar alarm in a house without a roof? Somebody did, and it worked, and it locked the doors behind us. The horde rang no bell.

hitzroad-card-III-20 = Kingman: the tallest house in town
hitzroad-card-III-20-scene = Nine floors, so up here it counts as a skyscraper. The alarm went off on the seventh, with us above it and the horde below. Dad found two boxes of rounds in a safe and said there's always a bright side, just no elevator.

hitzroad-card-III-21 = Needles: the airport
hitzroad-card-III-21-scene = We dreamed of a plane all the way from Chicago, and here stood eleven, all without engines. All passengers were present. Boarding began from the rear.

hitzroad-card-III-22 = Amboy: the safe zone
hitzroad-card-III-22-scene = “Safe Zone,” it said on the gate, and nobody had updated it. The walls were high, the lock was good, and all of it was inside with us. I'd like to speak to the manager, and I'm afraid that was him.

hitzroad-card-III-23 = Ludlow: the barrels
hitzroad-card-III-23-scene = Yellow barrels, a skull on each, and a green light that made reading easy. Everything from the left side of the trunk had to stay there, and Uncle Ray's watch now runs backwards. On the other hand, I'm wide awake.

hitzroad-card-III-24 = Barstow: the bridge of wrecks
hitzroad-card-III-24-scene = Somebody had built a crossing out of cars, and three of the drivers were still belted in. You take it at full throttle or on foot, and on foot it is slippery. I drove for the first time in my life; don't tell my driving school.

hitzroad-card-III-25 = Victorville: the motel corridor
hitzroad-card-III-25-scene = Twenty doors, all closed, and a carpet the color of bad news. Each shot opened another door. Room service has never been so prompt.

hitzroad-card-III-26 = San Bernardino: rush hour
hitzroad-card-III-26-scene = Four lanes of them, walking west, just like us. For an hour we moved along with the traffic and nobody noticed, until Theo said “excuse me.” Never be polite on the freeway.

hitzroad-card-III-27 = Pasadena: the shopping mall
hitzroad-card-III-27-scene = Of course they come to the mall; anyone who has seen a movie knows that. We needed shoes, they needed us, and the escalator still went up. I have new sneakers and a new fear of escalators.

hitzroad-card-III-28 = Los Angeles: the last pump
hitzroad-card-III-28-scene = You can smell the ocean from here, under the gasoline. Four locals stood around the last pump in America, and turning back wasn't an option, because behind us was all of America. Then I saw the pier.
