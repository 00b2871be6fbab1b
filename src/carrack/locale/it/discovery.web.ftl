# Che cosa dice il client web di `discovery` in ogni pagina: il nome, il pulsante dell’inizio, i modelli di tavolo.

game-discovery = Scoperta
goal-discovery = Vince chi ha più punti alla fine.
start-alone = Gioca subito
start-alone-text = Scoperta con le regole del 2015, contro tre bot. Basta un clic per cominciare.
preset-first = Prima partita
preset-first-text = Edizione del 2015 senza aggiunte: tu e tre bot.
preset-full = 2015 al completo
preset-full-text = Costruttori, edifici dell’espansione e una nazione a caso per ciascuno dei quattro giocatori.
preset-printed = 2007 come in scatola
preset-printed-text = La prima edizione, così com’era nella scatola.
preset-two = In due
preset-two-text = Edizione del 2015 in due. Ciascuno comincia con due capitani.
