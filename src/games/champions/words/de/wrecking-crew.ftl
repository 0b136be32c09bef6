# Wrecking Crew

ruleset-wrecking-crew-standard = Wrecking Crew
ruleset-wrecking-crew-expert = Wrecking Crew, Experte
set-wrecking-crew = Wrecking Crew

## Wer gemeint ist
whom-named = { $name }
whom-each-villain = jeder Schurke
    .acc = jeden Schurken
    .dat = jedem Schurken
    .von = von jedem Schurken
whom-scheme-of = der Nebenplan von { $name }
    .acc = den Nebenplan von { $name }
    .dat = dem Nebenplan von { $name }
    .von = vom Nebenplan von { $name }
whom-schemes-besides = jeder Nebenplan außer dem von { $name }
    .acc = jeden Nebenplan außer dem von { $name }
whom-active-scheme = der Nebenplan des aktiven Schurken
    .acc = den Nebenplan des aktiven Schurken
    .dat = dem Nebenplan des aktiven Schurken
    .von = vom Nebenplan des aktiven Schurken
whom-your-support = jeder deiner Vorteile
    .acc = alle deine Vorteile
    .one = einer deiner Vorteile
    .one-acc = einen deiner Vorteile
    .unit = Vorteil unter deiner Kontrolle
    .unit-dearest = deinen teuersten Vorteil
whom-villain-most = der Schurke mit der meisten Bedrohung auf seinem Nebenplan
whom-villain-least = der Schurke mit der geringsten Bedrohung auf seinem Nebenplan
whom-villain-of-host = der Schurke dieses Nebenplans

## Was sie tun
says-attacks-you = { $who } greift dich an
    .inv = greift { $who } dich an
says-attacks-you-if-tough = { $who } greift dich an (+{ $by } ANG, falls zäh)
    .inv = greift { $who } dich an (+{ $by } ANG, falls zäh)
says-schemes-now = { $who } treibt den Plan voran
    .inv = treibt { $who } den Plan voran
says-schemes-now-if-tough = { $who } treibt den Plan voran (+{ $by } PLA, falls zäh)
    .inv = treibt { $who } den Plan voran (+{ $by } PLA, falls zäh)
says-activate-least = der Schurke mit der geringsten Bedrohung auf seinem Nebenplan wird aktiv
    .inv = wird der Schurke mit der geringsten Bedrohung auf seinem Nebenplan aktiv
says-activate-most = der Schurke mit der meisten Bedrohung auf seinem Nebenplan wird aktiv
    .inv = wird der Schurke mit der meisten Bedrohung auf seinem Nebenplan aktiv
says-activate-least-attack = der Schurke mit der geringsten Bedrohung auf seinem Nebenplan wird aktiv und greift nach diesem Angriff deinen Helden an (ohne Boost-Karte)
    .inv = wird der Schurke mit der geringsten Bedrohung auf seinem Nebenplan aktiv und greift nach diesem Angriff deinen Helden an (ohne Boost-Karte)
says-activate-least-scheme = der Schurke mit der geringsten Bedrohung auf seinem Nebenplan wird aktiv und treibt den Plan voran
    .inv = wird der Schurke mit der geringsten Bedrohung auf seinem Nebenplan aktiv und treibt den Plan voran
says-reveal-of-least = decke die oberste Karte vom Deck des Schurken auf, auf dessen Nebenplan am wenigsten Bedrohung liegt (die obersten 2, wenn kein anderer Schurke im Spiel ist)
says-threat-most = { $n } Bedrohung auf den Nebenplan mit der meisten Bedrohung
says-threat-least = { $n } Bedrohung auf den Nebenplan mit der geringsten Bedrohung
says-overflow = { $does }, dann bleiben { $leaves } Bedrohung hier
says-shed-all = entferne Statuskarten ({ $statuses }) von { FORM($whom, form: "dat") }
says-damage-defender = { $n } Schaden am Verteidiger
allies-must-defend-host = verteidige gegen den Träger mit einem Verbündeten, falls möglich
awaiting-villain = { $who } wählt einen Schurken
awaiting-character = { $who } wählt einen Charakter
when-overflows = die Bedrohung hier erreicht { $at }
when-your-hero-attacks-host = dein Held greift den Träger an
when-step-one-ends = nach Schritt eins der Schurkenphase
if-has = { $whom } schon { $status } ist
if-no-upgrades = du keine Upgrades hast
if-was-undefended = niemand verteidigt hat
tail-while-undefended = (solange der Angriff unverteidigt ist)
cost-discard-random = lege eine zufällige Handkarte ab
unable-shed = Kein Schurke hat so eine Karte
ban-be-thwarted = Widerstand entfernt keine Bedrohung { FORM($whom, form: "von") }
signature = bleibt auch ohne Bedrohung im Spiel und verlässt es erst mit seinem Schurken
own-scheme = treibt diese Karte den Plan voran, kommt die Bedrohung auf ihren eigenen Nebenplan
taunts = niemand kann die anderen Schurken angreifen
excess-on-scheme = überschüssiger Schaden, den der Träger zufügt, kommt als Bedrohung auf seinen Nebenplan
custom-07001a = der Nebenplan jedes Schurken kommt ins Spiel; Wrecker ist aktiv
custom-07015 = lege 2 Bedrohung auf Wreckers Nebenplan – oder Wrecker bekommt +3 ANG für diesen Angriff
custom-07015-attack = +3 ANG für diesen Angriff
custom-07016 = 1 Schaden am Helden oder Verbündeten mit den wenigsten verbleibenden Lebenspunkten; wird er dadurch besiegt, 3 Bedrohung auf Wreckers Nebenplan
custom-07031 = verschiebe die ganze Bedrohung vom Nebenplan mit der geringsten auf den mit der größten; erreicht dieser dadurch nicht sein Limit, Nachrüsten
custom-07058 = lege eine zufällige Handkarte ab; in Heldengestalt nimm Schaden in Höhe ihrer Kosten, in Alter-Ego-Gestalt lege ebenso viel Bedrohung auf Bulldozers Nebenplan
custom-07059 = lege so viele Karten von deinem Deck ab, wie Bulldozer ANG hat; 1 Bedrohung auf seinen Nebenplan pro Kartentyp darunter

## Fragen, Protokoll und Tisch
report-villain = { $villain } hatte noch { $left } von { $most } Lebenspunkten.
verb-villain = Dieser Schurke
ask-villain-most = Gleich viel Bedrohung: Welcher Schurke wird aktiv?
ask-villain-least = Gleich wenig Bedrohung: Welcher Schurke?
ask-scheme-most = Gleich viel Bedrohung: Welcher Nebenplan?
ask-scheme-least = Gleich wenig Bedrohung: Welcher Nebenplan?
ask-character = { $card }: Welcher Charakter?
log-active = { $card } ist jetzt der aktive Schurke.
it-step-one = Schritt eins endet
mark-active = aktiv
zone-villains = Schurken

rule-several-villains = Mehrere Schurken
    .text = Vier Schurken sind zugleich im Spiel, jeder mit eigenem Deck und Nebenplan. Einer ist aktiv: Er handelt, alle Begegnungs- und Boost-Karten sind seine, und „der Schurke“ ist immer er. Angreifen könnt ihr jeden. Nebenpläne bleiben auch ohne Bedrohung im Spiel, bis ihr Schurke fällt. Fällt der aktive Schurke, übernimmt der, auf dessen Nebenplan die meiste Bedrohung liegt.
    .source = Rules Reference: Villain; Rules of Wrecking Crew (W1-202)
