import { describe, expect } from 'vitest';
import { CARD, type Hero, type Layout, scenario } from '../table.js';
import { BOMBER, CROWD, cards, IRON_MAN, MARVEL, MERCENARY, RHINO, SCARE, SPIDER, schemeWith, TONY } from './kin.js';

const tony = (more: Hero = {}): Layout => ({ heroes: [{ identity: TONY, ...more }] });
const iron = (more: Hero = {}): Layout => ({ heroes: [{ identity: IRON_MAN, ...more }] });
/** Boots that have been used: Iron Man flies until the phase ends. */
const flies = (table: { pick(...keys: string[]): { pay(...cards: string[]): unknown } }): void => {
  table.pick('01039.0').pay('01089');
};

describe('the hand size of Iron Man', () => {
  const drawn = (identity: string, play: readonly string[]): Layout => ({
    heroes: [{ identity, play }],
    step: 'end of turns',
  });
  for (const [name, identity, play, size] of [
    ['is 1', IRON_MAN, [], 1],
    ['is 1 more per Tech upgrade', IRON_MAN, ['01035', '01036', '01038'], 4],
    ['does not grow with other upgrades or supports', IRON_MAN, ['01035', '01057', '01034'], 2],
    ['is 7 at most', IRON_MAN, ['01035', '01036', '01037', '01038', '01038', '01039', '01039'], 7],
    ['is 6 as Tony Stark, whatever he has', TONY, ['01035'], 6],
  ] as const)
    scenario(name, drawn(identity, play), table => {
      expect(table.zone(0, 'hand')).toHaveLength(size);
    });
});

describe('Futurist', () => {
  scenario(
    'takes one of the top three and discards the others, once a round',
    tony({ deck: ['01030', '01031', '01032', CARD] }),
    table => {
      table.pick(`${TONY}.0`).asks(0, 'search', ['01030', '01031', '01032']).pick('01031');
      expect(table.zone(0, 'hand')).toEqual(['01031']);
      expect([...table.zone(0, 'discard')].sort()).toEqual(['01030', '01032']);
      expect(table.zone(0, 'deck')).toEqual([CARD]);
      expect(table.refused).toMatchObject({ [`${TONY}.0`]: 'why-limit' });
    },
  );
  scenario('looks at as many as there are', tony({ deck: ['01030', '01031'] }), table => {
    table.pick(`${TONY}.0`).asks(0, 'search', ['01030', '01031']).pick('01030');
    expect(table.zone(0, 'hand')).toEqual(['01030']);
    // The other made the new deck.
    expect(table.zone(0, 'deck')).toEqual(['01031']);
    expect(table.zone(0, 'dealt')).toHaveLength(1);
  });
  scenario('is not there for Iron Man', iron(), table => {
    expect(table.offered()).not.toContain(`${IRON_MAN}.0`);
  });
});

describe('War Machine', () => {
  const machine = (more: object = {}): Layout => ({
    heroes: [{ identity: IRON_MAN, play: [{ card: '01030', ...more }], minions: [MERCENARY] }, { minions: [BOMBER] }],
  });
  scenario('exhausts and takes 2: 1 damage to every enemy', machine(), table => {
    table.pick('01030.0');
    expect(table.card('01030')).toMatchObject({ damage: 2, exhausted: true });
    expect([table.villain.damage, table.card(MERCENARY).damage, table.card(BOMBER).damage]).toEqual([1, 1, 1]);
    expect(table.identity().damage).toBe(0);
  });
  scenario('may fall for it', machine({ damage: 3 }), table => {
    table.pick('01030.0');
    expect(table.maybe('01030')).toBeUndefined();
    expect(table.villain.damage).toBe(1);
  });
  scenario('may keep it off with a tough card', machine({ status: ['tough'] }), table => {
    table.pick('01030.0');
    expect(table.card('01030')).toMatchObject({ damage: 0, statuses: [] });
    expect(table.villain.damage).toBe(1);
  });
  scenario('cannot while exhausted', machine({ exhausted: true }), table => {
    expect(table.refused).toMatchObject({ '01030.0': 'why-exhausted' });
  });
});

describe('Repulsor Blast', () => {
  scenario(
    'counts icons, not cards, and no wild ones',
    iron({ hand: ['01031', CARD], deck: ['01014', '01088', '01044', CARD, CARD, CARD], minions: [BOMBER] }),
    table => {
      table.pick('01031').pay(CARD).asks(0, 'enemy').pick(RHINO);
      expect([table.villain.damage, table.card(BOMBER).damage]).toEqual([1 + 2 * 5, 0]);
      expect(table.zone(0, 'deck')).toEqual([CARD]);
    },
  );
  scenario('stunned, nothing is discarded', iron({ hand: ['01031', CARD], status: ['stunned'] }), table => {
    table.pick('01031').pay(CARD);
    expect(table.zone(0, 'deck')).toHaveLength(12);
    expect(table.villain.damage).toBe(0);
  });
  scenario('is not for Tony Stark', tony({ hand: ['01031', CARD] }), table => {
    expect(table.refused).toMatchObject({ '01031': 'why-hero' });
  });
});

describe('Supersonic Punch', () => {
  scenario(
    'deals 8 in flight',
    iron({ hand: ['01032', '01089', ...cards(2)], play: ['01039'], minions: [BOMBER] }),
    table => {
      flies(table);
      table
        .pick('01032')
        .pay(...cards(2))
        .pick(RHINO);
      expect([table.villain.damage, table.card(BOMBER).damage]).toEqual([8, 0]);
    },
  );
});

describe('Pepper Potts', () => {
  const pepper = (top: string, hand: readonly string[]): Layout =>
    iron({ hand, discard: [top, '01044'], play: ['01033'] });
  scenario('gives what the top card of the pile prints', pepper('01088', ['01032']), table => {
    table.pick('01032').pay('01033');
    expect(table.villain.damage).toBe(4);
    expect(table.card('01033').exhausted).toBe(true);
    expect(table.zone(0, 'discard')).toEqual(['01032', '01088', '01044']);
  });
  scenario('gives it in its type', iron({ discard: ['01088'], play: ['01033', '01039'] }), table => {
    expect(table.refused).toMatchObject({ '01039.0': 'why-resources' });
  });
  scenario(
    'CH-C6: a card discarded for the same cost is not the one she copies',
    pepper('01090', ['01054', '01089', CARD]),
    table => {
      table.pick('01054').pay(CARD, '01033');
      expect(table.villain.damage).toBe(5);
      expect(table.zone(0, 'hand')).toEqual(['01089']);
    },
  );
  const lockjaw = (discard: readonly string[], hand: readonly string[], others: Hero[] = []): Layout => ({
    heroes: [{ identity: IRON_MAN, hand, discard, play: ['01033'] }, ...others],
  });
  scenario(
    'W1-313: Lockjaw played from the pile is not the card she copies, but the one below him',
    lockjaw(['05018', '01090', CARD], ['01088']),
    table => {
      table.pick('05018').pay('01088', '01033');
      expect(table.card('05018').controller).toBe(0);
      expect(table.card('01033').exhausted).toBe(true);
      expect(table.zone(0, 'discard')).toEqual(['01088', '01090', CARD]);
    },
  );
  scenario('W1-313: with nothing below him she gives nothing', lockjaw(['05018'], ['01088', CARD]), table => {
    expect(table.refused).toMatchObject({ '05018': 'why-resources' });
  });
  scenario('W1-313: with nothing below him she does not even offer herself', lockjaw(['05018'], cards(4)), table => {
    table.pick('05018');
    expect(table.options).toEqual(cards(4));
    table.pay(...cards(4));
  });
  scenario(
    'W1-313: she copies Lockjaw for another card',
    lockjaw(['05018', '01088'], ['01054', ...cards(2)]),
    table => {
      table.pick('01054').pay(...cards(2), '01033');
      expect(table.villain.damage).toBe(5);
      expect(table.zone(0, 'discard')).toEqual(['01054', ...cards(2), '05018', '01088']);
    },
  );
  scenario(
    'Lockjaw below the top leaves her what she copies; the pile of another player stays as it is',
    lockjaw(['01090', '05018'], ['01088'], [{ identity: SPIDER, discard: ['05018'] }]),
    table => {
      table.pick('05018').pay('01088', '01033');
      expect(table.zone(0, 'discard')).toEqual(['01088', '01090']);
      expect(table.zone(1, 'discard')).toEqual(['05018']);
    },
  );
  scenario('gives nothing from an empty pile', iron({ hand: ['01038', CARD], play: ['01033'] }), table => {
    expect(table.refused).toMatchObject({ '01038': 'why-resources' });
  });
  scenario(
    'works as Tony Stark too, and once until she is ready',
    tony({ hand: ['01038', '01034', CARD], discard: ['01088'], play: ['01033'] }),
    table => {
      table.pick('01038').pay('01033');
      expect(table.maybe('01038')).toBeDefined();
      expect(table.refused).toMatchObject({ '01034': 'why-resources' });
    },
  );
  scenario(
    'gives a wild resource as the type that is asked for',
    iron({ exhausted: true, discard: ['01044'], play: ['01033', '01093'] }),
    table => {
      table.pick('01093.0').pay('01033=physical');
      expect(table.identity().exhausted).toBe(false);
    },
  );
});

describe('Stark Tower', () => {
  scenario(
    'takes back the topmost Tech upgrade; others above it are in nobody’s way',
    tony({ discard: ['01057', '01031', '01038', '01039'], play: ['01034'] }),
    table => {
      table.pick('01034.0');
      expect(table.zone(0, 'hand')).toEqual(['01038']);
      expect(table.zone(0, 'discard')).toEqual(['01057', '01031', '01039']);
      expect(table.card('01034').exhausted).toBe(true);
    },
  );
  scenario(
    'may help another player, to their own hand',
    {
      heroes: [
        { identity: TONY, discard: ['01038'], play: ['01034'] },
        { identity: MARVEL, discard: ['01018', '01016'] },
      ],
    },
    table => {
      table.pick('01034.0').asks(0, 'player', ['s0', 's1']).pick('s1');
      expect([table.zone(0, 'hand'), table.zone(1, 'hand')]).toEqual([[], ['01016']]);
    },
  );
  scenario(
    'finds nothing where no Tech upgrade lies',
    tony({ discard: ['01057', '01031'], play: ['01034'] }),
    table => {
      expect(table.refused).toMatchObject({ '01034.0': 'unable-take' });
    },
  );
  scenario('is not for Iron Man', iron({ discard: ['01038'], play: ['01034'] }), table => {
    expect(table.refused).toMatchObject({ '01034.0': 'why-alter-ego' });
  });
});

describe('Arc Reactor', () => {
  scenario(
    'readies Iron Man and exhausts',
    iron({ exhausted: true, play: ['01035', { card: '01030', exhausted: true }] }),
    table => {
      table.pick('01035.0');
      expect([table.identity().exhausted, table.card('01035').exhausted, table.card('01030').exhausted]).toEqual([
        false,
        true,
        true,
      ]);
    },
  );
  scenario('has nothing to do where he is ready', iron({ play: ['01035'] }), table => {
    expect(table.refused).toMatchObject({ '01035.0': 'unable-ready' });
  });
  scenario('is not for Tony Stark', tony({ exhausted: true, play: ['01035'] }), table => {
    expect(table.refused).toMatchObject({ '01035.0': 'why-hero' });
  });
});

describe('hit points of the armor', () => {
  scenario(
    'Mark V Armor: 6 more, hurt as he is, in either form',
    tony({ damage: 8, hand: ['01036', ...cards(3)] }),
    table => {
      table
        .pick('01036')
        .pay(...cards(3))
        .pick('form');
      expect(table.identity().damage).toBe(8);
      expect(table.state.outcome).toBeNull();
    },
  );
  scenario(
    'Mark V Armor: without it what was too much is lethal',
    { ...tony({ damage: 9, play: ['01036'], dealt: ['01188'] }), step: 'reveal', until: 'over' },
    table => {
      expect(table.ended).toBe('lost');
    },
  );
  scenario(
    'Rocket Boots: 1 more each',
    { ...iron({ damage: 9, play: ['01039', '01039'] }), step: 'villain activates', until: 'over' },
    table => {
      // 9 + 2 hit points: 9 damage is not lethal, 2 more are.
      expect(table.identity().damage).toBe(9);
      table.asks(0, 'defend').pass();
      expect(table.ended).toBe('lost');
    },
  );
  scenario(
    'they are no other player’s',
    {
      heroes: [
        { identity: SPIDER, damage: 9 },
        { identity: IRON_MAN, play: ['01036'] },
      ],
      step: 'villain activates',
    },
    table => {
      table.pass().asks(0, 'defend').pass().asks(1, 'defend another').pass();
      expect(table.state.players[0]?.eliminated).toBe(true);
    },
  );
});

describe('Mark V Helmet', () => {
  const threats = { ...schemeWith(4), sideSchemes: [{ card: SCARE, threat: 3 }] };
  scenario('takes 1 off a scheme of his choice', { ...iron({ play: ['01037'] }), ...threats }, table => {
    table.pick('01037.0').asks(0, 'scheme', ['01097b', SCARE]).pick(SCARE);
    expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([4, 2]);
    expect(table.card('01037').exhausted).toBe(true);
  });
  scenario(
    'takes 1 off every scheme in flight',
    { ...iron({ hand: ['01089'], play: ['01037', '01039'] }), ...threats },
    table => {
      flies(table);
      table.pick('01037.0');
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([3, 2]);
    },
  );
  scenario(
    'passes over what a crisis protects',
    {
      ...iron({ hand: ['01089'], play: ['01037', '01039'] }),
      ...schemeWith(4),
      sideSchemes: [{ card: CROWD, threat: 1 }],
    },
    table => {
      flies(table);
      table.pick('01037.0');
      // All at once: the crisis was still there.
      expect(table.scheme.threat).toBe(4);
      expect(table.maybe(CROWD)).toBeUndefined();
    },
  );
  scenario(
    'confused, he sheds that, and it is exhausted all the same',
    { ...iron({ status: ['confused'], play: ['01037'] }), ...threats },
    table => {
      table.pick('01037.0');
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([4, 3]);
      expect(table.identity().statuses).toEqual([]);
      expect(table.card('01037').exhausted).toBe(true);
    },
  );
  scenario('is not for Tony Stark', { ...tony({ play: ['01037'] }), ...threats }, table => {
    expect(table.refused).toMatchObject({ '01037.0': 'why-hero' });
  });
});

describe('Powered Gauntlets', () => {
  scenario(
    'deal 1 to an enemy of his choice and exhaust',
    iron({ play: ['01038', '01038'], minions: [BOMBER] }),
    table => {
      table.pick('01038.0').asks(0, 'enemy').pick(RHINO);
      expect([table.villain.damage, table.card(BOMBER).damage]).toEqual([1, 0]);
      // The other pair is ready.
      table.pick('01038.0').pick(RHINO);
      expect(table.villain.damage).toBe(2);
      expect(table.refused).toMatchObject({ '01038.0': 'why-exhausted' });
    },
  );
  scenario('deal 2 in flight', iron({ hand: ['01089'], play: ['01038', '01039'] }), table => {
    flies(table);
    table.pick('01038.0');
    expect(table.villain.damage).toBe(2);
  });
  scenario(
    'attack: a guard is in the way, a stun is shed',
    iron({ status: ['stunned'], play: ['01038'], minions: [MERCENARY] }),
    table => {
      table.pick('01038.0');
      expect(table.identity().statuses).toEqual([]);
      expect([table.villain.damage, table.card(MERCENARY).damage]).toEqual([0, 0]);
    },
  );
  scenario('are not for Tony Stark', tony({ play: ['01038'] }), table => {
    expect(table.refused).toMatchObject({ '01038.0': 'why-hero' });
  });
});

describe('Rocket Boots', () => {
  scenario('need a mental resource', iron({ hand: ['01088'], play: ['01039'] }), table => {
    expect(table.refused).toMatchObject({ '01039.0': 'why-resources' });
  });
  scenario('are not for Tony Stark', tony({ hand: ['01089'], play: ['01039'] }), table => {
    expect(table.refused).toMatchObject({ '01039.0': 'why-hero' });
  });
  scenario(
    'the flight ends with the phase',
    { ...iron({ hand: ['01089'], play: ['01039'] }), until: 'villain activates' },
    table => {
      flies(table);
      expect(table.state.lasting).toMatchObject([{ trait: 'Aerial', of: { seat: 0 }, until: 'phase' }]);
      table.end();
      expect(table.state.lasting).toEqual([]);
    },
  );
  scenario(
    'another player does not fly with him',
    {
      heroes: [
        { identity: IRON_MAN, hand: ['01089'], play: ['01039'] },
        { identity: IRON_MAN, play: ['01038'] },
      ],
      step: { at: 'turn', seat: 0, later: [1] },
      until: 'end of turns',
    },
    table => {
      flies(table);
      table.end().pick('01038.0').end();
      expect(table.villain.damage).toBe(1);
    },
  );
});
