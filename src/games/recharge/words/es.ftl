### Marvel Recharge en español. Los nombres, las cartas y los números llegan como argumentos.

game = Marvel Recharge
ruleset-tournament = Nivel de torneo
ruleset-sprint = Sprint

## Mazos listos para jugar
deck-heroes = Mazo rojo
    .about = Grandes Héroes y cadenas cortas y fuertes. Bueno para una primera partida.
deck-villains = Mazo verde
    .about = Lados fuertes y cartas ESPECIALES que les aguan la fiesta a los demás.
deck-x-men = Mazo azul
    .about = Cadenas largas a base de Alianzas: cuantas más, mejor.
deck-women = Mazo amarillo
    .about = Lados de muchos colores que encajan con casi todo.

## Cartas
card-title = { $name }
card = { $card }
kind-hero = Héroe
kind-power = Poder
kind-teamwork = Alianza
kind-counter = Ficha
kind-special-hero = Héroe ESPECIAL
kind-special-power = Poder ESPECIAL
kind-special-teamwork = Alianza ESPECIAL
fact-points = Potencia { $points }
fact-two-points = Potencia { $left } a la izquierda y { $right } a la derecha
fact-plus = Poder Plus +{ $plus }
fact-left = Izquierda: { $colours }
any-colour = cualquier color
fact-right = Derecha: { $colours }
colour-heroes = Héroes (rojo)
colour-villains = Villanos (verde)
colour-x-men = X-Men (azul)
colour-women = Mujeres (amarillo)

## Lo que dicen las cartas ESPECIALES. Una frase empieza en minúscula y termina sin punto.
says-nothing = nada
says-every-colour = encaja con todos los colores
says-opens = puede abrir una batalla sin Héroe
says-rides = puede jugarse junto con la carta que abre tu ataque
says-worth = +{ $plus }
says-worth-per = { $worth } por cada { $cards } de tu cadena
says-worth-if = { $worth } si { $condition }
says-cards =
    { $kind ->
        [hero] { $count ->
            [one] Héroe
           *[other] Héroes
        }
        [power] { $count ->
            [one] Poder
           *[other] Poderes
        }
        [teamwork] { $count ->
            [one] Alianza
           *[other] Alianzas
        }
       *[card] { $count ->
            [one] carta
           *[other] cartas
        }
    }{ $colour ->
        [heroes] { " " }roj
        [villains] { " " }verde
        [x-men] { " " }azul
        [women] { " " }amarill
       *[any] { "" }
    }{ $colour ->
        [any] { "" }
        [villains] { "" }
        [x-men] { "" }
       *[agrees] { $kind ->
            [hero] o
            [power] o
           *[card] a
        }
    }{ $colour ->
        [any] { "" }
        [x-men] { $count ->
            [one] { "" }
           *[other] es
        }
       *[one] { $count ->
            [one] { "" }
           *[other] s
        }
    }{ $other ->
        [yes] { $count ->
            [one] { " " }adicional
           *[other] { " " }adicionales
        }
       *[no] { "" }
    }
says-attacking = atacas
says-defending = defiendes
says-empty-hand = tu mano está vacía
says-chain = tu cadena tiene al menos { $least } { $cards }
says-rivals = la cadena de un rival tiene al menos { $least } { $cards }
says-behind = un rival ha ganado más puntos que tú
says-stake = hay al menos { $least } puntos en juego
says-in-chain = mientras esté en tu cadena: { $grants }
says-wins-ties = ganas los empates
says-may-venture = puedes apostar aunque el jugador anterior no lo hiciera
says-rivals-cannot-venture = los rivales no pueden apostar
says-may-pass = puedes pasar aunque vayas por detrás
says-when-played = al jugarla: { $does }
says-when-won = si ganas la batalla: { $does }
says-when-lost = si pierdes la batalla: { $does }
says-draw =
    { $who ->
        [all] cada jugador de la batalla roba { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
       *[mine] roba { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    }
says-discard =
    un rival descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
says-look = mira la mano de un rival
says-arrange =
    { $count ->
        [one] mira la primera carta de tu pila de robo
       *[other] mira las { $count } primeras cartas de tu pila de robo y ponlas en el orden que quieras
    }
says-take = añade a tu mano tu último descarte
says-take-back = puedes devolver a tu mano una carta suelta de tu cadena (a la que no hayas añadido otra) sin este texto
says-come-back = devuelve esta carta a tu mano
says-restock =
    pon { $count ->
        [one] tu último descarte
       *[other] tus { $count } últimos descartes
    } debajo de tu pila de robo
says-rivals-venture = cada rival apuesta su ficha más baja
says-counter-back = devuelve a tu reserva la ficha más baja que hayas apostado

## Lo que cambia un efecto
change-hand = { $who }: cartas en la mano
change-reserve = { $who }: fichas en reserva
change-venture = { $who }: fichas apostadas

facet-kind = Clase
facet-colour = Color
facet-points = Potencia
facet-special = ESPECIAL
special-no = normal
special-yes = ESPECIAL

## La mesa
status-round =
    Ronda { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }de { $hands }
    }: le toca a { $who }.
status-battle =
    Ronda { $round }{ $hands ->
        [0] { "" }
       *[other] { " " }de { $hands }
    }: ataca { $who }.
status-over = Fin de la partida.
panel-table = La mesa
panel-seat = { $who }
panel-out = { $who } (fuera de juego)
meter-stake = Puntos en juego
meter-goal = Puntos para ganar
meter-victory = Pila de victoria
    .short = Victoria
meter-reserve = Fichas en reserva
    .short = Reserva
meter-venture = Apostado
meter-rating = Potencia
meter-counters = Fichas de { $value }
zone-chain = Cadena
zone-hand = Mano
zone-draw = Pila de robo
zone-discard = Descartes
side-left = izquierda
side-right = derecha

## En qué punto está la partida
at-round = Ronda { $round }
at-step-ante = apuesta inicial
at-step-turn = turno
at-step-answer = respuesta al ataque
at-step-battle = batalla
at-step-after = tras la batalla
at-card = { $card }

## Lo que haría una respuesta
preview-lay =
    { $points ->
        [0] no suma nada
       *[other] suma { $points } en total
    }
preview-idle = Al jugarla ahora, no tiene efecto. { $why }.
preview-pass-leading =
    Sigues por delante hasta que un rival { $by ->
        [reaching] llegue a
       *[beating] supere
    } { $rating }.
preview-concede =
    { $lost ->
        [0] No has apostado nada: no pierdes nada.
       [one] Dejas esta batalla y pierdes el punto que apostaste.
       *[other] Dejas esta batalla y pierdes los { $lost } puntos que apostaste.
    }
preview-spent = No puedes jugar ni robar: quedas fuera de la partida.
change-stake = Puntos en juego

## Preguntas
ask-attack =
    { $able ->
        [0] No tienes ningún Héroe con el que abrir una batalla.
       *[other] ¿Abres una batalla o pasas?
    }
ask-attack-last =
    { $able ->
        [0] No puedes abrir una batalla: gana ya la mayor pila de victoria.
       *[other] ¿Abres una batalla? Si no, gana ya la mayor pila de victoria.
    }
ask-must-act =
    { $able ->
        [0] Con seis cartas no puedes pasar, y ninguna abre una batalla.
       *[other] Con seis cartas no puedes pasar: abre una batalla o cede la ronda.
    }
pass-turn = Pasar
concede-hand = Ceder la ronda (1 ficha)
start = { $card } (potencia { $after })
start-venturing = { $card } (potencia { $after }), apostando { $value }
attach =
    { $way ->
        [turned] { $card }, del revés, a la { $side } de { $on } (potencia { $before } → { $after })
       *[upright] { $card }, a la { $side } de { $on } (potencia { $before } → { $after })
    }
ask-venture = ¿Qué ficha apuestas?
ask-venture-riding = ¿Qué ficha apuestas? Antes puedes añadir una carta a tu ataque.
ask-venture-spent = No te quedan fichas que apostar. ¿Sigues?
ask-may-venture = ¿Apuestas otra ficha?
venture-nothing = No apostar nada
counter = Ficha { $value }
ask-concession = ¿Qué ficha entregas?
ask-defend =
    { $able ->
        [0] { $who } ataca con potencia { $rating }. Sin Héroe para defenderte.
       *[other] { $who } ataca con potencia { $rating }. ¿Defiendes o cedes?
    }
ask-defend-still =
    { $able ->
        [0] Ya nadie ataca; { $who } va por delante con { $rating }. Sin Héroe para defenderte.
       *[other] Ya nadie ataca; { $who } va por delante con potencia { $rating }. ¿Defiendes o cedes?
    }
concede = Ceder la batalla
concede-spent = Sin nada que jugar: ceder
ask-battle-leading =
    { $able ->
        [0] Vas por delante con potencia { $rating }. No tienes ninguna carta que añadir.
       *[other] Vas por delante con potencia { $rating }. ¿Añades una carta o pasas?
    }
ask-battle-behind =
    { $able ->
        [0] Tienes potencia { $rating } contra { $best }. No tienes ninguna carta que jugar.
       *[other] Tienes potencia { $rating } contra { $best }. ¿Juegas una carta o cedes?
    }
ask-battle-free =
    { $able ->
        [0] Tienes potencia { $rating } contra { $best }. Nada que jugar: ¿pasas o cedes?
       *[other] Tienes potencia { $rating } contra { $best }. ¿Juegas, pasas o cedes?
    }
ask-tied-behind =
    { $able ->
        [0] Empate a { $rating }: { $led }. No tienes ninguna carta que jugar.
       *[other] Empate a { $rating }: { $led }. ¿Juegas o cedes?
    }
ask-tied-free =
    { $able ->
        [0] Empate a { $rating }: { $led }. Nada que jugar: ¿pasas o cedes?
       *[other] Empate a { $rating }: { $led }. ¿Juegas, pasas o cedes?
    }
led-attacker = { $who } ataca y por eso va por delante
led-card = { $who } va por delante gracias a { $card }
led-seat = { $who } responde antes y va por delante
pass-battle = Pasar
ask-replace =
    ¿Cambias cartas por otras nuevas?{ $over ->
        [yes] { " " }Luego te quedas con { $keep ->
            [3] tres
            [4] cuatro
           *[other] { $keep }
        }.
       *[no] { "" }
    }
exchange-nothing = No cambiar nada
ask-hand-limit =
    Puedes quedarte con { $keep ->
        [3] tres
        [4] cuatro
       *[other] { $keep }
    }: { $count ->
        [one] ¿qué carta descartas?
       *[other] ¿qué { $count } cartas descartas?
    }
ask-rival = { $card }: ¿qué rival eliges?
ask-order = { $card }: ordena tus próximas cartas, de la primera a la última.
ask-discard =
    { $count ->
        [one] { $card }: ¿qué carta descartas?
       *[other] { $card }: ¿qué { $count } cartas descartas?
    }
ask-take-back = { $card }: ¿recuperas una carta de tu cadena?
keep-chain = Dejar la cadena como está
player = { $who }

## La mesa de un vistazo
brief-round = Ronda { $round } de { $hands }
brief-stake = Puntos en juego: { $points }
brief-mine = Tú: { $points } de { $goal }
brief-theirs = { $who }: { $points }

## Lo que dice el botón junto a una respuesta
verb-attack = Atacar
verb-defend = Defender
verb-battle = Jugar
verb-ride = Jugar
verb-venture = Apostar
verb-concession = Entregar
verb-concede = Ceder
verb-hand-limit = Descartar
verb-replace = Cambiar
verb-discard = Descartar
verb-take-back = Recuperar

## A quién espera la mesa, a la vista de todo el mundo

awaiting-attack = { $who } puede abrir una batalla
awaiting-venture = { $who } elige una ficha
awaiting-concession = { $who } entrega una ficha
awaiting-defend = { $who } recibe un ataque
awaiting-battle = { $who } tiene la palabra en la batalla
awaiting-replace = { $who } puede cambiar cartas
awaiting-hand-limit = { $who } descarta las cartas de más
awaiting-rival = { $who } elige a un rival
awaiting-order = { $who } ordena cartas
awaiting-discard = { $who } está descartando
awaiting-take-back = { $who } puede recuperar una carta

## Por qué algo no se puede
why-no-hero = Una cadena empieza con un Héroe
why-no-teamwork = Otro Héroe necesita una Alianza con un lado libre que encaje
why-no-match = No encaja con ningún lado libre de un Héroe o Poder de tu cadena
why-no-free-hero = Una Alianza necesita un Héroe con un lado libre que encaje
why-no-draw = No quedan cartas que robar
why-no-discard = No tienes descartes
why-no-loose = Ninguna otra carta suelta de tu cadena puede volver
why-no-rival-hand = Ningún rival de la batalla tiene cartas en la mano
why-no-rival-counter = A ningún rival de la batalla le quedan fichas
why-no-venture = No has apostado nada

## El registro
log-turn = Le toca a { $who }.
log-draw =
    { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
log-draw-own = Robas { $cards }.
log-draw-none = A { $who } no le quedan cartas que robar.
log-pass-turn = { $who } pasa.
log-attack = { $who } abre una batalla.
log-start = { $who } empieza con { $card }: potencia { $rating }.
log-attach = { $who } añade { $card }: potencia { $rating }.
log-venture = { $who } apuesta una ficha de { $value }.
log-ante = { $who } pone una ficha de { $value } como apuesta inicial.
log-concession-paid = { $who } entrega una ficha de { $value }.
log-concede-hand = { $who } cede la ronda.
log-concede = { $who } cede la batalla.
log-pass-battle = { $who } pasa.
log-out = { $who } no tiene nada más que jugar y queda fuera.
log-left = { $who } se rinde.
log-collect =
    { $points ->
        [one] { $who } se lleva { $points } punto y ya tiene { $total }.
       *[other] { $who } se lleva { $points } puntos y ya tiene { $total }.
    }
log-replace =
    { $count ->
        [one] { $who } descarta una carta y roba otra.
       *[other] { $who } descarta { $count } cartas y roba otras tantas.
    }
log-hand-limit = { $who } descarta { $cards }.
log-discard = { $who } descarta { $cards }.
log-arrange =
    { $count ->
        [one] { $who } mira su próxima carta.
       *[other] { $who } ordena sus { $count } próximas cartas.
    }
log-arrange-own =
    { $count ->
        [one] Tu próxima carta es { $cards }.
       *[other] Tus próximas cartas, en orden: { IN_ORDER($cards) }.
    }
log-look-hand = { $who } mira la mano de { $whose }.
log-look-hand-own = En la mano de { $whose }: { $cards }.
log-take-back = { $who } devuelve { $what } a su mano.
log-take-discard = { $who } recupera { $what } de sus descartes.
log-come-back = { $who } devuelve { $what } a su mano.
log-restock =
    { $count ->
        [one] { $who } pone una carta de sus descartes debajo de su pila de robo.
       *[other] { $who } pone { $count } cartas de sus descartes debajo de su pila de robo.
    }
log-counter-back = { $who } recupera una ficha de { $value }.

## Cómo acabó
end-goal = Objetivo cumplido: { $goal } puntos.
end-no-counters = Alguien se ha quedado sin fichas: decide la mayor pila de victoria.
end-hands = Se han jugado las { $hands } rondas: decide la mayor pila de victoria.
end-out-of-cards = A { $who } no le quedaba nada que jugar.
end-left = { $who } se ha rendido.
end-passed = Nadie tenía cartas que robar y todos pasaron.

## Qué falla en un mazo
problem-unknown = No existe la carta { $id }.
problem-empty = No tiene cartas aparte de las fichas. Añade al menos una.
problem-copies = { $card } está { $copies } veces; solo se permite una.
problem-counters = Tiene { $counters } fichas; el máximo es { $most }.
problem-sum =
    Sus fichas suman { $sum ->
        [one] un punto
       *[other] { $sum } puntos
    }; el total tiene que estar entre { $least } y { $most }.
problem-denomination = No hay fichas de { $value }; hay { $all }.

## Qué falla en una carta de un conjunto
flaw-color-twice = hay un color repetido

## Las reglas, con nuestras palabras
rule-start = Empezar una cadena
    .text = Todo ataque y toda defensa empiezan con un Héroe. Algunas cartas ESPECIALES también pueden abrir un ataque.
    .source = Rules I.C.1, IV.D.1
rule-attach = Añadir cartas
    .text = Los Poderes y las Alianzas se unen a los lados de un Héroe, y los Poderes también a otros Poderes. Los dos lados que se tocan tienen que compartir un color.
    .source = Rules I.B, I.C.2, I.C.3; RE-9
rule-turned = Del revés
    .text = Puedes poner del revés los Poderes y las Alianzas, y así intercambiar sus lados. Los Héroes, no.
    .source = Rules I.C.2.a
rule-two-colours = Dos colores en un lado
    .text = Basta con un color en común. En un lado de dos colores caben dos cartas, una por color, pero solo si es de un Héroe.
    .source = Rules I.C.2.b, I.C.2.c, I.C.2.d; RE-10
rule-teamwork = Alianzas
    .text = Una Alianza solo se une a un Héroe. En su otro lado solo cabe otro Héroe del mismo color, y la cadena sigue desde ahí.
    .source = Rules I.C.4; RE-9
rule-rating = Potencia total
    .text = Suma la potencia de todas tus cartas. Si un Poder tiene dos números, vale el más cercano a su Héroe; un Poder Plus suma su bonificación.
    .source = Rules I.C.3, I.C.5
rule-special = Cartas ESPECIALES
    .text = El texto de una carta ESPECIAL manda sobre estas reglas. Cuando habla de rivales, se refiere a los demás jugadores de la batalla (en «ha ganado más puntos», a todos los que siguen jugando); una carta «suelta» es la que has añadido a tu cadena y a la que no se ha añadido ninguna otra. Lo que una carta hace al ganar o perder la batalla ocurre antes de descartar las cadenas.
    .source = Rules I.A.1, IV.H
rule-deck = Construir un mazo
    .text = Lleva cuantas cartas quieras, de 1 a 250, pero una sola copia de cada una.
    .source = Rules II.A.1, II.A.2; RE-12
rule-counters = Fichas
    .text = Tienes como mucho 25, que suman de 50 a 65 puntos. Todo el mundo ve cuántas tienes en reserva, pero no cuáles.
    .source = Rules II.A.3; RE-12, RE-14
rule-setup = Empezar la partida
    .text = Cada cual baraja y roba una carta, o dos con tres o más jugadores. Quién empieza se decide al azar.
    .source = Rules III, IV.A, V.A.1; RE-13
rule-draw = Robar
    .text = Roba una carta al empezar tu turno. Si no te quedan, no robas, y nada se vuelve a barajar.
    .source = Rules IV.B, IV.D.3; RE-1, RE-7
rule-pass = Pasar
    .text = Con menos de seis cartas en la mano puedes pasar, y roba el siguiente jugador. Si nadie puede robar y todos pasan, acaba la partida y gana la mayor pila de victoria.
    .source = Rules IV.C; RE-C1
rule-battle = Una batalla
    .text = Quien ataca juega una carta y apuesta una ficha. Cada rival roba una carta y luego defiende con un Héroe o cede. Después se juega por turnos, una carta cada vez, hasta que solo quede uno.
    .source = Rules IV.D, V.A.4; RE-11
rule-venture = Apostar
    .text = Quien ataca tiene que apostar una ficha. Después, en tu turno, puedes apostar otra si el jugador anterior también apostó. Si una carta impide apostar y otra lo permite, manda la que lo impide.
    .source = Rules IV.D.2, IV.D.5, IV.D.7; RE-4, RE-C2, RE-C6
rule-concede = Ceder una batalla
    .text = Puedes ceder una batalla en tu turno. Es obligatorio si no tienes nada que jugar y no puedes pasar.
    .source = Rules IV.D.3.a, IV.D.6; RE-2
rule-pass-in-battle = Pasar en una batalla
    .text = Solo puede pasar quien va por delante. Si una carta permite que pasen los demás, su efecto acaba en cuanto todos los que siguen en la batalla han pasado, uno tras otro: quien no va por delante debe entonces jugar o ceder. Si hay empate, va por delante quien ataca o, si no está en el empate, el jugador empatado más cercano a su izquierda.
    .source = Rules IV.D.8, IV.F, V.A.4; RE-3, RE-C4, RE-C8
rule-out-of-cards = Sin cartas que jugar
    .text = Pierdes la partida si tienes que jugar en una batalla, no puedes y no te quedan cartas que robar. Con tres o más jugadores, quedas fuera sin conservar nada y los demás siguen.
    .source = Rules IV.D.8.b; RE-2
rule-sixth-card = La sexta carta
    .text = Con seis cartas tienes que atacar o ceder la ronda. Cederla cuesta una ficha a tu elección, que se lleva tu rival; con tres o más jugadores, la ficha se queda para la próxima batalla.
    .source = Rules IV.E, V.A.5; RE-5
rule-victory-pile = La pila de victoria
    .text = Quien gana una batalla se lleva todas las fichas apostadas.
    .source = Rules IV.F.1, V.A.4
rule-winning = Ganar
    .text = Se gana con 70 puntos en la pila de victoria. Si tras una batalla alguien no tiene fichas en reserva, gana la mayor pila; en caso de empate, gana quien ganó la batalla o, si no está en el empate, se comparte la victoria.
    .source = Rules IV.F.1.a; RE-8, RE-C1
rule-replace = Cambiar cartas
    .text = Tras una batalla puedes descartar cartas, como mucho tantas como te queden por robar, y robar otras tantas.
    .source = Rules IV.F.2, IV.F.3; RE-C5
rule-hand-limit = Límite de mano
    .text = Te quedas como mucho con tres cartas para la ronda siguiente, o con cuatro si hay tres o más jugadores.
    .source = Rules IV.F.4, V.A.6
rule-ante = Apuesta inicial
    .text = Con tres o más jugadores, cada cual pone en juego su ficha más baja antes de robar.
    .source = Rules V.A.2
rule-many = Tres o más jugadores
    .text = El turno pasa hacia la izquierda. La ronda siguiente la empieza quien está a la izquierda de quien empezó esta, gane quien gane.
    .source = Rules V, V.A.3, V.A.7; RE-6
rule-giving-up = Rendirse
    .text = Con dos jugadores, pierde quien se rinde. En mesas más grandes queda fuera, como si no tuviera cartas, y la batalla en curso sigue sin esa persona.
    .source = RE-C3
rule-stalemate = Punto muerto
    .text = Si un turno empieza por tercera vez en la misma situación, o nadie ha tenido nada que decidir en 100 turnos, gana la mayor pila de victoria. Si hay empate, la victoria se comparte.
    .source = RE-C7
rule-sprint = Sprint
    .text = La partida corta: 35 puntos, o la mayor pila de victoria tras seis rondas. Todos empiezan con tres cartas. Eliges la ficha a la vez que la carta con la que atacas o defiendes; después no se apuesta más, y nadie ataca con dos cartas a la vez.
    .source = Formato de Longbox; RE-S1, RE-S2, RE-S3, RE-S4

## Respuestas automáticas
order-venture = No apostar nunca una ficha si no es obligatorio

# Una carta en juego tiene poco sitio en una imagen. Las frases con una de estas palabras ya no dicen nada de ella:
gist-omits =
    Al jugarla:
# Y esto se dice más corto, de la primera línea a la última:
gist-shorts =
    devuelve a tu reserva la ficha más baja que hayas apostado => recupera tu ficha más baja
    debajo de tu pila de robo => bajo tu mazo
    de tu cadena => de la cadena
