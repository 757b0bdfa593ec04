### Bomb Busters. Values are numbers or colours; a place like 2:3 is slot 3 of stand 2.

## Values

value-yellow = jaune
    .short = J
value-red = rouge
    .short = R

## Equipment

equipment-unequal = Étiquette ≠
    .about = Marque deux de vos fils voisins qui sont différents.
equipment-walkie = Talkies-walkies
    .about = Échangez un fil avec un coéquipier, sans voir celui de l’autre.
equipment-triple = Triple détecteur
    .about = Dans une coupe en duo, désignez trois fils d’un support.
equipment-post-it = Pense-bête
    .about = Place un jeton Info devant un de vos fils bleus.
equipment-super = Super détecteur
    .about = Dans une coupe en duo, désignez tous les fils d’un support.
equipment-rewinder = Rembobineur
    .about = Fait reculer le détonateur d’un cran.
equipment-batteries = Piles de secours
    .about = Remet un ou deux personnages utilisés face visible.
equipment-radar = Radar général
    .about = Demande à tous les supports s’ils ont un nombre.
equipment-stabilizer = Stabilisateur
    .about = Protège votre coupe en duo de ce tour : ni cran, ni explosion.
equipment-ray = Rayons X ou Y
    .about = Dans une coupe en duo, annoncez deux valeurs à la fois.
equipment-mug = Tasse de café
    .about = Laisse votre tour à quelqu’un d’autre.
equipment-equal = Étiquette =
    .about = Marque deux de vos fils voisins qui sont identiques.
equipment-false-bottom = Double fond
    .about = Apporte deux cartes de plus dès que deux fils jaunes sont coupés.
equipment-single = Étiquette fil unique
    .about = Dit qu’un nombre n’est qu’une fois sur votre support.
equipment-drop = Largage d’urgence
    .about = Remet tout l’équipement utilisé face visible.
equipment-fast-pass = Coupe-file
    .about = Coupez deux de vos fils identiques même s’il en reste d’autres.
equipment-disintegrator = Désintégrateur
    .about = Coupe tous les fils d’un nombre tiré au hasard.
equipment-hook = Grappin
    .about = Prenez un fil à un coéquipier.

## Characters, and what helps in a cut

character-none = pas de personnage
character-double = Double détecteur
    .about = Dans une coupe en duo, désignez deux fils d’un support.
character-radar = Radar personnel
    .about = Demande à tous les supports s’ils ont un nombre.
character-walkie = Talkies-walkies
    .about = Échangez un fil avec un coéquipier.
character-triple = Triple détecteur
    .about = Dans une coupe en duo, désignez trois fils d’un support.
character-ray = Rayons X ou Y
    .about = Dans une coupe en duo, annoncez deux valeurs à la fois.
helper-double = Double détecteur
helper-own-triple = Triple détecteur
helper-triple = Triple détecteur
helper-super = Super détecteur
helper-own-ray = Rayons X ou Y
helper-ray = Rayons X ou Y
source-card = la carte
source-power = votre personnage
stand-first = premier support
stand-second = deuxième support
stand-both = les deux supports

## What one can do: in a sentence (act-…), in a word or two (-label), before its details are chosen (-open)

act-pick-character = Prenez ce personnage : { $character }.
act-pick-character-label = Choisir un personnage
act-pick-character-open = Choisissez votre personnage.
act-place-token = Placez un jeton Info devant { $cell }.
act-place-token-label = Placer un jeton
act-place-token-open = Placez un jeton Info devant un de vos fils bleus.
act-place-false-token = Placez devant { $cell } un jeton qui dit : pas { $number }.
act-place-false-token-label = Placer un faux jeton
act-place-false-token-open = Placez devant un de vos fils un jeton avec un nombre que ce fil n’a pas.
act-name-missing = Posez des jetons à côté de votre support : vous n’avez aucun de { $values }.
act-name-missing-label = Dire ce qui manque
act-name-missing-open = Posez à côté de votre support des jetons de valeurs que vous n’avez pas.
act-dual-cut =
    { $call-own-key ->
        [none] Désignez { $cell } et annoncez { $call }.
       *[other] Désignez { $cell } et annoncez { $call } ; si c’est juste, { $call-own } est coupé aussi.
    }
act-dual-cut-label = Coupe en duo
act-dual-cut-open = Coupe en duo : désignez un fil d’un coéquipier et annoncez une valeur que vous avez.
act-helped-cut =
    { $calls-own-key ->
        [none] { $helpers } : désignez { $cells } et annoncez { $calls }.
       *[other] { $helpers } : désignez { $cells } et annoncez { $calls }. À couper avec : { $calls-own }.
    }
act-helped-cut-label = Coupe en duo assistée
act-helped-cut-open = Coupe en duo avec ceci : { $with }.
act-solo-cut = Coupe en solo : coupez tout ce qui reste de { $value }.
act-solo-cut-label = Coupe en solo
act-solo-cut-open = Coupe en solo : coupez tout ce qui reste d’une valeur.
act-fast-pass = Coupe-file : coupez { $cells }.
act-fast-pass-label = Coupe-file
act-fast-pass-open = Coupe-file : coupez deux de vos fils identiques.
act-reveal-reds = Révélez vos fils rouges.
act-reveal-reds-label = Révéler ses rouges
act-cut-together = Coupez { $cells } d’un coup et affirmez que c’est ce que demande cette mission.
act-cut-together-label = Couper d’un coup
act-cut-together-open = Désignez des fils n’importe où, les vôtres compris, et affirmez que c’est ce que demande cette mission.
act-skip = Passez votre tour.
act-skip-label = Passer
act-report-slip = { $seat } a parlé contre les règles de cette mission.
act-report-slip-label = Signaler un faux pas
act-report-slip-open = Quelqu’un a parlé contre les règles de cette mission : dites qui.
act-use-stabilizer = Stabilisateur : protégez votre coupe en duo de ce tour.
act-use-stabilizer-label = Stabilisateur
act-use-mug = Tasse de café : ne faites rien ce tour-ci ; { $seat } continue.
act-use-mug-label = Tasse de café
act-use-mug-open = Tasse de café : ne faites rien ce tour-ci et dites qui continue.
act-settle = Choisissez { $cell }.
act-settle-label = Choisir un fil
act-settle-open = Choisissez lequel de vos fils c’est.
act-use-walkie =
    { $source-key ->
        [source-power] Vos talkies-walkies : échangez { $cell } avec { $partner }.
       *[other] Talkies-walkies : échangez { $cell } avec { $partner }.
    }
act-use-walkie-label = Talkies-walkies
act-use-walkie-open = Talkies-walkies : échangez un fil avec un coéquipier.
act-give-wire = Donnez { $cell }.
act-give-wire-label = Donner un fil
act-give-wire-open = Donnez un de vos fils ; vous recevrez celui qui est offert.
act-use-radar =
    { $source-key ->
        [source-power] Votre radar : qui a un { $number } ?
       *[other] Radar général : qui a un { $number } ?
    }
act-use-radar-label = Le radar
act-use-radar-open = Radar : demandez un nombre à tous les supports.
act-use-post-it = Pense-bête : placez un jeton Info devant { $cell }.
act-use-post-it-label = Pense-bête
act-use-post-it-open = Pense-bête : placez un jeton Info devant un de vos fils bleus.
act-use-false-post-it = Pense-bête : placez devant { $cell } un jeton qui dit : pas { $number }.
act-use-false-post-it-label = Pense-bête
act-use-false-post-it-open = Pense-bête : placez devant un de vos fils bleus un jeton avec un nombre qu’il n’a pas.
act-use-unequal = Étiquette ≠ : { $cell } et son voisin de droite sont différents.
act-use-unequal-label = Étiquette ≠
act-use-unequal-open = Étiquette ≠ : marquez deux fils voisins différents.
act-use-equal = Étiquette = : { $cell } et son voisin de droite sont identiques.
act-use-equal-label = Étiquette =
act-use-equal-open = Étiquette = : marquez deux fils voisins identiques.
act-use-rewinder = Rembobineur : le détonateur recule d’un cran.
act-use-rewinder-label = Rembobineur
act-use-batteries = Piles de secours : remettez le personnage face visible, chez { $seats }.
act-use-batteries-label = Piles de secours
act-use-batteries-open = Piles de secours : remettez un ou deux personnages utilisés face visible.
act-use-single = Étiquette fil unique : le nombre de { $cell } n’est qu’une fois sur son support.
act-use-single-label = Étiquette fil unique
act-use-single-open = Étiquette fil unique : marquez un fil dont le nombre n’est qu’une fois sur son support.
act-use-hook = Grappin : prenez { $cell } ; il va sur ce support : { $stand }.
act-use-hook-label = Grappin
act-use-hook-open = Grappin : prenez un fil à un coéquipier.
act-lay-number = Posez le { $number } face cachée.
act-lay-number-label = Poser un nombre
act-lay-number-open = Posez une de vos cartes Nombre face cachée : quelle valeur sera coupée ?
act-claim-turn = Prenez le tour suivant.
act-claim-turn-label = Je coupe
act-name-next = { $seat } continue.
act-name-next-label = Dire qui continue
act-name-next-open = Personne n’a pris le tour : dites qui continue.
act-name-cutter = { $seat } doit couper le nombre.
act-name-cutter-label = Nommer qui coupe
act-name-cutter-open = Nommez qui doit couper le nombre retourné.
act-turn-up-number = Révélez le nombre suivant.
act-turn-up-number-label = Révéler un nombre
act-turn-up-number-open = Révélez le nombre suivant, ou cédez le tour.
act-choose-stand = Le fil va sur ce support : { $stand }.
act-choose-stand-label = Choisir un support
act-choose-stand-open = Un fil vous arrive : choisissez le support où il va.
act-cut-blind = Désignez { $cell } et annoncez { $value } avec votre fil retourné { $own }.
act-cut-blind-label = Couper avec un fil retourné
act-cut-blind-open = Désignez un fil d’un coéquipier, touchez votre fil retourné et affirmez que les deux ont cette valeur.
act-solo-blind = Coupez tout ce qui reste de { $value } avec vos fils retournés { $turned }.
act-solo-blind-label = Coupe en solo avec des fils retournés
act-solo-blind-open = Touchez vos fils retournés et affirmez qu’avec ceux que vous voyez, ils sont tout ce qui reste d’une valeur.
act-confess-wire = Posez un jeton devant { $cell }.
act-confess-wire-label = Poser un jeton
act-confess-wire-open = Vous n’avez pas le nombre : posez un jeton devant un de vos fils bleus.
act-choose-token = Choisissez le jeton { $value }.
act-choose-token-label = Choisir un jeton
act-choose-token-open = Choisissez un jeton Info.
act-set-token = Posez le jeton devant { $cell }.
act-set-token-label = Poser le jeton
act-set-token-open = Posez le jeton devant un de vos fils de cette valeur.
act-mark-received = Posez le jeton d’un nombre reçu devant { $cell }.
act-mark-received-label = Poser le jeton
act-mark-received-open = Posez un jeton devant un de vos fils qui a un nombre que vous avez reçu.
act-pass-received = Passez : aucun nombre reçu ne convient.
act-pass-received-label = Aucun nombre ne convient
caution-together =
    { $colour ->
        [red] Cela met fin à la mission sur-le-champ si un seul de ces fils n’est pas rouge.
        [yellow] Cela met fin à la mission sur-le-champ si un seul de ces fils n’est pas jaune.
       *[blue] Cela met fin à la mission sur-le-champ si un seul de ces fils n’est pas un { $number }.
    }
caution-together-tokens = Si un seul de ces fils n’est pas jaune, chacun reçoit son jeton et le détonateur avance d’un cran. Un rouge parmi eux met fin à la mission sur-le-champ.
caution-blind = La mission s’arrête aussitôt si votre fil retourné n’a pas aussi cette valeur.
caution-report-slip = Le faux pas coûte à tous un cran du détonateur.

## Phrases

say-suggest-card = On utilise ceci : { $card } ?
say-suggest-card-label = Utiliser l’équipement ?
say-suggest-card-open = Suggérez une carte.
say-suggest-power = { $seat }, vous utilisez votre personnage ?
say-suggest-power-label = Utiliser votre personnage ?
say-suggest-power-open = Suggérez à quelqu’un d’utiliser son personnage.
say-rule-reminder = Attention à ce que dit la mission !
say-rule-reminder-label = Attention à la mission
say-your-turn = { $seat }, c’est à vous.
say-your-turn-label = À vous
say-your-turn-open = Dites à quelqu’un que c’est son tour.
say-thinking = Un instant, je réfléchis.
say-thinking-label = Je réfléchis
say-well-done = Bien joué !
say-well-done-label = Bien joué
say-need-oxygen = J’ai besoin d’oxygène.
say-need-oxygen-label = J’ai besoin d’oxygène

## What happened

note-was-dealt =
    { $captain-is ->
        [me] { $mission }. Vous êtes capitaine.
       *[other] { $mission }. { $captain } est capitaine.
    } { $dial ->
        [0] Il n’y a pas de détonateur.
        [one] Une erreur et c’est fini.
       *[other] Le détonateur a { $dial } crans.
    }
note-seated =
    { $captain-is ->
        [me] { $mission }. Vous êtes capitaine.
       *[other] { $mission }. { $captain } est capitaine.
    } Les autres choisissent leur personnage.
note-character-picked =
    { $seat-is ->
        [me] Vous prenez ce personnage : { $character }.
       *[other] { $seat } prend ce personnage : { $character }.
    }
note-token-drawn =
    { $seat-is ->
        [me] Votre premier jeton est un { $number }.
       *[other] { $seat } a un { $number } comme premier jeton.
    }
note-passed-over =
    { $seat-is ->
        [me] Vous n’avez aucun fil bleu et ne placez pas de jeton.
       *[other] { $seat } n’a aucun fil bleu et ne place pas de jeton.
    }
note-passed-over-more =
    { $seat-is ->
        [me] Vous n’avez pas d’autre fil bleu et ne placez pas de second jeton.
       *[other] { $seat } n’a pas d’autre fil bleu et ne place pas de second jeton.
    }
note-passed-over-yellow =
    { $seat-is ->
        [me] Vous n’avez que des fils jaunes et ne placez pas de jeton.
       *[other] { $seat } n’a que des fils jaunes et ne place pas de jeton.
    }
note-passed-over-yellow-more =
    { $seat-is ->
        [me] Tous vos autres fils sont jaunes : pas de second jeton.
       *[other] Tous les autres fils de { $seat } sont jaunes : pas de second jeton.
    }
note-passed-over-missing =
    { $seat-is ->
        [me] Vous avez toutes les autres valeurs : pas d’autre jeton.
       *[other] { $seat } a toutes les autres valeurs : pas d’autre jeton.
    }
note-token-placed =
    { $owner-is ->
        [me] Votre fil { $slot } a un jeton : { $value }.
       *[other] Chez { $owner }, le fil { $slot } a un jeton : { $value }.
    }
note-token-placed-virtual =
    { $owner-is ->
        [me] Il n’y a plus de jeton ; votre fil { $slot } est connu : { $value }.
       *[other] Il n’y a plus de jeton ; chez { $owner }, le fil { $slot } est connu : { $value }.
    }
note-token-placed-beside =
    { $owner-is ->
        [me] Vous n’avez pas de { $value } : le jeton reste à côté de votre support.
       *[other] { $owner } n’a pas de { $value } : le jeton reste à côté du support.
    }
note-token-placed-once =
    { $owner-is ->
        [me] Votre { $value } a été montré une fois : il faut retenir sa place.
       *[other] Un { $value } de { $owner } a été montré une fois : il faut retenir sa place.
    }
note-token-placed-single =
    { $owner-is ->
        [me] Le nombre de votre fil { $slot } n’est qu’une fois sur votre support.
       *[other] Chez { $owner }, le nombre du fil { $slot } n’est qu’une fois sur ce support.
    }
note-token-placed-not =
    { $owner-is ->
        [me] Votre fil { $slot } a un jeton : ce n’est pas { $value }.
       *[other] Chez { $owner }, le fil { $slot } a un jeton : ce n’est pas { $value }.
    }
note-token-placed-not-virtual =
    { $owner-is ->
        [me] Il n’y a plus de jeton ; on sait que votre fil { $slot } n’est pas { $value }.
       *[other] Il n’y a plus de jeton ; on sait que chez { $owner }, le fil { $slot } n’est pas { $value }.
    }
note-token-placed-even =
    { $owner-is ->
        [me] Votre fil { $slot } a un jeton : un nombre pair.
       *[other] Chez { $owner }, le fil { $slot } a un jeton : un nombre pair.
    }
note-token-placed-odd =
    { $owner-is ->
        [me] Votre fil { $slot } a un jeton : un nombre impair.
       *[other] Chez { $owner }, le fil { $slot } a un jeton : un nombre impair.
    }
note-token-placed-count =
    { $owner-is ->
        [me] Votre fil { $slot } a un jeton : son nombre est { $count } × sur votre support.
       *[other] Chez { $owner }, le fil { $slot } a un jeton : son nombre est { $count } × sur ce support.
    }
note-token-placed-beside-virtual =
    { $owner-is ->
        [me] Vous n’avez pas de { $value } ; il n’y a plus de jeton, mais tout le monde le sait.
       *[other] { $owner } n’a pas de { $value } ; il n’y a plus de jeton, mais tout le monde le sait.
    }
note-token-withheld =
    { $owner-is ->
        [me] { $count ->
            [one] Votre fil { $slots } ne reçoit pas de jeton : ce qu’il est reste secret.
           *[other] Aucun de vos fils { $slots } ne reçoit de jeton : ce qu’ils sont reste secret.
        }
       *[other] { $count ->
            [one] Chez { $owner }, le fil { $slots } ne reçoit pas de jeton : ce qu’il est reste secret.
           *[other] Chez { $owner }, aucun des fils { $slots } ne reçoit de jeton : ce qu’ils sont reste secret.
        }
    }
note-took-wire =
    { $seat-is ->
        [me] Vous prenez un fil et le placez en { $slot }.
       *[other] { $seat } prend un fil et le place en { $slot }.
    }
note-took-wire-own = Vous prenez un fil, { $value }, et le placez en { $slot }.
note-took-wire-untold =
    { $seat-is ->
        [me] Vous prenez un fil et le placez sur le support { $stand }.
       *[other] { $seat } prend un fil et le place sur le support { $stand }. Personne d’autre ne sait où.
    }
note-counts-as-red = Dans cette mission, les fils de valeur { $value } comptent comme rouges.
note-claim-failed = { $seat } a affirmé que { $slots } sont de valeur { $value }. Ils ne le sont pas tous.
note-turn-began =
    { $seat-is ->
        [me] À vous. Du sang-froid.
       *[other] C’est à { $seat }.
    }
board-call-said =
    { $seat-is ->
        [me] Vous désignez
       *[other] { $seat } désigne
    } { $owner-is ->
        [me] { $count ->
            [1] votre fil { $slots }
           *[other] vos fils { $slots }
        }
       *[other] { $count ->
            [1] le fil { $slots } chez { $owner }
           *[other] les fils { $slots } chez { $owner }
        }
    } et { $seat-is ->
        [me] annoncez
       *[other] annonce
    } { $values }{ $helpers-key ->
        [none] { "" }
       *[other] { " " }({ $helpers })
    }
note-call-made-hit = { board-call-said } : juste !
note-call-made-miss = { board-call-said } : faux.
note-call-made-red = { board-call-said } : rouge !
board-moment-call = { board-call-said }.
note-settle-asked =
    { $owner-is ->
        [me] { $hit-key ->
            [yes] Choisissez lequel de vos fils est coupé.
           *[no] Choisissez lequel de vos fils reçoit le jeton.
        }
       *[other] { $hit-key ->
            [yes] { $owner } choisit quel fil est coupé.
           *[no] { $owner } choisit quel fil reçoit le jeton.
        }
    }
note-token-stands =
    { $owner-is ->
        [me] Vous ne posez pas de jeton : ce fil en a déjà un.
       *[other] { $owner } ne pose pas de jeton : le fil choisi en a déjà un.
    }
note-wires-cut-dual = Coupés : { $values }.
note-wires-cut-solo =
    { $seat-is ->
        [me] Vous coupez en solo : { $values }.
       *[other] { $seat } coupe en solo : { $values }.
    }
note-wires-cut-special =
    { $seat-is ->
        [me] Vous coupez d’un coup : { $values }.
       *[other] { $seat } coupe d’un coup : { $values }.
    }
note-wires-cut-card = Coupés par la carte : { $values }.
note-wires-cut-reveal =
    { $seat-is ->
        [me] Il ne vous reste que du rouge, et vous le révélez : { $values }.
       *[other] Il ne reste que du rouge à { $seat }, qui le révèle : { $values }.
    }
note-dial-moved =
    { $steps ->
        [1] Le détonateur recule d’un cran.
       *[other] Le détonateur avance.
    } { $left ->
        [0] Il est sur la tête de mort.
        [1] Il reste un cran.
       *[other] Il reste { $left } crans.
    }
note-reds-seen =
    { $owner-is ->
        [me] Le stabilisateur tient. Rouge, tout le monde le sait maintenant : votre { $slots }.
       *[other] Le stabilisateur tient. Rouge, tout le monde le sait maintenant : { $slots } chez { $owner }.
    }
note-card-ready = Cette carte peut servir : { $card }.
note-card-used =
    { $seat-is ->
        [me] Vous utilisez une carte : { $card }.
       *[other] { $seat } utilise une carte : { $card }.
    }
note-power-used =
    { $seat-is ->
        [me] Vous utilisez votre personnage : { $character }.
       *[other] { $seat } utilise son personnage : { $character }.
    }
note-cards-added = Nouvel équipement : { $cards }.
note-pile-turned-up = Des cartes de la pile sont retournées et utilisables : { $cards }.
note-pile-card-lost = La carte du dessus de la pile est écartée sans que personne ne la regarde.
note-cards-turned-up = Utilisable de nouveau : { $cards }.
note-disintegrated = Le désintégrateur frappe le { $number }.
note-recharged =
    { $seat-is ->
        [me] Vous remettez le personnage face visible, chez { $seats }.
       *[other] { $seat } remet le personnage face visible, chez { $seats }.
    }
note-radar-answered =
    { $found-key ->
        [none] Le radar ne trouve aucun { $number }.
       *[other] Le radar trouve un { $number } ici : { $found }.
    }
note-labelled-equal =
    { $seat-is ->
        [me] Vous marquez vos fils { $slots } comme identiques.
       *[other] { $seat } marque ses fils { $slots } comme identiques.
    }
note-labelled-unequal =
    { $seat-is ->
        [me] Vous marquez vos fils { $slots } comme différents.
       *[other] { $seat } marque ses fils { $slots } comme différents.
    }
note-swap-asked =
    { $user-is ->
        [me] Vous offrez votre fil { $slot } à { $partner }, qui en choisit un pour vous.
       *[other] { $partner-is ->
            [me] { $user } vous offre le fil { $slot }. Choisissez lequel vous donnez.
           *[other] { $user } offre le fil { $slot } à { $partner }, qui en choisit un en retour.
        }
    }
note-places-moved-swap = Échange : { $user } { $gave } est maintenant { $partner } { $gave-now }, { $partner } { $got } est maintenant { $user } { $got-now }.
note-places-moved-taken = Pris : { $partner } { $got } est maintenant { $user } { $got-now }.
note-turn-named =
    { $target-is ->
        [me] { $seat } prend un café. C’est à vous.
       *[other] { $seat-is ->
            [me] Vous prenez un café. C’est à { $target }.
           *[other] { $seat } prend un café. C’est à { $target }.
        }
    }
note-turn-skipped =
    { $seat-is ->
        [me] Vous passez votre tour.
       *[other] { $seat } passe son tour.
    }
note-everybody-skipped = Tous ceux qui ont des fils ont passé de suite.
note-time-ran-out =
    { $seat-is ->
        [me] Temps écoulé ; l’horloge a décidé pour vous.
       *[other] Temps écoulé ; l’horloge a décidé pour { $seat }.
    }
note-talk-restricted-no-number = Plus de nombres à partir de maintenant : qui en dit un coûte un cran à la table.
note-talk-restricted-mute = Tout le monde est muet à partir de maintenant : il reste un seul geste.
note-talk-restricted-mime = Plus un mot à partir de maintenant : rien que les mains et les visages.
note-talk-restricted-no-more = Vous pouvez de nouveau parler comme avant.
note-talk-slipped =
    { $seat-is ->
        [me] Vous avez écrit un nombre.
       *[other] { $seat } a écrit un nombre.
    }
note-talk-slipped-reported =
    { $seat-is ->
        [me] Vous avez parlé contre les règles de la mission, dit { $by }.
       *[other] { $seat } a parlé contre les règles de la mission, dit { $by }.
    }
note-mission-ended-defused = La bombe est désamorcée. Vous gagnez tous !
note-mission-ended-explosion = Boum ! La bombe explose. Vous perdez tous.
note-mission-ended-dial = Boum ! Le détonateur est sur la tête de mort. Vous perdez tous.
note-mission-ended-stall = Personne ne pouvait continuer. Vous perdez tous.
note-mission-ended-timer = Le temps est écoulé. Vous perdez tous.
note-mission-ended-objective = La mission ne peut plus être remplie. Vous perdez tous.
note-row-laid = Les nombres dans leur ordre : { $cards }.
note-row-went-on = Le { $number } est fait ; le nombre suivant est libre.
note-number-cards-dealt =
    { $hand-key ->
        [none] Tout le monde a des cartes Nombre.
       *[other] Vos cartes Nombre : { $hand }.
    }
note-lay-asked =
    { $seat-is ->
        [me] Posez une carte Nombre face cachée : quelle valeur sera coupée ?
       *[other] { $seat } pose une carte Nombre face cachée.
    }
note-number-card-laid =
    { $number-key ->
        [none] { $seat } a posé une carte Nombre.
       *[other] { $seat-is ->
            [me] Vous avez posé le { $number }.
           *[other] { $seat } a posé le { $number }.
        }
    }
note-number-shown =
    { $hit-key ->
        [yes] { $layer } avait posé le { $number } : un cran de perdu.
       *[no] { $layer } avait posé le { $number } : il ne se passe rien.
    }
note-number-card-taken =
    { $number-key ->
        [none] { $seat } prend la carte.
       *[other] { $seat-is ->
            [me] Vous prenez le { $number }.
           *[other] { $seat } prend le { $number }.
        }
    }
note-numbers-discarded =
    { $seat-key ->
        [none] Des cartes Nombre de valeurs terminées partent : { $numbers }.
       *[other] { $seat-is ->
            [me] Vous défaussez des cartes Nombre de valeurs terminées : { $numbers }.
           *[other] { $seat } défausse des cartes Nombre de valeurs terminées : { $numbers }.
        }
    }
note-number-card-drawn =
    { $number-key ->
        [none] { $seat } pioche une carte Nombre.
       *[other] { $seat-is ->
            [me] Vous piochez le { $number }.
           *[other] { $seat } pioche le { $number }.
        }
    }
note-number-cards-returned =
    { $seat-is ->
        [me] Vous n’avez plus de fils ; vos cartes Nombre vont sous la pioche.
       *[other] { $seat } n’a plus de fils ; ses cartes Nombre vont sous la pioche.
    }
note-numbers-over = Il reste une seule valeur : plus de cartes Nombre.
note-goals-laid = Complétez un de ces nombres et le détonateur recule d’un cran : { $cards }.
note-goal-met = Le { $number } est complet, et sa carte est retirée.
note-goal-turned = La carte nombre suivante est { $number }.
note-together-named = Les fils du nombre { $number } se coupent tous les quatre d’un coup.
note-reward-deck-laid = { $count } cartes Nombre sont posées face cachée ; les { $out } autres sont écartées sans être vues.
note-reward-card-lost = La carte Nombre du dessus est écartée sans que personne ne la regarde.
note-reward-dealt =
    { $hand-key ->
        [none] Les cartes Nombre sont distribuées face cachée.
       *[other] Vous avez reçu : { $hand }.
    }
note-reward-token-due = { $seat } a reçu le nombre { $number } et pose son jeton.
note-reward-passed = { $seat } n’a reçu aucun nombre qui convienne.
note-goal-turned-none = La pioche des cartes nombre est vide.
note-tokens-given = Deux fils jaunes sont coupés : chacun donne un jeton au joueur de gauche.
note-tokens-drawn = Deux fils jaunes sont coupés : ces jetons sont tirés : { $tokens }.
note-token-chosen = { $seat } choisit le jeton { $value } pour { $to }.
note-token-due = { $seat } a des fils de valeur { $value } sans jeton et le pose devant un.
note-token-returned = Tous les fils de { $seat } de valeur { $value } ont un jeton : il retourne à la réserve.
note-fuse-moved =
    { $steps ->
        [-1] La mèche revient à { $space } sur { $last }.
       *[other] La mèche brûle jusqu’à { $space } sur { $last }.
    }
note-turn-spent =
    { $left ->
        [one] Il reste un tour.
       *[other] Il reste { $left } tours.
    }
note-time-spent-up = Le temps de cette mission est écoulé.
note-reveal-claimed =
    { $seat-is ->
        [me] Vous prenez le tour pour montrer vos fils rouges.
       *[other] { $seat } prend le tour pour montrer ses fils rouges.
    }
note-claims-ended =
    { $captain-is ->
        [me] Personne ne prend le nombre : vous désignez qui le coupe.
       *[other] Personne ne prend le nombre : { $captain } désigne qui le coupe.
    }
note-cutter-self-has =
    { $target-is ->
        [me] Vous prenez le { $number } et devez le couper.
       *[other] { $target } prend le { $number } et doit le couper.
    }
note-cutter-self-lacks =
    { $target-is ->
        [me] Vous prenez le { $number } et n’en avez aucun.
       *[other] { $target } prend le { $number } et n’en a aucun.
    }
note-nothing-confessed =
    { $seat-is ->
        [me] Vous n’avez aucun fil bleu à marquer.
       *[other] { $seat } n’a aucun fil bleu à marquer.
    }
note-turn-claimed =
    { $seat-is ->
        [me] Vous prenez le tour suivant.
       *[other] { $seat } prend le tour suivant.
    }
note-claims-closed =
    { $captain-is ->
        [me] Personne ne veut du tour. Vous dites qui continue.
       *[other] Personne ne veut du tour. { $captain } dit qui continue.
    }
note-call-deck-laid = { $count } cartes Nombre sont face cachée.
note-call-deck-shuffled = Les cartes Nombre utilisées sont mélangées : { $count } sont de nouveau face cachée.
note-number-called =
    { $seat-is ->
        [me] Vous retournez le { $number }.
       *[other] { $seat } retourne le { $number }.
    }
note-cutter-named-has =
    { $target-is ->
        [me] Vous êtes nommé et devez couper le { $number }.
       *[other] { $target } est nommé et doit couper le { $number }.
    }
note-cutter-named-lacks =
    { $target-is ->
        [me] Vous êtes nommé et n’avez pas de { $number }.
       *[other] { $target } est nommé et n’a pas de { $number }.
    }
note-number-left = La carte Nombre { $number } quitte le jeu.

## How it ended

end-defused = La bombe est désamorcée.
end-explosion = La bombe a explosé.
end-dial = Trop d’erreurs.
end-stall = Personne ne pouvait continuer.
end-timer = Le temps était écoulé.
end-objective = La mission n’a pas été remplie.
all-won = Pas aujourd’hui.
all-lost = La bombe a été plus rapide.

## Why not

no-seats =
    { $seats ->
        [1] On ne joue pas seul : il faut de { $least } à { $most } joueurs.
       *[other] À { $seats }, ça ne va pas : il faut de { $least } à { $most } joueurs.
    }
no-not-asked = Ce n’est pas ce qu’on vous demande.
no-not-asked-turn = Ce n’est pas ce qu’on vous demande : coupez des fils, ou utilisez une carte de votre tour.
no-not-offered = Ce n’est pas une des cartes que vous pouvez utiliser maintenant.
no-skip = Vous pouvez couper quelque chose, donc vous ne pouvez pas passer.
no-must-reveal = Il ne vous reste que des fils rouges : ils sont révélés.
no-not-red = Vous avez encore des fils qui ne sont pas rouges.
no-not-held = Vous n’avez pas de fil non coupé de cette valeur : { $value }.
no-call-red = Le rouge ne s’annonce pas.
no-own-target = Ce fil est à vous. Désignez celui d’un coéquipier.
no-cut-target = Il n’y a pas de fil non coupé à cette place.
no-own-wire = Le fil à vous que vous nommez doit être non coupé et avoir la valeur annoncée : { $value }.
no-own-wire-only = Choisissez un fil à vous.
no-own-wire-uncut = Choisissez un fil à vous qui n’est pas coupé.
no-own-stand = Choisissez un de vos supports.
no-partner = Choisissez quelqu’un d’autre qui a encore des fils.
no-not-all = Il reste { $left } fils de cette valeur et vous en avez { $mine } : { $value }. Une coupe en solo les veut tous, 2 ou 4.
no-solo-red = Les fils rouges ne se coupent jamais en solo.
no-helpers = Une coupe admet au plus un détecteur et un rayon.
no-power-used = Votre personnage ne peut pas faire cela, ou a déjà servi.
no-one-target = Avec les rayons seuls, désignez un seul fil.
no-one-stand = Un détecteur désigne des fils d’un seul support.
no-whole-stand = Le super détecteur désigne tous les fils non coupés d’un support.
no-so-many-targets = Désignez exactement { $count } fils différents d’un support.
no-so-many-values =
    { $count ->
        [1] Annoncez exactement une valeur.
       *[other] Annoncez exactement { $count } valeurs.
    }
no-two-values = Annoncez deux valeurs différentes.
no-yellow-detector = Avec un détecteur, on n’annonce que des nombres.
no-two-equal = Choisissez deux de vos fils identiques, pas des rouges.
no-stabilizer-dual = Vous avez utilisé le stabilisateur : il faut maintenant une coupe en duo.
no-stabilizer-no-dual = Il n’y a aucune coupe en duo à protéger.
no-mug-target = Nommez quelqu’un d’autre qui a encore des fils.
no-card-in-play = Cette carte n’est pas en jeu : { $card }.
no-card-used = Cette carte a déjà servi : { $card }.
no-card-locked = Cette carte est encore verrouillée : { $card }. Il lui faut { $cuts } fils coupés de cette valeur : { $value }.
no-card-offer = Cette carte s’utilise à tout moment, pas comme action d’un tour.
no-card-on-turn = C’est à la personne dont c’est le tour.
no-rewinder = Le détonateur ne peut pas reculer davantage.
no-batteries = Choisissez un ou deux personnages qui ont servi.
no-batteries-nothing = Aucun personnage n’a encore servi.
no-radar-number = Demandez un nombre de 1 à 12.
no-post-it-blue = Un pense-bête va devant un fil bleu non coupé.
no-post-it-token = Ce fil a déjà un jeton.
no-post-it-lies = Vos jetons disent ce qu’un fil n’est pas : dites aussi un nombre.
no-post-it-true = Votre pense-bête dit la vérité : dites seulement le fil.
no-label-neighbours = Choisissez un fil qui a un voisin à droite sur le même support.
no-label-cut = Un seul des deux fils au plus peut être coupé.
no-label-equal = Ces deux fils ne sont pas identiques.
no-label-unequal = Ces deux fils sont identiques.
no-single = Le nombre de ce fil est plus d’une fois sur son support, ou ce fil n’est pas bleu.
no-give-own = Choisissez un fil à vous, non coupé, à donner.
no-swap-first = Donnez d’abord un fil : l’échange vous attend.
no-settle-first = Choisissez d’abord un des fils désignés.
no-settle-pointed = Ce fil n’a pas été désigné.
no-settle-match = Ce fil n’a pas la valeur annoncée : { $values }.
no-settle-red = Ce fil est rouge et ne reçoit pas de jeton. Choisissez-en un autre.
no-token-first = Placez d’abord votre jeton.
no-token-own = Placez le jeton devant un fil à vous.
no-token-blue = Le premier jeton va devant un fil bleu.
no-token-left = Les { $most } jetons de ce nombre sont placés : { $number }. Choisissez un autre nombre.
no-token-drawn = Votre jeton est un { $number } : placez-le devant un fil de ce nombre.
no-token-lies = Vos jetons disent ce qu’un fil n’est pas : dites un nombre avec le fil.
no-token-true = Votre jeton dit la vérité : dites seulement le fil.
no-false-wire = Pas de faux jeton devant un fil comme celui-ci : { $value }.
no-false-twice = Vos deux jetons vont devant des fils différents.
no-false-true = Ce serait vrai : ce fil est un { $number }. Dites un autre nombre.
no-false-number = Un faux jeton dit un nombre de 1 à { $most }, pas { $number }.
no-missing-first = Posez d’abord vos jetons de valeurs que vous n’avez pas.
no-missing-held = Vous avez un fil de cette valeur, ou elle n’est pas en jeu : { $value }.
no-missing-count = Dites exactement { $count } des valeurs que vous n’avez pas.
no-pick-first = Choisissez d’abord votre personnage.
no-character-left = Ce personnage n’est plus disponible.
no-sequence = Le { $value } n’est pas encore libre : d’abord le { $due }.
no-together = Dans cette mission, rien ne se coupe d’un coup.
no-together-only =
    { $colour ->
        [red] Ici les { $count } fils rouges se coupent d’un coup, et pas autrement.
        [yellow] Ici les { $count } fils jaunes se coupent d’un coup, et pas autrement.
       *[blue] Ici les { $count } fils du nombre { $number } se coupent d’un coup, et pas autrement.
    }
no-together-done =
    { $colour ->
        [red] Les fils rouges sont déjà coupés.
        [yellow] Les fils jaunes sont déjà coupés.
       *[blue] Les fils du nombre { $number } sont déjà coupés.
    }
no-together-holder =
    { $colour ->
        [red] Seul quelqu’un qui a un fil rouge peut le faire.
        [yellow] Seul quelqu’un qui a un fil jaune peut le faire.
        [last] Seul quelqu’un qui n’a plus que des fils du nombre { $number } peut le faire.
       *[blue] Seul quelqu’un qui a un fil du nombre { $number } peut le faire.
    }
no-together-cells = Désignez exactement { $count } fils différents non coupés.
no-received = Posez le jeton devant un de vos fils sans jeton qui a un nombre que vous avez reçu. Passez seulement si aucun ne convient.
no-fragile-card = Dans cette mission, vous ne pouvez pas utiliser cette carte : { $card }.
no-counts-as-red = Ici, le { $value } compte comme rouge : on ne peut pas l’annoncer.
no-red-number-token = Aucun jeton ne va devant un { $number } : il compte ici comme rouge.
no-unsorted-card = Les cartes et les personnages ne touchent pas aux fils marqués d’un X.
no-unsorted-locked = Un fil marqué d’un X se coupe quand tous les fils jaunes le sont.
no-choose-stand = Choisissez un de vos supports pour le fil.
no-blind = Cette mission n’a pas de fils retournés.
no-blind-card = Les cartes, les personnages et les jetons ne touchent pas aux fils retournés.
no-blind-owner = Ici, seul son propriétaire peut couper un fil retourné.
no-blind-named = Nommez vos propres fils retournés.
no-blind-value = Annoncez une valeur dont il reste des fils, mais pas rouge.
no-blind-target = Désignez un fil non coupé d’un coéquipier.
no-blind-solo = Avec les fils que vous voyez, ils doivent être tout ce qui reste de la valeur : deux ou quatre.
no-lay-first = Posez d’abord une carte Nombre.
no-number-held = Vous n’avez pas le { $number }.
no-claim-first = D’abord, quelqu’un doit prendre le tour.
no-name-first = Vous devez d’abord dire qui continue.
no-name-free = Nommez quelqu’un qui a des fils et ne vient pas de jouer.
no-report = Dites qui a parlé contre les règles de la mission.
no-order-first = Vous devez d’abord nommer qui doit couper le nombre.
no-cutter = Nommez quelqu’un qui a encore des fils.
no-cutter-radar = Désignez quelqu’un dont un support a dit oui.
no-turn-up-first = On révèle d’abord le nombre, sauf si vous cédez le tour.
no-confess = Posez un jeton devant un de vos fils bleus non coupés qui n’en a pas.
no-yellow-tokens = Seulement après deux fils jaunes : choisissez un jeton parmi ceux qui sont là, et posez-le devant un de vos fils de cette valeur.
no-other-number = Seul le { $number } peut être coupé maintenant.
no-cutters-turn = Ce n’est pas votre tour : vous ne faites que couper.

## Tables that cannot be

bad-captain = La place { $captain } ne peut pas être capitaine : il y a { $seats } places.
bad-mission-number = Il n’y a pas de mission { $number } ici. Il y a : { $known }.
bad-mission-seats = Cette mission n’est pas pour { $seats } joueurs.
bad-own-number = Une mission à vous n’a pas de numéro : enlevez le { $number }, ou choisissez cette mission.
bad-elsewhere = Cette mission est aussi pour { $seats } joueurs, et à ce nombre elle est impossible. Corrigez-la pour cette table, ou enlevez { $seats } de ses places.
bad-colour-fixed-range = Ces fils sont nommés un par un, donc lowest et highest ne changent rien : { $colour }.
bad-card-twice = Cette carte y est deux fois : { $card }.
bad-character-twice = Ce personnage est exclu deux fois : { $character }.
bad-character-choice = On ne peut exclure des personnages que là où on les choisit.
bad-character-double = Le double détecteur ne peut pas être exclu : tout le monde peut le choisir.
bad-later-banned = Cette carte est à la fois ajoutée et exclue : { $card }.
bad-card-yellow = Cette carte demande des fils jaunes, et la mission n’en a pas : { $card }.
bad-ban-absent = Cette carte n’est pas parmi les cartes, on ne peut donc pas l’exclure : { $card }.
bad-no-cards = Il n’y a pas d’équipement, on ne peut donc rien dire de ses cartes.
bad-tokens-once = Les fils ne peuvent être montrés qu’une fois que là où tous les jetons disent une valeur vraie.
bad-captain-tokens = Les premiers jetons du capitaine sont comme ceux des autres : inutile de le dire.
bad-colour-fixed = Un nombre est deux fois parmi les fils de cette couleur : { $colour }.
bad-colour-count = Il faut dire avec count combien de ces fils sont en jeu : { $colour }.
bad-colour-fixed-of = { $fixed } fils sont nommés et { $shown } doivent être montrés : { $colour }.
bad-colour-out-of = Il ne peut pas y avoir { $count } fils en jeu sur { $shown } montrés : { $colour }.
bad-colour-range = On ne peut pas tirer { $count } fils parmi { $there } : { $colour }.
bad-predealt = On ne peut pas donner d’abord { $count } fils à { $stands } supports, et tous doivent être sûrs : { $colour }.
bad-yellow-count = Il peut y avoir 0, 2 ou 4 fils jaunes, pas { $count }.
bad-few-wires = { $wires } fils, c’est trop peu pour { $stands } supports.
bad-cards-without-equipment = Sans équipement, il n’y a aucune carte à compter ni à poser face cachée : enlevez cards et face_down.
bad-few-cards = { $cards } cartes d’équipement, c’est trop peu pour { $seats } joueurs.
bad-later-card = Cette carte est déjà parmi les douze : { $card }.
bad-mechanism-twice = Ce mécanisme est là deux fois : { $name }.
bad-mechanisms-clash = Ces deux mécanismes ne vont pas ensemble dans une mission : { $first } et { $second }.
bad-variant-empty = Ce qui change avec d’autres nombres de joueurs demande ces nombres, et quelque chose qui change.
bad-variant-seats = Quelque chose doit changer à { $seats } joueurs, mais la mission n’est pas pour autant.
bad-variant-twice = Ce qui change à { $seats } joueurs est dit deux fois : { $field }.
bad-dial-extra = Le détonateur commence à { $dial } : on ne peut rien ajouter à un cran par joueur.
bad-dial-limit = Le détonateur ne peut pas commencer à { $start } s’il ne lui reste jamais plus de { $limit } crans.
bad-dial-none = Une mission sans détonateur n’a pas de limite du détonateur.
bad-tokens-lie = Les jetons ne peuvent mentir que s’ils disent une valeur ; ici : { $kind }.
bad-tokens-lie-blue = Les jetons ne peuvent mentir que s’il y a au moins deux nombres.
bad-first-tokens = Cette façon de placer les premiers jetons demande des jetons qui disent une valeur vraie : { $mode }.
bad-numbers = Il faut { $needed } cartes Nombre, mais il n’y a que { $blue } nombres.
bad-sequence = Une rangée de { $cards } nombres ne tient pas dans { $blue }.
bad-unequipped = Dans cette mission, il n’y a pas d’équipement dont quelqu’un pourrait se passer.
bad-together = { $count } fils doivent être coupés d’un coup, mais il y en a { $there }.
bad-together-tokens = Les jetons après une erreur sont pour les fils jaunes, et seulement là où les jetons disent la vérité.
bad-together-number = Le nombre { $number } ne peut pas être coupé d’un coup ici.
bad-together-last = Seul un nombre peut rester pour la fin, dans une mission sans fils rouges.
bad-together-pile = Une série qui donne des cartes demande une pile : un équipement avec face_down = true.
bad-together-received = Les nombres reçus apportent des jetons pour un nombre coupé d’un coup, là où les jetons disent des valeurs, sont vrais et restent.
bad-yellow-tokens = Des jetons pour deux fils jaunes demandent deux fils jaunes.
bad-yellow-tokens-kind = Les jetons pour deux fils jaunes disent des valeurs, sont vrais et restent.
bad-unsorted-locked = Les fils marqués d’un X ne peuvent attendre les fils jaunes que s’il y en a.
bad-unsorted-yellow = Les fils marqués d’un X ne peuvent attendre les fils jaunes que s’ils sont bleus eux-mêmes.
bad-unsorted-tokens = Les jetons qui comptent ne vont pas avec des fils marqués d’un X.
bad-apart-twice = Une mission ne peut pas avoir à la fois des fils marqués d’un X et des fils retournés.
bad-blind-tokens = Avec des fils retournés, chacun choisit son premier jeton ou il n’y en a pas, et il dit la vérité sur un fil.
bad-blind-owner = Seul un fil du capitaine peut être retourné sans que personne d’autre puisse le couper.
bad-blind-few = Il y a trop peu de fils pour en retourner.
bad-late-count = Soit des fils de n’importe quelle couleur arrivent plus tard, soit tous ceux d’une couleur.
bad-late-many = Si { $count } fils arrivent plus tard, il en reste trop peu à distribuer.
bad-late-colour = Tous les fils de la couleur doivent être dans la mission pour arriver plus tard : { $colour }.
bad-red-number = Un nombre qui compte comme rouge en demande un autre à côté de lui.
bad-red-number-cards = Il y a trop peu de cartes Équipement pour en laisser une de côté.
bad-red-number-tokens = Avec un nombre qui compte comme rouge, chacun choisit son premier jeton ou il n’y en a pas, et il dit la vérité.
bad-goals = { $cards } cartes Nombre doivent être posées, mais il n’y a que { $blue } nombres.
bad-goals-pile = Des objectifs payés en cartes demandent une pile : de l’équipement avec face_down = true.
bad-goals-dial = Sans détonateur, les cartes Nombre ne peuvent pas payer un cran.
bad-claims-mug = Là où l’on prend son tour soi-même, le mug est à exclure : il désigne qui continue.
bad-talk-twice = Une mission limite la parole d’une seule manière.
bad-call-yellow = Là où l’on retourne des nombres, il ne peut pas y avoir de fils jaunes.

## When the time is up

zero-pick = le double détecteur est pris.
zero-token = le jeton va devant le premier fil possible.
zero-turn = la première coupe possible est faite.
zero-settle = le premier fil possible est choisi.
zero-swap = le premier fil est donné.
zero-prompt = la première réponse est donnée.
zero-claim = le capitaine dit qui continue.
zero-timer = la mission est perdue.

## Talk

talk-phrases = Pendant une mission, il n’y a que des phrases, pour que personne ne parle de ses fils.
talk-free = Pas un mot sur vos fils, pas d’indices, pas de suppositions.
talk-no-number = Pas de nombres à voix haute : qui en dit un de 1 à 12 coûte un cran à la table.
talk-no-number-free = Un nombre de 1 à 12 coûte un cran à la table, en chiffres ou en lettres, en anglais, en espagnol ou en français. Pas un mot sur vos fils.
talk-mute = Muets : ce geste est tout ce qui peut se dire.
talk-mime = Mime : les mains et les visages, pas de mots.
talk-claims = Personne ne parle tant qu’un nombre peut être pris : il ne reste que le bouton.
slip-numbers = 1 2 3 4 5 6 7 8 9 10 11 12 un deux trois quatre cinq six sept huit neuf dix onze douze

## Missions

mission-own = Une mission à vous
    .text = La table a composé cette mission elle-même.
mission-1 = Premières coupes
    .text = Rien que des fils bleus, de 1 à 6. Pas d’équipement : on apprend à couper.
mission-2 = Deux jaunes
    .text = Des bleus de 1 à 8 et deux fils jaunes, qui se coupent ensemble.
mission-3 = Le premier rouge
    .text = Des bleus de 1 à 10 et un fil rouge que personne ne doit toucher. Il y a maintenant de l’équipement.
mission-4 = La bombe entière
    .text = Tous les fils bleus de 1 à 12, deux jaunes et un rouge ; à deux, quatre jaunes.
mission-5 = Deux sur trois
    .text = Trois nombres jaunes sont montrés, mais seuls deux de ces fils sont là. Un rouge ; à deux, deux rouges.
mission-6 = Quatre jaunes
    .text = Quatre fils jaunes, coupés deux par deux ou tous à la fois, et un rouge ; à deux, deux rouges.
mission-7 = Quel rouge ?
    .text = Deux nombres rouges sont montrés et un seul de ces fils est là ; à deux, un sur trois. Pas de jaune.
mission-8 = L’examen
    .text = Un rouge sur deux montrés et deux jaunes sur trois ; à deux, un rouge sur trois et quatre jaunes.
mission-9 = Trois nombres dans l’ordre
    .text = Trois cartes Nombre sont en ligne. Le deuxième nombre ne s’annonce que lorsque deux fils du premier sont coupés, le troisième que lorsque deux du deuxième le sont aussi. Si à votre tour il ne vous reste rien d’autre, la bombe explose.
mission-10 = Quinze minutes
    .text = La mission doit être finie en quinze minutes ; à deux joueurs, en douze. Il n’y a pas d’ordre des tours : qui veut le tour suivant le prend, mais personne ne joue deux fois de suite, sauf à deux joueurs ou si personne d’autre n’a de fils. Si personne ne le prend, le capitaine désigne un joueur. Quatre fils jaunes et un rouge.
mission-11 = Un nombre est rouge
    .text = Une carte nombre est tirée : les quatre fils bleus de ce nombre comptent comme rouges. On ne les annonce pas, et qui en touche un fait exploser la bombe. Deux fils jaunes ; quatre à deux joueurs.
mission-12 = Équipement à double serrure
    .text = Une carte Nombre couvre chaque carte Équipement. La carte sert quand deux fils de son propre nombre sont coupés, et deux du nombre qui la couvre. Quatre fils jaunes et un rouge ; deux rouges à deux joueurs.
mission-13 = Tous les rouges à la fois
    .text = Trois fils rouges, un pour chacun des trois premiers joueurs. On ne les révèle pas, on les coupe ensemble : désignez trois fils n’importe où et affirmez qu’ils sont rouges. Une erreur, et c’est fini. Les premiers jetons sont tirés au hasard.
mission-14 = Le bleu ne doit pas se tromper
    .text = Les cartes personnage sont mélangées et le hasard désigne le capitaine. Si une coupe en duo du capitaine est ratée, la bombe explose, et le stabilisateur n’y peut rien. Deux fils rouges et deux jaunes sur trois montrés ; trois rouges et quatre jaunes à deux joueurs.
mission-15 = Outils cachés
    .text = L’équipement est face cachée et personne ne le regarde. Une carte nombre est visible : quand le dernier fil de ce nombre est coupé, une carte d’équipement est retournée, utilisable aussitôt, et la carte nombre suivante est révélée.
mission-16 = Dans l’ordre, jusqu’au dernier fil
    .text = Comme trois nombres dans l’ordre, mais les quatre fils d’un nombre doivent être coupés avant d’annoncer le suivant.
mission-17 = Quelqu’un ment à la table
    .text = Les cartes personnage sont mélangées, et qui devient capitaine est le menteur. Chaque jeton dans sa main dit ce qu’un fil n’est pas : deux au début, et un du nombre annoncé après chaque coupe ratée chez lui. Le menteur n’utilise pas d’équipement. Deux fils rouges sur trois montrés ; trois à deux joueurs.
mission-18 = Radar et coupeur désigné
    .text = Il n’y a ni premiers jetons ni équipement, sauf un radar toujours allumé. À votre tour, un nombre est révélé et chaque support répond s’il l’a ; vous désignez quelqu’un qui a dit oui, et cette personne doit le couper. Deux fils rouges, trois à deux joueurs.
mission-19 = Descente dans la grotte
    .text = Après les tours 4, 10 et 16, une carte Nombre devient la cible : deux de ses fils doivent être coupés en six tours, sinon le détonateur avance d’un cran. À deux joueurs, il y a deux cibles. Un fil rouge et deux jaunes sur trois montrés. Variante maison : l’original passe une bande-son.
mission-20 = Un fil égaré par support
    .text = Le dernier fil distribué à chaque support n’est pas dans l’ordre : il est au bout à droite, marqué d’un X. Les cartes et les personnages n’y touchent pas. Deux fils rouges et deux jaunes ; à deux joueurs, deux rouges sur trois montrés et quatre jaunes.
mission-21 = Pair ou impair
    .text = Les jetons Info disent seulement si un nombre est pair ou impair, au début et après chaque coupe ratée. Un fil rouge sur deux montrés ; deux à deux joueurs.
mission-22 = Ce que je n’ai pas
    .text = Chacun pose deux premiers jetons à côté du support : dans toute sa main il n’y a aucun fil de ces valeurs. Quand deux fils jaunes sont coupés, chacun donne un jeton Info au joueur de gauche, qui le pose devant un fil de cette valeur, ou à côté du support s’il n’en a pas. Quatre fils jaunes et un rouge ; trois rouges à deux joueurs.
mission-23 = Quatre d’un coup pour les outils
    .text = Une carte nombre est tirée : ses quatre fils ne s’annoncent pas, ils se coupent d’un coup. À votre tour, désignez les quatre, où qu’ils soient ; une erreur est la fin. Alors sept cartes Équipement face cachée sont à vous ; d’ici là, une est écartée à chaque manche. Un fil rouge sur trois montrés ; deux sur trois à deux joueurs.
mission-24 = Combien y en a-t-il ?
    .text = Un jeton Info dit combien de fois le nombre de son fil se trouve sur ce support, fils coupés compris, et non quel est ce nombre. Deux fils rouges ; trois à deux joueurs.
mission-25 = Pas de nombres à voix haute
    .text = Qui dit un nombre de 1 à 12 coûte à la table un cran du détonateur. Dans le texte libre, la table l’entend d’elle-même ; ce qui a été dit à voix haute, chacun peut le signaler. Les phrases toutes faites sont libres. Deux fils rouges ; trois à deux joueurs.
mission-26 = Retournez un nombre, coupez-le
    .text = Douze cartes Nombre sont visibles. Avant de couper, retournez-en une dont vous avez le nombre et coupez ce nombre ; si la coupe échoue, la carte reste retournée. Qui n’a aucun des nombres visibles passe. Quand toutes sont retournées, on les montre de nouveau. Deux fils rouges ; trois à deux joueurs.
mission-27 = Pas de détecteur aujourd’hui
    .text = Personne n’a de personnage. Quand deux fils jaunes sont coupés, on tire autant de jetons Info qu’il y a de joueurs ; chacun en prend un et le pose devant un fil de cette valeur, ou à côté du support s’il n’en a pas. Quatre fils jaunes et un rouge. À deux joueurs, le capitaine ne pose pas de premier jeton.
mission-28 = Capitaine sans outils
    .text = Le capitaine n’a pas de personnage et n’utilise pas d’équipement, et si une coupe en duo du capitaine est ratée, la bombe explose. Quatre fils jaunes et deux rouges ; trois rouges à deux joueurs.
mission-29 = Le voisin devine
    .text = Tout le monde a des cartes Nombre. Avant votre tour, votre voisin de droite en pose une face cachée ; si vous coupez ce nombre, le détonateur avance d’un cran. Ensuite la carte est à vous.
mission-30 = Course contre la voix
    .text = Une voix donne des tâches, chacune avec son temps. Après les consignes et un peu de jeu libre, une carte Nombre est retournée quatre fois : deux fils de plus de ce nombre à temps, sinon le détonateur avance d’un cran. Puis deux fois encore, sans un mot ; si le temps s’écoule, qui a la main dit s’il a un nombre. Puis tous les fils de trois nombres, et rien d’autre ; puis une personne montre tous les fils jaunes à la fois, et une erreur, c’est fini ; à la fin, tout ce qui n’est pas rouge. Qui remplit la quatrième tâche fait voir combien de fils jaunes a chacun. Quatre fils jaunes, un rouge sur deux montrés. Variante maison : des messages à la place de la voix, et un balayage, une coupe en plus et des tours à nous.
mission-31 = Un handicap pour chacun
    .text = Chacun prend une des cinq cartes Contrainte et la respecte. Qui n’a plus de fil qui la respecte la retourne pour de bon. Deux fils rouges sur trois montrés. Tous sauf le capitaine choisissent leur personnage.
mission-32 = Farces
    .text = Une carte Contrainte lie tout le monde. Au début de chaque tour, le capitaine la garde ou fait retourner la suivante. Qui ne peut pas jouer passe. Deux fils rouges, trois à deux joueurs.
mission-33 = Pair ou impair, encore
    .text = Comme pair ou impair, avec deux fils rouges sur trois montrés, trois à deux joueurs. Tous sauf le capitaine choisissent leur personnage.
mission-34 = Maillon faible caché
    .text = Des personnages et des cartes Contrainte A à E sont distribués face cachée. Qui a le personnage du capitaine est le maillon faible : il n’annonce que ce que sa carte permet, et n’en dit rien. À leur tour, les autres peuvent deviner qui et quelle carte : juste, les personnages sont révélés et la contrainte prend fin ; faux, cela coûte un cran. Si le maillon faible ne peut pas jouer, cela coûte deux crans et toutes ces cartes partent. Un fil rouge. À partir de trois joueurs.
mission-36 = Une rangée à deux bouts
    .text = Cinq cartes Nombre sont en ligne. Seule celle du bout choisi peut être annoncée ; les autres de la rangée attendent, les autres nombres sont libres. Quand deux de ses fils sont coupés, elle part, et qui les a coupés choisit le bout suivant. Un fil rouge sur trois montrés et deux jaunes ; à deux joueurs, deux sur trois et quatre.
mission-35 = Les égarés attendent les jaunes
    .text = Au bout à droite de chaque support se trouve un fil bleu marqué d’un X, hors de l’ordre. Personne ne peut le couper avant les quatre jaunes ; qui n’a plus rien d’autre que des rouges passe son tour, et le détonateur avance d’un cran. Deux fils rouges sur trois montrés, trois à deux joueurs. Tous sauf le capitaine choisissent leur personnage.
mission-37 = La règle change sans cesse
    .text = Une carte Contrainte lie tout le monde, et la suivante arrive dès qu’un nombre est complet. Qui ne peut pas jouer passe ; si tous passent, cela coûte un cran et la carte suivante arrive. Deux fils rouges, trois à deux joueurs.
mission-38 = Le fil retourné du capitaine
    .text = Un fil du capitaine est retourné : tous le voient sauf lui, et lui seul peut le couper, en le nommant dans une coupe. Une erreur avec ce fil, et c’est fini. Qui ne peut annoncer que sa valeur passe son tour, et le détonateur avance d’un cran. Deux fils rouges, trois à deux joueurs. Tous sauf le capitaine choisissent leur personnage.
mission-39 = Quatre d’un coup pour en savoir plus
    .text = Une carte nombre est tirée : ses quatre fils ne s’annoncent pas, ils se coupent d’un coup. À votre tour, désignez les quatre, où qu’ils soient ; une erreur est la fin. Alors huit autres cartes Nombre sont distribuées face cachée, et chacun pose un jeton vrai pour un nombre reçu ; d’ici là, une carte est écartée à chaque manche. Il n’y a pas d’équipement, et les premiers jetons sont tirés au hasard. Quatre fils jaunes et deux rouges sur trois montrés ; trois rouges à deux joueurs.
mission-40 = Compter encore
    .text = Les jetons Info disent combien de fois un nombre se trouve sur le support, et il y a trois fils rouges. À deux joueurs, le capitaine ne pose pas de premier jeton.
mission-41 = Pièges
    .text = Chacun a un piège jaune, et tous le savent ; à cinq joueurs, tous sauf le capitaine. Personne n’annonce le jaune : montrez un seul fil de quelqu’un d’autre. Un piège est coupé et le détonateur recule d’un cran ; un fil bleu reçoit un jeton et en coûte un ; un rouge, et c’est fini. Le détonateur commence à un cran de l’explosion. Qui n’a que du jaune et du rouge passe son tour.
mission-42 = Des actes minutés
    .text = Tous les cinq tours, un nouvel acte commence. D’abord, on joue dans le sens antihoraire. Ensuite, plus un mot : qui parle peut être signalé, un cran à chaque fois. Puis chacun choisit un fil sans le montrer, et tous passent à gauche en même temps, avec leurs jetons. Puis une carte de contrainte de A à E lie tout le monde, jusqu’à ce que personne ne puisse la suivre ; à la fin, rien n’est en vigueur. Quatre fils jaunes, un rouge sur trois montrés. Variante maison : l’original passe une bande-son.
mission-43 = La charge du robot
    .text = Un robot parcourt les nombres de 1 à 12 et revient, une case à la fin de chaque tour, et porte des fils cachés : cinq à deux joueurs, quatre à trois ou quatre, trois à cinq. Une coupe réussie du nombre où il se tient vous en donne un ; vous le placez en ordre sur un support, et tous voient où. Il faut les couper tous, eux aussi. Trois fils rouges.
mission-44 = L’air de tous
    .text = Chaque coupe prend de l’oxygène dans la réserve, juste ou non : une bouteille de 1 à 4, deux de 5 à 8, trois de 9 à 12. Toutes les bouteilles reviennent au début d’une manche. Qui ne peut ou ne veut payer passe, pour un cran du détonateur ; sous le stabilisateur, pour rien. Un fil rouge sur trois montrés.
mission-45 = Premier arrivé, premier à couper
    .text = Une carte Nombre est visible. Qui la prend en premier et a ce nombre doit le couper ; la prendre sans l’avoir coûte un cran, et c’est alors le capitaine qui désigne qui coupe. Si personne ne la prend, ou si le capitaine ne veut pas attendre, il désigne aussi un joueur : s’il n’a pas le nombre, cela coûte un cran et il pose un jeton Info. Qui n’a que des fils rouges la prend pour les montrer. On ne dit rien tant qu’un nombre peut être pris. Deux fils rouges ; trois à deux joueurs.
mission-46 = Les sept en dernier
    .text = Les fils du nombre 7 ne s’annoncent pas, ils se coupent d’un coup : qui n’a plus rien d’autre à son tour désigne les quatre, où qu’ils soient. Une erreur est la fin. Quatre fils jaunes, du 5.1 au 8.1, et aucun rouge. À deux joueurs, le capitaine ne pose pas de premier jeton.
mission-47 = Somme ou différence
    .text = Douze cartes Nombre sont visibles. Avant de couper, écartez-en deux : vous coupez leur somme ou leur différence, et elles restent écartées même si la coupe échoue. Qui ne peut ou ne veut pas passe, pour un cran du détonateur. Quand il n’en reste plus, les douze reviennent. Deux fils rouges sur trois montrés ; trois à deux joueurs.
mission-48 = Trois jaunes à la fois
    .text = Trois fils jaunes, un pour chacun des trois premiers joueurs. On ne les annonce pas, on les coupe ensemble : montrez trois fils n’importe où et affirmez qu’ils sont jaunes. Une erreur pose un jeton à chacun et coûte un cran ; un rouge parmi eux, et c’est fini.
mission-49 = Payer les autres
    .text = Chacun a des bouteilles d’oxygène. Avant de couper un nombre, donnez-en autant à la personne de votre choix : elles sont perdues même si la coupe échoue. Qui ne peut ou ne veut payer passe, pour un cran du détonateur. Qui n’a plus de fils emporte ses bouteilles. Deux fils rouges, trois à deux joueurs.
mission-50 = Rien ne reste marqué
    .text = Un jeton se pose à côté du support ; de quel fil il parle n’est montré qu’une fois, jusqu’à l’étape suivante. Après les premiers jetons, il n’y a plus sur le plateau ni repères ni compte des fils coupés. Deux fils jaunes et deux rouges ; quatre et trois à deux joueurs.
mission-51 = Les ordres du chef
    .text = À votre tour, un nombre est révélé et vous désignez, sans parler, qui doit le couper. La personne désignée qui l’a doit le couper ; si elle ne l’a pas, elle pose un jeton et le détonateur avance d’un cran. Un fil rouge, deux à deux joueurs ; le détonateur a un cran de plus. Tous sauf le capitaine choisissent leur personnage.
mission-52 = Tous les jetons mentent
    .text = Chacun pose deux jetons, et chacun indique un nombre que son fil n’a pas. Après une coupe ratée, le propriétaire pose un jeton du nombre annoncé : le fil n’est pas celui-là. Trois fils rouges.
mission-53 = La mèche brûle
    .text = Il n’y a pas de détonateur, mais une mèche de douze cases. Elle avance d’une case à chaque coupe réussie et de deux à chaque coupe ratée, mais couper le nombre même où elle se trouve la fait reculer d’une. À la douzième case, la bombe explose. Deux fils rouges, trois à deux joueurs. Tous sauf le capitaine choisissent leur personnage.
mission-54 = Air et brèches
    .text = Aucun fil rouge n’est distribué : les onze sont face cachée. Tous les cinq tours, six fois au plus, la personne suivante en prend un sans le montrer. Une coupe coûte un à trois de votre oxygène ; un nombre complet en rend un à chacun. Variante maison : l’original passe une bande-son.
mission-55 = Défis
    .text = Le détonateur commence à un cran de l’explosion. Une carte Défi par joueur est visible : chacune qui est remplie fait reculer le détonateur d’un cran à la fin du tour. Deux fils rouges ; deux sur trois montrés à deux joueurs. Tous sauf le Capitaine choisissent leur personnage.
mission-56 = Des fils retournés pour tous
    .text = Un fil de chaque joueur est retourné : tous le voient sauf son propriétaire, qui ne le coupe qu’en le nommant ; une erreur avec ce fil, et c’est fini. Les autres peuvent le désigner, et à chaque fois le détonateur avance d’un cran. Deux fils rouges sur trois montrés, trois à deux joueurs. Tous sauf le capitaine choisissent leur personnage.
mission-57 = Chaque nombre fini oblige
    .text = Une carte Contrainte se trouve à côté de chaque nombre. Quand un nombre est complet, sa carte lie tout le monde jusqu’à la suivante. Qui ne peut pas jouer passe ; si tous passent, la bombe explose. Un fil rouge, deux à deux joueurs.
mission-58 = Des détecteurs sans fin
    .text = Il n’y a aucun jeton Info : ni au début, ni après une coupe ratée. Mais chacun a un double détecteur qui ne s’use jamais. Deux fils rouges ; trois à deux joueurs.
mission-59 = Le robot parcourt les nombres
    .text = Les douze cartes Nombre sont alignées au hasard et un robot se tient sur le 7, tourné vers le côté le plus long. Coupez un nombre dont la carte est sous le robot ou devant lui ; le robot y marche, et vous pouvez le retourner. Qui n’en a aucun passe contre un cran du détonateur, et le robot se retourne. Deux fils rouges sur trois montrés ; trois à deux joueurs. Tous sauf le Capitaine choisissent leur personnage.
mission-60 = Encore des défis
    .text = Comme dans la première série de défis : le détonateur commence à un cran de l’explosion, et chaque carte Défi remplie le fait reculer d’un cran. Deux fils rouges sur trois montrés ; trois à deux joueurs. Tous sauf le Capitaine choisissent leur personnage.
mission-61 = Les handicaps font le tour
    .text = Chacun obéit à la carte Contrainte devant soi. Quand une manche commence, le capitaine peut faire passer toutes les cartes d’une place ; à deux ou trois joueurs, il y a aussi des cartes entre les joueurs. Chacun peut écarter sa carte pour un cran du détonateur et en tirer une autre. Qui ne peut pas jouer passe ; si tous passent, la bombe explose. Un fil rouge, deux à deux joueurs.
mission-62 = Les nombres terminés paient
    .text = Le détonateur commence à un cran de l’explosion. Une carte nombre par joueur est visible : quand le dernier fil d’un de ces nombres est coupé, le détonateur recule d’un cran.
mission-63 = Une seule bourse d’air
    .text = Tout l’oxygène est dans une bourse, que le capitaine a d’abord. Qui coupe un nombre paie autant de bouteilles, même si la coupe échoue, et le reste passe à gauche. Au début d’une manche, le capitaine reprend ce qui a été payé. Qui ne peut payer passe, pour un cran du détonateur. Deux fils rouges, trois à deux joueurs.
mission-64 = Deux fils retournés chacun
    .text = Comme des fils retournés pour tous, mais chacun en a deux : le plus bas est au bout à gauche de sa main, le plus haut au bout à droite. Un fil rouge, deux à deux joueurs.
mission-65 = Passez-moi votre nombre
    .text = Les douze cartes Nombre sont distribuées face visible. Vous ne coupez que les nombres de vos cartes, et à la fin de votre tour vous en donnez une à quelqu’un d’autre. Qui n’a aucun fil de ses cartes passe, pour un cran du détonateur. Trois fils rouges ; à partir de trois joueurs.
mission-66 = Le chemin dans le bunker
    .text = Après chaque coupe, réussie ou non, une figurine avance d’une case sur le plan, dans une direction dont la carte a le nombre annoncé. Sur les cases rayées, une coupe réussie avec le nombre de la carte ACTION ouvre la porte, montre l’escalier, éteint les lasers ou, à la commande, atteint le but. Les scies coûtent un cran du cadran. Les fils jaunes attendent l’alarme et donnent deux pas libres. S’il ne reste aucun fil bleu avant que le but soit atteint, la mission est perdue. Deux fils jaunes et deux rouges. La forme courte finit au crâne : à deux joueurs, commencez par elle.

## The campaign of a table

box-training = Entraînement
box-first = Première boîte
box-second = Deuxième boîte
box-third = Troisième boîte
box-fourth = Quatrième boîte
box-last = Dernière boîte
campaign-goals =
    { $count ->
        [1] Mission { $from }
       *[other] Missions { $from } à { $to }
    }
box-opens = après la mission { $mission }
campaign-captain =
    { $captain-is ->
        [me] Vous êtes maintenant capitaine.
       *[other] Maintenant capitaine : { $captain }
    }
campaign-captain-after =
    { $captain-is ->
        [me] Vous êtes maintenant capitaine
       *[other] Maintenant capitaine : { $captain }
    }, { $last-is ->
        [me] après vous.
       *[other] après { $last }.
    }

## What is played, and what comes next

table-plays =
    { $custom-key ->
        [none] Mission { $mission } : { $mission-name }
       *[other] { mission-own }
    }
    .again =
        { $custom-key ->
            [none] Encore la mission { $mission }
           *[other] Encore votre mission
        }
    .next =
        { $custom-key ->
            [none] Ensuite : mission { $mission }
           *[other] Ensuite : votre mission
        }
    .set-up =
        { $custom-key ->
            [none] Préparer la mission { $mission }
           *[other] Préparer votre mission
        }

## Clocks

clock-pick = choisir un personnage
clock-token = placer un jeton
clock-turn = le tour
clock-settle = choisir un fil pour un détecteur
clock-swap = donner un fil
clock-prompt = autres questions
clock-claim = prendre le tour
clock-timer = la mission
clock-cue = le prochain signal

## Options

option-mission = Mission à jouer
    .help = Quelle bombe vous désamorcez.
    .each = { $value } : { $name }
option-custom = Mission à vous
    .help = Une mission que vous composez vous-mêmes, au lieu d’une mission numérotée.
    .set = Une mission à vous
option-captain = Capitaine
    .help = Qui commence. Sans précision, on tire au sort.
    .none = par tirage au sort
option-fixed-captain = Le capitaine reste
    .help = Le même capitaine à chaque mission, au lieu du suivant à gauche.
option-history = Mémoire
    .help = Combien de temps la table montre ce qui a été annoncé.
option-history-strict = ce tour-ci et le suivant ; ensuite il faut s’en souvenir
option-history-open = toujours
option-chat = Parler
    .help = Ce qu’on peut dire pendant une mission.
option-chat-phrases = des phrases qui ne trahissent rien
option-chat-free = texte libre ; à vous de respecter les règles
option-odds = Chances pour tous
    .help = À votre tour, vous voyez pour chaque fil les chances que ce soit le numéro choisi, et qu’il soit rouge. Toute la table doit être d’accord, et le relevé le dit.
option-timers = Missions contre la montre
    .help = Si leur temps court à l’horloge ou se compte en tours.
option-timers-mission = comme le veut chaque mission
option-timers-wall = à l’horloge
option-timers-turns = en tours
option-short = Missions courtes
    .help = Jouer la forme courte d’une mission qui en a une : dans la mission 66, le chemin finit au crâne.

## On the page: the board

board-keys = 1–9 annoncer une valeur (0, -, = pour 10, 11, 12 ; Y pour jaune) | U utiliser une carte
board-slot = fil { $slot }
board-label-equal = égal au suivant
board-label-unequal = différent du suivant
board-fresh = nouveau
board-chosen = choisi
board-not-chosen = pas choisi
board-dial =
    { $left ->
        [0] plus de cran
        [one] reste 1 cran
       *[other] reste { $left } crans
    }
board-dial-of = sur { $start }, puis boum
board-stable = protégé
board-track-label = Numéros, et combien de chacun sont coupés
board-track = { $number } : { $cut } sur { $of } coupés
board-track-out = { $number } : pas dans cette mission
board-locked = bloqué
board-due = à couper
board-marker = { $wire }
board-equipment = Équipement
board-card-needs = coupez { $count }×{ $value }
board-card-few = { $count }×{ $value }
board-card-ready = prête
board-card-used = utilisée
board-card-on = en cours
board-pile = cachées
board-stand =
    { $stand ->
        [1] { $name }, support gauche, { $count } fils
        [2] { $name }, support droit, { $count } fils
       *[0] { $name }, { $count } fils
    }
board-own-stand =
    { $stand ->
        [1] Votre support gauche, { $count } fils
        [2] Votre support droit, { $count } fils
       *[0] Votre support, { $count } fils
    }
board-stand-of = { $name }
board-left-stand = support gauche
board-right-stand = support droit
board-your-stand = votre support
board-you = Vous
board-left =
    { $count ->
        [one] reste 1
       *[other] reste { $count }
    }
board-frail = pas d’erreur
board-number-cards =
    { $count ->
        [one] 1 carte numéro
       *[other] { $count } cartes numéro
    }
board-your-numbers = Vos numéros
board-flag-yes = { $number } : oui
board-flag-no = { $number } : non
board-rail =
    { $captain ->
        [yes] capitaine, { $count ->
            [one] reste 1 fil
           *[other] reste { $count } fils
        }
       *[no] { $count ->
            [one] reste 1 fil
           *[other] reste { $count } fils
        }
    }
board-name = { $number } · { $name }
board-sub-yellow =
    { $sure ->
        [yes] jaune { $count }
       *[no] jaune { $count } sur { $of }
    }
board-sub-red =
    { $sure ->
        [yes] rouge { $count }
       *[no] rouge { $count } sur { $of }
    }
board-sub-blue = bleu de 1 à { $most }, rien d’autre
board-mission-yellow = Jaune : { $count } sur { $of }, parmi { $numbers }
board-mission-yellow-sure = Jaune : { $numbers }
board-mission-red = Rouge : { $count } sur { $of }, parmi { $numbers }
board-mission-red-sure = Rouge : { $numbers }
board-mission-rule = Ce qu’ajoute la mission
board-strip-row = Coupez d’abord { $need } × { $number }.
board-strip-row-later = Puis { $numbers }. Le reste est libre.
board-strip-row-last = C’est le dernier de la rangée.
board-strip-row-done = La rangée est faite : tout est libre.
board-strip-together =
    { $colour ->
        [red] { $count } fils rouges, tous à la fois.
        [yellow] { $count } jaunes, tous à la fois.
       *[blue] Les quatre fils du { $number }, d’un coup.
    }
board-strip-together-more = Pas un par un, et une erreur est la fin.
board-strip-together-more-tokens = Pas un par un, et une erreur coûte un cran et pose des jetons.
board-strip-together-more-last = Par qui n’a rien d’autre ; une erreur est la fin.
board-strip-together-more-cards = Ensuite la pile est à vous ; elle perd une carte par manche. Une erreur est la fin.
board-strip-together-more-received = Ensuite { $deck } cartes Nombre apportent des jetons ; une part à chaque manche. Une erreur est la fin.
board-strip-together-received = Vous avez reçu { $numbers }.
board-strip-tokens-gift = Deux jaunes apportent des jetons.
board-strip-tokens-gift-more = Chacun donne un jeton à gauche.
board-strip-tokens-draft-more = Chacun en prend un parmi les tirés.
board-strip-tokens-row = Jetons à prendre : { $tokens }.
board-strip-tokens-done = Les jetons sont distribués.
board-strip-together-done =
    { $colour ->
        [red] Les fils rouges sont coupés.
        [yellow] Les fils jaunes sont coupés.
       *[blue] Tous les fils du { $number } sont coupés.
    }
board-strip-numbers = Le voisin devine.
board-strip-numbers-laid =
    { $seat ->
        [me] Vous avez posé une carte.
       *[other] { $name } a posé une carte.
    }
board-strip-numbers-more = Si ce numéro est coupé, c’est un cran.
board-strip-numbers-over = Il reste une valeur : plus de cartes numéro.
board-strip-goals =
    { $reward ->
        [card] Finissez-en un : une carte se libère.
       *[step] Finissez-en un : un cran en arrière.
    }
board-strip-goals-more =
    { $deck ->
        [0] Plus aucune en dessous.
        [one] Encore 1 en dessous.
       *[other] Encore { $deck } en dessous.
    }
board-strip-fuse = La mèche en est à { $space } sur { $last }.
board-strip-fuse-more = Au bout, la bombe explose.
board-strip-turns =
    { $left ->
        [one] Il reste un tour.
       *[other] Il reste { $left } tours.
    }
board-strip-time = Il reste { $time }.
board-strip-time-more = Le temps écoulé, la mission est perdue.
board-strip-claims = Le tour est à qui le prend.
board-strip-claims-barred =
    { $seat ->
        [me] Vous venez de jouer : attendez une fois.
       *[other] { $name } vient de jouer et attend une fois.
    }
board-strip-fragile =
    { $seat ->
        [me] Vous n’avez pas droit à l’erreur.
       *[other] { $name } n’a pas droit à l’erreur.
    }
board-strip-fragile-more = Une erreur là, et c’est la fin.
board-strip-unequipped =
    { $seat ->
        [me] Vous n’utilisez pas d’équipement.
       *[other] { $name } n’utilise pas d’équipement.
    }
board-strip-unequipped-more = Les autres peuvent encore échanger avec cette personne ou l’interroger.
board-strip-untold = Les erreurs ne disent rien.
board-strip-untold-more = Après une erreur, pas de jeton.
board-strip-call = Il faut couper le { $number }.
board-strip-call-who = On dit maintenant qui le fait.
board-strip-call-yes = Il est ici : { $names }.
board-strip-call-must =
    { $seat ->
        [me] Vous devez couper le { $number }.
       *[other] { $name } doit couper le { $number }.
    }
board-strip-call-lacks =
    { $seat ->
        [me] On vous a désigné pour le { $number }, et vous n’en avez pas.
       *[other] { $name } devait couper le { $number } et n’en a pas.
    }
board-strip-call-none = Chaque tour dévoile un numéro.
board-strip-call-deck = { $count } sont cachés.
board-use-card = Utiliser une carte
board-use-line = La plupart à tout moment, par qui veut, sans accord. Chacune sert une fois par mission.
board-use = Utiliser
board-not-now = pas maintenant
board-needs = coupez d’abord { $count } × { $value }
board-key-off = { $value }, pas maintenant
board-values = Valeurs
board-ways = Autres façons
board-ask-turn = À vous de couper
board-ask-settle = Lequel est coupé ?
board-ask-mark = Lequel est marqué ?
board-ask-swap = Rendez un fil
board-ask-token = Votre premier jeton
board-ask-choice = À vous de choisir
board-ask-claim = Qui coupe ensuite ?
board-turn-line = Touchez le fil d’un équipier, ou une valeur que vous avez.
board-point =
    { $count ->
        [one] { $stand ->
            [1] { $name }, support gauche, fil { $slots }.
            [2] { $name }, support droit, fil { $slots }.
           *[0] { $name }, fil { $slots }.
        }
       *[other] { $stand ->
            [1] { $name }, support gauche, fils { $slots }.
            [2] { $name }, support droit, fils { $slots }.
           *[0] { $name }, fils { $slots }.
        }
    }
board-call =
    { $count ->
        [one] Annoncez une valeur
       *[other] Annoncez { $count } valeurs
    }
board-called = Vous annoncez { $values }. Touchez maintenant un fil.
board-odds = Chances
board-odds-line = Touchez un fil. Au crayon : les chances de { $values }, dessous le risque de rouge.
board-odds-wire = { $hit } %, rouge { $red } %
board-point-several = Touchez { $count } fils d’un support : { $chosen } sur { $count }.
board-if-miss =
    { $left ->
        [one] erreur : le dernier cran · rouge : boum
       *[other] erreur : jeton et cran · rouge : boum
    }
board-if-stable = Le stabilisateur protège cette coupe.
board-if-fragile = Vous n’avez pas droit à l’erreur.
board-if-no-dial = Rouge : boum.
board-go-none = Annoncer et couper
board-go-call = Annoncer { $values } et couper
board-go-settle = Couper le fil { $slot }
board-go-mark = Marquer le fil { $slot }
board-wire-button = Fil { $slot }
board-wire-small = un { $value }
board-solo = En solo { $value }
board-helper-double = 2 fils
board-helper-triple = 3 fils
board-helper-ray = 2 valeurs
board-helper-radar = Le radar
board-helper-walkie = Échange
board-settle-line = { $name } annonce { $values } sur vos fils { $slots }. Rien n’est dit des autres.
board-swap-line = { $name } vous offre un fil, caché. Vous ne pouvez pas refuser.
board-wait-acting = Un fil et une valeur sont à choisir.
board-wait-picking = Un personnage est à choisir.
board-wait-placing = Le premier jeton est à poser.
board-wait-settling = Un fil est à choisir.
board-wait-settle = Lequel des fils { $slots } est-ce ? On le demande toujours, le temps ne dit donc rien.
board-wait-swapping = Un fil est à rendre.
board-wait-prompt = La mission demande quelque chose.
board-wait-window = Le tour est maintenant à qui le prend.
board-stamp-won = Désamorcée
board-stamp-lost = Boum

## On the page: the end

board-stands = Les fils de tout le monde
board-stands-line =
    { $called ->
        [0] Les fils coupés sont plus bas.
       *[other] Les fils coupés sont plus bas. Un anneau marque ce qui a été annoncé en dernier.
    }
board-wires-left =
    { $count ->
        [0] tous coupés
        [one] il reste un fil
       *[other] il reste { $count } fils
    }
board-aside = Mis de côté

## On the page: the rules by topic

rules-aim = De quoi il s’agit
    .text =
        Vous désamorcez une bombe ensemble. Il faut couper tous les fils, et chacun ne voit que les siens. Personne ne doit toucher un fil rouge, et seules quelques erreurs sont permises. Vous gagnez tous ou vous perdez tous.
        Les fils de chaque support sont rangés de gauche à droite : c’est ainsi qu’on devine ce qu’ont les autres.
rules-turn = Votre tour
    .text =
        À votre tour, vous faites une chose sur trois. Coupe en duo : désignez un fil d’un coéquipier et annoncez une valeur que vous avez aussi. Coupe en solo : si tous les fils qui restent d’une valeur sont à vous, deux ou quatre, coupez-les tous. Révéler ses rouges : s’il ne vous reste que des fils rouges, ils sont posés face visible, et cela se fait tout seul.
        On ne passe pas.
rules-dual = Juste ou faux
    .text =
        Si le fil a la valeur annoncée, il est coupé, et l’un des vôtres aussi. Sinon, le détonateur avance d’un cran vers la tête de mort et le fil reçoit un jeton Info avec sa vraie valeur. S’il est rouge, la bombe explose.
        Vous pouvez dire lequel de vos fils identiques sera coupé. Si vous vous trompez, personne n’en sait rien.
rules-colours = Jaune et rouge
    .text =
        Le nombre d’un fil jaune ou rouge dit seulement où il se trouve. Tous les jaunes se valent : annoncez jaune. Le rouge ne s’annonce pas.
        Les marqueurs montrent quels nombres jaunes et rouges sont là. Un point d’interrogation veut dire que les fils marqués ne sont pas tous là.
rules-tokens = Jetons et étiquettes
    .text =
        Au début, chacun place un jeton Info devant un de ses fils bleus. Un jeton Info dit la vraie valeur d’un fil ; un jaune, seulement qu’il est jaune. Il y en a deux de chaque ; s’il n’en reste plus, la table montre quand même ce qu’elle a entendu.
        Une étiquette dit si deux fils voisins sont identiques ou différents.
rules-detectors = Détecteurs
    .text =
        Avec un détecteur, vous désignez plusieurs fils d’un support : deux avec le double détecteur de votre personnage, trois avec le triple, tous avec le super. Vous annoncez un nombre. Si l’un des fils l’a, son propriétaire en coupe un ; si aucun ne l’a, le détonateur avance et le propriétaire place un jeton devant un fil qui n’est pas rouge. Si tous sont rouges, la bombe explose.
        Votre personnage sert une fois par mission.
rules-equipment = Équipement
    .text =
        Il y a autant de cartes que de joueurs. Une carte est verrouillée jusqu’à ce que deux fils bleus de son nombre soient coupés ; ensuite n’importe qui peut l’utiliser, une fois. La plupart servent à tout moment, même hors de votre tour. Les détecteurs, les rayons, le stabilisateur et la tasse de café sont pour votre propre tour.
rules-talk = Ce qu’on peut dire
    .text =
        Pas un mot sur vos fils, pas d’indices, pas de suppositions, rien de ce qu’on a su plus tôt. On peut parler de tactique en général et recommander une carte, mais pas où l’utiliser. Pendant une mission, la table propose des phrases au lieu de texte libre, sauf si vous avez choisi autrement.
        Ce qui a été annoncé reste visible ce tour-ci et le suivant ; ensuite il faut s’en souvenir.
rules-end = La fin
    .text =
        Vous gagnez quand tous les fils sont coupés et les rouges révélés. Vous perdez quand quelqu’un touche un fil rouge ou que le détonateur atteint la tête de mort. Alors le voisin de gauche devient capitaine, et vous réessayez.
rules-online = Horloges et absents
    .text =
        Chaque question a une horloge, que la table peut régler ou couper. Quand elle est à zéro, la première réponse légale est donnée. Qui s’absente garde sa chaise ; si son temps s’écoule entre-temps, un bot joue à sa place jusqu’à son retour.

level-greedy = Annonce le plus probable d’après les probabilités exactes, quel que soit le risque.
level-careful = Probabilités exactes, ménage les fils rouges et le détonateur, emploie bien détecteurs et cartes, calcule la fin jusqu’à la dernière coupe ; ne suppose rien de vous.
level-partner = Tout aussi prudent, et lit vos coups par conventions : de fils égaux, on coupe ou marque le premier non marqué à gauche.
fact-captain = Place du capitaine
fact-mission = Mission jouée
fact-dial = Crans restants du détonateur
share-success = Missions réussies
share-lost-by-explosion = Perdues par une explosion
share-lost-by-dial = Perdues par le détonateur
share-lost-by-stall = Perdues parce que personne ne pouvait continuer
share-lost-by-timer = Perdues parce que le temps était écoulé
share-lost-by-objective = Perdues parce que la mission n’a pas été remplie

## On the page: what the plain board calls things

field-mission = mission jouée
field-captain = capitaine
field-stands = supports
field-markers = fils jaunes et rouges en jeu
field-dial = crans restants du détonateur
field-cuts = fils coupés, par valeur
field-equipment = équipement
field-powers = personnages
field-turn = au tour de
field-stable = protégé
field-labels = étiquettes
field-skipped = passés de suite
field-panels = ce que la mission ajoute
field-calls = ce que vous annoncez
field-owner = de qui
field-wires = fils
field-beside = jetons à côté du support
field-key = fil
field-cut = coupé
field-tokens = jetons
field-red = rouge
field-value = valeur
field-says = dit
field-virtual = retenu seulement
field-dated = plus à jour
field-cell = quel fil
field-cells = quels fils
field-equal = identiques
field-sure = sûr
field-name = carte
field-usable = utilisable
field-used = a servi
field-character = personnage
field-seat = joueur
field-helpers = à l’aide de
field-number = nombre
field-partner = coéquipier
field-card = carte
field-cards = nombres dans l’ordre
field-at = faits jusqu’ici
field-need = coupes nécessaires
field-colour = couleur
field-cut-by = peuvent être coupés par
field-count = combien
field-done = fait
field-sizes = cartes en main
field-deck = cartes dans la pioche
field-out = cartes écartées
field-layer = posée par
field-over = terminé
field-hand = vos cartes Nombre
field-glimpse = fil montré jusqu’à l’étape suivante
field-laid = votre carte posée
field-own = votre fil à couper
kind-sequence-panel = nombres dans l’ordre
kind-together-panel = tous d’un coup
kind-numbers-panel = cartes Nombre
kind-goals-panel = nombres qui rapportent
kind-fuse-panel = la mèche
kind-countdown-panel = le temps de la mission
kind-claims-panel = on prend son tour soi-même
kind-fragile-panel = ne doit pas se tromper
kind-untold-panel = les erreurs n’apprennent rien
kind-unequipped-panel = n’utilise pas d’équipement
kind-call-panel = nombres à couper
kind-token-row-panel = jetons pour deux fils jaunes
kind-token-row = jetons pour deux fils jaunes
kind-yellow-tokens = jetons pour deux fils jaunes
kind-unsorted-panel = fils marqués d’un X
kind-blind-panel = fils retournés
kind-late-panel = fils à venir
kind-red-card-panel = un nombre qui compte comme rouge
kind-hidden = inconnu
field-table = table de jeu
field-keys = tous les fils
field-aside = mis de côté
field-extras = de la mission
field-call = valeur à annoncer
field-group = fils de qui
field-stand = sur quel support
field-source = au moyen de
field-seats = joueurs
field-hidden-red = connu comme rouge
field-shown-red = connu comme rouge
field-mission-equipment = cartes d’équipement
field-fragile-player-equipment = peut utiliser des équipements
field-mission-cards = nombre de cartes d’équipement
field-variant-cards = nombre de cartes d’équipement
field-face-down = cartes face cachée
field-reward = récompense
field-refill = la suivante est retournée
is-reward-step = un cran en arrière sur le cadran
is-reward-card = une carte de la pile
is-reward-cards = la pile d’équipement
is-reward-tokens = jetons pour des cartes Nombre
is-reward-none = rien
field-pile = cartes d’équipement face cachée
field-off-hand = fils dans la main de personne
field-apart = est à part
field-turned = fils retournés
field-due = le joueur suivant en prend un
field-filed = fils pris
field-every = tours jusqu’au suivant
field-most = fils au plus
field-told = l’emplacement est dit
field-locked = ne se coupe pas encore
field-which = quel fil
field-mission-dial = crans du détonateur
field-mission-tokens = premiers jetons
field-variant-dial = crans du détonateur
field-dial-extra = crans en plus d’un par joueur
field-dial-limit = crans au plus au détonateur
field-variant-tokens = premiers jetons
field-variant-equipment = cartes d’équipement
field-mission-number = numéro de la mission
field-blue = nombres bleus jusqu’à
field-yellow = jaunes
field-out-of = sur tant de montrés
field-lowest = plus petit nombre
field-highest = plus grand nombre
field-fixed = ces nombres
field-predealt = un sur chacun des premiers supports
field-ban = cartes exclues
field-ban-characters = personnages exclus
field-later = cartes en plus
field-characters = personnages
field-captain-tokens = premiers jetons du capitaine
field-token-kind = les jetons disent
field-shown-once = les fils des jetons ne sont montrés qu’une fois
field-lies = les jetons disent ce que les fils ne sont pas
field-values = valeurs
field-variants = à un autre nombre de joueurs
field-mechanisms = règles spéciales
field-reach = à quelle distance
field-hands = cartes Nombre en main
field-last = cartes du dernier joueur
field-secret-numbers-hand = cartes Nombre par joueur
field-fuse-panel-last = la mèche brûle jusqu’à
field-walking-fuse-last = la mèche brûle jusqu’à
field-who = qui
field-space = case
field-seconds = secondes
field-turns = tours
field-barred = ne peut pas prendre
field-radar = le radar est toujours allumé
field-call-panel-yes = supports qui l’ont
field-call-deck-yes = supports qui l’ont
field-call-panel-used = cartes utilisées
field-call-deck-used = cartes utilisées
field-named = qui doit le couper
field-has = l’a
field-call-panel-card = le nombre retourné
field-how = comment ils arrivent
field-row = jetons à prendre
field-waiting = doivent encore choisir
field-fired = distribués
field-token-row-panel-value = jeton à poser
field-token-row-value = jeton à poser
is-how-gift = en cadeau
is-how-draft = tirés
field-call-deck-card = le nombre retourné
field-call-panel-deck = nombres dans la pioche
field-call-deck-deck = nombres dans la pioche
field-goals-panel-cards = nombres
field-goals-cards = nombres
field-number-goals-cards = cartes Nombre
field-sequence-gate-cards = nombres dans la rangée
field-anybody-from = tout le monde peut le faire à partir de tant de joueurs
field-failure = après une erreur
field-everything-deck = cartes d’équipement hors jeu
field-numbers-laid = la carte posée face cachée
kind-shown = un fil connu
kind-row = la rangée de nombres
kind-together = tous d’un coup
kind-numbers = cartes Nombre
kind-sequence-gate = nombres dans l’ordre
kind-simultaneous-cut = tous d’un coup
kind-secret-numbers = le voisin devine
kind-number-goals = nombres qui font reculer le détonateur
kind-goals = nombres qui font reculer le détonateur
kind-walking-fuse = une mèche qui brûle
kind-burnt = la mèche
kind-countdown = contre la montre
kind-time-spent = le temps de la mission
kind-claimed-turns = on prend son tour soi-même
kind-claimed-numbers = on prend les nombres soi-même
kind-named-cutter = quelqu’un est nommé pour couper
kind-call-deck = nombres à couper
kind-claims = on prend son tour soi-même
kind-fragile-player = quelqu’un qui ne doit pas se tromper
kind-fragile = ne doit pas se tromper
kind-unequipped-player = quelqu’un sans équipement
kind-unequipped = n’utilise pas d’équipement
kind-untold-failures = les erreurs n’apprennent rien
kind-untold = les erreurs n’apprennent rien
kind-unsorted-wires = fils marqués d’un X
kind-unsorted = fils marqués d’un X
kind-blind-wires = fils retournés
kind-blind = fils retournés
kind-late-wires = un fil à venir
kind-late-state = fils à venir
kind-red-number = un nombre qui compte comme rouge
kind-red-card = un nombre qui compte comme rouge
is-characters-double = chacun a un double détecteur
is-characters-choice = chacun choisit
is-characters-shuffled = les cartes sont mélangées et distribuées
is-characters-crew = chacun sauf le capitaine a un double détecteur
is-characters-unlimited = chacun a un double détecteur qui ne s’use pas
is-colour-red = rouge
is-who-captain = le capitaine
is-says-is = a cette valeur
is-says-has = a été montré une fois
is-says-has-not = n’a pas de tel fil
is-says-single = n’y est qu’une fois
is-says-is-not = n’a pas cette valeur
is-says-even = pair
is-says-odd = impair
is-says-x1 = une fois sur le support
is-says-x2 = deux fois sur le support
is-says-x3 = trois fois sur le support
is-says-x4 = quatre fois sur le support
is-tokens-own = chacun choisit
is-tokens-random = tirés au sort
is-tokens-negative = pour ce qui manque
is-captain-tokens-own = le capitaine choisit
is-captain-tokens-random = tirés au sort
is-captain-tokens-negative = pour ce qui manque
is-token-kind-value = la valeur
is-token-kind-parity = pair ou impair
is-token-kind-count = combien sur le support
is-apart-stray = hors de l’ordre
is-apart-turned = retourné
is-colour-any = n’importe laquelle
is-colour-yellow = jaune
is-colour-blue = un nombre
is-which-last = le dernier distribué
is-which-blue = un bleu
is-failure-explosion = une explosion
is-failure-tokens = des jetons et un cran
is-cut-by-all = tous
is-cut-by-owner = leur propriétaire
is-who-all = tous
is-lies-nobody = dans aucune main
is-lies-captain = dans la main du capitaine
is-lies-all = dans toutes les mains
none-own = le plus à gauche

## On the page: wires, places and cards on the plain board

mission-title = Mission { $number } : { $name }
wire-yellow = jaune { $number }
wire-red = rouge { $number }
wire-cut = coupé
wire-hidden = inconnu
wire-seen = { $wire } ({ $seen })
token-is = jeton { $value }
token-is-not = pas { $value }
token-even = pair
sign-even = pair
token-odd = impair
sign-odd = imp.
token-x1 = une fois sur le support
token-x2 = deux fois sur le support
token-x3 = trois fois sur le support
token-x4 = quatre fois sur le support
token-has = a { $value }
token-has-not = pas de { $value }
token-single = une seule fois
token-dated = { $token }, avant un déplacement
fragile-due =
    { $seat-is ->
        [me] Si votre coupe en duo échoue, la bombe explose. Le stabilisateur n’y peut rien.
       *[other] Si une coupe en duo de { $seat } échoue, la bombe explose. Le stabilisateur n’y peut rien.
    }
unequipped-due =
    { $seat-is ->
        [me] Vous n’utilisez pas d’équipement.
       *[other] { $seat } n’utilise pas d’équipement.
    }
untold-due = Une coupe en duo ratée n’apprend rien : aucun jeton n’est placé.
wire-stray = hors de l’ordre
wire-turned = retourné
unsorted-due = Le fil marqué d’un X au bout de chaque support n’est pas dans l’ordre. Cartes et personnages n’y touchent pas.
unsorted-locked = Le fil marqué d’un X au bout de chaque support n’est pas dans l’ordre. Il se coupe quand tous les jaunes le sont.
blind-due = Fils retournés : tous les voient, sauf leur propriétaire. Nommez-en un pour couper ; une erreur est la fin.
late-due = { $turns ->
        [one] { $wires } fils ne sont dans la main de personne. Le prochain arrive après ce tour.
       *[other] { $wires } fils ne sont dans la main de personne. Le prochain arrive dans { $turns } tours.
    }
late-on-cue = { $wires ->
        [one] Un fil peut encore arriver.
       *[other] { $wires } fils peuvent encore arriver.
    }
late-none = Plus aucun fil n’arrive.
red-card-due = Les fils de valeur { $number } comptent comme rouges.
stand-own =
    { $stand ->
        [0] votre support
        [1] votre premier support
       *[other] votre second support
    }
stand-of =
    { $stand ->
        [0] { $owner }
        [1] { $owner }, premier support
       *[other] { $owner }, second support
    }
wires-own =
    { $count ->
        [1] votre fil { $slots }
       *[other] vos fils { $slots }
    }{ $stand ->
        [0] { "" }
        [1] { " " }du premier support
       *[other] { " " }du second support
    }
wires-of =
    { $count ->
        [1] le fil { $slots } chez { $owner }
       *[other] les fils { $slots } chez { $owner }
    }{ $stand ->
        [0] { "" }
        [1] { " " }sur le premier support
       *[other] { " " }sur le second support
    }
slot-second = { $slot } du second support
card-locked = verrouillée jusqu’à { $count } × { $value } coupés
card-ready = utilisable
card-used = a servi
marker-unsure = peut-être { $wire }
label-equal = { $wires } : identiques
label-unequal = { $wires } : différents
cuts-of = { $value } : { $count } sur { $of } coupés
row-done = fait
row-now = maintenant, { $need } ×
row-later = ensuite
dial-left = { $left } sur { $start }
dial-none = pas de détonateur
beside-note = Les fils se comptent de gauche à droite. Barré : coupé. Un disque : un jeton Info.
together-due =
    { $colour ->
        [red] { $count } fils rouges, pas encore coupés
        [yellow] { $count } jaunes, pas encore coupés
       *[blue] nombre { $number }, pas encore coupé
    }
together-done = coupés

## La leçon

guide-sub = Trois missions courtes
guide-title = Coupez ensemble. Ne dites rien de vos fils.
guide-line = Vous jouez pour de vrai, avec trois bots. J’ajoute une idée à la fois.
guide-after = La suite n’apporte que de nouveaux ennuis.
guide-part-cutting = Couper
    .about = fils bleus, annonces, cadran
guide-part-yellow = Jaune
    .about = deux fils sans nombre
guide-part-tools = Rouge et outils
    .about = ce qui explose, ce qui aide
guide-result =
    { $won ->
        [0] perdue
       *[other]
            { $mistakes ->
                [0] gagnée, sans erreur
                [one] gagnée, une erreur
               *[other] gagnée, { $mistakes } erreurs
            }
    }
guide-token = Montrez-en un
    .line = Voici vos fils. Choisissez-en un : son jeton montre à tous ce qu’il est.
    .help = Avant la première coupe, chacun marque un fil bleu d’un jeton qui montre son nombre.
guide-own = Ceux-ci sont à vous
    .line = Personne d’autre ne voit vos fils. Ils sont rangés de gauche à droite, comme ceux de tous.
    .help = Personne d’autre ne voit vos fils. Tous les supports sont rangés de gauche à droite.
guide-theirs = Ceux-là sont aux autres
    .line = Vous ne les voyez pas. Un jeton dit ce qu’est son fil ; l’ordre dit quelque chose de ses voisins.
    .help = Vous ne voyez pas les autres supports. Un jeton dit ce qu’est son fil ; l’ordre dit quelque chose de ses voisins.
guide-point = Montrez ce que vous savez
    .line = Le fil { $slot } de { $owner } a un jeton : c’est un { $value }. Vous avez aussi un { $value }. Touchez ce fil.
    .help = À votre tour, désignez un fil d’un équipier que vous savez nommer et que vous avez aussi.
guide-call = Dites un nombre que vous avez
    .line = Choisissez un fil, puis un nombre que vous avez. Si c’est juste, les deux fils sont coupés. Sinon, l’aiguille avance d’un cran.
    .help = Annoncez un nombre que vous avez. Si c’est juste, les deux fils sont coupés. Sinon, le fil reçoit un jeton et l’aiguille avance d’un cran.
guide-dial = C’était une erreur
    .line = L’aiguille a avancé. Au crâne, la bombe explose. Une erreur laisse aussi un jeton : ce n’était pas pour rien.
    .help = Chaque erreur avance l’aiguille d’un cran et laisse un jeton. Au crâne, la bombe explose.
guide-pips = Quatre de chaque
    .line = Chaque nombre existe quatre fois. Les points montrent combien sont coupés.
    .help = Chaque nombre existe quatre fois. Les points de la piste montrent combien sont coupés.
guide-solo = Personne d’autre ne l’a
    .line = Vous avez tous les fils qui restent d’un nombre. Touchez-en un et coupez-les seul : rien ne peut mal tourner.
    .help = Si vous avez tous les fils qui restent d’un nombre, vous les coupez seul.
guide-markers = Le jaune n’a pas de nombre
    .line = Deux fils sont jaunes. Les carrés montrent leur place dans l’ordre. Pour les couper, annoncez « jaune » : il faut en avoir un.
    .help = Pour couper des fils jaunes, annoncez « jaune » et ayez-en un. Les carrés de la piste montrent leur place dans l’ordre.
guide-yellow = Vous avez un fil jaune
    .line = Son nombre imprimé ne dit que sa place. Désignez un fil qui peut être l’autre, et annoncez jaune.
    .help = Le nombre imprimé sur un fil jaune ne dit que sa place.
guide-red = Un fil est rouge
    .line = Qui le désigne met fin à la partie. La marque ronde montre sa place dans l’ordre. Évitez ce qui peut l’être.
    .help = Qui désigne un fil rouge met fin à la partie. Les marques rondes de la piste montrent la place des fils rouges.
guide-own-red = Vous avez le rouge
    .line = Personne ne peut le couper. Vous le révélez quand il ne reste rien d’autre sur votre support. Vous ne pouvez pas dire que vous l’avez.
    .help = Les fils rouges sont révélés quand il ne reste rien d’autre sur un support. Personne ne peut dire qui les a.
guide-detector = Une fois par mission
    .line = Avec votre Double détecteur, désignez deux fils d’un support et annoncez un nombre. Si l’un des deux l’a, c’est réussi.
    .help = Un Double détecteur désigne deux fils d’un support. Si l’un a le nombre annoncé, c’est réussi. Une fois par mission.
guide-tool = Un outil s’est ouvert
    .line = Deux fils de son nombre sont coupés, la carte est prête. Tout le monde peut s’en servir, à tout moment, une fois.
    .help = Une carte s’ouvre quand deux fils de son nombre sont coupés. Tout le monde peut s’en servir, à tout moment, une fois.

## Cartes Contrainte

constraint-a = seulement des nombres pairs
    .sign = pairs
constraint-b = seulement des nombres impairs
    .sign = impairs
constraint-c = seulement de 1 à 6
    .sign = 1–6
constraint-d = seulement de 7 à 12
    .sign = 7–12
constraint-e = seulement de 4 à 9
    .sign = 4–9
constraint-f = aucun nombre de 4 à 9
constraint-g = ni équipement ni personnage
constraint-h = aucun fil avec un jeton, et aucun jeton après un échec
constraint-i = pas le fil le plus à droite d’un support
constraint-j = pas le fil le plus à gauche d’un support
constraint-k = aucune coupe en solo
constraint-l = un échec coûte deux crans
act-take-constraint = Prendre la carte : { $card }.
act-take-constraint-label = Prendre une contrainte
act-take-constraint-open = Prenez une des cartes visibles. Vous devrez la respecter.
act-keep-constraint = Garder la carte.
act-keep-constraint-label = Garder la carte
act-replace-constraint = Retourner la carte suivante.
act-replace-constraint-label = Retourner la suivante
act-shift-ring = Cartes Contrainte : { $shift }.
act-shift-ring-label = Faire passer les cartes
act-shift-ring-open = Toutes les cartes Contrainte passent-elles d’une place, et dans quel sens ?
shift-none = elles restent
shift-clockwise = dans le sens horaire
shift-counter-clockwise = dans le sens antihoraire
act-take-spare = Écartez votre carte Contrainte pour un cran du détonateur et tirez-en une autre.
act-take-spare-label = Prendre une autre carte (1 cran)
act-guess-link = Devinez : { $seat } est le maillon faible et obéit à la carte : { $card }.
act-guess-link-label = Deviner le maillon faible
act-guess-link-open = Qui est le maillon faible, et à quelle carte obéit-il ? Une erreur coûte un cran.
caution-link-guess = Une erreur coûte un cran du détonateur ; le dernier fait perdre la mission.
caution-spare = Cela coûte le dernier cran du détonateur : la mission est perdue.
note-constraint-taken = { $seat } prend une contrainte : { $card }.
note-constraint-turned =
    { $card ->
        [none] Il ne reste aucune contrainte.
       *[other] Contrainte pour tous : { $card }.
    }
note-constraint-kept = { $seat } garde la carte Contrainte.
note-constraints-paired = À côté de chaque nombre, à partir de 1, se trouve une contrainte : { $cards }.
note-constraint-met = { $seat } peut respecter sa carte.
note-constraint-dropped = { $seat } ne peut pas respecter sa carte et la retourne.
note-ring-laid =
    { $between-key ->
        [none] Chacun reçoit une carte Contrainte : { $own }.
       *[other] Chacun reçoit une carte Contrainte : { $own }. Entre eux : { $between }.
    }
note-ring-shifted =
    { $shift-key ->
        [shift-none] { $seat } laisse les cartes Contrainte où elles sont.
        [shift-clockwise] { $seat } fait passer toutes les cartes Contrainte dans le sens horaire.
       *[other] { $seat } fait passer toutes les cartes Contrainte dans le sens antihoraire.
    }
note-spare-taken = { $seat } prend une autre carte : { $card }.
note-roles-dealt =
    { $card-key ->
        [none] Des personnages et des cartes Contrainte sont distribués face cachée.
       *[other] { $weakest-key ->
            [no] Vos cartes cachées : { $character } ; { $card }. Vous n’avez pas à obéir à la contrainte : quelqu’un d’autre est le maillon faible.
           *[yes] Vous êtes le maillon faible, et personne ne doit le savoir. Obéissez à votre carte Contrainte : { $card }.
        }
    }
note-link-missed = { $seat } pense que { $named } est le maillon faible et obéit à : { $card }. C’est faux.
note-link-found = { $seat } devine juste : { $named } est le maillon faible et obéissait à : { $card }. Les personnages sont révélés, les contraintes s’en vont.
note-link-blocked = { $seat } est le maillon faible et ne peut pas obéir à : { $card }. Toutes les cartes cachées s’en vont.
no-constraint = La carte Contrainte l’interdit : { $card }.
no-constraint-choice = Prenez une des cartes visibles.
no-constraint-replace = D’abord, le capitaine garde la carte ou fait retourner la suivante.
no-constraint-shift = D’abord le capitaine fait passer les cartes ou les laisse.
no-spare = Une autre carte Contrainte se prend par son propre bouton, pendant un tour, dans une mission où il en reste.
no-link-guess = Dans cette mission, il n’y a pas de maillon faible à deviner.
no-link-over = On sait qui est le maillon faible, ou les cartes sont parties.
no-link-self = Le maillon faible, c’est vous. Vous ne pouvez pas deviner.
no-link-twice = On ne devine qu’une fois par tour.
no-link-named = Nommez quelqu’un d’autre, et une des cartes A à E.
bad-link-seats = Un maillon faible demande au moins trois joueurs.
bad-link-characters = Le maillon faible est un personnage parmi d’autres : un par joueur, ou choisis.
bad-link-yellow = Un maillon faible demande une mission sans fils jaunes.
bad-constraint-yellow = Les cartes Contrainte demandent une mission sans fils jaunes.
bad-constraint-tokens = Avec les cartes Contrainte, les jetons indiquent des valeurs, sont vrais et restent.
board-strip-constraint = Tous respectent : { $card }.
board-strip-constraint-none = Personne n’est lié pour l’instant.
board-strip-constraint-own = Chacun respecte sa propre carte.
board-strip-constraint-yours = La vôtre : { $card }.
board-strip-constraint-left = Il reste { $count } cartes.
board-strip-constraint-ring = Chacun obéit à la carte devant soi.
board-strip-constraint-between = Entre les joueurs : { $card }.
board-strip-constraint-spare = { $count } cartes en réserve, un cran chacune.
board-strip-roles-weakest = Vous êtes le maillon faible. N’en dites rien.
board-strip-roles-weakest-more = Obéissez : { $card }.
board-strip-roles = Quelqu’un est le maillon faible et obéit à une carte cachée.
board-strip-roles-more = Pas vous. Vos cartes : { $character } ; { $card }.
board-strip-roles-found =
    { $seat ->
        [me] Le maillon faible, c’était vous.
       *[other] Le maillon faible était { $name }.
    }
board-strip-roles-found-more = Les personnages sont révélés, personne n’obéit plus.
board-strip-roles-gone-more = Il n’y a plus de cartes cachées.
board-strip-constraint-pairs = Les nombres complets lient tout le monde.
field-change = quand elle change
is-change-never = jamais
is-change-captain = le capitaine décide
is-change-completion = quand un nombre est complet
is-change-pairs = selon le nombre complet
is-change-ring = le cercle avance à chaque manche
kind-constraint-cards = cartes Contrainte
kind-constraints = cartes Contrainte
kind-constraints-panel = cartes Contrainte
kind-weakest-link = maillon faible caché
kind-roles = maillon faible caché
kind-roles-panel = maillon faible caché
field-status = où en est-on
is-status-hidden = caché
is-status-found = trouvé
is-status-gone = parti
field-roles-panel-deck = personnages face cachée
field-weakest = c’est vous
field-roles-panel-card = votre carte Contrainte
field-link = le maillon faible
field-shown = carte du maillon faible
field-roles-panel-guessed = tour du dernier essai
field-roles-guessed = tour du dernier essai
field-roles-characters = personnages face cachée
field-roles-cards = cartes Contrainte face cachée
field-constraints-panel-own = cartes de chacun
field-constraints-own = cartes de chacun
field-constraints-panel-card = la carte de tous
field-constraints-card = la carte de tous
field-constraints-panel-left = cartes restantes
field-constraints-left = cartes restantes
field-constraints-panel-pairs = à côté des nombres
field-constraints-panel-between = entre les joueurs
field-constraints-between = entre les joueurs
field-shift = dans quel sens
field-constraints-pairs = à côté des nombres

## Cartes Nombre qui laissent passer

act-cut-as-red = Couper { $cell } comme rouge.
act-cut-as-red-label = Couper un fil rouge
act-cut-as-red-open = Coupez comme rouge un fil de quelqu’un d’autre. S’il ne l’est pas, la bombe explose.
caution-cut-as-red = Si ce fil n’est pas rouge, la bombe explose.
no-challenge-red-here = Dans cette mission, personne ne coupe un seul fil comme rouge.
no-challenge-red = Aucun défi ouvert ne demande un fil rouge.
no-challenge-red-cell = Désignez un fil non coupé de quelqu’un d’autre.
challenge-1 = Un fil de quelqu’un d’autre est coupé comme rouge
challenge-2 = Quatre coupes paires de suite
challenge-3 = Un support où les fils vont tous par deux
challenge-4 = Les trois premiers complets font 18
challenge-5 = Deux coupes en solo de suite
challenge-6 = Cinq fils d’un support sans voisins
challenge-7 = Trois coupes qui montent ou descendent de un
challenge-8 = Ces deux nombres sont les premiers complets
challenge-9 = Un support où tout est impair, six fils ou plus
challenge-10 = Un support aux deux bouts non coupés, sept coupés entre
challenge-3-about = Chaque groupe de fils non coupés compte deux fils, et il y a au moins deux groupes.
challenge-6-about = Les deux voisins sont coupés ; au bout, il n’y en a qu’un.
challenge-9-about = Les fils jaunes et rouges ne comptent pas. On le dit quand c’est le cas.
note-challenges-laid =
    { $count ->
        [one] Une carte Défi est visible.
       *[other] { $count } cartes Défi sont visibles.
    }
note-challenge-met = Défi rempli : { $card }.
bad-challenges-dial = Sans détonateur, les défis ne peuvent pas payer un cran.
bad-challenges-colours = Avec des défis, au plus { $most } fils jaunes et rouges sont montrés.
bad-challenges-blue = Les défis demandent au moins deux nombres.
board-strip-challenges =
    { $open ->
        [0] Tous les défis sont remplis.
       *[other] { $met } défis sur { $all }.
    }
board-strip-challenges-more = Chacun fait reculer le détonateur d’un cran.
board-challenges = Défis
board-challenges-show = Voir les défis
board-challenge-progress = { $have } sur { $need }
board-challenge-met = fait : un cran en arrière
board-challenge-lost = ne peut plus se faire
kind-challenge-cards = défis
kind-challenges = défis
kind-challenges-panel = défis
field-challenge-cards-cards = combien
field-challenge-cards-odd = fils impairs que demande la carte à leur sujet
field-challenges-panel-open = ouverts
field-challenges-panel-met = remplis
field-challenges-panel-numbers = les deux premiers
field-challenges-panel-row = coupes de suite
field-challenges-panel-done = complets
field-challenges-open = ouverts
field-challenges-met = remplis
field-challenges-numbers = les deux premiers
field-challenges-row = coupes de suite
field-challenges-done = complets
field-open-challenge-have = fait jusqu’ici
field-open-challenge-need = il faut
field-lost = ne peut plus se faire
field-alone = seul
act-choose-end = Le nombre { $end } vient ensuite.
act-choose-end-label = Choisir un bout
act-choose-end-open = Quel bout de la rangée vient ensuite ? Les autres de la rangée doivent attendre.
end-left = du bout gauche
end-right = du bout droit
note-row-shortened = Le { $number } est fait et quitte la rangée.
note-end-chosen =
    { $seat-is ->
        [me] Vous avez choisi un bout de la rangée : le { $number } vient ensuite.
       *[other] { $seat } choisit un bout de la rangée : le { $number } vient ensuite.
    }
note-end-chosen-last = Le { $number } est le dernier de la rangée et vient maintenant.
no-end = Choisissez d’abord un bout de la rangée.
board-strip-row-others = Doivent attendre : { $numbers }. Le reste est libre.
board-strip-row-end = Quel bout de la rangée vient ensuite ?
field-choose-end-end = bout
field-ends = bouts
row-waits = attend
act-use-number = Retourner le { $number } et le couper.
act-use-number-label = Retourner un nombre
act-use-number-open = Retournez une carte Nombre : vous coupez son nombre à ce tour.
act-use-pair = Écarter { $cards } et couper { $number }.
act-use-pair-label = Écarter deux nombres
act-use-pair-open = Écartez deux nombres : vous coupez leur somme ou différence.
act-hand-number = { $seat } reçoit le { $number }.
act-hand-number-label = Donner un nombre
act-hand-number-open = Donnez une de vos cartes Nombre à quelqu’un d’autre.
note-gate-laid = Douze cartes Nombre sont visibles : elles disent ce qui peut être coupé.
note-gate-laid-own = Les cartes Nombre sont distribuées face visible : chacun coupe les nombres des siennes.
note-gate-used =
    { $seat-is ->
        [me] Vous retournez le { $number } et devez le couper.
       *[other] { $seat } retourne le { $number } et doit le couper.
    }
note-gate-used-pair =
    { $seat-is ->
        [me] Vous écartez { $low } et { $high } et devez couper { $number }.
       *[other] { $seat } écarte { $low } et { $high } et doit couper { $number }.
    }
note-gate-reset = Toutes les cartes Nombre qui restent sont de nouveau visibles.
note-gate-finished = La carte Nombre { $number } est finie.
note-number-handed =
    { $seat-is ->
        [me] Vous donnez le { $number } à { $target }.
       *[other]
        { $target-is ->
            [me] { $seat } vous donne le { $number }.
           *[other] { $seat } donne le { $number } à { $target }.
        }
    }
no-gate = Cette mission n’a pas de telles cartes Nombre.
no-gate-value = Aucune carte Nombre ne permet le { $value } maintenant.
no-gate-yellow = Aucune carte Nombre ne permet cela maintenant.
no-gate-first = Utilisez d’abord des cartes Nombre pour la valeur à couper.
no-gate-used = Vous avez déjà utilisé des cartes Nombre à ce tour.
no-gate-card = Retournez une carte visible dont vous avez le nombre.
no-gate-pair = Écartez deux cartes visibles dont vous avez la somme ou la différence.
no-gate-hand = Donnez d’abord une de vos cartes Nombre.
bad-gate-yellow = Les cartes Nombre qui laissent passer des valeurs demandent une mission sans fils jaunes.
board-strip-gate-one = Retournez un nombre, puis coupez-le.
board-strip-gate-pair = Coupez la somme ou la différence de deux.
board-strip-gate-own = Ne coupez que les nombres de vos cartes.
board-strip-gate-now = Maintenant, on coupe { $number }.
board-strip-gate-yours = Les vôtres : { $numbers }
kind-number-gate = nombres à couper
kind-gate-cards = cartes Nombre
kind-gate-panel = nombres à couper
field-up = visibles
field-down = retournées
field-gate-panel-number = à couper maintenant
field-gate-cards-number = à couper maintenant
field-number-gate-cards = quelles cartes
field-gate-panel-used = utilisées en dernier
field-gate-cards-used = utilisées en dernier
field-gate-panel-own = cartes de chacun
field-gate-cards-own = cartes de chacun
field-gate-panel-cards = quelles cartes
is-cards-one = une de la table
is-cards-pair = deux de la table
is-cards-own = les siennes
note-covers-laid = Une carte Nombre couvre chaque carte Équipement.
note-cover-lifted = Le { $number } est levé de cette carte : { $card }.
no-covered = Le { $number } couvre encore cette carte : { $card }.
bad-covers = Pour couvrir { $cards } cartes, il faut de l’équipement visible et autant de nombres : ici { $blue }.
board-strip-covers = Deux coupes lèvent un cache.
board-strip-covers-none = Tout l’équipement est découvert.
board-strip-talk-no-number = Pas de nombres à voix haute.
board-strip-talk-no-number-more = Un nombre coûte un cran à la table.
board-strip-talk-mute = Muets.
board-strip-talk-mute-more = Un seul geste.
board-strip-talk-mime = Mimez.
board-strip-talk-mime-more = Les mains et les visages, pas de mots.
kind-covered-cards = équipement couvert
kind-restricted-talk = la parole est limitée
kind-restricted = la parole est limitée
kind-restricted-panel = la parole est limitée
field-mode = comment
is-mode-no-number = les nombres coûtent
is-mode-mute = un seul geste
is-mode-mime = pas de mots
kind-covers = caches
kind-covers-panel = caches
field-covers-panel-covers = caches
field-covers-covers = caches
field-cover-card = sur
field-cover-number = nombre
note-cue-due = Le temps est écoulé : le signal vient à la fin de ce tour.
note-cue-came =
    { $left ->
        [0] Le dernier signal : { $act }.
       *[other] Signal : { $act }. Il en reste { $left }.
    }
note-script-ended = Plus aucun signal ne vient.
note-target-turned = La nouvelle cible est le { $number }.
note-target-turned-none = Il ne reste aucune carte Nombre comme cible.
note-target-met = La cible { $number } est atteinte.
note-target-missed = La cible { $number } est manquée et coûte un cran.
script-nothing = ce qui est en vigueur prend fin
bad-cue = Le scénario appelle { $name } : cette mission ne l’a pas, ou il n’attend aucun signal.
bad-uncalled = { $name } attend un signal : la mission demande un scénario qui l’appelle.
bad-targets-dial = Sans détonateur, une cible manquée ne coûte rien.
zero-cue = le signal vient à la fin du tour.
board-strip-target =
    { $left ->
        [0] La cible { $number } est atteinte.
        [one] Cible { $number } : encore un fil, sinon un cran.
       *[other] Cible { $number } : { $left } fils, sinon un cran.
    }
board-strip-cue-now = En ce moment : { $act }.
board-strip-cue-quiet = Rien n’est en vigueur.
board-strip-cue-turns =
    { $turns ->
        [one] Après ce tour : { $act }.
       *[other] Dans { $turns } tours : { $act }.
    }
board-strip-cue-time = Dans { $time } : { $act }.
board-strip-cue-due = Après ce tour : { $act }.
board-strip-cue-none = Plus aucun signal ne vient.
kind-number-targets = une nouvelle cible
kind-targets = nombres cibles
kind-targets-panel = nombres cibles
kind-script = un scénario à signaux
kind-script-state = signaux
kind-script-panel = signaux
field-number-targets-need = coupes demandées
field-targets-target = cible
field-targets-deck = pioche
field-targets-out = passées
field-targets-panel-target = cible
field-targets-panel-need = coupes demandées
field-targets-panel-deck = cartes dans la pioche
field-targets-panel-out = passées
field-script-cues = signaux
field-cue-turns = tours
field-cue-seconds = secondes
field-cue-calls = ce qu’il appelle
field-cue-times = fois
field-script-panel-left = signaux à venir
field-script-panel-turns = tours jusqu’au prochain
field-script-panel-due = vient à la fin de ce tour
field-script-state-done = signaux venus
field-script-state-turns = tours depuis
field-script-state-due = vient à la fin de ce tour
field-script-state-over = terminé
act-keep-direction = Le robot reste tourné de ce côté.
act-keep-direction-label = Ne pas tourner le robot
act-turn-round = Le robot se retourne.
act-turn-round-label = Tourner le robot
note-line-laid = Les cartes Nombre sont alignées. Le robot se tient sur le { $number }.
note-marker-walked = Le robot marche jusqu’au { $number }.
note-marker-turned = Le robot se retourne.
note-line-card-done = Le { $number } est fini : sa carte est retournée.
no-line-number = Ici, on ne coupe que des nombres de la ligne.
no-line-behind = Le { $value } est derrière le robot.
no-line-done = La carte du { $value } est déjà retournée.
no-turn-marker = Dites d’abord si le robot se retourne.
bad-line-yellow = Une ligne de cartes Nombre demande une mission sans fils jaunes.
bad-line-start = Le robot doit partir du { $start }, mais il n’y a que { $blue } nombres.
bad-line-ray = Avec une ligne de cartes Nombre, il n’y a pas de Rayon X ou Y, ni comme carte ni comme personnage.
board-strip-line =
    { $count ->
        [0] Le robot est sur le { $number } : aucun nombre ouvert sous lui ni devant.
       *[other] Le robot est sur le { $number }. Vous pouvez couper { $numbers }.
    }
board-strip-line-none = Le robot n’a pas encore de ligne.
line-card =
    { $state ->
        [here] robot, tourné vers la droite
        [here-left] robot, tourné vers la gauche
        [ahead] peut être coupé
        [behind] derrière le robot
       *[done] fini
    }
kind-number-line = nombres en ligne
kind-line = nombres en ligne
kind-line-panel = nombres en ligne
field-number-line-start = le robot part du
field-line-cards = nombres
field-line-at = place du robot
field-line-right = il regarde à droite
field-line-down = finis
field-line-panel-cards = nombres
field-line-panel-at = place du robot
field-line-panel-right = il regarde à droite
field-line-panel-down = finis

## A figure on a map

direction-north = au nord
direction-south = au sud
direction-east = à l’est
direction-west = à l’ouest
act-walk-on = Aller { $direction }.
act-walk-on-label = Faire un pas
act-walk-on-open = Choisissez où va la figurine.
note-walk-laid = Ces cartes sont au nord, au sud, à l’est et à l’ouest, et la dernière est ACTION : { $cards }.
note-figure-moved =
    { $saw-key ->
        [yes] { $seat-is ->
            [me] Vous menez la figurine { $direction }, dans une scie.
           *[other] { $seat } mène la figurine { $direction }, dans une scie.
        }
       *[no] { $seat-is ->
            [me] Vous menez la figurine { $direction }.
           *[other] { $seat } mène la figurine { $direction }.
        }
    }
note-figure-stayed = La figurine reste où elle est.
note-action-done =
    { $what ->
        [key] La clé est trouvée : la porte est ouverte.
        [skull] Le crâne montre l’escalier : la figurine est à l’autre étage.
        [alarm] L’alarme est donnée : les lasers sont éteints.
       *[control] La commande est actionnée : le but est atteint.
    }
no-way = Choisissez une direction dont la carte a le nombre et où rien ne barre le passage.
no-map-yellow = Les fils jaunes s’annoncent quand le plan le permet.
bad-map-shape = Le plan n’est pas un rectangle : ce sont des rangées de cases avec un intervalle entre deux, et une ligne d’intervalles entre deux rangées.
bad-map-cell = Le plan n’a pas de case marquée ainsi : { $what }.
bad-map-gap = Le plan n’a pas d’intervalle marqué ainsi : { $what }.
bad-map-twice = Le plan a au plus une case de cette sorte : { $what }.
bad-map-start = Le recto du plan a besoin d’une case de départ.
bad-map-goal = Aucun chemin du plan ne mène à son but : { $what }.
map-start = départ
map-stairs = escalier
map-saw = scie
striped-key = clé
striped-skull = crâne
striped-alarm = alarme
striped-control = commande
map-action = ACTION
map-front = recto
map-back = verso
board-strip-map =
    { $floor ->
        [1] Verso, rangée { $row }, place { $column }.
       *[other] Recto, rangée { $row }, place { $column }.
    }
board-strip-map-over = Le but est atteint.
board-strip-map-goal = But : { $goal }.
board-strip-map-waits = { $what } : une coupe réussie avec { $card }.
board-strip-map-ways = Chemins : { $ways }.
board-map =
    { $floor ->
        [1] Plan, verso. La figurine est rangée { $row }, place { $column }.
       *[other] Plan, recto. La figurine est rangée { $row }, place { $column }.
    }
board-map-cell = rangée { $row }, place { $column } : { $what }
board-map-card = { $way } : { $card }
board-map-yellow = Le jaune attend : { $what }
kind-map-walk = chemin sur un plan
kind-walk = chemin sur un plan
kind-map-panel = chemin sur un plan
field-direction = sens
field-front = plan, recto
    .help = Des cases avec un intervalle entre deux : h départ, . sol, k clé, d crâne, s escalier, x scie, a alarme, c commande. Intervalles : espace, | ou - mur, + porte, : lasers. Entre deux rangées de cases, une ligne avec leurs intervalles.
field-back = plan, verso
field-goal = but
field-map-panel-spot = où est la figurine
field-walk-spot = où est la figurine
field-map-panel-cards = cartes au nord, au sud, à l’est, à l’ouest et ACTION
field-walk-cards = cartes au nord, au sud, à l’est, à l’ouest et ACTION
field-waits = à faire ici
field-map-panel-ways = chemins
field-map-panel-yellow = le jaune attend
field-went = derniers pas
field-walk-turn = tour de ces pas
field-floor = côté du plan
field-spot-row = rangée
field-column = place dans la rangée
is-goal-control = la commande
is-goal-skull = le crâne
act-cut-tripwire = { $cell } est un piège.
act-cut-tripwire-label = Couper un piège
act-cut-tripwire-open = Montrez un fil de quelqu’un d’autre comme piège. Un mauvais coûte un cran, un rouge est la fin.
note-tripwire-pointed =
    { $seat-is ->
        [me] Vous montrez le fil { $slot } de { $owner } comme piège.
       *[other] { $owner-is ->
            [me] { $seat } montre votre fil { $slot } comme piège.
           *[other] { $seat } montre le fil { $slot } de { $owner } comme piège.
        }
    }
no-trip-called = Ici, on n’annonce pas le jaune : montrez un piège.
no-trip-here = Cette mission n’a pas de pièges.
no-trip-left = Tous les pièges sont coupés.
no-trip-blue = Pour montrer un piège, il vous faut un fil bleu non coupé.
no-trip-target = Montrez un fil non coupé de quelqu’un d’autre.
bad-trips = Les pièges demandent des fils jaunes, et des jetons qui disent vrai et restent.
bad-predealt-after = Pour sauter des supports, il faut des fils de cette couleur distribués d’abord : { $colour }.
board-strip-trips =
    { $left ->
        [0] Tous les pièges sont coupés.
        [one] Il reste un piège.
       *[other] Il reste { $left } pièges.
    }
board-strip-trips-more = Montrez-en un seul : juste, un cran en arrière ; faux, un cran en avant.
kind-tripwires = pièges
kind-trips = pièges
kind-trips-panel = pièges
field-trips-panel-left = restants
field-predealt-after = après autant de supports
field-cut-tripwire-cell = fil
note-robot-walked = Le robot marche jusqu’au { $number }.
bad-robot-late = Les fils arrivent soit avec le robot, soit plus tard d’eux-mêmes, pas des deux façons.
bad-robot-numbers = Il faut au robot deux nombres à parcourir, et aucun fil jaune.
board-strip-robot = Le robot est sur le { $number }, ensuite sur le { $then }.
board-strip-robot-more =
    { $wires ->
        [0] Il ne porte plus rien.
        [one] Coupez un { $number } maintenant et prenez son dernier fil.
       *[other] Coupez un { $number } maintenant et prenez un de ses { $wires } fils.
    }
board-robot =
    { $way ->
        [down] robot, ira vers le bas
       *[up] robot, ira vers le haut
    }
kind-carried-wires = un robot qui porte des fils
kind-robot = le robot
kind-robot-panel = le robot
field-carried-wires-wires = il porte, à 2, 3, 4 et 5 joueurs
field-robot-space = où se tient le robot
field-robot-up = il va vers le haut
field-robot-panel-space = où se tient le robot
field-robot-panel-then = case suivante
field-robot-panel-wires = fils qu’il porte

## Tours dans l’autre sens, et fils que l’on passe

act-pass-wire = Passez { $cell }.
act-pass-wire-label = Passer un fil
act-pass-wire-open = Choisissez le fil que vous passez à votre gauche. Personne ne le voit avant que tous aient choisi.
note-turns-reversed = À partir de maintenant, on joue dans le sens antihoraire.
note-turns-clockwise = On joue de nouveau dans le sens horaire.
note-passing-began = Chacun choisit un fil à passer à gauche.
note-wire-picked =
    { $seat-is ->
        [me] Vous avez choisi le fil que vous passez.
       *[other] { $seat } a choisi le fil à passer.
    }
note-wire-picked-own = Vous passez { $slot }.
note-stand-picked =
    { $seat-is ->
        [me] Le fil qui vous arrive va sur le support { $stand }.
       *[other] Le fil qui arrive chez { $seat } va sur le support { $stand }.
    }
note-wires-passed = Chacun a passé un fil : { $cells } sont maintenant en { $now }, dans cet ordre.
no-pass-wire = Choisissez un de vos propres fils non coupés à passer.
bad-passed-apart = On ne passe pas de fils hors de l’ordre : retirez les fils non triés et les fils retournés.
bad-constraint-cue = Un scénario n’appelle les cartes de contrainte que si elles changent au signal.
board-strip-reversed = On joue dans le sens antihoraire.
board-strip-clockwise = On joue dans le sens horaire.
board-strip-passing = Chacun choisit un fil à passer à gauche.
board-strip-passing-yours = Vous avez choisi le vôtre.
board-strip-passing-later = Au signal, chacun passe un fil à gauche.
board-strip-talk-free = La parole est libre.
kind-reversed-turns = on joue dans le sens antihoraire
kind-turn-order = le sens du jeu
kind-turn-order-panel = le sens du jeu
kind-passed-wires = chacun passe un fil
kind-passing = fils en route
kind-passing-panel = fils en route
field-turn-order-reversed = antihoraire
field-turn-order-panel-reversed = antihoraire
field-passing-picks = fils choisis
field-passing-stands = supports choisis
field-passing-panel-picked = ont choisi
field-passing-panel-wire = votre fil
field-pass-wire-cell = fil
field-restricted-panel-on = en ce moment
is-change-cue = au signal d’un scénario

## Des tâches contre la montre

zero-phase = Le temps de cette tâche est écoulé.
clock-phase = la tâche
note-phase-wait = Écoutez : personne ne peut encore agir.
note-phase-free = Jeu libre : il n’y a pas de tâche.
note-phase-pair = La tâche : deux fils de plus de { $numbers }.
note-phase-lock = La tâche : tous les fils de { $numbers }, et aucun autre.
note-phase-sweep = La tâche : montrer tous les fils jaunes à la fois.
note-phase-clear = La tâche : couper tout ce qui n’est pas rouge.
note-phase-met = La tâche est remplie.
note-phase-missed-nothing = Le temps est écoulé.
note-phase-missed-step = La tâche est manquée et coûte un cran.
note-phase-missed-answer = La tâche est manquée : qui a la main répond pour un nombre.
note-phase-missed-defeat = Le temps est écoulé et la mission est perdue.
note-number-answered-yes =
    { $seat-is ->
        [me] Vous dites que vous avez un { $number }.
       *[other] { $seat } a un { $number }.
    }
note-number-answered-no =
    { $seat-is ->
        [me] Vous dites que vous n’avez aucun { $number }.
       *[other] { $seat } n’a aucun { $number }.
    }
note-yellows-told = Fils jaunes : { $counts }.
note-cut-again =
    { $seat-is ->
        [me] Vous pouvez couper le { $number } encore une fois.
       *[other] { $seat } peut couper le { $number } encore une fois.
    }
no-phase-again = Vous pouvez seulement couper le { $number } encore une fois, ou passer.
no-phase-lock = On n’annonce que ces nombres en ce moment : { $numbers }.
no-phase-sweep = C’est le moment de montrer tous les fils jaunes à la fois.
no-phase-card = Cette carte ne sert pas dans cette phase.
no-phase-not-yet = On ne montre pas les fils jaunes dans cette phase.
bad-phases-order = Seule la première phase peut être une attente, et la dernière est de couper tout ce qui n’est pas rouge.
bad-phases-dial = Sans détonateur, une tâche manquée ne coûte aucun cran.
bad-phases-wires = Des phases à tâches demandent des fils tous en main et coupés comme d’habitude.
board-strip-phase-wait = Écoutez : personne ne peut encore agir.
board-strip-phase-free = Jeu libre.
board-strip-phase-pair =
    { $left ->
        [one] Coupez encore un fil de { $numbers }.
       *[other] Coupez { $left } fils de { $numbers }.
    }
board-strip-phase-lock = Seulement { $numbers }, tous.
board-strip-phase-sweep = Montrez tous les fils jaunes à la fois.
board-strip-phase-clear = Coupez tout ce qui n’est pas rouge.
board-strip-phase-again =
    { $seat ->
        [me] Vous pouvez couper le { $number } encore une fois.
       *[other] { $name } peut couper le { $number } encore une fois.
    }
board-strip-phase-turns =
    { $turns ->
        [one] Encore un tour.
       *[other] Encore { $turns } tours.
    }
board-strip-phase-time = Il reste { $time }.
board-strip-phase-missed-step = Sinon un cran.
board-strip-phase-missed-answer = Sinon on répond pour un nombre.
board-strip-phase-missed-defeat = Sinon la mission est perdue.
board-yellows =
    { $count ->
        [0] Aucun fil jaune
        [one] Un fil jaune
       *[other] { $count } fils jaunes
    }
board-ask-briefing = Écoutez
board-wait-briefing = La voix parle : personne ne peut encore agir.
kind-timed-phases = des tâches minutées
kind-phase-state = les phases
kind-phases-panel = les phases
field-timed-phases-phases = les phases
field-phase-duty = tâche
field-phase-seconds = secondes
field-phase-turns = tours
field-phase-missed = si elle est manquée
field-phase-met = si elle est remplie
field-phase-mime = sans un mot
is-duty-wait = attendre
is-duty-free = aucune
is-duty-pair = deux fils d’un nombre
is-duty-lock = trois nombres
is-duty-sweep = tous les jaunes à la fois
is-duty-clear = tout ce qui n’est pas rouge
is-missed-nothing = rien
is-missed-step = un cran
is-missed-answer = répondre pour un nombre
is-missed-defeat = la mission est perdue
is-met-nothing = rien
is-met-yellows = on compte les fils jaunes
is-met-again = une coupe de plus
field-phase-state-at = la phase
field-phase-state-turns = tours joués
field-phase-state-cards = nombres
field-phase-state-base = coupés avant
field-phase-state-deck = pioche
field-phase-state-out = défausse
field-phase-state-yellows = les jaunes sont connus
field-phase-state-again = encore une fois
field-phase-state-late = trop tard
field-phases-panel-at = la phase
field-phases-panel-duty = tâche
field-phases-panel-cards = nombres
field-phases-panel-turns = tours restants
field-phases-panel-deck = cartes dans la pioche
field-phases-panel-out = défausse
field-phases-panel-yellows = fils jaunes
field-phases-panel-again = encore une fois

## Oxygène

act-give-oxygen = { $seat } reçoit l’oxygène pour le { $number }.
act-give-oxygen-label = Donner de l’oxygène
act-give-oxygen-open = Payez quelqu’un pour une valeur, puis coupez-la.
note-oxygen-filled = La réserve contient { $count } bouteilles d’oxygène.
note-oxygen-dealt = Chacun a { $count } bouteilles d’oxygène.
note-oxygen-purse =
    { $seat-is ->
        [me] Vous avez la bourse avec { $count } bouteilles d’oxygène.
       *[other] { $seat } a la bourse avec { $count } bouteilles d’oxygène.
    }
note-oxygen-taken =
    { $seat-is ->
        [me] Vous prenez { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        } dans la réserve.
       *[other] { $seat } prend { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        } dans la réserve.
    }
note-oxygen-given =
    { $seat-is ->
        [me] Vous donnez { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        } à { $target } et devez couper { $number }.
       *[other]
        { $target-is ->
            [me] { $seat } vous donne { $count ->
                [one] une bouteille
               *[other] { $count } bouteilles
            } et doit couper { $number }.
           *[other] { $seat } donne { $count ->
                [one] une bouteille
               *[other] { $count } bouteilles
            } à { $target } et doit couper { $number }.
        }
    }
note-oxygen-paid =
    { $seat-is ->
        [me] Vous payez { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        }.
       *[other] { $seat } paie { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        }.
    }
note-oxygen-back = Toutes les bouteilles reviennent dans la réserve.
note-oxygen-refund = Un nombre est terminé : { $count ->
        [one] une personne reçoit une bouteille
       *[other] { $count } personnes reçoivent une bouteille chacune
    }.
note-oxygen-passed =
    { $target-is ->
        [me] La bourse passe à vous, avec { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        }.
       *[other] La bourse passe à { $target }, avec { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        }.
    }
note-oxygen-collected =
    { $target-is ->
        [me] Vous prenez toute la réserve : { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        }.
       *[other] { $target } prend toute la réserve : { $count ->
            [one] une bouteille
           *[other] { $count } bouteilles
        }.
    }
note-oxygen-gone =
    { $seat-is ->
        [me] Votre oxygène quitte le jeu.
       *[other] L’oxygène de { $seat } quitte le jeu.
    }
no-oxygen = { $value } coûte { $needs ->
        [one] une bouteille
       *[other] { $needs } bouteilles
    } et il { $there ->
        [0] n’en reste pas
        [one] en reste une
       *[other] en reste { $there }
    }.
no-oxygen-other = Vous avez payé pour le { $number }, pas pour le { $value }.
no-oxygen-first = Donnez d’abord à quelqu’un d’autre l’oxygène de la valeur à couper.
no-oxygen-twice = Vous avez déjà payé une coupe.
no-oxygen-alone = Personne d’autre n’a de fils : vos coupes ne coûtent rien.
no-oxygen-give = Payez pour un nombre que vous avez, à quelqu’un qui a des fils.
no-oxygen-here = Dans cette mission, on ne paie personne.
bad-oxygen-yellow = L’oxygène demande une mission sans fils jaunes.
bad-oxygen-supply = Il n’y a que { $supply } bouteilles, pas { $count }.
bad-oxygen-useless = Les bouteilles ne reviennent que dans un stock à soi, et seul l’équipement dispense de payer pour passer.
bad-oxygen-special = Rien ne dit ce que coûtent les coupes que cette mission ajoute.
board-strip-oxygen-reserve = Réserve : { $left } sur { $full }.
board-strip-oxygen-reserve-more = Retour à { $full } au capitaine.
board-strip-oxygen-teammate = Chaque coupe se paie à quelqu’un d’autre.
board-strip-oxygen-own = Chaque coupe se paie avec ses propres bouteilles.
board-strip-oxygen-own-more = Dans la réserve : { $left }.
board-strip-oxygen-purse = La bourse passe à gauche après chaque tour.
board-strip-oxygen-purse-more = Déjà payé : { $left }. Le capitaine le récupère.
board-strip-oxygen-yours = Vous avez { $count }.
board-strip-oxygen-now = Maintenant, on coupe { $number } : c’est payé.
board-oxygen-costs = coûte { $cost }
board-oxygen-needs = coûte { $cost } et il { $there ->
        [0] n’en reste pas
        [one] en reste une
       *[other] en reste { $there }
    }
board-oxygen-stock = oxygène : { $count }
board-oxygen-purse = bourse
kind-oxygen = oxygène
kind-air = oxygène
kind-oxygen-panel = oxygène
field-flow = se paie
field-price = coûte
field-reserve = réserve
field-stock = bouteilles à 2, 3, 4 et 5 joueurs
field-stocks = bouteilles
field-refund = des bouteilles reviennent
field-skip = on peut passer
field-spared = passer sous le stabilisateur est gratuit
field-oxygen-panel-value = à couper maintenant
field-air-value = à couper maintenant
field-give-oxygen-number = nombre
field-give-oxygen-seat = à
is-flow-reserve = de la réserve
is-flow-teammate = à quelqu’un d’autre
is-flow-own = de son propre stock
is-flow-purse = d’une seule bourse
is-price-depth = d’une à trois
is-price-value = son nombre
