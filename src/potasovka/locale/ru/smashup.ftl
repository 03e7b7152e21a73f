# «Замес»: всё, кроме карт. Пустой аргумент передаётся как "none".

smashup-name = Замес
box-awesome_level_9000 = Казаки против помидоров

## Фракции

faction-bear_cavalry = Медвежья кавалерия
faction-ghosts = Призраки
faction-killer_plants = Растения-убийцы
faction-steampunks = Стимпанки

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

ask-base = Какую базу выберешь?
ask-destroy = Что уничтожаем?
ask-destroy-own = Кого из своих приспешников уничтожишь?
ask-discard = Какую карту сбросишь?
ask-discard-to-destroy = Сбросишь карты, чтобы уничтожить его?
ask-faction = Выбери фракцию.
ask-hand-limit = На руке может быть не больше десяти карт. Что сбросишь?
ask-menu = Твой ход.
ask-minion = Какого приспешника выберешь?
ask-move = Какого приспешника переместим?
ask-move-where = На какую базу?
ask-mulligan = На первой руке ни одного приспешника. Показать её, сбросить и взять пять новых карт?
ask-name = Какое название выберешь?
ask-order = Сработало сразу несколько свойств. Какое применяем первым?
ask-play-extra = Какую добавочную карту сыграешь прямо сейчас?
ask-play-on-minion = На какого приспешника играешь?
ask-play-where = На какую базу играешь?
ask-replacement = Вмешаться могут сразу несколько карт. Какая вмешается?
ask-score-which = К захвату готово несколько баз. С какой начнём?
ask-search = Какую карту возьмёшь из колоды?
ask-search-may = Поискать в своей колоде?
ask-slot = За счёт чего ты её играешь?
ask-special = Применишь спецсвойство?
ask-to-hand = Какая карта отправится на руку?

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
option-end = Закончить играть карты

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
log-control = { $seat } берёт под контроль карту «{ $card }».
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
log-faction = { $seat } выбирает фракцию «{ $faction }».
log-falls-off = Карта «{ $card }» не может влиять на карту «{ $host }» и уходит в сброс.
log-move = { $seat } перемещает карту «{ $card }» на базу «{ $place }».
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
log-scoring = — Захват базы «{ $place }» —
log-search = { $seat } находит в колоде карту «{ $card }».
log-search-nothing = { $seat } ничего не находит в колоде.
log-shuffle = { $seat } тасует колоду.
log-talent = { $seat } применяет талант карты «{ $card }».
log-to-hand = Карта «{ $card }» отправляется на руку: { $seat }.
log-turn = — Ход { $turn }: { $seat } —
log-use = { $seat } применяет свойство базы «{ $card }».
log-win =
    { $seat } побеждает: { $points ->
        [one] { $points } очко!
        [few] { $points } очка!
       *[many] { $points } очков!
    }
