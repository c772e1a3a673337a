### Wer als wer erscheint

web-character = Deine Figur
web-character-hint = An deinen Tischen auf diesem Gerät. Andere sehen eine, die sich aus deinem Namen ergibt.
web-opponents = Deine Gegner

web-temper-magnus = Geduldig. Er hat jede Hand schon einmal gesehen.
web-temper-renata = Gerissen. Sie lässt dir gern den falschen Stich.
web-temper-bruno = Stur. Was er hat, gibt er nicht her.
web-temper-minerva = Wachsam. Sie schaut zweimal hin und sagt einmal an.
web-temper-felix = Gelassen. Ihn überrascht nichts, du schon gar nicht.
web-temper-otto = Gemütlich. Er ist wegen der Gesellschaft hier.
web-temper-rigo = Kühn. Erst sagt er an, dann lacht er.
web-temper-amara = Stolz. Lieber fallen als klein ansagen.
web-temper-nico = Ungestüm. Jede Hand ist seine beste.
web-temper-sibylla = Vorsichtig. Sie wusste es vor dir.
web-temper-leila = Genau. Sie traut Zahlen, nicht dem Glück.
web-temper-talos = Unbewegt. Er tickt, rechnet und spielt.
