### Super Powered Smash Masters in English. Names, cards and numbers come as arguments.

game = Super Powered Smash Masters
ruleset-match = Team-Ups by type
ruleset-any = Team-Ups by any two

## Cards
card-title = { $name }
card = { $card }
kind-hero = Hero
kind-super = Super
kind-smash = Smash
kind-story = Story
kind-team-up = Team-Up
kind-loot = Loot
type-mutant = Mutant
type-magic = Magic
type-nature = Nature
type-gadget = Gadget
facet-kind = Kind
facet-type = Type
fact-types = { $one } and { $other }
fact-hero = for { $hero }
fact-passive = always on
fact-active = active
fact-reaction = reaction
mark-stunned = stunned
mark-shielded = cannot be attacked now
mark-not-ready = powers back next turn

## What a card says, made from what it does. A phrase begins with a small letter and ends without a stop.
no-words = { "" }
says-in-any-case = { $said }; in any case, { $next }
says-smash = attack a rival hero or counter an attack
says-team-up = a Smash by two active heroes, { $one } and { $other }: the loser is defeated
says-super = revive { $hero }
says-power = power: { $does }
says-use = use: { $does }
# Loot that has nothing to stay for is gone before it does the rest.
says-reaction-attack =
    against an attack: { $loot ->
        [gone] discard this from your hand
       *[stays] play this
    } to end it
says-reaction-story =
    against a Story: { $loot ->
        [gone] discard this from your hand
       *[stays] play this
    } to protect your team
says-reaction-super =
    against a Super: { $loot ->
        [gone] discard this from your hand
       *[stays] play this
    } to protect your team
says-immune = immune: { $types } heroes can't attack it
says-weak = weak: defeated when it loses to { $types } heroes
says-lethal = defeats every hero it beats
says-lethal-to = defeats { $types } heroes it beats
says-guard = guard: rivals who can attack it can't attack your other active heroes
says-hidden = hidden: can't be attacked while another active hero of yours can
says-costly =
    rivals discard { $count ->
        [one] a card
       *[other] { $count } cards
    } to attack it
says-swift = its attacks can't be countered
says-swift-to = { $types } heroes can't counter its attacks
says-safe-story = Stories don't affect it
says-safe-super = Supers don't affect it
says-safe-power = powers and Loot don't affect it
says-wild = counts as every type for Team-Ups and Loot
says-hand = +{ $plus } hand size
says-sturdy = sturdy: when it would be stunned, you may flip a coin; on heads it isn't
# Nobody has to use a power, unless its card says so.
says-on-turn =
    when your turn starts{ $how ->
        [must] { "" }
       *[may] , you may
    }: { $does }
says-on-stunned =
    when stunned{ $how ->
        [must] { "" }
       *[may] , you may
    }: { $does }
says-on-defeated =
    when defeated{ $how ->
        [must] { "" }
       *[may] , you may
    }: { $does }
says-on-won =
    when it wins a battle{ $how ->
        [must] { "" }
       *[may] , you may
    }: { $does }
says-on-rival-stunned =
    when it stuns a rival in battle{ $how ->
        [must] { "" }
       *[may] , you may
    }: { $does }
says-on-rival-defeated =
    when it defeats a rival in battle{ $how ->
        [must] { "" }
       *[may] , you may
    }: { $does }
says-stun = stun { $heroes }
says-defeat = defeat { $heroes }
says-revive = revive { $heroes }
says-shield = protect { $heroes } from attacks until their team's next turn
says-swap = put { $heroes } under their team's stack and bring in the next hero
says-attack =
    make a free attack with { $by ->
        [one] one of your active heroes
       *[this] this hero
    }{ $how ->
        [sure] { " " }(no counters)
        [fatal] { " " }(a win defeats)
        [both] { " " }(no counters, a win defeats)
       *[plain] { "" }
    }
says-draw =
    { $who ->
        [mine] draw
        [rival] a rival draws
        [rivals] each rival draws
       *[all] every team draws
    } { $count ->
        [one] a card
       *[other] { $count }
    }
says-discard =
    { $who ->
        [mine] discard
        [rival] a rival discards
        [rivals] each rival discards
       *[all] every team discards
    } { $what }{ $how ->
        [random] { " " }at random
       *[chosen] { "" }
    }
a-card-any =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
a-card-smash =
    { $count ->
        [one] a Smash
       *[other] { $count } Smashes
    }
a-card-super =
    { $count ->
        [one] a Super
       *[other] { $count } Supers
    }
a-card-story =
    { $count ->
        [one] a Story
       *[other] { $count } Stories
    }
a-card-team-up =
    { $count ->
        [one] a Team-Up
       *[other] { $count } Team-Ups
    }
a-card-loot =
    { $count ->
        [one] a Loot
       *[other] { $count } Loots
    }
says-take = take { $what } from your discard pile
says-look =
    look at a rival's hand{ $count ->
        [0] { "" }
        [one] { " " }and discard a card from it
       *[other] { " " }and discard { $count } cards from it
    }
says-loot-destroy = discard a rival's Loot
says-loot-steal = take a rival's Loot for one of your heroes (discard it if it fits none)
says-summon =
    bring in { $count ->
        [one] a hero
       *[other] { $count } heroes
    } from your stack
says-return =
    put { $count ->
        [one] one of your defeated heroes
       *[other] { $count } of your defeated heroes
    } under your stack
says-leave = this hero leaves your team unless it's the last
says-fresh-hand =
    { $who ->
        [mine] discard your hand and draw a new one
        [rival] a rival discards their hand and draws a new one
        [rivals] each rival discards their hand and draws a new one
       *[all] every team discards its hand and draws a new one
    }
says-again = take another action this turn
says-skip = a rival skips their next turn
says-flip = flip a coin{ $heads }{ $tails }
says-heads = ; heads: { $does }
says-tails = ; tails: { $does }
says-choose = choose: { $does }
says-or = { $said }; or { $next }
if-heroes-active = at least { $count } of your heroes { $count ->
        [one] is
       *[other] are
    } active
if-heroes-stunned = at least { $count } of your heroes { $count ->
        [one] is
       *[other] are
    } stunned
if-defeated = at least { $count } of your heroes { $count ->
        [one] is
       *[other] are
    } defeated
if-type = another of your active heroes is { $type }
if-behind = a rival has more heroes in play than you
# What is said of heroes before the word "hero", with the space after it.
which =
    { $other ->
        [other] other{" "}
       *[any] {""}
    }{ $state ->
        [active] active{" "}
        [stunned] stunned{" "}
       *[any] {""}
    }{ $type ->
        [mutant] Mutant{" "}
        [magic] Magic{" "}
        [nature] Nature{" "}
        [gadget] Gadget{" "}
       *[any] {""}
    }
heroes-this = this hero
heroes-foe = the rival hero in that battle
heroes-one-mine = one of your { $which }heroes
heroes-one-rivals = a rival's { $which }hero
heroes-one-all = any { $which }hero
heroes-each-rivals = one { $which }hero of each rival (their choice)
heroes-each-all = one { $which }hero of every team (owners choose)
heroes-all-mine = all your { $which }heroes
heroes-all-rivals = all rivals' { $which }heroes
heroes-all-all = all { $which }heroes, yours too
heroes-random-mine = a random { $which }hero of yours
heroes-random-rivals = a random { $which }rival hero
heroes-random-all = a random { $which }hero of any team

## What an effect changes
change-active = { $who }: active heroes
change-table = { $who }: heroes in play
change-heroes = { $who }: heroes left
change-hand = { $who }: cards in hand
change-defeated = { $who }: defeated heroes

## The table
status-turn = Turn { $turn }: { $who } is up.
status-battle = Turn { $turn }: { $hero } of { $who } battles { $target } of { $whose }.
status-over = The match is over.
mark-playable = playable now
panel-battle = The battle
panel-seat = { $who }
panel-out = { $who } (out)
meter-left = Heroes left
zone-heroes = Heroes
zone-battle = Cards in this battle
zone-hand = Hand
zone-stack = Hero stack
zone-deck = Deck
zone-discard = Discard pile
zone-defeated = Defeated heroes

## Where a match stands
at-turn = Turn { $turn }
at-act = { $card }
at-card = { $card }

## What an answer would do
preview-smash = Attack a hero: stun it, or defeat it if it's stunned already.
preview-team-up = Attack with two heroes. Win the battle, and your rival's hero is defeated.
preview-retire = Your stunned hero is defeated, and a new one joins.
preview-discard = Discard it, then draw a card.
preview-revives = Its hero is revived.
preview-defenceless = Stunned, so it can't defend itself: it's defeated.
preview-defended = Its player may counter.
preview-falls = Your hero is defeated.
preview-stunned = Your hero is stunned.
preview-counter-smash = Counter. They may counter back.
preview-counter-team-up = Counter. They may counter back; win, and their hero is defeated.

## Questions
ask-turn = What do you do this turn?
ask-turn-again = You have another action. What do you do?
group-smash = Attack with a Smash
group-team-up = Attack with a Team-Up
group-power = Powers
group-use = Loot in use
group-story = Stories
group-super = Supers
group-loot = Loot to equip
group-retire = Stunned heroes that leave
group-discard = Discard and draw
act-smash = { $hero } attacks with { $card }
act-team-up = { $hero } leads { $card }
act-power = { $hero } uses the power
act-use = { $hero } uses { $card }
act-story = Play { $card }
act-super = Play { $card } for { $hero }
act-loot = Give { $card } to { $hero }
act-retire = { $hero } goes to the defeated heroes
act-discard = Discard { $card } and draw
nothing = Nothing can be done
hero-active = { $card } of { $who }
hero-stunned = { $card } of { $who }, stunned
player = { $who }
ask-target = Whom does { $card } attack?
ask-attacker = Who attacks for { $card }?
ask-counter = { $card } is attacked. What do you play?
ask-counter-back = { $card } has been countered. What do you play?
take-it = Take the hit
give-in = Give in
ask-react-attack = A hero of yours is attacked. Do you play a Loot against it?
ask-react-story = A Story is played. Do you play a Loot against it?
ask-react-super = A Super is played. Do you play a Loot against it?
let-it = Let it happen
ask-power =
    { $on ->
        [turn] Your turn begins.
        [stunned] Your hero is stunned.
        [defeated] Your hero is defeated.
        [won] You won the battle.
        [rival-stunned] Your hero stunned a rival.
       *[rival-defeated] Your hero defeated a rival.
    } Use { $card }? { $does }
ask-sturdy = { $card } is about to be stunned. Flip a coin? On heads it isn't.
use-power = Use it
leave-power = Don't use it
ask-equip = Who gets { $card }?
ask-place =
    { $count ->
        [2] Two places are empty. Where does { $card } stand?
       *[other] { $count } places are empty. Where does { $card } stand?
    }
place = Place { $at }
ask-stun = Who is stunned by { $card }?
ask-defeat = Who is defeated by { $card }?
ask-revive = Who is revived by { $card }?
ask-shield = Who is kept safe by { $card }?
ask-swap = Who goes under the stack for { $card }?
ask-rival = Which rival does { $card } mean?
ask-discard =
    { $count ->
        [one] { $card } costs you a card from your hand. Which one?
       *[other] { $card } costs you { $count } cards from your hand. Which?
    }
ask-their-discard =
    { $count ->
        [one] This is the hand of { $whose }. Which card goes?
       *[other] This is the hand of { $whose }. Which { $count } cards go?
    }
ask-take = Which card do you take from your discard pile with { $card }?
ask-loot-destroy = Whose Loot is discarded by { $card }?
ask-loot-steal = Whose Loot do you take with { $card }?
ask-return =
    { $count ->
        [one] Which defeated hero goes under your stack with { $card }?
       *[other] Which { $count } defeated heroes go under your stack with { $card }?
    }
ask-way = { $card } leaves you the choice. What happens?

## Who is awaited, for everyone to read
awaiting-turn = { $who } is to act
awaiting-target = { $who } chooses a target
awaiting-attacker = { $who } chooses an attacker
awaiting-counter = { $who } may counter
awaiting-react = { $who } may play a Loot
awaiting-power = { $who } may use a power
awaiting-hero = { $who } chooses a hero
awaiting-place = { $who } chooses a place
awaiting-rival = { $who } chooses a rival
awaiting-discard = { $who } discards
awaiting-their-discard = { $who } discards from a rival's hand
awaiting-take = { $who } takes a card back
awaiting-return = { $who } brings heroes back
awaiting-way = { $who } chooses what happens

## Why something is not possible
why-smash = There is nobody whom your active heroes can attack
why-team-up = It needs two active heroes{ $types ->
        [any] {""}
       *[match] {" "}of its types
    }, and somebody to attack
why-all-stunned = All your heroes are stunned
why-super = { $hero } is not on the table
why-own-loss = You would lose the match by it
why-loot = It needs an active hero of its type
why-second-loot = Your team has a Loot already
why-reaction = It is played against a rival's action
why-not-ready = Powers are back on your next turn
why-no-counter = It is no counter
# Of effects that would change nothing.
unable-if = Only if { $condition }
unable-stun = There is no hero it can stun
unable-defeat = There is no hero it can defeat
unable-revive = There is no hero it can revive
unable-shield = There is no hero it can protect
unable-swap = There is no hero it can swap
unable-attack = There is nobody it can attack
unable-draw = There is no card left to draw
unable-discard = There is no card to discard
unable-take = Your discard pile has no such card
unable-look = No rival holds a card
unable-loot = No rival has Loot
unable-summon = Your hero stack is empty
unable-return = You have no defeated heroes
unable-leave = It is your last hero
unable-again = You already have another action this turn
unable-skip = No rival can be made to skip a turn now
unable-flip = Neither side of the coin does anything
why-no-second = It needs a second active hero{ $types ->
        [any] {""}
       *[match] {" "}of its types
    }

## The log
log-turn = Turn { $turn }: { $who } is up.
log-skipped = { $who } misses this turn.
log-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-draw-own = You draw { $cards }.
log-reshuffle = { $who } shuffles the discard pile into a new deck.
log-play = { $who } plays { $card }.
log-attack = { $card } of { $who } attacks { $target } of { $whose }.
log-counter = { $who } counters with { $card }.
log-reacts =
    { $against ->
        [attack] { $who } plays { $card }: the attack ends.
       *[other] { $who } plays { $card }: it does nothing to that team.
    }
log-power = { $who } uses the power of { $card }.
log-use = { $who } uses { $card }.
log-equip = { $who } gives { $card } to { $hero }.
log-retire = { $who } takes { $card } off the table.
log-exchange = { $who } discards { $card } for another card.
log-stunned = { $card } of { $who } is stunned.
log-withstood = { $card } of { $who } flips heads and withstands.
log-not-withstood = { $card } of { $who } flips tails.
log-defeated = { $card } of { $who } is defeated.
log-spared = { $card } stays: nobody loses by their own card.
log-revived = { $card } of { $who } is revived.
log-shielded = Nobody can attack { $card } until its team's next turn.
log-swapped = { $card } of { $who } goes under the stack.
log-joins = { $card } joins the team of { $who }.
log-loot-gone = { $card } is discarded.
log-discard = { $who } discards { $cards }.
log-take = { $who } takes { $what } from the discard pile.
log-look = { $who } looks at the hand of { $whose }.
log-look-own = You see in the hand of { $whose }: { $cards }.
log-steals = { $who } takes { $what } for { $card }.
log-returns = { $who } puts { $what } under the stack.
log-fresh-hand = { $who } discards the whole hand.
log-again = { $who } has another action.
log-skip = { $who } will miss the next turn.
log-flip =
    { $side ->
        [heads] { $who } flips heads.
       *[tails] { $who } flips tails.
    }
log-out = { $who } has no heroes left and is out.
log-left = { $who } gives up.

## How it ended
end-last-standing = One team is left standing.
end-stuck = Nobody could change anything for two rounds.
end-quiet = No hero was defeated for { $rounds } rounds.

## What is wrong with a deck
problem-unknown = There is no card { $id }.
problem-heroes = It has { $count } heroes; a stack has { $wanted }.
problem-cards = It has { $count } cards besides heroes; a deck has { $wanted }.
problem-copies = { $card } is in it { $copies } times; one is allowed.
problem-smash = It has { $count } Smash cards; at most { $most } are allowed.

## The rules, in our own words
rule-goal = The goal
    .text = Defeat every rival hero. The last team with a hero left wins.
    .source = smash: goal
rule-types = Power types
    .text = Every hero is Mutant, Magic, Nature or Gadget. Its powers say what it is immune to and what it is weak against.
    .source = smash: hero cards; SM-1
rule-stack = The hero stack
    .text = Nine different heroes.
    .source = smash: hero stack
rule-deck = The deck
    .text = Fifty cards without heroes, at most 25 of them Smash. Of all others one each.
    .source = smash: guidelines
rule-setup = Starting
    .text = Stack and deck are shuffled; three heroes come to the table, five cards to the hand. Chance finds who goes first.
    .source = smash: set-up
rule-turn = A turn
    .text = One action: attack with a Smash, use a power, play a Story, a Super, a Team-Up or a Loot, give up a stunned hero for a new one, or discard and draw. Who does nothing else discards.
    .source = smash: actions; SM-8, SM-C4
rule-refill = Five cards
    .text = After each card you play the hand is refilled to five, in a battle too. A hero or Loot that makes the hand bigger fills it at once.
    .source = smash: hand; SM-5, SM-C21
rule-effect = Cards that draw
    .text = The hand is refilled first; then the new cards are drawn.
    .source = smash: hints; SM-5
rule-reshuffle = An empty deck
    .text = The discard pile is shuffled into a new deck. If both are empty there is no draw. A Story or Super is discarded before you refill, so it can come straight back. Cards of a battle stay on the table until it is over.
    .source = smash: hints; SM-13, SM-C3, SM-C27
rule-smash = Attacking
    .text = An active hero attacks a rival hero that is not immune to its type. A stunned hero cannot defend itself and is defeated.
    .source = smash: Smash; SM-1, SM-4, SM-C9, SM-C13, SM-C14, SM-C19
rule-counter = Counters
    .text = Smash and Team-Up cards counter, back and forth, whatever the types. Who has none or gives in loses, and that hero is stunned.
    .source = smash: Smash; SM-1, SM-2, SM-15, SM-C15
rule-stunned = Stunned
    .text = A stunned hero turns sideways. It cannot attack, counter, stand in a Team-Up, hold Loot or use powers.
    .source = smash: stunned; SM-8, SM-C1
rule-defeated = Defeated
    .text = A defeated hero leaves the table for good. Several at once leave together; then the places are filled.
    .source = smash: stunned; SM-C8
rule-revived = Revived
    .text = A revived hero can fight at once, and Loot works for it. Its own powers are there again from its player's next turn; a weakness stays.
    .source = smash: hints; SM-10, SM-C1, SM-C16
rule-power = Powers
    .text = Using a power costs the turn. What always holds costs nothing. You never have to use a power: if something sets one off, you're asked, unless the card leaves you no choice.
    .source = smash: hints; SM-10, SM-C4, SM-C29
rule-places = Three heroes
    .text = With fewer than three heroes on the table new ones come from the stack, while there are any. Heroes keep their places; between two empty ones the owner chooses.
    .source = smash: places; SM-7, SM-C12, SM-C22
rule-card = What a card says
    .text = What stands behind a condition, a side of the coin or a choice belongs to it, up to “In any case”. A card that takes cards from the discard pile never takes itself.
    .source = smash: house reading; SM-C23, SM-C24
rule-story = Stories
    .text = A Story that names all teams means your own as well.
    .source = smash: Story; SM-6
rule-super = Supers
    .text = A Super can be played only while its hero is on the table. It revives that hero if it is stunned.
    .source = smash: Super; SM-8
rule-team-up = Team-Ups
    .text = A stronger Smash for two active heroes of its types, at any point of a battle. If its player wins, the rival is defeated. Only the leading hero can lose.
    .source = smash: Team-Up; SM-2, SM-3
rule-loot = Loot
    .text = Equipping costs the turn. The active hero's type must match, and a team has one Loot at a time. It is discarded when its hero is stunned or defeated. Using an active Loot costs the turn. A card that does nothing to a hero can still take its Loot.
    .source = smash: Loot; SM-11, SM-C20, SM-C25
rule-reaction = Loot against a rival
    .text = Some Loot is played against an attack, a Story or a Super. It needs an active hero of its type, and no other Loot, like any other. If it has no more to do it is discarded.
    .source = smash: Loot; SM-15, SM-C2
rule-retire = Giving up a stunned hero
    .text = It is defeated, and a new one comes. The last hero of a team cannot be given up.
    .source = smash: actions; SM-9, SM-C18
rule-discard = Discarding
    .text = Discard a card and draw another, however many you hold. It is what is left when nothing else can be done.
    .source = smash: actions; SM-8, SM-C17
rule-own-loss = No way to lose by oneself
    .text = A play that would take your own last hero is not allowed. Where a card would do so by what it sets off, that hero stays.
    .source = smash: hints; SM-6, SM-9, SM-C10
rule-extra = Another action
    .text = A turn has one extra action at most.
    .source = smash: house reading; SM-C5
rule-missed = Missing a turn
    .text = Nobody misses two turns in a row.
    .source = smash: house reading; SM-C6
rule-elimination = Out
    .text = A team without heroes is out, and its cards leave play. So is a team whose player gives up. The others play on, clockwise. Teams that fall to one card share their place.
    .source = smash: goal; SM-12, SM-C8, SM-C11, SM-C28
rule-stalemate = Stalemate
    .text = The match is a draw among the teams that are left when for two full rounds nobody can do anything but discard and draws nothing new, or when no hero is defeated for 100 rounds. It's also a draw when the same table begins a turn for the third time with no deck shuffled in between, or after 100 turns in a row in which nobody had a real choice.
    .source = smash: house reading; SM-14, SM-C7, SM-C26

## Ready-made decks
deck-brawlers = Brawlers
    .about = Mutants and gadgets that hit hard. Good for a first match.
deck-hexers = Hexers
    .about = Magic and nature: healing, coins and other people's bad luck.
deck-gardeners = Gardeners
    .about = Nature and mutants that are hard to get rid of.
deck-tinkerers = Tinkerers
    .about = Gadgets and magic with a card for everything.

## Standing orders
order-counter = Never ask me to counter: a battle is given up at once
order-react = Never ask me to play Loot against a rival's action
order-use-power = Always use powers that are set off by something, without asking
    .card = Always use { $card } when it is set off, without asking
order-leave-power = Never use powers that are set off by something, and don't ask
    .card = Never use { $card } when it is set off, and don't ask

# A card in play has little room on a picture. Sentences with one of these in them say nothing about it any more:
gist-omits =
    Attack a rival hero or counter an attack
# And this is put shorter, from the first line to the last:
gist-shorts =
    Weak: defeated when it loses to => Weak to
    heroes can't counter its attacks => can't counter
    Immune: => Immune to
    heroes can't attack it =>
    heroes it beats => it beats
    Sturdy: when it would be stunned, you may flip a coin; on heads it isn't => Sturdy: coin against stun
    Hidden: can't be attacked while another active hero of yours can => Hidden behind others
    Guard: rivals who can attack it can't attack your other active heroes => Guard: attacked first
    Powers and Loot don't affect it => No Powers or Loot
    Supers don't affect it => No Supers
    Stories don't affect it => No Stories
    Rivals discard a card to attack it => Costs rivals a card
    When stunned, you may: => When stunned:
    When defeated, you may: => When defeated:
    When it wins a battle, you may: => On a win:
    the rival hero in that battle => the rival
    from attacks until their team's next turn => for a turn
    Counts as every type for Team-Ups and Loot => Every type
    take a card from your discard pile => take a discard
    from your discard pile => from discards
    put one of your defeated heroes under your stack => save a defeated hero
    put one of your stunned heroes under their team's stack and bring in the next hero => swap a stunned hero
    flip a coin; heads: => coin heads:
    make a free attack with this hero => free attack
    (a win defeats) => (defeats)
    one of your heroes => a hero
    rival discards a card => rival loses a card
    at random => blind
    (discard it if it fits none) =>
    stun one hero of each rival (their choice); tails: stun this hero => stun 1 of each rival; tails: this one
    A Smash by two active heroes, => Smash by
    : the loser is defeated =>
    then draw a card => then draw
    look at a rival's hand and discard a card from it => discard a card from a rival's hand
    When it stuns a rival in battle, you may: => On a stun:
    heroes. => .
