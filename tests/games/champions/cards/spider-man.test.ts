import { describe, expect } from 'vitest';
import { BLANK, CARD, scenario } from '../table.js';
import { BOMBER, cards, MARVEL, MERCENARY, PETER, RHINO, SCARE, SPIDER, schemeWith } from './kin.js';

describe('Spider-Sense', () => {
  scenario('draws 1 as the villain attacks him, if he likes', { step: 'villain activates' }, table => {
    table
      .asks(0, 'interrupt', [`${SPIDER}.0`])
      .pick(SPIDER)
      .asks(0, 'defend')
      .pass();
    expect(table.zone(0, 'hand')).toHaveLength(1);
  });
  scenario('does not notice minions', { heroes: [{ minions: [MERCENARY] }], step: 'minions activate' }, table => {
    table.asks(0, 'defend').pass();
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  scenario(
    'does not notice an attack on another player, even if he defends it',
    { heroes: [{}, { identity: MARVEL, exhausted: true }], step: { at: 'villain activates', seat: 1 } },
    table => {
      table.asks(0, 'defend another').pick(SPIDER);
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
  scenario('does not wait for a scheme', { heroes: [{ identity: PETER }], step: 'villain activates' }, table => {
    expect(table.zone(0, 'hand')).toEqual([]);
    expect(table.scheme.threat).toBe(1);
  });
});

describe('Scientist', () => {
  scenario('pays 1 mental, once a round', { heroes: [{ identity: PETER, hand: ['01006', '01008'] }] }, table => {
    table.pick('01006').pay(PETER);
    expect(table.maybe('01006')).toBeDefined();
    expect(table.refused).toMatchObject({ '01008': 'why-resources' });
  });
  scenario('is not there for Spider-Man', { heroes: [{ hand: ['01008'] }] }, table => {
    expect(table.refused).toMatchObject({ '01008': 'why-resources' });
  });
  scenario('is no other type', { heroes: [{ identity: PETER, play: ['01068'] }] }, table => {
    expect(table.refused).toMatchObject({ '01068.0': 'why-resources' });
  });
  scenario(
    'pays in another player’s turn too',
    { heroes: [{ identity: MARVEL }, { identity: PETER, damage: 3, hand: ['01086'] }] },
    table => {
      table.pickAs(1, '01086').pay(PETER);
      expect(table.identity(1).damage).toBe(1);
    },
  );
});

describe('Black Cat', () => {
  const played = (deck: readonly string[]) => ({ heroes: [{ hand: ['01002', CARD, CARD], deck }] });
  scenario('brings those of her two cards that print a mental resource', played(['01089', '01088', CARD]), table => {
    table.pick('01002').pay(CARD, CARD);
    expect(table.zone(0, 'hand')).toEqual(['01089']);
    expect(table.zone(0, 'discard')[0]).toBe('01088');
    expect(table.zone(0, 'deck')).toEqual([CARD]);
  });
  scenario('does not take a wild one for a mental one', played(['01062', '01044', CARD]), table => {
    table.pick('01002').pay(CARD, CARD);
    expect(table.zone(0, 'hand')).toEqual([]);
  });
  scenario(
    'stops where the deck gives out: it is reshuffled, and an encounter card dealt',
    played(['01089']),
    table => {
      table.pick('01002').pay(CARD, CARD);
      expect(table.zone(0, 'dealt')).toHaveLength(1);
      // Genius went into the new deck: it is not in the pile to be taken (CH-C8).
      expect([...table.zone(0, 'deck')].sort()).toEqual(['01089', CARD, CARD].sort());
      expect(table.zone(0, 'hand')).toEqual([]);
    },
  );
  scenario(
    'takes no damage for attacking, but for thwarting',
    { heroes: [{ play: ['01002'] }], ...schemeWith(3) },
    table => {
      table.pick('01002.attack');
      expect(table.card('01002').damage).toBe(0);
    },
  );
  scenario('takes 1 for thwarting', { heroes: [{ play: ['01002'] }], ...schemeWith(3) }, table => {
    table.pick('01002.thwart');
    expect(table.card('01002').damage).toBe(1);
    expect(table.scheme.threat).toBe(2);
  });
});

describe('Backflip', () => {
  scenario(
    'prevents all damage of an attack, and makes him the defender without exhausting',
    {
      heroes: [{ hand: ['01003', '01077'] }],
      encounter: { deck: ['01188', BLANK] },
      step: 'villain activates',
    },
    table => {
      table.pass().asks(0, 'defend').pass().asks(0, 'interrupt', ['01003']).pick('01003');
      expect(table.identity()).toMatchObject({ damage: 0, exhausted: false });
      // He has defended: Counter-Punch may follow.
      table.asks(0, 'response', ['01077']).pass();
    },
  );
  scenario(
    'does not help an ally',
    { heroes: [{ hand: ['01003'], play: ['01058'] }], step: 'villain activates' },
    table => {
      table.pass().asks(0, 'defend').pick('01058');
      expect(table.card('01058').damage).toBe(2);
      expect(table.zone(0, 'hand')).toEqual(['01003']);
    },
  );
  scenario(
    'does not prevent what Great Responsibility brings',
    { heroes: [{ hand: ['01003', '01061'] }], step: 'threat' },
    table => {
      table.pick('01061');
      expect(table.identity().damage).toBe(1);
      expect(table.zone(0, 'hand')).toEqual(['01003']);
    },
  );
  scenario(
    'is not for an attack that another player defends',
    { heroes: [{ hand: ['01003'] }, { identity: MARVEL }], step: 'villain activates' },
    table => {
      table.pass().asks(0, 'defend').pass().asks(1, 'defend another').pick(MARVEL);
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([0, 1]);
      expect(table.zone(0, 'hand')).toEqual(['01003']);
    },
  );
  scenario(
    'has no window where the villain schemes',
    { heroes: [{ identity: PETER, hand: ['01003'] }], step: 'villain activates' },
    table => {
      expect(table.zone(0, 'hand')).toEqual(['01003']);
    },
  );
});

describe('Enhanced Spider-Sense', () => {
  const revealing = (dealt: string, identity = SPIDER) =>
    ({ heroes: [{ identity, hand: ['01004', CARD], dealt: [dealt] }], step: 'reveal' }) as const;
  scenario('cancels the When Revealed of a treachery', revealing('01187'), table => {
    table.asks(0, 'interrupt', ['01004']).pick('01004').pay(CARD);
    expect(table.identity().damage).toBe(0);
    expect(table.encounterDiscard).toEqual(['01187']);
  });
  scenario('need not be played', revealing('01187'), table => {
    table
      .asks(0, 'interrupt')
      .pass()
      .asks(0, 'interrupt', [`${SPIDER}.0`])
      .pass()
      .asks(0, 'defend')
      .pass();
    expect(table.identity().damage).toBe(2);
  });
  scenario('needs the hero form', revealing('01186', PETER), table => {
    expect(table.zone(0, 'hand')).toEqual(['01004', CARD]);
  });
  scenario('is for treacheries alone', revealing(SCARE), table => {
    expect(table.maybe(SCARE)).toBeDefined();
    expect(table.zone(0, 'hand')).toEqual(['01004', CARD]);
  });
  scenario(
    'helps another player, from whose reveal it comes',
    {
      heroes: [{ hand: ['01004', CARD] }, { identity: MARVEL, dealt: ['01187'] }],
      step: { at: 'reveal', seat: 1 },
    },
    table => {
      table.asks(0, 'interrupt', ['01004']).pick('01004').pay(CARD);
      expect(table.identity(1).damage).toBe(0);
    },
  );
  scenario(
    'does not cancel a boost ability',
    {
      heroes: [{ hand: ['01004', CARD] }],
      encounter: { deck: ['01154', BLANK] },
      step: 'villain activates',
    },
    table => {
      table.pass().asks(0, 'defend').pass();
      expect(table.identity().damage).toBe(3);
      expect(table.zone(0, 'hand')).toEqual(['01004', CARD]);
    },
  );
});

describe('Aunt May', () => {
  scenario(
    'heals 4 from Peter Parker and exhausts',
    {
      heroes: [
        { identity: PETER, damage: 6, play: ['01006'] },
        { identity: MARVEL, damage: 3 },
      ],
    },
    table => {
      table.pick('01006.0');
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([2, 3]);
      expect(table.card('01006').exhausted).toBe(true);
      expect(table.refused).toMatchObject({ '01006.0': 'why-exhausted' });
    },
  );
  scenario('does not help Spider-Man', { heroes: [{ damage: 6, play: ['01006'] }] }, table => {
    expect(table.refused).toMatchObject({ '01006.0': 'why-alter-ego' });
  });
  scenario('has nothing to do where he is unhurt', { heroes: [{ identity: PETER, play: ['01006'] }] }, table => {
    expect(table.refused).toMatchObject({ '01006.0': 'why-unhurt' });
  });
});

describe('Spider-Tracer', () => {
  const traced = { card: BOMBER, attached: [{ card: '01007', owner: 0, controller: 0 }] };
  scenario(
    'is attached to a minion, never to the villain',
    { heroes: [{ hand: ['01007', CARD], minions: [BOMBER, MERCENARY] }] },
    table => {
      table.pick('01007').pay(CARD).asks(0, 'attach', [BOMBER, MERCENARY]).pick(BOMBER);
      expect(table.card('01007').host).toBe(table.card(BOMBER).id);
    },
  );
  scenario('cannot be played where there is no minion', { heroes: [{ hand: ['01007', CARD] }] }, table => {
    expect(table.refused).toMatchObject({ '01007': 'why-host' });
  });
  scenario(
    'takes 3 threat off a scheme of his choice as its minion is defeated',
    {
      heroes: [{ minions: [traced] }],
      ...schemeWith(4),
      sideSchemes: [{ card: SCARE, threat: 5 }],
    },
    table => {
      table.pick(`${SPIDER}.attack`).pick(BOMBER).asks(0, 'scheme', ['01097b', SCARE]).pick('01097b');
      expect([table.scheme.threat, table.card(SCARE).threat]).toEqual([1, 5]);
      expect(table.zone(0, 'discard')).toEqual(['01007']);
    },
  );
  scenario(
    'works for whoever defeats it, and its controller chooses; it is no thwart',
    {
      heroes: [{ status: ['confused'] }, { identity: MARVEL, minions: [traced] }],
      ...schemeWith(4),
      sideSchemes: [{ card: SCARE, threat: 5 }],
      step: { at: 'turn', seat: 1 },
    },
    table => {
      table.pick(`${MARVEL}.attack`).pick(BOMBER).asks(0, 'scheme').pick(SCARE);
      expect(table.card(SCARE).threat).toBe(2);
      expect(table.identity(0).statuses).toEqual(['confused']);
    },
  );
  scenario(
    'does nothing for another minion',
    { heroes: [{ minions: [traced, { card: MERCENARY, damage: 2 }] }], ...schemeWith(4) },
    table => {
      table.pick(`${SPIDER}.attack`).pick(MERCENARY);
      expect(table.scheme.threat).toBe(4);
      expect(table.maybe('01007')).toBeDefined();
    },
  );
  scenario('with no threat anywhere nothing happens', { heroes: [{ minions: [traced] }] }, table => {
    table.pick(`${SPIDER}.attack`).pick(BOMBER);
    expect(table.zone(0, 'discard')).toEqual(['01007']);
  });
});

describe('Web-Shooter', () => {
  scenario(
    'pays 1 of any type as a hero, and exhausts',
    { heroes: [{ hand: ['01087', CARD], play: [{ card: '01008', counters: 3 }] }] },
    table => {
      table.pick('01087').pay('01008', CARD);
      expect(table.villain.damage).toBe(3);
      expect(table.card('01008')).toMatchObject({ counters: 2, exhausted: true });
    },
  );
  scenario(
    'is discarded with its last counter',
    { heroes: [{ hand: ['01087', CARD], play: [{ card: '01008', counters: 1 }] }] },
    table => {
      table.pick('01087').pay('01008', CARD);
      expect(table.zone(0, 'discard')).toContain('01008');
    },
  );
  scenario('enters play with three counters', { heroes: [{ hand: ['01008', CARD] }] }, table => {
    table.pick('01008').pay(CARD);
    expect(table.card('01008').counters).toBe(3);
  });
  scenario(
    'does not pay while its text box is blank',
    {
      heroes: [{ hand: ['01087', CARD], play: [{ card: '01008', counters: 3 }] }],
      lasting: [{ source: '05028', of: { card: 3 }, blank: true, until: 'phase' }],
    },
    table => {
      expect(table.refused).toMatchObject({ '01087': 'why-resources' });
      expect(table.card('01008')).toMatchObject({ counters: 3, exhausted: false });
    },
  );
  for (const [why, identity, exhausted] of [
    ['as Peter Parker', PETER, false],
    ['exhausted', SPIDER, true],
  ] as const)
    scenario(
      `does not pay ${why}`,
      { heroes: [{ identity, hand: ['01002', CARD], play: [{ card: '01008', counters: 3, exhausted }] }] },
      table => {
        // Peter himself could pay 1: without him it would be too little, so he has been used.
        if (identity === PETER) table.pick('01002').pay(PETER, CARD);
        else expect(table.refused).toMatchObject({ '01002': 'why-resources' });
        expect(table.card('01008').counters).toBe(3);
      },
    );
});

describe('Webbed Up', () => {
  const webbed = { card: MERCENARY, attached: [{ card: '01009', owner: 0, controller: 0 }] };
  scenario(
    'is attached to any enemy, one each',
    { heroes: [{ hand: ['01009', ...cards(4)], minions: [webbed, BOMBER] }] },
    table => {
      table
        .pick('01009')
        .pay(...cards(4))
        .asks(0, 'attach', [RHINO, BOMBER])
        .pick(RHINO);
      expect(table.inPlay(({ card }) => card === '01009')).toHaveLength(2);
    },
  );
  scenario('needs the hero form', { heroes: [{ identity: PETER, hand: ['01009', ...cards(4)] }] }, table => {
    expect(table.refused).toMatchObject({ '01009': 'why-hero' });
  });
  scenario(
    'takes the place of its enemy’s attack, and stuns it',
    { heroes: [{ minions: [webbed, BOMBER] }], step: 'minions activate', until: 'deal' },
    table => {
      table.asks(0, 'minion order').pick(MERCENARY).asks(0, 'defend').pass();
      expect(table.card(MERCENARY).statuses).toEqual(['stunned']);
      // The other minion attacked as ever.
      expect(table.identity().damage).toBe(1);
      expect(table.zone(0, 'discard')).toEqual(['01009']);
    },
  );
  scenario(
    'does not hinder a scheme',
    { heroes: [{ identity: PETER, minions: [webbed] }], step: 'minions activate' },
    table => {
      expect(table.maybe('01009')).toBeDefined();
      expect(table.card(MERCENARY).statuses).toEqual([]);
    },
  );
});
