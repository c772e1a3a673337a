### Qui apparaît sous quels traits

web-character = Votre personnage
web-character-hint = À vos tables, sur cet appareil. Les autres en voient un qui dépend de votre nom.
web-opponents = Vos adversaires

web-temper-magnus = Patient. Il a déjà tout vu.
web-temper-renata = Rusée. Elle vous laisse gagner le mauvais pli.
web-temper-bruno = Têtu. Ce qu’il tient, il le garde.
web-temper-minerva = Attentive. Elle regarde deux fois et annonce une fois.
web-temper-felix = Imperturbable. Rien ne l’étonne, et vous encore moins.
web-temper-otto = Bon vivant. Il est là pour la compagnie.
web-temper-rigo = Audacieux. Il annonce d’abord et rit ensuite.
web-temper-amara = Fière. Plutôt chuter qu’annoncer petit.
web-temper-nico = Enthousiaste. Chaque main est la plus belle de sa vie.
web-temper-sibylla = Prudente. Elle le savait avant vous.
web-temper-leila = Précise. Elle se fie aux chiffres, pas à la chance.
web-temper-talos = Impassible. Il cliquette, calcule et joue.
