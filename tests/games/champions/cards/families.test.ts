import { describe, expect } from 'vitest';
import { CARD, scenario } from '../table.js';
import {
  attackEvent,
  BOMBER,
  CAROL,
  CROWD,
  cards,
  IRON_MAN,
  MARVEL,
  PANTHER,
  PETER,
  RHINO,
  SHE_HULK,
  SPIDER,
  schemeWith,
  team,
} from './kin.js';

// Cards that are alike but for their numbers.

describe('events that attack', () => {
  attackEvent('Swinging Web Kick', { card: '01005', cost: 3, damage: 8, identity: SPIDER });
  attackEvent('Photonic Blast', { card: '01013', cost: 3, damage: 5, identity: MARVEL });
  attackEvent('Supersonic Punch', { card: '01032', cost: 2, damage: 4, identity: IRON_MAN });
  attackEvent('Uppercut', { card: '01054', cost: 3, damage: 5, identity: SHE_HULK });
  attackEvent('Haymaker', { card: '01087', cost: 2, damage: 3, identity: PANTHER });
});

describe('teams with three counters', () => {
  team('Tac Team', {
    card: '01056',
    layout: { heroes: [{ minions: [BOMBER] }] },
    at: RHINO,
    worked: table => table.villain.damage / 2,
  });
  team('Surveillance Team', {
    card: '01064',
    layout: schemeWith(4),
    worked: table => 4 - table.scheme.threat,
  });
  team('Med Team', {
    card: '01080',
    layout: { heroes: [{ damage: 5 }] },
    worked: table => (5 - table.identity().damage) / 2,
  });

  scenario(
    'Tac Team is no attack: a guard does not stop it, a stun is not shed',
    { heroes: [{ status: ['stunned'], minions: ['01101'], play: [{ card: '01056', counters: 3 }] }] },
    table => {
      table.pick('01056.0').asks(0, 'enemy', [RHINO, '01101']).pick(RHINO);
      expect(table.villain.damage).toBe(2);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
  scenario(
    'Surveillance Team is no thwart: it works while confused, and stops at a crisis',
    {
      heroes: [{ status: ['confused'], play: [{ card: '01064', counters: 3 }] }],
      ...schemeWith(4),
      sideSchemes: [{ card: CROWD, threat: 2 }],
    },
    table => {
      table.pick('01064.0');
      expect(table.card(CROWD).threat).toBe(1);
      expect(table.scheme.threat).toBe(4);
      expect(table.identity().statuses).toEqual(['confused']);
    },
  );
  scenario(
    'Med Team heals any friendly character, of any player, and no enemy',
    {
      heroes: [
        { damage: 1, play: [{ card: '01080', counters: 3 }] },
        { identity: CAROL, damage: 3, play: [{ card: '01058', damage: 2 }] },
      ],
      villain: { card: RHINO, damage: 4 },
    },
    table => {
      table.pick('01080.0').asks(0, 'heal', [SPIDER, CAROL, '01058']).pick('01058');
      expect(table.card('01058').damage).toBe(0);
      expect([table.identity(0).damage, table.identity(1).damage, table.villain.damage]).toEqual([1, 3, 4]);
    },
  );
  scenario(
    'Med Team has nothing to do where nobody friendly is hurt',
    {
      heroes: [{ play: [{ card: '01080', counters: 3 }] }],
      villain: { card: RHINO, damage: 4 },
    },
    table => {
      expect(table.refused).toMatchObject({ '01080.0': 'why-unhurt' });
    },
  );
  for (const [name, card, cost] of [
    ['Tac Team', '01056', 3],
    ['Surveillance Team', '01064', 2],
    ['Med Team', '01080', 3],
  ] as const)
    scenario(`${name} enters play with three counters`, { heroes: [{ hand: [card, ...cards(cost)] }] }, table => {
      table.pick(card).pay(...cards(cost));
      expect(table.card(card).counters).toBe(3);
    });
});

describe('upgrades under any player’s control', () => {
  for (const [name, card, cost, stat] of [
    ['Combat Training', '01057', 2, 'attack'],
    ['Heroic Intuition', '01065', 2, 'thwart'],
    ['Armored Vest', '01081', 1, 'defense'],
  ] as const) {
    scenario(
      `${name} may go to another player, whose hero has it, and nobody else`,
      {
        heroes: [{ hand: [card, ...cards(cost)] }, { identity: MARVEL }],
        ...schemeWith(6),
        step: { at: 'turn', seat: 0, later: [1] },
        until: 'villain activates',
      },
      table => {
        table
          .pick(card)
          .pay(...cards(cost))
          .asks(0, 'control', ['s0', 's1'])
          .pick('s1');
        expect(table.card(card)).toMatchObject({ controller: 1, owner: 0 });
        if (stat === 'defense') table.end().end();
        else {
          table.pick(`${SPIDER}.${stat}`).end().pick(`${MARVEL}.${stat}`).end();
          const [mine, theirs] = stat === 'attack' ? [2, 3] : [1, 3];
          if (stat === 'attack') expect(table.villain.damage).toBe(mine + theirs);
          else expect(table.logged('log-threat-removed').map(({ args }) => args?.amount)).toEqual([mine, theirs]);
        }
      },
    );
    scenario(
      `${name} comes once for each player`,
      { heroes: [{ hand: [card, ...cards(cost)], play: [card] }, { identity: MARVEL }] },
      table => {
        table.pick(card).pay(...cards(cost));
        expect(table.inPlay(one => one.card === card && one.controller === 1)).toEqual([card]);
      },
    );
    scenario(
      `${name} is refused where every player has one`,
      { heroes: [{ hand: [card, ...cards(cost)], play: [card] }] },
      table => {
        expect(table.refused).toMatchObject({ [card]: 'why-max' });
      },
    );
  }
  scenario(
    'Armored Vest takes 1 more off an attack that its hero defends',
    {
      heroes: [{ identity: MARVEL, play: ['01081'] }],
      encounter: { deck: ['01106', '01186'] },
      step: 'villain activates',
    },
    table => {
      // Rhino has ATK 2 and turns up a boost icon; Captain Marvel's DEF is 1, with the vest 2.
      table.asks(0, 'defend').pick(MARVEL);
      expect(table.logged('log-strength')[0]?.args?.amount).toBe(2 + icons(table) - 2);
    },
  );
  scenario(
    'Armored Vest does nothing for a hero who does not defend',
    { heroes: [{ identity: MARVEL, play: ['01081'] }], step: 'villain activates' },
    table => {
      table.asks(0, 'defend').pass();
      expect(table.identity().damage).toBe(2);
    },
  );
});

/** Boost icons turned up so far. */
const icons = (table: { logged(id: string): readonly { args?: Readonly<Record<string, unknown>> }[] }): number =>
  table.logged('log-boost').reduce((sum, { args }) => sum + Number(args?.icons ?? 0), 0);

describe('resources', () => {
  for (const [name, card, amount] of [
    ['Energy', '01088', 2],
    ['Genius', '01089', 2],
    ['Strength', '01090', 2],
    ['Energy Absorption', '01014', 3],
    ['Vibranium', '01044', 2],
  ] as const)
    scenario(
      `${name} pays ${amount} for anything, and is no card to play`,
      { heroes: [{ hand: [card, amount === 3 ? '01013' : '01087'], minions: [] }] },
      table => {
        const event = amount === 3 ? '01013' : '01087';
        expect(table.offered()).not.toContain(card);
        table.pick(event).pay(card);
        expect(table.villain.damage).toBe(amount === 3 ? 5 : 3);
        expect(table.zone(0, 'discard')).toContain(card);
      },
    );
  scenario(
    'a resource of one type does not pay for another',
    { heroes: [{ exhausted: true, hand: ['01088', '01089'], play: ['01093'] }] },
    table => {
      expect(table.refused).toMatchObject({ '01093.0': 'why-resources' });
    },
  );
  scenario(
    'Vibranium is wild: it counts as the type that is asked for',
    { heroes: [{ exhausted: true, hand: ['01044'], play: ['01093'] }] },
    table => {
      table.pick('01093.0').pay('01044=physical');
      expect(table.identity().exhausted).toBe(false);
    },
  );

  for (const [name, power, card, rest, stranger] of [
    ['Aggression', '01055', '01057', 0, '01093'],
    ['Justice', '01062', '01065', 0, '01093'],
    ['Leadership', '01072', '01067', 0, '01093'],
    ['Protection', '01079', '01080', 1, '01092'],
  ] as const) {
    const hand = [power, ...cards(rest), card, stranger];
    scenario(
      `The Power of ${name} pays double for a card of its aspect, once for others`,
      { heroes: [{ hand }] },
      table => {
        expect(table.offered()).toContain(card);
        table.pick(card).pay(power, ...cards(rest));
        while (table.prompt.reason !== 'turn') table.pass();
        expect(table.maybe(card)).toBeDefined();
        expect(table.zone(0, 'discard')).toContain(power);
      },
    );
    scenario(
      `The Power of ${name} alone is not enough for a card of no aspect`,
      { heroes: [{ hand: [power, ...cards(rest), stranger] }] },
      table => {
        expect(table.refused).toMatchObject({ [stranger]: 'why-resources' });
      },
    );
  }
  scenario(
    'CH-C6: Pepper Potts copying a Power gives its one resource, not two',
    { heroes: [{ identity: IRON_MAN, hand: ['01057'], discard: ['01055'], play: ['01033'] }] },
    table => {
      expect(table.refused).toMatchObject({ '01057': 'why-resources' });
    },
  );
});

describe('cards for a player', () => {
  scenario(
    'Avengers Mansion: a player of your choice draws 1, in either form',
    { heroes: [{ identity: PETER, play: ['01091'] }, { identity: MARVEL }] },
    table => {
      table.pick('01091.0').asks(0, 'player', ['s0', 's1']).pick('s1');
      expect([table.zone(0, 'hand').length, table.zone(1, 'hand').length]).toEqual([0, 1]);
      expect(table.refused).toMatchObject({ '01091.0': 'why-exhausted' });
    },
  );
  scenario(
    'Avengers Mansion comes once for each player',
    {
      heroes: [
        { hand: ['01091', ...cards(4)], play: ['01091'] },
        { identity: MARVEL, play: [] },
      ],
    },
    table => {
      expect(table.refused).toMatchObject({ '01091': 'why-max' });
    },
  );
  scenario(
    'Avengers Mansion is not unique: another player may have one',
    { heroes: [{ hand: ['01091', ...cards(4)] }, { identity: MARVEL, play: ['01091'] }] },
    table => {
      table.pick('01091').pay(...cards(4));
      expect(table.inPlay(({ card }) => card === '01091')).toHaveLength(2);
    },
  );
  scenario(
    'Helicarrier: the next card of a player costs 1 less, an event too, and only the next',
    { heroes: [{ hand: ['01087', '01086', CARD], damage: 3, play: ['01092'] }] },
    table => {
      table.pick('01092.0').pick('01087').pay(CARD).asks(0, 'turn');
      expect(table.villain.damage).toBe(3);
      expect(table.refused).toMatchObject({ '01086': 'why-resources' });
    },
  );
  scenario(
    'Helicarrier: what was not used is over with the phase, and another player pays in full',
    {
      heroes: [{ play: ['01092'] }, { identity: MARVEL, hand: ['01087', CARD] }],
      step: { at: 'turn', seat: 0, later: [1] },
      until: 'villain activates',
    },
    table => {
      table.pick('01092.0').pick('s0').end();
      expect(table.refused).toMatchObject({ '01087': 'why-resources' });
      table.end();
      while (table.prompts.length > 0 && !table.isOver) table.pass();
      expect(table.state.lasting).toEqual([]);
    },
  );
});
