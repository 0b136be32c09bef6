### Marvel Champions in English. Names, cards and numbers come as arguments.

game = Marvel Champions
ruleset-rhino-standard = Rhino
ruleset-rhino-expert = Rhino, expert
ruleset-klaw-standard = Klaw
ruleset-klaw-expert = Klaw, expert
ruleset-ultron-standard = Ultron
ruleset-ultron-expert = Ultron, expert
mode-standard = Standard
mode-expert = Expert
set-random = Random
set-bomb-scare = Bomb Scare
set-masters-of-evil = Masters of Evil
set-under-attack = Under Attack
set-legions-of-hydra = Legions of Hydra
set-the-doomsday-chair = The Doomsday Chair
set-nemesis = { $hero } nemesis
card = { $card }
player = { $who }
something = something

## Lesson
lesson-first = Lesson
    .about = 3 rounds as Spider-Man: change form, pay, attack, defend and thwart.
    .closing = **That’s Marvel Champions.** Change form, pay with cards, hit the villain, keep the threat down. In a full game Rhino comes back for a second stage, and the decks are shuffled.
lesson-first-hand = **Your opening hand.** You may swap cards once. This one is great, so keep it.
lesson-first-alter-ego = **You’re Peter Parker.** An alter-ego recovers and prepares; a hero fights. First, some help: play Black Cat.
lesson-first-pay = **Cards pay for cards.** Discard others for the resources on them. Energy gives two, so it pays for Black Cat all by itself.
lesson-first-upgrade = **Upgrades stay in play.** Web-Shooter will pay for other cards later. Peter can cover its cost with his own resource.
lesson-first-hero = **Suit up!** You can change form once each turn. As Spider-Man you can attack, but Rhino will attack you, too.
lesson-first-attack = **Basic attack.** Spider-Man exhausts and does 2 damage. Bring Rhino to 0 and you win.
lesson-first-ally = **Allies fight, too.** Black Cat can attack or thwart once each round.
lesson-first-end = **End your turn.** You draw back up and everyone readies. Then comes the villain phase: threat rises, Rhino acts, and a new card shows up.
lesson-first-interrupt = **Your reaction.** Spider-Sense lets you draw a card whenever the villain attacks you. It’s a free card, so use it.
lesson-first-defend = **Defend.** Spider-Man’s DEF of 3 reduces the damage. The price: he stays exhausted for your next turn.
lesson-first-villain = **That was the villain phase.** Threat went up. If it reaches 7, Rhino’s scheme succeeds and you lose. A hero who defended is exhausted, but can still play events.
lesson-first-thwart = **Thwart or attack?** Thwarting takes threat off the scheme. Black Cat takes 1 damage for it.
lesson-first-backflip = **Cards can react, too.** Backflip costs 0 and prevents all the damage. Dodge!
lesson-first-last = **A minion!** You’re engaged with Shocker now: minions attack you each round. But once Rhino is at 0, you win, so go for him!

## Ready-made decks
deck-spider-man = Spider-Man, Justice
    .about = Dodges attacks, keeps schemes small and kicks hard when it counts. Good for a first game.
deck-captain-marvel = Captain Marvel, Leadership
    .about = Flies, stores energy for one great blast and leads a strong band of allies. Good for a first game.
deck-she-hulk = She-Hulk, Aggression
    .about = Hits harder than anyone, hardest when hurt; between fights, the lawyer takes schemes apart.
deck-iron-man = Iron Man, Aggression
    .about = Starts weak, builds the armor piece by piece and ends with a full hand, flying for double damage.
deck-black-panther = Black Panther, Protection
    .about = Defends, strikes back and fires every upgrade at once. The one you save for last hits hardest.

## Cards
card-title = { $name }
card-title-stage = { $name } { $stage }
facedown-drone = a Drone
    .bare = Drone
whose-card = { FORM($what, form: "bare") } ({ $who })
boost-card = Boost card
kind-hero = Hero
kind-alter-ego = Alter-ego
kind-ally = Ally
kind-event = Event
kind-resource = Resource
kind-support = Support
kind-upgrade = Upgrade
kind-villain = Villain
kind-main-scheme = Main scheme
kind-side-scheme = Side scheme
kind-minion = Minion
kind-treachery = Treachery
kind-attachment = Attachment
kind-environment = Environment
kind-obligation = Obligation
fact-cost = Cost { $cost }
fact-thwart = THW { $value }
fact-attack = ATK { $value }
fact-defense = DEF { $value }
fact-recover = REC { $value }
fact-scheme = SCH { $value }
fact-hit-points = { $value } hit points
fact-hit-points-each = { $value } hit points per player
fact-traits = { $traits }
fact-boost =
    { $icons ->
        [one] 1 boost icon
       *[other] { $icons } boost icons
    }
resource-energy = energy
resource-mental = mental
resource-physical = physical
resource-wild = wild
fact-resource-energy = { $amount } energy
fact-resource-mental = { $amount } mental
fact-resource-physical = { $amount } physical
fact-resource-wild = { $amount } wild
type-energy = Energy
type-mental = Mental
type-physical = Physical
type-wild = Wild
name = { $name }
facet-type = Type
facet-aspect = Aspect
facet-set = Set
facet-cost = Cost
facet-resource = Resource
facet-trait = Trait
aspect-hero = Hero cards
aspect-basic = Basic
aspect-encounter = Encounter
aspect-aggression = Aggression
aspect-justice = Justice
aspect-leadership = Leadership
aspect-protection = Protection
keyword-retaliate = { $card }: retaliate
keyword-quickstrike = { $card }: quickstrike
explains-retaliate = Retaliate { $amount }: { $amount } damage to { $what }.
explains-quickstrike = Quickstrike: attacks { $who }.

## What cards say. A phrase begins with a small letter and ends without a stop.
label = { CAPITAL($says) }
says-ability = { $head }: { $does }
says-ability-cost = { $head }: { $cost } → { $does }
says-with = { $says } { $tail }

# Kinds of abilities, and what stands in brackets behind them.
head-action = action
head-hero-action = hero action
head-alter-ego-action = alter-ego action
head-resource = resource
head-hero-resource = hero resource
head-interrupt = interrupt
head-hero-interrupt = hero interrupt
head-forced-interrupt = forced interrupt
head-response = response
head-forced-response = forced response
head-special = special
head-setup = setup
head-when-revealed = when revealed
head-hero-when-revealed = when revealed (hero)
head-alter-ego-when-revealed = when revealed (alter-ego)
head-boost = boost
head-named = { $name } – { $head }
head-notes = { $head } ({ $notes })
head-list = { $said }; { $next }
label-attack = attack
label-thwart = thwart
label-defense = defense
limit =
    { $limit ->
        [one] once a round
       *[other] { $limit } times a round
    }

# What interrupts and responses wait for.
when-while = { $when } while { $condition }
when-villain-attacks-you = the villain attacks you
when-this-attacks = this attacks
when-this-attacks-you = this attacks you
when-host-attacks = its host attacks
when-host-would-attack = its host would attack
when-host-damages = its host’s attack damages someone
when-this-schemes = this schemes
when-host-schemes = its host schemes
when-villain-schemes = the villain schemes
when-your-hero-defends = your hero defends
when-your-hero-attacks = your hero attacks
when-your-basic-attack = your hero makes a basic attack
when-your-attack-defeats = your hero’s attack defeats an enemy
when-this-defeats-minion = this attacks and defeats a minion
when-this-thwarts = this thwarts
when-to-this-form = you change to this form
when-you-defeat-minion = you defeat a minion
when-you-would-take-damage = you’d take damage
when-attack-would-damage-you = you’d take damage from an attack
when-host-would-be-dealt-damage = its host would be dealt damage
when-host-takes-damage = its host takes damage
when-threat-would-be-placed = threat would be placed on a scheme
when-step-one-threat-here = step one of the villain phase puts threat here
when-this-enters = this enters play
when-minion-enters = a minion enters play
when-this-is-played = you play this
when-this-is-defeated = this is defeated
when-host-is-defeated = its host is defeated
when-host-would-be-defeated = its host would be defeated
when-revealed-from-deck = a card from the encounter deck is revealed
when-treachery-revealed = a treachery from the encounter deck is revealed
when-round-ends = the round ends

# Costs.
cost-list = { $said }, { $next }
cost-spend = spend { $resources }
cost-any-amount = spend any amount of { $type }
cost-exhaust-this = exhaust this
cost-exhaust-hero = exhaust your hero
cost-counters =
    { $count ->
        [one] remove 1 counter
       *[other] remove { $count } counters
    }
cost-discard-this = discard this
cost-take-damage = take { $amount } damage
cost-damage-this = { $amount } damage to this
cost-heal-you = heal { $amount } from your identity
cost-discard-cards =
    { $upTo ->
        [yes] discard { $min }–{ $max } cards from hand
       *[no] { $max ->
            [one] discard a card from hand
           *[other] discard { $max } cards from hand
        }
    }
resources = { $list }

# Who and what is meant: all of them; one of somebody's choice; what is counted.
whom-this = this
whom-host = its host
whom-that-enemy = that enemy
whom-damaged = everyone it damaged
whom-attacked = each enemy attacked
whom-you = you
whom-identity = your identity
whom-your-hero = your hero
whom-your-character = each of your characters
    .one = one of your characters
    .unit = character you control
whom-your-ally = each of your allies
    .one = one of your allies
    .unit = ally you control
whom-your-upgrade = each of your upgrades
    .one = one of your upgrades
    .unit = upgrade you have
whom-your-upgrade-with = each of your { $trait } upgrades
    .one = one of your { $trait } upgrades
    .unit = { $trait } upgrade you control
whom-your-upgrade-or-support = each of your upgrades and supports
    .one = one of your upgrades or supports
    .unit = upgrade or support you control
    .unit-dearest = upgrade or support
whom-character = each character
    .one = any character
    .unit = character in play
whom-friendly = each friendly character
    .one = a friendly character
    .unit = friendly character
whom-hero = each hero
    .one = a hero
    .unit = hero in play
whom-ally = each ally
    .one = an ally
    .unit = ally in play
whom-villain = the villain
whom-enemy = each enemy
    .one = an enemy
    .unit = enemy in play
whom-minion = each minion
    .one = a minion
    .unit = minion in play
whom-minion-with = each { $trait }
    .one = a { $trait }
    .unit = { $trait } in play
whom-enemy-with = each { $trait } enemy
    .one = a { $trait } enemy
    .unit = { $trait } enemy in play
whom-your-enemies = the villain and each minion engaged with you
whom-drone-before-you = each Drone engaged with you
    .one = a Drone engaged with you
    .unit = Drone engaged with you
whom-facedown-drone = each facedown Drone
    .one = a facedown Drone
    .unit = facedown Drone in play
whom-main-scheme = the main scheme
whom-side-scheme = each side scheme
    .one = a side scheme
    .unit = side scheme in play
which-minion = a minion
which-minion-with = a { $trait } minion
which-upgrade = an upgrade
which-upgrade-with = a { $trait } upgrade
which-side-scheme = a side scheme

# Numbers.
number-x = X
number-that-much = that much
tail-if = ({ $n } if { $condition })
tail-per = per { $unit }
tail-per-most = per { $unit }, up to { $most }
tail-x = (X = { $count })
tail-x-most = (X = { $count }, up to { $most })
tail-per-player = per player
count-damage-on-you = the damage on you
count-your-attack = your hero’s ATK
count-its-hit-points = its remaining hit points
unit-counters-here = counter here
unit-discarded = card discarded
unit-damage-dealt = damage it dealt
unit-threat-placed = threat it placed
unit-drones-of-attacked = Drone engaged with the player it’s attacking

# Conditions.
if-you-are = you’re { $trait ->
        [Avenger] an Avenger
       *[other] { $trait }
    }
if-alter-ego = you’re in alter-ego form
if-in-play = { $card } is in play
if-not-in-play = { $card } isn’t in play
if-any = { $whom } is in play
if-none = there isn’t { $whom }
if-no-host = this has no host
if-damage-here = there’s { $least }+ damage here
if-paid-with = paid with { $type }
if-last-step = this is resolved last
if-undefended = the attack is undefended
if-dealt-damage = it dealt damage

# What is done.
says-damage = { $n } damage to { $whom }
says-damage-overkill = { $says } (overkill if { $condition })
says-damage-player = choose a player; { $n } damage to the villain and each minion engaged with them
says-move-damage = move { $n } damage from your hero to an enemy
says-damage-here = put that damage here
says-heal = heal { $n } from { $whom }
says-heal-all = heal all damage from { $whom }
says-remove-threat = remove { $n } threat from a scheme
says-remove-threat-each = remove { $n } threat from each scheme
says-threat = put { $n } threat on { $whom }
says-threat-here = put { $n } threat here
says-accelerate = put an acceleration token on the main scheme
says-stunned = stun { $whom }
says-confused = confuse { $whom }
says-tough = give { $whom } a tough card
says-draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
    .each =
        { $n ->
            [one] each player draws a card
           *[other] each player draws { $n } cards
        }
says-player-draws =
    { $n ->
        [one] a player draws a card
       *[other] a player draws { $n } cards
    }
says-discard-random = discard a random card from your hand
says-discard-top =
    { $n ->
        [one] discard your top card
       *[other] discard your top { $n } cards
    }
    .each =
        { $n ->
            [one] each player discards their top card
           *[other] each player discards their top { $n } cards
        }
says-search-deck = find { $which } in your deck and take it
says-take-one-of-top = look at your top { $n } cards, add one to your hand and discard the rest
says-ready = ready { $whom }
says-exhaust = exhaust { $whom }
says-return-this = return this to its owner’s hand
says-discard-one = discard { $whom }
says-discard-one-first = discard { $whom } (the first player picks)
says-counters = put that many counters here
says-this-into-play = put this into play engaged with you
says-specials = resolve the Special of { $whom }, in any order
says-gain-this-phase = you’re { $trait } this phase
says-get-this-phase = { $what } this phase
says-player-gets-this-phase = choose a player; their characters get { $what } this phase
says-pay-less = a player’s next card this phase costs { $discount } less
says-prevent = prevent { $amount } of it
says-prevent-all = prevent all of it
says-instead = instead, { $does }
says-instead-if = { $does }; if { $condition }, { $other } instead
says-places-less = it places { $amount } less threat
says-overkill = the attack gains overkill
says-discard-afterwards = discard this after the attack
says-cancel-when-revealed = cancel its When Revealed effects
says-cancel-card = cancel and discard that card
says-choose = { $ways }
    .each = each player picks one – { $ways }
says-or = { $said }, or { $next }
says-surge = this surges
says-or-surge = { $does }; if that does nothing, this surges
says-villain-attacks = the villain attacks you
says-villain-schemes = the villain schemes
says-minions-attack = each minion engaged with you attacks
says-minions-attack-yours = each { $trait } engaged with you attacks your hero; if none does, { $otherwise }
says-minions-attack-all = each { $trait } minion attacks the hero it’s engaged with; if none does, { $otherwise }
says-boost = 1 more boost card
says-search-reveal-both = find { $card } in the encounter deck or discard pile and reveal it
says-search-reveal-deck = find { $card } in the encounter deck and reveal it
says-search-into-play = find { $which } in the encounter deck or discard pile and put it into play
says-search-engages = find { $which } in the encounter deck or discard pile; it engages you
says-bring-in = find { $card } in the encounter deck or discard pile (unless already in play); it engages you
says-turn-up-minion = discard encounter cards until a minion turns up; it engages the first player
says-turn-up-minion-with = discard encounter cards until a { $trait } minion turns up; it engages the first player
says-turn-up-reveal = discard encounter cards until { $which } turns up; reveal it
says-reveal-another = reveal the next encounter card
says-deal = you’re dealt an encounter card
says-drones =
    { $n ->
        [one] turn your top card into a Drone
       *[other] turn your top { $n } cards into Drones
    }
    .each =
        { $n ->
            [one] each player turns their top card into a Drone
           *[other] each player turns their top { $n } cards into Drones
        }
    .first =
        { $n ->
            [one] the first player turns their top card into a Drone
           *[other] the first player turns their top { $n } cards into Drones
        }
says-stun-struck = stun everyone the attack deals damage to
says-exhaust-struck-hero = if the attack deals damage to your hero, exhaust it
says-obliges = flip to alter-ego if you like, then { $exhaust } – or { $other }
says-obliges-exhaust = exhaust { $card } and remove this from the game

# What is so while a card is in play.
only-hero = hero form only
only-alter-ego = alter-ego form only
max-player = one per player
max-any-player = any player may control this (one per player)
attach = attach to { $whom }
attach-max = { $attach } (max 1 each)
attach-strongest = attach to the minion with the most printed hit points
attach-strongest-without = attach to the minion with the most printed hit points that doesn’t have one yet
counters-uses = { $count } { $kind } counters; when they run out, discard this
counters-enters = { $count } { $kind } counters
counter-arrow = arrow
counter-attack = attack
counter-medical = medical
counter-snoop = snoop
counter-web = web
keyword-guard-said = guard
keyword-quickstrike-said = quickstrike
keyword-retaliate-said = retaliate { $amount }
keyword-surge-said = surge
keyword-toughness-said = toughness
adds = +{ $by } { $stat }
stat-attack = ATK
stat-thwart = THW
stat-defense = DEF
stat-hitPoints =
    { $by ->
        [one] hit point
       *[other] hit points
    }
stat-handSize = hand size
stat-allyLimit = ally limit
stat-retaliate = retaliate
modifies = { $what }
modifies-whom = { $what } for { $whom }
gains = { $whom } is { $trait ->
        [Avenger] an Avenger
       *[other] { $trait }
    }
ban-take-damage = { $whom } can’t take damage
ban-from = { $says } from { $which }
ban-while = { $says } while { $condition }
ban-lose-threat = threat can’t be removed from { $whom }
worth = ATK X (X = { $count })
allies-must-defend = defend against this with an ally if you can
says-drones-are = facedown Drones have SCH { $scheme }, ATK { $attack } and { $hitPoints } hit point; when defeated, they go to their owners’ discard piles
doubles = pays double for { $aspect } cards
icon-crisis = crisis
icon-acceleration = acceleration
icon-hazard = hazard

# What one card alone does.
custom-01002 = discard your top 2 cards; those with a printed mental resource go to your hand
custom-01009 = discard this and stun that enemy
custom-01012 = remove 2 threat from a scheme, then 2 from another if you’re Aerial
custom-01025 = flip your identity, then draw up to its printed hand size
custom-01031 = discard your top 5 cards; 1 damage to an enemy, +2 per energy printed on them
custom-01033 = the resources printed on the top card of your discard pile
custom-01034 = a player adds the top Tech upgrade in their discard pile to their hand
custom-01042 = shuffle up to 3 different cards from your discard pile into your deck
custom-01071-cost = choose an ally in any discard pile, pay its printed cost
custom-01071 = it enters play under your control
custom-01111 = damage equal to the threat on Bomb Scare, split among heroes and allies by the first player
custom-01130 = its attack hits the other heroes too
custom-01159 = discard the top encounter card; your hero takes damage equal to its boost icons +1, or the main scheme gets that much threat
custom-01164 = Titania attacks your hero; if she doesn’t, heal all damage from her and this surges
custom-01166 = a random card from each hand goes face down here
custom-01166-defeated = those cards go back to their owners’ hands
custom-01169 = discard a random card from each hand; put 1 threat on the main scheme per different resource among them
custom-01174 = discard your top 5 cards and take 1 damage per energy printed on them
    .each = each player discards their top 5 cards and takes 1 damage per energy printed on them
custom-01179 = discard all cards with a printed energy resource from your hand
custom-01190 = your set-aside nemesis and its side scheme are revealed, and the rest of its set goes into the encounter deck; if the nemesis isn’t set aside, this surges

## Why it would do nothing
unable-damage = No enemy it can damage
unable-threat = No scheme it can remove threat from
unable-place = That scheme isn’t in play
unable-stunned = Already stunned
unable-confused = Already confused
unable-tough = Already tough
unable-draw = No cards to draw
unable-deck = Your deck is empty
unable-hand = Not enough cards in hand
unable-pile = Your discard pile is empty
unable-take = No such card in a discard pile
unable-call = No ally you can pay for in a discard pile
unable-discard = There’s nothing to discard
unable-ready = Nothing to ready
unable-specials = You have no such upgrade
unable-counters = No counters left
unable-gone = This card has left play
unable-cost-tough = You’re tough, so you wouldn’t take the damage
unable-hurt = Not enough damage on you
change-hand = { $who }’s hand
change-tough = { $what } loses tough

## The table
status-opening = The table is being set up.
status-turn = Round { $round }: { $who }’s turn.
status-end-of-turns = Round { $round }: end of the player phase.
status-threat = Round { $round }: the villain phase begins.
status-villain-activates = Round { $round }: the villain activates against { $who }.
status-minions-activate = Round { $round }: minions engaged with { $who } activate.
status-deal = Round { $round }: encounter cards are dealt.
status-reveal = Round { $round }: { $who } reveals encounter cards.
status-end-of-round = Round { $round } ends.
status-over = Game over.
panel-table = The scenario
panel-seat = { $who }
panel-out = { $who } (eliminated)
concede-cards = Your cards leave the game, and your minions engage the next player.
panel-left = { $who } (left)
meter-round = Round
meter-villain = Villain
meter-scheme = Main scheme
meter-acceleration = Acceleration tokens
meter-hit-points = Hit points
    .short = HP
meter-damage = Damage
meter-threat = Threat
meter-counters = Counters
meter-under = Cards face down
zone-villain = Villain
zone-schemes = Schemes
zone-environments = Environment
zone-under-way = Resolving
zone-encounter-deck = Encounter deck
zone-encounter-discard = Encounter discard pile
zone-identity = Identity
zone-allies = Allies
zone-upgrades = Upgrades
zone-supports = Supports
zone-minions = Engaged minions
zone-obligations = Obligations
zone-dealt = Dealt face down
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
mark-exhausted = exhausted
mark-stunned = stunned
mark-confused = confused
mark-tough = tough
mark-nearing = half full
mark-critical = critical
mark-full = full
mark-boost = against { $who }

## Where a match stands
at-round = Round { $round }
at-opening = setup
at-turn = { $who }’s turn
at-end-of-turns = end of the player phase
at-threat = threat
at-villain-activates = villain against { $who }
at-minions-activate = minions against { $who }
at-deal = deal
at-reveal = { $who } reveals
at-end-of-round = end of the round
at-card = { $card }
at-attack = { $card } attacks
at-thwart = { $card } thwarts
at-enemy-attack = { $enemy } attacks
at-enemy-scheme = { $enemy } schemes

## What is going on, in the middle of a sentence
it-enemy-attack = { $enemy } attacks { $who }
it-attack = { $what } attacks
it-thwart = { $what } thwarts
it-scheme = { $enemy } schemes
it-damage = { $amount } damage to { $what }
it-threat = { $amount } threat on { $what }
it-defeat = { $what } is defeated
it-reveal = { $who } reveals { $what }
it-enter = { $what } enters play
it-engage = { $what } engages { $who }
it-play = { $who } plays { $what }
it-form = { $who } changes form
it-phase-end = the player phase ends
it-round-end = the round ends

## What an answer would do
preview-to-hero = The villain attacks you instead of scheming.
preview-to-alter-ego = The villain schemes instead of attacking you.
preview-pay = Cost { $cost }: pay with { $cards }
preview-attack = { $amount } damage to an enemy.
preview-thwart = Remove { $amount } threat from a scheme.
preview-recover = Heal { $amount }.
preview-defend = DEF { $defense } reduces the damage. Exhausts.
preview-defend-ally = Takes the damage for you (has { $left } HP). Exhausts.
preview-undefended =
    { $boosts ->
        [0] { $amount } damage to { $who }.
        [one] { $amount } damage to { $who }, plus the boost.
       *[other] { $amount } damage to { $who }, plus { $boosts } boosts.
    }
preview-undefended-you =
    { $boosts ->
        [0] You take { $amount } damage.
        [one] You take { $amount } damage, plus the boost.
       *[other] You take { $amount } damage, plus { $boosts } boosts.
    }
preview-undefended-falls =
    { $boosts ->
        [0] { $who } will fall: { $amount } damage.
        [one] { $who } will fall: { $amount } damage, plus the boost.
       *[other] { $who } will fall: { $amount } damage, plus { $boosts } boosts.
    }
preview-activates-attack = Attacks you for { $amount }.
preview-activates-scheme = Schemes for { $amount }.
preview-activates-stunned = Stunned: doesn’t attack.
preview-activates-stopped = { $by } stops its attack and stuns it.
preview-activates-confused = Confused: doesn’t scheme.
preview-stunned = Shakes off the stun instead.
preview-confused = Shakes off the confusion instead.
preview-no-damage = Deals no damage now.

## Questions
ask-turn = Your turn
ask-offer = It’s { $who }’s turn. Any action from you?
ask-asked = { $who } asks you for an action. Use one?
ask-mulligan = Opening hand: discard any cards you don’t want and draw that many.
ask-discard-down =
    { $count ->
        [0] Discard any cards you like, then draw up to your hand size of { $size }.
        [one] You’re one card over your hand size of { $size }. Discard at least one.
       *[other] You’re { $count } cards over your hand size of { $size }. Discard at least that many.
    }
ask-pay = { $card } costs { $cost }. What do you pay with?
ask-discard =
    { $upTo ->
        [yes] Discard up to { $count } cards for { $card }.
       *[no] { $count ->
            [one] Discard a card for { $card }.
           *[other] Discard { $count } cards for { $card }.
        }
    }
ask-attack-target = Which enemy?
ask-thwart-target = Which scheme?
ask-defend =
    { $boosts ->
        [0] { CAPITAL($enemy) } attacks you for { $attack }. Who defends?
        [one] { CAPITAL($enemy) } attacks you for { $attack } plus a boost card. Who defends?
       *[other] { CAPITAL($enemy) } attacks you for { $attack } plus { $boosts } boost cards. Who defends?
    }
ask-who-defends =
    { $boosts ->
        [0] { CAPITAL($enemy) } attacks { $who } for { $attack }. Who defends?
        [one] { CAPITAL($enemy) } attacks { $who } for { $attack } plus a boost card. Who defends?
       *[other] { CAPITAL($enemy) } attacks { $who } for { $attack } plus { $boosts } boost cards. Who defends?
    }
ask-defend-another =
    { $boosts ->
        [0] { CAPITAL($enemy) } attacks { $who } for { $attack }. Do you defend?
        [one] { CAPITAL($enemy) } attacks { $who } for { $attack } plus a boost card. Do you defend?
       *[other] { CAPITAL($enemy) } attacks { $who } for { $attack } plus { $boosts } boost cards. Do you defend?
    }
ask-interrupt = Next, { $what }. Interrupt?
ask-response = { CAPITAL($what) }. Respond?
ask-forced-order = Several things happen at once. Which comes first?
ask-minion-order = Which minion activates next?
ask-ally-limit = Too many allies. Which one do you discard?
ask-control = Who controls { $card }?
ask-attach = Attach { $card } to what?
ask-enemy = { $card }: which enemy?
ask-scheme = { $card }: which scheme?
ask-heal = { $card }: who do you heal?
ask-ready = { $card }: which card do you ready?
ask-lose = { $card }: which card do you discard?
ask-player = { $card }: which player?
ask-option = { $card }: choose one.
ask-special = { $card }: which one next?
ask-which = { $card }: for which one?
ask-search = { $card }: which card?
ask-shuffle-in = { $card }: which card goes back into your deck?
ask-look = { $card }: which one do you take?
ask-declare = { $card }: which ally do you call?
ask-amount = { $card }: how many?
ask-assign-damage = { $card }: who takes the { $amount } damage?
ask-flip = { $card }: flip to alter-ego first?
ask-for-action = Ask { $who } for an action
pass = Pass
decline = Not now
offer-nothing = Nothing now
keep-hand = Keep all
no-more = No more
do-not-defend = Don’t defend
pass-then-defend = Defend…
end-turn = End the turn
end-turn-discard = End and discard…
flip = Flip
do-not-flip = Stay a hero
to-hero = Change to hero
to-alter-ego = Change to alter-ego
power-attack = { $what } attacks ({ $value })
power-thwart = { $what } thwarts ({ $value })
power-recover = { $what } recovers ({ $value })
group-form = Change form…
group-play = Play a card…
group-basic = Use a basic power…
group-allies = Use an ally…
group-actions = Use an action…
group-ask = Ask another player…

## The table at a glance
brief-hit-points = { $card } { $value }/{ $most } HP
brief-of = { $card } { $value }/{ $most }
brief-statuses = { $what } ({ $statuses })
brief-threat = { $card } { $value }

## What the button beside an answer says
verb-play = Play
verb-use = Use
verb-form = Change form
verb-attack = Attack
verb-thwart = Thwart
verb-recover = Recover
verb-attack-target = Attack
verb-thwart-target = Thwart
verb-defend = Defend
verb-defend-another = Defend
verb-take = Take it
verb-discard-down = Discard
verb-discard = Discard
verb-mulligan = Discard
verb-ally-limit = Discard
verb-lose = Discard
verb-attach = Attach
verb-heal = Heal
verb-ready = Ready
verb-shuffle-in = Put back
verb-declare = Pay for it

## Who the table waits for, for everyone to read

awaiting-turn = { $who } is taking their turn
awaiting-offer = { $who } may use an action
awaiting-asked = { $who } is asked for an action
awaiting-mulligan = { $who } is checking their opening hand
awaiting-discard-down = { $who } is choosing what to discard before drawing
awaiting-discard = { $who } is discarding
awaiting-pay = { $who } is paying
awaiting-attack-target = { $who } is picking an enemy
awaiting-thwart-target = { $who } is picking a scheme
awaiting-defend = { $who } may defend
awaiting-defend-another = { $who } may defend someone else
awaiting-interrupt = { $who } may interrupt
awaiting-response = { $who } may respond
awaiting-forced-order = { $who } picks what happens first
awaiting-minion-order = { $who } picks the next minion
awaiting-ally-limit = { $who } must discard an ally
awaiting-control = { $who } picks who gets a card
awaiting-attach = { $who } is attaching a card
awaiting-enemy = { $who } is picking an enemy
awaiting-scheme = { $who } is picking a scheme
awaiting-heal = { $who } picks who is healed
awaiting-ready = { $who } picks a card to ready
awaiting-lose = { $who } picks a card to discard
awaiting-player = { $who } is picking a player
awaiting-option = { $who } is choosing
awaiting-may = { $who } is choosing
awaiting-special = { $who } picks the next ability
awaiting-which = { $who } is choosing
awaiting-search = { $who } is searching a deck
awaiting-shuffle-in = { $who } picks cards for their deck
awaiting-declare = { $who } is picking an ally
awaiting-amount = { $who } picks a number
awaiting-assign-damage = { $who } is splitting the damage

## Why something is not possible
why-hero = Only in hero form
why-alter-ego = Only in alter-ego form
why-limit = Already used this round
why-target = No valid target
why-resources = Not enough resources
why-not-yours = Someone else is defending
why-form-used = You’ve already changed form this round
why-exhausted = Exhausted
why-dash = It doesn’t have that power
why-unhurt = Nothing to heal
why-unique = That unique card is already in play
why-max = You already have the maximum
why-host = Nothing to attach it to

## What is told at the end
report-rounds =
    { $rounds ->
        [one] After one round:
       *[other] After { $rounds } rounds:
    } { $villain } had { $left } of { $most } hit points, and the scheme had { $target ->
        [0] { $threat } threat.
       *[other] { $threat } threat (target { $target }).
    }
report-player = { $who }{ $out ->
        [yes] {" "}(eliminated)
        [left] {" "}(left)
       *[no] {""}
    } dealt { $damage ->
        [0] no
       *[other] { $damage }
    } damage, removed { $threat ->
        [0] no
       *[other] { $threat }
    } threat, { $defenses ->
        [0] never defended
        [one] defended once
        [2] defended twice
       *[other] defended { $defenses } times
    } and played { $cards ->
        [0] no cards.
        [one] one card.
       *[other] { $cards } cards.
    }

## The log
log-round =
    { $players ->
        [1] Round { $round }.
       *[other] Round { $round }. { $who } has the first player token.
    }
log-mulligan =
    { $count ->
        [0] { $who } keeps their opening hand.
        [one] { $who } replaces a card.
       *[other] { $who } replaces { $count } cards.
    }
log-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-draw-own = You draw { $cards }.
log-deck-reset = { $who } shuffles their discard pile into a new deck.
log-discard-top =
    { $count ->
        [one] { $who } discards { $cards } from their deck.
       *[other] { $who } discards { $count } cards from their deck: { $cards }.
    }
log-discard = { $who } discards { $card }.
log-discard-until = Discarded from the encounter deck: { $cards }.
log-discard-encounter = { $card } is discarded from the encounter deck.
log-encounter-reset = The encounter deck is reshuffled.
log-acceleration =
    { $count ->
        [one] The main scheme has an acceleration token.
       *[other] The main scheme has { $count } acceleration tokens.
    }
log-to-hand = { $card } goes to { $who }’s hand.
log-fetch = { $who } takes a card from their deck.
log-fetch-own = You take { $card } from your deck.
log-fetch-named = { $who } takes { $card } from their deck.
log-under = One of { $who }’s cards goes face down under { $card }.
log-form = { $who } is now { $card }.
log-play = { $who } plays { $card }.
log-use = { $who } uses { $card }.
log-use-named = { $who } uses { $ability } ({ $card }).
    .short = { $who } uses { $ability }.
log-forced-does = { $card } triggers: “{ $does }”.
    .short = { $card } triggers.
# The same of matches begun before that said what it does.
log-forced = { $card } triggers.
log-special = { $card }: its Special resolves.
log-declined = { $who } does nothing for now.
log-pay = { $who } pays with { $cards }.
log-attack = { CAPITAL($what) } attacks { $target }.
log-thwart = { CAPITAL($what) } thwarts { $target }.
log-recover = { $who } recovers.
log-damage = { CAPITAL($what) } takes { $amount } damage ({ $left } HP left).
log-damage-here = { CAPITAL($what) } takes { $amount } damage instead ({ $damage } on it).
log-prevent = { $amount } damage prevented.
log-prevent-threat = { $amount } threat prevented.
log-heal = { CAPITAL($what) } heals { $amount } (now { $left } HP).
log-threat = +{ $amount } threat on { $what } (now { $threat }).
log-threat-removed = { $amount } threat off { $what } ({ $threat } left).
log-defeated = { CAPITAL($what) } is defeated.
log-scheme-defeated = { $card } is defeated.
log-stage = { $card } appears.
log-scheme-complete = { $card } is complete.
log-scheme = The main scheme is now { $card }.
log-eliminated = { $who } is eliminated.
log-engage = { CAPITAL($what) } engages { $who }.
log-drone = One of { $who }’s cards becomes a Drone.
log-leave-discard = { CAPITAL($what) } is discarded.
log-leave-hand = { CAPITAL($what) } returns to hand.
log-leave-deck = { CAPITAL($what) } is shuffled into its owner’s deck.
log-leave-removed = { CAPITAL($what) } is removed from the game.
log-exhaust = { CAPITAL($what) } exhausts.
log-ready = { CAPITAL($what) } readies.
log-stunned = { CAPITAL($what) } is stunned.
log-confused = { CAPITAL($what) } is confused.
log-tough = { CAPITAL($what) } is tough.
log-stunned-spent = { CAPITAL($what) } shakes off the stun instead of attacking.
log-stunned-spent-attack = { CAPITAL($what) } shakes off the stun instead of attacking { $who }.
log-confused-spent = { CAPITAL($what) } shakes off the confusion instead.
log-tough-spent = { CAPITAL($what) } is tough: no damage.
log-stunned-removed = { CAPITAL($what) } is no longer stunned.
log-confused-removed = { CAPITAL($what) } is no longer confused.
log-tough-removed = { CAPITAL($what) } is no longer tough.
log-enemy-attack = { CAPITAL($enemy) } attacks { $who }.
log-enemy-scheme = { CAPITAL($enemy) } schemes.
log-boost-dealt = A boost card is dealt.
log-boost-left = Boost card: { $card }, discarded without effect, as its enemy was defeated.
log-boost =
    { $icons ->
        [0] Boost card: { $card }, no icons.
        [one] Boost card: { $card }, 1 icon.
       *[other] Boost card: { $card }, { $icons } icons.
    }
log-boost-more = { $card } adds { $amount } more.
log-defend = { CAPITAL($what) } defends.
log-undefended = Nobody defends { $who }.
log-strength = { CAPITAL($enemy) } hits { $what } for { $amount }.
log-retaliate = { CAPITAL($what) } retaliates.
log-quickstrike = { $card } attacks right away.
log-dealt = { $who } is dealt an encounter card.
log-reveal = { $who } reveals { $card }.
log-surge = { $card } surges: another card is revealed.
log-cancel = { $card } is canceled.
log-obligation = { $card } goes to { $who }.
log-obligation-gone = { $card } has nobody left to affect and is removed from the game.
log-phase-end = Everyone draws up to hand size and readies their cards.
log-won = The villain is defeated: the heroes win!
log-lost = The heroes lose. { $why }

## The villain phase in retrospect, and the next one
recap-unhurt = **Villain phase:** no damage.
recap-unhurt-but = **Villain phase:** no damage. { $next }
    .short = **Villain phase:** { $next }
recap-damage = **Villain phase:** { $what }.
recap-hurt = { $what } −{ $amount } HP
recap-defeated = { $what } defeated
recap-threat =
    { $target ->
        [0] { $scheme }: +{ $amount } threat, now { $now }.
       *[other] { $scheme }: +{ $amount } threat, now { $now } of { $target }.
    }
recap-steady =
    { $target ->
        [0] { $scheme }: no threat added, still { $now }.
       *[other] { $scheme }: no threat added, still { $now } of { $target }.
    }
recap-revealed = Revealed: { $cards }.
recap-revealed-by = { $card } ({ $who })
    .short = { $card }
recap-sides = New side scheme: { $schemes }.
recap-side = { $scheme } ({ $threat } threat)
recap-fallen = { $what } is eliminated.
recap-lost = { $who } discards { $cards }.
recap-engaged = Engaged with { $who }: { $what }.
forecast-threat =
    { $target ->
        [0] **Next:** at least +{ $amount } threat on { $scheme }.
       *[other] **Next:** at least +{ $amount } threat on { $scheme }, bringing it to { $to } (target { $target }).
    }
forecast-acts = **Next for { $who }:** { $acts }.
forecast-acts-own = **Next for you:** { $acts }.
forecast-attack =
    { $count ->
        [one] { FORM($enemy, form: "bare") } (attack { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (attack { $amount } each
    }{ $undefended ->
        [0] {""}
       *[other] , undefended { $undefended }
    }{ $boost ->
        [yes] {" "}+ boost)
       *[no] )
    }
forecast-scheme =
    { $count ->
        [one] { FORM($enemy, form: "bare") } (scheme { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (scheme { $amount } each
    }{ $boost ->
        [yes] {" "}+ boost)
       *[no] )
    }
forecast-stunned =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(stunned)
forecast-stopped =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(stopped by { $by })
forecast-confused =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(confused)
danger-scheme =
    { $end ->
        [yes] ‼ **{ $scheme } will be completed and you’ll lose** unless you remove or prevent { $remove } threat.
       *[no] ‼ **{ $scheme } will be completed, bringing the next stage,** unless you remove or prevent { $remove } threat.
    }
    .short =
        { $end ->
            [yes] ‼ **You’ll lose to { $scheme }** unless you remove or prevent { $remove } threat.
           *[no] ‼ **{ $scheme } will be completed** unless you avert { $remove } threat.
        }
danger-scheme-form =
    { $end ->
        [yes] ‼ **{ $scheme } will be completed and you’ll lose** unless you change to hero form or avert { $remove } threat.
       *[no] ‼ **{ $scheme } will be completed** unless you change to hero form or avert { $remove } threat.
    }
    .short =
        { $end ->
            [yes] ‼ **You’ll lose to { $scheme }** unless you change to hero form.
           *[no] ‼ **{ $scheme } will be completed** unless you change to hero form.
        }
danger-scheme-crisis =
    { $end ->
        [yes] ‼ **{ $scheme } will be completed and you’ll lose** unless you end the crisis first or prevent { $remove } threat.
       *[no] ‼ **{ $scheme } will be completed** unless you end the crisis first or prevent { $remove } threat.
    }
    .short =
        { $end ->
            [yes] ‼ **You’ll lose to { $scheme }** unless you end the crisis first.
           *[no] ‼ **{ $scheme } will be completed** unless you end the crisis first.
        }
danger-scheme-maybe =
    { $end ->
        [yes] ‼ **{ $scheme } could be completed, and you’d lose**, depending on the boost cards.
       *[no] ‼ **{ $scheme } could be completed**, depending on the boost cards.
    }
    .short =
        { $end ->
            [yes] ‼ **You could lose to { $scheme }**, depending on the boost cards.
           *[no] ‼ **{ $scheme } could be completed** by the boost cards.
        }
danger-scheme-card =
    { $end ->
        [yes] ‼ **{ $scheme } could be completed, and you’d lose**, depending on { $by }.
       *[no] ‼ **{ $scheme } could be completed**, depending on { $by }.
    }
    .short =
        { $end ->
            [yes] ‼ **You could lose to { $scheme }**, depending on { $by }.
           *[no] ‼ **{ $scheme } could be completed** by { $by }.
        }
danger-hero =
    ‼ **{ $who } will fall if nobody defends:** { $damage } damage{ $boost ->
        [yes] {" "}+ boost
       *[no] {""}
    }{ $more ->
        [yes] {" "}from what’s still to come
       *[no] {""}
    } against { $left } HP.
    .short =
        { $more ->
            [yes] ‼ **{ $who } will fall undefended:** { $damage }{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                } to come against { $left } HP.
           *[no] ‼ **{ $who } will fall undefended:** { $damage } damage{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                } against { $left } HP.
        }
danger-hero-own =
    ‼ **You’ll fall if nobody defends:** { $damage } damage{ $boost ->
        [yes] {" "}+ boost
       *[no] {""}
    }{ $more ->
        [yes] {" "}from what’s still to come
       *[no] {""}
    } against { $left } HP.
    .short =
        { $more ->
            [yes] ‼ **You’ll fall undefended:** { $damage }{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                } to come against { $left } HP.
           *[no] ‼ **You’ll fall undefended:** { $damage } damage{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                } against { $left } HP.
        }

## How it ended
end-villain-defeated = The villain is defeated.
end-scheme-complete = The villain has completed the scheme.
end-all-eliminated = No hero is left standing.
end-no-encounter-cards = The encounter deck and its discard pile are both empty.
end-endless-encounter = The encounter deck would go on forever.

## What is wrong with a deck
problem-same-hero = { $card } is taken; each hero can be played once.
problem-unknown = There’s no card { $id }.
problem-not-for-decks = { $card } can’t go in a deck.
problem-identities =
    { $count ->
        [0] The deck has no identity.
       *[other] The deck has { $count } identities; it needs one.
    }
problem-too-few =
    The deck has { $size ->
        [one] one card
       *[other] { $size } cards
    }, not counting the identity; it needs at least { $least }.
problem-too-many = The deck has { $size } cards, not counting the identity; the limit is { $most }.
problem-signature =
    { $card } { $copies ->
        [0] isn’t in the deck
        [one] is in the deck once
       *[other] is in the deck { $copies } times
    }; this hero needs exactly { $needed }.
card-of-several = { $card } ({ $id })
problem-foreign = { $card } belongs to another hero.
problem-aspects = The deck mixes { $aspects }; only one aspect is allowed.
problem-copies = { $card } is in the deck { $copies } times; the limit is { $most }.

## The rules, in our own words
rule-setup = Setting up
    .text = Everyone starts in alter-ego form. Obligations go into the encounter deck, nemesis sets are set aside, and all decks are shuffled. Then come the scheme’s setup, the villain’s entrance and your opening hand.
    .source = Learn to Play: Setup
rule-modular-sets = Modular sets
    .text = A random modular set stays secret until its cards turn up.
    .source = Learn to Play: Modular Encounter Sets; CH-C25
rule-mulligan = Mulligan
    .text = Once, before round one, you may replace any number of cards in your opening hand. The ones you discard stay in your discard pile.
    .source = Learn to Play: Setup 13
rule-winning = Winning and losing
    .text = You all win when the villain’s last stage is defeated. You all lose when the last main scheme is complete or every hero is eliminated. If both happen at once, you lose.
    .source = Learn to Play: Winning and Losing
rule-per-player = Per player
    .text = Multiply by the number of players who started the game, even after someone is eliminated.
    .source = Learn to Play: Per Player
rule-round = A round
    .text = All players take their turns, then the villain acts. Then the first player token moves on.
    .source = Learn to Play: Round Sequence
rule-together = Playing together
    .text = You’re a team, so everyone sees who is being asked; hands stay private. Questions that don’t depend on each other go out together, and answers take effect in player order. A choice that’s no longer possible is dropped and costs nothing.
    .source = CH-1, CH-C1
rule-forms = Changing form
    .text = Once on each of your turns, you may flip your identity. Everything on it stays. Flips from card effects don’t count.
    .source = Learn to Play: Changing Form
rule-playing = Playing cards
    .text = Pick a card and pay its cost. It’s enough if any part of it could do something. You can play allies, supports and upgrades only on your own turn; they enter play ready. Events take effect at once and are discarded.
    .source = Learn to Play: Playing a Card; CH-C43
rule-events = Events
    .text = Resolve the event, then discard it. While it resolves, it isn’t in any pile.
    .source = Learn to Play: Playing a Card
rule-costs = Paying
    .text = Discard cards from your hand for their resources, or use resource abilities. Wild counts as any type. Anything you overpay is wasted.
    .source = Learn to Play: Resource Costs; Rules Reference: Cost
rule-wild = Wild resources
    .text = You name a type for each wild icon as you pay, so two icons on one card can be two types. That goes for doubled and copied icons too. You’re only asked when the type matters.
    .source = Rules Reference: Wild resource; CH-C37
rule-copied = Copied and doubled resources
    .text = Pepper Potts copies the card on top of your discard pile as you start to pay. If that card pays double for something, her copy doesn’t. With Make the Call, you pay for Make the Call, not for the ally: The Power of Leadership pays double, whichever ally you call.
    .source = Rules Reference: Cost; CH-C6, CH-C30
rule-ally-limit = Three allies
    .text = When you get a fourth ally, discard one of the four right away, before the new one does anything. You can pick the new one itself.
    .source = Learn to Play: Ally Limit; Rules Reference
rule-unique = Unique cards
    .text = Only one copy of a unique card can be in play, no matter who controls it.
    .source = Rules Reference: Unique
rule-basic-attack = Basic attack
    .text = Exhaust your hero or an ally to deal its ATK as damage to an enemy.
    .source = Learn to Play: Using a Basic Power, Using an Ally
rule-basic-thwart = Basic thwart
    .text = Exhaust your hero or an ally to remove as much threat from a scheme as its THW.
    .source = Learn to Play: Using a Basic Power, Using an Ally
rule-basic-recovery = Recovery
    .text = Exhaust your alter-ego to heal as much damage as its REC.
    .source = Learn to Play: Using a Basic Power
rule-consequential-damage = Consequential damage
    .text = The damage an ally takes for attacking or thwarting. It comes last, and only if the ally is still in play.
    .source = Learn to Play: Using an Ally; Rules Reference
rule-actions = Actions
    .text = On your turn, use as many actions as you can pay for. An action needs a valid target.
    .source = Learn to Play: Triggering an Action Ability
rule-asking = Actions on another player’s turn
    .text = On your turn you may ask anyone for an action, and anyone may offer one. Play doesn’t stop to wait for them.
    .source = Learn to Play: Player Turn; CH-C4
rule-interrupts = Interrupts and responses
    .text = Forced abilities go first, in an order the first player picks, then optional ones. Everyone who could respond is asked at once; their answers take effect in player order. If several are defeated at once, you may respond to each of them. A card answers the same thing only once, even if it returns to your hand.
    .source = Learn to Play: Other Triggered Abilities; Rules Reference: Ability; CH-C1, CH-C3, CH-C42, CH-C66
rule-passing = Passing
    .text = Once you pass, you’re asked again only if someone else does something. During setup you can’t interrupt or respond; only the identities’ Setup abilities happen.
    .source = CH-C3, CH-C28
rule-then = Then
    .text = What follows “then” needs all of what came before. Crisis Interdiction has to remove 2 threat before its second part counts, so start with a scheme that has 2.
    .source = Rules Reference: Then; CH-C11
rule-first-player = The first player decides
    .text = The first player picks which card Caught Off Guard discards and which copy of Legions of Hydra gets Madame Hydra’s threat. They also split the damage from Explosion, with nobody taking more than is lethal. Anything that applies to each player happens in player order; nobody can change that.
    .source = Rules Reference: First Player; CH-C9, CH-C10, CH-C22, CH-C44
rule-forced-order = Several at once
    .text = When several forced abilities trigger together, the first player picks the order.
    .source = Rules Reference: Ability
rule-hand-size = Hand size
    .text = At the end of the player phase you may discard any number of cards, and must discard down to your hand size. At other times you can hold any number. Cards you discard together go in the order you pick them, the last one on top. You’re only asked for the order if someone has a card it matters to.
    .source = Learn to Play: End of Player Phase; CH-C45
rule-end-of-turns = End of the player phase
    .text = Discard, draw up, ready everything. Then effects that last until the end of the phase expire.
    .source = Learn to Play: End of Player Phase
rule-step-one = Threat each round
    .text = The main scheme gains threat equal to its own number, plus one for each acceleration icon in play and each acceleration token, all at once.
    .source = Learn to Play: Step One
rule-activation = Activations
    .text = The villain activates against each player in turn, followed by that player’s minions. They attack heroes and scheme against alter-egos.
    .source = Learn to Play: Step Two
rule-enemy-attack = An enemy attacks
    .text = In order: boost card, defender, boost icons, damage. Minions don’t get a boost card.
    .source = Learn to Play: Hero Form: Enemies Attack
rule-one-moment = An attack is one moment
    .text = Responses to an attack, to its damage and to what it defeats all come in one window, once the attack is done. You may play an attack event even if it would deal no damage, and a thwart event even if it would remove no threat.
    .source = Rules Reference: Attack; CH-C7, CH-C13, CH-C61
rule-several-attack = Several minions attack
    .text = When a card makes several minions attack, the one longest in play goes first. A minion that engages you while your minions activate also activates. With Gang-Up, a minion that the villain’s attack brings attacks too. Whirlwind then attacks the other heroes in player order, and each may defend.
    .source = Learn to Play: Step Two; CH-C23, CH-C29, CH-C35, CH-C64
rule-defending = Defending
    .text = One ready hero or ally may defend; the attacked player decides first, then the others. A hero reduces the damage by their DEF; an ally takes all of it. If the defender is gone before damage, the attack counts as undefended. While nobody defends, using a defense ability makes you the defender.
    .source = Learn to Play: Hero Form: Enemies Attack; Rules Reference: Defend; CH-C62; W1-314
rule-who-defends = Who defends
    .text = The attacked player decides first. Then everyone else who can is asked; the first in player order to say yes defends. Against Melter, the player engaged with him must defend with a ready ally, if able. Whether an attack is undefended is checked as each boost is turned up; a defender who has left play doesn’t count.
    .source = Rules Reference: Defend; CH-C2, CH-C26, CH-C27
rule-boost = Boost cards
    .text = Boost cards are turned up one at a time: first the boost ability, then +1 to the enemy’s ATK or SCH for each icon. A star isn’t an icon: it only marks a boost ability. If the enemy falls meanwhile, the rest are discarded without effect.
    .source = Learn to Play: Hero Form, Alter-Ego Form; CH-C40, CH-C41
rule-enemy-scheme = An enemy schemes
    .text = The main scheme gets threat equal to the enemy’s SCH. The villain adds its boost icons to that.
    .source = Learn to Play: Alter-Ego Form: Enemies Scheme
rule-deal = Encounter cards
    .text = Each player is dealt an encounter card face down. Then another is dealt for each hazard icon, going around the table.
    .source = Learn to Play: Step Three
rule-reveal = Revealing
    .text = A minion engages you; a scheme or attachment enters play. Then the card’s When Revealed abilities resolve, top to bottom. A treachery is discarded after that.
    .source = Learn to Play: Step Four; Rules Reference: Reveal
rule-from-the-deck = Revealed from the deck
    .text = Black Widow, Enhanced Spider-Sense and Get Behind Me! work on cards from the encounter deck, including dealt ones, but not on cards found by a search or set aside. If Black Widow cancels a card, the same player reveals the next.
    .source = Rules Reference: Reveal; CH-C12, CH-C34
rule-engaged = Engaged minions
    .text = A minion engaged with you activates against you every villain phase until it’s gone.
    .source = Learn to Play: Step Four
rule-obligations = Obligations
    .text = An obligation goes to the player it names, no matter who reveals it. That player may flip to alter-ego first, then chooses one of the card’s options.
    .source = Learn to Play: Obligations
rule-obligation-options = An obligation’s options
    .text = You can choose the second option if any part of it can happen: Eviction Notice with an empty hand, Family Emergency while stunned. Business Problems needs a ready upgrade. If neither option is possible, the obligation is discarded.
    .source = Rules Reference: Choose; CH-C5, CH-C21
rule-nemesis = Nemesis
    .text = Your nemesis stays out of the game until a card brings it in. The rest of its set then joins the encounter deck.
    .source = Learn to Play: Nemesis Side Schemes; card text
rule-side-schemes = Side schemes
    .text = A side scheme stays in play, with its icons in force, until all its threat is gone.
    .source = Learn to Play: Side Scheme Icons
rule-main-scheme = Main scheme
    .text = When the main scheme’s threat reaches its target, the next stage replaces it, and no threat carries over. Once the last stage is complete, you lose the game.
    .source = Learn to Play: The Scheme Deck
rule-villain-stages = Villain stages
    .text = When a stage is defeated, the next takes over with full hit points and keeps all attachments. Excess damage is lost.
    .source = Learn to Play: Dealing Damage; Rules Reference
rule-fallen-stage = A defeated villain stage
    .text = The defeated stage does nothing more, and cards that say “that enemy” (Counter-Punch, Superhuman Strength) no longer find it. “The villain” means the next stage: Vibranium Armor makes that one tough.
    .source = Rules Reference: Villain; CH-C33
rule-crisis = Crisis
    .text = While a crisis icon is in play, threat can’t be removed from the main scheme.
    .source = Learn to Play: Side Scheme Icons
rule-acceleration-tokens = Acceleration
    .text = Each acceleration icon in play and each acceleration token adds 1 threat a round. The main scheme gets a token each time the encounter deck runs out, and keeps it.
    .source = Learn to Play: Side Scheme Icons; Rules Reference
rule-hazard = Hazard
    .text = Each hazard icon in play means one more encounter card each round.
    .source = Learn to Play: Side Scheme Icons
rule-threat = Threat
    .text = Threat that is prevented or replaced entirely was never placed. A scheme’s starting threat doesn’t count as placed either.
    .source = Rules Reference: Threat
rule-damage = Damage
    .text = First come effects that change damage being dealt, then tough, then effects that change damage being taken. When several characters are hit at once, all take their damage before any is defeated.
    .source = Rules Reference: Damage
rule-dealt = Dealt and taken
    .text = Damage stopped by tough or an ability was dealt, but not taken. Klaw’s Vengeance, Rage of Ultron and the boosts of Sonic Boom and Sweeping Swoop count damage dealt; Stampede and Sonic Converter need damage taken. What DEF absorbs was never dealt. If stopping some of it defeats the attacker, you still take the rest.
    .source = Rules Reference: Damage; CH-C20, CH-C65
rule-overkill = Overkill
    .text = Excess damage carries over: from a minion to the villain, or from an ally to its controller’s identity.
    .source = Rules Reference: Overkill
rule-defeat = Defeated
    .text = A character with no hit points left is defeated. Abilities that trigger on its defeat resolve before it leaves play.
    .source = Learn to Play: Dealing Damage
rule-falling-together = Defeated together
    .text = Characters defeated together leave in the order they entered play: the villain’s stage first, identities last. Eliminated players make no more choices, and boost cards turned up for them do nothing. Their minions with quickstrike attack the hero they move to.
    .source = Rules Reference: Player Elimination; CH-C31, CH-C32
rule-stunned = Stunned
    .text = A stunned character’s next attack only removes the stunned card. That uses up an attack event, too.
    .source = Learn to Play: Status Cards
rule-confused = Confused
    .text = A confused character’s next thwart or scheme only removes the confused card.
    .source = Learn to Play: Status Cards
rule-tough = Tough
    .text = The next time a tough character would take damage, no matter how much, only the tough card is removed. 0 damage doesn’t remove it.
    .source = Learn to Play: Status Cards
rule-guard = Guard
    .text = While a guard minion is engaged with you, your hero and allies can’t attack the villain. Damage that isn’t from an attack still works.
    .source = Rules Reference: Guard
rule-quickstrike = Quickstrike
    .text = An enemy with quickstrike attacks right after it engages a hero.
    .source = Rules Reference: Quickstrike; CH-C67
rule-retaliate = Retaliate
    .text = After a character with retaliate is attacked, if it’s still in play, it deals damage equal to its retaliate number to the attacker, even when the attack did no damage.
    .source = Rules Reference: Retaliate
rule-surge = Surge
    .text = After resolving the card, the same player reveals another.
    .source = Learn to Play: Surge; Rules Reference
rule-toughness = Toughness
    .text = A character with toughness enters play with a tough card.
    .source = Rules Reference: Toughness
rule-cancel = Canceled
    .text = A canceled effect doesn’t happen, but the card still counts as revealed, and its printed surge still applies.
    .source = Rules Reference: Cancel
rule-drones = Drones
    .text = Drones are players’ facedown cards, in play as small minions. Nobody may look at them; a defeated one goes to its owner’s discard pile. A Drone has no printed hit points, so it comes last when a card looks for the most hit points.
    .source = Rules Reference; card text; CH-C24
rule-player-deck = When your deck runs out
    .text = Shuffle your discard pile into a new deck right away and take an encounter card. Cards being discarded as it runs out are part of the new deck. If your discard pile is empty too, the deck stays empty until you next draw.
    .source = Rules Reference: Running out of cards; CH-C8, CH-C36
rule-encounter-deck = When the encounter deck runs out
    .text = The encounter discard pile is shuffled into a new deck, and the main scheme gets an acceleration token. If you were discarding a number of cards, you stop there. If the discard pile is empty too, you lose at once: a card still being resolved isn’t in it. If encounter cards set each other off forever, you lose.
    .source = Rules Reference: Running out of cards; CH-C39, CH-C60, CH-C63
rule-elimination = Elimination
    .text = An eliminated player’s cards leave the game, their minions engage the next player, and the others play on. Someone who’s out reveals nothing more, and an attack against them is over unless someone else defends.
    .source = Rules Reference: Player Elimination; CH-C31
rule-deck-building = Building a deck
    .text = A deck has an identity and all its hero cards, plus basic cards and cards of one aspect: 40 to 50 in all. It can hold up to three copies of a card, or one if it’s unique.
    .source = Learn to Play: Deck Customization
rule-expert-mode = Expert mode
    .text = The villain starts one stage later and ends one stage later, and the expert set joins the encounter deck.
    .source = Learn to Play: Expert Mode
rule-stalemate = Stalemate
    .text = If a round begins in the same position for the third time, or nobody has had a real choice for 100 rounds, you lose: the villain hasn’t been stopped.
    .source = Learn to Play: Winning and Losing; CH-C38

## Standing orders
order-interrupt = Pass on every interrupt
    .card = Pass on interrupts if { $card } is the only one I could use
order-response = Pass on every response
    .card = Pass on responses if { $card } is the only one I could use
order-defend = Never ask me to defend myself
    .below = Never ask me to defend myself against enemies with ATK below { $below }
    .card = Never ask me to defend myself against { $card }
order-defend-another = Never ask me to defend somebody else
    .card = Never ask me to defend somebody else against { $card }
order-may = Decline optional card effects
    .card = Decline optional effects of { $card }
order-asked = Decline when somebody asks me for an action

# A card in play has little room on a picture. Sentences with one of these in them say nothing about it any more:
gist-omits =
    Only if
    When revealed
    Boost:
    One per player
    Any player may control this
    Restricted (
    Attach to
    Surge
    setup:
    Hero form only
    when they run out, discard this
    this enters play
    you play this
# And this is put shorter, from the first line to the last:
gist-shorts =
    put 1 threat => 1 threat
    put 2 threat => 2 threat
    in your deck or discard pile and take it =>
    discard cards from your deck until one of your hero’s own cards turns up; take it => find a hero card
    Response (you play an Attack/Thwart/Defense event): exhaust your hero → that event returns to your hand => After your event: exhaust, it returns
    Response (you use a Preparation card): 1 damage to an enemy => Preparation used: 1 damage
    Response (once a phase; you play a Preparation card): draw a card => Preparation played: draw
    Interrupt (you’d take damage): => If hurt:
    Hero interrupt (you’d take damage): => If hurt:
    prevent 1 of it, then 1 damage to an enemy => prevent 1, deal 1
    prevent 3 of it => prevent 3
    Interrupt (once a round; threat would be placed on a scheme): prevent 1 of it => 1×: prevent 1 threat
    shuffle a Spell card from your discard pile into your deck, then draw a card => reshuffle a Spell, draw
    put a card from your discard pile on the bottom of your deck, then draw a card => recycle a discard, draw
    shuffle up to 3 different cards from your discard pile into your deck => reshuffle up to 3 discards
    take a Preparation card from your discard pile => regain a Preparation
    put a card from hand face down here => store a hand card
    your next card this phase costs 1 less => next card costs 1 less
    the next Avenger ally played this phase costs 1 less => next Avenger costs 1 less
    The first ally played each round costs 1 less => First ally each round costs 1 less
    Costs 1 less per Preparation card you control => Costs 1 less per Preparation
    +1 ally limit for your identity if each of your allies is an Avenger => +1 ally limit if all are Avengers
    Interrupt (your hero would be defeated): instead, your hero is left with 1 hit point, then discard this => If defeated: stay at 1 HP, discard
    Hero response (attack; a minion enters play): discard this → 2 damage to that enemy, then stun that enemy => New minion: discard: 2 damage, stun it
    Hero interrupt (you reveal a treachery): discard this → cancel and discard that card => Discard: cancel a treachery
    Hero interrupt (attack; a boost card is turned up): discard this → cancel its boost icons; 1 damage to the villain for each => Discard: boost icons hit the villain
    Interrupt (you reveal an encounter card): discard this → cancel and discard that card, then reveal the next encounter card => Discard: swap an encounter card
    Interrupt (a card from the encounter deck is revealed): spend 1 mental, exhaust this → cancel and discard that card, then reveal the next encounter card => 1 mental, exhaust: swap an encounter card
    Response (your hero’s attack defeats a minion): 1 damage to your hero, discard this → ready your hero => Minion defeated: take 1, discard: ready
    Response (once a phase; a minion engages you): draw 2 cards => Minion engages you: draw 2
    Response (a minion schemes): exhaust this → 2 damage to that enemy => Minion schemes: exhaust: 2 damage
    Response (you defeat a minion): => Minion defeated:
    Hero response (an ally of yours is defeated): => Your ally falls:
    Response (you change to this form): 2 damage to an enemy => On change: 2 damage
    Interrupt (an enemy attacks you): spend 1 energy → 2 damage to that enemy => When attacked: 1 energy → 2 damage
    Hero interrupt (you play an Attack event): exhaust this → it deals 2 more damage => Attack event: exhaust: +2 damage
    Hero interrupt (you play a Thwart event): exhaust this → it removes 2 more threat => Thwart event: exhaust: −2 threat
    Forced response (this attacks while The Psyche-Magnitron is in play): => Attacked:
    Forced interrupt (your turn ends): => Turn ends:
    Forced interrupt (this would be defeated): discard the top encounter card; if it’s a treachery, heal all damage from this instead => Defeated: a top treachery heals it
    Interrupt (this is defeated): spend 2 resources of different types → 2 damage to an enemy, then return this to its owner’s hand => Defeated: pay 2 types: 2 damage, back to hand
    This can’t take damage while you’re engaged with another minion => Immune while you have another minion
    You may also play this from your discard pile on your turn => Playable from your discard pile
    +2 THW this phase, or +2 ATK this phase => +2 THW or ATK
    Action: exhaust this, discard a card from hand → draw a card (2 if you’re in alter-ego form) => Exhaust, discard 1: draw 1 (alter-ego: 2)
    Alter-ego action (thwart): discard 1–5 cards from hand → remove 1 threat from a scheme per card discarded => Alter-ego: discard 1–5: −1 threat each
    Action (once a phase): => Once a phase:
    exhaust this, 2 damage to this → 1 damage to each enemy => exhaust, 2 to this → 1 to each enemy
    1 damage to an enemy (2 if you’re => 1 damage (2 if
    choose a player; 1 damage to the villain and each minion engaged with them (2 if this is resolved last) => 1 to villain and minions (2 if last)
    per Tech upgrade you control, up to 6 => per Tech (max 6)
    1 wild for a Preparation card => wild for a Preparation
    for Attack events => for Attacks
    your hero’s => your
    a boost card is turned up for a scheme => boost of a scheme
    a boost card is turned up => boost
    cancel its boost icons; 1 damage to the villain for each => its icons hit the villain
    cancel its boost icons => no icons
    cancel its boost ability => no boost ability
    put it into play from your discard pile, 1 damage to it => it’s back, 1 damage
    an enemy’s attack damages you => an attack hurts you
    that much damage to that enemy => as much back
    threat would be placed on the main scheme => threat comes
    you use a Preparation card => Preparation used
    stun that enemy, then 1 damage to that enemy => stun it, 1 damage
    pay the cost of your top Invocation, exhaust your hero → resolve its Special => exhaust, pay: top Invocation
    heal 1 from your identity, or discard your top Invocation => heal 1 or drop top Invocation
    discard your top Invocation => drop top Invocation
    your hero defends and takes no damage => unhurt defense
    heal 1 from a hero and discard a status card from it => heal 1 and a status card
    Forced interrupt (this attacks you): discard your top card. Physical: stun your identity. Energy: 2 damage to you. Mental: confuse your identity. Wild: all three => Attacks: your top card stuns, hurts or confuses you
    Forced interrupt (this is defeated): shuffle the Invocation here back into its deck => Holds an Invocation
    Forced interrupt (you play an event): cancel it, then discard this => Cancels your next event
    move 1 threat from a scheme to here => take 1 threat
    exhaust this, discard this → 1 damage to a minion per threat here => hit a minion for it
    draw a card, then discard a card from hand => draw 1, discard 1
    discard your top card; if it has a printed physical resource, 2 damage to you => top card physical: 2 damage
    Interrupt (this is defeated): shuffle it into its owner’s deck => Defeated: may go into its deck
    Forced interrupt (this attacks): => Attacks:
    Forced response (this attacks you): => Attacks you:
    Forced response (this attacks): => Attacked:
    Forced interrupt => Forced
    Forced response => Forced
    (once a round) => 1×
    exhaust this → => exhaust:
    exhaust this, => exhaust,
    discard this → => discard:
    remove 1 counter → => −1:
    remove 1 threat from a scheme => −1 threat
    hit points => HP
    hit point => HP
    Hero action => Hero
    Alter-ego action => Alter-ego
    its attack hits the other heroes too => hits other heroes too
    turn your top card into a Drone => your top card is a Drone
    the main scheme => main scheme
    engaged with the player it’s attacking => with its target
    Facedown Drones have SCH 1, ATK 1 and 1 HP; when defeated, they go to their owners’ discard piles => Drones: SCH 1, ATK 1, 1 HP
    Defend against this with an ally if you can => Must be defended by an ally
    threat would be placed on a scheme => threat comes
    a player’s next card this phase costs 1 less => next card costs 1 less
    a player adds the top Tech upgrade in their discard pile to their hand => take the top Tech discard
    from a friendly character => from a friend
    Threat can’t be removed from this => Its threat stays
    your hero defends => you defend
    from your hand => from hand
    for the villain => villain
    for your hero =>
    your hero => you
    a random card => 1 card blind
    look at your top 3 cards, add one to your hand and discard the rest => take 1 of your top 3 cards
    1 threat on main scheme, or your top card is a Drone => +1 threat or a Drone
    Forced (step one of the villain phase puts threat here) => Step one
    or your top card is a Drone => or a Drone
    Interrupt (the villain attacks you) => When attacked
    spend 1 => 1
    if you’re => if
    Special (attack) => Special
    from you to an enemy => to an enemy
    Response (this attacks and defeats a minion) => Defeats a minion
    spend any amount of energy → => spend energy →
    ; if Aerial, remove 1 threat from each scheme instead => (Aerial: each)
    the resources printed on the top card of your discard pile => as your top discard
    if this is resolved last => if last
    from your identity =>
    → draw a card => → draw
    choose a player; their characters get => a player’s side gets
    put that many counters here => counters here
    This can’t take damage from => Immune to
    those cards go back to their owners’ hands => the cards go back
    discard a card from hand => discard a card
    remove 2 threat from a scheme => −2 threat
    Response ( => After (
    Interrupt ( => If (
