# The Wrecking Crew

ruleset-wrecking-crew-standard = Les Démolisseurs
ruleset-wrecking-crew-expert = Les Démolisseurs, expert
set-wrecking-crew = Les Démolisseurs

## Qui est visé
whom-named = { $name }
whom-each-villain = chaque méchant
whom-scheme-of = la manigance annexe de ce méchant ({ $name })
whom-schemes-besides = chaque manigance annexe d’un autre méchant que { $name }
whom-active-scheme = la manigance annexe du méchant actif
whom-your-support = chacun de tes soutiens
    .one = un de tes soutiens
    .one-none = aucun de tes soutiens
    .unit = soutien que tu contrôles
    .unit-dearest = ton soutien le plus cher
whom-villain-most = le méchant dont la manigance annexe a le plus de menace
whom-villain-least = le méchant dont la manigance annexe a le moins de menace
whom-villain-of-host = le méchant de cette manigance

## Ce qu’ils font
says-attacks-you = { $who } t’attaque
says-attacks-you-if-tough = { $who } t’attaque (+{ $by } ATQ s’il a une carte Tenace)
says-schemes-now = { $who } manigance
says-schemes-now-if-tough = { $who } manigance (+{ $by } MNG s’il a une carte Tenace)
says-activate-least = le méchant dont la manigance annexe a le moins de menace devient actif
says-activate-most = le méchant dont la manigance annexe a le plus de menace devient actif
says-activate-least-attack = le méchant dont la manigance annexe a le moins de menace devient actif et, après cette attaque, attaque ton héros sans carte boost
says-activate-least-scheme = le méchant dont la manigance annexe a le moins de menace devient actif et manigance
says-reveal-of-least = révèle la première carte du deck du méchant dont la manigance annexe a le moins de menace (les 2 premières si c’est le seul méchant en jeu)
says-threat-most = place { $n } { $n ->
        [one] menace
       *[other] menaces
    } sur la manigance annexe qui en a le plus
says-threat-least = place { $n } { $n ->
        [one] menace
       *[other] menaces
    } sur la manigance annexe qui en a le moins
says-overflow = { $does }, puis la menace ici est ramenée à { $leaves }
says-shed-all = retire les cartes { $statuses } de { $whom }
says-damage-defender = { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur le défenseur
allies-must-defend-host = défends contre son porteur avec un allié si tu peux
awaiting-villain = { $who } choisit un méchant
awaiting-character = { $who } choisit un personnage
when-overflows = la menace ici atteint { $at }
when-your-hero-attacks-host = ton héros attaque son porteur
when-step-one-ends = après l’étape 1 de la phase du méchant
if-has = { $whom } a déjà une carte { $status }
if-no-upgrades = tu n’en as aucune
if-was-undefended = personne n’a défendu
tail-while-undefended = tant que personne ne défend
cost-discard-random = défausse au hasard une carte de ta main
unable-shed = Aucun méchant n’a ces cartes
ban-be-thwarted = contrer ne retire aucune menace posée sur { $whom }
signature = reste en jeu même sans menace et part avec son méchant
own-scheme = quand cette carte manigance, la menace va sur sa propre manigance annexe
taunts = personne ne peut attaquer les autres méchants
excess-on-scheme = les dégâts en trop infligés par son porteur deviennent de la menace sur la manigance annexe de celui-ci
custom-07001a = la manigance annexe de chaque méchant entre en jeu ; le Démolisseur est actif
custom-07015 = place 2 menaces sur la manigance annexe du Démolisseur, ou celui-ci gagne +3 ATQ pour cette attaque
custom-07015-attack = +3 ATQ pour cette attaque
custom-07016 = 1 dégât sur le héros ou l’allié à qui il reste le moins de points de vie ; s’il est vaincu ainsi, place 3 menaces sur la manigance annexe du Démolisseur
custom-07031 = déplace toute la menace de la manigance annexe qui en a le moins vers celle qui en a le plus ; si celle-ci n’atteint pas sa limite, cette carte gagne renfort
custom-07058 = défausse une carte au hasard ; en héros, subis autant de dégâts que son coût ; en alter ego, la manigance annexe du Bulldozer reçoit autant de menaces
custom-07059 = défausse de ton deck autant de cartes que l’ATQ du Bulldozer ; place 1 menace sur sa manigance annexe par type de carte différent parmi elles

## Questions, journal et table
report-villain = { $villain } à { $left }/{ $most } PV.
verb-villain = Ce méchant
ask-villain-most = Menace la plus haute, à égalité : quel méchant devient actif ?
ask-villain-least = Menace la plus basse, à égalité : quel méchant choisis-tu ?
ask-scheme-most = Menace la plus haute, à égalité : quelle manigance annexe ?
ask-scheme-least = Menace la plus basse, à égalité : quelle manigance annexe ?
ask-character = { CAPITAL($card) } : quel personnage ?
log-active = { CAPITAL($card) } est le méchant actif.
it-step-one = l’étape 1 se termine
mark-active = actif
zone-villains = Méchants

rule-several-villains = Plusieurs méchants
    .text = Quatre méchants sont en jeu, chacun avec son deck et sa manigance annexe. Le méchant actif agit, les cartes Rencontre et boost viennent de son deck, et « le méchant », c’est lui. Attaquez qui vous voulez. Les manigances annexes restent même sans menace et partent avec leur méchant. Si le méchant actif tombe, celui dont la manigance annexe a le plus de menace le remplace.
    .source = Rules Reference: Villain; Rules of The Wrecking Crew (W1-202)
rule-crew-decks = Les decks de plusieurs méchants
    .text = Chaque méchant a un deck de 15 cartes et rien d’autre : ni obligations, ni sets Némésis, Standard, Expert ou modulaires. Une carte va dans la défausse de son deck, sinon dans celle du méchant actif ; cette défausse refait le deck. Tout méchant qui agit reçoit une carte boost du deck du méchant actif.
    .source = W1-201, W1-203, W1-209
rule-crew-defeat = Un des méchants vaincu
    .text = Un méchant vaincu part avec sa manigance annexe et leurs attachements. Ses autres cartes restent en jeu, mais son deck ne sert plus. Une carte qui nomme un méchant vaincu ne lui fait rien.
    .source = W1-204, W1-216
rule-crew-targets = Choisir parmi plusieurs méchants
    .text = En cas d’égalité de menace, le premier joueur choisit ; si plusieurs manigances annexes se remplissent ensemble, l’ordre est à son choix. Un sbire avec garde t’empêche d’attaquer les quatre méchants. Les dégâts en trop d’un déferlement sur un sbire vont au méchant actif.
    .source = W1-205, W1-206, W1-207, W1-210
rule-crew-cards = Les cartes des Démolisseurs
    .text = « Puis » attend ce qui précède, qu’un méchant sonné ou désorienté ne fait pas. Prouesse Tactique déplace la menace sur une autre manigance annexe, avec renfort si elle n’arrive pas à 10. Compression ! reste tant que Le Compresseur est là. Accumulation de Radioactivité agit avant les réponses à l’attaque. Évasion suit toujours l’étape un.
    .source = W1-208, W1-211, W1-213, W1-214, W1-217
rule-crew-boosts = Les boosts des Démolisseurs
    .text = Le boost de Lien Mystique ne te demande rien hors d’une attaque du Démolisseur. Le boost de Détenu en Fuite, pendant une manigance, déplace le compteur, et personne n’attaque. Si une carte boost change de méchant actif, le nouveau manigance une fois l’activation finie.
    .source = W1-212, W1-215, W1-218
