# Стол «Зомбистопом по Америке» в браузере.

hz-auction = Аукцион за очередь
hz-battle = Бой: { $card }
hz-diary = Дневник
hz-diary-empty = Первая страница пока пуста. Чикаго позади, на заднем сиденье кто-то стонет.
hz-diary-fled = Мы сбежали и сбежали бы ещё раз.
hz-diary-kept = Вклеено: это место теперь наше.
hz-diary-of = Чей дневник
hz-lost = Потери:
hz-map = Раунд { $n } из { $of }, { $stop }
hz-map-short = Раунд { $n } из { $of }
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
hz-route-chosen = выбран этот
hz-tokens = Жетоны
hz-toll-pay = плати { $n }
hz-toll-take = возьми { $n }
hz-waits = Решает { $player }.
hz-wiped = { $player }: весь отряд погиб
hz-wiped-me = Весь твой отряд погиб
hz-wiped-text = В дневнике зачёркнуто последнее имя. Карты, жетоны и очки пропали вместе с ним.
hz-wiped-last = Остался только твой отряд: доедешь — победишь. Бонусных карт не будет, делить не с кем.
hz-worth =
    стоит { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
hz-story-graph = Очки после каждого раунда вместе с бонусами. Вертикальная линия: выиграна карта с очками.
hz-story-turn-head = Раунд
hz-story-turn = раунд { $n }
hz-story-turns =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }
hz-story-mark = Трофей
hz-story-mark-n = раунд { $turn }: { $card }
hz-story-parties = Что осталось после каждого раунда
hz-story-has = выжившие; патроны · бензин · адреналин
hz-story-dead = никого не осталось
hz-story-won = Что выиграно
hz-story-see = Раунд { $turn }: посмотреть
hz-story-none = ничего
hz-story-bonus = больше всех { $most }: { $n }★
hz-story-nobody = До океана не добрался никто.
hz-story-best =
    { $n ->
        [one] Лучшая карта: { $card } ({ $player }), { $n } очко
        [few] Лучшая карта: { $card } ({ $player }), { $n } очка
       *[many] Лучшая карта: { $card } ({ $player }), { $n } очков
    }
hz-replay-at = Решает { $player }.
hz-out-all = Никого не осталось.
hz-story-lost = всё пропало вместе с отрядом

## Сцена: прибытие и бой

hz-card-tokens = На карте:
hz-spread-theirs = { $player }: запасы
hz-stage-roll = Бросить кубики
hz-stage-rolling = { $player } бросает кубики…
hz-stage-go = Дальше
hz-stage-skip = Пропустить
hz-stage-again = Показать ещё раз
hz-stage-told = Что произошло
hz-stage-dice-waiting = Кубиков в руке: { $n }
hz-stage-won = Наша!
hz-stage-fled = Сбежали
hz-stage-lost = Погибли
hz-stage-won-theirs = Забрали
hz-stage-fled-theirs = Сбежали
hz-stage-lost-theirs = Погибли
hz-stage-bitten = укус: { $name }
hz-stage-dead = погиб в пути: { $name }
hz-stage-save = Потратить адреналин на этот укус
hz-stage-strike = Потратить адреналин на эту молнию
hz-odds-share = { $share } выжить
hz-odds-mean = живых{"\u00A0"}≈{"\u00A0"}{ $n }
hz-odds-about = ≈{"\u00A0"}{ $n }
hz-odds-legend = На кнопках: шанс выжить и сколько людей в среднем выживет. ★ — надёжнее всего, из равных — дешевле.
hz-odds-legend-fight = На кнопках: шанс выжить и сколько людей в среднем выживет. ★ — надёжнее всего, если драться; из равных — дешевле.
hz-odds-star = ★ — про то, как выжить, а не про очки.
hz-odds-best = надёжнее всего
hz-odds-best-fight = надёжнее всего, если драться
hz-odds-percent = { $n }{"\u00A0"}%
hz-odds-most = >{"\u00A0"}99{"\u00A0"}%
hz-odds-least = <{"\u00A0"}1{"\u00A0"}%
hz-film-won = { $player } берёт «{ $card }»
hz-film-fled = { $player } сбегает: «{ $card }»
hz-film-lost = { $player } гибнет: «{ $card }»
hz-film-open = { $player }: «{ $card }»
hz-film-people = выживших { $n }
hz-film-ammo = патронов { $n }
hz-film-gas = бензина { $n }
hz-film-adrenaline = адреналина { $n }
hz-diary-rolls = Броски:
hz-diary-lost = Здесь дневник обрывается.

hz-dice = Что значат кубики
hz-dice-hit = Прицел
hz-dice-bolt = Молния
hz-dice-hit_bolt = Прицел с молнией
hz-dice-bite = Пасть
hz-dice-blank = Пусто
hz-dice-death = Череп
hz-dice-fire = Так в рукопашной. При стрельбе считаются только прицелы, с молнией или без.
hz-dice-red = В рукопашной с ордой сила орды говорит, сколько твоих чёрных кубиков станут красными. Череп есть только на них.

## Аукцион, оплата, жетоны и лист карты

hz-auction-pays = Каждый платит свою ставку, проигравшие тоже.
hz-bid-limit = У тебя { $all }, предел — { $n }
hz-bid-leaves = останется { $n }
hz-bid-rest = ост. { $n }
hz-forced-broke = Пас: ставить нечем, не осталось ни одного ресурса.
hz-forced-outbid = Ставку { $n } тебе не перебить, твой предел — { $most }.
hz-forced-last = Остался один маршрут, он тебе и достался.
hz-forced-tolls = На въезд по другим маршрутам не хватает ресурсов, остался этот.
hz-would-go = Кто за кем поедет
hz-bidder = ставит { $bid }, останется { $left }
hz-bidder-passed = пас
hz-bidder-passed-why = Пас не навсегда: если ставку поднимут, спросят снова.
hz-bid-again = Твой пас не последний: ставку подняли.
hz-mix-pay = Отдать
hz-mix-take = Взять
hz-pay-give = Отдать { $n }
hz-pay-take = Взять { $n }
hz-pay-left = останется { $n }
hz-pay-then = станет { $n }
hz-pay-more-to-go = Добавь ещё { $n }
hz-pay-less-ammo = Меньше патронов
hz-pay-less-gas = Меньше бензина
hz-pay-less-adrenaline = Меньше адреналина
hz-pay-more-ammo = Больше патронов
hz-pay-more-gas = Больше бензина
hz-pay-more-adrenaline = Больше адреналина
hz-token-spent = Он уже сослужил службу и больше ничего не даёт.
hz-sheet-red = Красный текст — правило здешней битвы и никакой другой.
hz-sheet-horde =
    { $n ->
        [one] Орда: в рукопашной { $n } твой кубик красный, а от красного черепа не спасёт ничто.
        [few] Орда: в рукопашной { $n } твоих кубика красные, а от красного черепа не спасёт ничто.
       *[many] Орда: в рукопашной { $n } твоих кубиков красные, а от красного черепа не спасёт ничто.
    }
hz-sheet-points =
    { $n ->
        [0] За эту карту очков нет.
        [one] { $n } очко, если победишь здесь и доживёшь до океана.
        [few] { $n } очка, если победишь здесь и доживёшь до океана.
       *[many] { $n } очков, если победишь здесь и доживёшь до океана.
    }
hz-sheet-points-quiet =
    { $n ->
        [0] За эту карту очков нет. Зомби здесь тоже нет: проехать — и она твоя.
        [one] { $n } очко, если доживёшь до океана. Зомби здесь нет: проехать — и карта твоя.
        [few] { $n } очка, если доживёшь до океана. Зомби здесь нет: проехать — и карта твоя.
       *[many] { $n } очков, если доживёшь до океана. Зомби здесь нет: проехать — и карта твоя.
    }

## Счёт в конце

hz-sum-cards = Карты
hz-sum-tokens = Жетоны
hz-sum-bonuses = Бонусы
hz-sum-sets = Наборы из четырёх
hz-sum-total = Очки
hz-ladder = Лестница
hz-ladder-next = следующая, не хватает { $n }
hz-bonuses = Бонусные карты
hz-bonus-for = Больше всех { $most }:
hz-bonus-tie = никому, ничья
web-again = Сыграть ещё раз

## Счёт посреди пути

hz-tally = Счёт сейчас
hz-tally-now = Если бы доехали сейчас: { $n }★
hz-tally-why = за что?
hz-tally-cards = Звёзды приносят карты, которые удалось забрать. Но только тем, кто доедет живым: весь отряд погиб — очков нет.
hz-tally-bonuses = Если доедут хотя бы двое, в конце достанутся бонусные карты, по 3 очка: у кого больше всех патронов, бензина, адреналина и людей. У двоих поровну — бонус никому.
hz-tally-last = В дороге остался один отряд: доедет он — и победит. Бонусных карт тогда не делят, поэтому считаются только карты и жетоны.
hz-tally-sets = В конце по очку за каждый набор из четырёх: человек, патрон, бензин и адреналин. Поэтому считается то, чего у тебя меньше всего.
hz-tally-part-cards = карты{"\u00A0"}{ $n }
hz-tally-part-tokens = жетоны{"\u00A0"}{ $n }
hz-tally-part-ammo = больше всех патронов{"\u00A0"}{ $n }
hz-tally-part-gas = больше всех бензина{"\u00A0"}{ $n }
hz-tally-part-adrenaline = больше всех адреналина{"\u00A0"}{ $n }
hz-tally-part-survivors = больше всех выживших{"\u00A0"}{ $n }
hz-tally-part-sets = наборы из четырёх{"\u00A0"}{ $n }

## В одиночку: дорога дня и твои поездки

hz-alone = В одиночку
hz-daily = Дорога дня
hz-daily-why = Одна на всех: до полуночи по Гринвичу карты и кубики у всех одни и те же. В зачёт идёт первая попытка.
hz-daily-done = Сегодня: { $points }.
hz-daily-go = Поехали
hz-daily-again = Проехать ещё раз, вне зачёта
hz-daily-late = вне зачёта
hz-own-road = Своя дорога
hz-own-road-why = Каждый раз новая: восемь раундов, три маршрута, два из них вслепую.
hz-own-road-go = В путь
hz-best = Лучшая поездка
hz-best-none = Пока ни одной. Дорога ждёт.
hz-best-is = { $points }: «{ $title }»
hz-history = Все поездки
hz-history-note = Поездки записаны на этом устройстве и больше нигде.
hz-poster-daily = В одиночку: дорога дня
hz-poster-done = Дорога дня: { $points }
hz-end-daily = Дорога дня, { $day }.
hz-end-late = Не первая попытка, поэтому вне зачёта.
hz-end-record = Личный рекорд! Прежний: { $points }.
hz-end-best = Твой рекорд: { $points }, «{ $title }».
hz-end-first = Первая запись в списке поездок.
hz-end-all = Все твои поездки

## Что говорили шансы

hz-hindsight = Что говорили шансы
hz-hindsight-why = Считаем в людях: скольких оставили бы в живых средние кубики при самой надёжной игре, что изменили твои решения и что — удача. Сравниваем только то, как драться. Сбежать безопасно, но это стоит карты, так что побег здесь не ошибка и не заслуга.
hz-hindsight-luck = Кубики дали (людей)
hz-hindsight-choices = Решения дали (людей)
hz-hindsight-none = Решать в боях не пришлось.
hz-hindsight-count =
    Решений в боях: { $n }. { $dear ->
        [0] Драться надёжнее было нельзя.
        [one] Драться можно было надёжнее { $dear } раз.
        [few] Драться можно было надёжнее { $dear } раза.
       *[many] Драться можно было надёжнее { $dear } раз.
    }
hz-hindsight-all = Решение за решением
hz-hindsight-fight = ждали ≈{"\u00A0"}{ $hoped }, осталось { $left }, кубики { $luck }
hz-hindsight-fled = побег: все целы, карта пропала
hz-hindsight-burnt = без боя: все целы, карта твоя
hz-hindsight-alike = столь же надёжно
hz-hindsight-better = надёжнее: { $answer }, { $share }, ≈{"\u00A0"}{ $n }
hz-hindsight-undecided = Решать было нечего, только кубики.

## Клавиши

hz-keys = Клавиши
hz-keys-touch = На сенсорном экране коснись карты маршрута, жетона или кубика, чтобы прочитать, что они значат; кубик со шприцем можно нажать, чтобы потратить адреналин, а подержать, чтобы прочитать.
hz-key-tab = Tab
hz-key-tab-does = к следующему предмету на столе
hz-key-enter = Enter
hz-key-enter-does = выбрать его: маршрут, ставку, ответ, кубик
hz-key-p = P
hz-key-p-does = пас на аукционе
hz-key-space = Пробел (держать)
hz-key-space-does = прокрутить быстрее; брошенные кубики и сцены не ждут
hz-key-esc = Esc
hz-key-esc-does = пропустить показ до следующего вопроса или закрыть открытое
hz-key-z = Ctrl + Z
hz-key-z-does = взять назад, пока ничего нового не открылось
hz-key-help = ?
hz-key-help-does = эта страница
