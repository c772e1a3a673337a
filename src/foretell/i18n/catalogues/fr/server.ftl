### The server: its commands, and what its operator is told

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
commands-value-uris = CONTACTS
commands-value-url = URL
commands-value-urls = URL
server-option-host = Adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement). 0.0.0.0 laisse entrer les autres.
server-option-port = Port d’écoute (par défaut : 8000) ; 0 pour n’importe quel port libre.
server-option-store = Où tout est gardé : un fichier, ou postgresql://… (par défaut : un fichier dans votre dossier).
server-option-public-url = Adresse publique du serveur, par exemple https://wizard.example ; les cookies ne valent alors qu’en https.
server-option-contact = Adresses e-mail, pages https ou numéros de téléphone pour signaler une faille, séparés par des virgules ; ils figurent dans /.well-known/security.txt (par défaut : pas de fichier).
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
    [contact] écrivez des adresses e-mail, des adresses https ou des numéros comme tel:+3912345, séparés par des virgules
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
store-damaged-file = Le fichier { $path } est endommagé : { $fault }. Restaurez une sauvegarde avec « foretell admin restore » ; docs/host/when-it-breaks.md en dit plus.
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
cluster-needs-database = --nats (ou FORETELL_NATS) relie plusieurs nœuds, qui partagent une base de données. Ajoutez --store postgresql://… ou retirez --nats.

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
