## Black Widow, Doctor Strange, Hulk

set-doctor-strange-invocation-deck = Beschwörungsdeck
deck-black-widow = Black Widow, Gerechtigkeit
    .about = Legt Vorbereitungen aus wie Fallen: Boosts und Verrat verpuffen, Schaden gibt es nebenbei.
deck-doctor-strange = Doctor Strange, Schutz
    .about = Wirkt den obersten Zauber des Beschwörungsdecks, verteidigt gut und nimmt dem Schurken seine Züge.
deck-hulk = Hulk, Aggression
    .about = Gewaltige Schläge, und auf der Hand bleibt nichts: alles ausspielen, zuschlagen, von vorn.

# Was Karten sagen.
head-hero-response = Heldenreaktion
head-alter-ego-resource = Alter-Ego-Ressource
limit-phase =
    { $limit ->
        [one] 1× pro Phase
       *[other] { $limit }× pro Phase
    }
needs = nur spielbar, falls { $condition }
paid-only-with = nur mit { $type } zu bezahlen
costs-less = kostet { $by } weniger
any-player = eine Person deiner Wahl kontrolliert diese Karte und ist hier „du“
gives-for = { $gives } für { FORM($which, form: "acc") }
stat-recover = ERH
stat-scheme = PLA
counter-mystic = Mystik
when-boost = eine Boost-Karte wird umgedreht
when-boost-of-scheme = beim Vorantreiben des Plans wird eine Boost-Karte umgedreht
when-your-hero-defends-unhurt = dein Held verteidigt und nimmt keinen Schaden
when-enemy-attack-damages-you = du nimmst Schaden durch einen gegnerischen Angriff
when-hero-would-take-damage = ein Held würde Schaden nehmen
when-minion-schemes = ein Scherge treibt den Plan voran
when-you-play = du spielst eine { JOINED($trait) }-Karte
when-you-use = du nutzt eine { JOINED($trait) }-Karte
when-you-play-event = du spielst ein Ereignis
when-you-reveal-treachery = du deckst einen Verrat auf
when-you-reveal = du deckst eine Begegnungskarte auf
when-card-surges = eine Karte löst Nachrüsten aus
when-main-scheme-would-get-threat = der Hauptplan bekäme Bedrohung
when-your-ally-is-defeated = einer deiner Verbündeten wird besiegt
when-you-change-form = du wechselst deine Gestalt
when-your-turn-ends = dein Zug endet
cost-second = bezahle die Kosten deiner obersten Beschwörung
whom-your-card-with = jede deiner { JOINED($trait) }-Karten
    .acc = jede deiner { JOINED($trait) }-Karten
    .dat = jeder deiner { JOINED($trait) }-Karten
    .von = von jeder deiner { JOINED($trait) }-Karten
    .one = eine deiner { JOINED($trait) }-Karten
    .one-none = keine deiner { JOINED($trait) }-Karten
    .one-acc = eine deiner { JOINED($trait) }-Karten
    .one-dat = einer deiner { JOINED($trait) }-Karten
    .one-von = von einer deiner { JOINED($trait) }-Karten
    .unit = { JOINED($trait) }-Karte unter deiner Kontrolle
    .unit-dearest = deine teuerste { JOINED($trait) }-Karte
which-with = eine { JOINED($trait) }-Karte
    .acc = eine { JOINED($trait) }-Karte
    .dat = einer { JOINED($trait) }-Karte
which-event = ein Ereignis
    .acc = ein Ereignis
    .dat = einem Ereignis
which-event-with = { JOINED($trait) }-Ereignisse
    .acc = { JOINED($trait) }-Ereignisse
    .dat = { JOINED($trait) }-Ereignissen
which-of-hero = eine Heldenkarte von { $card }
    .acc = eine Heldenkarte von { $card }
    .dat = einer Heldenkarte von { $card }
unit-damage-you-took = Schaden, den du durch den Angriff genommen hast
unit-damage-here = Schaden auf dieser Karte
unit-threat-here = Bedrohung hier
if-attack-defeats = dadurch ein Gegner besiegt wird
if-you-control = du einen { JOINED($trait) }-Charakter hast
if-paid-only = nur mit { $type } bezahlt
says-cancel-icons = annulliere ihre Boost-Symbole
says-icons-on-villain = annulliere ihre Boost-Symbole; pro Symbol 1 Schaden am Schurken
says-cancel-boost = annulliere ihre Boost-Fähigkeit
says-activation-bonus = der Schurke erhält für diese Aktivierung +{ $n } PLA und +{ $n } ANG
    .inv = erhält der Schurke für diese Aktivierung +{ $n } PLA und +{ $n } ANG
says-defense-now = +{ $by } VER gegen diesen Angriff
says-ready-unhurt = mache deinen Helden spielbereit, falls du dabei keinen Schaden nimmst
says-attack-now = +{ $n } ANG für diesen Angriff
says-attacks-in-order = greife nacheinander je einen Gegner deiner Wahl mit { $amounts } Schaden an
says-damage-up-to = je { $n } Schaden an bis zu { $most } Gegnern
says-cancel-event = annulliere das Ereignis
says-into-deck = mische diese Karte in das Deck, aus dem sie kommt
says-second-special = nutze ihre Spezialfähigkeit
says-second-special-back = nutze ihre Spezialfähigkeit, dann lege sie oben auf ihr Deck zurück
says-second-discard = lege deine oberste Beschwörung ab
says-second-under = lege die oberste Beschwörung verdeckt hierhin
says-second-back = mische die Beschwörung von hier in ihr Deck zurück
says-discard-hand = lege alle Handkarten ab
says-discard-from-hand =
    { $n ->
        [one] lege 1 Handkarte ab
       *[other] lege { $n } Handkarten ab
    }
says-search-both = hol dir { FORM($which, form: "acc") } aus deinem Deck oder Ablagestapel
says-search-top = hol dir { FORM($which, form: "acc") } aus den obersten { $count } Karten deines Decks und mische dein Deck
says-take-from-discard = hol dir { FORM($which, form: "acc") } aus deinem Ablagestapel
says-shuffle-one-back = mische { FORM($which, form: "acc") } aus deinem Ablagestapel in dein Deck
says-top-decides = lege die oberste Karte deines Decks ab. Physisch: { $physical }. Energie: { $energy }. Mental: { $mental }. Joker: alles davon
says-if-top-physical = lege die oberste Karte deines Decks ab; falls darauf eine physische Ressource aufgedruckt ist, { FORM($does, form: "inv") }
says-discard-dearest = lege { FORM($unit, form: "dearest") } ab
    .each = jede Person legt { FORM($unit, form: "theirs") } ab
says-discard-dearest-threat = lege deine teuerste Handkarte ab; der Hauptplan bekommt Bedrohung in Höhe ihrer Kosten
says-discard-dearest-damage = lege deine teuerste Handkarte ab; nimm Schaden in Höhe ihrer Kosten
says-stays = lass diese Karte im Spiel
says-gives-up-to = eine { CAPITAL($status) }-Karte für { FORM($whom, form: "acc") }, bis zu { $most }×
price-events = Ereignisse kosten dich { $by } mehr
price-upgrades-here = Upgrades an dieser Karte kosten { $by } weniger
custom-08031 = bringe ihn aus deinem Ablagestapel ins Spiel, 1 Schaden an ihm
custom-09003 = entferne 3 Bedrohung von einem Plan, dann sieh dir die oberste Begegnungskarte an und entferne pro Boost-Symbol darauf 1 weitere
custom-09019 = heile 1 Schaden von einem Helden und lege eine Statuskarte von ihm ab
custom-09032 = betäube einen Gegner, 7 Schaden an ihm
custom-09035 = tausche eine Statuskarte an einem Charakter gegen eine andere
custom-10015 = ein Gegner greift dich an, dann 5 Schaden an ihm
custom-10025 = wechsle deine Gestalt. Bist du jetzt in Alter-Ego-Gestalt, lege 2 Handkarten ab. Bist du jetzt in Heldengestalt, erschöpfe deinen Helden
custom-10028 = der Gegner mit dem höchsten ANG-Wert greift den Helden oder Verbündeten mit dem höchsten ANG-Wert an (bei Gleichstand wählt der Startspieler); greift keiner an, Nachrüsten
custom-10029 = verschiebe 1 Bedrohung von einem Plan hierhin
custom-10030 = heile 1 Schaden von einem Verbündeten und mache ihn spielbereit

## Warum es nichts bewirken würde
unable-icons = Die Boost-Karte hat keine Boost-Symbole
unable-boost = Die Boost-Karte hat keine Boost-Fähigkeit
unable-second = Kein Beschwörungsdeck
unable-status = Keine Statuskarte zum Tauschen
why-needs = Geht nur, falls { $condition }

## Der Tisch
zone-second-deck = Beschwörungsdeck
zone-second-discard = Beschwörungs-Ablagestapel
it-defend = { $what } verteidigt
it-boost = die Boost-Karte „{ $what }“ wird umgedreht
it-surge = { $what } löst Nachrüsten aus
it-use = { $who } nutzt „{ $what }“
it-turn-end = der Zug von { $who } endet
label-status = Von { $from } zu { $to }
ask-some = { $card }: Wähl bis zu { $count }.
ask-status = { $card }: Wessen Statuskarte?
ask-target = { $card }: Wer wird angegriffen?
awaiting-enemies = { $who } wählt Gegner
awaiting-characters = { $who } wählt Charaktere
awaiting-status = { $who } wählt eine Statuskarte
awaiting-target = { $who } wählt, wer angegriffen wird

## Das Protokoll
log-second-top = Oberste Beschwörung von { $who }: { $card }.
log-second-discard = „{ $card }“ kommt auf den Beschwörungs-Ablagestapel.
log-second-back = „{ $card }“ liegt wieder oben auf dem Beschwörungsdeck.
log-second-reset = { $who } mischt das Beschwörungsdeck neu.
log-icons-canceled = Die Boost-Symbole von „{ $card }“ zählen nicht.
log-look-encounter = { $who } sieht sich die oberste Begegnungskarte an.
log-look-encounter-own = Oben auf dem Begegnungsdeck: { $card }.

## Die Regeln, mit unseren Worten
rule-second-deck = Das Beschwörungsdeck
    .text = Doctor Strange hat ein zweites Deck aus fünf Zaubern; der oberste liegt für alle offen. Ein gewirkter oder abgelegter Zauber kommt auf einen eigenen Stapel; ist das Deck leer, wird der Stapel sofort zum neuen Deck gemischt. Beschwörungen sind nie auf der Hand, und wer in deinem Deck oder Ablagestapel sucht, findet sie nicht.
    .source = W1-401
rule-preparations = Vorbereitungen
    .text = Vorbereitungen warten im Spiel; um eine zu nutzen, legst du sie ab. Ein annullierter Verrat gilt trotzdem als aufgedeckt. Bei Boost-Karten wirkt zuerst, was Symbole annulliert, dann, was die Boost-Fähigkeit annulliert, und zuletzt, was von Symbolen und Fähigkeit noch übrig ist.
    .source = W1-407
rule-only-physical = Nur mit Physisch bezahlt
    .text = Das gilt, wenn du mindestens eine Ressource bezahlt hast und alle physisch waren; Joker, die du als physische Ressource benennst, zählen mit. Was du zu viel zahlst, spielt keine Rolle.
    .source = W1-402
rule-same-hero = Dieselbe Person zweimal
    .text = Eine Identität gilt auf beiden Seiten als ihr Held, mit dem Alter Ego als Untertitel: Solange Bruce Banner eine Identität ist, kann der Verbündete Hulk (Bruce Banner) nicht ins Spiel kommen.
    .source = W1-405
rule-spells = Gegenzauber, Die Nebel von Valtorr
    .text = „Gegenzauber“ kann nur an einen Helden: Ist dein Alter Ego oben, wird die Karte abgelegt. Angehängt bleibt sie auch, wenn du die Gestalt wechselst. Wo die teuerste Karte gesucht wird, zählt eine ohne Kosten als 0. „Die Nebel von Valtorr“ kann eine Statuskarte nicht durch eine ersetzen, die der Charakter schon hat.
    .source = W1-403, W1-404, W1-406
rule-espionage = Spionage
    .text = „Spionage“ zieht ihre Karten bei jedem Nachrüsten, aufgedruckt oder nicht; nachgerüstet wird trotzdem.
    .source = W1-408
rule-attacked-ally = Ein Verbündeter wird angegriffen
    .text = Bei „Kampf der Titanen“ wird ein Verbündeter mit der höchsten ANG selbst angegriffen. Er kann sich nicht selbst verteidigen, alle anderen dürfen. Solange niemand das tut, geht der Angriff nicht gegen „dich“; verlässt der Verbündete das Spiel, ist der Angriff vorbei.
    .source = W1-409
