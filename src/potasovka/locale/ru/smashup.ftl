# «Замес»: всё, кроме фракций и карт. Пустой аргумент передаётся как "none".

smashup-name = Замес
box-awesome_level_9000 = Казаки против помидоров
box-its_your_fault = Война без конечностей
box-what_were_we_thinking = Мишки, бабки, рок-н-ролл
box-anniversary = Юбилейный набор

## Фазы и типы карт

phase-setup = подготовка
phase-start = начало хода
phase-play = розыгрыш карт
phase-score = проверка баз
phase-draw = добор карт
phase-end = конец хода

kind-minion = приспешник
kind-action = действие
kind-base = база
kind-titan = титан

## Вопросы

ask-back-to-hand = Положить эту карту не в сброс, а обратно на руку?
ask-base = Какую базу выберешь?
ask-base-from-discard = Какая база займёт её место?
ask-base-to-bottom = Какая база отправится под низ колоды?
ask-bury = Какую карту захоронишь?
ask-bury-this = Захоронить этого приспешника?
ask-bury-where = На какой базе захоронишь?
ask-cancel = Чьи свойства отменишь?
ask-charm = Какого приспешника выберешь?
ask-counter = На кого положишь маркер силы?
ask-destroy = Что уничтожаем?
ask-destroy-own = Кого из своих приспешников уничтожишь?
ask-destroy-this = Уничтожить этого приспешника?
ask-discard = Какую карту сбросишь?
ask-discard-to-destroy = Сбросишь карты, чтобы уничтожить его?
ask-draw-it = Взять раскрытую карту?
ask-duel = Кого вызовешь на дуэль?
ask-duel-card = Положишь дуэльную карту?
ask-faction = Выбери фракцию.
ask-give = Какую карту отдашь?
ask-hand-limit = На руке может быть не больше десяти карт. Что сбросишь?
ask-join =
    { $what ->
        [destroy] Уничтожить и этого приспешника?
        [move] Переместить на ту же базу и этого приспешника?
        [power] Так же изменить силу и этого приспешника?
        [counter] Положить маркер и на этого приспешника?
        [cancel] Отменить свойства и этого приспешника?
        [adds-nothing-to-a-total] Пусть и этот приспешник не добавляет свою силу к твоей сумме?
        [to-the-hand-instead-of-the-discard-pile] Пусть и этот приспешник вместо сброса возвращается на руку?
       *[other] Распространить влияние и на этого приспешника?
    }
ask-menu = Твой ход.
ask-minion = Какого приспешника выберешь?
ask-move = Какого приспешника переместим?
ask-move-buried = Какие захороненные карты переместишь?
ask-move-where = На какую базу?
ask-move-where-to = На какую базу переместится «{ $card }»?
ask-mulligan = На первой руке ни одного приспешника. Показать её, сбросить и взять пять новых карт?
ask-name = Какое название выберешь?
ask-name-kind = Приспешники или действия?
ask-new-base = Ввести в игру верхнюю карту колоды баз?
ask-next-base = Какая база войдёт в игру?
ask-order = Сработало сразу несколько свойств. Какое применяем первым?
ask-play-extra = Какую добавочную карту сыграешь прямо сейчас?
ask-play-forced = Какого приспешника сыграешь? Придётся.
ask-play-it = Сыграть эту карту как добавочного приспешника?
ask-play-on-minion = На какого приспешника играешь?
ask-play-titan = На какую базу сыграешь титана?
ask-play-uncovered = Сыграть раскопанную карту?
ask-play-where = На какую базу играешь?
ask-player = Какого игрока выберешь?
ask-power = Кто станет сильнее?
ask-put-on-top = Какая карта вернётся наверх первой?
ask-replacement = Вмешаться могут сразу несколько карт. Какая вмешается?
ask-return = Какого приспешника вернёшь на руку?
ask-score-which = К захвату готово несколько баз. С какой начнём?
ask-search = Какую карту возьмёшь из колоды?
ask-search-may = Поискать в своей колоде?
ask-search-which = Где будешь искать?
ask-shuffle-in = Какую карту замешаешь в колоду?
ask-slot = За счёт чего ты её играешь?
ask-special = Применишь спецсвойство?
ask-swap-with = С кем он поменяется местами?
ask-to-bottom = Какая карта отправится под низ колоды?
ask-to-deck = Какая карта отправится в колоду?
ask-to-hand = Какая карта отправится на руку?
ask-to-top = Положить эту карту не в сброс, а на верх колоды?
ask-top-or-bottom = На верх колоды или под низ?
ask-transfer = Какое действие перенесёшь?
ask-transfer-where = Куда перенесёшь?
ask-uncover = Какую захороненную карту раскопаешь?
ask-weaken = Кто станет слабее?
ask-which = Что сделаешь?

## Ответы

option-base = { $card }
option-card = { $card }
option-pile =
    { $zone ->
        [discard] { $card } (из сброса)
        [deck] { $card } (из колоды)
       *[other] { $card }
    }
option-play =
    { $zone ->
        [discard] Сыграть из сброса: { $card }
       *[other] Сыграть: { $card }
    }
option-talent = Талант: { $card }
option-use = Свойство базы: { $card }
option-special =
    { $zone ->
        [hand] Спецсвойство с руки: { $card }
        [discard] Спецсвойство из сброса: { $card }
       *[other] Спецсвойство: { $card }
    }
option-trigger = { $card }
option-slot = { $slot }
option-pass = Не надо
option-done = Это всё
option-yes = Да
option-no = Нет
option-end = Закончить ход
option-seat = { $seat }
word-top = На верх
word-bottom = Под низ
word-move = Переместить
word-counter = Положить маркер силы
word-minion = Приспешник
word-action = Действие
word-draw = Взять карту
word-nothing = Ничего
word-follow = Переместить на ту базу
word-shuffle = Замешать карту в колоду
word-search = Искать
word-bury = Захоронить карту
option-uncover = Раскопать карту
word-uncover = Раскопать карту
word-play = Сыграть
word-deck = В колоде
word-discard = В сбросе
word-both = И в колоде, и в сбросе
word-hand = Положить на руку

## Что ещё можно сыграть

slot =
    { $source ->
        [none] { $kind ->
            [minion] приспешник
           *[other] действие
        }
       *[other] { $kind ->
            [minion] добавочный приспешник
           *[other] добавочное действие
        }
    }{ $power ->
        [-1] {""}
       *[other] {" "}силой не больше { $power }
    }{ $name ->
        [none] {""}
       *[other] {" "}с названием «{ $name }»
    }{ $place ->
        [none] {""}
       *[other] {" "}на базу «{ $place }»
    }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }

## Почему нельзя

why-forbidden = Не даёт карта «{ $card }».
why-no-slot =
    { $kind ->
        [minion] В этот ход ты больше не можешь играть приспешников.
       *[other] В этот ход ты больше не можешь играть действия.
    }
why-no-target = Эту карту некуда сыграть.
why-not-last = Её можно сыграть, только если это последняя карта на руке.
why-not-your-turn = Карты играют в свой ход, на шаге «Играй карты».
why-special-only = Её можно сыграть только в момент, который называет её спецсвойство.

## Летопись

log-award =
    { $seat }: сила { $total } на базе «{ $place }», { $points ->
        [0] очков нет.
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
log-base-enters = Новая база: «{ $place }».
log-base-leaves = «{ $place }» уходит в сброс вместе со всем, что на ней было.
log-bases-reshuffled = Колода баз кончилась: перетасован сброс баз.
log-breakpoint = Оборона базы «{ $place }» теперь { $amount }.
log-bury =
    { $card ->
        [none] { $seat } захоранивает карту на базе «{ $place }».
       *[other] { $seat } захоранивает карту «{ $card }» на базе «{ $place }».
    }
log-cancel = Свойства карты «{ $card }» отменены.
log-clash = Два титана на базе «{ $place }»: «{ $card }» удаляется.
log-control = { $seat } берёт под контроль карту «{ $card }».
log-counters =
    «{ $card }»: { $count ->
        [one] { $count } маркер силы.
        [few] { $count } маркера силы.
       *[many] { $count } маркеров силы.
    }
log-deck = { $seat } играет за фракции: { $factions }.
log-destroy = { $seat } уничтожает карту «{ $card }» на базе «{ $place }».
log-discard = { $seat } сбрасывает карту «{ $card }».
log-draw =
    { $cards ->
        [none] { $seat } берёт { $count ->
            [one] { $count } карту.
            [few] { $count } карты.
           *[many] { $count } карт.
        }
       *[other] { $seat } берёт: { $cards }.
    }
log-duel = Дуэль: «{ $card }» против «{ $other }».
log-duel-broken-off = Дуэль прекращается.
log-duel-lays = { $seat } кладёт дуэльную карту.
log-faction = { $seat } выбирает фракцию «{ $faction }».
log-falls-off = Карта «{ $card }» не может влиять на карту «{ $host }» и уходит в сброс.
log-give =
    { $card ->
        [none] { $seat } отдаёт карту, её получает { $taker }.
       *[other] { $seat } отдаёт карту «{ $card }», её получает { $taker }.
    }
log-look =
    { $cards ->
        [none] { $seat } смотрит { $count ->
            [one] { $count } карту.
            [few] { $count } карты.
           *[many] { $count } карт.
        }
       *[other] { $seat } смотрит: { $cards }.
    }
log-move = { $seat } перемещает карту «{ $card }» на базу «{ $place }».
log-move-buried = { $seat } перемещает захороненную карту на базу «{ $place }».
log-mulligan = { $seat } показывает руку без приспешников и сбрасывает её.
log-play = { $seat } играет карту «{ $card }».
log-play-at = { $seat } играет карту «{ $card }» на базу «{ $place }».
log-play-on = { $seat } играет карту «{ $card }» на карту «{ $host }».
log-points =
    { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $card ->
        [none] .
       *[other] {" "}(«{ $card }»).
    }
log-power = «{ $card }»: сила { $signed } на время.
log-protected =
    { $verb ->
        [destroy] Карту «{ $card }» нельзя уничтожить: мешает «{ $by }».
        [move] Карту «{ $card }» нельзя переместить: мешает «{ $by }».
        [return] Карту «{ $card }» нельзя вернуть: мешает «{ $by }».
        [place] Карту «{ $card }» нельзя забрать: мешает «{ $by }».
        [control] Карту «{ $card }» нельзя взять под контроль: мешает «{ $by }».
       *[other] На карту «{ $card }» нельзя повлиять: мешает «{ $by }».
    }
log-reshuffle = { $seat } перетасовывает сброс: колода кончилась.
log-reveal-bases = Из колоды баз раскрыто: { $cards }
log-reveal = { $seat } раскрывает: { $cards }.
log-scoring = — Захват базы «{ $place }» —
log-search = { $seat } находит в колоде карту «{ $card }».
log-search-nothing = { $seat } ничего не находит в колоде.
log-show-hand = { $seat } показывает руку: { $cards }.
log-shuffle = { $seat } тасует колоду.
log-shuffle-in = { $seat }: карта «{ $card }» замешана в колоду.
log-take = { $seat } берёт карту «{ $card }».
log-talent = { $seat } применяет талант карты «{ $card }».
log-to-deck =
    { $seat }: { $card ->
        [none] карта отправляется
       *[other] карта «{ $card }» отправляется
    } { $end ->
        [top] на верх колоды.
       *[bottom] под низ колоды.
    }
log-to-hand = Карта «{ $card }» отправляется на руку: { $seat }.
log-transfer = Карта «{ $card }» перенесена на базу «{ $place }».
log-turn = — Ход { $turn }: { $seat } —
log-uncover = { $seat } раскапывает карту «{ $card }» на базе «{ $place }».
log-use = { $seat } применяет свойство базы «{ $card }».
log-win =
    { $seat } побеждает: { $points ->
        [one] { $points } очко!
        [few] { $points } очка!
       *[many] { $points } очков!
    }
