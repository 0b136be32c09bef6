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
    .about = Builds up Keepers that hit turn after turn.
deck-storm = Storm deck
    .about = Reveals cards for stronger attacks; its Keepers wait for one big strike.
deck-captain-america = Captain America deck
    .about = Avengers with a mix of four factors, so no single icon blocks all of Cap’s and the Wasp’s attacks.
deck-wolverine = Wolverine deck
    .about = Claws and fists: cards that play more cards.
deck-thing = Thing deck
    .about = The Fantastic Four at full force: strong, but slow to get going.
deck-hulk = Hulk deck
    .about = Two out of five cards are Keepers; this deck gets angrier every turn.
deck-thor = Thor deck
    .about = High levels, and plenty of ways to raise your power to reach them.
deck-demo-hulk = Hulk demo deck
    .about = Plain strength, for the Quick Rules.
deck-demo-wolverine = Wolverine demo deck
    .about = Plain energy, for the Quick Rules.
deck-of-quest = { $keeper } stage { $stage } deck
    .about = Played by { $enemy } in that quest.
decks-named = Ready-made decks
decks-of-quests = Quest decks
copies = { $count } × { $card }

## Lesson
lesson-first = Lesson
    .about = 9 short turns: attack, block, Keepers and the last card.
    .closing = **That’s Super Hero Squad.** You attacked, blocked, kept a Keeper and took the last card. Real decks have 40 cards, and nobody stacks them.
lesson-first-attack = **Your attack.** The power is 1, so you can play level 1 cards. An attack of 3 costs your opponent 3 cards. Out of cards means out of the game!
lesson-first-block = **Block it!** Discard a card whose icon matches the attack, and it stops right there. That costs you 1 card instead of 3.
lesson-first-keeper = **A Keeper!** Web-Slinger stays in play once it does 2 damage. Then it keeps helping you.
lesson-first-take = **No matching icon?** Then take it. Cards are flipped from your deck one by one, and if one shows the icon, it blocks the rest.
lesson-first-helper = **Trigger your Keeper.** When your level 1 attack does 2 damage or more, Web-Slinger hits for 1 more. That hit can be blocked, too.
lesson-first-factor = **Every attack has a factor.** You need its icon to block. You hold two cards with that icon, so give up the one you’ll miss least.
lesson-first-power = **Power up.** Each turn starts with a coin flip. Heads adds 1 to the power, and you can both play bigger cards. For now, trigger your Keeper again.
lesson-first-misfire = **Misfire!** The first card flipped for the Keeper’s hit blocked it, so the Keeper is gone. It happens to the best of us. No icon for this attack? Take it.
lesson-first-last = **Finish it!** Once the deck is gone, damage comes out of the hand. Take the last card and you win. Hulk, smash!

## Quests: what is special about one
quest-power = The power starts at { $power }.
quest-draw-mine =
    { $count ->
        [0] You start with no cards.
       *[other] You start with { $count } cards instead of 4.
    }
quest-draw-theirs =
    { $count ->
        [0] { $enemy } starts with no cards.
       *[other] { $enemy } starts with { $count } cards instead of 4.
    }
quest-hand-mine = You start with { $cards } in hand, in addition to the cards you draw.
quest-keepers-mine = You start with { $cards } in play.
quest-keepers-theirs = { $enemy } starts with { $cards } in play.
quest-deck-size = { $enemy } plays a deck of { $size } cards.
quest-deck-copies = { $enemy } has more than four copies of some cards.

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
        [one] One card from the same team rounds it out.
       *[other] { $n } cards from the same team round it out.
    }
proposal-factor =
    { $n ->
        [one] One card with { $theme }’s main factor rounds it out.
       *[other] { $n } cards with { $theme }’s main factor round it out.
    }
proposal-rest =
    { $n ->
        [one] One more card comes from elsewhere.
       *[other] { $n } more cards come from elsewhere.
    }
proposal-early = { $n } cards are level { $level } or lower, so your first turns have plays.
proposal-blocks = Each factor is blocked by { $least } to { $most } cards.
proposal-short = There aren’t enough cards for a legal deck: it has { $size } and needs { $least }.

## The table
status-turn = Turn { $turn }: { $who }’s turn.
status-over = Game over.
panel-table = The table
panel-seat = { $who }
meter-power = Power
meter-own-power = Personal power
zone-under-way = Incoming attacks
zone-keepers = Keepers
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
mark-damage =
    { $amount ->
        [0] harmless
       *[other] { $dealt } of { $amount } damage to { $who }
    }

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
       *[other] Lose up to { $amount } cards from your deck. { $stop }
    }
preview-take-all =
    { $amount ->
        [one] Lose the top card of your deck.
       *[other] Lose { $amount } cards, from your deck first. Nothing can stop it.
    }
preview-take-hand =
    { $amount ->
        [one] Lose a card from your hand.
       *[other] Lose up to { $amount } cards from your hand. { $stop }
    }
preview-take-both = Lose up to { $amount } cards, from your deck first, then from your hand. { $stop }
preview-take-all-both = Lose up to { $amount } cards, from your deck first, then from your hand. { $icons ->
        [one] Only a matching icon from your hand stops it.
       *[other] Only two matching icons from your hand stop it.
    }
preview-stop =
    { $icons ->
        [one] A matching icon stops it.
       *[other] Two matching icons stop it.
    }
preview-stop-first = A matching icon on the first card stops it; on later cards, nothing does.
preview-stops = Stops the attack: you lose only this card (1 damage).
preview-stops-hit = Stops the hit: you lose only this card (1 damage).
preview-misfires = Misfire! The Keeper is destroyed, and you lose only this card (1 damage).
preview-stops-part = Discard it to block { $icon }; the other factor still hits.
preview-loses = Absorbs 1 damage. It doesn’t block anything.
change-deck = your deck
change-damage = damage left

## Questions
ask-attack =
    { $able ->
        [0] Your turn. At power { $power } you can’t attack with any of your cards.
       *[other] Your turn. What do you attack with?
    }
no-attack = Pass
ask-block =
    { $able ->
        [0] { $card } ({ $factors }) is coming at you for { $amount }. No card in your hand blocks it.
       *[other] { $card } ({ $factors }) is coming at you for { $amount }. Block it from your hand?
    }
take-damage = Take it (up to { $amount } damage)
ask-damage-from-hand =
    Your deck is empty, so { $card } hits your hand for { $amount ->
        [one] 1
       *[other] up to { $amount }
    }. What do you lose?
ask-hand-limit =
    { $count ->
        [one] You’re one card over the hand limit. Which card do you discard?
       *[other] You’re { $count } over the hand limit. What do you discard? Last goes on top.
    }
ask-discard =
    { $count ->
        [one] { $card }: which card do you discard?
       *[other] { $card }: which { $count } cards do you discard? Last goes on top.
    }
ask-discard-order = { $card } makes you discard these. In what order? The last one ends up on top.
ask-keeper-limit =
    { $excess ->
        [one] You have one Keeper too many.
       *[other] You have { $excess } Keepers too many.
    } { $count ->
        [one] Destroy which?
       *[other] Destroy which? Last goes on top.
    }
ask-play =
    { $bonus ->
        [0] { $card } lets you play another card. Which one?
       *[other] { $card } lets you play another card with +{ $bonus } attack. Which one?
    }
play-nothing = Play nothing
ask-put-into-play = { $card } lets you put a Keeper straight into play. Which one?
ask-reveal =
    { $count ->
        [one] Reveal a card for { $card }?
       *[other] Reveal any number of cards for { $card }?
    }
reveal-nothing = Reveal nothing
ask-destroy = Which Keeper does { $card } destroy?
ask-shuffle-keeper = Shuffle a Keeper into its owner’s deck with { $card }?
ask-deck-keeper = Put a Keeper on its owner’s deck with { $card }?
ask-return-keeper = Return a Keeper to its owner’s hand with { $card }?
ask-return-keepers = Return up to { $count } Keepers to their owners’ hands with { $card }?
ask-return-mine = { $card }: which of your Keepers returns to your hand?
ask-control = Which Keeper do you take with { $card }?
ask-copy = Which Keeper does { $card } copy?
ask-hitter = Which Keeper hits for { $card }?
ask-take = { $card }: which of these goes to your hand?
ask-deck-discard = Which of these cards does { $card } discard?
ask-their-discard = Which card of this hand does { $card } discard?
ask-put-back = { $card }: which card from your hand goes on top of your deck?
ask-factor = { $card }: name a factor.
ask-number = { $card }: name a number.
ask-hero = { $card }: name a hero.
ask-player = { $card }: choose a player.
ask-place = { $card }: where does { $what } go?
ask-order = { $card }: put these back in what order? Top card first.
no-keeper = No Keeper
hero = { $hero }
player = { $who }
place-top = Top of deck
place-bottom = Bottom of deck

## The table at a glance
brief-power = Power { $power }
brief-mine = You: deck { $deck }, hand { $hand }
brief-theirs = { $who }: deck { $deck }, hand { $hand }

## What the button beside an answer says
verb-attack = Attack
verb-block = Block
verb-damage-from-hand = Discard
verb-discard = Discard
verb-keeper-limit = Destroy
verb-hand-limit = Discard
verb-play = Play
verb-put-into-play = Put into play
verb-reveal = Reveal
verb-put-back = Put back

## Who the table waits for, for everyone to read

awaiting-attack = { $who } may attack
awaiting-block = { $who } may block
awaiting-damage-from-hand = { $who } is picking a card to lose
awaiting-discard = { $who } is discarding
awaiting-discard-order = { $who } is ordering discards
awaiting-hand-limit = { $who } is discarding down to the hand limit
awaiting-keeper-limit = { $who } has too many Keepers and picks some to destroy
awaiting-play = { $who } may play another card
awaiting-put-into-play = { $who } may put a Keeper into play
awaiting-reveal = { $who } may reveal a card
awaiting-keeper = { $who } is choosing a Keeper
awaiting-card = { $who } is choosing a card
awaiting-factor = { $who } is naming a factor
awaiting-number = { $who } is naming a number
awaiting-hero = { $who } is naming a hero
awaiting-player = { $who } is choosing a player
awaiting-place = { $who } decides where a card goes
awaiting-order = { $who } is ordering cards
awaiting-put-back = { $who } is putting a card back

## Why something is not possible
why-level = Level { $level }: you need more power
why-forbidden = { $card } doesn’t allow it
why-proof = { $factor } cards can’t block this
why-no-block = Its icon is { $icon }, which doesn’t block this

## The log
log-turn = Turn { $turn }: { $who }’s turn. Power { $power }.
log-flip =
    { $purpose ->
        [power] { $who } flips for power: { $side }.
       *[effect] { $who } flips a coin: { $side }.
    }
log-power =
    { $way ->
        [up] Power rises to { $power }.
       *[down] Power falls to { $power }.
    }
log-power-this-turn =
    { $way ->
        [up] { $who }’s own power rises to { $power } this turn.
       *[down] { $who }’s own power falls to { $power } this turn.
    }
log-no-flip = { $who } doesn’t flip for power this turn.
log-next-flip =
    { $how ->
        [heads] The next flip for power will be heads.
       *[none] There will be no flip for power next turn.
    }
log-extra-turn = { $who } gets another turn after this one.
log-unheeded =
    { $from ->
        [hand] { $whose } can’t block from hand for the rest of the turn.
       *[deck] { $whose } can’t block from the deck for the rest of the turn.
    }
log-unblockable =
    { $from ->
        [hand] { $card } can’t be blocked from hand.
        [deck] { $card } can’t be blocked from the deck.
       *[anywhere] { $card } is unblockable.
    }
log-proof = { $factor } cards can’t block { $card }.
log-pierces = Unless the first point of damage is blocked, { $card } is unblockable.
log-named = { $who } names { $what }.
log-capped = { $card } can do at most { $amount } damage.
log-hit-less =
    { $amount ->
        [0] { $card } does nothing to { $who }.
       *[other] { $card } only hits { $who } for { $amount }.
    }
log-protected = { $card } can’t be destroyed.
log-control = { $who } takes control of { $card }.
log-copy = { $card } becomes a copy of { $what }.
log-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-draw-own = You draw { $cards }.
log-draw-none = { $who } can’t draw: the deck is empty.
log-pass = { $who } passes.
log-no-hand = { $who } has no cards to attack with.
log-play = { $who } plays { $card }.
log-worth = { $card } now has an attack of { $amount }.
log-worth-keepers = With { $keepers } in play, { $card } has an attack of { $amount }.
log-block = { $who } blocks { $against } with { $card }.
log-damage =
    { $count ->
        [one] { $who } loses { $cards }.
       *[other] { $who } loses { $count } cards: { $cards }.
    }
log-damage-stopped =
    { $count ->
        [one] Blocked! { $who } turns over { $last }.
       *[other] { $left ->
            [0] { $who } loses { $count } cards ({ $cards }). { $last } blocks, but there’s nothing left to stop.
           *[other] { $who } loses { $count } cards ({ $cards }), then { $last } blocks!
        }
    }
    .short =
        { $left ->
            [0] { $who } loses { $count } cards. { $last } blocks, but there’s nothing left to stop.
           *[other] { $who } loses { $count } cards, then { $last } blocks!
        }
log-damage-hand = { $who } loses { $card } from hand.
log-damage-hand-stopped = { $who } loses { $card } from hand. Blocked!
log-dealt =
    { $amount ->
        [0] { $card } does no damage.
       *[other] { $card } does { $amount } damage to { $who }.
    }
log-keeper = { $card } stays in play as { $who }’s Keeper.
log-hit = { $card } hits { $who } for { $amount }.
log-misfire = Misfire! { $card } is destroyed.
log-destroyed = { $card } is destroyed.
log-reveal = { $who } reveals { $card }.
log-reveal-several = { $who } reveals { $cards }.
log-reveal-none = { $who }’s deck is empty: nothing to reveal.
log-reveal-hand = { $who } reveals { $card }.
log-not-playable = { $card } can’t be played now: it’s level { $level }.
log-forbidden = { $card } can’t be played now because of { $by }.
log-heal =
    { $count ->
        [one] { $who } heals one card.
       *[other] { $who } heals { $count } cards.
    }
log-look =
    { $count ->
        [one] { $who } looks at the top card of { $own ->
            [yes] their
           *[no] { $whose }’s
        } deck.
       *[other] { $who } looks at the top { $count } cards of { $own ->
            [yes] their
           *[no] { $whose }’s
        } deck.
    }
log-look-own = On top of { $whose }’s deck: { IN_ORDER($cards) }.
log-look-hand = { $who } looks at { $whose }’s hand.
log-look-hand-own = In { $whose }’s hand: { $cards }.
log-put =
    { $place ->
        [top] The card stays on top of { $whose }’s deck.
       *[bottom] The card goes to the bottom of { $whose }’s deck.
    }
log-put-on-top =
    { $count ->
        [one] The card stays on top of { $whose }’s deck.
       *[other] { $count } cards go back on top of { $whose }’s deck, rearranged.
    }
log-put-under =
    { $count ->
        [one] { $who } puts the card on the bottom of their deck.
       *[other] { $who } puts { $count } cards on the bottom of their deck in random order.
    }
log-put-back = { $who } puts a card from hand on top of their deck.
log-take = { $who } puts a card into their hand.
log-take-own = You take { $what }.
log-take-seen = { $who } puts { $what } into their hand.
log-shuffle = { $who } shuffles their deck.
log-hand-in = { $who } shuffles their hand into their deck.
log-swap = { $who }’s deck and discard pile trade places and are shuffled.
log-discard-deck =
    { $count ->
        [one] { $who } discards a card from their deck: { $cards }.
       *[other] { $who } discards { $count } cards from their deck: { $cards }.
    }
log-returned =
    { $place ->
        [hand] { $card } returns to { $who }’s hand.
        [deck-top] { $card } goes on top of { $who }’s deck.
        [deck-bottom] { $card } goes to the bottom of { $who }’s deck.
       *[deck] { $card } returns to { $who }’s deck.
    }
log-shuffle-in = { $who } shuffles { $card } into their deck.
log-discard = { $who } discards { $card }.
log-hand-limit = Over the hand limit: { $who } discards { $card }.
log-conceded = { $who } concedes.

## How it ended
end-out-of-cards = { $who } ran out of cards.
end-stalemate = Nobody can get through anymore.
end-endless = { $card } would be played again forever.
end-by-card = { $card } wins the match for { $who }.
end-conceded = { $who } conceded.

## What is wrong with a deck
problem-unknown = There’s no card { $id }.
problem-empty = This deck is empty.
problem-too-few =
    The deck has { $size ->
        [one] one card
       *[other] { $size } cards
    }; it needs at least { $least }.
problem-too-many = The deck has { $size } cards; the limit is { $most }.
problem-copies = { $card } is in the deck { $copies } times; the limit is { $most }.
problem-sizes-differ = The decks differ in size, { $one } to { $other }: the Quick Rules need decks of equal size.

## The rules, in our own words
rule-setup = Starting the game
    .text = Shuffle both decks and draw four cards each; a coin flip decides who goes first. Power starts at 1.
    .source = TCG, Online, Quick Rules: Starting the Game
rule-deck-building = Building a deck
    .text = A deck has 40 cards and at most four copies of a card (same hero and same name, whatever the printing). If you bring more, 40 are picked at random for the match. The Quick Rules use two decks of equal size, up to 40 cards, with any number of copies.
    .source = TCG, Online: deck FAQ; Quick Rules: You Need; SQ-2, SQ-C6
rule-printed = What a card says
    .text = A card’s level is the power you need to play it, its factor is its kind of attack, its number is its damage, and its icon is what it blocks. If an example in the rule book differs from a card, the card wins.
    .source = TCG: Parts of the Card, The Six Factors; SQ-16
rule-star = A star instead of a number
    .text = An attack value of * is calculated when the card is played. Effects that check its printed number see 0.
    .source = SQ-24
rule-power = Power
    .text = Both players share one power, from 1 to 20. You can play a card if its level is no higher than the power. Some effects change your own power, never below 1 or above 20. When a Keeper checks your power, bonuses and penalties for just that Keeper count too.
    .source = TCG, Online: Power, power FAQ; SQ-13, SQ-C3, SQ-C26
rule-power-up = Power up
    .text = Your turn starts with a coin flip: on heads, the power goes up by one. The very first turn of a match has no flip.
    .source = TCG, Online: On Your Turn 1; SQ-13
rule-coin = Coin flips
    .text = Nobody at the table can influence a coin flip, and the whole match can be checked afterward. Anything a power flip triggers happens before you draw.
    .source = TCG, Online: On Your Turn 1; SQ-13, SQ-C8
rule-automatic-flip = When a flip is fixed
    .text = When a card makes a flip come up heads, it’s still a flip, and cards that react to flips still do.
    .source = SQ-19
rule-power-change = When a card sets the power
    .text = Some cards change the power both players share. It stays between 1 and 20, and if it goes up, both of you have gained power this turn.
    .source = TCG, Online: power FAQ; SQ-13, SQ-22
rule-own-power = Your own power for a turn
    .text = “+3 power this turn” changes what you can play until the turn ends. The shared power doesn’t move.
    .source = TCG, Online: power FAQ; SQ-22, SQ-C16
rule-next-flip = The next flip for power
    .text = When a card fixes the next flip for power, that means the very next turn’s flip, no matter whose turn it is. If two cards fix it, the later one counts.
    .source = SQ-19, SQ-C17
rule-extra-turn = Another turn
    .text = An extra turn is a full turn, with its flip and its draw. “Last turn” then means your own turn before it.
    .source = SQ-C18
rule-cannot = Can’t
    .text = “Can’t” beats “can”. Effects that stop cards of a factor from blocking go by a card’s own factor, not its icon. A Keeper that can’t be destroyed survives a misfire, can’t be chosen to be destroyed, and isn’t destroyed by its own text.
    .source = TCG, Online: cards break rules FAQ; SQ-C14, SQ-C41, SQ-C44
rule-copy = Copying a Keeper
    .text = The card counts as that Keeper in every way while it’s in play, and is itself again when it leaves. It’s put into play, so cards that react to that do.
    .source = SQ-C19
rule-power-rises = Power gained this turn
    .text = Every increase this turn counts, including your own “+n this turn” effects, up to the limit of 20. Drops don’t subtract. Bonuses and penalties from Keepers don’t count, and neither does losing them.
    .source = SQ-22, SQ-C42
rule-draw = Drawing
    .text = After the flip, draw a card. If your deck is empty, skip the draw and play on. Putting a card into your hand with an ability isn’t drawing.
    .source = TCG, Online: On Your Turn 2, Running out of Cards; SQ-C45
rule-start-of-turn = Start of a turn
    .text = Start-of-turn effects happen right after your draw and before your attack.
    .source = TCG, Online: start of turn FAQ
rule-attack = Attacking
    .text = Once a turn you may play a card from hand if its level is no higher than your power. You get extra attacks only from cards. Keepers that react to the attack come first, then what the attack does when played, then the block.
    .source = TCG, Online: On Your Turn 3, attack FAQ; SQ-C13
rule-attack-number = Stronger and weaker attacks
    .text = An attack’s damage is the printed number with all bonuses and penalties. It’s worked out once Keepers have reacted to the attack and its own “when played” effects are done. An attack at 0 does nothing: nobody blocks, nobody loses cards, and no ability follows.
    .source = TCG, Online: attack +1 and attack -5 FAQ, SQ-C10, SQ-C11, SQ-C12, SQ-C13
rule-pass = Not attacking
    .text = You never have to attack. Pass whenever you like, or when nothing in your hand is low enough to play.
    .source = TCG, Online: attack FAQ
rule-block = Blocking from hand
    .text = Before damage, you may stop an attack by discarding a card whose icon matches it. The card’s level doesn’t matter, and it counts as one point of damage done to you.
    .source = TCG, Online: On Your Turn 4, blocking FAQ; SQ-5
rule-block-question = Why you’re asked to block
    .text = If you hold any cards, you’re asked about every attack or hit that can be blocked, matching icon or not. That way a pause gives nothing away. You’re not asked about 0 damage or unblockable attacks.
    .source = SQ-15
rule-late-block = Too late to block
    .text = Once the first card of your deck is turned over, you can’t block from hand anymore.
    .source = TCG, Online: blocking FAQ; SQ-5
rule-damage = Damage
    .text = Each point moves one card from the top of your deck to your discard pile. All of an attack’s damage comes before anything else. Effects that count the cards that did damage this turn count each card only once.
    .source = TCG, Online: On Your Turn 5; SQ-C20
rule-deck-block = Blocked from the deck
    .text = If a card that’s turned over has a matching icon, it stops the rest of the damage; the card itself is still lost. On the last point of damage it’s still a block, but there’s nothing left to stop.
    .source = TCG, Online: On Your Turn 5, last point FAQ; SQ-6
rule-special-ability = Special abilities
    .text = “On 2+ damage” in front of an ability means the attack has to do that much first. Every card lost to the attack counts, including blocking cards. If the ability counts the cards that damaged your opponent, this attack is one of them. If you have to name a number, you do so before the block.
    .source = TCG, Online: On Your Turn 6; Quick Rules: Special Effects; SQ-C33, SQ-C40
rule-discard-attack = After the attack
    .text = Once everything is done, the attack goes to its owner’s discard pile, unless it stays as a Keeper or its own ability sends it elsewhere.
    .source = TCG, Online: On Your Turn 7
rule-empty-deck = With an empty deck
    .text = When your deck runs out, damage comes from your hand: you pick the cards one by one, and a matching icon stops the rest. A Keeper that waits for an empty deck acts when the last card goes, or when it enters play or changes sides with the deck already empty.
    .source = TCG, Online: Running out of Cards; SQ-4, SQ-C25
rule-unblockable = Unblockable
    .text = No icon stops unblockable damage, from hand or deck. When the deck runs out, the rest comes from hand.
    .source = TCG, Online: unblockable FAQ; SQ-3
rule-multi-factor = Two factors
    .text = An attack with two factors stops only when both are blocked: from hand, from deck, or one from each. A Twin-Factor attack needs its icon twice. A team-up counts as both heroes and both factors.
    .source = TCG, Online: Multi-Factor FAQ; SQ-4, SQ-5, SQ-C4, SQ-C36
rule-half-block = Half a block
    .text = If you block only one of two factors, the attack goes on until the other is blocked, too. Each card discarded to block still counts as a block. A card with a matching icon that you lose from hand as damage isn’t such a block, so it also stops attacks that can’t be blocked from hand.
    .source = SQ-21, SQ-C39
rule-keeper = Keepers
    .text = A Keeper whose attack did enough damage stays in play. You don’t choose: reach the number and it stays. “A Keeper” on a card means anyone’s, and having exactly six counts as “six or more”.
    .source = TCG, Online, Quick Rules: Keepers; SQ-25, SQ-C27, SQ-C29
rule-keeper-damage = A Keeper’s hit
    .text = You block or take a hit just like an attack, from hand and deck. A card that hits after it has left play isn’t a Keeper anymore.
    .source = TCG, Online: Damage from Keepers; SQ-C31
rule-hit-no-attack = A hit isn’t an attack
    .text = “Attack” on a card never means a Keeper’s hit. Zero damage is neither dealt nor taken. When an attack hits its own player, that’s a hit too, and so is a hit from a card that isn’t in play. Neither can misfire.
    .source = TCG, Online: Keeper FAQ; SQ-26, SQ-C34
rule-misfire = Misfire
    .text = If the very first point of a Keeper’s hit is blocked, the Keeper is destroyed on the spot and does nothing more. Later blocks don’t hurt it. A Keeper with two factors misfires only when both are blocked, so a single card never does it. A Keeper that returns to hand after a misfire was still destroyed.
    .source = TCG, Online, Quick Rules: Misfire, Keepers; SQ-7, SQ-C47
rule-destroy = Destroying a Keeper
    .text = A destroyed Keeper goes to its owner’s discard pile. When several are destroyed at once, any that can’t be destroyed at that moment stay in play. A “when destroyed” effect comes after its player’s Keepers have acted.
    .source = TCG, Online: destroy FAQ; SQ-C15, SQ-C35
rule-put-into-play = Straight into play
    .text = A Keeper put into play by an effect isn’t played: its level doesn’t matter, nobody can block it, and it does no damage on the way in.
    .source = Online: Keeper from hand FAQ, SQ-C9
rule-control = Taking control of a Keeper
    .text = A Keeper that changes sides isn’t put into play. When it leaves play, it goes to its owner’s pile, not yours.
    .source = SQ-23
rule-next-turn = For the next turn only
    .text = Cards that weaken an opponent for a turn are Keepers: they work while in play and are destroyed at the end of that opponent’s turn.
    .source = TCG: power -3 and attack -5 FAQ; SQ-11
rule-assault = Assault
    .text = A Keeper with Assault hits for its Assault number at the start of its player’s turn.
    .source = card keyword; TCG, Online: start of turn FAQ
rule-counterstrike = Counterstrike
    .text = When you block from hand with this card, it hits back for its Counterstrike number, after your Keepers have acted. It isn’t in play, so it can’t misfire.
    .source = card keyword; SQ-C2
rule-heal = Heal
    .text = Move cards from the bottom of your discard pile to the bottom of your deck, shuffled so nobody knows their order. An effect like “heal 1 for each of your Keepers” is one heal, for the total.
    .source = TCG, Online: heal FAQ; SQ-C48
rule-reveal = Revealing
    .text = A revealed card goes back where it came from, unless the ability that reveals it says otherwise.
    .source = TCG, Online: reveal FAQ; SQ-12
rule-effect-plays = Played by an ability
    .text = Your power must still be high enough for a card that an ability plays. If it isn’t, the card stays where it is. An opponent’s card that you play is your attack, and goes to its owner’s pile afterward.
    .source = TCG, Online: effect FAQ; SQ-18, SQ-C37, SQ-C38
rule-may = “You may”
    .text = You have a choice only when the card says “may”. Everything else is mandatory.
    .source = TCG, Online: may FAQ; SQ-14
rule-do-as-much = As much as possible
    .text = Do as much as you can and skip the rest; whatever comes after still happens.
    .source = TCG, Online: FAQ on impossible effects; SQ-14
rule-effect-discards = Discards from an ability
    .text = Cards that one effect discards together count as a single discard, no matter whose card caused it. Blocks, damage and the hand limit don’t count, and neither do cards an ability sends from deck to discard pile; those aren’t damage either.
    .source = SQ-20, SQ-C30, SQ-C45
rule-timing = Effects at the same time
    .text = When several effects happen at once, your opponent’s Keepers act first, then yours, oldest to newest each time. The current attack’s ability comes last. “You” is the player whose turn it is.
    .source = TCG, Online: Special Effects and Timing; SQ-8
rule-chain = Effects that trigger others
    .text = Finish the current effect, then everything it triggered, and only then whatever was waiting before. Conditions are checked when an effect’s turn comes. A Keeper doesn’t react to what happened before it entered play.
    .source = TCG, Online: FAQ on effects during effects; SQ-17, SQ-C43
rule-gone-keeper = A Keeper that’s gone
    .text = Effects of a Keeper that has left play are skipped, even ones already waiting. Only its “when destroyed” effects still happen.
    .source = TCG, Online: FAQ on disappearing Keepers; SQ-7, SQ-8
rule-discard-order = Discard order
    .text = A card is discarded once it’s completely done. With attacks inside attacks, the innermost goes first. When you discard several cards together, you pick the order: the last one ends up on top.
    .source = TCG: discard order FAQ; SQ-10, SQ-C49
rule-end-of-turn = End of a turn
    .text = End-of-turn effects come first, then the hand limit and Keeper limit of the player whose turn it was, then the check for a winner. Each limit is checked once.
    .source = TCG, Online: limits FAQ; SQ-9, SQ-C7
rule-hand-limit = Hand limit
    .text = If you have more than eight cards in hand at the end of your turn, discard down to eight.
    .source = TCG, Online: limits FAQ; SQ-9
rule-keeper-limit = Keeper limit
    .text = If you have more than six Keepers at the end of your turn, choose which to destroy until you have six.
    .source = TCG, Online: limits FAQ; SQ-9
rule-winning = Winning
    .text = You lose when your deck and hand are both empty at the end of a turn. If that’s true for both of you, the player whose turn it was wins. A card that wins the match ends it right away.
    .source = TCG, Online: Winning the Game; SQ-1, SQ-C5, SQ-C28
rule-open-information = What everyone may know
    .text = Anyone can see how many cards are in a deck, hand or pile, and the top card of each discard pile. You can’t look through piles.
    .source = TCG, Online: discard pile FAQ; TCG: deck count FAQ
rule-quick = Quick Rules
    .text = The same game, made shorter: decks of equal size, up to 40 cards, and you lose only once your Keepers are gone too. You can block from hand, and your hand only takes damage your deck can’t.
    .source = Quick Rules; SQ-1, SQ-2, SQ-C46
rule-idle = Four idle turns
    .text = Under the Quick Rules a match is a draw after four turns in a row with no card played and no damage done, even if somebody could have played a card.
    .source = SQ-1, SQ-C1
rule-stalemate = Stalemate
    .text = The match is a draw when a turn begins in the same position for the third time (20th if a Keeper in play depends on coins): same cards in the same places, same power, same player, no deck shuffled in between. It’s also a draw when an attack would play itself forever, or after 100 turns in a row without a real choice.
    .source = SQ-C50
rule-quest = Quests
    .text = A quest’s enemy plays its deck as is: limits on size and copies don’t apply to it. Cards and Keepers the quest gives out are extra. Those Keepers don’t count as put into play, so they trigger nothing.
    .source = SQ-C21, SQ-C22, SQ-C23, SQ-C24

## What chance did
luck-icons = Blocking icons turned over
luck-heads = Heads

## Standing orders
order-block = Take damage without asking me to block
    .below = Take less than { $below } damage without asking me to block
    .card = Never ask me to block { $card }
order-offers = Decline optional plays, Keepers and reveals
    .card = Never ask me about { $card }’s offer

## What cards say: whole sentences and their parts. A sentence's first letter is made large by itself.
says-keeper = Keeper on { $damage }+ damage
says-assault = Assault { $amount } (hits at the start of your turn)
says-counterstrike = Counterstrike { $amount } (hits when you block with this from hand)
says-worth = attack = { $worth }
says-ability = { $when }: { $does }
effect-if = { $does } if { $condition }
says-returns-on-misfire = when this misfires, it returns to your hand
says-until-their-turn-ends = destroyed at the end of your opponent’s turn

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
if-top-discard-theirs = your opponent’s top discard is { $which }
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
        [1] this is the only Keeper in play
       *[other] exactly { $count } Keepers are in play
    }
if-not-attacked = your opponent didn’t attack last turn
if-empty-deck-mine = your deck is empty
if-empty-deck-theirs = your opponent’s deck is empty
if-empty-hand-mine = your hand is empty
if-empty-hand-theirs = your opponent’s hand is empty
if-empty-discard-mine = your discard pile is empty
if-empty-discard-theirs = your opponent’s discard pile is empty
if-empty-keepers-mine = you have no Keepers
if-empty-keepers-theirs = your opponent has no Keepers

# What is counted: one of them, and a number of them.
unit-keepers-mine = of your { $keepers }
unit-keepers-theirs = of your opponent’s { $keepers }
unit-damagers = card that has damaged your opponent this turn, this one included
unit-other-damagers = other card that has damaged your opponent this turn
unit-taken = point of damage you took last turn
unit-rises = point your power rose this turn
count-per = { $by } for each { $unit }
count-power = your power
count-hand-mine = the number of cards in your hand
count-hand-theirs = the number of cards in your opponent’s hand
count-deck-mine = the number of cards in your deck
count-deck-theirs = the number of cards in your opponent’s deck
count-that-many = that much
count-that-much = that much

# When a Keeper does something, and an attack.
when-played = played
when-hit = on { $damage }+ damage
when-damaging = when this does damage
when-blocked = when this is blocked from hand
when-destroyed = when this is destroyed
when-and = { $when }, if { $condition }
when-turn-starts = start of your turn
when-turn-ends = end of your turn
when-any-turn-starts = start of each player’s turn
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
says-hits = this hits for { $amount }
says-hits-me = this hits you for { $amount }
says-hits-turn-player = this hits that player for { $amount }
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
says-is-destroyed = this is destroyed
says-leaves-for-hand = this returns to its owner’s hand
says-that-keeper-hits = that Keeper hits your opponent for { $amount }
says-that-keeper-assaults = that Keeper hits for its Assault number
says-destroys = destroy an opposing { $keeper }
says-if-destroys = destroy an opposing { $keeper }; if you do, { $does }
says-destroys-random = destroy a random opposing { $keeper }
says-destroys-all = destroy all { $keepers }, including yours
says-may-shuffle-keeper = you may shuffle any { $keeper } into its owner’s deck
says-hit-and-go-mine = each of your Keepers, oldest first, hits for { $amount } and is destroyed
says-hit-and-go-theirs = each opposing Keeper, oldest first, hits its own side for { $amount } and is destroyed
says-one-hits-and-goes-mine = one of your { $keepers } hits for { $amount } and is destroyed
says-one-hits-and-goes-theirs = one of your opponent’s { $keepers } hits its own side for { $amount } and is destroyed
says-may-put-into-play = you may put any { $keeper } from hand into play
says-top-discard-into-play = put your top discard into play ({ $keeper } only)
says-may-return-keepers =
    { $most ->
        [1] you may return any Keeper to its owner’s hand
       *[other] you may return up to { $most } Keepers (anyone’s) to their owners’ hands
    }
says-plays-top = reveal your top card and play it if your power allows it
says-plays-top-if = reveal your top card and play it if it’s { $which } and your power allows it
says-plays-their-top = reveal your opponent’s top card and play it if your power allows it
says-plays-their-top-if = reveal your opponent’s top card and play it if it’s { $which } and your power allows it
says-plays-top-discard = play your top discard if your power allows it
says-plays-top-discard-if = play your top discard if it’s { $which } and your power allows it
says-plays-their-top-discard = play your opponent’s top discard if your power allows it
says-plays-their-top-discard-if = play your opponent’s top discard if it’s { $which } and your power allows it
says-may-play = you may play any { $card } from hand if your power allows it
says-may-play-stronger = you may play any { $card } from hand with { $by } attack if your power allows it
says-power-this-turn = { $by } power this turn
says-power-becomes = the power becomes { $power }
says-power-rises = the power rises by { $by }
says-power-falls = the power falls by { $by }
says-next-flip-heads = the next flip for power, no matter whose, is heads
says-next-flip-none = there’s no flip for power next turn
says-another-turn = take another turn after this one
says-ignores-icons-hand = this turn, icons in your opponent’s hand block nothing
says-ignores-icons-deck = this turn, icons in your opponent’s deck block nothing
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
        [1] they discard a card
       *[other] they discard { $count } cards
    }
says-i-discard =
    { $count ->
        [1] discard a card
       *[other] discard { $count } cards
    }
says-discards-seen = look at your opponent’s hand and discard any { $card } from it
says-discards-all-seen = look at your opponent’s hand and discard all { $cards } from it
says-looks-at-hand = look at your opponent’s hand
says-looks-at-top-mine = look at your top card
says-looks-at-top-theirs = look at your opponent’s top card
says-looks-and-places = look at your top card and leave it there, or put it on the bottom of your deck
says-takes-top-discard = put your top discard into your hand
says-takes-top-discard-if = put your top discard into your hand if it’s { $which }
says-takes-top = reveal your top card and put it into your hand if it’s { $which }
says-stronger = { $by } attack
says-stronger-per = { $by } attack for each { $unit }
says-stronger-if-top = reveal your top card; if it’s { $which }, { $by } attack
says-stronger-if-shown = you may reveal any { $card } from hand for { $by } attack
says-unblockable = unblockable
says-unblockable-from-hand = can’t be blocked from hand
says-unblockable-from-deck = can’t be blocked from the deck
says-unblockable-if-shown = you may reveal any { $card } from hand to make it unblockable
says-pierces = if the first point of damage isn’t blocked, the rest is unblockable
says-naming-factor = name a factor, then { $does }
says-naming-level = name a level, then { $does }
says-if-guessed = name a factor and reveal your opponent’s top card; if it has that factor, { $does }
says-returns-to-hand = return this card to your hand
says-shuffles-self-in = shuffle this card into your deck
says-puts-self-on-top = put this card on top of your deck
says-puts-self-on-bottom = put this card on the bottom of your deck

# What lasts as long as a Keeper is in play.
lasting-attack-mine-of = { $by } attack for your { $cards }
lasting-attack-theirs-of = { $by } attack for your opponent’s { $cards }
lasting-attack-all-of = { $by } attack for all { $cards }
lasting-power-mine = { $by } power for you
lasting-power-mine-of = { $by } power for your { $cards }
lasting-power-theirs = { $by } power for your opponent
lasting-power-theirs-of = { $by } power for your opponent’s { $cards }
lasting-while-from = { $lasting } while your power is { $power }+
lasting-while-up-to = { $lasting } while your power is { $power } or less
standing-most = each attack does at most { $amount } damage to you
standing-hits-less = Keepers hit you for { $amount } less
standing-no-hits = Keepers do no damage to you
standing-heads = coins you flip for your cards’ abilities come up heads
standing-forbids = your opponent can’t play { $which } attacks

# What one card alone does.
custom-st016 = look at your opponent’s hand; you may play a card from it if your power allows it
custom-st021 = return one of your Keepers to your hand
custom-st035 = reveal your top 2 cards; +1 attack for each different hero among them, then put them back in any order
custom-st037 = you may reveal any number of cards from hand
custom-st037-worth = the number of different heroes revealed
custom-st040 = reveal your top 2 cards; if they show 2+ different heroes, put both into your hand; otherwise put them back in any order
custom-st043 = when one of your Assault Keepers does damage
custom-st045 = reveal your top 5 cards; +1 attack for each different hero among them, then shuffle your deck
custom-st054 = the level of your opponent’s top discard
custom-st088 = your opponent can’t play attacks that share a factor with their top discard
custom-st110 = name Cyclops or Wolverine and reveal your top card; if it’s that hero, unblockable
custom-st124 = +2 attack if you have any Storm Keepers, and another +3 if you have any Thor Keepers
custom-st161 = look at your top 2 cards; put one into your hand and the other back
custom-st208 = you may return an opposing Keeper to its owner’s hand; if you do, your opponent discards a card
custom-st232 = your opponent can’t play attacks with a higher level than their top discard
custom-st244 = reveal your opponent’s top card and leave it there, or put it on the bottom of that deck
custom-st246 = destroy that Keeper
custom-st247 = this stays in play as a copy of any Keeper
custom-st251 = destroy all opposing Keepers
custom-st253 = each opposing Keeper, oldest first, hits its own side for 2
custom-st267 = name a factor and reveal a random card from your opponent’s hand; if it has that factor, draw a card
custom-st271 = shuffle all Keepers into their owners’ decks
custom-st283 = your top discard hits for 4
custom-st286 = flip 2 coins; +2 attack for each heads
custom-st303 = play it again if your power still allows it
custom-st308 = while you have 4+ Fantastic Four Keepers, your other Fantastic Four Keepers can’t be destroyed
custom-st312 = destroy an opposing Keeper that entered play last turn
custom-st315 = the attack printed on your top discard
custom-st318 = the number of cards in both hands
custom-st320 = flip a coin for each opposing Keeper, oldest first; on heads, destroy it
custom-st333 = your opponent holds 2 cards or fewer
custom-st346 = you win the match
custom-st347 = you may put any Keeper on top of its owner’s deck
custom-st358 = look at your opponent’s top 2 cards; discard one and put the other back
custom-st365 = your power is exactly 4
custom-st376 = take control of all opposing Keepers
custom-st387 = your opponent discards a random card
custom-st395 = the level of a random card from your opponent’s hand, which is revealed
custom-st400 = name a factor and reveal cards from your opponent’s deck until one doesn’t have it; discard them all
custom-st402 = name a factor and reveal a random card from your opponent’s hand; if it has that factor, discard it
custom-st423 = reveal your top card; if it’s Gambit, draw it; if it’s Rogue, heal 1
custom-st425 = reveal your top card; if it’s Rogue, return this card to your hand; if it’s Gambit, destroy an opposing level 1–8 Keeper
custom-st426 = look at your top 2 cards and put them back in any order
custom-st432 = discard a card and look at your opponent’s hand; discard all cards there that share its factor, level or icon
custom-st447 = put a card from hand on top of your deck
custom-st449 = reveal your top card; if it’s Strength or Energy, it hits for 4 and is discarded
custom-st450 = name a factor and look at your opponent’s hand; +1 attack for each card of that factor there
custom-st456 = take control of an opposing Keeper
custom-st503 = reveal your top 3 cards; put Mole Man and Moloid cards into your hand and the rest back on top in any order, then you may play such a card from hand if your power allows it
custom-st504 = choose a player; they discard their hand and draw that many cards
custom-st528 = you may reveal any number of cards from hand: +1 attack for each different factor among them
custom-st543 = look at your opponent’s hand, discard any card from it and all its copies from their deck, then they shuffle
custom-st552 = reveal your top 3 cards; put an X-Men card of your choice into your hand and the rest on the bottom of your deck in random order
custom-st560 = shuffle your opponent’s hand and Keepers into their owners’ decks
custom-st562 = your opponent’s deck and discard pile trade places and are shuffled
custom-st565 = destroy any Keeper
custom-st583 = look at your opponent’s hand; +1 attack for each different hero in it
custom-st597 = name a factor; cards of that factor can’t block it
custom-st598 = name a number
custom-st598-damage = if that’s exactly the number you named, return this card to your hand
custom-st599 = when your opponent’s deck runs out
custom-st599-arriving = when you gain this Keeper, if your opponent’s deck is empty
custom-st600 = when one of your cards damages you

# A card in play has little room on a picture. Sentences with one of these in them say nothing about it any more:
gist-omits =
    Keeper on
    Played:
    When this enters play
# And this is put shorter, from the first line to the last:
gist-shorts =
    (hits at the start of your turn) =>
    (hits when you block with this from hand) =>
    Destroyed at the end of your opponent’s turn => Until your opponent’s turn ends
    After an opposing attack does => Hit for
    + damage to you: => +:
    After your => Your
    attack does => hit of
    + damage: => +:
    this hits for that much => hits as hard
    then this is destroyed => then falls
    Start of your turn, if your top discard is => Top discard
    Start of your turn, if => Each turn, if
    Start of your turn: => Each turn:
    Start of each player’s turn: => Every turn:
    then this hits you for => you for
    this hits you for => hits you for
    this hits for => hits for
    your top discard => top discard
    if your opponent didn’t attack last turn => if no attack came
    Each time your opponent blocks your => Blocked
    attack from hand => from hand
    if 2+ cards damaged your opponent this turn => after 2+ hits
    When an ability makes your opponent discard from hand => When they must discard
    When your opponent’s deck runs out: your opponent discards their hand => Their deck runs out: they discard their hand
    your opponent holds 2 cards or fewer => they hold 2 or fewer
    When you put another Keeper into play => New Keeper of yours
    When another Keeper is destroyed => Another Keeper falls
    When another of your Keepers is destroyed => Your other Keeper falls
    When your opponent puts a Keeper into play => New Keeper of theirs
    that Keeper hits your opponent for => it hits them for
    that Keeper hits for its Assault number => it hits for its Assault
    the power rises by 1 => power +1
    exactly 2 Keepers are in play => just 2 Keepers
    card from hand if your power allows it => card
    card from hand with => card with
    attack if your power allows it => attack
    flip a coin; on heads, => coin on heads:
