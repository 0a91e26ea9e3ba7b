## Slash commands: names and descriptions (at most 100 characters)

command-game-name = game
command-game = A table in this channel
command-game-new-name = new
command-game-new = Open a table in this channel
command-game-new-game-name = game
command-game-new-game = Which game
command-game-new-players-name = players
command-game-new-players = How many seats; if left out, as many as join
command-game-new-opponents-name = opponents
command-game-new-opponents = Bots for the empty seats
command-game-new-thread-name = thread
command-game-new-thread = A thread of its own for the table
command-game-new-in-name = in
command-game-new-in = Another channel or a forum for the table
command-game-new-called-name = name
command-game-new-called = What the table is called
command-game-join-name = join
command-game-join = Join the table in this channel
command-game-leave-name = leave
command-game-leave = Give up your seat before the game starts
command-game-ready-name = ready
command-game-ready = Say that you are ready, or not yet
command-game-start-name = start
command-game-start = Start the game (host only)
command-game-status-name = status
command-game-status = Who plays here, whose turn it is, and your other tables
command-game-end-name = end
command-game-end = Close this table (its host or a server manager)
command-game-concede-name = concede
command-game-concede = Offer to give up: the game ends as it stands if all agree
command-game-pause-name = pause
command-game-pause = Stop clocks and reminders (the host or a server manager)
command-game-resume-name = resume
command-game-resume = Start the clocks again
command-game-seat-name = seat
command-game-seat = Give a seat to somebody else (the host or a server manager)
command-game-seat-seat-name = seat
command-game-seat-seat = Whose seat
command-game-seat-to-name = to
command-game-seat-to = The member who takes it over
command-game-seat-opponent-name = opponent
command-game-seat-opponent = Or which bot takes it over
command-game-mute-name = mute
command-game-mute = Stop pings from this table, or allow them again
command-game-seek-name = seek
command-game-seek = Look for a player to replace a bot, or stop looking (host only)
command-game-import-name = import
command-game-import = Bring in a game from a file: to look at, or for server managers to play on
command-game-import-file-name = file
command-game-import-file = A record (.txt), or the .json that /export makes of a finished game
command-game-import-seat-name = seat{ $n }
command-game-import-seat = Who takes this seat and plays on; if left out, a bot
command-turns-name = turns
command-turns = Your tables: what waits for you, longest first, and who you wait for
command-setup-name = setup
command-setup = Where tables open and are listed on this server, who opens them, language and pace
command-tables-name = tables
command-tables = Open tables on this server, and a seat for you
command-tables-game = Only tables of this game
command-tables-game-name = game
command-tables-pace = Only tables of this pace
command-tables-pace-name = pace
command-find-name = find
command-find = Say what you want to play, and get a table with people who want the same
command-away-name = away
command-away = Be away from all your tables: no pings, and your clocks stop
command-away-until-name = until
command-away-until = Until when: 10d, 2w, a date such as 2026-12-24, or back
command-away-plays-name = plays
command-away-plays = A bot plays for you meanwhile
command-do-name = do
command-do = Play: type or choose your move
command-do-moves-name = moves
command-do-moves = One or more moves, separated by spaces: all are played, or none
command-board-name = board
command-board = Look at the table, or at one player's board
command-board-player-name = player
command-board-player = Whose board
command-board-words-name = words
command-board-words = The whole table in words instead of a picture
command-replay-name = replay
command-replay = This game turn by turn as a film; once it is over, also as a page to leaf through
command-replay-player-name = player
command-replay-player = As this player saw it, once the game is over
command-review-name = review
command-review = After the game: what cost you most, and what would have been better
command-hand-name = hand
command-hand = Your board, your cards, and what you can do now
command-log-name = log
command-log = What has happened so far
command-undo-name = undo
command-undo = Undo your last step
command-undo-turn-name = turn
command-undo-turn = Undo the whole turn
command-undo-ask-name = ask
command-undo-ask = Ask the table to undo your last turn, even if confirmed or with something revealed
command-note-name = note
command-note = Your own note at this table; only you see it
command-note-text-name = text
command-note-text = The new note; - deletes it; leave it out to read it
command-menu-stats = Statistics
command-menu-invite = Invite to my table
command-menu-words = What does this say?
command-block-name = block
command-block = Never share a table with somebody, or see your list; nobody else is told
command-block-person-name = person
command-block-person = Whom to block
command-privacy-name = privacy
command-privacy = What is kept about you, why, for how long, and how to delete it
command-export-name = export
command-export = This game as a file: what you know of it, or all of it once it is over
command-export-all-name = all
command-export-all = All your games in one file, newest first
command-rules-name = rules
command-rules = Read the rules of a game, or look something up
command-rules-search-name = search
command-rules-search = Some words or the number of a clause; if left out, the whole book
command-rules-game-name = game
command-rules-game = Which game; if left out, the one that is played here
command-stats-name = stats
command-stats = What your finished games say about you, or about another player
command-stats-player-name = player
command-stats-player = About whom; if left out, you
command-stats-game-name = game
command-stats-game = Only this game
command-stats-server-name = server
command-stats-server = Only games on this server
command-leaderboard-name = leaderboard
command-leaderboard = Who plays a game best on this server
command-leaderboard-game-name = game
command-leaderboard-game = Which game
command-settings-name = settings
command-settings = Reminders, quiet hours and confirmation
command-settings-scope-name = scope
command-settings-scope = For whom: yourself, this table or this server
command-settings-scope-player = me
command-settings-scope-table = this table
command-settings-scope-server = this server
command-settings-reminders-name = reminders
command-settings-reminders = How long until you are reminded: 12h, 90m, 2d, none or default
command-settings-most-name = most
command-settings-most = How many reminders at most
command-settings-quiet-name = quiet
command-settings-quiet = When not to be reminded: 22-7, 22:30-07:00 or none
command-settings-timezone-name = timezone
command-settings-timezone = Your time zone, such as Europe/Prague
command-settings-confirm-name = confirm
command-settings-confirm = Whether you confirm the end of your turns
command-settings-pings-name = pings
command-settings-pings = Which turns ping you
command-settings-pings-turn = each turn
command-settings-pings-first = only the table that waits longest, or whose time runs out
command-settings-digest-name = digest
command-settings-digest = One private message a day instead of pings, unless a limit ends sooner: 08:00, or none
command-settings-pictures-name = pictures
command-settings-pictures = How your pictures are laid out
command-settings-pictures-default = automatic
command-settings-pictures-wide = wide, for a screen
command-settings-pictures-portrait = tall, for a phone
command-settings-pictures-large = tall, with large type
command-learn-name = learn
command-learn = Learn a game step by step, at a table of your own
command-sandbox-name = sandbox
command-sandbox = Try out where your moves lead: a copy of the table for you alone
command-learn-game-name = game
command-learn-game = Which game; all of them if you leave it out
command-help-name = help
command-help = How to play here, or how a game goes
command-help-game-name = game
command-help-game = How this game goes: its aim, a turn, what scores, its icons
command-clock-name = clock
command-clock = Playground only: let time pass, to see reminders
command-clock-forward-name = forward
command-clock-forward = How long: 6h, 90m or 2d

## What options take, typed: each word in all forms

typed-none = none
typed-default = default
typed-back = back
typed-minutes = m
    .one = minute
    .many = minutes
    .short = min
typed-hours = h
    .one = hour
    .many = hours
typed-days = d
    .one = day
    .many = days
typed-weeks = w
    .one = week
    .many = weeks

## Lobby

ui-lobby-heading = ### { $game }: join the table
ui-lobby-closed = This table is closed.
ui-lobby-started = The game has started. Have fun!
ui-lobby-idle = **{ $game }**: your table has been waiting for three days. It closes on { $closes }.
ui-lobby-keep = Keep
ui-lobby-fill = Start with bots
ui-lobby-close = Close
ui-lobby-seats = { $missing ->
    [0] **{ $taken } of { $wanted } seats taken.** The host can start.
   *[other] **{ $taken } of { $wanted } seats taken.**
}
ui-lobby-filled = **{ $taken } of { $wanted } seats taken.** Bots ({ $name }) take the rest.
ui-lobby-thinks = Master bots think longer: up to a minute a turn.
ui-option = { $name }: **{ $choice }**
ui-player = { $seat }
ui-join = Join
ui-room-name = { $game } · { $host }'s table
ui-room = { $host } opens a table: **{ $game }**.
ui-channel = { $channel }
ui-to-table = Go to the table
ui-opened-in = The table opens in { $channel }.
ui-leave = Leave
ui-lobby-host = { $seat } (host)
ui-lobby-ready = { $seat } ✓ ready
ui-ready = Ready
ui-now-ready = You are ready.
ui-now-unready = You are not ready any more.
ui-start-with = **Start with { $count }?**
ui-start-room = { $count ->
    [one] One more can join.
   *[other] { $count } more can join.
}
ui-start-unready = Not ready yet: { $seats }
ui-start-now = Start with { $count }
ui-options = Options
ui-start = Start
ui-refresh = Refresh
ui-start-by-hint = If it does not fill
ui-start-by-never = Wait
ui-start-by-kept = Start with bots, as chosen
ui-table-name = Name
ui-table-name-ask = What this table is called
ui-start-by-days = { $count ->
    [one] Start with bots in { $count } day
   *[other] Start with bots in { $count } days
}
ui-start-by-line = **Starts { $when }**, with bots on empty seats.
ui-choice = ### What would you like to play?
    Easiest first; bots take the other seats.
ui-choice-game = **{ $name }** · { $short } · { $weight }
ui-choice-learn = Lessons
ui-new = ### Which game?
    Easiest first. { $where ->
        [thread] The table opens in a thread in { $channel }; anybody can join.
        [forum] The table opens in the forum { $channel }; anybody can join.
       *[here] The table opens in this channel; anybody can join.
    }
ui-new-table = Open a table
ui-new-alone = Play against bots
ui-set-up = Set up
ui-tables-heading = ### Open tables
ui-tables-invited = by invitation
ui-tables-for = for { $role }
ui-tables-none = None here just now.
ui-tables-only = -# Only: { $what }
ui-tables-starts = starts { $when }, with bots
ui-tables-open = **{ $number }. { $game } · { $taken }/{ $wanted }** · { $players } · { $since } · { $channel }
ui-tables-running = **{ $number }. { $game }** · running, needs a player · { $players } · { $channel }
ui-tables-join = Join { $number }
ui-tables-ask = Take a seat: { $number }
ui-tables-joined = You have a seat: [{ $game }]({ $where })
ui-tables-all = All tables
ui-tables-hint = Only some of them…
ui-tables-back = ◀ Back
ui-tables-on = More ▶
ui-tables-others = { $count } more
ui-tables-search = Filter
ui-find = Find me a table
ui-wish-tell-me = Tell me when one opens
ui-wish-heading = ### You are looking for a table
ui-watch-heading = ### I'll tell you about new tables
ui-wish-none = You are not looking for a table here.
ui-wish-until = Until { $until }.
ui-wish-seated = ### You have a seat: [{ $game }]({ $where })
ui-wish-kept = ### A seat is kept for you: [{ $game }]({ $where })
    Are you in?
ui-wish-trouble = I can only seat you at others' tables here. { $reason }
ui-wish-games = { $games }
ui-wish-counts = players: { $counts }
ui-wish-any-game = Any game
ui-wish-any-pace = Any pace
ui-wish-any-language = Any language
ui-wish-fill-never = No bots
ui-wish-fill = { $count ->
    [one] Bots may take empty seats after { $count } day
   *[other] Bots may take empty seats after { $count } days
}
ui-wish-ask-games = Games (none ticked: any)
ui-wish-ask-counts = Players (none ticked: any number)
ui-wish-ask-pace = Pace
ui-wish-ask-language = Language of the table
ui-wish-ask-fill = Bots
ui-wish-change = Change
ui-wish-change-told = Change what I tell you about
ui-wish-drop = Stop looking
ui-wish-drop-told = Stop telling me
ui-found = A table for you: **{ $game }**. Are you in? In a day the seat goes to the next player.
ui-found-in = In
ui-found-not-now = Not now
ui-found-you-are-in = You are in. The game starts when everybody is.
ui-found-passed = The seat goes to the next player.
ui-setup-heading = ### On this server
ui-setup-opens = Tables open: **{ $where }**
ui-setup-role = Opened by: **{ $who }**
ui-setup-list = List of open tables: **{ $where }**
ui-setup-language = Language: **{ $language }**
ui-setup-pace = Usual pace: **{ $pace }**
ui-setup-anywhere = anywhere
ui-setup-nowhere = nowhere
ui-setup-everybody = everybody
ui-setup-own-language = the server's
ui-setup-lacks = **In { $channel } I still need:**
ui-setup-change = Change
ui-setup-who = -# Only server managers can change this.
ui-setup-reminders = Reminders
ui-setup-title = This server
ui-setup-ask-opens = Tables open only in
ui-setup-ask-list = Where the open tables are listed
ui-setup-ask-role = Only this role may open tables
ui-setup-ask-language = Language of messages
ui-setup-ask-pace = Usual pace
ui-welcome = Train board games, played here a turn at a time, whenever you have two minutes: { $games }.
ui-welcome-lacks = **I still need here:**
ui-needs-view-channel = **{ permission-view-channel }**: to see the tables
ui-needs-send-messages = **{ permission-send-messages }**: to say whose turn it is
ui-needs-attach-files = **{ permission-attach-files }**: the pictures of the boards
ui-needs-embed-links = **{ permission-embed-links }**: also for the pictures
ui-needs-create-public-threads = **{ permission-create-public-threads }**: a thread for each table
ui-needs-send-messages-in-threads = **{ permission-send-messages-in-threads }**: to play there
ui-needs-read-message-history = **{ permission-read-message-history }**: so that nothing is sent twice
ui-learning-line = **Learning table:** the panel gives hints.
ui-unrated-line = **Unrated:** nobody's rating changes.
ui-no-sandbox-line = **No sandbox:** nobody may try things out while the game runs.
ui-sandbox-allowed = Sandbox: players may try out moves on a copy
ui-rated-yes = Rated: counts for the leaderboard
ui-language-hint = Language of this table
ui-learning-hints = Learning table: hints on request, and the table is told
ui-more = More…
ui-options-table = Table…
ui-options-game = Game…
ui-options-access = Who may join…
ui-options-also = In this game
ui-invited = **{ $name }** is invited to { $game } in { $channel }.
ui-said-then = This message showed:
ui-said-only = All I still know of this message's picture:
ui-invite = Invite…
ui-send-away = Send somebody away
ui-sent-away = { $seat } is gone, and can return only if you invite them.
ui-access-everybody = Everybody
ui-access-invited = Only people I invite
ui-access-who = Who may join
ui-access-role = Only this role
ui-access-any = Any
ui-access-ask-in-time = Turns on time
ui-access-ask-games = Finished games
ui-access-guests = Invite
ui-access-in-time = { $percent }% of turns on time
ui-access-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
ui-access-invited-line = **By invitation only.**
ui-access-role-line = **For { $role }** and people the host invites.
ui-access-asks = **Needed:** { $all }.
ui-setup-public = Page in a browser: **for anyone with its address**
ui-setup-ask-public = Page in a browser
ui-setup-public-no = none
ui-setup-public-yes = Tables and results, for anyone with the address
ui-setup-most = Tables per person at once: **{ $most }**
ui-setup-ask-most = Tables per person at once
ui-setup-most-usual = 20; newcomers 3
ui-setup-most-tables = { $count ->
    [0] any number
   *[other] { $count }
}
ui-options-heading = ### Options for { $game }
    The table's message shows what you choose. When everybody is here, press **Start**.
ui-seats-hint = Number of seats
ui-seats-any = As many seats as players join
ui-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-opponents-hint = Bots
ui-opponents-nobody = No bots
ui-opponents = Empty seats: { $name } bots
ui-opponent-easy = easy
ui-opponent-normal = normal
ui-opponent-hard = hard
ui-opponent-master = master
ui-opponent-imported = played elsewhere
ui-joined = You have a seat.
ui-left = You gave up your seat.
ui-started = The game has started.
ui-ended = The table is closed.
ui-away = You are away until { $until }. { $tables ->
    [0] No table waits for you.
    [one] Your table knows.
   *[other] Your { $tables } tables know.
}
ui-away-back = Welcome back.
ui-now-paused = The table is paused.
ui-now-running = The clocks run again.
ui-handed-over = { $seat } has the seat now.

## Table

ui-table-heading = ### { $game }
ui-head = -# { $table }
ui-head-bots = { $count } 🤖
ui-head-round = round { $round }
ui-head-round-of = round { $round } of { $rounds }
ui-your-turn = ➤ { $users }: { $prompt }
ui-user-until = { $user } (until { $until })
ui-turn-of = { $seat }'s turn began { $since }.
ui-turn-of-away = { $seat }'s turn; away until { $until }.
ui-waiting-for-several = Waiting for { $seats }.
ui-nothing-to-do = Nothing to do right now.
ui-time-hint = Time for a move
ui-time-untimed = No limit, reminders only
ui-time = { $pace }; then { $overtime }
ui-time-line = **Time limit:** { $pace }; then { $overtime }.
pace-brisk = 8 h a move, reserve up to 24 h
pace-daily = 24 h a move, reserve up to 3 days
pace-calm = 2 days a move, reserve up to 7 days
overtime-tell = the table is told
overtime-turn = a bot plays the turn
overtime-stay = a bot plays until they are back
ui-time-over = Time limit: { $until }.
ui-paused = ⏸ Paused: no clock runs, and nobody is reminded.
ui-take-turn = Take turn
ui-my-board = My board
ui-table = Table
ui-log = Log
ui-help = Help
ui-earlier-turns = { $count ->
    [one] -# { $count } earlier turn: Log
   *[other] -# { $count } earlier turns: Log
}
ui-deed = **{ $who }**: { $told }
ui-deed-points = { $deed } · **{ $points }**
ui-more-deeds = { $count ->
    [one] -# { $count } earlier move is in the log
   *[other] -# { $count } earlier moves are in the log
}
ui-game-over = { $count ->
    [one] 🏁 { $winners } wins!
   *[other] 🏁 { $winners } share the victory!
}
ui-game-over-points = { $count ->
    [one] 🏁 { $winners } wins: { $points }
   *[other] 🏁 { $winners } share the victory: { $points }
}
ui-last-turn = Last turn: { $deed }.
ui-game-ended = This game was ended early.
ui-standing = { $place } · { $player } { $points }
ui-standing-conceded = { $place } · { $player } { $points } (conceded)
ui-points = -# { $players }
ui-points-of = { $player } { $points }
ui-points-of-conceded = { $player } { $points } (conceded)
ui-points-won = **{ $points }**
ui-source = { $source } { $points }
ui-breakdown = -# { $sources }
ui-vote-stalled = ⌛ { $seat } has not moved, asked { $since }. What now? { $host ->
    [absent] More than half of you decide;
   *[there] The host decides, or more than half of you;
} after { $until }, most of those who vote.
ui-vote-left = 🚪 { $seat } has left this server, asked { $since }. What now? { $host ->
    [absent] More than half of you decide;
   *[there] The host decides, or more than half of you;
} after { $until }, most of those who vote.
ui-vote-wait = Wait two more days
ui-vote-practice = A bot plays until they are back
ui-vote-give = Give the seat to…
ui-vote-give-to = Give the seat to { $name }
ui-vote-give-whom = Who takes the seat?
ui-vote-whom = A member of this server
ui-vote-agree = 🗳 { $question } Everybody has to agree, and one No ends it; more than half are enough { $until }.
ui-vote-all = 🗳 { $question } Everybody has to agree; playing on means No. Ends { $until }.
ui-vote-back = { $whose ->
    [own] { $seat } asks to undo their turn of { $when }.
   *[other] { $seat } asks to undo { $owner }'s turn of { $when }.
}
ui-vote-back-all = { $whose ->
    [own] { $seat } asks to undo their turn of { $when }, and what { $others } did after it.
   *[other] { $seat } asks to undo { $owner }'s turn of { $when }, and what { $others } did after it.
}
ui-vote-end = { $seat } asks to end this game without a result.
ui-vote-concede = { $seat } concedes: the game ends as it stands, and { $seat } is last.
ui-vote-pause = { $seat } asks for a pause: no clock runs, and nobody is reminded.
ui-vote-resume = { $seat } asks to go on: the clocks run again.
ui-take-seat = Take the seat of { $seat }
ui-vote-take = **{ $name }** asks for the seat of { $seat }.
ui-vote-asks = 🪑 { $question } The host decides. Ends { $until }.
ui-vote-yes = Agree
ui-vote-no = No
ui-vote-count = { $label } · { $count }/{ $needed }
ui-vote-names = -# { $choice }: { $names }
ui-vote-moved = { $seat } has moved.
ui-vote-too-late = { $seat } did not move; the game has ended.
ui-vote-played = { $question } The table has played on.
ui-vote-over = { $question } The game ended first.
ui-vote-decided = { $seat }'s seat: { $choice }.
ui-vote-granted = { $question } Agreed.
ui-vote-refused = { $question } Not agreed.
ui-voted = Your vote is counted.
ui-asked = I have asked the table.
ui-asked-host = I have asked the host.
ui-agreed = Done.
ui-reminder = ⏰ { $user }, this table waits for you, asked { $since }. { $prompt }
ui-reminder-last = -# Last: { $deed }
ui-reminder-also = Also asked: { $seats }.
ui-reminder-wait = { $count ->
    [one] { $seats } waits for you.
   *[other] { $seats } wait for you.
}
ui-snooze = Snooze 12 h
ui-digest-instead = One message a day instead
ui-digest-from-now = From now on you get one private message a day, at { $time } ({ $zone }), and no pings from tables. `/settings` changes that.
ui-snoozed = You are reminded again { $when }.
ui-go-away = Away…
ui-away-how = While you are away nothing pings you and your clocks stop. For how long?
ui-away-hint = Be away for…
ui-away-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
ui-away-days-cared = { $days ->
    [one] { $days } day, a bot plays
   *[other] { $days } days, a bot plays
}
ui-queue-mine = { $table }, asked { $since }. { $prompt }
ui-queue-alone = { $table }, a game that only you see. { $prompt }
ui-queue-limited = { $table }, asked { $since }, time runs out { $until }. { $prompt }
ui-queue-more = { $count ->
    [one] { $count } more table waits for you.
   *[other] { $count } more tables wait for you.
}
ui-queue-empty = No table waits for you.
ui-queue-asked = **Your vote is wanted**
ui-queue-asked-at = - { $table }: { $link }
ui-queue-cared = { $table }: a bot plays for you.
ui-queue-held = **Waiting for others**
ui-queue-other = - { $table }: { $names }, asked { $since }
ui-queue-rests = - { $table }: paused
ui-queue-bots = - { $table }: bots are playing
ui-queue-away = You are away until { $until }.
ui-queue-lobbies = **Not started yet**
ui-ready-replay = Your replay is ready: { $game }.
ui-ready-review = Your review is ready: { $game }.
ui-ready-game = I could not send you the file of { $game }: `/export` has it.
ui-ready-archive = I could not send you the file of your games: `/export` has it.
ui-queue-lobby = - { $table }: { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-in-time = { $percent }% on time
ui-stats = ## { $name }{ $server ->
    [0] {""}
   *[other] , on this server
}
ui-stats-none = No finished game yet.
ui-stats-all = All games
ui-stats-counted = **{ $name }:** { $games }, { $won ->
    [0] none won
   *[other] { $won } won
} ({ $expected } by chance)
ui-stats-quick = Less than a minute a move
ui-stats-minutes = { $count ->
    [one] { $count } minute a move
   *[other] { $count } minutes a move
}
ui-stats-hours = { $count ->
    [one] { $count } hour a move
   *[other] { $count } hours a move
}
ui-stats-points = { $mean } points on average, { $best } at best
ui-stats-size = { $players ->
    [one] Alone
   *[other] With { $players }
}
ui-stats-sources = **Points from** (against the average at your tables)
ui-stats-source = - { $source }: { $points }
ui-stats-source-more = - { $source }: { $points } ({ $ahead })
ui-stats-mate = { $name } ({ $games })
ui-stats-mates = Most games with { $mates }
ui-leaders = ## { $game }: leaderboard
ui-leaders-line = { $place }. **{ $name }** { $rating } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ui-leaders-provisional = **Provisional** (fewer than { $games } games)
ui-leaders-provisional-line = - **{ $name }** { $rating } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ui-leaders-opponent = { $name } { $rating }
ui-leaders-opponents = -# Bots: { $opponents }
ui-leaders-empty = No rated game of { $game } has ended on this server yet.
ui-leaders-unlisted = -# You are not shown to others (`/settings`).
ui-leaders-none = No rated game has ended on this server yet.
ui-queued = { $count ->
    [one] -# { $count } other table waits for you: `/turns`
   *[other] -# { $count } other tables wait for you: `/turns`
}
ui-digest = { $count ->
    [0] Nothing waits for you any more.
    [one] ### { $count } table waits for you
   *[other] ### { $count } tables wait for you
}
ui-muted = This table no longer pings you. `/game mute` turns pings back on.
ui-seek = Look for a player
ui-seek-no-more = Stop looking
ui-seeking = This table is looking for a player: `/tables` lists it, and whoever asks takes a bot's seat at once.
ui-not-seeking = This table no longer looks for a player.
ui-unmuted = This table pings you again.
ui-unmuted-waits = This table pings you again. It waits for you.

## Turn panel

ui-ask-confirm = Confirm this turn?
ui-confirms-at = Confirms itself { $when }; until then you can undo.
ui-back = I am back
ui-to-panel = ← Back
ui-since = -# Since your last turn ({ $when }): { $told }
ui-since-start = -# Before your first turn: { $told }
ui-since-gained = { $seat } +{ $n }
ui-since-lost = { $seat } −{ $n }
ui-since-place = you: place { $old } → { $new }
ui-since-all = What happened ({ $count })
ui-note = 📝 { $text }
ui-note-at = - { $channel }: { $note }
ui-note-written = -# Only you see this, here and in your panel.
ui-note-ask = What to remember (empty: delete it)
ui-note-title = Your note
ui-note-write = Write one
ui-note-change = Change
ui-import-title = A game from a file
ui-import-file = File
ui-import-seat = Seat { $n }
ui-note-none = You have no note here. It is for you alone, and your panel shows it.
ui-note-gone = Your note is deleted.
ui-prompt = **{ $prompt }**
ui-prompt-note = **{ $prompt }** { $note }
ui-move = { $move } · { $label }
ui-explained = **{ $label }** · { $detail }
ui-explained-label = **{ $label }**
ui-so-far = -# This turn: { $told }
ui-notice = ⚠ { $text }
ui-undo = Undo step
ui-restart = Restart turn
ui-ask-undo = Ask to undo turn
ui-undo-turn = Undo turn
ui-ask-hint = Hint
ui-hint = 💡 A bot would choose **{ $label }**: { $why }
ui-hint-detail = 💡 A bot would choose **{ $label }** ({ $detail }): { $why }
ui-hint-plan = 💡 A bot would choose **{ $label }**, the beginning of plan { $letter }: { $why }
ui-explained-kind = 🔰 { $text }
ui-known = I know
ui-settled = -# Your last step can't be undone: it revealed something.
ui-settled-ask = -# It revealed something: the others have to agree to an undo.
ui-settled-alone = -# Your last step revealed something: only your whole turn can be undone.
ui-clauses = ?
ui-next = Next: { $table }
ui-elsewhere = Next: { $table }, asked { $since }.
ui-look-again = Look again
ui-opened-again = You have opened this table in a newer message.
ui-numbered = { $number } · { $label }
ui-ends-turn = { $label } (ends your turn)
ui-label-group = { $label } · { $group }
ui-several = { $labels }
ui-plan = **{ $letter } · { $label }**
ui-plan-detail = **{ $letter } · { $label }** · { $detail }
ui-refused = “{ $typed }” isn't possible now.
ui-meant = { $count ->
    [one] Do you mean this by “{ $typed }”?
   *[other] Which of these do you mean by “{ $typed }”?
}
ui-after = { $moves } + { $label }
ui-choose = Choose…
ui-others = Others
ui-part = { $name } ({ $number })
ui-groups = { $head } · { $name }
ui-menu = { $groups } ({ $count })
ui-from-to = { $first } – { $last }
ui-choose-many = { $most ->
    [one] Choose { $most } at most…
   *[other] Choose { $least } to { $most }…
}
ui-none = None
ui-take-these = Take these ({ $count })
ui-bot = { $name } 🤖
ui-other-moves = Other moves: { $count }
ui-plans-all = -# Each plan: { $detail }
ui-plans = Plans
ui-more-pages = More choices…

## Standing orders

ui-orders = Standing orders
ui-orders-heading = ### Standing orders
    Some decisions come up in other players' turns. Answer them here in advance: no ping and no waiting, and the log says so.
ui-orders-ask-me = Ask me each time

## Log, status, rules, help

ui-log-heading = ### { $game }: log, page { $page } of { $pages }
ui-log-empty = Nothing has happened yet.
ui-record = Record
ui-again = Play again
ui-again-open = The next table is open below, with all of you; { $seat } is the host.
ui-record-text = Every move of this game of { $game }: `python -m engine replay` reads it.
ui-export = The whole game of { $game }: board, result, log and record. `python -m engine verify` checks its luck, `/game import` shows it elsewhere.
ui-export-running = What you know of this game of { $game } so far. You can have all of it once it is over.
ui-export-you = What you have set, and whom you have blocked.
ui-export-all = { $count ->
    [one] Your game, { $count } in this file.
   *[other] Your games, { $count } in this file, the newest first.
} Running games are as you know them, finished ones whole.
ui-export-left-out = { $count ->
    [one] { $count } older game did not fit, or can't be opened any more.
   *[other] { $count } older games did not fit, or can't be opened any more.
} `/export` in its channel has each of them.
ui-imported = This game of { $game } is here now: `/board`, `/log` and its record show it.
ui-older = ← Older
ui-newer = Newer →
ui-no-table-here = There is no table in this channel. Open one with `/game new`.
ui-your-tables = **Your other tables**
ui-table-yours = { $link }: { $game }. **It is your turn.**
ui-table-theirs = { $link }: { $game }
ui-table-lobby = { $link }: { $game }, waiting for players
ui-seat-away = - { $seat }, away until { $until }
ui-seat-cared = - { $seat }, a bot plays for them
ui-seat-player = - { $seat }
ui-seat-opponent = - { $seat }, { $level }
ui-status-lobby = The game has not started yet.
ui-trouble = ⚠ The last message could not be sent here: { $reason }
ui-rules-none = The rules of { $game } say nothing about “{ $query }”. Try fewer words.
ui-rules-heading = { $count ->
    [one] ### { $game }: one rule about “{ $query }”
   *[other] ### { $game }: { $count } rules about “{ $query }”
}
ui-rules-page = -# Page { $page } of { $pages }
ui-book = Rules
ui-book-heading = ### { $game }: the rules
ui-book-size = As they are played here, in { $count } short clauses.
ui-book-chapter = - { $chapter }
ui-book-hint = Open a chapter…
ui-book-read = Read from the beginning
ui-book-contents = Contents
ui-book-page = ### { $game } · { $chapter }
    -# Page { $page } of { $pages }
ui-page-back = ← Back
ui-page-next = Next →
ui-mark-ruling = -# { $sign } Decided here: the rulebook is silent or can be read in two ways.
ui-mark-reconstructed = -# { $sign } Reconstructed: what is printed on the original is not known to us.
ui-icons = Icons
ui-guide = How it plays
ui-about-facts = -# **{ $least ->
    [1] Alone or up to { $most } players
   *[other] { $least } to { $most } players
}** · { $length } · { $weight }
ui-about-turn = **Your turn**
ui-about-scoring = **What scores**
ui-about-options = **What a table may choose**
ui-about-option = - **{ $name }:** { $text }
ui-which-game = Which game?
ui-which-game-hint = Choose a game…
ui-how-to-play = Buttons and commands
ui-now-heading = ### Here and now
ui-now-turns = { $count ->
    [one] Your turn: { $table } ({ $since }).
   *[other] Your turn at { $count } tables, longest at { $table } ({ $since }).
}
ui-now-lobby = A { $game } table is open here; { $taken ->
    [one] { $taken } player so far.
   *[other] { $taken } players so far.
}
ui-now-lesson = Lesson *{ $title }*: you are at step { $number } of { $steps }.
ui-now-go-on = Go on
ui-now-open = { $count ->
    [one] A table elsewhere on this server is waiting for players.
   *[other] { $count } tables elsewhere on this server are waiting for players.
}
ui-now-tables = Open tables
ui-now-nothing = No table here yet.
ui-now-kept = A seat is kept for you: [{ $game }]({ $where }). Are you in?
ui-now-alone = Your game that only you see: { $table }.
ui-now-not-here = I can't write here by myself. You can play against bots; only you see it.
ui-terms = Terms
ui-privacy-notice = Privacy
ui-support = Ask us
ui-help-heading = ### How to play here
ui-help-text =
    1. { $server ->
        [0] `/game new` begins a game against bots.
       *[1] `/game new` opens a table in this channel. Everybody presses **Join** and **Ready**, the host **Start**.
    }
    2. When it is your turn, I ping you. Press **Take turn**: only you see the panel.
    3. Nothing is final until you press **Confirm**: **Undo step** and **Restart turn** go back. What has a 🔒 is final at once; then, and later, `/undo ask` asks the others.
    4. You may also type moves: `/do` shows what you can do, and takes several moves in one line.

    { $server ->
        [0] {""}
       *[1] Nobody to play with? `/find` gives you a seat beside people who want the same, and `/tables` shows who waits for players.{" "}
    }`/learn` teaches a game step by step. `/board` and `/hand` show the table and your own board, *In words* tells all of it in text, `/log` what happened, `/rules` is the book of rules, `/settings` changes reminders, and `/turns` leads to the tables that wait for you.
    How a game goes:

ui-privacy = **What I keep about you**
    - **Your Discord id, name, language and settings**, to know you and write to you. Until you delete them.
    - **Your seats, answers and votes, and how quickly you move**: games are made of them. When you delete them, finished games keep an anonymous seat.
    - **Ratings and figures of your games**, for `/stats` and `/leaderboard`; `/settings` hides them from others.
    - **Notes, standing orders, hints, lessons, sandboxes, games that only you see**. Until you delete them; a sandbox for a day.
    - **Whom you have blocked**, so that you are not seated with them. Nobody else hears of it. Until you take them off the list.
    - **What opens your own pages and your calendar in a browser, and which address your tables call**. Until the game is over, the link ends or you revoke it.
    I read no messages. What I wrote in channels stays there; older backups keep it for a while.
    `/export` with `all` gives you your games as a file, with your settings and whom you have blocked.
ui-blocks = Blocked people
ui-blocks-heading = ### People you don't share a table with
ui-blocks-none = Nobody so far.
ui-blocks-what = -# Nobody listed can join your tables, nor you theirs. Nobody else hears of it.
ui-blocked-one = - **{ $name }**, since { $since }
ui-block-whom = Block somebody
ui-unblock-whom = Sit with somebody again
ui-blocked = You won't be seated with **{ $name }** any more.
ui-blocked-together = These tables you still share:
ui-blocked-table = - { $game } in { $channel }
ui-forget = Delete my data
ui-forget-seats = { $count ->
    [one] **You still play at a table.** Give your seat away first.
   *[other] **You still play at { $count } tables.** Give your seats away first.
}
ui-forget-seat = **{ $game }** in { $channel }
ui-yield = To a bot
ui-yield-whom = To a member…
ui-yield-end = End the game
ui-yield-all = All to bots
ui-yield-back = Back
ui-forget-sure = **Delete all that I know about you?** You leave lobbies; your ratings, notes, lessons and settings are gone for good, and your finished games are no longer yours to export or review.
    `/export` with `all` first, if you want to keep your games.
ui-forget-all = Delete all of it
ui-forgotten = Everything is deleted. If you ever play here again, you start afresh.

## Lessons

ui-learn-heading = ### Learn a game
    Only you see this. Stop and come back whenever you like.
ui-learn-none = There is no lesson for this game yet.
ui-learn-new = **{ $game }**: { $title } · { $steps } steps
ui-learn-begun = **{ $game }**: { $title } · at step { $number } of { $steps }
ui-learn-again = **{ $game }**: { $title } ✓ · once more, at step { $number } of { $steps }
ui-learn-done = **{ $game }**: { $title } ✓
ui-learn-lesson = { $game }: { $title }
ui-learn = Learn it
ui-learn-a-game = Learn a game
ui-lesson-heading = **{ $title }** · step { $number } of { $steps }
ui-lesson-task = ➤ **{ $task }**
ui-lesson-right = ✓ { $brought }
ui-lesson-not = ✗ { $reason } Choose again.
ui-lesson-next = Next
ui-lesson-skip = Skip
ui-lesson-afresh = Back to start
ui-lesson-stop = Stop
ui-lesson-open = Start a table here
ui-sandbox = Sandbox
ui-sandbox-heading = **Sandbox** · { $game }
    -# Only you see this, and the table stays as it is. What you can't know is dealt again. Gone { $until }.
ui-sandbox-for = You decide for { $seat }.
ui-sandbox-against = **Against the marked line:**
ui-sandbox-same = Everybody has as much as on the marked line.
ui-sandbox-you = - **you:** { $changes }
ui-sandbox-other = - { $seat }: { $changes }
ui-sandbox-points = { $way ->
    [more] +{ $n } { $n ->
        [one] point
       *[other] points
    }
   *[less] −{ $n } { $n ->
        [one] point
       *[other] points
    }
}
ui-sandbox-money = { $way ->
    [more] +{ $n } money
   *[less] −{ $n } money
}
ui-sandbox-weigh = What does hard expect?
ui-sandbox-expected = { $way ->
    [better] 💡 Hard expects this line to put you { $n } VP further ahead at the end (±{ $margin }).
    [worse] 💡 Hard expects the marked line to put you { $n } VP further ahead at the end (±{ $margin }).
    [same] 💡 Hard finds neither line better (±{ $margin } VP).
   *[unknown] 💡 Hard can't compare these lines.
}
ui-sandbox-mark = Mark this line
ui-sandbox-marked = ✓ Marked
ui-sandbox-by-bots = Let bots answer
ui-sandbox-back = To the start
ui-sandbox-fork = Start over from the table
ui-solo-note = -# Only you see this game. `/turns` leads back to it.
ui-solo-players = Players…
ui-solo-new = New game
ui-solo-new-sure = **Begin a new game?** This one is gone then.

## Settings

ui-settings-player = ### Your settings
ui-settings-table = ### Settings of this table
ui-settings-server = ### Settings of this server
ui-settings-pings = Pings…
ui-settings-night = Quiet hours…
ui-settings-play = Playing…
ui-settings-posts = Table and messages…
ui-scope-player = Mine
ui-scope-table = This table
ui-scope-server = This server
ui-set-line = **{ $name }:** { $value }
ui-set-by-player = yours
ui-set-by-table = this table's
ui-set-by-server = this server's
ui-set-unset = Automatic: { $value }
ui-set-days = { $count ->
    [one] every day
   *[other] every { $count } days
}
ui-set-hours = { $count ->
    [one] every hour
   *[other] every { $count } hours
}
ui-set-minutes = { $count ->
    [one] every minute
   *[other] every { $count } minutes
}
ui-set-remind-after = Reminders
ui-set-remind-after-value = none
ui-set-remind-most = Most reminders for a turn
ui-set-remind-most-value = { $count ->
    [0] none
   *[other] { $count }
}
ui-set-pings = Pings
ui-set-pings-none = each turn
ui-set-pings-first = only the table that waits longest, or whose time runs out
ui-set-upcoming = Ping when the player before you begins
ui-set-upcoming-true = yes
ui-set-upcoming-false = no
ui-set-digest = One private message a day instead of pings, unless a limit ends sooner
ui-set-digest-none = no
ui-set-quiet = Quiet hours
ui-set-quiet-none = none
ui-set-quiet-from = Quiet hours from
ui-set-quiet-from-none = none
ui-set-quiet-to = Quiet hours until
ui-set-quiet-to-none = none
ui-set-timezone = Time zone
ui-set-confirm = Confirm the end of a turn
ui-set-confirm-true = yes
ui-set-confirm-false = no; turns then can't be undone
ui-set-grace = A turn confirms itself
ui-set-grace-value = { $count ->
    [0] never
    [one] after a minute
   *[other] after { $count } minutes
}
ui-set-grace-hours = { $count ->
    [one] after an hour
   *[other] after { $count } hours
}
ui-set-pictures = Pictures
ui-set-pictures-none = wide
ui-set-pictures-wide = wide, for a screen
ui-set-pictures-portrait = tall, for a phone
ui-set-pictures-large = tall, with large type
ui-set-posts = Pictures of messages
ui-set-posts-none = wide, until most here have chosen tall ones
ui-set-posts-wide = wide, for a screen
ui-set-posts-portrait = tall, for a phone
ui-set-posts-large = tall, with large type
ui-legible = Can you read this?
ui-legible-fine = Fine
ui-legible-portrait = For my phone
ui-legible-large = Larger type
notice-tall = From now on messages here have tall pictures, as most of you have chosen. The host can change that in `/{ command-settings-name }`.
ui-set-listed = Others see my rating and statistics
ui-set-listed-true = yes
ui-set-listed-false = no
ui-set-language = Language of messages
ui-set-language-none = the server's on Discord
ui-set-pace = Time for a move at new tables
ui-set-pace-none = no limit, reminders only
ui-set-away-days = Days each player may be away
ui-set-away-days-value = { $count ->
    [0] none
   *[other] { $count }
}

ui-clock-moved = The clock moves on by { $time }.

## Errors

error-unforeseen = Something went wrong on our side (error { $id }). Before you try again, look with `/hand` how things stand.
error-no-server-here = This works only on a server where I am.
error-no-lobby-of-yours = You have no open table here. Open one with `/game new`, then invite them.
error-not-my-message = I can tell only what my own messages show.
error-nothing-to-say = There is nothing in this message but its text.
error-not-in-here = I can't write here by myself, so there is no table here. `/game new` begins a game against bots that only you see; `/turns` leads back to it.
error-no-longer-kept = How the table stood then is not kept any more.
error-no-table-here = There is no table in this channel. Open one with `/game new`.
error-missing-permissions = To run a table in { $channel } I need: { $permissions }. Please ask somebody who manages that channel.
error-no-threads-here = { $channel } can't have threads. Choose a text channel or a forum with `in`, or leave out `thread`.
error-not-your-channel = You may not write in { $channel }, so you can't open a table there.
error-not-an-opener = On this server only { $role } may open tables. You can join any open one: `/{ command-tables-name }`.
error-opened-elsewhere = On this server tables open in { $channel }.
error-bad-option = “{ $value }” can't be used here. Choose from the list; people have to be members of this server.
error-no-such-seat-name = Nobody called “{ $name }” sits at this table. Choose a name from the list.
error-still-seated = { $tables ->
    [one] You still play at a table. Give your seat away first: `/privacy`.
   *[other] You still play at { $tables } tables. Give your seats away first: `/privacy`.
}
error-not-here = This table is on another server. Give your seat away there, or to a bot.
error-seat-for-a-bot = { $name } is an app and can't play. Choose a member.
error-bad-interval = I don't understand “{ $text }”. Write 12h, 90m or 2d, none, or default.
error-bad-time = I don't understand “{ $text }”. Write a time of day such as 08:00, or none.
error-not-listed = { $name } does not show statistics to others.
error-bad-hours = I don't understand “{ $text }”. Write quiet hours such as 22-7 or 22:30-07:00, or none.
error-not-shown = That went through, but I could not show the answer. `/hand` shows how things stand.
error-not-stored = I could not store that, so nothing has happened. Try again in a moment.
error-uncertain = I lost my database in the middle of this, and can't tell whether it has happened. Look in a minute before you do it again.
error-lost = Discord did not answer, so nothing has happened. Please try again.
error-cut-off = I am being restarted in the middle of this, and can't tell whether it has happened. Look in a minute before you do it again.
error-restarting = I am being restarted, so nothing has happened. Please try again in a minute.
error-old-command = This command has changed. Please type it again; if that does not help, restart Discord.
error-old-button = This button belongs to another version of me. Please use a newer message, or `/hand`.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History


## host

error-unknown = Something went wrong, and nothing was changed. Please try again.
error-unknown-game = There is no game called “{ $game }”. Choose one of these: { $known }.
error-lacks-numpy = `learn` needs numpy: install it with `pip install 'roundhouse[dev]'`.
error-unknown-policy = There is no bot called “{ $policy }” for this game. Choose from the list.
error-unknown-variant = This game has no option “{ $variant }”. Choose from the list.
error-refused = { $reason }
error-wrong-seats = This game is for { $legal } players, not for { $seats }.
error-bad-table = The game can't be set up like this. Please choose other options.
error-table-here = There is a table in this channel already. Open another in a thread or in another channel, or close this one with `/game end`.
error-game-here = A game runs here already. `/game end` closes it.
error-still-running = This game is not over yet.
error-no-such-game = There is no such table. `/game status` lists yours.
error-not-in-lobby = The game has already started. The host can give a seat away with `/game seat`.
error-not-there-yet = The thread of your table is being opened. Please try again in a moment.
error-no-sandbox-here = This table plays without a sandbox.
error-sandbox-gone = This sandbox is gone, or somebody else's. Open your own with `/sandbox`.
error-solo-gone = This game is gone, or somebody else's. `/turns` shows what waits for you.
error-sandbox-full = A sandbox takes { $n } moves. Use **Undo step**, or begin from the table.
error-not-your-lesson = This lesson belongs to somebody else. Open your own with `/learn`.
error-unknown-lesson = There is no such lesson. Choose one with `/learn`.
error-not-running = The game has not started yet. Press **Start** at the lobby message, or use `/game start`.
error-openers-are-gone = The role that opens tables on this server is gone. A server manager can choose another: `/{ command-setup-name }`.
error-already-seated = { $name } has a seat at this table already.
error-table-full = The table is full ({ $n }). Ask the host for more seats, or open another table.
error-not-admitted = You can't take a seat at this table. `/{ command-tables-name }` shows others.
error-no-seat-for-them = { $name } can't take a seat at this table.
error-blocked-by-you = You have blocked { $name }, who sits here. `/{ command-block-name }` shows your list.
error-by-invitation = This table is by invitation. Ask { $name }, the host.
error-for-a-role = This table is for { $role }. The host can still invite you.
error-role-is-gone = This table is for a role that is gone. Its host can choose another: **Options**, **Who may join**.
error-too-few-finished = { $least ->
    [one] This table is for players who have finished { $least } game. You have finished { $n }.
   *[other] This table is for players who have finished { $least } games. You have finished { $n }.
}
error-too-often-late = This table is for players who take { $least }% of their turns on time. You take { $percent }%.
error-unknown-tempo = This table is for players who take { $least }% of their turns on time. So far { $n } of yours had a time limit; it takes { $enough } to tell.
error-too-many-tables = { $new ->
    [1] You sit at { $n } tables. Until you have finished { $games } games, that is the most at once.
   *[other] You sit at { $n } tables. On this server that is the most at once: finish or leave one first.
}
error-blocks-full = You have blocked { $n } people, and can block no more. Take somebody off your list first: `/{ command-block-name }`.
error-not-yourself = That is you.
error-too-few-seats = { $n ->
    [one] { $n } player has joined already. Choose at least as many seats.
   *[other] { $n } players have joined already. Choose at least as many seats.
}
error-not-the-chooser = Only the host chooses the options of this table; its message shows them.
error-not-the-starter = { $name } is the host and starts the game. Press **Ready** to say that you are.
error-others-sit = Somebody has just joined or left. Look at the lobby, then press **Start** again.
error-not-over = The record tells everybody's secrets, so you get it when the game is over.
error-cannot-move = This is no database that I can read: line { $line } of the file is wrong, and nothing was written.
error-database-there = The database { $file } is there already, and a whole one comes only where there is none: move it away first, or name another.
error-database-in-use = Somebody else has the database { $file } open, such as a running Roundhouse: stop it first.
error-move-differs = What was written to { $file } does not read as it did before ({ $tables }), so it was undone.
error-bad-file = This is no game that I can read: give me a record (.txt), or the .json that `/export` makes of a finished game.
error-file-too-large = This file is too large for a game: { $size } kB, { $most } at most.
error-import-needs-manager = Only server managers can bring in a running game, since its file shows all that is hidden, or give out seats. Anybody can bring in a finished one.
error-nothing-to-export = You have played no game here yet, so there is nothing to export.
error-no-hint = A bot has no answer here either, so there is no hint.
error-not-seated = You don't sit at this table. Join it first with `/game join`.
error-wrong-count = The game can't start with { $n }: players needed { $legal }. Wait for others, or choose bots in the options.
error-not-your-seat = You don't play at this table, but you may look at it with `/board`.
error-not-your-decision = It is not your turn. You will be pinged as soon as it is.
error-illegal-answer = “{ $answer }” is not possible now. Choose one of the moves on offer.
error-too-far-ahead = “{ $answer }” can't be undone, so play it alone first. Nothing was changed.
error-nothing-to-undo = There is nothing you can undo alone. `/undo ask` asks the table.
error-undo-alone = You can undo this turn without asking: **Restart turn**, or `/undo turn`.
error-nothing-to-take-back = There is no turn of yours to undo. Only your latest is kept.
error-not-saved = I could not store your move, so nothing has happened. Try again in a moment.
error-cannot-open = This game can't be opened by the present version of its rules. Please tell the person who runs Roundhouse: game { $game }.
error-newer-save = This game was stored by a later version of its rules. Please ask the person who runs Roundhouse to update it.
error-game-is-over = This game is over. Open a new table with `/game new`.
error-no-picture = The picture could not be drawn now. Try again in a moment.
error-takes-longer = This takes too long to be shown here. It comes as a private message when it is done.
error-no-such-order = There is no standing order “{ $order }” for this decision. Choose from the list.
error-no-such-seat = This table has no such seat. Choose a player from the list.
error-not-the-host = Only this table's host or a server manager can do that.
error-not-a-manager = Only server managers can do that.
error-not-your-settings = You can change your own settings only.
error-bad-setting = { $setting ->
    [remind_after] Reminders can be 7 days apart at most.
    [remind_most] A turn can have 20 reminders at most, so { $value } is too many.
    [quiet_from] Quiet hours need a beginning and an end, and everybody sets them for themselves only.
    [quiet_to] Quiet hours need a beginning and an end, and everybody sets them for themselves only.
    [timezone] “{ $value }” can't be the time zone here. Write your own like Europe/Prague.
    [role] What you chose is gone by now. Open the form again.
    [opens] What you chose is gone by now. Open the form again.
    [list] What you chose is gone by now. Open the form again.
   *[other] “{ $value }” is not possible for this setting. Use one that `/settings` offers.
}
error-already-resting = This game is paused already. `/game resume` lets it go on.
error-bad-absence = I don't understand “{ $text }”. Write 10d, 2w, a date such as 2026-12-24, or back.
error-nothing-waits = This table doesn't wait for you now.
error-not-away = You are not away.
error-past-time = That is in the past. Say when you will be back, such as 10d or 2026-12-24.
error-already-asked = The table has been asked this already.
error-needs-agreement = The others at the table have to agree.
error-nothing-to-decide = There is no such vote now.
error-no-seat-to-give = No bot plays here, so there is no seat to take.
error-nobody-plays-so = None of these games takes that many players.
error-no-seat-kept = No seat is kept here for you any more. `/find` looks for a table, `/tables` has those that are open.
error-for-the-host = The host of this table decides that.
error-needs-people = Somebody has to play. `/game end` closes the table.
error-one-or-the-other = Say who takes the seat over: either a member or a bot.
error-not-your-vote = Only the people at this table decide, and nobody about themselves.
error-vote-is-over = The table has decided already.
error-not-resting = This game is not paused.
error-newer-database = The database has schema { $found }, but this version knows only up to { $known }. Install the version that wrote it, or a later one.
error-bad-database = The database { $file } can't be opened: { $reason }.
error-bad-config = { $setting } can't be “{ $value }”. See .env.example for what it may be.
error-bad-shards = “{ $value }” can't be shards. 0-3/16 are the first four of sixteen, 15/16 is the last.
error-bad-metrics = Nobody can listen at { $address }, as METRICS wants: { $reason }.
error-bad-record = The record can't be played: line { $line }.

idle-spectator = You don't play at this table; this is how it stands.
idle-not-your-turn = You will be pinged when it is your turn.
idle-practice = The bots are playing. You will be pinged as soon as it is your turn.
idle-thinking = { $seat } is thinking. You will be pinged as soon as it is your turn.
idle-thinking-long = { $seat } is thinking, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} more. You will be pinged as soon as it is your turn.
idle-over = The game is over.
idle-ended = This game was ended early.
idle-cared = A bot plays for you at this table.
turn-back-asked = The table is asked to undo { $seat }'s turn of { $when }.
turn-taken-back = { $seat }'s turn of { $when } is undone{ $people ->
    [one] ;
   *[other] , by agreement;
} what was revealed stays known.
turn-taken-back-all = { $seat }'s turn of { $when } is undone, and what { $others } did after it{ $people ->
    [one] ;
   *[other] , by agreement;
} what was revealed stays known.
stale-panel = The table has moved on since that was shown, so nothing was done. This is how it stands now.

notice-turn-redone = The rules of this game were corrected in the middle of a turn, so this turn starts again. Nothing before it has changed.
notice-digest-over = { $days ->
    [one] You have answered nothing for { $days } day, so the digest ends: tables ping you again. `/settings digest` brings it back.
   *[other] You have answered nothing for { $days } days, so the digest ends: tables ping you again. `/settings digest` brings it back.
}
notice-digest-refused = You don't take private messages from me, so there is no digest: tables ping you again. To have it, allow messages from members of this server, then use `/settings digest`.
notice-paused = { $name } has paused this game: no clock runs, and nobody is reminded. You may still move.
notice-paused-together = This game is paused: no clock runs, and nobody is reminded. You may still move.
notice-resumed-together = This game goes on: the clocks run again.
notice-ended-together = This game was ended by agreement.
notice-resumed = { $name } resumes this game: the clocks run again.
away-day = { $at }
away-begins = { $seat } is away until { $until }.
away-begins-cared = { $seat } is away until { $until }; a bot plays meanwhile.
care-begins = A bot plays for { $seat }.
care-ends = { $seat } is back.
guest = { $name }
notice-invited = { $name } invites { $to } to this table.
notice-invited-you = { $count ->
    [one] { $name } invites you to this table.
   *[other] { $name } invites you all to this table.
}
notice-sent-away = { $name } plays without you in { $where }: your seat there is free again.
notice-all-ready = Everybody here is ready: the host can press **Start**.
notice-lobby-old = Nothing has happened here for a week, so this table closes.
notice-wish-over = You looked for a table for two weeks, and nobody wanted the same. `/find` starts again.
notice-wish-watched = I told you of new tables for two weeks; that ends now. `/find` starts again.
notice-wish-missed = You missed two seats that I kept for you, so I stopped looking. `/find` starts again.
notice-table-open = { $room ->
    [one] A table is open: **{ $game }**, { $room } free seat, { $channel }
   *[other] A table is open: **{ $game }**, { $room } free seats, { $channel }
}
notice-not-started = The game could not start by itself. { $reason }
notice-vote-open = A question above waits for your vote.
notice-upcoming = You are next: it is { $seat }'s turn.
notice-ended = { $name } has ended this game.
notice-seat = { $to } takes the seat of { $name }.
notice-seat-orders = { $to } takes the seat of { $name }, whose standing orders no longer apply.
luck-sealed = All luck of this game is drawn and sealed: SHA-256 `{ $commitment }`. Its end breaks the seal, for everybody to check.
luck-told = The seal of this game's luck: SHA-256 of `{ $seed } { $salt }`. `python -m engine verify` on its record checks every draw.
imported = { $name } has brought this game here from a file: it was played elsewhere.
imported-moved = This game was moved here by the person who runs Roundhouse; it began elsewhere.
imported-running = { $name } has brought this running game here from a file, in which all that is hidden can be read.
hint-used = { $seat } has taken a hint.
hard-is-hasty = { $seat } had no time to look ahead and played like a normal bot.
order-followed = { $seat } has a standing order: “{ $order }”.
notice-no-room = I could not open a thread for your table, so there is no table. { $reason }
notice-undeliverable = I can't write at your table number { $game } any more. { $reason }

trouble-channel-gone = The channel is gone. You can end the game, or ask for the channel to be restored.
trouble-direct-messages-closed = Direct messages are closed.
trouble-no-answer = Discord did not accept the message for days.
trouble-refused = Discord refused the message; Roundhouse's log says why.
trouble-missing-view-channel = I may not see the channel. Please allow it (View Channel).
trouble-missing-send-messages = I may not write in the channel. Please allow it (Send Messages).
trouble-missing-send-messages-in-threads = I may not write in the thread, or it is archived. Please open it, and allow it (Send Messages in Threads).
trouble-missing-create-public-threads = I may not open threads in the channel. Please allow it (Create Public Threads).
trouble-missing-embed-links = I may not embed links in the channel. Please allow it (Embed Links).
trouble-missing-attach-files = I may not attach files in the channel. Please allow it (Attach Files).
trouble-missing-read-message-history = I may not read the history of the channel. Please allow it (Read Message History).
error-bad-token = Discord does not accept the token. Reset it under “Bot” at https://discord.com/developers/applications and put the new one into .env.
error-no-discord = Discord can't be reached ({ $reason }). Check the network, and DISCORD_API_BASE if it is set.

# Looking back
ui-past-setup = **The beginning**
ui-past-turn = **Turn { $turn } of { $turns }**, round { $round }
ui-past-turn-of = **Turn { $turn } of { $turns }**, round { $round }: { $seat }
ui-words = In words
ui-words-heading = ### { $game } in words, page { $page } of { $pages }
ui-words-hint = Go to…
ui-pictures = Pictures
ui-pictures-hint = Which picture?
ui-picture-overview = Table
ui-picture-main = Main board
ui-picture-map = Map
ui-picture-market = Market
ui-picture-stations = Stations
ui-picture-tracks = Tracks
ui-picture-key = Icons
ui-picture-result = Score sheet
ui-picture-rounds = Points by round
ui-picture-player = Board of { $seat }
ui-past-back = ◀ Turn
ui-past-on = Turn ▶
ui-past-far-back = ⏪ { $count }
ui-past-far-on = { $count } ⏩
ui-past-now = Now

# Replays
ui-replay = Replay
ui-replay-drawing = Drawing the replay: turn { $done } of { $total }.
ui-replay-stop = Stop
ui-replay-running = **{ $game }** so far, as you could see it: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
ui-replay-over = **{ $game }** from beginning to end: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
ui-replay-page = The file below is a page to leaf through, with the log and the points of every turn. Save it and open it in a browser: it needs no network.
ui-replay-gap = Some turns are missing: the rules have changed since they were played.
ui-replay-post = Show in the channel
error-already-drawn = A replay of this game is being drawn for somebody: turn { $done } of { $total }. Ask again when it is done.
error-replay-stopped = The replay was stopped. `/replay` draws it again.

# Reviews
ui-review = Review
ui-review-working = Looking back on your game: { $percent }%.
ui-review-stop = Stop
ui-review-heading = **{ $game }**: what cost you most
ui-review-none = **{ $game }**: you left little on the table. { $judged ->
    [one] In { $judged } decision I found nothing clearly better.
   *[other] In { $judged } decisions I found nothing clearly better.
}
ui-review-point = - **Turn { $turn }**, about { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}: **{ $better }** instead of { $played }
ui-review-how = -# Points: how much further ahead of the others it would have put you on average, if from then on all play as *normal*. Judged by what you could know then, luck left out; not every possible move was tried.
ui-review-gap = -# Only the beginning: the rules have changed since.
ui-review-turn = Turn { $turn }
ui-review-title = **Turn { $turn }**: about { $gain ->
    [one] { $gain } point more was possible.
   *[other] { $gain } points more were possible.
}
ui-review-title-margin = **Turn { $turn }**: about { $gain ->
    [one] { $gain } point more (± { $margin }) was possible.
   *[other] { $gain } points more (± { $margin }) were possible.
}
ui-review-played = You played:
ui-review-better = Better:
ui-review-move = - { $prompt } { $move }
ui-review-move-shown = - { $prompt } **{ $move }**
ui-review-all = Overview
ui-review-back = ◀ Turn { $turn }
ui-review-on = Turn { $turn } ▶
ui-review-move-back = ◀ Move
ui-review-move-on = Move ▶
error-no-review = This game has no hard bot, so there is no review.
error-not-over-yet = A review comes when the game is over. `/board` shows how it stood turn by turn.
error-already-reviewed = This game is being reviewed for somebody: { $percent }%. Ask again in a minute.
error-review-stopped = The review was stopped. `/review` starts it again.
error-review-failed = The review broke off. `/review` starts it again.

# The table in a browser

web-look = Look closer
web-to-move = { $seat }: { $prompt }
web-decision = Your decision
web-own = This page is yours alone: whoever has its address sees what you see.
web-public = What everybody may see
web-closer = Closer
web-farther = Farther
web-whole = All
web-board = The table
web-keys = Plus and minus bring the picture closer and farther, the arrow keys move it, 0 shows all of it. Tab goes to each thing on it, the arrow keys to the next in their direction, Enter to its rule. All it shows stands below in words.
web-past-board = Skip the board
web-close = Close
web-trouble = No connection; trying again.
web-gone = This page no longer changes: the game is over, or the link was revoked.
web-nothing = A link to your own page ends with its game, after 14 days, or when you revoke it. Your panel has a new one.
web-search = Search the rules
web-find = Find
web-whole-book = The whole book
web-found = { $count ->
    [0] The rules say nothing about “{ $query }”. Try fewer words.
    [one] One rule about “{ $query }”
   *[other] { $count } rules about “{ $query }”
}
web-link = Page for everybody
web-no-link = Take the page away
web-revoke = { $count ->
    [one] Revoke your link
   *[other] Revoke your { $count } links
 }
web-revoked = Your links open nothing any more. Your next panel has a new one.
web-to-text = Skip to the text
web-about = Train board games in Discord, a turn whenever you have two minutes. You play there; here you look.
web-lesson = To read. In Discord `/learn` lets you play it.
web-english = The full text is in English.
web-hall = Page of this server
web-hall-title = { $server }: results
web-hall-open = Open tables
web-hall-running = Running games
web-hall-results = Results
web-hall-seats = { $taken } of { $wanted } seats taken
web-hall-join = Join in Discord
web-hall-none-open = No table is open.
web-hall-none-running = No game is running.
web-hall-none-over = No game has ended yet.
web-hall-older = Older results
web-hall-feed = Feed
web-calendar = My deadlines in a calendar
web-calendar-what = Subscribe to this address in your calendar (“from URL”): it shows by when you have to move or vote, and when a table starts.
    `{ $url }`
    -# Yours alone: whoever has the address sees these dates. `/privacy` revokes it.
web-calendar-file = Open it
web-calendar-move = { $table }: your move
web-calendar-vote = { $table }: your vote
web-calendar-start = { $table }: the table starts
web-hook = Webhook…
web-hook-title = Webhook of this table
web-hook-ask = Address to call after each turn (empty: none)
web-hook-set = From now on the table calls this address after each turn: seats, points, round, no names.
    Calls are signed by this key (Standard Webhooks). It is shown only now:
    `{ $key }`
web-hook-gone = The table calls nobody.
notice-hook-lost = For three days nobody has taken what your table number { $game } calls out to its webhook. It calls nobody any more; `/game status` sets it again.
error-bad-hook = A webhook begins with https:// and leads to the internet, to no machine of a network of one's own.
error-no-such-page = There is no such page.
error-bad-web = Nobody can listen at { $address }, as WEB wants: { $reason }.
