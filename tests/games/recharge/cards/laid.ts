import { type Card, hero, power, teamwork } from '../../../../src/games/recharge/card.js';
import { cards } from '../../../../src/games/recharge/cards/index.js';
import { cardOf, pointsOf } from '../../../../src/games/recharge/chain.js';
import { COLOURS } from '../../../../src/games/recharge/printed.js';
import { type Layout, type Played, POOL, type Side } from '../table.js';

const wide = [...COLOURS];

/** What goes with everything and is worth nothing, for chains that are about other cards. */
const FILL = {
  woman: hero({ number: 920, name: 'Woman', left: ['women'], right: ['women'], points: 4 }),
  link: teamwork({ number: 921, name: 'Link', left: wide, right: wide, points: 0 }),
  any: power({ number: 922, name: 'Any', left: wide, right: wide, points: 0 }),
} as const;

const SPECIAL = cards.filter(({ special }) => special !== null);
const own: readonly Card[] = [...SPECIAL, ...Object.values(FILL)];

export const named = (name: string): Card => {
  const card = cards.find(other => other.name === name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
};

const idOf = (name: string): string => {
  if (name in POOL) return POOL[name as keyof typeof POOL].id;
  return name in FILL ? FILL[name as keyof typeof FILL].id : named(name).id;
};

/** A chain, written as `hero5`, `link < 0`, `xhero > 1`: a card, the side it hangs on, and the card before it that it hangs on. */
export const chain = (...written: readonly string[]): object[] =>
  written.map(one => {
    const [, name = '', side, at] = /^(.*?)(?: ([<>]) (\d))?$/.exec(one) ?? [];
    const card = idOf(name);
    return side === undefined ? { card } : { card, on: Number(at), side: side === '<' ? 'left' : 'right' };
  });

/** How a battle stands around a chain. What is left out is plain: seat 0 attacked, nobody has won anything, one counter each. */
export interface At {
  readonly defends?: true;
  readonly hand?: readonly string[];
  readonly venture?: readonly number[];
  readonly victory?: readonly number[];
  readonly theirs?: readonly string[];
  readonly theirVictory?: readonly number[];
}

const THEIRS = ['hero5', 'any > 0'];

/** Seat 0 and seat 1 fight, seat 2 has conceded and looks on. */
export function fighting(mine: readonly string[], at: At = {}, me: Side = {}, them: Side = {}): Layout {
  const { defends, hand = ['team'], venture = [2], victory = [], theirs = THEIRS, theirVictory = [] } = at;
  const [attacker, other] = defends ? [1, 0] : [0, 1];
  return {
    position: { step: 'battle', battle: { attacker, fighting: [attacker, other], turn: 0 } },
    players: [
      { hand: hand.map(toId), chain: chain(...mine) as never, venture, victory, ...me },
      { hand: ['power4', 'foil'], chain: chain(...theirs) as never, venture: [2], victory: theirVictory, ...them },
      { hand: ['wide'], discard: ['foil'], reserve: [1, 2], victory: [] },
    ],
    cards: own,
  };
}

/** The same two, and the battle is over. */
export const over = (winner: 0 | 1, mine: readonly string[], me: Side = {}, them: Side = {}): Layout => ({
  position: { step: 'after', winner, battle: { attacker: 0, fighting: [winner], turn: 0 } },
  players: [
    { hand: [], chain: chain(...mine) as never, venture: [1, 3], reserve: [2], draw: ['wide', 'foil'], ...me },
    { hand: ['power4', 'foil'], chain: chain(...THEIRS) as never, venture: [2], reserve: [2], draw: [], ...them },
    { hand: ['wide'], discard: ['foil'], reserve: [1, 2], draw: [] },
  ],
  cards: own,
});

const toId = (name: string): string => (name in POOL ? name : idOf(name));

const pool = new Map([...Object.values(POOL), ...own].map(card => [card.id, card]));

/** What SPECIAL cards add to the chain of a seat, beside what is printed. */
export function bonus(table: Played, seat: number): number {
  const links = table.player(seat).chain;
  for (const { instance } of links) cardOf(pool, instance);
  return (table.rating(seat) as number) - links.reduce((sum, link) => sum + pointsOf(pool, link), 0);
}

/** The player who is in no battle, as they are. */
export const bystander = (table: Played): string => JSON.stringify(table.player(2));
