import { describe, expect } from 'vitest';
import type { Facts } from '../../../../src/games/squad/card.js';
import { card as testCard } from '../rules/rule.js';
import { BLOCKS, deckOf, type Layout, scenario } from '../table.js';
import { card, count, damages, named, openTo } from './common.js';

// Attacks whose number is counted: the power, hands, decks, Keepers, coins.

const still = { effect: false };
const held = (size: number): string[] => deckOf('tech', size);

describe.each([
  { id: 'ST101', at: 10, by: 6 },
  { id: 'ST296', at: 7, by: 5 },
  { id: 'ST332', at: 8, by: 8 },
  { id: 'ST336', at: 10, by: 2 },
])('stronger from power $at on: $id', ({ id, at, by }) => {
  const base = card(id).printedAttack;
  damages(`at power ${at}`, id, base + by, { power: at });
  damages(`at power ${at + 1}`, id, base + by, { power: at + 1 });
  damages(`at power ${at - 1}`, id, base, { power: at - 1 }, still);
  // Keepers that take 3 power off.
  damages("for its player's own power", id, base, { power: at, them: { deck: openTo(id), keepers: ['ST440'] } }, still);
  damages("for the opponent's power", id, base + by, { power: at, me: { keepers: ['ST440'] } });
});

describe.each([
  { id: 'ST151', at: 4, by: 3 },
  { id: 'ST334', at: 4, by: 3 },
])('stronger up to power $at: $id', ({ id, at, by }) => {
  const base = card(id).printedAttack;
  damages(`at power ${at}`, id, base + by, { power: at });
  damages(`at power ${at + 1}`, id, base, { power: at + 1 }, still);
  damages("for its player's own power", id, base + by, {
    power: at + 3,
    them: { deck: openTo(id), keepers: ['ST440'] },
  });
});

describe.each([
  { id: 'ST448', base: 3, worth: (rises: number) => (rises > 0 ? 4 : 0) },
  { id: 'ST458', base: 4, worth: (rises: number) => rises },
])('stronger where the power went up: $id', ({ id, base, worth }) => {
  const rises = (mine: number, theirs = 0): Layout => ({
    memory: { now: { taken: [0, 0], attacked: [false, false], rises: [mine, theirs] } },
  });
  for (const risen of [1, 3]) damages(`after a rise by ${risen}`, id, base + worth(risen), rises(risen));
  damages("after none, whatever the opponent's did", id, base, rises(0, 2), still);

  for (const [coin, risen] of [
    ['heads', 1],
    ['tails', 0],
  ] as const)
    scenario(
      `${named(id)}: the flip for power counts: ${coin}`,
      {
        until: 'over',
        step: 'start',
        power: 12,
        coins: [coin, 'tails'],
        me: { hand: [id] },
        them: { deck: openTo(id) },
      },
      table => {
        table.attack(id);
        // The opponent has drawn a card since.
        expect(count(table, 1, 'discard')).toBe(base + worth(risen));
        table.asks(1, 'attack');
      },
    );
});

describe('“+2 this turn” and what it lifts: ST439 and then ST458', () => {
  for (const [power, risen] of [
    [17, 2],
    [19, 1],
    [20, 0],
  ] as const)
    scenario(
      `from ${power} it is a rise of ${risen} (SQ-13, SQ-22)`,
      { power, me: { hand: ['ST439', 'ST458'] }, them: { deck: openTo('ST439', 'ST458') } },
      table => {
        table.attack('ST439').asks(0, 'play', ['ST458']).pick('ST458');
        expect(count(table, 1, 'discard')).toBe(2 + 4 + risen);
      },
    );

  scenario(
    'the flip is no rise for whom a Keeper has lifted to 20 already, but for the other player',
    {
      until: 'over',
      step: 'start',
      power: 19,
      coins: ['heads', 'tails'],
      me: { hand: ['ST458'], keepers: ['ST103'] },
      them: { deck: openTo('ST458') },
    },
    table => {
      table.attack('ST458').asks(1, 'attack');
      expect(count(table, 1, 'discard')).toBe(4);
      expect(table.power).toBe(20);
    },
  );
});

describe('SQ-C42: what Keepers lend or take is no rise', () => {
  damages('with a Keeper that lends power', 'ST458', 4, { me: { keepers: ['ST103'] } }, still);

  scenario(
    'SQ-C42: nor is it one when they leave play',
    {
      until: 'over',
      step: 'start',
      power: 12,
      me: { hand: ['ST458'], keepers: ['ST271'] },
      them: { keepers: ['ST480'], deck: openTo('ST458') },
    },
    table => {
      table.attack('ST458').asks(1, 'attack');
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(count(table, 1, 'discard')).toBe(4);
    },
  );
});

describe(named('ST106'), () => {
  damages('for three other cards in hand', 'ST106', 3, { me: { hand: held(3) } });
  damages('for none: it does not count itself (SQ-C10)', 'ST106', 0, { me: { hand: [] } }, still);
  damages(
    'for none, whatever the opponent holds',
    'ST106',
    0,
    { them: { hand: held(3), deck: openTo('ST106') } },
    still,
  );
});

describe.each(['ST262', 'ST343'])('as much as the opponent holds: %s', id => {
  damages('for three cards', id, 3, { them: { hand: held(3), deck: openTo(id) } });
  damages('for an empty hand, whatever one holds', id, 0, { me: { hand: held(3) } }, still);

  scenario(
    `${named(id)}: counted before the block`,
    { power: 20, me: { hand: [id] }, them: { hand: [BLOCKS.animal, ...held(2)], deck: openTo(id) } },
    table => {
      table.attack(id).asks(1, 'block', [BLOCKS.animal]).block(BLOCKS.animal);
      // A second icon would have to stop a Twin-Factor attack.
      const isTwin = card(id).factors.length === 2;
      if (isTwin) table.take();
      expect(count(table, 1, 'discard')).toBe(isTwin ? 3 : 1);
    },
  );
});

describe(named('ST318'), () => {
  damages('for both hands', 'ST318', 5, { me: { hand: held(2) }, them: { hand: held(3), deck: openTo('ST318') } });
  damages('for one hand', 'ST318', 2, { me: { hand: held(2) } });
  damages('for two empty hands', 'ST318', 0, {}, still);
});

describe(named('ST407'), () => {
  damages('against an empty hand, whatever one holds', 'ST407', 6, { me: { hand: held(2) } });
  damages('against one card', 'ST407', 4, { them: { hand: held(1), deck: openTo('ST407') } }, still);
});

describe(named('ST428'), () => {
  damages('with an empty hand', 'ST428', 9, { them: { hand: held(2), deck: openTo('ST428') } });
  damages('with a card in hand', 'ST428', 4, { me: { hand: held(1) } }, still);
});

describe(named('ST434'), () => {
  damages("for six cards in the opponent's deck: all of it", 'ST434', 6, {
    them: { deck: openTo('ST434').slice(0, 6) },
  });
  damages('for no deck', 'ST434', 0, { them: { deck: [], hand: held(2) } }, still);

  scenario(
    'ST434 stopped by an icon like any attack',
    { power: 7, me: { hand: ['ST434'] }, them: { deck: [...held(2), ...deckOf('energy', 10)] } },
    table => {
      table.attack('ST434');
      expect(count(table, 1, 'discard')).toBe(3);
    },
  );
});

describe(named('ST268'), () => {
  damages('without a deck', 'ST268', 10, { me: { deck: [] } });
  damages("with a card left; the opponent's deck does not matter", 'ST268', 7, { me: { deck: held(1) } }, still);
});

// -- Keepers

/** Keepers that do nothing by themselves. */
function inPlay(side: 'me' | 'them', id: string, ...facts: readonly Partial<Facts>[]): Layout {
  const cards = facts.map((one, at) => testCard(`Keeper ${at}`, { keeper: 2, ...one } as Partial<Facts>));
  const keepers = cards.map(one => one.id);
  return {
    cards,
    them: { deck: openTo(id) },
    ...(side === 'me' ? { me: { keepers } } : { them: { deck: openTo(id), keepers } }),
  };
}

describe.each<{ id: string; by: number; fits: Partial<Facts>; not: Partial<Facts>; each: boolean }>([
  { id: 'ST223', by: 1, fits: { factor: 'animal' }, not: { factor: 'strength', block: 'animal' }, each: true },
  { id: 'ST299', by: 2, fits: { team: 'Fantastic Four' }, not: { team: null, hero: 'Thing' }, each: true },
  { id: 'ST284', by: 5, fits: { team: 'Fantastic Four' }, not: { team: 'Avengers' }, each: false },
])('stronger by Keepers of its player: $id', ({ id, by, fits, not, each }) => {
  const base = card(id).printedAttack;
  damages('for one that fits', id, base + by, inPlay('me', id, fits, not));
  damages('for two that fit', id, base + (each ? 2 : 1) * by, inPlay('me', id, fits, not, fits));
  damages('for others', id, base, inPlay('me', id, not), still);
  damages("for the opponent's", id, base, inPlay('them', id, fits), still);
});

describe(named('ST124'), () => {
  const keepers = (...heroes: string[]) => inPlay('me', 'ST124', ...heroes.map(hero => ({ hero })));
  damages('with a Storm Keeper', 'ST124', 6, keepers('Storm'));
  damages('with two Storm Keepers', 'ST124', 6, keepers('Storm', 'Storm'));
  damages('with a Thor Keeper', 'ST124', 7, keepers('Thor'));
  damages('with both', 'ST124', 9, keepers('Thor', 'Storm'));
  damages('with a team-up of the two', 'ST124', 9, keepers('Storm & Thor'));
  damages('with another', 'ST124', 4, keepers('Hulk'), still);
  damages("with the opponent's", 'ST124', 4, inPlay('them', 'ST124', { hero: 'Storm' }, { hero: 'Thor' }), still);
});

describe(named('ST280'), () => {
  damages("for two Keepers of the opponent's", 'ST280', 4, inPlay('them', 'ST280', {}, { factor: 'tech' }));
  damages('for those of its player', 'ST280', 2, inPlay('me', 'ST280', {}, {}), still);
});

describe(named('ST488'), () => {
  damages('against no Keepers, whatever its player has', 'ST488', 7, inPlay('me', 'ST488', {}));
  damages('against one', 'ST488', 4, inPlay('them', 'ST488', {}), still);
});

describe(named('ST492'), () => {
  damages('without Keepers, whatever the opponent has', 'ST492', 6, inPlay('them', 'ST492', {}));
  damages('with one', 'ST492', 4, inPlay('me', 'ST492', {}), still);
});

// -- coins

describe(named('ST286'), () => {
  const flips = (...coins: ('heads' | 'tails')[]): Layout => ({ coins: [...coins, 'heads'] });
  damages('for two heads', 'ST286', 8, flips('heads', 'heads'));
  damages('for heads, then tails', 'ST286', 6, flips('heads', 'tails'));
  damages('for tails, then heads', 'ST286', 6, flips('tails', 'heads'));
  damages('for two tails', 'ST286', 4, flips('tails', 'tails'));
});

describe(named('ST385'), () => {
  damages('on heads', 'ST385', 9, { coins: ['heads', 'tails'] });
  damages('on tails', 'ST385', 3, { coins: ['tails', 'heads'] });
});
