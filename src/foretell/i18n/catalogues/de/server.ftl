### The server: its commands, and what its operator is told

commands-serve = Tische über das Netz anbieten, an denen Menschen und Bots spielen, bis zu Strg+C. Jede Einstellung kann auch als Umgebungsvariable gesetzt werden: FORETELL_PUBLIC_URL entspricht --public-url.
    .short = Tische über das Netz anbieten
server-ready = Foretell läuft unter { $address } – Strg+C beendet es.

## The settings

commands-group-server = Der Server
commands-group-access = Zugang und Grenzen
commands-group-keep = Aufbewahrung der Daten
commands-value-address = ADRESSE
commands-value-days = TAGE
commands-value-header = KOPFZEILE
commands-value-listen = [ADRESSE:]PORT
commands-value-networks = NETZE
commands-value-store = DATEI|URL
commands-value-uris = KONTAKTE
commands-value-url = URL
commands-value-urls = URLS
server-option-host = Adresse, an der der Server lauscht; 0.0.0.0 lässt andere Rechner zu (Standard: 127.0.0.1, nur dieser Rechner).
server-option-port = Port, an dem der Server lauscht; 0 nimmt irgendeinen freien (Standard: 8000).
server-option-store = Wo alles gespeichert wird: eine Datei oder postgresql://… (Standard: eine Datei im eigenen Ordner).
server-option-public-url = Öffentliche Adresse des Servers, etwa https://wizard.example; Cookies gelten dann nur über https.
server-option-contact = E-Mail-Adressen, https-Seiten oder Telefonnummern für Meldungen von Sicherheitslücken, durch Kommas getrennt; sie stehen in /.well-known/security.txt (Standard: keine solche Datei).
server-option-origins = Andere Websites, die diesen Server benutzen dürfen, durch Kommas getrennt.
server-option-proxies = Adressen oder Netze vertrauenswürdiger Proxys vor dem Server, durch Kommas getrennt.
server-option-proxy-header = Die eine Kopfzeile, in der Proxys die Adresse des Clients angeben, etwa Forwarded oder CF-Connecting-IP; alle anderen werden ignoriert (Standard: X-Forwarded-For).
server-option-frames = Nachrichten je Sekunde, die eine Verbindung auf Dauer senden darf (Standard: 20).
server-option-frames-person = Nachrichten je Sekunde, die eine Person über alle Verbindungen senden darf (Standard: doppelt so viele wie --frames).
server-option-frames-address = Nachrichten je Sekunde von einer Adresse über alle Verbindungen (Standard: zehnmal so viele wie --frames).
server-option-bot-seconds = Sekunden je Minute, die die Bots einer Person rechnen dürfen; eine Adresse bekommt das Vierfache (Standard: 30).
server-option-bot-workers = Prozesse, in denen Bots rechnen (Standard: 0, einer weniger als es Kerne gibt, höchstens 4).
server-option-min-pace = Millisekunden, die Bots vor einem Zug mindestens warten (Standard: 300 mit --public-url, sonst 0).
server-option-connections = Verbindungen, die eine Adresse gleichzeitig offen haben darf; ein IPv6-Netz zählt als eine (Standard: 1000).
server-option-keep-gathering = Tage, die ein Tisch ohne begonnenes Spiel aufbewahrt wird (Standard: 1).
server-option-keep-playing = Tage, die ein Tisch mit einem nicht beendeten Spiel aufbewahrt wird (Standard: 14).
server-option-keep-finished = Tage, die ein Tisch nach dem Spiel aufbewahrt wird; die Aufzeichnung bleibt erhalten (Standard: 30).
server-option-keep-records = Tage, die die Aufzeichnung eines Spiels aufbewahrt wird; 0 bewahrt sie für immer auf (Standard: 0).
server-option-keep-people = Tage, die eine Person gespeichert bleibt, die nicht mehr kommt; 0 für immer (Standard: 400).
server-option-nats = Adresse von NATS, wenn mehrere Knoten dieselben Tische anbieten.
server-option-open = Die Seite im Browser öffnen, sobald der Server läuft.
server-option-metrics = Messwerte für Prometheus an einem eigenen Port bereitstellen (Standard: aus).
settings-invalid = --{ $setting } oder { $variable } kann nicht „{ $value }“ sein: { $setting ->
    [port] ein Port ist eine ganze Zahl ({ $allowed })
    [public-url] schreibe nur Schema und Namen, etwa https://wizard.example
    [contact] schreibe E-Mail-Adressen, https-Adressen oder Telefonnummern wie tel:+3912345, durch Kommas getrennt
    [origins] schreibe Schema und Namen jeder Website, etwa https://wizard.example, durch Kommas getrennt
    [proxies] schreibe Adressen oder Netze, etwa 10.0.0.0/8, durch Kommas getrennt
    [proxy-header] schreibe den Namen einer Kopfzeile, etwa X-Forwarded-For
    [nats] schreibe eine Adresse wie nats://127.0.0.1:4222
    [metrics] schreibe einen Port oder Adresse und Port, etwa 127.0.0.1:9100
    [frames] schreibe eine ganze Zahl ({ $allowed })
    [frames-person] schreibe eine ganze Zahl ({ $allowed })
    [frames-address] schreibe eine ganze Zahl ({ $allowed })
    [bot-seconds] schreibe eine ganze Zahl ({ $allowed })
    [bot-workers] schreibe eine ganze Zahl ({ $allowed })
    [min-pace] schreibe eine ganze Zahl von Millisekunden ({ $allowed })
    [connections] schreibe eine ganze Zahl ({ $allowed })
   *[other] schreibe eine ganze Zahl von Tagen ({ $allowed })
}.
server-cannot-listen = An { $host }, Port { $port }, kann der Server nicht lauschen: { $why ->
    [taken] Der Port ist schon vergeben. Wähle einen anderen --port
    [forbidden] Das System erlaubt es nicht. Wähle einen --port ab 1024
    [elsewhere] Dieser Rechner hat keine solche Adresse. Wähle einen eigenen --host: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle Netze
   *[other] { $detail }
}.

## The store

store-in-use = Ein anderer Server speichert seine Tische in { $path }. Beende ihn oder wähle einen anderen --store.
store-unknown-kind = „{ $kind }“ ist keine Art von Datenspeicher. Gib den Pfad einer Datei an oder eine Adresse, die mit postgresql:// beginnt.
store-no-driver = Für PostgreSQL wird ein Treiber gebraucht, der nicht installiert ist. Installiere ihn mit: { $install }
store-unreachable = Der Datenspeicher lässt sich nicht öffnen: { $reason }
store-newer-schema = Eine neuere Version von Foretell hat diesen Datenspeicher geschrieben ({ $found }); diese kennt nur { $newest }. Aktualisiere Foretell.
store-damaged-file = Die Datei { $path } ist beschädigt: { $fault }. Spiele mit „foretell admin restore“ eine Sicherung ein; mehr steht in docs/host/when-it-breaks.md.
store-missing = Unter { $path } gibt es keinen Datenspeicher.
store-not-a-store = { $path } ist kein Datenspeicher eines Foretell-Servers.
store-missing-row = Tisch { $table }: In seinem Verlauf fehlt Zeile { $row }.
store-unreadable-row = Tisch { $table }: Zeile { $row } seines Verlaufs ist nicht lesbar oder passt nicht zu den Zeilen davor.
store-old-token = Tisch { $table }: Zeile { $row } seines Verlaufs wurde mit einem älteren Schreibrecht geschrieben als die Zeile davor.
store-unsound-record = Spiel { $number } von Tisch { $table }: Seine Aufzeichnung ist in Zeile { $line } falsch ({ $why }).
store-no-restore = Hier lässt sich nur eine SQLite-Datei wiederherstellen; dieser Datenspeicher ist { $kind }. Für PostgreSQL gibt es pg_restore.
store-no-backup = Hier lässt sich nur eine SQLite-Datei sichern; dieser Datenspeicher ist { $kind }. Für PostgreSQL gibt es pg_dump.
server-no-tracing = Laut Umgebung sollen Traces gesendet werden, doch dafür fehlt die optionale Abhängigkeit „{ $extra }“. Installiere sie.
server-unknown-tracing = { $variable } kann nicht „{ $value }“ sein: Traces werden mit „otlp“ über „http/protobuf“ gesendet, mit „console“ ausgegeben oder mit „none“ abgeschaltet.
cluster-no-driver = Für mehrere Knoten wird ein Treiber für NATS gebraucht, der nicht installiert ist. Installiere ihn mit: { $install }
cluster-needs-database = --nats (oder FORETELL_NATS) verbindet mehrere Knoten, die sich eine Datenbank teilen. Ergänze --store postgresql://… oder lass --nats weg.

## The administrator

commands-admin = Die Tische eines Servers verwalten, auch während er läuft.
    .short = die Tische eines Servers verwalten
admin-list = Alle Tische auflisten: Code, Phase, besetzte Plätze und wann zuletzt etwas geschah.
    .short = alle Tische auflisten
admin-export = Beendete Spiele als Aufzeichnungen in einen Ordner schreiben: die eines Tisches oder alle.
    .short = beendete Spiele in Dateien schreiben
admin-backup = Alles in eine Datei kopieren, während der Server weiterläuft. Für einen Datenspeicher in SQLite.
    .short = alles in eine Datei kopieren
admin-verify = Den Datenspeicher auf Schäden prüfen: die Datei, jeden Verlauf, jede Aufzeichnung. Ein Server darf dabei laufen.
    .short = den Datenspeicher auf Schäden prüfen
admin-restore = Den Datenspeicher durch eine Sicherung ersetzen, nachdem sie geprüft ist. Die ersetzte Datei bleibt erhalten; es darf kein Server laufen.
    .short = eine Sicherung einspielen
admin-expire = Tische, Aufzeichnungen und Personen löschen, deren Frist abgelaufen ist, wie es der Server jede Stunde tut.
    .short = alte Tische, Aufzeichnungen und Personen löschen
admin-forget = Personenbezogene Daten nach Namen oder Kennung löschen: Namen, Token und Antworten. Die Spiele bleiben.
    .short = personenbezogene Daten löschen
admin-argument-code = Code des Tisches; entfällt mit --all.
admin-argument-people = Namen oder Kennungen der Personen.
admin-argument-file = Neue Datei; sie darf noch nicht vorhanden sein.
admin-argument-backup = Sicherung, wie „admin backup“ sie schreibt.
admin-option-all = Die Spiele aller Tische.
admin-option-out = Ordner; er wird angelegt, wenn es ihn nicht gibt.
commands-value-code = CODE
commands-value-people = NAME
admin-table = { $code }  { $phase ->
    [gathering] vor dem Spiel
    [playing] im Spiel
   *[finished] beendet
}  { $taken }/{ $players }  { $active }
admin-no-tables = Es gibt keine Tische.
admin-exported = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} nach { $folder } geschrieben.
admin-backed-up = Alles wurde nach { $path } kopiert.
admin-verified = Geprüft: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}. { $faults ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] { $faults } Fehler
}.
admin-restored = { $path } ist jetzt der Datenspeicher.
admin-kept = Die bisherige Datei ist noch da, als { $path }.
admin-expired = Gelöscht: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}.
admin-forgotten = Die Daten von { $who } sind gelöscht, an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}.
admin-nobody = Niemand heißt „{ $name }“.
admin-several-people = Mehrere heißen „{ $name }“. Wähle eine Kennung: { $people }.
admin-which-games = Gib entweder einen Tisch an oder --all.
