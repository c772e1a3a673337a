### foretell join: a seat at a server’s table, in the terminal

commands-join = Prendre une place à la table d’un serveur ; on y joue avec le même écran et les mêmes touches que dans « foretell play ». Le serveur vous reconnaît la fois suivante, et vous retrouvez votre place. Pendant la partie, { $help } vous aide.
    .short = jouer à la table d’un serveur
join-argument-table = Le lien de la table, par exemple https://wizard.example/t/7K2M9QX4, ou son code.
join-option-name = Votre nom sur le serveur (par défaut : le dernier que vous y avez utilisé).
join-option-server = Le serveur d’une table donnée par son code (par défaut : http://127.0.0.1:8000).
commands-value-table = LIEN|CODE
join-ask-name = Votre nom :
join-told-host = { $you ->
    [yes] Vous êtes maintenant l’hôte.
   *[no] { $who } est maintenant l’hôte.
}
join-may-start = Vous êtes l’hôte : { $go } lance la partie.
join-may-play-again = Vous êtes l’hôte : { $go } réunit tout le monde pour une autre partie.
join-ask-start = { $go } pour continuer, { $help } pour l’aide :
join-ask-answer = Êtes-vous d’accord ({ $yes } ou { $no }) ?
join-help-go = si vous êtes l’hôte : lance la partie, ou une autre ensuite
join-help-answer = accepte ou refuse, quand quelqu’un demande à annuler un coup
join-help-bot = fait jouer tout de suite un bot à la place d’un absent ou de quelqu’un qui met trop de temps
join-help-undo = annule votre dernier coup ; si d’autres personnes jouent, elles doivent être d’accord
join-help-quit = quitte la table ; votre place est gardée
join-told-gone = { $who } n’est pas là. Un bot jouera à sa place dans { $seconds } s ; dans { $soon } s, vous pourrez taper { $bot } pour qu’il joue tout de suite.
join-told-idle = On attend { $who }. S’il ne se passe rien, vous pourrez taper { $bot } dans { $seconds } s pour faire jouer un bot à sa place.
join-played-for = Tapez { $yes }, ou jouez votre coup, pour reprendre la main.
join-clock = Temps restant à votre pendule : { $time }.
join-little-time = { $seconds ->
    [one] Il vous reste une seconde ; ensuite, un bot décide pour vous.
   *[other] Il vous reste { $seconds } secondes ; ensuite, un bot décide pour vous.
}
join-connected-again = La connexion est rétablie.
join-waits-how = Tapez autre chose pour le remplacer, ou { $undo } pour le retirer.
join-withdrawn = Retiré : { $what }
join-removed = L’hôte vous a fait quitter la table.
join-given-up = La connexion est perdue et le serveur ne répond pas.
join-not-understood = Le serveur a envoyé quelque chose que cette version de Foretell ne comprend pas.
join-not-remembered = Le serveur ne vous reconnaîtra pas la prochaine fois. { $why }
join-left = Votre place est gardée ; un bot joue en votre absence. Pour revenir :
join-not-a-link = « { $text } » n’est pas le lien d’une table. Utilisez un lien comme https://wizard.example/t/7K2M9QX4, ou le code de la table avec --server.
join-not-an-address = « { $text } » n’est pas l’adresse d’un serveur. Écrivez-la comme https://wizard.example ou http://127.0.0.1:8000.
join-unreachable = Aucun serveur ne répond à { $url } ({ $detail }). Vérifiez l’adresse et votre connexion.
client-not-a-server = Il n’y a pas de serveur Foretell à { $url }. Vérifiez l’adresse.
