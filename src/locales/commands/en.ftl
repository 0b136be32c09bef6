### What Discord shows of commands. `command-<name>` describes a command, `command-<name>-<subcommand>` a subcommand, and
### their attributes the options; `option-<name>` describes an option that means the same wherever nothing else is said of it.
### At most 100 characters each. Another language may add `called-<word>`, which is what it calls the command, subcommand or
### option of that English name.

## Options of several commands
option-bank = Extra minutes per player for the whole match; 0 for none
option-best-of = Matches in the series; players swap sides in between
option-clock = The timer for each answer
option-deck = Which deck
option-file = A JSON file
option-game = Which game
option-league = Which night, if there are several
option-level = How well the practice bot plays
option-match = Which match, if you play several
option-name = Its name
option-players = How many
option-ruleset = Which rules to play by
option-season = Which season
option-where = This server, or every server
option-who = Which player

## Playing
command-challenge = Challenge a player, or open a table for anyone
    .opponent = Leave it out to play anyone who joins; pick me to practice
    .level = To practice with me: how well I play
    .set = Cards of this server’s own to play with, beside the usual ones
    .deck = Your deck. Leave it out to choose later
    .secret = Keep both decks secret until the match is over
    .undo = Whether players may undo. Leave it out to allow it
    .clock = How long each answer may take before a careful one is given for you. Leave it out for no timer
command-hand = See your cards and your choices. Only you can see them
command-scenario = Play together against the game
command-scenario-start = Open a table against a villain: alone, with anyone who joins, or with practice bots
    .villain = Who you play against. Leave it out for the first
    .mode = How hard. Leave it out for the easier one
    .sets = Sets to mix in, separated by commas. Leave it out for the villain’s usual sets
    .players = The most heroes at the table; 1 to start alone right away
    .clock = How long an answer may take before the usual one is given for you. Leave it out for a day
command-quest = Solo matches, stage after stage, and how far you’ve come
    .of = Whose quests. Leave it out to see them all

## A match
command-match = Your matches
command-match-board = Show where the board is, or post it again if it’s gone
command-match-list = Your open matches
command-match-log = Everything that has happened so far, as far as you may know
command-match-undo = Undo your last answer. See first whether that is free or needs consent
command-match-replay = Step through a finished match with everyone’s cards open
command-match-verify = Check the secret and the shuffles of a finished match
command-match-concede = Concede. I’ll ask once more before it counts
command-match-handover = Co-op only: let someone else play on for a seat
    .to = Who plays on. Leave it out for a practice bot
    .seat = Whose seat. Leave it out for your own
command-match-clock = See the timer. With options: propose another one to the table
    .minutes = The same in minutes, if none of these fits
    .then = What happens when time is up
command-match-nudge = Remind the players your match is waiting for
command-match-orders = Your standing orders here: questions answered for you. Only you see them
command-match-bug = Get a file with all you may see of a match, to report a bug

## Leagues
command-league = League nights, from sign-up to the final table
command-league-create = For hosts: open sign-up for a night, here
    .name = What the night is called
    .format = How it is played
    .set = Cards of this server’s own to play with, beside the usual ones
    .best-of = Matches at a table of two
    .rounds = Leave it out for as many as the players need
    .table = Players at a table, where more than two play
    .cut = How many play on in the bracket, after Swiss or groups
    .seeding = What seeds go by. Leave it out for a draw
    .places = The rest go on the waiting list. Leave it out for 32
    .deck-lock = One deck for the whole night, named at sign-up
    .undo = Whether players may undo. Leave it out to allow it
    .late = Whether players may join after the first round. Leave it out to allow it
    .clock = The timer at its tables. Leave it out for this server’s own
    .round-time = Minutes until time is called in a round. Leave it out for no limit
    .extra-turns = Turns to play after time is called. Leave it out for 3
    .grace = Minutes until a player who does nothing counts as a no-show. Leave it out for 10
    .season = The season it counts toward: any name
    .season-best = Each player’s best nights that count. Leave it out for all
    .season-points = What a night is worth in its season. Leave it out for places
command-league-schedule = For hosts: set the time of a night
    .when = Friday 20:00, tomorrow 7:30pm, in 2h, or 2026-11-28 20:00 +01:00
    .zone = Whose clocks you mean. Leave it out for the time zone of your quiet hours
    .every = Repeat after this many days. Leave it out for a single night
command-league-join = Sign up; again with another deck before it begins
    .deck = Your deck, if the night locks decks
    .team = In a night for teams: the name you and your partner both use
command-league-leave = Cancel your sign-up, or leave a night under way
command-league-check-in = Check in
command-league-practice = For hosts: let practice bots take part, before it begins
    .players = 1 evens out odd numbers, 0 removes them all
    .level = How well they play. Leave it out for steady
command-league-seed = For hosts: seed a player, before the night begins
    .who = Which player
    .place = 1 is the top seed
command-league-swap = For hosts: let two players change tables before they play
    .who = One player
    .other = The player at the other table
command-league-start = For hosts: start now, with everyone who is here
command-league-panel = For hosts: who’s missing, and what to press. Only you see it
command-league-edit = For hosts: change a night, and with it the nights that follow it
    .name = What the night is called from now on
    .rounds = How many rounds it has
    .table = Players at a table, where more than two play
    .places = The rest go on the waiting list
    .deck-lock = One deck for the whole night, named at sign-up
    .late = Whether players may join after the first round
    .clock = The timer at its tables
    .grace = Minutes until a player who does nothing counts as a no-show
    .season = The season it counts toward. Or: none
command-league-move = For hosts: move a night that hasn’t begun to this channel
command-league-skip = For hosts: skip one night of a series. I’ll ask first
command-league-pause = For hosts: take a break. Nothing starts by itself and nobody is a no-show
command-league-resume = For hosts: end the break
command-league-pairings = This round’s pairings
command-league-standings = The standings, and what decides them
    .season = Show the table of a whole season instead
command-league-drop = For hosts: take a player out of a night
command-league-readmit = For hosts: let a player who left play on
command-league-correct = For hosts: correct the result of a table
    .table = Which table
    .result = Places in table order, such as 2 1, or 2:1, or won 5
    .reason = Why. It stays in the record
command-league-finish = For hosts: end a night as it stands, or cancel it
command-league-reopen = For hosts: undo the end of a night, within ten minutes

## Decks and cards
command-deck = Build your own decks, and look through the ready-made ones
command-deck-list = Your decks, and the ready-made ones
command-deck-show = The cards of a deck
command-deck-new = Start a deck: empty, or proposed around a hero, a team or a factor
    .name = What to call the deck
    .theme = What to build a proposed deck around
    .seed = The same seed proposes the same deck
command-deck-edit = Search for cards, add them and take them out
    .search = Cards to begin with, such as hero:storm level<=3
command-deck-rename = Give a deck another name
    .name = What to call the deck
command-deck-copy = Copy any deck to make it your own
    .name = What to call the copy
command-deck-delete = Delete one of your decks. I’ll ask once more
command-deck-import = Import a deck from a list, a file, or a share code
    .list = A code, or a short list. Leave it out to paste a long one
    .file = A text file or JSON file, up to 64 KB
    .name = What to call the deck
command-deck-export = Export a deck as a list you can import again
command-deck-check = Where a deck is legal, its curve and its balance
command-deck-share = Get a code that lets anyone copy your deck
command-card = Look up a card: its facts, and what it does
    .name = A hero, a name, or part of one
command-rules = Look up a rule
    .topic = What it is about: block, misfire, heal…
command-set = Cards of your own for this server
command-set-load = Load a set of cards, or a new version of one, for this server only
command-set-list = This server’s sets
command-set-remove = Remove a set. Matches keep the cards they began with
    .name = Which set
command-set-check = See what is wrong with a set, without loading it

## Statistics
command-stats = Results in numbers: yours, and everyone’s
command-stats-me = Your matches in numbers
command-stats-player = Another player’s matches in numbers
command-stats-versus = You against another player
command-stats-game = A game in numbers: length, who goes first, heroes and decks
command-stats-card = How often a card is played, and how that goes
    .name = A hero, a name, or part of one
command-stats-leaderboard = The leaderboard
    .by = What to rank by
command-stats-export = Get a file with all your results

## Settings
command-me = Your own settings
command-me-settings = Pictures, pings, reminders, quiet hours and more. Without options: see your settings
    .pictures = How your cards look
    .tables = Whether you appear on leaderboards and others may look up your numbers
    .pings = Whether you’re pinged when it’s your turn
    .reminders = When to remind you of a match that is waiting for you
    .quiet = Hours without pings, such as 22:30-7. Or: none
    .zone = Your time zone, for quiet hours: Europe/Rome, or UTC+2
    .pace = How fast practice bots answer you
command-me-orders = Your standing orders: questions answered for you. Only you see them
command-me-matches = Every match that waits for you, in every server, the oldest first
command-settings = How matches start and look in this server. Without options: see the settings
    .boards = Where boards are posted
    .pictures = How boards look
    .channel = A channel where matches may start. Name it again to remove it
    .everywhere = True: let matches start in every channel again
    .starter = The role that may start matches
    .everybody = True: let everyone start matches again
    .starts = What that role is needed for
    .hosts = The role that may run leagues, besides members who may manage events
    .clock = The timer of tables that don’t name one
    .language = The language of boards and threads
command-privacy = What I have stored about you
command-privacy-export = Get a file with everything I have stored about you
command-privacy-delete = Delete everything I have stored about you. I’ll ask once more
command-help = What I do, a guided first match, and how to invite me

## Values to choose from
best-of-1 = 1
best-of-3 = 3
look-dark = Pictures for a dark chat, and words
look-light = Pictures for a light chat, and words
look-words = Words alone
boards-channel = In the channel, with a thread for the log
boards-thread = In the thread, beside the log
starts-everything = Every match
starts-tables = Tables for several people; quests and practice are free
clock-usual = What is usual for the game
language-server = The server’s own language
tables-shown = Shown
tables-hidden = Hidden
pings-on = On
pings-off = Off
where-here = This server
where-everywhere = Everywhere
by-rating = Rating
by-wins = Matches won

## Why a command or a click is not carried out
permission-ManageGuild = Manage Server
channel-mention = <#{ $id }>
role-mention = <@&{ $id }>
refused-server-only = That only works in a server. Use it in one of its channels.
refused-not-allowed = Only members with the permission **{ $permission }** can do that here. Ask one of them.
refused-command-unknown = Your Discord shows an older version of that command. Restart Discord, and try again.
refused-option-value = “{ $value }” doesn’t work for `{ $option }`. Pick or type something that Discord offers there.
refused-button-unknown = That button no longer works. See your open matches with `/match list`, and everything else with `/help`.
refused-elsewhere = That match was played in another server. Start the next one there.
refused-not-here = In this server, matches start elsewhere: { $channels }
refused-not-starter = In this server, only members with this role can start that: { $role }
refused-missing-permissions = I may not post here. Ask a moderator to give me these permissions in this channel: { $permissions }.
