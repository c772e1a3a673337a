### Looking back at a game together

together-other-game = The table is looking at game { $game } now, not at this one.
together-no-such-moment = There is no moment { $at } in this game: the last one is { $most }.
together-full = There have been more than { $most } steps and notes for this game. Play another one.
together-too-many-notes = There are { $most } notes already. Remove one first.
together-no-such-note = This note is gone.
together-not-own-note = Only its author and the host can remove a note.
note-empty = A note needs at least one visible character.
note-too-long = This note is too long: the limit is { $most } letters, and emoji, Chinese characters and the like count as two or more.
note-bad-character = A note cannot contain the character { $character }: it is invisible or affects other characters. Leave it out.

table-review-lead = Review together
table-review-follow = Follow the review
table-told-note = Note by { $who }: { $text }
