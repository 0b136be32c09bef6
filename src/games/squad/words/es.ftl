### Super Hero Squad en español. Los nombres, las cartas y los números llegan como argumentos.
### Formas: `.de` dice «de Fuerza», «de Hulk»; `.rival` pone «rival» junto al nombre: «Keeper rival de nivel 3»; `.mine`, «tuyo»: «ataque tuyo de X-Men».
### `.kind` dice qué se enumera, para repetir «de» solo donde hace falta: «de Hulk o Thor», «de Fuerza o de factor Animal», «de Fuerza o de Wasp».

game = Super Hero Squad
ruleset-tcg = Juego de cartas coleccionables
ruleset-online = Juego de cartas en línea
ruleset-quick = Reglas rápidas
title-tcg = Super Hero Squad
title-online = Super Hero Squad en línea
title-quick = Super Hero Squad, reglas rápidas
team = { $team }
    .de = de { $team }

## Mazos listos para jugar
deck-starter = Mazo inicial
    .about = Un poco de todo, ataques fuertes y pocas sorpresas. Bueno para una primera partida.
deck-spider-man = Mazo de Spider-Man
    .about = Niveles bajos: rápido desde el primer turno y con cartas que permiten jugar otras.
deck-iron-man = Mazo de Iron Man
    .about = Reúne Keepers que golpean turno tras turno.
deck-storm = Mazo de Storm
    .about = Revela cartas para atacar más fuerte, con Keepers que esperan el gran golpe.
deck-captain-america = Mazo de Captain America
    .about = Avengers de cuatro factores: ningún icono bloquea todos los ataques de Captain America y Wasp.
deck-wolverine = Mazo de Wolverine
    .about = Garras y puños: cartas que permiten jugar otras.
deck-thing = Mazo de Thing
    .about = Los Fantastic Four a pleno rendimiento: fuerte, pero tarda en arrancar.
deck-hulk = Mazo de Hulk
    .about = Dos de cada cinco cartas son Keepers, y Hulk se enfada más cada turno.
deck-thor = Mazo de Thor
    .about = Niveles altos y muchas formas de subir tu poder para alcanzarlos.
deck-demo-hulk = Mazo de prueba de Hulk
    .about = Fuerza pura, para las reglas rápidas.
deck-demo-wolverine = Mazo de prueba de Wolverine
    .about = Energía pura, para las reglas rápidas.
deck-of-quest = Mazo de { $keeper }, etapa { $stage }
    .about = Lo usa { $enemy }, tu rival en esa misión.
decks-named = Mazos listos para jugar
decks-of-quests = Mazos de misión
copies = { $count } × { $card }

## La lección
lesson-first = Lección
    .about = 9 turnos cortos: atacar, bloquear, los Keepers y la última carta.
    .closing = **Así se juega a Super Hero Squad.** Has atacado, has bloqueado, has tenido un Keeper en juego y le has quitado a tu rival la última carta. Los mazos de verdad tienen 40 cartas y van barajados: nadie elige el orden.
lesson-first-attack = **Tu ataque.** El poder es 1, así que puedes jugar cartas de nivel 1. Un ataque de 3 le cuesta 3 cartas a tu rival. ¡Sin cartas se acaba la partida!
lesson-first-block = **¡Bloquéalo!** Descarta una carta con el mismo icono y el ataque se para ahí. Te cuesta 1 carta en vez de 3.
lesson-first-keeper = **¡Un Keeper!** Web-Slinger se queda en juego en cuanto hace 2 de daño. A partir de ahí te sigue ayudando.
lesson-first-take = **¿No tienes el icono?** Pues encájalo. Se destapan cartas de tu mazo, una a una. Si una tiene el icono, bloquea el resto.
lesson-first-helper = **Activa tu Keeper.** Cuando un ataque tuyo de nivel 1 hace 2 o más de daño, Web-Slinger golpea con 1 de propina. Ese golpe también se puede bloquear.
lesson-first-factor = **Cada ataque tiene un factor.** Para bloquearlo necesitas su icono. Tienes dos cartas con él: descarta la que menos falta te haga.
lesson-first-power = **Más poder.** Cada turno empieza con una moneda al aire. Si sale cara, el poder sube 1 y ya puedes jugar cartas de más nivel, y tu rival también. De momento, activa otra vez tu Keeper.
lesson-first-misfire = **¡Pifia!** La primera carta destapada ha bloqueado el golpe del Keeper, así que adiós al Keeper. Le pasa a cualquiera. ¿No tienes icono para este ataque? Encájalo.
lesson-first-last = **¡Remata!** Cuando se acaba el mazo, el daño sale de la mano. Quítale la última carta y has ganado. ¡Hulk aplasta!

## Misiones: qué tiene de especial cada una
quest-power = El poder empieza en { $power }.
quest-draw-mine =
    { $count ->
        [0] Empiezas sin cartas.
        [one] Empiezas con 1 carta en vez de 4.
       *[other] Empiezas con { $count } cartas en vez de 4.
    }
quest-draw-theirs =
    { $count ->
        [0] { $enemy } empieza sin cartas.
        [one] { $enemy } empieza con 1 carta en vez de 4.
       *[other] { $enemy } empieza con { $count } cartas en vez de 4.
    }
quest-hand-mine = En tu mano desde el principio, además de lo que robes: { $cards }
quest-keepers-mine = Empiezas con { $cards } en juego.
quest-keepers-theirs = { $enemy } empieza con { $cards } en juego.
quest-deck-size = { $enemy } juega con un mazo de { $size } cartas.
quest-deck-copies = { $enemy } lleva más de cuatro copias de algunas cartas.

## Quién encarga las misiones y contra quién son
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
who-doombot-giant = Doombot (gigante)
who-doombot-melee = Doombot (cuerpo a cuerpo)
who-doombot-ranged = Doombot (tirador)
who-dr-doom = Dr. Doom
who-dr-octopus = Dr. Octopus
who-dr-strange = Dr. Strange
who-elektra = Elektra
who-emma-frost = Emma Frost
who-falcon = Falcon
who-giant-man = Giant-Man
who-green-goblin = Green Goblin
who-hand-ninja-basic = Hand Ninja
who-hand-ninja-lieutenant = Hand Ninja (lugarteniente)
who-hand-ninja-thrower = Hand Ninja (lanzador)
who-hulk = Hulk
who-hulk-gladiator = Hulk (gladiador)
who-hulk-red = Red Hulk
who-human-torch = Human Torch
who-hydra-agent-melee = HYDRA Agent
who-invisible-woman = Invisible Woman
who-iron-man = Iron Man
who-iron-man-hulkbuster = Iron Man (Hulkbuster)
who-iron-man-stealth = Iron Man (sigilo)
who-jean-grey = Jean Grey
who-juggernaut = Juggernaut
who-lizard = Lizard
who-magneto = Magneto
who-moleman = Mole Man
who-moloid-melee = Moloid (cuerpo a cuerpo)
who-moloid-ranged = Moloid (tirador)
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
who-spider-man-black = Spider-Man (traje negro)
who-spider-man-scarlet = Scarlet Spider
who-spider-woman = Spider-Woman
who-storm = Storm
who-super-skrull = Super-Skrull
who-thing = Thing
who-thor = Thor
who-thor-classic = Thor (clásico)
who-thor-ultimate = Thor (ultimate)
who-venom = Venom
who-war-machine = War Machine
who-wasp = Wasp
who-wolverine = Wolverine
who-wolverine-jeans = Wolverine (en vaqueros)
who-wolverine-samurai = Wolverine (samurái)

## Cartas
card-title = { $hero }: { $name }
fact-team = { $team }
fact-level = Nivel { $level }
fact-attack = Ataque { $attack }
fact-factor = { $factors }
fact-block = bloquea { $icon }
factor-animal = Animal
    .de = de factor Animal
    .kind = factor
factor-strength = Fuerza
    .de = de Fuerza
factor-elemental = Elemental
    .de = de factor Elemental
    .kind = factor
factor-energy = Energía
    .de = de Energía
factor-tech = Tecnología
    .de = de Tecnología
factor-speed = Velocidad
    .de = de Velocidad

## Por qué se buscan las cartas
facet-hero = Héroe
facet-team = Equipo
facet-factor = Factor
facet-block = Bloqueo
facet-level = Nivel
facet-attack = Ataque
facet-kind = Clase
kind-attack = Ataque
kind-keeper = Keeper

## Un mazo propuesto
proposal-theme =
    { $n ->
        [0] Ninguna carta encaja con el tema { $theme }.
        [one] Una carta encaja con el tema { $theme }.
       *[other] { $n } cartas encajan con el tema { $theme }.
    }
proposal-team =
    { $n ->
        [one] Lo completa una carta del mismo equipo.
       *[other] Lo completan { $n } cartas del mismo equipo.
    }
proposal-factor =
    { $n ->
        [one] Lo completa una carta del factor principal de { $theme }.
       *[other] Lo completan { $n } cartas del factor principal de { $theme }.
    }
proposal-rest =
    { $n ->
        [one] Y una carta más, ajena al tema.
       *[other] Y { $n } cartas más, ajenas al tema.
    }
proposal-early = { $n } cartas son de nivel { $level } o menos: tendrás jugadas en tus primeros turnos.
proposal-blocks = Cada factor lo bloquean entre { $least } y { $most } cartas.
proposal-short = No hay cartas suficientes para un mazo legal: tiene { $size } y necesita { $least }.

## La mesa
status-turn = Turno { $turn }: le toca a { $who }.
status-over = Fin de la partida.
panel-table = La mesa
panel-seat = { $who }
meter-power = Poder
meter-own-power = Poder propio
zone-under-way = Ataques en curso
zone-keepers = Keepers
zone-hand = Mano
zone-deck = Mazo
zone-discard = Descartes
mark-damage =
    { $amount ->
        [0] inofensivo
       *[other] daño a { $who }: { $dealt } de { $amount }
    }

## En qué punto está la partida
at-turn = Turno { $turn } ({ $who })
at-step-start = inicio del turno
at-attack = { $card }
at-step-end = fin del turno
at-card = { $card }
at-hit = { $card } golpea
at-step-attack = ataque

## Lo que haría una respuesta
preview-attack =
    { $amount ->
        [0] sin daño ({ $factors })
       *[other] { $amount } de daño ({ $factors })
    }
preview-attack-open = un ataque ({ $factors })
preview-take =
    { $amount ->
        [one] Pierdes la primera carta de tu mazo.
       *[other] Pierdes hasta { $amount } cartas de tu mazo. { $stop }
    }
preview-take-all =
    { $amount ->
        [one] Pierdes la primera carta de tu mazo.
       *[other] Pierdes { $amount } cartas, primero de tu mazo. Nada puede pararlo.
    }
preview-take-hand =
    { $amount ->
        [one] Pierdes una carta de tu mano.
       *[other] Pierdes hasta { $amount } cartas de tu mano. { $stop }
    }
preview-take-both = Pierdes hasta { $amount } cartas, primero de tu mazo y luego de tu mano. { $stop }
preview-take-all-both = Pierdes hasta { $amount } cartas, primero de tu mazo y luego de tu mano. { $icons ->
        [one] Solo lo para un icono de tu mano que coincida.
       *[other] Solo lo paran dos iconos de tu mano que coincidan.
    }
preview-stop =
    { $icons ->
        [one] Un icono que coincida lo para.
       *[other] Hacen falta dos iconos que coincidan para pararlo.
    }
preview-stop-first = Solo lo para un icono que coincida en la primera carta; después, nada.
preview-stops = Para el ataque: solo pierdes esta carta (1 de daño).
preview-stops-hit = Para el golpe: solo pierdes esta carta (1 de daño).
preview-misfires = ¡Pifia! Se destruye el Keeper y solo pierdes esta carta (1 de daño).
preview-stops-part = Descártala para bloquear { $icon }; el otro factor sigue adelante.
preview-loses = Piérdela para encajar 1 de daño. No bloquea nada.
change-deck = Tu mazo
change-damage = Daño restante

## Preguntas
ask-attack =
    { $able ->
        [0] Tu turno: con poder { $power } no puedes atacar con ninguna carta.
       *[other] Tu turno: ¿con qué atacas?
    }
no-attack = Pasar
ask-block =
    { $able ->
        [0] { $card } ({ $factors }) te amenaza con { $amount } de daño. Nada de tu mano lo bloquea.
       *[other] { $card } ({ $factors }) te amenaza con { $amount } de daño. ¿Bloqueas desde la mano?
    }
take-damage =
    { $amount ->
        [one] Encajar 1 de daño
       *[other] Encajar hasta { $amount } de daño
    }
ask-damage-from-hand =
    Tu mazo está vacío y { $card } te quita { $amount ->
        [one] una carta. ¿Cuál pierdes?
       *[other] hasta { $amount } cartas. ¿Cuál pierdes ahora?
    }
ask-hand-limit =
    { $count ->
        [one] Te sobra una carta en la mano. ¿Cuál descartas?
       *[other] Te sobran { $count } cartas. ¿Cuáles descartas? La última queda encima.
    }
ask-discard =
    { $count ->
        [one] { $card }: ¿qué carta descartas?
       *[other] { $card }: ¿qué { $count } cartas descartas? La última queda encima.
    }
ask-discard-order = { $card } te hace descartar cartas. ¿En qué orden? La última queda encima.
ask-keeper-limit =
    { $excess ->
        [one] Tienes un Keeper de más.
       *[other] Tienes { $excess } Keepers de más.
    } { $count ->
        [one] ¿Cuál destruyes?
       *[other] ¿Cuáles destruyes? El último queda encima.
    }
ask-play =
    { $bonus ->
        [0] { $card } te deja jugar otra carta. ¿Cuál?
       *[other] { $card } te deja jugar otra carta con +{ $bonus } de ataque. ¿Cuál?
    }
play-nothing = No jugar nada
ask-put-into-play = { $card } te deja poner un Keeper en juego. ¿Cuál?
ask-reveal =
    { $count ->
        [one] { $card }: ¿enseñas una carta?
       *[other] { $card }: ¿enseñas cartas? Las que quieras.
    }
reveal-nothing = No enseñar nada
ask-destroy = { $card }: ¿qué Keeper destruyes?
ask-shuffle-keeper = Con { $card }, ¿barajas un Keeper en el mazo de su dueño?
ask-deck-keeper = Con { $card }, ¿pones un Keeper sobre el mazo de su dueño?
ask-return-keeper = Con { $card }, ¿devuelves un Keeper a la mano de su dueño?
ask-return-keepers = Con { $card }, ¿devuelves hasta { $count } Keepers a la mano de su dueño?
ask-return-mine = { $card }: ¿cuál de tus Keepers vuelve a la mano?
ask-control = Con { $card }, ¿de qué Keeper tomas el control?
ask-copy = { $card }: ¿qué Keeper copias?
ask-hitter = { $card }: ¿qué Keeper golpea?
ask-take = { $card }: ¿qué carta va a tu mano?
ask-deck-discard = { $card }: ¿cuál de estas cartas descartas?
ask-their-discard = { $card }: ¿qué carta de esta mano descartas?
ask-put-back = { $card }: ¿qué carta de tu mano va encima de tu mazo?
ask-factor = { $card }: nombra un factor.
ask-number = { $card }: nombra un número.
ask-hero = { $card }: nombra un héroe.
ask-player = { $card }: elige a un jugador.
ask-place = { $card }: ¿dónde va { $what }?
ask-order = { $card }: ¿en qué orden vuelven las cartas? Primero, la de arriba.
no-keeper = Ningún Keeper
hero = { $hero }
    .de = de { $hero }
    .kind = hero
player = { $who }
place-top = Encima del mazo
place-bottom = Debajo del mazo

## La mesa de un vistazo
brief-power = Poder { $power }
brief-mine = Tú: mazo { $deck }, mano { $hand }
brief-theirs = { $who }: mazo { $deck }, mano { $hand }

## Lo que dice el botón junto a una respuesta
verb-attack = Atacar
verb-block = Bloquear
verb-damage-from-hand = Descartar
verb-discard = Descartar
verb-keeper-limit = Destruir
verb-hand-limit = Descartar
verb-play = Jugar
verb-put-into-play = Poner en juego
verb-reveal = Enseñar
verb-put-back = Devolver

## A quién espera la mesa, a la vista de todo el mundo

awaiting-attack = { $who } puede atacar
awaiting-block = { $who } puede bloquear
awaiting-damage-from-hand = { $who } elige qué carta perder
awaiting-discard = { $who } está descartando
awaiting-discard-order = { $who } ordena sus descartes
awaiting-hand-limit = { $who } descarta las cartas de más
awaiting-keeper-limit = { $who } tiene demasiados Keepers y elige cuáles destruir
awaiting-play = { $who } puede jugar otra carta
awaiting-put-into-play = { $who } puede poner un Keeper en juego
awaiting-reveal = { $who } puede enseñar una carta
awaiting-keeper = { $who } elige un Keeper
awaiting-card = { $who } elige una carta
awaiting-factor = { $who } nombra un factor
awaiting-number = { $who } nombra un número
awaiting-hero = { $who } nombra un héroe
awaiting-player = { $who } elige a un jugador
awaiting-place = { $who } decide dónde va una carta
awaiting-order = { $who } ordena unas cartas
awaiting-put-back = { $who } devuelve una carta

## Por qué algo no se puede
why-level = Nivel { $level }: necesitas más poder
why-forbidden = { $card } no lo permite
why-proof = Las cartas { FORM($factor, form: "de") } no pueden bloquear este ataque
why-no-block = Su icono es { $icon } y no bloquea este ataque

## El registro
log-turn = Turno { $turn }: le toca a { $who }. Poder { $power }.
log-flip =
    { $purpose ->
        [power] { $who } lanza la moneda del poder:
       *[effect] { $who } lanza una moneda:
    } { $side ->
        [heads] cara.
       *[tails] cruz.
    }
log-power =
    { $way ->
        [up] El poder sube a { $power }.
       *[down] El poder baja a { $power }.
    }
log-power-this-turn =
    { $way ->
        [up] El poder propio de { $who } sube a { $power } este turno.
       *[down] El poder propio de { $who } baja a { $power } este turno.
    }
log-no-flip = { $who } no lanza la moneda del poder este turno.
log-next-flip =
    { $how ->
        [heads] La próxima moneda del poder saldrá cara.
       *[none] El próximo turno no habrá moneda del poder.
    }
log-extra-turn = { $who } tendrá otro turno después de este.
log-unheeded =
    { $from ->
        [hand] En lo que queda de turno, { $whose } no puede bloquear desde la mano.
       *[deck] En lo que queda de turno, { $whose } no puede bloquear desde el mazo.
    }
log-unblockable =
    { $from ->
        [hand] { $card } no se puede bloquear desde la mano.
        [deck] { $card } no se puede bloquear desde el mazo.
       *[anywhere] { $card } no se puede bloquear.
    }
log-proof = Las cartas { FORM($factor, form: "de") } no pueden bloquear { $card }.
log-pierces = Si no se bloquea el primer punto de daño de { $card }, nada bloquea el resto.
log-named = { $who } nombra { $what }.
log-capped = { $card } puede hacer como mucho { $amount } de daño.
log-hit-less =
    { $amount ->
        [0] { $card } no le hace nada a { $who }.
       *[other] { $card } solo golpea a { $who } con { $amount } de daño.
    }
log-protected = { $card } no se puede destruir.
log-control = { $who } toma el control de { $card }.
log-copy = { $card } se convierte en una copia de { $what }.
log-draw =
    { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
log-draw-own = Robas { $cards }.
log-draw-none = El mazo de { $who } está vacío: no roba.
log-pass = { $who } pasa.
log-no-hand = { $who } no tiene cartas con las que atacar.
log-play = { $who } juega { $card }.
log-worth = { $card } ataca con { $amount }.
log-worth-keepers = Con { $keepers } en juego, { $card } ataca con { $amount }.
log-block = { $who } bloquea { $against } con { $card }.
log-damage =
    { $count ->
        [one] { $who } pierde { $cards }.
       *[other] { $who } pierde { $count } cartas: { $cards }.
    }
log-damage-stopped =
    { $count ->
        [one] ¡Bloqueo! { $who } destapa { $last }.
       *[other] { $left ->
            [0] { $who } pierde { $count } cartas ({ $cards }). { $last } bloquea, pero ya no queda nada que parar.
           *[other] { $who } pierde { $count } cartas ({ $cards }). { $last } bloquea el resto.
        }
    }
    .short =
        { $left ->
            [0] { $who } pierde { $count } cartas. { $last } bloquea, pero ya no queda nada que parar.
           *[other] { $who } pierde { $count } cartas. { $last } bloquea el resto.
        }
log-damage-hand = { $who } pierde { $card } de la mano.
log-damage-hand-stopped = ¡Bloqueo! { $who } pierde { $card } de la mano.
log-dealt =
    { $amount ->
        [0] { $card } no hace daño.
       *[other] { $card } ha hecho { $amount } de daño a { $who }.
    }
log-keeper = { $card } se queda en juego como Keeper de { $who }.
log-hit = { $card } golpea a { $who } con { $amount } de daño.
log-misfire = ¡Pifia! Adiós a { $card }.
log-destroyed = Destruido: { $card }.
log-reveal = { $who } revela { $card }.
log-reveal-several = { $who } revela { $cards }.
log-reveal-none = El mazo de { $who } está vacío: nada que revelar.
log-reveal-hand = { $who } enseña { $card }.
log-not-playable = { $card } no se puede jugar ahora: es de nivel { $level }.
log-forbidden = { $card } no se puede jugar ahora por { $by }.
log-heal =
    { $count ->
        [one] { $who } cura { $count } de daño.
       *[other] { $who } cura { $count } de daño.
    }
log-look =
    { $count ->
        [one] { $who } mira la primera carta { $own ->
            [yes] de su mazo
           *[no] del mazo de { $whose }
        }.
       *[other] { $who } mira las { $count } primeras cartas { $own ->
            [yes] de su mazo
           *[no] del mazo de { $whose }
        }.
    }
log-look-own = Encima del mazo de { $whose }: { IN_ORDER($cards) }.
log-look-hand = { $who } mira la mano de { $whose }.
log-look-hand-own = En la mano de { $whose }: { $cards }.
log-put =
    { $place ->
        [top] La carta se queda encima del mazo de { $whose }.
       *[bottom] La carta va debajo del mazo de { $whose }.
    }
log-put-on-top =
    { $count ->
        [one] La carta se queda encima del mazo de { $whose }.
       *[other] { $count } cartas quedan encima del mazo de { $whose }, en el orden elegido.
    }
log-put-under =
    { $count ->
        [one] { $who } pone la carta debajo de su mazo.
       *[other] { $who } pone { $count } cartas debajo de su mazo, en orden aleatorio.
    }
log-put-back = { $who } pone una carta de su mano encima de su mazo.
log-take = { $who } añade una carta a su mano.
log-take-own = Te llevas { $what }.
log-take-seen = { $who } añade { $what } a su mano.
log-shuffle = { $who } baraja su mazo.
log-hand-in = { $who } baraja su mano en su mazo.
log-swap = El mazo y los descartes de { $who } se intercambian y se barajan.
log-discard-deck =
    { $count ->
        [one] { $who } descarta una carta de su mazo: { $cards }.
       *[other] { $who } descarta { $count } cartas de su mazo: { $cards }.
    }
log-returned =
    { $place ->
        [hand] { $card } vuelve a la mano de { $who }.
        [deck-top] { $card } va encima del mazo de { $who }.
        [deck-bottom] { $card } va debajo del mazo de { $who }.
       *[deck] { $card } vuelve al mazo de { $who }.
    }
log-shuffle-in = { $who } baraja { $card } en su mazo.
log-discard = { $who } descarta { $card }.
log-hand-limit = Por el límite de mano, { $who } descarta { $card }.
log-conceded = { $who } se rinde.

## Cómo acabó
end-out-of-cards = { $who } se ha quedado sin cartas.
end-stalemate = Ya nadie puede hacer daño: empate.
end-endless = { $card } se jugaría una y otra vez sin fin: empate.
end-by-card = { $card } le da la victoria a { $who }.
end-conceded = { $who } se ha rendido.

## Qué falla en un mazo
problem-unknown = No existe la carta { $id }.
problem-empty = Este mazo está vacío.
problem-too-few =
    El mazo tiene { $size ->
        [one] una carta
       *[other] { $size } cartas
    }; necesita al menos { $least }.
problem-too-many = El mazo tiene { $size } cartas; el máximo es { $most }.
problem-copies = { $card } está { $copies } veces en el mazo; el máximo es { $most }.
problem-sizes-differ = Los mazos tienen tamaños distintos, { $one } y { $other }: las reglas rápidas los piden iguales.

## Las reglas, con nuestras palabras
rule-setup = Empezar la partida
    .text = Se barajan los dos mazos y cada cual roba cuatro cartas; una moneda decide quién empieza. El poder empieza en 1.
    .source = TCG, Online, Quick Rules: Starting the Game
rule-deck-building = Construir un mazo
    .text = Un mazo tiene 40 cartas y como mucho cuatro copias de una carta (mismo héroe y mismo nombre, sea cual sea la edición). Si tu mazo tiene más, se eligen 40 al azar para la partida. Las reglas rápidas usan dos mazos del mismo tamaño, hasta 40 cartas, con las copias que quieras.
    .source = TCG, Online: deck FAQ; Quick Rules: You Need; SQ-2, SQ-C6
rule-printed = Lo que dice una carta
    .text = El nivel es el poder que hace falta para jugarla, el factor es su tipo de ataque, el número es su daño y el icono es lo que bloquea. Si un ejemplo del reglamento no coincide con una carta, manda la carta.
    .source = TCG: Parts of the Card, The Six Factors; SQ-16
rule-star = Una estrella en vez de un número
    .text = El valor de un ataque con * se fija al jugarlo. Para los efectos que miran su número impreso, vale 0.
    .source = SQ-24
rule-power = Poder
    .text = Ambos jugadores comparten un mismo poder, de 1 a 20. Puedes jugar una carta si su nivel no supera el poder. Algunos efectos suben o bajan solo tu poder, que siempre queda entre 1 y 20. Cuando un Keeper depende de tu poder, cuentan también los cambios de poder que solo valen para ese Keeper.
    .source = TCG, Online: Power, power FAQ; SQ-13, SQ-C3, SQ-C26
rule-power-up = Subir el poder
    .text = Tu turno empieza con una moneda: si sale cara, el poder sube uno. En el primer turno de la partida no hay moneda.
    .source = TCG, Online: On Your Turn 1; SQ-13
rule-coin = Monedas
    .text = Nadie en la mesa puede influir en una moneda, y la partida entera se puede comprobar después. Lo que se activa con la moneda del poder ocurre antes de robar.
    .source = TCG, Online: On Your Turn 1; SQ-13, SQ-C8
rule-automatic-flip = Cuando una carta decide la moneda
    .text = Si una carta hace que salga cara, cuenta igual que un lanzamiento, también para las cartas que reaccionan a las monedas.
    .source = SQ-19
rule-power-change = Cuando una carta cambia el poder
    .text = Algunas cartas cambian el poder que comparten ambos jugadores. Siempre está entre 1 y 20. Si sube, los dos han ganado poder este turno.
    .source = TCG, Online: power FAQ; SQ-13, SQ-22
rule-own-power = Tu propio poder por un turno
    .text = «+3 de poder este turno» cambia lo que puedes jugar hasta que acabe el turno. El poder compartido no se mueve.
    .source = TCG, Online: power FAQ; SQ-22, SQ-C16
rule-next-flip = La próxima moneda del poder
    .text = Si una carta fija la próxima moneda del poder, es la del turno siguiente, sea de quien sea. Si dos cartas la fijan, vale la última.
    .source = SQ-19, SQ-C17
rule-extra-turn = Otro turno
    .text = Un turno extra es un turno completo, con su moneda y su robo. «El turno pasado» es entonces tu propio turno anterior.
    .source = SQ-C18
rule-cannot = No se puede
    .text = «No puede» gana a «puede». Cuando las cartas de un factor no pueden bloquear, se mira el factor de la carta, no su icono. Un Keeper que no puede ser destruido no se pierde por una pifia, no se puede elegir para destruirlo y no lo destruye su propio texto.
    .source = TCG, Online: cards break rules FAQ; SQ-C14, SQ-C41, SQ-C44
rule-copy = Copiar un Keeper
    .text = La carta cuenta como ese Keeper en todo mientras esté en juego, y vuelve a ser ella misma al salir. Se pone en juego, así que activa las cartas que reaccionan a eso.
    .source = SQ-C19
rule-power-rises = Poder ganado este turno
    .text = Cuentan todas las subidas de este turno, también tu propio «+n este turno», sin pasar de 20. Las bajadas no restan. No cuenta que un Keeper sume o reste poder, ni que deje de hacerlo.
    .source = SQ-22, SQ-C42
rule-draw = Robar
    .text = Después de la moneda, roba una carta. Si tu mazo está vacío, no robas y sigues jugando. Añadir una carta a tu mano con una habilidad no es robar.
    .source = TCG, Online: On Your Turn 2, Running out of Cards; SQ-C45
rule-start-of-turn = Inicio del turno
    .text = Los efectos de inicio del turno van justo después de tu robo y antes de tu ataque.
    .source = TCG, Online: start of turn FAQ
rule-attack = Atacar
    .text = Una vez por turno puedes jugar una carta de tu mano si su nivel no supera tu poder. Solo las cartas dan ataques extra. Primero van los Keepers que responden al ataque, luego lo que el ataque hace al jugarse y después el bloqueo.
    .source = TCG, Online: On Your Turn 3, attack FAQ; SQ-C13
rule-attack-number = Ataques más y menos fuertes
    .text = El daño de un ataque es su número impreso, al que se suma o resta lo que digan las cartas. Se calcula después de que los Keepers respondan al ataque y se apliquen los efectos «Al jugarla» del propio ataque. Un ataque de 0 no hace nada: nadie bloquea, nadie pierde cartas y sus habilidades no se activan.
    .source = TCG, Online: attack +1 and attack -5 FAQ, SQ-C10, SQ-C11, SQ-C12, SQ-C13
rule-pass = No atacar
    .text = Atacar nunca es obligatorio. Pasa cuando quieras o cuando no puedas jugar ninguna carta de tu mano.
    .source = TCG, Online: attack FAQ
rule-block = Bloquear desde la mano
    .text = Antes del daño puedes detener un ataque descartando una carta cuyo icono coincida con él. El nivel de la carta da igual, y descartarla cuenta como un punto de daño recibido.
    .source = TCG, Online: On Your Turn 4, blocking FAQ; SQ-5
rule-block-question = Por qué te pregunto si bloqueas
    .text = Si tienes cartas, te pregunto por cada ataque o golpe que se pueda bloquear, tengas el icono o no. Así una pausa no delata nada. No pregunto por 0 de daño ni por lo que no se puede bloquear.
    .source = SQ-15
rule-late-block = Demasiado tarde para bloquear
    .text = En cuanto se destapa la primera carta de tu mazo, ya no puedes bloquear desde la mano.
    .source = TCG, Online: blocking FAQ; SQ-5
rule-damage = Daño
    .text = Cada punto manda la primera carta de tu mazo a tus descartes. Todo el daño de un ataque va antes que cualquier otra cosa. Si un efecto cuenta cuántas cartas han hecho daño este turno, cada una cuenta una sola vez.
    .source = TCG, Online: On Your Turn 5; SQ-C20
rule-deck-block = Bloqueo desde el mazo
    .text = Si una carta destapada tiene el icono, detiene el resto del daño; esa carta se pierde igualmente. En el último punto también es un bloqueo, solo que ya no queda nada que parar.
    .source = TCG, Online: On Your Turn 5, last point FAQ; SQ-6
rule-special-ability = Habilidades especiales
    .text = «Con 2+ de daño» delante de una habilidad significa que el ataque tiene que haber hecho antes al menos ese daño. Para eso cuenta cada carta perdida, también las que bloquean. Si la habilidad mira cuántas cartas han dañado a tu rival, este ataque también cuenta. Si hay que nombrar un número, se hace antes del bloqueo.
    .source = TCG, Online: On Your Turn 6; Quick Rules: Special Effects; SQ-C33, SQ-C40
rule-discard-attack = Después del ataque
    .text = Cuando todo ha terminado, el ataque va a los descartes de su dueño, salvo que se quede como Keeper o su propia habilidad lo mande a otro sitio.
    .source = TCG, Online: On Your Turn 7
rule-empty-deck = Con el mazo vacío
    .text = Cuando se te acaba el mazo, el daño sale de tu mano: eliges las cartas una a una, y si el icono de una coincide, detiene el resto. Un Keeper que espera a que se acabe un mazo actúa cuando se va la última carta, o al entrar en juego o cambiar de bando si ese mazo ya estaba vacío.
    .source = TCG, Online: Running out of Cards; SQ-4, SQ-C25
rule-unblockable = No se puede bloquear
    .text = Ningún icono detiene ese daño, ni desde la mano ni desde el mazo. Cuando se acaba el mazo, el resto sale de la mano.
    .source = TCG, Online: unblockable FAQ; SQ-3
rule-multi-factor = Dos factores
    .text = Un ataque con dos factores solo se para si se bloquean los dos: desde la mano, desde el mazo o uno de cada. Un ataque de factor doble necesita su icono dos veces. Una carta de dos héroes cuenta como ambos héroes y ambos factores.
    .source = TCG, Online: Multi-Factor FAQ; SQ-4, SQ-5, SQ-C4, SQ-C36
rule-half-block = Medio bloqueo
    .text = Si bloqueas solo uno de los dos factores, el ataque sigue hasta que se bloquee también el otro. Cada carta que descartas para bloquear cuenta igualmente como bloqueo. Una carta de tu mano que pierdes como daño y cuyo icono coincide no es de esos bloqueos: detiene incluso ataques que no se pueden bloquear desde la mano.
    .source = SQ-21, SQ-C39
rule-keeper = Keepers
    .text = Un Keeper cuyo ataque hizo daño suficiente se queda en juego. No se elige: si llega a esa cantidad, se queda. Si una carta dice «un Keeper», puede ser de cualquiera; «seis o más» incluye tener justo seis.
    .source = TCG, Online, Quick Rules: Keepers; SQ-25, SQ-C27, SQ-C29
rule-keeper-damage = El golpe de un Keeper
    .text = Un golpe se bloquea o se encaja igual que un ataque, con la mano y el mazo. Una carta que golpea cuando ya no está en juego ha dejado de ser un Keeper: lo que protege de los Keepers no sirve contra ella.
    .source = TCG, Online: Damage from Keepers; SQ-C31
rule-hit-no-attack = Un golpe no es un ataque
    .text = Las cartas que dicen «ataque» nunca se refieren al golpe de un Keeper. Un daño de 0 ni se hace ni se recibe. Si un ataque golpea a quien lo juega, o una carta golpea sin estar en juego, también es un golpe, pero no hay pifia posible.
    .source = TCG, Online: Keeper FAQ; SQ-26, SQ-C34
rule-misfire = Pifia
    .text = Si se bloquea el primer punto del golpe de un Keeper, el Keeper se destruye al momento y no hace nada más. Los bloqueos posteriores no le afectan. Un Keeper con dos factores solo pifia si se bloquean ambos, así que una sola carta no basta. Un Keeper que vuelve a la mano tras una pifia cuenta igualmente como destruido.
    .source = TCG, Online, Quick Rules: Misfire, Keepers; SQ-7, SQ-C47
rule-destroy = Destruir un Keeper
    .text = Un Keeper destruido va a los descartes de su dueño. Si se destruyen varios a la vez, los que no se puedan destruir en ese momento se quedan. Lo que hace un Keeper al ser destruido ocurre cuando ya han actuado los demás Keepers de su bando.
    .source = TCG, Online: destroy FAQ; SQ-C15, SQ-C35
rule-put-into-play = Directamente en juego
    .text = Un Keeper que un efecto pone en juego no se juega: su nivel da igual, nadie puede bloquearlo y no hace daño al entrar.
    .source = Online: Keeper from hand FAQ, SQ-C9
rule-control = Tomar el control de un Keeper
    .text = Un Keeper que cambia de bando no cuenta como puesto en juego. Al salir, va a los descartes de su dueño, no a los tuyos.
    .source = SQ-23
rule-next-turn = Solo para el próximo turno
    .text = Las cartas que debilitan a un rival durante un turno son Keepers: valen mientras están en juego y se destruyen al final del turno de ese rival.
    .source = TCG: power -3 and attack -5 FAQ; SQ-11
rule-assault = Asalto
    .text = Al inicio del turno de su jugador, el Keeper golpea con tanto daño como diga su Asalto.
    .source = palabra clave; TCG, Online: start of turn FAQ
rule-counterstrike = Contragolpe
    .text = Cuando una carta con Contragolpe bloquea desde tu mano, golpea con tanto daño como indique, después de que actúen tus Keepers. No está en juego, así que no puede pifiar.
    .source = palabra clave; SQ-C2
rule-heal = Curar
    .text = Mueve cartas del fondo de tus descartes al fondo de tu mazo, barajadas para que nadie sepa el orden. Si una carta cura 1 por cada Keeper, por ejemplo, es una sola cura por el total.
    .source = TCG, Online: heal FAQ; SQ-C48
rule-reveal = Revelar
    .text = Una carta revelada vuelve a donde estaba, salvo que la habilidad que la revela diga otra cosa.
    .source = TCG, Online: reveal FAQ; SQ-12
rule-effect-plays = Cartas que juega una habilidad
    .text = Cuando una habilidad juega una carta, tu poder también tiene que alcanzar para ella. Si no alcanza, la carta se queda donde está. Una carta rival que juegas tú es tu ataque y luego va a los descartes de su dueño.
    .source = TCG, Online: effect FAQ; SQ-18, SQ-C37, SQ-C38
rule-may = «Puedes»
    .text = Solo eliges cuando la carta dice «puedes». Todo lo demás es obligatorio.
    .source = TCG, Online: may FAQ; SQ-14
rule-do-as-much = Todo lo posible
    .text = Haz todo lo que se pueda y sáltate el resto; lo que viene detrás ocurre igual.
    .source = TCG, Online: FAQ on impossible effects; SQ-14
rule-effect-discards = Cartas que descarta una habilidad
    .text = Si un efecto descarta varias cartas juntas, cuenta como un único descarte de todas ellas, sea de quien sea la carta que lo causa. Los bloqueos, el daño y el límite de mano no cuentan, ni tampoco las cartas que una habilidad manda del mazo a los descartes. Eso tampoco es daño.
    .source = SQ-20, SQ-C30, SQ-C45
rule-timing = Efectos a la vez
    .text = Si varios efectos coinciden, van primero los Keepers de tu rival y luego los tuyos, en ambos casos del más antiguo al más reciente; al final, la habilidad del ataque en curso. «Tú» es quien tiene el turno.
    .source = TCG, Online: Special Effects and Timing; SQ-8
rule-chain = Efectos que activan otros
    .text = Primero termina el efecto en curso, luego todo lo que ha activado y solo después lo que ya esperaba. Las condiciones se miran cuando le toca al efecto. Un Keeper no reacciona a lo que pasó antes de entrar en juego.
    .source = TCG, Online: FAQ on effects during effects; SQ-17, SQ-C43
rule-gone-keeper = Un Keeper que ya no está
    .text = Si un Keeper sale del juego, sus efectos se pierden, incluso los que estaban pendientes. Solo se cumple lo que hace al ser destruido.
    .source = TCG, Online: FAQ on disappearing Keepers; SQ-7, SQ-8
rule-discard-order = Orden de descarte
    .text = Una carta se descarta cuando todo lo que hace ha terminado. Si un ataque da pie a otro, el segundo se descarta antes. Cuando descartas varias cartas juntas, eliges el orden: la última queda encima.
    .source = TCG: discard order FAQ; SQ-10, SQ-C49
rule-end-of-turn = Fin del turno
    .text = Primero los efectos de fin del turno, luego los límites de mano y de Keepers de quien tenía el turno, y después se mira si alguien ha ganado. Cada límite se mira una sola vez.
    .source = TCG, Online: limits FAQ; SQ-9, SQ-C7
rule-hand-limit = Límite de mano
    .text = Si al final de tu turno tienes más de ocho cartas en la mano, descarta hasta quedarte con ocho.
    .source = TCG, Online: limits FAQ; SQ-9
rule-keeper-limit = Límite de Keepers
    .text = Si al final de tu turno tienes más de seis Keepers, elige cuáles destruyes hasta quedarte con seis.
    .source = TCG, Online: limits FAQ; SQ-9
rule-winning = Ganar
    .text = Pierdes si tu mazo y tu mano están vacíos al final de un turno. Si les pasa a los dos, gana quien tenía el turno. Si una carta da la victoria, la partida acaba al momento.
    .source = TCG, Online: Winning the Game; SQ-1, SQ-C5, SQ-C28
rule-open-information = Lo que todo el mundo puede saber
    .text = Cualquiera puede ver cuántas cartas hay en un mazo, una mano o unos descartes, y la carta de encima de cada pila de descartes. No se puede hojear una pila.
    .source = TCG, Online: discard pile FAQ; TCG: deck count FAQ
rule-quick = Reglas rápidas
    .text = El mismo juego, más corto: mazos del mismo tamaño, hasta 40 cartas, y solo pierdes cuando tampoco te quedan Keepers. Puedes bloquear desde la mano, y el daño solo te quita cartas de la mano cuando se acaba el mazo.
    .source = Quick Rules; SQ-1, SQ-2, SQ-C46
rule-idle = Cuatro turnos sin acción
    .text = Con las reglas rápidas, la partida acaba en empate tras cuatro turnos seguidos sin jugar cartas ni hacer daño, aunque alguien pudiera haber jugado una.
    .source = SQ-1, SQ-C1
rule-stalemate = Punto muerto
    .text = La partida acaba en empate si un turno empieza por tercera vez en la misma situación (vigésima, si un Keeper depende de monedas): las mismas cartas en los mismos sitios, el mismo poder, el mismo turno y ningún mazo barajado entretanto. También si un ataque se vuelve a jugar sin fin, o tras 100 turnos seguidos en los que nadie ha tenido nada que decidir.
    .source = SQ-C50
rule-quest = Misiones
    .text = El enemigo de una misión juega su mazo tal cual, tenga el tamaño y las copias que tenga. Las cartas y los Keepers que reparte la misión van aparte de los mazos. Esos Keepers ya están ahí desde el principio, así que no activan nada.
    .source = SQ-C21, SQ-C22, SQ-C23, SQ-C24

## Lo que hizo la suerte
luck-icons = Bloqueos desde el mazo
luck-heads = Veces que salió cara

## Respuestas automáticas
order-block = Encajar el daño sin preguntarme si bloqueo
    .below = Encajar daño menor que { $below } sin preguntarme
    .card = No preguntarme nunca si bloqueo { $card }
order-offers = Decir siempre que no cuando pueda jugar, poner en juego o revelar algo
    .card = Rechazar siempre lo que ofrece { $card }

## Lo que dicen las cartas: frases enteras y sus partes. La primera letra se pone sola en mayúscula.
says-keeper = Keeper con { $damage }+ de daño
says-assault = Asalto { $amount } (golpea al inicio de tu turno)
says-counterstrike = Contragolpe { $amount } (golpea al bloquear desde la mano con esta carta)
says-worth = ataque = { $worth }
says-ability = { $when }: { $does }
effect-if = { $does } si { $condition }
says-returns-on-misfire = si este Keeper pifia, vuelve a tu mano
says-until-their-turn-ends = este Keeper se destruye al final del turno de tu rival

# De qué cartas se habla: detrás de un nombre («un ataque tuyo de X-Men») o de «es».
which-any = cualquiera
which-list = { $said }, { $next }
    .kind = { FORM($said, form: "kind") }
    .de =
        { FORM($said, form: "de") }, { FORM($said, form: "kind") ->
            [number] { FORM($next, form: "de") }
           *[other] { $next }
        }
which-or = { $said } o { $next }
    .kind = or
    .de =
        { FORM($said, form: "de") } o { FORM($next, form: "kind") ->
            [or] { FORM($next, form: "de") }
            [factor] { FORM($said, form: "kind") ->
                [factor] { $next }
               *[other] { FORM($next, form: "de") }
            }
            [hero] { FORM($said, form: "kind") ->
                [hero] { $next }
               *[other] { FORM($next, form: "de") }
            }
           *[other] { $next }
        }
which-not = que no sea { FORM($which, form: "de") }
which-level = de nivel { $level }
which-level-up-to = de nivel 1–{ $level }
which-level-from = de nivel { $level } o más
which-odd = de nivel impar
which-attack-up-to = de ataque 0–{ $attack }
which-attack-from = de ataque { $attack } o más
    .kind = number
which-team-up = de dos héroes
which-matching = que lo tenga
    .kind = match
noun-card = carta
noun-card-of = carta { FORM($which, form: "de") }
noun-cards = cartas
noun-cards-of =
    cartas { FORM($which, form: "kind") ->
        [match] que lo tengan
       *[other] { FORM($which, form: "de") }
    }
noun-keeper = Keeper
    .rival = Keeper rival
noun-keeper-of = Keeper { FORM($which, form: "de") }
    .rival = Keeper rival { FORM($which, form: "de") }
noun-keepers = Keepers
    .rival = Keepers rivales
noun-keepers-of =
    Keepers { FORM($which, form: "kind") ->
        [match] que lo tengan
       *[other] { FORM($which, form: "de") }
    }
    .rival = Keepers rivales { FORM($which, form: "de") }
noun-attack = ataque
    .mine = ataque tuyo
    .rival = ataque rival
noun-attack-of = ataque { FORM($which, form: "de") }
    .mine = ataque tuyo { FORM($which, form: "de") }
    .rival = ataque rival { FORM($which, form: "de") }

# Lo que tiene que cumplirse: detrás de «si».
if-top-discard-mine = tu último descarte es { FORM($which, form: "de") }
if-top-discard-theirs = el último descarte de tu rival es { FORM($which, form: "de") }
if-power-from = tu poder es { $power } o más
if-power-up-to = tu poder es { $power } o menos
if-keepers-mine =
    { $least ->
        [1] tienes { $keepers }
       *[other] tienes { $least } o más { $keepers }
    }
if-keepers-theirs = tu rival tiene { $least } o más { $keepers }
if-taken = recibiste { $least } o más de daño el turno pasado
if-rises =
    { $least ->
        [1] tu poder ha subido este turno
       *[other] tu poder ha subido { $least } puntos o más este turno
    }
if-damagers =
    { $least ->
        [1] una carta ha dañado a tu rival este turno
       *[other] { $least } o más cartas han dañado a tu rival este turno
    }
if-other-damagers =
    { $least ->
        [1] otra carta ha dañado a tu rival este turno
       *[other] al menos otras { $least } cartas han dañado a tu rival este turno
    }
if-another-keeper = tienes otro { $keeper }
if-keepers-in-play =
    { $count ->
        [1] este es el único Keeper en juego
       *[other] hay exactamente { $count } Keepers en juego
    }
if-not-attacked = tu rival no atacó el turno pasado
if-empty-deck-mine = tu mazo está vacío
if-empty-deck-theirs = el mazo de tu rival está vacío
if-empty-hand-mine = tu mano está vacía
if-empty-hand-theirs = la mano de tu rival está vacía
if-empty-discard-mine = no tienes descartes
if-empty-discard-theirs = tu rival no tiene descartes
if-empty-keepers-mine = no tienes Keepers
if-empty-keepers-theirs = tu rival no tiene Keepers

# Lo que se cuenta: uno de ellos, y una cantidad.
unit-keepers-mine = uno de tus { $keepers }
unit-keepers-theirs = uno de los { FORM($keepers, form: "rival") }
unit-damagers = carta que haya dañado a tu rival este turno, contando esta
unit-other-damagers = otra carta que haya dañado a tu rival este turno
unit-taken = punto de daño que recibiste el turno pasado
unit-rises = punto que haya subido tu poder este turno
count-per = { $by } por cada { $unit }
count-power = tu poder
count-hand-mine = el número de cartas de tu mano
count-hand-theirs = el número de cartas de la mano de tu rival
count-deck-mine = el número de cartas de tu mazo
count-deck-theirs = el número de cartas del mazo de tu rival
count-that-many = 1 por cada carta
count-that-much = esa cantidad

# Cuándo hace algo un Keeper, y un ataque.
when-played = al jugarla
when-hit = con { $damage }+ de daño
when-damaging = al hacer daño
when-blocked = si la bloquean desde la mano
when-destroyed = al ser destruido
when-and = { $when }, si { $condition }
when-turn-starts = al inicio de tu turno
when-turn-ends = al final de tu turno
when-any-turn-starts = al inicio de cada turno
when-any-turn-ends = al final de cada turno
when-attack-mine =
    { $damage ->
        [1] cuando un { FORM($attack, form: "mine") } hace daño
       *[other] cuando un { FORM($attack, form: "mine") } hace { $damage } o más de daño
    }
when-attack-theirs =
    { $damage ->
        [1] cuando un { FORM($attack, form: "rival") } te hace daño
       *[other] cuando un { FORM($attack, form: "rival") } te hace { $damage } o más de daño
    }
when-attacked = cuando tu rival ataca
when-keeper-damages = cuando un Keeper te hace daño
when-their-keeper-damages = cuando un Keeper rival te hace daño
when-i-block = cada vez que bloqueas desde la mano
when-i-block-an-attack = cuando bloqueas un ataque desde la mano
when-they-block = cada vez que tu rival bloquea desde la mano
when-they-block-my-attack = cada vez que tu rival bloquea un { FORM($attack, form: "mine") } desde la mano
when-another-in = cuando pones otro Keeper en juego
when-theirs-in = cuando tu rival pone un Keeper en juego
when-another-destroyed = cuando se destruye otro Keeper
when-another-of-mine-destroyed = cuando se destruye otro de tus Keepers
when-theirs-destroyed = cuando se destruye un Keeper rival
when-i-draw = cuando robas
when-they-draw = cuando tu rival roba
when-i-heal = cuando curas cartas
when-they-discard = cuando una habilidad hace que tu rival descarte cartas de la mano
when-heads = cuando sale cara en cualquier moneda

# Lo que se hace.
says-hits = golpea con { $amount }
says-hits-me = esta carta te golpea con { $amount }
says-hits-turn-player = golpea con { $amount } a quien tiene el turno
says-heals = cura { $amount }
says-draws =
    { $count ->
        [1] roba una carta
       *[other] roba { $count } cartas
    }
says-draws-counted = roba cartas ({ $count })
says-they-draw =
    { $count ->
        [1] tu rival roba una carta
       *[other] tu rival roba { $count } cartas
    }
says-if-heads = lanza una moneda; si sale cara, { $does }
says-if-heads-or-tails = lanza una moneda; si sale cara, { $does }; si sale cruz, { $tails }
says-is-destroyed = este Keeper se destruye
says-leaves-for-hand = este Keeper vuelve a la mano de su dueño
says-that-keeper-hits = ese Keeper golpea a tu rival con { $amount }
says-that-keeper-assaults = ese Keeper golpea con su número de Asalto
says-destroys = destruye un { FORM($keeper, form: "rival") }
says-if-destroys = destruye un { FORM($keeper, form: "rival") }; si lo haces, { $does }
says-destroys-random = destruye al azar un { FORM($keeper, form: "rival") }
says-destroys-all = destruye todos los { $keepers }, también los tuyos
says-may-shuffle-keeper = puedes barajar cualquier { $keeper } en el mazo de su dueño
says-hit-and-go-mine = cada uno de tus Keepers, del más antiguo al más reciente, golpea con { $amount } y se destruye
says-hit-and-go-theirs = cada Keeper rival, del más antiguo al más reciente, golpea a su propio bando con { $amount } y se destruye
says-one-hits-and-goes-mine = uno de tus { $keepers } golpea con { $amount } y se destruye
says-one-hits-and-goes-theirs = uno de los { FORM($keepers, form: "rival") } golpea a su propio bando con { $amount } y se destruye
says-may-put-into-play = puedes poner en juego cualquier { $keeper } de tu mano
says-top-discard-into-play = pon en juego tu último descarte si es un { $keeper }
says-may-return-keepers =
    { $most ->
        [1] puedes devolver cualquier Keeper a la mano de su dueño
       *[other] puedes devolver hasta { $most } Keepers, tuyos o rivales, a la mano de su dueño
    }
says-plays-top = revela la primera carta de tu mazo y juégala si tu poder lo permite
says-plays-top-if = revela la primera carta de tu mazo y juégala si es { FORM($which, form: "de") } y tu poder lo permite
says-plays-their-top = revela la primera carta del mazo rival y juégala si tu poder lo permite
says-plays-their-top-if = revela la primera carta del mazo rival y juégala si es { FORM($which, form: "de") } y tu poder lo permite
says-plays-top-discard = juega tu último descarte si tu poder lo permite
says-plays-top-discard-if = juega tu último descarte si es { FORM($which, form: "de") } y tu poder lo permite
says-plays-their-top-discard = juega el último descarte de tu rival si tu poder lo permite
says-plays-their-top-discard-if = juega el último descarte de tu rival si es { FORM($which, form: "de") } y tu poder lo permite
says-may-play = puedes jugar de tu mano una { $card } si tu poder lo permite
says-may-play-stronger = puedes jugar de tu mano una { $card } con { $by } de ataque si tu poder lo permite
says-power-this-turn = { $by } de poder este turno
says-power-becomes = el poder pasa a ser { $power }
says-power-rises = el poder sube { $by }
says-power-falls = el poder baja { $by }
says-next-flip-heads = la próxima moneda del poder, de quien sea, sale cara
says-next-flip-none = el próximo turno no hay moneda del poder
says-another-turn = juega otro turno después de este
says-ignores-icons-hand = este turno, los iconos de la mano de tu rival no bloquean nada
says-ignores-icons-deck = este turno, los iconos del mazo de tu rival no bloquean nada
says-they-discard =
    { $count ->
        [1] tu rival descarta una carta
       *[other] tu rival descarta { $count } cartas
    }
says-discards-hand-mine = descarta tu mano
says-discards-hand-theirs = tu rival descarta su mano
says-discards-deck-all = tu rival descarta todo su mazo
says-discards-deck-half = tu rival descarta la mitad de su mazo, redondeando hacia arriba
says-turn-player-draws =
    { $count ->
        [1] quien tiene el turno roba una carta
       *[other] quien tiene el turno roba { $count } cartas
    }
says-turn-player-discards =
    { $count ->
        [1] ese jugador descarta una carta
       *[other] ese jugador descarta { $count } cartas
    }
says-i-discard =
    { $count ->
        [1] descarta una carta
       *[other] descarta { $count } cartas
    }
says-discards-seen = mira la mano de tu rival y descarta de ella una { $card }
says-discards-all-seen = mira la mano de tu rival y descarta de ella todas las { $cards }
says-looks-at-hand = mira la mano de tu rival
says-looks-at-top-mine = mira la primera carta de tu mazo
says-looks-at-top-theirs = mira la primera carta del mazo de tu rival
says-looks-and-places = mira la primera carta de tu mazo y déjala encima o ponla debajo
says-takes-top-discard = añade a tu mano tu último descarte
says-takes-top-discard-if = añade a tu mano tu último descarte si es { FORM($which, form: "de") }
says-takes-top = revela la primera carta de tu mazo y añádela a tu mano si es { FORM($which, form: "de") }
says-stronger = { $by } de ataque
says-stronger-per = { $by } de ataque por cada { $unit }
says-stronger-if-top = revela la primera carta de tu mazo; si es { FORM($which, form: "de") }, { $by } de ataque
says-stronger-if-shown = puedes enseñar una { $card } de tu mano; si lo haces, { $by } de ataque
says-unblockable = este ataque no se puede bloquear
says-unblockable-from-hand = este ataque no se puede bloquear desde la mano
says-unblockable-from-deck = este ataque no se puede bloquear desde el mazo
says-unblockable-if-shown = puedes enseñar una { $card } de tu mano; si lo haces, este ataque no se puede bloquear
says-pierces = si no se bloquea el primer punto de daño, el resto no se puede bloquear
says-naming-factor = nombra un factor; { $does }
says-naming-level = nombra un nivel; { $does }
says-if-guessed = nombra un factor y revela la primera carta del mazo de tu rival; si tiene ese factor, { $does }
says-returns-to-hand = esta carta vuelve a tu mano
says-shuffles-self-in = baraja esta carta en tu mazo
says-puts-self-on-top = pon esta carta encima de tu mazo
says-puts-self-on-bottom = pon esta carta debajo de tu mazo

# Lo que dura mientras un Keeper está en juego.
lasting-attack-mine-of = { $by } de ataque para tus { $cards }
lasting-attack-theirs-of = { $by } de ataque para las { $cards } de tu rival
lasting-attack-all-of = { $by } de ataque para todas las { $cards }
lasting-power-mine = { $by } a tu poder
lasting-power-mine-of = { $by } a tu poder para tus { $cards }
lasting-power-theirs = { $by } al poder de tu rival
lasting-power-theirs-of = { $by } al poder de tu rival para sus { $cards }
lasting-while-from = { $lasting } mientras tu poder sea { $power } o más
lasting-while-up-to = { $lasting } mientras tu poder sea { $power } o menos
standing-most = cada ataque te hace { $amount } de daño como mucho
standing-hits-less = los Keepers te golpean con { $amount } menos
standing-no-hits = los Keepers no te hacen daño
standing-heads = las monedas que lanzas por habilidades de tus cartas salen cara
standing-forbids = tu rival no puede jugar ataques { FORM($which, form: "de") }

# Lo que hace una sola carta.
custom-st016 = mira la mano de tu rival; puedes jugar una carta de esa mano si tu poder lo permite
custom-st021 = devuelve a tu mano uno de tus Keepers
custom-st035 = revela las 2 primeras cartas de tu mazo; +1 de ataque por cada héroe distinto que haya entre ellas; luego devuélvelas en el orden que quieras
custom-st037 = puedes enseñar las cartas de tu mano que quieras
custom-st037-worth = el número de héroes distintos que enseñes
custom-st040 = revela las 2 primeras cartas de tu mazo; si muestran 2 o más héroes distintos, añade ambas a tu mano; si no, devuélvelas en el orden que quieras
custom-st043 = cuando uno de tus Keepers con Asalto hace daño
custom-st045 = revela las 5 primeras cartas de tu mazo; +1 de ataque por cada héroe distinto que haya entre ellas; luego baraja tu mazo
custom-st054 = el nivel del último descarte de tu rival
custom-st088 = tu rival no puede jugar ataques que compartan factor con su último descarte
custom-st110 = nombra a Cyclops o a Wolverine y revela la primera carta de tu mazo; si es de ese héroe, este ataque no se puede bloquear
custom-st124 = +2 de ataque si tienes Keepers de Storm, y +3 más si tienes Keepers de Thor
custom-st161 = mira las 2 primeras cartas de tu mazo; añade una a tu mano y deja la otra encima
custom-st208 = puedes devolver un Keeper rival a la mano de su dueño; si lo haces, tu rival descarta una carta
custom-st232 = tu rival no puede jugar ataques de nivel mayor que el de su último descarte
custom-st244 = revela la primera carta del mazo de tu rival y déjala encima o ponla debajo
custom-st246 = destruye ese Keeper
custom-st247 = esta carta se queda en juego como copia de cualquier Keeper, tuyo o rival
custom-st251 = destruye todos los Keepers rivales
custom-st253 = cada Keeper rival, del más antiguo al más reciente, golpea a su propio bando con 2
custom-st267 = nombra un factor y revela una carta al azar de la mano de tu rival; si tiene ese factor, roba una carta
custom-st271 = todos los Keepers se barajan en los mazos de sus dueños
custom-st283 = tu último descarte golpea con 4
custom-st286 = lanza 2 monedas; +2 de ataque por cada cara
custom-st303 = juega esta carta otra vez si tu poder aún lo permite
custom-st308 = mientras tengas 4 o más Keepers de Fantastic Four, tus otros Keepers de Fantastic Four no pueden ser destruidos
custom-st312 = destruye un Keeper rival que haya entrado en juego el turno pasado
custom-st315 = el ataque impreso de tu último descarte
custom-st318 = el total de cartas de ambas manos
custom-st320 = lanza una moneda por cada Keeper rival, del más antiguo al más reciente; si sale cara, ese Keeper se destruye
custom-st333 = tu rival tiene 2 cartas o menos en la mano
custom-st346 = ganas la partida
custom-st347 = puedes poner cualquier Keeper encima del mazo de su dueño
custom-st358 = mira las 2 primeras cartas del mazo de tu rival; descarta una y deja la otra encima
custom-st365 = tu poder es exactamente 4
custom-st376 = toma el control de todos los Keepers rivales
custom-st387 = tu rival descarta una carta al azar
custom-st395 = el nivel de una carta de la mano de tu rival, revelada al azar
custom-st400 = nombra un factor y revela cartas del mazo de tu rival hasta que salga una que no lo tenga; se descartan todas
custom-st402 = nombra un factor y revela una carta al azar de la mano de tu rival; si tiene ese factor, se descarta
custom-st423 = revela la primera carta de tu mazo; si es de Gambit, róbala; si es de Rogue, cura 1
custom-st425 = revela la primera carta de tu mazo; si es de Rogue, esta carta vuelve a tu mano; si es de Gambit, destruye un Keeper rival de nivel 1–8
custom-st426 = mira las 2 primeras cartas de tu mazo y devuélvelas en el orden que quieras
custom-st432 = descarta una carta y mira la mano de tu rival; tu rival descarta todas las cartas que compartan factor, nivel o icono con la que has descartado
custom-st447 = pon una carta de tu mano encima de tu mazo
custom-st449 = revela la primera carta de tu mazo; si es de Fuerza o Energía, esa carta golpea con 4 y se descarta
custom-st450 = nombra un factor y mira la mano de tu rival; +1 de ataque por cada carta de ese factor
custom-st456 = toma el control de un Keeper rival
custom-st503 = revela las 3 primeras cartas de tu mazo; añade a tu mano las de Mole Man y las de Moloid y pon el resto encima de tu mazo en el orden que quieras; luego puedes jugar de tu mano una de esas cartas si tu poder lo permite
custom-st504 = elige a un jugador, que descarta su mano y roba otras tantas cartas
custom-st528 = puedes enseñar las cartas de tu mano que quieras; +1 de ataque por cada factor distinto que haya entre ellas
custom-st543 = mira la mano de tu rival y descarta de ella una carta y, de su mazo, todas las copias de esa carta; luego tu rival baraja su mazo
custom-st552 = revela las 3 primeras cartas de tu mazo; añade a tu mano una carta de X-Men a tu elección y pon el resto debajo de tu mazo en orden aleatorio
custom-st560 = la mano y los Keepers de tu rival se barajan en los mazos de sus dueños
custom-st562 = el mazo y los descartes de tu rival se intercambian y se barajan
custom-st565 = destruye un Keeper, tuyo o rival
custom-st583 = mira la mano de tu rival; +1 de ataque por cada héroe distinto que haya en ella
custom-st597 = nombra un factor; las cartas de ese factor no pueden bloquear este ataque
custom-st598 = nombra un número
custom-st598-damage = si ese daño es exactamente el número nombrado, esta carta vuelve a tu mano
custom-st599 = cuando se acaba el mazo de tu rival
custom-st599-arriving = cuando obtienes este Keeper con el mazo de tu rival ya vacío
custom-st600 = cuando una de tus cartas te hace daño

# Una carta en juego tiene poco sitio en una imagen. Las frases con una de estas palabras ya no dicen nada de ella:
gist-omits =
    Keeper con
    Al jugarla:
    Al entrar en juego
# Y esto se dice más corto, de la primera línea a la última:
gist-shorts =
    Este Keeper se destruye al final del turno de tu rival => Hasta que acabe el turno rival
    Cuando un ataque rival te hace => Si te hacen
    o más de daño: => o más:
    Cuando un ataque tuyo => Tu ataque
    Cuando tu => Tu
    hace daño: => daña:
    esta carta te golpea con => te golpea con
    este Keeper vuelve a la mano de su dueño => vuelve a la mano de su dueño
    golpea con esa cantidad => golpea igual
    golpea con 1 por cada carta => 1 por carta
    luego este Keeper se destruye => luego cae
    (golpea al inicio de tu turno) =>
    Al inicio de tu turno, si tu último descarte es => Último descarte
    Al inicio de tu turno, si => Cada turno, si
    Al inicio de tu turno: => Cada turno:
    Al inicio de cada turno: => En todo turno:
    si tu rival no atacó el turno pasado => si no te atacaron
    Cada vez que tu rival bloquea un ataque tuyo => Si bloquean tu ataque
    Cuando bloqueas un ataque desde la mano => Al bloquear desde la mano
    si 2 o más cartas han dañado a tu rival este turno => tras 2 golpes o más
    Cuando una habilidad hace que tu rival descarte cartas de la mano => Si tiene que descartar
    Cuando se acaba el mazo de tu rival: tu rival descarta su mano => Sin mazo rival: descarta su mano
    tu rival tiene 2 cartas o menos en la mano => tu rival tiene 2 cartas o menos
    Cuando pones otro Keeper en juego => Nuevo Keeper tuyo
    Cuando se destruye otro Keeper => Cae otro Keeper
    hay exactamente 2 Keepers en juego => hay solo 2 Keepers
    lanza una moneda; si sale cara, => moneda, cara:
