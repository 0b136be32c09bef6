import { cardIn, keyOf } from '../../tabletop/index.js';
import type { Card, Pool } from './card.js';
import { type Colour, opposite, SIDES, type Side } from './printed.js';
import type { Instance, Link } from './state.js';

/** A card of a pool that must be there. */
export const cardOf = (pool: Pool, { card }: Instance): Card => cardIn(pool, card);

/** The colours on a side of a card as it lies: turned upside down, its sides have changed places (I.C.2.a). */
const coloursOf = (card: Card, turned: boolean, side: Side): readonly Colour[] => card[turned ? opposite(side) : side];

/** What may hang on what: Powers and Teamworks on a Hero, Powers on a Power, Heroes on a Teamwork (I.C.2 to 4, RE-9). */
const TAKES: Readonly<Record<Card['kind'], readonly Card['kind'][]>> = {
  hero: ['power', 'teamwork'],
  power: ['power'],
  teamwork: ['hero'],
};

/** A side of a card in a chain where something may still be attached. */
export interface Opening {
  readonly on: number;
  readonly side: Side;
  readonly colours: readonly Colour[];
  readonly takes: readonly Card['kind'][];
  /** Of each card that is there, the colours by which it could hang. */
  readonly taken: readonly (readonly Colour[])[];
}

/** Every side of a chain with room: one card, or on a Hero's side one for each colour (I.C.2.b to d, RE-10). */
export function openingsOf(pool: Pool, chain: readonly Link[]): Opening[] {
  const openings: Opening[] = [];
  for (const link of chain) {
    const card = cardOf(pool, link.instance);
    for (const side of SIDES) {
      const colours = coloursOf(card, link.turned, side);
      const touched = touches(pool, chain, link, side, colours);
      if (touched.length >= (card.kind === 'hero' ? colours.length : 1)) continue;
      openings.push({ on: link.instance.id, side, colours, takes: TAKES[card.kind], taken: touched });
    }
  }
  return openings;
}

/** The colours that each card on a side shares with it: what hangs there, and what the card itself hangs on. */
function touches(
  pool: Pool,
  chain: readonly Link[],
  link: Link,
  side: Side,
  colours: readonly Colour[],
): (readonly Colour[])[] {
  const touched: (readonly Colour[])[] = [];
  for (const other of chain) {
    const hangs = other.on === link.instance.id && other.side === side;
    const holds = link.on === other.instance.id && opposite(link.side) === side;
    if (!hangs && !holds) continue;
    const facing = coloursOf(cardOf(pool, other.instance), other.turned, opposite(side));
    touched.push(colours.filter(colour => facing.includes(colour)));
  }
  return touched;
}

/** Whether a card may lie that way at an opening. */
function fits({ side, colours, takes, taken }: Opening, card: Card, turned: boolean): boolean {
  if (!takes.includes(card.kind)) return false;
  const facing = coloursOf(card, turned, opposite(side));
  if (taken.length === 0) return colours.some(colour => facing.includes(colour));
  return haveOneEach([colours.filter(colour => facing.includes(colour)), ...taken]);
}

/** Every legal way to attach a card to a chain with these openings (I.C). An empty chain is started, not attached to. */
export function placements(pool: Pool, openings: readonly Opening[], instance: Instance): Link[] {
  const card = cardOf(pool, instance);
  const links: Link[] = [];
  for (const opening of openings) {
    const { on, side } = opening;
    if (fits(opening, card, false)) links.push({ instance, turned: false, on, side });
    if (card.turns && fits(opening, card, true)) links.push({ instance, turned: true, on, side });
  }
  return links;
}

/** Whether a card may be attached to a chain just so. */
export const hangs = (pool: Pool, chain: readonly Link[], { instance, turned, on, side }: Link): boolean =>
  openingsOf(pool, chain).some(
    opening => opening.on === on && opening.side === side && fits(opening, cardOf(pool, instance), turned),
  );

/** Whether the cards on one side can have a colour each, by the colours that each of them shares with it. */
function haveOneEach([first, ...rest]: readonly (readonly Colour[])[]): boolean {
  if (first === undefined) return true;
  return first.some(colour => haveOneEach(rest.map(colours => colours.filter(other => other !== colour))));
}

/** The card that starts a chain. */
export const started = (instance: Instance): Link => ({ instance, turned: false, on: null, side: 'right' });

/** The points a card counts for where it lies: of a Power card's two numbers the one nearer its Hero, and its bonus (I.C.5). */
export function pointsOf(pool: Pool, link: Link): number {
  const card = cardOf(pool, link.instance);
  const facing = opposite(link.side);
  return card.points[link.turned ? opposite(facing) : facing] + card.plus;
}

/** A key for a placement that stays the same while its question is open. */
export const placeKey = ({ instance, turned, on, side }: Link): string =>
  on === null ? keyOf(instance.id) : `${keyOf(instance.id)}.${keyOf(on)}.${side}.${turned ? 'turned' : 'upright'}`;
