import { describe, expect } from 'vitest';
import { boosted, CAROL } from '../encounter/tables.js';
import { BLANK, CARD, type Hero, type Layout, scenario } from '../table.js';
import { BOMBER, cards, MERCENARY, RHINO, ROBOT, schemeWith } from './kin.js';

const THOR = '06001a';
const ODINSON = '06001b';
const MJOLNIR = '06009';
const RUNNER = '01121';

const thor = (more: Hero = {}, layout: Layout = {}): Layout => ({ ...layout, heroes: [{ identity: THOR, ...more }] });
const odinson = (more: Hero = {}): Layout => ({ heroes: [{ identity: ODINSON, ...more }] });
const deck = (...top: readonly string[]) => ({ deck: [...top, ...Array.from({ length: 9 }, () => BLANK)] });

describe('Have at Thee!', () => {
  scenario(
    'draws 2 as a minion engages him, once a phase',
    thor({ hand: ['06003', '06003'] }, { ...schemeWith(6), encounter: deck(BOMBER, RUNNER) }),
    table => {
      table.pick('06003').pick(`${THOR}.0`);
      expect(table.minions()).toEqual([BOMBER]);
      expect(table.zone(0, 'hand')).toEqual(['06003', CARD, CARD]);
      table.pick('06003');
      expect(table.minions()).toEqual([BOMBER, RUNNER]);
      expect(table.zone(0, 'hand')).toEqual([CARD, CARD]);
    },
  );
  scenario(
    'and again in the villain phase',
    { ...thor({ dealt: [RUNNER], used: { [`${THOR}.0`]: 1 } }), step: 'end of turns', until: 'end of round' },
    table => {
      table.pass().pick(`${THOR}.0`);
      expect(table.zone(0, 'hand')).toHaveLength(6);
    },
  );
  scenario(
    'not for others',
    { step: 'reveal', until: 'end of round', heroes: [{ identity: '01010a', dealt: [RUNNER] }, { identity: THOR }] },
    table => {
      expect(table.zone(1, 'hand')).toEqual([]);
    },
  );
});

describe('Worthy', () => {
  scenario('finds Mjolnir in the deck, once a round', odinson({ deck: [CARD, MJOLNIR, CARD] }), table => {
    table.pick(`${ODINSON}.0`);
    expect(table.zone(0, 'hand')).toEqual([MJOLNIR]);
    expect(table.refused).toMatchObject({ [`${ODINSON}.0`]: 'why-limit' });
  });
  scenario('finds it in the discard pile', odinson({ discard: [CARD, MJOLNIR] }), table => {
    table.pick(`${ODINSON}.0`);
    expect(table.zone(0, 'hand')).toEqual([MJOLNIR]);
    expect(table.zone(0, 'discard')).toEqual([CARD]);
  });
  scenario('finds nothing where it is in play', odinson({ play: [MJOLNIR] }), table => {
    table.pick(`${ODINSON}.0`);
    expect(table.zone(0, 'hand')).toEqual([]);
  });
});

describe('Lady Sif', () => {
  for (const identity of [THOR, ODINSON])
    scenario(
      `readies ${identity === THOR ? 'Thor' : 'Odinson'}`,
      { heroes: [{ identity, exhausted: true, hand: ['06002', ...cards(4)] }] },
      table => {
        table
          .pick('06002')
          .pay(...cards(4))
          .pick('06002.0');
        expect(table.identity().exhausted).toBe(false);
      },
    );
});

describe('Lady Sif of another player’s', () => {
  const CAP = '03001a';
  const calls = (thor: Hero, cap: Hero = {}): Layout => ({
    heroes: [
      { identity: CAP, exhausted: true, hand: ['01071', ...cards(4)], ...cap },
      { exhausted: true, discard: ['06002'], ...thor },
    ],
  });
  for (const identity of [THOR, ODINSON])
    scenario(
      `readies ${identity === THOR ? 'Thor' : 'Odinson'} by name, and leaves Captain America exhausted`,
      calls({ identity }),
      table => {
        table
          .pick('01071')
          .pay(...cards(4))
          .pick('06002.0');
        expect(table.card('06002').controller).toBe(0);
        expect(table.identity(1).exhausted).toBe(false);
        expect(table.identity().exhausted).toBe(true);
      },
    );
  scenario('does nothing where Thor is ready', calls({ identity: THOR, exhausted: false }), table => {
    table.pick('01071').pay(...cards(4));
    expect(table.identity().exhausted).toBe(true);
  });
  scenario('nor where nobody is Thor', calls({ identity: '01001a' }), table => {
    table.pick('01071').pay(...cards(4));
    expect([table.identity().exhausted, table.identity(1).exhausted]).toEqual([true, true]);
  });
});

describe('Defender of the Nine Realms', () => {
  scenario(
    'brings a minion and removes 3 threat',
    thor({ hand: ['06003'] }, { ...schemeWith(5), encounter: deck(BLANK, BOMBER) }),
    table => {
      // Whether a minion turns up nobody knows beforehand (W1-309).
      expect(table.previews['06003']).not.toContain('>');
      table.pick('06003').pass();
      expect(table.minions()).toEqual([BOMBER]);
      expect(table.encounterDiscard).toEqual([BLANK]);
      expect(table.scheme.threat).toBe(2);
    },
  );
  scenario(
    'confused, the minion comes all the same',
    thor({ hand: ['06003'], status: ['confused'] }, { ...schemeWith(5), encounter: deck(BOMBER) }),
    table => {
      table.pick('06003').pass();
      expect(table.minions()).toEqual([BOMBER]);
      expect(table.scheme.threat).toBe(5);
    },
  );
  scenario(
    'where the minion it brings is Baron Zemo, who keeps him from thwarting, it removes nothing (W1-306)',
    thor({ hand: ['06003'] }, { ...schemeWith(5), encounter: deck('03028') }),
    table => {
      table.pick('06003').pass().pass();
      expect(table.minions()).toEqual(['03028']);
      expect(table.scheme.threat).toBe(5);
      expect(table.zone(0, 'discard')).toEqual(['06003']);
    },
  );
  scenario(
    'confused and with Baron Zemo before him, he loses the confused card',
    thor({ hand: ['06003'], status: ['confused'] }, { ...schemeWith(5), encounter: deck('03028') }),
    table => {
      table.pick('06003').pass().pass();
      expect(table.identity().statuses).toEqual([]);
      expect(table.scheme.threat).toBe(5);
    },
  );
  scenario(
    'where the minion it brings strikes him down, it removes nothing (CH-C31)',
    {
      ...schemeWith(5),
      heroes: [{ identity: THOR, damage: 11, hand: ['06003'] }, { identity: CAROL }],
      encounter: deck('01167'),
      until: 'end of turns',
    },
    table => {
      table.pick('06003').pass();
      expect(table.state.players[0]?.eliminated).toBe(true);
      expect(table.minions(1)).toEqual(['01167']);
      expect(table.scheme.threat).toBe(5);
      table.asks(1, 'turn').end();
    },
  );
  scenario(
    'without a minion it does nothing (W1-309)',
    thor({ hand: ['06003'] }, { ...schemeWith(5), encounter: deck() }),
    table => {
      table.pick('06003');
      expect(table.scheme.threat).toBe(5);
      expect(table.zone(0, 'discard')).toEqual(['06003']);
    },
  );
});

scenario(
  'For Asgard! finds an Asgard card',
  odinson({ hand: ['06004', CARD], deck: ['06010', CARD], discard: ['06007'] }),
  table => {
    table.pick('06004').pay(CARD).asks(0, 'search', ['06010', '06007']).pick('06007');
    expect(table.zone(0, 'hand')).toEqual(['06007']);
    expect(table.zone(0, 'deck').sort()).toEqual([CARD, '06010'].sort());
  },
);

describe('Hammer Throw', () => {
  const throws = (more: Hero = {}): Layout => thor({ hand: ['06005', ...cards(3)], play: [MJOLNIR], ...more });
  scenario('8 damage with overkill, and the hammer comes back', throws({ minions: [BOMBER] }), table => {
    table
      .pick('06005')
      .pay(...cards(3))
      .pick(BOMBER);
    expect(table.minions()).toEqual([]);
    expect(table.villain.damage).toBe(6);
    expect(table.zone(0, 'hand')).toEqual([MJOLNIR]);
  });
  scenario('stunned, the hammer is exhausted and stays', throws({ status: ['stunned'] }), table => {
    table.pick('06005').pay(...cards(3));
    expect(table.villain.damage).toBe(0);
    expect(table.card(MJOLNIR).exhausted).toBe(true);
  });
  scenario('needs a hammer', throws({ play: [] }), table => {
    expect(table.refused).toMatchObject({ '06005': 'unable-none' });
  });
  scenario('needs a ready hammer', throws({ play: [{ card: MJOLNIR, exhausted: true }] }), table => {
    expect(table.refused).toMatchObject({ '06005': 'why-exhausted' });
  });
});

describe('Lightning Strike', () => {
  const strikes = (more: Hero = {}, layout: Layout = {}): Layout => ({
    ...layout,
    heroes: [
      { identity: THOR, hand: ['06006', CARD, '01088'], minions: [{ card: BOMBER, status: ['tough'] }], ...more },
      { identity: '01001a', minions: [MERCENARY] },
    ],
  });
  scenario('strikes the villain and his own minions, nobody else’s', strikes(), table => {
    table.pick('06006').answer({ amount: 2 }).pay('01088', CARD);
    expect([table.villain.damage, table.card(BOMBER).damage, table.card(MERCENARY).damage]).toEqual([2, 0, 0]);
    expect(table.card(BOMBER).statuses).toEqual([]);
  });
  scenario(
    'flying, through tough, which stays',
    strikes({ play: [MJOLNIR], minions: [{ card: RUNNER, status: ['tough'] }] }),
    table => {
      table.pick('06006').answer({ amount: 1 }).pay('01088', CARD);
      expect(table.card(RUNNER)).toMatchObject({ damage: 1, statuses: ['tough'] });
    },
  );
  scenario(
    'is no attack: a guard and a stun are no matter',
    strikes({ status: ['stunned'], minions: [MERCENARY] }),
    table => {
      table.pick('06006').answer({ amount: 2 }).pay('01088', CARD);
      expect(table.villain.damage).toBe(2);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
  scenario('leaves enough for its own cost', thor({ hand: ['06006', '01088'] }), table => {
    table.pick('06006').pay('01088');
    expect(table.villain.damage).toBe(1);
  });
});

describe('what lies before Thor', () => {
  scenario('Asgard: +1 hand size', { ...thor({ play: ['06007'] }), step: 'end of turns' }, table => {
    expect(table.zone(0, 'hand')).toHaveLength(5);
  });
  scenario('God of Thunder pays an energy as a hero', thor({ hand: [MJOLNIR], play: ['06008'] }), table => {
    table.pick(MJOLNIR).pay('06008');
    expect(table.maybe(MJOLNIR)).toBeDefined();
  });
  scenario('God of Thunder does not as Odinson', odinson({ hand: [MJOLNIR], play: ['06008'] }), table => {
    expect(table.refused).toMatchObject({ [MJOLNIR]: 'why-resources' });
  });
  scenario('Mjolnir: +1 ATK', thor({ play: [MJOLNIR] }), table => {
    table.pick(`${THOR}.attack`);
    expect(table.villain.damage).toBe(3);
  });
  scenario(
    'Thor’s Helmet: 5 hit points more',
    { ...thor({ damage: 14, play: ['06010'], exhausted: true }), step: 'villain activates', until: 'minions activate' },
    table => {
      expect(table.identity().damage).toBe(16);
      expect(table.ended).toBeNull();
    },
  );
});

describe('aggression cards of his pack', () => {
  for (const [minions, cost] of [
    [[], 6],
    [[BOMBER, RUNNER], 4],
  ] as const)
    scenario(
      `Hercules costs ${cost} with ${minions.length} minions`,
      {
        heroes: [
          { identity: THOR, hand: ['06011', ...cards(cost)], minions: [...minions] },
          { identity: '01001a', minions: [MERCENARY] },
        ],
      },
      table => {
        table.pick('06011').pay(...cards(cost));
        expect(table.maybe('06011')).toBeDefined();
      },
    );
  scenario('Hercules costs no less', thor({ hand: ['06011', ...cards(4)], minions: [BOMBER] }), table => {
    expect(table.refused).toMatchObject({ '06011': 'why-resources' });
  });
  scenario('Valkyrie: 2 damage to a minion', thor({ hand: ['06012', ...cards(3)], minions: [MERCENARY] }), table => {
    table
      .pick('06012')
      .pay(...cards(3))
      .pick('06012.0');
    expect(table.card(MERCENARY).damage).toBe(2);
  });
  scenario(
    'Valkyrie: 3 where she was paid with energy',
    thor({ hand: ['06012', '01088', CARD], minions: [MERCENARY] }),
    table => {
      table.pick('06012').pay('01088', CARD).pick('06012.0');
      expect(table.minions()).toEqual([]);
    },
  );
  scenario(
    'Get Over Here!: 1 damage to a minion, which engages one who flies',
    {
      heroes: [
        { identity: THOR, hand: ['06014'], play: [MJOLNIR] },
        { identity: '01001a', minions: [MERCENARY] },
      ],
    },
    table => {
      table.pick('06014').pick(`${THOR}.0`);
      expect(table.minions(0)).toEqual([MERCENARY]);
      expect(table.card(MERCENARY).damage).toBe(1);
      expect(table.zone(0, 'hand')).toEqual([CARD, CARD]);
    },
  );
  scenario(
    'Get Over Here! without flying only hits',
    {
      heroes: [
        { identity: THOR, hand: ['06014'] },
        { identity: '01001a', minions: [MERCENARY] },
      ],
    },
    table => {
      table.pick('06014');
      expect(table.minions(1)).toEqual([MERCENARY]);
      expect(table.card(MERCENARY).damage).toBe(1);
    },
  );
  const calls = (play: readonly string[], minions: readonly string[], others: readonly string[]): Layout => ({
    heroes: [
      { identity: THOR, hand: ['06014'], play, minions },
      { identity: '01001a', minions: others },
    ],
  });
  scenario(
    'Get Over Here!: a minion that can take no damage engages one who flies',
    calls([MJOLNIR], [], [ROBOT, MERCENARY]),
    table => {
      table.pick('06014').asks(0, 'enemy', [ROBOT, MERCENARY]).pick(ROBOT).pick(`${THOR}.0`);
      expect(table.minions(0)).toEqual([ROBOT]);
      expect(table.minions(1)).toEqual([MERCENARY]);
      expect([table.card(ROBOT).damage, table.card(MERCENARY).damage]).toEqual([0, 0]);
    },
  );
  for (const [name, layout] of [
    ['who does not fly', calls([], [], [ROBOT])],
    ['whom it has engaged', calls([MJOLNIR], [ROBOT], [])],
  ] as const)
    scenario(`Get Over Here! does nothing to it for one ${name}`, layout, table => {
      expect(table.refused).toMatchObject({ '06014': 'unable-damage' });
    });
  scenario('Get Over Here! needs a minion', thor({ hand: ['06014'] }), table => {
    expect(table.refused).toMatchObject({ '06014': 'unable-damage' });
  });
  scenario('Mean Swing: +3 ATK for a weapon', thor({ hand: ['06015'], play: [MJOLNIR] }), table => {
    table.pick(`${THOR}.attack`).pick('06015');
    expect(table.villain.damage).toBe(6);
    expect(table.card(MJOLNIR).exhausted).toBe(true);
  });
  scenario(
    'Mean Swing is for basic attacks of a hero with a ready weapon',
    thor({ hand: ['06015'], play: [{ card: MJOLNIR, exhausted: true }, '06012'] }),
    table => {
      table.pick('06012.attack').pick(`${THOR}.attack`);
      expect(table.villain.damage).toBe(2 + 3);
      expect(table.zone(0, 'hand')).toEqual(['06015']);
    },
  );
  scenario('Hall of Heroes: a counter for a minion', thor({ play: ['06017'], minions: [BOMBER] }), table => {
    table.pick(`${THOR}.attack`).pick(BOMBER).pick('06017.0');
    expect(table.card('06017').counters).toBe(1);
  });
  const melee: Hero = { hand: ['05030', ...cards(3)], minions: [MERCENARY, BOMBER] };
  scenario(
    'Hall of Heroes: a counter for each of several minions (CH-C42)',
    thor({ ...melee, play: ['06017'] }),
    table => {
      table
        .pick('05030')
        .pay(...cards(3))
        .pick(BOMBER)
        .asks(0, 'response', ['06017.0'])
        .pick('06017');
      expect(table.card('06017').counters).toBe(1);
      table.asks(0, 'response', ['06017.0']).pick('06017').asks(0, 'turn');
      expect(table.card('06017').counters).toBe(2);
    },
  );
  scenario(
    'Hall of Heroes: none for those passed by; Interrogation Room is exhausted after one (CH-C42)',
    thor({ ...melee, play: ['06017', '01063'] }, schemeWith(4)),
    table => {
      table
        .pick('05030')
        .pay(...cards(3))
        .pick(BOMBER)
        .asks(0, 'response', ['06017.0', '01063.0'])
        .pick('01063')
        .asks(0, 'response', ['06017.0'])
        .pick('06017')
        .pass()
        .asks(0, 'turn');
      expect(table.scheme.threat).toBe(3);
      expect(table.card('06017').counters).toBe(1);
    },
  );
  scenario(
    'Hall of Heroes: three counters for three cards',
    odinson({ play: [{ card: '06017', counters: 4 }] }),
    table => {
      table.pick('06017.1');
      expect(table.zone(0, 'hand')).toHaveLength(3);
      expect(table.card('06017')).toMatchObject({ counters: 1, exhausted: true });
    },
  );
  scenario('Hall of Heroes: not for two', odinson({ play: [{ card: '06017', counters: 2 }] }), table => {
    expect(table.refused).toMatchObject({ '06017.1': 'unable-counters' });
  });
  scenario('Battle Fury readies after a minion’s defeat', thor({ play: ['06018'], minions: [BOMBER] }), table => {
    table.pick(`${THOR}.attack`).pick(BOMBER).pick('06018.0');
    expect(table.identity()).toMatchObject({ exhausted: false, damage: 1 });
    expect(table.zone(0, 'discard')).toEqual(['06018']);
  });
  scenario('Battle Fury does not for the villain', thor({ play: ['06018'] }), table => {
    table.pick(`${THOR}.attack`);
    expect(table.identity().exhausted).toBe(true);
    expect(table.maybe('06018')).toBeDefined();
  });
  scenario(
    'Jarnbjorn: 2 more damage for a physical',
    thor({ play: ['06019'], hand: cards(1), minions: [BOMBER] }),
    table => {
      table.pick(`${THOR}.attack`).pick(RHINO).pick('06019.0').pay(CARD).pick(BOMBER);
      expect(table.villain.damage).toBe(2);
      expect(table.minions()).toEqual([]);
    },
  );
  const turned = (minions: readonly string[]): Layout =>
    boosted(MERCENARY, [
      { identity: '08001a', exhausted: true, play: ['08006', '06019'], hand: [CARD], minions },
      { identity: THOR, exhausted: true, hand: [CARD], minions: [BOMBER] },
    ]);
  scenario('Jarnbjorn does not answer an attack that a guard kept from every enemy', turned([MERCENARY]), table => {
    // What is asked is Widowmaker.
    table.pick('08006.0').asks(0, 'response', ['08001a.0']).pass();
    expect(table.zone(0, 'discard')).toEqual(['08006']);
    expect(table.zone(0, 'hand')).toEqual([CARD]);
    expect([table.villain.damage, table.card(MERCENARY).damage, table.card(BOMBER).damage]).toEqual([0, 0, 0]);
  });
  scenario('Jarnbjorn answers the same attack on the villain', turned([]), table => {
    table.pick('08006.0').asks(0, 'response', ['06019.0']).pick('06019.0').pay(CARD).pick(RHINO).pass();
    expect([table.villain.damage, table.card(BOMBER).damage]).toEqual([1 + 2, 0]);
    expect([table.zone(0, 'hand'), table.zone(1, 'hand')]).toEqual([[], [CARD]]);
  });
  scenario('Jarnbjorn does nothing for an ally', thor({ play: ['06019', '06012'], hand: cards(1) }), table => {
    table.pick('06012.attack');
    expect(table.zone(0, 'hand')).toEqual([CARD]);
  });
});

describe('other cards of his pack', () => {
  scenario(
    'Heimdall discards one of three encounter cards and orders the others',
    thor({ hand: ['06020', ...cards(5)] }, { encounter: { deck: ['01186', BOMBER, RUNNER, BLANK] } }),
    table => {
      table
        .pick('06020')
        .pay(...cards(5))
        .pick('06020.0')
        .asks(0, 'discard seen', ['01186', BOMBER, RUNNER])
        .pick(BOMBER);
      table.order(RUNNER, '01186');
      expect(table.state.encounter.deck.map(({ card }) => card).reverse()).toEqual([RUNNER, '01186', BLANK]);
      expect(table.encounterDiscard).toEqual([BOMBER]);
    },
  );
  scenario('Invulnerability: tough', thor({ hand: ['06021', ...cards(3)] }), table => {
    table.pick('06021').pay(...cards(3));
    expect(table.identity().statuses).toEqual(['tough']);
  });
  scenario(
    'Invulnerability: one card of it is enough',
    thor({ hand: ['06021', ...cards(3)], status: ['tough'] }),
    table => {
      expect(table.refused).toMatchObject({ '06021': 'unable-tough' });
    },
  );
  scenario(
    'Under Surveillance: the scheme bears 4 more',
    {
      step: 'threat',
      until: 'villain activates',
      heroes: [{ identity: THOR }],
      mainScheme: { card: '01097b', threat: 6, attached: [{ card: '06031', owner: 0, controller: 0 }] },
    },
    table => {
      expect(table.scheme.threat).toBe(7);
      expect(table.ended).toBeNull();
    },
  );
  const watched = (card: string, threat: number, more: Layout): Layout => ({
    ...more,
    mainScheme: { card, threat, attached: [{ card: '06031', owner: 0, controller: 0 }] },
  });
  scenario(
    'Under Surveillance goes with its stage (W1-310)',
    watched('01137b', 6, {
      scenario: 'ultron',
      villain: '01134',
      stages: [],
      schemes: ['01138a', '01138b', '01139a', '01139b'],
      step: 'threat',
      until: 'villain activates',
      heroes: [{ identity: THOR }],
    }),
    table => {
      // The Drone that this stage brings engages him.
      table.pass();
      expect(table.scheme.card).toBe('01138b');
      expect(table.zone(0, 'discard')).toEqual(['06031']);
    },
  );
  scenario(
    'without it, a stage that has its own target is complete at once (W1-310)',
    watched('01097b', 8, { step: 'reveal', until: 'over', heroes: [{ identity: THOR, dealt: ['01188'] }] }),
    table => {
      expect(table.ended).toBe('lost');
    },
  );
  scenario(
    'Under Surveillance is attached once',
    thor(
      { hand: ['06031', CARD, CARD] },
      { mainScheme: { card: '01097b', attached: [{ card: '06031', owner: 0, controller: 0 }] } },
    ),
    table => {
      expect(table.refused).toMatchObject({ '06031': 'why-host' });
    },
  );
  scenario('Teamwork adds an ally’s ATK to a basic attack', thor({ hand: ['06032'], play: ['06012'] }), table => {
    table.pick(`${THOR}.attack`).pick('06032');
    expect(table.villain.damage).toBe(4);
    expect(table.card('06012')).toMatchObject({ exhausted: true, damage: 0 });
  });
  scenario(
    'Teamwork adds an ally’s THW to a basic thwart',
    thor({ hand: ['06032'], play: ['06012', { card: '03011', exhausted: true }] }, schemeWith(5)),
    table => {
      table.pick(`${THOR}.thwart`).pick('06032');
      expect(table.scheme.threat).toBe(3);
    },
  );
  for (const [paid, left] of [
    [[CARD, CARD, CARD], 2],
    [['01089', CARD], 1],
  ] as const)
    scenario(`Second Wind heals ${6 - left}`, odinson({ damage: 6, hand: ['06033', ...paid] }), table => {
      table.pick('06033').pay(...paid.map(card => (card === '01089' ? card : card)));
      expect(table.identity().damage).toBe(left);
    });
  scenario(
    'Second Wind is for any identity, not for allies',
    {
      heroes: [
        { identity: ODINSON, damage: 6, hand: ['06033', ...cards(3)], play: [{ card: '06012', damage: 1 }] },
        { identity: '01001a', damage: 5 },
      ],
    },
    table => {
      table
        .pick('06033')
        .pay(...cards(3))
        .asks(0, 'heal', [ODINSON, '01001a'])
        .pick('01001a');
      expect(table.identity(1).damage).toBe(1);
    },
  );
});
