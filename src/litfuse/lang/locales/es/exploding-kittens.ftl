### Exploding Kittens. Los cinco gatos llevan nombres nuestros.

## Cartas

card-kitten = Gatito Explosivo
    .short = G
    .about = Si lo robas, explotas, salvo que lo desactives.
    .spine = Gatito
    .line = Bum, salvo que lo desactives
card-defuse = Desactiva
    .short = D
    .about = Te salva de un Gatito Explosivo, que luego escondes en el mazo.
    .spine = Desactiva
    .line = Sobrevive a un gatito y devuélvelo
card-nope = Nop
    .short = N
    .about = Detiene lo que se acaba de jugar, o un Nop. Ni un gatito ni un Desactiva.
    .line = Detén una acción, o un Nop
card-attack = Ataca
    .short = A
    .about = Acaba tus turnos sin robar; la siguiente persona juega dos.
    .line = Acaba tus turnos; la siguiente persona juega dos
card-skip = Salta
    .short = S
    .about = Acaba este turno sin robar.
    .line = Acaba el turno sin robar
card-favor = Favor
    .short = F
    .about = Alguien te da una carta de su elección.
    .line = Alguien te da una carta
card-shuffle = Baraja
    .short = B
    .about = Pone el mazo en un orden nuevo que nadie conoce.
    .line = Mezcla el mazo
card-see = Ver el futuro
    .short = V
    .about = Te enseña las tres primeras cartas del mazo, solo a ti.
    .spine = Futuro
    .line = Mira las tres primeras
card-cat1 = Gato Tostada
    .short = T
    .about = No hace nada por sí solo; úsalo en una combinación.
    .line = Dos iguales roban una carta
card-cat2 = Gato Onigiri
    .short = O
    .about = No hace nada por sí solo; úsalo en una combinación.
    .line = Dos iguales roban una carta
card-cat3 = Gato Cactus
    .short = C
    .about = No hace nada por sí solo; úsalo en una combinación.
    .line = Dos iguales roban una carta
card-cat4 = Gato Disco
    .short = I
    .about = No hace nada por sí solo; úsalo en una combinación.
    .line = Dos iguales roban una carta
card-cat5 = Gato Pera
    .short = P
    .about = No hace nada por sí solo; úsalo en una combinación.
    .line = Dos iguales roban una carta

## Combinaciones

combo-pair = una pareja
combo-three = tres iguales
combo-five = cinco diferentes

## Lo que se puede hacer: en una frase (act-…), en una o dos palabras (-label), antes de elegir los detalles (-open)

act-play =
    { $card-key ->
        [card-attack] Ataca: acaba tus turnos sin robar; la siguiente persona juega dos.
        [card-skip] Salta: acaba este turno sin robar.
        [card-shuffle] Baraja el mazo.
        [card-see] Ver el futuro: mira las tres primeras cartas del mazo.
       *[other] Juega { $card }.
    }
act-play-label = Jugar una carta
act-play-open = Juega una carta suelta.
act-attack-stacked = Ataca: acaba tus turnos sin robar; la siguiente persona juega { $turns }.
act-attack-stacked-label = Ataca
act-ask-favor = Favor: { $target } te da una carta de su elección.
act-ask-favor-label = Favor
act-ask-favor-open = Favor: alguien te da una carta de su elección.
act-pair = Juega { $cards } y quítale una carta al azar a { $target }.
act-pair-label = Pareja
act-pair-open = Juega dos iguales y quítale a alguien una carta al azar.
act-three = Juega { $cards } y pídele a { $target } esta carta: { $named }.
act-three-label = Tres iguales
act-three-open = Juega tres iguales y pídele a alguien la carta que nombres.
act-five = Juega { $cards }; toma de los descartes: { $wanted }.
act-five-label = Cinco diferentes
act-five-open = Juega cinco cartas diferentes y toma una de los descartes.
act-draw-card = Roba una carta y acaba este turno.
act-draw-card-label = Robar
act-nope = ¡Nop! Detén lo último que se ha jugado.
act-nope-label = Nop
act-pass = Déjalo como está.
act-pass-label = Dejarlo pasar
act-give = Da esta carta: { $card }.
act-give-label = Dar
act-give-open = Da una carta de tu elección.
act-defuse = Desactiva el gatito.
act-defuse-label = Desactivar
act-decline = Guarda el Desactiva y explota.
act-decline-label = Explotar
act-decline-without = Sin Desactiva. Explota.
act-decline-without-label = Explotar
act-put-back =
    { $position ->
        [0] Devuelve el gatito a lo alto del mazo.
        [one] Devuelve el gatito debajo de una carta.
       *[other] Devuelve el gatito debajo de { $position } cartas.
    }
act-put-back-label = Devolver el gatito
act-put-back-open = Devuelve el gatito donde quieras. Nadie más lo sabrá.

## Antes de hacerlo

caution-spends-defuse = Esto gasta un Desactiva, la carta que te salva de un gatito.
caution-decline = Tienes un Desactiva. Si no lo usas, explotas y quedas fuera.
caution-kitten-on-top = Lo has visto: la primera carta es un gatito.

## Lo que ha pasado

note-was-dealt =
    { $viewer-is ->
        [me] Tus cartas: { $hand }. { $first-is ->
                [me] Empiezas tú.
               *[other] Empieza { $first }.
            }
       *[other] Las cartas están repartidas. Empieza { $first }.
    }
note-played-play =
    { $seat-is ->
        [me] Juegas { $card }.
       *[other] { $seat } juega { $card }.
    }
note-played-ask-favor =
    { $seat-is ->
        [me] Le pides un Favor a { $target }.
       *[other] { $target-is ->
            [me] { $seat } te pide un Favor.
           *[other] { $seat } le pide un Favor a { $target }.
        }
    }
note-played-pair =
    { $seat-is ->
        [me] Juegas una pareja ({ $cards }) para quitarle una carta a { $target }.
       *[other] { $target-is ->
            [me] { $seat } juega una pareja ({ $cards }) para quitarte una carta.
           *[other] { $seat } juega una pareja ({ $cards }) para quitarle una carta a { $target }.
        }
    }
note-played-three =
    { $seat-is ->
        [me] Juegas tres iguales ({ $cards }) y le pides a { $target } esta carta: { $named }.
       *[other] { $target-is ->
            [me] { $seat } juega tres iguales ({ $cards }) y te pide esta carta: { $named }.
           *[other] { $seat } juega tres iguales ({ $cards }) y le pide a { $target } esta carta: { $named }.
        }
    }
note-played-five =
    { $seat-is ->
        [me] Juegas cinco cartas diferentes ({ $cards }) para tomar de los descartes: { $wanted }.
       *[other] { $seat } juega cinco cartas diferentes ({ $cards }) para tomar de los descartes: { $wanted }.
    }
note-noped =
    { $seat-is ->
        [me] Dices: ¡Nop!
       *[other] { $seat } dice: ¡Nop!
    } { $nopes ->
        [1] Por ahora queda anulado.
        [3] Por ahora queda anulado.
        [5] Por ahora queda anulado.
       *[other] Por ahora vuelve a valer.
    }
note-passed =
    { $seat-is ->
        [me] Lo dejas pasar.
       *[other] { $seat } lo deja pasar.
    }
note-window-closed =
    { $worked-key ->
        [yes] { $by-is ->
            [me] Nada detiene tu jugada: { $play }.
           *[other] Nada detiene la jugada de { $by }: { $play }.
        }
       *[no] { $by-is ->
            [me] Tu jugada queda anulada: { $play }.
           *[other] La jugada de { $by } queda anulada: { $play }.
        }
    }
note-pile-shuffled = El mazo se ha barajado.
note-looked-ahead =
    { $seat-is ->
        [me] { $count ->
            [one] Ves la primera carta: { $cards }.
           *[other] Ves las { $count } primeras cartas, por orden de robo: { $cards }.
        }
       *[other] { $cards-key ->
            [none] { $count ->
                [one] { $seat } mira la primera carta del mazo.
               *[other] { $seat } mira las { $count } primeras cartas del mazo.
            }
           *[other] { $count ->
                [one] { $seat } ve la primera carta: { $cards }.
               *[other] { $seat } ve las { $count } primeras cartas: { $cards }.
            }
        }
    }
note-favor-asked =
    { $giver-is ->
        [me] { $taker } quiere una carta. Elige cuál le das.
       *[other] { $taker-is ->
            [me] { $giver } elige una carta para ti.
           *[other] { $giver } elige una carta para { $taker }.
        }
    }
note-gave-card =
    { $giver-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. { $taker } recibe una carta tuya al azar: { $card }.
           *[no] Le das una carta a { $taker }: { $card }.
        }
       *[other] { $taker-is ->
            [me] { $late-key ->
                [yes] Se acabó el tiempo. Recibes una carta de { $giver } al azar: { $card }.
               *[no] { $giver } te da una carta: { $card }.
            }
           *[other] { $card-key ->
                [none] { $late-key ->
                    [yes] Se acabó el tiempo. { $giver } le da a { $taker } una carta al azar.
                   *[no] { $giver } le da una carta a { $taker }.
                }
               *[other] { $late-key ->
                    [yes] Se acabó el tiempo. { $giver } le da a { $taker } una carta al azar: { $card }.
                   *[no] { $giver } le da una carta a { $taker }: { $card }.
                }
            }
        }
    }
note-stole-card =
    { $thief-is ->
        [me] Le quitas una carta a { $victim }: { $card }.
       *[other] { $victim-is ->
            [me] { $thief } te quita una carta: { $card }.
           *[other] { $card-key ->
                [none] { $thief } le quita una carta a { $victim }.
               *[other] { $thief } le quita una carta a { $victim }: { $card }.
            }
        }
    }
note-nothing-found =
    { $taker-is ->
        [me] No le sacas nada a { $victim }.
       *[other] { $victim-is ->
            [me] { $taker } no te saca nada.
           *[other] { $taker } no le saca nada a { $victim }.
        }
    }
note-recovered =
    { $seat-is ->
        [me] Tomas una carta de los descartes: { $card }.
       *[other] { $seat } toma una carta de los descartes: { $card }.
    }
note-drew =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. Robas una carta: { $card }.
           *[no] Robas una carta: { $card }.
        }
       *[other] { $card-key ->
            [none] { $late-key ->
                [yes] Se acabó el tiempo. { $seat } roba una carta.
               *[no] { $seat } roba una carta.
            }
           *[other] { $late-key ->
                [yes] Se acabó el tiempo. { $seat } roba una carta: { $card }.
               *[no] { $seat } roba una carta: { $card }.
            }
        }
    }
note-kitten-drawn =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. Robas un Gatito Explosivo.
           *[no] Robas un Gatito Explosivo.
        }
       *[other] { $late-key ->
            [yes] Se acabó el tiempo. { $seat } roba un Gatito Explosivo.
           *[no] { $seat } roba un Gatito Explosivo.
        }
    }
note-defused =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. Tu Desactiva se juega por ti. Sigues con vida.
           *[no] Lo desactivas. Sigues con vida.
        }
       *[other] { $late-key ->
            [yes] Se acabó el tiempo. El Desactiva de { $seat } se juega por su cuenta.
           *[no] { $seat } lo desactiva.
        }
    }
note-went-back =
    { $seat-is ->
        [me] { $place ->
            [0] { $late-key ->
                [yes] Se acabó el tiempo. El azar decide: el gatito vuelve a lo alto del mazo. Solo lo sabes tú.
               *[no] Devuelves el gatito a lo alto del mazo. Solo lo sabes tú.
            }
            [one] { $late-key ->
                [yes] Se acabó el tiempo. El azar decide: el gatito vuelve debajo de una carta. Solo lo sabes tú.
               *[no] Devuelves el gatito debajo de una carta. Solo lo sabes tú.
            }
           *[other] { $late-key ->
                [yes] Se acabó el tiempo. El azar decide: el gatito vuelve debajo de { $place } cartas. Solo lo sabes tú.
               *[no] Devuelves el gatito debajo de { $place } cartas. Solo lo sabes tú.
            }
        }
       *[other] { $place-key ->
            [none] { $late-key ->
                [yes] Se acabó el tiempo. El azar decide dónde vuelve al mazo el gatito de { $seat }.
               *[no] { $seat } devuelve el gatito a algún lugar del mazo.
            }
           *[other] { $place ->
                [0] { $seat } devuelve el gatito a lo alto del mazo.
                [one] { $seat } devuelve el gatito debajo de una carta.
               *[other] { $seat } devuelve el gatito debajo de { $place } cartas.
            }
        }
    }
note-exploded =
    { $seat-is ->
        [me] { $late-key ->
            [yes] Se acabó el tiempo. ¡Bum! Quedas fuera.
           *[no] ¡Bum! Quedas fuera.
        }
       *[other] { $late-key ->
            [yes] Se acabó el tiempo. ¡Bum! { $seat } explota y queda fuera.
           *[no] ¡Bum! { $seat } explota y queda fuera.
        }
    }{ $hand-key ->
        [none] { "" }
       *[other] { " " }A los descartes: { $hand }.
    }
note-gave-up =
    { $seat-is ->
        [me] Te rindes.
       *[other] { $seat } se rinde.
    } { $facing-key ->
        [yes] El gatito también sale del juego.
       *[no] Un gatito sale también del juego.
    }{ $hand-key ->
        [none] { "" }
       *[other] { " " }A los descartes: { $hand }.
    }
note-turn-began =
    { $seat-is ->
        [me] { $owed ->
            [1] Te toca. Sin presión.
           *[other] Te toca: { $owed } turnos seguidos.
        }
       *[other] { $owed ->
            [1] Le toca a { $seat }.
           *[other] Le toca a { $seat }, con { $owed } turnos seguidos.
        }
    }
note-won =
    { $seat-is ->
        [me] Solo quedas tú. Ganas la partida.
       *[other] Solo queda { $seat }, que gana la partida.
    }

## Cómo ha acabado

won-last-living = Solo quedaba una persona en pie.

## Por qué no

no-seats =
    { $seats ->
        [one] A esto no se juega en solitario: hacen falta de { $least } a { $most } personas.
       *[other] Con { $seats } personas no funciona: hacen falta de { $least } a { $most }.
    }
no-nope-held = No tienes ningún Nop. Puedes dejarlo pasar.
no-pass-own = La última carta es tuya, así que no hay nada que dejar pasar. Puedes jugarle un Nop o esperar a los demás.
no-window-open = Ahora no: hay una jugada a la espera de algún Nop. Puedes decir Nop o dejarlo pasar.
no-card-held = No tienes esta carta: { $card }.
no-give-first = Primero da una carta; el Favor te espera.
no-defuse-held = No tienes ningún Desactiva.
no-kitten-first = Ahora no: hay un gatito esperando. Desactívalo o explota.
no-place =
    { $most ->
        [0] El mazo está vacío: el único lugar es el 0.
       *[other] Ese lugar no existe: elige de 0, arriba del todo, a { $most }, en el fondo.
    }
no-place-first = Primero devuelve el gatito: elige de 0, arriba del todo, a { $most }, en el fondo.
no-not-asked = No es eso lo que se te pregunta: juega cartas o roba para acabar el turno.
no-favor-target = Un Favor se le pide a alguien: elige a una persona con cartas.
no-cat-alone = Un gato no hace nada por sí solo: { $card }. Juega una pareja, tres iguales o cinco diferentes.
no-card-alone = Esta carta no se juega suelta: { $card }.
no-no-target = Nadie más tiene cartas que quitar.
no-target =
    { $target-is ->
        [me] No puedes elegirte. Elige a otra persona que tenga cartas.
       *[other] No puedes elegir a { $target }. Elige a otra persona que siga en juego y tenga cartas.
    }
no-combos =
    { $combos-key ->
        [combos-first-game] En esta mesa se juegan parejas de gatos y ninguna otra combinación.
       *[other] En esta mesa se juega sin combinaciones.
    }
no-pair-kind = Una pareja son dos cartas iguales.
no-three-kind = Para esto hacen falta tres cartas iguales.
no-five-kinds = Para esto hacen falta cinco cartas diferentes.
no-name-kitten = Nadie tiene gatitos en la mano, así que no puedes pedir uno. Nombra otra carta.
no-kitten-combo = Un gatito nunca está en una mano ni en los descartes, así que no entra en ninguna combinación.
no-five-wanted = No puedes tomar esta carta de los descartes: { $card }. Elige una que esté ahí.
no-cards-held =
    { $needed ->
        [one] No tienes esta carta: { $card }.
       *[other] No tienes { $needed } cartas como esta: { $card }.
    }
no-nope-window = No hay nada que parar con un Nop: espera a que alguien juegue algo.
no-defuse-kitten = Un Desactiva se juega cuando robas un gatito, o en una combinación.

## Cuando se acaba el tiempo

zero-turn = se roba una carta.
zero-nope-works = la jugada surte efecto.
zero-nope-stopped = la jugada queda anulada.
zero-give = se da una carta al azar.
zero-kitten = si hay un Desactiva, se juega solo; si no, bum.
zero-place = el gatito vuelve a un lugar al azar.

## Relojes

clock-turn = tu turno
clock-nope = decir Nop
clock-give = dar una carta
clock-kitten = ante un gatito
clock-place = devolver un gatito
clock-pause = la pausa tras un gatito

## Opciones

option-stacking = Los ataques se suman
    .help = Quien recibe un Ataca y responde con otro traspasa los turnos que le quedaban y dos más.
option-combos = Combinaciones
    .help = Qué grupos de cartas se pueden jugar a la vez.
option-combos-full = todas: dos, tres o cinco, de cualquier tipo
option-combos-first-game = primera partida: solo parejas de gatos
option-combos-none = ninguna, así que los gatos no sirven de nada
option-instant-five = Cinco diferentes al instante
    .help = Cinco cartas diferentes surten efecto al instante y ningún Nop las detiene.
option-dead-hand = Mano de quien explota
    .help = Adónde van las cartas de quien queda fuera.
option-dead-hand-withdrawn = fuera del juego, sin enseñarlas
option-dead-hand-discarded = a los descartes, boca arriba
option-opening = Mano inicial
    .help = Con cuántas cartas empieza cada cual, además de un Desactiva.
option-opening-4 = 4 y un Desactiva
option-opening-7 = 7 y un Desactiva
option-defuse = Desactiva
    .help = ¿Se puede guardar un Desactiva y explotar?
option-defuse-asked = se pregunta a quien roba un gatito
option-defuse-automatic = se juega solo
option-take-back = Recuperar una de las cinco
    .help = Cinco cartas diferentes pueden tomar una de ellas mismas de los descartes.
option-notepad = Libreta
    .help = Enseña a cada cual lo que sabe con certeza por lo que ha visto.

## Bots: how each level thinks

level-expert = Juega con reglas sencillas y las probabilidades exactas del mazo y de lo que sabe de las manos.
level-thinker = Juega cada respuesta hasta el final en docenas de mundos posibles y elige la que más gana.

## En la página: el tablero

board-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
board-kittens =
    { $count ->
        [one] 1 gatito
       *[other] { $count } gatitos
    }
board-top-risk = primera carta: { $percent } %
board-discard = descartes
board-browse =
    { $count ->
        [0] No hay descartes
        [one] Descartes, 1 carta: míralos
       *[other] Descartes, { $count } cartas: míralos
    }
board-discard-title = Los descartes
board-discard-line = A la vista de todo el mundo. Cinco cartas diferentes pueden tomar una de aquí.
board-discard-order = Desde arriba
board-times = × { $count }
board-hand-size =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
board-your-hand = Tu mano
board-card-label =
    { $state ->
        [can] carta { $number } de { $of }, se puede jugar
        [cannot] carta { $number } de { $of }, ahora no
       *[other] carta { $number } de { $of }
    }
board-no-cards = Sin cartas

board-exploded = explotó
board-deciding = decide
board-played = jugó { $play }
board-played-nope = jugó Nop
board-passed = lo deja pasar
board-giving = elige una carta
board-facing = ante un gatito
board-placing = esconde el gatito
board-on-turn = le toca
board-owes = { $turns } turnos
board-won = sigue en pie

board-cancelled =
    { $nopes ->
        [one] Anulado · 1 Nop
       *[other] Anulado · { $nopes } Nops
    }
board-works = Vale · { $nopes } Nops
board-worked = funcionó
board-stopped = detenido
board-kitten = ¡Gatito!
board-defused = desactivado
board-boom = Bum
board-future = Lo alto del mazo, solo para ti
board-next = siguiente

board-ask-turn =
    { $owed ->
        [one] Te toca. Sin presión.
       *[other] Te toca: { $owed } turnos seguidos.
    }
board-turn-line = Elige cartas para jugar, o roba para acabar el turno.
board-draw = Roba una carta
board-draw-line =
    { $owed ->
        [one] acaba tu turno
       *[other] acaba uno de { $owed } turnos
    }
board-combos = Combinaciones que puedes jugar
board-ways = Formas de usarla
board-set = { $what }: { $card }
board-play-it = Juégala
board-from-whom = ¿A quién?
board-which-named = ¿Qué carta pides?
board-which-wanted = ¿Qué carta tomas?
board-ask-nope = ¿Nop?
board-ask-nope-nope = ¿Nop al Nop?
# Lo que hace una jugada si nada más la detiene; va tras una coma o empieza una frase.
board-does-attack =
    { $by-is ->
        [me] tu Ataque da { $turns ->
                [2] dos
               *[other] { $turns }
            } turnos a { $next }
       *[other] { $next-is ->
            [me] { $by } ataca: juegas { $turns ->
                [2] dos
               *[other] { $turns }
            } turnos
           *[other] { $by } ataca: { $next } juega { $turns ->
                [2] dos
               *[other] { $turns }
            } turnos
        }
    }
board-does-skip =
    { $by-is ->
        [me] acabas este turno sin robar
       *[other] { $by } acaba este turno sin robar
    }
board-does-shuffle =
    { $by-is ->
        [me] barajas el mazo
       *[other] { $by } baraja el mazo
    }
board-does-see =
    { $by-is ->
        [me] miras las tres primeras cartas
       *[other] { $by } mira las tres primeras cartas
    }
board-does-favor =
    { $by-is ->
        [me] { $target } te da la carta que quiera
       *[other] { $target-is ->
            [me] das a { $by } la carta que quieras
           *[other] { $target } da una carta a { $by }
        }
    }
board-does-pair =
    { $by-is ->
        [me] quitas una carta al azar a { $target }
       *[other] { $target-is ->
            [me] { $by } te quita una carta al azar
           *[other] { $by } quita una carta al azar a { $target }
        }
    }
board-does-three =
    { $by-is ->
        [me] quitas esta carta a { $target }, si la tiene: { $named }
       *[other] { $target-is ->
            [me] { $by } te quita esta carta, si la tienes: { $named }
           *[other] { $by } quita esta carta a { $target }, si la tiene: { $named }
        }
    }
board-does-five =
    { $by-is ->
        [me] tomas del descarte: { $wanted }
       *[other] { $by } toma del descarte: { $wanted }
    }
board-nope-line-stopped = Anulado por ahora. Con otro Nop, { $effect }.
board-nope = ¡Nop!
board-nope-mine = Detenlo tú
board-nopes-held =
    { $count ->
        [0] no tienes ninguno
        [one] el único que tienes
       *[other] tienes { $count }
    }
board-nope-own = La carta de arriba es tuya. Deciden los demás.
board-yours-lies = En la mesa
board-pass = Déjalo pasar
board-passes = { $passed } de { $of } lo dejan pasar
board-ask-give = Una carta para { $name }
board-give-line = Elige una carta de tu mano. Solo la veréis los dos.
board-give = Da { $card }
board-give-none = Elige una carta
board-ask-kitten = Un Gatito Explosivo
board-kitten-line = Tienes un Desactiva. Te salva, y el gatito vuelve al mazo.
board-kitten-line-none = No tienes Desactiva. Fue un placer.
board-kitten-of = { $name } robó un gatito
board-ask-place = Esconde el gatito
board-place = Cartas encima del gatito
board-place-none = Elige un sitio
board-place-number = Cartas encima, de 0 a { $most }
board-under =
    { $count ->
        [0] arriba del todo
        [one] bajo una carta
       *[other] bajo { $count } cartas
    }
board-top = Arriba
board-bottom = Abajo
board-hide = Escóndelo ahí
board-over = Se acabó
board-wait-turn = Puede jugar cartas; luego roba.
board-wait-window = Nop o dejarlo pasar: se pregunta a todo el mundo por igual.
board-wait-giving = Un Favor es un Favor: la otra persona elige la carta.
board-wait-facing = Un Desactiva, o bum.
board-wait-placing = El gatito vuelve a un sitio que nadie más sabrá.
board-you-watch = Has quedado fuera y miras desde las nubes.
board-keys = N Nop | P déjalo pasar | R roba una carta | Esc deshacer | ← de carta en carta | Intro elegir

known-top = La primera carta es un gatito
    .is = { $percent } %
known-defuses = Desactiva por ver
    .is = { $count }
known-coming = Las próximas cartas seguras
    .is = { $cards }
known-held = { $seat } tiene
    .is = { $cards }

board-reveal = Quién tenía qué
board-pile-left =
    { $count ->
        [one] Quedaba una carta
       *[other] Quedaban { $count } cartas
    }
board-pile-left-line = El mazo, desde arriba.
board-pile-order = El mazo, desde arriba

## En la página: las reglas por temas

rules-aim = De qué va
    .text =
        Se roban cartas hasta que alguien roba un Gatito Explosivo. Quien lo roba queda fuera, salvo que lo desactive. Gana la última persona viva.
        En el mazo hay siempre un gatito menos que jugadores, así que alguien sobrevive.
rules-turn = Tu turno
    .text =
        Juega tantas cartas como quieras, una tras otra, o ninguna. Luego roba una carta del mazo: con eso acaba tu turno.
        Si te han atacado juegas dos turnos, y en cada uno puedes jugar cartas antes.
rules-cards = Las cartas
    .text =
        Salta acaba este turno sin robar. Ataca acaba todos tus turnos sin robar, y la siguiente persona juega dos. Baraja mezcla el mazo. Ver el futuro te enseña, solo a ti, las tres primeras cartas.
        Favor: eliges a alguien con cartas, que te da una de su elección. Los gatos no hacen nada solos; son para combinaciones. Cada carta jugada va a los descartes, funcione o no.
rules-nope = Nop
    .text =
        Un Nop detiene lo que se acaba de jugar, y un Nop a un Nop hace que vuelva a valer. Puedes jugarlo en cualquier momento, también fuera de tu turno, mientras la ventana esté abierta. No detiene ni un gatito ni un Desactiva.
        Se pregunta a todo el mundo, tenga o no un Nop, así que la espera no delata nada. Cuando todos lo dejan pasar, o se acaba el tiempo, la jugada queda como está. Cada Nop abre una ventana nueva con el tiempo entero.
rules-attack = Ataca y turnos pendientes
    .text =
        Ataca da dos turnos a la siguiente persona. Si esa persona también ataca, traspasa dos turnos, no más, y acaba; una mesa puede elegir que se sumen. Un Salta acaba solo uno de los turnos pendientes.
rules-combos = Combinaciones
    .text =
        Dos iguales: quita una carta al azar a otra persona. Tres iguales: nombra una carta; si la tiene, es tuya. Cinco diferentes: toma cualquier carta de los descartes.
        Sirve cualquier clase, no solo los gatos. Las combinaciones se pueden detener con un Nop como todo lo demás.
rules-kitten = Gatitos y Desactiva
    .text =
        Cuando robas un gatito queda a la vista y se te pregunta: juega un Desactiva o explota. Con un Desactiva vives y devuelves el gatito al mazo donde quieras, en secreto. A nadie se le dice a qué altura.
        Quien explota queda fuera. Su mano sale del juego sin verse, salvo que la mesa elija dejarla en los descartes.
rules-end = El final
    .text =
        Gana la última persona viva. Después se enseñan todas las manos y el mazo, y cualquiera puede comprobar que el reparto fue limpio.
rules-online = Relojes y ausentes
    .text =
        Cada pregunta tiene un reloj, que la mesa puede ajustar o quitar. Si se acaba tu turno, se roba una carta por ti. Si se acaba la ventana del Nop, la jugada queda como está. Si no se contesta a un gatito, un Desactiva se juega solo.
        Quien pierde la línea conserva la silla. Si mientras tanto se le acaba el tiempo, juega un bot hasta que vuelva.

## En la página: cómo llama a las cosas el tablero sencillo

field-hand = tu mano
field-sizes = cartas en cada mano
field-pile = cartas en el mazo
field-kittens = gatitos en él
field-discard = descartes, el de arriba al final
field-out = fuera del juego
field-living = con vida
field-dead = fuera de la partida
field-turn = le toca a
field-owed = turnos pendientes
field-attacked = bajo ataque
field-ask = ahora se pregunta
field-seen = cartas miradas
field-top = lo alto del mazo, desde arriba
field-place = sitio del gatito
field-last = justo antes
field-play = jugada
field-by = de
field-waiting = faltan por contestar
field-nopers = dijeron Nop
field-stopped = parado por un Nop
field-nopes = Nops
field-worked = funcionó
field-empty = no encontró nada
field-late = por el reloj
field-giver = da
field-taker = recibe
field-winner = gana
field-card = carta
field-cards = cartas
field-target = a quién
field-named = carta pedida
field-wanted = carta tomada
field-position = cartas encima del gatito
field-hands = manos
field-table = mesa
kind-window = a la espera de Nops
kind-giving = un Favor
kind-facing = un gatito
kind-pausing = una pausa tras un gatito
kind-placing = el gatito vuelve
kind-over = el final
kind-pair = una pareja
kind-three = tres iguales
kind-five = cinco diferentes
kind-ask-favor = un Favor
kind-turn = un turno
kind-play = cartas jugadas

## La lección

guide-sub = Una partida corta
guide-title = Roba y no explotes.
guide-line = Juegas de verdad, con dos bots. Te explico cada cosa cuando aparece.
guide-after = Lo que viene ahora es solo peor suerte.
guide-part-first = Una primera partida
    .about = cartas, Nops, gatitos
guide-result =
    { $won ->
        [0] explotaste
       *[other] ganada, quedaban { $left } cartas en el mazo
    }
guide-hand = Estas son tuyas
    .line = Solo tú las ves. Una es un Desactiva: te salva de un gatito, así que guárdala.
    .help = Solo tú ves tu mano. Empieza con un Desactiva, que te salva de un gatito.
guide-turn = Juega, o no
    .line = En tu turno juegas cuantas cartas quieras, o ninguna. El turno acaba cuando robas.
    .help = En tu turno juegas cuantas cartas quieras, o ninguna. El turno acaba cuando robas.
guide-pair = Dos iguales
    .line = Tienes dos cartas iguales. Jugadas juntas quitan una carta de la mano de alguien, diga lo que diga su texto.
    .help = Dos cartas iguales, jugadas juntas, quitan una carta de la mano de alguien, diga lo que diga su texto.
guide-draw = Ahí dentro, en algún sitio
    .line = Los gatitos están en este mazo. Juega antes una carta, si quieres, y roba.
    .help = Los gatitos están en el mazo. Quien roba uno sin tener un Desactiva queda fuera.
guide-nope = ¿Nop?
    .line = Alguien ha jugado una carta. Un Nop la para, y otro Nop la recupera. O deja que pase. Aquí no hay reloj.
    .help = Un Nop para lo que alguien juega. Un Nop a un Nop lo recupera. Ni los gatitos ni los Desactiva se pueden parar.
guide-kitten = Eso es un gatito
    .line = Lo has robado. Tu Desactiva lo para; sin él quedas fuera.
    .help = Un Desactiva para el gatito que has robado. Sin él quedas fuera.
guide-place = Devuélvelo
    .line = Esconde el gatito en el mazo, donde quieras. Nadie ve dónde.
    .help = Un gatito desactivado vuelve al mazo, donde quieras. Nadie más ve dónde.
