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
