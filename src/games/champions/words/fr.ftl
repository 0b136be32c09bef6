### Marvel Champions en français. Les noms, les cartes et les nombres arrivent en arguments.

game = Marvel Champions
ruleset-rhino-standard = Rhino
ruleset-rhino-expert = Rhino, expert
ruleset-klaw-standard = Klaw
ruleset-klaw-expert = Klaw, expert
ruleset-ultron-standard = Ultron
ruleset-ultron-expert = Ultron, expert
mode-standard = Standard
mode-expert = Expert
set-random = Au hasard
set-bomb-scare = Alerte à la Bombe
set-masters-of-evil = Maîtres du Mal
set-under-attack = Civils Attaqués
set-legions-of-hydra = Légions d’Hydra
set-the-doomsday-chair = Le Siège de l’Apocalypse
set-nemesis = { $hero } : némésis
card = { $card }
player = { $who }
something = quelque chose

## Leçon
lesson-first = Leçon
    .about = 3 rounds avec Spider-Man : changer de forme, payer, attaquer, défendre et contrer.
    .closing = **Voilà, c’est ça, Marvel Champions.** Tu changes de forme, tu paies avec tes cartes, tu tapes sur le méchant et tu contiens la menace. Dans une vraie partie, Rhino revient pour un deuxième stade et les decks sont mélangés.
lesson-first-hand = **Ta main de départ.** Tu peux échanger des cartes, une seule fois. Cette main est excellente : garde-la.
lesson-first-alter-ego = **Tu es Peter Parker.** L’alter ego récupère et se prépare, le héros se bat. D’abord, un peu d’aide : joue Black Cat.
lesson-first-pay = **Les cartes servent à payer.** Défausses-en d’autres pour utiliser leurs ressources. Énergie en donne deux : elle paie Black Cat à elle seule.
lesson-first-upgrade = **Les améliorations restent en jeu.** Lance-toile paiera d’autres cartes plus tard. Peter peut payer Lance-toile avec sa propre ressource.
lesson-first-hero = **En costume !** Une fois par tour, tu peux changer de forme. Spider-Man peut attaquer, mais Rhino l’attaquera aussi.
lesson-first-attack = **Attaque de base.** Elle incline Spider-Man (une carte inclinée a déjà agi) et inflige 2 dégâts. Rhino à 0, et c’est gagné.
lesson-first-ally = **Les alliés se battent aussi.** Black Cat peut attaquer ou contrer une fois par round.
lesson-first-end = **Termine ton tour.** Tu complètes ta main et tout se redresse. Puis vient la phase du méchant : la menace monte, Rhino agit et une nouvelle carte arrive.
lesson-first-interrupt = **Ta réaction.** Avec son sens d’araignée, Spider-Man pioche une carte chaque fois que le méchant l’attaque. C’est gratuit, profites-en.
lesson-first-defend = **Défends-toi.** La DEF de 3 de Spider-Man réduit les dégâts. Le prix à payer : il reste incliné pendant ton prochain tour.
lesson-first-villain = **Voilà la phase du méchant.** La menace a monté : à 7, Rhino réussit son coup et tu perds. Si ton héros a défendu, il est incliné, mais les événements marchent encore.
lesson-first-thwart = **Contrer ou attaquer ?** Contrer retire de la menace à la manigance. Black Cat y laisse 1 point de vie.
lesson-first-backflip = **Des cartes pour réagir.** Salto Arrière coûte 0 et annule tous les dégâts. Esquive !
lesson-first-last = **Un sbire !** Te voilà aux prises avec Shocker : les sbires t’attaquent à chaque round. Mais dès que Rhino tombe à 0, tu gagnes, alors vise-le !

## Decks prêts à jouer
deck-spider-man = Spider-Man, Justice
    .about = Esquive les attaques, étouffe les manigances et frappe fort au bon moment. Idéal pour débuter.
deck-captain-marvel = Captain Marvel, Commandement
    .about = S’envole, accumule l’énergie pour un gros rayon et mène une bande d’alliés. Idéal pour débuter.
deck-she-hulk = Miss Hulk, Agressivité
    .about = Tape plus fort que tout le monde, surtout blessée ; entre deux, l’avocate démonte les manigances.
deck-iron-man = Iron Man, Agressivité
    .about = Démarre doucement, monte son armure et finit la main pleine ; en vol, il frappe deux fois plus fort.
deck-black-panther = Black Panther, Protection
    .about = Défend, riposte et déclenche toutes ses améliorations d’un coup. La dernière frappe le plus fort.

## Cartes
card-title = { $name }
card-title-stage = { $name } { $stage }
facedown-drone = un Drone
    .bare = Drone
whose-card = { FORM($what, form: "bare") } ({ $who })
boost-card = Carte boost
kind-hero = Héros
kind-alter-ego = Alter ego
kind-ally = Allié
kind-event = Événement
kind-resource = Ressource
kind-support = Soutien
kind-upgrade = Amélioration
kind-villain = Méchant
kind-main-scheme = Manigance principale
kind-side-scheme = Manigance annexe
kind-minion = Sbire
kind-treachery = Traîtrise
kind-attachment = Attachement
kind-environment = Environnement
kind-obligation = Obligation
fact-cost = Coût { $cost }
fact-thwart = CTR { $value }
fact-attack = ATQ { $value }
fact-defense = DEF { $value }
fact-recover = REC { $value }
fact-scheme = MNG { $value }
fact-hit-points = { $value } { $value ->
        [one] point
       *[other] points
    } de vie
fact-hit-points-each = { $value } { $value ->
        [one] point
       *[other] points
    } de vie par joueur
fact-traits = { $traits }
fact-boost =
    { $icons ->
        [one] { $icons } icône boost
       *[other] { $icons } icônes boost
    }
resource-energy = énergie
resource-mental = mental
resource-physical = physique
resource-wild = joker
fact-resource-energy =
    { $amount ->
        [one] { $amount } énergie
       *[other] { $amount } × énergie
    }
fact-resource-mental =
    { $amount ->
        [one] { $amount } mental
       *[other] { $amount } × mental
    }
fact-resource-physical =
    { $amount ->
        [one] { $amount } physique
       *[other] { $amount } × physique
    }
fact-resource-wild =
    { $amount ->
        [one] { $amount } joker
       *[other] { $amount } jokers
    }
type-energy = Énergie
type-mental = Mental
type-physical = Physique
type-wild = Joker
name = { $name }
facet-type = Type
facet-aspect = Affinité
facet-set = Set
facet-cost = Coût
facet-resource = Ressource
facet-trait = Trait
aspect-hero = Cartes du héros
aspect-basic = Basique
aspect-encounter = Rencontre
aspect-aggression = Agressivité
aspect-justice = Justice
aspect-leadership = Commandement
aspect-protection = Protection
keyword-retaliate = { $card } : riposte
keyword-quickstrike = { $card } : coup rapide
explains-retaliate =
    Riposte { $amount } : { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } sur { $what }.
explains-quickstrike = Coup rapide : attaque { $who }.

## Ce que disent les cartes. Une phrase commence par une minuscule et finit sans point.
label = { CAPITAL($says) }
says-ability = { $head } : { $does }
says-ability-cost = { $head } : { $cost } → { $does }
says-with = { $says } { $tail }

# Les sortes de capacités, et ce qui les suit entre parenthèses.
head-action = action
head-hero-action = action de héros
head-alter-ego-action = action d’alter ego
head-resource = ressource
head-hero-resource = ressource de héros
head-interrupt = interruption
head-hero-interrupt = interruption de héros
head-forced-interrupt = interruption forcée
head-response = réponse
head-forced-response = réponse forcée
head-special = spécial
head-setup = mise en place
head-when-revealed = une fois révélée
head-hero-when-revealed = une fois révélée (héros)
head-alter-ego-when-revealed = une fois révélée (alter ego)
head-boost = boost
head-named = { $name } – { $head }
head-notes = { $head } ({ $notes })
head-list = { $said } ; { $next }
label-attack = attaque
label-thwart = contre
label-defense = défense
limit =
    { $limit ->
        [one] une fois par round
       *[other] { $limit } fois par round
    }

# Ce qu’attendent les interruptions et les réponses.
when-while = { $when }, si { $condition }
when-villain-attacks-you = le méchant t’attaque
when-this-attacks = cette carte attaque
when-this-attacks-you = cette carte t’attaque
when-host-attacks = son porteur attaque
when-host-would-attack = son porteur va attaquer
when-host-damages = l’attaque de son porteur fait des dégâts
when-this-schemes = cette carte manigance
when-host-schemes = son porteur manigance
when-villain-schemes = le méchant manigance
when-your-hero-defends = ton héros défend
when-your-hero-attacks = ton héros attaque
when-your-basic-attack = ton héros fait une attaque de base
when-your-attack-defeats = l’attaque de ton héros vainc un ennemi
when-this-defeats-minion = cette carte attaque et vainc un sbire
when-this-thwarts = cette carte vient de contrer une manigance
when-to-this-form = tu prends cette forme
when-you-defeat-minion = tu vaincs un sbire
when-you-would-take-damage = tu vas subir des dégâts
when-attack-would-damage-you = une attaque va te faire des dégâts
when-host-would-be-dealt-damage = son porteur va recevoir des dégâts
when-host-takes-damage = son porteur subit des dégâts
when-threat-would-be-placed = une manigance va recevoir de la menace
when-step-one-threat-here = l’étape 1 de la phase du méchant place de la menace ici
when-this-enters = cette carte entre en jeu
when-minion-enters = un sbire entre en jeu
when-this-is-played = tu joues cette carte
when-this-is-defeated = cette carte est vaincue
when-host-is-defeated = son porteur est vaincu
when-host-would-be-defeated = son porteur va être vaincu
when-revealed-from-deck = une carte du deck Rencontre est révélée
when-treachery-revealed = une traîtrise du deck Rencontre est révélée
when-round-ends = le round se termine

# Coûts.
cost-list = { $said }, { $next }
cost-spend = dépense { $resources }
cost-any-amount = dépense autant de ressources { $type } que tu veux
cost-exhaust-this = incline cette carte
cost-exhaust-hero = incline ton héros
cost-counters =
    { $count ->
        [one] retire 1 compteur
       *[other] retire { $count } compteurs
    }
cost-discard-this = défausse cette carte
cost-take-damage = subis { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }
cost-damage-this = { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } sur cette carte
cost-heal-you = soigne { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } sur ton identité
cost-discard-cards =
    { $upTo ->
        [yes] défausse de { $min } à { $max } cartes de ta main
       *[no] { $max ->
            [one] défausse une carte de ta main
           *[other] défausse { $max } cartes de ta main
        }
    }
resources = { $list }

# Qui ou quoi est visé : tous ; un seul, au choix ; ce que l’on compte.
whom-this = cette carte
    .itself = elle-même
whom-host = son porteur
whom-that-enemy = cet ennemi
whom-damaged = chaque personnage blessé
whom-attacked = chaque ennemi attaqué
whom-you = toi
    .whose = yours
    .suffers = yours
    .can = tu ne peux pas
whom-identity = ton identité
    .whose = yours
whom-your-hero = ton héros
    .whose = hero
    .suffers = hero
whom-your-character = chacun de tes personnages
    .one = un de tes personnages
    .one-none = aucun de tes personnages
    .unit = personnage que tu contrôles
whom-your-ally = chacun de tes alliés
    .one = un de tes alliés
    .one-none = aucun de tes alliés
    .unit = allié que tu contrôles
whom-your-upgrade = chacune de tes améliorations
    .one = une de tes améliorations
    .one-none = aucune de tes améliorations
    .unit = amélioration que tu contrôles
whom-your-upgrade-with = chacune de tes améliorations { $trait }
    .one = une de tes améliorations { $trait }
    .one-none = aucune de tes améliorations { $trait }
    .unit = amélioration { $trait } que tu contrôles
whom-your-upgrade-or-support = chacun de tes soutiens et chacune de tes améliorations
    .one = une de tes améliorations ou un de tes soutiens
    .one-none = aucune de tes améliorations ni aucun de tes soutiens
    .unit = amélioration ou soutien que tu contrôles
    .unit-dearest = ton amélioration ou ton soutien le plus cher
    .unit-theirs = son amélioration ou son soutien le plus cher
whom-character = chaque personnage
    .one = un personnage au choix
    .one-none = aucun personnage au choix
    .unit = personnage en jeu
whom-friendly = chaque personnage ami
    .one = un personnage ami
    .one-none = aucun personnage ami
    .unit = personnage ami
whom-hero = chaque héros
    .one = un héros
    .one-none = aucun héros
    .unit = héros en jeu
whom-ally = chaque allié
    .one = un allié
    .one-none = aucun allié
    .unit = allié en jeu
whom-villain = le méchant
whom-enemy = chaque ennemi
    .one = un ennemi
    .one-none = aucun ennemi
    .unit = ennemi en jeu
whom-minion = chaque sbire
    .one = un sbire
    .one-none = aucun sbire
    .unit = sbire en jeu
whom-minion-with = chaque sbire { $trait }
    .one = un sbire { $trait }
    .one-none = aucun sbire { $trait }
    .unit = sbire { $trait } en jeu
whom-enemy-with = chaque ennemi { $trait }
    .one = un ennemi { $trait }
    .one-none = aucun ennemi { $trait }
    .unit = ennemi { $trait } en jeu
whom-your-enemies = le méchant et chaque sbire engagé avec toi
whom-drone-before-you = chaque Drone engagé avec toi
    .one = un Drone engagé avec toi
    .one-none = aucun Drone engagé avec toi
    .unit = Drone engagé avec toi
whom-facedown-drone = chaque Drone face cachée
    .one = un Drone face cachée
    .one-none = aucun Drone face cachée
    .unit = Drone face cachée en jeu
whom-main-scheme = la manigance principale
whom-side-scheme = chaque manigance annexe
    .one = une manigance annexe
    .one-none = aucune manigance annexe
    .unit = manigance annexe en jeu
which-minion = un sbire
which-minion-with = un sbire { $trait }
which-upgrade = une amélioration
which-upgrade-with = une amélioration { $trait }
which-side-scheme = une manigance annexe

# Nombres.
number-x = X
number-that-much = autant de
tail-if = ({ $n } si { $condition })
tail-per = par { $unit }
tail-per-most = par { $unit }, { $most } au maximum
tail-x = (X = { $count })
tail-x-most = (X = { $count }, { $most } au maximum)
tail-per-player = par joueur
count-damage-on-you = dégâts sur toi
count-your-attack = ATQ de ton héros
count-its-hit-points = ses points de vie restants
unit-counters-here = compteur ici
unit-discarded = carte défaussée
unit-damage-dealt = dégât infligé
unit-threat-placed = menace placée
unit-drones-of-attacked = Drone engagé avec le joueur qu’il attaque

# Conditions.
if-you-are = tu as le trait { $trait }
if-alter-ego = tu es en alter ego
if-in-play = { $card } est en jeu
if-not-in-play = { $card } n’est pas en jeu
if-any = { $whom } est en jeu
if-none = { FORM($whom, form: "none") } n’est en jeu
if-no-host = elle n’a pas de porteur
if-damage-here = { $least } dégâts ou plus y sont posés
if-paid-with = tu as payé en { $type }
if-last-step = tu résous cette carte en dernier
if-undefended = l’attaque n’est pas défendue
if-dealt-damage = l’attaque a infligé des dégâts

# Ce qui se passe.
says-damage = { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur { $whom }
    .way =
        { FORM($whom, form: "suffers") ->
            [yours] subis { $n } { $n ->
                [one] dégât
               *[other] dégâts
            }
            [hero] ton héros subit { $n } { $n ->
                [one] dégât
               *[other] dégâts
            }
           *[other] fais { $n } { $n ->
                [one] dégât
               *[other] dégâts
            } sur { $whom }
        }
says-damage-overkill = { $says } (déferlement si { $condition })
says-damage-player = choisis un joueur ; { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur le méchant et chaque sbire engagé avec ce joueur
says-move-damage = déplace { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de ton héros vers un ennemi
says-damage-here = ces dégâts vont sur cette carte
says-heal = soigne { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur { $whom }
says-heal-all = soigne tous les dégâts sur { $whom }
says-remove-threat = retire { $n } { $n ->
        [one] menace
       *[other] menaces
    } d’une manigance
says-remove-threat-each = retire { $n } { $n ->
        [one] menace
       *[other] menaces
    } de chaque manigance
says-threat = place { $n } { $n ->
        [one] menace
       *[other] menaces
    } sur { $whom }
says-threat-here = place { $n } { $n ->
        [one] menace
       *[other] menaces
    } ici
says-accelerate = place un jeton Accélération sur la manigance principale
says-stunned = sonne { $whom }
says-confused = désoriente { $whom }
says-tough = une carte Tenace pour { FORM($whom, form: "itself") }
says-draw =
    { $n ->
        [one] pioche une carte
       *[other] pioche { $n } cartes
    }
    .each =
        { $n ->
            [one] chaque joueur pioche une carte
           *[other] chaque joueur pioche { $n } cartes
        }
says-player-draws =
    { $n ->
        [one] un joueur pioche une carte
       *[other] un joueur pioche { $n } cartes
    }
says-discard-random = défausse au hasard une carte de ta main
says-discard-top =
    { $n ->
        [one] défausse la première carte de ton deck
       *[other] défausse les { $n } premières cartes de ton deck
    }
    .each =
        { $n ->
            [one] chaque joueur défausse la première carte de son deck
           *[other] chaque joueur défausse les { $n } premières cartes de son deck
        }
says-search-deck = cherche { $which } dans ton deck et prends-la en main
says-take-one-of-top = regarde les { $n } premières cartes de ton deck, prends-en une en main et défausse le reste
says-ready = redresse { $whom }
says-exhaust = incline { $whom }
says-return-this = remets cette carte dans la main de son propriétaire
says-discard-one = défausse { $whom }
says-discard-one-first = défausse { $whom } (au choix du premier joueur)
says-counters = mets autant de compteurs ici
says-this-into-play = mets cette carte en jeu, engagée avec toi
says-specials = résous le Spécial de { $whom }, dans l’ordre de ton choix
says-gain-this-phase = tu gagnes le trait { $trait } pour cette phase
says-get-this-phase = { $what } pour cette phase
says-player-gets-this-phase = choisis un joueur ; { $what } pour ses personnages pendant cette phase
says-pay-less = la prochaine carte d’un joueur coûte { $discount } de moins pendant cette phase
says-prevent = annules-en { $amount }
says-prevent-all = annule-les tous
says-instead = à la place, { $does }
says-instead-if = { $does } ; si { $condition }, { $other } à la place
says-places-less = le méchant place { $amount } { $amount ->
        [one] menace
       *[other] menaces
    } de moins
says-overkill = cette attaque gagne déferlement
says-discard-afterwards = cette carte va à la défausse après l’attaque
says-cancel-when-revealed = annule ses effets « Une fois révélée »
says-cancel-card = annule la carte révélée et défausse-la
says-choose = { $ways }
    .each = choisis (chaque joueur de son côté) ; { $ways }
says-or = { FORM($said, form: "way") }, ou { FORM($next, form: "way") }
says-surge = cette carte gagne renfort
says-or-surge = { $does } ; si cela ne fait rien, cette carte gagne renfort
says-villain-attacks = le méchant t’attaque
says-villain-schemes = le méchant manigance
says-minions-attack = chaque sbire engagé avec toi attaque
says-minions-attack-yours = chaque { $trait } engagé avec toi attaque ton héros ; si aucun n’attaque, { $otherwise }
says-minions-attack-all = chaque sbire { $trait } attaque le héros avec lequel il est engagé ; si aucun n’attaque, { $otherwise }
says-boost = 1 carte boost de plus
says-search-reveal-both = cherche la carte { $card } dans le deck Rencontre ou sa défausse et révèle-la
says-search-reveal-deck = cherche la carte { $card } dans le deck Rencontre et révèle-la
says-search-into-play = cherche { $which } dans le deck Rencontre ou sa défausse et mets en jeu la carte trouvée
says-search-engages = cherche { $which } dans le deck Rencontre ou sa défausse ; il s’engage avec toi
says-bring-in = cherche { $card } (sauf si déjà en jeu) dans le deck Rencontre ou sa défausse ; ce sbire s’engage avec toi
says-turn-up-minion = défausse des cartes Rencontre jusqu’à trouver un sbire ; il s’engage avec le premier joueur
says-turn-up-minion-with = défausse des cartes Rencontre jusqu’à trouver un sbire { $trait } ; il s’engage avec le premier joueur
says-turn-up-reveal = défausse des cartes Rencontre jusqu’à trouver { $which } et révèle cette carte
says-reveal-another = révèle la carte Rencontre suivante
says-deal = tu reçois une carte Rencontre
says-drones =
    { $n ->
        [one] la première carte de ton deck devient un Drone
       *[other] les { $n } premières cartes de ton deck deviennent des Drones
    }
    .each =
        { $n ->
            [one] la première carte du deck de chaque joueur devient un Drone
           *[other] les { $n } premières cartes du deck de chaque joueur deviennent des Drones
        }
    .first =
        { $n ->
            [one] la première carte du deck du premier joueur devient un Drone
           *[other] les { $n } premières cartes du deck du premier joueur deviennent des Drones
        }
says-stun-struck = sonne chaque personnage à qui l’attaque inflige des dégâts
says-exhaust-struck-hero = si l’attaque inflige des dégâts à ton héros, incline-le
says-obliges = passe en alter ego si tu veux, puis { $exhaust } – ou { $other }
says-obliges-exhaust = incline { $card } et retire cette carte de la partie

# Ce qui vaut tant qu’une carte est en jeu.
only-hero = ne se joue qu’en héros
only-alter-ego = ne se joue qu’en alter ego
max-player = une par joueur
max-any-player = se pose chez le joueur de ton choix, qui en profite (une par joueur)
attach = se pose sur { $whom }
attach-max = { $attach } (une seule par porteur)
attach-strongest = se pose sur le sbire qui a le plus de points de vie imprimés
attach-strongest-without = se pose sur le sbire qui a le plus de points de vie imprimés, parmi ceux qui n’ont pas encore cet attachement
counters-uses = { $count } { $count ->
        [one] compteur
       *[other] compteurs
    } { $kind } ; quand il n’y en a plus, défausse cette carte
counters-enters = { $count } { $count ->
        [one] compteur
       *[other] compteurs
    } { $kind }
counter-arrow = flèche
counter-attack = attaque
counter-medical = médecine
counter-snoop = espionnage
counter-web = toile
keyword-guard-said = garde
keyword-quickstrike-said = coup rapide
keyword-retaliate-said = riposte { $amount }
keyword-surge-said = renfort
keyword-toughness-said = ténacité (entre en jeu avec une carte Tenace)
adds = +{ $by } { $stat }
    .whose = { FORM($stat, form: "whose") }
stat-attack = ATQ
stat-thwart = CTR
stat-defense = DEF
stat-hitPoints =
    { $by ->
        [one] point de vie
       *[other] points de vie
    }
stat-handSize = à ta taille de main
    .whose = yours
stat-allyLimit = à ta limite d’alliés
    .whose = yours
stat-retaliate = riposte
modifies = { $what }
# « À ta taille de main » dit déjà à qui ; un seuil de menace est celui d’une carte.
modifies-whom =
    { FORM($what, form: "whose") ->
        [yours]
            { FORM($whom, form: "whose") ->
                [yours] { $what }
                [hero] { $what } en héros
               *[other] { $what } pour { $whom }
            }
        [theirs] { $what } de { $whom }
       *[other] { $what } pour { $whom }
    }
gains = { $whom } gagne le trait { $trait }
ban-take-damage = { $whom } ne peut pas subir de dégâts
ban-from = { $says } causés par { $which }
ban-while = { $says } si { $condition }
ban-lose-threat = la menace sur { $whom } ne peut pas être retirée
worth = ATQ X (X = { $count })
allies-must-defend = défends avec un allié si possible
says-drones-are = les Drones face cachée ont MNG { $scheme }, ATQ { $attack } et { $hitPoints } point de vie ; vaincus, ils vont dans la défausse de leur propriétaire
doubles = compte double pour payer les cartes { $aspect }
icon-crisis = crise
icon-acceleration = accélération
icon-hazard = danger

# Ce que fait une seule carte.
custom-01002 = défausse les 2 premières cartes de ton deck ; celles qui ont une ressource mentale vont dans ta main
custom-01009 = défausse cette carte et sonne cet ennemi
custom-01012 = retire 2 menaces d’une manigance, puis 2 d’une autre si tu as le trait Aérien
custom-01025 = retourne ton identité, puis pioche jusqu’à sa taille de main imprimée
custom-01031 = défausse les 5 premières cartes de ton deck ; 1 dégât sur un ennemi, +2 par énergie qu’elles portent
custom-01033 = les ressources de la carte du dessus de ta défausse
custom-01034 = un joueur reprend en main la première amélioration Tech de sa défausse
custom-01042 = mélange jusqu’à 3 cartes différentes de ta défausse dans ton deck
custom-01071-cost = choisis un allié dans n’importe quelle défausse, paie son coût imprimé
custom-01071 = il entre en jeu sous ton contrôle
custom-01111 = autant de dégâts qu’il y a de menaces sur Alerte à la Bombe, répartis entre héros et alliés par le premier joueur
custom-01130 = son attaque touche aussi chaque autre héros
custom-01159 = défausse la première carte Rencontre ; au choix, ton héros subit autant de dégâts qu’elle a d’icônes boost, plus 1, ou la manigance principale reçoit autant de menaces
custom-01164 = Titania attaque ton héros ; s’il n’y a pas d’attaque, soigne tous les dégâts sur elle et cette carte gagne renfort
custom-01166 = une carte prise au hasard dans chaque main va ici, face cachée
custom-01166-defeated = ces cartes retournent dans la main de leur propriétaire
custom-01169 = défausse au hasard une carte de chaque main ; place 1 menace sur la manigance principale par ressource différente parmi elles
custom-01174 = défausse les 5 premières cartes de ton deck et subis 1 dégât par énergie qu’elles portent
    .each = chaque joueur défausse les 5 premières cartes de son deck et subit 1 dégât par énergie qu’elles portent
custom-01179 = défausse toutes les cartes de ta main qui ont une ressource énergie
custom-01190 = ta Némésis et sa manigance annexe, mises de côté, sont révélées, et le reste de son set va dans le deck Rencontre ; si la Némésis n’est plus de côté, cette carte gagne renfort

## Pourquoi elle ne ferait rien
unable-damage = Aucun ennemi à blesser
unable-threat = Aucune menace à retirer
unable-place = Cette manigance n’est pas en jeu
unable-stunned = Déjà une carte Sonné
unable-confused = Déjà une carte Désorienté
unable-tough = Déjà une carte Tenace
unable-draw = Aucune carte à piocher
unable-deck = Ton deck est vide
unable-hand = Pas assez de cartes en main
unable-pile = Ta défausse est vide
unable-take = Aucune carte de ce genre dans une défausse
unable-call = Aucun allié à ta portée dans une défausse
unable-discard = Rien à défausser
unable-ready = Rien à redresser
unable-specials = Tu n’as pas d’amélioration de ce genre
unable-counters = Plus de compteurs
unable-gone = Cette carte a quitté le jeu
unable-cost-tough = Tu as une carte Tenace : tu ne subirais pas ces dégâts
unable-hurt = Pas assez de dégâts sur toi
change-hand = { $who } : cartes en main
change-tough = { FORM($what, form: "bare") } perd sa carte Tenace

## La table
status-opening = Mise en place.
status-turn = Round { $round } : à { $who } de jouer.
status-end-of-turns = Round { $round } : fin de la phase des joueurs.
status-threat = Round { $round } : la phase du méchant commence.
status-villain-activates = Round { $round } : le méchant s’en prend à { $who }.
status-minions-activate = Round { $round } : les sbires engagés avec { $who } s’activent.
status-deal = Round { $round } : distribution des cartes Rencontre.
status-reveal = Round { $round } : { $who } révèle ses cartes Rencontre.
status-end-of-round = Fin du round { $round }.
status-over = Partie terminée.
panel-table = Le scénario
panel-seat = { $who }
panel-out = { $who } (hors jeu)
concede-cards = Tes cartes quittent la partie, et tes sbires s’en prennent au joueur suivant.
panel-left = { $who } (a quitté la partie)
meter-round = Round
meter-villain = Méchant
meter-scheme = Manigance principale
meter-acceleration = Jetons Accélération
meter-hit-points = Points de vie
    .short = PV
meter-damage = Dégâts
meter-threat = Menace
meter-counters = Compteurs
meter-under = Cartes face cachée
zone-villain = Méchant
zone-schemes = Manigances
zone-environments = Environnement
zone-under-way = Cartes en cours
zone-encounter-deck = Deck Rencontre
zone-encounter-discard = Défausse Rencontre
zone-identity = Identité
zone-allies = Alliés
zone-upgrades = Améliorations
zone-supports = Soutiens
zone-minions = Sbires engagés
zone-obligations = Obligations
zone-dealt = Reçues face cachée
zone-hand = Main
zone-deck = Deck
zone-discard = Défausse
mark-exhausted = carte inclinée
mark-stunned = Sonné
mark-confused = Désorienté
mark-tough = Tenace
mark-nearing = à moitié accomplie
mark-critical = presque accomplie
mark-full = accomplie
mark-boost = contre { $who }

## Où en est la partie
at-round = Round { $round }
at-opening = mise en place
at-turn = tour ({ $who })
at-end-of-turns = fin de la phase des joueurs
at-threat = menace
at-villain-activates = méchant contre { $who }
at-minions-activate = sbires contre { $who }
at-deal = distribution
at-reveal = { $who } révèle
at-end-of-round = fin du round
at-card = { $card }
at-attack = { $card } attaque
at-thwart = manigance contrée par { $card }
at-enemy-attack = { $enemy } attaque
at-enemy-scheme = { $enemy } manigance

## Ce qui est en train d’arriver, au milieu d’une phrase
it-enemy-attack = { $enemy } attaque { $who }
it-attack = { $what } attaque
it-thwart = une manigance est contrée par { $what }
it-scheme = { $enemy } manigance
it-damage = { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } sur { $what }
it-threat = { $amount } { $amount ->
        [one] menace
       *[other] menaces
    } de plus sur { $what }
it-defeat = { $what } tombe
it-reveal = { $who } révèle { $what }
it-enter = { $what } entre en jeu
it-engage = { $what } est aux prises avec { $who }
it-play = { $who } joue { $what }
it-form = { $who } change de forme
it-phase-end = la phase des joueurs se termine
it-round-end = le round se termine

## Ce que ferait une réponse
preview-to-hero = Le méchant t’attaque au lieu de manigancer.
preview-to-alter-ego = Le méchant manigance au lieu de t’attaquer.
preview-pay = Coût { $cost } : payé avec { $cards }
preview-attack = { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } sur un ennemi.
preview-thwart = Retire { $amount } { $amount ->
        [one] menace
       *[other] menaces
    } d’une manigance.
preview-recover = Soigne { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
preview-defend = Réduit les dégâts de { $defense }. Sa carte s’incline.
preview-defend-ally = Encaisse pour toi (PV actuels : { $left }). Sa carte s’incline.
preview-undefended =
    { $boosts ->
        [0] { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        } sur { $who }.
        [one] { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        } sur { $who }, plus la carte boost.
       *[other] { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        } sur { $who }, plus { $boosts } cartes boost.
    }
preview-undefended-you =
    { $boosts ->
        [0] Tu subis { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }.
        [one] Tu subis { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }, plus le boost.
       *[other] Tu subis { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }, plus { $boosts } boosts.
    }
preview-undefended-falls =
    { $boosts ->
        [0] { $who } va tomber : { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }.
        [one] { $who } va tomber : { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }, plus le boost.
       *[other] { $who } va tomber : { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }, plus { $boosts } boosts.
    }
preview-activates-attack = T’attaque avec { $amount }.
preview-activates-scheme = Manigance : { $amount } { $amount ->
        [one] menace
       *[other] menaces
    }.
preview-activates-stunned = Sonné : n’attaque pas.
preview-activates-stopped = { $by } arrête son attaque et sonne l’ennemi.
preview-activates-confused = Désorienté : ne manigance pas.
preview-stunned = N’attaque pas : défausse seulement sa carte Sonné.
preview-confused = Ne contre pas : défausse seulement sa carte Désorienté.
preview-no-damage = N’inflige aucun dégât pour l’instant.

## Questions
ask-turn = À toi de jouer
ask-offer = À { $who } de jouer. Une action de ton côté ?
ask-asked = { $who } te demande une action. Tu en as une ?
ask-mulligan = Ta main de départ : échange les cartes que tu veux.
ask-discard-down =
    { $count ->
        [0] Défausse ce que tu veux, puis repioche jusqu’à avoir { $size } cartes.
        [one] Ta main est limitée à { $size } : défausse au moins une carte.
       *[other] Ta main est limitée à { $size } : défausse au moins { $count } cartes.
    }
ask-pay = { CAPITAL($card) } coûte { $cost }. Avec quoi tu paies ?
ask-discard =
    { $upTo ->
        [yes] { CAPITAL($card) } : défausse jusqu’à { $count } cartes.
       *[no] { $count ->
            [one] { CAPITAL($card) } : défausse une carte.
           *[other] { CAPITAL($card) } : défausse { $count } cartes.
        }
    }
ask-attack-target = Quel ennemi ?
ask-thwart-target = Quelle manigance ?
ask-defend =
    { $boosts ->
        [0] { CAPITAL($enemy) } t’attaque pour { $attack }. Qui défend ?
        [one] { CAPITAL($enemy) } t’attaque pour { $attack }, plus une carte boost. Qui défend ?
       *[other] { CAPITAL($enemy) } t’attaque pour { $attack }, plus { $boosts } cartes boost. Qui défend ?
    }
ask-who-defends =
    { $boosts ->
        [0] { CAPITAL($enemy) } attaque { $who } pour { $attack }. Qui défend ?
        [one] { CAPITAL($enemy) } attaque { $who } pour { $attack }, plus une carte boost. Qui défend ?
       *[other] { CAPITAL($enemy) } attaque { $who } pour { $attack }, plus { $boosts } cartes boost. Qui défend ?
    }
ask-defend-another =
    { $boosts ->
        [0] { CAPITAL($enemy) } attaque { $who } pour { $attack }. Tu défends ?
        [one] { CAPITAL($enemy) } attaque { $who } pour { $attack }, plus une carte boost. Tu défends ?
       *[other] { CAPITAL($enemy) } attaque { $who } pour { $attack }, plus { $boosts } cartes boost. Tu défends ?
    }
ask-interrupt = Dans un instant : { $what }. Tu interviens ?
ask-response = À l’instant : { $what }. Tu réponds ?
ask-forced-order = Plusieurs choses arrivent en même temps. Laquelle d’abord ?
ask-minion-order = Quel sbire s’active ensuite ?
ask-ally-limit = Trop d’alliés. Lequel défausses-tu ?
ask-control = { CAPITAL($card) } : qui en prend le contrôle ?
ask-attach = { CAPITAL($card) } : sur quelle carte ?
ask-enemy = { CAPITAL($card) } : quel ennemi ?
ask-scheme = { CAPITAL($card) } : quelle manigance ?
ask-heal = { CAPITAL($card) } : qui soigner ?
ask-ready = { CAPITAL($card) } : quelle carte redresser ?
ask-lose = { CAPITAL($card) } : quelle carte défausser ?
ask-player = { CAPITAL($card) } : quel joueur ?
ask-option = { CAPITAL($card) } : que choisis-tu ?
ask-special = { CAPITAL($card) } : laquelle ensuite ?
ask-which = { CAPITAL($card) } : pour qui ?
ask-search = { CAPITAL($card) } : quelle carte ?
ask-shuffle-in = { CAPITAL($card) } : quelle carte retourne dans ton deck ?
ask-look = { CAPITAL($card) } : laquelle prends-tu ?
ask-declare = { CAPITAL($card) } : quel allié appelles-tu ?
ask-amount = { CAPITAL($card) } : combien ?
ask-assign-damage = { CAPITAL($card) } : qui encaisse { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } ?
ask-flip = { CAPITAL($card) } : passer d’abord en alter ego ?
ask-for-action = Demander une action à { $who }
pass = Passer
decline = Pas maintenant
offer-nothing = Rien pour l’instant
keep-hand = Tout garder
no-more = C’est tout
do-not-defend = Ne pas défendre
pass-then-defend = Défendre…
end-turn = Finir le tour
end-turn-discard = Finir et défausser…
flip = Changer de forme
do-not-flip = Rester en héros
to-hero = Passer en héros
to-alter-ego = Passer en alter ego
power-attack = Attaquer avec { $what } ({ $value })
power-thwart = Contrer avec { $what } ({ $value })
power-recover = Récupérer avec { $what } ({ $value })
group-form = Changer de forme…
group-play = Jouer une carte…
group-basic = Utiliser un pouvoir de base…
group-allies = Utiliser un allié…
group-actions = Utiliser une action…
group-ask = Demander aux autres…

## La table en un coup d’œil
brief-hit-points = { $card } { $value }/{ $most } PV
brief-of = { $card } { $value }/{ $most }
brief-statuses = { $what } ({ $statuses })
brief-threat = { $card } { $value }

## Ce que dit le bouton à côté d’une réponse
verb-play = Jouer
verb-use = Utiliser
verb-form = Changer de forme
verb-attack = Attaquer
verb-thwart = Contrer
verb-recover = Récupérer
verb-attack-target = Attaquer
verb-thwart-target = Contrer
verb-defend = Défendre
verb-defend-another = Défendre
verb-take = Encaisser
verb-discard-down = Défausser
verb-discard = Défausser
verb-mulligan = Défausser
verb-ally-limit = Défausser
verb-lose = Défausser
verb-attach = Attacher
verb-heal = Soigner
verb-ready = Redresser
verb-shuffle-in = Remettre
verb-declare = Payer

## Qui la table attend, pour que tout le monde le sache

awaiting-turn = { $who } joue son tour
awaiting-offer = { $who } peut faire une action
awaiting-asked = On demande une action à { $who }
awaiting-mulligan = { $who } regarde sa main de départ
awaiting-discard-down = { $who } choisit les cartes à défausser avant de piocher
awaiting-discard = { $who } doit défausser
awaiting-pay = { $who } paie
awaiting-attack-target = { $who } choisit un ennemi
awaiting-thwart-target = { $who } choisit une manigance
awaiting-defend = { $who } peut défendre
awaiting-defend-another = { $who } peut défendre un autre joueur
awaiting-interrupt = { $who } peut interrompre
awaiting-response = { $who } peut répondre
awaiting-forced-order = { $who } choisit ce qui arrive d’abord
awaiting-minion-order = { $who } choisit le prochain sbire
awaiting-ally-limit = { $who } doit défausser un allié
awaiting-control = { $who } choisit qui reçoit une carte
awaiting-attach = { $who } attache une carte
awaiting-enemy = { $who } choisit un ennemi
awaiting-scheme = { $who } choisit une manigance
awaiting-heal = { $who } choisit qui soigner
awaiting-ready = { $who } choisit une carte à redresser
awaiting-lose = { $who } choisit une carte à défausser
awaiting-player = { $who } choisit un joueur
awaiting-option = { $who } fait son choix
awaiting-may = { $who } fait son choix
awaiting-special = { $who } choisit la capacité suivante
awaiting-which = { $who } fait son choix
awaiting-search = { $who } cherche dans un deck
awaiting-shuffle-in = { $who } choisit des cartes pour son deck
awaiting-declare = { $who } choisit un allié
awaiting-amount = { $who } choisit un nombre
awaiting-assign-damage = { $who } répartit les dégâts

## Pourquoi ce n’est pas possible
why-hero = Seulement en héros
why-alter-ego = Seulement en alter ego
why-limit = Déjà utilisé pendant ce round
why-target = Aucune cible valable
why-resources = Pas assez de ressources
why-not-yours = Quelqu’un d’autre défend
why-form-used = Tu as déjà changé de forme pendant ce round
why-exhausted = Carte inclinée
why-dash = Ce personnage n’a pas ce pouvoir
why-unhurt = Rien à soigner
why-unique = Cette carte unique est déjà en jeu
why-max = Tu en as déjà le maximum
why-host = Rien à quoi l’attacher

## Ce que l’on raconte à la fin
report-rounds =
    { $rounds ->
        [one] Après un round
       *[other] Après { $rounds } rounds
    } : { $villain } à { $left }/{ $most } PV, manigance à { $target ->
        [0] { $threat }.
       *[other] { $threat }/{ $target }.
    }
report-player = { $who }{ $out ->
        [yes] {" "}(hors jeu)
        [left] {" "}(a quitté la partie)
       *[no] {""}
    } : { $damage } { $damage ->
        [one] dégât infligé
       *[other] dégâts infligés
    }, { $threat } { $threat ->
        [one] menace retirée
       *[other] menaces retirées
    }, { $defenses ->
        [one] { $defenses } défense
       *[other] { $defenses } défenses
    } et { $cards ->
        [one] { $cards } carte jouée.
       *[other] { $cards } cartes jouées.
    }

## Le journal
log-round =
    { $players ->
        [1] Round { $round }.
       *[other] Round { $round }. { $who } a le jeton premier joueur.
    }
log-mulligan =
    { $count ->
        [0] { $who } garde sa main de départ.
        [one] { $who } échange une carte.
       *[other] { $who } échange { $count } cartes.
    }
log-draw =
    { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
log-draw-own = Tu pioches { $cards }.
log-deck-reset = { $who } mélange sa défausse pour former un nouveau deck.
log-discard-top =
    { $count ->
        [one] { $who } défausse de son deck : { $cards }.
       *[other] { $who } défausse { $count } cartes de son deck : { $cards }.
    }
log-discard = { $who } défausse { $card }.
log-discard-until = Du deck Rencontre à la défausse : { $cards }.
log-discard-encounter = Du deck Rencontre à la défausse : { $card }.
log-encounter-reset = Le deck Rencontre est remélangé.
log-acceleration =
    { $count ->
        [one] La manigance principale a un jeton Accélération.
       *[other] La manigance principale a { $count } jetons Accélération.
    }
log-to-hand = { $who } prend { $card } en main.
log-fetch = { $who } prend une carte de son deck.
log-fetch-own = Tu prends { $card } dans ton deck.
log-fetch-named = { $who } prend { $card } dans son deck.
log-under = Une carte va face cachée sous { $card } ({ $who }).
log-form = { $who } change de forme : { $card }.
log-play = { $who } joue { $card }.
log-use = { $who } utilise { $card }.
log-use-named = { $who } utilise { $ability } ({ $card }).
    .short = { $who } utilise { $ability }.
log-forced-does = { $card } se déclenche : « { $does } ».
    .short = Capacité forcée : { $card }.
# La même chose dans les parties commencées avant que l’effet soit dit.
log-forced = Capacité forcée : { $card }.
log-special = Spécial résolu : { $card }.
log-declined = { $who } ne fait rien pour l’instant.
log-pay = { $who } paie avec { $cards }.
log-attack = { CAPITAL($what) } attaque { $target }.
log-thwart = Manigance contrée par { $what } : { $target }.
log-recover = { $who } récupère.
log-damage = { CAPITAL($what) } subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } (reste : { $left } PV).
log-damage-here = { CAPITAL($what) } encaisse { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } à la place (total : { $damage }).
log-prevent = { $amount } { $amount ->
        [one] dégât annulé
       *[other] dégâts annulés
    }.
log-prevent-threat = { $amount } { $amount ->
        [one] menace annulée
       *[other] menaces annulées
    }.
log-heal = { CAPITAL($what) } récupère { $amount } PV (total : { $left } PV).
log-threat = { $amount } { $amount ->
        [one] menace
       *[other] menaces
    } de plus sur { $what } (total : { $threat }).
log-threat-removed = { $amount } { $amount ->
        [one] menace
       *[other] menaces
    } de moins sur { $what } (reste : { $threat }).
log-defeated = { CAPITAL($what) } est hors de combat.
log-scheme-defeated = Manigance déjouée : { $card }.
log-stage = { CAPITAL($card) } entre en scène.
log-scheme-complete = Manigance accomplie : { $card }.
log-scheme = Nouvelle manigance principale : { $card }.
log-eliminated = { $who } est hors jeu.
log-engage = { CAPITAL($what) } est aux prises avec { $who }.
log-drone = Une carte du deck devient un Drone ({ $who }).
log-leave-discard = { CAPITAL($what) } va à la défausse.
log-leave-hand = { CAPITAL($what) } retourne en main.
log-leave-deck = { CAPITAL($what) } retourne dans le deck de son propriétaire, qui le mélange.
log-leave-removed = { CAPITAL($what) } quitte la partie.
log-exhaust = Carte inclinée : { $what }.
log-ready = { CAPITAL($what) } se redresse.
log-stunned = { CAPITAL($what) } reçoit une carte Sonné.
log-confused = { CAPITAL($what) } reçoit une carte Désorienté.
log-tough = { CAPITAL($what) } reçoit une carte Tenace.
log-stunned-spent = { CAPITAL($what) } perd sa carte Sonné au lieu d’attaquer.
log-stunned-spent-attack = { CAPITAL($what) } perd sa carte Sonné au lieu d’attaquer { $who }.
log-confused-spent = { CAPITAL($what) } perd sa carte Désorienté au lieu d’agir.
log-tough-spent = { CAPITAL($what) } perd sa carte Tenace : aucun dégât.
log-stunned-removed = { CAPITAL($what) } perd sa carte Sonné.
log-confused-removed = { CAPITAL($what) } perd sa carte Désorienté.
log-tough-removed = { CAPITAL($what) } perd sa carte Tenace.
log-enemy-attack = { CAPITAL($enemy) } attaque { $who }.
log-enemy-scheme = { CAPITAL($enemy) } manigance.
log-boost-dealt = L’ennemi reçoit une carte boost.
log-boost-left = Carte boost : { $card }, défaussée sans effet, car son ennemi est hors de combat.
log-boost =
    { $icons ->
        [0] Carte boost : { $card }, aucune icône.
        [one] Carte boost : { $card }, 1 icône.
       *[other] Carte boost : { $card }, { $icons } icônes.
    }
log-boost-more = { CAPITAL($card) } ajoute { $amount } de plus.
log-defend = { CAPITAL($what) } défend.
log-undefended = Personne ne défend { $who }.
log-strength = { CAPITAL($enemy) } frappe { $what } { $amount ->
        [0] sans faire de dégâts
       *[other] avec une attaque de { $amount }
    }.
log-retaliate = { CAPITAL($what) } riposte.
log-quickstrike = { CAPITAL($card) } attaque aussitôt.
log-dealt = { $who } reçoit une carte Rencontre.
log-reveal = { $who } révèle { $card }.
log-surge = { CAPITAL($card) } déclenche un renfort : une autre carte est révélée.
log-cancel = L’effet est annulé : { $card }.
log-obligation = { CAPITAL($card) } va à { $who }.
log-obligation-gone = { CAPITAL($card) } n’a plus personne à embêter et quitte la partie.
log-phase-end = Tout le monde complète sa main et redresse ses cartes.
log-won = Le méchant est vaincu : les héros gagnent !
log-lost = Les héros perdent. { $why }

## La phase du méchant, passée et à venir
recap-unhurt = **Phase du méchant :** aucun dégât.
recap-unhurt-but = **Phase du méchant :** aucun dégât. { $next }
    .short = **Phase du méchant :** { $next }
recap-damage = **Phase du méchant :** { $what }.
recap-hurt = { FORM($what, form: "bare") } −{ $amount } PV
recap-defeated = { FORM($what, form: "bare") } hors de combat
recap-threat =
    { $target ->
        [0] { $scheme } : +{ $amount } { $amount ->
        [one] menace
       *[other] menaces
    }, total { $now }.
       *[other] { $scheme } : +{ $amount } { $amount ->
        [one] menace
       *[other] menaces
    }, total { $now } sur { $target }.
    }
recap-steady =
    { $target ->
        [0] { $scheme } : aucune menace ajoutée, toujours { $now }.
       *[other] { $scheme } : aucune menace ajoutée, toujours { $now } sur { $target }.
    }
recap-revealed = Cartes révélées : { $cards }.
recap-revealed-by = { $card } ({ $who })
    .short = { $card }
recap-sides = Nouvelle manigance annexe : { $schemes }.
recap-side = { $scheme } (menace : { $threat })
recap-fallen = { $what } est hors jeu.
recap-lost = { $who } défausse { $cards }.
recap-engaged = Aux prises avec { $who } : { FORM($what, form: "bare") }.
forecast-threat =
    { $target ->
        [0] **À venir :** au moins { $amount } { $amount ->
        [one] menace
       *[other] menaces
    } de plus sur { $scheme }.
       *[other] **À venir :** au moins { $amount } { $amount ->
        [one] menace
       *[other] menaces
    } de plus sur { $scheme } (total : { $to } sur { $target }).
    }
forecast-acts = **À venir pour { $who } :** { $acts }.
forecast-acts-own = **À venir pour toi :** { $acts }.
forecast-attack =
    { $count ->
        [one] { $enemy } (attaque { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (attaque { $amount } chacun
    }{ $undefended ->
        [0] {""}
       *[other] , { $undefended } sans défense
    }{ $boost ->
        [yes] {" "}+ boost)
       *[no] )
    }
forecast-scheme =
    { $count ->
        [one] { $enemy } (manigance { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (manigance { $amount } chacun
    }{ $boost ->
        [yes] {" "}+ boost)
       *[no] )
    }
forecast-stunned =
    { $count ->
        [one] { $enemy }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(carte Sonné)
forecast-stopped =
    { $count ->
        [one] { $enemy }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(attaque arrêtée par { $by })
forecast-confused =
    { $count ->
        [one] { $enemy }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(carte Désorienté)
danger-scheme =
    { $end ->
        [yes] ‼ **{ $scheme } va s’accomplir et la partie sera perdue**, sauf si vous retirez ou évitez { $remove } { $remove ->
        [one] menace
       *[other] menaces
    }.
       *[no] ‼ **{ $scheme } va s’accomplir**, sauf si vous retirez ou évitez { $remove } { $remove ->
        [one] menace
       *[other] menaces
    }.
    }
    .short =
        { $end ->
            [yes] ‼ **Défaite par { $scheme }**, sauf si vous évitez { $remove } { $remove ->
                [one] menace
               *[other] menaces
            }.
           *[no] ‼ **{ $scheme } va s’accomplir**, sauf si vous évitez { $remove } { $remove ->
                [one] menace
               *[other] menaces
            }.
        }
danger-scheme-form =
    { $end ->
        [yes] ‼ **{ $scheme } va s’accomplir et la partie sera perdue**, sauf si vous passez en héros ou évitez { $remove } { $remove ->
        [one] menace
       *[other] menaces
    }.
       *[no] ‼ **{ $scheme } va s’accomplir**, sauf si vous passez en héros ou évitez { $remove } { $remove ->
        [one] menace
       *[other] menaces
    }.
    }
    .short =
        { $end ->
            [yes] ‼ **Défaite par { $scheme }**, sauf si vous passez en héros.
           *[no] ‼ **{ $scheme } va s’accomplir**, sauf si vous passez en héros.
        }
danger-scheme-crisis =
    { $end ->
        [yes] ‼ **{ $scheme } va s’accomplir et la partie sera perdue**, sauf si vous mettez d’abord fin à la crise ou évitez { $remove } { $remove ->
        [one] menace
       *[other] menaces
    }.
       *[no] ‼ **{ $scheme } va s’accomplir**, sauf si vous mettez d’abord fin à la crise ou évitez { $remove } { $remove ->
        [one] menace
       *[other] menaces
    }.
    }
    .short =
        { $end ->
            [yes] ‼ **Défaite par { $scheme }**, sauf si la crise prend fin d’abord.
           *[no] ‼ **{ $scheme } va s’accomplir**, sauf si la crise prend fin d’abord.
        }
danger-scheme-maybe =
    { $end ->
        [yes] ‼ **{ $scheme } pourrait s’accomplir, et la partie serait perdue :** les boosts peuvent suffire.
       *[no] ‼ **{ $scheme } pourrait s’accomplir :** les boosts peuvent suffire.
    }
    .short =
        { $end ->
            [yes] ‼ **Défaite possible par { $scheme }** à cause des boosts.
           *[no] ‼ **{ $scheme } pourrait s’accomplir** à cause des boosts.
        }
danger-scheme-card =
    { $end ->
        [yes] ‼ **{ $scheme } pourrait s’accomplir, et la partie serait perdue :** { $by } peut suffire.
       *[no] ‼ **{ $scheme } pourrait s’accomplir :** { $by } peut suffire.
    }
    .short =
        { $end ->
            [yes] ‼ **Défaite possible par { $scheme }** à cause de { $by }.
           *[no] ‼ **{ $scheme } pourrait s’accomplir** à cause de { $by }.
        }
danger-hero =
    ‼ **{ $who } va tomber si personne ne défend :** { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }{ $boost ->
        [yes] {" "}+ boost
       *[no] {""}
    }{ $more ->
        [yes] {" "}avec ce qui reste à venir
       *[no] {""}
    }, contre { $left } PV.
    .short =
        { $more ->
            [yes] ‼ **{ $who } tombera sans défense :** { $damage }{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                } à venir contre { $left } PV.
           *[no] ‼ **{ $who } va tomber sans défense :** { $damage }{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                }, contre { $left } PV.
        }
danger-hero-own =
    ‼ **Tu vas tomber si personne ne défend :** { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }{ $boost ->
        [yes] {" "}+ boost
       *[no] {""}
    }{ $more ->
        [yes] {" "}avec ce qui reste à venir
       *[no] {""}
    }, contre { $left } PV.
    .short =
        { $more ->
            [yes] ‼ **Tu tomberas sans défense :** { $damage }{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                } à venir contre { $left } PV.
           *[no] ‼ **Tu vas tomber sans défense :** { $damage }{ $boost ->
                    [yes] {" "}+ boost
                   *[no] {""}
                }, contre { $left } PV.
        }

## Comment ça s’est fini
end-villain-defeated = Le méchant est vaincu.
end-scheme-complete = Le méchant a accompli sa manigance.
end-all-eliminated = Il ne reste plus aucun héros en lice.
end-no-encounter-cards = Le deck Rencontre et sa défausse sont vides.
end-endless-encounter = Le deck Rencontre n’en finirait plus.

## Ce qui ne va pas dans un deck
problem-same-hero = { $card } a déjà preneur ; chaque héros ne se joue qu’une fois.
problem-unknown = La carte { $id } n’existe pas.
problem-not-for-decks = { $card } ne va pas dans un deck.
problem-identities =
    { $count ->
        [0] Le deck n’a pas d’identité.
       *[other] Le deck a { $count } identités ; il en faut une.
    }
problem-too-few =
    Le deck compte { $size } { $size ->
        [one] carte
       *[other] cartes
    } sans compter l’identité ; il en faut au moins { $least }.
problem-too-many = Le deck compte { $size } cartes sans compter l’identité ; le maximum est { $most }.
problem-signature =
    { $card } { $copies ->
        [0] n’est pas dans le deck
       *[other] est { $copies } fois dans le deck
    } ; ce héros en veut exactement { $needed }.
card-of-several = { $card } ({ $id })
problem-foreign = { $card } appartient à un autre héros.
problem-aspects = Le deck mélange { $aspects } ; une seule affinité est permise.
problem-copies = { $card } est { $copies } fois dans le deck ; le maximum est { $most }.

## Les règles, avec nos mots
rule-setup = Mise en place
    .text = Tout le monde commence en alter ego. Les obligations vont dans le deck Rencontre, les sets Némésis restent de côté, et on mélange tous les decks. Puis viennent la mise en place de la manigance, l’entrée du méchant et ta main de départ.
    .source = Learn to Play: Setup
rule-modular-sets = Sets modulaires
    .text = Un set modulaire tiré au hasard reste secret jusqu’à ce que ses cartes sortent.
    .source = Learn to Play: Modular Encounter Sets; CH-C25
rule-mulligan = Mulligan
    .text = Une seule fois, avant le premier round, tu peux échanger des cartes de ta main de départ. Celles que tu défausses restent dans ta défausse.
    .source = Learn to Play: Setup 13
rule-winning = Gagner et perdre
    .text = Vous gagnez ensemble quand le dernier stade du méchant est vaincu. Vous perdez ensemble quand la dernière manigance principale s’accomplit ou que tous les héros sont éliminés. Si les deux arrivent en même temps, c’est perdu.
    .source = Learn to Play: Winning and Losing
rule-per-player = Par joueur
    .text = Multiplie par le nombre de joueurs du début de la partie, même après une élimination.
    .source = Learn to Play: Per Player
rule-round = Un round
    .text = Tous les joueurs jouent leur tour, puis le méchant agit. Ensuite, le jeton premier joueur passe au suivant.
    .source = Learn to Play: Round Sequence
rule-together = Jouer ensemble
    .text = Vous faites équipe : tout le monde voit à qui l’on pose une question, mais les mains restent privées. Les questions indépendantes partent en même temps, et les réponses s’appliquent dans l’ordre des joueurs. Un choix devenu impossible s’annule et ne coûte rien.
    .source = CH-1, CH-C1
rule-forms = Changer de forme
    .text = Une fois par round, à ton tour, tu peux retourner ton identité. Tout ce qu’elle porte reste en place. Les changements dus à une carte ne comptent pas.
    .source = Learn to Play: Changing Form
rule-playing = Jouer des cartes
    .text = Choisis une carte et paie son coût. Il suffit qu’une partie de son effet soit possible. Alliés, soutiens et améliorations entrent en jeu redressés et ne se jouent qu’à ton tour. Un événement agit tout de suite, puis il est défaussé.
    .source = Learn to Play: Playing a Card; CH-C43
rule-events = Événements
    .text = Résous l’événement, puis défausse-le. Pendant ce temps, il n’est dans aucune pile.
    .source = Learn to Play: Playing a Card
rule-costs = Payer
    .text = Défausse des cartes de ta main pour leurs ressources, ou utilise des capacités de ressource. Un joker vaut n’importe quel type. Ce que tu paies en trop est perdu.
    .source = Learn to Play: Resource Costs; Rules Reference: Cost
rule-wild = Ressources joker
    .text = En payant, tu choisis un type pour chaque icône joker : deux icônes d’une même carte peuvent donc faire deux types. Cela vaut aussi pour les icônes doublées ou copiées. On ne te le demande que si le type compte.
    .source = Rules Reference: Wild resource; CH-C37
rule-copied = Ressources copiées et doublées
    .text = Pepper Potts copie la carte du dessus de ta défausse au moment où tu commences à payer. Si cette carte compte double, sa copie ne compte qu’une fois. Avec Appel de détresse, c’est cette carte que tu paies, pas l’allié : Le Pouvoir du Commandement compte double, quel que soit l’allié appelé.
    .source = Rules Reference: Cost; CH-C6, CH-C30
rule-ally-limit = Trois alliés
    .text = Quand tu obtiens un quatrième allié, défausse aussitôt un des quatre, avant que le nouveau ne fasse quoi que ce soit. Tu peux choisir celui qui vient d’arriver.
    .source = Learn to Play: Ally Limit; Rules Reference
rule-unique = Cartes uniques
    .text = Une seule copie d’une carte unique peut être en jeu, peu importe qui la contrôle.
    .source = Rules Reference: Unique
rule-basic-attack = Attaque de base
    .text = Incline ton héros ou un allié : il inflige son ATQ à un ennemi.
    .source = Learn to Play: Using a Basic Power, Using an Ally
rule-basic-thwart = Contre de base
    .text = Incline ton héros ou un allié : il retire d’une manigance autant de menace que son CTR.
    .source = Learn to Play: Using a Basic Power, Using an Ally
rule-basic-recovery = Récupération
    .text = Incline ton alter ego : il soigne autant de dégâts que sa REC.
    .source = Learn to Play: Using a Basic Power
rule-consequential-damage = Dégâts consécutifs
    .text = Les dégâts qu’un allié subit pour avoir attaqué ou contré. Ils viennent en dernier, et seulement si l’allié est encore en jeu.
    .source = Learn to Play: Using an Ally; Rules Reference
rule-actions = Actions
    .text = À ton tour, utilise autant d’actions que tu peux en payer. Une action demande une cible valable.
    .source = Learn to Play: Triggering an Action Ability
rule-asking = Actions pendant le tour d’un autre
    .text = À ton tour, tu peux demander une action à n’importe qui, et n’importe qui peut en proposer une. La partie ne s’arrête pas pour attendre.
    .source = Learn to Play: Player Turn; CH-C4
rule-interrupts = Interruptions et réponses
    .text = D’abord les capacités forcées, dans l’ordre choisi par le premier joueur, puis les facultatives. On pose la question en même temps à tous ceux qui pourraient répondre ; les réponses s’appliquent dans l’ordre des joueurs. Si plusieurs personnages sont vaincus en même temps, tu peux répondre à chacun. Une carte ne répond qu’une fois à la même chose, même si elle revient dans ta main.
    .source = Learn to Play: Other Triggered Abilities; Rules Reference: Ability; CH-C1, CH-C3, CH-C42, CH-C66
rule-passing = Passer
    .text = Une fois que tu as passé, on ne te redemande que si quelqu’un d’autre fait quelque chose. Pendant la mise en place, pas d’interruption ni de réponse : seules les capacités « Mise en place » des identités ont lieu.
    .source = CH-C3, CH-C28
rule-then = Puis
    .text = Ce qui suit « puis » exige que tout ce qui précède ait eu lieu. Empêcher les Conflits doit retirer 2 menaces pour que sa seconde partie ait lieu : commence donc par une manigance qui en a 2.
    .source = Rules Reference: Then; CH-C11
rule-first-player = Le premier joueur décide
    .text = Le premier joueur choisit la carte que Pris par Surprise fait défausser, et l’exemplaire de Légions d’Hydra qui reçoit la menace de Madame Hydra. Il répartit aussi les dégâts d’Explosion, sans dépasser, pour chaque personnage, ce qui suffit à le vaincre. Ce qui vaut pour chaque joueur se fait dans l’ordre des joueurs ; personne ne peut le changer.
    .source = Rules Reference: First Player; CH-C9, CH-C10, CH-C22, CH-C44
rule-forced-order = Plusieurs à la fois
    .text = Quand plusieurs capacités forcées se déclenchent ensemble, le premier joueur choisit l’ordre.
    .source = Rules Reference: Ability
rule-hand-size = Taille de main
    .text = À la fin de la phase des joueurs, tu peux défausser ce que tu veux, et tu dois redescendre à ta taille de main. Le reste du temps, aucune limite. Les cartes défaussées ensemble partent dans l’ordre où tu les choisis, la dernière au-dessus. On ne te le demande que si quelqu’un a une carte pour laquelle cet ordre compte.
    .source = Learn to Play: End of Player Phase; CH-C45
rule-end-of-turns = Fin de la phase des joueurs
    .text = On défausse, on repioche, on redresse tout. Puis les effets qui durent jusqu’à la fin de la phase s’arrêtent.
    .source = Learn to Play: End of Player Phase
rule-step-one = La menace de chaque round
    .text = La manigance principale reçoit la menace indiquée sur sa carte, plus 1 par icône d’accélération en jeu et par jeton Accélération, le tout d’un coup.
    .source = Learn to Play: Step One
rule-activation = Activations
    .text = Dans l’ordre des joueurs, le méchant s’active contre chacun, suivi des sbires engagés avec ce joueur. Ils attaquent les héros et manigancent contre les alter ego.
    .source = Learn to Play: Step Two
rule-enemy-attack = Un ennemi attaque
    .text = Dans l’ordre : carte boost, défenseur, icônes boost, dégâts. Les sbires ne reçoivent pas de carte boost.
    .source = Learn to Play: Hero Form: Enemies Attack
rule-one-moment = Une attaque, un seul moment
    .text = Les réponses à une attaque, à ses dégâts et aux personnages vaincus viennent toutes au même moment, une fois l’attaque finie. Tu peux jouer un événement d’attaque même s’il n’inflige aucun dégât, et un événement de contre même s’il ne retire aucune menace.
    .source = Rules Reference: Attack; CH-C7, CH-C13, CH-C61
rule-several-attack = Plusieurs sbires attaquent
    .text = Quand une carte fait attaquer plusieurs sbires, le plus ancien en jeu commence. Un sbire qui s’engage avec toi pendant que tes sbires s’activent s’active aussi. Avec Se Liguer, un sbire amené par l’attaque du méchant attaque aussi. Le Tourbillon attaque ensuite chaque autre héros dans l’ordre des joueurs, et chacun peut défendre.
    .source = Learn to Play: Step Two; CH-C23, CH-C29, CH-C35, CH-C64
rule-defending = Défendre
    .text = Un héros ou un allié redressé peut défendre ; le joueur attaqué décide d’abord, puis les autres. Un héros réduit les dégâts de sa DEF, un allié encaisse tout. Si le défenseur a disparu avant les dégâts, l’attaque compte comme non défendue. Tant que personne ne défend, utiliser une capacité de défense fait de toi le défenseur.
    .source = Learn to Play: Hero Form: Enemies Attack; Rules Reference: Defend; CH-C62; W1-314
rule-who-defends = Qui défend
    .text = Le joueur attaqué décide d’abord. S’il ne défend pas, on demande à tous les autres qui le peuvent ; le premier à accepter, dans l’ordre des joueurs, défend. Face au Fondeur, c’est un allié redressé du joueur engagé avec lui qui doit défendre, s’il en a un. Les boosts qui parlent d’attaque non défendue vérifient au moment où on les retourne : un défenseur parti ne compte pas.
    .source = Rules Reference: Defend; CH-C2, CH-C26, CH-C27
rule-boost = Cartes boost
    .text = Les cartes boost se retournent une par une : d’abord la capacité boost, puis +1 à l’ATQ ou à la MNG de l’ennemi par icône. Une étoile n’est pas une icône : elle signale seulement une capacité boost. Si l’ennemi tombe entre-temps, les autres sont défaussées sans effet.
    .source = Learn to Play: Hero Form, Alter-Ego Form; CH-C40, CH-C41
rule-enemy-scheme = Un ennemi manigance
    .text = L’ennemi ajoute à la manigance principale autant de menace que sa MNG. Le méchant y ajoute ses icônes boost.
    .source = Learn to Play: Alter-Ego Form: Enemies Scheme
rule-deal = Cartes Rencontre
    .text = Chaque joueur en reçoit une face cachée. Ensuite, une de plus par icône de danger, en faisant le tour de la table.
    .source = Learn to Play: Step Three
rule-reveal = Révéler
    .text = Un sbire s’engage avec toi ; une manigance ou un attachement entre en jeu. Puis les capacités « Une fois révélée » de la carte se résolvent, de haut en bas. Ensuite, une traîtrise part à la défausse.
    .source = Learn to Play: Step Four; Rules Reference: Reveal
rule-from-the-deck = Révélée du deck
    .text = Black Widow, Sens d’Araignée Améliorés et « Restez derrière moi ! » agissent sur les cartes du deck Rencontre, même déjà distribuées, mais pas sur les cartes cherchées ou mises de côté. Si Black Widow annule une carte, le même joueur révèle la suivante.
    .source = Rules Reference: Reveal; CH-C12, CH-C34
rule-engaged = Sbires engagés
    .text = Un sbire engagé avec toi s’active contre toi à chaque phase du méchant, jusqu’à ce qu’il disparaisse.
    .source = Learn to Play: Step Four
rule-obligations = Obligations
    .text = Une obligation va au joueur qu’elle désigne, peu importe qui la révèle. Ce joueur peut d’abord passer en alter ego, puis il choisit une des options de la carte.
    .source = Learn to Play: Obligations
rule-obligation-options = Les choix d’une obligation
    .text = Tu peux choisir la seconde option si une partie au moins est possible : Avis d’Expulsion avec une main vide, Urgence Familiale avec une carte Sonné. Surmenage demande une amélioration redressée. Si aucune option n’est possible, l’obligation est défaussée.
    .source = Rules Reference: Choose; CH-C5, CH-C21
rule-nemesis = Némésis
    .text = Ta Némésis reste hors de la partie jusqu’à ce qu’une carte la fasse venir. Le reste de son set rejoint alors le deck Rencontre.
    .source = Learn to Play: Nemesis Side Schemes; texte de carte
rule-side-schemes = Manigances annexes
    .text = Une manigance annexe reste en jeu, avec ses icônes actives, tant qu’elle porte de la menace.
    .source = Learn to Play: Side Scheme Icons
rule-main-scheme = Manigance principale
    .text = Quand la menace de la manigance principale atteint le seuil, le stade suivant prend le relais sans la menace d’avant. Si le dernier stade s’accomplit, c’est perdu.
    .source = Learn to Play: The Scheme Deck
rule-villain-stages = Stades du méchant
    .text = Quand un stade est vaincu, le suivant prend le relais avec tous ses points de vie et garde tous les attachements. Les dégâts en trop sont perdus.
    .source = Learn to Play: Dealing Damage; Rules Reference
rule-fallen-stage = Un stade du méchant vaincu
    .text = Un stade vaincu n’existe plus pour les cartes qui disent « cet ennemi » (Contre-Attaque au Poing, Force Surhumaine) et ne fait plus rien. « Le méchant » désigne le stade suivant : c’est lui qu’Armure en Vibranium rend Tenace.
    .source = Rules Reference: Villain; CH-C33
rule-crisis = Crise
    .text = Tant qu’une icône de crise est en jeu, on ne peut pas retirer de menace de la manigance principale.
    .source = Learn to Play: Side Scheme Icons
rule-acceleration-tokens = Accélération
    .text = Chaque icône d’accélération en jeu et chaque jeton Accélération ajoute 1 menace par round. La manigance principale reçoit un jeton chaque fois que le deck Rencontre s’épuise, et le garde.
    .source = Learn to Play: Side Scheme Icons; Rules Reference
rule-hazard = Danger
    .text = Chaque icône de danger en jeu donne une carte Rencontre de plus par round.
    .source = Learn to Play: Side Scheme Icons
rule-threat = Menace
    .text = Si toute la menace à placer est annulée ou remplacée, elle ne compte pas comme placée. La menace de départ d’une manigance non plus.
    .source = Rules Reference: Threat
rule-damage = Dégâts
    .text = D’abord les effets qui changent les dégâts infligés, puis Tenace, puis ceux qui changent les dégâts subis. Quand plusieurs personnages sont touchés à la fois, tous subissent leurs dégâts avant qu’aucun ne soit vaincu.
    .source = Rules Reference: Damage
rule-dealt = Infligés et subis
    .text = Des dégâts arrêtés par Tenace ou par une capacité ont été infligés, mais pas subis. La Vengeance de Klaw, Rage d’Ultron et les boosts de Boom Sonique et Coup en Piqué comptent les dégâts infligés ; Ruée et Convertisseur Sonique demandent des dégâts subis. Ce que la DEF absorbe n’a jamais été infligé. Si en arrêtant une partie des dégâts tu élimines l’attaquant, tu subis quand même le reste.
    .source = Rules Reference: Damage; CH-C20, CH-C65
rule-overkill = Déferlement
    .text = Les dégâts en trop débordent : d’un sbire sur le méchant, d’un allié sur l’identité de celui qui le contrôle.
    .source = Rules Reference: Overkill
rule-defeat = Vaincu
    .text = Un personnage sans point de vie est vaincu. Les capacités que cela déclenche se résolvent avant qu’il quitte le jeu.
    .source = Learn to Play: Dealing Damage
rule-falling-together = Vaincus ensemble
    .text = Les personnages vaincus ensemble partent dans l’ordre de leur entrée en jeu : le stade du méchant d’abord, les identités en dernier. Un joueur éliminé ne choisit plus rien, et les cartes boost retournées contre lui ne font rien. Ses sbires avec coup rapide attaquent le héros qu’ils rejoignent.
    .source = Rules Reference: Player Elimination; CH-C31, CH-C32
rule-stunned = Sonné
    .text = La prochaine attaque d’un personnage sonné ne fait que retirer la carte Sonné. Si c’est un événement d’attaque, il est perdu aussi.
    .source = Learn to Play: Status Cards
rule-confused = Désorienté
    .text = La prochaine fois qu’un personnage désorienté contre ou manigance, il perd seulement la carte Désorienté.
    .source = Learn to Play: Status Cards
rule-tough = Tenace
    .text = Les prochains dégâts sur un personnage Tenace, même énormes, ne font que retirer la carte Tenace. 0 dégât ne la retire pas.
    .source = Learn to Play: Status Cards
rule-guard = Garde
    .text = Tant qu’un sbire avec garde est engagé avec toi, ton héros et tes alliés ne peuvent pas attaquer le méchant. Les dégâts qui ne viennent pas d’une attaque passent quand même.
    .source = Rules Reference: Guard
rule-quickstrike = Coup rapide
    .text = Un ennemi avec coup rapide attaque dès qu’il s’engage avec un héros.
    .source = Rules Reference: Quickstrike; CH-C67
rule-retaliate = Riposte
    .text = Un personnage avec riposte qui vient d’être attaqué, s’il est encore en jeu, inflige à l’attaquant autant de dégâts que sa valeur de riposte, même si l’attaque n’en a fait aucun.
    .source = Rules Reference: Retaliate
rule-surge = Renfort
    .text = Une fois la carte résolue, le même joueur en révèle une autre.
    .source = Learn to Play: Surge; Rules Reference
rule-toughness = Ténacité
    .text = Un personnage avec ténacité entre en jeu avec une carte Tenace.
    .source = Rules Reference: Toughness
rule-cancel = Annulé
    .text = Un effet annulé n’a pas lieu, mais la carte compte comme révélée, et son renfort imprimé s’applique toujours.
    .source = Rules Reference: Cancel
rule-drones = Drones
    .text = Les Drones sont des cartes de joueurs, face cachée, qui servent de petits sbires. Personne ne peut les regarder ; vaincu, un Drone va dans la défausse de son propriétaire. Un Drone n’a pas de points de vie imprimés : il passe en dernier quand une carte cherche qui a le plus de points de vie.
    .source = Rules Reference; texte de carte; CH-C24
rule-player-deck = Quand ton deck s’épuise
    .text = Mélange aussitôt ta défausse pour former un nouveau deck et reçois une carte Rencontre. Les cartes en train d’être défaussées à ce moment-là sont remélangées aussi. Si ta défausse est vide aussi, le deck reste vide jusqu’à ta prochaine pioche.
    .source = Rules Reference: Running out of cards; CH-C8, CH-C36
rule-encounter-deck = Quand le deck Rencontre s’épuise
    .text = On mélange la défausse Rencontre pour refaire un deck, et la manigance principale reçoit un jeton Accélération. S’il fallait défausser plusieurs cartes, on s’arrête là. Si la défausse est vide elle aussi, vous perdez aussitôt : une carte en cours de résolution n’y est pas encore. Si des cartes Rencontre s’enchaînent sans fin, vous perdez aussi.
    .source = Rules Reference: Running out of cards; CH-C39, CH-C60, CH-C63
rule-elimination = Élimination
    .text = Les cartes d’un joueur éliminé quittent la partie, ses sbires s’engagent avec le joueur suivant, et les autres continuent. Un joueur éliminé ne révèle plus rien, et une attaque contre lui s’arrête si personne d’autre ne défend.
    .source = Rules Reference: Player Elimination; CH-C31
rule-deck-building = Construire un deck
    .text = Un deck compte une identité et toutes ses cartes de héros, plus des cartes basiques et des cartes d’une seule affinité : 40 à 50 en tout. Trois copies au plus d’une même carte, une seule si elle est unique.
    .source = Learn to Play: Deck Customization
rule-expert-mode = Mode expert
    .text = Le méchant commence un stade plus loin et finit un stade plus loin, et le set Expert rejoint le deck Rencontre.
    .source = Learn to Play: Expert Mode
rule-stalemate = Impasse
    .text = Si un round commence pour la troisième fois dans la même situation, ou si personne n’a eu de vrai choix depuis 100 rounds, c’est perdu : le méchant n’a pas été arrêté.
    .source = Learn to Play: Winning and Losing; CH-C38

## Consignes permanentes
order-interrupt = Passer toutes mes interruptions
    .card = Passer les interruptions si je n’ai que { $card } à utiliser
order-response = Passer toutes mes réponses
    .card = Passer les réponses si je n’ai que { $card } à utiliser
order-defend = Ne jamais me demander de me défendre
    .below = Ne pas me défendre contre les ennemis dont l’ATQ est inférieure à { $below }
    .card = Ne jamais me demander de me défendre contre { $card }
order-defend-another = Ne jamais me demander de défendre quelqu’un d’autre
    .card = Ne jamais me demander de défendre quelqu’un d’autre contre { $card }
order-may = Refuser les effets facultatifs des cartes
    .card = Refuser les effets facultatifs ({ $card })
order-asked = Refuser les actions qu’on me demande

# Sur une image, une carte en jeu a peu de place. Les phrases qui contiennent ceci n’en disent plus rien :
gist-omits =
    Ne se joue que si
    Une fois révélée
    Boost :
    Une par joueur
    Restreint (
    Se pose chez
    Se pose sur
    Renfort
    ise en place :
    Ne se joue qu’en héros
    quand il n’y en a plus, défausse cette carte
    cette carte entre en jeu
    tu joues cette carte
# Et ceci se dit plus court, de la première ligne à la dernière :
gist-shorts =
    Ténacité (entre en jeu avec une carte Tenace) => Ténacité
    cherche Mjolnir dans ton deck ou ta défausse et prends cette carte en main => cherche Mjolnir
    défausse des cartes de ton deck jusqu’à trouver une carte de ton héros et prends-la en main => trouve 1 carte du héros
    Le premier allié joué à chaque round coûte 1 de moins => Premier allié du round : −1
    Réponse (tu joues un événement Attaque/Contre/Défense) : incline ton héros → reprends cet événement en main => Événement : incline, reprends-le
    Réponse (une fois par phase ; tu joues une carte Préparation) : pioche une carte => Préparation jouée : pioche
    Réponse (tu utilises une carte Préparation) : 1 dégât sur un ennemi => Préparation utilisée : 1 dégât
    Réponse (ton héros défend sans subir de dégâts) : incline cette carte → pioche une carte => Défense sans dégâts : incline : pioche
    Interruption de héros (attaque ; une carte boost est retournée) : défausse cette carte → annule ses icônes boost ; 1 dégât sur le méchant pour chacune => Défausse : le boost blesse le méchant
    Réponse de héros (une carte boost est retournée) : défausse cette carte → annule la capacité boost de la carte retournée => Défausse : sans capacité boost
    mélange une carte Sort de ta défausse dans ton deck, puis pioche une carte => recycle 1 Sort, pioche
    Interruption (ton héros va être vaincu) : à la place, il reste 1 point de vie à ton héros, puis défausse cette carte => Si vaincu : garde 1 PV, défausse
    Interruption (tu vas subir des dégâts) : => Si blessé :
    Interruption de héros (tu vas subir des dégâts) : => Si blessé :
    annules-en 1, puis 1 dégât sur un ennemi => annule 1, inflige 1
    annules-en 3 => annule 3
    Réponse de héros (attaque ; un sbire entre en jeu) : défausse cette carte → 2 dégâts sur cet ennemi, puis sonne cet ennemi => Nouveau sbire : défausse : 2 dégâts, sonné
    mets en jeu depuis ta main un allié Avenger dont le coût ne dépasse pas le nombre de compteurs ici, puis défausse cette carte => défausse : joue un Avenger
    Réponse (ton tour commence) : mets un compteur ici => Ton tour : 1 compteur
    ta prochaine carte coûte 1 de moins pendant cette phase => prochaine carte : −1
    Réponse (une fois par phase ; un sbire s’engage avec toi) : pioche 2 cartes => Sbire engagé : pioche 2
    Interruption de héros (tu révèles une traîtrise) : défausse cette carte → annule la carte révélée et défausse-la => Défausse : annule une traîtrise
    +2 CTR pour cette phase, ou +2 ATQ pour cette phase => +2 CTR ou ATQ
    redresse ton héros => redresse-toi
    Action (une fois par phase) : défausse ta première Invocation => 1× par phase : défausse l’Invocation
    mets une carte de ta défausse sous ton deck, puis pioche une carte => recycle 1 carte, pioche
    Action : incline cette carte, défausse une carte de ta main → pioche une carte (2 si tu es en alter ego) => Incline, défausse 1 : pioche (2 en alter ego)
    Réponse (l’attaque de ton héros vainc un sbire) : 1 dégât sur ton héros, défausse cette carte → redresse-toi => Sbire vaincu : subis 1, défausse : redresse-toi
    pioche une carte, puis soigne 1 dégât sur ton identité => pioche 1, soigne 1
    dépense 1 énergie, soigne 1 dégât sur ton identité → pioche une carte => 1 énergie, soigne 1 : pioche
    Interruption (cette carte est vaincue) : mélange cette carte dans le deck de son propriétaire => Vaincu : va dans son deck
    Réponse forcée (cette carte attaque, si Le Psycho-Magnitron est en jeu) : => A attaqué :
    Interruption de héros (tu joues un événement Attaque) : incline cette carte → l’événement inflige 2 dégâts de plus => Événement Attaque : incline : +2 dégâts
    Interruption de héros (tu joues un événement Contre) : incline cette carte → l’événement retire 2 menaces de plus => Événement Contre : incline : −2 menaces
    reprends en main une carte Préparation de ta défausse => reprends 1 Préparation
    +1 à ta limite d’alliés si chacun de tes alliés a le trait Avenger => +1 limite d’alliés si tous sont Avenger
    le prochain allié Avenger joué pendant cette phase coûte 1 de moins => prochain Avenger : −1
    choisis un joueur ; 1 dégât sur le méchant et chaque sbire engagé avec ce joueur (2 si tu résous cette carte en dernier) => 1 au méchant et à ses sbires (2 à la fin)
    Interruption (tu révèles une carte Rencontre) : défausse cette carte → annule la carte révélée et défausse-la, puis révèle la carte Rencontre suivante => Défausse : change de carte Rencontre
    Interruption (une carte du deck Rencontre est révélée) : dépense 1 mental, incline cette carte → annule la carte révélée et défausse-la, puis révèle la carte Rencontre suivante => 1 mental, incline : change de carte Rencontre
    déplace 1 dégât de ton héros vers un ennemi (2 si => 1 dégât vers un ennemi (2 si
    mets une carte de ta main ici, face cachée => mets 1 carte ici
    À ton tour, tu peux aussi jouer cette carte depuis ta défausse => Jouable aussi depuis ta défausse
    Réponse (ton héros défend) : défausse cette carte → => Après défense : défausse :
    Réponse forcée (cette carte attaque) : défausse la première carte de ton deck ; sa ressource décide. Physique : 2 dégâts sur un ennemi. Énergie : 1 dégât sur chaque personnage. Mental : défausse cette carte. Joker : les trois effets => A attaqué : effet selon ta première carte
    Réponse de héros (un de tes alliés est vaincu) : défausse cette carte → mets-le en jeu depuis ta défausse et inflige-lui 1 dégât => Allié vaincu : défausse : il revient, 1 dégât
    Interruption forcée (cette carte est vaincue) : remélange l’Invocation posée ici dans son deck => Retient une Invocation
    Interruption forcée (cette carte est vaincue) : => Vaincu :
    Interruption forcée (ton tour se termine) : => Fin de tour :
    Interruption forcée (cette carte va être vaincue) : défausse la première carte Rencontre ; si c’est une traîtrise, soigne plutôt tous les dégâts sur cette carte => Vaincu : une traîtrise révélée le soigne
    Réponse forcée (cette carte t’attaque) : défausse la première carte de ton deck ; si elle a une ressource physique, 2 dégâts sur toi => T’attaque : si ta première carte est physique, 2 dégâts
    Interruption forcée (cette carte t’attaque) : défausse la première carte de ton deck ; sa ressource décide. Physique : sonne ton identité. Énergie : 2 dégâts sur toi. Mental : désoriente ton identité. Joker : les trois effets => Attaque : ta première carte sonne, blesse ou désoriente
    1 joker pour une carte Préparation => joker pour Préparation
    Action de héros (contre) : incline cette carte → retire 1 menace d’une manigance ; si tu as le trait Aérien, retire 1 menace de chaque manigance à la place => Incline : −1 menace (Aérien : sur chacune)
    Réponse (cette carte vient de contrer une manigance) : => A contré :
    Réponse forcée (le round se termine) : défausse cette carte => Fin du round : défausse
    Coûte 1 de moins par carte Préparation que tu contrôles => −1 par Préparation
    Cette carte ne peut pas subir de dégâts si tu es engagé avec un autre sbire => Insensible si tu as un autre sbire
    Cette carte ne peut pas subir de dégâts causés par une amélioration Black Panther => Insensible aux améliorations Black Panther
    soigne 2 dégâts sur un personnage ami => soigne 2 sur un ami
    +1 à ta taille de main par amélioration Tech que tu contrôles, 6 au maximum => +1 carte en main par Tech (max 6)
    1 dégât sur un ennemi (2 si tu as le trait => 1 dégât (2 si
    Réponse (un sbire manigance) : incline cette carte → 2 dégâts sur cet ennemi => Un sbire manigance : incline : 2 dégâts
    1 joker pour un événement => joker (événement)
    soigne 1 dégât sur ton identité, ou défausse ta première Invocation => soigne 1 ou défausse l’Invocation
    1 physique pour les événements Attaque => physique pour Attaques
    Réponse (tu prends cette forme) : 2 dégâts sur un ennemi => En arrivant : 2 dégâts
    Interruption (cette carte est vaincue) : dépense 2 ressources de types différents → 2 dégâts sur un ennemi, puis remets cette carte dans la main de son propriétaire => Vaincu : 2 ressources : 2 dégâts, retour en main
    un joueur reprend en main la première amélioration Tech de sa défausse => reprends une Tech
    Interruption (un ennemi t’attaque) : dépense 1 énergie → 2 dégâts sur cet ennemi => Si attaqué : 1 énergie → 2 dégâts
    pioche une carte, puis défausse une carte de ta main => pioche 1, défausse 1
    incline cette carte, 2 dégâts sur cette carte → 1 dégât sur chaque ennemi => incline, subis 2 : 1 à chaque ennemi
    regarde les 3 premières cartes de ton deck, prends-en une en main et défausse le reste => prends 1 carte sur 3
    défausse une carte de ta main → redresse-toi => défausse 1 : redresse-toi
    Interruption (une fois par round ; une manigance va recevoir de la menace) : => 1× :
    un joueur pioche une carte => un joueur pioche
    une carte boost est retournée pour une manigance => boost de manigance
    annule ses icônes boost => sans icônes
    la manigance principale va recevoir de la menace => menace à venir
    tu utilises une carte Préparation => Préparation utilisée
    paie le coût de ta première Invocation, incline ton héros → résous le Spécial de l’Invocation => incline, paie : Invocation
    soigne 1 dégât sur un héros et défausse une de ses cartes État => soigne 1, ôte 1 État
    déplace 1 menace d’une manigance vers ici => prends 1 menace
    Interruption forcée (cette carte attaque) : => Attaque :
    Réponse forcée (cette carte t’attaque) : => T’attaque :
    Réponse forcée (cette carte attaque) : => A attaqué :
    Réponse forcée (cette carte manigance) : => A manigancé :
    Interruption forcée => Forcé
    Réponse forcée => Forcé
    (une fois par round) => 1×
    incline cette carte → => incline :
    incline cette carte, => incline,
    son porteur subit des dégâts => porteur blessé
    défausse cette carte → => défausse :
    retire 1 compteur → => −1 :
    retire 1 menace d’une manigance => −1 menace
    retire 2 menaces d’une manigance => −2 menaces
    points de vie => PV
    point de vie => PV
    Action de héros => Héros
    Ressource de héros => Ressource
    Action d’alter ego => Alter ego
    place 1 menace sur la manigance principale, ou la première carte de ton deck devient un Drone => +1 menace ou un Drone
    ou la première carte de ton deck devient un Drone => ou un Drone
    place 1 menace sur => 1 menace sur
    place 2 menaces sur => 2 menaces sur
    place 2 menaces ici => 2 menaces ici
    la première carte de ton deck devient un Drone => 1 Drone de ton deck
    sur la manigance principale => (principale)
    engagé avec le joueur qu’il attaque => face à sa cible
    Les Drones face cachée ont MNG 1, ATQ 1 et 1 PV ; vaincus, ils vont dans la défausse de leur propriétaire => Drones : MNG 1, ATQ 1, 1 PV
    Défends avec un allié si possible => À défendre avec un allié
    une manigance va recevoir de la menace => menace à venir
    la prochaine carte d’un joueur coûte 1 de moins pendant cette phase => prochaine carte : −1
    un joueur reprend en main la première amélioration Tech de sa défausse => reprends la 1re Tech défaussée
    La menace sur cette carte ne peut pas être retirée => Sa menace reste
    tu vaincs un sbire => sbire vaincu
    ton héros défend => tu défends
    de ta main => de la main
    pour le méchant => (méchant)
    pour ton héros =>
    défausse au hasard une carte de la main => perds 1 carte au hasard
    regarde les 3 premières cartes de ton deck, prends-en une en main et défausse le reste => prends 1 des 3 premières cartes
    Forcé (l’étape 1 de la phase du méchant place de la menace ici) => Étape 1
    Interruption (le méchant t’attaque) => Si on t’attaque
    dépense 1 => 1
    si tu as le trait => si
    Spécial (attaque) => Spécial
    Spécial (contre) => Spécial
    Réponse (cette carte attaque et vainc un sbire) => Vainc un sbire
    dépense autant de ressources énergie que tu veux → => énergie à volonté →
    les ressources de la carte du dessus de ta défausse => celles du dessus de ta défausse
    si tu résous cette carte en dernier => à la fin
    sur ton identité =>
    → pioche une carte => → pioche
    pour ses personnages pendant cette phase => pour son camp
    choisis un joueur => un joueur
    mets autant de compteurs ici => compteurs ici
    ces cartes retournent dans la main de leur propriétaire => les cartes reviennent
    défausse une carte de la main => défausse une carte
    Réponse ( => Après (
    Interruption ( => Si (
