### Der Server: seine Befehle, und was an seinen Türen und Tischen abgelehnt wird

commands-serve = Lässt Menschen und Bots übers Netz an Tischen spielen, bis Strg+C. Jede Einstellung kann auch in der Umgebung stehen: FORETELL_PUBLIC_URL steht für --public-url.
    .short = Tische übers Netz anbieten
server-ready = Foretell ist da: { $address } – Strg+C beendet es.

## The settings

commands-group-server = Der Server
commands-group-access = Wer hineindarf
commands-group-keep = Wie lange Daten aufbewahrt werden
commands-value-address = ADRESSE
commands-value-days = TAGE
commands-value-header = KOPFZEILE
commands-value-listen = [ADRESSE:]PORT
commands-value-networks = NETZE
commands-value-store = DATEI|URL
commands-value-url = URL
commands-value-urls = URLS
server-option-host = Die Adresse, an der er erreichbar ist; ohne Angabe 127.0.0.1, nur von diesem Rechner aus. 0.0.0.0 lässt andere herein.
server-option-port = Der Port; ohne Angabe 8000, bei 0 irgendein freier.
server-option-store = Wo alles aufbewahrt wird: eine Datei, oder postgresql://…; ohne Angabe eine Datei in deinem eigenen Ordner.
server-option-public-url = Wo man den Server findet, etwa https://wizard.example; Cookies gelten dann nur über https.
server-option-origins = Andere Seiten, die diesen Server benutzen dürfen, mit Kommas dazwischen.
server-option-proxies = Adressen oder Netze von Proxys davor, mit Kommas dazwischen: Ihnen wird geglaubt, wer da fragt.
server-option-proxy-header = Die eine Kopfzeile, in der Proxys die Adresse des Clients angeben, etwa Forwarded oder CF-Connecting-IP; alle anderen werden ignoriert (Vorgabe: X-Forwarded-For).
server-option-frames = Nachrichten je Sekunde, die eine Verbindung auf Dauer schicken darf; ohne Angabe 20.
server-option-frames-person = Nachrichten je Sekunde, die eine Person über alle Verbindungen schicken darf (Vorgabe: doppelt so viele wie --frames).
server-option-frames-address = Nachrichten je Sekunde von einer Adresse über alle Verbindungen (Vorgabe: zehnmal so viele wie --frames).
server-option-bot-seconds = Sekunden je Minute, die die Bots einer Person rechnen dürfen; eine Adresse bekommt das Vierfache (Standard: 30)
server-option-bot-workers = Prozesse, in denen Bots rechnen (Standard: 0, einer weniger als Kerne da sind, höchstens 4)
server-option-min-pace = Kürzeste Zeit in Millisekunden, die Bots vor einem Zug warten (Standard: 300 mit --public-url, sonst 0)
server-option-connections = Verbindungen, die eine Adresse gleichzeitig offen haben darf; ein IPv6-Netz zählt als eine (Vorgabe: 1000).
server-option-keep-gathering = Tage, die ein Tisch bleibt, an dem kein Spiel begonnen hat; ohne Angabe 1.
server-option-keep-playing = Tage, die ein Tisch bleibt, dessen Spiel nicht aus ist; ohne Angabe 14.
server-option-keep-finished = Tage, die ein Tisch nach dem Spiel bleibt, dessen Aufzeichnung erhalten wird; ohne Angabe 30.
server-option-keep-records = Tage, die die Aufzeichnung eines Spiels bleibt; 0 für immer (Standard: 0).
server-option-keep-people = Tage, die eine Person bleibt, die nicht mehr kommt; 0 für immer (Standard: 400).
server-option-nats = Die Adresse von NATS, wenn mehrere Knoten dieselben Tische anbieten.
server-option-open = Zeigt die Seite im Browser, sobald der Server da ist.
server-option-metrics = Messwerte für Prometheus an einem eigenen Port; ohne Angabe nirgends.
settings-invalid = --{ $setting } oder { $variable } kann nicht „{ $value }“ sein: { $setting ->
    [port] ein Port ist eine ganze Zahl von 0 bis 65535
    [public-url] schreibe nur Schema und Namen, etwa https://wizard.example
    [origins] schreibe Schema und Namen jeder Seite, etwa https://wizard.example, mit Kommas dazwischen
    [proxies] schreibe Adressen oder Netze, etwa 10.0.0.0/8, mit Kommas dazwischen
    [proxy-header] schreibe den Namen einer Kopfzeile, etwa X-Forwarded-For
    [nats] schreibe eine Adresse wie nats://127.0.0.1:4222
    [metrics] schreibe einen Port, oder Adresse und Port, etwa 127.0.0.1:9100
    [frames] schreibe eine ganze Zahl von 1 bis 1000000
    [frames-person] schreibe eine ganze Zahl von 1 bis 1000000
    [frames-address] schreibe eine ganze Zahl von 1 bis 1000000
    [bot-seconds] schreibe eine ganze Zahl von 1 bis 1000000
    [bot-workers] schreibe eine ganze Zahl von 0 bis 256
    [min-pace] schreibe eine ganze Zahl von Millisekunden, von 0 bis 10000
    [connections] schreibe eine ganze Zahl von 1 bis 1000000
   *[other] schreibe eine ganze Zahl von Tagen, von 1 bis 36500
}.
server-cannot-listen = { $host }, Port { $port }, ist nicht zu haben: { $why ->
    [taken] Er ist schon vergeben. Wähle einen anderen --port
    [forbidden] Das System erlaubt es nicht. Wähle einen --port ab 1024
   *[other] { $detail }
}.

## The store

store-in-use = Ein anderer Server bewahrt seine Tische in { $path } auf. Beende ihn, oder wähle einen anderen --store.
store-unknown-kind = „{ $kind }“ ist keine Art von Speicher. Gib den Pfad einer Datei an, oder eine Adresse, die mit postgresql:// beginnt.
store-no-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist. So wird er installiert: { $install }
store-unreachable = Der Speicher lässt sich nicht öffnen: { $reason }
store-newer-schema = Eine neuere Version von Foretell hat diesen Speicher geschrieben ({ $found }); diese kennt nur { $newest }. Erneuere Foretell.
store-unavailable =
    Der Server kann gerade nichts speichern: { $why ->
        [full] Seine Festplatte ist voll.
        [read_only] Sein Speicher ist schreibgeschützt.
       *[failing] Seine Festplatte meldet Fehler.
    } Was bestätigt wurde, bleibt erhalten. Versuche es in { $retry-after } Sekunden noch einmal.
store-damaged = Ein Teil dessen, was der Server aufbewahrt, ist beschädigt. Sein Protokoll sagt, wo.
store-damaged-file = Die Datei { $path } ist beschädigt: { $fault }. Spiele mit „foretell admin restore“ eine Sicherung ein; mehr steht in docs/when-it-breaks.md.
store-missing = Unter { $path } gibt es keinen Speicher.
store-missing-row = Tisch { $table }: In seinem Verlauf fehlt Zeile { $row }.
store-unreadable-row = Tisch { $table }: Zeile { $row } seines Verlaufs ist nicht lesbar oder passt nicht zu den Zeilen davor.
store-old-token = Tisch { $table }: Zeile { $row } seines Verlaufs wurde mit einem älteren Anrecht geschrieben als die Zeile davor.
store-unsound-record = Spiel { $number } von Tisch { $table }: Seine Aufzeichnung ist in Zeile { $line } falsch ({ $why }).
store-no-restore = Von hier aus wird nur eine Datei von SQLite wiederhergestellt; dieser Speicher ist { $kind }. PostgreSQL hat dafür pg_restore.
store-no-backup = Von hier aus wird nur eine Datei von SQLite gesichert; dieser Speicher ist { $kind }. PostgreSQL hat dafür pg_dump.
server-no-tracing = Die Umgebung verlangt Traces, doch was sie verschickt, ist nicht installiert: Das bringt die optionale Abhängigkeit „{ $extra }“.
server-unknown-tracing = { $variable } kann nicht „{ $value }“ sein: Traces werden mit „otlp“ über „http/protobuf“ verschickt, mit „console“ ausgegeben oder mit „none“ abgeschaltet.
cluster-no-driver = Mehrere Knoten brauchen einen Treiber für NATS, der nicht installiert ist. So wird er installiert: { $install }

## The administrator

commands-admin = Kümmert sich um die Tische eines Servers, auch während er läuft.
    .short = sich um die Tische eines Servers kümmern
admin-list = Zählt alle Tische auf: Code, Stand, besetzte Plätze, und wann zuletzt etwas geschah.
    .short = alle Tische aufzählen
admin-export = Schreibt beendete Spiele als Aufzeichnungen in einen Ordner: die eines Tisches, oder alle.
    .short = beendete Spiele in Dateien schreiben
admin-backup = Kopiert alles in eine Datei, während der Server weiterläuft. Für einen Speicher in SQLite.
    .short = alles in eine Datei kopieren
admin-verify = Prüft den Speicher auf Schäden: die Datei, jeden Verlauf, jede Aufzeichnung. Ein Server darf laufen.
    .short = den Speicher auf Schäden prüfen
admin-restore = Setzt eine Sicherung an die Stelle des Speichers, nachdem sie geprüft ist. Die ersetzte Datei bleibt erhalten; kein Server darf laufen.
    .short = eine Sicherung einspielen
admin-expire = Löscht Tische, Aufzeichnungen und Personen, deren Zeit um ist, wie es der Server jede Stunde tut.
    .short = alte Tische, Aufzeichnungen und Personen löschen
admin-forget = Löscht, was von Menschen bekannt ist, nach Namen oder Kennung: Namen, Token und Antworten. Die Spiele bleiben.
    .short = Daten von Menschen löschen
admin-argument-code = Der Tisch; mit --all entfällt er.
admin-argument-people = Namen oder Kennungen der Menschen.
admin-argument-file = Die Datei; es darf sie noch nicht geben.
admin-argument-backup = Die Sicherung, wie „admin backup“ sie schreibt.
admin-option-all = Die Spiele aller Tische.
admin-option-out = Der Ordner; er wird angelegt, wenn es ihn nicht gibt.
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
admin-backed-up = Alles ist nach { $path } kopiert.
admin-verified = { $faults ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] { $faults } Fehler
} in { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
} und { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}.
admin-restored = { $path } ist jetzt der Speicher.
admin-kept = Die Datei, die dort war, ist als { $path } aufgehoben.
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
admin-forgotten = { $who } ist vergessen, an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}.
admin-nobody = Niemand heißt „{ $name }“.
admin-several-people = Mehrere heißen „{ $name }“. Wähle nach der Kennung: { $people }.
admin-which-games = Nenne einen Tisch, oder sage --all, und nicht beides.

## Messages and requests

frame-too-long = Diese Nachricht ist zu lang: Mehr als { $most } Byte gehen nicht.
frame-bad = Diese Nachricht ist nicht zu lesen: { $reason }
frame-hello-first = Sage zuerst, um welchen Tisch es geht.
frame-too-many = Zu viele Nachrichten auf einmal. Warte { $retry-after ->
    [one] eine Sekunde
   *[other] { $retry-after } Sekunden
}.
limit-too-often = Das war zu oft. Versuche es wieder in { $retry-after ->
    [one] einer Sekunde
   *[other] { $retry-after } Sekunden
}.
limit-too-many-sockets = Es sind schon { $most } Verbindungen offen, und mehr können es nicht sein. Schließe eine davon.
limit-too-many-connections = Dein Netz hat schon { $most } offene Verbindungen, mehr gibt es nicht. Schließe eine und versuche es noch einmal.
request-not-found = An dieser Adresse ist nichts.
request-method = { $method } geht an dieser Adresse nicht. Nimm: { $allowed }.
request-too-long = Diese Anfrage ist zu lang: Mehr als { $most } Byte gehen nicht.
request-bad = Diese Anfrage ist nicht zu lesen: { $reason }
request-host = Dieser Server heißt nicht „{ $host }“.
request-origin = Eine fremde Seite kann diesen Server nicht benutzen.
request-unnamed-proxy = Diese Anfrage kam über einen Proxy unter { $proxy }, den der Server nicht kennt ({ $header }). Wenn es dein Server ist, nenne den Proxy mit --proxies und die Kopfzeile, die er schickt, mit --proxy-header.
server-draining = Der Server startet gleich neu. Versuche es gleich noch einmal.
server-unavailable = Der Server braucht gerade zu lange. Versuche es gleich noch einmal.
server-full = Der Server kann gerade keine weitere Verbindung aufnehmen. Versuche es gleich noch einmal.
server-failed = Im Server ist etwas schiefgegangen. Sein Protokoll sagt unter { $request-id }, was.

## People

person-unknown = Der Server kennt dich nicht. Sage ihm erst deinen Namen.
person-unknown-link = Dieser Link gilt nicht mehr. Mache einen neuen auf dem Gerät, auf dem man dich kennt.
person-unknown-session = Dieses Gerät ist schon abgemeldet.
person-other-here = Dieser Browser gehört { $here }. Bestätige, dass er ab jetzt { $there } gehören soll.
person-no-way-back = In diesem Browser gibt es niemanden, zu dem du zurückkannst.
name-empty = Ein Name hat wenigstens ein Zeichen, das man sieht.
name-too-long = Dieser Name ist zu lang: Mehr als { $most } Buchstaben gehen nicht; Emojis, chinesische Zeichen und Ähnliches zählen als zwei oder mehr.
name-bad-character = Ein Name kann das Zeichen { $character } nicht enthalten: Man sähe es nicht, oder es veränderte andere. Lass es weg.

## Tables

table-unknown = Es gibt keinen Tisch „{ $table }“.
table-no-such-game = Tisch { $table } hat kein beendetes Spiel { $number }, oder der Link dorthin ist unvollständig.
table-damaged = Der Verlauf von Tisch { $table } ist beschädigt, der Tisch kann deshalb nicht gezeigt werden. Andere Tische sind nicht betroffen.
table-elsewhere = Tisch { $table } zieht gerade auf einen anderen Server. Versuche es gleich noch einmal.
command-id-reused = Diese Kennung gehörte zu einem anderen Befehl. Gib jedem Befehl eine eigene.
table-busy = Von diesem Tisch wird zu viel auf einmal verlangt. Versuche es gleich noch einmal.
table-not-seated = Das kann nur, wer einen Platz hat.
table-not-host = Das kann nur der Gastgeber des Tisches.
table-already-seated = Du hast schon Platz { $seat }.
table-seat-taken = Platz { $seat } ist besetzt.
table-name-taken = An diesem Tisch heißt schon jemand oder ein Bot „{ $name }“, und die beiden Namen sehen gleich aus. Wähle einen anderen.
table-full = Alle Plätze sind besetzt.
table-no-such-seat = Es gibt keinen Platz { $seat }: Es sind { $players }, von 0 an gezählt.
table-own-seat = Platz { $seat } ist dein eigener: Steh auf, um ihn zu verlassen.
table-seat-open = Platz { $seat } hat niemand.
table-not-gathering = Das geht nur vor dem Spiel.
table-not-playing = Es wird nicht gespielt.
table-not-over = Das Spiel ist nicht aus.
table-knows-another-hand = Du hast in diesem Spiel die Hand von Platz { $seat } gesehen: Bis es aus ist, kannst du nur diesen Platz haben.
table-too-many-changes = An diesem Tisch wurde zu viel geändert: mehr als { $most }-mal. Spiel zu Ende oder öffne einen anderen Tisch.
table-log-full = An diesem Tisch gab es { $games } Spiele; mehr nimmt er nicht an. Öffne einen anderen Tisch.
table-too-many-listed = Du hast schon { $most } Tische, die offen für alle sind. Beende an einem davon das Spiel oder öffne einen Tisch, zu dem nur sein Link führt.
table-waits-for-deal = Diese Runde spielt ein Bot für dich zu Ende. Du spielst ab der nächsten.
table-nonce-stands = Platz { $seat } hat schon beim Mischen mitgeredet.
undo-under-way = Platz { $seat } möchte etwas zurücknehmen, und nicht alle haben geantwortet.
undo-nothing-asked = Niemand wartet auf deine Antwort.
removal-nobody-to-ask = Diese Person ist da und bleibt: Sonst ist niemand da, der dem Ausschluss zustimmen könnte.
removal-under-way = Ein Ausschluss ist schon beantragt, und nicht alle haben geantwortet.
removal-nothing-asked = Niemand wartet auf deine Antwort.
