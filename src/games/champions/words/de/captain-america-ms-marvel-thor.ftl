## Captain America, Ms. Marvel, Thor

# Fertige Decks
deck-captain-america = Captain America, Führung
    .about = Wirft den Schild, macht weiter, wenn andere müde sind, und holt Avengers günstiger ins Spiel.
deck-ms-marvel = Ms. Marvel, Schutz
    .about = Spielt dieselben Ereignisse immer wieder, mal größer, mal kleiner, und steckt Angriffe locker weg.
deck-thor = Thor, Aggression
    .about = Freut sich über jeden Schergen, zieht dafür Karten und antwortet mit Hammer und Blitz.

# Was Karten sagen.
counter-energy = Energie
counter-glory = Ruhmes
counter-mental = Mental
counter-physical = Physis
counter-reflection = Reflexions
counter-time = Zeit
keyword-restricted-said = eingeschränkt (höchstens zwei solche Karten)
stat-attackConsequence = Folgeschaden beim Angreifen
stat-targetThreat = Zielbedrohung
max-round = höchstens 1 pro Runde
from-discard = du darfst diese Karte in deinem Zug auch vom Ablagestapel spielen
attack-costs = um mit dieser Karte anzugreifen: { $cost }
ban-thwart = { FORM($whom, form: "can") } keinen Widerstand leisten
price-first-ally = in jeder Runde kostet der erste gespielte Verbündete { $by } weniger
tail-only = (falls { $condition })
if-all-are = { $whom } { $trait ->
        [Avenger] ein Avenger
       *[other] { $trait }
    } ist
if-engaged-with-another = du mit einem anderen Schergen im Kampf bist
when-you-engage = ein Scherge verwickelt dich in einen Kampf
when-enemy-attacks-you = ein Gegner greift dich an
when-your-turn-begins = dein Zug beginnt
when-your-basic-thwart = dein Held leistet Basiswiderstand
when-your-hero-attacks-enemy = dein Held greift einen Gegner an
when-your-attack-defeats-minion = der Angriff deines Helden besiegt einen Schergen
when-your-hero-would-be-defeated = dein Held würde besiegt
when-this-would-be-defeated = diese Karte würde besiegt
trait-list = { JOINED($said) }-/{ JOINED($next) }
when-you-play-traits = du spielst ein { JOINED($traits) }-Ereignis
when-boost-turned-up = eine Boost-Karte des Schurken wird beim Angriff umgedreht
cost-exhaust-any = erschöpfe beliebig viele deiner Verbündeten
cost-damage-hero = { $amount } Schaden an deinem Helden
cost-discard-x = lege X Handkarten ab
cost-turn-up-minion = lege Begegnungskarten ab, bis ein Scherge auftaucht; der verwickelt dich in einen Kampf
cost-two-types = gib 2 verschiedene Ressourcen aus
cost-pair = { $one } und { $other }
unit-exhausted = dafür erschöpften Verbündeten
count-paid = wie viel du ausgegeben hast
whom-it = ihn
    .acc = ihn
    .dat = ihm
    .von = von ihm
whom-any-identity = jede Identität
    .acc = jede Identität
    .dat = jeder Identität
    .von = von jeder Identität
    .one = eine Identität
    .one-none = keine Identität
    .one-acc = eine Identität
    .one-dat = einer Identität
    .one-von = von einer Identität
    .unit = Identität
whom-either-named = { $one } oder { $other }
whom-your-alter-ego = dein Alter Ego
    .acc = dein Alter Ego
    .dat = deinem Alter Ego
    .von = von deinem Alter Ego
whom-your-character-with = jeder deiner { JOINED($trait) }-Charaktere
    .acc = alle deine { JOINED($trait) }-Charaktere
    .dat = jedem deiner { JOINED($trait) }-Charaktere
    .von = von jedem deiner { JOINED($trait) }-Charaktere
    .one = einer deiner { JOINED($trait) }-Charaktere
    .one-none = keiner deiner { JOINED($trait) }-Charaktere
    .one-acc = einen deiner { JOINED($trait) }-Charaktere
    .one-dat = einem deiner { JOINED($trait) }-Charaktere
    .one-von = von einem deiner { JOINED($trait) }-Charaktere
    .unit = { JOINED($trait) }-Charakter unter deiner Kontrolle
whom-your-support-with = jeder deiner { JOINED($trait) }-Vorteile
    .acc = alle deine { JOINED($trait) }-Vorteile
    .dat = jedem deiner { JOINED($trait) }-Vorteile
    .von = von jedem deiner { JOINED($trait) }-Vorteile
    .one = einer deiner { JOINED($trait) }-Vorteile
    .one-none = keiner deiner { JOINED($trait) }-Vorteile
    .one-acc = einen deiner { JOINED($trait) }-Vorteile
    .one-dat = einem deiner { JOINED($trait) }-Vorteile
    .one-von = von einem deiner { JOINED($trait) }-Vorteile
    .unit = { JOINED($trait) }-Vorteil unter deiner Kontrolle
whom-support-with = jeder { JOINED($trait) }-Vorteil
    .acc = jeden { JOINED($trait) }-Vorteil
    .dat = jedem { JOINED($trait) }-Vorteil
    .von = von jedem { JOINED($trait) }-Vorteil
    .one = ein { JOINED($trait) }-Vorteil
    .one-none = kein { JOINED($trait) }-Vorteil
    .one-acc = einen { JOINED($trait) }-Vorteil
    .one-dat = einem { JOINED($trait) }-Vorteil
    .one-von = von einem { JOINED($trait) }-Vorteil
    .unit = { JOINED($trait) }-Vorteil im Spiel
whom-ally-or-support-with = jeder Verbündete und jeder { JOINED($trait) }-Vorteil
    .acc = jeden Verbündeten und jeden { JOINED($trait) }-Vorteil
    .dat = jedem Verbündeten und jedem { JOINED($trait) }-Vorteil
    .von = von jedem Verbündeten und jedem { JOINED($trait) }-Vorteil
    .one = ein Verbündeter oder ein { JOINED($trait) }-Vorteil
    .one-none = kein Verbündeter und kein { JOINED($trait) }-Vorteil
    .one-acc = einen Verbündeten oder einen { JOINED($trait) }-Vorteil
    .one-dat = einem Verbündeten oder einem { JOINED($trait) }-Vorteil
    .one-von = von einem Verbündeten oder einem { JOINED($trait) }-Vorteil
    .unit = Verbündeten und pro { JOINED($trait) }-Vorteil im Spiel
whom-card-with = jede { JOINED($trait) }-Karte
    .acc = jede { JOINED($trait) }-Karte
    .dat = jeder { JOINED($trait) }-Karte
    .von = von jeder { JOINED($trait) }-Karte
    .one = eine { JOINED($trait) }-Karte
    .one-none = keine { JOINED($trait) }-Karte
    .one-acc = eine { JOINED($trait) }-Karte
    .one-dat = einer { JOINED($trait) }-Karte
    .one-von = von einer { JOINED($trait) }-Karte
    .unit = { JOINED($trait) }-Karte im Spiel
whom-minion-before-you = jeder Scherge im Kampf mit dir
    .acc = jeden Schergen im Kampf mit dir
    .dat = jedem Schergen im Kampf mit dir
    .von = von jedem Schergen im Kampf mit dir
    .one = ein Scherge im Kampf mit dir
    .one-none = kein Scherge im Kampf mit dir
    .one-acc = einen Schergen im Kampf mit dir
    .one-dat = einem Schergen im Kampf mit dir
    .one-von = von einem Schergen im Kampf mit dir
    .unit = Schergen im Kampf mit dir
which-treachery = ein Verrat
    .acc = einen Verrat
    .dat = einem Verrat
says-and-if = { $says }; falls { $condition }, { $next }
says-damage-two = { $n } Schaden an einem Gegner und { $n } an einem anderen
says-damage-that-many = je { $n } Schaden an X Gegnern
says-damage-through = { $says }; falls { $condition }, schützt eine Zäh-Karte nicht davor
says-damage-overkill-always = { $says } (Overkill)
says-damage-engage = { $n } Schaden an einem Schergen; falls { $condition }, verwickelt er dich in einen Kampf
says-look-encounter = sieh dir die obersten { $n } Begegnungskarten an; { $does } für jede, die { $kind } ist
says-sort-encounter = sieh dir die obersten { $n } Begegnungskarten an, lege eine ab und die übrigen in beliebiger Reihenfolge zurück
says-take-top-boost = lege die oberste Begegnungskarte ab und nimm 1 Schaden pro Boost-Symbol darauf
    .each = jede Person legt die oberste Begegnungskarte ab und nimmt 1 Schaden pro Boost-Symbol darauf
    .each-inv = legt jede Person die oberste Begegnungskarte ab und nimmt 1 Schaden pro Boost-Symbol darauf
says-survive-by-treachery = lege die oberste Begegnungskarte ab; ist sie ein Verrat, wird diese Karte stattdessen ganz geheilt
says-types-threaten = lege die obersten { $n } Karten deines Decks ab; 1 Bedrohung auf den Hauptplan pro Kartentyp darunter
says-hydra-attacks = jeder Hydra-Scherge greift den Helden an, mit dem er im Kampf ist; jede Person, die so nicht angegriffen wurde, sucht einen Hydra-Schergen, und der verwickelt sie in einen Kampf
says-exhaust-heals = erschöpfe { FORM($whom, form: "acc") } und heile für jeden { $n } Schaden vom Schurken; falls keiner erschöpft wurde, Nachrüsten
says-dig-own = lege Karten von deinem Deck ab, bis eine Karte deines Helden auftaucht; nimm diese auf die Hand
says-recycle = lege eine Karte deines Ablagestapels unter dein Deck, dann ziehe 1 Karte
says-tuck = lege eine Handkarte verdeckt unter diese Karte
says-take-tucked = nimm bis zu { $most } der Karten darunter auf die Hand
says-return-played = nimm das Ereignis zurück auf die Hand
says-return = nimm „{ $card }“ auf die Hand zurück
says-discard-yours = lege „{ $card }“ von der Hand oder aus dem Spiel ab
says-discard-half = lege die Hälfte deiner Handkarten ab, abgerundet
says-discard-top-for = lege pro { $whom } 1 Karte von deinem Deck ab
    .each = alle legen pro { $whom } 1 Karte von ihrem Deck ab
    .each-inv = legen alle pro { $whom } 1 Karte von ihrem Deck ab
says-quinjet = bringe einen Avenger-Verbündeten von der Hand ins Spiel, der höchstens so viel kostet, wie hier Marker liegen, dann lege diese Karte ab
says-add-counters =
    { $n ->
        [one] lege 1 Marker hierhin
       *[other] lege { $n } Marker hierhin
    }
says-event-deals = das Ereignis fügt { $by } Schaden mehr zu
    .inv = fügt das Ereignis { $by } Schaden mehr zu
says-event-removes = das Ereignis entfernt { $by } Bedrohung mehr
    .inv = entfernt das Ereignis { $by } Bedrohung mehr
says-adds-its-power = rechne seinen { $stat }-Wert dazu
says-leave-at = { $whom } behält { $points } { $points ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }
    .inv = behält { $whom } { $points } { $points ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }
says-hero-gets-this-phase = { $what } für deinen Helden in dieser Phase
says-characters-get-this-phase = { $what } für jeden { JOINED($trait) }-Charakter in dieser Phase
says-hero-gets-this-round = { $what } für einen Helden in dieser Runde
says-you-pay-less = deine nächste Karte in dieser Phase kostet { $discount } weniger
    .inv = kostet in dieser Phase deine nächste Karte { $discount } weniger
says-next-ally-costs-less = der nächste { JOINED($trait) }-Verbündete in dieser Phase kostet { $discount } weniger
    .inv = kostet in dieser Phase der nächste { JOINED($trait) }-Verbündete { $discount } weniger
says-blank-this = der Text dieser Karte gilt in dieser Phase nicht
    .inv = gilt der Text dieser Karte in dieser Phase nicht

# Fragen, Gründe, Protokoll
unable-none = So eine Karte gibt es nicht
unable-there = „{ $card }“ ist nicht im Spiel
why-max-round = In dieser Runde schon gespielt
why-restricted = Du hast schon zwei eingeschränkte Karten
why-no-thwart = Du kannst keinen Widerstand leisten
ask-exhaust = { $card }: Welche Karte erschöpfst du?
ask-exhaust-any = { $card }: Welche Verbündeten erschöpfst du?
ask-enemies = { $card }: Welche Gegner?
ask-hero = { $card }: Welcher Held?
ask-recycle = { $card }: Welche Karte kommt unter dein Deck?
ask-tuck = { $card }: Welche Handkarte kommt unter diese Karte?
ask-take-tucked = { $card }: Welche Karten nimmst du?
ask-put = { $card }: Welcher Verbündete kommt ins Spiel?
ask-discard-seen = { $card }: Welche Karte legst du ab?
ask-put-back = { $card }: In welcher Reihenfolge zurück? Die oberste zuerst.
awaiting-exhaust = { $who } wählt eine Karte zum Erschöpfen
awaiting-exhaust-any = { $who } wählt Verbündete zum Erschöpfen
awaiting-hero = { $who } wählt einen Helden
awaiting-tuck = { $who } legt eine Karte beiseite
awaiting-take-tucked = { $who } nimmt Karten zurück
awaiting-discard-seen = { $who } wählt eine Begegnungskarte zum Ablegen
awaiting-put-back = { $who } legt Karten zurück
it-turn-begin = der Zug von { $who } beginnt
log-left-at = { CAPITAL($what) } bleibt bei { $left } LP.
log-under-deck = { $who } legt „{ $card }“ unter das eigene Deck.
log-from-under =
    { $count ->
        [one] { $who } holt eine Karte unter „{ $card }“ hervor.
       *[other] { $who } holt { $count } Karten unter „{ $card }“ hervor.
    }
log-look-encounters = { $who } sieht sich die obersten { $count } Begegnungskarten an.
log-look-encounters-own = Oben auf dem Begegnungsdeck: { $cards }.

# Regeln
rule-restricted = Eingeschränkte Karten
    .text = Du kontrollierst höchstens zwei solche Karten; eine dritte kannst du nicht spielen.
    .source = W1-302
rule-attack-costs = Zusatzkosten eines Angriffs
    .text = Zusatzkosten werden bei jedem Angriff fällig, auch wenn er nur eine Betäubt-Karte entfernt.
    .source = W1-301
rule-added-damage = Mehr Schaden durch ein Ereignis
    .text = Macht ein Ereignis durch eine andere Karte mehr Schaden, gilt das für jeden getroffenen Gegner; entfernt es mehr Bedrohung, für jeden Plan. Das geht nur bei einem Ereignis, das überhaupt Schaden zufügt oder Bedrohung entfernt.
    .source = W1-305, W1-316
rule-cannot-thwart = Wer keinen Widerstand leisten kann
    .text = Sagt eine Karte, dass „du“ keinen Widerstand leisten kannst, gilt das für deine Identität, ob mit Basiskraft oder mit Karten. Deine Verbündeten können es weiterhin.
    .source = W1-306
rule-for-everyone = Egal, wer es spielt
    .text = „Max. 1 pro Runde“ zählt, was alle gespielt haben. „Avengers Tower“ macht den nächsten Avenger billiger, egal, wer ihn spielt; Steve Rogers, solange er oben liegt, den ersten Verbündeten der Runde.
    .source = W1-303, W1-308, W1-312
rule-heroic-attacks = Nahkampf, Präventivschlag und andere
    .text = Beide Ziele von „Nahkampf“ werden vor dem Schaden gewählt. Findet „Beschützer der neun Welten“ keinen Schergen, entfernt es nichts. Solange niemand verteidigt, dürfen alle „Präventivschlag“ nutzen: Wer es tut, verteidigt und ist das Ziel. „Verzweifelte Verteidigung“ macht deinen Helden vor allen Reaktionen auf den Angriff spielbereit.
    .source = W1-307, W1-309, W1-311, W1-315
rule-falcon-and-others = Falcon, Unter Beobachtung, Lockjaw
    .text = Jede Bedrohung, die Falcon entfernt, darf von einem anderen Plan kommen; die Karten, die er ansieht, behalten ihre Reihenfolge. „Unter Beobachtung“ geht mit seiner Stufe; ohne sie ist eine Stufe, die ihr eigenes Ziel erreicht hat, sofort vollendet. Lockjaw hat den Ablagestapel verlassen, bevor du für ihn bezahlst.
    .source = W1-304, W1-310, W1-313
