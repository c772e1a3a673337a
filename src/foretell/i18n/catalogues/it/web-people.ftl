### Chi appare come chi

web-character = Il tuo personaggio
web-character-hint = Ai tuoi tavoli su questo dispositivo. Gli altri ne vedono uno che dipende dal tuo nome.
web-opponents = I tuoi avversari

web-temper-magnus = Paziente. Ha già visto ogni mano.
web-temper-renata = Astuta. Ti lascia vincere la presa sbagliata.
web-temper-bruno = Testardo. Quello che ha, se lo tiene.
web-temper-minerva = Attenta. Guarda due volte e dichiara una sola.
web-temper-felix = Imperturbabile. Niente lo sorprende, e tu meno di tutti.
web-temper-otto = Bonario. È qui per la compagnia.
web-temper-rigo = Audace. Prima dichiara, poi ride.
web-temper-amara = Fiera. Meglio cadere che dichiarare poco.
web-temper-nico = Impaziente. Ogni mano è la più bella di sempre.
web-temper-sibylla = Prudente. Lo sapeva prima di te.
web-temper-leila = Precisa. Si fida dei numeri, non della fortuna.
web-temper-talos = Impassibile. Ticchetta, calcola e gioca.
