# Задачи в браузере.

web-puzzles = Задачи
web-puzzles-why = Позиции из партий, сыгранных ботами. На то, чтобы достичь цели, есть один ход, и решение найдётся всегда, что бы ни прятали соперники. База захвачена тобой, если на ней ты на первом месте; делить его тоже годится.
web-puzzles-kept = Что решено, помнит это устройство.
web-puzzles-solved =
    { $all ->
        [one] Решено: { $solved } из { $all } задачи
       *[other] Решено: { $solved } из { $all } задач
    }
web-puzzles-level-1 = Разминка
web-puzzles-level-2 = С хитринкой
web-puzzles-level-3 = Головоломки
web-puzzles-all = Все задачи
web-puzzle-daily = Задача дня
web-puzzle-solve = Решать
web-puzzle-solved = решена
web-puzzle-tried = пока не решена
web-puzzle-goal = Цель:
web-puzzle-way = Решение
web-puzzle-way-title = Как это решается
web-puzzle-way-sure = Сейчас ты увидишь решение целиком. Может, попробуешь ещё раз?
web-puzzle-way-no = Подумаю ещё
web-puzzle-way-yes = Показать
web-puzzle-way-note = Один из путей к цели, вопрос за вопросом. Могут быть и другие. Нажми на шаг, чтобы увидеть его на столе.
web-puzzle-way-play = Показать на столе
web-puzzle-back = К задаче
web-puzzle-won = Решено!
web-puzzle-lost = Не решено
web-puzzle-lost-why = Ход окончен, а цель не достигнута. Но решение есть!
web-puzzle-again = Ещё раз
web-puzzle-next = Следующая задача
