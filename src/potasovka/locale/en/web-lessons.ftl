# The first games: one idea at a time.

lesson = First game
lesson-next = Got it
lesson-skip = No more hints

lesson-smashup-goal = Be the strongest where it counts
lesson-smashup-goal-text = Two factions share your deck: dragons and sharks. Each turn you may play one minion and one action. What glows can be played: begin with a minion, Hammerhead. To read a card, point at it; on a phone, hold it.
lesson-smashup-where = Pick a base
lesson-smashup-where-text = A minion adds its power, the big number in its corner, to your side of the base; an action changes what lies there. Pick one of the glowing bases. You can also drag a card straight onto it.
lesson-smashup-action = Now an action
lesson-smashup-action-text = Your minion for this turn is played, so the others have gone grey: press a grey card and it tells you why. An action is still free. Torn Apart gets rid of a small minion; or keep it for later.
lesson-smashup-end = That was your turn
lesson-smashup-end-text = Nothing is left to play. Finish, and the bases are checked: one that is full scores. Then you draw two cards.
lesson-smashup-rival = What did they do?
lesson-smashup-rival-text = Everything that happened is in the log, and a card's name there shows the card. The big number at a base is all power on it; the one behind the slash is what makes it score.
lesson-smashup-special = An answer
lesson-smashup-special-text = Some cards answer what just happened, in anybody's turn, even in your own. Use it or say no; nobody learns what you could have done. How often you are asked is up to you: see the settings.
lesson-smashup-full = This base is filling up
lesson-smashup-full-text = When all power on it reaches the number behind the slash, the base scores. The three prizes go to the first, second and third in power: being second is often good enough. The small arrow beside a name shows who would get what.
lesson-smashup-score = Points!
lesson-smashup-score-text = A scored base pays its prizes and goes with everything on it, and a new one lies there. Whoever has 15 points or more at the end of a turn and is ahead of everybody else wins. You began with 7, so it won't take all evening.
lesson-smashup-talent = A talent
lesson-smashup-talent-text = A glowing minion on the table has a talent: press it, read it and use it, once in each of your turns.
lesson-smashup-numbers = Why is that number what it is?
lesson-smashup-numbers-text = Power can grow and shrink. Point at a number, or tap it, and it is added up for you. Green is more than printed, red is less.
lesson-smashup-destroy = Nothing is lost forever
lesson-smashup-destroy-text = Destroyed minions and used actions lie in the discard pile of their owner, open to everybody. When a deck runs out, its discard pile is shuffled into a new one.
lesson-smashup-alone = You know the rest
lesson-smashup-alone-text = Cards overrule the rules; read them, zoom them, try them. Keywords are explained where they stand. Finish this one, and then let chance deal you two factions of your own.

lesson-hitzroad-bid = Who chooses first?
lesson-hitzroad-bid-text = Bring at least one survivor to Los Angeles in eight rounds; among those who make it, most points win. Each round begins with an auction for who chooses a route first. Everybody pays their own bid, the losers too, with ammunition (blue), gas (red) and adrenaline (yellow), and you need all three later. Passing at 0 is free.
lesson-hitzroad-pay = Pay your bid
lesson-hitzroad-pay-text = Any mix will do. Gas lets you flee, ammunition kills from afar, adrenaline saves the bitten: give what you need least.
lesson-hitzroad-route = Choose a route
lesson-hitzroad-route-text = You pass both of its cards, one after the other: take what lies there, live through what is written, fight whoever is waiting. The star is what a card is worth if you win it.
lesson-hitzroad-key = A key
lesson-hitzroad-key-text = This route costs something extra before you may drive in. Pay with whatever you can spare.
lesson-hitzroad-event = Something happens
lesson-hitzroad-event-text = The text on the card happens before the zombies come. Sometimes you can buy your way out, sometimes it costs somebody.
lesson-hitzroad-fire = To shoot or to save it?
lesson-hitzroad-fire-text = Each round you fire rolls two dice, and every target on them is one zombie fewer. You shoot once, before the melee. The odds on the buttons are exact; the ★ cares only for who survives, and you will need ammunition later, too.
lesson-hitzroad-stand = Stand or run
lesson-hitzroad-stand-text = In the melee each of you rolls a die, again and again, until one side is gone. Or pay gas and flee: then the card's points are lost, but nobody is.
lesson-hitzroad-bite = Somebody is bitten
lesson-hitzroad-bite-text = For each bite you may spend an adrenaline to save that one. Without it they are gone, and the diary crosses out a name. Red dice of a horde can kill at once.
lesson-hitzroad-bolt = Lightning
lesson-hitzroad-bolt-text = A lightning bolt turns one adrenaline into one zombie fewer. Keep some adrenaline for the bites.
lesson-hitzroad-second = The road goes on
lesson-hitzroad-second-text = Eight rounds lead to Los Angeles, and the country gets worse in three steps: cards of levels two and three are worth more, and have more zombies.
lesson-hitzroad-points = What brings points
lesson-hitzroad-points-text = Points are the stars on the cards you win. At the end four bonuses of 3 points are added: most ammo, gas, adrenaline, people. If it is a tie, nobody gets it. What you would have now, and why, stands below the parties.
lesson-hitzroad-alone = You know the rest
lesson-hitzroad-alone-text = Tokens and dice say what they do when you point at them or hold them. Drive on, and write home if there is still a home.

lesson-quiet = The next hint comes when it is needed.
