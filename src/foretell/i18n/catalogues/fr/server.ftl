### Le serveur : ses commandes, et ce qui est refusé à ses portes et à ses tables

commands-serve = Héberger des tables sur le réseau, pour des personnes et des bots, jusqu’à Ctrl+C. Chaque réglage peut aussi se donner dans l’environnement : FORETELL_PUBLIC_URL vaut --public-url.
    .short = héberger des tables sur le réseau
server-ready = Foretell est à l’adresse { $address } – Ctrl+C pour l’arrêter.

## The settings

commands-group-server = Le serveur
commands-group-access = Accès et limites
commands-group-keep = Durée de conservation des données
commands-value-address = ADRESSE
commands-value-days = JOURS
commands-value-header = EN-TÊTE
commands-value-listen = [ADRESSE:]PORT
commands-value-networks = RÉSEAUX
commands-value-store = FICHIER|URL
commands-value-url = URL
commands-value-urls = URL
server-option-host = Adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement). 0.0.0.0 laisse entrer les autres.
server-option-port = Port d’écoute (par défaut : 8000) ; 0 pour n’importe quel port libre.
server-option-store = Où tout est gardé : un fichier, ou postgresql://… (par défaut : un fichier dans votre dossier).
server-option-public-url = Adresse publique du serveur, par exemple https://wizard.example ; les cookies ne valent alors qu’en https.
server-option-origins = Autres sites dont les pages peuvent utiliser ce serveur, séparés par des virgules.
server-option-proxies = Adresses ou réseaux des proxys de confiance placés devant le serveur, séparés par des virgules.
server-option-proxy-header = Seul en-tête où les proxys indiquent l’adresse du client, par exemple Forwarded ou CF-Connecting-IP ; les autres sont ignorés (par défaut : X-Forwarded-For).
server-option-frames = Messages par seconde qu’une connexion peut envoyer en continu (par défaut : 20).
server-option-frames-person = Messages par seconde qu’une personne peut envoyer, toutes connexions confondues (par défaut : deux fois --frames).
server-option-frames-address = Messages par seconde depuis une même adresse, toutes connexions confondues (par défaut : dix fois --frames).
server-option-bot-seconds = Secondes de calcul par minute pour les bots d’une personne ; une adresse en a le quadruple (par défaut : 30).
server-option-bot-workers = Processus où réfléchissent les bots (par défaut : 0, un de moins que de cœurs, 4 au plus).
server-option-min-pace = Attente minimale des bots avant d’agir, en millisecondes (par défaut : 300 avec --public-url, sinon 0).
server-option-connections = Connexions qu’une adresse peut avoir ouvertes à la fois ; un réseau IPv6 compte pour une (par défaut : 1000).
server-option-keep-gathering = Jours de conservation d’une table où aucune partie n’a commencé (par défaut : 1).
server-option-keep-playing = Jours de conservation d’une table dont la partie n’est pas finie (par défaut : 14).
server-option-keep-finished = Jours de conservation d’une table après sa partie, dont l’enregistrement reste (par défaut : 30).
server-option-keep-records = Jours de conservation de l’enregistrement d’une partie ; 0 pour toujours (par défaut : 0).
server-option-keep-people = Jours de conservation d’une personne qui ne revient pas ; 0 pour toujours (par défaut : 400).
server-option-nats = Adresse de NATS, quand plusieurs nœuds hébergent les mêmes tables.
server-option-open = Ouvrir la page dans le navigateur dès que le serveur est prêt.
server-option-metrics = Fournir les mesures pour Prometheus sur un port à part (par défaut : désactivé).
settings-invalid = --{ $setting } ou { $variable } ne peut pas valoir « { $value } » : { $setting ->
    [port] un port est un nombre entier ({ $allowed })
    [public-url] écrivez seulement le schéma et le nom, par exemple https://wizard.example
    [origins] écrivez le schéma et le nom de chaque site, par exemple https://wizard.example, séparés par des virgules
    [proxies] écrivez des adresses ou des réseaux, par exemple 10.0.0.0/8, séparés par des virgules
    [proxy-header] écrivez le nom d’un en-tête, par exemple X-Forwarded-For
    [nats] écrivez une adresse comme nats://127.0.0.1:4222
    [metrics] écrivez un port, ou une adresse et un port, par exemple 127.0.0.1:9100
    [frames] écrivez un nombre entier ({ $allowed })
    [frames-person] écrivez un nombre entier ({ $allowed })
    [frames-address] écrivez un nombre entier ({ $allowed })
    [bot-seconds] écrivez un nombre entier ({ $allowed })
    [bot-workers] écrivez un nombre entier ({ $allowed })
    [min-pace] écrivez un nombre entier de millisecondes ({ $allowed })
    [connections] écrivez un nombre entier ({ $allowed })
   *[other] écrivez un nombre entier de jours ({ $allowed })
}.
server-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why ->
    [taken] il est déjà pris. Choisissez un autre --port
    [forbidden] le système ne le permet pas. Choisissez un --port à partir de 1024
    [elsewhere] cette machine n’a pas cette adresse. Choisissez un --host à elle : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous les réseaux
   *[other] { $detail }
}.

## The store

store-in-use = Un autre serveur garde ses tables dans { $path }. Arrêtez-le, ou choisissez un autre --store.
store-unknown-kind = « { $kind } » n’est pas un type de stockage. Donnez le chemin d’un fichier, ou une adresse qui commence par postgresql://.
store-no-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé. Pour l’installer : { $install }
store-unreachable = Le stockage ne peut pas être ouvert : { $reason }
store-newer-schema = Une version plus récente de Foretell a écrit ce stockage ({ $found }) ; celle-ci ne connaît que { $newest }. Mettez Foretell à jour.
store-unavailable =
    Le serveur ne peut rien enregistrer pour le moment : { $why ->
        [full] son disque est plein.
        [read_only] son stockage est en lecture seule.
       *[failing] son disque signale des erreurs.
    } Rien de ce qui a été confirmé n’est perdu. Réessayez dans { $retry-after } secondes.
store-damaged = Une partie des données du serveur est endommagée. Son journal indique laquelle.
store-damaged-file = Le fichier { $path } est endommagé : { $fault }. Restaurez une sauvegarde avec « foretell admin restore » ; docs/when-it-breaks.md en dit plus.
store-missing = Il n’y a pas de stockage dans { $path }.
store-not-a-store = { $path } n’est pas le stockage d’un serveur Foretell.
store-missing-row = Table { $table } : il manque la ligne { $row } de son historique.
store-unreadable-row = Table { $table } : la ligne { $row } de son historique est illisible, ou ne peut pas suivre les lignes précédentes.
store-old-token = Table { $table } : la ligne { $row } de son historique a été écrite sous un bail plus ancien que la ligne précédente.
store-unsound-record = Partie { $number } de la table { $table } : son enregistrement est faux à la ligne { $line } ({ $why }).
store-no-restore = Seul un fichier SQLite se restaure d’ici ; ce stockage est { $kind }. Pour PostgreSQL, utilisez pg_restore.
store-no-backup = Seul un fichier SQLite se sauvegarde d’ici ; ce stockage est { $kind }. Pour PostgreSQL, utilisez pg_dump.
server-no-tracing = L’environnement demande des traces, mais ce qui les envoie n’est pas installé : la dépendance facultative « { $extra } » l’apporte.
server-unknown-tracing = { $variable } ne peut pas être « { $value } » : les traces sont envoyées par « otlp » sur « http/protobuf », affichées par « console » ou désactivées par « none ».
cluster-no-driver = Plusieurs nœuds ont besoin d’un pilote pour NATS qui n’est pas installé. Pour l’installer : { $install }

## The administrator

commands-admin = Administrer les tables d’un serveur, même en marche.
    .short = administrer les tables d’un serveur
admin-list = Lister toutes les tables : code, phase, places prises et date de la dernière activité.
    .short = lister toutes les tables
admin-export = Écrire dans un dossier les enregistrements des parties finies : ceux d’une table, ou tous.
    .short = écrire les parties finies dans des fichiers
admin-backup = Copier tout dans un fichier, sans arrêter le serveur. Pour un stockage SQLite.
    .short = copier tout dans un fichier
admin-verify = Vérifier que le stockage n’est pas endommagé : le fichier, chaque historique, chaque enregistrement. Un serveur peut tourner.
    .short = vérifier que le stockage est intact
admin-restore = Mettre une sauvegarde à la place du stockage, une fois vérifiée. Le fichier remplacé est gardé ; aucun serveur ne doit tourner.
    .short = mettre une sauvegarde à la place du stockage
admin-expire = Supprimer les tables, les enregistrements et les personnes dont le temps est passé, comme le serveur le fait toutes les heures.
    .short = supprimer tables, enregistrements et personnes périmés
admin-forget = Supprimer les données de personnes, indiquées par nom ou identifiant : noms, jetons et réponses. Les parties restent.
    .short = supprimer les données de personnes
admin-argument-code = Table ; à omettre avec --all.
admin-argument-people = Noms ou identifiants des personnes.
admin-argument-file = Fichier, qui ne doit pas encore exister.
admin-argument-backup = Sauvegarde, telle que « admin backup » l’écrit.
admin-option-all = Les parties de toutes les tables.
admin-option-out = Dossier, créé s’il n’existe pas.
commands-value-code = CODE
commands-value-people = NOM
admin-table = { $code }  { $phase ->
    [gathering] en attente
    [playing] en cours
   *[finished] finie
}  { $taken }/{ $players }  { $active }
admin-no-tables = Il n’y a pas de tables.
admin-exported = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
} dans { $folder }.
admin-backed-up = Tout est copié dans { $path }.
admin-verified = { $faults ->
    [0] Aucun défaut
    [one] 1 défaut
   *[other] { $faults } défauts
} dans { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}.
admin-restored = { $path } est désormais le stockage.
admin-kept = Le fichier qui s’y trouvait est gardé sous { $path }.
admin-expired = Supprimé : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
admin-forgotten = Données supprimées : { $who }, à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
admin-nobody = Personne ne s’appelle « { $name } ».
admin-several-people = Plusieurs personnes s’appellent « { $name } ». Choisissez par identifiant : { $people }.
admin-which-games = Indiquez une table ou --all, pas les deux.

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
table-busy = Cette table reçoit trop de demandes à la fois. Réessayez dans un instant.
table-not-seated = Seule une personne assise à la table peut le faire.
table-not-host = Seul l’hôte de la table peut le faire.
table-already-seated = Vous tenez déjà la place { $seat }.
table-seat-taken = La place { $seat } est prise.
table-name-taken = Quelqu’un à cette table, ou un bot, porte déjà le nom « { $name } », et les deux noms se ressemblent. Choisissez-en un autre.
table-full = Toutes les places sont prises.
table-no-such-seat = Il n’y a pas de place { $seat } : il y en a { $players }, comptées depuis 0.
table-own-seat = La place { $seat } est la vôtre : levez-vous pour la quitter.
table-seat-open = Personne ne tient la place { $seat }.
table-not-gathering = Cela n’est possible qu’avant la partie.
table-not-playing = Aucune partie n’est en cours.
table-not-over = La partie n’est pas finie.
table-knows-another-hand = Dans cette partie, vous avez vu la main de la place { $seat } : jusqu’à la fin, vous ne pouvez tenir que cette place.
table-too-many-changes = Il y a eu trop de changements à cette table : plus de { $most }. Terminez la partie ou ouvrez une autre table.
table-log-full = Cette table a accueilli { $games } parties et n’en accepte plus. Ouvrez une autre table.
table-too-many-listed = Vous avez déjà { $most } tables ouvertes à tous. Terminez la partie à l’une d’elles ou ouvrez une table accessible par son lien seulement.
table-waits-for-deal = Un bot termine cette manche à votre place. Vous jouerez dès la suivante.
table-nonce-stands = La place { $seat } a déjà ajouté son nombre au mélange.
undo-under-way = La place { $seat } a déjà demandé une annulation, et tout le monde n’a pas encore répondu.
undo-nothing-asked = Personne n’attend votre réponse.
removal-nobody-to-ask = Cette personne est présente et garde sa place, car il n’y a personne d’autre pour accepter son exclusion.
removal-under-way = Une exclusion est déjà demandée, et tout le monde n’a pas encore répondu.
removal-nothing-asked = Personne n’attend votre réponse.
