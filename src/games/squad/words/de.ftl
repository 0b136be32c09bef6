### Super Hero Squad auf Deutsch. Namen, Karten und Zahlen kommen als Argumente.
### Formen: .inv ist ein Hauptsatz nach „dann“ oder „bei Kopf“ (Verb zuerst); .pre und .post stehen vor und hinter einem
### Nomen („Tier-Karte“, „Keeper ab Level 5“), .thing steht als Ding für sich, .verb ist das Verb nach „falls sie …“.

game = Super Hero Squad
ruleset-tcg = Trading Card Game
ruleset-online = Online Card Game
ruleset-quick = Schnelle Regeln
title-tcg = Super Hero Squad
title-online = Super Hero Squad Online
title-quick = Super Hero Squad, Schnelle Regeln
team = { $team }
    .pre = { JOINED($team) }-
    .post = {""}
    .thing = eine { JOINED($team) }-Karte

## Fertige Decks
deck-starter = Starterdeck
    .about = Von allem etwas, starke Angriffe, wenig Überraschungen. Gut für die erste Partie.
deck-spider-man = Spider-Man-Deck
    .about = Niedrige Level, flott ab dem ersten Zug, und oft bringt ein Angriff gleich den nächsten mit.
deck-iron-man = Iron-Man-Deck
    .about = Baut Keeper auf, die Zug um Zug treffen.
deck-storm = Storm-Deck
    .about = Deckt Karten auf, um stärker anzugreifen, und hat Keeper, die auf den einen großen Schlag warten.
deck-captain-america = Captain-America-Deck
    .about = Avengers mit vier Faktoren: Kein Symbol blockt alle Angriffe von Captain America und Wasp.
deck-wolverine = Wolverine-Deck
    .about = Krallen und Fäuste: Oft bringt ein Angriff gleich den nächsten mit.
deck-thing = Thing-Deck
    .about = Die Fantastic Four in voller Stärke: mächtig, aber nicht leicht in Gang zu bringen.
deck-hulk = Hulk-Deck
    .about = Zwei von fünf Karten sind Keeper; mit jedem Zug wird das Deck wütender.
deck-thor = Thor-Deck
    .about = Hohe Level und viele Wege, die Power dafür hochzutreiben.
deck-demo-hulk = Hulk-Demodeck
    .about = Pure Stärke, für die Schnellen Regeln.
deck-demo-wolverine = Wolverine-Demodeck
    .about = Pure Energie, für die Schnellen Regeln.
deck-of-quest = { $keeper }, Stufe { $stage }
    .about = Das Deck von { $enemy } in dieser Quest.
decks-named = Fertige Decks
decks-of-quests = Quest-Decks
copies = { $count } × { $card }

## Lektion
lesson-first = Lektion
    .about = 9 kurze Züge: angreifen, blocken, Keeper und die letzte Karte.
    .closing = **Das ist Super Hero Squad.** Du hast angegriffen, geblockt, einen Keeper behalten und deinem Gegenüber die letzte Karte abgenommen. Echte Decks haben 40 Karten, und niemand legt sie dir zurecht.
lesson-first-attack = **Dein Angriff.** Die Power ist 1, du kannst also Karten mit Level 1 spielen. Bei Angriff 3 verliert dein Gegenüber 3 Karten. Wer keine mehr hat, ist raus!
lesson-first-block = **Block das!** Leg eine Karte mit demselben Symbol ab, und der Angriff ist sofort gestoppt. Das kostet dich 1 Karte statt 3.
lesson-first-keeper = **Ein Keeper!** Web-Slinger bleibt im Spiel, wenn er 2 Schaden macht. Danach hilft er dir immer wieder.
lesson-first-take = **Kein passendes Symbol?** Dann steck ein. Von deinem Deck werden einzeln Karten aufgedeckt. Zeigt eine das Symbol, blockt sie den Rest.
lesson-first-helper = **Weck deinen Keeper.** Macht dein Level-1-Angriff 2 oder mehr Schaden, trifft Web-Slinger noch für 1 obendrauf. Auch das lässt sich blocken.
lesson-first-factor = **Jeder Angriff hat einen Faktor.** Zum Blocken brauchst du sein Symbol. Du hast zwei davon, also gib die Karte her, die du am wenigsten brauchst.
lesson-first-power = **Mehr Power!** Jeder Zug beginnt mit einem Münzwurf. Bei Kopf steigt die Power um 1, und ihr beide könnt Karten mit höherem Level spielen. Weck jetzt erst mal wieder deinen Keeper.
lesson-first-misfire = **Fehlzündung!** Gleich die erste Karte hat den Treffer des Keepers geblockt, also ist der Keeper weg. Passiert den Besten. Kein Symbol gegen diesen Angriff? Dann steck ein.
lesson-first-last = **Mach den Sack zu!** Bei leerem Deck kommt der Schaden aus der Hand. Verliert dein Gegenüber die letzte Karte, gewinnst du. Hulk, smash!

## Quests: was an einer besonders ist
quest-power = Die Power beginnt bei { $power }.
quest-draw-mine =
    { $count ->
        [0] Du startest ohne Karten.
       *[other] Du startest mit { $count } statt 4 Karten.
    }
quest-draw-theirs =
    { $count ->
        [0] { $enemy } startet ohne Karten.
       *[other] { $enemy } startet mit { $count } statt 4 Karten.
    }
quest-hand-mine = Von Anfang an auf deiner Hand, zusätzlich zu den gezogenen Karten: { $cards }
quest-keepers-mine = Von Anfang an als Keeper auf deiner Seite: { $cards }
quest-keepers-theirs = Von Anfang an als Keeper bei { $enemy }: { $cards }
quest-deck-size = { $enemy } spielt ein Deck mit { $size } Karten.
quest-deck-copies = { $enemy } hat manche Karten mehr als viermal.

## Wer Quests vergibt, und gegen wen sie gehen
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
who-doombot-giant = Doombot (Riese)
who-doombot-melee = Doombot (Schläger)
who-doombot-ranged = Doombot (Schütze)
who-dr-doom = Dr. Doom
who-dr-octopus = Dr. Octopus
who-dr-strange = Dr. Strange
who-elektra = Elektra
who-emma-frost = Emma Frost
who-falcon = Falcon
who-giant-man = Giant-Man
who-green-goblin = Green Goblin
who-hand-ninja-basic = Hand-Ninja
who-hand-ninja-lieutenant = Hand-Ninja (Leutnant)
who-hand-ninja-thrower = Hand-Ninja (Werfer)
who-hulk = Hulk
who-hulk-gladiator = Hulk (Gladiator)
who-hulk-red = Red Hulk
who-human-torch = Human Torch
who-hydra-agent-melee = HYDRA-Agent
who-invisible-woman = Invisible Woman
who-iron-man = Iron Man
who-iron-man-hulkbuster = Iron Man (Hulkbuster)
who-iron-man-stealth = Iron Man (Tarnanzug)
who-jean-grey = Jean Grey
who-juggernaut = Juggernaut
who-lizard = Lizard
who-magneto = Magneto
who-moleman = Mole Man
who-moloid-melee = Moloid (Schläger)
who-moloid-ranged = Moloid (Schütze)
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
who-spider-man-black = Spider-Man (schwarzer Anzug)
who-spider-man-scarlet = Scarlet Spider
who-spider-woman = Spider-Woman
who-storm = Storm
who-super-skrull = Super-Skrull
who-thing = Thing
who-thor = Thor
who-thor-classic = Thor (klassisch)
who-thor-ultimate = Thor (ultimativ)
who-venom = Venom
who-war-machine = War Machine
who-wasp = Wasp
who-wolverine = Wolverine
who-wolverine-jeans = Wolverine (in Jeans)
who-wolverine-samurai = Wolverine (Samurai)

## Karten
card-title = { $hero }: { $name }
fact-team = { $team }
fact-level = Level { $level }
fact-attack = Angriff { $attack }
fact-factor = { $factors }
fact-block = blockt { $icon }
factor-animal = Tier
    .pre = Tier-
    .post = {""}
    .thing = eine Tier-Karte
    .verb = hat
factor-strength = Stärke
    .pre = Stärke-
    .post = {""}
    .thing = eine Stärke-Karte
    .verb = hat
factor-elemental = Element
    .pre = Element-
    .post = {""}
    .thing = eine Element-Karte
    .verb = hat
factor-energy = Energie
    .pre = Energie-
    .post = {""}
    .thing = eine Energie-Karte
    .verb = hat
factor-tech = Tech
    .pre = Tech-
    .post = {""}
    .thing = eine Tech-Karte
    .verb = hat
factor-speed = Tempo
    .pre = Tempo-
    .post = {""}
    .thing = eine Tempo-Karte
    .verb = hat

## Wonach man Karten sucht
facet-hero = Held
facet-team = Team
facet-factor = Faktor
facet-block = Blockt
facet-level = Level
facet-attack = Angriff
facet-kind = Art
kind-attack = Angriff
kind-keeper = Keeper

## Ein Deckvorschlag
proposal-theme =
    { $n ->
        [0] Zum Thema { $theme } passt keine Karte.
        [one] Zum Thema { $theme } passt eine Karte.
       *[other] Zum Thema { $theme } passen { $n } Karten.
    }
proposal-team =
    { $n ->
        [one] Eine Karte desselben Teams füllt das Deck auf.
       *[other] { $n } Karten desselben Teams füllen das Deck auf.
    }
proposal-factor =
    { $n ->
        [one] Eine Karte mit dem Hauptfaktor von { $theme } füllt das Deck auf.
       *[other] { $n } Karten mit dem Hauptfaktor von { $theme } füllen das Deck auf.
    }
proposal-rest =
    { $n ->
        [one] Eine weitere Karte kommt von woanders.
       *[other] { $n } weitere Karten kommen von woanders.
    }
proposal-early = { $n } Karten haben höchstens Level { $level }, damit schon die ersten Züge etwas hergeben.
proposal-blocks = Jeden Faktor blocken { $least } bis { $most } Karten.
proposal-short = Für ein gültiges Deck reichen die Karten nicht: Es sind { $size }, nötig sind { $least }.

## Der Tisch
status-turn = Zug { $turn }: { $who } ist dran.
status-over = Partie vorbei.
panel-table = Der Tisch
panel-seat = { $who }
meter-power = Power
meter-own-power = Eigene Power
zone-under-way = In Aktion
zone-keepers = Keeper
zone-hand = Hand
zone-deck = Deck
zone-discard = Ablagestapel
mark-damage =
    { $amount ->
        [0] harmlos
       *[other] { $dealt } von { $amount } Schaden an { $who }
    }

## Wo eine Partie steht
at-turn = Zug { $turn } ({ $who })
at-step-start = Zugbeginn
at-attack = { $card }
at-step-end = Zugende
at-card = { $card }
at-hit = Treffer von { $card }
at-step-attack = Angriff

## Was eine Antwort bewirken würde
preview-attack =
    { $amount ->
        [0] kein Schaden ({ $factors })
       *[other] { $amount } Schaden ({ $factors })
    }
preview-attack-open = ein Angriff ({ $factors })
preview-take =
    { $amount ->
        [one] Kostet dich die oberste Karte deines Decks.
       *[other] Kostet dich bis zu { $amount } Karten vom Deck. { $stop }
    }
preview-take-all =
    { $amount ->
        [one] Kostet dich die oberste Karte deines Decks.
       *[other] Kostet dich { $amount } Karten, zuerst vom Deck. Nichts hält das auf.
    }
preview-take-hand =
    { $amount ->
        [one] Kostet dich eine Handkarte.
       *[other] Kostet dich bis zu { $amount } Handkarten. { $stop }
    }
preview-take-both = Kostet dich bis zu { $amount } Karten, erst vom Deck, dann von der Hand. { $stop }
preview-take-all-both = Kostet dich bis zu { $amount } Karten, erst vom Deck, dann von der Hand. { $icons ->
        [one] Nur ein passendes Symbol von der Hand stoppt das.
       *[other] Nur zwei passende Symbole von der Hand stoppen das.
    }
preview-stop =
    { $icons ->
        [one] Ein passendes Symbol stoppt das.
       *[other] Zwei passende Symbole stoppen das.
    }
preview-stop-first = Ein passendes Symbol auf der ersten Karte stoppt das, danach nichts mehr.
preview-stops = Stoppt den Angriff: Du verlierst nur diese Karte (1 Schaden).
preview-stops-hit = Stoppt den Treffer: Du verlierst nur diese Karte (1 Schaden).
preview-misfires = Fehlzündung! Der Keeper wird zerstört, und du verlierst nur diese Karte (1 Schaden).
preview-stops-part = Leg diese Karte ab, um { $icon } zu blocken; der andere Faktor trifft trotzdem.
preview-loses = Zählt als 1 Schaden und blockt nichts.
change-deck = Dein Deck
change-damage = Restlicher Schaden

## Fragen
ask-attack =
    { $able ->
        [0] Du bist dran: Mit Power { $power } kannst du mit keiner Karte angreifen.
       *[other] Du bist dran: Womit greifst du an?
    }
no-attack = Passen
ask-block =
    { $able ->
        [0] { $card } ({ $factors }) kommt mit { $amount } Schaden auf dich zu. Keine Handkarte blockt das.
       *[other] { $card } ({ $factors }) kommt mit { $amount } Schaden auf dich zu. Blockst du von der Hand?
    }
take-damage =
    { $amount ->
        [1] 1 Schaden einstecken
       *[other] Einstecken (bis zu { $amount } Schaden)
    }
ask-damage-from-hand =
    { $card } nimmt dir { $amount ->
        [one] noch eine Handkarte
       *[other] noch bis zu { $amount } Handkarten
    } (Deck leer). Welche gibst du her?
ask-hand-limit =
    { $count ->
        [one] Du hast eine Karte zu viel auf der Hand. Welche legst du ab?
       *[other] { $count } Karten zu viel auf der Hand. Welche ablegen? Die letzte liegt oben.
    }
ask-discard =
    { $count ->
        [one] { $card }: Welche Karte legst du ab?
       *[other] { $card }: Welche { $count } Karten legst du ab? Die letzte liegt oben.
    }
ask-discard-order = { $card }: In welcher Reihenfolge ablegen? Die letzte Karte liegt oben.
ask-keeper-limit =
    { $excess ->
        [one] Du hast einen Keeper zu viel.
       *[other] Du hast { $excess } Keeper zu viel.
    } { $count ->
        [one] Welchen zerstörst du?
       *[other] Welche zerstören? Der letzte liegt oben.
    }
ask-play =
    { $bonus ->
        [0] Mit { $card } darfst du noch eine Karte spielen. Welche?
       *[other] Mit { $card } darfst du noch eine Karte mit +{ $bonus } Angriff spielen. Welche?
    }
play-nothing = Nichts spielen
ask-put-into-play = { $card } bringt einen Keeper direkt ins Spiel. Welchen?
ask-reveal =
    { $count ->
        [one] Eine Karte für { $card } vorzeigen?
       *[other] Beliebig viele Karten für { $card } vorzeigen?
    }
reveal-nothing = Nichts vorzeigen
ask-destroy = Welchen Keeper zerstört { $card }?
ask-shuffle-keeper = { $card }: Welchen Keeper ins Deck mischen, aus dem er kommt?
ask-deck-keeper = { $card }: Welchen Keeper auf das Deck legen, aus dem er kommt?
ask-return-keeper = { $card }: Welchen Keeper zurück auf die Hand schicken?
ask-return-keepers = { $card }: Welche Keeper zurück auf die Hand schicken? (Bis zu { $count })
ask-return-mine = { $card }: Welchen deiner Keeper nimmst du auf die Hand?
ask-control = Welchen Keeper holst du dir mit { $card }?
ask-copy = Welchen Keeper kopiert { $card }?
ask-hitter = Welcher Keeper trifft für { $card }?
ask-take = { $card }: Welche davon nimmst du auf die Hand?
ask-deck-discard = { $card }: Welche dieser Karten wird abgelegt?
ask-their-discard = { $card }: Welche Karte dieser Hand wird abgelegt?
ask-put-back = { $card }: Welche Handkarte kommt oben auf dein Deck?
ask-factor = { $card }: Nenn einen Faktor.
ask-number = { $card }: Nenn eine Zahl.
ask-hero = { $card }: Nenn einen Helden.
ask-player = { $card }: Wen wählst du?
ask-place = { $card }: Wohin kommt { $what }?
ask-order = { $card }: In welcher Reihenfolge zurück? Die oberste zuerst.
no-keeper = Keinen Keeper
hero = { $hero }
    .pre = { JOINED($hero) }-
    .post = {""}
    .thing = eine { JOINED($hero) }-Karte
player = { $who }
place-top = Oben aufs Deck
place-bottom = Unters Deck

## Der Tisch auf einen Blick
brief-power = Power { $power }
brief-mine = Du: Deck { $deck }, Hand { $hand }
brief-theirs = { $who }: Deck { $deck }, Hand { $hand }

## Was auf dem Knopf neben einer Antwort steht
verb-attack = Angreifen
verb-block = Blocken
verb-damage-from-hand = Ablegen
verb-discard = Ablegen
verb-keeper-limit = Zerstören
verb-hand-limit = Ablegen
verb-play = Spielen
verb-put-into-play = Ins Spiel bringen
verb-reveal = Vorzeigen
verb-put-back = Zurücklegen

## Auf wen der Tisch wartet, für alle zu lesen

awaiting-attack = { $who } darf angreifen
awaiting-block = { $who } darf blocken
awaiting-damage-from-hand = { $who } verliert eine Handkarte und wählt, welche
awaiting-discard = { $who } legt Karten ab
awaiting-discard-order = { $who } ordnet abgelegte Karten
awaiting-hand-limit = { $who } legt bis zum Handlimit ab
awaiting-keeper-limit = { $who } hat zu viele Keeper und wählt, welche gehen
awaiting-play = { $who } darf noch eine Karte spielen
awaiting-put-into-play = { $who } darf einen Keeper ins Spiel bringen
awaiting-reveal = { $who } darf eine Karte vorzeigen
awaiting-keeper = { $who } wählt einen Keeper
awaiting-card = { $who } wählt eine Karte
awaiting-factor = { $who } nennt einen Faktor
awaiting-number = { $who } nennt eine Zahl
awaiting-hero = { $who } nennt einen Helden
awaiting-player = { $who } wählt, wen es trifft
awaiting-place = { $who } entscheidet, wohin eine Karte kommt
awaiting-order = { $who } ordnet Karten
awaiting-put-back = { $who } legt eine Karte zurück

## Warum etwas nicht geht
why-level = Level { $level }: Dafür brauchst du mehr Power
why-forbidden = { $card } erlaubt das nicht
why-proof = { $factor }-Karten können das nicht blocken
why-no-block = Ihr Symbol { $icon } blockt das nicht

## Das Protokoll
log-turn = Zug { $turn }: { $who } ist dran, Power { $power }.
log-flip =
    { $purpose ->
        [power] { $who } wirft die Münze für die Power: { $side ->
            [heads] Kopf
            [tails] Zahl
           *[other] { $side }
        }.
       *[effect] { $who } wirft eine Münze: { $side ->
            [heads] Kopf
            [tails] Zahl
           *[other] { $side }
        }.
    }
log-power =
    { $way ->
        [up] Die Power steigt auf { $power }.
       *[down] Die Power fällt auf { $power }.
    }
log-power-this-turn =
    { $way ->
        [up] Die eigene Power von { $who } steigt in diesem Zug auf { $power }.
       *[down] Die eigene Power von { $who } fällt in diesem Zug auf { $power }.
    }
log-no-flip = { $who } wirft in diesem Zug nicht für die Power.
log-next-flip =
    { $how ->
        [heads] Der nächste Münzwurf für die Power zeigt Kopf.
       *[none] Im nächsten Zug gibt es keinen Münzwurf für die Power.
    }
log-extra-turn = { $who } bekommt nach diesem Zug noch einen.
log-unheeded =
    { $from ->
        [hand] Für den Rest des Zuges kann { $whose } nicht von der Hand blocken.
       *[deck] Für den Rest des Zuges kann { $whose } nicht vom Deck blocken.
    }
log-unblockable =
    { $from ->
        [hand] { $card } lässt sich nicht von der Hand blocken.
        [deck] { $card } lässt sich nicht vom Deck blocken.
       *[anywhere] { $card } ist unblockbar.
    }
log-proof = { $factor }-Karten können { $card } nicht blocken.
log-pierces = Wird der erste Schadenspunkt nicht geblockt, ist der Rest von { $card } unblockbar.
log-named = { $who } nennt { $what }.
log-capped = { $card } macht höchstens { $amount } Schaden.
log-hit-less =
    { $amount ->
        [0] { $card } macht { $who } keinen Schaden.
       *[other] { $card } trifft { $who } nur für { $amount } Schaden.
    }
log-protected = { $card } kann nicht zerstört werden.
log-control = { $who } übernimmt { $card }.
log-copy = { $card } wird zur Kopie von { $what }.
log-draw =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
log-draw-own = Du ziehst { $cards }.
log-draw-none = Das Deck von { $who } ist leer: nichts zu ziehen.
log-pass = { $who } passt.
log-no-hand = { $who } hat keine Karten zum Angreifen.
log-play = { $who } spielt { $card }.
log-worth = { $card } hat Angriff { $amount }.
log-worth-keepers = { $card } hat Angriff { $amount } (durch { $keepers }).
log-block = { $who } blockt { $against } mit { $card }.
log-damage =
    { $count ->
        [one] { $who } verliert { $cards }.
       *[other] { $who } verliert { $count } Karten: { $cards }.
    }
log-damage-stopped =
    { $count ->
        [one] { $who } deckt { $last } auf: geblockt!
       *[other] { $left ->
            [0] { $who } verliert { $count } Karten ({ $cards }). { $last } blockt, aber zu stoppen gibt es nichts mehr.
           *[other] { $who } verliert { $count } Karten ({ $cards }), dann blockt { $last }!
        }
    }
    .short =
        { $left ->
            [0] { $who } verliert { $count } Karten. { $last } blockt, aber zu stoppen gibt es nichts mehr.
           *[other] { $who } verliert { $count } Karten, dann blockt { $last }!
        }
log-damage-hand = { $who } verliert { $card } von der Hand.
log-damage-hand-stopped = { $who } verliert { $card } von der Hand: geblockt!
log-dealt =
    { $amount ->
        [0] { $card } macht keinen Schaden.
       *[other] { $card } macht { $amount } Schaden an { $who }.
    }
log-keeper = { $card } bleibt als Keeper bei { $who } im Spiel.
log-hit = { $card } trifft { $who } für { $amount } Schaden.
log-misfire = Fehlzündung! { $card } wird zerstört.
log-destroyed = { $card } wird zerstört.
log-reveal = { $who } deckt { $card } auf.
log-reveal-several = { $who } deckt { $cards } auf.
log-reveal-none = Das Deck von { $who } ist leer: nichts aufzudecken.
log-reveal-hand = { $who } zeigt { $card } vor.
log-not-playable = { $card } geht jetzt nicht: Level { $level }.
log-forbidden = { $card } geht jetzt nicht, wegen { $by }.
log-heal =
    { $count ->
        [one] { $who } heilt eine Karte.
       *[other] { $who } heilt { $count } Karten.
    }
log-look =
    { $count ->
        [one] { $who } sieht sich die oberste Karte { $own ->
            [yes] des eigenen Decks
           *[no] des Decks von { $whose }
        } an.
       *[other] { $who } sieht sich die obersten { $count } Karten { $own ->
            [yes] des eigenen Decks
           *[no] des Decks von { $whose }
        } an.
    }
log-look-own = Oben auf dem Deck von { $whose }: { IN_ORDER($cards) }.
log-look-hand = { $who } sieht sich die Hand von { $whose } an.
log-look-hand-own = Auf der Hand von { $whose }: { $cards }.
log-put =
    { $place ->
        [top] Die Karte bleibt oben auf dem Deck von { $whose }.
       *[bottom] Die Karte kommt unter das Deck von { $whose }.
    }
log-put-on-top =
    { $count ->
        [one] Die Karte bleibt oben auf dem Deck von { $whose }.
       *[other] { $count } Karten kommen neu sortiert zurück auf das Deck von { $whose }.
    }
log-put-under =
    { $count ->
        [one] { $who } legt die Karte unter das eigene Deck.
       *[other] { $who } legt { $count } Karten in zufälliger Reihenfolge unter das eigene Deck.
    }
log-put-back = { $who } legt eine Handkarte oben auf das eigene Deck.
log-take = { $who } nimmt eine Karte auf die Hand.
log-take-own = Du nimmst { $what }.
log-take-seen = { $who } nimmt { $what } auf die Hand.
log-shuffle = { $who } mischt das eigene Deck.
log-hand-in = { $who } mischt die Handkarten ins Deck.
log-swap = Bei { $who } tauschen Deck und Ablagestapel die Plätze und werden gemischt.
log-discard-deck =
    { $count ->
        [one] { $who } legt eine Karte vom Deck ab: { $cards }.
       *[other] { $who } legt { $count } Karten vom Deck ab: { $cards }.
    }
log-returned =
    { $place ->
        [hand] { $card } kommt zurück auf die Hand von { $who }.
        [deck-top] { $card } kommt oben auf das Deck von { $who }.
        [deck-bottom] { $card } kommt unter das Deck von { $who }.
       *[deck] { $card } kommt zurück ins Deck von { $who }.
    }
log-shuffle-in = { $who } mischt { $card } ins Deck.
log-discard = { $who } legt { $card } ab.
log-hand-limit = Handlimit überschritten: { $who } legt { $card } ab.
log-conceded = { $who } gibt auf.

## Wie es ausging
end-out-of-cards = { $who } hat keine Karten mehr.
end-stalemate = Niemand kommt mehr durch.
end-endless = { $card } würde endlos wieder gespielt.
end-by-card = { $card } gewinnt die Partie für { $who }.
end-conceded = { $who } hat aufgegeben.

## Was mit einem Deck nicht stimmt
problem-unknown = Eine Karte { $id } gibt es nicht.
problem-empty = Dieses Deck ist leer.
problem-too-few =
    Das Deck hat { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }; es braucht mindestens { $least }.
problem-too-many = Das Deck hat { $size } Karten; erlaubt sind höchstens { $most }.
problem-copies = { $card } ist { $copies }× im Deck; höchstens { $most } sind erlaubt.
problem-sizes-differ = Die Decks sind verschieden groß, { $one } zu { $other }: Bei den Schnellen Regeln müssen sie gleich groß sein.

## Die Regeln in unseren eigenen Worten
rule-setup = Spielbeginn
    .text = Mischt beide Decks und zieht je vier Karten; ein Münzwurf entscheidet, wer anfängt. Die Power beginnt bei 1.
    .source = TCG, Online, Quick Rules: Starting the Game
rule-deck-building = Ein Deck bauen
    .text = Ein Deck hat 40 Karten und höchstens viermal dieselbe Karte (gleicher Held und gleicher Name, egal, welche Auflage). Bringst du mehr mit, werden für die Partie 40 zufällig gezogen. Für die Schnellen Regeln braucht ihr zwei gleich große Decks mit bis zu 40 Karten; dort darf dieselbe Karte beliebig oft vorkommen.
    .source = TCG, Online: deck FAQ; Quick Rules: You Need; SQ-2, SQ-C6
rule-printed = Was eine Karte sagt
    .text = Das Level sagt, wie viel Power du zum Spielen brauchst, der Faktor, womit die Karte angreift, und der Angriffswert, wie viel Schaden sie macht. Das Symbol zeigt, was die Karte blockt. Weicht ein Beispiel im Regelheft von einer Karte ab, gilt die Karte.
    .source = TCG: Parts of the Card, The Six Factors; SQ-16
rule-star = Ein Stern statt einer Zahl
    .text = Wie groß ein Angriff mit * ist, steht erst beim Spielen fest. Für Effekte, die auf die aufgedruckte Zahl achten, ist sie 0.
    .source = SQ-24
rule-power = Power
    .text = Ihr teilt euch eine gemeinsame Power von 1 bis 20. Du kannst eine Karte spielen, wenn ihr Level nicht höher ist als die Power. Manche Effekte ändern nur deine eigene Power, aber nie unter 1 oder über 20. Prüft ein Keeper deine Power, zählen auch Boni und Abzüge, die nur für diesen Keeper gelten.
    .source = TCG, Online: Power, power FAQ; SQ-13, SQ-C3, SQ-C26
rule-power-up = Mehr Power
    .text = Dein Zug beginnt mit einem Münzwurf: Bei Kopf steigt die Power um eins. Im allerersten Zug einer Partie wird nicht geworfen.
    .source = TCG, Online: On Your Turn 1; SQ-13
rule-coin = Münzwürfe
    .text = Niemand am Tisch kann einen Münzwurf beeinflussen, und die ganze Partie lässt sich danach prüfen. Was ein Wurf für die Power auslöst, passiert vor dem Ziehen.
    .source = TCG, Online: On Your Turn 1; SQ-13, SQ-C8
rule-automatic-flip = Wenn ein Wurf feststeht
    .text = Zeigt eine Münze wegen einer Karte sicher Kopf, gilt das trotzdem als Wurf, auch für Karten, die auf Würfe reagieren.
    .source = SQ-19
rule-power-change = Wenn eine Karte die Power ändert
    .text = Manche Karten ändern die gemeinsame Power. Sie bleibt zwischen 1 und 20, und steigt sie, habt ihr beide in diesem Zug Power bekommen.
    .source = TCG, Online: power FAQ; SQ-13, SQ-22
rule-own-power = Eigene Power für einen Zug
    .text = „+3 Power in diesem Zug“ ändert, was du bis Zugende spielen kannst. Die gemeinsame Power bleibt, wie sie ist.
    .source = TCG, Online: power FAQ; SQ-22, SQ-C16
rule-next-flip = Der nächste Wurf für die Power
    .text = Legt eine Karte den nächsten Wurf für die Power fest, ist der Wurf im allernächsten Zug gemeint, egal, wer dran ist. Legen ihn zwei Karten fest, zählt die spätere.
    .source = SQ-19, SQ-C17
rule-extra-turn = Noch ein Zug
    .text = Ein Extrazug ist ein ganzer Zug mit Münzwurf und Ziehen. „Letzter Zug“ meint dann deinen eigenen Zug davor.
    .source = SQ-C18
rule-cannot = Kann nicht
    .text = „Kann nicht“ schlägt „kann“. Können Karten eines Faktors nicht blocken, kommt es auf den Faktor der Karte an, mit der du blocken willst, nicht auf ihr Symbol. Ein unzerstörbarer Keeper übersteht jede Fehlzündung, kann nicht zum Zerstören gewählt werden und zerstört sich auch nicht selbst.
    .source = TCG, Online: cards break rules FAQ; SQ-C14, SQ-C41, SQ-C44
rule-copy = Einen Keeper kopieren
    .text = Solange die Karte im Spiel ist, gilt sie in jeder Hinsicht als der kopierte Keeper. Danach ist sie wieder sie selbst. Sie gilt als ins Spiel gebracht, also reagieren Karten, die darauf achten.
    .source = SQ-C19
rule-power-rises = Gestiegene Power
    .text = Jede Erhöhung in diesem Zug zählt, auch dein eigenes „+n in diesem Zug“, soweit bis 20 noch Platz ist. Verluste werden nicht abgezogen. Boni und Abzüge durch Keeper zählen nicht, und fällt ein Abzug weg, ist auch das keine Erhöhung.
    .source = SQ-22, SQ-C42
rule-draw = Ziehen
    .text = Nach dem Münzwurf ziehst du eine Karte. Ist dein Deck leer, spielst du ohne Ziehen weiter. Nimmst du eine Karte durch eine Fähigkeit auf die Hand, ist das kein Ziehen.
    .source = TCG, Online: On Your Turn 2, Running out of Cards; SQ-C45
rule-start-of-turn = Zugbeginn
    .text = Effekte zu Beginn deines Zuges kommen direkt nach dem Ziehen und vor deinem Angriff.
    .source = TCG, Online: start of turn FAQ
rule-attack = Angreifen
    .text = Einmal pro Zug darfst du eine Karte von der Hand spielen, deren Level nicht höher ist als deine Power. Weitere Angriffe bekommst du nur durch Karten. Erst kommen Keeper, die auf den Angriff reagieren, dann die „Beim Spielen“-Effekte, dann das Blocken.
    .source = TCG, Online: On Your Turn 3, attack FAQ; SQ-C13
rule-attack-number = Stärkere und schwächere Angriffe
    .text = Boni und Abzüge ändern die aufgedruckte Zahl eines Angriffs, und zwar erst, wenn die Keeper auf ihn reagiert haben und seine eigenen „Beim Spielen“-Effekte erledigt sind. Ein Angriff mit 0 Schaden tut nichts: Niemand blockt, niemand verliert Karten, und seine Fähigkeiten fallen aus.
    .source = TCG, Online: attack +1 and attack -5 FAQ, SQ-C10, SQ-C11, SQ-C12, SQ-C13
rule-pass = Nicht angreifen
    .text = Angreifen musst du nie. Pass, wann du willst oder wenn nichts auf deiner Hand niedrig genug ist.
    .source = TCG, Online: attack FAQ
rule-block = Von der Hand blocken
    .text = Vor dem Schaden darfst du einen Angriff stoppen, indem du eine Handkarte mit passendem Symbol ablegst. Auf ihr Level kommt es nicht an. Die Karte zählt als ein Punkt Schaden an dir.
    .source = TCG, Online: On Your Turn 4, blocking FAQ; SQ-5
rule-block-question = Warum du nach dem Blocken gefragt wirst
    .text = Hast du Karten auf der Hand, wirst du bei jedem blockbaren Angriff oder Treffer gefragt, auch wenn dir das passende Symbol fehlt. So verrät eine Pause nichts. Bei 0 Schaden und bei unblockbaren Angriffen wirst du nicht gefragt.
    .source = SQ-15
rule-late-block = Zu spät zum Blocken
    .text = Ist die erste Karte von deinem Deck aufgedeckt, kannst du nicht mehr von der Hand blocken.
    .source = TCG, Online: blocking FAQ; SQ-5
rule-damage = Schaden
    .text = Für jeden Schadenspunkt kommt eine Karte von deinem Deck auf deinen Ablagestapel. Zuerst kommt der ganze Schaden eines Angriffs, dann alles andere. Geht es darum, wie viele Karten in diesem Zug Schaden gemacht haben, zählt jede nur einmal.
    .source = TCG, Online: On Your Turn 5; SQ-C20
rule-deck-block = Vom Deck geblockt
    .text = Hat eine aufgedeckte Karte ein passendes Symbol, stoppt sie den restlichen Schaden; sie selbst ist trotzdem weg. Auch beim letzten Schadenspunkt gilt das als Block, nur gibt es dann nichts mehr zu stoppen.
    .source = TCG, Online: On Your Turn 5, last point FAQ; SQ-6
rule-special-ability = Besondere Fähigkeiten
    .text = „Ab 2 Schaden“ vor einer Fähigkeit heißt: Der Angriff muss mindestens so viel Schaden gemacht haben. Dazu zählt jede verlorene Karte, auch eine, die blockt. Geht es darum, wie viele Karten deinem Gegenüber Schaden gemacht haben, gehört dieser Angriff dazu. Verlangt eine Fähigkeit eine Zahl, nennst du sie vor dem Blocken.
    .source = TCG, Online: On Your Turn 6; Quick Rules: Special Effects; SQ-C33, SQ-C40
rule-discard-attack = Nach dem Angriff
    .text = Ist alles erledigt, kommt der Angriff auf den Ablagestapel, zu dem er gehört, außer er bleibt als Keeper oder seine Fähigkeit schickt ihn woandershin.
    .source = TCG, Online: On Your Turn 7
rule-empty-deck = Mit leerem Deck
    .text = Ist dein Deck leer, kommt der Schaden aus deiner Hand: Du wählst die Karten einzeln, und ein passendes Symbol stoppt den Rest. Ein Keeper, der auf ein leeres Deck wartet, wird aktiv, sobald die letzte Karte weg ist oder wenn er ins Spiel kommt oder die Seite wechselt und das Deck schon leer ist.
    .source = TCG, Online: Running out of Cards; SQ-4, SQ-C25
rule-unblockable = Unblockbar
    .text = Kein Symbol stoppt unblockbaren Schaden, weder von der Hand noch vom Deck. Ist das Deck leer, kommt der Rest aus der Hand.
    .source = TCG, Online: unblockable FAQ; SQ-3
rule-multi-factor = Zwei Faktoren
    .text = Ein Angriff mit zwei Faktoren ist erst gestoppt, wenn beide geblockt sind, egal, ob von der Hand, vom Deck oder gemischt. Ein Angriff mit doppeltem Faktor braucht sein Symbol zweimal. Ein Team-up zählt als beide Helden und beide Faktoren.
    .source = TCG, Online: Multi-Factor FAQ; SQ-4, SQ-5, SQ-C4, SQ-C36
rule-half-block = Ein halber Block
    .text = Blockst du nur einen von zwei Faktoren, geht der Angriff weiter, bis auch der andere geblockt ist. Jede zum Blocken abgelegte Karte zählt trotzdem als Block. Eine Karte mit passendem Symbol, die du als Schaden von der Hand verlierst, ist kein solcher Block; sie stoppt deshalb auch Angriffe, die sich nicht von der Hand blocken lassen.
    .source = SQ-21, SQ-C39
rule-keeper = Keeper
    .text = Ein Keeper, dessen Angriff genug Schaden gemacht hat, bleibt im Spiel. Das suchst du dir nicht aus: Ist die Zahl erreicht, bleibt er. „Ein Keeper“ auf einer Karte meint jeden, egal, wem er gehört, und mit genau sechs Keepern hast du „sechs oder mehr“.
    .source = TCG, Online, Quick Rules: Keepers; SQ-25, SQ-C27, SQ-C29
rule-keeper-damage = Der Treffer eines Keepers
    .text = Einen Treffer blockst du wie einen Angriff, von der Hand oder vom Deck, oder du steckst ihn ein. Trifft eine Karte noch, nachdem sie das Spiel verlassen hat, ist sie dabei kein Keeper mehr.
    .source = TCG, Online: Damage from Keepers; SQ-C31
rule-hit-no-attack = Ein Treffer ist kein Angriff
    .text = Steht auf einer Karte „Angriff“, ist nie der Treffer eines Keepers gemeint. 0 Schaden gilt weder als gemacht noch als genommen. Trifft ein Angriff die eigene Seite, gilt auch das als Treffer; ebenso, wenn dich eine Karte trifft, die nicht im Spiel ist. Beides führt nie zu einer Fehlzündung.
    .source = TCG, Online: Keeper FAQ; SQ-26, SQ-C34
rule-misfire = Fehlzündung
    .text = Wird schon der erste Schadenspunkt eines Keeper-Treffers geblockt, ist der Keeper auf der Stelle zerstört und tut nichts mehr. Spätere Blocks schaden ihm nicht. Bei zwei Faktoren müssen beide geblockt sein, eine einzelne Karte reicht also nie. Ein Keeper, der nach einer Fehlzündung auf die Hand zurückkommt, wurde trotzdem zerstört.
    .source = TCG, Online, Quick Rules: Misfire, Keepers; SQ-7, SQ-C47
rule-destroy = Einen Keeper zerstören
    .text = Ein zerstörter Keeper kommt auf den Ablagestapel der Seite, aus deren Deck er stammt. Werden mehrere zugleich zerstört, bleiben die, die in dem Moment unzerstörbar sind. Was ein Keeper auslöst, wenn er zerstört wird, passiert erst, wenn die anderen Keeper seiner Seite fertig sind.
    .source = TCG, Online: destroy FAQ; SQ-C15, SQ-C35
rule-put-into-play = Direkt ins Spiel
    .text = Ein Keeper, den ein Effekt ins Spiel bringt, gilt nicht als gespielt: Sein Level ist egal, niemand kann ihn blocken, und er macht dabei keinen Schaden.
    .source = Online: Keeper from hand FAQ, SQ-C9
rule-control = Einen Keeper übernehmen
    .text = Ein Keeper, der die Seite wechselt, gilt nicht als ins Spiel gebracht. Verlässt er das Spiel, kommt er auf den Ablagestapel, zu dem er gehört, nicht auf deinen.
    .source = SQ-23
rule-next-turn = Nur für den nächsten Zug
    .text = Effekte, die dein Gegenüber einen Zug lang schwächen, sind hier Keeper: Sie wirken, solange sie im Spiel sind, und werden am Ende des gegnerischen Zuges zerstört.
    .source = TCG: power -3 and attack -5 FAQ; SQ-11
rule-assault = Ansturm
    .text = Zu Beginn deines Zuges trifft jeder deiner Keeper mit Ansturm; sein Schaden ist die Zahl hinter „Ansturm“.
    .source = Kartentext; TCG, Online: start of turn FAQ
rule-counterstrike = Konter
    .text = Blockst du mit dieser Karte von der Hand, schlägt sie zurück, sobald deine Keeper fertig sind; ihr Schaden ist die Zahl hinter „Konter“. Sie ist nicht im Spiel, kann also keine Fehlzündung haben.
    .source = Kartentext; SQ-C2
rule-heal = Heilen
    .text = Nimm Karten von unten aus deinem Ablagestapel und leg sie gemischt unter dein Deck, damit niemand die Reihenfolge kennt. „Heile 1 pro …“ wird zusammengezählt und ist eine einzige Heilung.
    .source = TCG, Online: heal FAQ; SQ-C48
rule-reveal = Aufdecken
    .text = Eine aufgedeckte Karte kommt dahin zurück, wo sie herkam, wenn die Fähigkeit, die sie aufdeckt, nichts anderes sagt.
    .source = TCG, Online: reveal FAQ; SQ-12
rule-effect-plays = Von einer Fähigkeit gespielt
    .text = Auch für eine Karte, die durch eine Fähigkeit gespielt wird, muss deine Power reichen. Reicht sie nicht, bleibt die Karte, wo sie ist. Spielst du eine gegnerische Karte, ist es dein Angriff, und danach kommt sie auf den gegnerischen Ablagestapel.
    .source = TCG, Online: effect FAQ; SQ-18, SQ-C37, SQ-C38
rule-may = „Du darfst“
    .text = Eine Wahl hast du nur, wo die Karte „du darfst“ sagt. Alles andere ist Pflicht.
    .source = TCG, Online: may FAQ; SQ-14
rule-do-as-much = So viel wie möglich
    .text = Tu, was geht, und lass den Rest weg; was danach kommt, passiert trotzdem.
    .source = TCG, Online: FAQ on impossible effects; SQ-14
rule-effect-discards = Ablegen durch eine Fähigkeit
    .text = Legt ein Effekt mehrere Karten zusammen ab, ist das ein einziger Vorgang, egal, wessen Karte ihn auslöst. Blocks, Schaden und das Handlimit gehören nicht dazu, ebenso wenig Karten, die eine Fähigkeit vom Deck auf den Ablagestapel legt; die sind auch kein Schaden.
    .source = SQ-20, SQ-C30, SQ-C45
rule-timing = Wer zuerst
    .text = Bei gleichzeitigen Effekten kommen zuerst die gegnerischen Keeper, dann deine, vom ältesten zum neuesten, und zuletzt die Fähigkeit des laufenden Angriffs. „Du“ ist, wer gerade dran ist.
    .source = TCG, Online: Special Effects and Timing; SQ-8
rule-chain = Effekte, die weitere Effekte auslösen
    .text = Erst läuft der aktuelle Effekt zu Ende, dann kommt alles, was er ausgelöst hat, und erst danach, was vorher schon wartete. Bedingungen werden geprüft, wenn ein Effekt an der Reihe ist. Ein Keeper reagiert nur auf das, was passiert, nachdem er ins Spiel gekommen ist.
    .source = TCG, Online: FAQ on effects during effects; SQ-17, SQ-C43
rule-gone-keeper = Keeper nicht mehr im Spiel
    .text = Verlässt ein Keeper das Spiel, verfallen seine Effekte, auch solche, die noch ausstehen. Nur was seine Zerstörung auslöst, kommt noch.
    .source = TCG, Online: FAQ on disappearing Keepers; SQ-7, SQ-8
rule-discard-order = Reihenfolge beim Ablegen
    .text = Eine Karte wird erst abgelegt, wenn alles erledigt ist, was auf ihr steht. Löst ein Angriff einen weiteren aus, kommt der zweite zuerst auf den Ablagestapel. Legst du mehrere Karten zusammen ab, bestimmst du die Reihenfolge: Die letzte liegt oben.
    .source = TCG: discard order FAQ; SQ-10, SQ-C49
rule-end-of-turn = Zugende
    .text = Erst kommen Effekte am Zugende, dann Handlimit und Keeper-Limit der Seite, die dran war, und zuletzt wird geprüft, ob jemand gewonnen hat. Jedes Limit wird nur einmal geprüft.
    .source = TCG, Online: limits FAQ; SQ-9, SQ-C7
rule-hand-limit = Handlimit
    .text = Hast du am Ende deines Zuges mehr als acht Handkarten, leg ab, bis es nur noch acht sind.
    .source = TCG, Online: limits FAQ; SQ-9
rule-keeper-limit = Keeper-Limit
    .text = Hast du am Ende deines Zuges mehr als sechs Keeper, wähl, welche zerstört werden, bis es nur noch sechs sind.
    .source = TCG, Online: limits FAQ; SQ-9
rule-winning = Gewinnen
    .text = Du verlierst, wenn am Ende eines Zuges dein Deck und deine Hand leer sind. Gilt das für beide, gewinnt, wer gerade dran war. Eine Karte, die die Partie gewinnt, beendet sie sofort.
    .source = TCG, Online: Winning the Game; SQ-1, SQ-C5, SQ-C28
rule-open-information = Was alle wissen dürfen
    .text = Alle sehen, wie viele Karten in einem Deck, einer Hand oder einem Stapel sind, und die oberste Karte jedes Ablagestapels. Durchblättern darfst du Stapel nicht.
    .source = TCG, Online: discard pile FAQ; TCG: deck count FAQ
rule-quick = Schnelle Regeln
    .text = Dasselbe Spiel, nur kürzer: gleich große Decks mit bis zu 40 Karten, und du verlierst erst, wenn auch deine Keeper weg sind. Du darfst von der Hand blocken, und Schaden kostet dich erst Handkarten, wenn dein Deck leer ist.
    .source = Quick Rules; SQ-1, SQ-2, SQ-C46
rule-idle = Vier Züge Stillstand
    .text = Bei den Schnellen Regeln endet die Partie unentschieden, wenn vier Züge in Folge niemand eine Karte spielt und niemand Schaden nimmt, auch wenn jemand eine Karte hätte spielen können.
    .source = SQ-1, SQ-C1
rule-stalemate = Patt
    .text = Die Partie endet unentschieden, wenn ein Zug zum dritten Mal in derselben Lage beginnt (zum 20., wenn bei einem Keeper eine Münze entscheidet): gleiche Karten, gleiche Plätze, gleiche Power, gleiche Seite am Zug, kein Deck gemischt. Ebenso, wenn ein Angriff sich endlos selbst wieder spielt, und nach 100 Zügen in Folge, in denen niemand eine echte Wahl hatte.
    .source = SQ-C50
rule-quest = Quests
    .text = In einer Quest bleibt das gegnerische Deck, wie es ist, egal, wie groß es ist und wie viele gleiche Karten es hat. Karten und Keeper, die die Quest austeilt, kommen zu den Decks dazu. Diese Keeper liegen von Anfang an da, ohne ins Spiel gebracht zu werden; sie lösen also nichts aus.
    .source = SQ-C21, SQ-C22, SQ-C23, SQ-C24

## Was der Zufall tat
luck-icons = Blocks vom Deck
luck-heads = Kopf

## Auto-Antworten
order-block = Schaden einstecken, ohne mich zu fragen, ob ich blocke
    .below = Schaden unter { $below } einstecken, ohne mich zu fragen, ob ich blocke
    .card = Nie fragen, ob ich { $card } blocke
order-offers = Immer ablehnen, wenn ich durch eine Karte etwas spielen oder vorzeigen darf
    .card = Immer ablehnen, was { $card } mir anbietet

## Was Karten sagen: ganze Sätze und ihre Teile. Der erste Buchstabe eines Satzes wird von selbst groß.
says-keeper = Keeper ab { $damage } Schaden
says-assault = Ansturm { $amount } (trifft zu Beginn deines Zugs)
says-counterstrike = Konter { $amount } (trifft, wenn du damit von der Hand blockst)
says-worth = Angriff = { $worth }
says-ability = { $when }: { $does }
# .tail: am Ende steht eine Bedingung, also trennt ein Semikolon, was mit „dann“ folgt.
effect-if = { $does }, falls { $condition }
    .tail = condition
    .inv = { FORM($does, form: "inv") }, falls { $condition }
says-returns-on-misfire = hat diese Karte eine Fehlzündung, kommt sie zurück auf deine Hand
says-until-their-turn-ends = wird am Ende des gegnerischen Zuges zerstört

# Welche Karten gemeint sind: vor und hinter einem Nomen, als Ding, und nach „falls sie …“.
which-any = beliebig
    .pre = {""}
    .post = {""}
which-list = { $said }, { $next }
    .pre = { FORM($said, form: "pre") }, { FORM($next, form: "pre") }
    .post = {""}
    .sort = { FORM($said, form: "sort") }
    .thing = { FORM($said, form: "thing") }, { FORM($next, form: "thing") }
    .verb = { FORM($next, form: "verb") }
which-or = { $said } oder { $next }
    .pre = { FORM($said, form: "pre") } oder { FORM($next, form: "pre") }
    .post = {""}
    .thing =
        { FORM($said, form: "sort") ->
            [alone] { FORM($said, form: "thing") } oder { FORM($next, form: "thing") }
           *[joined] eine { FORM($said, form: "pre") } oder { FORM($next, form: "pre") }Karte
        }
    .verb = { FORM($next, form: "verb") }
which-not = nicht { $which }
    .pre = {""}
    .post = {" "}(außer { $which })
which-level = Level { $level }
    .pre = Level-{ $level }-
    .post = {""}
    .thing = eine Level-{ $level }-Karte
    .verb = hat
which-level-up-to = höchstens Level { $level }
    .pre = {""}
    .post = {" "}bis Level { $level }
    .sort = alone
    .thing = eine Karte bis Level { $level }
    .verb = hat
which-level-from = mindestens Level { $level }
    .pre = {""}
    .post = {" "}ab Level { $level }
    .sort = alone
    .thing = eine Karte ab Level { $level }
    .verb = hat
which-odd = ein ungerades Level
    .pre = {""}
    .post = {" "}mit ungeradem Level
    .sort = alone
    .thing = eine Karte mit ungeradem Level
    .verb = hat
which-attack-up-to = höchstens Angriff { $attack }
    .pre = {""}
    .post = {" "}mit höchstens Angriff { $attack }
    .sort = alone
    .thing = eine Karte mit Angriff 0–{ $attack }
    .verb = hat
which-attack-from = mindestens Angriff { $attack }
    .pre = {""}
    .post = {" "}mit mindestens Angriff { $attack }
    .sort = alone
    .thing = eine Karte mit Angriff { $attack }+
    .verb = hat
which-team-up = ein Team-up
    .pre = Team-up-
    .post = {""}
which-matching = passend
    .sort = matching
noun-card = Karte
noun-card-of =
    { FORM($which, form: "sort") ->
        [matching] passende Karte
       *[other] { FORM($which, form: "pre") }Karte{ FORM($which, form: "post") }
    }
noun-cards = Karten
noun-cards-of =
    { FORM($which, form: "sort") ->
        [matching] passenden Karten
       *[other] { FORM($which, form: "pre") }Karten{ FORM($which, form: "post") }
    }
noun-keeper = Keeper
noun-keeper-of = { FORM($which, form: "pre") }Keeper{ FORM($which, form: "post") }
noun-keepers = Keeper
noun-keepers-of =
    { FORM($which, form: "sort") ->
        [matching] passenden Keeper
       *[other] { FORM($which, form: "pre") }Keeper{ FORM($which, form: "post") }
    }
noun-attack = Angriff
noun-attack-of = { FORM($which, form: "pre") }Angriff{ FORM($which, form: "post") }

# Was gelten muss: nach „falls“, mit dem Verb am Ende.
if-top-discard-mine = oben auf deinem Ablagestapel { FORM($which, form: "thing") } liegt
if-top-discard-theirs = oben auf dem gegnerischen Ablagestapel { FORM($which, form: "thing") } liegt
if-power-from = deine Power mindestens { $power } ist
if-power-up-to = deine Power höchstens { $power } ist
if-keepers-mine =
    { $least ->
        [1] du mindestens einen { $keepers } hast
       *[other] du { $least }+ { $keepers } hast
    }
if-keepers-theirs = dein Gegenüber { $least }+ { $keepers } hat
if-taken = du im letzten Zug { $least }+ Schaden genommen hast
if-rises =
    { $least ->
        [1] deine Power in diesem Zug gestiegen ist
       *[other] deine Power in diesem Zug um { $least }+ gestiegen ist
    }
if-damagers =
    { $least ->
        [1] in diesem Zug eine Karte deinem Gegenüber Schaden gemacht hat
       *[other] in diesem Zug { $least }+ Karten deinem Gegenüber Schaden gemacht haben
    }
if-other-damagers =
    { $least ->
        [1] in diesem Zug schon eine andere Karte deinem Gegenüber Schaden gemacht hat
       *[other] in diesem Zug schon { $least }+ andere Karten deinem Gegenüber Schaden gemacht haben
    }
if-another-keeper = du einen anderen { $keeper } hast
if-keepers-in-play =
    { $count ->
        [1] diese Karte der einzige Keeper im Spiel ist
       *[other] genau { $count } Keeper im Spiel sind
    }
if-not-attacked = dein Gegenüber im letzten Zug nicht angegriffen hat
if-empty-deck-mine = dein Deck leer ist
if-empty-deck-theirs = das gegnerische Deck leer ist
if-empty-hand-mine = deine Hand leer ist
if-empty-hand-theirs = die gegnerische Hand leer ist
if-empty-discard-mine = dein Ablagestapel leer ist
if-empty-discard-theirs = der gegnerische Ablagestapel leer ist
if-empty-keepers-mine = du keine Keeper hast
if-empty-keepers-theirs = dein Gegenüber keine Keeper hat

# Was gezählt wird: eins davon (nach „pro“), und eine Anzahl; .cards ist dieselbe Anzahl an Karten (nach „ziehe“).
unit-keepers-mine = eigenen { $keepers }
unit-keepers-theirs = gegnerischen { $keepers }
unit-damagers = Karte, die deinem Gegenüber in diesem Zug Schaden gemacht hat (diese eingeschlossen)
unit-other-damagers = andere Karte, die deinem Gegenüber in diesem Zug Schaden gemacht hat
unit-taken = Schadenspunkt, den du im letzten Zug genommen hast
unit-rises = Punkt, um den deine Power in diesem Zug gestiegen ist
count-per = { $by } pro { $unit }
    .counted = yes
    .damage = { $by } Schaden pro { $unit }
    .cards =
        { $by ->
            [1] 1 Karte pro { $unit }
           *[other] { $by } Karten pro { $unit }
        }
count-power = deine Power
count-hand-mine = die Zahl deiner Handkarten
count-hand-theirs = die Zahl der gegnerischen Handkarten
count-deck-mine = die Zahl der Karten in deinem Deck
count-deck-theirs = die Zahl der Karten im gegnerischen Deck
count-that-many = 1 pro Karte
    .counted = yes
    .damage = 1 Schaden pro Karte
    .cards = ebenso viele Karten
count-that-much = ebenso viel

# Wann ein Keeper etwas tut, und ein Angriff.
when-played = beim Spielen
when-hit = ab { $damage } Schaden
when-damaging = wenn diese Karte Schaden macht
when-blocked = wird der Angriff von der Hand geblockt
when-destroyed = wird diese Karte zerstört
when-and = { $when }, falls { $condition }
when-turn-starts = zu Beginn deines Zuges
when-turn-ends = am Ende deines Zuges
when-any-turn-starts = zu Beginn jedes Zuges
when-any-turn-ends = am Ende jedes Zuges
when-attack-mine =
    { $damage ->
        [1] nach Schaden durch deinen { $attack }
       *[other] nach { $damage }+ Schaden durch deinen { $attack }
    }
when-attack-theirs =
    { $damage ->
        [1] nach Schaden an dir durch einen gegnerischen { $attack }
       *[other] nach { $damage }+ Schaden an dir durch einen gegnerischen { $attack }
    }
when-attacked = wenn dein Gegenüber angreift
when-keeper-damages = wenn dir ein Keeper Schaden macht
when-their-keeper-damages = wenn dir ein gegnerischer Keeper Schaden macht
when-i-block = immer wenn du von der Hand blockst
when-i-block-an-attack = wenn du einen Angriff von der Hand blockst
when-they-block = immer wenn dein Gegenüber von der Hand blockt
when-they-block-my-attack = immer wenn dein Gegenüber deinen { $attack } von der Hand blockt
when-another-in = wenn du einen weiteren Keeper ins Spiel bringst
when-theirs-in = wenn dein Gegenüber einen Keeper ins Spiel bringt
when-another-destroyed = wenn ein anderer Keeper zerstört wird
when-another-of-mine-destroyed = wenn einer deiner anderen Keeper zerstört wird
when-theirs-destroyed = wenn ein gegnerischer Keeper zerstört wird
when-i-draw = wenn du Karten ziehst
when-they-draw = wenn dein Gegenüber Karten zieht
when-i-heal = wenn du heilst
when-they-discard = wenn dein Gegenüber durch eine Fähigkeit Handkarten ablegt
when-heads = wenn irgendeine Münze Kopf zeigt

# Was geschieht.
says-hits =
    Treffer für { FORM($amount, form: "counted") ->
        [yes] { FORM($amount, form: "damage") }
       *[no] { $amount } Schaden
    }
says-hits-me = diese Karte trifft dich für { $amount } Schaden
    .inv = trifft diese Karte dich für { $amount } Schaden
says-hits-turn-player = diese Karte trifft die Person am Zug für { $amount } Schaden
    .inv = trifft diese Karte die Person am Zug für { $amount } Schaden
says-heals = heile { $amount }
says-draws =
    { $count ->
        [1] ziehe 1 Karte
       *[other] ziehe { $count } Karten
    }
says-draws-counted = ziehe { FORM($count, form: "cards") }
says-they-draw =
    { $count ->
        [1] dein Gegenüber zieht 1 Karte
       *[other] dein Gegenüber zieht { $count } Karten
    }
    .inv =
        { $count ->
            [1] zieht dein Gegenüber 1 Karte
           *[other] zieht dein Gegenüber { $count } Karten
        }
says-if-heads = wirf eine Münze; bei Kopf { FORM($does, form: "inv") }
says-if-heads-or-tails = wirf eine Münze; bei Kopf { FORM($does, form: "inv") }; bei Zahl { FORM($tails, form: "inv") }
says-is-destroyed = zerstöre diese Karte
says-leaves-for-hand = dieser Keeper kommt zurück auf die Hand
    .inv = kommt dieser Keeper zurück auf die Hand
says-that-keeper-hits = er trifft dein Gegenüber für { $amount } Schaden
    .inv = trifft er dein Gegenüber für { $amount } Schaden
says-that-keeper-assaults = er trifft für seinen Ansturm-Wert
    .inv = trifft er für seinen Ansturm-Wert
says-destroys = zerstöre einen gegnerischen { $keeper }
says-if-destroys = zerstöre einen gegnerischen { $keeper }; wenn du das tust, { FORM($does, form: "inv") }
says-destroys-random = zerstöre einen zufälligen gegnerischen { $keeper }
says-destroys-all = zerstöre alle { $keepers }, auch deine
says-may-shuffle-keeper = du darfst einen beliebigen { $keeper } in das Deck mischen, aus dem er kommt
    .inv = darfst du einen beliebigen { $keeper } in das Deck mischen, aus dem er kommt
says-hit-and-go-mine = jeder deiner Keeper, vom ältesten an, trifft für { $amount } Schaden und wird zerstört
    .inv = trifft jeder deiner Keeper, vom ältesten an, für { $amount } Schaden und wird zerstört
says-hit-and-go-theirs = jeder gegnerische Keeper, vom ältesten an, trifft dein Gegenüber für { $amount } Schaden und wird zerstört
    .inv = trifft jeder gegnerische Keeper, vom ältesten an, dein Gegenüber für { $amount } Schaden und wird zerstört
says-one-hits-and-goes-mine = einer deiner { $keepers } trifft für { $amount } Schaden und wird zerstört
    .inv = trifft einer deiner { $keepers } für { $amount } Schaden und wird zerstört
says-one-hits-and-goes-theirs = einer der gegnerischen { $keepers } trifft dein Gegenüber für { $amount } Schaden und wird zerstört
    .inv = trifft einer der gegnerischen { $keepers } dein Gegenüber für { $amount } Schaden und wird zerstört
says-may-put-into-play = du darfst einen { $keeper } von der Hand ins Spiel bringen
    .inv = darfst du einen { $keeper } von der Hand ins Spiel bringen
says-top-discard-into-play = liegt oben auf deinem Ablagestapel ein { $keeper }, bringe ihn ins Spiel
    .inv = bringe einen { $keeper } oben von deinem Ablagestapel ins Spiel
says-may-return-keepers =
    { $most ->
        [1] du darfst einen beliebigen Keeper zurück auf die Hand schicken
       *[other] du darfst bis zu { $most } beliebige Keeper zurück auf die Hand schicken
    }
    .inv =
        { $most ->
            [1] darfst du einen beliebigen Keeper zurück auf die Hand schicken
           *[other] darfst du bis zu { $most } beliebige Keeper zurück auf die Hand schicken
        }
says-plays-top = decke die oberste Karte deines Decks auf und spiele sie, falls deine Power reicht
says-plays-top-if = decke die oberste Karte deines Decks auf und spiele sie, falls sie { FORM($which, form: "verb") ->
        [hat] { $which } hat
       *[ist] eine { FORM($which, form: "pre") }Karte ist
    } und deine Power reicht
says-plays-their-top = decke die oberste Karte des gegnerischen Decks auf und spiele sie, falls deine Power reicht
says-plays-their-top-if = decke die oberste Karte des gegnerischen Decks auf und spiele sie, falls sie { FORM($which, form: "verb") ->
        [hat] { $which } hat
       *[ist] eine { FORM($which, form: "pre") }Karte ist
    } und deine Power reicht
says-plays-top-discard = spiele die oberste Karte deines Ablagestapels, falls deine Power reicht
says-plays-top-discard-if = spiele die oberste Karte deines Ablagestapels, falls sie { FORM($which, form: "verb") ->
        [hat] { $which } hat
       *[ist] eine { FORM($which, form: "pre") }Karte ist
    } und deine Power reicht
says-plays-their-top-discard = spiele die oberste Karte des gegnerischen Ablagestapels, falls deine Power reicht
says-plays-their-top-discard-if = spiele die oberste Karte des gegnerischen Ablagestapels, falls sie { FORM($which, form: "verb") ->
        [hat] { $which } hat
       *[ist] eine { FORM($which, form: "pre") }Karte ist
    } und deine Power reicht
says-may-play = du darfst eine { $card } von der Hand spielen, falls deine Power reicht
    .inv = darfst du eine { $card } von der Hand spielen, falls deine Power reicht
says-may-play-stronger = du darfst eine { $card } von der Hand mit { $by } Angriff spielen, falls deine Power reicht
    .inv = darfst du eine { $card } von der Hand mit { $by } Angriff spielen, falls deine Power reicht
says-power-this-turn = { $by } Power in diesem Zug
says-power-becomes = die Power wird auf { $power } gesetzt
    .inv = wird die Power auf { $power } gesetzt
says-power-rises = die Power steigt um { $by }
    .inv = steigt die Power um { $by }
says-power-falls = die Power fällt um { $by }
    .inv = fällt die Power um { $by }
says-next-flip-heads = der nächste Münzwurf für die Power zeigt Kopf, egal, wer dann dran ist
    .inv = zeigt der nächste Münzwurf für die Power Kopf, egal, wer dann dran ist
says-next-flip-none = im nächsten Zug gibt es keinen Münzwurf für die Power
    .inv = gibt es im nächsten Zug keinen Münzwurf für die Power
says-another-turn = mache nach diesem Zug noch einen
says-ignores-icons-hand = in diesem Zug blocken Symbole auf der gegnerischen Hand nichts
    .inv = blocken in diesem Zug Symbole auf der gegnerischen Hand nichts
says-ignores-icons-deck = in diesem Zug blocken Symbole im gegnerischen Deck nichts
    .inv = blocken in diesem Zug Symbole im gegnerischen Deck nichts
says-they-discard =
    { $count ->
        [1] dein Gegenüber legt 1 Handkarte ab
       *[other] dein Gegenüber legt { $count } Handkarten ab
    }
    .inv =
        { $count ->
            [1] legt dein Gegenüber 1 Handkarte ab
           *[other] legt dein Gegenüber { $count } Handkarten ab
        }
says-discards-hand-mine = lege deine Hand ab
says-discards-hand-theirs = dein Gegenüber legt die ganze Hand ab
    .inv = legt dein Gegenüber die ganze Hand ab
says-discards-deck-all = dein Gegenüber legt das ganze Deck ab
    .inv = legt dein Gegenüber das ganze Deck ab
says-discards-deck-half = dein Gegenüber legt das halbe Deck ab, aufgerundet
    .inv = legt dein Gegenüber das halbe Deck ab, aufgerundet
says-turn-player-draws =
    { $count ->
        [1] die Person am Zug zieht 1 Karte
       *[other] die Person am Zug zieht { $count } Karten
    }
    .inv =
        { $count ->
            [1] zieht die Person am Zug 1 Karte
           *[other] zieht die Person am Zug { $count } Karten
        }
says-turn-player-discards =
    { $count ->
        [1] die Person am Zug legt 1 Handkarte ab
       *[other] die Person am Zug legt { $count } Handkarten ab
    }
    .inv =
        { $count ->
            [1] legt sie 1 Handkarte ab
           *[other] legt sie { $count } Handkarten ab
        }
says-i-discard =
    { $count ->
        [1] lege 1 Handkarte ab
       *[other] lege { $count } Handkarten ab
    }
says-discards-seen = sieh dir die gegnerische Hand an und lege eine { $card } daraus ab
says-discards-all-seen = sieh dir die gegnerische Hand an und lege alle { $cards } daraus ab
says-looks-at-hand = sieh dir die gegnerische Hand an
says-looks-at-top-mine = sieh dir die oberste Karte deines Decks an
says-looks-at-top-theirs = sieh dir die oberste Karte des gegnerischen Decks an
says-looks-and-places = sieh dir die oberste Karte deines Decks an und lass sie liegen oder lege sie unter das Deck
says-takes-top-discard = nimm die oberste Karte deines Ablagestapels auf die Hand
says-takes-top-discard-if = nimm die oberste Karte deines Ablagestapels auf die Hand, falls sie { FORM($which, form: "verb") ->
        [hat] { $which } hat
       *[ist] eine { FORM($which, form: "pre") }Karte ist
    }
says-takes-top = decke die oberste Karte deines Decks auf und nimm sie auf die Hand, falls sie { FORM($which, form: "verb") ->
        [hat] { $which } hat
       *[ist] eine { FORM($which, form: "pre") }Karte ist
    }
says-stronger = { $by } Angriff
says-stronger-per = { $by } Angriff pro { $unit }
says-stronger-if-top = decke die oberste Karte deines Decks auf; falls sie { FORM($which, form: "verb") ->
        [hat] { $which } hat
       *[ist] eine { FORM($which, form: "pre") }Karte ist
    }, { $by } Angriff
says-stronger-if-shown = du darfst eine { $card } aus deiner Hand vorzeigen; dann { $by } Angriff
    .inv = darfst du eine { $card } aus deiner Hand vorzeigen; dann { $by } Angriff
says-unblockable = unblockbar
says-unblockable-from-hand = nicht von der Hand blockbar
says-unblockable-from-deck = nicht vom Deck blockbar
says-unblockable-if-shown = du darfst eine { $card } aus deiner Hand vorzeigen; dann ist dieser Angriff unblockbar
    .inv = darfst du eine { $card } aus deiner Hand vorzeigen; dann ist dieser Angriff unblockbar
says-pierces = wird der erste Schadenspunkt nicht geblockt, ist der Rest unblockbar
says-naming-factor = nenne einen Faktor, dann { FORM($does, form: "inv") }
says-naming-level = nenne ein Level, dann { FORM($does, form: "inv") }
says-if-guessed = nenne einen Faktor und decke die oberste Karte des gegnerischen Decks auf; falls sie ihn hat, { FORM($does, form: "inv") }
says-returns-to-hand = nimm diese Karte zurück auf die Hand
says-shuffles-self-in = mische diese Karte in dein Deck
says-puts-self-on-top = lege diese Karte oben auf dein Deck
says-puts-self-on-bottom = lege diese Karte unter dein Deck

# Was gilt, solange ein Keeper im Spiel ist.
lasting-attack-mine-of = { $by } Angriff für deine { $cards }
lasting-attack-theirs-of = { $by } Angriff für gegnerische { $cards }
lasting-attack-all-of = { $by } Angriff für alle { $cards }
lasting-power-mine = { $by } Power für dich
lasting-power-mine-of = { $by } Power für deine { $cards }
lasting-power-theirs = { $by } Power für dein Gegenüber
lasting-power-theirs-of = { $by } Power für gegnerische { $cards }
lasting-while-from = { $lasting }, solange deine Power mindestens { $power } ist
lasting-while-up-to = { $lasting }, solange deine Power höchstens { $power } ist
standing-most = jeder Angriff macht dir höchstens { $amount } Schaden
standing-hits-less = jeder Treffer eines Keepers macht dir { $amount } Schaden weniger
standing-no-hits = Keeper machen dir keinen Schaden
standing-heads = deine Münzwürfe für Fähigkeiten deiner Karten zeigen Kopf
standing-forbids = dein Gegenüber kann keine { FORM($which, form: "pre") }Angriffe{ FORM($which, form: "post") } spielen

# Was nur eine einzige Karte tut.
custom-st016 = sieh dir die gegnerische Hand an; du darfst eine Karte daraus spielen, falls deine Power reicht
custom-st021 = nimm einen deiner Keeper auf die Hand zurück
custom-st035 = decke die obersten 2 Karten deines Decks auf; +1 Angriff für jeden unterschiedlichen Helden darunter, dann lege die Karten in beliebiger Reihenfolge zurück
custom-st037 = du darfst beliebig viele Handkarten vorzeigen
custom-st037-worth = die Zahl der verschiedenen vorgezeigten Helden
custom-st040 = decke die obersten 2 Karten deines Decks auf; zeigen sie 2+ verschiedene Helden, nimm beide auf die Hand, sonst lege sie in beliebiger Reihenfolge zurück
custom-st043 = wenn einer deiner Ansturm-Keeper Schaden macht
custom-st045 = decke die obersten 5 Karten deines Decks auf; +1 Angriff für jeden unterschiedlichen Helden darunter, dann mische dein Deck
custom-st054 = das Level der obersten Karte des gegnerischen Ablagestapels
custom-st088 = dein Gegenüber kann keine Angriffe spielen, die mit der obersten Karte des gegnerischen Ablagestapels einen Faktor gemeinsam haben
custom-st110 = nenne Cyclops oder Wolverine und decke die oberste Karte deines Decks auf; zeigt sie diesen Helden, ist der Angriff unblockbar
custom-st124 = +2 Angriff, falls du mindestens einen Storm-Keeper hast, und +3 Angriff, falls du mindestens einen Thor-Keeper hast (mit beiden also +5)
custom-st161 = sieh dir die obersten 2 Karten deines Decks an; nimm eine auf die Hand und lege die andere zurück
custom-st208 = du darfst einen gegnerischen Keeper zurück auf die Hand schicken; wenn du das tust, legt dein Gegenüber 1 Handkarte ab
custom-st232 = dein Gegenüber kann keine Angriffe spielen, deren Level höher ist als das der obersten Karte des gegnerischen Ablagestapels
custom-st244 = decke die oberste Karte des gegnerischen Decks auf und lass sie liegen oder lege sie unter dieses Deck
custom-st246 = zerstöre diesen Keeper
custom-st247 = diese Karte bleibt als Kopie eines beliebigen Keepers im Spiel
    .inv = bleibt diese Karte als Kopie eines beliebigen Keepers im Spiel
custom-st251 = zerstöre alle gegnerischen Keeper
custom-st253 = jeder gegnerische Keeper, vom ältesten an, trifft dein Gegenüber für 2 Schaden
    .inv = trifft jeder gegnerische Keeper, vom ältesten an, dein Gegenüber für 2 Schaden
custom-st267 = nenne einen Faktor und decke eine zufällige gegnerische Handkarte auf; falls sie ihn hat, ziehe 1 Karte
custom-st271 = alle Keeper werden in die Decks gemischt, aus denen sie kommen
    .inv = werden alle Keeper in die Decks gemischt, aus denen sie kommen
custom-st283 = die oberste Karte deines Ablagestapels trifft für 4 Schaden
    .inv = trifft die oberste Karte deines Ablagestapels für 4 Schaden
custom-st286 = wirf 2 Münzen; +2 Angriff für jedes Mal Kopf
custom-st303 = spiele diese Karte noch einmal, falls deine Power noch reicht
custom-st308 = solange du 4+ Fantastic-Four-Keeper hast, können deine anderen Fantastic-Four-Keeper nicht zerstört werden
custom-st312 = zerstöre einen gegnerischen Keeper, der im letzten Zug ins Spiel gekommen ist
custom-st315 = der aufgedruckte Angriff der obersten Karte deines Ablagestapels
custom-st318 = die Zahl der Karten auf beiden Händen
custom-st320 = wirf für jeden gegnerischen Keeper eine Münze, vom ältesten an; die mit Kopf werden zerstört
custom-st333 = dein Gegenüber höchstens 2 Handkarten hat
custom-st346 = du gewinnst die Partie
    .inv = gewinnst du die Partie
custom-st347 = du darfst einen beliebigen Keeper oben auf das Deck legen, aus dem er kommt
    .inv = darfst du einen beliebigen Keeper oben auf das Deck legen, aus dem er kommt
custom-st358 = sieh dir die obersten 2 Karten des gegnerischen Decks an; lege eine davon ab und die andere zurück auf das Deck
custom-st365 = deine Power genau 4 ist
custom-st376 = übernimm alle gegnerischen Keeper
custom-st387 = dein Gegenüber legt 1 zufällige Handkarte ab
    .inv = legt dein Gegenüber 1 zufällige Handkarte ab
custom-st395 = das Level einer zufälligen gegnerischen Handkarte, die aufgedeckt wird
custom-st400 = nenne einen Faktor und decke Karten vom gegnerischen Deck auf, bis eine ihn nicht hat; alle aufgedeckten Karten werden abgelegt
custom-st402 = nenne einen Faktor und decke eine zufällige gegnerische Handkarte auf; falls sie ihn hat, wird sie abgelegt
custom-st423 = decke die oberste Karte deines Decks auf; ist es Gambit, ziehe sie; ist es Rogue, heile 1
custom-st425 = decke die oberste Karte deines Decks auf; ist es Rogue, nimm diese Karte zurück auf die Hand; ist es Gambit, zerstöre einen gegnerischen Keeper bis Level 8
custom-st426 = sieh dir die obersten 2 Karten deines Decks an und lege sie in beliebiger Reihenfolge zurück
custom-st432 = lege 1 Handkarte ab und sieh dir die gegnerische Hand an; alle Karten dort, die Faktor, Level oder Symbol mit deiner abgelegten Karte gemeinsam haben, werden abgelegt
custom-st447 = lege eine Handkarte oben auf dein Deck
custom-st449 = decke die oberste Karte deines Decks auf; hat sie Stärke oder Energie, trifft sie für 4 Schaden und wird abgelegt
custom-st450 = nenne einen Faktor und sieh dir die gegnerische Hand an; +1 Angriff pro Karte dort mit diesem Faktor
custom-st456 = übernimm einen gegnerischen Keeper
custom-st503 = decke die obersten 3 Karten deines Decks auf; nimm alle Mole-Man- und Moloid-Karten darunter auf die Hand und lege den Rest in beliebiger Reihenfolge oben auf dein Deck, dann darfst du eine solche Karte von der Hand spielen, falls deine Power reicht
custom-st504 = wähle eine Person; sie legt ihre Hand ab und zieht ebenso viele Karten
custom-st528 = du darfst beliebig viele Handkarten vorzeigen; dann +1 Angriff für jeden unterschiedlichen Faktor darunter
custom-st543 = sieh dir die gegnerische Hand an und lege eine beliebige Karte daraus ab, dazu alle gleichen aus dem gegnerischen Deck; danach wird dieses Deck gemischt
custom-st552 = decke die obersten 3 Karten deines Decks auf; nimm eine X-Men-Karte deiner Wahl auf die Hand, der Rest kommt in zufälliger Reihenfolge unter dein Deck
custom-st560 = die gegnerische Hand und alle gegnerischen Keeper werden in die Decks gemischt, aus denen sie kommen
    .inv = werden die gegnerische Hand und alle gegnerischen Keeper in die Decks gemischt, aus denen sie kommen
custom-st562 = das gegnerische Deck und der gegnerische Ablagestapel tauschen die Plätze und werden gemischt
    .inv = tauschen das gegnerische Deck und der gegnerische Ablagestapel die Plätze und werden gemischt
custom-st565 = zerstöre einen beliebigen Keeper
custom-st583 = sieh dir die gegnerische Hand an; +1 Angriff für jeden unterschiedlichen Helden darin
custom-st597 = nenne einen Faktor; Karten mit diesem Faktor können diesen Angriff nicht blocken
custom-st598 = nenne eine Zahl
custom-st598-damage = falls es genau die genannte Zahl ist, nimm diese Karte zurück auf die Hand
custom-st599 = wenn das gegnerische Deck leer wird
custom-st599-arriving = wenn du diesen Keeper bekommst und das gegnerische Deck leer ist
custom-st600 = wenn dir eine deiner Karten Schaden macht

# Eine Karte im Spiel hat auf einem Bild wenig Platz. Sätze mit einem davon sagen dort nichts mehr:
gist-omits =
    Keeper ab
    Beim Spielen:
    Wenn diese Karte ins Spiel kommt
# Und das hier wird kürzer, von der ersten Zeile bis zur letzten:
gist-shorts =
    (trifft zu Beginn deines Zugs) =>
    (trifft, wenn du damit von der Hand blockst) =>
    Wird am Ende des gegnerischen Zuges zerstört => Bis zum gegnerischen Zugende
    Zu Beginn deines Zuges, falls dein Gegenüber höchstens 2 Handkarten hat => Gegnerische Hand bis 2
    Schaden durch deinen => durch
    -Angriff: => :
    -Karte liegt: => :
    -Karten =>
    - oder => ,
    -, => ,
    Schaden an dir durch einen gegnerischen Angriff => Schaden an dir
    Schaden an dir durch einen gegnerischen => an dir durch
    , dann zerstöre diese Karte => , dann weg
    diese Karte trifft dich für => trifft dich für
    trifft diese Karte dich für => trifft dich für
    diese Karte trifft die Person am Zug für => trifft die Person am Zug für
    Treffer für ebenso viel Schaden => trifft ebenso
    Treffer für => Treffer
    Zu Beginn deines Zuges, falls oben auf deinem Ablagestapel eine => Ablage
    oben auf deinem Ablagestapel => oben in der Ablage
    Fantastic-Four-Keeper => FF-Keeper
    für deine => für
    Nach 2+ durch => 2+ durch
    Nach 4+ durch => 4+ durch
    Nach 8+ durch => 8+ durch
    falls dein Gegenüber im letzten Zug nicht angegriffen hat => falls kein Angriff kam
    falls diese Karte der einzige Keeper im Spiel ist => falls einziger Keeper
    falls genau 2 Keeper im Spiel sind => bei genau 2 Keepern
    falls in diesem Zug 2+ Karten deinem Gegenüber Schaden gemacht haben => nach 2+ Treffern
    Zu Beginn deines Zuges, falls => Jeden Zug, falls
    Zu Beginn deines Zuges, => Jeden Zug,
    Zu Beginn deines Zuges: => Jeden Zug:
    Zu Beginn jedes Zuges: => In jedem Zug:
    Am Ende deines Zuges => Am Zugende
    Wenn du einen weiteren Keeper ins Spiel bringst => Neuer eigener Keeper
    er trifft für seinen Ansturm-Wert => er trifft für seinen Ansturm
    Wenn einer deiner anderen Keeper zerstört wird => Eigener Keeper weg
    Wenn ein anderer Keeper zerstört wird => Anderer Keeper weg
    Wenn ein gegnerischer Keeper zerstört wird => Gegnerischer Keeper weg
    wirf eine Münze; bei Kopf => bei Kopf
    die oberste Karte deines Ablagestapels => die oberste abgelegte Karte
    der obersten Karte deines Ablagestapels => der obersten abgelegten Karte
    Immer wenn dein Gegenüber von der Hand blockt => Bei gegnerischem Block
    Immer wenn du von der Hand blockst => Bei deinem Block
    Wenn du einen Angriff von der Hand blockst => Angriff geblockt
    Immer wenn dein Gegenüber deinen => Geblockter
    von der Hand blockt: => von der Hand:
    Wenn dein Gegenüber durch eine Fähigkeit Handkarten ablegt => Bei gegnerischem Ablegen
    Wenn das gegnerische Deck leer wird: dein Gegenüber legt die ganze Hand ab => Gegnerisches Deck leer: Hand weg
    dieser Keeper kommt zurück auf die Hand => zurück auf die Hand
    nimm diese Karte zurück auf die Hand => zurück auf die Hand
    in das Deck mischen, aus dem er kommt => ins Deck mischen
    in die Decks gemischt, aus denen sie kommen => in die Decks gemischt
    sieh dir die oberste Karte deines Decks an und lass sie liegen oder lege sie unter das Deck => oberste Karte ansehen, lassen oder nach unten
    decke die oberste Karte des gegnerischen Decks auf und lass sie liegen oder lege sie unter dieses Deck => oberste gegnerische Karte aufdecken, lassen oder nach unten
    sieh dir die oberste Karte deines Decks an => sieh deine oberste Karte
    sieh dir die oberste Karte des gegnerischen Decks an => sieh die oberste gegnerische Karte
    falls deine Power mindestens 12 ist => ab Power 12
    falls deine Power mindestens 20 ist => ab Power 20
    solange deine Power mindestens 7 ist => ab Power 7
    falls du 3+ Keeper hast => ab 3 Keepern
    falls du 5+ => ab 5
    falls du 6+ => ab 6
    falls du einen anderen => mit anderem
    -Keeper hast: => -Keeper:
