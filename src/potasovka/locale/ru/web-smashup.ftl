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
table-key-i-does = прочитать выбранную карту
table-key-esc = Esc
table-key-esc-does = закрыть открытое или передумать, пока спрашивает карта

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
su-known-of = Что ты знаешь о руке соперника: { $player }
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
su-end-left =
    { $what ->
        [minion] остался приспешник
        [action] осталось действие
       *[both] можно сыграть ещё
    }
su-end-unused =
    { $n ->
        [one] { $n } свойство не применено
        [few] { $n } свойства не применены
       *[many] { $n } свойств не применено
    }
su-exchange-useful = На «Большой базе» это ещё может пригодиться: { $cards }. Предложить обмен всё равно?
su-use-talent = Применить талант
su-use-use = Применить свойство
su-choices-here =
    { $n ->
        [one] здесь { $n } вариант
        [few] здесь { $n } варианта
       *[many] здесь { $n } вариантов
    }
su-may-play = Ещё можно сыграть
su-waits = Остальные думают…
su-waits-for = { $player }: { $phase }…
su-over =
    { $players ->
        [none] Игра окончена.
       *[other] Игра окончена. Победа — { $players }!
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
su-prizes = Награды
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
su-tie = Поровну ({ $players }): каждый получает награду этого места целиком, а столько же мест ниже пропускается.
su-prizes-changed = Карты на этой базе изменили награды.
su-scoring-now = Идёт захват!
su-next-base = На её место: «{ $card }»
su-why = Почему?
su-go-on = Дальше
su-score-why = Когда сила на базе достигает её обороны, базу захватывают. У кого там больше всего силы, тот получает первое число, следующий — второе, третий — третье; остальным ничего. Участвует только тот, у кого там есть приспешник или сила хотя бы 1.
su-score-place = { book-scoring }

## Почему нельзя и где это сказано

su-not-now = сейчас вопрос не о ней.
su-place-in-book = ({ $place })
why-no-slot-place = { book-turn }
why-no-target-place = { book-turn }
why-other-slot-place = { book-turn }
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
su-brings-titan = с титаном
smashup-setting-factions-rest = Что не выбрано, решит случай.
smashup-setting-mode = Режим
smashup-setting-mode-why = «Большая база» — поле из юбилейного набора: четыре стороны вокруг одной карты базы, которая меняется каждый раунд, и три периода по три раунда. Очки и зоны нашего поля мы придумали сами.
smashup-setting-mode-classic = Обычный
smashup-setting-mode-big_base = «Большая база»
smashup-setting-titans = Титаны
smashup-setting-titans-why = Они лежат в юбилейном наборе. У кого из фракций есть титан, тот приводит его с собой; титан ждёт у колоды, пока его текст не разрешит выйти.
smashup-setting-two_boxes = Коробки в двух экземплярах
smashup-setting-two_boxes-why = Одна и та же фракция из такой коробки может достаться двоим.
smashup-setting-factions-few =
    На столько игроков нужно { $need ->
        [one] { $need } фракция
        [few] { $need } фракции
       *[many] { $need } фракций
    }, а в выбранных коробках { $have ->
        [one] только { $have }
       *[other] их { $have }
    }. Добавь коробку или отметь ту, что есть у тебя в двух экземплярах.
smashup-setting-factions-pick = { $name }: из того, что осталось, двух разных фракций не набрать. Выбери иначе или добавь коробку.

# Сцена и лента
su-strip = Что было последним
su-hold-card = Задержи палец на{"\u00A0"}карте, чтобы прочитать её
su-again = Ещё раз
su-again-why = Показать ещё раз всё, что случилось после твоего последнего решения
su-skip = Дальше
su-skip-why = Сразу к концу (Esc); удерживай пробел или палец, чтобы ускорить
table-log-fold = Свернуть или развернуть ход
table-missed = Пока тебя не было
table-missed-seen = Понятно
su-since = Событий: { $n }
su-since-why = Что случилось после твоего последнего решения
su-told-none = С твоего прошлого решения ничего не случилось.

## Что помещается

su-rows = Кто здесь
su-attached = На нём лежит
su-stack =
    { $n ->
        [one] { $n } такой
        [few] { $n } одинаковых
       *[many] { $n } одинаковых
    }
su-base-cancelled = отменена
su-buried-of = Захоронено здесь: { $player }
su-hidden =
    { $n ->
        [one] { $n } карта лежит лицом вниз.
        [few] { $n } карты лежат лицом вниз.
       *[many] { $n } карт лежат лицом вниз.
    }
su-base-discard =
    { $n ->
        [one] { $n } база в сбросе
        [few] { $n } базы в сбросе
       *[many] { $n } баз в сбросе
    }
su-base-discard-title = Сброшенные базы
su-player-sheet = Всё об этом игроке
su-leads = впереди: { $players }
su-may-choose = Это можно выбрать.
su-may-lose = Это можно выбрать и потерять.
smashup-setting-ask_end = Каждый сам заканчивает ход
smashup-setting-ask_end-why = После последнего возможного розыгрыша ход не закончится сам, поэтому и его можно взять назад.
table-all-the-same = Всё равно сыграть
su-story-graph = Победные очки по ходам. Вертикальный пунктир: захват базы.
su-story-turn-head = Ход
su-story-turn = ход { $n }
su-story-turns =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
su-story-mark = Захват
su-story-mark-n = ход { $turn }: { $base }
su-story-factions = Фракции
su-story-captures = Кто что захватил
su-story-no-captures = Ни одной базы не захватили.
su-story-gains = Очки от текстов карт и баз
su-story-see = Посмотреть этот захват
su-story-share =
    { $n ->
        [one] { $n } очко (сила { $total })
        [few] { $n } очка (сила { $total })
       *[many] { $n } очков (сила { $total })
    }
su-story-decided = С этого момента лидер не менялся.
su-story-deciding = Всё решила база «{ $base }»: с хода { $turn } лидер не менялся.
su-story-best-head = Лучшая карта
su-story-best = Лучшая карта: { $card } ({ $player }), { su-story-points }
su-story-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
su-story-by =
    { $text ->
        [0] столько из очков за базы дала её сила
       *[other] { $power ->
            [0] всё — по её тексту
           *[other] { $power } — доля её силы в очках за базы, { $text } — по её тексту
        }
    }
su-replay-at = { $player }: { $phase }
su-replay-setup = Перед первым ходом

smashup-setting-factions-reroll = наугад, со второй попыткой
smashup-setting-factions-bans = берём по очереди после запретов
smashup-setting-first = Кто начинает
su-draft-banned = Под запретом
su-surprise = Удиви меня
su-leave-to-chance = Пусть решит случай
su-look-cards = Посмотреть карты: { $faction }

# Две фракции как одна: начало от одной, конец от другой.

su-you-are = Ты теперь { $pair }!
su-pair = { $first }-{ $second }
su-first-aliens = Иноплането
su-second-aliens = пришельцы
su-first-dinosaurs = Дино
su-second-dinosaurs = динозавры
su-first-ninjas = Ниндзя
su-second-ninjas = ниндзя
su-first-pirates = Пирато
su-second-pirates = пираты
su-first-robots = Робо
su-second-robots = роботы
su-first-tricksters = Проказо
su-second-tricksters = проказники
su-first-wizards = Магико
su-second-wizards = волшебники
su-first-zombies = Зомби
su-second-zombies = зомби
su-first-bear_cavalry = Медведо
su-second-bear_cavalry = кавалеристы
su-first-ghosts = Призрако
su-second-ghosts = призраки
su-first-killer_plants = Растение
su-second-killer_plants = растения
su-first-steampunks = Паро
su-second-steampunks = стимпанки
su-first-dragons = Драконо
su-second-dragons = драконы
su-first-mythic_greeks = Греко
su-second-mythic_greeks = греки
su-first-sharks = Акуло
su-second-sharks = акулы
su-first-super_heroes = Супер
su-second-super_heroes = герои
su-first-tornados = Вихре
su-second-tornados = торнадо
su-first-explorers = Авантюро
su-second-explorers = авантюристы
su-first-grannies = Бабуле
su-second-grannies = бабульки
su-first-rock_stars = Рок
su-second-rock_stars = рокеры
su-first-teddy_bears = Плюшево
su-second-teddy_bears = мишки
su-first-mermaids = Русалко
su-second-mermaids = русалки
su-first-sheep = Овце
su-second-sheep = овечки
su-first-skeletons = Скелето
su-second-skeletons = скелеты
su-first-world_champs = Футболо
su-second-world_champs = звёзды
su-first-cowboys = Ковбое
su-second-cowboys = ковбои
su-first-ancient_egyptians = Египто
su-second-ancient_egyptians = египтяне
su-first-mad_scientists = Безумно
su-second-mad_scientists = учёные
su-first-kung_fu_fighters = Кунг-фу
su-second-kung_fu_fighters = кунгфуисты

## «Большая база»

su-big-base = «Большая база»
su-slot-empty = здесь никого нет
su-slot-held = здесь стоит { $player }
su-board-extra = Дополнительный раунд
su-board-when = Период { $period } из { $periods }, раунд { $round } из { $rounds }
su-board-points-when = Очки раздают в последнем из { $rounds } раундов периода.
su-board-first = Первый игрок — { $player }
su-board-next = Следующая база: { $card }
su-board-would = если бы очки раздавали сейчас: { $points } за место, { $led } за стороны
su-board-middle = Середина: { $card }
su-board-intro = Чем отличается «Большая база»
su-board-intro-close = Играть
su-board-intro-board = Поле одно, у него четыре стороны. Где на карте сказано «база» или «здесь», речь идёт о стороне.
su-board-intro-slots = На каждой стороне ты занимаешь одну зону по своему выбору — со всеми своими картами, и больше никто туда не встанет. Свойство зоны твоё, пока ты её занимаешь.
su-board-intro-base = Карта базы в середине действует на всех сторонах, на каждой отдельно. Каждый раунд приходит новая, а следующая лежит открытой.
su-board-intro-rounds = В свой ход ты только играешь карты. Когда походили все, каждый берёт две карты, и тогда заканчивается всё, что длится до конца хода.
su-board-intro-score = В третьем раунде периода очки раздают за всё поле: место решает твоя сила на всех сторонах вместе, и ещё по очку приносит каждая сторона, где ты сильнее всех. Потом поле очищают.
su-board-intro-end = После трёх периодов побеждает тот, у кого больше очков: набранные 15 очков игру не заканчивают. Следующий период начинает тот, у кого меньше всего силы.
su-board-intro-useless = Иногда тебя спросят о двух вещах. Если в руке есть карты, от которых на этом поле никакого толку, их можно обменять; если база в середине скучна или нечестна, её можно сбросить, и придёт следующая. И то и другое — только с согласия всех, а отказаться можно всегда.
su-board-ours = Очки и свойства зон придумали мы: поля с тем, что на нём напечатано, у нас под рукой не было.
