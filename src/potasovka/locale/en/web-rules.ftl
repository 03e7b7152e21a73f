# The rules of both games on one page each, in our own words.

## Smash Up

rules-smashup-goal = What it is about
rules-smashup-goal-1 = Two factions shuffled together are your deck. Send minions to bases; when a base is full, it pays points to the strongest there.
rules-smashup-goal-2 = At the end of a turn in which somebody has 15 points or more, whoever has the most wins. In a tie the game goes on.
rules-smashup-setup = Getting ready
rules-smashup-setup-1 = Everybody takes two different factions and shuffles their forty cards into one deck. Bases come from the boxes in play: one for each player and one more lie open, the rest is their deck.
rules-smashup-setup-2 = Draw five cards. Whoever has no minion among them may show and discard them and draw five others, once.
rules-smashup-turn = The order of a turn
rules-smashup-turn-1 = Start of turn. What lasted until now ends, then whatever happens at the start of a turn happens.
rules-smashup-turn-2 = Play cards. One minion, one action, both or neither, in any order; use talents and bases in between.
rules-smashup-turn-3 = Check the bases. Each base whose breakpoint is reached by the power of all players together is scored.
rules-smashup-turn-4 = Draw two cards, then keep ten at most. An empty deck is made anew from the discard pile.
rules-smashup-turn-5 = End of turn. What happens now happens, what lasts until the end of the turn ends, and points are compared.
rules-smashup-play = Playing a card
rules-smashup-play-1 = A minion goes to a base; do what it says. An action does what it says and is discarded, unless it is played on a base or a minion and stays there.
rules-smashup-play-2 = First the card does all it says. Then abilities in play that were set off, in the order the current player likes. Then cards from hands that may answer, around the table.
rules-smashup-play-3 = An extra card is one more play. You need not use it; outside your Play Cards phase it is played at once or not at all.
rules-smashup-play-4 = What a text does without “may” must be done, as far as it can. You may play a card even if it will do nothing.
rules-smashup-score = Scoring a base
rules-smashup-score-1 = Of several bases that are ready the current player chooses which comes first.
rules-smashup-score-2 = Before it scores: abilities in play, then Specials around the table until everybody passes in a row.
rules-smashup-score-3 = Points: the most power takes the first number, the second place the second, the third the third. You need a minion there or at least 1 power. Tied players all get the better number, and as many places below are skipped.
rules-smashup-score-4 = After it has scored: abilities and Specials once more, the last chance to save a card.
rules-smashup-score-5 = All cards there go to their owners' discard piles, the base is discarded, and a new one takes its place. Then look again whether another base is ready.
rules-smashup-words = Three words on cards
rules-smashup-words-1 = Ongoing works all the time while the card is in play.
rules-smashup-words-2 = A Talent can be used once in each of your turns, while you play cards.
rules-smashup-words-3 = A Special works at the moment its text names, also in other players' turns.
rules-smashup-more = In the anniversary box
rules-smashup-more-1 = A buried card lies face down at a base and does nothing. At the start of your turn you may uncover one of yours: play it there as an extra, or discard it.
rules-smashup-more-2 = In a duel both players may lay a card face down. Laid actions take effect, other cards go back to the hand; then the stronger minion wins.
rules-smashup-more-3 = A titan waits beside the deck until its own text lets it in. It has no power of its own, and two titans never share a base: the one whose player is weaker there leaves.
rules-smashup-board = The Big Base
rules-smashup-board-1 = One board with four sides round a single base card. “A base”, “here” and “there” on cards mean a side; the base card's ability holds on each side apart.
rules-smashup-board-2 = On every side you stand in one slot of your own choice with all your cards; nobody shares it. The slot's ability is yours while you are there. What happens on occupation happens when your first card comes into an empty slot.
rules-smashup-board-3 = A turn is only its start and the playing of cards. When everybody has had theirs, all draw two cards; then come whatever happens at the end of a turn and the end of what lasts until then. A new base card follows.
rules-smashup-board-4 = Three rounds are a period. At its end the whole board is scored: places by the total over all sides, and one point more for each side led. Then the board is cleared, and whoever had the least power begins.
rules-smashup-board-5 = After three periods the most points win; in a tie one more round is played. 15 points end nothing.
rules-smashup-board-6 = The points of the places and what the slots do are ours.

## Hit Z Road

rules-hitzroad-goal = What it is about
rules-hitzroad-goal-1 = From Chicago to Los Angeles in eight rounds. Somebody of your party must arrive alive; among those who do, the most points win, and in a tie the most survivors.
rules-hitzroad-setup = Getting ready
rules-hitzroad-setup-1 = Every party has five survivors and four each of ammo, gas and adrenaline. The deck has cards of three levels, the gentle ones on top.
rules-hitzroad-setup-2 = With four players there are four routes in a round, with fewer three. With two, the last route has a key that costs 2 resources.
rules-hitzroad-round = The order of a round
rules-hitzroad-round-1 = Plan. Routes of two cards each are laid out.
rules-hitzroad-round-2 = Bid. In turn order, raise the highest bid or pass; who has passed may come back in while others go on. The limit is 10 and what you own.
rules-hitzroad-round-3 = Pay your own bid in any mix of resources. The highest bid is first in the new turn order; those who bid nothing keep theirs.
rules-hitzroad-round-4 = Drive. In the new order everybody chooses a free route, pays its key if it has one, and passes both of its cards from left to right.
rules-hitzroad-card = On each card
rules-hitzroad-card-1 = Take the resources shown.
rules-hitzroad-card-2 = Black text happens at once; red text changes the battle. Dice for a text are black, and lightning does not count.
rules-hitzroad-card-3 = Shoot, once: two black dice for each ammo you spend. Each target kills a zombie, nothing else counts.
rules-hitzroad-card-4 = Flee, if you like: pay 2 gas. Everybody lives, the card brings no points.
rules-hitzroad-card-5 = Fight: one die for each survivor, again and again, until one side is gone. Against a horde as many dice are red as it has skulls.
rules-hitzroad-card-6 = All zombies dead: the card is yours, with its points.
rules-hitzroad-dice = Dice in melee
rules-hitzroad-dice-1 = Target: one zombie dies.
rules-hitzroad-dice-2 = Lightning: spend 1 adrenaline to kill a zombie.
rules-hitzroad-dice-3 = Target and lightning: one dies, and another for 1 adrenaline.
rules-hitzroad-dice-4 = Bite: spend 1 adrenaline or lose a survivor.
rules-hitzroad-dice-5 = Skull, on red dice only: a survivor dies, whatever you spend.
rules-hitzroad-out = Without survivors
rules-hitzroad-out-1 = A party with nobody left is out and loses its cards. From the next round on the last route has a key of 2; when a second party is gone, the last one costs 4 and the one before it 2.
rules-hitzroad-end = The end
rules-hitzroad-end-1 = If two parties or more arrive, each has the points of its cards and 3 for the most adrenaline, gas, ammo or survivors; nobody gets these in a tie.
rules-hitzroad-solo = Alone
rules-hitzroad-solo-1 = Three routes: the first face down, which pays you 2 resources; the second half open; the third open, which costs 2. In the end add 1 point for each set of a survivor, an ammo, a gas and an adrenaline.
