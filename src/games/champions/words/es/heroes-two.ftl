## Viuda Negra, Doctor Extraño, Hulk

set-doctor-strange-invocation-deck = Mazo de Invocaciones
deck-black-widow = Viuda Negra, Justicia
    .about = Prepara sus trampas y las activa a tiempo: aumentos y perfidias anulados, y daño de paso.
deck-doctor-strange = Doctor Extraño, Protección
    .about = Lanza el primer hechizo del mazo de Invocaciones, defiende bien y frena en seco al villano.
deck-hulk = Hulk, Agresividad
    .about = Golpes enormes y nada que guardar para luego: juégalo todo, aplasta y vuelta a empezar.

# Lo que dicen las cartas.
head-hero-response = respuesta de héroe
head-alter-ego-resource = recurso de alter ego
limit-phase =
    { $limit ->
        [one] una vez por fase
       *[other] { $limit } veces por fase
    }
needs = solo si { $condition }
paid-only-with = se paga solo con { FORM($type, form: "all") }
costs-less = cuesta { $by } menos
any-player = para cualquier jugador
gives-for = { $gives } para { $which }
stat-recover = REC
stat-scheme = PLA
counter-mystic = energía mística
when-boost = se da la vuelta a una carta de aumento
when-boost-of-scheme = se da la vuelta a una carta de aumento para un plan
when-your-hero-defends-unhurt = tu héroe defiende y no sufre daño
when-enemy-attack-damages-you = el ataque de un enemigo te hace daño
when-hero-would-take-damage = un héroe va a sufrir daño
when-minion-schemes = un esbirro ejecuta el plan
when-you-play = juegas una carta de { $trait }
when-you-use = usas una carta de { $trait }
when-you-play-event = juegas un evento
when-you-reveal-treachery = muestras una perfidia
when-you-reveal = muestras una carta de encuentro
when-card-surges = una carta gana Oleada
when-main-scheme-would-get-threat = va a ponerse amenaza en el plan principal
when-your-ally-is-defeated = un aliado tuyo es derrotado
when-you-change-form = cambias de identidad
when-your-turn-ends = termina tu turno
cost-second = paga el coste de tu primera Invocación
whom-your-card-with = cada carta tuya de { $trait }
    .one = una de tus cartas de { $trait }
    .one-none = ninguna de tus cartas de { $trait }
    .unit = carta tuya de { $trait }
    .unit-dearest = tu carta de { $trait } más cara
which-with = una carta de { $trait }
which-event = un evento
which-event-with = eventos de { $trait }
which-of-hero = una carta del conjunto de { $card }
unit-damage-you-took = el daño que te ha hecho
unit-damage-here = punto de daño en esta carta
unit-threat-here = punto de amenaza aquí
if-attack-defeats = eso derrota a un enemigo
if-you-control = controlas un personaje { $trait }
if-paid-only = has pagado solo con { FORM($type, form: "all") }
says-cancel-icons = anula sus iconos de aumento
says-icons-on-villain = anula sus iconos de aumento; 1 de daño al villano por cada uno
says-cancel-boost = anula su capacidad de aumento
says-activation-bonus = el villano tiene +{ $n } PLA y +{ $n } ATQ en esta activación
says-defense-now = +{ $by } DEF para este ataque
says-ready-unhurt = prepara a tu héroe si ese ataque no te hace daño
says-attack-now = +{ $n } ATQ para este ataque
says-attacks-in-order = ataca por orden con { $amounts } de daño, cada vez al enemigo que quieras
says-damage-up-to = elige hasta { $most } enemigos; { $n } de daño a cada uno
says-cancel-event = anúlalo
says-into-deck = baraja esta carta en el mazo de su propietario
says-second-special = resuelve su Especial
says-second-special-back = resuelve su Especial y devuélvela encima de su mazo
says-second-discard = descarta tu primera Invocación
    .inf = descartar tu primera Invocación
says-second-under = pon aquí boca abajo la primera Invocación
says-second-back = devuelve a su mazo la Invocación que retiene y barájalo
says-discard-hand = descarta tu mano
says-discard-from-hand =
    { $n ->
        [one] descarta una carta de tu mano
       *[other] descarta { $n } cartas de tu mano
    }
says-search-both = busca { $which } en tu mazo o en tus descartes y añade esa carta a tu mano
says-search-top = busca { $which } entre las { $count } primeras cartas de tu mazo, añade esa carta a tu mano y baraja tu mazo
says-take-from-discard = recupera { $which } de tus descartes
says-shuffle-one-back = baraja en tu mazo { $which } de tus descartes
says-top-decides = descarta la primera carta de tu mazo; su recurso impreso decide. Físico: { $physical }. Energía: { $energy }. Mental: { $mental }. Comodín: las tres cosas
says-if-top-physical = descarta la primera carta de tu mazo; si tiene impreso un recurso físico, { $does }
says-discard-dearest = descarta { FORM($unit, form: "dearest") }
    .each = cada jugador descarta { FORM($unit, form: "theirs") }
    .inf = descartar { FORM($unit, form: "dearest") }
says-discard-dearest-threat = descarta la carta más cara de tu mano; pon en el plan principal tanta amenaza como su coste
says-discard-dearest-damage = descarta la carta más cara de tu mano; sufre tanto daño como su coste
says-stays = deja esta carta en juego
    .inf = dejar esta carta en juego
says-gives-up-to = una carta de { $status } para { $whom }, hasta { $most } veces
price-events = tus eventos cuestan { $by } más
price-upgrades-here = las mejoras en esta carta cuestan { $by } menos
custom-08031 = ponlo en juego desde tus descartes con 1 de daño
custom-09003 = quita 3 de amenaza de un plan, mira la primera carta de encuentro y quita 1 más por cada icono de aumento que tenga
custom-09019 = cura 1 de daño a un héroe y descarta una carta de estado suya
custom-09032 = aturde a un enemigo y hazle 7 de daño
custom-09035 = cambia una carta de estado de un personaje por otra
custom-10015 = un enemigo te ataca y luego sufre 5 de daño
custom-10025 = cambia de identidad. Si has pasado a tu alter ego: descarta 2 cartas de tu mano. Si has pasado a tu héroe: agótalo
custom-10028 = el enemigo con más ATQ ataca al héroe o aliado con más ATQ (si hay empate, decide el jugador inicial); si nadie ataca, esta carta gana Oleada
custom-10029 = pasa 1 de amenaza de un plan a esta carta
custom-10030 = cura 1 de daño a un aliado y prepáralo

## Por qué no tendría efecto
unable-icons = No tiene iconos de aumento
unable-boost = No tiene capacidad de aumento
unable-second = No hay mazo de Invocaciones
unable-status = No hay carta de estado que cambiar
why-needs = Solo si { $condition }

## La mesa
zone-second-deck = Mazo de Invocaciones
zone-second-discard = Descartes de Invocaciones
it-defend = { $what } defiende
it-boost = sale { $what } como carta de aumento
it-surge = { $what } gana Oleada
it-use = { $who } usa { $what }
it-turn-end = termina el turno de { $who }
label-status = De { $from } a { $to }
ask-some = { $card }: elige hasta { $count }.
ask-status = { $card }: ¿de quién cambias la carta de estado?
ask-target = { $card }: ¿a quién se ataca?
awaiting-enemies = { $who } elige enemigos
awaiting-characters = { $who } elige personajes
awaiting-status = { $who } elige una carta de estado
awaiting-target = { $who } elige a quién se ataca

## El registro
log-second-top = Primera Invocación de { $who }: { $card }.
log-second-discard = { $card } va a los descartes de Invocaciones.
log-second-back = { $card } vuelve encima del mazo de Invocaciones.
log-second-reset = { $who } baraja de nuevo el mazo de Invocaciones.
log-icons-canceled = Los iconos de aumento de { $card } no cuentan.
log-look-encounter = { $who } mira la primera carta de encuentro.
log-look-encounter-own = Encima del mazo de encuentros: { $card }.

## Las reglas, con nuestras palabras
rule-second-deck = El mazo de Invocaciones
    .text = El Doctor Extraño tiene un segundo mazo de cinco hechizos, el primero a la vista de todos. Un hechizo resuelto o descartado va a su propia pila; cuando el mazo se vacía, esa pila se baraja al momento y forma uno nuevo. Las Invocaciones nunca están en la mano, y los efectos que buscan en tu mazo o en tus descartes no las encuentran.
    .source = W1-401
rule-preparations = Cartas de Planificación
    .text = Las cartas de Planificación esperan en juego y se descartan para usarlas. Una perfidia anulada cuenta como mostrada. Con las cartas de aumento va primero lo que anula iconos, luego lo que anula la capacidad de aumento; al final se aplica lo que quede.
    .source = W1-407
rule-only-physical = Pagado solo con recursos físicos
    .text = Tienes que haber pagado al menos un recurso y cubierto todo el coste con recursos físicos, incluidos los comodines que uses como físicos. Lo que pagues de más no importa.
    .source = W1-402
rule-same-hero = La misma persona dos veces
    .text = Muestre la cara que muestre, una identidad cuenta a la vez como su héroe y como su alter ego: mientras alguien juegue con Bruce Banner, el aliado Hulk (Bruce Banner) no puede entrar en juego.
    .source = W1-405
rule-spells = Contrahechizo, Vapores de Valtorr
    .text = «Contrahechizo» solo se vincula a un héroe: si se ve tu alter ego, se descarta. Una vez vinculada, se queda cuando cambias de identidad. Cuando se busca la carta más cara, una sin coste cuenta como 0. «Vapores de Valtorr» no puede cambiar una carta de estado por otra que el personaje ya tiene.
    .source = W1-403, W1-404, W1-406
rule-espionage = Espionaje
    .text = «Espionaje» roba sus cartas con cualquier oleada, impresa o ganada; la oleada ocurre igualmente.
    .source = W1-408
rule-attacked-ally = Un aliado atacado
    .text = En «Duelo de titanes», el ataque va contra un aliado con el ATQ más alto. No puede defenderse a sí mismo, pero cualquier otro puede defenderlo. Mientras nadie lo haga, el ataque no es contra «ti»; si el aliado sale del juego, el ataque termina.
    .source = W1-409
