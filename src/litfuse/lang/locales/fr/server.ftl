### Ce que le serveur dit à une personne à une table.

## Tables et chaises

not-found = Il n’y a rien ici, ou ce n’est pas pour toi.
no-such-chair = Cette table n’a pas de chaise { $chair }.
chair-taken = La chaise { $chair } est prise.
table-full = Toutes les chaises de cette table sont prises.
name-taken = Quelqu’un s’appelle déjà « { $name } » ici. Choisis un autre nom.
no-person-there = Il n’y a personne sur la chaise { $chair }.
not-during-a-match = Pas pendant une partie.

## La donne

deal-gone = Cette donne n’est plus en cours. Rien n’a changé.
deal-other-nonce = Ce nombre au hasard n’est pas celui qui était scellé.

## Réponses

nothing-to-play = Aucune réponse n’est arrivée. Dis ce que tu veux faire.
command-id-used = Ce numéro désignait déjà une autre réponse. Rien n’a changé.
server-failed = Quelque chose a cloché sur le serveur. Regarde où en est la table, puis réessaie.
store-failed = Le serveur ne peut rien enregistrer pour l’instant, il n’accepte donc rien. Ta chaise et tes cartes sont en sécurité.
