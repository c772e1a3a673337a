### Revoir une partie ensemble

together-other-game = La table revoit maintenant la partie { $game }, pas celle-ci.
together-no-such-moment = Il n’y a pas de moment { $at } dans cette partie : le dernier est le { $most }.
together-full = Il y a eu plus de { $most } pas et notes pour cette partie. Jouez-en une autre.
together-too-many-notes = Il y a déjà { $most } notes. Retirez-en une d’abord.
together-no-such-note = Cette note n’est plus là.
together-not-own-note = Seuls son auteur et l’hôte peuvent retirer une note.
note-empty = Une note doit avoir au moins un caractère visible.
note-too-long = Cette note est trop longue : { $most } lettres au plus, et les émojis, les caractères chinois et autres semblables comptent pour deux ou davantage.
note-bad-character = Une note ne peut pas avoir le caractère { $character } : personne ne le verrait, ou il en changerait d’autres. Retirez-le.

table-review-lead = Revoir ensemble
table-review-follow = Suivre l’hôte
table-told-note = Note de { $who } : { $text }
