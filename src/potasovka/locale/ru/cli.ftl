# Терминал.

player = Игрок { $n }
decimal-mark = ,
cli-you = это ты
cli-none = ничего

## Партия в терминале

cli-turn = Ход { $turn } · { $player } · { $phase }
cli-points = Очки
cli-hand = Рука
cli-deck = Колода
cli-discard = Сброс
cli-factions = Фракции
cli-your-hand = Твоя рука
cli-may-play = Ещё можно сыграть: { $slots }
cli-known-hand = Ты знаешь, что на руке у соперника ({ $player }): { $cards }
cli-prizes = награды { $first } · { $second } · { $third }
cli-would-get =
    { $points ->
        [one] → { $points } очко
        [few] → { $points } очка
       *[many] → { $points } очков
    }
cli-power = сила { $n }
cli-board = Период { $period } из { $periods }, раунд { $round } из { $rounds }
cli-board-next = Следующая база: { $card }. Первый игрок: { $player }
cli-board-standing = сила { $total }: { $points } за место, { $led } за стороны
cli-titans = Ждут рядом с колодой ({ $player }): { $cards }
cli-face-down = закрытая карта
cli-resolving = Сейчас разыгрывается: { $cards }
cli-source = («{ $card }»)
cli-prompt = { $player } (? — подсказка):
cli-not-a-number = Ответа «{ $said }» нет. Набери номер от 1 до { $most } или ?, если нужна подсказка.
cli-help =
    номер — выбрать этот ответ
    b — показать стол ещё раз
    t — свойства карт на руке, баз, титанов и всех карт в игре
    i и номер — свойство карты из этого ответа
    w — почему карты с руки нельзя сыграть
    d — стопки сброса, открытые для всех
    l — вся летопись партии
    q — выйти; партия сохранится
cli-help-road =
    номер — выбрать этот ответ
    b — показать стол ещё раз
    t — что значат кубики и жетоны
    l — вся летопись партии
    q — выйти; партия сохранится
cli-all-playable = Любую карту с руки можно сыграть.
cli-needs-number = Набери i и номер от 1 до { $most }: номер ответа, карту которого хочешь прочесть.
cli-no-text = Этому ответу не соответствует никакая карта.
cli-not-here = В этой игре такой команды нет.
cli-curtain = За клавиатуру садится { $player }, остальные отворачиваются.
cli-curtain-press = Нажми Enter, когда на экран смотрит только { $player }
cli-over = Партия окончена.
cli-puzzle = Задача. { $goal }.
cli-winners = Победа — { $players }!
cli-nobody = Никто не победил.
cli-score = { $player }: { $n }
cli-saved = Партия сохранена: { $path }
cli-replay-hint = Посмотреть её снова: potasovka replay { $path }
cli-nobody-there = Ввод закончился, поэтому партия на этом прервана. Чтобы играть, запусти её в терминале.
cli-left = Ты встаёшь из-за стола.

## Каталог

cli-copies = Штук
cli-number = Сила
cli-text = Свойство
cli-breakpoint = Оборона
cli-prizes-head = Награды
cli-bases = Базы
cli-on-base = действие на базу
cli-on-minion = действие на приспешника
cli-level = Уровень { $n }
cli-ours = наша
cli-zombies = Зомби
cli-horde = Орда
cli-find = Находки

## Исследования и повторы

cli-games = Партий
cli-decisions = Решений
cli-decisions-a-game = Решений за партию
cli-seconds = Секунд
cli-games-a-second = Партий в секунду
cli-digest = Отпечаток всех записей
cli-faction = Фракция
cli-wins = Побед
cli-share = Доля
cli-nobody-won = Партий без победителя
cli-seat-wins = Победы по местам
cli-mean = В среднем { $name }
cli-mean-rounds = Раундов в среднем
cli-mean-scores = Очков у отряда в среднем
cli-mean-alive = Доля уцелевших отрядов
cli-mean-survivors = Выживших в отряде в среднем
cli-mean-title = Титул в среднем (ступень от 0 до 6)
cli-record = { $game }, правила { $rules }, зерно { $seed }, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }
cli-step = { $number }. { $player }: { $answer }
cli-after = После ответа { $number }
cli-verify-chance = Расклад был определён до игры: зерно, настройки и соль дают отпечаток { $commitment }.
cli-verify-other-chance = РАСКЛАД НЕ СОВПАДАЕТ: зерно, настройки и соль не дают отпечатка { $commitment }.
cli-verify-no-commitment = СЛУЧАЙ НЕ С ЧЕМ СВЕРИТЬ: в записи нет отпечатка.
cli-verify-promise = Это тот самый отпечаток, который показали до игры.
cli-verify-other-promise = ЭТО НЕ ТОТ ОТПЕЧАТОК, который показали до игры.
cli-verify-answers = { $answers ->
        [one] Проверен { $answers } ответ
        [few] Проверены { $answers } ответа
       *[many] Проверено { $answers } ответов
    }: все по правилам и ведут к концу партии.
cli-verify-answers-so-far = { $answers ->
        [one] Проверен { $answers } ответ
        [few] Проверены { $answers } ответа
       *[many] Проверено { $answers } ответов
    }: все по правилам; партия не окончена.
cli-verify-bad-answers = ПАРТИЮ НЕЛЬЗЯ СЫГРАТЬ СНОВА: { $why }

## Разборы

cli-review-title = Разбор: { $game }, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }
cli-review-brackets = По тому, что мог знать игрок; в скобках — по всем картам. { review-luck-why }
cli-review-turn = Ход
cli-review-whose = Чей
cli-review-at = Шаг
cli-review-chance = Шансы
cli-review-what = Вопрос, ответ и что было лучше
cli-review-picture = Картинка лежит в { $path }.

## Шансы

cli-odds-title = Выживших { $survivors }, зомби { $zombies }, орда { $horde }, адреналин { $adrenaline }
cli-odds-rounds = Патронов
cli-odds-survive = Выжить
cli-odds-survivors = Выживших в среднем
cli-odds-adrenaline = Останется адреналина
cli-odds-best = Лучше всего { $rounds ->
        [0] не стрелять
        [one] потратить { $rounds } патрон
        [few] потратить { $rounds } патрона
       *[many] потратить { $rounds } патронов
    }.
cli-odds-by = { $n ->
        [0] не уцелеет никто
        [one] { $n } выживший
        [few] { $n } выживших
       *[many] { $n } выживших
    }
cli-bot-wins = { $bot }: побед { $wins } из { $games } (95 %: от { $low } до { $high })
cli-figure = { $what }: { $mean } (95 % между { $low } и { $high })
cli-thinking = Миллисекунд на решение: { $mean }; 95 % из них не больше { $most }

## Боты в лаборатории

cli-lab-round = Круг { $n }
cli-lab-written = Веса записаны: { $path }
cli-lab-bot = Бот
cli-lab-among = Против
cli-lab-between = 95 % между
cli-lab-time = Миллисекунд на решение (в среднем / 95 %)
cli-lab-elo = Эло
cli-lab-phase = Часть партии
cli-lab-phase-opening = начало
cli-lab-phase-middle = середина
cli-lab-phase-end = конец
cli-lab-n = Прогнозов
cli-lab-said = Обещано
cli-lab-came = Сбылось
cli-lab-brier = Оценка Брайера
cli-lab-matrix = Доля побед каждой пары фракций и её 95-процентный интервал ({ $bot }, на пару не меньше { $games ->
    [one] { $games } партии
   *[other] { $games } партий
})
