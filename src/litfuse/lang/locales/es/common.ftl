### Lo que dicen todos los juegos y programas. Véase voice.py para $x, $x-key y $x-is.
### Tono: una amistad que se ha leído las reglas. Breve, concreto, seco; primero los hechos. De tú.

## Asientos y listas

player = Jugador { $number }
list-and =
    { $last-is ->
        [i-sound] { $head } e { $last }
       *[other] { $head } y { $last }
    }
list-several = { $count } × { $word }
none = nada
yes = sí
no = no

## Respuestas que llegan tarde o no lo son

stale-answer = Demasiado tarde: esa pregunta ya no está abierta. No ha cambiado nada.
not-an-action = Eso no se puede hacer aquí: { $what }
bad-data = Esto no encaja, en { $path }: { $what }
rules-bug = Algo falla en el programa, no es cosa tuya. La partida se detiene aquí y su registro se guarda. ({ $what })

## Órdenes y registros de una línea

notation-bad =
    { $place-key ->
        [none] Esta línea tiene demasiados niveles para poder leerla.
       *[other] No entiendo esto a partir del carácter { $place }: { $line }
    }
notation-unknown = No conozco «{ $word }». Conozco: { $known }
notation-too-many = Eso es demasiado para «{ $word }». Lleva: { $fields }

## Lo que no existe

no-such-game = No hay ningún juego «{ $name }». Hay: { $known }
no-such-bot = No hay ningún bot «{ $name }». Hay: { $known }
no-such-clock = Este juego no tiene ningún reloj «{ $kind }». Tiene: { $known }
no-such-language = No hablo «{ $name }». Hablo: { $known }
no-such-viewer = No hay ningún punto de vista «{ $viewer }»: puede ser un asiento, «spectator» o, tras el final, «all».
no-such-seat =
    { $seats ->
        [one] No hay asiento { $seat }: esta mesa tiene uno solo.
       *[other] No hay asiento { $seat }: esta mesa tiene { $seats }.
    }
no-such-place = No hay un lugar { $place }: se cuenta desde 1.
no-such-step = No hay paso { $step }: el último es el { $last }.

## Quién puede mirar

all-after-the-end = Todas las cartas se enseñan solo cuando acaba la partida.
no-spectators = En esta mesa nadie mira antes del final.

## Relojes

clock-never-off = Este reloj no se puede quitar: { $kind }.
clock-range =
    { $wanted ->
        [one] Un segundo no vale para este reloj: { $kind }. Lleva de { $least } a { $most } segundos.
       *[other] { $wanted } segundos no valen para este reloj: { $kind }. Lleva de { $least } a { $most } segundos.
    }

## Partidas en manos del programa

match-without-key = Esta partida se ha leído de su registro: puedes mirarla, pero no seguir jugando.
match-forgotten = Los pasos anteriores de esta partida no se han guardado.

## El final sin resultado

closed = Sin resultado: { $reason }.
closed-agreed = la mesa ha decidido dejarlo
closed-deserted = no quedaba nadie en la mesa
closed-stopped = algo ha fallado en el programa
note-match-closed =
    { $reason-key ->
        [agreed] La mesa ha decidido dejarlo. La partida acaba sin resultado.
        [deserted] No queda nadie en la mesa. La partida acaba sin resultado.
        [stopped] Algo ha fallado en el programa. La partida acaba sin resultado.
       *[other] La partida acaba sin resultado.
    }

## Registros: qué está mal

record-none = Este archivo no es el registro de una partida.
record-too-long = Este registro tiene más de { $most } pasos; son más de los que leo aquí.
record-unfinished = Esta partida no se jugó hasta el final. Aquí solo se puede ver una partida terminada.
record-setup = El registro empieza con una mesa que el juego no conoce.
record-cut-off = El registro se corta en la línea { $line }.
record-version = Este registro tiene la versión { $version } del formato; yo leo la { $known }.
record-line = La línea { $line } del registro no encaja: { $what }
record-form = La línea { $line } del registro no está en su única forma correcta; alguien la ha cambiado.
record-seq = Los pasos del registro no están en orden en el paso { $line }.
record-event = Lo que cuenta el paso { $line } del registro no pudo ocurrir ahí.
record-outcome = El resultado de la línea { $line } no es el que sale del registro.
record-digest = El registro se cambió después de cerrarlo: su huella no coincide.
record-commit = La semilla no es la que se prometió antes de repartir.
record-nonce = Los números al azar de los jugadores no son los que se prometieron antes de repartir.
record-seals = Los sellos del registro no son los que se mostraron antes de repartir: { $seats }.
record-seals-other = Estos sellos son de otra partida.
record-hex = La semilla o un número al azar del registro no está escrito en cifras hexadecimales.
record-rules = La línea { $line } del registro no es lo que dan las reglas.
record-illegal = El registro contiene una jugada que las reglas no permiten: { $what }
record-draw-wrong = El sorteo «{ $label }» de la línea { $line } no viene de la semilla.
record-practice = Las posiciones desde las que sigue esta práctica no están en orden.
record-draw-missing = Al registro le falta el sorteo «{ $label }».
record-draw-size = El sorteo «{ $label }» se registró entre { $recorded }, pero las reglas piden uno entre { $needed }.
record-draw-value = El sorteo «{ $label }» no pudo dar ese resultado.

## Registros: qué se ha comprobado

verified-form =
    { $lines ->
        [one] Un paso, escrito como debe ser.
       *[other] { $lines } pasos, escritos como debe ser.
    }
verified-seals = Cada sello es el que se mostró antes de abrir el primer número al azar.
verified-commit = La semilla es la que se prometió antes de repartir.
verified-practice = Práctica: las primeras { $steps } entradas son de la partida { $match }, con su azar.
verified-draws =
    { $draws ->
        [0] No hay ningún sorteo que comprobar.
        [one] El único sorteo viene de esa semilla.
       *[other] Los { $draws } sorteos vienen de esa semilla.
    }
verified-events =
    { $steps ->
        [one] Las reglas llevan a su único paso.
       *[other] Las reglas llevan a cada uno de sus { $steps } pasos.
    }
unverified-nonce = Número sellado, pero nunca abierto por { $seats }: en su lugar hay ceros, y no está probado que el reparto fuera limpio.
unverified-running = La partida sigue en marcha y su semilla es secreta: los sorteos aún no se pueden comprobar.
unverified-rules = Registrada con las reglas { $recorded }, pero estas son las reglas { $here }: no se puede comprobar si cada paso se sigue de ellas.

## Opciones de todas las mesas

option-spectators = Público
    .help = ¿Pueden mirar otras personas antes del final? Ven lo que está a la vista, nunca una mano.
option-stand-in = Suplente para quien se ausenta
    .help = Un bot juega por quien no está y ha dejado correr un reloj. Sin él solo deciden los relojes.

## Bots: how each level thinks

level-random = Cualquier respuesta permitida, a ciegas.

# The coach: the review of a finished match

coach-leave = Dejarlo estar.
coach-unknown-game = No hay entrenador para { $game }.
coach-running = Esta partida no ha terminado. Se puede revisar después del final.
coach-best = la mejor
coach-same = sin diferencia
coach-only = sin elección
coach-said-best = No se encontró nada mejor.
coach-said-same = Ninguna diferencia mayor que el error.
coach-said-only = No había nada que elegir.
coach-said-cost = Costó { $cost } de cada 100 partidas.
coach-figure-hit = acierto { $percent } %
coach-figure-red = rojo { $percent } %
coach-figure-kitten = gatito { $percent } %
coach-knew-kitten = Gatito arriba: { $percent } %.
coach-knew-goat = ¿Soy el chivo expiatorio?: { $percent } %, una estimación.
