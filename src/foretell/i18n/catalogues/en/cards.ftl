### The names of the cards

# A list within a sentence; $others are already joined with commas.
list-and = { $others } and { $last }

## Wizards and Jesters

card-wizard = Wizard
card-jester = Jester

# A card in a sentence, with its article; its sign (♥7, Z) has none.
card-with-article = { FIRST($card) ->
    [wizard] a { $card }
    [jester] a { $card }
    [jack] the { $card }
    [queen] the { $card }
    [king] the { $card }
    [ace] the { $card }
    [one] the { $card }
    [other] the { $card }
   *[sign] { $card }
}

## Other words and letters that people type for these cards, separated by commas

card-typed =
    .jack = knave
    .queen = lady
    .king = k
    .ace = a
    .wizard = magician, sorcerer
    .jester = fool, joker

## The classic edition

suit-clubs = clubs
    .sign = ♣
suit-diamonds = diamonds
    .sign = ♦
suit-hearts = hearts
    .sign = ♥
suit-spades = spades
    .sign = ♠

card-clubs = { $face } of clubs
    .jack = jack of clubs
    .queen = queen of clubs
    .king = king of clubs
    .ace = ace of clubs
card-diamonds = { $face } of diamonds
    .jack = jack of diamonds
    .queen = queen of diamonds
    .king = king of diamonds
    .ace = ace of diamonds
card-hearts = { $face } of hearts
    .jack = jack of hearts
    .queen = queen of hearts
    .king = king of hearts
    .ace = ace of hearts
card-spades = { $face } of spades
    .jack = jack of spades
    .queen = queen of spades
    .king = king of spades
    .ace = ace of spades

## The fantasy edition: a sign is a letter of the colour or of the people, no two alike, none Z or N

suit-giants = yellow Giants
    .sign = Y
suit-dwarves = red Dwarves
    .sign = R
suit-humans = blue Humans
    .sign = B
suit-elves = green Elves
    .sign = G

card-giants = { $face } of the yellow Giants
card-dwarves = { $face } of the red Dwarves
card-humans = { $face } of the blue Humans
card-elves = { $face } of the green Elves
