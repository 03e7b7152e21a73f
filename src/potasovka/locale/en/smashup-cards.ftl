# Factions and cards of Smash Up. Made by tools/make_locale.py from the card files: do not edit.

## aliens

faction-aliens = Aliens
su-idea-aliens = Beam minions up, pick points along the way, reshape the bases.
card-supreme_overlord = Supreme Overlord
text-supreme_overlord = Any one minion may be returned by you to its owner's hand.
card-invader = Invader
text-invader = You gain 1 victory point.
card-scout = Scout
text-scout = Special: Once this base has been scored, you may put this minion into your hand instead of the discard pile.
card-collector = Collector
text-collector = A minion here that has power 3 or less may be returned by you to its owner's hand.
card-abduction = Abduction
text-abduction = Return a minion to its owner's hand. You get an extra minion.
card-beam_up = Beam Up
text-beam_up = Return a minion to its owner's hand.
card-crop_circles = Crop Circles
text-crop_circles = Choose a base. All minions there go back to their owners' hands.
card-disintegrator = Disintegrator
text-disintegrator = A minion of power up to 3 goes under its owner's deck.
card-invasion = Invasion
text-invasion = Move any one minion to a different base.
card-jammed_signal = Jammed Signal
text-jammed_signal = Ongoing: Nobody minds the ability of this base: it is cancelled.
card-probe = Probe
text-probe = Look at the hand of another player and choose a minion in it, which that player discards.
card-terraforming = Terraforming
text-terraforming = Search the base deck and swap a base of it with one in play; the actions on the old base are discarded, its minions stay. Shuffle the base deck. You get an extra minion, to be played on the new base.

## dinosaurs

faction-dinosaurs = Dinosaurs
su-idea-dinosaurs = Big, and growing bigger.
card-king_rex = King Rex
text-king_rex = No ability: this one is strong enough.
card-laseratops = Laseratops
text-laseratops = Destroy a minion of power up to 2 here.
card-armor_stego = Armor Stego
text-armor_stego = Ongoing: While it is another player's turn, this minion has +2 power.
card-war_raptor = War Raptor
text-war_raptor = Ongoing: This minion has +1 power for each War Raptor here, itself included.
card-augmentation = Augmentation
text-augmentation = A minion has +4 power until your turn ends.
card-howl = Howl
text-howl = Each of your minions has +1 power until your turn ends.
card-natural_selection = Natural Selection
text-natural_selection = Choose a minion of yours. Destroy a weaker one at its base.
card-rampage = Rampage
text-rampage = Choose a minion of yours. The breakpoint of its base is lower by its power for the turn.
card-survival_of_the_fittest = Survival of the Fittest
text-survival_of_the_fittest = At each base where a stronger minion stands, destroy the weakest one; of equal ones you choose.
card-tooth_and_claw_and_guns = Tooth and Claw… and Guns
text-tooth_and_claw_and_guns = Play on a minion. Ongoing: When an ability would affect it, be it your own or a base's, destroy this action, and that ability does not affect the minion.
card-upgrade = Upgrade
text-upgrade = Play on a minion. Ongoing: It has +2 power.
card-wildlife_preserve = Wildlife Preserve
text-wildlife_preserve = Ongoing: Actions of other players do not affect your minions here.
card-fort_titanosaurus = Fort Titanosaurus
text-fort_titanosaurus = Special: On your turn, before you have played a minion, you may destroy one of yours to play this titan at its base, with as many +1 counters as that minion had power. Ongoing: Once a turn, when an action that you played has directly affected minions, you may put a +1 counter on one of them, on this titan, or on both. Talent: If this titan has four counters or more, draw a card.

## ninjas

faction-ninjas = Ninjas
su-idea-ninjas = Nobody sees them coming, least of all when a base is scored.
card-ninja_master = Ninja Master
text-ninja_master = You may destroy a minion here.
card-tiger_assassin = Tiger Assassin
text-tiger_assassin = You may destroy a minion of power up to 3 here.
card-shinobi = Shinobi
text-shinobi = Special: Before a base is scored, you may play this minion there from your hand. You can do so with one Shinobi a base.
card-ninja_acolyte = Ninja Acolyte
text-ninja_acolyte = Special: On your turn, before you have played a minion, you may return this one to your hand and play an extra minion here.
card-assassination = Assassination
text-assassination = Play on a minion. Ongoing: When the turn ends, destroy it.
card-disguise = Disguise
text-disguise = Choose one or two of your minions at one base. Play as many extra minions there now, and return the chosen ones to your hand.
card-hidden_ninja = Hidden Ninja
text-hidden_ninja = Special: Before a base is scored, play a minion there.
card-infiltrate = Infiltrate
text-infiltrate = Destroy another action on this base. Ongoing: Until your next turn begins, you may ignore the ability of this base.
card-poison = Poison
text-poison = Play on a minion. Destroy any number of other actions on it. Ongoing: It has −4 power.
card-seeing_stars = Seeing Stars
text-seeing_stars = Destroy a minion of power up to 3.
card-smoke_bomb = Smoke Bomb
text-smoke_bomb = Play on a minion of yours. Ongoing: Actions of other players do not affect it. When your turn begins, destroy this action.
card-way_of_deception = Way of Deception
text-way_of_deception = Move one of your minions to another base.
card-invisible_ninja = Invisible Ninja
text-invisible_ninja = Special: On your turn, unless this titan was in play when the turn began, you may discard a card to play it at a base with a minion of yours. Ongoing: Once a turn, when you have destroyed a card of another player or returned a minion of yours to your hand, you may look at the two topmost cards of your deck: you draw the one you like better, the other is shuffled in. Special: When your turn begins, you may give this titan up: it is destroyed, and you get an extra minion of power up to 3.

## pirates

faction-pirates = Pirates
su-idea-pirates = Sail from base to base, and make the small ones walk the plank.
card-pirate_king = Pirate King
text-pirate_king = Special: Before a base is scored, you may move this minion to it.
card-buccaneer = Buccaneer
text-buccaneer = Special: Whenever this minion would be destroyed, it moves to another base instead.
card-saucy_wench = Saucy Wench
text-saucy_wench = You may destroy a minion of power up to 2 here.
card-first_mate = First Mate
text-first_mate = Special: Once this base has been scored, this minion need not go to the discard pile: you may move it to another base.
card-broadside = Broadside
text-broadside = Choose a base with a minion of yours, and a player. Destroy all of that player's minions of power up to 2 there.
card-cannon = Cannon
text-cannon = Destroy at most two minions of power up to 2.
card-dinghy = Dinghy
text-dinghy = As many as two of your minions may move, each to a base of its own.
card-full_sail = Full Sail
text-full_sail = Move as many of your minions as you like to other bases. Special: You may also play this before a base is scored.
card-powderkeg = Powderkeg
text-powderkeg = Destroy one of your minions, and with it every minion at its base that has no more power.
card-sea_dogs = Sea Dogs
text-sea_dogs = Name a faction. All minions of it that other players have at one base move to another base.
card-shanghai = Shanghai
text-shanghai = Move a minion of another player to a different base.
card-swashbuckling = Swashbuckling
text-swashbuckling = Each of your minions now in play has +1 power this turn.

## robots

faction-robots = Robots
su-idea-robots = A swarm of little machines that build one another up.
card-nukebot = Nukebot
text-nukebot = Ongoing: When this minion has been destroyed, destroy all minions of other players at its base.
card-warbot = Warbot
text-warbot = Ongoing: This minion cannot be destroyed.
card-hoverbot = Hoverbot
text-hoverbot = Reveal the top card of your deck. A minion may be played by you now, as an extra one; any other card stays.
card-zapbot = Zapbot
text-zapbot = You get an extra minion of power up to 2.
card-microbot_alpha = Microbot Alpha
text-microbot_alpha = Ongoing: All your minions in play count as Microbots. This one has +1 power for each other Microbot of yours.
card-microbot_archive = Microbot Archive
text-microbot_archive = Ongoing: When a Microbot of yours has been destroyed, be it this one, draw a card.
card-microbot_fixer = Microbot Fixer
text-microbot_fixer = If this is the first minion you play this turn, you get an extra one. Ongoing: Each of your Microbots has +1 power.
card-microbot_guard = Microbot Guard
text-microbot_guard = Destroy a minion here that has less power than you have minions here.
card-microbot_reclaimer = Microbot Reclaimer
text-microbot_reclaimer = If this is the first minion you play this turn, you get an extra one. Shuffle as many Microbots of your discard pile as you like into your deck.
card-tech_center = Tech Center
text-tech_center = Choose a base. For each minion you have there, draw a card.

## tricksters

faction-tricksters = Tricksters
su-idea-tricksters = Whatever the others do, they will be sorry for it.
card-leprechaun = Leprechaun
text-leprechaun = Ongoing: When another player has played a minion here that is weaker than this one, destroy it; its own ability comes first.
card-brownie = Brownie
text-brownie = Ongoing: When another player has played a card that affects this minion, that player discards two random cards.
card-gnome = Gnome
text-gnome = You may destroy a minion here that has less power than you have minions here.
card-gremlin = Gremlin
text-gremlin = Ongoing: When this minion has been destroyed, draw a card, and each other player discards a random card.
card-block_the_path = Block the Path
text-block_the_path = Play on a base and name a faction. Ongoing: Minions of that faction cannot be played here.
card-disenchant = Disenchant
text-disenchant = Destroy an action that is on a minion or a base.
card-enshrouding_mist = Enshrouding Mist
text-enshrouding_mist = Ongoing: On each of your turns you may play an extra minion here.
card-flame_trap = Flame Trap
text-flame_trap = Ongoing: When another player has played a minion here, destroy it, its own ability coming first, and this action.
card-hideout = Hideout
text-hideout = Ongoing: When an action of another player would affect minions of yours here, destroy this one, and that action does not affect them.
card-mark_of_sleep = Mark of Sleep
text-mark_of_sleep = Choose a player, yourself if you like. In their next turn they cannot play actions.
card-pay_the_piper = Pay the Piper
text-pay_the_piper = Ongoing: When another player has played a minion here, that player discards a card.
card-take_the_shinies = Take the Shinies
text-take_the_shinies = Each other player discards two random cards.

## wizards

faction-wizards = Wizards
su-idea-wizards = A hand full of cards, and one action after another.
card-archmage = Archmage
text-archmage = Ongoing: Each of your turns gives you an extra action, the one in which you play this minion too. You keep an unused one for the rest of the turn if this minion leaves play.
card-chronomage = Chronomage
text-chronomage = You get an extra action this turn.
card-enchantress = Enchantress
text-enchantress = Draw a card.
card-neophyte = Neophyte
text-neophyte = Reveal the card on top of your deck. An action may be taken into your hand or played as an extra one; any other card stays there.
card-mass_enchantment = Mass Enchantment
text-mass_enchantment = Every other player reveals the card on top of their deck. You may play an action among these cards as an extra one; all others stay where they are.
card-mystic_studies = Mystic Studies
text-mystic_studies = Draw two cards.
card-portal = Portal
text-portal = Reveal the five topmost cards of your deck. Take as many minions among them as you like into your hand; the others go back on top in any order.
card-sacrifice = Sacrifice
text-sacrifice = Choose a minion of yours. Draw as many cards as it has power. Destroy it.
card-scry = Scry
text-scry = Search your deck for an action, show it to all, place it into your hand, and shuffle.
card-summon = Summon
text-summon = You get an extra minion.
card-time_loop = Time Loop
text-time_loop = You get two extra actions.
card-winds_of_change = Winds of Change
text-winds_of_change = Your whole hand is shuffled into your deck, then you draw five cards. You get an extra action.

## zombies

faction-zombies = Zombies
su-idea-zombies = What lies in the discard pile comes back, again and again.
card-zombie_lord = Zombie Lord
text-zombie_lord = At each base where you have no minion, you may play an extra one of power up to 2 out of your discard pile.
card-grave_digger = Grave Digger
text-grave_digger = A minion of your discard pile may come into your hand.
card-tenacious_z = Tenacious Z
text-tenacious_z = Special: On your turn you may play this card out of your discard pile as an extra minion. Only one Tenacious Z a turn does this for you.
card-walker = Walker
text-walker = Look at the top card of your deck, and either discard it or leave it there.
card-grave_robbing = Grave Robbing
text-grave_robbing = Take any card out of your discard pile into your hand.
card-lend_a_hand = Lend a Hand
text-lend_a_hand = Shuffle as many cards of your discard pile as you like into your deck.
card-mall_crawl = Mall Crawl
text-mall_crawl = Search your deck for as many cards of one name as you like, put them into your discard pile, and shuffle.
card-not_enough_bullets = Not Enough Bullets
text-not_enough_bullets = Choose a name. Take any number of minions of that name out of your discard pile into your hand.
card-outbreak = Outbreak
text-outbreak = You get an extra minion, to be played at a base without minions of yours.
card-overrun = Overrun
text-overrun = Ongoing: Nobody else can play minions here. When your turn begins, destroy this action.
card-they_keep_coming = They Keep Coming
text-they_keep_coming = Play a minion out of your discard pile as an extra one.
card-theyre_coming_to_get_you = They're Coming To Get You
text-theyre_coming_to_get_you = Ongoing: Each time in your turn that you could play a minion from your hand, you may instead play one out of your discard pile here.

## bases of base_box

card-the_homeworld = The Homeworld
text-the_homeworld = Each time a minion has been played here, its owner gets an extra minion of power up to 2.
card-the_mothership = The Mothership
text-the_mothership = After this base is scored, the winner may return a minion of theirs that has power 3 or less from here to the hand.
card-evans_city_cemetery = Evans City Cemetery
text-evans_city_cemetery = After this base is scored, the winner discards their whole hand and draws five cards.
card-rhodes_plaza_mall = Rhodes Plaza Mall
text-rhodes_plaza_mall = When this base is scored, each player gains 1 victory point for each minion they have here.
card-the_grey_opal = The Grey Opal
text-the_grey_opal = After this base is scored, each player but the winner may save one of their minions here from the discard pile: it moves to another base.
card-tortuga = Tortuga
text-tortuga = When this base has been scored and a new one lies in its place, the runner-up may move a minion of theirs from another base to the new one.
card-factory4361337 = Factory 436-1337
text-factory4361337 = When this base is scored, the winner gains 1 victory point for every full 5 power they have here.
card-the_central_brain = The Central Brain
text-the_central_brain = Each minion here has +1 power.
card-school_of_wizardry = School of Wizardry
text-school_of_wizardry = After this base is scored, the winner looks at the top three of the base deck, chooses which one comes in its place, and puts the others back on top in any order.
card-the_great_library = The Great Library
text-the_great_library = After this base is scored, everybody who has a minion here may draw a card.
card-jungle_oasis = Jungle Oasis
text-jungle_oasis = No ability.
card-tar_pits = Tar Pits
text-tar_pits = Each minion that has been destroyed here goes from the discard pile under its owner's deck.
card-ninja_dojo = Ninja Dojo
text-ninja_dojo = After this base is scored, the winner may destroy any one minion.
card-temple_of_goju = Temple of Goju
text-temple_of_goju = After this base is scored, the strongest minion that each player has here goes under its owner's deck; of several equally strong ones all do.
card-cave_of_shinies = Cave of Shinies
text-cave_of_shinies = For each minion that has been destroyed here, its owner gains 1 victory point.
card-mushroom_kingdom = Mushroom Kingdom
text-mushroom_kingdom = When a player's turn begins, that player may move somebody else's minion here from any base.

## bear_cavalry

faction-bear_cavalry = Bear Cavalry
su-idea-bear_cavalry = Shove the others' minions around and crush whatever lands next to you.
card-general_ivan = General Ivan
text-general_ivan = Ongoing: No minion of yours can be destroyed, this one included.
card-polar_commando = Polar Commando
text-polar_commando = Ongoing: While you have no other minion here, this one has +2 power and cannot be destroyed.
card-bear_cavalry = Bear Cavalry
text-bear_cavalry = Move a minion of another player from here to another base.
card-cub_scout = Cub Scout
text-cub_scout = Ongoing: After a minion of another player has moved here, destroy it if it is weaker than this one.
card-bear_hug = Bear Hug
text-bear_hug = Each other player destroys the weakest minion they have; in a tie they choose which.
card-bear_necessities = Bear Necessities
text-bear_necessities = Destroy one action that is on a minion or on a base.
card-bear_rides_you = Bear Rides You
text-bear_rides_you = Move a minion of yours to another base.
card-commission = Commission
text-commission = Play an extra minion now, then move a minion of another player from its base to another base.
card-high_ground = High Ground
text-high_ground = Ongoing: While you have a minion here, each minion of another player that moves here is destroyed.
card-superiority = Superiority
text-superiority = Ongoing: Cards of other players can neither destroy nor move nor return your minions here.
card-youre_pretty_much_borscht = You're Pretty Much Borscht
text-youre_pretty_much_borscht = Choose a base with a minion of yours. Move all minions of other players from there to one other base.
card-youre_screwed = You're Screwed
text-youre_screwed = Choose a base with a minion of yours. Move one minion of another player from there to another base.

## ghosts

faction-ghosts = Ghosts
su-idea-ghosts = The emptier the hand, the stronger the dead.
card-spectre = Spectre
text-spectre = Special: While you hold two cards or fewer, you may play this minion out of your discard pile whenever you could play a minion.
card-haunting = Haunting
text-haunting = Ongoing: While you hold two cards or fewer, this minion has +3 power and cards of other players do not affect it.
card-spirit = Spirit
text-spirit = Choose a minion. You may discard as many cards as it has power, to destroy it.
card-ghost = Ghost
text-ghost = You may discard a card.
card-across_the_divide = Across the Divide
text-across_the_divide = Choose a name. Place any number of minions of that name from your discard pile back into your hand.
card-door_to_the_beyond = Door to the Beyond
text-door_to_the_beyond = Ongoing: While you hold two cards or fewer, each of your minions here has +2 power.
card-ghostly_arrival = Ghostly Arrival
text-ghostly_arrival = You may play an extra minion, an extra action, or both.
card-incorporeal = Incorporeal
text-incorporeal = Play on a minion of yours. Ongoing: Cards of other players do not affect it.
card-make_contact = Make Contact
text-make_contact = Play only as the last card in your hand, on any minion. Ongoing: You control it while both stay in play.
card-seance = Séance
text-seance = If you hold two cards or fewer, draw until you hold five.
card-shady_deal = Shady Deal
text-shady_deal = If you hold two cards or fewer, gain 1 victory point.
card-the_dead_rise = The Dead Rise
text-the_dead_rise = Discard as many cards as you like. Then you get one extra minion, out of your discard pile and weaker than the number of cards discarded.

## killer_plants

faction-killer_plants = Killer Plants
su-idea-killer_plants = Small seeds grow into monsters if nobody weeds them in time.
card-venus_man_trap = Venus Man Trap
text-venus_man_trap = Talent: Search your deck for a minion of power up to 2, play it here as an extra, and shuffle.
card-weed_eater = Weed Eater
text-weed_eater = This minion has −2 power for the rest of the turn.
card-water_lily = Water Lily
text-water_lily = Ongoing: When your turn begins, draw a card. Only one Water Lily a turn does this for you.
card-sprout = Sprout
text-sprout = Ongoing: When your turn begins, destroy this minion. If you like, search your deck for a minion of power up to 3, play it here as an extra, and shuffle.
card-blossom = Blossom
text-blossom = You get up to three extra minions, all of them of one name.
card-budding = Budding
text-budding = Choose any minion in play. Look for a card of its name in your deck, place that into your hand, and shuffle.
card-choking_vines = Choking Vines
text-choking_vines = Play on a minion. Ongoing: When your turn begins, destroy it.
card-deep_roots = Deep Roots
text-deep_roots = Ongoing: Abilities of other players can neither move your minions here nor return them to your hand.
card-entangled = Entangled
text-entangled = Ongoing: No minion can be moved or returned to a hand from any base with a minion of yours. When your turn begins, destroy this action.
card-insta_grow = Insta-Grow
text-insta_grow = You get an extra minion.
card-overgrowth = Overgrowth
text-overgrowth = Ongoing: When your turn begins, the breakpoint of this base becomes 0 for the turn.
card-sleep_spores = Sleep Spores
text-sleep_spores = Ongoing: Minions of other players here have −1 power.
card-killer_kudzu = Killer Kudzu
text-killer_kudzu = Special: Beside the deck, this titan gets a +1 counter whenever your turn begins. On your turn, while it has three or more, you may play it with at most six of them. Ongoing: When this titan has left play, either shuffle up to two minions of your discard pile into the deck or draw two cards. Talent: Destroy this titan; if it goes, you get an extra minion out of your discard pile with no more power than it had counters.

## steampunks

faction-steampunks = Steampunks
su-idea-steampunks = Contraptions bolted to bases, dug up from the scrap again and again.
card-steam_queen = Steam Queen
text-steam_queen = Ongoing: Cards of other players do not affect your actions.
card-mechanic = Mechanic
text-mechanic = Choose one of the actions in your discard pile that go on a base, and play it as an extra.
card-steam_man = Steam Man
text-steam_man = Ongoing: This minion has +1 power while one of your actions is on this base.
card-captain_ahab = Captain Ahab
text-captain_ahab = Talent: Move this minion to a base that one of your actions is on.
card-aggromotive = Aggromotive
text-aggromotive = Ongoing: While you have a minion here, your total here is 5 higher.
card-change_of_venue = Change of Venue
text-change_of_venue = Place one of your actions in play, from a base or a minion, into your hand; then you may play that card once more, as an extra.
card-difference_engine = Difference Engine
text-difference_engine = Ongoing: At the end of your turn, draw a card if you have a minion here.
card-escape_hatch = Escape Hatch
text-escape_hatch = Ongoing: When a minion of yours here would be destroyed, it goes to your hand instead.
card-ornate_dome = Ornate Dome
text-ornate_dome = Destroy all actions of other players on this base. Ongoing: Nobody else can play an action on it.
card-rotary_slug_thrower = Rotary Slug Thrower
text-rotary_slug_thrower = Ongoing: Each of your minions here has +2 power.
card-scrap_diving = Scrap Diving
text-scrap_diving = Place an action from your discard pile back into your hand.
card-zeppelin = Zeppelin
text-zeppelin = Talent: Move a minion of yours to here, or from here to a different base.

## bases of awesome_level_9000

card-field_of_honor = Field of Honor
text-field_of_honor = Whenever one or more minions are destroyed here, the player who destroyed them gains 1 victory point.
card-tsars_palace = Tsar's Palace
text-tsars_palace = Minions of power up to 2 cannot be played here.
card-haunted_house = Haunted House
text-haunted_house = Whoever has played a minion here must then discard a card.
card-the_dread_gazebo = The Dread Gazebo
text-the_dread_gazebo = Actions cannot be played on this base.
card-secret_grove = Secret Grove
text-secret_grove = Each player may, on their turn, play an extra minion of power up to 2 here.
card-the_greenhouse = The Greenhouse
text-the_greenhouse = When this base has been scored and a new one lies in its place, the winner may search their deck for a minion, play it on the new base, and shuffle.
card-inventors_salon = Inventor's Salon
text-inventors_salon = After this base is scored, the winner may place an action from their discard pile into their hand.
card-workshop = Workshop
text-workshop = After a player plays an action on this base, that player may play an extra action.

## dragons

faction-dragons = Dragons
su-idea-dragons = Scorch the base, scare the neighbours, spoil their prizes.
card-great_wyrm = Great Wyrm
text-great_wyrm = Ongoing: When this base scores, each other player here is awarded 1 victory point less for it.
card-wyvern = Wyvern
text-wyvern = Destroy a minion of power up to 3 here. Talent: The breakpoint of this base is 3 lower for the turn.
card-imperial_dragon = Imperial Dragon
text-imperial_dragon = Ongoing: Each time another player has played a minion here or moved one here, draw a card.
card-hatchling = Hatchling
text-hatchling = Ongoing: Each time another player has played a minion here or moved one here, that minion has −1 power for the turn.
card-bring_down_the_walls = Bring Down the Walls
text-bring_down_the_walls = Ongoing: Just before this base is scored, you may play a minion here.
card-burn_it_down = Burn It Down
text-burn_it_down = Destroy a base and the actions on it; its minions stay. In its place comes the top of the base deck or one of the discarded bases, which now include the destroyed one.
card-dangerous_ground = Dangerous Ground
text-dangerous_ground = Ongoing: Another player must discard a card in order to play a minion here.
card-dragon_lands = Dragon Lands
text-dragon_lands = Ongoing: Your minions here have +1 power. Special: You may play this on a base before it scores.
card-flank_attack = Flank Attack
text-flank_attack = Look through your deck, your discard pile or both for an action that goes on a base, and play it as an extra. If you looked through your deck, shuffle it.
card-intimidating_presence = Intimidating Presence
text-intimidating_presence = Ongoing: Minions of other players here have −1 power. Special: You may play this on a base before it scores.
card-raze = Raze
text-raze = Ongoing: The ability of this base is cancelled.
card-ruins = Ruins
text-ruins = Ongoing: When this base scores, each other player here is awarded 1 victory point less for it.

## mythic_greeks

faction-mythic_greeks = Mythic Greeks
su-idea-mythic_greeks = Action after action, and the heroes grow with every one.
card-odysseus = Odysseus
text-odysseus = Ongoing: Each action you have played gives one of your minions a +1 power counter.
card-heracles = Heracles
text-heracles = Ongoing: Each action that anybody has played gives this minion +1 power for the turn.
card-jason = Jason
text-jason = Ongoing: When you have played your first action of a turn, choose a base: your minions there have +1 power for the turn.
card-spartan = Spartan
text-spartan = Ongoing: The first action you have played on your turn gives this minion a +1 power counter.
card-argonaut = Argonaut
text-argonaut = This triggers all that an action played by you would trigger. Special: This minion can be played wherever you could play an action, in its place.
card-favor_of_aphrodite = Favor of Aphrodite
text-favor_of_aphrodite = You get an extra minion.
card-favor_of_apollo = Favor of Apollo
text-favor_of_apollo = Draw a card. You get an extra action.
card-favor_of_ares = Favor of Ares
text-favor_of_ares = One of your minions has +3 power for the turn.
card-favor_of_athena = Favor of Athena
text-favor_of_athena = Reveal the five topmost cards of your deck. You may take an action among them into your hand; the others go back on top in any order.
card-favor_of_dionysus = Favor of Dionysus
text-favor_of_dionysus = One of your minions has +1 power for the turn. You get an extra action. If you like, this card goes on top of your deck and not to the discard pile.
card-favor_of_hades = Favor of Hades
text-favor_of_hades = Take an action out of your discard pile into your hand.
card-favor_of_hera = Favor of Hera
text-favor_of_hera = Each of up to two of your minions gets a +1 power counter.
card-favor_of_hermes = Favor of Hermes
text-favor_of_hermes = You get two extra actions.
card-favor_of_poseidon = Favor of Poseidon
text-favor_of_poseidon = Choose up to three cards of your discard pile and shuffle them into your deck.
card-favor_of_zeus = Favor of Zeus
text-favor_of_zeus = The breakpoint of a base is 5 lower for the turn.

## sharks

faction-sharks = Sharks
su-idea-sharks = Destroy the weak, then feed on it.
card-megalodon = Megalodon
text-megalodon = Destroy a minion of power up to 4 here, if you like. Special: Just before this base is scored, you may destroy a minion of power up to 3 here.
card-great_white = Great White
text-great_white = Talent: This minion moves to another base. Destroy a minion of power up to 2 at that base.
card-hammerhead = Hammerhead
text-hammerhead = Ongoing: Each minion destroyed here gives this one a +1 power counter.
card-mako = Mako
text-mako = Special: Where you have just destroyed a minion, you may play this one from your hand as an extra.
card-air_jaws = Air Jaws
text-air_jaws = Choose one of your minions and another base, and move it there. Destroy a minion of power up to 3 at that base.
card-blood_in_the_water = Blood in the Water
text-blood_in_the_water = Ongoing: Each minion destroyed here gives you an extra minion of power up to 3, to be played here.
card-chum = Chum
text-chum = Play on a minion. Ongoing: Each minion destroyed anywhere gives this one a +1 power counter.
card-dangerous_waters = Dangerous Waters
text-dangerous_waters = Talent: Choose a minion here. It has −2 power for the turn.
card-feeding_frenzy = Feeding Frenzy
text-feeding_frenzy = Choose a base. Destroy as many minions of power up to 2 there as you like.
card-freakin_laser_beam = Freakin' Laser Beam
text-freakin_laser_beam = Choose a minion of yours. Destroy one at its base that has no more power; this may be the chosen one.
card-torn_apart = Torn Apart
text-torn_apart = Destroy a minion of power up to 3. Draw a card.
card-week_of_sharks = Week of Sharks
text-week_of_sharks = Ongoing: When your turn ends, draw a card if you have a minion here. Only one Week of Sharks a turn does this for you.
card-helicoprion = Helicoprion
text-helicoprion = Special: Beside the deck, this titan gets a counter whenever your turn begins and for each minion destroyed; then, with four or more, you may take them off and play it. Ongoing: Once a turn, when you have destroyed a minion, you may either move this titan to the base of that minion, whose power then counts for your total there this turn, or put a +1 power counter on this titan. Talent: Either shuffle a minion of power up to 3 out of your discard pile into the deck, or look through your deck, your discard pile or both for a Mako and take it into your hand.

## super_heroes

faction-super_heroes = Super Heroes
su-idea-super_heroes = Mild citizens turn into heroes who are hard to destroy.
card-awesome_guy = Awesome Guy
text-awesome_guy = Ongoing: Other players cannot destroy your minions here.
card-captain_amazing = Captain Amazing
text-captain_amazing = Talent: Each of your minions now here has +1 power for the turn.
card-mind_lady = Mind Lady
text-mind_lady = Talent: Choose a minion of another player. Until your next turn begins, its abilities are cancelled.
card-the_burst = The Burst
text-the_burst = Ongoing: When a minion has been played at another base, you may move this one there.
card-mild_mannered_citizen = Mild Mannered Citizen
text-mild_mannered_citizen = Ongoing: When your turn begins, you may destroy this minion; if it goes, search your deck for one of power 5 or more, play that here as an extra, and shuffle.
card-expanded_power = Expanded Power
text-expanded_power = Play on a minion. Ongoing: It has +1 power, and nobody but you can destroy it.
card-golden_age = Golden Age
text-golden_age = Put up to three minions out of your discard pile under your deck, one after the other.
card-justice_friends = Justice Friends
text-justice_friends = Each of your minions that now has power 5 or more gets +2 for the turn.
card-my_only_weakness = My Only Weakness!
text-my_only_weakness = Play on a minion. Ongoing: Its abilities are cancelled.
card-not_really_dead = Not Really Dead
text-not_really_dead = Take up to two minions of power 2 or less out of your discard pile into your hand.
card-radioactive_exposure = Radioactive Exposure
text-radioactive_exposure = Destroy one of your minions; if it goes, search your deck for a stronger one, play that at its base as an extra, and shuffle.
card-secret_base = Secret Base
text-secret_base = Ongoing: Other players cannot destroy your minions of power up to 3 here.
card-sidekick = Sidekick
text-sidekick = Choose a base with a minion of yours that has power 5 or more. You get an extra minion of power up to 2, to be played there.
card-the_everything_glove = The Everything Glove
text-the_everything_glove = Special: Where a minion of yours has just been destroyed, you may play this titan. Ongoing: Abilities of other players do not affect your minions of power up to 3 here. Talent: Either draw a card, or get an extra minion of power up to 2, to be played here.

## tornados

faction-tornados = Tornados
su-idea-tornados = Everything moves: minions, actions, even whole bases.
card-monster_tornado = Monster Tornado
text-monster_tornado = Talent: A minion of power up to 4 moves, from here to another base or the other way round.
card-cyclone = Cyclone
text-cyclone = Talent: This minion moves to another base.
card-twister = Twister
text-twister = If you like, a minion of power up to 3 moves, from here to another base or the other way round; it may be this one.
card-dust_devil = Dust Devil
text-dust_devil = Special: Just before another base is scored, this minion may move there.
card-carried_away = Carried Away
text-carried_away = Move a minion to another base.
card-gone_with_the_wind = Gone with the Wind
text-gone_with_the_wind = Special: Play when a base has been scored. One of your minions there may move to another base, and so escape the discard pile.
card-not_in_kansas = Not in Kansas
text-not_in_kansas = Destroy a base, the actions on it and the actions on minions there; its minions stay. In its place comes the top of the base deck.
card-over_the_rainbow = Over the Rainbow
text-over_the_rainbow = Special: Play just before a base is scored. One of your minions elsewhere moves to it.
card-picked_up = Picked Up
text-picked_up = Special: Play just before a base is scored. A minion there moves to another base.
card-ripped_off = Ripped Off
text-ripped_off = Transfer an action from a base to another base, or from a minion to another minion.
card-trade_winds = Trade Winds
text-trade_winds = Choose two minions of power up to 3. Each of them moves to where the other was.
card-whirlwinds = Whirlwinds
text-whirlwinds = As many of your minions as you like move to other bases.
card-category_five = Category 5
text-category_five = Special: When you have moved at least two minions in one turn, you may play this titan at a base with a minion of yours. Ongoing: When minions of yours have moved to this base or away from it, one of them gets a +1 power counter. Talent: Either move this titan to another base, or put a +1 power counter on it.

## bases of its_your_fault

card-dragons_lair = Dragon's Lair
text-dragons_lair = When this base is scored, its winner draws three cards.
card-wyrms_desolation = Wyrm's Desolation
text-wyrms_desolation = Each minion here has −1 power.
card-oracle_at_delphi = Oracle at Delphi
text-oracle_at_delphi = Who has played a minion here reveals the top card of their deck: an action goes to their hand, any other card back.
card-wooden_horse = Wooden Horse
text-wooden_horse = Each time a player has played an action, that player may give a minion here +2 power for the turn.
card-shark_reef = Shark Reef
text-shark_reef = Each time a minion has been destroyed here, whoever did it may give one of their own minions a +1 power counter.
card-the_deep = The Deep
text-the_deep = Who has played a minion here that has power 4 or more may destroy a weaker one here.
card-converted_cave = Converted Cave
text-converted_cave = Minions of power 2 or less here can be destroyed by nobody but their controller.
card-crystal_fortress = Crystal Fortress
text-crystal_fortress = Who has played a minion here may put a minion out of their discard pile under their deck.
card-tornado_alley = Tornado Alley
text-tornado_alley = Who plays a minion here for the first time in a turn may then move another minion here from elsewhere.
card-trailer_park = Trailer Park
text-trailer_park = Each minion that a player moves here gets a +1 power counter.

## explorers

faction-explorers = Explorers
su-idea-explorers = New bases and long journeys, with a reward for each step.
card-idaho_smith = Idaho Smith
text-idaho_smith = The base on top of its deck may come into play as one more base. If it does, move this minion there, together with any of your other minions here.
card-guide = Guide
text-guide = Ongoing: After the first move of each of your minions in a turn, that minion has +1 power until the end of the turn.
card-crypt_looter = Crypt Looter
text-crypt_looter = Special: When a new base has come into play, this minion may be played on it as an extra minion.
card-glory_hound = Glory Hound
text-glory_hound = Look at the two bases on top of their deck. Put one of the two under the deck and leave the other on top.
card-dr_livingstone_i_presume = Dr Livingstone, I Presume?
text-dr_livingstone_i_presume = Choose a minion. If it is the only minion at its base, shuffle it into its owner's deck.
card-forgotten_horrors = Forgotten Horrors
text-forgotten_horrors = Ongoing: When you have played a minion here, or a card that moved at least one minion of yours here, draw a card; then transfer this action to another base.
card-fortune_and_glory = Fortune and Glory
text-fortune_and_glory = Choose a base. Up to two minions there may be moved together to another base.
card-i_said_no_camels = I Said No Camels!
text-i_said_no_camels = Choose a base. Either each of your minions there gets a +1 power counter, or you draw as many cards as you have minions there.
card-it_belongs_in_a_museum = It Belongs in a Museum
text-it_belongs_in_a_museum = Choose two minions at different bases. Move each one to the other's base.
card-lost_city = Lost City
text-lost_city = Special: When a base has scored, reveal the two bases on top of their deck. Choose which one takes the place of the scored base; discard the other. You may play an extra minion on the newcomer.
card-x_never_marks_the_spot = X Never Marks the Spot
text-x_never_marks_the_spot = Move each of your minions to another base.
card-you_call_this_archaeology = You Call This Archaeology?
text-you_call_this_archaeology = Move one of your minions. Special: This card may also be played in the moments before and after a base scores.

## grannies

faction-grannies = Grannies
su-idea-grannies = They always know what lies on top of the deck, and under it.
card-matriarch = Matriarch
text-matriarch = Talent: Reveal the bottom two cards of your deck. Minions among them go to your hand, the rest is discarded.
card-granny = Granny
text-granny = Talent: Look at the card on top of your deck and leave it there, or put it under the deck.
card-nana = Nana
text-nana = Reveal the card on top of your deck. You draw an action, or play it as an extra one; any other card goes under the deck.
card-grandma = Grandma
text-grandma = Look at the card on top of your deck and leave it there, or put it under the deck.
card-always_room_at_grannys = Always Room at Granny's
text-always_room_at_grannys = Special: Play after a base scores. Up to three minions you have there go on top of your deck or under it, each as you like and in any order.
card-attic_treasures = Attic Treasures
text-attic_treasures = Put three cards of your hand under your deck in any order, then draw three cards.
card-chicken_soup = Chicken Soup
text-chicken_soup = Up to two cards of your discard pile go on top of your deck or under it, each as you like and in any order.
card-dont_mess_with_my_babies = Don't Mess With My Babies!
text-dont_mess_with_my_babies = Ongoing: Cards of other players cannot affect your minions here.
card-family_reunion = Family Reunion
text-family_reunion = Ongoing: When you have played a minion here, reveal the lowest card of your deck. You draw a minion; any other card goes on top of the deck.
card-grannys_purse = Granny's Purse
text-grannys_purse = Reveal the card on top of your deck. You may draw an action or leave it there; any other card goes under the deck. You get an extra action.
card-hush_my_stories_are_on = Hush, My Stories are On
text-hush_my_stories_are_on = Reveal and draw the lowest card of your deck. A minion drawn so may be played at once as an extra one.
card-knitting_circle = Knitting Circle
text-knitting_circle = Destroy up to three actions that are on minions or bases. Draw a card for each one destroyed.
card-great_grandma = Great Grandma
text-great_grandma = Special: Once on your turn, while you have no titan in play, you may say “minion” or “action” and reveal two cards, both from the top or both from the bottom of your deck, where they stay. If you were right about both, you may play this titan. Ongoing: Each time you have looked at or revealed cards of your deck, a minion of yours may get +1 power this turn. Talent: Reveal the lowest card of your deck. You may play a minion of power up to 3 here as an extra one; any other card stays.

## rock_stars

faction-rock_stars = Rock Stars
su-idea-rock_stars = The bigger the venue, the louder they play; groupies come along.
card-the_monarch = The Monarch
text-the_monarch = Talent: Search for a Groupie, in your deck, in your discard pile, or in both, and put it into your hand. A deck that was searched is shuffled.
card-classic_rocker = Classic Rocker
text-classic_rocker = Talent: Draw a card if the breakpoint here is 21 or higher. You can use only one Classic Rocker a turn.
card-rick_roll = Rick Roll
text-rick_roll = Up to three of your minions move here from bases whose breakpoint is lower.
card-groupie = Groupie
text-groupie = Play another Groupie here as an extra minion.
card-guest_star = Guest Star
text-guest_star = Search for a Groupie, in your deck, in your discard pile, or in both. Put it into your hand, or play it as an extra minion. A deck that was searched is shuffled.
card-hot_venue = Hot Venue
text-hot_venue = Ongoing: Your minions here have +1 power. At the end of any turn in which you played a minion here, draw a card if this base has a breakpoint of 21 or more.
card-power_ballad = Power Ballad
text-power_ballad = Choose a base. Each minion you have there gets +1 power this turn. Special: While a base of breakpoint 21 or higher is about to score, this card may be played for that base.
card-reunion_tour = Reunion Tour
text-reunion_tour = Shuffle any number of minions from your discard pile into your deck.
card-rock_of_luuv = Rock of Luuv
text-rock_of_luuv = Search your deck for up to three minions that share a name and have power up to 2. Show them, put them into your hand, and shuffle the deck.
card-total_sellout = Total Sellout
text-total_sellout = Special: Play when a base where you have a minion has scored. Draw two cards, or three if its breakpoint was 21 or higher.
card-tour_bus = Tour Bus
text-tour_bus = Choose a base. Up to three of your minions move there from bases whose breakpoint is lower.
card-turn_up_to_eleven = Turn Up to 11
text-turn_up_to_eleven = Ongoing: While the starting breakpoint here would be lower than 21, it is 21.

## teddy_bears

faction-teddy_bears = Teddy Bears
su-idea-teddy_bears = Lots of small friends, hugs that take abilities away.
card-sir_squeezes = Sir Squeezes
text-sir_squeezes = Play up to three extra minions here, each of power 3 or less and all together of power 5 or less.
card-fun_bear = Fun Bear
text-fun_bear = Ongoing: After another player plays a minion here or moves one here, place a +1 power counter on this minion.
card-lovey_bear = Lovey Bear
text-lovey_bear = Ongoing: Where other players' minions here start with more power than this one, it starts with as much as the strongest of them.
card-snuggly_bear = Snuggly Bear
text-snuggly_bear = Special: Right after your first minion of a turn was played, this one may join it there as an extra minion.
card-bear_picnic = Bear Picnic
text-bear_picnic = Ongoing: Other players cannot play minions of power 2 or less that they own at any other base.
card-care_package = Care Package
text-care_package = Draw a card. Play an extra minion.
card-cuddle = Cuddle
text-cuddle = Play on a minion. Ongoing: Its abilities are cancelled.
card-group_hug = Group Hug
text-group_hug = A minion of yours gets, for this turn, +1 power for each other minion at its base.
card-love_overload = Love Overload
text-love_overload = Special: Play before a base scores. Destroy its strongest minion, or all of them if several are equally strong.
card-square_deal = Square Deal
text-square_deal = Draw cards until at least one player holds fewer cards than you.
card-tea_party = Tea Party
text-tea_party = Talent: Draw a card if you have a minion here and it is not alone.
card-too_cute = Too Cute
text-too_cute = Ongoing: Cards of other players cannot destroy your minions here.

## bases of what_were_we_thinking

card-ancient_temple = Ancient Temple
text-ancient_temple = When a player's turn begins and exactly one minion here is theirs, that minion has +5 power this turn as long as it stays here.
card-city_of_gold = City of Gold
text-city_of_gold = At the start of a player's turn, they gain 1 victory point if they have a minion here.
card-grandmas_house = Grandma's House
text-grandmas_house = After a player plays a minion here, they look at the top card of their deck and place it on the top or bottom of their deck.
card-retirement_community = Retirement Community
text-retirement_community = When this base has scored, each player may save one of their minions here from the discard pile: it goes on top of their deck or under it.
card-lake_minnetonka = Lake Minnetonka
text-lake_minnetonka = After a player plays a minion here or moves one here, it has +1 power until the end of the turn.
card-palooza = Palooza
text-palooza = When this base is about to score, each player may bring one of their minions here from another base.
card-out_in_the_woods = Out in the Woods
text-out_in_the_woods = When this base is about to score, every minion here gets +1 power this turn.
card-under_the_bed = Under the Bed
text-under_the_bed = Once on your turn, if you have already played a minion at another base, you may play an extra one of power up to 2 here.

## mermaids

faction-mermaids = Mermaids
su-idea-mermaids = Lure rivals over and turn their own strength against them.
card-mermaid_queen = Mermaid Queen
text-mermaid_queen = Move a minion of another player here, or choose a minion here. If it has power 3 or less, take control of it this turn.
card-temptress = Temptress
text-temptress = Ongoing: This minion has +2 power in each turn in which a minion of another player has moved here.
card-charmer = Charmer
text-charmer = Talent: If you like, move this minion to a different base. Then, if you like, bring a rival minion of power up to 3 to its base.
card-siren = Siren
text-siren = Ongoing: Each minion of another player here adds 1 less power to its controller's total.
card-becalmed_shores = Becalmed Shores
text-becalmed_shores = Ongoing: Rival minions here are weaker by 1. Talent: Transfer this action to a different base.
card-captive_audience = Captive Audience
text-captive_audience = Choose a base. A minion of yours there gains +1 power this turn for each minion there that you do not own. You get an extra action.
card-charmed = Charmed
text-charmed = Choose a minion of power up to 3. You may move it to another base with a minion of yours. It adds nothing to its controller's total this turn. You get an extra action.
card-desert_island = Desert Island
text-desert_island = Ongoing: Minions here add nothing to their controllers' totals. When your turn begins, destroy this action.
card-shipwreck_cove = Shipwreck Cove
text-shipwreck_cove = Ongoing: Each minion of yours here has +1 power. Special: Once this base has been scored, you may transfer this action to a different base.
card-siren_song = Siren Song
text-siren_song = Choose a base. Move one minion of each other player from there to one other base with a minion of yours.
card-toll_bay = Toll Bay
text-toll_bay = Choose a base. Draw a card for each minion of another player there.
card-ultimate_song = Ultimate Song
text-ultimate_song = Choose a base with a minion of yours. Each other player must play a minion of power up to 3 there as an extra, or show a hand without one; the abilities of these minions are cancelled this turn. You may play an extra minion there, an extra action, or both.

## sheep

faction-sheep = Sheep
su-idea-sheep = Where one goes, all go.
card-little_bo_peep = Little Bo Peep
text-little_bo_peep = Ongoing: Other players cannot move minions to or from here. Talent: Move a minion of yours here.
card-ram = Ram
text-ram = Talent: Move this minion to a different base; afterwards a minion of power up to 2 there may be returned to its owner's hand.
card-black_sheep = Black Sheep
text-black_sheep = Ongoing: When somebody has played another minion here, this one moves to a different base.
card-flock = Flock
text-flock = Ongoing: When another minion has moved away from here, this one moves after it, to the same base.
card-counting_sheep = Counting Sheep
text-counting_sheep = Ongoing: Once a turn, after the power of a minion of another player rises, your minions here have +1 power this turn.
card-ewe_shall_pass = Ewe Shall Pass
text-ewe_shall_pass = Move a minion of yours to a different base, draw a card, and you get an extra action.
card-hello_dolly = Hello, Dolly!
text-hello_dolly = Special: Play after another player plays an action. This card has the ability of that action.
card-in_sheeps_clothing = In Sheep's Clothing
text-in_sheeps_clothing = Play on a minion. Ongoing: When another minion has moved away from here, you may send this one after it; if you do, destroy this action.
card-on_the_lamb = On the Lamb
text-on_the_lamb = Choose a minion of yours and another player. Move that minion and all minions of that player at its base to one other base.
card-shearing = Shearing
text-shearing = Play on a minion. Draw a card. Ongoing: It has −2 power. When your turn begins, return this action to your hand.
card-to_follow_or_not = To Follow, or Not?
text-to_follow_or_not = Choose another player. Take a random action from their discard pile and play it as an extra, or put it back. Draw a card.
card-wood_for_sheep = Wood for Sheep
text-wood_for_sheep = Choose another player; one random card of their hand is revealed. Give them a card of your hand and you play the revealed one, or leave it where it is.

## skeletons

faction-skeletons = Skeletons
su-idea-skeletons = Bury cards, then dig them up at the worst moment for others.
card-lord_of_bones = Lord of Bones
text-lord_of_bones = Ongoing: Whenever another minion is uncovered, you may place a +1 counter on it. Talent: Bury a card of your hand here, or uncover a buried card of yours here.
card-gravetender = Gravetender
text-gravetender = Ongoing: The first time in a turn that another card of yours is buried or uncovered, draw a card.
card-revenant = Revenant
text-revenant = Special: From your discard pile, this card may bury itself on your turn. Only one Revenant a turn does this for you.
card-returned_one = Returned One
text-returned_one = This minion may be buried here as you play it. Special: When it has been uncovered, another buried card of yours here may be uncovered.
card-burst_forth = Burst Forth
text-burst_forth = Special: Before a base is scored, uncover a buried card of yours there.
card-dig_em_up = Dig 'em Up
text-dig_em_up = Choose a base and uncover as many as three of the cards you have buried there.
card-grave_goods = Grave Goods
text-grave_goods = Either bury a card of your hand, after which you may discard one to bury one more; or uncover a buried card of yours, and a minion uncovered this way gets two +1 counters.
card-gravestones = Gravestones
text-gravestones = Ongoing: A minion that has been uncovered here may get a +1 counter from you. Special: Once this base has been scored, bury this card at a different base.
card-graveyard = Graveyard
text-graveyard = Talent: Uncover a buried card of yours here. A minion uncovered this way may get a +1 counter.
card-hearse_fleet = Hearse Fleet
text-hearse_fleet = Move as many of the cards you have buried at one base as you like to a different base. Special: Played before a base is scored, it moves at most two of your buried cards instead, each to or from that very base.
card-place_em_down = Place 'em Down
text-place_em_down = Bury up to three minions from your discard pile whose powers add up to 6 or less.
card-spooky_scary = Spooky, Scary
text-spooky_scary = Bury a minion of power up to 3 from your discard pile. Draw a card.

## world_champs

faction-world_champs = World Champs
su-idea-world_champs = A team of stars from everywhere: a bit of each trick.
card-sheriff = Sheriff
text-sheriff = Special: Before this base is scored, this minion may duel a minion of another player here. Destroy the loser.
card-aramis = Aramis
text-aramis = Ongoing: Once in your own turn, when an action you played has directly affected this minion, you may play another one that does, as an extra.
card-stoneford = Stoneford
text-stoneford = Search your deck for an action, place it into your hand, and shuffle.
card-akye_the_turtle = Akye the Turtle
text-akye_the_turtle = You may give a card of your hand to another player, to draw two cards.
card-diva = Diva
text-diva = Ongoing: Once a turn, when a standard action directly affects other minions of yours here, this one may be affected in the same way.
card-shield_maiden = Shield Maiden
text-shield_maiden = Reveal the top card of another player's deck. Any action, and any minion of power up to 3, goes into your hand; the rest stays where it is.
card-calicoin = Calicoin
text-calicoin = You may place a +1 counter on another minion here.
card-mummy = Mummy
text-mummy = Ongoing: After this base is scored, you may bury this minion at another base.
card-rainbow_girl = Rainbow Girl
text-rainbow_girl = Your other minions here gain +1 power this turn.
card-samurai_chan = Samurai-Chan
text-samurai_chan = Ongoing: When this minion goes from play to the discard pile, draw a card.
card-bewitched = Bewitched
text-bewitched = Play on a minion. Ongoing: It has +2 power. When it leaves play, transfer this action to another minion.
card-eh = Eh?
text-eh = You may play this as an extra right after your first action of a turn. A minion of yours gains +1 power this turn; then this card may go back to your hand instead of being discarded.
card-fast_as_lightning = Fast as Lightning
text-fast_as_lightning = Choose a minion: this turn it has +2 power, and whenever it would be put into the discard pile, it returns to its owner's hand instead.
card-fighting_spirit_prize = Fighting Spirit Prize
text-fighting_spirit_prize = Draw two cards. Place two +1 counters in all on your minions.
card-high_speed_chase = High-Speed Chase
text-high_speed_chase = Talent: Transfer this action to another base, to move a minion of yours from here to there. That minion has +3 power this turn.
card-its_blitzin_time = It's Blitzin' Time!
text-its_blitzin_time = A minion of yours gains +3 power this turn.
card-kaiju_conflict = Kaiju Conflict
text-kaiju_conflict = You get two extra actions.
card-mouse_bird_and_sausage = Mouse, Bird and Sausage
text-mouse_bird_and_sausage = Choose up to two minions of one faction at one base. Each gains +2 power this turn.
card-shark_tattoo = Shark Tattoo
text-shark_tattoo = Play on a minion of yours and place a +1 counter on it. Ongoing: When your turn begins, if it is your only minion here, place a +1 counter on it.
card-smart_set_up = Smart Set-Up
text-smart_set_up = Play on a minion of another player. Ongoing: After the first time in a turn that a minion is played here, draw a card.

## bases of anniversary

card-mermaid_pool = Mermaid Pool
text-mermaid_pool = A player with a minion here may, once on their turn, move somebody else's minion to this base.
card-mermaid_reef = Mermaid Reef
text-mermaid_reef = During your turn, each minion of another player here adds 1 less power to its controller's total.
card-sheep_shrine = Sheep Shrine
text-sheep_shrine = After this base comes into play, each player may move one of their minions here. During set-up it is replaced and shuffled back.
card-the_pasture = The Pasture
text-the_pasture = After the first time a player moves a minion here in a turn, they move another minion here from another base.
card-boneyard = Boneyard
text-boneyard = Once in your own turn, a minion you own that had at most 3 power and was just discarded from a different base may be buried here by you.
card-ossuary = Ossuary
text-ossuary = Once on your turn, a minion of power up to 3 from your discard pile may be buried here.
card-arena = Arena
text-arena = The first minion you play here in your own turn lets you take an extra action or draw a card, if you like.
card-hall_of_fame = Hall of Fame
text-hall_of_fame = The first minion you play here in your own turn has +2 power until that turn ends.

## slots of the Big Base

card-north1 = North 1
text-north1 = On occupation: Draw a card.
card-north2 = North 2
text-north2 = Ongoing: While you have a minion here, your total on this side is 2 higher.
card-north3 = North 3
text-north3 = Ongoing: Once a turn, after you play an action, you may move one of your minions here.
card-east1 = East 1
text-east1 = On occupation: A minion of yours on this side gets a +1 power counter.
card-east2 = East 2
text-east2 = Ongoing: Other players cannot move your minions that are on this side.
card-east3 = East 3
text-east3 = Talent: Discard a card to draw a card.
card-south1 = South 1
text-south1 = On occupation: You may play an extra action.
card-south2 = South 2
text-south2 = Ongoing: At the start of your turn, look at the top card of your deck; you may put it on the bottom.
card-south3 = South 3
text-south3 = Ongoing: Actions of other players cannot destroy your minions that are on this side.
card-west1 = West 1
text-west1 = On occupation: You may play an extra minion here, of power up to 2.
card-west2 = West 2
text-west2 = Ongoing: Before the base scores, you may move one of your minions here.
card-west3 = West 3
text-west3 = Ongoing: Once a turn, after you play a minion here, that minion has +1 power until the end of the round.
card-fourth_slot = Fourth Slot
text-fourth_slot = No ability: with four players every side has one more slot.

## ancient_egyptians

faction-ancient_egyptians = Ancient Egyptians
su-idea-ancient_egyptians = Bury your treasures, and let a curse guard them.
card-pharaoh = Pharaoh
text-pharaoh = Ongoing: After another buried card has been uncovered, draw a card. Special: Before this base is scored, you may uncover a buried card of yours here.
card-priest_of_anubis = Priest of Anubis
text-priest_of_anubis = Ongoing: While a card of yours is buried here, this minion has +2 power.
card-pyramid_engineer = Pyramid Engineer
text-pyramid_engineer = You may uncover a buried card of yours here. Talent: Bury a card of your hand here.
card-egyptian_mummy = Mummy
text-egyptian_mummy = Ongoing: After this base has been scored, this minion may be buried at another base.
card-ancient_curse = Ancient Curse
text-ancient_curse = Play on a minion; you may take a +1 counter off it. Ongoing: It has −2 power.
card-blessing_of_anubis = Blessing of Anubis
text-blessing_of_anubis = Bury this card. Special: When it has been uncovered, each of your minions here has +2 power this turn.
card-lost_knowledge = Lost Knowledge
text-lost_knowledge = Either bury a card of your hand, or uncover a buried card of yours. Special: May also be played before a base is scored.
card-mummy_strength = Mummy Strength
text-mummy_strength = A minion of yours has +2 power this turn; +3 if a card is buried at its base.
card-plague_of_locusts = Plague of Locusts
text-plague_of_locusts = Choose a base. Each minion of another player there has −1 power this turn. Special: May also be played before a base is scored.
card-seal_the_tomb = Seal the Tomb
text-seal_the_tomb = Either bury up to two cards of your hand at one base, or uncover up to two cards you have buried at one base.
card-tomb_trap = Tomb Trap
text-tomb_trap = Bury this card. Special: When it has been uncovered, you may destroy a minion of power up to 4 here.
card-you_can_take_it_with_you = You Can Take It With You
text-you_can_take_it_with_you = Bury this card. Special: When it has been uncovered, draw three cards.
card-sphinx = Sphinx
text-sphinx = Special: When your turn begins, you may return a buried card of yours to your hand to play this titan at its base. Special: After a base has been scored while this titan is in play, you may return a card you have buried there to your hand. Talent: Bury a card of your hand here.

## cowboys

faction-cowboys = Cowboys
su-idea-cowboys = Challenge others to a duel, with an ace up the sleeve.
card-cowboy_sheriff = Sheriff
text-cowboy_sheriff = Special: Before this base is scored, this minion may challenge one of another player here to a duel. The loser is destroyed.
card-pinkerton = Pinkerton
text-pinkerton = Ongoing: Once in each duel here in which a minion of yours fights, you may place a +1 counter on that minion.
card-gunfighter = Gunfighter
text-gunfighter = This minion may challenge one of another player here to a duel. The loser is destroyed.
card-deputy = Deputy
text-deputy = Special: On your turn, or while a minion of yours is in a duel, you may discard this card from your hand so that a minion has +2 power this turn.
card-dynamite_surprise = Dynamite Surprise
text-dynamite_surprise = Special: Before the scoring of a base where you have a minion but do not lead, destroy a minion of power up to 4 there. Special: When a card of another player has looked at or revealed a card of your hand or deck, destroy a minion of power up to 4 of that player.
card-form_a_posse = Form a Posse
text-form_a_posse = This turn, your minions have +1 power each and stay where they are: they cannot be destroyed, moved or returned to a hand.
card-gold_in_them_thar_hills = Gold in Them Thar Hills
text-gold_in_them_thar_hills = Look at the three topmost cards of your deck. Show one of them and draw it; the others go back on top in any order. You may play the drawn card as an extra.
card-gold_strike = Gold Strike
text-gold_strike = Ongoing: After you have played a minion here, draw a card.
card-high_noon = High Noon
text-high_noon = A minion of yours duels one of another player at its base. The loser is destroyed. If yours has won and is still there, you may play an extra minion at its base.
card-quick_draw = Quick Draw
text-quick_draw = A minion of yours has +2 power this turn; +4 if it is in a duel.
card-run_em_off = Run 'Em Off
text-run_em_off = A minion of yours duels one of another player at its base. The winner has +3 power this turn, and its controller moves the loser to another base.
card-stagecoach = Stagecoach
text-stagecoach = Choose a base. Up to two of your cards there go to another base together: minions, actions on the base, a titan or buried cards.
card-pecos_bill = Pecos Bill
text-pecos_bill = Special: When you have challenged somebody to a duel, this titan may be played there for a discarded card; no titans clash before that duel is over. Ongoing: During a duel here, other players cannot move minions away from here or return them to a hand. Ongoing: After you have won a duel, draw a card.

## kung_fu_fighters

faction-kung_fu_fighters = Kung Fu Fighters
su-idea-kung_fu_fighters = Let power flow from one minion to another, and strike down whoever is weaker.
card-dragon_warrior = Dragon Warrior
text-dragon_warrior = Ongoing: This minion cannot be destroyed. Talent: As many +1 power counters as you like pass from one minion to another.
card-lady_whirlwind = Lady Whirlwind
text-lady_whirlwind = Talent: While there is no +1 power counter on this minion, destroy a weaker one here to put one on it.
card-drunken_master = Drunken Master
text-drunken_master = Talent: While there is no +1 power counter on this minion, put one on it.
card-cricket = Cricket
text-cricket = One +1 power counter may pass from any minion to another.
card-a_little_bit_frightening = A Little Bit Frightening
text-a_little_bit_frightening = Choose a minion of yours. Destroy a weaker one at its base, to put two +1 power counters in all on your minions there.
card-ancient_chinese_art = Ancient Chinese Art
text-ancient_chinese_art = Talent: Either a minion here gets a +1 power counter, or as many as you like pass from one minion here to another one here.
card-everybody_knew_their_part = Everybody Knew Their Part
text-everybody_knew_their_part = Choose a minion of yours. You get an extra minion that is weaker, to be played at its base.
card-everybody_was_kung_fu_fighting = Everybody was Kung Fu Fighting
text-everybody_was_kung_fu_fighting = Choose a base. Everybody who has a minion there destroys one of somebody else's there, you first, then clockwise.
card-expert_timing = Expert Timing
text-expert_timing = Choose a card of yours in play. As many +1 power counters as you like pass from it to another card, or you use its talent an extra time, or both. Special: You may also play this before a base is scored.
card-kung_fu_fast_as_lightning = Fast as Lightning
text-kung_fu_fast_as_lightning = A minion of your choice has +2 power this turn, and where it would go to the discard pile it goes back to its owner's hand.
card-lets_get_it_on = Let's Get It On
text-lets_get_it_on = Choose a minion of yours. Destroy one or more minions at its base that together have no more power than it.
card-oh_hoh_hoh_hoah = Oh-hoh-hoh-hoah
text-oh_hoh_hoh_hoah = Ongoing: When another player has played a minion here, one of your minions gets a +1 power counter.
card-sifu = Sifu
text-sifu = Special: With two or more +1 power counters on minions of yours, this titan may be played on your turn; two of those or more pass to it. Ongoing: Each time you have transferred +1 power counters to a minion, you may put one more on it. Talent: Either a +1 power counter passes from a minion of yours to another minion, or a minion without one gets one.

## mad_scientists

faction-mad_scientists = Mad Scientists
su-idea-mad_scientists = Charge your creatures with counters, and take them apart for more.
card-herr_doktor = Herr Doktor
text-herr_doktor = Talent: Another minion of yours gets a +1 power counter.
card-the_monster = The Monster
text-the_monster = Talent: Take a +1 power counter off this minion; for it you get an extra minion.
card-lab_assistant = Lab Assistant
text-lab_assistant = Another minion of yours gets a +1 power counter.
card-igor = Igor
text-igor = Ongoing: When this minion has gone from play to the discard pile, destroyed or not, a minion of yours gets a +1 power counter.
card-angry_mob = Angry Mob
text-angry_mob = Choose a minion of yours. Put as many cards of your hand as you like under your deck; the minion gets a +1 power counter for each.
card-blitzed = Blitzed
text-blitzed = Take as many +1 power counters off your minions as you like. Destroy a minion with no more power than you took counters.
card-body_shop = Body Shop
text-body_shop = Destroy a minion of yours. Share out as many +1 power counters as it had power among your minions.
card-german_engineering = German Engineering
text-german_engineering = Ongoing: Each minion you have played here gets a +1 power counter.
card-grave_situation = Grave Situation
text-grave_situation = Ongoing: A minion of yours here that would be destroyed goes to the hand instead.
card-its_alive = IT'S ALIVE!
text-its_alive = You may play an extra minion right away. It gets a +1 power counter.
card-jolt = Jolt
text-jolt = All your minions get a +1 power counter each.
card-uberserum = Überserum
text-uberserum = Play on a minion. Ongoing: It cannot be destroyed, and whenever your turn begins, it gets a +1 power counter.
card-the_bride = The Bride
text-the_bride = Special: When your turn begins, you may play this titan for two different ones of these, with two different minions: put a minion that you own out of your hand or discard pile into the box; destroy a minion of yours; take a +1 power counter off one. Ongoing: Once a turn, when you have put +1 power counters on minions of yours or taken them off, draw a card. Talent: Either a minion of yours here gets a +1 power counter, or you take two off your minions for an extra action.

## bases of guests

card-saloon = Saloon
text-saloon = After a minion has been destroyed here, every player who has one here may draw a card.
card-so_so_corral = So-so Corral
text-so_so_corral = After you have played a minion here, it may challenge one of another player here to a duel. The loser is destroyed.
card-pyramids = Pyramids
text-pyramids = Once on your turn, you may bury a card of your hand here.
card-star_portal = Star Portal
text-star_portal = After a card has been buried here, or an action played on this base, its controller draws a card.
card-golem_schloss = Golem Schloß
text-golem_schloss = After this base is scored, all minions of the winner, here and elsewhere, get a +1 power counter each.
card-laboratorium = Laboratorium
text-laboratorium = The first minion that is played here in a turn gets a +1 power counter from its controller.
card-ancient_dojo = Ancient Dojo
text-ancient_dojo = When you have played a minion here, each weaker minion you have here gets a +1 power counter.
card-tournament_site = Tournament Site
text-tournament_site = When this base is scored, the winner gains 1 victory point for each player without any power here.
