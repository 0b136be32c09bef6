### Ce qu'aucun jeu ne dit à lui seul. Les noms, les titres des cartes et les nombres arrivent en arguments.

## Phrases qui ne font que porter quelque chose
card = { $card }
seat = { $seat }
name = { $name }
number = { $n }
colon = { " " }:
nothing = rien

## Une table en mots
face-down-card = une carte face cachée
more-cards =
    { $n ->
        [one] et une autre
       *[other] et { $n } autres
    }
others-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
others-else =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
others-instead = autre chose
others-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
same-times = { $times } × { FORM($what, form: "bare") }
more-lines =
    { $n ->
        [one] et encore une ligne
       *[other] et encore { $n } lignes
    }
more-panels =
    { $n ->
        [one] et encore une place à la table
       *[other] et encore { $n } places à la table
    }
zone-top = dessus
upside-down = à l’envers
panel-you = toi
brief-out = Tu es hors jeu
piles-title = Piles visibles, de haut en bas
no-panels = Il n’y a rien sur la table.

## Une question
prompt-source = Carte : { $card }
prompt-so-far = Jusqu’ici
prompt-left =
    { $n ->
        [one] Il en reste une à placer.
       *[other] Il en reste { $n } à placer.
    }
prompt-left-share =
    { $n ->
        [0] Tout est réparti.
       *[other] Reste à répartir : { $n }
    }
prompt-to-choose =
    { $min ->
        [0] Choisis-en jusqu’à { $max }.
       *[other] { $same ->
            [yes] Choisis-en { $max }.
            [next] Choisis-en { $min } ou { $max }.
           *[no] Choisis-en de { $min } à { $max }.
        }
    }
prompt-cost =
    { $typed ->
        [none] À payer : { $total }
        [all] À payer : { $parts }
       *[other] À payer : { $total }, dont { $parts }
    }
prompt-cost-part = { $amount } { $as }
prompt-paid = Payé : { $amount } sur { $total }
prompt-paid-with = Payé : { $amount } sur { $total }, avec { $items }
prompt-too-much = Tu paies trop. Retire ce qui est en trop.
prompt-none = Ne rien choisir
prompt-pick = Choisir…
prompt-range = { $from } – { $to }
prompt-suggested-order = Laisser tel quel
prompt-suggested-pay = Payer avec { $items }
told-apart = { $what } ({ $by })
prompt-copies = { $what } ×{ $n }
prompt-item = { $what } ({ $as })
prompt-item-more = { $what } ({ $amount } × { $as })
prompt-share = { $what } : { $n } sur { $max }
prompt-held = ✓ { $what }
prompt-add-one = Un pour…
prompt-all-left =
    { $n ->
        [one] Le dernier pour…
       *[other] Les { $n } qui restent pour…
    }
prompt-confirm-some =
    { $n ->
        [0] Valider ce choix
        [one] Valider ce choix
       *[other] Valider ces { $n } choix
    }
prompt-confirm-verb =
    { $n ->
        [0] { $verb }
       *[other] { $verb } ({ $n })
    }
prompt-confirm-order = Valider mon ordre
prompt-confirm-share = Répartir ainsi
prompt-confirm-pay = Payer ainsi
prompt-undo = Retirer le dernier choix
prompt-clear = Recommencer
prompt-earlier = Page précédente
prompt-later = Page suivante
prompt-refused = Pourquoi je ne peux pas… ?

## Ce qui n'est pas possible
refused-title = Tu ne peux pas :
refused-nothing = Rien n’est exclu : tous tes choix sont sur les boutons.

## Le journal
why-card = À l’origine : { $card }
why-unknown = C’est le cours normal de la partie : ça ne vient ni d’une carte ni d’une règle spéciale.
rule-rulings =
    { $n ->
        [one] Arbitrage de Longbox : { $ids }
       *[other] Arbitrages de Longbox : { $ids }
    }

## Cartes
card-plain = Carte sans texte.
card-id = Carte { $id }
hand-title = Ta main
# A card of the hand that answers the question
mark-answer = peut être choisie maintenant
hand-empty = Ta main est vide.

## Pourquoi ça ne marche pas, et que faire à la place
refused-none-over = Tu n’as pas de partie terminée ici. Reviens quand tu en auras fini une ; `/match list` montre celles qui sont en cours.
refused-none-in-thread = Tu n’as pas de partie dans ce fil. Pour en choisir une autre, utilise l’option `match`.
refused-no-match = Tu n’as pas de partie pour ça ici. `/match list` montre les tiennes ; `/challenge` en commence une.
refused-not-at-table = Tu ne joues pas cette partie. Regarde le plateau, ou lance la tienne avec `/challenge`.
refused-gave-up = Cette place a quitté la partie. Tu peux toujours regarder le plateau.
refused-no-hints = Les conseils sont réservés aux parties contre des bots d’entraînement, où aucune cote n’est en jeu.
refused-no-partners = On ne cède sa place que dans les jeux coopératifs.
refused-not-yours-to-give = Tu peux céder ta place ou celle d’un joueur à court de temps, et reprendre la tienne à un bot d’entraînement. L’hôte décide pour les autres bots.
refused-practice-already = Un bot d’entraînement joue déjà à cette place.
refused-not-host = Seul l’hôte de la table peut faire ça.
refused-not-invited = Ce défi est pour quelqu’un d’autre. Lance le tien avec `/challenge`.
refused-bot-opponent = Ce bot ne joue pas aux cartes. Défie quelqu’un, ou moi pour t’entraîner.
refused-not-in-server = { $name } n’est pas sur ce serveur et ne verrait pas ton défi. Défie quelqu’un d’ici, ou n’indique pas d’adversaire.
refused-successor-elsewhere = { $name } n’est pas sur ce serveur. Indique quelqu’un d’ici, ou laisse `to` vide pour un bot d’entraînement.
refused-level-of-a-person = Les niveaux, c’est pour t’entraîner contre moi. N’indique pas de niveau, ou pas d’adversaire.
refused-series-together = Les séries de trois parties ne se jouent qu’entre adversaires. Enlève `best-of` dans les jeux coopératifs.
refused-not-for-host = C’est à { $who } d’accepter ou de refuser ce défi. Toi, tu peux annuler la table.
refused-yourself = Tu ne peux pas te défier toi-même. N’indique pas d’adversaire, ou choisis-moi pour t’entraîner.
refused-own-challenge = C’est ta propre table. Attends que quelqu’un la rejoigne, ou annule-la.
refused-already-seated = Tu as déjà une place à cette table.
refused-table-full = Toutes les places de cette table sont prises. Ouvres-en une autre avec `/challenge`.
refused-too-few = Il faut au moins { $least } joueurs. Invite d’abord quelqu’un à appuyer sur **Rejoindre**.
refused-not-open = Ça ne marche qu’avant le début d’une partie ou après sa fin.
refused-closed = Cette table n’est plus ouverte. Commence une nouvelle partie avec `/challenge`.
refused-not-started = Cette partie n’a pas commencé : il manque encore quelqu’un ou un deck.
refused-stale = Ce choix est déjà fait. Appuie sur **À toi de jouer** pour voir la suite.
refused-foreign = Cette question est pour quelqu’un d’autre. Appuie sur **À toi de jouer** pour voir la tienne.
refused-illegal = Tu ne peux pas : { $problem }. Appuie sur **À toi de jouer** et choisis autre chose.
refused-over = Cette partie est terminée. Appuie sur **Revanche, mêmes decks** sur le plateau pour rejouer.
refused-over-for-good = Cette partie est terminée. Les boutons du plateau montrent la suite.
refused-halted = Cette partie ne peut pas continuer à cause d’un bug dans mes règles. Tu peux encore abandonner, et le signaler avec `/match bug`.
refused-rules-failed = Il y a un bug dans mes règles. La partie est revenue juste avant cette action ; rien d’autre n’est perdu. Choisis autre chose, et signale-le s’il te plaît avec `/match bug` (numéro { $number }).
refused-unknown-game = Aucun jeu ne s’appelle « { $game } ». Choisis-en un dans la liste.
refused-unknown-ruleset = Je ne connais pas les règles « { $ruleset } ». Choisis dans la liste.
refused-unknown-scenario = Aucun scénario ne s’appelle « { $scenario } ». Choisis parmi les suggestions de `/scenario start`.
refused-unknown-deck = Aucun deck ne s’appelle « { $deck } ». `/deck list` montre ceux que tu peux jouer.
refused-unknown-deck-near = Aucun deck ne s’appelle « { $deck } ». Tu cherches peut-être { $near } ? `/deck list` montre ceux que tu peux jouer.
refused-deck-of-game = « { $deck } » est un deck pour { $game }. Choisis-en un pour le jeu auquel tu veux jouer.
refused-ready-deck = « { $deck } » est un deck prêt à jouer, il reste tel quel. `/deck copy` en fait un deck à toi.
refused-unknown-set = Ce serveur n’a pas de set « { $set } » pour ce jeu. Les gestionnaires du serveur voient ses sets avec `/set list`.
refused-no-such-set = Ce serveur n’a pas de set « { $set } ». Les gestionnaires du serveur voient ses sets avec `/set list`.
refused-set-changed = Ce set a été remplacé ou enlevé entre-temps. `/set list` montre ceux qu’il y a maintenant.
refused-too-many-sets = Un serveur peut avoir { $most } sets au maximum. Enlèves-en d’abord un avec `/set remove`.
refused-too-many-tables = Tu as { $most } tables ouvertes, le maximum à la fois. Termines-en ou annules-en d’abord une : `/match list` les montre.
refused-too-many-practice =
    { $most ->
        [one] Tu as déjà une partie d’entraînement en cours. Finis-la ou abandonne-la d’abord : `/match list` la montre.
       *[other] Tu as déjà { $most } parties d’entraînement en cours. Finis-en ou abandonnes-en d’abord une : `/match list` les montre.
    }
refused-too-many-strong =
    { $most ->
        [one] Un bot fort réfléchit déjà à une autre de tes parties. Finis-la d’abord, ou prends un bot plus facile.
       *[other] Des bots forts réfléchissent déjà à { $most } de tes parties. Finis-en d’abord une, ou prends un bot plus facile.
    }
refused-too-many-here = Ce serveur a { $most } tables ouvertes, le maximum à la fois. Réessaie quand certaines seront finies.
refused-too-fast = Ça fait beaucoup d’un coup. Attends un instant et réessaie.
refused-no-practice = Je n’ai pas de bot d’entraînement pour ce jeu avec ces règles. Choisis d’autres règles, ou défie quelqu’un.
refused-deck-not-legal = Ce deck ne se joue pas ici. { $problem } Prends-en un autre, ou modifie-le avec `/deck edit`.
refused-decks-do-not-match = Ces decks ne vont pas ensemble. { $problem } Prends-en un autre.
refused-nothing-to-take-back = Rien à annuler sans accord pour l’instant. `/match undo` montre ce qui est possible.
refused-league-table = C’est une partie de ligue. L’appariement décide qui y joue ; pour quitter la soirée, utilise `/league leave`.
refused-take-back-needs-consent = Tu ne peux plus revenir là-dessus sans accord : quelque chose a été vu ou décidé depuis.
failed = Quelque chose a coincé de mon côté. Rien de ce que tu as fait n’est perdu ; réessaie. Si ça recommence, utilise `/match bug`.

refused-no-deck = Ce n’est pas un de tes decks, ou il a été supprimé. `/deck list` montre les tiens.
refused-no-code = Aucun deck n’a le code « { $code } ». Vérifie-le : un code a huit lettres et chiffres, comme 7K3Q-9FHM.
refused-deck-name = Un nom de deck compte de 1 à { $most } caractères visibles. Choisis-en un autre.
refused-deck-name-taken = Tu as déjà un deck nommé « { $name } ». Choisis un autre nom, ou renomme l’ancien avec `/deck rename`.
refused-too-many-decks = Tu as { $most } decks, le maximum par personne. Supprimes-en d’abord un avec `/deck delete`.
refused-deck-changing = Ce deck est en train d’être modifié ailleurs. Réessaie dans un instant.
refused-deck-cards = Un deck contient au plus { $most } cartes différentes. Retires-en d’abord.
refused-deck-copies = Un deck contient au plus { $most } copies d’une même carte.
refused-deck-card = { $card } n’est plus dans ce jeu. Tu peux retirer cette carte, mais pas l’ajouter.
refused-no-themes = Je ne sais pas proposer de deck pour ce jeu. Enlève le thème et choisis les cartes toi-même.
refused-unknown-theme = Aucun thème ne s’appelle « { $theme } ». Choisis une suggestion, comme un héros ou une équipe.
refused-deck-empty = Ce deck est vide : il n’y a pas de liste à écrire. Ajoute d’abord des cartes avec `/deck edit`.
refused-list-empty = Cette liste ne contient aucune carte. Écris-en une par ligne, comme `4x Nom` ou `ST001:4`.
refused-list-long = Cette liste est trop longue : je lis jusqu’à { $most } caractères.
refused-list-json = Ce JSON n’est pas valide. Ligne { $line }, colonne { $column } : { $problem }.
refused-list-shape = Je ne sais pas lire ce JSON comme un deck. Ligne { $line }, colonne { $column }, { $path } : { $problem }. Écris les cartes avec leurs copies, comme {"{"}"ST001": 4{"}"}.
refused-file-size = Ce fichier est trop gros : je lis jusqu’à { $most } Ko.
refused-file-type = Je ne lis que des fichiers texte et JSON. « { $name } » n’est ni l’un ni l’autre.
refused-file-gone = Je n’ai pas pu télécharger ce fichier depuis Discord. Réessaie, ou colle plutôt la liste.

## Un défi
level-easy = Facile : débute
level-steady = Solide : sait jouer
level-strong = Fort : anticipe
former-player = Ancien joueur
practice-easy = Bot facile
practice-steady = Bot solide
practice-strong = Bot fort
# A practice bot that is somebody; $level: easy, steady or strong. Sentences put names in brackets, so they have none
character-bold = Fonceur le bot { $level }
    .short = Fonceur
character-careful = Vigie le bot { $level }
    .short = Vigie
character-tricky = Filou le bot { $level }
    .short = Filou
challenge-posted = Ta table est ouverte. Tout le monde ici la voit.
challenge-posted-quietly = Ta table est ouverte. Pas de nouvelle mention pour { $who } : ton dernier défi date de moins d’une heure.
deck-choose = Choisis ton deck. Les choix restent cachés jusqu’à ce que tout le monde ait choisi.
deck-chosen = Ton deck : **{ $deck }**. Tu peux changer d’avis jusqu’au début de la partie.
deck-secret = Les decks restent secrets jusqu’à la fin de la partie.
deck-waiting = En attente d’un deck : { $who }.
deck-waiting-answer = En attente d’une réponse à ton défi.
deck-waiting-seat = En attente de quelqu’un pour l’autre place.
deck-waiting-start = La partie commence quand tout le monde a un deck et que la table est pleine. S’il reste des places, l’hôte peut lancer la partie sans attendre.
deck-taken = Héros déjà pris
clock-live = En direct : une minute par réponse, plus dix de réserve pour la partie
clock-live-slow = En direct, plus lent : trois minutes par réponse, plus trente de réserve
clock-10-minutes = Dix minutes
clock-an-hour = Une heure
clock-a-day = Un jour
clock-three-days = Trois jours
clock-never = Sans chrono
sets-recommended = Le set habituel du méchant
deck-choose-partner = Choisis ton héros et ton deck.
deck-for = Pour **{ $who }** :
button-deck-for = Deck pour { $who }
deck-pick = Choisir un deck…
decks-own = Tes decks
deck-group = { $group } ({ $count })
deck-size = { $size } { $size ->
        [one] carte
       *[other] cartes
    }
lobby-challenge = **{ $host }** te défie : { $game } ({ $ruleset }{ $best ->
        [3] , au meilleur des trois parties
       *[other] {""}
    }).
lobby-open = **{ $host }** cherche quelqu’un pour jouer : { $game } ({ $ruleset }{ $best ->
        [3] , au meilleur des trois parties
       *[other] {""}
    }).
lobby-rematch = **{ $host }** veut une revanche : { $game } ({ $ruleset }).
lobby-open-partners = **{ $host }** monte une équipe pour { $game } : { $ruleset }. Prends une place (ou plusieurs) ; des bots d’entraînement peuvent compléter la table.
lobby-sets = Sets ajoutés : { $sets }
lobby-choosing = **{ $host }** a ouvert une table de { $game } ({ $ruleset }{ $best ->
        [3] , au meilleur des trois parties
       *[other] {""}
    }). Place au choix des decks.
lobby-declined = **{ $host }** voulait jouer à { $game }, mais le défi a été refusé.
lobby-withdrawn = **{ $host }** a fermé cette table.
lobby-expired = Personne n’est venu à temps pour { $game }. Recommence avec `/challenge`.
lobby-called-off = Cette table est annulée : ce qui s’y est joué ne compte pas.
lobby-goes-on = { $reason } La table continue plus bas ; les decks déjà choisis restent.
lobby-league = Une table de ligue ({ $ruleset }{ $best ->
        [3] , au meilleur des trois parties
       *[other] {""}
    }). Choisissez vos decks ; ça commence dès que tout le monde a le sien.
lobby-set = Avec les cartes de ce serveur : **{ $set }**.
lobby-seats-open =
    { $n ->
        [one] Une place libre
       *[other] { $n } places libres
    }
lobby-seat-waiting = En attente d’une réponse
lobby-seat-choosing = { $who } choisit un deck
lobby-seat-ready = { $who } a choisi
lobby-seat-deck = { $who } : { $deck }
lobby-kick = Exclure un joueur…
button-accept = Accepter
button-decline = Refuser
button-withdraw = Annuler la table
button-join = Rejoindre
button-take-seat = Prendre une place
button-add-practice = Ajouter un bot
button-leave-or-close = Quitter ou fermer
button-decline-or-withdraw = Refuser ou annuler
ask-close-table = C’est ta table. La fermer pour tout le monde ?
button-leave-one = Libérer une place
button-start =
    { $n ->
        [1] Lancer en solo
       *[other] Lancer à { $n }
    }
button-choose-deck = Choisir mon deck
note-declined = Défi refusé.
note-withdrawn = Table fermée.
note-left = Tu as quitté la table.
note-kicked = La place est de nouveau libre.

## Mélanges vérifiés
button-luck = Mon grain de sel
button-shuffle = Mélange vérifié
luck-field = Quelques mots de ton cru, pour le mélange
luck-hint = Quelque chose que personne ne devinerait. Tout le monde pourra le lire dans la transcription.
note-luck-added = Tes mots sont dans le mélange : « { $words } ». Son empreinte est maintenant `{ $fingerprint }`. Si **Mélange vérifié** montre la même à la distribution, personne n’a changé ses propres mots après toi.
refused-luck-empty = C’était vide. Tape quelques lettres de ton cru.
refused-luck-late = Les cartes sont distribuées. Le grain de sel se met avant.
refused-luck-shared = Toutes les tables de cette soirée jouent le même mélange : personne ne peut y mettre son grain de sel.
shuffle-line = Mélange vérifié { $promise }
shuffle-line-luck = Mélange vérifié { $promise } · avec grain de sel { $fingerprint }
shuffle-seal = Sceau : { $seal }
shuffle-told = **Mélange vérifié :** `{ $commitment }`. C’est l’empreinte du secret qui décide de chaque mélange et de chaque lancer de pièce, publiée avant que quiconque puisse ajouter son grain de sel.
shuffle-told-rests = **Grain de sel :** aucun. Le mélange est fixé et consigné, mais il faut faire confiance à l’hébergeur du bot : il aurait pu choisir un secret qui arrange quelqu’un.
shuffle-told-shared = **Grain de sel :** aucun. Toutes les tables de cette soirée jouent le même mélange. Il est fixé et consigné, mais il faut faire confiance à l’hébergeur du bot : il aurait pu choisir un secret qui arrange quelqu’un.
shuffle-told-luck = **Grain de sel :** { $who }, dans cet ordre. Avec ces mots, l’empreinte est `{ $fingerprint }`. Personne n’aurait pu choisir les cartes { $n ->
        [one] sans { $help }
       *[other] sans l’aide d’au moins une de ces personnes : { $help }
    } ; seuls des mots venus plus tard, ou un deck choisi après eux, auraient pu être taillés sur mesure.
shuffle-words = { $who } : « { $words } »
shuffle-how = **Mon grain de sel** ajoute tes propres mots au mélange, jusqu’à la distribution. Si tu te méfies de quelqu’un ici, attends que cette personne ait ajouté les siens et choisi son deck ; ajoute ensuite les tiens.
shuffle-secret = **Secret :** `{ $secret }`

## Quêtes
quests-title = Quêtes : { $game }
quests-about = À jouer en solo contre un bot d’entraînement. Chaque victoire débloque l’étape suivante.
quests-won =
    { $won ->
        [0] Quêtes gagnées : aucune sur { $all }.
       *[other] Quêtes gagnées : { $won } sur { $all }.
    }
quests-of-some = ▸ **{ $keeper }** : { $won } sur { $all }
quests-of-all = ✓ **{ $keeper }** : les { $all } sont gagnées
quests-of-entry = { $won } sur { $all }
quests-of-title = Quêtes : { $keeper }
quests-progress = { $keeper } : { $won } sur { $all }. Toutes les quêtes : { $total } sur { $of }.
quest-title = { $keeper }, étape { $stage } : { $enemy }
quest-place = Étape { $stage } : { $enemy }
quest-difficulty =
    { $stars ->
        [1] ★☆☆
        [2] ★★☆
       *[other] ★★★
    }
quests-start = ▸ **Commence ici :** { $quest } { $difficulty }
button-start-here = Commencer ici
quests-pick = Les quêtes de quel personnage ?
quest-pick = Choisir une étape…
quest-open = jamais tentée
quest-tried =
    { $tries ->
        [one] tentée une fois
       *[other] tentée { $tries } fois
    }
quest-best = meilleure victoire : { $turns } tours contre le bot { $level }
quest-locked = se débloque après « { $quests } »
quest-no-terms = Aucune règle spéciale.
quest-temper-bold = { $enemy } fonce, frappe fort et encaisse plutôt que de lâcher une carte.
quest-temper-careful = { $enemy } joue la prudence, bloque tout ce qui peut l’être et garde des cartes pour ça.
quest-temper-tricky = { $enemy } aime la ruse : les cartes à effet passent avant les simples coups.
quest-facts = { $ruleset } · { $difficulty }
quest-choose = Choisis un deck pour commencer.
quest-under-way = Tu es en plein dans cette quête.
quest-level = Contre le bot { $level }
quest-level-meant = Le niveau prévu pour cette quête
quest-level-rating = Cote { $rating }
quest-level-pick = Contre qui ?
quest-won = Quête gagnée : « { $quest } ».
quest-not-won = Quête pas encore gagnée : « { $quest } ».
quest-opens = Tu débloques « { $quest } ».
quest-level-easy = facile
quest-level-steady = solide
quest-level-strong = fort
board-quest = **Quête** · { $quest } · { $difficulty }, bot { $level }
button-quests-of = Quêtes : { $keeper }
button-all-quests = Toutes les quêtes
button-same-deck = Jouer avec « { $deck } »
button-next-stage = Étape suivante
button-try-again = Réessayer
refused-unknown-quest = Aucune quête ne s’appelle « { $quest } ». `/quest` les montre toutes.
refused-quest-locked = Cette quête est encore verrouillée : il faut d’abord en gagner une autre. `/quest` montre laquelle.

## Une partie
button-your-move = À toi de jouer
button-my-hand = Ma main
button-as = Pour { $who }
button-concede = Abandonner la partie
button-keep-playing = Continuer à jouer
button-same-decks = Revanche, mêmes decks
button-change-decks = Changer de decks
button-why = Pourquoi ?
button-story = Le récit
button-post = Publier
note-posting = Publication en cours…
note-posted = Publié pour tout le monde.
button-coach = Moments clés
button-hint = Conseil
hint-line = Un bot d’entraînement fort choisirait : { $answer }
coach-how = Pronostic : ce que valait ta position, de 0 % (perdue) à 100 % (gagnée), en moyenne sur de nombreuses répartitions possibles des cartes que tu ne voyais pas.
coach-given = Ton choix : { $answer }. Pronostic : { $n } %.
coach-better = Meilleur coup : { $answer }. Pronostic : { $n } %.
coach-none = Pas d’erreur flagrante : un bot d’entraînement fort n’a rien trouvé de nettement meilleur.
coach-busy = Je n’ai pas pu revoir cette partie pour l’instant. Réessaie dans quelques minutes.
button-transcript = Transcription
button-replay = Revoir
button-watch = Suivre la partie
watch-thread = Tu suis maintenant cette partie. Ça se passe ici :
watch-here = Tu peux suivre cette partie sur son plateau. Jusqu’ici :
transcript-file = Tous les coups d’une partie terminée, son secret et son sceau
transcript-what-to-do = Ce fichier contient toute la partie. `npm run longbox -- verify FICHIER --seal SCEAU` la rejoue et vérifie que rien n’a changé depuis la fin.
button-refresh = Actualiser
button-take-back = Revenir en arrière
button-choose = Choisir
button-more = Plus…
button-pay-otherwise = Payer autrement…
button-in-words = En toutes lettres
button-report = Signaler un bug
menu-meanwhile = Entre-temps
menu-look-at = Regarder une carte…
menu-look-at-range = Regarder une carte : { $range }
menu-change = { $what } { $before } → { $after }
board-won = { $who } gagne
board-drawn = Match nul
board-together-won = Les héros gagnent !
board-together-lost = Les héros perdent
menu-won = C’est gagné !
menu-lost = C’est perdu
board-next = À essayer ensuite : { $villain }, { $mode } (`/scenario start`)
between-scores = –
board-score = Série : { $score }
awaiting-also = { $said } (aussi { $who })
board-halted = Cette partie ne peut pas continuer à cause d’un bug dans mes règles. Tu peux encore abandonner ; `/match bug` prépare un rapport.
board-leaving = { $who } abandonne. Ce sera effectif une fois ce choix fait.
hindered-match = Je ne peux pas montrer ta partie dans <#{ $channel }> pour l’instant. Il m’y faut : { $permissions }. Ensuite, je rattraperai mon retard.
hindered-night = Je ne peux pas montrer ta soirée de ligue dans <#{ $channel }> pour l’instant. Il m’y faut : { $permissions }. Ensuite, je rattraperai mon retard.
hindered-some = la permission de voir le salon et d’y écrire
permission-ViewChannel = Voir le salon
permission-SendMessages = Envoyer des messages
permission-EmbedLinks = Intégrer des liens
permission-CreatePublicThreads = Créer des fils publics
permission-CreatePrivateThreads = Créer des fils privés
permission-SendMessagesInThreads = Envoyer des messages dans les fils
hindered-place-match = Le salon de ta partie `{ $match }` n’existe plus. Utilise `/match board` avec cette partie dans un autre salon pour continuer là-bas.
hindered-place-night = Le salon de ta soirée de ligue n’existe plus. Utilise `/league move` dans un autre salon pour continuer là-bas.
menu-not-begun = Cette partie ne se joue pas en ce moment.
ask-concede = Abandonner cette partie ? Pas de retour possible.
concede-others = Les autres continuent sans toi.
concede-ends = La partie s’arrête là, sur une défaite.
note-handed-over = { $who } prend le relais.
note-seat-back = Te revoilà à la table.
ask-handover-practice = Laisser un bot jouer pour { $who } ? La place se reprend à tout moment.
ask-handover-person = Proposer la place de { $who } à { $name } ? Ensuite, à { $name } de la rendre.
button-hand-over = Céder la place
button-offer-seat = Proposer la place
button-take-over = Prendre le relais
seat-offered = { $to }, veux-tu prendre la place de { $who } dans cette partie de { $game } ?
seat-declined = { $who } garde sa place.
note-seat-offered = La question est posée à { $name }. Rien ne change avant son accord.
refused-offer-gone = Cette place n’est plus proposée.
refused-not-offered = Cette place a été proposée à quelqu’un d’autre.
button-seat-back = Reprendre la place
late-default = { $who } n’a plus de temps : le choix le plus sûr a été fait à sa place.
late-default-partners = { $who } n’a plus de temps : le choix le plus sûr a été fait à sa place. `/match handover` permet de confier la place à quelqu’un d’autre.
late-stand-in-partners = { $who } n’a plus de temps : comme convenu, un bot d’entraînement joue à sa place. `/match handover` permet de reprendre la place.
late-stand-in = { $who } n’a plus de temps.
late-forfeit = { $who } n’a plus de temps et déclare forfait, comme convenu.
late-forfeit-partners = { $who } n’a plus de temps et quitte la table, comme convenu.
note-later = { $who } reviendra plus tard.
note-gone = { $who } ne participe plus à la soirée : ses parties comptent comme abandonnées.
note-later-own = C’est noté. Pas de rappel avant ta prochaine réponse.
note-nudge-sent = Rappel envoyé dans le fil de la partie : { $who }.
clock-told-never = Sans chrono : prends ton temps.
clock-told = { CAPITAL($each) } par question ; ensuite, { $then }.
clock-told-bank = { CAPITAL($each) } par question, et { $bank } de réserve chacun pour toute la partie ; ensuite, { $then }.
lapse-default = la réponse la plus sûre est choisie
lapse-stand-in = un bot d’entraînement prend le relais
lapse-forfeit = c’est le forfait
lapse-choice-default = Choisir la réponse la plus sûre
lapse-choice-stand-in = Un bot prend le relais (coop)
lapse-choice-forfeit = Forfait
clock-waits = On attend { $who } : question posée
clock-bank-left = { $who } a { $left } en réserve.
clock-how = Ajoute des options à `/match clock` pour proposer un autre chrono. Il s’applique dès que tout le monde est d’accord.
clock-proposed = { $who } propose un autre chrono. { $clock } D’accord ?
clock-set = C’est convenu. { $clock }
clock-refused = { $who } n’est pas d’accord. Le chrono reste tel quel.
clock-withdrawn = { $who } retire sa proposition. Le chrono reste tel quel.
refused-clock-stale = Cette proposition n’est plus ouverte. `/match clock` montre le chrono actuel.
refused-clock-own = C’est ta propre proposition : à quelqu’un d’autre de l’accepter.
refused-no-clock = Cela va avec un chrono, et il n’y en aurait pas. Indiques-en un aussi, avec `clock` ou `minutes`.
refused-nobody-to-nudge = Il n’y a personne à relancer : cette partie n’attend aucun autre joueur.
refused-nudged-lately =
    Un rappel est déjà parti. { $minutes ->
        [one] Réessaie dans une minute.
       *[other] Réessaie dans { $minutes } minutes.
    }
refused-not-awaited = Ce n’est pas à toi de jouer dans cette partie.
refused-later-already = Tu l’as déjà dit, ou le temps est écoulé. Tu pourras le redire après avoir répondu à une question.
duration-minutes =
    { $n ->
        [0] pas de temps
        [one] une minute
       *[other] { $n } minutes
    }
duration-hours =
    { $n ->
        [one] une heure
       *[other] { $n } heures
    }
duration-days =
    { $n ->
        [one] un jour
       *[other] { $n } jours
    }
note-nudged = { $who } attend :
note-until = Fin du chrono
button-later = Je reviens plus tard
button-stand-in = Bot pour { $who }
note-conceded = Tu as abandonné. Merci d’avoir joué !
note-pay-otherwise = Choisis d’abord une carte, puis ce que tu dépenses pour la payer.
note-begun = La partie a commencé. Voici ta main.
note-playing-on = Bien. Voilà où tu en étais.
note-taken-back = Annulé. Choisis à nouveau.
note-took-back = { $who } revient en arrière.
note-saved = C’est fait.
note-chosen = Ton choix : { $what }.
note-upgraded = Mes règles ont été mises à jour en pleine action : la partie est revenue au début de cette action.
note-rules-failed = Il y a un bug dans mes règles. La partie est revenue au début de l’action ; choisis autre chose.
end-conceded = { $who } a abandonné.
end-repeated = La même situation s’est présentée pour la troisième fois.
end-repeated-often = La même situation s’est présentée { $times } fois.
end-forced = Personne n’a eu de vrai choix pendant { $turns } tours d’affilée.
why-title = Pourquoi ?
waiting-for-you =
    { $n ->
        [0] Aucune partie ne t’attend. Profite de la pause.
        [one] Une partie t’attend :
       *[other] { $n } parties t’attendent, la plus ancienne d’abord :
    }
match-none = Tu n’as pas de partie en cours. Commences-en une avec `/challenge`.
match-board = Le plateau est ici :
match-log-latest = Seulement la fin : le fil de la partie a tout depuis le début.
match-inviting = attend des joueurs
match-invited = attend que tu acceptes
match-choosing = choix des decks
match-your-turn = à toi de jouer
match-playing = en cours
match-halted = à l’arrêt
match-over = terminée
match-withdrawn = fermée
bug-what-to-do = Ce fichier contient tout ce que tu as le droit de voir de la partie, rien d’autre. Envoie-le aux gens qui gèrent ce bot et dis-leur à quoi tu t’attendais.
bug-file = Ce qu’un joueur a le droit de voir d’une partie
unknown-card = Aucune carte ne s’appelle « { $name } ». Tape un bout du nom d’un héros ou d’une carte et choisis une suggestion.
unknown-card-near = Aucune carte ne s’appelle « { $name } ». Tu cherches peut-être { $near } ? Tape un bout du nom et choisis une suggestion.
unknown-rule = Aucune règle sur « { $name } ». Tape un mot comme « bloquer » et choisis une suggestion.
unknown-rule-near = Aucune règle sur « { $name } ». Tu cherches peut-être { $near } ? Tape un de ces mots et choisis une suggestion.
settings-pictures-dark = Les plateaux sont des images pour le thème sombre. **En toutes lettres** affiche le tout en texte.
settings-pictures-dark-words = Les plateaux sont des images pour le thème sombre, avec tout le texte en dessous.
settings-pictures-light = Les plateaux sont des images pour le thème clair. **En toutes lettres** affiche le tout en texte.
settings-pictures-light-words = Les plateaux sont des images pour le thème clair, avec tout le texte en dessous.
settings-pictures-words = Les plateaux s’affichent en texte seulement.
settings-moments-shown = Les grands moments ont leur case de BD dans le fil, une par tour au plus.
settings-moments-hidden = Les grands moments ne sont pas montrés en image.
settings-hosts = Hôtes de ligue : <@&{ $id }>, et les membres qui gèrent les événements.
settings-no-hosts = Hôtes de ligue : les membres qui gèrent les événements. L’option `hosts` ajoute un rôle.
settings-how = Pour changer un réglage, utilise `{ $command }` avec une option : { $options }.
settings-saved = C’est enregistré.
settings-unchanged = Rien n’a changé : c’est déjà ainsi.
settings-limit-channel = Pour limiter les salons où commencer des parties, choisis-en un : `/settings channel:…`
settings-limit-starter = Pour limiter qui peut commencer des parties, choisis un rôle : `/settings starter:…`
settings-option = `{ $name }`
preferences-pictures-dark = Tes cartes s’affichent en images pour le thème sombre. **En toutes lettres** affiche le tout en texte.
preferences-pictures-dark-words = Tes cartes s’affichent en images pour le thème sombre, avec tout le texte en dessous.
preferences-pictures-light = Tes cartes s’affichent en images pour le thème clair. **En toutes lettres** affiche le tout en texte.
preferences-pictures-light-words = Tes cartes s’affichent en images pour le thème clair, avec tout le texte en dessous.
preferences-pictures-words = Tes cartes s’affichent en texte seulement. Sur un plateau, **En toutes lettres** te dit tout ce qui s’y trouve ; son allure pour tout le serveur se règle avec `/settings`.
preferences-language-discord = Je te parle dans la langue de ton Discord, si je la connais.
preferences-language = Ma langue avec toi : { $language }.
preferences-tables-shown = Tu figures dans les classements, et les autres peuvent consulter tes statistiques.
preferences-tables-hidden = Tu ne figures pas dans les classements, et personne d’autre ne peut consulter tes statistiques.
preferences-group-looks = Ce que tu vois
preferences-group-calls = Mentions et rappels
preferences-group-play = À la table
preferences-pings-on = Je te mentionne quand c’est à toi de jouer.
preferences-pings-off = Je ne te mentionne pas. Les plateaux montrent toujours quand c’est à toi.
preferences-reminders = Rappels : { $how }.
reminders-1-hour = au bout d’une heure
reminders-4-hours = au bout de quatre heures
reminders-12-hours = au bout de douze heures
reminders-a-day = au bout d’un jour
reminders-three-days = au bout de trois jours
reminders-off = jamais
preferences-quiet-none = Pas d’heures calmes.
preferences-quiet = Heures calmes : de { $from } à { $to } ({ $zone }). Les mentions attendent ; les chronos, non.
preferences-pace = Les bots d’entraînement te répondent { $how }.
pace-quick = vite
pace-usual = à vitesse normale
pace-slow = lentement
preferences-orders =
    { $count ->
        [0] Tu n’as pas de réponse automatique. `/me orders` en ajoute une.
        [one] Tu as une réponse automatique : `/me orders` la montre.
       *[other] Tu as { $count } réponses automatiques : `/me orders` les montre.
    }

## Consignes permanentes
orders-title = Tes réponses automatiques
orders-none = Tu n’en as pas.
orders-about = Il n’y a que toi qui les vois. Quand l’une d’elles s’applique, je réponds pour toi après une courte pause, qui ne révèle jamais si tu avais le choix. Jusque-là, tu peux encore répondre toi-même.
orders-add = En ajouter une…
orders-drop = En retirer une…
orders-limit = Jusqu’où ?
orders-propose = Que répondre pour toi à partir de maintenant ?
orders-choose = À partir de maintenant…
order-everywhere = dans toutes les parties de { $game }
order-here = dans cette partie
order-in-one = dans une partie de { $game }
order-will-answer = Une de tes réponses automatiques s’applique dans quelques secondes, sauf si tu réponds avant.
button-order = Ne plus me demander…
button-back = Retour
button-help = Aide
button-to-choices = Retour aux choix
note-order-given = C’est fait, et je répondrai de même à l’avenir. `/me orders` enlève cette réponse automatique.
refused-too-many-orders = Tu as { $most } réponses automatiques, le maximum. Enlèves-en d’abord une avec `/me orders`.
refused-unknown-order = Cette réponse automatique n’existe plus. `/me orders` montre les tiennes.
refused-unknown-zone = Aucun lieu ne s’appelle « { $zone } ». Choisis une suggestion comme Europe/Paris, ou un décalage comme UTC+2.
refused-unknown-hours = Je ne comprends pas « { $hours } ». Écris une plage horaire comme 22-7 ou 22:30-6:45, ou `none`.
refused-no-hours = Tu n’as pas d’heures calmes auxquelles appliquer un fuseau horaire. Indique les deux : `/me settings quiet:22-7 zone:…`

## Les réglages d'un serveur
settings-channels-all = Les parties peuvent commencer dans n’importe quel salon.
settings-channels = Les parties peuvent commencer dans :
settings-starter-all = Tout le monde peut lancer des parties.
settings-starter-everything = Peuvent lancer des parties :
settings-starter-tables = Les quêtes et l’entraînement sont ouverts à tous ; seul ce rôle peut ouvrir des tables à plusieurs :
settings-clock-usual = Chrono par défaut : un jour en coopération, aucun sinon.
settings-clock = Chrono par défaut : **{ $clock }**.
settings-language-server = Les plateaux suivent la langue du serveur, si je la parle.
settings-language = Langue des plateaux : { $language }.
settings-boards-channel = Les plateaux s’affichent dans le salon du défi ; chacun a un fil pour le journal et les mentions. S’il y en a déjà quatre d’actifs, les suivants vont dans leur fil.
settings-boards-thread = Les plateaux s’affichent dans le fil de la partie avec le journal. Le salon ne garde que le défi.

## Les decks de chacun
editor-size =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
editor-legal-by = ✓ Légal : { $rulesets }
editor-not-legal-by = ✗ Pas encore légal : { $rulesets }
editor-legal-all = ✓ Légal avec toutes les règles
editor-not-legal-all = ✗ Pas encore légal
editor-search = Recherche :
editor-found =
    { $n ->
        [0] Aucune carte trouvée. Efface la recherche, ou simplifie-la.
        [one] Une carte trouvée.
       *[other] { $n } cartes trouvées. Affichées : { $from }–{ $to }.
    }
editor-found-all = Les { $n } cartes du jeu. Affichées : { $from }–{ $to }.
editor-pick-found = Cartes trouvées…
editor-pick-held = Cartes du deck…
editor-page = { $placeholder } ({ $from }–{ $to } sur { $n })
editor-narrow = Affiner par…
editor-narrow-by = { $facet }…
editor-any = Peu importe
editor-other-facet = Affiner autrement
editor-more-values = Plus…
editor-cards-like-that =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
editor-in-deck = { $n } dans le deck
editor-empty = Ce deck est vide. Appuie sur **Ajouter des cartes**, choisis-en une dans la liste et ajoute-la.
editor-group = **{ $group }** · { $n }
editor-group-none = **Autres** · { $n }
editor-line = { $n } × { $card }
editor-line-unknown = { $n } × { $id } (inconnue dans ce jeu)
button-add = En ajouter une
button-cut = En retirer une
button-playset = En mettre { $n }
button-out = Tout retirer
button-search = Rechercher…
button-clear-search = Effacer la recherche
button-find = Ajouter des cartes
button-list = Le deck
button-check = Vérifier
button-edit = Modifier
button-export = Exporter
button-share = Partager
button-unshare = Ne plus partager
search-title = Chercher des cartes
search-field = Des mots, ou hero:storm level<=3
search-hint = { $facets }; "deux mots"; tech,speed; -sans
note-deck-new = Ton nouveau deck : **{ $name }**.
note-deck-proposed = J’ai monté **{ $name }** autour du thème { $theme } (graine { $seed } : la même graine donne le même deck).
note-deck-renamed = Nouveau nom : **{ $name }**.
note-deck-copied = **{ $name }** est à toi maintenant ; change-le comme tu veux.
note-deck-imported = **{ $name }** importé.
note-deck-deleted = **{ $name }** supprimé. Les parties qui l’utilisent déjà continuent avec.
note-deck-kept = **{ $name }** reste tel quel.
note-deck-unshared = **{ $name }** ne peut plus être copié. Les copies déjà faites restent.
note-import-dropped = Rien n’a été importé.
deck-untitled = Nouveau deck
deck-imported-name = Deck importé
deck-theme-name = Thème { $theme }
deck-shared = N’importe qui, sur n’importe quel serveur, peut copier **{ $name }** avec ce code : **{ $code }**. Il suffit de taper `/deck import list:{ $code }`.
deck-exported = `/deck import` lit ceci, ici ou sur n’importe quel autre serveur.
deck-file = Une liste de deck
ask-delete-deck = Supprimer **{ $name }** ({ $size } { $size ->
        [one] carte
       *[other] cartes
    }) ? Pas de retour possible.
button-delete-deck = Supprimer
button-keep-deck = Garder
deck-not-playable = Pas jouable ici : **{ $name }**. { $problem }
deck-not-playable-more =
    { $n ->
        [one] Un autre de tes decks ne se joue pas ici. `/deck check` dit pourquoi.
       *[other] { $n } autres de tes decks ne se jouent pas ici. `/deck check` dit pourquoi.
    }
deck-choice-not-legal = { $name } (pas légal ici)
decks-own-none = Tu n’as pas encore de deck à toi. `/deck new` en crée un ; `/deck import` lit une liste ou un code.
decks-line = **{ $name }** · { $size } { $size ->
        [one] carte
       *[other] cartes
    } · { $where }
decks-line-legal = { $rulesets }
decks-line-legal-all = toutes les règles
decks-line-nowhere = pas encore légal : { $problem }
decks-ready = Prêts à jouer : { $rulesets }
decks-ready-all = Prêts à jouer
import-title = Importer un deck
import-list = Liste de cartes ou code
import-list-hint = 4x Nom, 4 Héros: Nom, ST001:4;ST002:2, JSON, ou un code comme 7K3Q-9FHM
import-name = Nom du deck (facultatif)
import-problems =
    { $n ->
        [one] Une ligne de cette liste m’échappe.
       *[other] { $n } lignes de cette liste m’échappent.
    } { $size ->
        [0] Aucune carte reconnue.
        [one] Une carte reconnue.
       *[other] { $size } cartes reconnues.
    }
button-import-rest =
    { $n ->
        [one] Importer cette carte
       *[other] Importer ces { $n } cartes
    }
button-import-fix = Corriger la liste
button-import-drop = Ne pas importer
refused-import-gone = Cette liste n’est plus là : tu en as importé une autre depuis. Importe-la à nouveau.
theme-choice = { $facet } : { $value }

## Listes et recherches
list-unknown = Ligne { $line }, « { $written } » : carte inconnue.
list-unknown-near = Ligne { $line }, « { $written } » : carte inconnue. Tu cherches peut-être { $cards } ?
list-ambiguous = Ligne { $line }, « { $written } » : plusieurs cartes portent ce nom : { $cards }. Écris le nom complet.
list-too-many = Ligne { $line }, « { $written } » : un deck contient au plus { $cards } cartes différentes, et { $copies } copies de chacune.
list-no-copies = Ligne { $line }, « { $written } » : zéro copie.
list-line = Ligne { $line } : { $problem }
list-more =
    { $n ->
        [one] Une autre ligne m’échappe.
       *[other] { $n } autres lignes m’échappent.
    }
search-no-facet = On ne peut pas chercher par « { $name } ». Essaie { $facets }.
search-no-order = { $facet } n’est pas un nombre. Écris `:` au lieu de `<` ou `>`.
search-no-value = Aucun résultat pour « { $wanted } » ({ $facet }). Essaie { $known }.

## Revenir en arrière
undo-free = Tu peux annuler ta dernière réponse : rien n’a été pioché, montré ni décidé depuis.
undo-consent =
    Depuis ta dernière réponse, quelque chose a été pioché, montré ou décidé, ou son action est finie : il faut l’accord de la table ({ $who }) pour annuler cette réponse. Toute l’action dont elle fait partie sera annulée avec elle { $answers ->
        [one] (une réponse)
       *[other] ({ $answers } réponses en tout)
    }. Personne n’oublie ce qu’il a vu, mais les cartes cachées sont remélangées.
undo-alone =
    Tu peux annuler ta dernière réponse. Toute l’action dont elle fait partie sera annulée { $answers ->
        [one] (une réponse)
       *[other] ({ $answers } réponses en tout)
    }, et les cartes cachées seront remélangées.
undo-blocked-nothing = Il n’y a rien à annuler : tu n’as encore rien choisi dans cette partie.
undo-blocked-old = Tu ne peux pas annuler ta dernière réponse : c’est trop ancien.
undo-blocked-left = Tu ne peux pas annuler ta dernière réponse : quelqu’un a quitté la partie depuis.
undo-asked =
    { $who } voudrait annuler sa dernière réponse. Toute l’action dont elle fait partie serait annulée { $answers ->
        [one] (une réponse)
       *[other] ({ $answers } réponses en tout)
    }, et les cartes cachées seraient remélangées. D’accord ?
undo-sent = Demande envoyée à { $who }. En cas d’accord, la partie revient en arrière.
undo-agreed = Merci. Il manque encore un accord : { $who }.
undo-done = C’est convenu : { $who } annule sa dernière réponse. La partie reprend à partir de là.
undo-refused = { $who } n’est pas d’accord. La partie continue telle quelle.
undo-withdrawn = { $who } retire sa demande. La partie continue telle quelle.
button-ask-consent = Demander l’accord
button-agree = D’accord
button-disagree = Pas d’accord
button-withdraw-undo = Retirer la demande
note-took-back-agreed = { $who } revient en arrière, comme convenu. Les cartes cachées sont remélangées.
refused-undo-stale = La partie a avancé depuis. Refais `/match undo` pour voir ce que tu peux annuler maintenant.
undo-blocked-forbidden = Le retour en arrière est désactivé pour cette partie.
refused-undo-forbidden = Le retour en arrière est désactivé pour cette partie.

## Une partie terminée
replay-step =
    { $at ->
        [0] **La donne**
       *[other] **Étape { $at } sur { $last }**
    }
replay-hand-empty = **{ $who }** n’a aucune carte en main
replay-hand = **{ $who }** a en main { $cards }
# Ce que ce joueur seul a lu, avec les mots qu'il a lus.
replay-told = À { $who } : « { $line } »
replay-file = Toute la partie, y compris ce qui était caché
button-replay-first = Au début
button-replay-back = Précédent
button-replay-on = Suivant
button-replay-leap-back = Reculer de { $n }
button-replay-leap-on = Avancer de { $n }
button-replay-last = À la fin
button-replay-file = Télécharger
refused-replay-not-over = Cette partie n’est pas finie : ses cartes et son secret sont encore cachés. Réessaie quand elle le sera.
refused-replay-other-rules = Je ne peux pas rejouer cette partie : mes règles ont changé depuis, ou les données d’un joueur ont été effacées. `/match log` montre ce qui s’est passé.
refused-takes-too-long = Le calcul a pris trop de temps. Réessaie dans une minute.
verify-right =
    ✓ La partie est conforme à ce qui a été promis et consigné : { $decisions ->
        [one] une décision rejouée mène
       *[other] { $decisions } décisions rejouées mènent
    } au même résultat (`{ $hash }`). Le secret `{ $secret }` a bien l’empreinte annoncée, `{ $commitment }`. **Transcription** sur le plateau te donne un fichier pour vérifier toi-même, avec son sceau.
# Below a match that is still being played, where another one was checked
verify-later = Celle-ci n’est pas terminée : elle ne pourra être vérifiée qu’à la fin.
verify-forgotten = Les données d’un joueur de cette partie ont été effacées, avec sa part du mélange : elle ne peut pas être rejouée. Le secret est `{ $secret }`, d’empreinte `{ $commitment }`.
verify-renamed = Les données d’un joueur de cette partie ont été effacées. Sans son nom, le sceau ne correspond plus à celui qui a été publié.
verify-wrong = ✗ La partie n’est **pas** conforme à ce qui est consigné, à { $where } : { $problem } Si j’ai été mis à jour depuis, c’est pour ça : seule la version d’alors peut la vérifier.
verify-not-sealed = ce n’est pas ce qui a été scellé.
verify-other-secret = ce n’est pas le secret promis.
verify-other-options = le jeu n’a pas ces options.
verify-gap = un coup manque ou n’est pas à sa place.
verify-cut = la partie n’est pas finie ici : il manque des coups.
verify-other-result = les coups mènent à un autre résultat.
verify-other-rules = à partir d’ici, les règles ne mènent pas à ce qui est consigné.

## Statistiques
stats-here = ce serveur
stats-everywhere = partout
stats-title = { $name } · { $game } · { $where }
stats-game-title = { $game } en chiffres · { $where }
stats-card-title = { $card } en chiffres · { $game } · { $where }
stats-versus-title = { $one } contre { $other } · { $game } · { $where }
stats-board-title = Classement : { $game } · { $where }
stats-rate = { $wins } { $wins ->
        [one] victoire
       *[other] victoires
    } en { $games } { $games ->
        [one] partie
       *[other] parties
    }, soit { $share } % (sans doute entre { $low } et { $high } %)
stats-rating = **Cote { $rating }** après { $games ->
        [one] une partie
       *[other] { $games } parties
    }
# The rating of each level of practice bots, for somebody to hold their own against
stats-bots = Bots d’entraînement, sur la même échelle : { $bots }
# A level or a villain, and its rating
stats-rated = { $what } { $rating }
stats-scenarios = Cotes des méchants, chacun contre un seul joueur : plus la cote est haute, plus le méchant est dur à battre
# In these, `together` is for games whose players play against a villain together
stats-people =
    { $sides ->
        [together] Contre des méchants :
       *[apart] Contre des humains :
    }
stats-practice = Contre des bots d’entraînement :
stats-early =
    { $games ->
        [one] Une partie abandonnée avant que tout le monde ait joué un tour est comptée à part.
       *[other] { $games } parties abandonnées avant que tout le monde ait joué un tour sont comptées à part : { $wins } { $wins ->
        [one] victoire
       *[other] victoires
    }.
    }
stats-streak =
    { $kind ->
        [won] { $now ->
            [one] Dernière partie gagnée
           *[other] { $now } victoires d’affilée
        }
        [lost] { $now ->
            [one] Dernière partie perdue
           *[other] { $now } défaites d’affilée
        }
       *[none] Match nul à la dernière partie
    } · plus longue série de victoires : { $longest }
stats-length =
    En moyenne, une partie dure { $sides ->
        [together] { $turns ->
            [one] un round
           *[other] { $turns } rounds
        }
       *[apart] { $turns ->
            [one] un tour
           *[other] { $turns } tours
        }
    } ({ $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }).
stats-matches =
    { $sides ->
        [together] { $n ->
            [one] Une partie contre un méchant.
           *[other] { $n } parties contre des méchants.
        }
       *[apart] { $n ->
            [one] Une partie entre humains.
           *[other] { $n } parties entre humains.
        }
    }
stats-none-yet =
    { $sides ->
        [together] Aucune partie terminée contre un méchant pour l’instant. Commences-en une avec `/scenario start`.
       *[apart] Aucune partie terminée contre des humains pour l’instant. Commences-en une avec `/challenge`.
    }
stats-by-ruleset = Règles
stats-by-villain = Méchants
stats-by-players = Joueurs à la table
stats-by-hero = Héros
stats-by-deck = Decks
stats-by-scenario = Scénarios
stats-by-first = Qui commence
stats-by-luck = Chance
stats-players =
    { $n } { $n ->
        [one] joueur
       *[other] joueurs
    }
stats-scenario = { $villain }, { $mode } · { $players }
stats-scenario-sets = { $villain }, { $mode } · { $sets } · { $players }
stats-first-yes = En commençant
stats-first-no = Quand quelqu’un d’autre commence
stats-luck = { $what } : { $times } (attendu : { $expected }).
chart-share = { $share } % ({ $wins }/{ $of })
chart-range = { $low }–{ $high } %
stats-rating-curve = La cote au fil du temps
stats-versus-none = { $name } et toi n’avez encore terminé aucune partie ensemble.
stats-draws =
    { $n ->
        [one] Un match nul.
       *[other] { $n } matchs nuls.
    }
stats-longest = Plus longue série de victoires ({ $name }) : { $n }
stats-card-which = Plusieurs cartes correspondent à « { $name } » : { $cards }. Laquelle ? Choisis-la dans les suggestions.
stats-card-none = Personne n’a encore joué cette carte dans une partie entre humains.
stats-card-played =
    Jouée { $times ->
        [one] une fois
       *[other] { $times } fois
    }, par { $games } { $games ->
        [one] joueur
       *[other] joueurs
    } sur { $of }.
stats-card-won = Taux de victoire quand on la joue :
stats-place = { $place }. { $who } · **{ $rating }** · { $wins } { $wins ->
        [one] victoire
       *[other] victoires
    } en { $games } { $games ->
        [one] partie
       *[other] parties
    } ({ $share } %)
stats-board-empty =
    { $sides ->
        [together] Personne n’a encore terminé { $least } parties contre des méchants.
       *[apart] Personne n’a encore terminé { $least } parties contre des humains.
    }
stats-board-about =
    { $sides ->
        [together] Seules comptent les parties sans bots d’entraînement ; il en faut au moins { $least }. Les cotes partent de 0 et montent quand on bat de puissants méchants ; `/me settings stats:Caché` te retire de la liste.
       *[apart] Seules comptent les parties entre humains ; il en faut au moins { $least }. Les cotes partent de 0 et montent quand on bat de bons joueurs ; `/me settings stats:Caché` te retire de la liste.
    }
stats-file = Tes résultats en tableau
stats-exported =
    { $n ->
        [one] Ton résultat, pour n’importe quel tableur.
       *[other] Tes { $n } résultats, pour n’importe quel tableur.
    }
refused-stats-of-a-bot = Les bots n’ont pas de statistiques. Indique une personne.
refused-stats-hidden = { $name } ne montre pas ses statistiques.
refused-stats-yourself = On ne joue pas contre soi-même. Choisis quelqu’un d’autre.

## Vie privée
privacy-file = Tout ce que je conserve sur toi
privacy-exported = Ce fichier contient tout ce que je conserve sur toi. Il n’y a que toi qui vois ce message. `/privacy delete` efface tout.
ask-forget =
    Veux-tu que je t’oublie ? { $matches ->
        [0] Tu n’as aucune partie en cours.
        [one] Ta partie en cours sera abandonnée.
       *[other] Tes { $matches } parties en cours seront abandonnées.
    } { $decks ->
        [0] Tes réglages, tes statistiques et ta cote seront effacés.
        [one] Ton deck, tes réglages, tes statistiques et ta cote seront effacés.
       *[other] Tes { $decks } decks, tes réglages, tes statistiques et ta cote seront effacés.
    } Tes adversaires gardent leurs résultats, avec « Ancien joueur » à la place de ton nom, et tes parties ne pourront plus être vérifiées. C’est irréversible ; pour garder une copie, lance d’abord `/privacy export`.
button-forget-me = Oublie-moi
button-keep-me = Tout garder
note-forgotten = C’est fait, j’ai tout oublié. Les messages que j’ai postés restent dans leurs salons jusqu’à ce qu’on les supprime. Si tu rejoues, tu repars de zéro.
note-kept = Tout reste tel quel.

## Sets de cartes apportés par un serveur
set-size = { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }{ $decks ->
        [0] {""}
        [one] {" "}et un deck
       *[other] {" "}et { $decks } decks
    }
set-loaded = **{ $name }** est chargé pour { $game } : { $size }. Choisis-le avec `/challenge set:`. Seul ce serveur l’a. ({ $hash })
set-replaced = **{ $name }** est remplacé pour { $game } : { $size }. Les parties commencées gardent leurs cartes. ({ $hash })
set-same = **{ $name }** est déjà chargé, carte pour carte. Rien n’a changé. ({ $hash })
set-sound = **{ $name }** est en ordre, pour { $game } : { $size }. Rien n’a été chargé. ({ $hash })
ask-remove-set = Enlever **{ $name }** ({ $size }) ?
set-remove-means =
    Les nouvelles parties et les revanches ne pourront plus l’utiliser. Pour le retrouver, il faudra son fichier. { $open ->
        [0] Aucune partie ouverte ne l’utilise.
        [one] Une partie ouverte l’utilise et garde ses cartes.
       *[other] { $open } parties ouvertes l’utilisent et gardent ses cartes.
    }
button-keep-set = Garder
button-remove-set = Enlever
set-kept = **{ $name }** reste tel quel.
set-removed = **{ $name }** est enlevé. Les parties commencées gardent leurs cartes.
set-none = Ce serveur n’a pas encore de cartes à lui. `/set load` charge un fichier ; son format est décrit dans docs/sets.md, avec le code source du bot.
set-list = Les sets de ce serveur :
set-line = **{ $name }** pour { $game } : { $size } ({ $hash })
set-not-loaded =
    { $n ->
        [one] Ce set n’a pas été chargé : il y a un problème. Corrige-le et réessaie.
       *[other] Ce set n’a pas été chargé : il y a des problèmes. Corrige-les et réessaie.
    }
set-not-sound =
    { $n ->
        [one] Ce set a un problème. Corrige-le avant de charger le fichier.
       *[other] Ce set a des problèmes. Corrige-les avant de charger le fichier.
    }

## Ce qui ne va pas dans un fichier
flaw-at = ligne { $line }, colonne { $column }, { $path } : { $flaw }
flaw-in = { $path } : { $flaw }
flaw-file = le fichier
flaw-not-json = ce n’est pas du JSON, { $fault }
flaw-more =
    { $n ->
        [one] et { $n } autre problème
       *[other] et { $n } autres problèmes
    }
flaw-letters = il a plus de { $most } caractères
flaw-deep = cela va au-delà de { $most } niveaux de profondeur
flaw-format-one = il faut ici 1, le seul format qui existe
flaw-no-cards = il n’y a aucune carte
flaw-deck-id = il faut ici de deux à trente lettres minuscules, chiffres et traits d’union, une lettre d’abord
flaw-card-id = il faut ici de deux à quatre lettres majuscules et un nombre, par exemple AB12
flaw-no-name = rien de ce nom n’est visible
flaw-id-taken = il y a déjà une carte avec l’id { $written }
flaw-name-taken = il y a déjà une carte avec le nom { $written }
flaw-deck-taken = il y a déjà un deck avec l’id { $written }
flaw-missing = cet élément manque
flaw-missing-wanted = cet élément manque ; écris { $wanted }
flaw-type = il faut ici { $wanted }, et non { $found }
flaw-choice = il faut ici { $choice }
flaw-number = il faut ici { $bound }
flaw-characters =
    { $n ->
        [one] il faut ici { $bound } caractère
       *[other] il faut ici { $bound } caractères
    }
flaw-entries =
    { $n ->
        [one] il faut ici { $bound } entrée
       *[other] il faut ici { $bound } entrées
    }
flaw-fields =
    { $n ->
        [one] il faut ici { $bound } champ
       *[other] il faut ici { $bound } champs
    }
bound-least = au moins { $n }
bound-most = au plus { $n }
bound-exact = exactement { $n }
bound-more = plus de { $n }
bound-less = moins de { $n }
flaw-multiple = il faut ici un multiple de { $n }
flaw-field = ce champ n’existe pas ici
flaw-written = ce n’est pas écrit comme il faut
flaw-format = ce n’est pas une valeur de type { $format }
flaw-key = cette clé n’a pas sa place ici
flaw-element = un élément de cette liste n’a pas sa place ici
flaw-other = ceci n’a pas sa place ici
json-string = un texte
json-number = un nombre
json-int = un nombre entier
json-boolean = true ou false
json-array = une liste
json-object = un objet entre accolades
json-fault-word = ce mot n’a pas de sens en JSON ; les textes s’écrivent entre guillemets droits
json-fault-name = il faut ensuite le nom d’un champ entre guillemets droits, sinon la virgule qui précède est de trop
json-fault-value = il faut ensuite une valeur, sinon la virgule qui précède est de trop
json-fault-colon = il manque un deux-points entre un champ et sa valeur
json-fault-comma = il manque une virgule
json-fault-brace = il manque une accolade fermante : {"}"}
json-fault-bracket = il manque un crochet fermant : ]
json-fault-end = il reste quelque chose après la fin
json-fault-comment = il n’y a pas de commentaires en JSON
json-fault-quote = il manque le guillemet fermant d’un texte
json-fault-cut = un nombre s’arrête en plein milieu
json-fault-unicode = il faut quatre chiffres hexadécimaux après \u
json-fault-escape = dans un texte, une barre oblique inverse ne précède que l’un des signes " \ / b f n r t u
json-fault-control = un texte contient un saut de ligne ou un autre caractère de contrôle
json-fault-unknown = ce n’est pas du JSON

## Soirées de ligue
league-moment = <t:{ $at }:F>
league-from-now = <t:{ $at }:R>
league-format-swiss = Suisse : tout le monde joue à chaque ronde
league-format-swiss-cut = Suisse puis tableau final : les meilleurs passent en élimination directe
league-format-round-robin = Toutes rondes : chacun rencontre tous les autres
league-format-groups = Poules puis tableau final : les deux premiers de chaque poule se qualifient
league-format-single = Élimination directe
league-format-double = Double élimination
league-format-points = Points : tables plus grandes, points selon la place
league-format-teams = Équipes de deux : chacun affronte quelqu’un de l’autre équipe
league-format-duplicate = Duplicate : toutes les tables jouent les mêmes cartes
league-format-ladder = Échelle : battre un méchant, puis affronter le suivant
league-plan = { $game } ({ $ruleset }). { $format }{ $best ->
        [3] , au meilleur des trois parties
       *[other] {""}
    }.
league-registration-opens = Ouverture des inscriptions : { $at }, { $in }.
league-registration-closes = Clôture des inscriptions : { $at }, { $in }.
league-registration-before = **Les inscriptions ne sont pas encore ouvertes.**
league-registration-closed = **Les inscriptions sont closes.**
league-registration-open-now = Les inscriptions pour **{ $name }** sont ouvertes.
league-registration-now = maintenant
league-registration-start = au début de la soirée
league-ask-registration = Inscriptions pour **{ $name }** – ouverture : { $opens } ; clôture : { $closes }. Chacun voit ces heures dans son fuseau. C’est bien ça ?
league-told-registration = Inscriptions pour **{ $name }** – ouverture : { $opens } ; clôture : { $closes }.
league-moved-up = une place s’est libérée : tu participes maintenant à **{ $name }**. { $check ->
        [yes] Ton check-in est déjà fait.
       *[no] Si tu ne peux pas venir, appuie sur **Quitter** pour laisser la place au suivant.
    }
league-no-time = Ça commence quand l’hôte donne le départ.
league-cut-line = { $n ->
        [0] Les 4 premiers passent au tableau final ; à plus de 16 joueurs, les 8 premiers.
       *[other] Les { $n } premiers passent au tableau final.
    }
league-time = Début { $at }, { $in }{ $every ->
        [0] {""}
        [1] , puis tous les jours
       *[other] , puis tous les { $every } jours
    }.
league-sets = Avec ces sets : { $sets }.
league-ladder = Un méchant après l’autre : { $villains }. Les tables qui gagnent passent au suivant ; les autres réessaient.
league-next-villain = Dès qu’une table gagne, la soirée suivante affronte le méchant suivant.
league-set = Avec les cartes de ce serveur : **{ $set }**.
league-deck-lock = Un seul deck pour toute la soirée, choisi à l’inscription.
league-no-undo = Pas de retour en arrière pendant cette soirée.
league-reopened = Un hôte a rouvert cette soirée : elle continue, et le classement final suivra.
league-relaid = Les appariements ont changé : d’autres joueurs se rencontrent à la table { $table }. Cette partie ne compte plus.
league-in-season = Compte pour **{ $season }**{ $nights ->
        [0] {""}
       *[other] , soirée { $number } sur { $nights }
    }.{ $best ->
        [0] {""}
        [1] {" "}La meilleure soirée de chacun compte.
       *[other] {" "}Les { $best } meilleures soirées de chacun comptent.
    }
recap-title = { $name } : le bilan
recap-won = { $who } remporte la soirée !
recap-nobody = Personne ne remporte la soirée
recap-table = Table { $table }
recap-lucky = Le coup de chance de la soirée : { $who }. { $what } : { $times } (attendu : { $expected }).
league-prizes = 🎁 { $prizes }
league-open-lists = Tout le monde pourra voir les listes de decks dès le début de la soirée.
league-lists-open = Tout le monde, dès le début de la soirée
league-lists-closed = Tout le monde, une fois la soirée finie
league-export-standings = Classement
league-export-pairings = Appariements et résultats
league-export-decks = Listes de decks
league-file-csv = Un tableau à ouvrir dans un tableur (CSV)
league-file-json = Des données pour un programme (JSON)
league-exported-standings = Classement : **{ $name }**.
league-exported-pairings = Appariements et résultats : **{ $name }**.
league-exported-decks = Listes des decks verrouillés : **{ $name }**.
league-history = Soirées passées
league-day = <t:{ $at }:d>
league-history-night = **{ $name }** · { $at } · { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
league-history-series = **{ $name }** : { $nights } soirées
league-history-most = le plus de victoires ({ $wins }) :
league-history-first = meilleure place hors bots :
league-history-newest = Seules les { $nights } soirées les plus récentes sont comptées ici.
button-league-lists = Listes de decks
league-promise = { $rounds ->
        [several] À chaque ronde, toutes
       *[one] Toutes
    } les tables jouent le même mélange. Son secret a pour empreinte { $promise }. { $rounds ->
        [several] Le secret de chaque ronde suivante ramène à celui-là ; tous sont révélés
       *[one] Il est révélé
    } quand la dernière table a fini. Personne ne peut y mettre son grain de sel : il faut faire confiance à l’hébergeur du bot.
league-phase-sign-up = { $timed ->
        [yes] Inscris-toi avec **Rejoindre**. Le check-in ouvre { $at }.
       *[no] Inscris-toi avec **Rejoindre**.
    }
league-phase-check-in = **Le check-in est ouvert.** Appuie sur **Je suis là** : sans check-in, tu ne joues pas.
league-phase-running = **En cours.** Les rondes sont ci-dessous.
league-phase-over = **Terminé.** Le classement final est ci-dessous.
league-phase-cancelled = **Annulé.**
league-players = Inscriptions : { $n } sur { $most }
league-waiting = Liste d’attente : { $n }
league-there = Sur place : { $n } sur { $most }
league-not-there = Pas encore là : { $n }
league-check-in-call = Le check-in est ouvert : appuie sur **Je suis là** sous le message d’inscription, ou utilise `/league check-in`.
league-your-table = Ronde { $round }, table { $n }. Sans action d’ici { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }, c’est le forfait. Choisis un deck si on te le demande, puis joue avec **À toi de jouer**.
league-nudge = La table { $n } t’attend. Si tu n’agis pas bientôt, tu perds ta place.
league-round = { $of ->
        [0] Ronde { $n }
       *[other] Ronde { $n } sur { $of }
    }{ $stage ->
        [final]  : finale
        [semifinals]  : demi-finales
       *[none] {""}
    }
league-seed = Graine des appariements : { $seed }
league-table = Ronde { $round }, table { $table } : { $players }
league-team = { $name }
league-team-unnamed = Équipe { $n }
league-byes = Bye (compte comme une victoire) : { $who }
league-player-of = { $name } ({ $team })
league-beat = { $winner } bat { $loser }
league-won = { $who } gagne
league-drawn = nul
league-nobody = sans gagnant
league-feat = { $won ->
        [yes] victoire
       *[no] défaite
    } en { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, effort { $effort }
league-corrected = (corrigé)
league-ruled = (fixé par un hôte)
league-player-left = { $who } (a quitté)
league-awarded = (absence)
league-timed = (temps)
league-time-up = Le temps est écoulé.
league-time-called = Temps écoulé ! { $turns ->
        [0] La partie s’arrête en l’état
        [one] Jouez encore un tour, puis la partie s’arrête en l’état
       *[other] Jouez encore { $turns } tours, puis la partie s’arrête en l’état
    } : qui mène aux points gagne ; à égalité, c’est nul.{ $knockout ->
        [yes] {" "}Il faut un qualifié : à égalité, on continue.
       *[no] {""}
    }
league-round-time = Chaque ronde dure { $minutes } minutes, puis { $turns ->
        [0] les parties s’arrêtent en l’état
        [one] il reste un tour à jouer
       *[other] il reste { $turns } tours à jouer
    }.
league-standings = classement
league-final = classement final
league-winner = 🏆 **{ $who }**
league-nobody-yet = Personne pour l’instant.
league-record = { $record ->
        [yes] Bilan : victoires, nuls, défaites ; un bye compte comme une victoire.{ " " }
       *[no] { "" }
    }{ $left ->
        [yes] † : a quitté la soirée.{ " " }
       *[no] { "" }
    }Départages, dans l’ordre :
league-more-rows =
    …et { $n } { $n ->
        [one] autre
       *[other] autres
    }.
league-mark-won = vainqueur
league-mark-left = a quitté
league-bracket-all = tableau final
league-bracket-upper = tableau principal
league-bracket-lower = tableau de repêchage
league-bracket-final = grande finale
league-bracket-round = { $several ->
        [yes] Rondes { $first } à { $last }
       *[no] Ronde { $first }
    }
league-bracket-winner-of = vainqueur { $table }
league-bracket-loser-of = perdant { $table }
league-bracket-bye = bye
league-bracket-won = gagne
league-column-place = #
league-column-player = Joueur
league-column-record = V-N-D
league-column-table = Table
league-column-team-points = Pts
league-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-column-team-opponents-matches = OMW%
league-column-team-games = GW%
league-column-team-opponents-games = OGW%
league-column-team-head-to-head = Conf.
league-column-team = Équipe
league-column-points = Pts
league-column-opponents-matches = OMW%
league-column-matches = MW%
league-column-group-place = Poule
league-column-games = GW%
league-column-opponents-games = OGW%
league-column-head-to-head = Conf.
league-column-place-points = Pts
league-column-firsts = 1er
league-column-ahead-of = Devant
league-column-beaten = Gagné
league-column-pace = Rounds
league-column-effort = Effort
league-column-climbed = Battus
league-column-swift = Rounds
league-column-nights = Soirées
league-column-won = 1er
league-break-team-points = Points de match de l’équipe : 3 par rencontre gagnée ou bye, 1 par nul.
league-break-team-opponents-matches = OMW% : la part des points de match obtenue par les équipes adverses, chacune comptant pour au moins un tiers. Les byes ne comptent pas.
league-break-team-games = GW% : la part des tables gagnées par l’équipe.
league-break-team-opponents-games = OGW% : la part des tables gagnées par les équipes adverses, chacune comptant pour au moins un tiers.
league-break-team-head-to-head = Conf. : points de match contre les équipes encore à égalité.
league-break-team-lot = Un tirage au sort, d’après la graine de la première ronde.
league-break-points = Points de match : 3 par table gagnée ou bye, 1 par nul.
league-break-opponents-matches = OMW% : la part des points de match obtenue par tes adversaires, chacun comptant pour au moins un tiers. Les byes ne comptent pas.
league-break-matches = MW% : ta part des points de match mis en jeu à tes tables. Les byes ne comptent pas.
league-break-group-place = Ta place dans ta poule : points de match, puis confrontations directes, GW% et OMW%.
league-break-games = GW% : la part des parties que tu as gagnées.
league-break-opponents-games = OGW% : la part des parties gagnées par tes adversaires, chacun comptant pour au moins un tiers.
league-break-head-to-head = Conf. : points de match dans les confrontations entre joueurs à égalité.
league-break-lot = Un tirage au sort, d’après la graine de la première ronde.
league-break-place-points = Points : une première place rapporte autant de points qu’une table complète compte de joueurs, chaque place suivante un de moins ; à égalité, on partage.
league-break-firsts = Tables gagnées.
league-break-ahead-of = Nombre de fois où tu as fini devant les joueurs encore à égalité.
league-break-stage = La ronde que tu as atteinte. Les éliminés d’une même ronde partagent leur place.
league-break-beaten = Victoire ou défaite de la table.
league-break-pace = Rounds : le moins possible si la table a gagné, le plus possible si elle a perdu.
league-break-climbed = Méchants battus par la table.
league-break-swift = Rounds des parties gagnées : moins il y en a, mieux c’est.
league-break-effort = Effort : les dégâts infligés plus les menaces retirées par la table.
league-season = Saison : { $season }
league-season-about = Les points de chaque soirée qui compte ; à égalité, le plus de premières places, puis la meilleure place. Les bots d’entraînement ne prennent aucune place. « 4/6 » : les quatre meilleures soirées sur six comptent.
league-season-points-places = Selon la place : 12, 10, 8, …
league-season-points-results = Selon les résultats : victoires et nuls
league-verdict-player = { $who } gagne
league-verdict-draw = Match nul
league-draw = nul
league-verdict-nobody = Personne n’est venu
league-verdict-won = Gagné, en 5 rounds : change le nombre
league-verdict-lost = Perdu, après 5 rounds : change le nombre
league-verdict-places = { $value } (places : { $players })
league-told-created = Les inscriptions pour **{ $name }** sont ouvertes ici. Lance la soirée depuis **Panneau de l’hôte** quand tout le monde est là, ou fixe l’heure avec `/league schedule`.
league-told-scheduled = **{ $name }** commence { $at }{ $every ->
        [0] {""}
        [1] , puis tous les jours
       *[other] , puis tous les { $every } jours
    }. Le check-in ouvre un quart d’heure avant.
league-told-joined = C’est noté, tu participes à **{ $name }**.
league-told-late = C’est noté, tu participes à **{ $name }** à partir de la ronde { $round }.
league-told-waiting = **{ $name }** affiche complet. Tu es n° { $n } sur la liste d’attente.
league-told-checked-in = Check-in fait : **{ $name }**.
league-told-left = Tu as quitté **{ $name }**.
league-told-seeded = { $who } est tête de série n° { $place } pour **{ $name }**. Les autres viennent ensuite, au tirage au sort.
league-told-swapped = { $one } et { $other } échangent leurs tables dans **{ $name }**.
league-seeding-draw = Tirage au sort
league-seeding-rating = Cotes
league-seeding-season = Classement de la saison
league-cut-4 = Top 4
league-cut-8 = Top 8
league-cut-16 = Top 16
league-told-practice = { $n ->
    [0] **{ $name }** n’a pas de bots d’entraînement.
    [one] **{ $name }** a un bot d’entraînement, jusqu’à ce que quelqu’un veuille sa place.
   *[other] **{ $name }** a { $n } bots d’entraînement, jusqu’à ce que des joueurs veuillent leurs places.
}
league-ask-finish =
    Terminer **{ $name }** maintenant ? { $open ->
        [0] Toutes les tables de cette ronde ont fini.
        [one] Une table joue encore. Elle ne comptera pas.
       *[other] { $open } tables jouent encore. Elles ne compteront pas.
    }
league-ask-cancel =
    Annuler **{ $name }** ? { $players ->
        [0] Il n’y a aucune inscription.
        [one] Il y a une inscription.
       *[other] Il y a { $players } inscriptions.
    }{ $every ->
        [0] { "" }
       *[other] { " " }Elle ne se répétera pas non plus.
    }
panel-sign-up = Inscriptions ouvertes : { $n } places prises sur { $most }.
panel-check-in = Check-in ouvert : { $n } places prises sur { $most }.
panel-over = Cette soirée est terminée. Si c’est toi qui y as mis fin, tu as dix minutes pour la rouvrir avec `/league reopen`.
panel-cancelled = Cette soirée est annulée. Si l’annulation vient de toi, tu as dix minutes pour la rouvrir avec `/league reopen`.
panel-time = Début { $at }, { $in }.
panel-missing = Pas encore là : { $n }
panel-pairing = Je prépare les appariements de la première ronde.
panel-open = { $open ->
        [0] toutes les tables ont fini.
        [one] { $all ->
            [one] la table joue encore.
           *[other] une table sur { $all } joue encore.
        }
       *[other] { $open } tables sur { $all } jouent encore.
    }
panel-waits = on attend { $who }, question posée { $since }
panel-paired = appariement fait { $at }
panel-called = appel lancé ; possible à nouveau { $at }
panel-page = { $way ->
        [back] Retour : { $from }–{ $to } sur { $of }
       *[on] Suite : { $from }–{ $to } sur { $of }
    }
panel-pick-table = Relancer des joueurs, désigner le vainqueur ou ajouter du temps…
panel-pick-drop = Retirer un joueur…
panel-pick-readmit = Faire revenir un joueur…
panel-button-open = Panneau de l’hôte
panel-button-look = Actualiser
panel-button-start = Lancer maintenant
panel-button-pause = Faire une pause
panel-button-resume = Reprendre la soirée
panel-button-back = Retour
panel-button-call = Appeler
panel-button-more = { $minutes } minutes de plus
panel-button-won = Victoire : { $who }
panel-button-award = Attribuer
panel-ask-start =
    Lancer **{ $name }** maintenant avec { $n } joueurs ? { $rounds ->
        [0] { "" }
        [one] Il y aura une ronde.{ " " }
       *[other] Il y aura { $rounds } rondes.{ " " }
    }{ $missing ->
        [0] Personne ne reste sur la touche.
        [one] Une personne reste sur la touche : pas de check-in, ou pas de place libre.
       *[other] { $missing } personnes restent sur la touche : pas de check-in, ou pas de place libre.
    }
panel-ask-players = En jeu : { $who }{ $more ->
        [0] {""}
        [one] {" "}et une autre personne
       *[other] {" "}et { $more } autres
    }.
panel-ask-bye = C’est un nombre impair : il y a un bye à chaque ronde. `/league practice` rétablit l’équilibre.
panel-ask-award = Attribuer la table { $table } à { $who } ? La partie de cette table ne comptera plus. `/league correct` peut changer le résultat ensuite.
panel-why-awarded = Attribué par un hôte
league-host-calls = l’hôte t’appelle : la table { $n } t’attend. Appuie sur **À toi de jouer** ou choisis un deck.
league-ask-schedule =
    Fixer **{ $name }** au { $at }, { $in }{ $every ->
        [0] {""}
        [1] , puis tous les jours
       *[other] , puis tous les { $every } jours
    } ? Fuseau horaire : { $zone }.
league-button-schedule = Fixer l’heure
league-ask-skip =
    Sauter **{ $name }** ? { $players ->
        [0] Il n’y a aucune inscription.
        [one] Il y a une inscription.
       *[other] Il y a { $players } inscriptions.
    } La prochaine soirée de la série a lieu { $next } ; ses inscriptions ouvrent dans dix minutes.
league-button-skip = Sauter cette soirée
league-told-skipped = La soirée **{ $name }** est sautée. La prochaine soirée de la série ouvre dans dix minutes. D’ici là, tu peux revenir en arrière.
league-told-edited = La soirée **{ $name }** est modifiée{ $every ->
        [0] {""}
       *[other] , ainsi que les soirées suivantes
    }. Tu as dix minutes pour revenir en arrière.
league-told-unedited = **{ $name }** est comme avant.
league-told-paused = **{ $name }** fait une pause. { $under ->
        [way] On peut finir les parties en cours. Aucune nouvelle ronde ne commence et personne n’est déclaré forfait avant `/league resume`.
       *[sign-up] On peut encore s’inscrire. Rien ne commence tout seul avant `/league resume` ou une nouvelle heure avec `/league schedule`.
    }
league-told-resumed = **{ $name }** reprend.
league-paused = **L’hôte a demandé une pause.** Rien ne commence tout seul avant la reprise.
league-moved = **{ $name }** a déménagé dans <#{ $channel }>.
league-ask-drop =
    { $under ->
        [way] **{ $name }** : retirer { $who } ? Une partie en cours compte comme abandonnée, et { $who } ne sera plus dans les appariements.
       *[sign-up] **{ $name }** : retirer { $who } de la liste ?
    }
league-ask-leave = Quitter **{ $name }** pour de bon ? Une partie en cours compte comme abandonnée, et tu ne seras plus dans les appariements. Seul un hôte peut te faire revenir.
league-button-leave = Quitter la soirée
league-ask-correct = Corriger la ronde { $round }, table { $table } ? Cela change les qualifiés :
league-ask-relaid = Table { $table } : { $before } devient { $now }. On y repart de zéro.
league-ask-undone = La ronde { $from } n’est plus nécessaire. Ce qui s’y est joué ne comptera pas.
league-button-finish = Terminer la soirée
league-button-cancel = Annuler la soirée
league-button-drop = Retirer
league-button-correct = Corriger
league-button-keep = Laisser tel quel
league-button-reopen = Revenir en arrière
league-button-readmit = Faire revenir
league-missing = { $why ->
        [left] { $left } { $n ->
            [one] a
           *[other] ont
        } quitté la soirée.
        [away] Absence : { $away }.
       *[both] Départ de la soirée : { $left }. Absence : { $away }.
    }
league-told-awarded = { $why ->
        [away] { $who } gagne cette table par forfait ({ $away }).
       *[left] { $who } gagne cette table. { $reason }
    } Il n’y a rien à jouer ici ; le prochain appariement paraît dans le salon de la soirée. Un hôte peut changer cela avec `/league correct`.
league-told-ended = L’hôte a terminé cette soirée. Cette table ne compte pour personne et ferme dans dix minutes. D’ici là, l’hôte peut revenir en arrière.
league-told-counts-again = L’hôte a rouvert cette soirée : cette table compte à nouveau. Jouez !
league-told-nobody-came = { $why ->
        [away] Personne n’est venu à cette table : elle est perdue pour tout le monde.
       *[left] { $reason } Cette table est perdue pour tout le monde.
    } Un hôte peut changer cela avec `/league correct`.
league-told-decided = Un hôte a fixé le résultat de cette table :
league-told-no-threads = Je ne peux pas ouvrir de fils ici : il me manque { $permissions }. En attendant, les tables s’appellent et se jouent dans ce salon.
league-told-kept = Rien n’a changé.
league-told-reopened = **{ $name }** reprend où elle en était.
league-told-readmitted = { $rest ->
    [none] { $who } participe à nouveau à **{ $name }**. C’est la dernière ronde, il ne lui reste donc aucune partie.
   *[rounds] { $who } participe à nouveau à **{ $name }**, dès la prochaine ronde.
}
league-told-dropped = { $who } ne participe plus à **{ $name }**.
league-told-corrected = Ronde { $round }, table { $table } : résultat corrigé, et tout est recalculé. Motif consigné : { $why }
league-told-finished = La soirée **{ $name }** est terminée. Les tables inachevées ne comptent pour personne et ferment dans dix minutes. D’ici là, `/league reopen` permet de la rouvrir.
league-told-cancelled = La soirée **{ $name }** est annulée et ne se répétera pas. Tu as dix minutes pour la rouvrir avec `/league reopen`.
button-league-join = Rejoindre
button-league-drop = Quitter
button-league-check-in = Je suis là
league-choose-deck = Quel deck joues-tu toute la soirée ? J’en garde une copie telle qu’il est maintenant.
refused-league-unknown = Cette soirée de ligue n’existe pas ici. Choisis dans la liste, ou attends qu’un hôte en ouvre une avec `/league create`.
refused-league-none-open = Aucune soirée n’est ouverte ici. Ouvres-en une avec `/league create`.
refused-league-forgotten = Je ne connais plus cette soirée. Quelqu’un qui gère le serveur peut supprimer ce message.
refused-league-which = Il y a plusieurs soirées ici. Précise laquelle avec l’option `league`.
refused-league-name = Un nom compte de 1 à { $most } caractères visibles. Choisis-en un autre.
refused-league-when = Je ne comprends pas l’heure « { $typed } ». Écris-la comme `vendredi 20h`, `demain 19h30`, `2026-11-28 20:00 +01:00` (UTC sans décalage), `dans 90 minutes`, `dans 2 heures`, `dans 3 jours` ou `dans 2 semaines`.
refused-league-no-season = Aucune soirée d’une saison « { $season } » n’est encore finie. Choisis dans la liste.
refused-league-not-host = Seuls les hôtes de ligue peuvent faire ça : les membres qui gèrent les événements, ou qui ont le rôle réglé dans `/settings hosts`.
refused-league-over = Cette soirée est finie. `/league standings` montre le classement final.
refused-league-begun = Cette soirée a déjà commencé.
refused-league-not-begun = Cette soirée n’a pas commencé : il n’y a pas encore de tables.
refused-league-no-late = Cette soirée a commencé, et les entrées tardives sont closes. Inscris-toi à la prochaine.
refused-league-full = Cette soirée affiche complet.
refused-league-in-already = Ton inscription à cette soirée est déjà faite.
refused-league-not-in = Tu n’as pas d’inscription à cette soirée. Inscris-toi avec `/league join`.
refused-league-left = Tu as quitté cette soirée. Un hôte peut te faire revenir, ou inscris-toi à la prochaine.
refused-league-still-open = Cette soirée n’est pas finie : il n’y a rien à rouvrir.
refused-league-closed = Cette soirée est finie depuis plus de dix minutes, ou s’est terminée d’elle-même. On ne peut plus la rouvrir ; ouvres-en une nouvelle avec `/league create`.
refused-league-no-player = Personne ne s’appelle « { $typed } » dans cette liste. Choisis un joueur dans les suggestions.
refused-league-not-out = Cette personne n’a pas quitté la soirée.
refused-league-table-done = Cette table est déjà jouée. `/league correct` change son résultat.
refused-league-nobody-waits = Il n’y a personne à appeler à cette table.
refused-league-called-lately = Tu viens d’appeler cette table. Possible à nouveau <t:{ $at }:R>.
refused-league-no-series = Cette soirée ne se répète pas : il n’y en a pas d’autre à attendre. `/league finish` l’annule.
refused-league-not-paused = Cette soirée n’est pas en pause.
refused-league-time-passed = L’heure de cette soirée est passée pendant la pause. Fixes-en une autre avec `/league schedule`, ou lance-la avec `/league start`.
refused-league-edit-begun = La soirée a commencé : seuls son nom, sa saison, ses lots, le délai de grâce et l’entrée tardive peuvent encore changer.
refused-league-edit-same = Rien ne changerait : la soirée est déjà ainsi. Ajoute une option avec une nouvelle valeur.
refused-league-edit-decks = Des joueurs sont inscrits sans deck : les decks ne peuvent plus être verrouillés.
refused-league-edit-closed = Ce changement a plus de dix minutes. Refais-en un avec `/league edit`.
refused-league-edit-again = C’est de nouveau changé depuis. Ce qui doit être différent, change-le avec `/league edit`.
refused-league-no-check-in = Le check-in n’est pas ouvert. Il ouvre peu avant le début de la soirée.
refused-league-too-few = Il faut au moins { $least } joueurs, et { $now ->
        [0] il n’y a personne
        [one] il n’y en a qu’un
       *[other] il n’y en a que { $now }
    }. On s’inscrit avec **Rejoindre** ; `/league practice` ajoute des bots d’entraînement.
refused-league-needs-deck = Cette soirée verrouille les decks. Appuie sur **Rejoindre** pour en choisir un, ou indique-le : `/league join deck:…`
refused-league-time = Cette heure est passée. Choisis-en une plus tardive.
refused-league-registration = La clôture des inscriptions doit venir après leur ouverture, et ne pas être déjà passée. Choisis d’autres heures.
refused-league-not-open-yet = Les inscriptions ne sont pas encore ouvertes. Ouverture <t:{ $at }:F>, <t:{ $at }:R>.
refused-league-registration-over = Les inscriptions à cette soirée sont closes. Demande à un hôte, ou viens à la prochaine.
refused-league-table-unknown = Cette table n’existe pas dans cette soirée. Choisis dans la liste.
refused-league-table-bye = C’était un bye : il n’y a rien à corriger.
refused-league-result = Je ne peux pas lire ça comme résultat de cette table. Choisis-en un dans la liste, ou écris les places dans l’ordre des joueurs, comme `2 1` (`1 1` pour un nul, `-` pour un absent), un score comme `2:1`, ou pour les tables coopératives `won 5` ou `lost 8`, avec le nombre de rounds.
refused-league-result-same = Cette table a déjà ce résultat. Choisis-en un autre pour le corriger.
refused-league-no-draw = Il faut un qualifié à cette table : désigne un gagnant.
refused-league-moved-on = Une partie suivante qui dépend de ce résultat est déjà jouée, ou devrait l’être alors que la soirée est finie. Tu peux encore corriger le score, mais plus changer qui se qualifie.
refused-league-format = { $partners ->
        [yes] C’est un jeu coopératif : choisis le format Duplicate ou Échelle.
       *[no] Duplicate et Échelle sont pour les jeux coopératifs. Choisis un autre format.
    }
refused-league-size = Une table de ce jeu a de { $least } à { $most } joueurs. Règle l’option `table` en conséquence.
refused-league-best-of = Les séries de trois parties sont pour les formats à deux : suisse, toutes rondes et éliminations. Enlève l’option `best-of`.
refused-league-option = Ce format n’utilise pas l’option `{ $option }`. Enlève-la, ou choisis un autre format.
refused-league-no-seeds = Ce format n’a pas de têtes de série. Il n’y en a que dans les tableaux et les poules.
refused-league-no-undo = Pas de retour en arrière en duplicate : tes cartes ne seraient plus celles des autres tables. Enlève l’option `undo`.
refused-league-needs-season = Ces options concernent une saison. Indiques-en une avec `season`, ou enlève-les.
refused-league-season-best = Je ne peux pas lire ça comme un nombre de soirées. Écris `4` pour les quatre meilleures de chacun, ou `4 of 6` pour une série de six.
refused-league-prizes = Les lots se décrivent en 1 à { $most } caractères visibles. Écris autre chose.
refused-league-no-lists = Les decks ne sont pas verrouillés ce soir-là : il n’y a pas de listes. Règle `deck-lock` pour en avoir.
refused-league-lists-closed = { $lists ->
        [open] Les listes de decks se voient dès le début de la soirée.
       *[closed] Les listes de decks de cette soirée se voient une fois qu’elle est finie.
    }
refused-league-no-sets = Seuls les jeux contre un méchant ont des sets modulaires et une difficulté à changer. Enlève ces options.
refused-league-set-unknown = Je ne connais pas de set modulaire « { $set } », ou il est indiqué deux fois. Choisis une suggestion ; mets des virgules entre plusieurs.
refused-league-takes-no-sets = Ce méchant ne prend aucun set modulaire. Enlève cette option.
refused-league-no-history = Aucune soirée n’a encore été jouée ici.
refused-league-team-full = L’équipe « { $team } » est complète. Choisis-en une autre, ou inscris-toi sans équipe.
refused-league-no-swap = Ce format fixe ses rondes à l’avance : personne ne peut échanger sa table maintenant.
refused-league-swap-same = Ces deux-là sont à la même table. Choisis des joueurs de deux tables différentes.
refused-league-table-begun = La table { $table } joue déjà. On ne peut changer de table qu’avant de commencer.
refused-league-cut = La soirée a continué sans ce joueur : plus de table pour lui ce soir.
refused-league-busy = Il se passe beaucoup de choses dans cette soirée. Réessaie dans un instant.

## Aide
help-title = Longbox
help-text = Je distribue les cartes de jeux de super-héros ({ $games }) et j’en connais les règles. Tout le monde voit le plateau. Ta main, il n’y a que toi qui la vois.
help-start = C’est ta première fois ? Commence par **Apprendre à jouer** : ça prend cinq minutes.
help-start-dm = Les parties se lancent sur un serveur. Tape `/help` là-bas et choisis un bouton. Ici, tu peux te renseigner :
help-pick = Se renseigner sur…
help-play = Jouer une partie
    .text =
        `/challenge` ouvre une table : pour quelqu’un, pour qui veut, ou contre un bot d’entraînement.

        **À toi de jouer** sur le plateau ouvre tes choix, et `/hand` montre tes cartes. Je ne propose que ce que les règles permettent.

        `/match list` montre toutes tes parties. Prends ton temps : une partie peut durer plusieurs jours.
help-scenario = Affronter un méchant
    .text =
        `/scenario start` ouvre une table contre un méchant. Prends une place ou plusieurs ; des bots d’entraînement peuvent compléter la table.

        On gagne ensemble ou on perd ensemble.
help-quests = Quêtes
    .text =
        `/quest` montre des parties à jouer en solo, contre un bot d’entraînement. Gagne, et tu débloques l’étape suivante.

        Les étoiles montrent la difficulté d’une quête. Je garde ton meilleur résultat.
help-look = Chercher une carte ou une règle
    .text =
        `/card` explique une carte, `/rules` une règle.

        Dans le fil d’une partie, **Pourquoi ?** montre la règle ou la carte qui explique ce qui vient d’arriver.
help-decks = Tes propres decks
    .text =
        `/deck new` commence un deck : vide, ou autour d’un héros, d’une équipe ou d’un facteur. `/deck edit` cherche des cartes (`hero:storm level<=3 keeper`) et montre la courbe et l’équilibre.

        `/deck import` et `/deck export` lisent et écrivent des listes. `/deck share` donne un code que n’importe qui peut importer.
help-manners = Chronos et rappels
    .text =
        `/me settings` règle les mentions, les rappels, les heures calmes et l’allure de tes cartes. `/me orders` règle les réponses automatiques.

        En partie : `/match clock` pour le chrono, `/match nudge` pour relancer quelqu’un, `/match undo` pour annuler ta dernière réponse.
help-league = Soirées de ligue
    .text =
        `/league join` t’inscrit à une soirée. `/league pairings` et `/league standings` montrent où elle en est.

        Les hôtes en créent une avec `/league create` et fixent l’heure avec `/league schedule`. Le reste se fait tout seul.
help-stats = Tes statistiques
    .text =
        `/stats me` montre comment tu t’en sors, `/stats versus` ce que ça donne contre quelqu’un, `/stats leaderboard` qui est en tête.

        Les leçons n’entrent pas dans les statistiques. `/me settings` peut te retirer des classements.
help-cards = À propos des cartes
    .text =
        Pas d’illustrations, et jamais le texte imprimé : je décris avec mes propres mots ce que font les cartes.

        Marvel Recharge et Super Powered Smash Masters utilisent un set maison, car leurs cartes ne sont pas publiques. Les gestionnaires du serveur peuvent en charger d’autres pour ces deux jeux avec `/set load`.
help-fair = Mélanges vérifiés
    .text =
        Avant la distribution, chaque table montre l’empreinte du secret qui décide de ses mélanges.

        Appuie sur **Mon grain de sel** et tape quelques mots : ainsi, personne n’a pu arranger les decks à lui seul, pas même mon hébergeur. Après la partie, **Transcription** donne de quoi tout vérifier.
help-privacy = Tes données
    .text = `/privacy export` te donne tout ce que j’ai conservé sur toi. `/privacy delete` l’efface. `/me settings` dit ce que les autres peuvent voir.
help-invite = M’inviter sur ton serveur
    .text = Invite-moi avec ce lien :
help-invite-local = Ceci est un bac à sable local. Avec un jeton de bot dans `.env`, le même bot rejoint un vrai serveur.

## Premiers pas
button-learn = Apprendre à jouer
button-friend = Défier quelqu’un
button-team = Affronter un méchant
button-a-quest = Tenter une quête
button-open-table = Ouvrir une table à tous
button-stacked = Decks arrangés
lessons-title = Apprendre à jouer
lessons-fair = -# Les leçons utilisent des decks arrangés : les mêmes cartes viennent à chaque fois. Elles ne comptent ni pour la cote ni pour les statistiques.
board-lesson = **{ $lesson }** · decks arrangés, hors statistiques
lesson-next = **Et maintenant ?** Tente une quête, défie quelqu’un, ou affronte un méchant à plusieurs.
shuffle-lesson = Leçon avec decks arrangés
shuffle-told-lesson = C’est une leçon : elle n’entre pas dans les statistiques. Les decks sont arrangés et les lancers de pièce décidés d’avance, les mêmes pour tout le monde ; il n’y a donc pas de mélange à vérifier.
friend-about = Choisis un jeu et quelqu’un à défier. Je poste le défi ici, et un bouton suffit pour l’accepter.
friend-pick = Défier…
team-about = Jusqu’à quatre joueurs contre un méchant. Qui veux-tu arrêter ? Rhino est le plus facile.
refused-unknown-lesson = Cette leçon n’existe pas. `/learn` montre celles qu’il y a.

## Ce que disent les cartes : des morceaux d'effets, communs à tous les jeux. Une phrase commence par une minuscule et finit sans point.
effect-then =
    { FORM($next, form: "opens") ->
        [condition] { $said }, puis, { $next }
       *[other]
            { $said }, puis{ FORM($said, form: "offers") ->
                [choice] , dans tous les cas,
               *[none] { "" }
            } { $next }
    }
    .joined = { $said } et { $next }
effect-times = { $said } ({ $times ->
        [2] deux
       *[other] { $times }
    } fois)
effect-if = si { $condition }, { FORM($does, form: "joined") }
    .opens = condition
effect-sentence = { CAPITAL($says) }.
effect-sentences = { $said } { $next }
unable-if = Seulement si { $condition }.

## Les grands moments, le récit et l'affiche d'une partie
sound-strike = BAM !
sound-stopped = KLANG !
sound-misfire = PSCHITT !
sound-fall = BADABOUM !
sound-rise = WOUSH !
sound-stage = KRAKABOUM !
sound-out = SKRATCH !
story-turn = Tour { $n }
story-round = Round { $n }
story-end = FIN !
story-lost = DÉFAITE !
poster-won = Victoire : { $who } !
poster-drawn = Match nul !
poster-together-won = Les héros gagnent !
poster-together-lost = Le méchant gagne !
poster-name = { $who }
figure-turns = tours
figure-rounds = rounds
figure-damage = dégâts
figure-blocks = blocages
figure-threat = menaces retirées
figure-defeated = héros KO
figure-counters = contres
figure-battles = batailles
figure-points = points gagnés
