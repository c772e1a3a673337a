### foretell loadtest

commands-loadtest = Jouer contre un serveur avec beaucoup de personnes simulées, et afficher combien de temps prennent les coups. Sans --url, un serveur est démarré sur cette machine, puis arrêté.
    .short = mesurer un serveur sous charge
loadtest-option-people = Nombre de personnes simulées, de 3 à 6 par table (par défaut : 200).
loadtest-option-tables = Nombre de tables ; les façons d’annoncer alternent (par défaut : 50).
loadtest-option-seconds = Secondes à mesurer ; à la cadence par défaut, une partie dure environ une demi-minute (par défaut : 60).
loadtest-option-warm-up = Secondes de jeu avant la mesure (par défaut : 5).
loadtest-option-rate = Coups par seconde en tout, dus même si le serveur prend du retard ; 0 : autant que le serveur peut (par défaut : 1000).
loadtest-option-spectators = Nombre d’inconnus qui regardent les tables (par défaut : 0).
loadtest-option-idle-sockets = Ouvrir d’abord autant de connexions inactives, pour voir la mémoire que chacune prend (par défaut : 0).
loadtest-option-url = Serveur déjà en marche, par exemple http://127.0.0.1:8000. Il doit admettre beaucoup de messages : --frames 1000000.
loadtest-option-store = Stockage du serveur démarré (par défaut : un fichier effacé ensuite).
loadtest-option-json = Donner les chiffres sur une ligne de JSON, les temps en millisecondes.
loadtest-moves = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
} en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, soit { $rate } par seconde. { $games ->
    [one] { $games } partie est allée à son terme.
   *[other] { $games } parties sont allées à leur terme.
}
loadtest-owed = Coups dus mais pas joués à la fin : { $owed } sur { $due }.
loadtest-unpaced = Sans cadence, aucun coup n’était dû à un moment précis : il n’y a pas de temps de réponse.
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = au plus
loadtest-ms = { $ms } ms
loadtest-response = Réponse : du moment où un coup est dû à sa réception par la dernière place
loadtest-seen = Service : de l’envoi d’un coup à sa réception par la dernière place
loadtest-answered = Service : de l’envoi d’un coup à sa confirmation
loadtest-line = { $title } : p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, au plus { $most } ms
loadtest-memory = Le serveur occupe { $megabytes } Mo de mémoire.
loadtest-memory-unknown = La mémoire qu’occupe le serveur ne peut pas être mesurée ici.
loadtest-idle = Chacune des { $sockets } connexions inactives en prend { $kilobytes } ko.
loadtest-cpu = Le serveur a pris { $ms } ms de processeur par coup.
loadtest-load = Charge moyenne de cette machine ({ $cores } processeurs) : { $before } avant, { $after } après.
loadtest-reconnects = Connexions perdues et rouvertes : { $times }
loadtest-refused = Refusé { $times } fois : { $code }
loadtest-error = Échoué { $times } fois : { $kind }
client-refused = Le serveur a refusé : { $reason } (HTTP { $status }).
client-no-socket = Le serveur n’a pas ouvert de connexion pour jouer : { $reason }
client-server-ended = Le serveur à mesurer n’a pas démarré. Sa sortie : { $said }
