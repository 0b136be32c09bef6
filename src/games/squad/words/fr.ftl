### Super Hero Squad en français. Les noms, les cartes et les nombres arrivent en arguments.

game = Super Hero Squad
ruleset-tcg = Trading Card Game
ruleset-online = Online Card Game
ruleset-quick = Règles rapides
title-tcg = Super Hero Squad
title-online = Super Hero Squad Online
title-quick = Super Hero Squad, règles rapides
team = { $team }

## Decks prêts à jouer
deck-starter = Deck de départ
    .about = Un peu de tout, des attaques solides, peu de surprises. Idéal pour une première partie.
deck-spider-man = Deck Spider-Man
    .about = Petits niveaux, rapide dès le premier tour, des cartes qui en jouent d’autres.
deck-iron-man = Deck Iron Man
    .about = Installe des Permanents qui frappent tour après tour.
deck-storm = Deck Storm
    .about = Révèle des cartes pour frapper plus fort ; ses Permanents attendent un gros coup pour agir.
deck-captain-america = Deck Captain America
    .about = Des Avengers et quatre facteurs d’attaque : aucune icône n’arrête à elle seule Cap et Wasp.
deck-wolverine = Deck Wolverine
    .about = Des griffes, des poings, et des cartes qui en jouent d’autres.
deck-thing = Deck Thing
    .about = Les Fantastic Four au complet : puissants, mais lents au démarrage.
deck-hulk = Deck Hulk
    .about = Deux cartes sur cinq sont des Permanents ; la colère monte à chaque tour.
deck-thor = Deck Thor
    .about = De gros niveaux, et de quoi faire grimper ta puissance pour les jouer.
deck-demo-hulk = Deck de démo Hulk
    .about = De la force brute, pour les règles rapides.
deck-demo-wolverine = Deck de démo Wolverine
    .about = De l’énergie pure, pour les règles rapides.
deck-of-quest = Deck { $keeper }, étape { $stage }
    .about = Le deck que joue { $enemy }, ton adversaire dans la quête.
decks-named = Decks prêts à jouer
decks-of-quests = Decks de quêtes
copies = { $count } × { $card }

## Leçon
lesson-first = Leçon
    .about = 9 petits tours : attaque, blocage, Permanents et la dernière carte.
    .closing = **Voilà, c’est ça, Super Hero Squad.** Tu as attaqué, bloqué, mis en jeu un Permanent et fait tomber la dernière carte. Les vrais decks ont 40 cartes, et personne ne les a arrangés.
lesson-first-attack = **Ton attaque.** La puissance est à 1 : tu peux jouer des cartes de niveau 1. Une attaque de 3 coûte 3 cartes à ton adversaire. Quand il n’a plus une seule carte, tu gagnes !
lesson-first-block = **Bloque !** Cette attaque est Tech. Défausse une carte avec l’icône Tech (« Bloque Tech ») et l’attaque s’arrête net. Tu perds 1 carte au lieu de 3.
lesson-first-keeper = **Un Permanent !** Web-Slinger reste en jeu s’il fait 2 dégâts. Ensuite, il continue à t’aider.
lesson-first-take = **Pas la bonne icône ?** Alors encaisse. Les cartes de ton deck se retournent une par une, et si l’une d’elles montre l’icône, elle bloque le reste.
lesson-first-helper = **Fais frapper ton Permanent.** Quand ton attaque de niveau 1 fait 2 dégâts ou plus, Web-Slinger frappe pour 1 de plus. Cette frappe aussi peut être bloquée.
lesson-first-factor = **Chaque attaque a un facteur.** Il faut son icône pour bloquer. Tu en as deux en main : lâche la carte qui te manquera le moins.
lesson-first-power = **Ça monte.** Chaque tour commence par un lancer de pièce. Face ajoute 1 à la puissance, et chacun peut jouer plus gros. Pour l’instant, fais encore frapper ton Permanent.
lesson-first-misfire = **Raté !** La première carte retournée a bloqué la frappe : ton Permanent est perdu. Ça arrive aux meilleurs. Pas d’icône contre cette attaque ? Encaisse.
lesson-first-last = **Achève-le !** Une fois le deck vide, les dégâts se paient avec la main. Fais-lui perdre sa dernière carte et c’est gagné. Hulk tout casser !

## Quêtes : ce que chacune a de particulier
quest-power = La puissance commence à { $power }.
quest-draw-mine =
    { $count ->
        [0] Tu commences sans carte.
        [one] Tu commences avec { $count } carte au lieu de 4.
       *[other] Tu commences avec { $count } cartes au lieu de 4.
    }
quest-draw-theirs =
    { $count ->
        [0] { $enemy } commence sans carte.
        [one] { $enemy } commence avec { $count } carte au lieu de 4.
       *[other] { $enemy } commence avec { $count } cartes au lieu de 4.
    }
quest-hand-mine = Tu commences avec { $cards } en main, en plus des cartes que tu pioches.
quest-keepers-mine = Tu commences avec { $cards } en jeu.
quest-keepers-theirs = { $enemy } commence avec { $cards } en jeu.
quest-deck-size = { $enemy } joue un deck de { $size } cartes.
quest-deck-copies = { $enemy } a plus de quatre copies de certaines cartes.

## Qui donne les quêtes, et contre qui
who-abomination = Abomination
who-black-panther = Black Panther
who-black-widow = Black Widow
who-blade = Blade
who-bullseye = Bullseye
who-captain-america = Captain America
who-captain-america-bucky = Captain America (Bucky)
who-civil-war = Civil War
who-colossus = Colossus
who-cyclops = Cyclops
who-daredevil = Daredevil
who-deadpool = Deadpool
who-doombot-giant = Doombot (géant)
who-doombot-melee = Doombot (cogneur)
who-doombot-ranged = Doombot (tireur)
who-dr-doom = Dr. Doom
who-dr-octopus = Dr. Octopus
who-dr-strange = Dr. Strange
who-elektra = Elektra
who-emma-frost = Emma Frost
who-falcon = Falcon
who-giant-man = Giant-Man
who-green-goblin = Green Goblin
who-hand-ninja-basic = Hand Ninja
who-hand-ninja-lieutenant = Hand Ninja (lieutenant)
who-hand-ninja-thrower = Hand Ninja (lanceur)
who-hulk = Hulk
who-hulk-gladiator = Hulk (gladiateur)
who-hulk-red = Red Hulk
who-human-torch = Human Torch
who-hydra-agent-melee = HYDRA Agent
who-invisible-woman = Invisible Woman
who-iron-man = Iron Man
who-iron-man-hulkbuster = Iron Man (Hulkbuster)
who-iron-man-stealth = Iron Man (furtif)
who-jean-grey = Jean Grey
who-juggernaut = Juggernaut
who-lizard = Lizard
who-magneto = Magneto
who-moleman = Mole Man
who-moloid-melee = Moloid (cogneur)
who-moloid-ranged = Moloid (tireur)
who-mr-fantastic = Mr. Fantastic
who-ms-marvel = Ms. Marvel
who-mysterio = Mysterio
who-mystique = Mystique
who-nick-fury = Nick Fury
who-nova = Nova
who-onslaught = Onslaught
who-reptil = Reptil
who-rogue = Rogue
who-sabretooth = Sabretooth
who-scarlet-witch = Scarlet Witch
who-shadowcat = Shadowcat
who-she-hulk = She-Hulk
who-silver-surfer = Silver Surfer
who-spider-girl = Spider-Girl
who-spider-man = Spider-Man
who-spider-man-black = Spider-Man (costume noir)
who-spider-man-scarlet = Scarlet Spider
who-spider-woman = Spider-Woman
who-storm = Storm
who-super-skrull = Super-Skrull
who-thing = Thing
who-thor = Thor
who-thor-classic = Thor (classique)
who-thor-ultimate = Thor (ultime)
who-venom = Venom
who-war-machine = War Machine
who-wasp = Wasp
who-wolverine = Wolverine
who-wolverine-jeans = Wolverine (en jean)
who-wolverine-samurai = Wolverine (samouraï)

## Cartes
card-title = { $hero }: { $name }
fact-team = { $team }
fact-level = Niveau { $level }
fact-attack = Attaque { $attack }
fact-factor = { $factors }
fact-block = Bloque { $icon }
factor-animal = Animal
factor-strength = Force
factor-elemental = Élément
factor-energy = Énergie
factor-tech = Tech
factor-speed = Vitesse

## Par quoi l’on cherche des cartes
facet-hero = Héros
facet-team = Équipe
facet-factor = Facteur
facet-block = Blocage
facet-level = Niveau
facet-attack = Attaque
facet-kind = Catégorie
kind-attack = Attaque
kind-keeper = Permanent

## Un deck proposé
proposal-theme =
    { $n ->
        [0] Aucune carte ne va avec le thème { $theme }.
        [one] Une carte va avec le thème { $theme }.
       *[other] { $n } cartes vont avec le thème { $theme }.
    }
proposal-team =
    { $n ->
        [one] Complété par une carte de la même équipe.
       *[other] Complété par { $n } cartes de la même équipe.
    }
proposal-factor =
    { $n ->
        [one] Complété par une carte du facteur principal ({ $theme }).
       *[other] Complété par { $n } cartes du facteur principal ({ $theme }).
    }
proposal-rest =
    { $n ->
        [one] Et une carte hors thème.
       *[other] Et { $n } cartes hors thème.
    }
proposal-early = { $n } cartes sont de niveau { $level } ou moins : tu auras de quoi jouer dès les premiers tours.
proposal-blocks = Chaque facteur est bloqué par { $least } à { $most } cartes.
proposal-short = Pas assez de cartes pour un deck légal : il en a { $size } et il en faut { $least }.

## La table
status-turn = Tour { $turn } : à { $who } de jouer.
status-over = Partie terminée.
panel-table = La table
panel-seat = { $who }
meter-power = Puissance
meter-own-power = Puissance personnelle
zone-under-way = Attaques en cours
zone-keepers = Permanents
zone-hand = Main
zone-deck = Deck
zone-discard = Défausse
mark-damage =
    { $amount ->
        [0] sans danger
       *[other] { $dealt }/{ $amount } dégâts sur { $who }
    }

## Où en est la partie
at-turn = Tour { $turn } ({ $who })
at-step-start = début du tour
at-attack = { $card }
at-step-end = fin du tour
at-card = { $card }
at-hit = { $card } frappe
at-step-attack = attaque

## Ce que ferait une réponse
preview-attack =
    { $amount ->
        [0] aucun dégât ({ $factors })
        [one] { $amount } dégât ({ $factors })
       *[other] { $amount } dégâts ({ $factors })
    }
preview-attack-open = une attaque ({ $factors })
preview-take =
    { $amount ->
        [one] Tu perds la première carte de ton deck.
       *[other] Tu perds jusqu’à { $amount } cartes de ton deck. { $stop }
    }
preview-take-all =
    { $amount ->
        [one] Tu perds la première carte de ton deck.
       *[other] Tu perds { $amount } cartes, en commençant par ton deck. Rien n’arrête ces dégâts.
    }
preview-take-hand =
    { $amount ->
        [one] Tu perds une carte de ta main.
       *[other] Tu perds jusqu’à { $amount } cartes de ta main. { $stop }
    }
preview-take-both = Tu perds jusqu’à { $amount } cartes, d’abord de ton deck, puis de ta main. { $stop }
preview-take-all-both = Tu perds jusqu’à { $amount } cartes, d’abord de ton deck, puis de ta main. { $icons ->
        [one] Seule la bonne icône venant de ta main arrête tout.
       *[other] Seules deux bonnes icônes venant de ta main arrêtent tout.
    }
preview-stop =
    { $icons ->
        [one] La bonne icône arrête tout.
       *[other] Il faut deux bonnes icônes pour tout arrêter.
    }
preview-stop-first = La bonne icône sur la première carte arrête tout ; après, c’est trop tard.
preview-stops = Arrête l’attaque : tu ne perds que cette carte (1 dégât).
preview-stops-hit = Arrête la frappe : tu ne perds que cette carte (1 dégât).
preview-misfires = Raté ! Le Permanent est détruit, et tu ne perds que cette carte (1 dégât).
preview-stops-part = Défausse-la pour bloquer { $icon } ; l’autre facteur passe quand même.
preview-loses = Perds-la : elle absorbe 1 dégât, sans rien bloquer.
change-deck = ton deck
change-damage = dégâts restants

## Questions
ask-attack =
    { $able ->
        [0] À toi : avec { $power } de puissance, aucune carte ne peut attaquer.
       *[other] À toi : tu attaques avec quoi ?
    }
no-attack = Passer
ask-block =
    { $able ->
        [0] { $card } ({ $factors }) t’attaque pour { $amount }. Rien dans ta main ne bloque.
       *[other] { $card } ({ $factors }) t’attaque pour { $amount }. Tu bloques depuis ta main ?
    }
take-damage = Encaisser { $amount ->
        [one] { $amount } dégât
       *[other] jusqu’à { $amount } dégâts
    }
ask-damage-from-hand =
    Deck vide : { $card } te coûte { $amount ->
        [one] une carte de ta main. Laquelle ?
       *[other] jusqu’à { $amount } cartes de ta main. Laquelle d’abord ?
    }
ask-hand-limit =
    { $count ->
        [one] Une carte de trop en main. Laquelle défausses-tu ?
       *[other] { $count } cartes de trop. Lesquelles défausser ? La dernière va au-dessus.
    }
ask-discard =
    { $count ->
        [one] { $card } : quelle carte défausser ?
       *[other] { $card } : quelles { $count } cartes défausser ? La dernière choisie finit au-dessus.
    }
ask-discard-order = { $card } : défausser dans quel ordre ? La dernière va au-dessus.
ask-keeper-limit =
    { $excess ->
        [one] Tu as un Permanent de trop.
       *[other] Tu as { $excess } Permanents de trop.
    } { $count ->
        [one] Lequel détruire ?
       *[other] Lesquels détruire ? Le dernier va dessus.
    }
ask-play =
    { $bonus ->
        [0] { $card } te laisse jouer une autre carte. Laquelle ?
       *[other] { $card } te laisse jouer une autre carte, avec +{ $bonus } en attaque. Laquelle ?
    }
play-nothing = Ne rien jouer
ask-put-into-play = { $card } te laisse mettre un Permanent directement en jeu. Lequel ?
ask-reveal =
    { $count ->
        [one] Révéler une carte de ta main pour { $card } ?
       *[other] Révéler des cartes de ta main pour { $card } ?
    }
reveal-nothing = Ne rien révéler
ask-destroy = { $card } : quel Permanent détruire ?
ask-shuffle-keeper = { $card } : mélanger un Permanent dans le deck de son propriétaire ?
ask-deck-keeper = { $card } : mettre un Permanent sur le deck de son propriétaire ?
ask-return-keeper = { $card } : renvoyer un Permanent dans la main de son propriétaire ?
ask-return-keepers = { $card } : renvoyer jusqu’à { $count } Permanents dans la main de leur propriétaire ?
ask-return-mine = { $card } : lequel de tes Permanents revient en main ?
ask-control = { $card } : de quel Permanent prends-tu le contrôle ?
ask-copy = { $card } : quel Permanent copier ?
ask-hitter = { $card } : quel Permanent frappe ?
ask-take = { $card } : laquelle prends-tu en main ?
ask-deck-discard = { $card } : laquelle de ces cartes défausser ?
ask-their-discard = { $card } : quelle carte de cette main défausser ?
ask-put-back = { $card } : quelle carte de ta main va sur ton deck ?
ask-factor = { $card } : annonce un facteur.
ask-number = { $card } : annonce un nombre.
ask-hero = { $card } : annonce un héros.
ask-player = { $card } : choisis un joueur.
ask-place = { $card } : où va { $what } ?
ask-order = { $card } : dans quel ordre les remettre ? La carte du dessus d’abord.
no-keeper = Aucun Permanent
hero = { $hero }
player = { $who }
place-top = Sur le deck
place-bottom = Sous le deck

## La table en un coup d’œil
brief-power = Puissance { $power }
brief-mine = Toi : deck { $deck }, main { $hand }
brief-theirs = { $who } : deck { $deck }, main { $hand }

## Ce que dit le bouton à côté d’une réponse
verb-attack = Attaquer
verb-block = Bloquer
verb-damage-from-hand = Défausser
verb-discard = Défausser
verb-keeper-limit = Détruire
verb-hand-limit = Défausser
verb-play = Jouer
verb-put-into-play = Mettre en jeu
verb-reveal = Révéler
verb-put-back = Remettre

## Qui la table attend, pour que tout le monde le sache

awaiting-attack = { $who } peut attaquer
awaiting-block = { $who } peut bloquer
awaiting-damage-from-hand = { $who } choisit une carte à perdre
awaiting-discard = { $who } doit défausser
awaiting-discard-order = { $who } choisit l’ordre de sa défausse
awaiting-hand-limit = { $who } a trop de cartes et doit défausser
awaiting-keeper-limit = { $who } a trop de Permanents et en détruit
awaiting-play = { $who } peut jouer une autre carte
awaiting-put-into-play = { $who } peut mettre un Permanent en jeu
awaiting-reveal = { $who } peut révéler une carte
awaiting-keeper = { $who } choisit un Permanent
awaiting-card = { $who } choisit une carte
awaiting-factor = { $who } annonce un facteur
awaiting-number = { $who } annonce un nombre
awaiting-hero = { $who } annonce un héros
awaiting-player = { $who } choisit un joueur
awaiting-place = { $who } décide où va une carte
awaiting-order = { $who } choisit l’ordre des cartes
awaiting-put-back = { $who } remet une carte

## Pourquoi ce n’est pas possible
why-level = Niveau { $level } : il faut plus de puissance
why-forbidden = { $card } l’interdit
why-proof = Facteur { $factor } : ces cartes ne bloquent pas cette attaque
why-no-block = Son icône est { $icon } : elle ne bloque pas cette attaque

## Le journal
log-turn = Tour { $turn } : à { $who } de jouer, puissance { $power }.
log-flip =
    { $purpose ->
        [power] { $who } lance la pièce pour la puissance : { $side ->
            [heads] face
           *[tails] pile
        }.
       *[effect] { $who } lance une pièce : { $side ->
            [heads] face
           *[tails] pile
        }.
    }
log-power =
    { $way ->
        [up] La puissance monte à { $power }.
       *[down] La puissance descend à { $power }.
    }
log-power-this-turn =
    { $way ->
        [up] { $who } voit sa puissance monter à { $power } ce tour-ci.
       *[down] { $who } voit sa puissance descendre à { $power } ce tour-ci.
    }
log-no-flip = { $who } ne lance pas la pièce pour la puissance ce tour-ci.
log-next-flip =
    { $how ->
        [heads] Le prochain lancer pour la puissance donnera face.
       *[none] Pas de lancer pour la puissance au prochain tour.
    }
log-extra-turn = { $who } jouera encore un tour après celui-ci.
log-unheeded =
    { $from ->
        [hand] Jusqu’à la fin du tour, { $whose } ne peut plus bloquer depuis la main.
       *[deck] Jusqu’à la fin du tour, { $whose } ne peut plus bloquer depuis le deck.
    }
log-unblockable =
    { $from ->
        [hand] { $card } ne se bloque pas depuis la main.
        [deck] { $card } ne se bloque pas depuis le deck.
       *[anywhere] { $card } est imblocable.
    }
log-proof = Les cartes { $factor } ne bloquent pas { $card }.
log-pierces = Si le premier dégât n’est pas bloqué, rien n’arrête plus { $card }.
log-named = { $who } annonce : { $what }.
log-capped = { $card } ne fera pas plus de { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
log-hit-less =
    { $amount ->
        [0] { $card } ne fait rien à { $who }.
       *[other] { $card } ne frappe { $who } que pour { $amount }.
    }
log-protected = Rien ne peut détruire { $card }.
log-control = { $who } prend le contrôle : { $card }.
log-copy = { $card } devient une copie : { $what }.
log-draw =
    { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
log-draw-own = Tu pioches { $cards }.
log-draw-none = Deck vide : { $who } ne pioche pas.
log-pass = { $who } passe.
log-no-hand = { $who } n’a aucune carte pour attaquer.
log-play = { $who } joue { $card }.
log-worth = { $card } a une attaque de { $amount }.
log-worth-keepers = Avec { $keepers } en jeu, { $card } a une attaque de { $amount }.
log-block = { $who } bloque { $against } avec { $card }.
log-damage =
    { $count ->
        [one] { $who } perd { $cards }.
       *[other] { $who } perd { $count } cartes : { $cards }.
    }
log-damage-stopped =
    { $count ->
        [one] Bloqué ! { $who } retourne { $last }.
       *[other] { $left ->
            [0] { $who } perd { $count } cartes ({ $cards }). { $last } bloque, mais trop tard.
           *[other] { $who } perd { $count } cartes ({ $cards }). { $last } bloque le reste !
        }
    }
    .short =
        { $left ->
            [0] { $who } perd { $count } cartes. { $last } bloque, mais trop tard.
           *[other] { $who } perd { $count } cartes. { $last } bloque le reste !
        }
log-damage-hand = { $who } perd une carte de sa main : { $card }.
log-damage-hand-stopped = Bloqué ! { $who } perd une carte de sa main : { $card }.
log-dealt =
    { $amount ->
        [0] { $card } ne fait aucun dégât.
       *[other] { $card } fait { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } à { $who }.
    }
log-keeper = { $card } reste en jeu : un Permanent de plus pour { $who }.
log-hit = { $card } frappe { $who } pour { $amount }.
log-misfire = Raté, bloqué d’emblée ! Adieu, { $card }.
log-destroyed = Permanent détruit : { $card }.
log-reveal = { $who } révèle { $card }.
log-reveal-several = { $who } révèle { $cards }.
log-reveal-none = Deck vide : { $who } n’a rien à révéler.
log-reveal-hand = { $who } révèle { $card }.
log-not-playable = Impossible de jouer { $card } maintenant : son niveau est { $level }.
log-forbidden = { $by } empêche de jouer { $card } maintenant.
log-heal =
    { $count ->
        [one] { $who } se soigne : { $count } carte passe de la défausse sous le deck.
       *[other] { $who } se soigne : { $count } cartes passent de la défausse sous le deck.
    }
log-look =
    { $count ->
        [one] { $who } regarde la première carte { $own ->
            [yes] de son deck
           *[no] d’un deck ({ $whose })
        }.
       *[other] { $who } regarde les { $count } premières cartes { $own ->
            [yes] de son deck
           *[no] d’un deck ({ $whose })
        }.
    }
log-look-own = Sur le deck ({ $whose }) : { IN_ORDER($cards) }.
log-look-hand = { $whose } montre sa main à { $who }.
log-look-hand-own = { $whose } a en main { $cards }.
log-put =
    { $place ->
        [top] La carte reste sur le deck ({ $whose }).
       *[bottom] La carte va sous le deck ({ $whose }).
    }
log-put-on-top =
    { $count ->
        [one] La carte reste sur le deck ({ $whose }).
       *[other] { $count } cartes reviennent sur le deck ({ $whose }), dans l’ordre choisi.
    }
log-put-under =
    { $count ->
        [one] { $who } met la carte sous son deck.
       *[other] { $who } met { $count } cartes sous son deck, dans un ordre aléatoire.
    }
log-put-back = { $who } met une carte de sa main sur son deck.
log-take = { $who } prend une carte en main.
log-take-own = Tu prends { $what }.
log-take-seen = { $who } prend { $what } en main.
log-shuffle = { $who } mélange son deck.
log-hand-in = { $who } mélange sa main dans son deck.
log-swap = { $who } échange son deck et sa défausse, puis mélange chacun à part.
log-discard-deck =
    { $count ->
        [one] { $who } défausse une carte de son deck : { $cards }.
       *[other] { $who } défausse { $count } cartes de son deck : { $cards }.
    }
log-returned =
    { $place ->
        [hand] { $who } reprend { $card } en main.
        [deck-top] { $card } va sur le deck ({ $who }).
        [deck-bottom] { $card } va sous le deck ({ $who }).
       *[deck] { $card } retourne dans le deck ({ $who }).
    }
log-shuffle-in = { $who } mélange { $card } dans son deck.
log-discard = { $who } défausse { $card }.
log-hand-limit = Main trop pleine : { $who } défausse { $card }.
log-conceded = { $who } abandonne.

## Comment ça s’est fini
end-out-of-cards = { $who } n’a plus de cartes.
end-stalemate = Plus personne ne peut faire de dégâts : match nul.
end-endless = { $card } se rejouerait sans fin : match nul.
end-by-card = { $card } fait gagner { $who }.
end-conceded = { $who } a abandonné.

## Ce qui ne va pas dans un deck
problem-unknown = La carte { $id } n’existe pas.
problem-empty = Ce deck est vide.
problem-too-few = Le deck compte { $size } { $size ->
        [one] carte
       *[other] cartes
    } ; il en faut au moins { $least }.
problem-too-many = Le deck compte { $size } cartes ; le maximum est { $most }.
problem-copies = { $card } est { $copies } fois dans le deck ; le maximum est { $most }.
problem-sizes-differ = Decks de tailles différentes, { $one } contre { $other } : les règles rapides demandent la même taille.

## Les règles, avec nos mots
rule-setup = Début de la partie
    .text = Chacun mélange son deck et pioche quatre cartes ; une pièce décide qui commence. La puissance est à 1.
    .source = TCG, Online, Quick Rules: Starting the Game
rule-deck-building = Construire un deck
    .text = Un deck compte 40 cartes, et quatre copies au plus d’une même carte (même héros et même nom, quelle que soit l’impression). Si tu apportes plus de 40 cartes, 40 sont tirées au hasard pour la partie. Les règles rapides se jouent avec deux decks de même taille, 40 cartes au plus, sans limite de copies.
    .source = TCG, Online: deck FAQ; Quick Rules: You Need; SQ-2, SQ-C6
rule-printed = Ce que dit une carte
    .text = Le niveau est la puissance qu’il faut pour jouer la carte, le facteur son genre d’attaque, le nombre ses dégâts, et l’icône ce qu’elle bloque. Si un exemple du livret contredit une carte, la carte a raison.
    .source = TCG: Parts of the Card, The Six Factors; SQ-16
rule-star = Une étoile au lieu d’un nombre
    .text = La valeur d’une attaque marquée * se calcule au moment où on la joue. Pour les effets qui regardent l’attaque imprimée, elle vaut 0.
    .source = SQ-24
rule-power = Puissance
    .text = Vous partagez une même puissance, de 1 à 20. Tu peux jouer une carte si son niveau ne dépasse pas la puissance. Certains effets changent ta propre puissance, jamais sous 1 ni au-dessus de 20. Quand un Permanent vérifie ta puissance, les bonus et malus réservés à ce Permanent comptent aussi.
    .source = TCG, Online: Power, power FAQ; SQ-13, SQ-C3, SQ-C26
rule-power-up = Monter en puissance
    .text = Ton tour commence par un lancer de pièce : si c’est face, la puissance monte de 1. Le tout premier tour de la partie n’a pas de lancer.
    .source = TCG, Online: On Your Turn 1; SQ-13
rule-coin = Lancers de pièce
    .text = Personne à la table ne peut influencer une pièce, et toute la partie peut être vérifiée après coup. Ce que déclenche un lancer pour la puissance a lieu avant que tu pioches.
    .source = TCG, Online: On Your Turn 1; SQ-13, SQ-C8
rule-automatic-flip = Un lancer imposé
    .text = Même quand une carte impose face, un lancer reste un lancer : les cartes qui réagissent aux lancers en tiennent compte.
    .source = SQ-19
rule-power-change = Quand une carte fixe la puissance
    .text = Certaines cartes changent la puissance que vous partagez. Elle reste entre 1 et 20, et si elle monte, vous avez tous les deux gagné de la puissance ce tour-ci.
    .source = TCG, Online: power FAQ; SQ-13, SQ-22
rule-own-power = Ta propre puissance pour un tour
    .text = « +3 en puissance ce tour-ci » change ce que tu peux jouer jusqu’à la fin du tour. La puissance partagée ne bouge pas.
    .source = TCG, Online: power FAQ; SQ-22, SQ-C16
rule-next-flip = Le prochain lancer pour la puissance
    .text = Quand une carte fixe le prochain lancer, c’est celui du tour suivant, peu importe à qui est ce tour. Si deux cartes le fixent, la dernière l’emporte.
    .source = SQ-19, SQ-C17
rule-extra-turn = Un tour de plus
    .text = Un tour supplémentaire est un tour complet, avec son lancer et sa pioche. « Le tour précédent » désigne alors celui que tu viens de jouer.
    .source = SQ-C18
rule-cannot = Interdit
    .text = « Ne peut pas » l’emporte sur « peut ». Quand un effet empêche les cartes d’un facteur de bloquer, c’est leur propre facteur qui compte, pas leur icône. Un Permanent indestructible survit à un raté, ne peut pas être choisi pour être détruit, et son propre texte ne le détruit pas non plus.
    .source = TCG, Online: cards break rules FAQ; SQ-C14, SQ-C41, SQ-C44
rule-copy = Copier un Permanent
    .text = Tant qu’elle est en jeu, la carte est en tout point ce Permanent, et redevient elle-même en partant. Elle est mise en jeu : les cartes qui réagissent à une mise en jeu en tiennent compte.
    .source = SQ-C19
rule-power-rises = Puissance gagnée ce tour-ci
    .text = Si une carte parle de la puissance gagnée, chaque hausse du tour compte, y compris tes propres « +n ce tour-ci », dans la limite de 20. Les baisses ne s’en déduisent pas. Les bonus et malus des Permanents ne comptent pas, leur disparition non plus.
    .source = SQ-22, SQ-C42
rule-draw = Piocher
    .text = Après le lancer, pioche une carte. Si ton deck est vide, pas de pioche, et la partie continue. Prendre une carte en main grâce à une capacité, ce n’est pas piocher.
    .source = TCG, Online: On Your Turn 2, Running out of Cards; SQ-C45
rule-start-of-turn = Début d’un tour
    .text = Les effets de début de tour ont lieu juste après ta pioche et avant ton attaque.
    .source = TCG, Online: start of turn FAQ
rule-attack = Attaquer
    .text = Une fois par tour, tu peux jouer une carte de ta main si son niveau ne dépasse pas ta puissance. Seules certaines cartes permettent d’attaquer à nouveau. Dans l’ordre : les Permanents qui répondent à l’attaque, ce que l’attaque fait une fois jouée, puis le blocage.
    .source = TCG, Online: On Your Turn 3, attack FAQ; SQ-C13
rule-attack-number = Attaques plus fortes et plus faibles
    .text = Les dégâts d’une attaque sont le nombre imprimé avec tous les bonus et malus, une fois que les Permanents ont répondu à l’attaque et que ses propres effets « Jouée » ont eu lieu. Une attaque à 0 ne fait rien : personne ne bloque, personne ne perd de carte, et aucune capacité ne suit.
    .source = TCG, Online: attack +1 and attack -5 FAQ, SQ-C10, SQ-C11, SQ-C12, SQ-C13
rule-pass = Ne pas attaquer
    .text = Rien ne t’oblige à attaquer. Passe quand tu veux, ou quand aucune carte de ta main n’a un niveau assez bas.
    .source = TCG, Online: attack FAQ
rule-block = Bloquer depuis la main
    .text = Avant les dégâts, tu peux arrêter une attaque en défaussant une carte dont l’icône lui correspond. Le niveau de la carte n’a pas d’importance, et elle compte comme 1 dégât subi.
    .source = TCG, Online: On Your Turn 4, blocking FAQ; SQ-5
rule-block-question = Pourquoi on te propose de bloquer
    .text = Dès que tu as des cartes en main, on te pose la question pour chaque attaque ou frappe qui peut être bloquée, bonne icône ou pas. Ainsi, une pause ne trahit rien. Pas de question à 0 dégât ni contre une attaque imblocable.
    .source = SQ-15
rule-late-block = Trop tard pour bloquer
    .text = Dès que la première carte de ton deck est retournée, tu ne peux plus bloquer depuis la main.
    .source = TCG, Online: blocking FAQ; SQ-5
rule-damage = Dégâts
    .text = Chaque point envoie une carte du dessus de ton deck dans ta défausse. Tous les dégâts d’une attaque passent avant le reste. Si un effet compte les cartes qui ont fait des dégâts ce tour-ci, chacune compte une seule fois.
    .source = TCG, Online: On Your Turn 5; SQ-C20
rule-deck-block = Bloqué par le deck
    .text = Si une carte retournée porte la bonne icône, elle arrête le reste des dégâts ; elle est perdue quand même. Sur le dernier point de dégât, c’est encore un blocage, même s’il n’y a plus rien à arrêter.
    .source = TCG, Online: On Your Turn 5, last point FAQ; SQ-6
rule-special-ability = Capacités spéciales
    .text = « Dès 2 dégâts » devant une capacité : l’attaque doit en avoir fait au moins autant. Chaque carte perdue compte, même celle qui bloque. Si la capacité compte les cartes qui ont fait des dégâts à l’adversaire, cette attaque en fait partie. Si une carte fait annoncer un nombre, c’est avant le blocage.
    .source = TCG, Online: On Your Turn 6; Quick Rules: Special Effects; SQ-C33, SQ-C40
rule-discard-attack = Après l’attaque
    .text = Quand tout est fini, l’attaque va dans la défausse de son propriétaire, sauf si elle reste comme Permanent ou si sa propre capacité l’envoie ailleurs.
    .source = TCG, Online: On Your Turn 7
rule-empty-deck = Avec un deck vide
    .text = Quand ton deck est épuisé, les dégâts viennent de ta main : tu choisis les cartes une par une, et la bonne icône arrête le reste. Un Permanent qui attend que le deck soit vide agit quand la dernière carte part, ou en entrant en jeu ou en changeant de camp si le deck est déjà vide.
    .source = TCG, Online: Running out of Cards; SQ-4, SQ-C25
rule-unblockable = Imblocable
    .text = Aucune icône n’arrête des dégâts imblocables, ni en main ni dans le deck. Quand le deck est épuisé, le reste vient de la main.
    .source = TCG, Online: unblockable FAQ; SQ-3
rule-multi-factor = Deux facteurs
    .text = Une attaque à deux facteurs ne s’arrête que si les deux sont bloqués : depuis la main, depuis le deck, ou un de chaque. Une attaque à double facteur demande deux fois son icône. Un duo compte pour chacun de ses deux héros et pour chacun de ses deux facteurs.
    .source = TCG, Online: Multi-Factor FAQ; SQ-4, SQ-5, SQ-C4, SQ-C36
rule-half-block = Bloquer à moitié
    .text = Si tu ne bloques qu’un des deux facteurs, l’attaque continue jusqu’à ce que l’autre soit bloqué aussi. Chaque carte défaussée pour bloquer compte quand même comme un blocage. Une carte à la bonne icône que les dégâts te prennent en main n’en est pas un : elle arrête même les attaques qui ne se bloquent pas depuis la main.
    .source = SQ-21, SQ-C39
rule-keeper = Permanents
    .text = Un Permanent dont l’attaque a fait assez de dégâts reste en jeu. Tu ne choisis pas : dès que le nombre est atteint, il reste. Sur une carte, « un Permanent » veut dire n’importe lequel, et « six Permanents », six ou plus.
    .source = TCG, Online, Quick Rules: Keepers; SQ-25, SQ-C27, SQ-C29
rule-keeper-damage = La frappe d’un Permanent
    .text = Une frappe se bloque ou s’encaisse comme une attaque, depuis la main et depuis le deck. Une carte qui frappe après avoir quitté le jeu n’est plus un Permanent.
    .source = TCG, Online: Damage from Keepers; SQ-C31
rule-hit-no-attack = Une frappe n’est pas une attaque
    .text = Sur une carte, « attaque » ne désigne jamais la frappe d’un Permanent. 0 dégât ne compte ni comme infligé ni comme subi. C’est aussi une frappe quand une attaque frappe le joueur qui l’a jouée, ou quand une carte qui n’est pas en jeu frappe. Ces frappes-là ne peuvent pas rater.
    .source = TCG, Online: Keeper FAQ; SQ-26, SQ-C34
rule-misfire = Raté
    .text = Si le tout premier dégât de la frappe d’un Permanent est bloqué, le Permanent est détruit sur-le-champ et ne fait plus rien. Si le blocage vient après ce premier dégât, le Permanent ne risque rien. Un Permanent à deux facteurs ne rate que si les deux sont bloqués : une seule carte n’y suffit jamais. Un Permanent qui revient en main après un raté a quand même été détruit.
    .source = TCG, Online, Quick Rules: Misfire, Keepers; SQ-7, SQ-C47
rule-destroy = Détruire un Permanent
    .text = Un Permanent détruit va dans la défausse de son propriétaire. Quand plusieurs sont détruits ensemble, ceux qui ne peuvent pas l’être à ce moment-là restent. Un effet « Quand cette carte est détruite » a lieu après ceux des Permanents de son joueur.
    .source = TCG, Online: destroy FAQ; SQ-C15, SQ-C35
rule-put-into-play = Directement en jeu
    .text = Un Permanent mis en jeu par un effet n’est pas joué : son niveau ne compte pas, personne ne peut le bloquer, et il ne fait pas de dégâts en arrivant.
    .source = Online: Keeper from hand FAQ, SQ-C9
rule-control = Prendre le contrôle d’un Permanent
    .text = Un Permanent qui change de camp ne compte pas comme mis en jeu. Quand il quitte le jeu, il va dans la défausse de son propriétaire, pas dans la tienne.
    .source = SQ-23
rule-next-turn = Pour le prochain tour seulement
    .text = Les effets qui affaiblissent l’adversaire pendant un tour sont ici des Permanents : ils agissent tant qu’ils sont en jeu et sont détruits à la fin du tour adverse.
    .source = TCG: power -3 and attack -5 FAQ; SQ-11
rule-assault = Assaut
    .text = Au début du tour de son joueur, un Permanent avec Assaut frappe pour la valeur indiquée.
    .source = mot-clé de carte; TCG, Online: start of turn FAQ
rule-counterstrike = Riposte
    .text = Quand tu bloques depuis la main avec une carte qui a Riposte, elle frappe en retour pour la valeur indiquée, après l’action de tes Permanents. Elle n’est pas en jeu : elle ne peut pas rater.
    .source = mot-clé de carte; SQ-C2
rule-heal = Soigner
    .text = Pour chaque point soigné, une carte du dessous de ta défausse passe sous ton deck ; on mélange ces cartes pour que personne n’en connaisse l’ordre. « Soigne 1 pour chaque… » est un seul soin, de la valeur totale.
    .source = TCG, Online: heal FAQ; SQ-C48
rule-reveal = Révéler
    .text = Une carte révélée retourne d’où elle vient, sauf si la capacité qui la révèle dit autre chose.
    .source = TCG, Online: reveal FAQ; SQ-12
rule-effect-plays = Jouée par une capacité
    .text = Ta puissance doit quand même suffire pour une carte jouée par une capacité. Sinon, la carte reste où elle est. Une carte adverse que tu joues est ton attaque, et va ensuite dans la défausse de son propriétaire.
    .source = TCG, Online: effect FAQ; SQ-18, SQ-C37, SQ-C38
rule-may = « Tu peux »
    .text = Tu n’as le choix que si la carte dit « tu peux ». Tout le reste est obligatoire.
    .source = TCG, Online: may FAQ; SQ-14
rule-do-as-much = Autant que possible
    .text = Fais tout ce que tu peux et laisse le reste ; ce qui vient après a lieu quand même.
    .source = TCG, Online: FAQ on impossible effects; SQ-14
rule-effect-discards = Défausses dues à une capacité
    .text = Les cartes qu’un même effet défausse ensemble comptent comme une seule défausse, peu importe à qui est la carte qui l’a causée. Ne comptent pas : les blocages, les dégâts, la limite de main et les cartes qu’une capacité envoie du deck à la défausse (ce ne sont pas des dégâts non plus).
    .source = SQ-20, SQ-C30, SQ-C45
rule-timing = Effets simultanés
    .text = Quand plusieurs effets ont lieu en même temps, les Permanents adverses agissent d’abord, puis les tiens, chaque fois du plus ancien au plus récent. La capacité de l’attaque en cours vient en dernier. « Tu » désigne le joueur dont c’est le tour.
    .source = TCG, Online: Special Effects and Timing; SQ-8
rule-chain = Effets qui en déclenchent d’autres
    .text = Finis l’effet en cours, puis tout ce qu’il a déclenché, et seulement ensuite ce qui était déjà en attente. Les conditions se vérifient quand vient le tour de l’effet. Un Permanent ne réagit pas à ce qui s’est passé avant son entrée en jeu.
    .source = TCG, Online: FAQ on effects during effects; SQ-17, SQ-C43
rule-gone-keeper = Un Permanent disparu
    .text = Les effets d’un Permanent qui a quitté le jeu n’ont pas lieu, même ceux qui attendaient déjà. Seuls ses effets « Quand cette carte est détruite » ont encore lieu.
    .source = TCG, Online: FAQ on disappearing Keepers; SQ-7, SQ-8
rule-discard-order = Ordre de défausse
    .text = Une carte est défaussée une fois entièrement résolue. Quand des attaques s’emboîtent, la plus récente part en premier. Si tu défausses plusieurs cartes ensemble, tu choisis l’ordre : la dernière finit au-dessus.
    .source = TCG: discard order FAQ; SQ-10, SQ-C49
rule-end-of-turn = Fin d’un tour
    .text = D’abord les effets de fin de tour, puis les limites de main et de Permanents du joueur qui finit son tour, puis on regarde si quelqu’un gagne. Chaque limite n’est vérifiée qu’une fois.
    .source = TCG, Online: limits FAQ; SQ-9, SQ-C7
rule-hand-limit = Limite de main
    .text = Si tu as plus de huit cartes en main à la fin de ton tour, défausse pour n’en garder que huit.
    .source = TCG, Online: limits FAQ; SQ-9
rule-keeper-limit = Limite de Permanents
    .text = Si tu as plus de six Permanents à la fin de ton tour, choisis lesquels détruire pour n’en garder que six.
    .source = TCG, Online: limits FAQ; SQ-9
rule-winning = Gagner
    .text = Tu perds quand ton deck et ta main sont vides tous les deux à la fin d’un tour. Si c’est le cas pour vous deux, celui dont c’était le tour gagne. Une carte qui fait gagner la partie la termine aussitôt.
    .source = TCG, Online: Winning the Game; SQ-1, SQ-C5, SQ-C28
rule-open-information = Ce que tout le monde peut savoir
    .text = Chacun peut voir combien de cartes compte un deck, une main ou une défausse, et la carte du dessus de chaque défausse. On ne fouille pas dans les piles.
    .source = TCG, Online: discard pile FAQ; TCG: deck count FAQ
rule-quick = Règles rapides
    .text = Le même jeu en plus court : des decks de même taille, 40 cartes au plus, et tu ne perds que si tu n’as plus de Permanents non plus. Tu peux bloquer depuis la main, et ta main n’encaisse que les dégâts que ton deck ne peut plus encaisser.
    .source = Quick Rules; SQ-1, SQ-2, SQ-C46
rule-idle = Quatre tours pour rien
    .text = Avec les règles rapides, il y a match nul après quatre tours d’affilée sans carte jouée ni dégât, même si quelqu’un aurait pu jouer une carte.
    .source = SQ-1, SQ-C1
rule-stalemate = Impasse
    .text = Il y a match nul quand un tour commence pour la troisième fois (la vingtième si un Permanent dépend d’une pièce) dans la même situation : mêmes cartes aux mêmes endroits, même puissance, même joueur, et aucun deck mélangé entre-temps. Il y a aussi match nul quand une attaque se rejoue sans fin, ou après 100 tours d’affilée où personne n’a eu de vrai choix.
    .source = SQ-C50
rule-quest = Quêtes
    .text = L’ennemi d’une quête joue son deck tel quel, quels que soient sa taille et son nombre de copies. Les cartes et Permanents que donne la quête s’ajoutent aux decks. Ces Permanents ne comptent pas comme mis en jeu : ils ne déclenchent rien.
    .source = SQ-C21, SQ-C22, SQ-C23, SQ-C24

## Ce que le hasard a fait
luck-icons = Icônes de blocage retournées
luck-heads = Pièces tombées sur face

## Consignes permanentes
order-block = Encaisser les dégâts sans me proposer de bloquer
    .below = Encaisser moins de { $below } dégâts sans me proposer de bloquer
    .card = Ne jamais me proposer de bloquer { $card }
order-offers = Refuser tout ce qui est facultatif : carte, Permanent ou révélation
    .card = Ne jamais me proposer ce qu’offre { $card }

## Ce que disent les cartes : des phrases entières et leurs morceaux. La première lettre devient majuscule toute seule.
says-keeper = Permanent dès { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
says-assault = Assaut { $amount } (frappe au début de ton tour)
says-counterstrike = Riposte { $amount } (frappe quand cette carte bloque depuis la main)
says-worth = attaque = { $worth }
says-ability = { $when } : { $does }
effect-if = { $does } si { $condition }
says-returns-on-misfire = en cas de raté, cette carte revient dans ta main
says-until-their-turn-ends = cette carte est détruite à la fin du tour adverse

# Quelles cartes : après un nom (« ton attaque X-Men », « une carte de niveau 1 à 3 »).
which-any = au choix
which-list = { $said }, { $next }
which-or = { $said } ou { $next }
which-not = non { $which }
which-level = de niveau { $level }
which-level-up-to = de niveau 1 à { $level }
which-level-from = de niveau { $level }+
which-odd = de niveau impair
which-attack-up-to = avec { $attack } ou moins en attaque
which-attack-from = avec { $attack }+ en attaque
which-team-up = en duo
which-matching = correspondant à l’annonce
noun-card = carte
noun-card-of = carte { $which }
noun-cards = cartes
noun-cards-of = cartes { $which }
noun-keeper = Permanent
    .theirs = Permanent adverse
noun-keeper-of = Permanent { $which }
    .theirs = Permanent adverse { $which }
noun-keepers = Permanents
noun-keepers-of = Permanents { $which }
noun-attack = attaque
noun-attack-of = attaque { $which }

# Ce qui doit être vrai : après « si ».
if-top-discard-mine = la carte du dessus de ta défausse est une carte { $which }
if-top-discard-theirs = la carte du dessus de la défausse adverse est une carte { $which }
if-power-from = ta puissance est d’au moins { $power }
if-power-up-to = ta puissance ne dépasse pas { $power }
if-keepers-mine =
    { $least ->
        [1] tu as des { $keepers }
       *[other] tu as { $least }+ { $keepers }
    }
if-keepers-theirs = l’adversaire a { $least }+ { $keepers }
if-taken = tu as subi { $least }+ dégâts au tour précédent
if-rises =
    { $least ->
        [1] ta puissance a monté ce tour-ci
       *[other] ta puissance a monté de { $least }+ ce tour-ci
    }
if-damagers =
    { $least ->
        [1] une carte a fait des dégâts à l’adversaire ce tour-ci
       *[other] { $least }+ cartes ont fait des dégâts à l’adversaire ce tour-ci
    }
if-other-damagers =
    { $least ->
        [1] une autre carte a fait des dégâts à l’adversaire ce tour-ci
       *[other] { $least }+ autres cartes ont fait des dégâts à l’adversaire ce tour-ci
    }
if-another-keeper = tu as un autre { $keeper }
if-keepers-in-play =
    { $count ->
        [1] cette carte est le seul Permanent en jeu
       *[other] exactement { $count } Permanents sont en jeu
    }
if-not-attacked = l’adversaire n’a pas attaqué au tour précédent
if-empty-deck-mine = ton deck est vide
if-empty-deck-theirs = le deck adverse est vide
if-empty-hand-mine = ta main est vide
if-empty-hand-theirs = la main adverse est vide
if-empty-discard-mine = ta défausse est vide
if-empty-discard-theirs = la défausse adverse est vide
if-empty-keepers-mine = tu n’as pas de Permanent
if-empty-keepers-theirs = l’adversaire n’a pas de Permanent

# Ce que l’on compte : après « pour ».
unit-keepers-mine = chacun de tes { $keepers }
    .many = le nombre de tes { $keepers }
unit-keepers-theirs = chacun des { $keepers } adverses
    .many = le nombre de { $keepers } adverses
unit-damagers = chaque carte qui a fait des dégâts à l’adversaire ce tour-ci, celle-ci comprise
unit-other-damagers = chaque autre carte qui a fait des dégâts à l’adversaire ce tour-ci
unit-taken = chaque dégât que tu as subi au tour précédent
unit-rises = chaque point de puissance gagné ce tour-ci
count-per = { $by } pour { $unit }
    .hits =
        { $by ->
            [1] { FORM($unit, form: "many") }
           *[other] { $by } pour { $unit }
        }
    .cards = { $by } { $by ->
            [one] carte
           *[other] cartes
        } pour { $unit }
count-power = ta puissance
count-hand-mine = le nombre de cartes dans ta main
count-hand-theirs = le nombre de cartes dans la main adverse
count-deck-mine = le nombre de cartes dans ton deck
count-deck-theirs = le nombre de cartes dans le deck adverse
count-that-many = autant
    .hits = le même nombre
    .cards = autant de cartes
count-that-much = autant
    .hits = autant de dégâts

# Quand un Permanent, ou une attaque, fait quelque chose.
when-played = jouée
when-hit = dès { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
when-damaging = dès 1 dégât
when-blocked = bloquée depuis la main
when-destroyed = quand cette carte est détruite
when-and = { $when }, si { $condition }
when-turn-starts = au début de ton tour
when-turn-ends = à la fin de ton tour
when-any-turn-starts = au début de chaque tour
when-any-turn-ends = à la fin de chaque tour
when-attack-mine =
    { $damage ->
        [1] quand ton { $attack } a fait des dégâts
       *[other] quand ton { $attack } a fait { $damage }+ dégâts
    }
when-attack-theirs =
    { $damage ->
        [1] quand une { $attack } adverse t’a fait des dégâts
       *[other] quand une { $attack } adverse t’a fait { $damage }+ dégâts
    }
when-attacked = quand l’adversaire attaque
when-keeper-damages = quand un Permanent te fait des dégâts
when-their-keeper-damages = quand un Permanent adverse te fait des dégâts
when-i-block = chaque fois que tu bloques depuis la main
when-i-block-an-attack = quand tu bloques une attaque depuis la main
when-they-block = chaque fois que l’adversaire bloque depuis la main
when-they-block-my-attack = chaque fois que l’adversaire bloque ton { $attack } depuis la main
when-another-in = quand tu mets en jeu un autre Permanent
when-theirs-in = quand l’adversaire met en jeu un Permanent
when-another-destroyed = quand un autre Permanent est détruit
when-another-of-mine-destroyed = quand un autre de tes Permanents est détruit
when-theirs-destroyed = quand un Permanent adverse est détruit
when-i-draw = quand tu pioches
when-they-draw = quand l’adversaire pioche
when-i-heal = quand tu soignes
when-they-discard = quand une capacité fait défausser des cartes de la main adverse
when-heads = quand une pièce tombe sur face

# Ce qui se passe.
says-hits = frappe pour { FORM($amount, form: "hits") }
says-hits-me = cette carte te frappe pour { $amount }
says-hits-turn-player = cette carte frappe pour { $amount } le joueur dont c’est le tour
says-heals = soigne { $amount }
says-draws =
    { $count ->
        [1] pioche une carte
       *[other] pioche { $count } cartes
    }
says-draws-counted = pioche { FORM($count, form: "cards") }
says-they-draw =
    { $count ->
        [1] l’adversaire pioche une carte
       *[other] l’adversaire pioche { $count } cartes
    }
says-if-heads = lance une pièce ; si c’est face, { $does }
says-if-heads-or-tails = lance une pièce ; si c’est face, { $does } ; si c’est pile, { $tails }
says-is-destroyed = cette carte est détruite
says-leaves-for-hand = cette carte revient dans la main de son propriétaire
says-that-keeper-hits = ce Permanent frappe l’adversaire pour { $amount }
says-that-keeper-assaults = ce Permanent frappe pour sa valeur d’Assaut
says-destroys = détruis un { FORM($keeper, form: "theirs") }
says-if-destroys = détruis un { FORM($keeper, form: "theirs") } ; si tu le fais, { $does }
says-destroys-random = détruis au hasard un { FORM($keeper, form: "theirs") }
says-destroys-all = détruis tous les { $keepers }, y compris les tiens
says-may-shuffle-keeper = tu peux mélanger un { $keeper } dans le deck de son propriétaire
says-hit-and-go-mine = chacun de tes Permanents, du plus ancien au plus récent, frappe pour { $amount } puis est détruit
says-hit-and-go-theirs = chaque Permanent adverse, du plus ancien au plus récent, frappe son propre camp pour { $amount } puis est détruit
says-one-hits-and-goes-mine = un de tes { $keepers } frappe pour { $amount } puis est détruit
says-one-hits-and-goes-theirs = un des { $keepers } adverses frappe son propre camp pour { $amount } puis est détruit
says-may-put-into-play = tu peux mettre en jeu depuis ta main un { $keeper }
says-top-discard-into-play = mets en jeu la carte du dessus de ta défausse si c’est un { $keeper }
says-may-return-keepers =
    { $most ->
        [1] tu peux renvoyer un Permanent dans la main de son propriétaire
       *[other] tu peux renvoyer jusqu’à { $most } Permanents, peu importe le camp, dans la main de leur propriétaire
    }
says-plays-top = révèle la première carte de ton deck et joue-la si ta puissance suffit
says-plays-top-if = révèle la première carte de ton deck et joue-la si c’est une carte { $which } et que ta puissance suffit
says-plays-their-top = révèle la première carte du deck adverse et joue-la si ta puissance suffit
says-plays-their-top-if = révèle la première carte du deck adverse et joue-la si c’est une carte { $which } et que ta puissance suffit
says-plays-top-discard = joue la carte du dessus de ta défausse si ta puissance suffit
says-plays-top-discard-if = joue la carte du dessus de ta défausse si c’est une carte { $which } et que ta puissance suffit
says-plays-their-top-discard = joue la carte du dessus de la défausse adverse si ta puissance suffit
says-plays-their-top-discard-if = joue la carte du dessus de la défausse adverse si c’est une carte { $which } et que ta puissance suffit
says-may-play = tu peux jouer une { $card } de ta main si ta puissance suffit
    .offers = choice
says-may-play-stronger = tu peux jouer une { $card } de ta main avec { $by } en attaque si ta puissance suffit
    .offers = choice
says-power-this-turn = { $by } en puissance ce tour-ci
says-power-becomes = la puissance passe à { $power }
says-power-rises = la puissance monte de { $by }
says-power-falls = la puissance descend de { $by }
says-next-flip-heads = le prochain lancer pour la puissance, de n’importe qui, donne face
says-next-flip-none = pas de lancer pour la puissance au prochain tour
says-another-turn = joue encore un tour après celui-ci
says-ignores-icons-hand = ce tour-ci, les icônes de la main adverse ne bloquent rien
says-ignores-icons-deck = ce tour-ci, les icônes du deck adverse ne bloquent rien
says-they-discard =
    { $count ->
        [1] fais défausser à l’adversaire une carte de sa main
       *[other] fais défausser à l’adversaire { $count } cartes de sa main
    }
says-discards-hand-mine = défausse ta main
says-discards-hand-theirs = l’adversaire défausse sa main
says-discards-deck-all = l’adversaire défausse tout son deck
says-discards-deck-half = l’adversaire défausse la moitié de son deck, arrondie à l’unité supérieure
says-turn-player-draws =
    { $count ->
        [1] le joueur dont c’est le tour pioche une carte
       *[other] le joueur dont c’est le tour pioche { $count } cartes
    }
says-turn-player-discards =
    { $count ->
        [1] doit défausser une carte
       *[other] doit défausser { $count } cartes
    }
says-i-discard =
    { $count ->
        [1] défausse une carte
       *[other] défausse { $count } cartes
    }
says-discards-seen = regarde la main adverse et choisis-y une { $card } ; elle est défaussée
says-discards-all-seen = regarde la main adverse ; toutes ses { $cards } sont défaussées
says-looks-at-hand = regarde la main adverse
says-looks-at-top-mine = regarde la première carte de ton deck
says-looks-at-top-theirs = regarde la première carte du deck adverse
says-looks-and-places = regarde la première carte de ton deck ; laisse-la dessus ou mets-la dessous
says-takes-top-discard = reprends en main la carte du dessus de ta défausse
says-takes-top-discard-if = reprends en main la carte du dessus de ta défausse si c’est une carte { $which }
says-takes-top = révèle la première carte de ton deck et prends-la en main si c’est une carte { $which }
says-stronger = { $by } en attaque
says-stronger-per = { $by } en attaque pour { $unit }
says-stronger-if-top = révèle la première carte de ton deck ; si c’est une carte { $which }, { $by } en attaque
says-stronger-if-shown = tu peux révéler une { $card } de ta main pour gagner { $by } en attaque
says-unblockable = imblocable
    .whole = cette attaque est imblocable
says-unblockable-from-hand = ne se bloque pas depuis la main
says-unblockable-from-deck = ne se bloque pas depuis le deck
says-unblockable-if-shown = tu peux révéler une { $card } de ta main pour rendre cette attaque imblocable
says-pierces = si le premier dégât n’est pas bloqué, le reste est imblocable
says-naming-factor = annonce un facteur, puis { $does }
says-naming-level = annonce un niveau, puis { $does }
says-if-guessed = annonce un facteur et révèle la première carte du deck adverse ; si elle a ce facteur, { FORM($does, form: "whole") }
says-returns-to-hand = reprends cette carte en main
says-shuffles-self-in = mélange cette attaque dans ton deck
says-puts-self-on-top = mets cette carte sur ton deck
says-puts-self-on-bottom = mets cette carte sous ton deck

# Ce qui dure tant qu’un Permanent est en jeu.
lasting-attack-mine-of = { $by } en attaque pour tes { $cards }
lasting-attack-theirs-of = { $by } en attaque pour les { $cards } adverses
lasting-attack-all-of = { $by } en attaque pour toutes les { $cards }
lasting-power-mine = { $by } à ta puissance
lasting-power-mine-of = { $by } à ta puissance pour tes { $cards }
lasting-power-theirs = { $by } à la puissance adverse
lasting-power-theirs-of = { $by } à la puissance de l’adversaire pour ses { $cards }
lasting-while-from = { $lasting } tant que ta puissance est d’au moins { $power }
lasting-while-up-to = { $lasting } tant que ta puissance ne dépasse pas { $power }
standing-most = chaque attaque te fait { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } au maximum
standing-hits-less = les Permanents te frappent pour { $amount } de moins
standing-no-hits = les Permanents ne te font pas de dégâts
standing-heads = les pièces lancées pour les capacités de tes cartes tombent sur face
standing-forbids = l’adversaire ne peut pas jouer d’attaques { $which }

# Ce que fait une seule carte.
custom-st016 = regarde la main adverse ; tu peux jouer une de ses cartes si ta puissance suffit
custom-st021 = reprends en main un de tes Permanents
custom-st035 = révèle les 2 premières cartes de ton deck ; +1 en attaque pour chaque héros différent parmi elles, puis remets-les sur ton deck dans l’ordre de ton choix
custom-st037 = tu peux révéler autant de cartes de ta main que tu veux
custom-st037-worth = le nombre de héros différents révélés
custom-st040 = révèle les 2 premières cartes de ton deck ; si elles montrent 2+ héros différents, prends-les en main, sinon remets-les sur ton deck dans l’ordre de ton choix
custom-st043 = quand un de tes Permanents avec Assaut fait des dégâts
custom-st045 = révèle les 5 premières cartes de ton deck ; +1 en attaque pour chaque héros différent parmi elles, puis mélange ton deck
custom-st054 = le niveau de la carte du dessus de la défausse adverse
custom-st088 = l’adversaire ne peut pas jouer d’attaques qui partagent un facteur avec la carte du dessus de sa défausse
custom-st110 = annonce Cyclops ou Wolverine et révèle la première carte de ton deck ; si c’est ce héros, cette attaque est imblocable
custom-st124 = +2 en attaque si tu as des Permanents Storm, et encore +3 si tu as des Permanents Thor
custom-st161 = regarde les 2 premières cartes de ton deck ; prends-en une en main et remets l’autre sur ton deck
custom-st208 = tu peux renvoyer un Permanent adverse dans la main de son propriétaire ; si tu le fais, l’adversaire défausse une carte de sa main
custom-st232 = l’adversaire ne peut pas jouer d’attaques d’un niveau supérieur à celui de la carte du dessus de sa défausse
custom-st244 = révèle la première carte du deck adverse ; laisse-la dessus ou mets-la dessous
custom-st246 = détruis ce Permanent
custom-st247 = cette carte reste en jeu comme copie d’un Permanent au choix
custom-st251 = détruis tous les Permanents adverses
custom-st253 = chaque Permanent adverse, du plus ancien au plus récent, frappe son propre camp pour 2
custom-st267 = annonce un facteur et révèle au hasard une carte de la main adverse ; si elle a ce facteur, pioche une carte
custom-st271 = tous les Permanents sont mélangés dans le deck de leur propriétaire
custom-st283 = la carte du dessus de ta défausse frappe pour 4
custom-st286 = lance 2 pièces ; +2 en attaque pour chaque pièce tombée sur face
custom-st303 = rejoue cette carte si ta puissance suffit encore
custom-st308 = tant que tu as 4+ Permanents Fantastic Four, tes autres Permanents Fantastic Four ne peuvent pas être détruits
custom-st312 = détruis un Permanent adverse entré en jeu au tour précédent
custom-st315 = l’attaque imprimée sur la carte du dessus de ta défausse
custom-st318 = le nombre de cartes dans les deux mains
custom-st320 = lance une pièce pour chaque Permanent adverse, du plus ancien au plus récent ; ceux dont la pièce tombe sur face sont détruits
custom-st333 = l’adversaire a 2 cartes en main ou moins
custom-st346 = tu gagnes la partie
custom-st347 = tu peux mettre un Permanent sur le deck de son propriétaire
custom-st358 = regarde les 2 premières cartes du deck adverse ; défausses-en une et remets l’autre sur ce deck
custom-st365 = ta puissance est exactement de 4
custom-st376 = prends le contrôle de tous les Permanents adverses
custom-st387 = l’adversaire défausse au hasard une carte de sa main
custom-st395 = le niveau d’une carte révélée au hasard dans la main adverse
custom-st400 = annonce un facteur et révèle des cartes du deck adverse jusqu’à en trouver une qui ne l’a pas ; toutes sont défaussées
custom-st402 = annonce un facteur et révèle au hasard une carte de la main adverse ; si elle a ce facteur, elle est défaussée
custom-st423 = révèle la première carte de ton deck ; si c’est Gambit, pioche-la ; si c’est Rogue, soigne 1
custom-st425 = révèle la première carte de ton deck ; si c’est Rogue, reprends cette attaque en main ; si c’est Gambit, détruis un Permanent adverse de niveau 1 à 8
custom-st426 = regarde les 2 premières cartes de ton deck et remets-les dessus dans l’ordre de ton choix
custom-st432 = défausse une carte et regarde la main adverse ; toutes ses cartes qui ont le même facteur, le même niveau ou la même icône que la tienne sont défaussées
custom-st447 = mets une carte de ta main sur ton deck
custom-st449 = révèle la première carte de ton deck ; si c’est une carte Force ou Énergie, elle frappe pour 4 et est défaussée
custom-st450 = annonce un facteur et regarde la main adverse ; +1 en attaque pour chaque carte de ce facteur qui s’y trouve
custom-st456 = prends le contrôle d’un Permanent adverse
custom-st503 = révèle les 3 premières cartes de ton deck ; prends en main les cartes Mole Man et Moloid, remets le reste sur ton deck dans l’ordre de ton choix, puis tu peux jouer une telle carte de ta main si ta puissance suffit
custom-st504 = choisis un joueur, qui défausse sa main et pioche autant de cartes
custom-st528 = tu peux révéler autant de cartes de ta main que tu veux ; +1 en attaque pour chaque facteur différent révélé
custom-st543 = regarde la main adverse et choisis-y une carte ; elle est défaussée avec toutes ses copies du deck adverse, qui est ensuite mélangé
custom-st552 = révèle les 3 premières cartes de ton deck ; prends en main une carte X-Men au choix et mets le reste sous ton deck dans un ordre aléatoire
custom-st560 = mélange la main et les Permanents adverses dans les decks de leurs propriétaires
custom-st562 = échange le deck et la défausse adverses, puis mélange chacun à part
custom-st565 = détruis un Permanent au choix
custom-st583 = regarde la main adverse ; +1 en attaque pour chaque héros différent qui s’y trouve
custom-st597 = annonce un facteur ; les cartes de ce facteur ne peuvent pas la bloquer
custom-st598 = annonce un nombre
custom-st598-damage = si le total des dégâts est exactement le nombre annoncé, reprends cette carte en main
custom-st599 = quand le deck adverse s’épuise
custom-st599-arriving = quand tu obtiens ce Permanent, si le deck adverse est vide
custom-st600 = quand une de tes cartes te fait des dégâts

# Sur une image, une carte en jeu a peu de place. Les phrases qui contiennent ceci n’en disent plus rien :
gist-omits =
    Permanent dès
    Jouée
    Quand cette carte entre en jeu
# Et ceci se dit plus court, de la première ligne à la dernière :
gist-shorts =
    (frappe au début de ton tour) =>
    (frappe quand cette carte bloque depuis la main) =>
    Cette carte est détruite à la fin du tour adverse => Jusqu’à la fin du tour adverse
    Quand une attaque adverse t’a fait => Coup de
    Quand ton attaque => Attaque
    a fait => à
    + dégâts : => + :
    le joueur dont c’est le tour => ce joueur
    frappe pour autant de dégâts => frappe d’autant
    frappe pour le même nombre => frappe d’autant
    puis cette carte est détruite => puis tombe
    Au début de ton tour, si la carte du dessus de ta défausse est une carte => Si défausse
    Au début de ton tour, si => Ton tour, si
    Au début de ton tour : => Ton tour :
    Au début de chaque tour : => Chaque tour :
    puis cette carte te frappe pour => toi pour
    cette carte te frappe pour => te frappe pour
    elle frappe pour => frappe pour
    la carte du dessus de ta défausse => le dessus de ta défausse
    la première carte de ton deck => ta première carte
    la première carte du deck adverse => la première carte adverse
    l’adversaire n’a pas attaqué au tour précédent => aucune attaque
    Chaque fois que l’adversaire bloque ton attaque => Si bloquée, attaque
    2+ cartes ont fait des dégâts à l’adversaire ce tour-ci => 2+ cartes ont touché
    Quand une capacité fait défausser des cartes de la main adverse => S’il doit défausser
    Quand le deck adverse s’épuise : l’adversaire défausse sa main => Deck adverse vide : il défausse sa main
    l’adversaire a 2 cartes en main ou moins => sa main a 2 cartes ou moins
    Quand tu mets en jeu un autre Permanent => Nouveau Permanent
    Quand un autre Permanent est détruit => Autre Permanent détruit
    exactement 2 Permanents sont en jeu => 2 Permanents en jeu
    lance une pièce ; si c’est face, => pièce, face :
    si c’est pile, => pile :
