### The server: its commands, and what is refused at its doors and tables

commands-serve = Serve tables to people and bots over the network, until Ctrl+C. Every setting can also be given in the environment: FORETELL_PUBLIC_URL stands for --public-url.
    .short = serve tables over the network
server-ready = Foretell is at { $address } – Ctrl+C ends it.

## The settings

commands-group-server = The server
commands-group-access = Who may come in
commands-group-keep = How long data is kept
commands-value-address = ADDRESS
commands-value-days = DAYS
commands-value-header = HEADER
commands-value-listen = [ADDRESS:]PORT
commands-value-networks = NETWORKS
commands-value-store = FILE|URL
commands-value-url = URL
commands-value-urls = URLS
server-option-host = The address to listen at; 127.0.0.1 when left out, for this machine alone. 0.0.0.0 lets others in.
server-option-port = The port to listen at; 8000 when left out, 0 for any that is free.
server-option-store = Where everything is kept: a file, or postgresql://…; a file in your own folder when left out.
server-option-public-url = Where people find the server, such as https://wizard.example; cookies are kept to https then.
server-option-origins = Other sites whose pages may use this server, with commas between.
server-option-proxies = Addresses or networks of proxies in front, with commas between: their word on who is asking is believed.
server-option-proxy-header = The one header in which proxies give the client’s address, such as Forwarded or CF-Connecting-IP; all others are ignored (default: X-Forwarded-For).
server-option-frames = Messages a second that a connection may send in the long run; 20 when left out.
server-option-frames-person = Messages per second that a person may send, over all connections (default: twice --frames).
server-option-frames-address = Messages per second from one address, over all connections (default: ten times --frames).
server-option-bot-seconds = Seconds a minute that the bots of one person may compute; an address gets four times that (default: 30)
server-option-bot-workers = Processes in which bots think (default: 0, one fewer than there are cores, at most 4)
server-option-min-pace = Shortest time in milliseconds that bots wait before they act (default: 300 with --public-url, else 0)
server-option-connections = Connections that one address may have open at once; a network in IPv6 counts as one (default: 1000).
server-option-keep-gathering = Days for which a table is kept at which no game has begun; 1 when left out.
server-option-keep-playing = Days for which a table is kept whose game is not over; 14 when left out.
server-option-keep-finished = Days for which a table is kept after its game, whose record stays; 30 when left out.
server-option-keep-records = Days to keep the record of a game; 0 keeps it forever (default: 0).
server-option-keep-people = Days to keep a person who is not seen any more; 0 keeps everybody (default: 400).
server-option-nats = The address of NATS, where several nodes serve the same tables.
server-option-open = Show the page in the browser as soon as the server is there.
server-option-metrics = Tell metrics for Prometheus at a port of their own; nowhere when left out.
settings-invalid = --{ $setting } or { $variable } cannot be “{ $value }”: { $setting ->
    [port] a port is a whole number from 0 to 65535
    [public-url] write no more than scheme and name, such as https://wizard.example
    [origins] write scheme and name of each site, such as https://wizard.example, with commas between
    [proxies] write addresses or networks, such as 10.0.0.0/8, with commas between
    [proxy-header] write the name of one header, such as X-Forwarded-For
    [nats] write an address such as nats://127.0.0.1:4222
    [metrics] write a port, or address and port, such as 127.0.0.1:9100
    [frames] write a whole number from 1 to 1000000
    [frames-person] write a whole number from 1 to 1000000
    [frames-address] write a whole number from 1 to 1000000
    [bot-seconds] write a whole number from 1 to 1000000
    [bot-workers] write a whole number from 0 to 256
    [min-pace] write a whole number of milliseconds, from 0 to 10000
    [connections] write a whole number from 1 to 1000000
   *[other] write a whole number of days, from 1 to 36500
}.
server-cannot-listen = Nobody can listen at { $host }, port { $port }: { $why ->
    [taken] something listens there already. Choose another --port
    [forbidden] the system does not allow it. Choose a --port from 1024 on
    [elsewhere] this machine has no such address. Choose a --host of its own: 127.0.0.1 for this machine alone, 0.0.0.0 for every network
   *[other] { $detail }
}.

## The store

store-in-use = Another server keeps its tables in { $path }. Stop it, or choose another --store.
store-unknown-kind = “{ $kind }” is no kind of store. Give the path of a file, or an address that begins with postgresql://.
store-no-driver = PostgreSQL needs a driver that is not installed. This installs it: { $install }
store-unreachable = The store cannot be opened: { $reason }
store-newer-schema = A newer version of Foretell has written this store ({ $found }); this one knows no more than { $newest }. Update Foretell.
store-unavailable =
    The server cannot save anything at the moment: { $why ->
        [full] its disk is full.
        [read_only] its store is read-only.
       *[failing] its disk reports errors.
    } Nothing that was confirmed is lost. Try again in { $retry-after } seconds.
store-damaged = Part of what the server keeps is damaged. Its log says where.
store-damaged-file = The file { $path } is damaged: { $fault }. Restore a backup with “foretell admin restore”; docs/when-it-breaks.md tells more.
store-missing = There is no store at { $path }.
store-missing-row = Table { $table }: row { $row } of its log is missing.
store-unreadable-row = Table { $table }: row { $row } of its log cannot be read, or cannot follow on the rows before it.
store-old-token = Table { $table }: row { $row } of its log was written under an older lease than the row before it.
store-unsound-record = Game { $number } of table { $table }: its record is wrong at line { $line } ({ $why }).
store-no-restore = Only a file of SQLite is restored from here; this store is { $kind }. PostgreSQL has pg_restore for it.
store-no-backup = Only a file of SQLite is backed up from here; this store is { $kind }. PostgreSQL has pg_dump for it.
server-no-tracing = Traces are asked for by the environment, but what sends them is not installed: the optional dependency “{ $extra }” brings it.
server-unknown-tracing = { $variable } cannot be “{ $value }”: traces are sent by “otlp” over “http/protobuf”, printed by “console”, or switched off by “none”.
cluster-no-driver = Several nodes need a driver for NATS that is not installed. This installs it: { $install }

## The administrator

commands-admin = Look after the tables of a server, which may be running.
    .short = look after a server’s tables
admin-list = List all tables: code, phase, seats taken, and when something last happened.
    .short = list all tables
admin-export = Write finished games to a folder as records: those of one table, or all.
    .short = write finished games to files
admin-backup = Copy everything to a file, while the server goes on. For a store in SQLite.
    .short = copy everything to a file
admin-verify = Look through the store for damage: the file, every log, every record. A server may be running.
    .short = look through the store for damage
admin-restore = Put a backup in the store’s place, once it is verified. The replaced file is kept; no server may be running.
    .short = put a backup in the store’s place
admin-expire = Delete tables, records and people whose time is up, as the server does every hour.
    .short = delete old tables, records and people
admin-forget = Delete what is known of people, by name or id: their names, tokens and answers. The games stay.
    .short = delete people’s data
admin-argument-code = The table; with --all it is left out.
admin-argument-people = Names or ids of the people.
admin-argument-file = The file; it must not be there yet.
admin-argument-backup = The backup, as “admin backup” writes it.
admin-option-all = The games of all tables.
admin-option-out = The folder; it is made if it is not there.
commands-value-code = CODE
commands-value-people = NAME
admin-table = { $code }  { $phase ->
    [gathering] gathering
    [playing] playing
   *[finished] finished
}  { $taken }/{ $players }  { $active }
admin-no-tables = There are no tables.
admin-exported = { $games ->
    [one] 1 game
   *[other] { $games } games
} written to { $folder }.
admin-backed-up = Everything is copied to { $path }.
admin-verified = { $faults ->
    [0] No faults
    [one] 1 fault
   *[other] { $faults } faults
} in { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $records ->
    [one] 1 record
   *[other] { $records } records
}.
admin-restored = { $path } is the store now.
admin-kept = The file that was there is kept as { $path }.
admin-expired = Deleted: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $people ->
    [one] 1 person
   *[other] { $people } people
}.
admin-forgotten = { $who } is forgotten, at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
admin-nobody = Nobody is called “{ $name }”.
admin-several-people = Several people are called “{ $name }”. Choose by id: { $people }.
admin-which-games = Name a table, or say --all, and not both.

## Messages and requests

frame-too-long = This message is too long: { $most } bytes are the most.
frame-bad = This message cannot be read: { $reason }
frame-hello-first = Say first which table this is about.
frame-too-many = Too many messages at once. Wait { $retry-after ->
    [one] a second
   *[other] { $retry-after } seconds
}.
limit-too-often = That was too often. Try again in { $retry-after ->
    [one] a second
   *[other] { $retry-after } seconds
}.
limit-too-many-sockets = { $most } connections are open already, and there can be no more. Close one of them.
limit-too-many-connections = Your network has { $most } connections open already, and there can be no more. Close one, then try again.
request-not-found = There is nothing at this address.
request-method = { $method } cannot be used at this address. Use: { $allowed }.
request-too-long = This request is too long: { $most } bytes are the most.
request-bad = This request cannot be read: { $reason }
request-host = This server is not called “{ $host }”.
request-origin = A page of another site cannot use this server.
request-unnamed-proxy = This request came through a proxy at { $proxy } that the server does not know ({ $header }). If this is your server, name the proxy in --proxies, and the header it sends in --proxy-header.
server-draining = The server is about to restart. Try again in a moment.
server-unavailable = The server takes too long just now. Try again in a moment.
server-full = The server has no room for another connection just now. Try again in a moment.
server-failed = Something went wrong in the server. Its log tells what, under { $request-id }.

## People

person-unknown = The server does not know you. Tell it your name first.
person-unknown-link = This link is no longer good. Make another one on the device where you are known.
person-unknown-session = That device is signed out already.
person-other-here = This browser belongs to { $here }. Confirm that it is to belong to { $there } from now on.
person-no-way-back = There is nobody in this browser to go back to.
name-empty = A name has at least one character that can be seen.
name-too-long = This name is too long: { $most } letters are the most, and emoji, Chinese characters and the like count as two or more.
name-bad-character = A name cannot have the character { $character }: nobody would see it, or it would change others. Leave it out.

## Tables

table-unknown = There is no table “{ $table }”.
table-no-such-game = Table { $table } has no finished game { $number }, or the link to it is incomplete.
table-damaged = The log of table { $table } is damaged, so the table cannot be shown. Other tables are not affected.
table-elsewhere = Table { $table } is moving to another server. Try again in a moment.
command-id-reused = This id was another command’s. Give each command an id of its own.
table-busy = Too much is asked of this table at once. Try again in a moment.
table-not-seated = Only who holds a seat can do this.
table-not-host = Only the host of the table can do this.
table-already-seated = You hold seat { $seat } already.
table-seat-taken = Seat { $seat } is taken.
table-name-taken = Somebody at this table already has the name “{ $name }”, or it is a bot’s, and the two names look the same. Choose another one.
table-full = All seats are taken.
table-no-such-seat = There is no seat { $seat }: there are { $players }, numbered from 0.
table-own-seat = Seat { $seat } is your own: stand up to leave it.
table-seat-open = Nobody holds seat { $seat }.
table-not-gathering = This can be done before the game only.
table-not-playing = No game is being played.
table-not-over = The game is not over.
table-knows-another-hand = You have seen the hand of seat { $seat } in this game: only that seat can be yours until it is over.
table-too-many-changes = Too much has been changed at this table: more than { $most } times. Play the game to its end, or open another table.
table-log-full = This table has had { $games } games and takes no more. Open another table.
table-too-many-listed = You already have { $most } tables that are open to all. Finish the game at one of them, or open a table that only its link leads to.
table-waits-for-deal = A bot is playing this round out for you. You play from the next deal.
table-nonce-stands = Seat { $seat } has had its say in the shuffle.
undo-under-way = Seat { $seat } has asked to take something back, and not all have answered.
undo-nothing-asked = Nobody waits for your answer.
removal-nobody-to-ask = This person is present and stays: nobody else is there to agree to the removal.
removal-under-way = A removal has been asked for already, and not everybody has answered.
removal-nothing-asked = Nobody is waiting for your answer.
