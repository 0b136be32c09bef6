import { describe, expect } from 'vitest';
import { CARD, type Hero, type Layout, scenario } from '../table.js';
import { blanks, boosted, carol, marvel, minionActs, revealed, SPIDER } from './tables.js';

const CAP = '03001a';
const STEVE = '03001b';
const MS = '05001a';
const KAMALA = '05001b';
const THOR = '06001a';
const ODINSON = '06001b';
const MJOLNIR = '06009';
const RUNNER = '01121';
const ZEMO = '03028';
const SOLDIER = '03029';
const BREAK_IN = '01097b';

const OBLIGATIONS = [
  ['03026', CAP, STEVE],
  ['05025', MS, KAMALA],
  ['06026', THOR, ODINSON],
] as const;

describe.each(OBLIGATIONS)('%s', (card, hero, alterEgo) => {
  const able: Hero = { hand: [CARD, CARD], play: ['05006', MJOLNIR] };
  scenario(
    `${card}: it goes to the player it names, who exhausts to be rid of it for good`,
    revealed(card, [carol, { identity: alterEgo, ...able }]),
    table => {
      table.asks(1, 'option', ['exhaust', 'other']).pick('exhaust');
      expect(table.identity(1).exhausted).toBe(true);
      expect(table.state.removed.map(one => one.card)).toEqual([card]);
      expect(table.identity(0).exhausted).toBe(false);
    },
  );
  scenario(`${card}: a hero may flip first`, revealed(card, [{ identity: hero, ...able }]), table => {
    table.pick('yes').pick('exhaust');
    expect(table.identity()).toMatchObject({ card: alterEgo, exhausted: true });
  });
});

describe('what else obligations ask', () => {
  for (const [held, left] of [
    [5, 3],
    [2, 1],
  ] as const)
    scenario(
      `Man Out of Time: half of ${held} cards, rounded down`,
      revealed('03026', [{ identity: STEVE, hand: [CARD, '03003', CARD, CARD, CARD].slice(0, held) }]),
      table => {
        table.pick('other').pick(...[CARD, CARD].slice(0, held - left));
        expect(table.zone(0, 'hand')).toHaveLength(left);
        expect(table.encounterDiscard).toContain('03026');
      },
    );
  scenario(
    '03026 Man Out of Time: nothing of a single card',
    revealed('03026', [{ identity: CAP, hand: [CARD], exhausted: true }]),
    table => {
      table.pick('no');
      expect(table.zone(0, 'hand')).toEqual([CARD]);
      expect(table.encounterDiscard).toContain('03026');
    },
  );
  for (const hand of [[], [CARD]])
    scenario(
      `CH-C21: Man Out of Time: of ${hand.length} cards there is no half, so Steve Rogers exhausts`,
      revealed('03026', [{ identity: STEVE, hand }]),
      table => {
        expect(table.identity().exhausted).toBe(true);
        expect(table.state.removed.map(one => one.card)).toEqual(['03026']);
      },
    );
  scenario(
    '05025 Home by Dawn: a Persona support goes',
    revealed('05025', [{ identity: KAMALA, play: ['05006', '05009'] }]),
    table => {
      table.pick('other');
      expect(table.zone(0, 'discard')).toEqual(['05006']);
      expect(table.lines).not.toContain('log-surge');
    },
  );
  scenario(
    '05025 Home by Dawn: without any it surges',
    revealed('05025', [{ identity: KAMALA, play: ['05009'] }]),
    table => {
      table.pick('other');
      expect(table.lines).toContain('log-surge');
      expect(table.maybe('05009')).toBeDefined();
    },
  );
  scenario(
    '06026 Odin’s Anger: Mjolnir goes from play, and a stun comes',
    revealed('06026', [{ identity: ODINSON, play: [MJOLNIR] }]),
    table => {
      table.pick('other');
      expect(table.zone(0, 'discard')).toEqual([MJOLNIR]);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
  scenario(
    '06026 Odin’s Anger: or from hand',
    revealed('06026', [{ identity: ODINSON, hand: [CARD, MJOLNIR] }]),
    table => {
      table.pick('other');
      expect(table.zone(0, 'hand')).toEqual([CARD]);
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
});

describe('Baron Zemo’s set', () => {
  scenario(
    '03027 Hit Squad: each player takes 1 per boost icon of an encounter card',
    revealed('03027', [marvel, { identity: SPIDER }], { encounter: { deck: [ZEMO, '03029', ...blanks()] } }),
    table => {
      expect([table.identity(0).damage, table.identity(1).damage]).toEqual([2, 1]);
      expect(table.card('03027').threat).toBe(6);
      expect(table.encounterDiscard).toEqual([SOLDIER, ZEMO]);
    },
  );
  scenario(
    '03027 Hit Squad hurts an alter-ego too, and counts no star',
    revealed('03027', [carol], { encounter: { deck: ['06029', ...blanks()] } }),
    table => {
      expect(table.identity().damage).toBe(1);
    },
  );
  scenario('03028 Baron Zemo strikes at once', { ...revealed(ZEMO, [{ ...marvel, exhausted: true }]) }, table => {
    expect(table.identity().damage).toBe(3);
  });
  const zemo = (more: Hero, layout: Layout = {}): Layout => ({
    mainScheme: { card: BREAK_IN, threat: 5 },
    ...layout,
    heroes: [{ ...marvel, ...more }, { identity: SPIDER }],
  });
  scenario(
    '03028 engaged with Baron Zemo, one’s identity cannot thwart, but allies can (W1-306)',
    zemo({ minions: [ZEMO], play: ['03002'], hand: ['05004', CARD, CARD] }),
    table => {
      expect(table.refused).toMatchObject({ '01010a.thwart': 'why-no-thwart', '05004': 'why-no-thwart' });
      table.pick('03002.thwart');
      expect(table.scheme.threat).toBe(3);
    },
  );
  scenario('others can', zemo({}, { heroes: [{ ...marvel }, { identity: SPIDER, minions: [ZEMO] }] }), table => {
    table.pick('01010a.thwart');
    expect(table.scheme.threat).toBe(3);
  });
  scenario('03029 Hydra Soldier guards', { heroes: [{ ...marvel, minions: [SOLDIER] }] }, table => {
    table.pick('01010a.attack');
    expect([table.villain.damage, table.card(SOLDIER).damage]).toEqual([0, 2]);
  });
  scenario(
    '03029 Hydra Soldier: defeated, an encounter card for whom it was engaged with',
    { heroes: [{ ...marvel }, { identity: SPIDER, minions: [{ card: SOLDIER, damage: 3 }] }] },
    table => {
      table.pick('01010a.attack').pick(SOLDIER);
      expect([table.zone(0, 'dealt'), table.zone(1, 'dealt')].map(({ length }) => length)).toEqual([0, 1]);
    },
  );
  scenario(
    '03030 Hail Hydra!: Hydra minions attack, and those whom none has attacked get one',
    revealed('03030', [{ ...marvel, exhausted: true, minions: [SOLDIER, RUNNER] }, { identity: '01001b' }], {
      encounter: { deck: [ZEMO, ...blanks()] },
    }),
    table => {
      expect(table.identity(0).damage).toBe(2);
      expect(table.minions(0)).toEqual([SOLDIER, RUNNER]);
      expect(table.minions(1)).toEqual([ZEMO]);
    },
  );
  scenario(
    '03030 Hail Hydra!: nobody gets one where there is none',
    revealed('03030', [{ ...marvel, minions: [RUNNER] }]),
    table => {
      expect(table.minions(0)).toEqual([RUNNER]);
      expect(table.identity().damage).toBe(0);
    },
  );
});

describe('Thomas Edison’s set', () => {
  scenario(
    '05026 Generation Why?: each player discards a card for each ally and Persona support',
    revealed('05026', [
      { ...marvel, play: ['03002', '05006', '01091'] },
      { identity: SPIDER, play: ['05007'] },
    ]),
    table => {
      expect(table.zone(0, 'discard')).toHaveLength(3);
      expect(table.zone(1, 'discard')).toHaveLength(3);
      expect(table.card('05026').threat).toBe(4);
    },
  );
  const edison = '05027';
  scenario(
    '05027 Thomas Edison cannot be hurt past another minion',
    { heroes: [{ ...marvel, minions: [edison, RUNNER] }] },
    table => {
      table.pick('01010a.attack').asks(0, 'attack target', ['01094', RUNNER]).pick('01094');
      expect(table.card(edison).damage).toBe(0);
    },
  );
  scenario(
    '05027 Thomas Edison can, alone',
    {
      heroes: [
        { ...marvel, minions: [edison] },
        { identity: SPIDER, minions: [RUNNER] },
      ],
    },
    table => {
      table.pick('01010a.attack').pick(edison);
      expect(table.card(edison).damage).toBe(2);
    },
  );
  const ROBOT = '05028';
  scenario('05028 the Giant Robot cannot be hurt', { heroes: [{ ...marvel, minions: [ROBOT] }] }, table => {
    table.pick('01010a.attack');
    expect([table.villain.damage, table.card(ROBOT).damage]).toEqual([2, 0]);
  });
  scenario(
    '05028 the Giant Robot can until the end of the phase, for a mental',
    { heroes: [{ ...marvel, minions: [ROBOT], hand: ['01089'] }] },
    table => {
      table.pick(`${ROBOT}.0`).pay('01089').pick('01010a.attack').pick(ROBOT);
      expect(table.card(ROBOT).damage).toBe(2);
      expect(table.offered()).not.toContain(`${ROBOT}.0`);
    },
  );
  scenario(
    '05028 the Giant Robot is as it was in the villain phase',
    { until: 'over', heroes: [{ ...marvel, minions: [{ card: ROBOT, damage: 1 }], hand: ['01089'] }] },
    table => {
      table.pick(`${ROBOT}.0`).pay('01089').end();
      expect(table.state.lasting).toEqual([]);
      table.leave(0);
    },
  );
  scenario(
    '05028 once the Giant Robot is gone, so is what blanked it, and nothing else that lasts (RR Leaves Play)',
    {
      heroes: [{ ...marvel, minions: [{ card: ROBOT, damage: 6 }], hand: ['01089'] }],
      lasting: [{ until: 'round', of: { card: 2 }, stat: 'attack', by: 1, source: '05032' }],
    },
    table => {
      table.pick(`${ROBOT}.0`).pay('01089').pick('01010a.attack').pick(ROBOT);
      expect(table.encounterDiscard).toEqual([ROBOT]);
      expect(table.state.lasting.map(({ of }) => of)).toEqual([{ card: table.identity().id }]);
    },
  );
  scenario(
    '05029 Harvest exhausts Persona supports, and heals the villain for each',
    revealed(
      '05029',
      [
        { ...marvel, play: ['05006', { card: '05007', exhausted: true }, '01091'] },
        { identity: SPIDER, play: ['05008'] },
      ],
      { villain: { card: '01094', damage: 5 } },
    ),
    table => {
      expect(table.villain.damage).toBe(3);
      expect([table.card('05006').exhausted, table.card('05008').exhausted, table.card('01091').exhausted]).toEqual([
        true,
        true,
        false,
      ]);
      expect(table.lines).not.toContain('log-surge');
    },
  );
  scenario(
    '05029 Harvest surges where it finds none',
    revealed('05029', [{ ...marvel, play: [{ card: '05007', exhausted: true }] }], {
      villain: { card: '01094', damage: 5 },
    }),
    table => {
      expect(table.villain.damage).toBe(5);
      expect(table.lines).toContain('log-surge');
    },
  );
});

describe('Loki’s set', () => {
  scenario(
    '06027 Family Feud: 1 more threat for each Asgard card',
    revealed('06027', [{ identity: THOR, play: [MJOLNIR, '06007', '06010', '03002'] }, { ...marvel }]),
    table => {
      expect(table.card('06027').threat).toBe(2 + 4);
    },
  );
  const LOKI = '06028';
  const loki = (top: string): Layout => ({
    heroes: [{ ...marvel, minions: [{ card: LOKI, damage: 2 }] }],
    encounter: { deck: [top, ...blanks()] },
  });
  scenario('06028 Loki survives by a treachery, healed', loki('06030'), table => {
    table.pick('01010a.attack').pick(LOKI);
    expect(table.card(LOKI).damage).toBe(0);
    expect(table.encounterDiscard).toEqual(['06030']);
  });
  scenario('06028 Loki does not by another card', loki(RUNNER), table => {
    table.pick('01010a.attack').pick(LOKI);
    expect(table.maybe(LOKI)).toBeUndefined();
  });
  scenario('06029 Frost Giant enters tough', revealed('06029'), table => {
    expect(table.card('06029').statuses).toEqual(['tough']);
  });
  scenario(
    '06029 Frost Giant: its boost stuns whom the attack hits',
    boosted('06029', [{ ...marvel, exhausted: true }]),
    table => {
      expect(table.identity().statuses).toEqual(['stunned']);
    },
  );
  scenario(
    '06030 Trickster: threat for each type among three cards',
    revealed('06030', [{ ...marvel, deck: ['05003', '05004', '01058', CARD] }], {
      mainScheme: { card: BREAK_IN, threat: 0 },
    }),
    table => {
      expect(table.scheme.threat).toBe(2);
      expect(table.zone(0, 'discard')).toHaveLength(3);
      expect(table.zone(0, 'deck')).toEqual([CARD]);
    },
  );
  scenario('a minion of theirs acts as any other', minionActs('06029', [{ ...marvel, exhausted: true }]), table => {
    expect(table.identity().damage).toBe(3);
  });
});
