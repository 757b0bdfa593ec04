### Scape Goat. Les cartes portent le nom de leurs couleurs ; les lettres sont les mêmes dans toutes les langues.

## Couleurs

colour-b = bleu
colour-r = rouge
colour-y = jaune
colour-g = vert
colour-o = orange
colour-p = violet

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

## Lieux

place-prep = Préparer
    .about = Prends un des deux jetons de préparation. Avec le second, ce lieu devient Accuser/Voler.
place-frame = Accuser/Voler
    .about = Avec un jeton, tu lances une accusation : tout le monde révèle une carte. Sans jeton, tu en voles un.
place-spy = Espionner
    .about = Regarde la main de quelqu’un. Personne d’autre ne la voit.
place-trade = Échanger
    .about = Quelqu’un et toi choisissez chacun une carte en secret et les échangez.
place-stash = Planque
    .about = Prends une des trois cartes cachées, puis remets une carte à sa place.
place-cops = Police
    .about = La partie finit aussitôt. Le bouc émissaire gagne, sans personne d’autre.

## Ce qu’on peut faire : en une phrase (act-…), en un mot ou deux (-label), avant le choix des détails (-open)

act-move =
    { $place-key ->
        [place-spy] Va à Espionner : regarde la main de quelqu’un.
        [place-trade] Va à Échanger : échange une carte avec quelqu’un.
        [place-stash] Va à la Planque : prends une carte cachée et remets-en une.
       *[other] Va à { $place }.
    }
act-move-label = Aller
act-move-open = Va à un autre lieu.
act-move-prep = Va à Préparer : prends un jeton de préparation.
act-move-prep-label = Préparer
act-move-frame = Va à Accuser/Voler : tout le monde révèle une carte.
act-move-frame-label = Accuser
act-move-steal = Va à Accuser/Voler : prends un jeton de préparation à quelqu’un.
act-move-steal-label = Voler
act-move-cops = Va à la police. La partie finit et le bouc émissaire gagne.
act-move-cops-label = Police
act-spy = Regarde la main de { $target }.
act-spy-label = Espionner
act-spy-open = Regarde la main de quelqu’un.
act-trade-with = Échange une carte avec { $target }.
act-trade-with-label = Échanger
act-trade-with-open = Échange une carte avec quelqu’un.
act-trade-card = Donne cette carte dans l’échange : { $card }.
act-trade-card-label = Donner
act-trade-card-open = Choisis la carte que tu donnes dans l’échange.
act-stash-take = Prends la carte cachée { $slot } de la Planque.
act-stash-take-label = Prendre à la Planque
act-stash-take-open = Prends une des trois cartes cachées de la Planque : 1, 2 ou 3.
act-stash-return = Mets cette carte dans la Planque : { $card }.
act-stash-return-label = Remettre
act-stash-return-open = Mets une carte de ta main à la place vide. Ce peut être celle que tu viens de prendre.
act-steal = Prends un jeton de préparation à { $target }.
act-steal-label = Voler
act-steal-open = Prends un jeton de préparation à quelqu’un qui en a.
act-frame-card = Révèle cette carte : { $card }.
act-frame-card-label = Révéler
act-frame-card-open = Choisis la carte que tu vas révéler.
act-swap = Pose cette carte : { $card }.
act-swap-label = Poser
act-swap-open = Pose une carte et prends celle qui se trouve là.
act-cops = Va à la police maintenant, hors de ton tour. La partie finit et le bouc émissaire gagne.
act-cops-label = Police
act-cops-order =
    { $on-key ->
        [yes] Ordre secret : aller à la police à ta prochaine occasion. Personne ne le voit.
       *[no] Pas d’ordre secret : tu restes. Personne ne le voit.
    }
act-cops-order-label = Ordre secret
act-cops-order-open = L’ordre secret d’aller à la police à ta prochaine occasion : oui ou non. Personne ne le voit.

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
say-suspect = Mon suspect, c’est le { $colour }.
say-suspect-label = Mon suspect
say-suspect-open = Mon suspect est une certaine couleur.
say-frame = Accusons le { $colour } !
say-frame-label = Accusons
say-frame-open = Accusons une certaine couleur.
say-trade = { $seat }, échange-moi du { $colour } !
say-trade-label = Échange avec moi
say-trade-open = Je veux qu’on m’échange une certaine couleur.

## Avant de le faire

caution-cops = La partie finit aussitôt. Le bouc émissaire gagne et tous les autres perdent : à ne faire que si tu crois que c’est toi.
caution-order = À ta prochaine occasion, cela finit la partie ; si tu l’as en ce moment, aussitôt. Le bouc émissaire gagne.

## Ce qui s’est passé

note-was-sealed = Le décodeur est verrouillé. Son sceau est visible ; la clé viendra à la fin.
note-was-dealt =
    { $viewer-is ->
        [me] Dés : blanc { $white }, noir { $black }. Ta fiche montre une couleur : { $suspect }. Tes cartes : { $hand }. { $first-is ->
                [me] Tu commences.
               *[other] { $first } commence.
            }
       *[other] Les cartes sont distribuées. Dés : blanc { $white }, noir { $black }. { $first } commence.
    }
note-pause-ended = La pause est finie.
note-went-to =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Te voilà à { $turned-key ->
                [yes] Accuser/Voler
               *[no] { $place }
            }.
           *[no] { $place-key ->
                [place-cops] Tu vas à la police.
                [place-stash] Tu vas à la Planque.
               *[other] Tu vas à { $turned-key ->
                    [yes] Accuser/Voler
                   *[no] { $place }
                }.
            }
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. { $seat } se retrouve à { $turned-key ->
                [yes] Accuser/Voler
               *[no] { $place }
            }.
           *[no] { $place-key ->
                [place-cops] { $seat } va à la police.
                [place-stash] { $seat } va à la Planque.
               *[other] { $seat } va à { $turned-key ->
                    [yes] Accuser/Voler
                   *[no] { $place }
                }.
            }
        }
    }
note-took-token =
    { $seat-is ->
        [me] Tu prends un jeton de préparation.
       *[other] { $seat } prend un jeton de préparation.
    } { $left ->
        [0] Il n’en reste plus : le lieu devient Accuser/Voler.
       *[other] Il en reste un.
    }
note-stole-token =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Par hasard, tu prends un jeton de préparation à { $victim }.
           *[no] Tu prends un jeton de préparation à { $victim }.
        }
       *[other] { $victim-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. Par hasard, { $seat } te prend un jeton de préparation.
               *[no] { $seat } te prend un jeton de préparation.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Par hasard, { $seat } prend un jeton de préparation à { $victim }.
               *[no] { $seat } prend un jeton de préparation à { $victim }.
            }
        }
    }
note-spied-on =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Par hasard, tu vois la main de { $target } : { $hand }.
           *[no] Tu vois la main de { $target } : { $hand }.
        }
       *[other] { $target-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. Par hasard, { $seat } regarde ta main.
               *[no] { $seat } regarde ta main.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Par hasard, { $seat } regarde la main de { $target }.
               *[no] { $seat } regarde la main de { $target }.
            }{ $hand-key ->
                [none] { "" }
               *[other] { " " }La voici : { $hand }.
            }
        }
    }
note-trade-began =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Par hasard, tu échanges avec { $partner }. Choisissez une carte.
           *[no] Tu échanges avec { $partner }. Choisissez une carte.
        }
       *[other] { $partner-is ->
            [me] { $late-key ->
                [yes] Temps écoulé. Par hasard, { $seat } échange avec toi. Choisis une carte.
               *[no] { $seat } échange avec toi. Choisis une carte.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Par hasard, { $seat } échange avec { $partner }.
               *[no] { $seat } échange avec { $partner }.
            }
        }
    }
note-frame-began =
    { $seat-is ->
        [me] Tu lances une accusation. Tout le monde choisit une carte.
       *[other] { $seat } lance une accusation. Tout le monde choisit une carte.
    }
note-has-chosen =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Le hasard choisit pour toi : { $card }.
           *[no] Tu choisis cette carte : { $card }.
        }
       *[other] { $card-key ->
            [none] { $late-key ->
                [yes] Temps écoulé. Le hasard choisit la carte de { $seat }.
               *[no] { $seat } a choisi.
            }
           *[other] { $late-key ->
                [yes] Temps écoulé. Le hasard choisit la carte de { $seat } : { $card }.
               *[no] { $seat } choisit cette carte : { $card }.
            }
        }
    }
note-changed-choice =
    { $seat-is ->
        [me] Tu changes d’avis : { $card }. Personne ne l’a vu.
       *[other] { $seat } change d’avis sans que cela se voie : { $card }.
    }
note-has-traded =
    { $seat-is ->
        [me] Tu donnes une carte ({ $gave }) à { $partner } et en reçois une autre ({ $got }).
       *[other] { $partner-is ->
            [me] Tu donnes une carte ({ $got }) à { $seat } et en reçois une autre ({ $gave }).
           *[other] { $gave-key ->
                [none] { $seat } et { $partner } échangent une carte.
               *[other] { $seat } donne une carte ({ $gave }) à { $partner } et en reçoit une autre ({ $got }).
            }
        }
    }
note-took-from-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Par hasard, tu prends la carte cachée { $slot } : { $card }.
           *[no] Tu prends la carte cachée { $slot } : { $card }.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. Par hasard, { $seat } prend la carte cachée { $slot }
           *[no] { $seat } prend la carte cachée { $slot }
        }{ $card-key ->
            [none] .
           *[other]  : { $card }.
        }
    }
note-put-into-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Une carte de ta main va à la place { $slot } : { $card }.
           *[no] Tu mets une carte à la place { $slot } : { $card }.
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. Par hasard, { $seat } met une carte à la place { $slot }
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
            [me] L’accusation tombe sur toi !
           *[other] L’accusation tombe sur { $framed } !
        }
    }
note-has-swapped =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Temps écoulé. Tu poses une carte ({ $down }) et en prends une autre ({ $up }).
           *[no] Tu poses une carte ({ $down }) et en prends une autre ({ $up }).
        }
       *[other] { $late-key ->
            [yes] Temps écoulé. { $seat } pose une carte ({ $down }) et en prend une autre ({ $up }).
           *[no] { $seat } pose une carte ({ $down }) et en prend une autre ({ $up }).
        }
    }
note-turn-began =
    { $seat-is ->
        [me] À toi.
       *[other] C’est à { $seat } de jouer.
    }
note-order-changed =
    { $seat-is ->
        [me] { $on-key ->
            [yes] Ton ordre secret est donné : à ta prochaine occasion, tu vas à la police.
           *[no] Tu n’as plus d’ordre secret.
        }
       *[other] { $on-key ->
            [yes] { $seat } donne l’ordre secret d’aller à la police.
           *[no] { $seat } n’a plus d’ordre secret.
        }
    }
note-went-out-of-turn =
    { $seat-is ->
        [me] Tu vas à la police hors de ton tour.
       *[other] { $seat } va à la police hors de son tour.
    }
note-has-ended =
    { $goat-is ->
        [me] Le bouc émissaire, c’était toi.
       *[other] Le bouc émissaire, c’était { $goat }.
    } { $reason-key ->
        [framed] { $framed-is ->
                [me] L’accusation est tombée sur toi.
               *[other] L’accusation est tombée sur { $framed }.
            } Victoire : { $winners }.
        [cops] Le bouc gagne, peu importe qui est allé à la police.
       *[cap] C’était le dernier tour de cette table : personne ne gagne.
    }

## Comment cela s’est fini

won-framed-goat = L’accusation tombe sur { $goat }, et c’était le bouc émissaire.
won-framed-innocent = L’accusation tombe sur { $framed }, mais le bouc émissaire était { $goat }.
won-cops = { $by } va à la police. Le bouc émissaire était { $goat }.
won-cap = Plus de tours : personne ne gagne. Le bouc émissaire était { $goat }.

## Pourquoi pas

no-seats =
    { $seats ->
        [one] On ne joue pas à cela en solitaire : il faut { $least } à { $most } personnes.
       *[other] À { $seats }, cela ne marche pas : il faut { $least } à { $most } personnes.
    }
no-colours = Ces couleurs ne vont pas. Chacune de celles-ci doit y être une fois : { $colours }.
no-not-asked = Ce n’est pas la question maintenant.
no-move-same = Tu y es déjà : { $place }. Choisis un autre lieu.
no-target =
    { $target-is ->
        [me] Tu ne peux pas te choisir. Choisis une autre personne.
       *[other] Tu ne peux pas choisir { $target }. Choisis une autre personne.
    }
no-steal-target =
    { $target-is ->
        [me] Tu ne peux pas te voler. Choisis quelqu’un qui a un jeton.
       *[other] { $target } n’a pas de jeton de préparation. Choisis quelqu’un qui en a.
    }
no-card-held = Tu n’as pas cette carte : { $card }.
no-own-colour-first = Tu as une carte de ta propre couleur, { $colour } : tu dois poser l’une de celles-là.

## Quand le temps est écoulé

zero-pause = La personne dont c’est le tour peut bouger.
zero-move = Le hasard mène à Espionner, Échanger ou la Planque.
zero-spy = Le hasard choisit la main à regarder.
zero-trade = Le hasard choisit avec qui échanger.
zero-choose = Qui n’a pas choisi donne une carte au hasard.
zero-stash = Le hasard choisit une des trois cartes cachées.
zero-stash-return = Une carte au hasard va à la place vide.
zero-steal = Le hasard choisit à qui prendre le jeton.
zero-swap = Une des cartes permises est posée au hasard.

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
    .help = Jusqu’à quand la personne d’en face peut aller à la police hors de son tour. À six seulement.
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
    .help = Après tant de tours, la partie finit et personne ne gagne. 0 : jamais.
option-colours = Couleurs des places
    .help = Qui joue quelle couleur, place par place. Vide : tirées au sort.

## Bots : comment pense chaque niveau

level-collector = Réunit de quoi accuser son suspect, et va à la police quand il se sent visé.
level-bayes = Pèse « moi ou mon suspect » d’après tout ce qu’il a vu, suit chaque carte et bluffe s’il le faut.

## Sur la page : les règles par thème

rules-aim = De quoi il s’agit
    .text =
        Vous avez fait un coup ensemble, et l’un de vous va porter le chapeau : le bouc émissaire. Personne ne sait qui c’est, pas même le bouc.
        Chacun apprend en secret un suspect. Tous les innocents apprennent la même couleur, celle du bouc. Le bouc en apprend une autre. Donc ou bien ton suspect est le bouc, ou bien c’est toi.
        La bande gagne si elle accuse ensemble le bouc. Le bouc gagne s’il va à temps à la police, ou si l’accusation tombe sur quelqu’un d’innocent.
rules-turn = Ton tour
    .text =
        Va à un autre lieu, fais ce qu’il dit, puis pose une carte face visible là où tu es et prends celle qui s’y trouvait. Les trois sont obligatoires.
        Si tu as des cartes de ta propre couleur, tu dois poser l’une de celles-là. Ce que les gens posent en dit donc long sur ce qu’ils ont.
rules-places = Les lieux
    .text =
        Espionner : regarde la main de quelqu’un. Échanger : quelqu’un et toi échangez une carte choisie en secret. Planque : prends une des trois cartes cachées et remets-en une à sa place.
        Préparer : prends un des deux jetons de préparation. Quand il n’en reste plus, le lieu devient Accuser/Voler : avec un jeton, tu y lances une accusation ; sans jeton, tu en prends un à quelqu’un.
        Police : finit la partie.
rules-frame = Accuser
    .text =
        Tout le monde choisit une carte en secret, et toutes sont révélées ensemble. Si tous, sauf la personne qui porte une couleur, montrent cette couleur, l’accusation tombe sur elle et la partie est finie.
        Les cartes à deux couleurs comptent pour les deux, le joker pour toutes, la grise pour aucune. En cas d’échec chacun reprend sa carte, et tout le monde l’a vue.
        Jusqu’au choix de la dernière personne tu peux changer de carte, et personne ne le remarque.
rules-cops = La police
    .text =
        À ton tour, tu peux aller à la police au lieu d’aller ailleurs. La partie finit aussitôt et le bouc gagne, peu importe qui y va. N’y va que si tu crois que le bouc, c’est toi.
        À six, tu peux aussi y aller au début du tour de la personne d’en face. Chaque tour commence par une courte pause pour cela, et tu peux laisser un ordre secret que personne ne voit.
rules-cards = Les preuves
    .text =
        Chaque couleur est sur autant de cartes qu’il y a de joueurs. Une accusation en demande une de moins. Les cartes identiques se valent.
        Au début quatre cartes sont visibles, trois cachées dans la Planque, et le reste dans les mains : deux chacun à trois ou quatre, trois chacun à cinq ou six.
rules-talk = Parler
    .text =
        Dis ce que tu veux, même des mensonges. Les chuchotements se voient, mais une seule personne les lit. Un coup de coude n’est senti que par qui le reçoit. Personne ne peut montrer une carte ni sa fiche.
        Les phrases toutes faites sont des affirmations comme les autres : personne ne les vérifie.
rules-end = La fin
    .text =
        L’accusation tombe sur le bouc : tous les autres gagnent. Elle tombe sur quelqu’un d’innocent, ou quelqu’un va à la police : le bouc gagne, sans personne d’autre.
        Ensuite toutes les mains et les fiches sont montrées, et chacun peut vérifier que dés, fiches et cartes étaient honnêtes.
rules-online = Horloges et absents
    .text =
        Chaque question a une horloge, que la table peut régler ou couper. Quand elle s’arrête, le hasard décide, mais jamais pour la police.
        Personne n’abandonne. Qui perd la ligne garde sa chaise ; si son temps s’écoule, un bot joue à sa place jusqu’à son retour, et ce bot ne va jamais à la police.

## Sur la page : comment le plateau simple appelle les choses

field-viewer = vu par
field-config = règles maison
field-setup = la mise en place
field-colours = couleurs des places
field-row = la rangée des lieux
field-dice = dés, blanc et noir
field-seal = sceau du décodeur
field-suspect = ton suspect
field-mat = ta fiche
field-hand = ta main
field-sizes = cartes dans les mains, par place
field-face-up = cartes visibles, à Préparer, Espionner, Échanger, Planque
field-places = où se tient chacun
field-tokens = jetons de préparation, par place
field-left = jetons de préparation restants
field-turn = au tour de
field-turns = tours jusqu’ici
field-asked = questions jusqu’ici
field-ask = question en cours
field-picks = cartes choisies, par place
field-seen = la main que tu as regardée
field-order = ton ordre secret
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
field-pausing = une pause
field-moving = un déplacement
field-spying = qui espionner
field-trading = avec qui échanger
field-picking = des cartes à échanger
field-taking = une carte de la Planque
field-returning = une carte pour la Planque
field-stealing = à qui prendre un jeton
field-framing = des cartes pour accuser
field-swapping = une carte à poser
field-over = la fin

## Simulations

fact-goat = Place du bouc émissaire
fact-goat-won = Le bouc émissaire gagne
fact-wrong-surrender = Reddition à tort
fact-turns = Tours
fact-capped = Arrêtées par la limite
share-goat = Le bouc émissaire gagne
share-wrong-surrenders = Redditions à tort
share-time-outs = Arrêtées par la limite
