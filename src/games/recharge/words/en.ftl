### Marvel Recharge in English. Names, cards and numbers come as arguments.

game = Marvel Recharge
ruleset-tournament = Tournament Level
ruleset-sprint = Sprint

## Ready-made decks
deck-heroes = Red deck
    .about = Big Heroes and short, strong chains. Good for a first match.
deck-villains = Green deck
    .about = Strong sides, and specials that spoil everyone else’s fun.
deck-x-men = Blue deck
    .about = Long chains built on Teamworks: the more, the better.
deck-women = Yellow deck
    .about = Colorful sides that go with almost anything.

## Cards
card-title = { $name }
card = { $card }
kind-hero = Hero
kind-power = Power
kind-teamwork = Teamwork
kind-counter = Counter
kind-special-hero = SPECIAL Hero
kind-special-power = SPECIAL Power
kind-special-teamwork = SPECIAL Teamwork
fact-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fact-two-points = { $left } points if attached by its left, { $right } by its right
fact-plus = plus { $plus } more (Power Plus)
fact-left = Left: { $colours }
any-colour = any color
fact-right = Right: { $colours }
colour-heroes = Heroes (red)
colour-villains = Villains (green)
colour-x-men = X-Men (blue)
colour-women = Women (yellow)

## What SPECIAL cards say. A phrase begins with a small letter and ends without a stop.
says-nothing = nothing
says-every-colour = goes with every color
says-opens = may start a battle without a Hero
says-rides = may be played together with the card that starts your attack
says-worth = +{ $plus }
says-worth-per = { $worth } per { $cards } in your chain
says-worth-if = { $worth } if { $condition }
says-cards =
    { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $colour ->
        [heroes] red{ " " }
        [villains] green{ " " }
        [x-men] blue{ " " }
        [women] yellow{ " " }
       *[any] { "" }
    }{ $kind ->
        [hero] { $count ->
            [one] Hero
           *[other] Heroes
        }
        [power] { $count ->
            [one] Power
           *[other] Powers
        }
        [teamwork] { $count ->
            [one] Teamwork
           *[other] Teamworks
        }
       *[card] { $count ->
            [one] card
           *[other] cards
        }
    }
says-attacking = you attack
says-defending = you defend
says-empty-hand = your hand is empty
says-chain =
    your chain has { $least ->
        [1] a
       *[other] at least { $least }
    } { $cards }
says-rivals =
    a rival’s chain has { $least ->
        [1] a
       *[other] at least { $least }
    } { $cards }
says-behind = a rival has won more points than you
says-stake = at least { $least } points are at stake
says-in-chain = while this is in your chain: { $grants }
says-wins-ties = you win ties
says-may-venture = you may venture even if the player before you didn’t
says-rivals-cannot-venture = rivals can’t venture
says-may-pass = you may pass even if you’re behind
says-when-played = played: { $does }
says-when-won = if you win the battle: { $does }
says-when-lost = if you lose the battle: { $does }
says-draw =
    { $who ->
        [all] everyone in the battle draws { $count ->
            [one] a card
           *[other] { $count }
        }
       *[mine] draw { $count ->
            [one] a card
           *[other] { $count }
        }
    }
says-discard =
    make a rival discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
says-look = look at a rival’s hand
says-arrange = rearrange the top { $count } cards of your draw pile
says-take = take the top card of your discard pile
says-take-back = you may return a loose card without this special from your chain to your hand
says-come-back = return this card to your hand
says-restock =
    put the top { $count ->
        [one] card
       *[other] { $count } cards
    } of your discard pile on the bottom of your draw pile
says-rivals-venture = each rival ventures their lowest counter
says-counter-back = return your lowest ventured counter to your reserve

## What an effect changes
change-hand = { $who }: cards in hand
change-reserve = { $who }: counters in reserve
change-venture = { $who }: counters ventured

facet-kind = Kind
facet-colour = Color
facet-points = Points
facet-special = SPECIAL
special-no = regular
special-yes = SPECIAL

## The table
status-round =
    Round { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }of { $hands }
    }: { $who }’s turn.
status-battle =
    Round { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }of { $hands }
    }: { $who } attacks.
status-over = Game over.
panel-table = The table
panel-seat = { $who }
panel-out = { $who } (out)
meter-stake = Points at stake
meter-goal = Points to win
meter-victory = Victory pile
    .short = Victory
meter-reserve = Counters in reserve
    .short = Reserve
meter-venture = Ventured
meter-rating = Rating
meter-counters = Counters worth { $value }
zone-chain = Chain
zone-hand = Hand
zone-draw = Draw pile
zone-discard = Discard pile
side-left = left
side-right = right

## Where a match stands
at-round = Round { $round }
at-step-ante = ante
at-step-turn = turn
at-step-answer = response to the attack
at-step-battle = battle
at-step-after = after the battle
at-card = { $card }

## What an answer would do
preview-lay =
    { $points ->
        [0] adds nothing to your rating
       *[other] adds { $points } to your rating
    }
preview-idle = Its Played effect does nothing now. { $why }.
preview-pass-leading =
    You keep the lead until a rival { $by ->
        [reaching] reaches
       *[beating] beats
    } { $rating }.
preview-concede =
    { $lost ->
        [0] You leave this battle.
        [one] You leave this battle and lose the { $lost } point you ventured.
       *[other] You leave this battle and lose the { $lost } points you ventured.
    }
preview-spent = You can’t play or draw, so you’re out of the match.
change-stake = at stake

## Questions
ask-attack =
    { $able ->
        [0] You have no Hero to start a battle with.
       *[other] Start a battle, or pass to the next player?
    }
ask-attack-last =
    { $able ->
        [0] You can’t start a battle, so now the biggest victory pile wins.
       *[other] Start a battle? Passing ends the match: the biggest victory pile wins.
    }
ask-must-act =
    { $able ->
        [0] With six cards you can’t pass, and none of them can start a battle.
       *[other] With six cards you can’t pass: start a battle, or concede the round.
    }
pass-turn = Pass
concede-hand = Concede the round and lose a counter of your choice
start = { $card } (rating { $after })
start-venturing = { $card } (rating { $after }), venturing { $value }
attach =
    { $way ->
        [turned] { $card }, upside down, { $side } of { $on } (rating { $before } → { $after })
       *[upright] { $card }, { $side } of { $on } (rating { $before } → { $after })
    }
ask-venture = Which counter do you venture?
ask-venture-riding = Which counter do you venture? You may add a card first.
ask-venture-spent = You have no counters left to venture. Go on?
ask-may-venture = Venture another counter?
venture-nothing = Venture nothing
counter = Counter { $value }
ask-concession = Which counter do you give up?
ask-defend =
    { $able ->
        [0] { $who } attacks with a rating of { $rating }. You have no Hero to defend with.
       *[other] { $who } attacks with a rating of { $rating }. Defend, or concede?
    }
ask-defend-still =
    { $able ->
        [0] The attacker conceded; { $who } leads with { $rating }. No Hero to defend with.
       *[other] The attacker conceded; { $who } leads with { $rating }. Defend, or concede?
    }
concede = Concede the battle
concede-spent = Nothing left to play: concede
ask-battle-leading =
    { $able ->
        [0] You lead with a rating of { $rating }. You have no card to add.
       *[other] You lead with a rating of { $rating }. Add a card, or pass?
    }
ask-battle-behind =
    { $able ->
        [0] Your rating is { $rating }; the leader’s is { $best }. You have no card to play.
       *[other] Your rating is { $rating }; the leader’s is { $best }. Play a card, or concede?
    }
ask-battle-free =
    { $able ->
        [0] Your rating is { $rating }; the leader’s is { $best }. No card: pass, or concede?
       *[other] Your rating is { $rating }; the leader’s is { $best }. Play, pass, or concede?
    }
ask-tied-behind =
    { $able ->
        [0] You’re tied at { $rating }, and { $led }. You have no card to play.
       *[other] You’re tied at { $rating }, and { $led }. Play, or concede?
    }
ask-tied-free =
    { $able ->
        [0] You’re tied at { $rating }, and { $led }. No card: pass, or concede?
       *[other] You’re tied at { $rating }, and { $led }. Play, pass, or concede?
    }
led-attacker = { $who } leads ties as the attacker
led-card = { $who } leads ties with { $card }
led-seat = { $who } leads ties as first after the attacker
pass-battle = Pass
ask-replace =
    Exchange cards for new ones?{ $over ->
        [yes] { " " }Afterwards you keep { $keep ->
            [3] three
            [4] four
           *[other] { $keep }
        }.
       *[no] { "" }
    }
exchange-nothing = Exchange nothing
ask-hand-limit =
    You may keep { $keep ->
        [3] three
        [4] four
       *[other] { $keep }
    }: { $count ->
        [one] which card do you discard?
       *[other] which { $count } cards do you discard?
    }
ask-rival = { $card }: which rival?
ask-order = { $card }: put your top cards in order, the one you’ll draw first on top.
ask-discard =
    { $count ->
        [one] { $card }: which card do you discard?
       *[other] { $card }: which { $count } cards do you discard?
    }
ask-take-back = { $card }: take back a card from your chain?
keep-chain = Leave the chain alone
player = { $who }

## The table at a glance
brief-round = Round { $round } of { $hands }
brief-stake = At stake: { $points }
brief-mine = You: { $points } of { $goal }
brief-theirs = { $who }: { $points }

## What the button beside an answer says
verb-attack = Attack
verb-defend = Defend
verb-battle = Play
verb-ride = Play
verb-venture = Venture
verb-concession = Give it up
verb-concede = Concede
verb-hand-limit = Discard
verb-replace = Exchange
verb-discard = Discard
verb-take-back = Take back

## Who the table waits for, for everyone to read

awaiting-attack = { $who } may start a battle
awaiting-venture = { $who } is picking a counter
awaiting-concession = { $who } is paying a counter
awaiting-defend = { $who } is under attack
awaiting-battle = { $who } plays next in the battle
awaiting-replace = { $who } may exchange cards
awaiting-hand-limit = { $who } is discarding down to the hand limit
awaiting-rival = { $who } is choosing a rival
awaiting-order = { $who } is ordering cards
awaiting-discard = { $who } is discarding
awaiting-take-back = { $who } may take a card back

## Why something is not possible
why-no-hero = A chain starts with a Hero
why-no-teamwork = Another Hero needs a Teamwork with a matching free side
why-no-match = It matches no free side of a Hero or Power in your chain
why-no-free-hero = A Teamwork needs a Hero with a matching free side
why-no-draw = No cards left to draw
why-no-discard = Your discard pile is empty
why-no-loose = No other loose card in your chain can return
why-no-rival-hand = No rival in the battle has cards in hand
why-no-rival-counter = No rival in the battle has counters left
why-no-venture = You haven’t ventured anything

## The log
log-turn = { $who }’s turn.
log-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-draw-own = You draw { $cards }.
log-draw-none = { $who } has no cards left to draw.
log-pass-turn = { $who } passes.
log-attack = { $who } starts a battle.
log-start = { $who } leads with { $card }: rating { $rating }.
log-attach = { $who } attaches { $card }: rating { $rating }.
log-venture = { $who } ventures a counter worth { $value }.
log-ante = { $who } antes a counter worth { $value }.
log-concession-paid = { $who } gives up a counter worth { $value }.
log-concede-hand = { $who } concedes the round.
log-concede = { $who } concedes the battle.
log-pass-battle = { $who } passes.
log-out = { $who } has nothing left to play and is out.
log-left = { $who } concedes.
log-collect = { $who } collects { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and now has { $total }.
log-replace =
    { $count ->
        [one] { $who } exchanges a card.
       *[other] { $who } exchanges { $count } cards.
    }
log-hand-limit = { $who } discards { $cards }.
log-discard = { $who } discards { $cards }.
log-arrange =
    { $count ->
        [one] { $who } looks at their next card.
       *[other] { $who } puts their next { $count } cards in order.
    }
log-arrange-own =
    { $count ->
        [one] Your next card is { $cards }.
       *[other] Your next cards, in order: { IN_ORDER($cards) }.
    }
log-look-hand = { $who } looks at { $whose }’s hand.
log-look-hand-own = In { $whose }’s hand: { $cards }.
log-take-back = { $who } returns { $what } to their hand.
log-take-discard = { $who } takes { $what } from their discard pile.
log-come-back = { $who } returns { $what } to their hand.
log-restock =
    { $count ->
        [one] { $who } puts a card from the discard pile on the bottom of the draw pile.
       *[other] { $who } puts { $count } cards from the discard pile on the bottom of the draw pile.
    }
log-counter-back = { $who } takes back a counter worth { $value }.

## How it ended
end-goal = { $goal } points reached.
end-no-counters = A player ran out of counters: the biggest victory pile wins.
end-hands = All { $hands } rounds have been played: the biggest victory pile wins.
end-out-of-cards = { $who } had nothing left to play.
end-left = { $who } conceded.
end-passed = Nobody had cards left to draw, and everyone passed.

## What is wrong with a deck
problem-unknown = There’s no card { $id }.
problem-empty = It has no cards other than counters. Add at least one.
problem-copies = { $card } is in it { $copies } times; only one is allowed.
problem-counters = It has { $counters } counters; the limit is { $most }.
problem-sum =
    Its counters are worth { $sum ->
        [one] one point
       *[other] { $sum } points
    }; the total must be { $least } to { $most }.
problem-denomination = There’s no counter worth { $value }. Counters are worth { $all }.

## What is wrong with a card of a set
flaw-color-twice = a color is there twice

## The rules, in our own words
rule-start = Starting a chain
    .text = Every attack and every defense starts with one Hero. Some SPECIAL cards can start an attack too.
    .source = Rules I.C.1, IV.D.1
rule-attach = Attaching cards
    .text = Powers and Teamworks attach to the sides of a Hero, and Powers can also attach to other Powers. The two sides that touch must share a color.
    .source = Rules I.B, I.C.2, I.C.3; RE-9
rule-turned = Upside down
    .text = You may turn Powers and Teamworks upside down, which swaps their sides. Heroes always stay upright.
    .source = Rules I.C.2.a
rule-two-colours = Two colors on a side
    .text = One shared color is enough. Only a Hero can take two cards on a two-color side, one for each color.
    .source = Rules I.C.2.b, I.C.2.c, I.C.2.d; RE-10
rule-teamwork = Teamworks
    .text = The far side of a Teamwork takes another Hero if the colors match, and the chain goes on from there. Nothing else fits there, and a Teamwork attaches only to a Hero.
    .source = Rules I.C.4; RE-9
rule-rating = Total Power Rating
    .text = Add up the points of all your cards. For a Power with two numbers, use the one nearer its Hero; a Power Plus adds its bonus.
    .source = Rules I.C.3, I.C.5
rule-special = SPECIAL cards
    .text = A SPECIAL card’s text overrides these rules. In that text, “rivals” are the other players in the battle (in “has won more points”, everybody else still playing), and a “loose” card is one attached to your chain with nothing attached to it.
    .source = Rules I.A.1, IV.H
rule-deck = Building a deck
    .text = A deck can be any size, from a single card to all 250, with no duplicates.
    .source = Rules II.A.1, II.A.2; RE-12
rule-counters = Counters
    .text = You have at most 25, worth 50 to 65 points in total. Everyone sees how many are in your reserve, but not which.
    .source = Rules II.A.3; RE-12, RE-14
rule-setup = Starting the game
    .text = Everyone shuffles and draws one card, or two with three or more players. Who goes first is random.
    .source = Rules III, IV.A, V.A.1; RE-13
rule-draw = Drawing
    .text = Draw a card at the start of your turn. If your draw pile is empty, you don’t draw, and nothing is reshuffled.
    .source = Rules IV.B, IV.D.3; RE-1, RE-7
rule-pass = Passing
    .text = With fewer than six cards in hand you may pass, and the next player draws. If nobody can draw and everyone passes, the match ends and the biggest victory pile wins.
    .source = Rules IV.C; RE-C1
rule-battle = A battle
    .text = The attacker plays a card and ventures a counter. Each opponent draws a card, then defends with a Hero or concedes. After that players take turns, one card each, until one is left.
    .source = Rules IV.D, V.A.4; RE-11
rule-venture = Venturing
    .text = The attacker must venture one counter. After that you may add one on your turn if the player before you did. A card that stops others from venturing beats one that lets them.
    .source = Rules IV.D.2, IV.D.5, IV.D.7; RE-4, RE-C2, RE-C6
rule-concede = Conceding a battle
    .text = You may concede a battle on your turn. You must if you have nothing to play and can’t pass.
    .source = Rules IV.D.3.a, IV.D.6; RE-2
rule-pass-in-battle = Passing in a battle
    .text = Only the leader may pass. If a card lets the others pass too, that ends once everyone still in the battle has passed in turn: players who aren’t leading must then play or concede. If ratings are tied, the attacker leads, or else the first tied player to the attacker’s left.
    .source = Rules IV.D.8, IV.F, V.A.4; RE-3, RE-C4, RE-C8
rule-out-of-cards = Out of playable cards
    .text = You lose the match if you have to play in a battle, can’t, and have no cards left to draw. With three or more players, you’re out and keep nothing, and the others play on.
    .source = Rules IV.D.8.b; RE-2
rule-sixth-card = The sixth card
    .text = With six cards you must attack or concede the round, which costs a counter of your choice. Your opponent wins that counter; with three or more players, it stays at stake for the next battle.
    .source = Rules IV.E, V.A.5; RE-5
rule-victory-pile = The victory pile
    .text = The winner of a battle takes every counter at stake.
    .source = Rules IV.F.1, V.A.4
rule-winning = Winning
    .text = You win with 70 points in your victory pile. If anyone’s reserve is empty after a battle, the biggest victory pile wins. If players are tied, the battle’s winner wins if they’re one of them; otherwise the tied players share the win.
    .source = Rules IV.F.1.a; RE-8, RE-C1
rule-replace = Exchanging cards
    .text = After a battle you may discard cards and draw that many. You can’t discard more than you have left to draw.
    .source = Rules IV.F.2, IV.F.3; RE-C5
rule-hand-limit = Hand limit
    .text = You keep at most three cards for the next round, or four with three or more players.
    .source = Rules IV.F.4, V.A.6
rule-ante = Ante
    .text = With three or more players, everyone puts their lowest counter at stake before drawing.
    .source = Rules V.A.2
rule-many = Three or more players
    .text = Play passes to the left. Each round starts one seat to the left of the one before, no matter who won.
    .source = Rules V, V.A.3, V.A.7; RE-6
rule-giving-up = Conceding the match
    .text = With two players, conceding loses the match. At a bigger table, a player who concedes is out, as if they had run out of cards, and any battle they were in goes on without them.
    .source = RE-C3
rule-stalemate = Stalemate
    .text = When a turn begins in the same position for the third time, or nobody has had a real choice for 100 turns, the biggest victory pile wins. Players with equal piles share the win.
    .source = RE-C7
rule-sprint = Sprint
    .text = The short match: win with 35 points, or with the biggest victory pile after six rounds. Everyone starts with three cards. You pick your counter along with the card you attack or defend with, and can’t venture more after that. An attack starts with just one card.
    .source = Longbox format; RE-S1, RE-S2, RE-S3, RE-S4

## Standing orders
order-venture = Never venture a counter unless I have to

# A card in play has little room on a picture. Sentences with one of these in them say nothing about it any more:
gist-omits =
    Played:
# And this is put shorter, from the first line to the last:
gist-shorts =
    return your lowest ventured counter to your reserve => your lowest counter returns
    of your discard pile on the bottom of your draw pile => of your discards under your deck
    If you lose the battle: => Battle lost:
    While this is in your chain: => In chain:
    in your chain => in chain
