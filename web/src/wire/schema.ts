// Made from the server's schemas by scripts/client.py types; not edited by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Ask: components["schemas"]["DiscoveryAsk"] | components["schemas"]["EmpireAsk"];
        /**
         * Back
         * @description Go back to any earlier node, on a what-if board.
         */
        Back: {
            key: string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            to: number;
            /** @enum {unknown} */
            type: "back";
        };
        /**
         * BackCall
         * @description Go back to any earlier node, on a what-if board.
         */
        BackCall: {
            key: string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            to: number;
            /** @enum {unknown} */
            type?: "back";
        };
        /**
         * BidPlan
         * @description All planned bids of a seat, which replace those before; `ready`: it says so by itself at the end of the round.
         */
        BidPlan: {
            bids: components["schemas"]["PlannedBid"][];
            key: string;
            /** @default false */
            ready?: boolean;
            /** @enum {unknown} */
            type: "plan";
        };
        /**
         * BidPlanCall
         * @description All planned bids of a seat, which replace those before; `ready`: it says so by itself at the end of the round.
         */
        BidPlanCall: {
            bids: components["schemas"]["PlannedBid"][];
            key: string;
            /** @default false */
            ready?: boolean;
            /** @enum {unknown} */
            type?: "plan";
        };
        /**
         * BotInfo
         * @description A bot of the caller that has a token.
         */
        BotInfo: {
            id: string;
            made: number;
            name: string;
        };
        /**
         * Catalogue
         * @description The tokens of an object that is shuffled, before any shuffle.
         */
        Catalogue: {
            object: string;
            tokens: string[];
        };
        /**
         * Change
         * @description An update for a seat or the public: new events and changed sections; a removed section is null.
         */
        Change: {
            events: components["schemas"]["Happening"][];
            revision: number;
            sections: components["schemas"]["Changes"];
            serial: number;
            /** @enum {unknown} */
            type: "change";
            update: number;
        };
        /**
         * ChangedSeat
         * @description A seat after the change: a new one, or `kept` with its guest; then `was` is its number before the change.
         */
        ChangedSeat: {
            /** @enum {unknown} */
            kind: "bot" | "invited" | "kept" | "mine" | "open" | "remote";
            /** @default 1 */
            level?: number;
            /** @default  */
            name?: string;
            /** @default null */
            was?: number | null;
        };
        /**
         * ChangedSeats
         * @description All seats of a table before its game, in order; `update` is that of the view that the host has seen.
         */
        ChangedSeats: {
            seats: components["schemas"]["ChangedSeat"][];
            update: number;
        };
        Changes: components["schemas"]["DiscoveryChanges"] | components["schemas"]["EmpireChanges"];
        /**
         * ChatLine
         * @description A line of chat. `speaker` stays the same for one person at one table, whatever name they take.
         *
         *         `name` and `seat` are those at the time; `is_namesake`: somebody else at the table had that name too.
         */
        ChatLine: {
            is_namesake: boolean;
            made: number;
            name: string;
            number: number;
            seat: number | null;
            speaker: string;
            text: string;
        };
        Choice: components["schemas"]["DiscoveryChoice"] | components["schemas"]["EmpireChoice"];
        /**
         * Clause
         * @description A clause of the rules.
         *
         *         Attributes:
         *             id: Its id, such as `D4.1`.
         *             title: Its title; a heading has nothing else.
         *             text: What it says, a paragraph per line.
         *             edition: The only edition that has it, or empty.
         *             kind: `ruling` or `assumption` if at least a part of it is our own, or empty.
         *             option: The option it belongs to, or empty.
         *
         *         Examples:
         *             >>> carrack.rules("discovery")["D4.1"].title
         *             'One at a time'
         */
        Clause: {
            /** @default  */
            edition?: string;
            id: string;
            /** @default  */
            kind?: string;
            /** @default  */
            option?: string;
            /** @default  */
            text?: string;
            title: string;
        };
        /**
         * CreatedTable
         * @description The id of a new table.
         */
        CreatedTable: {
            id: string;
        };
        /**
         * Decided
         * @description The move of a seat.
         */
        Decided: {
            seat: number;
            text: string;
        };
        /**
         * Decision
         * @description The moves made at a node: one, or in a sealed node one of each seat.
         */
        Decision: {
            is_sealed: boolean;
            moves: components["schemas"]["Decided"][];
            number: number;
        };
        /**
         * Difference
         * @description A clause that differs between editions, and its paragraphs in each.
         */
        Difference: {
            columns: string[][];
            id: string;
            title: string;
        };
        DiscoveryAsk: {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "place";
            wording?: string;
        } | {
            args: {
                type: components["schemas"]["DiscoveryType"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "send";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "take";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "buy";
            wording?: string;
        } | {
            args: {
                early: number | string;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "explore";
            wording?: string;
        } | {
            args: {
                type: components["schemas"]["DiscoveryType"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "sail";
            wording?: string;
        } | {
            args: {
                type: components["schemas"]["DiscoveryType"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "specialist";
            wording?: string;
        } | {
            args: {
                type: components["schemas"]["DiscoveryType"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "swap";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "warfare";
            wording?: string;
        } | {
            args: {
                amount: number;
                region: components["schemas"]["DiscoveryRegion"];
                seat_enemy: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "kill";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "benefit";
            wording?: string;
        } | {
            args: {
                box: components["schemas"]["DiscoveryBox"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "front";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "chart";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "stable";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "migrate";
            wording?: string;
        } | {
            args: {
                region_from: components["schemas"]["DiscoveryRegion"];
                region_to: components["schemas"]["DiscoveryRegion"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "migrant";
            wording?: string;
        } | {
            args: {
                amount: number;
                type: components["schemas"]["DiscoveryType"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "garrison";
            wording?: string;
        } | {
            args: {
                region: components["schemas"]["DiscoveryRegion"];
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "lose";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "blight";
            wording?: string;
        } | {
            args: {
                region: components["schemas"]["DiscoveryRegion"];
                seat_victim: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "cull";
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "choose";
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "spread";
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "edict";
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "rob";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "smuggle";
            wording?: string;
        } | {
            args: {
                good: components["schemas"]["DiscoveryGood"];
                seat_rival: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "give";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "sell";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "join";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "next";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "first-good";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "claim";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "oust";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "deck";
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "points";
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "bid";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "nation";
            wording?: string;
        } | {
            args: {
                box: components["schemas"]["DiscoveryBox"];
                seat_next: number;
            };
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "front-mid";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "training";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "conquest";
            wording?: string;
        };
        /**
         * Battlefield
         * @description One battle: numbers of the seat that attacks and of its enemy.
         *
         *         The players choose in the battle which types fall, so only numbers are known: `workers` before it, of the seat and
         *         of the enemy; `removes`, how many victims the seat's soldiers have; `loses`, how many the enemy's have. `left` has
         *         the workers of both after it. Where the enemy has a militia, up to `militia` of the victims may be the militia
         *         instead of workers, and `left` has the fewest that may be left. `leaders` are the seats with most workers,
         *         `leaders_after` those after the battle; it is null if it depends on whether the militia falls.
         */
        DiscoveryBattlefield: {
            leaders: number[];
            leaders_after: number[] | null;
            left: [
                number,
                number
            ];
            loses: number;
            militia: number;
            region: string;
            removes: number;
            workers: [
                number,
                number
            ];
        };
        /**
         * BattleOutlook
         * @description A battle or a war: the enemy, what it costs to declare, and the battles in the order in which they are fought.
         */
        DiscoveryBattleOutlook: {
            battles: components["schemas"]["DiscoveryBattlefield"][];
            enemy: number;
            price: number;
        };
        /** @enum {string} */
        DiscoveryBenefit: "cartography" | "migration" | "smuggler" | "stables" | "trading-house";
        /** @enum {string} */
        DiscoveryBox: "benefits" | "buildings" | "discovery" | "dock" | "goods" | "income" | "initiative" | "order" | "purchase" | "refresh" | "scoring" | "shipping" | "specialists" | "warfare";
        /** @enum {string} */
        DiscoveryBuilding: "age-of-discovery" | "age-of-reason" | "cathedral" | "colonization-laws" | "conquest-of-the-inca-empire" | "conquistadors" | "factory" | "fortress" | "glory" | "indentured-servitude" | "indian-allies" | "magellan" | "marketplace" | "mayflower" | "mercantilism" | "migration" | "military-academy" | "militia" | "mint" | "monastery" | "navigator" | "navy" | "new-world-capital-city" | "new-world-cartography" | "new-world-city" | "new-world-mission" | "overpopulation" | "papal-edict" | "plague-1" | "plague-2" | "plague-3" | "population" | "power" | "privateers" | "prosperity" | "re-write-history" | "reformation" | "rum-distillery" | "settlers" | "ship-yards" | "smuggler" | "spoils-5-dollars" | "spoils-7-dollars" | "spoils-goods" | "spoils-ship" | "spoils-specialists" | "stables" | "stone-masonry" | "taxation" | "trade-routes" | "trading-house" | "trading-post" | "training-grounds" | "university" | "wealth" | "west-indies-co";
        /** @enum {string} */
        DiscoveryCard: "amazon" | "australia" | "california" | "china" | "circumnavigation" | "ethiopia" | "great-lakes" | "india" | "japan" | "mississippi" | "northwest-territory" | "pampas" | "philippines" | "siam" | "south-seas" | "spice-islands";
        DiscoveryChanges: {
            awaited?: number[] | null;
            clock?: number | null;
            "figures.age_prices"?: number[] | null;
            "figures.due"?: number[][] | null;
            "figures.paid"?: number[] | null;
            "figures.picking"?: (components["schemas"]["DiscoveryPicking"] | null) | null;
            "figures.piles"?: components["schemas"]["DiscoveryPiles"] | null;
            "figures.point_prices"?: number[] | null;
            "figures.prices"?: number[] | null;
            "figures.seats"?: components["schemas"]["DiscoveryHolding"][] | null;
            "figures.shipping"?: number[] | null;
            "figures.spaces"?: {
                [key: string]: number[];
            } | null;
            "figures.stage"?: string | null;
            "figures.with_one_more"?: number[][] | null;
            menu?: components["schemas"]["DiscoveryChoice"][] | null;
            standing?: components["schemas"]["Standing"] | null;
            table?: components["schemas"]["TableFacts"] | null;
            undo?: components["schemas"]["UndoLimit"] | null;
            "view.agenda"?: [
                string,
                number,
                number,
                number,
                number
            ][] | null;
            "view.aside"?: (components["schemas"]["DiscoveryCounter"] | null)[] | null;
            "view.aside_known"?: number[] | null;
            "view.ask"?: (components["schemas"]["DiscoveryAsk"] | null) | null;
            "view.bidders"?: number | null;
            "view.bids"?: number[] | null;
            "view.bought"?: number[][] | null;
            "view.bounty"?: number | null;
            "view.charted"?: number[] | null;
            "view.choice"?: (string | null) | null;
            "view.colony_points"?: number[][] | null;
            "view.committed"?: number[] | null;
            "view.counters"?: (components["schemas"]["DiscoveryCounter"] | null)[] | null;
            "view.counters_known"?: number[] | null;
            "view.deciders"?: number[] | null;
            "view.deck"?: (components["schemas"]["DiscoveryCard"] | null)[] | null;
            "view.deck_known"?: number[] | null;
            "view.discovered"?: number | null;
            "view.doomed"?: number[][] | null;
            "view.earned"?: number[] | null;
            "view.explorers"?: number[][] | null;
            "view.game"?: "discovery" | null;
            "view.gone_counters"?: number[] | null;
            "view.gone_goods"?: number[] | null;
            "view.goods"?: number[][] | null;
            "view.hand"?: number[][] | null;
            "view.high_bid"?: number | null;
            "view.market"?: number[] | null;
            "view.mode"?: ("open" | "over" | "sealed" | "turn") | null;
            "view.money"?: number[] | null;
            "view.mover"?: number | null;
            "view.nation"?: number[] | null;
            "view.nations"?: (components["schemas"]["DiscoveryNation"] | null)[] | null;
            "view.nations_known"?: number[] | null;
            "view.number"?: number | null;
            "view.offer_row"?: number[] | null;
            "view.options"?: components["schemas"]["DiscoveryOptions"] | null;
            "view.order"?: number[] | null;
            "view.owned"?: number[][] | null;
            "view.pile"?: (components["schemas"]["DiscoveryGood"] | null)[] | null;
            "view.pile_known"?: number[] | null;
            "view.players"?: number | null;
            "view.purse"?: number[] | null;
            "view.robbed"?: (components["schemas"]["DiscoveryCounter"] | null)[] | null;
            "view.robbed_known"?: number[] | null;
            "view.rules_version"?: number | null;
            "view.sailing"?: number[] | null;
            "view.scholars"?: number[] | null;
            "view.seat"?: (number | null) | null;
            "view.seats"?: (("s0" | "s1" | "s2" | "s3" | "s4" | "s5") | null)[] | null;
            "view.seats_known"?: number[] | null;
            "view.sent"?: number[] | null;
            "view.ship_here"?: number | null;
            "view.shippers"?: number[][] | null;
            "view.ships"?: number[] | null;
            "view.ships_left"?: number | null;
            "view.shown"?: number[] | null;
            "view.shuffles"?: number[] | null;
            "view.spaces"?: number[] | null;
            "view.stack"?: (components["schemas"]["DiscoveryBuilding"] | null)[] | null;
            "view.stack_age"?: number | null;
            "view.stack_known"?: number[] | null;
            "view.supply"?: number[][] | null;
            "view.takebacks"?: number | null;
            "view.troops"?: number[][][] | null;
            "view.turn"?: number | null;
            "view.used"?: number[][] | null;
            "view.won"?: number[][] | null;
        };
        DiscoveryChoice: {
            amount: [
                number,
                number
            ] | null;
            answers: string;
            args: {
                [key: string]: number | string;
            };
            /** @constant */
            game: "discovery";
            /** @enum {string} */
            kind: "battle" | "benefit" | "bid" | "blight" | "buy" | "chart" | "choose" | "cull" | "deck" | "edict" | "explore" | "front" | "garrison" | "give" | "join" | "kill" | "lose" | "migrant" | "migrate" | "nation" | "next" | "oust" | "pass" | "place" | "points" | "rob" | "sail" | "scout" | "sell" | "send" | "smuggle" | "spread" | "stable" | "sugar" | "swap" | "take" | "train" | "use" | "war";
            move: number;
            notation: string;
            refusal: components["schemas"]["DiscoveryRefusal"] | null;
            targets: string[];
            wording?: string;
        };
        /** @enum {string} */
        DiscoveryCounter: "1/2/1/4" | "1/2/2/4" | "1/2/3/5" | "1/3/2/4" | "1/3/3/5" | "2/2/3/5" | "2/4/3/5" | "2/4/5/7" | "2/5/3/5" | "3/4/4/6" | "4/5/4/6" | "4/5/5/7" | "none";
        /** @enum {string} */
        DiscoveryEdition: "2007" | "2015";
        DiscoveryEvent: {
            args: {
                age: number;
                amount: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "turn";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                box: components["schemas"]["DiscoveryBox"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "box";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "ordered";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                place: components["schemas"]["DiscoveryPlace"];
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "placed";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                reason: components["schemas"]["DiscoveryReason"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "earned";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                reason: components["schemas"]["DiscoveryReason"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "paid";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "settled";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                box: components["schemas"]["DiscoveryBox"];
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "forgone";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                good: components["schemas"]["DiscoveryGood"];
                origin: components["schemas"]["DiscoveryOrigin"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "good-taken";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "ship-won";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: Record<string, never>;
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "ship-stays";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                building: components["schemas"]["DiscoveryBuilding"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "bought";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
                target: components["schemas"]["DiscoveryTarget"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "expedition";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counter: components["schemas"]["DiscoveryCounter"];
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "discovered";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["DiscoveryCard"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "card-won";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "repelled";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                card: components["schemas"]["DiscoveryCard"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "card-lost";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "gained";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "swapped";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
                seat_enemy: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "battle";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                seat_enemy: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "war";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "killed";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "militia-fell";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                region_from: components["schemas"]["DiscoveryRegion"];
                region_to: components["schemas"]["DiscoveryRegion"];
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "moved";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "lost";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                good: components["schemas"]["DiscoveryGood"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "market";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                good: components["schemas"]["DiscoveryGood"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "goods-go";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: Record<string, never>;
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "ship-comes";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                building: components["schemas"]["DiscoveryBuilding"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "offered";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "age";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "colonists";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "scored";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                space: components["schemas"]["DiscoverySpace"];
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "fronted";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "order-fronted";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                space: components["schemas"]["DiscoverySpace"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "on-dock";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                type: components["schemas"]["DiscoveryType"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "as-explorer";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                building: components["schemas"]["DiscoveryBuilding"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "shown";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                place_number: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "starts";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: Record<string, never>;
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "end";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "ship-given";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "edict";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counter: components["schemas"]["DiscoveryCounter"];
                seat: number;
                seat_victim: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "robbed";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                good: components["schemas"]["DiscoveryGood"];
                good_given: components["schemas"]["DiscoveryGood"];
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "smuggled";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                good: components["schemas"]["DiscoveryGood"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "sold";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "joined";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "ship-claimed";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                seat_victim: number;
                specialty: components["schemas"]["DiscoverySpecialty"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "ousted";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                nation: components["schemas"]["DiscoveryNation"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "nation";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "opens";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "bids";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "out";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                region: components["schemas"]["DiscoveryRegion"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "replaced";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                target: components["schemas"]["DiscoveryTarget"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "scouted";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                side: components["schemas"]["DiscoverySide"];
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "card-laid";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "points-bought";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "built";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                good: components["schemas"]["DiscoveryGood"];
                region: components["schemas"]["DiscoveryRegion"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "bounty";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                amount_before: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "lowered";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                /** @enum {string} */
                token?: "s0" | "s1" | "s2" | "s3" | "s4" | "s5";
                /** @constant */
                zone: "seats";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: components["schemas"]["DiscoveryRegion"];
                token?: components["schemas"]["DiscoveryCounter"];
                /** @constant */
                zone: "counters";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["DiscoveryCounter"];
                /** @constant */
                zone: "aside";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["DiscoveryCard"];
                /** @constant */
                zone: "deck";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["DiscoveryGood"];
                /** @constant */
                zone: "pile";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["DiscoveryBuilding"];
                /** @constant */
                zone: "stack";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["DiscoveryCounter"];
                /** @constant */
                zone: "robbed";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["DiscoveryNation"];
                /** @constant */
                zone: "nations";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                more: number;
                move: string;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "forced";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                /** @enum {string} */
                object: "cards" | "counters" | "goods" | "nations" | "opener" | "order" | "robbery" | "stack-1" | "stack-2" | "stack-3";
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "shuffled";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                number: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "discovery";
            /** @constant */
            kind: "rewound";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        };
        /**
         * ExpeditionOutlook
         * @description The strength of an expedition, the resistance that it may meet, and its chances.
         *
         *         `strength` is that of its workers; all workers go of types that the move does not name. `known` is the resistance
         *         if the seat knows it. `chances` are then empty; otherwise they count the counters (or cards) that the seat has not
         *         seen, by resistance. The expedition would beat `beaten` of all `possible` ones. `wins` is the prize for these, None
         *         if it beats none.
         */
        DiscoveryExpeditionOutlook: {
            beaten: number;
            chances: components["schemas"]["DiscoveryResisting"][];
            known: number | null;
            possible: number;
            strength: number;
            wins: components["schemas"]["DiscoveryWinnings"] | null;
        };
        /**
         * Fight
         * @description The battle in which victims are named: who fights, how many each removes, and how large a militia helps.
         */
        DiscoveryFight: {
            attack: number;
            attacker: number;
            defence: number;
            defender: number;
            militia: number;
        };
        /**
         * Figures
         * @description The figures of a position.
         *
         *         `stage` is the current box or phase, `spaces` has the spaces in play by place, `prices` the prices of the row
         *         without a builder, `shipping` the value of each seat's workers in the shipping box, `due` the points by region and
         *         seat if colonies were scored now, and `with_one_more` the same for a seat that had one colonist more there.
         *         `paid` is the price that each seat paid for its nation while nations are sold by auction (-1: it has none yet), else
         *         empty. `point_prices` has the price of a point by age, and is empty if points are not sold; `age_prices` the usual
         *         price of a building by age. `piles` is what the pile of goods and the stack of buildings hold, in no order.
         *         `picking` has the workers of a region that the seat that is asked may name, if it is asked for any.
         */
        DiscoveryFigures: {
            age_prices: number[];
            due: number[][];
            paid: number[];
            picking: components["schemas"]["DiscoveryPicking"] | null;
            piles: components["schemas"]["DiscoveryPiles"];
            point_prices: number[];
            prices: number[];
            seats: components["schemas"]["DiscoveryHolding"][];
            shipping: number[];
            spaces: {
                [key: string]: number[];
            };
            stage: string;
            with_one_more: number[][];
        };
        /**
         * FrontOutlook
         * @description The workers on all spaces and the player order, once a worker has gone to the front.
         */
        DiscoveryFrontOutlook: {
            order: number[];
            spaces: number[];
        };
        DiscoveryGiven: {
            advanced_reconnaissance?: boolean;
            builders?: boolean;
            buy_points?: boolean;
            /** @enum {string} */
            edition?: "2007" | "2015";
            expansion_buildings?: boolean;
            house_rules?: boolean;
            /** @enum {string} */
            nations?: "auction" | "off" | "random";
            no_survivors?: boolean;
            reduced_luck?: boolean;
            scouting?: boolean;
            start_auction?: boolean;
            two_player_captains?: boolean;
        };
        /** @enum {string} */
        DiscoveryGood: "cattle" | "cocoa" | "coffee" | "fish" | "fur" | "gold" | "indigo" | "rice" | "silver" | "sugar" | "tobacco";
        /**
         * GoodsSet
         * @description Goods, ships and income of one set.
         */
        DiscoveryGoodsSet: {
            goods: string[];
            pays: number;
            ships: number;
        };
        /**
         * Holding
         * @description The totals of a seat: its goods and ships in the sets that pay best, and its points by source.
         *
         *         `more` is what one more good of each kind would add to its income, and last what one more ship would. `power` is
         *         how often its nation's advantage can still be used (in this age, if it renews itself); `ship_pays` is the income
         *         that it loses this turn if one more of its ships carries a worker.
         */
        DiscoveryHolding: {
            more: number[];
            power: number;
            sets: components["schemas"]["DiscoveryGoodsSet"][];
            sheet: components["schemas"]["DiscoveryScoreLine"][];
            ship_pays: number;
        };
        /** @enum {string} */
        DiscoveryNation: "england" | "france" | "holland" | "italy" | "portugal" | "spain";
        /**
         * OnOffer
         * @description A building of the row for one seat.
         *
         *         `price` is what it costs; `builder_price` the same for a builder, None in games without builders. `worth` is how
         *         many points buying it would add if the game then ended; None if it has nothing to do with points.
         */
        DiscoveryOnOffer: {
            builder_price: number | null;
            price: number;
            worth: number | null;
        };
        DiscoveryOptions: {
            advanced_reconnaissance: boolean;
            builders: boolean;
            buy_points: boolean;
            /** @enum {string} */
            edition: "2007" | "2015";
            expansion_buildings: boolean;
            house_rules: boolean;
            /** @enum {string} */
            nations: "auction" | "off" | "random";
            no_survivors: boolean;
            reduced_luck: boolean;
            scouting: boolean;
            start_auction: boolean;
            two_player_captains: boolean;
        };
        /** @enum {string} */
        DiscoveryOrigin: "market" | "pile";
        /**
         * Outlook
         * @description The effects of a move: the field of its kind is set, the others are None.
         */
        DiscoveryOutlook: {
            battle: components["schemas"]["DiscoveryBattleOutlook"] | null;
            expedition: components["schemas"]["DiscoveryExpeditionOutlook"] | null;
            front: components["schemas"]["DiscoveryFrontOutlook"] | null;
        };
        /**
         * OwnFigures
         * @description The figures of a seat.
         *
         *         `unseen` and `unseen_cards` count by resistance the counters and cards that the seat has not seen, `counters` has
         *         the counter of each region that it knows, `card` the top card if it knows it. `row` has the buildings on offer, None
         *         for an empty place.
         */
        DiscoveryOwnFigures: {
            card: components["schemas"]["DiscoveryPrize"] | null;
            counters: (components["schemas"]["DiscoveryPrize"] | null)[];
            row: (components["schemas"]["DiscoveryOnOffer"] | null)[];
            unseen: components["schemas"]["DiscoveryResisting"][];
            unseen_cards: components["schemas"]["DiscoveryResisting"][];
        };
        /**
         * Picking
         * @description The workers that may be named in a region.
         *
         *         `owner` is the seat whose workers they are, `pool` how many of each type can be named now (the last one is the
         *         militia), `least` and `most` how many must and may be named. Types are named in ascending order. `kind` is the kind
         *         of move that names one, `target` the region where migrants go, else empty, `fight` the battle, if it is one.
         */
        DiscoveryPicking: {
            fight: components["schemas"]["DiscoveryFight"] | null;
            kind: string;
            least: number;
            most: number;
            owner: number;
            pool: number[];
            region: string;
            target: string;
        };
        /**
         * Piles
         * @description The pieces that lie face down, derived from those that everybody saw: goods by kind, buildings of the stack.
         */
        DiscoveryPiles: {
            buildings: string[];
            goods: number[];
        };
        /** @enum {string} */
        DiscoveryPlace: "builder" | "buildings" | "captain" | "discovery" | "dock" | "goods" | "initiative" | "mayflower" | "merchant" | "missionary" | "shipping" | "soldier" | "training" | "warfare";
        /**
         * Prize
         * @description A counter or card: the strength that an expedition of the seat needs, and what it wins.
         */
        DiscoveryPrize: {
            per_soldier: number;
            plunder: number;
            points: number;
            resistance: number;
        };
        /** @enum {string} */
        DiscoveryReason: "at-once" | "bid" | "buildings" | "conquistadors" | "initiative" | "merchant" | "metal" | "plunder" | "points" | "sale" | "scouting" | "sets" | "sugar" | "training" | "tribute" | "war";
        DiscoveryRefusal: {
            args: {
                [key: string]: number | string;
            };
            clause: string;
            /** @enum {string} */
            code: "already-discovered" | "auction-off" | "benefit-done" | "benefit-not-open" | "benefit-not-yours" | "benefit-used-up" | "bid-too-high" | "bid-too-low" | "box-full" | "building-not-in-game" | "deck-empty" | "deck-too-early" | "early-deck-not-yours" | "early-deck-used" | "enemy-not-there" | "front-changes-nothing" | "front-no-track" | "front-not-here" | "front-of-others" | "front-same" | "goods-in-order" | "in-ascending-order" | "initiative-once" | "like-for-like" | "must-choose" | "must-open" | "nation-settled" | "nation-taken" | "no-battlefield" | "no-colonist-there" | "no-colony" | "no-counters" | "no-dock-ships" | "no-front-left" | "no-migrants" | "no-points" | "no-scout-money" | "no-soldier-there" | "no-soldier-to-move" | "no-such-good" | "no-such-seat" | "no-such-victim" | "no-sugar-due" | "no-war-chest" | "no-worker" | "no-worker-there" | "nobody-sails" | "nobody-there" | "nobody-to-oust" | "none-in-supply" | "none-of-type" | "none-there" | "not-a-migrant" | "not-in-this-game" | "not-neighbours" | "not-on-dock" | "not-on-market" | "not-on-offer" | "not-so-many" | "not-taught" | "not-that-type" | "not-your-nation" | "not-yourself" | "nothing-to-swap" | "option-off" | "order-changes-nothing" | "other-specialist" | "own-worker-there" | "players-in-order" | "points-too-dear" | "power-used" | "regions-in-order" | "rival-lacks-good" | "sail-settled" | "same-region" | "scouted-already" | "space-taken" | "stables-as-window" | "sugar-by-itself" | "too-expensive" | "too-few-behind" | "too-few-colonists" | "too-many-culled" | "too-weak" | "undiscovered" | "when-battle" | "when-benefit" | "when-bid" | "when-blight" | "when-buy" | "when-chart" | "when-choose" | "when-cull" | "when-deck" | "when-edict" | "when-explore" | "when-front" | "when-garrison" | "when-give" | "when-join" | "when-kill" | "when-lose" | "when-migrant" | "when-migrate" | "when-nation" | "when-next" | "when-oust" | "when-place" | "when-points" | "when-rob" | "when-sail" | "when-scout" | "when-sell" | "when-send" | "when-smuggle" | "when-spread" | "when-stable" | "when-sugar" | "when-swap" | "when-take" | "when-train" | "when-use" | "when-war";
            /** @constant */
            game: "discovery";
            /** @enum {string} */
            remedy: "" | "add-colonists" | "bid" | "bid-less" | "bid-more" | "bring-home" | "buy-building" | "choose" | "discover" | "discover-all" | "fewer" | "in-order" | "mayflower" | "meet-enemy" | "money" | "more-explorers" | "next-age" | "next-turn" | "option" | "option-builders" | "other-building" | "other-good" | "other-nation" | "other-place" | "other-player" | "other-region" | "other-type" | "other-worker" | "own-worker" | "pass" | "plain-deck" | "send-soldier" | "send-worker" | "university" | "wait";
            step: number;
            wording?: string;
        };
        /** @enum {string} */
        DiscoveryRegion: "brazil" | "caribbean" | "florida" | "new-england" | "new-france" | "new-granada" | "new-spain" | "peru" | "virginia";
        /**
         * Resisting
         * @description The number of counters, or cards, that need a certain strength.
         */
        DiscoveryResisting: {
            count: number;
            resistance: number;
        };
        /**
         * ScoreLine
         * @description Points of one source, such as the colonies of an age, or a building.
         *
         *         Attributes:
         *             source: The source.
         *             points: The points.
         *             args: Its particulars.
         *
         *         Examples:
         *             >>> carrack.new_game("discovery", players=2, seed=7).score_sheet(0)[0].points
         *             0
         */
        DiscoveryScoreLine: {
            args: {
                [key: string]: number | string;
            };
            points: number;
            source: string;
        };
        DiscoverySections: {
            awaited: number[];
            clock?: number;
            "figures.age_prices": number[];
            "figures.due": number[][];
            "figures.paid": number[];
            "figures.picking": components["schemas"]["DiscoveryPicking"] | null;
            "figures.piles": components["schemas"]["DiscoveryPiles"];
            "figures.point_prices": number[];
            "figures.prices": number[];
            "figures.seats": components["schemas"]["DiscoveryHolding"][];
            "figures.shipping": number[];
            "figures.spaces": {
                [key: string]: number[];
            };
            "figures.stage": string;
            "figures.with_one_more": number[][];
            menu?: components["schemas"]["DiscoveryChoice"][];
            standing?: components["schemas"]["Standing"];
            table: components["schemas"]["TableFacts"];
            undo?: components["schemas"]["UndoLimit"];
            "view.agenda": [
                string,
                number,
                number,
                number,
                number
            ][];
            "view.aside": (components["schemas"]["DiscoveryCounter"] | null)[];
            "view.aside_known": number[];
            "view.ask": components["schemas"]["DiscoveryAsk"] | null;
            "view.bidders": number;
            "view.bids": number[];
            "view.bought": number[][];
            "view.bounty": number;
            "view.charted": number[];
            "view.choice": string | null;
            "view.colony_points": number[][];
            "view.committed": number[];
            "view.counters": (components["schemas"]["DiscoveryCounter"] | null)[];
            "view.counters_known": number[];
            "view.deciders": number[];
            "view.deck": (components["schemas"]["DiscoveryCard"] | null)[];
            "view.deck_known": number[];
            "view.discovered": number;
            "view.doomed": number[][];
            "view.earned": number[];
            "view.explorers": number[][];
            /** @enum {unknown} */
            "view.game": "discovery";
            "view.gone_counters": number[];
            "view.gone_goods": number[];
            "view.goods": number[][];
            "view.hand": number[][];
            "view.high_bid": number;
            "view.market": number[];
            /** @enum {string} */
            "view.mode": "open" | "over" | "sealed" | "turn";
            "view.money": number[];
            "view.mover": number;
            "view.nation": number[];
            "view.nations": (components["schemas"]["DiscoveryNation"] | null)[];
            "view.nations_known": number[];
            "view.number": number;
            "view.offer_row": number[];
            "view.options": components["schemas"]["DiscoveryOptions"];
            "view.order": number[];
            "view.owned": number[][];
            "view.pile": (components["schemas"]["DiscoveryGood"] | null)[];
            "view.pile_known": number[];
            "view.players": number;
            "view.purse": number[];
            "view.robbed": (components["schemas"]["DiscoveryCounter"] | null)[];
            "view.robbed_known": number[];
            "view.rules_version": number;
            "view.sailing": number[];
            "view.scholars": number[];
            "view.seat": number | null;
            "view.seats": (("s0" | "s1" | "s2" | "s3" | "s4" | "s5") | null)[];
            "view.seats_known": number[];
            "view.sent": number[];
            "view.ship_here": number;
            "view.shippers": number[][];
            "view.ships": number[];
            "view.ships_left": number;
            "view.shown": number[];
            "view.shuffles": number[];
            "view.spaces": number[];
            "view.stack": (components["schemas"]["DiscoveryBuilding"] | null)[];
            "view.stack_age": number;
            "view.stack_known": number[];
            "view.supply": number[][];
            "view.takebacks": number;
            "view.troops": number[][][];
            "view.turn": number;
            "view.used": number[][];
            "view.won": number[][];
        };
        /** @enum {string} */
        DiscoverySide: "bottom" | "top";
        /** @enum {string} */
        DiscoverySpace: "buildings-1" | "buildings-2" | "buildings-3" | "buildings-4" | "buildings-5" | "dock-1" | "dock-10" | "dock-11" | "dock-2" | "dock-3" | "dock-4" | "dock-5" | "dock-6" | "dock-7" | "dock-8" | "dock-9" | "dock-x" | "dock-y" | "goods-1" | "goods-2" | "goods-3" | "goods-4" | "initiative-1" | "initiative-2" | "initiative-3" | "initiative-4" | "initiative-5" | "initiative-6" | "joined-1" | "joined-2" | "mayflower-1" | "mayflower-2" | "mayflower-3" | "order" | "specialists-1" | "specialists-2" | "specialists-3" | "specialists-4" | "specialists-5" | "specialists-6" | "warfare-1" | "warfare-2" | "warfare-3" | "warfare-4";
        /** @enum {string} */
        DiscoverySpecialty: "builder" | "captain" | "merchant" | "missionary" | "soldier" | "training";
        /** @enum {string} */
        DiscoveryTarget: "brazil" | "caribbean" | "deck" | "early-deck" | "florida" | "new-england" | "new-france" | "new-granada" | "new-spain" | "peru" | "virginia";
        /** @enum {string} */
        DiscoveryTurn: "first" | "second";
        /** @enum {string} */
        DiscoveryType: "builder" | "captain" | "colonist" | "merchant" | "missionary" | "soldier";
        /** @enum {string} */
        DiscoveryVictim: "builder" | "captain" | "colonist" | "merchant" | "militia" | "missionary" | "soldier";
        /**
         * DiscoveryView
         * @description The position's tables by their names in the State; None for tokens the seat does not know.
         */
        DiscoveryView: {
            agenda: [
                string,
                number,
                number,
                number,
                number
            ][];
            aside: (components["schemas"]["DiscoveryCounter"] | null)[];
            aside_known: number[];
            ask: components["schemas"]["DiscoveryAsk"] | null;
            bidders: number;
            bids: number[];
            bought: number[][];
            bounty: number;
            charted: number[];
            choice: string | null;
            colony_points: number[][];
            committed: number[];
            counters: (components["schemas"]["DiscoveryCounter"] | null)[];
            counters_known: number[];
            deciders: number[];
            deck: (components["schemas"]["DiscoveryCard"] | null)[];
            deck_known: number[];
            discovered: number;
            doomed: number[][];
            earned: number[];
            explorers: number[][];
            /** @enum {unknown} */
            game: "discovery";
            gone_counters: number[];
            gone_goods: number[];
            goods: number[][];
            hand: number[][];
            high_bid: number;
            market: number[];
            /** @enum {string} */
            mode: "open" | "over" | "sealed" | "turn";
            money: number[];
            mover: number;
            nation: number[];
            nations: (components["schemas"]["DiscoveryNation"] | null)[];
            nations_known: number[];
            number: number;
            offer_row: number[];
            options: components["schemas"]["DiscoveryOptions"];
            order: number[];
            owned: number[][];
            pile: (components["schemas"]["DiscoveryGood"] | null)[];
            pile_known: number[];
            players: number;
            purse: number[];
            robbed: (components["schemas"]["DiscoveryCounter"] | null)[];
            robbed_known: number[];
            rules_version: number;
            sailing: number[];
            scholars: number[];
            seat: number | null;
            seats: (("s0" | "s1" | "s2" | "s3" | "s4" | "s5") | null)[];
            seats_known: number[];
            sent: number[];
            ship_here: number;
            shippers: number[][];
            ships: number[];
            ships_left: number;
            shown: number[];
            shuffles: number[];
            spaces: number[];
            stack: (components["schemas"]["DiscoveryBuilding"] | null)[];
            stack_age: number;
            stack_known: number[];
            supply: number[][];
            takebacks: number;
            troops: number[][][];
            turn: number;
            used: number[][];
            won: number[][];
        };
        /**
         * Winnings
         * @description The prize of counters or cards, each part as the lowest and the highest: plunder, money per soldier, points.
         */
        DiscoveryWinnings: {
            per_soldier: [
                number,
                number
            ];
            plunder: [
                number,
                number
            ];
            points: [
                number,
                number
            ];
        };
        /** @description The answer to a call of this connection. */
        Done: {
            answer: components["schemas"]["Numbers"] | components["schemas"]["Spoken"] | components["schemas"]["StandingRevision"];
            key: string;
            /** @enum {unknown} */
            type: "done";
        };
        EmpireAsk: {
            args: Record<string, never>;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "claim";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "sell";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "trade";
            wording?: string;
        } | {
            args: {
                seat_rival: number;
            };
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "offer";
            wording?: string;
        } | {
            args: {
                seat_rival: number;
            };
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "answer";
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
                number: number | string;
            };
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "bid";
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
                number: number | string;
            };
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "sealed-bid";
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
                number: number | string;
            };
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "lot";
            wording?: string;
        } | {
            args: Record<string, never>;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "board";
            wording?: string;
        };
        /**
         * BoardOffer
         * @description An offer on the board.
         *
         *         `place` is its place in the row of its maker, `seat`, counted from 1, as moves name it. `to` is the seat it is made
         *         to, -1 for everybody. `replies` has the maker and the place of the offer it counters; empty if it counters none.
         *         `can_take` lists the seats that could accept it now: they and the maker have the cards and the gold. Clients show of
         *         it only what concerns their own seat, unless the table plays with open holdings (E1.4).
         */
        EmpireBoardOffer: {
            asked: {
                [key: string]: number;
            };
            can_take: number[];
            given: {
                [key: string]: number;
            };
            place: number;
            replies: number[];
            seat: number;
            to: number;
        };
        /** @enum {string} */
        EmpireCard: "bond" | "colony" | "gold" | "good" | "population" | "revolt" | "supporter";
        EmpireChanges: {
            awaited?: number[] | null;
            clock?: number | null;
            "figures.development"?: components["schemas"]["EmpireForecast"][] | null;
            "figures.free_gold"?: number[] | null;
            "figures.leader"?: number | null;
            "figures.offers"?: components["schemas"]["EmpireBoardOffer"][] | null;
            "figures.prices"?: number[] | null;
            "figures.row"?: components["schemas"]["EmpireRowCard"][][] | null;
            "figures.waited"?: number[] | null;
            "figures.wins"?: [
                number,
                number
            ][][] | null;
            menu?: components["schemas"]["EmpireChoice"][] | null;
            standing?: components["schemas"]["Standing"] | null;
            table?: components["schemas"]["TableFacts"] | null;
            undo?: components["schemas"]["UndoLimit"] | null;
            "view.agenda"?: [
                string,
                number,
                number,
                number,
                number
            ][] | null;
            "view.ask"?: (components["schemas"]["EmpireAsk"] | null) | null;
            "view.asked"?: number[] | null;
            "view.bank"?: number[] | null;
            "view.bidders"?: number | null;
            "view.bids"?: number[] | null;
            "view.board"?: number[][] | null;
            "view.cards"?: number[][] | null;
            "view.changer"?: number | null;
            "view.choice"?: (string | null) | null;
            "view.claim_round"?: number | null;
            "view.committed"?: number[] | null;
            "view.content"?: number | null;
            "view.deciders"?: number[] | null;
            "view.drafting"?: number[] | null;
            "view.game"?: "empire" | null;
            "view.given"?: number[] | null;
            "view.laid"?: number | null;
            "view.mode"?: ("open" | "over" | "sealed" | "turn") | null;
            "view.mover"?: number | null;
            "view.nation"?: number[] | null;
            "view.nation_stack"?: (components["schemas"]["EmpireNation"] | null)[] | null;
            "view.nation_stack_known"?: number[] | null;
            "view.number"?: number | null;
            "view.offers"?: number[] | null;
            "view.opener"?: number | null;
            "view.options"?: components["schemas"]["EmpireOptions"] | null;
            "view.passes"?: number | null;
            "view.picks"?: number[] | null;
            "view.players"?: number | null;
            "view.refused"?: number[] | null;
            "view.round"?: number | null;
            "view.row"?: number[] | null;
            "view.row_stack"?: (components["schemas"]["EmpireCard"] | null)[] | null;
            "view.row_stack_known"?: number[] | null;
            "view.rules_version"?: number | null;
            "view.seat"?: (number | null) | null;
            "view.seat_stack"?: (("s0" | "s1" | "s2" | "s3" | "s4" | "s5") | null)[] | null;
            "view.seat_stack_known"?: number[] | null;
            "view.shortage"?: number | null;
            "view.shuffles"?: number[] | null;
            "view.stirred"?: number | null;
            "view.takebacks"?: number | null;
            "view.under"?: number[][] | null;
        };
        EmpireChoice: {
            amount: [
                number,
                number
            ] | null;
            answers: string;
            args: {
                [key: string]: number | string;
            };
            /** @constant */
            game: "empire";
            /** @enum {string} */
            kind: "accept" | "bid" | "cancel" | "content" | "counter" | "done" | "for-bond" | "for-colony" | "for-gold" | "for-good" | "for-population" | "for-revolt" | "for-supporter" | "give-bond" | "give-colony" | "give-gold" | "give-good" | "give-population" | "give-revolt" | "give-supporter" | "offer" | "offer-all" | "part-bond" | "part-colony" | "part-gold" | "part-good" | "part-population" | "part-revolt" | "part-supporter" | "pass" | "ready" | "refuse" | "reply" | "select" | "sell" | "take" | "withdraw";
            move: number;
            notation: string;
            refusal: components["schemas"]["EmpireRefusal"] | null;
            targets: string[];
            wording?: string;
        };
        EmpireEvent: {
            args: {
                amount: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "round";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                phase: components["schemas"]["EmpirePhase"];
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "phase";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
                number: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "row";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
                number: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "shortage";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                nation: components["schemas"]["EmpireNation"];
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "laid-out";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                nation: components["schemas"]["EmpireNation"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "selected";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
                nation: components["schemas"]["EmpireNation"];
                revolts: number;
                supporters: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "clash";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                nation: components["schemas"]["EmpireNation"];
                revolts: number;
                seat: number;
                supporters: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "nation";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                institution: components["schemas"]["EmpireInstitution"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "built";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                card: components["schemas"]["EmpireCard"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "gained";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "unrest";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "interest";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "default";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "sold";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "price";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "card";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "no-card";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "bids";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "holds";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "withdraws";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                card: components["schemas"]["EmpireCard"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "won";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                card: components["schemas"]["EmpireCard"];
                highest: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "nobody-won";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "offers";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                card: components["schemas"]["EmpireCard"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "gives";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                card: components["schemas"]["EmpireCard"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "asks";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counts_asked: string;
                counts_given: string;
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "proposed";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "accepted";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "refused";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "counters";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "opens";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                nation: components["schemas"]["EmpireNation"];
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "dealt";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: Record<string, never>;
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "end";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                amount: number;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "tie";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "content";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "ready";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "offers-all";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counts_asked: string;
                counts_given: string;
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "offered";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counts_asked: string;
                counts_given: string;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "offered-all";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counts_asked: string;
                counts_given: string;
                seat: number;
                seat_rival: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "traded";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counts_asked: string;
                counts_given: string;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "cancels";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                counts_asked: string;
                counts_given: string;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "lapsed";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["EmpireCard"];
                /** @constant */
                zone: "row_stack";
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                token?: components["schemas"]["EmpireNation"];
                /** @constant */
                zone: "nation_stack";
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                slot: number;
                /** @enum {string} */
                token?: "s0" | "s1" | "s2" | "s3" | "s4" | "s5";
                /** @constant */
                zone: "seat_stack";
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "look";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                more: number;
                move: string;
                seat: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "forced";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                /** @enum {string} */
                object: "claims" | "nations" | "opener" | "row";
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "shuffled";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        } | {
            args: {
                number: number;
            };
            audience: number[] | null;
            /** @constant */
            game: "empire";
            /** @constant */
            kind: "rewound";
            move: components["schemas"]["ParsedMove"] | null;
            number: number;
            serial: number;
            tells: boolean;
            wording?: string;
        };
        /**
         * Figures
         * @description The figures of a position.
         *
         *         `development` has a forecast for each seat, `prices` the price of a good by the number of goods that all sell.
         *         While bids are made, `leader` is the seat that would win (-1: nobody), and `wins` has for each seat the ranges of
         *         its bids, from the one that stands up to its gold, that would win against the others as they stand.
         *         `waited` has the seats that a lot or the end of a round waits for: content seats, and seats that can do nothing, are
         *         not among them. `offers` is the offer board, and `free_gold` the gold of each seat that stands in no bid.
         *         While bids are made, `row` has for each seat what the cards bring that are still to be auctioned in this round.
         */
        EmpireFigures: {
            development: components["schemas"]["EmpireForecast"][];
            free_gold: number[];
            leader: number;
            offers: components["schemas"]["EmpireBoardOffer"][];
            prices: number[];
            row: components["schemas"]["EmpireRowCard"][][];
            waited: number[];
            wins: [
                number,
                number
            ][][];
        };
        /**
         * Forecast
         * @description A seat's next development if nothing changes before it: its lines, support after it, what one more card does.
         */
        EmpireForecast: {
            lines: components["schemas"]["EmpireForecastLine"][];
            more: components["schemas"]["EmpireMore"][];
            support: number;
        };
        /**
         * ForecastLine
         * @description One line of a development.
         *
         *         `what` is an institution, `unrest` or `bonds`; `uses` are the cards it needs, `changes` the cards gained or paid.
         */
        EmpireForecastLine: {
            amount: number;
            changes: {
                [key: string]: number;
            };
            uses: {
                [key: string]: number;
            };
            what: string;
        };
        EmpireGiven: {
            /** @enum {string} */
            auction?: "open" | "sealed" | "turns";
            claim_rounds?: number;
            open_holdings?: boolean;
            strict_bank?: boolean;
            trade_offers?: number;
            /** @enum {string} */
            trades?: "ends" | "off" | "open" | "windows";
            /** @enum {string} */
            version?: "beginner" | "standard";
        };
        /** @enum {string} */
        EmpireInstitution: "army" | "cathedral" | "commonwealth" | "company" | "gold-mine" | "industry" | "luxury" | "merchant" | "protectorate" | "territory";
        /**
         * More
         * @description The difference that one more card makes: institutions built in addition, and cards.
         */
        EmpireMore: {
            built: string[];
            card: string;
            changes: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        EmpireNation: "france" | "great-britain" | "netherlands" | "ottomans" | "portugal" | "prussia" | "spain" | "venice";
        EmpireOptions: {
            /** @enum {string} */
            auction: "open" | "sealed" | "turns";
            claim_rounds: number;
            open_holdings: boolean;
            strict_bank: boolean;
            trade_offers: number;
            /** @enum {string} */
            trades: "ends" | "off" | "open" | "windows";
            /** @enum {string} */
            version: "beginner" | "standard";
        };
        /**
         * Outlook
         * @description The changes that a trade would make to the next development.
         *
         *         `lines` has the lines of the development that grow or shrink (an institution, `unrest` or `bonds`), and by how much.
         *         `changes` has the cards that the development brings in addition, less than nothing for those it costs; the traded
         *         cards are not counted. `support` is by how much the support after the development would change, with the trade.
         */
        EmpireOutlook: {
            changes: {
                [key: string]: number;
            };
            lines: {
                [key: string]: number;
            };
            support: number;
        };
        /**
         * NoFigures
         * @description The figures of a game that has none.
         */
        EmpireOwnFigures: Record<string, never>;
        /** @enum {string} */
        EmpirePhase: "claiming" | "commerce" | "development" | "exploration" | "trading";
        EmpireRefusal: {
            args: {
                [key: string]: number | string;
            };
            clause: string;
            /** @enum {string} */
            code: "answer-first" | "asking-already" | "bid-too-high" | "bid-too-low" | "board-full" | "cannot-pass" | "cards-in-order" | "content-already" | "content-by-itself" | "draft-begun" | "give-or-for-first" | "giving-already" | "gold-in-bid" | "holds-fewer" | "maker-cannot" | "more-than-printed" | "no-board" | "no-nations" | "no-offer-begun" | "no-offers-left" | "no-offers-this-round" | "no-open-auction" | "no-such-offer" | "no-such-seat" | "no-trades" | "no-windows" | "not-for-you" | "not-laid-out" | "not-tied" | "not-yourself" | "nothing-held" | "nothing-is-no-part" | "nothing-more-to-bid" | "offer-begun" | "out-of-auction" | "own-offer" | "ready-already" | "rival-holds-fewer" | "too-few-goods" | "when-accept" | "when-bid" | "when-cancel" | "when-content" | "when-counter" | "when-done" | "when-for" | "when-give" | "when-offer" | "when-part" | "when-ready" | "when-refuse" | "when-reply" | "when-select" | "when-sell" | "when-take" | "when-withdraw" | "you-hold-fewer" | "you-lack" | "your-gold-in-bid";
            /** @constant */
            game: "empire";
            /** @enum {string} */
            remedy: "" | "answer" | "begin-offer" | "bid-less" | "bid-more" | "cancel" | "choose" | "complete" | "fewer" | "free-gold" | "get-cards" | "give-or-for" | "hold" | "hold-or-withdraw" | "in-order" | "look-at-board" | "name-cards" | "next-card" | "next-round" | "next-window" | "option" | "other-nation" | "other-player" | "wait" | "wait-for-change";
            step: number;
            wording?: string;
        };
        /**
         * RowCard
         * @description The value of a card of the row to a seat that also won every card before it that is still to be auctioned.
         *
         *         `place` is its place in the row, from 1. `at_once` is what its winner gets with it (E5.5). `built` and `changes` are
         *         the difference that the card makes to the next development; the card itself is not counted, kept or used up.
         */
        EmpireRowCard: {
            at_once: {
                [key: string]: number;
            };
            built: string[];
            card: string;
            changes: {
                [key: string]: number;
            };
            place: number;
        };
        EmpireSections: {
            awaited: number[];
            clock?: number;
            "figures.development": components["schemas"]["EmpireForecast"][];
            "figures.free_gold": number[];
            "figures.leader": number;
            "figures.offers": components["schemas"]["EmpireBoardOffer"][];
            "figures.prices": number[];
            "figures.row": components["schemas"]["EmpireRowCard"][][];
            "figures.waited": number[];
            "figures.wins": [
                number,
                number
            ][][];
            menu?: components["schemas"]["EmpireChoice"][];
            standing?: components["schemas"]["Standing"];
            table: components["schemas"]["TableFacts"];
            undo?: components["schemas"]["UndoLimit"];
            "view.agenda": [
                string,
                number,
                number,
                number,
                number
            ][];
            "view.ask": components["schemas"]["EmpireAsk"] | null;
            "view.asked": number[];
            "view.bank": number[];
            "view.bidders": number;
            "view.bids": number[];
            "view.board": number[][];
            "view.cards": number[][];
            "view.changer": number;
            "view.choice": string | null;
            "view.claim_round": number;
            "view.committed": number[];
            "view.content": number;
            "view.deciders": number[];
            "view.drafting": number[];
            /** @enum {unknown} */
            "view.game": "empire";
            "view.given": number[];
            "view.laid": number;
            /** @enum {string} */
            "view.mode": "open" | "over" | "sealed" | "turn";
            "view.mover": number;
            "view.nation": number[];
            "view.nation_stack": (components["schemas"]["EmpireNation"] | null)[];
            "view.nation_stack_known": number[];
            "view.number": number;
            "view.offers": number[];
            "view.opener": number;
            "view.options": components["schemas"]["EmpireOptions"];
            "view.passes": number;
            "view.picks": number[];
            "view.players": number;
            "view.refused": number[];
            "view.round": number;
            "view.row": number[];
            "view.row_stack": (components["schemas"]["EmpireCard"] | null)[];
            "view.row_stack_known": number[];
            "view.rules_version": number;
            "view.seat": number | null;
            "view.seat_stack": (("s0" | "s1" | "s2" | "s3" | "s4" | "s5") | null)[];
            "view.seat_stack_known": number[];
            "view.shortage": number;
            "view.shuffles": number[];
            "view.stirred": number;
            "view.takebacks": number;
            "view.under": number[][];
        };
        /**
         * EmpireView
         * @description The position's tables by their names in the State.
         *
         *         `picks` has the answers of a sealed node while they are taken in and, as long as nations are claimed, the last
         *         claims, all plus one. `refused` has a mask for each seat: the seats that refused an offer of it, as long as neither
         *         its cards nor theirs have changed since. `content` is a mask of the seats that are content with the lot or ready for
         *         the end of the round, and `changer` the seat, plus one, whose bid ended that last. `board` has the offers of each
         *         seat one after the other; clients read them from the figures.
         */
        EmpireView: {
            agenda: [
                string,
                number,
                number,
                number,
                number
            ][];
            ask: components["schemas"]["EmpireAsk"] | null;
            asked: number[];
            bank: number[];
            bidders: number;
            bids: number[];
            board: number[][];
            cards: number[][];
            changer: number;
            choice: string | null;
            claim_round: number;
            committed: number[];
            content: number;
            deciders: number[];
            drafting: number[];
            /** @enum {unknown} */
            game: "empire";
            given: number[];
            laid: number;
            /** @enum {string} */
            mode: "open" | "over" | "sealed" | "turn";
            mover: number;
            nation: number[];
            nation_stack: (components["schemas"]["EmpireNation"] | null)[];
            nation_stack_known: number[];
            number: number;
            offers: number[];
            opener: number;
            options: components["schemas"]["EmpireOptions"];
            passes: number;
            picks: number[];
            players: number;
            refused: number[];
            round: number;
            row: number[];
            row_stack: (components["schemas"]["EmpireCard"] | null)[];
            row_stack_known: number[];
            rules_version: number;
            seat: number | null;
            seat_stack: (("s0" | "s1" | "s2" | "s3" | "s4" | "s5") | null)[];
            seat_stack_known: number[];
            shortage: number;
            shuffles: number[];
            stirred: number;
            takebacks: number;
            under: number[][];
        };
        /**
         * EventPage
         * @description A page of events, the serial to ask from next, and how many events there are in all.
         */
        EventPage: {
            events: components["schemas"]["Happening"][];
            serial: number;
            total: number;
        };
        /**
         * ForkOrigin
         * @description The table and node that a fork goes on from.
         */
        ForkOrigin: {
            number: number;
            table: string;
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Move"] | components["schemas"]["Retract"] | components["schemas"]["Undo"] | components["schemas"]["TakeBack"] | components["schemas"]["Back"] | components["schemas"]["BidPlan"] | components["schemas"]["Say"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["FullView"] | components["schemas"]["Change"] | components["schemas"]["NewChatLine"] | components["schemas"]["Presence"] | components["schemas"]["Done"] | components["schemas"]["ProblemMessage"] | components["schemas"]["Pong"];
        /**
         * FullView
         * @description The full view.
         */
        FullView: {
            picture: components["schemas"]["TableView"];
            /** @enum {unknown} */
            type: "fresh";
        };
        /**
         * GameInfo
         * @description A game with its options, and the fewest and most players: by default, and with choices such as `edition=2007`.
         */
        GameInfo: {
            levels: number[];
            /** @enum {unknown} */
            name: "discovery" | "empire";
            options: components["schemas"]["Option"][];
            players: [
                number,
                number
            ];
            players_with: {
                [key: string]: [
                    number,
                    number
                ];
            };
        };
        Given: components["schemas"]["DiscoveryGiven"] | components["schemas"]["EmpireGiven"];
        Happening: components["schemas"]["DiscoveryEvent"] | components["schemas"]["EmpireEvent"];
        /**
         * Health
         * @description The status of the server, and its version of carrack.
         */
        Health: {
            /** @enum {unknown} */
            status: "cannot-write" | "no-database" | "other-shape" | "ready";
            version: string;
        };
        /**
         * Hello
         * @description The first message: the client's token, its seat, and the numbers of the last messages that it has.
         */
        Hello: {
            /** @default 0 */
            chat?: number;
            /** @default null */
            revision?: number | null;
            /** @default null */
            seat?: number | null;
            /** @default null */
            token?: string | null;
            /** @enum {unknown} */
            type: "hello";
            /** @default null */
            update?: number | null;
        };
        /**
         * Highlight
         * @description A fact worth telling about a finished game. Clients say it in the words of `highlight-<kind>`.
         *
         *         Arguments are named as those of events are; `turn` is the turn or round in which it happened.
         */
        Highlight: {
            args: {
                [key: string]: number | string;
            };
            kind: string;
        };
        /**
         * Invitation
         * @description The code of a seat.
         */
        Invitation: {
            code: string;
            seat: number;
        };
        /**
         * Join
         * @description The code of an invitation, where one is needed, and 16 bytes in hexadecimal for the deal.
         */
        Join: {
            /** @default  */
            code?: string;
            nonce?: string;
        };
        /**
         * Known
         * @description The caller.
         */
        Known: {
            id: string;
            lang: string;
            name: string;
        };
        /**
         * Leave
         * @description The level of the bot that keeps the seat.
         */
        Leave: {
            /** @default 1 */
            level?: number;
        };
        /**
         * Line
         * @description A chat line to send.
         */
        Line: {
            key: string;
            text: string;
        };
        /**
         * LobbyTable
         * @description A table in the lobby. `names` are by seat, empty for nobody yet; `free` seats are open to everybody.
         */
        LobbyTable: {
            changed: number;
            free: number;
            /** @enum {unknown} */
            game: "discovery" | "empire";
            host: number | null;
            id: string;
            life: string;
            names: string[];
            options: {
                [key: string]: boolean | number | string;
            };
        };
        /**
         * Mismatch
         * @description A token in a record that does not derive from its secret.
         *
         *         Attributes:
         *             number: The node at which the token was revealed.
         *             zone: Where it lay; `commitment` if it is the commitment that is wrong.
         *             slot: The place in the zone.
         *             written: The token in the record.
         *             derived: The token that derives from the secret.
         *
         *         Examples:
         *             >>> game = carrack.new_game("discovery", players=2, seed=7)
         *             >>> forged = "\n".join(game.entries()).replace("{pile 36 indigo}", "{pile 36 cattle}")
         *             >>> carrack.verify(forged)[0]
         *             Mismatch(number=0, zone='pile', slot='36', written='cattle', derived='indigo')
         */
        Mismatch: {
            derived: string;
            number: number;
            slot: string;
            written: string;
            zone: string;
        };
        /**
         * Moment
         * @description A table as it was at a node, and the events that led there.
         */
        Moment: {
            events: components["schemas"]["Happening"][];
            number: number;
            seat: number | null;
            sections: components["schemas"]["Changes"];
        };
        /**
         * Move
         * @description A move: its id, or a line as text.
         */
        Move: {
            key: string;
            move: number | string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type: "move";
        };
        /**
         * MoveCall
         * @description A move: its id, or a line as text.
         */
        MoveCall: {
            key: string;
            move: number | string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type?: "move";
        };
        /**
         * NewAnswer
         * @description The move that answers a kind of ask from now on.
         */
        NewAnswer: {
            text: string;
        };
        /**
         * NewBot
         * @description The name of a new bot: a program of the caller that plays with a token of its own.
         */
        NewBot: {
            name: string;
        };
        /**
         * NewChatLine
         * @description A new chat line.
         */
        NewChatLine: {
            line: components["schemas"]["ChatLine"];
            /** @enum {unknown} */
            type: "said";
        };
        /**
         * NewFilters
         * @description All filters for offers of a seat, which replace those before.
         */
        NewFilters: {
            filters: string[];
        };
        /**
         * NewFork
         * @description The position to continue from, and the seats of the new table.
         */
        NewFork: {
            /** @default false */
            is_board?: boolean;
            /** @default false */
            is_public?: boolean;
            number: number;
            /** @default null */
            seat?: number | null;
            seats: components["schemas"]["NewSeat"][];
        };
        /**
         * NewGuest
         * @description A new guest. With `keeps` set to `cookie`, a browser gets the token as a cookie that its scripts cannot read.
         */
        NewGuest: {
            /**
             * @default token
             * @enum {unknown}
             */
            keeps?: "cookie" | "token";
            /**
             * @default en
             * @enum {unknown}
             */
            lang?: "en" | "fr" | "it";
            name: string;
        };
        /**
         * NewName
         * @description The new name and language of a guest.
         */
        NewName: {
            /** @enum {unknown} */
            lang: "en" | "fr" | "it";
            name: string;
        };
        /**
         * NewOrder
         * @description An order, and the key of the call.
         */
        NewOrder: {
            /** @default  */
            about?: string;
            /** @default 0 */
            amount?: number;
            key: string;
            /** @enum {unknown} */
            kind: "bid" | "place" | "sell";
            /** @default [] */
            moves?: string[];
        };
        /**
         * NewSeat
         * @description A seat; `remote` is for a bot with a token of the host, `name` is that of a person at the host's screen.
         */
        NewSeat: {
            /** @enum {unknown} */
            kind: "bot" | "invited" | "mine" | "open" | "remote";
            /** @default 1 */
            level?: number;
            /** @default  */
            name?: string;
        };
        /**
         * NewTable
         * @description A table to create.
         *
         *         In open auctions and on the offer board, a person who is silent for `auction_seconds` after the last change is
         *         content, as long as at least one person is connected; 0: nobody's silence counts, as for a game by mail.
         */
        NewTable: {
            /** @default 0 */
            auction_seconds?: number;
            /** @enum {unknown} */
            game: "discovery" | "empire";
            /** @default false */
            is_public?: boolean;
            options?: components["schemas"]["Given"];
            seats: components["schemas"]["NewSeat"][];
        };
        /**
         * Node
         * @description The position that a call answers, and the call's key.
         */
        Node: {
            key: string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
        };
        /**
         * Nonce
         * @description 16 bytes in hexadecimal.
         */
        Nonce: {
            nonce: string;
        };
        /**
         * Note
         * @description A message to one seat: its standing order or answer was not legal at this number, and why.
         */
        Note: {
            /** @enum {unknown} */
            kind: "answer" | "order";
            number: number;
            text: string;
            why: components["schemas"]["Refusal"];
        };
        /**
         * Numbers
         * @description The numbers of the position after a call.
         */
        Numbers: {
            number: number;
            revision: number;
            takebacks: number;
        };
        /**
         * Option
         * @description An option of a game, set before it begins.
         *
         *         Attributes:
         *             key: Its name, a keyword of `new_game`.
         *             kind: `bool`, `choice` or `int`.
         *             choices: The values of a `choice`; the lowest and the highest of an `int`.
         *             default: The default, unless it depends on other options.
         *             needs: Conditions `key=value` that must hold if the option is used; alternatives are joined by `|`.
         *             excludes: Conditions that must not hold.
         *             text: A message id, if it is not that of the key.
         *
         *         Examples:
         *             >>> option = carrack.options("discovery")[0]
         *             >>> option.key, option.kind, option.choices
         *             ('edition', 'choice', ('2007', '2015'))
         */
        Option: {
            choices: (boolean | number | string)[];
            default: boolean | number | string;
            excludes: string[];
            key: string;
            /** @enum {unknown} */
            kind: "bool" | "choice" | "int";
            needs: string[];
            text: string;
        };
        Options: components["schemas"]["DiscoveryOptions"] | components["schemas"]["EmpireOptions"];
        /**
         * Order
         * @description A standing order of a seat.
         *
         *         Attributes:
         *             kind: `bid` up to an amount, `sell` an amount, or `place` the first legal one of some moves.
         *             amount: The highest bid, or how many to sell.
         *             moves: The moves of `place`, best first.
         *             about: A word that the ask must contain, such as the card of an auction; empty: any.
         *             begun: The number at which a bid was first used; it lasts until its auction ends.
         *             lot: The place in the row, from 1, of the card that a planned bid is for; 0: the bid is for the next auction.
         *             tied: What a planned bid does when tied at its amount: hold, withdraw, or raise by one more, once.
         */
        Order: {
            /** @default  */
            about?: string;
            /** @default 0 */
            amount?: number;
            /** @default null */
            begun?: number | null;
            /** @enum {unknown} */
            kind: "bid" | "place" | "sell";
            /** @default [] */
            moves?: string[];
            /** @default 0 */
            place?: number;
            /**
             * @default hold
             * @enum {unknown}
             */
            tied?: "hold" | "raise" | "withdraw";
        };
        /**
         * OwnTable
         * @description A table of the caller, who has the seats `yours`; `awaited` are the seats that have to choose, if it is known.
         *
         *         `asked` is the kind of question that they are asked, empty while nobody has to choose. A caller without a seat is
         *         asked to take one, as in a rematch.
         */
        OwnTable: {
            asked: string;
            awaited: number[];
            changed: number;
            /** @enum {unknown} */
            game: "discovery" | "empire";
            id: string;
            is_board: boolean;
            is_host: boolean;
            /** @enum {unknown} */
            life: "gathering" | "over" | "playing" | "void";
            names: string[];
            winners: number[];
            yours: number[];
        };
        /**
         * ParsedMove
         * @description A parsed move, as choices have it: clients do not parse notation.
         */
        ParsedMove: {
            args: {
                [key: string]: number | string;
            };
            kind: string;
        };
        /**
         * Ping
         * @description A request for a pong.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlannedBid
         * @description A bid for the card at a place of this round's row: its limit, and what to do when tied there.
         */
        PlannedBid: {
            amount: number;
            place: number;
            /**
             * @default hold
             * @enum {unknown}
             */
            tied?: "hold" | "raise" | "withdraw";
        };
        /**
         * Pong
         * @description The answer to a ping.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Presence
         * @description The seats that are connected, and the number of spectators.
         */
        Presence: {
            seats: number[];
            /** @enum {unknown} */
            type: "presence";
            watching: number;
        };
        /**
         * Previewed
         * @description The events that a move would cause, up to the first that would reveal hidden information.
         *
         *         `outlook` is what the move would change for its seat later, in a form of the game's own; null if there is nothing to
         *         tell.
         */
        Previewed: {
            events: components["schemas"]["Happening"][];
            outlook: components["schemas"]["DiscoveryOutlook"] | components["schemas"]["EmpireOutlook"] | null;
        };
        /**
         * Problem
         * @description A refusal in the format of RFC 9457.
         */
        Problem: {
            /** @default  */
            clause?: string;
            code: string;
            detail: string;
            /** @default  */
            field?: string;
            /** @default null */
            number?: number | null;
            /** @default  */
            remedy?: string;
            /** @default null */
            retry_after?: number | null;
            /** @default null */
            revision?: number | null;
            status: number;
            /** @default  */
            table?: string;
            /** @default null */
            takebacks?: number | null;
            title: string;
            type: string;
        };
        /**
         * ProblemMessage
         * @description A refusal; `key` is that of the call it belongs to.
         */
        ProblemMessage: {
            key: string;
            problem: components["schemas"]["Problem"];
            /** @enum {unknown} */
            type: "problem";
        };
        /**
         * Reach
         * @description The reach of a server. `is_local`: it is for one person at home; `friends` is the link for others in the house.
         *
         *         `friends` is empty if no link works. At a server that is not local, the address of the page works for everybody.
         */
        Reach: {
            friends: string;
            is_local: boolean;
        };
        Refusal: components["schemas"]["DiscoveryRefusal"] | components["schemas"]["EmpireRefusal"];
        /**
         * Replayed
         * @description The decisions that were not undone, and their events as a seat or the public may see them.
         */
        Replayed: {
            events: components["schemas"]["Happening"][];
            first: number;
            last: number;
            nodes: components["schemas"]["Decision"][];
        };
        /**
         * Retract
         * @description Retract a sealed choice.
         */
        Retract: {
            key: string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type: "retract";
        };
        /**
         * RetractCall
         * @description Retract a sealed choice.
         */
        RetractCall: {
            key: string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type?: "retract";
        };
        /**
         * Reveal
         * @description Everything that was secret, once the game is over.
         *
         *         Attributes:
         *             secret: The secret, in hexadecimal.
         *             nonces: The seats' nonces, in hexadecimal.
         *             shuffles: Every shuffle of the game.
         *
         *         Examples:
         *             >>> game = carrack.new_game("discovery", players=2, seed=7)
         *             >>> while not game.is_over:
         *             ...     _ = game.play(game.legal_moves(game.deciders[0])[0], game.deciders[0])
         *             >>> carrack.commitment(bytes.fromhex(game.reveal().secret)) == game.commitment
         *             True
         */
        Reveal: {
            nonces: string[];
            secret: string;
            shuffles: components["schemas"]["Shuffle"][];
        };
        /**
         * Revealed
         * @description The secret of the deal after the game, and the data to check it.
         */
        Revealed: {
            catalogues: components["schemas"]["Catalogue"][];
            commitment: string;
            reveal: components["schemas"]["Reveal"];
        };
        /**
         * Rulebook
         * @description The rules of a game in a language; `editions` are the columns of the differences.
         */
        Rulebook: {
            clauses: components["schemas"]["Clause"][];
            differences: components["schemas"]["Difference"][];
            editions: string[];
        };
        /**
         * Say
         * @description A chat line to send.
         */
        Say: {
            key: string;
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        /**
         * ScoreLine
         * @description Points of one source, such as the colonies of an age, or a building.
         *
         *         Attributes:
         *             source: The source.
         *             points: The points.
         *             args: Its particulars.
         *
         *         Examples:
         *             >>> carrack.new_game("discovery", players=2, seed=7).score_sheet(0)[0].points
         *             0
         */
        ScoreLine: {
            args: {
                [key: string]: number | string;
            };
            points: number;
            source: string;
        };
        /**
         * Scores
         * @description The points of all seats by source, at the end and after each turn.
         *
         *         `parts` are finer than `sheets`: a part has the source and the arguments of a line of its seat's sheet, and one
         *         argument more. `highlights` are facts worth telling, the most interesting first.
         */
        Scores: {
            highlights: components["schemas"]["Highlight"][];
            parts: components["schemas"]["ScoreLine"][][];
            scores: number[];
            sheets: components["schemas"]["ScoreLine"][][];
            turns: components["schemas"]["TurnScore"][];
            winners: number[];
        };
        /**
         * SeatFacts
         * @description A seat. Before the game it has `is_taken` and `is_asked`, then `is_away` and `has_resigned`.
         */
        SeatFacts: {
            has_resigned?: boolean;
            is_asked?: boolean;
            is_away?: boolean;
            is_host: boolean;
            is_program: boolean;
            is_taken?: boolean;
            /** @enum {unknown} */
            kind: "bot" | "human" | "invited" | "mine" | "open" | "remote";
            level?: number | string | null;
            name: string;
        };
        /**
         * SeatFigures
         * @description Figures that concern one seat only, in a form of the game's own, and the node that they belong to.
         */
        SeatFigures: {
            figures: components["schemas"]["DiscoveryOwnFigures"] | components["schemas"]["EmpireOwnFigures"];
            number: number;
            takebacks: number;
        };
        Sections: components["schemas"]["DiscoverySections"] | components["schemas"]["EmpireSections"] | components["schemas"]["TableSections"];
        /**
         * Shuffle
         * @description The result of one shuffle.
         *
         *         Attributes:
         *             object: What was shuffled.
         *             k: How often it had been shuffled before.
         *             order: All tokens of the object in their order.
         *
         *         Examples:
         *             >>> shuffle = carrack.Shuffle("pile", 0, ("gold", "silver"))
         *             >>> shuffle.order[0]
         *             'gold'
         */
        Shuffle: {
            k: number;
            object: string;
            order: string[];
        };
        /**
         * Spoken
         * @description The number of the chat line.
         */
        Spoken: {
            number: number;
        };
        /**
         * Standing
         * @description The auto-answers, planned moves and filters of a seat, notes on dropped ones, and the kinds of orders there are.
         *
         *         Only that seat is sent them. `wanted` are kinds of asks that are usually skipped and that the seat wants to see.
         *         `ready`: the seat says by itself that it is ready, at the end of this round. `filters` hide offers from the seat;
         *         it can set those of `filter_names`. `filtered` are the offers that are hidden now, each by its maker and its place.
         */
        Standing: {
            answers: {
                [key: string]: string;
            };
            filter_names: string[];
            filtered: [
                number,
                number
            ][];
            filters: string[];
            kinds: string[];
            notes: components["schemas"]["Note"][];
            orders: components["schemas"]["Order"][];
            ready: boolean;
            wanted: string[];
        };
        /**
         * StandingRevision
         * @description The revision of a seat after its auto-answers, planned moves or filters changed.
         */
        StandingRevision: {
            revision: number;
        };
        /**
         * Start
         * @description The treatment of empty seats: the game waits for them, bots of a level take them, or they are removed.
         */
        Start: {
            /**
             * @default wait
             * @enum {unknown}
             */
            empty?: "bot" | "remove" | "wait";
            /** @default 1 */
            level?: number;
        };
        /**
         * TableFacts
         * @description A table. Optional fields appear when the game begins, scores and winners when it ends.
         */
        TableFacts: {
            agreed?: number[];
            auction_seconds: number;
            commitment: string;
            declined?: [
                number,
                number
            ][];
            /** @enum {unknown} */
            game: "discovery" | "empire";
            has_take_backs?: boolean;
            is_board: boolean;
            is_public: boolean;
            lapses_at?: number | null;
            /** @enum {unknown} */
            life: "closed" | "gathering" | "over" | "playing" | "void";
            options: components["schemas"]["Options"];
            planners?: number[];
            players?: [
                number,
                number
            ];
            rematch: string;
            rules_version: number;
            scores?: number[];
            seats: components["schemas"]["SeatFacts"][];
            winners?: number[];
        };
        /** @description Before the game begins. */
        TableSections: {
            table: components["schemas"]["TableFacts"];
        };
        /**
         * TableView
         * @description The full view of a table for a seat or the public; `yours` are the caller's seats, `origin` is that of a fork.
         *
         *         `asked` are seats that are reserved for the caller, who has not taken them yet. `now` is the server's Unix time,
         *         sent while the section `clock` is there: a client's own clock may be wrong.
         */
        TableView: {
            asked: number[];
            id: string;
            is_host: boolean;
            now: number | null;
            origin: components["schemas"]["ForkOrigin"] | null;
            revision: number;
            seat: number | null;
            sections: components["schemas"]["Sections"];
            serial: number;
            update: number;
            yours: number[];
        };
        /**
         * TakeBack
         * @description Go back to the seat's last decision, among bots; `knowing`: even if the seat has seen more since.
         */
        TakeBack: {
            key: string;
            /** @default false */
            knowing?: boolean;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type: "take-back";
        };
        /**
         * TakeBackCall
         * @description Go back to the seat's last decision, among bots; `knowing`: even if the seat has seen more since.
         */
        TakeBackCall: {
            key: string;
            /** @default false */
            knowing?: boolean;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type?: "take-back";
        };
        /**
         * Trial
         * @description A move to ask about: its id, or a line as text.
         */
        Trial: {
            move: number | string;
        };
        /**
         * TurnScore
         * @description The points of all seats by source after the scoring of a turn, as if the game had ended then.
         */
        TurnScore: {
            number: number;
            sheets: components["schemas"]["ScoreLine"][][];
            turn: number;
        };
        /**
         * Undo
         * @description Go back one decision.
         */
        Undo: {
            key: string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * UndoCall
         * @description Go back one decision.
         */
        UndoCall: {
            key: string;
            number: number;
            /** @default null */
            revision?: number | null;
            takebacks: number;
            /** @enum {unknown} */
            type?: "undo";
        };
        /**
         * UndoLimit
         * @description The earliest node to which a seat may undo without consent, and the reason why not further.
         *
         *         Attributes:
         *             number: The lowest number it may rewind to.
         *             code: `start` (the game began), `look` (hidden information was revealed), `choice` (another seat moved),
         *                 `binds` (a public act such as a bid, which nobody may undo) or `over`.
         *             seat: The seat that looked, moved or acted, if there is one.
         *             game: The name of the game.
         *
         *         Examples:
         *             >>> carrack.new_game("discovery", players=2, seed=7).undo_limit(1).code
         *             'start'
         */
        UndoLimit: {
            code: string;
            game: string;
            number: number;
            seat: number | null;
        };
        /**
         * Verified
         * @description The result of replaying a record: every move must be legal and every token follow from the secret.
         *
         *         `fault` is the reason if the record cannot be replayed.
         */
        Verified: {
            commitment: string;
            fault: string;
            is_sound: boolean;
            mismatches: components["schemas"]["Mismatch"][];
        };
        View: components["schemas"]["DiscoveryView"] | components["schemas"]["EmpireView"];
        /**
         * Void
         * @description A vote to end the game without a winner; False refuses the proposal of others.
         */
        Void: {
            /** @default true */
            agrees?: boolean;
        };
        /**
         * Welcome
         * @description A guest's id and token. The token is sent this once, and not at all to a browser that gets a cookie.
         */
        Welcome: {
            id: string;
            lang: string;
            name: string;
            token: string;
        };
        /**
         * WhyNot
         * @description The legality of a move; `problem` is the reason if it is illegal.
         */
        WhyNot: {
            is_legal: boolean;
            problem: components["schemas"]["Problem"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
