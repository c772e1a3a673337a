### Refusals of a server’s requests and tables: a message per refusal, named after its code

## Messages and requests

frame-too-long = Ce message est trop long : { $most } octets au plus.
frame-bad = Ce message est illisible : { $reason }
frame-hello-first = Indiquez d’abord de quelle table il s’agit.
frame-too-many = Trop de messages à la fois. Attendez { $retry-after ->
    [one] { $retry-after } seconde
   *[other] { $retry-after } secondes
}.
limit-too-often = Trop de tentatives. Réessayez dans { $retry-after ->
    [one] { $retry-after } seconde
   *[other] { $retry-after } secondes
}.
limit-too-many-sockets = { $most } connexions sont déjà ouvertes, et il ne peut y en avoir plus. Fermez-en une.
limit-too-many-connections = Votre réseau a déjà { $most } connexions ouvertes et ne peut pas en avoir davantage. Fermez-en une, puis réessayez.
request-not-found = Il n’y a rien à cette adresse.
request-method = { $method } ne s’emploie pas à cette adresse. Employez : { $allowed }.
request-too-long = Cette requête est trop longue : { $most } octets au plus.
request-unfinished = La fin de cette requête n’est jamais arrivée. Réessayez.
request-bad = Cette requête est illisible : { $reason }
request-host = Ce serveur ne s’appelle pas « { $host } ». Utilisez son adresse publique.
request-origin = La page d’un autre site ne peut pas utiliser ce serveur.
request-unnamed-proxy = Cette requête est passée par un proxy, à { $proxy }, que le serveur ne connaît pas ({ $header }). Si ce serveur est le vôtre, indiquez le proxy avec --proxies et l’en-tête qu’il envoie avec --proxy-header.
server-draining = Le serveur va redémarrer. Réessayez dans un instant.
server-unavailable = Le serveur met trop de temps à répondre en ce moment. Réessayez dans un instant.
server-full = Le serveur ne peut plus accepter de connexion pour l’instant. Réessayez dans un instant.
server-failed = Quelque chose a mal tourné dans le serveur. Les détails sont dans son journal, sous la référence { $request-id }.

## People

person-unknown = Le serveur ne vous connaît pas. Indiquez d’abord votre nom.
person-unknown-link = Ce lien n’est plus valable. Créez-en un autre sur un de vos appareils.
person-unknown-session = Cet appareil est déjà déconnecté.
person-other-here = Ce navigateur est celui de { $here }. Confirmez qu’il sera désormais celui de { $there }.
person-no-way-back = Il n’y a pas d’ancien nom à reprendre dans ce navigateur.
name-empty = Un nom doit avoir au moins un caractère visible.
name-too-long = Ce nom est trop long : { $most } lettres au plus, et les émojis, les caractères chinois et autres semblables comptent pour deux ou davantage.
name-bad-character = Un nom ne peut pas avoir le caractère { $character } : personne ne le verrait, ou il en changerait d’autres. Retirez-le.

## Tables

table-unknown = Il n’y a pas de table « { $table } ».
table-no-such-game = La table { $table } n’a pas de partie finie { $number }, ou le lien est incomplet.
table-damaged = L’historique de la table { $table } est endommagé : la table ne peut pas être affichée. Les autres tables ne sont pas touchées.
table-elsewhere = La table { $table } passe à un autre serveur. Réessayez dans un instant.
command-id-reused = Cet identifiant a déjà servi à une autre commande. Donnez à chaque commande le sien.
command-overtaken = La partie a continué depuis votre choix, rien n’a donc été fait. Regardez la table et choisissez de nouveau.
table-busy = Cette table reçoit trop de demandes à la fois. Réessayez dans un instant.
table-not-seated = Seule une personne assise à la table peut le faire.
table-not-host = Seul l’hôte de la table peut le faire.
table-already-seated = Vous avez déjà une place à cette table.
table-barred = { $by } vous a fait quitter cette table. Vous pourrez vous rasseoir dès que l’hôte vous aura réinvité.
table-seat-taken = Cette place est prise : choisissez-en une autre.
table-name-taken = À cette table, il y a déjà « { $name } », et votre nom lui ressemble trop. Choisissez-en un autre, ou ajoutez une initiale.
table-full = Toutes les places sont prises.
table-no-such-seat = Cette place n’existe pas : la table en a { $players }.
table-own-seat = Cette place est la vôtre : levez-vous pour la quitter.
table-seat-open = Personne n’est assis là.
table-not-gathering = Cela n’est possible qu’avant la partie.
table-not-playing = Aucune partie n’est en cours.
table-not-over = La partie n’est pas finie.
table-nobody-away = Un bot ne joue que pour quelqu’un qui n’est pas là ou qui laisse passer son tour.
table-too-soon-for-bot = Encore un peu de patience : un bot pourra jouer dans { $seconds } s au plus tôt.
table-unknown-character = Il n’y a pas de personnage « { $character } ». Il y a : { $known }.
table-knows-another-hand = Dans cette partie, vous avez déjà vu la main d’une autre place : jusqu’à la fin, vous ne pouvez prendre que celle-là.
table-too-many-changes = Il y a eu trop de changements à cette table : plus de { $most }. Terminez la partie ou ouvrez une autre table.
table-log-full = Cette table a accueilli { $games } parties et n’en accepte plus. Ouvrez une autre table.
table-too-many-listed = Vous avez déjà { $most } tables ouvertes à tous. Terminez la partie à l’une d’elles ou ouvrez une table accessible par son lien seulement.
table-waits-for-deal = Un bot termine cette manche à votre place. Vous jouerez dès la suivante.
table-nonce-stands = Vous avez déjà ajouté votre nombre au mélange.
undo-under-way = { $you ->
    [yes] Vous avez demandé à annuler un coup. La partie attend que tout le monde réponde.
   *[no] { $who } a demandé à annuler un coup. La partie attend que tout le monde réponde.
}
undo-too-many = Vous l’avez déjà demandé { $most } fois pendant cette manche, et les autres n’étaient pas d’accord. Vous pourrez le redemander à la manche suivante.
undo-nothing-asked = Personne n’attend votre réponse.
hint-forbidden = À cette table, on joue sans conseils.
hint-not-your-turn = Un conseil se demande quand c’est à vous de jouer.
hint-no-choice = Ici, vous n’avez pas vraiment le choix : un conseil ne vous dirait rien.
hint-marked = La manche { $round } est déjà marquée : un autre conseil n’y change rien.
removal-not-barred = Cette personne peut déjà se rasseoir.
removal-too-many = Les autres n’ont pas été d’accord { $most } fois pendant cette manche. Vous pourrez le redemander à la manche suivante.
removal-nobody-to-ask = Il n’y a personne d’autre pour accepter l’exclusion. Sans accord, on n’exclut quelqu’un qu’avant ou après la partie, ou après une longue absence.
removal-under-way = Une exclusion est déjà demandée, et tout le monde n’a pas encore répondu.
removal-nothing-asked = Personne n’attend votre réponse.

## The deal of the day

daily-closed = Ce résultat est du { $date }. Le serveur accepte ceux d’aujourd’hui ({ $today }) et de la veille.
daily-misfit = Le choix numéro { $choice } manque ou n’est pas possible dans la donne du { $date }. Envoyez tous les choix de la partie, dans l’ordre.

## The store

store-unavailable =
    Le serveur ne peut rien enregistrer pour le moment : { $why ->
        [full] son disque est plein.
        [read_only] son stockage est en lecture seule.
       *[failing] son disque signale des erreurs.
    } Rien de ce qui a été confirmé n’est perdu. Réessayez dans { $retry-after } secondes.
store-damaged = Une partie des données du serveur est endommagée. Son journal indique laquelle.
