# What the server says when something cannot be done.

refused-stale = That question has already been answered.
refused-not-asked = It is not your turn to answer.
refused-illegal = That is not possible here.
refused-malformed = The server did not understand the request ({ $where }).
refused-too-fast = Too many messages at once. Wait a moment.
refused-too-large = The message is too large.
refused-foreign = This seat is not yours: its key is not known here.
refused-no-back = This can no longer be taken back: somebody has seen or answered something since.
refused-waiting = The game has not begun: a seat is still open.
refused-over = The game is over.
refused-not-saved = The answer could not be saved. Nothing has changed; try again.
refused-failed = Something went wrong here. Nothing has changed; please report the problem.
refused-version = This game was begun with version { $made } of the rules; the server now plays version { $now } and cannot go on with it.
refused-broken = This table cannot be played on: what was answered at it does not fit the rules (version { $rules }).
refused-no-battle = There is no battle before you whose odds could be told.
refused-no-table = There is no such table.
refused-no-game = There is no game “{ $game }”.
refused-no-language = There is no language “{ $language }”.
refused-no-lesson = There is no first game of { $game }.
refused-no-bot = There is no bot “{ $bot }” for this game.
refused-no-seat = There is no seat { $seat } at this table.
refused-no-moment = The game has { $total } answers; there is no moment { $at }.
refused-no-page = There is no such page.
refused-no-method = That cannot be done with this page.
refused-bad-setup = The game cannot be set up this way: { $why }
refused-taken = This seat is taken.
refused-begun = The game has already begun.
refused-not-host = Only the one who opened the table can do that.
refused-not-yours = This is not your seat.
refused-not-away = A bot can step in only for somebody who has been away for long enough.
refused-not-lent = No bot is playing for you.
refused-not-over = That will be there when the game is over.

log-auto-passed = Passed for you, as you wished: { $prompt }
