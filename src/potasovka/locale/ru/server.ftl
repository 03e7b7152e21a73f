# Что говорит сервер, когда чего-то сделать нельзя.

refused-stale = На этот вопрос уже ответили.
refused-not-asked = Сейчас отвечать не тебе.
refused-illegal = Здесь так нельзя.
refused-malformed = Сервер не понял запрос ({ $where }).
refused-too-fast = Слишком много сообщений сразу. Подожди немного.
refused-too-large = Сообщение слишком большое.
refused-foreign = Это не твоё место: такого ключа здесь не знают.
refused-no-back = Взять ход назад уже нельзя: кто-то успел что-то увидеть или ответить.
refused-waiting = Партия ещё не началась: за столом есть свободное место.
refused-over = Партия окончена.
refused-not-saved = Не удалось сохранить ответ. Ничего не изменилось, попробуй ещё раз.
refused-failed = Что-то пошло не так. Ничего не изменилось; пожалуйста, сообщи о проблеме.
refused-version = Эту партию начали по правилам версии { $made }, а сервер теперь играет по версии { $now } и продолжить её не может.
refused-broken = Эту партию продолжить нельзя: ответы в ней не подходят к правилам (версия { $rules }).
refused-no-battle = Перед тобой нет боя, шансы которого можно посчитать.
refused-no-table = Такого стола нет.
refused-no-game = Игры «{ $game }» нет.
refused-no-language = Языка «{ $language }» нет.
refused-no-lesson = Первой партии для { $game } нет.
refused-no-bot = Бота «{ $bot }» для этой игры нет.
refused-no-seat = За этим столом нет места { $seat }.
refused-no-moment = Ответов в партии — { $total }, момента { $at } в ней нет.
refused-no-page = Такой страницы нет.
refused-no-method = С этой страницей так нельзя.
refused-bad-setup = Так партию не разложить: { $why }
refused-taken = Это место занято.
refused-begun = Партия уже началась.
refused-not-host = Это может только тот, кто открыл стол.
refused-not-yours = Это не твоё место.
refused-not-away = Бот может сесть только за того, кого давно нет за столом.
refused-not-lent = За тебя никакой бот не играет.
refused-not-over = Это появится, когда партия закончится.

log-auto-passed = Пас за тебя, по твоей настройке: { $prompt }
