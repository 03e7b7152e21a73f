# The table in the browser: what both games' tables share, and the table of Smash Up.

## Both tables

table-prompt = The question
table-log = Log
table-log-all = Show everything from the start
table-done = Done
table-picked =
    { $least ->
        [0] picked { $n }, at most { $most }
       *[other] picked { $n } of { $least } to { $most }
    }
table-picked-of = picked { $n } of { $most }
table-sure = Yes, end it
table-not-sure = Back
table-keys = Keys
table-keys-touch = On a touch screen, press and hold a card to read it; drag a card from your hand onto a base to play it there.
table-key-tab = Tab
table-key-tab-does = to the next thing on the table
table-key-enter = Enter, Space
table-key-enter-does = choose it
table-key-p = P
table-key-p-does = pass, or done
table-key-e = E
table-key-e-does = end the turn
table-key-i = I
table-key-i-does = read the card that has the focus
table-key-esc = Esc
table-key-esc-does = close what is open, or leave the question

## Words on the table

su-bases = Bases
su-your-hand = Your hand
su-empty-hand = Your hand is empty.
su-hand = Cards in hand:
su-deck = Cards in the deck:
su-discard = Discard pile:
su-discard-of = Discard pile of { $player }
su-known =
    { $n ->
        [one] You know { $n } card in the hand of { $player }
       *[other] You know { $n } cards in the hand of { $player }
    }
su-known-of = What you know of the hand of { $player }
su-empty = Nothing here.
su-points-title = Victory points:
su-turn = Turn { $n }
su-base-deck =
    { $n ->
        [one] { $n } base in the deck
       *[other] { $n } bases in the deck
    }
su-your-turn = your turn
su-their-turn = their turn
su-thinking = thinking
su-away = away
su-lent = a bot plays
su-won = won!
su-end-sure = Nothing played yet. End the turn all the same?
su-end-left =
    { $what ->
        [minion] a minion is left
        [action] an action is left
       *[both] two plays are left
    }
su-end-unused =
    { $n ->
        [one] an ability is unused
       *[other] { $n } abilities are unused
    }
su-exchange-useful = On the Big Base this may still be of use: { $cards }. Offer the exchange all the same?
su-use-talent = Use the talent
su-use-use = Use the ability
su-choices-here =
    { $n ->
        [one] 1 choice here
       *[other] { $n } choices here
    }
su-may-play = You may still play
su-waits = The others are thinking…
su-waits-for = { $player }: { $phase }…
su-over =
    { $players ->
        [none] The game is over.
       *[other] The game is over. Won by: { $players }
    }
su-close-log = Close the log
su-because-of = Asked by { $card }
su-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
su-power = Power
su-breakpoint = Breakpoint
su-face-down = a face-down card
su-zone-deck = deck
su-zone-discard = discard pile
su-zone-play = in play
su-zone-buried = buried
su-zone-limbo = being played
su-zone-aside = beside the deck
su-factions = Factions
su-draft-who = { $player } is choosing a faction…
su-draft-taken = taken: { $player }

## Said aloud for things on the table

su-counted =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
su-prizes = Prizes
su-total-and-breakpoint = Power and breakpoint

## Why a number is what it is

su-printed = printed
su-counters = +1 counters
su-power-is = Power { $n }
su-breakpoint-is = Breakpoint { $n }
su-total-is = { $player } has { $n } here
su-if-scored = If it scored now
su-nobody-here = Nobody is here yet.
su-total-and-points = { $total } → +{ $points }
su-would-get = → +{ $points }
su-would-get-means = Gets { $points } if the base scores now

## Scoring

su-scored = { $card } is scored!
su-plus-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
su-tie = A tie ({ $players }): each takes the full prize of that place, and as many places below it are skipped.
su-prizes-changed = Cards on this base changed the prizes.
su-scoring-now = Scoring now!
su-next-base = In its place: { $card }
su-why = Why?
su-go-on = Go on
su-score-why = Once the power on a base reaches its breakpoint, the base is scored. The player with the most power there takes the first number, the next one the second, the third one the third; nobody else gets anything. Only those take part who have a minion there or at least 1 power.
su-score-place = { book-scoring }

## Why not, and where the book says so

su-not-now = this question is not about it.
su-place-in-book = ({ $place })
why-no-slot-place = { book-turn }
why-no-target-place = { book-turn }
why-other-slot-place = { book-turn }
why-not-your-turn-place = { book-turn }
why-special-only-place = { book-keywords }
why-forbidden-place = { book-keywords }
why-not-last-place = { book-keywords }

## What is agreed before a game

smashup-setting-boxes = Boxes
smashup-setting-factions = Factions
smashup-setting-factions-random = at random
smashup-setting-factions-draft = taken in turns
smashup-setting-factions-hand = chosen here
smashup-setting-factions-for = Two factions for:
su-brings-titan = with a titan
smashup-setting-factions-rest = What you do not choose is left to chance.
smashup-setting-mode = Mode
smashup-setting-mode-why = The Big Base is the board of the anniversary box: four sides round one base card that changes every round, and three periods of three rounds. The points and slots of our board are our own.
smashup-setting-mode-classic = Usual
smashup-setting-mode-big_base = Big Base
smashup-setting-titans = Titans
smashup-setting-titans-why = They lie in the anniversary box. Factions that have a titan bring it; it waits beside the deck until its text lets it in.
smashup-setting-two_boxes = Boxes you have twice
smashup-setting-two_boxes-why = Two players may have the same faction of such a box.
smashup-setting-factions-few =
    These players need { $need } factions, and the chosen boxes have { $have ->
        [one] only one
       *[other] { $have }
    }. Add a box, or mark one as a box that you have twice.
smashup-setting-factions-pick = { $name }: no two different factions are left. Choose differently, or add a box.

# The stage and the strip
su-strip = What happened last
su-hold-card = Hold a card to read it
su-again = Again
su-again-why = Show once more what happened since your last decision
su-skip = Skip
su-skip-why = Straight to the end (Esc); hold Space or a finger to go faster
table-log-fold = Fold or unfold the turn
table-missed = While you were away
table-missed-seen = Got it
su-since = Events: { $n }
su-since-why = What happened since your last decision
su-told-none = Nothing has happened since your last decision.

## What fits

su-rows = Who is here
su-attached = Attached
su-stack =
    { $n ->
        [one] { $n } of these
       *[other] { $n } alike
    }
su-base-cancelled = cancelled
su-buried-of = Buried here by { $player }
su-hidden =
    { $n ->
        [one] { $n } card lies face down.
       *[other] { $n } cards lie face down.
    }
su-base-discard =
    { $n ->
        [one] { $n } base is gone
       *[other] { $n } bases are gone
    }
su-base-discard-title = Bases that are gone
su-player-sheet = Everything about this player
su-leads = ahead: { $players }
su-may-choose = You may choose this.
su-may-lose = You may choose this, and lose it.
smashup-setting-ask_end = Everybody ends their own turn
smashup-setting-ask_end-why = A turn does not end by itself after the last possible play, so that one can be taken back, too.
table-all-the-same = Play it all the same
su-story-graph = Victory points, turn by turn. Dotted upright lines: a base was scored.
su-story-turn-head = Turn
su-story-turn = turn { $n }
su-story-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
su-story-mark = Scored base
su-story-mark-n = turn { $turn }: { $base }
su-story-factions = Factions
su-story-captures = Which bases were scored, and for whom
su-story-no-captures = No base was scored.
su-story-gains = Points by texts of cards and bases
su-story-see = Watch it being scored
su-story-share =
    { $n ->
        [one] { $n } point (power { $total })
       *[other] { $n } points (power { $total })
    }
su-story-decided = From here on the lead never changed.
su-story-deciding = { $base } decided it: from turn { $turn } on the lead never changed.
su-story-best-head = Best card
su-story-best =
    { $n ->
        [one] Best card: { $card } ({ $player }), { $n } point
       *[other] Best card: { $card } ({ $player }), { $n } points
    }
su-story-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
su-story-by =
    { $text ->
        [0] its power's share of what bases paid
       *[other] { $power ->
            [0] all by its text
           *[other] { $power } as its power's share of what bases paid, { $text } by its text
        }
    }
su-replay-at = { $player }: { $phase }
su-replay-setup = Before the first turn

smashup-setting-factions-reroll = at random, with a second try
smashup-setting-factions-bans = taken in turns, after bans
smashup-setting-first = Who begins
su-draft-banned = Banned
su-surprise = Surprise me
su-leave-to-chance = Leave it to chance
su-look-cards = Look at the cards: { $faction }

# Two factions as one: the first half of one and the second of the other.

su-you-are = You are { $pair }!
su-pair = { $first }-{ $second }
su-first-aliens = Alien
su-second-aliens = Aliens
su-first-dinosaurs = Dino
su-second-dinosaurs = Dinosaurs
su-first-ninjas = Ninja
su-second-ninjas = Ninjas
su-first-pirates = Pirate
su-second-pirates = Pirates
su-first-robots = Robot
su-second-robots = Robots
su-first-tricksters = Trickster
su-second-tricksters = Tricksters
su-first-wizards = Wizard
su-second-wizards = Wizards
su-first-zombies = Zombie
su-second-zombies = Zombies
su-first-bear_cavalry = Bear
su-second-bear_cavalry = Cavalry
su-first-ghosts = Ghost
su-second-ghosts = Ghosts
su-first-killer_plants = Plant
su-second-killer_plants = Plants
su-first-steampunks = Steam
su-second-steampunks = Steampunks
su-first-dragons = Dragon
su-second-dragons = Dragons
su-first-mythic_greeks = Greek
su-second-mythic_greeks = Greeks
su-first-sharks = Shark
su-second-sharks = Sharks
su-first-super_heroes = Super
su-second-super_heroes = Heroes
su-first-tornados = Tornado
su-second-tornados = Tornados
su-first-explorers = Explorer
su-second-explorers = Explorers
su-first-grannies = Granny
su-second-grannies = Grannies
su-first-rock_stars = Rock
su-second-rock_stars = Rockers
su-first-teddy_bears = Teddy
su-second-teddy_bears = Teddies
su-first-mermaids = Mermaid
su-second-mermaids = Mermaids
su-first-sheep = Sheep
su-second-sheep = Sheep
su-first-skeletons = Skeleton
su-second-skeletons = Skeletons
su-first-world_champs = Champion
su-second-world_champs = Champs
su-first-cowboys = Cowboy
su-second-cowboys = Cowboys
su-first-ancient_egyptians = Egyptian
su-second-ancient_egyptians = Egyptians
su-first-mad_scientists = Mad
su-second-mad_scientists = Scientists
su-first-kung_fu_fighters = Kung Fu
su-second-kung_fu_fighters = Fighters

## The Big Base

su-big-base = The Big Base
su-slot-empty = nobody stands here
su-slot-held = { $player } stands here
su-board-extra = Extra round
su-board-when = Period { $period } of { $periods }, round { $round } of { $rounds }
su-board-points-when = Points are given in the last of the { $rounds } rounds of a period.
su-board-first = { $player } begins
su-board-next = Next base: { $card }
su-board-would = scored now: { $points } for the place, { $led } for sides led
su-board-middle = The middle: { $card }
su-board-intro = What is different on the Big Base
su-board-intro-close = Play
su-board-intro-board = There is one board with four sides. Wherever a card says “base” or “here”, it means a side.
su-board-intro-slots = On each side you stand in one slot of your choice with all your cards, and nobody else can stand there. What the slot can do is yours while you hold it.
su-board-intro-base = The base card in the middle lends its ability to every side, to each of them apart. A new one comes every round; the next one lies open.
su-board-intro-rounds = In your turn you only play cards. After everybody's turn all of you draw two cards, and then whatever lasts until the end of the turn ends.
su-board-intro-score = In the third round of a period the whole board is scored: your total over all sides decides your place, and each side you lead is worth a point more. Then the board is cleared.
su-board-intro-end = After three periods the most points win; 15 points end nothing here. The player with the least power begins the next period.
su-board-intro-useless = Two things may be asked of you. Cards of your hand that can do nothing on this board may be exchanged; a base in the middle that is dull or unfair may be discarded for the next one. Both need everybody to agree, and you can always decline.
su-board-ours = The points and what the slots do are ours: what is printed on the board was not at hand.
