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
engaged-with = engaged with { $who }
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
refused-no-match = I find no such match. Your own are listed by `/match list`; start one with `/challenge`.
refused-not-at-table = You do not sit at that table. You can watch the board, or start a match of your own with `/challenge`.
refused-not-host = Only the person who opened this table can do that.
refused-not-invited = This challenge is for somebody else. Start your own with `/challenge`.
refused-bot-opponent = That bot cannot play cards. Challenge a person, or me to practise.
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
refused-unknown-deck = I find no deck “{ $deck }”. `/deck list` shows those you can use.
refused-no-practice = I cannot practise this game by these rules. Pick another ruleset, or challenge a person.
refused-deck-not-legal = That deck cannot be played here. { $problem }
refused-decks-do-not-match = These decks do not go together. { $problem } Press **Choose your deck** and take another.
refused-nothing-to-take-back = There is nothing of yours to take back just now.
refused-take-back-needs-consent = That can no longer be taken back: something has been seen or decided since.
failed = Something went wrong on my side. Nothing you did was lost; please try again. If it happens again, use `/match bug`.
missing-permissions = I may not post here. Please ask a moderator to give me these permissions in this channel: { $permissions }.

## A challenge
challenge-posted = Your table is open. Everyone here can see it.
deck-choose = Choose the deck you play with. Nobody sees your choice before both have chosen.
deck-chosen = You play **{ $deck }**. You can still choose another until the match begins.
deck-secret = Decks stay secret until the match is over.
deck-waiting = Waiting for { $who } to choose a deck.
deck-waiting-answer = Waiting for the answer to your challenge.
deck-waiting-seat = Waiting for somebody to take the other seat.
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
lobby-choosing = **{ $host }** has opened a table: decks are being chosen for { $game } ({ $ruleset }{ $best ->
        [3] , best of three
       *[other] {""}
    }).
lobby-declined = **{ $host }** wanted to play { $game }, but the challenge was declined.
lobby-withdrawn = **{ $host }** has closed this table.
lobby-expired = Nobody came in time for { $game }. Start again with `/challenge`.
lobby-seat-open = A free seat
lobby-seat-waiting = Waiting for the answer
lobby-seat-choosing = { $who } is choosing a deck
lobby-seat-ready = { $who } is ready
lobby-seat-deck = { $who } plays { $deck }
lobby-fair = Fair shuffle: promised as { $commitment }
lobby-kick = Send somebody away…
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-join = Join
button-leave = Leave
button-start = Start the match
button-choose-deck = Choose your deck
note-declined = You declined. Nothing else happens.
note-withdrawn = The table is closed.
note-left = You left the table.
note-kicked = The seat is free again.

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
level-easy = easy
level-steady = steady
level-strong = strong
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
button-concede = Concede the match
button-keep-playing = Keep playing
button-rematch = Rematch
button-why = Why?
button-transcript = Transcript
transcript-file = All moves of a finished match, and its secret
transcript-what-to-do = This file holds the whole match and its secret. `npm run longbox -- verify FILE` plays it again and checks every shuffle against what was promised.
button-refresh = Refresh
button-take-back = Take that back
board-won = { $who } wins
board-drawn = A draw
board-score = Series: { $score }
board-secret = The secret of these shuffles: { $secret }
board-halted = This match cannot be played on: my rules made a mistake. Conceding is still possible; `/match bug` makes a report.
menu-not-begun = This match is not being played now.
ask-concede = Do you want to give up this match? It cannot be taken back.
note-conceded = You have conceded. Thank you for playing.
note-playing-on = Good. Here is where you were.
note-taken-back = Taken back. Choose again.
note-took-back = { $who } takes that back.
note-saved = Done.
note-chosen = You chose: { $what }.
note-upgraded = My rules were updated in the middle of an action. The match went back to where that action began.
note-rules-failed = My rules made a mistake. The match went back to where the action began; please choose something else.
end-conceded = { $who } conceded.
why-title = Why?
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
unknown-rule = I know no rule about “{ $name }”. Type a word such as block, and pick one of the suggestions.
settings-boards-channel = Boards stand in the channel of the challenge; each has a thread for the log and for calls to the players.
settings-boards-thread = Boards stand in the match’s thread, beside the log. The channel keeps only the challenge.

## Help
help-title = Longbox
help-text = I deal superhero card games and know their rules: { $games }. Everyone sees the board; only you see your cards.
help-play = Play
    .text = `/challenge` starts a match: with a friend, with whoever comes, or with me. **Your move** on the board opens your choices, and `/hand` shows your cards.
help-quests = Quests
    .text = `/quest` lists matches to take on alone, against me: each win opens the next stage, and your best is remembered.
help-look = Look things up
    .text = `/card` explains a card and `/rules` a rule. Under each part of the log, **Why?** tells which rule made it happen.
help-fair = Fair shuffles
    .text = Before anyone sits down I publish a fingerprint of the secret behind all shuffles; after the match I reveal the secret, and anyone can check.
help-invite = Bring me to your server
help-invite-local = This is a local playground. With a bot token in `.env`, the same bot joins a real server.
button-guided = Play a guided first match
tip-attack = **Your attack.** Each card has a level: you can play those up to the power. Its attack number is how many cards your opponent loses. Cards that stay as Keepers help you every turn.
tip-block = **You are attacked.** Discard a card whose icon matches and the attack stops after that one card; or take it and keep your hand. If an icon turns up from your deck, that stops it too.
tip-damage-from-hand = **Your deck is empty**, so the damage comes out of your hand. A matching icon still stops it.
