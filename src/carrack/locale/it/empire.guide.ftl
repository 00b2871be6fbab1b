# Come si gioca a `empire`, in breve: una pagina del client web. Le regole vere e proprie sono negli articoli.

guide-lead = Da due a sei nazioni cercano il sostegno del loro popolo. Le istituzioni trasformano le risorse in sostegno, ma ognuna richiede la coppia di carte giusta. Vinci all’asta le carte che ti mancano, o scambiale.
guide-aim = Come si vince
guide-aim-support = Il tuo sostegno è il numero dei tuoi sostenitori meno quello delle tue rivolte. Vince chi ne ha di più; in caso di parità, chi ha più oro.
guide-aim-rounds = Ci sono sei turni, ciascuno con sviluppo, commercio ed esplorazione. L’ultimo finisce dopo il suo sviluppo.
guide-development = Sviluppo: avviene da solo
guide-development-luxury = Lusso: una merce e una popolazione danno un sostenitore. Perdi la merce.
guide-development-industry = Industria: una popolazione e una colonia danno una merce. Tieni tutte e due le carte.
guide-development-nation = Nella versione standard la tua nazione ha una sua istituzione, che si costruisce per ultima.
guide-development-unused = Ogni carta si usa una volta sola. Ogni popolazione inutilizzata porta una rivolta, ogni obbligazione inutilizzata costa 1 moneta d’oro.
guide-commerce = Commercio
guide-commerce-secret = Ognuno sceglie in segreto quante merci vendere, al massimo sette.
guide-commerce-price = Una merce si vende a 10 monete d’oro, meno 1 per ogni merce venduta da chiunque. Il prezzo è uguale per tutti.
guide-exploration = Esplorazione
guide-exploration-row = Cinque delle sei carte della fila vanno all’asta, una dopo l’altra. La carta Penuria copre la sesta e si sposta a ogni turno.
guide-exploration-bids = Tutti offrono nello stesso momento. Puoi rilanciare quando vuoi, fino all’oro che hai. Quando a tutti va bene così, la carta è assegnata.
guide-exploration-shared = Un’offerta fatta da più giocatori non conta. Vince la più alta delle altre. Finché la tua è uguale a un’altra, puoi ritirarti.
guide-exploration-trade = In qualsiasi momento di questa fase puoi mettere proposte sulla bacheca e accettare quelle degli altri. Si possono scambiare tutte le carte tranne le nazioni, a qualsiasi condizione. L’oro della tua offerta è bloccato finché la carta non è assegnata.
guide-first = Nella tua prima partita
guide-first-pairs = Conta le coppie. Una popolazione senza compagna diventa una rivolta nel prossimo sviluppo.
guide-first-glut = Se pensi che gli altri venderanno molto, tieni le tue merci: possono diventare lusso.
guide-first-gold = Prima di offrire, pensa a quanto oro possono avere gli altri: nessuno può pareggiare un’offerta che non può pagare.
