# Стол «Зомбистопом по Америке» в браузере.

hz-auction = Аукцион за очередь
hz-battle = Бой: { $card }
hz-bid-now = Ставка: { $n }
hz-diary = Дневник
hz-diary-empty = Первая страница пока пуста. Чикаго позади, на заднем сиденье кто-то стонет.
hz-diary-fled = Мы сбежали и сбежали бы ещё раз.
hz-diary-kept = Вклеено: это место теперь наше.
hz-diary-of = Чей дневник
hz-lost = Потери:
hz-map = Раунд { $n } из { $of }, { $stop }
hz-map-short = Раунд { $n } из { $of }
hz-odds = Шансы
hz-odds-left = в среднем останется людей: { $n }
hz-odds-melee = Врукопашную
hz-out = Никого не осталось. Ставят чайник для остальных.
hz-over = Дорога кончилась.
hz-passed = пройдено
hz-people = Аня, Боря, Клава, Данила, Элла, Федя, Груня, Харитон, Ира, Йося, Катя, Лёва, Мила, Никита, Оля, Петя, Рая, Слава, Тоня, Ульян
hz-place = { $n }-й в очереди
hz-road = Дорога и отряды
hz-side = Дневник и журнал
hz-stop-albuquerque = Альбукерке
hz-stop-amarillo = Амарилло
hz-stop-chicago = Чикаго
hz-stop-flagstaff = Флагстафф
hz-stop-los-angeles = Лос-Анджелес
hz-stop-oklahoma = Оклахома-Сити
hz-stop-springfield = Спрингфилд
hz-stop-st-louis = Сент-Луис
hz-stop-tulsa = Талса
hz-survivors = выживших: { $n }
hz-take-route = Едем
hz-tokens = Жетоны
hz-toll-pay = платите { $n }
hz-toll-take = возьмите { $n }
hz-waits = Решает { $player }.
hz-wiped = { $player }: весь отряд погиб
hz-wiped-me = Весь ваш отряд погиб
hz-wiped-text = В дневнике зачёркнуто последнее имя. Карты, жетоны и очки пропали вместе с ним.
hz-worth =
    стоит { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
