import { describe, expect } from 'vitest';
import { trigger } from '../../../../src/games/squad/abilities/index.js';
import { attack } from '../../../../src/games/squad/card.js';
import { does, holds, says } from '../made.js';
import { type Layout, scenario } from '../table.js';
import { card, count, named, openTo, stops } from './common.js';

interface Case {
  readonly id: string;
  readonly power: number;
  readonly fits: readonly string[];
  readonly not: readonly string[];
  /** Fits, but its level is above the power. */
  readonly tooHigh?: string;
}

const FROM_DECK: readonly Case[] = [
  { id: 'ST086', power: 20, fits: ['ST049', 'ST048'], not: ['ST018'] },
  { id: 'ST087', power: 20, fits: ['ST010', 'ST048'], not: ['ST049'] },
  { id: 'ST089', power: 20, fits: ['ST179', 'ST048'], not: ['ST177'] },
  { id: 'ST090', power: 20, fits: ['ST177', 'ST048'], not: ['ST013'] },
  { id: 'ST502', power: 20, fits: ['ST165', 'ST048'], not: ['ST163'] },
  { id: 'ST322', power: 1, fits: ['ST048'], not: ['ST451'], tooHigh: 'ST098' },
  { id: 'ST472', power: 8, fits: ['ST462', 'ST507'], not: ['ST505'], tooHigh: 'ST588' },
];

describe.each(FROM_DECK)('plays the top of its deck: $id', ({ id, power, fits, not, tooHigh }) => {
  const layout = (...deck: string[]): Layout => ({
    power,
    me: { hand: [id], deck },
    them: { deck: stops(id, 2, ...deck.slice(0, 1)) },
  });

  for (const top of fits)
    scenario(`${named(id)}: plays ${named(top)}`, layout(top, 'ST013'), table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(2 + card(top).printedAttack);
      expect(table.zone(0, 'discard')).toEqual([id, top]);
      expect(table.zone(0, 'deck')).toEqual(['ST013']);
      expect(table.effects).toContain(id);
    });

  for (const top of not)
    scenario(`${named(id)}: leaves ${named(top)} where it is`, layout(top, 'ST048'), table => {
      table.attack(id);
      expect(count(table, 1, 'discard')).toBe(2);
      expect(table.zone(0, 'deck')).toEqual([top, 'ST048']);
      expect(table.lines).toContain('log-reveal');
      expect(table.lines).not.toContain('log-not-playable');
    });

  if (tooHigh !== undefined)
    scenario(`${named(id)}: leaves ${named(tooHigh)} where it is at power ${power} (SQ-18)`, layout(tooHigh), table => {
      table.attack(id);
      expect(table.zone(0, 'deck')).toEqual([tooHigh]);
      expect(table.lines).toContain('log-not-playable');
    });

  scenario(`${named(id)}: nothing without a deck`, layout(), table => {
    table.attack(id);
    expect(count(table, 1, 'discard')).toBe(2);
    expect(table.effects).not.toContain(id);
  });
});

const FROM_DISCARD: readonly Case[] = [
  { id: 'ST178', power: 9, fits: ['ST163', 'ST048'], not: ['ST165'], tooHigh: 'ST169' },
  { id: 'ST191', power: 7, fits: ['ST049', 'ST165'], not: ['ST048'], tooHigh: 'ST186' },
  { id: 'ST437', power: 5, fits: ['ST031', 'ST609'], not: ['ST057'], tooHigh: 'ST427' },
  { id: 'ST473', power: 7, fits: ['ST462', 'ST506'], not: ['ST505'] },
  { id: 'ST487', power: 5, fits: ['ST516'], not: ['ST048'], tooHigh: 'ST515' },
];

describe.each(FROM_DISCARD)('plays the top of its discard pile: $id', ({ id, power, fits, not, tooHigh }) => {
  const layout = (...discard: string[]): Layout => ({
    power,
    me: { hand: [id], discard },
    them: { deck: stops(id, 2, ...discard.slice(0, 1)), discard: fits },
  });
  const damage = (table: { zone(seat: 1, zone: 'discard'): string[] }): number =>
    table.zone(1, 'discard').length - fits.length;

  for (const top of fits)
    scenario(`${named(id)}: plays ${named(top)}`, layout(top, 'ST013'), table => {
      table.attack(id);
      expect(damage(table)).toBe(2 + card(top).printedAttack);
      expect(table.zone(0, 'discard')).toEqual([id, top, 'ST013']);
      expect(table.effects).toContain(id);
    });

  for (const top of not)
    scenario(`${named(id)}: leaves ${named(top)} where it is`, layout(top, ...fits), table => {
      table.attack(id);
      expect(damage(table)).toBe(2);
      expect(table.zone(0, 'discard')).toEqual([id, top, ...fits]);
      expect(table.effects).not.toContain(id);
    });

  if (tooHigh !== undefined)
    scenario(`${named(id)}: leaves ${named(tooHigh)} where it is at power ${power} (SQ-18)`, layout(tooHigh), table => {
      table.attack(id);
      expect(table.zone(0, 'discard')).toEqual([id, tooHigh]);
      expect(table.lines).toContain('log-not-playable');
    });

  scenario(`${named(id)}: nothing with an empty pile, itself not counted`, layout(), table => {
    table.attack(id);
    expect(damage(table)).toBe(2);
    expect(table.zone(0, 'discard')).toEqual([id]);
  });
});

scenario(
  `${named('ST322')}: a Keeper that forbids it is named in the log`,
  {
    me: { hand: ['ST322'], deck: ['ST048'] },
    them: { keepers: ['forbids'], deck: stops('ST322', 2) },
    cards: [
      attack('forbids', {
        hero: 'Nobody',
        name: 'forbids',
        team: null,
        factor: 'tech',
        block: 'tech',
        level: 1,
        attack: 1,
        keeper: 1,
        standing: { says, forbids: ({ hero }) => hero === 'Spider-Man' },
      }),
    ],
  },
  table => {
    table.attack('ST322');
    expect(table.zone(0, 'deck')).toEqual(['ST048']);
    expect(table.lines).toContain('log-forbidden');
    expect(table.lines).not.toContain('log-not-playable');
    expect(table.effects).toContain('forbids');
  },
);

// -- the opponent's cards

describe.each([
  { id: 'ST131', power: 7, fits: ['ST048', 'ST177'], not: [], tooHigh: 'ST013' },
  { id: 'ST540', power: 6, fits: ['ST165', 'ST157'], not: ['ST048'], tooHigh: 'ST013' },
])("plays the top of the opponent's deck: $id", ({ id, power, fits, not, tooHigh }) => {
  const layout = (top: string): Layout => ({
    power,
    me: { hand: [id], deck: ['ST048'] },
    them: { deck: [...stops(id, 2).slice(0, 2), top, ...openTo(id, top)] },
  });

  for (const top of fits)
    scenario(`${named(id)}: plays ${named(top)}, which goes to the opponent's pile (SQ-C37)`, layout(top), table => {
      table.attack(id);
      expect(count(table, 1, 'deck')).toBe(30 - card(top).printedAttack);
      expect(table.zone(1, 'discard')[0]).toBe(top);
      expect(table.zone(0, 'discard')).toEqual([id]);
      expect(table.zone(0, 'deck')).toEqual(['ST048']);
      expect(table.effects).toContain(id);
    });

  for (const top of [...not, tooHigh])
    scenario(`${named(id)}: leaves ${named(top)} where it is`, layout(top), table => {
      table.attack(id);
      expect(count(table, 1, 'deck')).toBe(31);
      expect(table.zone(1, 'deck')[0]).toBe(top);
      expect(table.lines.includes('log-not-playable')).toBe(top === tooHigh);
    });

  scenario(
    `${named(id)}: nothing without a deck`,
    { ...layout('ST048'), them: { deck: openTo(id).slice(0, 2), hand: ['ST013', 'ST013', 'ST013', 'ST013'] } },
    table => {
      table.attack(id).take();
      // What it does beyond the deck is paid from the hand.
      while (!table.isOver) table.pick('ST013');
      expect(table.zone(0, 'discard')).toEqual([id]);
      expect(table.effects).not.toContain(id);
    },
  );
});

scenario(
  `${named('ST131')}: a Keeper of the opponent's works for the player who played it (SQ-C37)`,
  {
    power: 7,
    me: { hand: ['ST131'] },
    them: { deck: [...stops('ST131', 2).slice(0, 2), 'ST026', ...openTo('ST026')] },
  },
  table => {
    table.attack('ST131');
    expect(table.zone(0, 'keepers')).toEqual(['ST026']);
    expect(table.zone(1, 'keepers')).toEqual([]);
  },
);

scenario(
  `${named('ST131')}: a card of the opponent's that returns to hand returns to theirs (SQ-C37)`,
  {
    power: 7,
    me: { hand: ['ST131'] },
    them: { deck: [...stops('ST131', 2).slice(0, 2), 'ST083', ...openTo('ST083')] },
  },
  table => {
    table.attack('ST131');
    expect(table.zone(1, 'hand')).toEqual(['ST083']);
    expect(table.zone(0, 'hand')).toEqual([]);
  },
);

describe(named('ST575'), () => {
  // Two points: the second card lost tops the opponent's pile.
  const layout = (second: string): Layout => ({
    power: 6,
    me: { hand: ['ST575'], discard: ['ST048'] },
    them: { deck: ['ST142', second, ...openTo('ST575', second)] },
  });

  for (const second of ['ST163', 'ST190'])
    scenario(`ST575 plays ${named(second)} from the top of the opponent's pile (SQ-C37)`, layout(second), table => {
      table.attack('ST575');
      expect(count(table, 1, 'deck')).toBe(30 - card(second).printedAttack);
      expect(table.zone(1, 'discard')[0]).toBe(second);
      expect(table.zone(0, 'discard')).toEqual(['ST575', 'ST048']);
      expect(table.effects).toContain('ST575');
    });

  scenario('ST575 leaves what its power does not reach', layout('ST177'), table => {
    table.attack('ST575');
    expect(count(table, 1, 'deck')).toBe(30);
    expect(table.zone(1, 'discard')).toEqual(['ST177', 'ST142']);
    expect(table.lines).toContain('log-not-playable');
    expect(table.effects).not.toContain('ST575');
  });
});

describe(named('ST016'), () => {
  const layout = (...held: string[]): Layout => ({
    power: 11,
    me: { hand: ['ST016', 'ST048'] },
    them: { hand: held, deck: stops('ST016', 2, 'ST163') },
  });

  scenario("ST016 plays a card from the opponent's hand (SQ-C37)", layout('ST163', 'ST104'), table => {
    table.attack('ST016').take().asks(0, 'play', ['ST163']).pick('ST163').take();
    expect(count(table, 1, 'discard')).toBe(2 + 5 + 1);
    expect(table.zone(1, 'discard')[0]).toBe('ST163');
    expect(table.zone(1, 'hand')).toEqual(['ST104']);
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.zone(0, 'discard')).toEqual(['ST016']);
    expect(table.lines).toContain('log-look-hand');
    expect(table.effects).toContain('ST016');
  });

  scenario('ST016 or none', layout('ST163', 'ST104'), table => {
    table.attack('ST016').take().pick();
    expect(table.zone(1, 'hand')).toEqual(['ST163', 'ST104']);
    expect(count(table, 1, 'discard')).toBe(2);
  });

  scenario('ST016 sees the hand although nothing there can be played', layout('ST104'), table => {
    table.attack('ST016').take().asks(0, 'play', []).pick();
    expect(table.zone(1, 'hand')).toEqual(['ST104']);
    expect(table.lines).toContain('log-look-hand');
  });

  scenario('ST016 nothing against an empty hand', layout(), table => {
    table.attack('ST016');
    expect(table.lines).not.toContain('log-look-hand');
    expect(table.effects).not.toContain('ST016');
  });
});

// -- into the hand

describe.each([
  { id: 'ST240', fits: ['ST156', 'ST079'], not: ['ST048'] },
  { id: 'ST257', fits: ['ST165', 'ST127'], not: ['ST163'] },
  { id: 'ST594', fits: ['ST048', 'ST163'], not: [] },
])('takes the top of the discard pile: $id', ({ id, fits, not }) => {
  const layout = (...discard: string[]): Layout => ({
    power: 20,
    me: { hand: [id], discard },
    them: { deck: stops(id, 2), discard: fits },
  });

  for (const top of fits)
    scenario(`${named(id)}: takes ${named(top)}`, layout(top, 'ST013'), table => {
      table.attack(id);
      expect(table.zone(0, 'hand')).toEqual([top]);
      expect(table.zone(0, 'discard')).toEqual([id, 'ST013']);
      expect(table.zone(1, 'hand')).toEqual([]);
      expect(table.lines).toContain('log-take-seen');
      expect(table.effects).toContain(id);
    });

  for (const top of not)
    scenario(`${named(id)}: leaves ${named(top)}`, layout(top, ...fits), table => {
      table.attack(id);
      expect(table.zone(0, 'hand')).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual([id, top, ...fits]);
      expect(table.effects).not.toContain(id);
    });

  scenario(`${named(id)}: nothing with an empty pile`, layout(), table => {
    table.attack(id);
    expect(table.zone(0, 'discard')).toEqual([id]);
    expect(table.effects).not.toContain(id);
  });
});

describe.each([
  { id: 'ST367', fits: ['ST167', 'ST135', 'ST203'], not: ['ST024'] },
  { id: 'ST446', fits: ['ST165', 'ST163', 'ST207'], not: ['ST048'] },
])('takes the top of the deck: $id', ({ id, fits, not }) => {
  const layout = (...deck: string[]): Layout => ({
    power: 20,
    me: { hand: [id], deck },
    them: { deck: stops(id, 2) },
  });

  for (const top of fits)
    scenario(`${named(id)}: takes ${named(top)}`, layout(top, 'ST013'), table => {
      table.attack(id);
      expect(table.zone(0, 'hand')).toEqual([top]);
      expect(table.zone(0, 'deck')).toEqual(['ST013']);
      expect(count(table, 1, 'deck')).toBe(30);
      expect(table.effects).toContain(id);
    });

  for (const top of not)
    scenario(`${named(id)}: leaves ${named(top)} on top`, layout(top, ...fits), table => {
      table.attack(id);
      expect(table.zone(0, 'hand')).toEqual([]);
      expect(table.zone(0, 'deck')).toEqual([top, ...fits]);
      expect(table.lines).toContain('log-reveal');
    });

  scenario(`${named(id)}: nothing without a deck`, layout(), table => {
    table.attack(id);
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.effects).not.toContain(id);
  });
});

describe('a deck that runs out', () => {
  /** Draws attention to a deck that loses its last card. */
  const watches = attack('watches', {
    hero: 'Nobody',
    name: 'watches',
    team: null,
    factor: 'elemental',
    block: 'tech',
    level: 1,
    attack: 1,
    keeper: 1,
    triggers: [
      trigger(
        'deck empty',
        holds(() => true),
        does(game => {
          game.power.set(20);
        }),
      ),
    ],
  });
  const layout = (id: string, deck: string[]): Layout => ({
    power: 9,
    me: { hand: [id], deck, discard: ['ST048'], keepers: ['watches'] },
    them: { deck: stops(id, 2) },
    cards: [watches],
  });

  scenario('is noticed when its last card is taken into the hand', layout('ST367', ['ST167']), table => {
    table.attack('ST367');
    expect(table.zone(0, 'hand')).toEqual(['ST167']);
    expect(table.power).toBe(20);
  });

  scenario('is not when a card comes from the discard pile', layout('ST594', []), table => {
    table.attack('ST594');
    expect(table.zone(0, 'hand')).toEqual(['ST048']);
    expect(table.power).toBe(9);
  });
});
