# Браузер: всё, что вокруг столов.

web-title = Потасовка
web-subtitle = Две настольные игры в браузере, честно по правилам: с друзьями, с ботами, за одним экраном.
web-pages = Страницы
web-more = Ещё
web-home = На главную
web-close = Закрыть
web-copy = Скопировать
web-copied = Скопировано
web-link = Ссылка
web-qr = QR-код ссылки
web-language-other = Switch to English
web-error = Сервер не смог этого сделать ({ $status }).
web-error-offline = Сервер не отвечает. Он запущен?
web-no-page = Такой страницы нет
web-no-table = Такого стола нет, ссылка на него неполная, или это место больше не твоё.

## Первая страница

web-smashup-line = Замешай две фракции в одну колоду, громи базы и первым набери 15 очков.
web-hitzroad-line = Автостопом от Чикаго до Лос-Анджелеса. Кто-нибудь да доедет.
web-play-bot = Сыграть с ботом
web-puzzle = Задача
web-puzzles-door = Задачи: победи за один ход
web-own-table = Собрать свой стол…
web-with-friends = С друзьями
web-with-friends-line = По ссылке или QR-коду
web-on-device = На этом устройстве
web-on-device-line = Один экран, между ходами занавес
web-lesson = Первая партия
web-lesson-line = Десять минут, за ход — одна мысль
web-lesson-which = С какой игрой знакомимся?
web-cards = Карты
web-cards-line = Обе игры целиком, с поиском
web-glossary = Словарь
web-tables = Столы и повторы
web-tables-short = Столы
web-tables-line = Твои партии на этом устройстве
web-running = Продолжить
web-finished = Сыгранные
web-unofficial = Неофициальный фанатский проект: издатели игр его не делали, не одобряли и не поддерживают.
web-about = О проекте

## Мои столы

web-tables-none = Партий пока нет. До первой — один щелчок на главной странице.
web-tables-note = Список и ключи от твоих мест хранятся только на этом устройстве.
web-state-waiting = ждёт игроков
web-state-playing = идёт
web-state-over = окончена
web-state-lost = продолжить нельзя: правила изменились
web-forget = Убрать из списка
web-forget-ask = Бросить эту партию?
web-forget-why = Партия не окончена: { $game }, за столом { $names }. Ключ от твоего места хранится только здесь: без него партию можно смотреть, но не доиграть.
web-forget-yes = Бросить
web-forget-no = Оставить
web-result = Итог

## Новый стол

web-new = Новый стол
web-new-short = Новый стол
web-new-game = Игра
web-new-seats = Кто играет
web-new-options = Дополнительно
web-unknown-game = Эта страница не знает игры «{ $game }».
web-new-start = Открыть стол
web-seat-me = Ты
web-seat-bot = Бот
web-seat-open = Друг по ссылке
web-seat-device = Кто-то за этим же экраном
web-seat-open-note = сядет, открыв твою ссылку
web-seat-kind = Кто на месте { $n }
web-seat-add = ещё игрок
web-seat-remove = Убрать игрока { $n }
web-name = Имя
web-rivals = Сколько соперников
web-bot-level = Как играет бот
web-bot-random = ходит наугад
web-bot-greedy = играет на победу
web-bot-easy = лёгкий: играет как новичок
web-bot-normal = обычный: играет разумно
web-bot-hard = сильный: просчитывает ходы
web-bot-expert = мастер: взвешивает всё и всех
web-bot-cautious = осторожная Кора: бережёт и бежит
web-bot-reckless = отчаянный Рекс: не бежит никогда
web-bot-name = Бот { $n }
web-bring = Получить ссылку
web-bring-why = Партия отправится на этот сервер: у кого есть ссылка, тот и посмотрит. Она будет отмечена как сыгранная на устройстве.
web-local = Сыграно на устройстве: случай был у самих игроков.
web-remarks = Боты порой что-нибудь говорят
web-says = { $name }: «{ $words }»

## Ожидание игроков

web-waiting = Ждём игроков
web-waiting-why = Партия начнётся сама, как только все места будут заняты.
web-waiting-watch = Все места заняты или оставлены за кем-то: можно смотреть. Партия начнётся сама, как только все рассядутся.
web-waiting-guest = Займи свободное место или останься зрителем. Партия начнётся сама, как только все места будут заняты.
web-seat-you = { $name } (ты)
web-sit = Сесть сюда
web-put-bot = Бот: { $level }
web-free-seat = Освободить место
web-share = Позови друзей
web-share-why = Кто откроет эту ссылку, сможет занять место или смотреть; больше никто. В одной сети быстрее всего по QR-коду.
web-share-local = В адресе «localhost», поэтому ссылка откроется только на этом компьютере. Для других устройств запусти сервер с --host 0.0.0.0 и открой его по сетевому адресу компьютера.
web-seat-kept = Ждём, кто сидел здесь в прошлый раз: { $name }
web-open-table = Открытый стол
web-open-mark = открытый стол
web-open-why = Смотреть и занять свободное место сможет каждый, кто знает адрес, даже без секретной части ссылки.
web-share-open = Стол открытый: кто знает адрес, может сесть и смотреть.

## За столом

web-menu = Настройки
web-back = Взять назад
web-back-keys = Взять назад последний ответ (Ctrl+Z)
web-speed = Анимация
web-speed-calm = спокойная
web-speed-normal = обычная
web-speed-fast = быстрая
web-speed-none = без неё
web-sound = Звуки
web-windows = Спрашивать о спецсвойствах
web-windows-why = Когда кто-то делает то, на что можно ответить спецсвойством.
web-windows-always = всегда
web-windows-could = когда мне есть чем ответить
web-windows-never = больше не в этом ходу
web-report = Сообщить о проблеме
web-report-saved = Файл { $file } сохранён.
web-report-what = В нём стол, каким его видишь ты, и журнал; скрытых от тебя карт там нет. Опиши, что пошло не так, и приложи файл.
web-report-what-over = В нём вся сыгранная партия, с картами каждого. Опиши, что пошло не так, и приложи файл.
web-keys = Клавиши и жесты
web-leave = Уйти из-за стола
web-leave-note = Место останется за тобой: стол найдётся на главной странице.
web-watching = Ты зритель.
web-watching-hands = Карты на руках тебе не видны.
web-away = { $name } не за столом.
web-away-wait =
    { $seconds ->
        [one] Бот сможет помочь через { $seconds } секунду.
        [few] Бот сможет помочь через { $seconds } секунды.
       *[many] Бот сможет помочь через { $seconds } секунд.
    }
web-lend = Пусть играет бот
web-lent = За тебя играет бот.
web-return = Вернуться за стол
web-lost = Связь пропала. Пробуем снова…
web-connecting = Подключаемся…
web-curtain = Передай устройство: { $name }
web-curtain-why = Остальные отворачиваются.
web-curtain-ready = { $name } — это я, показывай

## Конец партии

web-won =
    { $n ->
        [one] Побеждает { $names }!
       *[other] Победу делят { $names }!
    }
web-won-you = Это победа!
web-won-nobody = Никто не победил
web-winner = победа
web-gave-up = игра сдана
web-score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
web-real-game = Теперь настоящая партия
web-once-more = Ещё раз
web-rematch = Реванш
web-rematch-open = Реванш уже открыт, присоединяйся.
web-rematch-watch = К реваншу
web-replay = Повтор
web-record = Сохранить запись
web-commitment = Расклад уже определён
web-commitment-why = Этот отпечаток сделан из зерна и настроек до игры. Когда она закончится, зерно покажут, и твоё устройство проверит, что ничего не подменили.
web-fair-checked = Проверено: расклад был определён ещё до игры.
web-fair-unseen = Расклад совпадает с отпечатком в записи, но до конца игры твоё устройство этого отпечатка не видело.
web-fair-mismatch = Расклад НЕ совпадает с тем, что обещали до игры.
web-fair-none = За этим столом о раскладе ничего не обещали.
web-fair-unknown = Сейчас не удалось проверить, был ли расклад определён до игры.

## Повтор

web-replay-seat = Смотрит
web-replay-nobody = зритель
web-replay-link = Ссылка на этот момент
web-replay-answer = { $name }: { $answer }
web-replay-end = Конец партии.
web-replay-back = На шаг назад
web-replay-step = На шаг вперёд
web-replay-play = Пустить
web-replay-pause = Остановить
web-replay-moment = Момент партии

## Карты и словарь

web-search = Поиск
web-search-cards = Поиск по названиям и текстам
web-box = Коробка
web-faction = Фракция
web-kind = Вид карты
web-level = Часть пути
web-all-boxes = Все коробки
web-all-factions = Все фракции
web-all-kinds = Все карты
web-all-levels = Весь путь
web-level-n = Уровень { $n }
web-found =
    { $n ->
        [0] Ничего не нашлось
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
web-nothing-found = Ничего не нашлось.
web-ours = Эта карта наша собственная: карты из коробки у нас не было.
web-glossary-intro = Что значат ключевые слова, нашими словами, и где о них сказано в правилах.

## О проекте

web-about-what = «Потасовка» — стол для двух настольных игр, «Замеса» и «Зомбистопом по Америке»: движок, который знает правила, боты и этот клиент.
web-about-unofficial = Это неофициальный проект поклонников этих игр. С авторами и издателями он не связан, названия принадлежат своим владельцам. Все тексты — наши собственные слова, рисунков издателей здесь нет. Нравятся игры — покупай коробки.
web-about-icons = Картинки
web-about-icons-text = Значки нарисовали авторы
web-about-fonts = Шрифты
web-about-fonts-text = Rubik, Russo One и Rubik Wet Paint, лицензия SIL Open Font License.
web-about-licences = Лицензии целиком
web-about-privacy = Что хранится
web-about-privacy-text = Ни учётных записей, ни cookies, ни чужих серверов. Ключи от твоих мест и настройки лежат в этом браузере, партии — на сервере, где ты играешь.
web-about-code = Программа
web-about-code-text = Открытый код, лицензия MIT.

web-hand-text = Карты в руке показывают текст и на маленьком экране
web-theme = Цвета
web-theme-system = как в системе
web-theme-light = светлые
web-theme-dark = тёмные
web-theme-to-light = Включить светлые цвета
web-theme-to-dark = Включить тёмные цвета
web-end-turn = Заканчивать мой ход за меня, когда играть больше нечего
web-end-turn-why = Сразу, поэтому последний розыгрыш уже не взять назад. Действует на этом устройстве.
web-undo = Взять назад вместе
web-undo-why = То, что другие уже видели, берётся назад с общего согласия, но не тогда, когда открылось что-то скрытое или вмешался случай.
web-undo-ask = Попросить взять назад мой последний ход
web-undo-block = Меня не спрашивать
web-undo-asks = { $name } просит взять назад: { $what }. Пусть берёт?
web-undo-accept = Пусть
web-undo-decline = Нет
web-undo-waits = Ты просишь взять назад: { $what }. Решают остальные.
web-undo-withdraw = Не надо
web-undo-declined = { $name } против: { $what } — остаётся.
web-concede = Сдаться
web-concede-alone = На этом партия закончится и будет считаться проигранной.
web-concede-bot = За тебя доиграет бот, а ты сможешь смотреть.
web-concede-close = Игра закончится для всех: победят остальные.
web-concede-yes = Да, сдаюсь
web-concede-no = Играть дальше
web-concede-closes = Кто сдаётся, заканчивает игру
web-concede-closes-why = Остальные побеждают, и стол закрывается. Иначе за сдавшегося доиграет бот.

## Рассказ о законченной партии

web-story-length = { $turns }, { $answers ->
        [one] { $answers } решение
        [few] { $answers } решения
       *[many] { $answers } решений
    }
web-story-loading = Подводим итоги…
web-rematch-same = Реванш, те же фракции
web-rematch-new = Реванш, новые фракции
web-picture = Картинка на память
web-picture-why = Итог и график одной картинкой. Она рисуется на твоём устройстве.
web-replay-turn-back = К предыдущему ходу
web-replay-turn-next = К следующему ходу
web-replay-mark-back = К предыдущему событию
web-replay-mark-next = К следующему событию
web-replay-speed = Скорость

# Перед игрой с ботом.

web-play-title = { $game }: против ботов
web-play-now = Играть
web-play-note = Всё уже выбрано. Поменяй, что хочешь: выбор запомнится.
web-chance = решит случай

# Мои столы и места, которые переезжают на другое устройство.

web-row-turn = Твой ход
web-row-theirs = ходят другие
web-row-turn-of = ходит { $name }
web-row-won = победа
web-row-lost = поражение
web-rematch-waits = { $game }, { $names }: кто-то хочет сыграть ещё раз и ждёт тебя.
web-carry = Место на другом устройстве
web-carry-short = На другое устройство
web-carry-link = Ссылка на твоё место
web-carry-warning = У кого эта ссылка, у того и твоё место: он увидит твои карты и сможет ходить за тебя.
web-carry-how = Открой её на другом устройстве или наведи его камеру на код. Здесь место тоже останется.
web-carry-broken = Эта ссылка никуда не ведёт: в ней чего-то не хватает, или стола больше нет.
web-carry-all = Все места одним файлом
web-carry-all-why = Твои места хранит только этот браузер. Файл перенесёт их все в другой; у кого файл, у того и места.
web-export = Сохранить мои места
web-import = Загрузить места из файла
web-imported =
    { $n ->
        [one] Теперь здесь { $n } стол.
        [few] Теперь здесь { $n } стола.
       *[other] Теперь здесь { $n } столов.
    }
web-import-wrong = В файле «{ $file }» нет мест: загрузить можно только то, что сохранено здесь.

web-notify = Звать меня, когда мой ход, а я смотрю не сюда
web-notify-insecure = Браузер может позвать тебя, только если страница открыта по https или с этого же устройства. О твоём ходе скажет и заголовок вкладки.
web-notify-forbidden = Браузеру запрещено звать тебя с этой страницы; снова разрешить это можешь только ты, в его настройках.
web-notify-failed = Этот браузер не даёт странице присылать уведомления, поэтому они выключены. Что ходишь ты, видно по заголовку вкладки.

# Что игроки говорят друг другу.

web-talk = Сказать что-нибудь
web-hear = Показывать, что говорят другие
web-hear-not = За этот стол могут сесть незнакомцы, поэтому чужих слов не видно, пока ты этого не захочешь.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-one-moment = Секунду…
phrase-your-turn = Твой ход.
phrase-thanks = Спасибо!
phrase-sorry = Прости!
phrase-nice = Отлично сыграно!
phrase-ouch = Ай!
phrase-wow = Ого!
phrase-oops = Ой!
phrase-good-game = Хорошая была игра!
phrase-again = Ещё партию?

web-report-to = Куда отправить:
web-report-nowhere = Хозяин сервера не сказал, куда его отправлять: передай файл ему.

## The page of rules

web-rules = Правила
web-rules-line = Каждая игра на одной странице: прочесть или распечатать
web-rules-print = Распечатать
web-rules-note = Это наш пересказ. Текст карты важнее него, а слова, выделенные на картах, объяснены здесь:
web-own-rolls = Мои кубики и сцены сами: не ждать, пока я нажму

# Страница без сервера: движок, новые версии, что хранится.
web-engine-load = Загружается движок: { NUMBER($loaded, minimumFractionDigits: 1) } из { NUMBER($total, minimumFractionDigits: 1) } МБ ({ $what })
web-engine-python = Python
web-engine-library = библиотека Python
web-engine-games = игры
web-engine-start = Движок запускается…
web-engine-failed = Движок не загрузился. Читать можно и так, а чтобы играть, нужен он.
web-engine-again = Попробовать ещё раз
web-newer = Есть новая версия.
web-newer-rules = { $n ->
    [one] { $n } начатая партия идёт по другим правилам, и продолжить её там не получится: сначала доиграй её или сохрани.
    [few] { $n } начатые партии идут по другим правилам, и продолжить их там не получится: сначала доиграй их или сохрани.
   *[other] { $n } начатых партий идут по другим правилам, и продолжить их там не получится: сначала доиграй их или сохрани.
}
web-newer-take = Обновить
web-newer-later = Потом
web-tables-note-here = Партии хранятся в этом браузере и больше нигде. Кто чистит его данные, стирает и их, поэтому иногда сохраняй их в файл.
web-carry-all-why-here = Один файл хранит все твои партии, законченные и начатые: сбереги его или открой в другом браузере и играй дальше там.
web-record-open = Посмотреть запись
web-subtitle-here = Две настольные игры в браузере, честно по правилам: с ботами и за одним экраном, даже без сети.
web-hint = Подсказка
web-hint-asking = Думаю…
web-hint-title = Как сыграл бы эксперт
web-hint-why = Как сыграл бы эксперт? Каждая подсказка остаётся в журнале.
web-hint-chance = победа: { $n } %
web-about-engine = На чём это работает
web-about-engine-text = Правила считает сама страница, на Python для браузеров (Pyodide) и msgspec.
web-about-privacy-here = Ничто не покидает это устройство: партии, имена и настройки хранятся в этом браузере, и ни у кого ничего не спрашивают.
