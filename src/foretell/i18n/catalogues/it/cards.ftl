### The names of the cards

# A list within a sentence; $others are already joined with commas.
list-and = { INITIAL($last) ->
    [e] { $others } ed { $last }
   *[other] { $others } e { $last }
}

## Wizards and Jesters: what the sheets of the two editions call them, and with articles

-stregone = { EDITION() ->
    [classic] Stregone
   *[fantasy] Wizard
}
-uno-stregone = { EDITION() ->
    [classic] uno Stregone
   *[fantasy] un Wizard
}
-nessuno-stregone = { EDITION() ->
    [classic] nessuno Stregone
   *[fantasy] nessun Wizard
}
-stregoni = { EDITION() ->
    [classic] Stregoni
   *[fantasy] Wizard
}
-gli-stregoni = { EDITION() ->
    [classic] gli Stregoni
   *[fantasy] i Wizard
}
-giullare = { EDITION() ->
    [classic] Giullare
   *[fantasy] Buffone
}
-giullari = { EDITION() ->
    [classic] Giullari
   *[fantasy] Buffoni
}

card-wizard = { -stregone }
card-jester = { -giullare }

# A card in a sentence, with its article; its sign (♥7, Z) has none.
card-with-article = { FIRST($card) ->
    [stregone] uno { $card }
    [giullare] un { $card }
    [wizard] un { $card }
    [buffone] un { $card }
    [fante] il { $card }
    [donna] la { $card }
    [re] il { $card }
    [asso] l’{ $card }
    [1] l’{ $card }
    [8] l’{ $card }
    [11] l’{ $card }
    [other] il { $card }
   *[sign] { $card }
}

## Other words and letters that people type for these cards, separated by commas

card-typed =
    .jack = jack, gobbo
    .queen = dama, regina
    .king = k
    .ace = a
    .wizard = mago, wizard
    .jester = jolly, matto, buffone, jester

## The classic edition

suit-clubs = fiori
    .sign = ♣
suit-diamonds = quadri
    .sign = ♦
suit-hearts = cuori
    .sign = ♥
suit-spades = picche
    .sign = ♠

card-clubs = { $face } di fiori
    .jack = fante di fiori
    .queen = donna di fiori
    .king = re di fiori
    .ace = asso di fiori
card-diamonds = { $face } di quadri
    .jack = fante di quadri
    .queen = donna di quadri
    .king = re di quadri
    .ace = asso di quadri
card-hearts = { $face } di cuori
    .jack = fante di cuori
    .queen = donna di cuori
    .king = re di cuori
    .ace = asso di cuori
card-spades = { $face } di picche
    .jack = fante di picche
    .queen = donna di picche
    .king = re di picche
    .ace = asso di picche

## The fantasy edition: a sign is a letter of the colour or of the people, no two alike, none Z or N

suit-giants = Giganti gialli
    .sign = G
suit-dwarves = Nani rossi
    .sign = R
suit-humans = Umani blu
    .sign = B
suit-elves = Elfi verdi
    .sign = V

card-giants = { $face } dei Giganti gialli
card-dwarves = { $face } dei Nani rossi
card-humans = { $face } degli Umani blu
card-elves = { $face } degli Elfi verdi
