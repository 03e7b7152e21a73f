# Smash Up: everything but the cards. An empty argument is handed over as "none".

smashup-name = Smash Up
box-awesome_level_9000 = Awesome Level 9000

## Factions

faction-bear_cavalry = Bear Cavalry
faction-ghosts = Ghosts
faction-killer_plants = Killer Plants
faction-steampunks = Steampunks

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

ask-base = Which base?
ask-destroy = Which one is destroyed?
ask-destroy-own = Which of your minions do you destroy?
ask-discard = Which card do you discard?
ask-discard-to-destroy = Discard cards to destroy it?
ask-faction = Take a faction.
ask-hand-limit = Ten cards are the limit. What do you discard?
ask-menu = Your move.
ask-minion = Which minion?
ask-move = Which minion moves?
ask-move-where = To which base?
ask-mulligan = No minions in your first hand. Show it, discard it and draw five new cards?
ask-name = Which name?
ask-order = Several things happen at once. Which one first?
ask-play-extra = Which extra card do you play now?
ask-play-on-minion = On which minion do you play it?
ask-play-where = On which base do you play it?
ask-replacement = Several cards could step in. Which one does?
ask-score-which = Several bases are ready. Which one scores first?
ask-search = Which card do you take from your deck?
ask-search-may = Search your deck?
ask-slot = Which of your plays do you use for it?
ask-special = Use a Special?
ask-to-hand = Which card goes to the hand?

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
option-end = Finish playing cards

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
log-control = { $seat } takes control of { $card }.
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
log-faction = { $seat } takes { $faction }.
log-falls-off = { $card } cannot affect { $host } and is discarded.
log-move = { $seat } moves { $card } to { $place }.
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
log-scoring = — { $place } scores —
log-search = { $seat } finds { $card } in the deck.
log-search-nothing = { $seat } finds nothing in the deck.
log-shuffle = { $seat } shuffles the deck.
log-talent = { $seat } uses the talent of { $card }.
log-to-hand = { $card } goes to the hand of { $seat }.
log-turn = — Turn { $turn }: { $seat } —
log-use = { $seat } uses { $card }.
log-win =
    { $points ->
        [one] { $seat } wins with { $points } point!
       *[other] { $seat } wins with { $points } points!
    }
