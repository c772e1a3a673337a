### The names of the cards

# A list within a sentence; $others are already joined with commas.
list-and = { INITIAL($last) ->
    [i] { $others } e { $last }
   *[other] { $others } y { $last }
}

## Wizards and Jesters

card-wizard = Mago
card-jester = Bufón

# A card in a sentence, with its article; its sign (♥7, Z) has none.
card-with-article = { FIRST($card) ->
    [mago] un { $card }
    [bufon] un { $card }
    [jota] la { $card }
    [reina] la { $card }
    [rey] el { $card }
    [as] el { $card }
    [one] el { $card }
    [other] el { $card }
   *[sign] { $card }
}

## Other words and letters that people type for these cards, separated by commas

card-typed =
    .jack = sota, valet
    .queen = dama
    .king = k
    .ace = a
    .wizard = hechicero, wizard
    .jester = comodín, loco, jester

## The classic edition

suit-clubs = tréboles
    .sign = ♣
suit-diamonds = diamantes
    .sign = ♦
suit-hearts = corazones
    .sign = ♥
suit-spades = picas
    .sign = ♠

card-clubs = { $face } de tréboles
    .jack = jota de tréboles
    .queen = reina de tréboles
    .king = rey de tréboles
    .ace = as de tréboles
card-diamonds = { $face } de diamantes
    .jack = jota de diamantes
    .queen = reina de diamantes
    .king = rey de diamantes
    .ace = as de diamantes
card-hearts = { $face } de corazones
    .jack = jota de corazones
    .queen = reina de corazones
    .king = rey de corazones
    .ace = as de corazones
card-spades = { $face } de picas
    .jack = jota de picas
    .queen = reina de picas
    .king = rey de picas
    .ace = as de picas

## The fantasy edition: a sign is a letter of the colour or of the people, no two alike, none Z or N

suit-giants = Gigantes amarillos
    .sign = G
suit-dwarves = Enanos rojos
    .sign = R
suit-humans = Humanos azules
    .sign = H
suit-elves = Elfos verdes
    .sign = V

card-giants = { $face } de los Gigantes amarillos
card-dwarves = { $face } de los Enanos rojos
card-humans = { $face } de los Humanos azules
card-elves = { $face } de los Elfos verdes
