# The table of Hit Z Road in the browser.

hz-auction = Auction for turn order
hz-battle = Battle: { $card }
hz-diary = Diary
hz-diary-empty = The first page is still empty. Chicago is behind you, and something is groaning in the back seat.
hz-diary-fled = We ran, and we'd do it again.
hz-diary-kept = Pasted in: this place is ours.
hz-diary-of = Whose diary
hz-lost = Lost here:
hz-map = Round { $n } of { $of }, at { $stop }
hz-map-short = Round { $n } of { $of }
hz-out = Nobody left. They make tea for the others.
hz-over = The road is over.
hz-passed = passed
hz-people = Ann, Bob, Cleo, Dan, Ella, Finn, Grace, Hank, Iris, Joe, Kim, Leo, Mia, Ned, Olga, Pete, Queenie, Ross, Sue, Tom
hz-place = no. { $n } in turn order
hz-road = The road and the parties
hz-side = Diary and log
hz-stop-albuquerque = Albuquerque
hz-stop-amarillo = Amarillo
hz-stop-chicago = Chicago
hz-stop-flagstaff = Flagstaff
hz-stop-los-angeles = Los Angeles
hz-stop-oklahoma = Oklahoma City
hz-stop-springfield = Springfield
hz-stop-st-louis = St. Louis
hz-stop-tulsa = Tulsa
hz-survivors = survivors: { $n }
hz-take-route = Take it
hz-route-chosen = this one was taken
hz-tokens = Tokens
hz-toll-pay = pay { $n }
hz-toll-take = take { $n }
hz-waits = { $player } decides.
hz-wiped = { $player }: the whole party is gone
hz-wiped-me = Your whole party is gone
hz-wiped-text = The last name in the diary is crossed out. Cards, tokens and points are gone with it.
hz-wiped-last = Only your party is left: arrive, and you win. There are no bonus cards then, with nobody to share them.
hz-worth =
    worth { $n ->
        [one] one point
       *[other] { $n } points
    }
hz-story-graph = Points as they stood after each round, bonus cards included. Upright line: a card worth points was won.
hz-story-turn-head = Round
hz-story-turn = round { $n }
hz-story-turns =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
hz-story-mark = Trophy
hz-story-mark-n = round { $turn }: { $card }
hz-story-parties = What was left after each round
hz-story-has = survivors; ammo · gas · adrenaline
hz-story-dead = nobody left
hz-story-won = What was won
hz-story-see = Round { $turn }: watch it
hz-story-none = nothing
hz-story-bonus = most { $most }: { $n }★
hz-story-nobody = Nobody reached the ocean.
hz-story-best =
    { $n ->
        [one] Best card: { $card } ({ $player }), { $n } point
       *[other] Best card: { $card } ({ $player }), { $n } points
    }
hz-replay-at = { $player } is asked.
hz-out-all = Nobody left.
hz-story-lost = all lost with the party

## The stage: arrival and battle

hz-card-tokens = On the card:
hz-spread-theirs = { $player } has
hz-stage-roll = Roll the dice
hz-stage-rolling = { $player } rolls…
hz-stage-go = Go on
hz-stage-skip = Skip
hz-stage-again = Show it once more
hz-stage-told = What happened
hz-stage-dice-waiting = Dice in hand: { $n }
hz-stage-won = Ours!
hz-stage-fled = We ran
hz-stage-lost = All dead
hz-stage-won-theirs = Taken
hz-stage-fled-theirs = They ran
hz-stage-lost-theirs = All dead
hz-stage-bitten = bitten: { $name }
hz-stage-dead = died on the way: { $name }
hz-stage-save = Spend adrenaline on this bite
hz-stage-strike = Spend adrenaline on this lightning
hz-odds-share = { $share } to survive
hz-odds-mean = about{"\u00A0"}{ $n }{"\u00A0"}alive
hz-odds-about = ≈{"\u00A0"}{ $n }
hz-odds-legend = On the buttons: the chance to survive, and how many will live on average. ★: the safest, and of equals the cheapest.
hz-odds-legend-fight = On the buttons: the chance to survive, and how many will live on average. ★: the safest way to fight, and of equals the cheapest.
hz-odds-star = ★ is about staying alive, not about points.
hz-odds-best = safest
hz-odds-best-fight = safest way to fight
hz-odds-percent = { $n }%
hz-odds-most = >{"\u00A0"}99%
hz-odds-least = <{"\u00A0"}1%
hz-film-won = { $player } wins { $card }
hz-film-fled = { $player } flees from { $card }
hz-film-lost = { $player } dies at { $card }
hz-film-open = { $player }: { $card }
hz-film-people =
    { $count ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
hz-film-ammo = { $n } ammo
hz-film-gas = { $n } gas
hz-film-adrenaline = { $n } adrenaline
hz-diary-rolls = Rolls:
hz-diary-lost = Here the diary breaks off.

hz-dice = What the dice mean
hz-dice-hit = Target
hz-dice-bolt = Lightning
hz-dice-hit_bolt = Target and lightning
hz-dice-bite = Jaws
hz-dice-blank = Nothing
hz-dice-death = Skull
hz-dice-fire = That is the melee. When you shoot only targets count, with lightning or without.
hz-dice-red = In a melee with a horde, its strength says how many of your black dice turn red. Only they have a skull.

## The auction, paying, tokens and the sheet of a card

hz-auction-pays = Everybody pays their own bid, the losers too.
hz-bid-limit =
    { $all ->
        [one] You have { $all }: at most { $n }
       *[other] You have { $all }: at most { $n }
    }
hz-bid-leaves = { $n } left
hz-bid-rest = { $n } left
hz-forced-broke = You passed: there is nothing left to bid.
hz-forced-outbid = You can't top a bid of { $n }: you can go up to { $most }.
hz-forced-last = One route was left, so it is yours.
hz-forced-tolls = You can't pay for the other routes, so this one is yours.
hz-would-go = Who would go when
hz-bidder = bids { $bid }, keeps { $left }
hz-bidder-passed = passed
hz-bidder-passed-why = A pass is not for good: if somebody raises, you are asked again.
hz-bid-again = Your pass was not the last word: somebody raised.
hz-mix-pay = Pay
hz-mix-take = Take
hz-pay-give = Pay { $n }
hz-pay-take = Take { $n }
hz-pay-left = { $n } left
hz-pay-then = { $n } then
hz-pay-more-to-go = { $n } more to go
hz-pay-less-ammo = One ammo less
hz-pay-less-gas = One gas less
hz-pay-less-adrenaline = One adrenaline less
hz-pay-more-ammo = One more ammo
hz-pay-more-gas = One more gas
hz-pay-more-adrenaline = One more adrenaline
hz-token-spent = It has done its work and counts no more.
hz-sheet-red = The red text is a rule for the battle here and for no other.
hz-sheet-horde =
    { $n ->
        [one] A horde: in melee one of your dice is red, and a red skull kills whatever you pay.
       *[other] A horde: in melee { $n } of your dice are red, and a red skull kills whatever you pay.
    }
hz-sheet-points =
    { $n ->
        [0] This card brings no points.
        [one] { $n } point if you win here and live to see the ocean.
       *[other] { $n } points if you win here and live to see the ocean.
    }
hz-sheet-points-quiet =
    { $n ->
        [0] This card brings no points. There are no zombies either: drive through and it's yours.
        [one] { $n } point if you live to see the ocean. There are no zombies: drive through and the card is yours.
       *[other] { $n } points if you live to see the ocean. There are no zombies: drive through and the card is yours.
    }

## The sums at the end

hz-sum-cards = Cards won
hz-sum-tokens = Tokens
hz-sum-bonuses = Bonus cards
hz-sum-sets = Sets of four
hz-sum-total = Points
hz-ladder = The ladder
hz-ladder-next = next, { $n } more
hz-bonuses = Bonus cards
hz-bonus-for = Most { $most }:
hz-bonus-tie = nobody, a tie
web-again = Play again

## The points on the way

hz-tally = Points right now
hz-tally-now = If you arrived now: { $n }★
hz-tally-why = what for?
hz-tally-cards = Stars come from the cards you have won, but only if somebody of yours arrives alive: a party that is gone has no points.
hz-tally-bonuses = If at least two parties arrive, there are bonus cards of 3 points each: for the most ammo, gas, adrenaline and people. If two have equally many, nobody gets it.
hz-tally-last = One party is left on the road: if it arrives, it wins. Nobody gets bonus cards then, so only cards and tokens count.
hz-tally-sets = At the end there is a point for each set of four: a survivor, an ammo, a gas and an adrenaline. So what you have least of is what counts.
hz-tally-part-cards = cards{"\u00A0"}{ $n }
hz-tally-part-tokens = tokens{"\u00A0"}{ $n }
hz-tally-part-ammo = most ammo{"\u00A0"}{ $n }
hz-tally-part-gas = most gas{"\u00A0"}{ $n }
hz-tally-part-adrenaline = most adrenaline{"\u00A0"}{ $n }
hz-tally-part-survivors = most survivors{"\u00A0"}{ $n }
hz-tally-part-sets = sets of four{"\u00A0"}{ $n }

## Alone: the road of the day and your journeys

hz-alone = Alone
hz-daily = Road of the day
hz-daily-why = One for everybody: until midnight in Greenwich, cards and dice fall alike for all. The first try counts.
hz-daily-done = Today: { $points }.
hz-daily-go = Hit the road
hz-daily-again = Drive it again, just for fun
hz-daily-late = does not count
hz-own-road = A road of your own
hz-own-road-why = New each time: eight rounds, three routes, two of them more or less blind.
hz-own-road-go = Let's go
hz-best = Best journey
hz-best-none = None yet. The road is waiting.
hz-best-is = { $points }: “{ $title }”
hz-history = All journeys
hz-history-note = Journeys are written down on this device and nowhere else.
hz-poster-daily = Alone: the road of the day
hz-poster-done = Road of the day: { $points }
hz-end-daily = Road of the day, { $day }.
hz-end-late = Not the first try, so it does not count.
hz-end-record = A personal best! Before: { $points }.
hz-end-best = Your best: { $points }, “{ $title }”.
hz-end-first = The first entry in your list of journeys.
hz-end-all = All your journeys

## What the odds said

hz-hindsight = What the odds said
hz-hindsight-why = Counted in people: how many average dice and the safest play would have left alive, what your decisions changed about that, and what luck did. Only ways to fight are compared. To flee is safe and costs the card, so here it is neither a mistake nor a merit.
hz-hindsight-luck = Dice gave (people)
hz-hindsight-choices = Decisions gave (people)
hz-hindsight-none = There was nothing to decide in battle.
hz-hindsight-count =
    { $n ->
        [one] { $n } decision in battle.
       *[other] { $n } decisions in battle.
    } { $dear ->
        [0] There was no safer way to fight.
        [one] There was a safer way to fight { $dear } time.
       *[other] There was a safer way to fight { $dear } times.
    }
hz-hindsight-all = Decision by decision
hz-hindsight-fight = hoped for { $hoped }, { $left } left, dice { $luck }
hz-hindsight-fled = fled: nobody hurt, the card lost
hz-hindsight-burnt = no fight: nobody hurt, the card won
hz-hindsight-alike = as safe as the safest
hz-hindsight-better = safer: { $answer }, { $share }, about { $n }
hz-hindsight-undecided = Nothing to decide, just dice.

## Keys

hz-keys = Keys
hz-keys-touch = On a touch screen, tap a card of a route, a token or a die to read what it means; a die with a syringe can be pressed to spend adrenaline on it, and held to read it.
hz-key-tab = Tab
hz-key-tab-does = to the next thing on the table
hz-key-enter = Enter
hz-key-enter-does = choose it: a route, a bid, an answer, a die
hz-key-p = P
hz-key-p-does = pass at the auction
hz-key-space = Space (hold)
hz-key-space-does = run faster; dice and scenes do not wait
hz-key-esc = Esc
hz-key-esc-does = skip to the next question, or close what is open
hz-key-z = Ctrl + Z
hz-key-z-does = take back, as long as nothing new was seen
hz-key-help = ?
hz-key-help-does = this page
