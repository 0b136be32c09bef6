### Wörter, die keinem einzelnen Spiel gehören. Namen, Kartentitel und Zahlen kommen als Argumente.
### Formen: .acc ist der Akkusativ, .inv ein Hauptsatz nach „dann“ oder „falls …,“ (Verb zuerst).

## Sätze, die nur etwas tragen
card = { $card }
seat = { $seat }
name = { $name }
number = { $n }
colon = :
nothing = nichts

## Ein Tisch in Worten
face-down-card = eine verdeckte Karte
more-cards =
    { $n ->
        [one] und eine weitere
       *[other] und { $n } weitere
    }
others-more =
    { $n ->
        [one] eine weitere
       *[other] { $n } weitere
    }
# Sätze statt Karten.
others-else =
    { $n ->
        [one] mehr
       *[other] { $n } weitere
    }
others-instead = etwas anderes
others-count =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
same-times = { $times } × { FORM($what, form: "bare") }
more-lines =
    { $n ->
        [one] und noch eine Zeile
       *[other] und noch { $n } Zeilen
    }
more-panels =
    { $n ->
        [one] und noch ein Platz am Tisch
       *[other] und noch { $n } Plätze am Tisch
    }
zone-top = oben
upside-down = umgedreht
panel-you = du
brief-out = Du bist ausgeschieden
piles-title = Offene Stapel, von oben nach unten
no-panels = Auf dem Tisch liegt nichts.

## Eine Frage
prompt-source = Durch { $card }
prompt-so-far = Bisher
prompt-left = Noch zu wählen: { $n }
prompt-left-share =
    { $n ->
        [0] Alles verteilt.
       *[other] Noch zu verteilen: { $n }
    }
prompt-to-choose =
    { $min ->
        [0] Wähl bis zu { $max }.
       *[other] { $same ->
            [yes] Wähl { $max }.
            [next] Wähl { $min } oder { $max }.
           *[no] Wähl { $min } bis { $max }.
        }
    }
prompt-cost =
    { $typed ->
        [none] Zu bezahlen: { $total }
        [all] Zu bezahlen: { $parts }
       *[other] Zu bezahlen: { $total } (mindestens { $parts })
    }
prompt-cost-part = { $amount } { $as }
prompt-paid = Bezahlt: { $amount } von { $total }
prompt-paid-with = Bezahlt: { $amount } von { $total }, mit { $items }
prompt-too-much = So viel brauchst du gar nicht zu bezahlen. Nimm wieder heraus, was zu viel ist.
prompt-none = Nichts wählen
prompt-pick = Wählen…
prompt-range = { $from } bis { $to }
prompt-suggested-order = So lassen
prompt-suggested-pay = Mit { $items } bezahlen
told-apart = { $what } ({ $by })
prompt-copies = { $what } ×{ $n }
prompt-item = { $what }: { $as }
prompt-item-more = { $what }: { $amount } { $as }
prompt-share = { $what }: { $n } von { $max }
prompt-held = ✓ { $what }
prompt-add-one = Eins an…
prompt-all-left =
    { $n ->
        [one] Das letzte an…
       *[other] Alle { $n } übrigen an…
    }
prompt-confirm-some =
    { $n ->
        [0] Diese wählen
        [one] Diese wählen
       *[other] Diese { $n } wählen
    }
prompt-confirm-verb =
    { $n ->
        [0] { $verb }
       *[other] { $verb } ({ $n })
    }
prompt-confirm-order = Meine Reihenfolge nehmen
prompt-confirm-share = So verteilen
prompt-confirm-pay = Damit bezahlen
prompt-undo = Letzte zurücknehmen
prompt-clear = Von vorn
prompt-earlier = Zurückblättern
prompt-later = Weiterblättern
prompt-refused = Warum kann ich nicht…?

## Was nicht geht
refused-title = Das geht nicht:
refused-nothing = Gerade ist nichts gesperrt: Was du tun kannst, steht auf den Knöpfen.

## Das Protokoll
why-card = Wegen { $card }
why-unknown = So läuft die Partie eben: Dahinter steckt keine Karte und keine besondere Regel.
rule-rulings =
    { $n ->
        [one] Longbox-Entscheid { $ids }
       *[other] Longbox-Entscheide { $ids }
    }

## Karten
card-plain = Kein Kartentext.
card-id = Karte { $id }
hand-title = Deine Hand
# A card of the hand that answers the question
mark-answer = jetzt wählbar
hand-empty = Deine Hand ist leer.

## Warum etwas nicht geht, und was stattdessen hilft
refused-none-over = Du hast hier noch keine Partie beendet. `/match list` zeigt die laufenden.
refused-none-in-thread = In diesem Thread hast du keine Partie. Eine andere wählst du mit der Option `match`.
refused-no-match = Dafür hast du hier keine Partie. `/match list` zeigt deine, `/challenge` startet eine.
refused-not-at-table = Du spielst in dieser Partie nicht mit. Schau am Spielfeld zu oder starte mit `/challenge` eine eigene.
refused-gave-up = Dieser Platz ist nicht mehr im Spiel. Zuschauen geht weiterhin.
refused-no-hints = Tipps gibt es nur in Partien gegen Übungsbots: Da geht es nicht um die Wertung.
refused-no-partners = Plätze übergeben kannst du nur in Koop-Spielen.
refused-not-yours-to-give = Du kannst deinen eigenen Platz übergeben oder einen, dessen Zeit abgelaufen ist, und deinen vom Übungsbot zurückholen. Über die anderen Übungsbots entscheidet der Host.
refused-practice-already = Auf diesem Platz spielt schon ein Übungsbot.
refused-not-host = Das kann nur der Host dieses Tisches.
refused-not-invited = Diese Herausforderung gilt jemand anderem. Starte mit `/challenge` deine eigene.
refused-bot-opponent = Dieser Bot kann keine Karten spielen. Fordere einen Menschen heraus oder mich zum Üben.
refused-not-in-server = { $name } ist nicht auf diesem Server und würde deine Herausforderung nicht sehen. Fordere jemanden von hier heraus oder lass das Feld leer.
refused-successor-elsewhere = { $name } ist nicht auf diesem Server. Nenn jemanden von hier, oder lass `to` weg: dann übernimmt ein Übungsbot.
refused-level-of-a-person = Stufen gibt es nur beim Üben gegen mich. Lass die Stufe oder die Person weg.
refused-series-together = Best of 3 gibt es nur, wo ihr gegeneinander spielt. Lass `best-of` in Koop-Spielen weg.
refused-not-for-host = Nur { $who } kann diese Herausforderung annehmen oder ablehnen. Du kannst den Tisch schließen.
refused-yourself = Dich selbst kannst du nicht herausfordern. Lass das Feld leer oder wähl mich zum Üben.
refused-own-challenge = Das ist dein eigener Tisch. Warte, bis jemand mitspielt, oder schließ ihn.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-table-full = An diesem Tisch sind alle Plätze besetzt. Eröffne mit `/challenge` einen neuen.
refused-too-few = Am Tisch müssen mindestens { $least } sitzen. Lade erst jemanden ein, **Mitspielen** zu drücken.
refused-not-open = Das geht nur, bevor eine Partie anfängt oder wenn sie vorbei ist.
refused-closed = Das ist nicht mehr offen. Starte mit `/challenge` eine neue Partie.
refused-not-started = Diese Partie hat noch nicht angefangen: Jemand muss noch mitspielen oder ein Deck wählen.
refused-stale = Das ist schon entschieden. Drück **Dein Zug**, um zu sehen, wie es weitergeht.
refused-foreign = Diese Frage geht an jemand anderen. Drück **Dein Zug** für deine.
refused-illegal = Das geht nicht: { $problem }. Drück **Dein Zug** und wähl noch einmal.
refused-over = Diese Partie ist vorbei. Drück am Spielfeld **Revanche, gleiche Decks**, um noch einmal zu spielen.
refused-over-for-good = Diese Partie ist vorbei. Wie es weitergeht, zeigen die Knöpfe am Spielfeld.
refused-halted = Diese Partie kann nicht weitergehen, weil in meinen Regeln ein Fehler steckt. Aufgeben kannst du sie noch, und mit `/match bug` kannst du ihn melden.
refused-rules-failed = In meinen Regeln steckt ein Fehler. Die Partie steht wieder da, wo sie vor dieser Aktion war; sonst ist nichts verloren. Wähl etwas anderes und melde ihn bitte mit `/match bug` (Nummer { $number }).
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Wähl eins aus der Liste.
refused-unknown-ruleset = Ein Regelwerk „{ $ruleset }“ gibt es nicht. Wähl eins aus der Liste.
refused-unknown-scenario = Ein Szenario „{ $scenario }“ gibt es nicht. Wähl eins aus den Vorschlägen von `/scenario start`.
refused-unknown-deck = Ein Deck „{ $deck }“ gibt es nicht. `/deck list` zeigt, welche du nehmen kannst.
refused-unknown-deck-near = Ein Deck „{ $deck }“ gibt es nicht. Meintest du { $near }? `/deck list` zeigt, welche du nehmen kannst.
refused-deck-of-game = „{ $deck }“ ist ein Deck für { $game }. Wähl eins für das Spiel, das du spielen willst.
refused-ready-deck = „{ $deck }“ ist ein fertiges Deck und bleibt, wie es ist. `/deck copy` macht ein eigenes daraus.
refused-unknown-set = Dieser Server hat für dieses Spiel kein Set „{ $set }“. Die Serverleitung sieht mit `/set list`, welche es gibt.
refused-no-such-set = Dieser Server hat kein Set „{ $set }“. Die Serverleitung sieht mit `/set list`, welche es gibt.
refused-set-changed = Dieses Set wurde inzwischen ersetzt oder entfernt. `/set list` zeigt, welche es jetzt gibt.
refused-too-many-sets = Ein Server hat höchstens { $most } Sets. Entferne erst eins mit `/set remove`.
refused-too-many-tables = Du hast { $most } offene Tische, mehr gehen nicht auf einmal. Beende oder schließ erst einen: `/match list` zeigt sie.
refused-too-many-practice =
    { $most ->
        [one] Du bist schon in einer Übungspartie. Beende sie oder gib sie erst auf: `/match list` zeigt sie.
       *[other] Du bist schon in { $most } Übungspartien. Beende erst eine oder gib eine auf: `/match list` zeigt sie.
    }
refused-too-many-strong =
    { $most ->
        [one] Ein starker Übungsbot grübelt schon über einer anderen Partie von dir. Beende erst die oder nimm einen leichteren Bot.
       *[other] Starke Übungsbots grübeln schon über { $most } Partien von dir. Beende erst eine oder nimm einen leichteren Bot.
    }
refused-too-many-here = Dieser Server hat { $most } offene Tische, mehr gehen nicht auf einmal. Versuch es noch einmal, wenn ein paar davon fertig sind.
refused-too-fast = Das war viel auf einmal. Warte einen Moment und versuch es noch einmal.
refused-no-practice = Für diese Regeln gibt es keine Übungsbots. Wähl ein anderes Regelwerk oder fordere einen Menschen heraus.
refused-deck-not-legal = Dieses Deck kannst du hier nicht spielen. { $problem } Nimm ein anderes oder ändere es mit `/deck edit`.
refused-decks-do-not-match = Diese Decks passen nicht zusammen. { $problem } Nimm ein anderes.
refused-nothing-to-take-back = Du kannst gerade nichts allein rückgängig machen. `/match undo` zeigt, was geht.
refused-league-table = Das ist eine Liga-Partie. Wer hier sitzt, steht durch die Paarung fest; den Abend verlässt du mit `/league leave`.
refused-take-back-needs-consent = Allein kannst du das nicht mehr rückgängig machen: Seitdem wurde etwas gesehen oder entschieden.
failed = Bei mir ist etwas schiefgegangen. Nichts von dir ist verloren; versuch es bitte noch einmal. Passiert es wieder, nimm `/match bug`.

refused-no-deck = Das ist keins deiner Decks, oder es wurde gelöscht. `/deck list` zeigt deine.
refused-no-code = Kein Deck hat den Code „{ $code }“. Schau noch mal hin: Ein Code hat acht Buchstaben und Ziffern, wie 7K3Q-9FHM.
refused-deck-name = Ein Deckname braucht 1 bis { $most } sichtbare Zeichen. Nimm bitte einen anderen.
refused-deck-name-taken = Du hast schon ein Deck „{ $name }“. Nimm einen anderen Namen oder benenne das alte mit `/deck rename` um.
refused-too-many-decks = Du hast { $most } Decks, mehr bewahre ich pro Person nicht auf. Lösch erst eins mit `/deck delete`.
refused-deck-changing = Dieses Deck wird gerade woanders geändert. Versuch es bitte gleich noch einmal.
refused-deck-cards = Ein Deck darf höchstens { $most } verschiedene Karten haben. Nimm erst welche heraus.
refused-deck-copies = Eine Karte darf höchstens { $most }-mal im Deck sein.
refused-deck-card = { $card } gibt es in diesem Spiel nicht mehr. Du kannst sie herausnehmen, aber nicht hinzufügen.
refused-no-themes = Für dieses Spiel kann ich keine Decks vorschlagen. Lass das Thema weg und such dir die Karten selbst aus.
refused-unknown-theme = Ein Thema „{ $theme }“ gibt es nicht. Wähl eins aus den Vorschlägen, etwa einen Helden oder ein Team.
refused-deck-empty = Dieses Deck ist leer, da gibt es keine Liste. Nimm mit `/deck edit` erst Karten hinein.
refused-list-empty = In dieser Liste sind keine Karten. Schreib eine pro Zeile, wie `4x Name` oder `ST001:4`.
refused-list-long = Diese Liste ist zu lang: Ich lese höchstens { $most } Zeichen.
refused-list-json = Das ist kein gültiges JSON. Zeile { $line }, Spalte { $column }: { CAPITAL($problem) }.
refused-list-shape = Dieses JSON kann ich nicht als Deck lesen. Zeile { $line }, Spalte { $column }, { $path }: { CAPITAL($problem) }. Schreib Karten mit ihrer Anzahl, wie {"{"}"ST001": 4{"}"}.
refused-file-size = Diese Datei ist zu groß: Ich lese höchstens { $most } KB.
refused-file-type = Ich kann nur Text- und JSON-Dateien lesen. „{ $name }“ ist keins von beiden.
refused-file-gone = Ich konnte die Datei nicht von Discord laden. Versuch es noch einmal oder füg die Liste direkt ein.

## Eine Herausforderung
level-easy = Leicht: lernt noch
level-steady = Solide: kennt sich aus
level-strong = Stark: denkt voraus
former-player = Früher dabei
practice-easy = Bot leicht
practice-steady = Bot solide
practice-strong = Bot stark
# A practice bot that is somebody; $level: easy, steady or strong. Sentences put names in brackets, so they have none
character-bold = Draufgänger-Bot { $level }
    .short = Draufgänger-Bot
character-careful = Wächter-Bot { $level }
    .short = Wächter-Bot
character-tricky = Trickser-Bot { $level }
    .short = Trickser-Bot
challenge-posted = Dein Tisch ist offen. Alle hier können ihn sehen.
challenge-posted-quietly = Dein Tisch ist offen. { $who } wurde nicht noch einmal angepingt: Deine letzte Herausforderung ist keine Stunde her.
deck-choose = Wähl dein Deck. Die Wahl bleibt geheim, bis alle so weit sind.
deck-chosen = Dein Deck: **{ $deck }**. Bis die Partie anfängt, kannst du es dir noch anders überlegen.
deck-secret = Die Decks bleiben geheim, bis die Partie vorbei ist.
deck-waiting = Noch ohne Deck: { $who }.
deck-waiting-answer = Deine Herausforderung ist noch nicht beantwortet.
deck-waiting-seat = Der andere Platz ist noch frei.
deck-waiting-start = Es geht los, wenn alle ein Deck haben und kein Platz frei ist. Sind noch Plätze frei, kann der Host ohne sie starten.
deck-taken = Held vergeben
clock-live = Live: eine Minute je Frage, dazu zehn für die ganze Partie
clock-live-slow = Live, gemütlich: drei Minuten je Frage, dazu dreißig
clock-10-minutes = Zehn Minuten
clock-an-hour = Eine Stunde
clock-a-day = Ein Tag
clock-three-days = Drei Tage
clock-never = Ohne Timer
sets-recommended = Das übliche Set des Schurken
deck-choose-partner = Wähl deinen Helden und dein Deck.
deck-for = Für **{ $who }**:
button-deck-for = Deck für { $who }
deck-pick = Deck wählen…
decks-own = Deine Decks
deck-group = { $group } ({ $count })
deck-size =
    { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }
lobby-challenge = **{ $host }** fordert dich zu einer Partie { $game } heraus ({ $ruleset }{ $best ->
        [3] , Best of 3
       *[other] {""}
    }).
lobby-open = **{ $host }** sucht jemanden für { $game } ({ $ruleset }{ $best ->
        [3] , Best of 3
       *[other] {""}
    }).
lobby-rematch = **{ $host }** will eine Revanche: { $game } ({ $ruleset }).
lobby-open-partners = **{ $host }** stellt ein Team für { $game } zusammen ({ $ruleset }). Nimm dir einen Platz (oder mehrere); den Rest können Übungsbots besetzen.
lobby-sets = Dazugemischt: { $sets }
lobby-choosing = **{ $host }** hat einen Tisch für { $game } eröffnet ({ $ruleset }{ $best ->
        [3] , Best of 3
       *[other] {""}
    }). Jetzt sind die Decks dran.
lobby-declined = **{ $host }** wollte { $game } spielen, aber die Herausforderung wurde abgelehnt.
lobby-withdrawn = **{ $host }** hat diesen Tisch geschlossen.
lobby-expired = Für { $game } hat sich rechtzeitig niemand gefunden. Versuch es mit `/challenge` noch einmal.
lobby-called-off = Dieser Tisch wurde abgesagt: Was hier gespielt wurde, zählt nicht.
lobby-goes-on = { $reason } Der Tisch geht unten weiter; schon gewählte Decks bleiben.
lobby-league = Liga-Partie ({ $ruleset }{ $best ->
        [3] , Best of 3
       *[other] {""}
    }). Wählt eure Decks, dann geht es los.
lobby-set = Mit den eigenen Karten dieses Servers: **{ $set }**.
lobby-seats-open =
    { $n ->
        [one] Ein freier Platz
       *[other] { $n } freie Plätze
    }
lobby-seat-waiting = Warten auf Antwort
lobby-seat-choosing = { $who } wählt ein Deck
lobby-seat-ready = { $who } ist bereit
lobby-seat-deck = { $who }: { $deck }
lobby-kick = Jemanden entfernen…
button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Tisch schließen
button-join = Mitspielen
button-take-seat = Platz nehmen
button-add-practice = Übungsbot dazu
button-leave-or-close = Verlassen/schließen
button-decline-or-withdraw = Ablehnen/zurückziehen
ask-close-table = Das ist dein Tisch. Für alle schließen?
button-leave-one = Einen Platz freigeben
button-start =
    { $n ->
        [1] Allein starten
       *[other] Mit { $n } starten
    }
button-choose-deck = Deck wählen
note-declined = Du hast abgelehnt.
note-withdrawn = Tisch geschlossen.
note-left = Du hast den Tisch verlassen.
note-kicked = Der Platz ist wieder frei.

## Prüfbares Mischen
button-luck = Glück beisteuern
button-shuffle = Prüfbares Mischen
luck-field = Ein paar eigene Worte
luck-hint = Etwas, worauf niemand kommt. Es steht später in der Mitschrift, die alle lesen können.
note-luck-added = Deine Worte mischen jetzt mit: „{ $words }“. Der Fingerabdruck ist damit `{ $fingerprint }`. Zeigt **Prüfbares Mischen** beim Austeilen denselben, hat nach dir niemand etwas geändert.
refused-luck-empty = Da stand nichts. Tipp ein paar eigene Buchstaben ein.
refused-luck-late = Die Karten sind schon ausgeteilt. Glück kommt vorher dazu.
refused-luck-shared = An jedem Tisch dieses Abends wird gleich gemischt, also kann niemand Glück beisteuern.
shuffle-line = Prüfbares Mischen { $promise }
shuffle-line-luck = Prüfbares Mischen { $promise } · mit Glück { $fingerprint }
shuffle-seal = Siegel: { $seal }
shuffle-told = **Prüfbares Mischen:** `{ $commitment }`. Das ist der Fingerabdruck des Geheimnisses, das hier jedes Mischen und jeden Münzwurf bestimmt. Er wurde veröffentlicht, bevor jemand Glück beisteuern konnte.
shuffle-told-rests = **Glück:** Niemand hat welches beigesteuert. Das Mischen ist festgelegt und aufgezeichnet, aber du musst darauf vertrauen, dass das Team hinter dem Bot kein Geheimnis gewählt hat, das jemandem nützt.
shuffle-told-shared = **Glück:** Niemand hat welches beigesteuert. An jedem Tisch dieses Abends wird gleich gemischt. Das ist festgelegt und aufgezeichnet, aber du musst darauf vertrauen, dass das Team hinter dem Bot kein Geheimnis gewählt hat, das jemandem nützt.
shuffle-told-luck = **Glück:** von { $who }, in dieser Reihenfolge. Mit diesen Worten ist der Fingerabdruck `{ $fingerprint }`. Allein hätte sich niemand die Karten aussuchen können: { $n ->
        [one] { $help } hätte mithelfen müssen
       *[other] Mindestens eine dieser Personen hätte mithelfen müssen ({ $help })
    }. Passend zum Mischen ließen sich nur Worte oder Decks wählen, die erst danach kamen.
shuffle-words = { $who }: „{ $words }“
shuffle-how = **Glück beisteuern** mischt eigene Worte von dir hinein, solange die Karten nicht ausgeteilt sind. Traust du jemandem hier nicht, warte, bis die anderen ihr Glück beigesteuert und ein Deck gewählt haben; erst dann steuerst du deins bei.
shuffle-secret = **Geheimnis:** `{ $secret }`

## Quests
quests-title = Quests: { $game }
quests-about = Spiel Quests allein gegen einen Übungsbot. Jeder Sieg schaltet die nächste Stufe frei.
quests-won =
    { $won ->
        [0] Du hast noch keine von { $all } geschafft.
       *[other] Du hast { $won } von { $all } geschafft.
    }
quests-of-some = ▸ **{ $keeper }**: { $won } von { $all } geschafft
quests-of-all = ✓ **{ $keeper }**: alle { $all } geschafft
quests-of-entry = { $won } von { $all } geschafft
quests-of-title = Quests von { $keeper }
quests-progress = { $keeper }: { $won } von { $all } geschafft. Alle Quests: { $total } von { $of }.
quest-title = { $keeper }, Stufe { $stage } gegen { $enemy }
quest-place = Stufe { $stage } gegen { $enemy }
quest-difficulty =
    { $stars ->
        [1] ★☆☆
        [2] ★★☆
       *[other] ★★★
    }
quests-start = ▸ **Fang hier an:** { $quest } { $difficulty }
button-start-here = Hier anfangen
quests-pick = Wessen Quests?
quest-pick = Stufe wählen…
quest-open = noch nicht versucht
quest-tried =
    { $tries ->
        [one] einmal versucht
       *[other] { $tries }-mal versucht
    }
quest-best = bester Sieg: { $turns } Züge gegen den Bot ({ $level })
quest-locked = gesperrt, bis du { $quests } geschafft hast
quest-no-terms = Keine besonderen Regeln.
quest-temper-bold = { $enemy } spielt wagemutig: schlägt hart zu und steckt lieber ein, als eine Handkarte herzugeben.
quest-temper-careful = { $enemy } spielt vorsichtig: blockt, was geht, und hält dafür Karten zurück.
quest-temper-tricky = { $enemy } spielt trickreich: Karten, die mehr können als zuschlagen, kommen zuerst.
quest-facts = { $ruleset } · { $difficulty }
quest-choose = Wähl ein Deck, und es geht los.
quest-under-way = Du bist mitten in dieser Quest.
quest-level = Gegen den Bot ({ $level })
quest-level-meant = Auf diesen Bot ist die Quest ausgelegt
quest-level-rating = Wertung { $rating }
quest-level-pick = Gegen wen?
quest-won = Quest geschafft: { $quest }.
quest-not-won = Quest noch nicht geschafft: { $quest }.
quest-opens = Freigeschaltet: { $quest }.
quest-level-easy = leicht
quest-level-steady = solide
quest-level-strong = stark
board-quest = **Quest** · { $quest } · { $difficulty }, Bot: { $level }
button-quests-of = Quests von { $keeper }
button-all-quests = Alle Quests
button-same-deck = Mit { $deck } spielen
button-next-stage = Nächste Stufe
button-try-again = Noch mal
refused-unknown-quest = Eine Quest „{ $quest }“ gibt es nicht. `/quest` zeigt alle.
refused-quest-locked = Diese Quest ist noch gesperrt: Erst musst du eine andere schaffen. `/quest` zeigt, welche.

## Eine Partie
button-your-move = Dein Zug
button-my-hand = Meine Hand
button-as = Als { $who }
button-concede = Partie aufgeben
button-keep-playing = Weiterspielen
button-same-decks = Revanche, gleiche Decks
button-change-decks = Decks wechseln
button-why = Warum?
button-story = Die Geschichte
button-post = Posten
note-posting = Wird für alle gepostet…
note-posted = Für alle gepostet.
button-coach = Wendepunkte
button-hint = Tipp
hint-line = Ein starker Übungsbot würde wählen: { $answer }
coach-how = Chancen: wie gut du dastandest, gemittelt über viele mögliche Verteilungen der Karten, die du nicht sehen konntest.
coach-given = Deine Wahl: { $answer } (Chancen { $n } %).
coach-better = Besser wäre gewesen: { $answer } (Chancen { $n } %).
coach-none = Keine deiner Entscheidungen war ein klarer Fehler: Auch ein starker Übungsbot hat nichts deutlich Besseres gefunden.
coach-busy = Ich konnte diese Partie gerade nicht durchsehen. Versuch es in ein paar Minuten noch einmal.
button-transcript = Mitschrift
button-replay = Replay
button-watch = Zuschauen
watch-thread = Du schaust dieser Partie jetzt zu. Hier geht es weiter:
watch-here = Am Spielfeld kannst du dieser Partie zuschauen. Bisher:
transcript-file = Alle Züge einer beendeten Partie, ihr Geheimnis und ihr Siegel
transcript-what-to-do = In dieser Datei steckt die ganze Partie. `npm run longbox -- verify DATEI --seal SIEGEL` spielt sie nach und prüft, ob seit ihrem Ende etwas geändert wurde.
button-refresh = Aktualisieren
button-take-back = Rückgängig
button-choose = Wählen
button-more = Mehr…
button-pay-otherwise = Anders bezahlen…
button-in-words = In Worten
button-report = Fehler melden
menu-meanwhile = Inzwischen
menu-look-at = Karte ansehen…
menu-look-at-range = Karte ansehen: { $range }
menu-change = { $what } { $before } → { $after }
board-won = Sieg für { $who }
board-drawn = Unentschieden
board-together-won = Die Helden gewinnen!
board-together-lost = Die Helden verlieren
menu-won = Gewonnen!
menu-lost = Verloren
board-next = Vorschlag fürs nächste Mal: { $villain }, { $mode } (`/scenario start`)
between-scores = :
board-score = Stand: { $score }
awaiting-also = { $said } (auch { $who })
board-halted = Diese Partie kann nicht weitergehen, weil in meinen Regeln ein Fehler steckt. Aufgeben kannst du noch; `/match bug` schreibt einen Bericht.
board-leaving = { $who } hat aufgegeben. Das gilt, sobald diese Wahl getroffen ist.
hindered-match = Ich kann deine Partie in <#{ $channel }> gerade nicht zeigen. Mir fehlt dort: { $permissions }. Sobald ich das habe, hole ich alles nach.
hindered-night = Ich kann deinen Liga-Abend in <#{ $channel }> gerade nicht zeigen. Mir fehlt dort: { $permissions }. Sobald ich das habe, hole ich alles nach.
hindered-some = die Erlaubnis, den Kanal zu sehen und darin zu schreiben
permission-ViewChannel = Kanal anzeigen
permission-SendMessages = Nachrichten senden
permission-EmbedLinks = Links einbetten
permission-CreatePublicThreads = Öffentliche Threads erstellen
permission-CreatePrivateThreads = Private Threads erstellen
permission-SendMessagesInThreads = Nachrichten in Threads senden
hindered-place-match = Der Kanal deiner Partie `{ $match }` ist weg. Nimm in einem anderen Kanal `/match board` mit dieser Partie, dann geht es dort weiter.
hindered-place-night = Der Kanal deines Liga-Abends ist weg. Nimm in einem anderen Kanal `/league move`, dann geht es dort weiter.
menu-not-begun = Diese Partie wird gerade nicht gespielt.
ask-concede = Diese Partie aufgeben? Das lässt sich nicht rückgängig machen.
concede-others = Die anderen spielen ohne dich weiter.
concede-ends = Damit endet die Partie als Niederlage.
note-handed-over = Ab hier spielt { $who } weiter.
note-seat-back = Du bist wieder am Tisch.
ask-handover-practice = Soll ein Übungsbot für { $who } übernehmen? Der Platz lässt sich zurückholen.
ask-handover-person = { $name } den Platz von { $who } anbieten? Zurückgeben kann ihn dann nur { $name }.
button-hand-over = Übergeben
button-offer-seat = Platz anbieten
button-take-over = Übernehmen
seat-offered = { $to }, möchtest du in dieser Partie { $game } den Platz von { $who } übernehmen?
seat-declined = { $who } behält den Platz.
note-seat-offered = Die Anfrage an { $name } ist raus. Bis zur Zusage bleibt alles, wie es ist.
refused-offer-gone = Dieser Platz wird nicht mehr angeboten.
refused-not-offered = Dieser Platz wurde jemand anderem angeboten.
button-seat-back = Platz zurückholen
late-default = Die Zeit von { $who } ist um: Die sicherste Möglichkeit wurde gewählt.
late-default-partners = Die Zeit von { $who } ist um: Die sicherste Möglichkeit wurde gewählt. `/match handover` gibt den Platz jemand anderem.
late-stand-in-partners = Die Zeit von { $who } ist um: Wie abgemacht spielt ein Übungsbot weiter. `/match handover` holt den Platz zurück.
late-stand-in = Die Zeit von { $who } ist um.
late-forfeit = { $who } hat die Zeit überschritten und gibt wie abgemacht auf.
late-forfeit-partners = { $who } hat die Zeit überschritten und verlässt wie abgemacht den Tisch.
note-later = { $who } ist später wieder da.
note-gone = { $who } ist beim Ligaabend raus und gibt damit die eigenen Partien auf.
note-later-own = Alles klar. Keine Erinnerungen, bis du geantwortet hast.
note-nudge-sent = Erinnerung an { $who } geschickt, im Thread der Partie.
clock-told-never = Kein Timer: Lasst euch Zeit.
clock-told = Zeit je Frage: { $each }; danach { FORM($then, form: "inv") }.
clock-told-bank = Zeit je Frage: { $each }, dazu pro Person { $bank } extra für die ganze Partie; danach { FORM($then, form: "inv") }.
lapse-default = die sicherste Antwort wird gewählt
    .inv = wird die sicherste Antwort gewählt
lapse-stand-in = ein Übungsbot übernimmt
    .inv = übernimmt ein Übungsbot
lapse-forfeit = wer nicht geantwortet hat, gibt auf
    .inv = gibt auf, wer nicht geantwortet hat
lapse-choice-default = Die sicherste Antwort wählen
lapse-choice-stand-in = Ein Übungsbot übernimmt (Koop)
lapse-choice-forfeit = Wer nicht antwortet, gibt auf
clock-waits = Warten auf { $who }, die Frage kam
clock-bank-left = { $who } hat noch { FORM($left, form: "acc") } extra.
clock-how = Mit den Optionen von `/match clock` schlägst du einen anderen Timer vor. Er gilt, sobald alle zustimmen.
clock-proposed = { $who } schlägt einen anderen Timer vor. { $clock } Einverstanden?
clock-set = Abgemacht. { $clock }
clock-refused = { $who } ist nicht einverstanden. Der Timer bleibt, wie er ist.
clock-withdrawn = { $who } zieht den Vorschlag zurück. Der Timer bleibt, wie er ist.
refused-clock-stale = Dieser Vorschlag gilt nicht mehr. `/match clock` zeigt den aktuellen Timer.
refused-clock-own = Das ist dein eigener Vorschlag: Zustimmen muss jemand anders.
refused-no-clock = Das gehört zu einem Timer, und es gäbe keinen. Nenn auch einen, mit `clock` oder `minutes`.
refused-nobody-to-nudge = Hier gibt es niemanden zu erinnern: Außer dir ist gerade niemand dran.
refused-nudged-lately =
    Die Erinnerung ist schon raus. { $minutes ->
        [one] Versuch es in einer Minute noch einmal.
       *[other] Versuch es in { $minutes } Minuten noch einmal.
    }
refused-not-awaited = In dieser Partie bist du gerade nicht dran.
refused-later-already = Das hast du schon gesagt, oder die Zeit ist um. Nach deiner nächsten Antwort geht es wieder.
duration-minutes =
    { $n ->
        [0] null Minuten
        [one] eine Minute
       *[other] { $n } Minuten
    }
duration-hours =
    { $n ->
        [one] eine Stunde
       *[other] { $n } Stunden
    }
duration-days =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
    .acc =
        { $n ->
            [one] einen Tag
           *[other] { $n } Tage
        }
note-nudged = { $who } wartet:
note-until = Die Zeit läuft ab
button-later = Komme später
button-stand-in = Übungsbot für { $who }
note-conceded = Du hast aufgegeben. Danke fürs Spielen!
note-pay-otherwise = Wähl zuerst eine Karte und dann, womit du sie bezahlst.
note-begun = Die Partie hat angefangen. Hier ist deine Hand.
note-playing-on = Gut so. Hier warst du stehen geblieben.
note-taken-back = Rückgängig gemacht. Wähl noch einmal.
note-took-back = { $who } macht das rückgängig.
note-saved = Erledigt.
note-chosen = Deine Wahl: { $what }.
note-upgraded = Meine Regeln wurden mitten in einer Aktion aktualisiert, also steht die Partie wieder am Anfang dieser Aktion.
note-rules-failed = In meinen Regeln steckt ein Fehler. Die Partie steht wieder am Anfang der Aktion; wähl etwas anderes.
end-conceded = { $who } hat aufgegeben.
end-repeated = Dieselbe Stellung kam zum dritten Mal vor.
end-repeated-often = Dieselbe Stellung kam { $times } Mal vor.
end-forced = { $turns } Züge in Folge hatte niemand eine echte Wahl.
why-title = Warum?
waiting-for-you =
    { $n ->
        [0] Keine Partie wartet auf dich. Genieß die Pause.
        [one] Eine Partie wartet auf dich:
       *[other] { $n } Partien warten auf dich, die älteste zuerst:
    }
match-none = Du hast keine offenen Partien. Starte eine mit `/challenge`.
match-board = Das Spielfeld ist hier:
match-log-latest = Nur der letzte Teil: Im Thread der Partie steht alles von Anfang an.
match-inviting = Plätze frei
match-invited = wartet auf deine Zusage
match-choosing = Deckwahl
match-your-turn = du bist dran
match-playing = läuft
match-halted = angehalten
match-over = vorbei
match-withdrawn = geschlossen
bug-what-to-do = In dieser Datei steht alles, was du von der Partie sehen darfst, und sonst nichts. Schick sie denen, die diesen Bot betreiben, und schreib dazu, was du erwartet hättest.
bug-file = Was eine einzelne Person von einer Partie sehen darf
unknown-card = Eine Karte „{ $name }“ gibt es nicht. Tipp einen Teil des Helden- oder Kartennamens ein und wähl einen Vorschlag aus.
unknown-card-near = Eine Karte „{ $name }“ gibt es nicht. Meintest du { $near }? Tipp einen Teil des Namens ein und wähl einen Vorschlag aus.
unknown-rule = Zu „{ $name }“ gibt es keine Regel. Tipp ein Wort wie „blocken“ ein und wähl einen Vorschlag aus.
unknown-rule-near = Zu „{ $name }“ gibt es keine Regel. Meintest du { $near }? Tipp eins davon ein und wähl einen Vorschlag aus.
settings-pictures-dark = Spielfelder kommen als Bilder für das dunkle Design. **In Worten** zeigt alles als Text.
settings-pictures-dark-words = Spielfelder kommen als Bilder für das dunkle Design, mit allem in Worten darunter.
settings-pictures-light = Spielfelder kommen als Bilder für das helle Design. **In Worten** zeigt alles als Text.
settings-pictures-light-words = Spielfelder kommen als Bilder für das helle Design, mit allem in Worten darunter.
settings-pictures-words = Spielfelder gibt es nur in Worten.
settings-moments-shown = Große Momente bekommen im Thread der Partie ein Comicbild, höchstens eins pro Zug.
settings-moments-hidden = Große Momente bekommen kein eigenes Bild.
settings-hosts = Liga-Leitung: <@&{ $id }> und alle, die Events verwalten dürfen.
settings-no-hosts = Liga-Leitung: alle, die Events verwalten dürfen. Die Option `hosts` fügt eine Rolle hinzu.
settings-how = Zum Ändern nimm `{ $command }` mit einer Option: { $options }.
settings-saved = Gespeichert.
settings-unchanged = Nichts geändert: So ist es schon.
settings-limit-channel = Um einzugrenzen, wo Partien starten können, wähl einen Kanal: `/settings channel:…`
settings-limit-starter = Um einzugrenzen, wer Partien starten kann, wähl eine Rolle: `/settings starter:…`
settings-option = `{ $name }`
preferences-pictures-dark = Deine Karten kommen als Bilder für das dunkle Design. **In Worten** zeigt alles als Text.
preferences-pictures-dark-words = Deine Karten kommen als Bilder für das dunkle Design, mit allem in Worten darunter.
preferences-pictures-light = Deine Karten kommen als Bilder für das helle Design. **In Worten** zeigt alles als Text.
preferences-pictures-light-words = Deine Karten kommen als Bilder für das helle Design, mit allem in Worten darunter.
preferences-pictures-words = Deine Karten kommen nur als Text. **In Worten** am Spielfeld zeigt dir auch das Spielfeld als Text; wie es für alle aussieht, bestimmt der Server mit `/settings`.
preferences-language-discord = Mit dir spreche ich die Sprache deiner Discord-App, wenn ich sie kann.
preferences-language = Mit dir spreche ich { $language }.
preferences-tables-shown = Du stehst in Ranglisten, und andere können deine Statistik ansehen.
preferences-tables-hidden = Du stehst in keiner Rangliste, und deine Statistik siehst nur du.
preferences-group-looks = Was du siehst
preferences-group-calls = Pings und Erinnerungen
preferences-group-play = Am Tisch
preferences-pings-on = Du wirst angepingt, wenn du dran bist.
preferences-pings-off = Du wirst nicht angepingt. Das Spielfeld zeigt trotzdem, wenn du dran bist.
preferences-reminders = Erinnerungen: { $how }.
reminders-1-hour = nach einer Stunde
reminders-4-hours = nach vier Stunden
reminders-12-hours = nach zwölf Stunden
reminders-a-day = nach einem Tag
reminders-three-days = nach drei Tagen
reminders-off = nie
preferences-quiet-none = Keine Ruhezeit.
preferences-quiet = Ruhezeit: { $from } bis { $to } ({ $zone }). Pings warten so lange, Timer nicht.
preferences-pace = Übungsbots antworten dir { $how }.
pace-quick = schnell
pace-usual = in normalem Tempo
pace-slow = langsam
preferences-orders =
    { $count ->
        [0] Du hast keine Auto-Antworten. `/me orders` legt eine an.
        [one] Du hast eine Auto-Antwort: `/me orders` zeigt sie.
       *[other] Du hast { $count } Auto-Antworten: `/me orders` zeigt sie.
    }

## Auto-Antworten
orders-title = Deine Auto-Antworten
orders-none = Du hast keine.
orders-about = Nur du siehst sie. Greift eine, antworte ich nach einer kurzen Pause für dich; die Pause verrät nie, ob du eine Wahl hattest. Antwortest du vorher selbst, gilt deine Antwort.
orders-add = Eine anlegen…
orders-drop = Eine entfernen…
orders-limit = Bis wohin?
orders-propose = Was soll ich ab jetzt für dich antworten?
orders-choose = Ab jetzt…
order-everywhere = in jeder Partie { $game }
order-here = in dieser Partie
order-in-one = in einer Partie { $game }
order-will-answer = Eine deiner Auto-Antworten erledigt das in ein paar Sekunden, wenn du nicht schneller bist.
button-order = Nicht mehr fragen…
button-back = Zurück
button-help = Hilfe
button-to-choices = Zurück zur Auswahl
note-order-given = Erledigt, und ab jetzt immer. `/me orders` nimmt es zurück.
refused-too-many-orders = Du hast { $most } Auto-Antworten, mehr gehen nicht. Entferne erst eine mit `/me orders`.
refused-unknown-order = Diese Auto-Antwort gibt es nicht mehr. `/me orders` zeigt deine.
refused-unknown-zone = Einen Ort „{ $zone }“ kenne ich nicht. Nimm einen Vorschlag wie Europe/Berlin oder einen Zeitversatz wie UTC+2.
refused-unknown-hours = „{ $hours }“ ist für mich kein Zeitraum. Schreib zum Beispiel `22-7`, `22:30-6:45` oder `none`.
refused-no-hours = Du hast keine Ruhezeit, für die eine Zeitzone gelten könnte. Gib beides an: `/me settings quiet:22-7 zone:…`

## Eigene Einstellungen eines Servers
settings-channels-all = Partien können in jedem Kanal gestartet werden.
settings-channels = Partien können hier gestartet werden:
settings-starter-all = Alle können Partien starten.
settings-starter-everything = Partien starten dürfen:
settings-starter-tables = Quests und Üben stehen allen offen. Tische für mehrere eröffnet nur diese Rolle:
settings-clock-usual = Üblicher Timer: ein Tag in Koop-Spielen, sonst keiner.
settings-clock = Üblicher Timer: **{ $clock }**.
settings-language-server = Spielfelder sind in der Sprache des Servers, wenn ich sie spreche.
settings-language = Spielfelder sind auf { $language }.
settings-boards-channel = Spielfelder stehen im Kanal der Herausforderung; jedes hat einen Thread für Protokoll und Pings. Sind dort schon vier aktiv, stehen weitere in ihren eigenen Threads.
settings-boards-thread = Spielfelder stehen im Thread der Partie beim Protokoll. Im Kanal bleibt nur die Herausforderung.

## Eigene Decks
editor-size =
    { $n ->
        [one] Eine Karte
       *[other] { $n } Karten
    }
editor-legal-by = ✓ Gültig: { $rulesets }
editor-not-legal-by = ✗ Noch nicht gültig: { $rulesets }
editor-legal-all = ✓ Gültig in allen Regelwerken
editor-not-legal-all = ✗ Noch nicht gültig
editor-search = Suche:
editor-found =
    { $n ->
        [0] Keine Karten gefunden. Leere die Suche oder mach sie einfacher.
        [one] Eine Karte gefunden.
       *[other] { $n } Karten gefunden, { $from } bis { $to } in der Liste unten.
    }
editor-found-all = Alle { $n } Karten des Spiels, { $from } bis { $to } in der Liste unten.
editor-pick-found = Gefundene Karten…
editor-pick-held = Karten im Deck…
editor-page = { $placeholder } ({ $from }–{ $to } von { $n })
editor-narrow = Eingrenzen nach…
editor-narrow-by = { $facet }…
editor-any = Egal
editor-other-facet = Nach etwas anderem eingrenzen
editor-more-values = Mehr…
editor-cards-like-that =
    { $n ->
        [one] Eine Karte
       *[other] { $n } Karten
    }
editor-in-deck = { $n } im Deck
editor-empty = Dieses Deck ist leer. Drück **Karten finden**, wähl eine aus der Liste und nimm sie dazu.
editor-group = **{ $group }** · { $n }
editor-group-none = **Andere** · { $n }
editor-line = { $n } × { $card }
editor-line-unknown = { $n } × { $id } (keine Karte dieses Spiels)
button-add = Eine dazu
button-cut = Eine weg
button-playset = Auf { $n } auffüllen
button-out = Alle weg
button-search = Suchen…
button-clear-search = Suche leeren
button-find = Karten finden
button-list = Das Deck
button-check = Prüfen
button-edit = Bearbeiten
button-export = Exportieren
button-share = Teilen
button-unshare = Nicht mehr teilen
search-title = Karten suchen
search-field = Wörter, oder hero:storm level<=3
search-hint = { $facets }; "zwei Wörter"; tech,speed; -nicht
note-deck-new = Dein neues Deck: **{ $name }**.
note-deck-proposed = Ich habe **{ $name }** rund um { $theme } gebaut (Seed { $seed }: Derselbe Seed baut dasselbe Deck).
note-deck-renamed = Umbenannt in **{ $name }**.
note-deck-copied = **{ $name }** gehört jetzt dir; ändere es, wie du magst.
note-deck-imported = **{ $name }** importiert.
note-deck-deleted = **{ $name }** gelöscht. Laufende Partien damit gehen weiter.
note-deck-kept = **{ $name }** bleibt, wie es ist.
note-deck-unshared = **{ $name }** kann nicht mehr kopiert werden. Wer es schon kopiert hat, behält die Kopie.
note-import-dropped = Nichts importiert.
deck-untitled = Neues Deck
deck-imported-name = Importiertes Deck
deck-theme-name = Rund um { $theme }
deck-shared = Mit diesem Code können alle, auf jedem Server, **{ $name }** kopieren: **{ $code }**. Dafür tippt man `/deck import list:{ $code }`.
deck-exported = Das liest `/deck import`, hier oder auf jedem anderen Server.
deck-file = Eine Deckliste
ask-delete-deck = **{ $name }** ({ $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }) löschen? Das lässt sich nicht rückgängig machen.
button-delete-deck = Löschen
button-keep-deck = Behalten
deck-not-playable = Hier nicht spielbar: **{ $name }**. { $problem }
deck-not-playable-more =
    { $n ->
        [one] Noch eins deiner Decks ist hier nicht spielbar. `/deck check` sagt, warum.
       *[other] Noch { $n } deiner Decks sind hier nicht spielbar. `/deck check` sagt, warum.
    }
deck-choice-not-legal = { $name } (hier nicht gültig)
decks-own-none = Du hast noch keine eigenen Decks. `/deck new` baut eins, `/deck import` liest eine Liste oder einen Code.
decks-line = **{ $name }** · { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    } · { $where }
decks-line-legal = { $rulesets }
decks-line-legal-all = alle Regelwerke
decks-line-nowhere = noch nicht gültig: { $problem }
decks-ready = Fertige Decks: { $rulesets }
decks-ready-all = Fertige Decks
import-title = Deck importieren
import-list = Kartenliste oder Code
import-list-hint = 4x Name, 4 Held: Name, ST001:4;ST002:2, JSON oder ein Code wie 7K3Q-9FHM
import-name = Deckname (optional)
import-problems =
    { $n ->
        [one] Eine Zeile dieser Liste konnte ich nicht lesen.
       *[other] { $n } Zeilen dieser Liste konnte ich nicht lesen.
    } { $size ->
        [0] Sonst stand nichts darin.
        [one] Eine Karte ist in Ordnung.
       *[other] { $size } Karten sind in Ordnung.
    }
button-import-rest =
    { $n ->
        [one] Diese Karte importieren
       *[other] Diese { $n } importieren
    }
button-import-fix = Liste korrigieren
button-import-drop = Nicht importieren
refused-import-gone = Diese Liste ist weg: Du hast seitdem eine andere importiert. Importier sie bitte noch einmal.
theme-choice = { $facet }: { $value }

## Listen und Suchen
list-unknown = Zeile { $line }, „{ $written }“: Diese Karte gibt es nicht.
list-unknown-near = Zeile { $line }, „{ $written }“: Diese Karte gibt es nicht. Meintest du { $cards }?
list-ambiguous = Zeile { $line }, „{ $written }“: So heißen mehrere Karten: { $cards }. Schreib den ganzen Namen.
list-too-many = Zeile { $line }, „{ $written }“: Ein Deck darf höchstens { $cards } verschiedene Karten haben, jede höchstens { $copies }-mal.
list-no-copies = Zeile { $line }, „{ $written }“: null Stück.
list-line = Zeile { $line }: { $problem }
list-more =
    { $n ->
        [one] Noch eine Zeile konnte ich nicht lesen.
       *[other] Noch { $n } Zeilen konnte ich nicht lesen.
    }
search-no-facet = Nach „{ $name }“ kann man nicht suchen. Versuch { $facets }.
search-no-order = { $facet } ist keine Zahl. Schreib `:` statt `<` oder `>`.
search-no-value = „{ $wanted }“ gibt es bei { $facet } nicht. Versuch { $known }.

## Rückgängig machen
undo-free = Du kannst deine letzte Antwort rückgängig machen: Seitdem wurde nichts gezogen, gezeigt oder entschieden.
undo-consent =
    Seit deiner letzten Antwort wurde etwas gezogen, gezeigt oder entschieden, oder ihre Aktion ist vorbei. Rückgängig machen kannst du diese Antwort nur mit Zustimmung von { $who }, und zwar zusammen mit der ganzen Aktion, zu der sie gehört { $answers ->
        [one] (eine Antwort zurück)
       *[other] ({ $answers } Antworten zurück)
    }. Verdecktes wird neu gemischt; was zu sehen war, bleibt bekannt.
undo-alone =
    Du kannst deine letzte Antwort rückgängig machen und damit die ganze Aktion, zu der sie gehört { $answers ->
        [one] (eine Antwort zurück)
       *[other] ({ $answers } Antworten zurück)
    }. Verdecktes wird neu gemischt.
undo-blocked-nothing = Es gibt nichts rückgängig zu machen: Du hast in dieser Partie noch nichts gewählt.
undo-blocked-old = Deine letzte Antwort lässt sich nicht mehr rückgängig machen: Sie ist zu lange her.
undo-blocked-left = Deine letzte Antwort lässt sich nicht mehr rückgängig machen: Seitdem hat jemand die Partie verlassen.
undo-asked =
    { $who } möchte die letzte eigene Antwort rückgängig machen und damit die ganze Aktion, zu der sie gehört { $answers ->
        [one] (eine Antwort zurück)
       *[other] ({ $answers } Antworten zurück)
    }. Verdecktes würde neu gemischt. Einverstanden?
undo-sent = Du hast { $who } gefragt. Bei Zustimmung geht die Partie zurück.
undo-agreed = Danke. Es fehlt noch die Zustimmung von { $who }.
undo-done = Abgemacht: { $who } macht die letzte Antwort rückgängig. Von dort geht es weiter.
undo-refused = { $who } ist nicht einverstanden. Die Partie geht weiter, wie sie ist.
undo-withdrawn = { $who } zieht die Bitte zurück. Die Partie geht weiter, wie sie ist.
button-ask-consent = Darum bitten
button-agree = Einverstanden
button-disagree = Nicht einverstanden
button-withdraw-undo = Bitte zurückziehen
note-took-back-agreed = { $who } macht das rückgängig, wie abgemacht. Verdecktes wird neu gemischt.
refused-undo-stale = Die Partie ist inzwischen weiter. Nimm noch einmal `/match undo`, um zu sehen, was jetzt geht.
undo-blocked-forbidden = In dieser Partie gibt es kein Rückgängig.
refused-undo-forbidden = In dieser Partie gibt es kein Rückgängig.

## Eine Partie, die vorbei ist
replay-step =
    { $at ->
        [0] **Die Startaufstellung**
       *[other] **Schritt { $at } von { $last }**
    }
replay-hand-empty = **{ $who }** hat keine Handkarten
replay-hand = **{ $who }** hat auf der Hand: { $cards }
replay-told = An { $who }: „{ $line }“
replay-file = Die ganze Partie mit allem, was verdeckt war
button-replay-first = Zum Anfang
button-replay-back = Zurück
button-replay-on = Weiter
button-replay-leap-back = { $n } zurück
button-replay-leap-on = { $n } weiter
button-replay-last = Zum Ende
button-replay-file = Als Datei
refused-replay-not-over = Diese Partie läuft noch: Ihre Karten und ihr Geheimnis sind noch verdeckt. Versuch es, wenn sie vorbei ist.
refused-replay-other-rules = Diese Partie kann ich nicht abspielen: Meine Regeln haben sich seitdem geändert, oder jemand daraus hat die eigenen Daten löschen lassen. `/match log` zeigt, was passiert ist.
refused-takes-too-long = Das hat zu lange gedauert. Versuch es in einer Minute noch einmal.
verify-right =
    ✓ Mit der Partie ist alles in Ordnung: { $decisions ->
        [one] Eine Entscheidung führt
       *[other] { $decisions } Entscheidungen führen
    } beim Nachspielen zum selben Ergebnis (`{ $hash }`). Das Geheimnis `{ $secret }` passt zum Versprechen `{ $commitment }`. **Mitschrift** am Spielfeld gibt dir eine Datei zum Selberprüfen, mit ihrem Siegel.
# Below a match that is still being played, where another one was checked
verify-later = Diese läuft noch: Prüfen lässt sie sich erst, wenn sie vorbei ist.
verify-forgotten = Jemand aus dieser Partie hat die eigenen Daten löschen lassen, samt dem eigenen Teil am Mischen. Nachspielen lässt sich die Partie deshalb nicht. Das Geheimnis ist `{ $secret }`, versprochen als `{ $commitment }`.
verify-renamed = Jemand aus dieser Partie hat die eigenen Daten löschen lassen. Ohne den Namen passt das Siegel nicht mehr zu dem veröffentlichten.
verify-wrong = ✗ Die Partie stimmt **nicht** mit der Aufzeichnung überein, bei { $where }: { $problem } Wurde ich seitdem aktualisiert, liegt es daran: Prüfen kann die Partie nur die Version, mit der sie gespielt wurde.
verify-not-sealed = Das weicht von dem ab, was versiegelt wurde.
verify-other-secret = Das ist nicht das versprochene Geheimnis.
verify-other-options = Solche Optionen hat das Spiel nicht.
verify-gap = Ein Zug fehlt oder steht am falschen Platz.
verify-cut = Die Partie ist hier nicht zu Ende, es fehlen also Züge.
verify-other-result = Die Züge führen zu einem anderen Ergebnis.
verify-other-rules = Ab hier führen die Regeln nicht zu dem, was aufgezeichnet ist.

## Statistik
stats-here = dieser Server
stats-everywhere = überall
stats-title = { $name } · { $game } · { $where }
stats-game-title = { $game } in Zahlen · { $where }
stats-card-title = { $card } in Zahlen · { $game } · { $where }
stats-versus-title = { $one } gegen { $other } · { $game } · { $where }
stats-board-title = Rangliste: { $game } · { $where }
stats-rate = { $wins } von { $games } gewonnen ({ $share } %; auf Dauer wohl { $low } bis { $high } %)
stats-rating = **Wertung { $rating }** nach { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
# The rating of each level of practice bots, for somebody to hold their own against
stats-bots = Zum Vergleich die Wertung der Übungsbots: { $bots }
# A level or a villain, and its rating
stats-rated = { $what } { $rating }
stats-scenarios = Wertung der Schurken, jeweils gegen eine Person: je höher, desto schwerer zu schlagen
# In these, `together` is for games whose players play against a villain together
stats-people =
    { $sides ->
        [together] Gegen Schurken:
       *[apart] Gegen Menschen:
    }
stats-practice = Gegen Übungsbots:
stats-early =
    { $games ->
        [one] Eine Partie, die aufgegeben wurde, bevor alle am Zug waren, wird getrennt gezählt.
       *[other] { $games } Partien, die aufgegeben wurden, bevor alle am Zug waren, werden getrennt gezählt: { $wins } gewonnen.
    }
stats-streak =
    { $kind ->
        [won] { $now ->
            [one] Letzte Partie gewonnen
           *[other] Zuletzt { $now } Siege in Folge
        }
        [lost] { $now ->
            [one] Letzte Partie verloren
           *[other] Zuletzt { $now } Niederlagen in Folge
        }
       *[none] Letzte Partie unentschieden
    } · längste Siegesserie: { $longest }
stats-length =
    Eine Partie dauert im Schnitt { $sides ->
        [together] { $turns ->
            [one] eine Runde
           *[other] { $turns } Runden
        }
       *[apart] { $turns ->
            [one] einen Zug
           *[other] { $turns } Züge
        }
    } und { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
stats-matches =
    { $sides ->
        [together] { $n ->
            [one] Eine Partie gegen einen Schurken.
           *[other] { $n } Partien gegen Schurken.
        }
       *[apart] { $n ->
            [one] Eine Partie zwischen Menschen.
           *[other] { $n } Partien zwischen Menschen.
        }
    }
stats-none-yet =
    { $sides ->
        [together] Noch keine beendeten Partien gegen einen Schurken. Starte eine mit `/scenario start`.
       *[apart] Noch keine beendeten Partien gegen Menschen. Starte eine mit `/challenge`.
    }
stats-by-ruleset = Regelwerke
stats-by-villain = Schurken
stats-by-players = Tischgröße
stats-by-hero = Helden
stats-by-deck = Decks
stats-by-scenario = Szenarien
stats-by-first = Reihenfolge
stats-by-luck = Glück
stats-players =
    { $n ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
       *[other] Zu { $n }
    }
stats-scenario = { $villain }, { $mode } · { $players }
stats-scenario-sets = { $villain }, { $mode } · { $sets } · { $players }
stats-first-yes = Zuerst dran
stats-first-no = Später dran
stats-luck = { $what }: { $times } (zu erwarten: { $expected }).
chart-share = { $share } % ({ $wins }/{ $of })
chart-range = { $low }–{ $high } %
stats-rating-curve = Wertung im Lauf der Zeit
stats-versus-none = Du und { $name } habt noch keine Partie gegeneinander beendet.
stats-draws =
    { $n ->
        [one] Eine Partie endete unentschieden.
       *[other] { $n } Partien endeten unentschieden.
    }
stats-longest = Längste Siegesserie von { $name }: { $n }
stats-card-which = Zu „{ $name }“ passen mehrere Karten: { $cards }. Welche? Nimm sie aus den Vorschlägen.
stats-card-none = Diese Karte hat noch niemand in einer Partie zwischen Menschen gespielt.
stats-card-played =
    { $times ->
        [one] Einmal
       *[other] { $times }-mal
    } gespielt, von { $games } der { $of } Beteiligten.
stats-card-won = Siegquote mit dieser Karte:
stats-place = { $place }. { $who } · **{ $rating }** · { $wins } von { $games } gewonnen ({ $share } %)
stats-board-empty =
    { $sides ->
        [together] Noch hat niemand { $least } Partien gegen Schurken beendet.
       *[apart] Noch hat niemand { $least } Partien gegen Menschen beendet.
    }
stats-board-about =
    { $sides ->
        [together] Es zählen nur Partien ohne Übungsbots; mit { $least } beendeten kommst du auf die Liste. Die Wertung beginnt bei 0 und wächst mit Siegen: je stärker der Schurke, desto schneller. Mit `/me settings stats:Verborgen` stehst du nicht auf der Liste.
       *[apart] Es zählen nur Partien zwischen Menschen; mit { $least } beendeten kommst du auf die Liste. Die Wertung beginnt bei 0 und wächst mit Siegen: je stärker die Gegenseite, desto schneller. Mit `/me settings stats:Verborgen` stehst du nicht auf der Liste.
    }
stats-file = Deine Ergebnisse als Tabelle
stats-exported =
    { $n ->
        [one] Dein einziges Ergebnis, für jede Tabellenkalkulation.
       *[other] Deine { $n } Ergebnisse, für jede Tabellenkalkulation.
    }
refused-stats-of-a-bot = Bots haben keine Statistik. Nenn einen Menschen.
refused-stats-hidden = { $name } behält die eigene Statistik für sich.
refused-stats-yourself = Gegen dich selbst kannst du nicht spielen. Nenn jemand anderen.

## Datenschutz
privacy-file = Alles, was ich über dich speichere
privacy-exported = In dieser Datei steht alles, was ich über dich speichere. Diese Nachricht siehst nur du. `/privacy delete` löscht alles.
ask-forget =
    Soll ich dich vergessen? { $matches ->
        [0] Du bist in keiner Partie.
        [one] Deine laufende Partie wird aufgegeben.
       *[other] Deine { $matches } laufenden Partien werden aufgegeben.
    } { $decks ->
        [0] Deine Einstellungen, deine Statistik und deine Wertung werden gelöscht.
        [one] Dein Deck, deine Einstellungen, deine Statistik und deine Wertung werden gelöscht.
       *[other] Deine { $decks } Decks, deine Einstellungen, deine Statistik und deine Wertung werden gelöscht.
    } Die Ergebnisse der anderen bleiben; dort heißt du dann „Früher dabei“. Deine Partien kann niemand mehr prüfen. Rückgängig machen lässt sich das nicht; `/privacy export` gibt dir vorher eine Kopie.
button-forget-me = Vergiss mich
button-keep-me = Alles behalten
note-forgotten = Du bist vergessen. Meine Nachrichten bleiben in ihren Kanälen, bis sie jemand löscht. Spielst du wieder, fängst du ganz von vorn an.
note-kept = Alles bleibt, wie es ist.

## Kartensets, die ein Server mitgebracht hat
set-size = { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $decks ->
        [0] {""}
        [one] {" "}und ein Deck
       *[other] {" "}und { $decks } Decks
    }
set-loaded = **{ $name }** ist für { $game } geladen: { $size }. Wähl es mit `/challenge set:`. Nur dieser Server hat es. ({ $hash })
set-replaced = **{ $name }** ist für { $game } ersetzt: { $size }. Laufende Partien behalten die Karten, mit denen sie angefangen haben. ({ $hash })
set-same = **{ $name }** ist schon geladen, Karte für Karte. Nichts hat sich geändert. ({ $hash })
set-sound = **{ $name }** ist in Ordnung, für { $game }: { $size }. Geladen wurde nichts. ({ $hash })
ask-remove-set = **{ $name }** ({ $size }) entfernen?
set-remove-means =
    Für neue Partien und Revanchen gibt es das Set dann nicht mehr. Um es zurückzuholen, brauchst du seine Datei. { $open ->
        [0] Keine offene Partie benutzt es.
        [one] Eine offene Partie benutzt es und behält seine Karten.
       *[other] { $open } offene Partien benutzen es und behalten seine Karten.
    }
button-keep-set = Behalten
button-remove-set = Entfernen
set-kept = **{ $name }** bleibt, wie es ist.
set-removed = **{ $name }** ist entfernt. Laufende Partien behalten ihre Karten.
set-none = Dieser Server hat noch keine eigenen Karten. `/set load` liest eine Datei ein; wie sie aussieht, steht in docs/sets.md beim Quelltext des Bots.
set-list = Die Sets dieses Servers:
set-line = **{ $name }** für { $game }: { $size } ({ $hash })
set-not-loaded =
    { $n ->
        [one] Dieses Set wurde nicht geladen: Es gibt ein Problem. Behebe es und versuch es noch einmal.
       *[other] Dieses Set wurde nicht geladen: Es gibt Probleme. Behebe sie und versuch es noch einmal.
    }
set-not-sound =
    { $n ->
        [one] Mit diesem Set gibt es ein Problem. Behebe es, bevor du die Datei lädst.
       *[other] Mit diesem Set gibt es Probleme. Behebe sie, bevor du die Datei lädst.
    }

## Was mit einer Datei nicht stimmt
flaw-at = Zeile { $line }, Spalte { $column }, { $path }: { CAPITAL($flaw) }
flaw-in = { $path }: { CAPITAL($flaw) }
flaw-file = die Datei
flaw-not-json = kein JSON, { $fault }
flaw-more =
    { $n ->
        [one] und noch ein Problem
       *[other] und { $n } weitere Probleme
    }
flaw-letters = sie hat mehr als { $most } Zeichen
flaw-deep = hier geht es mehr als { $most } Ebenen tief
flaw-format-one = hier muss 1 stehen, das einzige Format, das es gibt
flaw-no-cards = es sind keine Karten da
flaw-deck-id = erlaubt sind zwei bis dreißig Kleinbuchstaben, Ziffern und Bindestriche, ein Buchstabe zuerst
flaw-card-id = erlaubt sind zwei bis vier Großbuchstaben und eine Zahl, zum Beispiel AB12
flaw-no-name = von diesem Namen ist nichts zu sehen
flaw-id-taken = eine Karte mit der ID { $written } gibt es schon
flaw-name-taken = eine Karte mit dem Namen { $written } gibt es schon
flaw-deck-taken = ein Deck mit der ID { $written } gibt es schon
flaw-missing = das fehlt
flaw-missing-wanted = das fehlt; hierhin gehört { $wanted }
flaw-type = hier muss { $wanted } stehen, nicht { $found }
flaw-choice = hier muss { $choice } stehen
flaw-number = erlaubt ist { $bound }
flaw-characters =
    { $n ->
        [one] erlaubt ist { $bound } Zeichen
       *[other] erlaubt sind { $bound } Zeichen
    }
flaw-entries =
    { $n ->
        [one] erlaubt ist { $bound } Eintrag
       *[other] erlaubt sind { $bound } Einträge
    }
flaw-fields =
    { $n ->
        [one] erlaubt ist { $bound } Feld
       *[other] erlaubt sind { $bound } Felder
    }
bound-least = mindestens { $n }
bound-most = höchstens { $n }
bound-exact = genau { $n }
bound-more = mehr als { $n }
bound-less = weniger als { $n }
flaw-multiple = das muss ein Vielfaches von { $n } sein
flaw-field = dieses Feld gibt es hier nicht
flaw-written = das ist nicht so geschrieben, wie es sein muss
flaw-format = das ist keine gültige Angabe der Art { $format }
flaw-key = dieser Schlüssel darf hier nicht stehen
flaw-element = etwas in dieser Liste darf hier nicht stehen
flaw-other = das darf hier nicht stehen
json-string = ein Text
json-number = eine Zahl
json-int = eine ganze Zahl
json-boolean = true oder false
json-array = eine Liste
json-object = ein Objekt in geschweiften Klammern
json-fault-word = dieses Wort bedeutet in JSON nichts; Texte stehen in Anführungszeichen
json-fault-name = hier muss der Name eines Felds in Anführungszeichen folgen, oder das Komma davor muss weg
json-fault-value = hier muss ein Wert folgen, oder das Komma davor muss weg
json-fault-colon = zwischen einem Feld und seinem Wert fehlt ein Doppelpunkt
json-fault-comma = ein Komma fehlt
json-fault-brace = eine schließende geschweifte Klammer fehlt: {"}"}
json-fault-bracket = eine schließende eckige Klammer fehlt: ]
json-fault-end = nach dem Ende folgt noch etwas
json-fault-comment = in JSON gibt es keine Kommentare
json-fault-quote = einem Text fehlt das schließende Anführungszeichen
json-fault-cut = eine Zahl ist abgeschnitten
json-fault-unicode = auf \u müssen vier hexadezimale Ziffern folgen
json-fault-escape = in einem Text steht ein Backslash nur vor einem der Zeichen " \ / b f n r t u
json-fault-control = in einem Text steht ein Zeilenumbruch oder ein anderes Steuerzeichen
json-fault-unknown = das ist kein JSON

## Liga-Abende
league-moment = <t:{ $at }:F>
league-from-now = <t:{ $at }:R>
league-format-swiss = Schweizer System: Alle spielen jede Runde
league-format-swiss-cut = Schweizer System, dann Turnierbaum: Die Besten spielen im K.-o. weiter
league-format-round-robin = Rundenturnier: Alle spielen gegen alle
league-format-groups = Gruppen, dann Turnierbaum: Die ersten zwei jeder Gruppe spielen weiter
league-format-single = Einfaches K.-o.
league-format-double = Doppel-K.-o.
league-format-points = Punkte: größere Tische, Punkte für jeden Platz
league-format-teams = Zweierteams: Alle treffen auf jemanden aus dem anderen Team
league-format-duplicate = Duplikat: An jedem Tisch wird gleich gemischt
league-format-ladder = Schurkenleiter: Schlagt einen Schurken, dann kommt der nächste
league-plan = { $game } ({ $ruleset }). { $format }{ $best ->
        [3] , Best of 3
       *[other] {""}
    }.
league-registration-opens = Anmeldung ab { $at }, { $in }.
league-registration-closes = Anmeldeschluss { $at }, { $in }.
league-registration-before = **Die Anmeldung ist noch nicht offen.**
league-registration-closed = **Die Anmeldung ist geschlossen.**
league-registration-open-now = Die Anmeldung für **{ $name }** ist offen.
league-registration-now = jetzt
league-registration-start = wenn der Abend beginnt
league-ask-registration = Anmeldung für **{ $name }** ab: { $opens }. Anmeldeschluss: { $closes }. Alle sehen diese Zeiten in ihrer eigenen Zeitzone. Stimmt das so?
league-told-registration = Anmeldung für **{ $name }** ab: { $opens }. Anmeldeschluss: { $closes }.
league-moved-up = ein Platz ist frei: Du bist jetzt bei **{ $name }** dabei. { $check ->
        [yes] Eingecheckt bist du schon.
       *[no] Kannst du nicht kommen, drück **Aussteigen**, damit jemand nachrücken kann.
    }
league-no-time = Es geht los, sobald die Leitung den Abend startet.
league-cut-line = { $n ->
        [0] Die besten 4 kommen in den Turnierbaum, bei mehr als 16 Leuten die besten 8.
       *[other] Die besten { $n } kommen in den Turnierbaum.
    }
league-time = Beginn { $at }, { $in }{ $every ->
        [0] {""}
        [1] , und jeden Tag wieder
       *[other] , und alle { $every } Tage wieder
    }.
league-sets = Mit diesen Sets: { $sets }.
league-ladder = Schurke für Schurke: { $villains }. Tische, die gewinnen, steigen auf; die anderen versuchen es noch einmal.
league-next-villain = Gewinnt ein Tisch, geht es am nächsten Abend gegen den nächsten Schurken.
league-set = Mit den eigenen Karten dieses Servers: **{ $set }**.
league-deck-lock = Ein Deck für den ganzen Abend, gewählt bei der Anmeldung.
league-no-undo = An den Tischen gibt es kein Rückgängig.
league-reopened = Die Leitung hat diesen Abend wieder geöffnet: Er geht weiter, die Abschlusstabelle folgt.
league-relaid = Die Paarungen haben sich geändert, an Tisch { $table } treffen jetzt andere aufeinander. Diese Partie zählt nicht mehr.
league-in-season = Zählt für **{ $season }**{ $nights ->
        [0] {""}
       *[other] , Abend { $number } von { $nights }
    }.{ $best ->
        [0] {""}
        [1] {" "}Gewertet wird der beste Abend.
       *[other] {" "}Gewertet werden die { $best } besten Abende.
    }
recap-title = { $name }: So lief es
recap-won = { $who } hat den Abend gewonnen!
recap-nobody = Niemand hat den Abend gewonnen
recap-table = Tisch { $table }
recap-lucky = Glückskind des Abends: { $who }. { $what }: { $times } (zu erwarten: { $expected }).
league-prizes = 🎁 { $prizes }
league-open-lists = Die Decklisten sind für alle sichtbar, sobald der Abend beginnt.
league-lists-open = Alle, sobald der Abend beginnt
league-lists-closed = Alle, sobald der Abend vorbei ist
league-export-standings = Tabelle
league-export-pairings = Paarungen und Ergebnisse
league-export-decks = Decklisten
league-file-csv = Eine Tabelle für Tabellenkalkulationen (CSV)
league-file-json = Daten für Programme (JSON)
league-exported-standings = Die Tabelle von **{ $name }**.
league-exported-pairings = Paarungen und Ergebnisse von **{ $name }**.
league-exported-decks = Die Decklisten von **{ $name }**, wie sie festgelegt wurden.
league-history = Frühere Abende
league-day = <t:{ $at }:d>
league-history-night = **{ $name }** · { $at } · { $players ->
        [one] eine Person
       *[other] { $players } Personen
    }
league-history-series = **{ $name }**: { $nights } Abende
league-history-most = meiste Siege ({ $wins }):
league-history-first = bester Platz ohne Bots:
league-history-newest = Hier zählen nur die { $nights } neuesten Abende.
button-league-lists = Decklisten
league-promise = { $rounds ->
        [several] In jeder Runde wird an allen Tischen
       *[one] An allen Tischen wird
    } gleich gemischt, versprochen als { $promise }. { $rounds ->
        [several] Das Geheimnis jeder späteren Runde führt darauf zurück; alle werden
       *[one] Das Geheimnis wird
    } gelüftet, wenn der letzte Tisch fertig ist. Niemand kann Glück beisteuern, also müsst ihr dem Team hinter dem Bot vertrauen.
league-phase-sign-up = { $timed ->
        [yes] Melde dich mit **Mitspielen** an. Check-in ab { $at }.
       *[no] Melde dich mit **Mitspielen** an.
    }
league-phase-check-in = **Der Check-in läuft.** Drück **Bin da**: Ohne Check-in spielst du nicht mit.
league-phase-running = **Läuft.** Die Runden stehen unten.
league-phase-over = **Vorbei.** Die Abschlusstabelle steht unten.
league-phase-cancelled = **Abgesagt.**
league-players = Angemeldet: { $n } von { $most }
league-waiting = Warteliste: { $n }
league-there = Da: { $n } von { $most }
league-not-there = Noch nicht da: { $n }
league-check-in-call = Der Check-in läuft: Drück **Bin da** an der Anmeldung oder nimm `/league check-in`.
league-your-table = Runde { $round }, Tisch { $n }. Wer { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    } lang nichts tut, gilt als nicht erschienen und verliert den Platz an diesem Tisch. Wähl ein Deck, falls du gefragt wirst, und drück dann **Dein Zug**.
league-nudge = Tisch { $n } wartet auf dich. Wenn du nicht bald etwas tust, verlierst du dort deinen Platz.
league-round = { $of ->
        [0] Runde { $n }
       *[other] Runde { $n } von { $of }
    }{ $stage ->
        [final] : Finale
        [semifinals] : Halbfinale
       *[none] {""}
    }
league-seed = Seed der Paarungen: { $seed }
league-table = Runde { $round }, Tisch { $table }: { $players }
league-team = { $name }
league-team-unnamed = Team { $n }
league-byes = Freilos (zählt als Sieg): { $who }
league-player-of = { $name } ({ $team })
league-beat = { $winner } schlägt { $loser }
league-won = Sieg für { $who }
league-drawn = unentschieden
league-nobody = kein Sieg
league-feat = { $won ->
        [yes] gewonnen
       *[no] verloren
    } in { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }, Leistung { $effort }
league-corrected = (korrigiert)
league-ruled = (von der Leitung festgelegt)
league-player-left = { $who } (ausgestiegen)
league-awarded = (nicht erschienen)
league-timed = (Zeit)
league-time-up = Die Zeit ist um.
league-time-called = Zeit! { $turns ->
        [0] Gewertet wird, wie es gerade steht
        [one] Noch ein Zug, dann wird gewertet, wie es steht
       *[other] Noch { $turns } Züge, dann wird gewertet, wie es steht
    }: Wer nach Punkten vorn liegt, gewinnt; Gleichstand ist unentschieden.{ $knockout ->
        [yes] {" "}Weiterkommen muss jemand, also wird bei Gleichstand weitergespielt.
       *[no] {""}
    }
league-round-time = Die Zeit einer Runde ist nach { $minutes } Minuten um, dann { $turns ->
        [0] werden laufende Partien gewertet, wie sie stehen
        [one] wird noch ein Zug gespielt
       *[other] werden noch { $turns } Züge gespielt
    }.
league-standings = Tabelle
league-final = Abschlusstabelle
league-winner = 🏆 **{ $who }**
league-nobody-yet = Noch niemand angemeldet.
league-record = { $record ->
        [yes] Bilanz: gewonnen, unentschieden, verloren; ein Freilos zählt als Sieg.{ " " }
       *[no] { "" }
    }{ $left ->
        [yes] † ist ausgestiegen.{ " " }
       *[no] { "" }
    }Bei Gleichstand zählt der Reihe nach:
league-more-rows = …und noch { $n }.
league-mark-won = gewonnen
league-mark-left = ausgestiegen
league-bracket-all = Turnierbaum
league-bracket-upper = Siegerbaum
league-bracket-lower = Verliererbaum
league-bracket-final = großes Finale
league-bracket-round = { $several ->
        [yes] Runde { $first } bis { $last }
       *[no] Runde { $first }
    }
league-bracket-winner-of = wer { $table } gewinnt
league-bracket-loser-of = wer { $table } verliert
league-bracket-bye = Freilos
league-bracket-won = gewonnen
league-column-place = #
league-column-player = Name
league-column-record = S-U-N
league-column-table = Tisch
league-column-team-points = Pkt
league-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-column-team-opponents-matches = OMW%
league-column-team-games = GW%
league-column-team-opponents-games = OGW%
league-column-team-head-to-head = Dir.
league-column-team = Team
league-column-points = Pkt
league-column-opponents-matches = OMW%
league-column-matches = MW%
league-column-group-place = Gruppe
league-column-games = GW%
league-column-opponents-games = OGW%
league-column-head-to-head = Dir.
league-column-place-points = Pkt
league-column-firsts = 1.
league-column-ahead-of = Davor
league-column-beaten = Sieg
league-column-pace = Runden
league-column-effort = Leist.
league-column-climbed = Besiegt
league-column-swift = Runden
league-column-nights = Abende
league-column-won = 1.
league-break-team-points = Matchpunkte des Teams: 3 für eine gewonnene Begegnung oder ein Freilos, 1 für ein Unentschieden.
league-break-team-opponents-matches = OMW%: der Anteil der Matchpunkte, den die gegnerischen Teams im Schnitt geholt haben; pro Team zählt mindestens ein Drittel. Freilose zählen nicht.
league-break-team-games = GW%: der Anteil der Tische, die das Team gewonnen hat.
league-break-team-opponents-games = OGW%: der Anteil der Tische, den die gegnerischen Teams im Schnitt gewonnen haben; pro Team zählt mindestens ein Drittel.
league-break-team-head-to-head = Dir. (direkter Vergleich): Matchpunkte gegen die Teams, die noch gleichauf sind.
league-break-team-lot = Das Los, das der Seed der ersten Runde bestimmt.
league-break-points = Matchpunkte: 3 für einen gewonnenen Tisch oder ein Freilos, 1 für ein Unentschieden.
league-break-opponents-matches = OMW%: der Anteil der Matchpunkte, den deine Gegenüber im Schnitt geholt haben; pro Person zählt mindestens ein Drittel. Freilose zählen nicht.
league-break-matches = MW%: dein Anteil an den Matchpunkten, um die du gespielt hast. Freilose zählen nicht.
league-break-group-place = Dein Platz in der Gruppe: Matchpunkte, dann direkter Vergleich, GW% und OMW%.
league-break-games = GW%: der Anteil der einzelnen Partien, die du gewonnen hast.
league-break-opponents-games = OGW%: der Anteil der einzelnen Partien, den deine Gegenüber im Schnitt gewonnen haben; pro Person zählt mindestens ein Drittel.
league-break-head-to-head = Dir. (direkter Vergleich): Matchpunkte gegen alle, die noch gleichauf sind.
league-break-lot = Das Los, das der Seed der ersten Runde bestimmt.
league-break-place-points = Punkte: Platz eins bekommt so viele, wie ein voller Tisch Plätze hat, jeder Platz danach einen weniger; bei Gleichstand wird geteilt.
league-break-firsts = Gewonnene Tische.
league-break-ahead-of = Wie oft du vor denen gelandet bist, die noch gleichauf sind.
league-break-stage = Wie weit du gekommen bist. Alle, die in derselben Runde ausscheiden, teilen sich den Platz.
league-break-beaten = Ob der Tisch gewonnen hat.
league-break-pace = Runden: bei einem Sieg je weniger, bei einer Niederlage je mehr, desto besser.
league-break-climbed = Schurken, die der Tisch besiegt hat.
league-break-swift = Runden der gewonnenen Partien: je weniger, desto besser.
league-break-effort = Ausgeteilter Schaden plus entfernte Bedrohung des Tisches.
league-season = Saison: { $season }
league-season-about = Die Punkte aller Abende, die zählen. Bei Gleichstand entscheiden die ersten Plätze, dann die beste Einzelplatzierung. Übungsbots belegen keinen Platz. „4/6“: Von sechs Abenden zählen die besten vier.
league-season-points-places = Für Plätze: 12, 10, 8, …
league-season-points-results = Für Ergebnisse: Siege und Unentschieden
league-verdict-player = Sieg für { $who }
league-verdict-draw = Unentschieden
league-draw = unentschieden
league-verdict-nobody = Niemand erschienen
league-verdict-won = Gewonnen, in 5 Runden: Zahl anpassen
league-verdict-lost = Verloren, nach 5 Runden: Zahl anpassen
league-verdict-places = { $value }: die Plätze von { $players }
league-told-created = Die Anmeldung für **{ $name }** ist hier offen. Starte den Abend über **Abend leiten**, wenn alle da sind, oder leg mit `/league schedule` die Uhrzeit fest.
league-told-scheduled = **{ $name }** beginnt { $at }{ $every ->
        [0] {""}
        [1] , und jeden Tag wieder
       *[other] , und alle { $every } Tage wieder
    }. Der Check-in öffnet eine Viertelstunde vorher.
league-told-joined = Du bist dabei: **{ $name }**.
league-told-late = Du bist dabei: **{ $name }**. Du spielst ab Runde { $round }.
league-told-waiting = **{ $name }** ist voll. Du bist Nummer { $n } auf der Warteliste.
league-told-checked-in = Du bist eingecheckt: **{ $name }**.
league-told-left = Du hast **{ $name }** verlassen.
league-told-seeded = { $who } ist bei **{ $name }** auf Platz { $place } gesetzt. Wer nicht gesetzt ist, wird dahinter ausgelost.
league-told-swapped = { $one } und { $other } tauschen bei **{ $name }** die Tische.
league-seeding-draw = Auslosung
league-seeding-rating = Wertungen
league-seeding-season = Saisontabelle
league-cut-4 = Top 4
league-cut-8 = Top 8
league-cut-16 = Top 16
league-told-practice = { $n ->
    [0] Bei **{ $name }** spielen keine Übungsbots mit.
    [one] Bei **{ $name }** spielt ein Übungsbot mit, bis jemand seinen Platz übernimmt.
   *[other] Bei **{ $name }** spielen { $n } Übungsbots mit, bis jemand ihre Plätze übernimmt.
}
league-ask-finish = **{ $name }** jetzt beenden? { $open ->
        [0] Alle Tische dieser Runde sind fertig.
        [one] Ein Tisch spielt noch. Er zählt dann nicht.
       *[other] { $open } Tische spielen noch. Sie zählen dann nicht.
    }
league-ask-cancel = **{ $name }** absagen? { $players ->
        [0] Niemand hat sich angemeldet.
        [one] Eine Person hat sich angemeldet.
       *[other] { $players } Personen haben sich angemeldet.
    }{ $every ->
        [0] { "" }
       *[other] { " " }Wiederholt wird er dann auch nicht.
    }
panel-sign-up = Die Anmeldung ist offen: { $n } von { $most } Plätzen sind vergeben.
panel-check-in = Der Check-in läuft: { $n } von { $most } Plätzen sind vergeben.
panel-over = Dieser Abend ist vorbei. Wenn du ihn beendet hast, kannst du das noch zehn Minuten lang mit `/league reopen` rückgängig machen.
panel-cancelled = Dieser Abend ist abgesagt. Wenn du ihn abgesagt hast, kannst du das noch zehn Minuten lang mit `/league reopen` rückgängig machen.
panel-time = Beginn { $at }, { $in }.
panel-missing = Noch nicht da: { $n }
panel-pairing = Die Paarungen der ersten Runde kommen gleich.
panel-open = { $open ->
        [0] alle Tische sind fertig.
        [one] { $all ->
            [one] der Tisch spielt noch.
           *[other] einer von { $all } Tischen spielt noch.
        }
       *[other] { $open } von { $all } Tischen spielen noch.
    }
panel-waits = wartet auf { $who }, die Frage kam { $since }
panel-paired = angesetzt { $at }
panel-called = gerufen; noch einmal geht es { $at }
panel-page = { $way ->
        [back] Zurück: { $from }–{ $to } von { $of }
       *[on] Weiter: { $from }–{ $to } von { $of }
    }
panel-pick-table = Tisch aufrufen, werten, verlängern…
panel-pick-drop = Jemanden herausnehmen…
panel-pick-readmit = Jemanden wieder hereinlassen…
panel-button-open = Abend leiten
panel-button-look = Aktualisieren
panel-button-start = Jetzt starten
panel-button-pause = Pause machen
panel-button-resume = Pause beenden
panel-button-back = Zurück
panel-button-call = Rufen
panel-button-more = { $minutes } Minuten mehr
panel-button-won = Sieg für { $who }
panel-button-award = Zusprechen
panel-ask-start = **{ $name }** jetzt mit { $n } Personen starten? { $rounds ->
        [0] { "" }
        [one] Es gibt eine Runde.{ " " }
       *[other] Es gibt { $rounds } Runden.{ " " }
    }{ $missing ->
        [0] Alle sind dabei.
        [one] Eine Person bleibt draußen: nicht eingecheckt oder kein Platz frei.
       *[other] { $missing } bleiben draußen: nicht eingecheckt oder kein Platz frei.
    }
panel-ask-players = Es spielen: { $who }{ $more ->
        [0] {""}
       *[other] {" "}und noch { $more }
    }.
panel-ask-bye = Das ist eine ungerade Zahl, also gibt es in jeder Runde ein Freilos. `/league practice` gleicht das aus.
panel-ask-award = Tisch { $table } für { $who } werten? Die Partie zählt dann nicht mehr. `/league correct` kann das Ergebnis später ändern.
panel-why-awarded = Von der Leitung zugesprochen
league-host-calls = die Leitung ruft dich: Tisch { $n } wartet auf dich. Drück **Dein Zug** oder wähl ein Deck.
league-ask-schedule = Beginn von **{ $name }**: { $at }, { $in }{ $every ->
        [0] {""}
        [1] , und jeden Tag wieder
       *[other] , und alle { $every } Tage wieder
    }. Zeitzone: { $zone }. Stimmt das so?
league-button-schedule = Ansetzen
league-ask-skip = **{ $name }** ausfallen lassen? { $players ->
        [0] Niemand hat sich angemeldet.
        [one] Eine Person hat sich angemeldet.
       *[other] { $players } Personen haben sich angemeldet.
    } Der nächste Abend der Reihe ist { $next }, seine Anmeldung öffnet in zehn Minuten.
league-button-skip = Abend ausfallen lassen
league-told-skipped = **{ $name }** fällt aus. Der nächste Abend der Reihe öffnet in zehn Minuten. Bis dahin kannst du das rückgängig machen.
league-told-edited = **{ $name }** { $every ->
        [0] ist
       *[other] und die Abende danach sind
    } geändert. Zehn Minuten lang kannst du das rückgängig machen.
league-told-unedited = **{ $name }** ist wieder wie vorher.
league-told-paused = **{ $name }** ist unterbrochen. { $under ->
        [way] Laufende Tische dürfen zu Ende spielen. Bis zu `/league resume` beginnt keine neue Runde, und niemand gilt als nicht erschienen.
       *[sign-up] Die Anmeldung läuft weiter. Von selbst startet nichts bis zu `/league resume` oder einer neuen Zeit mit `/league schedule`.
    }
league-told-resumed = **{ $name }** geht weiter.
league-paused = **Der Abend ist unterbrochen.** Bis er weitergeht, startet nichts von selbst.
league-moved = **{ $name }** ist nach <#{ $channel }> umgezogen.
league-ask-drop =
    { $under ->
        [way] { $who } aus **{ $name }** herausnehmen? Eine laufende Partie gilt als aufgegeben, und weitere Paarungen mit { $who } gibt es nicht.
       *[sign-up] { $who } von der Liste für **{ $name }** nehmen?
    }
league-ask-leave = **{ $name }** endgültig verlassen? Eine laufende Partie gilt als aufgegeben, und du bekommst keine Paarungen mehr. Nur die Leitung kann dich wieder hereinlassen.
league-button-leave = Abend verlassen
league-ask-correct = Runde { $round }, Tisch { $table } korrigieren? Damit kommen andere weiter:
league-ask-relaid = Tisch { $table }: Aus { $before } wird { $now }. Dort geht es von vorn los.
league-ask-undone = Runde { $from } wird nicht mehr gebraucht. Was dort gespielt wurde, zählt nicht.
league-button-finish = Abend beenden
league-button-cancel = Abend absagen
league-button-drop = Herausnehmen
league-button-correct = Korrigieren
league-button-keep = Nichts ändern
league-button-reopen = Rückgängig
league-button-readmit = Wieder hereinlassen
league-missing = { $why ->
        [left] { $left } { $n ->
            [one] ist
           *[other] sind
        } ausgestiegen.
        [away] Nicht erschienen: { $away }.
       *[both] Ausgestiegen: { $left }. Nicht erschienen: { $away }.
    }
league-told-awarded = Dieser Tisch geht an { $who }. { $why ->
        [away] Nicht erschienen: { $away }.
       *[left] { $reason }
    } Hier gibt es nichts zu spielen; die nächste Paarung erscheint im Kanal des Abends. Die Leitung kann das mit `/league correct` ändern.
league-told-ended = Die Leitung hat diesen Abend beendet. Dieser Tisch zählt für niemanden und schließt in zehn Minuten. Bis dahin kann die Leitung das rückgängig machen.
league-told-counts-again = Die Leitung hat diesen Abend wieder geöffnet: Dieser Tisch zählt wieder. Spielt weiter.
league-told-nobody-came = { $why ->
        [away] An diesem Tisch ist niemand erschienen, also zählt er für alle als verloren.
       *[left] { $reason } Dieser Tisch zählt für alle als verloren.
    } Die Leitung kann das mit `/league correct` ändern.
league-told-decided = Die Leitung hat das Ergebnis dieses Tisches festgelegt:
league-told-no-threads = Ich kann hier keine Threads öffnen. Mir fehlt: { $permissions }. Bis ich das habe, werden Tische in diesem Kanal gerufen und gespielt.
league-told-kept = Nichts hat sich geändert.
league-told-reopened = **{ $name }** geht da weiter, wo es war.
league-told-readmitted = { $rest ->
    [none] { $who } ist wieder bei **{ $name }** dabei. Das ist die letzte Runde, es steht also keine Partie mehr an.
   *[rounds] { $who } ist ab der nächsten Runde wieder bei **{ $name }** dabei.
}
league-told-dropped = { $who } ist bei **{ $name }** raus.
league-told-corrected = Runde { $round }, Tisch { $table } ist korrigiert und alles neu berechnet. Vermerkt: { $why }
league-told-finished = **{ $name }** ist vorbei. Tische, die noch spielen, zählen für niemanden und schließen in zehn Minuten. Bis dahin kannst du das mit `/league reopen` rückgängig machen.
league-told-cancelled = **{ $name }** ist abgesagt und wird nicht wiederholt. Zehn Minuten lang kannst du das mit `/league reopen` rückgängig machen.
button-league-join = Mitspielen
button-league-drop = Aussteigen
button-league-check-in = Bin da
league-choose-deck = Mit welchem Deck spielst du den ganzen Abend? Ich speichere es so, wie es jetzt ist.
refused-league-unknown = Hier gibt es keinen passenden Liga-Abend. Wähl einen aus der Liste oder warte, bis die Leitung mit `/league create` einen eröffnet.
refused-league-none-open = Hier ist kein Abend offen. Eröffne einen mit `/league create`.
refused-league-forgotten = Diesen Abend kenne ich nicht mehr. Die Serververwaltung kann diese Nachricht löschen.
refused-league-which = Hier gibt es mehrere Abende. Nenn einen mit der Option `league`.
refused-league-name = Ein Name braucht 1 bis { $most } sichtbare Zeichen. Nimm bitte einen anderen.
refused-league-when = Ich bin nicht sicher, welche Zeit du mit „{ $typed }“ meinst. Schreib sie wie `Freitag 20:00`, `morgen 19:30`, `2026-11-28 20:00 +01:00` (ohne Zeitversatz UTC), `in 90 Minuten`, `in 2h`, `in 3 Tagen` oder `in 2 Wochen`.
refused-league-no-season = Von einer Saison „{ $season }“ ist noch kein Abend vorbei. Wähl eine aus der Liste.
refused-league-not-host = Das kann nur die Liga-Leitung: alle, die Events verwalten dürfen oder die Rolle aus `/settings hosts` haben.
refused-league-over = Dieser Abend ist vorbei. `/league standings` zeigt, wie er ausging.
refused-league-begun = Dieser Abend hat schon angefangen.
refused-league-not-begun = Dieser Abend hat noch nicht angefangen: Es gibt noch keine Tische.
refused-league-no-late = Dieser Abend läuft schon, und später einsteigen kann man nicht mehr. Melde dich für den nächsten an.
refused-league-full = Dieser Abend ist voll.
refused-league-in-already = Du bist für diesen Abend schon angemeldet.
refused-league-not-in = Du bist für diesen Abend nicht angemeldet. Hol das mit `/league join` nach.
refused-league-left = Du hast diesen Abend verlassen. Die Leitung kann dich wieder hereinlassen, oder du meldest dich für den nächsten an.
refused-league-still-open = Dieser Abend ist nicht vorbei, es gibt also nichts wieder zu öffnen.
refused-league-closed = Dieser Abend ist seit mehr als zehn Minuten vorbei oder von selbst zu Ende gegangen. Wieder öffnen geht nicht; eröffne mit `/league create` einen neuen.
refused-league-no-player = In dieser Liste steht niemand namens „{ $typed }“. Nimm einen der Vorschläge.
refused-league-not-out = Diese Person hat den Abend nicht verlassen.
refused-league-table-done = Dieser Tisch ist schon entschieden. `/league correct` ändert sein Ergebnis.
refused-league-nobody-waits = An diesem Tisch musst du niemanden rufen.
refused-league-called-lately = Diesen Tisch hast du gerade erst gerufen. Noch einmal geht es <t:{ $at }:R>.
refused-league-no-series = Dieser Abend gehört zu keiner Reihe: Es kommt keiner danach. `/league finish` sagt ihn ab.
refused-league-not-paused = Dieser Abend macht gerade keine Pause.
refused-league-time-passed = Während der Pause ist die Startzeit dieses Abends verstrichen. Leg mit `/league schedule` eine neue fest oder starte ihn mit `/league start`.
refused-league-edit-begun = Der Abend hat angefangen: Ändern lassen sich nur noch Name, Saison, Preise, Wartezeit und Späteinstieg.
refused-league-edit-same = Das würde nichts ändern: Der Abend ist schon so. Gib eine Option mit einem neuen Wert an.
refused-league-edit-decks = Einige haben sich ohne Deck angemeldet, also lassen sich Decks nicht mehr festlegen.
refused-league-edit-closed = Diese Änderung ist älter als zehn Minuten. Ändere sie mit `/league edit` noch einmal.
refused-league-edit-again = Das wurde seitdem noch einmal geändert. Was anders sein soll, änderst du mit `/league edit`.
refused-league-no-check-in = Der Check-in ist nicht offen. Er öffnet kurz vor Beginn.
refused-league-too-few = Es braucht mindestens { $least }, aber { $now ->
        [0] noch ist niemand
        [one] erst eine Person ist
       *[other] erst { $now } sind
    } da. Dabei ist, wer **Mitspielen** drückt; `/league practice` holt Übungsbots dazu.
refused-league-needs-deck = An diesem Abend werden Decks festgelegt. Drück **Mitspielen**, um eins zu wählen, oder nenn es: `/league join deck:…`
refused-league-time = Diese Zeit ist schon vorbei. Nimm eine spätere.
refused-league-registration = Der Anmeldeschluss muss in der Zukunft und nach der Öffnung liegen. Nimm andere Zeiten.
refused-league-not-open-yet = Die Anmeldung für diesen Abend ist noch nicht offen. Sie öffnet <t:{ $at }:F>, <t:{ $at }:R>.
refused-league-registration-over = Die Anmeldung für diesen Abend ist geschlossen. Frag die Leitung oder komm zum nächsten.
refused-league-table-unknown = So einen Tisch hat dieser Abend nicht. Wähl einen aus der Liste.
refused-league-table-bye = Das war ein Freilos: Da gibt es nichts zu korrigieren.
refused-league-result = Das verstehe ich nicht als Ergebnis dieses Tisches. Wähl eins aus der Liste, oder schreib die Plätze in der Reihenfolge der Namen, wie `2 1` (`1 1` heißt unentschieden, `-` nicht erschienen), einen Spielstand wie `2:1` oder an Koop-Tischen `won 5` oder `lost 8`, mit der Zahl der Runden.
refused-league-result-same = Dieses Ergebnis hat der Tisch schon. Wähl ein anderes, um es zu korrigieren.
refused-league-no-draw = Von diesem Tisch muss jemand weiterkommen: Nenn, wer gewinnt.
refused-league-moved-on = Eine spätere Partie, die an diesem Ergebnis hängt, ist schon entschieden oder müsste gespielt werden, obwohl der Abend vorbei ist. Den Spielstand kannst du noch korrigieren, aber nicht, wer weiterkommt.
refused-league-format = { $partners ->
        [yes] Das ist ein Koop-Spiel: Wähl das Format Duplikat oder Schurkenleiter.
       *[no] Duplikat und Schurkenleiter sind für Koop-Spiele. Wähl ein anderes Format.
    }
refused-league-size = An einem Tisch dieses Spiels sitzen { $least } bis { $most }. Stell die Option `table` passend ein.
refused-league-best-of = Best of 3 gibt es nur in Formaten mit Zweiertischen: Schweizer System, Rundenturnier und K.-o. Lass die Option `best-of` weg.
refused-league-option = Dieses Format kennt die Option `{ $option }` nicht. Lass sie weg oder wähl ein anderes Format.
refused-league-no-seeds = In diesem Format gibt es keine Setzliste. Gesetzt wird nur in Turnierbäumen und Gruppen.
refused-league-no-undo = An Duplikat-Abenden gibt es kein Rückgängig: Es würde andere Karten bringen als an den anderen Tischen. Lass die Option `undo` weg.
refused-league-needs-season = Diese Optionen gehören zu einer Saison. Nenn eine mit `season` oder lass sie weg.
refused-league-season-best = Ich verstehe nicht, wie viele Abende zählen sollen. Schreib `4` für die besten vier oder `4 of 6` bei einer Reihe von sechs.
refused-league-prizes = Preise brauchen 1 bis { $most } sichtbare Zeichen. Schreib bitte etwas anderes.
refused-league-no-lists = An diesem Abend werden keine Decks festgelegt, also gibt es keine Decklisten. Setz dafür `deck-lock`.
refused-league-lists-closed = { $lists ->
        [open] Die Decklisten sind zu sehen, sobald der Abend begonnen hat.
       *[closed] Die Decklisten dieses Abends sind zu sehen, wenn er vorbei ist.
    }
refused-league-no-sets = Modulare Sets und einen Schwierigkeitsgrad gibt es nur in Spielen gegen einen Schurken. Lass diese Optionen weg.
refused-league-set-unknown = Ein modulares Set „{ $set }“ kenne ich nicht, oder es ist doppelt genannt. Nimm einen der Vorschläge; mehrere trennst du mit Kommas.
refused-league-takes-no-sets = Zu diesem Schurken gehören keine modularen Sets. Lass die Option weg.
refused-league-no-history = Hier wurde noch kein Abend gespielt.
refused-league-team-full = Team „{ $team }“ ist voll. Nenn ein anderes oder komm ohne Team dazu.
refused-league-no-swap = In diesem Format stehen die Paarungen im Voraus fest, also kann jetzt niemand die Tische tauschen.
refused-league-swap-same = Die beiden sitzen am selben Tisch. Nenn zwei von verschiedenen Tischen.
refused-league-table-begun = Tisch { $table } spielt schon. Tische tauschen kann nur, wer noch nicht angefangen hat.
refused-league-cut = Der Abend ist ohne diese Person weitergegangen, also ist heute kein Tisch mehr für sie da.
refused-league-busy = An diesem Abend ist gerade viel los. Versuch es bitte gleich noch einmal.

## Hilfe
help-title = Longbox
help-text = Bei mir spielt ihr Kartenspiele mit Superhelden: { $games }. Auf die Regeln achte ich. Das Spielfeld sehen alle, deine Hand siehst nur du.
help-start = Neu hier? Fang mit **Spielen lernen** an: Das dauert fünf Minuten.
help-start-dm = Partien startest du auf einem Server. Tipp dort `/help` und drück einen Knopf. Hier kannst du nachschlagen:
help-pick = Etwas nachschlagen…
help-play = Eine Partie spielen
    .text =
        `/challenge` eröffnet einen Tisch: für jemanden, den du kennst, für alle oder gegen einen Übungsbot.

        **Dein Zug** am Spielfeld zeigt, was du tun kannst, und `/hand` zeigt deine Karten. Ich biete nur an, was die Regeln erlauben.

        `/match list` zeigt alle deine Partien. Lass dir Zeit: Eine Partie darf ruhig Tage dauern.
help-scenario = Zusammen spielen
    .text =
        `/scenario start` eröffnet einen Tisch gegen einen Schurken. Nimm dir einen Platz oder mehrere; den Rest können Übungsbots besetzen.

        Ihr gewinnt oder verliert gemeinsam.
help-quests = Quests
    .text =
        `/quest` zeigt Partien, die du allein gegen einen Übungsbot spielst. Jeder Sieg schaltet die nächste Stufe frei.

        Sterne zeigen, wie schwer eine Quest ist. Dein bestes Ergebnis bleibt stehen.
help-look = Karten und Regeln nachschlagen
    .text =
        `/card` erklärt eine Karte, `/rules` eine Regel.

        Im Thread einer Partie zeigt **Warum?** die Regel oder Karte hinter dem, was gerade passiert ist.
help-decks = Eigene Decks
    .text =
        `/deck new` legt ein Deck an: leer oder rund um einen Helden, ein Team oder einen Faktor. `/deck edit` durchsucht die Karten (`hero:storm level<=3 keeper`) und zeigt Kurve und Balance.

        `/deck import` und `/deck export` lesen und schreiben Listen. `/deck share` gibt dir einen Code, den alle importieren können.
help-manners = Timer und Erinnerungen
    .text =
        In `/me settings` stellst du Pings, Erinnerungen, Ruhezeit und das Aussehen deiner Karten ein. `/me orders` legt Auto-Antworten an.

        In einer Partie: `/match clock` für den Timer, `/match nudge` zum Erinnern, `/match undo`, um deine letzte Antwort rückgängig zu machen.
help-league = Liga-Abende
    .text =
        `/league join` meldet dich für einen Abend an. `/league pairings` und `/league standings` zeigen, wie es läuft.

        Die Leitung eröffnet einen mit `/league create` und legt mit `/league schedule` die Uhrzeit fest. Der Rest läuft von selbst.
help-stats = Deine Statistik
    .text =
        `/stats me` zeigt, wie es bei dir läuft, `/stats versus`, wie es gegen jemanden läuft, und `/stats leaderboard`, wer vorn liegt.

        Lektionen zählen nicht. `/me settings` hält dich auf Wunsch aus den Ranglisten heraus.
help-cards = Über die Karten
    .text =
        Keine Kartenbilder und nie der gedruckte Text: Was Karten tun, beschreibe ich in eigenen Worten.

        Für Marvel Recharge und Super Powered Smash Masters gibt es hier ein selbst gemachtes Set, weil ihre Karten nicht öffentlich sind. Die Serverleitung kann für beide mit `/set load` andere Karten laden.
help-fair = Prüfbares Mischen
    .text =
        Vor dem Austeilen zeigt jeder Tisch einen Fingerabdruck des Geheimnisses, das dort jedes Mischen bestimmt.

        Drück **Glück beisteuern** und tipp ein paar Worte: Dann kann sich niemand mehr allein die Karten aussuchen, nicht einmal das Team hinter mir. Nach der Partie gibt dir **Mitschrift** alles zum Nachprüfen.
help-privacy = Deine Daten
    .text = `/privacy export` gibt dir alles, was ich über dich gespeichert habe. `/privacy delete` löscht es. `/me settings` legt fest, was andere sehen.
help-invite = Hol mich auf deinen Server
    .text = Lade mich mit diesem Link ein:
help-invite-local = Das hier ist eine Spielwiese auf deinem Rechner. Mit einem Bot-Token in `.env` kommt derselbe Bot auf einen echten Server.

## Erste Schritte
button-learn = Spielen lernen
button-friend = Jemanden herausfordern
button-team = Zusammen spielen
button-a-quest = Eine Quest versuchen
button-open-table = Tisch für alle eröffnen
button-stacked = Vorsortierte Decks
lessons-title = Spielen lernen
lessons-fair = -# Die Decks sind vorsortiert, damit jedes Mal dieselben Karten kommen. Lektionen zählen nicht: keine Wertung, keine Statistik.
board-lesson = **{ $lesson }** · vorsortierte Decks, zählt nicht
lesson-next = **Und jetzt?** Versuch eine Quest, fordere jemanden heraus oder stell dich mit anderen einem Schurken.
shuffle-lesson = Lektion mit vorsortierten Decks
shuffle-told-lesson = In einer Lektion sind die Decks vorsortiert und die Münzwürfe festgelegt, für alle gleich. Da gibt es nichts zu prüfen, und gewertet wird die Lektion auch nicht.
friend-about = Wähl ein Spiel und dein Gegenüber. Ich poste die Herausforderung hier, mit einem Knopf zum Annehmen.
friend-pick = Herausfordern…
team-about = Du und bis zu drei andere gegen einen Schurken. Wen wollt ihr aufhalten? Rhino ist am leichtesten.
refused-unknown-lesson = So eine Lektion gibt es nicht. `/learn` zeigt alle.

## Was Karten sagen: Teile von Effekten, allen Spielen gemeinsam. Eine Phrase beginnt klein und endet ohne Punkt.
# Nach einer Bedingung (.tail) wäre „…, dann“ ihre Folge; ein Semikolon trennt.
# Ebenso vor einer Bedingung: „…; falls …, …“.
effect-then =
    { FORM($next, form: "kind") ->
        [if] { $said }; { $next }
       *[other] { $said }{ FORM($said, form: "tail") ->
            [condition] ;
           *[other] ,
        } dann { FORM($next, form: "inv") }
    }
    .tail = { FORM($next, form: "tail") }
    .inv =
        { FORM($next, form: "kind") ->
            [if] { FORM($said, form: "inv") }; { $next }
           *[other] { FORM($said, form: "inv") }{ FORM($said, form: "tail") ->
                [condition] ;
               *[other] ,
            } dann { FORM($next, form: "inv") }
        }
    .kind = then
    .joined = { FORM($said, form: "inv") } und { FORM($next, form: "inv") }
# Was mehrmals geschieht, steht hinter dem Doppelpunkt; ein Semikolon trennt, was danach kommt.
effect-times =
    { $times ->
        [2] zweimal
       *[other] { $times }-mal
    }: { $said }
    .tail = condition
effect-if =
    falls { $condition }, { FORM($does, form: "kind") ->
        [then] { FORM($does, form: "joined") }
       *[other] { FORM($does, form: "inv") }
    }
    .kind = if
    .tail = condition
    .inv =
    – falls { $condition } – { FORM($does, form: "kind") ->
        [then] { FORM($does, form: "joined") }
       *[other] { FORM($does, form: "inv") }
    }
effect-sentence = { CAPITAL($says) }.
effect-sentences = { $said } { $next }
unable-if = Geht nur, wenn { $condition }.

## Große Momente, die Geschichte und das Plakat einer Partie
sound-strike = WUMM!
sound-stopped = KLONG!
sound-misfire = PFFFT!
sound-fall = RUMMS!
sound-rise = WUSCH!
sound-stage = KRAWUMM!
sound-out = KRACH!
story-turn = Zug { $n }
story-round = Runde { $n }
story-end = ENDE!
story-lost = NIEDERLAGE!
poster-won = Sieg für { $who }!
poster-drawn = Unentschieden!
poster-together-won = Die Helden gewinnen!
poster-together-lost = Der Schurke gewinnt!
poster-name = { $who }
figure-turns = Züge
figure-rounds = Runden
figure-damage = Schaden
figure-blocks = Blocks
figure-threat = Bedrohung weg
figure-defeated = Helden besiegt
figure-counters = Konter
figure-battles = Kämpfe
figure-points = Punkte gewonnen
