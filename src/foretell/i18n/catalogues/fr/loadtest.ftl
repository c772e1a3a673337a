### foretell loadtest

commands-loadtest = Joue contre un serveur avec beaucoup de personnes simulées et dit sa vitesse. Sans --url, un serveur démarre sur cette machine, puis s’arrête.
    .short = mesure un serveur sous charge
loadtest-option-people = Combien de personnes simulées en tout, de 3 à 6 par table ; 200 sans cette option.
loadtest-option-tables = À combien de tables elles jouent ; 50 sans cette option.
loadtest-option-seconds = Pendant combien de secondes elles jouent ; 10 sans cette option.
loadtest-option-rate = Coups par seconde en tout ; 1000 sans cette option, 0 pour autant que le serveur peut.
loadtest-option-idle-sockets = Avant cela, autant de connexions qui ne font rien, pour voir la mémoire que chacune prend ; aucune sans cette option.
loadtest-option-url = Un serveur qui tourne déjà, par exemple http://127.0.0.1:8000. Qu’il admette beaucoup de messages : --frames 1000000.
loadtest-option-store = Où le serveur démarré garde ses tables ; sans cette option, dans un fichier effacé ensuite.
loadtest-option-json = Les chiffres sur une ligne de JSON ; les temps en millisecondes.
loadtest-moves = { $people } personnes à { $tables } tables ont joué { $moves } coups en { $seconds } secondes : { $rate } par seconde. { $games ->
    [one] Une partie est allée à son terme.
   *[other] { $games } parties sont allées à leur terme.
}
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = au plus
loadtest-ms = { $ms } ms
loadtest-seen = D’un coup à la dernière place qui l’apprend
loadtest-answered = D’un coup à sa réponse
loadtest-line = { $title } : p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, au plus { $most } ms
loadtest-memory = Le serveur occupe { $megabytes } Mo de mémoire.
loadtest-memory-unknown = La mémoire qu’occupe le serveur n’est pas connue ici.
loadtest-idle = Chacune des { $sockets } connexions inactives en prend { $kilobytes } ko.
loadtest-refused = Refusé { $times } fois : { $code }
loadtest-error = Échoué { $times } fois : { $kind }
client-refused = Le serveur a refusé : { $reason } (HTTP { $status }).
client-no-socket = Le serveur n’a pas ouvert de connexion pour jouer : { $reason }
client-server-ended = Le serveur à mesurer n’a pas démarré. Il a dit : { $said }
