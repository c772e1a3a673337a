### The server: its commands, and what its operator is told

commands-serve = Offre tavoli in rete a persone e bot, fino a Ctrl+C. Ogni impostazione si può dare anche nell’ambiente: FORETELL_PUBLIC_URL vale come --public-url.
    .short = offre tavoli in rete
server-ready = Foretell è su { $address } – Ctrl+C per fermarlo.

## The settings

commands-group-server = Server
commands-group-access = Accesso e limiti
commands-group-keep = Per quanto si conservano i dati
commands-value-address = INDIRIZZO
commands-value-days = GIORNI
commands-value-header = INTESTAZIONE
commands-value-listen = [INDIRIZZO:]PORTA
commands-value-networks = RETI
commands-value-store = FILE|URL
commands-value-uris = CONTATTI
commands-value-url = URL
commands-value-urls = URL
server-option-host = Indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questo computer); 0.0.0.0 fa entrare gli altri.
server-option-port = Porta su cui ascoltare; 0 per una qualunque libera (predefinito: 8000).
server-option-store = Dove conservare tutto: un file, o postgresql://… (predefinito: un file nella tua cartella).
server-option-public-url = Indirizzo a cui si trova il server, per esempio https://wizard.example; i cookie valgono allora solo con https.
server-option-contact = Indirizzi e-mail, pagine https o numeri di telefono a cui segnalare vulnerabilità, separati da virgole; compaiono in /.well-known/security.txt (predefinito: nessun file).
server-option-origins = Altri siti le cui pagine possono usare questo server, separati da virgole.
server-option-proxies = Indirizzi o reti dei proxy fidati davanti al server, separati da virgole.
server-option-proxy-header = L’unica intestazione in cui i proxy indicano l’indirizzo del client, per esempio Forwarded o CF-Connecting-IP; le altre vengono ignorate (predefinito: X-Forwarded-For).
server-option-frames = Messaggi al secondo che una connessione può mandare in modo continuativo (predefinito: 20).
server-option-frames-person = Messaggi al secondo che una persona può mandare, su tutte le sue connessioni (predefinito: il doppio di --frames).
server-option-frames-address = Messaggi al secondo da un solo indirizzo, su tutte le sue connessioni (predefinito: dieci volte --frames).
server-option-bot-seconds = Secondi al minuto di calcolo per i bot di una persona; un indirizzo ne ha il quadruplo (predefinito: 30).
server-option-bot-workers = Processi in cui pensano i bot (predefinito: 0, cioè uno in meno dei core e al massimo 4).
server-option-min-pace = Attesa minima dei bot prima di agire, in millisecondi (predefinito: 300 con --public-url, altrimenti 0).
server-option-connections = Connessioni che un indirizzo può tenere aperte insieme; una rete IPv6 vale come un indirizzo (predefinito: 1000).
server-option-keep-gathering = Giorni per cui si conserva un tavolo senza partite iniziate (predefinito: 1).
server-option-keep-playing = Giorni per cui si conserva un tavolo con la partita in corso (predefinito: 14).
server-option-keep-finished = Giorni per cui si conserva un tavolo dopo la partita, che resta registrata (predefinito: 30).
server-option-keep-records = Giorni per cui si conserva una partita registrata; 0 per sempre (predefinito: 0).
server-option-keep-people = Giorni per cui si conserva una persona che non si fa più vedere; 0 per sempre (predefinito: 400).
server-option-nats = Indirizzo di NATS, se più nodi offrono gli stessi tavoli.
server-option-open = Apre la pagina nel browser appena il server è pronto.
server-option-metrics = Offre le metriche per Prometheus su una porta a parte (predefinito: nessuna).
settings-invalid = --{ $setting } o { $variable } non può essere «{ $value }»: { $setting ->
    [port] una porta è un numero intero ({ $allowed })
    [public-url] scrivi solo schema e nome, per esempio https://wizard.example
    [contact] scrivi indirizzi e-mail, indirizzi https o numeri di telefono come tel:+3912345, separati da virgole
    [origins] scrivi schema e nome di ogni sito, per esempio https://wizard.example, separati da virgole
    [proxies] scrivi indirizzi o reti, per esempio 10.0.0.0/8, separati da virgole
    [proxy-header] scrivi il nome di un’intestazione, per esempio X-Forwarded-For
    [nats] scrivi un indirizzo come nats://127.0.0.1:4222
    [metrics] scrivi una porta, o indirizzo e porta, per esempio 127.0.0.1:9100
    [frames] scrivi un numero intero ({ $allowed })
    [frames-person] scrivi un numero intero ({ $allowed })
    [frames-address] scrivi un numero intero ({ $allowed })
    [bot-seconds] scrivi un numero intero ({ $allowed })
    [bot-workers] scrivi un numero intero ({ $allowed })
    [min-pace] scrivi un numero intero di millisecondi ({ $allowed })
    [connections] scrivi un numero intero ({ $allowed })
   *[other] scrivi un numero intero di giorni ({ $allowed })
}.
server-cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $why ->
    [taken] la porta è già occupata. Scegli un’altra --port
    [forbidden] il sistema non lo permette. Scegli una --port da 1024 in su
    [elsewhere] questo computer non ha un tale indirizzo. Scegli un --host suo: 127.0.0.1 solo per questo computer, 0.0.0.0 per ogni rete
   *[other] { $detail }
}.

## The store

store-in-use = Un altro server tiene i suoi tavoli in { $path }. Fermalo, o scegli un altro --store.
store-unknown-kind = «{ $kind }» non è un tipo di archivio. Indica il percorso di un file, o un indirizzo che comincia con postgresql://.
store-no-driver = PostgreSQL richiede un driver che non è installato. Si installa così: { $install }
store-unreachable = L’archivio non si può aprire: { $reason }
store-newer-schema = Questo archivio è stato scritto da una versione più nuova di Foretell ({ $found }); questa conosce solo { $newest }. Aggiorna Foretell.
store-damaged-file = Il file { $path } è danneggiato: { $fault }. Ripristina una copia con «foretell admin restore»; i particolari sono in docs/host/when-it-breaks.md.
store-missing = In { $path } non c’è nessun archivio.
store-not-a-store = { $path } non è l’archivio di un server Foretell.
store-missing-row = Tavolo { $table }: nel suo storico manca la riga { $row }.
store-unreadable-row = Tavolo { $table }: la riga { $row } del suo storico non si legge, o non può seguire le righe precedenti.
store-old-token = Tavolo { $table }: la riga { $row } del suo storico è stata scritta con una concessione più vecchia della riga precedente.
store-unsound-record = Partita { $number } del tavolo { $table }: la sua registrazione è sbagliata alla riga { $line } ({ $why }).
store-no-restore = Da qui si ripristina solo un file di SQLite; questo archivio è { $kind }. Per PostgreSQL usa pg_restore.
store-no-backup = Da qui si copia solo un file di SQLite; questo archivio è { $kind }. Per PostgreSQL usa pg_dump.
server-no-tracing = L’ambiente chiede le tracce, ma manca ciò che le invia: installa la dipendenza facoltativa «{ $extra }».
server-unknown-tracing = { $variable } non può essere «{ $value }»: le tracce si inviano con «otlp» su «http/protobuf», si stampano con «console» o si spengono con «none».
cluster-no-driver = Più nodi richiedono un driver per NATS che non è installato. Si installa così: { $install }
cluster-needs-database = --nats (o FORETELL_NATS) collega più nodi, che usano la stessa base di dati. Aggiungi --store postgresql://…, oppure togli --nats.

## The administrator

commands-admin = Amministra i tavoli di un server, anche mentre è in funzione.
    .short = amministra i tavoli di un server
admin-list = Elenca tutti i tavoli: codice, fase, posti occupati e ultima attività.
    .short = elenca tutti i tavoli
admin-export = Scrive in una cartella le partite finite, come registrazioni: quelle di un tavolo, o tutte.
    .short = scrive in file le partite finite
admin-backup = Copia tutto in un file, mentre il server resta in funzione. Per un archivio in SQLite.
    .short = copia tutto in un file
admin-verify = Controlla che l’archivio non sia danneggiato: il file, ogni storico, ogni partita registrata. Il server può essere in funzione.
    .short = controlla che l’archivio sia integro
admin-restore = Mette una copia al posto dell’archivio, dopo averla controllata. Il file sostituito viene conservato; nessun server dev’essere in funzione.
    .short = ripristina una copia dell’archivio
admin-expire = Elimina tavoli, partite registrate e persone scaduti, come fa il server ogni ora.
    .short = elimina tavoli, partite e persone scaduti
admin-forget = Elimina i dati delle persone, per nome o per id: nomi, token e risposte. Le partite restano.
    .short = elimina i dati delle persone
admin-argument-code = Il tavolo; non serve con --all.
admin-argument-people = Nomi o id delle persone.
admin-argument-file = Il file; non deve esserci già.
admin-argument-backup = La copia, come la scrive «admin backup».
admin-option-all = Le partite di tutti i tavoli.
admin-option-out = La cartella; se non c’è, viene creata.
commands-value-code = CODICE
commands-value-people = NOME
admin-table = { $code }  { $phase ->
    [gathering] in attesa
    [playing] in gioco
   *[finished] finito
}  { $taken }/{ $players }  { $active }
admin-no-tables = Non ci sono tavoli.
admin-exported = { $games ->
    [one] 1 partita scritta
   *[other] { $games } partite scritte
} in { $folder }.
admin-backed-up = Copiato tutto in { $path }.
admin-verified = { $faults ->
    [0] Nessun difetto
    [one] 1 difetto
   *[other] { $faults } difetti
} in { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $rows ->
    [one] 1 riga
   *[other] { $rows } righe
} e { $records ->
    [one] 1 partita registrata
   *[other] { $records } partite registrate
}.
admin-restored = Ora l’archivio è { $path }.
admin-kept = Il file sostituito è conservato come { $path }.
admin-expired = Eliminati: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $records ->
    [one] 1 partita registrata
   *[other] { $records } partite registrate
}, { $people ->
    [one] 1 persona
   *[other] { $people } persone
}.
admin-forgotten = Eliminati i dati di { $who }, in { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}.
admin-nobody = Nessuno si chiama «{ $name }».
admin-several-people = Più persone si chiamano «{ $name }». Scegline una per id: { $people }.
admin-which-games = Indica un tavolo oppure --all, non entrambi.
