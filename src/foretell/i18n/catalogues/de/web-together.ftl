### Gemeinsam ansehen, auf der Seite

web-together = Gemeinsam ansehen
web-together-lead = Du führst.
web-together-followers = { $count ->
    [0] Niemand folgt.
    [one] Es folgt: { $who }.
   *[other] Es folgen ({ $count }): { $who }.
}
web-together-watchers = { $count ->
    [one] eine Person ohne Platz
   *[other] { $count } Personen ohne Platz
}
web-together-wander = Allein unterwegs: { $who }.
web-together-following = Du folgst { $who }.
web-together-apart = Du siehst dich allein um.
web-together-nobody = Niemand führt.
web-together-over = Am Tisch geht es weiter.
web-together-signed-out = Du bist abgemeldet.
web-together-follow = { $who } folgen
web-together-table = Zum Tisch
web-together-notes = Notizen
web-together-no-notes = Es gibt noch keine Notizen.
web-together-note-of = { $who }, Runde { $round }
web-together-write = Eine Notiz zu diesem Moment
web-together-add = Hinzufügen
web-together-remove = Notiz von { $who } entfernen
web-together-hide = Was noch kommt, verbergen
web-together-hide-hint = Weder das Ergebnis noch die Zahl der Runden ist zu sehen.
