### Ein Spiel gemeinsam ansehen

together-other-game = Der Tisch sieht sich jetzt Spiel { $game } an, nicht dieses.
together-no-such-moment = In diesem Spiel gibt es keinen Moment { $at }; der letzte ist { $most }.
together-full = Zu diesem Spiel gab es mehr als { $most } Schritte und Notizen. Spiele ein neues.
together-too-many-notes = Es gibt schon { $most } Notizen. Entferne zuerst eine.
together-no-such-note = Diese Notiz gibt es nicht mehr.
together-not-own-note = Eine Notiz entfernen kann nur, wer sie geschrieben hat oder den Tisch leitet.
note-empty = Eine Notiz braucht wenigstens ein sichtbares Zeichen.
note-too-long = Diese Notiz ist zu lang: Höchstens { $most } Zeichen sind erlaubt; Emojis, chinesische Zeichen und Ähnliches zählen als zwei oder mehr.
note-bad-character = Eine Notiz darf das Zeichen { $character } nicht enthalten: Es wäre unsichtbar oder würde andere verändern. Lass es weg.

table-review-lead = Gemeinsam ansehen
table-review-follow = Mit ansehen
table-told-note = Notiz von { $who }: { $text }
