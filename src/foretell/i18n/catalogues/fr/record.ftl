### What is wrong with a file of records: a message per fault, named after its code

# Seats count from 0 as they do in the file; $expected and $found are written as there.

## Before any rule

record-no-arrow = Les tableaux demandent Arrow, qui n’est pas installé. Pour l’installer : { $install }
record-empty-file = Le fichier est vide : l’enregistrement d’une partie commence par son en-tête.
record-no-header = Il n’y a pas d’en-tête avant cette ligne : l’enregistrement d’une partie commence par une ligne de type « game ».
record-blank-line = Il ne peut y avoir de lignes vides qu’à la fin du fichier.
record-line-too-long = La ligne dépasse { $limit } octets : aucune ligne d’un enregistrement n’est aussi longue.
record-breaks-off = Le fichier s’interrompt au milieu de cette ligne.
record-not-utf8 = La ligne n’est pas du texte en UTF-8.
record-compressed = Le fichier est compressé avec gzip. Décompressez-le, puis ouvrez-le.
record-not-json = La ligne n’est pas du JSON : elle n’est lisible que jusqu’à la colonne { $column }.
record-no-number = { $found } n’est pas un nombre en JSON.
record-too-deep = Plus de { $limit } listes et objets sont emboîtés : aucune ligne d’un enregistrement n’en a autant.
record-not-object = La ligne doit être un objet JSON avec des clés et des valeurs, pas { $found }.
record-duplicate-key = La clé « { $key } » figure deux fois.
record-missing-key = La clé « { $key } » manque.
record-wrong-type = La valeur de « { $key } » doit être { $expected ->
    [boolean] true ou false
    [integer] un nombre entier de 15 chiffres au plus
    [list] une liste
    [object] un objet
    [string] un texte
    [integer_or_string] un nombre entier ou un texte
    [list_or_null] une liste ou null
   *[string_or_null] un texte ou null
}, pas { $found }.
record-unknown-type = Il n’y a pas de ligne de type { $found }.
record-unknown-version = La partie est écrite dans la version { $found } du format ; seule la version { $known } est connue ici.
record-empty-text = La valeur de « { $key } » est vide.
record-unprintable-text = Il y a des caractères de contrôle dans la valeur de « { $key } » : { $text }
record-text-too-long = La valeur de « { $key } » a plus de { $most } caractères.
record-broken-off = La partie s’interrompt ici.
record-invalid-time = « { $text } » n’est pas une heure UTC telle que l’écrivent les enregistrements : 2030-01-31T18:30:00Z.
record-players-mismatch = La liste des joueurs en nomme { $named }, mais le nombre de joueurs est { $players }.
record-lost-track = À partir d’ici, on ne peut plus savoir comment la partie s’est déroulée : la suite n’est pas vérifiée.

## Lines in the wrong place

record-missing-line = Avant cette ligne de type « { $found } », il manque une ligne de type « { $expected } ».
record-extra-line = Une ligne de type « { $found } » n’a pas sa place ici : c’est une ligne de type « { $expected } » qui vient ensuite.

## Other things than the rules say

record-wrong-draw = Au tirage { $drawing } du donneur, la place { $seat } tire { $expected } selon la graine ; le fichier indique { $found }.
record-wrong-dealer = C’est la place { $expected } qui donne ; le fichier indique { $found }.
record-wrong-round = C’est la manche { $expected } ; le fichier indique { $found }.
record-wrong-hand = Selon la graine, la carte { $place } de la place { $seat } est { $expected } ; le fichier indique { $found }.
record-wrong-turned = Selon la graine, la carte retournée est { $expected } ; le fichier indique { $found }.
record-wrong-trump = L’atout est ici { $expected } ; le fichier indique { $found }.
record-wrong-trick-winner = Le pli revient à la place { $expected } ; le fichier indique { $found }.
record-wrong-bids = Les annonces de la manche étaient { $expected } ; le fichier indique { $found }.
record-wrong-tricks = Les plis faits dans la manche sont { $expected } ; le fichier indique { $found }.
record-wrong-points = Les points de la manche sont { $expected } ; le fichier indique { $found }.
record-wrong-totals = Les totaux sont { $expected } ; le fichier indique { $found }.
record-wrong-winners = Le total le plus élevé est celui des places { $expected } ; le fichier indique { $found }.
record-not-held = La place { $seat } n’a pas { $card } en main.
record-not-followed = La place { $seat } ne peut pas jouer { $card } : la couleur demandée est { $led }, et de sa main elle peut jouer { $allowed }.
record-not-game-text = Cette ligne n’est pas { $form ->
    [head] la première d’une partie : wizard/1 OPTIONS seed=GRAINE first=PLACE started=HEURE id=ID
    [player] celle d’un joueur, une par place à partir de 0 : PLACE TYPE NOM
    [end] attendue : une seule partie est admise ici, et une autre commence avec elle
   *[round] celle d’une manche : rMANCHE dDONNEUR RETOURNÉE MAINS, puis des annonces comme 1=2 et des plis comme 1:H5.H7
}.
record-other-word = { $found ->
    [none] La ligne s’arrête trop tôt.
   *[other] « { $found } » n’a pas sa place ici.
} La partie que donne la graine a ici { $expected ->
    [none] rien de plus.
   *[other] « { $expected } ».
}

## The fair shuffle

record-invalid-hex = La valeur de « { $key } » doit avoir 64 caractères, chacun un chiffre ou une lettre minuscule de a à f, pas « { $text } ».
record-nonces-mismatch = La liste des nonces a { $listed } entrées, mais le nombre de joueurs est { $players }.
record-commitment-mismatch = L’engagement de cette graine et de ce sel est { $expected } ; le fichier indique { $found }.
record-seed-mismatch = De la graine engagée et des nonces découle la graine { $expected } ; le fichier indique { $found }.
record-no-shuffle = L’en-tête n’a pas de clé « fair » : l’engagement sur le mélange y manque.
record-other-commitment = L’engagement noté avant la partie est { $expected } ; le fichier indique { $found }.
