### The names of the cards

# A list within a sentence; $others are already joined with commas.
list-and = { $others } und { $last }

## Wizards and Jesters

card-wizard = Zauberer
card-jester = Narr

# A card in a sentence, with its article; its sign (♥7, Z) has none.
card-with-article = { FIRST($card) ->
    [zauberer] einen { $card }
    [narr] einen Narren
    [one] die { $card }
    [other] die { $card }
   *[sign] { $card }
}

## Other words and letters that people type for these cards, separated by commas

card-typed =
    .jack = b, bauer, junge
    .queen = d
    .king = k
    .ace = a, as
    .wizard = wizard, magier
    .jester = joker, jester

## The classic edition

suit-clubs = Kreuz
    .sign = ♣
suit-diamonds = Karo
    .sign = ♦
suit-hearts = Herz
    .sign = ♥
suit-spades = Pik
    .sign = ♠

card-clubs = Kreuz { $face }
    .jack = Kreuz-Bube
    .queen = Kreuz-Dame
    .king = Kreuz-König
    .ace = Kreuz-Ass
card-diamonds = Karo { $face }
    .jack = Karo-Bube
    .queen = Karo-Dame
    .king = Karo-König
    .ace = Karo-Ass
card-hearts = Herz { $face }
    .jack = Herz-Bube
    .queen = Herz-Dame
    .king = Herz-König
    .ace = Herz-Ass
card-spades = Pik { $face }
    .jack = Pik-Bube
    .queen = Pik-Dame
    .king = Pik-König
    .ace = Pik-Ass

## The fantasy edition: a sign is a letter of the colour or of the people, no two alike, none Z or N

suit-giants = gelbe Riesen
    .sign = G
suit-dwarves = rote Zwerge
    .sign = R
suit-humans = blaue Menschen
    .sign = B
suit-elves = grüne Elfen
    .sign = E

card-giants = { $face } der gelben Riesen
card-dwarves = { $face } der roten Zwerge
card-humans = { $face } der blauen Menschen
card-elves = { $face } der grünen Elfen
