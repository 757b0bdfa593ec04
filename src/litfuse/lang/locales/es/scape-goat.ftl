### ¡Cabritos! Las cartas se llaman por los colores que muestran.

## Colores

colour-b = azul
colour-r = rojo
colour-y = amarillo
colour-g = verde
colour-o = naranja
colour-p = morado

# Las letras de los seis colores, del gris y del comodín, en el tablero de la terminal y en lo que se escribe ahí.
letters = Z R A V N M G C
# Lo mismo en las formas de la página: una letra si las seis son distintas; si no, dos.
shape-letters = Az Ro Am Ve Na Mo X C

## Cartas de prueba

card-b = azul
card-r = roja
card-y = amarilla
card-g = verde
card-o = naranja
card-p = morada
card-br = azul-roja
card-yg = amarilla-verde
card-by = azul-amarilla
card-go = verde-naranja
card-ro = roja-naranja
card-rp = roja-morada
card-op = naranja-morada
card-x = gris
card-j = comodín
# Una cara como objeto de una frase, con su artículo: «toma la verde».
the-card =
    { $card-key ->
        [card-j] el { $card }
       *[other] la { $card }
    }

## Lugares

place-prep = Preparar
    .about = Toma una de las dos fichas de preparación. Con la segunda, este lugar pasa a ser Acusar/Robar.
place-frame = Acusar/Robar
    .about = Con una ficha empiezas un intento de acusación: todo el mundo revela una carta. Sin ninguna, robas una ficha.
place-spy = Espiar
    .about = Mira la mano de otra persona. Nadie más la ve.
place-trade = Comerciar
    .about = Otra persona y tú elegís una carta en secreto y las intercambiáis.
place-stash = Alijo
    .about = Toma una de las tres cartas ocultas y pon una carta en su lugar.
place-cops = ¡Entregarse a la policía!
    .about = La partida acaba al instante. El chivo expiatorio gana en solitario.

## Lo que se puede hacer: en una frase (act-…), en una o dos palabras (-label), antes de elegir los detalles (-open)

act-move =
    { $place-key ->
        [place-spy] Ve a Espiar: mira la mano de otra persona.
        [place-trade] Ve a Comerciar: intercambia una carta con otra persona.
        [place-stash] Ve al Alijo: toma una carta oculta y deja otra.
       *[other] Ve a { $place }.
    }
act-move-label = Ir
act-move-open = Ve a otro lugar.
act-move-prep = Ve a Preparar: toma una ficha de preparación.
act-move-prep-label = Preparar
act-move-frame = Ve a Acusar/Robar: todo el mundo revela una carta.
act-move-frame-label = Acusar
act-move-steal = Ve a Acusar/Robar: quítale a alguien su ficha de preparación.
act-move-steal-label = Robar
act-move-cops = Entrégate a la policía. La partida acaba y gana el chivo expiatorio.
act-move-cops-label = Policía
act-spy = Mira la mano de { $target }.
act-spy-label = Espiar
act-spy-open = Mira la mano de alguien.
act-trade-with = Comercia con { $target }: una carta por otra.
act-trade-with-label = Comerciar
act-trade-with-open = Intercambia una carta con alguien.
act-trade-card = Da esta carta en el intercambio: { $card }.
act-trade-card-label = Dar
act-trade-card-open = Elige la carta que das en el intercambio.
act-stash-take = Toma la carta oculta { $slot } del Alijo.
act-stash-take-label = Tomar del Alijo
act-stash-take-open = Toma una de las tres cartas ocultas del Alijo: 1, 2 o 3.
act-stash-return = Deja esta carta en el Alijo: { $card }.
act-stash-return-label = Dejar en el Alijo
act-stash-return-open = Deja una carta de tu mano en el hueco. Puede ser la que acabas de tomar.
act-steal = Quítale una ficha de preparación a { $target }.
act-steal-label = Robar
act-steal-open = Quítale una ficha de preparación a quien tenga alguna.
act-frame-card = Revela esta carta: { $card }.
act-frame-card-label = Revelar
act-frame-card-open = Elige la carta que vas a revelar.
act-swap =
    { $own-key ->
        [none] Intercambio de pruebas: deja la carta { $card } y toma la carta { $up }.
       *[other] Intercambio de pruebas: deja la carta { $card }, que muestra tu color, y toma la carta { $up }.
    }
act-swap-label = Intercambiar
act-swap-open =
    { $own-key ->
        [none] Intercambio de pruebas: deja una carta y toma la carta { $up }.
       *[other] Intercambio de pruebas: deja una carta que muestre tu color, { $own }, y toma la carta { $up }.
    }
act-cops = Entrégate ya a la policía, fuera de turno. La partida acaba y gana el chivo expiatorio.
act-cops-label = Policía
act-cops-order =
    { $on-key ->
        [yes] Orden secreta: entregarte a la policía en tu próxima oportunidad. Nadie la ve.
       *[no] Sin orden secreta: te quedas. Nadie lo ve.
    }
act-cops-order-label = Orden secreta
act-cops-order-open = La orden secreta de entregarte a la policía en tu próxima oportunidad: sí o no. Nadie la ve.

## Lo que se puede decir: son afirmaciones, nadie las comprueba

say-hold = Tengo esta carta: { $card }.
say-hold-label = Tengo
say-hold-open = Tengo cierta carta.
say-lack =
    { $colour-key ->
        [colour-b] No tengo nada azul.
        [colour-r] No tengo nada rojo.
        [colour-y] No tengo nada amarillo.
        [colour-g] No tengo nada verde.
        [colour-o] No tengo nada naranja.
        [colour-p] No tengo nada morado.
       *[other] No tengo nada de este color: { $colour }.
    }
say-lack-label = No tengo
say-lack-open = No tengo nada de cierto color.
say-suspect = Sospecho del { $colour }.
say-suspect-label = Sospecho de
say-suspect-open = Sospecho de cierto color.
say-frame = ¡Acusemos al { $colour }!
say-frame-label = Acusemos a
say-frame-open = Acusemos a cierto color.
say-trade = { $seat }, ¡cámbiame algo { $colour }!
say-trade-label = Cámbiame
say-trade-open = Quiero que alguien me cambie algo de cierto color.

## Antes de hacerlo

caution-cops = La partida acaba al instante. El chivo expiatorio gana en solitario y los demás pierden: hazlo solo si crees que eres tú.
caution-order = En tu próxima oportunidad esto acaba la partida; si la tienes ahora mismo, al instante. El chivo expiatorio gana en solitario.

## Lo que ha pasado

note-seal-published = El descodificador está cerrado. Su sello queda a la vista; la clave llegará al final.
note-was-dealt =
    { $viewer-is ->
        [me] Dados: blanco { $white }, negro { $black }. Tu tarjeta señala un sospechoso: el { $suspect }. Tus cartas: { $hand }. { $first-is ->
                [me] Empiezas tú.
               *[other] Empieza { $first }.
            }
       *[other] Las cartas están repartidas. Dados: blanco { $white }, negro { $black }. Empieza { $first }.
    }
note-pause-ended = Acaba la pausa.
note-moved =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. Acabas en { $turned-key ->
                [yes] Acusar/Robar
               *[no] { $place-key ->
                    [place-stash] el Alijo
                   *[other] { $place }
                }
            }.
           *[no] { $place-key ->
                [place-cops] Te entregas a la policía.
                [place-stash] Vas al Alijo.
               *[other] Vas a { $turned-key ->
                    [yes] Acusar/Robar
                   *[no] { $place }
                }.
            }
        }
       *[other] { $late-key ->
            [yes] Se acabó el tiempo. { $seat } acaba en { $turned-key ->
                [yes] Acusar/Robar
               *[no] { $place-key ->
                    [place-stash] el Alijo
                   *[other] { $place }
                }
            }.
           *[no] { $place-key ->
                [place-cops] { $seat } se entrega a la policía.
                [place-stash] { $seat } va al Alijo.
               *[other] { $seat } va a { $turned-key ->
                    [yes] Acusar/Robar
                   *[no] { $place }
                }.
            }
        }
    }
note-prepared =
    { $seat-is ->
        [me] Tomas una ficha de preparación.
       *[other] { $seat } toma una ficha de preparación.
    } { $left ->
        [0] No queda ninguna: el lugar es ahora Acusar/Robar.
       *[other] Queda una.
    }
note-stolen =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. El azar elige: le quitas una ficha de preparación a { $victim }.
           *[no] Le quitas una ficha de preparación a { $victim }.
        }
       *[other] { $victim-is ->
            [me] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige: { $seat } te quita una ficha de preparación.
               *[no] { $seat } te quita una ficha de preparación.
            }
           *[other] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige: { $seat } le quita una ficha de preparación a { $victim }.
               *[no] { $seat } le quita una ficha de preparación a { $victim }.
            }
        }
    }
note-spied-on =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. El azar elige: ves la mano de { $target }: { $hand }.
           *[no] Ves la mano de { $target }: { $hand }.
        }
       *[other] { $target-is ->
            [me] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige: { $seat } mira tu mano.
               *[no] { $seat } mira tu mano.
            }
           *[other] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige: { $seat } mira la mano de { $target }.
               *[no] { $seat } mira la mano de { $target }.
            }{ $hand-key ->
                [none] { "" }
               *[other] { " " }Era esta: { $hand }.
            }
        }
    }
note-trade-opened =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. El azar elige: comercias con { $partner }. Elegid una carta.
           *[no] Comercias con { $partner }. Elegid una carta.
        }
       *[other] { $partner-is ->
            [me] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige: { $seat } comercia contigo. Elige una carta.
               *[no] { $seat } comercia contigo. Elige una carta.
            }
           *[other] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige: { $seat } comercia con { $partner }.
               *[no] { $seat } comercia con { $partner }.
            }
        }
    }
note-frame-opened =
    { $seat-is ->
        [me] Empiezas un intento de acusación. Todo el mundo elige una carta.
       *[other] { $seat } empieza un intento de acusación. Todo el mundo elige una carta.
    }
note-choice-made =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. Se ha elegido una carta por ti: { $card }.
           *[no] Eliges esta carta: { $card }.
        }
       *[other] { $card-key ->
            [none] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige la carta de { $seat }.
               *[no] { $seat } ya ha elegido.
            }
           *[other] { $late-key ->
                [yes] Se acabó el tiempo. El azar elige la carta de { $seat }: { $card }.
               *[no] { $seat } elige esta carta: { $card }.
            }
        }
    }
note-choice-changed =
    { $seat-is ->
        [me] Cambias de idea: { $card }. Nadie lo ha visto.
       *[other] { $seat } cambia de idea sin que se vea: { $card }.
    }
note-trade-made =
    { $seat-is ->
        [me] Le das una carta ({ $gave }) a { $partner } y recibes otra ({ $got }).
       *[other] { $partner-is ->
            [me] Le das una carta ({ $got }) a { $seat } y recibes otra ({ $gave }).
           *[other] { $gave-key ->
                [none] { $seat } y { $partner } intercambian una carta.
               *[other] { $seat } le da una carta ({ $gave }) a { $partner } y recibe otra ({ $got }).
            }
        }
    }
note-took-from-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. El azar te da la carta oculta { $slot }: { $card }.
           *[no] Tomas la carta oculta { $slot }: { $card }.
        }
       *[other] { $late-key ->
            [yes] Se acabó el tiempo. El azar le da a { $seat } la carta oculta { $slot }
           *[no] { $seat } toma la carta oculta { $slot }
        }{ $card-key ->
            [none] .
           *[other] : { $card }.
        }
    }
note-put-into-stash =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. Una carta de tu mano va al hueco { $slot }: { $card }.
           *[no] Dejas una carta en el hueco { $slot }: { $card }.
        }
       *[other] { $late-key ->
            [yes] Se acabó el tiempo. El azar elige: { $seat } deja una carta en el hueco { $slot }
           *[no] { $seat } deja una carta en el hueco { $slot }
        }{ $card-key ->
            [none] .
           *[other] : { $card }.
        }
    }
note-cards-revealed =
    Una, dos y tres. Reveladas: { $cards }. { $framed-key ->
        [none] Ningún color basta: la acusación fracasa.
       *[other] { $framed-is ->
            [me] ¡La acusación recae en ti!
           *[other] ¡La acusación recae en { $framed }!
        }
    }
note-swapped =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. Intercambio de pruebas al azar: dejas la carta { $down } y tomas la carta { $up }.
           *[no] Intercambias pruebas: dejas la carta { $down } y tomas la carta { $up }.
        }
       *[other] { $late-key ->
            [yes] Se acabó el tiempo. Intercambio de pruebas al azar: { $seat } deja la carta { $down } y toma la carta { $up }.
           *[no] { $seat } intercambia pruebas: deja la carta { $down } y toma la carta { $up }.
        }
    }
note-turn-began =
    { $seat-is ->
        [me] Te toca.
       *[other] Le toca a { $seat }.
    }
note-order-changed =
    { $seat-is ->
        [me] { $on-key ->
            [yes] Tu orden secreta está puesta: en tu próxima oportunidad te entregas a la policía.
           *[no] Ya no tienes orden secreta.
        }
       *[other] { $on-key ->
            [yes] { $seat } pone la orden secreta de entregarse a la policía.
           *[no] { $seat } ya no tiene orden secreta.
        }
    }
note-cops-called =
    { $seat-is ->
        [me] Te entregas a la policía fuera de turno.
       *[other] { $seat } se entrega a la policía fuera de turno.
    }
note-ended =
    { $goat-is ->
        [me] El chivo expiatorio eras tú.
       *[other] El chivo expiatorio era { $goat }.
    } { $reason-key ->
        [framed] { $framed-is ->
                [me] La acusación ha recaído en ti.
               *[other] La acusación ha recaído en { $framed }.
            } Victoria para { $winners }.
        [cops] El chivo gana en solitario, da igual quién se entregara a la policía.
       *[cap] Era el último turno de esta mesa: no gana nadie.
    }

## Cómo ha acabado

won-framed-goat = La acusación recae en { $goat }, y era el chivo expiatorio.
won-framed-innocent = La acusación recae en { $framed }, pero el chivo expiatorio era { $goat }.
won-cops = { $by } se entrega a la policía. El chivo expiatorio era { $goat }.
won-cap = No quedan turnos: no gana nadie. El chivo expiatorio era { $goat }.

## Por qué no

no-seats =
    { $seats ->
        [one] A esto no se juega en solitario: hacen falta de { $least } a { $most } personas.
       *[other] Con { $seats } personas no funciona: hacen falta de { $least } a { $most }.
    }
no-colours = Esos colores no valen. Cada uno de estos tiene que estar una vez: { $colours }.
no-not-asked = No es eso lo que se pregunta ahora.
no-move-same = Ya estás ahí: { $place }. Elige otro lugar.
no-target =
    { $target-is ->
        [me] No puedes elegirte. Elige a otra persona.
       *[other] No puedes elegir a { $target }. Elige a otra persona.
    }
no-steal-target =
    { $target-is ->
        [me] No puedes robarte. Elige a alguien que tenga una ficha.
       *[other] { $target } no tiene fichas de preparación. Elige a alguien que tenga alguna.
    }
no-card-held = No tienes esta carta: { $card }.
no-own-colour-first = Tienes alguna carta con tu propio color, { $colour }: debes dejar una de esas.

## Cuando se acaba el tiempo

zero-pause = ya puede moverse a quien le toca.
zero-move = se va al azar a Espiar, a Comerciar o al Alijo.
zero-spy = el azar elige de quién se mira la mano.
zero-trade = se comercia con alguien al azar.
zero-choose = quien no ha elegido da una carta al azar.
zero-stash = se toma al azar una de las tres cartas ocultas.
zero-stash-return = una carta al azar va al hueco.
zero-steal = se quita la ficha a alguien al azar.
zero-swap = el azar elige la carta que se deja, entre las permitidas.

## Relojes

clock-turn = cada pregunta de un turno
clock-choose = elegir carta para comerciar o acusar
clock-pause = la pausa antes de un turno (seis jugadores)

## Opciones

option-swap-after-frame = Intercambio de pruebas tras una acusación fallida
    .help = Quien empezó un intento de acusación que fracasa aún intercambia pruebas antes de que acabe el turno.
option-whispers = Susurros
    .help = ¿Se puede susurrar? Se ve quién susurra a quién, pero solo lo leen esas dos personas.
option-nudges = Codazos
    .help = ¿Se pueden dar codazos? Solo lo nota quien lo recibe.
option-decoder = Descodificador
    .help = Cómo se conoce al sospechoso. Con la tarjeta propia se puede comprobar la tabla entera al final.
option-decoder-table = tarjeta propia en pantalla
option-decoder-direct = se dice directamente, sin tarjetas
option-cops-chance = Oportunidad con seis jugadores
    .help = Hasta cuándo puede entregarse fuera de turno quien está enfrente. Solo con seis jugadores.
option-cops-chance-start = hasta el movimiento
option-cops-chance-turn = casi todo el turno
option-middle = Lugares del centro
    .help = El orden de Espiar, Comerciar y Alijo en la fila.
option-middle-fixed = Espiar, Comerciar, Alijo
option-middle-random = al azar
option-starting = Lugares iniciales
    .help = Quién está dónde al principio. Empieza quien llega antes a Preparar.
option-starting-random = al azar
option-starting-seats = en el sentido del reloj, desde un asiento al azar
option-turn-cap = Último turno
    .help = Tras tantos turnos acaba la partida y no gana nadie. 0: nunca.
option-colours = Colores de los asientos
    .help = Quién juega con qué color, asiento por asiento. Vacío: se sortean.

## Bots: cómo piensa cada nivel

level-collector = Reúne lo que acusa a su sospechoso y se entrega cuando se siente señalado.
level-detective = Sopesa «yo o mi sospechoso» con todo lo que ha visto, sigue cada carta y farolea si hace falta.

## En la página: las reglas por temas

rules-aim = De qué va
    .text =
        Habéis dado un golpe en banda, y alguien va a cargar con la culpa: el chivo expiatorio. Nadie sabe quién es, ni siquiera el propio chivo.
        A cada cual se le dice en secreto un sospechoso. A los inocentes, el mismo color: el del chivo. Al chivo, otro. Así que o el chivo es tu sospechoso o eres tú.
        La banda gana si acusa al chivo entre todos. El chivo gana si se entrega a tiempo a la policía, o si la acusación recae en alguien inocente.
rules-turn = Tu turno
    .text =
        Ve a otro lugar, haz lo que dice y luego intercambia pruebas: deja una carta boca arriba donde estás y toma la que había. Las tres cosas son obligatorias.
        Si tienes cartas con tu propio color, debes dejar una de esas. Por eso lo que alguien deja dice algo de lo que tiene.
rules-places = Los lugares
    .text =
        Espiar: mira la mano de otra persona. Comerciar: otra persona y tú intercambiáis una carta elegida en secreto. Alijo: toma una de tres cartas ocultas y deja una en su lugar.
        Preparar: toma una de las dos fichas de preparación. Cuando no queda ninguna, el lugar pasa a ser Acusar/Robar: con una ficha empiezas ahí un intento de acusación; sin ninguna, se la quitas a alguien.
        ¡Entregarse a la policía! acaba la partida.
rules-frame = Acusar
    .text =
        Todo el mundo elige una carta en secreto, y todas se revelan a la vez. Si todos menos quien lleva un color muestran ese color, la acusación recae en esa persona y la partida acaba.
        Las cartas de dos colores cuentan para ambos, el comodín para todos, la gris para ninguno. Si fracasa, cada cual recupera su carta, que ya ha visto todo el mundo.
        Hasta que elija la última persona puedes cambiar tu carta, y nadie lo nota.
rules-cops = La policía
    .text =
        En tu turno puedes entregarte a la policía en vez de ir a otro lugar. La partida acaba al instante y gana el chivo, se entregue quien se entregue. Hazlo solo si crees que el chivo eres tú.
        Con seis jugadores también puedes hacerlo al empezar el turno de quien está enfrente. Cada turno empieza con una breve pausa para ello, y puedes dejar una orden secreta que nadie ve.
rules-cards = Las pruebas
    .text =
        Cada color está en tantas cartas como jugadores hay. Para acusar hace falta una menos. Las cartas iguales son intercambiables.
        Al principio hay cuatro cartas boca arriba, tres ocultas en el Alijo y el resto en las manos: dos por persona con tres o cuatro jugadores, tres con cinco o seis.
rules-talk = Hablar
    .text =
        Di lo que quieras, también mentiras. Los susurros los ve todo el mundo, pero los lee una sola persona. Un codazo solo lo nota quien lo recibe. Nadie puede enseñar una carta ni su tarjeta.
        Las frases hechas son afirmaciones como cualquier otra: nadie las comprueba.
rules-end = El final
    .text =
        La acusación recae en el chivo: ganan todos los demás. Recae en alguien inocente, o alguien se entrega a la policía: gana el chivo en solitario.
        Después se enseñan todas las manos y tarjetas, y cualquiera puede comprobar que dados, tarjetas y cartas fueron limpios.
rules-online = Relojes y ausentes
    .text =
        Cada pregunta tiene un reloj, que la mesa puede ajustar o quitar. Cuando se acaba decide el azar, pero nunca por la policía.
        Nadie se rinde. Quien pierde la línea conserva la silla; si se le acaba el tiempo, juega un bot hasta que vuelva, y ese bot nunca se entrega.

## En la página: el tablero

board-status =
    Turno { $turn }{ $state ->
        [mine] { " · " }te toca
        [frame] { " · " }acusación
        [failed] { " · " }acusación fallida
        [over] { " · " }final
       *[other] { "" }
    }
board-places = Lugares
board-place-prep = Preparar
board-place-frame = Acusar
board-place-spy = Espiar
board-place-trade = Comerciar
board-place-stash = Alijo
board-place-cops = Policía
board-does-prep = Toma una ficha. Con la segunda se da la vuelta.
board-does-frame = Con ficha: todos revelan una carta. Sin ella: roba una.
board-does-spy = Mira una mano entera.
board-does-trade = Cambia una carta con alguien, ambos a ciegas.
board-does-stash = Toma una de tres cartas ocultas y deja otra.
board-does-cops = Así solo gana el chivo expiatorio.
board-ends = acaba la partida
board-called = se acabó
board-turned = Se da la vuelta
board-place-can = puedes ir
board-place-cannot = ahora no
board-gang = La banda
board-hidden = carta oculta
board-evidence =
    { $how ->
        [said] prueba { $card }, según dice
        [own] prueba { $card }, solo lo sabes tú
       *[open] prueba { $card }
    }
board-tokens =
    { $count ->
        [one] tiene una ficha de preparación
       *[other] tiene { $count } fichas de preparación
    }
board-tokens-mine =
    { $count ->
        [one] tienes una ficha de preparación
       *[other] tienes { $count } fichas de preparación
    }
board-claims-suspect = dice que sospecha del { $colour }
board-has-chosen = ya ha elegido
board-chooses = está eligiendo
board-you = Tú

# La línea bajo un nombre: lo último que hizo esa persona, hasta donde lo viste.
board-trace-token = tomó una ficha, turno { $turn }
board-trace-stole = robó a { $name }, turno { $turn }
board-trace-robbed = perdió una ficha, turno { $turn }
board-trace-you-spied = espiaste, turno { $turn }
board-trace-spied-you = vio tu mano, turno { $turn }
board-trace-spied = espió a { $name }, turno { $turn }
board-trace-traded-you = tiene tu { $card }, turno { $turn }
board-trace-traded = comerció con { $name }, turno { $turn }
board-trace-stash = usó el Alijo, turno { $turn }
board-trace-showed = mostró { $the }, turno { $turn }
board-trace-clean = sin { $colour }, turno { $turn }
board-trace-took = tomó { $the }, turno { $turn }
board-trace-seen = espías, ahora

board-mat = Tu tarjeta
board-mat-says = Tu tarjeta dice
board-mat-line = El blanco { $white } es la fila, el negro { $black } la columna. O ese color es el chivo expiatorio, o lo eres tú.
board-die =
    { $die ->
        [white] dado blanco { $value }
       *[black] dado negro { $value }
    }
board-your-hand = Tu mano
board-card-label =
    { $state ->
        [can] carta { $number } de { $of }, permitida
        [cannot] carta { $number } de { $of }, ahora no
       *[idle] carta { $number } de { $of }
    }
board-steps = Tu turno
board-step-move = Ir
board-step-action = Acción
board-step-swap = Cambio
board-keys = 1-9 elegir | W decir algo a quien tengas delante | Esc deshacer

# Lo que se pregunta.
board-ask-move = ¿Adónde vas?
    .line = A cualquier lugar menos { $place }, donde estás.
board-ask-cops = ¿Te entregas a la policía?
board-ask-spy = ¿Qué mano miras?
    .line = Solo la ves tú. El resto ve de quién era.
board-ask-trade = ¿Con quién comercias?
    .line = Elegís una carta a ciegas. Nadie puede negarse.
board-ask-trade-card = Dale una carta a { $name }
    .line = Los dos a ciegas, nadie puede negarse. Vale cualquier carta, también de tu color.
board-ask-stash = ¿Qué carta oculta tomas?
    .line = La miras y luego dejas una carta de tu mano.
board-ask-stash-return = Deja una carta
    .line = Va boca abajo al hueco { $slot }. Puede ser la que tomaste.
board-ask-steal = ¿A quién le quitas la ficha?
    .line = Con ella, la próxima vez Acusar empieza una acusación.
board-ask-frame-card = Acusar: enseña una carta
    .line =
        { $who ->
            [me] La empezaste tú. Todos eligen, sin nombrar a nadie. Si todos menos uno enseñan el color de ese, se acabó.
           *[other] La empezó { $by }. Todos eligen, sin nombrar a nadie. Si todos menos uno enseñan el color de ese, se acabó.
        }
board-ask-swap = Deja una carta en { $place }
    .line = Tomas la carta que hay allí.
board-swap-bound = Tienes tu color, { $own }: debes dejar una carta que lo muestre.
board-swap-free = Vale cualquier carta. Tomas { $up }.
board-slot = hueco { $slot }
board-do-trade-card = Ofrecer { $card }
board-do-stash-return = Dejar { $card }
board-do-frame-card = Poner { $card } boca abajo
board-do-swap = Dejar { $card }, tomar { $up }
board-offered = Ofreces { $card }. Toca otra carta para cambiarla.
board-put-down = Enseñas { $card }. Toca otra para cambiarla; nadie lo nota.
board-chosen = Han elegido { $chosen } de { $of }.
board-until-partner = Puedes cambiarla hasta que { $name } elija.
board-until-last = Puedes cambiarla hasta que elija la última persona.
board-spied = { $name } tiene
board-spied-line = Solo lo has visto tú. Queda en tu cuaderno.
board-noted = Anotado, al cambio

# La policía.
board-cops-means = La partida acaba al instante. Ganas solo si el chivo expiatorio eres tú; el resto pierde.
board-cops-go = Entregarme y acabar
board-cops-chance = Empieza el turno de { $colour }
board-cops-chance-line = Te sientas enfrente: puedes entregarte ya a la policía. Ganas solo si el chivo expiatorio eres tú.
board-cops-now = Policía ya
board-order-title = ¿Policía la próxima vez?
board-order-is-on = Tu orden secreta está puesta: en tu próxima oportunidad acaba la partida. Nadie la ve.
board-order-drop = Retirar la orden
board-order-on = próxima vez
board-order-next = Policía la próxima vez
    .off = se ordena en secreto
    .on = ordenado, nadie lo ve
board-order-set = Sí, la próxima vez
board-staying = Quedarse no es una acción y no deja rastro.

# Una acusación, y todos señalan.
board-frame-attempt = Intento de acusación
board-knock = Toc.
board-knock-title =
    { $knock ->
        [1] Primer golpe
        [2] Segundo golpe
       *[other] Tercer golpe
    }
board-knock-line = No se te pide nada. Respira.
board-knock-all = Ya están las { $count }. Se dan la vuelta juntas al tercer golpe, siempre tras el mismo tiempo.
board-framed =
    { $who ->
        [me] Cargas con la culpa.
       *[other] { $colour } carga con la culpa.
    }
board-framed-line = { $count } cartas muestran { $colour }. La de quien lleva ese color no cuenta.
board-stamp-framed = Acusado
board-seen-noted = Todo el mundo ha visto las cartas; ya están en tu cuaderno.
board-nobody-framed = Nadie queda acusado.
board-not-counted = no cuenta
board-lacks = sin { $colour }
board-failed-line = Ningún color está en todas las cartas menos la de quien lo lleva. Vuelven a las manos; todo el mundo las ha visto.
board-failed-by =
    { $who ->
        [me] Tu carta no muestra { $colour }. Vuelven a las manos; todo el mundo las ha visto.
       *[other] La carta de { $name } no muestra { $colour }. Vuelven a las manos; todo el mundo las ha visto.
    }
board-points = Todos señalan.
board-points-at =
    { $who ->
        [me] Señalas al { $colour }.
       *[other] { $name } señala al { $colour }.
    }
board-points-line = { $count } tarjetas dicen { $colour }.
board-points-goat =
    { $who ->
        [me] El chivo expiatorio eres tú y ganas en solitario.
       *[other] { $colour } es el chivo expiatorio y gana en solitario.
    }
board-stamp-over = Fin
board-over-title =
    { $how ->
        [alone] Ganas en solitario
        [together] Ganáis la partida
        [caught] Pierdes: te han pillado
        [lost] Pierdes: el chivo se escapó
        [gang] Gana la banda
        [cap] No hay más turnos
       *[goat] El chivo se escapó
    }
board-over-line = El chivo expiatorio era { $name }, { $colour }.
board-over-cops =
    { $who ->
        [me] Te has entregado a la policía.
       *[other] { $name } se ha entregado a la policía.
    }
board-turn-over = Descubrirlo todo

# El final.
board-was-goat = { $colour } era el chivo expiatorio.
board-was-line =
    { $who ->
        [me] Eras tú desde el principio.
       *[other] Tampoco { $name } lo sabía.
    }
board-all-open = Todo descubierto
board-role =
    { $role ->
        [goat] { $over ->
            [yes] era el chivo expiatorio
           *[no] el chivo expiatorio
        }
       *[innocent] inocente
    }
board-mat-word = dice
board-mat-said = la tarjeta decía { $colour }
board-stash-left = Alijo, huecos 1–3
board-secrets = Quién supo qué, y cuándo
board-secret-spied = { $name }: mano de { $other }
board-secret-traded = { $name }: cambio con { $other }
board-secret-stash = { $name }: Alijo, hueco { $slot }

# El cuaderno.
known-mat = Solo por tu tarjeta
    .is = { $suspect } { $most } de { $of }, tú 1 de { $of }
known-hand = { $seat }
    .is =
        { $cards-key ->
            [none] { $clean-key ->
                [none] nada seguro
               *[other] sin { $clean }
            }
           *[other] { $clean-key ->
                [none] { $cards }
               *[other] { $cards }; sin { $clean }
            }
        }
known-slot = Alijo, hueco { $slot }
    .is = { $card }
known-unseen =
    { $count ->
        [one] Una carta sin ver
       *[other] { $count } cartas sin ver
    }
    .is = { $cards }
board-notes-line = Escrito con lo que has visto, nada más. Solo lo lees tú.
board-says = dice { $what }
board-own-notes = Tus notas, guardadas en este navegador

# Talk.
board-whispers =
    { $who ->
        [me] te susurra
       *[other] susurra a { $name }
    }
board-whisper = Susurra algo
board-whisper-seen = El resto ve que susurras a { $name }, pero no lo que dices.
board-whisper-off = En esta mesa no hay susurros: lo lee todo el mundo.
board-about = De qué color
board-ready-suspect = Sospecho
board-ready-frame = Acusemos
board-ready-trade = Cámbiame
board-wink = Guiño
board-no-trace = sin rastro
board-claim-line = Verdad o no, nadie lo comprueba. El menú es igual para todos, tengas lo que tengas.
board-claim-choose = Elige qué decir
board-to-all = a todos
board-all = Todos
board-speak-to = A quién

## En la página: cómo llama a las cosas el tablero sencillo

own-colour = Tu color es el { $colour }.
die-white = blanco
die-black = negro
field-setup = la preparación
field-colours = colores de los asientos
field-row = la fila de lugares
field-dice = dados
field-seal = sello del descodificador
field-suspect = tu sospechoso
field-mat = tu tarjeta
field-hand = tu mano
field-sizes = cartas en cada mano
field-face-up = cartas boca arriba, por lugar
field-places = dónde está cada cual
field-tokens = fichas de preparación de cada cual
field-left = fichas de preparación que quedan
field-turn = le toca a
field-ask = ahora se pregunta
field-picks = cartas elegidas, por asiento
field-seen = la mano que has mirado
field-order = tu orden secreta
field-last = justo antes
field-by = de
field-spied = mano mirada
field-traded = comercia con
field-slot = hueco del Alijo
field-robbed = sin su ficha
field-revealed = cartas reveladas
field-down = carta dejada
field-up = carta tomada
field-late = por el reloj
field-partner = con quién
field-chosen = ya han elegido
field-reason = por qué
field-goat = el chivo expiatorio
field-decoy = el señuelo
field-framed = la acusación recae en
field-table = mesa
field-hands = manos
field-stash = el Alijo
field-orders = órdenes secretas
field-key = clave del descodificador
field-grid = la tabla
field-place = lugar
field-target = a quién
field-card = carta
field-on = puesta
field-colour = color
field-seat = quién
kind-pausing = una pausa
kind-moving = un movimiento
kind-spying = a quién espiar
kind-trading = con quién comerciar
kind-picking = cartas para comerciar
kind-taking = una carta del Alijo
kind-returning = una carta para el Alijo
kind-stealing = de quién es la ficha
kind-framing = cartas para acusar
kind-swapping = un intercambio de pruebas
kind-over = el final
is-reason-framed = la acusación tuvo éxito
is-reason-cops = alguien se entregó a la policía
is-reason-cap = demasiados turnos

## Simulaciones

fact-goat = Asiento del chivo expiatorio
fact-goat-won = Gana el chivo expiatorio
fact-wrong-surrender = Entrega equivocada
fact-turns = Turnos
fact-capped = Cortadas por el límite
share-goat = Gana el chivo expiatorio
share-wrong-surrenders = Entregas equivocadas
share-time-outs = Cortadas por el límite

## La lección

guide-sub = Una partida corta
guide-title = Alguien cargará con la culpa. Quizá tú.
guide-line = Juegas de verdad, con tres bots. Explico cada cosa cuando aparece.
guide-after = Lo que viene es solo peor compañía.
guide-part-first = Una primera partida
    .about = tu tarjeta, un turno, el chivo expiatorio
guide-result =
    { $won ->
        [0] has perdido
       *[other] has ganado
    }
guide-mat = Tu tarjeta nombra a alguien
    .line = Todas las tarjetas menos una nombran al chivo expiatorio. La suya nombra a otra persona.
    .help = Todas las tarjetas menos una nombran al chivo expiatorio. La suya nombra a otra persona.
guide-doubt = Así que es ese, o tú
    .line = O ese es el chivo expiatorio, o lo eres tú. Nadie te lo dice: mira qué juntan los demás.
    .help = O el color de tu tarjeta es el chivo expiatorio, o lo eres tú. Lo que juntan los demás lo dice.
guide-move = Ve a otro sitio
    .line = Un turno tiene tres pasos: moverte, hacer lo que dice el lugar y cambiar una carta allí. No puedes quedarte donde estás.
    .help = Un turno tiene tres pasos: moverte a otro lugar, hacer lo que dice y cambiar una carta allí.
guide-spy = Mira una mano
    .line = Elige a alguien. Ves todas sus cartas, y solo tú. El cuaderno las guarda.
    .help = Espiar te enseña una mano entera. Nadie más la ve.
guide-trade = Intercambia una carta
    .line = Elige a alguien. Los dos dais una carta boca abajo, a la vez.
    .help = En un intercambio los dos dan una carta boca abajo, a la vez.
guide-trade-card = ¿Qué das?
    .line = Da lo que ayuda a un amigo, o lo que no necesitas. Verás la suya cuando los dos hayáis elegido.
    .help = En un intercambio ves la otra carta cuando los dos han elegido.
guide-stash = Tres cartas ocultas
    .line = Toma una que nadie ve y devuelve otra. Es la forma discreta de lograr un color.
    .help = En el Alijo tomas una carta oculta y devuelves otra. Nadie ve cuál.
guide-steal = Quita una ficha
    .line = Una ficha te deja empezar una acusación. Quítale una a alguien.
    .help = Quien tiene una ficha puede empezar una acusación. Sin ella, se roba una.
guide-frame = Todos enseñan una carta
    .line = Si todos menos uno enseñan el color de ese, queda acusado. Enseña el color de tu tarjeta si lo tienes.
    .help = En una acusación todos enseñan una carta. Si todos menos uno enseñan el color de ese, queda acusado.
guide-swap = Deja una, toma una
    .line = Cambia una carta por la que está aquí. Si tienes tu propio color, debes dejar una carta con él.
    .help = El turno acaba con un cambio. Si tienes tu propio color, debes dejar una carta con él.
guide-gang = ¿Quién quiere qué?
    .line = Cada fila guarda lo que les viste tomar y lo que dijeron. Si juntan tu color, quizá el chivo expiatorio seas tú.
    .help = Quien junta tu color cree que el chivo expiatorio eres tú. Lo que dice puede ser falso.
guide-cops = La salida
    .line = Entregarse a la policía acaba la partida. Solo ganas si eres el chivo expiatorio. Si no lo eres, gana quien lo sea.
    .help = Entregarse a la policía acaba la partida. Quien se entrega gana solo si es el chivo expiatorio.
