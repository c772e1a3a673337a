### foretell join: a seat at a server’s table, in the terminal

commands-join = Sich an den Tisch eines Servers setzen; gespielt wird mit demselben Bildschirm und denselben Tasten wie bei „foretell play“. Der Server erkennt dich beim nächsten Mal wieder, sodass du deinen Platz wiederfindest. Beim Spielen hilft { $help }.
    .short = am Tisch eines Servers spielen
join-argument-table = Der Link zum Tisch, etwa https://wizard.example/t/7K2M9QX4, oder sein Code.
join-option-name = Dein Name auf dem Server (Standard: der zuletzt dort verwendete).
join-option-server = Der Server, wenn nur der Code des Tisches angegeben ist (Standard: http://127.0.0.1:8000).
commands-value-table = LINK|CODE
join-ask-name = Dein Name:
join-told-host = { $you ->
    [yes] Du bist jetzt Gastgeber.
   *[no] { $who } ist jetzt Gastgeber.
}
join-may-start = Du bist Gastgeber: { $go } startet das Spiel.
join-may-play-again = Du bist Gastgeber: { $go } ruft alle zu einem neuen Spiel zusammen.
join-ask-start = Weiter mit { $go }, Hilfe mit { $help }:
join-ask-answer = Einverstanden ({ $yes } oder { $no })?
join-help-go = startet als Gastgeber das Spiel oder danach ein neues
join-help-answer = stimmt zu oder lehnt ab, wenn jemand einen Zug zurücknehmen möchte
join-help-bot = lässt sofort einen Bot für jemanden spielen, der nicht da ist oder sich zu viel Zeit lässt
join-help-undo = nimmt deinen letzten Zug zurück; wenn andere Menschen mitspielen, müssen sie zustimmen
join-help-quit = verlässt den Tisch; dein Platz bleibt dir
join-told-gone = { $who } ist nicht da. In { $seconds } s springt ein Bot ein; in { $soon } s kannst du ihn mit { $bot } sofort spielen lassen.
join-told-idle = Warten auf { $who }. Tut sich nichts, kannst du in { $seconds } s mit { $bot } einen Bot spielen lassen.
join-played-for = Mit { $yes } oder deinem nächsten Zug spielst du wieder selbst.
join-clock = Verbleibende Bedenkzeit: { $time }.
join-little-time = { $seconds ->
    [one] Du hast noch eine Sekunde, dann entscheidet ein Bot für dich.
   *[other] Du hast noch { $seconds } Sekunden, dann entscheidet ein Bot für dich.
}
join-connected-again = Wieder verbunden.
join-waits-how = Etwas anderes eintippen ersetzt es, { $undo } zieht es zurück.
join-withdrawn = Zurückgezogen: { $what }
join-removed = Der Gastgeber hat dich vom Tisch ausgeschlossen.
join-given-up = Die Verbindung ist abgebrochen, und der Server antwortet nicht.
join-not-understood = Der Server hat etwas geschickt, womit diese Version von Foretell nichts anfangen kann.
join-not-remembered = Der Server erkennt dich beim nächsten Mal nicht wieder. { $why }
join-left = Dein Platz bleibt dir; solange du weg bist, spielt ein Bot für dich. So kommst du zurück:
join-not-a-link = „{ $text }“ ist kein Link zu einem Tisch. Nimm einen Link wie https://wizard.example/t/7K2M9QX4 oder den Code des Tisches mit --server.
join-not-an-address = „{ $text }“ ist nicht die Adresse eines Servers. Schreib sie wie https://wizard.example oder http://127.0.0.1:8000.
join-unreachable = Unter { $url } antwortet kein Server ({ $detail }). Prüfe die Adresse und deine Verbindung.
client-not-a-server = Unter { $url } läuft kein Foretell-Server. Prüfe die Adresse.
