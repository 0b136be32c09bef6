## Duende Verde

ruleset-risky-business-standard = Duende Verde (Negocios arriesgados)
ruleset-risky-business-expert = Duende Verde (Negocios arriesgados), experto
ruleset-mutagen-formula-standard = Duende Verde (La fórmula mutágena)
ruleset-mutagen-formula-expert = Duende Verde (La fórmula mutágena), experto
set-risky-business = Negocios arriesgados
set-mutagen-formula = La fórmula mutágena
set-goblin-gimmicks = Trucos de Duende
set-a-mess-of-things = Un auténtico estropicio
set-power-drain = Alta tensión
set-running-interference = Impedimentos

# Lo que dicen las cartas.
head-when-completed = al completarse
when-this-would-attack = esta carta va a atacar
when-this-would-scheme = esta carta va a ejecutar el plan
when-this-would-take-damage = esta carta va a sufrir daño
when-this-damages = el ataque de esta carta hace daño a alguien
when-this-damages-you = el ataque de esta carta te hace daño
when-host-attacks-you = su portador te ataca
whom-each-player = cada jugador
whom-stunned-friend = cada personaje amigo aturdido
    .one = un personaje amigo aturdido
    .one-none = ningún personaje amigo aturdido
    .unit = personaje amigo aturdido
whom-minion-engaged = cada esbirro { $trait } enfrentado a ti
    .one = un esbirro { $trait } enfrentado a ti
    .one-none = ningún esbirro { $trait } enfrentado a ti
    .unit = esbirro { $trait } enfrentado a ti
which-villain = el villano
    .obj = al villano
unit-icons-discarded = icono de aumento descartado
count-counters-on = los contadores que haya en { $card }
count-villain-stage =
    { $times ->
        [one] la etapa del villano
       *[other] { $times } × la etapa del villano
    }
if-villain-is = el villano es { $name }
if-engaged-with = tienes un esbirro { $trait } enfrentado a ti
if-it-damaged = con ello se ha recibido al menos { $least } de daño
if-it-placed = ha puesto al menos { $least } de amenaza
says-counters-on =
    pon { $n ->
        [one] 1 contador
       *[other] { FORM($n, form: "pl") } contadores
    } de { $kind } en { $card }
    .inf =
        poner { $n ->
            [one] 1 contador
           *[other] { FORM($n, form: "pl") } contadores
        } de { $kind } en { $card }
says-counters-off =
    quita { $n ->
        [one] 1 contador
       *[other] { FORM($n, form: "pl") } contadores
    } de { $kind } de { $card }
says-if-cannot = { $does }; si no es posible, { $other }
says-indirect = { $n } de daño indirecto para ti
    .each = { $n } de daño indirecto a cada jugador
    .heroes = { $n } de daño indirecto a cada jugador que esté como héroe
says-discard-encounter =
    { $n ->
        [one] descarta 1 carta de encuentro
       *[other] descarta { $n } cartas de encuentro
    }
says-discard-minions-all =
    { $n ->
        [one] descarta 1 carta de encuentro; si es un esbirro { $trait }, se enfrenta a ti
       *[other] descarta { $n } cartas de encuentro; los esbirros { $trait } que haya entre ellas se enfrentan a ti
    }
    .each =
        { $n ->
            [one] cada jugador descarta 1 carta de encuentro; si es un esbirro { $trait }, se enfrenta a ese jugador
           *[other] cada jugador descarta { $n } cartas de encuentro; los esbirros { $trait } que haya entre ellas se enfrentan a ese jugador
        }
says-discard-minions-first = descarta { $n } cartas de encuentro; el primer esbirro { $trait } que salga se enfrenta a ti
    .without = cada jugador que no tenga enfrentado un esbirro { $trait } descarta { $n } cartas de encuentro; el primer esbirro { $trait } que salga se enfrenta a ese jugador
says-get-copy = una carta { $card } del mazo de encuentros entra en juego enfrentada a ti
    .each = por cada jugador, una carta { $card } del mazo de encuentros entra en juego enfrentada a él
says-deal-cards = recibes { $n } cartas de encuentro
    .each = cada jugador recibe { $n } cartas de encuentro
says-shuffle-in-afterwards = baraja esta carta en el mazo de encuentros tras la activación
says-enters-play = pon esta carta en juego
says-villain-attacks-with = el villano te ataca con +{ $n } ATQ
says-villain-schemes-with = el villano ejecuta el plan con +{ $n } PLA
says-villain-attacks-unboosted = el villano te ataca, sin carta de aumento si { $condition }
says-enemy-attacks = { $card } ataca a tu héroe; si no lo hace, { $otherwise }
says-boost-ahead = dale al villano 1 carta de aumento boca abajo
    .inf = darle al villano 1 carta de aumento boca abajo
says-add-icon = 1 icono de aumento más
says-spend-any = gasta { $count } recursos de cualquier tipo
    .inf = gastar { $count } recursos de cualquier tipo
attach-strongest-enemy = vincúlala, entre los enemigos que aún no tengan otra igual, al de más vida impresa
counters-enters-each = { $count } contadores de { $kind } por jugador
counter-infamy = infamia
counter-madness = locura
flips-empty = cuando no queden contadores, da la vuelta a esta carta y { FORM($which, form: "obj") }
echoes = los efectos «Cuando se muestre» de las cartas que muestres se resuelven una vez más
worth-acceleration = aceleración: 1 por cada { $count }
icon-times = { $icon } ×{ $times }
ban-ready = { $whom } no puede prepararse
ban-change-form = { $whom } no puede cambiar de identidad
custom-02013 = el villano ataca al héroe con menos vida; si no lo hace, esta carta gana Oleada
custom-02032 = descarta X cartas de encuentro (X = 2 × la etapa del villano); por cada esbirro Duende que haya entre ellas, elige: sufre 3 de daño, o ese esbirro se enfrenta a ti
custom-02032-damage = Sufrir 3 de daño
custom-02032-minion = { $card } se enfrenta a ti
custom-02041 = descarta 2 cartas de encuentro; por cada icono de aumento que haya en ellas, cada jugador descarta cartas de su mano por valor de 1 recurso
custom-02043 = descarta 7 cartas de encuentro; si sale Electro, se enfrenta a ti; si no, esta carta gana Oleada
custom-02047 = descarta de tu mano una carta con un recurso mental o físico impreso

# Por qué no.
unable-counters-there = Esa carta no está en juego
why-form-banned = Una carta te impide cambiar de identidad

# Las preguntas.
ask-lose-card = { $card }: ¿qué carta descartas?

# El registro.
log-counters =
    { $amount ->
        [one] +1 contador de { $kind } en { $what } (ahora hay { $now }).
       *[other] +{ $amount } contadores de { $kind } en { $what } (ahora hay { $now }).
    }
log-counters-removed =
    { $amount ->
        [one] −1 contador
       *[other] −{ $amount } contadores
    } de { $kind } en { $what } { $now ->
        [one] (queda { $now }).
       *[other] (quedan { $now }).
    }
log-flip = ¡{ $card } toma el control!
log-boost-ahead = { CAPITAL($enemy) } recibe una carta de aumento boca abajo.
log-shuffle-in = Carta barajada en el mazo de encuentros: { $card }.
log-enters-play = { $card } entra en juego.
log-flip-with = Ahora está en juego { $card }.

# Lo que ha pasado y lo que viene.
recap-flip = **{ $card }** toma el control.
forecast-counters =
    { $enemy } (en vez de atacar, +{ $amount ->
        [one] { $amount } contador
       *[other] { $amount } contadores
    } en { $on })
forecast-counters-off =
    { $enemy } (en vez de ejecutar el plan, −{ $amount ->
        [one] { $amount } contador
       *[other] { $amount } contadores
    } en { $on })
brief-counters = { $card }: { $count } de { $kind }

# Reglas que consultar.
rule-faces = Villanos con dos caras
    .text = Cuando se acaban los contadores, el entorno y el villano se dan la vuelta al momento. El daño, las cartas de estado y los accesorios se quedan; la nueva cara trae sus contadores y su «cuando se muestre». Una etapa nueva empieza por su primera cara.
    .source = W1-102, W1-103, W1-104, W1-105
rule-indirect = Daño indirecto
    .text = Lo repartes entre tu identidad y tus aliados. Nadie recibe más daño que la vida que le queda.
    .source = W1-106
rule-waiting-boosts = Cartas de aumento en espera
    .text = Una carta de aumento boca abajo en el villano se suma a la habitual la próxima vez que ataque o ejecute el plan.
    .source = W1-107
rule-infamy = Infamia
    .text = Si tiene una carta de Aturdido o de Duro, Norman Osborn pierde esa carta y su infamia no cambia. La infamia que se quita en lugar de daño no cuenta como daño hecho.
    .source = W1-101, W1-113
rule-goblin-cards = Cartas del Duende Verde
    .text = Mostrados como cartas de aumento, «Caballero Duende» y «Monstruo» se barajan en el mazo de encuentros tras la activación. Dos «Cobertura mediática» en una identidad hacen que sean tres veces, pero no repiten las obligaciones. En las cartas de La fórmula mutágena, «Duende Verde» es el villano, que también es un enemigo Duende.
    .source = W1-108, W1-110, W1-111
rule-printed-icons = Iconos impresos
    .text = Para «Alta tensión», una carta con dos iconos cuenta como dos y un comodín como uno. Para «Lápida», un comodín no es mental ni físico.
    .source = W1-109, W1-112
