import { type Card, type Colour, opposite, type Pool, SIDES, type Side } from './card.js';
import type { Instance, Link } from './state.js';

/** A card of a pool that must be there. */
export function cardOf(pool: Pool, { card }: Instance): Card {
  const found = pool.get(card);
  if (found === undefined) throw new Error(`no card ${card}`);
  return found;
}

/** The colours on a side of a card as it lies: turned upside down, its sides have changed places (I.C.2.a). */
export const coloursOf = (card: Card, turned: boolean, side: Side): readonly Colour[] =>
  card[turned ? opposite(side) : side];

/** The side by which a card touches what it hangs on. */
const touching = (link: Pick<Link, 'side'>): Side => opposite(link.side);

/** A place where a card may be attached. */
export interface Opening {
  readonly on: number;
  readonly side: Side;
  /** The colours that match here. */
  readonly colours: readonly Colour[];
  /** The Hero's colour that would be taken up. */
  readonly slot: Colour | null;
  /** What may be attached: a Hero takes Powers and Teamworks, a Power takes Powers, a Teamwork takes Heroes (I.C.2, RE-9). */
  readonly takes: readonly Card['kind'][];
}

const TAKES: Readonly<Record<Card['kind'], readonly Card['kind'][]>> = {
  hero: ['power', 'teamwork'],
  power: ['power'],
  teamwork: ['hero'],
};

/** Every place in a chain where something may still be attached. */
export function openingsOf(pool: Pool, chain: readonly Link[]): Opening[] {
  return chain.flatMap(link => {
    const card = cardOf(pool, link.instance);
    return SIDES.flatMap(side => openOn(card, link, side, chain));
  });
}

/** What is open on one side: a Hero's two colours are two places, every other side is one (I.C.2.b to d, RE-10). */
function openOn(card: Card, link: Link, side: Side, chain: readonly Link[]): Opening[] {
  const on = link.instance.id;
  const colours = coloursOf(card, link.turned, side);
  const children = chain.filter(child => child.on === on && child.side === side);
  const hangs = link.on !== null && touching(link) === side;
  const takes = TAKES[card.kind];
  if (card.kind !== 'hero' || colours.length === 1)
    return hangs || children.length > 0 ? [] : [{ on, side, colours, slot: null, takes }];
  return colours
    .filter(colour => !(hangs && link.by === colour) && !children.some(child => child.slot === colour))
    .map(colour => ({ on, side, colours: [colour], slot: colour, takes }));
}

/** Every legal way to attach a card to a chain (I.C). An empty chain is started, not attached to. */
export function placements(pool: Pool, chain: readonly Link[], instance: Instance): Link[] {
  const card = cardOf(pool, instance);
  // What looks the same upside down is listed once.
  const turns = card.kind === 'hero' || isSymmetric(card) ? [false] : [false, true];
  return openingsOf(pool, chain)
    .filter(opening => opening.takes.includes(card.kind))
    .flatMap(opening => turns.flatMap(turned => hung(card, instance, opening, turned)));
}

function hung(card: Card, instance: Instance, { on, side, colours, slot }: Opening, turned: boolean): Link[] {
  const own = coloursOf(card, turned, opposite(side));
  const matching = own.filter(colour => colours.includes(colour));
  if (matching.length === 0) return [];
  const link = { instance, turned, on, side, slot };
  if (card.kind !== 'hero' || own.length === 1) return [{ ...link, by: null }];
  return matching.map(by => ({ ...link, by }));
}

const isSymmetric = ({ left, right, points }: Card): boolean =>
  points.left === points.right && left.length === right.length && left.every(colour => right.includes(colour));

/** The card that starts a chain. */
export const started = (instance: Instance): Link => ({
  instance,
  turned: false,
  on: null,
  side: 'right',
  slot: null,
  by: null,
});

/** The points a card counts for where it lies: of a Power card's two numbers the one nearer its Hero, and its bonus (I.C.5). */
export function pointsOf(pool: Pool, link: Link): number {
  const card = cardOf(pool, link.instance);
  const side = touching(link);
  return card.points[link.turned ? opposite(side) : side] + card.plus;
}

/** A key for a placement that stays the same while its question is open. */
export const keyOf = ({ instance, turned, on, side, slot, by }: Link): string =>
  [
    `c${instance.id}`,
    ...(on === null ? [] : [`c${on}`, side, slot ?? '-', by ?? '-', turned ? 'turned' : 'upright']),
  ].join('.');
