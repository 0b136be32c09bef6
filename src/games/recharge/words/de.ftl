### Marvel Recharge auf Deutsch. Namen, Karten und Zahlen kommen als Argumente.
### Form .inv: ein Hauptsatz nach „dann“ oder „falls …,“ (Verb zuerst).

game = Marvel Recharge
ruleset-tournament = Turnierregeln
ruleset-sprint = Sprint

## Fertige Decks
deck-heroes = Rotes Deck
    .about = Große Helden und kurze, starke Ketten. Gut für die erste Partie.
deck-villains = Grünes Deck
    .about = Starke Seiten und SPECIALs, die allen anderen den Spaß verderben.
deck-x-men = Blaues Deck
    .about = Lange Ketten aus Teamworks: je mehr, desto besser.
deck-women = Gelbes Deck
    .about = Mehrfarbige Seiten, die zu fast allem passen.

## Karten
card-title = { $name }
card = { $card }
kind-hero = Held
kind-power = Kraft
kind-teamwork = Teamwork
kind-counter = Marker
kind-special-hero = SPECIAL-Held
kind-special-power = SPECIAL-Kraft
kind-special-teamwork = SPECIAL-Teamwork
fact-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
fact-two-points = { $left } Punkte (linke Seite) oder { $right } (rechte)
fact-plus = Power Plus: immer +{ $plus } Stärke
fact-left = links: { $colours }
any-colour = jede Farbe
fact-right = rechts: { $colours }
colour-heroes = Helden (rot)
colour-villains = Schurken (grün)
colour-x-men = X-Men (blau)
colour-women = Frauen (gelb)

## Was SPECIAL-Karten sagen. Eine Phrase beginnt klein und endet ohne Punkt.
says-nothing = nichts
says-every-colour = passt zu jeder Farbe
says-opens = darf einen Kampf ohne Helden beginnen
says-rides = darf zusammen mit der Karte gespielt werden, die deinen Angriff beginnt
says-worth = +{ $plus } Stärke
says-worth-per = { $worth } pro { $cards } in deiner Kette
says-worth-if = { $worth }, falls { $condition }
says-cards =
    { $other ->
        [yes] weiter{ $count ->
            [one] { $kind ->
                [hero] en
                [teamwork] es
               *[card] e
            }
           *[other] e
        }{ " " }
       *[no] { "" }
    }{ $colour ->
        [heroes] rot
        [villains] grün
        [x-men] blau
        [women] gelb
       *[any] { "" }
    }{ $colour ->
        [any] { "" }
       *[one] { $count ->
            [one] { $kind ->
                [hero] en
                [teamwork] es
               *[card] e
            }
           *[other] e
        }{ " " }
    }{ $kind ->
        [hero] Helden
        [power] { $count ->
            [one] Kraft
           *[other] Kräfte
        }
        [teamwork] { $count ->
            [one] Teamwork
           *[other] Teamworks
        }
       *[card] { $count ->
            [one] Karte
           *[other] Karten
        }
    }
says-attacking = du angreifst
says-defending = du verteidigst
says-empty-hand = deine Hand leer ist
says-chain = deine Kette mindestens { $least } { $cards } hat
says-rivals = eine gegnerische Kette mindestens { $least } { $cards } hat
says-behind = jemand anderes mehr Punkte gewonnen hat als du
says-stake = mindestens { $least } Punkte im Pott sind
says-in-chain = in deiner Kette: { $grants }
says-wins-ties = du gewinnst bei Gleichstand
says-may-venture = du darfst setzen, auch wenn die Person vor dir nicht gesetzt hat
says-rivals-cannot-venture = niemand sonst im Kampf kann setzen
says-may-pass = du darfst passen, auch wenn du hinten liegst
says-when-played = beim Spielen: { $does }
says-when-won = Kampf gewonnen: { $does }
says-when-lost = Kampf verloren: { $does }
says-draw =
    { $who ->
        [all] alle im Kampf ziehen je { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
       *[mine] ziehe { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }
    .inv =
        { $who ->
            [all] ziehen alle im Kampf je { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }
           *[mine] ziehe { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }
        }
says-discard =
    wähle eine andere Person im Kampf; sie legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab
says-look = sieh dir eine gegnerische Hand an
says-arrange = sieh dir die obersten { $count } Karten deines Nachziehstapels an und lege sie in beliebiger Reihenfolge zurück
says-take = nimm die oberste Karte deines Ablagestapels auf die Hand
says-take-back = du darfst eine Karte deiner Kette ohne dieses Special, an der keine weitere hängt, auf die Hand zurücknehmen
    .inv = darfst du eine Karte deiner Kette ohne dieses Special, an der keine weitere hängt, auf die Hand zurücknehmen
says-come-back = nimm diese Karte auf die Hand zurück
says-restock =
    lege die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
    } deines Ablagestapels unter deinen Nachziehstapel
says-rivals-venture = alle anderen im Kampf setzen ihren niedrigsten Marker
    .inv = setzen alle anderen im Kampf ihren niedrigsten Marker
says-counter-back = nimm deinen niedrigsten gesetzten Marker in deine Reserve zurück

## Was ein Effekt ändert
change-hand = { $who }: Handkarten
change-reserve = { $who }: Marker in Reserve
change-venture = { $who }: gesetzte Marker

facet-kind = Art
facet-colour = Farbe
facet-points = Punkte
facet-special = SPECIAL
special-no = normal
special-yes = SPECIAL

## Der Tisch
status-round =
    Runde { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }von { $hands }
    }: { $who } ist dran.
status-battle =
    Runde { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }von { $hands }
    }: { $who } greift an.
status-over = Partie vorbei.
panel-table = Der Tisch
panel-seat = { $who }
panel-out = { $who } (raus)
meter-stake = Punkte im Pott
meter-goal = Punkte zum Sieg
meter-victory = Siegstapel
    .short = Sieg
meter-reserve = Marker in Reserve
    .short = Marker
meter-venture = Gesetzt
meter-rating = Stärke
meter-counters = Marker im Wert von { $value }
zone-chain = Kette
zone-hand = Hand
zone-draw = Nachziehstapel
zone-discard = Ablagestapel
side-left = links
side-right = rechts

## Wo eine Partie steht
at-round = Runde { $round }
at-step-ante = Grundeinsatz
at-step-turn = Zug
at-step-answer = Antwort auf den Angriff
at-step-battle = Kampf
at-step-after = nach dem Kampf
at-card = { $card }

## Was eine Antwort bewirken würde
preview-lay =
    { $points ->
        [0] bringt keine Stärke
       *[other] bringt { $points } Stärke
    }
preview-idle = Beim Ausspielen bewirkt sie gerade nichts. { $why }.
preview-pass-leading =
    Du führst, bis jemand { $rating } { $by ->
        [reaching] erreicht
       *[beating] übertrifft
    }.
preview-concede =
    { $lost ->
        [0] Du steigst aus und verlierst nichts.
       *[other] Du steigst aus und verlierst deinen Einsatz von { $lost }.
    }
preview-spent = Du kannst weder spielen noch ziehen und bist damit raus.
change-stake = Im Pott

## Fragen
ask-attack =
    { $able ->
        [0] Du hast keinen Helden, um einen Kampf zu beginnen.
       *[other] Einen Kampf beginnen oder passen?
    }
ask-attack-last =
    { $able ->
        [0] Du kannst keinen Kampf beginnen: Jetzt gewinnt der größte Siegstapel.
       *[other] Einen Kampf beginnen? Sonst gewinnt jetzt der größte Siegstapel.
    }
ask-must-act =
    { $able ->
        [0] Du kannst keinen Kampf beginnen: Mit sechs Karten kostet das 1 Marker.
       *[other] Mit sechs Karten musst du kämpfen oder einen Marker zahlen.
    }
pass-turn = Passen
concede-hand = Aussetzen (1 Marker)
start = { $card } (Stärke { $after })
start-venturing = { $card } (Stärke { $after }), Einsatz { $value }
attach =
    { $way ->
        [turned] { $card }, umgedreht, { $side } an { $on } (Stärke { $before } → { $after })
       *[upright] { $card }, { $side } an { $on } (Stärke { $before } → { $after })
    }
ask-venture = Welchen Marker setzt du?
ask-venture-riding = Welchen Marker setzt du? Vorher darfst du noch eine Karte dazulegen.
ask-venture-spent = Du hast keine Marker mehr zum Setzen. Weiter?
ask-may-venture = Noch einen Marker setzen?
venture-nothing = Nichts setzen
counter = Marker { $value }
ask-concession = Welchen Marker verlierst du?
ask-defend =
    { $able ->
        [0] { $who } greift mit Stärke { $rating } an. Kein Held zum Verteidigen.
       *[other] { $who } greift mit Stärke { $rating } an. Verteidigen oder aussteigen?
    }
ask-defend-still =
    { $able ->
        [0] Angriff aufgegeben; { $who } führt mit Stärke { $rating }. Kein Held zum Verteidigen.
       *[other] Angriff aufgegeben; { $who } führt mit Stärke { $rating }. Verteidigen oder aussteigen?
    }
concede = Aus dem Kampf aussteigen
concede-spent = Nichts mehr zu spielen: aussteigen
ask-battle-leading =
    { $able ->
        [0] Du führst mit Stärke { $rating }. Du hast keine Karte mehr dafür.
       *[other] Du führst mit Stärke { $rating }. Noch eine Karte oder passen?
    }
ask-battle-behind =
    { $able ->
        [0] Es steht { $rating } zu { $best }. Du hast keine Karte dafür.
       *[other] Es steht { $rating } zu { $best }. Karte spielen oder aussteigen?
    }
ask-battle-free =
    { $able ->
        [0] Es steht { $rating } zu { $best }. Keine Karte dafür: passen oder aussteigen?
       *[other] Es steht { $rating } zu { $best }. Spielen, passen oder aussteigen?
    }
ask-tied-behind =
    { $able ->
        [0] Gleichstand bei { $rating }: { $led }. Du hast keine Karte dafür.
       *[other] Gleichstand bei { $rating }: { $led }. Spielen oder aussteigen?
    }
ask-tied-free =
    { $able ->
        [0] Gleichstand bei { $rating }: { $led }. Keine Karte: passen oder aussteigen?
       *[other] Gleichstand bei { $rating }: { $led }. Spielen, passen oder aussteigen?
    }
led-attacker = { $who } greift an und führt damit
led-card = { $who } führt dank { $card }
led-seat = { $who } sitzt näher links vom Angriff und führt
pass-battle = Passen
ask-replace =
    Karten gegen neue tauschen?{ $over ->
        [yes] { " " }Danach behältst du { $keep ->
            [3] drei
            [4] vier
           *[other] { $keep }
        }.
       *[no] { "" }
    }
exchange-nothing = Nichts tauschen
ask-hand-limit =
    Du darfst { $keep ->
        [3] drei
        [4] vier
       *[other] { $keep }
    } behalten: { $count ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $count } Karten legst du ab?
    }
ask-rival = { $card }: Wen trifft es?
ask-order = { $card }: In welcher Reihenfolge ziehst du deine nächsten Karten?
ask-discard =
    { $count ->
        [one] { $card }: Welche Karte ablegen?
       *[other] { $card }: Welche { $count } Karten ablegen?
    }
ask-take-back = { $card }: Eine Karte aus deiner Kette zurücknehmen?
keep-chain = Kette so lassen
player = { $who }

## Der Tisch auf einen Blick
brief-round = Runde { $round } von { $hands }
brief-stake = Im Pott: { $points }
brief-mine = Du: { $points } von { $goal }
brief-theirs = { $who }: { $points }

## Was auf dem Knopf neben einer Antwort steht
verb-attack = Angreifen
verb-defend = Verteidigen
verb-battle = Spielen
verb-ride = Spielen
verb-venture = Setzen
verb-concession = Zahlen
verb-concede = Aussteigen
verb-hand-limit = Ablegen
verb-replace = Tauschen
verb-discard = Ablegen
verb-take-back = Zurücknehmen

## Auf wen der Tisch wartet, für alle zu lesen

awaiting-attack = { $who } darf einen Kampf beginnen
awaiting-venture = { $who } wählt einen Marker
awaiting-concession = { $who } zahlt einen Marker
awaiting-defend = { $who } wird angegriffen
awaiting-battle = { $who } ist im Kampf am Zug
awaiting-replace = { $who } darf Karten tauschen
awaiting-hand-limit = { $who } legt überzählige Karten ab
awaiting-rival = { $who } wählt, wen es trifft
awaiting-order = { $who } ordnet Karten
awaiting-discard = { $who } legt Karten ab
awaiting-take-back = { $who } darf eine Karte zurücknehmen

## Warum etwas nicht geht
why-no-hero = Eine Kette beginnt mit einem Helden
why-no-teamwork = Ein weiterer Held braucht die passende freie Seite eines Teamworks
why-no-match = Passt an keine freie Seite eines Helden oder einer Kraft in deiner Kette
why-no-free-hero = Ein Teamwork braucht die passende freie Seite eines Helden
why-no-draw = Keine Karten mehr zum Ziehen
why-no-discard = Dein Ablagestapel ist leer
why-no-loose = Keine andere Karte deiner Kette kann zurück
why-no-rival-hand = Niemand sonst im Kampf hat Handkarten
why-no-rival-counter = Niemand sonst im Kampf hat noch Marker
why-no-venture = Du hast nichts gesetzt

## Das Protokoll
log-turn = { $who } ist dran.
log-draw =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
log-draw-own = Du ziehst { $cards }.
log-draw-none = { $who } hat keine Karten mehr zum Ziehen.
log-pass-turn = { $who } passt.
log-attack = { $who } beginnt einen Kampf.
log-start = { $who } eröffnet mit { $card }: Stärke { $rating }.
log-attach = { $who } legt { $card } an: Stärke { $rating }.
log-venture = { $who } setzt einen Marker im Wert von { $value }.
log-ante = { $who } zahlt einen Marker im Wert von { $value } als Grundeinsatz.
log-concession-paid = { $who } gibt einen Marker im Wert von { $value } ab.
log-concede-hand = { $who } setzt diese Runde aus.
log-concede = { $who } steigt aus dem Kampf aus.
log-pass-battle = { $who } passt.
log-out = { $who } kann nichts mehr spielen und ist raus.
log-left = { $who } gibt auf.
log-collect =
    { $points ->
        [one] { $who } kassiert 1 Punkt und hat jetzt { $total }.
       *[other] { $who } kassiert { $points } Punkte und hat jetzt { $total }.
    }
log-replace =
    { $count ->
        [one] { $who } tauscht eine Karte.
       *[other] { $who } tauscht { $count } Karten.
    }
log-hand-limit = { $who } legt { $cards } ab.
log-discard = { $who } legt { $cards } ab.
log-arrange =
    { $count ->
        [one] { $who } sieht sich die nächste Karte an.
       *[other] { $who } ordnet die nächsten { $count } Karten.
    }
log-arrange-own =
    { $count ->
        [one] Deine nächste Karte ist { $cards }.
       *[other] Deine nächsten Karten der Reihe nach: { IN_ORDER($cards) }.
    }
log-look-hand = { $who } sieht sich die Hand von { $whose } an.
log-look-hand-own = Auf der Hand von { $whose }: { $cards }.
log-take-back = { $who } nimmt { $what } zurück auf die Hand.
log-take-discard = { $who } nimmt { $what } vom Ablagestapel.
log-come-back = { $who } nimmt { $what } auf die Hand zurück.
log-restock =
    { $count ->
        [one] { $who } legt eine Karte vom Ablagestapel unter den Nachziehstapel.
       *[other] { $who } legt { $count } Karten vom Ablagestapel unter den Nachziehstapel.
    }
log-counter-back = { $who } nimmt einen Marker im Wert von { $value } zurück.

## Wie es ausging
end-goal = { $goal } Punkte erreicht.
end-no-counters = Eine Reserve ist leer: Der größte Siegstapel gewinnt.
end-hands = Alle { $hands } Runden sind gespielt: Der größte Siegstapel gewinnt.
end-out-of-cards = { $who } konnte nichts mehr spielen.
end-left = { $who } hat aufgegeben.
end-passed = Niemand konnte mehr ziehen, und alle haben gepasst.

## Was mit einem Deck nicht stimmt
problem-unknown = Eine Karte { $id } gibt es nicht.
problem-empty = Außer Markern ist nichts drin. Nimm mindestens eine Karte dazu.
problem-copies = { $card } ist { $copies }× darin; erlaubt ist jede Karte nur einmal.
problem-counters = Es sind { $counters } Marker; höchstens { $most } sind erlaubt.
problem-sum =
    Die Marker sind zusammen { $sum ->
        [one] einen Punkt
       *[other] { $sum } Punkte
    } wert; es müssen { $least } bis { $most } sein.
problem-denomination = Einen Marker im Wert von { $value } gibt es nicht; es gibt { $all }.

## Was mit einer Karte eines Sets nicht stimmt
flaw-color-twice = eine Farbe steht doppelt da

## Die Regeln in unseren eigenen Worten
rule-start = Eine Kette beginnen
    .text = Jeder Angriff und jede Verteidigung beginnt mit einem Helden. Auch manche SPECIAL-Karten können einen Angriff beginnen.
    .source = Rules I.C.1, IV.D.1
rule-attach = Karten anlegen
    .text = Kräfte und Teamworks legst du an die Seiten eines Helden, Kräfte auch an Kräfte. Die zwei Seiten, die sich berühren, müssen eine Farbe gemeinsam haben.
    .source = Rules I.B, I.C.2, I.C.3; RE-9
rule-turned = Umgedreht
    .text = Kräfte und Teamworks darfst du umdrehen, Helden nicht. Links und rechts sind dann vertauscht.
    .source = Rules I.C.2.a
rule-two-colours = Zwei Farben an einer Seite
    .text = Eine gemeinsame Farbe reicht. An die zweifarbige Seite eines Helden darfst du zwei Karten legen, für jede Farbe eine. Das geht nur bei Helden.
    .source = Rules I.C.2.b, I.C.2.c, I.C.2.d; RE-10
rule-teamwork = Teamworks
    .text = Ein Teamwork liegt immer an einem Helden. An seine andere Seite passt nur ein weiterer Held mit gleicher Farbe, und dort geht die Kette weiter.
    .source = Rules I.C.4; RE-9
rule-rating = Gesamtstärke
    .text = Zähl die Punkte all deiner Karten zusammen. Hat eine Kraft zwei Zahlen, zählt die, die näher an ihrem Helden liegt; der Bonus eines Power Plus kommt dazu.
    .source = Rules I.C.3, I.C.5
rule-special = SPECIAL-Karten
    .text = Der Text einer SPECIAL-Karte geht diesen Regeln vor. Mit „alle anderen“ und „gegnerisch“ sind nur die gemeint, die noch im Kampf sind.
    .source = Rules I.A.1, IV.H
rule-deck = Ein Deck bauen
    .text = Jede Karte einmal, so viele oder so wenige, wie du magst: Eine reicht, alle 250 gehen auch.
    .source = Rules II.A.1, II.A.2; RE-12
rule-counters = Marker
    .text = Höchstens 25, zusammen 50 bis 65 Punkte wert. Alle sehen, wie viele du in Reserve hast, aber nicht, welche.
    .source = Rules II.A.3; RE-12, RE-14
rule-setup = Spielbeginn
    .text = Alle mischen und ziehen eine Karte, ab drei Personen zwei. Wer anfängt, entscheidet der Zufall.
    .source = Rules III, IV.A, V.A.1; RE-13
rule-draw = Ziehen
    .text = Zu Beginn deines Zuges ziehst du eine Karte. Sind keine mehr da, ziehst du nicht, und nichts wird neu gemischt.
    .source = Rules IV.B, IV.D.3; RE-1, RE-7
rule-pass = Passen
    .text = Mit weniger als sechs Karten auf der Hand darfst du passen; dann ist die nächste Person dran und zieht. Wenn niemand mehr ziehen kann und alle passen, ist die Partie vorbei, und der größte Siegstapel gewinnt.
    .source = Rules IV.C; RE-C1
rule-battle = Ein Kampf
    .text = Wer angreift, spielt eine Karte und setzt einen Marker. Alle anderen ziehen je eine Karte und verteidigen dann mit einem Helden oder steigen aus. Danach geht es reihum, je eine Karte, bis nur noch eine Person übrig ist.
    .source = Rules IV.D, V.A.4; RE-11
rule-venture = Setzen
    .text = Wer angreift, muss einen Marker setzen. Danach darfst du in deinem Zug einen dazulegen, wenn die Person vor dir gesetzt hat. Verbietet eine Karte das Setzen und erlaubt es eine andere, gilt das Verbot.
    .source = Rules IV.D.2, IV.D.5, IV.D.7; RE-4, RE-C2, RE-C6
rule-concede = Aus einem Kampf aussteigen
    .text = Wenn du im Kampf dran bist, darfst du aussteigen. Kannst du weder spielen noch passen, musst du.
    .source = Rules IV.D.3.a, IV.D.6; RE-2
rule-pass-in-battle = Im Kampf passen
    .text = Passen darf nur, wer führt. Erlaubt es eine Karte auch anderen, gilt das nicht mehr, sobald alle, die noch im Kampf sind, reihum gepasst haben: Wer nicht führt, muss dann spielen oder aussteigen. Haben mehrere die gleiche Stärke, führt, wer angreift, sonst die nächste Person im Uhrzeigersinn.
    .source = Rules IV.D.8, IV.F, V.A.4; RE-3, RE-C4, RE-C8
rule-out-of-cards = Nichts mehr zu spielen
    .text = Musst du im Kampf spielen, kannst aber nicht und hast auch nichts mehr zu ziehen, verlierst du die Partie. Ab drei Personen bist du raus und behältst nichts, und die anderen spielen weiter.
    .source = Rules IV.D.8.b; RE-2
rule-sixth-card = Die sechste Karte
    .text = Mit sechs Karten musst du angreifen oder die Runde aussetzen, was einen Marker deiner Wahl kostet. Er kommt in den Siegstapel deines Gegenübers; ab drei Personen bleibt er für den nächsten Kampf liegen.
    .source = Rules IV.E, V.A.5; RE-5
rule-victory-pile = Der Siegstapel
    .text = Wer einen Kampf gewinnt, nimmt alle gesetzten Marker.
    .source = Rules IV.F.1, V.A.4
rule-winning = Gewinnen
    .text = Mit 70 Punkten im Siegstapel gewinnst du. Ist nach einem Kampf irgendeine Reserve leer, gewinnt der größte Siegstapel. Bei Gleichstand gewinnt, wer den Kampf gewonnen hat; gehört diese Person nicht zu den Führenden, wird der Sieg geteilt.
    .source = Rules IV.F.1.a; RE-8, RE-C1
rule-replace = Karten tauschen
    .text = Nach einem Kampf darfst du beliebig viele Karten ablegen und ebenso viele ziehen, aber höchstens so viele, wie noch zum Ziehen da sind.
    .source = Rules IV.F.2, IV.F.3; RE-C5
rule-hand-limit = Handlimit
    .text = Für die nächste Runde behältst du höchstens drei Karten, ab drei Personen vier.
    .source = Rules IV.F.4, V.A.6
rule-ante = Grundeinsatz
    .text = Ab drei Personen setzen alle vor dem Ziehen ihren niedrigsten Marker ein.
    .source = Rules V.A.2
rule-many = Drei oder mehr Personen
    .text = Gespielt wird im Uhrzeigersinn. Die nächste Runde beginnt einen Platz weiter, egal, wer gewonnen hat.
    .source = Rules V, V.A.3, V.A.7; RE-6
rule-giving-up = Die Partie aufgeben
    .text = Zu zweit verliert, wer aufgibt. An größeren Tischen scheidet die Person aus, als hätte sie keine Karten mehr; ein laufender Kampf geht ohne sie weiter.
    .source = RE-C3
rule-stalemate = Patt
    .text = Beginnt ein Zug zum dritten Mal in derselben Lage oder hatte 100 Züge lang niemand eine echte Wahl, gewinnt der größte Siegstapel. Sind mehrere gleich groß, wird der Sieg geteilt.
    .source = RE-C7
rule-sprint = Sprint
    .text = Die kurze Partie: Du gewinnst mit 35 Punkten, oder nach sechs Runden gewinnt der größte Siegstapel. Alle beginnen mit drei Karten. Den Marker wählst du zusammen mit der Karte, mit der du angreifst oder verteidigst; danach wird nichts mehr gesetzt, und niemand greift mit zwei Karten an.
    .source = Longbox-Spielart; RE-S1, RE-S2, RE-S3, RE-S4

## Auto-Antworten
order-venture = Nie einen Marker setzen, wenn ich nicht muss

# Eine Karte im Spiel hat auf einem Bild wenig Platz. Sätze mit einem davon sagen dort nichts mehr:
gist-omits =
    Beim Spielen:
# Und das hier wird kürzer, von der ersten Zeile bis zur letzten:
gist-shorts =
    nimm deinen niedrigsten gesetzten Marker in deine Reserve zurück => nimm deinen niedrigsten Marker zurück
    deines Ablagestapels unter deinen Nachziehstapel => der Ablage unter den Nachziehstapel
    +2 Stärke, falls => +2, falls
    +3 Stärke, falls => +3, falls
    +1 Stärke pro => +1 pro
    in deiner Kette => in der Kette
