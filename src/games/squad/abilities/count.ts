import { text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Count, Filter } from '../card.js';
import type { Event } from '../events.js';
import { anyCard, noun } from '../filters.js';

type Whose = 'mine' | 'theirs';

/** Things that are counted one by one. It says one of them: "card in your hand". */
export interface Each extends Count {
  /** At least so many of them, as a clause. */
  atLeast(least: number): Phrase;
}

const each = (name: string, of: Count['of'], args: Record<string, Phrase> = {}): Each => ({
  says: text(`unit-${name}`, args),
  atLeast: least => text(`if-${name}`, { ...args, least }),
  of,
});

/** So many for each. */
export const per = (by: number, unit: Each): Count => ({
  says: text('count-per', { by, unit: unit.says }),
  of: (game, event) => by * unit.of(game, event),
});

/** One player's Keepers that fit. */
export const keepersOf = (whose: Whose, which: Filter = anyCard): Each =>
  each(`keepers-${whose}`, game => game[whose].keepers.filter(keeper => which.fits(game.card(keeper))).length, {
    keepers: noun('keepers', which),
  });

/** Cards that damaged the opponent this turn, the attack whose ability this is among them (SQ-C20, SQ-C33). */
export const damagersThisTurn: Each = each('damagers', game => game.turn.damagers(game.them, { withThis: true }));

/** Other cards that damaged the opponent this turn. */
export const otherDamagersThisTurn: Each = each('other-damagers', game => game.turn.damagers(game.them));

/** Points of damage that this player took last turn. */
export const takenLastTurn: Each = each('taken', game => game.turn.takenLast);

/** Points by which this player's power went up this turn (SQ-22). */
export const powerRises: Each = each('rises', game => game.power.rises);

/** This player's power. */
export const myPower: Count = { says: text('count-power'), of: game => game.power.mine };

/** How many cards a player has there. */
export const cardsIn = (whose: Whose, zone: 'deck' | 'hand'): Count => ({
  says: text(`count-${zone}-${whose}`),
  of: game => game[whose][zone].length,
});

const amountOf = (event: Event): number => ('amount' in event ? event.amount : 0);

/** As many as set it off: cards drawn, healed or discarded. */
export const thatMany: Count = { says: text('count-that-many'), of: (_, event) => amountOf(event) };

/** As much damage as set it off. */
export const thatMuch: Count = { says: text('count-that-much'), of: (_, event) => amountOf(event) };
