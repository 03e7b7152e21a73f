# Hit Z Road: everything but the cards.

hitzroad-name = Hit Z Road

## Questions

hitzroad-ask-bid = Auction: the highest bid is { $highest }, yours is { $own } ({ $most } at most). Raise or pass?
hitzroad-ask-pay-bid = What do you pay for your bid of { $n }?
hitzroad-ask-route = Which route do you take?
hitzroad-ask-pay-key = The route has a key on it: what do you pay the { $n } with?
hitzroad-ask-blind = You drive in blind. Which two resources do you take for your courage?
hitzroad-ask-event = { $card }. { $event }
hitzroad-ask-fire =
    { $card }. { $zombies ->
        [one] One zombie
       *[other] { $zombies } zombies
    } ahead{ $horde ->
        [0] {""}
       *[other] , a horde of strength { $horde }
    }. How many rounds do you fire?
hitzroad-ask-stand =
    { $zombies ->
        [one] One zombie is
       *[other] { $zombies } zombies are
    } still standing, and { $survivors ->
        [one] one of you
       *[other] { $survivors } of you
    }. What now?
hitzroad-ask-bite =
    { $bites ->
        [one] One of you has been bitten
       *[other] { $bites } of you have been bitten
    }. Save one for 1 adrenaline? Survivors: { $survivors }, zombies: { $zombies }, adrenaline: { $adrenaline }.
hitzroad-ask-bolt =
    { $bolts ->
        [one] One lightning bolt
       *[other] { $bolts } lightning bolts
    }. Kill a zombie for 1 adrenaline? Zombies: { $zombies }, adrenaline: { $adrenaline }.

## Answers

hitzroad-pass = Pass
hitzroad-bid = Bid { $n }
hitzroad-pay = Pay { $mix }
hitzroad-take = Take { $mix }
hitzroad-route = Route { $n }
hitzroad-route-cards =
    Route { $n } ({ $first ->
        [none] ?
       *[other] { $first }
    } → { $second ->
        [none] ?
       *[other] { $second }
    })
hitzroad-answer-lose = Pay nothing and take the loss
hitzroad-answer-use = Use the token
hitzroad-answer-drop = Pay nothing and discard the token
hitzroad-fire =
    { $n ->
        [0] Hold fire
        [one] Fire one round
       *[other] Fire { $n } rounds
    }
hitzroad-molotov = Throw the Molotov cocktail
hitzroad-bomb = Let the fanatic have his big moment
hitzroad-fight = Fight hand to hand
hitzroad-flee = Flee for { $n } gas, without the points
hitzroad-save = Adrenaline: save one of the bitten
hitzroad-lose = Let go of all the bitten
hitzroad-strike = Adrenaline: kill one more
hitzroad-hold = Save the adrenaline

hitzroad-mix-nothing = nothing
hitzroad-mix-ammo = ammo ×{ $ammo }
hitzroad-mix-gas = gas ×{ $gas }
hitzroad-mix-adrenaline = adrenaline ×{ $adrenaline }
hitzroad-mix-ammo-gas = { hitzroad-mix-ammo }, { hitzroad-mix-gas }
hitzroad-mix-ammo-adrenaline = { hitzroad-mix-ammo }, { hitzroad-mix-adrenaline }
hitzroad-mix-gas-adrenaline = { hitzroad-mix-gas }, { hitzroad-mix-adrenaline }
hitzroad-mix-ammo-gas-adrenaline = { hitzroad-mix-ammo }, { hitzroad-mix-gas }, { hitzroad-mix-adrenaline }

## Tokens

hitzroad-token-school_bus = school bus
hitzroad-token-molotov = Molotov cocktail
hitzroad-token-sniper_rifle = sniper rifle
hitzroad-token-map = map
hitzroad-token-spent_map = spent map
hitzroad-token-wounded = wounded
hitzroad-token-toxic_gas = toxic gas
hitzroad-token-fanatic = fanatic
hitzroad-token-exterminator = Exterminator

## What is written on cards

hitzroad-event-gain-survivor =
    { $n ->
        [one] A survivor joins you.
       *[other] { $n } survivors join you.
    }
hitzroad-event-gain-token = Take the token: { $token }.
hitzroad-event-discard-resource =
    Discard { $n ->
        [one] one resource
       *[other] { $n } resources
    } of your choice.
hitzroad-event-token-vp = Each token “{ $token }” you have is spent and worth { $points } points.
hitzroad-event-armored-bus = With the school bus this becomes the Exterminator: from now on you fight hordes as ordinary zombies.
hitzroad-event-lose-survivor =
    Lose { $n ->
        [one] a survivor
       *[other] { $n } survivors
    }.
hitzroad-event-pay-gas-or-lose =
    Pay { $gas } gas or lose { $lose ->
        [one] a survivor
       *[other] { $lose } survivors
    }.
hitzroad-event-pay-gas-or-lose-each =
    Pay { $gas } gas; for each one you don't pay, lose { $lose ->
        [one] a survivor
       *[other] { $lose } survivors
    }.
hitzroad-event-pay-resources-or-lose =
    Pay { $n } resources of your choice or lose { $lose ->
        [one] a survivor
       *[other] { $lose } survivors
    }.
hitzroad-event-token-or-lose =
    Discard the token “{ $token }” or lose { $lose ->
        [one] a survivor
       *[other] { $lose } survivors
    }.
hitzroad-event-token-penalty =
    If you have the token “{ $token }”, discard it and lose { $lose ->
        [one] a survivor
       *[other] { $lose } survivors
    }.
hitzroad-event-token-penalty-each =
    For each token “{ $token }” lose { $lose ->
        [one] a survivor
       *[other] { $lose } survivors
    }; keep the tokens.
hitzroad-event-keep-token-cost = Pay { $ammo } ammo or discard the token “{ $token }”, if you have it.
hitzroad-event-roll-per-survivor = Roll a black die for each survivor. Each bite costs a survivor; adrenaline doesn't help.
hitzroad-event-roll-dice-or-lose = Roll { $dice } black dice. Each bite costs a survivor; adrenaline doesn't help.
hitzroad-event-roll-one-or-lose =
    Roll a black die. Without a target, lose { $lose ->
        [one] a survivor
       *[other] { $lose } survivors
    }.
hitzroad-event-ranged-casualty-adds-zombie = Battle: each bite rolled in the ranged attack brings one more zombie.
hitzroad-event-no-adrenaline = Battle: adrenaline can't be used.
hitzroad-event-no-flee = Battle: you can't flee.
hitzroad-event-token-kills-all = Battle: at the start you may discard the token “{ $token }” to kill all zombies.

## The log

hitzroad-log-order = Turn order: { $seats }.
hitzroad-log-round = — Round { $n } —
hitzroad-log-laid =
    Route { $route }: { $first ->
        [none] ?
       *[other] { $first }
    } → { $second ->
        [none] ?
       *[other] { $second }
    }{ $toll ->
        [0] .
        [2] , 2 to get in.
        [4] , 4 to get in.
       *[other] , and two resources for the risk.
    }
hitzroad-log-bids = { $seat } bids { $n }.
hitzroad-log-passes = { $seat } passes.
hitzroad-mix-log =
    { $ammo ->
        [0] {""}
       *[other] ammo ×{ $ammo }{ $gas ->
            [0] { $adrenaline ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $gas ->
        [0] {""}
       *[other] gas ×{ $gas }{ $adrenaline ->
            [0] {""}
           *[other] {", "}
        }
    }{ $adrenaline ->
        [0] {""}
       *[other] adrenaline ×{ $adrenaline }
    }
hitzroad-log-pays = { $seat } pays: { hitzroad-mix-log }.
hitzroad-log-finds = { $seat } takes: { hitzroad-mix-log }.
hitzroad-log-takes = { $seat } takes route { $route }.
hitzroad-log-turned = Turned over: { $card }.
hitzroad-log-arrives = { $seat } arrives: { $card }.
hitzroad-log-joins =
    { $n ->
        [one] A survivor joins
       *[other] { $n } survivors join
    } { $seat }.
hitzroad-log-token = { $seat } gets the token: { $token }.
hitzroad-log-points = { $seat } scores { $n } points for the token: { $token }.
hitzroad-log-exterminator = { $seat } bolts the armor on: the bus is the Exterminator now.
hitzroad-log-uses = { $seat } uses the token: { $token }.
hitzroad-log-drops = { $seat } discards the token: { $token }.
hitzroad-log-loses =
    { $seat } loses { $n ->
        [one] a survivor
       *[other] { $n } survivors
    }; { $left } left.
hitzroad-log-rolls =
    { $seat } rolls: { $black ->
        [none] { $red }
       *[other] { $black }{ $red ->
            [none] {""}
           *[other] , { $red }
        }
    }
hitzroad-black-blank = [·]
hitzroad-black-bolt = [ϟ]
hitzroad-black-hit = [◎]
hitzroad-black-hit_bolt = [◎ϟ]
hitzroad-black-bite = [✗]
hitzroad-black-death = [☠]
hitzroad-red-blank = (·)
hitzroad-red-bolt = (ϟ)
hitzroad-red-hit = (◎)
hitzroad-red-hit_bolt = (◎ϟ)
hitzroad-red-bite = (✗)
hitzroad-red-death = (☠)
hitzroad-log-zombies =
    { $seat } faces { $n ->
        [one] one zombie
       *[other] { $n } zombies
    }{ $horde ->
        [0] .
       *[other] , a horde of strength { $horde }.
    }
hitzroad-log-left = The smoke clears: { $n ->
        [one] one zombie left.
       *[other] { $n } zombies left.
    }
hitzroad-log-flees = { $seat } flees from { $card }.
hitzroad-log-strikes = { $seat } strikes; { $n ->
        [one] one zombie left.
       *[other] { $n } zombies left.
    }
hitzroad-log-wins =
    { $seat } keeps { $card } ({ $n ->
        [one] one point
       *[other] { $n } points
    }).
hitzroad-log-out = { $seat } has nobody left and makes tea for the others.
hitzroad-log-bonus = { $seat } gets a bonus card for the most { $most }: { $n } points.
hitzroad-log-scores = { $seat }: { $n } points, survivors: { $survivors }.
hitzroad-log-nobody = Nobody made it to the ocean.
hitzroad-log-victory = { $seat } wins.

hitzroad-most-ammo = ammo
hitzroad-most-gas = gas
hitzroad-most-adrenaline = adrenaline
hitzroad-most-survivors = survivors

## The ladder of the solo game, in our words

hitzroad-title-0 = A stain on the asphalt
hitzroad-title-1 = Hid in the trunk and let the others do the work
hitzroad-title-2 = Still breathing, mostly by accident
hitzroad-title-3 = Knows which end of the crowbar to hold
hitzroad-title-4 = Fit to found a village
hitzroad-title-5 = They whisper your name at gas stations
hitzroad-title-6 = Either a genius or cheating

## The terminal

hitzroad-term-round = Round { $n } of { $of } · order: { $order }
hitzroad-term-party =
    { $mark } Player { $player }: survivors { $survivors } · ammo { $ammo } · gas { $gas } · adrenaline { $adrenaline } · points { $points }{ $bid ->
        [0] {""}
       *[other] {" "}· bid { $bid }
    }
hitzroad-term-out = † Player { $player } is out
hitzroad-term-tokens = {"      "}tokens: { $tokens }
hitzroad-term-route = { $mark } Route { $n }{ $toll }
hitzroad-term-toll-pay = {" "}(costs { $n })
hitzroad-term-toll-take = {" "}(pays { $n })
hitzroad-term-taken = {" "}(player { $player })
hitzroad-term-card-hidden = face down, level { $level }
hitzroad-term-card-gone = (passed)
hitzroad-term-card = { $name } — { $what }
hitzroad-term-vp =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
hitzroad-term-zombies =
    { $n ->
        [one] one zombie
       *[other] { $n } zombies
    }
hitzroad-term-horde = horde { $n }
hitzroad-term-battle = Battle at { $card }: zombies { $zombies }, survivors { $survivors }
hitzroad-term-dice = Dice: { $dice }
hitzroad-term-odds = Odds of the melee: survive { $survive }, survivors expected { $survivors }, adrenaline left { $adrenaline }
hitzroad-term-odds-fire = Odds if you fire { $n }: survive { $survive }, survivors expected { $survivors }, adrenaline left { $adrenaline }
hitzroad-term-odds-by = {"      "}end with { $n }: { $chance }
hitzroad-term-over = The game is over.
hitzroad-term-won = Winners: { $players }
hitzroad-term-nobody = Nobody made it to the ocean.
hitzroad-term-score = Player { $player }: { $n }

## The legend: what dice and tokens mean

hitzroad-legend-dice = Dice: one black die for each survivor in melee, two for each round fired. Fired dice count targets only.
hitzroad-legend-blank = nothing happens
hitzroad-legend-bolt = spend 1 adrenaline to kill a zombie; without it, nothing
hitzroad-legend-hit = a zombie falls, for free
hitzroad-legend-hit_bolt = a zombie falls for free, and another one for 1 adrenaline
hitzroad-legend-bite = a survivor is bitten: spend 1 adrenaline or lose them
hitzroad-legend-death = a survivor dies; adrenaline doesn't help (red dice only)
hitzroad-legend-red = Red dice, in parentheses, replace as many black ones in melee as the horde is strong.
hitzroad-legend-tokens = Tokens:
hitzroad-legend-school_bus = does nothing by itself; with the armor found on a card of level 2 it becomes the Exterminator
hitzroad-legend-exterminator = you roll no red dice; hordes are fought as ordinary zombies
hitzroad-legend-molotov = throw it in your battle, before shooting, before melee or between two rolls: all zombies die, the card is yours
hitzroad-legend-sniper_rifle = on one card of level 2 discard it instead of losing two survivors
hitzroad-legend-map = on one card of level 2 each map is worth 6 points, once
hitzroad-legend-wounded = on one card of level 2 it costs a survivor and is discarded
hitzroad-legend-toxic_gas = on some cards of level 3 each one costs a survivor; you never get rid of it
hitzroad-legend-fanatic = on one card of level 3 he may kill all zombies before you shoot; another asks for 3 ammo to keep him
