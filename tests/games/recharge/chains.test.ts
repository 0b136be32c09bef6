import { expect, test } from 'vitest';
import type { Card } from '../../../src/games/recharge/card.js';
import { cards } from '../../../src/games/recharge/cards/index.js';
import { openingsOf, placeKey, placements, pointsOf, started } from '../../../src/games/recharge/chain.js';
import type { Instance, Link } from '../../../src/games/recharge/state.js';
import { Chance } from '../../../src/kernel/index.js';

const pool = new Map(cards.map(card => [card.id, card]));

/**
 * A second opinion, written from the rule text alone and without a line of the engine: a chain is legal where every
 * card but the first touches exactly one card before it, the touching sides share a colour, only the allowed kinds
 * touch, no side holds more than it may, and no Hero is turned.
 */
function isLegal(chain: readonly Link[]): boolean {
  const cardAt = (link: Link): Card => pool.get(link.instance.card) as Card;
  const sidesOf = (link: Link): Record<'left' | 'right', readonly string[]> => {
    const { left, right } = cardAt(link);
    return link.turned ? { left: right, right: left } : { left, right };
  };
  const [first, ...rest] = chain;
  if (first === undefined || cardAt(first).kind !== 'hero' || first.on !== null) return false;
  if (chain.some(link => link.turned && cardAt(link).kind === 'hero')) return false;
  // What touches each side of each card: who, and by which colours it could.
  const touching = new Map<string, string[][]>();
  const touch = (at: number, side: string, colours: string[]): void => {
    const key = `${at} ${side}`;
    touching.set(key, [...(touching.get(key) ?? []), colours]);
  };
  for (const link of rest) {
    const at = chain.indexOf(link);
    const on = chain.findIndex(other => other.instance.id === link.on);
    if (on < 0 || on >= at) return false;
    const parent = chain[on] as Link;
    const pair = `${cardAt(parent).kind}-${cardAt(link).kind}`;
    if (!['hero-power', 'hero-teamwork', 'power-power', 'teamwork-hero'].includes(pair)) return false;
    const far = link.side === 'left' ? 'right' : 'left';
    const shared = sidesOf(parent)[link.side].filter(colour => sidesOf(link)[far].includes(colour));
    if (shared.length === 0) return false;
    touch(on, link.side, shared);
    touch(at, far, shared);
  }
  for (const [key, touched] of touching) {
    const [at, side] = key.split(' ') as [string, 'left' | 'right'];
    const link = chain[Number(at)] as Link;
    const colours = sidesOf(link)[side];
    const most = cardAt(link).kind === 'hero' ? colours.length : 1;
    if (touched.length > most) return false;
    // Two cards on one side of a Hero need a colour each: some way to share them out.
    if (touched.length === 2) {
      const [one, other] = touched as [string[], string[]];
      if (!one.some(a => other.some(b => a !== b))) return false;
    }
  }
  return true;
}

/** The rating, recalculated: of each card the number on the side that faces what it hangs on. */
function counted(chain: readonly Link[]): number {
  return chain.reduce((sum, link) => {
    const { points, plus, kind } = pool.get(link.instance.card) as Card;
    const faces = link.side === 'left' ? 'right' : 'left';
    const printed = link.turned ? (faces === 'left' ? 'right' : 'left') : faces;
    return sum + (kind === 'power' ? points[printed] : points.left) + plus;
  }, 0);
}

/** Every way to hang a card on a chain that the rule text could mean, legal or not. */
function tries(chain: readonly Link[], instance: Instance): Link[] {
  return chain.flatMap(({ instance: { id } }) =>
    (['left', 'right'] as const).flatMap(side => [false, true].map(turned => ({ instance, turned, on: id, side }))),
  );
}

const SEEDS = 60;

test('I.C: every chain that is offered is legal, and every legal one is offered (a second opinion, 60 random chains)', () => {
  let compared = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const random = new Chance(`chains ${seed}`).stream('test');
    let next = 1;
    const instance = (): Instance => ({ id: next++, card: random.pick(cards)?.id ?? '', owner: 0 });
    const hero = random.pick(cards.filter(card => card.kind === 'hero'));
    const chain: Link[] = [started({ id: next++, card: hero?.id ?? '', owner: 0 })];
    for (let step = 0; step < 30; step++) {
      const card = instance();
      const offered = placements(pool, openingsOf(pool, chain), card);
      for (const link of offered) expect(isLegal([...chain, link]), placeKey(link)).toBe(true);
      // Where it can hang, told apart by place, side and the way it lies; turned and upright count as one where they look alike.
      const shape = ({ on, side, turned }: Link): string => `${on} ${side} ${turned}`;
      const { left, right, points, kind } = pool.get(card.card) as Card;
      const alike = points.left === points.right && [...left].sort().join() === [...right].sort().join();
      const possible = tries(chain, card)
        .filter(link => !(link.turned && (alike || kind === 'hero')))
        .filter(link => isLegal([...chain, link]));
      expect(new Set(offered.map(shape))).toEqual(new Set(possible.map(shape)));
      compared += offered.length;
      if (offered.length > 0) chain.push(random.pick(offered));
      expect(chain.reduce((sum, link) => sum + pointsOf(pool, link), 0)).toBe(counted(chain));
    }
  }
  expect(compared).toBeGreaterThan(SEEDS * 20);
});

test('the second opinion can say no', () => {
  const at = (id: number, card: Card): Instance => ({ id, card: card.id, owner: 0 });
  const heroes = cards.filter(card => card.kind === 'hero');
  const [one, other] = heroes as [Card, Card];
  const start = started(at(1, one));
  const link = { instance: at(2, other), turned: false, on: 1, side: 'right' } as const;
  expect(isLegal([start])).toBe(true);
  expect(isLegal([start, link])).toBe(false);
  expect(isLegal([{ ...start, turned: true }])).toBe(false);
});
