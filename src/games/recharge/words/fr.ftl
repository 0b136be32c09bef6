### Marvel Recharge en français. Les noms, les cartes et les nombres arrivent en arguments.

game = Marvel Recharge
ruleset-tournament = Niveau tournoi
ruleset-sprint = Sprint

## Decks prêts à jouer
deck-heroes = Deck rouge
    .about = Des Héros costauds et des chaînes courtes et puissantes. Idéal pour une première partie.
deck-villains = Deck vert
    .about = De bonnes valeurs, et des cartes SPÉCIALES qui gâchent la fête des autres.
deck-x-men = Deck bleu
    .about = De longues chaînes à base d’Alliances : plus il y en a, mieux c’est.
deck-women = Deck jaune
    .about = Des côtés à plusieurs couleurs, qui vont avec presque tout.

## Cartes
card-title = { $name }
card = { $card }
kind-hero = Héros
kind-power = Pouvoir
kind-teamwork = Alliance
kind-counter = Jeton
kind-special-hero = Héros SPÉCIAL
kind-special-power = Pouvoir SPÉCIAL
kind-special-teamwork = Alliance SPÉCIALE
fact-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-two-points = { $left } { $left ->
        [one] point
       *[other] points
    } avec son Héros à gauche, { $right } à droite
fact-plus = +{ $plus } { $plus ->
        [one] point
       *[other] points
    } d’office
fact-left = Gauche : { $colours }
any-colour = toutes les couleurs
fact-right = Droite : { $colours }
colour-heroes = Héros (rouge)
colour-villains = Vilains (vert)
colour-x-men = X-Men (bleu)
colour-women = Femmes (jaune)

## Ce que disent les cartes SPÉCIALES. Une phrase commence par une minuscule et finit sans point.
says-nothing = rien
says-every-colour = va avec toutes les couleurs
says-opens = peut ouvrir une bataille sans Héros
says-rides = peut se jouer en même temps que la carte qui ouvre ton attaque
says-worth = +{ $plus }
says-worth-per =
    { $worth } { FORM($cards, form: "other") ->
        [yes] pour chaque
       *[no] par
    } { $cards } dans ta chaîne
says-worth-if = { $worth } si { $condition }
says-cards =
    { $other ->
        [yes] autre{ " " }
       *[no] { "" }
    }{ $kind ->
        [hero] Héros
        [power] { $count ->
            [one] Pouvoir
           *[other] Pouvoirs
        }
        [teamwork] { $count ->
            [one] Alliance
           *[other] Alliances
        }
       *[card] { $count ->
            [one] carte
           *[other] cartes
        }
    }{ $colour ->
        [heroes] { " " }rouge
        [villains] { " " }vert
        [x-men] { " " }bleu
        [women] { " " }jaune
       *[any] { "" }
    }{ $colour ->
        [any] { "" }
        [heroes] { "" }
        [women] { "" }
       *[agrees] { $kind ->
            [hero] { "" }
            [power] { "" }
           *[card] e
        }
    }{ $colour ->
        [any] { "" }
       *[one] { $count ->
            [one] { "" }
           *[other] s
        }
    }
    .other = { $other }
says-attacking = tu attaques
says-defending = tu défends
says-empty-hand = ta main est vide
says-chain = ta chaîne compte au moins { $least } { $cards }
says-rivals = la chaîne d’un adversaire compte au moins { $least } { $cards }
says-behind = un adversaire a gagné plus de points que toi
says-stake = au moins { $least } points sont en jeu
says-in-chain = dans ta chaîne : { $grants }
says-wins-ties = tu gagnes les égalités
says-may-venture = tu peux miser même si le joueur précédent ne l’a pas fait
says-rivals-cannot-venture = les adversaires ne peuvent pas miser
says-may-pass = tu peux passer même si tu ne mènes pas
says-when-played = jouée : { $does }
says-when-won = si tu gagnes la bataille : { $does }
says-when-lost = si tu perds la bataille : { $does }
says-draw =
    { $who ->
        [all] chaque joueur de la bataille pioche { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
       *[mine] pioche { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
    }
says-discard =
    fais défausser { $count ->
        [one] une carte
       *[other] { $count } cartes
    } à un adversaire
says-look = regarde la main d’un adversaire
says-arrange = regarde les { $count } premières cartes de ta pioche et remets-les dans l’ordre de ton choix
says-take = reprends en main la carte du dessus de ta défausse
says-take-back = tu peux reprendre en main une carte en bout de chaîne sans ce texte
says-come-back = reprends cette carte en main
says-restock =
    mets { $count ->
        [one] la carte du dessus
       *[other] les { $count } cartes du dessus
    } de ta défausse sous ta pioche
says-rivals-venture = chaque adversaire mise son plus petit jeton
says-counter-back = ton plus petit jeton misé retourne dans ta réserve

## Ce que change un effet
change-hand = { $who } : cartes en main
change-reserve = { $who } : jetons en réserve
change-venture = { $who } : jetons misés

facet-kind = Catégorie
facet-colour = Couleur
facet-points = Points
facet-special = SPÉCIAL
special-no = ordinaire
special-yes = SPÉCIAL

## La table
status-round =
    Manche { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }sur { $hands }
    } : à { $who } de jouer.
status-battle =
    Manche { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }sur { $hands }
    } : { $who } attaque.
status-over = Partie terminée.
panel-table = La table
panel-seat = { $who }
panel-out = { $who } (hors jeu)
meter-stake = Points en jeu
meter-goal = Points pour gagner
meter-victory = Pile de victoire
    .short = Victoire
meter-reserve = Jetons en réserve
    .short = Réserve
meter-venture = Misé
meter-rating = Puissance
meter-counters = Jetons de { $value }
zone-chain = Chaîne
zone-hand = Main
zone-draw = Pioche
zone-discard = Défausse
side-left = à gauche
side-right = à droite

## Où en est la partie
at-round = Manche { $round }
at-step-ante = mise de départ
at-step-turn = tour
at-step-answer = réponse à l’attaque
at-step-battle = bataille
at-step-after = après la bataille
at-card = { $card }

## Ce que ferait une réponse
preview-lay =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
preview-idle = Jouée maintenant, elle reste sans effet. { $why }.
preview-pass-leading =
    Tu mènes tant qu’aucun adversaire { $by ->
        [reaching] n’atteint
       *[beating] ne dépasse
    } { $rating }.
preview-concede =
    { $lost ->
        [0] Tu quittes cette bataille.
       *[other] Tu quittes cette bataille et perds ta mise ({ $lost } { $lost ->
            [one] point
           *[other] points
        }).
    }
preview-spent = Tu ne peux ni jouer ni piocher : tu sors de la partie.
change-stake = en jeu

## Questions
ask-attack =
    { $able ->
        [0] Tu n’as aucun Héros pour ouvrir une bataille.
       *[other] Ouvrir une bataille ? Si tu passes, le joueur suivant pioche.
    }
ask-attack-last =
    { $able ->
        [0] Aucune carte pour ouvrir une bataille : la plus grosse pile gagne.
       *[other] Ouvrir une bataille ? Sinon, la plus grosse pile gagne maintenant.
    }
ask-must-act =
    { $able ->
        [0] Avec six cartes, il faut agir, et aucune n’ouvre de bataille.
       *[other] Avec six cartes, il faut ouvrir une bataille ou abandonner la manche.
    }
pass-turn = Passer
concede-hand = Abandonner la manche (1 jeton)
start = { $card } (puissance { $after })
start-venturing = { $card } (puissance { $after }), mise { $value }
attach =
    { $way ->
        [turned] { $card } à l’envers sur { $on }, { $side } (puissance { $before } → { $after })
       *[upright] { $card } sur { $on }, { $side } (puissance { $before } → { $after })
    }
ask-venture = Quel jeton mises-tu ?
ask-venture-riding = Quel jeton mises-tu ? Tu peux d’abord ajouter une carte.
ask-venture-spent = Plus aucun jeton à miser. On continue ?
ask-may-venture = Miser un autre jeton ?
venture-nothing = Ne rien miser
counter = Jeton de { $value }
ask-concession = Cède un jeton. À deux, l’adversaire le gagne ; sinon, il reste en jeu.
ask-defend =
    { $able ->
        [0] { $who } attaque avec une puissance de { $rating }. Aucun Héros pour te défendre.
       *[other] { $who } attaque avec une puissance de { $rating }. Tu défends, ou tu te couches ?
    }
ask-defend-still =
    { $able ->
        [0] Attaque abandonnée ; { $who } mène avec { $rating }. Aucun Héros pour te défendre.
       *[other] Attaque abandonnée ; { $who } mène avec { $rating }. Défendre ou se coucher ?
    }
concede = Se coucher
concede-spent = Plus rien à jouer : se coucher
ask-battle-leading =
    { $able ->
        [0] Tu mènes avec { $rating }. Tu n’as aucune carte à ajouter.
       *[other] Tu mènes avec { $rating }. Une carte de plus, ou tu passes ?
    }
ask-battle-behind =
    { $able ->
        [0] Tu as { $rating }, il y a { $best } en face. Tu n’as aucune carte à jouer.
       *[other] Tu as { $rating }, il y a { $best } en face. Tu joues, ou tu te couches ?
    }
ask-battle-free =
    { $able ->
        [0] Tu as { $rating }, il y a { $best } en face. Rien à jouer : passer, ou te coucher ?
       *[other] Tu as { $rating }, il y a { $best } en face. Tu joues, tu passes, ou tu te couches ?
    }
ask-tied-behind =
    { $able ->
        [0] Égalité à { $rating } : { $led }. Tu n’as aucune carte à jouer.
       *[other] Égalité à { $rating } : { $led }. Tu joues, ou tu te couches ?
    }
ask-tied-free =
    { $able ->
        [0] Égalité à { $rating } : { $led }. Rien à jouer : passer, ou te coucher ?
       *[other] Égalité à { $rating } : { $led }. Tu joues, tu passes, ou tu te couches ?
    }
led-attacker = { $who } attaque, donc mène
led-card = { $who } mène grâce à { $card }
led-seat = { $who } mène, plus près à gauche de l’attaque
pass-battle = Passer
ask-replace =
    Défausser des cartes pour en piocher autant ?{ $over ->
        [yes] { " " }Tu en garderas { $keep ->
            [3] trois
            [4] quatre
           *[other] { $keep }
        }.
       *[no] { "" }
    }
exchange-nothing = Ne rien échanger
ask-hand-limit =
    Tu peux en garder { $keep ->
        [3] trois
        [4] quatre
       *[other] { $keep }
    } : { $count ->
        [one] quelle carte défausses-tu ?
       *[other] quelles { $count } cartes défausses-tu ?
    }
ask-rival = { $card } : quel adversaire ?
ask-order = { $card } : dans quel ordre piocher ces cartes ? Commence par la première.
ask-discard =
    { $count ->
        [one] { $card } : quelle carte défausser ?
       *[other] { $card } : { $count } cartes à défausser. Lesquelles ?
    }
ask-take-back = { $card } : reprendre une carte de ta chaîne ?
keep-chain = Laisser la chaîne
player = { $who }

## La table en un coup d’œil
brief-round = Manche { $round } sur { $hands }
brief-stake = En jeu : { $points }
brief-mine = Toi : { $points } sur { $goal }
brief-theirs = { $who } : { $points }

## Ce que dit le bouton à côté d’une réponse
verb-attack = Attaquer
verb-defend = Défendre
verb-battle = Jouer
verb-ride = Jouer
verb-venture = Miser
verb-concession = Céder
verb-concede = Se coucher
verb-hand-limit = Défausser
verb-replace = Échanger
verb-discard = Défausser
verb-take-back = Reprendre

## Qui la table attend, pour que tout le monde le sache

awaiting-attack = { $who } peut ouvrir une bataille
awaiting-venture = { $who } choisit un jeton
awaiting-concession = { $who } cède un jeton
awaiting-defend = { $who } subit une attaque
awaiting-battle = { $who } joue dans la bataille
awaiting-replace = { $who } peut échanger des cartes
awaiting-hand-limit = { $who } a trop de cartes et doit défausser
awaiting-rival = { $who } choisit un adversaire
awaiting-order = { $who } choisit l’ordre des cartes
awaiting-discard = { $who } doit défausser
awaiting-take-back = { $who } peut reprendre une carte

## Pourquoi ce n’est pas possible
why-no-hero = Une chaîne commence par un Héros
why-no-teamwork = Un autre Héros demande une Alliance avec un côté libre à ses couleurs
why-no-match = Aucun côté libre à ses couleurs sur un Héros ou un Pouvoir de ta chaîne
why-no-free-hero = Une Alliance demande un Héros avec un côté libre à ses couleurs
why-no-draw = Plus aucune carte à piocher
why-no-discard = Ta défausse est vide
why-no-loose = Aucune autre carte en bout de chaîne ne peut revenir
why-no-rival-hand = Aucun adversaire de la bataille n’a de cartes en main
why-no-rival-counter = Aucun adversaire de la bataille n’a de jetons
why-no-venture = Tu n’as rien misé

## Le journal
log-turn = À { $who } de jouer.
log-draw =
    { $count ->
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
log-draw-own = Tu pioches { $cards }.
log-draw-none = { $who } n’a plus de cartes à piocher.
log-pass-turn = { $who } passe.
log-attack = { $who } ouvre une bataille.
log-start = { $who } commence avec { $card } : puissance { $rating }.
log-attach = { $who } attache { $card } : puissance { $rating }.
log-venture = { $who } mise un jeton de { $value }.
log-ante = Mise de départ : { $who } pose un jeton de { $value }.
log-concession-paid = { $who } cède un jeton de { $value }.
log-concede-hand = { $who } abandonne la manche.
log-concede = { $who } se couche.
log-pass-battle = { $who } passe.
log-out = { $who } n’a plus rien à jouer : hors jeu.
log-left = { $who } abandonne.
log-collect = { $who } ramasse { $points } { $points ->
        [one] point
       *[other] points
    } (total : { $total }).
log-replace =
    { $count ->
        [one] { $who } échange une carte.
       *[other] { $who } échange { $count } cartes.
    }
log-hand-limit = { $who } défausse { $cards }.
log-discard = { $who } défausse { $cards }.
log-arrange =
    { $count ->
        [one] { $who } regarde sa prochaine carte.
       *[other] { $who } choisit l’ordre de ses { $count } prochaines cartes.
    }
log-arrange-own =
    { $count ->
        [one] Ta prochaine carte : { $cards }.
       *[other] Tes prochaines cartes, dans l’ordre : { IN_ORDER($cards) }.
    }
log-look-hand = { $whose } montre sa main à { $who }.
log-look-hand-own = { $whose } a en main { $cards }.
log-take-back = { $who } reprend { $what } en main.
log-take-discard = { $who } récupère { $what } dans sa défausse.
log-come-back = { $who } reprend { $what } en main.
log-restock =
    { $count ->
        [one] { $who } remet une carte de sa défausse sous sa pioche.
       *[other] { $who } remet { $count } cartes de sa défausse sous sa pioche.
    }
log-counter-back = { $who } récupère un jeton de { $value }.

## Comment ça s’est fini
end-goal = { $goal } points atteints.
end-no-counters = Une réserve de jetons est vide : la plus grosse pile de victoire gagne.
end-hands = Les { $hands } manches sont jouées : la plus grosse pile de victoire gagne.
end-out-of-cards = { $who } n’avait plus rien à jouer.
end-left = { $who } a abandonné.
end-passed = Plus personne n’avait de cartes à piocher, et tout le monde a passé.

## Ce qui ne va pas dans un deck
problem-unknown = La carte { $id } n’existe pas.
problem-empty = Il n’a aucune carte en dehors des jetons. Ajoutes-en au moins une.
problem-copies = { $card } y est { $copies } fois ; une seule est permise.
problem-counters = Il a { $counters } jetons ; le maximum est { $most }.
problem-sum =
    Ses jetons valent { $sum } { $sum ->
        [one] point
       *[other] points
    } ; le total doit être entre { $least } et { $most }.
problem-denomination = Il n’existe pas de jeton de { $value } ; les jetons valent { $all }.

## Ce qui ne va pas dans une carte d’un set
flaw-color-twice = une couleur y est deux fois

## Les règles, avec nos mots
rule-start = Commencer une chaîne
    .text = Chaque attaque et chaque défense commence par un Héros. Certaines cartes SPÉCIALES peuvent aussi ouvrir une attaque.
    .source = Rules I.C.1, IV.D.1
rule-attach = Attacher des cartes
    .text = Un Pouvoir ou une Alliance s’attache à un côté d’un Héros ; un Pouvoir peut aussi s’attacher à un autre Pouvoir. Les deux côtés qui se touchent doivent avoir une couleur en commun.
    .source = Rules I.B, I.C.2, I.C.3; RE-9
rule-turned = À l’envers
    .text = Tu peux retourner un Pouvoir ou une Alliance : ses deux côtés s’échangent. Les Héros restent toujours à l’endroit.
    .source = Rules I.C.2.a
rule-two-colours = Deux couleurs sur un côté
    .text = Une couleur en commun suffit. Seul un Héros peut porter deux cartes sur un côté à deux couleurs, une par couleur.
    .source = Rules I.C.2.b, I.C.2.c, I.C.2.d; RE-10
rule-teamwork = Alliances
    .text = L’autre côté d’une Alliance accueille un autre Héros si les couleurs vont ensemble, et la chaîne continue. Ce côté n’accepte rien d’autre, et une Alliance ne s’attache qu’à un Héros.
    .source = Rules I.C.4; RE-9
rule-rating = Puissance totale
    .text = Additionne les points de toutes tes cartes. Pour un Pouvoir à deux nombres, prends celui qui est le plus près de son Héros ; un bonus (« +1 point d’office ») s’ajoute toujours.
    .source = Rules I.C.3, I.C.5
rule-special = Cartes SPÉCIALES
    .text = Le texte d’une carte SPÉCIALE l’emporte sur ces règles. Ses « adversaires » sont les autres joueurs de la bataille (pour « a gagné plus de points », tous ceux qui jouent encore). Une carte « en bout de chaîne » est attachée à ta chaîne et n’en porte aucune autre.
    .source = Rules I.A.1, IV.H
rule-deck = Construire un deck
    .text = Un deck a la taille que tu veux, de 1 à 250 cartes, toutes différentes.
    .source = Rules II.A.1, II.A.2; RE-12
rule-counters = Jetons
    .text = Tu en as 25 au plus, d’une valeur totale de 50 à 65 points. Tout le monde voit combien il y en a dans ta réserve, mais pas lesquels.
    .source = Rules II.A.3; RE-12, RE-14
rule-setup = Début de la partie
    .text = Tout le monde mélange son deck et pioche une carte (deux à partir de trois joueurs). Le hasard décide qui commence.
    .source = Rules III, IV.A, V.A.1; RE-13
rule-draw = Piocher
    .text = Pioche une carte au début de ton tour. Si ta pioche est vide, tu ne pioches pas, et rien n’est remélangé.
    .source = Rules IV.B, IV.D.3; RE-1, RE-7
rule-pass = Passer
    .text = Avec moins de six cartes en main, tu peux passer, et le joueur suivant pioche. Si plus personne ne peut piocher et que tout le monde passe, la partie s’arrête et la plus grosse pile de victoire gagne.
    .source = Rules IV.C; RE-C1
rule-battle = Une bataille
    .text = L’attaquant joue une carte et mise un jeton. Chaque adversaire pioche une carte, puis défend avec un Héros ou se couche. Ensuite on joue à tour de rôle, une carte chacun, jusqu’à ce qu’il ne reste qu’un joueur.
    .source = Rules IV.D, V.A.4; RE-11
rule-venture = Miser
    .text = L’attaquant doit miser un jeton. Ensuite, tu peux en ajouter un à ton tour si le joueur précédent l’a fait. Une carte qui empêche les autres de miser l’emporte sur une carte qui le leur permet.
    .source = Rules IV.D.2, IV.D.5, IV.D.7; RE-4, RE-C2, RE-C6
rule-concede = Se coucher
    .text = Tu peux abandonner une bataille à ton tour. Tu le dois si tu n’as rien à jouer et ne peux pas passer.
    .source = Rules IV.D.3.a, IV.D.6; RE-2
rule-pass-in-battle = Passer dans une bataille
    .text = Seul celui qui mène peut passer, et la bataille continue. Une carte qui le permet aussi aux autres ne suffit plus quand tous ceux qui sont encore dans la bataille ont passé, l’un après l’autre : ceux qui ne mènent pas doivent alors jouer ou se coucher. À égalité, c’est l’attaquant qui mène, ou sinon le joueur à égalité le plus proche à sa gauche.
    .source = Rules IV.D.8, IV.F, V.A.4; RE-3, RE-C4, RE-C8
rule-out-of-cards = Plus aucune carte jouable
    .text = Tu perds la partie si tu dois jouer dans une bataille, que c’est impossible et qu’il ne te reste rien à piocher. À trois ou plus, tu es hors jeu et ne gardes rien, et les autres continuent.
    .source = Rules IV.D.8.b; RE-2
rule-sixth-card = La sixième carte
    .text = Avec six cartes, tu dois attaquer ou abandonner la manche, ce qui coûte un jeton de ton choix. Ton adversaire le gagne ; à trois ou plus, le jeton reste pour la prochaine bataille.
    .source = Rules IV.E, V.A.5; RE-5
rule-victory-pile = La pile de victoire
    .text = Le gagnant d’une bataille prend tous les jetons en jeu.
    .source = Rules IV.F.1, V.A.4
rule-winning = Gagner
    .text = Tu gagnes avec 70 points dans ta pile de victoire. Si une réserve est vide après une bataille, la plus grosse pile gagne. À égalité, le gagnant de la bataille l’emporte s’il est parmi les ex æquo ; sinon, la victoire est partagée.
    .source = Rules IV.F.1.a; RE-8, RE-C1
rule-replace = Échanger des cartes
    .text = Après une bataille, tu peux défausser des cartes, au plus autant qu’il t’en reste à piocher, et en piocher autant.
    .source = Rules IV.F.2, IV.F.3; RE-C5
rule-hand-limit = Limite de main
    .text = Tu gardes au plus trois cartes pour la manche suivante, quatre à partir de trois joueurs.
    .source = Rules IV.F.4, V.A.6
rule-ante = Mise de départ
    .text = À trois ou plus, tout le monde mise son plus petit jeton avant de piocher.
    .source = Rules V.A.2
rule-many = Trois joueurs ou plus
    .text = On joue dans le sens horaire. À chaque manche, c’est le joueur suivant, à gauche, qui commence, peu importe qui a gagné.
    .source = Rules V, V.A.3, V.A.7; RE-6
rule-giving-up = Abandonner la partie
    .text = À deux, celui qui abandonne perd. À une table plus grande, il est hors jeu, comme s’il n’avait plus de cartes, et la bataille en cours continue sans lui.
    .source = RE-C3
rule-stalemate = Impasse
    .text = Quand un tour commence pour la troisième fois dans la même situation, ou que personne n’a eu de vrai choix depuis 100 tours, la plus grosse pile de victoire gagne. À égalité, la victoire est partagée.
    .source = RE-C7
rule-sprint = Sprint
    .text = La partie courte : on gagne avec 35 points, ou avec la plus grosse pile de victoire après six manches. Chacun commence avec trois cartes. Tu choisis le jeton en même temps que la carte qui attaque ou défend ; ensuite on ne mise plus. Tu ouvres l’attaque avec une seule carte.
    .source = Format de Longbox; RE-S1, RE-S2, RE-S3, RE-S4

## Consignes permanentes
order-venture = Ne jamais miser de jeton, sauf si c’est obligatoire

# Sur une image, une carte en jeu a peu de place. Les phrases qui contiennent ceci n’en disent plus rien :
gist-omits =
    Jouée :
# Et ceci se dit plus court, de la première ligne à la dernière :
gist-shorts =
    ton plus petit jeton misé retourne dans ta réserve => ton plus petit jeton revient
    dans ta chaîne => en chaîne
