### Other people at a table

table-you-removed = { $host } removed you from this table.
table-you-removed-hint = You can keep watching. To sit down again, you need a new invitation from the host.
table-removed-people = Removed from this table
table-invite-again = Invite { $who } again
table-told-removed = { $host } removed { $who } from the table.
table-told-readmitted = A player who was removed may sit down again.
table-absent = { $who } is away. A bot plays in { $seconds } s.
table-absent-on-turn = { $who } is away. A bot plays when it is their turn.
table-idle = Waiting for { $who }. A bot plays in { $seconds } s.
table-hurry = A bot plays for you in { $seconds } s.
table-hurry-others = In { $seconds } s the others may let a bot play for you.
table-hurry-now = The others may let a bot play for you now. In { $seconds } s it plays anyway.
table-bot-now = Let a bot play now
table-bot-soon = You may let it play in { $seconds } s.
table-played-for = You let your turn pass, so a bot is playing for you.
table-play-again = I’ll play
table-bubble-bot = A bot plays for { $who }
table-bubble-back = { $who } is back
table-told-gone = { $who } is away. If they stay away, a bot plays instead.
table-told-here-again = { $who } is here again.
