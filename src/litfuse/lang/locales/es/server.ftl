### Lo que el servidor le dice a una persona en una mesa.

## Mesas y sillas

not-found = Aquí no hay nada, o no es para ti.
no-such-chair = Esta mesa no tiene silla { $chair }.
chair-taken = La silla { $chair } está ocupada.
table-full = Todas las sillas de esta mesa están ocupadas.
name-taken = Aquí ya hay alguien que se llama «{ $name }». Elige otro nombre.
no-person-there = En la silla { $chair } no hay ninguna persona.
not-during-a-match = Durante una partida, no.

## El reparto

deal-gone = Ese reparto ya no está en curso. No ha cambiado nada.
deal-other-nonce = Este número al azar no es el que se selló.

## Respuestas

nothing-to-play = Ha llegado sin respuesta. Di qué quieres hacer.
command-id-used = Este número ya era de otra respuesta. No ha cambiado nada.
server-failed = Algo ha fallado en el servidor. Mira cómo está la mesa y prueba otra vez.
store-failed = Ahora el servidor no puede guardar nada, así que no acepta nada. Tu silla y tus cartas están a salvo.
