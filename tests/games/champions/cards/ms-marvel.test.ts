import { describe, expect } from 'vitest';
import { BLANK, CARD, type Hero, type Layout, scenario } from '../table.js';
import { BOMBER, cards, MERCENARY, RHINO, SCARE, schemeWith } from './kin.js';

const MS = '05001a';
const KAMALA = '05001b';
const RED_DAGGER = '05002';
const BIG_HANDS = '05003';
const SNEAK_BY = '05004';
const WIGGLE = '05005';
const BRUNO = '05007';
const NOVA = '05012';

const ms = (more: Hero = {}, layout: Layout = {}): Layout => ({ ...layout, heroes: [{ identity: MS, ...more }] });
const kamala = (more: Hero = {}, layout: Layout = {}): Layout => ({
  ...layout,
  heroes: [{ identity: KAMALA, ...more }],
});
const attacked = (more: Hero = {}, layout: Layout = {}): Layout => ({
  step: 'villain activates',
  until: 'minions activate',
  ...ms(more, layout),
});

describe('Morphogenetics', () => {
  scenario('takes an attack back to hand, which is played again', ms({ hand: [BIG_HANDS, ...cards(4)] }), table => {
    table.pick(BIG_HANDS).pay(CARD, CARD).pick(`${MS}.0`);
    expect(table.zone(0, 'hand')).toEqual([CARD, CARD, BIG_HANDS]);
    expect(table.identity().exhausted).toBe(true);
    table.pick(BIG_HANDS).pay(CARD, CARD);
    expect(table.zone(0, 'discard')).toContain(BIG_HANDS);
    expect(table.villain.damage).toBe(8);
  });
  scenario('a thwart', ms({ hand: [SNEAK_BY, CARD, CARD] }, schemeWith(5)), table => {
    table.pick(SNEAK_BY).pay(CARD, CARD).pick(`${MS}.0`);
    expect(table.zone(0, 'hand')).toEqual([SNEAK_BY]);
  });
  scenario('a defense in the middle of an attack', attacked({ hand: [WIGGLE] }), table => {
    table.pass().pick(WIGGLE).pick(`${MS}.0`);
    expect(table.zone(0, 'hand').sort()).toEqual([WIGGLE, CARD].sort());
  });
  scenario('need not', ms({ hand: [BIG_HANDS, CARD, CARD] }), table => {
    table.pick(BIG_HANDS).pay(CARD, CARD).pass();
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  scenario('no other event', ms({ hand: ['05032', CARD] }), table => {
    table.pick('05032').pay(CARD);
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.identity().exhausted).toBe(false);
  });
  scenario('not while she is exhausted', ms({ hand: [BIG_HANDS, CARD, CARD], exhausted: true }), table => {
    table.pick(BIG_HANDS).pay(CARD, CARD);
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  scenario(
    'not what another player plays',
    { heroes: [{ identity: '01001a', hand: ['01087', CARD, CARD] }, { identity: MS }] },
    table => {
      table.pick('01087').pay(CARD, CARD);
      expect(table.identity(1).exhausted).toBe(false);
    },
  );
});

describe('Teen Spirit', () => {
  scenario(
    'discards until a card of her own comes, once a round',
    kamala({ deck: [CARD, '05018', BIG_HANDS, SNEAK_BY] }),
    table => {
      table.pick(`${KAMALA}.0`);
      expect(table.zone(0, 'hand')).toEqual([BIG_HANDS]);
      expect(table.zone(0, 'discard')).toEqual(['05018', CARD]);
      expect(table.zone(0, 'deck')).toEqual([SNEAK_BY]);
      expect(table.refused).toMatchObject({ [`${KAMALA}.0`]: 'why-limit' });
    },
  );
  scenario('where none comes, the deck is shuffled again once', kamala({ deck: [CARD, CARD] }), table => {
    table.pick(`${KAMALA}.0`);
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.zone(0, 'deck')).toEqual([CARD, CARD]);
    expect(table.zone(0, 'dealt')).toHaveLength(1);
  });
  scenario('another hero’s card is none of hers', kamala({ deck: ['01005', BIG_HANDS, CARD] }), table => {
    table.pick(`${KAMALA}.0`);
    expect(table.zone(0, 'discard')).toEqual(['01005']);
  });
});

describe('Red Dagger', () => {
  const falls = (hand: readonly string[]): Layout =>
    attacked({ hand, play: [{ card: RED_DAGGER, damage: 2 }], exhausted: true });
  scenario('comes back for two resources of different types, and deals 2', falls(['01088', CARD, '01089']), table => {
    table.pick(RED_DAGGER).pick(`${RED_DAGGER}.0`).pick('energy-physical').pay('01088', CARD);
    expect(table.villain.damage).toBe(2);
    expect(table.zone(0, 'hand').sort()).toEqual([RED_DAGGER, '01089'].sort());
    expect(table.maybe(RED_DAGGER)).toBeUndefined();
  });
  scenario('a wild one may be the other', falls([CARD, '01079']), table => {
    table.pick(RED_DAGGER).pick(`${RED_DAGGER}.0`).pick('energy-physical').pay(CARD, '01079=energy');
    expect(table.zone(0, 'hand')).toEqual([RED_DAGGER]);
  });
  scenario('two of one type are not enough', falls([CARD, CARD]), table => {
    table.pick(RED_DAGGER);
    expect(table.zone(0, 'discard')).toEqual([RED_DAGGER]);
    expect(table.villain.damage).toBe(0);
  });
});

describe('Big Hands', () => {
  const hands = (more: Hero): Layout => ms({ hand: [BIG_HANDS, CARD, CARD], exhausted: true, ...more });
  scenario('deals 4 to an enemy of your choice', hands({ minions: ['01102'] }), table => {
    table.pick(BIG_HANDS).pay(CARD, CARD).asks(0, 'enemy', [RHINO, '01102']).pick(RHINO);
    expect([table.villain.damage, table.card('01102').damage]).toEqual([4, 0]);
  });
  scenario('is an attack: a guard stands before the villain', hands({ minions: [MERCENARY] }), table => {
    table.pick(BIG_HANDS).pay(CARD, CARD);
    expect(table.villain.damage).toBe(0);
    expect(table.minions()).toEqual([]);
  });
  scenario('is an attack: a stun is shed instead', hands({ status: ['stunned'] }), table => {
    table.pick(BIG_HANDS).pay(CARD, CARD);
    expect(table.villain.damage).toBe(0);
    expect(table.identity().statuses).toEqual([]);
  });
  scenario('needs the hero form', kamala({ hand: [BIG_HANDS, CARD, CARD] }), table => {
    expect(table.refused).toMatchObject({ [BIG_HANDS]: 'why-hero' });
  });
});

describe('Sneak By', () => {
  scenario('removes 3 threat', ms({ hand: [SNEAK_BY, CARD, CARD], exhausted: true }, schemeWith(5)), table => {
    table.pick(SNEAK_BY).pay(CARD, CARD);
    expect(table.scheme.threat).toBe(2);
  });
  scenario(
    'is a thwart: a confusion is shed instead',
    ms({ hand: [SNEAK_BY, CARD, CARD], status: ['confused'], exhausted: true }, schemeWith(5)),
    table => {
      table.pick(SNEAK_BY).pay(CARD, CARD);
      expect(table.scheme.threat).toBe(5);
      expect(table.identity().statuses).toEqual([]);
    },
  );
});

describe('Wiggle Room', () => {
  scenario(
    'prevents 3 and draws a card',
    attacked({ hand: [WIGGLE], exhausted: true }, { villain: '01096' }),
    table => {
      table.pick(WIGGLE);
      expect(table.identity().damage).toBe(1);
      expect(table.zone(0, 'hand')).toEqual([CARD]);
    },
  );
  scenario(
    'is for a hero',
    {
      ...kamala({ hand: [WIGGLE], dealt: ['03027'] }),
      step: 'reveal',
      until: 'end of round',
      encounter: { deck: ['03026', BLANK] },
    },
    table => {
      expect(table.identity().damage).toBe(2);
      expect(table.zone(0, 'hand')).toEqual([WIGGLE]);
    },
  );
});

describe('her friends', () => {
  scenario(
    'Aamir Khan: a discarded card goes under the deck, then one is drawn',
    kamala({ play: ['05006'], discard: [BIG_HANDS, CARD], deck: [SNEAK_BY, CARD] }),
    table => {
      table.pick('05006.0').pick(BIG_HANDS);
      expect(table.zone(0, 'deck')).toEqual([CARD, BIG_HANDS]);
      expect(table.zone(0, 'hand')).toEqual([SNEAK_BY]);
      expect(table.zone(0, 'discard')).toEqual([CARD]);
    },
  );
  scenario('Aamir Khan needs a discard pile', kamala({ play: ['05006'] }), table => {
    expect(table.refused).toMatchObject({ '05006.0': 'unable-pile' });
  });
  scenario(
    'Bruno Carrelli keeps a card, which goes with him',
    kamala({ play: [BRUNO], hand: [BIG_HANDS, CARD] }),
    table => {
      table.pick(`${BRUNO}.0`).pick(BIG_HANDS);
      expect(table.card(BRUNO).under.map(({ card }) => card)).toEqual([BIG_HANDS]);
      expect(table.zone(0, 'hand')).toEqual([CARD]);
    },
  );
  const kept = [BIG_HANDS, SNEAK_BY, WIGGLE, CARD].map(card => ({ card, owner: 0 }));
  scenario(
    'Bruno Carrelli gives up to three back, to a hero too',
    ms({ play: [{ card: BRUNO, under: kept }] }),
    table => {
      expect(table.refused).toMatchObject({ [`${BRUNO}.0`]: 'why-alter-ego' });
      table.pick(`${BRUNO}.1`).pick(BIG_HANDS, WIGGLE, CARD);
      expect(table.zone(0, 'hand')).toEqual([BIG_HANDS, WIGGLE, CARD]);
      expect(table.card(BRUNO).under.map(({ card }) => card)).toEqual([SNEAK_BY]);
    },
  );
  scenario('Bruno Carrelli has nothing to give at first', ms({ play: [BRUNO] }), table => {
    expect(table.refused).toMatchObject({ [`${BRUNO}.1`]: 'unable-none' });
  });
  scenario(
    'Nakia Bahadir: the next card costs 1 less, the one after does not',
    kamala({ play: ['05008'], hand: ['05006', '05009', CARD] }),
    table => {
      table.pick('05008.0').pick('05006');
      expect(table.maybe('05006')).toBeDefined();
      table.pick('05009').pay(CARD);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
});

describe('her upgrades', () => {
  scenario(
    'Biokinetic Polymer Suit pays for an event',
    ms({ play: ['05009'], hand: [BIG_HANDS, CARD], exhausted: true }),
    table => {
      table.pick(BIG_HANDS).pay('05009', CARD);
      expect(table.villain.damage).toBe(4);
      expect(table.card('05009').exhausted).toBe(true);
    },
  );
  scenario('and for nothing else', ms({ play: ['05009'], hand: ['05006'] }), table => {
    expect(table.refused).toMatchObject({ '05006': 'why-resources' });
  });
  scenario(
    'Embiggen!: 2 more damage',
    ms({ play: ['05010'], hand: [BIG_HANDS, CARD, CARD], exhausted: true }),
    table => {
      table.pick(BIG_HANDS).pay(CARD, CARD).pick('05010.0');
      expect(table.villain.damage).toBe(6);
      expect(table.card('05010').exhausted).toBe(true);
    },
  );
  scenario(
    'Embiggen! adds to each enemy that the event damages (W1-305)',
    ms({ play: ['05010'], hand: ['05030', ...cards(3)], minions: ['01162'], exhausted: true }),
    table => {
      table
        .pick('05030')
        .pay(...cards(3))
        .pick('05010.0')
        .pick(RHINO);
      expect([table.villain.damage, table.card('01162').damage]).toEqual([5, 5]);
    },
  );
  scenario(
    'Embiggen! is for attacks',
    ms({ play: ['05010'], hand: [SNEAK_BY, CARD, CARD], exhausted: true }, schemeWith(6)),
    table => {
      table.pick(SNEAK_BY).pay(CARD, CARD);
      expect(table.scheme.threat).toBe(3);
      expect(table.card('05010').exhausted).toBe(false);
    },
  );
  scenario(
    'Shrink: 2 more threat',
    ms({ play: ['05011'], hand: [SNEAK_BY, CARD, CARD], exhausted: true }, schemeWith(6)),
    table => {
      table.pick(SNEAK_BY).pay(CARD, CARD).pick('05011.0');
      expect(table.scheme.threat).toBe(1);
    },
  );
  scenario(
    'Embiggen! and Shrink: where the event is aimed, menus say with the 2 that come on top (W1-305)',
    ms(
      {
        play: ['05010', '05011'],
        hand: [BIG_HANDS, SNEAK_BY, ...cards(4)],
        minions: [MERCENARY, '01162'],
        exhausted: true,
      },
      { ...schemeWith(6), sideSchemes: [{ card: SCARE, threat: 8 }] },
    ),
    table => {
      table.pick(BIG_HANDS).pay(CARD, CARD).pick('05010.0');
      expect(table.previews['01162']).toContain('6 > 0');
      table.pick('01162').pick(SNEAK_BY).pay(CARD, CARD).pick('05011.0');
      expect(table.previews[SCARE]).toContain('8 > 3');
      table.pick(SCARE);
      expect(table.card(SCARE).threat).toBe(8 - 5);
    },
  );
  for (const [taken, status, left] of [
    ['took', [], 6 - 2 - 2],
    ['did not take', ['tough'], 6],
  ] as const)
    scenario(
      `Shrink adds to the threat that "You’ll Pay for That!" removes for damage she ${taken} (W1-305)`,
      attacked({ status, play: ['05011'], hand: ['10016', CARD], exhausted: true }, schemeWith(6)),
      table => {
        table.pick('10016').pay(CARD).pick('05011.0');
        expect(table.scheme.threat).toBe(left);
      },
    );
  scenario(
    'Shrink: not on Emergency, which removes no threat (W1-316)',
    {
      heroes: [{ identity: '01001b' }, { identity: MS, hand: ['01085'], play: ['05011'] }],
      step: 'villain activates',
      until: 'minions activate',
      ...schemeWith(4),
    },
    table => {
      table
        .asks(1, 'interrupt', ['01085'])
        .pick('01085')
        .asks(1, 'response', [`${MS}.0`])
        .pass();
      expect(table.scheme.threat).toBe(4);
      expect(table.card('05011').exhausted).toBe(false);
    },
  );
  const tackle = (...paid: string[]): Layout => ms({ play: ['05010'], hand: ['05015', ...paid], exhausted: true });
  scenario(
    'Embiggen!: not on a Tackle that was not paid with physical, and so does no damage (W1-316)',
    tackle('01088', '01089'),
    table => {
      table.pick('05015').pay('01088', '01089');
      expect(table.villain).toMatchObject({ damage: 0, statuses: ['stunned'] });
      expect(table.card('05010').exhausted).toBe(false);
    },
  );
  scenario('Embiggen!: on one that was (W1-316)', tackle(...cards(3)), table => {
    table
      .pick('05015')
      .pay(...cards(3))
      .pick('05010.0');
    expect(table.villain.damage).toBe(3 + 2);
  });
});

describe('protection cards of her pack', () => {
  scenario(
    'Nova deals 2 to an enemy that attacks, for an energy',
    attacked({ play: [NOVA], hand: ['01088'] }),
    table => {
      table.pick(`${NOVA}.0`).pay('01088').pass();
      expect(table.villain.damage).toBe(2);
    },
  );
  scenario(
    'a minion that falls attacks no more',
    {
      step: { at: 'minions activate', seat: 0 },
      until: 'deal',
      ...ms({ play: [NOVA], hand: ['01088'], minions: [BOMBER] }),
    },
    table => {
      table.pick(`${NOVA}.0`).pay('01088');
      expect(table.minions()).toEqual([]);
      expect(table.identity().damage).toBe(0);
    },
  );
  scenario(
    'Nova does not stand by others',
    {
      step: 'villain activates',
      until: 'minions activate',
      heroes: [
        { identity: '01010a', exhausted: true },
        { identity: MS, exhausted: true, play: [{ card: NOVA, exhausted: true }], hand: ['01088'] },
      ],
    },
    table => {
      expect(table.identity(0).damage).toBe(2);
      expect(table.zone(1, 'hand')).toEqual(['01088']);
    },
  );

  const boosted = (more: Hero): Layout =>
    attacked(
      { exhausted: true, ...more },
      { encounter: { deck: ['03028', ...Array.from({ length: 9 }, () => BLANK)] } },
    );
  scenario('Preemptive Strike turns boost icons on the villain', boosted({ hand: ['05014', CARD] }), table => {
    table.pick('05014').pay(CARD);
    expect(table.villain.damage).toBe(2);
    expect(table.identity().damage).toBe(2);
  });
  scenario(
    'Preemptive Strike for another player: she is the target then (W1-311)',
    {
      step: 'villain activates',
      until: 'minions activate',
      heroes: [
        { identity: '01010a', exhausted: true },
        { identity: MS, exhausted: true, hand: ['05014', CARD] },
      ],
      encounter: { deck: ['03028', ...Array.from({ length: 9 }, () => BLANK)] },
    },
    table => {
      table.pick('05014').pay(CARD);
      expect([table.identity(0).damage, table.identity(1).damage, table.villain.damage]).toEqual([0, 2, 2]);
    },
  );
  scenario('need not', boosted({ hand: ['05014', CARD] }), table => {
    table.pass();
    expect(table.identity().damage).toBe(4);
  });

  /** A boost card that does 1 damage to each hero, whose icons make the attack no stronger. */
  const whirlwind = { encounter: { deck: ['01130', ...Array.from({ length: 9 }, () => BLANK)] } };
  scenario(
    'Wiggle Room against the damage of a boost card makes her the defender (W1-314)',
    attacked({ exhausted: true, hand: [WIGGLE], play: ['01082'] }, whirlwind),
    table => {
      table.asks(0, 'interrupt', [WIGGLE]).pick(WIGGLE);
      table.asks(0, 'response', ['01082.0']).pick('01082');
      expect(table.identity().exhausted).toBe(false);
    },
  );
  scenario(
    'Wiggle Room of another player against it: she is the target then (W1-314)',
    {
      heroes: [
        { identity: '01010a', exhausted: true },
        { identity: MS, exhausted: true, hand: [WIGGLE] },
      ],
      step: 'villain activates',
      until: 'minions activate',
      ...whirlwind,
    },
    table => {
      table.asks(1, 'interrupt', [WIGGLE]).pick(WIGGLE);
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([1, 2]);
    },
  );
  scenario(
    'Wiggle Room against damage after the attack defends nothing any more (W1-314)',
    attacked({ exhausted: true, hand: [WIGGLE], play: ['01082'] }, { villain: { card: RHINO, attached: ['02034'] } }),
    table => {
      table.pass().asks(0, 'interrupt', [WIGGLE]).pick(WIGGLE);
      expect(table.identity().damage).toBe(2);
      expect(table.card('01082').controller).toBe(0);
    },
  );
  scenario(
    'Wiggle Room while an attack begins: nobody is asked to defend any more (W1-314)',
    {
      step: { at: 'minions activate', seat: 0 },
      until: 'deal',
      ...ms({ hand: [WIGGLE], deck: ['01088', ...cards(5)], play: ['01082'], minions: ['09028'] }),
    },
    table => {
      table
        .asks(0, 'interrupt', [WIGGLE])
        .pick(WIGGLE)
        .asks(0, 'response', [`${MS}.0`])
        .pass();
      expect(table.identity()).toMatchObject({ damage: 2, exhausted: false });
    },
  );
  scenario('nor where there are no icons', attacked({ exhausted: true, hand: ['05014', CARD] }), table => {
    expect(table.identity().damage).toBe(2);
    expect(table.zone(0, 'hand')).toEqual(['05014', CARD]);
  });
  scenario(
    'nor while the villain schemes',
    {
      ...kamala({ hand: ['05014', CARD] }),
      step: 'villain activates',
      until: 'minions activate',
      encounter: { deck: ['03028', BLANK] },
    },
    table => {
      expect(table.scheme.threat).toBe(3);
    },
  );

  for (const [card, status, name] of [
    ['05015', 'stunned', 'Tackle'],
    ['05031', 'confused', 'Concussive Blow'],
  ] as const) {
    scenario(
      `${name}: ${status}, and 3 damage where paid with physical`,
      ms({ hand: [card, ...cards(3)], minions: [MERCENARY, '01102'], exhausted: true }),
      table => {
        table
          .pick(card)
          .pay(...cards(3))
          .asks(0, 'enemy', [MERCENARY, '01102'])
          .pick('01102');
        expect(table.card('01102')).toMatchObject({ damage: 3, statuses: [status] });
        expect(table.card(MERCENARY).statuses).toEqual([]);
      },
    );
    scenario(
      `${name}: without that, an enemy who is ${status} already is no target`,
      ms(
        { hand: [card, '01088', '01089'], minions: [BOMBER], exhausted: true },
        { villain: { card: RHINO, status: [status] } },
      ),
      table => {
        table.pick(card).pay('01088', '01089');
        expect(table.card(BOMBER).statuses).toEqual([status]);
      },
    );
    scenario(`${name} does no damage otherwise`, ms({ hand: [card, '01088', '01089'], exhausted: true }), table => {
      table.pick(card).pay('01088', '01089');
      expect(table.villain).toMatchObject({ damage: 0, statuses: [status] });
    });
  }

  scenario(
    'Energy Barrier prevents 1 and deals 1',
    attacked({ play: [{ card: '05017', counters: 2 }], exhausted: true }),
    table => {
      table.pick('05017.0');
      expect([table.identity().damage, table.villain.damage, table.card('05017').counters]).toEqual([1, 1, 1]);
    },
  );
  scenario(
    'Energy Barrier goes with its last counter',
    attacked({ play: [{ card: '05017', counters: 1 }], exhausted: true }),
    table => {
      table.pick('05017.0');
      expect(table.zone(0, 'discard')).toEqual(['05017']);
    },
  );
});

describe('basic cards of her pack', () => {
  scenario('Lockjaw may be played from the discard pile', ms({ discard: ['05018'], hand: cards(4) }), table => {
    table.pick('05018').pay(...cards(4));
    expect(table.maybe('05018')).toBeDefined();
    expect(table.zone(0, 'discard')).toEqual(cards(4));
  });
  scenario('Lockjaw has to be paid for', ms({ discard: ['05018'], hand: cards(3) }), table => {
    expect(table.refused).toMatchObject({ '05018': 'why-resources' });
  });
  scenario('others may not', ms({ discard: [NOVA], hand: cards(4) }), table => {
    expect(table.offered()).not.toContain(NOVA);
  });
  scenario(
    'Endurance: 3 hit points more, for any player',
    {
      heroes: [
        { identity: MS, hand: ['05023', CARD] },
        { identity: '01001a', damage: 9 },
      ],
    },
    table => {
      table.pick('05023').pay(CARD).pick('s1');
      expect(table.card('05023').controller).toBe(1);
    },
  );
  scenario(
    'Endurance keeps alive what it is lost by',
    attacked({ damage: 10, play: ['05023'], exhausted: true }),
    table => {
      expect(table.identity().damage).toBe(12);
      expect(table.ended).toBeNull();
    },
  );
  scenario('Down Time: +2 REC', kamala({ damage: 9, play: ['05033'] }), table => {
    table.pick(`${KAMALA}.recover`);
    expect(table.identity().damage).toBe(2);
  });
  scenario(
    'Melee: two enemies, chosen at once: a guard that falls does not open the way (W1-307)',
    ms({ hand: ['05030', ...cards(3)], minions: [MERCENARY, BOMBER], exhausted: true }),
    table => {
      table
        .pick('05030')
        .pay(...cards(3))
        .asks(0, 'enemy', [MERCENARY, BOMBER])
        .pick(MERCENARY);
      expect(table.minions()).toEqual([]);
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario('Melee needs but one', ms({ hand: ['05030', ...cards(3)], exhausted: true }), table => {
    table.pick('05030').pay(...cards(3));
    expect(table.villain.damage).toBe(3);
  });
  scenario(
    'Morale Boost strengthens a hero for the round',
    { heroes: [{ identity: MS, hand: ['05032', CARD] }, { identity: '01001a' }, { identity: '01019b' }] },
    table => {
      table.pick('05032').pay(CARD).asks(0, 'hero', [MS, '01001a']).pick(MS);
      table.pick(`${MS}.attack`);
      expect(table.villain.damage).toBe(2);
      expect(table.state.lasting.map(({ until, stat }) => [until, stat])).toEqual([
        ['round', 'thwart'],
        ['round', 'attack'],
        ['round', 'defense'],
      ]);
    },
  );
});
