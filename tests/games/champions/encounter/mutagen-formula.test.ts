import { describe, expect } from 'vitest';
import { BLANK, scenario } from '../table.js';
import { boostedAt, KNIGHT, mutagen, revealedAt, SOLDIER, THRALL } from './goblins.js';
import { ALLY, blanks, CAROL, carol, MARVEL, marvel, minionActs, SPIDER } from './tables.js';

const NATION = '02027';

describe('the Green Goblin', () => {
  for (const [card, damage, threat] of [
    ['02014', 2, 1],
    ['02015', 2, 1],
    ['02016', 3, 2],
  ] as const) {
    scenario(
      `${card}: damages you: ${threat} threat on the main scheme`,
      mutagen({
        heroes: [marvel],
        villain: card,
        mode: 'expert',
        step: 'villain activates',
        until: 'minions activate',
      }),
      table => {
        table.pass();
        expect(table.identity().damage).toBe(damage);
        expect(table.scheme.threat).toBe(2 + threat);
      },
    );
    scenario(
      `${card}: damages an ally, not you: no threat`,
      mutagen({
        heroes: [{ ...marvel, play: [ALLY] }],
        villain: card,
        mode: 'expert',
        step: 'villain activates',
        until: 'minions activate',
      }),
      table => {
        table.pick(ALLY);
        expect(table.identity().damage).toBe(0);
        expect(table.scheme.threat).toBe(2);
      },
    );
  }

  scenario(
    '02015: revealed, each player is dealt 2 encounter cards',
    mutagen({ heroes: [marvel, carol], villain: { card: '02014', damage: 30 } }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.villain.card).toBe('02015');
      expect([0, 1].map(seat => table.zone(seat, 'dealt').length)).toEqual([2, 2]);
    },
  );
  scenario(
    '02016: revealed, each player is dealt 3',
    mutagen({ heroes: [marvel, carol], villain: { card: '02015', damage: 34 }, mode: 'expert' }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect([0, 1].map(seat => table.zone(seat, 'dealt').length)).toEqual([3, 3]);
    },
  );
});

describe('the main scheme', () => {
  scenario(
    '02017b: completed: who has no Goblin minion discards 3 encounter cards and gets the first Goblin minion of them',
    mutagen({
      heroes: [{ ...carol, minions: [THRALL] }, carol],
      mainScheme: { card: '02017b', threat: 12 },
      encounter: { deck: [BLANK, SOLDIER, KNIGHT, ...blanks()] },
      step: 'threat',
    }),
    table => {
      expect(table.minions(0)).toEqual([THRALL]);
      expect(table.minions(1)).toEqual([SOLDIER]);
      expect(table.encounterDiscard).toEqual([KNIGHT, BLANK]);
      expect(table.scheme).toMatchObject({ card: '02018b', threat: 8 });
    },
  );

  scenario(
    'W1-111: 02018b: a threat per Goblin enemy each round, the villain among them, however many play',
    mutagen({
      heroes: [
        { ...carol, minions: [THRALL, '02038'] },
        { ...carol, minions: [SOLDIER] },
      ],
      mainScheme: '02018b',
      step: 'threat',
    }),
    table => {
      expect(table.scheme.threat).toBe(8 + 3);
    },
  );

  scenario(
    '02018b: completed, the players have lost',
    mutagen({ heroes: [carol], mainScheme: { card: '02018b', threat: 10 }, step: 'threat', until: 'over' }),
    table => {
      expect(table.ended).toBe('lost');
    },
  );
});

describe('attachments', () => {
  scenario('02019: the Goblin Glider goes on the villain: +1 ATK', revealedAt(mutagen(), '02019'), table => {
    expect(table.card('02019').host).toBe(table.villain.id);
  });
  scenario(
    '02019: where the villain bears one, it goes on the minion with the most printed hit points, whichever copy that was',
    revealedAt(mutagen(), '02019', [{ ...marvel, minions: [THRALL, SOLDIER] }], {
      villain: { card: '02014', attached: ['02033'] },
    }),
    table => {
      expect(table.card('02019').host).toBe(table.card(SOLDIER).id);
    },
  );
  scenario(
    '02019: nobody without one: it surges',
    revealedAt(mutagen(), '02019', [marvel], { villain: { card: '02014', attached: ['02033'] } }),
    table => {
      expect(table.encounterDiscard).toContain('02019');
      expect(table.logged('log-surge')).toHaveLength(1);
    },
  );
  scenario(
    '02019: its host hits for 1 more; two energy are its end',
    mutagen({ heroes: [{ ...marvel, hand: ['01088'] }], villain: { card: '02014', attached: ['02019'] } }),
    table => {
      table.pick('02019.1').pay('01088');
      expect(table.maybe('02019')).toBeUndefined();
    },
  );
  scenario(
    '02019: its host hits for 1 more',
    mutagen({
      heroes: [marvel],
      villain: { card: '02014', attached: ['02019'] },
      step: 'villain activates',
      until: 'minions activate',
    }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(3);
    },
  );

  for (const [hero, says] of [
    [marvel, 'attacks'],
    [carol, 'schemes'],
  ] as const)
    scenario(
      `02020: Hysteria: 1 boost card more as he ${says}`,
      mutagen({
        heroes: [hero],
        villain: { card: '02014', attached: ['02020'] },
        encounter: { deck: ['02039', '02039', ...blanks()] },
        step: 'villain activates',
        until: 'minions activate',
      }),
      table => {
        if (hero === marvel) table.pass();
        expect(table.encounterDiscard).toEqual(['02039', '02039']);
        expect([table.identity().damage, table.scheme.threat]).toEqual(hero === marvel ? [4, 3] : [0, 5]);
      },
    );
  scenario(
    '02020: two mental are its end',
    mutagen({ heroes: [{ ...marvel, hand: ['01089'] }], villain: { card: '02014', attached: ['02020'] } }),
    table => {
      table.pick('02020.2').pay('01089');
      expect(table.maybe('02020')).toBeUndefined();
    },
  );

  scenario(
    '02021: Pumpkin Bombs: after he attacks you they are discarded for 2 indirect damage',
    mutagen({
      heroes: [{ ...marvel, play: [ALLY] }, marvel],
      villain: { card: '02014', attached: ['02021'] },
      step: { at: 'villain activates', seat: 0 },
      until: 'minions activate',
    }),
    table => {
      table.pick(MARVEL).asks(0, 'forced order').pick('02021.0').asks(0, 'assign damage');
      table.answer({ distribute: { [`c${table.card(ALLY).id}`]: 2 } });
      expect(table.card(ALLY).damage).toBe(2);
      expect(table.identity(0).damage).toBe(1);
      expect(table.identity(1).damage).toBe(0);
      expect(table.encounterDiscard).toContain('02021');
    },
  );
  scenario(
    '02021: not when he schemes; two physical are their end',
    mutagen({
      heroes: [carol],
      villain: { card: '02014', attached: ['02021'] },
      step: 'villain activates',
      until: 'minions activate',
    }),
    table => {
      expect(table.maybe('02021')).toBeDefined();
      expect(table.identity().damage).toBe(0);
    },
  );
});

describe('minions', () => {
  scenario(
    '02022: after the Goblin Knight attacks you a card is discarded: a Goblin minion engages you',
    minionActs(KNIGHT, [marvel], mutagen({ encounter: { deck: [THRALL, ...blanks()] } })),
    table => {
      table.pass();
      table.pass();
      expect(table.minions()).toEqual([KNIGHT, THRALL]);
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario(
    '02022: another minion stays in the discard pile',
    minionActs(KNIGHT, [marvel], mutagen({ encounter: { deck: ['02047', ...blanks()] } })),
    table => {
      table.pass();
      expect(table.minions()).toEqual([KNIGHT]);
      expect(table.encounterDiscard).toEqual(['02047']);
    },
  );
  for (const card of [KNIGHT, '02025'])
    scenario(
      `W1-108: ${card}: as a boost card it goes back into the encounter deck after the activation`,
      boostedAt(mutagen(), card),
      table => {
        table.pass();
        expect(table.identity().damage).toBe(4);
        expect(table.encounterDiscard).toEqual([]);
        expect(table.state.encounter.deck.map(one => one.card)).toContain(card);
      },
    );

  for (const card of [SOLDIER, THRALL])
    scenario(
      `${card}: as a boost card it engages the attacked player`,
      boostedAt(mutagen(), card, [marvel, carol]),
      table => {
        table.pass();
        expect([table.minions(0), table.minions(1)]).toEqual([[card], []]);
        expect(table.encounterDiscard).toEqual([]);
      },
    );
  scenario(
    '02023: defeated, the Goblin Soldier does 1 damage to the player it is engaged with',
    mutagen({ heroes: [marvel, { ...carol, minions: [{ card: SOLDIER, damage: 3 }] }] }),
    table => {
      table.pick(`${MARVEL}.attack`).pick(SOLDIER);
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([0, 1]);
    },
  );
  scenario(
    '02024: the Goblin Thrall guards the Goblin',
    mutagen({ heroes: [{ ...marvel, minions: [THRALL] }] }),
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.card(THRALL).damage).toBe(2);
      expect(table.villain.damage).toBe(0);
    },
  );
  scenario('02025: Monster stuns you', revealedAt(mutagen(), '02025', [marvel, marvel]), table => {
    expect(table.identity(0)).toMatchObject({ statuses: ['stunned'], damage: 0 });
    expect(table.identity(1).statuses).toEqual([]);
  });
  scenario(
    '02025: or, stunned already, does 2 damage',
    revealedAt(mutagen(), '02025', [{ ...carol, status: ['stunned'] }]),
    table => {
      expect(table.identity()).toMatchObject({ statuses: ['stunned'], damage: 2 });
    },
  );
});

describe('side schemes', () => {
  scenario(
    '02026: 2 threat, however many play, and 1 per Goblin minion in play: not the villain',
    revealedAt(mutagen(), '02026', [
      { ...carol, minions: [THRALL, '02038'] },
      { ...carol, minions: [SOLDIER] },
    ]),
    table => {
      expect(table.card('02026').threat).toBe(4);
    },
  );
  scenario(
    '02027: Goblin Nation: each Goblin enemy hits for 1 more',
    mutagen({
      heroes: [{ ...marvel, minions: [THRALL] }],
      sideSchemes: [NATION],
      step: 'villain activates',
      until: 'deal',
    }),
    table => {
      table.pass().pass();
      expect(table.identity().damage).toBe(3 + 2);
    },
  );
  scenario(
    '02027: not one that is no Goblin',
    minionActs('02038', [marvel], mutagen({ sideSchemes: [NATION] })),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario(
    '02027: as a boost card it enters play, in time for this attack',
    boostedAt(mutagen(), NATION, [marvel, carol]),
    table => {
      table.pass();
      expect(table.card(NATION).threat).toBe(4);
      expect(table.identity().damage).toBe(3);
      expect(table.logged('log-enters-play').map(({ args }) => args)).toEqual([{ card: { card: NATION } }]);
    },
  );
  scenario(
    '02028: Overrun counts as two acceleration icons',
    mutagen({ heroes: [carol], sideSchemes: ['02028'], step: 'threat' }),
    table => {
      expect(table.scheme.threat).toBe(2 + 1 + 2);
    },
  );
  scenario(
    '02028: defeated: each player discards 2 encounter cards, and all Goblin minions among them engage that player',
    mutagen({
      heroes: [marvel, carol],
      sideSchemes: [{ card: '02028', threat: 2 }],
      encounter: { deck: [THRALL, SOLDIER, BLANK, KNIGHT, ...blanks()] },
    }),
    table => {
      table.pick(`${MARVEL}.thwart`).pick('02028');
      expect([table.minions(0), table.minions(1)]).toEqual([[THRALL, SOLDIER], [KNIGHT]]);
      expect(table.encounterDiscard).toContain(BLANK);
    },
  );
});

describe('treacheries', () => {
  scenario(
    '02029: Death from Above: he attacks a hero with ATK + his stage',
    revealedAt(mutagen({ villain: '02015' }), '02029'),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(4);
    },
  );
  scenario(
    '02029: he schemes with SCH + his stage',
    revealedAt(mutagen({ villain: '02015' }), '02029', [carol, carol]),
    table => {
      expect(table.scheme.threat).toBe(4 + 4);
    },
  );

  scenario(
    '02030: I See You: he attacks a hero, with a boost card',
    revealedAt(mutagen({ encounter: { deck: ['02039', ...blanks()] } }), '02030'),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(3);
    },
  );
  scenario(
    '02030: he attacks an alter-ego too, without one',
    revealedAt(mutagen({ encounter: { deck: ['02039', ...blanks()] } }), '02030', [carol]),
    table => {
      expect(table.identity().damage).toBe(2);
      expect(table.encounterDiscard).toEqual(['02030']);
    },
  );
  scenario('02030: as a boost card it has 1 icon', boostedAt(mutagen(), '02030'), table => {
    table.pass();
    expect(table.identity().damage).toBe(3);
  });
  scenario(
    '02030: and 1 more with a Goblin minion before you, not before another',
    boostedAt(mutagen(), '02030', [{ ...marvel, minions: [THRALL] }]),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(4);
      // The log tells of both.
      expect(table.logged('log-boost')[0]?.args).toMatchObject({ card: { card: '02030' }, icons: 1 });
      expect(table.logged('log-boost-more')[0]?.args).toEqual({ card: { card: '02030' }, amount: 1 });
    },
  );
  scenario(
    '02030: a minion before another player counts for nothing',
    boostedAt(mutagen(), '02030', [marvel, { ...carol, minions: [THRALL] }]),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(3);
    },
  );

  scenario(
    '02031: Overconfidence: an attack for 3 has it surge',
    revealedAt(mutagen({ encounter: { deck: ['02039', ...blanks()] } }), '02031'),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(3);
      expect(table.logged('log-surge')).toHaveLength(1);
    },
  );
  scenario(
    'CH-C20: 02031: what a tough hero does not take counts for nothing',
    revealedAt(mutagen({ encounter: { deck: ['02039', ...blanks()] } }), '02031', [{ ...marvel, status: ['tough'] }]),
    table => {
      table.pass();
      expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
      expect(table.logged('log-surge')).toHaveLength(0);
    },
  );
  scenario('02031: one for 2 has not', revealedAt(mutagen(), '02031'), table => {
    table.pass();
    expect(table.logged('log-surge')).toHaveLength(0);
  });
  scenario(
    '02031: 3 threat has it surge',
    revealedAt(mutagen({ villain: '02015', encounter: { deck: ['02039', ...blanks()] } }), '02031', [carol, carol]),
    table => {
      expect(table.scheme.threat).toBe(7);
      expect(table.logged('log-surge')).toHaveLength(1);
    },
  );
  scenario('02031: 2 threat has not', revealedAt(mutagen({ villain: '02015' }), '02031', [carol]), table => {
    expect(table.logged('log-surge')).toHaveLength(0);
  });

  scenario(
    '02032: Wicked Ambitions: 2 cards a stage; for each Goblin minion 3 damage, or it engages you',
    revealedAt(
      mutagen({ villain: '02015', encounter: { deck: [THRALL, BLANK, '02038', SOLDIER, KNIGHT, ...blanks()] } }),
      '02032',
    ),
    table => {
      table.asks(0, 'option', ['damage', 'minion']).pick('damage').pick('minion');
      expect(table.identity().damage).toBe(3);
      expect(table.minions()).toEqual([SOLDIER]);
      expect(table.encounterDiscard).toEqual(['02032', '02038', BLANK, THRALL]);
    },
  );
});

scenario(
  '02017a: at set-up a Goblin Thrall out of the encounter deck engages each player',
  mutagen({
    heroes: [{ identity: CAROL }, { identity: '01001b' }],
    mainScheme: '02017a',
    encounter: { deck: [BLANK, THRALL, BLANK, THRALL, THRALL, ...blanks()] },
    step: 'opening',
    until: 'turn',
  }),
  table => {
    table.pass().pass();
    expect([table.minions(0), table.minions(1)]).toEqual([[THRALL], [THRALL]]);
    expect(table.state.encounter.deck.filter(({ card }) => card === THRALL)).toHaveLength(1);
    expect(table.scheme).toMatchObject({ card: '02017b', threat: 4 });
    expect(table.identity(1).card).not.toBe(SPIDER);
  },
);
