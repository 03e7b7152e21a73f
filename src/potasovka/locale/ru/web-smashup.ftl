# Стол в браузере: общее для обеих игр и стол «Замеса».

## Оба стола

table-prompt = Вопрос
table-log = Летопись
table-log-all = Показать с самого начала
table-done = Готово
table-picked =
    { $least ->
        [0] выбрано { $n }, можно до { $most }
       *[other] выбрано { $n }, нужно от { $least } до { $most }
    }
table-picked-of = выбрано { $n } из { $most }
table-sure = Да, закончить
table-not-sure = Назад
table-keys = Клавиши
table-keys-touch = На сенсорном экране задержи палец на карте, чтобы её прочитать; карту с руки можно перетащить на базу, чтобы сыграть туда.
table-key-tab = Tab
table-key-tab-does = к следующему предмету на столе
table-key-enter = Enter, пробел
table-key-enter-does = выбрать его
table-key-p = P
table-key-p-does = пас или «готово»
table-key-e = E
table-key-e-does = закончить ход
table-key-i = I
table-key-i-does = прочитать карту под фокусом
table-key-esc = Esc
table-key-esc-does = закрыть открытое или уйти от вопроса

## Слова на столе

su-bases = Базы
su-your-hand = Твоя рука
su-empty-hand = На руке пусто.
su-hand = Карт на руке:
su-deck = Карт в колоде:
su-discard = Сброс:
su-discard-of = Сброс: { $player }
su-known =
    { $n ->
        [one] Ты знаешь { $n } карту на руке: { $player }
        [few] Ты знаешь { $n } карты на руке: { $player }
       *[other] Ты знаешь { $n } карт на руке: { $player }
    }
su-known-of = Что ты знаешь о руке: { $player }
su-empty = Здесь пусто.
su-points-title = Победные очки:
su-turn = Ход { $n }
su-base-deck =
    { $n ->
        [one] { $n } база в колоде
        [few] { $n } базы в колоде
       *[other] { $n } баз в колоде
    }
su-your-turn = твой ход
su-their-turn = ходит
su-thinking = думает
su-away = нет на месте
su-lent = играет бот
su-won = победа!
su-end-sure = Пока ничего не сыграно. Всё равно закончить ход?
su-may-play = Ещё можно сыграть
su-waits = Остальные думают…
su-waits-for = { $player }: { $phase }…
su-over =
    { $players ->
        [none] Игра окончена.
       *[other] Игра окончена. Победа: { $players }
    }
su-close-log = Закрыть летопись
su-because-of = Спрашивает карта «{ $card }»
su-copies =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
su-power = Сила
su-breakpoint = Оборона
su-face-down = карта рубашкой вверх
su-zone-deck = из колоды
su-zone-discard = из сброса
su-zone-play = в игре
su-zone-buried = захоронена
su-zone-limbo = разыгрывается
su-zone-aside = рядом с колодой
su-factions = Фракции
su-draft-who = Фракцию выбирает { $player }…
su-draft-taken = взято: { $player }

## Как вещи на столе называются вслух

su-counted =
    { $n ->
        [one] { $n } маркер силы
        [few] { $n } маркера силы
       *[other] { $n } маркеров силы
    }
su-prizes = Призы
su-total-and-breakpoint = Сила и оборона

## Почему число такое

su-printed = исходно
su-counters = маркеры силы
su-power-is = Сила { $n }
su-breakpoint-is = Оборона { $n }
su-total-is = { $player }: { $n } на этой базе
su-if-scored = Если бы базу захватили сейчас
su-nobody-here = Здесь пока никого.
su-total-and-points = { $total } → +{ $points }
su-would-get = → +{ $points }
su-would-get-means =
    { $points ->
        [one] Получит { $points } очко, если базу захватят сейчас
        [few] Получит { $points } очка, если базу захватят сейчас
       *[other] Получит { $points } очков, если базу захватят сейчас
    }

## Захват базы

su-scored = «{ $card }»: база захвачена!
su-plus-points =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[other] +{ $points } очков
    }
su-tie = Поровну ({ $players }): каждый получает приз этого места целиком, а столько же мест ниже пропускается.
su-prizes-changed = Карты на этой базе изменили призы.
su-scoring-now = Идёт захват!
su-next-base = На её место: «{ $card }»
su-why = Почему?
su-go-on = Дальше
su-score-why = Когда сила на базе достигает её обороны, базу захватывают. У кого там больше всего силы, получает первое число, следующий — второе, третий — третье; остальным ничего. Участвует только тот, у кого там есть приспешник или хотя бы 1 сила.
su-score-place = { book-scoring }

## Почему нельзя и где это сказано

su-not-now = сейчас вопрос не о ней.
su-place-in-book = ({ $place })
why-no-slot-place = { book-turn }
why-no-target-place = { book-turn }
why-not-your-turn-place = { book-turn }
why-special-only-place = { book-keywords }
why-forbidden-place = { book-keywords }
why-not-last-place = { book-keywords }

## О чём договариваются до игры

smashup-setting-boxes = Коробки
smashup-setting-factions = Фракции
smashup-setting-factions-random = наугад
smashup-setting-factions-draft = берём по очереди
smashup-setting-factions-hand = выбрать здесь
smashup-setting-factions-for = Две фракции для:
smashup-setting-factions-rest = Что не выбрано, решит случай.
smashup-setting-titans = Титаны
smashup-setting-titans-why = У кого из фракций есть титан, тот приводит его с собой; титан ждёт у колоды, пока его текст не разрешит выйти.
smashup-setting-two_boxes = По две коробки
smashup-setting-two_boxes-why = Одна и та же фракция может достаться двоим, как если бы каждая коробка была у вас в двух экземплярах.
smashup-setting-factions-few =
    На столько игроков нужно { $need } фракций, а в выбранных коробках { $have ->
        [one] только { $have }
       *[other] их { $have }
    }. Добавь коробку или играй с двумя одинаковыми.
smashup-setting-factions-pick = { $name }: из того, что осталось, двух разных фракций не набрать. Выбери иначе или добавь коробку.
