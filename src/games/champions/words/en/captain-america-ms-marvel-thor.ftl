## Captain America, Ms. Marvel, Thor

# Ready decks
deck-captain-america = Captain America, Leadership
    .about = Throws his shield, keeps going when others tire, and leads Avengers into play at a discount.
deck-ms-marvel = Ms. Marvel, Protection
    .about = Plays the same events again and again, bigger or smaller as needed, and shrugs off attacks.
deck-thor = Thor, Aggression
    .about = Welcomes every minion with open arms, draws cards for it, and answers with hammer and lightning.

# What cards say.
counter-energy = energy
counter-glory = glory
counter-mental = mental
counter-physical = physical
counter-reflection = reflection
counter-time = time
keyword-restricted-said = restricted (two at most)
stat-attackConsequence = consequential damage from attacks
stat-targetThreat = target threat
max-round = one per round
from-discard = you may also play this from your discard pile on your turn
attack-costs = to attack with this: { $cost }
ban-thwart = { $whom } can’t thwart
price-first-ally = the first ally played each round costs { $by } less
tail-only = if { $condition }
if-all-are = { $whom } is { $trait ->
        [Avenger] an Avenger
       *[other] { $trait }
    }
if-engaged-with-another = you’re engaged with another minion
when-you-engage = a minion engages you
when-enemy-attacks-you = an enemy attacks you
when-your-turn-begins = your turn begins
when-your-basic-thwart = your hero makes a basic thwart
when-your-hero-attacks-enemy = your hero attacks an enemy
when-your-attack-defeats-minion = your hero’s attack defeats a minion
when-your-hero-would-be-defeated = your hero would be defeated
when-this-would-be-defeated = this would be defeated
trait-list = { $said }/{ $next }
when-you-play-traits = you play { $traits ->
        [Thwart] a
       *[other] an
    } { $traits } event
when-boost-turned-up = a boost card is turned up as the villain attacks
cost-exhaust-any = exhaust any number of your allies
cost-damage-hero = { $amount } damage to your hero
cost-discard-x = discard X cards from hand
cost-turn-up-minion = discard encounter cards until a minion turns up; it engages you
cost-two-types = spend 2 resources of different types
cost-pair = { $one } and { $other }
unit-exhausted = ally exhausted this way
count-paid = what you spent
whom-it = it
whom-any-identity = each identity
    .one = an identity
    .unit = identity
whom-either-named = { $one } or { $other }
whom-your-alter-ego = your alter-ego
whom-your-character-with = each of your { $trait } characters
    .one = one of your { $trait } characters
    .unit = { $trait } character you control
whom-your-support-with = each of your { $trait } supports
    .one = one of your { $trait } supports
    .unit = { $trait } support you control
whom-support-with = each { $trait } support
    .one = a { $trait } support
    .unit = { $trait } support in play
whom-ally-or-support-with = each ally and { $trait } support
    .one = an ally or a { $trait } support
    .unit = ally and { $trait } support in play
whom-card-with = each { $trait } card
    .one = a { $trait } card
    .unit = { $trait } card in play
whom-minion-before-you = each minion engaged with you
    .one = a minion engaged with you
    .unit = minion engaged with you
which-treachery = a treachery
says-and-if = { $says }; if { $condition }, { $next }
says-damage-two = { $n } damage to an enemy and { $n } to another
says-damage-that-many = { $n } damage to X enemies
says-damage-through = { $says }; if { $condition }, tough doesn’t prevent it
says-damage-overkill-always = { $says } (overkill)
says-damage-engage = { $n } damage to a minion; if { $condition }, it engages you
says-look-encounter = look at the top { $n } encounter cards; { $does } for each that’s { $kind }
says-sort-encounter = look at the top { $n } encounter cards, discard one and put the rest back in any order
says-take-top-boost = discard the top encounter card and take 1 damage per boost icon
    .each = each player discards the top encounter card and takes 1 damage per boost icon
says-survive-by-treachery = discard the top encounter card; if it’s a treachery, heal all damage from this instead
says-types-threaten = discard your top { $n } cards; put 1 threat on the main scheme per card type among them
says-hydra-attacks = each Hydra minion attacks the hero it’s engaged with; each player not attacked finds a Hydra minion, which engages them
says-exhaust-heals = exhaust { $whom } and heal { $n } from the villain for each; if none was exhausted, this surges
says-dig-own = discard cards from your deck until one of your hero’s own cards turns up; take it
says-recycle = put a card from your discard pile on the bottom of your deck, then draw a card
says-tuck = put a card from hand face down here
says-take-tucked = take up to { $most } cards from here
says-return-played = that event returns to your hand
says-return = return { $card } to your hand
says-discard-yours = discard { $card } from hand or play
says-discard-half = discard half your hand, rounded down
says-discard-top-for = discard 1 card from your deck per { $whom }
    .each = each player discards 1 card from their deck per { $whom }
says-quinjet = put into play an Avenger ally from your hand that costs no more than the number of counters here, then discard this
says-add-counters =
    { $n ->
        [one] put a counter here
       *[other] put { $n } counters here
    }
says-event-deals = it deals { $by } more damage
says-event-removes = it removes { $by } more threat
says-adds-its-power = add its { $stat }
says-leave-at = { $whom } is left with { $points } { $points ->
        [one] hit point
       *[other] hit points
    }
says-hero-gets-this-phase = { $what } for your hero this phase
says-characters-get-this-phase = { $what } for each { $trait } character this phase
says-hero-gets-this-round = { $what } for a hero this round
says-you-pay-less = your next card this phase costs { $discount } less
says-next-ally-costs-less = the next { $trait } ally played this phase costs { $discount } less
says-blank-this = ignore this card’s text this phase

# Questions, reasons, log
unable-none = There’s no such card
unable-there = { $card } isn’t in play
why-max-round = Already played this round
why-restricted = You already have two restricted cards
why-no-thwart = You can’t thwart
ask-exhaust = { $card }: exhaust which card?
ask-exhaust-any = { $card }: which allies do you exhaust?
ask-enemies = { $card }: which enemies?
ask-hero = { $card }: which hero?
ask-recycle = { $card }: which card goes to the bottom of your deck?
ask-tuck = { $card }: which card goes here?
ask-take-tucked = { $card }: which cards do you take?
ask-put = { $card }: which ally do you put into play?
ask-discard-seen = { $card }: which one do you discard?
ask-put-back = { $card }: in which order, top card first?
awaiting-exhaust = { $who } picks a card to exhaust
awaiting-exhaust-any = { $who } picks allies to exhaust
awaiting-hero = { $who } is picking a hero
awaiting-tuck = { $who } is putting a card aside
awaiting-take-tucked = { $who } is taking cards back
awaiting-discard-seen = { $who } picks an encounter card to discard
awaiting-put-back = { $who } is putting cards back
it-turn-begin = { $who }’s turn begins
log-left-at = { CAPITAL($what) } stays at { $left } HP.
log-under-deck = { $who } puts { $card } on the bottom of their deck.
log-from-under =
    { $count ->
        [one] { $who } takes a card from under { $card }.
       *[other] { $who } takes { $count } cards from under { $card }.
    }
log-look-encounters = { $who } looks at the top { $count } cards of the encounter deck.
log-look-encounters-own = On top of the encounter deck: { $cards }.

# Rules
rule-restricted = Restricted cards
    .text = You can control at most two restricted cards, and you can’t play a third.
    .source = W1-302
rule-attack-costs = Extra costs of an attack
    .text = A character’s extra cost is paid whenever it attacks, even if the attack only removes a stunned card.
    .source = W1-301
rule-added-damage = More damage from an event
    .text = An effect that adds damage to an event adds it for each enemy the event damages. An effect that adds to the threat an event removes does so for each scheme. It needs an event that deals damage, or removes threat, at all.
    .source = W1-305, W1-316
rule-cannot-thwart = Who can’t thwart
    .text = If “you” can’t thwart, your identity can’t thwart at all, whether with its basic power or with cards; your allies still can.
    .source = W1-306
rule-for-everyone = No matter who plays it
    .text = “Max 1 per round” counts what all players have played. Avengers Tower makes the next Avenger cheaper, no matter who plays it; Steve Rogers, while he’s up, the first ally anyone plays in a round.
    .source = W1-303, W1-308, W1-312
rule-heroic-attacks = Melee, Preemptive Strike and others
    .text = Both targets of Melee are chosen before any damage. If Defender of the Nine Realms finds no minion, it removes nothing. While nobody defends, anyone may use Preemptive Strike: they’re the defender then, and the target. Desperate Defense readies your hero before any response to the attack.
    .source = W1-307, W1-309, W1-311, W1-315
rule-falcon-and-others = Falcon, Under Surveillance, Lockjaw
    .text = Each threat that Falcon removes may come off another scheme; the cards he looks at stay in their order. Under Surveillance goes with its stage; without it, a stage that has reached its own target is complete at once. Lockjaw has left the discard pile before you pay for him.
    .source = W1-304, W1-310, W1-313
