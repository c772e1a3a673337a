### foretell join: a seat at a server’s table, in the terminal

commands-join = Prende un posto al tavolo di un server; si gioca con lo stesso schermo e gli stessi tasti di «foretell play». Il server ti riconosce la volta dopo, così ritrovi il tuo posto. Mentre giochi, { $help } ti aiuta.
    .short = gioca al tavolo di un server
join-argument-table = Il link del tavolo, per esempio https://wizard.example/t/7K2M9QX4, oppure il suo codice.
join-option-name = Il tuo nome sul server (predefinito: l’ultimo che hai usato lì).
join-option-server = Il server di un tavolo indicato con il codice (predefinito: http://127.0.0.1:8000).
commands-value-table = LINK|CODICE
join-ask-name = Il tuo nome:
join-told-host = { $you ->
    [yes] Ora organizzi tu il tavolo.
   *[no] Ora { $who } organizza il tavolo.
}
join-may-start = Organizzi tu il tavolo: { $go } dà il via alla partita.
join-may-play-again = Organizzi tu il tavolo: { $go } raduna tutti per un’altra partita.
join-ask-start = { $go } per continuare, { $help } per l’aiuto:
join-ask-answer = Sei d’accordo ({ $yes } o { $no })?
join-help-go = per chi organizza: dà il via alla partita, o a un’altra dopo la fine
join-help-answer = accetta o rifiuta, quando qualcuno chiede di annullare una mossa
join-help-bot = fa giocare subito un bot al posto di chi è assente o ci mette troppo
join-help-undo = annulla la tua ultima mossa; se giocano altre persone, devono essere d’accordo
join-help-quit = lascia il tavolo; il tuo posto resta tuo
join-told-gone = { $who } è assente. Tra { $seconds } s gioca un bot al suo posto; tra { $soon } s puoi scrivere { $bot } per farlo giocare subito.
join-told-idle = Si aspetta { $who }. Se non fa nulla, tra { $seconds } s puoi scrivere { $bot } per far giocare un bot al suo posto.
join-played-for = Scrivi { $yes }, o fai la tua mossa, per giocare di nuovo.
join-clock = Tempo rimasto sul tuo orologio: { $time }.
join-little-time = { $seconds ->
    [one] Hai ancora un secondo, poi decide un bot al posto tuo.
   *[other] Hai ancora { $seconds } secondi, poi decide un bot al posto tuo.
}
join-connected-again = La connessione è tornata.
join-waits-how = Scrivi altro per sostituirlo, oppure { $undo } per ritirarlo.
join-withdrawn = Ritirato: { $what }
join-removed = Chi organizza il tavolo ti ha allontanato.
join-given-up = La connessione è caduta e il server non risponde.
join-not-understood = Il server ha inviato qualcosa che questa versione di Foretell non capisce.
join-not-remembered = Il server non ti riconoscerà la prossima volta. { $why }
join-left = Il tuo posto resta tuo; mentre non ci sei gioca un bot. Per tornare:
join-not-a-link = «{ $text }» non è il link di un tavolo. Usa un link come https://wizard.example/t/7K2M9QX4, oppure il codice del tavolo con --server.
join-not-an-address = «{ $text }» non è l’indirizzo di un server. Scrivilo come https://wizard.example o http://127.0.0.1:8000.
join-unreachable = A { $url } non risponde nessun server ({ $detail }). Controlla l’indirizzo e la connessione.
client-not-a-server = A { $url } non c’è un server di Foretell. Controlla l’indirizzo.
