import { describe, expect } from 'vitest';
import { CARD, type Hero, scenario } from '../table.js';
import { BOMBER, cards, MARVEL, PETER, RHINO, SCARE, SPIDER, schemeWith } from './kin.js';

describe('Mockingbird', () => {
  const entering = (villain: object = {}, minions: Hero['minions'] = [BOMBER]) => ({
    heroes: [{ hand: ['01083', ...cards(3)], minions }],
    villain: { card: RHINO, ...villain },
  });
  scenario('stuns an enemy of your choice as she enters play', entering(), table => {
    table
      .pick('01083')
      .pay(...cards(3))
      .asks(0, 'response', ['01083.0'])
      .pick('01083')
      .asks(0, 'enemy', [RHINO, BOMBER])
      .pick(BOMBER);
    expect([table.villain.statuses, table.card(BOMBER).statuses]).toEqual([[], ['stunned']]);
  });
  scenario('passes over one that is stunned already', entering({ status: ['stunned'] }), table => {
    table
      .pick('01083')
      .pay(...cards(3))
      .pick('01083');
    expect(table.card(BOMBER).statuses).toEqual(['stunned']);
  });
  scenario('has nothing to do where all are', entering({ status: ['stunned'] }, []), table => {
    table
      .pick('01083')
      .pay(...cards(3))
      .asks(0, 'turn');
    expect(table.villain.statuses).toEqual(['stunned']);
  });
});

describe('Nick Fury', () => {
  const fury = { heroes: [{ hand: ['01084', ...cards(4)], minions: [BOMBER] }], ...schemeWith(3) };
  const plays = (
    table: {
      pick(...keys: string[]): {
        pay(...cards: string[]): {
          asks(seat: number, reason: string, options?: readonly string[]): { pick(key: string): unknown };
        };
      };
    },
    way: string,
  ): void => {
    table
      .pick('01084')
      .pay(...cards(4))
      .asks(0, 'option', ['threat', 'cards', 'damage'])
      .pick(way);
  };
  scenario('removes 2 threat', fury, table => {
    plays(table, 'threat');
    expect([table.scheme.threat, table.villain.damage, table.zone(0, 'hand').length]).toEqual([1, 0, 0]);
  });
  scenario('or draws 3', fury, table => {
    plays(table, 'cards');
    expect([table.scheme.threat, table.villain.damage, table.zone(0, 'hand').length]).toEqual([3, 0, 3]);
  });
  scenario('or deals 4 to an enemy', fury, table => {
    plays(table, 'damage');
    table.asks(0, 'enemy').pick(RHINO);
    expect([table.scheme.threat, table.villain.damage, table.zone(0, 'hand').length]).toEqual([3, 4, 0]);
  });
  scenario('what can do nothing is not to be chosen', { ...fury, mainScheme: '01097b' }, table => {
    table
      .pick('01084')
      .pay(...cards(4))
      .asks(0, 'option', ['cards', 'damage'])
      .pick('cards');
    expect(table.zone(0, 'hand')).toHaveLength(3);
  });
  scenario(
    'leaves as the round ends; other allies stay',
    { heroes: [{ play: ['01084', '01058'] }], step: 'end of round' },
    table => {
      expect(table.zone(0, 'discard')).toEqual(['01084']);
      expect(table.maybe('01058')).toBeDefined();
    },
  );
});

describe('Emergency', () => {
  const schemes = (more: Hero = {}) =>
    ({ heroes: [{ identity: PETER, hand: ['01085'], ...more }], step: 'villain activates' }) as const;
  scenario('takes 1 off what the villain places', schemes(), table => {
    table.asks(0, 'interrupt', ['01085']).pick('01085');
    expect(table.scheme.threat).toBe(0);
  });
  scenario(
    'helps another player, as a hero too',
    { heroes: [{ identity: PETER }, { identity: SPIDER, hand: ['01085'] }], step: 'villain activates' },
    table => {
      table.asks(1, 'interrupt', ['01085']).pick('01085');
      expect(table.scheme.threat).toBe(0);
    },
  );
  scenario('is a thwart: confused, you shed that', schemes({ status: ['confused'] }), table => {
    table.pick('01085');
    expect(table.scheme.threat).toBe(1);
    expect(table.identity().statuses).toEqual([]);
  });
  scenario(
    'is not for a minion’s scheme',
    { heroes: [{ identity: PETER, hand: ['01085'], minions: [BOMBER] }], step: 'minions activate' },
    table => {
      expect(table.scheme.threat).toBe(1);
      expect(table.zone(0, 'hand')).toEqual(['01085']);
    },
  );
  scenario('is not for the threat of step one', { heroes: [{ hand: ['01085'] }], step: 'threat' }, table => {
    expect(table.scheme.threat).toBe(1);
  });
});

describe('First Aid', () => {
  scenario(
    'heals 2 from any character, an enemy too, in either form',
    {
      heroes: [{ identity: PETER, damage: 3, hand: ['01086', CARD], play: ['01058'] }],
      villain: { card: RHINO, damage: 5 },
    },
    table => {
      table.pick('01086').pay(CARD).asks(0, 'heal', [PETER, RHINO]).pick(RHINO);
      expect([table.identity().damage, table.villain.damage]).toEqual([3, 3]);
    },
  );
  scenario(
    'heals another player’s character',
    { heroes: [{ hand: ['01086', CARD] }, { identity: MARVEL, damage: 1 }] },
    table => {
      table.pick('01086').pay(CARD);
      expect(table.identity(1).damage).toBe(0);
    },
  );
  scenario('has nothing to do where nobody is hurt', { heroes: [{ hand: ['01086', CARD] }] }, table => {
    expect(table.refused).toMatchObject({ '01086': 'why-unhurt' });
  });
});

describe('Tenacity', () => {
  scenario(
    'readies your hero for 1 physical and itself',
    { heroes: [{ exhausted: true, hand: [CARD], play: ['01093', { card: '01058', exhausted: true }] }] },
    table => {
      table.pick('01093.0').pay(CARD);
      expect([table.identity().exhausted, table.card('01058').exhausted]).toEqual([false, true]);
      expect(table.zone(0, 'discard')).toEqual(['01093', CARD]);
    },
  );
  scenario('has nothing to do where your hero is ready', { heroes: [{ hand: [CARD], play: ['01093'] }] }, table => {
    expect(table.refused).toMatchObject({ '01093.0': 'unable-ready' });
  });
  scenario(
    'is not for an alter-ego',
    { heroes: [{ identity: PETER, exhausted: true, hand: [CARD], play: ['01093'] }] },
    table => {
      expect(table.refused).toMatchObject({ '01093.0': 'why-hero' });
    },
  );
});

describe('threat that is not there', () => {
  scenario(
    'a side scheme is as good an aim as the main one',
    { heroes: [{ hand: ['01060', ...cards(2)] }], sideSchemes: [{ card: SCARE, threat: 4 }] },
    table => {
      table.pick('01060').pay(...cards(2));
      expect(table.card(SCARE).threat).toBe(1);
    },
  );
});
