### Lo que dice la terminal. Las teclas (?, h, r, q, b) son las mismas en todos los idiomas.

## Ayuda de la orden

cli-help = Litfuse: juegos de información oculta en tu propia mesa.
cli-help-common = Todas las órdenes aceptan --lang en, es o fr, y --no-color.
cli-help-commands = Órdenes
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-help = Muestra esto y termina.
cli-help-version = Muestra la versión y termina.
cli-help-required = obligatorio
cli-help-default = si no se dice: { $value }
cli-help-env = o { $name }
cli-help-play = Juega aquí, contra bots o con varias personas en una pantalla.
cli-help-games = Enumera los juegos, sus bots y sus opciones.
cli-help-replay = Repasa una partida guardada, paso a paso.
cli-help-verify = Comprueba una partida guardada: rehace cada azar con la semilla prometida.
cli-help-perft = Cuenta de cuántas maneras puede seguir una partida, para probar las reglas.
cli-help-schema = Escribe lo que un juego recibe y cuenta, como JSON Schema.
cli-help-game = El nombre de un juego; «litfuse games» los enumera.
cli-help-file = El archivo de una partida guardada.
cli-help-seals = Los sellos de esta partida que guardó tu navegador, para compararlos con el registro.
cli-help-seats = Cuántos hay en la mesa; los bots ocupan las sillas vacías.
cli-help-people = Los nombres de las personas ante esta pantalla: Ana,Ben
cli-help-bots = Los bots de la mesa: random,random
cli-help-option = Una regla de la casa: stacking=yes. Se puede repetir; --stacking yes es lo mismo en corto.
cli-help-seed = Una palabra o un número que fija el reparto, para volver a jugarlo.
cli-help-record = Guarda la partida en este archivo.
cli-help-offers = Pregunta también entre tus turnos, cuando puedes actuar sin tener que hacerlo: usar una carta, anular la tuya.
cli-help-as = Con qué ojos: un asiento (1, 2, …), spectator, o all cuando la partida ha acabado.
cli-help-step = Muestra solo este paso.
cli-help-all = Muestra todos los pasos sin parar.
cli-help-depth = Cuántas respuestas de profundidad.

## Lo que está mal en una orden

cli-no-such-command = No hay ninguna orden «{ $name }». Hay: { $known }
cli-no-such-flag = No conozco la opción «{ $name }»; --help enumera las que hay.
cli-bad-value =
    { $wanted ->
        [number] { $name } pide un número entero, no «{ $value }».
       *[other] { $name } no admite «{ $value }»; --help dice lo que admite.
    }
cli-missing = Falta algo: { $name }; --help muestra cómo se escribe.
cli-repeated = { $name } está dos veces; con una basta.
cli-too-many = No sé qué hacer con «{ $name }»; --help muestra cómo se escribe.
cli-usage = No entiendo esta orden; --help muestra cómo se escribe.
cli-bad-seats = Con { $seats } en la mesa no se puede jugar: elige de { $least } a { $most } asientos.
cli-too-many-players = { $players } jugadores no caben en una mesa de { $seats } asientos: quita alguno o pon más asientos.
cli-bad-name = «{ $name }» no sirve de nombre: usa de 1 a { $most } caracteres que se vean.
cli-name-twice = Dos personas se llaman «{ $name }»: dales nombres distintos.
cli-no-such-option = No hay ninguna regla de la casa «{ $name }». Hay: { $known }
cli-bad-option = «{ $value }» no sirve para { $name }. Sirve: { $known }
cli-no-data = «{ $value }» no sirve para { $name }: escribe JSON, o @ y el nombre de un archivo TOML.
cli-no-such-part = No hay «{ $name }» en un registro de este tipo. Hay: { $known }
cli-bad-depth = Hasta { $depth } no puedo contar: elige de 1 a { $most }.
cli-file-missing = No existe el archivo { $file }: revisa el nombre.
cli-file-is-folder = { $file } es una carpeta: indica un archivo.
cli-file-unreadable = No puedo leer { $file } ({ $why }): indica un archivo que pueda leer.
cli-bad-toml = { $file } no es un archivo TOML: { $what }
cli-file-no-record = { $file } no es una partida guardada: indica un archivo escrito con --record.
cli-file-no-seals = En { $file } no hay sellos.
cli-file-exists = { $file } ya existe y se queda como está: elige otro nombre para la partida.
cli-file-unwritable = No puedo escribir { $file } ({ $why }): elige otro lugar para la partida.
cli-no-such-viewer = Aquí nadie se llama «{ $name }»: elige un asiento de 1 a { $seats }, spectator o all.

## Listas

cli-value = { $value }
cli-game-bomb-busters = Bomb Busters
cli-game-exploding-kittens = Exploding Kittens
cli-game-scape-goat = ¡Cabritos!
cli-game-facts = { $least }-{ $most } jugadores, reglas { $rules }
cli-depth = nivel
cli-paths = maneras

## En la mesa

cli-player = Jugador
cli-you = tú
cli-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cli-hand =
    { $count ->
        [one] Tu carta, solo para tus ojos
       *[other] Tus { $count } cartas, solo para tus ojos
    }
cli-seated = En la mesa: { $players }.
cli-hot-seat = La pantalla es de todos. Entre turnos se tapan las manos.
cli-sealed = El reparto está sellado: { $commit }…
cli-pass-device = Pasa el dispositivo a { $name }.
cli-press-enter = ¿No mira nadie más? Pulsa Intro.
cli-press-enter-to-cover = Pulsa Intro para taparlo.
cli-also = También puedes:
cli-key-number = Un número o las palabras de la derecha
cli-key-offer = Un número, o Intro para dejarlo
cli-key-enter = Intro: { $what }
cli-key-always = a siempre: { $what }
cli-key-asked = a que se te pregunte
cli-key-help = ? ayuda
cli-key-log = h historial
cli-key-notes = n libreta
cli-key-resign = r rendirse
cli-key-quit = q salir
cli-always =
    { $on-key ->
        [yes] A partir de ahora, siempre que se pueda: { $what }. Escribe a para que se te pregunte.
       *[no] Se te vuelve a preguntar.
    }
cli-choose-number =
    { $most ->
        [one] Solo se puede elegir 1. ? ayuda.
       *[other] Elige un número del 1 al { $most }. ? ayuda.
    }
cli-choose-several = Elige { $count } números distintos del 1 al { $most }, separados por espacios.
cli-number-between = Elige un número del { $least } al { $most }.
cli-not-understood =
    { $most ->
        [one] No lo he entendido. Escribe 1 o las palabras de la derecha. ? ayuda.
       *[other] No lo he entendido. Escribe un número del 1 al { $most } o las palabras de la derecha. ? ayuda.
    }
cli-written-like = «{ $typed }» no está completo o no está bien. Se escribe así: { $example }
cli-do-not-go-together = Estas no van juntas. Elige otras.
cli-which-value =
    { $count ->
        [one] ¿Cuál ({ $field })? Intro para volver.
       *[other] ¿Cuáles { $count } ({ $field })? Intro para volver.
    }
cli-ask-target = ¿A quién? Intro para volver.
cli-ask-cards =
    { $count ->
        [one] ¿Con qué cartas? Intro para volver.
       *[other] ¿Con qué { $count } cartas? Números separados por espacios; Intro para volver.
    }
cli-choose-spelled =
    { $count ->
        [one] Escríbelo tal como está, como { $first }.
       *[other] Escribe { $count } distintos tal como están, separados por espacios, como { $first }.
    }
cli-ask-cell = ¿Qué cable? Intro para volver.
cli-ask-cells =
    { $count ->
        [one] ¿Qué cables? Intro para volver.
       *[other] ¿Qué { $count } cables? Separados por espacios; Intro para volver.
    }
cli-ask-call = ¿Qué valor anuncias? 7~1:2 nombra además tu propio cable. Intro para volver.
cli-ask-calls = ¿Qué anuncias? Intro para volver.
cli-ask-partner = ¿Con quién? Intro para volver.
cli-ask-seat = ¿Quién? Intro para volver.
cli-ask-seats = ¿De quién? Números separados por espacios; Intro para volver.
cli-ask-source = ¿Con qué? Intro para volver.
cli-ask-character = ¿Qué personaje? Intro para volver.
cli-ask-number = ¿Qué número, de { $least } a { $most }? Intro para volver.
cli-ask-value = ¿Qué valor? Intro para volver.
cli-ask-helpers = ¿Con qué ayuda? Intro para volver.
cli-ask-named = ¿Qué carta pides? Intro para volver.
cli-ask-wanted = ¿Qué carta quieres? Intro para volver.
cli-ask-position = ¿Cuántas cartas encima del gatito? { $least } es arriba del todo; { $most }, al fondo.
cli-sure = ¿Seguro?
cli-yes-words = s sí si y yes
cli-no-words = n no
cli-quit-sure = ¿Dejamos esta partida?
cli-resign-sure = ¿Te rindes y dejas la partida a los demás?
cli-no-resigning = Ahora no puedes rendirte.
cli-stopped = Partida detenida.
cli-stopped-kept = Partida detenida. Lo jugado está en { $file }.
cli-help-title = Ayuda
cli-help-type = Escribe el número de una línea o sus palabras de la derecha: «{ $example }».
cli-help-keys =
    { $resign-key ->
        [yes] ? muestra esto; h, lo que ha pasado; r es rendirse; q detiene la partida.
       *[no] ? muestra esto; h, lo que ha pasado; q detiene la partida.
    }
cli-help-always = a responde por ti a partir de ahí, siempre que se pueda: { $what }. Con otra a se te vuelve a preguntar. No mira tus cartas, pero puede notarse que respondes pronto.
cli-topics = Las reglas por temas; ?1 muestra el primero.
cli-no-such-topic = Las reglas tienen { $most } temas, de ?1 a ?{ $most }.
cli-notes-title = Libreta
cli-notes-certain = Ahora es seguro:
cli-notes-seen = Lo que has visto y lo que te han dicho hasta ahora:
cli-notes-none = Nada aún.
cli-log-title = Hasta ahora
cli-log-strict = En esta mesa no se guarda el historial: lo que aún puedes saber está en el tablero.

## Conversación

cli-says = { $who }: «{ $what }»
cli-whispers =
    { $who-is ->
        [me] Susurras a { $to }.
       *[other] { $to-is ->
            [me] { $who } te susurra.
           *[other] { $who } susurra a { $to }.
        }
    }
cli-whispers-that =
    { $who-is ->
        [me] Susurras a { $to }: «{ $what }»
       *[other] { $to-is ->
            [me] { $who } te susurra: «{ $what }»
           *[other] { $who } susurra a { $to }: «{ $what }»
        }
    }
cli-nudges =
    { $who-is ->
        [me] Das un codazo a { $to }.
       *[other] { $to-is ->
            [me] { $who } te da un codazo.
           *[other] { $who } da un codazo a { $to }.
        }
    }
cli-help-say = { $typed }hola dice hola a todos.
cli-help-whisper = { $typed } hola se lo susurra al jugador 2; que susurras se ve.
cli-help-nudge = { $typed } da un codazo al jugador 2; nadie más lo nota.
cli-help-phrases = En vez de tus propias palabras: { $phrases }
cli-help-only-phrases = { $typed } y una frase la dice a todos: { $phrases }
cli-bot-failed = { $bot } falla ({ $what }). Cuando no tiene respuesta, se juega una al azar.

## El final

cli-end-title = Fin
cli-won =
    { $count ->
        [one] Gana { $winners }.
       *[other] Ganan { $winners }.
    }
cli-reveal-title = Lo que nadie vio
cli-recorded = La partida está en { $file }. El reparto fue limpio; compruébalo:
cli-verified = La partida es auténtica.
cli-not-verified = Lo que se pudo comprobar está bien. No se pudo comprobar todo.
cli-verify-no-seals = Sin tus sellos no se puede saber si son los que viste antes de repartir: --seals ARCHIVO.

## Repasar

cli-viewer-spectator = público
cli-viewer-all = todas las cartas
cli-replay-keys = Intro sigue · b atrás · 0-{ $last } salta ahí · q termina

## Exploding Kittens

cli-kittens-pile =
    Mazo { $pile }, { $kittens ->
        [0] sin gatitos
        [one] con 1 gatito
       *[other] con { $kittens } gatitos
    }
cli-kittens-discard = descartes { $count }, encima:
cli-kittens-discard-empty = sin descartes
cli-kittens-out = fuera
cli-kittens-turn =
    { $owed ->
        [one] en turno
       *[other] en turno, le quedan { $owed }
    }
cli-kittens-facing = ante un gatito
cli-kittens-placing = esconde el gatito
cli-kittens-giving = da una carta a { $taker }
cli-kittens-waiting = ¿Nop o dejarlo pasar?
cli-kittens-passed = lo deja pasar
cli-kittens-window = Ventana de Nop
cli-kittens-works =
    { $nopes ->
        [0] Vale, si nadie dice Nop.
       *[other] Vale por ahora: { $nopes } Nops.
    }
cli-kittens-stopped =
    { $nopes ->
        [one] Anulado por ahora: 1 Nop.
       *[other] Anulado por ahora: { $nopes } Nops.
    }
cli-kittens-no-cards = sin cartas
cli-kittens-seen = Encima, vistas por ti:
cli-kittens-order = Mazo:

## ¡Cabritos!

cli-goat-turn = Turno { $turn }
cli-goat-dice = Dados: blanco { $white }, negro { $black }
cli-goat-tokens =
    { $count ->
        [0] sin fichas
        [one] 1 ficha
       *[other] { $count } fichas
    }
cli-goat-hidden = ocultas 1 2 3
cli-goat-held =
    { $count ->
        [one] 1 ficha de preparación
       *[other] { $count } fichas de preparación
    }
cli-goat-on-turn = le toca: { $ask }
cli-goat-chosen = ya ha elegido
cli-goat-choosing = elige una carta
cli-goat-you-are = Eres el color
cli-goat-suspect = tu sospechoso es
cli-goat-mat = tu tarjeta, fila { $row }:
cli-goat-seen = Mano de { $who }:
cli-goat-revealed = Reveladas:
cli-goat-pick = Tu elección:
cli-goat-order = Orden secreta: en tu próxima oportunidad te entregas a la policía.
cli-goat-reads = lee
cli-goat-goat = el chivo expiatorio
cli-goat-holds = { $who } tiene:
cli-goat-clean =
    { $count ->
        [one] { $who }: al menos una carta que no muestra su propio color
       *[other] { $who }: al menos { $count } cartas que no muestran su propio color
    }
cli-goat-slot = Alijo, hueco { $slot }:
cli-goat-stash = Alijo:
cli-goat-seal = Sello del descodificador:
cli-goat-key = Clave del descodificador:

## Bomb Busters

cli-bomb-dial = detonador { $left } de { $start }
cli-bomb-no-dial = sin detonador
cli-bomb-stable = protegido por el estabilizador
cli-bomb-cuts = Cortados:
cli-bomb-unmarked = Nada está marcado en el tablero: hay que recordarlo.
cli-bomb-equipment = Equipo:
cli-bomb-pile = { $count } boca abajo
cli-bomb-ready = disponible
cli-bomb-locked = aún no
cli-bomb-used = ya se usó
cli-bomb-captain = al mando
cli-bomb-second = segundo soporte
cli-bomb-done = ha terminado
cli-bomb-aside = Apartados:
cli-bomb-row = En este orden, { $need } cortes cada uno:
cli-bomb-row-ends = Por los extremos, { $need } cortes cada uno:
cli-bomb-gate-one = Gira una y córtala:
cli-bomb-gate-pair = Corta la suma o la diferencia de dos:
cli-bomb-gate-own = Cada cual corta los números de sus cartas:
cli-bomb-line = Corta lo que esté bajo el robot o delante:
cli-bomb-reversed = Se juega en sentido antihorario.
cli-bomb-clockwise = Se juega en sentido horario.
cli-bomb-passing = Cada cual elige un cable para pasarlo a la izquierda.
cli-bomb-passing-later = Con la señal, cada cual pasa un cable a la izquierda.
cli-bomb-talk-free = Se puede hablar.
cli-bomb-phase-wait = Escuchad: todavía no se puede hacer nada.
cli-bomb-phase-free = Juego libre.
cli-bomb-phase-pair = Dos cables más de { $numbers }
cli-bomb-phase-lock = Todos los cables de { $numbers }, y ningún otro
cli-bomb-phase-sweep = Todos los amarillos a la vez
cli-bomb-phase-clear = Todo lo que no es rojo
cli-bomb-phase-again = El { $number } se puede cortar una vez más.
cli-bomb-yellows = { $seat }: { $count } amarillos
cli-bomb-robot =
    { $wires ->
        [0] El robot está en el { $number }, luego en el { $then }; ya no lleva nada.
        [one] El robot está en el { $number }, luego en el { $then }, y lleva un cable.
       *[other] El robot está en el { $number }, luego en el { $then }, y lleva { $wires } cables.
    }
cli-bomb-trips =
    { $left ->
        [0] Todas las trampas están cortadas.
        [one] Queda una trampa.
       *[other] Quedan { $left } trampas.
    }
cli-bomb-oxygen-reserve = Oxígeno en la reserva, { $left } de { $full }:
cli-bomb-oxygen-teammate = Oxígeno, se paga a otra persona:
cli-bomb-oxygen-own = Oxígeno, { $left } en la reserva:
cli-bomb-oxygen-purse = Oxígeno en una sola bolsa, { $left } pagado:
cli-bomb-challenges = Desafíos, un paso cada uno:
cli-bomb-challenge-lost = ya no se puede
cli-bomb-covers = Cubiertas, se levantan con dos cortes:
cli-bomb-covers-none = Ninguna carta está cubierta.
cli-bomb-target = Objetivo, { $need } cortes hasta la próxima señal:
cli-bomb-target-none = Ahora no hay objetivo.
cli-bomb-cue-turns = Señal en { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }: { $act }
cli-bomb-cue-time = Señal según el reloj: { $act }
cli-bomb-cue-due = Señal tras este turno: { $act }
cli-bomb-cue-none = Ya no llegan más señales.
cli-bomb-map-front = Cara
cli-bomb-map-back = Dorso
cli-bomb-map-goal = Meta: { $goal }
cli-bomb-map-over = La meta está alcanzada.
cli-bomb-map-action = ACCIÓN: { $card }
cli-bomb-map-way = { $direction }: { $card }
cli-bomb-map-yellow = Los cables amarillos esperan esto: { $what }
cli-bomb-talk-no-number = Nada de números en voz alta.
cli-bomb-talk-mute = Mudos: una sola señal.
cli-bomb-talk-mime = Mímica: sin palabras.
cli-bomb-together =
    { $colour ->
        [red] Hay que cortar los { $count } cables rojos a la vez.
        [yellow] Hay que cortar los { $count } cables amarillos a la vez.
       *[blue] Hay que cortar los cuatro cables del número { $number } a la vez.
    }
cli-bomb-together-done =
    { $colour ->
        [red] Los { $count } cables rojos están cortados.
        [yellow] Los { $count } cables amarillos están cortados.
       *[blue] Los cuatro cables del número { $number } están cortados.
    }
cli-bomb-reward-deck = Esperan { $deck } cartas de número.
cli-bomb-received = Has recibido:
cli-bomb-numbers = Cartas de número, { $deck } en el mazo:
cli-bomb-numbers-over = No hay más cartas de número.
cli-bomb-laid = { $layer } ha puesto una
cli-bomb-own-numbers = Tus cartas de número:
cli-bomb-goals = Completos, estos hacen retroceder un paso el detonador:
cli-bomb-goals-card = Completos, estos descubren una carta del montón:
cli-bomb-goals-none = ya no hay
cli-bomb-fuse = Mecha { $space } de { $last }
cli-bomb-turns-left =
    { $turns ->
        [one] Queda un turno.
       *[other] Quedan { $turns } turnos.
    }
cli-bomb-time = Tiempo para la misión: { $time }
cli-bomb-claims = Cualquiera puede pedir el turno siguiente.
cli-bomb-claims-but = Cualquiera menos { $seat } puede pedir el turno siguiente.
cli-bomb-fragile =
    { $seat-is ->
        [me] Si falla tu corte en dúo, la bomba explota. El estabilizador no sirve.
       *[other] Si falla un corte en dúo de { $seat }, la bomba explota. El estabilizador no sirve.
    }
cli-bomb-unequipped =
    { $seat-is ->
        [me] No usas equipo.
       *[other] { $seat } no usa equipo.
    }
cli-bomb-untold = Un corte en dúo que falla no dice nada: no se pone ficha.
cli-bomb-tokens-gift = Dos cables amarillos traen una ficha de cada jugador para el de su izquierda.
cli-bomb-tokens-draft = Dos cables amarillos traen fichas, y cada jugador toma una.
cli-bomb-tokens-row = Fichas por tomar:
cli-bomb-tokens-done = Las fichas de los cables amarillos están repartidas.
cli-bomb-unsorted = El cable con una X al final de cada soporte no está en orden; las cartas no lo tocan.
cli-bomb-unsorted-locked = El cable con una X al final de cada soporte no está en orden; se corta cuando ya lo están los amarillos.
cli-bomb-constraint = Restricción para todos: { $card }
cli-bomb-constraint-none = No hay ninguna carta de restricción en vigor.
cli-bomb-constraint-spare = Cartas de reserva: { $count }
cli-bomb-roles = Alguien es el eslabón débil y obedece una carta oculta.
cli-bomb-roles-weakest = Eres el eslabón débil. Obedece:
cli-bomb-roles-own = Alguien, no tú, es el eslabón débil y obedece una carta oculta. Tus cartas:
cli-bomb-roles-over = El eslabón débil era { $seat }.
cli-bomb-blind = Los cables girados (↻) los ven todos menos su dueño, que solo los corta con un corte que los nombra.
cli-bomb-late = Cables en manos de nadie: { $wires }; turnos hasta que llega el siguiente: { $turns }
cli-bomb-late-on-cue = { $wires ->
        [one] Puede llegar un cable más.
       *[other] Pueden llegar { $wires } cables más.
    }
cli-bomb-late-none = Ya no llega ningún cable.
cli-bomb-red-number = Los cables de { $number } cuentan como rojos.
cli-bomb-off-hand = En manos de nadie:
cli-bomb-call = Por cortar, { $deck } más en el mazo:
cli-bomb-call-has = { $seat } tiene que cortarlo
cli-bomb-call-lacks = { $seat } no lo tiene
cli-bomb-call-yes = está en los soportes { $stands }
cli-bomb-even = par
cli-bomb-odd = imp.
cli-bomb-help =
    Un lugar como 2:3 es el hueco 3 del soporte 2. Los cables entre paréntesis están cortados, ·· es desconocido, A amarillo, R rojo.
    Ante un cable, 5 es una ficha, ≠5 dice que no es un 5, ×2 que su número está dos veces en el soporte; * solo se recuerda, ~ ya no vale.
    «dual-cut 2:3 7» señala y anuncia; «dual-cut 2:3 7~1:4» nombra además tu propio cable. Cada carta necesita dos cortes de su número.

## litfuse simulate

cli-simulate-help = Haz que los bots jueguen muchas partidas y mira quién gana cuántas.
cli-simulate-help-bots = Quién juega, separado por comas, uno por asiento; un bot tuyo, como módulo:Clase.
cli-simulate-help-games = Cuántas partidas (1000 si no dices nada).
cli-simulate-help-jobs = En cuántos procesos (tantos como procesadores si no dices nada). Los resultados son los mismos.
cli-simulate-help-seed = El número del que salen todos los repartos (0 si no dices nada).
cli-simulate-help-budget = Segundos a partir de los cuales un bot que no ha respondido está atascado (60 si no dices nada).
cli-simulate-help-json = Escribe un objeto JSON en vez de una tabla.
cli-simulate-help-plot = Dibuja las tasas en este archivo .svg o .png.
cli-simulate-help-keep = Guarda el registro de cada partida en esta carpeta.
cli-simulate-playing = Jugando
cli-simulate-mission = { $game }, misión { $number }: { $name }
cli-simulate-own-mission = { $game }, { $name }
cli-simulate-title = { $game }, { $seats } asientos, semilla { $seed }
cli-simulate-column-bot = Bot
cli-simulate-column-wins = Victorias
cli-simulate-column-games = Partidas
cli-simulate-column-rate = Tasa
cli-simulate-column-interval = Intervalo del 95 %
cli-simulate-column-time = Por decisión
cli-simulate-column-faults = Fallos
cli-simulate-decimal = ,
cli-simulate-fair = Parte justa: { $share }
cli-simulate-steps = Pasos por partida: { $steps }
cli-simulate-fact = { $name }: { $value }
cli-simulate-share = { $name }: { $rate } ({ $interval })
cli-simulate-interrupted =
    { $games ->
        [0] Interrumpido antes de que terminara la primera de { $wanted } partidas.
        [one] Interrumpido: esto es una partida de { $wanted }.
       *[other] Interrumpido: estas son { $games } partidas de { $wanted }.
    }
cli-simulate-faults =
    { $count ->
        [one] Una partida no llegó al final y no cuenta en las tasas ({ $finished } sí llegaron).
       *[other] { $count } partidas no llegaron al final y no cuentan en las tasas ({ $finished } sí llegaron).
    }
cli-simulate-faults-more =
    { $count ->
        [one] Y una más.
       *[other] Y { $count } más.
    }
cli-simulate-fault-raised = Partida { $game } (semilla { $seed }): { $bot }, en el asiento { $seat }, lanzó { $what }
cli-simulate-fault-illegal = Partida { $game } (semilla { $seed }): { $bot }, en el asiento { $seat }, respondió a { $question } con algo que no vale: { $what }
cli-simulate-fault-stale = Partida { $game } (semilla { $seed }): a { $bot }, en el asiento { $seat }, se le preguntó { $question } y respondió a { $what }, que no es su pregunta abierta.
cli-simulate-fault-silent = Partida { $game } (semilla { $seed }): { $bot }, en el asiento { $seat }, no respondió a { $question }, y la partida espera esa respuesta.
cli-simulate-fault-stalled =
    { $bot-key ->
        [none] Partida { $game } (semilla { $seed }): las reglas se atascaron ({ $what }).
       *[other] Partida { $game } (semilla { $seed }): { $bot }, en el asiento { $seat }, se atascó ({ $what }).
    }
cli-simulate-fault-died =
    { $bot-key ->
        [none] Partida { $game } (semilla { $seed }): su proceso terminó.
       *[other] Partida { $game } (semilla { $seed }): { $bot }, en el asiento { $seat }, terminó su proceso.
    }
cli-simulate-fault-endless = Partida { $game } (semilla { $seed }): no se acababa nunca y se detuvo ({ $what }).
cli-simulate-fault-rules = Partida { $game } (semilla { $seed }): fallaron las reglas, no un bot: { $what }
cli-simulate-plot-axis = Parte de las partidas, % (con intervalos del 95 %)
cli-simulate-plot-games =
    { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
cli-simulate-plotted = El gráfico está en { $file }.
cli-simulate-kept =
    { $count ->
        [one] Hay un registro en { $folder }.
       *[other] Hay { $count } registros en { $folder }.
    }
cli-simulate-bad-games = Hay que jugar al menos una partida, no { $games }.
cli-simulate-bad-jobs = Tiene que jugar al menos un proceso, no { $jobs }.
cli-simulate-bad-budget = Un bot necesita algo de tiempo para pensar: pon más de 0 segundos en --budget, no { $seconds }.
cli-simulate-bad-bots =
    { $bots ->
        [one] Un bot no hace una mesa: nombra de { $least } a { $most }, separados por comas.
       *[other] Este juego es para { $least } a { $most } bots, no { $bots }. Nómbralos separados por comas.
    }
cli-simulate-unwritable = No puedo escribir { $file }.
cli-simulate-folder-full = Ya hay algo en { $folder }. Los registros necesitan una carpeta vacía.
arena-plot-ending = Un gráfico es un archivo .svg o .png, no { $file }.
arena-no-matplotlib = Para los gráficos hace falta matplotlib: pip install matplotlib
arena-no-worker = No se pudo iniciar un proceso que debía jugar.
bot-module-fails = No se puede importar el módulo «{ $module }»: { $what }
bot-class-missing = El módulo «{ $module }» no tiene la clase «{ $name }».
bot-class-wrong = «{ $name }» no es un bot: le hacen falta los métodos see y answer.

## Which bots

cli-which-bots = ¿Quién ocupa las sillas libres?
cli-which-bots-enter = Un número o un nombre; Intro para { $usual }.

cli-odds-help = Probabilidades exactas de los cables ocultos de Bomb Busters, de una posición escrita o de un paso de un registro.
cli-odds-help-stands = El registro de una partida, o los soportes de los demás, cada uno entre comillas, sus cables desde la izquierda: ? oculto; ?!3 no es un 3; 5 o a con ficha; r rojo conocido; x5 xa4 xr9 cortado; = # etiquetas entre dos cables; al final, +7 tiene un 7 y -7 no tiene ninguno.
cli-odds-help-more = Más soportes de los demás.
cli-odds-help-hand = Un soporte propio, como «1 3 3 a4 x7»; se puede dar dos veces. Ninguno: no se conoce nada propio.
cli-odds-help-blue = Números azules en juego, del 1 a este (12 si no se dice).
cli-odds-help-yellow = Números amarillos en juego, como 3,8; como 2:3,8,9 si solo lo están dos de ellos.
cli-odds-help-red = Números rojos en juego, como 5; como 1:5,10 si solo lo está uno de ellos.
cli-odds-help-as = Con qué ojos, en un registro: un asiento (1, 2, …) o spectator.
cli-odds-help-step = Después de qué paso del registro; el último si no se da ninguno.
cli-odds-help-svg = Dibuja además un mapa de calor en este archivo SVG.
cli-odds-help-json = Escribe un solo objeto JSON y nada más.
cli-odds-title = Probabilidades de los cables ocultos, en tanto por ciento
cli-odds-solo = Cortes en solitario, sin riesgo
cli-odds-calls = Los mejores anuncios
cli-odds-detectors = Las mejores parejas para un Doble detector
cli-odds-call = { $where }, { $value }: acierta { $hit } %, explota { $red } %
cli-odds-pair = { $where }, { $value }: acierta { $hit } % (sin él, { $alone } %), explota { $red } %
cli-odds-bits = Faltan { $bits } bits para saberlo todo.
cli-odds-typed-only = { $name } es para una posición escrita: un registro ya lo sabe.
cli-odds-record-only = { $name } es para un registro: di el archivo de una partida o quítalo.
cli-odds-bad-word = «{ $word }» no es una palabra para un cable: ? oculto, ?!3 no es un 3, 5 o a con ficha, r rojo, x5 o xa4 cortado, = # etiquetas, +7 tiene un 7, -7 no tiene ninguno.
cli-odds-bad-own = «{ $word }» no es un cable propio: escribe 5, a4, r9, o x5 si está cortado.
cli-odds-not-in-play = «{ $word }»: no hay tal cable en juego. Da los números con --blue, --yellow y --red.
cli-odds-too-many = «{ $word }»: no hay tantos cables así.
cli-odds-bad-colour = «{ $said }» no es una lista de cables de color: escribe 3,8, o 1:3,8 si uno de ellos está en juego.
cli-odds-bad-blue = { $said } no puede ser el número azul más alto: elige uno del 1 al 12.
cli-odds-stands = Da los soportes de los demás, y como mucho { $most } soportes contando los tuyos.
cli-odds-empty = «{ $said }»: un soporte tiene de 1 a { $most } cables.
cli-odds-bad-label = «{ $said }»: una etiqueta está entre dos cables.
cli-odds-sum = No cuadra: hay { $unseen } cables sin ver, pero los soportes tienen { $places } lugares. Los cables cortados cuentan, y también los amarillos y los rojos.
cli-odds-no-world = Ningún reparto concuerda con todo esto. ¿Están los soportes en orden ascendente?
cli-odds-other-game = Solo hay probabilidades para Bomb Busters; este es un registro de { $game }.
cli-odds-not-dealt = En este paso aún no se ha repartido nada.
cli-odds-no-such-seat = Aquí nadie se llama «{ $name }»: elige un asiento de 1 a { $seats }, o spectator.

# litfuse review

cli-review-help = Muestra qué valía cada decisión de una partida terminada, qué costó y qué fue suerte.
cli-review-help-seat = Revisa solo las decisiones de este jugador, contando desde 1.
cli-review-help-step = Muestra todo sobre la decisión de este paso.
cli-review-help-jobs = En cuántos procesos (tantos como procesadores si no dices nada). Los resultados son los mismos.
cli-review-help-plot = Dibuja las probabilidades en este archivo .svg o .png.
cli-review-bad-jobs = Tiene que trabajar al menos un proceso, no { $jobs }.
cli-review-no-decision = Nadie tenía que decidir nada en el paso { $step }.
cli-review-working = Revisando
cli-review-title = Decisiones: partidas ganadas de 100
cli-review-players = Jugadores
cli-review-step = Paso { $step }, { $seat }
cli-review-best = { $best } de { $of }
cli-review-axis = partidas ganadas de 100
cli-review-account = { $seats }: comienzo { $start }, suerte { $luck }, errores { $mistakes }: { $result } de 100.
cli-review-column-step = paso
cli-review-column-who = jugador
cli-review-column-what = decisión
cli-review-column-worth = ganadas
cli-review-column-verdict = coste
cli-review-column-gap = más
cli-review-column-odds = probabilidad
cli-review-column-best = mejores
cli-review-column-mistakes = errores
cli-review-column-luck = suerte
