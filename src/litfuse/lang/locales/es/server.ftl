### Lo que el servidor le dice a una persona en una mesa.

## Mesas y sillas

not-found = Aquí no hay nada, o no es para ti.
no-such-chair = Esta mesa no tiene silla { $chair }.
chair-taken = La silla { $chair } está ocupada.
table-full = Todas las sillas de esta mesa están ocupadas.
name-taken = Aquí ya hay alguien que se llama «{ $name }». Elige otro nombre.
no-person-there = En la silla { $chair } no hay ninguna persona.
other-person-there = Ahora hay otra persona en la silla { $chair }. No ha cambiado nada.
not-during-a-match = Durante una partida, no.
not-out = Solo quien está fuera de la partida puede saltar al final.
not-so-many-chairs = Este juego tiene de { $least } a { $most } sillas.
person-on-last-chairs = { $name } ocupa una de las últimas sillas. Pídele antes que se cambie.

## El reparto

deal-gone = Ese reparto ya no está en curso. No ha cambiado nada.
deal-other-nonce = Este número al azar no es el que se selló.

## Respuestas

nothing-to-play = Ha llegado sin respuesta. Di qué quieres hacer.
command-id-used = Este id ya es de otra orden. No ha cambiado nada.
server-failed = Algo ha fallado en el servidor. Mira cómo está la mesa y prueba otra vez.
store-failed = Ahora el servidor no puede guardar nada, así que no acepta nada. Tu silla y tus cartas están a salvo.

## Partidas

only-for-players = Eso solo pueden hacerlo quienes están sentados a la mesa.
only-the-host = Eso solo puede hacerlo el anfitrión.
leave-instead = No puedes echarte. Deja la mesa.
no-match = No se está jugando ninguna partida.
other-match = Eso era de otra partida. No ha cambiado nada.
no-such-choice = Eso no se puede jugar ahora.
paused-already = La partida ya está en pausa.
not-paused = La partida no está en pausa.
no-such-standing = Para esta pregunta no se puede dejar una respuesta fija.
closed-rules = el servidor ya tiene otras reglas

## Conversación

chat-closed = Ahora nadie puede hablar.
no-whispers = Aquí no se puede susurrar.
no-nudges = Aquí no se pueden dar codazos.
nobody-there = Ahí no hay nadie.
nudge-has-words = Un codazo no lleva palabras.
no-such-phrase = Eso no es una de las frases de aquí.
nudged-already = Acabas de dar un codazo. Espera al siguiente paso.
nudge-too-soon = Un codazo cada { $seconds } segundos.
you-are-muted = El anfitrión te ha silenciado.
chat-too-fast = No tan rápido. Espera unos segundos.
cannot-report = No hay nadie a quien avisar.
line-empty = Esta línea está vacía.
line-too-long = Una línea tiene como máximo { $most } caracteres.
line-control = Esta línea tiene caracteres que no se pueden mostrar.
name-empty = Elige un nombre.
name-too-long = Un nombre tiene como máximo { $most } caracteres.
name-control = Este nombre tiene caracteres que no se pueden mostrar.
name-marks = Este nombre tiene demasiados signos sobre una letra.
name-mixed = Este nombre mezcla letras de varios alfabetos.

## Conexiones

kicked = El anfitrión ha dado tu silla a otra persona.
left = Has dejado la mesa.
server-stops = El servidor se detiene. Vuelve cuando funcione de nuevo: no se pierde nada.
come-back = Esta mesa va de camino a otro servidor. Vuelve en un momento: no se pierde nada.
too-many-sockets = Tu silla está abierta en demasiados sitios. Se cerró el más antiguo.
too-many-watchers = Ya miran esta mesa tantos como caben. Vuelve más tarde.
hello-late = Nadie dijo quién es, así que se cerró la conexión.
hello-first = El primer mensaje dice quién es.
hello-once = Ya se dijo quién es.
other-version = El servidor se actualizó y habla la versión { $version } del protocolo. Vuelve a cargar esta página.
text-only = Los mensajes son texto.
message-too-large = Este mensaje es demasiado grande.
message-too-deep = Este mensaje está demasiado anidado.
too-many-messages = Demasiados mensajes a la vez. Espera un momento y vuelve.
unreadable = No se puede leer lo guardado de esta mesa o partida. El registro del servidor dice dónde.
document-newer = Esto lo escribió una versión más nueva (documento { $version }).
too-many-connections = Demasiadas conexiones desde tu dirección. Cierra algunas.
too-many-tables = Demasiadas mesas nuevas. Espera un minuto.
too-many-codes = Demasiados códigos. Espera un minuto.
too-many-records = Demasiados archivos de registro. Espera un minuto.
too-many-checks = Demasiadas comprobaciones. Espera un momento.
too-many-reviews = Se están haciendo demasiadas revisiones. Prueba dentro de unos minutos.
practice-no-position = No se puede seguir jugando desde el paso { $step } de esta partida.
practice-other-rules = Esta partida se jugó con otras reglas que las que tiene ahora este servidor.
odds-not-agreed = Hay probabilidades para todos, y en la mesa todavía no las quiere todo el mundo.
no-odds = En esta partida nadie ve probabilidades.
bad-path = No existe esa dirección.
bad-host = Este servidor no responde a este nombre. Quien lo tiene en marcha puede darle el nombre: LITFUSE_HOSTS.
bad-origin = Esta página no puede hablar con este servidor.
json-only = Este servidor solo acepta JSON.
bad-request = Esta petición no se entiende.
not-allowed = Eso no se puede hacer aquí.

## La línea de órdenes y los ajustes

cli-help-serve = Sirve mesas a personas y bots por la red.
cli-help-serve-open = Jugar aquí: usa el siguiente puerto si este está ocupado, muestra un código para móviles y abre un navegador.
cli-help-backup = Copia la base de datos del servidor, también mientras funciona.
cli-help-backup-file = El archivo que se escribe.
cli-serving = En servicio en { $url } – se detiene con Ctrl+C.
cli-only-here = Solo se abre en este equipo. Para móviles de la misma red: make play HOST=0.0.0.0
cli-no-display = Aquí no hay pantalla: abre la dirección en un navegador.
cli-newer-database = { $path } fue escrita por una versión más nueva de Litfuse. Instala esa versión o elige otra carpeta con --data.
cli-already-served = Otro servidor tiene abierta { $path }. Detenlo o elige otra carpeta con --data.
cli-cannot-serve = El servidor no puede empezar: { $what }
cli-secret-short = El secreto del ajuste tiene { $have } bytes; hacen falta { $least }. Déjalo vacío y el servidor hará uno propio.
cli-secret-open = Otros usuarios de este equipo pueden leer o cambiar { $path }, que firma las fichas de las sillas. Escribe: chmod 600 { $path }
cli-secret-cut = { $path } contiene { $have } bytes; un secreto tiene { $least }. Restaura una copia o borra el archivo: entonces se hará un secreto nuevo y todos tendrán que sentarse de nuevo.
cli-database-unreachable = No se puede usar la base de datos { $url }: { $what }
cli-database-old = Es PostgreSQL { $have }; Litfuse necesita { $least } o posterior.
cli-database-encoding = La codificación de la base de datos es { $have }; Litfuse necesita UTF8.
cli-database-forgetful = { $url } puede olvidar lo que ha confirmado: synchronous_commit está desactivado. Actívalo para esta base de datos o su usuario.
cli-database-standby = { $url } es una réplica en la que no se puede escribir. Indica la base principal.
cli-advertise-missing = ¿Dónde pueden encontrar este nodo los demás? Escucha en todas las direcciones: pon en LITFUSE_ADVERTISE la que deben usar, por ejemplo 10.0.0.5:8000.
cli-advertise-port = LITFUSE_ADVERTISE es { $have }; hacen falta una dirección y un puerto, por ejemplo 10.0.0.5:8000.
cli-advertise-wrong = A los demás nodos se les dice que encuentran este en { $have }, pero ahí no responde este nodo. Pon en LITFUSE_ADVERTISE su dirección y puerto en la red que comparten.
cli-advertise-apart = A este nodo se llegaría por { $have } y a otro por { $other }: una de las dos direcciones solo vale en su propio equipo. Pon en LITFUSE_ADVERTISE, en cada nodo, su dirección y puerto en la red que comparten.
cli-secret-differs = Otro nodo de esta base de datos firma con otro secreto, y ninguno conocería las sillas del otro. Pon el mismo LITFUSE_SECRET en todos los nodos.
cli-help-migrate = Copia la casa del servidor de su archivo a PostgreSQL, o de vuelta. Ningún servidor debe usar ninguno de los dos.
cli-help-migrate-to = Adónde va: al PostgreSQL que indica el ajuste database-url o a un archivo de la carpeta de datos. El destino debe estar vacío.
cli-migrate-no-url = ¿Qué PostgreSQL? Pon en LITFUSE_DATABASE_URL postgresql://usuario:clave@equipo/nombre.
cli-migrate-progress = { $table }: { $done } de { $total }
cli-migrate-not-empty = Ya hay mesas en { $target }; no se ha copiado nada. Elige un destino vacío.
cli-migrate-failed = Lo que llegó a { $target } no es lo que se envió ({ $table }); no se ha guardado nada.
cli-migrated = { $rows } filas están en { $target }, leídas de nuevo y comparadas. Lleva también el secreto: el archivo secret o el ajuste.
cli-database-version = Otra versión de Litfuse escribió { $url }. Inicia una vez el servidor de esta versión con ella.
cli-no-database = No hay base de datos en { $path }.
cli-backup-exists = { $file } ya existe y se queda como está. Elige otro nombre.
cli-backed-up = La copia está en { $file }.

setting-host = Dirección en la que escucha
setting-port = Puerto en el que escucha
setting-data = Carpeta de la base de datos y del secreto; vacía: la carpeta de datos del usuario
setting-database-url = URL de una base de datos PostgreSQL en lugar de un archivo; ponla en el entorno, donde otros usuarios no pueden leerla
setting-advertise = Dirección y puerto en los que otros nodos de la misma base de datos encuentran este; vacío: donde escucha
setting-lease-seconds = Segundos tras los que las mesas de un nodo que no responde pasan a otros
setting-drain-seconds = Segundos entre la señal de parada y la última palabra, mientras /readyz dice que no
setting-secret = Firma las fichas de las sillas; vacío: un archivo en la carpeta de datos
setting-hosts = Nombres con los que se le puede llamar, además de localhost y sus direcciones, separados por comas
setting-origins = Otros orígenes que pueden conectarse, separados por comas
setting-proxies = Proxies inversos de confianza por delante; se creen otras tantas direcciones de X-Forwarded-For
setting-metrics = Sirve cifras de Prometheus en /metrics
setting-log-level = debug, info, warning o error
setting-bot-workers = Procesos en los que piensan los bots
setting-bot-budget = Segundos que un bot puede pensar una respuesta
setting-bot-least = Milisegundos que tarda un bot como mínimo
setting-bot-most = Milisegundos que tarda un bot como máximo
setting-message-bytes = Mensaje más largo de un cliente, en bytes
setting-message-depth = Anidamiento más profundo de un mensaje
setting-message-rate = Mensajes por segundo y conexión
setting-message-burst = Mensajes de una vez por conexión
setting-chat-lines = Líneas en 5 segundos por silla
setting-chat-length = Caracteres de una línea
setting-chat-kept = Líneas que se muestran al conectar
setting-nudge-seconds = Segundos entre dos codazos de una persona
setting-name-length = Caracteres de un nombre
setting-connections = Conexiones de una dirección; de un /64 con IPv6
setting-request-rate = Peticiones por segundo y dirección
setting-request-burst = De ellas, a la vez
setting-seat-sockets = Conexiones por silla; una más cierra la más antigua
setting-watchers = Conexiones de espectadores por mesa
setting-queue-frames = Mensajes que esperan a un lector lento
setting-queue-bytes = Bytes que esperan a un lector lento
setting-hello-seconds = Segundos para decir quién se es
setting-silence-seconds = Una conexión callada tantos segundos se cierra
setting-tables-per-minute = Mesas nuevas por minuto y dirección
setting-codes-per-minute = Códigos de invitación por minuto y dirección
setting-records-per-minute = Archivos de registro abiertos por minuto y dirección
setting-review-jobs = Procesos para la revisión de una partida; ceden el paso a todo lo demás
setting-idle-seconds = Segundos tras los que una mesa sin conexiones ni partida deja la memoria
setting-keep-days = Días que se guardan las mesas donde no ha estado nadie y las partidas terminadas; 0: para siempre
setting-keep-talk-days = Días que se guarda lo que se dice; 0: tanto como su mesa
