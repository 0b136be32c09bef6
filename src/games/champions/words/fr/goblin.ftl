## Bouffon Vert

ruleset-risky-business-standard = Bouffon Vert (Affaires Risquées)
ruleset-risky-business-expert = Bouffon Vert (Affaires Risquées), expert
ruleset-mutagen-formula-standard = Bouffon Vert (Formule Mutagène)
ruleset-mutagen-formula-expert = Bouffon Vert (Formule Mutagène), expert
set-risky-business = Affaires Risquées
set-mutagen-formula = Formule Mutagène
set-goblin-gimmicks = Gadgets du Bouffon
set-a-mess-of-things = Un Immense Gâchis
set-power-drain = Absorption Électrique
set-running-interference = Ingérence en Cours

# Ce que disent les cartes.
head-when-completed = une fois accomplie
when-this-would-attack = cette carte va attaquer
when-this-would-scheme = cette carte va manigancer
when-this-would-take-damage = cette carte va subir des dégâts
when-this-damages = l’attaque de cette carte fait des dégâts
when-this-damages-you = l’attaque de cette carte te fait des dégâts
when-host-attacks-you = son porteur t’attaque
whom-each-player = chaque joueur
whom-stunned-friend = chaque personnage ami sonné
    .one = un personnage ami sonné
    .one-none = aucun personnage ami sonné
    .unit = personnage ami sonné
whom-minion-engaged = chaque sbire { $trait } engagé avec toi
    .one = un sbire { $trait } engagé avec toi
    .one-none = aucun sbire { $trait } engagé avec toi
    .unit = sbire { $trait } engagé avec toi
which-villain = le méchant
unit-icons-discarded = icône boost défaussée
count-counters-on = compteurs sur { $card }
count-villain-stage =
    { $times ->
        [one] stade du méchant
       *[other] { $times } × stade du méchant
    }
if-villain-is = le méchant est { $name }
if-engaged-with = un sbire { $trait } est engagé avec toi
if-it-damaged = au moins { $least } dégâts ont été subis ainsi
if-it-placed = cela a placé au moins { $least } menaces
says-counters-on = mets { $n } { $n ->
        [one] compteur
       *[other] compteurs
    } { $kind } sur { $card }
says-counters-off = retire { $n } { $n ->
        [one] compteur { $kind }
       *[other] compteurs { $kind }
    } à { $card }
says-if-cannot = { $does } ; si c’est impossible, { $other }
says-indirect = { $n } { $n ->
        [one] dégât indirect
       *[other] dégâts indirects
    } sur toi
    .each = { $n } { $n ->
        [one] dégât indirect
       *[other] dégâts indirects
    } sur chaque joueur
    .heroes = { $n } { $n ->
        [one] dégât indirect
       *[other] dégâts indirects
    } sur chaque joueur en forme de héros
says-discard-encounter =
    { $n ->
        [one] défausse 1 carte Rencontre
       *[other] défausse { $n } cartes Rencontre
    }
says-discard-minions-all =
    { $n ->
        [one] défausse 1 carte Rencontre ; si c’est un sbire { $trait }, il s’engage avec toi
       *[other] défausse { $n } cartes Rencontre ; les sbires { $trait } parmi elles s’engagent avec toi
    }
    .each =
        { $n ->
            [one] chaque joueur défausse 1 carte Rencontre ; si c’est un sbire { $trait }, il s’engage avec ce joueur
           *[other] chaque joueur défausse { $n } cartes Rencontre ; les sbires { $trait } parmi elles s’engagent avec lui
        }
says-discard-minions-first = défausse { $n } cartes Rencontre ; le premier sbire { $trait } parmi elles s’engage avec toi
    .without = chaque joueur sans sbire { $trait } défausse { $n } cartes Rencontre ; le premier sbire { $trait } parmi elles s’engage avec lui
says-get-copy = une carte { $card } du deck Rencontre s’engage avec toi
    .each = une carte { $card } du deck Rencontre s’engage avec chaque joueur
says-deal-cards = tu reçois { $n } cartes Rencontre
    .each = chaque joueur reçoit { $n } cartes Rencontre
says-shuffle-in-afterwards = mélange cette carte dans le deck Rencontre après l’activation
says-enters-play = mets cette carte en jeu
says-villain-attacks-with = le méchant t’attaque avec +{ $n } ATQ
says-villain-schemes-with = le méchant manigance avec +{ $n } MNG
says-villain-attacks-unboosted = le méchant t’attaque, sans carte boost si { $condition }
says-enemy-attacks = { $card } attaque ton héros ; s’il n’y a pas d’attaque, { $otherwise }
says-boost-ahead = donne 1 carte boost face cachée au méchant
says-add-icon = 1 icône boost de plus
says-spend-any = dépense { $count } ressources au choix
attach-strongest-enemy = se pose sur l’ennemi qui a le plus de points de vie imprimés, parmi ceux qui n’ont pas encore cet attachement
counters-enters-each = { $count } { $count ->
        [one] compteur
       *[other] compteurs
    } { $kind } par joueur
counter-infamy = infamie
counter-madness = folie
flips-empty = dès qu’il n’y a plus de compteur ici, retourne cette carte et { $which }
echoes = les effets « Une fois révélée » des cartes que tu révèles agissent une fois de plus
worth-acceleration = accélération : 1 par { $count }
icon-times = { $icon } ×{ $times }
ban-ready = { $whom } ne peut pas se redresser
ban-change-form = { $whom } ne peut pas changer de forme
custom-02013 = le méchant attaque le héros qui a le moins de points de vie ; s’il n’y a pas d’attaque, cette carte gagne renfort
custom-02032 = défausse 2 cartes Rencontre par stade du méchant ; pour chaque sbire Bouffon parmi elles, subis 3 dégâts, ou ce sbire s’engage avec toi
custom-02032-damage = Subis 3 dégâts
custom-02032-minion = { CAPITAL($card) } s’engage avec toi
custom-02041 = défausse 2 cartes Rencontre ; chaque joueur défausse de sa main des cartes valant en tout 1 ressource par icône boost ainsi défaussée
custom-02043 = défausse 7 cartes Rencontre ; si Electro est parmi elles, il s’engage avec toi ; sinon, cette carte gagne renfort
custom-02047 = défausse de ta main une carte avec une ressource mentale ou physique

# Pourquoi pas.
unable-counters-there = Cette carte n’est pas en jeu
why-form-banned = Une carte t’empêche de changer de forme

# Les questions.
ask-lose-card = { CAPITAL($card) } : quelle carte défausses-tu ?

# Le journal.
log-counters = +{ $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } { $kind } sur { $what } (total : { $now }).
log-counters-removed = −{ $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } { $kind } sur { $what } (reste : { $now }).
log-flip = { CAPITAL($card) } prend le dessus !
log-boost-ahead = { CAPITAL($enemy) } reçoit une carte boost face cachée.
log-shuffle-in = { CAPITAL($card) } rejoint le deck Rencontre, qui est aussitôt mélangé.
log-enters-play = { CAPITAL($card) } entre en jeu.
log-flip-with = { CAPITAL($card) } est maintenant en jeu.

# Ce qui s’est passé et ce qui vient.
recap-flip = **{ CAPITAL($card) }** prend le dessus.
forecast-counters = { $enemy } (pas d’attaque : +{ $amount } sur { $on })
forecast-counters-off = { $enemy } (pas de manigance : −{ $amount } sur { $on })
brief-counters = { $card } : { $kind } { $count }

# Règles à consulter.
rule-faces = Les méchants à deux visages
    .text = Dès qu’il n’y a plus de compteurs, l’environnement et le méchant se retournent ensemble. Dégâts, cartes État et attachements restent ; le nouveau visage apporte ses compteurs et son effet « Une fois révélée ». Un nouveau stade commence par son premier visage.
    .source = W1-102, W1-103, W1-104, W1-105
rule-indirect = Dégâts indirects
    .text = Tu les répartis entre ton identité et tes alliés. Aucun ne peut en recevoir plus qu’il ne lui reste de points de vie.
    .source = W1-106
rule-waiting-boosts = Cartes boost en attente
    .text = Une carte boost face cachée sur le méchant s’ajoute à sa carte boost habituelle dès qu’il attaque ou manigance.
    .source = W1-107
rule-infamy = Infamie
    .text = Sonné ou tenace, Norman Osborn perd cette carte à la place, et son infamie ne change pas. L’infamie retirée à la place de dégâts ne compte pas comme des dégâts infligés.
    .source = W1-101, W1-113
rule-goblin-cards = Les cartes du Bouffon Vert
    .text = Révélés comme cartes boost, Le Chevalier-Bouffon et Monstre sont mélangés au deck Rencontre après l’activation. Deux Couverture Médiatique sur une identité font trois fois, sans répéter les obligations. Sur les cartes de Formule Mutagène, « Bouffon Vert » désigne le méchant, qui est aussi un ennemi Bouffon.
    .source = W1-108, W1-110, W1-111
rule-printed-icons = Icônes imprimées
    .text = Pour Absorption Électrique, une carte à deux icônes compte pour deux et un joker pour un. Pour Tombstone, un joker n’est ni mental ni physique.
    .source = W1-109, W1-112
