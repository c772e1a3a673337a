### foretell loadtest

commands-loadtest = Play against a server with many simulated people, and print how long moves take. Without --url, a server is started on this machine and stopped afterwards.
    .short = measure a server under load
loadtest-option-people = Number of simulated people, 3 to 6 per table (default: 200).
loadtest-option-tables = Number of tables, which alternate between all ways of bidding (default: 50).
loadtest-option-seconds = Seconds to measure; a game takes about half a minute at the default rate (default: 60).
loadtest-option-warm-up = Seconds to play before measuring (default: 5).
loadtest-option-rate = Moves per second in all, due whether the server keeps up or not; 0 for as many as the server can handle (default: 1000).
loadtest-option-spectators = Number of strangers who watch the tables (default: 0).
loadtest-option-idle-sockets = Idle connections to open first, to see how much memory each of them takes (default: none).
loadtest-option-url = A server that is already running, such as http://127.0.0.1:8000. It must allow many messages: --frames 1000000.
loadtest-option-store = Store of the server that is started (default: a file that is deleted afterwards).
loadtest-option-json = Print the figures as one line of JSON; times in milliseconds.
loadtest-moves = { $people } people at { $tables ->
    [one] one table
   *[other] { $tables } tables
} made { $moves } moves in { $seconds } seconds: { $rate } per second. { $games ->
    [one] One game was played to the end.
   *[other] { $games } games were played to the end.
}
loadtest-owed = { $owed } of { $due } moves that were due had not been made by the end.
loadtest-unpaced = No rate was set, so no move was due at a particular time and there are no response times.
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99.9
loadtest-most = max
loadtest-ms = { $ms } ms
loadtest-response = Response: from when a move is due until the last seat has it
loadtest-seen = Service: from sending a move until the last seat has it
loadtest-answered = Service: from sending a move until its answer
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99.9 { $p999 } ms, max { $most } ms
loadtest-memory = The server uses { $megabytes } MB of memory.
loadtest-memory-unknown = The server’s memory use cannot be measured on this machine.
loadtest-idle = Each of { $sockets } idle connections takes { $kilobytes } kB of it.
loadtest-cpu = The server used { $ms } ms of processor time per move.
loadtest-load = Load average of this machine ({ $cores } processors): { $before } before, { $after } after.
loadtest-reconnects = Connections lost and reopened: { $times }
loadtest-refused = Refused ({ $code }): { $times }
loadtest-error = Failed ({ $kind }): { $times }
client-refused = The server refused: { $reason } (HTTP { $status }).
client-no-socket = The server did not open a WebSocket: { $reason }
client-server-ended = The server to be measured did not start. Its output: { $said }
