# The cards of Smash Up. Made by tools/make_locale.py from the card classes: do not edit.

## bear_cavalry

card-general_ivan = General Ivan
text-general_ivan = Ongoing: None of your minions can be destroyed, this one included.
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
text-bear_rides_you = Move one of your minions to another base.
card-commission = Commission
text-commission = Play an extra minion now, then move a minion of another player from its base to another base.
card-high_ground = High Ground
text-high_ground = Ongoing: While you have a minion here, each minion of another player that moves here is destroyed.
card-superiority = Superiority
text-superiority = Ongoing: Cards of other players can neither destroy nor move nor return your minions here.
card-youre_pretty_much_borscht = You're Pretty Much Borscht
text-youre_pretty_much_borscht = Choose a base where you have a minion. Move all minions of other players from there to one other base.
card-youre_screwed = You're Screwed
text-youre_screwed = Choose a base where you have a minion. Move one minion of another player from there to another base.

## ghosts

card-spectre = Spectre
text-spectre = Special: While you hold two cards or fewer, any time you can play a minion you can play this one from your discard pile instead.
card-haunting = Haunting
text-haunting = Ongoing: While you hold two cards or fewer, this minion has +3 power and cards of other players do not affect it.
card-spirit = Spirit
text-spirit = Choose a minion. You may discard as many cards as it has power, to destroy it.
card-ghost = Ghost
text-ghost = You may discard a card.
card-across_the_divide = Across The Divide
text-across_the_divide = Choose a name. Place any number of minions of that name from your discard pile into your hand.
card-door_to_the_beyond = Door To The Beyond
text-door_to_the_beyond = Ongoing: While you hold two cards or fewer, each of your minions here has +2 power.
card-ghostly_arrival = Ghostly Arrival
text-ghostly_arrival = You may play an extra minion, an extra action, or both.
card-incorporeal = Incorporeal
text-incorporeal = Play on one of your minions. Ongoing: Cards of other players do not affect it.
card-make_contact = Make Contact
text-make_contact = Play only as the last card in your hand, on any minion. Ongoing: You control it while both stay in play.
card-seance = Séance
text-seance = If you hold two cards or fewer, draw until you hold five.
card-shady_deal = Shady Deal
text-shady_deal = If you hold two cards or fewer, gain 1 victory point.
card-the_dead_rise = The Dead Rise
text-the_dead_rise = Discard any number of cards. Play an extra minion from your discard pile with less power than the number of cards you discarded.

## killer_plants

card-venus_man_trap = Venus Man Trap
text-venus_man_trap = Talent: Search your deck for a minion of power 2 or less, play it here as an extra minion, and shuffle.
card-weed_eater = Weed Eater
text-weed_eater = This minion has -2 power for the rest of the turn.
card-water_lily = Water Lily
text-water_lily = Ongoing: At the start of your turn, draw a card. Only one Water Lily a turn does this for you.
card-sprout = Sprout
text-sprout = Ongoing: At the start of your turn, destroy this minion. You may search your deck for a minion of power 3 or less, play it here as an extra minion, and shuffle.
card-blossom = Blossom
text-blossom = Play up to three extra minions that all have the same name.
card-budding = Budding
text-budding = Choose a minion in play. Search your deck for a card of the same name, place it into your hand, and shuffle.
card-choking_vines = Choking Vines
text-choking_vines = Play on a minion. Ongoing: At the start of your turn, destroy it.
card-deep_roots = Deep Roots
text-deep_roots = Ongoing: Abilities of other players can neither move your minions here nor return them to your hand.
card-entangled = Entangled
text-entangled = Ongoing: No minion can be moved or returned to a hand from any base where you have a minion. At the start of your turn, destroy this action.
card-insta_grow = Insta-Grow
text-insta_grow = Play an extra minion.
card-overgrowth = Overgrowth
text-overgrowth = Ongoing: At the start of your turn, the breakpoint of this base becomes 0 for the turn.
card-sleep_spores = Sleep Spores
text-sleep_spores = Ongoing: Minions of other players here have -1 power.

## steampunks

card-steam_queen = Steam Queen
text-steam_queen = Ongoing: Cards of other players do not affect your actions.
card-mechanic = Mechanic
text-mechanic = Choose an action in your discard pile that is played on a base, and play it as an extra action.
card-steam_man = Steam Man
text-steam_man = Ongoing: This minion has +1 power while one of your actions is on this base.
card-captain_ahab = Captain Ahab
text-captain_ahab = Talent: Move this minion to a base that one of your actions is on.
card-aggromotive = Aggromotive
text-aggromotive = Ongoing: While you have a minion here, your total here is 5 higher.
card-change_of_venue = Change Of Venue
text-change_of_venue = Place one of your actions from a base or minion into your hand. Play it again as an extra action.
card-difference_engine = Difference Engine
text-difference_engine = Ongoing: At the end of your turn, draw a card if you have a minion here.
card-escape_hatch = Escape Hatch
text-escape_hatch = Ongoing: When a minion of yours here would be destroyed, it goes to your hand instead.
card-ornate_dome = Ornate Dome
text-ornate_dome = Destroy all actions of other players on this base. Ongoing: Other players cannot play actions on this base.
card-rotary_slug_thrower = Rotary Slug Thrower
text-rotary_slug_thrower = Ongoing: Each of your minions here has +2 power.
card-scrap_diving = Scrap Diving
text-scrap_diving = Place an action from your discard pile into your hand.
card-zeppelin = Zeppelin
text-zeppelin = Talent: Move one of your minions from another base to here, or from here to another base.

## bases of awesome_level_9000

card-field_of_honor = Field Of Honor
text-field_of_honor = Whenever one or more minions are destroyed here, the player who destroyed them gains 1 victory point.
card-tsars_palace = Tsar's Palace
text-tsars_palace = Minions of power 2 or less cannot be played here.
card-haunted_house = Haunted House
text-haunted_house = After a player plays a minion here, that player discards a card.
card-the_dread_gazebo = The Dread Gazebo
text-the_dread_gazebo = Actions cannot be played on this base.
card-secret_grove = Secret Grove
text-secret_grove = On your turn, you may play one extra minion of power 2 or less here.
card-the_greenhouse = The Greenhouse
text-the_greenhouse = After this base has been scored and replaced, the winner may search their deck for a minion, play it on the new base, and shuffle.
card-inventors_salon = Inventor's Salon
text-inventors_salon = After this base scores, the winner may place an action from their discard pile into their hand.
card-workshop = Workshop
text-workshop = After a player plays an action on this base, that player may play an extra action.
