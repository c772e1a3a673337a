### Les autres à table

table-you-removed = { $host } vous a fait quitter cette table.
table-you-removed-hint = Vous pouvez continuer à regarder. Pour vous rasseoir, il faut que l’hôte vous réinvite.
table-removed-people = Exclus de cette table
table-invite-again = Réinviter { $who }
table-told-removed = { $host } a exclu { $who } de la table.
table-told-readmitted = Une personne exclue peut de nouveau s’asseoir.
table-absent = { $who } n’est pas là. Un bot joue dans { $seconds } s.
table-absent-on-turn = { $who } n’est pas là. Un bot jouera à son tour.
table-idle = On attend { $who }. Un bot joue dans { $seconds } s.
table-hurry = Un bot joue pour vous dans { $seconds } s.
table-hurry-others = Dans { $seconds } s, les autres pourront faire jouer un bot à votre place.
table-hurry-now = Les autres peuvent déjà faire jouer un bot à votre place. Dans { $seconds } s, il jouera de toute façon.
table-bot-now = Faire jouer un bot tout de suite
table-bot-soon = Vous pourrez le faire jouer dans { $seconds } s.
table-played-for = Vous avez laissé passer votre tour : un bot joue à votre place.
table-play-again = Je joue
table-bubble-bot = Un bot joue pour { $who }
table-bubble-back = { $who } est de retour
table-told-gone = { $who } n’est pas là. Si l’absence se prolonge, un bot jouera à sa place.
table-told-here-again = { $who } est de nouveau là.
