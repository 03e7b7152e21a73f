# The terminal.

player = Player { $n }
decimal-mark = .
cli-you = you
cli-none = nothing

## A game in the terminal

cli-turn = Turn { $turn } · { $player } · { $phase }
cli-points = Points
cli-hand = Hand
cli-deck = Deck
cli-discard = Discard
cli-factions = Factions
cli-your-hand = Your hand
cli-may-play = You may still play: { $slots }
cli-known-hand = You know that { $player } holds: { $cards }
cli-prizes = prizes { $first } · { $second } · { $third }
cli-would-get =
    { $points ->
        [one] → { $points } point
       *[other] → { $points } points
    }
cli-power = power { $n }
cli-board = Period { $period } of { $periods }, round { $round } of { $rounds }
cli-board-next = Next base: { $card }. First player: { $player }
cli-board-standing = total { $total }: { $points } for the place, { $led } for sides led
cli-titans = Waiting beside the deck ({ $player }): { $cards }
cli-face-down = a face-down card
cli-resolving = Being played: { $cards }
cli-source = ({ $card })
cli-prompt = { $player } (? for help):
cli-not-a-number = There is no answer “{ $said }”. Type a number from 1 to { $most }, or ? for help.
cli-help =
    number — answer with that option
    b — the table once more
    t — the rules texts of your hand, the bases, the titans and all cards in play
    i and a number — the rules text of that option's card
    w — why the cards in your hand cannot be played
    d — the discard piles, open to all
    l — the whole log
    q — quit; the game is saved
cli-help-road =
    number — answer with that option
    b — the table once more
    t — what the dice and the tokens mean
    l — the whole log
    q — quit; the game is saved
cli-all-playable = Every card in your hand can be played.
cli-needs-number = Type i and a number from 1 to { $most }: the option whose card you want to read.
cli-no-text = No card belongs to that option.
cli-not-here = This game has no such command.
cli-curtain = Hand the keyboard to { $player }, and the others look away.
cli-curtain-press = Press Enter when only { $player } looks at the screen
cli-over = The game is over.
cli-puzzle = Puzzle. { $goal }.
cli-winners = Winner: { $players }
cli-nobody = Nobody wins.
cli-score = { $player }: { $n }
cli-saved = The game is saved: { $path }
cli-replay-hint = To see it again: potasovka replay { $path }
cli-nobody-there = The input has ended, so the game stops here. To play, start it in a terminal.
cli-left = You leave the table.

## The catalogue

cli-copies = Copies
cli-number = Power
cli-text = Text
cli-breakpoint = Breakpoint
cli-prizes-head = Prizes
cli-bases = Bases
cli-on-base = action on a base
cli-on-minion = action on a minion
cli-level = Level { $n }
cli-ours = ours
cli-zombies = Zombies
cli-horde = Horde
cli-find = Finds

## Studies and replays

cli-games = Games
cli-decisions = Decisions
cli-decisions-a-game = Decisions a game
cli-seconds = Seconds
cli-games-a-second = Games a second
cli-digest = Digest of all records
cli-faction = Faction
cli-wins = Wins
cli-share = Share
cli-nobody-won = Games nobody won
cli-seat-wins = Wins by seat
cli-mean = Mean { $name }
cli-mean-rounds = Mean rounds
cli-mean-scores = Mean points of a party
cli-mean-alive = Share of parties that survived
cli-mean-survivors = Mean survivors of a party
cli-mean-title = Mean title (rung from 0 to 6)
cli-record = { $game }, rules { $rules }, seed { $seed }, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }
cli-step = { $number }. { $player }: { $answer }
cli-after = After answer { $number }
cli-verify-chance = Chance was fixed before the game: seed, setup and salt give the commitment { $commitment }.
cli-verify-other-chance = CHANCE DOES NOT MATCH: seed, setup and salt do not give the commitment { $commitment }.
cli-verify-no-commitment = NOTHING TO CHECK CHANCE BY: the record has no commitment.
cli-verify-promise = It is the commitment that was shown before the game.
cli-verify-other-promise = IT IS NOT THE COMMITMENT that was shown before the game.
cli-verify-answers = { $answers ->
        [one] The one answer is legal and leads
       *[other] All { $answers } answers are legal and lead
    } to the end of the game.
cli-verify-answers-so-far = { $answers ->
        [one] The one answer is legal
       *[other] All { $answers } answers are legal
    }; the game is not over.
cli-verify-bad-answers = THE GAME CANNOT BE PLAYED AGAIN: { $why }

## Reviews

cli-review-title = Review of { $game }, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }
cli-review-brackets = By what the player could know; in brackets by all cards. { review-luck-why }
cli-review-turn = Turn
cli-review-whose = Whose
cli-review-at = Step
cli-review-chance = Chance
cli-review-what = Question, answer, what was better
cli-review-picture = The picture is in { $path }.

## Odds

cli-odds-title = { $survivors } against { $zombies }, horde { $horde }, adrenaline { $adrenaline }
cli-odds-rounds = Rounds fired
cli-odds-survive = Survive
cli-odds-survivors = Survivors expected
cli-odds-adrenaline = Adrenaline left
cli-odds-best = Best: fire { $rounds ->
        [0] nothing
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
cli-odds-by = { $n ->
        [0] nobody is left
        [one] { $n } survivor
       *[other] { $n } survivors
    }
cli-bot-wins = { $bot } wins { $wins } of { $games } games (95 % between { $low } and { $high })
cli-figure = { $what }: { $mean } (95 % between { $low } and { $high })
cli-thinking = Milliseconds a decision: { $mean }; 95 % of them at most { $most }

## Bots in the lab

cli-lab-round = Round { $n }
cli-lab-written = The weights are written: { $path }
cli-lab-bot = Bot
cli-lab-among = Against
cli-lab-between = 95 % between
cli-lab-time = Milliseconds a decision (mean / 95 %)
cli-lab-elo = Elo
cli-lab-phase = Part of the game
cli-lab-phase-opening = opening
cli-lab-phase-middle = middle
cli-lab-phase-end = end
cli-lab-n = Chances told
cli-lab-said = Said
cli-lab-came = Came true
cli-lab-brier = Brier score
cli-lab-matrix = Share of games that each pair of factions wins, and where it lies in 95 % of cases ({ $bot }, at least { $games ->
    [one] { $games } game
   *[other] { $games } games
} a pair)
