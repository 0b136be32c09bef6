## Black Widow, Doctor Strange, Hulk

set-doctor-strange-invocation-deck = Invocation deck
deck-black-widow = Black Widow, Justice
    .about = Lays out Preparations and springs them on the villain: no boosts, no treacheries, free damage.
deck-doctor-strange = Doctor Strange, Protection
    .about = Casts the top spell of the Invocation deck, defends well and shuts down the villain’s activations.
deck-hulk = Hulk, Aggression
    .about = Enormous blows and no hand to keep: play it all, smash, and start over.

# What cards say.
head-hero-response = hero response
head-alter-ego-resource = alter-ego resource
limit-phase =
    { $limit ->
        [one] once a phase
       *[other] { $limit } times a phase
    }
needs = play only if { $condition }
paid-only-with = pay with { $type } only
costs-less = costs { $by } less
any-player = any player may control this
gives-for = { $gives } for { $which }
stat-recover = REC
stat-scheme = SCH
counter-mystic = mystic
when-boost = a boost card is turned up
when-boost-of-scheme = a boost card is turned up for a scheme
when-your-hero-defends-unhurt = your hero defends and takes no damage
when-enemy-attack-damages-you = an enemy’s attack damages you
when-hero-would-take-damage = a hero would take damage
when-minion-schemes = a minion schemes
when-you-play = you play a { $trait } card
when-you-use = you use a { $trait } card
when-you-play-event = you play an event
when-you-reveal-treachery = you reveal a treachery
when-you-reveal = you reveal an encounter card
when-card-surges = a card surges
when-main-scheme-would-get-threat = threat would be placed on the main scheme
when-your-ally-is-defeated = an ally of yours is defeated
when-you-change-form = you change form
when-your-turn-ends = your turn ends
cost-second = pay the cost of your top Invocation
whom-your-card-with = each of your { $trait } cards
    .one = one of your { $trait } cards
    .unit = { $trait } card you control
    .unit-dearest = { $trait } card
which-with = { $trait ->
        [Asgard] an
       *[other] a
    } { $trait } card
which-event = an event
which-event-with = { $trait } events
which-of-hero = a card from { $card }’s set
unit-damage-you-took = damage you took from that attack
unit-damage-here = damage on this
unit-threat-here = threat here
if-attack-defeats = this defeats an enemy
if-you-control = you have a { $trait } character
if-paid-only = paid with { $type } only
says-cancel-icons = cancel its boost icons
says-icons-on-villain = cancel its boost icons; 1 damage to the villain for each
says-cancel-boost = cancel its boost ability
says-activation-bonus = the villain gets +{ $n } SCH and ATK for this activation
says-defense-now = +{ $by } DEF for this attack
says-ready-unhurt = ready your hero if you take no damage from it
says-attack-now = +{ $n } ATK for this attack
says-attacks-in-order = make attacks for { $amounts } damage, in that order, each against an enemy of your choice
says-damage-up-to = { $n } damage to each of up to { $most } enemies
says-cancel-event = cancel it
says-into-deck = shuffle it into its owner’s deck
says-second-special = resolve its Special
says-second-special-back = resolve its Special, then put it back on top
says-second-discard = discard your top Invocation
says-second-under = put the top Invocation face down here
says-second-back = shuffle the Invocation here back into its deck
says-discard-hand = discard your hand
says-discard-from-hand =
    { $n ->
        [one] discard a card from hand
       *[other] discard { $n } cards from hand
    }
says-search-both = find { $which } in your deck or discard pile and take it
says-search-top = look for { $which } in your top { $count } cards, take it and shuffle your deck
says-take-from-discard = take { $which } from your discard pile
says-shuffle-one-back = shuffle { $which } from your discard pile into your deck
says-top-decides = discard your top card. Physical: { $physical }. Energy: { $energy }. Mental: { $mental }. Wild: all three
says-if-top-physical = discard your top card; if it has a printed physical resource, { $does }
says-discard-dearest = discard your costliest { FORM($unit, form: "dearest") }
    .each = each player discards their costliest { FORM($unit, form: "dearest") }
says-discard-dearest-threat = discard the costliest card in your hand; the main scheme gets threat equal to its cost
says-discard-dearest-damage = discard the costliest card in your hand; take damage equal to its cost
says-stays = keep this in play
says-gives-up-to = give { $whom } a { $status } card, up to { $most } times
price-events = events cost you { $by } more
price-upgrades-here = upgrades on this cost { $by } less
custom-08031 = put it into play from your discard pile, 1 damage to it
custom-09003 = remove 3 threat from a scheme, then look at the top encounter card and remove 1 more per boost icon on it
custom-09019 = heal 1 from a hero and discard a status card from it
custom-09032 = stun an enemy, 7 damage to it
custom-09035 = swap a status card on a character for another
custom-10015 = an enemy attacks you, then 5 damage to it
custom-10025 = flip your identity. If you’re now in alter-ego form, discard 2 cards from hand. If you’re now in hero form, exhaust your hero
custom-10028 = the enemy with the most ATK attacks the hero or ally with the most ATK (ties: the first player); if none attacks, this surges
custom-10029 = move 1 threat from a scheme to here
custom-10030 = heal 1 from an ally and ready it

## Why it would do nothing
unable-icons = It has no boost icons
unable-boost = It has no boost ability
unable-second = No Invocation deck
unable-status = No status card to swap
why-needs = Only if { $condition }

## The table
zone-second-deck = Invocation deck
zone-second-discard = Invocation discard pile
it-defend = { $what } defends
it-boost = the boost of { $what }
it-surge = { $what } surges
it-use = { $who } uses { $what }
it-turn-end = { $who }’s turn ends
label-status = From { $from } to { $to }
ask-some = { $card }: choose up to { $count }.
ask-status = { $card }: whose status card?
ask-target = { $card }: who is attacked?
awaiting-enemies = { $who } is picking enemies
awaiting-characters = { $who } is picking characters
awaiting-status = { $who } is picking a status card
awaiting-target = { $who } picks who is attacked

## The log
log-second-top = { $who }’s top Invocation: { $card }.
log-second-discard = { $card } goes to the Invocation discard pile.
log-second-back = { $card } is back on top of the Invocation deck.
log-second-reset = { $who } reshuffles the Invocation deck.
log-icons-canceled = The boost icons of { $card } don’t count.
log-look-encounter = { $who } looks at the top encounter card.
log-look-encounter-own = On top of the encounter deck: { $card }.

## The rules, in our own words
rule-second-deck = The Invocation deck
    .text = Doctor Strange has a second deck of five spells, the top one face up for everyone. Resolved or discarded spells go to their own discard pile; when the deck is empty, that pile is shuffled into a new one right away. Invocations are never in hand, and nothing that looks in your deck or discard pile finds them.
    .source = W1-401
rule-preparations = Preparations
    .text = Preparations wait in play and are discarded when you use them. A canceled treachery still counts as revealed. On a boost card, icons are canceled first, then the boost ability; whatever is left counts.
    .source = W1-407
rule-only-physical = Paid with physical only
    .text = You must have paid at least one resource and covered the whole cost with physical; wild named as physical counts. Overpaying with something else doesn’t matter.
    .source = W1-402
rule-same-hero = The same person twice
    .text = Whichever side is up, an identity counts as both its hero and its alter-ego: while Bruce Banner is an identity, the ally Hulk (Bruce Banner) can’t enter play.
    .source = W1-405
rule-spells = Counterspell, Vapors of Valtorr
    .text = Counterspell can only be attached to a hero: if your alter-ego is up, it’s discarded. Once attached, it stays when you flip. Where the most expensive card is looked for, one without a cost counts as 0. Vapors of Valtorr can’t replace a status card with one that the character already has.
    .source = W1-403, W1-404, W1-406
rule-espionage = Espionage
    .text = Espionage draws its cards for any surge, printed or gained; the card surges all the same.
    .source = W1-408
rule-attacked-ally = An ally that is attacked itself
    .text = In Clash Of The Titans, an ally with the highest ATK is attacked itself. It can’t defend itself, but anyone else may defend it. While nobody does, the attack isn’t against “you”; if the ally leaves play, the attack is over.
    .source = W1-409
