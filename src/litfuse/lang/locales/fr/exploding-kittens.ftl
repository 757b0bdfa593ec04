### Exploding Kittens. Les cinq chats portent des noms à nous.

## Cartes

card-kitten = Chaton Explosif
    .short = E
    .about = Si tu le pioches, tu exploses, sauf si tu le désamorces.
card-defuse = Désamorçage
    .short = D
    .about = Te sauve d’un Chaton Explosif, que tu caches ensuite dans la pioche.
card-nope = Nope
    .short = N
    .about = Arrête ce qui vient d’être joué, ou un Nope. Ni un chaton, ni un Désamorçage.
card-attack = Attaque
    .short = A
    .about = Finit tes tours sans piocher ; la personne suivante en joue deux.
card-skip = Passe
    .short = P
    .about = Finit ce tour sans piocher.
card-favor = Faveur
    .short = F
    .about = Quelqu’un te donne une carte de son choix.
card-shuffle = Mélange
    .short = M
    .about = Met la pioche dans un nouvel ordre que personne ne connaît.
card-see = Divination
    .short = V
    .about = Te montre les trois premières cartes de la pioche, à toi seulement.
card-cat1 = Chat Tartine
    .short = T
    .about = Ne fait rien tout seul ; joue-le en combinaison.
card-cat2 = Chat Onigiri
    .short = O
    .about = Ne fait rien tout seul ; joue-le en combinaison.
card-cat3 = Chat Cactus
    .short = C
    .about = Ne fait rien tout seul ; joue-le en combinaison.
card-cat4 = Chat Disco
    .short = I
    .about = Ne fait rien tout seul ; joue-le en combinaison.
card-cat5 = Chat Poire
    .short = R
    .about = Ne fait rien tout seul ; joue-le en combinaison.

## Combinaisons

combo-pair = une paire
combo-three = un brelan
combo-five = cinq différentes

## Ce qu’on peut faire : en une phrase (act-…), en un mot ou deux (-label), avant le choix des détails (-open)

act-play =
    { $card-key ->
        [card-attack] Attaque : finis tes tours sans piocher ; la personne suivante en joue deux.
        [card-skip] Passe : finis ce tour sans piocher.
        [card-shuffle] Mélange la pioche.
        [card-see] Divination : regarde les trois premières cartes de la pioche.
       *[other] Joue { $card }.
    }
act-play-label = Jouer une carte
act-play-open = Joue une carte seule.
act-attack-stacked = Attaque : finis tes tours sans piocher ; la personne suivante en joue { $turns }.
act-attack-stacked-label = Attaque
act-ask-favor = Faveur : { $target } te donne une carte de son choix.
act-ask-favor-label = Faveur
act-ask-favor-open = Faveur : quelqu’un te donne une carte de son choix.
act-pair = Joue { $cards } et prends une carte au hasard à { $target }.
act-pair-label = Paire
act-pair-open = Joue deux cartes identiques et prends à quelqu’un une carte au hasard.
act-three = Joue { $cards } et demande à { $target } cette carte : { $named }.
act-three-label = Brelan
act-three-open = Joue trois cartes identiques et demande à quelqu’un la carte que tu nommes.
act-five = Joue { $cards } ; prends dans la défausse : { $wanted }.
act-five-label = Cinq différentes
act-five-open = Joue cinq cartes différentes et prends-en une dans la défausse.
act-draw-card = Pioche une carte et finis ce tour.
act-draw-card-label = Piocher
act-nope = Nope ! Arrête ce qui vient d’être joué.
act-nope-label = Nope
act-pass = Laisse faire.
act-pass-label = Laisser faire
act-give = Donne cette carte : { $card }.
act-give-label = Donner
act-give-open = Donne une carte de ton choix.
act-defuse = Désamorce le chaton.
act-defuse-label = Désamorcer
act-decline = Garde le Désamorçage et explose.
act-decline-label = Exploser
act-decline-without = Pas de Désamorçage. Explose.
act-decline-without-label = Exploser
act-put-back =
    { $position ->
        [0] Remets le chaton sur le dessus de la pioche.
        [one] Remets le chaton sous une carte.
       *[other] Remets le chaton sous { $position } cartes.
    }
act-put-back-label = Remettre le chaton
act-put-back-open = Remets le chaton où tu veux. Personne d’autre ne le saura.

## Avant de le faire

caution-spends-defuse = Cela dépense un Désamorçage, la carte qui te sauve d’un chaton.
caution-decline = Tu as un Désamorçage. Si tu ne le joues pas, tu exploses et c’est fini pour toi.

## Ce qui s’est passé

note-was-dealt =
    { $viewer-is ->
        [me] Tes cartes : { $hand }. { $first-is ->
                [me] Tu commences.
               *[other] { $first } commence.
            }
       *[other] Les cartes sont distribuées. { $first } commence.
    }
note-played-play =
    { $seat-is ->
        [me] Tu joues { $card }.
       *[other] { $seat } joue { $card }.
    }
note-played-ask-favor =
    { $seat-is ->
        [me] Tu demandes une Faveur à { $target }.
       *[other] { $target-is ->
            [me] { $seat } te demande une Faveur.
           *[other] { $seat } demande une Faveur à { $target }.
        }
    }
note-played-pair =
    { $seat-is ->
        [me] Tu joues une paire ({ $cards }) pour prendre une carte à { $target }.
       *[other] { $target-is ->
            [me] { $seat } joue une paire ({ $cards }) pour te prendre une carte.
           *[other] { $seat } joue une paire ({ $cards }) pour prendre une carte à { $target }.
        }
    }
note-played-three =
    { $seat-is ->
        [me] Tu joues un brelan ({ $cards }) et demandes à { $target } cette carte : { $named }.
       *[other] { $target-is ->
            [me] { $seat } joue un brelan ({ $cards }) et te demande cette carte : { $named }.
           *[other] { $seat } joue un brelan ({ $cards }) et demande à { $target } cette carte : { $named }.
        }
    }
note-played-five =
    { $seat-is ->
        [me] Tu joues cinq cartes différentes ({ $cards }) pour prendre dans la défausse : { $wanted }.
       *[other] { $seat } joue cinq cartes différentes ({ $cards }) pour prendre dans la défausse : { $wanted }.
    }
note-was-noped =
    { $seat-is ->
        [me] { $nopes ->
            [1] Tu dis Nope !
           *[other] Tu dis Nope ! Cela fait { $nopes }.
        }
       *[other] { $nopes ->
            [1] { $seat } dit Nope !
           *[other] { $seat } dit Nope ! Cela fait { $nopes }.
        }
    }
note-has-passed =
    { $seat-is ->
        [me] Tu laisses faire.
       *[other] { $seat } laisse faire.
    }
note-window-closed =
    { $worked-key ->
        [yes] { $by-is ->
            [me] Rien n’arrête ton coup : { $play }.
           *[other] Rien n’arrête { $by } : { $play }.
        }
       *[no] { $by-is ->
            [me] Ton coup est annulé : { $play }.
           *[other] { $by } voit son coup annulé : { $play }.
        }
    }
note-was-shuffled = La pioche est mélangée.
note-looked-ahead =
    { $seat-is ->
        [me] { $count ->
            [one] Tu vois la première carte : { $cards }.
           *[other] Tu vois les { $count } premières cartes, dans l’ordre de la pioche : { $cards }.
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
        [me] { $taker } veut une carte. Choisis laquelle tu donnes.
       *[other] { $taker-is ->
            [me] { $giver } choisit une carte pour toi.
           *[other] { $giver } choisit une carte pour { $taker }.
        }
    }
note-gave-card =
    { $giver-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. { $taker } reçoit une de tes cartes au hasard : { $card }.
           *[no] Tu donnes une carte à { $taker } : { $card }.
        }
       *[other] { $taker-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. { $giver } te donne une carte au hasard : { $card }.
               *[no] { $giver } te donne une carte : { $card }.
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
        [me] Tu prends une carte à { $victim } : { $card }.
       *[other] { $victim-is ->
            [me] { $thief } te prend une carte : { $card }.
           *[other] { $card-key ->
                [none] { $thief } prend une carte à { $victim }.
               *[other] { $thief } prend une carte à { $victim } : { $card }.
            }
        }
    }
note-found-nothing =
    { $taker-is ->
        [me] Rien à prendre chez { $victim }.
       *[other] { $victim-is ->
            [me] { $taker } ne trouve rien chez toi.
           *[other] { $taker } ne trouve rien chez { $victim }.
        }
    }
note-took-back =
    { $seat-is ->
        [me] Tu prends une carte dans la défausse : { $card }.
       *[other] { $seat } prend une carte dans la défausse : { $card }.
    }
note-drew =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Tu pioches une carte : { $card }.
           *[no] Tu pioches une carte : { $card }.
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
note-met-kitten =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Tu pioches un Chaton Explosif.
           *[no] Tu pioches un Chaton Explosif.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. { $seat } pioche un Chaton Explosif.
           *[no] { $seat } pioche un Chaton Explosif.
        }
    }
note-was-defused =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Ton Désamorçage se joue tout seul. Tu restes en vie.
           *[no] Tu le désamorces. Tu restes en vie.
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
                [yes] Temps écoulé. Le chaton retourne par hasard sur le dessus de la pioche. Personne d’autre ne le sait.
               *[no] Tu remets le chaton sur le dessus de la pioche. Personne d’autre ne le sait.
            }
            [one] { $late-key ->
                [yes] Temps écoulé. Le chaton retourne par hasard sous une carte. Personne d’autre ne le sait.
               *[no] Tu remets le chaton sous une carte. Personne d’autre ne le sait.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Le chaton retourne par hasard sous { $place } cartes. Personne d’autre ne le sait.
               *[no] Tu remets le chaton sous { $place } cartes. Personne d’autre ne le sait.
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
note-has-exploded =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Boum ! C’est fini pour toi.
           *[no] Boum ! C’est fini pour toi.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. Boum ! { $seat } regarde maintenant.
           *[no] Boum ! { $seat } regarde maintenant.
        }
    }{ $hand-key ->
        [none] { "" }
       *[other] { " " }Dans la défausse : { $hand }.
    }
note-has-resigned =
    { $seat-is ->
        [me] Tu abandonnes.
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
            [1] À toi. Sans pression.
           *[other] À toi, pour { $owed } tours.
        }
       *[other] { $owed ->
            [1] C’est à { $seat } de jouer.
           *[other] C’est à { $seat } de jouer, pour { $owed } tours.
        }
    }
note-has-won =
    { $seat-is ->
        [me] Il ne reste que toi. C’est gagné.
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
no-nope-held = Tu n’as pas de Nope. Tu peux laisser faire.
no-pass-own = La dernière carte est la tienne, il n’y a rien à laisser faire. Joue un Nope dessus ou attends les autres.
no-window-open = Pas maintenant : un coup attend d’éventuels Nope. Dis Nope ou laisse faire.
no-card-held = Tu n’as pas cette carte : { $card }.
no-give-first = Donne d’abord une carte ; la Faveur t’attend.
no-defuse-held = Tu n’as pas de Désamorçage.
no-kitten-first = Pas maintenant : un chaton attend. Désamorce-le ou explose.
no-place =
    { $most ->
        [0] La pioche est vide : la seule place est 0.
       *[other] Cette place n’existe pas : choisis de 0, tout en haut, à { $most }, tout en bas.
    }
no-place-first = Remets d’abord le chaton : choisis de 0, tout en haut, à { $most }, tout en bas.
no-not-asked = Ce n’est pas la question : joue des cartes, ou pioche pour finir le tour.
no-favor-target = Une Faveur se demande à quelqu’un : choisis une personne qui a des cartes.
no-cat-alone = Un chat ne fait rien tout seul : { $card }. Joue une paire, un brelan ou cinq différentes.
no-card-alone = Cette carte ne se joue pas seule : { $card }.
no-no-target = Personne d’autre n’a de carte à prendre.
no-target =
    { $target-is ->
        [me] Tu ne peux pas te choisir. Choisis une autre personne qui a des cartes.
       *[other] Tu ne peux pas choisir { $target }. Choisis une autre personne encore en jeu et qui a des cartes.
    }
no-combos =
    { $combos-key ->
        [combos-first-game] À cette table, on joue des paires de chats et aucune autre combinaison.
       *[other] À cette table, on joue sans combinaisons.
    }
no-pair-kind = Une paire, c’est deux cartes identiques.
no-three-kind = Il faut pour cela trois cartes identiques.
no-five-kinds = Il faut pour cela cinq cartes toutes différentes.
no-name-kitten = Personne n’a de chaton en main, tu ne peux donc pas en demander. Nomme une autre carte.
no-kitten-combo = Un chaton n’est jamais en main ni dans la défausse : il n’entre dans aucune combinaison.
no-five-wanted = Tu ne peux pas prendre cette carte dans la défausse : { $card }. Choisis-en une qui s’y trouve.
no-cards-held =
    { $needed ->
        [one] Tu n’as pas cette carte : { $card }.
       *[other] Tu n’as pas { $needed } cartes comme celle-ci : { $card }.
    }
no-nope-window = Il n’y a rien à arrêter : attends que quelqu’un joue quelque chose.
no-defuse-kitten = Un Désamorçage se joue quand tu pioches un chaton, ou en combinaison.

## Quand le temps est écoulé

zero-turn = Une carte est piochée.
zero-nope-works = Le coup prend effet.
zero-nope-stopped = Le coup reste annulé.
zero-give = Une carte est donnée au hasard.
zero-kitten = S’il y a un Désamorçage, il se joue tout seul ; sinon, boum.
zero-place = Le chaton retourne à une place au hasard.

## Horloges

clock-turn = ton tour
clock-nope = dire Nope
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
    .help = Cinq cartes différentes prennent effet aussitôt et aucun Nope ne les arrête.
option-dead-hand = Main de qui explose
    .help = Où vont les cartes de qui quitte la partie.
option-dead-hand-withdrawn = hors du jeu, sans être montrées
option-dead-hand-discarded = dans la défausse, face visible
option-opening = Main de départ
    .help = Avec combien de cartes chacun commence, en plus d’un Désamorçage.
option-opening-4 = 4 et un Désamorçage
option-opening-7 = 7 et un Désamorçage
option-defuse = Désamorçage
    .help = Peut-on garder un Désamorçage et exploser ?
option-defuse-asked = on demande à qui pioche un chaton
option-defuse-automatic = se joue tout seul
option-take-back = Reprendre une des cinq
    .help = Cinq cartes différentes peuvent reprendre l’une d’elles dans la défausse.
option-notepad = Carnet
    .help = Rappelle à chaque personne ce qu’elle sait avec certitude d’après ce qu’elle a vu.

## Bots: how each level thinks

level-expert = Joue avec des règles simples et les chances exactes de la pioche et de ce qu’il sait des mains.
level-rollout = Joue chaque réponse jusqu’au bout dans des dizaines de mondes possibles et garde celle qui gagne le plus.
