### Super Hero Squad in English. Names, cards and numbers come as arguments.

game = Super Hero Squad
ruleset-tcg = Trading Card Game
ruleset-online = Online Card Game
ruleset-quick = Quick Rules
title-tcg = Super Hero Squad
title-online = Super Hero Squad Online
title-quick = Super Hero Squad, Quick Rules
team = { $team }

## Ready-made decks
deck-starter = Starter deck
    .about = A bit of everything, strong attacks, few surprises. Good for a first match.
deck-spider-man = Spider-Man deck
    .about = Low levels, quick from the first turn, cards that play more cards.
deck-iron-man = Iron Man deck
    .about = Gathers Keepers, which hit turn after turn.
deck-storm = Storm deck
    .about = Turns up cards for stronger attacks; Keepers that wait for one big strike.
deck-captain-america = Captain America deck
    .about = Avengers of four factors: Captain America and the Wasp, hard to block with one icon.
deck-wolverine = Wolverine deck
    .about = Claws and fists: cards that play more cards.
deck-thing = Thing deck
    .about = The Fantastic Four in force: strong, but slow to get going.
deck-hulk = Hulk deck
    .about = Two cards in five are Keepers; it grows angrier every turn.
deck-thor = Thor deck
    .about = High levels, and much that brings the power up to them.
deck-demo-hulk = Hulk demo deck
    .about = Plain strength, for the Quick Rules.
deck-demo-wolverine = Wolverine demo deck
    .about = Plain energy, for the Quick Rules.
deck-of-quest = { $keeper } stage { $stage } deck
    .about = What { $enemy } plays in that quest.
decks-named = Ready-made decks
decks-of-quests = Decks of quests
copies = { $count } × { $card }

## Quests: what is special about one
quest-power = The power starts at { $power }.
quest-draw-mine =
    { $count ->
        [0] You draw no cards to begin with.
       *[other] You draw { $count } cards to begin with, not four.
    }
quest-draw-theirs =
    { $count ->
        [0] { $enemy } draws no cards to begin with.
       *[other] { $enemy } draws { $count } cards to begin with, not four.
    }
quest-hand-mine = In your hand from the start, besides what you draw: { $cards }
quest-keepers-mine = Your Keepers from the start: { $cards }
quest-keepers-theirs = Keepers of { $enemy } from the start: { $cards }
quest-deck-size = { $enemy } plays a deck of { $size } cards.
quest-deck-copies = { $enemy } holds more than four of some cards.

## Who gives quests, and whom they are against
who-abomination = Abomination
who-black-panther = Black Panther
who-black-widow = Black Widow
who-blade = Blade
who-bullseye = Bullseye
who-captain-america = Captain America
who-captain-america-bucky = Captain America (Bucky)
who-civil-war = Civil War
who-colossus = Colossus
who-cyclops = Cyclops
who-daredevil = Daredevil
who-deadpool = Deadpool
who-doombot-giant = Doombot (giant)
who-doombot-melee = Doombot (brawler)
who-doombot-ranged = Doombot (shooter)
who-dr-doom = Dr. Doom
who-dr-octopus = Dr. Octopus
who-dr-strange = Dr. Strange
who-elektra = Elektra
who-emma-frost = Emma Frost
who-falcon = Falcon
who-giant-man = Giant-Man
who-green-goblin = Green Goblin
who-hand-ninja-basic = Hand Ninja
who-hand-ninja-lieutenant = Hand Ninja (lieutenant)
who-hand-ninja-thrower = Hand Ninja (thrower)
who-hulk = Hulk
who-hulk-gladiator = Hulk (gladiator)
who-hulk-red = Red Hulk
who-human-torch = Human Torch
who-hydra-agent-melee = HYDRA Agent
who-invisible-woman = Invisible Woman
who-iron-man = Iron Man
who-iron-man-hulkbuster = Iron Man (Hulkbuster)
who-iron-man-stealth = Iron Man (stealth)
who-jean-grey = Jean Grey
who-juggernaut = Juggernaut
who-lizard = Lizard
who-magneto = Magneto
who-moleman = Mole Man
who-moloid-melee = Moloid (brawler)
who-moloid-ranged = Moloid (shooter)
who-mr-fantastic = Mr. Fantastic
who-ms-marvel = Ms. Marvel
who-mysterio = Mysterio
who-mystique = Mystique
who-nick-fury = Nick Fury
who-nova = Nova
who-onslaught = Onslaught
who-reptil = Reptil
who-rogue = Rogue
who-sabretooth = Sabretooth
who-scarlet-witch = Scarlet Witch
who-shadowcat = Shadowcat
who-she-hulk = She-Hulk
who-silver-surfer = Silver Surfer
who-spider-girl = Spider-Girl
who-spider-man = Spider-Man
who-spider-man-black = Spider-Man (black suit)
who-spider-man-scarlet = Scarlet Spider
who-spider-woman = Spider-Woman
who-storm = Storm
who-super-skrull = Super-Skrull
who-thing = Thing
who-thor = Thor
who-thor-classic = Thor (classic)
who-thor-ultimate = Thor (ultimate)
who-venom = Venom
who-war-machine = War Machine
who-wasp = Wasp
who-wolverine = Wolverine
who-wolverine-jeans = Wolverine (in jeans)
who-wolverine-samurai = Wolverine (samurai)

## Cards
card-title = { $hero }: { $name }
fact-team = { $team }
fact-level = Level { $level }
fact-attack = Attack { $attack }
fact-factor = { $factors }
fact-block = Blocks { $icon }
factor-animal = Animal
factor-strength = Strength
factor-elemental = Elemental
factor-energy = Energy
factor-tech = Tech
factor-speed = Speed

## What cards are searched by
facet-hero = Hero
facet-team = Team
facet-factor = Factor
facet-block = Block
facet-level = Level
facet-attack = Attack
facet-kind = Kind
kind-attack = Attack
kind-keeper = Keeper

## A proposed deck
proposal-theme =
    { $n ->
        [0] No card fits the theme { $theme }.
        [one] One card fits the theme { $theme }.
       *[other] { $n } cards fit the theme { $theme }.
    }
proposal-team =
    { $n ->
        [one] One card of the same team fills up.
       *[other] { $n } cards of the same team fill up.
    }
proposal-factor =
    { $n ->
        [one] One card of the factor that { $theme } uses most fills up.
       *[other] { $n } cards of the factor that { $theme } uses most fill up.
    }
proposal-rest =
    { $n ->
        [one] One more card comes from elsewhere.
       *[other] { $n } more cards come from elsewhere.
    }
proposal-early = { $n } cards are of level { $level } or below, so that the first turns have something to play.
proposal-blocks = Each factor is blocked by { $least } to { $most } cards.
proposal-short = There are not enough cards for a legal deck: it holds { $size }, and needs { $least }.

## The table
status-turn = Turn { $turn }: { $who } is up.
status-over = The match is over.
panel-table = The table
panel-seat = { $who }
meter-power = Power
meter-own-power = Own power
zone-under-way = Under way
zone-keepers = Keepers
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
mark-damage =
    { $amount ->
        [0] harmless
       *[other] { $dealt } of { $amount } damage to { $who }
    }
mark-playable = playable now

## Where a match stands
at-turn = Turn { $turn } ({ $who })
at-step-start = start of turn
at-attack = { $card }
at-step-end = end of turn
at-card = { $card }
at-hit = { $card } hits
at-step-attack = attack

## What an answer would do
preview-attack =
    { $amount ->
        [0] no damage ({ $factors })
       *[other] { $amount } damage ({ $factors })
    }
preview-attack-open = an attack ({ $factors })
preview-take =
    { $amount ->
        [one] Lose the top card of your deck.
       *[other] Lose up to { $amount } cards from your deck. A matching icon stops it.
    }
preview-take-all =
    { $amount ->
        [one] Lose the top card of your deck.
       *[other] Lose { $amount } cards, from your deck first. Nothing can stop it.
    }
preview-stops = Discard it. That stops the attack.
preview-stops-part = Discard it. That stops { $icon }.
preview-loses = Discard it. It stops nothing.
change-deck = your deck
change-damage = damage coming

## Questions
ask-attack = Your attack? Your power is { $power }.
no-attack = No attack this turn
ask-block =
    { $card } ({ $factors }) is coming for { $amount }. Block it from your hand?
take-damage = Take it: up to { $amount } damage
ask-damage-from-hand =
    Your deck is empty, so your hand pays for { $card }: { $amount ->
        [one] one more card.
       *[other] up to { $amount } more cards.
    } Which goes next?
ask-hand-limit =
    { $count ->
        [one] You hold one card too many. Which one goes?
       *[other] You hold { $count } cards too many. Which go? The last one you pick ends up on top.
    }
ask-discard =
    { $count ->
        [one] { $card } costs you a card from your hand. Which one?
       *[other] { $card } costs you { $count } cards from your hand. Which? The last one you pick ends up on top.
    }
ask-discard-order = { $card } makes you discard these. In which order? The last one ends up on top.
ask-keeper-limit =
    { $excess ->
        [one] You have one Keeper too many.
       *[other] You have { $excess } Keepers too many.
    } { $count ->
        [one] Which one is destroyed?
       *[other] Which are destroyed? The last one you pick ends up on top.
    }
ask-play =
    { $bonus ->
        [0] { $card } lets you play another card. Which one?
       *[other] { $card } lets you play another card, { $bonus } stronger. Which one?
    }
play-nothing = Play nothing
ask-put-into-play = { $card } lets you put a Keeper straight into play. Which one?
ask-reveal =
    { $count ->
        [one] Show everyone a card for { $card }?
       *[other] Show everyone any number of cards for { $card }?
    }
reveal-nothing = Show nothing
ask-destroy = Which Keeper does { $card } destroy?
ask-shuffle-keeper = Shuffle a Keeper into its owner's deck with { $card }?
ask-deck-keeper = Put a Keeper on its owner's deck with { $card }?
ask-return-keeper = Return a Keeper to its owner's hand with { $card }?
ask-return-keepers = Return up to { $count } Keepers to their owners' hands with { $card }?
ask-return-mine = Which of your Keepers goes back to your hand for { $card }?
ask-control = Which Keeper do you take over with { $card }?
ask-copy = Which Keeper does { $card } copy?
ask-hitter = Which Keeper hits for { $card }?
ask-take = Which of these cards goes to your hand for { $card }?
ask-deck-discard = Which of these cards does { $card } discard?
ask-their-discard = Which card of this hand does { $card } discard?
ask-put-back = { $card } puts a card of your hand on top of your deck. Which one?
ask-factor = { $card } asks for a factor. Which one?
ask-number = { $card } asks for a number. Which one?
ask-hero = { $card } asks for a hero. Which one?
ask-player = { $card } asks for a player. Which one?
ask-place = { $what }: where does it go, says { $card }?
ask-order = { $card } puts these cards back. In which order, the top one first?
no-keeper = No Keeper
hero = { $hero }
player = { $who }
place-top = On top of the deck
place-bottom = Under the deck

## Who is awaited, for everyone to read
awaiting-attack = { $who } may attack
awaiting-block = { $who } may block
awaiting-damage-from-hand = { $who } chooses a card to lose
awaiting-discard = { $who } discards from the hand
awaiting-discard-order = { $who } discards several cards
awaiting-hand-limit = { $who } discards down to the hand limit
awaiting-keeper-limit = { $who } parts with Keepers above the limit
awaiting-play = { $who } may play another card
awaiting-put-into-play = { $who } may put a Keeper into play
awaiting-reveal = { $who } may show a card
awaiting-keeper = { $who } chooses a Keeper
awaiting-card = { $who } chooses a card
awaiting-factor = { $who } names a factor
awaiting-number = { $who } names a number
awaiting-hero = { $who } names a hero
awaiting-player = { $who } chooses a player
awaiting-place = { $who } decides where a card goes
awaiting-order = { $who } puts cards in order
awaiting-put-back = { $who } puts a card back

## Why something is not possible
why-level = It is level { $level }: that needs more power
why-forbidden = { $card } forbids it
why-proof = It is { $factor }: no such card blocks this
why-no-block = Its icon is { $icon }, which does not stop this

## The log
log-turn = Turn { $turn }: { $who }, with the power at { $power }.
log-flip =
    { $purpose ->
        [power] { $who } flips for power: { $side }.
       *[effect] { $who } flips a coin: { $side }.
    }
log-power =
    { $way ->
        [up] The power rises to { $power }.
       *[down] The power falls to { $power }.
    }
log-power-this-turn =
    { $way ->
        [up] The own power of { $who } rises to { $power } this turn.
       *[down] The own power of { $who } falls to { $power } this turn.
    }
log-no-flip = { $who } does not flip for power this turn.
log-next-flip =
    { $how ->
        [heads] The next flip for power will be heads.
       *[none] There will be no flip for power next turn.
    }
log-extra-turn = { $who } will take another turn after this one.
log-unheeded =
    { $from ->
        [hand] For the rest of the turn nothing in the hand of { $whose } blocks.
       *[deck] For the rest of the turn nothing in the deck of { $whose } blocks.
    }
log-unblockable =
    { $from ->
        [hand] Nothing from the hand blocks { $card }.
        [deck] Nothing from the deck blocks { $card }.
       *[anywhere] { $card } is unblockable.
    }
log-proof = No card of the factor { $factor } blocks { $card }.
log-pierces = If the first point of damage is not blocked, nothing blocks the rest of { $card }.
log-named = { $who } says: { $what }.
log-capped = No more than { $amount } damage of { $card } gets through.
log-hit-less =
    { $amount ->
        [0] { $card } does nothing to { $who }.
       *[other] { $card } hits { $who } for { $amount } only.
    }
log-protected = { $card } cannot be destroyed.
log-control = { $who } takes over { $card }.
log-copy = { $card } becomes a copy of { $what }.
log-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-draw-own = You draw { $cards }.
log-draw-none = { $who } has no deck left to draw from.
log-pass = { $who } does not attack.
log-no-hand = { $who } has no card to attack with.
log-play = { $who } plays { $card }.
log-worth = { $card } counts as attack { $amount }.
log-worth-keepers = With { $keepers } in play, { $card } counts as attack { $amount }.
log-block = { $who } blocks { $against } with { $card }.
log-damage =
    { $count ->
        [one] { $who } loses { $cards } from the deck.
       *[other] { $who } loses { $count } cards from the deck: { $cards }.
    }
log-damage-stopped =
    { $count ->
        [one] { $who } turns up { $last } from the deck: blocked!
       *[other] { $left ->
            [0] { $who } loses { $count } cards from the deck ({ $cards }). { $last } blocks, but nothing is left to stop.
           *[other] { $who } loses { $count } cards from the deck ({ $cards }), and { $last } blocks the rest!
        }
    }
log-damage-hand = { $who } loses { $card } from the hand.
log-damage-hand-stopped = { $who } loses { $card } from the hand, and that blocks!
log-dealt =
    { $amount ->
        [0] { $card } does no damage.
       *[other] { $card } did { $amount } damage to { $who }.
    }
log-keeper = { $card } stays in play as a Keeper of { $who }.
log-hit = { $card } hits { $who } for { $amount }.
log-misfire = Misfire! { $card } is destroyed.
log-destroyed = { $card } is destroyed.
log-reveal = { $who } reveals { $card }.
log-reveal-several = { $who } reveals { $cards }.
log-reveal-none = { $who } has no deck to reveal a card from.
log-reveal-hand = { $who } shows { $card }.
log-not-playable = { $card } cannot be played now: it is level { $level }.
log-forbidden = { $card } cannot be played now: { $by } forbids it.
log-heal =
    { $count ->
        [one] { $who } heals one card.
       *[other] { $who } heals { $count } cards.
    }
log-look =
    { $count ->
        [one] { $who } looks at the top card of the deck of { $whose }.
       *[other] { $who } looks at the top { $count } cards of the deck of { $whose }.
    }
log-look-own = You see on top of the deck of { $whose }: { $cards }.
log-look-hand = { $who } looks at the hand of { $whose }.
log-look-hand-own = You see in the hand of { $whose }: { $cards }.
log-put =
    { $place ->
        [top] { $who } leaves the card on top of the deck of { $whose }.
       *[bottom] { $who } puts the card under the deck of { $whose }.
    }
log-put-on-top =
    { $count ->
        [one] { $who } leaves the card on top of the deck of { $whose }.
       *[other] { $who } puts { $count } cards back on top of the deck of { $whose }, in an order of choice.
    }
log-put-under =
    { $count ->
        [one] { $who } puts the card under the deck.
       *[other] { $who } puts { $count } cards under the deck, in an order nobody knows.
    }
log-put-back = { $who } puts a card from the hand on top of the deck.
log-take = { $who } takes a card into the hand.
log-take-own = You take { $what }.
log-take-seen = { $who } takes { $what } into the hand.
log-shuffle = { $who } shuffles the deck.
log-hand-in = { $who } shuffles the whole hand into the deck.
log-swap = The deck and the discard pile of { $who } change places and are shuffled.
log-discard-deck =
    { $count ->
        [one] { $who } discards a card of the deck: { $cards }.
       *[other] { $who } discards { $count } cards of the deck: { $cards }.
    }
log-returned =
    { $place ->
        [hand] { $card } goes back to the hand of { $who }.
        [deck-top] { $card } goes on top of the deck of { $who }.
        [deck-bottom] { $card } goes under the deck of { $who }.
       *[deck] { $card } goes back to the deck of { $who }.
    }
log-shuffle-in = { $who } shuffles { $card } into the deck.
log-discard = { $who } discards { $card }.
log-hand-limit = { $who } holds too many cards and discards { $card }.
log-conceded = { $who } gives up.

## How it ended
end-out-of-cards = { $who } has run out of cards.
end-stalemate = Nobody could get through any more: a draw.
end-by-card = { $card } wins the match for { $who }.
end-conceded = { $who } gave up.

## What is wrong with a deck
problem-unknown = There is no card { $id }.
problem-empty = An empty deck cannot be played.
problem-too-few = The deck holds { $size } cards; it needs { $least }.
problem-too-many = The deck holds { $size } cards; at most { $most } are allowed.
problem-copies = { $card } is in it { $copies } times; { $most } are allowed.
problem-sizes-differ = The decks differ in size, { $one } against { $other }: by the Quick Rules they must be equal.

## The rules, in our own words
rule-setup = Starting the game
    .text = Both decks are shuffled, both players take four cards, and a coin decides who begins. The power starts at 1.
    .source = squad-tcg, squad-online, Quick Rules: Starting the Game
rule-deck-building = Building a deck
    .text = A deck holds 40 cards, no more than four alike (same hero and same name, whatever the printing). Bring more, and chance picks your 40 for the match. The Quick Rules take two decks of one size, up to 40 cards, however many are alike.
    .source = squad-tcg, squad-online: deck FAQ; Quick Rules: You Need; SQ-2, SQ-C6
rule-printed = What a card says
    .text = Level is the power it needs, factor the kind of attack, the number what it can do, the icon what it blocks. Where an example in the rule book differs from the card itself, the card is right.
    .source = squad-tcg: Parts of the Card, The Six Factors; SQ-16
rule-star = A star for a number
    .text = An attack printed as * works out its strength when it is played. Anything that asks for its printed number finds 0.
    .source = SQ-24
rule-power = Power
    .text = Both players share one power. It reaches from 1 to 20, and what you play may not be of a higher level. Effects can shift what counts as your own power, never below 1 or above 20. A Keeper that asks how much you have finds the power you have for that Keeper.
    .source = squad-tcg, squad-online: Power, power FAQ; SQ-13, SQ-C3, SQ-C26
rule-power-up = Power up
    .text = Your turn starts with a coin flip, and heads raises the power by one. Only the very first turn of a match has no flip.
    .source = squad-tcg, squad-online: On Your Turn 1; SQ-13
rule-coin = Coin flips
    .text = Coins are flipped by chance that nobody at the table can steer; the whole match can be checked afterwards. What a flip for power sets off comes before the draw.
    .source = squad-tcg, squad-online: On Your Turn 1; SQ-13, SQ-C8
rule-automatic-flip = A flip that is settled
    .text = When a card makes a flip come up heads, it still counts as a flip for cards that watch flips.
    .source = SQ-19
rule-power-change = When a card sets the power
    .text = Some cards move the power both players share. It stays between 1 and 20, and a rise counts as one for both.
    .source = squad-tcg, squad-online: power FAQ; SQ-13, SQ-22
rule-own-power = Own power for a turn
    .text = "Your power is +3 this turn" changes what you may play until the turn ends. The shared power stays where it is.
    .source = squad-tcg, squad-online: power FAQ; SQ-22, SQ-C16
rule-next-flip = The next flip for power
    .text = Where a card settles the next flip for power, it is the flip of the very next turn, whoever takes it. If two cards settle it, the later one counts.
    .source = SQ-19, SQ-C17
rule-extra-turn = Another turn
    .text = A turn on top of your own begins like any other, with its flip and its draw. "Last turn" is then your own turn before it.
    .source = SQ-C18
rule-cannot = Cannot
    .text = What a card forbids or limits goes before what another allows. Cards of a factor that may not block are told by their factor, not by their icon. A Keeper that cannot be destroyed cannot misfire away either, nobody may choose it to be destroyed, and its own text does not destroy it.
    .source = squad-tcg, squad-online: cards break rules FAQ; SQ-C14, SQ-C41, SQ-C44
rule-copy = Copying a Keeper
    .text = The card is that Keeper in every way while it stays in play, and becomes itself again when it leaves. It is put into play, so cards that watch for that see it.
    .source = SQ-C19
rule-power-rises = Power that went up this turn
    .text = Cards that ask count every rise of the turn, your own "+n this turn" included, as far as 20 lets your power rise. Falls are not taken off. What Keepers lend or take, and what goes with them, is no rise.
    .source = SQ-22, SQ-C42
rule-draw = Drawing
    .text = After the flip you draw a card. With an empty deck you skip the draw and play on. A card that an ability takes into your hand is not drawn.
    .source = squad-tcg, squad-online: On Your Turn 2, Running out of Cards; SQ-C45
rule-start-of-turn = Start of a turn
    .text = What happens at the start of your turn comes right after your draw and before your attack.
    .source = squad-tcg, squad-online: start of turn FAQ
rule-attack = Attacking
    .text = Once a turn you may play a card from your hand whose level your power reaches. Extra attacks come only from cards. Keepers that answer an attack act as soon as it's played, then the attack does what it does when played, and then comes the block.
    .source = squad-tcg, squad-online: On Your Turn 3, attack FAQ; SQ-C13
rule-attack-number = Stronger and weaker attacks
    .text = Bonuses and penalties are added to the printed number, after the Keepers that answer the attack and what it does when played. At 0 an attack does nothing: no block is asked for, nothing is lost, no ability follows.
    .source = squad-tcg, squad-online: attack +1 and attack -5 FAQ, SQ-C10, SQ-C11, SQ-C12, SQ-C13
rule-pass = Not attacking
    .text = Nobody has to attack. Pass when you like, or when nothing in your hand fits the power.
    .source = squad-tcg, squad-online: attack FAQ
rule-block = Blocking from hand
    .text = Before any damage you may discard a card whose icon matches the attack. A blocker's level never matters, and it counts as one point of damage.
    .source = squad-tcg, squad-online: On Your Turn 4, blocking FAQ; SQ-5
rule-block-question = Why you are asked to block
    .text = Whoever holds a card is asked about every attack or hit that can be blocked, matching icon or not. That way a pause gives nothing away. No question comes for 0 damage or against an unblockable attack.
    .source = SQ-15
rule-late-block = Too late to block
    .text = Once the first card has been turned up from your deck, your hand can no longer block.
    .source = squad-tcg, squad-online: blocking FAQ; SQ-5
rule-damage = Damage
    .text = Each point costs one card, from the top of the deck to the discard pile. All of an attack's damage is done before anything else happens. Cards that ask who did damage this turn count each card once.
    .source = squad-tcg, squad-online: On Your Turn 5; SQ-C20
rule-deck-block = Blocked from the deck
    .text = A matching icon that is turned up stops the rest of the damage; the card itself still counts. On the last point it is a block too, only there is nothing left to stop.
    .source = squad-tcg, squad-online: On Your Turn 5, last point FAQ; SQ-6
rule-special-ability = Special abilities
    .text = A number in front of an ability is the damage this attack must have done. Every card lost to it counts, the blocking ones as well. Where it counts the cards that damaged your opponent, this attack is one of them. A number you name is named before the block.
    .source = squad-tcg, squad-online: On Your Turn 6; Quick Rules: Special Effects; SQ-C33, SQ-C40
rule-discard-attack = After the attack
    .text = When all is done the attack goes to its owner's discard pile, unless it stays as a Keeper or its own ability sends it elsewhere.
    .source = squad-tcg, squad-online: On Your Turn 7
rule-empty-deck = With an empty deck
    .text = Damage your deck cannot pay comes from your hand: you choose one card after the other, and a matching icon stops the rest. A Keeper that waits for an empty deck acts when the last card goes, or when it comes and finds none.
    .source = squad-tcg, squad-online: Running out of Cards; SQ-4, SQ-C25
rule-unblockable = Unblockable
    .text = No icon stops it, from hand or deck. When the deck gives out, the hand pays the rest.
    .source = squad-tcg, squad-online: unblockable FAQ; SQ-3
rule-multi-factor = Two factors
    .text = An attack with two factors ends only when both have been blocked, from hand, from deck, or one from each. A Twin-Factor attack needs its icon twice. A team-up counts as both its heroes and both its factors.
    .source = squad-tcg, squad-online: Multi-Factor FAQ; SQ-4, SQ-5, SQ-C4, SQ-C36
rule-half-block = Half a block
    .text = Each card discarded to block is a block, even when the other factor gets through. A matching icon lost as damage from hand is not, so it ends even what cannot be blocked from the hand.
    .source = SQ-21, SQ-C39
rule-keeper = Keepers
    .text = A Keeper whose attack did enough damage stays in play. That is no choice: reach the number and it stays. "A Keeper" on a card is anybody's, and six of them are six or more.
    .source = squad-tcg, squad-online, Quick Rules: Keepers; SQ-25, SQ-C27, SQ-C29
rule-keeper-damage = A Keeper's hit
    .text = A hit is blocked and paid just like an attack, from hand and deck. What has left play and hits all the same is no Keeper any more.
    .source = squad-tcg, squad-online: Damage from Keepers; SQ-C31
rule-hit-no-attack = A hit is no attack
    .text = Cards that speak of attacks never mean a Keeper's hit. And damage only counts as done or taken from 1 point up. An attack that hits its own player does so by a hit too, and so does a card that is not in play. Neither can misfire.
    .source = squad-tcg, squad-online: Keeper FAQ; SQ-26, SQ-C34
rule-misfire = Misfire
    .text = If the very first point of a Keeper's hit is blocked, it is destroyed on the spot and does nothing more. Later blocks do not hurt it. One with two factors needs both blocked, so one card never makes it misfire. A Keeper that then returns to your hand was destroyed all the same.
    .source = squad-tcg, squad-online, Quick Rules: Misfire, Keepers; SQ-7, SQ-C47
rule-destroy = Destroying a Keeper
    .text = It leaves play for its owner's discard pile. Where several are destroyed at once, those that cannot be destroyed at that moment stay. If one does something when destroyed, that comes after its player's Keepers have acted.
    .source = squad-tcg, squad-online: destroy FAQ; SQ-C15, SQ-C35
rule-put-into-play = Straight into play
    .text = A Keeper put into play by an effect is not played: its level does not matter, nobody blocks it, and it does no damage on its way.
    .source = squad-online: Keeper from hand FAQ, SQ-C9
rule-control = Taking over a Keeper
    .text = A Keeper that changes sides was not put into play. When it leaves, it goes to its owner's pile, not to yours.
    .source = SQ-23
rule-next-turn = For the next turn only
    .text = What weakens an opponent for a turn is a Keeper here: it works while it lies there and is destroyed when that opponent's turn ends.
    .source = squad-tcg: power -3 and attack -5 FAQ; SQ-11
rule-assault = Assault
    .text = A Keeper with Assault hits for that number at the start of its player's turn.
    .source = card keyword; squad-tcg, squad-online: start of turn FAQ
rule-counterstrike = Counterstrike
    .text = Blocks from hand with this card hit back for its number, after your Keepers have had their say. It is not in play, so it cannot misfire.
    .source = card keyword; SQ-C2
rule-heal = Heal
    .text = Cards from the bottom of your discard pile go under your deck, shuffled so that nobody knows their order. Healing 1 for each of something is one heal of so many.
    .source = squad-tcg, squad-online: heal FAQ; SQ-C48
rule-reveal = Revealing
    .text = A card turned up for all to see goes back where it came from, unless its ability says where else.
    .source = squad-tcg, squad-online: reveal FAQ; SQ-12
rule-effect-plays = Played by an effect
    .text = Your power must reach the level of a card that an ability plays, as always. If it does not, the card stays where it is. An opponent's card that you play is your attack, and goes to its owner's pile afterwards.
    .source = squad-tcg, squad-online: effect FAQ; SQ-18, SQ-C37, SQ-C38
rule-may = You may
    .text = Only where a card says "may" is there a choice. All else has to be done.
    .source = squad-tcg, squad-online: may FAQ; SQ-14
rule-do-as-much = As far as it goes
    .text = What can be done is done, the rest is skipped, and what comes after still happens.
    .source = squad-tcg, squad-online: FAQ on impossible effects; SQ-14
rule-effect-discards = Discards by an effect
    .text = Cards that one effect discards together are one discard of that many. Blocks, damage and the hand limit are not meant, nor what an ability sends from a deck to the pile: that is no damage either. It does not matter whose card made it happen.
    .source = SQ-20, SQ-C30, SQ-C45
rule-timing = Who goes first
    .text = Effects that fall together: first your opponent's Keepers, then yours, oldest to newest, and the ability of the attack under way last. "You" is whose turn it is.
    .source = squad-tcg, squad-online: Special Effects and Timing; SQ-8
rule-chain = Effects that set off more
    .text = Finish the effect in hand, then all it has set off, and only then what was waiting before. Conditions are read when an effect has its turn. A Keeper does not answer to what happened before it came into play.
    .source = squad-tcg, squad-online: FAQ on effects during effects; SQ-17, SQ-C43
rule-gone-keeper = A Keeper that is gone
    .text = Effects of a Keeper that has left play are skipped, even those that were already waiting.
    .source = squad-tcg, squad-online: FAQ on disappearing Keepers; SQ-7, SQ-8
rule-discard-order = Discard order
    .text = A card is discarded when it is completely done. Of attacks inside attacks, the innermost lands first. When you discard several cards together, you choose their order: the last one ends up on top.
    .source = squad-tcg: discard order FAQ; SQ-10, SQ-C49
rule-end-of-turn = End of a turn
    .text = First come the effects that end a turn, then the hand limit and the Keeper limit of the player whose turn it was, then the check for a winner.
    .source = squad-tcg, squad-online: limits FAQ; SQ-9, SQ-C7
rule-hand-limit = Hand limit
    .text = With more than eight cards in hand as your turn ends, you discard the ones you like least until it is eight.
    .source = squad-tcg, squad-online: limits FAQ; SQ-9
rule-keeper-limit = Keeper limit
    .text = With more than six Keepers as your turn ends, you choose which are destroyed until it is six.
    .source = squad-tcg, squad-online: limits FAQ; SQ-9
rule-winning = Winning
    .text = At the end of a turn, whoever has neither deck nor hand left has lost. If that is both of you, the player whose turn it was wins. A card that wins the match ends it at once.
    .source = squad-tcg, squad-online: Winning the Game; SQ-1, SQ-C5, SQ-C28
rule-open-information = What everyone may know
    .text = How many cards are in a deck, a hand or a pile is open to all, and so is the top card of each discard pile. Piles are not searched.
    .source = squad-tcg, squad-online: discard pile FAQ; squad-tcg: deck count FAQ
rule-quick = Quick Rules
    .text = The same game with fewer words: equal decks of up to 40 cards, and you only lose once your Keepers are gone too. Your hand blocks, and pays only what the deck cannot.
    .source = Quick Rules; SQ-1, SQ-2, SQ-C46
rule-idle = Four idle turns
    .text = By the Quick Rules a match is drawn after four turns in a row without a card played and without damage. What somebody could have played stays their secret. An attack on somebody with only Keepers left does not count.
    .source = SQ-1, SQ-C1, SQ-C32
rule-stalemate = Stalemate
    .text = A match is drawn when the same table begins a turn for the third time: the same cards in the same places, the same power, the same player to act, and no deck shuffled in between. It's also drawn after 100 turns in a row in which nobody had a real choice.
    .source = SQ-C50
rule-quest = Quests
    .text = A quest's enemy plays its deck as it is, whatever its size and copies. Cards and Keepers that a quest hands out come on top of the decks. Such a Keeper was not put into play, so nothing follows from its coming.
    .source = SQ-C21, SQ-C22, SQ-C23, SQ-C24

## What chance did
luck-icons = Stopping icons turned up
luck-heads = Heads

## Standing orders
order-block = Take damage without asking me whether I block
    .below = Take damage below { $below } without asking me whether I block
    .card = Never ask me to block { $card }
order-offers = Play, put and show nothing that a card offers
    .card = Never ask me about what { $card } offers

## What cards say: whole sentences and their parts. A sentence's first letter is made large by itself.
says-keeper = Keeper at { $damage } damage
says-assault = Assault { $amount }
says-counterstrike = Counterstrike { $amount }
says-worth = attack = { $worth }
says-ability = { $when }: { $does }
effect-if = { $does } if { $condition }
says-returns-on-misfire = when it misfires, it returns to your hand
says-until-their-turn-ends = destroyed at the end of your opponent's turn

# Which cards are meant: before a noun ("your X-Men attack"), or after "it's".
which-any = any
which-list = { $said }, { $next }
which-or = { $said } or { $next }
which-not = non-{ $which }
which-level = level { $level }
which-level-up-to = level 1–{ $level }
which-level-from = level { $level }+
which-odd = odd-level
which-attack-up-to = attack 0–{ $attack }
which-attack-from = attack { $attack }+
which-team-up = a team-up
which-matching = matching
noun-card = card
noun-card-of = { $which } card
noun-cards = cards
noun-cards-of = { $which } cards
noun-keeper = Keeper
noun-keeper-of = { $which } Keeper
noun-keepers = Keepers
noun-keepers-of = { $which } Keepers
noun-attack = attack
noun-attack-of = { $which } attack

# What has to hold: after "if".
if-top-discard-mine = your top discard is { $which }
if-top-discard-theirs = your opponent's top discard is { $which }
if-power-from = your power is { $power }+
if-power-up-to = your power is { $power } or less
if-keepers-mine =
    { $least ->
        [1] you have any { $keepers }
       *[other] you have { $least }+ { $keepers }
    }
if-keepers-theirs = your opponent has { $least }+ { $keepers }
if-taken = you took { $least }+ damage last turn
if-rises =
    { $least ->
        [1] your power rose this turn
       *[other] your power rose by { $least }+ this turn
    }
if-damagers =
    { $least ->
        [1] a card damaged your opponent this turn
       *[other] { $least }+ cards damaged your opponent this turn
    }
if-other-damagers =
    { $least ->
        [1] another card has damaged your opponent this turn
       *[other] { $least }+ other cards have damaged your opponent this turn
    }
if-another-keeper = you have another { $keeper }
if-keepers-in-play =
    { $count ->
        [1] it's the only Keeper in play
       *[other] exactly { $count } Keepers are in play
    }
if-not-attacked = your opponent didn't attack last turn
if-empty-deck-mine = your deck is empty
if-empty-deck-theirs = your opponent's deck is empty
if-empty-hand-mine = your hand is empty
if-empty-hand-theirs = your opponent's hand is empty
if-empty-discard-mine = your discard pile is empty
if-empty-discard-theirs = your opponent's discard pile is empty
if-empty-keepers-mine = you have no Keepers
if-empty-keepers-theirs = your opponent has no Keepers

# What is counted: one of them, and a number of them.
unit-keepers-mine = of your { $keepers }
unit-keepers-theirs = of your opponent's { $keepers }
unit-damagers = card that has damaged your opponent this turn, this one included
unit-other-damagers = other card that has damaged your opponent this turn
unit-taken = point of damage you took last turn
unit-rises = point your power rose this turn
count-per = { $by } for each { $unit }
count-power = your power
count-hand-mine = the number of cards in your hand
count-hand-theirs = the number of cards in your opponent's hand
count-deck-mine = the number of cards in your deck
count-deck-theirs = the number of cards in your opponent's deck
count-that-many = that many
count-that-much = that much

# When a Keeper does something, and an attack.
when-played = played
when-hit = { $damage } damage
when-damaging = any damage
when-blocked = when it's blocked from hand
when-destroyed = when it's destroyed
when-and = { $when }, if { $condition }
when-turn-starts = start of your turn
when-turn-ends = end of your turn
when-any-turn-starts = start of each turn
when-any-turn-ends = end of each turn
when-attack-mine =
    { $damage ->
        [1] after your { $attack } does damage
       *[other] after your { $attack } does { $damage }+ damage
    }
when-attack-theirs =
    { $damage ->
        [1] after an opposing { $attack } damages you
       *[other] after an opposing { $attack } does { $damage }+ damage to you
    }
when-attacked = when your opponent attacks
when-keeper-damages = when a Keeper damages you
when-their-keeper-damages = when an opposing Keeper damages you
when-i-block = each time you block from hand
when-i-block-an-attack = when you block an attack from hand
when-they-block = each time your opponent blocks from hand
when-they-block-my-attack = each time your opponent blocks your { $attack } from hand
when-another-in = when you put another Keeper into play
when-theirs-in = when your opponent puts a Keeper into play
when-another-destroyed = when another Keeper is destroyed
when-another-of-mine-destroyed = when another of your Keepers is destroyed
when-theirs-destroyed = when an opposing Keeper is destroyed
when-i-draw = when you draw
when-they-draw = when your opponent draws
when-i-heal = when you heal
when-they-discard = when an ability makes your opponent discard from hand
when-heads = when any coin comes up heads

# What is done.
says-hits = it hits for { $amount }
says-hits-me = it hits you for { $amount }
says-hits-turn-player = it hits that player for { $amount }
says-heals = heal { $amount }
says-draws =
    { $count ->
        [1] draw a card
       *[other] draw { $count } cards
    }
says-draws-counted = draw { $count }
says-they-draw =
    { $count ->
        [1] your opponent draws a card
       *[other] your opponent draws { $count } cards
    }
says-if-heads = flip a coin; on heads, { $does }
says-if-heads-or-tails = flip a coin; on heads, { $does }; on tails, { $tails }
says-is-destroyed = it's destroyed
says-leaves-for-hand = it returns to its owner's hand
says-that-keeper-hits = that Keeper hits your opponent for { $amount }
says-that-keeper-assaults = that Keeper hits for its Assault number
says-destroys = destroy an opposing { $keeper }
says-if-destroys = destroy an opposing { $keeper }; if you do, { $does }
says-destroys-random = destroy a random opposing { $keeper }
says-destroys-all = destroy all { $keepers }, yours too
says-may-shuffle-keeper = you may shuffle any { $keeper } into its owner's deck
says-hit-and-go-mine = each of your Keepers, oldest first, hits for { $amount } and is destroyed
says-hit-and-go-theirs = each opposing Keeper, oldest first, hits its own side for { $amount } and is destroyed
says-one-hits-and-goes-mine = one of your { $keepers } hits for { $amount } and is destroyed
says-one-hits-and-goes-theirs = one of your opponent's { $keepers } hits its own side for { $amount } and is destroyed
says-may-put-into-play = you may put any { $keeper } from hand into play
says-top-discard-into-play = put any { $keeper } from the top of your discard pile into play
says-may-return-keepers =
    { $most ->
        [1] you may return any Keeper to its owner's hand
       *[other] you may return up to { $most } Keepers, anyone's, to their owners' hands
    }
says-plays-top = reveal your top card and play it if your power allows
says-plays-top-if = reveal your top card and play it if it's { $which } and your power allows
says-plays-their-top = reveal your opponent's top card and play it if your power allows
says-plays-their-top-if = reveal your opponent's top card and play it if it's { $which } and your power allows
says-plays-top-discard = play your top discard if your power allows
says-plays-top-discard-if = play your top discard if it's { $which } and your power allows
says-plays-their-top-discard = play your opponent's top discard if your power allows
says-plays-their-top-discard-if = play your opponent's top discard if it's { $which } and your power allows
says-may-play = you may play any { $card }
says-may-play-stronger = you may play any { $card } at { $by } attack
says-power-this-turn = { $by } power this turn
says-power-becomes = the power becomes { $power }
says-power-rises = the power rises by { $by }
says-power-falls = the power falls by { $by }
says-next-flip-heads = your next flip for power is heads
says-next-flip-none = there's no flip for power next turn
says-another-turn = take another turn after this one
says-ignores-icons-hand = this turn, icons in your opponent's hand block nothing
says-ignores-icons-deck = this turn, icons in your opponent's deck block nothing
says-they-discard =
    { $count ->
        [1] your opponent discards a card
       *[other] your opponent discards { $count } cards
    }
says-discards-hand-mine = discard your hand
says-discards-hand-theirs = your opponent discards their hand
says-discards-deck-all = your opponent discards their whole deck
says-discards-deck-half = your opponent discards half of their deck, rounded up
says-turn-player-draws =
    { $count ->
        [1] that player draws a card
       *[other] that player draws { $count } cards
    }
says-turn-player-discards =
    { $count ->
        [1] that player discards a card
       *[other] that player discards { $count } cards
    }
says-i-discard =
    { $count ->
        [1] discard a card
       *[other] discard { $count } cards
    }
says-discards-seen = look at your opponent's hand and discard any { $card } from it
says-discards-all-seen = look at your opponent's hand and discard all { $cards } from it
says-looks-at-hand = look at your opponent's hand
says-looks-at-top-mine = look at your top card
says-looks-at-top-theirs = look at your opponent's top card
says-looks-and-places = look at your top card and leave it or put it under your deck
says-takes-top-discard = take your top discard into hand
says-takes-top-discard-if = take your top discard into hand if it's { $which }
says-takes-top = reveal your top card and take it into hand if it's { $which }
says-stronger = { $by } attack
says-stronger-per = { $by } attack for each { $unit }
says-stronger-if-top = reveal your top card; if it's { $which }, { $by } attack
says-stronger-if-shown = you may show any { $card } from hand for { $by } attack
says-unblockable = unblockable
says-unblockable-from-hand = can't be blocked from hand
says-unblockable-from-deck = icons from the deck don't block it
says-unblockable-if-shown = you may show any { $card } from hand to make it unblockable
says-pierces = if the first point of damage isn't blocked, the rest is unblockable
says-naming-factor = name a factor, then { $does }
says-naming-level = name a level, then { $does }
says-if-guessed = name a factor and reveal your opponent's top card; if it has that factor, { $does }
says-returns-to-hand = return this card to hand
says-shuffles-self-in = shuffle this card into your deck
says-puts-self-on-top = put this card on top of your deck
says-puts-self-on-bottom = put this card under your deck

# What lasts as long as a Keeper is in play.
lasting-attack-mine-of = { $by } attack for your { $cards }
lasting-attack-theirs-of = { $by } attack for your opponent's { $cards }
lasting-attack-all-of = { $by } attack for all { $cards }
lasting-power-mine = { $by } power for you
lasting-power-mine-of = { $by } power for your { $cards }
lasting-power-theirs = { $by } power for your opponent
lasting-power-theirs-of = { $by } power for your opponent's { $cards }
lasting-while-from = { $lasting } while your power is { $power }+
lasting-while-up-to = { $lasting } while your power is { $power } or less
standing-most = each attack does you { $amount } damage at most
standing-hits-less = Keepers hit you for { $amount } less
standing-no-hits = Keepers do you no damage
standing-heads = coins you flip for your cards' abilities come up heads
standing-forbids = your opponent can't play { $which } attacks

# What one card alone does.
custom-st016 = look at your opponent's hand; you may play a card from it if your power allows
custom-st021 = return one of your Keepers to hand
custom-st035 = reveal your top 2 cards; +1 attack for each different hero among them, then put them back in any order
custom-st037 = you may show any number of cards from hand
custom-st037-worth = the number of different heroes shown
custom-st040 = reveal your top 2 cards; if they show 2+ different heroes, take both into hand, else put them back in any order
custom-st043 = when one of your Assault Keepers does damage
custom-st045 = reveal your top 5 cards; +1 attack for each different hero among them, then shuffle your deck
custom-st054 = the level of your opponent's top discard
custom-st088 = your opponent can't play attacks that share a factor with their top discard
custom-st110 = name Cyclops or Wolverine and reveal your top card; if it's that hero, unblockable
custom-st124 = +2 attack if you have any Storm Keepers, +3 attack if you have any Thor Keepers
custom-st161 = look at your top 2 cards; take one into hand and put the other back
custom-st208 = you may return an opposing Keeper to its owner's hand; if you do, your opponent discards a card
custom-st232 = your opponent can't play attacks of a higher level than their top discard
custom-st244 = reveal your opponent's top card and leave it or put it under that deck
custom-st246 = destroy that Keeper
custom-st247 = it stays in play as a copy of any Keeper
custom-st251 = destroy all opposing Keepers
custom-st253 = each opposing Keeper, oldest first, hits its own side for 2
custom-st267 = name a factor and reveal a random card of your opponent's hand; if it has that factor, draw a card
custom-st271 = all Keepers are shuffled into their owners' decks
custom-st283 = your top discard hits for 4
custom-st286 = flip 2 coins; +2 attack for each heads
custom-st303 = play it again if your power still allows
custom-st308 = while you have 4+ Fantastic Four Keepers, your other Fantastic Four Keepers can't be destroyed
custom-st312 = destroy an opposing Keeper that entered play last turn
custom-st315 = the number printed on your top discard
custom-st318 = the number of cards in both hands
custom-st320 = flip a coin for each opposing Keeper, oldest first; those with heads are destroyed
custom-st333 = your opponent holds 2 cards or fewer
custom-st346 = you win the match
custom-st347 = you may put any Keeper on top of its owner's deck
custom-st358 = look at your opponent's top 2 cards; discard one and put the other back
custom-st365 = your power is exactly 4
custom-st376 = take control of all opposing Keepers
custom-st387 = your opponent discards a random card
custom-st395 = the level of a random card of your opponent's hand, which is revealed
custom-st400 = name a factor and reveal cards from your opponent's deck until one doesn't have it; all of them are discarded
custom-st402 = name a factor and reveal a random card of your opponent's hand; if it has that factor, it's discarded
custom-st423 = reveal your top card; if it's Gambit, draw it; if it's Rogue, heal 1
custom-st425 = reveal your top card; if it's Rogue, return this card to hand; if it's Gambit, destroy an opposing level 1–8 Keeper
custom-st426 = look at your top 2 cards and put them back in any order
custom-st432 = discard a card and look at your opponent's hand; all cards there that share its factor, level or icon are discarded
custom-st447 = put a card from hand on top of your deck
custom-st449 = reveal your top card; if it's Strength or Energy, it hits for 4 and is discarded
custom-st450 = name a factor and look at your opponent's hand; +1 attack for each card of that factor there
custom-st456 = take control of an opposing Keeper
custom-st503 = reveal your top 3 cards; take Mole Man and Moloid cards into hand and put the rest back in any order, then you may play such a card
custom-st504 = choose a player, who discards their hand and draws that many cards
custom-st528 = you may show any number of cards from hand for +1 attack for each different factor among them
custom-st543 = look at your opponent's hand and discard any card from it and all its copies from their deck, which is shuffled
custom-st552 = reveal your top 3 cards; take an X-Men card of your choice into hand, and the rest go under your deck in random order
custom-st560 = your opponent's hand and Keepers are shuffled into the deck
custom-st562 = your opponent's deck and discard pile trade places and are shuffled
custom-st565 = destroy any Keeper
custom-st583 = look at your opponent's hand; +1 attack for each different hero in it
custom-st597 = name a factor; cards of that factor can't block it
custom-st598 = name a number
custom-st598-damage = if it's exactly the number named, return this card to hand
custom-st599 = when your opponent's deck runs out
custom-st599-entering = when it enters play, if your opponent's deck is empty
custom-st600 = when one of your cards damages you

# A card in play has little room on a picture. Sentences with one of these in them say nothing about it any more:
gist-omits =
    Keeper at
    Played:
    When it enters play
# And this is put shorter, from the first line to the last:
gist-shorts =
    Destroyed at the end of your opponent's turn => Until your opponent's turn ends
    After an opposing attack does => Hit for
    + damage to you: => +:
    After your => Your
    attack does => hit of
    + damage: => +:
    it hits for that much => hits as hard
    then it's destroyed => then falls
    Start of your turn, if your top discard is => Top discard
    Start of your turn, if => Each turn, if
    Start of your turn: => Each turn:
    Start of each turn: => Every turn:
    then it hits you for => you for
    it hits you for => hits you for
    it hits for => hits for
    your top discard => top discard
    if your opponent didn't attack last turn => if no attack came
    Each time your opponent blocks your => Blocked
    attack from hand => from hand
    if 2+ cards damaged your opponent this turn => after 2+ hits
    When an ability makes your opponent discard from hand => When they must discard
    When your opponent's deck runs out: your opponent discards their hand => Their deck runs out: they discard their hand
    your opponent holds 2 cards or fewer => they hold 2 or fewer
    When you put another Keeper into play => New Keeper of yours
    When another Keeper is destroyed => Another Keeper falls
    exactly 2 Keepers are in play => just 2 Keepers
    flip a coin; on heads, => coin on heads:
