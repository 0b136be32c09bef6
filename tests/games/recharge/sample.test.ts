import { describe, expect, test } from 'vitest';
import { counterId } from '../../../src/games/recharge/card.js';
import { recharge } from '../../../src/games/recharge/index.js';
import type { RechargeState } from '../../../src/games/recharge/state.js';
import { Chance, type Random } from '../../../src/kernel/index.js';
import { sittings } from '../played.js';

const options = recharge.options.parse({ denominations: [4, 9] });
const [first] = recharge.decks.ready;
const cards = Object.fromEntries(Object.entries(first?.cards ?? {}).filter(([id]) => id.startsWith('RC')));
const deck = { name: 'fours and nines', cards: { ...cards, [counterId(4)]: 8, [counterId(9)]: 2 } };

const stream = (name: string): Random => new Chance('sample').stream(name);
const begun = recharge.setup(
  options,
  sittings(['A', 'B']).map(seat => ({ ...seat, deck })),
  stream,
);
const read = recharge.position.read(recharge.position.write(begun), options, ['A', 'B'], () => stream('position'));

describe('reserves that are dealt again have counters of the values that the table agreed on (RE-12)', () => {
  test.each([
    ['begun', begun],
    ['read from a position', read],
  ])('in a match that was %s', (_, state: RechargeState) => {
    expect(recharge.decks.check(deck, options)).toEqual([]);
    const random = stream('deals');
    const deals = Array.from({ length: 20 }, () => recharge.sample(state, 0, random).players);
    for (const [mine, theirs] of deals) {
      expect(mine?.reserve).toEqual(state.players[0]?.reserve);
      expect(theirs?.reserve).toHaveLength(10);
    }
    expect(new Set(deals.flatMap(([, theirs]) => theirs?.reserve))).toEqual(new Set([4, 9]));
  });
});
