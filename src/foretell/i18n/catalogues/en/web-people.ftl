### Who appears as whom

web-character = Your character
web-character-hint = At your tables on this device. Others see the one that goes with your name.
web-opponents = Your opponents

web-temper-magnus = Patient. He has seen every hand before.
web-temper-renata = Sly. She lets you win the wrong trick.
web-temper-bruno = Stubborn. He keeps what he holds.
web-temper-minerva = Watchful. She looks twice and bids once.
web-temper-felix = Cool. Nothing surprises him, least of all you.
web-temper-otto = Easygoing. He is here for the company.
web-temper-rigo = Bold. He bids first and laughs later.
web-temper-amara = Proud. She would rather fall than bid low.
web-temper-nico = Eager. Every hand is his best one yet.
web-temper-sibylla = Careful. She knew it before you did.
web-temper-leila = Precise. She trusts numbers, not luck.
web-temper-talos = Unmoved. He ticks, counts and plays.
