### Ce que dit la page. Les mots d’un jeu sont dans son propre fichier.

## Jeux

game-exploding-kittens = Exploding Kittens
    .about = Piochez, esquivez, dites Non. Qui n’a pas fait boum gagne.
game-bomb-busters = Bomb Busters
    .about = Coupez tous les fils ensemble. Vous voyez votre support et aucun autre. Ne dites rien, pensez fort.
game-scape-goat = Scape Goat
    .about = Quelqu’un portera le chapeau. Peut-être vous. Chuchotez bien.

## Bots

bot-random = Joue au hasard
    .short = hasard
bot-expert = Compte les cartes et suit de bonnes règles
    .short = expert
bot-thinker = Réfléchit d’avance à beaucoup de donnes possibles
    .short = penseur
    .warning = Difficile à battre. Jouez d’abord quelques parties contre « expert ».
bot-greedy = Prend ce qui semble le mieux sur le moment
    .short = avide
bot-careful = Calcule les chances et risque peu
    .short = prudent
bot-partner = Lit ce que font les autres et les aide
    .short = partenaire
    .warning = Attend que vous suiviez ses conventions. « prudent » ne suppose rien de vous.
bot-collector = Cherche les cartes qu’il lui faut
    .short = collecteur
bot-detective = Pèse ce que chacun fait et dit
    .short = détective
    .warning = Perce presque tous les plans. Jouez d’abord quelques parties contre « collecteur ».
web-bot = Bot { $name }
web-bot-full = { $name } : { $plays }

## Noms proposés

web-names = Loutre Marmelade | Pigeon de Laiton | Blaireau de Velours | Morse Tasse | Renard de Papier | Escargot Tonnerre | Oie Bouton | Héron Citron

## Partout

web-back = Retour
web-close = Fermer
web-home = À l’accueil
web-menu = Menu
web-sure = Oui, vraiment
web-take-back = Reprendre
web-you = vous
web-somebody = Quelqu’un
web-no-line = Pas de ligne avec le serveur. Rien n’est parti ; réessayez dans un instant.
web-lost = Rien ne brûle ici
web-lost-line = Cette adresse ne mène nulle part. La table que vous cherchez est peut-être finie depuis longtemps.
web-connecting = On craque une allumette …
web-copied = Le lien est copié.

## Accueil

web-home-title = Trois boîtes d’ennuis. Une table.
web-home-line = Ouvrez une boîte, envoyez le lien, asseyez-vous. Des amis sur n’importe quel téléphone, des bots sur les chaises vides. Sans compte, sans chichis.
web-games = Jeux
web-invited = Une invitation ?
web-invited-hint = Code ou lien
web-invited-wrong = Ce n’est pas une invitation. Elle ressemble à kalo-mitu, ou à un lien qui finit par table/ et quelques lettres.
web-sit-down = S’asseoir
web-open-table = Ouvrir une table
web-coming = bientôt
web-players-range = de { $from } à { $to } personnes
web-minutes = { $minutes } min
web-warm = Votre chaise est encore chaude
web-warm-line = { $game }, sous le nom « { $name } »
web-code-none = Aucune table n’a ce code en ce moment. Il marche tant que quelqu’un est à la table.
web-say-code = Dire ce code, ou envoyer le lien
web-only-here = Cette adresse ne s’ouvre que sur cet ordinateur. Pour laisser entrer des téléphones, servez-la à votre réseau.
web-choose-game = Jeu de cette table
web-chair-more = Une chaise de plus
web-chair-fewer = Une chaise de moins
web-warm-running = { $game }, sous le nom « { $name } ». La partie est en cours.
web-out = Vous êtes hors jeu. Seuls des bots jouent encore.
web-hurry = Passer à la fin
web-hurry-wait =
    { $count ->
        [one] On attend encore une personne hors jeu.
       *[other] On attend encore { $count } personnes hors jeu.
    }
web-hurry-on = Les bots se dépêchent.
web-return = Revenir
web-forget = Oublier cette table
web-first-time = Première fois ?
web-first-time-line = De vraies parties avec des bots, sans chrono. Un guide explique une idée à la fois.
web-public = Tables ouvertes
web-public-line = { $game }, { $taken } chaises prises sur { $of }
web-public-none = Aucune table ouverte. Ouvrez-en une, on la trouvera.
web-look-in = Jeter un œil
web-look-back = Parties à revoir
web-look-back-line = Chaque partie que vous finissez se revoit ici, carte par carte, depuis chaque chaise.
web-record-open = Ouvrir un fichier de relevé
web-record-reading = Lecture …
web-record-line = Choisissez le relevé d’une partie, ou déposez-le ici. Il est vérifié puis rejoué ; rien n’en est conservé.
web-record-checked = Ce qui a été vérifié
web-record-too-large = Ce fichier est trop grand pour un relevé.
web-replay = Revoir
web-fan-notice = Projet de fans, non officiel. Les noms et les droits des trois jeux appartiennent à leurs éditeurs ; les dessins et les mots sont les nôtres. Achetez les boîtes, elles sont très belles.

## La campagne d’une table

web-campaign = Campagne
web-campaign-of = Campagne de { $table }
web-campaign-next = La suite
web-campaign-sum =
    { $tries ->
        [0] Rien d’essayé pour l’instant.
        [one] { $won } réussies, { $lost } perdues, un essai.
       *[other] { $won } réussies, { $lost } perdues, { $tries } essais.
    }
web-campaign-won = { $won } sur { $all } réussies
web-campaign-of-all = sur { $all }
web-campaign-finished = Les { $all } missions sont réussies
web-campaign-finished-tries =
    { $unbeaten ->
        [0] Après { $tries } essais.
        [one] Après { $tries } essais, une mission sans défaite.
       *[other] Après { $tries } essais, { $unbeaten } missions sans défaite.
    }
web-campaign-finished-hardest =
    { $lost ->
        [one] La plus dure : { $number } · { $goal }, perdue une fois.
       *[other] La plus dure : { $number } · { $goal }, perdue { $lost } fois.
    }
web-campaign-tries = Essais
web-campaign-older = Plus anciens
web-campaign-none = Chaque partie finie prend place ici.
web-campaign-players = { $players } joueurs, { $when }
web-campaign-replay = Revoir l’essai { $number }
web-campaign-review = Examen de l’essai { $number }
web-campaign-marks = Erreurs { $mistakes }, chance { $luck }, sur 100 tables.
web-campaign-mark = étape { $step } : −{ $cost }
web-campaign-line = Ce qui est réussi, ce qui est ouvert, chaque essai
web-campaign-choose = Choisir
web-own-usual = comme d’habitude
web-own-set = Le fixer
web-own-add = Ajouter
web-own-remove = Retirer { $what }
web-own-fine = Cela peut se jouer.
web-own-anew = Tout effacer
web-own-check = Vérifier
web-own-take = La prendre
web-goal-new = inédite
web-goal-won = réussie
web-goal-lost = perdue
web-goal-score = { $won }–{ $lost }
web-goal-score-said = réussie { $won }, perdue { $lost }
web-goal-suggested = proposée
web-goal-out-of-order = S’ouvre { $opens }. Vous pouvez commencer ici quand même.

## Une nouvelle table

web-your-name = Votre nom
web-how-many = Combien à la table ?
web-bots-play = Les bots
web-play-bots = Jouer tout de suite avec des bots
web-play-friends = Ouvrir une table pour des amis
web-make-public = Tout le monde peut trouver cette table

## Arriver

web-invited-to = Une chaise à { $table }
web-no-table = Cette table n’existe pas
web-no-table-line = Le lien est cassé, ou la table n’est plus là. Demandez-en un autre.
web-table-full = Cette table est complète
    .line = Toutes les chaises sont prises. Vous pouvez regarder, ou revenir quand une chaise se libère.
web-watch = Regarder
web-take-chair = S’asseoir
web-free = libre
web-gone = Vous n’êtes plus à cette table
web-knock = Réessayer

## La table avant la partie

web-table-for =
    { $count ->
        [one] { $game }, une chaise
       *[other] { $game }, { $count } chaises
    }
web-rules = Règles
web-chairs = Chaises
web-chairs-taken = { $taken } sur { $of } prises · on joue à { $least }–{ $most }
web-empty-chair = Chaise vide
web-empty-chair-line = Lien, ami ou bot
web-add-bot = Un bot
web-bot-level = Comment joue ce bot
web-remove = enlever
web-sit-here = S’asseoir ici
web-guest = de passage
web-host = hôte
web-muted = en sourdine
web-away = absent
web-sealed = scellé
web-not-yet = pas encore
web-about = Sur { $name }
web-hand-over = Nommer hôte
web-mute = Faire taire
web-unmute = Rendre la parole
web-kick = Donner la chaise à quelqu’un d’autre
web-report-to-host = Prévenir l’hôte
web-reported = L’hôte est au courant. Personne d’autre.
web-house-rules = Règles de la maison
web-house-rules-host = C’est l’hôte qui choisit.
web-no-options = Rien à choisir ici.
web-number-range = Il faut un nombre entier de { $least } à { $most }.
web-clocks = Horloges
web-clock-seconds = { $seconds } s
web-public-table = Ouverte à tous
web-public-table-line = La table est sur la page d’accueil.
web-point-phone = Viser ici avec un téléphone, ou dire
web-qr = Code avec l’adresse de cette table
web-copy-link = Copier le lien
web-share = Partager
web-share-text = Venez jouer à { $game }.
web-deal-title = Une donne vérifiable
web-deal-line =
    { $persons ->
        [one] Le mélange est scellé avant que personne ne voie une carte, et ouvert après la partie. { $sealed } personne sur 1 a ajouté ses propres dés.
       *[other] Le mélange est scellé avant que personne ne voie une carte, et ouvert après la partie. { $sealed } personnes sur { $persons } ont ajouté leurs propres dés.
    }
web-seal = sceau
web-talk = Bavardage
web-leave = Quitter la table
web-erase = Partir et effacer mon nom et mes messages
web-sure-erase = Effacer pour de bon ? Appuyez encore
web-light = Allumer la mèche
web-dealing = On distribue …
web-dealing-line = Chacun ouvre sa part de la donne.
web-wait-host = On attend { $name }
web-wait-host-line = C’est l’hôte qui allume la mèche.
web-too-few = { $taken } à la table
web-too-few-line = Ajoutez des bots ou envoyez le lien.
web-all-set = Quand vous voulez
web-empty-line =
    { $empty ->
        [one] Une chaise reste vide : { $taken } jouent.
       *[other] { $empty } chaises restent vides : { $taken } jouent.
    }
web-full-line = Toutes les chaises sont prises.

## Jouer

web-players = Joueurs
web-table = La table
web-side = Journal et bavardage
web-your-side = Votre côté
web-only-you-see = Rien que pour vous
web-only-you = Connu de vous seulement.
web-only-you-know = Connu de vous seulement
web-you-watch = Vous regardez. Les mains restent fermées.
web-notebook = Carnet
web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-log-closed = Les anciens tours sont oubliés pour tous. Ce qui est sur la table reste.
web-stood-in = Un bot a joué pour une personne absente.
web-decision = Votre décision
web-skip = À ma décision
web-waiting =
    { $more ->
        [0] On attend { $name }
        [one] On attend { $name } et une autre personne
       *[other] On attend { $name } et { $more } autres
    }
web-moment = Un instant
web-at-zero = À zéro : { $what }
web-no-hurry = Rien ne presse
web-minutes-left =
    { $minutes ->
        [one] il reste une minute
       *[other] il reste { $minutes } minutes
    }
web-seconds = { $seconds } s
web-time-left =
    { $seconds ->
        [one] il reste une seconde
       *[other] il reste { $seconds } secondes
    }
web-five-seconds = Cinq secondes.
web-reconnecting = La ligne est coupée. Votre chaise et vos cartes sont en sûreté ; on réessaie.
web-stopped = Quelque chose s’est cassé dans le programme. Le relevé est gardé ; on ne peut que fermer la partie.
web-step-out = Sortir ; la chaise reste à vous
web-talk-new =
    { $count ->
        [0] Bavardage
        [one] Bavardage, { $count } non lu
       *[other] Bavardage, { $count } non lus
    }
web-say = Dites quelque chose
web-send = Envoyer
web-talk-empty = Personne n’a rien dit.
web-talk-closed = Silence : on ne parle pas maintenant.
web-whispers-to = chuchote à { $name }
web-whispers-to-you = vous chuchote
web-nudges = donne un coup de coude à { $name }
web-nudges-you = vous donne un coup de coude
web-talk-to = À qui
web-to-all = À tout le monde
web-whisper-to = Chuchoter à { $name }
web-only-to = { $name } seulement
web-nudge = Donner un coup de coude
web-phrases = Phrases toutes faites
web-say-it = Le dire
web-report = à l’hôte
web-standing = Toujours : { $what }
web-standing-line = Répond à cette question tout seul après un instant. Personne d’autre ne l’apprend.
web-pause = Demander une pause
web-pause-not = Finalement, pas de pause
web-pause-wanted =
    { $count ->
        [one] Quelqu’un veut une pause. Elle commence quand tous sont d’accord (menu).
       *[other] { $count } personnes veulent une pause. Elle commence quand tous sont d’accord (menu).
    }
web-paused = En pause
web-paused-line = Les horloges sont arrêtées. Tout le monde peut reprendre : voir le menu.
web-resume = Reprendre la partie
web-close-match = Finir la partie sans résultat
web-close-not = Finalement, continuer
web-resign = Abandonner
web-sure-leave = Partir pour de bon ; un bot continue
web-keys = Touches
web-keys-list = D à ma décision | T bavardage | L ce qui s’est passé | ? cette liste

## La fin

web-won-by =
    { $count ->
        [one] { $name } gagne.
       *[other] { $name } gagnent.
    }
web-no-winner = Cette fois, personne ne gagne.
web-stamp-won = gagné
web-stamp-end = fin
web-stamp-closed = fermée
web-you-win =
    { $others ->
        [0] Vous gagnez.
        [one] Vous gagnez, avec une autre personne.
       *[other] Vous gagnez, avec { $others } autres personnes.
    }
web-you-came =
    { $place ->
        [2] Vous finissez deuxième.
        [3] Vous finissez troisième.
        [4] Vous finissez quatrième.
        [5] Vous finissez cinquième.
       *[other] Vous finissez à la dernière place.
    }
web-you-lose = Vous perdez.
web-you-lost = La prochaine fois, ce sera quelqu’un d’autre.
web-last-moves = Comment ça s’est terminé
web-what-next = La suite
web-again = Même table, encore
web-back-to-table = Retour à la table
web-save-record = Enregistrer le relevé
web-save-seals = Enregistrer les sceaux
web-checking = On vérifie la donne …
web-deal-honest = La donne était honnête
web-deal-unproven = Rien ne prouve que la donne était honnête
web-deal-wrong = La donne n’a pas pu être confirmée
web-cannot-check = Ce navigateur ne peut pas vérifier ici : il faut une adresse sûre (https). Enregistrez le relevé et lancez litfuse verify.
web-check-sealed = Scellée avant la première carte
web-check-nonces =
    { $count ->
        [0] Personne n’a ajouté ses propres dés.
        [one] Une place a ajouté ses propres dés, et ce sont ceux qui étaient scellés.
       *[other] { $count } places ont ajouté leurs propres dés, et ce sont ceux qui étaient scellés.
    }
web-check-mine = Les vôtres en font partie.
web-check-not-mine = Les dés de ce navigateur ne sont pas dans le relevé : ils sont arrivés trop tard.
web-check-seed = Graine ouverte : elle va avec le sceau
web-check-draws =
    { $draws ->
        [one] Le seul tirage de { $steps } étapes vient de cette graine
       *[other] Les { $draws } tirages de { $steps } étapes viennent de cette graine
    }
web-check-here = Vérifié ici, dans votre navigateur, en { $seconds } s. Pour savoir si chaque étape suit les règles, il y a

## Regarder en arrière

web-steps = Étapes
web-step = Étape
web-step-of = Étape { $step } sur { $of }
web-previous = Étape précédente
web-next = Étape suivante
web-replay-play = Lire
web-replay-pause = Mettre en pause
web-link-step = Lien vers cette étape
web-see-as = Voir comme
web-see-all = Tout voir
web-see-spectator = Public
web-quiet-step = Rien à voir.
web-by-clock = L’horloge a décidé.
web-no-replay = Rien à revoir

## Règles et réglages

web-no-rules = Les règles de ce jeu ne sont pas encore ici.
web-settings = Réglages
web-settings-line = Pour ce navigateur
web-language = Langue
web-language-now = Langue : français
web-colours = Lumière
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-switch = Clair ou sombre
web-motion = Mouvement
web-motion-auto = Comme le système
web-motion-still = Immobile
web-motion-line = Immobile : rien ne bouge ni ne vole ; les changements sont marqués.
web-sound = Sons
web-sound-line = Faits par cette page. Aucun son ne dit rien que la page ne dise aussi.
web-sound-turn = À vous
web-sound-table = La table
web-sound-time = Le temps
web-sound-talk = Le bavardage
web-plain = Plateau simple
web-plain-line = Des listes et des formulaires au lieu de dessins ; pour lecteurs d’écran, lignes lentes et amis du texte.
web-keys-on = Raccourcis
web-keys-on-line = Des touches seules répondent aux questions, comme D ou Échap.

## Le plateau simple

plain-value = { $value }
plain-your-question = Votre question
plain-table = La table
plain-choose = choisir
plain-take = choisissez-en { $count }
plain-you-may = Vous pouvez aussi
plain-which = lequel
plain-you = { $name } (vous)
plain-me = Vous êtes { $name }, place { $seat } sur { $seats }.
plain-yours = Votre place
plain-watching = Vous regardez.
plain-pair = { $label } : { $value }
plain-clock-zero = { $what } : { $time } · À zéro : { $zero }

## Leçons

web-learn-game = Apprendre { $game }
web-learn-start = Commencer : { $part }
web-learn-skip = Tout passer
web-learn-about =
    { $count ->
        [one] { $about } · une idée
       *[other] { $about } · { $count } idées
    }
web-learn-done = C’est tout.
web-learn-again = Encore
web-learn-known = Ce que vous avez vu jusqu’ici
web-learn-back = Revenir à la leçon
web-guide = Le guide
web-guide-part = Partie { $number } sur { $of }
web-guide-ideas = { $count } idées vues sur { $of }
web-guide-skip = Passer
web-guide-next = Compris

# The review

web-review = Examen
web-review-decisions = Décisions
web-review-knew = Ce que savait { $name } à l’étape { $step }
web-review-options = Ce qu’on pouvait faire
web-review-taken = choisi
web-review-hundred = Sur cent tables comme celle-ci, { $best } sont gagnées après la meilleure réponse trouvée, { $taken } après celle-ci.
web-review-error = ± est l’erreur type : ces chances sont estimées sur des mondes tirés au sort.
web-review-exact = Exact : tous les mondes possibles ont été joués.
web-review-lost = Tables sur cent perdues face à la meilleure réponse trouvée.
web-review-match = La partie
web-review-head =
    { $result ->
        [won]
            { $turn ->
                [good] Victoire, avec { $luck } points de chance
                [bad] Victoire, contre { $luck } points de malchance
               *[none] Victoire, sans chance
            }
       *[lost]
            { $turn ->
                [good] Défaite, malgré { $luck } points de chance
                [bad] Défaite, avec { $luck } points de malchance
               *[none] Défaite, sans malchance
            }
    }
web-review-account = Départ { $start }, chance { $luck }, erreurs { $mistakes } : { $result } sur 100.
web-review-who = joueur
web-review-cost = coût
web-review-luck = chance
web-review-best-of = { $best } sur { $of }
web-review-chance = Les chances de gagner, de décision en décision
web-review-step = étape { $step }
web-review-as-table = Montrer en tableau
web-review-map = Ce que peut être chaque fil caché, en pour cent
web-review-held = en main
web-review-map-line = D’après tout ce que { $name } savait alors. Exact.
web-review-box-hit = { $whose ->
    [best] la meilleure annonce est juste
   *[taken] cette annonce est juste
}
web-review-box-worth = { $whose ->
    [best] gagnées après la meilleure réponse
   *[taken] gagnées après celle-ci
}
web-review-stand = Support de { $name }
web-review-curve-kitten = Chaton au-dessus, d’après ce qui était connu
web-review-curve-goat = Suis-je le bouc émissaire ? Une estimation
web-review-progress = { $done } décisions examinées sur { $of }
web-review-broke = L’examen s’est interrompu. Rechargez la page.
web-review-none = Il n’y a pas d’examen
web-review-tab-move = Coup
web-review-tab-map = Chances
web-review-tab-match = Partie
web-review-mark-cost = a coûté des parties
web-review-mark-best = la meilleure de toutes
web-review-mark-luck = la chance a tourné
web-review-mark-own = ce joueur
web-play-on = Reprendre d’ici
web-play-on-line = Une table à vous, avec des bots aux autres places. C’est un entraînement, il ne compte nulle part.
web-play-on-again = Encore une fois de là
web-own = Vos statistiques
web-own-line = gardées dans ce navigateur, nulle part ailleurs
web-own-matches = parties
web-own-won = gagnées
web-own-goals = missions gagnées
web-own-reviewed = examinées
web-own-cost = coût d’une décision, sur 100 tables
web-own-luck = chance en tout, sur 100 tables
web-own-cost-time = Ce qu’a coûté une décision, partie après partie
web-own-match = partie { $step }
web-own-goal = mission n° { $number }
web-own-list =
    { $count ->
        [one] La dernière partie
       *[other] Les { $count } dernières parties
    }
web-own-none = Les parties que vous terminez dans ce navigateur sont comptées ici.
web-own-about = Le coût et la chance viennent des examens : ouvrez l’examen d’une partie, et il compte ici. L’entraînement ne compte pas.
web-own-export = Enregistrer un fichier
web-own-forget = Tout oublier
web-review-point = où
web-review-of-hundred = sur 100
web-practice = Entraînement
web-practice-line = Entraînement : cela ne compte nulle part.
web-practice-back = Retour à l’examen
web-odds-on = Chances pour tous
web-odds-ask = Chances pour tous
web-odds-line = À cette table, les chances doivent être montrées à tout le monde. Une partie ne commence que si toute la table est d’accord.
web-odds-agree = Je suis d’accord
web-odds-agreed = Vous êtes d’accord.
web-odds-waiting = Pas encore : { $names }
web-check-practice =
    { $steps ->
        [one] La première étape est celle de la partie reprise.
       *[other] Les { $steps } premières étapes sont celles de la partie reprise.
    }
