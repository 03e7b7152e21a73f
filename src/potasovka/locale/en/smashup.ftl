# Smash Up: everything but factions and cards. An empty argument is handed over as "none".

smashup-name = Smash Up
box-base_box = Smash Up (base box)
box-awesome_level_9000 = Awesome Level 9000
box-its_your_fault = It's Your Fault!
box-what_were_we_thinking = What Were We Thinking?
box-anniversary = 10th Anniversary
box-guests = Guests of the titans (a box of our own making)

## Phases and kinds

phase-setup = setting up
phase-start = start of turn
phase-play = playing cards
phase-round = start of round
phase-round-end = end of round
phase-score = checking bases
phase-draw = drawing cards
phase-end = end of turn

kind-minion = minion
kind-action = action
kind-base = base
kind-berth = slot
kind-titan = titan

## Questions

# Every question is handed: $source, the card that asks; $card, what it is about (if nothing else, that card), with its
# $power, its $place and whose it is ($seat); $other with its $other_power; $what and $count as the card has them; $kind of
# all that can be chosen; $least and $most; $happened, what led to it; $special, the only card that may answer it.

ask-berth = { $place }: in which slot do your cards stand?
ask-side = { $source }: which side stands for the new base?
ask-useless = Which cards of your hand can do nothing on the Big Base? If everybody agrees, you exchange them.
ask-useless-known = { $seat } wants to exchange { $what }, which can do nothing on the Big Base. Do you agree?
ask-useless-agree = { $seat } says that nothing can be done on the Big Base with { $what }, and wants other cards. Do you agree?
ask-dull = { $card } lies in the middle this round. Do you propose to discard it? Everybody must agree.
ask-dull-agree = { $seat } finds { $card } dull or unfair. Shall it be discarded, and the next base come?
ask-back-to-hand = { $card } is used. Take it back to your hand instead of discarding it?
ask-base =
    { $what ->
        [blast] At which base do you fire? You then say whose minions of power { $power } or less are destroyed there.
        [breakpoint] Which base has a breakpoint { $count } lower this turn?
        [buried] From which base do you move your buried cards?
        [counters-or-cards] At which base do your minions get counters, or bring you cards?
        [destroy] Which base do you destroy? Its minions stay.
        [destroy-weak] At which base do you destroy minions of power { $power } or less?
        [disguise] At which base do you exchange one or two of your minions?
        [draw] Which base? You draw a card for each minion of another player there.
        [draw-own] Which base? You draw a card for each of your minions there.
        [drive-one-out] From which base do you move another player's minion away?
        [drive-out] From which base do you move all minions of other players away?
        [exchange] Which base do you swap for one of the base deck? Its minions stay, actions on it are discarded.
        [extra-minion] At which base do you get an extra minion of power { $power } or less?
        [gather] To which base do your minions move?
        [leave] From which base do minions move away?
        [leave-own] From which base do up to two of your cards go to another one?
        [listeners] At which base does a minion of yours get +1 for each one you don't own?
        [lure-away] From which base do you lure a minion of each other player away?
        [power] At which base do your minions get +{ $count } power this turn?
        [return-all] From which base do all minions return to their owners' hands?
        [song] At which base must each other player play a minion of power 3 or less?
        [uncover] At which base do you uncover up to { $count } of your buried cards?
        [weaken] At which base does every minion of another player get −1 power this turn?
        [brawl] At which base does everybody who has a minion there destroy one of somebody else's?
       *[other] Which base?
    }
ask-base-from-discard = Which discarded base takes the place of { $place }?
ask-base-on-top = Which base goes back on the base deck first? The last one will be on top.
ask-base-to-bottom = Which of these bases goes under the base deck?
ask-bury =
    { $most ->
        [one] { $place ->
            [none] Which card do you bury?
           *[other] Which card do you bury at { $place }?
        }
       *[other] Which cards do you bury at one base (up to { $most })?
    }
ask-bury-this = Bury { $card } at { $place } right away?
ask-bury-where =
    { $what ->
        [some] { $count ->
            [one] At which base do you bury the card?
           *[other] At which base do you bury the { $count } cards?
        }
       *[other] At which base do you bury { $card }?
    }
ask-cancel = Which minion's abilities do you cancel?
ask-charm =
    { $what ->
        [lure] Which minion do you bring to { $place }? With power 3 or less there, it is yours this turn.
       *[other] Which minion do you charm? It adds nothing to its player's total this turn.
    }
ask-counter =
    { $most ->
        [one] On which minion do you place a +1 power counter?
       *[other] On which minions do you place a +1 power counter each (up to { $most })?
    }
ask-counter-more = { $happened }. Place one more on it?
ask-counter-titan = Place a +1 counter on the titan { $card } at { $place }?
ask-destroy =
    { $what ->
        [blast] Which of your minions do you destroy, and with it all at its base that are no stronger?
        [for-the-titan] Which of your minions do you destroy to play the titan { $card } at its base?
        [weakest] Several minions at { $place } are the weakest. Which of them do you destroy?
        [for-a-stronger-one] Which of your minions do you destroy, to search your deck for a stronger one?
        [for-parts] Which of your minions do you destroy? Its power becomes +1 power counters for your minions.
        [in-all] Which minion do you destroy? All you name may have no more power than your fighter; { $power } is left.
       *[other] { $most ->
            [one] { $kind ->
                [minion] Which minion do you destroy?
                [action] Which action do you destroy?
               *[other] Which card do you destroy?
            }
           *[other] { $kind ->
                [minion] Which minions do you destroy (up to { $most })?
                [action] Which actions do you destroy (up to { $most })?
               *[other] Which cards do you destroy (up to { $most })?
            }
        }
    }
ask-destroy-own = Your weakest minions are equal. Which of them do you destroy?
ask-destroy-this = Destroy { $card } at { $place }, to look for one of power 5 or more in your deck?
ask-discard =
    { $what ->
        [bury] You may discard a card in order to bury one more. Which one?
        [destroy] { $most ->
            [one] Which card do you discard, to destroy { $card }?
           *[other] Which { $most } cards do you discard, to destroy { $card }?
        }
        [raise] Which cards do you discard? The minion you raise must have less power than that.
        [titan] Which card do you discard to play the titan { $card }?
        [toll] Which card do you discard, so that { $card } can be played at { $place }?
       *[other] { $least ->
            [0] You may discard a card. Which one?
           *[other] Which card do you discard?
        }
    }
ask-discard-it = You looked at { $card }. Discard it?
ask-discard-to-destroy =
    { $count ->
        [0] Destroy { $card } ({ $seat }, power 0) at { $place } for nothing?
        [one] Discard a card to destroy { $card } ({ $seat }, power { $power }) at { $place }?
       *[other] Discard { $count } cards to destroy { $card } ({ $seat }, power { $power }) at { $place }?
    }
ask-draw-it = You revealed { $card }. Draw it?
ask-draw-may =
    { $happened ->
        [none] { $card } has scored. Draw a card?
       *[other] { $happened }. Draw a card?
    }
ask-duel = Which minion does { $card } challenge to a duel?
ask-duel-card = { $card } (power { $power }) duels { $other } (power { $other_power }). You may lay a card. Which one?
ask-faction =
    { $nth ->
        [2] Take your second faction.
       *[1] Take your first faction.
    }
ask-faction-from = From which base do the other players' minions of the { $what } move?
ask-faction-to = To which base do all minions of the { $what } at { $place } move?
ask-faction-to-move = Minions of which faction do you move?
ask-give =
    { $what ->
        [trade] Which card do you give to { $seat }, in order to play { $card }?
       *[other] Which card do you give away, in order to draw { $count } cards?
    }
ask-how-many-counters =
    { $what ->
        [remove] How many +1 power counters do you remove from { $card } at { $place }?
       *[transfer] How many +1 power counters do you transfer from { $card } at { $place }?
    }
ask-hand-limit =
    { $most ->
        [one] Ten cards are the limit. Which card do you discard?
       *[other] Ten cards are the limit. Which { $most } cards do you discard?
    }
ask-ignore =
    { $happened ->
        [none] You may ignore what { $card } does to you. Do you?
       *[other] { $happened }. You may ignore what { $card } does to you now. Do you?
    }
ask-join =
    { $what ->
        [destroy] Shall { $other } destroy { $card } as well?
        [move] Shall { $other } move { $card } to { $place } as well?
        [power] Shall { $other } change the power of { $card } in the same way?
        [counter] Shall { $other } place a counter on { $card } as well?
        [cancel] Shall { $other } cancel the abilities of { $card } as well?
        [adds-nothing-to-a-total] Shall { $card } add nothing to your total either, because of { $other }?
        [stays-where-it-is] Shall { $other } also keep { $card } from being destroyed, moved or returned?
        [to-the-hand-instead-of-the-discard-pile] Shall { $other } also save { $card } from the discard pile?
       *[other] Shall { $other } affect { $card } in the same way?
    }
ask-make-discard = Which minion must { $seat } discard?
ask-look-two =
    { $happened ->
        [none] Look at the two topmost cards of your deck, to draw one of them? The other is shuffled in.
       *[other] { $happened }. Look at the two topmost cards of your deck, to draw one of them? The other is shuffled in.
    }
ask-menu = Your move.
ask-minion =
    { $what ->
        [alone] Which minion? If it is alone at its base, it is shuffled into its owner's deck.
        [namesake] Which minion do you look for in your deck, by its name?
        [duel] Which of your minions fights a duel? You then choose its rival at the same base.
        [hunt] Which of your minions hunts? You then destroy a weaker one at its base.
        [price] Which minion? Destroying it costs as many cards as it has power.
        [rampage] Which of your minions rampages? The breakpoint of its base is lower by its power this turn.
        [sacrifice] Which of your minions do you sacrifice? You draw as many cards as it has power, then destroy it.
        [shoot] Which of your minions shoots? You then destroy one at its base that is no stronger.
        [brawl] Which of your minions fights? You then destroy minions at its base that together are no stronger.
        [frighten] Which of your minions frightens? You then destroy a weaker one at its base for two counters.
        [lead] Which of your minions leads? You get an extra minion that is weaker at its base.
        [mob] Which of your minions gets a +1 power counter for each card you then put under your deck?
       *[other] Which minion?
    }
ask-move =
    { $what ->
        [swap] Which minion trades places with another?
        [to-or-from] Which minion moves, to { $place } or away from it?
       *[other] { $most ->
            [one] { $place ->
                [none] Which minion moves to another base?
               *[other] Which minion moves to { $place }?
            }
           *[other] { $place ->
                [none] Which minions move to other bases (up to { $most })?
               *[other] Which minions move to { $place } (up to { $most })?
            }
        }
    }
ask-move-buried = Which of your buried cards do you move?
ask-move-where =
    { $what ->
        [all] To which base do all minions of other players at { $place } move?
        [buried] { $count ->
            [one] To which base does the buried card move?
           *[other] To which base do the { $count } buried cards move?
        }
        [instead] { $card } is about to be destroyed. To which base does it move instead?
        [lured] To which base do you lure them?
        [party] { $count ->
            [one] To which base does it move?
           *[other] To which base do the two of them move?
        }
        [riders] { $count ->
            [one] To which base does the card go?
           *[other] To which base do the two cards go?
        }
       *[other] To which base does { $card } move?
    }
ask-move-where-to =
    { $ground ->
        [side] To which side does { $card } move?
       *[base] To which base does { $card } move?
    }
ask-mulligan = No minions in your first hand. Show it, discard it and draw five new cards?
ask-name =
    { $what ->
        [discard] Cards of which name do you look for in your deck, to discard them?
       *[other] Minions of which name do you take back from your discard pile?
    }
ask-name-faction = Which faction do you name? Its minions cannot be played at { $place }.
ask-name-kind = What will the two revealed cards be: minions or actions?
ask-new-base = Play the top card of the base deck, and move { $card } there?
ask-next-base =
    { $what ->
        [back-on-top] Which base takes the place of { $place }? The others go back on top of the base deck.
       *[other] Which base takes the place of { $place }? The other one is discarded.
    }
ask-order =
    { $happened ->
        [none] These abilities come at the same time. Which goes first?
       *[other] { $happened }: these abilities come at the same time. Which goes first?
    }
ask-own-card = Which of your cards? You may transfer +1 power counters from it, use its talent an extra time, or both.
ask-play-extra =
    { $what ->
        [affecting] Which action that affects { $card } do you play now, as an extra?
       *[other] { $kind ->
            [minion] Which minion do you play now, as an extra?
            [action] Which action do you play now, as an extra?
           *[other] Which card do you play now, as an extra?
        }
    }
ask-play-forced = You must play a minion of power 3 or less at { $place }, without abilities. Which one?
ask-play-it =
    { $place ->
        [none] You revealed { $card }. Play it as an extra minion?
       *[other] You revealed { $card }. Play it at { $place } as an extra minion?
    }
ask-play-on-minion = On which minion do you play { $card }?
ask-play-titan =
    { $ground ->
        [side] At which side do you play { $card }?
       *[base] At which base do you play { $card }?
    }
ask-play-uncovered = { $card } is uncovered at { $place }. Play it there as an extra?
ask-play-where =
    { $ground ->
        [side] On which side do you play { $card }?
       *[base] On which base do you play { $card }?
    }
ask-player =
    { $what ->
        [blast] Whose minions of power { $power } or less at { $place } do you destroy?
        [deck] The top card of whose deck do you reveal?
        [discard] Out of whose discard pile do you take a random action?
        [follow] Whose minions go along with { $card }?
        [gift] Who gets { $card } from you?
        [probe] Whose hand do you look at? Out of it you choose a minion to be discarded.
        [hand] A random card of whose hand is revealed?
        [sleep] Who cannot play actions in their next turn?
       *[other] Which player?
    }
ask-power =
    { $what ->
        [buried] Which of your minions gets +2 power this turn, or +3 if a card is buried at its base?
        [company] Which of your minions gets +1 power this turn for each other minion at its base?
        [duel] Which of your minions gets +2 power this turn, or +4 if it is in a duel?
       *[other] Which minion gets +{ $count } power this turn?
    }
ask-price =
    { $what ->
        [box] Which minion do you put into the box to play { $card }? It is out of the game.
        [destroy] Which of your minions do you destroy to play { $card }?
       *[remove] From which of your minions do you remove a +1 power counter to play { $card }?
    }
ask-put-on-top = Which card goes back on your deck first? The last one will be on top.
ask-raise-where = At which base do you play { $card } from your discard pile?
ask-remove-counter = Take a +1 power counter off { $card } ({ $seat }, power { $power }) at { $place }?
ask-replacement = { $card } would be destroyed at { $place }. Which card saves it?
ask-return =
    { $most ->
        [one] Which minion do you return to its owner's hand?
       *[other] Which minions go back to their owners' hands (up to { $most })?
    }
ask-return-buried =
    { $what ->
        [titan] Which buried card do you take back into your hand, to play the titan { $card } at its base?
       *[other] Which of the cards you have buried at the scored base do you take back into your hand?
    }
ask-ride = Which of your cards at { $place } go to another base (up to { $most })?
ask-score-which = Several bases are ready. Which one scores first?
ask-search =
    { $what ->
        [discard] { $most ->
            [one] Do you put this card from your deck into your discard pile?
           *[other] Which of these cards do you put from your deck into your discard pile (up to { $most })?
        }
        [play] { $place ->
            [none] Which card do you find and play as an extra?
           *[other] Which card do you find and play at { $place } as an extra?
        }
       *[other] { $most ->
            [one] Which card do you find and take into your hand?
           *[other] Which cards do you find and take into your hand (up to { $most })?
        }
    }
ask-search-base = Which base of the base deck takes the place of { $place }?
ask-search-may =
    { $power ->
        [-1] Look for a minion in your deck and play it at { $place }?
       *[other] Look for a minion of power { $power } or less in your deck and play it at { $place }?
    }
ask-search-which = Where do you search?
ask-shuffle-in =
    { $most ->
        [one] Which card do you shuffle into your deck?
       *[other] Which cards do you shuffle into your deck (up to { $most })?
    }
ask-slot = Which of your plays do you use up for { $card }?
ask-special =
    { $happened ->
        [none] Several things have happened.
       *[other] { $happened }.
    } { $special ->
        [none] Answer with a Special?
       *[other] Answer with { $special }?
    }
ask-swap-with = Which minion does { $card } trade places with?
ask-take-counters =
    { $what ->
        [remove] From which of your minions do you remove +1 power counters ({ $count } so far)?
       *[transfer] From which of your minions do you transfer +1 power counters ({ $count } so far)?
    }
ask-talent-again = Use the talent of { $card } an extra time?
ask-titan-price =
    { $count ->
        [0] Your turn begins. You may play the titan { $card } for two different prices. What do you do first?
       *[other] And what do you do second, to play the titan { $card }?
    }
ask-to-bottom =
    Which card goes under your deck?{ $nth ->
        [0] {""}
       *[other] {" "}({ $nth } of { $count })
    }
ask-to-deck =
    Which card goes to your deck, on top or under it?{ $nth ->
        [0] {""}
       *[other] {" "}({ $nth } of { $count })
    }
ask-to-hand =
    { $most ->
        [one] Which card goes to your hand?
       *[other] Which cards go to your hand (up to { $most })?
    }
ask-to-top = { $card } is used. Put it on top of your deck instead of discarding it?
ask-top-or-bottom =
    { $what ->
        [reveal] From which end of your deck do you reveal two cards?
       *[other] Where does { $card } go: on top of the deck or under it?
    }
ask-transfer = Which action do you transfer?
ask-transfer-counters = From which card do you transfer +1 power counters?
ask-transfer-counters-to =
    { $count ->
        [one] To which card does a +1 power counter from { $card } at { $place } go?
       *[other] To which card do { $count } +1 power counters from { $card } at { $place } go?
    }
ask-transfer-where = Where do you transfer { $card }?
ask-uncover =
    { $source ->
        [none] Your turn begins: which buried card do you uncover?
       *[other] Which buried card do you uncover?
    }
ask-under-deck = Which minion goes under its owner's deck?
ask-vanish = Destroy the titan { $card } at { $place } to play an extra minion of power up to { $power }?
ask-weaken = Which minion gets −{ $count } power this turn?
ask-which =
    { $happened ->
        [none] What do you do?
       *[other] { $happened }. What do you do?
    }

## What led to a question

happened =
    { $what ->
        [action-played] { $seat } has played { $card }
        [affected-by-an-action-being-played] An action affects { $card }
        [after-scoring] { $place ->
            [none] The board
           *[other] { $place }
        } has scored
        [base-played] { $place } has come into play
        [before-scoring] { $place ->
            [none] The board
           *[other] { $place }
        } is about to score
        [berth-occupied] { $seat } has occupied { $card }
        [buried] A card has been buried at { $place }
        [destroyed] { $card } has been destroyed at { $place }
        [duel-begun] { $card } fights a duel at { $place }
        [duel-fought] The duel at { $place } is about to be decided
        [duel-won] { $card } has won the duel
        [end-of-anybodys-turn] The turn ends
        [end-of-turn] Your turn ends
        [left-play] { $card } has left play
        [looked-at-or-revealed-by-another-player] A card of { $seat } has seen into your hand or deck
        [looked-at-or-revealed-from-a-deck] Cards of a deck have been looked at
        [minion-played] { $seat } has played { $card } at { $place }
        [moved] { $card } has moved to { $place }
        [on-your-turn] It is your turn
        [power-rose] The power of { $card } has risen
        [returned-to-a-hand] { $card } has gone back to the hand
        [revealed-from-a-deck-by-another-player] A card of { $seat } has revealed { $card } in your deck
        [start-of-turn] Your turn begins
        [titan-played] { $card } has come into play
        [to-the-discard-pile-from-play] { $card } has gone to the discard pile
        [uncovered] { $card } has been uncovered at { $place }
        [when-scoring] { $place } is being scored
        [counters-placed-or-removed] The +1 power counters on { $card } have changed
        [counters-transferred] +1 power counters have been transferred to { $card }
       *[other] Something has happened
    }

## The sides of the Big Base

card-north = North side
card-east = East side
card-south = South side
card-west = West side

## Answers

option-berth = { $place }, slot { $count }. { $text }
on-a-side = { $card } ({ $place })
list-of-two = { $one }, { $other }
option-base = { $card }
option-card = { $card }
in-play =
    { $zone ->
        [buried] { $card } (buried at { $place })
       *[other] { $card } ({ $seat }, { $host ->
            [none] { $power ->
                [-1] {""}
               *[other] power { $power },{" "}
            }
           *[other] on { $host },{" "}
        }{ $place })
    }
option-pile =
    { $card }{ $owner ->
        [none] {""}
       *[other] {" "}(owner: { $owner })
    }{ $zone ->
        [discard] {" "}(from the discard pile)
        [deck] {" "}(from the deck)
       *[other] {""}
    }
option-play =
    Play { $card }{ $owner ->
        [none] {""}
       *[other] {" "}(owner: { $owner })
    }{ $zone ->
        [discard] {" "}from the discard pile
       *[other] {""}
    }
option-talent = Talent: { $card }
option-use = Use the base: { $card }
option-special =
    { $zone ->
        [hand] Special from hand: { $card }
        [discard] Special from the discard pile: { $card }
        [deck] Special from the deck: { $card }
       *[other] Special: { $card }
    }{ $happened ->
        [none] {""}
       *[other] {" "}({ $happened })
    }
option-trigger =
    { $card }{ $happened ->
        [none] {""}
       *[other] . { $happened }
    }
option-slot = { $slot }
option-number = { $count }
option-pass =
    { $asks ->
        [base-from-discard] Take the top card of the base deck
        [bury] Bury nothing
        [bury-where] Don't bury it
        [counter] No counter
        [destroy] Destroy nothing
        [discard] Discard nothing
        [duel] No duel
        [duel-card] Lay no card
        [give] Give nothing
        [move] Move nobody
        [move-where] Don't move it
        [play-extra] Play nothing
        [play-titan] Don't play it now
        [power] Nobody
        [return] Nobody
        [return-buried] Leave them buried
        [special] Don't answer
        [to-bottom] No card
        [to-deck] No card
        [to-hand] Take nothing
        [uncover] Uncover nothing
        [take-counters] That's all
        [transfer-counters] Transfer nothing
       *[other] No, thanks
    }
option-done = That's all
option-yes =
    { $asks ->
        [back-to-hand] Take it back
        [bury-this] Bury it
        [destroy-this] Destroy it and search
        [discard-it] Discard it
        [discard-to-destroy] { $count ->
            [0] Destroy it
            [one] Discard a card
        [counter-more] One more
        [talent-again] Use it
           *[other] Discard { $count } cards
        }
        [draw-it] Draw it
        [draw-may] Draw a card
        [ignore] Ignore it
        [join] Yes, { $card } too
        [mulligan] Draw a new hand
        [new-base] Play the base
        [play-it] Play it
        [play-uncovered] Play it
        [remove-counter] Take the counter off
        [search-may] Search
        [to-top] On top of the deck
       *[other] Yes
    }
option-no =
    { $asks ->
        [back-to-hand] Discard it
        [bury-this] Leave it in play
        [destroy-this] Leave it alone
        [discard-it] Leave it on the deck
        [discard-to-destroy] Leave it alone
        [draw-it] Leave it on the deck
        [draw-may] Draw nothing
        [ignore] Let it happen
        [join] No, not { $card }
        [mulligan] Keep this hand
        [new-base] No new base
        [play-it] Don't play it
        [play-uncovered] Discard it
        [remove-counter] Leave the counter
        [search-may] Don't search
        [to-top] Discard it
       *[other] No
    }
option-end = End the turn
option-seat = { $seat }
option-uncover = Uncover a card
word-action =
    { $asks ->
        [name-kind] Actions
       *[other] Get an extra action
    }
word-both = In the deck and the discard pile
word-bottom =
    { $what ->
        [reveal] The bottom
       *[other] Under the deck
    }
word-box = Put a minion from your hand or discard pile into the box
word-bury = Bury a card from your hand
word-counter =
    { $what ->
        [each] { $count ->
            [one] Place a +1 power counter on your minion there
           *[other] Place a +1 power counter on each of your { $count } minions there
        }
       *[other] Place a +1 power counter on { $card }
    }
word-deck = In the deck
word-discard = In the discard pile
word-destroy = Destroy a minion of yours
word-draw =
    { $what ->
        [it] Draw { $card }
       *[other] { $count ->
            [one] Draw a card
           *[other] Draw { $count } cards
        }
    }
word-follow = Move { $card } to { $place }, for +{ $power } to your total there this turn
word-hand = Take { $card } into your hand
word-leave = Leave { $card } on top of the deck
word-minion =
    { $asks ->
        [name-kind] Minions
       *[other] Get an extra minion of power 2 or less at { $place }
    }
word-move = Move { $card } to another base
word-nothing = Nothing
word-place =
    { $what ->
        [bare] Place a +1 power counter on a minion without one
        [own-here] Place a +1 power counter on a minion of yours at { $place }
       *[other] Place a +1 power counter on a minion at { $place }
    }
word-play = Play { $card } as an extra
word-remove = Remove a +1 power counter from a minion of yours
word-search = Search for { card-mako }
word-shuffle =
    { $count ->
        [one] Shuffle a minion from your discard pile into the deck
       *[other] Shuffle up to { $count } minions from your discard pile into the deck
    }
word-spend = Remove two +1 power counters from your minions for an extra action
word-top =
    { $what ->
        [reveal] The top
       *[other] On top of the deck
    }
word-transfer =
    { $what ->
        [bare] Transfer a +1 power counter from a minion of yours to another minion
       *[other] Transfer +1 power counters from one minion at { $place } to another
    }
word-uncover = Uncover a buried card of yours

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
    }{ $vacant ->
        [yes] {" "}on a base without minions of yours
       *[other] {""}
    }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }

## Why not

why-forbidden = { $card } forbids it.
why-no-actions = You cannot play actions this turn.
why-no-slot =
    { $kind ->
        [minion] You have no minion left to play this turn.
       *[other] You have no action left to play this turn.
    }
why-no-target = There is nowhere to play it.
why-not-last = It can only be played as the last card in your hand.
why-not-your-turn = Cards are played in your own Play Cards phase.
why-other-slot = What you may still play this turn is { $slot }.
why-special-only = It can only be played at the moment its Special names.

## The log

log-award =
    { $points ->
        [0] { $seat } has { $total } on { $place } and gets nothing.
        [one] { $seat } has { $total } on { $place } and gets { $points } point.
       *[other] { $seat } has { $total } on { $place } and gets { $points } points.
    }
log-base-replaced = { $place } leaves the middle of the board.
log-capture = — The Big Base scores, period { $period } —
log-disagrees = { $seat } does not agree.
log-dull = { $seat } proposes to discard { $place }.
log-extra-round = A tie at { $points }: the cards stay, and one more round is played.
log-lead =
    { $points ->
        [one] { $place }: { $seat } leads with { $total } and gets { $points } point.
       *[other] { $place }: { $seat } leads with { $total } and gets { $points } points.
    }
log-next-base = The next base will be { $card }.
log-rank =
    { $points ->
        [0] { $seat } has { $total } on the whole board and gets nothing.
        [one] { $seat } has { $total } on the whole board and gets { $points } point.
       *[other] { $seat } has { $total } on the whole board and gets { $points } points.
    }
log-round = — Period { $period }, round { $round }; { $seat } begins —
log-sweep = The board is cleared.
log-token = { $seat } had the least power and gets the first player's token.
log-useless = { $seat } shows cards to exchange: { $cards }.
log-base-enters = A new base: { $place }.
log-base-leaves = { $place } is discarded, and all that was on it.
log-base-swapped = { $place } goes back into the base deck, which is shuffled; actions on it are discarded.
log-bases-reshuffled = The base deck is empty: the discarded bases are shuffled.
log-bury =
    { $card ->
        [none] { $seat } buries a card at { $place }.
       *[other] { $seat } buries { $card } at { $place }.
    }
log-cancel = The abilities of { $card } are cancelled { $lasts }.
log-clash = Two titans at { $place }: { $card } is removed.
log-control =
    { $seat } takes control of { $card }{ $lasts ->
        [none] .
       *[other] {" "}{ $lasts }.
    }
log-counters =
    { $count ->
        [one] { $card } gets a +1 power counter.
       *[other] { $card } gets { $count } +1 power counters.
    }
log-counters-moved =
    { $count ->
        [one] A +1 power counter goes from { $card } to { $other }.
       *[other] { $count } +1 power counters go from { $card } to { $other }.
    }
log-counters-off =
    { $count ->
        [one] { $card } loses a +1 power counter.
       *[other] { $card } loses { $count } +1 power counters.
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
log-look-hand =
    { $cards ->
        [none] { $seat } looks at the hand of { $taker }.
       *[other] { $seat } looks at the hand of { $taker }: { $cards }.
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
log-power = { $card } has { $signed } power { $lasts }.
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
log-return-buried =
    { $card ->
        [none] { $seat } takes a card buried at { $place } back into the hand.
       *[other] { $seat } takes { $card }, buried at { $place }, back into the hand.
    }
log-reveal = { $seat } reveals: { $cards }.
log-scoring = — { $place } scores —
log-search =
    { $pile ->
        [discard] { $seat } finds { $card } in the discard pile.
       *[deck] { $seat } finds { $card } in the deck.
    }
log-search-nothing =
    { $pile ->
        [both] { $seat } finds nothing in the deck and the discard pile.
        [discard] { $seat } finds nothing in the discard pile.
       *[deck] { $seat } finds nothing in the deck.
    }
log-show-hand = { $seat } shows the hand: { $cards }.
log-shuffle = { $seat } shuffles the deck.
log-shuffle-in =
    { $card ->
        [none] A card of the hand is shuffled into the deck of { $seat }.
       *[other] { $card } is shuffled into the deck of { $seat }.
    }
log-take = { $seat } takes { $card }.
log-talent = { $seat } uses the talent of { $card }.
log-to-box = { $seat } puts { $card } into the box.
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
puzzle-goal-win = Win the game this turn
puzzle-goal-capture =
    { $bases ->
        [one] Capture a base this turn
       *[other] Capture { $bases } bases this turn
    }
log-solved = { $seat } has reached the goal: solved!
log-unsolved = The turn is over, and { $seat } has not reached the goal.
log-nothing = { $card }: nothing happens.
log-extra =
    { $seat } may play { $what ->
        [minion] { $count ->
            [one] an extra minion.
           *[other] { $count } extra minions.
        }
       *[action] { $count ->
            [one] an extra action.
           *[other] { $count } extra actions.
        }
    }
log-duel-shows =
    { $end ->
        [play] { $seat } reveals the duel card { $card } and plays it.
        [discard] { $seat } reveals the duel card { $card }: it cannot be played and is discarded.
       *[hand] { $seat } reveals the duel card { $card }: a bluff, it goes back to hand.
    }
log-lapses = { $card } no longer applies.
log-lasts =
    { $what ->
        [power-here] { $seat }: minions on { $place } have { $signed } power { $lasts }.
        [total] { $seat }: total power on { $place } { $signed } { $lasts }.
        [breakpoint] Breakpoint of { $place } { $signed } { $lasts }.
        [breakpoint-is] The breakpoint of { $place } is { $amount } { $lasts }.
        [no-total] { $card } adds nothing to a total { $lasts }.
        [steadfast] { $card } cannot be destroyed, moved or returned to a hand { $lasts }.
        [named] { $card } names { $faction }.
        [no-actions] { $seat } can play no actions in their next turn.
        [ignores-base] { $seat } may ignore the ability of { $place } until their next turn.
       *[not-to-discard] { $card } goes to hand instead of the discard pile { $lasts }.
    }
lasts-round =
    { $seat ->
        [none] { $place ->
            [none] until the end of the round
           *[other] until the end of the round, while at { $place }
        }
       *[other] { $place ->
            [none] until the next turn of { $seat }
           *[other] until the next turn of { $seat }, while at { $place }
        }
    }
lasts =
    { $seat ->
        [none] { $place ->
            [none] until the end of the turn
           *[other] while on { $place }, until the end of the turn
        }
       *[other] { $place ->
            [none] until the next turn of { $seat }
           *[other] while on { $place }, until the next turn of { $seat }
        }
    }
log-why = ← { $why }
foresee-nothing =
    { $card } would do nothing now: { $missing ->
        [target] nothing in play can be chosen for it.
        [pile] there is no such card where it looks.
        [hand] there is no such card in the hand.
        [play] there is nothing that could be played with it.
       *[other] there is nothing its text could touch.
    }
foresee-useless = no use here
foresee-useful = may be of use
foresee-cancelled = { $card } would do nothing now: its abilities are cancelled.
foresee-win =
    { $you ->
        [yes] This ends the game: you win.
       *[no] This ends the game: { $seat } wins.
    }
foresee-win-likely =
    { $you ->
        [yes] As things stand, this ends the game: you win.
       *[no] As things stand, this ends the game: { $seat } wins.
    }
foresee-puzzle = When your turn ends, so does the puzzle.
foresee-tie = As things stand, the lead is shared at { $points } points: the game goes on.

# Bans, and one more try.

ask-ban = Which faction may nobody take?
ask-reroll = Chance gives you { $what }. Take two others instead, whatever they are?
factions-two = { $one } and { $other }
log-ban = { $seat } bans { $faction }.
log-reroll = { $seat } takes two others: { $factions }.

## Why an answer is advised
hint-wins =
    { $about ->
        [puzzle] { $sure ->
            [sure] solves the puzzle
           *[perhaps] can solve the puzzle
        }
       *[game] { $sure ->
            [sure] wins the game
           *[perhaps] can win the game this turn
        }
    }
hint-loses =
    { $about ->
        [puzzle] { $sure ->
            [sure] does not reach the goal
           *[perhaps] can miss the goal
        }
       *[game] { $sure ->
            [sure] loses the game
           *[perhaps] can lose the game this turn
        }
    }
hint-captures = captures { $place }: +{ $amount }
hint-gives = { $place } is captured, and others get most: +{ $amount }
hint-points = brings points: +{ $amount }
hint-leads = takes the lead at { $place }: +{ $amount } when it is captured
hint-removes = { $amount ->
    [one] one rival minion less
   *[other] { $amount } rival minions fewer
}
hint-grows = more power at { $place }: +{ $amount }
hint-keeps = keeps cards for later
