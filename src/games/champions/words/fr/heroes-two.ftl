## Black Widow, Doctor Strange, Hulk

set-doctor-strange-invocation-deck = Deck Invocation
deck-black-widow = Black Widow, Justice
    .about = Pose des Préparations, les déclenche au bon moment : boosts et traîtrises annulés, dégâts en prime.
deck-doctor-strange = Docteur Strange, Protection
    .about = Lance le sort du dessus du deck Invocation, défend bien et coupe court aux activations du méchant.
deck-hulk = Hulk, Agressivité
    .about = Des coups énormes et rien à garder en main : joue tout, écrase, recommence.

# Ce que disent les cartes.
head-hero-response = réponse de héros
head-alter-ego-resource = ressource d’alter ego
limit-phase =
    { $limit ->
        [one] une fois par phase
       *[other] { $limit } fois par phase
    }
needs = ne se joue que si { $condition }
paid-only-with = se paie seulement en { $type }
costs-less = coûte { $by } de moins
any-player = se pose chez le joueur de ton choix, qui en profite
gives-for = { $gives } pour { $which }
stat-recover = REC
stat-scheme = MNG
counter-mystic = mystique
when-boost = une carte boost est retournée
when-boost-of-scheme = une carte boost est retournée pour une manigance
when-your-hero-defends-unhurt = ton héros défend sans subir de dégâts
when-enemy-attack-damages-you = l’attaque d’un ennemi t’inflige des dégâts
when-hero-would-take-damage = un héros va subir des dégâts
when-minion-schemes = un sbire manigance
when-you-play = tu joues une carte { $trait }
when-you-use = tu utilises une carte { $trait }
when-you-play-event = tu joues un événement
when-you-reveal-treachery = tu révèles une traîtrise
when-you-reveal = tu révèles une carte Rencontre
when-card-surges = une carte déclenche un renfort
when-main-scheme-would-get-threat = la manigance principale va recevoir de la menace
when-your-ally-is-defeated = un de tes alliés est vaincu
when-you-change-form = tu changes de forme
when-your-turn-ends = ton tour se termine
cost-second = paie le coût de ta première Invocation
whom-your-card-with = chacune de tes cartes { $trait }
    .one = une de tes cartes { $trait }
    .one-none = aucune de tes cartes { $trait }
    .unit = carte { $trait } que tu contrôles
    .unit-dearest = ta carte { $trait } la plus chère
which-with = une carte { $trait }
which-event = un événement
which-event-with = les événements { $trait }
which-of-hero = une carte du set { $card }
unit-damage-you-took = dégâts subis lors de cette attaque
unit-damage-here = dégât sur cette carte
unit-threat-here = menace ici
if-attack-defeats = l’attaque vainc un ennemi
if-you-control = tu contrôles un personnage { $trait }
if-paid-only = tu as payé seulement en { $type }
says-cancel-icons = annule ses icônes boost
says-icons-on-villain = annule ses icônes boost ; 1 dégât sur le méchant pour chacune
says-cancel-boost = annule la capacité boost de la carte retournée
says-activation-bonus = le méchant gagne +{ $n } MNG et +{ $n } ATQ pour cette activation
says-defense-now = +{ $by } DEF pour cette attaque
says-ready-unhurt = redresse ton héros si l’attaque ne t’inflige pas de dégâts
says-attack-now = +{ $n } ATQ pour cette attaque
says-attacks-in-order = fais des attaques de { $amounts } dégâts, dans cet ordre, chacune contre un ennemi de ton choix
says-damage-up-to = choisis jusqu’à { $most } ennemis ; { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur chacun
says-cancel-event = annule-le
says-into-deck = mélange cette carte dans le deck de son propriétaire
says-second-special = résous le Spécial de l’Invocation
says-second-special-back = résous son Spécial, puis remets-la sur le dessus de son deck
says-second-discard = défausse ta première Invocation
says-second-under = pose la première Invocation ici, face cachée
says-second-back = remélange l’Invocation posée ici dans son deck
says-discard-hand = défausse ta main
says-discard-from-hand =
    { $n ->
        [one] défausse une carte de ta main
       *[other] défausse { $n } cartes de ta main
    }
says-search-both = cherche { $which } dans ton deck ou ta défausse et prends cette carte en main
says-search-top = cherche { $which } parmi les { $count } premières cartes de ton deck, prends cette carte en main et mélange ton deck
says-take-from-discard = reprends en main { $which } de ta défausse
says-shuffle-one-back = mélange { $which } de ta défausse dans ton deck
says-top-decides = défausse la première carte de ton deck ; sa ressource décide. Physique : { $physical }. Énergie : { $energy }. Mental : { $mental }. Joker : les trois effets
says-if-top-physical = défausse la première carte de ton deck ; si elle a une ressource physique, { $does }
says-discard-dearest = défausse { FORM($unit, form: "dearest") }
    .each = chaque joueur défausse { FORM($unit, form: "theirs") }
says-discard-dearest-threat = défausse la carte la plus chère de ta main ; la manigance principale reçoit autant de menaces que son coût
says-discard-dearest-damage = défausse la carte la plus chère de ta main ; subis autant de dégâts que son coût
says-stays = garde cette carte devant toi
says-gives-up-to = une carte { $status } pour { $whom }, jusqu’à { $most } fois
price-events = tes événements coûtent { $by } de plus
price-upgrades-here = les améliorations sur cette carte coûtent { $by } de moins
custom-08031 = mets-le en jeu depuis ta défausse et inflige-lui 1 dégât
custom-09003 = retire 3 menaces d’une manigance, puis regarde la première carte Rencontre et retire 1 menace de plus par icône boost
custom-09019 = soigne 1 dégât sur un héros et défausse une de ses cartes État
custom-09032 = sonne un ennemi et inflige-lui 7 dégâts
custom-09035 = échange une carte État d’un personnage contre une autre
custom-10015 = un ennemi t’attaque, puis inflige-lui 5 dégâts
custom-10025 = retourne ton identité. Si tu es alors en alter ego, défausse 2 cartes de ta main. Si tu es alors en héros, incline ton héros
custom-10028 = l’ennemi qui a le plus d’ATQ attaque le héros ou l’allié qui en a le plus (en cas d’égalité, au choix du premier joueur) ; s’il n’y a pas d’attaque, cette carte gagne renfort
custom-10029 = déplace 1 menace d’une manigance vers ici
custom-10030 = soigne 1 dégât sur un allié et redresse-le

## Pourquoi elle ne ferait rien
unable-icons = Elle n’a pas d’icône boost
unable-boost = Elle n’a pas de capacité boost
unable-second = Pas de deck Invocation
unable-status = Aucune carte État à échanger
why-needs = Seulement si { $condition }

## La table
zone-second-deck = Deck Invocation
zone-second-discard = Défausse Invocation
it-defend = { $what } défend
it-boost = carte boost { $what }
it-surge = { $what } déclenche un renfort
it-use = { $who } utilise { $what }
it-turn-end = fin du tour ({ $who })
label-status = De { $from } à { $to }
ask-some = { CAPITAL($card) } : choisis-en { $count } au plus.
ask-status = { CAPITAL($card) } : la carte État de quel personnage ?
ask-target = { CAPITAL($card) } : qui est attaqué ?
awaiting-enemies = { $who } choisit des ennemis
awaiting-characters = { $who } choisit des personnages
awaiting-status = { $who } choisit une carte État
awaiting-target = { $who } choisit qui est attaqué

## Le journal
log-second-top = Première Invocation ({ $who }) : { $card }.
log-second-discard = Dans la défausse Invocation : { $card }.
log-second-back = { CAPITAL($card) } revient sur le dessus du deck Invocation.
log-second-reset = { $who } remélange le deck Invocation.
log-icons-canceled = { CAPITAL($card) } : ses icônes boost ne comptent pas.
log-look-encounter = { $who } regarde la première carte Rencontre.
log-look-encounter-own = Sur le dessus du deck Rencontre : { $card }.

## Les règles, avec nos mots
rule-second-deck = Le deck Invocation
    .text = Docteur Strange a un second deck, de cinq sorts, dont le premier est face visible pour tous. Un sort résolu ou défaussé va dans une pile à part ; quand le deck est vide, cette pile est aussitôt mélangée pour en refaire un. Les Invocations ne sont jamais en main, et un effet qui cherche dans ton deck ou ta défausse ne les trouve pas.
    .source = W1-401
rule-preparations = Préparations
    .text = Les Préparations attendent en jeu et se défaussent quand tu t’en sers. Une traîtrise annulée compte quand même comme révélée. Sur une carte boost, on annule d’abord les icônes, puis la capacité boost ; ce qui reste s’applique.
    .source = W1-407
rule-only-physical = Payé seulement en physique
    .text = C’est le cas si tu as payé au moins une ressource et réglé tout le coût en physique ; les jokers utilisés comme physiques comptent. Ce que tu paies en trop ne compte pas.
    .source = W1-402
rule-same-hero = La même personne deux fois
    .text = Quelle que soit sa face visible, une identité compte à la fois comme son héros et comme son alter ego : tant que Bruce Banner est une identité, l’allié Hulk (Bruce Banner) ne peut pas entrer en jeu.
    .source = W1-405
rule-spells = Contre-Sort, Vapeurs de Valtorr
    .text = Contre-Sort ne s’attache qu’à un héros : si ton alter ego est visible, la carte est défaussée. Une fois attachée, elle reste quand tu changes de forme. Quand on cherche la carte la plus chère, une carte sans coût compte pour 0. Vapeurs de Valtorr ne peut pas remplacer une carte État par une autre que le personnage a déjà.
    .source = W1-403, W1-404, W1-406
rule-espionage = Espionnage
    .text = Espionnage fait piocher pour tout renfort, imprimé ou gagné ; le renfort a lieu quand même.
    .source = W1-408
rule-attacked-ally = Un allié attaqué lui-même
    .text = Avec Le Choc des Titans, un allié à l’ATQ la plus élevée est attaqué lui-même. Il ne peut pas se défendre, mais tout autre personnage peut le défendre. Tant que personne ne le fait, l’attaque n’est pas contre « toi » ; si l’allié quitte le jeu, elle est finie.
    .source = W1-409
