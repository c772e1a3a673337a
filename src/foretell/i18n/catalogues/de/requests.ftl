### Refusals of a server’s requests and tables: a message per refusal, named after its code

## Messages and requests

frame-too-long = Diese Nachricht ist zu lang: Erlaubt sind höchstens { $most } Bytes.
frame-bad = Diese Nachricht ist nicht lesbar: { $reason }
frame-hello-first = Gib zuerst an, um welchen Tisch es geht.
frame-too-many = Zu viele Nachrichten auf einmal. Warte { $retry-after ->
    [one] eine Sekunde
   *[other] { $retry-after } Sekunden
}.
limit-too-often = Das war zu oft. Versuche es wieder in { $retry-after ->
    [one] einer Sekunde
   *[other] { $retry-after } Sekunden
}.
limit-too-many-sockets = Mehr als { $most } Verbindungen auf einmal sind nicht erlaubt. Schließe eine davon.
limit-too-many-connections = Aus deinem Netz sind schon { $most } Verbindungen offen, mehr sind nicht erlaubt. Schließe eine und versuche es noch einmal.
request-not-found = Unter dieser Adresse gibt es nichts.
request-method = { $method } ist unter dieser Adresse nicht möglich. Verwende: { $allowed }.
request-too-long = Diese Anfrage ist zu lang: Erlaubt sind höchstens { $most } Bytes.
request-unfinished = Der Rest dieser Anfrage ist nie angekommen. Bitte versuch es noch einmal.
request-bad = Diese Anfrage ist nicht lesbar: { $reason }
request-host = Dieser Server heißt nicht „{ $host }“. Nimm seine öffentliche Adresse.
request-origin = Eine fremde Website kann diesen Server nicht benutzen.
request-unnamed-proxy = Diese Anfrage kam über einen Proxy unter { $proxy }, den der Server nicht kennt ({ $header }). Wenn es dein Server ist, nenne den Proxy mit --proxies und die Kopfzeile, die er sendet, mit --proxy-header.
server-draining = Der Server startet gleich neu. Versuche es in einem Moment noch einmal.
server-unavailable = Der Server braucht gerade zu lange. Versuche es gleich noch einmal.
server-full = Der Server kann gerade keine weitere Verbindung aufnehmen. Versuche es gleich noch einmal.
server-failed = Im Server ist etwas schiefgegangen. Sein Protokoll sagt unter { $request-id }, was.

## People

person-unknown = Der Server kennt dich nicht. Nenne ihm zuerst deinen Namen.
person-unknown-link = Dieser Link gilt nicht mehr. Erstelle einen neuen auf dem Gerät, auf dem man dich kennt.
person-unknown-session = Dieses Gerät ist schon abgemeldet.
person-other-here = Dieser Browser gehört { $here }. Bestätige, dass er ab jetzt { $there } gehören soll.
person-no-way-back = In diesem Browser gibt es niemanden, zu dem du zurückkehren könntest.
name-empty = Ein Name braucht wenigstens ein sichtbares Zeichen.
name-too-long = Dieser Name ist zu lang: Höchstens { $most } Zeichen sind erlaubt; Emojis, chinesische Zeichen und Ähnliches zählen als zwei oder mehr.
name-bad-character = Ein Name darf das Zeichen { $character } nicht enthalten: Es wäre unsichtbar oder würde andere verändern. Lass es weg.

## Tables

table-unknown = Es gibt keinen Tisch „{ $table }“.
table-no-such-game = Tisch { $table } hat kein beendetes Spiel { $number }, oder der Link dorthin ist unvollständig.
table-damaged = Der Verlauf von Tisch { $table } ist beschädigt, der Tisch kann deshalb nicht gezeigt werden. Andere Tische sind nicht betroffen.
table-elsewhere = Tisch { $table } zieht gerade auf einen anderen Server. Versuche es gleich noch einmal.
command-id-reused = Diese Kennung gehörte zu einem anderen Befehl. Gib jedem Befehl eine eigene.
command-overtaken = Am Tisch ist es inzwischen weitergegangen, darum ist nichts geschehen. Schau noch einmal hin und entscheide neu.
table-busy = Dieser Tisch bekommt gerade zu viele Anfragen auf einmal. Versuche es gleich noch einmal.
table-not-seated = Das geht nur mit einem Platz am Tisch: Setz dich zuerst.
table-not-host = Das kann nur der Gastgeber des Tisches.
table-already-seated = Du hast schon einen Platz an diesem Tisch.
table-barred = { $by } hat dich vom Tisch ausgeschlossen. Du kannst wieder Platz nehmen, sobald der Gastgeber dich zurückholt.
table-seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
table-name-taken = An diesem Tisch gibt es schon „{ $name }“, und dein Name sieht zu ähnlich aus. Wähle einen anderen, oder füge einen Anfangsbuchstaben an.
table-full = Alle Plätze sind besetzt.
table-no-such-seat = Diesen Platz gibt es nicht: Am Tisch sind es { $players }.
table-own-seat = Dieser Platz ist dein eigener: Steh auf, um ihn zu verlassen.
table-seat-open = Da sitzt niemand.
table-not-gathering = Das geht nur vor dem Spiel.
table-not-playing = Gerade läuft kein Spiel.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-nobody-away = Ein Bot springt nur für jemanden ein, der nicht da ist oder sich viel Zeit lässt.
table-too-soon-for-bot = Etwas Geduld noch: Ein Bot darf frühestens in { $seconds } s spielen.
table-unknown-character = Eine Figur „{ $character }“ gibt es nicht. Es gibt: { $known }.
table-knows-another-hand = Du hast in diesem Spiel schon die Karten eines anderen Platzes gesehen: Bis es zu Ende ist, kannst du nur diesen haben.
table-too-many-changes = An diesem Tisch wurde zu viel geändert: mehr als { $most }-mal. Spiele zu Ende oder eröffne einen anderen Tisch.
table-log-full = An diesem Tisch gab es { $games } Spiele; mehr sind nicht möglich. Eröffne einen anderen Tisch.
table-too-many-listed = Du hast schon { $most } Tische, die für alle offen sind. Beende an einem davon das Spiel oder eröffne einen Tisch, zu dem nur sein Link führt.
table-waits-for-deal = Diese Runde spielt ein Bot für dich zu Ende. Du spielst ab der nächsten.
table-nonce-stands = Du hast schon eine eigene Zahl zum Mischen beigesteuert.
undo-under-way = { $you ->
    [yes] Du möchtest etwas zurücknehmen. Das Spiel wartet, bis alle geantwortet haben.
   *[no] { $who } möchte etwas zurücknehmen. Das Spiel wartet, bis alle geantwortet haben.
}
undo-too-many = Du hast in dieser Runde schon { $most }-mal gefragt, und die anderen waren nicht einverstanden. In der nächsten Runde kannst du wieder fragen.
undo-nothing-asked = Niemand wartet auf deine Antwort.
hint-forbidden = An diesem Tisch wird ohne Tipps gespielt.
hint-not-your-turn = Einen Tipp gibt es, wenn du am Zug bist.
hint-no-choice = Hier hast du keine echte Wahl: Ein Tipp würde dir nichts sagen.
hint-marked = Runde { $round } ist schon markiert; weitere Tipps ändern daran nichts.
removal-not-barred = Diese Person darf schon wieder Platz nehmen.
removal-too-many = Die anderen haben in dieser Runde { $most }-mal nicht zugestimmt. In der nächsten Runde kannst du wieder fragen.
removal-nobody-to-ask = Sonst ist niemand da, der dem Ausschluss zustimmen könnte. Ohne Zustimmung geht es nur vor oder nach dem Spiel, oder wenn jemand lange nicht da ist.
removal-under-way = Ein Ausschluss ist schon beantragt, und es haben noch nicht alle geantwortet.
removal-nothing-asked = Niemand wartet auf deine Antwort.

## The deal of the day

daily-closed = Dieses Ergebnis ist vom { $date }. Der Server nimmt Ergebnisse von heute ({ $today }) und vom Tag davor an.
daily-misfit = Die Entscheidung Nummer { $choice } fehlt oder ist im Spiel vom { $date } nicht möglich. Sende alle Entscheidungen des Spiels der Reihe nach.

## The store

store-unavailable =
    Der Server kann gerade nichts speichern: { $why ->
        [full] Sein Datenträger ist voll.
        [read_only] Sein Datenspeicher ist schreibgeschützt.
       *[failing] Sein Datenträger meldet Fehler.
    } Was bestätigt wurde, bleibt erhalten. Versuche es in { $retry-after ->
        [one] einer Sekunde
       *[other] { $retry-after } Sekunden
    } noch einmal.
store-damaged = Ein Teil der gespeicherten Daten des Servers ist beschädigt. Sein Protokoll sagt, welcher.
