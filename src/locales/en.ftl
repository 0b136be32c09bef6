### Words that no single game owns. Names, cards' titles and numbers come as arguments.

## Sentences that only carry something
card = { $card }
seat = { $seat }
name = { $name }
number = { $n }
colon = :
nothing = nothing

## A table in words
face-down-card = Facedown card
more-cards =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
others-more = { $n } more
# Sentences rather than cards.
others-else = { $n } more
others-instead = something else
others-count =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
same-times = { $times } × { FORM($what, form: "bare") }
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
zone-top = top
upside-down = upside down
panel-you = you
brief-out = You’re out
piles-title = Open piles, from the top down
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
        [0] All assigned.
       *[other] Left to assign: { $n }
    }
prompt-to-choose =
    { $min ->
        [0] Choose up to { $max }.
       *[other] { $same ->
            [yes] Choose { $max }.
            [next] Choose { $min } or { $max }.
           *[no] Choose { $min } to { $max }.
        }
    }
prompt-cost =
    { $typed ->
        [none] To pay: { $total }
        [all] To pay: { $parts }
       *[other] To pay: { $total }, including { $parts }
    }
prompt-cost-part = { $amount } { $as }
prompt-paid = Paid: { $amount } of { $total }
prompt-paid-with = Paid { $amount } of { $total } with { $items }
prompt-too-much = That’s more than you need. Take out what you don’t.
prompt-none = Choose none
prompt-pick = Choose…
prompt-range = { $from } through { $to }
prompt-suggested-order = Keep this order
prompt-suggested-pay = Pay with { $items }
told-apart = { $what } ({ $by })
prompt-copies = { $what } ×{ $n }
prompt-item = { $what }: { $as }
prompt-item-more = { $what }: { $amount } { $as }
prompt-share = { $what }: { $n } of { $max }
prompt-held = ✓ { $what }
prompt-add-one = One to…
prompt-all-left =
    { $n ->
        [one] The last one to…
        [2] Both to…
       *[other] All { $n } to…
    }
prompt-confirm-some =
    { $n ->
        [0] Choose these
        [one] Choose this one
       *[other] Choose these { $n }
    }
prompt-confirm-verb =
    { $n ->
        [0] { $verb }
       *[other] { $verb } ({ $n })
    }
prompt-confirm-order = Use this order
prompt-confirm-share = Confirm
prompt-confirm-pay = Pay with these
prompt-undo = Remove last
prompt-clear = Start over
prompt-earlier = Previous page
prompt-later = Next page
prompt-refused = Why can’t I…?

## What is not possible
refused-title = You can’t:
refused-nothing = Nothing is ruled out: every choice you have is on the buttons.

## The log
why-card = Because of { $card }
why-unknown = That’s just the normal course of play. No card or special rule made it happen.
rule-rulings =
    { $n ->
        [one] Longbox ruling { $ids }
       *[other] Longbox rulings { $ids }
    }

## Cards
card-plain = No card text.
card-id = Card { $id }
hand-title = Your hand
# A card of the hand that answers the question
mark-answer = can be chosen now
hand-empty = Your hand is empty.

## Why something is not done, and what to do instead
refused-none-over = You haven’t finished a match here yet. `/match list` shows the ones under way.
refused-none-in-thread = You aren’t in a match in this thread. To pick another one, use the `match` option.
refused-no-match = You have no match for that here. `/match list` shows yours; `/challenge` starts one.
refused-not-at-table = You aren’t in that match. Watch the board, or start your own match with `/challenge`.
refused-gave-up = That seat has left the match. You can still watch the board.
refused-no-hints = Hints are only for matches against practice bots, where no rating is at stake.
refused-no-partners = You can only hand over seats in co-op games.
refused-not-yours-to-give = You can hand over your own seat or one whose player ran out of time, and take your own back from a practice bot. Other practice bots are up to the host.
refused-practice-already = A practice bot already plays that seat.
refused-not-host = Only the table’s host can do that.
refused-not-invited = This challenge is for someone else. Start your own with `/challenge`.
refused-bot-opponent = That bot can’t play cards. Challenge a person, or me for practice.
refused-not-in-server = { $name } isn’t in this server and wouldn’t see your challenge. Challenge someone who is, or leave out the opponent.
refused-successor-elsewhere = { $name } isn’t in this server. Name someone who is, or leave out `to` for a practice bot.
refused-level-of-a-person = Levels are for practice against me. Leave out either the level or the person.
refused-series-together = Best of three is for players against each other. Leave out `best-of` in co-op games.
refused-not-for-host = Only { $who } can accept or decline this challenge. You can withdraw it.
refused-yourself = You can’t challenge yourself. Leave the opponent blank, or pick me to practice.
refused-own-challenge = That’s your own table. Wait for someone to join, or withdraw your challenge.
refused-already-seated = You already have a seat at this table.
refused-table-full = Every seat at this table is taken. Start another with `/challenge`.
refused-too-few = It takes at least { $least } players. Invite somebody to press **Join** first.
refused-not-open = You can only do that before a match starts or after it ends.
refused-closed = This is no longer open. Start a new match with `/challenge`.
refused-not-started = This match hasn’t started: someone still has to join or choose a deck.
refused-stale = That choice has already been made. Press **Your move** to see what’s next.
refused-foreign = That question is for another player. Press **Your move** to see yours.
refused-illegal = You can’t do that: { $problem }. Press **Your move** and choose again.
refused-over = This match is over. Press **Rematch, same decks** on the board to play again.
refused-over-for-good = This match is over. The buttons on its board show what’s next.
refused-halted = This match can’t continue because of a bug in my rules. You can still concede it, and report it with `/match bug`.
refused-rules-failed = There’s a bug in my rules. The match is back where it was before this action; nothing else is lost. Choose something else, and please report it with `/match bug` (number { $number }).
refused-unknown-game = There’s no game called “{ $game }”. Pick one from the list.
refused-unknown-ruleset = There’s no ruleset called “{ $ruleset }”. Pick one from the list.
refused-unknown-scenario = There’s no scenario called “{ $scenario }”. Pick one from the suggestions in `/scenario start`.
refused-unknown-deck = There’s no deck called “{ $deck }”. `/deck list` shows the ones you can use.
refused-unknown-deck-near = There’s no deck called “{ $deck }”. Did you mean { $near }? `/deck list` shows the ones you can use.
refused-deck-of-game = “{ $deck }” is a deck for { $game }. Pick a deck for the game you want to play.
refused-ready-deck = “{ $deck }” is a ready-made deck, so it stays as it is. `/deck copy` makes one of your own from it.
refused-unknown-set = This server has no set called “{ $set }” for that game. Server managers can see its sets with `/set list`.
refused-no-such-set = This server has no set called “{ $set }”. Server managers can see its sets with `/set list`.
refused-set-changed = That set has been replaced or removed in the meantime. `/set list` shows what’s there now.
refused-too-many-sets = A server has at most { $most } sets. Remove one with `/set remove` first.
refused-too-many-tables = You have { $most } open tables, the most you can have at once. Finish or cancel one first: `/match list` lists them.
refused-too-many-practice =
    { $most ->
        [one] You’re already in a practice match. Finish or concede it first: `/match list` lists it.
       *[other] You’re already in { $most } practice matches. Finish or concede one first: `/match list` lists them.
    }
refused-too-many-strong =
    { $most ->
        [one] A strong practice bot is already thinking about another match of yours. Finish that one first, or pick an easier bot.
       *[other] Strong practice bots are already thinking about { $most } matches of yours. Finish one first, or pick an easier bot.
    }
refused-too-many-here = This server has { $most } open tables, the most it can have at once. Try again when some are over.
refused-too-fast = That’s a lot at once. Wait a moment and try again.
refused-no-practice = I can’t play this game by these rules. Pick another ruleset, or challenge a person.
refused-deck-not-legal = You can’t play that deck here. { $problem } Choose another, or change it with `/deck edit`.
refused-decks-do-not-match = These decks don’t go together. { $problem } Pick another.
refused-nothing-to-take-back = You have nothing to undo on your own right now. `/match undo` shows what’s possible.
refused-league-table = That’s a league match. The pairings decide who sits there; to leave the night, use `/league leave`.
refused-take-back-needs-consent = You can’t undo that on your own anymore: something has been seen or decided since.
failed = Something went wrong on my end. Nothing you did is lost; please try again. If it happens again, use `/match bug`.

refused-no-deck = That isn’t one of your decks, or it was deleted. `/deck list` shows yours.
refused-no-code = No deck has the code “{ $code }”. Check it: a code has eight letters and digits, like 7K3Q-9FHM.
refused-deck-name = A deck name needs 1 to { $most } visible characters. Please choose another.
refused-deck-name-taken = You already have a deck called “{ $name }”. Choose another name, or rename that one with `/deck rename`.
refused-too-many-decks = You have { $most } decks, the most I keep per person. Delete one with `/deck delete` first.
refused-deck-changing = That deck is being edited somewhere else right now. Please try again.
refused-deck-cards = A deck can have at most { $most } different cards. Take some out first.
refused-deck-copies = A deck can have at most { $most } copies of a card.
refused-deck-card = { $card } is no longer in this game. You can take it out, but not add it.
refused-no-themes = I can’t suggest decks for this game. Leave out the theme and choose the cards yourself.
refused-unknown-theme = There’s no theme called “{ $theme }”. Pick one from the suggestions, such as a hero or a team.
refused-deck-empty = This deck is empty, so there’s no list to write. Add cards with `/deck edit` first.
refused-list-empty = That list has no cards. Write one per line, like `4x Name` or `ST001:4`.
refused-list-long = That list is too long: I read up to { $most } characters.
refused-list-json = That isn’t valid JSON. Line { $line }, column { $column }: { $problem }.
refused-list-shape = I can’t read this JSON as a deck. Line { $line }, column { $column }, { $path }: { $problem }. Write cards with copies, such as {"{"}"ST001": 4{"}"}.
refused-file-size = That file is too big: I read up to { $most } KB.
refused-file-type = I can only read text and JSON files. “{ $name }” is neither.
refused-file-gone = I couldn’t download that file from Discord. Try again, or paste the list instead.

## A challenge
level-easy = Easy: still learning
level-steady = Steady: knows how to play
level-strong = Strong: thinks ahead
former-player = Former player
practice-easy = Easy Bot
practice-steady = Steady Bot
practice-strong = Strong Bot
# A practice bot that is somebody; $level: easy, steady or strong. Sentences put names in brackets, so they have none
character-bold = Firebrand the { $level } bot
    .short = Firebrand
character-careful = Lookout the { $level } bot
    .short = Lookout
character-tricky = Trickster the { $level } bot
    .short = Trickster
challenge-posted = Your table is open. Everyone here can see it.
challenge-posted-quietly = Your table is open. { $who } wasn’t pinged again: you challenged them less than an hour ago.
deck-choose = Choose your deck. Picks stay hidden until everyone is ready.
deck-chosen = Your deck: **{ $deck }**. You can change your mind until the match starts.
deck-secret = Decks stay secret until the match is over.
deck-waiting = Waiting for { $who } to choose a deck.
deck-waiting-answer = Waiting for an answer to your challenge.
deck-waiting-seat = Waiting for someone to take the other seat.
deck-waiting-start = The match starts when everyone has a deck and no seat is free. If seats stay free, the host can start without them.
deck-taken = Hero taken
clock-live = Live: a minute per answer, plus ten for the whole match
clock-live-slow = Live, slower: three minutes per answer, plus thirty for the whole match
clock-10-minutes = Ten minutes
clock-an-hour = An hour
clock-a-day = A day
clock-three-days = Three days
clock-never = No timer
sets-recommended = The villain’s usual set
deck-choose-partner = Choose your hero and deck.
deck-for = For **{ $who }**:
button-deck-for = Deck for { $who }
deck-pick = Choose a deck…
decks-own = Your decks
deck-group = { $group } ({ $count })
deck-size =
    { $size ->
        [one] one card
       *[other] { $size } cards
    }
lobby-challenge = **{ $host }** challenges you to a match of { $game } ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }).
lobby-open = **{ $host }** is looking for somebody to play { $game } ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }).
lobby-rematch = **{ $host }** wants a rematch: { $game } ({ $ruleset }).
lobby-open-partners = **{ $host }** is putting a team together for { $game }: { $ruleset }. Take a seat (or several); practice bots can fill the rest.
lobby-sets = Mixed in: { $sets }
lobby-choosing = **{ $host }** opened a table for { $game } ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }). Time to choose decks.
lobby-declined = **{ $host }** wanted to play { $game }, but the challenge was declined.
lobby-withdrawn = **{ $host }** closed this table.
lobby-expired = Nobody joined in time for { $game }. Start again with `/challenge`.
lobby-called-off = This table was canceled: what was played here doesn’t count.
lobby-goes-on = { $reason } The table goes on below; decks already chosen are kept.
lobby-league = League match ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }). Choose your decks to start.
lobby-set = With this server’s own cards: **{ $set }**.
lobby-seats-open =
    { $n ->
        [one] An open seat
       *[other] { $n } open seats
    }
lobby-seat-waiting = Waiting for an answer
lobby-seat-choosing = { $who } is choosing a deck
lobby-seat-ready = { $who } is ready
lobby-seat-deck = { $who }: { $deck }
lobby-kick = Kick a player…
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-join = Join
button-take-seat = Take a seat
button-add-practice = Add a practice bot
button-leave-or-close = Leave or close
button-decline-or-withdraw = Decline or withdraw
ask-close-table = This is your table. Close it for everyone?
button-leave-one = Give up one seat
button-start =
    { $n ->
        [1] Start alone
       *[other] Start with { $n }
    }
button-choose-deck = Choose your deck
note-declined = You declined.
note-withdrawn = Table closed.
note-left = You left the table.
note-kicked = The seat is free again.

## Fair shuffles
button-luck = Add my luck
button-shuffle = Verified shuffle
luck-field = A few words of your own
luck-hint = Something nobody would guess. It appears in the transcript, which anyone can read.
note-luck-added = Your words are in the shuffle: “{ $words }”. Its fingerprint is now `{ $fingerprint }`. If **Verified shuffle** shows the same one when the cards are dealt, nobody changed theirs after you.
refused-luck-empty = That was empty. Type a few letters of your own.
refused-luck-late = The cards have been dealt. Luck goes in before the deal.
refused-luck-shared = Every table of this night plays the same shuffle, so nobody can add luck to it.
shuffle-line = Verified shuffle { $promise }
shuffle-line-luck = Verified shuffle { $promise } · with luck { $fingerprint }
shuffle-seal = Seal: { $seal }
shuffle-told = **Verified shuffle:** `{ $commitment }`. That’s the fingerprint of the secret behind every shuffle and coin flip here, published before anyone could add luck.
shuffle-told-rests = **Luck:** none. The shuffle is fixed and recorded, but you have to trust that the bot’s host didn’t pick a secret that favors someone.
shuffle-told-shared = **Luck:** none. Every table of this night plays the same shuffle. It is fixed and recorded, but you have to trust that the bot’s host didn’t pick a secret that favors someone.
shuffle-told-luck = **Luck:** from { $who }, in that order. With their words the fingerprint is `{ $fingerprint }`. Nobody could have chosen the cards { $n ->
        [one] without help from { $help }
       *[other] unless one of { $help } helped
    }: only later words, or a deck chosen after them, could have been picked to suit the shuffle.
shuffle-words = { $who }: “{ $words }”
shuffle-how = **Add my luck** mixes in words of your own until the cards are dealt. If you don’t trust somebody here, wait until they have added theirs and chosen a deck; then add yours.
shuffle-secret = **Secret:** `{ $secret }`

## Quests
quests-title = Quests: { $game }
quests-about = Play quests on your own, against a practice bot. Each win opens the next stage.
quests-won =
    { $won ->
        [0] You haven’t won any of the { $all } quests yet.
       *[other] You’ve won { $won } of { $all }.
    }
quests-of-some = ▸ **{ $keeper }**: { $won } of { $all } won
quests-of-all = ✓ **{ $keeper }**: all { $all } won
quests-of-entry = { $won } of { $all } won
quests-of-title = { $keeper } quests
quests-progress = { $keeper }: { $won } of { $all } won. All quests: { $total } of { $of }.
quest-title = { $keeper }, stage { $stage }: { $enemy }
quest-place = Stage { $stage }: { $enemy }
quest-difficulty =
    { $stars ->
        [1] ★☆☆
        [2] ★★☆
       *[other] ★★★
    }
quests-start = ▸ **Start here:** { $quest } { $difficulty }
button-start-here = Start here
quests-pick = Whose quests?
quest-pick = Choose a stage…
quest-open = not tried yet
quest-tried =
    { $tries ->
        [one] tried once
       *[other] tried { $tries } times
    }
quest-best = best win: { $turns } turns against the { $level } bot
quest-locked = unlocks after you win { $quests }
quest-no-terms = No special rules.
quest-temper-bold = { $enemy } goes all in, strikes hard and would rather take a hit than give up a card.
quest-temper-careful = { $enemy } plays it safe, blocks whenever possible and saves cards to block with.
quest-temper-tricky = { $enemy } loves tricks: cards with clever effects come before plain hits.
quest-facts = { $ruleset } · { $difficulty }
quest-choose = Choose a deck to start.
quest-under-way = You’re in the middle of this quest.
quest-level = The { $level } bot
quest-level-meant = The one this quest was made for
quest-level-rating = Rating { $rating }
quest-level-pick = Play against…
quest-won = Quest won: { $quest }.
quest-not-won = Quest not won yet: { $quest }.
quest-opens = You’ve unlocked { $quest }.
quest-level-easy = easy
quest-level-steady = steady
quest-level-strong = strong
board-quest = **Quest** · { $quest } · { $difficulty }, { $level } bot
button-quests-of = { $keeper } quests
button-all-quests = All quests
button-same-deck = Play with { $deck }
button-next-stage = Next stage
button-try-again = Try again
refused-unknown-quest = There’s no quest called “{ $quest }”. `/quest` shows them all.
refused-quest-locked = That quest is still locked: you have to win another first. `/quest` shows which.

## A match
button-your-move = Your move
button-my-hand = My hand
button-as = As { $who }
button-concede = Concede the match
button-keep-playing = Keep playing
button-same-decks = Rematch, same decks
button-change-decks = Change decks
button-why = Why?
button-story = The story
button-post = Post it
note-posting = Posting it for everyone…
note-posted = Posted for everyone.
button-coach = Turning points
button-hint = Hint
hint-line = A strong practice bot would choose: { $answer }
coach-how = Outlook: how good your position looked, averaged over many possible deals of the cards you couldn’t see.
coach-given = You chose: { $answer } (outlook { $n }%).
coach-better = Stronger: { $answer } (outlook { $n }%).
coach-none = No mistakes stand out: a strong practice bot found no clearly better choice.
coach-busy = I couldn’t go over that match just now. Try again in a few minutes.
button-transcript = Transcript
button-replay = Replay
button-watch = Watch
watch-thread = You’re watching this match now. Follow it here:
watch-here = You can follow this match on its board. So far:
transcript-file = Every move of a finished match, its secret and its seal
transcript-what-to-do = This file holds the whole match. `npm run longbox -- verify FILE --seal SEAL` replays it and checks that nothing has changed since the match ended.
button-refresh = Refresh
button-take-back = Undo
button-choose = Choose
button-more = More…
button-pay-otherwise = Pay differently…
button-in-words = In words
button-report = Report a bug
menu-meanwhile = Meanwhile
menu-look-at = Look at a card…
menu-look-at-range = Look at a card: { $range }
menu-change = { FORM($what, form: "bare") } { $before } → { $after }
board-won = { $who } wins
board-drawn = A draw
board-together-won = The heroes win!
board-together-lost = The heroes lose
menu-won = You win!
menu-lost = You lose
board-next = Up for another? { $villain }, { $mode } (`/scenario start`)
between-scores = –
board-score = Series: { $score }
awaiting-also = { $said } (also { $who })
board-halted = This match can’t continue because of a bug in my rules. You can still concede; `/match bug` makes a report.
board-leaving = { $who } has conceded. That counts once this choice is made.
hindered-match = I can’t show your match in <#{ $channel }> right now: I’m missing { $permissions } there. I’ll catch up once I have that.
hindered-night = I can’t show your league night in <#{ $channel }> right now: I’m missing { $permissions } there. I’ll catch up once I have that.
hindered-some = permission to see the channel and write in it
permission-ViewChannel = View Channel
permission-SendMessages = Send Messages
permission-EmbedLinks = Embed Links
permission-CreatePublicThreads = Create Public Threads
permission-CreatePrivateThreads = Create Private Threads
permission-SendMessagesInThreads = Send Messages in Threads
hindered-place-match = The channel of your match `{ $match }` is gone. Use `/match board` with that match in another channel to continue there.
hindered-place-night = The channel of your league night is gone. Use `/league move` in another channel to continue there.
menu-not-begun = This match isn’t being played right now.
ask-concede = Concede this match? You can’t undo that.
concede-others = The others play on without you.
concede-ends = That ends the match, as a loss.
note-handed-over = { $who } takes over from here.
note-seat-back = You’re back at the table.
ask-handover-practice = Hand { $who }’s seat to a practice bot? They can take it back any time.
ask-handover-person = Offer { $who }’s seat to { $name }? Only they can give it back.
button-hand-over = Hand over
button-offer-seat = Offer the seat
button-take-over = Take over
seat-offered = { $to }, would you like to take over { $who }’s seat in this match of { $game }?
seat-declined = { $who } keeps the seat.
note-seat-offered = { $name } has been asked. Nothing changes until they accept.
refused-offer-gone = That seat is no longer on offer.
refused-not-offered = That seat was offered to someone else.
button-seat-back = Take the seat back
late-default = { $who } ran out of time: the safest choice was made instead.
late-default-partners = { $who } ran out of time: the safest choice was made instead. `/match handover` gives the seat to someone else.
late-stand-in-partners = { $who } ran out of time: a practice bot takes over, as agreed. They can take the seat back with `/match handover`.
late-stand-in = { $who } ran out of time.
late-forfeit = { $who } ran out of time and forfeits, as agreed.
late-forfeit-partners = { $who } ran out of time and leaves the table, as agreed.
note-later = { $who } will be back later.
note-gone = { $who } is out of the league night: their matches count as conceded.
note-later-own = Got it. No reminders until you’ve answered.
note-nudge-sent = Reminder sent to { $who } in the match’s thread.
clock-told-never = No timer: take your time.
clock-told = You have { $each } for each question; then { $then }.
clock-told-bank = You have { $each } for each question, plus { $bank } for the whole match; then { $then }.
lapse-default = the safest answer is chosen
lapse-stand-in = a practice bot takes over
lapse-forfeit = that player forfeits
lapse-choice-default = Choose the safest answer
lapse-choice-stand-in = A practice bot takes over (co-op)
lapse-choice-forfeit = The player forfeits
clock-waits = Waiting for { $who }, asked
clock-bank-left = { $who } has { $left } left in the bank.
clock-how = Add options to `/match clock` to propose another timer. It takes effect once everyone agrees.
clock-proposed = { $who } proposes another timer. { $clock } Do you agree?
clock-set = Agreed. { $clock }
clock-refused = { $who } doesn’t agree. The timer stays as it is.
clock-withdrawn = { $who } withdraws the proposal. The timer stays as it is.
refused-clock-stale = That proposal is no longer open. `/match clock` shows the current timer.
refused-clock-own = That’s your own proposal: someone else has to agree.
refused-no-clock = That goes with a timer, and there would be none. Name one too, with `clock` or `minutes`.
refused-nobody-to-nudge = There’s nobody to nudge: this match isn’t waiting for another player.
refused-nudged-lately =
    They’ve already been reminded. { $minutes ->
        [one] Try again in a minute.
       *[other] Try again in { $minutes } minutes.
    }
refused-not-awaited = It isn’t your turn in that match.
refused-later-already = You’ve already said so, or time is up. You can say it again after answering a question.
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
note-until = Time runs out
button-later = Back later
button-stand-in = Practice bot for { $who }
note-conceded = You conceded. Thanks for playing!
note-pay-otherwise = Choose a card first, then what pays for it.
note-begun = The match has started. Here’s your hand.
note-playing-on = Good. Here’s where you were.
note-taken-back = Undone. Choose again.
note-took-back = { $who } undoes that.
note-saved = Done.
note-chosen = You chose: { $what }.
note-upgraded = My rules were updated in the middle of an action, so the match went back to where that action began.
note-rules-failed = There’s a bug in my rules. The match went back to where the action began; choose something else.
end-conceded = { $who } conceded.
end-repeated = The same position came up for the third time.
end-repeated-often = The same position came up { $times } times.
end-forced = Nobody had a real choice for { $turns } turns in a row.
why-title = Why?
waiting-for-you =
    { $n ->
        [0] No match is waiting for you. Enjoy the break.
        [one] One match is waiting for you:
       *[other] { $n } matches are waiting for you, oldest first:
    }
match-none = You have no open matches. Start one with `/challenge`.
match-board = The board is here:
match-log-latest = Only the latest part: the match’s thread has it from the start.
match-inviting = waiting for players
match-invited = waiting for you to accept
match-choosing = choosing decks
match-your-turn = your turn
match-playing = in progress
match-halted = halted
match-over = over
match-withdrawn = closed
bug-what-to-do = This file has everything you can see in the match and nothing else. Send it to the people who run this bot, and tell them what you expected.
bug-file = What one player can see in a match
unknown-card = No card called “{ $name }”. Type part of a hero’s or card’s name and pick a suggestion.
unknown-card-near = No card called “{ $name }”. Did you mean { $near }? Type part of a name and pick a suggestion.
unknown-rule = No rule about “{ $name }”. Type a word like “block” and pick a suggestion.
unknown-rule-near = No rule about “{ $name }”. Did you mean { $near }? Type one of these and pick a suggestion.
settings-pictures-dark = Boards are pictures for the dark theme. **In words** shows everything as text.
settings-pictures-dark-words = Boards are pictures for the dark theme, with everything in words below.
settings-pictures-light = Boards are pictures for the light theme. **In words** shows everything as text.
settings-pictures-light-words = Boards are pictures for the light theme, with everything in words below.
settings-pictures-words = Boards are shown in words alone.
settings-moments-shown = Big moments get a comic panel in the match’s thread, at most one a turn.
settings-moments-hidden = Big moments don’t get a picture of their own.
settings-hosts = League hosts: <@&{ $id }>, and members who can manage events.
settings-no-hosts = League hosts: members who can manage events. The `hosts` option adds a role.
settings-how = To change one of these, use `{ $command }` with an option: { $options }.
settings-saved = Saved.
settings-unchanged = Nothing changed: that’s how it is already.
settings-limit-channel = To limit where matches can start, pick a channel: `/settings channel:…`
settings-limit-starter = To limit who can start matches, pick a role: `/settings starter:…`
settings-option = `{ $name }`
preferences-pictures-dark = Your cards come as pictures for the dark theme. **In words** shows everything as text.
preferences-pictures-dark-words = Your cards come as pictures for the dark theme, with everything in words below.
preferences-pictures-light = Your cards come as pictures for the light theme. **In words** shows everything as text.
preferences-pictures-light-words = Your cards come as pictures for the light theme, with everything in words below.
preferences-pictures-words = Your cards come as words only. **In words** on a board spells it out for you; `/settings` decides how boards look for everyone in this server.
preferences-language-discord = I use your Discord language, if I speak it.
preferences-language = I talk to you in { $language }.
preferences-tables-shown = You appear on leaderboards, and others can look up your stats.
preferences-tables-hidden = You don’t appear on leaderboards, and only you can look up your stats.
preferences-group-looks = What you see
preferences-group-calls = Pings and reminders
preferences-group-play = At the table
preferences-pings-on = You’re pinged when it’s your turn.
preferences-pings-off = You won’t be pinged. Boards still show when it’s your turn.
preferences-reminders = Reminders: { $how }.
reminders-1-hour = after an hour
reminders-4-hours = after four hours
reminders-12-hours = after twelve hours
reminders-a-day = after a day
reminders-three-days = after three days
reminders-off = never
preferences-quiet-none = No quiet hours.
preferences-quiet = Quiet hours: { $from } to { $to } ({ $zone }). Pings wait until they’re over; match timers don’t.
preferences-pace = Practice bots answer you { $how }.
pace-quick = quickly
pace-usual = at normal speed
pace-slow = slowly
preferences-orders =
    { $count ->
        [0] You have no auto-replies. `/me orders` adds one.
        [one] You have one auto-reply: `/me orders` shows it.
       *[other] You have { $count } auto-replies: `/me orders` shows them.
    }

## Standing orders
orders-title = Your auto-replies
orders-none = You have none.
orders-about = Only you can see them. When one applies, I answer for you after a short pause, so nobody can tell whether you had a choice. If you answer first, your answer counts.
orders-add = Add an auto-reply…
orders-drop = Remove one…
orders-limit = Choose a limit…
orders-propose = What should I answer for you from now on?
orders-choose = From now on…
order-everywhere = in every match of { $game }
order-here = in this match
order-in-one = in one match of { $game }
order-will-answer = One of your auto-replies will answer this in a few seconds, unless you answer first.
button-order = Don’t ask me again…
button-back = Back
button-help = Help
button-to-choices = Back to my choices
note-order-given = Done, this time and from now on. `/me orders` removes it.
refused-too-many-orders = You have { $most } auto-replies, the most you can have. Remove one with `/me orders` first.
refused-unknown-order = That auto-reply no longer exists. `/me orders` shows yours.
refused-unknown-zone = No time zone called “{ $zone }”. Pick a suggestion such as Europe/Rome, or an offset such as UTC+2.
refused-unknown-hours = I can’t read “{ $hours }” as quiet hours. Write them like 22-7 or 22:30-6:45, or `none`.
refused-no-hours = You have no quiet hours that a time zone could be for. Give both: `/me settings quiet:22-7 zone:…`

## A server's own settings
settings-channels-all = Matches can be started in any channel.
settings-channels = Matches can be started in:
settings-starter-all = Anyone can start matches.
settings-starter-everything = Matches can be started by:
settings-starter-tables = Quests and practice are open to all; only this role can open tables for several players:
settings-clock-usual = Default timer: a day in co-op games, none otherwise.
settings-clock = Default timer: **{ $clock }**.
settings-language-server = Boards use the server’s own language, if I speak it.
settings-language = Boards are in { $language }.
settings-boards-channel = Boards are posted in the channel where the challenge was made; each has a thread for the log and pings. If four are already active there, new ones go in their own threads.
settings-boards-thread = Boards are posted in the match’s thread with the log. The channel only keeps the challenge.

## People's own decks
editor-size =
    { $n ->
        [one] One card
       *[other] { $n } cards
    }
editor-legal-by = ✓ Legal in: { $rulesets }
editor-not-legal-by = ✗ Not legal yet in: { $rulesets }
editor-legal-all = ✓ Legal in all rulesets
editor-not-legal-all = ✗ Not legal yet
editor-search = Search:
editor-found =
    { $n ->
        [0] No cards found. Clear the search, or make it simpler.
        [one] One card found.
       *[other] { $n } cards found. Showing { $from }–{ $to }.
    }
editor-found-all = All { $n } cards in the game. Showing { $from }–{ $to }.
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
editor-empty = This deck is empty. Press **Find cards**, pick one from the list and add it.
editor-group = **{ $group }** · { $n }
editor-group-none = **Others** · { $n }
editor-line = { $n } × { $card }
editor-line-unknown = { $n } × { $id } (no card in this game)
button-add = Add one
button-cut = Remove one
button-playset = Make it { $n }
button-out = Remove all
button-search = Search…
button-clear-search = Clear search
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
note-deck-new = Your new deck: **{ $name }**.
note-deck-proposed = I built **{ $name }** around { $theme } (seed { $seed }: the same seed builds the same deck).
note-deck-renamed = Renamed to **{ $name }**.
note-deck-copied = **{ $name }** is yours now; change it as you like.
note-deck-imported = **{ $name }** imported.
note-deck-deleted = **{ $name }** deleted. Matches under way keep using it.
note-deck-kept = **{ $name }** stays as it is.
note-deck-unshared = **{ $name }** can’t be copied anymore. People who copied it keep their copy.
note-import-dropped = Nothing was imported.
deck-untitled = New deck
deck-imported-name = Imported deck
deck-theme-name = { $theme } build
deck-shared = Anyone, in any server, can copy **{ $name }** with this code: **{ $code }**. They type `/deck import list:{ $code }`.
deck-exported = `/deck import` reads this, here or in any other server.
deck-file = A deck list
ask-delete-deck = Delete **{ $name }** ({ $size ->
        [one] one card
       *[other] { $size } cards
    })? You can’t undo this.
button-delete-deck = Delete it
button-keep-deck = Keep it
deck-not-playable = Not playable here: **{ $name }**. { $problem }
deck-not-playable-more =
    { $n ->
        [one] One more of your decks can’t be played here. `/deck check` says why.
       *[other] { $n } more of your decks can’t be played here. `/deck check` says why.
    }
deck-choice-not-legal = { $name } (not legal here)
decks-own-none = You have no decks of your own yet. `/deck new` makes one; `/deck import` reads a list or a code.
decks-line = **{ $name }** · { $size ->
        [one] one card
       *[other] { $size } cards
    } · { $where }
decks-line-legal = { $rulesets }
decks-line-legal-all = all rulesets
decks-line-nowhere = not legal yet: { $problem }
decks-ready = Ready-made: { $rulesets }
decks-ready-all = Ready-made
import-title = Import a deck
import-list = Card list or code
import-list-hint = 4x Name, 4 Hero: Name, ST001:4;ST002:2, JSON, or a code such as 7K3Q-9FHM
import-name = Deck name (optional)
import-problems =
    { $n ->
        [one] One line of this list can’t be read.
       *[other] { $n } lines of this list can’t be read.
    } { $size ->
        [0] There was nothing else in it.
        [one] One card is fine.
       *[other] { $size } cards are fine.
    }
button-import-rest =
    { $n ->
        [one] Import that one card
       *[other] Import those { $n } cards
    }
button-import-fix = Fix the list
button-import-drop = Don’t import
refused-import-gone = That list is gone: you’ve imported another since. Please import it again.
theme-choice = { $facet }: { $value }

## Lists and searches
list-unknown = Line { $line }, “{ $written }”: no such card.
list-unknown-near = Line { $line }, “{ $written }”: no such card. Did you mean { $cards }?
list-ambiguous = Line { $line }, “{ $written }”: several cards have that name ({ $cards }). Write the full name.
list-too-many = Line { $line }, “{ $written }”: a deck can have at most { $cards } different cards, and { $copies } copies of each.
list-no-copies = Line { $line }, “{ $written }”: zero copies.
list-line = Line { $line }: { $problem }
list-more =
    { $n ->
        [one] I couldn’t read one more line.
       *[other] I couldn’t read { $n } more lines.
    }
search-no-facet = You can’t search by “{ $name }”. Try { $facets }.
search-no-order = { $facet } isn’t a number. Write `:` instead of `<` or `>`.
search-no-value = { $facet }: nothing matches “{ $wanted }”. Try { $known }.

## Taking back
undo-free = You can undo your last answer: nothing has been drawn, shown or decided since.
undo-consent =
    Since your last answer, something has been drawn, shown or decided, or its action has ended, so you can undo it only if it’s all right with { $who }. This goes back { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, to where that action began. Nobody forgets what they’ve seen, but hidden cards are reshuffled.
undo-alone =
    You can undo your last answer. This goes back { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, to where that action began. Hidden cards are reshuffled.
undo-blocked-nothing = You have nothing to undo: you haven’t made a choice in this match yet.
undo-blocked-old = You can’t undo your last answer: it was too long ago.
undo-blocked-left = You can’t undo your last answer: someone has left the match since.
undo-asked =
    { $who } would like to undo their last answer and the whole action it was part of. Play would go back { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, and hidden cards would be reshuffled. Do you agree?
undo-sent = You’ve asked { $who }. If they agree, play goes back.
undo-agreed = Thanks. Still waiting for { $who } to agree.
undo-done = Agreed: { $who } undoes their last answer. Play goes on from there.
undo-refused = { $who } doesn’t agree. The match goes on as it is.
undo-withdrawn = { $who } withdraws the request to undo. The match goes on as it is.
button-ask-consent = Ask to undo
button-agree = Agree
button-disagree = Don’t agree
button-withdraw-undo = Withdraw request
note-took-back-agreed = { $who } undoes that, as agreed. Hidden cards are reshuffled.
refused-undo-stale = The match has moved on since then. Use `/match undo` again to see what you can undo now.
undo-blocked-forbidden = Undo is off for this match.
refused-undo-forbidden = Undo is off for this match.

## A match that is over
replay-step =
    { $at ->
        [0] **The deal**
       *[other] **Step { $at } of { $last }**
    }
replay-hand-empty = **{ $who }** has no cards in hand
replay-hand = **{ $who }** holds { $cards }
# What only this player was told, in the words that were said to them.
replay-told = To { $who }: “{ $line }”
replay-file = The whole match, including everything that was hidden
button-replay-first = Go to start
button-replay-back = Back
button-replay-on = Next
button-replay-leap-back = Back { $n }
button-replay-leap-on = Ahead { $n }
button-replay-last = Go to end
button-replay-file = Download
refused-replay-not-over = That match isn’t over: its cards and its secret are still hidden. Try again when it has ended.
refused-replay-other-rules = I can’t replay that match: my rules have changed since, or a player in it has been forgotten. `/match log` shows what happened.
refused-takes-too-long = That took too long to work out. Try again in a minute.
verify-right =
    ✓ The match checks out: replaying { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } leads to the same result (`{ $hash }`). The secret `{ $secret }` is the one promised as `{ $commitment }`. **Transcript** on the board gives you a file to check it yourself, with its seal.
# Below a match that is still being played, where another one was checked
verify-later = This one isn’t over yet, so it can’t be verified until it ends.
verify-forgotten = A player of this match has been forgotten, along with their part of the shuffle, so it can’t be replayed. The secret is `{ $secret }`, promised as `{ $commitment }`.
verify-renamed = A player of this match has been forgotten. Without their name, the seal no longer matches the one that was posted.
verify-wrong = ✗ The match is **not** as recorded, at { $where }: { $problem } If I’ve been updated since then, that’s why: only the build it was played on can check it.
verify-not-sealed = this isn’t what was sealed.
verify-other-secret = this isn’t the secret that was promised.
verify-other-options = the game has no such options.
verify-gap = a move is missing, or out of place.
verify-cut = the match isn’t over here, so moves are missing.
verify-other-result = the moves lead to another result.
verify-other-rules = the rules don’t lead from here to what’s on record.

## Statistics
stats-here = this server
stats-everywhere = everywhere
stats-title = { $name } · { $game } · { $where }
stats-game-title = { $game } by the numbers · { $where }
stats-card-title = { $card } by the numbers · { $game } · { $where }
stats-versus-title = { $one } vs. { $other } · { $game } · { $where }
stats-board-title = Leaderboard: { $game } · { $where }
stats-rate = { $wins } of { $games } won ({ $share }%; likely range { $low } to { $high }%)
stats-rating = **Rating { $rating }** after { $games ->
        [one] one match
       *[other] { $games } matches
    }
# The rating of each level of practice bots, for somebody to hold their own against
stats-bots = Ratings of practice bots, for comparison: { $bots }
# A level or a villain, and its rating
stats-rated = { $what } { $rating }
stats-scenarios = Villains’ ratings, each against one player: the higher, the harder to beat
# In these, `together` is for games whose players play against a villain together
stats-people =
    { $sides ->
        [together] Against villains:
       *[apart] Against people:
    }
stats-practice = Against practice bots:
stats-early =
    { $games ->
        [one] One match conceded before everyone had a turn is counted separately.
       *[other] { $games } matches conceded before everyone had a turn are counted separately: { $wins } won.
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
    } · longest winning streak: { $longest }
stats-length =
    A match takes { $sides ->
        [together] { $turns ->
            [one] one round
           *[other] { $turns } rounds
        }
       *[apart] { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }
    } and { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } on average.
stats-matches =
    { $sides ->
        [together] { $n ->
            [one] One match against a villain.
           *[other] { $n } matches against villains.
        }
       *[apart] { $n ->
            [one] One match between people.
           *[other] { $n } matches between people.
        }
    }
stats-none-yet =
    { $sides ->
        [together] No finished matches against a villain yet. Start one with `/scenario start`.
       *[apart] No finished matches against people yet. Start one with `/challenge`.
    }
stats-by-ruleset = Rulesets
stats-by-villain = Villains
stats-by-players = Players at the table
stats-by-hero = Heroes
stats-by-deck = Decks
stats-by-scenario = Scenarios
stats-by-first = Who goes first
stats-by-luck = Luck
stats-players =
    { $n } { $n ->
        [one] player
       *[other] players
    }
stats-scenario = { $villain }, { $mode } · { $players }
stats-scenario-sets = { $villain }, { $mode } · { $sets } · { $players }
stats-first-yes = Going first
stats-first-no = Not going first
stats-luck = { $what }: { $times } ({ $expected } expected).
chart-share = { $share }% ({ $wins }/{ $of })
chart-range = { $low }–{ $high }%
stats-rating-curve = Rating over time
stats-versus-none = You and { $name } haven’t finished a match against each other yet.
stats-draws =
    { $n ->
        [one] One match was drawn.
       *[other] { $n } matches were drawn.
    }
stats-longest = { $name }’s longest winning streak: { $n }
stats-card-which = Several cards match “{ $name }”: { $cards }. Which one? Pick it from the suggestions.
stats-card-none = Nobody has played this card in a match between people yet.
stats-card-played =
    Played { $times ->
        [one] once
       *[other] { $times } times
    }, by { $games } of { $of } players.
stats-card-won = Win rate when played:
stats-place = { $place }. { $who } · **{ $rating }** · { $wins } of { $games } won ({ $share }%)
stats-board-empty =
    { $sides ->
        [together] Nobody has finished { $least } matches against villains yet.
       *[apart] Nobody has finished { $least } matches against people yet.
    }
stats-board-about =
    { $sides ->
        [together] Only matches without practice bots count, and you need { $least } to be listed. Ratings start at 0 and grow with wins against strong villains; `/me settings stats:Hidden` takes you off the list.
       *[apart] Only matches between people count, and you need { $least } to be listed. Ratings start at 0 and grow with wins against strong players; `/me settings stats:Hidden` takes you off the list.
    }
stats-file = Your results as a table
stats-exported =
    { $n ->
        [one] Your one result, for any spreadsheet.
       *[other] Your { $n } results, for any spreadsheet.
    }
refused-stats-of-a-bot = Bots have no statistics. Name a person.
refused-stats-hidden = { $name } keeps their stats private.
refused-stats-yourself = You can’t play against yourself. Name someone else.

## Privacy
privacy-file = Everything I store about you
privacy-exported = This file has everything I store about you. Only you can see this message. `/privacy delete` deletes it all.
ask-forget =
    Do you want me to forget you? { $matches ->
        [0] You aren’t in any matches.
        [one] The match you’re in will be conceded.
       *[other] The { $matches } matches you’re in will be conceded.
    } { $decks ->
        [0] Your settings, statistics and rating will be deleted.
        [one] Your deck, settings, statistics and rating will be deleted.
       *[other] Your { $decks } decks, settings, statistics and rating will be deleted.
    } The people you’ve played keep their results, with “Former player” in place of your name, and your matches can’t be verified anymore. This can’t be undone; `/privacy export` gives you a copy first.
button-forget-me = Forget me
button-keep-me = Keep everything
note-forgotten = You’re forgotten. Messages I’ve posted stay in their channels until someone deletes them. If you play again, you start from scratch.
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
set-same = **{ $name }** is already loaded, card for card. Nothing has changed. ({ $hash })
set-sound = **{ $name }** checks out for { $game }: { $size }. Nothing was loaded. ({ $hash })
ask-remove-set = Remove **{ $name }** ({ $size })?
set-remove-means =
    New matches and rematches can’t use it anymore. To bring it back, you need its file. { $open ->
        [0] No open match uses it.
        [one] One open match uses it and keeps its cards.
       *[other] { $open } open matches use it and keep its cards.
    }
button-keep-set = Keep it
button-remove-set = Remove it
set-kept = **{ $name }** stays as it is.
set-removed = **{ $name }** is removed. Matches that have begun keep their cards.
set-none = This server has no cards of its own yet. `/set load` takes a file; its format is described in docs/sets.md of the bot’s source.
set-list = The sets of this server:
set-line = **{ $name }** for { $game }: { $size } ({ $hash })
set-not-loaded =
    { $n ->
        [one] This set wasn’t loaded: there’s a problem. Fix it and try again.
       *[other] This set wasn’t loaded: there are problems. Fix them and try again.
    }
set-not-sound =
    { $n ->
        [one] There’s a problem with this set. Fix it before you load the file.
       *[other] There are problems with this set. Fix them before you load the file.
    }

## What is wrong with a file
flaw-at = line { $line }, column { $column }, { $path }: { $flaw }
flaw-in = { $path }: { $flaw }
flaw-file = the file
flaw-not-json = not JSON, { $fault }
flaw-more = and { $n } more
flaw-letters = it has more than { $most } characters
flaw-deep = it goes more than { $most } levels deep
flaw-format-one = this is not 1, the only format there is
flaw-no-cards = there are no cards
flaw-deck-id = this has to be two to thirty lowercase letters, digits and hyphens, a letter first
flaw-card-id = this has to be two to four capital letters and a number, such as AB12
flaw-no-name = nothing of this name can be seen
flaw-id-taken = there is a card with the id { $written } already
flaw-name-taken = there is a card with the name { $written } already
flaw-deck-taken = there is a deck with the id { $written } already
flaw-missing = this is missing
flaw-missing-wanted = this is missing: write { $wanted }
flaw-type = this has to be { $wanted }, and is { $found }
flaw-choice = this has to be { $choice }
flaw-number = this has to be { $bound }
flaw-characters =
    { $n ->
        [one] this needs { $bound } character
       *[other] this needs { $bound } characters
    }
flaw-entries =
    { $n ->
        [one] this needs { $bound } entry
       *[other] this needs { $bound } entries
    }
flaw-fields =
    { $n ->
        [one] this needs { $bound } field
       *[other] this needs { $bound } fields
    }
bound-least = at least { $n }
bound-most = at most { $n }
bound-exact = exactly { $n }
bound-more = more than { $n }
bound-less = less than { $n }
flaw-multiple = this has to be a multiple of { $n }
flaw-field = there is no such field here
flaw-written = this is not written as it has to be
flaw-format = this is no { $format }
flaw-key = this key is not one that may stand here
flaw-element = something in this list may not stand here
flaw-other = this may not stand here
json-string = a text
json-number = a number
json-int = a whole number
json-boolean = true or false
json-array = a list
json-object = an object in braces
json-fault-word = this word has no meaning in JSON; texts stand in quotes
json-fault-name = the name of a field in quotes has to follow, or the comma before it has to go
json-fault-value = a value has to follow, or the comma before it has to go
json-fault-colon = a colon is missing between a field and its value
json-fault-comma = a comma is missing
json-fault-brace = a closing brace is missing: {"}"}
json-fault-bracket = a closing bracket is missing: ]
json-fault-end = something follows after the end
json-fault-comment = there are no comments in JSON
json-fault-quote = a text has no closing quote
json-fault-cut = a number is cut off
json-fault-unicode = four hexadecimal digits have to follow \u
json-fault-escape = a backslash in a text stands only before one of " \ / b f n r t u
json-fault-control = a text holds a line break or another control character
json-fault-unknown = this is not JSON

## League nights
league-moment = <t:{ $at }:F>
league-from-now = <t:{ $at }:R>
league-format-swiss = Swiss: everyone plays every round
league-format-swiss-cut = Swiss, then a bracket: the best advance to single elimination
league-format-round-robin = Round robin: everyone plays everyone
league-format-groups = Groups, then a bracket: the top two of each group advance
league-format-single = Single elimination
league-format-double = Double elimination
league-format-points = Points: bigger tables, points for every place
league-format-teams = Teams of two: each player faces one from the other team
league-format-duplicate = Duplicate: every table plays the same cards
league-format-ladder = Ladder: beat a villain, face the next one
league-plan = { $game } ({ $ruleset }). { $format }{ $best ->
        [3] , best of three
       *[other] {""}
    }.
league-registration-opens = Sign-up opens { $at }, { $in }.
league-registration-closes = Sign-up closes { $at }, { $in }.
league-registration-before = **Sign-up isn’t open yet.**
league-registration-closed = **Sign-up is closed.**
league-registration-open-now = Sign-up for **{ $name }** is open.
league-registration-now = now
league-registration-start = when the night begins
league-ask-registration = Sign-up for **{ $name }** opens: { $opens }. It closes: { $closes }. Everyone sees these times in their own time zone. Is that right?
league-told-registration = Sign-up for **{ $name }** opens: { $opens }. It closes: { $closes }.
league-moved-up = a place opened up: you’re in **{ $name }** now. { $check ->
        [yes] You’re already checked in.
       *[no] If you can’t come, press **Leave**, so the next player moves up.
    }
league-no-time = The host will start it.
league-cut-line = { $n ->
        [0] The top 4 advance to the bracket; with more than 16 players, the top 8.
       *[other] The top { $n } advance to the bracket.
    }
league-time = It begins { $at }, { $in }{ $every ->
        [0] {""}
        [1] , and again every day
       *[other] , and again every { $every } days
    }.
league-sets = With these sets: { $sets }.
league-ladder = One villain after another: { $villains }. Tables that win move up; the others try again.
league-next-villain = Once a table wins, the next night faces the next villain.
league-set = With this server’s own cards: **{ $set }**.
league-deck-lock = One deck for the whole night, picked at sign-up.
league-no-undo = Undo is off at its tables.
league-reopened = A host reopened this night: it’s back on, and the final standings will follow.
league-relaid = The pairings have changed: table { $table } has different players now. This match no longer counts.
league-in-season = Counts toward **{ $season }**{ $nights ->
        [0] {""}
       *[other] , night { $number } of { $nights }
    }.{ $best ->
        [0] {""}
        [1] {" "}Each player’s best night counts.
       *[other] {" "}Each player’s best { $best } nights count.
    }
recap-title = { $name }: how it went
recap-won = { $who } won the night!
recap-nobody = Nobody won the night
recap-table = Table { $table }
recap-lucky = Luckiest player of the night: { $who }. { $what }: { $times } ({ $expected } expected).
league-prizes = 🎁 { $prizes }
league-open-lists = Everyone can see the deck lists once the night begins.
league-lists-open = Everyone, once the night begins
league-lists-closed = Everyone, once the night is over
league-export-standings = Standings
league-export-pairings = Pairings and results
league-export-decks = Deck lists
league-file-csv = A table you can open in a spreadsheet (CSV)
league-file-json = Data for programs (JSON)
league-exported-standings = Standings for **{ $name }**.
league-exported-pairings = Pairings and results for **{ $name }**.
league-exported-decks = Deck lists for **{ $name }**, as they were locked.
league-history = Past nights
league-day = <t:{ $at }:d>
league-history-night = **{ $name }** · { $at } · { $players ->
        [one] one player
       *[other] { $players } players
    }
league-history-series = **{ $name }**: { $nights } nights
league-history-most = most wins ({ $wins }):
league-history-first = first among players:
league-history-newest = Only the newest { $nights } nights are counted here.
button-league-lists = Deck lists
league-promise = { $rounds ->
        [several] In each round all
       *[one] All
    } tables play the same shuffle, promised as { $promise }. { $rounds ->
        [several] Every later round’s secret leads back to that one; all are
       *[one] Its secret is
    } revealed when the last table finishes. Nobody can add luck to it, so you have to trust the bot’s host.
league-phase-sign-up = { $timed ->
        [yes] Sign up with **Join**. Check-in opens { $at }.
       *[no] Sign up with **Join**.
    }
league-phase-check-in = **Check-in is open.** Press **I’m here**: if you don’t check in, you don’t play.
league-phase-running = **Under way.** Rounds are below.
league-phase-over = **The night is over.** Final standings are below.
league-phase-cancelled = **Canceled.**
league-players = Signed up: { $n } of { $most }
league-waiting = Waiting list: { $n }
league-there = Here: { $n } of { $most }
league-not-there = Not here yet: { $n }
league-check-in-call = Check-in is open: press **I’m here** on the sign-up message, or use `/league check-in`.
league-your-table = Round { $round }, table { $n }. If you do nothing for { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }, you count as a no-show and lose your place at this table. Choose a deck if you’re asked, then press **Your move** to play.
league-nudge = Table { $n } is waiting for you. If you don’t act soon, you’ll lose your place.
league-round = { $of ->
        [0] Round { $n }
       *[other] Round { $n } of { $of }
    }{ $stage ->
        [final] : final
        [semifinals] : semifinals
       *[none] {""}
    }
league-seed = Pairing seed: { $seed }
league-table = Round { $round }, table { $table }: { $players }
league-team = { $name }
league-team-unnamed = Team { $n }
league-byes = Bye (counts as a win): { $who }
league-player-of = { $name } ({ $team })
league-beat = { $winner } beat { $loser }
league-won = { $who } won
league-drawn = drawn
league-nobody = nobody won
league-feat = { $won ->
        [yes] won
       *[no] lost
    } in { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, effort { $effort }
league-corrected = (corrected)
league-ruled = (set by a host)
league-player-left = { $who } (left)
league-awarded = (no-show)
league-timed = (time)
league-time-up = Time is up.
league-time-called = Time! { $turns ->
        [0] The match ends as it stands
        [one] Play one more turn, then the match ends as it stands
       *[other] Play { $turns } more turns, then the match ends as it stands
    }: the player ahead on points wins; { $knockout ->
        [yes] if it’s tied, play on until someone is ahead.
       *[no] a tie is a draw.
    }
league-round-time = Time is called { $minutes } minutes into a round, then { $turns ->
        [0] matches end as they stand
        [one] one more turn is played
       *[other] { $turns } more turns are played
    }.
league-standings = standings
league-final = final standings
league-winner = 🏆 **{ $who }**
league-nobody-yet = No players yet.
league-record = { $record ->
        [yes] Record: won, drawn, lost; a bye counts as a win.{ " " }
       *[no] { "" }
    }{ $left ->
        [yes] †: has left.{ " " }
       *[no] { "" }
    }Tiebreakers, in order:
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
league-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
league-column-effort = Effort
league-column-climbed = Beaten
league-column-swift = Rounds
league-column-nights = Nights
league-column-won = 1st
league-break-team-points = Match points of the team: 3 for a win or a bye, 1 for a draw.
league-break-team-opponents-matches = OMW%: the share of match points the team’s opponents earned; each opponent counts as at least a third. Byes don’t count.
league-break-team-games = GW%: the share of tables the team won.
league-break-team-opponents-games = OGW%: the share of tables the team’s opponents won; each opponent counts as at least a third.
league-break-team-head-to-head = H2H: match points against the teams still tied.
league-break-team-lot = Drawn at random, from the seed of the first round.
league-break-points = Match points: 3 for a table win or a bye, 1 for a draw.
league-break-opponents-matches = OMW%: the share of match points your opponents earned; each opponent counts as at least a third. Byes don’t count.
league-break-matches = MW%: your share of the match points you played for. Byes don’t count.
league-break-group-place = Your place in your group: match points, then head-to-head, GW% and OMW%.
league-break-games = GW%: the share of individual matches you won.
league-break-opponents-games = OGW%: the share of individual matches your opponents won; each opponent counts as at least a third.
league-break-head-to-head = H2H: match points against players still tied.
league-break-lot = Drawn at random, from the seed of the first round.
league-break-place-points = Points: first place gets as many as a full table has seats, and each place after that gets one less. Tied players share.
league-break-firsts = Tables won.
league-break-ahead-of = How often you finished ahead of players still tied.
league-break-stage = How far you got. Players knocked out in the same round share a place.
league-break-beaten = Whether the table won.
league-break-pace = Rounds: the fewer, the better if the table won; the more, the better if it lost.
league-break-climbed = Villains the table has beaten.
league-break-swift = Rounds in the matches the table won: the fewer, the better.
league-break-effort = Effort: damage dealt plus threat removed by the table.
league-season = Season: { $season }
league-season-about = Points from every night that counts. First places break ties, then the best single finish. Practice bots take no place. “4/6”: the best four of six nights count.
league-season-points-places = By place: 12, 10, 8, …
league-season-points-results = By result: wins and draws
league-verdict-player = { $who } won
league-verdict-draw = A draw
league-draw = draw
league-verdict-nobody = Nobody showed up
league-verdict-won = Won, in 5 rounds: change the number
league-verdict-lost = Lost, after 5 rounds: change the number
league-verdict-places = { $value }: the places of { $players }
league-told-created = **{ $name }** is open for sign-up here. Start it from the **Host panel** when everyone is here, or set a time with `/league schedule`.
league-told-scheduled = **{ $name }** begins { $at }{ $every ->
        [0] {""}
        [1] , and again every day
       *[other] , and again every { $every } days
    }. Check-in opens a quarter of an hour before.
league-told-joined = You’re signed up for **{ $name }**.
league-told-late = You’re in **{ $name }**. You play from round { $round } on.
league-told-waiting = **{ $name }** is full. You’re number { $n } on the waiting list.
league-told-checked-in = You’re checked in for **{ $name }**.
league-told-left = You left **{ $name }**.
league-told-seeded = { $who } is seed { $place } in **{ $name }**. Players without a seed come after, drawn at random.
league-told-swapped = { $one } and { $other } swap tables in **{ $name }**.
league-seeding-draw = Random draw
league-seeding-rating = Ratings
league-seeding-season = Season standings
league-cut-4 = Top 4
league-cut-8 = Top 8
league-cut-16 = Top 16
league-told-practice = { $n ->
    [0] **{ $name }** has no practice bots.
    [one] **{ $name }** has one practice bot, until someone wants its place.
   *[other] **{ $name }** has { $n } practice bots, until players want their places.
}
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
panel-over = This night is over. If you ended it, you can undo that for ten minutes with `/league reopen`.
panel-cancelled = This night is canceled. If you canceled it, you can undo that for ten minutes with `/league reopen`.
panel-time = It starts { $at }, { $in }.
panel-missing = Not here yet: { $n }
panel-pairing = The first round is being paired.
panel-open = { $open ->
        [0] every table is done.
        [one] { $all ->
            [one] the table is still playing.
           *[other] one of { $all } tables is still playing.
        }
       *[other] { $open } of { $all } tables are still playing.
    }
panel-waits = waiting for { $who }, asked { $since }
panel-paired = paired { $at }
panel-called = called; you can call again { $at }
panel-page = { $way ->
        [back] Back: { $from }–{ $to } of { $of }
       *[on] Next: { $from }–{ $to } of { $of }
    }
panel-pick-table = Call players, award a win or add time…
panel-pick-drop = Drop a player…
panel-pick-readmit = Let a player back in…
panel-button-open = Host panel
panel-button-look = Refresh
panel-button-start = Start now
panel-button-pause = Take a break
panel-button-resume = End the break
panel-button-back = Back
panel-button-call = Call them
panel-button-more = { $minutes } more minutes
panel-button-won = { $who } wins
panel-button-award = Award it
panel-ask-start =
    Start **{ $name }** now with { $n } players? { $rounds ->
        [0] { "" }
        [one] There will be one round.{ " " }
       *[other] There will be { $rounds } rounds.{ " " }
    }{ $missing ->
        [0] Nobody is left out.
        [one] One player is left out: not checked in, or no place free.
       *[other] { $missing } players are left out: not checked in, or no place free.
    }
panel-ask-players = Playing: { $who }{ $more ->
        [0] {""}
        [one] {" "}and one more
       *[other] {" "}and { $more } more
    }.
panel-ask-bye = That’s an odd number, so someone gets a bye each round. `/league practice` evens it out.
panel-ask-award = Award table { $table } to { $who }? Its match stops counting. `/league correct` can change the result later.
panel-why-awarded = Awarded by a host
league-host-calls = the host is calling you: table { $n } is waiting for you. Press **Your move** or choose a deck.
league-ask-schedule =
    Schedule **{ $name }** for { $at }, { $in }{ $every ->
        [0] {""}
        [1] , and again every day
       *[other] , and again every { $every } days
    }? Time zone: { $zone }.
league-button-schedule = Schedule it
league-ask-skip =
    Skip **{ $name }**? { $players ->
        [0] Nobody has signed up.
        [one] One player has signed up.
       *[other] { $players } players have signed up.
    } The next night of the series is { $next }, and sign-up for it opens in ten minutes.
league-button-skip = Skip this night
league-told-skipped = **{ $name }** is skipped. The next night of the series opens in ten minutes. Until then you can undo this.
league-told-edited = **{ $name }** { $every ->
        [0] has
       *[other] and the nights that follow it have
    } been changed. You can undo this for ten minutes.
league-told-unedited = **{ $name }** is as it was.
league-told-paused = **{ $name }** is on break. { $under ->
        [way] Players can finish their tables. No new round starts and nobody counts as a no-show until `/league resume`.
       *[sign-up] Players can still sign up. It doesn’t start by itself until `/league resume` or a new time with `/league schedule`.
    }
league-told-resumed = **{ $name }** is back on.
league-paused = **The host called a break.** Nothing starts by itself until it’s over.
league-moved = **{ $name }** has moved to <#{ $channel }>.
league-ask-drop =
    { $under ->
        [way] Drop { $who } from **{ $name }**? Any match they’re playing will count as conceded, and they won’t be paired again.
       *[sign-up] Drop { $who } from the sign-up list of **{ $name }**?
    }
league-ask-leave = Leave **{ $name }** for good? Any match you’re playing will count as conceded, and you won’t be paired again. Only a host can let you back in.
league-button-leave = Leave the night
league-ask-correct = Correct round { $round }, table { $table }? This changes who advances:
league-ask-relaid = Table { $table }: { $before } becomes { $now }. They start over.
league-ask-undone = Round { $from } is no longer needed. What was played there won’t count.
league-button-finish = End the night
league-button-cancel = Cancel the night
league-button-drop = Drop them
league-button-correct = Correct it
league-button-keep = Keep it as is
league-button-reopen = Undo
league-button-readmit = Let them back in
league-missing = { $why ->
        [left] { $left } { $n ->
            [one] has
           *[other] have
        } left the night.
        [away] { $away } didn’t show up.
       *[both] { $left } left the night, and { $away } didn’t show up.
    }
league-told-awarded = { $why ->
        [away] { $who } won this table: no-show by { $away }.
       *[left] { $reason } { $who } won this table.
    } There is nothing to play here; the next pairing appears in the night’s channel. A host can change this with `/league correct`.
league-told-ended = The host ended this night. This table doesn’t count and closes in ten minutes. Until then the host can undo that.
league-told-counts-again = The host reopened this night: this table counts again. Play on.
league-told-nobody-came = { $why ->
        [away] Nobody showed up at this table, so it counts as a loss for everyone.
       *[left] { $reason } This table counts as a loss for everyone.
    } A host can change this with `/league correct`.
league-told-decided = A host set the result of this table:
league-told-no-threads = I can’t open threads here: I’m missing { $permissions }. Until I have them, tables are called and played in this channel.
league-told-kept = Nothing has changed.
league-told-reopened = **{ $name }** picks up where it left off.
league-told-readmitted = { $rest ->
    [none] { $who } is back in **{ $name }**. This is the last round, so there’s no match left for them.
   *[rounds] { $who } is back in **{ $name }**, from the next round.
}
league-told-dropped = { $who } is out of **{ $name }**.
league-told-corrected = Round { $round }, table { $table } is corrected, and everything recalculated. On record: { $why }
league-told-finished = **{ $name }** is over. Unfinished tables don’t count and close in ten minutes. Until then `/league reopen` undoes this.
league-told-cancelled = **{ $name }** is canceled and won’t repeat. For ten minutes `/league reopen` undoes this.
button-league-join = Join
button-league-drop = Leave
button-league-check-in = I’m here
league-choose-deck = Which deck will you play all night? I’ll keep a copy as it is now.
refused-league-unknown = There’s no such league night here. Pick one from the list, or wait for a host to open one with `/league create`.
refused-league-none-open = No night is open here. Open one with `/league create`.
refused-league-forgotten = I no longer know this night. Ask a server manager to delete this message.
refused-league-which = There are several nights here. Name one with the `league` option.
refused-league-name = A name needs 1 to { $most } visible characters. Please choose another.
refused-league-when = I can’t tell for sure which time “{ $typed }” is. Write it like `Friday 20:00`, `tomorrow 7:30pm`, `2026-11-28 20:00 +01:00` (UTC without an offset), `in 90 minutes`, `in 2h`, `in 3 days` or `in 2 weeks`.
refused-league-no-season = No season called “{ $season }” has a finished night yet. Pick one from the list.
refused-league-not-host = Only league hosts can do that: members who can manage events, or who have the role set in `/settings hosts`.
refused-league-over = That night is over. `/league standings` shows how it ended.
refused-league-begun = That night has already started.
refused-league-not-begun = That night hasn’t started: there are no tables yet.
refused-league-no-late = That night has started, and late entry is closed. Sign up for the next one.
refused-league-full = That night is full.
refused-league-in-already = You’re already signed up for that night.
refused-league-not-in = You aren’t signed up for that night. Sign up with `/league join`.
refused-league-left = You’ve left that night. A host can let you back in, or you can sign up for the next one.
refused-league-still-open = That night isn’t over, so there is nothing to reopen.
refused-league-closed = That night ended on its own, or a host ended it more than ten minutes ago. It can’t be reopened; open a new one with `/league create`.
refused-league-no-player = No one called “{ $typed }” is on that list. Pick a player from the suggestions.
refused-league-not-out = That player hasn’t left this night.
refused-league-table-done = That table is already decided. `/league correct` changes its result.
refused-league-nobody-waits = There’s nobody to call at that table.
refused-league-called-lately = You’ve just called that table’s players. You can call them again <t:{ $at }:R>.
refused-league-no-series = That night isn’t part of a series, so there’s no next one to skip to. `/league finish` cancels it.
refused-league-not-paused = That night isn’t on break.
refused-league-time-passed = Its time passed during the break. Set a new one with `/league schedule`, or start it with `/league start`.
refused-league-edit-begun = The night has begun: only its name, season, prizes, grace time and late entry can still change.
refused-league-edit-same = Nothing would change: the night is like that already. Add an option with a new value.
refused-league-edit-decks = Players have signed up without a deck, so decks can’t be locked anymore.
refused-league-edit-closed = That change is more than ten minutes old. Change it again with `/league edit`.
refused-league-edit-again = That has been changed again since. Use `/league edit` for what should be different.
refused-league-no-check-in = Check-in isn’t open. It opens shortly before the night starts.
refused-league-too-few = It takes at least { $least } players, and { $now ->
        [0] nobody is here yet
        [one] only one is here
       *[other] only { $now } are here
    }. Players press **Join**; `/league practice` adds practice bots.
refused-league-needs-deck = This night locks decks. Press **Join** to pick a deck, or name one: `/league join deck:…`
refused-league-time = That time has passed. Choose a later one.
refused-league-registration = Sign-up has to close after it opens, and in the future. Choose other times.
refused-league-not-open-yet = Sign-up for that night isn’t open yet. It opens <t:{ $at }:F>, <t:{ $at }:R>.
refused-league-registration-over = Sign-up for that night is closed. Ask a host, or come to the next one.
refused-league-table-unknown = That night has no such table. Pick one from the list.
refused-league-table-bye = That was a bye: there’s nothing to correct.
refused-league-result = I can’t read that as this table’s result. Pick one from the list, or write the places in the order of its players, like `2 1` (`1 1` is a draw, `-` a no-show), a score like `2:1`, or for co-op tables `won 5` or `lost 8`, with the number of rounds.
refused-league-result-same = That’s the result this table already has. Pick another one to correct it.
refused-league-no-draw = Someone has to advance from this table: name one winner.
refused-league-moved-on = A later match that depends on this result is already decided, or would have to be played even though the night is over. You can still correct the score, but not who advances.
refused-league-format = { $partners ->
        [yes] This is a co-op game: choose the format Duplicate or Ladder.
       *[no] Duplicate and Ladder are for co-op games. Choose another format.
    }
refused-league-size = A table of this game has { $least } to { $most } players. Change the `table` option.
refused-league-best-of = Best of three is for two-player formats: Swiss, round robin and eliminations. Leave out the `best-of` option.
refused-league-option = This format doesn’t use the `{ $option }` option. Leave it out, or choose another format.
refused-league-no-seeds = This night’s format has no seeds. Only brackets and groups do.
refused-league-no-undo = There’s no undo on duplicate nights: your cards would no longer match the other tables’. Leave out the `undo` option.
refused-league-needs-season = Those options are about a season. Name one with `season`, or leave them out.
refused-league-season-best = I can’t tell how many nights count. Write `4` for each player’s best four, or `4 of 6` for a series of six.
refused-league-prizes = Prizes need 1 to { $most } visible characters. Please write something else.
refused-league-no-lists = Decks aren’t locked that night, so there are no deck lists. Set `deck-lock` to have them.
refused-league-lists-closed = { $lists ->
        [open] Deck lists can be seen once the night has begun.
       *[closed] The deck lists of that night can be seen when it is over.
    }
refused-league-no-sets = Only games against a villain have modular sets and a difficulty to change. Leave those options out.
refused-league-set-unknown = There’s no modular set called “{ $set }”, or you named it twice. Pick from the suggestions; put commas between several.
refused-league-takes-no-sets = That villain takes no modular sets. Leave that option out.
refused-league-no-history = No night has been played here yet.
refused-league-team-full = Team “{ $team }” is full. Name another team, or join without one.
refused-league-no-swap = This format pairs its rounds in advance, so nobody can swap tables now.
refused-league-swap-same = Those two sit at the same table. Name players from two tables.
refused-league-table-begun = Table { $table } has already started playing. Only players who haven’t started can change tables.
refused-league-cut = The night has gone on without that player, so there’s no table left for them.
refused-league-busy = A lot is happening in that night right now. Please try again.

## Help
help-title = Longbox
help-text = I host superhero card games: { $games }. I deal the cards and I know the rules. Everyone sees the board. Only you see your hand.
help-start = New here? Start with **Learn to play**: it takes five minutes.
help-start-dm = You start matches in a server. Type `/help` there and pick a button. Here you can look things up:
help-pick = Look something up…
help-play = Play a match
    .text =
        `/challenge` opens a table: for a friend, for anyone, or against a practice bot.

        **Your move** on the board opens your choices, and `/hand` shows your cards. I only offer what the rules allow.

        `/match list` shows all your matches. Take your time: a match can stretch over days.
help-scenario = Play together
    .text =
        `/scenario start` opens a table against a villain. Take one seat or several; practice bots can fill the rest.

        You win together or lose together.
help-quests = Quests
    .text =
        `/quest` lists matches to play on your own, against a practice bot. Win one, and the next stage opens.

        Stars show how hard a quest is. Your best result is kept.
help-look = Look up cards and rules
    .text =
        `/card` explains a card, and `/rules` explains a rule.

        In a match’s thread, **Why?** shows the rule or card behind what just happened.
help-decks = Your own decks
    .text =
        `/deck new` starts a deck: empty, or around a hero, team or factor. `/deck edit` searches cards (`hero:storm level<=3 keeper`) and shows the deck’s curve and balance.

        `/deck import` and `/deck export` read and write lists. `/deck share` gives a code that anyone can import.
help-manners = Timers and reminders
    .text =
        `/me settings` covers pings, reminders, quiet hours and how your cards look. `/me orders` sets auto-replies.

        In a match: `/match clock` for the timer, `/match nudge` to remind someone, `/match undo` to undo your last answer.
help-league = League nights
    .text =
        `/league join` signs you up for a night. `/league pairings` and `/league standings` show how it’s going.

        Hosts create one with `/league create` and set a time with `/league schedule`. The rest runs by itself.
help-stats = Your statistics
    .text =
        `/stats me` shows how you’re doing, `/stats versus` compares you with someone, and `/stats leaderboard` shows who’s on top.

        Lessons don’t count. `/me settings` can keep you off leaderboards.
help-cards = About the cards
    .text =
        No card art, and never the printed text: I describe what cards do in my own words.

        Marvel Recharge and Super Powered Smash Masters use a homemade set, since their cards aren’t public. Server managers can load other cards for these two with `/set load`.
help-fair = Fair shuffles
    .text =
        Every table shows a fingerprint of the secret behind its shuffles, before the cards are dealt.

        Press **Add my luck** and type a few words. Then nobody can have stacked the decks on their own, not even my host. After the match, **Transcript** has everything you need to check it.
help-privacy = Your data
    .text = `/privacy export` gives you everything I’ve stored about you. `/privacy delete` deletes it. `/me settings` controls what others can see.
help-invite = Bring me to your server
    .text = Invite me with this link:
help-invite-local = This is a local playground. With a bot token in `.env`, the same bot joins a real server.

## First steps
button-learn = Learn to play
button-friend = Play a friend
button-team = Play together
button-a-quest = Try a quest
button-open-table = Open a table for anyone
button-stacked = Stacked decks
lessons-title = Learn to play
lessons-fair = -# Lessons use stacked decks, so the same cards come up every time. They don’t count: no rating, no statistics.
board-lesson = **{ $lesson }** · stacked decks, doesn’t count
lesson-next = **What next?** Take on a quest, challenge a friend, or face a villain with others.
shuffle-lesson = Lesson with stacked decks
shuffle-told-lesson = This is a lesson. Its decks are stacked and its coin flips fixed, the same for everyone, so there is no shuffle to verify. It doesn’t count toward your statistics.
friend-about = Pick a game and a friend. I’ll post the challenge here, and they accept it with a button.
friend-pick = Challenge…
team-about = You and up to three others against a villain. Who or what do you want to stop? Rhino is the easiest.
refused-unknown-lesson = There’s no such lesson. `/learn` lists them all.

## What cards say: parts of effects, common to all games. A phrase begins with a small letter and ends without a stop.
# What you do after others have done something may have a form that says so: “make every team discard 2 cards, then draw a card yourself”.
# Where both depend on one condition, they’re joined: “if paid with physical only, stun that enemy and draw a card”.
effect-then =
    { FORM($next, form: "opens") ->
        [if] { $said }, then, { $next }
       *[other]
            { $said }, then { FORM($said, form: "doer") ->
                [others] { FORM($next, form: "yours") }
               *[you] { $next }
            }
    }
    .doer = { FORM($next, form: "doer") }
    .joined =
        { $said } and { FORM($said, form: "doer") ->
            [others] { FORM($next, form: "yours") }
           *[you] { $next }
        }
effect-times =
    do this { $times ->
        [2] twice
       *[other] { $times } times
    }: { $said }
effect-if = if { $condition }, { FORM($does, form: "joined") }
    .opens = if
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
story-turn = Turn { $n }
story-round = Round { $n }
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
