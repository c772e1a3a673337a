### foretell join: a seat at a server’s table, in the terminal

commands-join = Join a table on a server and play there with the screen and the keys of “foretell play”. The server remembers you, so you get your seat back next time. During the game, type { $help } for help.
    .short = play at a server’s table
join-argument-table = Link to the table, such as https://wizard.example/t/7K2M9QX4, or its code.
join-option-name = Your name on the server (default: the one you last used there).
join-option-server = Server of a table given by its code (default: http://127.0.0.1:8000).
commands-value-table = LINK|CODE
join-ask-name = Your name:
join-told-host = { $you ->
    [yes] You are the host now.
   *[no] { $who } is the host now.
}
join-may-start = You are the host: { $go } starts the game.
join-may-play-again = You are the host: { $go } gathers everybody for another game.
join-ask-start = { $go } to continue, { $help } for help:
join-ask-answer = Do you agree ({ $yes } or { $no })?
join-help-go = as the host: starts the game, or another one after it
join-help-answer = agrees or refuses, when somebody asks to take a move back
join-help-bot = lets a bot play now for a player who is away, or who takes too long
join-help-undo = takes back your last move; if other people play, they have to agree
join-help-quit = leaves; your seat is kept
join-told-gone = { $who } is away. A bot plays for them in { $seconds } s; in { $soon } s you may type { $bot } to let it play at once.
join-told-idle = Waiting for { $who }. If they do nothing, you may type { $bot } in { $seconds } s to let a bot play for them.
join-played-for = Type { $yes }, or make your move, to play yourself.
join-clock = Time left on your clock: { $time }.
join-little-time = { $seconds ->
    [one] You have one second left; then a bot decides for you.
   *[other] You have { $seconds } seconds left; then a bot decides for you.
}
join-connected-again = Connected again.
join-waits-how = Type something else to replace it, or { $undo } to withdraw it.
join-withdrawn = Withdrawn: { $what }
join-removed = The host has removed you from the table.
join-given-up = The connection is lost, and the server does not answer.
join-not-understood = The server sent something that this version of Foretell does not understand.
join-not-remembered = The server will not recognise you next time. { $why }
join-left = Your seat is kept; a bot plays while you are away. Come back with:
join-not-a-link = “{ $text }” is not the link to a table. Use a link such as https://wizard.example/t/7K2M9QX4, or the table’s code with --server.
join-not-an-address = “{ $text }” is not the address of a server. Write it like https://wizard.example or http://127.0.0.1:8000.
join-unreachable = No server answers at { $url } ({ $detail }). Check the address and your connection.
client-not-a-server = There is no Foretell server at { $url }. Check the address.
