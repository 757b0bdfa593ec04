### Exploding Kittens. Les cinq chats portent des noms à nous.

## Cartes

card-kitten = Chaton Explosif
    .short = E
    .about = Si vous le piochez, vous explosez, sauf si vous le désamorcez.
    .spine = Chaton
    .line = Boum, sauf si vous le désamorcez
card-defuse = Kit de désamorçage
    .short = K
    .about = Vous sauve d’un Chaton Explosif, que vous cachez ensuite dans la pioche.
    .spine = Kit
    .line = Survivez à un chaton, remettez-le
card-nope = Non
    .short = N
    .about = Arrête ce qui vient d’être joué, ou un Non. Ni un chaton, ni un Kit de désamorçage.
    .line = Arrêtez une action, même un Non
card-attack = Attaque
    .short = A
    .about = Finit vos tours sans piocher ; la personne suivante en joue deux.
    .line = Finissez vos tours ; qui suit en joue deux
card-skip = Passe-tour
    .short = P
    .about = Finit ce tour sans piocher.
    .line = Finissez ce tour sans piocher
card-favor = Faveur
    .short = F
    .about = Quelqu’un vous donne une carte de son choix.
    .line = Quelqu’un vous donne une carte
card-shuffle = Mélange
    .short = M
    .about = Met la pioche dans un nouvel ordre que personne ne connaît.
    .line = Mélangez la pioche
card-see = Divination
    .short = D
    .about = Vous montre les trois premières cartes de la pioche, à vous seulement.
    .spine = Divination
    .line = Regardez les trois premières
card-cat1 = Chat Tartine
    .short = T
    .about = Ne fait rien tout seul ; jouez-le en combinaison.
    .line = Deux pareils volent une carte
card-cat2 = Chat Onigiri
    .short = O
    .about = Ne fait rien tout seul ; jouez-le en combinaison.
    .line = Deux pareils volent une carte
card-cat3 = Chat Cactus
    .short = C
    .about = Ne fait rien tout seul ; jouez-le en combinaison.
    .line = Deux pareils volent une carte
card-cat4 = Chat Disco
    .short = I
    .about = Ne fait rien tout seul ; jouez-le en combinaison.
    .line = Deux pareils volent une carte
card-cat5 = Chat Poire
    .short = R
    .about = Ne fait rien tout seul ; jouez-le en combinaison.
    .line = Deux pareils volent une carte

## Combinaisons

combo-pair = une paire
combo-three = un brelan
combo-five = cinq différentes

## Ce qu’on peut faire : en une phrase (act-…), en un mot ou deux (-label), avant le choix des détails (-open)

act-play =
    { $card-key ->
        [card-attack] Attaque : finissez vos tours sans piocher ; la personne suivante en joue deux.
        [card-skip] Passe-tour : finissez ce tour sans piocher.
        [card-shuffle] Mélangez la pioche.
        [card-see] Divination : regardez les trois premières cartes de la pioche.
       *[other] Jouez { $card }.
    }
act-play-label = Jouer une carte
act-play-open = Jouez une carte seule.
act-attack-stacked = Attaque : finissez vos tours sans piocher ; la personne suivante en joue { $turns }.
act-attack-stacked-label = Attaque
act-ask-favor = Faveur : { $target } vous donne une carte de son choix.
act-ask-favor-label = Faveur
act-ask-favor-open = Faveur : quelqu’un vous donne une carte de son choix.
act-pair = Jouez { $cards } et prenez une carte au hasard à { $target }.
act-pair-label = Paire
act-pair-open = Jouez deux cartes identiques et prenez à quelqu’un une carte au hasard.
act-three = Jouez { $cards } et demandez à { $target } cette carte : { $named }.
act-three-label = Brelan
act-three-open = Jouez trois cartes identiques et demandez à quelqu’un la carte que vous nommez.
act-five = Jouez { $cards } ; prenez dans la défausse : { $wanted }.
act-five-label = Cinq différentes
act-five-open = Jouez cinq cartes différentes et prenez-en une dans la défausse.
act-draw-card = Piochez une carte et finissez ce tour.
act-draw-card-label = Piocher
act-nope = Non ! Arrêtez ce qui vient d’être joué.
act-nope-label = Non
act-pass = Laissez le coup tel quel.
act-pass-label = Laisser faire
act-give = Donnez cette carte : { $card }.
act-give-label = Donner
act-give-open = Donnez une carte de votre choix.
act-defuse = Désamorcez le chaton.
act-defuse-label = Désamorcer
act-decline = Gardez le Kit de désamorçage et explosez.
act-decline-label = Exploser
act-decline-without = Pas de Kit de désamorçage. Explosez.
act-decline-without-label = Exploser
act-put-back =
    { $position ->
        [0] Remettez le chaton sur le dessus de la pioche.
        [one] Remettez le chaton sous une carte.
       *[other] Remettez le chaton sous { $position } cartes.
    }
act-put-back-label = Remettre le chaton
act-put-back-open = Remettez le chaton où vous voulez. Personne d’autre ne le saura.

## Avant de le faire

caution-spends-defuse = Cela dépense un Kit de désamorçage, la carte qui vous sauve d’un chaton.
caution-decline = Vous avez un Kit de désamorçage. Si vous ne le jouez pas, vous explosez et c’est fini pour vous.
caution-kitten-on-top = Vous l’avez vu : la première carte est un chaton.

## Ce qui s’est passé

note-was-dealt =
    { $viewer-is ->
        [me] Vos cartes : { $hand }. { $first-is ->
                [me] Vous commencez.
               *[other] { $first } commence.
            }
       *[other] Les cartes sont distribuées. { $first } commence.
    }
note-played-play =
    { $seat-is ->
        [me] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
note-played-ask-favor =
    { $seat-is ->
        [me] Vous demandez une Faveur à { $target }.
       *[other] { $target-is ->
            [me] { $seat } vous demande une Faveur.
           *[other] { $seat } demande une Faveur à { $target }.
        }
    }
note-played-pair =
    { $seat-is ->
        [me] Vous jouez une paire ({ $cards }) pour prendre une carte à { $target }.
       *[other] { $target-is ->
            [me] { $seat } joue une paire ({ $cards }) pour vous prendre une carte.
           *[other] { $seat } joue une paire ({ $cards }) pour prendre une carte à { $target }.
        }
    }
note-played-three =
    { $seat-is ->
        [me] Vous jouez un brelan ({ $cards }) et demandez à { $target } cette carte : { $named }.
       *[other] { $target-is ->
            [me] { $seat } joue un brelan ({ $cards }) et vous demande cette carte : { $named }.
           *[other] { $seat } joue un brelan ({ $cards }) et demande à { $target } cette carte : { $named }.
        }
    }
note-played-five =
    { $seat-is ->
        [me] Vous jouez cinq cartes différentes ({ $cards }) pour prendre dans la défausse : { $wanted }.
       *[other] { $seat } joue cinq cartes différentes ({ $cards }) pour prendre dans la défausse : { $wanted }.
    }
note-noped =
    { $seat-is ->
        [me] Vous dites Non !
       *[other] { $seat } dit Non !
    } { $nopes ->
        [1] C’est annulé pour l’instant.
        [3] C’est annulé pour l’instant.
        [5] C’est annulé pour l’instant.
       *[other] Cela vaut de nouveau, pour l’instant.
    }
note-passed =
    { $seat-is ->
        [me] Vous laissez faire.
       *[other] { $seat } laisse faire.
    }
note-window-closed =
    { $worked-key ->
        [yes] { $by-is ->
            [me] Rien n’arrête votre coup : { $play }.
           *[other] Rien n’arrête { $by } : { $play }.
        }
       *[no] { $by-is ->
            [me] Votre coup est annulé : { $play }.
           *[other] { $by } voit son coup annulé : { $play }.
        }
    }
note-pile-shuffled = La pioche est mélangée.
note-looked-ahead =
    { $seat-is ->
        [me] { $count ->
            [one] Vous voyez la première carte : { $cards }.
           *[other] Vous voyez les { $count } premières cartes, dans l’ordre de la pioche : { $cards }.
        }
       *[other] { $cards-key ->
            [none] { $count ->
                [one] { $seat } regarde la première carte de la pioche.
               *[other] { $seat } regarde les { $count } premières cartes de la pioche.
            }
           *[other] { $count ->
                [one] { $seat } voit la première carte : { $cards }.
               *[other] { $seat } voit les { $count } premières cartes : { $cards }.
            }
        }
    }
note-favor-asked =
    { $giver-is ->
        [me] { $taker } veut une carte. Choisissez laquelle vous donnez.
       *[other] { $taker-is ->
            [me] { $giver } choisit une carte pour vous.
           *[other] { $giver } choisit une carte pour { $taker }.
        }
    }
note-gave-card =
    { $giver-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. { $taker } reçoit une de vos cartes au hasard : { $card }.
           *[no] Vous donnez une carte à { $taker } : { $card }.
        }
       *[other] { $taker-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. { $giver } vous donne une carte au hasard : { $card }.
               *[no] { $giver } vous donne une carte : { $card }.
            }
           *[other] { $card-key ->
                [none] { $late-key ->
                    [yes] Temps écoulé. { $giver } donne une carte au hasard à { $taker }.
                   *[no] { $giver } donne une carte à { $taker }.
                }
               *[other] { $late-key ->
                    [yes] Temps écoulé. { $giver } donne une carte au hasard à { $taker } : { $card }.
                   *[no] { $giver } donne une carte à { $taker } : { $card }.
                }
            }
        }
    }
note-stole-card =
    { $thief-is ->
        [me] Vous prenez une carte à { $victim } : { $card }.
       *[other] { $victim-is ->
            [me] { $thief } vous prend une carte : { $card }.
           *[other] { $card-key ->
                [none] { $thief } prend une carte à { $victim }.
               *[other] { $thief } prend une carte à { $victim } : { $card }.
            }
        }
    }
note-nothing-found =
    { $taker-is ->
        [me] Rien à prendre chez { $victim }.
       *[other] { $victim-is ->
            [me] { $taker } ne trouve rien chez vous.
           *[other] { $taker } ne trouve rien chez { $victim }.
        }
    }
note-recovered =
    { $seat-is ->
        [me] Vous prenez une carte dans la défausse : { $card }.
       *[other] { $seat } prend une carte dans la défausse : { $card }.
    }
note-drew =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Vous piochez une carte : { $card }.
           *[no] Vous piochez une carte : { $card }.
        }
       *[other] { $card-key ->
            [none] { $late-key ->
                [yes] Temps écoulé. { $seat } pioche une carte.
               *[no] { $seat } pioche une carte.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. { $seat } pioche une carte : { $card }.
               *[no] { $seat } pioche une carte : { $card }.
            }
        }
    }
note-kitten-drawn =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Vous piochez un Chaton Explosif.
           *[no] Vous piochez un Chaton Explosif.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. { $seat } pioche un Chaton Explosif.
           *[no] { $seat } pioche un Chaton Explosif.
        }
    }
note-defused =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Votre Kit de désamorçage se joue tout seul. Vous restez en vie.
           *[no] Vous le désamorcez. Vous restez en vie.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. { $seat } le désamorce sans avoir à choisir.
           *[no] { $seat } le désamorce.
        }
    }
note-went-back =
    { $seat-is ->
        [me] { $place ->
            [0] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : le chaton retourne sur le dessus de la pioche. Personne d’autre ne le sait.
               *[no] Vous remettez le chaton sur le dessus de la pioche. Personne d’autre ne le sait.
            }
            [one] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : le chaton retourne sous une carte. Personne d’autre ne le sait.
               *[no] Vous remettez le chaton sous une carte. Personne d’autre ne le sait.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : le chaton retourne sous { $place } cartes. Personne d’autre ne le sait.
               *[no] Vous remettez le chaton sous { $place } cartes. Personne d’autre ne le sait.
            }
        }
       *[other] { $place-key ->
            [none] { $late-key ->
                [yes] Temps écoulé. { $seat } n’a pas choisi, le chaton retourne au hasard dans la pioche.
               *[no] { $seat } remet le chaton quelque part dans la pioche.
            }
           *[other] { $place ->
                [0] { $seat } remet le chaton sur le dessus de la pioche.
                [one] { $seat } remet le chaton sous une carte.
               *[other] { $seat } remet le chaton sous { $place } cartes.
            }
        }
    }
note-exploded =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Boum ! C’est fini pour vous.
           *[no] Boum ! C’est fini pour vous.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. Boum ! { $seat } explose et quitte la partie.
           *[no] Boum ! { $seat } explose et quitte la partie.
        }
    }{ $hand-key ->
        [none] { "" }
       *[other] { " " }Dans la défausse : { $hand }.
    }
note-gave-up =
    { $seat-is ->
        [me] Vous abandonnez.
       *[other] { $seat } abandonne.
    } { $facing-key ->
        [yes] Le chaton quitte aussi la partie.
       *[no] Un chaton quitte aussi la partie.
    }{ $hand-key ->
        [none] { "" }
       *[other] { " " }Dans la défausse : { $hand }.
    }
note-turn-began =
    { $seat-is ->
        [me] { $owed ->
            [1] À vous. Sans pression.
           *[other] À vous, pour { $owed } tours.
        }
       *[other] { $owed ->
            [1] C’est à { $seat } de jouer.
           *[other] C’est à { $seat } de jouer, pour { $owed } tours.
        }
    }
note-won =
    { $seat-is ->
        [me] Il ne reste que vous. C’est gagné.
       *[other] { $seat } survit à tout le monde et gagne la partie.
    }

## Comment cela s’est fini

won-last-living = Il ne restait qu’une personne en jeu.

## Pourquoi pas

no-seats =
    { $seats ->
        [one] On ne joue pas à cela en solitaire : il faut { $least } à { $most } personnes.
       *[other] À { $seats }, cela ne marche pas : il faut { $least } à { $most } personnes.
    }
no-nope-held = Vous n’avez pas de Non. Vous pouvez laisser faire.
no-pass-own = La dernière carte est la vôtre, il n’y a rien à laisser faire. Jouez un Non dessus ou attendez les autres.
no-window-open = Pas maintenant : un coup attend d’éventuels Non. Dites Non ou laissez faire.
no-card-held = Vous n’avez pas cette carte : { $card }.
no-give-first = Donnez d’abord une carte ; la Faveur vous attend.
no-defuse-held = Vous n’avez pas de Kit de désamorçage.
no-kitten-first = Pas maintenant : un chaton attend. Désamorcez-le ou explosez.
no-place =
    { $most ->
        [0] La pioche est vide : la seule place est 0.
       *[other] Cette place n’existe pas : choisissez de 0, tout en haut, à { $most }, tout en bas.
    }
no-place-first = Remettez d’abord le chaton : choisissez de 0, tout en haut, à { $most }, tout en bas.
no-not-asked = Ce n’est pas la question : jouez des cartes, ou piochez pour finir le tour.
no-favor-target = Une Faveur se demande à quelqu’un : choisissez une personne qui a des cartes.
no-cat-alone = Un chat ne fait rien tout seul : { $card }. Jouez une paire, un brelan ou cinq différentes.
no-card-alone = Cette carte ne se joue pas seule : { $card }.
no-no-target = Personne d’autre n’a de carte à prendre.
no-target =
    { $target-is ->
        [me] Vous ne pouvez pas vous choisir. Choisissez une autre personne qui a des cartes.
       *[other] Vous ne pouvez pas choisir { $target }. Choisissez une autre personne encore en jeu et qui a des cartes.
    }
no-combos =
    { $combos-key ->
        [combos-first-game] À cette table, on joue des paires de chats et aucune autre combinaison.
       *[other] À cette table, on joue sans combinaisons.
    }
no-pair-kind = Une paire, c’est deux cartes identiques.
no-three-kind = Il faut pour cela trois cartes identiques.
no-five-kinds = Il faut pour cela cinq cartes toutes différentes.
no-name-kitten = Personne n’a de chaton en main, vous ne pouvez donc pas en demander. Nommez une autre carte.
no-kitten-combo = Un chaton n’est jamais en main ni dans la défausse : il n’entre dans aucune combinaison.
no-five-wanted = Vous ne pouvez pas prendre cette carte dans la défausse : { $card }. Choisissez-en une qui s’y trouve.
no-cards-held =
    { $needed ->
        [one] Vous n’avez pas cette carte : { $card }.
       *[other] Vous n’avez pas { $needed } cartes comme celle-ci : { $card }.
    }
no-nope-window = Il n’y a rien à arrêter : attendez que quelqu’un joue quelque chose.
no-defuse-kitten = Un Kit de désamorçage se joue quand vous piochez un chaton, ou en combinaison.

## Quand le temps est écoulé

zero-turn = une carte est piochée.
zero-nope-works = le coup prend effet.
zero-nope-stopped = le coup reste annulé.
zero-give = une carte est donnée au hasard.
zero-kitten = s’il y a un Kit de désamorçage, il se joue tout seul ; sinon, boum.
zero-place = le chaton retourne à une place au hasard.

## Horloges

clock-turn = votre tour
clock-nope = dire Non
clock-give = donner une carte
clock-kitten = face à un chaton
clock-place = remettre un chaton
clock-pause = la pause après un chaton

## Options

option-stacking = Les Attaques s’ajoutent
    .help = Qui subit une Attaque et attaque à son tour transmet les tours encore dus et deux de plus.
option-combos = Combinaisons
    .help = Quels groupes de cartes se jouent ensemble.
option-combos-full = toutes : deux, trois ou cinq cartes, de toute sorte
option-combos-first-game = première partie : paires de chats seulement
option-combos-none = aucune, les chats ne servent donc à rien
option-instant-five = Cinq différentes sans attendre
    .help = Cinq cartes différentes prennent effet aussitôt et aucun Non ne les arrête.
option-dead-hand = Main de qui explose
    .help = Où vont les cartes de qui quitte la partie.
option-dead-hand-withdrawn = hors du jeu, sans être montrées
option-dead-hand-discarded = dans la défausse, face visible
option-opening = Main de départ
    .help = Avec combien de cartes chacun commence, en plus d’un Kit de désamorçage.
option-opening-4 = 4 et un Kit de désamorçage
option-opening-7 = 7 et un Kit de désamorçage
option-defuse = Kit de désamorçage
    .help = Peut-on garder un Kit de désamorçage et exploser ?
option-defuse-asked = on demande à qui pioche un chaton
option-defuse-automatic = se joue tout seul
option-take-back = Reprendre une des cinq
    .help = Cinq cartes différentes peuvent reprendre l’une d’elles dans la défausse.
option-notepad = Carnet
    .help = Rappelle à chaque personne ce qu’elle sait avec certitude d’après ce qu’elle a vu.

## Bots : comment pense chaque niveau

level-expert = Joue avec des règles simples et les probabilités exactes de la pioche et de ce qu’il sait des mains.
level-thinker = Joue chaque réponse jusqu’au bout dans des dizaines de mondes possibles et garde celle qui gagne le plus.

## Sur la page : le plateau

board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-kittens =
    { $count ->
        [one] { $count } chaton
       *[other] { $count } chatons
    }
board-top-risk = première carte : { $percent } %
board-discard = défausse
board-browse =
    { $count ->
        [0] La défausse est vide
        [one] Défausse, 1 carte : la regarder
       *[other] Défausse, { $count } cartes : la regarder
    }
board-discard-title = La défausse
board-discard-line = Visible de tous. Cinq cartes différentes peuvent en reprendre une.
board-discard-order = Depuis le dessus
board-times = × { $count }
board-hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-your-hand = Votre main
board-card-label =
    { $state ->
        [can] carte { $number } sur { $of }, jouable
        [cannot] carte { $number } sur { $of }, pas maintenant
       *[other] carte { $number } sur { $of }
    }
board-no-cards = Aucune carte

board-exploded = a explosé
board-deciding = décide
board-played = a joué { $play }
board-played-nope = a joué Non
board-passed = laisse faire
board-giving = choisit une carte
board-facing = face à un chaton
board-placing = cache le chaton
board-on-turn = joue
board-owes = { $turns } tours à jouer
board-won = encore debout

board-cancelled =
    { $nopes ->
        [one] Annulé · 1 Non
       *[other] Annulé · { $nopes } Non
    }
board-works = Valable · { $nopes } Non
board-worked = ça marche
board-stopped = arrêté
board-kitten = Un chaton !
board-defused = désamorcé
board-boom = Boum
board-future = Le dessus de la pioche, pour vous seulement
board-next = suivante

board-ask-turn =
    { $owed ->
        [one] À vous. Sans pression.
       *[other] À vous. { $owed } tours à jouer.
    }
board-turn-line = Choisissez des cartes à jouer, ou piochez pour finir le tour.
board-draw = Piocher une carte
board-draw-line =
    { $owed ->
        [one] finit votre tour
       *[other] finit un de vos { $owed } tours
    }
board-combos = Combinaisons possibles
board-ways = Façons de l’utiliser
board-set = { $what } : { $card }
board-play-it = Jouer
board-from-whom = À qui ?
board-which-named = Quelle carte demandez-vous ?
board-which-wanted = Quelle carte prenez-vous ?
board-ask-nope = Un Non ?
board-ask-nope-nope = Non au Non ?
# Ce que fait un coup si rien d’autre ne l’arrête ; suit une virgule ou commence une phrase.
board-does-attack =
    { $by-is ->
        [me] votre Attaque donne { $turns ->
                [2] deux
               *[other] { $turns }
            } tours à { $next }
       *[other] { $next-is ->
            [me] { $by } attaque : vous jouez { $turns ->
                [2] deux
               *[other] { $turns }
            } tours
           *[other] { $by } attaque : { $next } joue { $turns ->
                [2] deux
               *[other] { $turns }
            } tours
        }
    }
board-does-skip =
    { $by-is ->
        [me] vous finissez ce tour sans piocher
       *[other] { $by } finit ce tour sans piocher
    }
board-does-shuffle =
    { $by-is ->
        [me] vous mélangez la pioche
       *[other] { $by } mélange la pioche
    }
board-does-see =
    { $by-is ->
        [me] vous regardez les trois premières cartes
       *[other] { $by } regarde les trois premières cartes
    }
board-does-favor =
    { $by-is ->
        [me] { $target } vous donne une carte de son choix
       *[other] { $target-is ->
            [me] vous donnez à { $by } une carte de votre choix
           *[other] { $target } donne une carte à { $by }
        }
    }
board-does-pair =
    { $by-is ->
        [me] vous prenez une carte au hasard à { $target }
       *[other] { $target-is ->
            [me] { $by } vous prend une carte au hasard
           *[other] { $by } prend une carte au hasard à { $target }
        }
    }
board-does-three =
    { $by-is ->
        [me] vous prenez cette carte à { $target }, si elle y est : { $named }
       *[other] { $target-is ->
            [me] { $by } vous prend cette carte, si vous l’avez : { $named }
           *[other] { $by } prend cette carte à { $target }, si elle y est : { $named }
        }
    }
board-does-five =
    { $by-is ->
        [me] vous prenez dans la défausse : { $wanted }
       *[other] { $by } prend dans la défausse : { $wanted }
    }
board-nope-line-stopped = Annulé pour l’instant. Avec un autre Non, { $effect }.
board-nope = Non !
board-nope-mine = L’arrêter vous-même
board-nopes-held =
    { $count ->
        [0] vous n’en avez pas
        [one] votre seul Non
       *[other] vous en avez { $count }
    }
board-nope-own = La carte du dessus est à vous. Aux autres de décider.
board-yours-lies = Sur la table
board-pass = Laisser faire
board-passes = { $passed } sur { $of } laissent faire
board-ask-give = Une carte pour { $name }
board-give-line = Choisissez une carte de votre main. Vous serez deux à la connaître.
board-give = Donner : { $card }
board-give-none = Choisir une carte
board-ask-kitten = Un Chaton Explosif
board-kitten-line = Vous avez un Kit de désamorçage. Il vous sauve, et le chaton retourne dans la pioche.
board-kitten-line-none = Vous n’avez pas de Kit de désamorçage. C’était un plaisir.
board-kitten-of = { $name } a pioché un chaton
board-ask-place = Cachez le chaton
board-place = Cartes au-dessus du chaton
board-place-none = Choisir une place
board-place-number = Cartes au-dessus, de 0 à { $most }
board-under =
    { $count ->
        [0] tout en haut
        [one] sous une carte
       *[other] sous { $count } cartes
    }
board-top = En haut
board-bottom = En bas
board-hide = Le cacher là
board-over = C’est fini
board-wait-turn = On joue des cartes, puis on pioche.
board-wait-window = Non, ou laisser faire : on demande à tous pareil.
board-wait-giving = Une Faveur est une Faveur : l’autre choisit la carte.
board-wait-facing = Un Kit de désamorçage, ou boum.
board-wait-placing = Le chaton retourne à une place connue d’une seule personne.
board-you-watch = Vous êtes hors jeu et regardez depuis les nuages.
board-keys = N Non | P laisser faire | R piocher une carte | Échap reprendre | ← de carte en carte | Entrée choisir

known-top = La première carte est un chaton
    .is = { $percent } %
known-defuses = Kits de désamorçage pas encore vus
    .is = { $count }
known-coming = Les prochaines cartes sûres
    .is = { $cards }
known-held = { $seat } a
    .is = { $cards }

board-reveal = Qui avait quoi
board-pile-left =
    { $count ->
        [one] Il restait une carte
       *[other] Il restait { $count } cartes
    }
board-pile-left-line = La pioche, depuis le dessus.
board-pile-order = La pioche, depuis le dessus

## Sur la page : les règles par thème

rules-aim = De quoi il s’agit
    .text =
        On pioche jusqu’à ce que quelqu’un pioche un Chaton Explosif. Qui le pioche est éliminé, sauf s’il le désamorce. La dernière personne en vie gagne.
        Il y a toujours un chaton de moins que de personnes dans la pioche : quelqu’un survit.
rules-turn = Votre tour
    .text =
        Jouez autant de cartes que vous voulez, l’une après l’autre, ou aucune. Puis piochez une carte : votre tour est fini.
        Après une Attaque, vous jouez deux tours, et dans chacun vous pouvez d’abord jouer des cartes.
rules-cards = Les cartes
    .text =
        Passe-tour finit ce tour sans piocher. Attaque finit tous vos tours sans piocher, et la personne suivante en joue deux. Mélange rebat la pioche. Divination vous montre, à vous seulement, les trois premières cartes.
        Faveur : vous choisissez quelqu’un qui a des cartes ; cette personne vous en donne une de son choix. Les chats ne font rien tout seuls ; ils servent aux combinaisons. Chaque carte jouée va sur la défausse, face visible, que ça marche ou non.
rules-nope = Le Non
    .text =
        Un Non arrête ce qui vient d’être joué, et un Non sur un Non le fait marcher de nouveau. Vous pouvez le jouer à tout moment, même hors de votre tour, tant que la fenêtre est ouverte. Il n’arrête ni un chaton ni un Kit de désamorçage.
        On demande à tout le monde, Non en main ou pas : l’attente ne trahit rien. Quand tous laissent faire, ou quand le temps est écoulé, le coup vaut comme il est. Chaque Non ouvre une nouvelle fenêtre avec tout son temps.
rules-attack = Attaque et tours à jouer
    .text =
        Attaque donne deux tours à la personne suivante. Qui est attaqué et attaque à son tour transmet deux tours, pas plus, et n’en joue plus ; une table peut choisir de les additionner. Un Passe-tour ne finit qu’un des tours à jouer.
rules-combos = Combinaisons
    .text =
        Deux pareilles : prenez une carte au hasard à quelqu’un. Trois pareilles : nommez une carte ; si l’autre l’a, elle est à vous. Cinq différentes : prenez n’importe quelle carte de la défausse.
        Toutes les sortes vont, pas seulement les chats. Un Non arrête une combinaison comme le reste.
rules-kitten = Chatons et Kits de désamorçage
    .text =
        Le chaton que vous piochez reste visible et on vous demande : jouer un Kit de désamorçage, ou exploser. Avec un Kit, vous vivez et remettez le chaton dans la pioche où vous voulez, en secret. Personne n’apprend à quelle profondeur.
        Qui explose est éliminé. Sa main quitte le jeu sans être vue, sauf si la table a choisi de la poser sur la défausse.
rules-end = La fin du jeu
    .text =
        La dernière personne en vie gagne. Ensuite toutes les mains et la pioche sont montrées, et chacun peut vérifier que la donne était honnête.
rules-online = Horloges et absents
    .text =
        Chaque question a une horloge, que la table peut régler ou couper. Quand un tour est écoulé, une carte est piochée pour vous. Quand la fenêtre du Non est écoulée, le coup vaut comme il est. Sans réponse à un chaton, un Kit de désamorçage se joue tout seul.
        Qui perd la ligne garde sa chaise. Si son temps s’écoule entre-temps, un bot joue jusqu’à son retour.

## Sur la page : comment le plateau simple appelle les choses

field-hand = votre main
field-sizes = cartes dans chaque main
field-pile = cartes dans la pioche
field-kittens = chatons dedans
field-discard = défausse, le dessus en dernier
field-out = hors du jeu
field-living = en vie
field-dead = éliminés
field-turn = joue maintenant
field-owed = tours à jouer
field-attacked = sous attaque
field-ask = question du moment
field-seen = cartes regardées
field-top = dessus de la pioche, de haut en bas
field-place = place du chaton
field-last = juste avant
field-play = coup
field-by = joué par
field-waiting = encore à répondre
field-nopers = ont dit Non
field-stopped = arrêté par un Non
field-nopes = nombre de Non
field-worked = ça a marché
field-empty = rien trouvé
field-late = par l’horloge
field-giver = donne
field-taker = reçoit
field-winner = gagne
field-card = carte
field-cards = cartes
field-target = à qui
field-named = carte demandée
field-wanted = carte prise
field-position = cartes au-dessus du chaton
field-hands = mains
field-table = la table
kind-window = en attente de Non
kind-giving = une Faveur
kind-facing = un chaton
kind-pausing = une pause après un chaton
kind-placing = le chaton retourne
kind-over = la fin
kind-pair = une paire
kind-three = un brelan
kind-five = cinq différentes
kind-ask-favor = une Faveur demandée
kind-turn = un tour de jeu
kind-play = cartes jouées

## La leçon

guide-sub = Une partie courte
guide-title = Piochez sans exploser.
guide-line = Vous jouez pour de vrai, avec deux bots. J’explique chaque chose quand elle arrive.
guide-after = La suite n’est que de la malchance.
guide-part-first = Une première partie
    .about = cartes, Non, chatons
guide-result =
    { $won ->
        [0] vous avez explosé
       *[other] gagnée, il restait { $left } cartes dans la pioche
    }
guide-hand = Celles-ci sont à vous
    .line = Personne d’autre ne les voit. L’une est un Kit de désamorçage : il vous sauve d’un chaton, gardez-le.
    .help = Personne d’autre ne voit votre main. Elle contient au départ un Kit de désamorçage, qui vous sauve d’un chaton.
guide-turn = Jouer, ou pas
    .line = À votre tour, jouez autant de cartes que vous voulez, ou aucune. Le tour finit quand vous piochez.
    .help = À votre tour, jouez autant de cartes que vous voulez, ou aucune. Le tour finit quand vous piochez.
guide-pair = Deux pareilles
    .line = Vous avez deux cartes pareilles. Jouées ensemble, elles prennent une carte dans la main de quelqu’un, quel que soit leur texte.
    .help = Deux cartes pareilles, jouées ensemble, prennent une carte dans la main de quelqu’un, quel que soit leur texte.
guide-draw = Quelque part là-dedans
    .line = Les chatons sont dans cette pioche. Jouez d’abord une carte si vous voulez, puis piochez.
    .help = Les chatons sont dans la pioche. Qui en pioche un sans Kit de désamorçage est éliminé.
guide-nope = Non ?
    .line = Quelqu’un a joué une carte. Un Non l’arrête, un autre Non la rétablit. Ou laissez faire. Ici, pas de chrono.
    .help = Un Non arrête ce que quelqu’un joue. Un Non sur un Non le rétablit. Ni les chatons ni les Kits de désamorçage ne s’arrêtent.
guide-kitten = C’est un chaton
    .line = Vous l’avez pioché. Votre Kit de désamorçage l’arrête ; sans lui, vous explosez.
    .help = Un Kit de désamorçage arrête le chaton que vous avez pioché. Sans lui, vous explosez.
guide-place = Remettez-le
    .line = Cachez le chaton dans la pioche, où vous voulez. Personne ne voit où.
    .help = Un chaton désamorcé retourne dans la pioche, où vous voulez. Personne d’autre ne voit où.
