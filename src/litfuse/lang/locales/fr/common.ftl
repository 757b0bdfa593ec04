### Ce que disent tous les jeux et programmes. Voir voice.py pour $x, $x-key et $x-is.
### Ton : quelqu’un de proche qui a lu les règles. Court, concret, sec ; les faits d’abord. On vouvoie, une personne comme plusieurs.

## Places et listes

player = Joueur { $number }
list-and = { $head } et { $last }
list-several = { $count } × { $word }
none = rien
yes = oui
no = non

## Réponses qui arrivent trop tard ou n’en sont pas

stale-answer = Trop tard : cette question n’est plus ouverte. Rien n’a changé.
not-an-action = Cela ne se fait pas ici : { $what }
bad-data = Ceci ne convient pas, à { $path } : { $what }
rules-bug = Quelque chose cloche dans le programme, vous n’y êtes pour rien. La partie s’arrête là et son relevé est gardé. ({ $what })

## Commandes et relevés d’une ligne

notation-bad =
    { $place-key ->
        [none] Cette ligne a trop de niveaux pour être lue.
       *[other] Je ne comprends pas ceci à partir du caractère { $place } : { $line }
    }
notation-unknown = Je ne connais pas « { $word } ». Je connais : { $known }
notation-too-many = C’est trop pour « { $word } », qui attend : { $fields }

## Ce qui n’existe pas

no-such-game = Il n’y a pas de jeu « { $name } ». Il y a : { $known }
no-such-bot = Il n’y a pas de bot « { $name } ». Il y a : { $known }
no-such-clock = Ce jeu n’a pas d’horloge « { $kind } ». Il a : { $known }
no-such-language = Je ne parle pas « { $name } ». Je parle : { $known }
no-such-viewer = Il n’y a pas de point de vue « { $viewer } » : une place, « spectator » ou, après la fin, « all ».
no-such-seat =
    { $seats ->
        [one] Il n’y a pas de place { $seat } : cette table n’en a qu’une.
       *[other] Il n’y a pas de place { $seat } : cette table en a { $seats }.
    }
no-such-place = Il n’y a pas de place { $place } : on compte à partir de 1.
no-such-step = Il n’y a pas d’étape { $step } : la dernière est la { $last }.

## Qui peut regarder

all-after-the-end = On ne montre toutes les cartes qu’une fois la partie finie.
no-spectators = À cette table, personne ne regarde avant la fin.

## Horloges

clock-never-off = Cette horloge ne peut pas être coupée : { $kind }.
clock-range =
    { $wanted ->
        [one] { $wanted } seconde ne va pas pour cette horloge : { $kind }. Il en faut de { $least } à { $most }.
       *[other] { $wanted } secondes ne vont pas pour cette horloge : { $kind }. Il en faut de { $least } à { $most }.
    }

## Parties entre les mains du programme

match-without-key = Cette partie vient de son relevé : vous pouvez la regarder, pas la continuer.
match-forgotten = Les étapes précédentes de cette partie n’ont pas été gardées.

## La fin sans résultat

closed = Pas de résultat : { $reason }.
closed-agreed = tout le monde a voulu arrêter
closed-deserted = il n’y avait plus personne à la table
closed-stopped = quelque chose a cloché dans le programme
note-match-closed =
    { $reason-key ->
        [agreed] Tout le monde veut arrêter. La partie finit sans résultat.
        [deserted] Il n’y a plus personne à la table. La partie finit sans résultat.
        [stopped] Quelque chose a cloché dans le programme. La partie finit sans résultat.
       *[other] La partie finit sans résultat.
    }

## Relevés : ce qui ne va pas

record-none = Ce fichier n’est pas le relevé d’une partie.
record-too-long = Ce relevé a plus de { $most } étapes ; c’est plus que ce que je lis ici.
record-unfinished = Cette partie n’a pas été jouée jusqu’au bout. Seule une partie terminée peut être revue ici.
record-setup = Le relevé commence par une table que le jeu ne connaît pas.
record-cut-off = Le relevé s’interrompt à la ligne { $line }.
record-version = Ce relevé est au format { $version } ; je lis le format { $known }.
record-line = La ligne { $line } du relevé ne convient pas : { $what }
record-form = La ligne { $line } du relevé n’est pas dans sa seule forme correcte ; on l’a modifiée.
record-seq = Les étapes du relevé ne se suivent pas à l’étape { $line }.
record-event = Ce que raconte l’étape { $line } du relevé n’a pas pu arriver là.
record-outcome = Le résultat de la ligne { $line } n’est pas celui auquel mène le relevé.
record-digest = Le relevé a été modifié après sa clôture : son empreinte ne correspond pas.
record-commit = La graine n’est pas celle qui était promise avant la donne.
record-nonce = Les nombres au hasard des joueurs ne sont pas ceux qui étaient promis avant la donne.
record-seals = Les sceaux du relevé ne sont pas ceux qui ont été montrés avant la donne : { $seats }.
record-seals-other = Ces sceaux sont ceux d’une autre partie.
record-hex = La graine ou un nombre au hasard du relevé n’est pas écrit en chiffres hexadécimaux.
record-rules = La ligne { $line } du relevé n’est pas ce qu’en font les règles.
record-illegal = Le relevé contient un coup que les règles ne permettent pas : { $what }
record-draw-wrong = Le tirage « { $label } » de la ligne { $line } ne vient pas de la graine.
record-practice = Les positions dont repart cet entraînement ne sont pas dans l’ordre.
record-draw-missing = Il manque au relevé le tirage « { $label } ».
record-draw-size = Le tirage « { $label } » est noté parmi { $recorded }, mais les règles en veulent un parmi { $needed }.
record-draw-value = Le tirage « { $label } » n’a pas pu donner ce résultat.

## Relevés : ce qui a été vérifié

verified-form =
    { $lines ->
        [one] { $lines } étape, écrite comme il faut.
       *[other] { $lines } étapes, écrites comme il faut.
    }
verified-seals = Chaque sceau est celui qui a été montré avant l’ouverture du premier nombre au hasard.
verified-commit = La graine est bien celle qui était promise avant la donne.
verified-practice = Entraînement : les { $steps } premières entrées sont celles de la partie { $match }, avec son hasard.
verified-draws =
    { $draws ->
        [0] Aucun tirage à vérifier.
        [one] Le seul tirage vient de cette graine.
       *[other] Les { $draws } tirages viennent de cette graine.
    }
verified-events =
    { $steps ->
        [one] Les règles mènent à sa seule étape.
       *[other] Les règles mènent à chacune de ses { $steps } étapes.
    }
unverified-nonce = Nombre scellé, mais jamais ouvert par { $seats } : des zéros le remplacent, et rien ne prouve que la donne était honnête.
unverified-running = La partie est en cours et sa graine secrète : les tirages ne peuvent pas encore être vérifiés.
unverified-rules = Relevé selon les règles { $recorded }, mais celles-ci sont les règles { $here } : impossible de vérifier que chaque étape en découle.

## Options de toutes les tables

option-spectators = Public
    .help = D’autres peuvent-ils regarder avant la fin ? On leur montre ce qui est visible, jamais une main.
option-stand-in = Remplacement en cas d’absence
    .help = Un bot joue pour qui n’est pas là et a laissé filer une horloge. Sans lui, seules les horloges décident.

## Bots : comment pense chaque niveau

level-random = N’importe quelle réponse permise, au hasard.

# The coach: the review of a finished match

coach-leave = Ne rien faire.
coach-unknown-game = Il n’y a pas d’entraîneur pour { $game }.
coach-running = Cette partie n’est pas finie. On peut la revoir après la fin.
coach-best = la meilleure
coach-same = sans différence
coach-only = sans choix
coach-said-best = Rien de mieux n’a été trouvé.
coach-said-same = Aucune différence plus grande que l’erreur.
coach-said-only = Il n’y avait rien à choisir.
coach-said-cost = Cela a coûté { $cost } parties sur 100.
coach-figure-hit = juste { $percent } %
coach-figure-red = rouge { $percent } %
coach-figure-kitten = chaton { $percent } %
coach-knew-kitten = Chaton au-dessus : { $percent } %.
coach-knew-goat = Suis-je le bouc émissaire : { $percent } %, une estimation.
