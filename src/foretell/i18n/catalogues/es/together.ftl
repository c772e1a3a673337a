### Repasar una partida juntos

together-other-game = La mesa repasa ahora la partida { $game }, no esta.
together-no-such-moment = En esta partida no hay un momento { $at }: el último es el { $most }.
together-full = En esta partida ha habido más de { $most } pasos y notas. Juega otra.
together-too-many-notes = Ya hay { $most } notas. Quita una primero.
together-no-such-note = Esta nota ya no está.
together-not-own-note = Solo pueden quitar una nota quien la escribió y el anfitrión.
note-empty = Una nota necesita al menos un carácter visible.
note-too-long = Esta nota es demasiado larga: el máximo son { $most } letras, y los emojis, los caracteres chinos y similares cuentan por dos o más.
note-bad-character = Una nota no puede tener el carácter { $character }: nadie lo vería, o cambiaría otros. Quítalo.

table-review-lead = Repasar juntos
table-review-follow = Seguir el repaso
table-told-note = Nota de { $who }: { $text }
