### Lo que dice la página. Las palabras de cada juego están en su propio archivo.

## Juegos

game-exploding-kittens = Exploding Kittens
    .about = Roba, esquiva, Nop. Gana quien no haya hecho bum.
game-bomb-busters = Bomb Busters
    .about = Cortad todos los cables entre todos. Ves tu soporte y ninguno más. Calla y piensa en voz alta.
game-scape-goat = ¡Cabritos!
    .about = Alguien cargará con la culpa. Nadie sabe si será su caso. Susurra bien.

## Bots

bot-random = Juega al azar
    .short = azar
bot-expert = Cuenta cartas y sigue buenas reglas
    .short = experto
bot-thinker = Piensa por adelantado en muchos repartos posibles
    .short = pensador
    .warning = Difícil de vencer. Juega antes unas partidas contra «experto».
bot-greedy = Coge lo que parece mejor en el momento
    .short = ávido
bot-careful = Calcula las probabilidades y arriesga poco
    .short = prudente
bot-partner = Lee lo que hacen los demás y los ayuda
    .short = compañero
    .warning = Espera que sigas sus convenciones. «prudente» no da nada por supuesto de ti.
bot-collector = Va a por las cartas que necesita
    .short = coleccionista
bot-detective = Sopesa lo que todos hacen y dicen
    .short = detective
    .warning = Descubre casi cualquier plan. Juega antes unas partidas contra «coleccionista».
web-bot = Bot { $name }
web-bot-full = { $name }: { $plays }

## Nombres propuestos

web-names = Nutria Mermelada | Paloma de Latón | Tejón de Terciopelo | Morsa Tacita | Zorro de Papel | Caracol Trueno | Ganso Botón | Garza Limón

## En todas partes

web-back = Volver
web-close = Cerrar
web-home = A la portada
web-menu = Menú
web-sure = Sí, de verdad
web-take-back = Deshacer
web-you = tú
web-somebody = Alguien
web-no-line = No hay línea con el servidor. No se ha enviado nada; prueba en un momento.
web-lost = Aquí no arde nada
web-lost-line = Esta dirección no lleva a ninguna parte. Quizá la mesa que buscas terminó hace tiempo.
web-connecting = Encendiendo una cerilla …
web-copied = El enlace está copiado.

## Portada

web-home-title = Tres cajas de líos. Una mesa.
web-home-line = Abre una caja, manda el enlace, siéntate. Amigos con cualquier móvil, bots en las sillas vacías. Sin cuenta, sin lío.
web-games = Juegos
web-invited = ¿Tienes una invitación?
web-invited-hint = Código o enlace
web-invited-wrong = Esto no es una invitación. Se parece a kalo-mitu, o a un enlace que acaba en table/ y unas letras.
web-sit-down = Siéntate
web-open-table = Abre una mesa
web-coming = pronto
web-players-range = de { $from } a { $to } personas
web-minutes = { $minutes } min
web-warm = Tu silla sigue caliente
web-warm-line = { $game }, como { $name }
web-code-none = Ninguna mesa tiene ahora este código. Funciona mientras haya alguien en la mesa.
web-say-code = Di este código o manda el enlace
web-only-here = Esta dirección solo se abre en este ordenador. Para que entren móviles, sírvela a tu red.
web-choose-game = Juego de esta mesa
web-chair-more = Una silla más
web-chair-fewer = Una silla menos
web-warm-running = { $game }, como { $name }. La partida sigue.
web-out = Estás fuera. Solo juegan bots.
web-hurry = Saltar al final
web-hurry-wait =
    { $count ->
        [one] Falta una persona más que está fuera.
       *[other] Falta que acepten { $count } personas más que están fuera.
    }
web-hurry-on = Los bots se dan prisa.
web-return = Vuelve
web-forget = Olvidar esta mesa
web-first-time = ¿Primera vez?
web-first-time-line = Partidas de verdad con bots, sin reloj. Una guía explica una idea cada vez.
web-public = Mesas abiertas
web-public-line = { $game }, { $taken } de { $of } sillas ocupadas
web-public-none = No hay mesas abiertas. Abre una y otros la encontrarán.
web-look-in = Asómate
web-look-back = Mira atrás
web-look-back-line = Cada partida que acabes se puede volver a ver aquí, carta a carta, desde cada silla.
web-record-open = Abrir un archivo de registro
web-record-reading = Leyendo …
web-record-line = Elige el archivo de una partida guardada o suéltalo aquí. Se comprueba y se vuelve a ver; no se guarda nada.
web-record-checked = Qué se ha comprobado
web-record-too-large = Este archivo es demasiado grande para ser un registro.
web-replay = Repetición
web-fan-notice = Proyecto no oficial de aficionados. Los nombres y derechos de los tres juegos son de sus editoriales; los dibujos y las palabras de aquí son nuestros. Compra las cajas, son preciosas.

## La campaña de una mesa

web-campaign = Campaña
web-campaign-of = Campaña de { $table }
web-campaign-next = Ahora
web-campaign-sum =
    { $tries ->
        [0] Nada intentado todavía.
        [one] { $won } ganadas, { $lost } perdidas, un intento.
       *[other] { $won } ganadas, { $lost } perdidas, { $tries } intentos.
    }
web-campaign-won = { $won } de { $all } ganadas
web-campaign-of-all = de { $all }
web-campaign-finished = Las { $all } misiones están ganadas
web-campaign-finished-tries =
    { $unbeaten ->
        [0] Tras { $tries } intentos.
        [one] Tras { $tries } intentos, una misión sin derrota.
       *[other] Tras { $tries } intentos, { $unbeaten } misiones sin derrota.
    }
web-campaign-finished-hardest =
    { $lost ->
        [one] La más difícil: { $number } · { $goal }, perdida una vez.
       *[other] La más difícil: { $number } · { $goal }, perdida { $lost } veces.
    }
web-campaign-tries = Intentos
web-campaign-older = Anteriores
web-campaign-none = Aquí queda cada partida que terminéis.
web-campaign-players = { $players } jugadores, { $when }
web-campaign-replay = Repetición del intento { $number }
web-campaign-review = Revisión del intento { $number }
web-campaign-marks = Errores { $mistakes }, suerte { $luck }, de 100 mesas.
web-campaign-mark = paso { $step }: −{ $cost }
web-campaign-line = Lo ganado, lo abierto, cada intento
web-campaign-choose = Elegir
web-own-usual = como siempre
web-own-set = Fijarlo
web-own-add = Añadir
web-own-remove = Quitar { $what }
web-own-fine = Se puede jugar.
web-own-anew = Empezar de cero
web-own-check = Comprobar
web-own-take = Elegirla
web-goal-new = nueva
web-goal-won = ganada
web-goal-lost = perdida
web-goal-score = { $won }–{ $lost }
web-goal-score-said = ganada { $won }, perdida { $lost }
web-goal-suggested = sugerida
web-goal-out-of-order = Se abre { $opens }. Podéis empezar aquí de todos modos.

## Una mesa nueva

web-your-name = Tu nombre
web-how-many = ¿Cuántos a la mesa?
web-bots-play = Los bots
web-play-bots = Juega ya con bots
web-play-friends = Abre una mesa para amigos
web-make-public = Cualquiera puede encontrar esta mesa

## Llegar

web-invited-to = Una silla en { $table }
web-no-table = No existe esa mesa
web-no-table-line = El enlace está roto o la mesa ya no existe. Pide otro.
web-table-full = Esta mesa está completa
    .line = Todas las sillas están ocupadas. Puedes mirar, o volver cuando quede una libre.
web-watch = Solo mirar
web-take-chair = Siéntate
web-free = libre
web-gone = Ya no estás en esta mesa
web-knock = Probar otra vez

## La mesa antes de la partida

web-table-for =
    { $count ->
        [one] { $game }, una silla
       *[other] { $game }, { $count } sillas
    }
web-rules = Reglas
web-chairs = Sillas
web-chairs-taken = { $taken } de { $of } ocupadas · juegan { $least }–{ $most }
web-empty-chair = Silla vacía
web-empty-chair-line = Enlace, amigo o bot
web-add-bot = Un bot
web-bot-level = Cómo juega este bot
web-remove = quitar
web-sit-here = Siéntate aquí
web-guest = invitado
web-host = anfitrión
web-muted = en silencio
web-away = ausente
web-sealed = sellado
web-not-yet = todavía no
web-about = Sobre { $name }
web-hand-over = Nombrar anfitrión
web-mute = Silenciar
web-unmute = Dejar que hable otra vez
web-kick = Dar la silla a otra persona
web-report-to-host = Avisar al anfitrión
web-reported = El anfitrión lo sabe. Nadie más.
web-house-rules = Reglas de la casa
web-house-rules-host = Las elige el anfitrión.
web-no-options = Aquí no hay nada que elegir.
web-number-range = Aquí va un número entero del { $least } al { $most }.
web-clocks = Relojes
web-clock-seconds = { $seconds } s
web-public-table = Abierta a todo el mundo
web-public-table-line = La mesa aparece en la portada.
web-point-phone = Apunta aquí con un móvil, o di
web-qr = Código con la dirección de esta mesa
web-copy-link = Copiar enlace
web-share = Compartir
web-share-text = Ven a jugar a { $game }.
web-deal-title = Un reparto que se puede comprobar
web-deal-line =
    { $persons ->
        [one] La baraja se sella antes de que nadie vea una carta y se abre al acabar. { $sealed } de 1 persona ha añadido sus propios dados.
       *[other] La baraja se sella antes de que nadie vea una carta y se abre al acabar. { $sealed } de { $persons } personas han añadido sus propios dados.
    }
web-seal = sello
web-talk = Charla
web-leave = Dejar la mesa
web-erase = Irme y borrar mi nombre y lo que dije
web-sure-erase = ¿Borrar para siempre? Pulsa otra vez
web-light = Enciende la mecha
web-dealing = Repartiendo …
web-dealing-line = Cada cual abre su parte del reparto.
web-wait-host = Esperamos a { $name }
web-wait-host-line = El anfitrión enciende la mecha.
web-too-few = { $taken } a la mesa
web-too-few-line = Añade bots o manda el enlace.
web-all-set = Cuando quieras
web-empty-line =
    { $empty ->
        [one] Una silla queda vacía: juegan { $taken }.
       *[other] { $empty } sillas quedan vacías: juegan { $taken }.
    }
web-full-line = Todas las sillas están ocupadas.

## Jugar

web-players = Jugadores
web-table = Mesa
web-side = Registro y charla
web-your-side = Tu lado
web-only-you-see = Solo lo ves tú
web-only-you = Solo lo sabes tú.
web-only-you-know = Solo lo sabes tú
web-you-watch = Estás mirando. Las manos siguen cerradas.
web-notebook = Cuaderno
web-log = Lo que ha pasado
web-log-empty = Nada todavía.
web-log-closed = Los turnos anteriores se han ido para todos. Lo que está en la mesa se queda.
web-stood-in = Lo jugó un bot por alguien que no estaba.
web-decision = Tu decisión
web-skip = A mi decisión
web-waiting =
    { $more ->
        [0] Esperamos a { $name }
        [one] Esperamos a { $name } y a alguien más
       *[other] Esperamos a { $name } y a { $more } más
    }
web-moment = Un momento
web-at-zero = A cero: { $what }
web-no-hurry = Sin prisa
web-minutes-left =
    { $minutes ->
        [one] queda un minuto
       *[other] quedan { $minutes } minutos
    }
web-seconds = { $seconds } s
web-time-left =
    { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }
web-five-seconds = Cinco segundos.
web-reconnecting = Se ha cortado la línea. Tu silla y tus cartas están a salvo; lo intentamos de nuevo.
web-stopped = Algo se ha roto en el programa. El registro se conserva; la partida solo se puede cerrar.
web-step-out = Salir; la silla sigue siendo tuya
web-talk-new =
    { $count ->
        [0] Charla
       *[other] Charla, { $count } sin leer
    }
web-say = Di algo
web-send = Enviar
web-talk-empty = Nadie ha dicho nada.
web-talk-closed = Silencio: ahora nadie puede hablar.
web-whispers-to = susurra a { $name }
web-whispers-to-you = te susurra
web-nudges = da un codazo a { $name }
web-nudges-you = te da un codazo
web-talk-to = A quién
web-to-all = A todos
web-whisper-to = Susurrar a { $name }
web-only-to = Solo { $name }
web-nudge = Dar un codazo
web-phrases = Frases hechas
web-say-it = Decirlo
web-report = al anfitrión
web-standing = Siempre: { $what }
web-standing-line = Contesta por sí solo al cabo de un momento. Nadie más se entera.
web-pause = Pedir una pausa
web-pause-not = Al final, sin pausa
web-pause-wanted =
    { $count ->
        [one] Alguien quiere una pausa. Empieza cuando todos estén de acuerdo (menú).
       *[other] { $count } quieren una pausa. Empieza cuando todos estén de acuerdo (menú).
    }
web-paused = Pausa
web-paused-line = Los relojes están parados. Cualquiera puede seguir: mira el menú.
web-resume = Seguir
web-close-match = Acabar la partida sin resultado
web-close-not = Al final, seguir jugando
web-resign = Rendirse
web-sure-leave = Irse del todo; un bot sigue por ti
web-keys = Teclas
web-keys-list = D a mi decisión | T charla | L lo que ha pasado | ? esta lista

## El final

web-won-by =
    { $count ->
        [one] Gana { $name }.
       *[other] Ganan { $name }.
    }
web-no-winner = Esta vez no gana nadie.
web-stamp-won = ganas tú
web-stamp-end = fin
web-stamp-closed = cerrada
web-you-win =
    { $others ->
        [0] Ganas.
        [one] Ganas, junto a otra persona.
       *[other] Ganas, junto a otras { $others } personas.
    }
web-you-came =
    { $place ->
        [2] Quedas en segundo lugar.
        [3] Quedas en tercer lugar.
        [4] Quedas en cuarto lugar.
        [5] Quedas en quinto lugar.
       *[other] Quedas en último lugar.
    }
web-you-lose = Pierdes.
web-you-lost = La próxima vez le toca a otra persona.
web-last-moves = Cómo ha acabado
web-what-next = Qué viene ahora
web-again = La misma mesa, otra vez
web-back-to-table = Volver a la mesa
web-save-record = Guardar registro
web-save-seals = Guardar los sellos
web-checking = Comprobando el reparto …
web-deal-honest = El reparto fue limpio
web-deal-unproven = No está probado que el reparto fuera limpio
web-deal-wrong = No se ha podido confirmar el reparto
web-cannot-check = Este navegador no puede comprobarlo aquí: hace falta una dirección segura (https). Guarda el registro y usa litfuse verify.
web-check-sealed = Sellado antes de la primera carta
web-check-nonces =
    { $count ->
        [0] Nadie añadió dados propios.
        [one] Un asiento añadió sus propios dados, y son los que se sellaron.
       *[other] { $count } asientos añadieron sus propios dados, y son los que se sellaron.
    }
web-check-mine = Los tuyos están entre ellos.
web-check-not-mine = Los dados de este navegador no están en el registro: llegaron tarde.
web-check-seed = Semilla abierta: corresponde al sello
web-check-draws =
    { $draws ->
        [one] El único sorteo de { $steps } pasos sale de esa semilla
       *[other] Los { $draws } sorteos de { $steps } pasos salen de esa semilla
    }
web-check-here = Comprobado aquí, en tu navegador, en { $seconds } s. Si cada paso cumple las reglas lo dice

## Mirar atrás

web-steps = Pasos
web-step = Paso
web-step-of = Paso { $step } de { $of }
web-previous = Paso anterior
web-next = Paso siguiente
web-replay-play = Reproducir
web-replay-pause = Pausar
web-link-step = Enlace a este paso
web-see-as = Ver como
web-see-all = Todo
web-see-spectator = Mirón
web-quiet-step = No hay nada que ver.
web-by-clock = Decidió el reloj.
web-no-replay = No hay repetición

## Reglas y ajustes

web-no-rules = Las reglas de este juego aún no están aquí.
web-settings = Ajustes
web-settings-line = Para este navegador
web-language = Idioma
web-language-now = Idioma: español
web-colours = Luz
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-switch = Claro u oscuro
web-motion = Movimiento
web-motion-auto = Como el sistema
web-motion-still = Quieto
web-motion-line = Quieto: nada se mueve ni vuela; los cambios se marcan.
web-sound = Sonidos
web-sound-line = Los hace esta página. Ningún sonido dice nada que la página no diga también.
web-sound-turn = Tu turno
web-sound-table = La mesa
web-sound-time = El tiempo
web-sound-talk = La charla
web-plain = Tablero sencillo
web-plain-line = Listas y formularios en vez de dibujos; para lectores de pantalla, líneas lentas y amigos del texto.
web-keys-on = Atajos
web-keys-on-line = Teclas sueltas contestan preguntas, como D o Esc.

## El tablero sencillo

plain-value = { $value }
plain-your-question = Tu pregunta
plain-table = La mesa
plain-choose = elige
plain-take = elige { $count }
plain-you-may = También puedes
plain-which = cuál
plain-you = { $name } (tú)
plain-me = Eres { $name }, asiento { $seat } de { $seats }.
plain-yours = Lo tuyo
plain-watching = Estás mirando.
plain-pair = { $label }: { $value }
plain-clock-zero = { $what }: { $time } · A cero: { $zero }

## Lecciones

web-learn-game = Aprende { $game }
web-learn-start = Empezar: { $part }
web-learn-skip = Saltar todo
web-learn-about =
    { $count ->
        [one] { $about } · una idea
       *[other] { $about } · { $count } ideas
    }
web-learn-done = Eso es todo.
web-learn-again = Otra vez
web-learn-known = Lo que has visto hasta ahora
web-learn-back = Volver a la lección
web-guide = Guía
web-guide-part = Parte { $number } de { $of }
web-guide-ideas = { $count } de { $of } ideas vistas
web-guide-skip = Saltar
web-guide-next = Entendido

# The review

web-review = Revisión
web-review-decisions = Decisiones
web-review-knew = Lo que sabía { $name } en el paso { $step }
web-review-options = Lo que se podía hacer
web-review-taken = elegida
web-review-hundred = De cien mesas como esta, { $best } se ganan con la mejor respuesta encontrada y { $taken } con esta.
web-review-error = ± es el error típico: estas probabilidades se estiman con mundos al azar.
web-review-exact = Exacto: se jugaron todos los mundos posibles.
web-review-lost = Mesas de cada cien perdidas frente a la mejor respuesta encontrada.
web-review-match = La partida
web-review-head =
    { $result ->
        [won]
            { $turn ->
                [good] Victoria, con { $luck } puntos de suerte
                [bad] Victoria, contra { $luck } puntos de mala suerte
               *[none] Victoria, sin suerte
            }
       *[lost]
            { $turn ->
                [good] Derrota, a pesar de { $luck } puntos de suerte
                [bad] Derrota, con { $luck } puntos de mala suerte
               *[none] Derrota, sin mala suerte
            }
    }
web-review-account = Comienzo { $start }, suerte { $luck }, errores { $mistakes }: { $result } de 100.
web-review-who = jugador
web-review-cost = coste
web-review-luck = suerte
web-review-best-of = { $best } de { $of }
web-review-chance = La probabilidad de ganar, de decisión en decisión
web-review-step = paso { $step }
web-review-as-table = Mostrar como tabla
web-review-map = Qué puede ser cada cable oculto, en porcentaje
web-review-held = lo tiene quien juega
web-review-map-line = Con todo lo que sabía { $name } entonces. Exacto.
web-review-box-hit = { $whose ->
    [best] acierta el mejor anuncio
   *[taken] acierta este anuncio
}
web-review-box-worth = { $whose ->
    [best] se gana tras la mejor respuesta
   *[taken] se gana tras esta
}
web-review-stand = Soporte de { $name }
web-review-curve-kitten = Gatito arriba, según se sabía
web-review-curve-goat = ¿Soy el chivo expiatorio? Una estimación
web-review-progress = { $done } de { $of } decisiones revisadas
web-review-broke = La revisión se interrumpió. Vuelve a cargar la página.
web-review-none = No hay revisión
web-review-tab-move = Jugada
web-review-tab-map = Probabilidad
web-review-tab-match = Partida
web-review-mark-cost = costó partidas
web-review-mark-best = la mejor de todas
web-review-mark-luck = la suerte cambió
web-review-mark-own = este jugador
web-play-on = Seguir desde aquí
web-play-on-line = Una mesa para ti, con bots en los demás sitios. Es práctica y no cuenta en ninguna parte.
web-play-on-again = Otra vez desde allí
web-own = Tus estadísticas
web-own-line = guardadas en este navegador, en ninguna otra parte
web-own-matches = partidas
web-own-won = ganadas
web-own-goals = misiones ganadas
web-own-reviewed = revisadas
web-own-cost = coste de una decisión, de 100 mesas
web-own-luck = suerte en total, de 100 mesas
web-own-cost-time = Lo que costó una decisión, partida a partida
web-own-match = partida { $step }
web-own-goal = misión { $number }
web-own-list =
    { $count ->
        [one] La última partida
       *[other] Las últimas { $count } partidas
    }
web-own-none = Aquí se cuentan las partidas que terminas en este navegador.
web-own-about = El coste y la suerte vienen de las revisiones: abre la revisión de una partida y contará aquí. La práctica no cuenta.
web-own-export = Guardar en un archivo
web-own-forget = Olvidarlo todo
web-review-point = dónde
web-review-of-hundred = de 100
web-practice = Práctica
web-practice-line = Práctica: esto no cuenta en ninguna parte.
web-practice-back = Volver a la revisión
web-odds-on = Probabilidades para todos
web-odds-ask = Probabilidades para todos
web-odds-line = En esta mesa se quieren mostrar las probabilidades a todo el mundo. La partida solo empieza si toda la mesa acepta.
web-odds-agree = Acepto
web-odds-agreed = Has aceptado.
web-odds-waiting = Todavía no: { $names }
web-check-practice =
    { $steps ->
        [one] El primer paso es el de la partida que se continuó.
       *[other] Los primeros { $steps } pasos son los de la partida que se continuó.
    }
