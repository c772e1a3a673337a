### Die Seite im Browser: alles außer dem Tisch

## Everywhere

web-skip = Zum Inhalt
web-home = Startseite
web-loading = Einen Augenblick …
web-not-found = Hier ist nichts
web-not-found-text = Diese Seite gibt es nicht. Oben geht es zurück.
web-not-affiliated = Foretell ist freie Software. Es steht in keiner Verbindung zu den Verlagen des Kartenspiels.
web-you = Du
web-bot-name = Bot { $number }
web-seat = Platz { $seat }

## The first screen

web-claim = Sag an, wie viele Stiche du machst. Dann mach genau so viele.
web-choices = Spielen
web-play-now = Gleich spielen
web-play-now-text = Du und drei Bots
web-play-friends = Mit Freunden spielen
web-play-friends-text = Über einen Link oder einen Code
web-resume = Weiterspielen
web-resume-text = Runde { $round } von { $rounds }
web-your-tables = Deine Tische
web-open-tables = Offene Tische
web-table-of = Tisch von { $host }
web-seats-taken = { $taken } von { $players } Plätzen besetzt
web-watch = zusehen
web-code = Der Code eines Tisches
web-join = Beitreten
web-more = Mehr
web-learn = Spielend lernen
web-rules = Die Regeln
web-pad = Punkteblock
web-settings = Einstellungen

## Coming to a table

web-invited = Du bist eingeladen
web-your-name = Dein Name
web-your-name-hint = Damit die anderen wissen, wer du bist. Mehr wird nie gefragt.
web-come-in = Hereinkommen
web-just-watch = Nur zusehen

## A new table

web-new-table = Ein neuer Tisch
web-preset = Welches Spiel?
web-all-options = Alle Optionen
web-manners = Am Tisch
web-private = Unter Freunden
web-private-hint = Mitspielen kann, wer den Link oder den Code hat.
web-listed = Offen für alle
web-listed-hint = Die erste Seite zeigt den Tisch allen.
web-clock = Uhr
web-clock-none = keine
web-clock-quick = 3 Minuten für jeden, dazu 3 Sekunden je Zug
web-clock-normal = 10 Minuten für jeden, dazu 10 Sekunden je Zug
web-clock-long = 30 Minuten für jeden, dazu 30 Sekunden je Zug
web-bots = Stärke der Bots
web-bots-hint = Bots nehmen die freien Plätze und springen ein, wenn jemand fehlt.
web-style = Ansagen der Bots
web-style-none = Nach ihren Karten
web-style-bold = Eher hoch
    .note = sagt hoch an
web-style-careful = Eher niedrig
    .note = sagt niedrig an
web-open-table = Den Tisch öffnen

web-level-beginner = Anfänger
    .hint = Zählt hohe Karten und denkt nur an den Stich, der gerade liegt.
web-level-casual = Hobbyspieler
    .hint = Vergisst viel von dem, was gefallen ist, und plant erst gegen Ende voraus.
web-level-seasoned = Routinier
    .hint = Solide und menschlich: Ab und zu ist eine Karte vergessen.
web-level-expert = Experte
    .hint = Vergisst nichts und denkt durch, wie es weitergehen kann.
web-level-master = Meister
    .hint = Stärker geht es nicht.

web-preset-standard = Das Spiel
    .hint = Wie die meisten Anleitungen es drucken, zu dritt bis zu sechst
web-preset-en = Englische Anleitung
    .hint = Offene Ansagen, französische Farben
web-preset-es = Spanische Anleitung
    .hint = Offene Ansagen, französische Farben
web-preset-fr = Französische Anleitung
    .hint = Völker mit ihren Farben, Zahlen von 1 bis 13
web-preset-it-classic = Italienische Anleitung, klassisch
    .hint = Französische Farben, Zahlen von 1 bis 13
web-preset-it-fantasy = Italienische Anleitung, Fantasy
    .hint = Völker mit ihren Farben, Zahlen von 1 bis 13
web-preset-hidden-bid = Verdeckte Ansagen
    .hint = Alle sagen zugleich an, dann wird aufgedeckt
web-preset-delayed-reveal = Geheime Ansagen
    .hint = Keiner kennt die der anderen, bis die Runde vorbei ist
web-preset-dark-wizard = Dunkler Zauberer
    .hint = Von mehreren Zauberern macht der letzte den Stich
web-preset-two-players = Zu zweit
    .hint = Ein Kartenspiel für das ganze Spiel, geheime Ansagen
web-preset-no-even-bid = Nicht aufgehen
    .hint = Wer allein führt, darf die Ansagen nicht aufgehen lassen
web-preset-clairvoyance = Hellsehen
    .hint = Vor der Ansage siehst du alle Hände außer der eigenen
web-preset-one-suit = Eine Farbe für jeden
    .hint = Alle haben dieselben fünfzehn Karten, zu dritt oder viert
web-preset-plus-minus-one = Plus/minus eins
    .hint = Die Ansagen dürfen nie genau aufgehen
web-preset-short = Ein kurzes Spiel
    .hint = Fünf Runden: 1, 3, 5, 7 und 9 Karten

web-option-players = Mitspieler
web-option-bidding = Ansagen
web-option-even-bid = Dürfen die Ansagen aufgehen?
web-option-winning-wizard = Von mehreren Zauberern
web-option-deal = Karten
web-option-edition = Ausgabe
web-option-clairvoyance = Hellsehen
    .hint = Vor den Ansagen siehst du die Hände der anderen, die eigene nicht.
web-option-follow-after-wizard = Nach einem Zauberer bedienen
    .hint = Nach einem ausgespielten Zauberer ist die erste Zahlenkarte zu bedienen.
web-option-first-dealer = Erster Geber
web-option-hand-sizes = Karten je Runde
web-bidding-open = Offen
    .hint = Nacheinander, alle hören sie
web-bidding-hidden = Verdeckt
    .hint = Aufgedeckt, wenn alle angesagt haben
web-bidding-secret = Geheim
    .hint = Aufgedeckt, wenn die Runde vorbei ist
web-even-bid-free = Ja
    .hint = Jede Ansage ist erlaubt
web-even-bid-not-leader = Nicht, wenn der allein Führende als Letzter ansagt
    .hint = Wer allein vorn liegt, darf sie nicht aufgehen lassen
web-even-bid-never = Nie
    .hint = Der Letzte muss eine Zahl meiden
web-winning-wizard-first = der erste macht den Stich
    .hint = Wie in jeder Anleitung
web-winning-wizard-last = der letzte macht den Stich
    .hint = Der dunkle Zauberer
web-deal-shared = Ein Kartenspiel
    .hint = In jeder Runde neu gemischt
web-deal-one-suit = Eine Farbe für jeden
    .hint = Eine Farbe, ein Zauberer und ein Narr für jeden
web-edition-classic = Klassisch
    .hint = Kreuz, Karo, Herz, Pik
web-edition-fantasy = Fantasy
    .hint = Riesen, Zwerge, Menschen, Elfen
web-dealer-draw = Wer die höchste Karte zieht
web-hand-sizes-all = 1, 2, 3 … alle Karten
web-hand-sizes-hint = Etwa 1, 3, 5 oder 10-1. Leer für die üblichen Runden.

## The rules

web-rules-of = Regeln für: { $name }

## Settings

web-language = Sprache
web-set-theme = Aussehen
web-set-theme-auto = Wie das Gerät
web-set-theme-light = Hell
web-set-theme-dark = Dunkel
web-set-theme-contrast = Starker Kontrast
web-set-faces = Werte auf den Karten
web-set-faces-letters = 2 bis 10, J, Q, K, A
web-set-faces-numbers = 1 bis 13
web-set-order = Sortierung der Hand
web-set-order-trump-first = Farben, Trumpf zuerst
web-set-order-suits = Farben
web-set-order-ranks = Werte
web-set-speed = Bewegung
web-set-speed-normal = Normal
web-set-speed-quick = Schnell
web-set-speed-slow = Langsam
web-set-speed-none = Keine
web-set-play = Beim Spielen
web-set-confirm = Zum Spielen zweimal tippen
    .hint = Das erste Mal hebt die Karte, das zweite spielt sie.
web-set-preselect = Im Voraus wählen
    .hint = Tippe eine Karte an, während andere überlegen: Sie wird gespielt, wenn du dran bist und sie erlaubt ist.
web-set-playonly = Die einzige Karte spielen
    .hint = Wo nur eine Karte erlaubt ist, spielt sie sich von selbst.
web-set-sound = Töne
    .hint = Kleine, für Karten und Stiche.
web-set-keys = Kürzel mit einer Taste
    .hint = Ziffern sagen an, Buchstaben lesen vor. Schalte sie aus, wenn du diktierst oder versehentlich Tasten drückst.
web-own-link = Ein Gerät hinzufügen
web-own-link-hint = Öffne diesen Link dort. Er gilt einmal und zehn Minuten. Gib ihn niemandem sonst: Er zeigt deine Karten.
web-own-link-make = Einen Link machen
web-own-link-qr = Der Link als Code für die Kamera des anderen Geräts
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
web-become-back = Einen Tag lang kannst du wieder { $here } werden.
web-become-shared = Mach nur weiter, wenn du selbst { $there } bist. { $there } sieht jedes Blatt, das du unter diesem Namen bekommst, und kann es spielen.
web-become-yes = { $there } werden
web-become-no = So bleiben
web-became = Du bist auf diesem Gerät jetzt { $there }.
web-go-back = Wieder { $here } sein
web-go-on = Weiter

## The score pad for real cards

web-pad-names = Wer spielt?
web-pad-start = Anfangen
web-pad-round = Karten
web-pad-title = Runde { $round }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden
web-pad-bid = Angesagt
web-pad-taken = Gemacht
web-pad-bid-of = Ansage von { $name }
web-pad-taken-of = Stiche von { $name }
web-pad-sum = Bisher angesagt { $sum }, Stiche { $tricks }
web-pad-amiss = Die gemachten Stiche ergeben { $sum }; es waren { $tricks }.
web-pad-edit = Runde { $round } öffnen
web-pad-again = Ein neuer Block
web-pad-again-sure = Diesen Block wegwerfen?
web-less = { $what }: einer weniger
web-more-of = { $what }: einer mehr

## Replays

web-replay = Noch einmal ansehen
web-replay-title = Spiel { $number } von { $code }
web-replay-none = Dieses Spiel gibt es nicht, oder es ist noch nicht vorbei.
web-replay-back = Zurück
web-replay-on = Weiter
web-replay-moment = Zeitpunkt im Spiel
web-replay-round = Runde
web-replay-seat = Aus Sicht von
web-record = Die Aufzeichnung herunterladen
web-fair = Es wurde ehrlich gemischt. Diese Seite hat jedes Geben nachgerechnet, und es passt zu dem, was vor der ersten Karte versprochen war: { $commitment }
web-fair-not = Die Karten passen nicht zu dem, was vor der ersten versprochen war: { $commitment }

## The first game, with words

web-lesson-bid-first = Jeder hat eine Karte. Sieh deine an: Macht sie den Stich? Sag 1 an, wenn du das glaubst, sonst 0. Es kommt darauf an, genau richtig zu liegen.
web-lesson-play-first = Jetzt wird gespielt. Den Stich macht der höchste Trumpf, oder die höchste Karte der angespielten Farbe. Ein Zauberer schlägt alles, ein Narr nichts.
web-lesson-score = Wer genau die angesagten Stiche macht, bekommt 20 Punkte und 10 mehr für jeden Stich. Die anderen verlieren 10 für jeden Stich zu viel oder zu wenig.
web-lesson-bid-trump = Nun zwei Karten. Die aufgedeckte Karte nennt die Trumpffarbe: Ihre Karten schlagen alle anderen Farben. Zähl die Stiche, die du wohl machst.
web-lesson-bid-more = Drei Karten. Sieh, was die anderen ansagen: Wollen sie mehr Stiche, als es gibt, oder weniger?
web-lesson-play-lead = Du darfst jede Karte spielen. Brauchst du noch einen Stich, spiel hoch; wenn nicht, werde los, was einen machen könnte.
web-lesson-follow = Du hast eine Karte der angespielten Farbe, also musst du bedienen. Einen Zauberer oder Narren darfst du immer spielen.
web-lesson-wizard = Du hast einen Zauberer: Er macht den Stich, was auch immer liegt. Der erste Zauberer im Stich gewinnt.
web-lesson-jester = Du hast einen Narren: Er verliert gegen jede andere Karte. Gut, um einen Stich loszuwerden, den du nicht willst.
web-lesson-play-count = Vergleich deine Ansage mit den gemachten Stichen. Von hier an geht es bei jeder Karte um die genaue Zahl.
web-lesson-choose-trump = Ein Zauberer wurde aufgedeckt, und du gibst: Du bestimmst den Trumpf.
web-lesson-end = Das war ein ganzes Spiel im Kleinen. Das richtige hat so viele Runden, wie die Karten erlauben: zu viert 15.
web-lesson-close = Verstanden

## Refusals that sound different in the page

web-refusal-unknown = Das ging nicht ({ $code }).
web-refusal-net-unreachable = Der Server ist nicht zu erreichen. Gegen Bots spielen, die Regeln und der Punkteblock gehen auch ohne ihn.
web-refusal-net-failed = Der Server hat mit einem Fehler geantwortet ({ $status }). Versuch es gleich noch einmal.
web-refusal-options-even-bid-needs-open-bids = Ob die Ansagen aufgehen dürfen, lässt sich nur bei offenen Ansagen regeln: Der Letzte muss die anderen kennen.
web-refusal-options-two-players-need-secret-bids = Zu zweit wird geheim angesagt: Wähle geheime Ansagen oder mehr Mitspieler.
web-refusal-options-one-suit-needs-three-or-four = „Eine Farbe für jeden“ spielt man zu dritt oder zu viert: Ändere die Zahl der Mitspieler.
web-refusal-options-nothing-to-follow = Hat jeder seine eigene Farbe, wird nie eine Farbe angespielt: Lass die Regel vom Bedienen nach einem Zauberer weg.
web-refusal-options-fixed-schedule = Die Runden dieses Spiels stehen fest: Lass die Karten je Runde leer.
web-refusal-options-invalid = { FLAG($option) }: „{ $value }“ geht nicht. Möglich: { $allowed }.
