import { describe, expect, test } from 'vitest';
import { ready } from '../../../../src/games/champions/decks/ready.js';
import { championsOptions } from '../../../../src/games/champions/options.js';
import { Table } from '../../../../src/kernel/index.js';
import { ENERGY, GENIUS, JENNIFER, STRENGTH, TONY } from '../encounter/tables.js';
import { CARD, scenario } from '../table.js';
import { game } from './random.js';

// RR Discard Pile: cards that are discarded from a hand at the same time go there in their owner's order.

const [REACTOR, ARMOR, TOWER] = ['01035', '01036', '01034'] as const;

/** Another player, with a card that looks at the order of discard piles. */
const stark = { identity: TONY, deck: [CARD, CARD, CARD, CARD, CARD, CARD, '01033'] };

describe('CH-C45: at the end of the turns', () => {
  for (const [first, last] of [
    [REACTOR, ARMOR],
    [ARMOR, REACTOR],
  ] as const)
    scenario(
      `${last}, discarded last, is what Stark Tower returns`,
      {
        heroes: [{ identity: TONY, hand: [ENERGY, REACTOR, ARMOR], play: [TOWER] }],
        step: 'end of turns',
        until: 'over',
      },
      table => {
        table.asks(0, 'discard down', [ENERGY, REACTOR, ARMOR]).pick(first, last);
        expect(table.zone(0, 'discard')).toEqual([last, first]);
        expect(table.logged('log-discard').map(({ args }) => args?.card)).toEqual([{ card: first }, { card: last }]);
        table.pick(`${TOWER}.0`);
        expect(table.zone(0, 'hand')).toContain(last);
        expect(table.zone(0, 'discard')).toEqual([first]);
      },
    );
  scenario(
    'a single card has no order',
    { heroes: [{ identity: TONY, hand: [REACTOR], play: [TOWER] }], step: 'end of turns', until: 'threat' },
    table => {
      expect(table.prompt).not.toHaveProperty('ordered');
      table.pick(REACTOR);
      expect(table.zone(0, 'discard')).toEqual([REACTOR]);
    },
  );
});

describe('CH-C45: 01023: Legal Practice', () => {
  for (const picked of [
    [STRENGTH, GENIUS],
    [GENIUS, STRENGTH],
  ] as const)
    scenario(
      `discards ${picked.join(', then ')}`,
      {
        heroes: [{ identity: JENNIFER, hand: ['01023', GENIUS, ENERGY, STRENGTH] }, stark],
        mainScheme: { card: '01097b', threat: 5 },
      },
      table => {
        table.pick('01023').pick(...picked);
        expect(table.zone(0, 'discard')).toEqual(['01023', ...picked.toReversed()]);
        expect(table.zone(0, 'hand')).toEqual([ENERGY]);
        expect(table.scheme.threat).toBe(3);
      },
    );
});

scenario(
  'CH-C45: 03026: Man Out of Time: half of a hand in the order picked',
  {
    heroes: [{ identity: '03001b', exhausted: true, hand: [GENIUS, ENERGY, STRENGTH, CARD], dealt: ['03026'] }, stark],
    step: 'reveal',
    until: 'end of round',
  },
  table => {
    table.pick(STRENGTH, GENIUS);
    expect(table.zone(0, 'discard')).toEqual([GENIUS, STRENGTH]);
  },
);

scenario(
  'CH-C45: 03006: Shield Toss',
  {
    heroes: [
      {
        identity: '03001a',
        hand: ['03006', GENIUS, ENERGY, STRENGTH, CARD, CARD],
        play: ['03009'],
        minions: ['01101', '01101'],
      },
      stark,
    ],
  },
  table => {
    table.pick('03006').pick(STRENGTH, GENIUS);
    expect(table.zone(0, 'discard')).toEqual(['03006', GENIUS, STRENGTH]);
  },
);

scenario(
  'CH-C45: 10001: Enraged: a whole hand is put in order, too',
  {
    heroes: [{ identity: '10001a', hand: [GENIUS, ENERGY] }, stark],
    until: 'end of turns',
  },
  table => {
    table.end().asks(0, 'discard').pick(ENERGY, GENIUS);
    expect(table.zone(0, 'discard')).toEqual([GENIUS, ENERGY]);
    table.end();
  },
);

describe('CH-C45: where nobody has a card that looks at the order, nobody is asked for one', () => {
  scenario(
    'at the end of the turns',
    { heroes: [{ identity: JENNIFER, hand: [GENIUS, ENERGY] }], step: 'end of turns', until: 'threat' },
    table => {
      expect(table.prompt).not.toHaveProperty('ordered');
      table.pick(ENERGY, GENIUS);
      expect(table.zone(0, 'discard')).toEqual([ENERGY, GENIUS]);
    },
  );
  scenario(
    '10001: Enraged',
    { heroes: [{ identity: '10001a', hand: [GENIUS, ENERGY] }], until: 'end of turns' },
    table => {
      table.end();
      expect(table.zone(0, 'discard')).toEqual([ENERGY, GENIUS]);
    },
  );
});

for (const [hero, isOrdered] of [
  ['iron-man', true],
  ['spider-man', false],
] as const)
  test(`CH-C45: a mulligan of ${hero}: what is thrown away lies in the order picked only where that matters`, () => {
    const { cards } = ready.find(({ id }) => id === hero) as (typeof ready)[number];
    const setup = {
      version: 'test',
      options: championsOptions.parse({}),
      seats: [{ name: 'P0', deck: { name: hero, cards } }],
      seed: hero,
    };
    const table = Table.begin(game, setup);
    const [prompt] = table.prompts;
    const [one, two] = table.state.players[0]?.hand ?? [];
    table.answer(prompt?.number as number, 0, { pick: [`c${two?.id}`, `c${one?.id}`] });
    const picked = [two?.id, one?.id];
    expect(table.state.players[0]?.discard.map(({ id }) => id)).toEqual(isOrdered ? picked : picked.toReversed());
  });
