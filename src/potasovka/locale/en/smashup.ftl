# Smash Up: everything but factions and cards. An empty argument is handed over as "none".

smashup-name = Smash Up
box-awesome_level_9000 = Awesome Level 9000
box-its_your_fault = It's Your Fault!
box-what_were_we_thinking = What Were We Thinking?
box-anniversary = 10th Anniversary

## Phases and kinds

phase-setup = setting up
phase-start = start of turn
phase-play = playing cards
phase-score = checking bases
phase-draw = drawing cards
phase-end = end of turn

kind-minion = minion
kind-action = action
kind-base = base
kind-titan = titan

## Questions

ask-back-to-hand = Take this card back to hand?
ask-base = Which base?
ask-base-from-discard = Which base takes its place?
ask-base-to-bottom = Which base goes to the bottom?
ask-bury = Which card do you bury?
ask-bury-this = Bury this minion?
ask-bury-where = At which base do you bury it?
ask-cancel = Whose abilities are cancelled?
ask-charm = Which minion?
ask-counter = On which minion do you place the counter?
ask-destroy = Which one is destroyed?
ask-destroy-own = Which of your minions do you destroy?
ask-destroy-this = Destroy this minion?
ask-discard = Which card do you discard?
ask-discard-to-destroy = Discard cards to destroy it?
ask-draw-it = Draw the revealed card?
ask-duel = Which minion do you challenge?
ask-duel-card = Lay a card for the duel?
ask-faction = Take a faction.
ask-give = Which card do you give?
ask-hand-limit = Ten cards are the limit. What do you discard?
ask-join =
    { $what ->
        [destroy] Destroy this minion as well?
        [move] Move this minion to the same base?
        [power] Change the power of this minion in the same way?
        [counter] Place a counter on this minion as well?
        [cancel] Cancel the abilities of this minion as well?
        [adds-nothing-to-a-total] Shall this minion add nothing to your total either?
        [to-the-hand-instead-of-the-discard-pile] Shall this minion also return to the hand instead of going to the discard pile?
       *[other] Affect this minion in the same way?
    }
ask-menu = Your move.
ask-minion = Which minion?
ask-move = Which minion moves?
ask-move-buried = Which buried cards do you move?
ask-move-where = To which base?
ask-move-where-to = To which base does { $card } move?
ask-mulligan = No minions in your first hand. Show it, discard it and draw five new cards?
ask-name = Which name?
ask-name-kind = Minions or actions?
ask-new-base = Play the top card of the base deck?
ask-next-base = Which base comes into play next?
ask-order = Several things happen at once. Which one first?
ask-play-extra = Which extra card do you play now?
ask-play-forced = Which minion do you play? You must.
ask-play-it = Play the card as an extra minion?
ask-play-on-minion = On which minion do you play it?
ask-play-titan = At which base do you play the titan?
ask-play-uncovered = Play the uncovered card?
ask-play-where = On which base do you play it?
ask-player = Which player?
ask-power = Which minion grows stronger?
ask-put-on-top = Which card goes back on top first?
ask-replacement = Several cards could step in. Which one does?
ask-return = Which minion is returned?
ask-score-which = Several bases are ready. Which one scores first?
ask-search = Which card do you take from your deck?
ask-search-may = Search your deck?
ask-search-which = Where do you search?
ask-shuffle-in = Which card do you shuffle into the deck?
ask-slot = Which of your plays do you use for it?
ask-special = Use a Special?
ask-swap-with = Which minion does it trade places with?
ask-to-bottom = Which card goes to the bottom of the deck?
ask-to-deck = Which card goes to the deck?
ask-to-hand = Which card goes to the hand?
ask-to-top = Put this card on top of your deck?
ask-top-or-bottom = The top of the deck or the bottom?
ask-transfer = Which action do you transfer?
ask-transfer-where = Where do you transfer it?
ask-uncover = Which buried card do you uncover?
ask-weaken = Which minion grows weaker?
ask-which = What do you do?

## Answers

option-base = { $card }
option-card = { $card }
option-pile =
    { $zone ->
        [discard] { $card } (from the discard pile)
        [deck] { $card } (from the deck)
       *[other] { $card }
    }
option-play =
    { $zone ->
        [discard] Play { $card } from the discard pile
       *[other] Play { $card }
    }
option-talent = Talent: { $card }
option-use = Use the base: { $card }
option-special =
    { $zone ->
        [hand] Special from hand: { $card }
        [discard] Special from the discard pile: { $card }
       *[other] Special: { $card }
    }
option-trigger = { $card }
option-slot = { $slot }
option-pass = No, thanks
option-done = That is all
option-yes = Yes
option-no = No
option-end = End the turn
option-seat = { $seat }
word-top = The top
word-bottom = The bottom
word-move = Move
word-counter = Place a +1 power counter
word-minion = Minion
word-action = Action
word-draw = Draw
word-nothing = Nothing
word-follow = Move to that base
word-shuffle = Shuffle a card into the deck
word-search = Search
word-bury = Bury a card
option-uncover = Uncover a card
word-uncover = Uncover a card
word-play = Play it
word-deck = In the deck
word-discard = In the discard pile
word-both = In the deck and the discard pile
word-hand = Into the hand

## What may still be played

slot =
    { $source ->
        [none] { $kind ->
            [minion] a minion
           *[other] an action
        }
       *[other] { $kind ->
            [minion] an extra minion
           *[other] an extra action
        }
    }{ $power ->
        [-1] {""}
       *[other] {" "}of power { $power } or less
    }{ $name ->
        [none] {""}
       *[other] {" "}called { $name }
    }{ $place ->
        [none] {""}
       *[other] {" "}on { $place }
    }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }

## Why not

why-forbidden = { $card } forbids it.
why-no-slot =
    { $kind ->
        [minion] You have no minion left to play this turn.
       *[other] You have no action left to play this turn.
    }
why-no-target = There is nowhere to play it.
why-not-last = It can only be played as the last card in your hand.
why-not-your-turn = Cards are played in your own Play Cards phase.
why-special-only = It can only be played at the moment its Special names.

## The log

log-award =
    { $points ->
        [0] { $seat } has { $total } on { $place } and gets nothing.
        [one] { $seat } has { $total } on { $place } and gets { $points } point.
       *[other] { $seat } has { $total } on { $place } and gets { $points } points.
    }
log-base-enters = A new base: { $place }.
log-base-leaves = { $place } is discarded, and all that was on it.
log-bases-reshuffled = The base deck is empty: the discarded bases are shuffled.
log-breakpoint = The breakpoint of { $place } is { $amount } now.
log-bury =
    { $card ->
        [none] { $seat } buries a card at { $place }.
       *[other] { $seat } buries { $card } at { $place }.
    }
log-cancel = The abilities of { $card } are cancelled.
log-clash = Two titans at { $place }: { $card } is removed.
log-control = { $seat } takes control of { $card }.
log-counters =
    { $count ->
        [one] { $card } gets a +1 power counter.
       *[other] { $card } gets { $count } +1 power counters.
    }
log-deck = { $seat } plays { $factions }.
log-destroy = { $seat } destroys { $card } on { $place }.
log-discard = { $seat } discards { $card }.
log-draw =
    { $cards ->
        [none] { $count ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
       *[other] { $seat } draws: { $cards }.
    }
log-duel = A duel: { $card } against { $other }.
log-duel-broken-off = The duel is broken off.
log-duel-lays = { $seat } lays a card for the duel.
log-faction = { $seat } takes { $faction }.
log-falls-off = { $card } cannot affect { $host } and is discarded.
log-give =
    { $card ->
        [none] { $seat } gives a card to { $taker }.
       *[other] { $seat } gives { $card } to { $taker }.
    }
log-look =
    { $cards ->
        [none] { $count ->
            [one] { $seat } looks at a card.
           *[other] { $seat } looks at { $count } cards.
        }
       *[other] { $seat } looks at: { $cards }.
    }
log-move = { $seat } moves { $card } to { $place }.
log-move-buried = { $seat } moves a buried card to { $place }.
log-mulligan = { $seat } shows a hand without minions and discards it.
log-play = { $seat } plays { $card }.
log-play-at = { $seat } plays { $card } on { $place }.
log-play-on = { $seat } plays { $card } on { $host }.
log-points =
    { $points ->
        [one] { $seat } gains { $points } point
       *[other] { $seat } gains { $points } points
    }{ $card ->
        [none] .
       *[other] {" "}({ $card }).
    }
log-power = { $card } has { $signed } power for a while.
log-protected =
    { $verb ->
        [destroy] { $card } cannot be destroyed: { $by }.
        [move] { $card } cannot be moved: { $by }.
        [return] { $card } cannot be returned: { $by }.
        [place] { $card } cannot be taken away: { $by }.
        [control] Nobody can take control of { $card }: { $by }.
       *[other] { $card } is not affected: { $by }.
    }
log-reshuffle = { $seat } has no deck left and shuffles the discard pile.
log-reveal-bases = Revealed from the base deck: { $cards }
log-reveal = { $seat } reveals: { $cards }.
log-scoring = — { $place } scores —
log-search = { $seat } finds { $card } in the deck.
log-search-nothing = { $seat } finds nothing in the deck.
log-show-hand = { $seat } shows the hand: { $cards }.
log-shuffle = { $seat } shuffles the deck.
log-shuffle-in = { $card } is shuffled into the deck of { $seat }.
log-take = { $seat } takes { $card }.
log-talent = { $seat } uses the talent of { $card }.
log-to-deck =
    { $card ->
        [none] A card goes
       *[other] { $card } goes
    } { $end ->
        [top] to the top of the deck of { $seat }.
       *[bottom] to the bottom of the deck of { $seat }.
    }
log-to-hand = { $card } goes to the hand of { $seat }.
log-transfer = { $card } is transferred to { $place }.
log-turn = — Turn { $turn }: { $seat } —
log-uncover = { $seat } uncovers { $card } at { $place }.
log-use = { $seat } uses { $card }.
log-win =
    { $points ->
        [one] { $seat } wins with { $points } point!
       *[other] { $seat } wins with { $points } points!
    }
