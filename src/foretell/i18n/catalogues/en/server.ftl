### The server: its commands, and messages to its operator

commands-serve = Serve tables to people and bots over the network until you press Ctrl+C. Every setting can also be given as an environment variable: FORETELL_PUBLIC_URL stands for --public-url.
    .short = serve tables over the network
server-ready = Foretell is running at { $address } – press Ctrl+C to stop it.

## The settings

commands-group-server = The server
commands-group-access = Access and limits
commands-group-keep = How long data is kept
commands-value-address = ADDRESS
commands-value-days = DAYS
commands-value-header = HEADER
commands-value-listen = [ADDRESS:]PORT
commands-value-networks = NETWORKS
commands-value-store = FILE|URL
commands-value-uris = CONTACTS
commands-value-url = URL
commands-value-urls = URLS
server-option-host = Address to listen on; 0.0.0.0 admits other machines (default: 127.0.0.1, this machine only).
server-option-port = Port to listen on; 0 for any free port (default: 8000).
server-option-store = Where everything is stored: a file, or postgresql://… (default: a file in your data folder).
server-option-public-url = Address at which people reach the server, such as https://wizard.example; with https, cookies are sent over https only.
server-option-contact = E-mail addresses, https pages or phone numbers for reports of vulnerabilities, separated by commas; /.well-known/security.txt names them (default: no such file).
server-option-origins = Other sites whose pages may use this server, separated by commas.
server-option-proxies = Addresses or networks of trusted proxies in front of the server, separated by commas.
server-option-proxy-header = The one header in which proxies pass on the client’s address, such as Forwarded or CF-Connecting-IP; all others are ignored (default: X-Forwarded-For).
server-option-frames = Sustained messages per second per connection (default: 20).
server-option-frames-person = Sustained messages per second per person, over all connections (default: twice --frames).
server-option-frames-address = Sustained messages per second per address, over all connections (default: ten times --frames).
server-option-bot-seconds = Computing time per minute for the bots of one person, in seconds; an address gets four times as much (default: 30).
server-option-bot-workers = Processes for bots to think in (default: 0, which means one fewer than there are cores, at most 4).
server-option-min-pace = Shortest time that bots wait before they act, in milliseconds (default: 300 with --public-url, otherwise 0).
server-option-connections = Simultaneous connections per address; an IPv6 network counts as one address (default: 1000).
server-option-keep-gathering = Days to keep an idle table where no game has begun (default: 1).
server-option-keep-playing = Days to keep an idle table whose game is not over (default: 14).
server-option-keep-finished = Days to keep a table after its game; the record stays (default: 30).
server-option-keep-records = Days to keep the record of a game; 0 means forever (default: 0).
server-option-keep-people = Days to keep a person since they were last seen; 0 means forever (default: 400).
server-option-nats = Address of NATS, for several nodes that serve the same tables.
server-option-open = Open the page in the browser as soon as the server is ready.
server-option-metrics = Serve Prometheus metrics on this port (default: off).
settings-invalid = --{ $setting } or { $variable } cannot be “{ $value }”: { $setting ->
    [port] a port is a whole number ({ $allowed })
    [public-url] write just the scheme and name, such as https://wizard.example
    [contact] write e-mail addresses, https addresses or phone numbers such as tel:+3912345, separated by commas
    [origins] write the scheme and name of each site, such as https://wizard.example, separated by commas
    [proxies] write addresses or networks, such as 10.0.0.0/8, separated by commas
    [proxy-header] write the name of one header, such as X-Forwarded-For
    [nats] write an address such as nats://127.0.0.1:4222
    [metrics] write a port, or an address and port, such as 127.0.0.1:9100
    [frames] write a whole number ({ $allowed })
    [frames-person] write a whole number ({ $allowed })
    [frames-address] write a whole number ({ $allowed })
    [bot-seconds] write a whole number ({ $allowed })
    [bot-workers] write a whole number ({ $allowed })
    [min-pace] write a whole number of milliseconds ({ $allowed })
    [connections] write a whole number ({ $allowed })
   *[other] write a whole number of days ({ $allowed })
}.
server-cannot-listen = Cannot listen on { $host }, port { $port }: { $why ->
    [taken] another program is already listening there. Choose another --port
    [forbidden] the system does not allow it. Choose a --port of 1024 or above
    [elsewhere] this machine has no such address. Choose another --host: 127.0.0.1 for this machine only, 0.0.0.0 for every network
   *[other] { $detail }
}.

## The store

store-in-use = Another server is using { $path }. Stop it, or choose another --store.
store-unknown-kind = “{ $kind }” is not a kind of store. Give the path of a file, or an address that begins with postgresql://.
store-no-driver = PostgreSQL needs a driver that is not installed. This installs it: { $install }
store-unreachable = The store cannot be opened: { $reason }
store-newer-schema = This store was written by a newer version of Foretell ({ $found }); this version supports up to { $newest }. Update Foretell.
store-damaged-file = The file { $path } is damaged: { $fault }. Restore a backup with “foretell admin restore”; see docs/host/when-it-breaks.md.
store-missing = There is no store at { $path }.
store-not-a-store = { $path } is not a store of a Foretell server.
store-missing-row = Table { $table }: row { $row } of its log is missing.
store-unreadable-row = Table { $table }: row { $row } of its log cannot be read, or does not follow from the rows before it.
store-old-token = Table { $table }: row { $row } of its log was written under an older lease than the row before it.
store-unsound-record = Game { $number } of table { $table }: its record has a fault in line { $line } ({ $why }).
store-no-restore = Only an SQLite file can be restored here; this store is { $kind }. For PostgreSQL, use pg_restore.
store-no-backup = Only an SQLite file can be backed up here; this store is { $kind }. For PostgreSQL, use pg_dump.
server-no-tracing = The environment asks for traces, but the exporter is not installed: the extra “{ $extra }” provides it.
server-unknown-tracing = { $variable } cannot be “{ $value }”: use “otlp” to send traces over “http/protobuf”, “console” to print them, or “none” to switch them off.
cluster-no-driver = Several nodes need a driver for NATS that is not installed. This installs it: { $install }
cluster-needs-database = --nats (or FORETELL_NATS) connects several nodes, which share a database. Add --store postgresql://…, or leave --nats out.

## The administrator

commands-admin = Manage a server’s tables, even while it is running.
    .short = manage a server’s tables
admin-list = List all tables: code, phase, seats taken, and when something last happened.
    .short = list all tables
admin-export = Write finished games to a folder as records: those of one table, or all.
    .short = write finished games to files
admin-backup = Copy everything to a file while the server keeps running. For SQLite stores only.
    .short = copy everything to a file
admin-verify = Check the store for damage: the file, every log, every record. The server may be running.
    .short = check the store for damage
admin-restore = Verify a backup and put it in the store’s place. The replaced file is kept. Stop the server first.
    .short = put a backup in the store’s place
admin-expire = Delete tables, records and people whose time is up, as the server does every hour.
    .short = delete old tables, records and people
admin-forget = Delete the data of people, by name or id: their names, tokens and answers. Their games stay.
    .short = delete people’s data
admin-argument-code = Code of the table; leave it out with --all.
admin-argument-people = Names or ids of people.
admin-argument-file = New file to write; it must not exist yet.
admin-argument-backup = Backup file, as written by “admin backup”.
admin-option-all = Export the games of all tables.
admin-option-out = Folder to write to; created if missing.
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
admin-backed-up = Everything was copied to { $path }.
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
admin-kept = The previous file was kept as { $path }.
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
admin-forgotten = The data of { $who } is deleted, at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
admin-nobody = Nobody is called “{ $name }”.
admin-several-people = Several people are called “{ $name }”. Choose by id: { $people }.
admin-which-games = Give a table or --all, not both.
