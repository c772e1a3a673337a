### Die Seite im Browser: alles außer dem Tisch

## Everywhere

web-skip = Zum Inhalt
web-home = Startseite
web-loading = Einen Moment …
web-not-found = Seite nicht gefunden
web-not-found-text = Diese Seite gibt es nicht. Zurück geht es über die Startseite.
web-not-affiliated = Foretell ist freie Software und steht in keiner Verbindung zu den Verlagen des Kartenspiels.
web-source = Quelltext
web-documentation = Dokumentation (englisch)
web-you = Du
web-seat = Platz { $seat }
web-refused-full = Dieser Browser hat keinen Platz mehr. Was du hier machst, ist weg, sobald du den Tab schließt.
web-refused-blocked = Dieser Browser speichert nichts. Was du hier machst, ist weg, sobald du den Tab schließt.
web-record = Aufzeichnung herunterladen

## The first screen

web-what = Das Kartenspiel Wizard
web-show-pause = Bewegte Karten anhalten
web-claim = Sag an, wie viele Stiche du machst. Dann mach genau so viele.
web-choices = Spielen
web-play-now = Jetzt spielen
web-play-now-text = Du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
web-play-friends = Mit Freunden spielen
web-play-friends-text = Über einen Link oder einen Code
web-daily = Spiel des Tages
web-daily-text = Dieselben Karten für alle, fünf Minuten
web-daily-played = Heute: { $points } Punkte
web-puzzles = Aufgaben
web-puzzles-text = Finde den besten Zug
web-resume = Weiterspielen
web-resume-text = Runde { $round } von { $rounds }
web-under-way = Ein Spiel läuft noch
web-new-game = Neues Spiel
web-new-game-text = Bricht das laufende ab
web-elsewhere = In einem anderen Tab offen
web-elsewhere-text = Du spielst diese Partie in einem anderen Tab. Sie kann immer nur in einem Tab weitergehen.
web-elsewhere-continue = Hier weiterspielen
web-set-up = Dein Spiel
web-players = { $players } Spieler
web-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
web-your-turn = Du bist dran
web-your-turn-at = Du bist dran – { $title }
web-your-tables = Deine Tische
web-open-tables = Offene Tische
web-table-of = Tisch von { $host }
web-table-with = Mit { $people }
web-table-over = beendet
web-table-forget = Aus der Liste nehmen: { $table }
web-seats-taken = { $taken } von { $players } Plätzen besetzt
web-watch = zuschauen
web-code = Code eines Tisches
web-join = Beitreten
web-more = Mehr
web-learn = Spielend lernen
web-rules = Regeln
web-pad = Punkteblock
web-advice = Empfehlungen
web-settings = Einstellungen

## Coming to a table

web-invited = Du bist eingeladen
web-your-name = Dein Name
web-your-name-hint = Damit die anderen wissen, wer du bist. Mehr musst du nie angeben.
web-come-in = Zum Tisch
web-just-watch = Nur zuschauen
web-table-away = Der Server ist nicht zu erreichen
web-table-away-text = Lass diese Seite offen: Sobald die Verbindung wieder da ist, öffnet sie den Tisch von selbst.
web-play-meanwhile = So lange gegen Bots spielen

## A new table

web-new-table = Neuer Tisch
web-preset = Welches Spiel?
web-kind-classic = Klassisch
    .hint = Wie gedruckt
web-kind-short = Kurz
    .hint = Fünf Runden
web-kind-two = Zu zweit
    .hint = Sechs Runden
web-kind-twist = Mit Pfiff
    .hint = Eine Regel ist anders
web-kind-own = Nach Maß
    .hint = Alle Regeln zur Wahl
web-twist = Welche Variante?
web-length = Länge
web-length-whole = Ganz
web-length-half = Halb
web-length-short = Kurz
web-summary = { $players } Spieler, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}, { $bidding ->
    [hidden] verdeckte Ansagen
    [secret] geheime Ansagen
   *[open] offene Ansagen
}
web-manners = Am Tisch
web-private = Unter Freunden
web-private-hint = Mitspielen kann, wer den Link oder den Code hat.
web-listed = Offen für alle
web-listed-hint = Der Tisch steht für alle sichtbar auf der Startseite.
web-clock = Bedenkzeit
web-clock-none = unbegrenzt
web-clock-each = { $minutes } Minuten für jeden, plus { $seconds } Sekunden je Zug
web-allow-hints = Tipps erlauben
    .hint = Runden mit Tipp sind auf dem Block markiert, für alle sichtbar.
web-no-hints = ohne Tipps
web-bots = Stärke der Bots
web-bots-hint = Bots übernehmen die freien Plätze und springen ein, wenn jemand fehlt.
web-style = Ansagen der Bots
web-style-none = Nach ihren Karten
web-style-bold = Eher hoch
    .note = sagt hoch an
web-style-careful = Eher niedrig
    .note = sagt niedrig an
web-open-table = Tisch eröffnen

web-level-beginner = Anfänger
    .hint = Zählt hohe Karten und denkt nur an den laufenden Stich.
web-level-casual = Hobbyspieler
    .hint = Vergisst viel von dem, was gefallen ist, und plant erst gegen Ende voraus.
web-level-seasoned = Routinier
    .hint = Solide und menschlich: vergisst ab und zu eine Karte.
web-level-expert = Experte
    .hint = Vergisst nichts und rechnet durch, wie es weitergehen kann.
web-level-master = Meister
    .hint = Stärker geht es nicht.

web-level-exact = Unter seinesgleichen erfüllt er { $exact } % seiner Ansagen.
web-level-of = Stufe von { $who }

web-preset-standard = Standardspiel
    .hint = Wie in den meisten Anleitungen, für 3 bis 6 Personen
web-preset-en = Englische Anleitung
    .hint = Offene Ansagen, französisches Blatt
web-preset-es = Spanische Anleitung
    .hint = Offene Ansagen, französisches Blatt
web-preset-fr = Französische Anleitung
    .hint = Vier Völker in vier Farben, Zahlen von 1 bis 13
web-preset-it-classic = Italienische Anleitung, klassisch
    .hint = Französisches Blatt, Zahlen von 1 bis 13
web-preset-it-fantasy = Italienische Anleitung, Fantasy
    .hint = Vier Völker in vier Farben, Zahlen von 1 bis 13
web-preset-hidden-bid = Verdeckte Ansagen
    .hint = Alle sagen verdeckt an, dann wird gemeinsam aufgedeckt
web-preset-delayed-reveal = Geheime Ansagen
    .hint = Was die anderen angesagt haben, erfährst du erst nach der Runde
web-preset-dark-wizard = Dunkler Zauberer
    .hint = Von mehreren Zauberern macht der letzte den Stich
web-preset-two-players = Zu zweit
    .hint = Nur einmal gemischt, geheime Ansagen
web-preset-no-even-bid = Es darf nicht aufgehen
    .hint = Wer allein führt, darf die Ansagen nicht aufgehen lassen
web-preset-clairvoyance = Hellsehen
    .hint = Vor dem Ansagen siehst du alle Karten, nur deine eigenen nicht
web-preset-one-suit = Eine Farbe für jeden
    .hint = Jeder hat eigene fünfzehn Karten, zu dritt oder zu viert
web-preset-plus-minus-one = Plus/minus eins
    .hint = Die Ansagen dürfen nie genau aufgehen
web-preset-short = Kurzes Spiel
    .hint = Fünf Runden: 1, 3, 5, 7 und 9 Karten

web-option-players = Mitspieler
web-option-bidding = Ansagen
web-option-even-bid = Dürfen die Ansagen aufgehen?
web-option-even-bid-from = Ab wie vielen Karten die Ansagen beschränkt sind
web-option-winning-wizard = Bei mehreren Zauberern
web-option-deal = Karten
web-option-edition = Ausgabe
web-option-clairvoyance = Hellsehen
    .hint = Vor dem Ansagen siehst du die Karten der anderen, deine eigenen nicht.
web-option-clairvoyant-rounds = Runden mit Hellsehen
web-option-follow-after-wizard = Nach einem Zauberer bedienen
    .hint = Wird ein Zauberer ausgespielt, muss die erste Zahlenkarte danach bedient werden.
web-option-first-dealer = Erster Geber
web-option-hand-sizes = Karten je Runde
web-bidding-open = Offen
    .hint = Nacheinander und für alle hörbar
web-bidding-hidden = Verdeckt
    .hint = Aufgedeckt, wenn alle angesagt haben
web-bidding-secret = Geheim
    .hint = Aufgedeckt, wenn die Runde vorbei ist
web-even-bid-free = Ja
    .hint = Jede Ansage ist erlaubt
web-even-bid-not-leader = Nicht, wenn der Letzte allein führt
    .hint = Wer als Letzter ansagt und allein führt, darf sie nicht aufgehen lassen
web-even-bid-never = Nie
    .hint = Wer als Letzter ansagt, muss eine Zahl vermeiden
web-even-bid-from-number = Freie Ansagen mit weniger als { $number } Karten
    .hint = Beschränkt sind die Ansagen ab { $number } Karten
web-clairvoyant-rounds-all = Alle Runden
    .hint = Von der ersten Runde bis zur letzten
web-clairvoyant-rounds-first = Nur die erste Runde
    .hint = Danach sieht jeder wie sonst die eigenen Karten
web-winning-wizard-first = der erste macht den Stich
    .hint = Wie in jeder Anleitung
web-winning-wizard-last = der letzte macht den Stich
    .hint = Variante „Dunkler Zauberer“
web-deal-shared = Ein gemeinsames Kartenspiel
    .hint = Vor jeder Runde neu gemischt
web-deal-one-suit = Eine Farbe für jeden
    .hint = Eine Farbe, ein Zauberer und ein Narr für jeden
web-edition-classic = Klassisch
    .hint = Kreuz, Karo, Herz, Pik
web-edition-fantasy = Fantasy
    .hint = Riesen, Zwerge, Menschen, Elfen
web-dealer-draw = Wer die höchste Karte zieht
web-hand-sizes-all = 1, 2, 3 … alle Karten
web-hand-sizes-hint = Zum Beispiel 1, 3, 5 oder 10-1. Leer lassen für die üblichen Runden.

## The rules

web-rules-of = Regeln für: { $name }

## Settings

web-language = Sprache
web-set-theme = Darstellung
web-set-theme-auto = Wie das Gerät
web-set-theme-light = Hell
web-set-theme-dark = Dunkel
web-set-theme-contrast = Hoher Kontrast
web-set-faces = Werte auf den Karten
web-set-faces-letters = 2 bis 10, J, Q, K, A
web-set-faces-numbers = 1 bis 13
web-set-order = Sortierung der Hand
web-set-order-trump-first = Farben, Trumpf zuerst
web-set-order-suits = Farben
web-set-order-ranks = Werte
web-set-speed = Animationen
web-set-speed-normal = Normal
web-set-speed-quick = Schnell
web-set-speed-slow = Langsam
web-set-speed-none = Keine
web-set-play = Beim Spielen
web-set-confirm = Zum Spielen zweimal tippen
    .hint = Das erste Tippen hebt die Karte an, das zweite spielt sie.
web-set-preselect = Karte im Voraus wählen
    .hint = Tippe eine Karte an, während andere überlegen: Sie wird gespielt, sobald du dran bist, falls sie dann erlaubt ist.
web-set-playonly = Einzige Karte automatisch spielen
    .hint = Ist nur eine Karte erlaubt, wird sie von selbst gespielt.
web-set-sound = Töne
    .hint = Leise Töne für Karten und Stiche.
web-set-keys = Tastenkürzel
    .hint = Ziffern sagen an, Buchstaben lesen vor. Schalte sie aus, wenn du diktierst oder leicht versehentlich Tasten drückst.
web-own-link = Gerät hinzufügen
web-own-link-hint = Öffne diesen Link auf dem anderen Gerät. Er gilt zehn Minuten und nur einmal. Gib ihn niemandem weiter: Er zeigt deine Karten.
web-own-link-make = Link erstellen
web-own-link-qr = Der Link als QR-Code für die Kamera des anderen Geräts
web-nobody-yet = Du hast hier noch keinen Namen. Setz dich zuerst an einen Tisch.
web-devices = Deine Geräte
web-devices-text = Auf diesen Geräten bist du { $name }. Hast du eines verloren, melde es ab.
web-device-unknown = Unbekanntes Gerät
web-device-here = Dieses Gerät
web-device-used = Zuletzt benutzt: { $date }
web-sign-out = Abmelden
web-sign-out-of = { $device } abmelden
web-sign-out-others = Alle anderen abmelden
web-sign-out-last = Du bist nur auf diesem Gerät { $name }: Meldest du dich ab, kann niemand mehr { $name } sein.
web-sign-out-sure = Endgültig abmelden
web-signed-out = Du wurdest auf diesem Gerät abgemeldet.
web-become = Auf diesem Gerät { $there } werden?
web-become-other = Du bist hier { $here }.
web-become-back = Einen Tag lang kannst du zu { $here } zurückkehren.
web-become-shared = Mach nur weiter, wenn du wirklich { $there } bist: { $there } sieht alle Karten, die du unter diesem Namen bekommst, und kann sie spielen.
web-become-yes = { $there } werden
web-become-no = Nicht wechseln
web-became = Du bist auf diesem Gerät jetzt { $there }.
web-go-back = Zurück zu { $here }
web-go-on = Weiter

web-more-of = { $what }: eins mehr

## Replays

web-replay = Noch einmal ansehen
web-review = Analyse
web-games = Deine Spiele

## Refusals that sound different in the page

web-refusal-unknown = Das hat nicht geklappt ({ $code }).
web-refusal-net-unreachable = Der Server ist nicht zu erreichen. Das Spiel gegen Bots, die Regeln und der Punkteblock funktionieren auch ohne ihn.
web-refusal-bots-no-weights = Dieser Bot ließ sich nicht laden; „steady“ spielt an seiner Stelle.
web-refusal-bots-no-engine = Die Bots können gerade nicht denken. Neuer Versuch …
web-refusal-bots-failed = Dieser Bot ist ausgefallen; „steady“ spielt an seiner Stelle.
web-refusal-bots-no-wasm = Dieser Browser erlaubt kein WebAssembly, das die Bots brauchen. Erlaube es für diese Seite, oder spiele an einem Tisch mit anderen.
web-refusal-net-failed = Der Server hat einen Fehler gemeldet ({ $status }). Versuche es gleich noch einmal.
web-refusal-file-too-large = Sie ist weit größer als jede Aufzeichnung.
web-refusal-record-not-json = Die Zeile ist kein gültiges JSON.
web-refusal-options-even-bid-needs-open-bids = Ob die Ansagen aufgehen dürfen, lässt sich nur bei offenen Ansagen regeln, denn wer als Letzter ansagt, muss die anderen kennen. Wähle offene Ansagen, oder erlaube jede Ansage.
web-refusal-options-two-players-need-secret-bids = Zu zweit wird geheim angesagt: Wähle geheime Ansagen oder mehr Mitspieler.
web-refusal-options-one-suit-needs-three-or-four = „Eine Farbe für jeden“ spielt man zu dritt oder zu viert: Ändere die Zahl der Mitspieler.
web-refusal-options-nothing-to-follow = Hat jeder seine eigene Farbe, wird nie eine Farbe angespielt: Lass die Regel vom Bedienen nach einem Zauberer weg.
web-refusal-options-no-round-is-clairvoyant = Hellsehen nur in der ersten Runde gibt es nur mit Hellsehen: Schalte es ein.
web-refusal-options-no-bid-is-restricted = Wähle zuerst, wann die Ansagen nicht aufgehen dürfen. Erst dann lässt sich festlegen, ab wie vielen Karten das gilt.
web-refusal-options-fixed-schedule = Die Runden dieses Spiels stehen fest: Lass das Feld „Karten je Runde“ leer.
web-refusal-options-invalid = { FLAG($option) }: „{ $value }“ geht nicht. Möglich ist: { $allowed }.
