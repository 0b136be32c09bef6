### Marvel Champions en español. Los nombres, las cartas y los números llegan como argumentos.
### Formas: `.art = el` avisa de que la frase empieza por «el»; entonces `.a` dice «al…» y `.de`, «del…».

game = Marvel Champions
ruleset-rhino-standard = Rino
ruleset-rhino-expert = Rino, experto
ruleset-klaw-standard = Klaw
ruleset-klaw-expert = Klaw, experto
ruleset-ultron-standard = Ultrón
ruleset-ultron-expert = Ultrón, experto
mode-standard = Normal
mode-expert = Experto
set-random = Al azar
set-bomb-scare = Amenaza de bomba
set-masters-of-evil = Señores del Mal
set-under-attack = Civiles en peligro
set-legions-of-hydra = Legiones de Hydra
set-the-doomsday-chair = La Silla del Juicio Final
set-nemesis = Archienemigo de { $hero }
card = { $card }
player = { $who }
something = algo

## La lección
lesson-first = Lección
    .about = 3 rondas como Spiderman: cambia de identidad, paga, ataca, defiende e intervén.
    .closing = **Así se juega a Marvel Champions.** Cambia de identidad, paga con cartas, dale duro al villano y mantén a raya la amenaza. En una partida completa, Rino vuelve con una segunda etapa y los mazos se barajan.
lesson-first-hand = **Tu mano inicial.** Puedes cambiar cartas una sola vez. Esta es buenísima: quédatela.
lesson-first-alter-ego = **Eres Peter Parker.** El alter ego se recupera y se equipa; el héroe pelea. Primero, busca ayuda: juega Gata Negra.
lesson-first-pay = **Las cartas se pagan con cartas.** Descarta otras por sus recursos. Energía da dos: basta para pagar Gata Negra.
lesson-first-upgrade = **Las mejoras se quedan en juego.** Lanzarredes pagará otras cartas más adelante. Peter puede pagarlo con su propio recurso.
lesson-first-hero = **¡Ponte el traje!** Puedes cambiar de identidad una vez por turno. Como Spiderman puedes atacar, pero Rino también te atacará a ti.
lesson-first-attack = **Ataque básico.** Spiderman se agota y hace 2 de daño. Deja a Rino a 0 y has ganado.
lesson-first-ally = **Los aliados también pelean.** Gata Negra puede atacar o intervenir una vez por ronda.
lesson-first-end = **Termina tu turno.** Robas hasta llenar la mano y todo se prepara. Luego llega la fase del villano: sube la amenaza, actúa Rino y aparece una carta nueva.
lesson-first-interrupt = **Te toca reaccionar.** Con Sentido arácnido robas una carta cada vez que el villano te ataca. Es gratis: úsalo.
lesson-first-defend = **Defiende.** La DEF 3 de Spiderman se resta del daño. A cambio, seguirá agotado en tu próximo turno.
lesson-first-villain = **Esa ha sido la fase del villano.** La amenaza ha subido; si llega a 7, el plan de Rino se completa y pierdes. Si tu héroe ha defendido, está agotado, pero aún puede usar eventos.
lesson-first-thwart = **¿Intervenir o atacar?** Intervenir quita amenaza del plan. A Gata Negra le cuesta 1 de daño.
lesson-first-backflip = **Las cartas también reaccionan.** Voltereta hacia atrás cuesta 0 y evita todo el daño. ¡Esquiva!
lesson-first-last = **¡Un esbirro!** Ahora Conmocionador se enfrenta a ti: los esbirros te atacan cada ronda. Pero si dejas a Rino a 0, ganas: ¡a por él!

## Mazos listos para jugar
deck-spider-man = Spiderman, Justicia
    .about = Esquiva ataques, frena los planes y pega patadas cuando más falta hacen. Bueno para empezar.
deck-captain-marvel = Capitana Marvel, Liderazgo
    .about = Vuela, acumula energía para un rayo tremendo y lidera un buen grupo de aliados. Bueno para empezar.
deck-she-hulk = Hulka, Agresividad
    .about = Pega más fuerte que nadie, sobre todo herida; entre pelea y pelea, la abogada desmonta planes.
deck-iron-man = Iron Man, Agresividad
    .about = Empieza flojo, monta la armadura pieza a pieza y acaba con la mano llena y volando con daño doble.
deck-black-panther = Pantera Negra, Protección
    .about = Defiende, devuelve los golpes y activa todas sus mejoras a la vez. La última es la que más duele.

## Cartas
card-title = { $name }
card-title-stage = { $name } { $stage }
facedown-drone = un Dron
    .bare = Dron
whose-card = { FORM($what, form: "bare") } ({ $who })
boost-card = Carta de aumento
kind-hero = Héroe
kind-alter-ego = Alter ego
kind-ally = Aliado
kind-event = Evento
kind-resource = Recurso
kind-support = Apoyo
kind-upgrade = Mejora
kind-villain = Villano
kind-main-scheme = Plan principal
kind-side-scheme = Plan secundario
kind-minion = Esbirro
kind-treachery = Perfidia
kind-attachment = Accesorio
kind-environment = Entorno
kind-obligation = Obligación
fact-cost = Coste { $cost }
fact-thwart = INT { $value }
fact-attack = ATQ { $value }
fact-defense = DEF { $value }
fact-recover = REC { $value }
fact-scheme = PLA { $value }
fact-hit-points = { $value } de vida
fact-hit-points-each = { $value } de vida por jugador
fact-traits = { $traits }
fact-boost =
    { $icons ->
        [one] 1 icono de aumento
       *[other] { $icons } iconos de aumento
    }
resource-energy = energía
    .some = un recurso de energía
    .all = recursos de energía
resource-mental = mental
    .some = un recurso mental
    .all = recursos mentales
resource-physical = físico
    .some = un recurso físico
    .all = recursos físicos
resource-wild = comodín
    .some = un comodín
    .all = comodines
fact-resource-energy = { $amount } de energía
    .noun =
        { $amount ->
            [one] { $amount } recurso de energía
           *[other] { $amount } recursos de energía
        }
fact-resource-mental =
    { $amount ->
        [one] { $amount } mental
       *[other] { $amount } mentales
    }
    .noun =
        { $amount ->
            [one] { $amount } recurso mental
           *[other] { $amount } recursos mentales
        }
fact-resource-physical =
    { $amount ->
        [one] { $amount } físico
       *[other] { $amount } físicos
    }
    .noun =
        { $amount ->
            [one] { $amount } recurso físico
           *[other] { $amount } recursos físicos
        }
fact-resource-wild =
    { $amount ->
        [one] { $amount } comodín
       *[other] { $amount } comodines
    }
type-energy = Energía
type-mental = Mental
type-physical = Físico
type-wild = Comodín
name = { $name }
facet-type = Tipo
facet-aspect = Aspecto
facet-set = Conjunto
facet-cost = Coste
facet-resource = Recurso
facet-trait = Rasgo
aspect-hero = Cartas de héroe
aspect-basic = Básicas
aspect-encounter = Encuentros
aspect-aggression = Agresividad
aspect-justice = Justicia
aspect-leadership = Liderazgo
aspect-protection = Protección
keyword-retaliate = { $card }: Represalia
keyword-quickstrike = { $card }: Ataque veloz
explains-retaliate = Represalia { $amount }: { $amount } de daño a { $what }.
explains-quickstrike = Ataque veloz: ataca a { $who }.

## Lo que dicen las cartas. Una frase empieza en minúscula y termina sin punto.
label = { CAPITAL(FORM($says, form: "inf")) }
says-ability = { $head }: { $does }
says-ability-cost = { $head }: { $cost } → { $does }
says-with = { $says } { $tail }

# Clases de capacidades, y lo que va entre paréntesis.
head-action = acción
head-hero-action = acción de héroe
head-alter-ego-action = acción de alter ego
head-resource = recurso
head-hero-resource = recurso de héroe
head-interrupt = interrupción
head-hero-interrupt = interrupción de héroe
head-forced-interrupt = interrupción obligada
head-response = respuesta
head-forced-response = respuesta obligada
head-special = especial
head-setup = preparación
head-when-revealed = cuando se muestre
head-hero-when-revealed = cuando se muestre (héroe)
head-alter-ego-when-revealed = cuando se muestre (alter ego)
head-boost = aumento
head-named = { $name } – { $head }
head-notes = { $head } ({ $notes })
head-list = { $said }; { $next }
label-attack = ataque
label-thwart = intervención
label-defense = defensa
limit =
    { $limit ->
        [one] una vez por ronda
       *[other] { $limit } veces por ronda
    }

# A qué esperan las interrupciones y las respuestas.
when-while = { $when } mientras { $condition }
when-villain-attacks-you = el villano te ataca
when-this-attacks = esta carta ataca
when-this-attacks-you = esta carta te ataca
when-host-attacks = su portador ataca
when-host-would-attack = su portador va a atacar
when-host-damages = el ataque de su portador hace daño a alguien
when-this-schemes = esta carta ejecuta el plan
when-host-schemes = su portador ejecuta el plan
when-villain-schemes = el villano ejecuta el plan
when-your-hero-defends = tu héroe defiende contra un enemigo
when-your-hero-attacks = tu héroe ataca
when-your-basic-attack = tu héroe hace un ataque básico
when-your-attack-defeats = el ataque de tu héroe derrota a un enemigo
when-this-defeats-minion = esta carta ataca y derrota a un esbirro
when-this-thwarts = esta carta interviene
when-to-this-form = cambias a esta identidad
when-you-defeat-minion = derrotas a un esbirro
when-you-would-take-damage = vas a sufrir daño
when-attack-would-damage-you = vas a sufrir daño de un ataque
when-host-would-be-dealt-damage = su portador va a recibir daño
when-host-takes-damage = su portador sufre daño
when-threat-would-be-placed = va a ponerse amenaza en un plan
when-step-one-threat-here = se pone amenaza aquí en el paso uno de la fase del villano
when-this-enters = esta carta entra en juego
when-minion-enters = entra en juego un esbirro
when-this-is-played = juegas esta carta
when-this-is-defeated = esta carta es derrotada
when-host-is-defeated = su portador es derrotado
when-host-would-be-defeated = su portador va a ser derrotado
when-revealed-from-deck = se muestra una carta del mazo de encuentros
when-treachery-revealed = se muestra una perfidia del mazo de encuentros
when-round-ends = termina la ronda

# Costes.
cost-list = { $said }, { $next }
cost-spend = gasta { $resources }
    .inf = gastar { FORM($resources, form: "noun") }
cost-any-amount = gasta toda la { $type } que quieras
cost-exhaust-this = agota esta carta
cost-exhaust-hero = agota a tu héroe
cost-counters =
    { $count ->
        [one] quita 1 contador
       *[other] quita { $count } contadores
    }
cost-discard-this = descarta esta carta
cost-take-damage = sufre { $amount } de daño
cost-damage-this = haz { $amount } de daño a esta carta
cost-heal-you = cura { $amount } de daño a tu identidad
cost-discard-cards =
    { $upTo ->
        [yes] descarta de { $min } a { $max } cartas de tu mano
       *[no] { $max ->
            [one] descarta una carta de tu mano
           *[other] descarta { $max } cartas de tu mano
        }
    }
resources = { $list }
    .noun = { FORM($list, form: "noun") }

# De quién o de qué se habla: de todos; de uno a elegir; de lo que se cuenta.
whom-this = esta carta
whom-host = su portador
    .plan = ese plan
whom-that-enemy = ese enemigo
whom-damaged = cada personaje al que ese ataque haya hecho daño
whom-attacked = cada enemigo atacado
whom-you = tu identidad
    .para = ti
whom-identity = tu identidad
whom-your-hero = tu héroe
    .obj = a tu héroe
    .his = su héroe
whom-your-character = cada personaje tuyo
    .obj = a cada personaje tuyo
    .one = un personaje tuyo
    .one-obj = a un personaje tuyo
    .one-none = ningún personaje tuyo
    .unit = personaje tuyo
whom-your-ally = cada aliado tuyo
    .obj = a cada aliado tuyo
    .one = un aliado tuyo
    .one-obj = a un aliado tuyo
    .one-none = ningún aliado tuyo
    .unit = aliado tuyo
whom-your-upgrade = cada mejora tuya
    .one = una mejora tuya
    .one-none = ninguna mejora tuya
    .unit = mejora tuya
whom-your-upgrade-with = cada mejora tuya de { $trait }
    .one = una de tus mejoras de { $trait }
    .one-none = ninguna de tus mejoras de { $trait }
    .unit = mejora tuya de { $trait }
whom-your-upgrade-or-support = cada mejora y apoyo tuyos
    .one = una mejora o un apoyo tuyos
    .one-none = ninguna mejora ni apoyo tuyos
    .unit = mejora o apoyo tuyo
    .unit-dearest = tu mejora o apoyo más caro
    .unit-theirs = su mejora o apoyo más caro
whom-character = cada personaje
    .one = cualquier personaje
    .one-none = ningún personaje
    .unit = personaje en juego
whom-friendly = cada personaje amigo
    .one = un personaje amigo
    .one-none = ningún personaje amigo
    .unit = personaje amigo
whom-hero = cada héroe
    .one = un héroe
    .one-none = ningún héroe
    .unit = héroe en juego
whom-ally = cada aliado
    .obj = a cada aliado
    .one = un aliado
    .one-obj = a un aliado
    .one-none = ningún aliado
    .unit = aliado en juego
whom-villain = el villano
    .art = el
    .a = al villano
    .de = del villano
    .obj = al villano
whom-enemy = cada enemigo
    .one = un enemigo
    .one-none = ningún enemigo
    .unit = enemigo en juego
whom-minion = cada esbirro
    .one = un esbirro
    .one-none = ningún esbirro
    .unit = esbirro en juego
whom-minion-with = cada esbirro { $trait }
    .one = un esbirro { $trait }
    .one-none = ningún esbirro { $trait }
    .unit = esbirro { $trait } en juego
whom-enemy-with = cada enemigo { $trait }
    .one = un enemigo { $trait }
    .one-none = ningún enemigo { $trait }
    .unit = enemigo { $trait } en juego
whom-your-enemies = el villano y cada esbirro enfrentado a ti
    .art = el
    .a = al villano y a cada esbirro enfrentado a ti
    .de = del villano y de cada esbirro enfrentado a ti
    .obj = al villano y a cada esbirro enfrentado a ti
whom-drone-before-you = cada Dron enfrentado a ti
    .one = un Dron enfrentado a ti
    .one-none = ningún Dron enfrentado a ti
    .unit = Dron enfrentado a ti
whom-facedown-drone = cada Dron boca abajo
    .one = un Dron boca abajo
    .one-none = ningún Dron boca abajo
    .unit = Dron boca abajo en juego
whom-main-scheme = el plan principal
    .art = el
    .a = al plan principal
    .de = del plan principal
whom-side-scheme = cada plan secundario
    .one = un plan secundario
    .one-none = ningún plan secundario
    .unit = plan secundario en juego
which-minion = un esbirro
which-minion-with = un esbirro con el rasgo { $trait }
which-upgrade = una mejora
which-upgrade-with = una mejora de { $trait }
which-side-scheme = un plan secundario

# Números.
number-x = X
number-that-much = esa cantidad
    .pl = otros tantos
tail-if = ({ $n } si { $condition })
tail-per = por cada { $unit }
tail-per-most = por cada { $unit }, hasta { $most } en total
tail-x = (X = { $count })
tail-x-most = (X = { $count }, { $most } como máximo)
tail-per-player = por jugador
count-damage-on-you = el daño que llevas encima
count-your-attack = el ATQ de tu héroe
count-its-hit-points = la vida que le queda
unit-counters-here = contador que haya aquí
unit-discarded = carta descartada
unit-damage-dealt = punto de daño hecho
unit-threat-placed = punto de amenaza puesto
unit-drones-of-attacked = Dron enfrentado al jugador atacado

# Condiciones.
if-you-are = tienes el rasgo { $trait }
if-alter-ego = estás en tu alter ego
if-in-play = { $card } está en juego
if-not-in-play = { $card } no está en juego
if-any = { $whom } está en juego
if-none = no hay { FORM($whom, form: "none") } en juego
if-no-host = no tiene portador
if-damage-here = hay { $least } o más de daño aquí
if-paid-with = has pagado con { FORM($type, form: "some") }
if-last-step = es el último Especial que resuelves
if-undefended = nadie defiende el ataque
if-dealt-damage = ha hecho daño

# Lo que se hace.
says-damage =
    { $n } de daño { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "a") }
       *[other] a { $whom }
    }
    .his = { $n } de daño a { FORM($whom, form: "his") }
says-damage-overkill = { $says } (Brutalidad si { $condition })
says-damage-player = elige a un jugador; { $n } de daño al villano y a cada esbirro enfrentado a ese jugador
says-move-damage = pasa { $n } de daño de tu héroe a un enemigo
says-damage-here = pon ese daño aquí
says-heal =
    cura { $n } de daño { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "a") }
       *[other] a { $whom }
    }
    .inf =
        curar { $n } de daño { FORM($whom, form: "art") ->
            [el] { FORM($whom, form: "a") }
           *[other] a { $whom }
        }
says-heal-all =
    cura todo el daño { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "a") }
       *[other] a { $whom }
    }
says-remove-threat = quita { $n } de amenaza de un plan
    .inf = quitar { $n } de amenaza de un plan
says-remove-threat-each = quita { $n } de amenaza de cada plan
says-threat = { $n } de amenaza en { $whom }
says-threat-here = { $n } de amenaza aquí
says-accelerate = pon una ficha de aceleración en el plan principal
    .inf = poner una ficha de aceleración en el plan principal
says-stunned =
    aturde { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "a") }
       *[other] a { $whom }
    }
    .inf =
        aturdir { FORM($whom, form: "art") ->
            [el] { FORM($whom, form: "a") }
           *[other] a { $whom }
        }
says-confused =
    confunde { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "a") }
       *[other] a { $whom }
    }
says-tough =
    da una carta de Duro { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "a") }
       *[other] a { $whom }
    }
says-draw =
    { $n ->
        [one] roba una carta
       *[other] roba { $n } cartas
    }
    .each =
        { $n ->
            [one] cada jugador roba una carta
           *[other] cada jugador roba { $n } cartas
        }
    .inf =
        { $n ->
            [one] robar una carta
           *[other] robar { $n } cartas
        }
says-player-draws =
    { $n ->
        [one] un jugador roba una carta
       *[other] un jugador roba { $n } cartas
    }
says-discard-random = descarta una carta al azar de tu mano
    .inf = descartar una carta al azar de tu mano
says-discard-top =
    { $n ->
        [one] descarta la primera carta de tu mazo
       *[other] descarta las { $n } primeras cartas de tu mazo
    }
    .each =
        { $n ->
            [one] cada jugador descarta la primera carta de su mazo
           *[other] cada jugador descarta las { $n } primeras cartas de su mazo
        }
says-search-deck = busca { $which } en tu mazo y añade esa carta a tu mano
says-take-one-of-top = mira las { $n } primeras cartas de tu mazo, añade una a tu mano y descarta las demás
says-ready = prepara { FORM($whom, form: "obj") }
says-exhaust = agota { FORM($whom, form: "obj") }
    .inf = agotar { FORM($whom, form: "obj") }
says-return-this = devuelve esta carta a la mano de su propietario
says-discard-one = descarta { $whom }
    .inf = descartar { $whom }
says-discard-one-first = descarta { $whom } (a elección del jugador inicial)
says-counters = pon aquí esa cantidad de contadores
says-this-into-play = pon esta carta en juego enfrentada a ti
says-specials = resuelve el Especial de { $whom }, en el orden que quieras
says-gain-this-phase = ganas el rasgo { $trait } en esta fase
says-get-this-phase = { $what } en esta fase
says-player-gets-this-phase = elige a un jugador; { $what } para sus personajes en esta fase
says-pay-less = la próxima carta que juegue un jugador en esta fase cuesta { $discount } menos
says-prevent = evita { $amount }
says-prevent-all = evítalo todo
says-instead = en vez de eso, { $does }
says-instead-if = { $does }; si { $condition }, en vez de eso { $other }
says-places-less = pone { $amount } de amenaza menos
says-overkill = su ataque gana Brutalidad
says-discard-afterwards = descarta esta carta al terminar el ataque
says-cancel-when-revealed = anula lo que hace al mostrarse
says-cancel-card = anula y descarta esa carta
says-choose = a tu elección, { $ways }
    .each = cada jugador elige: { FORM($ways, form: "his") }
says-or = { $said }, o { $next }
    .his = { FORM($said, form: "his") }, o { FORM($next, form: "his") }
says-surge = esta carta gana Oleada
says-or-surge = { $does }; si no tiene efecto, esta carta gana Oleada
    .inf = { FORM($does, form: "inf") }; si no tiene efecto, esta carta gana Oleada
says-villain-attacks = el villano te ataca
says-villain-schemes = el villano ejecuta el plan
says-minions-attack = cada esbirro enfrentado a ti ataca
says-minions-attack-yours = cada { $trait } enfrentado a ti ataca a tu héroe; si ninguno ataca, { $otherwise }
says-minions-attack-all = cada esbirro con el rasgo { $trait } ataca al héroe al que se enfrenta; si ninguno ataca, { $otherwise }
says-boost = 1 carta de aumento más
says-search-reveal-both = busca la carta { $card } en el mazo de encuentros o en sus descartes y muéstrala
says-search-reveal-deck = busca la carta { $card } en el mazo de encuentros y muéstrala
says-search-into-play = busca { $which } en el mazo de encuentros o en sus descartes y pon esa carta en juego
says-search-engages = busca { $which } en el mazo de encuentros o en sus descartes y pon esa carta en juego enfrentada a ti
says-bring-in = busca { $card } (si no está ya en juego) en el mazo de encuentros o en sus descartes y pon esa carta en juego enfrentada a ti
says-turn-up-minion = descarta cartas de encuentro hasta que salga un esbirro, que se enfrenta al jugador inicial
says-turn-up-minion-with = descarta cartas de encuentro hasta que salga un esbirro con el rasgo { $trait }, que se enfrenta al jugador inicial
says-turn-up-reveal = descarta cartas de encuentro hasta que salga { $which }; muestra esa carta
says-reveal-another = muestra la siguiente carta de encuentro
says-deal = recibes una carta de encuentro
says-drones =
    { $n ->
        [one] la primera carta de tu mazo se convierte en un Dron
       *[other] las { $n } primeras cartas de tu mazo se convierten en Drones
    }
    .each =
        { $n ->
            [one] la primera carta del mazo de cada jugador se convierte en un Dron
           *[other] las { $n } primeras cartas del mazo de cada jugador se convierten en Drones
        }
    .first =
        { $n ->
            [one] la primera carta del mazo del jugador inicial se convierte en un Dron
           *[other] las { $n } primeras cartas del mazo del jugador inicial se convierten en Drones
        }
    .his =
        { $n ->
            [one] la primera carta de su mazo se convierte en un Dron
           *[other] las { $n } primeras cartas de su mazo se convierten en Drones
        }
says-stun-struck = aturde a cada personaje al que el ataque haga daño
says-exhaust-struck-hero = si el ataque hace daño a tu héroe, agótalo
says-obliges = puedes pasar a tu alter ego; luego elige: a) { $exhaust }; b) { $other }
says-obliges-exhaust = agota a { $card } y retira esta carta de la partida
    .inf = agotar a { $card } y retirar esta carta de la partida

# Lo que vale mientras una carta está en juego.
only-hero = solo como héroe
only-alter-ego = solo como alter ego
max-player = una por jugador
max-any-player = dásela a cualquier jugador que aún no tenga otra igual
attach =
    vincúlala { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "a") }
       *[other] a { $whom }
    }
attach-max = { $attach } (si aún no tiene otra igual)
attach-strongest = vincúlala al esbirro con más vida impresa
attach-strongest-without = vincúlala, entre los esbirros que aún no tengan otra igual, al de más vida impresa
counters-uses = { $count } contadores de { $kind }; cuando se acaban, descarta esta carta
counters-enters = { $count } contadores de { $kind }
counter-arrow = flecha
counter-attack = ataque
counter-medical = medicina
counter-snoop = espionaje
counter-web = telaraña
keyword-guard-said = Guardia
keyword-quickstrike-said = Ataque veloz
keyword-retaliate-said = Represalia { $amount }
keyword-surge-said = Oleada
keyword-toughness-said = Dureza
adds = +{ $by } { $stat }
    .kind = { FORM($stat, form: "kind") }
stat-attack = ATQ
stat-thwart = INT
stat-defense = DEF
stat-hitPoints =
    { $by ->
        [one] de vida
       *[other] de vida
    }
stat-handSize = al tamaño de mano
    .kind = size
stat-allyLimit = a tu límite de aliados
    .kind = yours
stat-retaliate = de Represalia
modifies = { $what }
modifies-whom =
    { FORM($what, form: "kind") ->
        [plan] { $what } de { FORM($whom, form: "plan") }
        [size] { $what } de { $whom }
        [yours] { $what }
       *[other] { $what } para { FORM($whom, form: "para") }
    }
gains = { $whom } tiene el rasgo { $trait }
ban-take-damage = { $whom } no puede sufrir daño
ban-from = { $says } de { $which }
ban-while = { $says } mientras { $condition }
ban-lose-threat =
    no se puede quitar amenaza { FORM($whom, form: "art") ->
        [el] { FORM($whom, form: "de") }
       *[other] de { $whom }
    }
worth = ATQ X (X = { $count })
allies-must-defend = defiende contra esta carta con un aliado si puedes
says-drones-are = los Drones boca abajo tienen PLA { $scheme }, ATQ { $attack } y { $hitPoints } de vida; al ser derrotados van a los descartes de su propietario
doubles = vale el doble al pagar cartas de { $aspect }
icon-crisis = crisis
icon-acceleration = aceleración
icon-hazard = peligro

# Lo que hace una sola carta.
custom-01002 = descarta las 2 primeras cartas de tu mazo; las que tengan un recurso mental impreso van a tu mano
custom-01009 = descarta esta carta y aturde a ese enemigo
custom-01012 = quita 2 de amenaza de un plan y luego, si tienes el rasgo Aéreo, 2 de otro
custom-01025 = cambia de identidad y roba hasta llegar a su tamaño de mano impreso
custom-01031 = descarta las 5 primeras cartas de tu mazo; 1 de daño a un enemigo, y 2 más por cada icono de energía impreso en ellas
custom-01033 = los recursos impresos en tu último descarte
custom-01034 = un jugador recupera la mejora de Tecnología más reciente de sus descartes
custom-01042 = baraja en tu mazo hasta 3 cartas distintas de tus descartes
custom-01071-cost = elige un aliado de cualquier pila de descartes, paga su coste impreso
custom-01071 = ese aliado entra en juego bajo tu control
custom-01111 = el jugador inicial reparte entre héroes y aliados un daño igual a la amenaza que haya en Amenaza de bomba
custom-01130 = su ataque alcanza también a cada uno de los demás héroes
custom-01159 = descarta la primera carta de encuentro; elige: X de daño a tu héroe o X de amenaza en el plan principal (X = 1 más los iconos de aumento de esa carta)
custom-01164 = Titania ataca a tu héroe; si no lo hace, cura todo el daño a Titania y esta carta gana Oleada
custom-01166 = una carta al azar de cada mano queda aquí boca abajo
custom-01166-defeated = esas cartas vuelven a la mano de sus propietarios
custom-01169 = descarta una carta al azar de cada mano; 1 de amenaza en el plan principal por cada tipo de recurso que haya en las cartas descartadas
custom-01174 = descarta las 5 primeras cartas de tu mazo y sufre 1 de daño por cada icono de energía impreso en ellas
    .each = cada jugador descarta las 5 primeras cartas de su mazo y sufre 1 de daño por cada icono de energía impreso en ellas
custom-01179 = descarta de tu mano todas las cartas con un recurso de energía impreso
custom-01190 = se muestran tu archienemigo apartado y su plan secundario, y el resto de su conjunto va al mazo de encuentros; si tu archienemigo no está apartado, esta carta gana Oleada

## Por qué no tendría efecto
unable-damage = No hay enemigo al que pueda dañar
unable-threat = No hay plan del que pueda quitar amenaza
unable-place = Ese plan no está en juego
unable-stunned = Ya tiene una carta de Aturdido
unable-confused = Ya tiene una carta de Confundido
unable-tough = Ya tiene una carta de Duro
unable-draw = No quedan cartas que robar
unable-deck = Tu mazo está vacío
unable-hand = Te faltan cartas en la mano
unable-pile = Tu pila de descartes está vacía
unable-take = No hay ninguna carta así en los descartes
unable-call = No hay en los descartes un aliado que puedas pagar
unable-discard = No hay nada que descartar
unable-ready = No hay nada que preparar
unable-specials = No tienes ninguna mejora así
unable-counters = No quedan contadores
unable-gone = Esta carta ya no está en juego
unable-cost-tough = Tienes una carta de Duro: no sufrirías el daño
unable-hurt = No llevas daño suficiente
change-hand = { $who }: cartas en la mano
change-tough = { FORM($what, form: "bare") } pierde Duro

## La mesa
status-opening = Se prepara la mesa.
status-turn = Ronda { $round }: turno de { $who }.
status-end-of-turns = Ronda { $round }: fin de la fase de jugadores.
status-threat = Ronda { $round }: empieza la fase del villano.
status-villain-activates = Ronda { $round }: el villano se activa contra { $who }.
status-minions-activate = Ronda { $round }: se activan los esbirros enfrentados a { $who }.
status-deal = Ronda { $round }: se reparten cartas de encuentro.
status-reveal = Ronda { $round }: { $who } muestra cartas de encuentro.
status-end-of-round = Termina la ronda { $round }.
status-over = Fin de la partida.
panel-table = El escenario
panel-seat = { $who }
panel-out = { $who } (fuera de juego)
concede-cards = Tus cartas salen de la partida y tus esbirros se enfrentan al siguiente jugador.
panel-left = { $who } (ha dejado la partida)
meter-round = Ronda
meter-villain = Villano
meter-scheme = Plan principal
meter-acceleration = Fichas de aceleración
meter-hit-points = Vida
    .short = Vida
meter-damage = Daño
meter-threat = Amenaza
meter-counters = Contadores
meter-under = Cartas boca abajo
zone-villain = Villano
zone-schemes = Planes
zone-environments = Entorno
zone-under-way = En resolución
zone-encounter-deck = Mazo de encuentros
zone-encounter-discard = Descartes de encuentros
zone-identity = Identidad
zone-allies = Aliados
zone-upgrades = Mejoras
zone-supports = Apoyos
zone-minions = Esbirros enfrentados
zone-obligations = Obligaciones
zone-dealt = Repartidas boca abajo
zone-hand = Mano
zone-deck = Mazo
zone-discard = Descartes
mark-exhausted = carta agotada
mark-stunned = Aturdido
mark-confused = Confundido
mark-tough = Duro
mark-nearing = avanzado
mark-critical = al límite
mark-full = completado
mark-boost = contra { $who }

## En qué punto está la partida
at-round = Ronda { $round }
at-opening = preparación
at-turn = turno de { $who }
at-end-of-turns = fin de la fase de jugadores
at-threat = amenaza
at-villain-activates = villano contra { $who }
at-minions-activate = esbirros contra { $who }
at-deal = reparto
at-reveal = { $who } muestra
at-end-of-round = fin de la ronda
at-card = { $card }
at-attack = { $card } ataca
at-thwart = { $card } interviene
at-enemy-attack = { $enemy } ataca
at-enemy-scheme = { $enemy } ejecuta el plan

## Lo que está pasando, en mitad de una frase
it-enemy-attack = { $enemy } ataca a { $who }
it-attack = { $what } ataca
it-thwart = { $what } interviene
it-scheme = { $enemy } ejecuta el plan
it-damage = { $amount } de daño a { $what }
it-threat = { $amount } de amenaza en { $what }
it-defeat = cae { $what }
it-reveal = { $who } muestra { $what }
it-enter = { $what } entra en juego
it-engage = { $what } se enfrenta a { $who }
it-play = { $who } juega { $what }
it-form = { $who } cambia de identidad
it-phase-end = termina la fase de jugadores
it-round-end = termina la ronda

## Lo que haría una respuesta
preview-to-hero = El villano te ataca en vez de ejecutar el plan.
preview-to-alter-ego = El villano ejecuta el plan en vez de atacarte.
preview-pay = Coste { $cost }: se paga con { $cards }
preview-attack = { $amount } de daño a un enemigo.
preview-thwart = Quita { $amount } de amenaza de un plan.
preview-recover = Cura { $amount } de daño.
preview-defend = Resta { $defense } al daño. Se agota.
preview-defend-ally = Recibe el daño por ti (tiene { $left } de vida). Se agota.
preview-undefended =
    { $boosts ->
        [0] { $amount } de daño a { $who }.
        [one] { $amount } de daño a { $who }, más el aumento.
       *[other] { $amount } de daño a { $who }, más { $boosts } aumentos.
    }
preview-undefended-you =
    { $boosts ->
        [0] Recibes { $amount } de daño.
        [one] Recibes { $amount } de daño, más el aumento.
       *[other] Recibes { $amount } de daño, más { $boosts } aumentos.
    }
preview-undefended-falls =
    { $boosts ->
        [0] { $who } caerá: { $amount } de daño.
        [one] { $who } caerá: { $amount } de daño, más el aumento.
       *[other] { $who } caerá: { $amount } de daño, más { $boosts } aumentos.
    }
preview-activates-attack = Te ataca con { $amount }.
preview-activates-scheme = Ejecuta el plan: { $amount } de amenaza.
preview-activates-stunned = Aturdido: no ataca.
preview-activates-stopped = { $by } detiene su ataque y aturde al enemigo.
preview-activates-confused = Confundido: no ejecuta el plan.
preview-stunned = No ataca: solo pierde la carta de Aturdido.
preview-confused = No interviene: solo pierde la carta de Confundido.
preview-no-damage = Ahora mismo no hace daño.

## Preguntas
ask-turn = Tu turno
ask-offer = Es el turno de { $who }. ¿Quieres usar alguna acción?
ask-asked = { $who } te pide una acción. ¿Usas una?
ask-mulligan = Mano inicial: descarta las cartas que no quieras y roba otras tantas.
ask-discard-down =
    { $count ->
        [0] Descarta las cartas que quieras y roba hasta tener { $size }.
        [one] Te sobra una carta: puedes quedarte con { $size }. Descarta al menos una.
       *[other] Te sobran { $count } cartas: puedes quedarte con { $size }. Descarta { $count } o más.
    }
ask-pay = { $card } cuesta { $cost }. ¿Con qué pagas?
ask-discard =
    { $upTo ->
        [yes] { $card }: ¿qué cartas descartas?
       *[no] { $count ->
            [one] { $card }: descarta una carta.
           *[other] { $card }: descarta { $count } cartas.
        }
    }
ask-attack-target = ¿A qué enemigo atacas?
ask-thwart-target = ¿En qué plan intervienes?
ask-defend =
    { $boosts ->
        [0] { CAPITAL($enemy) } te ataca con { $attack }. ¿Quién defiende?
        [one] { CAPITAL($enemy) } te ataca con { $attack } más una carta de aumento. ¿Quién defiende?
       *[other] { CAPITAL($enemy) } te ataca con { $attack } más { $boosts } cartas de aumento. ¿Quién defiende?
    }
ask-who-defends =
    { $boosts ->
        [0] { CAPITAL($enemy) } ataca a { $who } con { $attack }. ¿Quién defiende?
        [one] { CAPITAL($enemy) } ataca a { $who } con { $attack } más una carta de aumento. ¿Quién defiende?
       *[other] { CAPITAL($enemy) } ataca a { $who } con { $attack } más { $boosts } cartas de aumento. ¿Quién defiende?
    }
ask-defend-another =
    { $boosts ->
        [0] { CAPITAL($enemy) } ataca a { $who } con { $attack }. ¿Defiendes?
        [one] { CAPITAL($enemy) } ataca a { $who } con { $attack } más una carta de aumento. ¿Defiendes?
       *[other] { CAPITAL($enemy) } ataca a { $who } con { $attack } más { $boosts } cartas de aumento. ¿Defiendes?
    }
ask-interrupt = Está a punto de pasar: { $what }. ¿Interrumpes?
ask-response = Acaba de pasar: { $what }. ¿Respondes?
ask-forced-order = Pasan varias cosas a la vez. ¿Cuál va primero?
ask-minion-order = ¿Qué esbirro se activa ahora?
ask-ally-limit = Demasiados aliados. ¿Cuál descartas?
ask-control = ¿Para quién es { $card }?
ask-attach = ¿A qué vinculas { $card }?
ask-enemy = { $card }: ¿qué enemigo eliges?
ask-scheme = { $card }: ¿qué plan eliges?
ask-heal = { $card }: ¿a quién curas?
ask-ready = { $card }: ¿qué carta preparas?
ask-lose = { $card }: ¿qué carta descartas?
ask-player = { $card }: ¿qué jugador eliges?
ask-option = { $card }: ¿qué eliges?
ask-special = { $card }: ¿cuál va ahora?
ask-which = { $card }: ¿para quién la usas?
ask-search = { $card }: ¿qué carta buscas?
ask-shuffle-in = { $card }: ¿qué carta vuelve a tu mazo?
ask-look = { $card }: ¿con cuál te quedas?
ask-declare = { $card }: ¿a qué aliado llamas?
ask-amount = { $card }: ¿cuánto gastas?
ask-assign-damage = { $card }: ¿quién sufre { $amount } de daño?
ask-flip = { $card }: ¿pasas antes a tu alter ego?
ask-for-action = Pedir una acción a { $who }
pass = Pasar
decline = Ahora no
offer-nothing = Nada por ahora
keep-hand = Quedármela entera
no-more = Ya está
do-not-defend = No defender
pass-then-defend = Defender…
end-turn = Terminar el turno
end-turn-discard = Terminar y descartar…
flip = Cambiar
do-not-flip = Seguir de héroe
to-hero = Pasar a héroe
to-alter-ego = Pasar a alter ego
power-attack = { $what } ataca ({ $value })
power-thwart = { $what } interviene ({ $value })
power-recover = { $what } se recupera ({ $value })
group-form = Cambiar de identidad…
group-play = Jugar una carta…
group-basic = Usar un poder básico…
group-allies = Usar un aliado…
group-actions = Usar una acción…
group-ask = Pedir a los demás…

## La mesa de un vistazo
brief-hit-points = { $card } { $value }/{ $most } de vida
brief-of = { $card } { $value }/{ $most }
brief-statuses = { $what } ({ $statuses })
brief-threat = { $card } { $value }

## Lo que dice el botón junto a una respuesta
verb-play = Jugar
verb-use = Usar
verb-form = Cambiar
verb-attack = Atacar
verb-thwart = Intervenir
verb-recover = Recuperarse
verb-attack-target = Atacar
verb-thwart-target = Intervenir
verb-defend = Defender
verb-defend-another = Defender
verb-take = Encajarlo
verb-discard-down = Descartar
verb-discard = Descartar
verb-mulligan = Descartar
verb-ally-limit = Descartar
verb-lose = Descartar
verb-attach = Vincular
verb-heal = Curar
verb-ready = Preparar
verb-shuffle-in = Devolver
verb-declare = Pagar por él

## A quién espera la mesa, a la vista de todo el mundo

awaiting-turn = { $who } juega su turno
awaiting-offer = { $who } puede usar una acción
awaiting-asked = Se pide una acción a { $who }
awaiting-mulligan = { $who } revisa su mano inicial
awaiting-discard-down = { $who } elige qué descartar antes de robar
awaiting-discard = { $who } está descartando
awaiting-pay = { $who } está pagando
awaiting-attack-target = { $who } elige un enemigo
awaiting-thwart-target = { $who } elige un plan
awaiting-defend = { $who } puede defender
awaiting-defend-another = { $who } puede defender a otro jugador
awaiting-interrupt = { $who } puede interrumpir
awaiting-response = { $who } puede responder
awaiting-forced-order = { $who } elige qué va primero
awaiting-minion-order = { $who } elige el siguiente esbirro
awaiting-ally-limit = { $who } tiene que descartar un aliado
awaiting-control = { $who } elige para quién es una carta
awaiting-attach = { $who } vincula una carta
awaiting-enemy = { $who } elige un enemigo
awaiting-scheme = { $who } elige un plan
awaiting-heal = { $who } elige a quién curar
awaiting-ready = { $who } elige qué carta preparar
awaiting-lose = { $who } elige qué carta descartar
awaiting-player = { $who } elige a un jugador
awaiting-option = { $who } está eligiendo
awaiting-may = { $who } está eligiendo
awaiting-special = { $who } elige la siguiente capacidad
awaiting-which = { $who } está eligiendo
awaiting-search = { $who } busca en un mazo
awaiting-shuffle-in = { $who } elige cartas para su mazo
awaiting-declare = { $who } elige un aliado
awaiting-amount = { $who } elige un número
awaiting-assign-damage = { $who } reparte el daño

## Por qué algo no se puede
why-hero = Solo como héroe
why-alter-ego = Solo como alter ego
why-limit = Ya usada esta ronda
why-target = No hay objetivo válido
why-resources = Faltan recursos
why-not-yours = Ya defiende otra persona
why-form-used = Ya has cambiado de identidad esta ronda
why-exhausted = Agotada
why-dash = No tiene ese poder
why-unhurt = No hay nada que curar
why-unique = Esa carta única ya está en juego
why-max = Ya tienes el máximo
why-host = No hay a qué vincularla

## Lo que se cuenta al final
report-rounds =
    { $rounds ->
        [one] Tras una ronda:
       *[other] Tras { $rounds } rondas:
    } { $villain } con { $left }/{ $most } de vida y el plan con { $target ->
        [0] { $threat } de amenaza.
       *[other] { $threat }/{ $target } de amenaza.
    }
report-player = { $who }{ $out ->
        [yes] , fuera de juego,
        [left] , que dejó la partida,
       *[no] {""}
    } hizo { $damage } de daño, quitó { $threat } de amenaza, { $defenses ->
        [0] no defendió
        [one] defendió una vez
       *[other] defendió { $defenses } veces
    } y { $cards ->
        [0] no jugó cartas.
        [one] jugó una carta.
       *[other] jugó { $cards } cartas.
    }

## El registro
log-round =
    { $players ->
        [1] Ronda { $round }.
       *[other] Ronda { $round }. { $who } tiene la ficha de jugador inicial.
    }
log-mulligan =
    { $count ->
        [0] { $who } se queda con su mano inicial.
        [one] { $who } cambia una carta.
       *[other] { $who } cambia { $count } cartas.
    }
log-draw =
    { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
log-draw-own = Robas { $cards }.
log-deck-reset = { $who } forma un mazo nuevo con sus descartes.
log-discard-top =
    { $count ->
        [one] { $who } descarta una carta de su mazo: { $cards }.
       *[other] { $who } descarta { $count } cartas de su mazo: { $cards }.
    }
log-discard = { $who } descarta { $card }.
log-discard-until = Del mazo de encuentros a los descartes: { $cards }.
log-discard-encounter = Del mazo de encuentros a los descartes: { $card }.
log-encounter-reset = Se vuelve a barajar el mazo de encuentros.
log-acceleration =
    { $count ->
        [one] El plan principal recibe una ficha de aceleración.
       *[other] El plan principal recibe otra ficha de aceleración y ya tiene { $count }.
    }
log-to-hand = { $card } va a la mano de { $who }.
log-fetch = { $who } se queda con una carta de su mazo.
log-fetch-own = De tu mazo te quedas con { $card }.
log-fetch-named = { $who } se queda con { $card } de su mazo.
log-under = Una carta de { $who } queda boca abajo en { $card }.
log-form = { $who } pasa a ser { $card }.
log-play = { $who } juega { $card }.
log-use = { $who } usa { $card }.
log-use-named = { $who } usa { $ability } ({ $card }).
    .short = { $who } usa { $ability }.
log-forced-does = { $card } activa su capacidad: «{ $does }».
    .short = { $card } activa su capacidad obligada.
# Lo mismo en partidas empezadas cuando aún no se decía qué hace.
log-forced = { $card } activa su capacidad obligada.
log-special = { $card } resuelve su Especial.
log-declined = { $who } no hace nada por ahora.
log-pay = { $who } paga con { $cards }.
log-attack = { CAPITAL($what) } ataca a { $target }.
log-thwart = { CAPITAL($what) } interviene en { $target }.
log-recover = { $who } se recupera.
log-damage =
    { $left ->
        [one] { CAPITAL($what) } sufre { $amount } de daño (le queda { $left } de vida).
       *[other] { CAPITAL($what) } sufre { $amount } de daño (le quedan { $left } de vida).
    }
log-damage-here = { CAPITAL($what) } absorbe { $amount } de daño (lleva { $damage }).
log-prevent =
    { $amount ->
        [one] Se evita { $amount } de daño.
       *[other] Se evitan { $amount } de daño.
    }
log-prevent-threat =
    { $amount ->
        [one] Se evita { $amount } de amenaza.
       *[other] Se evitan { $amount } de amenaza.
    }
log-heal = { CAPITAL($what) } se cura { $amount } de daño (vida: { $left }).
log-threat = +{ $amount } de amenaza en { $what } (ahora hay { $threat }).
log-threat-removed =
    { $threat ->
        [one] −{ $amount } de amenaza en { $what } (queda { $threat }).
       *[other] −{ $amount } de amenaza en { $what } (quedan { $threat }).
    }
log-defeated = Cae { $what }.
log-scheme-defeated = Plan desbaratado: { $card }.
log-stage = Aparece { $card }.
log-scheme-complete = Plan completado: { $card }.
log-scheme = El plan principal es ahora { $card }.
log-eliminated = { $who } queda fuera de juego.
log-engage = { CAPITAL($what) } se enfrenta a { $who }.
log-drone = Una carta de { $who } se convierte en un Dron.
log-leave-discard = Se descarta { $what }.
log-leave-hand = { CAPITAL($what) } vuelve a la mano.
log-leave-deck = { CAPITAL($what) } se baraja en el mazo de su propietario.
log-leave-removed = { CAPITAL($what) } sale de la partida.
log-exhaust = Se agota { $what }.
log-ready = Se prepara { $what }.
log-stunned = { CAPITAL($what) } recibe una carta de Aturdido.
log-confused = { CAPITAL($what) } recibe una carta de Confundido.
log-tough = { CAPITAL($what) } recibe una carta de Duro.
log-stunned-spent = { CAPITAL($what) } se sacude el aturdimiento en vez de atacar.
log-stunned-spent-attack = { CAPITAL($what) } se sacude el aturdimiento en vez de atacar a { $who }.
log-confused-spent = { CAPITAL($what) } se sacude la confusión y nada más.
log-tough-spent = { CAPITAL($what) } pierde la carta de Duro en vez de sufrir daño.
log-stunned-removed = { CAPITAL($what) } pierde la carta de Aturdido.
log-confused-removed = { CAPITAL($what) } pierde la carta de Confundido.
log-tough-removed = { CAPITAL($what) } pierde la carta de Duro.
log-enemy-attack = { CAPITAL($enemy) } ataca a { $who }.
log-enemy-scheme = { CAPITAL($enemy) } ejecuta el plan.
log-boost-dealt = Se reparte una carta de aumento.
log-boost-left = Carta de aumento: { $card }, descartada sin efecto porque su enemigo ha caído.
log-boost =
    { $icons ->
        [0] Carta de aumento: { $card }, sin iconos.
        [one] Carta de aumento: { $card }, 1 icono.
       *[other] Carta de aumento: { $card }, { $icons } iconos.
    }
log-boost-more = { $card } añade { $amount } más.
log-defend = { CAPITAL($what) } defiende.
log-undefended = Nadie defiende a { $who }.
log-strength = { CAPITAL($enemy) } golpea a { $what } con un ataque de { $amount }.
log-retaliate = { CAPITAL($what) } toma represalias.
log-quickstrike = { $card } ataca en el acto.
log-dealt = { $who } recibe una carta de encuentro.
log-reveal = { $who } muestra { $card }.
log-surge = { $card } tiene Oleada: se muestra otra carta.
log-cancel = Se anula { $card }.
log-obligation = { $card } le toca a { $who }.
log-obligation-gone = { $card } ya no tiene a quién molestar y sale de la partida.
log-phase-end = Se roba hasta llenar la mano y se preparan todas las cartas.
log-won = El villano ha caído: ¡ganan los héroes!
log-lost = Pierden los héroes. { $why }

## La fase del villano en resumen, y la siguiente
recap-unhurt = **Fase del villano:** ningún daño.
recap-unhurt-but = **Fase del villano:** ningún daño. { $next }
    .short = **Fase del villano:** { $next }
recap-damage = **Fase del villano:** { $what }.
recap-hurt = { $what } −{ $amount } de vida
recap-defeated = cae { $what }
recap-threat =
    { $target ->
        [0] { $scheme }: +{ $amount } de amenaza; ahora hay { $now }.
       *[other] { $scheme }: +{ $amount } de amenaza; ahora hay { $now } de { $target }.
    }
recap-steady =
    { $target ->
        [0] { $scheme }: sin amenaza nueva; sigue en { $now }.
       *[other] { $scheme }: sin amenaza nueva; sigue en { $now } de { $target }.
    }
recap-revealed = Encuentro: { $cards }.
recap-revealed-by = { $card } ({ $who })
    .short = { $card }
recap-sides = Nuevo plan secundario: { $schemes }.
recap-side = { $scheme } (amenaza: { $threat })
recap-fallen = { $what } queda fuera de juego.
recap-lost = { $who } descarta { $cards }.
recap-engaged = Esbirros enfrentados a { $who }: { FORM($what, form: "bare") }.
forecast-threat =
    { $target ->
        [0] **A continuación:** +{ $amount } de amenaza o más en { $scheme }.
       *[other] **A continuación:** +{ $amount } de amenaza o más en { $scheme } (al menos { $to }/{ $target }).
    }
forecast-acts = **A continuación, contra { $who }:** { $acts }.
forecast-acts-own = **A continuación, contra ti:** { $acts }.
forecast-attack =
    { $count ->
        [one] { FORM($enemy, form: "bare") } (ataque { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (ataque { $amount }
    }{ $undefended ->
        [0] {""}
       *[other] , { $undefended } sin defensa
    }{ $boost ->
        [yes] {" "}+ aumento
       *[no] {""}
    }{ $count ->
        [one] )
       *[other] {" "}cada uno)
    }
forecast-scheme =
    { $count ->
        [one] { FORM($enemy, form: "bare") } (amenaza { $amount }
       *[other] { $count } × { FORM($enemy, form: "bare") } (amenaza { $amount }
    }{ $boost ->
        [yes] {" "}+ aumento
       *[no] {""}
    }{ $count ->
        [one] )
       *[other] {" "}cada uno)
    }
forecast-stunned =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(Aturdido)
forecast-stopped =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(ataque detenido por { $by })
forecast-confused =
    { $count ->
        [one] { FORM($enemy, form: "bare") }
       *[other] { $count } × { FORM($enemy, form: "bare") }
    }{" "}(Confundido)
danger-scheme =
    { $end ->
        [yes] ‼ **{ $scheme } se completará, y será la derrota,** si nadie quita o evita { $remove } de amenaza.
       *[no] ‼ **{ $scheme } se completará** si nadie quita o evita { $remove } de amenaza.
    }
    .short =
        { $end ->
            [yes] ‼ **Derrota por { $scheme }** si nadie quita o evita { $remove } de amenaza.
           *[no] ‼ **{ $scheme } se completará** si nadie evita { $remove } de amenaza.
        }
danger-scheme-form =
    { $end ->
        [yes] ‼ **{ $scheme } se completará, y será la derrota,** si nadie pasa a héroe ni evita { $remove } de amenaza.
       *[no] ‼ **{ $scheme } se completará** si nadie pasa a héroe ni evita { $remove } de amenaza.
    }
    .short =
        { $end ->
            [yes] ‼ **Derrota por { $scheme }** si nadie pasa a héroe.
           *[no] ‼ **{ $scheme } se completará** si nadie pasa a héroe.
        }
danger-scheme-crisis =
    { $end ->
        [yes] ‼ **{ $scheme } se completará, y será la derrota,** si nadie acaba antes con la crisis o evita { $remove } de amenaza.
       *[no] ‼ **{ $scheme } se completará** si nadie acaba antes con la crisis o evita { $remove } de amenaza.
    }
    .short =
        { $end ->
            [yes] ‼ **Derrota por { $scheme }** si nadie acaba antes con la crisis.
           *[no] ‼ **{ $scheme } se completará** si nadie acaba antes con la crisis.
        }
danger-scheme-maybe =
    { $end ->
        [yes] ‼ **{ $scheme } puede completarse con los aumentos, y sería la derrota.**
       *[no] ‼ **{ $scheme } puede completarse con los aumentos.**
    }
    .short =
        { $end ->
            [yes] ‼ **{ $scheme } puede traer la derrota con los aumentos.**
           *[no] ‼ **{ $scheme } puede completarse con los aumentos.**
        }
danger-scheme-card =
    { $end ->
        [yes] ‼ **{ $scheme } puede completarse por { $by }, y sería la derrota.**
       *[no] ‼ **{ $scheme } puede completarse por { $by }.**
    }
    .short =
        { $end ->
            [yes] ‼ **{ $scheme } puede traer la derrota por { $by }.**
           *[no] ‼ **{ $scheme } puede completarse por { $by }.**
        }
danger-hero =
    ‼ **{ $who } caerá si nadie defiende:** { $damage } de daño{ $boost ->
        [yes] {" "}+ aumento
       *[no] {""}
    }{ $more ->
        [yes] {" "}por lo que aún falta
       *[no] {""}
    } contra { $left } de vida.
    .short =
        { $more ->
            [yes] ‼ **{ $who } luego cae sin defensa:** { $damage }{ $boost ->
                    [yes] {" "}+ aumento
                   *[no] {""}
                } contra { $left } de vida.
           *[no] ‼ **{ $who } caerá sin defensa:** { $damage }{ $boost ->
                    [yes] {" "}+ aumento
                   *[no] {""}
                } contra { $left } de vida.
        }
danger-hero-own =
    ‼ **Caerás si nadie defiende:** { $damage } de daño{ $boost ->
        [yes] {" "}+ aumento
       *[no] {""}
    }{ $more ->
        [yes] {" "}por lo que aún falta
       *[no] {""}
    } contra { $left } de vida.
    .short =
        { $more ->
            [yes] ‼ **Luego caes sin defensa:** { $damage }{ $boost ->
                    [yes] {" "}+ aumento
                   *[no] {""}
                } contra { $left } de vida.
           *[no] ‼ **Caerás sin defensa:** { $damage }{ $boost ->
                    [yes] {" "}+ aumento
                   *[no] {""}
                } contra { $left } de vida.
        }

## Cómo acabó
end-villain-defeated = El villano ha sido derrotado.
end-scheme-complete = El villano ha completado su plan.
end-all-eliminated = No queda ningún héroe en pie.
end-no-encounter-cards = El mazo de encuentros y sus descartes están vacíos.
end-endless-encounter = El mazo de encuentros no se acabaría nunca.

## Qué falla en un mazo
problem-same-hero = { $card } ya tiene dueño; cada héroe se juega una sola vez.
problem-unknown = No existe la carta { $id }.
problem-not-for-decks = { $card } no puede ir en un mazo.
problem-identities =
    { $count ->
        [0] El mazo no tiene identidad.
       *[other] El mazo tiene { $count } identidades; necesita una.
    }
problem-too-few =
    El mazo tiene { $size ->
        [one] una carta
       *[other] { $size } cartas
    } además de la identidad; necesita al menos { $least }.
problem-too-many = El mazo tiene { $size } cartas además de la identidad; el máximo es { $most }.
problem-signature =
    { $card } { $copies ->
        [0] no está
        [one] está una vez
       *[other] está { $copies } veces
    } en el mazo; este héroe necesita exactamente { $needed }.
card-of-several = { $card } ({ $id })
problem-foreign = { $card } es de otro héroe.
problem-aspects = El mazo mezcla { $aspects }; solo se permite un aspecto.
problem-copies = { $card } está { $copies } veces en el mazo; el máximo es { $most }.

## Las reglas, con nuestras palabras
rule-setup = Preparación
    .text = Todo el mundo empieza como alter ego. Se barajan los mazos, las obligaciones van al mazo de encuentros y los archienemigos quedan apartados. Después se prepara el plan, entra el villano y cada cual roba su mano inicial.
    .source = Aprende a jugar: Preparación
rule-modular-sets = Conjuntos modulares
    .text = Un conjunto modular al azar es secreto hasta que salen sus cartas.
    .source = Aprende a jugar: Conjuntos de encuentros modulares; CH-C25
rule-mulligan = Mulligan
    .text = Una vez, antes de la primera ronda, puedes cambiar cartas de tu mano inicial. Las que descartas se quedan en tus descartes.
    .source = Aprende a jugar: Preparación 13
rule-winning = Ganar y perder
    .text = Se gana al derrotar la última etapa del villano. Se pierde si se completa el último plan principal o si todos los héroes quedan fuera. Si pasan ambas cosas a la vez, se pierde.
    .source = Aprende a jugar: Victoria y derrota
rule-per-player = Por jugador
    .text = El número se multiplica por el de jugadores que empezaron la partida, aunque alguien haya quedado fuera.
    .source = Aprende a jugar: Por jugador
rule-round = Una ronda
    .text = Cada jugador juega su turno y luego actúa el villano. Al final, la ficha de jugador inicial pasa al siguiente jugador.
    .source = Aprende a jugar: Secuencia de la ronda
rule-together = Jugar en equipo
    .text = Se juega en equipo: todo el mundo ve a quién se pregunta, pero las manos son privadas. Las preguntas que no dependen unas de otras salen a la vez y las respuestas se aplican en orden de juego. Si una elección ya no es posible, se pierde y no cuesta nada.
    .source = CH-1, CH-C1
rule-forms = Cambiar de identidad
    .text = Una vez por ronda, en tu turno, puedes darle la vuelta a tu identidad. Todo lo que lleva encima se queda. Los cambios por efecto de cartas no cuentan.
    .source = Aprende a jugar: Cambiar de identidad
rule-playing = Jugar cartas
    .text = Elige una carta y paga su coste. Basta con que alguna parte pueda hacer algo. Los aliados, apoyos y mejoras solo se juegan en tu turno y entran en juego preparados. Los eventos surten efecto al momento y se descartan.
    .source = Aprende a jugar: Jugar una carta; CH-C43
rule-events = Eventos
    .text = Resuelve el evento y luego descártalo. Mientras se resuelve, no está en ninguna pila.
    .source = Aprende a jugar: Jugar una carta
rule-costs = Pagar
    .text = Descarta cartas de tu mano por sus recursos o usa capacidades de recurso. El comodín vale por cualquier tipo. Lo que pagues de más se pierde.
    .source = Aprende a jugar: Costes de recursos; Guía de referencia: Coste
rule-wild = Recursos comodín
    .text = Al pagar, eliges un tipo para cada icono comodín; los dos iconos de una carta pueden ser de tipos distintos. Esto vale también para los iconos duplicados y copiados. Solo se te pregunta cuando el tipo importa.
    .source = Guía de referencia: Recurso comodín; CH-C37
rule-copied = Recursos copiados y dobles
    .text = Pepper Potts copia tu último descarte cuando empiezas a pagar; si esa carta vale el doble para algo, la copia no. Con «Hacer la llamada» pagas el evento, no el aliado: «El poder del liderazgo» vale el doble, llames a quien llames.
    .source = Guía de referencia: Coste; CH-C6, CH-C30
rule-ally-limit = Tres aliados
    .text = Cuando consigues un cuarto aliado, descarta enseguida uno de los cuatro, antes de que el nuevo haga nada. Puede ser el nuevo.
    .source = Aprende a jugar: Límite de aliados; Guía de referencia
rule-unique = Cartas únicas
    .text = Solo puede haber en juego una copia de una carta única, la controle quien la controle.
    .source = Guía de referencia: Única
rule-basic-attack = Ataque básico
    .text = Agota a tu héroe o a un aliado para hacerle a un enemigo tanto daño como su ATQ.
    .source = Aprende a jugar: Usar un poder básico, Usar un aliado
rule-basic-thwart = Intervención básica
    .text = Agota a tu héroe o a un aliado para quitar de un plan tanta amenaza como su INT.
    .source = Aprende a jugar: Usar un poder básico, Usar un aliado
rule-basic-recovery = Recuperación
    .text = Agota a tu alter ego para curarle tanto daño como su REC.
    .source = Aprende a jugar: Usar un poder básico
rule-consequential-damage = Daño por consecuencias
    .text = Es el daño que sufre un aliado por atacar o intervenir. Llega al final, y solo si el aliado sigue en juego.
    .source = Aprende a jugar: Usar un aliado; Guía de referencia
rule-actions = Acciones
    .text = En tu turno puedes usar cuantas acciones quieras, siempre que puedas pagarlas. Una acción necesita un objetivo válido.
    .source = Aprende a jugar: Aplicar una capacidad de Acción
rule-asking = Acciones en turno ajeno
    .text = En tu turno puedes pedirle a cualquiera que use una acción, y cualquiera puede ofrecerse a usarla. La partida no se para a esperar.
    .source = Aprende a jugar: Turno de jugador; CH-C4
rule-interrupts = Interrupciones y respuestas
    .text = Primero van las obligadas, en el orden que diga el jugador inicial, y luego las optativas. Se pregunta a la vez a todos los que podrían responder; las respuestas se aplican en orden de juego. Si varios son derrotados a la vez, puedes responder a cada uno. Una carta responde a lo mismo solo una vez, aunque vuelva a tu mano.
    .source = Aprende a jugar: Otras capacidades aplicadas; Guía de referencia: Capacidad; CH-C1, CH-C3, CH-C42, CH-C66
rule-passing = Pasar
    .text = Si pasas, solo se te vuelve a preguntar cuando alguien hace algo más. Durante la preparación no hay interrupciones ni respuestas: solo se usan las capacidades de Preparación de las identidades.
    .source = CH-C3, CH-C28
rule-then = Luego
    .text = Lo que va tras un «luego» solo ocurre si lo anterior se ha cumplido por completo. «Evitar una crisis» tiene que quitar 2 de amenaza para que cuente su segunda parte: empieza por un plan que tenga al menos 2.
    .source = Guía de referencia: Luego; CH-C11
rule-first-player = Decide el jugador inicial
    .text = El jugador inicial elige qué carta se descarta por «Con la guardia baja» y qué copia de «Legiones de Hydra» recibe la amenaza de «Madame Hydra». También reparte el daño de «Explosión», pero nadie puede recibir más daño del que hace falta para derrotarlo. Lo que vale para cada jugador se hace en orden de juego; nadie puede cambiarlo.
    .source = Guía de referencia: Jugador inicial; CH-C9, CH-C10, CH-C22, CH-C44
rule-forced-order = Varias capacidades a la vez
    .text = Cuando se activan a la vez varias capacidades obligadas, el jugador inicial elige el orden.
    .source = Guía de referencia: Capacidad
rule-hand-size = Tamaño de mano
    .text = Al final de la fase de jugadores puedes descartar las cartas que quieras, y tienes que bajar hasta tu tamaño de mano. El resto del tiempo puedes tener cuantas quieras. Las cartas que descartas a la vez van en el orden en que las eliges, y la última queda encima. Solo se te pregunta por el orden si alguien tiene una carta para la que cuente.
    .source = Aprende a jugar: Fin de la fase de jugadores; CH-C45
rule-end-of-turns = Fin de la fase de jugadores
    .text = Cada cual descarta lo que quiera, roba hasta llenar la mano y prepara todas sus cartas. Luego caducan los efectos que duran hasta el final de la fase.
    .source = Aprende a jugar: Fin de la fase de jugadores
rule-step-one = Amenaza de cada ronda
    .text = El plan principal recibe tanta amenaza como indica, más 1 por cada icono de aceleración en juego y por cada ficha de aceleración, todo de golpe.
    .source = Aprende a jugar: Paso uno
rule-activation = Activaciones
    .text = El villano se activa contra cada jugador, por orden, y después de él los esbirros enfrentados a ese jugador. Contra un héroe, atacan; contra un alter ego, ejecutan el plan.
    .source = Aprende a jugar: Paso dos
rule-enemy-attack = Ataca un enemigo
    .text = Por orden: carta de aumento, defensor, iconos de aumento, daño. Los esbirros no reciben carta de aumento.
    .source = Aprende a jugar: Identidad de héroe: los enemigos atacan
rule-one-moment = Cuándo se responde a un ataque
    .text = Las respuestas a un ataque, a su daño y a las derrotas que causa se juegan juntas, cuando el ataque ha terminado. Puedes jugar un evento de ataque aunque no vaya a hacer daño, y uno de intervención aunque no vaya a quitar amenaza.
    .source = Guía de referencia: Ataque; CH-C7, CH-C13, CH-C61
rule-several-attack = Atacan varios esbirros
    .text = Cuando una carta hace atacar a varios esbirros, empieza el que lleva más tiempo en juego. Si un esbirro se enfrenta a ti mientras se activan los tuyos, también se activa. Con Todos a una, un esbirro que llega con el ataque del villano también ataca. Torbellino ataca después a cada uno de los demás héroes en orden de juego, y cada cual puede defenderse.
    .source = Aprende a jugar: Paso dos; CH-C23, CH-C29, CH-C35, CH-C64
rule-defending = Defender
    .text = Puede defender un héroe o un aliado preparado; decide primero quien recibe el ataque y luego los demás. Un héroe resta su DEF del daño; un aliado lo sufre entero. Si el defensor ya no está cuando llega el daño, el ataque cuenta como no defendido. Mientras nadie defiende, quien usa una capacidad de defensa pasa a ser el defensor.
    .source = Aprende a jugar: Identidad de héroe: los enemigos atacan; Guía de referencia: Defender; CH-C62; W1-314
rule-who-defends = Quién defiende
    .text = Quien recibe el ataque decide primero. Si no defiende, se pregunta a todos los demás que puedan hacerlo; si aceptan varios, defiende el primero en orden de juego. Contra Fundidor, quien está enfrentado a él tiene que defender con un aliado preparado, si lo tiene. Si un aumento depende de que nadie defienda, se comprueba al mostrarlo: si el defensor ya no está en juego, es como si nadie defendiera.
    .source = Guía de referencia: Defender; CH-C2, CH-C26, CH-C27
rule-boost = Cartas de aumento
    .text = Se muestran de una en una: primero se aplica la capacidad de aumento de la carta y después el enemigo recibe +1 ATQ o +1 PLA por cada icono. La estrella no cuenta como icono: solo indica que la carta tiene una capacidad de aumento. Si el enemigo cae mientras tanto, las demás se descartan sin efecto.
    .source = Aprende a jugar: Identidad de héroe, Alter ego; CH-C40, CH-C41
rule-enemy-scheme = Un enemigo ejecuta el plan
    .text = Pone tanta amenaza como su PLA en el plan principal. El villano suma además los iconos de aumento.
    .source = Aprende a jugar: Alter ego: los enemigos ejecutan el plan
rule-deal = Cartas de encuentro
    .text = Cada jugador recibe una carta boca abajo. Después se reparte una más por cada icono de peligro, también en orden de juego.
    .source = Aprende a jugar: Paso tres
rule-reveal = Mostrar cartas
    .text = Un esbirro se enfrenta a ti; un plan o un accesorio entra en juego. Luego se resuelven los «cuando se muestre» de la carta, de arriba abajo. Una perfidia se descarta después.
    .source = Aprende a jugar: Paso cuatro; Guía de referencia: Mostrar
rule-from-the-deck = Mostradas desde el mazo
    .text = Viuda Negra, «Sentido arácnido mejorado» y «¡Poneos detrás de mí!» sirven contra cartas del mazo de encuentros, también las repartidas, pero no contra las que se buscan o estaban apartadas. Si Viuda Negra anula una carta, la misma persona muestra la siguiente.
    .source = Guía de referencia: Mostrar; CH-C12, CH-C34
rule-engaged = Esbirros enfrentados
    .text = Un esbirro enfrentado a ti se activa contra ti en cada fase del villano hasta que desaparece.
    .source = Aprende a jugar: Paso cuatro
rule-obligations = Obligaciones
    .text = Una obligación es para el jugador que indica, la muestre quien la muestre. Esa persona puede pasar antes a su alter ego y luego elige una de las opciones de la carta.
    .source = Aprende a jugar: Obligaciones
rule-obligation-options = Opciones de una obligación
    .text = Puedes elegir la segunda opción si alguna parte puede cumplirse: así, la de «Aviso de desahucio» con la mano vacía, o la de «Emergencia familiar» aunque ya tengas una carta de Aturdido. «Problemas de negocios» necesita una mejora preparada. Si ninguna es posible, la obligación se descarta.
    .source = Guía de referencia: Elegir; CH-C5, CH-C21
rule-nemesis = Archienemigo
    .text = Tu archienemigo está fuera de la partida hasta que una carta lo traiga. Entonces el resto de su conjunto va al mazo de encuentros.
    .source = Aprende a jugar: Planes secundarios del archienemigo; texto de la carta
rule-side-schemes = Planes secundarios
    .text = Se quedan, con sus iconos activos, hasta que no les queda amenaza.
    .source = Aprende a jugar: Iconos de plan secundario
rule-main-scheme = Plan principal
    .text = Cuando su amenaza llega al objetivo, entra la siguiente etapa sin la amenaza anterior. Si se completa la última, se pierde la partida.
    .source = Aprende a jugar: El mazo de planes
rule-villain-stages = Etapas del villano
    .text = Al derrotar una etapa, entra la siguiente con toda su vida y conserva los accesorios. El daño sobrante se pierde.
    .source = Aprende a jugar: Infligir daño; Guía de referencia
rule-fallen-stage = Una etapa derrotada
    .text = Ya no existe para las cartas que dicen «ese enemigo» («Contragolpe», «Fuerza sobrehumana») y no hace nada más. «El villano» es la etapa siguiente: es ella la que recibe la carta de Duro por «Armadura de Vibránium».
    .source = Guía de referencia: Villano; CH-C33
rule-crisis = Crisis
    .text = Mientras haya un icono de crisis en juego, no se puede quitar amenaza del plan principal.
    .source = Aprende a jugar: Iconos de plan secundario
rule-acceleration-tokens = Aceleración
    .text = Cada icono de aceleración en juego y cada ficha de aceleración suman 1 de amenaza por ronda. El plan principal recibe una ficha cada vez que se agota el mazo de encuentros, y ya no la pierde.
    .source = Aprende a jugar: Iconos de plan secundario; Guía de referencia
rule-hazard = Peligro
    .text = Cada icono de peligro en juego supone una carta de encuentro más por ronda.
    .source = Aprende a jugar: Iconos de plan secundario
rule-threat = Amenaza
    .text = Si la amenaza se evita o se sustituye por completo, es como si nunca se hubiera puesto. La amenaza inicial de un plan tampoco cuenta como puesta.
    .source = Guía de referencia: Amenaza
rule-damage = Daño
    .text = Primero van los efectos que cambian el daño que se hace, luego Duro y al final los que cambian el daño que se sufre. Si varios personajes reciben daño a la vez, lo sufren todos antes de que caiga ninguno.
    .source = Guía de referencia: Daño
rule-dealt = Hecho y sufrido
    .text = El daño que para una carta de Duro o una capacidad cuenta como hecho, pero no como sufrido. «La venganza de Klaw», «La cólera de Ultrón» y los aumentos de «Estallido sónico» y «Picado arrollador» cuentan el daño hecho; «Estampida» y «Transformador sónico» exigen daño sufrido. Lo que absorbe la DEF ni siquiera cuenta como hecho. Si al parar parte del daño derrotas al atacante, sufres el resto igualmente.
    .source = Guía de referencia: Daño; CH-C20, CH-C65
rule-overkill = Brutalidad
    .text = El daño sobrante pasa de un esbirro al villano, o de un aliado a la identidad de quien lo controla.
    .source = Guía de referencia: Brutalidad
rule-defeat = Derrotado
    .text = Un personaje que se queda sin vida es derrotado. Las capacidades que se activan con ello se resuelven antes de que salga del juego.
    .source = Aprende a jugar: Infligir daño
rule-falling-together = Derrotados a la vez
    .text = Los personajes derrotados a la vez salen en el orden en que entraron en juego: primero la etapa del villano y al final las identidades. Quien queda fuera ya no elige nada, y las cartas de aumento que se muestren contra esa persona no hacen nada. Sus esbirros con Ataque veloz atacan al héroe al que pasan.
    .source = Guía de referencia: Eliminación de jugadores; CH-C31, CH-C32
rule-stunned = Aturdido
    .text = El próximo ataque de quien tiene una carta de Aturdido solo sirve para quitarle esa carta. Un evento de ataque también se gasta así.
    .source = Aprende a jugar: Cartas de estado
rule-confused = Confundido
    .text = La próxima vez que un personaje con una carta de Confundido intervenga o ejecute el plan, lo único que hace es perder esa carta.
    .source = Aprende a jugar: Cartas de estado
rule-tough = Duro
    .text = El próximo daño, sea el que sea, solo quita la carta de Duro. Un daño de 0 no la quita.
    .source = Aprende a jugar: Cartas de estado
rule-guard = Guardia
    .text = Mientras tengas enfrentado un esbirro con Guardia, tu héroe y tus aliados no pueden atacar al villano. El daño que no viene de un ataque sí le llega.
    .source = Guía de referencia: Guardia
rule-quickstrike = Ataque veloz
    .text = Un esbirro con Ataque veloz ataca en cuanto se enfrenta a un héroe.
    .source = Guía de referencia: Ataque veloz; CH-C67
rule-retaliate = Represalia
    .text = Cuando un personaje con Represalia recibe un ataque y sigue en juego, hace tanto daño como diga su Represalia a quien le ha atacado, aunque ese ataque no le hiciera ninguno.
    .source = Guía de referencia: Represalia
rule-surge = Oleada
    .text = Tras resolver la carta, la misma persona muestra otra.
    .source = Aprende a jugar: Oleada; Guía de referencia
rule-toughness = Dureza
    .text = Quien tiene Dureza entra en juego con una carta de Duro.
    .source = Guía de referencia: Dureza
rule-cancel = Anulado
    .text = Un efecto anulado no ocurre, pero la carta cuenta como mostrada y su Oleada impresa sigue valiendo.
    .source = Guía de referencia: Anular
rule-drones = Drones
    .text = Los Drones son cartas de los jugadores que, puestas boca abajo, hacen de pequeños esbirros. Nadie puede mirarlas y, al ser derrotadas, van a los descartes de su propietario. Un Dron no tiene vida impresa: va el último cuando una carta busca a quien tenga más vida.
    .source = Guía de referencia; texto de la carta; CH-C24
rule-player-deck = Cuando se te acaba el mazo
    .text = Baraja enseguida tus descartes, forma con ellos un mazo nuevo y recibe una carta de encuentro. Las cartas que se estaban descartando cuando se agotó el mazo entran en el nuevo. Si tampoco hay descartes, el mazo sigue vacío hasta que vuelvas a robar.
    .source = Guía de referencia: Quedarse sin cartas; CH-C8, CH-C36
rule-encounter-deck = Cuando se acaba el mazo de encuentros
    .text = Sus descartes se barajan y forman un mazo nuevo; el plan principal recibe una ficha de aceleración. Si había que descartar varias cartas, se deja de hacerlo ahí. Si los descartes también están vacíos, se pierde en el acto: una carta que aún se está resolviendo no está en ellos. Si las cartas de encuentro se encadenan sin fin, también se pierde la partida.
    .source = Guía de referencia: Quedarse sin cartas; CH-C39, CH-C60, CH-C63
rule-elimination = Eliminación
    .text = Las cartas de quien queda eliminado salen de la partida, sus esbirros se enfrentan al siguiente jugador y los demás siguen jugando. Quien queda fuera ya no muestra nada, y un ataque contra esa persona se acaba si nadie más defiende.
    .source = Guía de referencia: Eliminación de jugadores; CH-C31
rule-deck-building = Construir un mazo
    .text = Una identidad con todas sus cartas de héroe, más cartas de un aspecto y básicas: de 40 a 50 en total. Hasta tres copias de cada carta, una sola si es única.
    .source = Aprende a jugar: Personalizar mazos
rule-expert-mode = Modo experto
    .text = El villano empieza y acaba una etapa más tarde, y el conjunto experto va al mazo de encuentros.
    .source = Aprende a jugar: Modo experto
rule-stalemate = Punto muerto
    .text = Si una ronda empieza por tercera vez en la misma situación, o nadie ha tenido nada que decidir en 100 rondas, se pierde la partida: nadie ha parado al villano.
    .source = Aprende a jugar: Victoria y derrota; CH-C38

## Respuestas automáticas
order-interrupt = Pasar siempre que pueda interrumpir
    .card = Pasar si solo podría interrumpir con { $card }
order-response = Pasar siempre que pueda responder
    .card = Pasar si solo podría responder con { $card }
order-defend = No preguntarme nunca si me defiendo
    .below = No defenderme de enemigos con ATQ menor que { $below }
    .card = No preguntarme nunca si me defiendo de { $card }
order-defend-another = No preguntarme nunca si defiendo a otra persona
    .card = No preguntarme nunca si defiendo a otra persona de { $card }
order-may = Rechazar siempre lo que me ofrezca una carta
    .card = Rechazar siempre lo que me ofrezca { $card }
order-asked = Decir siempre que no cuando me pidan una acción

# Una carta en juego tiene poco sitio en una imagen. Las frases con una de estas palabras ya no dicen nada de ella:
gist-omits =
    Solo si
    Cuando se muestre
    Aumento:
    Una por jugador
    Para cualquier jugador
    Dásela a cualquier jugador
    Restringida (
    Vincúlala
    Oleada.
    reparación:
    Solo como
    se descarta
    esta carta entra en juego
    juegas esta carta
# Y esto se dice más corto, de la primera línea a la última:
gist-shorts =
    busca Mjolnir en tu mazo o en tus descartes y añade esa carta a tu mano => busca Mjolnir
    descarta cartas de tu mazo hasta que salga una de tu héroe; añade esa carta a tu mano => busca 1 carta del héroe
    Respuesta (una vez por fase; juegas una carta de Planificación): roba una carta => Planificación jugada: roba 1
    Respuesta (usas una carta de Planificación): 1 de daño a un enemigo => Planificación usada: 1 de daño
    Respuesta (juegas un evento de Ataque/Intervención/Defensa): agota a tu héroe → devuelve ese evento a tu mano => Tras un evento: agota, recupéralo
    +1 al tamaño de mano por cada mejora tuya de Tecnología, hasta 6 en total => +1 carta en mano por Tecnología (hasta 6)
    baraja en tu mazo una carta de Hechizo de tus descartes; luego roba una carta => recicla 1 Hechizo, roba
    Interrupción (tu héroe va a ser derrotado): en vez de eso, tu héroe se queda con 1 punto de vida; luego descarta esta carta => Al caer: queda con 1 de vida, descarta
    Respuesta de héroe (se da la vuelta a una carta de aumento): descarta esta carta → anula su capacidad de aumento => Descarta: anula capacidad de aumento
    Interrupción de héroe (ataque; se da la vuelta a una carta de aumento): descarta esta carta → anula sus iconos de aumento; 1 de daño al villano por cada uno => Descarta: el aumento hiere al villano
    Respuesta de héroe (ataque; entra en juego un esbirro): descarta esta carta → 2 de daño a ese enemigo; luego aturde a ese enemigo => Nuevo esbirro: descarta: 2 de daño, aturdido
    Respuesta (una vez por fase; un esbirro se enfrenta a ti): roba 2 cartas => Nuevo esbirro ante ti: roba 2
    Interrupción de héroe (muestras una perfidia): descarta esta carta → anula y descarta esa carta => Descarta: anula una perfidia
    El primer aliado que se juega cada ronda cuesta 1 menos => Primer aliado por ronda: −1
    Acción (una vez por fase): descarta tu primera Invocación => 1× por fase: descarta Invocación
    pon una carta de tus descartes al fondo de tu mazo; luego roba una carta => recicla 1 carta, roba
    Interrupción obligada (termina tu turno): descarta tu mano => Fin del turno: descarta tu mano
    Respuesta (el ataque de tu héroe derrota a un esbirro): haz 1 de daño a tu héroe, descarta esta carta → prepara a tu héroe => Cae un esbirro: sufre 1, descarta: prepárate
    Interrupción (esta carta es derrotada): baraja esta carta en el mazo de su propietario => Al caer: va a su mazo
    roba una carta; luego cura 1 de daño a tu identidad => roba 1, cura 1
    mira las 3 primeras cartas de tu mazo, añade una a tu mano y descarta las demás => quédate 1 de 3 cartas
    Respuesta obligada (esta carta ataca mientras El psicomagnetrón está en juego): => Tras atacar:
    Respuesta de héroe (un aliado tuyo es derrotado): descarta esta carta → ponlo en juego desde tus descartes con 1 de daño => Cae un aliado: descarta: vuelve, 1 de daño
    descarta una carta de tu mano → prepara a tu héroe => descarta 1: prepara a tu héroe
    Interrupción de héroe (juegas un evento de Ataque): agota esta carta → ese evento hace 2 de daño más => Evento Ataque: agota: +2 de daño
    Interrupción de héroe (juegas un evento de Intervención): agota esta carta → ese evento quita 2 de amenaza más => Evento Intervención: agota: −2 de amenaza
    elige a un jugador; 1 de daño al villano y a cada esbirro enfrentado a ese jugador (2 si es el último Especial que resuelves) => 1 al villano y a sus esbirros (al final 2)
    a tu elección, +2 INT en esta fase, o +2 ATQ en esta fase => +2 INT o ATQ
    recupera una carta de Planificación de tus descartes => toma 1 Planificación
    Interrupción (muestras una carta de encuentro): descarta esta carta → anula y descarta esa carta; luego muestra la siguiente carta de encuentro => Descarta: cambia la carta mostrada
    Interrupción (se muestra una carta del mazo de encuentros): gasta 1 mental, agota esta carta → anula y descarta esa carta; luego muestra la siguiente carta de encuentro => 1 mental, agota: cambia la carta mostrada
    pasa 1 de daño de tu héroe a un enemigo (2 si es el último Especial que resuelves) => pasa 1 de daño a un enemigo (al final 2)
    2 de daño a un enemigo (4 si es el último Especial que resuelves) => 2 de daño (al final 4)
    quita 1 de amenaza de un plan (2 si es el último Especial que resuelves) => −1 de amenaza (al final 2)
    la próxima carta que juegues en esta fase cuesta 1 menos => próxima carta −1
    la próxima carta que juegue un jugador en esta fase cuesta 1 menos => próxima carta −1
    Respuesta (tu héroe defiende contra un enemigo): descarta esta carta → => Tras defender: descarta:
    En tu turno también puedes jugar esta carta desde tus descartes => Se juega también desde tus descartes
    Acción: agota esta carta, descarta una carta de tu mano → roba una carta (2 si estás en tu alter ego) => Agota, descarta 1: roba 1 (2 de alter ego)
    Recurso de héroe: agota esta carta → 1 comodín para un evento => Recurso: agota: comodín para un evento
    1 comodín para una carta de Planificación => comodín (Planificación)
    Interrupción obligada (esta carta es derrotada): devuelve a su mazo la Invocación que retiene y barájalo => Retiene una Invocación
    Interrupción obligada (esta carta es derrotada): => Al caer:
    +1 al tamaño de mano de tu identidad => +1 carta en mano
    +1 al tamaño de mano de tu héroe => +1 carta en mano
    +1 a tu límite de aliados si cada aliado tuyo tiene el rasgo Vengador => +1 aliado si todos son Vengadores
    el próximo aliado Vengador que se juegue en esta fase cuesta 1 menos => próximo Vengador −1
    Interrupción (vas a sufrir daño): => Si te hieren:
    Interrupción de héroe (vas a sufrir daño): => Si te hieren:
    evita 1; luego 1 de daño a un enemigo => evita 1, haz 1
    Interrupción obligada (esta carta va a ser derrotada): descarta la primera carta de encuentro; si es una perfidia, en vez de eso cura todo el daño de esta carta => Al caer: una perfidia mostrada la cura
    pon aquí boca abajo una carta de tu mano => guarda 1 carta aquí
    Respuesta obligada (esta carta te ataca): descarta la primera carta de tu mazo; si tiene impreso un recurso físico, 2 de daño a tu identidad => Te ataca: si tu primera carta es física, 2 de daño
    1 de daño a un enemigo (2 si tienes el rasgo => 1 de daño (2 si
    Acción de héroe (intervención): agota esta carta → quita 1 de amenaza de un plan; si tienes el rasgo Aéreo, en vez de eso quita 1 de amenaza de cada plan => Agota: −1 de amenaza (Aéreo: cada plan)
    Respuesta obligada (termina la ronda): descarta esta carta => Fin de ronda: descarta
    Interrupción obligada (esta carta te ataca): descarta la primera carta de tu mazo; su recurso impreso decide. Físico: aturde a tu identidad. Energía: 2 de daño a tu identidad. Mental: confunde a tu identidad. Comodín: las tres cosas => Ataca: tu primera carta aturde, hiere o confunde
    Respuesta obligada (esta carta ataca): descarta la primera carta de tu mazo; su recurso impreso decide. Físico: 2 de daño a un enemigo. Energía: 1 de daño a cada personaje. Mental: descarta esta carta. Comodín: las tres cosas => Tras atacar: efecto según tu primera carta
    un jugador recupera la mejora de Tecnología más reciente de sus descartes => toma una Tecnología
    Respuesta (un esbirro ejecuta el plan): agota esta carta → 2 de daño a ese enemigo => Un esbirro planea: agota: 2 de daño
    a tu elección, cura 1 de daño a tu identidad, o descarta tu primera Invocación => cura 1 o descarta Invocación
    Respuesta (esta carta ataca y derrota a un esbirro): cura 1 de daño a esta carta => Derrota a un esbirro: se cura 1
    Respuesta (esta carta interviene): 1 de daño a un enemigo => Interviene: 1 de daño
    Interrupción (esta carta es derrotada): gasta 2 recursos de tipos distintos → 2 de daño a un enemigo; luego devuelve esta carta a la mano de su propietario => Al caer: 2 recursos: 2 de daño, a la mano
    mientras hay otro esbirro enfrentado a ti => con otro esbirro ante ti
    gasta 1 de energía, cura 1 de daño a tu identidad → roba una carta => 1 de energía, cura 1: roba
    roba una carta; luego descarta una carta de tu mano => roba 1, descarta 1
    un jugador roba una carta => un jugador roba
    Interrupción (un enemigo te ataca): gasta 1 de energía → 2 de daño a ese enemigo => Si te atacan: 1 de energía → 2 de daño
    Respuesta de héroe (ataque; el ataque de un enemigo te hace daño): descarta esta carta → esa cantidad de daño a ese enemigo => Si te hieren: descarta: devuelve el daño
    agota esta carta, haz 2 de daño a esta carta → 1 de daño a cada enemigo => agota, sufre 2: 1 a cada enemigo
    prepara a tu héroe => prepárate
    1 de amenaza en El psicomagnetrón => amenaza en El psicomagnetrón
    se da la vuelta a una carta de aumento para un plan => aumento de un plan
    anula sus iconos de aumento; 1 de daño al villano por cada uno => sus iconos hieren al villano
    anula sus iconos de aumento => sin iconos
    va a ponerse amenaza en el plan principal => llega amenaza
    usas una carta de Planificación => Planificación usada
    paga el coste de tu primera Invocación, agota a tu héroe → resuelve su Especial => agota, paga: Invocación
    tu héroe defiende y no sufre daño => defensa sin daño
    cura 1 de daño a un héroe y descarta una carta de estado suya => cura 1 y un estado
    pasa 1 de amenaza de un plan a esta carta => toma 1 de amenaza
    Interrupción obligada (esta carta ataca): => Ataca:
    Respuesta obligada (esta carta te ataca): => Te ataca:
    Respuesta obligada (esta carta ataca): => Tras atacar:
    Interrupción obligada => Obligada
    Respuesta obligada => Obligada
    (una vez por ronda) => 1×
    (una vez por ronda; => (1×;
    agota esta carta → => agota:
    agota esta carta, => agota,
    descarta esta carta → => descarta:
    quita 1 contador → => −1:
    quita 1 de amenaza de un plan => −1 de amenaza
    quita 2 de amenaza de un plan => −2 de amenaza
    Acción de héroe => Héroe
    Acción de alter ego => Alter ego
    su ataque alcanza también a cada uno de los demás héroes => alcanza a los demás héroes
    la primera carta de tu mazo se convierte en un Dron => un Dron de tu mazo
    la primera carta de su mazo se convierte en un Dron => un Dron de su mazo
    en el plan principal => en el plan
    enfrentado al jugador atacado => de su objetivo
    Los Drones boca abajo tienen PLA 1, ATQ 1 y 1 de vida; al ser derrotados van a los descartes de su propietario => Drones: PLA 1, ATQ 1, 1 de vida
    Defiende contra esta carta con un aliado si puedes => Se defiende con un aliado
    va a ponerse amenaza en un plan => llega amenaza
    la próxima carta que juegue un jugador en esta fase cuesta 1 menos => la próxima carta cuesta 1 menos
    un jugador recupera la mejora de Tecnología más reciente de sus descartes => recupera una Tecnología descartada
    a un personaje amigo => a un amigo
    No se puede quitar amenaza de esta carta => Su amenaza no baja
    derrotas a un esbirro => cae un esbirro
    tu héroe defiende contra un enemigo => defiendes
    para el villano => (villano)
    para tu héroe =>
    para ti =>
    una carta al azar de tu mano => 1 carta al azar
    mira las 3 primeras cartas de tu mazo, añade una a tu mano y descarta las demás => quédate 1 de tus 3 primeras cartas
    Obligada (se pone amenaza aquí en el paso uno de la fase del villano) => Paso uno
    a tu elección, 1 de amenaza en el plan, o un Dron de tu mazo => +1 de amenaza o un Dron
    o un Dron de su mazo => o un Dron
    Interrupción (el villano te ataca) => Si te ataca
    Respuesta (cambias a esta identidad) => Al cambiar
    gasta 1 => 1
    si tienes el rasgo => si
    Especial (ataque) => Especial
    gasta toda la energía que quieras → => gasta energía →
    los recursos impresos en tu último descarte => como tu último descarte
    para tu identidad =>
    a tu identidad =>
    → roba una carta => → roba
    sus personajes en esta fase => su bando
    elige a un jugador => un jugador
    pon aquí esa cantidad de contadores => contadores aquí
    Esta carta no puede sufrir daño de => Inmune a
    Esta carta no puede sufrir daño => Inmune
    esas cartas vuelven a la mano de sus propietarios => las cartas vuelven
    descarta una carta de tu mano => descarta 1 carta
    Respuesta ( => Tras (
    Interrupción ( => Si (
