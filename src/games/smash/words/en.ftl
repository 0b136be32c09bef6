### Super Powered Smash Masters in English. Names, cards and numbers come as arguments.

game = Super Powered Smash Masters
ruleset-match = Standard
ruleset-any = Team-Ups with any two heroes
ruleset-quick = Quick

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
fact-types = { $types }
fact-hero = for { $hero }
fact-passive = always on for its hero
fact-active = active
fact-reaction = reaction
mark-stunned = stunned
mark-shielded = protected
mark-not-ready = powers back next turn

## What a card says, made from what it does. A phrase begins with a small letter and ends without a stop.
no-words = { "" }
says-in-any-case = { $said }; in any case, { $next }
says-smash = attack a rival hero or counter an attack
says-team-up =
    attack or counter with two active { $same ->
        [yes] { $types } heroes
       *[no] heroes ({ $types })
    }; if you win, the rival hero is defeated
says-super = revive { $hero } (if stunned)
says-power = power: { $does }
says-use = use: { $does }
# Loot that has nothing to stay for is gone before it does the rest.
says-reaction-attack =
    against an attack: { $loot ->
        [gone] discard this from your hand
       *[stays] equip this
    } to end it
says-reaction-story =
    against a Story: { $loot ->
        [gone] discard this from your hand
       *[stays] equip this
    } to protect your team
says-reaction-super =
    against a Super: { $loot ->
        [gone] discard this from your hand
       *[stays] equip this
    } to protect your team
says-immune = immune: can’t be attacked by { $types } heroes
says-weak = weak: defeated if it loses to { $types } heroes
says-lethal = defeats, not just stuns, every hero it beats
says-lethal-to = defeats, not just stuns, { $types } heroes it beats
says-guard = guard: rivals who can attack it can’t attack your other active heroes
says-hidden = hidden: can’t be attacked while another of your active heroes can be
says-costly =
    rivals must discard { $count ->
        [one] a card
       *[other] { $count } cards
    } to attack it
says-swift = its attacks can’t be countered
says-swift-to = its attacks can’t be countered by { $types } heroes
says-safe-story = unaffected by Stories
says-safe-super = unaffected by Supers
says-safe-power = unaffected by powers and Loot
says-wild = counts as every type for Team-Ups and Loot
says-hand = +{ $plus } hand size
says-sturdy = sturdy: when it would be stunned, you may flip a coin; on heads it isn’t
# Nobody has to use a power, unless its card says so.
says-on-turn =
    when your turn starts{ $how ->
        [must] :
       *[may] , you may
    } { $does }
says-on-stunned =
    when stunned{ $how ->
        [must] :
       *[may] , you may
    } { $does }
says-on-defeated =
    when defeated{ $how ->
        [must] :
       *[may] , you may
    } { $does }
says-on-won =
    when it wins a battle{ $how ->
        [must] :
       *[may] , you may
    } { $does }
says-on-rival-stunned =
    when it stuns a rival in battle{ $how ->
        [must] :
       *[may] , you may
    } { $does }
says-on-rival-defeated =
    when it defeats a rival in battle{ $how ->
        [must] :
       *[may] , you may
    } { $does }
says-stun = stun { $heroes }
says-defeat = defeat { $heroes }
says-revive = revive { $heroes }
says-shield =
    protect { $heroes } from attacks until { $whose ->
        [mine] your
       *[theirs] their team’s
    } next turn
says-swap =
    put { $heroes } on the bottom of { $whose ->
        [mine] your stack and bring in the next hero
       *[theirs] their team’s stack and bring in that team’s next hero
    }
says-attack =
    make a free attack with { $by ->
        [one] one of your active heroes
        [named] { $hero }
       *[this] this hero
    }{ $how ->
        [sure] { " " }(no counters)
        [fatal] { " " }(winning defeats the other hero)
        [both] { " " }(no counters; winning defeats the other hero)
       *[plain] { "" }
    }
# All of it is an order, even what others do; what you draw after others have done something is said with “yourself” (see effect-then).
says-draw =
    { $who ->
        [mine] draw
        [rival] have a rival draw
        [rivals] have each rival draw
       *[all] have every team draw
    } { $count ->
        [one] a card
       *[other] { $count }
    }
    .yours =
        { $who ->
            [mine] draw
            [rival] have a rival draw
            [rivals] have each rival draw
           *[all] have every team draw
        } { $count ->
            [one] a card
           *[other] { $count }
        }{ $who ->
            [mine] { " " }yourself
           *[all] { "" }
        }
    .doer =
        { $who ->
            [mine] you
           *[all] others
        }
says-discard =
    { $who ->
        [mine] discard
        [rival] make a rival discard
        [rivals] make each rival discard
       *[all] make every team discard
    } { $what }{ $how ->
        [random] { " " }at random
       *[chosen] { "" }
    }{ $late ->
        [yes] {" "}(no hand refill until they play a card)
       *[no] { "" }
    }
    .doer =
        { $who ->
            [mine] you
           *[all] others
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
        [one] a Loot card
       *[other] { $count } Loot cards
    }
says-take = take { $what } from your discard pile
says-look =
    look at a rival’s hand{ $count ->
        [0] { "" }
        [one] { " " }and discard a card from it
       *[other] { " " }and discard { $count } cards from it
    }{ $late ->
        [yes] {" "}(no hand refill until they play a card)
       *[no] { "" }
    }
says-loot-destroy = discard a rival’s Loot
says-loot-steal = take a rival’s Loot for one of your heroes (discard it if it fits none)
says-summon =
    bring in { $count ->
        [one] a hero
       *[other] { $count } heroes
    } from your stack
says-return =
    put { $count ->
        [one] one of your defeated heroes
       *[other] { $count } of your defeated heroes
    } on the bottom of your stack
says-leave = this hero is defeated unless it’s your last
says-leave-named = { $hero } is defeated unless it’s your last hero
says-fresh-hand =
    { $who ->
        [mine] discard your hand and draw a new one
        [rival] make a rival discard their hand and draw a new one
        [rivals] make each rival discard their hand and draw a new one
       *[all] make every team discard its hand and draw a new one
    }
    .doer =
        { $who ->
            [mine] you
           *[all] others
        }
says-again = take another action this turn
says-skip = make a rival skip their next turn
says-flip = flip a coin{ $heads }{ $tails }
says-heads = ; on heads, { $does }
says-tails = ; on tails, { $does }
says-choose = either { $does }
says-or = { $said }, or { $next }
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
heroes-named = { $hero }
heroes-foe = the rival hero in that battle
heroes-one-mine = one of your { $which }heroes
heroes-one-rivals = a rival’s { $which }hero
heroes-one-all = any { $which }hero
heroes-each-rivals = one of each rival’s { $which }heroes (their choice)
heroes-each-all = one { $which }hero from each team (owners choose)
heroes-all-mine = all your { $which }heroes
heroes-all-rivals = all rivals’ { $which }heroes
heroes-all-all = all { $which }heroes, including yours
heroes-random-mine = a random { $which }hero of yours
heroes-random-rivals = a random { $which }rival hero
heroes-random-all = a random { $which }hero on any team

## What an effect changes
change-active = { $who }: active heroes
change-table = { $who }: heroes in play
change-heroes = { $who }: heroes left
change-lives = { $who }: lives left
change-hand = { $who }: cards in hand
change-defeated = { $who }: defeated heroes

## The table
status-turn = Turn { $turn }: { $who }’s turn.
status-battle = Turn { $turn }: { $hero } ({ $who }) battles { $target } ({ $whose }).
status-over = Game over.
panel-battle = The battle
panel-seat = { $who }
panel-out = { $who } (out)
concede-cards = Your team is out, and its cards leave play.
meter-left = Heroes left
    .short = Heroes
meter-lives = Lives left
    .short = Lives
zone-heroes = In play
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
preview-smash = Attack a hero: stun it, or defeat it if it’s already stunned.
preview-team-up = Attack with two heroes. Win, and your rival’s hero is defeated.
preview-retire =
    Your stunned hero is defeated{ $joins ->
        [yes] , and a new one joins.
       *[no] . No new one joins.
    }
preview-discard = Swap it for a new card.
preview-nothing = Does nothing now. { $why }.
preview-revives = Revive that hero first.
preview-defenceless =
    Stunned heroes can’t defend themselves, so this one is defeated{ $loot ->
        [yes] , unless Loot stops it.
       *[no] .
    }
preview-defended = Its player may counter.
preview-uncountered = Its player can’t counter.
preview-falls = Your hero is defeated.
preview-stunned =
    Your hero is stunned{ $sturdy ->
        [yes] , unless a coin saves it.
       *[no] .
    }
preview-counter-smash = Counter. Your rival may counter back.
preview-counter-team-up = Counter. Your rival may counter back; if you win, their hero is defeated.

## Questions
ask-turn = Your turn. What do you do?
ask-turn-again = One more action. What do you do?
group-smash = Attack with a Smash…
group-team-up = Attack with a Team-Up…
group-power = Use a power…
group-use = Use Loot…
group-story = Play a Story…
group-super = Play a Super…
group-loot = Equip Loot…
group-retire = Retire a stunned hero…
group-discard = Discard and draw…
act-smash = { $hero } attacks with { $card }
act-team-up = { $hero } leads { $card }
act-power = Use { $hero }’s power
act-use = { $hero } uses { $card }
act-story = Play { $card }
act-super = Play { $card } for { $hero }
act-loot = Equip { $hero } with { $card }
act-retire = Retire { $hero }
act-discard = Discard { $card } and draw
nothing = Nothing to do
do-nothing = Do nothing
hero-active = { $card } · { $who }
hero-stunned = { $card } · { $who } · stunned
player = { $who }
ask-target = Who does { $card } attack?
ask-attacker = Who attacks with { $card }?
ask-counter =
    { $able ->
        [0] { $card } is under attack. You have nothing to counter with.
       *[other] { $card } is under attack. Counter?
    }
ask-counter-back =
    { $able ->
        [0] { $card } was countered. You have nothing to counter back with.
       *[other] { $card } was countered. Counter back?
    }
take-it = Take the hit
give-in = Give in
ask-react-stunned =
    { $able ->
        [0] { $card } is stunned and can’t counter the attack. You can’t play Loot.
       *[other] { $card } is stunned and can’t counter the attack. Play Loot to stop it?
    }
ask-react-uncountered =
    { $able ->
        [0] { $card } can’t counter the attack because of { $by }. You can’t play Loot.
       *[other] { $card } can’t counter the attack because of { $by }. Play Loot?
    }
ask-react-played =
    { $able ->
        [0] { $who } plays { $card }. You can’t play Loot against it.
       *[other] { $who } plays { $card }. Play Loot against it?
    }
let-it = Let it happen
ask-power =
    { $on ->
        [turn] Your turn begins.
        [stunned] Your hero is stunned.
        [defeated] Your hero is defeated.
        [won] You won the battle.
        [rival-stunned] Your hero stunned a rival.
       *[rival-defeated] Your hero defeated a rival.
    } Use { $card }’s power? { $does }
ask-sturdy = { $card } is about to be stunned. Flip a coin? Heads saves it.
use-power = Use it
leave-power = Don’t use it
ask-equip = Who gets { $card }?
ask-place =
    { $count ->
        [2] Two spots are open. Where does { $card } go?
       *[other] { $count } spots are open. Where does { $card } go?
    }
place = Spot { $at }
ask-stun = { $card }: who do you stun?
ask-defeat = { $card }: who do you defeat?
ask-revive = { $card }: which stunned hero do you revive?
ask-shield = { $card }: who do you protect?
ask-swap = { $card }: who goes to the bottom of the stack?
ask-rival = { $card }: which rival?
ask-discard =
    { $count ->
        [one] { $card }: which card do you discard?
       *[other] { $card }: which { $count } cards do you discard?
    }
ask-their-discard =
    { $count ->
        [one] { $whose }’s hand: which card do you discard?
       *[other] { $whose }’s hand: which { $count } cards do you discard?
    }
ask-take = { $card }: which card do you take from your discard pile?
ask-loot-destroy = { $card }: whose Loot do you discard?
ask-loot-steal = { $card }: whose Loot do you take?
ask-return =
    { $count ->
        [one] { $card }: which defeated hero goes to the bottom of your stack?
       *[other] { $card }: which { $count } defeated heroes go to the bottom of your stack?
    }
ask-way = { $card }: choose one.
choose-way = { CAPITAL($does) }

## The table at a glance
brief-battle =
    { $cards ->
        [one] Battle: 1 card
       *[other] Battle: { $cards } cards
    }
brief-mine =
    { $heroes ->
        [one] You: 1 hero
       *[other] You: { $heroes } heroes
    }
brief-my-lives =
    { $lives ->
        [one] You: 1 life
       *[other] You: { $lives } lives
    }
brief-theirs = { $who }: { $left }

## What the button beside an answer says
verb-smash = Attack
verb-power = Use
verb-story = Play
verb-super = Play
verb-team-up = Team up
verb-loot = Equip
verb-use = Use
verb-retire = Retire
verb-target = Attack
verb-attacker = Attack
verb-counter = Counter
verb-give-in = Don’t counter
verb-react = Play
verb-let-it = Play nothing
verb-discard = Discard
verb-their-discard = Discard
verb-take = Take
verb-return = Bring back

## Who the table waits for, for everyone to read

awaiting-turn = { $who } is taking their turn
awaiting-target = { $who } is choosing a target
awaiting-attacker = { $who } is choosing an attacker
awaiting-counter = { $who } may counter
awaiting-react = { $who } may play Loot
awaiting-power = { $who } may use a power
awaiting-hero = { $who } is choosing a hero
awaiting-place = { $who } is choosing a spot
awaiting-rival = { $who } is choosing a rival
awaiting-discard = { $who } is discarding
awaiting-their-discard = { $who } is discarding from a rival’s hand
awaiting-take = { $who } is taking a card back
awaiting-return = { $who } is returning heroes
awaiting-way = { $who } is choosing what happens

## Why something is not possible
why-smash = Your active heroes have nobody to attack
why-team-up = It needs two active heroes{ $types ->
        [any] {""}
       *[match] {" "}of its types
    }, and somebody to attack
why-all-stunned = All your heroes are stunned
why-super = { $hero } isn’t in play
why-own-loss = You would lose the match
why-loot = It needs an active hero of its type
why-second-loot = Your team already has Loot
why-reaction = Only against a rival’s action
why-not-ready = Powers are back on your next turn
why-late-loot = Only as your first answer to an attack
why-no-counter = It isn’t a counter
# Of effects that would change nothing.
unable-if = Only if { $condition }
unable-stun = No hero it can stun
unable-defeat = No hero it can defeat
unable-revive = No stunned hero it can revive
unable-shield = No hero it can protect
unable-swap = No hero it can swap
unable-attack = Nobody it can attack
unable-draw = No cards left to draw
unable-discard = No cards to discard
unable-take = No such card in your discard pile
unable-look = No rival has cards in hand
unable-loot = No rival has Loot
unable-summon = Your hero stack is empty
unable-return = You have no defeated heroes
unable-leave = It’s your last hero
unable-again = You already have another action this turn
unable-skip = No rival can be made to skip a turn right now
unable-flip = Neither side of the coin does anything
why-no-second = It needs a second active hero{ $types ->
        [any] {""}
       *[match] {" "}of its types
    }

## The log
log-turn = Turn { $turn }: { $who }’s turn.
log-skipped = { $who } skips this turn.
log-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-draw-own = You draw { $cards }.
log-reshuffle = { $who } shuffles their discard pile into a new deck.
log-play = { $who } plays { $card }.
log-nothing = { $card } does nothing.
log-attack = { $card } ({ $who }) attacks { $target } ({ $whose }).
log-counter = { $who } counters with { $card }.
log-reaction-lost = { $who } can’t play that Loot anymore.
log-reacts =
    { $against ->
        [attack] { $who } plays { $card }: the attack ends.
       *[other] { $who } plays { $card }: their team is safe.
    }
log-power = { $who } uses { $card }’s power.
log-use = { $who } uses { $card }.
log-equip = { $who } equips { $hero } with { $card }.
log-retire = { $who } retires { $card }.
log-exchange = { $who } discards { $card } for another card.
log-stunned = { $card } ({ $who }) is stunned.
log-withstood = { $card } ({ $who }) flips heads and shrugs it off.
log-not-withstood = { $card } ({ $who }) flips tails.
log-defeated = { $card } ({ $who }) is defeated.
log-spared = { $card } stays: your own card can’t lose you the match.
log-revived = { $card } ({ $who }) is revived.
log-shielded = { $card } can’t be attacked until its team’s next turn.
log-swapped = { $card } ({ $who }) goes to the bottom of its team’s stack.
log-joins = { $card } joins { $who }’s team.
log-loot-gone = { $card } is discarded.
log-discard = { $who } discards { $cards }.
log-take = { $who } takes { $what } from their discard pile.
log-look = { $who } looks at { $whose }’s hand.
log-look-own = In { $whose }’s hand: { $cards }.
log-steals = { $who } takes { $what } for { $card }.
log-returns = { $who } puts { $what } on the bottom of their stack.
log-fresh-hand = { $who } discards their hand.
log-again = { $who } gets another action.
log-skip = { $who } will skip their next turn.
log-flip =
    { $side ->
        [heads] { $who } flips heads.
       *[tails] { $who } flips tails.
    }
log-out = { $who } has no heroes left and is out.
log-out-fallen = { $who } has lost too many heroes and is out.
log-left = { $who } concedes.

## How it ended
end-last-standing = Only one team is left standing.
end-conceded = { $who } conceded.
end-stuck = Nobody could change anything for two rounds.
end-quiet = No hero was defeated for { $rounds } rounds.
end-endless = Powers kept setting each other off.

## What is wrong with a deck
problem-unknown = There’s no card { $id }.
problem-heroes =
    It has { $count ->
        [0] no heroes
        [one] one hero
       *[other] { $count } heroes
    }; a stack needs { $wanted }.
problem-cards =
    It has { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }, not counting heroes; a deck needs { $wanted }.
problem-copies = { $card } is in it { $copies } times; only one is allowed.
problem-smash = It has { $count } Smash cards; the limit is { $most }.

## What is wrong with cards of a set
flaw-story-alone = a Story has no hero and no battle of its own for { $words }
flaw-no-hero = there is no hero { $written }
flaw-super-taken = { $hero } has a Super already
flaw-loot-does = it happens when the Loot is played against something: { $field } says what
flaw-loot-idle = a Loot needs { $fields }

## The rules, in our own words
rule-goal = The goal
    .text = Defeat every rival hero. The last team with a hero left wins.
    .source = Rules: goal
rule-types = Power types
    .text = Every hero is Mutant, Magic, Nature or Gadget. Its card says which types it’s immune to and which it’s weak to.
    .source = Rules: hero cards; SM-1
rule-stack = The hero stack
    .text = Your stack has nine different heroes.
    .source = Rules: hero stack
rule-deck = The deck
    .text = Your deck has fifty cards, not counting heroes: up to 25 Smash, and only one copy of any other card.
    .source = Rules: guidelines
rule-setup = Starting
    .text = Shuffle your stack and your deck, put three heroes into play and draw five cards. Who goes first is random.
    .source = Rules: set-up
rule-turn = A turn
    .text = One action: attack with a Smash, use a power, play a Story, Super, Team-Up or Loot, retire a stunned hero, or discard and draw. If you can’t do anything else, you discard. With an empty hand, you don’t have to do anything.
    .source = Rules: actions; SM-8, SM-C4, SM-C31
rule-refill = Five cards
    .text = After each card you play, refill your hand to five, even in a battle. If a hero or Loot raises your hand size, draw the extra cards right away. Cards taken with “no hand refill” are replaced once you play a card or your turn ends.
    .source = Rules: hand; SM-5, SM-C21, SM-C30, SM-C32
rule-effect = Cards that draw
    .text = Refill your hand first, then draw the extra cards. If a card doesn’t say who draws, you do.
    .source = Rules: hints; SM-5
rule-reshuffle = An empty deck
    .text = Shuffle the discard pile into a new deck. If both are empty, you don’t draw. A Story or Super is discarded before you refill, so it can come straight back. Cards in a battle stay on the table until it ends. Then you draw for any you couldn’t replace.
    .source = Rules: hints; SM-13, SM-C3, SM-C27, SM-C33
rule-smash = Attacking
    .text = An active hero attacks a rival hero that isn’t immune to its type. A stunned hero can’t defend and is defeated. Whatever else an attack costs has to be in your hand as you choose it.
    .source = Rules: Smash; SM-1, SM-4, SM-C9, SM-C13, SM-C14, SM-C19, SM-C37
rule-counter = Counters
    .text = You can counter with Smash and Team-Up cards of any type, back and forth. If you can’t or won’t counter, you lose the battle and your hero is stunned.
    .source = Rules: Smash; SM-1, SM-2, SM-15, SM-C15
rule-stunned = Stunned
    .text = A stunned hero is turned sideways. It can’t attack, counter, join a Team-Up, use powers or hold Loot: what it held is discarded.
    .source = Rules: stunned; SM-8, SM-C1
rule-defeated = Defeated
    .text = A defeated hero leaves the table. It stays out unless a card puts it back into your stack. If several are defeated at once, they leave together; then the spots are filled.
    .source = Rules: stunned; SM-C8
rule-revived = Revived
    .text = A revived hero can fight and use Loot right away. Its powers return on its player’s next turn; its weaknesses always count.
    .source = Rules: hints; SM-10, SM-C1, SM-C16
rule-power = Powers
    .text = Using a power takes your turn. Powers that are always on cost nothing. When a power triggers, you’re asked whether to use it, unless the card gives you no choice. A hero that’s sturdy twice gets two coins.
    .source = Rules: hints; SM-10, SM-C4, SM-C29, SM-C34
rule-places = Three heroes
    .text = With fewer than three heroes in play, new ones come from your stack while it lasts. If a card moves one of your heroes from play to the bottom of your stack, the next one always comes in. Heroes keep their spots; with two spots open, you choose which to fill.
    .source = Rules: places; SM-7, SM-C12, SM-C22
rule-card = What a card says
    .text = Everything after a condition, coin result or choice depends on it, until the text says “In any case”. A card that takes cards from the discard pile never takes itself.
    .source = SM-C23, SM-C24
rule-story = Stories
    .text = A Story that affects all teams affects yours too.
    .source = Rules: Story; SM-6
rule-super = Supers
    .text = You can play a Super only while its hero is in play. If that hero is stunned, the Super revives it.
    .source = Rules: Super; SM-8
rule-team-up = Team-Ups
    .text = A stronger Smash for two active heroes of its types, at any point in a battle. If you win, the rival hero is defeated. Only your leading hero is at risk.
    .source = Rules: Team-Up; SM-2, SM-3
rule-loot = Loot
    .text = Equipping takes your turn. The hero must be active and of the Loot’s type, and a team can have one Loot at a time. Loot is discarded when its hero is stunned or defeated. Using an active Loot takes your turn too. A card that can’t affect a hero can still take its Loot.
    .source = Rules: Loot; SM-11, SM-C20, SM-C25
rule-reaction = Loot against a rival
    .text = Some Loot is played against an attack, a Story or a Super and doesn’t take your turn. Against an attack it can only be your first answer. Like any Loot, it needs an active hero of its type and a team without Loot. It stays with that hero if it can do more; if not, it’s discarded. Anything it does to the attacker happens in that battle.
    .source = Rules: Loot; SM-15, SM-C2, SM-C35
rule-retire = Retiring a stunned hero
    .text = The hero is defeated, and a new one comes in. You can’t retire your last hero.
    .source = Rules: actions; SM-9, SM-C18
rule-discard = Discarding
    .text = Discard a card and draw another, no matter how many you hold. You can always do this, and you must if you can’t do anything else.
    .source = Rules: actions; SM-8, SM-C17
rule-own-loss = You can’t knock yourself out
    .text = You can’t make a play that would cost you your last hero. If something your card triggers would do so, that hero stays.
    .source = Rules: hints; SM-6, SM-9, SM-C10
rule-extra = Another action
    .text = You get at most one extra action a turn.
    .source = SM-C5
rule-missed = Skipping a turn
    .text = Nobody skips two turns in a row: a card can’t make a player skip again until they have played.
    .source = SM-C6
rule-elimination = Out
    .text = A team is out when it has no heroes left or its player concedes; its cards then leave play. The others play on, clockwise. Teams knocked out by the same card share a place. If you concede, you rank below every team knocked out in the action under way.
    .source = Rules: goal; SM-12, SM-C8, SM-C11, SM-C28
rule-stalemate = Stalemate
    .text = The match is a draw among the remaining teams if nobody can change anything for two full rounds, or if no hero is defeated for 100 rounds. The same goes if a turn begins in the same position for the third time with no deck shuffled in between, or if nobody has had a real choice for 100 turns in a row. It’s also a draw if powers keep setting each other off without end.
    .source = SM-14, SM-C7, SM-C26, SM-C36
rule-quick = Quick
    .text = The short match: each team gets three heroes, drawn at random, and has two lives. It’s out as soon as two of its heroes are defeated. Heroes that weren’t drawn leave the match, and so do their Supers.
    .source = Longbox format; SM-Q1, SM-Q2

## Ready-made decks
deck-brawlers = Brawlers
    .about = Mutants and gadgets that hit hard. Good for a first match.
deck-hexers = Hexers
    .about = Magic and nature: healing, coins and other people’s bad luck.
deck-gardeners = Gardeners
    .about = Nature and mutants that are hard to get rid of.
deck-tinkerers = Tinkerers
    .about = Gadgets and magic with a card for everything.

## Standing orders
order-counter = Never ask me to counter: just take the hit
order-react = Never ask me to play Loot against a rival’s action
order-use-power = Use every triggered power without asking me
    .card = Use { $card } when it triggers, without asking me
order-leave-power = Decline every triggered power without asking me
    .card = Decline { $card } when it triggers, without asking me

# A card in play has little room on a picture. Sentences with one of these in them say nothing about it any more:
gist-omits =
    Attack a rival hero or counter an attack
# And this is put shorter, from the first line to the last:
gist-shorts =
    (no hand refill until they play a card) => , refilled later
    Weak: defeated if it loses to => Weak to
    Its attacks can’t be countered by => No counters by
    Immune: can’t be attacked by => Immune to
    Defeats, not just stuns, => Defeats
    heroes it beats => heroes
    Sturdy: when it would be stunned, you may flip a coin; on heads it isn’t => Sturdy: coin against stun
    Hidden: can’t be attacked while another of your active heroes can be => Hidden behind others
    Guard: rivals who can attack it can’t attack your other active heroes => Guard: attacked first
    Rivals must discard a card to attack it => Costs rivals a card
    When stunned, you may => When stunned:
    When defeated, you may => When defeated:
    When it wins a battle, you may => On a win:
    the rival hero in that battle => the rival
    from attacks until your next turn => for a turn
    Unaffected by Stories => Safe from Stories
    Unaffected by Supers => Safe from Supers
    Unaffected by powers and Loot => Safe from powers and Loot
    Counts as every type for Team-Ups and Loot => Every type
    take a card from your discard pile => take a discard
    from your discard pile => from discards
    put one of your defeated heroes on the bottom of your stack => save a defeated hero
    put one of your stunned heroes on the bottom of your stack and bring in the next hero => swap a stunned hero
    flip a coin; on heads, => coin heads:
    make a free attack with this hero => free attack
    (winning defeats the other hero) => (defeats)
    one of your heroes => a hero
    rival discard a card => rival lose a card
    at random => blind
    (discard it if it fits none) =>
    stun one of each rival’s heroes (their choice); on tails, stun this hero => stun 1 of each rival; tails: this one
    Attack or counter with two active heroes => Smash by
    Attack or counter with two active => Smash by two
    ; if you win, the rival hero is defeated =>
    then draw a card => then draw
    look at a rival’s hand and discard a card from it => discard a card from a rival’s hand
    When it stuns a rival in battle, you may => On a stun:
    heroes. => .
