### Super Powered Smash Masters en español. Los nombres, las cartas y los números llegan como argumentos.
### Formas: `.a` dice «al…» donde la frase empieza por «el» (`.art`); los tipos tienen `.adj` y `.adjs` («de Magia»).

game = Super Powered Smash Masters
ruleset-match = Estándar
ruleset-any = Dúos con dos héroes cualesquiera
ruleset-quick = Rápida

## Cartas
card-title = { $name }
card = { $card }
kind-hero = Héroe
kind-super = Súper
kind-smash = Smash
kind-story = Historia
kind-team-up = Dúo
kind-loot = Objeto
type-mutant = Mutante
    .adjs = Mutantes
type-magic = Magia
    .adjs = de Magia
type-nature = Naturaleza
    .adjs = de Naturaleza
type-gadget = Artilugio
    .adjs = de Artilugio
facet-kind = Clase
facet-type = Tipo
fact-types = { $types }
fact-hero = para { $hero }
fact-passive = siempre activo para su héroe
fact-active = activable
fact-reaction = reacción
mark-stunned = héroe aturdido
mark-shielded = ahora no se le puede atacar
mark-not-ready = sin poderes hasta su próximo turno

## Lo que dice una carta, hecho a partir de lo que hace. Una frase empieza en minúscula y termina sin punto.
no-words = { "" }
says-in-any-case = { $said }; en todo caso, { $next }
says-smash = ataca a un héroe rival o contraataca
says-team-up =
    un Smash de dos héroes activos { $same ->
        [yes] de tipo { $types }
       *[no] ({ $types })
    }: si ganas, el héroe rival queda derrotado
says-super = reanima a { $hero } (si hace falta)
says-power = poder: { $does }
says-use = uso: { $does }
# Un Objeto que no tiene por qué quedarse se va antes de hacer lo demás.
says-reaction-attack =
    contra un ataque: { $loot ->
        [gone] descarta esta carta de tu mano
       *[stays] equipa esta carta
    } para detenerlo
says-reaction-story =
    contra una Historia: { $loot ->
        [gone] descarta esta carta de tu mano
       *[stays] equipa esta carta
    } para proteger a tu equipo
says-reaction-super =
    contra un Súper: { $loot ->
        [gone] descarta esta carta de tu mano
       *[stays] equipa esta carta
    } para proteger a tu equipo
says-immune = inmune: los héroes { FORM($types, form: "adjs") } no pueden atacarlo
says-weak = débil ante héroes { FORM($types, form: "adjs") }: si pierde contra ellos, queda derrotado
says-lethal = si gana a un héroe, lo derrota en vez de aturdirlo
says-lethal-to = si gana a héroes { FORM($types, form: "adjs") }, los derrota en vez de aturdirlos
says-guard = guardia: los rivales que puedan atacarlo no pueden atacar a tus otros héroes activos
says-hidden = oculto: no se le puede atacar mientras se pueda atacar a otro héroe activo tuyo
says-costly =
    los rivales deben descartar { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para atacarlo
says-swift = sus ataques no admiten contraataque
says-swift-to = los héroes { FORM($types, form: "adjs") } no pueden contraatacarlo
says-safe-story = las Historias no afectan a este héroe
says-safe-super = los Súper no afectan a este héroe
says-safe-power = los poderes y los Objetos no afectan a este héroe
says-wild = vale por cualquier tipo para Dúos y Objetos
says-hand = +{ $plus } al tamaño de mano
says-sturdy = robusto: cuando vaya a quedar aturdido, puedes lanzar una moneda; si sale cara, se libra
# Nadie tiene que usar un poder, salvo que su carta lo diga.
says-on-turn =
    al empezar tu turno{ $how ->
        [must] { "" }
       *[may] , si quieres
    }: { $does }
says-on-stunned =
    al quedar aturdido{ $how ->
        [must] { "" }
       *[may] , si quieres
    }: { $does }
says-on-defeated =
    al ser derrotado{ $how ->
        [must] { "" }
       *[may] , si quieres
    }: { $does }
says-on-won =
    al ganar un combate{ $how ->
        [must] { "" }
       *[may] , si quieres
    }: { $does }
says-on-rival-stunned =
    al aturdir a un héroe rival en combate{ $how ->
        [must] { "" }
       *[may] , si quieres
    }: { $does }
says-on-rival-defeated =
    al derrotar a un héroe rival en combate{ $how ->
        [must] { "" }
       *[may] , si quieres
    }: { $does }
says-stun =
    aturde { FORM($heroes, form: "art") ->
        [el] { FORM($heroes, form: "a") }
       *[other] a { $heroes }
    }
    .you =
        aturde tú { FORM($heroes, form: "art") ->
            [el] { FORM($heroes, form: "a") }
           *[other] a { $heroes }
        }
    .inf =
        aturdir { FORM($heroes, form: "art") ->
            [el] { FORM($heroes, form: "a") }
           *[other] a { $heroes }
        }
says-defeat =
    derrota { FORM($heroes, form: "art") ->
        [el] { FORM($heroes, form: "a") }
       *[other] a { $heroes }
    }
says-revive =
    reanima { FORM($heroes, form: "art") ->
        [el] { FORM($heroes, form: "a") }
       *[other] a { $heroes }
    }
    .inf =
        reanimar { FORM($heroes, form: "art") ->
            [el] { FORM($heroes, form: "a") }
           *[other] a { $heroes }
        }
says-shield =
    protege de los ataques { FORM($heroes, form: "art") ->
        [el] { FORM($heroes, form: "a") }
       *[other] a { $heroes }
    } hasta { $whose ->
        [mine] tu próximo turno
       *[theirs] el próximo turno de su equipo
    }
says-swap =
    manda { FORM($heroes, form: "art") ->
        [el] { FORM($heroes, form: "a") }
       *[other] a { $heroes }
    } al fondo de { $whose ->
        [mine] tu
       *[theirs] su
    } reserva y pon en su lugar al siguiente
says-attack =
    haz un ataque gratis con { $by ->
        [one] uno de tus héroes activos
        [named] { $hero }
       *[this] este héroe
    }{ $how ->
        [sure] { " " }(sin contraataques)
        [fatal] { " " }(si gana, el héroe rival queda derrotado)
        [both] { " " }(sin contraataques; si gana, el héroe rival queda derrotado)
       *[plain] { "" }
    }
says-draw =
    { $who ->
        [mine] roba
        [rival] un rival roba
        [rivals] cada rival roba
       *[all] cada equipo roba
    } { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    .you =
        { $who ->
            [mine] roba tú
            [rival] un rival roba
            [rivals] cada rival roba
           *[all] cada equipo roba
        } { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    .inf =
        { $who ->
            [mine] robar
            [rival] un rival roba
            [rivals] cada rival roba
           *[all] cada equipo roba
        } { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    .who =
        { $who ->
            [mine] same
           *[others] others
        }
says-discard =
    { $who ->
        [mine] descarta
        [rival] un rival descarta
        [rivals] cada rival descarta
       *[all] cada equipo descarta
    } { $what }{ $how ->
        [random] { " " }al azar
       *[chosen] { "" }
    }{ $late ->
        [yes] { " " }y no repone la mano hasta que juegue otra carta
       *[no] { "" }
    }
    .who =
        { $who ->
            [mine] same
           *[others] others
        }
a-card-any =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
a-card-smash =
    { $count ->
        [one] un Smash
       *[other] { $count } Smash
    }
a-card-super =
    { $count ->
        [one] un Súper
       *[other] { $count } Súper
    }
a-card-story =
    { $count ->
        [one] una Historia
       *[other] { $count } Historias
    }
a-card-team-up =
    { $count ->
        [one] un Dúo
       *[other] { $count } Dúos
    }
a-card-loot =
    { $count ->
        [one] un Objeto
       *[other] { $count } Objetos
    }
says-take = recupera { $what } de tus descartes
says-look =
    mira la mano de un rival{ $count ->
        [0] { "" }
        [one] { " " }y descarta de ella una carta
       *[other] { " " }y descarta de ella { $count } cartas
    }{ $late ->
        [yes] ; ese rival no repone la mano hasta que juegue otra carta
       *[no] { "" }
    }
    .who =
        { $late ->
            [yes] others
           *[no] same
        }
says-loot-destroy = descarta el Objeto de un rival
says-loot-steal = quítale su Objeto a un rival y dáselo a uno de tus héroes (si no le sirve a ninguno, descártalo)
says-summon =
    pon en juego { $count ->
        [one] un héroe
       *[other] { $count } héroes
    } de tu reserva
says-return =
    pon { $count ->
        [one] uno de tus héroes derrotados
       *[other] { $count } de tus héroes derrotados
    } al fondo de tu reserva
says-leave = el héroe de esta carta queda derrotado, salvo que sea el último
says-leave-named = derrota a { $hero }, salvo que sea tu último héroe
says-fresh-hand =
    { $who ->
        [mine] descarta tu mano y roba otra nueva
        [rival] un rival descarta su mano y roba otra nueva
        [rivals] cada rival descarta su mano y roba otra nueva
       *[all] cada equipo descarta su mano y roba otra nueva
    }
    .who =
        { $who ->
            [mine] same
           *[others] others
        }
says-again = haz otra acción este turno
says-skip = un rival pierde su próximo turno
    .who = others
says-flip = lanza una moneda{ $heads }{ $tails }
says-heads = ; si sale cara, { $does }
says-tails = ; si sale cruz, { $does }
says-choose = elige: { $does }
says-or = { $said }, o { $next }
if-heroes-active =
    { $count ->
        [one] al menos uno de tus héroes está activo
       *[other] al menos { $count } de tus héroes están activos
    }
if-heroes-stunned =
    { $count ->
        [one] al menos uno de tus héroes está aturdido
       *[other] al menos { $count } de tus héroes están aturdidos
    }
if-defeated =
    { $count ->
        [one] al menos uno de tus héroes está derrotado
       *[other] al menos { $count } de tus héroes están derrotados
    }
if-type = otro de tus héroes activos es de tipo { $type }
if-behind = un rival tiene más héroes en juego que tú
# Lo que se dice de los héroes detrás de la palabra «héroe», con su espacio delante; `.otro`, `.uno`, `.otros` y `.cualquier` van antes.
which =
    { $other ->
        [other] { "" }
       *[any] { "" }
    }{ $type ->
        [mutant] { " " }Mutante
        [magic] { " " }de Magia
        [nature] { " " }de Naturaleza
        [gadget] { " " }de Artilugio
       *[any] { "" }
    }{ $state ->
        [active] { " " }activo
        [stunned] { " " }aturdido
       *[any] { "" }
    }
    .pl =
        { $type ->
            [mutant] { " " }Mutantes
            [magic] { " " }de Magia
            [nature] { " " }de Naturaleza
            [gadget] { " " }de Artilugio
           *[any] { "" }
        }{ $state ->
            [active] { " " }activos
            [stunned] { " " }aturdidos
           *[any] { "" }
        }
    .otro =
        { $other ->
            [other] otro{ " " }
           *[any] un{ " " }
        }
    .uno =
        { $other ->
            [other] otro
           *[any] uno
        }
    .otros =
        { $other ->
            [other] otros{ " " }
           *[any] { "" }
        }
    .cualquier =
        { $other ->
            [other] cualquier otro{ " " }
           *[any] cualquier{ " " }
        }
heroes-this = el héroe de esta carta
    .art = el
    .a = al héroe de esta carta
heroes-named = { $hero }
heroes-foe = el héroe rival de ese combate
    .art = el
    .a = al héroe rival de ese combate
heroes-one-mine = { FORM($which, form: "uno") } de tus héroes{ FORM($which, form: "pl") }
heroes-one-rivals = { FORM($which, form: "otro") }héroe rival{ $which }
heroes-one-all = { FORM($which, form: "cualquier") }héroe{ $which }
heroes-each-rivals = { FORM($which, form: "otro") }héroe{ $which } de cada rival (lo elige ese rival)
heroes-each-all = { FORM($which, form: "otro") }héroe{ $which } de cada equipo (lo elige su dueño)
heroes-all-mine = todos tus { FORM($which, form: "otros") }héroes{ FORM($which, form: "pl") }
heroes-all-rivals = todos los { FORM($which, form: "otros") }héroes rivales{ FORM($which, form: "pl") }
heroes-all-all = todos los { FORM($which, form: "otros") }héroes{ FORM($which, form: "pl") }, tuyos y rivales
heroes-random-mine = { FORM($which, form: "otro") }héroe tuyo{ $which } al azar
heroes-random-rivals = { FORM($which, form: "otro") }héroe rival{ $which } al azar
heroes-random-all = { FORM($which, form: "otro") }héroe{ $which } al azar de cualquier equipo

## Lo que cambia un efecto
change-active = { $who }: héroes activos
change-table = { $who }: héroes en juego
change-heroes = { $who }: héroes restantes
change-lives = { $who }: vidas restantes
change-hand = { $who }: cartas en la mano
change-defeated = { $who }: héroes derrotados

## La mesa
status-turn = Turno { $turn }: le toca a { $who }.
status-battle = Turno { $turn }: { $hero } ({ $who }) combate contra { $target } ({ $whose }).
status-over = Fin de la partida.
panel-battle = El combate
panel-seat = { $who }
panel-out = { $who } (fuera de juego)
concede-cards = Tu equipo queda eliminado y sus cartas salen del juego.
meter-left = Héroes restantes
    .short = Héroes
meter-lives = Vidas restantes
    .short = Vidas
zone-heroes = En juego
zone-battle = Cartas de este combate
zone-hand = Mano
zone-stack = Reserva de héroes
zone-deck = Mazo
zone-discard = Descartes
zone-defeated = Héroes derrotados

## En qué punto está la partida
at-turn = Turno { $turn }
at-act = { $card }
at-card = { $card }

## Lo que haría una respuesta
preview-smash = Ataca a un héroe: lo aturde o, si ya está aturdido, lo derrota.
preview-team-up = Atacan dos héroes; solo se arriesga este. Si ganas, el héroe rival queda derrotado.
preview-retire =
    Tu héroe aturdido queda derrotado{ $joins ->
        [yes] { " " }y entra otro.
       *[no] . No entra ningún otro.
    }
preview-discard = Descártala y roba una carta.
preview-nothing = Ahora no tiene efecto. { $why }.
preview-revives = Reanima a este héroe.
preview-defenceless =
    Aturdido, no puede defenderse: queda derrotado{ $loot ->
        [yes] , salvo que lo impida un Objeto.
       *[no] .
    }
preview-defended = Puede haber contraataque.
preview-uncountered = No puede haber contraataque.
preview-falls = Tu héroe queda derrotado.
preview-stunned =
    Tu héroe queda aturdido{ $sturdy ->
        [yes] , salvo que lo salve una moneda.
       *[no] .
    }
preview-counter-smash = Contraataca. Pueden devolverte el golpe.
preview-counter-team-up = Contraataca. Pueden devolverte el golpe; si ganas, derrotas a su héroe.

## Preguntas
ask-turn = Tu turno. ¿Qué haces?
ask-turn-again = Una acción más. ¿Qué haces?
group-smash = Atacar con un Smash…
group-team-up = Atacar con un Dúo…
group-power = Usar un poder…
group-use = Usar un Objeto…
group-story = Jugar una Historia…
group-super = Jugar un Súper…
group-loot = Equipar un Objeto…
group-retire = Retirar héroe aturdido…
group-discard = Descartar y robar…
act-smash = { $hero } ataca con { $card }
act-team-up = { $hero } encabeza { $card }
act-power = { $hero } usa su poder
act-use = { $hero } usa { $card }
act-story = Jugar { $card }
act-super = Jugar { $card } para { $hero }
act-loot = Dar { $card } a { $hero }
act-retire = Retirar a { $hero }
act-discard = Descartar { $card } y robar
nothing = Nada que hacer
do-nothing = No hacer nada
hero-active = { $card } ({ $who })
hero-stunned = { $card } ({ $who }), héroe aturdido
player = { $who }
ask-target = ¿A quién ataca { $card }?
ask-attacker = ¿Quién ataca con { $card }?
ask-counter =
    { $able ->
        [0] Atacan a { $card }. No tienes con qué contraatacar.
       *[other] Atacan a { $card }. ¿Contraatacas?
    }
ask-counter-back =
    { $able ->
        [0] Contraatacan a { $card }. No tienes con qué devolver el golpe.
       *[other] Contraatacan a { $card }. ¿Devuelves el golpe?
    }
take-it = Encajar el golpe
give-in = Ceder
ask-react-stunned =
    { $able ->
        [0] Aturdido, { $card } no puede contraatacar. No puedes jugar ningún Objeto.
       *[other] Aturdido, { $card } no puede contraatacar. ¿Juegas un Objeto?
    }
ask-react-uncountered =
    { $able ->
        [0] { $card } no puede contraatacar por { $by }. No puedes jugar ningún Objeto.
       *[other] { $card } no puede contraatacar por { $by }. ¿Juegas un Objeto?
    }
ask-react-played =
    { $able ->
        [0] { $who } juega { $card }. No puedes responder con un Objeto.
       *[other] { $who } juega { $card }. ¿Respondes con un Objeto?
    }
let-it = No responder
ask-power =
    { $on ->
        [turn] Empieza tu turno.
        [stunned] Han aturdido a tu héroe.
        [defeated] Han derrotado a tu héroe.
        [won] Has ganado el combate.
        [rival-stunned] Tu héroe ha aturdido a un héroe rival.
       *[rival-defeated] Tu héroe ha derrotado a un héroe rival.
    } ¿Usas el poder de { $card }? { $does }
ask-sturdy = Van a aturdir a { $card }. ¿Usas Robusto? Si sale cara, se libra.
use-power = Usarlo
leave-power = No usarlo
ask-equip = ¿Quién lleva { $card }?
ask-place =
    { $count ->
        [2] Hay dos sitios libres. ¿Dónde va { $card }?
       *[other] Hay { $count } sitios libres. ¿Dónde va { $card }?
    }
place = Sitio { $at }
ask-stun = { $card }: ¿a quién aturdes?
ask-defeat = { $card }: ¿a quién derrotas?
ask-revive = { $card }: ¿a qué aturdido reanimas?
ask-shield = { $card }: ¿a quién proteges?
ask-swap = { $card }: ¿quién va al fondo de la reserva?
ask-rival = { $card }: ¿qué rival eliges?
ask-discard =
    { $count ->
        [one] { $card }: ¿qué carta descartas?
       *[other] { $card }: ¿qué { $count } cartas descartas?
    }
ask-their-discard =
    { $count ->
        [one] Mano de { $whose }: ¿qué carta descartas?
       *[other] Mano de { $whose }: ¿qué { $count } cartas descartas?
    }
ask-take = { $card }: ¿qué carta recuperas de tus descartes?
ask-loot-destroy = { $card }: ¿de quién es el Objeto que descartas?
ask-loot-steal = { $card }: ¿a quién le quitas el Objeto?
ask-return =
    { $count ->
        [one] { $card }: ¿qué héroe derrotado va al fondo de tu reserva?
       *[other] { $card }: ¿qué { $count } héroes derrotados van al fondo de tu reserva?
    }
ask-way = { $card }: elige una opción.
choose-way = { CAPITAL(FORM($does, form: "inf")) }

## La mesa de un vistazo
brief-battle =
    { $cards ->
        [one] Combate: 1 carta
       *[other] Combate: { $cards } cartas
    }
brief-mine =
    { $heroes ->
        [one] Tú: 1 héroe
       *[other] Tú: { $heroes } héroes
    }
brief-my-lives =
    { $lives ->
        [one] Tú: 1 vida
       *[other] Tú: { $lives } vidas
    }
brief-theirs = { $who }: { $left }

## Lo que dice el botón junto a una respuesta
verb-smash = Atacar
verb-power = Usar
verb-story = Jugar
verb-super = Jugar
verb-team-up = Formar dúo
verb-loot = Equipar
verb-use = Usar
verb-retire = Retirar
verb-target = Atacar
verb-attacker = Atacar
verb-counter = Contraatacar
verb-give-in = No contraatacar
verb-react = Jugar
verb-let-it = No jugar nada
verb-discard = Descartar
verb-their-discard = Descartar
verb-take = Recuperar
verb-return = Devolver

## A quién espera la mesa, a la vista de todo el mundo

awaiting-turn = { $who } juega su turno
awaiting-target = { $who } elige un objetivo
awaiting-attacker = { $who } elige quién ataca
awaiting-counter = { $who } puede contraatacar
awaiting-react = { $who } puede jugar un Objeto
awaiting-power = { $who } puede usar un poder
awaiting-hero = { $who } elige un héroe
awaiting-place = { $who } elige un sitio
awaiting-rival = { $who } elige a un rival
awaiting-discard = { $who } está descartando
awaiting-their-discard = { $who } elige qué descarta un rival
awaiting-take = { $who } recupera una carta
awaiting-return = { $who } devuelve héroes
awaiting-way = { $who } elige qué ocurre

## Por qué algo no se puede
why-smash = Tus héroes activos no tienen a quién atacar
why-team-up = Hacen falta dos héroes activos{ $types ->
        [any] {""}
       *[match] {" "}de sus tipos
    } y alguien a quien atacar
why-all-stunned = Todos tus héroes están aturdidos
why-super = { $hero } no está en juego
why-own-loss = Te haría perder la partida
why-loot = Hace falta un héroe activo de su tipo
why-second-loot = Tu equipo ya tiene un Objeto
why-reaction = Solo contra la acción de un rival
why-not-ready = Los poderes vuelven en tu próximo turno
why-late-loot = Solo como primera respuesta a un ataque
why-no-counter = No sirve para contraatacar
# De efectos que no cambiarían nada.
unable-if = Solo si { $condition }
unable-stun = No hay héroe al que aturdir
unable-defeat = No hay héroe al que derrotar
unable-revive = No hay héroe aturdido al que reanimar
unable-shield = No hay héroe al que proteger
unable-swap = No hay héroe al que cambiar
unable-attack = No hay a quién atacar
unable-draw = No quedan cartas que robar
unable-discard = No hay cartas que descartar
unable-take = No hay ninguna carta así en tus descartes
unable-look = Ningún rival tiene cartas en la mano
unable-loot = Ningún rival tiene un Objeto
unable-summon = Tu reserva de héroes está vacía
unable-return = No tienes héroes derrotados
unable-leave = Es tu último héroe
unable-again = Ya tienes otra acción este turno
unable-skip = Ahora ningún rival puede perder un turno
unable-flip = Ni cara ni cruz tendrían efecto
why-no-second = Hace falta un segundo héroe activo{ $types ->
        [any] {""}
       *[match] {" "}de sus tipos
    }

## El registro
log-turn = Turno { $turn }: le toca a { $who }.
log-skipped = { $who } pierde este turno.
log-draw =
    { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
log-draw-own = Robas { $cards }.
log-reshuffle = { $who } baraja sus descartes y forma un mazo nuevo.
log-play = { $who } juega { $card }.
log-nothing = { $card } no tiene efecto.
log-attack = { $card } ({ $who }) ataca a { $target } ({ $whose }).
log-counter = { $who } contraataca con { $card }.
log-reaction-lost = { $who } ya no puede jugar ese Objeto.
log-reacts =
    { $against ->
        [attack] { $who } juega { $card }: se acabó el ataque.
       *[other] { $who } juega { $card }: su equipo está a salvo.
    }
log-power = { $who } usa el poder de { $card }.
log-use = { $who } usa { $card }.
log-equip = { $who } le da { $card } a { $hero }.
log-retire = { $who } retira a { $card }.
log-exchange = { $who } descarta { $card } y roba otra carta.
log-stunned = Aturden a { $card } ({ $who }).
log-withstood = { $card } ({ $who }) saca cara y ni se inmuta.
log-not-withstood = { $card } ({ $who }) saca cruz.
log-defeated = Cae { $card } ({ $who }).
log-spared = { $card } se queda: tu propia carta no puede hacerte perder.
log-revived = { $card } ({ $who }) se reanima.
log-shielded = Nadie puede atacar a { $card } hasta el próximo turno de su equipo.
log-swapped = { $card } ({ $who }) va al fondo de la reserva.
log-joins = { $card } se une al equipo de { $who }.
log-loot-gone = Se descarta { $card }.
log-discard = { $who } descarta { $cards }.
log-take = { $who } recupera { $what } de sus descartes.
log-look = { $who } mira la mano de { $whose }.
log-look-own = En la mano de { $whose }: { $cards }.
log-steals = { $who } se lleva { $what } para { $card }.
log-returns = { $who } pone a { $what } al fondo de su reserva.
log-fresh-hand = { $who } descarta su mano.
log-again = { $who } tiene otra acción.
log-skip = { $who } perderá su próximo turno.
log-flip =
    { $side ->
        [heads] { $who } saca cara.
       *[tails] { $who } saca cruz.
    }
log-out = { $who } ya no tiene héroes y queda fuera de juego.
log-out-fallen = { $who } ha perdido demasiados héroes y queda fuera de juego.
log-left = { $who } se rinde.

## Cómo acabó
end-last-standing = Queda un solo equipo en pie.
end-conceded = { $who } se ha rendido.
end-stuck = Nadie pudo cambiar nada en dos rondas.
end-quiet = No cayó ningún héroe en { $rounds } rondas.
end-endless = Unos poderes se activaban unos a otros sin fin.

## Qué falla en un mazo
problem-unknown = No existe la carta { $id }.
problem-heroes =
    { $count ->
        [0] No tiene héroes
        [one] Tiene un héroe
       *[other] Tiene { $count } héroes
    }; una reserva necesita { $wanted }.
problem-cards =
    { $count ->
        [0] No tiene cartas
        [one] Tiene una carta
       *[other] Tiene { $count } cartas
    } además de los héroes; un mazo necesita { $wanted }.
problem-copies = { $card } está { $copies } veces; solo se permite una.
problem-smash = Tiene { $count } cartas de Smash; el máximo es { $most }.

## Qué falla en las cartas de un conjunto
flaw-story-alone = una Historia no tiene ni héroe ni combate propios para { $words }
flaw-no-hero = no existe el héroe { $written }
flaw-super-taken = { $hero } ya tiene un Súper
flaw-loot-does = pasa cuando el Objeto se juega contra algo; { $field } dice contra qué
flaw-loot-idle = un Objeto necesita { $fields }

## Las reglas, con nuestras palabras
rule-goal = El objetivo
    .text = Derrota a todos los héroes rivales. Gana el último equipo al que le quede un héroe.
    .source = Rules: goal
rule-types = Tipos de poder
    .text = Cada héroe es de tipo Mutante, Magia, Naturaleza o Artilugio. Su carta dice a qué tipos es inmune y ante cuáles es débil.
    .source = Rules: hero cards; SM-1
rule-stack = La reserva de héroes
    .text = Tu reserva tiene nueve héroes distintos.
    .source = Rules: hero stack
rule-deck = El mazo
    .text = Lleva 50 cartas que no sean héroes, y de ellas 25 Smash como mucho. De las demás, una sola copia.
    .source = Rules: guidelines
rule-setup = Empezar la partida
    .text = Baraja la reserva y el mazo, pon tres héroes en juego y roba cinco cartas. Quién empieza se decide al azar.
    .source = Rules: set-up
rule-turn = Un turno
    .text = Una acción: atacar con un Smash, usar un poder, jugar una Historia, un Súper, un Dúo o un Objeto, retirar a un héroe aturdido, o descartar y robar. Si no puedes hacer otra cosa, descartas. Con la mano vacía, puedes no hacer nada.
    .source = Rules: actions; SM-8, SM-C4, SM-C31
rule-refill = Cinco cartas
    .text = Tras cada carta que juegas, robas hasta volver a tener cinco en la mano, también en un combate. Si un héroe o un Objeto aumenta el tamaño de tu mano, robas al momento las cartas de más. Si una carta no te deja reponer la mano, la repones al jugar una carta o al acabar tu turno.
    .source = Rules: hand; SM-5, SM-C21, SM-C30, SM-C32
rule-effect = Cartas que hacen robar
    .text = Primero rellena tu mano y luego roba las cartas extra. Si una carta dice «roba» sin decir quién, robas tú.
    .source = Rules: hints; SM-5
rule-reshuffle = Mazo vacío
    .text = Baraja tus descartes y forma un mazo nuevo. Si tampoco hay descartes, no robas. Una Historia o un Súper se descarta antes de rellenar la mano, así que puede volver enseguida. Las cartas de un combate siguen en la mesa hasta que acaba. Entonces robas lo que no pudiste reponer.
    .source = Rules: hints; SM-13, SM-C3, SM-C27, SM-C33
rule-smash = Atacar
    .text = Un héroe activo ataca a un héroe rival que no sea inmune a su tipo. Un héroe aturdido no puede defenderse y queda derrotado. Lo que un ataque cueste además tiene que estar en tu mano al elegirlo.
    .source = Rules: Smash; SM-1, SM-4, SM-C9, SM-C13, SM-C14, SM-C19, SM-C37
rule-counter = Contraataques
    .text = Se contraataca con cartas de Smash y de Dúo de cualquier tipo, primero un equipo y luego el otro, hasta que uno lo deja. Si no puedes o no quieres contraatacar, pierdes el combate y tu héroe queda aturdido.
    .source = Rules: Smash; SM-1, SM-2, SM-15, SM-C15
rule-stunned = Aturdido
    .text = Un héroe aturdido se gira de lado y pierde su Objeto. No puede atacar, contraatacar, formar un Dúo, equiparse ni usar poderes.
    .source = Rules: stunned; SM-8, SM-C1
rule-defeated = Derrotado
    .text = Un héroe derrotado deja la mesa. No vuelve, salvo que una carta lo ponga otra vez en tu reserva. Si caen varios a la vez, se van juntos; luego se ocupan sus sitios.
    .source = Rules: stunned; SM-C8
rule-revived = Reanimado
    .text = Un héroe reanimado puede combatir al momento y usar Objetos. Sus poderes vuelven en el próximo turno de su jugador; una debilidad cuenta siempre.
    .source = Rules: hints; SM-10, SM-C1, SM-C16
rule-power = Poderes
    .text = Usar un poder gasta tu turno. Los poderes permanentes no cuestan nada. Si se activa un poder, te pregunto si lo usas, salvo que la carta no deje elegir. Con un héroe dos veces robusto puedes lanzar dos monedas.
    .source = Rules: hints; SM-10, SM-C4, SM-C29, SM-C34
rule-places = Tres héroes
    .text = Si tienes menos de tres héroes en juego, entran otros de tu reserva, mientras queden. Si una carta manda a un héroe en juego al fondo de tu reserva, siempre entra el siguiente. Los héroes conservan su sitio; si hay dos libres, eliges cuál se ocupa.
    .source = Rules: places; SM-7, SM-C12, SM-C22
rule-card = Lo que dice una carta
    .text = Todo lo que sigue a una condición, a una moneda o a una elección depende de ella, hasta que la carta diga «en todo caso». Una carta que recupera cartas de los descartes nunca se recupera a sí misma.
    .source = SM-C23, SM-C24
rule-story = Historias
    .text = Una Historia que afecta a todos los equipos también afecta al tuyo.
    .source = Rules: Story; SM-6
rule-super = Súper
    .text = Solo puedes jugar un Súper si su héroe está en juego. Si ese héroe está aturdido, el Súper lo reanima.
    .source = Rules: Super; SM-8
rule-team-up = Dúos
    .text = Un Smash más fuerte para dos héroes activos de los tipos que indica. También sirve para contraatacar. Si ganas, el héroe rival queda derrotado. Solo se arriesga el héroe que va en cabeza.
    .source = Rules: Team-Up; SM-2, SM-3
rule-loot = Objetos
    .text = Equipar gasta tu turno. El Objeto tiene que ser del tipo del héroe activo, y un equipo solo lleva un Objeto a la vez. Se descarta si su héroe queda aturdido o derrotado. Usar un Objeto activable también gasta tu turno. Aunque una carta no pueda afectar a un héroe, sí puede quitarle su Objeto.
    .source = Rules: Loot; SM-11, SM-C20, SM-C25
rule-reaction = Objetos contra un rival
    .text = Algunos Objetos se juegan contra un ataque, una Historia o un Súper. Como todos, piden un héroe activo de su tipo y un equipo sin Objeto. No te cuesta el turno; contra un ataque solo pueden ser tu primera respuesta. Los que sirven para algo más se quedan con ese héroe; los demás se descartan. Lo que le hacen al atacante ocurre en ese combate.
    .source = Rules: Loot; SM-15, SM-C2, SM-C35
rule-retire = Retirar a un héroe aturdido
    .text = Queda derrotado y entra otro héroe. No puedes retirar a tu último héroe.
    .source = Rules: actions; SM-9, SM-C18
rule-discard = Descartar
    .text = Descarta una carta y roba otra, tengas las que tengas. Siempre puedes hacerlo, y debes hacerlo si no puedes hacer nada más.
    .source = Rules: actions; SM-8, SM-C17
rule-own-loss = No puedes eliminarte
    .text = No puedes hacer una jugada que se lleve a tu último héroe. Si una carta fuera a hacerlo de rebote, ese héroe se queda.
    .source = Rules: hints; SM-6, SM-9, SM-C10
rule-extra = Otra acción
    .text = Tienes como mucho una acción extra por turno.
    .source = SM-C5
rule-missed = Perder un turno
    .text = Quien pierde un turno por una carta no puede perder otro hasta que haya jugado: nadie pierde dos seguidos.
    .source = SM-C6
rule-elimination = Fuera de juego
    .text = Un equipo queda fuera si se queda sin héroes o su jugador se rinde, y sus cartas salen del juego. Los demás siguen jugando, en el sentido de las agujas del reloj. Los equipos que elimina una misma carta comparten puesto. Si te rindes, quedas por detrás de los equipos eliminados en la acción en curso.
    .source = Rules: goal; SM-12, SM-C8, SM-C11, SM-C28
rule-stalemate = Punto muerto
    .text = Empatan los equipos que siguen en pie si durante dos rondas enteras solo se puede descartar, sin robar nada nuevo, o si no cae ningún héroe en 100 rondas. También hay empate si un turno empieza por tercera vez en la misma situación, sin que se haya barajado ningún mazo entretanto, o tras 100 turnos seguidos en los que nadie ha tenido nada que decidir. Y también si unos poderes se activan unos a otros sin fin.
    .source = SM-14, SM-C7, SM-C26, SM-C36
rule-quick = Rápida
    .text = La partida corta: cada equipo recibe tres héroes al azar y tiene dos vidas. Queda fuera en cuanto dos de sus héroes son derrotados. Los héroes que no salieron dejan la partida, y sus Súper también.
    .source = Formato de Longbox; SM-Q1, SM-Q2

## Mazos listos para jugar
deck-brawlers = Camorristas
    .about = Mutantes y artilugios que pegan fuerte. Bueno para empezar.
deck-hexers = Hechiceros
    .about = Magia y naturaleza: curas, monedas y mala suerte para los demás.
deck-gardeners = Jardineros
    .about = Naturaleza y mutantes de los que cuesta librarse.
deck-tinkerers = Manitas
    .about = Artilugios y magia, con una carta para cada cosa.

## Respuestas automáticas
order-counter = No contraatacar nunca (ni preguntarme)
order-react = No preguntarme nunca si juego un Objeto contra un rival
order-use-power = Usar siempre los poderes que se activen (sin preguntarme)
    .card = Usar siempre { $card } cuando se active (sin preguntarme)
order-leave-power = Renunciar a los poderes que se activen (sin preguntarme)
    .card = Renunciar a { $card } cuando se active (sin preguntarme)

# Una carta en juego tiene poco sitio en una imagen. Las frases con una de estas palabras ya no dicen nada de ella:
gist-omits =
    Ataca a un héroe rival o contraataca
# Y esto se dice más corto, de la primera línea a la última:
gist-shorts =
    y no repone la mano hasta que juegue otra carta => (repone más tarde)
    ; ese rival no repone la mano hasta que juegue otra carta => , que repone más tarde
    : si pierde contra ellos, queda derrotado =>
    no pueden contraatacarlo => no lo contraatacan
    Inmune: los héroes => Inmune a héroes
    no pueden atacarlo =>
    Si gana a un héroe, lo derrota en vez de aturdirlo => Derrota si gana
    Si gana a héroes => Gana a héroes
    , los derrota en vez de aturdirlos => , los derrota
    Robusto: cuando vaya a quedar aturdido, puedes lanzar una moneda; si sale cara, se libra => Robusto: moneda contra el aturdimiento
    Oculto: no se le puede atacar mientras se pueda atacar a otro héroe activo tuyo => Oculto tras otros
    Guardia: los rivales que puedan atacarlo no pueden atacar a tus otros héroes activos => Guardia: le atacan primero
    Los poderes y los Objetos no afectan a este héroe => Sin poderes ni Objetos
    Los Súper no afectan a este héroe => Sin Súper
    Las Historias no afectan a este héroe => Sin Historias
    Los rivales deben descartar una carta para atacarlo => Atacarlo cuesta una carta
    Al quedar aturdido, si quieres: => Al quedar aturdido:
    Al ser derrotado, si quieres: => Al ser derrotado:
    Al ganar un combate, si quieres: => Si gana:
    al héroe rival de ese combate => al rival
    protege de los ataques => protege
    hasta tu próximo turno => un turno
    Vale por cualquier tipo para Dúos y Objetos => De todos los tipos
    recupera una carta de tus descartes => recupera un descarte
    de tus descartes => de descartes
    pon uno de tus héroes derrotados al fondo de tu reserva => salva a un héroe derrotado
    manda a uno de tus héroes aturdidos al fondo de tu reserva y pon en su lugar al siguiente => cambia a un héroe aturdido
    lanza una moneda; si sale cara, => moneda, cara:
    ; si sale cruz, => ; cruz:
    haz un ataque gratis con este héroe => ataque gratis
    (si gana, el héroe rival queda derrotado) => (derrota)
    uno de tus héroes activos => un héroe activo
    uno de tus héroes aturdidos => un héroe aturdido
    uno de tus héroes derrotados => un héroe derrotado
    uno de tus héroes => un héroe
    rival descarta una carta => rival pierde una carta
    (si no le sirve a ninguno, descártalo) =>
    aturde a un héroe de cada rival (lo elige ese rival); cruz: aturde al héroe de esta carta => aturde a 1 de cada rival; cruz: a este
    Un Smash de dos héroes activos => Smash de dos
    : si ganas, el héroe rival queda derrotado =>
    luego roba una carta => luego roba
    luego roba tú una carta => luego roba tú
    mira la mano de un rival y descarta de ella una carta => descarta una carta de la mano rival
    Al aturdir a un héroe rival en combate, si quieres: => Si aturde:
    Débil ante héroes de => Débil ante
    Débil ante héroes => Débil ante
    Inmune a héroes de => Inmune a
    Inmune a héroes => Inmune a
    Gana a héroes de => Gana a
    Débil ante Mutantes o de => Débil ante Mutantes o
    Débil ante Artilugio o de => Débil ante Artilugio o
