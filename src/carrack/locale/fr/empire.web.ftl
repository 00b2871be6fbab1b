# Ce que dit le client web sur `empire` à chaque page : son nom, son bouton d’accueil, ses modèles de table, et ce que dit sa table.

## Les pages

game-empire = Empire
goal-empire = Partisans moins révoltes : le plus grand soutien gagne.
start-empire = Jouer à Empire
start-empire-text = Enchères et commerce entre six nations, contre trois bots.
preset-beginner = Empire, débutants
preset-beginner-text = Tous les joueurs commencent à égalité ; ni obligations, ni nations.
preset-standard = Empire, standard
preset-standard-text = Chaque joueur dirige une nation qui a sa propre institution.

## La table

empire-row = Rangée d’enchères
empire-course = Manche et phase
empire-round = Manche { $round } sur { $last }
empire-last-exploration = Dernière exploration
empire-before = Avant la première manche
empire-covered = carte Pénurie
empire-up = aux enchères
empire-next = la prochaine
empire-gone = passée
empire-bids = Enchères
empire-out = se retire
empire-in = a choisi
empire-thinking = réfléchit…
empire-to-choose = réfléchit…
empire-closed = cartes face cachée
empire-support = Soutien : { $count }
empire-nations = Nations
empire-start = Commence avec
empire-takes = prend
empire-pays = coûte
empire-brings = rapporte
empire-so-far = Cette manche jusqu’ici
empire-unrest = { $count ->
    [one] { $count } inutilisée
   *[other] { $count } inutilisées
}
empire-default = { $count ->
    [one] { $count } impayée
   *[other] { $count } impayées
}
empire-sold = vend { $count }
empire-interest = −{ $count } d’intérêts
empire-offer = L’offre
empire-offer-to = { $name } fait une offre à { $other }
empire-gives = Donne
empire-asks = Demande
empire-growing = L’offre n’est pas encore complète.
empire-partner = Faire une offre
empire-compose = Offre à { $name }
empire-give = Tu donnes
empire-want = Tu demandes à { $name }
empire-send = Envoyer l’offre
empire-says-nothing = Que proposes-tu à { $name } ?
empire-says-gift = Tu donnes { $gives } à { $name } sans rien demander.
empire-says-demand = Tu demandes { $asks } à { $name } sans rien donner.
empire-says-both = Tu donnes { $gives } à { $name } et demandes { $asks }.
empire-not-for-sale = pénurie : hors vente
empire-nobody = personne
empire-brings-gold = rapporte 10 pièces
empire-last = la dernière
empire-won-by = { $name } pour { $price }
empire-you = Toi
empire-with-you = toi
empire-would-win = gagnerait pour { $amount }
empire-tied = à égalité avec { $names }
empire-tied-many = à égalité avec { $count } autres
empire-alone-zero = unique, à 0
empire-now = ici
empire-soon = ensuite
empire-brief-out = se retire
empire-brief-wins = gagnerait
empire-brief-tied = à égalité
empire-brief-lower = plus basse
empire-lower = unique, mais plus basse
empire-holds-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
empire-support-word = soutien
empire-forecast = Prochain développement, en l’état
empire-line-unrest = inutilisées
empire-line-bonds = intérêts
empire-line-nothing = rien à construire
empire-support-then = Soutien ensuite
empire-with-card = Avec cette carte ({ $card }), aussi :
empire-offers-brief = offres { $count }/{ $most }
empire-this-round = Cette manche
empire-sold-for = { $count ->
    [one] { $count } vendue pour { $gold }
   *[other] { $count } vendues pour { $gold }
}
empire-sold-nothing = 0 vendue
empire-for = pour { $price }
empire-label-supporter = Partisan
empire-label-revolt = Révolte
empire-label-good = Marchan­dise
empire-label-population = Popu­lation
empire-label-colony = Colonie
empire-label-bond = Obliga­tion
empire-label-gold = Or
empire-prices = Qui a gagné quoi, à quel prix
empire-prices-tab = Prix
empire-none = aucun
empire-no-prices = Aucune carte n’a encore été mise aux enchères.
empire-try = tous en même temps, en secret · essai { $count }
empire-unseen = tous en même temps, en secret
empire-under-it = en dessous
empire-last-clash = Derniers choix :
empire-clash-rule = Choisie par plusieurs : une révolte de plus en dessous. Par personne : un partisan de plus.
empire-commerce = Vente de marchandises
empire-price-rule = Prix = { $top } − toutes les marchandises vendues
empire-price-last = la dernière fois { $top } − { $sold } = { $price }
empire-goods-held = { $count ->
    [one] Tu as { $count } marchandise.
   *[other] Tu as { $count } marchandises.
}
empire-others-sell = les autres vendent
empire-price = prix
empire-brings-you = tu reçois
empire-as-last = comme la dernière fois
empire-clear = Vider
empire-raise-to = Monter à { $amount }
empire-hold = Rester à { $amount }
empire-withdraw-tied = Se retirer : seulement à égalité
empire-you-hold = tu as { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
empire-offer-whom = Faire une offre à
empire-trade = Échanges
empire-your-offers = tes offres : { $count } sur { $most }
empire-trade-text = Les joueurs font des offres à tour de rôle, jusqu’à ce que tous aient passé.
empire-auction = Enchères
empire-bids-for = Qui offre quoi pour { $card }
empire-opened-by = ouverture : { $name }
empire-rule = la plus haute enchère non partagée gagne
empire-scene-nations = Les institutions des nations
empire-scene-unrest = Population inutilisée
empire-scene-sold = Vendu
empire-scene-bonds = Intérêts des obligations
empire-scene-trade = Un échange
empire-scene-clash = Choix en conflit
empire-scene-agreed = Chacun a sa nation
empire-scene-covered = Cette carte n’est pas à vendre pendant cette manche.
empire-scene-last = Dernière manche : la partie finit après son développement.
empire-scene-auctions = Les dernières enchères : la manche { $last } n’est qu’un développement.
empire-lone = { $who ->
    [you] À toi pour { $amount }
   *[other] { $name } l’obtient pour { $amount }
}
empire-lone-note = Tous les autres se sont retirés.
empire-you-have = Tu en as { $count }.
empire-one-more = Une de plus au prochain développement :
empire-went-for = Vendue pour { $prices }.
empire-stand-wins = Tu es à { $amount } et gagnerais.
empire-stand-tied = Tu es à { $amount }, à égalité avec { $names }.
empire-stand-lower = Tu es à { $amount }. Monte, ou reste.
empire-tab-auction = Enchères
empire-tab-offers = Offres
empire-tab-hand = Main
empire-no-window = Aucune séance d’échanges n’est ouverte.
about-empire-supporter = Un point de soutien à la fin.
about-empire-revolt = Retire un point de soutien à la fin.
about-empire-good = Avec une population, elle fait un luxe, qui rapporte un partisan. Ou vends-la.
about-empire-population = Travaille dans les luxes, les industries et certaines institutions. Inutilisée, elle apporte une révolte.
about-empire-colony = Avec une population, elle fait une industrie, qui rapporte une marchandise.
about-empire-bond = Rapporte 10 pièces d’or tout de suite, et en coûte 1 à chaque développement.
about-empire-gold = Paie les enchères, les intérêts et les échanges. À la fin, il départage les ex æquo.
empire-about-support = Partisans moins révoltes. À la fin, le plus grand soutien gagne ; l’or départage.
empire-about-support-now = Tu en as { $now } ; { $then } après le prochain développement.
empire-about-prices = Le gagnant de chaque carte de la rangée et le prix, manche par manche.
empire-about-market = Plus on vend de marchandises tous ensemble, moins chacune rapporte. Tous choisissent en même temps.
empire-about-last-price = Dernier prix : { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}.
empire-about-offers = Une offre reste ici jusqu’à ce qu’elle soit acceptée ou retirée, ou que la manche finisse. Dès qu’elle est acceptée, les cartes changent de mains.
empire-about-offers-now = Pour toi : { $you }. Les tiennes : { $own } sur { $most }.
empire-about-shortage = La carte dessous n’est pas à vendre. Après chaque manche, la carte Pénurie passe à la suivante.
empire-about-covers = Recouvre maintenant : { $card }.
empire-about-open = Dans cette partie, les cartes sont visibles.
empire-about-closed = Ces cartes sont face cachée. Tout ce qui les change est public et dans le journal.
empire-about-locked-title = Or dans ton enchère
empire-about-locked = Tu ne peux pas l’échanger tant qu’il est dans une enchère. Il est libre quand un autre gagne ou quand tu te retires.
empire-about-ring-title = L’horloge
empire-about-ring = Une surenchère, un retrait ou un échange la relance. À 0, qui ne dit mot consent. Quand tous s’en tiennent là, la carte est attribuée.
empire-about-waited = On attend : { $names }.
empire-about-next = À ton prochain développement : { $count }.
empire-about-luxury = Une marchandise et une population. La marchandise est payée ; elle rapporte un partisan.
empire-about-industry = Une population et une colonie. Elle rapporte une marchandise.
empire-about-unrest = Chaque population qu’aucune institution n’emploie apporte une révolte.
empire-about-bonds = Chaque obligation coûte 1 pièce d’or à chaque développement. Celle que tu ne peux pas payer apporte une révolte.
empire-about-own = L’institution propre à une nation, construite après les luxes et les industries avec ce qui reste.

## Enchères ouvertes

empire-out-at = se retire à { $amount }
empire-content-count = { $count ->
    [one] { $count } sur { $all } s’en tient là
   *[other] { $count } sur { $all } s’en tiennent là
}
empire-think-again = { $name } enchérit : chacun décide de nouveau
empire-at-once = { $names } : { $amount } au même moment
empire-all-stand = ces enchères tiennent
empire-all-stand-but = ces enchères tiennent ; en tête : { $name }
empire-still-think = { $count ->
    [one] { $names } réfléchit encore
   *[other] { $names } réfléchissent encore
}
empire-silent = qui ne dit mot consent
empire-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
empire-is-content = s’en tient là
empire-not-yet = pas encore
empire-match = Égaler { $amount }
empire-one-more-bid = +1 : { $amount }
empire-click-again = clique encore
empire-does-tie = égalité avec { $names }
empire-does-lead = tu mènes déjà
empire-does-nothing = tu y es déjà
empire-does-below = sous tes { $amount }
empire-does-cost = tu as { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
empire-only-tied = si égalité
empire-you-are-tied = tu es à égalité
empire-content = Ça me va
empire-content-note = en l’état
empire-content-said = sauf changement
empire-content-itself = rien d’autre à faire
empire-out-note = Tu n’es plus dans cette enchère. Tu peux encore échanger.
empire-ask-lot = Enchéris pour { $card }.
empire-ask-content = Tu t’en tiens là.
empire-ask-itself = Tu ne peux ni monter ni te retirer.
empire-ask-out = Tu n’es plus dans cette enchère.
empire-ask-trade = Tu peux encore échanger.
empire-overtaken = Pendant ta saisie, { $names } à { $amount }. Ton enchère n’est pas partie.
empire-stand-behind = Tu es à { $amount }, { $names } à { $highest }.
empire-highest = Enchère la plus haute : { $amount }, { $names }.
empire-voice-bid = { $who ->
    [you] Tu montes à { $amount } { $stand ->
        [wins] et gagnerais
        [tied] : égalité avec { $rivals }
       *[other] mais restes sous la plus haute enchère
    }.
   *[other] { $name } monte à { $amount } { $stand ->
        [wins] et gagnerait
        [tied] : égalité avec { $rivals }
       *[other] mais reste sous la plus haute enchère
    }.
}
empire-locked = { $count ->
    [one] { $count } de tes { $all } pièces d’or est dans ton enchère
   *[other] { $count } de tes { $all } pièces d’or sont dans ton enchère
}
empire-locked-brief = { $count }

## Le tableau des offres

empire-offers = Offres
empire-on-table = { $count } sur le tableau
empire-new-offer = Nouvelle offre
empire-offers-new = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}
empire-no-offers = Aucune offre pour l’instant.
empire-offers-later = Les offres se font pendant l’exploration.
empire-offers-you = À toi
empire-offers-anybody = À qui veut
empire-offers-own = Les tiennes, { $count } sur { $most }
empire-offers-others = Entre les autres
empire-offers-rest = Autres offres
empire-offers-hidden = { $count ->
    [one] { $count } masquée : afficher
   *[other] { $count } masquées : afficher
}
empire-offers-filtered = { $count ->
    [one] { $count } masquée par tes filtres : afficher
   *[other] { $count } masquées par tes filtres : afficher
}
empire-offers-filter-again = { $count ->
    [one] { $count } affichée malgré tes filtres : masquer
   *[other] { $count } affichées malgré tes filtres : masquer
}
empire-filters = Filtrer les offres
empire-filters-some = { $count ->
    [one] Filtrer les offres : { $count } filtre actif
   *[other] Filtrer les offres : { $count } filtres actifs
}
empire-filters-text = Une offre masquée reste valable : les autres peuvent l’accepter, et toi aussi. Personne d’autre ne voit tes filtres, mais tout le monde voit que tu refuses un cadeau.
empire-filters-hide = Masquer
empire-filter-supporter = Les offres qui demandent des partisans
empire-filter-gold = Les offres qui demandent de l’or
empire-filter-revolt = Les cadeaux avec des révoltes (ceux pour toi sont refusés)
empire-filter-anybody = Les offres à qui veut ({ $name })
empire-nothing = rien
empire-to = à
empire-anybody = Qui veut
empire-anybody-word = qui veut
empire-gives-word = donne
empire-for-word = contre
empire-for-your = contre
empire-to-yours = à la tienne
empire-declines = { $name } refuse
empire-you-decline = tu refuses
empire-support-by = soutien { $sign }{ $count }
empire-outlook-title = À ton prochain développement
empire-outlook-same = développement inchangé
empire-accept = Accepter
empire-accept-again = Clique encore : soutien −{ $count }
empire-counter = Contre-offre
empire-hide = Masquer cette offre ({ $name })
empire-take-off = Retirer
empire-why-lack = manque : { $cards }
empire-why-locked = or bloqué dans ton enchère
empire-why-maker = { $name } ne peut pas payer
empire-why-not = impossible pour l’instant
empire-your-offer = Ton offre
empire-to-whom = À qui
empire-get = Tu reçois
empire-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
empire-draft-nothing = Que donnes-tu, et que veux-tu en échange ?
empire-draft-gift = { $gives } en cadeau, à { $name }.
empire-draft-demand = Demander à { $name } : { $asks }, sans rien donner.
empire-draft-both = { $gives } contre { $asks }, à { $name }.
empire-draft-then = Ensuite :
empire-draft-count = Ton offre { $count } sur { $most }.
empire-lay = Poser l’offre
empire-tab-offers-count = Offres { $count }

## Après la cinquième carte

empire-all-sold = Les cinq enchères sont finies
empire-before-card = Avant { $card }
empire-trade-or-ready = Échange encore, ou dis que tu as terminé.
empire-ready-count = { $count ->
    [one] { $count } sur { $all } a terminé
   *[other] { $count } sur { $all } ont terminé
}
empire-ready-again = à redire après une offre ou un échange
empire-is-ready = a terminé
empire-ready = J’ai terminé
empire-ready-note = puis le jeu continue
empire-won-nothing = rien
empire-nobody-won = à personne
empire-ask-board = Échange encore, ou dis que tu as terminé.
empire-ask-ready = Tu as terminé.
keys-match = égaler l’enchère la plus haute
keys-one-more = enchérir un de plus
keys-raise = saisir une enchère
keys-content = s’en tenir là
keys-offer = faire une offre

## Enchères prévues

empire-plan-bids = Prévoir les enchères
empire-plan-text = Personne d’autre ne le voit. Le plan monte du strict nécessaire, jamais au-delà de ta limite. Sans limite, tu enchéris à la main.
empire-plan-ask = Prévois tes enchères de la manche { $round }.
empire-plan-ask-line = Toutes les cartes à la fois. Personne d’autre ne le voit.
empire-plan-brings = Ce qu’elle rapporte à ton prochain développement
empire-plan-one-by-one = une à une, depuis la gauche
empire-plan-went = Prix des cartes de cette sorte jusqu’ici
empire-plan-your-limit = Ta limite
empire-plan-least = ton plan monte du strict nécessaire, jamais plus haut ; sans limite, tu enchéris à la main
empire-plan-if-tied = À égalité, à ta limite
empire-plan-ways = rester, se retirer, ou un de plus, une seule fois
empire-plan-covered = couverte pour cette manche
empire-plan-at-once = tout de suite
empire-plan-each-round = par manche
empire-plan-unused = inutilisée
empire-plan-to = { $tied ->
    [withdraw] Ton plan : jusqu’à { $amount }, puis tu te retires
    [raise] Ton plan : jusqu’à { $amount }, et 1 de plus à égalité
   *[hold] Ton plan : jusqu’à { $amount }, puis tu restes
}
empire-plan-held = il enchérit quand tout le monde s’est décidé
empire-plan-note = il enchérit pour toi ; une enchère de ta main y met fin
empire-plan-later = { $count ->
    [0] Tu enchéris toi-même.
    [one] Tu enchéris toi-même. { $count } carte suivante est prévue.
   *[other] Tu enchéris toi-même. { $count } cartes suivantes sont prévues.
}
empire-plan-row = prévu : jusqu’à { $amount }
empire-plan-no-use = sans usage
empire-plan-limit = Limite pour la carte { $place }, { $card }
empire-plan-tied = À égalité pour la carte { $place }, { $card }
empire-plan-way = { $tied ->
    [withdraw] Sortir
    [raise] +1
   *[hold] Rester
}
empire-plan-way-long = { $tied ->
    [withdraw] se retirer
    [raise] un de plus, une seule fois
   *[hold] rester
}
empire-plan-sum = Limites : { $sum } en tout, tu as { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
empire-plan-bond = Une obligation gagnée en ajoute { $gold }.
empire-plan-shrink = Les limites suivantes se réduisent à l’or qui reste.
empire-plan-zero = Avec 0 et « Rester », tu peux gagner sans payer.
empire-plan-ready = puis « J’ai terminé »
empire-plan-send = Envoyer
empire-plans = Plans
empire-plans-note = envoyés pour cette manche
empire-plan-sent = envoyé
keys-plan = prévoir les enchères

## Coups prévus et touches

order-card = Pour quelle carte ?
order-any-card = La prochaine carte, quelle qu’elle soit
order-sell = Combien de marchandises vendre à la prochaine vente
keys-hold = rester
keys-withdraw = se retirer

## La fin : les faits de la partie, et d’où viennent partisans et révoltes

highlight-dearest-card = { $seat } a payé { $a_card } { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
} à la manche { $turn }.
highlight-largest-trade = { $counts_asked_kinds ->
    [0] { $seat } a donné { $counts_given } à { $seat_rival } à la manche { $turn }, en cadeau.
   *[other] { $counts_given_kinds ->
        [0] { $seat_rival } a donné { $counts_asked } à { $seat } à la manche { $turn }, sans rien recevoir.
       *[other] { $seat } a donné { $counts_given } à { $seat_rival } contre { $counts_asked } à la manche { $turn }.
    }
}
highlight-best-development = { $seat } a gagné { $amount ->
    [one] { $amount } partisan
   *[other] { $amount } partisans
} à la manche { $turn }.
highlight-best-sale = { $seat } a vendu { $amount ->
    [one] { $amount } marchandise
   *[other] { $amount } marchandises
} à { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} à la manche { $turn } : { $gold } en tout.
highlight-worst-unrest = { $seat } a subi { $amount ->
    [one] { $amount } révolte
   *[other] { $amount } révoltes
} à la manche { $turn }.
graph-title-development = Points après chaque développement
fact-dearest-card = La carte la plus chère
fact-largest-trade = Le plus gros échange
fact-best-development = Le meilleur développement
fact-best-sale = La meilleure vente
fact-worst-unrest = Les pires troubles
way-claiming = avec la nation
way-development = par le développement
way-auction = aux enchères
way-trade = par échange

## Depuis ton coup : chaque étape en quelques mots

empire-step-clash = choix en conflit
empire-step-claimed = nations choisies
empire-step-round = manche { $round }
empire-step-nations = nations
empire-step-unrest = population inutilisée
empire-step-interest = intérêts
empire-step-price = prix : { $amount }
empire-step-sale = vente
empire-step-trade = échange avec { $name }
empire-step-won = pour { $amount } or
