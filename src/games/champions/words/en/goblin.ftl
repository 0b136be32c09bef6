## Green Goblin

ruleset-risky-business-standard = Green Goblin (Risky Business)
ruleset-risky-business-expert = Green Goblin (Risky Business), expert
ruleset-mutagen-formula-standard = Green Goblin (Mutagen Formula)
ruleset-mutagen-formula-expert = Green Goblin (Mutagen Formula), expert
set-risky-business = Risky Business
set-mutagen-formula = Mutagen Formula
set-goblin-gimmicks = Goblin Gimmicks
set-a-mess-of-things = A Mess of Things
set-power-drain = Power Drain
set-running-interference = Running Interference

# What cards say.
head-when-completed = when completed
when-this-would-attack = this would attack
when-this-would-scheme = this would scheme
when-this-would-take-damage = this would take damage
when-this-damages = this attacks and damages someone
when-this-damages-you = this attacks and damages you
when-host-attacks-you = its host attacks you
whom-each-player = each player
whom-stunned-friend = each stunned friendly character
    .one = a stunned friendly character
    .unit = stunned friendly character
whom-minion-engaged = each { $trait } minion engaged with you
    .one = a { $trait } minion engaged with you
    .unit = { $trait } minion engaged with you
which-villain = the villain
unit-icons-discarded = boost icon discarded
count-counters-on = the counters on { $card }
count-villain-stage =
    { $times ->
        [one] the villain’s stage
       *[other] { $times } × the villain’s stage
    }
if-villain-is = the villain is { $name }
if-engaged-with = a { $trait } minion is engaged with you
if-it-damaged = { $least }+ damage from it was taken
if-it-placed = it placed { $least }+ threat
says-counters-on = { $n } { $kind } on { $card }
says-counters-off = remove { $n } { $kind } from { $card }
says-if-cannot = { $does }; if you can’t, { $other }
says-indirect = { $n } indirect damage to you
    .each = { $n } indirect damage to each player
    .heroes = { $n } indirect damage to each player in hero form
says-discard-encounter =
    { $n ->
        [one] discard 1 card from the encounter deck
       *[other] discard the top { $n } encounter cards
    }
says-discard-minions-all =
    { $n ->
        [one] discard the top encounter card; if it’s a { $trait } minion, it engages you
       *[other] discard the top { $n } encounter cards; { $trait } minions among them engage you
    }
    .each =
        { $n ->
            [one] each player discards the top encounter card; if it’s a { $trait } minion, it engages them
           *[other] each player discards the top { $n } encounter cards; { $trait } minions among them engage that player
        }
says-discard-minions-first = discard the top { $n } encounter cards; the first { $trait } minion among them engages you
    .without = each player without a { $trait } minion discards the top { $n } encounter cards; the first { $trait } minion engages them
says-get-copy = a { $card } from the encounter deck engages you
    .each = a { $card } from the encounter deck engages each player
says-deal-cards = you’re dealt { $n } encounter cards
    .each = each player is dealt { $n } encounter cards
says-shuffle-in-afterwards = shuffle this into the encounter deck after the activation
says-enters-play = put this into play
says-villain-attacks-with = the villain attacks you with +{ $n } ATK
says-villain-schemes-with = the villain schemes with +{ $n } SCH
says-villain-attacks-unboosted = the villain attacks you, without a boost card if { $condition }
says-enemy-attacks = { $card } attacks your hero; if no attack is made, { $otherwise }
says-boost-ahead = give the villain 1 facedown boost card
says-add-icon = 1 more boost icon
says-spend-any = spend any { $count } resources
attach-strongest-enemy = attach to the enemy with the most printed hit points that doesn’t have one yet
counters-enters-each = { $count } { $kind } counters per player
counter-infamy = infamy
counter-madness = madness
flips-empty = with no counters left, flip this and { $which }
echoes = cards you reveal resolve their When Revealed effects once more
worth-acceleration = acceleration: 1 per { $count }
icon-times = { $icon } ×{ $times }
ban-ready = { $whom } can’t ready
ban-change-form = { $whom } can’t change form
custom-02013 = the villain attacks the hero with the fewest hit points; if it doesn’t, this surges
custom-02032 = discard 2 cards from the encounter deck per villain stage; for each Goblin minion, take 3 damage or it engages you
custom-02032-damage = Take 3 damage
custom-02032-minion = { $card } engages you
custom-02041 = discard the top 2 encounter cards; each player discards cards from hand worth 1 resource per boost icon discarded
custom-02043 = discard the top 7 encounter cards; if Electro is among them, he engages you; if not, this surges
custom-02047 = discard a card with a printed mental or physical resource from your hand

# Why not.
unable-counters-there = That card isn’t in play
why-form-banned = A card keeps you from changing form

# What is asked.
ask-lose-card = { $card }: which card do you discard?

# The log.
log-counters = +{ $amount } { $kind } on { $what } (now { $now }).
log-counters-removed = −{ $amount } { $kind } on { $what } ({ $now } left).
log-flip = { $card } takes over!
log-boost-ahead = { CAPITAL($enemy) } gets a facedown boost card.
log-shuffle-in = { $card } is shuffled into the encounter deck.
log-enters-play = { $card } enters play.
log-flip-with = { $card } is now in play.

# What has come, and what comes.
recap-flip = **{ $card }** takes over.
forecast-counters = { $enemy } (+{ $amount } on { $on } instead of attacking)
forecast-counters-off = { $enemy } (−{ $amount } on { $on } instead of scheming)
brief-counters = { $card }: { $count } { $kind }

# Rules to look up.
rule-faces = Villains with two faces
    .text = With no counters left, the environment and the villain flip together, right away. Damage, status cards and attachments stay; the new face brings new counters and its When Revealed effect. A new stage begins with its first face.
    .source = W1-102, W1-103, W1-104, W1-105
rule-indirect = Indirect damage
    .text = You divide indirect damage among your identity and allies. You can’t give any of them more than their remaining hit points.
    .source = W1-106
rule-waiting-boosts = Boost cards that wait
    .text = A facedown boost card on the villain is turned up the next time that villain attacks or schemes, on top of the usual one.
    .source = W1-107
rule-infamy = Infamy
    .text = Stunned or tough, Norman Osborn loses that card instead, and his infamy stays as it is. Infamy that goes instead of damage is no damage dealt.
    .source = W1-101, W1-113
rule-goblin-cards = Cards of the Green Goblin
    .text = Turned up as boost cards, Goblin Knight and Monster are shuffled into the encounter deck after the activation. Two Media Coverages on one identity make it three times, but don’t repeat obligations. On cards of Mutagen Formula, “Green Goblin” is the villain, and Goblin enemies include him.
    .source = W1-108, W1-110, W1-111
rule-printed-icons = Printed icons
    .text = For Power Drain, a card with two icons counts as two and a wild icon as one. For Tombstone, a wild icon is neither mental nor physical.
    .source = W1-109, W1-112
