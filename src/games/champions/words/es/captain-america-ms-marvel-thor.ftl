## Capitán América, Ms. Marvel, Thor

# Mazos listos
deck-captain-america = Capitán América, Liderazgo
    .about = Lanza su escudo, sigue cuando los demás se cansan y recluta Vengadores más baratos.
deck-ms-marvel = Ms. Marvel, Protección
    .about = Juega los mismos eventos una y otra vez, a lo grande o en pequeño, y aguanta los ataques.
deck-thor = Thor, Agresividad
    .about = Recibe a cada esbirro con los brazos abiertos, roba cartas y responde con martillo y rayos.

# Lo que dicen las cartas.
counter-energy = energía
counter-glory = gloria
counter-mental = recurso mental
counter-physical = recurso físico
counter-reflection = reflejo
counter-time = tiempo
keyword-restricted-said = restringida (dos restringidas como máximo)
stat-attackConsequence = de daño por consecuencias al atacar
stat-targetThreat = a la amenaza objetivo
    .kind = plan
max-round = una por ronda
from-discard = en tu turno también puedes jugar esta carta desde tus descartes
attack-costs = para atacar con esta carta: { $cost }
ban-thwart = { $whom } no puede intervenir
price-first-ally = el primer aliado que se juega cada ronda cuesta { $by } menos
tail-only = si { $condition }
if-all-are = { $whom } tiene el rasgo { $trait }
if-engaged-with-another = hay otro esbirro enfrentado a ti
when-you-engage = un esbirro se enfrenta a ti
when-enemy-attacks-you = un enemigo te ataca
when-your-turn-begins = empieza tu turno
when-your-basic-thwart = tu héroe hace una intervención básica
when-your-hero-attacks-enemy = tu héroe ataca a un enemigo
when-your-attack-defeats-minion = el ataque de tu héroe derrota a un esbirro
when-your-hero-would-be-defeated = tu héroe va a ser derrotado
when-this-would-be-defeated = esta carta va a ser derrotada
trait-list = { $said }/{ $next }
when-you-play-traits = juegas un evento de { $traits }
when-boost-turned-up = se da la vuelta a una carta de aumento cuando ataca el villano
cost-exhaust-any = agota a tantos aliados tuyos como quieras
cost-damage-hero = haz { $amount } de daño a tu héroe
cost-discard-x = descarta X cartas de tu mano
cost-turn-up-minion = descarta cartas de encuentro hasta que salga un esbirro, que se enfrenta a ti
cost-two-types = gasta 2 recursos de tipos distintos
cost-pair = { $one } y { $other }
unit-exhausted = aliado agotado así
count-paid = lo gastado
whom-it = ese enemigo
    .obj = lo
whom-any-identity = cada identidad
    .one = una identidad
    .one-none = ninguna identidad
    .unit = identidad
whom-either-named = { $one } { $other ->
        [Odinson] u
       *[other] o
    } { $other }
    .obj = a { $one } o a { $other }
whom-your-alter-ego = tu alter ego
    .obj = a tu alter ego
whom-your-character-with = cada personaje { $trait } tuyo
    .obj = a cada personaje { $trait } tuyo
    .one = un personaje { $trait } tuyo
    .one-obj = a un personaje { $trait } tuyo
    .one-none = ningún personaje { $trait } tuyo
    .unit = personaje { $trait } tuyo
whom-your-support-with = cada apoyo { $trait } tuyo
    .one = un apoyo { $trait } tuyo
    .one-none = ningún apoyo { $trait } tuyo
    .unit = apoyo { $trait } tuyo
whom-support-with = cada apoyo { $trait }
    .one = un apoyo { $trait }
    .one-none = ningún apoyo { $trait }
    .unit = apoyo { $trait } en juego
whom-ally-or-support-with = cada aliado y apoyo { $trait }
    .one = un aliado o un apoyo { $trait }
    .one-none = ningún aliado ni apoyo { $trait }
    .unit = aliado y por cada apoyo { $trait } en juego
whom-card-with = cada carta de { $trait }
    .one = una carta de { $trait }
    .one-none = ninguna carta de { $trait }
    .unit = carta de { $trait } en juego
whom-minion-before-you = cada esbirro enfrentado a ti
    .one = un esbirro enfrentado a ti
    .one-none = ningún esbirro enfrentado a ti
    .unit = esbirro enfrentado a ti
which-treachery = una perfidia
says-and-if = { $says }; si { $condition }, { $next }
says-damage-two = { $n } de daño a un enemigo y { $n } a otro
says-damage-that-many = { $n } de daño a X enemigos
says-damage-through = { $says }; si { $condition }, Duro no evita ese daño
says-damage-overkill-always = { $says } (Brutalidad)
says-damage-engage = { $n } de daño a un esbirro; si { $condition }, ese esbirro se enfrenta a ti
says-look-encounter = mira las { $n } primeras cartas de encuentro; por cada una que sea { $kind }, { $does }
says-sort-encounter = mira las { $n } primeras cartas de encuentro, descarta una y devuelve las demás en cualquier orden
says-take-top-boost = descarta la primera carta de encuentro y sufre 1 de daño por cada icono de aumento que tenga
    .each = cada jugador descarta la primera carta de encuentro y sufre 1 de daño por cada icono de aumento que tenga
says-survive-by-treachery = descarta la primera carta de encuentro; si es una perfidia, en vez de eso cura todo el daño de esta carta
says-types-threaten = descarta las { $n } primeras cartas de tu mazo; 1 de amenaza en el plan principal por cada tipo de carta distinto que haya entre ellas
says-hydra-attacks = cada esbirro Hydra ataca al héroe al que se enfrenta; cada jugador al que ninguno ataque busca un esbirro Hydra, que se enfrenta a ese jugador
says-exhaust-heals = agota { $whom } y cura { $n } de daño al villano por cada uno que agotes; si no agotas ninguno, esta carta gana Oleada
says-dig-own = descarta cartas de tu mazo hasta que salga una de tu héroe; añade esa carta a tu mano
says-recycle = pon una carta de tus descartes al fondo de tu mazo; luego roba una carta
says-tuck = pon aquí boca abajo una carta de tu mano
says-take-tucked = recupera hasta { $most } cartas de aquí
says-return-played = devuelve ese evento a tu mano
says-return = devuelve { $card } a tu mano
says-discard-yours = descarta { $card }, esté en tu mano o en juego
    .inf = descartar { $card }, esté en tu mano o en juego
says-discard-half = descarta la mitad de tu mano, redondeando hacia abajo
    .inf = descartar la mitad de tu mano, redondeando hacia abajo
says-discard-top-for = descarta 1 carta de tu mazo por cada { $whom }
    .each = cada jugador descarta 1 carta de su mazo por cada { $whom }
says-quinjet = pon en juego desde tu mano un aliado Vengador cuyo coste no supere el número de contadores que haya aquí; luego descarta esta carta
says-add-counters =
    { $n ->
        [one] pon aquí un contador
       *[other] pon aquí { $n } contadores
    }
says-event-deals = ese evento hace { $by } de daño más
says-event-removes = ese evento quita { $by } de amenaza más
says-adds-its-power = suma su { $stat }
says-leave-at = { $whom } se queda con { $points } { $points ->
        [one] punto de vida
       *[other] puntos de vida
    }
says-hero-gets-this-phase = { $what } para tu héroe en esta fase
says-characters-get-this-phase = { $what } para cada personaje { $trait } en esta fase
says-hero-gets-this-round = { $what } para un héroe en esta ronda
says-you-pay-less = la próxima carta que juegues en esta fase cuesta { $discount } menos
says-next-ally-costs-less = el próximo aliado { $trait } que se juegue en esta fase cuesta { $discount } menos
says-blank-this = el texto de esta carta no cuenta en esta fase

# Preguntas, razones, registro
unable-none = No hay ninguna carta así
unable-there = { $card } no está en juego
why-max-round = Ya se ha jugado esta ronda
why-restricted = Ya tienes dos cartas restringidas
why-no-thwart = No puedes intervenir
ask-exhaust = { $card }: ¿qué carta agotas?
ask-exhaust-any = { $card }: ¿qué aliados agotas?
ask-enemies = { $card }: ¿qué enemigos eliges?
ask-hero = { $card }: ¿qué héroe eliges?
ask-recycle = { $card }: ¿qué carta va al fondo de tu mazo?
ask-tuck = { $card }: ¿qué carta pones aquí?
ask-take-tucked = { $card }: ¿qué cartas recuperas?
ask-put = { $card }: ¿qué aliado entra en juego?
ask-discard-seen = { $card }: ¿cuál descartas?
ask-put-back = { $card }: ¿en qué orden, empezando por arriba?
awaiting-exhaust = { $who } elige qué carta agotar
awaiting-exhaust-any = { $who } elige qué aliados agotar
awaiting-hero = { $who } elige un héroe
awaiting-tuck = { $who } aparta una carta
awaiting-take-tucked = { $who } recupera cartas
awaiting-discard-seen = { $who } elige qué carta de encuentro descartar
awaiting-put-back = { $who } devuelve cartas
it-turn-begin = empieza el turno de { $who }
log-left-at = { CAPITAL($what) } se queda con { $left } de vida.
log-under-deck = { $who } pone { $card } al fondo de su mazo.
log-from-under =
    { $who } recupera { $count } { $count ->
        [one] carta
       *[other] cartas
    } de debajo de { $card }.
log-look-encounters = { $who } mira las { $count } primeras cartas de encuentro.
log-look-encounters-own = Encima del mazo de encuentros: { $cards }.

# Reglas
rule-restricted = Cartas restringidas
    .text = Un jugador controla como mucho dos cartas restringidas y no puede jugar una tercera.
    .source = W1-302
rule-attack-costs = Costes añadidos de un ataque
    .text = Se pagan en cada ataque, aunque solo quite una carta de Aturdido.
    .source = W1-301
rule-added-damage = Más daño de un evento
    .text = Si otra carta hace que un evento haga más daño, el extra se suma contra cada enemigo al que dañe; si hace que quite más amenaza, la quita de cada plan. Hace falta un evento que haga daño o quite amenaza.
    .source = W1-305, W1-316
rule-cannot-thwart = Quién no puede intervenir
    .text = Si una carta dice que «no puedes intervenir», se refiere a tu identidad, también cuando usas cartas; tus aliados sí pueden.
    .source = W1-306
rule-for-everyone = Lo juegue quien lo juegue
    .text = «Máximo 1 por ronda» cuenta lo que han jugado todos. «Torre de los Vengadores» abarata el siguiente Vengador, lo juegue quien lo juegue; Steve Rogers, mientras esté a la vista, el primer aliado de la ronda.
    .source = W1-303, W1-308, W1-312
rule-heroic-attacks = Cuerpo a cuerpo, Ataque preventivo…
    .text = Los dos objetivos de «Cuerpo a cuerpo» se eligen antes del daño. Si «Defensor de los Nueve Reinos» no encuentra un esbirro, no quita nada. Mientras nadie defienda, cualquiera puede usar «Ataque preventivo»: pasa a ser el defensor y el objetivo. «Defensa desesperada» prepara a tu héroe antes de cualquier respuesta al ataque.
    .source = W1-307, W1-309, W1-311, W1-315
rule-falcon-and-others = Halcón, Bajo vigilancia, Mandíbulas
    .text = Cada amenaza que quita Halcón puede ser de otro plan; las cartas que mira conservan su orden. «Bajo vigilancia» se va con su etapa; sin ella, una etapa que ha llegado a su propio objetivo se completa al momento. Mandíbulas ha salido de los descartes antes de que lo pagues.
    .source = W1-304, W1-310, W1-313
