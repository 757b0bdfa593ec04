### Scape Goat. Les cartes portent le nom de leurs couleurs.

## Couleurs

colour-b = bleu
colour-r = rouge
colour-y = jaune
colour-g = vert
colour-o = orange
colour-p = violet

# Les lettres des six couleurs, du gris et du joker, sur le plateau du terminal et dans ce qu’on y tape.
letters = B R J V O I G K
# Les mêmes sur les formes de la page : une lettre si les six diffèrent, sinon deux.
shape-letters = Bl Ro Ja Ve Or Vi X J

## Cartes de preuve

card-b = bleue
card-r = rouge
card-y = jaune
card-g = verte
card-o = orange
card-p = violette
card-br = bleue-rouge
card-yg = jaune-verte
card-by = bleue-jaune
card-go = verte-orange
card-ro = rouge-orange
card-rp = rouge-violette
card-op = orange-violette
card-x = grise
card-j = joker
# Une face comme complément d’une phrase, avec son article : « prendre la verte ».
the-card =
    { $card-key ->
        [card-j] le { $card }
       *[other] la { $card }
    }

## Lieux

place-prep = Préparer
    .about = Prenez un des deux jetons de préparation. Avec le second, ce lieu devient Accuser/Voler.
place-frame = Accuser/Voler
    .about = Avec un jeton, vous lancez une accusation : tout le monde révèle une carte. Sans jeton, vous en volez un.
place-spy = Espionner
    .about = Regardez la main de quelqu’un. Personne d’autre ne la voit.
place-trade = Échanger
    .about = Quelqu’un et vous choisissez chacun une carte en secret et les échangez.
place-stash = Planque
    .about = Prenez une des trois cartes cachées, puis remettez une carte à sa place.
place-cops = Police
    .about = La partie se termine aussitôt. Le bouc émissaire gagne seul.

## Ce qu’on peut faire : en une phrase (act-…), en un mot ou deux (-label), avant le choix des détails (-open)

act-move =
    { $place-key ->
        [place-spy] Allez à Espionner : regardez la main de quelqu’un.
        [place-trade] Allez à Échanger : échangez une carte avec quelqu’un.
        [place-stash] Allez à la Planque : prenez une carte cachée et remettez-en une.
       *[other] Allez à { $place }.
    }
act-move-label = Aller
act-move-open = Allez à un autre lieu.
act-move-prep = Allez à Préparer : prenez un jeton de préparation.
act-move-prep-label = Préparer
act-move-frame = Allez à Accuser/Voler : tout le monde révèle une carte.
act-move-frame-label = Accuser
act-move-steal = Allez à Accuser/Voler : prenez un jeton de préparation à quelqu’un.
act-move-steal-label = Voler
act-move-cops = Livrez-vous à la police. La partie finit et le bouc émissaire gagne.
act-move-cops-label = Police
act-spy = Espionnez { $target } : regardez sa main.
act-spy-label = Espionner
act-spy-open = Regardez la main de quelqu’un.
act-trade-with = Échangez une carte avec { $target }.
act-trade-with-label = Échanger
act-trade-with-open = Échangez une carte avec quelqu’un.
act-trade-card = Donnez cette carte dans l’échange : { $card }.
act-trade-card-label = Donner
act-trade-card-open = Choisissez la carte que vous donnez dans l’échange.
act-stash-take = Prenez la carte cachée { $slot } de la Planque.
act-stash-take-label = Prendre à la Planque
act-stash-take-open = Prenez une des trois cartes cachées de la Planque : 1, 2 ou 3.
act-stash-return = Mettez cette carte dans la Planque : { $card }.
act-stash-return-label = Mettre dans la Planque
act-stash-return-open = Mettez une carte de votre main à la place vide. Ce peut être celle que vous venez de prendre.
act-steal = Prenez un jeton de préparation à { $target }.
act-steal-label = Voler
act-steal-open = Prenez un jeton de préparation à quelqu’un qui en a.
act-frame-card = Révélez cette carte : { $card }.
act-frame-card-label = Révéler
act-frame-card-open = Choisissez la carte que vous allez révéler.
act-swap =
    { $own-key ->
        [none] Posez la carte { $card } et prenez la carte { $up }.
       *[other] Posez la carte { $card }, qui montre votre couleur, et prenez la carte { $up }.
    }
act-swap-label = Poser et prendre
act-swap-open =
    { $own-key ->
        [none] Posez une carte et prenez la carte { $up }.
       *[other] Posez une carte qui montre votre couleur, { $own }, et prenez la carte { $up }.
    }
act-cops = Livrez-vous à la police maintenant, hors de votre tour. La partie finit et le bouc émissaire gagne.
act-cops-label = Police
act-cops-order =
    { $on-key ->
        [yes] Ordre secret : vous livrer à la police à votre prochaine occasion. Personne ne le voit.
       *[no] Pas d’ordre secret : vous restez. Personne ne le voit.
    }
act-cops-order-label = Ordre secret
act-cops-order-open = L’ordre secret de vous livrer à la police à votre prochaine occasion : oui ou non. Personne ne le voit.

## Ce qu’on peut dire : des affirmations, que personne ne vérifie

say-hold = J’ai cette carte : { $card }.
say-hold-label = J’ai
say-hold-open = J’ai une certaine carte.
say-lack =
    { $colour-key ->
        [colour-b] Je n’ai rien de bleu.
        [colour-r] Je n’ai rien de rouge.
        [colour-y] Je n’ai rien de jaune.
        [colour-g] Je n’ai rien de vert.
        [colour-o] Je n’ai rien d’orange.
        [colour-p] Je n’ai rien de violet.
       *[other] Je n’ai rien de cette couleur : { $colour }.
    }
say-lack-label = Je n’ai rien de
say-lack-open = Je n’ai rien d’une certaine couleur.
say-suspect =
    { $colour-key ->
        [colour-o] Mon suspect, c’est l’orange.
       *[other] Mon suspect, c’est le { $colour }.
    }
say-suspect-label = Mon suspect
say-suspect-open = Mon suspect est une certaine couleur.
say-frame =
    { $colour-key ->
        [colour-o] Accusons l’orange !
       *[other] Accusons le { $colour } !
    }
say-frame-label = Accusons
say-frame-open = Accusons une certaine couleur.
say-trade =
    { $colour-key ->
        [colour-o] { $seat }, donnez-moi de l’orange en échange !
       *[other] { $seat }, donnez-moi du { $colour } en échange !
    }
say-trade-label = Donnez-moi
say-trade-open = Je veux qu’on me donne une certaine couleur en échange.

## Avant de le faire

caution-cops = La partie se termine aussitôt. Le bouc émissaire gagne et tous les autres perdent : à ne faire que si vous croyez que c’est vous.
caution-order = À votre prochaine occasion, cela met fin à la partie ; si vous l’avez en ce moment, aussitôt. Le bouc émissaire gagne seul.

## Ce qui s’est passé

note-seal-published = Le décodeur est verrouillé. Son sceau est visible ; la clé viendra à la fin.
note-was-dealt =
    { $viewer-is ->
        [me] Dés : blanc { $white }, noir { $black }. Votre fiche désigne un suspect : { $suspect-key ->
                [colour-o] l’orange
               *[other] le { $suspect }
            }. Vos cartes : { $hand }. { $first-is ->
                [me] Vous commencez.
               *[other] { $first } commence.
            }
       *[other] Les cartes sont distribuées. Dés : blanc { $white }, noir { $black }. { $first } commence.
    }
note-pause-ended = La pause est finie.
note-moved =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Le hasard vous envoie ici : { $turned-key ->
                [yes] Accuser/Voler
               *[no] { $place }
            }.
           *[no] { $place-key ->
                [place-cops] Vous vous livrez à la police.
                [place-stash] Vous allez à la Planque.
               *[other] Vous allez à { $turned-key ->
                    [yes] Accuser/Voler
                   *[no] { $place }
                }.
            }
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. Le hasard envoie { $seat } ici : { $turned-key ->
                [yes] Accuser/Voler
               *[no] { $place }
            }.
           *[no] { $place-key ->
                [place-cops] { $seat } se livre à la police.
                [place-stash] { $seat } va à la Planque.
               *[other] { $seat } va à { $turned-key ->
                    [yes] Accuser/Voler
                   *[no] { $place }
                }.
            }
        }
    }
note-prepared =
    { $seat-is ->
        [me] Vous prenez un jeton de préparation.
       *[other] { $seat } prend un jeton de préparation.
    } { $left ->
        [0] Il n’en reste plus : le lieu devient Accuser/Voler.
       *[other] Il en reste un.
    }
note-stolen =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Le hasard décide : vous prenez un jeton de préparation à { $victim }.
           *[no] Vous prenez un jeton de préparation à { $victim }.
        }
       *[other] { $victim-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : { $seat } vous prend un jeton de préparation.
               *[no] { $seat } vous prend un jeton de préparation.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : { $seat } prend un jeton de préparation à { $victim }.
               *[no] { $seat } prend un jeton de préparation à { $victim }.
            }
        }
    }
note-spied-on =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Le hasard décide : vous espionnez { $target }. En main : { $hand }.
           *[no] Vous espionnez { $target }. En main : { $hand }.
        }
       *[other] { $target-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : { $seat } regarde votre main.
               *[no] { $seat } regarde votre main.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : { $seat } espionne { $target }.
               *[no] { $seat } espionne { $target }.
            }{ $hand-key ->
                [none] { "" }
               *[other] { " " }En main : { $hand }.
            }
        }
    }
note-trade-opened =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Le hasard décide : vous échangez avec { $partner }. Choisissez chacun une carte.
           *[no] Vous échangez avec { $partner }. Choisissez chacun une carte.
        }
       *[other] { $partner-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : { $seat } échange avec vous. Choisissez une carte.
               *[no] { $seat } échange avec vous. Choisissez une carte.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Le hasard décide : { $seat } échange avec { $partner }.
               *[no] { $seat } échange avec { $partner }.
            }
        }
    }
note-frame-opened =
    { $seat-is ->
        [me] Vous lancez une accusation. Tout le monde choisit une carte.
       *[other] { $seat } lance une accusation. Tout le monde choisit une carte.
    }
note-choice-made =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Le hasard choisit pour vous : { $card }.
           *[no] Vous choisissez cette carte : { $card }.
        }
       *[other] { $card-key ->
            [none] { $late-key ->
                [yes] Temps écoulé. Le hasard choisit une carte pour { $seat }.
               *[no] { $seat } a choisi.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Le hasard choisit une carte pour { $seat } : { $card }.
               *[no] { $seat } choisit cette carte : { $card }.
            }
        }
    }
note-choice-changed =
    { $seat-is ->
        [me] Vous changez d’avis : { $card }. Personne ne l’a vu.
       *[other] { $seat } change d’avis sans que cela se voie : { $card }.
    }
note-trade-made =
    { $seat-is ->
        [me] Vous donnez une carte ({ $gave }) à { $partner } et en recevez une autre ({ $got }).
       *[other] { $partner-is ->
            [me] Vous donnez une carte ({ $got }) à { $seat } et en recevez une autre ({ $gave }).
           *[other] { $gave-key ->
                [none] { $seat } et { $partner } échangent une carte.
               *[other] { $seat } donne une carte ({ $gave }) à { $partner } et en reçoit une autre ({ $got }).
            }
        }
    }
note-took-from-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Le hasard vous donne la carte cachée { $slot } : { $card }.
           *[no] Vous prenez la carte cachée { $slot } : { $card }.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. Le hasard donne à { $seat } la carte cachée { $slot }
           *[no] { $seat } prend la carte cachée { $slot }
        }{ $card-key ->
            [none] .
           *[other]  : { $card }.
        }
    }
note-put-into-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Une carte de votre main va à la place { $slot } : { $card }.
           *[no] Vous mettez une carte à la place { $slot } : { $card }.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. Le hasard décide : { $seat } met une carte à la place { $slot }
           *[no] { $seat } met une carte à la place { $slot }
        }{ $card-key ->
            [none] .
           *[other]  : { $card }.
        }
    }
note-cards-revealed =
    Un, deux, trois. Révélées : { $cards }. { $framed-key ->
        [none] Aucune couleur ne suffit : l’accusation échoue.
       *[other] { $framed-is ->
            [me] L’accusation tombe sur vous !
           *[other] L’accusation tombe sur { $framed } !
        }
    }
note-swapped =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Vous posez une carte ({ $down }) et en prenez une autre ({ $up }).
           *[no] Vous posez une carte ({ $down }) et en prenez une autre ({ $up }).
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. { $seat } pose une carte ({ $down }) et en prend une autre ({ $up }).
           *[no] { $seat } pose une carte ({ $down }) et en prend une autre ({ $up }).
        }
    }
note-turn-began =
    { $seat-is ->
        [me] À vous.
       *[other] C’est à { $seat } de jouer.
    }
note-order-changed =
    { $seat-is ->
        [me] { $on-key ->
            [yes] Votre ordre secret est donné : à votre prochaine occasion, vous vous livrez à la police.
           *[no] Vous n’avez plus d’ordre secret.
        }
       *[other] { $on-key ->
            [yes] { $seat } donne l’ordre secret de se livrer à la police.
           *[no] { $seat } n’a plus d’ordre secret.
        }
    }
note-cops-called =
    { $seat-is ->
        [me] Vous vous livrez à la police hors de votre tour.
       *[other] { $seat } se livre à la police hors de son tour.
    }
note-ended =
    { $goat-is ->
        [me] Le bouc émissaire, c’était vous.
       *[other] Le bouc émissaire, c’était { $goat }.
    } { $reason-key ->
        [framed] { $framed-is ->
                [me] L’accusation est tombée sur vous.
               *[other] L’accusation est tombée sur { $framed }.
            } Victoire : { $winners }.
        [cops] Le bouc gagne seul, peu importe qui s’est livré à la police.
       *[cap] C’était le dernier tour de cette table : personne ne gagne.
    }

## Comment cela s’est fini

won-framed-goat = L’accusation tombe sur { $goat }, et c’était le bouc émissaire.
won-framed-innocent = L’accusation tombe sur { $framed }, mais le bouc émissaire était { $goat }.
won-cops = { $by } se livre à la police. Le bouc émissaire était { $goat }.
won-cap = Plus de tours : personne ne gagne. Le bouc émissaire était { $goat }.

## Pourquoi pas

no-seats =
    { $seats ->
        [one] On ne joue pas à cela en solitaire : il faut { $least } à { $most } personnes.
       *[other] À { $seats }, cela ne marche pas : il faut { $least } à { $most } personnes.
    }
no-colours = Ces couleurs ne vont pas. Chacune de celles-ci doit y être une fois : { $colours }.
no-not-asked = Ce n’est pas la question maintenant.
no-move-same = Vous y êtes déjà : { $place }. Choisissez un autre lieu.
no-target =
    { $target-is ->
        [me] Vous ne pouvez pas vous choisir. Choisissez une autre personne.
       *[other] Vous ne pouvez pas choisir { $target }. Choisissez une autre personne.
    }
no-steal-target =
    { $target-is ->
        [me] Vous ne pouvez pas vous voler. Choisissez quelqu’un qui a un jeton.
       *[other] { $target } n’a pas de jeton de préparation. Choisissez quelqu’un qui en a.
    }
no-card-held = Vous n’avez pas cette carte : { $card }.
no-own-colour-first =
    { $colour-key ->
        [colour-b] Vous avez du bleu, votre couleur : posez une carte qui montre du bleu.
        [colour-r] Vous avez du rouge, votre couleur : posez une carte qui montre du rouge.
        [colour-y] Vous avez du jaune, votre couleur : posez une carte qui montre du jaune.
        [colour-g] Vous avez du vert, votre couleur : posez une carte qui montre du vert.
        [colour-o] Vous avez de l’orange, votre couleur : posez une carte qui montre de l’orange.
        [colour-p] Vous avez du violet, votre couleur : posez une carte qui montre du violet.
       *[other] Vous avez votre couleur, { $colour } : posez une carte qui la montre.
    }

## Quand le temps est écoulé

zero-pause = la personne dont c’est le tour peut bouger.
zero-move = le hasard mène à Espionner, à Échanger ou à la Planque.
zero-spy = le hasard choisit la main à regarder.
zero-trade = le hasard choisit avec qui échanger.
zero-choose = qui n’a pas choisi donne une carte au hasard.
zero-stash = le hasard choisit une des trois cartes cachées.
zero-stash-return = une carte au hasard va à la place vide.
zero-steal = le hasard choisit à qui prendre le jeton.
zero-swap = une des cartes permises est posée au hasard.

## Horloges

clock-turn = chaque question d’un tour
clock-choose = choisir une carte pour échanger ou accuser
clock-pause = la pause avant un tour (à six)

## Options

option-swap-after-frame = Poser après une accusation ratée
    .help = Qui a lancé une accusation ratée pose encore une carte avant de passer le tour.
option-whispers = Chuchotements
    .help = Peut-on chuchoter ? On voit qui chuchote à qui, mais eux seuls le lisent.
option-nudges = Coups de coude
    .help = Peut-on donner un coup de coude ? Qui le reçoit est seul à le sentir.
option-decoder = Décodeur
    .help = Comment chacun apprend son suspect. Avec sa fiche, la grille entière se vérifie à la fin.
option-decoder-table = sa propre fiche à l’écran
option-decoder-direct = dit directement, sans fiches
option-cops-chance = Occasion à six
    .help = Jusqu’à quand la personne d’en face peut se livrer à la police hors de son tour. À six seulement.
option-cops-chance-start = jusqu’au déplacement
option-cops-chance-turn = presque tout le tour
option-middle = Lieux du milieu
    .help = L’ordre d’Espionner, Échanger et Planque dans la rangée.
option-middle-fixed = Espionner, Échanger, Planque
option-middle-random = au hasard
option-starting = Premiers lieux
    .help = Qui se tient où au début. Qui arrive d’abord à Préparer commence.
option-starting-random = au hasard
option-starting-seats = dans le sens de l’horloge, depuis une place au hasard
option-turn-cap = Dernier tour
    .help = Après tant de tours, la partie se termine et personne ne gagne. 0 : jamais.
option-colours = Couleurs des places
    .help = Qui joue quelle couleur, place par place. Vide : tirées au sort.

## Bots : comment pense chaque niveau

level-collector = Réunit de quoi accuser son suspect, et se livre à la police quand il se sent visé.
level-detective = Pèse « moi ou mon suspect » d’après tout ce qu’il a vu, suit chaque carte et bluffe s’il le faut.

## Sur la page : les règles par thème

rules-aim = De quoi il s’agit
    .text =
        Vous avez fait un coup ensemble, et l’un de vous va porter le chapeau : le bouc émissaire. Personne ne sait qui c’est, pas même le bouc.
        Chacun apprend en secret un suspect. Tous les innocents apprennent la même couleur, celle du bouc. Le bouc en apprend une autre. Donc ou bien votre suspect est le bouc, ou bien c’est vous.
        La bande gagne si elle accuse ensemble le bouc. Le bouc gagne s’il se livre à temps à la police, ou si l’accusation tombe sur quelqu’un d’innocent.
rules-turn = Votre tour
    .text =
        Allez à un autre lieu, faites ce qu’il dit, puis posez une carte face visible là où vous êtes et prenez celle qui s’y trouvait. Les trois sont obligatoires.
        Si vous avez des cartes de votre propre couleur, vous devez poser l’une de celles-là. Ce que les gens posent en dit donc long sur ce qu’ils ont.
rules-places = Les lieux
    .text =
        Espionner : regardez la main de quelqu’un. Échanger : quelqu’un et vous échangez une carte choisie en secret. Planque : prenez une des trois cartes cachées et remettez-en une à sa place.
        Préparer : prenez un des deux jetons de préparation. Quand il n’en reste plus, le lieu devient Accuser/Voler : avec un jeton, vous y lancez une accusation ; sans jeton, vous en prenez un à quelqu’un.
        Police : la partie se termine.
rules-frame = Accuser
    .text =
        Tout le monde choisit une carte en secret, et toutes sont révélées ensemble. Si tous, sauf la personne qui porte une couleur, montrent cette couleur, l’accusation tombe sur elle et la partie est finie.
        Les cartes à deux couleurs comptent pour les deux, le joker pour toutes, la grise pour aucune. En cas d’échec chacun reprend sa carte, et tout le monde l’a vue.
        Jusqu’au choix de la dernière personne vous pouvez changer de carte, et personne ne le remarque.
rules-cops = La police
    .text =
        À votre tour, vous pouvez vous livrer à la police au lieu d’aller ailleurs. La partie se termine aussitôt et le bouc gagne, peu importe qui s’est livré. Ne le faites que si vous croyez que le bouc, c’est vous.
        À six, vous pouvez aussi le faire au début du tour de la personne d’en face. Chaque tour commence par une courte pause pour cela, et vous pouvez laisser un ordre secret que personne ne voit.
rules-cards = Les preuves
    .text =
        Chaque couleur est sur autant de cartes qu’il y a de joueurs. Une accusation en demande une de moins. Les cartes identiques se valent.
        Au début quatre cartes sont visibles, trois cachées dans la Planque, et le reste dans les mains : deux chacun à trois ou quatre, trois chacun à cinq ou six.
rules-talk = Parler
    .text =
        Dites ce que vous voulez, même des mensonges. Les chuchotements se voient, mais une seule personne les lit. Un coup de coude n’est senti que par qui le reçoit. Personne ne peut montrer une carte ni sa fiche.
        Les phrases toutes faites sont des affirmations comme les autres : personne ne les vérifie.
rules-end = La fin
    .text =
        L’accusation tombe sur le bouc : tous les autres gagnent. Elle tombe sur quelqu’un d’innocent, ou quelqu’un se livre à la police : le bouc gagne seul.
        Ensuite toutes les mains et les fiches sont montrées, et chacun peut vérifier que dés, fiches et cartes étaient honnêtes.
rules-online = Horloges et absents
    .text =
        Chaque question a une horloge, que la table peut régler ou couper. Quand elle s’arrête, le hasard décide, mais jamais pour la police.
        Personne n’abandonne. Qui perd la ligne garde sa chaise ; si son temps s’écoule, un bot joue à sa place jusqu’à son retour, et ce bot ne se livre jamais à la police.

## Sur la page : le plateau

board-status =
    Tour { $turn }{ $state ->
        [mine] { " · " }à vous
        [frame] { " · " }on accuse
        [failed] { " · " }accusation ratée
        [over] { " · " }terminé
       *[other] { "" }
    }
board-places = Lieux
board-place-prep = Préparer
board-place-frame = Accuser
board-place-spy = Espionner
board-place-trade = Échanger
board-place-stash = Planque
board-place-cops = Police
board-does-prep = Prenez un jeton. Avec le second, le lieu se retourne.
board-does-frame = Avec un jeton : tout le monde révèle une carte. Sans : volez-en un.
board-does-spy = Regardez une main entière.
board-does-trade = Échangez une carte, à l’aveugle tous les deux.
board-does-stash = Prenez une des trois cartes cachées, rendez-en une.
board-does-cops = Seul le bouc émissaire gagne ainsi.
board-ends = fin de partie
board-called = c’est fini
board-turned = Retourné
board-place-can = vous pouvez y aller
board-place-cannot = pas maintenant
board-gang = La bande
board-hidden = carte cachée
board-evidence =
    { $how ->
        [said] preuve { $card }, à ce qu’on dit
        [own] preuve { $card }, connue de vous seulement
       *[open] preuve { $card }
    }
board-tokens =
    { $count ->
        [one] a un jeton de préparation
       *[other] a { $count } jetons de préparation
    }
board-tokens-mine =
    { $count ->
        [one] vous avez un jeton de préparation
       *[other] vous avez { $count } jetons de préparation
    }
board-claims-suspect = dit soupçonner { $colour }
board-has-chosen = a choisi
board-chooses = choisit
board-you = Vous

# La ligne sous un nom : ce que cette personne a fait en dernier, d’après ce que vous avez vu.
board-trace-token = a pris un jeton, tour { $turn }
board-trace-stole = a volé { $name }, tour { $turn }
board-trace-robbed = a perdu un jeton, tour { $turn }
board-trace-you-spied = vu par vous, tour { $turn }
board-trace-spied-you = a vu votre main, tour { $turn }
board-trace-spied = a espionné { $name }, tour { $turn }
board-trace-traded-you = a votre { $card }, tour { $turn }
board-trace-traded = échange avec { $name }, tour { $turn }
board-trace-stash = à la Planque, tour { $turn }
board-trace-showed = a montré { $the }, tour { $turn }
board-trace-clean = sans { $colour }, tour { $turn }
board-trace-took = a pris { $the }, tour { $turn }
board-trace-seen = vous espionnez

board-mat = Votre fiche
board-mat-says = Votre fiche dit
board-mat-line = Le blanc { $white } donne la ligne, le noir { $black } la colonne. Ou bien cette couleur est le bouc émissaire, ou bien c’est vous.
board-die =
    { $die ->
        [white] dé blanc { $value }
       *[black] dé noir { $value }
    }
board-your-hand = Votre main
board-card-label =
    { $state ->
        [can] carte { $number } sur { $of }, permise
        [cannot] carte { $number } sur { $of }, pas maintenant
       *[idle] carte { $number } sur { $of }
    }
board-steps = Votre tour
board-step-move = Aller
board-step-action = Agir
board-step-swap = Troc
board-keys = 1-9 choisir | W dire quelque chose à la personne choisie | Échap annuler

# Ce que demande le billet.
board-ask-move = Où allez-vous ?
    .line = Partout sauf { $place }, où vous êtes.
board-ask-cops = Vous livrer à la police ?
board-ask-spy = Quelle main regarder ?
    .line = Personne d’autre ne la voit. On voit seulement à qui elle est.
board-ask-trade = Échanger avec qui ?
    .line = Chacun choisit une carte à l’aveugle. Personne ne peut refuser.
board-ask-trade-card = Donner une carte à { $name }
    .line = À l’aveugle tous les deux, sans refus. N’importe quelle carte, même de votre couleur.
board-ask-stash = Quelle carte cachée prendre ?
    .line = Regardez-la, puis remettez une carte.
board-ask-stash-return = Remettre une carte
    .line = Face cachée, à la place { $slot }. Ce peut être celle que vous avez prise.
board-ask-steal = À qui prendre un jeton ?
    .line = Avec lui, Accuser lance une accusation la prochaine fois.
board-ask-frame-card = Accuser : montrez une carte
    .line =
        { $who ->
            [me] C’est vous qui lancez. Tout le monde choisit, sans nommer. Si toutes les cartes sauf une montrent la couleur de celle-ci, c’est fini.
           *[other] { $by } lance. Tout le monde choisit, sans nommer. Si toutes les cartes sauf une montrent la couleur de celle-ci, c’est fini.
        }
board-ask-swap = Laisser une carte : { $place }
    .line = Vous prenez la carte qui s’y trouve.
board-swap-bound = Vous avez votre couleur, { $own } : posez une carte qui la montre.
board-swap-free = N’importe quelle carte. Vous prenez { $up }.
board-slot = place { $slot }
board-do-trade-card = Proposer { $card }
board-do-stash-return = Remettre { $card }
board-do-frame-card = Poser { $card }, face cachée
board-do-swap = Laisser { $card }, prendre { $up }
board-offered = Vous proposez { $card }. Touchez une autre carte pour changer.
board-put-down = Vous montrez { $card }. Touchez une autre carte pour changer ; personne ne le remarque.
board-chosen = { $chosen } sur { $of } ont choisi.
board-until-partner = Vous pouvez changer tant que { $name } n’a pas choisi.
board-until-last = Vous pouvez changer jusqu’au dernier choix.
board-spied = { $name } a
board-spied-line = Personne d’autre ne l’a vu. C’est dans votre carnet.
board-noted = Noté, au troc

# La police.
board-cops-means = La partie se termine aussitôt. Vous ne gagnez que si le bouc émissaire, c’est vous.
board-cops-go = Se livrer et finir la partie
board-cops-chance = Le tour de { $colour } commence
board-cops-chance-line = En face, vous pouvez vous livrer. Vous ne gagnez que si le bouc émissaire, c’est vous.
board-cops-now = Police !
board-order-title = Police la prochaine fois ?
board-order-is-on = Votre ordre secret est donné : à votre prochaine occasion, la partie se termine. Personne ne le voit.
board-order-drop = Retirer l’ordre
board-order-on = prochaine fois
board-order-next = Police la prochaine fois
    .off = ordre secret
    .on = ordonné, personne ne le voit
board-order-set = Oui, la prochaine fois
board-staying = Rester n’est pas une action et ne laisse aucune trace.

# Une accusation, et tout le monde montre du doigt.
board-frame-attempt = Accusation
board-knock = Toc.
board-knock-title =
    { $knock ->
        [1] Premier coup
        [2] Deuxième coup
       *[other] Troisième coup
    }
board-knock-line = On ne vous demande rien. Respirez.
board-knock-all = Les { $count } cartes sont là. Elles se retournent ensemble au troisième coup, toujours après le même temps.
board-framed =
    { $who ->
        [me] Vous portez le chapeau.
       *[other] { $colour } porte le chapeau.
    }
board-framed-line = { $count } cartes montrent la couleur { $colour }. Celle de la personne visée ne compte pas.
board-stamp-framed = Accusé
board-seen-noted = Tout le monde a vu les cartes ; elles sont dans votre carnet.
board-nobody-framed = Personne n’est accusé.
board-not-counted = ne compte pas
board-lacks = sans { $colour }
board-failed-line = Aucune couleur n’est sur toutes les cartes sauf celle de son joueur. Chacun reprend la sienne ; tout le monde les a vues.
board-failed-by =
    { $who ->
        [me] Votre carte est sans { $colour }. Chacun reprend la sienne ; tout le monde les a vues.
       *[other] La carte de { $name } est sans { $colour }. Chacun reprend la sienne ; tout le monde les a vues.
    }
board-points = Tous montrent du doigt.
board-points-at =
    { $who ->
        [me] Vous désignez { $colour }.
       *[other] { $name } désigne { $colour }.
    }
board-points-line = { $count } fiches disent { $colour }.
board-points-goat =
    { $who ->
        [me] Le bouc émissaire, c’est vous, et vous gagnez en solo.
       *[other] { $colour } est le bouc émissaire et gagne seul.
    }
board-stamp-over = Fini
board-over-title =
    { $how ->
        [alone] Vous gagnez en solo
        [together] Vous gagnez ensemble
        [caught] Perdu : on vous a eu
        [lost] Perdu : le bouc s’échappe
        [gang] La bande gagne
        [cap] Plus de tours
       *[goat] Le bouc émissaire s’échappe
    }
board-over-line = Le bouc émissaire était { $name }, { $colour }.
board-over-cops =
    { $who ->
        [me] Vous vous livrez à la police.
       *[other] { $name } se livre à la police.
    }
board-turn-over = Tout retourner

# La fin.
board-was-goat = Le bouc émissaire : { $colour }.
board-was-line =
    { $who ->
        [me] C’était vous depuis le début.
       *[other] Même { $name } ne le savait pas.
    }
board-all-open = Tout est retourné
board-role =
    { $role ->
        [goat] { $over ->
            [yes] était le bouc émissaire
           *[no] le bouc émissaire
        }
       *[innocent] sans reproche
    }
board-mat-word = fiche
board-mat-said = la fiche disait { $colour }
board-stash-left = Planque, places 1 à 3
board-secrets = Qui a appris quoi, et quand
board-secret-spied = { $name } : main de { $other }
board-secret-traded = { $name } : échange avec { $other }
board-secret-stash = { $name } : Planque, place { $slot }

# Le carnet.
known-mat = D’après votre seule fiche
    .is = { $suspect } { $most } sur { $of }, vous 1 sur { $of }
known-hand = { $seat }
    .is =
        { $cards-key ->
            [none] { $clean-key ->
                [none] rien de sûr
               *[other] sans { $clean }
            }
           *[other] { $clean-key ->
                [none] { $cards }
               *[other] { $cards } ; sans { $clean }
            }
        }
known-slot = Planque, place { $slot }
    .is = { $card }
known-unseen =
    { $count ->
        [one] Une carte pas encore vue
       *[other] { $count } cartes pas encore vues
    }
    .is = { $cards }
board-notes-line = Écrit d’après ce que vous avez vu, rien de plus. Personne d’autre ne le lit.
board-says = dit { $what }
board-own-notes = Vos notes, gardées dans ce navigateur

# Talk.
board-whispers =
    { $who ->
        [me] vous chuchote
       *[other] chuchote à { $name }
    }
board-whisper = Chuchoter quelque chose
board-whisper-seen = Les autres voient que vous chuchotez à { $name }, pas les mots.
board-whisper-off = Pas de chuchotements à cette table : tout le monde le lit.
board-about = De quelle couleur
board-ready-suspect = Je soupçonne
board-ready-frame = Accusons
board-ready-trade = Donnez-moi
board-wink = Clin d’œil
board-no-trace = sans trace
board-claim-line = Vrai ou non, personne ne vérifie. Le menu est le même pour tous, quoi que vous ayez.
board-claim-choose = Choisir quoi dire
board-to-all = à tous
board-all = Tous
board-speak-to = À qui

## Sur la page : comment le plateau simple appelle les choses

own-colour = Votre couleur : { $colour }.
die-white = blanc
die-black = noir
field-setup = la mise en place
field-colours = couleurs des places
field-row = la rangée des lieux
field-dice = dés
field-seal = sceau du décodeur
field-suspect = votre suspect
field-mat = votre fiche
field-hand = votre main
field-sizes = cartes dans les mains, par place
field-face-up = cartes visibles, par lieu
field-places = où se tient chacun
field-tokens = jetons de préparation, par place
field-left = jetons de préparation restants
field-turn = au tour de
field-ask = question en cours
field-picks = cartes choisies, par place
field-seen = la main que vous avez regardée
field-order = votre ordre secret
field-last = juste avant
field-by = par
field-spied = main regardée
field-traded = échange avec
field-slot = place de la Planque
field-robbed = jeton volé à
field-revealed = cartes révélées
field-down = carte posée
field-up = carte prise
field-late = par l’horloge
field-partner = avec qui
field-chosen = ont choisi
field-reason = pourquoi
field-goat = le bouc émissaire
field-decoy = le leurre
field-framed = accusation sur
field-table = la table
field-hands = les mains
field-stash = la Planque
field-orders = ordres secrets
field-key = clé du décodeur
field-grid = la grille
field-place = lieu
field-target = qui
field-card = carte
field-on = donné
field-colour = couleur
field-seat = à qui
kind-pausing = une pause
kind-moving = un déplacement
kind-spying = qui espionner
kind-trading = avec qui échanger
kind-picking = des cartes à échanger
kind-taking = une carte de la Planque
kind-returning = une carte pour la Planque
kind-stealing = à qui prendre un jeton
kind-framing = des cartes pour accuser
kind-swapping = une carte à poser
kind-over = la fin
is-reason-framed = l’accusation a réussi
is-reason-cops = quelqu’un s’est livré à la police
is-reason-cap = trop de tours

## Simulations

fact-goat = Place du bouc émissaire
fact-goat-won = Le bouc émissaire gagne
fact-wrong-surrender = Reddition à tort
fact-turns = Tours
fact-capped = Arrêtées par la limite
share-goat = Le bouc émissaire gagne
share-wrong-surrenders = Redditions à tort
share-time-outs = Arrêtées par la limite

## La leçon

guide-sub = Une partie courte
guide-title = Quelqu’un portera le chapeau. Peut-être vous.
guide-line = Vous jouez pour de vrai, avec trois bots. J’explique chaque chose quand elle arrive.
guide-after = La suite n’est que de plus mauvaise compagnie.
guide-part-first = Une première partie
    .about = votre fiche, un tour, le bouc émissaire
guide-result =
    { $won ->
        [0] vous avez perdu
       *[other] vous avez gagné
    }
guide-mat = Votre fiche désigne quelqu’un
    .line = Toutes les fiches sauf une désignent le bouc émissaire. La sienne désigne quelqu’un d’autre.
    .help = Toutes les fiches sauf une désignent le bouc émissaire. La sienne désigne quelqu’un d’autre.
guide-doubt = Donc c’est lui, ou vous
    .line = Soit c’est lui le bouc émissaire, soit c’est vous. Personne ne vous le dit : regardez ce que les autres rassemblent.
    .help = Soit la couleur de votre fiche est le bouc émissaire, soit c’est vous. Ce que les autres rassemblent le montre.
guide-move = Allez ailleurs
    .line = Un tour a trois étapes : se déplacer, faire ce que dit le lieu, y échanger une carte. Vous ne pouvez pas rester sur place.
    .help = Un tour a trois étapes : aller dans un autre lieu, faire ce qu’il dit, y échanger une carte.
guide-spy = Regardez une main
    .line = Choisissez quelqu’un. Vous voyez toutes ses cartes, et personne d’autre ne les voit. Le carnet les garde.
    .help = Espionner montre une main entière. Personne d’autre ne la voit.
guide-trade = Échangez une carte
    .line = Choisissez quelqu’un. Chacun donne une carte face cachée, en même temps.
    .help = Dans un échange, chacun donne une carte face cachée, en même temps.
guide-trade-card = Que donnez-vous ?
    .line = Donnez ce qui aide un ami, ou ce qui ne vous sert pas. Vous verrez sa carte quand les deux auront choisi.
    .help = Dans un échange, on voit l’autre carte quand les deux ont choisi.
guide-stash = Trois cartes cachées
    .line = Prenez-en une que personne ne voit, puis rendez-en une. C’est la voie discrète vers une couleur.
    .help = À la planque, on prend une carte cachée et on en rend une. Personne ne voit laquelle.
guide-steal = Prenez un jeton
    .line = Un jeton permet de lancer une accusation. Prenez-en un à quelqu’un.
    .help = Qui a un jeton peut lancer une accusation. Sans jeton, on en vole un.
guide-frame = Chacun montre une carte
    .line = Si tous sauf un montrent la couleur de celui-ci, il est accusé. Montrez la couleur de votre fiche si vous l’avez.
    .help = Dans une accusation, chacun montre une carte. Si tous sauf un montrent la couleur de celui-ci, il est accusé.
guide-swap = Laissez-en une, prenez-en une
    .line = Échangez une carte avec celle qui est ici. Si vous avez votre couleur, une telle carte doit partir.
    .help = Un tour finit par un échange. Si vous avez votre couleur, une telle carte doit partir.
guide-gang = Qui veut quoi ?
    .line = Chaque ligne garde ce qu’ils ont pris et ce qu’ils ont dit. S’ils rassemblent votre couleur, le bouc émissaire est peut-être vous.
    .help = Ceux qui rassemblent votre couleur pensent que vous êtes le bouc émissaire. Ce qu’ils disent peut être faux.
guide-cops = La sortie
    .line = Se livrer à la police met fin à la partie. Vous ne gagnez que si vous êtes le bouc émissaire. Sinon, c’est lui qui gagne.
    .help = Se livrer à la police met fin à la partie. Qui s’y livre ne gagne que s’il est le bouc émissaire.
