## Captain America, Miss Marvel, Thor

# Decks prêts à jouer
deck-captain-america = Captain America, Commandement
    .about = Lance son bouclier, repart quand les autres sont épuisés et recrute des Avengers à prix réduit.
deck-ms-marvel = Miss Marvel, Protection
    .about = Rejoue sans cesse les mêmes événements, en grand ou en petit, et encaisse les attaques.
deck-thor = Thor, Agressivité
    .about = Accueille chaque sbire à bras ouverts, pioche au passage et répond par le marteau et la foudre.

# Ce que disent les cartes.
counter-energy = énergie
counter-glory = gloire
counter-mental = mental
counter-physical = physique
counter-reflection = reflet
counter-time = temps
keyword-restricted-said = restreint (deux au maximum)
stat-attackConsequence = dégât consécutif à l’attaque
stat-targetThreat = au seuil de menace
    .whose = theirs
max-round = une par round
from-discard = à ton tour, tu peux aussi jouer cette carte depuis ta défausse
attack-costs = pour attaquer avec cette carte : { $cost }
ban-thwart = { FORM($whom, form: "can") } contrer
price-first-ally = le premier allié joué à chaque round coûte { $by } de moins
tail-only = si { $condition }
if-all-are = { $whom } a le trait { $trait }
if-engaged-with-another = tu es engagé avec un autre sbire
when-you-engage = un sbire s’engage avec toi
when-enemy-attacks-you = un ennemi t’attaque
when-your-turn-begins = ton tour commence
when-your-basic-thwart = ton héros fait un contre de base
when-your-hero-attacks-enemy = ton héros attaque un ennemi
when-your-attack-defeats-minion = l’attaque de ton héros vainc un sbire
when-your-hero-would-be-defeated = ton héros va être vaincu
when-this-would-be-defeated = cette carte va être vaincue
trait-list = { $said }/{ $next }
when-you-play-traits = tu joues un événement { $traits }
when-boost-turned-up = une carte boost est retournée pendant l’attaque du méchant
cost-exhaust-any = incline autant de tes alliés que tu veux
cost-damage-hero = { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } sur ton héros
cost-discard-x = défausse X cartes de ta main
cost-turn-up-minion = défausse des cartes Rencontre jusqu’à trouver un sbire ; il s’engage avec toi
cost-two-types = dépense 2 ressources de types différents
cost-pair = { $one } et { $other }
unit-exhausted = allié ainsi incliné
count-paid = ce que tu as dépensé
whom-it = lui
whom-any-identity = chaque identité
    .one = une identité
    .one-none = aucune identité
    .unit = identité
whom-either-named = { $one } ou { $other }
whom-your-alter-ego = ton alter ego
whom-your-character-with = chacun de tes personnages { $trait }
    .one = un de tes personnages { $trait }
    .one-none = aucun de tes personnages { $trait }
    .unit = personnage { $trait } que tu contrôles
whom-your-support-with = chacun de tes soutiens { $trait }
    .one = un de tes soutiens { $trait }
    .one-none = aucun de tes soutiens { $trait }
    .unit = soutien { $trait } que tu contrôles
whom-support-with = chaque soutien { $trait }
    .one = un soutien { $trait }
    .one-none = aucun soutien { $trait }
    .unit = soutien { $trait } en jeu
whom-ally-or-support-with = chaque allié et chaque soutien { $trait }
    .one = un allié ou un soutien { $trait }
    .one-none = aucun allié ni soutien { $trait }
    .unit = allié et par soutien { $trait } en jeu
whom-card-with = chaque carte { $trait }
    .one = une carte { $trait }
    .one-none = aucune carte { $trait }
    .unit = carte { $trait } en jeu
whom-minion-before-you = chaque sbire engagé avec toi
    .one = un sbire engagé avec toi
    .one-none = aucun sbire engagé avec toi
    .unit = sbire engagé avec toi
which-treachery = une traîtrise
says-and-if = { $says } ; si { $condition }, { $next }
says-damage-two = { $n } dégâts sur un ennemi et { $n } sur un autre
says-damage-that-many = { $n } dégâts sur X ennemis
says-damage-through = { $says } ; si { $condition }, Tenace n’arrête pas ces dégâts
says-damage-overkill-always = { $says } (déferlement)
says-damage-engage = { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur un sbire ; si { $condition }, il s’engage avec toi
says-look-encounter = regarde les { $n } premières cartes Rencontre ; { $does } pour chacune qui est { $kind }
says-sort-encounter = regarde les { $n } premières cartes Rencontre, défausses-en une et remets les autres dessus dans l’ordre de ton choix
says-take-top-boost = défausse la première carte Rencontre et subis 1 dégât par icône boost
    .each = chaque joueur défausse la première carte Rencontre et subit 1 dégât par icône boost
says-survive-by-treachery = défausse la première carte Rencontre ; si c’est une traîtrise, soigne plutôt tous les dégâts sur cette carte
says-types-threaten = défausse les { $n } premières cartes de ton deck ; place 1 menace sur la manigance principale par type de carte différent parmi elles
says-hydra-attacks = chaque sbire Hydra attaque le héros avec lequel il est engagé ; chaque joueur non attaqué cherche un sbire Hydra, qui s’engage avec lui
says-exhaust-heals = incline { $whom } et soigne { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur le méchant pour chacun ; si aucun n’a été incliné, cette carte gagne renfort
says-dig-own = défausse des cartes de ton deck jusqu’à trouver une carte de ton héros et prends-la en main
says-recycle = mets une carte de ta défausse sous ton deck, puis pioche une carte
says-tuck = mets une carte de ta main ici, face cachée
says-take-tucked = prends en main jusqu’à { $most } des cartes posées ici
says-return-played = reprends cet événement en main
says-return = reprends { $card } en main
says-discard-yours = défausse { $card } de ta main ou du jeu
says-discard-half = défausse la moitié de ta main, arrondie à l’unité inférieure
says-discard-top-for = tu défausses 1 carte du dessus de ton deck par { $whom }
    .each = chaque joueur défausse 1 carte du dessus de son deck par { $whom }
says-quinjet = mets en jeu depuis ta main un allié Avenger dont le coût ne dépasse pas le nombre de compteurs ici, puis défausse cette carte
says-add-counters =
    { $n ->
        [one] mets un compteur ici
       *[other] mets { $n } compteurs ici
    }
says-event-deals = l’événement inflige { $by } dégâts de plus
says-event-removes = l’événement retire { $by } menaces de plus
says-adds-its-power = ajoute son { $stat }
says-leave-at = il reste { $points } { $points ->
        [one] point de vie
       *[other] points de vie
    } à { $whom }
says-hero-gets-this-phase = { $what } pour ton héros pendant cette phase
says-characters-get-this-phase = { $what } pour chaque personnage { $trait } pendant cette phase
says-hero-gets-this-round = { $what } pour un héros pendant ce round
says-you-pay-less = ta prochaine carte coûte { $discount } de moins pendant cette phase
says-next-ally-costs-less = le prochain allié { $trait } joué pendant cette phase coûte { $discount } de moins
says-blank-this = le texte de cette carte est ignoré pendant cette phase

# Questions, raisons, journal
unable-none = Aucune carte de ce genre
unable-there = { $card } n’est pas en jeu
why-max-round = Déjà jouée pendant ce round
why-restricted = Tu as déjà deux cartes restreintes
why-no-thwart = Tu ne peux pas contrer
ask-exhaust = { CAPITAL($card) } : quelle carte incliner ?
ask-exhaust-any = { CAPITAL($card) } : quels alliés incliner ?
ask-enemies = { CAPITAL($card) } : quels ennemis ?
ask-hero = { CAPITAL($card) } : quel héros ?
ask-recycle = { CAPITAL($card) } : quelle carte va sous ton deck ?
ask-tuck = { CAPITAL($card) } : quelle carte va ici ?
ask-take-tucked = { CAPITAL($card) } : quelles cartes prends-tu ?
ask-put = { CAPITAL($card) } : quel allié entre en jeu ?
ask-discard-seen = { CAPITAL($card) } : laquelle défausses-tu ?
ask-put-back = { CAPITAL($card) } : dans quel ordre, en commençant par le dessus ?
awaiting-exhaust = { $who } choisit une carte à incliner
awaiting-exhaust-any = { $who } choisit des alliés à incliner
awaiting-hero = { $who } choisit un héros
awaiting-tuck = { $who } met une carte de côté
awaiting-take-tucked = { $who } reprend des cartes
awaiting-discard-seen = { $who } choisit une carte Rencontre à défausser
awaiting-put-back = { $who } remet des cartes
it-turn-begin = début du tour ({ $who })
log-left-at = { CAPITAL($what) } reste à { $left } PV.
log-under-deck = { $who } met { $card } sous son deck.
log-from-under =
    { $who } reprend { $count } { $count ->
        [one] carte
       *[other] cartes
    } sous { $card }.
log-look-encounters = { $who } regarde les { $count } premières cartes Rencontre.
log-look-encounters-own = Sur le deck Rencontre : { $cards }.

# Règles
rule-restricted = Cartes restreintes
    .text = Tu contrôles au plus deux cartes restreintes, et tu ne peux pas en jouer une troisième.
    .source = W1-302
rule-attack-costs = Coûts supplémentaires d’une attaque
    .text = Le coût supplémentaire d’un personnage se paie à chaque attaque, même si elle ne fait que retirer une carte Sonné.
    .source = W1-301
rule-added-damage = Augmenter les dégâts d’un événement
    .text = Un effet qui augmente les dégâts d’un événement compte pour chaque ennemi blessé. Un effet qui augmente la menace retirée compte pour chaque manigance. Il faut un événement qui inflige des dégâts ou retire de la menace.
    .source = W1-305, W1-316
rule-cannot-thwart = Qui ne peut pas contrer
    .text = Si « tu » ne peux pas contrer, ton identité ne contre plus du tout, ni par son pouvoir de base ni avec des cartes ; tes alliés, eux, le peuvent encore.
    .source = W1-306
rule-for-everyone = Quel que soit le joueur
    .text = « Max. 1 par round » compte ce que tous les joueurs ont joué. Tour des Avengers rend le prochain Avenger moins cher, quel que soit le joueur ; Steve Rogers, tant qu’il est visible, le premier allié du round.
    .source = W1-303, W1-308, W1-312
rule-heroic-attacks = Mêlée, Coup Préventif et autres
    .text = Les deux cibles de Mêlée se choisissent avant les dégâts. Si Défenseur des Neuf Royaumes ne trouve pas de sbire, rien n’est retiré. Tant que personne ne défend, tout joueur peut utiliser Coup Préventif et devient alors défenseur et cible. Défense désespérée redresse ton héros avant toute réponse à l’attaque.
    .source = W1-307, W1-309, W1-311, W1-315
rule-falcon-and-others = Faucon, Sous Surveillance, Gueule d’or
    .text = Chaque menace que Le Faucon retire peut venir d’une autre manigance ; les cartes qu’il regarde gardent leur ordre. Sous Surveillance part avec son stade ; sans elle, un stade arrivé à son propre seuil est aussitôt terminé. Gueule d’or a quitté la défausse avant le paiement.
    .source = W1-304, W1-310, W1-313
