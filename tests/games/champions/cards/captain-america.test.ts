import { describe, expect } from 'vitest';
import { CARD, type Hero, type Layout, scenario } from '../table.js';
import { attackEvent, BOMBER, cards, MERCENARY, RHINO, ROBOT, SCARE, schemeWith } from './kin.js';

const CAP = '03001a';
const STEVE = '03001b';
const SHIELD = '03009';
const FALCON = '03011';

const cap = (more: Hero = {}, layout: Layout = {}): Layout => ({ ...layout, heroes: [{ identity: CAP, ...more }] });
const steve = (more: Hero = {}, layout: Layout = {}): Layout => ({ ...layout, heroes: [{ identity: STEVE, ...more }] });
/** Rhino attacks the first hero, with a boost card that adds nothing. */
const attacked = (more: Hero, others: readonly Hero[] = []): Layout => ({
  step: 'villain activates',
  until: 'minions activate',
  heroes: [{ identity: CAP, ...more }, ...others],
});

describe('I Can Do This All Day!', () => {
  scenario('readies Captain America for a card, once a round', cap({ exhausted: true, hand: cards(2) }), table => {
    table.pick(`${CAP}.0`).pick(CARD);
    expect(table.identity().exhausted).toBe(false);
    expect(table.zone(0, 'discard')).toEqual([CARD]);
    expect(table.refused).toMatchObject({ [`${CAP}.0`]: 'why-limit' });
  });
  scenario('is not there while he is ready', cap({ hand: cards(1) }), table => {
    expect(table.refused).toMatchObject({ [`${CAP}.0`]: 'unable-ready' });
  });
  scenario('needs a card', cap({ exhausted: true }), table => {
    expect(table.refused).toMatchObject({ [`${CAP}.0`]: 'unable-hand' });
  });
});

describe('Living Legend', () => {
  const two: Hero = { hand: ['03013', '03002', ...cards(6)] };
  scenario('makes the first ally of a round cheaper, not the second', steve(two), table => {
    table.pick('03013').pay(CARD).pass();
    expect(table.maybe('03013')).toBeDefined();
    table.pick('03002').pay(CARD, CARD, CARD);
    expect(table.maybe('03002')).toBeDefined();
  });
  scenario('not when he has played one as a hero already', steve({ ...two, played: ['03013'] }), table => {
    table.pick('03002').pay(CARD, CARD, CARD);
    expect(table.maybe('03002')).toBeDefined();
  });
  scenario('is no reason to pay less for others', steve({ hand: ['03010', CARD] }), table => {
    expect(table.refused).toMatchObject({ '03010': 'why-resources' });
  });
  scenario('is not there for Captain America', cap({ hand: ['03013', CARD] }), table => {
    expect(table.refused).toMatchObject({ '03013': 'why-resources' });
  });
  const beside = (played: readonly string[]): Layout => ({
    heroes: [
      { identity: '01019b', hand: ['03013', CARD] },
      { identity: STEVE, played: [...played] },
    ],
  });
  scenario('W1-312: is about the first ally that any player plays', beside([]), table => {
    table.pick('03013').pay(CARD).pass();
    expect(table.maybe('03013')).toBeDefined();
  });
  scenario('not after somebody else has played one', beside(['03002']), table => {
    expect(table.refused).toMatchObject({ '03013': 'why-resources' });
  });
});

describe('the set-up of Steve Rogers', () => {
  const opening = (deck: readonly string[]): Layout => ({
    step: 'opening',
    until: 'turn',
    heroes: [{ identity: STEVE, deck: [...deck] }, { identity: '01001b' }],
    schemes: ['01097b'],
    mainScheme: '01097a',
  });
  scenario('finds the shield in his deck', opening([...cards(9), SHIELD]), table => {
    table.pass().pass();
    expect(table.zone(0, 'hand')).toEqual([...cards(6), SHIELD]);
    expect(table.zone(1, 'hand')).toHaveLength(6);
  });
  scenario('finds it where he has thrown it away', opening([SHIELD, ...cards(14)]), table => {
    table.pickAs(0, SHIELD).pass();
    expect(table.zone(0, 'hand')).toEqual([...cards(6), SHIELD]);
    expect(table.zone(0, 'discard')).toEqual([]);
  });
  scenario('does nothing where it is in hand', opening([SHIELD, ...cards(14)]), table => {
    table.pass().pass();
    expect(table.zone(0, 'hand').filter(id => id === SHIELD)).toHaveLength(1);
    expect(table.zone(0, 'hand')).toHaveLength(6);
  });
});

describe('Agent 13', () => {
  scenario(
    'removes 2 threat from a scheme as she comes',
    cap({ hand: ['03002', ...cards(3)] }, schemeWith(5)),
    table => {
      table
        .pick('03002')
        .pay(...cards(3))
        .pick('03002.0');
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario('need not', cap({ hand: ['03002', ...cards(3)] }, schemeWith(5)), table => {
    table
      .pick('03002')
      .pay(...cards(3))
      .pass();
    expect(table.scheme.threat).toBe(5);
  });
});

describe('Fearless Determination', () => {
  scenario(
    'adds 1 THW for this phase and draws a card',
    cap({ hand: ['03003'], play: [FALCON] }, schemeWith(6)),
    table => {
      table.pick('03003');
      expect(table.zone(0, 'hand')).toEqual([CARD]);
      table.pick(`${CAP}.thwart`);
      expect(table.scheme.threat).toBe(3);
      table.pick(`${FALCON}.thwart`);
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario('is over with the phase', cap({ hand: ['03003'] }, { until: 'over' }), table => {
    table.pick('03003').end().pass();
    expect(table.state.lasting).toEqual([]);
    table.leave(0);
  });
  scenario('needs the hero form', steve({ hand: ['03003'] }), table => {
    expect(table.refused).toMatchObject({ '03003': 'why-hero' });
  });
});

attackEvent('Heroic Strike', { card: '03004', cost: 3, damage: 6, identity: CAP });
describe('Heroic Strike', () => {
  scenario('stuns that enemy where it was paid with physical', cap({ hand: ['03004', ...cards(3)] }), table => {
    table.pick('03004').pay(...cards(3));
    expect(table.villain).toMatchObject({ damage: 6, statuses: ['stunned'] });
  });
  scenario('does not where it was not', cap({ hand: ['03004', '01088', '01089'] }), table => {
    table.pick('03004').pay('01088', '01089');
    expect(table.villain).toMatchObject({ damage: 6, statuses: [] });
  });
  scenario(
    'does not stun the next stage of a villain it has defeated',
    cap({ hand: ['03004', ...cards(3)] }, { villain: { card: RHINO, damage: 10 }, stages: ['01095'] }),
    table => {
      table.pick('03004').pay(...cards(3));
      expect(table.villain).toMatchObject({ card: '01095', damage: 0, statuses: [] });
    },
  );
});

describe('Heroic Strike at an enemy that can take no damage', () => {
  const strikes = (robot: Hero['minions'], hand = cards(3)) => cap({ hand: ['03004', ...hand], minions: robot ?? [] });
  scenario('stuns it, paid with physical', strikes([ROBOT]), table => {
    table
      .pick('03004')
      .pay(...cards(3))
      .asks(0, 'enemy', [RHINO, ROBOT])
      .pick(ROBOT);
    expect(table.card(ROBOT)).toMatchObject({ damage: 0, statuses: ['stunned'] });
    expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
  });
  scenario('would do nothing to it, paid otherwise', strikes([ROBOT], ['01088', '01089']), table => {
    table.pick('03004').pay('01088', '01089');
    expect(table.card(ROBOT)).toMatchObject({ damage: 0, statuses: [] });
    expect(table.villain.damage).toBe(6);
  });
  scenario('would do nothing to one that is stunned', strikes([{ card: ROBOT, status: ['stunned'] }]), table => {
    table.pick('03004').pay(...cards(3));
    expect(table.villain).toMatchObject({ damage: 6, statuses: ['stunned'] });
  });
});

describe('Shield Block', () => {
  scenario('exhausts the shield and prevents all damage', attacked({ hand: ['03005'], play: [SHIELD] }), table => {
    table.pass().pick('03005');
    expect(table.card(SHIELD).exhausted).toBe(true);
    expect(table.identity().damage).toBe(0);
    // He has defended, and retaliates.
    expect(table.villain.damage).toBe(1);
  });
  for (const [name, play] of [
    ['an exhausted shield', [{ card: SHIELD, exhausted: true }]],
    ['no shield', []],
  ] as const)
    scenario(`is not there with ${name}`, attacked({ hand: ['03005'], play: [...play] }), table => {
      table.pass();
      expect(table.identity().damage).toBe(2);
    });
});

describe('Shield Toss', () => {
  const toss = (more: Hero = {}): Layout =>
    cap({ hand: ['03006', ...cards(3)], play: [SHIELD], minions: [BOMBER, MERCENARY], ...more });
  scenario(
    'throws the shield at as many enemies as cards were discarded',
    toss({ minions: [BOMBER, BOMBER] }),
    table => {
      table.pick('03006').pick(CARD, CARD).pick(RHINO, BOMBER);
      expect(table.villain.damage).toBe(4);
      expect(table.minions()).toEqual([BOMBER]);
      expect(table.zone(0, 'hand').sort()).toEqual([SHIELD, CARD]);
      expect(table.zone(0, 'discard')).toEqual(expect.arrayContaining(['03006', CARD, CARD]));
    },
  );
  scenario('not at the villain past a guard', toss(), table => {
    table.pick('03006').pick(CARD).asks(0, 'enemies', [BOMBER, MERCENARY]).pick(MERCENARY);
    expect(table.minions()).toEqual([BOMBER]);
    expect(table.villain.damage).toBe(0);
  });
  scenario('discards no more cards than there are enemies', toss({ minions: [] }), table => {
    table.pick('03006').pick(CARD);
    expect(table.villain.damage).toBe(4);
    expect(table.zone(0, 'hand').sort()).toEqual([SHIELD, CARD, CARD]);
  });
  for (const [name, more, why] of [
    ['a shield in play', { play: [] }, 'unable-there'],
    ['a card besides', { hand: ['03006'] }, 'unable-hand'],
    ['the hero form', { identity: STEVE }, 'why-hero'],
  ] as const)
    scenario(`needs ${name}`, toss(more as Hero), table => {
      expect(table.refused).toMatchObject({ '03006': why });
    });
});

describe("Steve's Apartment", () => {
  scenario('draws a card and heals 1', steve({ damage: 3, play: ['03007'] }), table => {
    table.pick('03007.0');
    expect(table.zone(0, 'hand')).toEqual([CARD]);
    expect(table.identity().damage).toBe(2);
    expect(table.card('03007').exhausted).toBe(true);
  });
  scenario('draws where nothing is to heal', steve({ play: ['03007'] }), table => {
    table.pick('03007.0');
    expect(table.zone(0, 'hand')).toEqual([CARD]);
  });
  scenario('is no place for a hero', cap({ play: ['03007'] }), table => {
    expect(table.refused).toMatchObject({ '03007.0': 'why-alter-ego' });
  });
});

describe("Captain America's Helmet", () => {
  scenario(
    'leaves him with 1 hit point and goes, though he is alone',
    attacked({ damage: 10, play: ['03008'] }),
    table => {
      table.pass().pick('03008.0');
      expect(table.identity()).toMatchObject({ card: CAP, damage: 10 });
      expect(table.zone(0, 'discard')).toEqual(['03008']);
      expect(table.ended).toBeNull();
      // Nothing is healed: the 2 damage had taken more than he had left.
      const ids = table.log.map(({ id }) => id);
      expect(ids.slice(ids.indexOf('log-damage'))).toContain('log-left-at');
      expect(ids).not.toContain('log-heal');
    },
  );
  scenario('need not: then he is out', attacked({ damage: 10, play: ['03008'] }), table => {
    table.pass().pass();
    expect(table.ended).toBe('lost');
  });
  scenario(
    'leaves others to themselves',
    attacked({ damage: 10, play: ['03008'] }, [{ identity: '01029a', damage: 8 }]),
    table => {
      table.pass().pass().pick('03008.0');
      expect(table.identity(0).damage).toBe(10);
      expect(table.identity(1).damage).toBe(8);
    },
  );
  scenario(
    'is of no use to Steve Rogers',
    {
      step: 'reveal',
      until: 'over',
      heroes: [{ identity: STEVE, damage: 10, play: ['03008'], dealt: ['03027'] }],
      encounter: { deck: ['03026', ...Array.from({ length: 9 }, () => 'T-blank')] },
    },
    table => {
      expect(table.ended).toBe('lost');
    },
  );
});

describe("Captain America's Shield", () => {
  scenario('gives 1 DEF and retaliate 1', attacked({ play: [SHIELD] }), table => {
    table.pick(CAP);
    expect(table.identity().damage).toBe(0);
    expect(table.villain.damage).toBe(1);
  });
  scenario('gives an ally nothing', attacked({ play: [SHIELD, FALCON] }), table => {
    table.pick(FALCON);
    expect(table.card(FALCON).damage).toBe(2);
    expect(table.villain.damage).toBe(0);
  });
  scenario(
    'is restricted: the third such card is not played (W1-302)',
    cap({ hand: [SHIELD, CARD], play: ['06009', '06019'] }),
    table => {
      expect(table.refused).toMatchObject({ [SHIELD]: 'why-restricted' });
    },
  );
  scenario('the second is', cap({ hand: [SHIELD, CARD], play: ['06019'] }), table => {
    table.pick(SHIELD).pay(CARD);
    expect(table.maybe(SHIELD)).toBeDefined();
  });
});

scenario(
  'Super-Soldier Serum pays a physical, in either form, once',
  steve({ hand: ['03009'], play: ['03010'] }),
  table => {
    table.pick(SHIELD).pay('03010');
    expect(table.card('03010').exhausted).toBe(true);
    expect(table.maybe(SHIELD)).toBeDefined();
  },
);

describe('allies and supports of Captain America’s pack', () => {
  const comes = (card: string, cost: number, more: Hero = {}, layout: Layout = {}): Layout =>
    cap({ hand: [card, ...cards(cost)], ...more }, layout);

  scenario(
    'Falcon looks at three encounter cards: 1 threat off a scheme for each treachery (W1-304)',
    comes(FALCON, 4, {}, { ...schemeWith(5), encounter: { deck: ['01186', BOMBER, '01187', '01186'] } }),
    table => {
      table
        .pick(FALCON)
        .pay(...cards(4))
        .pick(`${FALCON}.0`);
      expect(table.scheme.threat).toBe(3);
      expect(table.state.encounter.deck.map(({ card }) => card).reverse()).toEqual(['01186', BOMBER, '01187', '01186']);
      expect(table.logged('log-look-encounters')).toHaveLength(1);
    },
  );
  scenario(
    'Falcon may spread it over schemes',
    comes(
      FALCON,
      4,
      {},
      {
        ...schemeWith(5),
        sideSchemes: [{ card: SCARE, threat: 2 }],
        encounter: { deck: ['01186', '01186', BOMBER] },
      },
    ),
    table => {
      table
        .pick(FALCON)
        .pay(...cards(4))
        .pick(`${FALCON}.0`)
        .pick(SCARE)
        .pick('01097b');
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([4, 1]);
    },
  );
  scenario('Squirrel Girl: 1 damage to each enemy', comes('03013', 2, { minions: [BOMBER] }), table => {
    table
      .pick('03013')
      .pay(...cards(2))
      .pick('03013.0');
    expect([table.villain.damage, table.card(BOMBER).damage, table.identity().damage]).toEqual([1, 1, 0]);
  });
  scenario('Wonder Man attacks for a card', cap({ play: ['03014'], hand: cards(1) }), table => {
    table.pick('03014.attack');
    expect(table.villain.damage).toBe(3);
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.card('03014')).toMatchObject({ damage: 1, exhausted: true });
  });
  scenario('Wonder Man cannot without, but thwarts and defends', cap({ play: ['03014'] }, schemeWith(4)), table => {
    expect(table.refused).toMatchObject({ '03014.attack': 'unable-hand' });
    table.pick('03014.thwart');
    expect(table.scheme.threat).toBe(3);
  });
  scenario(
    'Wonder Man pays where a stun is shed, too (W1-301)',
    cap({ play: [{ card: '03014', status: ['stunned'] }], hand: cards(1) }),
    table => {
      table.pick('03014.attack');
      expect(table.villain.damage).toBe(0);
      expect(table.card('03014').statuses).toEqual([]);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );

  const assembled: Hero = {
    hand: ['03015', ...cards(4)],
    exhausted: true,
    play: [
      { card: FALCON, exhausted: true },
      { card: '03002', exhausted: true },
    ],
  };
  scenario(
    'Avengers Assemble! readies one’s Avengers, and makes all Avengers stronger',
    { heroes: [{ identity: CAP, ...assembled }, { identity: '01029a' }, { identity: '01019b' }] },
    table => {
      table.pick('03015').pay(...cards(4));
      expect([table.identity().exhausted, table.card(FALCON).exhausted, table.card('03002').exhausted]).toEqual([
        false,
        false,
        true,
      ]);
      table.pick(`${CAP}.attack`).pick(`${FALCON}.attack`);
      expect(table.villain.damage).toBe(3 + 3);
    },
  );
  scenario(
    'Avengers Assemble! once a round, whoever plays it (W1-303)',
    {
      heroes: [
        { identity: CAP, ...assembled },
        { identity: '01029a', played: ['03015'] },
      ],
    },
    table => {
      expect(table.refused).toMatchObject({ '03015': 'why-max-round' });
    },
  );
  scenario(
    'Strength In Numbers draws for each ally exhausted',
    cap({ hand: ['03017'], play: [FALCON, '03002', { card: '03013', exhausted: true }] }),
    table => {
      table.pick('03017').pick(FALCON, '03002');
      expect(table.zone(0, 'hand')).toHaveLength(2);
      expect([table.card(FALCON).exhausted, table.card('03002').exhausted]).toEqual([true, true]);
    },
  );
  scenario('Strength In Numbers needs an ally', steve({ hand: ['03017'] }), table => {
    expect(table.refused).toMatchObject({ '03017': 'unable-none' });
  });
  scenario(
    'Strength In Numbers needs a ready ally',
    steve({ hand: ['03017'], play: [{ card: FALCON, exhausted: true }] }),
    table => {
      expect(table.refused).toMatchObject({ '03017': 'why-exhausted' });
    },
  );
});

describe('Quinjet', () => {
  scenario(
    'gets a counter as its player’s turn begins',
    {
      step: 'end of round',
      until: 'over',
      heroes: [
        { identity: CAP, play: ['03019'] },
        { identity: '01001b', play: ['03019'] },
      ],
      first: 1,
    },
    table => {
      table.pick('03019.0');
      expect(table.inPlay(one => one.card === '03019' && one.counters === 1)).toHaveLength(1);
      expect(table.state.play.find(({ card, counters }) => card === '03019' && counters === 1)?.controller).toBe(0);
      table.end().pick('03019.0');
      expect(table.inPlay(one => one.card === '03019' && one.counters === 1)).toHaveLength(2);
      table.leave(0).leave(1);
    },
  );
  const jet = (counters: number): Layout =>
    cap({ hand: ['03013', FALCON, '03002'], play: [{ card: '03019', counters }] });
  scenario('brings an Avenger that costs no more than its counters, and is gone', jet(2), table => {
    table.pick('03019.1').pass();
    expect(table.maybe('03013')).toBeDefined();
    expect(table.zone(0, 'hand')).toEqual([FALCON, '03002']);
    expect(table.zone(0, 'discard')).toEqual(['03019']);
    expect(table.state.players[0]?.played).toEqual([]);
  });
  scenario('of one’s choice', jet(4), table => {
    table.pick('03019.1').asks(0, 'search', ['03013', FALCON]).pick(FALCON).pass();
    expect(table.maybe(FALCON)).toBeDefined();
  });
  scenario('not without enough', jet(1), table => {
    expect(table.refused).toMatchObject({ '03019.1': 'unable-none' });
  });
});

describe('Avengers Tower', () => {
  const three = [FALCON, '03013', '03014'];
  scenario(
    'holds a fourth ally where all are Avengers',
    cap({ hand: ['01066', ...cards(3)], play: ['03024', ...three] }),
    table => {
      table.pick('01066').pay(...cards(3));
      expect(table.inPlay(one => [...three, '01066'].includes(one.card))).toHaveLength(4);
    },
  );
  scenario('not with one who is none', cap({ hand: ['03002', ...cards(3)], play: ['03024', ...three] }), table => {
    table
      .pick('03002')
      .pay(...cards(3))
      .asks(0, 'ally limit', [...three, '03002'])
      .pick('03002');
    expect(table.zone(0, 'discard')).toContain('03002');
  });
  scenario(
    'an honorary one counts',
    cap({
      hand: ['01066', ...cards(3)],
      play: ['03024', FALCON, '03013', { card: '01058', attached: ['03025'] }],
    }),
    table => {
      table.pick('01066').pay(...cards(3));
      expect(table.inPlay(one => [FALCON, '03013', '01058', '01066'].includes(one.card))).toHaveLength(4);
    },
  );
  scenario(
    'makes the next Avenger cheaper, whoever plays it',
    {
      heroes: [{ identity: CAP, hand: ['03002', '03013', CARD], play: ['03024'] }],
    },
    table => {
      table.pick('03024.0');
      expect(table.refused).toMatchObject({ '03002': 'why-resources' });
      table.pick('03013').pay(CARD).pass();
      expect(table.maybe('03013')).toBeDefined();
      expect(table.state.lasting).toEqual([]);
    },
  );
});

scenario(
  'Avengers Tower: who plays it pays less (W1-308)',
  {
    until: 'over',
    heroes: [
      { identity: CAP, play: ['03024'] },
      { identity: '01019a', hand: ['03013', CARD] },
    ],
  },
  table => {
    table.pick('03024.0').end().pick('03013').pay(CARD).pass();
    expect(table.card('03013').controller).toBe(1);
    table.leave(0).leave(1);
  },
);

describe('Honorary Avenger', () => {
  scenario(
    'gives a friend 1 hit point and the trait',
    cap({ hand: ['03025'], play: ['03002', '03015'].slice(0, 1) }),
    table => {
      table.pick('03025').pick('03002');
      expect(table.card('03025').host).toBe(table.card('03002').id);
    },
  );
  scenario('is for those whose identity is one', steve({ hand: ['03025'] }), table => {
    expect(table.refused).toMatchObject({ '03025': 'why-needs' });
  });
  scenario(
    'once each',
    cap({ hand: ['03025'], attached: ['03025'], play: [{ card: '03002', attached: ['03025'] }] }),
    table => {
      expect(table.refused).toMatchObject({ '03025': 'why-host' });
    },
  );
  scenario(
    'lost, it may be the last hit point that goes',
    attacked({ play: [{ card: '03002', damage: 3, attached: ['03025'] }] }),
    table => {
      expect(table.maybe('03002')).toBeDefined();
      table.pass();
      expect(table.maybe('03002')?.damage).toBe(3);
    },
  );
});

describe('cards of other aspects in Captain America’s pack', () => {
  scenario(
    'Enraged: +2 ATK, and 1 damage more after attacking',
    cap({ play: [{ card: FALCON, attached: ['03031'] }] }),
    table => {
      table.pick(`${FALCON}.attack`);
      expect(table.villain.damage).toBe(4);
      expect(table.card(FALCON).damage).toBe(2);
    },
  );
  scenario(
    'Enraged does not hurt after thwarting',
    cap({ play: [{ card: FALCON, attached: ['03031'] }] }, schemeWith(4)),
    table => {
      table.pick(`${FALCON}.thwart`);
      expect(table.card(FALCON).damage).toBe(1);
    },
  );
  scenario(
    'Enraged is for an ally, one each',
    cap({ hand: ['03031', CARD], play: [{ card: FALCON, attached: ['03031'] }] }),
    table => {
      expect(table.refused).toMatchObject({ '03031': 'why-host' });
    },
  );
  scenario(
    'Followed: 4 damage to an enemy when its scheme is defeated',
    cap({}, { sideSchemes: [{ card: SCARE, threat: 2, attached: [{ card: '03032', owner: 0, controller: 0 }] }] }),
    table => {
      table.pick(`${CAP}.thwart`).pick('03032.0');
      expect(table.villain.damage).toBe(4);
      expect(table.zone(0, 'discard')).toEqual(['03032']);
    },
  );
  scenario(
    'Followed waits for its own scheme',
    cap(
      {},
      {
        sideSchemes: [
          { card: SCARE, threat: 2, attached: [{ card: '03032', owner: 0, controller: 0 }] },
          { card: '01107', threat: 2 },
        ],
      },
    ),
    table => {
      table.pick(`${CAP}.thwart`).pick('01107');
      expect(table.villain.damage).toBe(0);
      expect(table.maybe('03032')).toBeDefined();
    },
  );
  scenario('Followed is attached to a side scheme', cap({ hand: ['03032', CARD] }), table => {
    expect(table.refused).toMatchObject({ '03032': 'why-host' });
  });
  scenario(
    'Expert Defense: +3 DEF for this attack',
    { ...attacked({ hand: ['03033'] }), villain: { card: '01096' } },
    table => {
      table.pick(CAP).pick('03033');
      expect(table.identity().damage).toBe(0);
    },
  );
  scenario('Expert Defense is for a hero who defends', attacked({ hand: ['03033'] }), table => {
    table.pass();
    expect(table.identity().damage).toBe(2);
    expect(table.zone(0, 'hand')).toEqual(['03033']);
  });
  for (const [card, type] of [
    ['03034', 'mental'],
    ['05024', 'energy'],
    ['06034', 'physical'],
  ] as const) {
    scenario(
      `${card} pays ${type} as a hero and goes with its last counter`,
      cap({ hand: [SHIELD], play: [{ card, counters: 1 }] }),
      table => {
        table.pick(SHIELD).pay(card);
        expect(table.zone(0, 'discard')).toEqual([card]);
      },
    );
    scenario(
      `${card} stays while counters are left, and is no use as an alter-ego`,
      steve({ hand: [SHIELD], play: [{ card, counters: 2 }] }),
      table => {
        expect(table.refused).toMatchObject({ [SHIELD]: 'why-resources' });
      },
    );
  }
});
