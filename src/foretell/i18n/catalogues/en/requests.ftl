### Refusals of a server’s requests and tables: a message per refusal, named after its code

## Messages and requests

frame-too-long = This message is too long: the limit is { $most } bytes.
frame-bad = This message cannot be read: { $reason }
frame-hello-first = The first message has to name a table.
frame-too-many = Too many messages at once. Wait { $retry-after ->
    [one] a second
   *[other] { $retry-after } seconds
}.
limit-too-often = Too many attempts. Try again in { $retry-after ->
    [one] a second
   *[other] { $retry-after } seconds
}.
limit-too-many-sockets = You already have { $most } connections open, the most allowed. Close one of them.
limit-too-many-connections = Your network already has { $most } connections open, the most allowed. Close one, then try again.
request-not-found = There is nothing at this address.
request-method = { $method } is not allowed at this address. Use { $allowed }.
request-too-long = This request is too long: the limit is { $most } bytes.
request-unfinished = The rest of this request never arrived. Please try again.
request-bad = This request cannot be read: { $reason }
request-host = This server is not called “{ $host }”. Use its public address.
request-origin = Pages of other sites cannot use this server.
request-unnamed-proxy = This request came through a proxy at { $proxy } that the server does not trust ({ $header }). If this is your server, name the proxy in --proxies, and the header it sends in --proxy-header.
server-draining = The server is about to restart. Try again in a moment.
server-unavailable = The server is too slow just now. Try again in a moment.
server-full = The server has no room for another connection just now. Try again in a moment.
server-failed = Something went wrong on the server. Its log has the details, under { $request-id }.

## People

person-unknown = The server does not know you yet. Enter your name first.
person-unknown-link = This link is no longer valid. Make a new one on the device where you are signed in.
person-unknown-session = That device is already signed out.
person-other-here = This browser belongs to { $here }. Confirm that it should belong to { $there } from now on.
person-no-way-back = There is no earlier name in this browser to go back to.
name-empty = A name needs at least one visible character.
name-too-long = This name is too long: the limit is { $most } letters, and emoji, Chinese characters and the like count as two or more.
name-bad-character = A name cannot contain the character { $character }: it is invisible or affects other characters. Leave it out.

## Tables

table-unknown = There is no table “{ $table }”.
table-no-such-game = Table { $table } has no finished game { $number }, or the link to it is incomplete.
table-damaged = The log of table { $table } is damaged, so the table cannot be shown. Other tables are not affected.
table-elsewhere = Table { $table } is moving to another server. Try again in a moment.
command-id-reused = Another command has already used this id. Give each command a new id.
command-overtaken = The table has moved on since you chose this, so nothing was done. Look at it again and choose.
table-busy = This table has too many requests at once. Try again in a moment.
table-not-seated = Only a player with a seat can do this.
table-not-host = Only the host of the table can do this.
table-already-seated = You already have a seat at this table.
table-barred = { $by } removed you from this table. You can sit down again once the host invites you back.
table-seat-taken = That seat is taken: choose another one.
table-name-taken = At this table there is already “{ $name }”, and your name looks too much like that. Choose another one, or add an initial.
table-full = All seats are taken.
table-no-such-seat = There is no such seat: this table has { $players }.
table-own-seat = That seat is your own. Stand up to leave it.
table-seat-open = Nobody sits there.
table-not-gathering = This is possible only before the game.
table-not-playing = No game is in progress.
table-not-over = The game is not over yet.
table-nobody-away = A bot can play only for somebody who is away, or who lets their turn pass.
table-too-soon-for-bot = Give them a little longer: a bot may play in { $seconds } s at the earliest.
table-unknown-character = There is no character “{ $character }”. There are: { $known }.
table-knows-another-hand = You have seen the hand of another seat in this game, so you can take only that one until it is over.
table-too-many-changes = Too much has been changed at this table: more than { $most } times. Play the game to its end, or open another table.
table-log-full = This table has had { $games } games and takes no more. Open another table.
table-too-many-listed = You already have { $most } tables that are open to all. Finish the game at one of them, or open a private table.
table-waits-for-deal = A bot is playing this round for you. You play from the next deal.
table-nonce-stands = You have already added a number to the shuffle.
undo-under-way = { $you ->
    [yes] You have asked to take something back. The game waits until everybody has answered.
   *[no] { $who } has asked to take something back. The game waits until everybody has answered.
}
undo-too-many = You have asked { $most } times in this round, and the others did not agree. You can ask again in the next round.
undo-nothing-asked = Nobody is waiting for your answer.
hint-forbidden = This table is played without hints.
hint-not-your-turn = You can ask for a hint when it is your turn.
hint-no-choice = You have no real choice here, so a hint would tell you nothing.
hint-marked = Round { $round } is already marked; more hints change nothing.
removal-not-barred = This person may already sit down again.
removal-too-many = The others have not agreed { $most } times in this round. You can ask again in the next round.
removal-nobody-to-ask = Nobody else is here to agree to the removal. Without that, the host removes somebody only before or after the game, or when they have been away for long.
removal-under-way = A removal has been asked for already, and not everybody has answered.
removal-nothing-asked = Nobody is waiting for your answer.

## The deal of the day

daily-closed = This is a result of { $date }. The server takes results of today, { $today }, and of the day before.
daily-misfit = Choice { $choice } is missing or not possible in the deal of { $date }. Send all choices of the game, in order.

## The store

store-unavailable =
    The server cannot save anything at the moment: { $why ->
        [full] its disk is full.
        [read_only] its store is read-only.
       *[failing] its disk reports errors.
    } Nothing that was confirmed is lost. Try again in { $retry-after } seconds.
store-damaged = Part of the server’s data is damaged. Its log says where.
