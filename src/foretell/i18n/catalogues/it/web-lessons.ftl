### Lessons

lessons-missing = Non è stato possibile caricare le lezioni. Vai online una volta e resteranno su questo dispositivo.
lessons-up-next = La prossima
lessons-under-way = In corso
lessons-begin = Inizia
lessons-continue = Continua
lessons-all-done = Hai seguito tutte le lezioni.
lessons-done = { $done } lezioni su { $all } concluse
lessons-number = Lezione { $number }
lessons-is-done = Conclusa
lessons-step = Passo { $step } di { $steps }
lessons-to-puzzles = Ai problemi
lessons-puzzle = Problema { $number } di { $all }
lessons-leave = Esci
lessons-your-turn = tocca a te
lessons-total = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
}
lessons-right = { $right } problemi giusti su { $all }
lessons-now-play = Ora gioca un round con questa mano.
lessons-now-win = Ora gioca l’ultimo round di una partita. Conta solo il posto finale.
lessons-play = Gioca il round
lessons-restart = Dall’inizio
lessons-over = Il round è finito
lessons-verdict-made = Ne hai dichiarate { $bid } e ne hai fatte { $taken }. È così che si fa!
lessons-verdict-near = Ne hai dichiarate { $bid } e ne hai fatte { $taken }: una sola presa di differenza. C’eri quasi!
lessons-verdict-missed = Ne hai dichiarate { $bid } e ne hai fatte { $taken }. Stavolta no; le stesse carte ti aspettano ancora.
lessons-verdict-won = Hai vinto la partita! Nessuno ha più punti di te.
lessons-verdict-not-won = Stavolta ha vinto qualcun altro. Con un’altra dichiarazione ce l’avresti fatta?
lessons-next = La prossima: { $title }
lessons-again = Rigioca
lessons-all = Tutte le lezioni
lessons-ask-win = Che cosa vince la partita più spesso?
lessons-best-place = Vince più partite di ogni altra scelta.
lessons-wins-less = { $games ->
    [one] Vince una partita in meno su 100.
   *[other] Vince { $games } partite in meno su 100.
}
lessons-makes = La dichiarazione riesce nel { $chance } delle partite possibili.
lessons-makes-anyway = La dichiarazione riesce più spesso, nel { $chance }, ma da sola non fa vincere.
lessons-standing = { $lead ->
    [ahead] Hai { $points } punti di vantaggio.
    [behind] Sei a { $points } punti da chi è in testa.
   *[level] Sei in testa a pari punti.
}
lessons-win-head = Vince

## Le lezioni

lessons-first = Il gioco in cinque passi
lessons-zero = Dichiarare zero
lessons-zero-1 = Dichiarare 0 è la scelta più sicura, con qualsiasi numero di carte. Servono carte basse in ogni seme. Un Giullare aiuta, uno Stregone quasi mai.
lessons-zero-2 = Il pericolo è la carta alta tutta sola: se si apre nel suo seme, devi giocarla. Accanto a due o tre carte basse, quella alta può restarti in mano.
lessons-zero-3 = Non fidarti della briscola bassa. In quattro anche la più bassa fa una presa una mano su sette. Liberatene quando vince già una briscola più alta o uno Stregone.
lessons-duck = Stare sotto
lessons-duck-1 = Hai le tue prese: d’ora in poi vuoi perdere. Rispondi con la carta più alta che perde ancora. Quella bassa ti salverà dopo.
lessons-duck-2 = Giochi per ultimo e ogni carta permessa vince? Allora vinci con la più alta. Quella è andata, e le più basse possono ancora perdere.
lessons-duck-3 = Non puoi rispondere? Scarta la carta che più probabilmente vincerà dopo: una carta alta sola nel suo seme. Tieni il Giullare, perde quando vuoi tu.
lessons-wizards = Contare gli Stregoni
lessons-wizards-1 = Gli Stregoni sono quattro. Conta quelli giocati, quello scoperto e i tuoi. Gli altri possono essere contro di te, o dormire nel tallone.
lessons-wizards-2 = Uno Stregone perde solo contro uno giocato prima. Dopo un altro Stregone è la carta ideale da dar via, quando non vuoi prese.
lessons-wizards-3 = In quattro lo Stregone fa la sua presa 97 volte su 100: non c’è fretta. Tienilo, e dopo vincerà proprio la presa che scegli tu. Qui è l’apertura peggiore.
lessons-trump = Dominare le briscole
lessons-trump-1 = Prima le carte alte degli altri semi, finché gli altri devono ancora rispondere. Le tue briscole non scappano: fanno prese anche dopo.
lessons-trump-2 = Le briscole sono 13. Conta quelle giocate, le tue e la carta scoperta. Quando nessun altro può averne, ognuna delle tue è una presa sicura.
lessons-trump-3 = Non vuoi altre prese? Allora lascia stare le briscole. Finché gli altri ne hanno, possono battere le carte alte che ti restano.
lessons-even = La somma del tavolo
lessons-even-1 = Somma le dichiarazioni. Se superano le prese, tutti lottano e le carte medie vincono meno. Nel dubbio, dichiara di meno.
lessons-even-2 = Meno dichiarazioni che prese: nessuno vuole il resto, e tocca a chi non riesce a stare sotto. Le carte medie vincono per sbaglio. Nel dubbio, dichiara di più.
lessons-even-3 = Dove non si può mai finire in pari, a chi dichiara per ultimo può mancare il numero giusto. Scendi con una carta che può perdere a piacere, sali con una che può vincere.
lessons-last = Le ultime prese
lessons-last-1 = Restano tre carte: basta indovinare. A chi servono ancora prese, e chi ne ha abbastanza? Chi è a posto starà sotto, se può.
lessons-last-2 = Una carta alta, una bassa, e ti serve una presa: apri subito con quella alta. Tenuta per la fine non vale nulla, se si apre in un altro seme.
lessons-last-3 = L’ultima carta si gioca da sola: decidi una presa prima. Tieni la carta dal destino certo: un Giullare per perdere, uno Stregone per vincere.
lessons-lead = Aprire
lessons-lead-1 = Una carta alta vince solo se si apre nel suo seme, e nessuno lo fa per te. Apri presto, prima che gli altri finiscano quel seme e la taglino.
lessons-lead-2 = A uno Stregone nessuno deve rispondere: tutti danno via ciò che vogliono perdere. Fai loro questo favore solo se la presa ti serve adesso.
lessons-lead-3 = Non vuoi prese? Apri con ciò che potrebbe vincere dopo, soprattutto una briscola bassa: adesso gli altri ne hanno ancora di più alte. Tieni il Giullare, perde quando vuoi.
lessons-naming = Scegliere la briscola
lessons-naming-1 = È scoperto uno Stregone e sei il mazziere: scegli il tuo seme più lungo. Tre briscole medie valgono di solito più di una carta massima altrove.
lessons-naming-2 = In quattro la carta massima di un seme fa presa 63 volte su 100, da briscola 78. La quarta dall’alto passa da 14 a 63: ci guadagnano le carte medie.
lessons-naming-3 = Non scegliere un seme che non hai, nemmeno con carte basse: armi gli altri. Qui il seme delle due carte indicate vale dieci punti in più.
lessons-hidden = Dichiarazioni al buio
lessons-hidden-1 = Ognuno dichiara senza sentire gli altri, e la somma torna di rado: in quattro è in pari 30 volte su 100; sentendosi, 63.
lessons-hidden-2 = Nessuno si adatta a te e tu a nessuno: dichiara quanto fanno in media le tue carte. Dichiarare per ultimo qui non ti dice nulla.
lessons-hidden-3 = Quando le dichiarazioni si scoprono, sommale prima di giocare. Troppe: si lotta per ogni presa. Troppo poche: qualcuno dovrà farne più di quante ne vuole. Fa’ che non tocchi a te.
lessons-two = In due
lessons-two-1 = Le carte giocate o scoperte non tornano più. Ricorda gli Stregoni e le carte alte già usciti: il resto è nell’altra mano o nel tallone.
lessons-two-2 = Contro la tua c’è una carta sola: quelle alte vincono più spesso che a un tavolo grande, e anche le medie fanno prese. Dichiara di più.
lessons-two-3 = L’altra dichiarazione resta segreta fino alla fine, ma le carte parlano. Chi dà via carte alte ne ha abbastanza; chi taglia prese da poco ne cerca ancora.
lessons-suit = Monocolore
lessons-suit-1 = Ognuno possiede un seme, uno Stregone e un Giullare. Si gioca senza briscola e senza seme da seguire: vince la carta più alta e, a parità, la prima.
lessons-suit-2 = Tutti possiedono le stesse quindici carte. Tieni il conto della carta massima e dello Stregone di ciascuno: usciti quelli, sai che cosa può ancora batterti.
lessons-suit-3 = Se giochi per ultimo scegli tu. Ti serve la presa: vinci con la carta più bassa che basta. Ne hai abbastanza: perdi con la più alta che non basta. A parità, la tua arriva tardi.
lessons-place = Giocare per il posto
lessons-place-1 = Nell’ultimo round conta solo il posto finale. Guarda prima i totali: quanto ti serve, e che cosa deve andare storto a chi è in testa?
lessons-place-2 = Da lontano, una dichiarazione sicura che non supera nessuno non vale nulla. Dichiara ciò che vince la partita, se riesce. In testa, fai il contrario.
lessons-place-3 = Puoi anche fermare chi è in testa. Se gli serve ancora una presa, negagliela; se ne ha abbastanza, regalagliene un’altra.
