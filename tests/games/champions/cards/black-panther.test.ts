import { describe, expect } from 'vitest';
import { CARD, type Hero, type Layout, scenario } from '../table.js';
import { BOMBER, CROWD, cards, MARVEL, MERCENARY, PANTHER, RHINO, SCARE, schemeWith, TCHALLA } from './kin.js';

const FOREVER = '01043a';
const panther = (more: Hero = {}): Layout => ({ heroes: [{ identity: PANTHER, ...more }] });
const tchalla = (more: Hero = {}): Layout => ({ heroes: [{ identity: TCHALLA, ...more }] });
/** Wakanda Forever! in hand, and these in play. */
const forever = (play: readonly string[], more: Hero = {}): Layout => panther({ hand: [FOREVER, CARD], play, ...more });

describe('Black Panther', () => {
  scenario(
    'strikes back at a minion too, undefended',
    { ...panther({ minions: [MERCENARY] }), step: 'minions activate' },
    table => {
      table.asks(0, 'defend').pass();
      expect([table.identity().damage, table.card(MERCENARY).damage, table.villain.damage]).toEqual([1, 1, 0]);
    },
  );
  scenario("not as T'Challa, who is schemed against", { ...tchalla(), step: 'villain activates' }, table => {
    expect(table.villain.damage).toBe(0);
  });
});

describe('Foresight', () => {
  const opening = { mainScheme: '01097a', schemes: ['01097b'], step: 'opening' } as const;
  scenario(
    'finds a Black Panther upgrade after the mulligan, and shuffles',
    { ...tchalla({ deck: [...cards(7), '01046', '01036', '01049', CARD] }), ...opening, until: 'turn' },
    table => {
      table.asks(0, 'mulligan').pass().asks(0, 'search', ['01046', '01049']).pick('01049');
      expect(table.zone(0, 'hand')).toContain('01049');
      expect(table.zone(0, 'hand')).toHaveLength(7);
    },
  );
  scenario(
    'finds nothing where there is none',
    { ...tchalla({ deck: cards(12) }), ...opening, until: 'turn' },
    table => {
      table.asks(0, 'mulligan').pass();
      expect(table.zone(0, 'hand')).toHaveLength(6);
    },
  );
});

describe('Shuri', () => {
  const hand = ['01041', ...cards(2)];
  scenario(
    'finds an upgrade, any of them, as she enters play',
    panther({ hand, deck: ['01031', '01082', '01045', '01046'] }),
    table => {
      table
        .pick('01041')
        .pay(...cards(2))
        .asks(0, 'response', ['01041.0'])
        .pick('01041')
        .asks(0, 'search', ['01082', '01046'])
        .pick('01082');
      expect(table.zone(0, 'hand')).toEqual(['01082']);
      expect([...table.zone(0, 'deck')].sort()).toEqual(['01031', '01045', '01046']);
    },
  );
  scenario(
    'takes the last card of the deck: it is made anew at once, and an encounter card comes',
    panther({ hand, deck: ['01046'] }),
    table => {
      table
        .pick('01041')
        .pay(...cards(2))
        .pick('01041');
      expect([table.zone(0, 'hand'), table.zone(0, 'discard')]).toEqual([['01046'], []]);
      expect(table.zone(0, 'deck')).toEqual(cards(2));
      expect(table.zone(0, 'dealt')).toHaveLength(1);
    },
  );
  scenario('need not', panther({ hand, deck: ['01046'] }), table => {
    table
      .pick('01041')
      .pay(...cards(2))
      .asks(0, 'response')
      .pass();
    expect(table.zone(0, 'deck')).toEqual(['01046']);
  });
  scenario('finds none in a deck without upgrades', panther({ hand }), table => {
    table
      .pick('01041')
      .pay(...cards(2))
      .pick('01041');
    expect(table.zone(0, 'hand')).toEqual([]);
  });
});

describe('Ancestral Knowledge', () => {
  const knows = (discard: readonly string[]): Layout => tchalla({ hand: ['01042', CARD], discard });
  const used = (table: { pick(...keys: string[]): { pay(...cards: string[]): unknown } }): void => {
    table.pick('01042').pay(CARD);
  };
  scenario(
    'shuffles up to three cards back, never two of one title',
    knows(['01043a', '01043d', '01047', '01048', '01049']),
    table => {
      used(table);
      table.asks(0, 'shuffle in', ['01043a', '01043d', '01047', '01048', '01049', CARD]).pick('01043d');
      table.asks(0, 'shuffle in', ['01047', '01048', '01049', CARD]).pick('01047').pick('01049');
      expect([...table.zone(0, 'discard')].sort()).toEqual(['01042', '01043a', '01048', CARD].sort());
      expect(table.zone(0, 'deck')).toHaveLength(15);
    },
  );
  scenario('takes one at least, and fewer than three if he likes', knows(['01047']), table => {
    used(table);
    table.asks(0, 'shuffle in', ['01047', CARD]).pick('01047').asks(0, 'shuffle in', [CARD]).pass();
    expect(table.zone(0, 'discard')).toEqual(['01042', CARD]);
  });
  scenario('is not for Black Panther', panther({ hand: ['01042', CARD], discard: ['01047'] }), table => {
    expect(table.refused).toMatchObject({ '01042': 'why-alter-ego' });
  });
  scenario('needs a card in the pile', tchalla({ hand: ['01042', CARD] }), table => {
    expect(table.refused).toMatchObject({ '01042': 'unable-pile' });
  });
});

describe('Wakanda Forever!', () => {
  scenario('needs a Black Panther upgrade', forever(['01057', '01045']), table => {
    expect(table.refused).toMatchObject({ [FOREVER]: 'unable-specials' });
  });
  scenario("is not for T'Challa", tchalla({ hand: [FOREVER, CARD], play: ['01047'] }), table => {
    expect(table.refused).toMatchObject({ [FOREVER]: 'why-hero' });
  });
  scenario(
    'resolves every Special in his order, the last one more strongly',
    { ...forever(['01046', '01047', '01048', '01049'], { damage: 5 }), ...schemeWith(5) },
    table => {
      table
        .pick(FOREVER)
        .pay(CARD)
        .asks(0, 'special', ['01046', '01047', '01048', '01049'])
        .pick('01046')
        .pick('01047')
        .pick('01048');
      // Daggers 1, Claws 2, Genius 1, and the Suit last: 2.
      expect(table.villain.damage).toBe(5);
      expect(table.scheme.threat).toBe(4);
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario(
    'leaves another player’s upgrades alone',
    {
      heroes: [
        { identity: PANTHER, hand: [FOREVER, CARD], play: ['01047'] },
        { identity: MARVEL, play: ['01046'] },
      ],
    },
    table => {
      table.pick(FOREVER).pay(CARD);
      expect(table.villain.damage).toBe(4);
    },
  );
  for (const [id, type] of [
    ['01043a', 'energy'],
    ['01043b', 'mental'],
    ['01043c', 'physical'],
    ['01043d', 'wild'],
  ] as const)
    scenario(`${id} pays ${type}, and does the same`, panther({ hand: [id, CARD, id], play: ['01047'] }), table => {
      table.pick(id).pay(CARD);
      expect(table.villain.damage).toBe(4);
      expect(table.zone(0, 'hand')).toEqual([id]);
    });
});

describe('The Golden City', () => {
  scenario("draws 2 for T'Challa and exhausts", tchalla({ play: ['01045'] }), table => {
    table.pick('01045.0');
    expect(table.zone(0, 'hand')).toHaveLength(2);
    expect(table.refused).toMatchObject({ '01045.0': 'why-exhausted' });
  });
  scenario('is not for Black Panther', panther({ play: ['01045'] }), table => {
    expect(table.refused).toMatchObject({ '01045.0': 'why-alter-ego' });
  });
});

describe('Energy Daggers', () => {
  scenario(
    'hit the villain and the enemies engaged with a player of his choice, 2 as the last step',
    {
      heroes: [
        { identity: PANTHER, hand: [FOREVER, CARD], play: ['01046'], minions: ['01102'] },
        { identity: MARVEL, minions: [MERCENARY] },
      ],
    },
    table => {
      table.pick(FOREVER).pay(CARD).asks(0, 'player', ['s0', 's1']).pick('s1');
      expect([table.villain.damage, table.card(MERCENARY).damage, table.card('01102').damage]).toEqual([2, 2, 0]);
    },
  );
  scenario(
    'are no attack: no stun is shed, no guard is in the way',
    forever(['01046'], { status: ['stunned'], minions: [MERCENARY] }),
    table => {
      table.pick(FOREVER).pay(CARD);
      expect([table.villain.damage, table.card(MERCENARY).damage]).toEqual([2, 2]);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
});

describe('Panther Claws', () => {
  scenario(
    'attack: a guard stands before the villain; 4 as the last step',
    forever(['01047'], { minions: [MERCENARY] }),
    table => {
      table.pick(FOREVER).pay(CARD);
      expect(table.villain.damage).toBe(0);
      expect(table.minions()).toEqual([]);
    },
  );
  scenario('deal 2 before another step', { ...forever(['01047', '01048']), ...schemeWith(4) }, table => {
    table.pick(FOREVER).pay(CARD).pick('01047');
    expect([table.villain.damage, table.scheme.threat]).toEqual([2, 2]);
  });
});

describe('Tactical Genius', () => {
  scenario(
    'removes 1, or 2 as the last step, from a scheme of his choice',
    { ...forever(['01048', '01047']), ...schemeWith(4), sideSchemes: [{ card: SCARE, threat: 4 }] },
    table => {
      table.pick(FOREVER).pay(CARD).pick('01048').asks(0, 'scheme').pick(SCARE);
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([4, 3]);
      expect(table.villain.damage).toBe(4);
    },
  );
  scenario(
    'confused, that step only sheds it; the others go on',
    { ...forever(['01048', '01047'], { status: ['confused'] }), ...schemeWith(4) },
    table => {
      table.pick(FOREVER).pay(CARD).pick('01048');
      expect(table.scheme.threat).toBe(4);
      expect(table.identity().statuses).toEqual([]);
      expect(table.villain.damage).toBe(4);
    },
  );
  scenario(
    'goes for the crisis itself where that protects the main scheme',
    { ...forever(['01048', '01047']), ...schemeWith(4), sideSchemes: [{ card: CROWD, threat: 1 }] },
    table => {
      table.pick(FOREVER).pay(CARD).pick('01048');
      expect(table.scheme.threat).toBe(4);
      expect(table.maybe(CROWD)).toBeUndefined();
    },
  );
});

describe('Vibranium Suit', () => {
  scenario(
    'moves 1, or 2 as the last step, to an enemy of his choice',
    forever(['01049'], { damage: 3, minions: [BOMBER] }),
    table => {
      table.pick(FOREVER).pay(CARD).asks(0, 'enemy').pick(RHINO);
      expect([table.identity().damage, table.villain.damage, table.card(BOMBER).damage]).toEqual([1, 2, 0]);
    },
  );
  scenario('moves the 1 there is', forever(['01049'], { damage: 1 }), table => {
    table.pick(FOREVER).pay(CARD);
    expect([table.identity().damage, table.villain.damage]).toEqual([0, 1]);
  });
  scenario(
    'moves nothing onto Killmonger, who by the older reading may be attacked with it',
    {
      ...forever(['01049'], { damage: 3, minions: ['01157'] }),
      profile: { cannotTakeDamageIsInvalidTarget: false },
    },
    table => {
      table.pick(FOREVER).pay(CARD).asks(0, 'enemy', [RHINO, '01157']).pick('01157');
      expect([table.identity().damage, table.card('01157').damage]).toEqual([3, 0]);
    },
  );
  scenario(
    'heals him although the enemy is tough, and that is spent',
    { ...forever(['01049'], { damage: 3 }), villain: { card: RHINO, status: ['tough'] } },
    table => {
      table.pick(FOREVER).pay(CARD);
      expect(table.identity().damage).toBe(1);
      expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
    },
  );
});
