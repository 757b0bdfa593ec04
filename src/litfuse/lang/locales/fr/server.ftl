### Ce que le serveur dit à une personne à une table.

## Tables et chaises

not-found = Il n’y a rien ici, ou ce n’est pas pour vous.
no-such-chair = Cette table n’a pas de chaise { $chair }.
chair-taken = La chaise { $chair } est prise.
table-full = Toutes les chaises de cette table sont prises.
name-taken = Quelqu’un s’appelle déjà « { $name } » ici. Choisissez un autre nom.
no-person-there = Il n’y a personne sur la chaise { $chair }.
other-person-there = Quelqu’un d’autre occupe maintenant la chaise { $chair }. Rien n’a changé.
not-during-a-match = Pas pendant une partie.
not-out = Seuls les joueurs éliminés peuvent passer à la fin.
not-so-many-chairs = Ce jeu compte de { $least } à { $most } chaises.
person-on-last-chairs = { $name } occupe l’une des dernières chaises. Demandez-lui d’abord d’en changer.

## La donne

deal-gone = Cette donne n’est plus en cours. Rien n’a changé.
deal-other-nonce = Ce nombre au hasard n’est pas celui qui était scellé.

## Réponses

nothing-to-play = Aucune réponse n’est arrivée. Dites ce que vous voulez faire.
command-id-used = Cet identifiant désigne déjà une autre commande. Rien n’a changé.
server-failed = Quelque chose a cloché sur le serveur. Regardez où en est la table, puis réessayez.
store-failed = Le serveur ne peut rien enregistrer pour l’instant, il n’accepte donc rien. Votre chaise et vos cartes sont en sécurité.

## Parties

only-for-players = Seules les personnes assises à la table peuvent faire cela.
only-the-host = Seul l’hôte peut faire cela.
leave-instead = Vous ne pouvez pas vous renvoyer. Quittez la table.
no-match = Aucune partie n’est en cours.
other-match = Cela concernait une autre partie. Rien n’a changé.
no-such-choice = Cela ne peut pas être joué maintenant.
paused-already = La partie est déjà en pause.
not-paused = La partie n’est pas en pause.
no-such-standing = Aucune réponse ne peut être laissée d’avance à cette question.
closed-rules = le serveur a d’autres règles désormais

## Conversation

chat-closed = Personne ne peut parler maintenant.
no-whispers = On ne chuchote pas ici.
no-nudges = Ici, on ne se donne pas de coups de coude.
nobody-there = Personne n’est assis là.
nudge-has-words = Un coup de coude se donne sans un mot.
no-such-phrase = Cette phrase ne fait pas partie de celles d’ici.
nudged-already = Vous venez de donner un coup de coude. Attendez l’étape suivante.
nudge-too-soon = Un coup de coude toutes les { $seconds } secondes.
you-are-muted = L’hôte vous a coupé la parole.
chat-too-fast = Pas si vite. Attendez quelques secondes.
cannot-report = Il n’y a personne à qui le signaler.
line-empty = Cette ligne est vide.
line-too-long = Une ligne a au plus { $most } caractères.
line-control = Cette ligne a des caractères qu’on ne peut pas montrer.
name-empty = Choisissez un nom.
name-too-long = Un nom a au plus { $most } caractères.
name-control = Ce nom a des caractères qu’on ne peut pas montrer.
name-marks = Ce nom a trop d’accents sur une lettre.
name-mixed = Ce nom mêle les lettres de plusieurs alphabets.

## Connexions

kicked = L’hôte a donné votre chaise à quelqu’un d’autre.
left = Vous avez quitté la table.
server-stops = Le serveur s’arrête. Revenez quand il tourne de nouveau : rien n’est perdu.
come-back = Cette table passe à un autre serveur. Revenez dans un instant : rien n’est perdu.
too-many-sockets = Votre chaise est ouverte à trop d’endroits. Le plus ancien a été fermé.
too-many-watchers = Cette table a déjà autant de spectateurs qu’elle peut en recevoir. Revenez plus tard.
hello-late = Personne n’a dit qui c’était, la connexion a donc été fermée.
hello-first = Le premier message dit qui c’est.
hello-once = On a déjà dit qui c’était.
other-version = Le serveur a été mis à jour et parle la version { $version } du protocole. Rechargez cette page.
text-only = Les messages sont du texte.
message-too-large = Ce message est trop grand.
message-too-deep = Ce message est trop imbriqué.
too-many-messages = Trop de messages à la fois. Attendez un instant et revenez.
unreadable = Ce qui est enregistré de cette table ou partie est illisible. Le journal du serveur dit où.
document-newer = Ceci a été écrit par une version plus récente (document { $version }).
too-many-connections = Trop de connexions depuis votre adresse. Fermez-en quelques-unes.
too-many-tables = Trop de nouvelles tables. Attendez une minute.
too-many-codes = Trop de codes. Attendez une minute.
too-many-records = Trop de fichiers de relevé. Attendez une minute.
too-many-checks = Trop de vérifications. Attendez un instant.
too-many-reviews = Trop d’examens sont en cours. Réessayez dans quelques minutes.
practice-no-position = On ne peut pas reprendre cette partie à l’étape { $step }.
practice-other-rules = Cette partie a été jouée avec d’autres règles que celles de ce serveur.
odds-not-agreed = Les chances pour tous sont activées, et toute la table n’est pas encore d’accord.
no-odds = Personne ne voit de chances dans cette partie.
bad-path = Cette adresse n’existe pas.
bad-host = Ce serveur ne répond pas à ce nom. Qui le fait tourner peut lui donner le nom : LITFUSE_HOSTS.
bad-origin = Cette page ne peut pas parler à ce serveur.
json-only = Ce serveur n’accepte que du JSON.
bad-request = Cette demande est incompréhensible.
not-allowed = Cela ne peut pas se faire ici.

## La ligne de commande et les réglages

cli-help-serve = Servir des tables aux personnes et aux bots par le réseau.
cli-help-serve-open = Jouer ici : prendre le port suivant si celui-ci est pris, montrer un code aux téléphones, ouvrir un navigateur.
cli-help-backup = Copier la base de données du serveur, même pendant qu’il tourne.
cli-help-backup-file = Le fichier à écrire.
cli-serving = En service sur { $url } – arrêter avec Ctrl+C.
cli-only-here = Seule cette machine peut l’ouvrir. Pour les téléphones du même réseau : make play HOST=0.0.0.0
cli-no-display = Pas d’écran ici : ouvrez l’adresse dans un navigateur.
cli-newer-database = { $path } a été écrite par une version plus récente de Litfuse. Installez cette version ou choisissez un autre dossier avec --data.
cli-already-served = Un autre serveur a ouvert { $path }. Arrêtez-le ou choisissez un autre dossier avec --data.
cli-cannot-serve = Le serveur ne peut pas démarrer : { $what }
cli-secret-short = Le secret du réglage a { $have } octets ; il en faut { $least }. Laissez-le vide, et le serveur en fera un lui-même.
cli-secret-open = D’autres utilisateurs de cette machine peuvent lire ou changer { $path }, le secret des chaises. Tapez : chmod 600 { $path }
cli-secret-cut = { $path } contient { $have } octets ; un secret en a { $least }. Remettez une copie ou supprimez le fichier : un nouveau secret sera alors fait, et chacun devra se rasseoir.
cli-database-unreachable = La base de données { $url } ne peut pas être utilisée : { $what }
cli-database-old = C’est PostgreSQL { $have } ; il faut à Litfuse { $least } ou plus récent.
cli-database-encoding = L’encodage de la base de données est { $have } ; il faut à Litfuse UTF8.
cli-database-forgetful = { $url } peut oublier ce qu’elle a confirmé : synchronous_commit est désactivé. Activez-le pour cette base ou son utilisateur.
cli-database-standby = { $url } est une réplique où l’on ne peut pas écrire. Indiquez la base principale.
cli-advertise-missing = Où les autres nœuds peuvent-ils joindre celui-ci ? Il écoute sur toutes les adresses : mettez dans LITFUSE_ADVERTISE celle qu’ils doivent utiliser, par exemple 10.0.0.5:8000.
cli-advertise-port = LITFUSE_ADVERTISE vaut { $have } ; il faut une adresse et un port, par exemple 10.0.0.5:8000.
cli-advertise-wrong = On dit aux autres nœuds de joindre celui-ci à { $have }, mais ce n’est pas lui qui y répond. Mettez dans LITFUSE_ADVERTISE son adresse et son port dans leur réseau.
cli-advertise-apart = On joindrait ce nœud à { $have } et un autre à { $other } : l’une de ces adresses ne vaut que sur sa propre machine. Mettez dans LITFUSE_ADVERTISE, sur chaque nœud, son adresse et son port dans leur réseau commun.
cli-secret-differs = Un autre nœud de cette base de données a un autre secret ; aucun ne reconnaîtrait les chaises de l’autre. Mettez le même LITFUSE_SECRET sur tous les nœuds.
cli-help-migrate = Copier la maison du serveur de son fichier vers PostgreSQL, ou l’inverse. Aucun serveur ne doit utiliser l’un des deux.
cli-help-migrate-to = Où elle va : dans la base PostgreSQL que nomme le réglage database-url, ou dans un fichier du dossier de données. La cible doit être vide.
cli-migrate-no-url = Quelle base PostgreSQL ? Mettez dans LITFUSE_DATABASE_URL postgresql://utilisateur:mot-de-passe@machine/nom.
cli-migrate-progress = { $table } : { $done } sur { $total }
cli-migrate-not-empty = Il y a déjà des tables dans { $target } ; rien n’a été copié. Choisissez une cible vide.
cli-migrate-failed = Ce qui est arrivé dans { $target } n’est pas ce qui a été envoyé ({ $table }) ; rien n’en a été gardé.
cli-migrated = { $rows } lignes sont dans { $target }, relues et comparées. Emportez aussi le secret : le fichier secret, ou le réglage.
cli-database-version = Une autre version de Litfuse a écrit { $url }. Démarrez-y une fois le serveur de cette version.
cli-no-database = Il n’y a pas de base de données dans { $path }.
cli-backup-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
cli-backed-up = La copie est dans { $file }.

setting-host = Adresse d’écoute
setting-port = Port d’écoute
setting-data = Dossier de la base de données et du secret ; vide : le dossier de données de l’utilisateur
setting-database-url = URL d’une base PostgreSQL à utiliser au lieu d’un fichier ; mettez-la dans l’environnement, où d’autres utilisateurs ne peuvent pas la lire
setting-advertise = Adresse et port où les autres nœuds de la même base de données joignent celui-ci ; vide : là où il écoute
setting-lease-seconds = Secondes après lesquelles les tables d’un nœud qui ne répond pas passent à d’autres
setting-drain-seconds = Secondes entre le signal d’arrêt et le dernier mot, pendant que /readyz dit non
setting-secret = Signe les jetons des chaises ; vide : un fichier du dossier de données
setting-hosts = Noms sous lesquels on peut l’appeler, outre localhost et ses adresses, séparés par des virgules
setting-origins = Autres origines admises, séparées par des virgules
setting-proxies = Proxys inverses de confiance devant le serveur ; autant d’adresses de X-Forwarded-For sont crues
setting-metrics = Servir les chiffres de Prometheus sous /metrics
setting-log-level = debug, info, warning ou error
setting-bot-workers = Processus où les bots réfléchissent
setting-bot-budget = Secondes qu’un bot peut réfléchir à une réponse
setting-bot-least = Millisecondes qu’un bot prend au moins
setting-bot-most = Millisecondes qu’un bot prend au plus
setting-message-bytes = Plus long message d’un client, en octets
setting-message-depth = Imbrication la plus profonde d’un message
setting-message-rate = Messages par seconde et par connexion
setting-message-burst = Messages d’un coup par connexion
setting-chat-lines = Lignes en 5 secondes par chaise
setting-chat-length = Caractères d’une ligne
setting-chat-kept = Lignes montrées à la connexion
setting-nudge-seconds = Secondes entre deux coups de coude d’une personne
setting-name-length = Caractères d’un nom
setting-connections = Connexions d’une adresse ; d’un /64 en IPv6
setting-request-rate = Requêtes par seconde et par adresse
setting-request-burst = Parmi elles, à la fois
setting-seat-sockets = Connexions par chaise ; une de plus ferme la plus ancienne
setting-watchers = Connexions de spectateurs par table
setting-queue-frames = Messages en attente d’un lecteur lent
setting-queue-bytes = Octets en attente d’un lecteur lent
setting-hello-seconds = Secondes pour dire qui l’on est
setting-silence-seconds = Une connexion muette pendant tant de secondes est fermée
setting-tables-per-minute = Nouvelles tables par minute et par adresse
setting-codes-per-minute = Codes d’invitation par minute et par adresse
setting-records-per-minute = Fichiers de relevé ouverts par minute et par adresse
setting-review-jobs = Processus pour l’examen d’une partie ; ils cèdent la place à tout le reste
setting-idle-seconds = Secondes après lesquelles une table sans connexion ni partie quitte la mémoire
setting-keep-days = Jours pendant lesquels sont conservées les tables où personne n’est venu et les parties finies ; 0 : toujours
setting-keep-talk-days = Jours pendant lesquels sont conservés les messages ; 0 : aussi longtemps que leur table
