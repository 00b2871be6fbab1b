# Ce que dit le client web sur `discovery` à chaque page : son nom, son bouton d’accueil, ses modèles de table.

game-discovery = Découverte
goal-discovery = Qui a le plus de points à la fin gagne.
start-alone = Jouer tout de suite
start-alone-text = Découverte avec les règles de 2015, contre trois bots. Un clic et la partie commence.
preset-first = Première partie
preset-first-text = Édition de 2015 sans extension : toi et trois bots.
preset-full = 2015 au complet
preset-full-text = Bâtisseurs, bâtiments de l’extension et une nation au hasard pour chacun des quatre joueurs.
preset-printed = 2007, telle quelle
preset-printed-text = La première édition, telle qu’elle était dans sa boîte.
preset-two = À deux
preset-two-text = Édition de 2015 à deux. Chacun commence avec deux capitaines.
