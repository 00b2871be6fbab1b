# The auction and trading card game. It has an English rulebook only: the French names of things are ours, and so are
# the sentences. Words have the forms that sentences need: `.a` and `.the` with an article, `.many` in the plural, `.de`
# in the plural after a negation, `.of` after “phase”.
# A player’s name may begin with a vowel: never “de” or “que” before it. “Enchère” is a bid, “offre” an offer to trade.

## The game

game-empire = Empire
    .about = Développe une nation avec des cartes que tu achètes aux enchères, échanges et vends.

## Events

event-round = Manche { $amount }
event-phase = { $phase_id ->
    [claiming] Tous les joueurs choisissent une nation.
    [trading] Une séance d’échanges commence.
   *[other] La phase { $of_phase } commence.
}
event-row = Carte { $number } de la rangée : { $card }.
event-shortage = La carte Pénurie recouvre la carte { $number } de la rangée, { $a_card }.
event-laid-out = Nations en jeu : { $nation }.
event-selected = { $seat } choisit { $the_nation }.
event-clash = { $card_id ->
    [revolt] Plusieurs joueurs ont choisi { $the_nation } : une révolte est placée sous cette nation, qui a maintenant { $supporters ->
        [one] { $supporters } partisan
       *[other] { $supporters } partisans
    } et { $revolts ->
        [one] { $revolts } révolte
       *[other] { $revolts } révoltes
    }.
   *[supporter] Personne n’a choisi { $the_nation } : un partisan est placé sous cette nation, qui a maintenant { $supporters ->
        [one] { $supporters } partisan
       *[other] { $supporters } partisans
    } et { $revolts ->
        [one] { $revolts } révolte
       *[other] { $revolts } révoltes
    }.
}
event-nation = { $seat } dirige { $the_nation } et reçoit ce qui était sous cette nation : { $supporters ->
    [one] { $supporters } partisan
   *[other] { $supporters } partisans
} et { $revolts ->
    [one] { $revolts } révolte
   *[other] { $revolts } révoltes
}.
event-dealt = { $seat } reçoit { $the_nation } par tirage au sort.
event-built = { $seat } { $institution_id ->
    [protectorate] établit
    [merchant] engage
    [territory] annexe
    [company] fonde
    [gold-mine] ouvre
    [commonwealth] fonde
    [army] lève
    [luxury] produit
    [industry] crée
   *[other] construit
} { $amount ->
    [one] { $a_institution }
   *[other] { $amount } { $institution }
}.
event-gained = { $seat } reçoit { $amount } { $card }.
event-unrest = { $amount ->
    [one] { $seat } a { $amount } population inutilisée.
   *[other] { $seat } a { $amount } populations inutilisées.
}
event-interest = { $amount ->
    [one] { $seat } paie { $amount } pièce d’or d’intérêts sur ses obligations.
   *[other] { $seat } paie { $amount } pièces d’or d’intérêts sur ses obligations.
}
event-default = { $amount ->
    [one] { $seat } ne peut pas payer les intérêts d’une obligation.
   *[other] { $seat } ne peut pas payer les intérêts de { $amount } obligations.
}
event-sold = { $amount ->
    [0] { $seat } ne vend rien.
    [one] { $seat } vend { $amount } marchandise.
   *[other] { $seat } vend { $amount } marchandises.
}
event-price = { $amount ->
    [one] Le prix d’une marchandise est de { $amount } pièce d’or.
   *[other] Le prix d’une marchandise est de { $amount } pièces d’or.
}
event-card = Mise aux enchères : { $a_card }.
event-no-card = La banque n’a plus { $de_card } : cette carte n’est pas mise aux enchères.
event-opens = { $seat } ouvre les enchères.
event-bids = { $amount ->
    [one] { $seat } enchérit à { $amount } pièce d’or.
   *[other] { $seat } enchérit à { $amount } pièces d’or.
}
event-holds = { $seat } n’enchérit pas.
event-withdraws = { $seat } se retire.
event-won = { $amount ->
    [0] { $seat } remporte { $the_card } sans rien payer.
    [one] { $seat } remporte { $the_card } pour { $amount } pièce d’or.
   *[other] { $seat } remporte { $the_card } pour { $amount } pièces d’or.
}
event-nobody-won = { $highest ->
    [0] Personne n’enchérit pour { $the_card }.
   *[other] Aucune enchère n’est unique : personne ne remporte { $the_card }.
}
event-offers = { $seat } fait une offre à { $seat_rival }.
event-gives = { $seat } propose de donner { $amount } { $card }.
event-asks = { $seat } demande { $amount } { $card }.
event-proposed = { $counts_asked_kinds ->
    [0] { $seat } propose de donner { $counts_given } à { $seat_rival }.
   *[other] { $counts_given_kinds ->
        [0] { $seat } demande { $counts_asked } à { $seat_rival } sans rien offrir.
       *[other] { $seat } propose à { $seat_rival } { $counts_given } contre { $counts_asked }.
    }
}
event-accepted = { $seat } accepte l’offre faite par { $seat_rival }.
event-refused = { $seat } refuse l’offre faite par { $seat_rival }.
event-counters = { $seat } fait une contre-offre à { $seat_rival }.
event-content = { $seat } s’en tient là.
event-ready = { $seat } a terminé ses échanges.
event-offers-all = { $seat } fait une offre à qui veut.
event-offered = { $counts_asked_kinds ->
    [0] { $seat } propose de donner { $counts_given } à { $seat_rival }.
   *[other] { $counts_given_kinds ->
        [0] { $seat } demande { $counts_asked } à { $seat_rival } sans rien offrir.
       *[other] { $seat } propose à { $seat_rival } { $counts_given } contre { $counts_asked }.
    }
}
event-offered-all = { $counts_asked_kinds ->
    [0] { $seat } propose de donner { $counts_given } à qui veut.
   *[other] { $counts_given_kinds ->
        [0] { $seat } demande { $counts_asked } à qui veut bien, sans rien offrir.
       *[other] { $seat } propose à qui veut { $counts_given } contre { $counts_asked }.
    }
}
event-traded = { $counts_asked_kinds ->
    [0] { $seat } accepte un cadeau offert par { $seat_rival } : { $counts_given }.
   *[other] { $counts_given_kinds ->
        [0] { $seat } donne { $counts_asked } à { $seat_rival } sans rien recevoir.
       *[other] { $seat } donne { $counts_asked } à { $seat_rival } et reçoit { $counts_given }.
    }
}
event-cancels = { $counts_asked_kinds ->
    [0] { $seat } retire son offre : { $counts_given } en cadeau.
   *[other] { $counts_given_kinds ->
        [0] { $seat } retire sa demande : { $counts_asked }.
       *[other] { $seat } retire son offre : { $counts_given } contre { $counts_asked }.
    }
}
event-lapsed = { $seat } n’a plus { $counts_given } : l’offre ne tient plus.
event-end = La partie est terminée.
event-tie = { $amount ->
    [one] L’or départage les ex æquo : { $seat } a { $amount } pièce d’or.
   *[other] L’or départage les ex æquo : { $seat } a { $amount } pièces d’or.
}

event-look = { $zone_id ->
    [row_stack] Carte piochée pour la rangée : { $token }.
    [nation_stack] Nation tirée au sort : { $token }.
   *[other] On tire au sort qui ouvre les enchères.
}

## Limits of free undo

# Holding, withdrawing and being content in an auction count as bidding.
undo-binds = Impossible d’annuler : les enchères, les offres et les échanges engagent.

## Questions

ask-claim = Choisis une nation.
ask-sell = Combien de marchandises vends-tu ?
ask-trade = Fais-tu une offre ?
ask-offer = Que contient ton offre à { $seat_rival } ?
ask-answer = Acceptes-tu l’offre faite par { $seat_rival } ?
ask-bid = Enchéris-tu pour { $the_card } ?
ask-sealed-bid = Chacun choisit en secret. Enchéris-tu pour { $the_card } ?
ask-lot = Carte { $number }, { $a_card } : enchéris-tu, ou t’en tiens-tu là ?
ask-board = Fais-tu encore des échanges, ou as-tu terminé ?

# The same questions without names and numbers, for auto-answers
asked-offer = Que contient ton offre ?
asked-answer = Acceptes-tu une offre ?
asked-bid = Enchéris-tu ?
asked-lot = Enchéris-tu, ou t’en tiens-tu là ?
asked-sealed-bid = Enchéris-tu quand chacun choisit en secret ?

# A player who holds stays in the auction, so the choice is not called “pass”.
choice-pass = Ne rien faire
choice-select = Choisir { $the_nation }
choice-sell = { $choices ->
    [1] { $highest ->
        [0] Ne rien vendre
        [one] Vendre { $highest } marchandise
       *[other] Vendre { $highest } marchandises
    }
   *[other] { $highest ->
        [one] Ne rien vendre, ou vendre { $highest } marchandise
       *[other] Vendre de { $lowest } à { $highest } marchandises
    }
}
choice-withdraw = Se retirer
choice-bid = { $choices ->
    [1] { $highest ->
        [one] Enchérir à { $highest } pièce d’or
       *[other] Enchérir à { $highest } pièces d’or
    }
   *[other] Enchérir entre { $lowest } et { $highest } pièces d’or
}
choice-offer = Faire une offre à { $seat_rival }
choice-done = Terminer l’offre
choice-give-supporter = Donner { $choices ->
    [1] { $highest ->
        [one] { $highest } partisan
       *[other] { $highest } partisans
    }
   *[other] de { $lowest } à { $highest } partisans
}
choice-give-revolt = Donner { $choices ->
    [1] { $highest ->
        [one] { $highest } révolte
       *[other] { $highest } révoltes
    }
   *[other] de { $lowest } à { $highest } révoltes
}
choice-give-good = Donner { $choices ->
    [1] { $highest ->
        [one] { $highest } marchandise
       *[other] { $highest } marchandises
    }
   *[other] de { $lowest } à { $highest } marchandises
}
choice-give-population = Donner { $choices ->
    [1] { $highest ->
        [one] { $highest } population
       *[other] { $highest } populations
    }
   *[other] de { $lowest } à { $highest } populations
}
choice-give-colony = Donner { $choices ->
    [1] { $highest ->
        [one] { $highest } colonie
       *[other] { $highest } colonies
    }
   *[other] de { $lowest } à { $highest } colonies
}
choice-give-bond = Donner { $choices ->
    [1] { $highest ->
        [one] { $highest } obligation
       *[other] { $highest } obligations
    }
   *[other] de { $lowest } à { $highest } obligations
}
choice-give-gold = Donner { $choices ->
    [1] { $highest ->
        [one] { $highest } pièce d’or
       *[other] { $highest } pièces d’or
    }
   *[other] de { $lowest } à { $highest } pièces d’or
}
choice-part-supporter = Ainsi que { $choices ->
    [unseen] des partisans
    [1] { $highest ->
        [one] { $highest } partisan
       *[other] { $highest } partisans
    }
   *[other] de { $lowest } à { $highest } partisans
}
choice-part-revolt = Ainsi que { $choices ->
    [unseen] des révoltes
    [1] { $highest ->
        [one] { $highest } révolte
       *[other] { $highest } révoltes
    }
   *[other] de { $lowest } à { $highest } révoltes
}
choice-part-good = Ainsi que { $choices ->
    [unseen] des marchandises
    [1] { $highest ->
        [one] { $highest } marchandise
       *[other] { $highest } marchandises
    }
   *[other] de { $lowest } à { $highest } marchandises
}
choice-part-population = Ainsi que { $choices ->
    [unseen] des populations
    [1] { $highest ->
        [one] { $highest } population
       *[other] { $highest } populations
    }
   *[other] de { $lowest } à { $highest } populations
}
choice-part-colony = Ainsi que { $choices ->
    [unseen] des colonies
    [1] { $highest ->
        [one] { $highest } colonie
       *[other] { $highest } colonies
    }
   *[other] de { $lowest } à { $highest } colonies
}
choice-part-bond = Ainsi que { $choices ->
    [unseen] des obligations
    [1] { $highest ->
        [one] { $highest } obligation
       *[other] { $highest } obligations
    }
   *[other] de { $lowest } à { $highest } obligations
}
choice-part-gold = Ainsi que { $choices ->
    [unseen] de l’or
    [1] { $highest ->
        [one] { $highest } pièce d’or
       *[other] { $highest } pièces d’or
    }
   *[other] de { $lowest } à { $highest } pièces d’or
}
choice-for-supporter = Demander { $choices ->
    [unseen] des partisans
    [1] { $highest ->
        [one] { $highest } partisan
       *[other] { $highest } partisans
    }
   *[other] de { $lowest } à { $highest } partisans
}
choice-for-revolt = Demander { $choices ->
    [unseen] des révoltes
    [1] { $highest ->
        [one] { $highest } révolte
       *[other] { $highest } révoltes
    }
   *[other] de { $lowest } à { $highest } révoltes
}
choice-for-good = Demander { $choices ->
    [unseen] des marchandises
    [1] { $highest ->
        [one] { $highest } marchandise
       *[other] { $highest } marchandises
    }
   *[other] de { $lowest } à { $highest } marchandises
}
choice-for-population = Demander { $choices ->
    [unseen] des populations
    [1] { $highest ->
        [one] { $highest } population
       *[other] { $highest } populations
    }
   *[other] de { $lowest } à { $highest } populations
}
choice-for-colony = Demander { $choices ->
    [unseen] des colonies
    [1] { $highest ->
        [one] { $highest } colonie
       *[other] { $highest } colonies
    }
   *[other] de { $lowest } à { $highest } colonies
}
choice-for-bond = Demander { $choices ->
    [unseen] des obligations
    [1] { $highest ->
        [one] { $highest } obligation
       *[other] { $highest } obligations
    }
   *[other] de { $lowest } à { $highest } obligations
}
choice-for-gold = Demander { $choices ->
    [unseen] de l’or
    [1] { $highest ->
        [one] { $highest } pièce d’or
       *[other] { $highest } pièces d’or
    }
   *[other] de { $lowest } à { $highest } pièces d’or
}
choice-accept = Accepter
choice-refuse = Refuser
choice-counter = Faire une contre-offre
choice-content = Je m’en tiens là
choice-ready = J’ai terminé
choice-offer-all = Faire une offre à qui veut
choice-take = Accepter l’offre { $amount_place } faite par { $seat_rival }
choice-reply = Répondre par une contre-offre à l’offre { $amount_place } faite par { $seat_rival }
choice-cancel = Retirer ton offre { $amount_place }

## Why not

refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-cannot-pass = Tu ne peux pas passer ici.
refusal-no-nations = La version pour débutants se joue sans nations.
refusal-not-laid-out = Tu ne peux pas choisir { $the_nation } : ce n’est pas une des nations en jeu.
refusal-too-few-goods = { $amount ->
    [0] Tu n’as aucune marchandise à vendre.
    [one] Tu ne peux pas vendre plus d’une marchandise.
   *[other] Tu ne peux pas vendre plus de { $amount } marchandises.
}
refusal-not-tied = Personne n’a la même enchère que toi : tu ne peux pas te retirer.
refusal-bid-too-low = { $amount ->
    [0] Une enchère doit être d’au moins 1 pièce d’or.
    [one] Ton enchère est déjà de { $amount } pièce d’or, et une enchère ne peut que monter.
   *[other] Ton enchère est déjà de { $amount } pièces d’or, et une enchère ne peut que monter.
}
refusal-bid-too-high = { $amount ->
    [1] Tu n’as qu’une pièce d’or.
   *[other] Tu n’as que { $amount } pièces d’or.
}
refusal-nothing-more-to-bid = { $amount ->
    [0] Tu n’as pas d’or pour enchérir.
    [one] Tu ne peux pas enchérir plus haut que { $amount } pièce d’or, ton enchère actuelle.
   *[other] Tu ne peux pas enchérir plus haut que { $amount } pièces d’or, ton enchère actuelle.
}
refusal-no-trades = Cette partie se joue sans échanges.
refusal-no-windows = Dans cette partie, les offres sont sur le tableau : dis de laquelle il s’agit.
refusal-no-board = Dans cette partie, il n’y a pas de tableau des offres : on échange pendant les séances d’échanges.
refusal-no-offer-begun = Tu n’as pas encore commencé d’offre.
refusal-offer-begun = Tu es déjà en train de faire une offre à { $seat_rival }.
refusal-answer-first = Réponds d’abord à l’offre faite par { $seat_rival }.
refusal-no-offers-left = { $amount ->
    [one] Tu as déjà fait ta seule offre de cette séance d’échanges.
   *[other] Tu as déjà fait tes { $amount } offres de cette séance d’échanges.
}
refusal-not-yourself = Tu ne peux rien échanger avec toi-même.
refusal-nothing-held = Ni toi ni { $seat_rival } n’avez quoi que ce soit à échanger.
refusal-giving-already = Choisis ce que tu donnes une seule fois, avant ce que tu demandes.
refusal-asking-already = Tu es déjà en train de choisir ce que tu demandes.
refusal-give-or-for-first = L’offre est encore vide.
refusal-cards-in-order = Choisis chaque sorte de carte une seule fois, dans cet ordre : partisans, révoltes, marchandises, populations, colonies, obligations, or.
refusal-you-hold-fewer = { $amount ->
    [0] Tu n’as pas { $de_card }.
    [1] Tu n’as qu’{ $a_card }.
   *[other] Tu n’as que { $amount } { $card }.
}
refusal-rival-holds-fewer = { $seat_rival } n’a pas autant { $de_card }.
refusal-holds-fewer = { $amount ->
    [0] { $seat } n’a pas { $de_card }.
    [1] { $seat } n’a qu’{ $a_card }.
   *[other] { $seat } n’a que { $amount } { $card }.
}
refusal-nothing-is-no-part = Laisse de côté les sortes de cartes qui n’entrent pas dans l’offre.
refusal-no-open-auction = Dans cette partie, on enchérit par tours : personne n’a à dire qu’il s’en tient là.
refusal-out-of-auction = Tu as quitté ces enchères.
refusal-content-already = Tu as déjà dit que tu t’en tiens là.
refusal-content-by-itself = Tu ne peux ni enchérir ni te retirer : tu t’en tiens donc déjà là.
refusal-ready-already = Tu as déjà dit que tu as terminé.
refusal-draft-begun = Tu es déjà en train de faire une offre.
refusal-board-full = { $amount ->
    [one] Tu as déjà une offre sur le tableau.
   *[other] Tu as déjà { $amount } offres sur le tableau.
}
refusal-no-offers-this-round = Tu as déjà fait tes { $amount } offres de cette manche.
refusal-no-such-offer = Cette offre n’est plus sur le tableau.
refusal-own-offer = C’est ta propre offre.
refusal-not-for-you = Cette offre s’adresse à { $seat_rival }.
refusal-you-lack = { $amount ->
    [one] Tu n’as pas { $de_card } à donner.
   *[other] Tu n’as pas { $amount } { $card } à donner.
}
refusal-your-gold-in-bid = { $amount ->
    [one] Tu ne peux pas payer : { $amount } pièce d’or est bloquée dans ton enchère.
   *[other] Tu ne peux pas payer : { $amount } pièces d’or sont bloquées dans ton enchère.
}
refusal-maker-cannot = { $seat_rival } ne peut pas payer maintenant : l’or est bloqué dans une enchère.
refusal-more-than-printed = Tu peux demander au plus { $amount } { $card } : le jeu n’en contient pas plus.
refusal-gold-in-bid = { $amount ->
    [0] Tout ton or est bloqué dans ton enchère.
    [1] Tu n’as qu’une pièce d’or de libre : le reste est bloqué dans ton enchère.
   *[other] Tu n’as que { $amount } pièces d’or de libres : le reste est bloqué dans ton enchère.
}

refusal-when-select = Tu choisis une nation avant la première manche.
refusal-when-sell = Tu vends des marchandises pendant la phase de commerce.
refusal-when-withdraw = Tu ne peux te retirer que lorsqu’une carte est mise aux enchères.
refusal-when-bid = Tu ne peux enchérir que lorsqu’une carte est mise aux enchères.
refusal-when-offer = Tu fais des offres pendant la phase d’exploration.
refusal-when-give = Tu choisis ce que tu donnes en composant une offre.
refusal-when-for = Tu choisis ce que tu demandes en composant une offre.
refusal-when-done = Tu ne peux terminer qu’une offre que tu composes.
refusal-when-part = Tu choisis des cartes en composant une offre.
refusal-when-accept = Tu peux accepter une offre juste après l’avoir reçue.
refusal-when-refuse = Tu peux refuser une offre juste après l’avoir reçue.
refusal-when-counter = Tu peux faire une contre-offre juste après avoir reçu une offre.
refusal-when-content = Tu ne peux t’en tenir là que lorsqu’une carte est mise aux enchères.
refusal-when-ready = Tu ne peux dire que tu as terminé que pendant les échanges, quand aucune carte n’est mise aux enchères.
refusal-when-take = Tu peux accepter des offres pendant la phase d’exploration.
refusal-when-reply = Tu peux faire des contre-offres pendant la phase d’exploration.
refusal-when-cancel = Tu peux retirer tes offres pendant la phase d’exploration.

remedy-answer = Accepte-la, refuse-la ou, si tu peux encore en faire une, réponds par une contre-offre.
remedy-begin-offer = Choisis d’abord à qui s’adresse l’offre.
remedy-bid-less = Enchéris moins haut.
remedy-bid-more = Enchéris plus haut.
remedy-cancel = Retire une de tes offres, ou attends qu’une soit acceptée.
remedy-choose = Choisis l’un des coups proposés.
remedy-complete = Continue jusqu’à ce qu’elle soit complète.
remedy-fewer = Choisis un nombre plus petit, ou rien.
remedy-free-gold = Ton or sera libre dès que tu te retireras ou que quelqu’un d’autre remportera cette carte.
remedy-get-cards = Fais une contre-offre, ou procure-toi d’abord les cartes.
remedy-give-or-for = Commence par ce que tu donnes ou par ce que tu demandes.
remedy-hold = Enchéris si tu le peux, ou ne fais rien.
remedy-hold-or-withdraw = Ne fais rien, ou retire-toi si quelqu’un a la même enchère que toi.
remedy-in-order = Continue avec l’une des sortes suivantes, ou termine l’offre.
remedy-look-at-board = Regarde les offres du tableau.
remedy-name-cards = Choisis au moins une carte.
remedy-next-card = Attends la prochaine carte.
remedy-next-round = Attends la prochaine manche.
remedy-next-window = Attends la prochaine séance d’échanges.
remedy-option = Choisis cette option avant la partie.
remedy-other-nation = Choisis une autre nation.
remedy-other-player = Choisis un autre joueur.
remedy-wait = Attends ce moment-là.
remedy-wait-for-change = Attends que quelqu’un d’autre agisse.

## Words: cards

card-supporter = { $count ->
    [one] partisan
   *[other] partisans
}
    .a = un partisan
    .the = le partisan
    .many = partisans
    .de = de partisans
card-revolt = { $count ->
    [one] révolte
   *[other] révoltes
}
    .a = une révolte
    .the = la révolte
    .many = révoltes
    .de = de révoltes
card-good = { $count ->
    [one] marchandise
   *[other] marchandises
}
    .a = une marchandise
    .the = la marchandise
    .many = marchandises
    .de = de marchandises
card-population = { $count ->
    [one] population
   *[other] populations
}
    .a = une population
    .the = la population
    .many = populations
    .de = de populations
card-colony = { $count ->
    [one] colonie
   *[other] colonies
}
    .a = une colonie
    .the = la colonie
    .many = colonies
    .de = de colonies
card-bond = { $count ->
    [one] obligation
   *[other] obligations
}
    .a = une obligation
    .the = l’obligation
    .many = obligations
    .de = d’obligations
card-gold = { $count ->
    [one] pièce d’or
   *[other] pièces d’or
}
    .a = une pièce d’or
    .the = l’or
    .many = pièces d’or
    .de = d’or

## Words: nations and institutions

nation-ottomans = Ottomans
    .the = les Ottomans
nation-venice = Venise
    .the = Venise
nation-portugal = Portugal
    .the = le Portugal
nation-netherlands = Pays-Bas
    .the = les Pays-Bas
nation-spain = Espagne
    .the = l’Espagne
nation-france = France
    .the = la France
nation-great-britain = Grande-Bretagne
    .the = la Grande-Bretagne
nation-prussia = Prusse
    .the = la Prusse

institution-protectorate = { $count ->
    [one] protectorat
   *[other] protectorats
}
    .a = un protectorat
institution-merchant = { $count ->
    [one] marchand
   *[other] marchands
}
    .a = un marchand
institution-territory = { $count ->
    [one] territoire
   *[other] territoires
}
    .a = un territoire
institution-company = { $count ->
    [one] compagnie
   *[other] compagnies
}
    .a = une compagnie
institution-gold-mine = { $count ->
    [one] mine d’or
   *[other] mines d’or
}
    .a = une mine d’or
institution-cathedral = { $count ->
    [one] cathédrale
   *[other] cathédrales
}
    .a = une cathédrale
institution-commonwealth = { $count ->
    [one] commonwealth
   *[other] commonwealths
}
    .a = un commonwealth
institution-army = { $count ->
    [one] armée
   *[other] armées
}
    .a = une armée
institution-luxury = { $count ->
    [one] luxe
   *[other] luxes
}
    .a = un luxe
institution-industry = { $count ->
    [one] industrie
   *[other] industries
}
    .a = une industrie

## Words: the table

phase-claiming = choix des nations
    .the = le choix des nations
    .of = de choix des nations
phase-development = développement
    .the = le développement
    .of = de développement
phase-commerce = commerce
    .the = le commerce
    .of = de commerce
phase-exploration = exploration
    .the = l’exploration
    .of = d’exploration
phase-trading = échanges
    .the = les échanges
    .of = d’échanges

zone-row_stack = les cartes de la rangée
zone-nation_stack = les nations
zone-seat_stack = les joueurs

object-row = les cartes de la rangée
object-nations = les nations
object-opener = les places, pour savoir qui ouvre les enchères
object-claims = les nations restantes

token-supporter = { card-supporter }
token-revolt = { card-revolt }
token-good = { card-good }
token-population = { card-population }
token-colony = { card-colony }
token-bond = { card-bond }
token-gold = { card-gold }
token-ottomans = { nation-ottomans }
token-venice = { nation-venice }
token-portugal = { nation-portugal }
token-netherlands = { nation-netherlands }
token-spain = { nation-spain }
token-france = { nation-france }
token-great-britain = { nation-great-britain }
token-prussia = { nation-prussia }
token-s0 = place 1
token-s1 = place 2
token-s2 = place 3
token-s3 = place 4
token-s4 = place 5
token-s5 = place 6

## The score

source-supporters = Partisans
source-revolts = Révoltes

## Options

option-version = Version
    .text = Débutants : tout le monde commence avec les mêmes cartes, sans obligations ni nations. Standard : chacun dirige une nation qui a sa propre institution.
version-beginner = débutants
version-standard = standard
option-auction = Enchères
    .text = Libres : chacun enchérit à tout moment, jusqu’à ce que tout le monde s’en tienne là. À tour de rôle : les joueurs enchérissent l’un après l’autre. Secrètes : à chaque tour d’enchères, tout le monde choisit en même temps, en secret.
auction-open = enchères libres
auction-turns = enchères à tour de rôle
auction-sealed = enchères secrètes
auction-sequential = à tour de rôle
auction-simultaneous = tous en même temps
option-trades = Échanges
    .text = Libres : les offres restent sur un tableau, et chacun en fait et en accepte à tout moment pendant la phase d’exploration. Par séances : les joueurs échangent à tour de rôle avant chaque mise aux enchères et après la dernière. Début et fin : de même, mais seulement avant la première et après la dernière. Aucun : la partie se joue sans échanges.
trades-open = échanges libres
trades-windows = séances d’échanges
trades-ends = séances au début et à la fin
trades-off = sans échanges
option-trade_offers = Offres
    .text = Nombre d’offres que chacun peut avoir à la fois sur le tableau, ou faire par séance d’échanges ; à 0, la partie se joue sans échanges.
option-claim_rounds = Tours de choix
    .text = Nombre de fois où tout le monde choisit une nation avant que celles encore disputées soient tirées au sort ; à 0, il n’y a pas de limite.
option-strict_bank = Banque limitée
    .text = La banque n’a que les cartes imprimées. Tant qu’une sorte y est épuisée, personne n’en reçoit.
option-open_holdings = Possessions visibles
    .text = Tout le monde voit ce que possède chaque joueur. On pourrait de toute façon le déduire de ce qui s’est passé.
