### Super Powered Smash Masters auf Deutsch. Namen, Karten und Zahlen kommen als Argumente.
### Form .inv: ein Hauptsatz nach „dann“ oder „falls …,“ (Verb zuerst).

game = Super Powered Smash Masters
ruleset-match = Standard
ruleset-any = Team-Ups aus zwei beliebigen
ruleset-quick = Schnell

## Karten
card-title = { $name }
card = { $card }
kind-hero = Held
kind-super = Super
kind-smash = Smash
kind-story = Story
kind-team-up = Team-Up
kind-loot = Beute
type-mutant = Mutant
type-magic = Magie
type-nature = Natur
type-gadget = Gadget
facet-kind = Art
facet-type = Typ
fact-types = { $types }
fact-hero = für { $hero }
fact-passive = gilt immer für den ausgerüsteten Helden
fact-active = zum Nutzen
fact-reaction = Reaktion
mark-stunned = betäubt
mark-shielded = gerade nicht angreifbar
mark-not-ready = Kräfte nächsten Zug wieder

## Was eine Karte sagt, aus dem gemacht, was sie tut. Eine Phrase beginnt klein und endet ohne Punkt.
no-words = { "" }
says-in-any-case = { $said }; in jedem Fall: { $next }
    .inv = { FORM($said, form: "inv") }; in jedem Fall: { $next }
says-smash = greife einen gegnerischen Helden an oder kontere einen Angriff
says-team-up =
    greife an oder kontere mit zwei aktiven { $same ->
        [yes] Helden vom Typ { $types }
       *[no] Helden der Typen { $types }
    }; gewinnst du, ist der gegnerische Held besiegt
says-super = belebe { $hero } wieder (falls betäubt)
says-power = Kraft: { $does }
says-use = nutzen: { $does }
# Beute, die zu nichts bleiben kann, ist weg, bevor sie den Rest tut.
says-reaction-attack =
    gegen einen Angriff: { $loot ->
        [gone] lege diese Karte von der Hand ab, um ihn zu beenden
       *[stays] rüste einen deiner Helden mit dieser Karte aus, und der Angriff ist vorbei
    }
says-reaction-story =
    gegen eine Story: { $loot ->
        [gone] lege diese Karte von der Hand ab
       *[stays] rüste einen deiner Helden mit dieser Karte aus
    }, um dein Team davor zu schützen
says-reaction-super =
    gegen einen Super: { $loot ->
        [gone] lege diese Karte von der Hand ab
       *[stays] rüste einen deiner Helden mit dieser Karte aus
    }, um dein Team davor zu schützen
says-immune = immun: Helden vom Typ { $types } können diesen Helden nicht angreifen
says-weak = schwach: Helden vom Typ { $types } besiegen diesen Helden, wenn er gegen sie verliert
says-lethal = dieser Held besiegt jeden Helden, gegen den er gewinnt, statt ihn zu betäuben
says-lethal-to = dieser Held besiegt Helden vom Typ { $types }, gegen die er gewinnt, statt sie zu betäuben
says-guard = Wache: wer diesen Helden angreifen kann, kann deine anderen aktiven Helden nicht angreifen
says-hidden = versteckt: nicht angreifbar, solange ein anderer deiner aktiven Helden es ist
says-costly =
    wer diesen Helden angreifen will, muss { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } von der Hand ablegen
says-swift = die Angriffe dieses Helden lassen sich nicht kontern
says-swift-to = Helden vom Typ { $types } können die Angriffe dieses Helden nicht kontern
says-safe-story = sicher vor Storys
says-safe-super = sicher vor Supers
says-safe-power = sicher vor Kräften und Beute
says-wild = zählt bei Team-Ups und Beute als jeder Typ
says-hand = +{ $plus } Handlimit
says-sturdy = standhaft: würde dieser Held betäubt, darfst du eine Münze werfen; bei Kopf passiert ihm nichts
# Eine Kraft muss niemand nutzen, es sei denn, ihre Karte sagt es.
says-on-turn =
    zu Beginn deines Zuges{ $how ->
        [must] { "" }
       *[may] {" "}darfst du dies auslösen
    }: { $does }
says-on-stunned =
    sobald dieser Held betäubt wird{ $how ->
        [must] { "" }
       *[may] , darfst du dies auslösen
    }: { $does }
says-on-defeated =
    sobald dieser Held besiegt wird{ $how ->
        [must] { "" }
       *[may] , darfst du dies auslösen
    }: { $does }
says-on-won =
    wenn dieser Held einen Kampf gewinnt{ $how ->
        [must] { "" }
       *[may] , darfst du dies auslösen
    }: { $does }
says-on-rival-stunned =
    wenn dieser Held im Kampf jemanden betäubt{ $how ->
        [must] { "" }
       *[may] , darfst du dies auslösen
    }: { $does }
says-on-rival-defeated =
    wenn dieser Held im Kampf jemanden besiegt{ $how ->
        [must] { "" }
       *[may] , darfst du dies auslösen
    }: { $does }
# Eins von jedem Team tut jedes Team selbst: „jedes Team betäubt einen seiner Helden“.
says-stun =
    { FORM($heroes, form: "sort") ->
        [each] { FORM($heroes, form: "team") } betäubt { FORM($heroes, form: "own") }
       *[other] betäube { $heroes }
    }
    .inv =
        { FORM($heroes, form: "sort") ->
            [each] betäubt { FORM($heroes, form: "team") } { FORM($heroes, form: "own") }
           *[other] betäube { $heroes }
        }
says-defeat = besiege { $heroes }
says-revive =
    { FORM($heroes, form: "sort") ->
        [each] { FORM($heroes, form: "team") } belebt { FORM($heroes, form: "own") } wieder
       *[other] belebe { $heroes } wieder
    }
    .inv =
        { FORM($heroes, form: "sort") ->
            [each] belebt { FORM($heroes, form: "team") } { FORM($heroes, form: "own") } wieder
           *[other] belebe { $heroes } wieder
        }
says-shield =
    schütze { $heroes } bis { $whose ->
        [mine] zu deinem nächsten Zug
       *[theirs] zum nächsten Zug seines Teams
    } vor Angriffen
says-swap =
    { FORM($heroes, form: "sort") ->
        [each] { FORM($heroes, form: "team") } legt { FORM($heroes, form: "own") } unter seinen Heldenstapel und bringt den nächsten ins Spiel
       *[other] lege { $heroes } unter { $whose ->
            [mine] deinen Heldenstapel
           *[theirs] den Heldenstapel seines Teams
        } und bringe den nächsten Helden { $whose ->
            [mine] ins Spiel
           *[theirs] von dort ins Spiel
        }
    }
    .inv =
        { FORM($heroes, form: "sort") ->
            [each] legt { FORM($heroes, form: "team") } { FORM($heroes, form: "own") } unter seinen Heldenstapel und bringt den nächsten ins Spiel
           *[other] lege { $heroes } unter { $whose ->
                [mine] deinen Heldenstapel
               *[theirs] den Heldenstapel seines Teams
            } und bringe den nächsten Helden { $whose ->
                [mine] ins Spiel
               *[theirs] von dort ins Spiel
            }
        }
says-attack =
    greife ohne Smash-Karte mit { $by ->
        [one] einem deiner aktiven Helden
        [named] { $hero }
       *[this] diesem Helden
    } an{ $how ->
        [sure] { " " }(nicht konterbar)
        [fatal] { " " }(gewinnt er, ist der andere Held besiegt)
        [both] { " " }(nicht konterbar; gewinnt er, ist der andere Held besiegt)
       *[plain] { "" }
    }
says-draw =
    { $who ->
        [mine] ziehe
        [rival] ein gegnerisches Team zieht
        [rivals] jedes gegnerische Team zieht
       *[all] jedes Team zieht
    } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    .inv =
        { $who ->
            [mine] ziehe
            [rival] zieht ein gegnerisches Team
            [rivals] zieht jedes gegnerische Team
           *[all] zieht jedes Team
        } { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
says-discard =
    { $who ->
        [mine] lege
        [rival] ein gegnerisches Team legt
        [rivals] jedes gegnerische Team legt
       *[all] jedes Team legt
    } { $how ->
        [random] { FORM($what, form: "random") }
       *[chosen] { $what }
    } ab{ $late ->
        [yes] {" "}(und zieht erst nach, wenn es wieder eine Karte spielt)
       *[no] { $who ->
            [mine] {" "}und ziehe nach
           *[other] {" "}und zieht nach
        }
    }
    .inv =
        { $who ->
            [mine] lege
            [rival] legt ein gegnerisches Team
            [rivals] legt jedes gegnerische Team
           *[all] legt jedes Team
        } { $how ->
            [random] { FORM($what, form: "random") }
           *[chosen] { $what }
        } ab{ $late ->
            [yes] {" "}(und zieht erst nach, wenn es wieder eine Karte spielt)
           *[no] { $who ->
                [mine] {" "}und ziehe nach
               *[other] {" "}und zieht nach
            }
        }
a-card-any =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    .random =
        { $count ->
            [one] 1 zufällige Karte
           *[other] { $count } zufällige Karten
        }
a-card-smash =
    { $count ->
        [one] 1 Smash
       *[other] { $count } Smashes
    }
a-card-super =
    { $count ->
        [one] 1 Super
       *[other] { $count } Supers
    }
a-card-story =
    { $count ->
        [one] 1 Story
       *[other] { $count } Storys
    }
a-card-team-up =
    { $count ->
        [one] 1 Team-Up
       *[other] { $count } Team-Ups
    }
a-card-loot =
    { $count ->
        [one] 1 Beutekarte
       *[other] { $count } Beutekarten
    }
says-take = nimm { $what } aus deinem Ablagestapel auf die Hand
says-look =
    sieh dir eine gegnerische Hand an{ $count ->
        [0] { "" }
        [one] { " " }und lege 1 Karte daraus ab
       *[other] { " " }und lege { $count } Karten daraus ab
    }{ $late ->
        [yes] {" "}(das Team zieht erst nach, wenn es wieder eine Karte spielt)
       *[no] { "" }
    }
says-loot-destroy = lege eine gegnerische Beutekarte ab
says-loot-steal = nimm eine gegnerische Beutekarte für einen deiner Helden (passt sie zu keinem, lege sie ab)
says-summon =
    bringe zusätzlich { $count ->
        [one] einen Helden
       *[other] { $count } Helden
    } von deinem Heldenstapel ins Spiel
says-return =
    lege { $count ->
        [one] einen deiner besiegten Helden
       *[other] { $count } deiner besiegten Helden
    } unter deinen Heldenstapel
says-leave = der Held dieser Karte ist besiegt, außer er ist dein letzter
    .inv = ist der Held dieser Karte besiegt, außer er ist dein letzter
says-leave-named = { $hero } ist besiegt, außer es ist dein letzter Held
    .inv = ist { $hero } besiegt, außer es ist dein letzter Held
says-fresh-hand =
    { $who ->
        [mine] lege deine Hand ab und ziehe eine neue
        [rival] ein gegnerisches Team legt die Hand ab und zieht eine neue
        [rivals] jedes gegnerische Team legt die Hand ab und zieht eine neue
       *[all] jedes Team legt die Hand ab und zieht eine neue
    }
    .inv =
        { $who ->
            [mine] lege deine Hand ab und ziehe eine neue
            [rival] legt ein gegnerisches Team die Hand ab und zieht eine neue
            [rivals] legt jedes gegnerische Team die Hand ab und zieht eine neue
           *[all] legt jedes Team die Hand ab und zieht eine neue
        }
says-again = mache in diesem Zug noch eine Aktion
says-skip = ein gegnerisches Team setzt seinen nächsten Zug aus
    .inv = setzt ein gegnerisches Team seinen nächsten Zug aus
says-flip = wirf eine Münze{ $heads }{ $tails }
says-heads = ; Kopf: { $does }
says-tails = ; Zahl: { $does }
says-choose = wähle eins – { $does }
says-or = { $said }; oder { $next }
if-heroes-active = mindestens { $count } deiner Helden aktiv { $count ->
        [one] ist
       *[other] sind
    }
if-heroes-stunned = mindestens { $count } deiner Helden betäubt { $count ->
        [one] ist
       *[other] sind
    }
if-defeated = mindestens { $count } deiner Helden besiegt { $count ->
        [one] ist
       *[other] sind
    }
if-type = ein anderer deiner aktiven Helden vom Typ { $type } ist
if-behind = ein gegnerisches Team mehr Helden im Spiel hat als du
# Was vor „Helden“ über sie gesagt wird, mit dem Leerzeichen oder Bindestrich dahinter.
# „.adj“ und „.joint“ sind die zwei Hälften: „einen betäubten gegnerischen Mutanten-Helden“.
which =
    { $other ->
        [other] anderen{" "}
       *[any] {""}
    }{ $state ->
        [active] aktiven{" "}
        [stunned] betäubten{" "}
       *[any] {""}
    }{ $type ->
        [mutant] Mutanten-
        [magic] Magie-
        [nature] Natur-
        [gadget] Gadget-
       *[any] {""}
    }
    .adj =
        { $other ->
            [other] anderen{" "}
           *[any] {""}
        }{ $state ->
            [active] aktiven{" "}
            [stunned] betäubten{" "}
           *[any] {""}
        }
    .joint =
        { $type ->
            [mutant] Mutanten-
            [magic] Magie-
            [nature] Natur-
            [gadget] Gadget-
           *[any] {""}
        }
# Alle im Akkusativ: nach „betäube“, „besiege“, „belebe … wieder“, „schütze“, „lege“.
heroes-this = den Helden dieser Karte
heroes-named = { $hero }
heroes-foe = den gegnerischen Helden in diesem Kampf
heroes-one-mine = einen deiner { $which }Helden
heroes-one-rivals = einen { FORM($which, form: "adj") }gegnerischen { FORM($which, form: "joint") }Helden
heroes-one-all = einen beliebigen { $which }Helden
heroes-each-rivals = von jedem gegnerischen Team einen { $which }Helden (das Team wählt)
    .sort = each
    .team = jedes gegnerische Team
    .own = einen seiner { $which }Helden
heroes-each-all = von jedem Team einen { $which }Helden (das Team wählt)
    .sort = each
    .team = jedes Team
    .own = einen seiner { $which }Helden
heroes-all-mine = alle deine { $which }Helden
heroes-all-rivals = alle { FORM($which, form: "adj") }gegnerischen { FORM($which, form: "joint") }Helden
heroes-all-all = alle { $which }Helden (auch deine)
heroes-random-mine = einen zufälligen { $which }Helden von dir
heroes-random-rivals = einen zufälligen { FORM($which, form: "adj") }gegnerischen { FORM($which, form: "joint") }Helden
heroes-random-all = einen zufälligen { $which }Helden am Tisch

## Was ein Effekt ändert
change-active = { $who }: aktive Helden
change-table = { $who }: Helden im Spiel
change-heroes = { $who }: übrige Helden
change-lives = { $who }: Leben
change-hand = { $who }: Handkarten
change-defeated = { $who }: besiegte Helden

## Der Tisch
status-turn = Zug { $turn }: { $who } ist dran.
status-battle = Zug { $turn }: { $hero } von { $who } kämpft gegen { $target } von { $whose }.
status-over = Partie vorbei.
panel-battle = Der Kampf
panel-seat = { $who }
panel-out = { $who } (raus)
concede-cards = Dein Team scheidet aus, und seine Karten verlassen das Spiel.
meter-left = Helden
    .short = Helden
meter-lives = Leben
    .short = Leben
zone-heroes = Im Spiel
zone-battle = Karten in diesem Kampf
zone-hand = Hand
zone-stack = Heldenstapel
zone-deck = Deck
zone-discard = Ablagestapel
zone-defeated = Besiegte Helden

## Wo eine Partie steht
at-turn = Zug { $turn }
at-act = { $card }
at-card = { $card }

## Was eine Antwort bewirken würde
preview-smash = Greif einen Helden an: Er wird betäubt – oder besiegt, wenn er schon betäubt ist.
preview-team-up = Zwei Helden greifen an, in Gefahr ist nur, wer anführt. Gewinnst du, ist der gegnerische Held besiegt.
preview-retire =
    Dein betäubter Held gilt als besiegt{ $joins ->
        [yes] , und ein neuer kommt dazu.
       *[no] . Es kommt kein neuer dazu.
    }
preview-discard = Leg diese Karte ab und zieh eine neue.
preview-nothing = Bewirkt gerade nichts. { $why }.
preview-revives = Belebe den Helden wieder.
preview-defenceless =
    Betäubt und wehrlos: wird besiegt{ $loot ->
        [yes] , falls ihn keine Beute schützt.
       *[no] .
    }
preview-defended = Die andere Seite darf kontern.
preview-uncountered = Die andere Seite darf nicht kontern.
preview-falls = Dein Held wird besiegt.
preview-stunned =
    Dein Held wird betäubt{ $sturdy ->
        [yes] , falls ihn keine Münze rettet.
       *[no] .
    }
preview-counter-smash = Kontern. Die andere Seite darf zurückkontern.
preview-counter-team-up = Kontern. Die andere Seite darf zurückkontern; gewinnst du, ist ihr Held besiegt.

## Fragen
ask-turn = Du bist dran. Was machst du?
ask-turn-again = Noch eine Aktion. Was machst du?
group-smash = Mit einem Smash angreifen…
group-team-up = Mit einem Team-Up angreifen…
group-power = Kraft nutzen…
group-use = Beute nutzen…
group-story = Story spielen…
group-super = Super spielen…
group-loot = Beute ausrüsten…
group-retire = Betäubten Helden zurückziehen…
group-discard = Ablegen und ziehen…
act-smash = { $hero } greift mit { $card } an
act-team-up = { $hero } führt { $card } an
act-power = Kraft von { $hero } nutzen
act-use = { $hero } nutzt { $card }
act-story = { $card } spielen
act-super = { $card } für { $hero } spielen
act-loot = { $hero } mit { $card } ausrüsten
act-retire = { $hero } zurückziehen
act-discard = { $card } ablegen und ziehen
nothing = Nichts zu tun
do-nothing = Nichts tun
hero-active = { $card } · { $who }
hero-stunned = { $card } · { $who } · betäubt
player = { $who }
ask-target = Wen greift { $card } an?
ask-attacker = Wer greift mit { $card } an?
ask-counter =
    { $able ->
        [0] { $card } wird angegriffen. Du hast nichts zum Kontern.
       *[other] { $card } wird angegriffen. Kontern?
    }
ask-counter-back =
    { $able ->
        [0] { $card } wurde gekontert. Du hast nichts zum Zurückkontern.
       *[other] { $card } wurde gekontert. Zurückkontern?
    }
take-it = Einstecken
give-in = Nachgeben
ask-react-stunned =
    { $able ->
        [0] { $card } ist betäubt und kann nicht kontern. Keine Beute passt dagegen.
       *[other] { $card } ist betäubt und kann nicht kontern. Beute dagegen spielen?
    }
ask-react-uncountered =
    { $able ->
        [0] { $card } kann wegen { $by } nicht kontern. Keine Beute passt dagegen.
       *[other] { $card } kann wegen { $by } nicht kontern. Beute dagegen spielen?
    }
ask-react-played =
    { $able ->
        [0] { $who } spielt { $card }. Keine Beute passt dagegen.
       *[other] { $who } spielt { $card }. Beute dagegen spielen?
    }
let-it = Zulassen
ask-power =
    { $on ->
        [turn] Dein Zug beginnt.
        [stunned] Dein Held ist betäubt.
        [defeated] Dein Held ist besiegt.
        [won] Du hast den Kampf gewonnen.
        [rival-stunned] Dein Held hat jemanden betäubt.
       *[rival-defeated] Dein Held hat jemanden besiegt.
    } { $card }: { $does } Kraft nutzen?
ask-sturdy = { $card } wird gleich betäubt. „Standhaft“ nutzen? Kopf verhindert das.
use-power = Nutzen
leave-power = Nicht nutzen
ask-equip = Wer bekommt { $card }?
ask-place =
    { $count ->
        [2] Zwei Plätze sind frei. Wohin kommt { $card }?
       *[other] { $count } Plätze sind frei. Wohin kommt { $card }?
    }
place = Platz { $at }
ask-stun = { $card }: Wen betäuben?
ask-defeat = { $card }: Wen besiegen?
ask-revive = { $card }: Welchen betäubten Helden wiederbeleben?
ask-shield = { $card }: Wen schützen?
ask-swap = { $card }: Wer kommt unter den Heldenstapel?
ask-rival = { $card }: Welches gegnerische Team?
ask-discard =
    { $count ->
        [one] { $card }: Welche Karte ablegen?
       *[other] { $card }: Welche { $count } Karten ablegen?
    }
ask-their-discard =
    { $count ->
        [one] Hand von { $whose }: Welche Karte ablegen?
       *[other] Hand von { $whose }: Welche { $count } Karten ablegen?
    }
ask-take = { $card }: Welche Karte nimmst du aus deinem Ablagestapel?
ask-loot-destroy = { $card }: Wessen Beute ablegen?
ask-loot-steal = { $card }: Wessen Beute nehmen?
ask-return =
    { $count ->
        [one] { $card }: Welcher besiegte Held kommt unter deinen Heldenstapel?
       *[other] { $card }: Welche { $count } besiegten Helden kommen unter deinen Heldenstapel?
    }
ask-way = { $card }: Was wählst du?
choose-way = { CAPITAL($does) }

## Der Tisch auf einen Blick
brief-battle =
    { $cards ->
        [one] Kampf: 1 Karte
       *[other] Kampf: { $cards } Karten
    }
brief-mine =
    { $heroes ->
        [one] Du: 1 Held
       *[other] Du: { $heroes } Helden
    }
brief-my-lives = Du: { $lives } Leben
brief-theirs = { $who }: { $left }

## Was auf dem Knopf neben einer Antwort steht
verb-smash = Angreifen
verb-power = Nutzen
verb-story = Spielen
verb-super = Spielen
verb-team-up = Im Team angreifen
verb-loot = Ausrüsten
verb-use = Nutzen
verb-retire = Zurückziehen
verb-target = Angreifen
verb-attacker = Angreifen
verb-counter = Kontern
verb-give-in = Nicht kontern
verb-react = Spielen
verb-let-it = Nichts spielen
verb-discard = Ablegen
verb-their-discard = Ablegen
verb-take = Nehmen
verb-return = Zurückholen

## Auf wen der Tisch wartet, für alle zu lesen

awaiting-turn = { $who } ist am Zug
awaiting-target = { $who } wählt ein Ziel
awaiting-attacker = { $who } wählt, wer angreift
awaiting-counter = { $who } darf kontern
awaiting-react = { $who } darf Beute spielen
awaiting-power = { $who } darf eine Kraft nutzen
awaiting-hero = { $who } wählt einen Helden
awaiting-place = { $who } wählt einen Platz
awaiting-rival = { $who } wählt ein gegnerisches Team
awaiting-discard = { $who } legt Karten ab
awaiting-their-discard = { $who } wählt aus einer gegnerischen Hand
awaiting-take = { $who } nimmt eine Karte zurück
awaiting-return = { $who } holt Helden zurück
awaiting-way = { $who } wählt, was passiert

## Warum etwas nicht geht
why-smash = Deine aktiven Helden können niemanden angreifen
why-team-up = Braucht zwei aktive Helden{ $types ->
        [any] {""}
       *[match] {" "}der passenden Typen
    } und jemanden zum Angreifen
why-all-stunned = Alle deine Helden sind betäubt
why-super = { $hero } ist nicht im Spiel
why-own-loss = Damit würdest du die Partie verlieren
why-loot = Braucht einen aktiven Helden ihres Typs
why-second-loot = Dein Team hat schon eine Beute
why-reaction = Nur gegen eine gegnerische Aktion
why-not-ready = Kräfte gibt es erst wieder in deinem nächsten Zug
why-late-loot = Nur als erste Antwort auf einen Angriff
why-no-counter = Damit lässt sich nicht kontern
# Von Effekten, die nichts ändern würden.
unable-if = Geht nur, wenn { $condition }
unable-stun = Kein Held, der betäubt werden kann
unable-defeat = Kein Held, der besiegt werden kann
unable-revive = Kein betäubter Held, den die Karte wiederbeleben kann
unable-shield = Kein Held, der geschützt werden kann
unable-swap = Kein Held, der getauscht werden kann
unable-attack = Niemand zum Angreifen
unable-draw = Keine Karten mehr zum Ziehen
unable-discard = Keine Karten zum Ablegen
unable-take = Keine solche Karte in deinem Ablagestapel
unable-look = Kein gegnerisches Team hat Handkarten
unable-loot = Kein gegnerisches Team hat Beute
unable-summon = Dein Heldenstapel ist leer
unable-return = Du hast keine besiegten Helden
unable-leave = Das ist dein letzter Held
unable-again = Du hast in diesem Zug schon eine zusätzliche Aktion
unable-skip = Gerade lässt sich kein gegnerisches Team zum Aussetzen zwingen
unable-flip = Keine Seite der Münze bewirkt etwas
why-no-second = Braucht einen zweiten aktiven Helden{ $types ->
        [any] {""}
       *[match] {" "}der passenden Typen
    }

## Das Protokoll
log-turn = Zug { $turn }: { $who } ist dran.
log-skipped = { $who } setzt diesen Zug aus.
log-draw =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
log-draw-own = Du ziehst { $cards }.
log-reshuffle = { $who } mischt den Ablagestapel zu einem neuen Deck.
log-play = { $who } spielt { $card }.
log-nothing = { $card } bewirkt nichts.
log-attack = { $card } von { $who } greift { $target } von { $whose } an.
log-counter = { $who } kontert mit { $card }.
log-reaction-lost = { $who } kann diese Beute nicht mehr spielen.
log-reacts =
    { $against ->
        [attack] { $who } spielt { $card }: Der Angriff ist vorbei.
       *[other] { $who } spielt { $card }: Das Team ist sicher.
    }
log-power = { $who } nutzt die Kraft von { $card }.
log-use = { $who } nutzt { $card }.
log-equip = { $who } rüstet { $hero } mit { $card } aus.
log-retire = { $who } zieht { $card } zurück.
log-exchange = { $who } tauscht { $card } aus.
log-stunned = { $card } von { $who } ist betäubt.
log-withstood = { $card } von { $who } wirft Kopf und steckt es weg.
log-not-withstood = { $card } von { $who } wirft Zahl.
log-defeated = { $card } von { $who } ist besiegt.
log-spared = { $card } bleibt: Durch die eigene Karte verliert man die Partie nicht.
log-revived = { $card } von { $who } ist wiederbelebt.
log-shielded = { $card } ist nicht angreifbar, bis das eigene Team wieder dran ist.
log-swapped = { $card } von { $who } kommt unter den Heldenstapel.
log-joins = { $card } stößt zum Team von { $who }.
log-loot-gone = { $card } wird abgelegt.
log-discard = { $who } legt { $cards } ab.
log-take = { $who } nimmt { $what } aus dem Ablagestapel.
log-look = { $who } sieht sich die Hand von { $whose } an.
log-look-own = Auf der Hand von { $whose }: { $cards }.
log-steals = { $who } nimmt { $what } für { $card }.
log-returns = { $who } legt { $what } unter den Heldenstapel.
log-fresh-hand = { $who } legt die ganze Hand ab.
log-again = { $who } bekommt noch eine Aktion.
log-skip = { $who } setzt den nächsten Zug aus.
log-flip =
    { $side ->
        [heads] { $who } wirft Kopf.
       *[tails] { $who } wirft Zahl.
    }
log-out = { $who } hat keine Helden mehr und ist raus.
log-out-fallen = { $who } hat zu viele Helden verloren und ist raus.
log-left = { $who } gibt auf.

## Wie es ausging
end-last-standing = Nur noch ein Team ist übrig.
end-conceded = { $who } hat aufgegeben.
end-stuck = Zwei Runden lang konnte niemand etwas ändern.
end-quiet = { $rounds } Runden lang wurde kein Held besiegt.
end-endless = Kräfte lösten sich endlos gegenseitig aus.

## Was mit einem Deck nicht stimmt
problem-unknown = Eine Karte { $id } gibt es nicht.
problem-heroes =
    { $count ->
        [0] Es sind keine Helden
        [one] Es ist ein Held
       *[other] Es sind { $count } Helden
    } darin; ein Heldenstapel braucht { $wanted }.
problem-cards =
    { $count ->
        [0] Außer Helden sind keine Karten
        [one] Außer Helden ist eine Karte
       *[other] Außer Helden sind { $count } Karten
    } darin; ein Deck braucht { $wanted }.
problem-copies = { $card } ist { $copies }× darin; erlaubt ist nur eine.
problem-smash = Es sind { $count } Smash-Karten; höchstens { $most } sind erlaubt.

## Was mit Karten eines Sets nicht stimmt
flaw-story-alone = eine Story hat keinen eigenen Helden und keinen eigenen Kampf für { $words }
flaw-no-hero = einen Helden { $written } gibt es nicht
flaw-super-taken = { $hero } hat schon einen Super
flaw-loot-does = das passiert, wenn die Beute gegen etwas gespielt wird; wogegen, sagt { $field }
flaw-loot-idle = eine Beutekarte braucht { $fields }

## Die Regeln in unseren eigenen Worten
rule-goal = Das Ziel
    .text = Besiegt alle gegnerischen Helden. Das letzte Team, das noch Helden hat, gewinnt.
    .source = Rules: goal
rule-types = Typen
    .text = Jeder Held hat einen Typ: Mutant, Magie, Natur oder Gadget. Seine Karte sagt, gegen welche Typen er immun und gegen welche er schwach ist.
    .source = Rules: hero cards; SM-1
rule-stack = Der Heldenstapel
    .text = Dein Heldenstapel besteht aus neun verschiedenen Helden.
    .source = Rules: hero stack
rule-deck = Das Deck
    .text = Dein Deck hat 50 Karten, die Helden nicht mitgezählt: höchstens 25 Smash-Karten, jede andere Karte nur einmal.
    .source = Rules: guidelines
rule-setup = Spielbeginn
    .text = Misch Heldenstapel und Deck, bring drei Helden ins Spiel und zieh fünf Karten. Wer anfängt, entscheidet der Zufall.
    .source = Rules: set-up
rule-turn = Ein Zug
    .text = Du hast eine Aktion. Greif mit einem Smash an, nutz eine Kraft, spiel Story, Super, Team-Up oder Beute, zieh einen betäubten Helden zurück, oder leg eine Karte ab und zieh eine neue. Geht sonst nichts, legst du ab. Mit leerer Hand musst du nichts tun.
    .source = Rules: actions; SM-8, SM-C4, SM-C31
rule-refill = Fünf Karten
    .text = Nach jeder gespielten Karte ziehst du auf fünf nach, auch im Kampf. Erhöht ein Held oder eine Beute dein Handlimit, ziehst du die zusätzlichen Karten sofort. Nimmt dir eine Karte das Nachziehen, holst du es nach, sobald du eine Karte spielst oder dein Zug endet.
    .source = Rules: hand; SM-5, SM-C21, SM-C30, SM-C32
rule-effect = Karten, mit denen du ziehst
    .text = Zieh erst auf dein Handlimit nach, dann kommen die zusätzlichen Karten. „Ziehe“ meint immer dich; sonst steht dabei, wer zieht.
    .source = Rules: hints; SM-5
rule-reshuffle = Ein leeres Deck
    .text = Misch den Ablagestapel zu einem neuen Deck. Sind beide leer, ziehst du nicht. Story und Super werden abgelegt, bevor du nachziehst, können also gleich wiederkommen. Karten in einem Kampf bleiben bis zu seinem Ende liegen. Was du währenddessen nicht ersetzen konntest, ziehst du dann nach.
    .source = Rules: hints; SM-13, SM-C3, SM-C27, SM-C33
rule-smash = Angreifen
    .text = Ein aktiver Held greift einen gegnerischen Helden an, der nicht gegen den Typ des Angreifers immun ist. Ein betäubter Held kann sich nicht wehren und ist besiegt. Was ein Angriff sonst noch kostet, muss beim Wählen auf deiner Hand sein.
    .source = Rules: Smash; SM-1, SM-4, SM-C9, SM-C13, SM-C14, SM-C19, SM-C37
rule-counter = Kontern
    .text = Mit Smash und Team-Up könnt ihr hin und her kontern. Immunität schützt davor nicht. Kannst oder willst du nicht kontern, verlierst du den Kampf, und dein Held ist betäubt.
    .source = Rules: Smash; SM-1, SM-2, SM-15, SM-C15
rule-stunned = Betäubt
    .text = Ein betäubter Held liegt quer. Er kann nicht angreifen, kontern, bei einem Team-Up mitmachen, Kräfte nutzen oder Beute tragen: Seine Beute wird abgelegt.
    .source = Rules: stunned; SM-8, SM-C1
rule-defeated = Besiegt
    .text = Ein besiegter Held verlässt den Tisch und kommt nur zurück, wenn ihn eine Karte wieder unter deinen Heldenstapel legt. Werden mehrere zugleich besiegt, verlassen sie den Tisch gleichzeitig; danach werden die Plätze gefüllt.
    .source = Rules: stunned; SM-C8
rule-revived = Wiederbelebt
    .text = Ein wiederbelebter Held kann sofort kämpfen und Beute nutzen. Seine Kräfte kommen erst in deinem nächsten Zug zurück; eine Schwäche gilt immer.
    .source = Rules: hints; SM-10, SM-C1, SM-C16
rule-power = Kräfte
    .text = Eine Kraft zu nutzen kostet den Zug. Kräfte, die immer gelten, kosten nichts. Wird eine Kraft ausgelöst, wirst du gefragt, ob du sie nutzt, außer die Karte lässt keine Wahl. Für einen doppelt standhaften Helden darfst du zwei Münzen werfen.
    .source = Rules: hints; SM-10, SM-C4, SM-C29, SM-C34
rule-places = Drei Helden
    .text = Sind weniger als drei Helden im Spiel, kommen neue von deinem Heldenstapel, solange er reicht. Legt eine Karte einen deiner Helden im Spiel unter den Stapel, kommt immer der nächste. Helden behalten ihren Platz; sind zwei Plätze frei, suchst du dir aus, welchen du füllst.
    .source = Rules: places; SM-7, SM-C12, SM-C22
rule-card = Was eine Karte sagt
    .text = Steht vorn eine Bedingung, ein Münzwurf oder eine Wahl, hängt alles Weitere davon ab, bis „in jedem Fall“ kommt. Eine Karte, die Karten aus dem Ablagestapel nimmt, nimmt nie sich selbst.
    .source = SM-C23, SM-C24
rule-story = Storys
    .text = Eine Story, die alle Teams betrifft, betrifft auch deins.
    .source = Rules: Story; SM-6
rule-super = Supers
    .text = Einen Super spielst du nur, solange sein Held im Spiel ist. Ist der betäubt, wird er wiederbelebt.
    .source = Rules: Super; SM-8
rule-team-up = Team-Ups
    .text = Ein stärkerer Smash für zwei aktive Helden der passenden Typen, auch zum Kontern. Gewinnst du, ist der gegnerische Held besiegt. In Gefahr ist nur der Held, der anführt.
    .source = Rules: Team-Up; SM-2, SM-3
rule-loot = Beute
    .text = Ausrüsten kostet den Zug. Der Typ des aktiven Helden muss passen, und dein Team darf noch keine Beute haben. Sie gilt für ihren Helden und wird abgelegt, wenn er betäubt oder besiegt wird. Beute zu nutzen kostet ebenfalls den Zug. Eine Karte, die auf einen Helden nicht wirkt, kann ihm trotzdem die Beute nehmen.
    .source = Rules: Loot; SM-11, SM-C20, SM-C25
rule-reaction = Beute als Reaktion
    .text = Manche Beute spielst du gegen einen Angriff, eine Story oder einen Super. Wie bei jeder Beute muss der Typ eines aktiven Helden passen, und dein Team darf noch keine haben. Das kostet dich keinen Zug; gegen einen Angriff geht es nur als erste Antwort. Kann die Karte danach noch mehr, bleibt sie bei dem Helden; sonst wird sie abgelegt. Was sie dem Angreifer antut, geschieht in diesem Kampf.
    .source = Rules: Loot; SM-15, SM-C2, SM-C35
rule-retire = Einen betäubten Helden zurückziehen
    .text = Der betäubte Held gilt als besiegt, und ein neuer kommt ins Spiel. Deinen letzten Helden kannst du nicht zurückziehen.
    .source = Rules: actions; SM-9, SM-C18
rule-discard = Ablegen
    .text = Leg eine Karte ab und zieh eine neue, egal, wie viele du hast. Das geht immer, und du musst es tun, wenn sonst nichts möglich ist.
    .source = Rules: actions; SM-8, SM-C17
rule-own-loss = Niemand kegelt sich selbst raus
    .text = Was dich deinen letzten Helden kosten würde, darfst du nicht tun. Würde er erst durch etwas besiegt, das deine Karte auslöst, bleibt er im Spiel.
    .source = Rules: hints; SM-6, SM-9, SM-C10
rule-extra = Noch eine Aktion
    .text = Höchstens eine zusätzliche Aktion pro Zug.
    .source = SM-C5
rule-missed = Aussetzen
    .text = Niemand setzt zwei Züge hintereinander aus: Erst nach einem eigenen Zug kann eine Karte wieder dazu zwingen.
    .source = SM-C6
rule-elimination = Raus
    .text = Ein Team ist raus, wenn es keine Helden mehr hat oder aufgibt; seine Karten verlassen das Spiel. Die anderen spielen reihum weiter. Teams, die durch dieselbe Karte rausfliegen, teilen sich den Platz. Wer aufgibt, landet hinter allen Teams, die in der laufenden Aktion rausfliegen.
    .source = Rules: goal; SM-12, SM-C8, SM-C11, SM-C28
rule-stalemate = Patt
    .text = Die Partie endet unentschieden zwischen den verbliebenen Teams, wenn alle zwei volle Runden lang nur ablegen können, ohne etwas Neues zu ziehen, oder wenn 100 Runden lang kein Held besiegt wird. Ebenso, wenn ein Zug zum dritten Mal in derselben Lage beginnt und kein Deck dazwischen gemischt wurde, oder nach 100 Zügen in Folge, in denen niemand eine echte Wahl hatte. Auch Kräfte, die sich endlos gegenseitig auslösen, beenden die Partie unentschieden.
    .source = SM-14, SM-C7, SM-C26, SM-C36
rule-quick = Schnell
    .text = Die kurze Partie: Jedes Team bekommt drei zufällige Helden und hat zwei Leben. Sind zwei seiner Helden besiegt, ist es raus. Helden, die nicht gezogen wurden, verlassen die Partie samt ihren Supers.
    .source = Longbox-Spielart; SM-Q1, SM-Q2

## Fertige Decks
deck-brawlers = Raufbolde
    .about = Mutanten und Gadgets, die hart zuschlagen. Gut für die erste Partie.
deck-hexers = Hexenküche
    .about = Magie und Natur: heilt, wirft Münzen und bringt allen anderen Pech.
deck-gardeners = Gartentruppe
    .about = Natur und Mutanten, die man schwer wieder loswird.
deck-tinkerers = Bastelbude
    .about = Gadgets und Magie mit einer Karte für jede Lage.

## Auto-Antworten
order-counter = Nie kontern und nicht mehr danach fragen
order-react = Nie fragen, ob ich Beute gegen eine Aktion spiele
order-use-power = Ausgelöste Kräfte immer nutzen, ohne zu fragen
    .card = { $card } immer nutzen, ohne zu fragen
order-leave-power = Ausgelöste Kräfte nie nutzen und nicht fragen
    .card = { $card } nie nutzen und nicht fragen

# Eine Karte im Spiel hat auf einem Bild wenig Platz. Sätze mit einem davon sagen dort nichts mehr:
gist-omits =
    Greife einen gegnerischen Helden an oder kontere einen Angriff
# Und das hier wird kürzer, von der ersten Zeile bis zur letzten:
gist-shorts =
    (das Team zieht erst nach, wenn es wieder eine Karte spielt) => , später ersetzt
    (und zieht erst nach, wenn es wieder eine Karte spielt) => , später ersetzt
    Schwach: Helden vom Typ => Schwach gegen
    besiegen diesen Helden, wenn er gegen sie verliert =>
    Helden vom Typ Mutant können die Angriffe dieses Helden nicht kontern => Mutant kann nicht kontern
    Helden vom Typ Magie können die Angriffe dieses Helden nicht kontern => Magie kann nicht kontern
    Helden vom Typ Natur können die Angriffe dieses Helden nicht kontern => Natur kann nicht kontern
    können die Angriffe dieses Helden nicht kontern => kontern nicht
    Immun: Helden vom Typ => Immun gegen
    können diesen Helden nicht angreifen =>
    Dieser Held besiegt Helden vom Typ => Sieg besiegt
    , gegen die er gewinnt, statt sie zu betäuben =>
    Dieser Held besiegt jeden Helden, gegen den er gewinnt, statt ihn zu betäuben => Jeder Sieg besiegt
    Standhaft: würde dieser Held betäubt, darfst du eine Münze werfen; bei Kopf passiert ihm nichts => Standhaft: Münze gegen Betäubung
    Versteckt: nicht angreifbar, solange ein anderer deiner aktiven Helden es ist => Versteckt hinter anderen
    Wache: wer diesen Helden angreifen kann, kann deine anderen aktiven Helden nicht angreifen => Wache: zuerst angreifen
    Wer diesen Helden angreifen will, muss eine Karte von der Hand ablegen => Angriff kostet 1 Karte
    , darfst du dies auslösen: => :
    Wenn dieser Held einen Kampf gewinnt => Bei Sieg
    Wenn dieser Held im Kampf jemanden betäubt => Bei Betäubung
    den gegnerischen Helden in diesem Kampf => den Gegner
    bis zu deinem nächsten Zug vor Angriffen => für eine Runde
    Zählt bei Team-Ups und Beute als jeder Typ => Jeder Typ
    aus deinem Ablagestapel auf die Hand => aus der Ablage
    lege einen deiner besiegten Helden unter deinen Heldenstapel => rette einen besiegten Helden
    lege einen deiner betäubten Helden unter deinen Heldenstapel und bringe den nächsten Helden ins Spiel => tausche einen betäubten Helden
    von deinem Heldenstapel ins Spiel => ins Spiel
    wirf eine Münze; Kopf: => Kopf:
    greife ohne Smash-Karte mit diesem Helden an => Gratisangriff
    (gewinnt er, ist der andere Held besiegt) => (besiegt)
    einen deiner Helden => einen Helden
    ein gegnerisches Team legt => Gegner legt
    jedes gegnerische Team legt => alle Gegner legen
    (passt sie zu keinem, lege sie ab) =>
    nimm eine gegnerische Beutekarte für einen Helden => nimm gegnerische Beute
    1 Beutekarte aus der Ablage => Beute aus der Ablage
    ziehe 2 Karten; oder Gegner legt 1 Karte ab => ziehe 2; oder Gegner −1 Karte
    jedes gegnerische Team betäubt einen seiner Helden; Zahl: betäube den Helden dieser Karte => je 1 Gegner betäubt; Zahl: dieser
    Greife an oder kontere mit zwei aktiven Helden der Typen => Smash mit
    Greife an oder kontere mit zwei aktiven Helden vom Typ => Smash mit zwei
    ; gewinnst du, ist der gegnerische Held besiegt =>
    sieh dir eine gegnerische Hand an und lege 1 Karte daraus ab => lege 1 Karte aus gegnerischer Hand ab
    belebe einen Helden wieder => belebe einen Helden
    betäube einen gegnerischen Helden => betäube einen Gegner
    betäube einen zufälligen gegnerischen Helden => betäube zufällig einen Gegner
    , dann ziehe 1 Karte => , dann ziehe 1
