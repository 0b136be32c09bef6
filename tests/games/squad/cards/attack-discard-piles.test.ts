import { describe, expect } from 'vitest';
import type { Facts } from '../../../../src/games/squad/card.js';
import { card as testCard } from '../rules/rule.js';
import { type Layout, scenario } from '../table.js';
import { card, damages, named, openTo } from './common.js';

/** A pile: these cards, the first on top. */
function piled(side: 'me' | 'them', ...tops: readonly Partial<Facts>[]): Layout {
  const cards = tops.map((facts, at) => testCard(`top ${at}`, facts));
  return { cards, [side]: { discard: cards.map(({ id }) => id) } };
}

interface Family {
  id: string;
  by: number;
  fits: readonly Partial<Facts>[];
  not: readonly Partial<Facts>[];
}

/** What holds for every card that looks at the top of a pile. */
function looksAt(side: 'me' | 'them', { id, by, fits, not }: Family): void {
  const base = card(id).printedAttack;
  const other = side === 'me' ? 'them' : 'me';
  const [fitting] = fits as [Partial<Facts>];
  const [failing] = not as [Partial<Facts>];
  for (const top of fits) damages(`with ${JSON.stringify(top)} on top`, id, base + by, piled(side, top, failing));
  for (const top of not)
    damages(`with ${JSON.stringify(top)} on top, whatever is below`, id, base, piled(side, top, fitting), {
      effect: false,
    });
  damages('with an empty pile: it does not count itself (SQ-C10)', id, base, {}, { effect: false });
  damages("for the other player's pile", id, base, piled(other, fitting), { effect: false });
}

describe.each<Family>([
  { id: 'ST126', by: 4, fits: [{ factor: 'animal' }, { factor: 'speed' }], not: [{ factor: 'tech' }] },
  {
    id: 'ST220',
    by: 3,
    fits: [{ factor: 'elemental' }, { factor: ['tech', 'elemental'] }],
    not: [{ factor: 'tech', block: 'elemental' }],
  },
  {
    id: 'ST227',
    by: 3,
    fits: [{ factor: 'animal' }, { factor: 'energy' }],
    not: [{ factor: 'strength' }, { factor: 'speed' }],
  },
  {
    id: 'ST595',
    by: 4,
    fits: [{ factor: 'elemental' }, { factor: 'tech' }],
    not: [{ factor: 'speed' }, { factor: 'energy' }],
  },
  {
    id: 'ST213',
    by: 2,
    fits: [{ hero: 'Cyclops' }, { hero: 'Wolverine' }, { hero: 'Wolverine & Storm' }],
    not: [{ hero: 'Jean Grey', team: 'X-Men' }],
  },
  {
    id: 'ST391',
    by: 5,
    fits: [{ hero: 'Daredevil' }, { hero: 'Elektra & Daredevil' }],
    not: [{ hero: 'Elektra' }],
  },
  { id: 'ST392', by: 5, fits: [{ hero: 'Elektra' }, { hero: 'Elektra & Daredevil' }], not: [{ hero: 'Daredevil' }] },
  { id: 'ST394', by: 3, fits: [{ hero: 'Daredevil' }], not: [{ hero: 'Elektra' }] },
  { id: 'ST408', by: 3, fits: [{ level: 1 }, { level: 3 }], not: [{ level: 4 }] },
  { id: 'ST496', by: 2, fits: [{ level: 1 }, { level: 2 }], not: [{ level: 3 }] },
  { id: 'ST529', by: 4, fits: [{ team: 'Sinister Syndicate' }], not: [{ team: null }, { team: 'Spider-Friends' }] },
  {
    id: 'ST530',
    by: 4,
    fits: [{ hero: 'Dr. Octopus' }, { hero: 'Dr. Doom' }, { hero: 'Dr. Strange' }],
    not: [{ hero: 'Venom', team: 'Sinister Syndicate' }],
  },
])('stronger by the top of its player’s discard pile: $id', family => looksAt('me', family));

describe.each<Family>([
  { id: 'ST256', by: 5, fits: [{ team: 'X-Men' }], not: [{ team: 'Brotherhood' }, { team: null }] },
  {
    id: 'ST351',
    by: 7,
    fits: [{ attack: 7 }, { attack: 12 }, { hero: 'Hulk' }, { hero: 'She-Hulk' }, { hero: 'Hulk & She-Hulk' }],
    not: [{ attack: 6 }, { hero: 'Red Hulk' }, { attack: '*', level: 9 }],
  },
  {
    id: 'ST435',
    by: 4,
    fits: [{ factor: 'strength' }, { factor: 'animal' }],
    not: [{ factor: 'energy', block: 'animal' }],
  },
  { id: 'ST460', by: 3, fits: [{ level: 7 }, { level: 12 }], not: [{ level: 6 }] },
  { id: 'ST517', by: 3, fits: [{ level: 1 }], not: [{ level: 2 }, { level: 11 }] },
  {
    id: 'ST570',
    by: 4,
    fits: [{ attack: 2 }, { attack: 1 }, { attack: '*' }],
    not: [{ attack: 3 }],
  },
])('stronger by the top of the opponent’s discard pile: $id', family => looksAt('them', family));

describe(named('ST054'), () => {
  damages('as the level on top of the opponent’s pile', 'ST054', 7, piled('them', { level: 7 }, { level: 2 }));
  damages('for an empty pile', 'ST054', 0, {}, { effect: false });
  damages('for its player’s own pile', 'ST054', 0, piled('me', { level: 7 }), { effect: false });

  scenario(
    'ST054 changed by a Keeper, like any attack',
    {
      power: 20,
      me: { hand: ['ST054'] },
      them: { discard: ['ST197'], deck: openTo('ST054'), keepers: ['ST113'] },
    },
    table => {
      table.attack('ST054');
      expect(table.zone(1, 'deck')).toHaveLength(30 - (card('ST197').level - 2));
    },
  );
});

describe(named('ST109'), () => {
  damages('against an empty discard pile', 'ST109', 6, piled('me', {}));
  damages('against any other', 'ST109', 2, piled('them', {}), { effect: false });
});

describe(named('ST315'), () => {
  damages('as the number on top of its player’s pile', 'ST315', 8, piled('me', { attack: 8 }, { attack: 3 }));
  damages('for a printed * on top (SQ-24)', 'ST315', 0, piled('me', { attack: '*' }), { effect: false });
  damages('for an empty pile: it does not count itself (SQ-C10)', 'ST315', 0, {}, { effect: false });
  damages('for the opponent’s pile', 'ST315', 0, piled('them', { attack: 8 }), { effect: false });
});
