### Ce que dit le terminal. Les touches (?, h, r, q, b) sont les mêmes dans toutes les langues.

## Aide de la commande

cli-help = Litfuse : des jeux à information cachée, à votre propre table.
cli-help-common = Chaque commande accepte --lang en, es ou fr, et --no-color.
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Montrer ceci et s’arrêter.
cli-help-version = Montrer la version et s’arrêter.
cli-help-required = obligatoire
cli-help-default = par défaut : { $value }
cli-help-env = ou { $name }
cli-help-play = Jouer ici, contre des bots ou à plusieurs devant un écran.
cli-help-games = Énumérer les jeux, leurs bots et leurs options.
cli-help-replay = Revoir une partie enregistrée, étape par étape.
cli-help-verify = Vérifier une partie enregistrée : chaque hasard est refait à partir de la graine promise.
cli-help-perft = Compter les suites possibles d’une partie, pour éprouver les règles.
cli-help-schema = Écrire ce qu’un jeu reçoit et raconte, en JSON Schema.
cli-help-game = Le nom d’un jeu ; « litfuse games » les énumère.
cli-help-file = Le fichier d’une partie enregistrée.
cli-help-seals = Les sceaux de cette partie gardés par votre navigateur, à comparer avec le relevé.
cli-help-seats = Combien de places à la table ; des bots prennent les chaises vides.
cli-help-people = Les noms des personnes devant cet écran : Ana,Ben
cli-help-bots = Les bots de la table : random,random
cli-help-option = Une règle maison : stacking=yes. Peut se répéter ; --stacking yes en est la forme courte.
cli-help-seed = Un mot ou un nombre qui fixe la donne, pour la rejouer.
cli-help-record = Garder le relevé de la partie dans ce fichier.
cli-help-offers = Demander aussi entre vos tours, quand vous pouvez agir sans le devoir : utiliser une carte, dire Non à la vôtre.
cli-help-as = Avec quels yeux : une place (1, 2, …), spectator, ou all une fois la partie finie.
cli-help-step = Ne montrer que cette étape.
cli-help-all = Montrer toutes les étapes sans s’arrêter.
cli-help-depth = Combien de réponses de profondeur.

## Ce qui ne va pas dans une commande

cli-no-such-command = Il n’y a pas de commande « { $name } ». Il y a : { $known }
cli-no-such-flag = Je ne connais pas l’option « { $name } » ; --help énumère celles qu’il y a.
cli-bad-value =
    { $wanted ->
        [number] { $name } demande un nombre entier, pas « { $value } ».
       *[other] { $name } n’accepte pas « { $value } » ; --help dit ce qui va.
    }
cli-missing = Il manque quelque chose : { $name } ; --help montre comment faire.
cli-repeated = { $name } est là deux fois ; une suffit.
cli-too-many = Je ne sais que faire de « { $name } » ; --help montre comment faire.
cli-usage = Je ne comprends pas cette commande ; --help montre comment faire.
cli-bad-seats = À { $seats }, la table ne va pas : choisissez de { $least } à { $most } places.
cli-too-many-players = { $players } joueurs ne tiennent pas à une table de { $seats } places : enlevez-en, ou prenez plus de places.
cli-bad-name = « { $name } » ne va pas comme nom : prenez de 1 à { $most } caractères visibles.
cli-name-twice = Deux personnes s’appellent « { $name } » : donnez-leur des noms différents.
cli-no-such-option = Il n’y a pas de règle maison « { $name } ». Il y a : { $known }
cli-bad-option = « { $value } » ne va pas pour { $name }. Ce qui va : { $known }
cli-no-data = « { $value } » ne va pas pour { $name } : écrivez du JSON, ou @ et le nom d’un fichier TOML.
cli-no-such-part = Il n’y a pas de « { $name } » dans un relevé de ce genre. Il y a : { $known }
cli-bad-depth = Je ne sais pas compter jusqu’à { $depth } : choisissez de 1 à { $most }.
cli-file-missing = Le fichier { $file } n’existe pas : vérifiez son nom.
cli-file-is-folder = { $file } est un dossier : nommez un fichier.
cli-file-unreadable = Je ne peux pas lire { $file } ({ $why }) : nommez un fichier que je peux lire.
cli-bad-toml = { $file } n’est pas un fichier TOML : { $what }
cli-file-no-record = { $file } n’est pas le relevé d’une partie : nommez un fichier écrit par --record.
cli-file-no-seals = { $file } ne contient pas de sceaux.
cli-file-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom pour le relevé.
cli-file-unwritable = Je ne peux pas écrire { $file } ({ $why }) : choisissez un autre endroit pour le relevé.
cli-no-such-viewer = Personne ici ne s’appelle « { $name } » : choisissez une place de 1 à { $seats }, spectator ou all.

## Listes

cli-value = { $value }
cli-game-bomb-busters = Bomb Busters
cli-game-exploding-kittens = Exploding Kittens
cli-game-scape-goat = Scape Goat
cli-game-facts = { $least }-{ $most } joueurs, règles { $rules }
cli-depth = niveau
cli-paths = suites

## À la table

cli-player = Joueur
cli-you = vous
cli-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-hand =
    { $count ->
        [1] Votre carte, pour vos yeux seulement
       *[other] Vos { $count } cartes, pour vos yeux seulement
    }
cli-seated = À la table : { $players }.
cli-hot-seat = Vous partagez un écran. Les mains sont couvertes entre les tours.
cli-sealed = La donne est scellée : { $commit }…
cli-pass-device = Passez l’appareil à { $name }.
cli-press-enter = Personne d’autre ne regarde ? Appuyez sur Entrée.
cli-press-enter-to-cover = Appuyez sur Entrée pour couvrir.
cli-also = Vous pouvez aussi :
cli-key-number = Un numéro ou les mots à droite
cli-key-offer = Un numéro, ou Entrée pour laisser
cli-key-enter = Entrée : { $what }
cli-key-always = a toujours : { $what }
cli-key-asked = a me redemander
cli-key-help = ? aide
cli-key-log = h journal
cli-key-notes = n carnet
cli-key-resign = r abandonner
cli-key-quit = q quitter
cli-always =
    { $on-key ->
        [yes] Désormais, partout où c’est possible : { $what }. Tapez a pour qu’on vous demande.
       *[no] On vous demande de nouveau.
    }
cli-choose-number =
    { $most ->
        [1] On ne peut choisir que 1. ? aide.
       *[other] Choisissez un numéro de 1 à { $most }. ? aide.
    }
cli-choose-several = Choisissez { $count } numéros différents de 1 à { $most }, séparés par des espaces.
cli-number-between = Choisissez un nombre de { $least } à { $most }.
cli-not-understood =
    { $most ->
        [1] Je n’ai pas compris. Tapez 1 ou les mots à droite. ? aide.
       *[other] Je n’ai pas compris. Tapez un numéro de 1 à { $most } ou les mots à droite. ? aide.
    }
cli-written-like = « { $typed } » n’est pas complet ou pas correct. Cela s’écrit ainsi : { $example }
cli-do-not-go-together = Celles-ci ne vont pas ensemble. Choisissez-en d’autres.
cli-which-value =
    { $count ->
        [1] Lequel ({ $field }) ? Entrée pour revenir.
       *[other] Lesquels, { $count } ({ $field }) ? Entrée pour revenir.
    }
cli-ask-target = Qui ? Entrée pour revenir.
cli-ask-cards =
    { $count ->
        [1] Avec quelles cartes ? Entrée pour revenir.
       *[other] Avec quelles { $count } cartes ? Numéros séparés par des espaces ; Entrée pour revenir.
    }
cli-choose-spelled =
    { $count ->
        [1] Tapez-le comme il est écrit, par exemple { $first }.
       *[other] Tapez-en { $count } différents comme ils sont écrits, séparés par des espaces, par exemple { $first }.
    }
cli-ask-cell = Quel fil ? Entrée pour revenir.
cli-ask-cells =
    { $count ->
        [1] Quels fils ? Entrée pour revenir.
       *[other] Quels { $count } fils ? Séparés par des espaces ; Entrée pour revenir.
    }
cli-ask-call = Quelle valeur annoncez-vous ? 7~1:2 nomme aussi votre propre fil. Entrée pour revenir.
cli-ask-calls = Qu’annoncez-vous ? Entrée pour revenir.
cli-ask-partner = Avec qui ? Entrée pour revenir.
cli-ask-seat = Qui ? Entrée pour revenir.
cli-ask-seats = De qui ? Des numéros séparés par des espaces ; Entrée pour revenir.
cli-ask-source = Avec quoi ? Entrée pour revenir.
cli-ask-character = Quel personnage ? Entrée pour revenir.
cli-ask-number = Quel nombre, de { $least } à { $most } ? Entrée pour revenir.
cli-ask-value = Quelle valeur ? Entrée pour revenir.
cli-ask-helpers = Avec quelle aide ? Entrée pour revenir.
cli-ask-named = Quelle carte demandez-vous ? Entrée pour revenir.
cli-ask-wanted = Quelle carte voulez-vous ? Entrée pour revenir.
cli-ask-position = Combien de cartes au-dessus du chaton ? { $least }, c’est tout en haut ; { $most }, tout en bas.
cli-sure = C’est sûr ?
cli-yes-words = o oui y yes
cli-no-words = n non no
cli-quit-sure = On arrête cette partie ?
cli-resign-sure = Vous abandonnez et laissez la partie aux autres ?
cli-no-resigning = Vous ne pouvez pas abandonner maintenant.
cli-stopped = Partie arrêtée.
cli-stopped-kept = Partie arrêtée. Ce qui est joué est dans { $file }.
cli-help-title = Aide
cli-help-type = Tapez le numéro d’une ligne ou ses mots à droite : « { $example } ».
cli-help-keys =
    { $resign-key ->
        [yes] ? montre ceci ; h, ce qui s’est passé ; r abandonne ; q arrête la partie.
       *[no] ? montre ceci ; h, ce qui s’est passé ; q arrête la partie.
    }
cli-help-always = a répond ensuite pour vous, partout où c’est possible : { $what }. Encore a, et on vous demande de nouveau. Vos cartes n’y changent rien, mais on peut remarquer que vous répondez vite.
cli-topics = Les règles par thème ; ?1 montre le premier.
cli-no-such-topic = Les règles ont { $most } thèmes, de ?1 à ?{ $most }.
cli-notes-title = Carnet
cli-notes-certain = Certain maintenant :
cli-notes-seen = Ce que vous avez vu et ce qu’on vous a dit jusqu’ici :
cli-notes-none = Rien encore.
cli-log-title = Jusqu’ici
cli-log-strict = Cette table ne garde pas de journal : ce que vous pouvez encore savoir est sur le plateau.

## Paroles

cli-says = { $who } : « { $what } »
cli-whispers =
    { $who-is ->
        [me] Vous chuchotez à { $to }.
       *[other] { $to-is ->
            [me] { $who } vous chuchote quelque chose.
           *[other] { $who } chuchote à { $to }.
        }
    }
cli-whispers-that =
    { $who-is ->
        [me] Vous chuchotez à { $to } : « { $what } »
       *[other] { $to-is ->
            [me] { $who } vous chuchote : « { $what } »
           *[other] { $who } chuchote à { $to } : « { $what } »
        }
    }
cli-nudges =
    { $who-is ->
        [me] Vous donnez un coup de coude à { $to }.
       *[other] { $to-is ->
            [me] { $who } vous donne un coup de coude.
           *[other] { $who } donne un coup de coude à { $to }.
        }
    }
cli-help-say = { $typed }salut dit salut à tout le monde.
cli-help-whisper = { $typed } salut le chuchote au joueur 2 ; on voit que vous chuchotez.
cli-help-nudge = { $typed } donne un coup de coude au joueur 2 ; personne d’autre ne le remarque.
cli-help-phrases = Au lieu de vos propres mots : { $phrases }
cli-help-only-phrases = { $typed } et une phrase la dit à tout le monde : { $phrases }
cli-bot-failed = { $bot } a un défaut ({ $what }). S’il n’a pas de réponse, une autre est jouée au hasard.

## La fin

cli-end-title = Fin
cli-won =
    { $count ->
        [1] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
cli-reveal-title = Ce que personne n’a vu
cli-recorded = La partie est dans { $file }. La donne était honnête ; vérifiez vous-même :
cli-verified = Le relevé est exact.
cli-not-verified = Ce qui pouvait être vérifié est juste. Tout ne pouvait pas l’être.
cli-verify-no-seals = Sans vos sceaux, impossible de savoir si ce sont ceux que vous avez vus avant la donne : --seals FICHIER.

## Revoir

cli-viewer-spectator = public
cli-viewer-all = toutes les cartes
cli-replay-keys = Entrée avance · b recule · 0-{ $last } y saute · q termine

## Exploding Kittens

cli-kittens-pile =
    Pioche { $pile }, { $kittens ->
        [0] sans chaton
        [1] avec 1 chaton
       *[other] avec { $kittens } chatons
    }
cli-kittens-discard = défausse { $count }, dessus :
cli-kittens-discard-empty = défausse vide
cli-kittens-out = hors jeu
cli-kittens-turn =
    { $owed ->
        [1] à son tour
       *[other] à son tour, { $owed } à jouer
    }
cli-kittens-facing = face à un chaton
cli-kittens-placing = cache le chaton
cli-kittens-giving = donne une carte à { $taker }
cli-kittens-waiting = Non ou laisser faire ?
cli-kittens-passed = laisse faire
cli-kittens-window = Fenêtre du Non
cli-kittens-works =
    { $nopes ->
        [0] Ça marche, si personne ne dit Non.
       *[other] Ça marche pour l’instant : { $nopes } Non.
    }
cli-kittens-stopped =
    { $nopes ->
        [1] Annulé pour l’instant : 1 Non.
       *[other] Annulé pour l’instant : { $nopes } Non.
    }
cli-kittens-no-cards = pas de cartes
cli-kittens-seen = Dessus, vu par vous :
cli-kittens-order = Pioche :

## Scape Goat

cli-goat-turn = Tour { $turn }
cli-goat-dice = Dés : blanc { $white }, noir { $black }
cli-goat-tokens =
    { $count ->
        [0] plus de jeton
        [one] 1 jeton
       *[other] { $count } jetons
    }
cli-goat-hidden = cachées 1 2 3
cli-goat-held =
    { $count ->
        [one] { $count } jeton de préparation
       *[other] { $count } jetons de préparation
    }
cli-goat-on-turn = à son tour : { $ask }
cli-goat-chosen = a choisi
cli-goat-choosing = choisit une carte
cli-goat-you-are = Vous jouez la couleur
cli-goat-suspect = votre suspect est
cli-goat-mat = votre fiche, ligne { $row } :
cli-goat-seen = { $who } a en main :
cli-goat-revealed = Révélées :
cli-goat-pick = Votre choix :
cli-goat-order = Ordre secret : à votre prochaine occasion, vous vous livrez à la police.
cli-goat-reads = lit
cli-goat-goat = le bouc émissaire
cli-goat-holds = { $who } a :
cli-goat-clean =
    { $count ->
        [one] { $who } : au moins une carte qui ne montre pas sa propre couleur
       *[other] { $who } : au moins { $count } cartes qui ne montrent pas sa propre couleur
    }
cli-goat-slot = Planque, place { $slot } :
cli-goat-stash = Planque :
cli-goat-seal = Sceau du décodeur :
cli-goat-key = Clé du décodeur :

## Bomb Busters

cli-bomb-dial = détonateur { $left } sur { $start }
cli-bomb-no-dial = sans détonateur
cli-bomb-stable = protégé par le stabilisateur
cli-bomb-cuts = Coupés :
cli-bomb-unmarked = Rien n’est marqué sur le plateau : il faut s’en souvenir.
cli-bomb-equipment = Équipement :
cli-bomb-pile = { $count } face cachée
cli-bomb-ready = disponible
cli-bomb-locked = pas encore
cli-bomb-used = a servi
cli-bomb-captain = capitaine
cli-bomb-second = second support
cli-bomb-done = terminé
cli-bomb-aside = Mis de côté :
cli-bomb-row = Dans cet ordre, { $need } coupes chacun :
cli-bomb-row-ends = Par les bouts, { $need } coupes chacun :
cli-bomb-gate-one = Retournez-en une et coupez-la :
cli-bomb-gate-pair = Coupez la somme ou la différence de deux :
cli-bomb-gate-own = Chacun coupe les nombres de ses cartes :
cli-bomb-line = Coupez ce qui est sous le robot ou devant lui :
cli-bomb-reversed = On joue dans le sens antihoraire.
cli-bomb-clockwise = On joue dans le sens horaire.
cli-bomb-passing = Chacun choisit un fil à passer à gauche.
cli-bomb-passing-later = Au signal, chacun passe un fil à gauche.
cli-bomb-talk-free = La parole est libre.
cli-bomb-phase-wait = Écoutez : personne ne peut encore agir.
cli-bomb-phase-free = Jeu libre.
cli-bomb-phase-pair = Deux fils de plus de { $numbers }
cli-bomb-phase-lock = Tous les fils de { $numbers }, et aucun autre
cli-bomb-phase-sweep = Tous les jaunes à la fois
cli-bomb-phase-clear = Tout ce qui n’est pas rouge
cli-bomb-phase-again = Le { $number } peut être coupé encore une fois.
cli-bomb-yellows = { $seat } : { $count } jaunes
cli-bomb-robot =
    { $wires ->
        [0] Le robot est sur le { $number }, ensuite sur le { $then } ; il ne porte plus rien.
        [one] Le robot est sur le { $number }, ensuite sur le { $then }, et porte un fil.
       *[other] Le robot est sur le { $number }, ensuite sur le { $then }, et porte { $wires } fils.
    }
cli-bomb-trips =
    { $left ->
        [0] Tous les pièges sont coupés.
        [one] Il reste un piège.
       *[other] Il reste { $left } pièges.
    }
cli-bomb-oxygen-reserve = Oxygène dans la réserve, { $left } sur { $full } :
cli-bomb-oxygen-teammate = Oxygène, payé à quelqu’un d’autre :
cli-bomb-oxygen-own = Oxygène, { $left } dans la réserve :
cli-bomb-oxygen-purse = Oxygène dans une seule bourse, { $left } payé :
cli-bomb-challenges = Défis, un cran chacun :
cli-bomb-challenge-lost = ne peut plus se faire
cli-bomb-covers = Caches, levés par deux coupes :
cli-bomb-covers-none = Aucune carte n’est couverte.
cli-bomb-target = Cible, { $need } coupes avant le prochain signal :
cli-bomb-target-none = Il n’y a pas de cible en ce moment.
cli-bomb-cue-turns = Signal dans { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } : { $act }
cli-bomb-cue-time = Signal selon l’horloge : { $act }
cli-bomb-cue-due = Signal après ce tour : { $act }
cli-bomb-cue-none = Plus aucun signal ne vient.
cli-bomb-map-front = Recto
cli-bomb-map-back = Verso
cli-bomb-map-goal = But : { $goal }
cli-bomb-map-over = Le but est atteint.
cli-bomb-map-action = ACTION : { $card }
cli-bomb-map-way = { $direction } : { $card }
cli-bomb-map-yellow = Les fils jaunes attendent ceci : { $what }
cli-bomb-talk-no-number = Pas de nombres à voix haute.
cli-bomb-talk-mute = Muets : un seul geste.
cli-bomb-talk-mime = Mime : pas de mots.
cli-bomb-together =
    { $colour ->
        [red] Les { $count } fils rouges se coupent d’un coup.
        [yellow] Les { $count } fils jaunes se coupent d’un coup.
       *[blue] Les quatre fils du nombre { $number } se coupent d’un coup.
    }
cli-bomb-together-done =
    { $colour ->
        [red] Les { $count } fils rouges sont coupés.
        [yellow] Les { $count } fils jaunes sont coupés.
       *[blue] Les quatre fils du nombre { $number } sont coupés.
    }
cli-bomb-reward-deck = { $deck } cartes Nombre attendent.
cli-bomb-received = Vous avez reçu :
cli-bomb-numbers = Cartes Nombre, { $deck } dans la pioche :
cli-bomb-numbers-over = Plus de cartes Nombre.
cli-bomb-laid = { $layer } en a posé une
cli-bomb-own-numbers = Vos cartes Nombre :
cli-bomb-goals = Complets, ceux-ci font reculer le détonateur d’un cran :
cli-bomb-goals-card = Complets, ceux-ci retournent une carte de la pile :
cli-bomb-goals-none = il n’en reste pas
cli-bomb-fuse = Mèche { $space } sur { $last }
cli-bomb-turns-left =
    { $turns ->
        [one] Il reste un tour.
       *[other] Il reste { $turns } tours.
    }
cli-bomb-time = Temps pour la mission : { $time }
cli-bomb-claims = Chacun peut prendre le tour suivant.
cli-bomb-claims-but = Chacun sauf { $seat } peut prendre le tour suivant.
cli-bomb-fragile =
    { $seat-is ->
        [me] Si votre coupe en duo échoue, la bombe explose. Le stabilisateur n’y peut rien.
       *[other] Si une coupe en duo de { $seat } échoue, la bombe explose. Le stabilisateur n’y peut rien.
    }
cli-bomb-unequipped =
    { $seat-is ->
        [me] Vous n’utilisez pas d’équipement.
       *[other] { $seat } n’utilise pas d’équipement.
    }
cli-bomb-untold = Une coupe en duo ratée n’apprend rien : aucun jeton n’est placé.
cli-bomb-tokens-gift = Deux fils jaunes apportent un jeton de chaque joueur pour son voisin de gauche.
cli-bomb-tokens-draft = Deux fils jaunes apportent des jetons, et chaque joueur en prend un.
cli-bomb-tokens-row = Jetons à prendre :
cli-bomb-tokens-done = Les jetons des fils jaunes sont distribués.
cli-bomb-unsorted = Le fil marqué d’un X au bout de chaque support n’est pas dans l’ordre ; les cartes n’y touchent pas.
cli-bomb-unsorted-locked = Le fil marqué d’un X au bout de chaque support n’est pas dans l’ordre ; il se coupe après les jaunes.
cli-bomb-constraint = Contrainte pour tous : { $card }
cli-bomb-constraint-none = Aucune carte Contrainte n’est en vigueur.
cli-bomb-constraint-spare = Cartes en réserve : { $count }
cli-bomb-roles = Quelqu’un est le maillon faible et obéit à une carte cachée.
cli-bomb-roles-weakest = Vous êtes le maillon faible. Obéissez :
cli-bomb-roles-own = Quelqu’un d’autre que vous est le maillon faible et obéit à une carte cachée. Vos cartes :
cli-bomb-roles-over = Le maillon faible était { $seat }.
cli-bomb-blind = Tous voient les fils retournés (↻), sauf leur propriétaire, qui ne les coupe que par une coupe qui les nomme.
cli-bomb-late = Fils dans la main de personne : { $wires } ; tours jusqu’au prochain : { $turns }
cli-bomb-late-on-cue = { $wires ->
        [one] Un fil peut encore arriver.
       *[other] { $wires } fils peuvent encore arriver.
    }
cli-bomb-late-none = Plus aucun fil n’arrive.
cli-bomb-red-number = Les fils de valeur { $number } comptent comme rouges.
cli-bomb-off-hand = Dans la main de personne :
cli-bomb-call = À couper, encore { $deck } dans la pioche :
cli-bomb-call-has = { $seat } doit le couper
cli-bomb-call-lacks = { $seat } ne l’a pas
cli-bomb-call-yes = il est sur les supports { $stands }
cli-bomb-even = pair
cli-bomb-odd = imp.
cli-bomb-help =
    Une place comme 2:3 est l’emplacement 3 du support 2. Les fils entre parenthèses sont coupés, ·· est inconnu, J jaune, R rouge.
    Devant un fil, 5 est un jeton, ≠5 dit que ce n’est pas un 5, ×2 que son nombre est deux fois sur le support ; * est seulement retenu, ~ n’est plus à jour.
    « dual-cut 2:3 7 » désigne et annonce ; « dual-cut 2:3 7~1:4 » nomme aussi votre propre fil. Chaque carte demande deux coupes de son nombre.

## litfuse simulate

cli-simulate-help = Faire jouer beaucoup de parties à des bots et montrer qui gagne combien de fois.
cli-simulate-help-bots = Qui joue, séparé par des virgules, un par place ; un bot à vous s’écrit module:Classe.
cli-simulate-help-games = Combien de parties (1000 par défaut).
cli-simulate-help-jobs = Dans combien de processus (par défaut, autant que de processeurs). Les résultats sont les mêmes.
cli-simulate-help-seed = Le nombre dont viennent toutes les donnes (0 par défaut).
cli-simulate-help-budget = Secondes après lesquelles un bot qui n’a pas répondu est bloqué (60 par défaut).
cli-simulate-help-json = Écrire un objet JSON au lieu d’un tableau.
cli-simulate-help-plot = Dessiner les taux dans ce fichier .svg ou .png.
cli-simulate-help-keep = Écrire le relevé de chaque partie dans ce dossier.
cli-simulate-playing = Parties
cli-simulate-mission = { $game }, mission { $number } : { $name }
cli-simulate-own-mission = { $game }, { $name }
cli-simulate-title = { $game }, { $seats } places, graine { $seed }
cli-simulate-column-bot = Bot
cli-simulate-column-wins = Victoires
cli-simulate-column-games = Parties
cli-simulate-column-rate = Taux
cli-simulate-column-interval = Intervalle à 95 %
cli-simulate-column-time = Par décision
cli-simulate-column-faults = Fautes
cli-simulate-decimal = ,
cli-simulate-fair = Part équitable : { $share }
cli-simulate-steps = Étapes par partie : { $steps }
cli-simulate-fact = { $name } : { $value }
cli-simulate-share = { $name } : { $rate } ({ $interval })
cli-simulate-interrupted =
    { $games ->
        [0] Interrompu avant la fin de la première des { $wanted } parties.
        [one] Interrompu : voici une partie sur { $wanted }.
       *[other] Interrompu : voici { $games } parties sur { $wanted }.
    }
cli-simulate-faults =
    { $count ->
        [one] Une partie n’est pas allée à son terme et ne compte pas dans les taux ({ $finished } terminées).
       *[other] { $count } parties ne sont pas allées à leur terme et ne comptent pas dans les taux ({ $finished } terminées).
    }
cli-simulate-faults-more =
    { $count ->
        [one] Et une autre.
       *[other] Et { $count } autres.
    }
cli-simulate-fault-raised = Partie { $game } (graine { $seed }) : { $bot }, à la place { $seat }, a levé { $what }
cli-simulate-fault-illegal = Partie { $game } (graine { $seed }) : { $bot }, à la place { $seat }, a répondu à { $question } par un coup interdit : { $what }
cli-simulate-fault-stale = Partie { $game } (graine { $seed }) : on a demandé { $question } à { $bot }, à la place { $seat }, qui a répondu à { $what } ; ce n’est pas sa question ouverte.
cli-simulate-fault-silent = Partie { $game } (graine { $seed }) : { $bot }, à la place { $seat }, n’a pas répondu à { $question }, que la partie attend.
cli-simulate-fault-stalled =
    { $bot-key ->
        [none] Partie { $game } (graine { $seed }) : les règles se sont bloquées ({ $what }).
       *[other] Partie { $game } (graine { $seed }) : { $bot }, à la place { $seat }, s’est bloqué ({ $what }).
    }
cli-simulate-fault-died =
    { $bot-key ->
        [none] Partie { $game } (graine { $seed }) : son processus s’est arrêté.
       *[other] Partie { $game } (graine { $seed }) : { $bot }, à la place { $seat }, a mis fin à son processus.
    }
cli-simulate-fault-endless = Partie { $game } (graine { $seed }) : elle n’en finissait pas, je l’ai arrêtée ({ $what }).
cli-simulate-fault-rules = Partie { $game } (graine { $seed }) : les règles ont échoué, aucun bot n’y est pour rien : { $what }
cli-simulate-plot-axis = Part des parties, % (avec intervalles à 95 %)
cli-simulate-plot-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-simulate-plotted = Le graphique est dans { $file }.
cli-simulate-kept =
    { $count ->
        [one] { $count } relevé dans { $folder }.
       *[other] { $count } relevés dans { $folder }.
    }
cli-simulate-bad-games = Il faut jouer au moins une partie, pas { $games }.
cli-simulate-bad-jobs = Il faut au moins un processus pour jouer, pas { $jobs }.
cli-simulate-bad-budget = Un bot a besoin d’un peu de temps pour réfléchir : donnez plus de 0 seconde à --budget, pas { $seconds }.
cli-simulate-bad-bots =
    { $bots ->
        [0] Ce jeu se joue avec { $least } à { $most } bots. Nommez-les, séparés par des virgules.
        [one] Un bot ne fait pas une table : nommez-en de { $least } à { $most }, séparés par des virgules.
       *[other] Ce jeu se joue avec { $least } à { $most } bots, pas { $bots }. Nommez-les, séparés par des virgules.
    }
cli-simulate-unwritable = Je ne peux pas écrire { $file }.
cli-simulate-folder-full = Il y a déjà quelque chose dans { $folder }. Les relevés demandent un dossier vide.
arena-plot-ending = Un graphique est un fichier .svg ou .png, pas { $file }.
arena-no-matplotlib = Pour les graphiques, il faut matplotlib : pip install matplotlib
arena-no-worker = Un processus qui devait jouer n’a pas pu démarrer.
bot-module-fails = Impossible d’importer le module « { $module } » : { $what }
bot-class-missing = Le module « { $module } » n’a pas de classe « { $name } ».
bot-class-wrong = « { $name } » n’est pas un bot : il lui faut les méthodes see et answer.

## Which bots

cli-which-bots = Qui prend les chaises libres ?
cli-which-bots-enter = Un numéro ou un nom ; Entrée pour { $usual }.

cli-odds-help = Probabilités exactes des fils cachés de Bomb Busters, pour une position écrite ou une étape d’un relevé.
cli-odds-help-stands = Le relevé d’une partie, ou les supports des autres, chacun entre guillemets, ses fils depuis la gauche : ? caché ; ?!3 pas un 3 ; 5 ou j avec un jeton ; r rouge connu ; x5 xj4 xr9 coupé ; = # étiquettes entre deux fils ; à la fin, +7 a un 7, -7 n’en a pas.
cli-odds-help-more = D’autres supports des autres.
cli-odds-help-hand = Un support à soi, comme « 1 3 3 j4 x7 » ; peut être donné deux fois. Aucun : rien à soi n’est connu.
cli-odds-help-blue = Numéros bleus en jeu, de 1 à celui-ci (12 si rien n’est dit).
cli-odds-help-yellow = Numéros jaunes en jeu, comme 3,8 ; comme 2:3,8,9 si deux d’entre eux seulement le sont.
cli-odds-help-red = Numéros rouges en jeu, comme 5 ; comme 1:5,10 si un seul d’entre eux l’est.
cli-odds-help-as = Avec quels yeux, dans un relevé : une place (1, 2, …) ou spectator.
cli-odds-help-step = Après quelle étape du relevé ; la dernière si rien n’est donné.
cli-odds-help-svg = Dessiner aussi une carte de chaleur dans ce fichier SVG.
cli-odds-help-json = Écrire un seul objet JSON et rien d’autre.
cli-odds-title = Probabilités des fils cachés, en pour cent
cli-odds-solo = Coupes en solo, sans risque
cli-odds-calls = Les meilleures annonces
cli-odds-detectors = Les meilleures paires pour un Double détecteur
cli-odds-call = { $where }, { $value } : { $hit } % juste, { $red } % explose
cli-odds-pair = { $where }, { $value } : { $hit } % juste ({ $alone } % sans lui), { $red } % explose
cli-odds-bits = Il manque { $bits } bits pour tout savoir.
cli-odds-typed-only = { $name } est pour une position écrite : un relevé le sait déjà.
cli-odds-record-only = { $name } est pour un relevé : donnez le fichier d’une partie, ou retirez l’option.
cli-odds-bad-word = « { $word } » n’est pas un mot pour un fil : ? caché, ?!3 pas un 3, 5 ou j avec un jeton, r rouge, x5 ou xj4 coupé, = # étiquettes, +7 a un 7, -7 n’en a pas.
cli-odds-bad-own = « { $word } » n’est pas un fil à soi : écrivez 5, j4, r9, ou x5 s’il est coupé.
cli-odds-not-in-play = « { $word } » : il n’y a pas de tel fil en jeu. Donnez les numéros avec --blue, --yellow et --red.
cli-odds-too-many = « { $word } » : il n’y a pas autant de ces fils.
cli-odds-bad-colour = « { $said } » n’est pas une liste de fils de couleur : écrivez 3,8, ou 1:3,8 si un seul d’entre eux est en jeu.
cli-odds-bad-blue = { $said } ne peut pas être le plus grand numéro bleu : choisissez-en un de 1 à 12.
cli-odds-stands = Donnez les supports des autres, et au plus { $most } supports avec les vôtres.
cli-odds-empty = « { $said } » : un support a de 1 à { $most } fils.
cli-odds-bad-label = « { $said } » : une étiquette se trouve entre deux fils.
cli-odds-sum = Le compte n’y est pas : { $unseen } fils ne sont pas vus, mais les supports ont { $places } places. Les fils coupés comptent, les jaunes et les rouges aussi.
cli-odds-no-world = Aucune donne ne s’accorde avec tout cela. Les supports sont-ils dans l’ordre croissant ?
cli-odds-other-game = Il n’y a de probabilités que pour Bomb Busters ; ce relevé vient d’un autre jeu : { $game }.
cli-odds-not-dealt = Rien n’est encore distribué à cette étape.
cli-odds-no-such-seat = Personne ici ne s’appelle « { $name } » : choisissez une place de 1 à { $seats }, ou spectator.

# litfuse review

cli-review-help = Montrer ce que valait chaque décision d’une partie finie, ce qu’elle a coûté, et ce qui fut de la chance.
cli-review-help-seat = Ne revoir que les décisions de ce joueur, comptés à partir de 1.
cli-review-help-step = Tout montrer de la décision de cette étape.
cli-review-help-jobs = Dans combien de processus (par défaut, autant que de processeurs). Les résultats sont les mêmes.
cli-review-help-plot = Dessiner les chances dans ce fichier .svg ou .png.
cli-review-bad-jobs = Il faut au moins un processus au travail, pas { $jobs }.
cli-review-no-decision = Personne n’avait rien à décider à l’étape { $step }.
cli-review-working = Examen
cli-review-title = Décisions : parties gagnées sur 100
cli-review-players = Joueurs
cli-review-step = Étape { $step }, { $seat }
cli-review-best = { $best } sur { $of }
cli-review-axis = parties gagnées sur 100
cli-review-account = { $seats } : départ { $start }, chance { $luck }, erreurs { $mistakes } : { $result } sur 100.
cli-review-column-step = étape
cli-review-column-who = joueur
cli-review-column-what = décision
cli-review-column-worth = gagnées
cli-review-column-verdict = coût
cli-review-column-gap = de plus
cli-review-column-odds = chances
cli-review-column-best = meilleures
cli-review-column-mistakes = erreurs
cli-review-column-luck = chance
