## Green Goblin

ruleset-risky-business-standard = Green Goblin (Riskantes Geschäft)
ruleset-risky-business-expert = Green Goblin (Riskantes Geschäft), Experte
ruleset-mutagen-formula-standard = Green Goblin (Mutagen-Formel)
ruleset-mutagen-formula-expert = Green Goblin (Mutagen-Formel), Experte
set-risky-business = Riskantes Geschäft
set-mutagen-formula = Mutagen-Formel
set-goblin-gimmicks = Goblin-Tricks
set-a-mess-of-things = Stechendes Chaos
set-power-drain = Energieentzug
set-running-interference = Ablenkungsmanöver

# Was Karten sagen.
head-when-completed = sobald vollendet
when-this-would-attack = diese Karte würde angreifen
when-this-would-scheme = diese Karte würde den Plan vorantreiben
when-this-would-take-damage = diese Karte würde Schaden nehmen
when-this-damages = ein Angriff dieser Karte fügt Schaden zu
when-this-damages-you = ein Angriff dieser Karte fügt dir Schaden zu
when-host-attacks-you = der Träger greift dich an
whom-each-player = jede Person
    .acc = jede Person
    .dat = jeder Person
    .von = von jeder Person
whom-stunned-friend = jeder betäubte befreundete Charakter
    .acc = jeden betäubten befreundeten Charakter
    .dat = jedem betäubten befreundeten Charakter
    .von = von jedem betäubten befreundeten Charakter
    .one = ein betäubter befreundeter Charakter
    .one-none = kein betäubter befreundeter Charakter
    .one-acc = einen betäubten befreundeten Charakter
    .one-dat = einem betäubten befreundeten Charakter
    .one-von = von einem betäubten befreundeten Charakter
    .unit = betäubten befreundeten Charakter
whom-minion-engaged = jeder { JOINED($trait) }-Scherge im Kampf mit dir
    .acc = jeden { JOINED($trait) }-Schergen im Kampf mit dir
    .dat = jedem { JOINED($trait) }-Schergen im Kampf mit dir
    .von = von jedem { JOINED($trait) }-Schergen im Kampf mit dir
    .one = ein { JOINED($trait) }-Scherge im Kampf mit dir
    .one-none = kein { JOINED($trait) }-Scherge im Kampf mit dir
    .one-acc = einen { JOINED($trait) }-Schergen im Kampf mit dir
    .one-dat = einem { JOINED($trait) }-Schergen im Kampf mit dir
    .one-von = von einem { JOINED($trait) }-Schergen im Kampf mit dir
    .unit = { JOINED($trait) }-Schergen im Kampf mit dir
which-villain = der Schurke
    .acc = den Schurken
    .dat = dem Schurken
unit-icons-discarded = Boost-Symbol darauf
count-counters-on = Marker auf „{ $card }“
count-villain-stage =
    { $times ->
        [one] Stufe des Schurken
       *[other] { $times } × Stufe des Schurken
    }
if-villain-is = der Schurke { $name } ist
if-engaged-with = ein { JOINED($trait) }-Scherge mit dir im Kampf ist
if-it-damaged = dadurch mindestens { $least } Schaden genommen wurde
if-it-placed = er mindestens { $least } Bedrohung platziert hat
says-counters-on = lege { FORM($n, form: "pl") } { $kind }marker auf „{ $card }“
    .tailed = lege auf „{ $card }“ { FORM($n, form: "pl") } { $kind }marker
says-counters-off = entferne { FORM($n, form: "pl") } { $kind }marker von „{ $card }“
says-if-cannot = { $does }; falls das nicht geht, { FORM($other, form: "inv") }
    .inv = { FORM($does, form: "inv") }; falls das nicht geht, { FORM($other, form: "inv") }
says-indirect = nimm { $n } indirekten Schaden
    .each = jede Person nimmt { $n } indirekten Schaden
    .each-inv = nimmt jede Person { $n } indirekten Schaden
    .heroes = jede Person in Heldengestalt nimmt { $n } indirekten Schaden
    .heroes-inv = nimmt jede Person in Heldengestalt { $n } indirekten Schaden
says-discard-encounter =
    { $n ->
        [one] lege die oberste Begegnungskarte ab
       *[other] lege die obersten { $n } Begegnungskarten ab
    }
    .tailed = lege die obersten Begegnungskarten ab, { $n }
says-discard-minions-all =
    { $n ->
        [one] lege die oberste Begegnungskarte ab; ist es ein { JOINED($trait) }-Scherge, verwickelt er dich in einen Kampf
       *[other] lege die obersten { $n } Begegnungskarten ab; { JOINED($trait) }-Schergen darunter verwickeln dich in einen Kampf
    }
    .each =
        { $n ->
            [one] jede Person legt die oberste Begegnungskarte ab; ist es ein { JOINED($trait) }-Scherge, verwickelt er diese Person in einen Kampf
           *[other] jede Person legt die obersten { $n } Begegnungskarten ab; { JOINED($trait) }-Schergen darunter verwickeln diese Person in einen Kampf
        }
says-discard-minions-first = lege die obersten { $n } Begegnungskarten ab; der erste { JOINED($trait) }-Scherge darunter verwickelt dich in einen Kampf
    .without = jede Person ohne { JOINED($trait) }-Schergen legt die obersten { $n } Begegnungskarten ab; der erste { JOINED($trait) }-Scherge darunter verwickelt diese Person in einen Kampf
says-get-copy = 1 { $card } aus dem Begegnungsdeck verwickelt dich in einen Kampf
    .each = je 1 { $card } aus dem Begegnungsdeck verwickelt jede Person in einen Kampf
says-deal-cards = du bekommst { $n } Begegnungskarten
    .inv = bekommst du { $n } Begegnungskarten
    .each = jede Person bekommt { $n } Begegnungskarten
says-shuffle-in-afterwards = mische diese Karte nach der Aktivierung ins Begegnungsdeck
says-enters-play = bringe diese Karte ins Spiel
says-villain-attacks-with = der Schurke greift dich mit +{ $n } ANG an
    .inv = greift der Schurke dich mit +{ $n } ANG an
says-villain-schemes-with = der Schurke treibt den Plan mit +{ $n } PLA voran
    .inv = treibt der Schurke den Plan mit +{ $n } PLA voran
says-villain-attacks-unboosted = der Schurke greift dich an (ohne Boost-Karte, falls { $condition })
    .inv = greift der Schurke dich an (ohne Boost-Karte, falls { $condition })
says-enemy-attacks = { $card } greift deinen Helden an; findet kein Angriff statt, { FORM($otherwise, form: "inv") }
    .inv = greift { $card } deinen Helden an; findet kein Angriff statt, { FORM($otherwise, form: "inv") }
says-boost-ahead = gib dem Schurken 1 verdeckte Boost-Karte
says-add-icon = 1 Boost-Symbol mehr
says-spend-any = gib { $count } beliebige Ressourcen aus
attach-strongest-enemy = hänge diese Karte an den Gegner mit den meisten aufgedruckten Lebenspunkten an, der noch keinen solchen Anhang hat
counters-enters-each = { $count } { $kind }marker pro Person
counter-infamy = Verrufenheits
counter-madness = Wahnsinns
flips-empty = liegt kein Marker mehr hier, drehe diese Karte und { FORM($which, form: "acc") } um
echoes = „Sobald aufgedeckt“-Effekte der Karten, die du aufdeckst, wirken ein weiteres Mal
worth-acceleration = Beschleunigung: 1 pro { $count }
icon-times = { $icon } ×{ $times }
ban-ready = { $whom } kann nicht spielbereit werden
ban-change-form = { $whom } kann die Gestalt nicht wechseln
custom-02013 = der Schurke greift den Helden mit den wenigsten Lebenspunkten an; findet kein Angriff statt, Nachrüsten
    .inv = greift der Schurke den Helden mit den wenigsten Lebenspunkten an; findet kein Angriff statt, Nachrüsten
custom-02032 = lege pro Stufe des Schurken die obersten 2 Begegnungskarten ab; wähle für jeden Goblin-Schergen darunter: nimm 3 Schaden – oder er verwickelt dich in einen Kampf
custom-02032-damage = Nimm 3 Schaden
custom-02032-minion = { $card } verwickelt dich in einen Kampf
custom-02041 = lege die obersten 2 Begegnungskarten ab; pro Boost-Symbol darauf legt jede Person Handkarten im Wert von 1 Ressource ab
custom-02043 = lege die obersten 7 Begegnungskarten ab; ist Electro darunter, verwickelt er dich in einen Kampf, sonst Nachrüsten
custom-02047 = lege eine Handkarte mit aufgedruckter mentaler oder physischer Ressource ab

# Warum nicht.
unable-counters-there = Diese Karte ist nicht im Spiel
why-form-banned = Eine Karte verhindert den Gestaltwechsel

# Was gefragt wird.
ask-lose-card = { $card }: Welche Karte legst du ab?

# Das Protokoll.
log-counters = +{ $amount } { $kind }marker auf „{ $what }“ (jetzt { $now }).
log-counters-removed = −{ $amount } { $kind }marker auf „{ $what }“ (noch { $now }).
log-flip = { $card } übernimmt!
log-boost-ahead = { CAPITAL($enemy) } bekommt eine verdeckte Boost-Karte.
log-shuffle-in = „{ $card }“ wird ins Begegnungsdeck gemischt.
log-enters-play = „{ $card }“ kommt ins Spiel.
log-flip-with = „{ $card }“ ist jetzt im Spiel.

# Was kam und was kommt.
recap-flip = **{ $card }** übernimmt.
forecast-counters = { $enemy } (statt Angriff: +{ $amount } auf „{ $on }“)
forecast-counters-off = { $enemy } (statt Plan: −{ $amount } auf „{ $on }“)
brief-counters = { $card }: { $count } { $kind }marker

# Regeln zum Nachschlagen.
rule-faces = Schurken mit zwei Gesichtern
    .text = Sind alle Marker weg, werden Umgebung und Schurke sofort umgedreht. Schaden, Statuskarten und Anhänge bleiben; die neue Seite bringt neue Marker und ihren „Sobald aufgedeckt“-Effekt. Eine neue Stufe beginnt mit ihrer ersten Seite.
    .source = W1-102, W1-103, W1-104, W1-105
rule-indirect = Indirekter Schaden
    .text = Du verteilst ihn auf deine Identität und deine Verbündeten. Niemand bekommt mehr Schaden, als Lebenspunkte übrig sind.
    .source = W1-106
rule-waiting-boosts = Wartende Boost-Karten
    .text = Eine verdeckte Boost-Karte auf dem Schurken kommt dazu, wenn er das nächste Mal angreift oder den Plan vorantreibt.
    .source = W1-107
rule-infamy = Verrufenheit
    .text = Ist Norman Osborn betäubt oder zäh, verliert er stattdessen diese Karte, und seine Verrufenheit bleibt, wie sie ist. Verrufenheit, die statt Schaden weggeht, gilt nicht als zugefügter Schaden.
    .source = W1-101, W1-113
rule-goblin-cards = Karten des Green Goblin
    .text = „Goblin Knight“ und „Monster“ werden, als Boost-Karten aufgedeckt, nach der Aktivierung ins Begegnungsdeck gemischt. Zwei „Mediale Berichterstattung“ an einer Identität machen drei Mal daraus; Verpflichtungen wiederholen sie nicht. Auf Karten von Mutagen-Formel ist „Green Goblin“ der Schurke, und er zählt zu den Goblin-Gegnern.
    .source = W1-108, W1-110, W1-111
rule-printed-icons = Aufgedruckte Symbole
    .text = Bei „Energieentzug“ zählt eine Karte mit zwei Symbolen als zwei und ein Joker als eins. Bei „Tombstone“ ist ein Joker weder mental noch physisch.
    .source = W1-109, W1-112
