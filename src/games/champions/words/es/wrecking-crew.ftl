# The Wrecking Crew

ruleset-wrecking-crew-standard = Brigada de demolición
ruleset-wrecking-crew-expert = Brigada de demolición, experto
set-wrecking-crew = Brigada de demolición

## A quién se refiere
whom-named = { $name }
whom-each-villain = cada villano
whom-scheme-of = el plan secundario de { $name }
    .art = el
    .a = al plan secundario de { $name }
    .de = del plan secundario de { $name }
whom-schemes-besides = cada plan secundario menos el de { $name }
whom-active-scheme = el plan secundario del villano activo
    .art = el
    .a = al plan secundario del villano activo
    .de = del plan secundario del villano activo
whom-your-support = cada uno de tus apoyos
    .one = uno de tus apoyos
    .one-none = ninguno de tus apoyos
    .unit = apoyo tuyo
    .unit-dearest = tu apoyo más caro
whom-villain-most = el villano con más amenaza en su plan secundario
whom-villain-least = el villano con menos amenaza en su plan secundario
whom-villain-of-host = el villano de ese plan

## Lo que hacen
says-attacks-you = { $who } te ataca
says-attacks-you-if-tough = { $who } te ataca (+{ $by } ATQ si tiene Duro)
says-schemes-now = { $who } ejecuta el plan
says-schemes-now-if-tough = { $who } ejecuta el plan (+{ $by } PLA si tiene Duro)
says-activate-least = el villano con menos amenaza en su plan secundario pasa a ser el activo
says-activate-most = el villano con más amenaza en su plan secundario pasa a ser el activo
says-activate-least-attack = el villano con menos amenaza en su plan secundario pasa a ser el activo y, tras este ataque, ataca a tu héroe sin carta de aumento
says-activate-least-scheme = el villano con menos amenaza en su plan secundario pasa a ser el activo y ejecuta el plan
says-reveal-of-least = muestra la primera carta del mazo del villano con menos amenaza en su plan secundario (las 2 primeras si es el único)
says-threat-most = { $n } de amenaza en el plan secundario que más tenga
says-threat-least = { $n } de amenaza en el plan secundario que menos tenga
says-overflow = { $does }; luego quedan aquí { $leaves } de amenaza
says-shed-all = quita las cartas de { $statuses } de { $whom }
says-damage-defender = { $n } de daño al defensor
allies-must-defend-host = defiende contra su portador con un aliado si puedes
awaiting-villain = { $who } elige un villano
awaiting-character = { $who } elige un personaje
when-overflows = la amenaza de esta carta llega a { $at }
when-your-hero-attacks-host = tu héroe ataca a su portador
when-step-one-ends = termina el paso uno de la fase del villano
if-has = { $whom } ya tiene una carta de { $status }
if-no-upgrades = no tienes ninguna
if-was-undefended = nadie ha defendido
tail-while-undefended = mientras nadie defienda el ataque
cost-discard-random = descarta al azar una carta de tu mano
unable-shed = Ningún villano tiene esas cartas
ban-be-thwarted = intervenir no quita amenaza de { FORM($whom, form: "plan") }
signature = sigue en juego aun sin amenaza, hasta que cae su villano
own-scheme = cuando ejecuta el plan, la amenaza va a su propio plan secundario
taunts = nadie puede atacar a los demás villanos
excess-on-scheme = el daño sobrante que hace su portador se convierte en amenaza en el plan secundario de ese villano
custom-07001a = el plan secundario de cada villano entra en juego; Destructor es el activo
custom-07015 = a tu elección, pon 2 de amenaza en el plan secundario de Destructor, o este ataque tiene +3 ATQ
custom-07015-attack = +3 ATQ en este ataque
custom-07016 = 1 de daño al héroe o aliado al que le quede menos vida; si eso lo derrota, 3 de amenaza en el plan secundario de Destructor
custom-07031 = mueve toda la amenaza del plan secundario que menos tiene al que más tiene; si así no llega a su límite, esta carta gana Oleada
custom-07058 = descarta al azar una carta de tu mano; como héroe, sufre tanto daño como su coste; como alter ego, pon en el plan secundario de Bulldozer tanta amenaza como su coste
custom-07059 = descarta tantas cartas de tu mazo como el ATQ de Bulldozer; 1 de amenaza en su plan secundario por cada tipo de carta distinto que haya entre ellas

## Preguntas, registro y mesa
report-villain = { $villain } con { $left }/{ $most } de vida.
verb-villain = Este villano
ask-villain-most = Hay varios con la amenaza más alta: ¿qué villano pasa a ser el activo?
ask-villain-least = Hay varios con la amenaza más baja: ¿qué villano eliges?
ask-scheme-most = Hay varios con la amenaza más alta: ¿qué plan secundario eliges?
ask-scheme-least = Hay varios con la amenaza más baja: ¿qué plan secundario eliges?
ask-character = { $card }: ¿qué personaje eliges?
log-active = { $card } es ahora el villano activo.
it-step-one = termina el paso uno
mark-active = activo
zone-villains = Villanos

rule-several-villains = Varios villanos
    .text = Hay cuatro villanos en juego, cada uno con mazo y plan secundario. Uno es el activo: actúa, las cartas de encuentro y de aumento son suyas y «el villano» es él. Se puede atacar a cualquiera. Los planes se quedan aunque no tengan amenaza, hasta que cae su villano. Si cae el activo, lo releva aquel cuyo plan tenga más amenaza.
    .source = Guía de referencia: Villano; reglas de la Brigada de demolición (W1-202)
rule-crew-decks = Mazos de varios villanos
    .text = Cada villano tiene un mazo de 15 cartas y nada más: ni obligaciones, ni conjuntos de archienemigo, estándar, experto o modulares. Una carta va a los descartes de su mazo o, si no es de ninguno, a los del villano activo; con ellos se rehace el mazo. Cada villano que actúa recibe una carta de aumento del mazo del activo.
    .source = W1-201, W1-203, W1-209
rule-crew-defeat = Derrotado uno de varios villanos
    .text = Un villano derrotado se va con su plan secundario y los accesorios de ambos. Sus demás cartas siguen en juego, pero su mazo ya no cuenta. Una carta que nombra a un villano derrotado no le hace nada.
    .source = W1-204, W1-216
rule-crew-targets = Elegir entre varios villanos
    .text = En caso de empate a amenaza elige el jugador inicial; si se llenan varios planes secundarios a la vez, decide el orden. Un esbirro con Guardia impide atacar a los cuatro villanos. El daño sobrante de brutalidad contra un esbirro va al villano activo.
    .source = W1-205, W1-206, W1-207, W1-210
rule-crew-cards = Cartas de la Brigada de demolición
    .text = «Después» espera a lo que va antes, y un villano aturdido o confundido no lo hace. «Destreza táctica» mueve amenaza a otro plan secundario y tiene oleada salvo que así llegue a 10. «Ejercer presión» se queda tanto como Martinete. «Acumulación de radiación» va antes de las respuestas al ataque. «Fuga de prisión» sigue siempre al paso uno.
    .source = W1-208, W1-211, W1-213, W1-214, W1-217
rule-crew-boosts = Aumentos de la Brigada
    .text = El aumento de «Vínculo místico» solo te pregunta durante un ataque de Destructor. El aumento de «Preso fugado» durante un plan mueve el contador, y nadie ataca. Si una carta de aumento cambia de villano activo, el nuevo ejecuta el plan cuando acaba esa activación.
    .source = W1-212, W1-215, W1-218
