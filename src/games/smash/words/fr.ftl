### Super Powered Smash Masters en français. Les noms, les cartes et les nombres arrivent en arguments.

game = Super Powered Smash Masters
ruleset-match = Standard
ruleset-any = Duos à types libres
ruleset-quick = Rapide

## Cartes
card-title = { $name }
card = { $card }
kind-hero = Héros
kind-super = Super
kind-smash = Smash
kind-story = Histoire
kind-team-up = Duo
kind-loot = Butin
type-mutant = Mutant
    .pl = Mutants
type-magic = Magie
type-nature = Nature
type-gadget = Gadget
facet-kind = Catégorie
facet-type = Type
fact-types = { $types }
fact-hero = pour { $hero }
fact-passive = toujours actif pour son héros
fact-active = actif
fact-reaction = réaction
mark-stunned = héros sonné
mark-shielded = inattaquable pour l’instant
mark-not-ready = pouvoirs de retour au prochain tour

## Ce que dit une carte, d’après ce qu’elle fait. Une phrase commence par une minuscule et finit sans point.
no-words = { "" }
says-in-any-case = { $said } ; dans tous les cas, { $next }
says-smash = pour attaquer un héros adverse ou contrer une attaque
says-team-up =
    pour attaquer ou contrer avec deux héros { $same ->
        [yes] { FORM($types, form: "pl") } actifs
       *[no] actifs des types { $types }
    } ; si tu gagnes, le héros adverse est KO
says-super = ranime { $hero } (si besoin)
says-power = pouvoir : { $does }
says-use = usage : { $does }
# Un Butin qui n’a plus de raison de rester est parti avant de faire la suite.
says-reaction-attack =
    contre une attaque : { $loot ->
        [gone] défausse cette carte de ta main
       *[stays] donne cette carte à un de tes héros
    } pour y mettre fin
says-reaction-story =
    contre une Histoire : { $loot ->
        [gone] défausse cette carte de ta main
       *[stays] donne cette carte à un de tes héros
    } pour protéger ton équipe
says-reaction-super =
    contre un Super : { $loot ->
        [gone] défausse cette carte de ta main
       *[stays] donne cette carte à un de tes héros
    } pour protéger ton équipe
says-immune = immunité contre les attaques des héros { FORM($types, form: "pl") }
says-weak = faiblesse : KO si ce héros perd contre des héros { FORM($types, form: "pl") }
says-lethal = ce héros met KO les héros qu’il bat au lieu de les sonner
says-lethal-to = ce héros met KO les héros { FORM($types, form: "pl") } qu’il bat au lieu de les sonner
says-guard = garde : un adversaire qui peut attaquer ce héros ne peut pas attaquer tes autres héros actifs
says-hidden = caché : on ne peut pas attaquer ce héros tant qu’on peut attaquer un autre de tes héros actifs
says-costly =
    pour attaquer ce héros, un adversaire doit défausser { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
says-swift = on ne peut pas contrer les attaques de ce héros
says-swift-to = les héros { FORM($types, form: "pl") } ne peuvent pas contrer les attaques de ce héros
says-safe-story = ce héros est insensible aux Histoires
says-safe-super = ce héros est insensible aux Supers
says-safe-power = ce héros est insensible aux pouvoirs et aux Butins
says-wild = ce héros a tous les types pour les Duos et les Butins
says-hand = +{ $plus } à ta taille de main
says-sturdy = coriace : quand ce héros va être sonné, tu peux lancer une pièce ; si c’est face, il ne l’est pas
# Personne n’est obligé d’utiliser un pouvoir, sauf si sa carte le dit.
says-on-turn =
    au début de ton tour : { $how ->
        [must] { "" }
       *[may] si tu veux,{ " " }
    }{ $does }
says-on-stunned =
    quand ce héros est sonné : { $how ->
        [must] { "" }
       *[may] si tu veux,{ " " }
    }{ $does }
says-on-defeated =
    quand ce héros est KO : { $how ->
        [must] { "" }
       *[may] si tu veux,{ " " }
    }{ $does }
says-on-won =
    quand ce héros gagne un combat : { $how ->
        [must] { "" }
       *[may] si tu veux,{ " " }
    }{ $does }
says-on-rival-stunned =
    quand ce héros sonne un héros adverse au combat : { $how ->
        [must] { "" }
       *[may] si tu veux,{ " " }
    }{ $does }
says-on-rival-defeated =
    quand ce héros met KO un héros adverse au combat : { $how ->
        [must] { "" }
       *[may] si tu veux,{ " " }
    }{ $does }
says-stun = sonne { $heroes }
says-defeat = mets KO { $heroes }
says-revive = ranime { $heroes }
says-shield =
    protège { $heroes } contre les attaques jusqu’{ $whose ->
        [mine] à ton prochain tour
       *[theirs] au prochain tour de l’équipe
    }
says-swap =
    mets { $heroes } sous { $whose ->
        [mine] ta pile
       *[theirs] la pile de son équipe
    } et fais venir le héros suivant
says-attack =
    attaque avec { $by ->
        [one] un de tes héros actifs
        [named] { $hero }
       *[this] ce héros
    } sans jouer de Smash{ $how ->
        [sure] { " " }(contre impossible)
        [fatal] { " " }(si tu gagnes, le héros adverse est KO)
        [both] { " " }(contre impossible ; si tu gagnes, le héros adverse est KO)
       *[plain] { "" }
    }
# Tout est à l’impératif, aussi ce que font les autres : sinon, on ne saurait pas qui pioche dans « …, puis pioche une carte ».
says-draw =
    { $who ->
        [mine] pioche
       *[other] fais piocher
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $who ->
        [mine] { "" }
        [rival] { " " }à un adversaire
        [rivals] { " " }à chaque adversaire
       *[all] { " " }à chaque équipe, la tienne aussi
    }
says-discard =
    { $who ->
        [mine] défausse
       *[other] fais défausser
    } { $what }{ $how ->
        [random] { " " }au hasard
       *[chosen] { "" }
    }{ $who ->
        [mine] { "" }
        [rival] { " " }à un adversaire
        [rivals] { " " }à chaque adversaire
       *[all] { " " }à chaque équipe, la tienne aussi
    }{ $late ->
        [yes] { " " }(il ne complète sa main qu’après avoir joué une carte)
       *[no] { "" }
    }
a-card-any =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
a-card-smash =
    { $count ->
        [one] un Smash
       *[other] { $count } Smash
    }
a-card-super =
    { $count ->
        [one] un Super
       *[other] { $count } Supers
    }
a-card-story =
    { $count ->
        [one] une Histoire
       *[other] { $count } Histoires
    }
a-card-team-up =
    { $count ->
        [one] un Duo
       *[other] { $count } Duos
    }
a-card-loot =
    { $count ->
        [one] un Butin
       *[other] { $count } Butins
    }
says-take = reprends { $what } dans ta défausse
says-look =
    regarde la main d’un adversaire{ $count ->
        [0] { "" }
        [one] { " " }et défausses-en une carte
       *[other] { " " }et défausses-en { $count } cartes
    }{ $late ->
        [yes] { " " }(il ne complète sa main qu’après avoir joué une carte)
       *[no] { "" }
    }
says-loot-destroy = défausse le Butin d’un adversaire
says-loot-steal = prends le Butin d’un adversaire pour un de tes héros (défausse-le s’il ne va à personne)
says-summon =
    fais venir { $count ->
        [one] un héros
       *[other] { $count } héros
    } de ta pile
says-return =
    remets { $count ->
        [one] un de tes héros KO
       *[other] { $count } de tes héros KO
    } sous ta pile
says-leave = mets KO le héros de cette carte, sauf si c’est ton dernier
says-leave-named = mets KO { $hero }, sauf si c’est ton dernier héros
says-fresh-hand =
    { $who ->
        [mine] défausse ta main et pioches-en une nouvelle
        [rival] fais défausser sa main à un adversaire et fais-lui en piocher une nouvelle
        [rivals] fais défausser sa main à chaque adversaire et fais-lui en piocher une nouvelle
       *[all] fais défausser sa main à chaque équipe, la tienne aussi, et fais-lui en piocher une nouvelle
    }
says-again = fais encore une action ce tour-ci
says-skip = prive un adversaire de son prochain tour
says-flip = lance une pièce{ $heads }{ $tails }
says-heads = {""} ; face : { $does }
says-tails = {""} ; pile : { $does }
says-choose = au choix, { $does }
    .opens = condition
says-or = { $said }, ou { $next }
if-heroes-active = au moins { $count } de tes héros { $count ->
        [one] est actif
       *[other] sont actifs
    }
if-heroes-stunned = au moins { $count } de tes héros { $count ->
        [one] est sonné
       *[other] sont sonnés
    }
if-defeated = au moins { $count } de tes héros { $count ->
        [one] est
       *[other] sont
    } KO
if-type = un autre de tes héros actifs est { $type }
if-behind = un adversaire a plus de héros en jeu que toi
# Ce que l’on dit des héros après le mot « héros », avec l’espace qui précède ; toujours au pluriel : « un de tes héros sonnés ».
# Le type passe avant « adverses », le reste après : « tous les héros Mutants adverses », « un des héros adverses sonnés ».
which =
    { $type ->
        [mutant] {" "}Mutants
        [magic] {" "}Magie
        [nature] {" "}Nature
        [gadget] {" "}Gadget
       *[any] {""}
    }{ $state ->
        [active] {" "}actifs
        [stunned] {" "}sonnés
       *[any] {""}
    }{ $other ->
        [other] {" "}(pas celui de cette carte)
       *[any] {""}
    }
    .type =
        { $type ->
            [mutant] {" "}Mutants
            [magic] {" "}Magie
            [nature] {" "}Nature
            [gadget] {" "}Gadget
           *[any] {""}
        }
    .rest =
        { $state ->
            [active] {" "}actifs
            [stunned] {" "}sonnés
           *[any] {""}
        }{ $other ->
            [other] {" "}(pas celui de cette carte)
           *[any] {""}
        }
heroes-this = le héros de cette carte
heroes-named = { $hero }
heroes-foe = le héros adverse de ce combat
heroes-one-mine = un de tes héros{ $which }
heroes-one-rivals = un des héros{ FORM($which, form: "type") } adverses{ FORM($which, form: "rest") }
heroes-one-all = un des héros{ $which } en jeu
heroes-each-rivals = un des héros{ $which } de chaque adversaire (au choix de chacun)
heroes-each-all = un des héros{ $which } de chaque équipe (au choix de chacune)
heroes-all-mine = tous tes héros{ $which }
heroes-all-rivals = tous les héros{ FORM($which, form: "type") } adverses{ FORM($which, form: "rest") }
heroes-all-all = tous les héros{ $which }, les tiens aussi
heroes-random-mine = au hasard un de tes héros{ $which }
heroes-random-rivals = au hasard un des héros{ FORM($which, form: "type") } adverses{ FORM($which, form: "rest") }
heroes-random-all = au hasard un des héros{ $which } en jeu

## Ce que change un effet
change-active = { $who } : héros actifs
change-table = { $who } : héros en jeu
change-heroes = { $who } : héros restants
change-lives = { $who } : vies restantes
change-hand = { $who } : cartes en main
change-defeated = { $who } : héros KO

## La table
status-turn = Tour { $turn } : à { $who } de jouer.
status-battle = Tour { $turn } : { $hero } ({ $who }) affronte { $target } ({ $whose }).
status-over = Partie terminée.
panel-battle = Le combat
panel-seat = { $who }
panel-out = { $who } (hors jeu)
concede-cards = Ton équipe est éliminée, et ses cartes quittent le jeu.
meter-left = Héros restants
    .short = Restants
meter-lives = Vies restantes
    .short = Vies
zone-heroes = Héros
zone-battle = Cartes de ce combat
zone-hand = Main
zone-stack = Pile de héros
zone-deck = Deck
zone-discard = Défausse
zone-defeated = Héros KO

## Où en est la partie
at-turn = Tour { $turn }
at-act = { $card }
at-card = { $card }

## Ce que ferait une réponse
preview-smash = Attaque un héros : il est sonné, ou KO s’il l’était déjà.
preview-team-up = Attaque à deux héros. Si tu gagnes, le héros adverse est KO.
preview-retire =
    Ton héros sonné est KO{ $joins ->
        [yes] , un nouveau le remplace.
       *[no] . Aucun ne le remplace.
    }
preview-discard = Défausse-la, puis pioche une carte.
preview-nothing = Sans effet pour l’instant. { $why }.
preview-revives = Ranime ce héros.
preview-defenceless =
    Déjà sonné, il ne peut pas se défendre : KO{ $loot ->
        [yes] , sauf si un Butin le protège.
       *[no] .
    }
preview-defended = L’adversaire peut contrer.
preview-uncountered = L’adversaire ne peut pas contrer.
preview-falls = Ton héros est KO.
preview-stunned =
    Ton héros est sonné{ $sturdy ->
        [yes] , sauf si une pièce le sauve.
       *[no] .
    }
preview-counter-smash = Tu contres. L’adversaire peut contrer à son tour.
preview-counter-team-up = Tu contres. L’adversaire peut contrer à son tour ; si tu gagnes, le héros adverse est KO.

## Questions
ask-turn = À toi de jouer. Que fais-tu ?
ask-turn-again = Encore une action. Que fais-tu ?
group-smash = Attaquer avec un Smash…
group-team-up = Attaquer avec un Duo…
group-power = Utiliser un pouvoir…
group-use = Utiliser un Butin…
group-story = Jouer une Histoire…
group-super = Jouer un Super…
group-loot = Donner un Butin…
group-retire = Retirer un héros sonné…
group-discard = Défausser et piocher…
act-smash = { $hero } attaque avec { $card }
act-team-up = { $hero } mène le Duo { $card }
act-power = { $hero } utilise son pouvoir
act-use = { $hero } utilise { $card }
act-story = Jouer { $card }
act-super = Jouer { $card } pour { $hero }
act-loot = Donner { $card } à { $hero }
act-retire = Retirer { $hero }
act-discard = Défausser { $card } et piocher
nothing = Rien à faire
do-nothing = Ne rien faire
hero-active = { $card } ({ $who })
hero-stunned = { $card } ({ $who }) – héros sonné
player = { $who }
ask-target = { $card } : qui attaquer ?
ask-attacker = { $card } : qui attaque ?
ask-counter =
    { $able ->
        [0] { $card } se fait attaquer. Tu n’as rien pour contrer.
       *[other] { $card } se fait attaquer. Tu contres ?
    }
ask-counter-back =
    { $able ->
        [0] { $card } se fait contrer. Tu n’as rien pour contrer à ton tour.
       *[other] { $card } se fait contrer. Tu contres à ton tour ?
    }
take-it = Céder
give-in = Céder
ask-react-stunned =
    { $able ->
        [0] Déjà sonné, { $card } ne peut pas contrer. Aucun Butin ne peut y répondre.
       *[other] Déjà sonné, { $card } ne peut pas contrer. Jouer un Butin en réponse ?
    }
ask-react-uncountered =
    { $able ->
        [0] { $by } empêche { $card } de contrer. Aucun Butin ne peut y répondre.
       *[other] { $by } empêche { $card } de contrer. Jouer un Butin en réponse ?
    }
ask-react-played =
    { $able ->
        [0] { $who } joue { $card }. Aucun Butin ne peut y répondre.
       *[other] { $who } joue { $card }. Jouer un Butin en réponse ?
    }
let-it = Laisser faire
ask-power =
    { $on ->
        [turn] Ton tour commence.
        [stunned] Ton héros est sonné.
        [defeated] Ton héros est KO.
        [won] Tu as gagné le combat.
        [rival-stunned] Ton héros a sonné un héros adverse.
       *[rival-defeated] Ton héros a mis KO un héros adverse.
    } Utiliser le pouvoir ({ $card }) ? { $does }
ask-sturdy = { $card } va se faire sonner. Utiliser Coriace ? Face, et tout va bien.
use-power = L’utiliser
leave-power = Ne pas l’utiliser
ask-equip = Qui reçoit { $card } ?
ask-place =
    { $count ->
        [2] Deux places sont libres. Où va { $card } ?
       *[other] { $count } places sont libres. Où va { $card } ?
    }
place = Place { $at }
ask-stun = { $card } : qui sonner ?
ask-defeat = { $card } : qui mettre KO ?
ask-revive = { $card } : quel héros sonné ranimer ?
ask-shield = { $card } : qui protéger ?
ask-swap = { $card } : qui va sous la pile ?
ask-rival = { $card } : quel adversaire ?
ask-discard =
    { $count ->
        [one] { $card } : quelle carte défausser ?
       *[other] { $card } : { $count } cartes à défausser. Lesquelles ?
    }
ask-their-discard =
    { $count ->
        [one] Main adverse ({ $whose }) : quelle carte défausser ?
       *[other] Main adverse ({ $whose }) : { $count } cartes à défausser. Lesquelles ?
    }
ask-take = { $card } : quelle carte reprendre dans ta défausse ?
ask-loot-destroy = { $card } : quel Butin défausser ?
ask-loot-steal = { $card } : à qui prendre le Butin ?
ask-return =
    { $count ->
        [one] { $card } : quel héros KO va sous ta pile ?
       *[other] { $card } : quels { $count } héros KO vont sous ta pile ?
    }
ask-way = { $card } : que choisis-tu ?
choose-way = { CAPITAL($does) }

## La table en un coup d’œil
brief-battle =
    { $cards ->
        [one] Combat : { $cards } carte
       *[other] Combat : { $cards } cartes
    }
brief-mine =
    { $heroes ->
        [one] Toi : { $heroes } héros
       *[other] Toi : { $heroes } héros
    }
brief-my-lives =
    { $lives ->
        [one] Toi : { $lives } vie
       *[other] Toi : { $lives } vies
    }
brief-theirs = { $who } : { $left }

## Ce que dit le bouton à côté d’une réponse
verb-smash = Attaquer
verb-power = Utiliser
verb-story = Jouer
verb-super = Jouer
verb-team-up = Faire équipe
verb-loot = Donner
verb-use = Utiliser
verb-retire = Retirer
verb-target = Attaquer
verb-attacker = Attaquer
verb-counter = Contrer
verb-give-in = Céder
verb-react = Jouer
verb-let-it = Ne rien jouer
verb-discard = Défausser
verb-their-discard = Défausser
verb-take = Prendre
verb-return = Remettre

## Qui la table attend, pour que tout le monde le sache

awaiting-turn = { $who } joue son tour
awaiting-target = { $who } choisit une cible
awaiting-attacker = { $who } choisit qui attaque
awaiting-counter = { $who } peut contrer
awaiting-react = { $who } peut jouer un Butin
awaiting-power = { $who } peut utiliser un pouvoir
awaiting-hero = { $who } choisit un héros
awaiting-place = { $who } choisit une place
awaiting-rival = { $who } choisit un adversaire
awaiting-discard = { $who } doit défausser
awaiting-their-discard = { $who } choisit ce qu’un adversaire défausse
awaiting-take = { $who } reprend une carte
awaiting-return = { $who } remet des héros sous sa pile
awaiting-way = { $who } choisit ce qui se passe

## Pourquoi ce n’est pas possible
why-smash = Tes héros actifs n’ont personne à attaquer
why-team-up = Il faut deux héros actifs{ $types ->
        [any] {""}
       *[match] {" "}des types indiqués
    }, et quelqu’un à attaquer
why-all-stunned = Tous tes héros sont sonnés
why-super = { $hero } n’est pas en jeu
why-own-loss = Cela te ferait perdre la partie
why-loot = Il faut un héros actif du type indiqué
why-second-loot = Ton équipe a déjà un Butin
why-reaction = Seulement contre une action adverse
why-not-ready = Pouvoirs de retour à ton prochain tour
why-late-loot = Seulement comme première réponse à une attaque
why-no-counter = Ce n’est pas un contre
# Pour des effets qui ne changeraient rien.
unable-if = Seulement si { $condition }
unable-stun = Aucun héros à sonner
unable-defeat = Aucun héros à mettre KO
unable-revive = Aucun héros sonné à ranimer
unable-shield = Aucun héros à protéger
unable-swap = Aucun héros à échanger
unable-attack = Personne à attaquer
unable-draw = Plus de cartes à piocher
unable-discard = Aucune carte à défausser
unable-take = Aucune carte de ce genre dans ta défausse
unable-look = Aucun adversaire n’a de cartes en main
unable-loot = Aucun adversaire n’a de Butin
unable-summon = Ta pile de héros est vide
unable-return = Tu n’as aucun héros KO
unable-leave = C’est ton dernier héros
unable-again = Tu as déjà une autre action ce tour-ci
unable-skip = Aucun adversaire ne peut sauter de tour maintenant
unable-flip = Ni pile ni face n’aurait d’effet
why-no-second = Il faut un second héros actif{ $types ->
        [any] {""}
       *[match] {" "}du type indiqué
    }

## Le journal
log-turn = Tour { $turn } : à { $who } de jouer.
log-skipped = { $who } saute ce tour.
log-draw =
    { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
log-draw-own = Tu pioches { $cards }.
log-reshuffle = { $who } mélange sa défausse pour refaire un deck.
log-play = { $who } joue { $card }.
log-nothing = { $card } n’a aucun effet.
log-attack = { $card } ({ $who }) attaque { $target } ({ $whose }).
log-counter = { $who } contre avec { $card }.
log-reaction-lost = { $who } ne peut plus jouer ce Butin.
log-reacts =
    { $against ->
        [attack] { $who } joue { $card } : l’attaque s’arrête.
       *[other] { $who } joue { $card } : son équipe est à l’abri.
    }
log-power = { $who } utilise un pouvoir : { $card }.
log-use = { $who } utilise { $card }.
log-equip = { $who } donne { $card } à { $hero }.
log-retire = { $who } retire { $card }.
log-exchange = { $who } défausse { $card } pour une autre carte.
log-stunned = { $card } ({ $who }) se fait sonner.
log-withstood = { $card } ({ $who }) obtient face et tient le choc.
log-not-withstood = { $card } ({ $who }) obtient pile.
log-defeated = { $card } ({ $who }) est KO.
log-spared = { $card } reste : ta propre carte ne peut pas te faire perdre.
log-revived = { $card } ({ $who }) reprend ses esprits.
log-shielded = On ne peut pas attaquer { $card } avant le prochain tour de son équipe.
log-swapped = { $card } ({ $who }) va sous la pile.
log-joins = { $who } accueille { $card } dans son équipe.
log-loot-gone = { $card } va à la défausse.
log-discard = { $who } défausse { $cards }.
log-take = { $who } reprend { $what } dans sa défausse.
log-look = { $whose } montre sa main à { $who }.
log-look-own = { $whose } a en main { $cards }.
log-steals = { $who } prend { $what } pour { $card }.
log-returns = { $who } remet { $what } sous sa pile.
log-fresh-hand = { $who } défausse sa main.
log-again = { $who } gagne une action de plus.
log-skip = { $who } sautera son prochain tour.
log-flip =
    { $side ->
        [heads] { $who } obtient face.
       *[tails] { $who } obtient pile.
    }
log-out = { $who } n’a plus de héros : hors jeu.
log-out-fallen = { $who } a perdu trop de héros : hors jeu.
log-left = { $who } abandonne.

## Comment ça s’est fini
end-last-standing = Une seule équipe tient encore debout.
end-conceded = { $who } a abandonné.
end-stuck = Rien n’a bougé pendant deux rounds.
end-quiet = Aucun héros KO pendant { $rounds } rounds.
end-endless = Des pouvoirs se déclenchaient l’un l’autre sans fin.

## Ce qui ne va pas dans un deck
problem-unknown = La carte { $id } n’existe pas.
problem-heroes =
    { $count ->
        [0] Il n’a aucun héros
       *[other] Il a { $count } héros
    } ; une pile en demande { $wanted }.
problem-cards =
    { $count ->
        [0] Il n’a aucune carte
        [one] Il a { $count } carte
       *[other] Il a { $count } cartes
    } sans compter les héros ; un deck en demande { $wanted }.
problem-copies = { $card } y est { $copies } fois ; une seule est permise.
problem-smash = Il a { $count } cartes Smash ; le maximum est { $most }.

## Ce qui ne va pas dans les cartes d’un set
flaw-story-alone = une Histoire n’a ni héros ni combat à elle pour { $words }
flaw-no-hero = le héros { $written } n’existe pas
flaw-super-taken = { $hero } a déjà un Super
flaw-loot-does = cela arrive quand le Butin se joue contre quelque chose ; { $field } dit contre quoi
flaw-loot-idle = un Butin demande { $fields }

## Les règles, avec nos mots
rule-goal = Le but
    .text = Mets KO tous les héros adverses. La dernière équipe à avoir un héros gagne.
    .source = Rules: goal
rule-types = Types de pouvoir
    .text = Chaque héros est Mutant, Magie, Nature ou Gadget. Sa carte dit contre quels types il est immunisé et face à quels types il est faible.
    .source = Rules: hero cards; SM-1
rule-stack = La pile de héros
    .text = Ta pile compte neuf héros différents.
    .source = Rules: hero stack
rule-deck = Le deck
    .text = Ton deck compte cinquante cartes sans les héros : 25 Smash au plus, et une seule copie de toute autre carte.
    .source = Rules: guidelines
rule-setup = Début
    .text = Mélange ta pile et ton deck, mets trois héros en jeu et pioche cinq cartes. Le hasard décide qui commence.
    .source = Rules: set-up
rule-turn = Un tour
    .text = Une action : attaquer avec un Smash, utiliser un pouvoir, jouer une Histoire, un Super, un Duo ou un Butin, retirer un héros sonné, ou défausser et piocher. Si rien d’autre n’est possible, tu défausses. La main vide, tu peux ne rien faire.
    .source = Rules: actions; SM-8, SM-C4, SM-C31
rule-refill = Cinq cartes
    .text = Après chaque carte jouée, complète ta main à cinq cartes, même en plein combat. Si un héros ou un Butin augmente ta taille de main, pioche aussitôt les cartes en plus. Si une carte t’empêche de compléter ta main, tu la complètes en jouant une carte ou à la fin de ton tour.
    .source = Rules: hand; SM-5, SM-C21, SM-C30, SM-C32
rule-effect = Cartes qui font piocher
    .text = Complète d’abord ta main, puis pioche les cartes en plus. Sur une carte, « pioche » s’adresse à toi ; « fais piocher » dit qui pioche.
    .source = Rules: hints; SM-5
rule-reshuffle = Un deck vide
    .text = Mélange la défausse pour former un nouveau deck. Si les deux sont vides, tu ne pioches pas. Une Histoire ou un Super est défaussé avant que tu complètes ta main : il peut donc revenir aussitôt. Les cartes d’un combat restent sur la table jusqu’à sa fin. Tu pioches alors celles que tu n’as pas pu remplacer.
    .source = Rules: hints; SM-13, SM-C3, SM-C27, SM-C33
rule-smash = Attaquer
    .text = Un héros actif attaque un héros adverse qui n’est pas immunisé contre son type. Un héros sonné ne peut pas se défendre : il est KO. Ce qu’une attaque coûte en plus doit être dans ta main quand tu la choisis.
    .source = Rules: Smash; SM-1, SM-4, SM-C9, SM-C13, SM-C14, SM-C19, SM-C37
rule-counter = Contres
    .text = On contre à tour de rôle, avec des Smash et des Duos de n’importe quel type. Si tu ne peux pas ou ne veux pas contrer, tu perds le combat et ton héros est sonné.
    .source = Rules: Smash; SM-1, SM-2, SM-15, SM-C15
rule-stunned = Sonné
    .text = Un héros sonné est tourné sur le côté. Il ne peut ni attaquer, ni contrer, ni faire un Duo, ni utiliser un pouvoir, ni porter un Butin : le sien est défaussé.
    .source = Rules: stunned; SM-8, SM-C1
rule-defeated = KO
    .text = Un héros KO quitte la table et ne revient que si une carte le remet dans ta pile. Si plusieurs héros sont mis KO en même temps, ils partent ensemble ; puis on remplit les places.
    .source = Rules: stunned; SM-C8
rule-revived = Ranimé
    .text = Un héros ranimé peut aussitôt se battre et utiliser un Butin. Ses pouvoirs reviennent au prochain tour de son joueur ; ses faiblesses comptent toujours.
    .source = Rules: hints; SM-10, SM-C1, SM-C16
rule-power = Pouvoirs
    .text = Utiliser un pouvoir prend tout ton tour. Les pouvoirs permanents ne coûtent rien. Quand un pouvoir se déclenche, on te demande si tu l’utilises, sauf si la carte ne te laisse pas le choix. Un héros deux fois coriace a droit à deux pièces.
    .source = Rules: hints; SM-10, SM-C4, SM-C29, SM-C34
rule-places = Trois héros
    .text = Si tu as moins de trois héros en jeu, d’autres viennent de ta pile tant qu’il en reste. Si une carte renvoie un de tes héros en jeu sous ta pile, le suivant arrive toujours. Les héros gardent leur place ; si deux places sont libres, tu choisis laquelle remplir.
    .source = Rules: places; SM-7, SM-C12, SM-C22
rule-card = Ce que dit une carte
    .text = Tout ce qui suit une condition, un côté de la pièce ou un choix en dépend, jusqu’à « Dans tous les cas ». Une carte qui reprend des cartes de la défausse ne se reprend jamais elle-même.
    .source = SM-C23, SM-C24
rule-story = Histoires
    .text = Une Histoire qui touche toutes les équipes touche aussi la tienne.
    .source = Rules: Story; SM-6
rule-super = Supers
    .text = Un Super ne se joue que si son héros est en jeu. Si ce héros est sonné, la carte le ranime.
    .source = Rules: Super; SM-8
rule-team-up = Duos
    .text = Un Smash plus fort, mené par deux héros actifs des types indiqués, à n’importe quel moment d’un combat. Si tu gagnes, le héros adverse est KO. Pour l’immunité et les faiblesses, seul compte le type du héros meneur ; c’est aussi le seul qui risque quelque chose.
    .source = Rules: Team-Up; SM-2, SM-3
rule-loot = Butins
    .text = Donner un Butin à un héros prend tout ton tour. Le héros doit être actif et du type de ce Butin, et une équipe n’a qu’un Butin à la fois. Le Butin est défaussé quand son héros est sonné ou KO. Utiliser un Butin actif prend aussi tout ton tour. Une carte qui ne peut rien contre un héros peut quand même prendre son Butin.
    .source = Rules: Loot; SM-11, SM-C20, SM-C25
rule-reaction = Butins contre un adversaire
    .text = Certains Butins se jouent contre une attaque, une Histoire ou un Super. Comme tous les Butins, ils demandent un héros actif de leur type et une équipe sans Butin. Cela ne prend pas ton tour ; contre une attaque, ils ne peuvent être que ta première réponse. S’ils peuvent encore servir, ils restent avec ce héros ; sinon, ils sont défaussés. Ce qu’ils font à l’attaquant se passe dans ce combat.
    .source = Rules: Loot; SM-15, SM-C2, SM-C35
rule-retire = Retirer un héros sonné
    .text = Le héros est KO, et un nouveau arrive. Tu ne peux pas retirer ton dernier héros.
    .source = Rules: actions; SM-9, SM-C18
rule-discard = Défausser
    .text = Défausse une carte et pioche-en une autre, peu importe combien tu en as. Tu peux toujours le faire, et tu le dois si rien d’autre n’est possible.
    .source = Rules: actions; SM-8, SM-C17
rule-own-loss = Pas de but contre son camp
    .text = Tu ne peux pas jouer un coup qui te coûterait ton dernier héros. Si ta carte devait te le faire perdre par ricochet, il reste en jeu.
    .source = Rules: hints; SM-6, SM-9, SM-C10
rule-extra = Une action de plus
    .text = Tu as au plus une action supplémentaire par tour.
    .source = SM-C5
rule-missed = Sauter un tour
    .text = Personne ne saute deux tours d’affilée : une carte ne peut pas faire sauter un tour à un joueur qui n’a pas rejoué depuis.
    .source = SM-C6
rule-elimination = Hors jeu
    .text = Une équipe qui n’a plus de héros ou dont le joueur abandonne est hors jeu, et ses cartes quittent la partie. Les autres continuent, dans le sens horaire. Les équipes éliminées par la même carte partagent le même rang. Un joueur qui abandonne est classé derrière toutes les équipes éliminées pendant l’action en cours.
    .source = Rules: goal; SM-12, SM-C8, SM-C11, SM-C28
rule-stalemate = Impasse
    .text = La partie est nulle entre les équipes encore en jeu si personne ne peut rien changer pendant deux rounds complets, ou si aucun héros n’est mis KO pendant 100 rounds. Elle l’est aussi si un tour commence pour la troisième fois dans la même situation sans deck mélangé entre-temps, ou si personne n’a eu de vrai choix pendant 100 tours d’affilée. De même quand des pouvoirs se déclenchent l’un l’autre sans fin.
    .source = SM-14, SM-C7, SM-C26, SM-C36
rule-quick = Rapide
    .text = La partie courte : chaque équipe reçoit trois héros au hasard et a deux vies. Elle est hors jeu dès que deux de ses héros sont KO. Les héros qui n’ont pas été tirés quittent la partie, avec leurs Supers.
    .source = Format de Longbox; SM-Q1, SM-Q2

## Decks prêts à jouer
deck-brawlers = Les Cogneurs
    .about = Des Mutants et des Gadgets qui tapent fort. Idéal pour une première partie.
deck-hexers = Les Jeteurs de sorts
    .about = Magie et Nature : soins, lancers de pièce et malchance pour les autres.
deck-gardeners = Les Jardiniers
    .about = Nature et Mutants : des héros difficiles à déloger.
deck-tinkerers = Les Bricoleurs
    .about = Gadgets et Magie, avec une carte pour tout.

## Consignes permanentes
order-counter = Ne jamais me demander de contrer : céder aussitôt
order-react = Ne jamais me proposer de Butin contre une action adverse
order-use-power = Accepter d’office les pouvoirs qui se déclenchent
    .card = Accepter d’office le pouvoir quand il se déclenche ({ $card })
order-leave-power = Refuser d’office les pouvoirs qui se déclenchent
    .card = Refuser d’office le pouvoir quand il se déclenche ({ $card })

# Sur une image, une carte en jeu a peu de place. Les phrases qui contiennent ceci n’en disent plus rien :
gist-omits =
    Pour attaquer un héros adverse ou contrer une attaque
# Et ceci se dit plus court, de la première ligne à la dernière :
gist-shorts =
    (il ne complète sa main qu’après avoir joué une carte) => (main complétée plus tard)
    ne peuvent pas contrer les attaques de ce héros => ne le contrent pas
    Immunité contre les attaques des héros => Immunité :
    Ce héros met KO les héros qu’il bat => Met KO qui il bat
    Ce héros met KO => Met KO
    il bat au lieu de les sonner => il bat
    Coriace : quand ce héros va être sonné, tu peux lancer une pièce ; si c’est face, il ne l’est pas => Coriace : une pièce contre Sonné
    Caché : on ne peut pas attaquer ce héros tant qu’on peut attaquer un autre de tes héros actifs => Caché derrière les autres
    Garde : un adversaire qui peut attaquer ce héros ne peut pas attaquer tes autres héros actifs => Garde : à attaquer d’abord
    Ce héros est insensible aux pouvoirs et aux Butins => À l’abri des pouvoirs, Butins
    Ce héros est insensible aux Supers => À l’abri des Supers
    Ce héros est insensible aux Histoires => À l’abri des Histoires
    Pour attaquer ce héros, un adversaire doit défausser une carte => L’attaquer coûte une carte
    Quand ce héros est sonné : si tu veux, => Sonné :
    Quand ce héros est KO : si tu veux, => KO :
    Quand ce héros gagne un combat : si tu veux, => S’il gagne :
    Quand ce héros sonne un héros adverse au combat : si tu veux, => S’il sonne :
    le héros adverse de ce combat => l’adversaire
    contre les attaques jusqu’à ton prochain tour => pour un tour
    Ce héros a tous les types pour les Duos et les Butins => Tous les types
    reprends une carte dans ta défausse => reprends une carte
    dans ta défausse => de la défausse
    remets un de tes héros KO sous ta pile => sauve un héros KO
    mets un de tes héros sonnés sous ta pile et fais venir le héros suivant => remplace un héros sonné
    lance une pièce ; face : => pièce, face :
    attaque avec ce héros sans jouer de Smash => attaque sans Smash
    (contre impossible ; si tu gagnes, le héros adverse est KO) => (sans contre, KO)
    (si tu gagnes, le héros adverse est KO) => (KO)
    un de tes héros actifs => un héros actif
    un de tes héros sonnés => un héros sonné
    un de tes héros => un héros
    fais défausser => fais perdre
    (défausse-le s’il ne va à personne) =>
    sonne un des héros de chaque adversaire (au choix de chacun) ; pile : sonne le héros de cette carte => sonne 1 chez chacun ; pile : celui-ci
    Pour attaquer ou contrer avec deux héros actifs des types => Smash à deux,
    Pour attaquer ou contrer avec deux héros => Smash à deux
    ; si tu gagnes, le héros adverse est KO =>
    puis pioche une carte => puis pioche
    regarde la main d’un adversaire et défausses-en une carte => défausse 1 carte adverse
