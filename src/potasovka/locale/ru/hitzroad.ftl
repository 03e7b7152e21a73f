# «Зомбистопом по Америке»: всё, кроме карт.

hitzroad-name = Зомбистопом по Америке

## Вопросы

hitzroad-ask-bid = Аукцион: высшая ставка — { $highest }, твоя — { $own } (предел — { $most }). Поднимешь или спасуешь?
hitzroad-ask-pay-bid = Чем заплатишь за ставку { $n }?
hitzroad-ask-route = По какому маршруту поедешь?
hitzroad-ask-pay-key = На маршруте лежит ключ: чем заплатишь { $n } за въезд?
hitzroad-ask-blind = Ты едешь вслепую. Какие два ресурса возьмёшь за храбрость?
hitzroad-ask-event = { $card }. { $event }
hitzroad-ask-fire =
    { $card }. Впереди { $zombies } зомби{ $horde ->
        [0] {""}
       *[other] , орда силы { $horde }
    }. Сколько патронов потратишь?
hitzroad-ask-stand =
    На ногах ещё { $zombies } зомби, а в отряде { $survivors ->
        [one] { $survivors } человек
        [few] { $survivors } человека
       *[many] { $survivors } человек
    }. Что сделаешь?
hitzroad-ask-bite =
    { $bites ->
        [one] Укушен { $bites } человек. Спасёшь его
        [few] Укушены { $bites } человека. Спасёшь одного
       *[many] Укушено { $bites } человек. Спасёшь одного
    } за 1 адреналин? Выживших: { $survivors }, зомби: { $zombies }, адреналина: { $adrenaline }.
hitzroad-ask-bolt =
    { $bolts ->
        [one] Выпала { $bolts } молния
        [few] Выпали { $bolts } молнии
       *[many] Выпало { $bolts } молний
    }. Убьёшь зомби за 1 адреналин? Зомби: { $zombies }, адреналина: { $adrenaline }.

## Ответы

hitzroad-pass = Пас
hitzroad-bid = Ставка { $n }
hitzroad-pay = Отдать: { $mix }
hitzroad-take = Взять: { $mix }
hitzroad-route = Маршрут { $n }
hitzroad-route-cards =
    Маршрут { $n } ({ $first ->
        [none] ?
       *[other] { $first }
    } → { $second ->
        [none] ?
       *[other] { $second }
    })
hitzroad-answer-lose = Не платить и смириться с потерями
hitzroad-answer-use = Использовать жетон
hitzroad-answer-drop = Не платить и сбросить жетон
hitzroad-fire =
    { $n ->
        [0] Не стрелять
        [one] Потратить { $n } патрон
        [few] Потратить { $n } патрона
       *[many] Потратить { $n } патронов
    }
hitzroad-molotov = Бросить коктейль Молотова
hitzroad-bomb = Выпустить фанатика — пусть это будет его день
hitzroad-fight = В рукопашную
hitzroad-flee = Сбежать без очков (бензин ×{ $n })
hitzroad-save = Адреналин: спасти одного укушенного
hitzroad-lose = Никого не спасать
hitzroad-strike = Адреналин: прикончить ещё одного
hitzroad-hold = Поберечь адреналин

hitzroad-mix-nothing = ничего
hitzroad-mix-ammo = патроны ×{ $ammo }
hitzroad-mix-gas = бензин ×{ $gas }
hitzroad-mix-adrenaline = адреналин ×{ $adrenaline }
hitzroad-mix-ammo-gas = { hitzroad-mix-ammo }, { hitzroad-mix-gas }
hitzroad-mix-ammo-adrenaline = { hitzroad-mix-ammo }, { hitzroad-mix-adrenaline }
hitzroad-mix-gas-adrenaline = { hitzroad-mix-gas }, { hitzroad-mix-adrenaline }
hitzroad-mix-ammo-gas-adrenaline = { hitzroad-mix-ammo }, { hitzroad-mix-gas }, { hitzroad-mix-adrenaline }

## Жетоны

hitzroad-token-school_bus = школьный автобус
hitzroad-token-molotov = коктейль Молотова
hitzroad-token-sniper_rifle = снайперская винтовка
hitzroad-token-map = карта местности
hitzroad-token-spent_map = карта местности (уже принесла очки)
hitzroad-token-wounded = раненый
hitzroad-token-toxic_gas = ядовитый газ
hitzroad-token-fanatic = фанатик
hitzroad-token-exterminator = Ликвидатор

## Что написано на картах

hitzroad-event-gain-survivor =
    К отряду { $n ->
        [one] присоединяется { $n } выживший
        [few] присоединяются { $n } выживших
       *[many] присоединяются { $n } выживших
    }.
hitzroad-event-gain-token = Возьми жетон: { $token }.
hitzroad-event-discard-resource =
    Отдай { $n ->
        [one] { $n } ресурс на выбор
        [few] { $n } ресурса на выбор
       *[many] { $n } ресурсов на выбор
    }.
hitzroad-event-token-vp =
    Каждый твой жетон «{ $token }» приносит один-единственный раз { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hitzroad-event-armored-bus = Если у тебя есть школьный автобус, он становится Ликвидатором: отныне орда для тебя — обычные зомби.
hitzroad-event-lose-survivor =
    Ты теряешь { $n ->
        [one] { $n } выжившего
       *[other] { $n } выживших
    }.
hitzroad-event-pay-gas-or-lose =
    Отдай бензин ×{ $gas } или потеряй { $lose ->
        [one] { $lose } выжившего
       *[other] { $lose } выживших
    }.
hitzroad-event-pay-gas-or-lose-each =
    Отдай бензин ×{ $gas }; за каждый недоданный жетон потеряй { $lose ->
        [one] { $lose } выжившего
       *[other] { $lose } выживших
    }.
hitzroad-event-pay-resources-or-lose =
    Отдай { $n ->
        [one] { $n } ресурс на выбор
        [few] { $n } ресурса на выбор
       *[many] { $n } ресурсов на выбор
    } или потеряй { $lose ->
        [one] { $lose } выжившего
       *[other] { $lose } выживших
    }.
hitzroad-event-token-or-lose =
    Сбрось жетон «{ $token }» или потеряй { $lose ->
        [one] { $lose } выжившего
       *[other] { $lose } выживших
    }.
hitzroad-event-token-penalty =
    Если у тебя есть жетон «{ $token }», сбрось его и потеряй { $lose ->
        [one] { $lose } выжившего
       *[other] { $lose } выживших
    }.
hitzroad-event-token-penalty-each =
    За каждый жетон «{ $token }» потеряй { $lose ->
        [one] { $lose } выжившего
       *[other] { $lose } выживших
    }; жетоны остаются у тебя.
hitzroad-event-keep-token-cost =
    Отдай { $ammo ->
        [one] { $ammo } патрон
        [few] { $ammo } патрона
       *[many] { $ammo } патронов
    } или сбрось жетон «{ $token }», если он у тебя есть.
hitzroad-event-roll-per-survivor = Брось чёрный кубик за каждого выжившего. Каждый укус стоит одного выжившего, адреналин не спасает.
hitzroad-event-roll-dice-or-lose =
    Брось { $dice ->
        [one] { $dice } чёрный кубик
        [few] { $dice } чёрных кубика
       *[many] { $dice } чёрных кубиков
    }. Каждый укус стоит одного выжившего, адреналин не спасает.
hitzroad-event-roll-one-or-lose =
    Брось чёрный кубик. Нет прицела — потеряй { $lose ->
        [one] { $lose } выжившего
       *[other] { $lose } выживших
    }.
hitzroad-event-ranged-casualty-adds-zombie = Битва: каждый укус, выпавший при стрельбе, приманивает ещё одного зомби.
hitzroad-event-no-adrenaline = Битва: адреналин не действует.
hitzroad-event-no-flee = Битва: сбежать нельзя.
hitzroad-event-token-kills-all = Битва: в самом начале можно сбросить жетон «{ $token }», чтобы убить всех зомби.

## Дневник

hitzroad-log-order = Порядок хода: { $seats }.
hitzroad-log-round = — Раунд { $n } —
hitzroad-log-laid =
    Маршрут { $route }: { $first ->
        [none] ?
       *[other] { $first }
    } → { $second ->
        [none] ?
       *[other] { $second }
    }{ $toll ->
        [0] .
        [2] , за въезд — 2.
        [4] , за въезд — 4.
       *[other] , два ресурса за риск.
    }
hitzroad-log-bids = { $seat } ставит { $n }.
hitzroad-log-passes = { $seat } пасует.
hitzroad-mix-log =
    { $ammo ->
        [0] {""}
       *[other] патроны ×{ $ammo }{ $gas ->
            [0] { $adrenaline ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $gas ->
        [0] {""}
       *[other] бензин ×{ $gas }{ $adrenaline ->
            [0] {""}
           *[other] {", "}
        }
    }{ $adrenaline ->
        [0] {""}
       *[other] адреналин ×{ $adrenaline }
    }
hitzroad-log-pays = { $seat } отдаёт: { hitzroad-mix-log }.
hitzroad-log-finds = { $seat } берёт: { hitzroad-mix-log }.
hitzroad-log-takes = { $seat } едет по маршруту { $route }.
hitzroad-log-turned = Карта открыта: { $card }.
hitzroad-log-arrives = { $seat } на месте: { $card }.
hitzroad-log-joins =
    { $seat }: { $n ->
        [one] присоединяется { $n } выживший
        [few] присоединяются { $n } выживших
       *[many] присоединяются { $n } выживших
    }.
hitzroad-log-token = { $seat } получает жетон: { $token }.
hitzroad-log-points =
    { $seat } получает { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } за жетон: { $token }.
hitzroad-log-exterminator = { $seat } обшивает автобус железом: теперь это Ликвидатор.
hitzroad-log-uses = { $seat } использует жетон: { $token }.
hitzroad-log-drops = { $seat } сбрасывает жетон: { $token }.
hitzroad-log-loses =
    { $seat } теряет { $n ->
        [one] { $n } выжившего
       *[other] { $n } выживших
    }; осталось: { $left }.
hitzroad-log-rolls =
    { $seat } бросает: { $black ->
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
    { $seat } встречает { $n } зомби{ $horde ->
        [0] .
       *[other] , орда силы { $horde }.
    }
hitzroad-log-left = Дым рассеялся: осталось { $n } зомби.
hitzroad-log-flees = { $seat } уносит ноги: { $card }.
hitzroad-log-strikes = { $seat } добивает зомби; осталось: { $n }.
hitzroad-log-wins =
    { $seat } забирает карту: { $card } ({ $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }).
hitzroad-log-out = { $seat }: никого не осталось, пора ставить чайник.
hitzroad-log-bonus =
    { $seat } получает бонус: больше всех { $most }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
hitzroad-log-scores =
    { $seat }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }, выживших: { $survivors }.
hitzroad-log-nobody = До океана не доехал никто.
hitzroad-log-victory = { $seat } побеждает.

hitzroad-most-ammo = патронов
hitzroad-most-gas = бензина
hitzroad-most-adrenaline = адреналина
hitzroad-most-survivors = выживших

## Лестница одиночной игры, нашими словами

hitzroad-title-0 = Пятно на асфальте
hitzroad-title-1 = Отсиделся в багажнике, пока другие работали
hitzroad-title-2 = Ещё дышит, в основном по недосмотру
hitzroad-title-3 = Знает, за какой конец держат монтировку
hitzroad-title-4 = Хоть сейчас в старосты деревни
hitzroad-title-5 = Это имя шепчут на заправках
hitzroad-title-6 = Либо талант, либо жульничество

## Терминал

hitzroad-term-round = Раунд { $n } из { $of } · порядок: { $order }
hitzroad-term-party =
    { $mark } Игрок { $player }: выжившие { $survivors } · патроны { $ammo } · бензин { $gas } · адреналин { $adrenaline } · очки { $points }{ $bid ->
        [0] {""}
       *[other] {" "}· ставка { $bid }
    }
hitzroad-term-out = † Игрок { $player } выбыл
hitzroad-term-tokens = {"      "}жетоны: { $tokens }
hitzroad-term-route = { $mark } Маршрут { $n }{ $toll }
hitzroad-term-toll-pay = {" "}(стоит { $n })
hitzroad-term-toll-take = {" "}(даёт { $n })
hitzroad-term-taken = {" "}(игрок { $player })
hitzroad-term-card-hidden = рубашкой вверх, уровень { $level }
hitzroad-term-card-gone = (пройдено)
hitzroad-term-card = { $name } — { $what }
hitzroad-term-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
hitzroad-term-zombies = { $n } зомби
hitzroad-term-horde = орда { $n }
hitzroad-term-battle = Битва: { $card } · зомби { $zombies } · выживших { $survivors }
hitzroad-term-dice = Кубики: { $dice }
hitzroad-term-odds = Шансы в рукопашной: выжить { $survive }, в среднем выживших { $survivors }, адреналина останется { $adrenaline }
hitzroad-term-odds-fire =
    Шансы, если потратить { $n ->
        [one] { $n } патрон
        [few] { $n } патрона
       *[many] { $n } патронов
    }: выжить { $survive }, в среднем выживших { $survivors }, адреналина останется { $adrenaline }
hitzroad-term-odds-by = {"      "}останется { $n }: { $chance }
hitzroad-term-over = Игра окончена.
hitzroad-term-won = Победа — { $players }!
hitzroad-term-nobody = До океана не доехал никто.
hitzroad-term-score = Игрок { $player }: { $n }

## Памятка: что значат кубики и жетоны

hitzroad-legend-dice = Кубики: в рукопашной по чёрному на каждого выжившего, при стрельбе по два за патрон. При стрельбе считаются только прицелы.
hitzroad-legend-blank = ничего не происходит
hitzroad-legend-bolt = потрать 1 адреналин и убей зомби; без адреналина — ничего
hitzroad-legend-hit = один зомби падает, бесплатно
hitzroad-legend-hit_bolt = один зомби падает бесплатно и ещё один — за 1 адреналин
hitzroad-legend-bite = выживший укушен: потрать 1 адреналин или потеряй его
hitzroad-legend-death = выживший гибнет, адреналин не поможет (только на красных кубиках)
hitzroad-legend-red = Красные кубики, в круглых скобках, в рукопашной заменяют столько чёрных, какова сила орды.
hitzroad-legend-tokens = Жетоны:
hitzroad-legend-school_bus = сам ничего не даёт; с бронёй, которую находят на карте уровня 2, становится Ликвидатором
hitzroad-legend-exterminator = красных кубиков больше нет, с ордой ты бьёшься как с обычными зомби
hitzroad-legend-molotov = брось в своей битве — до стрельбы, до рукопашной или между бросками: все зомби гибнут, карта твоя
hitzroad-legend-sniper_rifle = на одной из карт уровня 2 сбрось её, чтобы не терять двух выживших
hitzroad-legend-map = на одной из карт уровня 2 каждая приносит 6 очков, один раз
hitzroad-legend-wounded = на одной из карт уровня 2 стоит тебе выжившего и сбрасывается
hitzroad-legend-toxic_gas = на некоторых картах уровня 3 каждый стоит выжившего; избавиться от него нельзя
hitzroad-legend-fanatic = на одной карте уровня 3 может до стрельбы убить всех зомби; на другой за него просят 3 патрона
