### Quién aparece como quién

web-character = Tu personaje
web-character-hint = En tus mesas, en este dispositivo. Los demás ven uno que depende de tu nombre.
web-opponents = Tus rivales

web-temper-magnus = Paciente. Ya ha visto todas las manos.
web-temper-renata = Astuta. Te deja ganar la baza equivocada.
web-temper-bruno = Terco. Lo que tiene, no lo suelta.
web-temper-minerva = Atenta. Mira dos veces y apuesta una.
web-temper-felix = Imperturbable. Nada lo sorprende, y tú menos que nadie.
web-temper-otto = Bonachón. Ha venido por la compañía.
web-temper-rigo = Atrevido. Primero apuesta y luego se ríe.
web-temper-amara = Orgullosa. Antes caer que apostar poco.
web-temper-nico = Entusiasta. Cada mano es la mejor de su vida.
web-temper-sibylla = Prudente. Lo sabía antes que tú.
web-temper-leila = Precisa. Se fía de los números, no de la suerte.
web-temper-talos = Impasible. Hace tictac, calcula y juega.
