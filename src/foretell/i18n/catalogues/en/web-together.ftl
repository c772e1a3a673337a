### A review together, on the page

web-together = Review together
web-together-lead = You lead.
web-together-followers = { $count ->
    [0] Nobody follows.
    [one] { $count } follows.
   *[other] { $count } follow.
}
web-together-wander = Looking around alone: { $who }.
web-together-following = You follow { $who }.
web-together-apart = You look around by yourself.
web-together-nobody = Nobody leads.
web-together-over = The table has gone on.
web-together-signed-out = You are signed out.
web-together-follow = Follow { $who }
web-together-table = To the table
web-together-notes = Notes
web-together-no-notes = There are no notes yet.
web-together-note-of = { $who }, round { $round }
web-together-write = Write a note at this moment
web-together-add = Add
web-together-remove = Remove the note by { $who }
web-together-hide = Hide what comes later
web-together-hide-hint = Neither the result nor the number of rounds is shown.
