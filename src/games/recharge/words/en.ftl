### Marvel Recharge in English. Names, cards and numbers come as arguments.

game = Marvel Recharge
ruleset-tournament = Tournament Level

## Ready-made decks
deck-heroes = Red deck
    .about = Big Heroes and short, strong chains. Good for a first match.
deck-villains = Green deck
    .about = Strong sides, and specials that spoil the fun of others.
deck-x-men = Blue deck
    .about = Long chains through Teamworks: the more of them, the better.
deck-women = Yellow deck
    .about = Wide sides that go with nearly everything.

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
fact-two-points = { $left } points on the left, { $right } on the right
fact-plus = Power Plus +{ $plus }
fact-left = Left: { $colours }
any-colour = any colour
fact-right = Right: { $colours }
colour-heroes = Heroes (red)
colour-villains = Villains (green)
colour-x-men = X-Men (blue)
colour-women = Women (yellow)

## What SPECIAL cards say. A phrase begins with a small letter and ends without a stop.
says-nothing = nothing
says-every-colour = goes with every colour
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
        [heroes] Heroes{ " " }
        [villains] Villains{ " " }
        [x-men] X-Men{ " " }
        [women] Women{ " " }
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
says-chain = your chain has at least { $least } { $cards }
says-in-chain = in your chain: { $grants }
says-wins-ties = you win ties
says-may-venture = you may venture even if the player before you didn't
says-rivals-cannot-venture = rivals can't venture
says-may-pass = you may pass while behind
says-when-played = played: { $does }
says-when-won = you win the battle: { $does }
says-when-lost = you lose the battle: { $does }
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
    a rival discards { $count ->
        [one] a card
       *[other] { $count } cards
    }
says-look = look at a rival's hand
says-arrange = put the top { $count } cards of your draw pile in any order
says-take = take the top card of your discard pile
says-take-back = you may return another loose card of your chain to your hand
says-rivals-venture = each rival ventures their lowest counter
says-counter-back = return your lowest ventured counter to your reserve

## What an effect changes
change-hand = { $who }: cards in hand
change-reserve = { $who }: counters in reserve
change-venture = { $who }: counters ventured

facet-kind = Kind
facet-colour = Colour
facet-points = Points
facet-special = SPECIAL
number = { $value }
special-no = ordinary
special-yes = SPECIAL

## The table
status-round = Hand { $round }: { $who } is up.
status-battle = Hand { $round }: { $who } attacks.
status-over = The match is over.
mark-playable = playable now
panel-table = The table
panel-seat = { $who }
panel-out = { $who } (out)
meter-stake = Points at stake
meter-goal = Points to win
meter-victory = Victory pile
meter-reserve = Counters in reserve
meter-venture = Ventured
meter-rating = Rating
meter-counters = Counters of { $value }
zone-chain = Chain
zone-hand = Hand
zone-draw = Draw pile
zone-discard = Discard pile
side-left = left
side-right = right

## Where a match stands
at-round = Hand { $round }
at-step-ante = ante
at-step-turn = turn
at-step-answer = answer to the attack
at-step-battle = battle
at-step-after = after the battle
at-card = { $card }

## What an answer would do
preview-lay =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
preview-concede =
    { $lost ->
        [0] You leave this battle.
       *[other] You leave this battle. The { $lost } you ventured are lost.
    }
preview-spent = You can't play and can't draw, so you're out of the match.
change-rating = your rating
change-stake = at stake

## Questions
ask-attack = Start a battle, or pass?
ask-attack-last = Start a battle? If you pass, the match ends, and the highest victory pile wins.
ask-must-act = You must act: start a battle, or give the hand up for a counter.
pass-turn = Pass
concede-hand = Give the hand up for a counter
start = { $card } (rating { $after })
attach =
    { $way ->
        [turned] { $card }, upside down, { $side } of { $on } (rating { $before } to { $after })
       *[upright] { $card }, { $side } of { $on } (rating { $before } to { $after })
    }
ask-venture = Which counter do you venture?
ask-venture-riding = Which counter do you venture? Before that, a card may come along with your attack.
ask-venture-spent = You have no counter left to venture. Go on?
ask-may-venture = Add a counter to what is at stake?
venture-nothing = Venture nothing
counter = Counter { $value }
ask-concession = Which counter does giving up cost you?
ask-defend = { $who } attacks with a rating of { $rating }. Defend, or concede the battle?
ask-defend-still = Who attacked has given up; { $who } is in the battle with a rating of { $rating }. Join it, or concede?
concede = Concede the battle
concede-spent = Nothing left to play: give up
ask-battle-leading = You lead with { $rating }. Add a card, or pass?
ask-battle-behind = You are at { $rating }, and { $best } leads. Play a card, or concede?
ask-battle-free = You are at { $rating }, and { $best } leads. Play a card, pass, or concede?
pass-battle = Pass
ask-replace = Which cards do you want to exchange for new ones?
keep-all = Keep them all
ask-hand-limit =
    { $count ->
        [one] One card too many is left in your hand. Which one goes?
       *[other] { $count } cards too many are left in your hand. Which go?
    }
ask-rival = Which rival does { $card } mean?
ask-order = { $card } shows you your next cards. In which order, the next one first?
ask-discard =
    { $count ->
        [one] { $card } costs you a card from your hand. Which one?
       *[other] { $card } costs you { $count } cards from your hand. Which?
    }
ask-take-back = Take a card of your chain back for { $card }?
keep-chain = Leave the chain as it is
player = { $who }

## Who is awaited, for everyone to read
awaiting-attack = { $who } may start a battle
awaiting-venture = { $who } thinks about a counter
awaiting-concession = { $who } pays for giving up
awaiting-defend = { $who } is attacked
awaiting-battle = { $who } is to play in the battle
awaiting-replace = { $who } may exchange cards
awaiting-hand-limit = { $who } discards down to the limit
awaiting-rival = { $who } chooses a rival
awaiting-order = { $who } puts cards in order
awaiting-discard = { $who } discards
awaiting-take-back = { $who } may take a card back

## Why something is not possible
why-no-hero = A chain starts with a Hero
why-no-teamwork = A further Hero needs the free side of a Teamwork that matches
why-no-match = No free side of a Hero or a Power in your chain matches it
why-no-free-hero = A Teamwork needs the free side of a Hero that matches
why-no-draw = There is no card left to draw
why-no-discard = Your discard pile is empty
why-no-loose = No other loose card of your chain can return
why-no-rival-hand = No rival in the battle holds a card
why-no-rival-counter = No rival in the battle has a counter left
why-no-venture = You have ventured nothing

## The log
log-turn = { $who } is up.
log-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-draw-own = You draw { $cards }.
log-draw-none = { $who } has no cards left to draw.
log-pass-turn = { $who } passes.
log-attack = { $who } starts a battle.
log-start = { $who } begins with { $card }: rating { $rating }.
log-attach = { $who } attaches { $card }: rating { $rating }.
log-venture = { $who } ventures { $value }.
log-ante = { $who } antes { $value }.
log-concession-paid = { $who } pays { $value }.
log-concede-hand = { $who } gives the hand up.
log-concede = { $who } concedes the battle.
log-pass-battle = { $who } passes.
log-out = { $who } has nothing left to play and is out.
log-left = { $who } gives up.
log-collect = { $who } collects { $points } points and has { $total }.
log-replace =
    { $count ->
        [one] { $who } exchanges a card.
       *[other] { $who } exchanges { $count } cards.
    }
log-hand-limit = { $who } discards { $cards }.
log-discard = { $who } discards { $cards }.
log-arrange =
    { $count ->
        [one] { $who } looks at the next card.
       *[other] { $who } puts the next { $count } cards in order.
    }
log-arrange-own =
    { $count ->
        [one] Your next card is { $cards }.
       *[other] Your next cards, the first one first: { $cards }.
    }
log-look-hand = { $who } looks at the hand of { $whose }.
log-look-hand-own = You see in the hand of { $whose }: { $cards }.
log-take-back = { $who } takes { $what } back into the hand.
log-take-discard = { $who } takes { $what } from the discard pile.
log-counter-back = { $who } takes a counter of { $value } back.

## How it ended
end-goal = { $goal } points are reached.
end-no-counters = Somebody has no counters left.
end-out-of-cards = { $who } had nothing left to play.
end-left = { $who } gave up.
end-passed = Nobody had a card left to draw, and everyone passed.

## What is wrong with a deck
problem-unknown = There is no card { $id }.
problem-empty = It has no cards besides counters. Add at least one.
problem-copies = { $card } is in it { $copies } times; one is allowed.
problem-counters = It holds { $counters } counters; at most { $most } are allowed.
problem-sum = Its counters are worth { $sum } points; from { $least } to { $most } are allowed.
problem-denomination = There is no counter of { $value }; there are { $all }.

## The rules, in our own words
rule-start = Starting a chain
    .text = Every attack and every defence starts with one Hero. Some SPECIAL cards may start an attack as well.
    .source = recharge: I.C.1, IV.D.1
rule-attach = Attaching cards
    .text = Powers and Teamworks hang on the sides of a Hero, further Powers on Powers. The two sides that touch must share a colour.
    .source = recharge: I.B, I.C.2, I.C.3; RE-9
rule-turned = Upside down
    .text = Powers and Teamworks may be turned upside down, so that their sides change places. Heroes may not.
    .source = recharge: I.C.2.a
rule-two-colours = Two colours on a side
    .text = One shared colour is enough. Only a Hero takes two cards on a side of two colours, one for each.
    .source = recharge: I.C.2.b, I.C.2.c, I.C.2.d; RE-10
rule-teamwork = Teamworks
    .text = On the far side of a Teamwork another Hero may stand, if the colours match, and the chain goes on from there. Nothing else may stand there, and a Teamwork hangs only on a Hero.
    .source = recharge: I.C.4; RE-9
rule-rating = Total Power Rating
    .text = Add the points of every card. Of a Power with two numbers the one nearer its Hero counts; a Power Plus adds its bonus.
    .source = recharge: I.C.3, I.C.5
rule-special = SPECIAL cards
    .text = What a SPECIAL card says goes before these rules. Its rivals are the other players in the battle.
    .source = recharge: I.A.1, IV.H
rule-deck = Building a deck
    .text = One of each card, as few or as many cards as you like: one is enough, and all 250 are fine.
    .source = recharge: II.A.1, II.A.2; RE-12
rule-counters = Counters
    .text = At most 25, worth from 50 to 65 points together. How many are in reserve is public, which is not.
    .source = recharge: II.A.3; RE-12, RE-14
rule-setup = Starting the game
    .text = Everybody shuffles and draws one card, or two where three or more play. Chance finds who goes first.
    .source = recharge: III, IV.A, V.A.1; RE-13
rule-draw = Drawing
    .text = A turn begins with one card. With no cards left to draw there is no draw, and nothing is shuffled back.
    .source = recharge: IV.B, IV.D.3; RE-1, RE-7
rule-pass = Passing
    .text = With fewer than six cards you may pass, and the next player draws. If nobody has a card left to draw and everyone passes, the match ends, and the highest victory pile wins.
    .source = recharge: IV.C; RE-C1
rule-battle = A battle
    .text = The attacker plays a card and ventures a counter. Each opponent draws a card, and defends with a Hero or concedes. Then turns go round, a card each, until one is left.
    .source = recharge: IV.D, V.A.4; RE-11
rule-venture = Venturing
    .text = The attacker's first counter is a must. After that you may add one on your turn if the player before you did. A card that keeps others from venturing goes before one that lets them.
    .source = recharge: IV.D.2, IV.D.5, IV.D.7; RE-4, RE-C2, RE-C6
rule-concede = Conceding
    .text = You may give a battle up on your turn, and must when you have nothing to play and may not pass.
    .source = recharge: IV.D.3.a, IV.D.6; RE-2
rule-pass-in-battle = Passing in a battle
    .text = Only who leads may pass. If a card lets others pass too, it does so until everybody has passed in turn. On equal ratings the attacker leads, then who sits nearest to the attacker's left.
    .source = recharge: IV.D.8, IV.F, V.A.4; RE-3, RE-C4
rule-out-of-cards = Out of playable cards
    .text = Who must play in a battle, cannot, and has no cards left to draw has lost the match. With three or more players they are out, keep nothing, and the others play on.
    .source = recharge: IV.D.8.b; RE-2
rule-sixth-card = The sixth card
    .text = With six cards you must attack or give the hand up, which costs a counter of your choice. Your opponent wins it; with three or more it stays for the next battle.
    .source = recharge: IV.E, V.A.5; RE-5
rule-victory-pile = The victory pile
    .text = Who wins a battle takes every counter that was played.
    .source = recharge: IV.F.1, V.A.4
rule-winning = Winning
    .text = Seventy points in the victory pile win. If somebody's reserve is empty after a battle, the highest victory pile wins, and of equal ones that of the battle's winner.
    .source = recharge: IV.F.1.a; RE-8, RE-C1
rule-replace = Exchanging cards
    .text = After a battle everybody may discard any cards and draw as many, but no more than are left to draw.
    .source = recharge: IV.F.2, IV.F.3; RE-C5
rule-hand-limit = What may be kept
    .text = Three cards are kept for the next hand, or four where three or more play.
    .source = recharge: IV.F.4, V.A.6
rule-ante = Ante
    .text = With three or more players everybody pays their lowest counter before the cards are drawn.
    .source = recharge: V.A.2
rule-many = Three and more
    .text = Turns go to the left. The next hand starts one seat further, whoever won.
    .source = recharge: V, V.A.3, V.A.7; RE-6
rule-giving-up = Giving up
    .text = Between two, whoever gives the match up is beaten. At a larger table they are out like somebody without cards, and a battle they were in goes on without them.
    .source = recharge: RE-C3
rule-stalemate = Stalemate
    .text = When the same table begins a turn for the third time, or nobody had a real choice for 100 turns in a row, the highest victory pile wins. Equal piles share the win.
    .source = recharge: house reading; RE-C7

## Standing orders
order-venture = Venture no counter where I need not

# A card in play has little room on a picture. Sentences with one of these in them say nothing about it any more:
gist-omits =
    Played:
# And this is put shorter, from the first line to the last:
gist-shorts =
    in your chain => in chain
