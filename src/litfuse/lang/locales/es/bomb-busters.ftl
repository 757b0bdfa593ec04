### Bomb Busters. Values are numbers or colours; a place like 2:3 is slot 3 of stand 2.

## Values

value-yellow = amarillo
    .short = A
value-red = rojo
    .short = R

## Equipment

equipment-unequal = Etiqueta ≠
    .about = Señala dos cables vecinos tuyos que son distintos.
equipment-walkie = Walkie-talkies
    .about = Intercambia un cable con un compañero, sin ver el del otro.
equipment-triple = Triple detector
    .about = En un corte en dúo, señala tres cables de un soporte.
equipment-post-it = Nota adhesiva
    .about = Pone una ficha de información en un cable azul tuyo.
equipment-super = Superdetector
    .about = En un corte en dúo, señala todos los cables de un soporte.
equipment-rewinder = Rebobinador
    .about = Hace retroceder un paso el detonador.
equipment-batteries = Pilas de emergencia
    .about = Vuelve a poner boca arriba uno o dos personajes usados.
equipment-radar = Radar general
    .about = Pregunta a todos los soportes si tienen un número.
equipment-stabilizer = Estabilizador
    .about = Protege tu corte en dúo de este turno: ni paso ni explosión.
equipment-ray = Rayos X o Y
    .about = En un corte en dúo, anuncia dos valores a la vez.
equipment-mug = Taza de café
    .about = Cede tu turno a otra persona.
equipment-equal = Etiqueta =
    .about = Señala dos cables vecinos tuyos que son iguales.
equipment-false-bottom = Doble fondo
    .about = Trae dos cartas más en cuanto se cortan dos cables amarillos.
equipment-single = Etiqueta de cable único
    .about = Dice que un número está una sola vez en tu soporte.
equipment-drop = Entrega de emergencia
    .about = Vuelve a poner boca arriba todo el equipo usado.
equipment-fast-pass = Pase rápido
    .about = Corta dos cables iguales tuyos aunque queden otros.
equipment-disintegrator = Desintegrador
    .about = Corta todos los cables de un número sacado al azar.
equipment-hook = Gancho
    .about = Quita un cable a un compañero y quédatelo.

## Characters, and what helps in a cut

character-none = sin personaje
character-double = Doble detector
    .about = En un corte en dúo, señala dos cables de un soporte.
character-radar = Radar propio
    .about = Pregunta a todos los soportes si tienen un número.
character-walkie = Walkie-talkies
    .about = Intercambia un cable con un compañero.
character-triple = Triple detector
    .about = En un corte en dúo, señala tres cables de un soporte.
character-ray = Rayos X o Y
    .about = En un corte en dúo, anuncia dos valores a la vez.
helper-double = Doble detector
helper-own-triple = Triple detector
helper-triple = Triple detector
helper-super = Superdetector
helper-own-ray = Rayos X o Y
helper-ray = Rayos X o Y
source-card = la carta
source-power = tu personaje
stand-first = primer soporte
stand-second = segundo soporte
stand-both = ambos soportes

## What one can do: in a sentence (act-…), in a word or two (-label), before its details are chosen (-open)

act-pick-character = Toma este personaje: { $character }.
act-pick-character-label = Elegir personaje
act-pick-character-open = Elige tu personaje.
act-place-token = Pon una ficha de información en { $cell }.
act-place-token-label = Poner una ficha
act-place-token-open = Pon una ficha de información en uno de tus cables azules.
act-place-false-token = Pon en { $cell } una ficha que diga: no { $number }.
act-place-false-token-label = Poner una ficha falsa
act-place-false-token-open = Pon en uno de tus cables una ficha con un número que el cable no tiene.
act-name-missing = Deja fichas junto a tu soporte: no tienes ninguno de { $values }.
act-name-missing-label = Decir lo que falta
act-name-missing-open = Deja junto a tu soporte fichas de valores que no tienes.
act-dual-cut =
    { $call-own-key ->
        [none] Señala { $cell } y anuncia { $call }.
       *[other] Señala { $cell } y anuncia { $call }; si aciertas, se corta también { $call-own }.
    }
act-dual-cut-label = Corte en dúo
act-dual-cut-open = Corte en dúo: señala un cable de un compañero y anuncia un valor que tengas.
act-helped-cut =
    { $calls-own-key ->
        [none] { $helpers }: señala { $cells } y anuncia { $calls }.
       *[other] { $helpers }: señala { $cells } y anuncia { $calls }. Se cortaría también: { $calls-own }.
    }
act-helped-cut-label = Corte en dúo con ayuda
act-helped-cut-open = Corte en dúo con esto: { $with }.
act-solo-cut = Corte en solitario: corta todo lo que queda de { $value }.
act-solo-cut-label = Corte en solitario
act-solo-cut-open = Corte en solitario: corta todo lo que queda de un valor.
act-fast-pass = Pase rápido: corta { $cells }.
act-fast-pass-label = Pase rápido
act-fast-pass-open = Pase rápido: corta dos cables iguales tuyos.
act-reveal-reds = Revela tus cables rojos.
act-reveal-reds-label = Revelar los rojos
act-cut-together = Corta { $cells } a la vez y afirma que son lo que pide esta misión.
act-cut-together-label = Cortar todos a la vez
act-cut-together-open = Señala cables donde sea, también tuyos, y afirma que son lo que pide esta misión.
act-skip = Salta tu turno.
act-skip-label = Saltar
act-report-slip = { $seat } ha hablado contra las reglas de esta misión.
act-report-slip-label = Avisar de un desliz
act-report-slip-open = Alguien ha hablado contra las reglas de esta misión: di quién.
act-use-stabilizer = Estabilizador: protege tu corte en dúo de este turno.
act-use-stabilizer-label = Estabilizador
act-use-mug = Taza de café: no hagas nada este turno; sigue { $seat }.
act-use-mug-label = Taza de café
act-use-mug-open = Taza de café: no hagas nada este turno y di quién sigue.
act-settle = Elige { $cell }.
act-settle-label = Elegir un cable
act-settle-open = Elige cuál de tus cables es.
act-use-walkie =
    { $source-key ->
        [source-power] Tus walkie-talkies: cambia { $cell } con { $partner }.
       *[other] Walkie-talkies: cambia { $cell } con { $partner }.
    }
act-use-walkie-label = Walkie-talkies
act-use-walkie-open = Walkie-talkies: intercambia un cable con un compañero.
act-give-wire = Da { $cell }.
act-give-wire-label = Dar un cable
act-give-wire-open = Da uno de tus cables; recibirás el que te ofrecen.
act-use-radar =
    { $source-key ->
        [source-power] Tu radar: ¿quién tiene un { $number }?
       *[other] Radar general: ¿quién tiene un { $number }?
    }
act-use-radar-label = El radar
act-use-radar-open = Radar: pregunta por un número a todos los soportes.
act-use-post-it = Nota adhesiva: pon una ficha de información en { $cell }.
act-use-post-it-label = Nota adhesiva
act-use-post-it-open = Nota adhesiva: pon una ficha de información en un cable azul tuyo.
act-use-false-post-it = Nota adhesiva: pon en { $cell } una ficha que diga: no { $number }.
act-use-false-post-it-label = Nota adhesiva
act-use-false-post-it-open = Nota adhesiva: pon en uno de tus cables azules una ficha con un número que no tiene.
act-use-unequal = Etiqueta ≠: { $cell } y su vecino de la derecha son distintos.
act-use-unequal-label = Etiqueta ≠
act-use-unequal-open = Etiqueta ≠: señala dos cables vecinos distintos.
act-use-equal = Etiqueta =: { $cell } y su vecino de la derecha son iguales.
act-use-equal-label = Etiqueta =
act-use-equal-open = Etiqueta =: señala dos cables vecinos iguales.
act-use-rewinder = Rebobinador: el detonador retrocede un paso.
act-use-rewinder-label = Rebobinador
act-use-batteries = Pilas de emergencia: pon boca arriba el personaje de { $seats }.
act-use-batteries-label = Pilas de emergencia
act-use-batteries-open = Pilas de emergencia: pon boca arriba uno o dos personajes usados.
act-use-single = Etiqueta de cable único: el número de { $cell } está una sola vez en su soporte.
act-use-single-label = Etiqueta de cable único
act-use-single-open = Etiqueta de cable único: señala un cable cuyo número está una sola vez en su soporte.
act-use-hook = Gancho: quédate con { $cell }; va a este soporte: { $stand }.
act-use-hook-label = Gancho
act-use-hook-open = Gancho: quita un cable a un compañero.
act-lay-number = Pon el { $number } boca abajo.
act-lay-number-label = Poner un número
act-lay-number-open = Pon una de tus cartas de número boca abajo: ¿qué valor se cortará?
act-claim-turn = Toma el turno siguiente.
act-claim-turn-label = Corto yo
act-name-next = Sigue { $seat }.
act-name-next-label = Decir quién sigue
act-name-next-open = Nadie ha pedido el turno: di quién sigue.
act-name-cutter = { $seat } tiene que cortar el número.
act-name-cutter-label = Nombrar a quien corta
act-name-cutter-open = Nombra a quien tiene que cortar el número descubierto.
act-turn-up-number = Descubre el siguiente número.
act-turn-up-number-label = Descubrir un número
act-turn-up-number-open = Descubre el siguiente número o cede el turno.
act-choose-stand = El cable va a este soporte: { $stand }.
act-choose-stand-label = Elegir un soporte
act-choose-stand-open = Te llega un cable: elige el soporte al que va.
act-cut-blind = Señala { $cell } y anuncia { $value } con tu cable girado { $own }.
act-cut-blind-label = Cortar con un cable girado
act-cut-blind-open = Señala un cable de otro jugador, toca tu cable girado y afirma que los dos tienen este valor.
act-solo-blind = Corta todo lo que queda de { $value } con tus cables girados { $turned }.
act-solo-blind-label = Corte en solitario con cables girados
act-solo-blind-open = Toca tus cables girados y afirma que, con los que ves, son todo lo que queda de un valor.
act-confess-wire = Pon una ficha en { $cell }.
act-confess-wire-label = Poner una ficha
act-confess-wire-open = No tienes el número: pon una ficha en uno de tus cables azules.
act-choose-token = Elige la ficha { $value }.
act-choose-token-label = Elegir una ficha
act-choose-token-open = Elige una ficha de información.
act-set-token = Pon la ficha en { $cell }.
act-set-token-label = Poner la ficha
act-set-token-open = Pon la ficha ante uno de tus cables de ese valor.
act-mark-received = Pon la ficha de un número recibido en { $cell }.
act-mark-received-label = Poner la ficha
act-mark-received-open = Pon una ficha ante uno de tus cables que tenga un número que has recibido.
act-pass-received = Pasa: ningún número recibido encaja.
act-pass-received-label = Ningún número encaja
caution-together =
    { $colour ->
        [red] Esto acaba la misión al instante si uno solo de estos cables no es rojo.
        [yellow] Esto acaba la misión al instante si uno solo de estos cables no es amarillo.
       *[blue] Esto acaba la misión al instante si uno solo de estos cables no es un { $number }.
    }
caution-together-tokens = Si uno solo de estos cables no es amarillo, cada uno recibe su ficha y el detonador avanza un paso. Uno rojo entre ellos acaba la misión al instante.
caution-blind = Esto acaba la misión al instante si tu cable girado no tiene también este valor.
caution-report-slip = El desliz cuesta a todos un paso del detonador.

## Phrases

say-suggest-card = ¿Usamos esto: { $card }?
say-suggest-card-label = ¿Usar equipo?
say-suggest-card-open = Sugiere una carta.
say-suggest-power = { $seat }, ¿usas tu personaje?
say-suggest-power-label = ¿Usar tu personaje?
say-suggest-power-open = Sugiere a alguien que use su personaje.
say-rule-reminder = ¡Atención a lo que dice la misión!
say-rule-reminder-label = Atención a la misión
say-your-turn = { $seat }, te toca.
say-your-turn-label = Te toca
say-your-turn-open = Dile a alguien que le toca.
say-thinking = Un momento, estoy pensando.
say-thinking-label = Pensando
say-well-done = ¡Bien hecho!
say-well-done-label = Bien hecho
say-need-oxygen = Necesito oxígeno.
say-need-oxygen-label = Necesito oxígeno

## What happened

note-was-dealt =
    { $captain-is ->
        [me] { $mission }. Tienes el mando: empiezas tú.
       *[other] { $mission }. { $captain } tiene el mando.
    } { $dial ->
        [0] No hay detonador.
        [one] Un error y se acabó.
       *[other] El detonador tiene { $dial } pasos.
    }
note-seated =
    { $captain-is ->
        [me] { $mission }. Tienes el mando: empiezas tú.
       *[other] { $mission }. { $captain } tiene el mando.
    } Los demás eligen personaje.
note-character-picked =
    { $seat-is ->
        [me] Tomas este personaje: { $character }.
       *[other] { $seat } toma este personaje: { $character }.
    }
note-token-drawn =
    { $seat-is ->
        [me] Tu primera ficha es un { $number }.
       *[other] La primera ficha de { $seat } es un { $number }.
    }
note-passed-over =
    { $seat-is ->
        [me] No tienes ningún cable azul y no pones ficha.
       *[other] { $seat } no tiene ningún cable azul y no pone ficha.
    }
note-passed-over-more =
    { $seat-is ->
        [me] No tienes ningún otro cable azul y no pones una segunda ficha.
       *[other] { $seat } no tiene ningún otro cable azul y no pone una segunda ficha.
    }
note-passed-over-yellow =
    { $seat-is ->
        [me] Solo tienes cables amarillos y no pones ficha.
       *[other] { $seat } solo tiene cables amarillos y no pone ficha.
    }
note-passed-over-yellow-more =
    { $seat-is ->
        [me] Todos tus otros cables son amarillos: no pones una segunda ficha.
       *[other] Todos los otros cables de { $seat } son amarillos: no pone una segunda ficha.
    }
note-passed-over-missing =
    { $seat-is ->
        [me] Tienes todos los otros valores: ninguna ficha más.
       *[other] { $seat } tiene todos los otros valores: ninguna ficha más.
    }
note-token-placed =
    { $owner-is ->
        [me] Tu cable { $slot } tiene una ficha: { $value }.
       *[other] El cable { $slot } de { $owner } tiene una ficha: { $value }.
    }
note-token-placed-virtual =
    { $owner-is ->
        [me] No quedan fichas; de tu cable { $slot } se sabe: { $value }.
       *[other] No quedan fichas; del cable { $slot } de { $owner } se sabe: { $value }.
    }
note-token-placed-beside =
    { $owner-is ->
        [me] No tienes ningún { $value }: la ficha queda junto a tu soporte.
       *[other] { $owner } no tiene ningún { $value }: la ficha queda junto al soporte.
    }
note-token-placed-once =
    { $owner-is ->
        [me] Tu { $value } se mostró una vez: hay que recordar su lugar.
       *[other] Un { $value } de { $owner } se mostró una vez: hay que recordar su lugar.
    }
note-token-placed-single =
    { $owner-is ->
        [me] El número de tu cable { $slot } está una sola vez en tu soporte.
       *[other] El número del cable { $slot } de { $owner } está una sola vez en ese soporte.
    }
note-token-placed-not =
    { $owner-is ->
        [me] Tu cable { $slot } tiene una ficha: no es { $value }.
       *[other] El cable { $slot } de { $owner } tiene una ficha: no es { $value }.
    }
note-token-placed-not-virtual =
    { $owner-is ->
        [me] No quedan fichas; de tu cable { $slot } se sabe que no es { $value }.
       *[other] No quedan fichas; del cable { $slot } de { $owner } se sabe que no es { $value }.
    }
note-token-placed-even =
    { $owner-is ->
        [me] Tu cable { $slot } tiene una ficha: un número par.
       *[other] El cable { $slot } de { $owner } tiene una ficha: un número par.
    }
note-token-placed-odd =
    { $owner-is ->
        [me] Tu cable { $slot } tiene una ficha: un número impar.
       *[other] El cable { $slot } de { $owner } tiene una ficha: un número impar.
    }
note-token-placed-count =
    { $owner-is ->
        [me] Tu cable { $slot } tiene una ficha: su número está { $count } × en tu soporte.
       *[other] El cable { $slot } de { $owner } tiene una ficha: su número está { $count } × en ese soporte.
    }
note-token-placed-beside-virtual =
    { $owner-is ->
        [me] No tienes ningún { $value }; no quedan fichas, pero todos lo saben.
       *[other] { $owner } no tiene ningún { $value }; no quedan fichas, pero todos lo saben.
    }
note-token-withheld =
    { $owner-is ->
        [me] { $count ->
            [one] Tu cable { $slots } no recibe ficha: lo que es queda en secreto.
           *[other] Ninguno de tus cables { $slots } recibe ficha: lo que son queda en secreto.
        }
       *[other] { $count ->
            [one] El cable { $slots } de { $owner } no recibe ficha: lo que es queda en secreto.
           *[other] Ninguno de los cables { $slots } de { $owner } recibe ficha: lo que son queda en secreto.
        }
    }
note-took-wire =
    { $seat-is ->
        [me] Coges un cable y lo pones en { $slot }.
       *[other] { $seat } coge un cable y lo pone en { $slot }.
    }
note-took-wire-own = Coges un cable, { $value }, y lo pones en { $slot }.
note-took-wire-untold =
    { $seat-is ->
        [me] Coges un cable y lo pones en el soporte { $stand }.
       *[other] { $seat } coge un cable y lo pone en el soporte { $stand }. Nadie más sabe dónde.
    }
note-counts-as-red = En esta misión, los cables de { $value } cuentan como rojos.
note-claim-failed = { $seat } afirmó que { $slots } son de valor { $value }. No todos lo son.
note-turn-began =
    { $seat-is ->
        [me] Te toca. Pulso firme.
       *[other] Turno de { $seat }.
    }
board-call-said =
    { $seat-is ->
        [me] Señalas
       *[other] { $seat } señala
    } { $owner-is ->
        [me] { $count ->
            [one] tu cable { $slots }
           *[other] tus cables { $slots }
        }
       *[other] { $count ->
            [one] el cable { $slots } de { $owner }
           *[other] los cables { $slots } de { $owner }
        }
    } y { $seat-is ->
        [me] anuncias
       *[other] anuncia
    } { $values }{ $helpers-key ->
        [none] { "" }
       *[other] { " " }({ $helpers })
    }
note-call-made-hit = { board-call-said }: ¡acierto!
note-call-made-miss = { board-call-said }: error.
note-call-made-red = { board-call-said }: ¡rojo!
board-moment-call = { board-call-said }.
note-settle-asked =
    { $owner-is ->
        [me] { $hit-key ->
            [yes] Elige cuál de tus cables se corta.
           *[no] Elige cuál de tus cables recibe la ficha.
        }
       *[other] { $hit-key ->
            [yes] { $owner } elige qué cable se corta.
           *[no] { $owner } elige qué cable recibe la ficha.
        }
    }
note-token-stands =
    { $owner-is ->
        [me] No pones ficha: ese cable ya tiene una.
       *[other] { $owner } no pone ficha: el cable elegido ya tiene una.
    }
note-wires-cut-dual = Cortados: { $values }.
note-wires-cut-solo =
    { $seat-is ->
        [me] Cortas en solitario: { $values }.
       *[other] { $seat } corta en solitario: { $values }.
    }
note-wires-cut-special =
    { $seat-is ->
        [me] Cortas todos a la vez: { $values }.
       *[other] { $seat } corta todos a la vez: { $values }.
    }
note-wires-cut-card = Cortados por la carta: { $values }.
note-wires-cut-reveal =
    { $seat-is ->
        [me] Solo te queda rojo y lo revelas: { $values }.
       *[other] A { $seat } solo le queda rojo y lo revela: { $values }.
    }
note-dial-moved =
    { $steps ->
        [1] El detonador retrocede un paso.
       *[other] El detonador avanza.
    } { $left ->
        [0] Ha llegado a la calavera.
        [one] Queda un paso.
       *[other] Quedan { $left } pasos.
    }
note-reds-seen =
    { $owner-is ->
        [me] El estabilizador aguanta. Ahora todos saben qué es rojo: tu { $slots }.
       *[other] El estabilizador aguanta. Ahora todos saben qué es rojo: { $slots } de { $owner }.
    }
note-card-ready = Ya se puede usar esta carta: { $card }.
note-card-used =
    { $seat-is ->
        [me] Usas una carta: { $card }.
       *[other] { $seat } usa una carta: { $card }.
    }
note-power-used =
    { $seat-is ->
        [me] Usas tu personaje: { $character }.
       *[other] { $seat } usa su personaje: { $character }.
    }
note-cards-added = Nuevo equipo: { $cards }.
note-pile-turned-up = Se descubren cartas del montón y ya se pueden usar: { $cards }.
note-pile-card-lost = La carta de encima del montón se retira sin que nadie la mire.
note-cards-turned-up = Se puede usar otra vez: { $cards }.
note-disintegrated = El desintegrador alcanza el { $number }.
note-recharged =
    { $seat-is ->
        [me] Pones boca arriba el personaje de { $seats }.
       *[other] { $seat } pone boca arriba el personaje de { $seats }.
    }
note-radar-answered =
    { $found-key ->
        [none] El radar no encuentra ningún { $number }.
       *[other] El radar encuentra un { $number } aquí: { $found }.
    }
note-labelled-equal =
    { $seat-is ->
        [me] Señalas tus cables { $slots } como iguales.
       *[other] { $seat } señala sus cables { $slots } como iguales.
    }
note-labelled-unequal =
    { $seat-is ->
        [me] Señalas tus cables { $slots } como distintos.
       *[other] { $seat } señala sus cables { $slots } como distintos.
    }
note-swap-asked =
    { $user-is ->
        [me] Ofreces tu cable { $slot } a { $partner }, que elige uno para ti.
       *[other] { $partner-is ->
            [me] { $user } te ofrece el cable { $slot }. Elige cuál das.
           *[other] { $user } ofrece el cable { $slot } a { $partner }, que elige uno a cambio.
        }
    }
note-places-moved-swap = Intercambio: { $user } { $gave } es ahora { $partner } { $gave-now }, { $partner } { $got } es ahora { $user } { $got-now }.
note-places-moved-taken = Quitado: { $partner } { $got } es ahora { $user } { $got-now }.
note-turn-named =
    { $target-is ->
        [me] { $seat } se toma un café. Sigues tú.
       *[other] { $seat-is ->
            [me] Te tomas un café. Sigue { $target }.
           *[other] { $seat } se toma un café. Sigue { $target }.
        }
    }
note-turn-skipped =
    { $seat-is ->
        [me] Saltas tu turno.
       *[other] { $seat } salta su turno.
    }
note-everybody-skipped = Todos los que tienen cables han saltado seguidos.
note-time-ran-out =
    { $seat-is ->
        [me] Se acabó el tiempo; el reloj decidió por ti.
       *[other] Se acabó el tiempo; el reloj decidió por { $seat }.
    }
note-talk-restricted-no-number = Desde ahora, nada de números: quien diga uno le cuesta un paso a la mesa.
note-talk-restricted-mute = Desde ahora todos están mudos: solo queda una señal.
note-talk-restricted-mime = Desde ahora, ni una palabra: solo manos y caras.
note-talk-restricted-no-more = Se puede hablar otra vez como antes.
note-talk-slipped =
    { $seat-is ->
        [me] Has escrito un número.
       *[other] { $seat } ha escrito un número.
    }
note-talk-slipped-reported =
    { $seat-is ->
        [me] Has hablado contra las reglas de la misión, dice { $by }.
       *[other] { $seat } ha hablado contra las reglas de la misión, dice { $by }.
    }
note-mission-ended-defused = La bomba está desactivada. ¡Ganáis todos!
note-mission-ended-explosion = ¡Bum! La bomba explota. Perdéis todos.
note-mission-ended-dial = ¡Bum! El detonador está en la calavera. Perdéis todos.
note-mission-ended-stall = Nadie podía seguir. Perdéis todos.
note-mission-ended-timer = Se acabó el tiempo. Perdéis todos.
note-mission-ended-objective = La misión ya no se puede cumplir. Perdéis todos.
note-row-laid = Los números en su orden: { $cards }.
note-row-went-on = El { $number } está hecho; el número siguiente queda libre.
note-number-cards-dealt =
    { $hand-key ->
        [none] Todos tienen cartas de número.
       *[other] Tus cartas de número: { $hand }.
    }
note-lay-asked =
    { $seat-is ->
        [me] Pon una carta de número boca abajo: ¿qué valor se cortará?
       *[other] { $seat } pone una carta de número boca abajo.
    }
note-number-card-laid =
    { $number-key ->
        [none] { $seat } ha puesto una carta de número.
       *[other] { $seat-is ->
            [me] Has puesto el { $number }.
           *[other] { $seat } ha puesto el { $number }.
        }
    }
note-number-shown =
    { $hit-key ->
        [yes] { $layer } había puesto el { $number }: se pierde un paso.
       *[no] { $layer } había puesto el { $number }: no pasa nada.
    }
note-number-card-taken =
    { $number-key ->
        [none] { $seat } se queda la carta.
       *[other] { $seat-is ->
            [me] Te quedas el { $number }.
           *[other] { $seat } se queda el { $number }.
        }
    }
note-numbers-discarded =
    { $seat-key ->
        [none] Se retiran cartas de valores terminados: { $numbers }.
       *[other] { $seat-is ->
            [me] Descartas cartas de valores terminados: { $numbers }.
           *[other] { $seat } descarta cartas de valores terminados: { $numbers }.
        }
    }
note-number-card-drawn =
    { $number-key ->
        [none] { $seat } roba una carta de número.
       *[other] { $seat-is ->
            [me] Robas el { $number }.
           *[other] { $seat } roba el { $number }.
        }
    }
note-number-cards-returned =
    { $seat-is ->
        [me] No te quedan cables; tus cartas de número van bajo el mazo.
       *[other] A { $seat } no le quedan cables; sus cartas de número van bajo el mazo.
    }
note-numbers-over = Queda un solo valor: no hay más cartas de número.
note-goals-laid = Al completar uno de estos números, el detonador retrocede un paso: { $cards }.
note-goal-met = El { $number } está completo, y su carta se retira.
note-goal-turned = La siguiente carta de número es { $number }.
note-together-named = Los cables del número { $number } se cortan los cuatro a la vez.
note-reward-deck-laid = Hay { $count } cartas de número boca abajo; las otras { $out } se retiran sin verlas.
note-reward-card-lost = La carta de número de encima se retira sin que nadie la mire.
note-reward-dealt =
    { $hand-key ->
        [none] Las cartas de número se reparten boca abajo.
       *[other] Has recibido: { $hand }.
    }
note-reward-token-due = { $seat } ha recibido el número { $number } y pone su ficha.
note-reward-passed = { $seat } no ha recibido ningún número que encaje.
note-goal-turned-none = El mazo de cartas de número está vacío.
note-tokens-given = Hay dos cables amarillos cortados: cada uno da una ficha al jugador de su izquierda.
note-tokens-drawn = Hay dos cables amarillos cortados: se sacan estas fichas: { $tokens }.
note-token-chosen = { $seat } elige la ficha { $value } para { $to }.
note-token-due = { $seat } tiene cables de valor { $value } sin ficha y la pone en uno.
note-token-returned = Todos los cables de { $seat } de valor { $value } tienen ficha: se devuelve.
note-fuse-moved =
    { $steps ->
        [-1] La mecha vuelve a { $space } de { $last }.
       *[other] La mecha arde hasta { $space } de { $last }.
    }
note-turn-spent =
    { $left ->
        [one] Queda un turno.
       *[other] Quedan { $left } turnos.
    }
note-time-spent-up = Se acabó el tiempo de esta misión.
note-reveal-claimed =
    { $seat-is ->
        [me] Tomas el turno para enseñar tus cables rojos.
       *[other] { $seat } toma el turno para enseñar sus cables rojos.
    }
note-claims-ended =
    { $captain-is ->
        [me] Nadie pide el número: nombras tú a quien lo corta.
       *[other] Nadie pide el número: { $captain } nombra a quien lo corta.
    }
note-cutter-self-has =
    { $target-is ->
        [me] Tomas el { $number } y debes cortarlo.
       *[other] { $target } toma el { $number } y debe cortarlo.
    }
note-cutter-self-lacks =
    { $target-is ->
        [me] Tomas el { $number } y no tienes ninguno.
       *[other] { $target } toma el { $number } y no tiene ninguno.
    }
note-nothing-confessed =
    { $seat-is ->
        [me] No tienes ningún cable azul que marcar.
       *[other] { $seat } no tiene ningún cable azul que marcar.
    }
note-turn-claimed =
    { $seat-is ->
        [me] Tomas el turno siguiente.
       *[other] { $seat } toma el turno siguiente.
    }
note-claims-closed =
    { $captain-is ->
        [me] Nadie quiere el turno. Dices tú quién sigue.
       *[other] Nadie quiere el turno. { $captain } dice quién sigue.
    }
note-call-deck-laid = { $count } cartas de número están boca abajo.
note-call-deck-shuffled = Se barajan las cartas de número usadas: { $count } vuelven boca abajo.
note-number-called =
    { $seat-is ->
        [me] Descubres el { $number }.
       *[other] { $seat } descubre el { $number }.
    }
note-cutter-named-has =
    { $target-is ->
        [me] Te nombran y tienes que cortar el { $number }.
       *[other] Nombran a { $target }, que tiene que cortar el { $number }.
    }
note-cutter-named-lacks =
    { $target-is ->
        [me] Te nombran y no tienes ningún { $number }.
       *[other] Nombran a { $target }, que no tiene ningún { $number }.
    }
note-number-left = La carta de número { $number } sale del juego.

## How it ended

end-defused = La bomba está desactivada.
end-explosion = La bomba ha explotado.
end-dial = Demasiados errores.
end-stall = Nadie podía seguir.
end-timer = Se acabó el tiempo.
end-objective = La misión no se ha cumplido.
all-won = Hoy no.
all-lost = La bomba ha sido más rápida.

## Why not

no-seats =
    { $seats ->
        [one] Nadie juega a esto a solas: hacen falta de { $least } a { $most } jugadores.
       *[other] Con { $seats } jugadores no puede ser: hacen falta de { $least } a { $most }.
    }
no-not-asked = No es eso lo que se te pregunta.
no-not-asked-turn = No es eso lo que se te pregunta: corta cables o usa una carta de tu turno.
no-not-offered = Eso no está entre las cartas que puedes usar ahora.
no-skip = Puedes cortar algo, así que no puedes saltar el turno.
no-must-reveal = Solo te quedan cables rojos: se revelan.
no-not-red = Aún tienes cables que no son rojos.
no-not-held = No tienes ningún cable sin cortar de este valor: { $value }.
no-call-red = El rojo no se puede anunciar.
no-own-target = Ese cable es tuyo. Señala uno de un compañero.
no-cut-target = En ese lugar no hay ningún cable sin cortar.
no-own-wire = El cable tuyo que nombras debe estar sin cortar y tener el valor anunciado: { $value }.
no-own-wire-only = Elige un cable tuyo.
no-own-wire-uncut = Elige un cable tuyo sin cortar.
no-own-stand = Elige uno de tus soportes.
no-partner = Elige a otra persona que aún tenga cables.
no-not-all = Quedan { $left } cables de este valor y tú tienes { $mine }: { $value }. Un corte en solitario los necesita todos, 2 o 4.
no-solo-red = Los cables rojos nunca se cortan en solitario.
no-helpers = Un corte admite como mucho un detector y unos rayos.
no-power-used = Tu personaje no puede hacer eso, o ya se usó.
no-one-target = Con los rayos solos, señala un cable.
no-one-stand = Un detector señala cables de un solo soporte.
no-whole-stand = El superdetector señala todos los cables sin cortar de un soporte.
no-so-many-targets = Señala exactamente { $count } cables distintos de un soporte.
no-so-many-values =
    { $count ->
        [one] Anuncia exactamente un valor.
       *[other] Anuncia exactamente { $count } valores.
    }
no-two-values = Anuncia dos valores distintos.
no-yellow-detector = Con un detector solo se pueden anunciar números.
no-two-equal = Elige dos cables iguales tuyos que no sean rojos.
no-stabilizer-dual = Has usado el estabilizador: ahora solo vale un corte en dúo.
no-stabilizer-no-dual = No hay ningún corte en dúo que pueda proteger.
no-mug-target = Nombra a otra persona que aún tenga cables.
no-card-in-play = Esta carta no está en juego: { $card }.
no-card-used = Esta carta ya se usó: { $card }.
no-card-locked = Esta carta sigue bloqueada: { $card }. Necesita { $cuts } cables cortados de este valor: { $value }.
no-card-offer = Esta carta se usa en cualquier momento, no como acción del turno.
no-card-on-turn = Eso es cosa de quien tiene el turno.
no-rewinder = El detonador no puede retroceder más.
no-batteries = Elige uno o dos personajes que se hayan usado.
no-batteries-nothing = Aún no se ha usado ningún personaje.
no-radar-number = Pregunta por un número del 1 al 12.
no-post-it-blue = La nota adhesiva va en un cable azul sin cortar.
no-post-it-token = Ese cable ya tiene una ficha.
no-post-it-lies = Tus fichas dicen lo que un cable no es: di también un número.
no-post-it-true = Tu nota adhesiva dice la verdad: di solo el cable.
no-label-neighbours = Elige un cable que tenga un vecino a la derecha en el mismo soporte.
no-label-cut = Como mucho uno de los dos cables puede estar cortado.
no-label-equal = Esos dos cables no son iguales.
no-label-unequal = Esos dos cables son iguales.
no-single = El número de ese cable está más de una vez en su soporte, o no es azul.
no-give-own = Elige para dar un cable tuyo sin cortar.
no-swap-first = Primero da un cable: el intercambio te espera.
no-settle-first = Primero elige uno de los cables señalados.
no-settle-pointed = Ese cable no fue señalado.
no-settle-match = Ese cable no tiene el valor anunciado: { $values }.
no-settle-red = Ese cable es rojo y no recibe ficha. Elige otro.
no-token-first = Primero pon tu ficha.
no-token-own = Pon la ficha en un cable tuyo.
no-token-blue = La primera ficha va en un cable azul.
no-token-left = Las { $most } fichas de este número ya están puestas: { $number }. Elige otro número.
no-token-drawn = Tu ficha es un { $number }: ponla en un cable de ese número.
no-token-lies = Tus fichas dicen lo que un cable no es: con el cable, di un número.
no-token-true = Tu ficha dice la verdad: di solo el cable.
no-false-wire = En un cable así no va ninguna ficha falsa: { $value }.
no-false-twice = Tus dos fichas van en cables distintos.
no-false-true = Eso sería verdad: el cable es un { $number }. Di otro número.
no-false-number = Una ficha falsa dice un número del 1 al { $most }, no { $number }.
no-missing-first = Primero deja tus fichas de valores que no tienes.
no-missing-held = Tienes un cable de este valor, o no está en juego: { $value }.
no-missing-count = Di exactamente { $count } de los valores que no tienes.
no-pick-first = Primero elige tu personaje.
no-character-left = Ese personaje ya no está.
no-sequence = El { $value } aún no está libre: antes va el { $due }.
no-together = En esta misión no se corta nada a la vez.
no-together-only =
    { $colour ->
        [red] Aquí los { $count } cables rojos se cortan a la vez y de ninguna otra forma.
        [yellow] Aquí los { $count } cables amarillos se cortan a la vez y de ninguna otra forma.
       *[blue] Aquí los { $count } cables del número { $number } se cortan a la vez y de ninguna otra forma.
    }
no-together-done =
    { $colour ->
        [red] Los cables rojos ya están cortados.
        [yellow] Los cables amarillos ya están cortados.
       *[blue] Los cables del número { $number } ya están cortados.
    }
no-together-holder =
    { $colour ->
        [red] Solo puede hacerlo quien tenga un cable rojo.
        [yellow] Solo puede hacerlo quien tenga un cable amarillo.
        [last] Solo puede hacerlo quien no tenga más cables que los del número { $number }.
       *[blue] Solo puede hacerlo quien tenga un cable del número { $number }.
    }
no-together-cells = Señala exactamente { $count } cables distintos sin cortar.
no-received = Pon la ficha ante un cable tuyo sin ficha que tenga un número que has recibido. Pasa solo si ninguno encaja.
no-fragile-card = En esta misión no puedes usar esta carta: { $card }.
no-counts-as-red = Aquí el { $value } cuenta como rojo: no se puede anunciar.
no-red-number-token = Ninguna ficha va ante un { $number }: aquí cuenta como rojo.
no-unsorted-card = Las cartas y los personajes no tocan los cables con una X.
no-unsorted-locked = Un cable con una X se corta cuando ya lo están todos los amarillos.
no-choose-stand = Elige uno de tus soportes para el cable.
no-blind = Esta misión no tiene cables girados.
no-blind-card = Las cartas, los personajes y las fichas no tocan los cables girados.
no-blind-owner = Aquí solo su dueño puede cortar un cable girado.
no-blind-named = Nombra tus propios cables girados.
no-blind-value = Anuncia un valor del que queden cables, pero no rojo.
no-blind-target = Señala un cable sin cortar de un compañero.
no-blind-solo = Con los cables que ves tienen que ser todo lo que queda del valor: dos o cuatro.
no-lay-first = Primero pon una carta de número.
no-number-held = No tienes el { $number }.
no-claim-first = Primero alguien tiene que pedir el turno.
no-name-first = Primero tienes que decir quién sigue.
no-name-free = Nombra a alguien que tenga cables y no acabe de jugar.
no-report = Di quién ha hablado contra las reglas de la misión.
no-order-first = Primero tienes que nombrar a quien debe cortar el número.
no-cutter = Nombra a alguien que aún tenga cables.
no-cutter-radar = Nombra a alguien cuyo soporte haya dicho que sí.
no-turn-up-first = Primero se descubre el número, salvo que cedas el turno.
no-confess = Pon una ficha en uno de tus cables azules sin cortar que no tenga.
no-yellow-tokens = Solo tras dos cables amarillos: elige una ficha de las que hay y ponla ante un cable tuyo de ese valor.
no-other-number = Ahora solo se puede cortar el { $number }.
no-cutters-turn = No es tu turno: solo cortas en él.

## Tables that cannot be

bad-captain = El asiento { $captain } no puede tener el mando: hay { $seats } asientos.
bad-mission-number = Aquí no hay misión { $number }. Hay: { $known }.
bad-mission-seats = Esta misión no es para { $seats } jugadores.
bad-own-number = Una misión propia no lleva número: quita el { $number }, o elige esa misión.
bad-elsewhere = Esta misión también es para { $seats } jugadores, y así no puede ser. Arréglala para esa mesa, o quita { $seats } de sus asientos.
bad-colour-fixed-range = Estos cables se nombran uno a uno, así que lowest y highest no cambian nada: { $colour }.
bad-card-twice = Esta carta está dos veces: { $card }.
bad-character-twice = Este personaje se excluye dos veces: { $character }.
bad-character-choice = Solo se pueden excluir personajes donde se eligen.
bad-character-double = El doble detector no se puede excluir: cualquiera puede elegirlo.
bad-later-banned = Esta carta entra y queda fuera a la vez: { $card }.
bad-card-yellow = Esta carta necesita cables amarillos, y la misión no tiene: { $card }.
bad-ban-absent = Esta carta no está entre las cartas, así que no puede quedar fuera: { $card }.
bad-no-cards = No hay equipo, así que no se puede decir nada de sus cartas.
bad-tokens-once = Los cables solo se pueden mostrar una vez donde todas las fichas dicen un valor verdadero.
bad-captain-tokens = Las primeras fichas del capitán son como las de los demás: entonces no hace falta decirlo.
bad-colour-fixed = Un número está dos veces entre los cables de este color: { $colour }.
bad-colour-count = Hay que decir con count cuántos de estos cables están en juego: { $colour }.
bad-colour-fixed-of = Se nombran { $fixed } cables y se deben mostrar { $shown }: { $colour }.
bad-colour-out-of = No puede haber { $count } cables en juego de { $shown } mostrados: { $colour }.
bad-colour-range = No se pueden sacar { $count } cables de { $there }: { $colour }.
bad-predealt = No se pueden repartir primero { $count } cables entre { $stands } soportes, y todos deben ser seguros: { $colour }.
bad-yellow-count = Puede haber 0, 2 o 4 cables amarillos, no { $count }.
bad-few-wires = { $wires } cables son pocos para { $stands } soportes.
bad-cards-without-equipment = Sin equipo no hay cartas que contar ni que poner boca abajo: quita cards y face_down.
bad-few-cards = { $cards } cartas de equipo son pocas para { $seats } jugadores.
bad-later-card = Esta carta ya está entre las doce: { $card }.
bad-mechanism-twice = Este mecanismo está dos veces: { $name }.
bad-mechanisms-clash = Estos dos mecanismos no caben en una misma misión: { $first } y { $second }.
bad-variant-empty = Lo que cambia con otros números de jugadores necesita esos números y algo que cambie.
bad-variant-seats = Se dice que algo cambia con { $seats } jugadores, pero la misión no es para tantos.
bad-variant-twice = Lo que cambia con { $seats } jugadores se dice dos veces: { $field }.
bad-dial-extra = El detonador empieza en { $dial }, así que no se puede añadir nada a un paso por jugador.
bad-dial-limit = El detonador no puede empezar en { $start } si nunca le quedan más de { $limit } pasos.
bad-dial-none = Una misión sin detonador no tiene límite del detonador.
bad-tokens-lie = Las fichas solo pueden mentir si dicen un valor; aquí: { $kind }.
bad-tokens-lie-blue = Las fichas solo pueden mentir si hay dos números o más.
bad-first-tokens = Esta manera de poner las primeras fichas necesita fichas con un valor verdadero: { $mode }.
bad-numbers = Hacen falta { $needed } cartas de número, pero solo hay { $blue } números.
bad-sequence = Una fila de { $cards } números no cabe en { $blue }.
bad-unequipped = En esta misión no hay equipo del que alguien pueda prescindir.
bad-together = Hay que cortar { $count } cables a la vez, pero hay { $there }.
bad-together-tokens = Las fichas tras un fallo son para cables amarillos, y solo donde las fichas dicen la verdad.
bad-together-number = El número { $number } no se puede cortar aquí a la vez.
bad-together-last = Solo un número puede quedar para el final, en una misión sin cables rojos.
bad-together-pile = Una serie que da cartas necesita un montón: equipamiento con face_down = true.
bad-together-received = Los números recibidos traen fichas por un número que se corta a la vez, donde las fichas dicen valores, son verdad y se quedan.
bad-yellow-tokens = Las fichas por dos cables amarillos necesitan dos cables amarillos.
bad-yellow-tokens-kind = Las fichas por dos cables amarillos dicen valores, son verdaderas y se quedan.
bad-unsorted-locked = Los cables con una X solo pueden esperar a los amarillos si los hay.
bad-unsorted-yellow = Los cables con una X solo pueden esperar a los amarillos si ellos mismos son azules.
bad-unsorted-tokens = Las fichas que cuentan no se pueden usar junto a cables con una X.
bad-apart-twice = En una misma misión no puede haber cables con una X y cables girados.
bad-blind-tokens = Junto a cables girados, las primeras fichas las elige cada uno o no las hay, y dicen la verdad sobre un cable.
bad-blind-owner = Solo un cable del capitán se puede girar de modo que nadie más pueda cortarlo.
bad-blind-few = Hay muy pocos cables para girar algunos.
bad-late-count = O bien llegan más tarde varios cables de cualquier color, o bien todos los de un color.
bad-late-many = Si { $count } cables llegan más tarde, quedan muy pocos por repartir.
bad-late-colour = Todos los cables del color tienen que estar en la misión para llegar más tarde: { $colour }.
bad-red-number = Un número que cuenta como rojo necesita otro a su lado.
bad-red-number-cards = Hay muy pocas cartas de equipo para dejar una fuera.
bad-red-number-tokens = Junto a un número que cuenta como rojo, las primeras fichas las elige cada uno o no las hay, y dicen la verdad.
bad-goals = Hay que poner { $cards } cartas de número, pero solo hay { $blue } números.
bad-goals-pile = Los objetivos que pagan con cartas necesitan un montón: equipo con face_down = true.
bad-goals-dial = Sin detonador, las cartas de número no pueden pagar un paso.
bad-claims-mug = Donde se pide el turno hay que dejar fuera la taza de café: nombra a quien sigue.
bad-talk-twice = Una misión limita lo que se dice de una sola manera.
bad-call-yellow = Donde se descubren números no puede haber cables amarillos.

## When the time is up

zero-pick = se toma el doble detector.
zero-token = la ficha va al primer cable que pueda tenerla.
zero-turn = se hace el primer corte posible.
zero-settle = se elige el primer cable posible.
zero-swap = se da el primer cable.
zero-prompt = se da la primera respuesta.
zero-claim = el capitán dice quién sigue.
zero-timer = la misión está perdida.

## Talk

talk-phrases = Durante una misión solo hay frases, para que nadie hable de sus cables.
talk-free = Ni una palabra sobre tus cables, ni pistas, ni suposiciones.
talk-no-number = Nada de números en voz alta: quien diga uno del 1 al 12 le cuesta un paso a la mesa.
talk-no-number-free = Un número del 1 al 12 le cuesta un paso a la mesa, en cifras o con letras, en inglés, español o francés. Ni una palabra sobre tus cables.
talk-mute = Mudos: esta señal es todo lo que se puede decir.
talk-mime = Mímica: manos y caras, sin palabras.
talk-claims = Nadie habla mientras se puede pedir un número: solo queda el botón.
slip-numbers = 1 2 3 4 5 6 7 8 9 10 11 12 uno dos tres cuatro cinco seis siete ocho nueve diez once doce

## Missions

mission-own = Una misión propia
    .text = La mesa ha preparado esta misión por su cuenta.
mission-1 = Primeros cortes
    .text = Solo cables azules, del 1 al 6. Sin equipo: se trata de aprender a cortar.
mission-2 = Dos amarillos
    .text = Azules del 1 al 8 y dos cables amarillos, que se cortan juntos.
mission-3 = El primer rojo
    .text = Azules del 1 al 10 y un cable rojo que nadie debe tocar. Ya hay equipo.
mission-4 = La bomba completa
    .text = Todos los cables azules del 1 al 12, dos amarillos y uno rojo; con dos jugadores, cuatro amarillos.
mission-5 = Dos de tres
    .text = Se muestran tres números amarillos, pero solo hay dos de esos cables. Un rojo; con dos jugadores, dos.
mission-6 = Cuatro amarillos
    .text = Cuatro cables amarillos, que se cortan de dos en dos o todos a la vez, y uno rojo; con dos jugadores, dos rojos.
mission-7 = ¿Qué rojo?
    .text = Se muestran dos números rojos y hay uno de esos cables; con dos jugadores, uno de tres. Sin amarillos.
mission-8 = El examen
    .text = Un rojo de dos mostrados y dos amarillos de tres; con dos jugadores, un rojo de tres y cuatro amarillos.
mission-9 = Tres números en orden
    .text = Hay tres cartas de número en fila. El segundo número solo se puede anunciar cuando hay dos cables cortados del primero, y el tercero cuando además hay dos del segundo. Si al tocarte no te queda otra cosa, la bomba explota.
mission-10 = Quince minutos
    .text = La misión tiene que acabar en quince minutos; con dos jugadores, en doce. No hay orden de turnos: quien quiere el turno siguiente lo pide, pero nadie juega dos veces seguidas, salvo con dos jugadores o si nadie más tiene cables. Si nadie lo pide, el capitán nombra a un jugador. Cuatro cables amarillos y uno rojo.
mission-11 = Un número es rojo
    .text = Se saca una carta de número: los cuatro cables azules de ese número cuentan como rojos. Nadie los nombra, y quien acierta en uno hace explotar la bomba. Dos cables amarillos; cuatro con dos jugadores.
mission-12 = Equipo con doble cierre
    .text = Sobre cada carta de equipo hay una carta de número. La carta se puede usar cuando se han cortado dos cables de su propio número y dos del número que la cubre. Cuatro cables amarillos y uno rojo; dos rojos con dos jugadores.
mission-13 = Todos los rojos a la vez
    .text = Tres cables rojos, uno para cada uno de los tres primeros jugadores. No se revelan, se cortan juntos: señala tres cables donde sea y afirma que son rojos. Un error es el final. Las primeras fichas se sacan al azar.
mission-14 = El novato no puede fallar
    .text = Se barajan las cartas de personaje y el azar decide quién es capitán. Si falla un corte en dúo del capitán, la bomba explota, y el estabilizador no ayuda. Dos cables rojos y dos amarillos de tres mostrados; tres rojos y cuatro amarillos con dos jugadores.
mission-15 = Herramientas ocultas
    .text = El equipo está boca abajo y nadie lo mira. Hay una carta de número a la vista: cuando se corta el último cable de ese número, se da la vuelta a una carta de equipo, que se puede usar enseguida, y se descubre la siguiente carta de número.
mission-16 = En orden, hasta el último cable
    .text = Como tres números en orden, pero hay que cortar los cuatro cables de un número antes de anunciar el siguiente.
mission-17 = Alguien miente en la mesa
    .text = Se barajan las cartas de personaje y quien sale capitán es el mentiroso. Cada ficha en su mano dice lo que un cable no es: dos al principio, y una del número anunciado tras cada corte fallido allí. El mentiroso no usa equipo. Dos cables rojos de tres mostrados; tres con dos jugadores.
mission-18 = El radar y quien corta
    .text = No hay primeras fichas ni más equipo que un radar siempre encendido. En tu turno se descubre un número y cada soporte responde si lo tiene; nombras a alguien que dijo que sí, y esa persona debe cortarlo. Dos cables rojos, tres con dos jugadores.
mission-19 = Descenso a la cueva
    .text = Tras los turnos 4, 10 y 16 una carta de número es el objetivo: hay que cortar dos de sus cables en seis turnos, o el detonador avanza un paso. Con dos jugadores hay dos objetivos. Un cable rojo y dos amarillos de tres mostrados. Variante de la casa: la original usa un audio.
mission-20 = Un cable suelto en cada soporte
    .text = El último cable repartido a cada soporte no está en orden: queda en el extremo derecho, con una X. Las cartas y los personajes no lo tocan. Dos cables rojos y dos amarillos; con dos jugadores, dos rojos de tres mostrados y cuatro amarillos.
mission-21 = Par o impar
    .text = Las fichas de información solo dicen si un número es par o impar, al principio y después de cada corte fallido. Un cable rojo de dos mostrados; dos con dos jugadores.
mission-22 = Lo que no tengo
    .text = Cada uno pone dos primeras fichas al lado del soporte: en toda su mano no hay cables de esos valores. Cuando se han cortado dos cables amarillos, cada uno da una ficha de información al jugador de su izquierda, que la pone ante un cable de ese valor, o al lado del soporte si no tiene ninguno. Cuatro cables amarillos y uno rojo; tres rojos con dos jugadores.
mission-23 = Cuatro a la vez por las herramientas
    .text = Se saca una carta de número: sus cuatro cables no se anuncian, se cortan a la vez. En tu turno, señala los cuatro, estén donde estén; un fallo es el fin. Entonces son vuestras siete cartas de equipamiento que están boca abajo; hasta entonces se retira una cada ronda. Un cable rojo de tres mostrados; dos de tres con dos jugadores.
mission-24 = ¿Cuántos hay?
    .text = Una ficha de información dice cuántas veces está el número de su cable en ese soporte, contando los cortados, y no qué número es. Dos cables rojos; tres con dos jugadores.
mission-25 = Sin decir números
    .text = Quien dice un número del 1 al 12 le cuesta a la mesa un paso del detonador. En el texto libre la mesa lo oye sola; de lo que se dijo en voz alta puede avisar cualquiera. Las frases hechas no cuestan nada. Dos cables rojos; tres con dos jugadores.
mission-26 = Gira un número y córtalo
    .text = Hay doce cartas de número descubiertas. Antes de cortar, gira una cuyo número tengas y corta ese número; si el corte falla, la carta se queda boca abajo. Quien no tiene ninguno de los números descubiertos pasa. Cuando todas están boca abajo, se descubren otra vez. Dos cables rojos; tres con dos jugadores.
mission-27 = Hoy no hay detectores
    .text = Nadie tiene personaje. Cuando se han cortado dos cables amarillos, se sacan tantas fichas de información como jugadores; cada uno toma una y la pone ante un cable de ese valor, o al lado del soporte si no tiene ninguno. Cuatro cables amarillos y uno rojo. Con dos jugadores el capitán no pone primera ficha.
mission-28 = Capitán sin herramientas
    .text = El capitán no tiene personaje ni usa equipo, y si falla un corte en dúo suyo, la bomba explota. Cuatro cables amarillos y dos rojos; tres rojos con dos jugadores.
mission-29 = El vecino adivina
    .text = Todos tienen cartas de número. Antes de tu turno, quien está a tu derecha pone una boca abajo; si cortas ese número, el detonador avanza un paso. Después la carta es tuya.
mission-30 = Carrera contra la voz
    .text = Una voz pone tareas, cada una con su tiempo. Tras las instrucciones y un rato libre se descubre cuatro veces una carta de número: dos cables más de ese número a tiempo, o el detonador avanza un paso. Luego dos veces más, sin decir palabra; si se acaba el tiempo, quien tiene el turno dice si tiene un número. Después, todos los cables de tres números y nada más; después alguien señala todos los amarillos a la vez, y un error es el final; al final, todo lo que no es rojo. Quien cumple la cuarta tarea deja ver cuántos amarillos tiene cada cual. Cuatro cables amarillos y uno rojo de dos mostrados. Variante de la casa: avisos en lugar de la voz, y un barrido, un corte extra y unos turnos propios.
mission-31 = Una desventaja para todos
    .text = Cada cual toma una de cinco cartas de restricción y la cumple. Quien ya no tiene ningún cable que la cumpla le da la vuelta para siempre. Dos cables rojos de tres mostrados. Salvo la capitanía, cada cual elige su personaje.
mission-32 = Travesuras
    .text = Una carta de restricción obliga a todos. Al principio de cada turno, la capitanía la mantiene o descubre la siguiente. Quien no puede jugar pasa. Dos cables rojos, tres para dos jugadores.
mission-33 = Par o impar, otra vez
    .text = Como par o impar, con dos cables rojos de tres mostrados, tres con dos jugadores. Todos menos el capitán eligen su personaje.
mission-34 = Eslabón débil oculto
    .text = Se reparten boca abajo personajes y cartas de restricción de la A a la E. Quien tiene el personaje del capitán es el eslabón débil: solo anuncia lo que permite su carta, y no lo dice. En su turno, los demás pueden adivinar quién es y qué carta tiene: si aciertan, se descubren los personajes y acaba la restricción; un fallo cuesta un paso. Si el eslabón débil no puede jugar, cuesta dos pasos y todas esas cartas se retiran. Un cable rojo. Para tres jugadores o más.
mission-36 = Una fila con dos extremos
    .text = Hay cinco cartas de número en fila. Solo se puede anunciar la del extremo elegido; las demás de la fila esperan y los otros números son libres. Cuando se han cortado dos cables suyos se va, y quien los cortó elige el extremo siguiente. Un cable rojo de tres mostrados y dos amarillos; con dos jugadores, dos de tres y cuatro.
mission-35 = Los sueltos esperan a los amarillos
    .text = En el extremo derecho de cada soporte hay un cable azul con una X, sin ordenar. Nadie puede cortarlo antes de que lo estén los cuatro amarillos; quien no tenga otra cosa que rojos pierde el turno y el detonador avanza un paso. Dos cables rojos de tres mostrados, tres con dos jugadores. Todos menos el capitán eligen su personaje.
mission-37 = La regla cambia sin parar
    .text = Una carta de restricción obliga a todos, y llega la siguiente cada vez que se completa un número. Quien no puede jugar pasa; si todos pasan, cuesta un paso y llega otra carta. Dos cables rojos, tres para dos jugadores.
mission-38 = El cable girado del capitán
    .text = Un cable del capitán está girado: todos lo ven menos él, y solo él puede cortarlo, nombrándolo en un corte. Un error con ese cable es el final. Quien solo pueda anunciar su valor pierde el turno y el detonador avanza un paso. Dos cables rojos, tres con dos jugadores. Todos menos el capitán eligen su personaje.
mission-39 = Cuatro a la vez para saber más
    .text = Se saca una carta de número: sus cuatro cables no se anuncian, se cortan a la vez. En tu turno, señala los cuatro, estén donde estén; un fallo es el fin. Entonces se reparten boca abajo otras ocho cartas de número, y cada uno pone una ficha verdadera por un número recibido; hasta entonces se retira una carta cada ronda. No hay equipamiento, y las primeras fichas se sacan al azar. Cuatro cables amarillos y dos rojos de tres mostrados; tres rojos con dos jugadores.
mission-40 = A contar otra vez
    .text = Las fichas de información dicen cuántas veces está un número en el soporte, y hay tres cables rojos. Con dos jugadores el capitán no pone primera ficha.
mission-41 = Trampas
    .text = Cada cual tiene una trampa amarilla, y todos lo saben; con cinco jugadores, todos menos el capitán. Nadie anuncia el amarillo: señala un solo cable de otra persona. Una trampa se corta y el detonador retrocede un paso; un cable azul recibe una ficha y cuesta uno; uno rojo es el final. El detonador empieza a un paso de la explosión. Quien solo tiene amarillos y rojos no juega su turno.
mission-42 = Actos contra el reloj
    .text = Cada cinco turnos empieza otro acto. Primero se juega en sentido antihorario. Luego, ni una palabra: a quien hable se le puede señalar, un paso cada vez. Después cada cual elige un cable sin enseñarlo y todos pasan a la vez a la izquierda, con sus fichas. Luego una carta de restricción de la A a la E obliga a todos, hasta que nadie pueda cumplirla; al final no hay nada en vigor. Cuatro cables amarillos y uno rojo de tres mostrados. Variante de la casa: la original usa un audio.
mission-43 = La carga del robot
    .text = Un robot recorre los números del 1 al 12 y vuelve, una casilla al final de cada turno, y lleva cables ocultos: cinco con dos jugadores, cuatro con tres o cuatro, tres con cinco. Un corte acertado del número en el que está te da uno de ellos; lo pones en un soporte, en su orden, y todos ven dónde. También hay que cortarlos todos. Tres cables rojos.
mission-44 = Aire compartido
    .text = Cada corte toma oxígeno de la reserva, acierte o no: una botella del 1 al 4, dos del 5 al 8, tres del 9 al 12. Todas las botellas vuelven cuando empieza una ronda. Quien no puede o no quiere pagar pasa y el detonador avanza un paso; con el estabilizador, gratis. Un cable rojo de tres mostrados.
mission-45 = El primero que lo pide, corta
    .text = Hay una carta de número descubierta. Quien la pide primero y tiene el número debe cortarlo; pedirla sin tenerlo cuesta un paso, y entonces el capitán nombra a quien corta. Si nadie la pide, o si el capitán no quiere esperar, también nombra a un jugador: si no tiene el número, cuesta un paso y pone una ficha de información. Quien solo tiene cables rojos la pide para enseñarlos. No se habla mientras se puede pedir un número. Dos cables rojos; tres con dos jugadores.
mission-46 = Los sietes, al final
    .text = Los cables del número 7 no se anuncian, se cortan a la vez: quien en su turno ya no tiene otra cosa señala los cuatro, estén donde estén. Un fallo es el fin. Cuatro cables amarillos, del 5.1 al 8.1, y ninguno rojo. Con dos jugadores, el capitán no pone primera ficha.
mission-47 = Suma o diferencia
    .text = Hay doce cartas de número descubiertas. Antes de cortar, aparta dos: cortas su suma o su diferencia, y quedan apartadas aunque el corte falle. Quien no puede o no quiere pasa y el detonador avanza un paso. Cuando no queda ninguna, vuelven las doce. Dos cables rojos de tres mostrados; tres con dos jugadores.
mission-48 = Tres amarillos a la vez
    .text = Tres cables amarillos, uno para cada uno de los tres primeros jugadores. No se nombran: se cortan juntos. Señala tres cables cualesquiera y afirma que son amarillos. Un error pone una ficha en cada uno y cuesta un paso; si hay uno rojo, es el final.
mission-49 = Pagar a otra persona
    .text = Cada cual tiene botellas de oxígeno. Antes de cortar un número, da esa cantidad a quien elijas: se van aunque el corte falle. Quien no puede o no quiere pagar pasa y el detonador avanza un paso. Quien se queda sin cables se lleva sus botellas. Dos cables rojos, tres con dos jugadores.
mission-50 = Nada queda marcado
    .text = Una ficha queda al lado del soporte; de qué cable habla se muestra una sola vez, hasta el paso siguiente. Tras las primeras fichas tampoco hay en el tablero marcadores ni cuentas de cables cortados. Dos cables amarillos y dos rojos; cuatro y tres con dos jugadores.
mission-51 = Órdenes de quien manda
    .text = En tu turno se descubre un número y nombras, sin hablar, a quien debe cortarlo. Quien es nombrado y lo tiene debe cortarlo; quien no lo tiene pone una ficha, y el detonador avanza un paso. Un cable rojo, dos con dos jugadores; el detonador tiene un paso más. Todos menos el capitán eligen su personaje.
mission-52 = Todas las fichas mienten
    .text = Cada uno pone dos fichas, y cada una dice un número que su cable no tiene. Después de un corte fallido, el dueño pone una ficha del número nombrado: el cable no es ese. Tres cables rojos.
mission-53 = La mecha arde
    .text = No hay detonador, sino una mecha de doce casillas. Avanza una con cada corte acertado y dos con cada fallo, pero cortar justo el número al que ha llegado la hace retroceder una. En la casilla doce la bomba explota. Dos cables rojos, tres con dos jugadores. Todos menos el capitán eligen su personaje.
mission-54 = Aire y brechas
    .text = No se reparte ningún cable rojo: los once están boca abajo. Tras cada quinto turno, seis veces como mucho, la siguiente persona coge uno sin enseñarlo. Un corte cuesta de uno a tres de tu oxígeno; un número completo da uno a todos. Variante de la casa: la original usa un audio.
mission-55 = Desafíos
    .text = El detonador empieza a un paso de la explosión. Hay una carta de desafío descubierta por jugador: cada una que se cumple hace retroceder el detonador un paso al final del turno. Dos cables rojos; dos de tres mostrados con dos jugadores. Todos menos el Capitán eligen su personaje.
mission-56 = Cables girados para todos
    .text = Un cable de cada jugador está girado: todos lo ven menos su dueño, que solo lo corta si lo nombra; un error con él es el final. Los demás pueden señalarlo, y cada vez el detonador avanza un paso. Dos cables rojos de tres mostrados, tres con dos jugadores. Todos menos el capitán eligen su personaje.
mission-57 = Cada número acabado obliga
    .text = Junto a cada número hay una carta de restricción. Al completarse un número, su carta obliga a todos hasta la siguiente. Quien no puede jugar pasa; si todos pasan, la bomba explota. Un cable rojo, dos para dos jugadores.
mission-58 = Detectores sin fin
    .text = No hay ninguna ficha de información: ni al principio ni tras un corte fallido. Pero todos tienen un doble detector que no se gasta nunca. Dos cables rojos; tres con dos jugadores.
mission-59 = El robot recorre los números
    .text = Las doce cartas de número forman una fila al azar, y un robot está sobre el 7, mirando al lado más largo. Corta un número cuya carta esté bajo el robot o delante de él; el robot camina hasta allí y puedes darle la vuelta. Quien no tiene ninguno pasa a cambio de un paso del detonador, y el robot se da la vuelta. Dos cables rojos de tres mostrados; tres con dos jugadores. Todos menos el Capitán eligen su personaje.
mission-60 = Más desafíos
    .text = Como en la primera serie de desafíos: el detonador empieza a un paso de la explosión y cada carta de desafío cumplida lo hace retroceder un paso. Dos cables rojos de tres mostrados; tres con dos jugadores. Todos menos el Capitán eligen su personaje.
mission-61 = Las trabas pasan de mano
    .text = Cada uno obedece la carta de restricción que tiene delante. Cuando empieza una ronda, el capitán puede pasar todas las cartas un lugar; con dos o tres jugadores también hay cartas entre jugadores. Cualquiera puede retirar su carta por un paso del detonador y sacar otra. Quien no puede jugar pasa; si todos pasan, la bomba explota. Un cable rojo, dos con dos jugadores.
mission-62 = Los números completos pagan
    .text = El detonador empieza a un paso de la explosión. Hay a la vista una carta de número por jugador: cuando se corta el último cable de uno de esos números, el detonador retrocede un paso.
mission-63 = Una sola bolsa de aire
    .text = Todo el oxígeno está en una bolsa, con la que empieza el capitán. Quien corta un número paga esa cantidad de botellas, aunque el corte falle, y el resto pasa a la izquierda. Cuando empieza una ronda, el capitán recupera lo pagado. Quien no puede pagar pasa y el detonador avanza un paso. Dos cables rojos, tres con dos jugadores.
mission-64 = Dos cables girados cada uno
    .text = Como cables girados para todos, pero cada jugador tiene dos: el más bajo en el extremo izquierdo de su mano, el más alto en el derecho. Un cable rojo, dos con dos jugadores.
mission-65 = Pásame tu número
    .text = Las doce cartas de número se reparten a la vista. Solo puedes cortar los números de tus cartas, y al final de tu turno das una a otra persona. Quien no tiene ningún cable de sus cartas pasa y el detonador avanza un paso. Tres cables rojos; desde tres jugadores.
mission-66 = El camino por el búnker
    .text = Tras cada corte, acertado o no, una figura avanza una casilla por el mapa, en una dirección cuya carta tenga el número anunciado. En las casillas rayadas, un corte acertado con el número de la carta ACCIÓN abre la puerta, muestra la escalera, apaga los láseres o, en el mando, alcanza la meta. Las sierras cuestan un paso del dial. Los cables amarillos esperan a la alarma y dan dos pasos libres. Si no queda ningún cable azul antes de alcanzar la meta, la misión se pierde. Dos cables amarillos y dos rojos. La forma corta acaba en la calavera: con dos jugadores, empieza por ella.

## The campaign of a table

box-training = Entrenamiento
box-first = Primera caja
box-second = Segunda caja
box-third = Tercera caja
box-fourth = Cuarta caja
box-last = Última caja
campaign-goals =
    { $count ->
        [1] Misión { $from }
       *[other] Misiones { $from }–{ $to }
    }
box-opens = tras la misión { $mission }
campaign-captain =
    { $captain-is ->
        [me] Ahora tienes tú el mando.
       *[other] Ahora tiene el mando { $captain }
    }
campaign-captain-after =
    { $captain-is ->
        [me] Ahora tienes tú el mando
       *[other] Ahora tiene el mando { $captain }
    }, { $last-is ->
        [me] después de ti.
       *[other] después de { $last }.
    }

## What is played, and what comes next

table-plays =
    { $custom-key ->
        [none] Misión { $mission }: { $mission-name }
       *[other] { mission-own }
    }
    .again =
        { $custom-key ->
            [none] Otra vez la misión { $mission }
           *[other] Otra vez la misión propia
        }
    .next =
        { $custom-key ->
            [none] Siguiente: misión { $mission }
           *[other] Siguiente: la misión propia
        }
    .set-up =
        { $custom-key ->
            [none] Preparar la misión { $mission }
           *[other] Preparar vuestra misión
        }

## Clocks

clock-pick = elegir personaje
clock-token = poner una ficha
clock-turn = el turno
clock-settle = elegir un cable para un detector
clock-swap = dar un cable
clock-prompt = otras preguntas
clock-claim = pedir el turno
clock-timer = la misión
clock-cue = la próxima señal

## Options

option-mission = Misión
    .help = Qué bomba se desactiva.
    .each = { $value }: { $name }
option-custom = Misión propia
    .help = Una misión que preparáis vosotros, en lugar de una numerada.
    .set = Una misión propia
option-captain = Capitán
    .help = Quién empieza. Si no se dice, se sortea.
    .none = por sorteo
option-fixed-captain = El capitán se queda
    .help = El mismo capitán en todas las misiones, en vez del siguiente por la izquierda.
option-history = Memoria
    .help = Cuánto tiempo muestra la mesa lo anunciado.
option-history-strict = este turno y el siguiente; después hay que recordarlo
option-history-open = siempre
option-chat = Hablar
    .help = Qué se puede decir durante una misión.
option-chat-phrases = frases que no revelan nada
option-chat-free = texto libre; las reglas las cuidáis vosotros
option-odds = Probabilidades para todos
    .help = En tu turno ves cuán probable es que cada cable sea el número que pulsas, y que sea rojo. Toda la mesa tiene que quererlo, y el registro lo dice.
option-timers = Misiones contra el tiempo
    .help = Si su tiempo corre por el reloj o se cuenta en turnos.
option-timers-mission = como diga cada misión
option-timers-wall = por el reloj
option-timers-turns = en turnos
option-short = Misiones cortas
    .help = Jugar la forma corta de una misión que la tenga: en la misión 66 el camino acaba en la calavera.

## On the page: the board

board-keys = 1–9 decir un valor (0, -, = para 10, 11, 12; Y para amarillo) | U usar una carta
board-slot = cable { $slot }
board-label-equal = igual que el siguiente
board-label-unequal = distinto del siguiente
board-fresh = nuevo
board-chosen = elegido
board-not-chosen = no elegido
board-dial =
    { $left ->
        [0] ningún paso
        [one] queda 1 paso
       *[other] quedan { $left } pasos
    }
board-dial-of = de { $start }, y bum
board-stable = protegido
board-track-label = Números, y cuántos de cada uno están cortados
board-track = { $number }: { $cut } de { $of } cortados
board-track-out = { $number }: no está en esta misión
board-locked = bloqueado
board-due = toca ahora
board-marker = { $wire }
board-equipment = Equipo
board-card-needs = corta { $count }×{ $value }
board-card-few = { $count }×{ $value }
board-card-ready = lista
board-card-used = usada
board-card-on = en uso
board-pile = boca abajo
board-stand =
    { $stand ->
        [1] { $name }, soporte izquierdo, { $count } cables
        [2] { $name }, soporte derecho, { $count } cables
       *[0] { $name }, { $count } cables
    }
board-own-stand =
    { $stand ->
        [1] Tu soporte izquierdo, { $count } cables
        [2] Tu soporte derecho, { $count } cables
       *[0] Tu soporte, { $count } cables
    }
board-stand-of = { $name }
board-left-stand = soporte izquierdo
board-right-stand = soporte derecho
board-your-stand = tu soporte
board-you = Tú
board-left =
    { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
board-frail = no puede fallar
board-number-cards =
    { $count ->
        [one] 1 carta de número
       *[other] { $count } cartas de número
    }
board-your-numbers = Tus números
board-flag-yes = { $number }: sí
board-flag-no = { $number }: no
board-rail =
    { $captain ->
        [yes] capitanía, { $count ->
            [one] queda 1 cable
           *[other] quedan { $count } cables
        }
       *[no] { $count ->
            [one] queda 1 cable
           *[other] quedan { $count } cables
        }
    }
board-name = { $number } · { $name }
board-sub-yellow =
    { $sure ->
        [yes] amarillos { $count }
       *[no] amarillos { $count } de { $of }
    }
board-sub-red =
    { $sure ->
        [yes] rojos { $count }
       *[no] rojos { $count } de { $of }
    }
board-sub-blue = azules del 1 al { $most }, nada más
board-mission-yellow = Amarillos: { $count } de { $of }, entre { $numbers }
board-mission-yellow-sure = Amarillos: { $numbers }
board-mission-red = Rojos: { $count } de { $of }, entre { $numbers }
board-mission-red-sure = Rojos: { $numbers }
board-mission-rule = Lo que añade la misión
board-strip-row = Primero corta { $need } × { $number }.
board-strip-row-later = Después { $numbers }. Los demás son libres.
board-strip-row-last = Es el último de la fila.
board-strip-row-done = La fila está hecha: todo es libre.
board-strip-together =
    { $colour ->
        [red] { $count } cables rojos, todos a la vez.
        [yellow] { $count } amarillos, todos a la vez.
       *[blue] Los cuatro cables del { $number }, a la vez.
    }
board-strip-together-more = No de uno en uno, y un fallo es el fin.
board-strip-together-more-tokens = No de uno en uno, y un fallo cuesta un paso y pone fichas.
board-strip-together-more-last = Por quien no tenga nada más; un fallo es el fin.
board-strip-together-more-cards = Luego el montón es vuestro; pierde una carta por ronda. Un fallo es el fin.
board-strip-together-more-received = Luego { $deck } cartas de número traen fichas; cada ronda se va una. Un fallo es el fin.
board-strip-together-received = Has recibido { $numbers }.
board-strip-tokens-gift = Dos amarillos traen fichas.
board-strip-tokens-gift-more = Cada uno da una ficha al de su izquierda.
board-strip-tokens-draft-more = Cada uno toma una de las sacadas.
board-strip-tokens-row = Fichas por tomar: { $tokens }.
board-strip-tokens-done = Las fichas están repartidas.
board-strip-together-done =
    { $colour ->
        [red] Los cables rojos están cortados.
        [yellow] Los cables amarillos están cortados.
       *[blue] Todos los cables del { $number } están cortados.
    }
board-strip-numbers = Adivina quien está al lado.
board-strip-numbers-laid =
    { $seat ->
        [me] Has puesto una carta.
       *[other] { $name } ha puesto una carta.
    }
board-strip-numbers-more = Si se corta ese número, cuesta un paso.
board-strip-numbers-over = Queda un valor: no hay más cartas de número.
board-strip-goals =
    { $reward ->
        [card] Completa uno: una carta queda libre.
       *[step] Completa uno: un paso atrás.
    }
board-strip-goals-more =
    { $deck ->
        [0] No queda ninguna debajo.
        [one] Queda 1 debajo.
       *[other] Quedan { $deck } debajo.
    }
board-strip-fuse = La mecha va por { $space } de { $last }.
board-strip-fuse-more = Al final la bomba estalla.
board-strip-turns =
    { $left ->
        [one] Queda un turno.
       *[other] Quedan { $left } turnos.
    }
board-strip-time = Quedan { $time }.
board-strip-time-more = Cuando se acaba el tiempo, se pierde la misión.
board-strip-claims = El turno es de quien lo quiera.
board-strip-claims-barred =
    { $seat ->
        [me] Acabas de jugar y esperas una vez.
       *[other] { $name } acaba de jugar y espera una vez.
    }
board-strip-fragile =
    { $seat ->
        [me] No puedes fallar.
       *[other] { $name } no puede fallar.
    }
board-strip-fragile-more = Un corte en falso ahí es el fin.
board-strip-unequipped =
    { $seat ->
        [me] No usas equipo.
       *[other] { $name } no usa equipo.
    }
board-strip-unequipped-more = Los demás aún pueden intercambiar con esa persona o preguntar.
board-strip-untold = Los fallos no dicen nada.
board-strip-untold-more = Tras un corte en falso no hay ficha.
board-strip-call = Hay que cortar el { $number }.
board-strip-call-who = Ahora se dice quién lo hace.
board-strip-call-yes = Está aquí: { $names }.
board-strip-call-must =
    { $seat ->
        [me] Tienes que cortar el { $number }.
       *[other] { $name } tiene que cortar el { $number }.
    }
board-strip-call-lacks =
    { $seat ->
        [me] Te tocaba el { $number } y no tienes ninguno.
       *[other] A { $name } le tocaba el { $number } y no tiene ninguno.
    }
board-strip-call-none = Cada turno se descubre un número.
board-strip-call-deck = Quedan { $count } boca abajo.
board-use-card = Usar una carta
board-use-line = La mayoría en cualquier momento, cualquiera, sin permiso. Cada una vale una vez por misión.
board-use = Usar
board-not-now = ahora no
board-needs = primero corta { $count } × { $value }
board-key-off = { $value }, ahora no
board-values = Valores
board-ways = Otras formas
board-ask-turn = Te toca cortar
board-ask-settle = ¿Cuál se corta?
board-ask-mark = ¿Cuál se marca?
board-ask-swap = Devuelve un cable
board-ask-token = Tu primera ficha
board-ask-choice = Tú decides
board-ask-claim = ¿Quién corta ahora?
board-turn-line = Toca un cable de alguien del equipo, o un valor que tengas.
board-point =
    { $count ->
        [one] { $stand ->
            [1] { $name }, soporte izquierdo, cable { $slots }.
            [2] { $name }, soporte derecho, cable { $slots }.
           *[0] { $name }, cable { $slots }.
        }
       *[other] { $stand ->
            [1] { $name }, soporte izquierdo, cables { $slots }.
            [2] { $name }, soporte derecho, cables { $slots }.
           *[0] { $name }, cables { $slots }.
        }
    }
board-call =
    { $count ->
        [one] Di un valor
       *[other] Di { $count } valores
    }
board-called = Dices { $values }. Ahora toca un cable de alguien.
board-odds = Probabilidad
board-odds-line = Toca un cable. A lápiz: la probabilidad de { $values }, y debajo el riesgo de rojo.
board-odds-wire = { $hit } %, rojo { $red } %
board-point-several = Toca { $count } cables de un soporte: { $chosen } de { $count }.
board-if-miss =
    { $left ->
        [one] fallo: el último paso · rojo: bum
       *[other] fallo: ficha y paso · rojo: bum
    }
board-if-stable = El estabilizador protege este corte.
board-if-fragile = No puedes fallar.
board-if-no-dial = Rojo: bum.
board-go-none = Decir y cortar
board-go-call = Decir { $values } y cortar
board-go-settle = Cortar el cable { $slot }
board-go-mark = Marcar el cable { $slot }
board-wire-button = Cable { $slot }
board-wire-small = un { $value }
board-solo = En solitario { $value }
board-helper-double = 2 cables
board-helper-triple = 3 cables
board-helper-ray = 2 valores
board-helper-radar = Usar radar
board-helper-walkie = Cambio
board-settle-line = { $name } dice { $values } en tus cables { $slots }. De los demás no se dice nada.
board-swap-line = { $name } te ofrece un cable, boca abajo. No puedes negarte.
board-wait-acting = Elige un cable y un valor.
board-wait-picking = Elige un personaje.
board-wait-placing = Pone su primera ficha.
board-wait-settling = Elige un cable.
board-wait-settle = Cuál de los cables { $slots } es. Se pregunta siempre, así que el tiempo no dice nada.
board-wait-swapping = Elige un cable para devolverlo.
board-wait-prompt = La misión le pregunta algo.
board-wait-window = Cualquiera puede tomar el turno ahora.
board-stamp-won = Desactivada
board-stamp-lost = Bum

## On the page: the end

board-stands = Los cables de todos
board-stands-line =
    { $called ->
        [0] Los cables cortados están más bajos.
       *[other] Los cables cortados están más bajos. Un anillo marca lo último que se anunció.
    }
board-wires-left =
    { $count ->
        [0] todos cortados
        [one] queda un cable
       *[other] quedan { $count } cables
    }
board-aside = Apartados

## On the page: the rules by topic

rules-aim = De qué va
    .text =
        Desactiváis una bomba entre todos. Hay que cortar todos los cables, y cada uno ve solo los suyos. Nadie debe tocar uno rojo, y solo se permiten unos pocos errores. Ganáis todos o perdéis todos.
        Los cables de cada soporte están ordenados de izquierda a derecha: así se puede deducir lo que tienen los demás.
rules-turn = Tu turno
    .text =
        En tu turno haces una de tres cosas. Corte en dúo: señala un cable de un compañero y anuncia un valor que tú también tengas. Corte en solitario: si todos los cables que quedan de un valor son tuyos, dos o cuatro, córtalos todos. Revelar los rojos: si solo te quedan cables rojos, se ponen boca arriba, y eso ocurre por sí solo.
        No se puede pasar.
rules-dual = Acierto y error
    .text =
        Si el cable tiene el valor anunciado, se corta, y también uno tuyo. Si no, el detonador avanza un paso hacia la calavera y el cable recibe una ficha de información con su valor verdadero. Si es rojo, la bomba explota.
        Puedes decir cuál de tus cables iguales se corta. Si te equivocas, nadie se entera.
rules-colours = Amarillo y rojo
    .text =
        El número de un cable amarillo o rojo solo dice dónde está. Todos los amarillos son iguales: anuncia amarillo. El rojo no se puede anunciar.
        Los marcadores muestran qué números amarillos y rojos hay. Un signo de interrogación significa que no están todos los marcados.
rules-tokens = Fichas y etiquetas
    .text =
        Al principio cada uno pone una ficha de información en un cable azul suyo. Las fichas dicen el valor verdadero de un cable; una amarilla, solo que es amarillo. Hay dos de cada; si se acaban, la mesa sigue mostrando lo que oyó.
        Una etiqueta dice si dos cables vecinos son iguales o distintos.
rules-detectors = Detectores
    .text =
        Con un detector señalas varios cables de un soporte: dos con el doble detector de tu personaje, tres con el triple, todos con el superdetector. Anuncias un número. Si alguno de los cables lo tiene, su dueño corta uno; si ninguno lo tiene, el detonador avanza y el dueño pone una ficha en uno que no sea rojo. Si todos son rojos, la bomba explota.
        Tu personaje se puede usar una vez por misión.
rules-equipment = Equipo
    .text =
        Hay tantas cartas como jugadores. Una carta está bloqueada hasta que se cortan dos cables azules de su número; después cualquiera puede usarla, una vez. La mayoría se puede usar en cualquier momento, también fuera de tu turno. Los detectores, los rayos, el estabilizador y la taza de café son de tu propio turno.
rules-talk = Lo que se puede decir
    .text =
        Ni una palabra sobre tus cables, ni pistas, ni suposiciones, ni nada de lo que se supo antes. Se puede hablar de táctica en general y recomendar una carta, pero no dónde usarla. Durante una misión la mesa ofrece frases en lugar de texto libre, si no elegisteis otra cosa.
        Lo anunciado se ve en este turno y en el siguiente; después hay que recordarlo.
rules-end = El final
    .text =
        Ganáis cuando todos los cables están cortados y los rojos, revelados. Perdéis cuando alguien toca un cable rojo o el detonador llega a la calavera. Entonces el vecino de la izquierda es capitán, y lo intentáis otra vez.
rules-online = Relojes y ausentes
    .text =
        Cada pregunta tiene un reloj, que la mesa puede ajustar o quitar. Cuando se acaba, se da la primera respuesta legal. Quien se va conserva la silla; si entretanto se le acaba el tiempo, un bot juega por él hasta que vuelve.

level-greedy = Dice lo más probable según las probabilidades exactas, arriesgue lo que arriesgue.
level-careful = Probabilidades exactas, cuida los cables rojos y el detonador, usa bien detectores y cartas, calcula el final hasta el último corte; no da nada por supuesto de ti.
level-partner = Igual de prudente, y lee tus jugadas por convenciones: de cables iguales se corta o marca el primero sin marcar por la izquierda.
fact-captain = Asiento del capitán
fact-mission = Misión
fact-dial = Pasos que quedan en el detonador
share-success = Misiones ganadas
share-lost-by-explosion = Perdidas por una explosión
share-lost-by-dial = Perdidas por el detonador
share-lost-by-stall = Perdidas porque nadie podía seguir
share-lost-by-timer = Perdidas porque se acabó el tiempo
share-lost-by-objective = Perdidas porque la misión no se cumplió

## On the page: what the plain board calls things

field-mission = misión
field-captain = capitán
field-stands = soportes
field-markers = cables amarillos y rojos en juego
field-dial = pasos que quedan en el detonador
field-cuts = cables cortados, por valor
field-equipment = equipo
field-powers = personajes
field-turn = de turno
field-stable = protegido
field-labels = etiquetas
field-skipped = saltados seguidos
field-panels = lo que añade la misión
field-calls = lo que anuncias
field-owner = de quién
field-wires = cables
field-beside = fichas junto al soporte
field-key = cable
field-cut = cortado
field-tokens = fichas
field-red = rojo
field-value = valor
field-says = dice
field-virtual = solo recordada
field-dated = ya no es actual
field-cell = qué cable
field-cells = qué cables
field-equal = iguales
field-sure = seguro
field-name = carta
field-usable = se puede usar
field-used = ya se usó
field-character = personaje
field-seat = jugador
field-helpers = con ayuda de
field-number = número
field-partner = compañero
field-card = carta
field-cards = números en orden
field-at = hechos hasta ahora
field-need = cortes necesarios
field-colour = color
field-cut-by = los puede cortar
field-count = cuántos
field-done = hecho
field-sizes = cartas en la mano
field-deck = cartas en el mazo
field-out = cartas retiradas
field-layer = puesta por
field-over = terminado
field-hand = tus cartas de número
field-glimpse = cable que se muestra hasta el próximo paso
field-laid = tu carta puesta
field-own = tu cable que se corta
kind-sequence-panel = números en orden
kind-together-panel = todos a la vez
kind-numbers-panel = cartas de número
kind-goals-panel = números que dan recompensa
kind-fuse-panel = la mecha
kind-countdown-panel = el tiempo de la misión
kind-claims-panel = el turno se pide
kind-fragile-panel = no puede fallar
kind-untold-panel = los fallos no dicen nada
kind-unequipped-panel = no usa equipo
kind-call-panel = números por cortar
kind-token-row-panel = fichas por dos cables amarillos
kind-token-row = fichas por dos cables amarillos
kind-yellow-tokens = fichas por dos cables amarillos
kind-unsorted-panel = cables con una X
kind-blind-panel = cables girados
kind-late-panel = cables por llegar
kind-red-card-panel = un número que cuenta como rojo
kind-hidden = desconocido
field-table = mesa
field-keys = todos los cables
field-aside = apartados
field-extras = de la misión
field-call = valor que anuncias
field-group = cables de quién
field-stand = a qué soporte
field-source = por medio de
field-seats = jugadores
field-hidden-red = se sabe que es rojo
field-shown-red = se sabe que es rojo
field-mission-equipment = cartas de equipo
field-fragile-player-equipment = puede usar equipo
field-mission-cards = número de cartas de equipo
field-variant-cards = número de cartas de equipo
field-face-down = cartas boca abajo
field-reward = recompensa
field-refill = se descubre la siguiente
is-reward-step = un paso atrás en el dial
is-reward-card = una carta del montón
is-reward-cards = el montón de equipamiento
is-reward-tokens = fichas por cartas de número
is-reward-none = nada
field-pile = cartas de equipo boca abajo
field-off-hand = cables en manos de nadie
field-apart = está aparte
field-turned = cables girados
field-due = el siguiente jugador coge uno
field-filed = cables cogidos
field-every = turnos hasta el siguiente
field-most = cables como máximo
field-told = se dice la posición
field-locked = aún no se corta
field-which = qué cable
field-mission-dial = pasos del detonador
field-mission-tokens = primeras fichas
field-variant-dial = pasos del detonador
field-dial-extra = pasos además de uno por jugador
field-dial-limit = máximo de pasos del detonador
field-variant-tokens = primeras fichas
field-variant-equipment = cartas de equipo
field-mission-number = número de la misión
field-blue = números azules hasta
field-yellow = amarillos
field-out-of = de tantos mostrados
field-lowest = número más bajo
field-highest = número más alto
field-fixed = estos números
field-predealt = uno en cada uno de los primeros soportes
field-ban = cartas excluidas
field-ban-characters = personajes excluidos
field-later = más cartas
field-characters = personajes
field-captain-tokens = primeras fichas del capitán
field-token-kind = las fichas dicen
field-shown-once = los cables de las fichas se muestran una sola vez
field-lies = las fichas dicen lo que los cables no son
field-values = valores
field-variants = con otro número de jugadores
field-mechanisms = reglas especiales
field-reach = a qué distancia
field-hands = cartas de número en la mano
field-last = cartas del último jugador
field-secret-numbers-hand = cartas de número por jugador
field-fuse-panel-last = la mecha arde hasta
field-walking-fuse-last = la mecha arde hasta
field-who = quién
field-space = casilla
field-seconds = segundos
field-turns = turnos
field-barred = no puede pedir
field-radar = el radar siempre está encendido
field-call-panel-yes = soportes que lo tienen
field-call-deck-yes = soportes que lo tienen
field-call-panel-used = cartas usadas
field-call-deck-used = cartas usadas
field-named = quien tiene que cortarlo
field-has = lo tiene
field-call-panel-card = el número descubierto
field-how = cómo llegan
field-row = fichas por tomar
field-waiting = aún por elegir
field-fired = repartidas
field-token-row-panel-value = ficha por poner
field-token-row-value = ficha por poner
is-how-gift = como regalos
is-how-draft = sacadas
field-call-deck-card = el número descubierto
field-call-panel-deck = números en el mazo
field-call-deck-deck = números en el mazo
field-goals-panel-cards = números
field-goals-cards = números
field-number-goals-cards = cartas de número
field-sequence-gate-cards = números en la fila
field-anybody-from = puede hacerlo cualquiera desde tantos jugadores
field-failure = tras un fallo
field-everything-deck = cartas de equipo fuera del juego
field-numbers-laid = la carta que está boca abajo
kind-shown = un cable conocido
kind-row = la fila de números
kind-together = todos a la vez
kind-numbers = cartas de número
kind-sequence-gate = números en orden
kind-simultaneous-cut = todos a la vez
kind-secret-numbers = el vecino adivina
kind-number-goals = números que hacen retroceder el detonador
kind-goals = números que hacen retroceder el detonador
kind-walking-fuse = una mecha que arde
kind-burnt = la mecha
kind-countdown = contra el tiempo
kind-time-spent = el tiempo de la misión
kind-claimed-turns = el turno se pide
kind-claimed-numbers = los números se piden
kind-named-cutter = se nombra a quien corta
kind-call-deck = números por cortar
kind-claims = el turno se pide
kind-fragile-player = alguien que no puede fallar
kind-fragile = no puede fallar
kind-unequipped-player = alguien sin equipo
kind-unequipped = no usa equipo
kind-untold-failures = los fallos no dicen nada
kind-untold = los fallos no dicen nada
kind-unsorted-wires = cables con una X
kind-unsorted = cables con una X
kind-blind-wires = cables girados
kind-blind = cables girados
kind-late-wires = un cable por llegar
kind-late-state = cables por llegar
kind-red-number = un número que cuenta como rojo
kind-red-card = un número que cuenta como rojo
is-characters-double = todos tienen un doble detector
is-characters-choice = cada uno elige
is-characters-shuffled = las cartas se barajan y se reparten
is-characters-crew = todos menos el capitán tienen un doble detector
is-characters-unlimited = todos tienen un doble detector que no se gasta
is-colour-red = rojo
is-who-captain = el capitán
is-says-is = tiene este valor
is-says-has = se mostró una vez
is-says-has-not = no tiene ningún cable así
is-says-single = está ahí una sola vez
is-says-is-not = no tiene este valor
is-says-even = par
is-says-odd = impar
is-says-x1 = una vez en el soporte
is-says-x2 = dos veces en el soporte
is-says-x3 = tres veces en el soporte
is-says-x4 = cuatro veces en el soporte
is-tokens-own = cada uno elige
is-tokens-random = por sorteo
is-tokens-negative = de lo que falta
is-captain-tokens-own = el capitán elige
is-captain-tokens-random = por sorteo
is-captain-tokens-negative = de lo que falta
is-token-kind-value = el valor
is-token-kind-parity = par o impar
is-token-kind-count = cuántos hay en el soporte
is-apart-stray = sin ordenar
is-apart-turned = girado
is-colour-any = cualquiera
is-colour-yellow = amarillo
is-colour-blue = un número
is-which-last = el último repartido
is-which-blue = uno azul
is-failure-explosion = una explosión
is-failure-tokens = fichas y un paso
is-cut-by-all = todos
is-cut-by-owner = su dueño
is-who-all = todos
is-lies-nobody = en ninguna mano
is-lies-captain = en la mano del capitán
is-lies-all = en todas las manos
none-own = el de más a la izquierda

## On the page: wires, places and cards on the plain board

mission-title = Misión { $number }: { $name }
wire-yellow = amarillo { $number }
wire-red = rojo { $number }
wire-cut = cortado
wire-hidden = desconocido
wire-seen = { $wire } ({ $seen })
token-is = ficha { $value }
token-is-not = no { $value }
token-even = par
sign-even = par
token-odd = impar
sign-odd = imp.
token-x1 = una vez en el soporte
token-x2 = dos veces en el soporte
token-x3 = tres veces en el soporte
token-x4 = cuatro veces en el soporte
token-has = tiene { $value }
token-has-not = ningún { $value }
token-single = una sola vez
token-dated = { $token }, antes de mover un cable
fragile-due =
    { $seat-is ->
        [me] Si falla tu corte en dúo, la bomba explota. El estabilizador no sirve.
       *[other] Si falla un corte en dúo de { $seat }, la bomba explota. El estabilizador no sirve.
    }
unequipped-due =
    { $seat-is ->
        [me] No usas equipo.
       *[other] { $seat } no usa equipo.
    }
untold-due = Un corte en dúo que falla no dice nada: no se pone ficha.
wire-stray = sin ordenar
wire-turned = girado
unsorted-due = El cable con una X al final de cada soporte no está en orden. Las cartas y los personajes no lo tocan.
unsorted-locked = El cable con una X al final de cada soporte no está en orden. Se corta cuando ya lo están todos los amarillos.
blind-due = Cables girados: los ven todos menos su dueño. Nombra uno al cortar; un error es el final.
late-due = { $turns ->
        [one] Hay { $wires } cables en manos de nadie. El siguiente llega después de este turno.
       *[other] Hay { $wires } cables en manos de nadie. El siguiente llega dentro de { $turns } turnos.
    }
late-on-cue = { $wires ->
        [one] Puede llegar un cable más.
       *[other] Pueden llegar { $wires } cables más.
    }
late-none = Ya no llega ningún cable.
red-card-due = Los cables de { $number } cuentan como rojos.
stand-own =
    { $stand ->
        [0] tu soporte
        [1] tu primer soporte
       *[other] tu segundo soporte
    }
stand-of =
    { $stand ->
        [0] { $owner }
        [1] { $owner }, primer soporte
       *[other] { $owner }, segundo soporte
    }
wires-own =
    { $count ->
        [one] tu cable { $slots }
       *[other] tus cables { $slots }
    }{ $stand ->
        [0] { "" }
        [1] { " " }del primer soporte
       *[other] { " " }del segundo soporte
    }
wires-of =
    { $count ->
        [one] el cable { $slots } de { $owner }
       *[other] los cables { $slots } de { $owner }
    }{ $stand ->
        [0] { "" }
        [1] { " " }en su primer soporte
       *[other] { " " }en su segundo soporte
    }
slot-second = { $slot } del segundo soporte
card-locked = bloqueada hasta cortar { $count } × { $value }
card-ready = se puede usar
card-used = usada
marker-unsure = quizá { $wire }
label-equal = { $wires }: iguales
label-unequal = { $wires }: distintos
cuts-of = { $value }: { $count } de { $of } cortados
row-done = hecho
row-now = ahora, { $need } ×
row-later = después
dial-left = { $left } de { $start }
dial-none = sin detonador
beside-note = Los cables se cuentan desde la izquierda. Tachado: cortado. Un disco: una ficha de información.
together-due =
    { $colour ->
        [red] { $count } cables rojos, aún sin cortar
        [yellow] { $count } amarillos, aún sin cortar
       *[blue] número { $number }, aún sin cortar
    }
together-done = cortados

## La lección

guide-sub = Tres misiones cortas
guide-title = Cortad cables juntos. No digas nada de los tuyos.
guide-line = Juegas de verdad, con tres bots. Añado una idea cada vez.
guide-after = Lo que viene ahora son solo problemas nuevos.
guide-part-cutting = Cortar
    .about = cables azules, decir un número, el dial
guide-part-yellow = Amarillo
    .about = dos cables sin número
guide-part-tools = Rojo y herramientas
    .about = lo que explota, lo que ayuda
guide-result =
    { $won ->
        [0] perdida
       *[other]
            { $mistakes ->
                [0] ganada, sin errores
                [one] ganada, un error
               *[other] ganada, { $mistakes } errores
            }
    }
guide-token = Cuéntales uno
    .line = Estos son tus cables. Elige uno: su ficha enseña a todos cuál es.
    .help = Antes del primer corte, cada uno marca un cable azul con una ficha que enseña su número.
guide-own = Estos son tuyos
    .line = Solo tú ves tus cables. Están ordenados de izquierda a derecha, como los de todos.
    .help = Solo tú ves tus cables. Todos los soportes están ordenados de izquierda a derecha.
guide-theirs = Estos son los suyos
    .line = Estos no los ves. Una ficha dice qué es su cable; el orden dice algo de sus vecinos.
    .help = No ves los soportes de los demás. Una ficha dice qué es su cable; el orden dice algo de sus vecinos.
guide-point = Señala lo que sabes
    .line = El cable { $slot } de { $owner } tiene una ficha: es un { $value }. Tú también tienes un { $value }. Toca ese cable.
    .help = En tu turno, señala un cable de un compañero que sepas nombrar y que tú también tengas.
guide-call = Di un número que tengas
    .line = Elige un cable y luego un número que tengas. Si aciertas, se cortan los dos cables. Si no, la aguja avanza un paso.
    .help = Di un número que tengas. Si aciertas, se cortan los dos cables. Si no, el cable recibe una ficha y la aguja avanza un paso.
guide-dial = Eso fue un error
    .line = La aguja ha avanzado. En la calavera explota la bomba. Un error también deja una ficha: algo se ha ganado.
    .help = Cada error avanza la aguja un paso y deja una ficha. En la calavera explota la bomba.
guide-pips = Cuatro de cada
    .line = Cada número está cuatro veces. Los puntos enseñan cuántos se han cortado.
    .help = Cada número está cuatro veces. Los puntos de la pista enseñan cuántos se han cortado.
guide-solo = Nadie más lo tiene
    .line = Tienes todos los cables que quedan de un número. Toca uno y córtalos a solas: nada puede salir mal.
    .help = Si tienes todos los cables que quedan de un número, los cortas a solas.
guide-markers = El amarillo no tiene número
    .line = Dos cables son amarillos. Los cuadrados enseñan su sitio en el orden. Para cortarlos dices «amarillo», así que debes tener uno.
    .help = Para cortar cables amarillos, di «amarillo» y ten uno. Los cuadrados de la pista enseñan su sitio en el orden.
guide-yellow = Tienes uno amarillo
    .line = Su número impreso solo dice dónde va. Señala un cable que pueda ser el otro y di amarillo.
    .help = El número impreso en un cable amarillo solo dice dónde va.
guide-red = Un cable es rojo
    .line = Quien lo señala acaba la partida. La marca redonda enseña su sitio en el orden. Aléjate de lo que pueda serlo.
    .help = Quien señala un cable rojo acaba la partida. Las marcas redondas de la pista enseñan dónde van los rojos.
guide-own-red = Tienes el rojo
    .line = Nadie puede cortarlo. Lo enseñas cuando no te queda otra cosa en el soporte. No puedes decir que lo tienes.
    .help = Los cables rojos se enseñan cuando no queda otra cosa en un soporte. Nadie puede decir quién los tiene.
guide-detector = Una vez por misión
    .line = Con tu Doble detector señalas dos cables de un soporte y dices un número. Si uno de los dos lo tiene, aciertas.
    .help = Un Doble detector señala dos cables de un soporte. Si uno tiene el número dicho, es un acierto. Una vez por misión.
guide-tool = Se ha abierto una herramienta
    .line = Se han cortado dos cables de su número y la carta está lista. Cualquiera puede usarla, en cualquier momento, una vez.
    .help = Una carta se abre cuando se cortan dos cables de su número. Cualquiera puede usarla, en cualquier momento, una vez.

## Cartas de restricción

constraint-a = solo números pares
    .sign = pares
constraint-b = solo números impares
    .sign = impares
constraint-c = solo del 1 al 6
    .sign = 1–6
constraint-d = solo del 7 al 12
    .sign = 7–12
constraint-e = solo del 4 al 9
    .sign = 4–9
constraint-f = ninguno del 4 al 9
constraint-g = ni equipo ni personaje
constraint-h = ningún cable con ficha, y ninguna ficha tras un fallo
constraint-i = no el cable más a la derecha de un soporte
constraint-j = no el cable más a la izquierda de un soporte
constraint-k = ningún corte en solitario
constraint-l = un fallo cuesta dos pasos
act-take-constraint = Tomar la carta: { $card }.
act-take-constraint-label = Tomar una restricción
act-take-constraint-open = Toma una de las cartas descubiertas. Tienes que cumplirla.
act-keep-constraint = Mantener la carta.
act-keep-constraint-label = Mantener la carta
act-replace-constraint = Descubrir la carta siguiente.
act-replace-constraint-label = Descubrir la siguiente
act-shift-ring = Cartas de restricción: { $shift }.
act-shift-ring-label = Pasar las cartas
act-shift-ring-open = ¿Pasan todas las cartas de restricción un lugar, y hacia dónde?
shift-none = se quedan
shift-clockwise = en sentido horario
shift-counter-clockwise = en sentido antihorario
act-take-spare = Retira tu carta de restricción por un paso del detonador y saca otra.
act-take-spare-label = Tomar otra carta (1 paso)
act-guess-link = Adivina: { $seat } es el eslabón débil y obedece la carta: { $card }.
act-guess-link-label = Adivinar el eslabón débil
act-guess-link-open = ¿Quién es el eslabón débil y qué carta obedece? Un fallo cuesta un paso.
caution-link-guess = Un fallo cuesta un paso del detonador; con el último se pierde la misión.
caution-spare = Cuesta el último paso del detonador: la misión está perdida.
note-constraint-taken = { $seat } toma una restricción: { $card }.
note-constraint-turned =
    { $card ->
        [none] Ya no queda ninguna restricción.
       *[other] Restricción para todos: { $card }.
    }
note-constraint-kept = { $seat } mantiene la carta de restricción.
note-constraints-paired = Junto a cada número, desde el 1, hay una restricción: { $cards }.
note-constraint-met = { $seat } puede cumplir su carta.
note-constraint-dropped = { $seat } no puede cumplir su carta y le da la vuelta.
note-ring-laid =
    { $between-key ->
        [none] Cada uno recibe una carta de restricción: { $own }.
       *[other] Cada uno recibe una carta de restricción: { $own }. Entre ellos: { $between }.
    }
note-ring-shifted =
    { $shift-key ->
        [shift-none] { $seat } deja las cartas de restricción donde están.
        [shift-clockwise] { $seat } pasa todas las cartas de restricción en sentido horario.
       *[other] { $seat } pasa todas las cartas de restricción en sentido antihorario.
    }
note-spare-taken = { $seat } toma otra carta: { $card }.
note-roles-dealt =
    { $card-key ->
        [none] Se reparten boca abajo personajes y cartas de restricción.
       *[other] { $weakest-key ->
            [no] Tus cartas ocultas: { $character }; { $card }. No tienes que obedecer la restricción: el eslabón débil es otra persona.
           *[yes] Eres el eslabón débil y nadie debe saberlo. Obedece tu carta de restricción: { $card }.
        }
    }
note-link-missed = { $seat } cree que { $named } es el eslabón débil y obedece: { $card }. No es así.
note-link-found = { $seat } acierta: { $named } es el eslabón débil y obedecía: { $card }. Los personajes se descubren y las restricciones se retiran.
note-link-blocked = { $seat } es el eslabón débil y no puede obedecer: { $card }. Todas las cartas ocultas se retiran.
no-constraint = La carta de restricción lo prohíbe: { $card }.
no-constraint-choice = Toma una de las cartas descubiertas.
no-constraint-replace = Antes, la capitanía mantiene la carta o descubre la siguiente.
no-constraint-shift = Primero el capitán pasa las cartas o las deja.
no-spare = Otra carta de restricción se toma con su propio botón, durante un turno, en una misión a la que le queden cartas.
no-link-guess = En esta misión no hay eslabón débil que adivinar.
no-link-over = Ya se sabe quién es el eslabón débil, o las cartas se han retirado.
no-link-self = El eslabón débil eres tú. No puedes adivinar.
no-link-twice = Solo se adivina una vez por turno.
no-link-named = Nombra a otra persona y una de las cartas de la A a la E.
bad-link-seats = Un eslabón débil necesita al menos tres jugadores.
bad-link-characters = El eslabón débil es uno de varios personajes: uno para cada jugador, o elegidos.
bad-link-yellow = Un eslabón débil necesita una misión sin cables amarillos.
bad-constraint-yellow = Las cartas de restricción necesitan una misión sin cables amarillos.
bad-constraint-tokens = Con cartas de restricción, las fichas indican valores, son ciertas y se quedan.
board-strip-constraint = Todos cumplen: { $card }.
board-strip-constraint-none = Ahora no hay restricción.
board-strip-constraint-own = Cada cual cumple su propia carta.
board-strip-constraint-yours = La tuya: { $card }.
board-strip-constraint-left = Quedan { $count } cartas.
board-strip-constraint-ring = Cada uno obedece la carta que tiene delante.
board-strip-constraint-between = Entre jugadores: { $card }.
board-strip-constraint-spare = Quedan { $count } cartas, un paso cada una.
board-strip-roles-weakest = Eres el eslabón débil. No lo digas.
board-strip-roles-weakest-more = Obedece: { $card }.
board-strip-roles = Alguien es el eslabón débil y obedece una carta oculta.
board-strip-roles-more = No eres tú. Tus cartas: { $character }; { $card }.
board-strip-roles-found =
    { $seat ->
        [me] El eslabón débil eras tú.
       *[other] El eslabón débil era { $name }.
    }
board-strip-roles-found-more = Los personajes están descubiertos y nadie obedece nada.
board-strip-roles-gone-more = Ya no hay cartas ocultas.
board-strip-constraint-pairs = Los números completos obligan a todos.
field-change = cuándo cambia
is-change-never = nunca
is-change-captain = decide la capitanía
is-change-completion = al completarse un número
is-change-pairs = según el número completo
is-change-ring = el círculo avanza cada ronda
kind-constraint-cards = cartas de restricción
kind-constraints = cartas de restricción
kind-constraints-panel = cartas de restricción
kind-weakest-link = eslabón débil oculto
kind-roles = eslabón débil oculto
kind-roles-panel = eslabón débil oculto
field-status = cómo está
is-status-hidden = oculto
is-status-found = descubierto
is-status-gone = retirado
field-roles-panel-deck = personajes boca abajo
field-weakest = eres tú
field-roles-panel-card = tu carta de restricción
field-link = el eslabón débil
field-shown = carta del eslabón débil
field-roles-panel-guessed = turno del último intento
field-roles-guessed = turno del último intento
field-roles-characters = personajes boca abajo
field-roles-cards = cartas de restricción boca abajo
field-constraints-panel-own = cartas propias
field-constraints-own = cartas propias
field-constraints-panel-card = la carta de todos
field-constraints-card = la carta de todos
field-constraints-panel-left = cartas que quedan
field-constraints-left = cartas que quedan
field-constraints-panel-pairs = junto a los números
field-constraints-panel-between = entre jugadores
field-constraints-between = entre jugadores
field-shift = hacia dónde
field-constraints-pairs = junto a los números

## Cartas de número que dejan pasar

act-cut-as-red = Corta { $cell } como rojo.
act-cut-as-red-label = Cortar un cable rojo
act-cut-as-red-open = Corta un cable de otra persona como rojo. Si no lo es, la bomba explota.
caution-cut-as-red = Si este cable no es rojo, la bomba explota.
no-challenge-red-here = En esta misión nadie corta un solo cable como rojo.
no-challenge-red = Ningún desafío abierto pide un cable rojo.
no-challenge-red-cell = Señala un cable sin cortar de otra persona.
challenge-1 = Se corta como rojo un cable de otra persona
challenge-2 = Cuatro cortes pares seguidos
challenge-3 = Un soporte con cables solo de dos en dos
challenge-4 = Los tres primeros completos suman 18
challenge-5 = Dos cortes en solitario seguidos
challenge-6 = Cinco cables de un soporte sin vecinos
challenge-7 = Tres cortes, cada uno uno más alto o uno más bajo
challenge-8 = Estos dos números son los primeros completos
challenge-9 = Un soporte solo con impares, seis o más
challenge-10 = Un soporte con los dos extremos sin cortar y siete cortados
challenge-3-about = Cada grupo de cables sin cortar tiene dos cables, y hay al menos dos grupos.
challenge-6-about = Los dos vecinos están cortados; en un extremo solo hay uno.
challenge-9-about = Los amarillos y rojos no cuentan. Se dice cuando es así.
note-challenges-laid =
    { $count ->
        [one] Hay una carta de desafío descubierta.
       *[other] Hay { $count } cartas de desafío descubiertas.
    }
note-challenge-met = Desafío cumplido: { $card }.
bad-challenges-dial = Sin detonador, los desafíos no pueden pagar un paso.
bad-challenges-colours = Con desafíos se muestran como mucho { $most } cables amarillos y rojos.
bad-challenges-blue = Los desafíos necesitan dos números o más.
board-strip-challenges =
    { $open ->
        [0] Todos los desafíos están cumplidos.
       *[other] { $met } de { $all } desafíos.
    }
board-strip-challenges-more = Cada uno hace retroceder el detonador un paso.
board-challenges = Desafíos
board-challenges-show = Ver los desafíos
board-challenge-progress = { $have } de { $need }
board-challenge-met = hecho: un paso atrás
board-challenge-lost = ya no se puede
kind-challenge-cards = desafíos
kind-challenges = desafíos
kind-challenges-panel = desafíos
field-challenge-cards-cards = cuántos
field-challenge-cards-odd = cables impares que pide la carta sobre ellos
field-challenges-panel-open = abiertos
field-challenges-panel-met = cumplidos
field-challenges-panel-numbers = los dos primeros
field-challenges-panel-row = cortes seguidos
field-challenges-panel-done = completos
field-challenges-open = abiertos
field-challenges-met = cumplidos
field-challenges-numbers = los dos primeros
field-challenges-row = cortes seguidos
field-challenges-done = completos
field-open-challenge-have = hecho hasta ahora
field-open-challenge-need = hace falta
field-lost = ya no se puede
field-alone = en solitario
act-choose-end = Sigue el número { $end }.
act-choose-end-label = Elegir un extremo
act-choose-end-open = ¿Qué extremo de la fila sigue? Los demás de la fila tienen que esperar.
end-left = del extremo izquierdo
end-right = del extremo derecho
note-row-shortened = El { $number } está hecho y sale de la fila.
note-end-chosen =
    { $seat-is ->
        [me] Has elegido un extremo de la fila: sigue el { $number }.
       *[other] { $seat } elige un extremo de la fila: sigue el { $number }.
    }
note-end-chosen-last = El { $number } es el último de la fila y sigue ahora.
no-end = Antes elige un extremo de la fila.
board-strip-row-others = Tienen que esperar: { $numbers }. Los demás son libres.
board-strip-row-end = ¿Qué extremo de la fila sigue?
field-choose-end-end = extremo
field-ends = extremos
row-waits = espera
act-use-number = Girar el { $number } y cortarlo.
act-use-number-label = Girar un número
act-use-number-open = Gira una carta de número: en este turno cortas su número.
act-use-pair = Apartar { $cards } y cortar { $number }.
act-use-pair-label = Apartar dos números
act-use-pair-open = Aparta dos cartas de número: cortas su suma o su diferencia.
act-hand-number = { $seat } recibe el { $number }.
act-hand-number-label = Dar un número
act-hand-number-open = Da una de tus cartas de número a otra persona.
note-gate-laid = Hay doce cartas de número descubiertas: dicen qué se puede cortar.
note-gate-laid-own = Las cartas de número se reparten a la vista: cada cual corta los números de las suyas.
note-gate-used =
    { $seat-is ->
        [me] Giras el { $number } y tienes que cortarlo.
       *[other] { $seat } gira el { $number } y tiene que cortarlo.
    }
note-gate-used-pair =
    { $seat-is ->
        [me] Apartas { $low } y { $high } y tienes que cortar { $number }.
       *[other] { $seat } aparta { $low } y { $high } y tiene que cortar { $number }.
    }
note-gate-reset = Todas las cartas de número que quedan se descubren otra vez.
note-gate-finished = La carta de número { $number } está hecha.
note-number-handed =
    { $seat-is ->
        [me] Das el { $number } a { $target }.
       *[other]
        { $target-is ->
            [me] { $seat } te da el { $number }.
           *[other] { $seat } da el { $number } a { $target }.
        }
    }
no-gate = Esta misión no tiene tales cartas de número.
no-gate-value = Ninguna carta de número permite ahora el { $value }.
no-gate-yellow = Ninguna carta de número permite eso ahora.
no-gate-first = Antes usa cartas de número para el valor que cortas.
no-gate-used = Ya has usado cartas de número en este turno.
no-gate-card = Gira una carta descubierta cuyo número tengas.
no-gate-pair = Aparta dos cartas descubiertas cuya suma o diferencia tengas.
no-gate-hand = Antes da una de tus cartas de número.
bad-gate-yellow = Las cartas de número que dejan pasar valores necesitan una misión sin cables amarillos.
board-strip-gate-one = Gira un número y luego córtalo.
board-strip-gate-pair = Corta la suma o la diferencia de dos.
board-strip-gate-own = Corta solo los números de tus cartas.
board-strip-gate-now = Ahora se corta { $number }.
board-strip-gate-yours = Tuyas: { $numbers }
kind-number-gate = números que se pueden cortar
kind-gate-cards = cartas de número
kind-gate-panel = números que se pueden cortar
field-up = descubiertas
field-down = boca abajo
field-gate-panel-number = hay que cortar ahora
field-gate-cards-number = hay que cortar ahora
field-number-gate-cards = qué cartas
field-gate-panel-used = usadas al final
field-gate-cards-used = usadas al final
field-gate-panel-own = cartas propias
field-gate-cards-own = cartas propias
field-gate-panel-cards = qué cartas
is-cards-one = una de la mesa
is-cards-pair = dos de la mesa
is-cards-own = las propias
note-covers-laid = Una carta de número cubre cada carta de equipo.
note-cover-lifted = El { $number } se levanta de esta carta: { $card }.
no-covered = El { $number } cubre aún esta carta: { $card }.
bad-covers = Para cubrir { $cards } cartas hace falta equipo descubierto y otros tantos números: aquí hay { $blue }.
board-strip-covers = Dos cortes levantan una cubierta.
board-strip-covers-none = Todo el equipo está libre.
board-strip-talk-no-number = Nada de números en voz alta.
board-strip-talk-no-number-more = Un número le cuesta un paso a la mesa.
board-strip-talk-mute = Mudos.
board-strip-talk-mute-more = Una sola señal.
board-strip-talk-mime = Mímica.
board-strip-talk-mime-more = Manos y caras, sin palabras.
kind-covered-cards = equipo cubierto
kind-restricted-talk = hablar está limitado
kind-restricted = hablar está limitado
kind-restricted-panel = hablar está limitado
field-mode = cómo
is-mode-no-number = los números cuestan
is-mode-mute = una sola señal
is-mode-mime = sin palabras
kind-covers = cubiertas
kind-covers-panel = cubiertas
field-covers-panel-covers = cubiertas
field-covers-covers = cubiertas
field-cover-card = sobre
field-cover-number = número
note-cue-due = Se acabó el tiempo: la señal llega al final de este turno.
note-cue-came =
    { $left ->
        [0] La última señal: { $act }.
       *[other] Señal: { $act }. Quedan { $left }.
    }
note-script-ended = Ya no llegan más señales.
note-target-turned = El nuevo objetivo es el { $number }.
note-target-turned-none = No queda ninguna carta de número como objetivo.
note-target-met = El objetivo { $number } está cumplido.
note-target-missed = El objetivo { $number } no se cumple y cuesta un paso.
script-nothing = termina lo que está en vigor
bad-cue = El guion llama a { $name }: esta misión no lo tiene, o no atiende a señales.
bad-uncalled = { $name } espera una señal: la misión necesita un guion que lo llame.
bad-targets-dial = Sin detonador, fallar un objetivo no cuesta nada.
zero-cue = la señal llega al final del turno.
board-strip-target =
    { $left ->
        [0] El objetivo { $number } está cumplido.
        [one] Objetivo { $number }: un cable más, o un paso.
       *[other] Objetivo { $number }: { $left } cables, o un paso.
    }
board-strip-cue-now = Ahora: { $act }.
board-strip-cue-quiet = No hay nada en vigor.
board-strip-cue-turns =
    { $turns ->
        [one] Tras este turno: { $act }.
       *[other] En { $turns } turnos: { $act }.
    }
board-strip-cue-time = En { $time }: { $act }.
board-strip-cue-due = Tras este turno: { $act }.
board-strip-cue-none = Ya no llegan más señales.
kind-number-targets = un nuevo objetivo
kind-targets = números objetivo
kind-targets-panel = números objetivo
kind-script = un guion con señales
kind-script-state = señales
kind-script-panel = señales
field-number-targets-need = cortes que pide
field-targets-target = objetivo
field-targets-deck = mazo
field-targets-out = pasados
field-targets-panel-target = objetivo
field-targets-panel-need = cortes que pide
field-targets-panel-deck = cartas en el mazo
field-targets-panel-out = pasados
field-script-cues = señales
field-cue-turns = turnos
field-cue-seconds = segundos
field-cue-calls = a qué llama
field-cue-times = veces
field-script-panel-left = señales por llegar
field-script-panel-turns = turnos hasta la próxima
field-script-panel-due = llega al final de este turno
field-script-state-done = señales que llegaron
field-script-state-turns = turnos desde entonces
field-script-state-due = llega al final de este turno
field-script-state-over = terminado
act-keep-direction = El robot sigue mirando a este lado.
act-keep-direction-label = No girar el robot
act-turn-round = El robot se da la vuelta.
act-turn-round-label = Girar el robot
note-line-laid = Las cartas de número forman una fila. El robot está sobre el { $number }.
note-marker-walked = El robot camina hasta el { $number }.
note-marker-turned = El robot se da la vuelta.
note-line-card-done = El { $number } está hecho: su carta se pone boca abajo.
no-line-number = Aquí solo se cortan números de la fila.
no-line-behind = El { $value } queda detrás del robot.
no-line-done = La carta del { $value } ya está boca abajo.
no-turn-marker = Antes di si el robot se da la vuelta.
bad-line-yellow = Una fila de cartas de número necesita una misión sin cables amarillos.
bad-line-start = El robot debe empezar sobre el { $start }, pero solo hay { $blue } números.
bad-line-ray = Con una fila de cartas de número no hay Rayos X o Y, ni como carta ni como personaje.
board-strip-line =
    { $count ->
        [0] El robot está en el { $number }: no hay ningún número abierto debajo ni delante.
       *[other] El robot está en el { $number }. Puedes cortar { $numbers }.
    }
board-strip-line-none = El robot aún no tiene fila.
line-card =
    { $state ->
        [here] robot, mira a la derecha
        [here-left] robot, mira a la izquierda
        [ahead] se puede cortar
        [behind] detrás del robot
       *[done] hecho
    }
kind-number-line = números en fila
kind-line = números en fila
kind-line-panel = números en fila
field-number-line-start = el robot empieza en
field-line-cards = números
field-line-at = dónde está el robot
field-line-right = mira a la derecha
field-line-down = hechos
field-line-panel-cards = números
field-line-panel-at = dónde está el robot
field-line-panel-right = mira a la derecha
field-line-panel-down = hechos

## A figure on a map

direction-north = al norte
direction-south = al sur
direction-east = al este
direction-west = al oeste
act-walk-on = Ir { $direction }.
act-walk-on-label = Dar un paso
act-walk-on-open = Elige adónde va la figura.
note-walk-laid = Estas cartas están al norte, al sur, al este y al oeste, y la última es ACCIÓN: { $cards }.
note-figure-moved =
    { $saw-key ->
        [yes] { $seat-is ->
            [me] Llevas la figura { $direction }, a una sierra.
           *[other] { $seat } lleva la figura { $direction }, a una sierra.
        }
       *[no] { $seat-is ->
            [me] Llevas la figura { $direction }.
           *[other] { $seat } lleva la figura { $direction }.
        }
    }
note-figure-stayed = La figura se queda donde está.
note-action-done =
    { $what ->
        [key] Aparece la llave: la puerta está abierta.
        [skull] La calavera muestra la escalera: la figura está en el otro piso.
        [alarm] Suena la alarma: los láseres están apagados.
       *[control] El mando está accionado: la meta está alcanzada.
    }
no-way = Elige una dirección cuya carta tenga el número y donde nada cierre el paso.
no-map-yellow = Los cables amarillos se anuncian cuando el mapa lo permite.
bad-map-shape = El mapa no es un rectángulo: son filas de casillas con un hueco entre cada dos, y una línea con los huecos entre cada dos filas.
bad-map-cell = El mapa no tiene casillas con este signo: { $what }.
bad-map-gap = El mapa no tiene huecos con este signo: { $what }.
bad-map-twice = El mapa tiene como mucho una casilla de esta clase: { $what }.
bad-map-start = La cara del mapa necesita una casilla de salida.
bad-map-goal = Ningún camino del mapa lleva a su meta: { $what }.
map-start = salida
map-stairs = escalera
map-saw = sierra
striped-key = llave
striped-skull = calavera
striped-alarm = alarma
striped-control = mando
map-action = ACCIÓN
map-front = cara
map-back = dorso
board-strip-map =
    { $floor ->
        [1] Dorso, fila { $row }, puesto { $column }.
       *[other] Cara, fila { $row }, puesto { $column }.
    }
board-strip-map-over = La meta está alcanzada.
board-strip-map-goal = Meta: { $goal }.
board-strip-map-waits = { $what }: un corte acertado con { $card }.
board-strip-map-ways = Caminos: { $ways }.
board-map =
    { $floor ->
        [1] Mapa, dorso. La figura está en la fila { $row }, puesto { $column }.
       *[other] Mapa, cara. La figura está en la fila { $row }, puesto { $column }.
    }
board-map-cell = fila { $row }, puesto { $column }: { $what }
board-map-card = { $way }: { $card }
board-map-yellow = El amarillo espera: { $what }
kind-map-walk = camino por un mapa
kind-walk = camino por un mapa
kind-map-panel = camino por un mapa
field-direction = dirección
field-front = mapa, cara
    .help = Casillas con un hueco entre dos: h salida, . suelo, k llave, d calavera, s escalera, x sierra, a alarma, c mando. Huecos: espacio, | o - muro, + puerta, : láseres. Entre dos filas de casillas va una línea con sus huecos.
field-back = mapa, dorso
field-goal = meta
field-map-panel-spot = dónde está la figura
field-walk-spot = dónde está la figura
field-map-panel-cards = cartas al norte, sur, este, oeste y ACCIÓN
field-walk-cards = cartas al norte, sur, este, oeste y ACCIÓN
field-waits = qué hacer aquí
field-map-panel-ways = caminos
field-map-panel-yellow = el amarillo espera
field-went = últimos pasos
field-walk-turn = turno de estos pasos
field-floor = lado del mapa
field-spot-row = fila
field-column = puesto en la fila
is-goal-control = el mando
is-goal-skull = la calavera
act-cut-tripwire = { $cell } es una trampa.
act-cut-tripwire-label = Cortar una trampa
act-cut-tripwire-open = Señala un cable de otra persona como trampa. Uno equivocado cuesta un paso, uno rojo es el final.
note-tripwire-pointed =
    { $seat-is ->
        [me] Señalas el cable { $slot } de { $owner } como trampa.
       *[other] { $owner-is ->
            [me] { $seat } señala tu cable { $slot } como trampa.
           *[other] { $seat } señala el cable { $slot } de { $owner } como trampa.
        }
    }
no-trip-called = Aquí no se anuncia el amarillo: señala una trampa.
no-trip-here = Esta misión no tiene trampas.
no-trip-left = Todas las trampas están cortadas.
no-trip-blue = Para señalar una trampa te hace falta un cable azul sin cortar.
no-trip-target = Señala un cable sin cortar de otra persona.
bad-trips = Las trampas necesitan cables amarillos, y fichas que digan la verdad y se queden.
bad-predealt-after = Para saltar soportes hacen falta cables de este color repartidos antes: { $colour }.
board-strip-trips =
    { $left ->
        [0] Todas las trampas están cortadas.
        [one] Queda una trampa.
       *[other] Quedan { $left } trampas.
    }
board-strip-trips-more = Señala una sola: si acierta, un paso atrás; si no, uno adelante.
kind-tripwires = trampas
kind-trips = trampas
kind-trips-panel = trampas
field-trips-panel-left = quedan
field-predealt-after = después de tantos soportes
field-cut-tripwire-cell = cable
note-robot-walked = El robot camina hasta el { $number }.
bad-robot-late = Los cables llegan con el robot o más tarde por sí solos, no de ambas maneras.
bad-robot-numbers = El robot necesita dos números que recorrer, y ningún cable amarillo.
board-strip-robot = El robot está en el { $number }; luego, en el { $then }.
board-strip-robot-more =
    { $wires ->
        [0] Ya no lleva nada.
        [one] Corta ahora un { $number } y toma su último cable.
       *[other] Corta ahora un { $number } y toma uno de sus { $wires } cables.
    }
board-robot =
    { $way ->
        [down] robot, irá hacia abajo
       *[up] robot, irá hacia arriba
    }
kind-carried-wires = un robot con cables
kind-robot = el robot
kind-robot-panel = el robot
field-carried-wires-wires = lleva, con 2, 3, 4 y 5 jugadores
field-robot-space = dónde está el robot
field-robot-up = va hacia arriba
field-robot-panel-space = dónde está el robot
field-robot-panel-then = casilla siguiente
field-robot-panel-wires = cables que lleva

## Turnos al revés y cables que se pasan

act-pass-wire = Pasa { $cell }.
act-pass-wire-label = Pasar un cable
act-pass-wire-open = Elige el cable que pasas a tu izquierda. Nadie lo ve antes de que todos hayan elegido.
note-turns-reversed = Desde ahora se juega en sentido antihorario.
note-turns-clockwise = Se vuelve a jugar en sentido horario.
note-passing-began = Cada cual elige un cable para pasarlo a la izquierda.
note-wire-picked =
    { $seat-is ->
        [me] Has elegido el cable que pasas.
       *[other] { $seat } ha elegido el cable que pasa.
    }
note-wire-picked-own = Pasas { $slot }.
note-stand-picked =
    { $seat-is ->
        [me] El cable que te llega va al soporte { $stand }.
       *[other] El cable que llega a { $seat } va al soporte { $stand }.
    }
note-wires-passed = Cada cual ha pasado un cable: { $cells } están ahora en { $now }, en este orden.
no-pass-wire = Elige uno de tus propios cables sin cortar para pasarlo.
bad-passed-apart = No se pueden pasar cables que no están en orden: quita los cables desordenados y los girados.
bad-constraint-cue = Un guion solo llama a las cartas de restricción si cambian con la señal.
board-strip-reversed = Se juega en sentido antihorario.
board-strip-clockwise = Se juega en sentido horario.
board-strip-passing = Cada cual elige un cable para pasarlo a la izquierda.
board-strip-passing-yours = Ya has elegido el tuyo.
board-strip-passing-later = Con la señal, cada cual pasa un cable a la izquierda.
board-strip-talk-free = Se puede hablar.
kind-reversed-turns = se juega en sentido antihorario
kind-turn-order = el sentido de los turnos
kind-turn-order-panel = el sentido de los turnos
kind-passed-wires = cada cual pasa un cable
kind-passing = cables en camino
kind-passing-panel = cables en camino
field-turn-order-reversed = antihorario
field-turn-order-panel-reversed = antihorario
field-passing-picks = cables elegidos
field-passing-stands = soportes elegidos
field-passing-panel-picked = han elegido
field-passing-panel-wire = tu cable
field-pass-wire-cell = cable
field-restricted-panel-on = ahora
is-change-cue = con la señal de un guion

## Tareas contra el reloj

zero-phase = Se acaba el tiempo de esta tarea.
clock-phase = la tarea
note-phase-wait = Escuchad: todavía no se puede hacer nada.
note-phase-free = Juego libre: no hay tarea.
note-phase-pair = La tarea: dos cables más de { $numbers }.
note-phase-lock = La tarea: todos los cables de { $numbers }, y ningún otro.
note-phase-sweep = La tarea: señalar todos los cables amarillos a la vez.
note-phase-clear = La tarea: cortar todo lo que no es rojo.
note-phase-met = La tarea está cumplida.
note-phase-missed-nothing = Se acabó el tiempo.
note-phase-missed-step = La tarea no se cumple y cuesta un paso.
note-phase-missed-answer = La tarea no se cumple: quien tiene el turno responde por un número.
note-phase-missed-defeat = Se acabó el tiempo y la misión está perdida.
note-number-answered-yes =
    { $seat-is ->
        [me] Dices que tienes un { $number }.
       *[other] { $seat } tiene un { $number }.
    }
note-number-answered-no =
    { $seat-is ->
        [me] Dices que no tienes ningún { $number }.
       *[other] { $seat } no tiene ningún { $number }.
    }
note-yellows-told = Cables amarillos: { $counts }.
note-cut-again =
    { $seat-is ->
        [me] Puedes cortar el { $number } una vez más.
       *[other] { $seat } puede cortar el { $number } una vez más.
    }
no-phase-again = Solo puedes cortar el { $number } una vez más, o pasar.
no-phase-lock = Ahora solo se anuncian estos números: { $numbers }.
no-phase-sweep = Ahora se señalan todos los cables amarillos a la vez.
no-phase-card = Esta carta no se puede usar en esta fase.
no-phase-not-yet = En esta fase no se señalan los cables amarillos.
bad-phases-order = Solo la primera fase puede ser de espera, y la última es cortar todo lo que no es rojo.
bad-phases-dial = Sin detonador, una tarea fallada no cuesta ningún paso.
bad-phases-wires = Las fases con tareas piden cables que estén todos en las manos y se corten como siempre.
board-strip-phase-wait = Escuchad: todavía no se puede hacer nada.
board-strip-phase-free = Juego libre.
board-strip-phase-pair =
    { $left ->
        [one] Cortad un cable más de { $numbers }.
       *[other] Cortad { $left } cables de { $numbers }.
    }
board-strip-phase-lock = Solo { $numbers }, todos.
board-strip-phase-sweep = Señalad todos los amarillos a la vez.
board-strip-phase-clear = Cortad todo lo que no es rojo.
board-strip-phase-again =
    { $seat ->
        [me] Puedes cortar el { $number } una vez más.
       *[other] { $name } puede cortar el { $number } una vez más.
    }
board-strip-phase-turns =
    { $turns ->
        [one] Queda un turno.
       *[other] Quedan { $turns } turnos.
    }
board-strip-phase-time = Quedan { $time }.
board-strip-phase-missed-step = Si no, un paso.
board-strip-phase-missed-answer = Si no, se responde por un número.
board-strip-phase-missed-defeat = Si no, la misión está perdida.
board-yellows =
    { $count ->
        [0] Ningún cable amarillo
        [one] Un cable amarillo
       *[other] { $count } cables amarillos
    }
board-ask-briefing = Escuchad
board-wait-briefing = Habla la voz: todavía no se puede hacer nada.
kind-timed-phases = tareas a tiempo
kind-phase-state = fases
kind-phases-panel = fases
field-timed-phases-phases = fases
field-phase-duty = tarea
field-phase-seconds = segundos
field-phase-turns = turnos
field-phase-missed = si no se cumple
field-phase-met = si se cumple
field-phase-mime = sin decir palabra
is-duty-wait = esperar
is-duty-free = ninguna
is-duty-pair = dos cables de un número
is-duty-lock = tres números
is-duty-sweep = todos los amarillos a la vez
is-duty-clear = todo lo que no es rojo
is-missed-nothing = nada
is-missed-step = un paso
is-missed-answer = responder por un número
is-missed-defeat = la misión está perdida
is-met-nothing = nada
is-met-yellows = se cuentan los amarillos
is-met-again = un corte más
field-phase-state-at = fase
field-phase-state-turns = turnos en ella
field-phase-state-cards = números
field-phase-state-base = cortados antes
field-phase-state-deck = mazo
field-phase-state-out = descartes
field-phase-state-yellows = se conocen los amarillos
field-phase-state-again = una vez más
field-phase-state-late = demasiado tarde
field-phases-panel-at = fase
field-phases-panel-duty = tarea
field-phases-panel-cards = números
field-phases-panel-turns = turnos que quedan
field-phases-panel-deck = cartas en el mazo
field-phases-panel-out = descartes
field-phases-panel-yellows = cables amarillos
field-phases-panel-again = una vez más

## Oxígeno

act-give-oxygen = { $seat } recibe el oxígeno por el { $number }.
act-give-oxygen-label = Dar oxígeno
act-give-oxygen-open = Paga a alguien por un valor y córtalo.
note-oxygen-filled = La reserva tiene { $count } botellas de oxígeno.
note-oxygen-dealt = Cada cual tiene { $count } botellas de oxígeno.
note-oxygen-purse =
    { $seat-is ->
        [me] Tienes la bolsa con { $count } botellas de oxígeno.
       *[other] { $seat } tiene la bolsa con { $count } botellas de oxígeno.
    }
note-oxygen-taken =
    { $seat-is ->
        [me] Tomas { $count ->
            [one] una botella
           *[other] { $count } botellas
        } de la reserva.
       *[other] { $seat } toma { $count ->
            [one] una botella
           *[other] { $count } botellas
        } de la reserva.
    }
note-oxygen-given =
    { $seat-is ->
        [me] Das { $count ->
            [one] una botella
           *[other] { $count } botellas
        } a { $target } y tienes que cortar { $number }.
       *[other]
        { $target-is ->
            [me] { $seat } te da { $count ->
                [one] una botella
               *[other] { $count } botellas
            } y tiene que cortar { $number }.
           *[other] { $seat } da { $count ->
                [one] una botella
               *[other] { $count } botellas
            } a { $target } y tiene que cortar { $number }.
        }
    }
note-oxygen-paid =
    { $seat-is ->
        [me] Pagas { $count ->
            [one] una botella
           *[other] { $count } botellas
        }.
       *[other] { $seat } paga { $count ->
            [one] una botella
           *[other] { $count } botellas
        }.
    }
note-oxygen-back = Todas las botellas vuelven a la reserva.
note-oxygen-refund = Un número está completo: { $count ->
        [one] una persona recibe una botella
       *[other] { $count } personas reciben una botella cada una
    }.
note-oxygen-passed =
    { $target-is ->
        [me] La bolsa pasa a ti, con { $count ->
            [one] una botella
           *[other] { $count } botellas
        }.
       *[other] La bolsa pasa a { $target }, con { $count ->
            [one] una botella
           *[other] { $count } botellas
        }.
    }
note-oxygen-collected =
    { $target-is ->
        [me] Tomas toda la reserva: { $count ->
            [one] una botella
           *[other] { $count } botellas
        }.
       *[other] { $target } toma toda la reserva: { $count ->
            [one] una botella
           *[other] { $count } botellas
        }.
    }
note-oxygen-gone =
    { $seat-is ->
        [me] Tu oxígeno sale del juego.
       *[other] El oxígeno de { $seat } sale del juego.
    }
no-oxygen = { $value } cuesta { $needs ->
        [one] una botella
       *[other] { $needs } botellas
    } y { $there ->
        [0] no queda ninguna
        [one] queda una
       *[other] quedan { $there }
    }.
no-oxygen-other = Has pagado por el { $number }, no por el { $value }.
no-oxygen-first = Antes da a otra persona el oxígeno por el valor que cortas.
no-oxygen-twice = Ya has pagado por un corte.
no-oxygen-alone = Nadie más tiene cables: tus cortes no cuestan nada.
no-oxygen-give = Paga por un número que tengas, a alguien con cables.
no-oxygen-here = En esta misión nadie paga a otra persona.
bad-oxygen-yellow = El oxígeno necesita una misión sin cables amarillos.
bad-oxygen-supply = Solo hay { $supply } botellas, no { $count }.
bad-oxygen-useless = Las botellas solo vuelven a reservas propias, y solo el equipo libra de pagar por pasar.
bad-oxygen-special = Nada dice cuánto cuestan los cortes que añade esta misión.
board-strip-oxygen-reserve = Reserva: { $left } de { $full }.
board-strip-oxygen-reserve-more = Vuelve a { $full } con el capitán.
board-strip-oxygen-teammate = Cada corte se paga a otra persona.
board-strip-oxygen-own = Cada corte se paga con las botellas propias.
board-strip-oxygen-own-more = En la reserva: { $left }.
board-strip-oxygen-purse = La bolsa pasa a la izquierda después de cada turno.
board-strip-oxygen-purse-more = Pagado: { $left }. El capitán lo recupera.
board-strip-oxygen-yours = Tienes { $count }.
board-strip-oxygen-now = Ahora se corta { $number }: está pagado.
board-oxygen-costs = cuesta { $cost }
board-oxygen-needs = cuesta { $cost } y { $there ->
        [0] no queda ninguna
        [one] queda una
       *[other] quedan { $there }
    }
board-oxygen-stock = oxígeno: { $count }
board-oxygen-purse = bolsa
kind-oxygen = oxígeno
kind-air = oxígeno
kind-oxygen-panel = oxígeno
field-flow = se paga
field-price = cuesta
field-reserve = reserva
field-stock = botellas con 2, 3, 4 y 5 jugadores
field-stocks = botellas
field-refund = vuelven botellas
field-skip = se puede pasar
field-spared = pasar con el estabilizador es gratis
field-oxygen-panel-value = hay que cortar ahora
field-air-value = hay que cortar ahora
field-give-oxygen-number = número
field-give-oxygen-seat = a
is-flow-reserve = de la reserva
is-flow-teammate = a otra persona
is-flow-own = de lo propio
is-flow-purse = de una sola bolsa
is-price-depth = de una a tres
is-price-value = su número
