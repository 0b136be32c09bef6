### Words that no single game owns. Names, cards' titles and numbers come as arguments.

## Sentences that only carry something
card = { $card }
seat = { $seat }
name = { $name }
number = { $n }
nothing = nothing

## A table in words
face-down-card = a face-down card
more-cards =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
more-lines =
    { $n ->
        [one] and one more line
       *[other] and { $n } more lines
    }
more-panels =
    { $n ->
        [one] and one more place at the table
       *[other] and { $n } more places at the table
    }
zone-none = none
zone-top = top
upside-down = upside down
panel-you = you
no-panels = Nothing is on the table.

## A question
prompt-source = From { $card }
prompt-so-far = So far
prompt-left =
    { $n ->
        [one] One more to place.
       *[other] { $n } more to place.
    }
prompt-left-share =
    { $n ->
        [0] All is shared out.
       *[other] Still to share out: { $n }
    }
prompt-to-choose =
    { $min ->
        [0] Choose up to { $max }.
       *[other] { $same ->
            [yes] Choose { $max }.
           *[no] Choose { $min } to { $max }.
        }
    }
prompt-cost =
    { $typed ->
        [none] To pay: { $total }
       *[other] To pay: { $total }, of which { $parts }
    }
prompt-cost-part = { $amount } { $as }
prompt-paid = Paid so far: { $amount }
prompt-too-much = One part of this payment is not needed. Take it out to pay.
prompt-none = Choose none
prompt-pick = Choose…
prompt-range = { $from } to { $to }
prompt-suggested-order = Keep this order
prompt-suggested-pay = Pay with { $items }
prompt-copies = { $what } ×{ $n }
prompt-item = { $what } as { $as }
prompt-item-more = { $what } as { $amount } { $as }
prompt-share = { $what }: { $n } of { $max }
prompt-held = ✓ { $what }
prompt-add-one = One to…
prompt-all-left =
    { $n ->
        [one] The last one to…
       *[other] All { $n } that are left to…
    }
prompt-confirm-some =
    { $n ->
        [one] Choose this one
       *[other] Choose these { $n }
    }
prompt-confirm-order = Use this order
prompt-confirm-share = Share out like this
prompt-confirm-pay = Pay with these
prompt-undo = Take back the last
prompt-clear = Start over
prompt-earlier = Earlier choices
prompt-later = More choices
prompt-refused = What is not possible?

## What is not possible
refused-title = Not possible now:
refused-nothing = Nothing is ruled out: every choice you have is on the buttons.

## The log
why-card = Because of { $card }
why-unknown = This follows from the course of play: no special rule or card made it happen.

## Cards
card-plain = Does nothing besides what its numbers say.
hand-title = Your hand
hand-empty = You hold no cards.

## Why something is not done, and what to do instead
refused-none-over = You have no match that is over, and neither has this channel. This is for when one is; `/match list` has those under way.
refused-none-in-thread = You have no match under way in this thread. If you mean another one, name it with the option `match`.
refused-no-match = I find no such match. Your own are listed by `/match list`; start one with `/challenge`.
refused-not-at-table = You do not sit at that table. You can watch the board, or start a match of your own with `/challenge`.
refused-no-partners = Seats can be handed over only where everybody plays together against the game.
refused-not-yours-to-give = You can hand over your own seat or one whose player ran out of time, and take your own back from a practice bot. The host decides about the other practice bots.
refused-practice-already = A practice bot plays that seat already.
refused-not-host = Only the person who opened this table can do that.
refused-not-invited = This challenge is for somebody else. Start your own with `/challenge`.
refused-bot-opponent = That bot cannot play cards. Challenge a person, or me to practise.
refused-not-in-server = { $name } is not in this server, and would not see your challenge. Challenge somebody who is, or leave out the opponent.
refused-level-of-a-person = A level is for practising with me. Leave it out, or leave out the person.
refused-own-challenge = That is your own table. Wait for somebody to join, or withdraw it.
refused-already-seated = You have a seat at this table already.
refused-table-full = Every seat at this table is taken. Start another with `/challenge`.
refused-too-few = It takes at least { $least } players. Invite somebody to press **Join** first.
refused-not-open = That can only be done before a match begins or after it is over.
refused-closed = This is no longer open. Start a new match with `/challenge`.
refused-not-started = This match has not begun: somebody still has to join or choose a deck.
refused-stale = That choice is closed already. Press **Your move** on the board for what is open now.
refused-foreign = That question is for the other player. Press **Your move** on the board to see yours.
refused-illegal = That is not possible: { $problem }. Press **Your move** on the board and choose again.
refused-over = This match is over. Press **Rematch** on the board to play again.
refused-halted = This match cannot be played on because of a mistake in my rules. You can still concede it, and report it with `/match bug`.
refused-rules-failed = I made a mistake with the rules. The match is as it was before this action; nothing else is lost. Please choose something else, and report it with `/match bug` (number { $number }).
refused-unknown-game = I do not know the game “{ $game }”. Pick one from the list.
refused-unknown-ruleset = I do not know the ruleset “{ $ruleset }”. Pick one from the list.
refused-unknown-scenario = I do not know “{ $scenario }”. Pick one of the suggestions of `/scenario start`.
refused-unknown-deck = I find no deck “{ $deck }”. `/deck list` shows those you can use.
refused-unknown-set = This server has no set “{ $set }” for that game. Whoever manages the server sees its sets with `/set list`.
refused-too-many-sets = A server has at most { $most } sets. Remove one with `/set remove` first.
refused-no-practice = I cannot practise this game by these rules. Pick another ruleset, or challenge a person.
refused-deck-not-legal = That deck cannot be played here. { $problem }
refused-decks-do-not-match = These decks do not go together. { $problem } Press **Choose your deck** and take another.
refused-nothing-to-take-back = There is nothing of yours to take back just now.
refused-league-table = That is a table of a league night. Its places are given by the pairing; leave the night with `/league drop`.
refused-take-back-needs-consent = That can no longer be taken back: something has been seen or decided since.
failed = Something went wrong on my side. Nothing you did was lost; please try again. If it happens again, use `/match bug`.

refused-no-deck = That is no deck of yours, or it has been deleted. `/deck list` shows those you have.
refused-no-code = I know no deck with the code “{ $code }”. Ask for the code again: it has eight figures and letters, such as 7K3Q-9FHM.
refused-deck-name = A deck’s name has 1 to { $most } characters, and some of them can be seen. Please choose another.
refused-deck-name-taken = You have a deck called “{ $name }” already. Please choose another name, or rename that one with `/deck rename`.
refused-too-many-decks = You have { $most } decks, and that is as many as I keep for one person. Delete one with `/deck delete` first.
refused-deck-changing = That deck is being changed by something else just now. Please try again.
refused-deck-cards = A deck of yours can hold { $most } different cards and no more. Take others out first.
refused-deck-copies = A deck of yours can hold { $most } copies of one card and no more.
refused-deck-card = There is no card { $card } in this game any more. You can take it out, but not add it.
refused-no-themes = I cannot propose decks for this game. Leave out the theme and choose the cards yourself.
refused-unknown-theme = I know no theme “{ $theme }”. Pick one of the suggestions, such as a hero or a team.
refused-list-empty = There is no card in that list. Write a line for each, such as `4x Name` or `ST001:4`.
refused-list-long = That list is too long: I read { $most } characters at most.
refused-list-json = That looks like JSON, but it is not JSON. Line { $line }, column { $column }: { $problem }.
refused-list-shape = I can’t read this JSON as a deck. Line { $line }, column { $column }, { $path }: { $problem }. Write cards with copies, such as {"{"}"ST001": 4{"}"}.
refused-file-size = That file is too big: I read { $most } KB at most.
refused-file-type = I read text files and JSON files. “{ $name }” is neither.
refused-file-gone = I could not fetch that file from Discord. Please try again, or paste the list instead.

## A challenge
level-easy = Easy: I am still learning
level-steady = Steady: I know how to play
level-strong = Strong: I think ahead
challenge-posted = Your table is open. Everyone here can see it.
deck-choose = Choose the deck you play with. Nobody sees your choice before everybody has chosen.
deck-chosen = You play **{ $deck }**. You can still choose another until the match begins.
deck-secret = Decks stay secret until the match is over.
deck-waiting = Waiting for { $who } to choose a deck.
deck-waiting-answer = Waiting for the answer to your challenge.
deck-waiting-seat = Waiting for somebody to take the other seat.
deck-waiting-start = The match begins when everybody has a deck and the table is full, or its host presses **Start the match**.
clock-live = Live: a minute, and ten more for the whole match
clock-live-slow = Live, slower: three minutes, and thirty more
clock-10-minutes = Ten minutes
clock-an-hour = An hour
clock-a-day = A day
clock-three-days = Three days
clock-never = Never: people are waited for
sets-recommended = What goes with the villain
deck-choose-partner = Choose your hero, with a deck.
deck-for = For **{ $who }**:
button-deck-for = Deck for { $who }
deck-pick = Choose a deck…
decks-own = Your decks
deck-group = { $group } ({ $count })
deck-size = { $size } cards
lobby-challenge = **{ $host }** challenges you to a match of { $game } ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }).
lobby-open = **{ $host }** is looking for somebody to play { $game } ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }).
lobby-open-partners = **{ $host }** gathers heroes for { $game }: { $ruleset }. Take a seat; who likes can take several, and practice players fill others.
lobby-sets = Mixed in: { $sets }
lobby-choosing = **{ $host }** has opened a table: decks are being chosen for { $game } ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }).
lobby-declined = **{ $host }** wanted to play { $game }, but the challenge was declined.
lobby-withdrawn = **{ $host }** has closed this table.
lobby-expired = Nobody came in time for { $game }. Start again with `/challenge`.
lobby-called-off = This table has been called off: what was played here does not count.
lobby-league = A table of a league night: { $game } ({ $ruleset }{ $best ->
        [3] , best of 3
       *[other] {""}
    }). Choose your decks; play begins when everybody has.
lobby-set = With the cards of **{ $set }**, a set of this server’s own.
lobby-seats-open =
    { $n ->
        [one] A free seat
       *[other] { $n } free seats
    }
lobby-seat-waiting = Waiting for the answer
lobby-seat-choosing = { $who } is choosing a deck
lobby-seat-ready = { $who } is ready
lobby-seat-deck = { $who } plays { $deck }
lobby-kick = Send somebody away…
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-join = Join
button-take-seat = Take a seat
button-add-practice = Add a practice player
button-leave = Leave
button-start = Start the match
button-choose-deck = Choose your deck
note-declined = You declined. Nothing else happens.
note-withdrawn = The table is closed.
note-left = You left the table.
note-practice-added = A practice player has sat down.
note-kicked = The seat is free again.

## Fair shuffles
button-luck = Add my luck
button-shuffle = Verified shuffle
luck-field = A few words of your own
luck-hint = Something nobody would guess. It stands in the transcript, which anyone can read.
note-luck-added = Your words are in the shuffle: “{ $words }”. Its fingerprint is now `{ $fingerprint }`. If **Verified shuffle** shows the same one when the cards are dealt, nobody changed theirs after you.
refused-luck-empty = That was empty. Type a few letters of your own.
refused-luck-late = The cards have been dealt. Luck goes in before the deal.
refused-luck-shared = Every table of this night plays the same shuffle, so nobody can add luck to it.
shuffle-open = Verified shuffle: { $promise }. It rests on the bot’s host until somebody adds luck.
shuffle-rests = Verified shuffle: { $promise }. Fixed and recorded, but it rests on the bot’s host.
shuffle-shared = Verified shuffle: { $promise }, the same at every table. Fixed and recorded, but it rests on the bot’s host.
shuffle-lucky = Verified shuffle: { $promise }, with luck from { $who }: { $fingerprint }. Nobody could have chosen the cards { $n ->
        [one] without { $help }
       *[other] unless one of { $help } helped
    }.
shuffle-seal = Seal: { $seal }
shuffle-told = **Verified shuffle:** `{ $commitment }`. That’s the fingerprint of the secret behind every shuffle and coin flip here, published before anyone could add luck.
shuffle-told-rests = **Luck:** none. The shuffle is fixed and recorded, but you have to trust the bot’s host not to have picked a secret that suits somebody.
shuffle-told-shared = **Luck:** none. Every table of this night plays the same shuffle. It is fixed and recorded, but you have to trust the bot’s host not to have picked a secret that suits somebody.
shuffle-told-luck = **Luck:** from { $who }, in that order. With their words the fingerprint is `{ $fingerprint }`. Nobody could have chosen the cards { $n ->
        [one] without { $help }
       *[other] unless one of { $help } helped
    }: only later words, or a deck chosen after them, could have been picked to suit the shuffle.
shuffle-words = { $who }: “{ $words }”
shuffle-how = **Add my luck** mixes in words of your own until the cards are dealt. If you don’t trust somebody here, wait until they have added theirs and chosen a deck; then add yours.
shuffle-secret = **Secret:** `{ $secret }`

## Quests
quests-title = Quests: { $game }
quests-about = Matches to take on alone, against me. Each win opens the next stage. Whose quests do you want to see?
quests-won =
    { $won ->
        [0] You have won none of { $all } yet.
       *[other] You have won { $won } of { $all }.
    }
quests-of-none = ▸ { $keeper }
quests-of-some = ▸ **{ $keeper }**: { $won } of { $all } won
quests-of-all = ✓ **{ $keeper }**: all { $all } won
quests-of-entry = { $won } of { $all } won
quests-of-title = Quests of { $keeper }
quests-progress = { $keeper }: { $won } of { $all } won. All quests: { $total } of { $of }.
quest-title = { $keeper }, stage { $stage }: { $enemy }
quest-place = Stage { $stage }: { $enemy }
quest-difficulty = difficulty { $n }
quests-pick = Whose quests?
quest-pick = Choose a stage…
quest-open = open
quest-tried =
    { $tries ->
        [one] tried once
       *[other] tried { $tries } times
    }
quest-best = won; your best: { $turns } turns against the { $level } player
quest-locked = opens when you have won { $quests }
quest-no-terms = Nothing is special about it.
quest-facts = { $ruleset } · { $difficulty }
quest-choose = Choose a deck, and it begins.
quest-under-way = You are in the middle of this quest.
quest-level = Against the { $level } player
quest-level-meant = The one this quest is meant for
quest-level-pick = Against whom?
quest-won = The quest is won: { $quest }.
quest-not-won = The quest is not won yet: { $quest }.
quest-opens = Now open: { $quest }.
quest-level-easy = easy
quest-level-steady = steady
quest-level-strong = strong
board-quest = **Quest** · { $quest } · { $difficulty }, { $level } player
button-quests-of = Quests of { $keeper }
button-all-quests = All quests
button-same-deck = Play with { $deck }
button-next-stage = Next stage
button-try-again = Try again
refused-unknown-quest = I know no quest “{ $quest }”. `/quest` shows those there are.
refused-quest-locked = That quest is not open to you yet: another has to be won before. `/quest` shows which.

## A match
button-your-move = Your move
button-my-hand = My hand
button-as = As { $who }
button-concede = Concede the match
button-keep-playing = Keep playing
button-rematch = Rematch
button-why = Why?
button-story = The story
button-transcript = Transcript
button-replay = Replay
button-watch = Watch
watch-thread = You follow this match now. What happens is told here:
watch-here = You can follow this match on its board. So far:
transcript-file = All moves of a finished match, its secret and its seal
transcript-what-to-do = This file holds the whole match. `npm run longbox -- verify FILE --seal SEAL` plays it again and checks that nothing was changed since it ended.
button-refresh = Refresh
button-take-back = Take that back
button-cancel = Cancel
button-choose = Choose
button-more = More…
button-in-words = In words
button-report = Report a bug
menu-since = Since your last turn
menu-look-at = Look at a card…
menu-look-at-range = Look at { $range }
menu-change = { $what } { $before } → { $after }
board-won = { $who } wins
board-drawn = A draw
board-together-won = You have won!
board-together-lost = You have lost
board-next = Next: { $villain }, { $mode } (`/scenario start`)
board-score = Series: { $score }
board-halted = This match cannot be played on: my rules made a mistake. Conceding is still possible; `/match bug` makes a report.
menu-not-begun = This match is not being played now.
ask-concede = Do you want to give up this match? It cannot be taken back.
note-handed-over = { $who } plays on from here.
note-seat-back = You’re back at the table.
ask-handover-practice = Hand the seat of { $who } to a practice bot? Its player can take it back as long as the bot plays it.
ask-handover-person = Hand the seat of { $who } to { $name }? Only { $name } can give it back then.
button-hand-over = Hand over
button-seat-back = Take the seat back
late-default = { $who } did not answer in time: the most careful choice was made instead.
late-default-partners = { $who } did not answer in time: the most careful choice was made instead. `/match handover` gives the seat to somebody else.
late-stand-in-partners = { $who } did not answer in time: a practice player plays on from here, as agreed. They can take the seat back with `/match handover`.
late-stand-in = { $who } did not answer in time.
late-forfeit = { $who } did not answer in time, and has given up the match, as agreed.
late-forfeit-partners = { $who } did not answer in time, and has left the table, as agreed.
note-later = { $who } will be back later.
note-later-own = Very well: you are not reminded of this until you have answered.
note-nudge-sent = The thread of the match calls { $who } again.
clock-told-never = There is no clock: people are waited for.
clock-told = Each question may wait { $each }; then { $then }.
clock-told-bank = Each question may wait { $each }, and everybody has { $bank } beside that for the whole match; then { $then }.
lapse-default = the most careful answer stands in
lapse-stand-in = a practice player plays on for that seat
lapse-forfeit = whoever has not answered gives up
lapse-choice-default = The most careful answer stands in
lapse-choice-stand-in = A practice player plays on (among partners)
lapse-choice-forfeit = Whoever has not answered gives up
clock-waits = { $who } is awaited, since
clock-bank-left = { $who } has { $left } in the bank.
clock-how = With options, `/match clock` proposes another clock. It holds when everybody agrees.
clock-proposed = { $who } proposes another clock. { $clock } Do you agree?
clock-set = Agreed. { $clock }
clock-refused = { $who } does not agree. The clock stays as it is.
refused-clock-stale = That proposal is no longer open. `/match clock` shows how the clock stands now.
refused-clock-own = You have proposed that yourself: somebody else has to agree.
refused-nobody-to-nudge = This match waits for nobody but you or a practice player.
refused-nudged-lately =
    They have been reminded a short while ago. { $minutes ->
        [one] You can do it again in a minute.
       *[other] You can do it again in { $minutes } minutes.
    }
refused-not-awaited = You are not awaited in that match.
refused-later-already = You have said so already, or the time is up. Once you have answered a question, you can say it again.
duration-minutes =
    { $n ->
        [0] no time
        [one] a minute
       *[other] { $n } minutes
    }
duration-hours =
    { $n ->
        [one] an hour
       *[other] { $n } hours
    }
duration-days =
    { $n ->
        [one] a day
       *[other] { $n } days
    }
note-nudged = { $who } is waiting:
note-until = The clock runs out
button-later = Not this turn: I will be back later
button-stand-in = Practice player for { $who }
note-conceded = You have conceded. Thank you for playing.
note-playing-on = Good. Here is where you were.
note-taken-back = Taken back. Choose again.
note-took-back = { $who } takes that back.
note-saved = Done.
note-chosen = You chose: { $what }.
note-upgraded = My rules were updated in the middle of an action. The match went back to where that action began.
note-rules-failed = My rules made a mistake. The match went back to where the action began; please choose something else.
end-conceded = { $who } conceded.
end-repeated = The same table came up for the third time.
end-forced = For { $turns } turns in a row nobody had a real choice.
why-title = Why?
waiting-for-you =
    { $n ->
        [0] No match waits for you anywhere. Enjoy the break.
        [one] One match waits for you:
       *[other] { $n } matches wait for you, the oldest first:
    }
match-none = You have no match that is not over. Start one with `/challenge`.
match-board = The board is here:
match-inviting = waiting for players
match-choosing = choosing decks
match-playing = in play
match-halted = halted
match-over = over
match-withdrawn = closed
bug-what-to-do = This file holds all that you may see of the match and nothing else. Send it to whoever runs this bot, and say what you expected to happen.
bug-file = What one player may see of a match
unknown-card = I know no card “{ $name }”. Type part of a hero or of a name, and pick one of the suggestions.
unknown-card-near = I know no card “{ $name }”. Nearest: { $near }. Type part of a hero or of a name, and pick one of the suggestions.
unknown-rule = I know no rule about “{ $name }”. Type a word such as block, and pick one of the suggestions.
unknown-rule-near = I know no rule about “{ $name }”. Nearest: { $near }. Type one of these words, and pick one of the suggestions.
settings-pictures-dark = Boards are pictures for a dark chat, with the same in words below.
settings-pictures-light = Boards are pictures for a light chat, with the same in words below.
settings-pictures-words = Boards are shown in words alone.
settings-moments-shown = Big moments get a comic panel in the match’s thread, at most one a turn.
settings-moments-hidden = Big moments get no picture of their own.
settings-hosts = Leagues are run by <@&{ $id }> and by whoever may manage events.
settings-no-hosts = Leagues are run by whoever may manage events. Name a role for more people with the option `hosts`.
preferences-pictures-dark = Your cards come as pictures for a dark chat, with the same in words below.
preferences-pictures-light = Your cards come as pictures for a light chat, with the same in words below.
preferences-pictures-words = Your cards are shown in words alone. How boards look is set for a whole server, with `/settings`; their words stand below their pictures.
preferences-tables-shown = You stand in leaderboards, and others may look up your numbers.
preferences-tables-hidden = You stand in no leaderboard, and nobody but you can look up your numbers.
preferences-pings-on = You are pinged when you are awaited.
preferences-pings-off = You are not pinged. Boards still name you when you are awaited.
preferences-reminders = Reminders: { $how }.
reminders-1-hour = after an hour
reminders-4-hours = after four hours
reminders-12-hours = after twelve hours
reminders-a-day = after a day
reminders-three-days = after three days
reminders-off = never
preferences-quiet-none = You have no quiet hours.
preferences-quiet = Quiet hours: { $from } to { $to }, by the clock of { $zone }. Pings wait until they are over; the clocks of matches do not.
preferences-pace = Practice players answer you { $how }.
pace-quick = quickly
pace-usual = as usual
pace-slow = slowly
preferences-orders =
    { $count ->
        [0] You have no standing orders. `/me orders` gives one.
        [one] You have one standing order: `/me orders` shows it.
       *[other] You have { $count } standing orders: `/me orders` shows them.
    }

## Standing orders
orders-title = Your standing orders
orders-none = You have none.
orders-about = Nobody else sees them. Where one holds, the question is answered for you after a while, the same whether or not you could have done something else. Until then you can still answer yourself.
orders-add = Give another…
orders-drop = Take one back…
orders-limit = Up to where?
orders-propose = What should be answered for you from now on, as you would answer this question now?
orders-choose = From now on…
order-everywhere = in every match of { $game }
order-here = in this match
order-in-one = in one match of { $game }
order-will-answer = A standing order of yours answers this in a few seconds, unless you do.
button-order = Don’t ask me again…
button-back = Back
note-order-given = Done, from now on too. `/me orders` takes it back.
refused-too-many-orders = You have { $most } standing orders, and there is no room for more. Take one back with `/me orders` first.
refused-unknown-order = There is no such standing order any more. `/me orders` shows those there are.
refused-unknown-zone = I know no place “{ $zone }”. Pick one of the suggestions, such as Europe/Rome, or an offset such as UTC+2.
refused-unknown-hours = “{ $hours }” are no hours I can read. Write them like 22-7 or 22:30-6:45, or `none`.

## A server's own settings
settings-channels-all = Matches may be started in every channel.
settings-channels = Matches may be started in:
settings-starter-all = Everybody may start matches.
settings-starter-everything = Matches may be started by:
settings-starter-tables = Tables for several people may be opened by the role named here; quests and practice are free:
settings-clock-usual = Tables that name no clock have what is usual for their game: a day against a villain, else none.
settings-clock = The clock of tables that name none: { $clock }.
settings-language-server = Boards are written in the server’s own language, as far as I know it.
settings-language = Boards are written in: { $language }.
settings-boards-channel = Boards stand in the channel of the challenge; each has a thread for the log and for calls to the players.
settings-boards-thread = Boards stand in the match’s thread, beside the log. The channel keeps only the challenge.

## People's own decks
editor-size =
    { $n ->
        [one] One card
       *[other] { $n } cards
    }
editor-legal = { $ruleset }: legal
editor-not-legal = { $ruleset }: not legal
editor-legal-by = ✓ Legal: { $rulesets }
editor-not-legal-by = ✗ Not legal yet: { $rulesets }
editor-search = Search:
editor-found =
    { $n ->
        [0] No card is like that. Clear the search, or take something out of it.
        [one] One card found.
       *[other] { $n } cards found, { $from } to { $to } in the list below.
    }
editor-found-all = All { $n } cards of the game, { $from } to { $to } in the list below.
editor-pick-found = Cards found…
editor-pick-held = Cards in the deck…
editor-page = { $placeholder } ({ $from }–{ $to } of { $n })
editor-narrow = Narrow down by…
editor-narrow-by = { $facet }…
editor-any = Any
editor-other-facet = Narrow down by something else
editor-more-values = More…
editor-cards-like-that =
    { $n ->
        [one] One card
       *[other] { $n } cards
    }
editor-in-deck = { $n } in the deck
editor-empty = There is no card in it yet. Press **Find cards**, pick one from the list, and add it.
editor-group = **{ $group }** · { $n }
editor-group-none = **Others** · { $n }
editor-line = { $n } × { $card }
editor-line-unknown = { $n } × { $id } (no card of this game)
button-add = Add one
button-cut = Take one out
button-playset = Have { $n }
button-out = Take all out
button-search = Search…
button-clear-search = Clear the search
button-find = Find cards
button-list = The deck
button-check = Check
button-edit = Edit
button-export = Export
button-share = Share
button-unshare = Stop sharing
search-title = Search for cards
search-field = Words, or hero:storm level<=3
search-hint = { $facets }; "two words"; tech,speed; -not
note-deck-new = Here is your new deck **{ $name }**.
note-deck-proposed = **{ $name }** is proposed around { $theme } (seed { $seed }: the same seed proposes the same deck).
note-deck-renamed = It is called **{ $name }** now.
note-deck-copied = **{ $name }** is yours now, to change as you like.
note-deck-imported = **{ $name }** is imported.
note-deck-deleted = **{ $name }** is deleted. Matches that it is played in go on with it.
note-deck-kept = **{ $name }** stays as it is.
note-deck-unshared = Nobody can copy **{ $name }** any more. Who has done so keeps the copy.
note-import-dropped = Nothing was imported.
deck-untitled = New deck
deck-imported-name = Imported deck
deck-theme-name = Around { $theme }
deck-shared = Everybody, on any server, can copy **{ $name }** with this code, as it then is: **{ $code }**. They type `/deck import list:{ $code }`.
deck-exported = `/deck import` reads this again, here or on any other server.
deck-file = The list of a deck
ask-delete-deck = Delete **{ $name }** ({ $size } cards)? It cannot be brought back.
button-delete-deck = Delete it
button-keep-deck = Keep it
deck-not-playable = Not playable here: **{ $name }**. { $problem }
deck-not-playable-more =
    { $n ->
        [one] One more of your decks cannot be played here. `/deck check` says why.
       *[other] { $n } more of your decks cannot be played here. `/deck check` says why.
    }
deck-choice-not-legal = { $name } (not playable by these rules)
decks-own-none = None yet. `/deck new` makes one, `/deck import` reads a list or a code.
decks-line = **{ $name }** · { $size } cards · { $where }
decks-line-legal = { $rulesets }
decks-line-nowhere = not legal yet: { $problem }
decks-ready = Ready-made: { $rulesets }
decks-ready-all = Ready-made
import-title = Import a deck
import-list = A list of cards, or a code
import-list-hint = 4x Name, 4 Hero: Name, ST001:4;ST002:2, JSON, or a code such as 7K3Q-9FHM
import-name = Name of the deck (may be left out)
import-problems =
    { $n ->
        [one] One line of this list was not understood.
       *[other] { $n } lines of this list were not understood.
    } { $size ->
        [0] Nothing else was in it.
        [one] One card was.
       *[other] { $size } cards were.
    }
button-import-rest =
    { $n ->
        [one] Import the one card understood
       *[other] Import the { $n } cards understood
    }
button-import-fix = Correct the list
button-import-drop = Do not import
refused-import-gone = That list is not kept any more: you have imported another since. Please import it again.
theme-choice = { $facet }: { $value }

## Lists and searches
list-unknown = Line { $line }, “{ $written }”: I know no such card.
list-unknown-near = Line { $line }, “{ $written }”: I know no such card. Nearest: { $cards }.
list-ambiguous = Line { $line }, “{ $written }”: several cards have that name: { $cards }. Write the one you mean in full.
list-too-many = Line { $line }, “{ $written }”: a deck here holds { $cards } different cards at most, and { $copies } copies of one.
list-no-copies = Line { $line }, “{ $written }”: no copies are asked for.
list-line = Line { $line }: { $problem }
list-more =
    { $n ->
        [one] One more line was not understood.
       *[other] { $n } more lines were not understood.
    }
search-no-facet = I cannot search by “{ $name }”, but by { $facets }.
search-no-value = Nothing called “{ $wanted }” for { $facet }. There is { $known }.

## Taking back
undo-free = Your last answer can be taken back freely: nothing has been drawn or shown since, and nobody else has decided anything.
undo-consent =
    Your last answer can be taken back if { $who } agrees, for something has been drawn, shown or decided since. The match goes back to where that action began { $answers ->
        [one] (one answer)
       *[other] ({ $answers } answers)
    }, what has been seen stays known, and what is still hidden is shuffled anew.
undo-alone =
    Your last answer can be taken back. The match goes back to where that action began { $answers ->
        [one] (one answer)
       *[other] ({ $answers } answers)
    }, and what is still hidden is shuffled anew.
undo-blocked-never = This game takes nothing back.
undo-blocked-nothing = There is nothing of yours to take back: you have not answered anything yet, or it is too long ago.
undo-blocked-left = Your last answer cannot be taken back: somebody has left the match since.
undo-asked =
    { $who } would like to take their last answer back. The match would go back to where that action began { $answers ->
        [one] (one answer)
       *[other] ({ $answers } answers)
    }; what is still hidden would be shuffled anew. Do you agree?
undo-agreed = Thank you. Somebody else still has to agree.
undo-done = Agreed: { $who } takes their last answer back. The match goes on from there.
undo-refused = { $who } does not agree. The match goes on as it stands.
button-ask-consent = Ask for it
button-agree = Agree
button-disagree = Do not agree
note-took-back-agreed = { $who } takes that back, as agreed. What is hidden is shuffled anew.
refused-undo-stale = The match has gone on since that was asked. Use `/match undo` again to see what can be taken back now.
undo-blocked-forbidden = Nothing is taken back in this match: that was agreed when it was opened.
refused-undo-forbidden = Nothing is taken back in this match: that was agreed when it was opened.
refused-undo-own = You have asked for that yourself: somebody else has to agree.

## A match that is over
replay-step = **Step { $at } of { $last }**
replay-hand = **{ $who }** holds { $cards }
# What only this player was told, in the words that were said to them.
replay-told = { $who }: { $line }
replay-file = The whole story of the match, with all that was hidden
button-replay-first = To the start
button-replay-back = Back
button-replay-on = On
button-replay-last = To the end
button-replay-file = As a file
refused-replay-not-over = That match is not over: its cards and its secret are still hidden. Try again when it has ended.
refused-replay-other-rules = My rules have changed since that match, or somebody who sat there has been forgotten: I cannot play it again. `/match log` tells what happened.
verify-right =
    ✓ The match is as it was promised and recorded: { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, played again, lead to the same end (`{ $hash }`). The secret `{ $secret }` is the one that was promised as `{ $commitment }`. **Transcript** on the board gives you a file to check it yourself, and the seal on it.
verify-forgotten = A player of this match has been forgotten, and with them what they brought to the shuffle, so it can’t be replayed. The secret is `{ $secret }`, promised as `{ $commitment }`.
verify-renamed = A player of this match has been forgotten. With their name gone, its seal isn’t the one that was posted.
verify-wrong = ✗ The match is **not** as recorded, at { $where }: { $problem }. If I have been updated since it was played, that is why: only the build by which it was played can check it.

## Statistics
stats-here = this server
stats-everywhere = everywhere
stats-title = { $name } · { $game } · { $where }
stats-game-title = { $game } in numbers · { $where }
stats-card-title = { $card } in numbers · { $where }
stats-versus-title = { $one } against { $other } · { $game } · { $where }
stats-board-title = Leaderboard: { $game } · { $where }
stats-rate = { $wins } of { $games } won: { $share } % (most likely { $low } to { $high } %)
stats-rating = **Rating { $rating }** after { $games ->
        [one] one match
       *[other] { $games } matches
    }
stats-people = Against people:
stats-practice = Against practice players:
stats-early =
    { $games ->
        [one] One match in which somebody gave up before everybody had had a turn is counted apart.
       *[other] { $games } matches in which somebody gave up before everybody had had a turn are counted apart: { $wins } won.
    }
stats-streak =
    { $kind ->
        [won] { $now ->
            [one] Won the last one
           *[other] Won the last { $now }
        }
        [lost] { $now ->
            [one] Lost the last one
           *[other] Lost the last { $now }
        }
       *[none] Drew the last one
    } · longest row of wins: { $longest }
stats-length =
    A match takes { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } on the average.
stats-matches =
    { $n ->
        [one] One match between people.
       *[other] { $n } matches between people.
    }
stats-none-yet = No match against people is over yet. Start one with `/challenge`.
stats-none-here = Nobody has finished a match between people here yet. Start one with `/challenge`.
stats-by-ruleset = Rulesets
stats-by-players = Players at the table
stats-by-hero = Heroes
stats-by-deck = Decks
stats-by-scenario = Scenarios
stats-by-first = Who goes first
stats-players = { $n } players
stats-first-yes = Going first
stats-first-no = Not going first
stats-luck = { $what }: { $times }, where { $expected } were to be expected.
stats-rating-curve = Rating over time
stats-versus-none = You and { $name } have not finished a match between you yet.
stats-draws =
    { $n ->
        [one] One match was drawn.
       *[other] { $n } matches were drawn.
    }
stats-longest = Longest row of wins for { $name }: { $n }
stats-card-which = Several cards match “{ $name }”: { $cards }. Which one? Pick it from the suggestions.
stats-card-none = Nobody has played this card in a match between people yet.
stats-card-played =
    Played { $times ->
        [one] once
       *[other] { $times } times
    }, by { $games } of { $of } players.
stats-card-won = Who played it:
stats-mention = <@{ $id }>
stats-place = { $place }. { $who } · **{ $rating }** · { $wins } of { $games } won ({ $share } %)
stats-board-empty = Nobody has finished { $least } matches between people here yet.
stats-board-about = Matches between people count, from { $least } on. The rating starts at 0 and grows with wins against strong players; `/me settings tables:Hidden` takes you out.
stats-file = Your results as a table
stats-exported =
    { $n ->
        [one] Your one result, for any spreadsheet.
       *[other] Your { $n } results, for any spreadsheet.
    }
refused-stats-of-a-bot = Bots keep no statistics. Name a person.
refused-stats-hidden = { $name } keeps their numbers to themselves.
refused-stats-yourself = You cannot play against yourself. Name somebody else.

## Privacy
privacy-file = All that is stored about you
privacy-exported = This file holds all that I have stored about you. Only you can see this message. `/privacy delete` removes it.
ask-forget =
    Do you want me to forget you? { $matches ->
        [0] You sit at no match.
        [one] The match you sit at is given up.
       *[other] The { $matches } matches you sit at are given up.
    } { $decks ->
        [0] You have no decks.
        [one] Your deck is deleted.
       *[other] Your { $decks } decks are deleted.
    } Your preferences, statistics and rating go as well. Results of those you played with stand, against a “Former player”, and your matches can be checked no more. This cannot be undone; `/privacy export` gives you a copy first.
button-forget-me = Forget me
button-keep-me = Leave everything as it is
note-forgotten = I have forgotten you. Messages that I have posted stay in their channels until somebody deletes them. If you play again, you begin anew.
note-kept = Everything stays as it is.

## Sets of cards that a server has brought
set-size = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $decks ->
        [0] {""}
        [one] {" "}and one deck
       *[other] {" "}and { $decks } decks
    }
set-loaded = **{ $name }** is loaded for { $game }: { $size }. Choose it with `/challenge set:`. Only this server has it. ({ $hash })
set-replaced = **{ $name }** is replaced for { $game }: { $size }. Matches that have begun keep the cards they began with. ({ $hash })
set-same = **{ $name }** was loaded already, card for card. Nothing has changed. ({ $hash })
set-sound = **{ $name }** is sound, for { $game }: { $size }. Nothing was loaded. ({ $hash })
set-removed = **{ $name }** is removed. Matches that have begun keep their cards.
set-none = This server has no cards of its own yet. `/set load` takes a file as docs/sets.md describes it.
set-list = The sets of this server:
set-line = **{ $name }** for { $game }: { $size } ({ $hash })
set-broken =
    { $n ->
        [one] This set is not loaded: there is a problem. Mend it and try again.
       *[other] This set is not loaded: there are problems. Mend them and try again.
    }

## League nights
league-moment = <t:{ $at }:F>
league-from-now = <t:{ $at }:R>
league-format-swiss = Swiss: everybody plays each round
league-format-swiss-cut = Swiss, then a bracket: the best play on in single elimination
league-format-round-robin = Round robin: everybody meets everybody
league-format-groups = Groups, then a bracket: the first two of each play on
league-format-single = Single elimination
league-format-double = Double elimination
league-format-points = Points: tables of several
league-format-teams = Teams of two: each player meets one of the other team
league-format-duplicate = Duplicate: every table plays the same
league-plan = { $game } ({ $ruleset }). { $format }{ $best ->
        [3] , best of three
       *[other] {""}
    }.
league-no-time = It begins when its host starts it.
league-time = It begins { $at }, { $in }{ $every ->
        [0] {""}
        [1] , and again every day
       *[other] , and again every { $every } days
    }.
league-set = With this server’s own cards: **{ $set }**.
league-deck-lock = One deck for the whole night, named when signing up.
league-no-undo = Undo is off at its tables.
league-reopened = A host reopened this night: it goes on, and the final table follows.
league-relaid = The pairings have changed, so other players meet at table { $table } now. This match no longer counts.
league-in-season = It counts for the season **{ $season }**.
league-promise = All tables play the same shuffle, promised as { $promise }. Its secret is revealed when the last table finishes. Nobody adds luck to it, so it rests on the bot’s host.
league-phase-sign-up = { $timed ->
        [yes] Sign up with **Join**. Check-in opens { $at }.
       *[no] Sign up with **Join**.
    }
league-phase-check-in = **Check-in is open.** Press **I am here**: who does not, does not play.
league-phase-running = **Under way.** The rounds stand below.
league-phase-over = **Over.** The final table stands below.
league-phase-cancelled = **It does not take place.**
league-players = Signed up: { $n } of { $most }
league-waiting = Waiting for a place: { $n }
league-there = There: { $n } of { $most }
league-not-there = Not there yet: { $n }
league-check-in-call = Check-in is open: press **I am here** on the sign-up message, or use `/league check-in`.
league-your-table = This is your table { $n } of round { $round }. Who has done nothing here after { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } loses their place at it. Choose a deck where you are asked for one, and play with **Your move**.
league-nudge = Table { $n } waits for you. If you do nothing there, your place at it is lost soon.
league-round = { $of ->
        [0] Round { $n }
       *[other] Round { $n } of { $of }
    }
league-seed = Paired by the seed { $seed }. Whoever has the results and this seed comes to the same tables.
league-table = Round { $round }, table { $table }: { $players }
league-bye = has a bye, which counts as won
league-won = { $who } won
league-drawn = drawn
league-nobody = nobody won
league-feat = { $won ->
        [yes] won
       *[no] lost
    } in { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, did { $effort }
league-corrected = (corrected)
league-awarded = (awarded)
league-timed = (time)
league-time-up = Time is up.
league-time-called = Time! { $turns ->
        [0] The match ends as it stands
        [one] Play one more turn, then the match ends as it stands
       *[other] Play { $turns } more turns, then the match ends as it stands
    }: ahead on points wins, else it’s a draw.{ $knockout ->
        [yes] {" "}Somebody has to go on from here, so a tie is played on.
       *[no] {""}
    }
league-round-time = Time is called { $minutes } minutes into a round, then { $turns ->
        [0] matches end as they stand
        [one] one more turn is played
       *[other] { $turns } more turns are played
    }.
league-standings = standings
league-final = final table
league-winner = 🏆 **{ $who }**
league-nobody-yet = Nobody plays yet.
league-record = Record: won, drawn, lost; a bye counts as won. † has left. What decides the order, from first to last:
league-more-rows =
    { $n ->
        [one] …and one more.
       *[other] …and { $n } more.
    }
league-mark-won = winner
league-mark-left = has left
league-bracket-all = bracket
league-bracket-upper = winners’ bracket
league-bracket-lower = losers’ bracket
league-bracket-final = grand final
league-bracket-round = { $several ->
        [yes] Rounds { $first } to { $last }
       *[no] Round { $first }
    }
league-bracket-winner-of = winner of { $table }
league-bracket-loser-of = loser of { $table }
league-bracket-bye = bye
league-bracket-won = won
league-column-place = #
league-column-player = Player
league-column-record = W-D-L
league-column-table = Table
league-column-team-points = Pts
league-column-team-opponents-matches = OMW%
league-column-team-games = GW%
league-column-team-opponents-games = OGW%
league-column-team-head-to-head = H2H
league-column-team = Team
league-column-points = Pts
league-column-opponents-matches = OMW%
league-column-matches = MW%
league-column-group-place = In group
league-column-games = GW%
league-column-opponents-games = OGW%
league-column-head-to-head = H2H
league-column-place-points = Pts
league-column-firsts = 1st
league-column-ahead-of = Ahead
league-column-beaten = Won
league-column-pace = Rounds
league-column-effort = Did
league-column-nights = Nights
league-column-won = 1st
league-break-team-points = Match points of the team: 3 for a meeting won or a bye, 1 for a draw.
league-break-team-opponents-matches = OMW%: the share of match points the team’s opponents got, each counting for at least a third. Byes don’t count.
league-break-team-games = GW%: the share of tables the team won.
league-break-team-opponents-games = OGW%: the share of tables the team’s opponents won, each counting for at least a third.
league-break-team-head-to-head = H2H: match points against the teams still tied.
league-break-team-lot = A draw, from the seed of the first round.
league-break-points = Match points: 3 for a table won or a bye, 1 for a draw.
league-break-opponents-matches = OMW%: the share of match points that the opponents have got, each counting for a third at least. Byes are left out.
league-break-matches = MW%: your share of the match points you played for. Byes don’t count.
league-break-group-place = Your place in your group: match points, then head-to-head, GW% and OMW%.
league-break-games = GW%: the share of single matches won.
league-break-opponents-games = OGW%: the share of single matches that the opponents have won, each counting for a third at least.
league-break-head-to-head = H2H: match points against those who are equal until here.
league-break-lot = A lot, drawn from the seed of the first round.
league-break-place-points = Points: as many for a first place as people sit at a full table, one less for each place after; who shares places shares their points.
league-break-firsts = Tables won.
league-break-ahead-of = How often ahead of those who are equal until here.
league-break-stage = How far somebody came. Those who went out in the same round share a place.
league-break-beaten = Whether the table has won.
league-break-pace = Rounds: fewer where the table won, more where it lost.
league-break-effort = What the table did against the game: damage dealt and threat removed.
league-season = Season: { $season }
league-season-about = Points of all nights that count; ties go to more nights won, then to the better best place. “4/6”: of six nights, the best four count.
league-season-points-places = For places: 12, 10, 8, …
league-season-points-results = For results: wins and draws
league-verdict-player = { $who } won{ $score }
league-verdict-draw = A draw
league-verdict-nobody = Nobody was there
league-verdict-won = Won, in 5 rounds: change the number
league-verdict-lost = Lost, after 5 rounds: change the number
league-verdict-places = { $value }: the places of { $players }
league-told-created = **{ $name }** is open for signing up here. Give it a time with `/league schedule`, or begin with `/league start` when everybody is there.
league-told-scheduled = **{ $name }** begins { $at }{ $every ->
        [0] {""}
        [1] , and again every day
       *[other] , and again every { $every } days
    }. Check-in opens a quarter of an hour before.
league-told-joined = You are in: **{ $name }**.
league-told-waiting = **{ $name }** is full. You are number { $n } of those who wait for a place.
league-told-checked-in = Good that you are here: **{ $name }**.
league-told-left = You have left **{ $name }**.
league-told-seeded = { $who } is seed { $place } in **{ $name }**. Players without a seed come after, drawn at random.
league-told-swapped = { $one } and { $other } have changed tables in **{ $name }**.
league-seeding-draw = Draw
league-seeding-rating = Ratings
league-seeding-season = Season standings
league-cut-4 = Top 4
league-cut-8 = Top 8
league-cut-16 = Top 16
league-told-practice = { $n ->
    [0] No practice player takes part in **{ $name }**.
    [one] One practice player takes part in **{ $name }**, where nobody else wants the place.
   *[other] { $n } practice players take part in **{ $name }**, where nobody else wants their places.
}
league-told-started = **{ $name }** begins. The tables of the first round are being laid.
league-ask-finish =
    End **{ $name }** now? { $open ->
        [0] Every table of this round is done.
        [one] One table is still playing. It won’t count.
       *[other] { $open } tables are still playing. They won’t count.
    }
league-ask-cancel =
    Cancel **{ $name }**? { $players ->
        [0] Nobody has signed up.
        [one] One player has signed up.
       *[other] { $players } players have signed up.
    }{ $every ->
        [0] { "" }
       *[other] { " " }It won’t repeat either.
    }
panel-sign-up = Sign-up is open: { $n } of { $most } places are taken.
panel-check-in = Check-in is open: { $n } of { $most } places are taken.
panel-over = This night is over. For ten minutes after you ended it, `/league reopen` undoes that.
panel-cancelled = This night is cancelled. For ten minutes after you cancelled it, `/league reopen` undoes that.
panel-time = It starts { $at }, { $in }.
panel-missing = Not here yet: { $n }
panel-open = { $open ->
        [0] every table is done.
        [one] one of { $all } tables is still playing.
       *[other] { $open } of { $all } tables are still playing.
    }
panel-waits = waiting for { $who } since { $since }
panel-pick-table = Call, award or extend a table…
panel-pick-drop = Take a player out…
panel-pick-readmit = Let a player back in…
panel-button-open = Host panel
panel-button-look = Refresh
panel-button-start = Start now
panel-button-pause = Take a break
panel-button-resume = End the break
panel-button-end = End or cancel
panel-button-back = Back
panel-button-call = Call them
panel-button-more = { $minutes } more minutes
panel-button-won = { $who } wins
panel-button-award = Award it
panel-ask-start =
    Start **{ $name }** now with { $n } players? { $missing ->
        [0] Everyone is in.
        [one] One player isn’t: not checked in, or no place free.
       *[other] { $missing } aren’t: not checked in, or no place free.
    }
panel-ask-award = Award table { $table } to { $who }? Its match stops counting. `/league correct` can change the result later.
panel-why-awarded = Awarded by a host
league-host-calls = the host is calling you: table { $n } waits for you. Press **Your move** or choose a deck.
league-ask-schedule =
    Schedule **{ $name }** for { $at }, { $in }{ $every ->
        [0] {""}
        [1] , and again every day
       *[other] , and again every { $every } days
    }? I read that by the clocks of { $zone }.
league-button-schedule = Schedule it
league-ask-skip =
    Skip **{ $name }**? { $players ->
        [0] Nobody has signed up.
        [one] One player has signed up.
       *[other] { $players } players have signed up.
    } The next night of the series is { $next }, and sign-up for it opens in ten minutes.
league-button-skip = Skip this night
league-told-skipped = **{ $name }** is skipped. The next night of the series opens in ten minutes. Until then you can undo this.
league-told-edited = **{ $name }** is changed, and the nights that follow it with it. You can undo this for ten minutes.
league-told-unedited = **{ $name }** is as it was.
league-told-paused = **{ $name }** takes a break. { $under ->
        [way] Players can finish their tables. No new round starts and nobody counts as a no-show until `/league resume`.
       *[sign-up] Players can still sign up. It doesn’t start by itself until `/league resume` or a new time with `/league schedule`.
    }
league-told-resumed = **{ $name }** goes on.
league-paused = **The host called a break.** Nothing starts by itself until it’s over.
league-moved = **{ $name }** has moved to <#{ $channel }>.
league-ask-drop =
    { $under ->
        [way] Take { $who } out of **{ $name }**? A match they are playing counts as conceded, and they aren’t paired again.
       *[sign-up] Take { $who } off the list for **{ $name }**?
    }
league-ask-correct = Correct round { $round }, table { $table }? This changes who goes on:
league-ask-relaid = Table { $table }: { $before } becomes { $now }. They start over.
league-ask-undone = Round { $from } is no longer needed. What was played there won’t count.
league-button-finish = End the night
league-button-cancel = Cancel the night
league-button-drop = Take them out
league-button-correct = Correct it
league-button-keep = Keep it as is
league-button-reopen = Undo
league-button-readmit = Let them back in
league-told-awarded = { $who } won this table: no-show by { $away }. There is nothing to play here; the next pairing appears in the night’s channel. A host can change this with `/league correct`.
league-told-ended = The host ended this night. This table counts for nobody and closes in ten minutes. Until then the host can undo that.
league-told-counts-again = The host reopened this night: this table counts again. Play on.
league-told-nobody-came = Nobody showed up at this table, so it counts as lost for everyone. A host can change this with `/league correct`.
league-told-no-threads = I can’t open threads here: I’m missing { $permissions }. Until I have them, tables are called and played in this channel.
league-told-kept = Nothing has changed.
league-told-reopened = **{ $name }** goes on where it was.
league-told-readmitted = { $who } is back in **{ $name }**, from the next round.
league-told-dropped = { $who } is out of **{ $name }**.
league-told-corrected = Round { $round }, table { $table } is corrected, and everything recalculated. On record: { $why }
league-told-finished = **{ $name }** is over. Tables that aren't done count for nobody and close in ten minutes. Until then `/league reopen` undoes this.
league-told-cancelled = **{ $name }** is cancelled and won't repeat. For ten minutes `/league reopen` undoes this.
button-league-join = Join
button-league-drop = Leave
button-league-check-in = I am here
league-choose-deck = Which deck do you play, the whole night? A copy of it is kept as it is now.
refused-league-unknown = I find no such league night here. Pick one from the list, or wait for a host to open one with `/league create`.
refused-league-which = There are several nights here. Name one with the option `league`.
refused-league-name = A name has 1 to { $most } characters, and some of them can be seen. Please choose another.
refused-league-when = I can’t tell for sure which time “{ $typed }” is. Write it like `Friday 20:00`, `tomorrow 7:30pm`, `2026-11-28 20:00 +01:00` (UTC without an offset), `in 90 minutes`, `in 2h`, `in 3 days` or `in 2 weeks`.
refused-league-no-season = No night of a season “{ $season }” is over. Pick one from the list.
refused-league-not-host = Only hosts can do that: whoever may manage events in this server, or has the role that `/settings hosts` names.
refused-league-over = That night is over. `/league standings` shows how it ended.
refused-league-begun = That night has begun already.
refused-league-not-begun = That night has not begun: there are no tables yet.
refused-league-no-late = That night has begun, and nobody can come in any more. Sign up for the next one.
refused-league-full = Every place of that night is taken.
refused-league-in-already = You are signed up for that night already.
refused-league-not-in = You are not in that night. Sign up with `/league join`.
refused-league-left = You've left that night. A host can let you back in, or you can sign up for the next one.
refused-league-still-open = That night isn't over, so there is nothing to reopen.
refused-league-closed = That night ended more than ten minutes ago, or by itself. It can't be reopened; open a new one with `/league create`.
refused-league-no-player = No one called “{ $typed }” is in that list. Pick a player from the suggestions.
refused-league-not-out = That player hasn't left this night.
refused-league-table-done = That table is already decided. `/league correct` changes its result.
refused-league-nobody-waits = That table waits for nobody I could call.
refused-league-no-series = That night is the only one of its kind: there is no next one to wait for. `/league finish` cancels it.
refused-league-not-paused = That night isn’t taking a break.
refused-league-time-passed = Its time has passed during the break. Give it a new one with `/league schedule`, or start it with `/league start`.
refused-league-edit-begun = The night has begun: only its name, season, grace time and late entry can still change.
refused-league-edit-decks = Players have signed up without a deck, so decks can’t be locked any more.
refused-league-edit-closed = That change is more than ten minutes old. Change it again with `/league edit`.
refused-league-no-check-in = There is no check-in just now. It opens shortly before the night begins.
refused-league-too-few = It takes at least { $least } players, and { $now ->
        [0] nobody is
        [one] one is
       *[other] { $now } are
    } there.
refused-league-needs-deck = This night locks decks. Press **Join** to pick one, or name it: `/league join deck:…`
refused-league-time = That time is past. Choose one that is still to come.
refused-league-table-unknown = There is no such table in that night. Pick one from the list.
refused-league-table-bye = That was a bye: there is nothing to put right.
refused-league-result = I cannot read that as the result of this table. Write the places in the order of its players, such as `2 1` or `1 1` (`-` for who was not there), a score such as `2:1`, or for tables that play together `won 5` or `lost 8`.
refused-league-no-draw = Somebody has to go on from this table: name one winner.
refused-league-moved-on = A later match that depends on this result is already decided, or would have to be played although the night is over. You can still correct the score, but not who goes on.
refused-league-format = { $partners ->
        [yes] In this game people play together against the game: choose the format Duplicate.
       *[no] Duplicate is for games in which people play together against the game. Choose another format.
    }
refused-league-size = At a table of this game there are { $least } to { $most } people. Choose the option `table` accordingly.
refused-league-best-of = Best of three is for formats of two at a table: Swiss, round robin and the eliminations. Leave the option `best-of` out.
refused-league-option = This format has no use for the option `{ $option }`. Leave it out, or choose another format.
refused-league-no-undo = There is no undo on duplicate nights: it would deal other cards than the other tables get. Leave the option `undo` out.
refused-league-needs-season = Those options are about a season. Name one with `season`, or leave them out.
refused-league-team-full = The team “{ $team }” is complete. Name another team, or join without one.
refused-league-no-swap = This format pairs its rounds beforehand, so nobody can change tables now.
refused-league-swap-same = Those two sit at the same table. Name players of two tables.
refused-league-table-begun = Table { $table } is already being played. Only players who haven’t started can change tables.
refused-league-cut = That player missed the cut, so there is no table left for them tonight.
refused-league-busy = Much is happening in that night just now. Please try again.

## Help
help-title = Longbox
help-text = I deal superhero card games and know their rules: { $games }. Everyone sees the board; only you see your cards.
help-play = Play
    .text = `/challenge` starts a match: with a friend, with whoever comes, or with me. **Your move** on the board opens your choices, and `/hand` shows your cards.
help-scenario = Play together
    .text = `/scenario start` opens a table against a villain: alone, with friends, or with practice players, who may also fill seats. One person may play several heroes.
help-quests = Quests
    .text = `/quest` lists matches to take on alone, against me: each win opens the next stage, and your best is remembered.
help-look = Look things up
    .text = `/card` explains a card and `/rules` a rule. Under each part of the log, **Why?** tells which rule made it happen.
help-decks = Your own decks
    .text = `/deck new` makes a deck, from nothing or around a hero, team or factor; `/deck edit` searches cards (`hero:storm level<=3 keeper`, `factor:tech,speed`, `-word`) and shows curve and balance. `/deck import` and `/deck export` read and write lists; `/deck share` gives a code that anyone can import.
help-manners = At your pace
    .text = `/me settings` has pings, reminders and quiet hours; `/me orders` what is answered for you. In a match, `/match clock` says how long questions may wait, `/match nudge` calls whoever you wait for, `/match undo` takes an answer back.
help-league = League nights
    .text = `/league join` signs you up for a night, `/league pairings` and `/league standings` show how it goes. Hosts open one with `/league create` and give it a time with `/league schedule`; the rest runs by itself.
help-stats = Numbers
    .text = `/stats me` shows how you do, `/stats versus` how you do against somebody, `/stats leaderboard` who does best, `/stats game` and `/stats card` what is played. `/me settings` says whether you stand in tables.
help-cards = Whose cards these are
    .text = Where a publisher’s cards are not public, as in Marvel Recharge and Super Powered Smash Masters, the cards are a set of our own: the original card texts are not included. For these two games, those who manage a server can load cards of their own with `/set load`; only that server sees them. Cards of the other games cannot be brought: what they do is code, not data.
help-fair = Fair shuffles
    .text = Every table shows a fingerprint of the secret behind its shuffles. Press **Add my luck** before the deal and type words of your own: with words of at least one player, nobody could have chosen the cards alone, not even my host. After the match, **Transcript** gives you all you need to check.
help-privacy = Your data
    .text = `/privacy export` gives you all that I have stored about you, `/privacy delete` removes it. `/me settings` says what others may see.
help-invite = Bring me to your server
help-invite-local = This is a local playground. With a bot token in `.env`, the same bot joins a real server.
button-guided = Play a guided first match
tip-attack = **Your attack.** Who has no card left, neither in the deck nor in the hand, loses. Each card has a level: you can play those up to the power. Its attack number is how many cards your opponent loses. Cards that stay as Keepers help you every turn.
tip-block = **You are attacked.** Discard a card whose icon matches and the attack stops after that one card; or take it and keep your hand. If an icon turns up from your deck, that stops it too.
tip-damage-from-hand = **Your deck is empty**, so the damage comes out of your hand. A matching icon still stops it.

## What cards say: parts of effects, common to all games. A phrase begins with a small letter and ends without a stop.
effect-then = { $said }, then { $next }
effect-if = if { $condition }, { $does }
effect-sentence = { CAPITAL($says) }.
effect-sentences = { $said } { $next }
unable-if = Only if { $condition }.

## Big moments, the story and the poster of a match
sound-strike = WHAM!
sound-stopped = KLANG!
sound-misfire = FZZT!
sound-fall = THOOM!
sound-rise = WHOOSH!
sound-stage = KRAKOOM!
sound-out = SKRASH!
story-turn = Turn { $turn }
story-end = THE END!
story-lost = DEFEAT!
poster-won = { $who } wins!
poster-drawn = A draw!
poster-together-won = The heroes win!
poster-together-lost = The villain wins!
poster-name = { $who }
figure-turns = turns
figure-rounds = rounds
figure-damage = damage
figure-blocks = blocks
figure-threat = threat removed
figure-defeated = heroes defeated
figure-counters = counters
figure-battles = battles
figure-points = points won
