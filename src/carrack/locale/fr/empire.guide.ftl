# Comment jouer à `empire`, en bref : une page du client web. Les règles elles-mêmes sont dans les articles.

guide-lead = De deux à six nations cherchent le soutien de leur peuple. Les institutions transforment les ressources en soutien, mais chacune demande la bonne paire de cartes. Gagne aux enchères les cartes qui te manquent, ou échange-les.
guide-aim = Comment gagner
guide-aim-support = Ton soutien, ce sont tes partisans moins tes révoltes. Le plus grand soutien gagne ; à égalité, l’or départage.
guide-aim-rounds = Il y a six manches, chacune avec développement, commerce et exploration. La dernière s’arrête après son développement.
guide-development = Développement : il se fait tout seul
guide-development-luxury = Luxe : une marchandise et une population donnent un partisan. Tu perds la marchandise.
guide-development-industry = Industrie : une population et une colonie donnent une marchandise. Tu gardes les deux cartes.
guide-development-nation = Dans la version standard, ta nation a sa propre institution, construite en dernier.
guide-development-unused = Chaque carte ne sert qu’une fois. Chaque population inutilisée apporte une révolte, chaque obligation inutilisée coûte 1 pièce d’or.
guide-commerce = Commerce
guide-commerce-secret = Chacun choisit en secret combien de marchandises vendre, sept au plus.
guide-commerce-price = Une marchandise se vend 10 pièces d’or, moins 1 pour chaque marchandise vendue, par qui que ce soit. Le prix est le même pour tous.
guide-exploration = Exploration
guide-exploration-row = Cinq des six cartes de la rangée sont mises aux enchères, l’une après l’autre. La carte Pénurie couvre la sixième et avance à chaque manche.
guide-exploration-bids = Tout le monde enchérit en même temps. Tu peux augmenter ton enchère quand tu veux, dans la limite de ton or. Quand tout le monde s’en tient là, la carte est attribuée.
guide-exploration-shared = Une enchère que plusieurs joueurs partagent ne compte pas. La plus haute des autres gagne. Tant que ton enchère est partagée, tu peux te retirer.
guide-exploration-trade = À tout moment de cette phase, tu peux mettre des offres sur le tableau et accepter celles des autres. Toutes les cartes s’échangent sauf les nations, à toutes les conditions. L’or de ton enchère est bloqué jusqu’à ce que la carte soit attribuée.
guide-first = Pour ta première partie
guide-first-pairs = Compte les paires. Une population sans partenaire devient une révolte au prochain développement.
guide-first-glut = Si tu penses que les autres vendront beaucoup, garde tes marchandises : elles peuvent devenir du luxe.
guide-first-gold = Avant d’enchérir, pense à l’or que les autres peuvent avoir : personne ne peut égaler une enchère qu’il ne peut pas payer.
