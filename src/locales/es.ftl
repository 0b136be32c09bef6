### Palabras que no son de ningún juego en particular. Los nombres, los títulos de cartas y los números llegan como argumentos.

## Frases que solo llevan algo dentro
card = { $card }
seat = { $seat }
name = { $name }
number = { $n }
colon = :
nothing = nada

## Una mesa en palabras
face-down-card = Carta boca abajo
more-cards =
    { $n ->
        [one] y una más
       *[other] y { $n } más
    }
others-more =
    { $n ->
        [one] una más
       *[other] { $n } más
    }
others-else =
    { $n ->
        [one] una cosa más
       *[other] { $n } cosas más
    }
others-instead = otra cosa
others-count =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
same-times = { $times } × { FORM($what, form: "bare") }
more-lines =
    { $n ->
        [one] y una línea más
       *[other] y { $n } líneas más
    }
more-panels =
    { $n ->
        [one] y un sitio más en la mesa
       *[other] y { $n } sitios más en la mesa
    }
zone-top = encima
upside-down = del revés
panel-you = tú
brief-out = Estás fuera
piles-title = Pilas a la vista, de arriba abajo
no-panels = No hay nada en la mesa.

## Una pregunta
prompt-source = Carta: { $card }
prompt-so-far = Hasta ahora
prompt-left =
    { $n ->
        [one] Falta una por colocar.
       *[other] Faltan { $n } por colocar.
    }
prompt-left-share =
    { $n ->
        [0] Todo repartido.
       *[other] Falta por repartir: { $n }
    }
prompt-to-choose =
    { $min ->
        [0] Elige hasta { $max }.
       *[other] { $same ->
            [yes] Elige { $max }.
            [next] Elige { $min } o { $max }.
           *[no] Elige de { $min } a { $max }.
        }
    }
prompt-cost =
    { $typed ->
        [none] A pagar: { $total }
        [all] A pagar: { FORM($parts, form: "noun") }
       *[other] A pagar: { $total }, con al menos { FORM($parts, form: "noun") }
    }
prompt-cost-part = { $amount } × { $as }
    .noun =
        { $amount ->
            [one] { FORM($as, form: "some") }
           *[other] { $amount } { FORM($as, form: "all") }
        }
prompt-paid = Pagado: { $amount } de { $total }
prompt-paid-with = Pagado: { $amount } de { $total }, con { $items }
prompt-too-much = No hace falta pagar tanto. Quita lo que sobre.
prompt-none = No elegir nada
prompt-pick = Elige…
prompt-range = { $from } … { $to }
prompt-suggested-order = Dejarlas como están
prompt-suggested-pay = Pagar con { $items }
told-apart = { $what } ({ $by })
prompt-copies = { $what } ×{ $n }
prompt-item = { $what } ({ $as })
prompt-item-more = { $what } ({ $amount } × { $as })
prompt-share = { $what }: { $n } de { $max }
prompt-held = ✓ { $what }
prompt-add-one = Uno para…
prompt-all-left =
    { $n ->
        [one] El último para…
       *[other] Los { $n } que quedan para…
    }
prompt-confirm-some =
    { $n ->
        [0] Elegir estas
        [one] Elegir esta
       *[other] Elegir estas { $n }
    }
prompt-confirm-verb =
    { $n ->
        [0] { $verb }
       *[other] { $verb } ({ $n })
    }
prompt-confirm-order = Usar este orden
prompt-confirm-share = Repartir así
prompt-confirm-pay = Pagar con esto
prompt-undo = Quitar lo último
prompt-clear = Empezar de nuevo
prompt-earlier = Página anterior
prompt-later = Página siguiente
prompt-refused = ¿Por qué no puedo…?

## Lo que no se puede
refused-title = No puedes:
refused-nothing = Ahora no hay nada prohibido: lo que puedes hacer está en los botones.

## El registro
why-card = Por { $card }
why-unknown = Es el curso normal de la partida: no hay detrás ninguna carta ni regla especial.
rule-rulings =
    { $n ->
        [one] Regla de Longbox: { $ids }
       *[other] Reglas de Longbox: { $ids }
    }

## Cartas
card-plain = Sin texto.
card-id = Carta { $id }
hand-title = Tu mano
# A card of the hand that answers the question
mark-answer = se puede elegir ahora
hand-empty = Tu mano está vacía.

## Por qué algo no se hace, y qué hacer en su lugar
refused-none-over = Aquí todavía no has terminado ninguna partida. `/match list` muestra las que están en curso.
refused-none-in-thread = No tienes ninguna partida en este hilo. Para elegir otra, usa la opción `match`.
refused-no-match = Aquí no tienes ninguna partida para eso. `/match list` muestra las tuyas; `/challenge` empieza una.
refused-not-at-table = No juegas en esa partida. Síguela en el tablero o empieza una tuya con `/challenge`.
refused-gave-up = Ese asiento ya no está en la partida. Puedes seguirla en el tablero.
refused-no-hints = Las pistas son para partidas contra bots de práctica: ahí no hay puntuación en juego.
refused-no-partners = Los asientos solo se ceden en juegos cooperativos.
refused-not-yours-to-give = Puedes ceder tu asiento o el de quien se quedó sin tiempo, y recuperar el tuyo de un bot de práctica. Sobre los demás bots decide quien abrió la mesa.
refused-practice-already = En ese asiento ya juega un bot de práctica.
refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
refused-not-invited = Este desafío es para otra persona. Lanza el tuyo con `/challenge`.
refused-bot-opponent = Ese bot no sabe jugar a las cartas. Desafía a una persona, o a mí para practicar.
refused-not-in-server = { $name } no está en este servidor y no vería tu desafío. Desafía a alguien de aquí o no pongas rival.
refused-successor-elsewhere = { $name } no está en este servidor. Nombra a alguien de aquí o deja `to` vacío para un bot de práctica.
refused-level-of-a-person = Los niveles son para practicar conmigo. Quita el nivel o la persona.
refused-series-together = Al mejor de tres solo se juega entre rivales. Quita `best-of` en los juegos cooperativos.
refused-not-for-host = Solo { $who } puede aceptar o rechazar este desafío. Tú puedes retirarlo.
refused-yourself = No puedes desafiarte. Deja el rival en blanco o elígeme a mí para practicar.
refused-own-challenge = Esa mesa es tuya. Espera a que se una alguien o retírala.
refused-already-seated = Ya tienes asiento en esta mesa.
refused-table-full = Esta mesa está llena. Abre otra con `/challenge`.
refused-too-few = Hacen falta al menos { $least } jugadores. Antes, invita a alguien a pulsar **Unirme**.
refused-not-open = Eso solo se puede hacer antes de empezar la partida o después de terminarla.
refused-closed = Esa mesa ya no está abierta. Empieza otra partida con `/challenge`.
refused-not-started = La partida no ha empezado: falta que alguien se una o elija mazo.
refused-stale = Esa decisión ya está tomada. Pulsa **Tu jugada** para ver qué viene ahora.
refused-foreign = Esa pregunta es para otra persona. Pulsa **Tu jugada** para ver la tuya.
refused-illegal = No puedes: { $problem }. Pulsa **Tu jugada** y elige otra vez.
refused-over = Esta partida ha terminado. Pulsa **Revancha, mismos mazos** en el tablero para jugar otra.
refused-over-for-good = Esta partida ha terminado. Los botones del tablero muestran cómo seguir.
refused-halted = Esta partida no puede seguir por un fallo en mis reglas. Aún puedes rendirte y avisar con `/match bug`.
refused-rules-failed = Hay un fallo en mis reglas. La partida vuelve a como estaba antes de esta acción; no se pierde nada más. Elige otra cosa y avisa con `/match bug` (número { $number }).
refused-unknown-game = No hay ningún juego llamado «{ $game }». Elige uno de la lista.
refused-unknown-ruleset = No hay reglas llamadas «{ $ruleset }». Elige unas de la lista.
refused-unknown-scenario = No hay ningún escenario llamado «{ $scenario }». Elige una sugerencia de `/scenario start`.
refused-unknown-deck = No hay ningún mazo llamado «{ $deck }». `/deck list` muestra los que puedes usar.
refused-unknown-deck-near = No hay ningún mazo llamado «{ $deck }». ¿Querías decir { $near }? `/deck list` muestra los que puedes usar.
refused-deck-of-game = «{ $deck }» es un mazo para { $game }. Elige uno para el juego al que quieres jugar.
refused-ready-deck = «{ $deck }» es un mazo listo para jugar y no se cambia. `/deck copy` hace uno tuyo a partir de él.
refused-unknown-set = Este servidor no tiene ningún conjunto llamado «{ $set }» para ese juego. Quien administra el servidor los ve con `/set list`.
refused-no-such-set = Este servidor no tiene ningún conjunto llamado «{ $set }». Quien administra el servidor los ve con `/set list`.
refused-set-changed = Ese conjunto se ha sustituido o quitado entretanto. `/set list` muestra los que hay ahora.
refused-too-many-sets = Un servidor tiene como mucho { $most } conjuntos. Antes quita uno con `/set remove`.
refused-too-many-tables = Tienes { $most } mesas abiertas, el máximo a la vez. Antes termina o cancela una: `/match list` las muestra.
refused-too-many-practice =
    { $most ->
        [one] Ya estás en una partida de práctica. Antes termínala o ríndete: `/match list` la muestra.
       *[other] Ya estás en { $most } partidas de práctica. Antes termina una o ríndete: `/match list` las muestra.
    }
refused-too-many-strong =
    { $most ->
        [one] Un bot fuerte ya está pensando en otra partida tuya. Antes termina esa o elige un bot más fácil.
       *[other] Hay bots fuertes pensando en { $most } partidas tuyas. Antes termina una o elige un bot más fácil.
    }
refused-too-many-here = Este servidor tiene { $most } mesas abiertas, el máximo a la vez. Prueba otra vez cuando acabe alguna.
refused-too-fast = Es mucho a la vez. Espera un momento y prueba otra vez.
refused-no-practice = No tengo bots de práctica para este juego con estas reglas. Elige otras o desafía a una persona.
refused-deck-not-legal = Aquí no puedes jugar con ese mazo. { $problem } Elige otro o cámbialo con `/deck edit`.
refused-decks-do-not-match = Estos mazos no combinan. { $problem } Escoge otro.
refused-nothing-to-take-back = Ahora no tienes nada que deshacer por tu cuenta. `/match undo` muestra lo que se puede.
refused-league-table = Es una partida de liga. El emparejamiento decide quién se sienta; para dejar la noche, usa `/league leave`.
refused-take-back-needs-consent = Ya no puedes deshacer eso por tu cuenta: desde entonces se ha visto o decidido algo.
failed = Algo ha fallado por mi parte. No se pierde nada de lo que hiciste; prueba otra vez. Si se repite, usa `/match bug`.

refused-no-deck = Ese mazo no es tuyo o se ha borrado. `/deck list` muestra los tuyos.
refused-no-code = Ningún mazo tiene el código «{ $code }». Revísalo: tiene ocho letras y cifras, como 7K3Q-9FHM.
refused-deck-name = El nombre de un mazo lleva de 1 a { $most } caracteres visibles. Elige otro.
refused-deck-name-taken = Ya tienes un mazo llamado «{ $name }». Elige otro nombre o cambia aquel con `/deck rename`.
refused-too-many-decks = Tienes { $most } mazos, lo máximo que guardo por persona. Antes borra uno con `/deck delete`.
refused-deck-changing = Ese mazo se está editando ahora mismo en otro sitio. Prueba otra vez.
refused-deck-cards = Un mazo puede tener como mucho { $most } cartas distintas. Antes quita alguna.
refused-deck-copies = Un mazo puede tener como mucho { $most } copias de una carta.
refused-deck-card = { $card } ya no está en este juego. Puedes quitarla, pero no añadirla.
refused-no-themes = No sé proponer mazos para este juego. Deja el tema en blanco y elige las cartas a tu gusto.
refused-unknown-theme = No hay ningún tema llamado «{ $theme }». Elige una sugerencia, como un héroe o un equipo.
refused-deck-empty = Este mazo está vacío, así que no hay lista que escribir. Añade antes cartas con `/deck edit`.
refused-list-empty = Esa lista no tiene cartas. Escribe una por línea, como `4x Nombre` o `ST001:4`.
refused-list-long = Esa lista es demasiado larga: leo hasta { $most } caracteres.
refused-list-json = Eso no es JSON válido. Línea { $line }, columna { $column }: { $problem }.
refused-list-shape = No puedo leer este JSON como mazo. Línea { $line }, columna { $column }, { $path }: { $problem }. Escribe cartas con copias, como {"{"}"ST001": 4{"}"}.
refused-file-size = Ese archivo es demasiado grande: leo hasta { $most } KB.
refused-file-type = Solo leo archivos de texto y JSON. «{ $name }» no es ninguno de los dos.
refused-file-gone = No he podido descargar ese archivo de Discord. Prueba otra vez o pega la lista.

## Un desafío
level-easy = Fácil: está aprendiendo
level-steady = Medio: sabe jugar
level-strong = Fuerte: calcula varias jugadas
former-player = Alguien que se fue
practice-easy = Bot fácil
practice-steady = Bot medio
practice-strong = Bot fuerte
# A practice bot that is somebody; $level: easy, steady or strong. Sentences put names in brackets, so they have none
character-bold = Temerario el bot { $level }
    .short = Temerario
character-careful = Vigía el bot { $level }
    .short = Vigía
character-tricky = Bromista el bot { $level }
    .short = Bromista
challenge-posted = Tu mesa está abierta, a la vista de todo el mundo.
challenge-posted-quietly = Tu mesa está abierta. { $who } no recibe otra mención: tu último desafío es de hace menos de una hora.
deck-choose = Elige tu mazo. Lo que elijas será secreto hasta que todo el mundo esté listo.
deck-chosen = Tu mazo: **{ $deck }**. Puedes cambiar de idea hasta que empiece la partida.
deck-secret = Los mazos son secretos hasta que acabe la partida.
deck-waiting = Sin mazo todavía: { $who }.
deck-waiting-answer = A la espera de respuesta a tu desafío.
deck-waiting-seat = A la espera de que alguien ocupe el otro asiento.
deck-waiting-start = La partida empezará cuando todo el mundo tenga mazo y la mesa esté llena. Si quedan asientos libres, quien la abrió puede empezar sin esperar.
deck-taken = Héroe ya elegido
clock-live = En vivo: un minuto por jugada y diez más para toda la partida
clock-live-slow = En vivo, más lento: tres minutos por jugada y treinta más
clock-10-minutes = Diez minutos
clock-an-hour = Una hora
clock-a-day = Un día
clock-three-days = Tres días
clock-never = Sin temporizador
sets-recommended = El conjunto habitual del villano
deck-choose-partner = Elige tu héroe y tu mazo.
deck-for = Para **{ $who }**:
button-deck-for = Mazo para { $who }
deck-pick = Elige un mazo…
decks-own = Tus mazos
deck-group = { $group } ({ $count })
deck-size =
    { $size } { $size ->
        [one] carta
       *[other] cartas
    }
lobby-challenge = **{ $host }** lanza un desafío de { $game } ({ $ruleset }{ $best ->
        [3] , al mejor de tres
       *[other] {""}
    }).
lobby-open = **{ $host }** busca rival para { $game } ({ $ruleset }{ $best ->
        [3] , al mejor de tres
       *[other] {""}
    }).
lobby-rematch = **{ $host }** quiere la revancha: { $game } ({ $ruleset }).
lobby-open-partners = **{ $host }** forma equipo para { $game } ({ $ruleset }). Ocupa un asiento (o varios); los demás pueden ser para bots de práctica.
lobby-sets = Con estos conjuntos: { $sets }
lobby-choosing = **{ $host }** ha abierto una mesa de { $game } ({ $ruleset }{ $best ->
        [3] , al mejor de tres
       *[other] {""}
    }). Toca elegir mazo.
lobby-declined = **{ $host }** quería jugar a { $game }, pero le han rechazado el desafío.
lobby-withdrawn = **{ $host }** ha cerrado esta mesa.
lobby-expired = Nadie se unió a tiempo para { $game }. Empieza otra vez con `/challenge`.
lobby-called-off = Mesa cancelada: lo jugado aquí no cuenta.
lobby-goes-on = { $reason } La mesa sigue abajo; los mazos ya elegidos se conservan.
lobby-league = Partida de liga ({ $ruleset }{ $best ->
        [3] , al mejor de tres
       *[other] {""}
    }). Toca elegir mazo.
lobby-set = Con las cartas propias de este servidor: **{ $set }**.
lobby-seats-open =
    { $n ->
        [one] Un asiento libre
       *[other] { $n } asientos libres
    }
lobby-seat-waiting = A la espera de respuesta
lobby-seat-choosing = { $who } está eligiendo mazo
lobby-seat-ready = { $who } ya ha elegido mazo
lobby-seat-deck = { $who }: { $deck }
lobby-kick = Echar a un jugador…
button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-join = Unirme
button-take-seat = Ocupar un asiento
button-add-practice = Añadir un bot
button-leave-or-close = Salir o cerrar
button-decline-or-withdraw = Rechazar o retirar
ask-close-table = Es tu mesa. ¿La cierras para todo el mundo?
button-leave-one = Dejar un asiento
button-start =
    { $n ->
        [1] Empezar a solas
       *[other] Empezar con { $n }
    }
button-choose-deck = Elegir mazo
note-declined = Has rechazado el desafío.
note-withdrawn = Mesa cerrada.
note-left = Has dejado la mesa.
note-kicked = El asiento vuelve a estar libre.

## Barajado verificado
button-luck = Barajar yo también
button-shuffle = Barajado verificado
luck-field = Unas palabras tuyas
luck-hint = Algo que nadie adivinaría. Aparece en el acta, que puede leer cualquiera.
note-luck-added = Tus palabras están en el barajado: «{ $words }». Su huella es ahora `{ $fingerprint }`. Si **Barajado verificado** muestra esa misma huella al repartir, nadie ha cambiado sus palabras después de ti.
refused-luck-empty = No has escrito nada. Escribe algo tuyo, aunque sean unas letras.
refused-luck-late = Las cartas ya están repartidas. Las palabras se añaden antes del reparto.
refused-luck-shared = Todas las mesas de esta noche juegan con el mismo barajado, así que nadie puede añadir palabras.
shuffle-line = Barajado verificado { $promise }
shuffle-line-luck = Barajado verificado { $promise } · con palabras { $fingerprint }
shuffle-seal = Sello: { $seal }
shuffle-told = **Barajado verificado:** `{ $commitment }`. Es la huella del secreto que hay detrás de cada barajado y cada lanzamiento de moneda, publicada antes de que nadie pudiera añadir sus palabras al barajado.
shuffle-told-rests = **Palabras de los jugadores:** ninguna. El barajado está fijado y registrado, pero hay que confiar en que quien aloja el bot no haya elegido un secreto que favorezca a alguien.
shuffle-told-shared = **Palabras de los jugadores:** ninguna. Todas las mesas de esta noche juegan con el mismo barajado. Está fijado y registrado, pero hay que confiar en que quien aloja el bot no haya elegido un secreto que favorezca a alguien.
shuffle-told-luck = **Palabras de los jugadores:** las de { $who }, por ese orden. Con ellas, la huella es `{ $fingerprint }`. Nadie pudo elegir las cartas por su cuenta: { $n ->
        [one] habría hecho falta la ayuda de { $help }
       *[other] habría hecho falta la ayuda de al menos una de estas personas: { $help }
    }. Solo quien añadió palabras o eligió mazo más tarde pudo elegir pensando en el barajado.
shuffle-words = { $who }: «{ $words }»
shuffle-how = **Barajar yo también** mezcla palabras tuyas en el barajado hasta que se reparten las cartas. Si no te fías de alguien, espera a que añada las suyas y elija mazo; luego añade las tuyas.
shuffle-secret = **Secreto:** `{ $secret }`

## Misiones
quests-title = Misiones: { $game }
quests-about = Se juegan en solitario contra un bot de práctica. Cada victoria desbloquea la siguiente etapa.
quests-won =
    { $won ->
        [0] Aún no has superado ninguna de las { $all }.
       *[other] Has superado { $won } de { $all }.
    }
quests-of-some = ▸ **{ $keeper }**: { $won } de { $all } superadas
quests-of-all = ✓ **{ $keeper }**: las { $all } superadas
quests-of-entry = { $won } de { $all } superadas
quests-of-title = Misiones de { $keeper }
quests-progress = { $keeper }: { $won } de { $all } superadas. Todas las misiones: { $total } de { $of }.
quest-title = { $keeper }, etapa { $stage } contra { $enemy }
quest-place = Etapa { $stage } contra { $enemy }
quest-difficulty =
    { $stars ->
        [1] ★☆☆
        [2] ★★☆
       *[other] ★★★
    }
quests-start = ▸ **Empieza aquí:** { $quest } { $difficulty }
button-start-here = Empezar aquí
quests-pick = ¿De quién son las misiones?
quest-pick = Elige una etapa…
quest-open = sin intentar
quest-tried =
    { $tries ->
        [one] un intento
       *[other] { $tries } intentos
    }
quest-best = mejor victoria: { $turns } turnos contra el bot { $level }
quest-locked = se desbloquea al superar: { $quests }
quest-no-terms = Sin reglas especiales.
quest-temper-bold = { $enemy } juega con audacia: golpea fuerte y prefiere encajar un golpe antes que gastar una carta.
quest-temper-careful = { $enemy } juega con cautela: bloquea todo lo que puede y guarda cartas para eso.
quest-temper-tricky = { $enemy } juega con astucia: primero las cartas que hacen algo más que golpear.
quest-facts = Reglas: { $ruleset } · { $difficulty }
quest-choose = Elige un mazo para empezar.
quest-under-way = Estás en mitad de esta misión.
quest-level = Contra el bot { $level }
quest-level-meant = La misión está pensada para este bot
quest-level-rating = Puntuación { $rating }
quest-level-pick = ¿Contra quién?
quest-won = Misión superada: { $quest }.
quest-not-won = Misión sin superar: { $quest }.
quest-opens = Desbloqueada: { $quest }.
quest-level-easy = fácil
quest-level-steady = medio
quest-level-strong = fuerte
board-quest = **Misión** · { $quest } · { $difficulty }, bot { $level }
button-quests-of = Misiones de { $keeper }
button-all-quests = Todas las misiones
button-same-deck = Jugar con { $deck }
button-next-stage = Siguiente etapa
button-try-again = Otra vez
refused-unknown-quest = No hay ninguna misión llamada «{ $quest }». `/quest` las muestra todas.
refused-quest-locked = Esa misión sigue bloqueada: antes tienes que superar otra. `/quest` te dice cuál.

## Una partida
button-your-move = Tu jugada
button-my-hand = Mi mano
button-as = Jugar como { $who }
button-concede = Rendirme
button-keep-playing = Seguir jugando
button-same-decks = Revancha, mismos mazos
button-change-decks = Cambiar de mazo
button-why = ¿Por qué?
button-story = La partida en viñetas
button-post = Publicar
note-posting = Publicando para todo el mundo…
note-posted = Publicado para todo el mundo.
button-coach = Momentos clave
button-hint = Pista
hint-line = Un bot de práctica fuerte elegiría: { $answer }
coach-how = Pronóstico: lo buena que parecía tu posición, de media entre muchos repartos posibles de las cartas que no veías.
coach-given = Elegiste: { $answer } (pronóstico: { $n } %).
coach-better = Habría sido mejor: { $answer } (pronóstico: { $n } %).
coach-none = Ningún error a la vista: un bot de práctica fuerte no encontró nada claramente mejor.
coach-busy = No he podido repasar esa partida ahora. Inténtalo de nuevo en unos minutos.
button-transcript = Acta
button-replay = Repetición
button-watch = Ver la partida
watch-thread = Ya sigues esta partida. La tienes aquí:
watch-here = Puedes seguir esta partida en su tablero. Hasta ahora:
transcript-file = Todas las jugadas de una partida terminada, su secreto y su sello
transcript-what-to-do = Este archivo contiene la partida entera. `npm run longbox -- verify ARCHIVO --seal SELLO` la juega de nuevo y comprueba que nada ha cambiado desde que acabó.
button-refresh = Actualizar
button-take-back = Deshacer
button-choose = Elegir
button-more = Más…
button-pay-otherwise = Pagar de otro modo…
button-in-words = En texto
button-report = Avisar de un fallo
menu-meanwhile = Mientras tanto
menu-look-at = Mirar una carta…
menu-look-at-range = Mirar una carta: { $range }
menu-change = { $what } { $before } → { $after }
board-won = Gana { $who }
board-drawn = Empate
board-together-won = ¡Ganan los héroes!
board-together-lost = Pierden los héroes
menu-won = ¡Victoria!
menu-lost = Derrota
board-next = Siguiente reto: { $villain }, { $mode } (`/scenario start`)
between-scores = –
board-score = Serie: { $score }
awaiting-also = { $said } (también { $who })
board-halted = Esta partida no puede seguir por un fallo en mis reglas. Aún puedes rendirte; `/match bug` hace un informe.
board-leaving = { $who } se ha rendido. Contará en cuanto se tome esta decisión.
hindered-match = Ahora no puedo mostrar tu partida en <#{ $channel }>. Allí me hace falta: { $permissions }. En cuanto lo tenga, me pondré al día.
hindered-night = Ahora no puedo mostrar tu noche de liga en <#{ $channel }>. Allí me hace falta: { $permissions }. En cuanto lo tenga, me pondré al día.
hindered-some = permiso para ver el canal y escribir en él
permission-ViewChannel = Ver canal
permission-SendMessages = Enviar mensajes
permission-EmbedLinks = Insertar enlaces
permission-CreatePublicThreads = Crear hilos públicos
permission-CreatePrivateThreads = Crear hilos privados
permission-SendMessagesInThreads = Enviar mensajes en hilos
hindered-place-match = El canal de tu partida `{ $match }` ya no existe. Usa `/match board` con esa partida en otro canal para seguir allí.
hindered-place-night = El canal de tu noche de liga ya no existe. Usa `/league move` en otro canal para seguir allí.
menu-not-begun = Esta partida no se está jugando ahora.
ask-concede = ¿Te rindes en esta partida? No se puede deshacer.
concede-others = Los demás siguen sin ti.
concede-ends = La partida termina ahí, con una derrota.
note-handed-over = { $who } sigue a partir de aquí.
note-seat-back = Vuelves a la mesa.
ask-handover-practice = ¿Que juegue un bot por { $who }? Siempre se puede recuperar el asiento.
ask-handover-person = ¿Ofreces a { $name } el asiento de { $who }? Después, solo { $name } podrá devolverlo.
button-hand-over = Ceder
button-offer-seat = Ofrecer el asiento
button-take-over = Tomar el relevo
seat-offered = { $to }, ¿quieres ocupar el asiento de { $who } en esta partida de { $game }?
seat-declined = { $who } conserva su asiento.
note-seat-offered = Se ha preguntado a { $name }. Nada cambia hasta que acepte.
refused-offer-gone = Ese asiento ya no se ofrece.
refused-not-offered = Ese asiento se ofreció a otra persona.
button-seat-back = Recuperar el asiento
late-default = A { $who } se le acabó el tiempo: se eligió lo más seguro.
late-default-partners = A { $who } se le acabó el tiempo: se eligió lo más seguro. `/match handover` cede el asiento a otra persona.
late-stand-in-partners = A { $who } se le acabó el tiempo: sigue un bot de práctica, como se acordó. El asiento se recupera con `/match handover`.
late-stand-in = A { $who } se le acabó el tiempo.
late-forfeit = A { $who } se le acabó el tiempo: pierde, como se acordó.
late-forfeit-partners = A { $who } se le acabó el tiempo: deja la mesa, como se acordó.
note-later = { $who } volverá más tarde.
note-gone = { $who } ya no está en la noche de liga: sus partidas se dan por perdidas.
note-later-own = Anotado. Sin recordatorios hasta que respondas.
note-nudge-sent = Recordatorio enviado a { $who } en el hilo de la partida.
clock-told-never = Sin temporizador: tómate tu tiempo.
clock-told = Tiempo por pregunta: { $each }; después, { $then }.
clock-told-bank = Tiempo por pregunta: { $each }; además, cada cual tiene { $bank } de reserva para toda la partida; después, { $then }.
lapse-default = se elige la respuesta más segura
lapse-stand-in = sigue un bot de práctica
lapse-forfeit = pierde quien no haya respondido
lapse-choice-default = Elegir la respuesta más segura
lapse-choice-stand-in = Seguir con un bot de práctica (cooperativo)
lapse-choice-forfeit = Perder la partida
clock-waits = Se espera a { $who } desde
clock-bank-left = Reserva de { $who }: { $left }.
clock-how = Añade opciones a `/match clock` para proponer otro temporizador. Se aplica en cuanto todo el mundo lo acepta.
clock-proposed = { $who } propone otro temporizador. { $clock } ¿De acuerdo?
clock-set = Acordado. { $clock }
clock-refused = { $who } no está de acuerdo. El temporizador se queda como está.
clock-withdrawn = { $who } retira su propuesta. El temporizador se queda como está.
refused-clock-stale = Esa propuesta ya no está abierta. `/match clock` muestra el temporizador actual.
refused-clock-own = Esa propuesta es tuya: tiene que aceptarla otra persona.
refused-no-clock = Eso va con un temporizador, y no habría ninguno. Indica también uno, con `clock` o `minutes`.
refused-nobody-to-nudge = No hay a quién avisar: esta partida no espera a nadie más.
refused-nudged-lately =
    Ya se ha enviado un recordatorio. { $minutes ->
        [one] Prueba dentro de un minuto.
       *[other] Prueba dentro de { $minutes } minutos.
    }
refused-not-awaited = No te toca en esa partida.
refused-later-already = Ya lo has dicho, o se ha acabado el tiempo. Podrás repetirlo tras responder a una pregunta.
duration-minutes =
    { $n ->
        [0] sin tiempo
        [one] un minuto
       *[other] { $n } minutos
    }
duration-hours =
    { $n ->
        [one] una hora
       *[other] { $n } horas
    }
duration-days =
    { $n ->
        [one] un día
       *[other] { $n } días
    }
note-nudged = { $who } está esperando:
note-until = Se acaba el tiempo
button-later = Vuelvo luego
button-stand-in = Bot en lugar de { $who }
note-conceded = Te has rendido. ¡Gracias por jugar!
note-pay-otherwise = Elige primero una carta y luego con qué la pagas.
note-begun = La partida ya ha empezado. Esta es tu mano.
note-playing-on = Bien. Ibas por aquí.
note-taken-back = Deshecho. Elige otra vez.
note-took-back = { $who } deshace su última respuesta.
note-saved = Hecho.
note-chosen = Tu elección: { $what }.
note-upgraded = Mis reglas se actualizaron en mitad de una acción, así que la partida volvió al principio de esa acción.
note-rules-failed = Hay un fallo en mis reglas. La partida volvió al principio de la acción; elige otra cosa.
end-conceded = { $who } se ha rendido.
end-repeated = La misma situación se ha dado por tercera vez.
end-repeated-often = La misma situación se ha dado { $times } veces.
end-forced = Nadie ha tenido nada que decidir en { $turns } turnos seguidos.
why-title = ¿Por qué?
waiting-for-you =
    { $n ->
        [0] No te espera ninguna partida. Disfruta del descanso.
        [one] Te espera una partida:
       *[other] Te esperan { $n } partidas, de la más antigua a la más reciente:
    }
match-none = No tienes partidas abiertas. Empieza una con `/challenge`.
match-board = El tablero está aquí:
match-log-latest = Solo la última parte: el hilo de la partida lo tiene todo desde el principio.
match-inviting = buscando jugadores
match-invited = falta que aceptes
match-choosing = eligiendo mazos
match-your-turn = te toca
match-playing = en curso
match-halted = parada
match-over = terminada
match-withdrawn = cerrada
bug-what-to-do = Este archivo tiene todo lo que puedes ver de la partida y nada más. Mándaselo a quienes llevan este bot y diles qué esperabas.
bug-file = Lo que un jugador puede ver de una partida
unknown-card = No hay ninguna carta llamada «{ $name }». Escribe parte del nombre de un héroe o una carta y elige una sugerencia.
unknown-card-near = No hay ninguna carta llamada «{ $name }». ¿Querías decir { $near }? Escribe parte de un nombre y elige una sugerencia.
unknown-rule = No hay ninguna regla sobre «{ $name }». Escribe una palabra como «bloquear» y elige una sugerencia.
unknown-rule-near = No hay ninguna regla sobre «{ $name }». ¿Querías decir { $near }? Escribe una de estas y elige una sugerencia.
settings-pictures-dark = Los tableros son imágenes para el tema oscuro. **En texto** lo muestra todo por escrito.
settings-pictures-dark-words = Los tableros son imágenes para el tema oscuro, con todo el texto debajo.
settings-pictures-light = Los tableros son imágenes para el tema claro. **En texto** lo muestra todo por escrito.
settings-pictures-light-words = Los tableros son imágenes para el tema claro, con todo el texto debajo.
settings-pictures-words = Los tableros se muestran solo como texto.
settings-moments-shown = Los grandes momentos tienen una viñeta en el hilo de la partida, como mucho una por turno.
settings-moments-hidden = Los grandes momentos no tienen viñeta.
settings-hosts = La liga la organizan <@&{ $id }> y quienes pueden gestionar eventos.
settings-no-hosts = La liga la organizan quienes pueden gestionar eventos. La opción `hosts` añade un rol.
settings-how = Para cambiar algo, usa `{ $command }` con una opción: { $options }.
settings-saved = Guardado.
settings-unchanged = No ha cambiado nada: ya está así.
settings-limit-channel = Para limitar dónde se pueden empezar partidas, elige un canal: `/settings channel:…`
settings-limit-starter = Para limitar quién puede empezar partidas, elige un rol: `/settings starter:…`
settings-option = `{ $name }`
preferences-pictures-dark = Tus cartas vienen como imágenes para el tema oscuro. **En texto** lo muestra todo por escrito.
preferences-pictures-dark-words = Tus cartas vienen como imágenes para el tema oscuro, con todo el texto debajo.
preferences-pictures-light = Tus cartas vienen como imágenes para el tema claro. **En texto** lo muestra todo por escrito.
preferences-pictures-light-words = Tus cartas vienen como imágenes para el tema claro, con todo el texto debajo.
preferences-pictures-words = Tus cartas se muestran solo como texto. El aspecto de los tableros se fija para todo el servidor con `/settings`; con **En texto** los ves por escrito.
preferences-language-discord = Te hablo en el idioma de tu Discord, si lo conozco.
preferences-language = Te hablo en tu idioma: { $language }.
preferences-tables-shown = Apareces en los rankings y otras personas pueden ver tus estadísticas.
preferences-tables-hidden = No apareces en los rankings y solo tú ves tus estadísticas.
preferences-group-looks = Lo que ves
preferences-group-calls = Menciones y recordatorios
preferences-group-play = En la mesa
preferences-pings-on = Recibes una mención cuando te toca.
preferences-pings-off = No recibes menciones. Los tableros siguen mostrando cuándo te toca.
preferences-reminders = Recordatorios: { $how }.
reminders-1-hour = al cabo de una hora
reminders-4-hours = al cabo de cuatro horas
reminders-12-hours = al cabo de doce horas
reminders-a-day = al cabo de un día
reminders-three-days = al cabo de tres días
reminders-off = nunca
preferences-quiet-none = Sin horas de silencio.
preferences-quiet = Horas de silencio: de { $from } a { $to } ({ $zone }). Las menciones esperan a que pasen; los temporizadores, no.
preferences-pace = Los bots de práctica te responden { $how }.
pace-quick = deprisa
pace-usual = a velocidad normal
pace-slow = despacio
preferences-orders =
    { $count ->
        [0] No tienes respuestas automáticas. `/me orders` añade una.
        [one] Tienes una respuesta automática: `/me orders` la muestra.
       *[other] Tienes { $count } respuestas automáticas: `/me orders` las muestra.
    }

## Respuestas automáticas
orders-title = Tus respuestas automáticas
orders-none = No tienes ninguna.
orders-about = Solo las ves tú. Cuando toca aplicar una, respondo por ti tras una breve pausa: así nadie puede saber si podías elegir. Si respondes antes, vale tu respuesta.
orders-add = Añadir una…
orders-drop = Quitar una…
orders-limit = Elige un límite…
orders-propose = ¿Qué respondo por ti de ahora en adelante?
orders-choose = De ahora en adelante…
order-everywhere = en todas las partidas de { $game }
order-here = en esta partida
order-in-one = en una partida de { $game }
order-will-answer = Una de tus respuestas automáticas contestará en unos segundos, si no lo haces tú.
button-order = No preguntarme más…
button-back = Atrás
button-help = Ayuda
button-to-choices = Volver a elegir
note-order-given = Hecho, y de ahora en adelante también. `/me orders` lo quita.
refused-too-many-orders = Tienes { $most } respuestas automáticas, el máximo. Antes quita una con `/me orders`.
refused-unknown-order = Esa respuesta automática ya no existe. `/me orders` muestra las tuyas.
refused-unknown-zone = No hay ningún lugar llamado «{ $zone }». Elige una sugerencia como Europe/Madrid o un desfase como UTC+2.
refused-unknown-hours = No entiendo el horario «{ $hours }». Escribe, por ejemplo, `22-7`, `22:30-6:45` o `none`.
refused-no-hours = No tienes horas de silencio a las que aplicar una zona horaria. Pon las dos cosas: `/me settings quiet:22-7 zone:…`

## Los ajustes de un servidor
settings-channels-all = Se pueden empezar partidas en cualquier canal.
settings-channels = Se pueden empezar partidas en:
settings-starter-all = Cualquiera puede empezar partidas.
settings-starter-everything = Pueden empezar partidas:
settings-starter-tables = Las misiones y la práctica están abiertas a todo el mundo; solo este rol puede abrir mesas para varios:
settings-clock-usual = Temporizador por defecto: un día en juegos cooperativos, ninguno en los demás.
settings-clock = Temporizador por defecto: **{ $clock }**.
settings-language-server = Los tableros usan el idioma del servidor, si lo hablo.
settings-language = Idioma de los tableros: { $language }.
settings-boards-channel = Los tableros se publican en el canal del desafío; cada uno tiene un hilo para el registro y las menciones. Si ya hay cuatro activos, los demás van a su hilo.
settings-boards-thread = Los tableros se publican en el hilo de la partida, con el registro. En el canal solo queda el desafío.

## Los mazos de la gente
editor-size =
    { $n ->
        [one] Una carta
       *[other] { $n } cartas
    }
editor-legal-by = ✓ Legal en: { $rulesets }
editor-not-legal-by = ✗ Aún no es legal en: { $rulesets }
editor-legal-all = ✓ Legal con todas las reglas
editor-not-legal-all = ✗ Aún no es legal
editor-search = Búsqueda:
editor-found =
    { $n ->
        [0] No hay cartas así. Borra la búsqueda o simplifícala.
        [one] Una carta encontrada.
       *[other] { $n } cartas encontradas; en la lista, de la { $from } a la { $to }.
    }
editor-found-all = Las { $n } cartas del juego; en la lista, de la { $from } a la { $to }.
editor-pick-found = Cartas encontradas…
editor-pick-held = Cartas del mazo…
editor-page = { $placeholder } ({ $from }–{ $to } de { $n })
editor-narrow = Filtrar por…
editor-narrow-by = { $facet }…
editor-any = Cualquiera
editor-other-facet = Filtrar por otra cosa
editor-more-values = Más…
editor-cards-like-that =
    { $n ->
        [one] Una carta
       *[other] { $n } cartas
    }
editor-in-deck = { $n } en el mazo
editor-empty = Este mazo está vacío. Pulsa **Buscar cartas**, elige una de la lista y añádela.
editor-group = **{ $group }** · { $n }
editor-group-none = **Otras** · { $n }
editor-line = { $n } × { $card }
editor-line-unknown = { $n } × { $id } (no es una carta de este juego)
button-add = Añadir una
button-cut = Quitar una
button-playset = Que sean { $n }
button-out = Quitar todas
button-search = Buscar…
button-clear-search = Borrar la búsqueda
button-find = Buscar cartas
button-list = El mazo
button-check = Comprobar
button-edit = Editar
button-export = Exportar
button-share = Compartir
button-unshare = Dejar de compartir
search-title = Buscar cartas
search-field = Palabras, o hero:storm level<=3
search-hint = { $facets }; "dos palabras"; tech,speed; -no
note-deck-new = Tu mazo nuevo: **{ $name }**.
note-deck-proposed = He montado **{ $name }** en torno a { $theme } (semilla { $seed }: la misma semilla monta el mismo mazo).
note-deck-renamed = Ahora se llama **{ $name }**.
note-deck-copied = **{ $name }** ya es tuyo; cámbialo a tu gusto.
note-deck-imported = **{ $name }** importado.
note-deck-deleted = **{ $name }** borrado. Las partidas que ya lo usan siguen con él.
note-deck-kept = **{ $name }** se queda como está.
note-deck-unshared = **{ $name }** ya no se puede copiar. Quienes lo copiaron conservan su copia.
note-import-dropped = No se ha importado nada.
deck-untitled = Mazo nuevo
deck-imported-name = Mazo importado
deck-theme-name = En torno a { $theme }
deck-shared = Cualquiera, en cualquier servidor, puede copiar **{ $name }** con este código: **{ $code }**. Basta escribir `/deck import list:{ $code }`.
deck-exported = `/deck import` lo lee, aquí o en cualquier otro servidor.
deck-file = Una lista de mazo
ask-delete-deck =
    ¿Borro **{ $name }** ({ $size } { $size ->
        [one] carta
       *[other] cartas
    })? No se puede deshacer.
button-delete-deck = Borrarlo
button-keep-deck = Conservarlo
deck-not-playable = Aquí no se puede jugar con **{ $name }**. { $problem }
deck-not-playable-more =
    { $n ->
        [one] Con otro de tus mazos tampoco se puede jugar aquí. `/deck check` dice por qué.
       *[other] Con otros { $n } mazos tuyos tampoco se puede jugar aquí. `/deck check` dice por qué.
    }
deck-choice-not-legal = { $name } (no es legal aquí)
decks-own-none = Todavía no tienes mazos propios. `/deck new` crea uno, `/deck import` lee una lista o un código.
decks-line = **{ $name }** · { $size } { $size ->
        [one] carta
       *[other] cartas
    } · { $where }
decks-line-legal = { $rulesets }
decks-line-legal-all = todas las reglas
decks-line-nowhere = aún no es legal: { $problem }
decks-ready = Listos para jugar en: { $rulesets }
decks-ready-all = Listos para jugar
import-title = Importar un mazo
import-list = Lista de cartas o código
import-list-hint = 4x Nombre, 4 Héroe: Nombre, ST001:4;ST002:2, JSON o un código como 7K3Q-9FHM
import-name = Nombre del mazo (opcional)
import-problems =
    { $n ->
        [one] No he podido leer una línea de esta lista.
       *[other] No he podido leer { $n } líneas de esta lista.
    } { $size ->
        [0] No he reconocido ninguna carta.
        [one] He reconocido una carta.
       *[other] He reconocido { $size } cartas.
    }
button-import-rest =
    { $n ->
        [one] Importar la carta leída
       *[other] Importar las { $n } leídas
    }
button-import-fix = Corregir la lista
button-import-drop = No importar
refused-import-gone = Esa lista ya no está: has importado otra desde entonces. Impórtala de nuevo.
theme-choice = { $facet }: { $value }

## Listas y búsquedas
list-unknown = Línea { $line }, «{ $written }»: no hay ninguna carta así.
list-unknown-near = Línea { $line }, «{ $written }»: no hay ninguna carta así. ¿Querías decir { $cards }?
list-ambiguous = Línea { $line }, «{ $written }»: varias cartas se llaman así: { $cards }. Escribe el nombre entero.
list-too-many = Línea { $line }, «{ $written }»: un mazo puede tener como mucho { $cards } cartas distintas, con { $copies } copias de cada una.
list-no-copies = Línea { $line }, «{ $written }»: cero copias.
list-line = Línea { $line }: { $problem }
list-more =
    { $n ->
        [one] Hay otra línea que no he podido leer.
       *[other] Hay otras { $n } líneas que no he podido leer.
    }
search-no-facet = No se puede buscar por «{ $name }». Prueba con { $facets }.
search-no-order = { $facet } no es un número. Escribe `:` en vez de `<` o `>`.
search-no-value = No hay nada llamado «{ $wanted }» en { $facet }. Prueba con { $known }.

## Deshacer
undo-free = Puedes deshacer tu última respuesta: desde entonces no se ha robado, mostrado ni decidido nada.
undo-consent =
    Desde tu última respuesta se ha robado, mostrado o decidido algo, o su acción ya ha terminado: solo puedes deshacerla con el acuerdo de { $who }. Se desharía la acción entera a la que pertenece { $answers ->
        [one] (una respuesta)
       *[other] ({ $answers } respuestas)
    }. Las cartas ocultas se volverían a barajar; lo que se ha visto, visto queda.
undo-alone =
    Puedes deshacer tu última respuesta. Se deshace la acción entera a la que pertenece { $answers ->
        [one] (una respuesta)
       *[other] ({ $answers } respuestas)
    } y las cartas ocultas se vuelven a barajar.
undo-blocked-nothing = No hay nada que deshacer: aún no has elegido nada en esta partida.
undo-blocked-old = No puedes deshacer tu última respuesta: hace demasiado tiempo.
undo-blocked-left = No puedes deshacer tu última respuesta: desde entonces alguien ha dejado la partida.
undo-asked =
    { $who } quiere deshacer su última respuesta. Se desharía la acción entera a la que pertenece { $answers ->
        [one] (una respuesta)
       *[other] ({ $answers } respuestas)
    } y las cartas ocultas se volverían a barajar. ¿De acuerdo?
undo-sent = Se lo has pedido a { $who }. Con su acuerdo, la partida vuelve atrás.
undo-agreed = Gracias. Aún tiene que aceptar { $who }.
undo-done = Acordado: { $who } deshace su última respuesta. Se sigue desde ahí.
undo-refused = { $who } no está de acuerdo. La partida sigue como está.
undo-withdrawn = { $who } retira su petición. La partida sigue como está.
button-ask-consent = Pedirlo
button-agree = De acuerdo
button-disagree = No
button-withdraw-undo = Retirar la petición
note-took-back-agreed = { $who } deshace su última respuesta, como se acordó. Las cartas ocultas se vuelven a barajar.
refused-undo-stale = La partida ha seguido desde entonces. Usa `/match undo` otra vez para ver qué puedes deshacer ahora.
undo-blocked-forbidden = En esta partida no se puede deshacer.
refused-undo-forbidden = En esta partida no se puede deshacer.

## Una partida terminada
replay-step =
    { $at ->
        [0] **El reparto**
       *[other] **Paso { $at } de { $last }**
    }
replay-hand-empty = **{ $who }** no tiene cartas en la mano
replay-hand = **{ $who }** tiene en la mano: { $cards }
# Lo que solo se le dijo a este jugador, con las mismas palabras.
replay-told = A { $who }: «{ $line }»
replay-file = La partida entera, con todo lo que estaba oculto
button-replay-first = Al principio
button-replay-back = Atrás
button-replay-on = Siguiente
button-replay-leap-back = Atrás { $n }
button-replay-leap-on = Adelante { $n }
button-replay-last = Al final
button-replay-file = Como archivo
refused-replay-not-over = Esa partida no ha terminado: sus cartas y su secreto siguen ocultos. Prueba cuando acabe.
refused-replay-other-rules = No puedo reproducir esa partida: mis reglas han cambiado desde entonces o se han borrado los datos de un jugador. `/match log` muestra qué pasó.
refused-takes-too-long = El cálculo ha tardado demasiado. Prueba otra vez dentro de un minuto.
verify-right =
    ✓ La partida es como se prometió y registró: { $decisions ->
        [one] una decisión, al repetirla, lleva
       *[other] { $decisions } decisiones, al repetirlas, llevan
    } al mismo resultado (`{ $hash }`). El secreto `{ $secret }` coincide con lo prometido, `{ $commitment }`. **Acta**, en el tablero, te da un archivo para comprobarlo por tu cuenta, con su sello.
# Below a match that is still being played, where another one was checked
verify-later = Esta aún no ha terminado: solo podrá comprobarse al final.
verify-forgotten = Se han borrado los datos de un jugador de esta partida, con su parte del barajado, así que no se puede jugar de nuevo. El secreto es `{ $secret }`, prometido como `{ $commitment }`.
verify-renamed = Se han borrado los datos de un jugador de esta partida. Sin su nombre, el sello ya no coincide con el publicado.
verify-wrong = ✗ La partida **no** es como se registró, en { $where }: { $problem } Si me han actualizado desde entonces, es por eso: solo puede comprobarla la versión con que se jugó.
verify-not-sealed = no es lo que se selló.
verify-other-secret = no es el secreto que se prometió.
verify-other-options = el juego no tiene esas opciones.
verify-gap = falta una jugada o está fuera de lugar.
verify-cut = la partida no acaba aquí, así que faltan jugadas.
verify-other-result = las jugadas llevan a otro resultado.
verify-other-rules = desde aquí, las reglas no llevan a lo que está registrado.

## Estadísticas
stats-here = este servidor
stats-everywhere = todos los servidores
stats-title = { $name } · { $game } · { $where }
stats-game-title = { $game } en números · { $where }
stats-card-title = { $card } en números · { $game } · { $where }
stats-versus-title = { $one } contra { $other } · { $game } · { $where }
stats-board-title = Ranking: { $game } · { $where }
stats-rate = { $wins } de { $games } ganadas ({ $share } %; margen estimado: del { $low } al { $high } %)
stats-rating = **Puntuación { $rating }** tras { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
# The rating of each level of practice bots, for somebody to hold their own against
stats-bots = Bots de práctica, en la misma escala: { $bots }
# A level or a villain, and its rating
stats-rated = { $what } { $rating }
stats-scenarios = Puntuación de los villanos, cada uno contra una persona: cuanto más alta, más difícil de vencer
# In these, `together` is for games whose players play against a villain together
stats-people =
    { $sides ->
        [together] Contra villanos:
       *[apart] Contra personas:
    }
stats-practice = Contra bots de práctica:
stats-early =
    { $games ->
        [one] Una partida en la que alguien se rindió antes de que jugara todo el mundo se cuenta aparte.
       *[other] { $games } partidas en las que alguien se rindió antes de que jugara todo el mundo se cuentan aparte: { $wins } ganadas.
    }
stats-streak =
    { $kind ->
        [won] { $now ->
            [one] La última, ganada
           *[other] Las últimas { $now }, ganadas
        }
        [lost] { $now ->
            [one] La última, perdida
           *[other] Las últimas { $now }, perdidas
        }
       *[none] La última, empatada
    } · mejor racha: { $longest }
stats-length =
    Una partida dura { $sides ->
        [together] { $turns ->
            [one] una ronda
           *[other] { $turns } rondas
        }
       *[apart] { $turns ->
            [one] un turno
           *[other] { $turns } turnos
        }
    } y { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } de media.
stats-matches =
    { $sides ->
        [together] { $n ->
            [one] Se ha jugado una partida contra un villano.
           *[other] Se han jugado { $n } partidas contra villanos.
        }
       *[apart] { $n ->
            [one] Se ha jugado una partida entre personas.
           *[other] Se han jugado { $n } partidas entre personas.
        }
    }
stats-none-yet =
    { $sides ->
        [together] Aún no hay ninguna partida terminada contra un villano. Empieza una con `/scenario start`.
       *[apart] Aún no hay ninguna partida terminada contra personas. Empieza una con `/challenge`.
    }
stats-by-ruleset = Reglas
stats-by-villain = Villanos
stats-by-players = Jugadores en la mesa
stats-by-hero = Héroes
stats-by-deck = Mazos
stats-by-scenario = Escenarios
stats-by-first = Orden de juego
stats-by-luck = Suerte
stats-players =
    { $n } { $n ->
        [one] jugador
       *[other] jugadores
    }
stats-scenario = { $villain }, { $mode } · { $players }
stats-scenario-sets = { $villain }, { $mode } · { $sets } · { $players }
stats-first-yes = En 1.er lugar
stats-first-no = Después
stats-luck = { $what }: { $times } (se esperaban { $expected }).
chart-share = { $share } % ({ $wins }/{ $of })
chart-range = { $low }–{ $high } %
stats-rating-curve = Puntuación a lo largo del tiempo
stats-versus-none = Aún no has terminado ninguna partida contra { $name }.
stats-draws =
    { $n ->
        [one] Una partida acabó en empate.
       *[other] { $n } partidas acabaron en empate.
    }
stats-longest = Mejor racha de { $name }: { $n }
stats-card-which = Varias cartas encajan con «{ $name }»: { $cards }. ¿Cuál? Elígela entre las sugerencias.
stats-card-none = Nadie ha jugado aún esta carta en una partida entre personas.
stats-card-played =
    Jugada { $times ->
        [one] una vez
       *[other] { $times } veces
    }, por { $games } de { $of } jugadores.
stats-card-won = Porcentaje de victorias cuando se juega:
stats-place = { $place }. { $who } · **{ $rating }** · { $wins } de { $games } ganadas ({ $share } %)
stats-board-empty =
    { $sides ->
        [together] Nadie ha terminado aún { $least } partidas contra villanos.
       *[apart] Nadie ha terminado aún { $least } partidas contra personas.
    }
stats-board-about =
    { $sides ->
        [together] Solo cuentan las partidas sin bots de práctica; hacen falta { $least } para aparecer. La puntuación empieza en 0 y sube al ganar a villanos fuertes; `/me settings stats:Oculto` te quita de la lista.
       *[apart] Solo cuentan las partidas entre personas; hacen falta { $least } para aparecer. La puntuación empieza en 0 y sube al ganar a jugadores fuertes; `/me settings stats:Oculto` te quita de la lista.
    }
stats-file = Tus resultados en una tabla
stats-exported =
    { $n ->
        [one] Tu único resultado, para cualquier hoja de cálculo.
       *[other] Tus { $n } resultados, para cualquier hoja de cálculo.
    }
refused-stats-of-a-bot = Los bots no tienen estadísticas. Indica a una persona.
refused-stats-hidden = { $name } prefiere no mostrar sus estadísticas.
refused-stats-yourself = Esa persona eres tú. Indica a otra.

## Privacidad
privacy-file = Todo lo que guardo sobre ti
privacy-exported = Este archivo tiene todo lo que guardo sobre ti. Solo tú ves este mensaje. `/privacy delete` lo borra todo.
ask-forget =
    ¿Quieres que me olvide de ti? { $matches ->
        [0] No estás en ninguna partida.
        [one] La partida en que estás se da por perdida.
       *[other] Las { $matches } partidas en que estás se dan por perdidas.
    } { $decks ->
        [0] Se borran tus ajustes, estadísticas y puntuación.
        [one] Se borran tu mazo y tus ajustes, estadísticas y puntuación.
       *[other] Se borran tus { $decks } mazos y tus ajustes, estadísticas y puntuación.
    } Quienes han jugado contigo conservan sus resultados, con «Alguien que se fue» en lugar de tu nombre, y tus partidas ya no se podrán verificar. No se puede deshacer; `/privacy export` te da antes una copia.
button-forget-me = Borrar mis datos
button-keep-me = Conservarlo todo
note-forgotten = Me he olvidado de ti. Los mensajes que publiqué siguen en sus canales hasta que alguien los borre. Si vuelves a jugar, empiezas de cero.
note-kept = Todo se queda como está.

## Conjuntos de cartas que trae un servidor
set-size = { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }{ $decks ->
        [0] {""}
        [one] {" "}y un mazo
       *[other] {" "}y { $decks } mazos
    }
set-loaded = **{ $name }** cargado para { $game }: { $size }. Elígelo con `/challenge set:`. Solo lo tiene este servidor. ({ $hash })
set-replaced = **{ $name }** sustituido para { $game }: { $size }. Las partidas empezadas conservan sus cartas. ({ $hash })
set-same = **{ $name }** ya estaba cargado, carta por carta. No ha cambiado nada. ({ $hash })
set-sound = **{ $name }** está en orden, para { $game }: { $size }. No se ha cargado nada. ({ $hash })
ask-remove-set = ¿Quito **{ $name }** ({ $size })?
set-remove-means =
    Las partidas nuevas y las revanchas ya no podrán usarlo. Para recuperarlo hará falta su archivo. { $open ->
        [0] Ninguna partida abierta lo usa.
        [one] Una partida abierta lo usa y conserva sus cartas.
       *[other] { $open } partidas abiertas lo usan y conservan sus cartas.
    }
button-keep-set = Conservarlo
button-remove-set = Quitarlo
set-kept = **{ $name }** se queda como está.
set-removed = **{ $name }** eliminado. Las partidas empezadas conservan sus cartas.
set-none = Este servidor aún no tiene cartas propias. `/set load` lee un archivo; docs/sets.md, junto al código fuente del bot, explica cómo se escribe.
set-list = Los conjuntos de este servidor:
set-line = **{ $name }** para { $game }: { $size } ({ $hash })
set-not-loaded =
    { $n ->
        [one] Este conjunto no se ha cargado: tiene un problema. Arréglalo y prueba otra vez.
       *[other] Este conjunto no se ha cargado: tiene problemas. Arréglalos y prueba otra vez.
    }
set-not-sound =
    { $n ->
        [one] Este conjunto tiene un problema. Arréglalo antes de cargar el archivo.
       *[other] Este conjunto tiene problemas. Arréglalos antes de cargar el archivo.
    }

## Qué falla en un archivo
flaw-at = línea { $line }, columna { $column }, { $path }: { $flaw }
flaw-in = { $path }: { $flaw }
flaw-file = el archivo
flaw-not-json = no es JSON, { $fault }
flaw-more = y { $n } más
flaw-letters = tiene más de { $most } caracteres
flaw-deep = aquí se pasa de { $most } niveles de profundidad
flaw-format-one = aquí va 1, el único formato que hay
flaw-no-cards = no hay ninguna carta
flaw-deck-id = aquí van de dos a treinta minúsculas, cifras y guiones, con una letra al principio
flaw-card-id = aquí van de dos a cuatro mayúsculas y un número, por ejemplo AB12
flaw-no-name = de este nombre no se ve nada
flaw-id-taken = ya hay una carta con el id { $written }
flaw-name-taken = ya hay una carta con el nombre { $written }
flaw-deck-taken = ya hay un mazo con el id { $written }
flaw-missing = falta este dato
flaw-missing-wanted = falta este dato; escribe { $wanted }
flaw-type = aquí va { $wanted }, no { $found }
flaw-choice = aquí va { $choice }
flaw-number = tiene que ser { $bound }
flaw-characters =
    { $n ->
        [one] tiene que haber { $bound } carácter
       *[other] tiene que haber { $bound } caracteres
    }
flaw-entries =
    { $n ->
        [one] tiene que haber { $bound } elemento
       *[other] tiene que haber { $bound } elementos
    }
flaw-fields =
    { $n ->
        [one] tiene que haber { $bound } campo
       *[other] tiene que haber { $bound } campos
    }
bound-least = al menos { $n }
bound-most = como mucho { $n }
bound-exact = exactamente { $n }
bound-more = más de { $n }
bound-less = menos de { $n }
flaw-multiple = tiene que ser un múltiplo de { $n }
flaw-field = aquí no existe ese campo
flaw-written = no está escrito como tiene que estar
flaw-format = no es un dato de tipo { $format }
flaw-key = esa clave no puede estar aquí
flaw-element = algo de esta lista no puede estar aquí
flaw-other = esto no puede estar aquí
json-string = un texto
json-number = un número
json-int = un número entero
json-boolean = true o false
json-array = una lista
json-object = un objeto entre llaves
json-fault-word = esa palabra no significa nada en JSON; los textos van entre comillas
json-fault-name = aquí tiene que seguir el nombre de un campo entre comillas, o sobra la coma de antes
json-fault-value = aquí tiene que seguir un valor, o sobra la coma de antes
json-fault-colon = faltan los dos puntos entre un campo y su valor
json-fault-comma = falta una coma
json-fault-brace = falta una llave de cierre: {"}"}
json-fault-bracket = falta un corchete de cierre: ]
json-fault-end = después del final hay algo más
json-fault-comment = en JSON no hay comentarios
json-fault-quote = a un texto le faltan las comillas de cierre
json-fault-cut = un número está cortado
json-fault-unicode = detrás de \u tienen que ir cuatro cifras hexadecimales
json-fault-escape = en un texto, una barra invertida solo va delante de uno de los signos " \ / b f n r t u
json-fault-control = en un texto hay un salto de línea u otro carácter de control
json-fault-unknown = esto no es JSON

## Noches de liga
league-moment = <t:{ $at }:F>
league-from-now = <t:{ $at }:R>
league-format-swiss = Suizo: cada ronda juega todo el mundo
league-format-swiss-cut = Suizo y cuadro: los mejores pasan a eliminación directa
league-format-round-robin = Liguilla: todos contra todos
league-format-groups = Grupos y cuadro: pasan los dos primeros de cada grupo
league-format-single = Eliminación directa
league-format-double = Doble eliminación
league-format-points = Puntos: mesas grandes, y cada puesto puntúa
league-format-teams = Equipos de dos: cada cual juega contra alguien del otro equipo
league-format-duplicate = Duplicado: todas las mesas usan el mismo barajado
league-format-ladder = Escalera: vence a un villano y ve a por el siguiente
league-plan = { $game } ({ $ruleset }). { $format }{ $best ->
        [3] . Al mejor de tres
       *[other] {""}
    }.
league-registration-opens = La inscripción abre: { $at }, { $in }.
league-registration-closes = La inscripción cierra: { $at }, { $in }.
league-registration-before = **La inscripción aún no está abierta.**
league-registration-closed = **La inscripción está cerrada.**
league-registration-open-now = Inscripción abierta para **{ $name }**.
league-registration-now = ahora
league-registration-start = al empezar la noche
league-ask-registration = La inscripción a **{ $name }** abre: { $opens }. Cierra: { $closes }. Cada cual ve las horas en su zona horaria. ¿Es correcto?
league-told-registration = La inscripción a **{ $name }** abre: { $opens }. Cierra: { $closes }.
league-moved-up = hay una plaza libre: ya estás en **{ $name }**. { $check ->
        [yes] Tu asistencia ya está confirmada.
       *[no] Si no puedes venir, pulsa **Salir** y entrará la siguiente persona.
    }
league-no-time = Empieza cuando la organización lo diga.
league-cut-line = { $n ->
        [0] Pasan al cuadro los 4 mejores; con más de 16 jugadores, los 8 mejores.
       *[other] Pasan al cuadro los { $n } mejores.
    }
league-time = Empieza: { $at }, { $in }{ $every ->
        [0] {""}
        [1] , y luego cada día
       *[other] , y luego cada { $every } días
    }.
league-sets = Con estos conjuntos: { $sets }.
league-ladder = Un villano tras otro: { $villains }. Las mesas que ganan suben; las demás lo intentan otra vez.
league-next-villain = En cuanto gane una mesa, la próxima noche toca el siguiente villano.
league-set = Con las cartas propias de este servidor: **{ $set }**.
league-deck-lock = Un solo mazo para toda la noche, elegido al inscribirse.
league-no-undo = En sus mesas no se puede deshacer.
league-reopened = La organización ha reabierto esta noche: continúa, y la clasificación final vendrá después.
league-relaid = Han cambiado los emparejamientos: en la mesa { $table } juegan ahora otras personas. Esta partida ya no cuenta.
league-in-season = Cuenta para **{ $season }**{ $nights ->
        [0] {""}
       *[other] , noche { $number } de { $nights }
    }.{ $best ->
        [0] {""}
        [1] {" "}Cuenta la mejor noche de cada jugador.
       *[other] {" "}Cuentan las { $best } mejores noches de cada jugador.
    }
recap-title = { $name }: así fue
recap-won = ¡{ $who } se lleva la noche!
recap-nobody = Nadie se lleva la noche
recap-table = Mesa { $table }
recap-lucky = El golpe de suerte de la noche: { $who }. { $what }: { $times } (se esperaban { $expected }).
league-prizes = 🎁 { $prizes }
league-open-lists = Todo el mundo puede ver las listas de mazos en cuanto empiece la noche.
league-lists-open = Todo el mundo, desde que empiece la noche
league-lists-closed = Todo el mundo, cuando acabe la noche
league-export-standings = Clasificación
league-export-pairings = Emparejamientos y resultados
league-export-decks = Listas de mazos
league-file-csv = Una tabla para hojas de cálculo (CSV)
league-file-json = Datos para programas (JSON)
league-exported-standings = La clasificación de **{ $name }**.
league-exported-pairings = Emparejamientos y resultados de **{ $name }**.
league-exported-decks = Las listas de mazos de **{ $name }**, tal como se fijaron.
league-history = Noches pasadas
league-day = <t:{ $at }:d>
league-history-night = **{ $name }** · { $at } · { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
league-history-series = **{ $name }**: { $nights } noches
league-history-most = con más victorias ({ $wins }):
league-history-first = mejor puesto sin bots:
league-history-newest = Aquí solo se cuentan las { $nights } noches más recientes.
button-league-lists = Listas de mazos
league-promise = { $rounds ->
        [several] En cada ronda, todas
       *[one] Todas
    } las mesas juegan con el mismo barajado, prometido como { $promise }. { $rounds ->
        [several] El secreto de cada ronda posterior remite al de la primera; todos se revelan
       *[one] Su secreto se revela
    } cuando termine la última mesa. Nadie puede añadir palabras al barajado, así que hay que confiar en quien aloja el bot.
league-phase-sign-up = { $timed ->
        [yes] Pulsa **Inscribirme** si quieres jugar. La confirmación de asistencia abre: { $at }.
       *[no] Pulsa **Inscribirme** si quieres jugar.
    }
league-phase-check-in = **Toca confirmar asistencia.** Pulsa **Estoy aquí**: si no confirmas, no juegas.
league-phase-running = **En curso.** Las rondas están abajo.
league-phase-over = **Terminada.** La clasificación final está abajo.
league-phase-cancelled = **Cancelada.**
league-players = Inscripciones: { $n } de { $most }
league-waiting = Lista de espera: { $n }
league-there = Presentes: { $n } de { $most }
league-not-there = Faltan: { $n }
league-check-in-call = Toca confirmar asistencia: pulsa **Estoy aquí** en el mensaje de inscripción o usa `/league check-in`.
league-your-table = Ronda { $round }, mesa { $n }. Quien no haga nada en { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    } cuenta como ausente. Elige mazo si se te pide y juega con **Tu jugada**.
league-nudge = La mesa { $n } te espera. Si tardas más, perderás tu sitio.
league-round = { $of ->
        [0] Ronda { $n }
       *[other] Ronda { $n } de { $of }
    }{ $stage ->
        [final] : final
        [semifinals] : semifinales
       *[none] {""}
    }
league-seed = Semilla de los emparejamientos: { $seed }
league-table = Ronda { $round }, mesa { $table }: { $players }
league-team = { $name }
league-team-unnamed = Equipo { $n }
league-byes = Bye (cuenta como victoria): { $who }
league-player-of = { $name } ({ $team })
league-beat = { $winner } gana a { $loser }
league-won = gana { $who }
league-drawn = empate
league-nobody = no gana nadie
league-feat = { $won ->
        [yes] victoria
       *[no] derrota
    } en { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }, esfuerzo { $effort }
league-corrected = (corregido)
league-ruled = (fijado por la organización)
league-player-left = { $who } (abandono)
league-awarded = (por incomparecencia)
league-timed = (tiempo)
league-time-up = Se acabó el tiempo.
league-time-called = ¡Tiempo! { $turns ->
        [0] La partida acaba tal como está
        [one] Se juega un turno más y la partida acaba tal como esté
       *[other] Se juegan { $turns } turnos más y la partida acaba tal como esté
    }: gana quien vaya por delante en puntos; si hay igualdad, es un empate.{ $knockout ->
        [yes] {" "}Alguien tiene que avanzar, así que con igualdad se sigue jugando.
       *[no] {""}
    }
league-round-time = El tiempo se acaba a los { $minutes } minutos de ronda; después { $turns ->
        [0] las partidas acaban tal como están
        [one] se juega un turno más
       *[other] se juegan { $turns } turnos más
    }.
league-standings = clasificación
league-final = clasificación final
league-winner = 🏆 **{ $who }**
league-nobody-yet = Aún no hay jugadores.
league-record = { $record ->
        [yes] G-E-P: ganadas, empatadas, perdidas; un bye cuenta como victoria.{ " " }
       *[no] { "" }
    }{ $left ->
        [yes] † abandonó.{ " " }
       *[no] { "" }
    }Desempates, por orden:
league-more-rows = …y { $n } más.
league-mark-won = primer puesto
league-mark-left = abandono
league-bracket-all = cuadro
league-bracket-upper = cuadro de ganadores
league-bracket-lower = cuadro de perdedores
league-bracket-final = gran final
league-bracket-round = { $several ->
        [yes] Rondas { $first } a { $last }
       *[no] Ronda { $first }
    }
league-bracket-winner-of = quien gane { $table }
league-bracket-loser-of = quien pierda { $table }
league-bracket-bye = bye
league-bracket-won = ganada
league-column-place = #
league-column-player = Jugador
league-column-record = G-E-P
league-column-table = Mesa
league-column-team-points = Pts
league-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-column-team-opponents-matches = OMW%
league-column-team-games = GW%
league-column-team-opponents-games = OGW%
league-column-team-head-to-head = H2H
league-column-team = Equipo
league-column-points = Pts
league-column-opponents-matches = OMW%
league-column-matches = MW%
league-column-group-place = En grupo
league-column-games = GW%
league-column-opponents-games = OGW%
league-column-head-to-head = H2H
league-column-place-points = Pts
league-column-firsts = 1.º
league-column-ahead-of = Delante
league-column-beaten = Gana
league-column-pace = Rondas
league-column-effort = Esfuerzo
league-column-climbed = Vencidos
league-column-swift = Rondas
league-column-nights = Noches
league-column-won = 1.º
league-break-team-points = Puntos del equipo: 3 por enfrentamiento ganado o bye, 1 por empate.
league-break-team-opponents-matches = OMW%: el porcentaje de puntos de los equipos rivales; cada uno cuenta al menos un tercio. Los byes no cuentan.
league-break-team-games = GW%: el porcentaje de mesas que ganó el equipo.
league-break-team-opponents-games = OGW%: el porcentaje de mesas que ganaron los equipos rivales; cada uno cuenta al menos un tercio.
league-break-team-head-to-head = H2H: puntos contra los equipos aún empatados.
league-break-team-lot = Un sorteo, con la semilla de la primera ronda.
league-break-points = Puntos: 3 por mesa ganada o bye, 1 por empate.
league-break-opponents-matches = OMW%: el porcentaje de puntos de tus rivales; cada uno cuenta al menos un tercio. Los byes no cuentan.
league-break-matches = MW%: tu porcentaje de los puntos en juego. Los byes no cuentan.
league-break-group-place = Tu puesto en el grupo: puntos, luego enfrentamiento directo, GW% y OMW%.
league-break-games = GW%: el porcentaje de partidas sueltas que ganaste.
league-break-opponents-games = OGW%: el porcentaje de partidas sueltas que ganaron tus rivales; cada uno cuenta al menos un tercio.
league-break-head-to-head = H2H: puntos contra los jugadores aún empatados.
league-break-lot = Un sorteo, con la semilla de la primera ronda.
league-break-place-points = Puntos: el primer puesto da tantos como asientos tiene una mesa llena, y cada puesto siguiente uno menos; los empatados se reparten los suyos.
league-break-firsts = Mesas ganadas.
league-break-ahead-of = Cuántas veces quedaste por delante de los jugadores aún empatados.
league-break-stage = Hasta dónde llegaste. Quienes caen en la misma ronda comparten puesto.
league-break-beaten = Si la mesa ganó.
league-break-pace = Rondas: mejor cuantas menos si la mesa ganó, y cuantas más si perdió.
league-break-climbed = Villanos que ha vencido la mesa.
league-break-swift = Rondas de las partidas que ganó: cuantas menos, mejor.
league-break-effort = Daño hecho más amenaza quitada por la mesa.
league-season = Temporada: { $season }
league-season-about = Se suman los puntos de cada noche que cuenta; si hay empate, deciden los primeros puestos y después el mejor puesto. Los bots de práctica no ocupan ningún puesto. «4/6»: cuentan las cuatro mejores noches de seis.
league-season-points-places = Por puestos: 12, 10, 8, …
league-season-points-results = Por resultados: victorias y empates
league-verdict-player = Gana { $who }
league-verdict-draw = Empate
league-draw = empate
league-verdict-nobody = No vino nadie
league-verdict-won = Ganada en 5 rondas: cambia el número
league-verdict-lost = Perdida tras 5 rondas: cambia el número
league-verdict-places = { $value }: los puestos de { $players }
league-told-created = Inscripción abierta aquí para **{ $name }**. Empieza desde **Panel de organización** cuando haya llegado todo el mundo, o ponle hora con `/league schedule`.
league-told-scheduled = **{ $name }** empieza: { $at }{ $every ->
        [0] {""}
        [1] , y luego cada día
       *[other] , y luego cada { $every } días
    }. La asistencia se confirma desde un cuarto de hora antes.
league-told-joined = Tienes plaza en **{ $name }**.
league-told-late = Tienes plaza en **{ $name }**. Juegas desde la ronda { $round }.
league-told-waiting = **{ $name }** está completa. Tienes el número { $n } en la lista de espera.
league-told-checked-in = Asistencia confirmada: **{ $name }**.
league-told-left = Has dejado **{ $name }**.
league-told-seeded = { $who } es cabeza de serie n.º { $place } en **{ $name }**. Los demás van detrás, por sorteo.
league-told-swapped = { $one } y { $other } cambian de mesa en **{ $name }**.
league-seeding-draw = Sorteo
league-seeding-rating = Puntuación
league-seeding-season = Clasificación de la temporada
league-cut-4 = Los 4 mejores
league-cut-8 = Los 8 mejores
league-cut-16 = Los 16 mejores
league-told-practice =
    { $n ->
        [0] **{ $name }** no tiene bots de práctica.
        [one] **{ $name }** tiene un bot de práctica, hasta que alguien quiera su plaza.
       *[other] **{ $name }** tiene { $n } bots de práctica, hasta que alguien quiera sus plazas.
    }
league-ask-finish =
    ¿Terminar **{ $name }** ahora? { $open ->
        [0] Todas las mesas de esta ronda han acabado.
        [one] Una mesa sigue jugando. No contará.
       *[other] { $open } mesas siguen jugando. No contarán.
    }
league-ask-cancel =
    ¿Cancelar **{ $name }**? { $players ->
        [0] No hay inscripciones.
        [one] Hay una inscripción.
       *[other] Hay { $players } inscripciones.
    }{ $every ->
        [0] { "" }
       *[other] { " " }Tampoco se repetirá.
    }
panel-sign-up = Inscripción abierta: { $n } de { $most } plazas ocupadas.
panel-check-in = Confirmación abierta: { $n } de { $most } plazas ocupadas.
panel-over = Esta noche de liga ha terminado. Si la has terminado tú, `/league reopen` lo deshace durante diez minutos.
panel-cancelled = Esta noche está cancelada. Si la has cancelado tú, `/league reopen` lo deshace durante diez minutos.
panel-time = Empieza: { $at }, { $in }.
panel-missing = Faltan: { $n }
panel-pairing = Se está emparejando la primera ronda.
panel-open = { $open ->
        [0] todas las mesas han acabado.
        [one] { $all ->
            [one] la mesa sigue jugando.
           *[other] una de { $all } mesas sigue jugando.
        }
       *[other] { $open } de { $all } mesas siguen jugando.
    }
panel-waits = se espera a { $who } desde { $since }
panel-paired = emparejada { $at }
panel-called = avisada; podrás avisar otra vez { $at }
panel-page = { $way ->
        [back] Atrás: { $from }–{ $to } de { $of }
       *[on] Siguientes: { $from }–{ $to } de { $of }
    }
panel-pick-table = Avisar a una mesa, dar la victoria o añadir tiempo…
panel-pick-drop = Sacar a un jugador…
panel-pick-readmit = Readmitir a un jugador…
panel-button-open = Panel de organización
panel-button-look = Actualizar
panel-button-start = Empezar ya
panel-button-pause = Hacer una pausa
panel-button-resume = Reanudar la noche
panel-button-back = Atrás
panel-button-call = Avisar
panel-button-more = { $minutes } minutos más
panel-button-won = Gana { $who }
panel-button-award = Dar la victoria
panel-ask-start =
    ¿Empezar **{ $name }** ya con { $n } jugadores? { $rounds ->
        [0] { "" }
        [one] Será una ronda.{ " " }
       *[other] Serán { $rounds } rondas.{ " " }
    }{ $missing ->
        [0] Nadie se queda fuera.
        [one] Queda una persona fuera: sin confirmar o sin plaza.
       *[other] Quedan { $missing } personas fuera: sin confirmar o sin plaza.
    }
panel-ask-players = Juegan: { $who }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }.
panel-ask-bye = Es un número impar: en cada ronda descansa alguien. `/league practice` lo arregla.
panel-ask-award = Mesa { $table }: ¿dar la victoria a { $who }? Su partida deja de contar. `/league correct` puede cambiar el resultado después.
panel-why-awarded = Victoria dada por la organización
league-host-calls = la organización te llama: la mesa { $n } te espera. Pulsa **Tu jugada** o elige mazo.
league-ask-schedule =
    ¿Programar **{ $name }** para { $at }, { $in }{ $every ->
        [0] {""}
        [1] , y luego cada día
       *[other] , y luego cada { $every } días
    }? Zona horaria: { $zone }.
league-button-schedule = Programarla
league-ask-skip =
    ¿Saltar **{ $name }**? { $players ->
        [0] No hay inscripciones.
        [one] Hay una inscripción.
       *[other] Hay { $players } inscripciones.
    } La próxima noche de la serie es { $next }, y su inscripción abre dentro de diez minutos.
league-button-skip = Saltar esta noche
league-told-skipped = **{ $name }** no se juega esta vez. La inscripción a la próxima noche de la serie abre dentro de diez minutos. Hasta entonces puedes deshacerlo.
league-told-edited = **{ $name }** ha cambiado{ $every ->
        [0] {""}
       *[other] , y con ella las noches siguientes
    }. Puedes deshacerlo durante diez minutos.
league-told-unedited = **{ $name }** vuelve a ser como era.
league-told-paused = **{ $name }** está en pausa. { $under ->
        [way] Las mesas en curso pueden acabar. No empieza ninguna ronda y nadie cuenta como ausente hasta `/league resume`.
       *[sign-up] La inscripción sigue abierta. No empieza por sí sola hasta `/league resume` o una hora nueva con `/league schedule`.
    }
league-told-resumed = **{ $name }** continúa.
league-paused = **La organización hace una pausa.** Nada empieza por sí solo hasta que acabe.
league-moved = **{ $name }** se ha mudado a <#{ $channel }>.
league-ask-drop =
    { $under ->
        [way] ¿Sacar a { $who } de **{ $name }**? La partida que esté jugando se da por perdida y no tendrá más mesas.
       *[sign-up] ¿Quitar a { $who } de la lista de **{ $name }**?
    }
league-ask-leave = ¿Dejas **{ $name }** definitivamente? La partida que estés jugando se da por perdida y no tendrás más mesas. Solo la organización puede readmitirte.
league-button-leave = Dejar la noche
league-ask-correct = ¿Corregir la ronda { $round }, mesa { $table }? Esto cambia quién pasa:
league-ask-relaid = Mesa { $table }: { $before } pasa a ser { $now }. Se empieza de nuevo.
league-ask-undone = La ronda { $from } ya no hace falta. Lo jugado en ella no contará.
league-button-finish = Terminar la noche
league-button-cancel = Cancelar la noche
league-button-drop = Sacar
league-button-correct = Corregirla
league-button-keep = Dejarla como está
league-button-reopen = Deshacer
league-button-readmit = Readmitir
league-missing = { $why ->
        [left] { $left } { $n ->
            [one] ha
           *[other] han
        } dejado la noche.
        [away] Incomparecencia: { $away }.
       *[both] Abandono: { $left }. Incomparecencia: { $away }.
    }
league-told-awarded = { $why ->
        [away] { $who } gana esta mesa: incomparecencia de { $away }.
       *[left] { $who } gana esta mesa. { $reason }
    } Aquí no hay nada que jugar; el próximo emparejamiento sale en el canal de la noche. La organización puede cambiar el resultado con `/league correct`.
league-told-ended = La organización ha terminado esta noche. Esta mesa no cuenta para nadie y se cierra en diez minutos. Hasta entonces se puede deshacer.
league-told-counts-again = La organización ha reabierto esta noche: esta mesa vuelve a contar. ¡A seguir jugando!
league-told-nobody-came = { $why ->
        [away] No vino nadie a esta mesa: cuenta como perdida para todos.
       *[left] { $reason } Esta mesa cuenta como perdida para todos.
    } La organización puede cambiar el resultado con `/league correct`.
league-told-decided = La organización ha fijado el resultado de esta mesa:
league-told-no-threads = Aquí no puedo abrir hilos: me falta { $permissions }. Hasta que lo tenga, las mesas se anuncian y se juegan en este canal.
league-told-kept = No ha cambiado nada.
league-told-reopened = **{ $name }** continúa donde estaba.
league-told-readmitted = { $rest ->
    [none] { $who } vuelve a **{ $name }**. Es la última ronda, así que ya no le quedan partidas.
   *[rounds] { $who } vuelve a **{ $name }** desde la próxima ronda.
}
league-told-dropped = { $who } ya no está en **{ $name }**.
league-told-corrected = Ronda { $round }, mesa { $table }: corregida, y todo recalculado. Queda anotado: { $why }
league-told-finished = **{ $name }** ha terminado. Las mesas sin acabar no cuentan para nadie y se cierran en diez minutos. Hasta entonces, `/league reopen` lo deshace.
league-told-cancelled = **{ $name }** está cancelada y no se repetirá. Durante diez minutos, `/league reopen` lo deshace.
button-league-join = Inscribirme
button-league-drop = Salir
button-league-check-in = Estoy aquí
league-choose-deck = ¿Con qué mazo juegas toda la noche? Guardaré una copia tal como está ahora.
refused-league-unknown = Aquí no hay ninguna noche de liga en la que puedas hacer eso. Elige una de la lista o espera a que se abra una con `/league create`.
refused-league-none-open = Aquí no hay ninguna noche abierta. Abre una con `/league create`.
refused-league-forgotten = Ya no conozco esta noche. Quien gestiona el servidor puede borrar este mensaje.
refused-league-which = Aquí hay varias noches. Di cuál con la opción `league`.
refused-league-name = Un nombre lleva de 1 a { $most } caracteres visibles. Elige otro.
refused-league-when = No tengo claro qué hora es «{ $typed }». Escríbela así: `viernes 20:00`, `mañana 19:30`, `2026-11-28 20:00 +01:00` (UTC sin diferencia), `en 90 minutos`, `en 2 horas`, `en 3 días` o `en 2 semanas`.
refused-league-no-season = Aún no ha acabado ninguna noche de una temporada llamada «{ $season }». Elige una de la lista.
refused-league-not-host = Eso solo lo puede hacer la organización: quienes pueden gestionar eventos o tienen el rol de `/settings hosts`.
refused-league-over = Esa noche ha terminado. `/league standings` muestra cómo acabó.
refused-league-begun = Esa noche ya ha empezado.
refused-league-not-begun = Esa noche no ha empezado: aún no hay mesas.
refused-league-no-late = Esa noche ha empezado y ya no admite inscripciones. Apúntate a la próxima.
refused-league-full = Esa noche está completa.
refused-league-in-already = Ya tienes plaza en esa noche.
refused-league-not-in = No tienes plaza en esa noche. Inscríbete con `/league join`.
refused-league-left = Dejaste esa noche. La organización puede readmitirte, o apúntate a la próxima.
refused-league-still-open = Esa noche no ha terminado, así que no hay nada que reabrir.
refused-league-closed = Esa noche acabó por sí sola o hace más de diez minutos, y ya no se puede reabrir. Abre otra con `/league create`.
refused-league-no-player = Nadie se llama «{ $typed }» en esa lista. Elige a un jugador de las sugerencias.
refused-league-not-out = Esa persona no ha dejado esta noche.
refused-league-table-done = Esa mesa ya está decidida. `/league correct` cambia su resultado.
refused-league-nobody-waits = No hay nadie a quien avisar en esa mesa.
refused-league-called-lately = Acabas de avisar a esa mesa. Podrás avisar otra vez <t:{ $at }:R>.
refused-league-no-series = Esa noche no es de una serie: no viene otra después. `/league finish` la cancela.
refused-league-not-paused = Esa noche no está en pausa.
refused-league-time-passed = Su hora pasó durante la pausa. Ponle otra con `/league schedule` o empiézala con `/league start`.
refused-league-edit-begun = La noche ha empezado: ya solo se pueden cambiar el nombre, la temporada, los premios, el margen de espera y la inscripción tardía.
refused-league-edit-same = No cambiaría nada: la noche ya es así. Añade una opción con un valor nuevo.
refused-league-edit-decks = Hay inscripciones sin mazo, así que los mazos ya no se pueden fijar.
refused-league-edit-closed = Ese cambio tiene más de diez minutos. Cámbialo otra vez con `/league edit`.
refused-league-edit-again = Eso ha vuelto a cambiar desde entonces. Lo que deba ser distinto, cámbialo con `/league edit`.
refused-league-no-check-in = Aún no se puede confirmar asistencia. Se podrá poco antes de que empiece la noche.
refused-league-too-few = Hacen falta al menos { $least } jugadores, y { $now ->
        [0] aún no hay nadie
        [one] solo hay uno
       *[other] solo hay { $now }
    }. Se entra con **Inscribirme**; `/league practice` añade bots de práctica.
refused-league-needs-deck = Esta noche se juega con mazo fijo. Pulsa **Inscribirme** para elegir uno o indícalo: `/league join deck:…`
refused-league-time = Esa hora ya ha pasado. Elige otra posterior.
refused-league-registration = La inscripción tiene que cerrarse después de abrirse, y a una hora que aún no haya pasado. Elige otras horas.
refused-league-not-open-yet = La inscripción a esa noche aún no está abierta. Abre: <t:{ $at }:F>, <t:{ $at }:R>.
refused-league-registration-over = La inscripción a esa noche está cerrada. Pregunta a la organización o ven a la próxima.
refused-league-table-unknown = Esa noche no tiene ninguna mesa así. Elige una de la lista.
refused-league-table-bye = Eso fue un bye: no hay nada que corregir.
refused-league-result = No entiendo ese resultado. Elige uno de la lista o escribe los puestos en el orden de los jugadores de la mesa, como `2 1` (`1 1` es empate, `-` si no vino), un marcador como `2:1` o, en mesas cooperativas, `won 5` o `lost 8`, con el número de rondas.
refused-league-result-same = Esa mesa ya tiene ese resultado. Elige otro para corregirlo.
refused-league-no-draw = De esta mesa tiene que pasar alguien: di quién gana.
refused-league-moved-on = Una partida posterior que depende de este resultado ya está decidida, o habría que jugarla y la noche ya ha terminado. Aún puedes corregir el marcador, pero no quién pasa.
refused-league-format = { $partners ->
        [yes] Este juego es cooperativo: elige el formato Duplicado o Escalera.
       *[no] Duplicado y Escalera son para juegos cooperativos. Elige otro formato.
    }
refused-league-size = Una mesa de este juego tiene de { $least } a { $most } jugadores. Ajusta la opción `table`.
refused-league-best-of = Al mejor de tres solo se juega en formatos para dos: suizo, liguilla y eliminaciones. Quita la opción `best-of`.
refused-league-option = Este formato no usa la opción `{ $option }`. Quítala o elige otro formato.
refused-league-no-seeds = En este formato no hay cabezas de serie. Solo los hay en cuadros y grupos.
refused-league-no-undo = En las noches de Duplicado no se puede deshacer: tus cartas ya no serían las de las demás mesas. Quita la opción `undo`.
refused-league-needs-season = Esas opciones son de una temporada. Di cuál con `season` o quítalas.
refused-league-season-best = No entiendo cuántas noches cuentan. Escribe `4` para las cuatro mejores de cada jugador, o `4 of 6` para una serie de seis.
refused-league-prizes = Los premios llevan de 1 a { $most } caracteres visibles. Escribe otra cosa.
refused-league-no-lists = Esa noche no se fijan los mazos, así que no hay listas. Activa `deck-lock` para tenerlas.
refused-league-lists-closed = { $lists ->
        [open] Las listas de mazos se verán cuando empiece la noche.
       *[closed] Las listas de mazos de esa noche se verán cuando haya terminado.
    }
refused-league-no-sets = Solo los juegos contra un villano tienen conjuntos modulares y dificultad. Quita esas opciones.
refused-league-set-unknown = No conozco ningún conjunto modular llamado «{ $set }», o está dos veces. Elige una sugerencia; separa varios con comas.
refused-league-takes-no-sets = Ese villano no lleva conjuntos modulares. Quita esa opción.
refused-league-no-history = Aquí aún no se ha jugado ninguna noche.
refused-league-team-full = El equipo «{ $team }» está completo. Di otro equipo o únete sin equipo.
refused-league-no-swap = Este formato empareja sus rondas de antemano: ya nadie puede cambiar de mesa.
refused-league-swap-same = Esas dos personas están en la misma mesa. Indica jugadores de mesas distintas.
refused-league-table-begun = La mesa { $table } ya se está jugando. Solo puede cambiar de mesa quien no haya empezado.
refused-league-cut = La noche siguió adelante sin esa persona: hoy ya no le queda mesa.
refused-league-busy = Ahora mismo pasan muchas cosas en esa noche. Prueba otra vez.

## Ayuda
help-title = Longbox
help-text = Reparto las cartas y hago de árbitro en juegos de superhéroes: { $games }. El tablero lo ve todo el mundo; tu mano, solo tú.
help-start = ¿Es tu primera vez? Empieza por **Aprender a jugar**: son cinco minutos.
help-start-dm = Las partidas empiezan en un servidor. Escribe allí `/help` y pulsa un botón. Aquí puedes consultar cosas:
help-pick = Consultar algo…
help-play = Jugar una partida
    .text =
        `/challenge` abre una mesa: para alguien que conozcas, para cualquiera o contra un bot de práctica.

        **Tu jugada**, en el tablero, muestra lo que puedes hacer, y `/hand` muestra tus cartas. Solo ofrezco lo que permiten las reglas.

        `/match list` muestra todas tus partidas. Tómate tu tiempo: una partida puede durar días.
help-scenario = Jugar en equipo
    .text =
        `/scenario start` abre una mesa contra un villano. Ocupa un asiento o varios; los demás pueden ser para bots de práctica.

        Se gana o se pierde en equipo.
help-quests = Misiones
    .text =
        `/quest` muestra partidas para jugar en solitario contra un bot de práctica. Cada victoria desbloquea la siguiente etapa.

        Las estrellas indican la dificultad de cada misión. Se guarda tu mejor resultado.
help-look = Consultar cartas y reglas
    .text =
        `/card` explica una carta y `/rules`, una regla.

        En el hilo de una partida, **¿Por qué?** muestra la regla o la carta que hay detrás de lo que acaba de pasar.
help-decks = Tus propios mazos
    .text =
        `/deck new` empieza un mazo: vacío o en torno a un héroe, equipo o factor. `/deck edit` busca cartas (`hero:storm level<=3 keeper`) y muestra la curva y el equilibrio.

        `/deck import` y `/deck export` leen y escriben listas. `/deck share` da un código que cualquiera puede importar.
help-manners = Tiempo y recordatorios
    .text =
        En `/me settings` ajustas las menciones, los recordatorios, las horas de silencio y el aspecto de tus cartas. `/me orders` añade respuestas automáticas.

        En una partida: `/match clock` para el temporizador, `/match nudge` para recordarle a alguien que le toca, `/match undo` para deshacer tu última respuesta.
help-league = Noches de liga
    .text =
        `/league join` te inscribe en una noche. `/league pairings` y `/league standings` muestran cómo va.

        La organización crea una con `/league create` y le pone hora con `/league schedule`. Lo demás va solo.
help-stats = Tus estadísticas
    .text =
        `/stats me` muestra cómo te va; `/stats versus`, cómo te va contra alguien; `/stats leaderboard`, quién va en cabeza.

        Las lecciones quedan fuera de las estadísticas. Con `/me settings` puedes quedarte fuera de los rankings.
help-cards = Sobre las cartas
    .text =
        Muestro las cartas sin ilustraciones y nunca copio su texto impreso: describo con mis propias palabras lo que hacen.

        Marvel Recharge y Super Powered Smash Masters usan un conjunto casero, porque sus cartas no son públicas. Quien administra un servidor puede cargar otras para estos dos con `/set load`.
help-fair = Barajado verificado
    .text =
        Cada mesa muestra una huella del secreto que hay detrás de sus barajados, antes de repartir las cartas.

        Pulsa **Barajar yo también** y escribe unas palabras: así nadie puede haber preparado los mazos por su cuenta, ni siquiera quien me aloja. Después de la partida, **Acta** tiene todo lo que hace falta para comprobarlo.
help-privacy = Tus datos
    .text = `/privacy export` te da todo lo que guardo sobre ti. `/privacy delete` lo borra. `/me settings` dice qué pueden ver los demás.
help-invite = Llevarme a tu servidor
    .text = Invítame con este enlace:
help-invite-local = Esto es un entorno de pruebas local. Con un token de bot en `.env`, el mismo bot entra en un servidor de verdad.

## Primeros pasos
button-learn = Aprender a jugar
button-friend = Jugar con alguien
button-team = Jugar en equipo
button-a-quest = Probar una misión
button-open-table = Mesa abierta a cualquiera
button-stacked = Mazos preparados
lessons-title = Aprender a jugar
lessons-fair = -# Las lecciones usan mazos preparados: siempre salen las mismas cartas. No cuentan ni para la puntuación ni para las estadísticas.
board-lesson = **{ $lesson }** · mazos preparados, no cuenta para las estadísticas
lesson-next = **¿Y ahora?** Acepta una misión, desafía a alguien o planta cara a un villano en equipo.
shuffle-lesson = Lección con mazos preparados
shuffle-told-lesson = Esto es una lección: los mazos vienen preparados y los lanzamientos de moneda ya están decididos, igual para todo el mundo. No hay barajado que verificar, y no cuenta para las estadísticas.
friend-about = Elige un juego y a quién desafías. Publicaré el desafío aquí, con un botón para aceptarlo.
friend-pick = Desafiar a…
team-about = Tú y hasta tres más contra un villano. ¿A quién quieres parar? Rino es el más fácil.
refused-unknown-lesson = No hay ninguna lección así. `/learn` muestra las que hay.

## Lo que dicen las cartas: partes de efectos, comunes a todos los juegos. Una frase empieza en minúscula y termina sin punto.
effect-then = { $said }; { FORM($next, form: "kind") ->
        [if] luego, { $next }
       *[other] luego { FORM($said, form: "who") ->
            [others] { FORM($next, form: "you") }
           *[same] { $next }
        }
    }
    .inf =
        { FORM($said, form: "inf") }; { FORM($next, form: "kind") ->
            [if] luego,
           *[other] luego
        } { FORM($next, form: "inf") }
    .who = { FORM($next, form: "who") }
    .joined =
        { $said } y { FORM($said, form: "who") ->
            [others] { FORM($next, form: "you") }
           *[same] { $next }
        }
effect-times = { $said } ({ $times ->
        [2] dos
       *[other] { $times }
    } veces)
effect-if = si { $condition }, { FORM($does, form: "joined") }
    .kind = if
effect-sentence = { CAPITAL($says) }.
effect-sentences = { $said } { $next }
unable-if = Solo si { $condition }.

## Grandes momentos, la historia y el cartel de una partida
sound-strike = ¡ZAS!
sound-stopped = ¡CLANG!
sound-misfire = ¡FZZT!
sound-fall = ¡BUUUM!
sound-rise = ¡FIUUU!
sound-stage = ¡CATACRAC!
sound-out = ¡PATAPUM!
story-turn = Turno { $n }
story-round = Ronda { $n }
story-end = ¡FIN!
story-lost = ¡DERROTA!
poster-won = ¡Gana { $who }!
poster-drawn = ¡Empate!
poster-together-won = ¡Ganan los héroes!
poster-together-lost = ¡Gana el villano!
poster-name = { $who }
figure-turns = turnos
figure-rounds = rondas
figure-damage = daño
figure-blocks = bloqueos
figure-threat = amenaza quitada
figure-defeated = héroes derrotados
figure-counters = contraataques
figure-battles = batallas
figure-points = puntos ganados
