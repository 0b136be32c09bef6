import { describe, expect } from 'vitest';
import { BLANK, CARD, type Hero, scenario } from '../table.js';
import {
  BOMBER,
  CROWD,
  cards,
  JENNIFER,
  MARVEL,
  MERCENARY,
  PANTHER,
  PETER,
  RHINO,
  SCARE,
  SHE_HULK,
  SPIDER,
  schemeWith,
} from './kin.js';

// Aggression, Justice, Leadership and Protection; families.test.ts has what is alike.

describe('Hulk', () => {
  const hulk = (top: string, more: Hero = {}) => ({
    heroes: [{ play: ['01050', '01058'], deck: [top, CARD, CARD], minions: [BOMBER], ...more }, { identity: PETER }],
  });
  const all = (table: {
    villain: { damage: number };
    card(id: string): { damage: number };
    identity(seat?: number): { damage: number };
  }) => [
    table.villain.damage,
    table.card(BOMBER).damage,
    table.identity(0).damage,
    table.identity(1).damage,
    table.card('01058').damage,
  ];
  scenario('cannot thwart', { ...hulk(CARD), ...schemeWith(3) }, table => {
    expect(table.refused).toMatchObject({ '01050.thwart': 'why-dash' });
  });
  scenario('physical: 2 more to an enemy, and 1 for himself for attacking', hulk(CARD), table => {
    table.pick('01050.attack').pick(RHINO).asks(0, 'enemy', [RHINO, BOMBER]).pick(RHINO);
    expect(all(table)).toEqual([5, 0, 0, 0, 0]);
    expect(table.card('01050').damage).toBe(1);
  });
  scenario('energy: 1 to every character, his own side and alter-egos too', hulk('01088'), table => {
    table.pick('01050.attack').pick(RHINO);
    expect(all(table)).toEqual([4, 1, 1, 1, 1]);
    expect(table.card('01050').damage).toBe(2);
  });
  scenario('mental: he is discarded', hulk('01089'), table => {
    table.pick('01050.attack').pick(RHINO);
    expect(all(table)).toEqual([3, 0, 0, 0, 0]);
    expect(table.zone(0, 'discard')).toEqual(['01050', '01089']);
  });
  scenario('wild: all three', hulk('01044'), table => {
    table.pick('01050.attack').pick(RHINO).asks(0, 'enemy').pick(RHINO);
    expect(all(table)).toEqual([6, 1, 1, 1, 1]);
    expect(table.maybe('01050')).toBeUndefined();
  });
  scenario(
    'an attack that the stun replaced discards nothing',
    hulk('01088', { play: [{ card: '01050', status: ['stunned'] }, '01058'] }),
    table => {
      table.pick('01050.attack');
      expect(all(table)).toEqual([0, 0, 0, 0, 0]);
      expect(table.zone(0, 'deck')).toHaveLength(3);
      expect(table.card('01050').damage).toBe(0);
    },
  );
});

describe('Tigra', () => {
  scenario(
    'heals 1 after she has defeated a minion',
    { heroes: [{ play: [{ card: '01051', damage: 1 }], minions: [BOMBER] }] },
    table => {
      table.pick('01051.attack').pick(BOMBER).asks(0, 'response', ['01051.0']).pick('01051');
      expect(table.card('01051').damage).toBe(1);
    },
  );
  scenario(
    'not after an attack that defeats nobody',
    { heroes: [{ play: [{ card: '01051', damage: 1 }], minions: [MERCENARY] }] },
    table => {
      table.pick('01051.attack').asks(0, 'turn');
      expect(table.card('01051').damage).toBe(2);
    },
  );
  scenario(
    'not after a villain’s stage fell',
    { heroes: [{ play: [{ card: '01051', damage: 1 }] }], villain: { card: RHINO, damage: 13 }, stages: ['01095'] },
    table => {
      table.pick('01051.attack').asks(0, 'turn');
      expect(table.card('01051').damage).toBe(2);
    },
  );
  scenario(
    'not after somebody else’s',
    { heroes: [{ play: [{ card: '01051', damage: 1 }], minions: [BOMBER] }] },
    table => {
      table.pick(`${SPIDER}.attack`).pick(BOMBER).asks(0, 'turn');
      expect(table.card('01051').damage).toBe(1);
    },
  );
});

describe('Chase Them Down', () => {
  const chase = (more: Hero = {}) => ({ heroes: [{ hand: ['01052'], minions: [BOMBER], ...more }], ...schemeWith(5) });
  scenario(
    'removes 2 threat after your hero has defeated a minion',
    { ...chase(), sideSchemes: [{ card: SCARE, threat: 4 }] },
    table => {
      table
        .pick(`${SPIDER}.attack`)
        .pick(BOMBER)
        .asks(0, 'response', ['01052'])
        .pick('01052')
        .asks(0, 'scheme')
        .pick(SCARE);
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([5, 2]);
    },
  );
  scenario('after an event’s attack too', chase({ exhausted: true, hand: ['01087', '01052', ...cards(2)] }), table => {
    table
      .pick('01087')
      .pay(...cards(2))
      .pick(BOMBER)
      .asks(0, 'response', ['01052'])
      .pick('01052');
    expect(table.scheme.threat).toBe(3);
  });
  scenario(
    'after a villain’s stage fell',
    { ...chase({ minions: [] }), villain: { card: RHINO, damage: 13 }, stages: ['01095'] },
    table => {
      table.pick(`${SPIDER}.attack`).asks(0, 'response', ['01052']).pick('01052');
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario(
    'after a Special’s attack',
    {
      heroes: [{ identity: PANTHER, hand: ['01043a', '01052', CARD], play: ['01047'], minions: [BOMBER] }],
      ...schemeWith(5),
    },
    table => {
      table.pick('01043a').pay(CARD).asks(0, 'enemy').pick(BOMBER).asks(0, 'response', ['01052']).pick('01052');
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario('not after an ally’s attack, nor one that defeats nobody', chase({ play: ['01058'] }), table => {
    table.pick('01058.attack').pick(BOMBER).asks(0, 'turn').pick(`${SPIDER}.attack`).asks(0, 'turn');
    expect(table.zone(0, 'hand')).toEqual(['01052']);
  });
  scenario(
    'not after another player’s',
    { heroes: [{ minions: [BOMBER] }, { identity: MARVEL, hand: ['01052'] }], ...schemeWith(5) },
    table => {
      table.pick(`${SPIDER}.attack`).pick(BOMBER).asks(0, 'turn');
      expect(table.zone(1, 'hand')).toEqual(['01052']);
    },
  );
  scenario('confused, your hero sheds that instead', chase({ status: ['confused'] }), table => {
    table.pick(`${SPIDER}.attack`).pick(BOMBER).pick('01052');
    expect(table.scheme.threat).toBe(5);
    expect(table.identity().statuses).toEqual([]);
  });
  scenario('needs threat that can be removed', { ...chase(), mainScheme: '01097b' }, table => {
    table.pick(`${SPIDER}.attack`).pick(BOMBER).asks(0, 'turn');
    expect(table.zone(0, 'hand')).toEqual(['01052']);
  });
});

describe('Relentless Assault', () => {
  scenario('is for minions alone', { heroes: [{ hand: ['01053', ...cards(2)] }] }, table => {
    expect(table.refused).toMatchObject({ '01053': 'unable-damage' });
  });
  scenario(
    'deals 5 to the one that is chosen',
    { heroes: [{ hand: ['01053', '01088'], minions: [BOMBER, MERCENARY] }] },
    table => {
      table.pick('01053').pay('01088').asks(0, 'enemy', [BOMBER, MERCENARY]).pick(MERCENARY);
      expect(table.minions()).toEqual([BOMBER]);
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario(
    'is not for an alter-ego',
    { heroes: [{ identity: PETER, hand: ['01053', '01088'], minions: [BOMBER] }] },
    table => {
      expect(table.refused).toMatchObject({ '01053': 'why-hero' });
    },
  );
});

describe('Combat Training', () => {
  scenario(
    'adds to basic attacks, not to events',
    { heroes: [{ hand: ['01087', ...cards(2)], play: ['01057'] }] },
    table => {
      table.pick(`${SPIDER}.attack`);
      expect(table.villain.damage).toBe(3);
      table.pick('01087').pay(...cards(2));
      expect(table.villain.damage).toBe(6);
    },
  );
});

describe('Daredevil', () => {
  scenario(
    'deals 1 after he thwarts; it is no attack',
    { heroes: [{ play: ['01058'], minions: [MERCENARY] }], ...schemeWith(5) },
    table => {
      table
        .pick('01058.thwart')
        .asks(0, 'response', ['01058.0'])
        .pick('01058')
        .asks(0, 'enemy', [RHINO, MERCENARY])
        .pick(RHINO);
      expect([table.scheme.threat, table.villain.damage, table.card(MERCENARY).damage]).toEqual([3, 1, 0]);
      expect(table.card('01058').damage).toBe(1);
    },
  );
  scenario(
    'not after another’s thwart, nor after his attack',
    { heroes: [{ play: ['01058'] }], ...schemeWith(5) },
    table => {
      table.pick(`${SPIDER}.thwart`).asks(0, 'turn').pick('01058.attack').asks(0, 'turn');
      expect(table.villain.damage).toBe(2);
    },
  );
  scenario(
    'not where the confusion replaced his thwart',
    { heroes: [{ play: [{ card: '01058', status: ['confused'] }] }], ...schemeWith(5) },
    table => {
      table.pick('01058.thwart').asks(0, 'turn');
      expect([table.scheme.threat, table.villain.damage, table.card('01058').damage]).toEqual([5, 0, 0]);
    },
  );
});

describe('Jessica Jones', () => {
  for (const [count, sideSchemes] of [
    [0, []],
    [1, [{ card: SCARE, threat: 4 }]],
    [
      2,
      [
        { card: SCARE, threat: 4 },
        { card: '01107', threat: 2 },
      ],
    ],
  ] as const)
    scenario(
      `has THW 1 and ${count} more by ${count} side schemes`,
      { heroes: [{ play: ['01059', '01058'] }], ...schemeWith(6), sideSchemes },
      table => {
        table.pick('01059.thwart');
        if (count > 0) table.pick('01097b');
        expect(table.scheme.threat).toBe(5 - count);
        // Daredevil is none the stronger.
        table.pick('01058.thwart');
        if (count > 0) table.pick('01097b');
        table.pass();
        expect(table.scheme.threat).toBe(Math.max(0, 3 - count));
      },
    );
});

describe('For Justice!', () => {
  const hand = ['01060', '01089', ...cards(2)];
  scenario('removes 3 threat', { heroes: [{ hand }], ...schemeWith(6) }, table => {
    table.pick('01060').pay(...cards(2));
    expect(table.scheme.threat).toBe(3);
  });
  scenario(
    'removes 4 where a mental resource has paid',
    { heroes: [{ hand }], ...schemeWith(6), sideSchemes: [{ card: SCARE, threat: 5 }] },
    table => {
      table.pick('01060').pay('01089').asks(0, 'scheme').pick('01097b');
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([2, 5]);
    },
  );
  scenario('removes 3 where the mental one was too much', { heroes: [{ hand }], ...schemeWith(6) }, table => {
    table.pick('01060').pay(...cards(2), '01089');
    expect(table.scheme.threat).toBe(3);
  });
  scenario(
    'removes 4 where a wild one was named mental',
    { heroes: [{ hand: ['01060', '01044'] }], ...schemeWith(6) },
    table => {
      table.pick('01060').pay('01044=mental');
      expect(table.scheme.threat).toBe(2);
    },
  );
  scenario(
    'is a thwart: confused, your hero sheds that',
    { heroes: [{ hand, status: ['confused'] }], ...schemeWith(6) },
    table => {
      table.pick('01060').pay(...cards(2));
      expect(table.scheme.threat).toBe(6);
    },
  );
  scenario('is not for an alter-ego', { heroes: [{ identity: PETER, hand }], ...schemeWith(6) }, table => {
    expect(table.refused).toMatchObject({ '01060': 'why-hero' });
  });
});

describe('Great Responsibility', () => {
  scenario(
    'takes all of a scheme’s threat as damage',
    {
      heroes: [{ hand: ['01061'] }, { identity: PETER }],
      step: { at: 'villain activates', seat: 1 },
      encounter: { deck: ['01108', BLANK] },
    },
    table => {
      const before = table.scheme.threat;
      table.asks(0, 'interrupt', ['01061']).pick('01061');
      expect(table.scheme.threat).toBe(before);
      expect([table.identity(0).damage > 0, table.identity(1).damage]).toEqual([true, 0]);
    },
  );
  scenario(
    'a tough card keeps the damage off',
    { heroes: [{ hand: ['01061'], status: ['tough'] }], step: 'threat' },
    table => {
      table.pick('01061');
      expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
      expect(table.scheme.threat).toBe(0);
    },
  );
  scenario(
    'is not for an alter-ego, and need not be played',
    { heroes: [{ identity: PETER, hand: ['01061'] }, { hand: ['01061'] }], step: 'threat' },
    table => {
      table.asks(1, 'interrupt', ['01061']).pass();
      expect(table.scheme.threat).toBe(2);
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([0, 0]);
    },
  );
  scenario(
    'does not keep a side scheme from entering with its threat',
    { heroes: [{ hand: ['01061'], dealt: [CROWD] }], step: 'reveal' },
    table => {
      expect(table.card(CROWD).threat).toBeGreaterThan(0);
      expect(table.zone(0, 'hand')).toEqual(['01061']);
    },
  );
});

describe('Interrogation Room', () => {
  const room = (more: Hero = {}) => ({ heroes: [{ play: ['01063'], minions: [BOMBER], ...more }], ...schemeWith(3) });
  scenario('removes 1 threat after your hero has defeated a minion, and exhausts', room(), table => {
    table.pick(`${SPIDER}.attack`).pick(BOMBER).asks(0, 'response', ['01063.0']).pick('01063');
    expect(table.scheme.threat).toBe(2);
    expect(table.card('01063').exhausted).toBe(true);
  });
  scenario('not for an ally’s defeat: "you" is the identity', room({ play: ['01063', '01058'] }), table => {
    table.pick('01058.attack').pick(BOMBER).asks(0, 'turn');
    expect(table.scheme.threat).toBe(3);
  });
  scenario(
    'by the older reading an ally’s defeat is yours too',
    { ...room({ play: ['01063', '01058'] }), profile: { youMeansIdentity: false } },
    table => {
      table.pick('01058.attack').pick(BOMBER).asks(0, 'response').pick('01063');
      expect(table.scheme.threat).toBe(2);
    },
  );
  scenario(
    'retaliate defeats for you',
    {
      heroes: [{ identity: PANTHER, play: ['01063'], minions: [{ card: BOMBER, damage: 1 }] }],
      ...schemeWith(3),
      step: 'minions activate',
    },
    table => {
      table.asks(0, 'defend').pass().asks(0, 'response', ['01063.0']).pick('01063');
      expect(table.scheme.threat).toBe(2);
    },
  );
  scenario(
    'not for another player’s defeat, nor for a villain’s stage',
    { heroes: [{ minions: [BOMBER] }, { identity: MARVEL, play: ['01063'] }], ...schemeWith(3) },
    table => {
      table.pick(`${SPIDER}.attack`).pick(BOMBER).asks(0, 'turn');
      expect(table.card('01063').exhausted).toBe(false);
    },
  );
  scenario('comes once for each player', room({ hand: ['01063', CARD] }), table => {
    expect(table.refused).toMatchObject({ '01063': 'why-max' });
  });
});

describe('Hawkeye', () => {
  scenario('has four arrows, and stays without any', { heroes: [{ hand: ['01066', ...cards(3)] }] }, table => {
    table.pick('01066').pay(...cards(3));
    expect(table.card('01066').counters).toBe(4);
  });
  scenario(
    'shoots at a minion that enters, for any player',
    {
      heroes: [{ play: [{ card: '01066', counters: 1 }] }, { identity: MARVEL, dealt: [MERCENARY] }],
      step: { at: 'reveal', seat: 1 },
    },
    table => {
      table.asks(0, 'response', ['01066.0']).pick('01066');
      expect(table.card(MERCENARY).damage).toBe(2);
      expect(table.card('01066').counters).toBe(0);
    },
  );
  scenario(
    'need not',
    { heroes: [{ play: [{ card: '01066', counters: 1 }], dealt: [MERCENARY] }], step: 'reveal' },
    table => {
      table.asks(0, 'response').pass();
      expect(table.card('01066').counters).toBe(1);
    },
  );
  scenario(
    'cannot without an arrow, and not at a side scheme',
    {
      heroes: [{ play: [{ card: '01066', counters: 0 }], dealt: [MERCENARY, SCARE] }],
      step: 'reveal',
      until: 'end of round',
    },
    table => {
      expect(table.card(MERCENARY).damage).toBe(0);
    },
  );
});

describe('Maria Hill', () => {
  scenario(
    'each player draws 1 as she enters play',
    { heroes: [{ hand: ['01067', ...cards(2)] }, { identity: MARVEL }] },
    table => {
      table
        .pick('01067')
        .pay(...cards(2))
        .asks(0, 'response', ['01067.0'])
        .pick('01067');
      expect([table.zone(0, 'hand').length, table.zone(1, 'hand').length]).toEqual([1, 1]);
    },
  );
  scenario('need not', { heroes: [{ hand: ['01067', ...cards(2)] }] }, table => {
    table
      .pick('01067')
      .pay(...cards(2))
      .asks(0, 'response')
      .pass();
    expect(table.zone(0, 'hand')).toEqual([]);
  });
});

describe('Vision', () => {
  const vision = (more: Hero = {}) => ({
    heroes: [{ hand: ['01088', '01088', CARD], play: ['01068', '01058'], ...more }],
    ...schemeWith(6),
  });
  scenario('2 more ATK until the end of the phase, once a round', vision(), table => {
    table.pick('01068.0').pay('01088').asks(0, 'option', ['thwart', 'attack']).pick('attack').pick('01068.attack');
    expect(table.villain.damage).toBe(4);
    expect(table.refused).toMatchObject({ '01068.0': 'why-limit' });
    table.pick('01058.attack');
    expect(table.villain.damage).toBe(6);
  });
  scenario('or 2 more THW', vision(), table => {
    table.pick('01068.0').pay('01088').pick('thwart').pick('01068.thwart');
    expect(table.scheme.threat).toBe(3);
  });
  scenario('needs energy', vision({ hand: [CARD] }), table => {
    expect(table.refused).toMatchObject({ '01068.0': 'why-resources' });
  });
  scenario(
    'as an alter-ego’s ally too; it ends with the phase',
    { ...vision({ identity: PETER, hand: ['01088'] }), until: 'villain activates' },
    table => {
      table.pick('01068.0').pay('01088').pick('attack').end();
      expect(table.state.lasting).toEqual([]);
    },
  );
  scenario(
    'RR Leaves Play: what he got is gone with him, and what others got is not',
    {
      ...vision({ play: [{ card: '01068', damage: 2 }, '01058'], hand: ['01088'] }),
      villain: { card: RHINO, attached: ['01153'] },
      lasting: [{ until: 'phase', of: { card: 5 }, stat: 'attack', by: 1, source: '05032' }],
    },
    table => {
      // Concussion Blasters: retaliate 1.
      table.pick('01068.0').pay('01088').pick('attack').pick('01068.attack');
      expect(table.villain.damage).toBe(4);
      expect(table.zone(0, 'discard')).toContain('01068');
      expect(table.state.lasting.map(({ of }) => of)).toEqual([{ card: table.card('01058').id }]);
    },
  );
});

describe('Get Ready', () => {
  scenario(
    'readies an ally, of any player',
    {
      heroes: [
        { exhausted: true, hand: ['01069'], play: ['01058'] },
        { identity: MARVEL, play: [{ card: '01011', exhausted: true }] },
      ],
    },
    table => {
      table.pick('01069');
      expect(table.card('01011').exhausted).toBe(false);
      expect(table.identity(0).exhausted).toBe(true);
    },
  );
  scenario(
    'one of several, as its player likes, in alter-ego form too',
    {
      heroes: [
        {
          identity: PETER,
          hand: ['01069'],
          play: [
            { card: '01058', exhausted: true },
            { card: '01051', exhausted: true },
          ],
        },
      ],
    },
    table => {
      table.pick('01069').asks(0, 'ready', ['01058', '01051']).pick('01051');
      expect([table.card('01058').exhausted, table.card('01051').exhausted]).toEqual([true, false]);
    },
  );
  scenario(
    'has nothing to do where all allies are ready',
    { heroes: [{ exhausted: true, hand: ['01069'], play: ['01058'] }] },
    table => {
      expect(table.refused).toMatchObject({ '01069': 'unable-ready' });
    },
  );
});

describe('Lead from the Front', () => {
  const lead = {
    heroes: [
      { hand: ['01070', ...cards(2)], play: ['01058', '01050'] },
      { identity: MARVEL, play: ['01011'] },
    ],
    ...schemeWith(9),
  };
  scenario('THW and ATK +1 for all characters of a player, until the end of the phase', lead, table => {
    table
      .pick('01070')
      .pay(...cards(2))
      .asks(0, 'player', ['s0', 's1'])
      .pick('s0');
    table.pick(`${SPIDER}.thwart`).pick('01058.attack');
    expect([table.scheme.threat, table.villain.damage]).toEqual([7, 3]);
    // A dash stays a dash.
    expect(table.refused).toMatchObject({ '01050.thwart': 'why-dash' });
  });
  scenario(
    'for another player, and then not for your own',
    { ...lead, step: { at: 'turn', seat: 0, later: [1] }, until: 'end of turns' },
    table => {
      table
        .pick('01070')
        .pay(...cards(2))
        .pick('s1')
        .pick('01058.attack');
      expect(table.villain.damage).toBe(2);
      table.end().pick('01011.attack').pick(`${MARVEL}.thwart`).end();
      expect([table.villain.damage, table.scheme.threat]).toEqual([5, 6]);
    },
  );
  scenario(
    'those who come later in the phase too',
    { heroes: [{ hand: ['01070', '01002', ...cards(4)] }], ...schemeWith(6) },
    table => {
      table
        .pick('01070')
        .pay(...cards(2))
        .pick('01002')
        .pay(...cards(2))
        .pick('01002.attack');
      expect(table.villain.damage).toBe(2);
    },
  );
  scenario('is not for an alter-ego', { heroes: [{ identity: PETER, hand: ['01070', ...cards(2)] }] }, table => {
    expect(table.refused).toMatchObject({ '01070': 'why-hero' });
  });
});

describe('Make the Call', () => {
  scenario(
    'puts an ally from any pile into play under your control; it goes home to its owner',
    {
      heroes: [
        { identity: JENNIFER, hand: ['01071', ...cards(3)] },
        { identity: MARVEL, discard: ['01083', '01017'] },
      ],
    },
    table => {
      table
        .pick('01071')
        .pay(...cards(3))
        .asks(0, 'response')
        .pass();
      expect(table.card('01083')).toMatchObject({ owner: 1, controller: 0 });
    },
  );
  scenario(
    'a called ally goes home to its owner',
    { heroes: [{ play: [{ card: '01083', owner: 1, damage: 2 }] }, { identity: MARVEL }] },
    table => {
      table.pick('01083.attack');
      expect([table.zone(0, 'discard'), table.zone(1, 'discard')]).toEqual([[], ['01083']]);
    },
  );
  scenario(
    'needs what it costs itself besides: Physical Toll adds 3',
    { heroes: [{ identity: '09001a', hand: ['01071', ...cards(4)], discard: ['01083'], obligations: ['09027'] }] },
    table => {
      expect(table.refused).toMatchObject({ '01071': 'unable-call' });
    },
  );
  scenario(
    'is paid together with it',
    { heroes: [{ identity: '09001a', hand: ['01071', ...cards(6)], discard: ['01083'], obligations: ['09027'] }] },
    table => {
      table
        .pick('01071')
        .pay(...cards(6))
        .pass();
      expect(table.card('01083')).toMatchObject({ controller: 0 });
    },
  );
  scenario('needs the ally’s cost', { heroes: [{ hand: ['01071', ...cards(2)], discard: ['01083'] }] }, table => {
    expect(table.refused).toMatchObject({ '01071': 'unable-call' });
  });
  scenario(
    'does not call a second copy of a unique ally',
    {
      heroes: [
        { hand: ['01071', ...cards(3)], discard: ['01083'] },
        { identity: MARVEL, play: ['01083'] },
      ],
    },
    table => {
      expect(table.refused).toMatchObject({ '01071': 'unable-call' });
    },
  );
  scenario(
    'cannot call what was only discarded to pay for it',
    { heroes: [{ hand: ['01071', '01083', ...cards(3)], discard: ['01002'] }] },
    table => {
      // Black Cat is the only one in the pile when costs are determined.
      table.pick('01071').pay('01083', CARD);
      expect(table.inPlay(({ card }) => card === '01083' || card === '01002')).toEqual(['01002']);
    },
  );
  scenario(
    'CH-C30: The Power of Leadership pays double whatever ally is called',
    { heroes: [{ hand: ['01071', '01072', CARD], discard: ['01083'] }] },
    table => {
      table.pick('01071').pay('01072', CARD).asks(0, 'response', ['01083.0']).pass();
      expect(table.maybe('01083')).toBeDefined();
    },
  );
  scenario(
    'CH-C30: the Power of the called ally’s own aspect pays once',
    { heroes: [{ hand: ['01071', '01055', CARD], discard: ['01051'] }] },
    table => {
      // Tigra costs 3, and The Power of Aggression gives 1.
      expect(table.refused).toMatchObject({ '01071': 'unable-call' });
    },
  );
  scenario(
    'The Power of Leadership pays double for it; Helicarrier does not make the ally cheaper',
    { heroes: [{ hand: ['01071', '01072', CARD], discard: ['01066'], play: ['01092'] }] },
    table => {
      table.pick('01092.0').pick('01071').asks(0, 'pay').pay('01072', CARD);
      expect(table.card('01066').counters).toBe(4);
    },
  );
});

describe('The Triskelion', () => {
  const four = ['01058', '01059', '01002'];
  scenario(
    'lets its player have a fourth ally',
    { heroes: [{ hand: ['01051', ...cards(3)], play: [...four, '01073'] }] },
    table => {
      table
        .pick('01051')
        .pay(...cards(3))
        .asks(0, 'turn');
      expect(table.inPlay(({ controller }) => controller === 0)).toContain('01051');
    },
  );
  scenario(
    'not another player',
    {
      heroes: [
        { hand: ['01051', ...cards(3)], play: four },
        { identity: MARVEL, play: ['01073'] },
      ],
    },
    table => {
      table
        .pick('01051')
        .pay(...cards(3))
        .asks(0, 'ally limit')
        .pick('01051');
      expect(table.zone(0, 'discard')).toContain('01051');
    },
  );
  scenario(
    'without it the fourth has to go at once',
    { heroes: [{ play: [...four, '01051', '01073'], dealt: ['01188'] }], step: 'reveal' },
    table => {
      while (table.prompts.length > 0 && table.prompt.reason !== 'ally limit') table.pick('01073');
      table.asks(0, 'ally limit', [...four, '01051']).pick('01002');
      expect(table.maybe('01002')).toBeUndefined();
    },
  );
  scenario(
    'is one for the whole table',
    { heroes: [{ hand: ['01073', CARD] }, { identity: MARVEL, play: ['01073'] }] },
    table => {
      expect(table.refused).toMatchObject({ '01073': 'why-unique' });
    },
  );
});

describe('Inspired', () => {
  const inspired = { card: '01058', attached: [{ card: '01074', owner: 0, controller: 0 }] };
  scenario(
    'is attached to an ally of any player, one each',
    {
      heroes: [
        { hand: ['01074', CARD], play: [inspired] },
        { identity: MARVEL, play: ['01011', '01083'] },
      ],
    },
    table => {
      table.pick('01074').pay(CARD).asks(0, 'attach', ['01011', '01083']).pick('01011');
      expect(table.inPlay(({ card }) => card === '01074')).toHaveLength(2);
    },
  );
  scenario(
    'THW and ATK +1 for that ally alone',
    { heroes: [{ play: [inspired, '01051'] }], ...schemeWith(6) },
    table => {
      table.pick('01058.attack').pick('01051.attack');
      expect(table.villain.damage).toBe(5);
    },
  );
  scenario('THW too', { heroes: [{ play: [inspired] }], ...schemeWith(6) }, table => {
    table.pick('01058.thwart').pass();
    expect(table.scheme.threat).toBe(3);
  });
  scenario('goes when the ally goes', { heroes: [{ play: [{ ...inspired, damage: 2 }] }] }, table => {
    table.pick('01058.attack');
    expect([...table.zone(0, 'discard')].sort()).toEqual(['01058', '01074']);
  });
  scenario('needs an ally', { heroes: [{ hand: ['01074', CARD] }] }, table => {
    expect(table.refused).toMatchObject({ '01074': 'why-host' });
  });
});

describe('Black Widow', () => {
  const widow = (dealt: string, more: Hero = {}) =>
    ({
      heroes: [{ identity: PETER, play: ['01075'], hand: ['01089'], dealt: [dealt], ...more }],
      step: 'reveal',
    }) as const;
  for (const [name, card] of [
    ['a side scheme', SCARE],
    ['a treachery', '01186'],
    ['an obligation', '01165'],
    ['a minion', MERCENARY],
  ] as const)
    scenario(`cancels ${name}, in either form, and another card is revealed`, widow(card), table => {
      table.asks(0, 'interrupt', ['01075.0']).pick('01075').pay('01089');
      expect(table.maybe(card)).toBeUndefined();
      expect(table.encounterDiscard).toEqual([BLANK, card]);
      expect(table.card('01075').exhausted).toBe(true);
      expect(table.scheme.threat).toBe(0);
    });
  scenario('needs a mental resource', widow(MERCENARY, { identity: SPIDER, hand: ['01088'] }), table => {
    expect(table.minions()).toEqual([MERCENARY]);
  });
  scenario('cannot while exhausted', widow(MERCENARY, { play: [{ card: '01075', exhausted: true }] }), table => {
    expect(table.minions()).toEqual([MERCENARY]);
  });
  scenario(
    'does not cancel boost cards',
    {
      heroes: [{ play: ['01075'], hand: ['01089'] }],
      encounter: { deck: ['01154', BLANK] },
      step: 'villain activates',
    },
    table => {
      table.pass().asks(0, 'defend').pass();
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario(
    'CH-C12: what comes from where it was set aside does not come from the encounter deck',
    {
      heroes: [{ identity: PETER, play: ['01075'], hand: ['01089'], dealt: ['01190'], nemesis: ['01166', '01167'] }],
      step: 'reveal',
    },
    table => {
      // She could have cancelled Shadow of the Past itself.
      table.asks(0, 'interrupt').pass();
      expect(table.minions()).toEqual(['01167']);
      expect(table.zone(0, 'hand')).toEqual([]);
      expect(table.card('01166').under.map(({ card }) => card)).toEqual(['01089']);
    },
  );
});

describe('Luke Cage', () => {
  scenario('enters play tough', { heroes: [{ hand: ['01076', ...cards(4)] }] }, table => {
    table.pick('01076').pay(...cards(4));
    expect(table.card('01076').statuses).toEqual(['tough']);
    // The first damage is kept off: his own attack’s.
    table.pick('01076.attack');
    expect(table.card('01076')).toMatchObject({ damage: 0, statuses: [] });
    expect(table.villain.damage).toBe(2);
  });
  scenario('each time he enters', { heroes: [{ hand: ['01071', ...cards(4)], discard: ['01076'] }] }, table => {
    table.pick('01071').pay(...cards(4));
    expect(table.card('01076').statuses).toEqual(['tough']);
  });
});

describe('Counter-Punch', () => {
  const punch = (more: Hero = {}) => ({ heroes: [{ identity: PANTHER, hand: ['01077'], ...more }] });
  scenario(
    'strikes a minion that your hero defended against, for the ATK he has now',
    { ...punch({ play: ['01057'], minions: ['01102'] }), step: 'minions activate' },
    table => {
      table.asks(0, 'defend').pick(PANTHER).asks(0, 'response', ['01077']).pick('01077');
      // Retaliate 1 and ATK 3: just enough for 4 hit points.
      expect(table.minions()).toEqual([]);
    },
  );
  scenario(
    'not where an ally or nobody defended',
    { ...punch({ play: ['01058'] }), step: 'villain activates' },
    table => {
      table.asks(0, 'defend').pick('01058');
      expect(table.zone(0, 'hand')).toEqual(['01077']);
    },
  );
  scenario(
    'a defense ability is a defense',
    { heroes: [{ hand: ['01003', '01077'] }], step: 'villain activates' },
    table => {
      table
        .pass()
        .asks(0, 'defend')
        .pass()
        .asks(0, 'interrupt')
        .pick('01003')
        .asks(0, 'response', ['01077'])
        .pick('01077');
      expect(table.villain.damage).toBe(2);
    },
  );
  scenario(
    'CH-C33: not where retaliate has felled the villain’s stage: the enemy that attacked is gone',
    { ...punch(), villain: { card: RHINO, damage: 13 }, stages: ['01095'], step: 'villain activates' },
    table => {
      table.asks(0, 'defend').pick(PANTHER);
      expect(table.villain).toMatchObject({ card: '01095', damage: 0 });
      expect(table.zone(0, 'hand')).toEqual(['01077']);
    },
  );
  scenario(
    'stunned, your hero sheds that instead',
    { ...punch({ status: ['stunned'] }), step: 'villain activates' },
    table => {
      table.asks(0, 'defend').pick(PANTHER).asks(0, 'response').pick('01077');
      expect(table.identity().statuses).toEqual([]);
      expect(table.villain.damage).toBe(1);
    },
  );
});

describe('Get Behind Me!', () => {
  const behind = (identity: string) =>
    ({ heroes: [{ identity, hand: ['01078', CARD], dealt: ['01186'] }], step: 'reveal' }) as const;
  scenario('cancels a treachery; the villain attacks you instead', behind(PANTHER), table => {
    table.asks(0, 'interrupt', ['01078']).pick('01078').pay(CARD).asks(0, 'defend').pass();
    expect([table.identity().damage, table.scheme.threat]).toEqual([2, 0]);
    expect(table.encounterDiscard).toContain('01186');
  });
  scenario('need not be played', behind(PANTHER), table => {
    table.asks(0, 'interrupt').pass();
    expect([table.identity().damage, table.scheme.threat]).toEqual([0, 1]);
  });
  scenario(
    'has nothing to do where somebody has cancelled the treachery already, and costs nothing then',
    {
      heroes: [
        { hand: ['01004', CARD], dealt: ['01104'] },
        { identity: PANTHER, hand: ['01078', CARD] },
      ],
      villain: { card: RHINO, damage: 4 },
      step: 'reveal',
    },
    table => {
      table.asks(0, 'interrupt', ['01004']).asks(1, 'interrupt', ['01078']);
      table.pickAs(0, '01004').pickAs(1, '01078').pay(CARD);
      expect(table.zone(1, 'hand')).toEqual(['01078', CARD]);
      expect(table.lines).not.toContain('log-enemy-attack');
      expect(table.villain.damage).toBe(4);
    },
  );
  scenario('is not for an alter-ego', behind(PETER), table => {
    expect(table.zone(0, 'hand')).toEqual(['01078', CARD]);
  });
});

describe('Indomitable', () => {
  scenario(
    'readies your hero after a defense, in time for the next attack',
    { heroes: [{ identity: SHE_HULK, play: ['01082'], minions: [BOMBER] }], step: 'villain activates', until: 'deal' },
    table => {
      table.asks(0, 'defend').pick(SHE_HULK).asks(0, 'response', ['01082.0']).pick('01082');
      expect(table.zone(0, 'discard')).toEqual(['01082']);
      table.asks(0, 'defend', [SHE_HULK]).pick(SHE_HULK);
      expect(table.identity()).toMatchObject({ damage: 0, exhausted: true });
    },
  );
  scenario(
    'not where an ally defended',
    { heroes: [{ exhausted: true, play: ['01082', '01058'] }], step: 'villain activates' },
    table => {
      table.pass().asks(0, 'defend', ['01058']).pick('01058');
      expect(table.maybe('01082')).toBeDefined();
    },
  );
  scenario(
    'not after another player’s defense',
    {
      heroes: [{ identity: SHE_HULK }, { identity: MARVEL, exhausted: true, play: ['01082'] }],
      step: 'villain activates',
    },
    table => {
      table.asks(0, 'defend').pick(SHE_HULK);
      expect(table.maybe('01082')).toBeDefined();
    },
  );
});
