# The browser: everything around the tables.

web-title = Potasovka
web-subtitle = Two board games in the browser, by the book: with friends, with bots, on one screen.
web-pages = Pages
web-more = More
web-home = Home
web-close = Close
web-copy = Copy
web-copied = Copied
web-link = Link
web-qr = QR code of the link
web-language-other = Перейти на русский
web-error = The server could not do that ({ $status }).
web-error-offline = The server does not answer. Is it running?
web-no-page = There is no such page
web-no-table = There is no such table, the link to it is incomplete, or this seat is not yours any more.

## The first page

web-smashup-line = Shuffle two factions together, smash bases, be the first to 15 points.
web-hitzroad-line = A road trip from Chicago to Los Angeles. Some of you will arrive.
web-play-bot = Play against a bot
web-puzzle = Puzzle
web-puzzles-door = Puzzles: one turn to win
web-own-table = A table of your own…
web-with-friends = With friends
web-with-friends-line = Send a link or show a QR code
web-on-device = On this device
web-on-device-line = One screen, a curtain between hands
web-lesson = First game
web-lesson-line = Ten minutes, one idea a turn
web-lesson-which = Which game would you like to get to know?
web-cards = Cards
web-cards-line = All of both games, with search
web-glossary = Glossary
web-tables = Tables and replays
web-tables-short = Tables
web-tables-line = Your games on this device
web-running = Continue
web-finished = Finished
web-unofficial = An unofficial fan project: not made, endorsed or supported by the games' publishers.
web-about = About

## My tables

web-tables-none = No games yet. The first one is a click away, on the home page.
web-tables-note = The list and the keys to your seats are kept on this device only.
web-state-waiting = waiting for players
web-state-playing = under way
web-state-over = over
web-state-lost = can't be continued: the rules have changed
web-forget = Remove from the list
web-forget-ask = Give up this game?
web-forget-why = { $game } with { $names } is not over. The key to your seat is kept only here: once it is removed, you can watch this game but never play on.
web-forget-yes = Give it up
web-forget-no = Keep it
web-result = Result

## A new table

web-new = A new table
web-new-short = New table
web-new-game = Game
web-new-seats = Who plays
web-new-options = Options
web-unknown-game = This page does not know the game “{ $game }”.
web-new-start = Open the table
web-seat-me = You
web-seat-bot = Bot
web-seat-open = A friend by link
web-seat-device = Somebody on this device
web-seat-open-note = gets the seat by opening your link
web-seat-kind = Who has seat { $n }
web-seat-add = another player
web-seat-remove = Remove player { $n }
web-name = Name
web-rivals = How many rivals
web-bot-level = How well the bot plays
web-bot-random = plays at random
web-bot-greedy = plays to win
web-bot-easy = easy: a beginner
web-bot-normal = normal: plays soundly
web-bot-hard = hard: thinks its turns through
web-bot-expert = expert: weighs everything and everybody
web-bot-cautious = Cautious Cora: saves and runs
web-bot-reckless = Reckless Rex: never runs
web-bot-name = Bot { $n }
web-bring = Get a link
web-bring-why = The game goes to this server, where whoever has the link can look at it. It is marked as played on a device.
web-local = Played on a device: its chance was the players' own.
web-remarks = Bots say something now and then
web-says = { $name }: “{ $words }”

## Waiting for players

web-waiting = Waiting for players
web-waiting-why = The game begins by itself as soon as every seat is taken.
web-waiting-watch = All seats are taken or kept for somebody: you may watch. The game begins by itself as soon as everybody sits.
web-waiting-guest = Take a free seat, or stay and watch. The game begins by itself as soon as every seat is taken.
web-seat-you = { $name } (you)
web-sit = Sit down here
web-put-bot = Bot: { $level }
web-free-seat = Free the seat
web-share = Invite
web-share-why = Whoever opens this link can take a seat or watch; nobody else can. On the same network the QR code is the quickest way.
web-share-local = The address says “localhost”, so the link works on this computer only. For other devices start the server with --host 0.0.0.0 and open it by this computer's network address.
web-seat-kept = Kept for { $name }
web-open-table = Open table
web-open-mark = open table
web-open-why = Anybody who knows the address may watch and take a free seat, even without the secret part of the link.
web-share-open = The table is open: whoever knows its address can take a seat and watch.

## At the table

web-menu = Settings
web-back = Take back
web-back-keys = Take back the last answer (Ctrl+Z)
web-speed = Animation
web-speed-calm = calm
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = none
web-sound = Sounds
web-windows = Ask me for Specials
web-windows-why = When somebody does something you could answer with a Special.
web-windows-always = always
web-windows-could = when I have one
web-windows-never = not any more this turn
web-report = Report a problem
web-report-saved = The file { $file } has been saved.
web-report-what = It contains the table as you see it, with the log, and no card that is hidden from you. Say what went wrong and send the file along.
web-report-what-over = It contains the whole finished game, with everybody's cards. Say what went wrong and send the file along.
web-keys = Keys and gestures
web-leave = Leave the table
web-leave-note = Your seat stays yours: find the table again on the home page.
web-watching = You are watching.
web-watching-hands = Hands stay hidden.
web-away = { $name } has left the table.
web-away-wait =
    { $seconds ->
        [one] A bot may take over in { $seconds } second.
       *[other] A bot may take over in { $seconds } seconds.
    }
web-lend = Let a bot play
web-lent = A bot is playing for you.
web-return = Take my seat back
web-lost = Connection lost. Trying again…
web-connecting = Connecting…
web-curtain = Pass the device to { $name }
web-curtain-why = The others look away.
web-curtain-ready = I am { $name }, show my cards

## The end

web-won = { $names } { $n ->
        [one] wins!
       *[other] share the victory!
    }
web-won-you = You win!
web-won-nobody = Nobody wins
web-winner = winner
web-gave-up = gave up
web-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-real-game = Now a real game
web-once-more = Once more
web-rematch = Rematch
web-rematch-open = A rematch is open already: join it.
web-rematch-watch = To the rematch
web-replay = Replay
web-record = Save the record
web-commitment = Chance is already fixed
web-commitment-why = This commitment was made of the seed and the setup before the game. When it is over, the seed is shown, and this device checks that nothing was changed.
web-fair-checked = Checked: chance was fixed before the game.
web-fair-unseen = Chance fits the commitment in the record; this device was not there to see it before the end.
web-fair-mismatch = Chance does NOT match what was promised before the game.
web-fair-none = Nothing was promised about chance at this table.
web-fair-unknown = Right now it couldn't be checked whether chance was fixed before the game.

## The replay

web-replay-seat = Seen by
web-replay-nobody = a spectator
web-replay-link = Link to this moment
web-replay-answer = { $name }: { $answer }
web-replay-end = The end of the game.
web-replay-back = One step back
web-replay-step = One step forward
web-replay-play = Play
web-replay-pause = Stop
web-replay-moment = Moment of the game

## Cards and glossary

web-search = Search
web-search-cards = Search in names and texts
web-box = Box
web-faction = Faction
web-kind = Kind
web-level = Part of the road
web-all-boxes = All boxes
web-all-factions = All factions
web-all-kinds = All kinds
web-all-levels = The whole road
web-level-n = Level { $n }
web-found =
    { $n ->
        [0] Nothing found
        [one] { $n } card
       *[other] { $n } cards
    }
web-nothing-found = Nothing found.
web-ours = This card is our own: we didn't have the original card.
web-glossary-intro = What the keywords mean, in our own words, and where the rulebooks (their Russian editions) explain them.

## About

web-about-what = Potasovka is a table for two board games, Smash Up and Hit Z Road: an engine that knows the rules, bots, and this client.
web-about-unofficial = It is an unofficial fan project, made by people who like these games. It is not connected with their authors or publishers; the names belong to their owners. All texts are our own words and no art of the publishers is used. If you like the games, buy the boxes.
web-about-icons = Pictures
web-about-icons-text = The icons are by the authors of
web-about-fonts = Fonts
web-about-fonts-text = Rubik, Russo One and Rubik Wet Paint, under the SIL Open Font License.
web-about-licences = The licences in full
web-about-privacy = What is kept
web-about-privacy-text = No accounts, no cookies, no third parties. The keys to your seats and your settings are in this browser; games are stored by the server you play on.
web-about-code = The program
web-about-code-text = Open source under the MIT licence.

web-hand-text = Cards in my hand show their text on small screens, too
web-theme = Colours
web-theme-system = as the system has it
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Switch to light colours
web-theme-to-dark = Switch to dark colours
web-end-turn = End my turn for me when nothing more can be played
web-end-turn-why = At once, so your last play cannot be taken back. Holds for this device.
web-undo = Take back together
web-undo-why = What the others have seen is taken back if all of them agree; never over something hidden that was revealed, or chance.
web-undo-ask = Ask to take back my last move
web-undo-block = Do not ask me
web-undo-asks = { $name } asks to take back: { $what }. Agreed?
web-undo-accept = Agree
web-undo-decline = No
web-undo-waits = You asked to take back: { $what }. The others decide.
web-undo-withdraw = Never mind
web-undo-declined = { $name } said no: { $what } stays.
web-concede = Give up
web-concede-alone = The game is over then, and counts as lost.
web-concede-bot = A bot plays on for you, and you can watch.
web-concede-close = The game ends for everybody: the others win.
web-concede-yes = Yes, give up
web-concede-no = Play on
web-concede-closes = Whoever gives up ends the game
web-concede-closes-why = The others win, and the table is closed. Otherwise a bot plays on for them.

## The story of a finished game

web-story-length = { $turns }, { $answers ->
        [one] { $answers } decision
       *[other] { $answers } decisions
    }
web-story-loading = Adding it all up…
web-rematch-same = Rematch, same factions
web-rematch-new = Rematch, new factions
web-picture = Picture to share
web-picture-why = The result and the graph as a picture. It is drawn on this device.
web-replay-turn-back = To the turn before
web-replay-turn-next = To the next turn
web-replay-mark-back = To the one before
web-replay-mark-next = To the next one
web-replay-speed = Speed

# Before a game against a bot.

web-play-title = { $game }: against bots
web-play-now = Play
web-play-note = Everything is chosen already. Change what you like; it will be remembered.
web-chance = chance decides

# My tables, and seats that go along to another device.

web-row-turn = Your turn
web-row-theirs = others are on
web-row-turn-of = { $name } is on
web-row-won = won
web-row-lost = lost
web-rematch-waits = { $game } with { $names }: somebody wants to play again and waits for you.
web-carry = A seat for another device
web-carry-short = To another device
web-carry-link = Link to your seat
web-carry-warning = Whoever has this link has your seat: they see your cards and play for you.
web-carry-how = Open it on your other device, or point its camera at the code. The seat stays here, too.
web-carry-broken = This link leads to no seat: something is missing in it, or the table is gone.
web-carry-all = All seats in one file
web-carry-all-why = Your seats are kept in this browser alone. A file takes all of them to another one; whoever has it has your seats.
web-export = Save my seats
web-import = Load seats from a file
web-imported =
    { $n ->
        [one] { $n } table is here now.
       *[other] { $n } tables are here now.
    }
web-import-wrong = “{ $file }” holds no seats: only a file that was saved here can be loaded.

web-notify = Call me when it is my turn and I look elsewhere
web-notify-insecure = The browser can call you only where the page is served securely (https) or from this device. The title of the tab says it, too.
web-notify-forbidden = Your browser has been told not to notify for this page; only you can allow it there again.
web-notify-failed = This browser does not let the page notify you, so it is switched off. The title of the tab says when it is your turn.

# What players say to each other.

web-talk = Say something
web-hear = Show what others say
web-hear-not = Strangers may come to this table, so nothing that others say is shown until you wish it.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment…
phrase-your-turn = It is your turn.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-nice = Well played!
phrase-ouch = Ouch!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-again = Another one?

web-report-to = Send it to:
web-report-nowhere = Whoever runs this server has not said where to send it: give it to them.

## The page of rules

web-rules = Rules
web-rules-line = Each game on one page, to read or to print
web-rules-print = Print
web-rules-note = Our own summary. Cards overrule it, and the words in bold on them are explained here:
web-own-rolls = My dice and scenes go by themselves: don't wait for me to press

# A page without a server: its engine, newer builds, what is kept.
web-engine-load = Loading the engine: { NUMBER($loaded, minimumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1) } MB ({ $what })
web-engine-python = Python
web-engine-library = Python's library
web-engine-games = the games
web-engine-start = Starting the engine…
web-engine-failed = The engine could not be loaded. You can read meanwhile; playing needs it.
web-engine-again = Try again
web-newer = There is a newer version.
web-newer-rules = { $n ->
    [one] { $n } game under way follows other rules there and cannot be continued: finish or save it first.
   *[other] { $n } games under way follow other rules there and cannot be continued: finish or save them first.
}
web-newer-take = Take it
web-newer-later = Later
web-tables-note-here = Your games are kept in this browser and nowhere else. Whoever clears its data clears them too, so save them now and then.
web-carry-all-why-here = One file holds all your games, finished or under way: keep it, or open it in another browser and play on there.
web-record-open = Look at a record
web-subtitle-here = Two board games in your browser, honestly by the rules: against bots or on one screen, also without a network.
web-hint = Hint
web-hint-asking = Thinking…
web-hint-title = What an expert would do
web-hint-why = What would an expert do? Each hint is told in the log.
web-hint-chance = { $n }% to win
web-about-engine = What it runs on
web-about-engine-text = The rules run in this page, in Python for browsers (Pyodide) with msgspec.
web-about-privacy-here = Nothing leaves this device: games, names and settings are kept in this browser, and nobody is asked for anything.
