import { describe, expect } from 'vitest';
import { cannotTakeDamage, itself } from '../../../../src/games/champions/abilities/index.js';
import { minion } from '../../../../src/games/champions/card.js';
import { CARD, scenario } from '../table.js';
import { BOMBER, CAROL, CROWD, cards, MARVEL, PETER, RHINO, SCARE, SPIDER, schemeWith } from './kin.js';

describe('Rechannel', () => {
  scenario(
    'spends 1 energy and heals 1 for a card, once a round',
    { heroes: [{ identity: MARVEL, damage: 4, hand: ['01012', '01012'] }] },
    table => {
      table.pick(`${MARVEL}.0`).pay('01012');
      expect(table.identity().damage).toBe(3);
      expect(table.zone(0, 'hand')).toEqual(['01012', CARD]);
      expect(table.refused).toMatchObject({ [`${MARVEL}.0`]: 'why-limit' });
    },
  );
  scenario('cannot be paid where she is unhurt', { heroes: [{ identity: MARVEL, hand: ['01012'] }] }, table => {
    expect(table.refused).toMatchObject({ [`${MARVEL}.0`]: 'unable-hurt' });
  });
  scenario('cannot be paid without energy', { heroes: [{ identity: MARVEL, damage: 4, hand: [CARD] }] }, table => {
    expect(table.refused).toMatchObject({ [`${MARVEL}.0`]: 'why-resources' });
  });
});

describe('Commander', () => {
  scenario('lets a player of her choice draw 1, once a round', { heroes: [{ identity: CAROL }, {}] }, table => {
    table.pick(`${CAROL}.0`).asks(0, 'player', ['s0', 's1']).pick('s1');
    expect([table.zone(0, 'hand').length, table.zone(1, 'hand').length]).toEqual([0, 1]);
    expect(table.refused).toMatchObject({ [`${CAROL}.0`]: 'why-limit' });
  });
  scenario('passes over a player who has no card left', { heroes: [{ identity: CAROL }, { deck: [] }] }, table => {
    table.pick(`${CAROL}.0`);
    expect([table.zone(0, 'hand').length, table.zone(1, 'hand').length]).toEqual([1, 0]);
  });
});

describe('Spider-Woman', () => {
  const entering = (villain: object = {}) => ({
    heroes: [{ identity: MARVEL, hand: ['01011', ...cards(3)], minions: [BOMBER] }],
    villain: { card: RHINO, ...villain },
  });
  scenario('confuses the villain as she enters play, and nobody else', entering(), table => {
    table
      .pick('01011')
      .pay(...cards(3))
      .asks(0, 'response', ['01011.0'])
      .pick('01011');
    expect(table.villain.statuses).toEqual(['confused']);
    expect(table.card(BOMBER).statuses).toEqual([]);
  });
  scenario('need not', entering(), table => {
    table
      .pick('01011')
      .pay(...cards(3))
      .asks(0, 'response')
      .pass();
    expect(table.villain.statuses).toEqual([]);
  });
  scenario('has nothing to do where he is confused already', entering({ status: ['confused'] }), table => {
    table
      .pick('01011')
      .pay(...cards(3))
      .asks(0, 'turn');
    expect(table.villain.statuses).toEqual(['confused']);
  });
});

describe('Crisis Interdiction', () => {
  const hero = (more: object = {}) => ({ heroes: [{ identity: MARVEL, hand: ['01012', ...cards(2)], ...more }] });
  const two = { ...schemeWith(5), sideSchemes: [{ card: SCARE, threat: 5 }] };
  const flying = { play: ['01017'] };
  scenario('takes 2 off one scheme of her choice', { ...hero(), ...two }, table => {
    table
      .pick('01012')
      .pay(...cards(2))
      .asks(0, 'scheme', ['01097b', SCARE])
      .pick(SCARE);
    expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([5, 3]);
  });
  scenario('while she flies, 2 off another too', { ...hero(flying), ...two }, table => {
    table
      .pick('01012')
      .pay(...cards(2))
      .pick(SCARE);
    expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([3, 3]);
  });
  scenario('never both off the same', { ...hero(flying), ...schemeWith(5) }, table => {
    table.pick('01012').pay(...cards(2));
    expect(table.scheme.threat).toBe(3);
  });
  scenario(
    'CH-C11: the second part waits for all of the first: 1 threat is not 2',
    { ...hero(flying), ...schemeWith(1), sideSchemes: [{ card: SCARE, threat: 5 }] },
    table => {
      table
        .pick('01012')
        .pay(...cards(2))
        .asks(0, 'scheme')
        .pick('01097b')
        .asks(0, 'turn');
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([0, 5]);
    },
  );
  scenario(
    'a crisis lets her at the main scheme only when it is over',
    { ...hero(flying), ...schemeWith(5), sideSchemes: [{ card: CROWD, threat: 2 }] },
    table => {
      table.pick('01012').pay(...cards(2));
      expect(table.maybe(CROWD)).toBeUndefined();
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario(
    'confused, she sheds that and removes nothing',
    { ...hero({ ...flying, status: ['confused'] }), ...two },
    table => {
      table.pick('01012').pay(...cards(2));
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([5, 5]);
      expect(table.identity().statuses).toEqual([]);
    },
  );
  scenario('needs the hero form, and threat somewhere', { ...hero() }, table => {
    expect(table.refused).toMatchObject({ '01012': 'unable-threat' });
  });
  scenario(
    'is not for Carol Danvers',
    { heroes: [{ identity: CAROL, hand: ['01012', ...cards(2)] }], ...two },
    table => {
      expect(table.refused).toMatchObject({ '01012': 'why-hero' });
    },
  );
});

describe('Photonic Blast', () => {
  const hand = ['01013', '01088', CARD, CARD];
  scenario('draws 1 where energy has paid for it', { heroes: [{ identity: MARVEL, hand }] }, table => {
    table.pick('01013').pay('01088', CARD);
    expect(table.villain.damage).toBe(5);
    expect(table.zone(0, 'hand')).toEqual([CARD, CARD]);
  });
  scenario(
    'does not draw where the energy was too much',
    { heroes: [{ identity: MARVEL, hand: [...hand, CARD] }] },
    table => {
      table.pick('01013').pay(CARD, CARD, CARD, '01088');
      expect(table.villain.damage).toBe(5);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
  scenario(
    'draws where a wild resource was named energy',
    { heroes: [{ identity: MARVEL, hand: ['01013', '01044', CARD] }] },
    table => {
      table.pick('01013').pay('01044=energy', CARD);
      expect(table.zone(0, 'hand')).toHaveLength(1);
    },
  );
  scenario(
    'stunned, she draws nothing either',
    { heroes: [{ identity: MARVEL, status: ['stunned'], hand }] },
    table => {
      table.pick('01013').pay('01088', CARD);
      expect(table.zone(0, 'hand')).toEqual([CARD]);
    },
  );
  scenario(
    'not for its card alone: it has to hit somebody (CH-C43)',
    {
      cards: [
        minion('T-wall', {
          name: 'A wall',
          set: 'test',
          quantity: 1,
          scheme: 1,
          attack: 1,
          hitPoints: 9,
          keywords: { guard: true },
          bans: [cannotTakeDamage(itself)],
        }),
      ],
      heroes: [{ identity: MARVEL, hand, minions: ['T-wall'] }],
    },
    table => {
      expect(table.refused).toMatchObject({ '01013': 'unable-damage' });
    },
  );
});

describe('Alpha Flight Station', () => {
  const station = (identity: string) => ({ heroes: [{ identity, hand: ['01012', CARD], play: ['01015'] }] });
  scenario('as Carol Danvers: a card of her choice for two', station(CAROL), table => {
    table.pick('01015.0').asks(0, 'discard', ['01012', CARD]).pick('01012');
    expect(table.zone(0, 'hand')).toEqual([CARD, CARD, CARD]);
    expect(table.zone(0, 'discard')).toEqual(['01012']);
    expect(table.refused).toMatchObject({ '01015.0': 'why-exhausted' });
  });
  scenario('as Captain Marvel: for one', station(MARVEL), table => {
    table.pick('01015.0').pick('01012');
    expect(table.zone(0, 'hand')).toEqual([CARD, CARD]);
  });
  scenario('cannot be paid with an empty hand', { heroes: [{ identity: CAROL, play: ['01015'] }] }, table => {
    expect(table.refused).toMatchObject({ '01015.0': 'unable-hand' });
  });
});

describe("Captain Marvel's Helmet", () => {
  const attacked = (identity: string, ...play: string[]) =>
    ({
      heroes: [{ identity, play }],
      villain: { card: RHINO, attached: ['01099'] },
      step: 'villain activates',
    }) as const;
  for (const [name, play, left] of [
    ['without it DEF is 1', [], 4],
    ['with it 2', ['01016'], 3],
    ['while she flies 3', ['01016', '01017'], 2],
  ] as const)
    scenario(name, attacked(MARVEL, ...play), table => {
      table.asks(0, 'defend').pick(MARVEL);
      if (play.some(card => card === '01017')) table.asks(0, 'interrupt', ['01017.0']).pass();
      expect(table.identity().damage).toBe(left);
    });
});

describe('Cosmic Flight', () => {
  const flying = (more: object = {}) => ({ identity: MARVEL, play: ['01017'], ...more });
  scenario(
    'prevents 3 of an attack nobody defends, and makes her the defender',
    {
      heroes: [flying({ hand: ['01077'] })],
      villain: { card: RHINO, attached: ['01099'] },
      step: 'villain activates',
    },
    table => {
      table.asks(0, 'defend').pass().asks(0, 'interrupt', ['01017.0']).pick('01017');
      expect(table.identity()).toMatchObject({ damage: 2, exhausted: false });
      expect(table.zone(0, 'discard')).toEqual(['01017']);
      // She has defended: Counter-Punch may follow.
      table.asks(0, 'response', ['01077']).pass();
    },
  );
  scenario(
    'takes Aerial along when it goes',
    {
      heroes: [flying({ hand: ['01061'], play: ['01017', '01016'] })],
      villain: { card: RHINO, attached: ['01099'] },
      step: 'threat',
      until: 'minions activate',
    },
    table => {
      // Damage that is no attack's is prevented as well.
      table.pick('01061').asks(0, 'interrupt', ['01017.0']).pick('01017');
      expect(table.identity().damage).toBe(0);
      expect(table.zone(0, 'discard')).toEqual(['01061', '01017']);
      // ATK 5 against DEF 1 and the 1 that her helmet gives on the ground.
      table.asks(0, 'defend').pick(MARVEL);
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario('comes after tough', { heroes: [flying({ status: ['tough'] })], step: 'villain activates' }, table => {
    table.asks(0, 'defend').pass();
    expect(table.maybe('01017')).toBeDefined();
    expect(table.identity().damage).toBe(0);
  });
  scenario(
    'is for her damage alone',
    { heroes: [flying(), { identity: SPIDER }], step: { at: 'villain activates', seat: 1 } },
    table => {
      table.asks(1, 'interrupt').pass().asks(1, 'defend').pass().asks(0, 'defend another').pass();
      expect(table.identity(1).damage).toBe(2);
      expect(table.maybe('01017')).toBeDefined();
    },
  );
  scenario(
    'is nothing for Carol Danvers: she is not Aerial, and prevents nothing',
    {
      heroes: [{ identity: CAROL, play: ['01017'], dealt: ['01174'], deck: ['01088', CARD, CARD, CARD, CARD, CARD] }],
      step: 'reveal',
      until: 'end of round',
    },
    table => {
      expect(table.identity().damage).toBe(2);
      expect(table.maybe('01017')).toBeDefined();
    },
  );
});

describe('Energy Channel', () => {
  const channel = (identity: string, counters: number, hand: readonly string[] = []) => ({
    heroes: [{ identity, hand, play: [{ card: '01018', counters }], minions: [BOMBER] }],
  });
  for (const identity of [MARVEL, CAROL])
    scenario(
      `takes as much energy as is spent, again and again, as ${identity === MARVEL ? 'hero' : 'alter-ego'}`,
      channel(identity, 1, ['01088', '01012', CARD]),
      table => {
        table.pick('01018.0').asks(0, 'amount').answer({ amount: 2 }).pay('01088');
        table.pick('01018.0').pay('01012');
        expect(table.card('01018').counters).toBe(4);
        expect(table.zone(0, 'hand')).toEqual([CARD]);
      },
    );
  scenario('deals 2 per counter to one enemy and is gone', channel(MARVEL, 3), table => {
    table.pick('01018.1').asks(0, 'enemy', [RHINO, BOMBER]).pick(RHINO);
    expect([table.villain.damage, table.card(BOMBER).damage]).toEqual([6, 0]);
    expect(table.zone(0, 'discard')).toEqual(['01018']);
  });
  scenario('deals 10 at most', channel(MARVEL, 6), table => {
    table.pick('01018.1').pick(RHINO);
    expect(table.villain.damage).toBe(10);
  });
  const IDLE = { 0: /^Deals no damage now\. Hero action/, 1: /^Hero action/ };
  for (const [counters, line] of Object.entries(IDLE))
    scenario(
      `says whether it would do anything with ${counters} counters`,
      channel(MARVEL, Number(counters)),
      table => {
        expect(table.previews['01018.1']).toMatch(line);
      },
    );
  scenario('fires only as a hero, and takes only energy', channel(CAROL, 3, [CARD]), table => {
    expect(table.refused).toMatchObject({ '01018.1': 'why-hero', '01018.0': 'why-resources' });
  });
  scenario(
    'comes once for each player',
    { heroes: [{ identity: MARVEL, hand: ['01018'], play: ['01018'] }, { identity: PETER }] },
    table => {
      expect(table.refused).toMatchObject({ '01018': 'why-max' });
    },
  );
});
