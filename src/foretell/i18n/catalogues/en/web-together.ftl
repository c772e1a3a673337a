### A review together, on the page

web-together = Review together
web-together-lead = You are leading.
web-together-followers = { $count ->
    [0] Nobody is following.
    [one] Following: { $who }.
   *[other] Following ({ $count }): { $who }.
}
web-together-watchers = { $count ->
    [one] one watcher
   *[other] { $count } watchers
}
web-together-wander = On their own: { $who }.
web-together-following = You are following { $who }.
web-together-apart = You are looking around on your own.
web-together-nobody = Nobody is leading.
web-together-over = The table has moved on.
web-together-signed-out = You are signed out.
web-together-follow = Follow { $who }
web-together-table = To the table
web-together-notes = Notes
web-together-no-notes = No notes yet.
web-together-note-of = { $who }, round { $round }
web-together-write = Write a note at this moment
web-together-add = Add
web-together-remove = Remove the note by { $who }
web-together-hide = Hide what comes later
web-together-hide-hint = Neither the result nor the number of rounds is shown.
