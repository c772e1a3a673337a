### Why something is not done: a message per refusal, named after its code, its fields as variables

## Texts that stand for something

card-unknown = « { $text } » ne désigne aucune des 60 cartes. Une carte s’écrit avec la lettre de la couleur et la valeur, de C1 à S13 ; les Wizards vont de Z1 à Z4, les Fous de N1 à N4.
card-unknown-suit = « { $text } » n’est la lettre d’aucune couleur : écrivez C, D, H ou S.
seed-invalid = « { $seed } » n’est pas une graine. Une graine a de 1 à 128 caractères, chacun un chiffre ou une lettre de a à f.
nonce-invalid = « { $nonce } » n’est pas un nonce. Un nonce a de 1 à 128 caractères, chacun un chiffre ou une lettre minuscule de a à f.
language-unknown = Foretell ne parle pas « { $language } ». Choisissez une de ces langues : { $known }.
bots-unknown = Il n’y a pas de bot nommé « { $bot } ». Choisissez parmi ceux-ci : { $known }.
bots-unknown-style = { $bot } n’a pas de style nommé « { $style } ». Choisissez parmi ceux-ci : { $known }.
bots-erred = Le bot { $bot } à la place { $seat } s’est trompé : il a demandé { $action }, ce que cette place ne peut pas faire maintenant.
bots-crashed = Le bot { $bot } à la place { $seat } est tombé en panne : { $reason }
bots-broken = Le bot { $bot } ne peut pas être chargé ici : { $reason }. Choisissez-en un autre, ou réparez le paquet qui le fournit.

## Parties qui ne sont pas installées

floors-missing = Il faut pour cela l’extra « { $floor } » de Foretell, qui n’est pas installé. Pour l’installer : { $install }
floors-no-lab = « { $what } » fait partie de foretell-lab, qui n’est pas installé. Pour l’installer, dans le dossier des sources de Foretell : { $install }

## Options

options-unknown = Il n’y a pas d’option nommée « { $option } ». Les options sont : { $known }.
options-unknown-preset = Il n’y a pas de variante prédéfinie nommée « { $preset } ». Choisissez parmi celles-ci : { $known }.
options-invalid = { FLAG($option) } ne peut pas valoir « { $value } ». { $option ->
    [hand_sizes] Valeurs permises : des mains de { $allowed } cartes, comme 1,3,5 ou 1-5.
   *[other] Valeurs permises : { $allowed }.
}
options-even-bid-needs-open-bids = --even-bid { $even-bid } ne va pas avec --bidding { $bidding } : le dernier à annoncer ne connaîtrait pas la somme des annonces. Choisissez --bidding open ou --even-bid free.
options-two-players-need-secret-bids = --players { $players } ne va pas avec --bidding { $bidding } : à deux, les annonces sont révélées à la fin de la manche. Choisissez --bidding secret ou davantage de joueurs.
options-one-suit-needs-three-or-four = --deal { $deal } ne va pas avec --players { $players } : « chacun sa couleur » se joue à trois ou à quatre. Choisissez --players 3, --players 4 ou --deal shared.
options-nothing-to-follow = --follow-after-wizard ne va pas avec --deal { $deal } : aucune couleur n’y est jamais demandée. Retirez une des deux options.
options-no-round-is-clairvoyant = --clairvoyant-rounds { $clairvoyant-rounds } ne va pas sans --clairvoyance : aucune manche ne se jouerait avec la clairvoyance. Ajoutez --clairvoyance ou retirez --clairvoyant-rounds.
options-no-bid-is-restricted = --even-bid-from { $even-bid-from } ne va pas avec --even-bid { $even-bid } : les annonces y peuvent tomber juste à toutes les manches. Choisissez --even-bid not_leader ou --even-bid never, ou retirez --even-bid-from.
options-fixed-schedule = --hand-sizes ne va pas avec { $deal ->
    [one_suit] --deal one_suit
   *[shared] --players { $players }
} : les manches de ce jeu sont fixées. Retirez une des deux options.
options-too-many-rounds = --hand-sizes indique { $rounds } manches, mais une partie en compte { $most } au plus. Retirez-en quelques-unes.

## Turns

refusals-seat = Place { $seat }
turn-game-over = La partie est finie : on ne peut plus y jouer.
turn-not-dealt = Les cartes suivantes ne sont pas encore distribuées : d’ici là, ce n’est à personne de jouer.
turn-choose-trump = Il faut d’abord choisir l’atout : { $you ->
    [yes] c’est à vous de choisir une des quatre couleurs.
   *[no] c’est à { $who }, qui donne, de choisir une des quatre couleurs.
}
turn-bid = Il faut d’abord annoncer : { $you ->
    [yes] c’est à vous.
   *[no] c’est à { $who }.
}
turn-play = Les annonces sont faites : { $you ->
    [yes] c’est à vous de jouer une carte.
   *[no] c’est à { $who } de jouer une carte.
}
trump-not-dealer = L’atout est choisi par la personne qui donne : { $who }.
bid-not-your-turn = C’est à { $who } d’annoncer.
play-not-your-turn = C’est à { $who } de jouer.
undo-nothing = Il n’y a rien à annuler : vous n’avez encore rien fait dans cette manche, ou quelqu’un a depuis joué, annoncé ou appris quelque chose.

## Bids

bid-stands = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} déjà annoncé, et une annonce ne se change pas.
bid-out-of-range = On ne peut pas annoncer { $bid } : annoncez un nombre entier de 0 à { $hand-size }, le nombre de cartes en main.
bid-even = On ne peut pas annoncer { $bid } : la somme des annonces serait { $hand-size }, exactement les plis de cette manche, ce que le dernier à annoncer doit éviter. Annoncez un autre nombre de 0 à { $hand-size }.
bid-even-leader = On ne peut pas annoncer { $bid } : la somme des annonces serait { $hand-size }, exactement les plis de cette manche, ce que le dernier à annoncer doit éviter tant qu’il est seul en tête. Annoncez un autre nombre de 0 à { $hand-size }.

## Cards

play-not-in-hand = Vous n’avez pas cette carte : { $card }. Jouez une carte de votre main.
play-must-follow-suit = Il faut fournir la couleur demandée ({ $led }), pas jouer cette carte : { $card }. Vous pouvez jouer : { $allowed }.
