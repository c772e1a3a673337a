### The rule book: a text and a title per clause, adapted to the options of a table

## Titles

rules-all = Le regole di Wizard
rules-title = { $variants ->
    [none] Le regole di Wizard per { $players } giocatori
   *[other] Le regole di Wizard per { $players } giocatori: { $variants }
}
rule-chapter-0 = In breve
rule-chapter-1 = Il mazzo
rule-chapter-2 = Giocatori e round
rule-chapter-3 = Il mazziere
rule-chapter-4 = La distribuzione
rule-chapter-5 = La briscola
rule-chapter-6 = Le dichiarazioni
rule-chapter-7 = Come si gioca
rule-chapter-8 = Il punteggio
rule-chapter-9 = Varianti
rule-chapter-11 = Regole della casa
rule-chapter-13 = Un esempio

## What it is about

rule-0-1 = In ogni round bisogna dichiarare quante prese si faranno e poi farne esattamente altrettante. Vince chi ha più punti dopo l’ultimo round.
    .title = Lo scopo
rule-0-2 = Una presa è formata da una carta per ogni giocatore, giocate una dopo l’altra; vince la migliore. Un round con 5 carte a testa ha 5 prese.
    .title = La presa
rule-0-3 = La briscola è un seme che per un round batte gli altri tre: la sua carta più bassa batte la più alta di ogni altro seme. Fra più briscole vince la più alta.
    .title = La briscola

## The deck

rule-1-1 = Il mazzo ha 60 carte: quattro semi ({ $suits }) di tredici carte numerate ciascuno, più quattro { -stregoni } e quattro { -giullari }, che non appartengono a nessun seme. Nel gioco i quattro { -stregoni } valgono tutti allo stesso modo, e così i quattro { -giullari }.
    .title = Il mazzo
rule-1-2 = Un { -giullare } vale meno di ogni carta numerata, { -uno-stregone } più di ogni carta numerata. { EDITION() ->
    [classic] Le carte numerate di un seme vanno { $faces ->
        [numbers] dall’1, la più bassa, al 13, la più alta.
       *[letters] dalla più bassa alla più alta così: 2, 3, 4, 5, 6, 7, 8, 9, 10, fante, donna, re, asso.
    }
   *[fantasy] Le carte numerate di un seme vanno dall’1, la più bassa, al 13, la più alta.
}
    .title = L’ordine delle carte
rule-1-3 = { EDITION() ->
    [classic] A questo tavolo si gioca con l’edizione classica: i semi delle carte francesi, con le carte { $faces ->
        [numbers] da 1 a 13.
       *[letters] da 2 a 10, J, Q, K e A.
    }
   *[fantasy] A questo tavolo si gioca con l’edizione fantasy: quattro popoli con i loro colori al posto dei semi, con le carte da 1 a 13. Il regolamento di questa edizione chiama Apprendisti i giocatori, mani le prese, previsioni o scommesse le dichiarazioni, punti esperienza i punti, Confidente chi segna i punti e Tavola della Verità il blocco segnapunti.
} La lettera Z (in certi mazzi W) contraddistingue { -gli-stregoni }, la N (o J) i { -giullari }. Da un’edizione all’altra cambiano nomi e disegni, mai le regole.
    .title = L’edizione

## Players and rounds

rule-2-1 = Si gioca in { $players }, ciascuno per sé.
    .title = I giocatori
rule-2-2 = La partita dura { $rounds } round. Il primo si gioca con 1 carta a testa, ogni round successivo con una in più, fino a { $largest } carte nell’ultimo.
    .title = I round
rule-2-3 = «A sinistra» significa in senso orario: il posto successivo.
    .title = A sinistra

## The dealer

rule-3-1 = Per stabilire il primo mazziere ogni giocatore riceve una carta scoperta: dà le carte chi ha la più alta (R1.2). Se più giocatori hanno la carta più alta, pescano di nuovo loro soltanto, finché uno solo ha la più alta. Prima della prima distribuzione le carte pescate tornano nel mazzo.
    .title = Chi è il primo mazziere
rule-3-2 = Il tavolo sceglie il primo mazziere, senza pescare.
    .title = Il primo mazziere
rule-3-3 = Dopo ogni round diventa mazziere il giocatore alla sinistra di chi ha dato le carte.
    .title = Il mazziere successivo

## The deal

rule-4-1 = A ogni round il mazziere mescola tutte le 60 carte e ne dà a ogni giocatore quante ne prevede il round.
    .title = La distribuzione
rule-4-2 = Le carte avanzate restano coperte e formano il tallone. Nessuno le guarda { $players ->
    [2] prima che vengano date o scoperte.
   *[other] durante il round.
}
    .title = Il tallone

## Trump

rule-5-1 = Dopo la distribuzione si scopre la prima carta del tallone. Se è una carta numerata, il suo seme è la briscola di questo round.
    .title = La carta scoperta
rule-5-2 = Se si scopre un { -giullare }, il round è senza briscola{ EDITION() ->
    [classic] {" "}e il { -giullare } viene ricoperto.
   *[fantasy] .
}
    .title = Si scopre un { -giullare }
rule-5-3 = Se si scopre { -uno-stregone }, il mazziere sceglie come briscola uno dei quattro semi, prima che si dichiari e { $clairvoyance ->
    [true] prima di guardare la propria mano (R9.6).
   *[false] dopo aver guardato la propria mano.
} Un seme va scelto comunque: «senza briscola» non è ammesso.
    .title = Si scopre { -uno-stregone }
rule-5-4 = In un round da { $largest } carte a testa si distribuiscono tutte le 60 carte e non resta tallone: non si scopre nessuna carta e il round è senza briscola.
    .title = Nessuna carta da scoprire
rule-5-5 = La carta scoperta resta in vista fino alla fine del round{ EDITION() ->
    [classic] , a meno che non sia un { -giullare },
   *[fantasy] {""}
} e non partecipa al gioco.
    .title = La carta scoperta durante il gioco

## Bidding

rule-6-1 = Prima di giocare, ogni giocatore dichiara quante prese farà in questo round: { $bidding ->
    [open] comincia chi siede alla sinistra del mazziere, si prosegue in senso orario e il mazziere dichiara per ultimo.
    [hidden] ciascuno per conto suo, come dice R9.1.
   *[secret] ciascuno per conto suo, come dice R9.2.
} Si dichiara un numero intero, da 0 al numero di carte in mano. Una dichiarazione fatta non si cambia più.
    .title = Le dichiarazioni
rule-6-2 = Le prese dichiarate possono essere in tutto più di quelle del round, di meno, o esattamente altrettante.
    .title = La somma delle dichiarazioni
rule-6-3 = Quando tutti hanno dichiarato, e prima che si giochi la prima carta, chi segna i punti annuncia le dichiarazioni di tutti, e se le prese dichiarate sono in tutto più di quelle del round (dichiarato in eccesso), di meno (dichiarato in difetto) o esattamente altrettante (in pari).
    .title = L’annuncio
rule-6-4 = Finché si gioca il round, tutti possono vedere che cosa ha dichiarato ogni giocatore e quante prese ha fatto. Con le carte vere, tieni davanti a te le prese che fai; monete o fiche possono indicare quante ne hai dichiarate.
    .title = Che cosa è in vista

## Play

rule-7-1 = Apre la prima presa il giocatore alla sinistra del mazziere. Chi vince una presa apre la successiva. A ogni presa ciascuno gioca una carta, in senso orario.
    .title = L’apertura
rule-7-2 = Decide la prima carta della presa che non sia un { -giullare }. Se è una carta numerata, il suo seme è il seme richiesto. Se è { -uno-stregone }, per tutta la presa non c’è seme richiesto{ $follow-after-wizard ->
    [true] {" "}(ma vedi R7.5)
   *[false] {""}
}. Finché si sono giocati soltanto { -giullari }, non c’è ancora un seme richiesto. Esempio: si apre con un { -giullare }, poi viene giocato il { $d7 }; il seme richiesto è { $diamonds }.
    .title = Il seme richiesto
rule-7-3 = Si può sempre giocare { -uno-stregone } o un { -giullare }. Chi ha in mano una carta numerata del seme richiesto non può giocare carte numerate di un altro seme. In tutti gli altri casi si può giocare qualsiasi carta; nessuno è obbligato a giocare una briscola o una carta più alta. Chi apre può giocare quello che vuole. Esempio: la briscola è { $diamonds } e si apre con il { $h5 }. Chi ha il { $h3 } e il { $d7 } deve giocare il { $h3 }. Chi ha il { $h7 }, il { $d3 } e un { -giullare } può giocare il { $h7 } o il { -giullare }.
    .title = Rispondere al seme
rule-7-4 = Vince la presa { $winning-wizard ->
    [last] l’ultimo { -stregone } giocato (R9.3).
   *[first] il primo { -stregone } giocato.
} Senza { -stregoni }, vince la carta più alta del seme di briscola; senza briscole, la carta più alta del seme richiesto.{ $players ->
    [5] {""}
    [6] {""}
   *[other] {" "}Se sono tutti { -giullari }, vince il primo.
} Esempio: la briscola è { $diamonds }; il { $d3 } batte il { $h7 }, e { -uno-stregone } li batte entrambi.
    .title = Chi vince la presa
rule-7-5 = Regola della casa: se si apre con { -uno-stregone }, la prima carta numerata giocata dopo stabilisce un seme, e chi ha carte numerate di quel seme deve rispondere come in R7.3. Non cambia chi vince la presa (R7.4).
    .title = Rispondere dopo { -uno-stregone }

## Score

rule-8-1 = Chi ha fatto esattamente le prese che ha dichiarato guadagna 20 punti, più 10 per ogni presa fatta. Esempi: dichiarate 0 e fatte 0, 20 punti; dichiarate 2 e fatte 2, 40 punti.
    .title = Dichiarazione riuscita
rule-8-2 = Chi ha fatto più o meno prese di quante ne ha dichiarate perde 10 punti per ogni presa di scarto, e per le prese fatte non guadagna nulla. Esempi: dichiarate 2 e fatta 1, meno 10 punti; dichiarate 0 e fatte 3, meno 30 punti.
    .title = Dichiarazione mancata
rule-8-3 = I punti dei round si sommano; un totale può scendere sotto lo zero. Per ogni round e ogni giocatore il blocco segnapunti riporta la dichiarazione, nella casella piccola, e il totale raggiunto. Esempio: 20 punti, poi meno 10, poi 40 danno i totali 20, 10 e 50.
    .title = Il blocco segnapunti
rule-8-4 = Vince chi ha il totale più alto dopo l’ultimo round. Se più giocatori hanno il totale più alto, vincono insieme.
    .title = Chi vince la partita

## Variants

rule-9-1 = Ogni giocatore fissa la propria dichiarazione senza conoscere quelle degli altri. Quando tutti hanno dichiarato, le dichiarazioni si rivelano tutte insieme. Con le carte vere, scrivi la dichiarazione su un foglietto e consegnalo a chi segna i punti, che li scopre tutti insieme.
    .title = Dichiarazioni al buio
rule-9-2 = Ogni giocatore fissa la propria dichiarazione senza conoscere quelle degli altri, e le dichiarazioni non vengono annunciate: finché non si è giocata l’ultima presa del round, ognuno conosce soltanto la propria. Poi si rivelano tutte. Le prese fatte da ciascuno restano sempre in vista. Con le carte vere, scrivi la dichiarazione su un foglietto e lascialo coperto davanti a te.
    .title = Dichiarazioni rivelate a fine round
rule-9-3 = Se in una presa si giocano più { -stregoni }, la vince l’ultimo, non il primo. Non cambia nient’altro.
    .title = { -stregone } oscuro
rule-9-4 = In due si giocano { $rounds } round, da { $sizes } carte a testa. Il mazzo si mescola una volta sola, prima del primo round. Le mani, e poi la carta scoperta, si prendono dalla cima del mazzo; le carte date o scoperte restano fuori per il resto della partita, e ci si può ricordare quali sono. La carta scoperta nell’ultimo round è la sessantesima, quindi ogni round ne scopre una. Le dichiarazioni si rivelano alla fine del round (R9.2). Con le carte vere, metti da parte quelle giocate senza rimetterle nel mazzo.
    .title = In due
rule-9-5 = L’ultimo a dichiarare, cioè il mazziere, non può portare la somma delle dichiarazioni esattamente al numero di prese del round, se è l’unico ad avere il punteggio più alto. Se in testa sono in più d’uno, come nel primo round quando tutti sono a 0, ogni dichiarazione vale. Esempio: ci sono 5 prese e gli altri ne hanno dichiarate 4 in tutto. Un mazziere in testa da solo può dichiarare tutto tranne 1; in ogni altro caso può dichiarare anche 1. Con le carte vere, chi segna i punti tiene il conto delle dichiarazioni e dice al mazziere quale non può fare.
    .title = Niente pari per chi è in testa
rule-9-6 = Prima delle dichiarazioni nessuno guarda la propria mano; ciascuno vede invece le mani di tutti gli altri. { $deal ->
    [one_suit] {""}
   *[shared] Se deve scegliere la briscola (R5.3), il mazziere lo fa prima di vedere la propria mano.{" "}
}Quando tutti hanno dichiarato secondo le regole, ognuno prende la propria mano e si gioca come sempre, con le mani di nuovo nascoste agli altri. Ci si può ricordare di quello che si è visto. Con le carte vere, tieni le tue carte sulla fronte, scoperte verso gli altri, finché tutti hanno dichiarato.
    .title = Chiaroveggenza
rule-9-7 = Ogni giocatore possiede le tredici carte numerate di un seme, { -uno-stregone } e un { -giullare }. La partita dura { $rounds } round: nel primo ognuno pesca 4 carte dalle proprie, mescolate e coperte, in ogni round successivo una in più, fino a 15 nell’ultimo; dopo ogni round ciascuno riprende le proprie quindici carte e le rimescola. Non si scopre nessuna carta, non c’è briscola e non c’è mai un seme richiesto: si può giocare qualsiasi carta. Vince la presa { $winning-wizard ->
    [last] l’ultimo { -stregone } (R9.3);
   *[first] il primo { -stregone };
} senza { -stregoni }, la carta numerata più alta, di qualunque seme, e fra carte uguali quella giocata per prima; se sono tutti { -giullari }, il primo. Esempio: si giocano in quest’ordine il { $c4 }, il { $d9 } e il { $h9 }; vince la presa il { $d9 }. Con le carte vere, prima della partita dividi il mazzo per semi e dai a ciascuno { -uno-stregone } e un { -giullare }.
    .title = Monocolore
rule-9-8 = L’ultimo a dichiarare, cioè il mazziere, non può mai portare la somma delle dichiarazioni esattamente al numero di prese del round, qualunque sia il punteggio. Esempio: ci sono 5 prese e gli altri ne hanno dichiarate 4 in tutto; il mazziere può dichiarare tutto tranne 1. Con le carte vere, chi segna i punti tiene il conto delle dichiarazioni e dice al mazziere quale non può fare.
    .title = Più o meno uno
rule-9-9 = Si gioca con la chiaroveggenza (R9.6) soltanto il primo round; in tutti gli altri ognuno guarda la propria mano, come sempre, e nessun’altra.
    .title = Chiaroveggenza solo nel primo round
rule-9-10 = Regola della casa: la dichiarazione del mazziere è limitata ({ $even-bid ->
    [never] R9.8
   *[not_leader] R9.5
}) solo nei round con almeno { $even-bid-from } carte. Nei round più piccoli si può dichiarare qualsiasi numero. Esempio: se il numero è 4, il mazziere può andare in pari nei round da 1, 2 e 3 carte.
    .title = Dichiarazioni libere nei round piccoli
rule-11-1 = Regola della casa: i round, al massimo 60, sono stabiliti dal tavolo. { $rounds ->
    [one] Si gioca 1 round, con questo numero di carte a testa: { $sizes }.
   *[other] Si giocano { $rounds } round, con questi numeri di carte a testa: { $sizes }.
}
    .title = I round di questo tavolo

## An example

rule-13-1 = Tre giocatori giocano tre round. Nel primo dichiarano 0, 1 e 1 prese e ne fanno 0, 0 e 1: più 20, meno 10 e più 30 punti. Nel secondo dichiarano 2, 0 e 0 e fanno 1, 0 e 1: meno 10, più 20 e meno 10 punti, e i totali diventano 10, 10 e 20. Nel terzo dichiarano 2, 2 e 0 e fanno 2, 1 e 0: più 40, meno 10 e più 20 punti. Ora i totali sono 50, 0 e 40, e il primo giocatore è in testa.
    .title = Tre round con il punteggio
