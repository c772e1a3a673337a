### The names of the cards

# A list within a sentence; $others are already joined with commas.
list-and = { $others } et { $last }

## Wizards and Jesters

card-wizard = Wizard
card-jester = Fou

# A card in a sentence, with its article; its sign (♥7, Z) has none.
card-with-article = { FIRST($card) ->
    [wizard] un { $card }
    [fou] un { $card }
    [valet] le { $card }
    [dame] la { $card }
    [roi] le { $card }
    [as] l’{ $card }
    [one] le { $card }
    [other] le { $card }
   *[sign] { $card }
}

## Other words and letters that people type for these cards, separated by commas

card-typed =
    .jack = v
    .queen = d, reine
    .king = r
    .ace = a
    .wizard = magicien, sorcier
    .jester = bouffon, joker

## The classic edition

suit-clubs = trèfle
    .sign = ♣
suit-diamonds = carreau
    .sign = ♦
suit-hearts = cœur
    .sign = ♥
suit-spades = pique
    .sign = ♠

card-clubs = { $face } de trèfle
    .jack = valet de trèfle
    .queen = dame de trèfle
    .king = roi de trèfle
    .ace = as de trèfle
card-diamonds = { $face } de carreau
    .jack = valet de carreau
    .queen = dame de carreau
    .king = roi de carreau
    .ace = as de carreau
card-hearts = { $face } de cœur
    .jack = valet de cœur
    .queen = dame de cœur
    .king = roi de cœur
    .ace = as de cœur
card-spades = { $face } de pique
    .jack = valet de pique
    .queen = dame de pique
    .king = roi de pique
    .ace = as de pique

## The fantasy edition: a sign is a letter of the colour or of the people, no two alike, none Z or N

suit-giants = Géants jaunes
    .sign = J
suit-dwarves = Nains rouges
    .sign = R
suit-humans = Humains bleus
    .sign = B
suit-elves = Elfes verts
    .sign = V

card-giants = { $face } des Géants jaunes
card-dwarves = { $face } des Nains rouges
card-humans = { $face } des Humains bleus
card-elves = { $face } des Elfes verts
