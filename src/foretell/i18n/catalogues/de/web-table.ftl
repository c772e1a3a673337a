### Der Tisch im Browser

# $who is a player and $you says whether it is the reader (yes or no).

## Around the table

table-title = Tisch
table-of = Tisch von { $host }
table-loading = Der Tisch wird vorbereitet …
table-seat = Platz { $seat }
table-close = Schließen
table-menu = Menü
table-pad = Block
table-tricks = Stiche dieser Runde
table-keys = Tasten
table-rules = Regeln an diesem Tisch
table-leave = Tisch verlassen
table-try-again = Noch einmal versuchen
    .note = Zurück zu deiner letzten Entscheidung. Das Spiel gilt danach als Übung.
table-practice = Übung: Ein Teil dieses Spiels war schon einmal gespielt.
table-players = Mitspieler
table-your-place = Dein Platz
table-watching = Du schaust zu.
table-sit-down = Platz nehmen
table-moment = Einen Moment …
table-connection-connecting = Verbindung wird hergestellt …
table-connection-lost = Verbindung unterbrochen. Sie wird von selbst wiederhergestellt.
table-clock = noch { $time }

## Before the game

table-seats = Plätze
table-open-seat = Freier Platz
table-sit-here = Hier sitzen
table-sit-at = Hier sitzen, auf Platz { $seat }
table-stand = Aufstehen
table-bot-here = Bot
table-bot-at = Platz { $seat } einem Bot geben
table-strength = Stärke von { $who }
table-remove = { $who } ausschließen
table-swap = Platz tauschen: { $who }
table-swap-with = Wer soll mit { $who } tauschen?
table-its-you = du
table-is-host = Gastgeber
table-is-bot = Bot
table-is-away = nicht da
table-is-waiting = spielt ab der nächsten Runde
table-start = Spiel starten
table-start-bots = { $open ->
    [one] Ein Bot übernimmt den freien Platz.
   *[other] Bots übernehmen die { $open } freien Plätze.
}
table-waits-for-host = Das Spiel beginnt, sobald { $host } es startet.
table-no-host = Niemand ist da, der das Spiel starten könnte. Setz dich an den Tisch, dann kannst du es.
table-invite = Einladen
table-invite-how = Wer diesen Link hat, kann sich dazusetzen.
table-invite-watch = Alle Plätze sind besetzt. Wer diesen Link hat, kann zuschauen.
table-invite-text = Komm an meinen Tisch und spiel mit.
table-code = Code
table-qr = Der Link als QR-Code für die Kamera
table-share = Link teilen
table-copy = Link kopieren
table-copied = Link kopiert.
table-promised = Gemischt und versiegelt
table-promised-text = Diese Zahl legt den Server auf die gemischten Karten fest, bevor die erste fällt. Alle am Tisch steuern eine eigene Zahl bei, und nach dem Spiel können alle prüfen, dass nichts geändert wurde.
table-nonces = Mit einer Zahl von: { $who }

## A seat

table-is-dealer = gibt
table-is-to-act = ist dran
table-you-named = Du, { $who }
table-owns-suit = spielt { $suit }
table-total = Stand { $total }
table-leads = vorn
table-plate-bid = sagt { $bid }
table-plate-standing = sagt { $bid }, hat { $taken }
table-no-bid-yet = noch keine Ansage
table-standing-secret = Ansage geheim, gemacht { $taken }
table-standing-needs = angesagt { $bid }, gemacht { $taken }, noch { $by }
table-standing-fulfilled = angesagt { $bid }, gemacht { $taken }, genau
table-standing-over = angesagt { $bid }, gemacht { $taken }, { $by } zu viel

## The round

table-round = Runde { $number } von { $rounds }
table-sum-so-far = bisher { $sum } für { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}
table-sum-even = { $sum } für { $tricks }: geht auf
table-sum-overbid = { $sum } für { $tricks }: { $by } zu viel
table-sum-underbid = { $sum } für { $tricks }: { $by } zu wenig
table-bids-hidden = { $bid } von { $players } { $bid ->
    [one] hat
   *[other] haben
} verdeckt angesagt
table-bids-secret = Ansagen geheim bis Rundenende
table-trump-title = Trumpf
table-trump-suit = Trumpf: { $suit }. Aufgedeckt: { $turned }.
table-trump-suit-only = Trumpf: { $suit }.
table-trump-none = Kein Trumpf. Aufgedeckt: { $turned }.
table-trump-choose = Trumpf noch offen. Aufgedeckt: { $turned }.
table-trump-no-card = Kein Trumpf: Es ist keine Karte übrig.
table-trump-one-suit = Kein Trumpf: Die höchste Karte macht den Stich.
table-trump-short-none = kein Trumpf
table-trump-short-choose = noch offen
table-trump-short-no-card = kein Trumpf
table-trump-short-one-suit = kein Trumpf

## What to do

table-turn-trump = Du bist dran: Bestimme den Trumpf
table-turn-bid = Du bist dran: Sag an
table-turn-lead = Du bist dran: Spiele aus
table-turn-play = Du bist dran: Spiele eine Karte
table-waits-choosing-trump = { $who } bestimmt den Trumpf
table-waits-bidding = { $who } sagt an
table-waits-playing = { $who } ist dran
table-waits-for-bids = { $count ->
    [one] Es fehlt noch eine Ansage
   *[other] Es fehlen noch { $count } Ansagen
}
table-ask-bid = { $tricks ->
    [one] Machst du den Stich?
   *[other] Wie viele der { $tricks } Stiche machst du?
}
table-bid-of = { $bid } ansagen
table-ask-trump = Bestimme den Trumpf
table-ask-trump-unseen = Du bestimmst ihn, bevor du deine Karten siehst.
table-not-your-turn = Noch nicht: { $who } ist dran.
table-nothing-to-do = Im Moment ist nichts zu tun.
table-bid-first = Zuerst wird angesagt.
table-trump-first = Zuerst wird der Trumpf bestimmt.
table-chosen-not-now = Die gewählte Karte darf jetzt nicht gespielt werden.
table-chosen-dropped = Das Spiel ging weiter: Die gewählte Karte ist wieder auf deiner Hand.

## While the connection is down

table-waiting = Wartet auf die Verbindung: { $what }
table-waiting-sent = War schon unterwegs, als die Verbindung abbrach: { $what }
table-withdraw = Zurückziehen
table-card-waiting = { $card }, wartet auf die Verbindung
table-on-its-way = Das war schon unterwegs, als die Verbindung abbrach, und lässt sich nicht mehr ändern.
table-overtaken = { $what ->
    [play] Das Spiel ging inzwischen weiter: Deine Karte wurde nicht gespielt.
    [bid] Das Spiel ging inzwischen weiter: Deine Ansage wurde nicht gemacht.
    [choose_trump] Das Spiel ging inzwischen weiter: Der Trumpf, den du bestimmt hast, gilt nicht.
    [ask_undo] Das Spiel ging inzwischen weiter: Es wurde nichts zurückgenommen.
    [answer_undo] Deine Antwort kam zu spät: Niemand wartet mehr darauf.
    [answer_removal] Deine Antwort kam zu spät: Niemand wartet mehr darauf.
   *[other] Am Tisch ging es inzwischen weiter: Es ist nichts geschehen.
}

## A hint

table-hint = Tipp
table-hint-loading = Der stärkste Bot wird geladen …
table-hint-looking = Mögliche Spiele werden durchgespielt: { $games } von { $of } …
table-hint-marking = Die Runde wird auf dem Block markiert …
table-hint-bid = Sag { $bid } an
table-hint-trump = Mach { $suit } zum Trumpf
table-hint-play = Spiele { card-with-article }
table-hint-worth = { $points } Punkte, Ansage in { $chance } der Fälle erfüllt
table-hint-said = { $action }: { table-hint-worth }.
table-hint-own = deine Antwort
table-hint-level = Etwa gleich gut
table-hint-points = Punkte
table-hint-made = Erfüllt
table-hint-games = { $games ->
    [0] Auf den ersten Blick
    [one] Ein mögliches Spiel durchgespielt
   *[other] { $games } mögliche Spiele durchgespielt
}; ± ist das 95-%-Intervall.
table-hint-simpler = Der stärkste Bot konnte nicht geladen werden, deshalb antwortet ein einfacherer. Geh einmal online, dann bleibt er auf diesem Gerät.
table-hint-none = Diesmal kein Tipp: Die Bots konnten nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
table-hint-marked = Dein Block zeigt, dass du in dieser Runde einen Tipp genutzt hast.
table-hint-note = In Runden mit diesem Zeichen wurde ein Tipp genutzt.
table-hint-used = mit Tipp

## Cards

table-your-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
table-card-chosen = { $card }, gewählt
table-unseen-hand = { $count ->
    [one] Deine Karte. Du siehst sie, wenn alle angesagt haben.
   *[other] Deine { $count } Karten. Du siehst sie, wenn alle angesagt haben.
}
table-others-hands = Die Karten der anderen
table-hand-unseen = Deine Karten siehst du nicht.
table-hand-empty = Deine Hand ist leer.
table-trick = Stich { $number } von { $tricks }
table-led = spielte aus
table-wins-so-far = liegt vorn
table-took-it = hat den Stich
table-last-trick = Voriger Stich
table-spent-short = Aus dem Spiel
table-no-tricks = In dieser Runde wurde noch kein Stich gemacht.
table-trick-taken = { $you ->
    [yes] Stich { $number }: deiner
   *[no] Stich { $number }: { $who }
}
table-spent = Aus dem Spiel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

## Score

table-round-over = Runde { $number } ist zu Ende
table-round-result = angesagt { $bid }, gemacht { $taken }
table-pad-caption = Ansage und Punktestand aller Mitspieler, Runde für Runde
table-pad-cell = angesagt { $bid }, gemacht { $taken }, { $points } Punkte, Stand { $total }
table-pad-empty = Noch steht keine Runde auf dem Block.
table-round-word = Karten in der Runde
table-round-sign = Nr.
table-chart = Punktestand von Runde zu Runde
table-chart-text = Punktestand von Runde zu Runde. Jetzt: { $totals }.

## After the game

table-wins = { $you ->
    [yes] Du gewinnst mit { $total } Punkten!
   *[no] { $who } gewinnt mit { $total } Punkten
}
table-win-together = Gemeinsam gewinnen: { $who }, mit { $total } Punkten
table-story-won = { $you ->
    [yes] Du gewinnst mit { $by } Vorsprung: Runde { $round } hat dir { $points } gebracht.
   *[no] { $who } gewinnt mit { $by } Vorsprung: Runde { $round } hat { $points } gebracht.
}
table-story-shared = { $you ->
    [yes] Gleichstand an der Spitze: Runde { $round } hat dir { $points } gebracht.
   *[no] Gleichstand an der Spitze: Runde { $round } hat { $who } { $points } gebracht.
}
table-story-cost = { $place }., { $by } zurück: Runde { $round } hat dich { $points } gekostet.
table-story-outdone = { $place }., { $by } zurück: In Runde { $round } hat { $who } { $points } mehr geholt als du.
table-rematch = Noch ein Spiel
table-rematch-waits = Der Gastgeber kann ein neues Spiel starten.
table-record = Aufzeichnung speichern
table-figures = Das Spiel in Zahlen
table-figure-best = Beste Runde
table-figure-worst = Schlechteste Runde
table-figure-round = { $who }, Runde { $round }
table-figure-streak = Erfüllte Ansagen in Folge
table-figure-exact = Meiste erfüllte Ansagen
table-figure-leads = Führungswechsel
table-figure-hints = Runden mit Tipp
table-exact-of = { $who }: { $exact } von { $rounds } Ansagen erfüllt
table-fair-title = Wurde fair gemischt?
table-fair-text = { $where ->
    [page] Die Karten waren gemischt und versiegelt, bevor die erste gegeben wurde, und danach konnte niemand mehr etwas ändern: weder die Bots noch diese Seite.
   *[server] Vor der ersten Karte war der Server auf die gemischten Karten festgelegt.
} Dein Browser kann mit eigenem Code prüfen, ob jede Karte daher stammt.
table-fair-check = Mischen prüfen
table-fair-good = Es wurde fair gemischt: Jede Karte kam wie festgelegt.
table-fair-bad = Die Karten passen nicht zur Festlegung ({ $code }).
table-fair-numbers = Die Zahlen
table-fair-commitment = Festlegung
table-fair-seed = Startwert
table-fair-salt = Salz

## Bots

table-bots-wait = Die Bots brauchen gerade länger: Die Bots dieses Gastgebers haben viel gerechnet.

## Taking back

table-undo = Zurücknehmen
table-undo-asked = { $you ->
    [yes] Du möchtest deinen letzten Zug zurücknehmen.
   *[no] { $who } möchte den letzten Zug zurücknehmen.
}
table-undo-agree = Einverstanden
table-undo-refuse = Ablehnen
table-undo-waits = Noch nicht zugestimmt: { $who }
table-undo-pause = Das Spiel wartet auf eine Antwort.
table-removal-asked = { $you ->
    [yes] Du möchtest { $target } vom Tisch ausschließen.
   *[no] { $who } möchte { $target } vom Tisch ausschließen.
}
table-removal-asked-you = { $who } möchte dich vom Tisch ausschließen.

## Preferences and the host’s matters

table-preferences = Deine Einstellungen
table-prefer-order = Sortierung der Hand
    .trump-first = Trumpf zuerst
    .suits = Nach Farben
    .ranks = Nach Werten
table-prefer-speed = Animationen
    .slow = Langsam
    .normal = Normal
    .quick = Schnell
    .none = Keine
table-prefer-confirm = Zum Spielen zweimal tippen
table-prefer-preselect = Karte im Voraus wählen
table-prefer-playonly = Einzige Karte automatisch spielen
table-prefer-sound = Töne und Vibration
table-host-matters = Als Gastgeber

## Keys

table-key-arrows = durch deine Hand gehen
table-key-enter = Karte spielen
    .name = Enter
table-key-digits = ansagen
table-key-h = deine Hand vorlesen
table-key-t = Stich vorlesen
table-key-b = Ansagen und Stiche vorlesen
table-key-s = Punktestand vorlesen
table-key-u = Trumpf vorlesen
table-key-w = vorlesen, wer dran ist
table-key-a = einen Tipp geben
table-key-help = diese Liste zeigen

## What happened, read aloud

table-told-pair = { $who }: { $what }
table-told-seated = { $you ->
    [yes] Du setzt dich.
   *[no] { $who } setzt sich.
}
table-told-waits = { $you ->
    [yes] Du setzt dich und spielst ab der nächsten Runde.
   *[no] { $who } setzt sich und spielt ab der nächsten Runde.
}
table-told-vacated = Platz { $seat } ist wieder frei.
table-told-stood-in = { $you ->
    [yes] Du bist nicht da. Ein Bot spielt für dich.
   *[no] { $who } ist nicht da. Ein Bot springt ein.
}
table-told-silent = { $you ->
    [yes] Du hast dir zu viel Zeit gelassen. Ein Bot spielt für dich, bis du etwas tust.
   *[no] { $who } lässt sich zu viel Zeit. Ein Bot springt ein.
}
table-told-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
table-told-hint = { $you ->
    [yes] Du nutzt einen Tipp.
   *[no] { $who } nutzt einen Tipp.
}
table-told-undo-refused = { $you ->
    [yes] Du hast abgelehnt.
   *[no] { $who } hat abgelehnt.
}
table-told-undo-lapsed = Nichts wird zurückgenommen: Nicht alle haben geantwortet.
table-told-removal-lapsed = Niemand wird ausgeschlossen: Nicht alle haben geantwortet.
table-told-taken-back = { $you ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $who } nimmt den letzten Zug zurück.
}
table-told-dealt = { $you ->
    [yes] Runde { $round }. Du gibst jedem { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
   *[no] Runde { $round }. { $who } gibt jedem { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
}
table-told-trump = { $you ->
    [yes] Du bestimmst den Trumpf: { $suit }.
   *[no] { $who } bestimmt den Trumpf: { $suit }.
}
table-told-bid = { $you ->
    [yes] Du sagst { $bid } an.
   *[no] { $who } sagt { $bid } an.
}
table-told-has-bid = { $you ->
    [yes] Du hast angesagt.
   *[no] { $who } hat angesagt.
}
table-told-played = { $you ->
    [yes] Du: { $card }.
   *[no] { $who }: { $card }.
}
table-told-won = { $you ->
    [yes] Du machst den Stich.
   *[no] { $who } macht den Stich.
}
table-told-won-with = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} ihn mit { FIRST($card) ->
    [zauberer] einem { $card }
    [narr] einem Narren
    [one] der { $card }
    [other] der { $card }
   *[sign] { $card }
} gemacht.
table-told-trick = Der Stich: { $cards }.
table-told-score = { $who }: { $points } Punkte, Stand { $total }.
table-told-total = { $who }: { $total }.
table-told-hand = Deine Karten: { $cards }.
table-told-legal = Du kannst spielen: { $cards }.
