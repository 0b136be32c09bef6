# The Wrecking Crew

ruleset-wrecking-crew-standard = The Wrecking Crew
ruleset-wrecking-crew-expert = The Wrecking Crew, expert
set-wrecking-crew = The Wrecking Crew

## Who is meant
whom-named = { $name }
whom-each-villain = each villain
whom-scheme-of = { $name }’s side scheme
whom-schemes-besides = each villain’s side scheme except { $name }’s
whom-active-scheme = the active side scheme
whom-your-support = each of your supports
    .one = one of your supports
    .unit = support you control
    .unit-dearest = support
whom-villain-most = the villain with the most threat (on their side scheme)
whom-villain-least = the villain with the least threat (on their side scheme)
whom-villain-of-host = the villain of that scheme

## What they do
says-attacks-you = { $who } attacks you
says-attacks-you-if-tough = { $who } attacks you (+{ $by } ATK if tough)
says-schemes-now = { $who } schemes
says-schemes-now-if-tough = { $who } schemes (+{ $by } SCH if tough)
says-activate-least = the villain with the least threat becomes active
says-activate-most = the villain with the most threat becomes active
says-activate-least-attack = the villain with the least threat becomes active and attacks your hero after this attack (no boost card)
says-activate-least-scheme = the villain with the least threat becomes active and schemes
says-reveal-of-least = reveal the top card from the deck of the villain with the least threat (top 2 if no other villain is in play)
says-threat-most = put { $n } threat on the side scheme with the most
says-threat-least = put { $n } threat on the side scheme with the least
says-overflow = { $does }, then leave { $leaves } threat here
says-shed-all = remove { $statuses } cards from { $whom }
says-damage-defender = { $n } damage to the defender
allies-must-defend-host = defend against its host with an ally if you can
awaiting-villain = { $who } is picking a villain
awaiting-character = { $who } is picking a character
when-overflows = threat here reaches { $at }
when-your-hero-attacks-host = your hero attacks its host
when-step-one-ends = after step one of the villain phase
if-has = { $whom } is already { $status }
if-no-upgrades = none
if-was-undefended = nobody defended
tail-while-undefended = while the attack is undefended
cost-discard-random = discard a random card
unable-shed = No villain has one of those cards
ban-be-thwarted = thwarting can’t remove threat from { $whom }
signature = stays in play without threat; leaves with its villain
own-scheme = when this schemes, the threat goes on its own side scheme
taunts = nobody can attack the other villains
excess-on-scheme = excess damage its host deals becomes threat on its host’s side scheme
custom-07001a = each villain’s side scheme enters play; Wrecker is active
custom-07015 = put 2 threat on Wrecker’s side scheme, or he gets +3 ATK for this attack
custom-07015-attack = +3 ATK for this attack
custom-07016 = 1 damage to the hero or ally with the fewest hit points left; if that defeats them, put 3 threat on Wrecker’s side scheme
custom-07031 = move all threat from the side scheme with the least to the one with the most; if that one doesn’t reach its limit, this surges
custom-07058 = discard a random card; in hero form, take damage equal to its cost; in alter-ego form, Bulldozer’s side scheme gets that much threat
custom-07059 = discard as many of your top cards as Bulldozer’s ATK; put 1 threat on his side scheme for each card type among them

## Questions, log and board
report-villain = { $villain } had { $left } of { $most } hit points.
verb-villain = This villain
ask-villain-most = Tied for most threat: which villain becomes active?
ask-villain-least = Tied for least threat: which villain?
ask-scheme-most = Tied for most threat: which side scheme?
ask-scheme-least = Tied for least threat: which side scheme?
ask-character = { $card }: which character?
log-active = { $card } is the active villain.
it-step-one = step one ends
mark-active = active
zone-villains = Villains

rule-several-villains = Several villains
    .text = Four villains are in play at once, each with a deck and a side scheme. The active one acts, owns all encounter and boost cards in use, and is “the villain”. Attack any of them. Side schemes stay even with no threat, and leave with their villain. When the active villain falls, the one with the most threat is next.
    .source = Rules Reference: Villain; Rules of The Wrecking Crew (W1-202)
rule-crew-decks = Decks of several villains
    .text = Each villain has a deck of 15 cards and nothing else: no obligations, and no nemesis, Standard, Expert or modular sets. A card goes to the discard pile of its own deck, or else of the active villain’s; that pile makes the new deck. Every villain who acts gets a boost card from the active villain’s deck.
    .source = W1-201, W1-203, W1-209
rule-crew-defeat = One of several villains defeated
    .text = A defeated villain leaves the game with their side scheme and what was attached to either. Their other cards stay in play, but their deck is dealt from no longer. A card that names a defeated villain does nothing with them.
    .source = W1-204, W1-216
rule-crew-targets = Choosing among several villains
    .text = Among equals for the most or least threat, the first player chooses; side schemes filled at once take effect in the order they like. A minion with guard keeps you from attacking all four villains. What an overkill attack on a minion has too much goes to the active villain.
    .source = W1-205, W1-206, W1-207, W1-210
rule-crew-cards = Cards of the Wrecking Crew
    .text = “Then” waits for what comes before it, which a stunned or confused villain doesn’t do. Tactical Prowess moves threat to another side scheme, and surges unless that reaches 10. Pile It On! stays as long as Piledriver. Radioactive Buildup comes before responses to the attack. Breakout always follows step one.
    .source = W1-208, W1-211, W1-213, W1-214, W1-217
rule-crew-boosts = Boosts of the Wrecking Crew
    .text = Mystical Link’s boost asks you only during an attack by Wrecker. Escaped Convict’s boost during a scheme moves the counter, and nobody attacks. If a boost card makes another villain active, they scheme once that activation is over.
    .source = W1-212, W1-215, W1-218
