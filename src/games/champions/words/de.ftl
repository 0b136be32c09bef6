### Marvel Champions auf Deutsch. Namen, Karten und Zahlen kommen als Argumente.
### Formen: .acc und .dat sind Fälle, .von der Dativ mit „von“, .inv ist ein Hauptsatz nach „dann“ oder „falls …,“ (Verb zuerst).

game = Marvel Champions
ruleset-rhino-standard = Rhino
ruleset-rhino-expert = Rhino, Experte
ruleset-klaw-standard = Klaw
ruleset-klaw-expert = Klaw, Experte
ruleset-ultron-standard = Ultron
ruleset-ultron-expert = Ultron, Experte
mode-standard = Standard
mode-expert = Experte
set-random = Zufällig
set-bomb-scare = Bombendrohung
set-masters-of-evil = Masters of Evil
set-under-attack = Unter Beschuss
set-legions-of-hydra = Hydras Legionen
set-the-doomsday-chair = Doomsday Chair
set-nemesis = Erzfeind von { $hero }
card = { $card }
    .acc = „{ $card }“
player = { $who }
something = etwas

## Lektion
lesson-first = Lektion
    .about = 3 Runden als Spider-Man: Gestalt wechseln, bezahlen, angreifen, verteidigen, Widerstand leisten.
    .closing = **Das ist Marvel Champions.** Gestalt wechseln, mit Karten bezahlen, auf den Schurken draufhauen, die Bedrohung klein halten. In einer ganzen Partie kommt Rhino noch einmal wieder, und die Decks werden gemischt.
lesson-first-hand = **Deine Starthand.** Einmal darfst du Karten tauschen. Diese Hand ist super, also behalt sie.
lesson-first-alter-ego = **Du bist Peter Parker.** Ein Alter Ego erholt sich und bereitet sich vor, ein Held kämpft. Erst mal Verstärkung: Spiel Black Cat.
lesson-first-pay = **Karten bezahlen Karten.** Leg andere für ihre Ressourcen ab. „Energie“ bringt zwei, das reicht schon für Black Cat.
lesson-first-upgrade = **Upgrades bleiben im Spiel.** Der Netzsprüher bezahlt später andere Karten. Ihn selbst bezahlt Peter mit seiner eigenen Ressource.
lesson-first-hero = **Rein ins Kostüm!** Einmal pro Zug darfst du die Gestalt wechseln. Als Spider-Man kannst du angreifen, aber Rhino greift dann auch dich an.
lesson-first-attack = **Basisangriff.** Spider-Man wird erschöpft und macht 2 Schaden. Bring Rhino auf 0 und du gewinnst.
lesson-first-ally = **Verbündete kämpfen mit.** Black Cat kann einmal pro Runde angreifen oder Widerstand leisten.
lesson-first-end = **Beende deinen Zug.** Du ziehst nach, und alle deine Karten werden spielbereit. Dann kommt die Schurkenphase: Die Bedrohung steigt, Rhino handelt und eine neue Karte taucht auf.
lesson-first-interrupt = **Deine Unterbrechung.** Dank Spinnensinn darfst du jedes Mal eine Karte ziehen, wenn dich der Schurke angreift. Geschenkte Karten nimmt man mit.
lesson-first-defend = **Verteidigen.** Spider-Mans VER von 3 geht vom Schaden ab. Der Preis: In deinem nächsten Zug ist er noch erschöpft.
lesson-first-villain = **Das war die Schurkenphase.** Die Bedrohung ist gestiegen. Bei 7 geht Rhinos Plan auf und du verlierst. Hat dein Held verteidigt, ist er erschöpft, aber Ereignisse gehen trotzdem.
lesson-first-thwart = **Widerstand oder Angriff?** Widerstand nimmt Bedrohung vom Plan. Black Cat bekommt dafür 1 Schaden.
lesson-first-backflip = **Auch Karten können unterbrechen.** Rückwärtssalto kostet 0 und verhindert den ganzen Schaden. Ausweichen!
lesson-first-last = **Ein Scherge!** Shocker ist jetzt im Kampf mit dir: Schergen greifen dich jede Runde an. Aber ist Rhino bei 0, hast du gewonnen, also drauf!

## Fertige Decks
deck-spider-man = Spider-Man, Gerechtigkeit
    .about = Weicht Angriffen aus, hält Pläne klein und tritt hart zu, wenn es zählt. Gut fürs erste Mal.
deck-captain-marvel = Captain Marvel, Führung
    .about = Fliegt, sammelt Energie für den einen großen Schlag und führt ein starkes Team. Gut fürs erste Mal.
deck-she-hulk = She-Hulk, Aggression
    .about = Schlägt härter zu als alle anderen, angeschlagen erst recht. Nebenbei zerlegt die Anwältin Pläne.
deck-iron-man = Iron Man, Aggression
    .about = Beginnt schwach, baut nach und nach die Rüstung auf und endet mit voller Hand und doppeltem Schaden.
deck-black-panther = Black Panther, Schutz
    .about = Verteidigt, schlägt zurück und zündet alle Upgrades auf einmal. Das letzte trifft am härtesten.

## Karten
card-title = { $name }
card-title-stage = { $name } { $stage }
facedown-drone = eine Drohne
    .bare = Drohne
whose-card = { FORM($what, form: "bare") } ({ $who })
boost-card = Boost-Karte
kind-hero = Held
kind-alter-ego = Alter Ego
kind-ally = Verbündeter
kind-event = Ereignis
kind-resource = Ressource
kind-support = Vorteil
kind-upgrade = Upgrade
kind-villain = Schurke
kind-main-scheme = Hauptplan
kind-side-scheme = Nebenplan
kind-minion = Scherge
kind-treachery = Verrat
kind-attachment = Anhang
kind-environment = Umgebung
kind-obligation = Verpflichtung
fact-cost = Kosten { $cost }
fact-thwart = WID { $value }
fact-attack = ANG { $value }
fact-defense = VER { $value }
fact-recover = ERH { $value }
fact-scheme = PLA { $value }
fact-hit-points = { $value } Lebenspunkte
fact-hit-points-each = { $value } Lebenspunkte pro Person
fact-traits = { $traits }
fact-boost =
    { $icons ->
        [one] 1 Boost-Symbol
       *[other] { $icons } Boost-Symbole
    }
resource-energy = Energie
resource-mental = Mental
resource-physical = Physisch
resource-wild = Joker
fact-resource-energy = { $amount } Energie
fact-resource-mental = { $amount } Mental
    .spent =
        { $amount ->
            [one] 1 mentale Ressource
           *[other] { $amount } mentale Ressourcen
        }
fact-resource-physical = { $amount } Physisch
    .spent =
        { $amount ->
            [one] 1 physische Ressource
           *[other] { $amount } physische Ressourcen
        }
fact-resource-wild = { $amount } Joker
type-energy = Energie
type-mental = Mental
type-physical = Physisch
type-wild = Joker
name = { $name }
facet-type = Typ
facet-aspect = Aspekt
facet-set = Set
facet-cost = Kosten
facet-resource = Ressource
facet-trait = Merkmal
aspect-hero = Heldenkarten
aspect-basic = Basis
aspect-encounter = Begegnung
aspect-aggression = Aggression
aspect-justice = Gerechtigkeit
aspect-leadership = Führung
aspect-protection = Schutz
keyword-retaliate = { $card }: Vergeltung
keyword-quickstrike = { $card }: Erstschlag
explains-retaliate = Vergeltung { $amount }: { $amount } Schaden an { FORM($what, form: "bare") }.
explains-quickstrike = Erstschlag: greift { $who } an.

## Was Karten sagen. Eine Phrase beginnt klein und endet ohne Punkt.
label = { CAPITAL($says) }
says-ability = { $head }: { $does }
says-ability-cost = { $head }: { $cost } → { $does }
says-with = { FORM($says, form: "tailed") } { $tail }
    .inv = { FORM($says, form: "inv") } { $tail }

# Arten von Fähigkeiten, und was in Klammern dahinter steht.
head-action = Aktion
head-hero-action = Heldenaktion
head-alter-ego-action = Alter-Ego-Aktion
head-resource = Ressource
head-hero-resource = Heldenressource
head-interrupt = Unterbrechung
head-hero-interrupt = Heldenunterbrechung
head-forced-interrupt = erzwungene Unterbrechung
head-response = Reaktion
head-forced-response = erzwungene Reaktion
head-special = Spezial
head-setup = Spielaufbau
head-when-revealed = sobald aufgedeckt
head-hero-when-revealed = sobald aufgedeckt (Held)
head-alter-ego-when-revealed = sobald aufgedeckt (Alter Ego)
head-boost = Boost
head-named = { $name } – { $head }
head-notes = { $head } ({ $notes })
head-list = { $said }; { $next }
label-attack = Angriff
label-thwart = Widerstand
label-defense = Verteidigung
limit =
    { $limit ->
        [one] 1× pro Runde
       *[other] { $limit }× pro Runde
    }

# Worauf Unterbrechungen und Reaktionen warten.
when-while = { $when }, solange { $condition }
when-villain-attacks-you = der Schurke greift dich an
when-this-attacks = diese Karte greift an
when-this-attacks-you = diese Karte greift dich an
when-host-attacks = der Träger greift an
when-host-would-attack = der Träger würde angreifen
when-host-damages = ein Angriff des Trägers macht Schaden
when-this-schemes = diese Karte treibt den Plan voran
when-host-schemes = der Träger treibt den Plan voran
when-villain-schemes = der Schurke treibt den Plan voran
when-your-hero-defends = dein Held verteidigt
when-your-hero-attacks = dein Held greift an
when-your-basic-attack = dein Held führt einen Basisangriff durch
when-your-attack-defeats = ein Angriff deines Helden besiegt einen Gegner
when-this-defeats-minion = diese Karte greift an und besiegt einen Schergen
when-this-thwarts = diese Karte leistet Widerstand
when-to-this-form = du wechselst in diese Gestalt
when-you-defeat-minion = du besiegst einen Schergen
when-you-would-take-damage = du würdest Schaden nehmen
when-attack-would-damage-you = du würdest Schaden durch einen Angriff nehmen
when-host-would-be-dealt-damage = dem Träger würde Schaden zugefügt
when-host-takes-damage = der Träger nimmt Schaden
when-threat-would-be-placed = ein Plan bekäme Bedrohung
when-step-one-threat-here = in Schritt eins der Schurkenphase kommt Bedrohung auf diesen Plan
when-this-enters = diese Karte kommt ins Spiel
when-minion-enters = ein Scherge kommt ins Spiel
when-this-is-played = du spielst diese Karte
when-this-is-defeated = diese Karte wird besiegt
when-host-is-defeated = der Träger wird besiegt
when-host-would-be-defeated = der Träger würde besiegt
when-revealed-from-deck = eine Karte vom Begegnungsdeck wird aufgedeckt
when-treachery-revealed = ein Verrat vom Begegnungsdeck wird aufgedeckt
when-round-ends = die Runde endet

# Kosten.
cost-list = { $said }, { $next }
cost-spend = gib { FORM($resources, form: "spent") } aus
cost-any-amount = gib beliebig viel { $type } aus
cost-exhaust-this = erschöpfe diese Karte
cost-exhaust-hero = erschöpfe deinen Helden
cost-counters =
    { $count ->
        [one] entferne 1 Marker
       *[other] entferne { $count } Marker
    }
cost-discard-this = lege diese Karte ab
cost-take-damage = nimm { $amount } Schaden
cost-damage-this = { $amount } Schaden an dieser Karte
cost-heal-you = heile { $amount } Schaden von deiner Identität
cost-discard-cards =
    { $upTo ->
        [yes] lege { $min }–{ $max } Handkarten ab
       *[no] { $max ->
            [one] lege 1 Handkarte ab
           *[other] lege { $max } Handkarten ab
        }
    }
resources = { $list }
    .spent = { FORM($list, form: "spent") }

# Wer und was gemeint ist: alle; eins nach Wahl (.one); was gezählt wird (.unit, nach „pro“).
whom-this = diese Karte
    .acc = diese Karte
    .dat = dieser Karte
    .von = von dieser Karte
whom-host = der Träger
    .acc = den Träger
    .dat = dem Träger
    .von = vom Träger
whom-that-enemy = dieser Gegner
    .acc = diesen Gegner
    .dat = diesem Gegner
    .von = von diesem Gegner
whom-damaged = alle, die dabei Schaden genommen haben
whom-attacked = jeder angegriffene Gegner
    .acc = jeden angegriffenen Gegner
    .dat = jedem angegriffenen Gegner
    .von = von jedem angegriffenen Gegner
whom-you = du
    .can = du kannst
    .acc = dich
    .dat = dir
    .von = von dir
whom-identity = deine Identität
    .acc = deine Identität
    .dat = deiner Identität
    .von = von deiner Identität
whom-your-hero = dein Held
    .acc = deinen Helden
    .dat = deinem Helden
    .von = von deinem Helden
whom-your-character = jeder deiner Charaktere
    .acc = alle deine Charaktere
    .dat = jedem deiner Charaktere
    .von = von jedem deiner Charaktere
    .one = einer deiner Charaktere
    .one-none = keiner deiner Charaktere
    .one-acc = einen deiner Charaktere
    .one-dat = einem deiner Charaktere
    .one-von = von einem deiner Charaktere
    .unit = Charakter unter deiner Kontrolle
whom-your-ally = jeder deiner Verbündeten
    .acc = alle deine Verbündeten
    .dat = jedem deiner Verbündeten
    .von = von jedem deiner Verbündeten
    .one = einer deiner Verbündeten
    .one-none = keiner deiner Verbündeten
    .one-acc = einen deiner Verbündeten
    .one-dat = einem deiner Verbündeten
    .one-von = von einem deiner Verbündeten
    .unit = Verbündeten unter deiner Kontrolle
whom-your-upgrade = jedes deiner Upgrades
    .acc = alle deine Upgrades
    .dat = jedem deiner Upgrades
    .von = von jedem deiner Upgrades
    .one = eins deiner Upgrades
    .one-none = keins deiner Upgrades
    .one-acc = eins deiner Upgrades
    .one-dat = einem deiner Upgrades
    .one-von = von einem deiner Upgrades
    .unit = Upgrade unter deiner Kontrolle
whom-your-upgrade-with = jedes deiner { JOINED($trait) }-Upgrades
    .acc = alle deine { JOINED($trait) }-Upgrades
    .dat = jedem deiner { JOINED($trait) }-Upgrades
    .von = von jedem deiner { JOINED($trait) }-Upgrades
    .one = eins deiner { JOINED($trait) }-Upgrades
    .one-none = keins deiner { JOINED($trait) }-Upgrades
    .one-acc = eins deiner { JOINED($trait) }-Upgrades
    .one-dat = einem deiner { JOINED($trait) }-Upgrades
    .one-von = von einem deiner { JOINED($trait) }-Upgrades
    .unit = { JOINED($trait) }-Upgrade unter deiner Kontrolle
whom-your-upgrade-or-support = jedes deiner Upgrades und jeder deiner Vorteile
    .acc = alle deine Upgrades und Vorteile
    .dat = jedem deiner Upgrades und Vorteile
    .von = von jedem deiner Upgrades und Vorteile
    .one = eins deiner Upgrades oder einer deiner Vorteile
    .one-none = keins deiner Upgrades und keiner deiner Vorteile
    .one-acc = eins deiner Upgrades oder einen deiner Vorteile
    .one-dat = einem deiner Upgrades oder Vorteile
    .one-von = von einem deiner Upgrades oder Vorteile
    .unit = Upgrade oder Vorteil unter deiner Kontrolle
    .unit-dearest = dein teuerstes Upgrade oder deinen teuersten Vorteil
    .unit-theirs = ihr teuerstes Upgrade oder ihren teuersten Vorteil
whom-character = jeder Charakter
    .acc = jeden Charakter
    .dat = jedem Charakter
    .von = von jedem Charakter
    .one = ein beliebiger Charakter
    .one-none = kein Charakter
    .one-acc = einen beliebigen Charakter
    .one-dat = einem beliebigen Charakter
    .one-von = von einem beliebigen Charakter
    .unit = Charakter im Spiel
whom-friendly = jeder befreundete Charakter
    .acc = jeden befreundeten Charakter
    .dat = jedem befreundeten Charakter
    .von = von jedem befreundeten Charakter
    .one = ein befreundeter Charakter
    .one-none = kein befreundeter Charakter
    .one-acc = einen befreundeten Charakter
    .one-dat = einem befreundeten Charakter
    .one-von = von einem befreundeten Charakter
    .unit = befreundeten Charakter
whom-hero = jeder Held
    .acc = jeden Helden
    .dat = jedem Helden
    .von = von jedem Helden
    .one = ein Held
    .one-none = kein Held
    .one-acc = einen Helden
    .one-dat = einem Helden
    .one-von = von einem Helden
    .unit = Helden im Spiel
whom-ally = jeder Verbündete
    .acc = jeden Verbündeten
    .dat = jedem Verbündeten
    .von = von jedem Verbündeten
    .one = ein Verbündeter
    .one-none = kein Verbündeter
    .one-acc = einen Verbündeten
    .one-dat = einem Verbündeten
    .one-von = von einem Verbündeten
    .unit = Verbündeten im Spiel
whom-villain = der Schurke
    .none = der Schurke nicht
    .acc = den Schurken
    .dat = dem Schurken
    .von = vom Schurken
whom-enemy = jeder Gegner
    .acc = jeden Gegner
    .dat = jedem Gegner
    .von = von jedem Gegner
    .one = ein Gegner
    .one-none = kein Gegner
    .one-acc = einen Gegner
    .one-dat = einem Gegner
    .one-von = von einem Gegner
    .unit = Gegner im Spiel
whom-minion = jeder Scherge
    .acc = jeden Schergen
    .dat = jedem Schergen
    .von = von jedem Schergen
    .one = ein Scherge
    .one-none = kein Scherge
    .one-acc = einen Schergen
    .one-dat = einem Schergen
    .one-von = von einem Schergen
    .unit = Schergen im Spiel
whom-minion-with = jeder { JOINED($trait) }-Scherge
    .acc = jeden { JOINED($trait) }-Schergen
    .dat = jedem { JOINED($trait) }-Schergen
    .von = von jedem { JOINED($trait) }-Schergen
    .one = ein { JOINED($trait) }-Scherge
    .one-none = kein { JOINED($trait) }-Scherge
    .one-acc = einen { JOINED($trait) }-Schergen
    .one-dat = einem { JOINED($trait) }-Schergen
    .one-von = von einem { JOINED($trait) }-Schergen
    .unit = { JOINED($trait) }-Schergen im Spiel
whom-enemy-with = jeder { JOINED($trait) }-Gegner
    .acc = jeden { JOINED($trait) }-Gegner
    .dat = jedem { JOINED($trait) }-Gegner
    .von = von jedem { JOINED($trait) }-Gegner
    .one = ein { JOINED($trait) }-Gegner
    .one-none = kein { JOINED($trait) }-Gegner
    .one-acc = einen { JOINED($trait) }-Gegner
    .one-dat = einem { JOINED($trait) }-Gegner
    .one-von = von einem { JOINED($trait) }-Gegner
    .unit = { JOINED($trait) }-Gegner im Spiel
whom-your-enemies = der Schurke und jeder Scherge im Kampf mit dir
    .acc = den Schurken und jeden Schergen im Kampf mit dir
    .dat = dem Schurken und jedem Schergen im Kampf mit dir
    .von = vom Schurken und jedem Schergen im Kampf mit dir
whom-drone-before-you = jede Drohne im Kampf mit dir
    .acc = jede Drohne im Kampf mit dir
    .dat = jeder Drohne im Kampf mit dir
    .von = von jeder Drohne im Kampf mit dir
    .one = eine Drohne im Kampf mit dir
    .one-none = keine Drohne im Kampf mit dir
    .one-acc = eine Drohne im Kampf mit dir
    .one-dat = einer Drohne im Kampf mit dir
    .one-von = von einer Drohne im Kampf mit dir
    .unit = Drohne im Kampf mit dir
whom-facedown-drone = jede verdeckte Drohne
    .acc = jede verdeckte Drohne
    .dat = jeder verdeckten Drohne
    .von = von jeder verdeckten Drohne
    .one = eine verdeckte Drohne
    .one-none = keine verdeckte Drohne
    .one-acc = eine verdeckte Drohne
    .one-dat = einer verdeckten Drohne
    .one-von = von einer verdeckten Drohne
    .unit = verdeckte Drohne im Spiel
whom-main-scheme = der Hauptplan
    .none = der Hauptplan nicht
    .acc = den Hauptplan
    .dat = dem Hauptplan
    .von = vom Hauptplan
whom-side-scheme = jeder Nebenplan
    .acc = jeden Nebenplan
    .dat = jedem Nebenplan
    .von = von jedem Nebenplan
    .one = ein Nebenplan
    .one-none = kein Nebenplan
    .one-acc = einen Nebenplan
    .one-dat = einem Nebenplan
    .one-von = von einem Nebenplan
    .unit = Nebenplan im Spiel
which-minion = ein Scherge
    .acc = einen Schergen
    .dat = einem Schergen
which-minion-with = ein { JOINED($trait) }-Scherge
    .acc = einen { JOINED($trait) }-Schergen
    .dat = einem { JOINED($trait) }-Schergen
which-upgrade = ein Upgrade
    .acc = ein Upgrade
    .dat = einem Upgrade
which-upgrade-with = ein { JOINED($trait) }-Upgrade
    .acc = ein { JOINED($trait) }-Upgrade
    .dat = einem { JOINED($trait) }-Upgrade
which-side-scheme = ein Nebenplan
    .acc = einen Nebenplan
    .dat = einem Nebenplan

# Zahlen.
number-x = X
number-that-much = ebenso viel
    .pl = ebenso viele
tail-if = ({ $n }, falls { $condition })
tail-per = pro { $unit }
tail-per-most = pro { $unit }, höchstens { $most }
tail-x = (X = { $count })
tail-x-most = (X = { $count }, höchstens { $most })
tail-per-player = pro Person
count-damage-on-you = dein erlittener Schaden
count-your-attack = ANG deines Helden
count-its-hit-points = eigene verbleibende Lebenspunkte
unit-counters-here = Marker hier
unit-discarded = abgelegte Karte
unit-damage-dealt = zugefügten Schaden
unit-threat-placed = platzierte Bedrohung
unit-drones-of-attacked = Drohne im Kampf mit der angegriffenen Person

# Bedingungen, mit dem Verb am Ende: nach „falls“ und „solange“.
if-you-are = du { $trait ->
        [Avenger] ein Avenger bist
       *[other] das Merkmal { $trait } hast
    }
if-alter-ego = du in Alter-Ego-Gestalt bist
if-in-play = „{ $card }“ im Spiel ist
if-not-in-play = „{ $card }“ nicht im Spiel ist
if-any = { $whom } im Spiel ist
if-none = { FORM($whom, form: "none") } im Spiel ist
if-no-host = diese Karte an nichts hängt
if-damage-here = hier mindestens { $least } Schaden liegen
if-paid-with = mit { $type } bezahlt
if-last-step = als Letztes genutzt
if-undefended = der Angriff unverteidigt ist
if-dealt-damage = der Angriff Schaden zugefügt hat

# Was geschieht.
says-damage = { $n } Schaden an { FORM($whom, form: "dat") }
says-damage-overkill = { $says } (Overkill, falls { $condition })
says-damage-player = { $n } Schaden am Schurken und an jedem Schergen im Kampf mit einer Person deiner Wahl
says-move-damage = verschiebe { $n } Schaden von deinem Helden auf einen Gegner
says-damage-here = lege den Schaden hierhin
says-heal = heile { $n } Schaden { FORM($whom, form: "von") }
says-heal-all = heile allen Schaden { FORM($whom, form: "von") }
says-remove-threat = entferne { $n } Bedrohung von einem Plan
says-remove-threat-each = entferne { $n } Bedrohung von jedem Plan
says-threat = { $n } Bedrohung auf { FORM($whom, form: "acc") }
says-threat-here = lege { $n } Bedrohung auf diesen Plan
    .inv = lege auf diesen Plan { $n } Bedrohung
    .tailed = lege auf diesen Plan { $n } Bedrohung
says-accelerate = lege einen Beschleunigungsmarker auf den Hauptplan
says-stunned = betäube { FORM($whom, form: "acc") }
says-confused = verwirre { FORM($whom, form: "acc") }
says-tough = mache { FORM($whom, form: "acc") } zäh
says-draw =
    { $n ->
        [one] ziehe 1 Karte
       *[other] ziehe { $n } Karten
    }
    .each =
        { $n ->
            [one] alle ziehen 1 Karte
           *[other] alle ziehen { $n } Karten
        }
    .each-inv =
        { $n ->
            [one] ziehen alle 1 Karte
           *[other] ziehen alle { $n } Karten
        }
says-player-draws =
    { $n ->
        [one] eine Person deiner Wahl zieht 1 Karte
       *[other] eine Person deiner Wahl zieht { $n } Karten
    }
    .inv =
        { $n ->
            [one] zieht eine Person deiner Wahl 1 Karte
           *[other] zieht eine Person deiner Wahl { $n } Karten
        }
says-discard-random = lege 1 zufällige Handkarte ab
says-discard-top =
    { $n ->
        [one] lege die oberste Karte deines Decks ab
       *[other] lege die obersten { $n } Karten deines Decks ab
    }
    .each =
        { $n ->
            [one] alle legen die oberste Karte ihres Decks ab
           *[other] alle legen die obersten { $n } Karten ihres Decks ab
        }
    .each-inv =
        { $n ->
            [one] legen alle die oberste Karte ihres Decks ab
           *[other] legen alle die obersten { $n } Karten ihres Decks ab
        }
says-search-deck = hol dir { FORM($which, form: "acc") } aus deinem Deck
says-take-one-of-top = sieh dir die obersten { $n } Karten deines Decks an, nimm eine auf die Hand und lege den Rest ab
says-ready = mache { FORM($whom, form: "acc") } spielbereit
says-exhaust = erschöpfe { FORM($whom, form: "acc") }
says-return-this = diese Karte kehrt auf die Hand zurück
    .inv = kehrt diese Karte auf die Hand zurück
says-discard-one = lege { FORM($whom, form: "acc") } ab
says-discard-one-first = lege { FORM($whom, form: "acc") } ab (der Startspieler wählt)
says-counters = lege ebenso viele Marker hierhin
says-this-into-play = bringe diese Karte ins Spiel; sie verwickelt dich in einen Kampf
says-specials = nutze die Spezialfähigkeit von { FORM($whom, form: "dat") }, in beliebiger Reihenfolge
says-gain-this-phase = du hast in dieser Phase das Merkmal { $trait }
    .inv = hast du in dieser Phase das Merkmal { $trait }
says-get-this-phase = { $what } für diese Karte in dieser Phase
says-player-gets-this-phase = { $what } in dieser Phase für alle Charaktere einer Person deiner Wahl
says-pay-less = die nächste Karte einer Person deiner Wahl in dieser Phase kostet { $discount } weniger
    .inv = kostet in dieser Phase die nächste Karte einer Person deiner Wahl { $discount } weniger
says-prevent = verhindere { $amount } davon
says-prevent-all = verhindere den ganzen Schaden
says-instead = stattdessen { FORM($does, form: "inv") }
says-instead-if = { $does }; falls { $condition }, gilt stattdessen: { $other }
    .inv = { FORM($does, form: "inv") }; falls { $condition }, gilt stattdessen: { $other }
says-places-less = er legt dabei { $amount } Bedrohung weniger auf den Plan
    .inv = legt er dabei { $amount } Bedrohung weniger auf den Plan
says-overkill = der Angriff erhält Overkill
    .inv = erhält der Angriff Overkill
says-discard-afterwards = lege diese Karte nach dem Angriff ab
says-cancel-when-revealed = annulliere seine „Sobald aufgedeckt“-Effekte
says-cancel-card = annulliere die aufgedeckte Karte und lege sie ab
says-choose = { $ways }
    .inv = { FORM($ways, form: "inv") }
    .each = jede Person wählt: { $ways }
    .each-inv = wählt jede Person: { $ways }
says-or = { $said } – oder { $next }
    .inv = { FORM($said, form: "inv") } – oder { FORM($next, form: "inv") }
says-surge = Nachrüsten
says-or-surge = { $does }; falls das nichts bewirkt, Nachrüsten
    .inv = { FORM($does, form: "inv") }; falls das nichts bewirkt, Nachrüsten
says-villain-attacks = der Schurke greift dich an
    .inv = greift der Schurke dich an
says-villain-schemes = der Schurke treibt den Plan voran
    .inv = treibt der Schurke den Plan voran
says-minions-attack = jeder Scherge im Kampf mit dir greift an
    .inv = greift jeder Scherge im Kampf mit dir an
says-minions-attack-yours = jeder { JOINED($trait) }-Scherge im Kampf mit dir greift deinen Helden an; falls keiner angreift, { FORM($otherwise, form: "inv") }
    .inv = greift jeder { JOINED($trait) }-Scherge im Kampf mit dir deinen Helden an; falls keiner angreift, { FORM($otherwise, form: "inv") }
says-minions-attack-all = jeder { JOINED($trait) }-Scherge greift den Helden an, mit dem er im Kampf ist; falls keiner angreift, { FORM($otherwise, form: "inv") }
    .inv = greift jeder { JOINED($trait) }-Scherge den Helden an, mit dem er im Kampf ist; falls keiner angreift, { FORM($otherwise, form: "inv") }
says-boost = 1 Boost-Karte mehr
says-search-reveal-both = suche die Karte „{ $card }“ im Begegnungsdeck oder Ablagestapel und decke sie auf
says-search-reveal-deck = suche die Karte „{ $card }“ im Begegnungsdeck und decke sie auf
says-search-into-play = suche { FORM($which, form: "acc") } im Begegnungsdeck oder Ablagestapel und bringe die Karte ins Spiel
# .tail: Davor steht schon ein Semikolon, also trennt eins auch, was mit „dann“ folgt.
says-search-engages = suche { FORM($which, form: "acc") } im Begegnungsdeck oder Ablagestapel; die Karte verwickelt dich in einen Kampf
    .tail = condition
says-bring-in = suche { $card } (falls nicht schon im Spiel) im Begegnungsdeck oder Ablagestapel; die Karte verwickelt dich in einen Kampf
    .tail = condition
says-turn-up-minion = lege Begegnungskarten ab, bis ein Scherge auftaucht; der verwickelt den Startspieler in einen Kampf
says-turn-up-minion-with = lege Begegnungskarten ab, bis ein { JOINED($trait) }-Scherge auftaucht; der verwickelt den Startspieler in einen Kampf
says-turn-up-reveal = lege Begegnungskarten ab, bis { $which } auftaucht, und decke ihn auf
says-reveal-another = decke die nächste Begegnungskarte auf
says-deal = du bekommst eine Begegnungskarte
    .inv = bekommst du eine Begegnungskarte
says-drones =
    { $n ->
        [one] mache die oberste Karte deines Decks zur Drohne
       *[other] mache die obersten { $n } Karten deines Decks zu Drohnen
    }
    .each =
        { $n ->
            [one] alle machen die oberste Karte ihres Decks zur Drohne
           *[other] alle machen die obersten { $n } Karten ihres Decks zu Drohnen
        }
    .each-inv =
        { $n ->
            [one] machen alle die oberste Karte ihres Decks zur Drohne
           *[other] machen alle die obersten { $n } Karten ihres Decks zu Drohnen
        }
    .first =
        { $n ->
            [one] der Startspieler macht die oberste Karte seines Decks zur Drohne
           *[other] der Startspieler macht die obersten { $n } Karten seines Decks zu Drohnen
        }
says-stun-struck = betäube alle, denen der Angriff Schaden zufügt
says-exhaust-struck-hero = erschöpfe deinen Helden, falls ihm der Angriff Schaden zufügt
says-obliges = du darfst zum Alter Ego wechseln; dann wähle: { $exhaust } – oder { $other }
says-obliges-exhaust = erschöpfe { $card } und entferne diese Karte aus dem Spiel

# Was gilt, solange eine Karte im Spiel ist.
only-hero = nur in Heldengestalt
only-alter-ego = nur in Alter-Ego-Gestalt
max-player = höchstens 1 pro Person
max-any-player = eine Person deiner Wahl kontrolliert diese Karte und ist hier „du“ (höchstens 1 pro Person)
attach = hänge diese Karte an { FORM($whom, form: "acc") } an
attach-max = { $attach } (höchstens 1 pro Träger)
attach-strongest = hänge diese Karte an den Schergen mit den meisten aufgedruckten Lebenspunkten an
attach-strongest-without = hänge diese Karte an den Schergen mit den meisten aufgedruckten Lebenspunkten an, der noch keinen solchen Anhang hat
counters-uses = { $count } { $kind }marker; ist keiner mehr da, lege diese Karte ab
counters-enters = { $count } { $kind }marker
counter-arrow = Pfeil
counter-attack = Angriffs
counter-medical = Behandlungs
counter-snoop = Überwachungs
counter-web = Netz
keyword-guard-said = Wache
keyword-quickstrike-said = Erstschlag
keyword-retaliate-said = Vergeltung { $amount }
keyword-surge-said = Nachrüsten
keyword-toughness-said = Zähigkeit
adds = +{ $by } { $stat }
stat-attack = ANG
stat-thwart = WID
stat-defense = VER
stat-hitPoints =
    { $by ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }
stat-handSize = Handlimit
stat-allyLimit = Verbündetenlimit
stat-retaliate = Vergeltung
modifies = { $what }
modifies-whom = { $what } für { FORM($whom, form: "acc") }
gains = { $whom } { $trait ->
        [Avenger] ist ein Avenger
       *[other] hat das Merkmal { $trait }
    }
ban-take-damage = { $whom } kann keinen Schaden nehmen
ban-from = { $says }, der von { FORM($which, form: "dat") } kommt
ban-while = { $says }, solange { $condition }
ban-lose-threat = von { FORM($whom, form: "dat") } kann keine Bedrohung entfernt werden
worth = ANG X (X = { $count })
allies-must-defend = verteidige gegen diese Karte mit einem Verbündeten, falls möglich
says-drones-are = verdeckte Drohnen haben PLA { $scheme }, ANG { $attack } und { $hitPoints } Lebenspunkt; werden sie besiegt, kommen sie auf den Ablagestapel ihres Decks
doubles = zählt doppelt für Karten des Aspekts { $aspect }
icon-crisis = Krise
icon-acceleration = Beschleunigung
icon-hazard = Gefahr

# Was nur eine einzige Karte tut.
custom-01002 = lege die obersten 2 Karten deines Decks ab; die mit aufgedruckter mentaler Ressource kommen auf deine Hand
custom-01009 = lege diese Karte ab und betäube diesen Gegner
custom-01012 = entferne 2 Bedrohung von einem Plan; falls du das Merkmal Fliegend hast, dann auch 2 von einem anderen
custom-01025 = wechsle deine Gestalt, dann ziehe bis zum aufgedruckten Handlimit
custom-01031 = lege die obersten 5 Karten deines Decks ab; 1 Schaden an einem Gegner, +2 für jede Energie, die auf den Karten aufgedruckt ist
custom-01033 = die aufgedruckten Ressourcen der obersten Karte deines Ablagestapels
custom-01034 = eine Person deiner Wahl nimmt das oberste Tech-Upgrade ihres Ablagestapels auf die Hand
    .inv = nimmt eine Person deiner Wahl das oberste Tech-Upgrade ihres Ablagestapels auf die Hand
custom-01042 = mische bis zu 3 verschiedene Karten aus deinem Ablagestapel in dein Deck
custom-01071-cost = wähle einen Verbündeten in einem beliebigen Ablagestapel, bezahle seine aufgedruckten Kosten
custom-01071 = er kommt unter deiner Kontrolle ins Spiel
custom-01111 = Schaden in Höhe der Bedrohung auf „Bombendrohung“, vom Startspieler auf Helden und Verbündete verteilt
custom-01130 = der Angriff trifft auch jeden anderen Helden
    .inv = trifft der Angriff auch jeden anderen Helden
custom-01159 = lege die oberste Begegnungskarte ab, dann wähle: dein Held nimmt Schaden in Höhe ihrer Boost-Symbole +1 – oder der Hauptplan bekommt ebenso viel Bedrohung
custom-01164 = Titania greift deinen Helden an; falls sie nicht angreift, heile allen Schaden von ihr, dazu Nachrüsten
custom-01166 = von jeder Hand kommt 1 zufällige Karte verdeckt hierhin
custom-01166-defeated = die Karten hier kehren auf die Hände zurück, von denen sie kamen
custom-01169 = lege von jeder Hand 1 zufällige Karte ab; 1 Bedrohung auf den Hauptplan pro Ressourcensorte auf diesen Karten
custom-01174 = lege die obersten 5 Karten deines Decks ab und nimm 1 Schaden für jede darauf aufgedruckte Energie
    .each = alle legen die obersten 5 Karten ihres Decks ab und nehmen 1 Schaden für jede darauf aufgedruckte Energie
custom-01179 = lege alle Handkarten mit aufgedruckter Energie ab
custom-01190 = dein beiseitegelegter Erzfeind und sein Nebenplan werden aufgedeckt, die übrigen Karten seines Sets kommen ins Begegnungsdeck; liegt der Erzfeind nicht mehr beiseite, Nachrüsten

## Warum es nichts bewirken würde
unable-damage = Kein Gegner, der Schaden nehmen könnte
unable-threat = Kein Plan, der Bedrohung verlieren könnte
unable-place = Dieser Plan ist nicht im Spiel
unable-stunned = Schon betäubt
unable-confused = Schon verwirrt
unable-tough = Schon zäh
unable-draw = Keine Karten zum Ziehen
unable-deck = Dein Deck ist leer
unable-hand = Zu wenige Karten auf der Hand
unable-pile = Dein Ablagestapel ist leer
unable-take = Keine solche Karte in einem Ablagestapel
unable-call = Kein bezahlbarer Verbündeter in einem Ablagestapel
unable-discard = Nichts zum Ablegen da
unable-ready = Nichts Erschöpftes da
unable-specials = Du hast kein solches Upgrade
unable-counters = Keine Marker mehr
unable-gone = Diese Karte ist nicht mehr im Spiel
unable-cost-tough = Du bist zäh: Der Schaden käme nicht an
unable-hurt = Du hast nicht genug Schaden erlitten
change-hand = { $who }: Handkarten
change-tough = { FORM($what, form: "bare") } nicht mehr zäh

## Der Tisch
status-opening = Der Tisch wird aufgebaut.
status-turn = Runde { $round }: { $who } ist am Zug.
status-end-of-turns = Runde { $round }: Ende der Spielerphase.
status-threat = Runde { $round }: Die Schurkenphase beginnt.
status-villain-activates = Runde { $round }: Der Schurke nimmt sich { $who } vor.
status-minions-activate = Runde { $round }: Die Schergen bei { $who } werden aktiv.
status-deal = Runde { $round }: Begegnungskarten werden verteilt.
status-reveal = Runde { $round }: { $who } deckt Begegnungskarten auf.
status-end-of-round = Runde { $round } endet.
status-over = Partie vorbei.
panel-table = Das Szenario
panel-seat = { $who }
panel-out = { $who } (ausgeschieden)
concede-cards = Deine Karten verlassen das Spiel, und deine Schergen wenden sich der nächsten Person zu.
panel-left = { $who } (ausgestiegen)
meter-round = Runde
meter-villain = Schurke
meter-scheme = Hauptplan
meter-acceleration = Beschleunigungsmarker
meter-hit-points = Lebenspunkte
    .short = LP
meter-damage = Schaden
meter-threat = Bedrohung
meter-counters = Marker
meter-under = Verdeckte Karten
zone-villain = Schurke
zone-schemes = Pläne
zone-environments = Umgebung
zone-under-way = Wird abgehandelt
zone-encounter-deck = Begegnungsdeck
zone-encounter-discard = Begegnungs-Ablagestapel
zone-identity = Identität
zone-allies = Verbündete
zone-upgrades = Upgrades
zone-supports = Vorteile
zone-minions = Schergen im Kampf
zone-obligations = Verpflichtungen
zone-dealt = Verdeckt zugeteilt
zone-hand = Hand
zone-deck = Deck
zone-discard = Ablagestapel
mark-exhausted = erschöpft
mark-stunned = betäubt
mark-confused = verwirrt
mark-tough = zäh
mark-nearing = halb voll
mark-critical = fast voll
mark-full = voll
mark-boost = gegen { $who }

## Wo eine Partie steht
at-round = Runde { $round }
at-opening = Spielaufbau
at-turn = Zug von { $who }
at-end-of-turns = Ende der Spielerphase
at-threat = Bedrohung
at-villain-activates = Schurke gegen { $who }
at-minions-activate = Schergen bei { $who }
at-deal = Zuteilen
at-reveal = { $who } deckt auf
at-end-of-round = Ende der Runde
at-card = { $card }
at-attack = { $card } greift an
at-thwart = { $card } leistet Widerstand
at-enemy-attack = { CAPITAL($enemy) } greift an
at-enemy-scheme = { CAPITAL($enemy) } treibt den Plan voran

## Was gerade geschieht, mitten im Satz
it-enemy-attack = { $enemy } greift { $who } an
it-attack = { $what } greift an
it-thwart = { $what } leistet Widerstand
it-scheme = { $enemy } treibt den Plan voran
it-damage = { $what } nimmt { $amount } Schaden
it-threat = „{ $what }“ bekommt { $amount } Bedrohung
it-defeat = { $what } wird besiegt
it-reveal = { $who } deckt „{ $what }“ auf
it-enter = { $what } kommt ins Spiel
it-engage = { $what } verwickelt { $who } in einen Kampf
it-play = { $who } spielt „{ $what }“
it-form = { $who } wechselt die Gestalt
it-phase-end = die Spielerphase endet
it-round-end = die Runde endet

## Was eine Antwort bewirken würde
preview-to-hero = Der Schurke greift dich an, statt den Plan voranzutreiben.
preview-to-alter-ego = Der Schurke treibt den Plan voran, statt dich anzugreifen.
preview-pay = Kosten { $cost }, du zahlst mit: { $cards }
preview-attack = { $amount } Schaden an einem Gegner.
preview-thwart = Entfernt { $amount } Bedrohung von einem Plan.
preview-recover = Heilt { $amount } Schaden.
preview-defend = VER { $defense } geht vom Schaden ab, dein Held wird erschöpft.
preview-defend-ally = Fängt den Angriff für dich ab (hat { $left } LP) und wird erschöpft.
preview-undefended =
    { $boosts ->
        [0] { $amount } Schaden an { $who }.
        [one] { $amount } Schaden an { $who }, dazu der Boost.
       *[other] { $amount } Schaden an { $who }, dazu { $boosts } Boosts.
    }
preview-undefended-you =
    { $boosts ->
        [0] Du nimmst { $amount } Schaden.
        [one] Du nimmst { $amount } Schaden, dazu kommt der Boost.
       *[other] Du nimmst { $amount } Schaden, dazu kommen { $boosts } Boosts.
    }
preview-undefended-falls =
    { $boosts ->
        [0] { $who } geht zu Boden: { $amount } Schaden.
        [one] { $who } geht zu Boden: { $amount } Schaden, dazu der Boost.
       *[other] { $who } geht zu Boden: { $amount } Schaden, dazu { $boosts } Boosts.
    }
preview-activates-attack = Greift dich mit { $amount } an.
preview-activates-scheme = Treibt den Plan um { $amount } voran.
preview-activates-stunned = Betäubt: greift nicht an.
preview-activates-stopped = „{ $by }“ verhindert den Angriff und betäubt den Gegner.
preview-activates-confused = Verwirrt: treibt den Plan nicht voran.
preview-stunned = Entfernt stattdessen die Betäubung.
preview-confused = Entfernt stattdessen die Verwirrung.
preview-no-damage = Richtet gerade keinen Schaden an.

## Fragen
ask-turn = Du bist am Zug
ask-offer = { $who } ist am Zug. Willst du eine Aktion nutzen?
ask-asked = { $who } bittet dich um eine Aktion. Nutzt du eine?
ask-mulligan = Deine Starthand: Leg beliebig viele ab und zieh ebenso viele nach.
ask-discard-down =
    { $count ->
        [0] Leg ab, was du willst, und zieh dann auf { $size } Karten nach.
        [one] Du hast eine Karte zu viel (Handlimit { $size }). Leg mindestens eine ab.
       *[other] Du hast { $count } Karten zu viel (Handlimit { $size }). Leg mindestens so viele ab.
    }
ask-pay = { $card } kostet { $cost }. Womit bezahlst du?
ask-discard =
    { $upTo ->
        [yes] Leg bis zu { $count } Karten für „{ $card }“ ab.
       *[no] { $count ->
            [one] Leg eine Karte für „{ $card }“ ab.
           *[other] Leg { $count } Karten für „{ $card }“ ab.
        }
    }
ask-attack-target = Welchen Gegner greifst du an?
ask-thwart-target = Gegen welchen Plan leistest du Widerstand?
ask-defend =
    { $boosts ->
        [0] { CAPITAL($enemy) } greift dich mit ANG { $attack } an. Wer verteidigt?
        [one] { CAPITAL($enemy) } greift dich mit ANG { $attack } plus Boost-Karte an. Wer verteidigt?
       *[other] { CAPITAL($enemy) } greift dich mit ANG { $attack } plus { $boosts } Boost-Karten an. Wer verteidigt?
    }
ask-who-defends =
    { $boosts ->
        [0] { CAPITAL($enemy) } greift { $who } mit ANG { $attack } an. Wer verteidigt?
        [one] { CAPITAL($enemy) } greift { $who } mit ANG { $attack } plus Boost-Karte an. Wer verteidigt?
       *[other] { CAPITAL($enemy) } greift { $who } mit ANG { $attack } plus { $boosts } Boost-Karten an. Wer verteidigt?
    }
ask-defend-another =
    { $boosts ->
        [0] { CAPITAL($enemy) } greift { $who } mit ANG { $attack } an. Verteidigst du?
        [one] { CAPITAL($enemy) } greift { $who } mit ANG { $attack } plus Boost-Karte an. Verteidigst du?
       *[other] { CAPITAL($enemy) } greift { $who } mit ANG { $attack } plus { $boosts } Boost-Karten an. Verteidigst du?
    }
ask-interrupt = Gleich passiert: { CAPITAL($what) }. Unterbrechen?
ask-response = Gerade passiert: { CAPITAL($what) }. Reagieren?
ask-forced-order = Mehreres passiert gleichzeitig. Was zuerst?
ask-minion-order = Welcher Scherge ist als Nächstes dran?
ask-ally-limit = Zu viele Verbündete. Wen legst du ab?
ask-control = Wer bekommt die Kontrolle über „{ $card }“?
ask-attach = Woran hängst du „{ $card }“?
ask-enemy = { $card }: Welcher Gegner?
ask-scheme = { $card }: Welcher Plan?
ask-heal = { $card }: Wen heilen?
ask-ready = { $card }: Wen spielbereit machen?
ask-lose = { $card }: Was legst du ab?
ask-player = { $card }: Für wen?
ask-option = { $card }: Was wählst du?
ask-special = { $card }: Was als Nächstes?
ask-which = { $card }: Für welche Karte?
ask-search = { $card }: Welche Karte suchst du aus?
ask-shuffle-in = { $card }: Welche Karte kommt zurück ins Deck?
ask-look = { $card }: Welche Karte nimmst du?
ask-declare = { $card }: Welchen Verbündeten rufst du?
ask-amount = { $card }: Wie viel?
ask-assign-damage = { $card }: { $amount } Schaden – wer nimmt ihn?
ask-flip = { $card }: Erst zum Alter Ego wechseln?
ask-for-action = { $who } um eine Aktion bitten
pass = Passen
decline = Jetzt nicht
offer-nothing = Gerade nichts
keep-hand = Alle behalten
no-more = Das reicht
do-not-defend = Nicht verteidigen
pass-then-defend = Verteidigen…
end-turn = Zug beenden
end-turn-discard = Beenden und ablegen…
flip = Wechseln
do-not-flip = Held bleiben
to-hero = Zum Helden wechseln
to-alter-ego = Zum Alter Ego wechseln
power-attack = { $what } greift an ({ $value })
power-thwart = { $what } leistet Widerstand ({ $value })
power-recover = { $what } erholt sich ({ $value })
group-form = Gestalt wechseln…
group-play = Karte spielen…
group-basic = Basiskraft nutzen…
group-allies = Verbündete einsetzen…
group-actions = Aktion nutzen…
group-ask = Andere bitten…

## Der Tisch auf einen Blick
brief-hit-points = { $card } { $value }/{ $most } LP
brief-of = { $card } { $value }/{ $most }
brief-statuses = { $what } ({ $statuses })
brief-threat = { $card } { $value }

## Was auf dem Knopf neben einer Antwort steht
verb-play = Spielen
verb-use = Nutzen
verb-form = Gestalt wechseln
verb-attack = Angreifen
verb-thwart = Widerstand
verb-recover = Erholen
verb-attack-target = Angreifen
verb-thwart-target = Widerstand
verb-defend = Verteidigen
verb-defend-another = Verteidigen
verb-take = Einstecken
verb-discard-down = Ablegen
verb-discard = Ablegen
verb-mulligan = Ablegen
verb-ally-limit = Ablegen
verb-lose = Ablegen
verb-attach = Anhängen
verb-heal = Heilen
verb-ready = Spielbereit machen
verb-shuffle-in = Zurückmischen
verb-declare = Dafür bezahlen

## Auf wen der Tisch wartet, für alle zu lesen

awaiting-turn = { $who } ist am Zug
awaiting-offer = { $who } darf eine Aktion nutzen
awaiting-asked = { $who } wird um eine Aktion gebeten
awaiting-mulligan = { $who } prüft die Starthand
awaiting-discard-down = { $who } wählt, was vor dem Nachziehen abgelegt wird
awaiting-discard = { $who } legt Karten ab
awaiting-pay = { $who } bezahlt
awaiting-attack-target = { $who } wählt einen Gegner
awaiting-thwart-target = { $who } wählt einen Plan
awaiting-defend = { $who } darf verteidigen
awaiting-defend-another = { $who } darf jemanden verteidigen
awaiting-interrupt = { $who } darf unterbrechen
awaiting-response = { $who } darf reagieren
awaiting-forced-order = { $who } bestimmt die Reihenfolge
awaiting-minion-order = { $who } wählt den nächsten Schergen
awaiting-ally-limit = { $who } muss einen Verbündeten ablegen
awaiting-control = { $who } bestimmt, wer eine Karte bekommt
awaiting-attach = { $who } hängt eine Karte an
awaiting-enemy = { $who } wählt einen Gegner
awaiting-scheme = { $who } wählt einen Plan
awaiting-heal = { $who } wählt, wer geheilt wird
awaiting-ready = { $who } wählt, was spielbereit wird
awaiting-lose = { $who } wählt eine Karte zum Ablegen
awaiting-player = { $who } wählt eine Person
awaiting-option = { $who } entscheidet
awaiting-may = { $who } entscheidet
awaiting-special = { $who } wählt die nächste Fähigkeit
awaiting-which = { $who } entscheidet
awaiting-search = { $who } durchsucht ein Deck
awaiting-shuffle-in = { $who } wählt Karten fürs Deck
awaiting-declare = { $who } wählt einen Verbündeten
awaiting-amount = { $who } wählt eine Zahl
awaiting-assign-damage = { $who } verteilt den Schaden

## Warum etwas nicht geht
why-hero = Nur in Heldengestalt
why-alter-ego = Nur in Alter-Ego-Gestalt
why-limit = In dieser Runde schon benutzt
why-target = Kein gültiges Ziel
why-resources = Nicht genug Ressourcen
why-not-yours = Jemand anders verteidigt
why-form-used = Du hast in dieser Runde schon die Gestalt gewechselt
why-exhausted = Erschöpft
why-dash = Hat diese Kraft nicht
why-unhurt = Nichts zu heilen
why-unique = Diese einzigartige Karte ist schon im Spiel
why-max = Mehr davon darfst du nicht haben
why-host = Nichts da, woran sie hängen könnte

## Was am Ende erzählt wird
report-rounds =
    { $rounds ->
        [one] Nach einer Runde:
       *[other] Nach { $rounds } Runden:
    } { $villain } stand bei { $left } von { $most } Lebenspunkten, die Bedrohung auf dem Plan bei { $target ->
        [0] { $threat }.
       *[other] { $threat } von { $target }.
    }
report-player = { $who }{ $out ->
        [yes] {" "}(ausgeschieden)
        [left] {" "}(ausgestiegen)
       *[no] {""}
    }: { $damage } Schaden ausgeteilt, { $threat } Bedrohung entfernt, { $defenses ->
        [0] nie
        [one] einmal
       *[other] { $defenses }-mal
    } verteidigt und { $cards ->
        [0] keine Karte gespielt.
        [one] eine Karte gespielt.
       *[other] { $cards } Karten gespielt.
    }

## Das Protokoll
log-round =
    { $players ->
        [1] Runde { $round }.
       *[other] Runde { $round }. { $who } hat den Startspielermarker.
    }
log-mulligan =
    { $count ->
        [0] { $who } behält die Starthand.
        [one] { $who } tauscht eine Karte.
       *[other] { $who } tauscht { $count } Karten.
    }
log-draw =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
log-draw-own = Du ziehst: { $cards }.
log-deck-reset = { $who } mischt den Ablagestapel zu einem neuen Deck.
log-discard-top =
    { $count ->
        [one] { $who } legt „{ $cards }“ vom Deck ab.
       *[other] { $who } legt { $count } Karten vom Deck ab: { $cards }.
    }
log-discard = { $who } legt „{ $card }“ ab.
log-discard-until = Vom Begegnungsdeck abgelegt: { $cards }.
log-discard-encounter = „{ $card }“ wird vom Begegnungsdeck abgelegt.
log-encounter-reset = Das Begegnungsdeck wird neu gemischt.
log-acceleration =
    { $count ->
        [one] Auf dem Hauptplan liegt ein Beschleunigungsmarker.
       *[other] Auf dem Hauptplan liegen { $count } Beschleunigungsmarker.
    }
log-to-hand = „{ $card }“ kommt auf die Hand von { $who }.
log-fetch = { $who } nimmt eine Karte aus dem Deck.
log-fetch-own = Du nimmst „{ $card }“ aus deinem Deck.
log-fetch-named = { $who } nimmt „{ $card }“ aus dem Deck.
log-under = Eine Karte von { $who } kommt verdeckt unter „{ $card }“.
log-form = { $who } ist jetzt { $card }.
log-play = { $who } spielt „{ $card }“.
log-use = { $who } nutzt „{ $card }“.
log-use-named = { $who } nutzt „{ $ability }“ ({ $card }).
    .short = { $who } nutzt „{ $ability }“.
log-forced-does = „{ $card }“ wird ausgelöst (Kartentext: { $does }).
    .short = Die Fähigkeit von „{ $card }“ wird ausgelöst.
# Dasselbe in Partien, die begannen, als noch nicht dabeistand, was geschieht.
log-forced = Die Fähigkeit von „{ $card }“ wird ausgelöst.
log-special = Die Spezialfähigkeit von „{ $card }“ wird genutzt.
log-declined = { $who } verzichtet.
log-pay = { $who } bezahlt mit: { $cards }.
log-attack = { CAPITAL($what) } greift { $target } an.
log-thwart = { CAPITAL($what) } leistet Widerstand gegen „{ $target }“.
log-recover = { $who } erholt sich.
log-damage = { CAPITAL($what) } nimmt { $amount } Schaden (noch { $left } LP).
log-damage-here = { CAPITAL($what) } nimmt stattdessen { $amount } Schaden (jetzt { $damage } darauf).
log-prevent = { $amount } Schaden verhindert.
log-prevent-threat = { $amount } Bedrohung verhindert.
log-heal = { CAPITAL($what) }: { $amount } Schaden geheilt (jetzt { $left } LP).
log-threat = +{ $amount } Bedrohung auf „{ $what }“ (jetzt { $threat }).
log-threat-removed = { $amount } Bedrohung weniger auf „{ $what }“ (noch { $threat }).
log-defeated = { CAPITAL($what) } wird besiegt.
log-scheme-defeated = „{ $card }“ ist vereitelt.
log-stage = { $card } erscheint.
log-scheme-complete = „{ $card }“ ist vollendet.
log-scheme = Der Hauptplan ist jetzt „{ $card }“.
log-eliminated = { $who } scheidet aus.
log-engage = { CAPITAL($what) } verwickelt { $who } in einen Kampf.
log-drone = Eine Karte von { $who } wird zur Drohne.
log-leave-discard = { CAPITAL($what) } wird abgelegt.
log-leave-hand = { CAPITAL($what) } kommt zurück auf die Hand.
log-leave-deck = { CAPITAL($what) } wird ins Deck zurückgemischt.
log-leave-removed = { CAPITAL($what) } wird aus dem Spiel entfernt.
log-exhaust = { CAPITAL($what) } wird erschöpft.
log-ready = { CAPITAL($what) } wird spielbereit.
log-stunned = { CAPITAL($what) } ist betäubt.
log-confused = { CAPITAL($what) } ist verwirrt.
log-tough = { CAPITAL($what) } ist zäh.
log-stunned-spent = { CAPITAL($what) } schüttelt die Betäubung ab, statt anzugreifen.
log-stunned-spent-attack = { CAPITAL($what) } schüttelt die Betäubung ab, statt { $who } anzugreifen.
log-confused-spent = { CAPITAL($what) } schüttelt stattdessen die Verwirrung ab.
log-tough-spent = { CAPITAL($what) } ist zäh: kein Schaden.
log-stunned-removed = { CAPITAL($what) } ist nicht mehr betäubt.
log-confused-removed = { CAPITAL($what) } ist nicht mehr verwirrt.
log-tough-removed = { CAPITAL($what) } ist nicht mehr zäh.
log-enemy-attack = { CAPITAL($enemy) } greift { $who } an.
log-enemy-scheme = { CAPITAL($enemy) } treibt den Plan voran.
log-boost-dealt = Eine Boost-Karte kommt dazu.
log-boost-left = Boost-Karte: { $card }, ohne Wirkung abgelegt, denn ihr Gegner ist besiegt.
log-boost =
    { $icons ->
        [0] Boost-Karte: { $card }, keine Symbole.
        [one] Boost-Karte: { $card }, 1 Symbol.
       *[other] Boost-Karte: { $card }, { $icons } Symbole.
    }
log-boost-more = „{ $card }“ bringt { $amount } mehr.
log-defend = { CAPITAL($what) } verteidigt.
log-undefended = Niemand verteidigt { $who }.
log-strength =
    { $amount ->
        [0] { CAPITAL($enemy) } fügt { $what } keinen Schaden zu.
       *[other] { CAPITAL($enemy) } fügt { $what } { $amount } Schaden zu.
    }
log-retaliate = { CAPITAL($what) } übt Vergeltung.
log-quickstrike = { $card } greift sofort an.
log-dealt = { $who } bekommt eine Begegnungskarte.
log-reveal = { $who } deckt „{ $card }“ auf.
log-surge = { $card }: Nachrüsten, also noch eine Begegnungskarte.
log-cancel = „{ $card }“ wird annulliert.
log-obligation = „{ $card }“ geht an { $who }.
log-obligation-gone = „{ $card }“ trifft niemanden mehr und wird aus dem Spiel entfernt.
log-phase-end = Alle ziehen nach und machen ihre Karten spielbereit.
log-won = Der Schurke ist besiegt: Die Helden gewinnen!
log-lost = Die Helden verlieren. { $why }

## Die Schurkenphase im Rückblick, und die nächste
recap-unhurt = **Schurkenphase:** kein Schaden.
recap-unhurt-but = **Schurkenphase:** kein Schaden. { $next }
    .short = **Schurkenphase:** { $next }
recap-damage = **Schurkenphase:** { $what }.
recap-hurt = { FORM($what, form: "bare") } −{ $amount } LP
recap-defeated = { FORM($what, form: "bare") } besiegt
recap-threat =
    { $target ->
        [0] { $scheme }: +{ $amount } Bedrohung, jetzt { $now }.
       *[other] { $scheme }: +{ $amount } Bedrohung, jetzt { $now } von { $target }.
    }
recap-steady =
    { $target ->
        [0] { $scheme }: keine neue Bedrohung, weiter { $now }.
       *[other] { $scheme }: keine neue Bedrohung, weiter { $now } von { $target }.
    }
recap-revealed = Aufgedeckt: { $cards }.
recap-revealed-by = { $card } ({ $who })
    .short = { $card }
recap-sides = Neuer Nebenplan: { $schemes }.
recap-side = { $scheme } (Bedrohung { $threat })
recap-fallen = { $what } scheidet aus.
recap-lost = { $who } legt ab: { $cards }.
recap-engaged = Im Kampf mit { $who }: { $what }.
forecast-threat =
    { $target ->
        [0] **Als Nächstes:** mindestens +{ $amount } Bedrohung auf „{ $scheme }“.
       *[other] **Als Nächstes:** mindestens +{ $amount } Bedrohung auf „{ $scheme }“, danach mindestens { $to } von { $target }.
    }
forecast-acts = **Als Nächstes gegen { $who }:** { $acts }.
    .short = **Gegen { $who }:** { $acts }.
forecast-acts-own = **Als Nächstes gegen dich:** { $acts }.
    .short = **Gegen dich:** { $acts }.
forecast-attack =
    { $count ->
        [one] { FORM($enemy, form: "bare") } (Angriff { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (Angriff je { $amount }
    }{ $undefended ->
        [0] {""}
       *[other] , unverteidigt { $undefended }
    }{ $boost ->
        [yes] {" "}+ Boost)
       *[no] )
    }
    .short =
        { $count ->
            [one] { FORM($enemy, form: "bare") } (ANG { $amount }
           *[other] { $count } × { FORM($enemy, form: "bare") } (ANG je { $amount }
        }{ $undefended ->
            [0] {""}
           *[other] , unverteidigt { $undefended }
        }{ $boost ->
            [yes] {" "}+ Boost)
           *[no] )
        }
forecast-scheme =
    { $count ->
        [one] { FORM($enemy, form: "bare") } (Bedrohung { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (Bedrohung je { $amount }
    }{ $boost ->
        [yes] {" "}+ Boost)
       *[no] )
    }
    .short =
        { $count ->
            [one] { FORM($enemy, form: "bare") } (PLA { $amount }
           *[other] { $count } × { FORM($enemy, form: "bare") } (PLA je { $amount }
        }{ $boost ->
            [yes] {" "}+ Boost)
           *[no] )
        }
forecast-stunned =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(betäubt)
forecast-stopped =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(durch „{ $by }“ aufgehalten)
forecast-confused =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(verwirrt)
danger-scheme =
    { $end ->
        [yes] ‼ **„{ $scheme }“ wird vollendet, und ihr verliert**, wenn ihr nicht { $remove } Bedrohung entfernt oder verhindert.
       *[no] ‼ **„{ $scheme }“ wird vollendet, und der nächste Hauptplan folgt**, wenn ihr nicht { $remove } Bedrohung entfernt oder verhindert.
    }
    .short =
        { $end ->
            [yes] ‼ **„{ $scheme }“ besiegt euch**, wenn ihr nicht { $remove } Bedrohung abwendet.
           *[no] ‼ **„{ $scheme }“ wird vollendet**, wenn ihr nicht { $remove } Bedrohung abwendet.
        }
danger-scheme-form =
    { $end ->
        [yes] ‼ **„{ $scheme }“ wird vollendet, und ihr verliert**, wenn ihr nicht zum Helden wechselt oder { $remove } Bedrohung abwendet.
       *[no] ‼ **„{ $scheme }“ wird vollendet**, wenn ihr nicht zum Helden wechselt oder { $remove } Bedrohung abwendet.
    }
    .short =
        { $end ->
            [yes] ‼ **„{ $scheme }“ besiegt euch**, wenn ihr nicht zum Helden wechselt.
           *[no] ‼ **„{ $scheme }“ wird vollendet**, wenn ihr nicht zum Helden wechselt.
        }
danger-scheme-crisis =
    { $end ->
        [yes] ‼ **„{ $scheme }“ wird vollendet, und ihr verliert**, wenn ihr nicht erst die Krise beendet oder { $remove } Bedrohung verhindert.
       *[no] ‼ **„{ $scheme }“ wird vollendet**, wenn ihr nicht erst die Krise beendet oder { $remove } Bedrohung verhindert.
    }
    .short =
        { $end ->
            [yes] ‼ **„{ $scheme }“ besiegt euch**, wenn ihr nicht erst die Krise beendet.
           *[no] ‼ **„{ $scheme }“ wird vollendet**, wenn ihr nicht erst die Krise beendet.
        }
danger-scheme-maybe =
    { $end ->
        [yes] ‼ **Durch Boosts könnte „{ $scheme }“ vollendet werden, und dann verliert ihr.**
       *[no] ‼ **Durch Boosts könnte „{ $scheme }“ vollendet werden; dann folgt der nächste Hauptplan.**
    }
    .short =
        { $end ->
            [yes] ‼ **„{ $scheme }“ könnte euch durch Boosts besiegen.**
           *[no] ‼ **Boosts könnten „{ $scheme }“ vollenden.**
        }
danger-scheme-card =
    { $end ->
        [yes] ‼ **Durch { $by } könnte „{ $scheme }“ vollendet werden, und dann verliert ihr.**
       *[no] ‼ **Durch { $by } könnte „{ $scheme }“ vollendet werden; dann folgt der nächste Hauptplan.**
    }
    .short =
        { $end ->
            [yes] ‼ **„{ $scheme }“ könnte euch durch { $by } besiegen.**
           *[no] ‼ **{ $by } könnte „{ $scheme }“ vollenden.**
        }
danger-hero =
    ‼ **{ $who } geht zu Boden, wenn niemand verteidigt:** { $damage } Schaden{ $boost ->
        [yes] {" "}+ Boost
       *[no] {""}
    }{ $more ->
        [yes] {" "}durch das, was noch kommt,
       *[no] {""}
    } bei { $left } LP.
    .short =
        { $more ->
            [yes] ‼ **{ $who } fällt ohne Verteidigung:** { $damage }{ $boost ->
                    [yes] {" "}+ Boost
                   *[no] {""}
                } danach bei { $left } LP.
           *[no] ‼ **{ $who } fällt ohne Verteidigung:** { $damage } Schaden{ $boost ->
                    [yes] {" "}+ Boost
                   *[no] {""}
                } bei { $left } LP.
        }
danger-hero-own =
    ‼ **Du gehst zu Boden, wenn niemand verteidigt:** { $damage } Schaden{ $boost ->
        [yes] {" "}+ Boost
       *[no] {""}
    }{ $more ->
        [yes] {" "}durch das, was noch kommt,
       *[no] {""}
    } bei { $left } LP.
    .short =
        { $more ->
            [yes] ‼ **Du fällst ohne Verteidigung:** { $damage }{ $boost ->
                    [yes] {" "}+ Boost
                   *[no] {""}
                } danach bei { $left } LP.
           *[no] ‼ **Du fällst ohne Verteidigung:** { $damage } Schaden{ $boost ->
                    [yes] {" "}+ Boost
                   *[no] {""}
                } bei { $left } LP.
        }

## Wie es ausging
end-villain-defeated = Der Schurke ist besiegt.
end-scheme-complete = Der Schurke hat seinen Plan vollendet.
end-all-eliminated = Es ist kein Held mehr übrig.
end-no-encounter-cards = Begegnungsdeck und Begegnungs-Ablagestapel sind beide leer.
end-endless-encounter = Das Begegnungsdeck nähme kein Ende mehr.

## Was mit einem Deck nicht stimmt
problem-same-hero = { $card } ist vergeben; jeden Helden gibt es nur einmal.
problem-unknown = Eine Karte { $id } gibt es nicht.
problem-not-for-decks = { $card } darf nicht ins Deck.
problem-identities =
    { $count ->
        [0] Dem Deck fehlt eine Identität.
       *[other] Das Deck hat { $count } Identitäten; es braucht genau eine.
    }
problem-too-few =
    Das Deck hat { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    } ohne die Identität; es braucht mindestens { $least }.
problem-too-many = Das Deck hat { $size } Karten ohne die Identität; erlaubt sind höchstens { $most }.
problem-signature =
    { $card } { $copies ->
        [0] fehlt im Deck
       *[other] ist { $copies }× im Deck
    }; dieser Held braucht genau { $needed }.
card-of-several = { $card } ({ $id })
problem-foreign = { $card } gehört zu einem anderen Helden.
problem-aspects = Das Deck mischt { $aspects }; erlaubt ist nur ein Aspekt.
problem-copies = { $card } ist { $copies }× im Deck; höchstens { $most } sind erlaubt.

## Die Regeln in unseren eigenen Worten
rule-setup = Spielaufbau
    .text = Alle beginnen in Alter-Ego-Gestalt. Verpflichtungen kommen ins Begegnungsdeck, Erzfeind-Sets werden beiseitegelegt, alle Decks werden gemischt. Dann wird der Plan aufgebaut, der Schurke tritt auf, und alle ziehen ihre Starthand.
    .source = Learn to Play: Setup
rule-modular-sets = Modulare Sets
    .text = Ein zufälliges modulares Set bleibt geheim, bis seine Karten auftauchen.
    .source = Learn to Play: Modular Encounter Sets; CH-C25
rule-mulligan = Starthand tauschen
    .text = Einmal, vor der ersten Runde, darfst du beliebig viele Karten deiner Starthand ersetzen. Die abgelegten bleiben in deinem Ablagestapel.
    .source = Learn to Play: Setup 13
rule-winning = Gewinnen und verlieren
    .text = Ihr gewinnt gemeinsam, wenn die letzte Stufe des Schurken besiegt ist. Ihr verliert gemeinsam, wenn der letzte Hauptplan vollendet ist oder alle ausgeschieden sind. Passiert beides zugleich, habt ihr verloren.
    .source = Learn to Play: Winning and Losing
rule-per-player = Pro Person
    .text = Die Zahl wird mit der Anzahl der Personen malgenommen, die die Partie begonnen haben, auch wenn inzwischen jemand ausgeschieden ist.
    .source = Learn to Play: Per Player
rule-round = Eine Runde
    .text = Alle machen ihren Zug, dann handelt der Schurke. Danach wandert der Startspielermarker weiter.
    .source = Learn to Play: Round Sequence
rule-together = Zusammen spielen
    .text = Ihr seid ein Team: Alle sehen, wer gefragt wird, die Handkarten bleiben privat. Fragen, die nichts miteinander zu tun haben, gehen gleichzeitig raus; die Antworten wirken in Spielreihenfolge. Geht eine Wahl nicht mehr, verfällt sie und kostet nichts.
    .source = CH-1, CH-C1
rule-forms = Gestalt wechseln
    .text = Einmal pro Runde, in deinem Zug, darfst du deine Identität umdrehen. Alles, was darauf liegt, bleibt. Wechsel durch Karteneffekte zählen dabei nicht.
    .source = Learn to Play: Changing Form
rule-playing = Karten spielen
    .text = Such dir eine Karte aus und bezahl ihre Kosten. Es genügt, wenn irgendein Teil von ihr etwas bewirken könnte. Verbündete, Vorteile und Upgrades spielst du nur in deinem eigenen Zug; sie kommen spielbereit ins Spiel. Ereignisse wirken sofort und werden abgelegt.
    .source = Learn to Play: Playing a Card; CH-C43
rule-events = Ereignisse
    .text = Führ das Ereignis aus, dann leg es ab. Solange es abgehandelt wird, liegt es auf keinem Stapel.
    .source = Learn to Play: Playing a Card
rule-costs = Bezahlen
    .text = Leg Handkarten für ihre Ressourcen ab oder nutze Ressourcenfähigkeiten. Joker zählen als jede Sorte. Was du zu viel bezahlst, verfällt.
    .source = Learn to Play: Resource Costs; Rules Reference: Cost
rule-wild = Joker-Ressourcen
    .text = Beim Bezahlen nennst du für jedes Joker-Symbol eine Sorte; zwei Symbole einer Karte dürfen also verschiedene Sorten sein. Das gilt auch für verdoppelte und kopierte Symbole. Gefragt wirst du nur, wenn die Sorte eine Rolle spielt.
    .source = Rules Reference: Wild resource; CH-C37
rule-copied = Kopierte und verdoppelte Ressourcen
    .text = „Pepper Potts“ kopiert die Karte, die oben auf deinem Ablagestapel liegt, wenn du mit dem Bezahlen anfängst; eine kopierte Kraft-Karte wird nicht verdoppelt. Bei „Einsatzbefehl“ bezahlst du für das Ereignis, nicht für den Verbündeten: „Kraft der Führung“ zählt also doppelt, egal, wen du rufst.
    .source = Rules Reference: Cost; CH-C6, CH-C30
rule-ally-limit = Drei Verbündete
    .text = Bekommst du einen vierten Verbündeten, leg sofort einen der vier ab, noch bevor der neue etwas tut. Es darf auch der neue sein.
    .source = Learn to Play: Ally Limit; Rules Reference
rule-unique = Einzigartige Karten
    .text = Von einer einzigartigen Karte kann nur eine im Spiel sein, egal, unter wessen Kontrolle.
    .source = Rules Reference: Unique
rule-basic-attack = Basisangriff
    .text = Erschöpfe deinen Helden oder einen Verbündeten und füge einem Gegner Schaden in Höhe seines ANG-Werts zu.
    .source = Learn to Play: Using a Basic Power, Using an Ally
rule-basic-thwart = Basiswiderstand
    .text = Erschöpfe deinen Helden oder einen Verbündeten und entferne Bedrohung in Höhe seines WID-Werts von einem Plan.
    .source = Learn to Play: Using a Basic Power, Using an Ally
rule-basic-recovery = Erholung
    .text = Erschöpfe dein Alter Ego und heile Schaden in Höhe seines ERH-Werts.
    .source = Learn to Play: Using a Basic Power
rule-consequential-damage = Folgeschaden
    .text = Verbündete nehmen Schaden, wenn sie angreifen oder Widerstand leisten. Dieser Schaden kommt zuletzt und nur, wenn der Verbündete dann noch im Spiel ist.
    .source = Learn to Play: Using an Ally; Rules Reference
rule-actions = Aktionen
    .text = In deinem Zug darfst du so viele Aktionen nutzen, wie du bezahlen kannst. Eine Aktion braucht ein gültiges Ziel.
    .source = Learn to Play: Triggering an Action Ability
rule-asking = Aktionen in fremden Zügen
    .text = In deinem Zug darfst du alle um eine Aktion bitten. Auch ungefragt dürfen sie dann Aktionen nutzen; das Spiel wartet nicht darauf.
    .source = Learn to Play: Player Turn; CH-C4
rule-interrupts = Unterbrechungen und Reaktionen
    .text = Erst kommen erzwungene Fähigkeiten, in der Reihenfolge, die der Startspieler wählt, dann freiwillige. Alle, die reagieren könnten, werden gleichzeitig gefragt; die Antworten wirken in Spielreihenfolge. Werden mehrere zugleich besiegt, darfst du auf jeden davon reagieren. Eine Karte reagiert auf dasselbe nur einmal, auch wenn sie auf deine Hand zurückkommt.
    .source = Learn to Play: Other Triggered Abilities; Rules Reference: Ability; CH-C1, CH-C3, CH-C42, CH-C66
rule-passing = Passen
    .text = Hast du gepasst, wirst du erst wieder gefragt, wenn jemand anders etwas tut. Beim Spielaufbau kannst du weder unterbrechen noch reagieren: Es zählen nur die Spielaufbau-Fähigkeiten der Identitäten.
    .source = CH-C3, CH-C28
rule-then = „Dann“
    .text = Was nach „dann“ steht, gilt nur, wenn alles davor gelungen ist. „Krisenintervention“ muss 2 Bedrohung entfernen, bevor ihr zweiter Teil gilt; fang also mit einem Plan an, auf dem mindestens 2 liegen.
    .source = Rules Reference: Then; CH-C11
rule-first-player = Der Startspieler entscheidet
    .text = Der Startspieler bestimmt, welche Karte wegen „Auf dem falschen Fuß erwischt“ abgelegt wird und auf welche „Hydras Legionen“ die Bedrohung von „Madame Hydra“ kommt. Auch den Schaden von „Explosion“ verteilt der Startspieler; niemand bekommt dabei mehr, als zum Besiegen nötig ist. Was für alle gilt, geschieht in Spielreihenfolge; daran kann niemand etwas ändern.
    .source = Rules Reference: First Player; CH-C9, CH-C10, CH-C22, CH-C44
rule-forced-order = Mehreres gleichzeitig
    .text = Werden mehrere erzwungene Fähigkeiten gleichzeitig ausgelöst, bestimmt der Startspieler die Reihenfolge.
    .source = Rules Reference: Ability
rule-hand-size = Handlimit
    .text = Am Ende der Spielerphase darfst du beliebig viele Karten ablegen. Liegst du über deinem Handlimit, musst du so viele ablegen, dass es wieder passt. Davor darfst du beliebig viele auf der Hand haben. Legst du mehrere Karten zusammen ab, bestimmst du die Reihenfolge: Die letzte liegt oben. Nach der Reihenfolge wirst du nur gefragt, wenn sie für eine eurer Karten zählt.
    .source = Learn to Play: End of Player Phase; CH-C45
rule-end-of-turns = Ende der Spielerphase
    .text = Ablegen, nachziehen, alles spielbereit machen. Dann enden Effekte, die bis zum Ende der Phase gelten.
    .source = Learn to Play: End of Player Phase
rule-step-one = Bedrohung in jeder Runde
    .text = Der Hauptplan bekommt so viel Bedrohung, wie er für jede Runde vorgibt, plus eins für jedes Beschleunigungssymbol im Spiel und jeden Beschleunigungsmarker, alles auf einmal.
    .source = Learn to Play: Step One
rule-activation = Aktivierungen
    .text = Reihum wird der Schurke gegen jede Person aktiv, danach jeweils die Schergen im Kampf mit ihr. Wer in Heldengestalt ist, wird angegriffen; gegen ein Alter Ego treiben Schurke und Schergen den Plan voran.
    .source = Learn to Play: Step Two
rule-enemy-attack = Ein Gegner greift an
    .text = Der Reihe nach: Boost-Karte, Verteidigung, Boost-Symbole, Schaden. Schergen bekommen keine Boost-Karte.
    .source = Learn to Play: Hero Form: Enemies Attack
rule-one-moment = Wann auf einen Angriff reagiert wird
    .text = Auf einen Angriff, auf seinen Schaden und darauf, wen er besiegt, reagiert ihr in einem Schwung, sobald der Angriff vorbei ist. Ein Angriffsereignis darfst du auch spielen, wenn es keinen Schaden machen würde, ein Widerstandsereignis auch, wenn es keine Bedrohung entfernen würde.
    .source = Rules Reference: Attack; CH-C7, CH-C13, CH-C61
rule-several-attack = Mehrere Schergen greifen an
    .text = Lässt eine Karte mehrere Schergen angreifen, fängt der an, der am längsten im Spiel ist. Verwickelt dich ein Scherge in einen Kampf, während deine Schergen aktiv werden, ist er auch noch dran. Bei „Zusammenrotten“ greift auch ein Scherge an, den der Angriff des Schurken ins Spiel bringt. Whirlwind greift danach jeden anderen Helden in Spielreihenfolge an, und alle dürfen verteidigen.
    .source = Learn to Play: Step Two; CH-C23, CH-C29, CH-C35, CH-C64
rule-defending = Verteidigen
    .text = Ein spielbereiter Held oder Verbündeter darf verteidigen; zuerst entscheidet die angegriffene Person, dann die anderen. Ein Held zieht VER vom Schaden ab, ein Verbündeter nimmt alles. Verlässt der verteidigende Charakter vor dem Schaden das Spiel, gilt der Angriff als unverteidigt. Solange niemand verteidigt, verteidigst du, sobald du eine Verteidigungsfähigkeit einsetzt.
    .source = Learn to Play: Hero Form: Enemies Attack; Rules Reference: Defend; CH-C62; W1-314
rule-who-defends = Wer verteidigt
    .text = Zuerst entscheidet die angegriffene Person, danach alle anderen, die können. Wollen mehrere, verteidigt, wer in Spielreihenfolge zuerst kommt. Gegen Melter muss die Person, die im Kampf mit ihm ist, mit einem spielbereiten Verbündeten verteidigen, falls sie einen hat. Ob ein Angriff unverteidigt ist, wird bei jeder Boost-Karte beim Aufdecken geprüft: Wer dann nicht mehr im Spiel ist, zählt nicht.
    .source = Rules Reference: Defend; CH-C2, CH-C26, CH-C27
rule-boost = Boost-Karten
    .text = Boost-Karten werden einzeln aufgedeckt: erst die Boost-Fähigkeit, dann +1 auf ANG oder PLA des Gegners pro Symbol. Ein Stern ist kein Symbol: Er zeigt nur, dass die Karte eine Boost-Fähigkeit hat. Fällt der Gegner währenddessen, werden die übrigen ohne Wirkung abgelegt.
    .source = Learn to Play: Hero Form, Alter-Ego Form; CH-C40, CH-C41
rule-enemy-scheme = Ein Gegner treibt den Plan voran
    .text = Der Gegner legt Bedrohung in Höhe seines PLA-Werts auf den Hauptplan. Beim Schurken kommen Boost-Symbole dazu.
    .source = Learn to Play: Alter-Ego Form: Enemies Scheme
rule-deal = Begegnungskarten
    .text = Alle bekommen eine Begegnungskarte verdeckt. Dann wird für jedes Gefahrensymbol noch eine ausgeteilt, reihum am Tisch.
    .source = Learn to Play: Step Three
rule-reveal = Aufdecken
    .text = Ein Scherge verwickelt dich in einen Kampf, ein Plan oder Anhang kommt ins Spiel. Dann wirken die „Sobald aufgedeckt“-Fähigkeiten der Karte, von oben nach unten. Ein Verrat wird danach abgelegt.
    .source = Learn to Play: Step Four; Rules Reference: Reveal
rule-from-the-deck = Vom Deck aufgedeckt
    .text = „Black Widow“, „Verstärkter Spinnensinn“ und „Bleibt hinter mir!“ wirken auf Karten vom Begegnungsdeck, auch auf zugeteilte, aber nicht auf gesuchte oder beiseitegelegte. Annulliert „Black Widow“ eine Karte, deckt dieselbe Person die nächste auf.
    .source = Rules Reference: Reveal; CH-C12, CH-C34
rule-engaged = Schergen im Kampf
    .text = Ein Scherge, der mit dir im Kampf ist, wird in jeder Schurkenphase gegen dich aktiv, bis er weg ist.
    .source = Learn to Play: Step Four
rule-obligations = Verpflichtungen
    .text = Eine Verpflichtung geht an die Person, deren Identität auf ihr steht, egal, wer sie aufdeckt. Diese Person darf zuerst zum Alter Ego wechseln, dann wählt sie eine der Möglichkeiten auf der Karte.
    .source = Learn to Play: Obligations
rule-obligation-options = Die Wahl bei einer Verpflichtung
    .text = Du darfst die zweite Möglichkeit wählen, wenn irgendein Teil davon geht: „Räumungsbescheid“ mit leerer Hand, „Familiärer Notfall“, obwohl du betäubt bist. „Geschäftliche Probleme“ braucht ein spielbereites Upgrade. Geht keine von beiden, wird die Verpflichtung abgelegt.
    .source = Rules Reference: Choose; CH-C5, CH-C21
rule-nemesis = Erzfeind
    .text = Dein Erzfeind liegt beiseite, bis ihn eine Karte holt. Der Rest seines Sets kommt dann ins Begegnungsdeck.
    .source = Learn to Play: Nemesis Side Schemes; Kartentext
rule-side-schemes = Nebenpläne
    .text = Ein Nebenplan bleibt im Spiel, und seine Symbole gelten, bis seine ganze Bedrohung weg ist.
    .source = Learn to Play: Side Scheme Icons
rule-main-scheme = Hauptplan
    .text = Erreicht die Bedrohung den Zielwert, folgt der nächste Abschnitt, ohne die alte Bedrohung. Ist der letzte vollendet, habt ihr verloren.
    .source = Learn to Play: The Scheme Deck
rule-villain-stages = Stufen des Schurken
    .text = Ist eine Stufe besiegt, folgt die nächste mit vollen Lebenspunkten und behält alle Anhänge. Überschüssiger Schaden verfällt.
    .source = Learn to Play: Dealing Damage; Rules Reference
rule-fallen-stage = Eine besiegte Stufe
    .text = Karten, die „diesen Gegner“ meinen („Konterschlag“, „Übermenschliche Stärke“), finden die besiegte Stufe nicht mehr, und auch die Stufe selbst tut nichts mehr. „Der Schurke“ meint die nächste Stufe: „Vibranium-Rüstung“ macht also diese zäh.
    .source = Rules Reference: Villain; CH-C33
rule-crisis = Krise
    .text = Solange ein Krisensymbol im Spiel ist, kann vom Hauptplan keine Bedrohung entfernt werden.
    .source = Learn to Play: Side Scheme Icons
rule-acceleration-tokens = Beschleunigung
    .text = Jedes Beschleunigungssymbol im Spiel und jeder Beschleunigungsmarker bringt 1 Bedrohung pro Runde. Der Hauptplan bekommt jedes Mal einen Marker, wenn das Begegnungsdeck leer wird, und behält ihn.
    .source = Learn to Play: Side Scheme Icons; Rules Reference
rule-hazard = Gefahr
    .text = Jedes Gefahrensymbol im Spiel bedeutet eine Begegnungskarte mehr pro Runde.
    .source = Learn to Play: Side Scheme Icons
rule-threat = Bedrohung
    .text = Bedrohung, die ganz verhindert oder ersetzt wird, gilt nicht als platziert. Dasselbe gilt für die Startbedrohung eines Plans.
    .source = Rules Reference: Threat
rule-damage = Schaden
    .text = Erst kommen Effekte auf zugefügten Schaden, dann die Zäh-Karte, dann Effekte auf erlittenen Schaden. Werden mehrere Charaktere gleichzeitig getroffen, nehmen erst alle ihren Schaden, bevor jemand besiegt wird.
    .source = Rules Reference: Damage
rule-dealt = Zugefügt und erlitten
    .text = Schaden, den eine Zäh-Karte oder eine Fähigkeit aufhält, wurde zugefügt, aber nicht erlitten. „Klaws Vergeltung“, „Ultrons Zorn“ und die Boosts von „Donnernde Schallwelle“ und „Schwungvoller Sturzflug“ zählen zugefügten Schaden; „Stampede“ und „Schallwandler“ brauchen erlittenen. Was VER schluckt, wurde nie zugefügt. Besiegst du den Angreifer, indem du einen Teil seines Schadens aufhältst, erleidest du den Rest trotzdem.
    .source = Rules Reference: Damage; CH-C20, CH-C65
rule-overkill = Overkill
    .text = Überschüssiger Schaden geht weiter: von einem Schergen auf den Schurken, von einem Verbündeten auf die Identität, die ihn kontrolliert.
    .source = Rules Reference: Overkill
rule-defeat = Besiegt
    .text = Ein Charakter ohne Lebenspunkte ist besiegt. Fähigkeiten, die das auslöst, werden abgehandelt, bevor er das Spiel verlässt.
    .source = Learn to Play: Dealing Damage
rule-falling-together = Zusammen besiegt
    .text = Werden mehrere gleichzeitig besiegt, verlassen sie das Spiel in der Reihenfolge, in der sie ins Spiel kamen, die Stufe des Schurken also zuerst. Nur Identitäten sind immer zuletzt dran. Wer ausgeschieden ist, entscheidet nichts mehr, und Boost-Karten, die gegen diese Person aufgedeckt wurden, bewirken nichts. Ihre Schergen ziehen zur nächsten Person weiter; solche mit Erstschlag greifen dort sofort an, wenn sie auf einen Helden treffen.
    .source = Rules Reference: Player Elimination; CH-C31, CH-C32
rule-stunned = Betäubt
    .text = Der nächste Angriff eines betäubten Charakters entfernt nur seine Betäubt-Karte. Auch ein Angriffsereignis ist damit verbraucht.
    .source = Learn to Play: Status Cards
rule-confused = Verwirrt
    .text = Würde ein verwirrter Charakter Widerstand leisten oder den Plan vorantreiben, wird stattdessen nur die Verwirrt-Karte entfernt.
    .source = Learn to Play: Status Cards
rule-tough = Zäh
    .text = Würde ein zäher Charakter Schaden nehmen, egal, wie viel, wird stattdessen nur die Zäh-Karte entfernt. 0 Schaden entfernt sie nicht.
    .source = Learn to Play: Status Cards
rule-guard = Wache
    .text = Solange ein Scherge mit Wache im Kampf mit dir ist, können dein Held und deine Verbündeten den Schurken nicht angreifen. Schaden, der nicht aus einem Angriff kommt, geht trotzdem.
    .source = Rules Reference: Guard
rule-quickstrike = Erstschlag
    .text = Ein Scherge mit Erstschlag greift an, sobald er einen Helden in einen Kampf verwickelt.
    .source = Rules Reference: Quickstrike; CH-C67
rule-retaliate = Vergeltung
    .text = Wird ein Charakter mit Vergeltung angegriffen und ist danach noch im Spiel, nimmt der Angreifer Schaden in Höhe der Vergeltung. Das gilt auch, wenn der Angriff keinen Schaden gemacht hat.
    .source = Rules Reference: Retaliate
rule-surge = Nachrüsten
    .text = Nachdem die Karte abgehandelt ist, deckt dieselbe Person noch eine Begegnungskarte auf.
    .source = Learn to Play: Surge; Rules Reference
rule-toughness = Zähigkeit
    .text = Wer Zähigkeit hat, kommt mit einer Zäh-Karte ins Spiel.
    .source = Rules Reference: Toughness
rule-cancel = Annulliert
    .text = Ein annullierter Effekt passiert nicht, die Karte gilt aber als aufgedeckt, und ihr aufgedrucktes Nachrüsten zählt weiter.
    .source = Rules Reference: Cancel
rule-drones = Drohnen
    .text = Drohnen sind verdeckte Karten aus euren Decks, die als kleine Schergen im Spiel sind. Niemand darf sie ansehen; eine besiegte kommt auf den Ablagestapel, der zu ihrem Deck gehört. Aufgedruckte Lebenspunkte haben Drohnen nicht; geht es darum, wer die meisten hat, sind sie also zuletzt dran.
    .source = Rules Reference; Kartentext; CH-C24
rule-player-deck = Wenn dein Deck leer ist
    .text = Misch sofort deinen Ablagestapel zu einem neuen Deck und nimm eine Begegnungskarte. Karten, die gerade abgelegt werden, kommen mit hinein. Ist auch dein Ablagestapel leer, bleibt das Deck leer, bis du das nächste Mal ziehst.
    .source = Rules Reference: Running out of cards; CH-C8, CH-C36
rule-encounter-deck = Wenn das Begegnungsdeck leer ist
    .text = Der Begegnungs-Ablagestapel wird zu einem neuen Deck gemischt, und der Hauptplan bekommt einen Beschleunigungsmarker. Waren mehrere Karten abzulegen, hört das Ablegen damit auf. Ist auch der Ablagestapel leer, habt ihr sofort verloren: Eine Karte, die noch abgehandelt wird, liegt nicht darin. Lösen sich Begegnungskarten endlos gegenseitig aus, habt ihr ebenfalls verloren.
    .source = Rules Reference: Running out of cards; CH-C39, CH-C60, CH-C63
rule-elimination = Ausscheiden
    .text = Scheidet jemand aus, verlassen die Karten dieser Person die Partie. Ihre Schergen sind dann mit der nächsten Person im Kampf, und die anderen spielen weiter. Wer ausgeschieden ist, deckt nichts mehr auf, und ein Angriff auf diese Person ist vorbei, wenn niemand sonst verteidigt.
    .source = Rules Reference: Player Elimination; CH-C31
rule-deck-building = Ein Deck bauen
    .text = Eine Identität mit all ihren Heldenkarten, dazu Karten eines Aspekts und Basiskarten: insgesamt 40 bis 50. Jede Karte darf bis zu dreimal dabei sein, eine einzigartige nur einmal.
    .source = Learn to Play: Deck Customization
rule-expert-mode = Expertenmodus
    .text = Der Schurke beginnt und endet eine Stufe später, und das Expertenset kommt ins Begegnungsdeck.
    .source = Learn to Play: Expert Mode
rule-stalemate = Patt
    .text = Beginnt eine Runde zum dritten Mal in derselben Lage oder hatte 100 Runden lang niemand eine echte Wahl, habt ihr verloren: Der Schurke wurde nicht aufgehalten.
    .source = Learn to Play: Winning and Losing; CH-C38

## Auto-Pass
order-interrupt = Bei jeder Unterbrechung passen, die ich nutzen könnte
    .card = Bei Unterbrechungen passen, wenn nur { $card } ginge
order-response = Bei jeder Reaktion passen, die ich nutzen könnte
    .card = Bei Reaktionen passen, wenn nur { $card } ginge
order-defend = Nie fragen, ob ich mich verteidige
    .below = Angriffe mit ANG unter { $below } unverteidigt lassen
    .card = Nie fragen, ob ich mich gegen { $card } verteidige
order-defend-another = Nie fragen, ob ich andere verteidige
    .card = Nie fragen, ob ich andere gegen { $card } verteidige
order-may = Immer ablehnen, wenn eine Karte mir etwas anbietet
    .card = Immer ablehnen, was { $card } mir anbietet
order-asked = Immer ablehnen, wenn mich jemand um eine Aktion bittet

# Eine Karte im Spiel hat auf einem Bild wenig Platz. Sätze mit einem davon sagen dort nichts mehr:
gist-omits =
    Nur spielbar, falls
    Sobald aufgedeckt:
    Sobald aufgedeckt (
    Boost:
    Höchstens 1 pro Person
    Eine Person deiner Wahl kontrolliert diese Karte
    Eingeschränkt (
    Hänge diese Karte an
    Nachrüsten
    Spielaufbau:
    Nur in Heldengestalt
    ist keiner mehr da, lege diese Karte ab
    diese Karte kommt ins Spiel
    du spielst diese Karte
# Und das hier wird kürzer, von der ersten Zeile bis zur letzten:
gist-shorts =
    aus deinem Deck oder Ablagestapel =>
    lege Karten von deinem Deck ab, bis eine Karte deines Helden auftaucht; nimm diese auf die Hand => hol dir 1 Heldenkarte
    In jeder Runde kostet der erste gespielte Verbündete 1 weniger => Erster Verbündeter je Runde: −1 Kosten
    Unterbrechung (du würdest Schaden nehmen): => Getroffen:
    Heldenunterbrechung (du würdest Schaden nehmen): => Getroffen:
    verhindere 1 davon, dann 1 Schaden an einem Gegner => verhindere 1, 1 Schaden
    Unterbrechung (der Hauptplan bekäme Bedrohung): lege diese Karte ab → verhindere 3 davon => Ablegen: verhindere 3 Bedrohung
    Unterbrechung (1× pro Runde; ein Plan bekäme Bedrohung): verhindere 1 davon => 1×: verhindere 1 Bedrohung
    verhindere 3 davon => verhindere 3
    Reaktion (1× pro Phase; du spielst eine Vorbereitungs-Karte): ziehe 1 Karte => Vorbereitung gespielt: ziehe 1
    Reaktion (du nutzt eine Vorbereitungs-Karte): 1 Schaden an einem Gegner => Vorbereitung genutzt: 1 Schaden
    Reaktion (du spielst ein Angriffs-/Widerstands-/Verteidigungs-Ereignis): erschöpfe deinen Helden → nimm das Ereignis zurück auf die Hand => Nach Ereignis: erschöpfe, nimm es zurück
    Heldenreaktion (eine Boost-Karte wird umgedreht): lege diese Karte ab → annulliere ihre Boost-Fähigkeit => Ablegen: keine Boost-Fähigkeit
    mische eine Zauber-Karte aus deinem Ablagestapel in dein Deck, dann ziehe 1 Karte => Zauber zurück, ziehe 1
    Unterbrechung (dein Held würde besiegt): stattdessen behält dein Held 1 Lebenspunkt, dann lege diese Karte ab => Besiegt: bleibe bei 1 LP, ablegen
    Reaktion (dein Held verteidigt und nimmt keinen Schaden): erschöpfe diese Karte → ziehe 1 Karte => Unverletzt verteidigt: erschöpfe: ziehe 1
    Heldenunterbrechung (Angriff; eine Boost-Karte wird umgedreht): lege diese Karte ab → annulliere ihre Boost-Symbole; pro Symbol 1 Schaden am Schurken => Ablegen: Boost-Symbole treffen Schurken
    Heldenreaktion (Angriff; ein Scherge kommt ins Spiel): lege diese Karte ab → 2 Schaden an diesem Gegner, dann betäube diesen Gegner => Neuer Scherge: ablegen: 2 Schaden, betäubt
    Reaktion (1× pro Phase; ein Scherge verwickelt dich in einen Kampf): ziehe 2 Karten => Neuer Scherge bei dir: ziehe 2
    1 Schaden an einem Gegner (2, falls du das Merkmal Fliegend hast) => 1 Schaden (Fliegend: 2)
    Heldenunterbrechung (du deckst einen Verrat auf): lege diese Karte ab → annulliere die aufgedeckte Karte und lege sie ab => Ablegen: annulliere einen Verrat
    lege eine Karte deines Ablagestapels unter dein Deck, dann ziehe 1 Karte => 1 Karte zurück, ziehe 1
    Unterbrechung (du deckst eine Begegnungskarte auf): lege diese Karte ab → annulliere die aufgedeckte Karte und lege sie ab, dann decke die nächste Begegnungskarte auf => Ablegen: tausche eine Begegnungskarte
    Unterbrechung (eine Karte vom Begegnungsdeck wird aufgedeckt): gib 1 mentale Ressource aus, erschöpfe diese Karte → annulliere die aufgedeckte Karte und lege sie ab, dann decke die nächste Begegnungskarte auf => 1 Mental, erschöpfe: neue Begegnungskarte
    Reaktion (der Angriff deines Helden besiegt einen Schergen): 1 Schaden an deinem Helden, lege diese Karte ab → mache deinen Helden spielbereit => Scherge besiegt: nimm 1, ablegen: bereit
    Erzwungene Unterbrechung (dein Zug endet): => Zugende:
    ziehe 1 Karte, dann heile 1 Schaden von deiner Identität => ziehe 1, heile 1
    Heldenaktion (Widerstand): erschöpfe diese Karte → entferne 1 Bedrohung von einem Plan; falls du das Merkmal Fliegend hast, gilt stattdessen: entferne 1 Bedrohung von jedem Plan => Erschöpfe: −1 Bedrohung, Fliegend: überall
    Heldenunterbrechung (du spielst ein Angriffs-Ereignis): erschöpfe diese Karte → das Ereignis fügt 2 Schaden mehr zu => Angriff-Ereignis: erschöpfe: +2 Schaden
    Heldenunterbrechung (du spielst ein Widerstands-Ereignis): erschöpfe diese Karte → das Ereignis entfernt 2 Bedrohung mehr => Widerstand-Ereignis: erschöpfe: −2 Bedrohung
    deine nächste Karte in dieser Phase kostet 1 weniger => nächste Karte −1
    Erzwungene Reaktion (diese Karte greift an, solange „Das Psyche-Magnetron“ im Spiel ist): => Griff an:
    Heldenreaktion (einer deiner Verbündeten wird besiegt): lege diese Karte ab → bringe ihn aus deinem Ablagestapel ins Spiel, 1 Schaden an ihm => Verbündeter fällt: ablegen: er ist zurück
    bezahle die Kosten deiner obersten Beschwörung, erschöpfe deinen Helden → nutze ihre Spezialfähigkeit => bezahle, nutze Beschwörung
    +1 Verbündetenlimit für deine Identität (falls jeder deiner Verbündeten ein Avenger ist) => +1 Verbündetenlimit, falls alle Avenger
    der nächste Avenger-Verbündete in dieser Phase kostet 1 weniger => nächster Avenger −1
    Du darfst diese Karte in deinem Zug auch vom Ablagestapel spielen => Auch vom Ablagestapel spielbar
    1 Schaden am Schurken und an jedem Schergen im Kampf mit einer Person deiner Wahl (2, falls als Letztes genutzt) => 1 an Schurke und Schergen (zuletzt 2)
    hol dir eine Vorbereitungs-Karte aus deinem Ablagestapel => hol dir 1 Vorbereitung
    Aktion (1× pro Phase): lege deine oberste Beschwörung ab => 1× pro Phase: Beschwörung ablegen
    lege eine Handkarte verdeckt unter diese Karte => 1 Handkarte hierunter
    Heldenressource: erschöpfe diese Karte → 1 Joker für ein Ereignis => Ressource: erschöpfe: 1 Joker für Ereignis
    1 Joker für eine Vorbereitungs-Karte => Joker für Vorbereitung
    Erzwungene Unterbrechung (diese Karte wird besiegt): mische die Beschwörung von hier in ihr Deck zurück => Hält eine Beschwörung
    Erzwungene Unterbrechung (diese Karte würde besiegt): lege die oberste Begegnungskarte ab; ist sie ein Verrat, wird diese Karte stattdessen ganz geheilt => Besiegt: oberster Verrat heilt alles
    Aktion: erschöpfe diese Karte, lege 1 Handkarte ab → ziehe 1 Karte (2, falls du in Alter-Ego-Gestalt bist) => Erschöpfe, lege 1 ab: ziehe 1 (Alter Ego 2)
    Erzwungene Reaktion (diese Karte greift dich an): lege die oberste Karte deines Decks ab; falls darauf eine physische Ressource aufgedruckt ist, 2 Schaden an dir => Griff dich an: oberste Karte physisch: 2 Schaden
    Erzwungene Unterbrechung (diese Karte greift dich an): lege die oberste Karte deines Decks ab. Physisch: betäube deine Identität. Energie: 2 Schaden an dir. Mental: verwirre deine Identität. Joker: alles davon => Greift an: oberste Karte betäubt, trifft, verwirrt
    lege 1 Handkarte ab → mache deinen Helden spielbereit => lege 1 ab: Held bereit
    Unterbrechung (ein Gegner greift dich an): gib 1 Energie aus → 2 Schaden an diesem Gegner => Bei Angriff: 1 Energie → 2 Schaden
    Kostet 1 weniger pro Vorbereitungs-Karte unter deiner Kontrolle => Je Vorbereitung −1 Kosten
    +1 Handlimit pro Tech-Upgrade unter deiner Kontrolle, höchstens 6 => +1 Handlimit pro Tech (max 6)
    pro Upgrade unter deiner Kontrolle => pro Upgrade bei dir
    Reaktion (ein Scherge treibt den Plan voran): erschöpfe diese Karte → 2 Schaden an diesem Gegner => Scherge plant: erschöpfe: 2 Schaden
    erschöpfe diese Karte, 2 Schaden an dieser Karte → 1 Schaden an jedem Gegner => erschöpfe, nimm 2: 1 an jeden Gegner
    Unterbrechung (diese Karte wird besiegt): gib 2 verschiedene Ressourcen aus → 2 Schaden an einem Gegner, dann kehrt diese Karte auf die Hand zurück => Besiegt: 2 Ressourcen: 2 Schaden, auf die Hand
    solange du mit einem anderen Schergen im Kampf bist => solange ein anderer Scherge da ist
    Unterbrechung (diese Karte wird besiegt): mische diese Karte in das Deck, aus dem sie kommt => Besiegt: kommt in ihr Deck
    Kostet 1 weniger pro Schergen im Kampf mit dir => Kostet 1 weniger pro Scherge
    für Angriffs-Ereignisse => für Angriffe
    beim Vorantreiben des Plans wird eine Boost-Karte umgedreht => Boost für Plan
    annulliere ihre Boost-Symbole; pro Symbol 1 Schaden am Schurken => Symbole treffen den Schurken
    annulliere ihre Boost-Symbole => keine Symbole
    du nimmst Schaden durch einen gegnerischen Angriff => Angriff trifft dich
    ebenso viel Schaden an diesem Gegner => so viel zurück
    du nutzt eine Vorbereitungs-Karte => Vorbereitung genutzt
    bezahle die Kosten deiner obersten Beschwörung, erschöpfe deinen Helden → nutze ihre Spezialfähigkeit => erschöpfe, bezahle: Beschwörung
    lege deine oberste Beschwörung ab => Beschwörung ablegen
    heile 1 Schaden von einem Helden und lege eine Statuskarte von ihm ab => heile 1 und 1 Statuskarte
    verschiebe 1 Bedrohung von einem Plan hierhin => nimm 1 Bedrohung
    ziehe 1 Karte, dann lege 1 Handkarte ab => ziehe 1, lege 1 ab
    Erzwungene Unterbrechung (diese Karte greift an): => Greift an:
    Erzwungene Reaktion (diese Karte greift dich an): => Griff dich an:
    Erzwungene Reaktion (diese Karte greift an): => Griff an:
    Erzwungene Reaktion (in Schritt eins der Schurkenphase kommt Bedrohung auf diesen Plan): => Schritt eins:
    Erzwungene Unterbrechung => Erzwungen
    Erzwungene Reaktion => Erzwungen
    Unterbrechung (der Schurke greift dich an) => Bei Angriff
    Reaktion (du wechselst in diese Gestalt) => Beim Wechsel
    Reaktion (diese Karte greift an und besiegt einen Schergen) => Besiegt einen Schergen
    (1× pro Runde) => 1×
    erschöpfe diese Karte → => erschöpfe:
    erschöpfe diese Karte, => erschöpfe,
    lege diese Karte ab → => ablegen:
    → lege diese Karte ab => → ablegen
    dann lege diese Karte ab => dann ablegen
    dann lege diese Karte nach dem Angriff ab => danach ablegen
    entferne 1 Marker → => −1:
    entferne 1 Bedrohung von einem Plan => −1 Bedrohung
    entferne 2 Bedrohung von einem Plan => −2 Bedrohung
    entferne 3 Bedrohung von einem Plan => −3 Bedrohung
    Lebenspunkte => LP
    Lebenspunkt => LP
    Heldenaktion => Held
    Alter-Ego-Aktion => Alter Ego
    der Angriff trifft auch jeden anderen Helden => trifft jeden anderen Helden
    mache die oberste Karte deines Decks zur Drohne => 1 Drohne
    1 Bedrohung auf den Hauptplan – oder 1 Drohne => +1 Bedrohung oder 1 Drohne
    im Kampf mit der angegriffenen Person => beim Ziel
    Verdeckte Drohnen haben PLA 1, ANG 1 und 1 LP; werden sie besiegt, kommen sie auf den Ablagestapel ihres Decks => Drohnen: PLA 1, ANG 1, 1 LP
    Verteidige gegen diese Karte mit einem Verbündeten, falls möglich => Verbündete müssen verteidigen
    ein Plan bekäme Bedrohung => Bedrohung kommt
    die nächste Karte einer Person deiner Wahl in dieser Phase kostet 1 weniger => nächste Karte −1
    eine Person deiner Wahl nimmt das oberste Tech-Upgrade ihres Ablagestapels auf die Hand => oberstes Tech zurück
    eine Person deiner Wahl zieht 1 Karte => jemand zieht 1 Karte
    Schaden von einem befreundeten Charakter => befreundet
    Schaden von einem beliebigen Charakter => beliebig
    Von dieser Karte kann keine Bedrohung entfernt werden => Die Bedrohung bleibt
    du besiegst einen Schergen => Scherge besiegt
    ein Angriff deines Helden besiegt einen Gegner => Gegner besiegt
    dein Held verteidigt => du verteidigst
    dein Held führt einen Basisangriff durch => Basisangriff
    dein Held greift an => du greifst an
    diese Karte leistet Widerstand => Widerstand
    der Schurke treibt den Plan voran => Schurke plant
    der Träger treibt den Plan voran => Träger plant
    diese Karte treibt den Plan voran => plant
    diese Karte wird besiegt => besiegt
    mache deinen Helden spielbereit => Held bereit
    erschöpfe deinen Helden => erschöpfe Held
    betäube jeden angegriffenen Gegner => betäube das Ziel
    betäube alle, die dabei Schaden genommen haben => betäube sie
    für deinen Helden =>
    für den Träger =>
    für den Schurken =>
    für dich =>
    sieh dir die obersten 3 Karten deines Decks an, nimm eine auf die Hand und lege den Rest ab => nimm 1 der ersten 3
    gib 1 Energie, 1 mentale Ressource und 1 physische Ressource aus => 1 Energie, 1 Mental, 1 Physisch
    gib 1 Energie aus => 1 Energie
    gib 1 mentale Ressource aus => 1 Mental
    gib 1 physische Ressource aus => 1 Physisch
    gib 2 Energie aus => 2 Energie
    gib 2 mentale Ressourcen aus => 2 Mental
    gib 2 physische Ressourcen aus => 2 Physisch
    gib 3 physische Ressourcen aus => 3 Physisch
    gib beliebig viel Energie aus → => gib Energie aus →
    lege ebenso viele Marker hierhin => Marker hierhin
    falls du das Merkmal Fliegend hast => falls Fliegend
    du hast in dieser Phase das Merkmal => du hast
    Spezial (Angriff) => Spezial
    Spezial (Widerstand) => Spezial
    verschiebe 1 Schaden von deinem Helden auf einen Gegner => 1 Schaden zum Gegner
    Schaden an einem Gegner => Schaden an Gegner
    wechsle deine Gestalt, dann ziehe bis zum aufgedruckten Handlimit => wechsle Gestalt, ziehe voll
    Erzwungen (die Runde endet): lege diese Karte ab => Rundenende: ablegen
    die aufgedruckten Ressourcen der obersten Karte deines Ablagestapels => wie zuletzt abgelegt
    falls als Letztes genutzt => zuletzt
    Schaden von deiner Identität =>
    Schaden von dieser Karte =>
    → ziehe 1 Karte => → ziehe 1
    in dieser Phase für alle Charaktere einer Person deiner Wahl => für eine Person
    für diese Karte in dieser Phase =>
    in dieser Phase =>
    Diese Karte kann keinen Schaden nehmen, der von einem Black-Panther-Upgrade kommt => Immun gegen Black-Panther-Upgrades
    Diese Karte kann keinen Schaden nehmen, solange => Immun, solange
    die Karten hier kehren auf die Hände zurück, von denen sie kamen => die Karten gehen zurück
    lege 1 Handkarte ab => 1 Handkarte
    lege 1 zufällige Handkarte ab => 1 zufällige Handkarte weg
    du bekommst eine Begegnungskarte => 1 Begegnungskarte
    dem Träger würde Schaden zugefügt => Träger getroffen
    falls hier mindestens 5 Schaden liegen => ab 5 Schaden
    ein Angriff des Trägers macht Schaden => Träger macht Schaden
    mit Physisch bezahlt => Physisch
    mit Mental bezahlt => Mental
    mit Energie bezahlt => Energie
    Zählt doppelt für Karten des Aspekts => Doppelt für
    Unterbrechung ( => Wenn (
    Reaktion ( => Nach (
