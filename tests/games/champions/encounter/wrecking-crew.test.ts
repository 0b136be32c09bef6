import { expect } from 'vitest';
import { BLANK, CARD, scenario } from '../table.js';
import {
  active,
  BULLDOZER,
  boosts,
  crew,
  DAY,
  led,
  PILE,
  PILEDRIVER,
  ROAD,
  reveals,
  STRUCK,
  schemes,
  THUNDERBALL,
  threats,
  WRECKER,
} from './crew.js';
import { ALLY, blanks, CAROL, carol, GENIUS, MARVEL, marvel, SPIDER, STRENGTH, SUPPORT, UPGRADE } from './tables.js';

/** A support that costs more than the others. */
const DEAR_SUPPORT = '01091';
const equipped = { ...marvel, play: [UPGRADE, SUPPORT, DEAR_SUPPORT] };

// -- the main scheme

scenario(
  '07001a: set-up: each villain brings its side scheme, and Wrecker is active',
  { ...crew, step: 'opening', until: 'turn' },
  table => {
    table.pick();
    expect(threats(table)).toEqual([6, 5, 3, 4]);
    expect(active(table)).toBe(WRECKER);
    expect(table.scheme.card).toBe('07001b');
  },
);

scenario(
  '07001b: Breakout: 1 threat, not per player, then 1 on each side scheme, and the fullest leads',
  { ...crew, step: 'threat', heroes: [marvel, marvel], sideSchemes: schemes(6, 5, 3, 7) },
  table => {
    expect(table.scheme.threat).toBe(1);
    expect(threats(table)).toEqual([7, 6, 4, 8]);
    expect(active(table)).toBe(BULLDOZER);
  },
);

scenario(
  'W1-205: 07001b: the first player chooses among equals',
  { ...crew, step: 'threat', heroes: [marvel, marvel], first: 1, sideSchemes: schemes(6, 6, 3, 4) },
  table => {
    table.asks(1, 'villain', [WRECKER, THUNDERBALL]).pick(THUNDERBALL);
    expect(active(table)).toBe(THUNDERBALL);
  },
);

scenario(
  'W1-217: 07001b: Breakout does it although all threat of step one was prevented',
  { ...crew, step: 'threat', heroes: [{ identity: '01019b' }] },
  table => {
    table.pick('01019b');
    expect(table.scheme.threat).toBe(0);
    expect(threats(table)).toEqual([7, 6, 4, 5]);
  },
);

// -- villains

for (const [card, attack] of [
  ['07002', 4],
  ['07003', 5],
] as const) {
  scenario(
    `${card}: Wrecker: +2 ATK where nobody defends`,
    boosts(BLANK, [marvel], { ...crew, villains: [card, THUNDERBALL] }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(attack);
    },
  );
  scenario(
    `${card}: Wrecker: nothing more against a defender`,
    boosts(BLANK, [{ ...marvel, play: [ALLY] }], { ...crew, villains: [card, THUNDERBALL] }),
    table => {
      // Who is asked reads what a defender faces, and beside it what comes if nobody defends.
      expect(table.prompt.question.args?.attack).toBe(attack - 2);
      expect(table.previews.pass).toBe(`You take ${attack} damage, plus the boost.`);
      table.pick(MARVEL);
      expect(table.identity().damage).toBe(attack - 3);
    },
  );
}

for (const [card] of [
  ['07017', "Thunderball's"],
  ['07018', "Thunderball's"],
] as const)
  scenario(
    `${card}: Thunderball: after his attack 1 damage to each of your characters, to nobody else's`,
    boosts(
      BLANK,
      [
        { ...marvel, play: [ALLY] },
        { ...marvel, exhausted: true },
      ],
      { ...led(THUNDERBALL), active: card, villains: [WRECKER, card] },
    ),
    table => {
      table.pick(MARVEL);
      expect(table.card(ALLY).damage).toBe(1);
      expect(table.identity(0).damage).toBe((card === '07017' ? 0 : 1) + 1);
      expect(table.identity(1).damage).toBe(0);
    },
  );

for (const [card] of [
  ['07032', "Piledriver's"],
  ['07033', "Piledriver's"],
] as const)
  scenario(
    `${card}: Piledriver: retaliate 1, and only for attacks on him`,
    { ...crew, villains: [WRECKER, card], heroes: [{ ...marvel, play: [ALLY] }] },
    table => {
      table.pick(`${MARVEL}.attack`).pick(card).pick(`${ALLY}.attack`).pick(WRECKER);
      expect(table.identity().damage).toBe(1);
      expect(table.card(ALLY).damage).toBe(1);
    },
  );

for (const [card] of [
  ['07046', "Bulldozer's"],
  ['07047', "Bulldozer's"],
] as const)
  scenario(
    `${card}: Bulldozer: his attacks have overkill`,
    boosts(BLANK, [{ ...marvel, play: [{ card: ALLY, damage: 2 }] }], {
      ...led(BULLDOZER),
      active: card,
      villains: [WRECKER, card],
    }),
    table => {
      table.pick(ALLY);
      expect(table.maybe(ALLY)).toBeUndefined();
      expect(table.identity().damage).toBe(2);
    },
  );

// -- their side schemes: at 10 threat

/** Step one brings the scheme that has 9 to 10. */
const full = (at: number, heroes = [{ ...marvel, play: [ALLY] }, marvel]) => ({
  ...crew,
  step: 'threat' as const,
  heroes,
  sideSchemes: schemes(...[0, 1, 2, 3].map(other => (other === at ? 9 : 1))),
});

scenario('07004: Day of Reckoning: at 10 threat 2 damage to each friendly character, and 3 stay', full(0), table => {
  expect([table.identity(0).damage, table.card(ALLY).damage, table.identity(1).damage]).toEqual([2, 2, 2]);
  expect(table.card(WRECKER).damage).toBe(0);
  expect(threats(table)).toEqual([3, 2, 2, 2]);
});

scenario('07004: Day of Reckoning: nothing at 9', { ...full(0), sideSchemes: schemes(8, 1, 1, 1) }, table => {
  expect(table.identity(0).damage).toBe(0);
  expect(threats(table)[0]).toBe(9);
});

scenario('07019: Thunderstruck: at 10 threat each friendly character is stunned', full(1), table => {
  expect([table.identity(0), table.card(ALLY), table.identity(1)].map(({ statuses }) => statuses)).toEqual([
    ['stunned'],
    ['stunned'],
    ['stunned'],
  ]);
  expect(table.card(THUNDERBALL).statuses).toEqual([]);
  expect(threats(table)[1]).toBe(3);
});

scenario(
  'W1-213: 07034: Pile It On!: at 10 threat each player discards their dearest upgrade or support',
  full(2, [equipped, { ...marvel, play: [UPGRADE, UPGRADE] }]),
  table => {
    table.asks(1, 'lose', [UPGRADE, UPGRADE]).pick(UPGRADE);
    expect(table.zone(0, 'discard')).toEqual([DEAR_SUPPORT]);
    expect(table.zone(1, 'discard')).toEqual([UPGRADE]);
    expect(threats(table)[2]).toBe(3);
  },
);

scenario('07048: Clear the Road: at 10 threat each player discards 10 cards from the top', full(3), table => {
  expect([table.zone(0, 'discard').length, table.zone(1, 'discard').length]).toEqual([10, 10]);
  expect(threats(table)[3]).toBe(3);
});

scenario(
  'W1-210: several that are full at once: in the order that the first player likes',
  { ...full(0), sideSchemes: schemes(9, 9, 1, 1) },
  table => {
    table
      .asks(
        0,
        'forced order',
        [DAY, STRUCK].map(card => `${card}.0`),
      )
      .pick(`${STRUCK}.0`)
      .pick(WRECKER);
    expect(threats(table)).toEqual([3, 3, 2, 2]);
  },
);

// -- in each of their decks

for (const [card, leader, scheme] of [
  ['07005', WRECKER, DAY],
  ['07021', THUNDERBALL, STRUCK],
  ['07036', PILEDRIVER, PILE],
  ['07050', BULLDOZER, ROAD],
] as const) {
  scenario(
    `${card}: Held Hostage: lies on the active villain's side scheme, which no thwart empties`,
    reveals(card, [marvel], led(leader)),
    table => {
      expect(table.card(card).host).toBe(table.card(scheme).id);
    },
  );
}

const hostage = { ...crew, sideSchemes: [DAY, { card: STRUCK, threat: 5, attached: ['07005'] }, PILE, ROAD] };

scenario('07005, 07021, 07036, 07050: Held Hostage: thwarting goes elsewhere', hostage, table => {
  table.pick(`${MARVEL}.thwart`).asks(0, 'thwart target', [DAY, PILE, ROAD]).pick(PILE);
});

scenario('07005: Held Hostage: its villain attacks for it, active or not, then it is discarded', hostage, table => {
  table.pick('07005.0').pass();
  expect(table.logged('log-enemy-attack')[0]?.args?.enemy).toEqual({ card: THUNDERBALL });
  expect(table.maybe('07005')).toBeUndefined();
});

scenario(
  'W1-208: 07005: Held Hostage stays where its villain was stunned',
  { ...hostage, villains: [WRECKER, { card: THUNDERBALL, status: ['stunned'] }, PILEDRIVER, BULLDOZER] },
  table => {
    table.pick('07005.0');
    expect(table.card(THUNDERBALL).statuses).toEqual([]);
    expect(table.maybe('07005')).toBeDefined();
    expect(table.identity().damage).toBe(0);
  },
);

for (const [card] of [
  ['07008', "Wrecker's"],
  ['07023', "Thunderball's"],
  ['07037', "Piledriver's"],
  ['07052', "Bulldozer's"],
] as const)
  scenario(
    `${card}: Corrupt Prison Guard: guards, against its hero alone`,
    { ...crew, until: 'end of turns', heroes: [{ ...marvel, minions: [card] }, marvel] },
    table => {
      table.pick(`${MARVEL}.attack`);
      expect(table.card(card).damage).toBe(2);
      table.end().pick(`${MARVEL}.attack`).pick(WRECKER).end();
      expect(table.card(WRECKER).damage).toBe(2);
    },
  );

for (const [card] of [
  ['07009', "Wrecker's"],
  ['07024', "Thunderball's"],
  ['07038', "Piledriver's"],
  ['07053', "Bulldozer's"],
] as const) {
  scenario(
    `${card}: Escaped Convict: boost: the villain with the least threat leads, and attacks a hero afterwards without a boost card`,
    boosts(card),
    table => {
      table.pass().pass();
      expect(active(table)).toBe(PILEDRIVER);
      expect(table.logged('log-boost')).toHaveLength(1);
      expect(table.identity().damage).toBe(4 + 2);
    },
  );
  scenario(
    `W1-215: ${card}: Escaped Convict: boost for a scheme: the counter moves, and that is all`,
    boosts(card, [carol]),
    table => {
      expect(active(table)).toBe(PILEDRIVER);
      expect(threats(table)).toEqual([8, 5, 3, 4]);
    },
  );
}

scenario(
  '07009: Escaped Convict: the attack without a boost card is shown without one',
  boosts('07009', [{ identity: SPIDER }]),
  table => {
    table.asks(0, 'interrupt');
    expect(table.previews.pass).toContain('plus the boost');
    table.pass().pass().asks(0, 'interrupt');
    expect(active(table)).toBe(PILEDRIVER);
    expect(table.previews.pass).toBe('You take 2 damage.');
    table.pass().pass();
  },
);

for (const [card] of [
  ['07010', "Wrecker's"],
  ['07025', "Thunderball's"],
  ['07039', "Piledriver's"],
  ['07054', "Bulldozer's"],
] as const) {
  scenario(
    `${card}: Buddy System: the top card of the deck with the least threat`,
    reveals(card, [marvel], { ...crew, decks: { ...crew.decks, piledriver: { deck: ['07037', ...blanks()] } } }),
    table => {
      expect(table.minions()).toEqual(['07037']);
      expect(active(table)).toBe(WRECKER);
    },
  );
  scenario(
    `${card}: Buddy System: two cards of the only villain`,
    reveals(card, [marvel], {
      ...crew,
      villains: [WRECKER],
      sideSchemes: [DAY],
      encounter: { deck: ['07008', '07009', ...blanks()] },
    }),
    table => {
      expect(table.minions().slice(0, 2)).toEqual(['07008', '07009']);
    },
  );
  scenario(`${card}: Buddy System: boost: the villain with the least threat leads`, boosts(card), table => {
    table.pass();
    expect(active(table)).toBe(PILEDRIVER);
  });
}

for (const [card] of [
  ['07011', "Wrecker's"],
  ['07026', "Thunderball's"],
  ['07056', "Bulldozer's"],
] as const) {
  scenario(
    `${card}: Chaos In the Prison: an upgrade, or 1 threat for each on the active scheme`,
    reveals(card, [
      { ...marvel, play: [UPGRADE, UPGRADE] },
      { ...marvel, play: [UPGRADE] },
    ]),
    table => {
      table.asks(0, 'option', ['discard', 'threat']).pick('threat');
      expect(threats(table)).toEqual([8, 5, 3, 4]);
    },
  );
  scenario(
    `${card}: Chaos In the Prison: surges without upgrades`,
    reveals(card, [{ ...marvel, play: [SUPPORT] }]),
    table => {
      expect(table.lines).toContain('log-surge');
    },
  );
  scenario(
    `${card}: Chaos In the Prison: boost: undefended, an upgrade goes`,
    boosts(card, [{ ...marvel, play: [UPGRADE, ALLY] }]),
    table => {
      table.pass();
      expect(table.zone(0, 'discard')).toEqual([UPGRADE]);
    },
  );
  scenario(
    `${card}: Chaos In the Prison: boost: nothing goes where somebody defends`,
    boosts(card, [{ ...marvel, play: [UPGRADE, ALLY] }]),
    table => {
      table.pick(MARVEL);
      expect(table.zone(0, 'discard')).toEqual([]);
    },
  );
}

for (const [card] of [
  ['07013', "Wrecker's"],
  ['07028', "Thunderball's"],
  ['07040', "Piledriver's"],
  ['07057', "Bulldozer's"],
] as const) {
  scenario(
    `${card}: Get Wrecked!: the villain with the most threat schemes because of an alter-ego`,
    reveals(card, [carol]),
    table => {
      expect(threats(table)).toEqual([8, 5, 3, 4]);
    },
  );
  scenario(`${card}: Get Wrecked!: the one with the least attacks a hero`, reveals(card), table => {
    table.pass();
    expect(table.logged('log-enemy-attack')[0]?.args?.enemy).toEqual({ card: PILEDRIVER });
    expect(table.identity().damage).toBe(2);
  });
}

for (const [card] of [
  ['07014', "Wrecker's"],
  ['07029', "Thunderball's"],
  ['07041', "Piledriver's"],
] as const) {
  scenario(
    `${card}: I've Been Waiting For This!: the active villain heals 3 and is tough`,
    reveals(card, [marvel], {
      ...crew,
      villains: [
        { card: WRECKER, damage: 5 },
        { card: THUNDERBALL, damage: 5 },
      ],
    }),
    table => {
      expect([table.card(WRECKER).damage, table.card(THUNDERBALL).damage]).toEqual([2, 5]);
      expect([table.card(WRECKER).statuses, table.card(THUNDERBALL).statuses]).toEqual([['tough'], []]);
    },
  );
  scenario(
    `${card}: I've Been Waiting For This!: boost: the villain with the least threat leads and schemes`,
    boosts(card),
    table => {
      table.pass();
      expect(active(table)).toBe(PILEDRIVER);
      expect(threats(table)).toEqual([6, 5, 5, 4]);
    },
  );
}

scenario(
  "W1-218: 07041: I've Been Waiting For This!: boost: the attack is finished before anybody schemes",
  boosts('07041', [{ ...marvel, play: [{ card: ALLY, damage: 1 }] }], {
    ...led(PILEDRIVER),
    sideSchemes: schemes(8, 9, 9, 9),
  }),
  table => {
    table.pick(ALLY);
    expect(table.maybe(ALLY)).toBeUndefined();
    expect(active(table)).toBe(WRECKER);
    expect(table.identity().damage).toBe(2);
    expect(threats(table)).toEqual([3, 9, 9, 9]);
  },
);

// -- Wrecker's deck

scenario(
  '07006: Magic Crowbar: after Wrecker attacks, 1 threat where there is the least',
  boosts(BLANK, [marvel], {
    ...crew,
    villains: [{ card: WRECKER, attached: ['07006'] }, THUNDERBALL, PILEDRIVER, BULLDOZER],
  }),
  table => {
    table.pass();
    expect(table.identity().damage).toBe(5);
    expect(threats(table)).toEqual([6, 5, 4, 4]);
  },
);

for (const [card, host] of [
  ['07006', WRECKER],
  ['07020', THUNDERBALL],
  ['07049', BULLDOZER],
] as const) {
  scenario(`${card}: lies on its villain, active or not`, reveals(card, [marvel], led(PILEDRIVER)), table => {
    expect(table.card(card).host).toBe(table.card(host).id);
  });
  scenario(
    `${card}: a hero is rid of it for exhausting and a random card`,
    {
      ...crew,
      villains: [WRECKER, THUNDERBALL, PILEDRIVER, BULLDOZER].map(one =>
        one === host ? { card: one, attached: [card] } : one,
      ),
      heroes: [{ ...marvel, hand: [CARD] }],
    },
    table => {
      table.pick(`${card}.${card === '07006' || card === '07020' || card === '07049' ? 1 : 0}`);
      expect(table.maybe(card)).toBeUndefined();
      expect(table.identity().exhausted).toBe(true);
      expect(table.zone(0, 'discard')).toEqual([CARD]);
    },
  );
}

const commanded = { ...crew, villains: [{ card: WRECKER, attached: ['07007'] }, THUNDERBALL, PILEDRIVER, BULLDOZER] };

scenario(
  "07007: Wrecker's Command: after he schemes, 1 threat on each other villain's side scheme",
  boosts(BLANK, [carol], commanded),
  table => {
    expect(threats(table)).toEqual([9, 6, 4, 5]);
  },
);

scenario(
  "07007: Wrecker's Command: two physical resources discard it",
  { ...commanded, heroes: [{ ...marvel, hand: [STRENGTH, GENIUS] }] },
  table => {
    table.pick('07007.1').pay(STRENGTH);
    expect(table.maybe('07007')).toBeUndefined();
  },
);

scenario(
  '07012: Crowbar Toss: Wrecker attacks a hero, then the villain with the least threat leads',
  reveals('07012', [marvel], led(BULLDOZER)),
  table => {
    table.pass();
    expect(table.identity().damage).toBe(4);
    expect(active(table)).toBe(PILEDRIVER);
  },
);

scenario(
  '07012: Crowbar Toss: Wrecker schemes because of an alter-ego',
  reveals('07012', [carol], led(BULLDOZER)),
  table => {
    expect(threats(table)).toEqual([8, 5, 3, 4]);
    expect(active(table)).toBe(PILEDRIVER);
  },
);

scenario(
  'W1-208: 07012: Crowbar Toss: a stunned Wrecker moves no counter',
  reveals('07012', [marvel], {
    ...crew,
    villains: [{ card: WRECKER, status: ['stunned'] }, THUNDERBALL, PILEDRIVER, BULLDOZER],
  }),
  table => {
    expect(active(table)).toBe(WRECKER);
    expect(table.card(WRECKER).statuses).toEqual([]);
  },
);

scenario('07015: Mystical Link: 2 threat on each side scheme', reveals('07015'), table => {
  expect(threats(table)).toEqual([8, 7, 5, 6]);
  expect(table.scheme.threat).toBe(0);
});

for (const [way, damage, threat] of [
  ['attack', 7, 6],
  ['threat', 4, 8],
] as const)
  scenario(
    `07015: Mystical Link: boost: Wrecker gets +3 ATK, or 2 threat on his scheme: ${way}`,
    boosts('07015'),
    table => {
      table.pass().pick(way);
      expect([table.identity().damage, threats(table)[0]]).toEqual([damage, threat]);
    },
  );

scenario(
  'W1-212: 07015: Mystical Link: boost: nobody is asked when another villain attacks',
  { ...hostage, encounter: { deck: ['07015', ...blanks()] } },
  table => {
    table.pick('07005.0').pass();
    expect(threats(table)).toEqual([6, 5, 3, 4]);
  },
);

scenario(
  "07016: You're Dead Meat!: 1 damage to the weakest; defeated, 3 threat on Wrecker's scheme",
  reveals('07016', [{ ...marvel, play: [{ card: ALLY, damage: 2 }] }]),
  table => {
    expect(table.maybe(ALLY)).toBeUndefined();
    expect(threats(table)).toEqual([9, 5, 3, 4]);
  },
);

scenario(
  "07016: You're Dead Meat!: an alter-ego is no hero, and who survives brings no threat",
  reveals('07016', [{ identity: CAROL, damage: 10 }, marvel]),
  table => {
    expect([table.identity(0).damage, table.identity(1).damage]).toEqual([10, 1]);
    expect(threats(table)[0]).toBe(6);
  },
);

// -- Thunderball's deck

const withBall = (card: string) => ({
  ...led(THUNDERBALL),
  villains: [WRECKER, { card: THUNDERBALL, attached: [card] }, PILEDRIVER, BULLDOZER],
});

scenario(
  '07020: Ball and Chain: after Thunderball attacks, 1 threat on the main scheme',
  boosts(BLANK, [marvel], withBall('07020')),
  table => {
    table.pass().pick('07020.0');
    expect(table.scheme.threat).toBe(1);
    expect(table.identity().damage).toBe(3);
  },
);

scenario(
  'W1-214: 07022: Radioactive Buildup: excess damage goes on his side scheme; then it is discarded',
  boosts(BLANK, [{ ...marvel, play: [{ card: ALLY, damage: 1 }] }], withBall('07022')),
  table => {
    table.pick(ALLY).pick('07022.0');
    // ATK 4 against 2 hit points.
    expect(threats(table)).toEqual([6, 7, 3, 4]);
    expect(table.maybe('07022')).toBeUndefined();
  },
);

scenario(
  '07022: Radioactive Buildup: no threat without excess, and none for other villains',
  boosts(BLANK, [marvel], withBall('07022')),
  table => {
    table.pass().pick('07022.0');
    expect(threats(table)).toEqual([6, 5, 3, 4]);
  },
);

scenario(
  '07027: Energy Projectiles: 1 damage to each of your characters',
  reveals('07027', [{ ...marvel, play: [ALLY] }, marvel]),
  table => {
    expect([table.identity(0).damage, table.card(ALLY).damage, table.identity(1).damage]).toEqual([1, 1, 0]);
  },
);

scenario(
  '07027: Energy Projectiles: boost: 1 damage to the defender',
  boosts('07027', [{ ...marvel, play: [ALLY] }]),
  table => {
    table.pick(MARVEL);
    expect([table.identity().damage, table.card(ALLY).damage]).toEqual([2, 0]);
  },
);

scenario('07027: Energy Projectiles: boost: nobody defends, nobody is hurt by it', boosts('07027'), table => {
  table.pass();
  expect(table.identity().damage).toBe(4);
});

scenario(
  '07030: Lightning Blast: for an alter-ego 3 threat where there is the most',
  reveals('07030', [carol]),
  table => {
    expect(threats(table)).toEqual([9, 5, 3, 4]);
  },
);

scenario(
  '07030: Lightning Blast: Thunderball attacks a hero; undefended, 3 threat on his scheme',
  reveals('07030'),
  table => {
    table.pass();
    expect(threats(table)).toEqual([6, 8, 3, 4]);
    expect(table.identity().damage).toBe(2);
  },
);

scenario('07030: Lightning Blast: no threat where somebody defends', reveals('07030'), table => {
  table.pick(MARVEL);
  expect(threats(table)).toEqual([6, 5, 3, 4]);
});

scenario(
  'W1-211: 07031: Tactical Prowess: all threat goes from the least to the most; full, it does not surge',
  reveals('07031', [marvel], { ...crew, sideSchemes: schemes(8, 5, 2, 4) }),
  table => {
    expect(threats(table)).toEqual([3, 5, 0, 4]);
    expect(table.identity().damage).toBe(2);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '07031: Tactical Prowess: surges where the other is not full',
  reveals('07031', [marvel], { ...crew, sideSchemes: schemes(6, 5, 2, 4) }),
  table => {
    expect(threats(table)).toEqual([8, 5, 0, 4]);
    expect(table.lines).toContain('log-surge');
  },
);

// -- Piledriver's deck

const taunted = { ...crew, villains: [WRECKER, THUNDERBALL, { card: PILEDRIVER, attached: ['07035'] }, BULLDOZER] };

scenario(
  '07035: Distracting Taunts: nobody attacks another villain; a hero who attacks him may pay it off',
  { ...taunted, heroes: [{ ...marvel, hand: [STRENGTH, GENIUS] }] },
  table => {
    table.pick(`${MARVEL}.attack`).asks(0, 'response', ['07035.0']).pick('07035.0').pay(STRENGTH);
    expect(table.card(PILEDRIVER).damage).toBe(2);
    expect(table.maybe('07035')).toBeUndefined();
  },
);

scenario(
  '07035: Distracting Taunts: 3 hit points more, as long as it is there',
  {
    ...taunted,
    villains: [WRECKER, THUNDERBALL, { card: PILEDRIVER, damage: 11, attached: ['07035'] }, BULLDOZER],
    heroes: [{ ...marvel, hand: [STRENGTH, GENIUS], play: [ALLY] }],
  },
  table => {
    table.pick(`${ALLY}.attack`);
    expect(table.card(PILEDRIVER).damage).toBe(13);
    expect(table.card('07035')).toBeDefined();
  },
);

scenario(
  '07042: Oversized Hands: your dearest support goes',
  reveals('07042', [equipped, { ...marvel, play: [DEAR_SUPPORT] }]),
  table => {
    expect([table.zone(0, 'discard'), table.zone(1, 'discard')]).toEqual([[DEAR_SUPPORT], []]);
    expect(threats(table)).toEqual([6, 5, 3, 4]);
  },
);

scenario(
  "07042: Oversized Hands: without a support, 2 threat on the active villain's scheme",
  reveals('07042', [{ ...marvel, play: [UPGRADE] }]),
  table => {
    expect(threats(table)).toEqual([8, 5, 3, 4]);
  },
);

scenario('07042: Oversized Hands: boost: a support of your choice goes', boosts('07042', [equipped]), table => {
  table.pass().asks(0, 'lose', [SUPPORT, DEAR_SUPPORT]).pick(SUPPORT);
  expect(table.zone(0, 'discard')).toEqual([SUPPORT]);
});

scenario('07043: Escape Plan: you are confused', reveals('07043', [marvel, marvel]), table => {
  expect([table.identity(0).statuses, table.identity(1).statuses]).toEqual([['confused'], []]);
  expect(threats(table)).toEqual([6, 5, 3, 4]);
});

scenario(
  '07043: Escape Plan: confused already, Piledriver schemes',
  reveals('07043', [{ ...marvel, status: ['confused'] }]),
  table => {
    expect(threats(table)).toEqual([6, 5, 5, 4]);
  },
);

scenario('07043: Escape Plan: boost: the active villain is tough', boosts('07043'), table => {
  table.pass();
  expect(table.card(WRECKER).statuses).toEqual(['tough']);
});

scenario(
  '07043: Escape Plan: boost: tough already, 2 threat on its scheme',
  boosts('07043', [marvel], { ...crew, villains: [{ card: WRECKER, status: ['tough'] }, THUNDERBALL] }),
  table => {
    table.pass();
    expect(threats(table)).toEqual([8, 5, null, null]);
  },
);

for (const [status, bonus] of [
  [[], 0],
  [['tough'], 2],
] as const) {
  const villains = [WRECKER, THUNDERBALL, { card: PILEDRIVER, status }, BULLDOZER];
  scenario(
    `07044: Pummel: Piledriver attacks a hero, with ${bonus} more`,
    reveals('07044', [marvel], { ...crew, villains }),
    table => {
      table.pass();
      expect(table.identity().damage).toBe(2 + bonus);
    },
  );
  scenario(
    `07044: Pummel: Piledriver schemes because of an alter-ego, with ${bonus} more`,
    reveals('07044', [carol], { ...crew, villains }),
    table => {
      expect(threats(table)).toEqual([6, 5, 5 + bonus, 4]);
    },
  );
}

scenario(
  '07045: Uncanny Resilience: villains are neither stunned nor confused any more; minions stay as they are',
  reveals('07045', [{ ...marvel, minions: [{ card: '07008', status: ['stunned'] }] }], {
    ...crew,
    villains: [
      { card: WRECKER, status: ['tough', 'stunned'] },
      { card: THUNDERBALL, status: ['confused'] },
    ],
  }),
  table => {
    expect([WRECKER, THUNDERBALL, '07008'].map(card => table.card(card).statuses)).toEqual([
      ['tough'],
      [],
      ['stunned'],
    ]);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario('07045: Uncanny Resilience: surges where there was nothing to remove', reveals('07045'), table => {
  expect(table.lines).toContain('log-surge');
});

scenario('07045: Uncanny Resilience: boost: you are confused', boosts('07045'), table => {
  table.pass();
  expect(table.identity().statuses).toEqual(['confused']);
});

// -- Bulldozer's deck

const withDozer = (card: string) => ({
  ...led(BULLDOZER),
  villains: [WRECKER, THUNDERBALL, PILEDRIVER, { card: BULLDOZER, attached: [card] }],
});

scenario(
  "07049: Bulldozer's Helmet: a card of your deck for each damage dealt",
  boosts(BLANK, [marvel], withDozer('07049')),
  table => {
    table.pass();
    expect(table.identity().damage).toBe(4);
    expect(table.zone(0, 'discard')).toHaveLength(4);
  },
);

scenario(
  '07051: Ramming Speed: an ally has to defend; then it is discarded',
  boosts(BLANK, [{ ...marvel, play: [ALLY] }], withDozer('07051')),
  table => {
    expect(table.maybe(ALLY)).toBeUndefined();
    // ATK 5 against 3 hit points, with overkill.
    expect(table.identity().damage).toBe(2);
    expect(table.maybe('07051')).toBeUndefined();
  },
);

scenario(
  '07051: Ramming Speed: without an ally everything is as usual',
  boosts(BLANK, [marvel], withDozer('07051')),
  table => {
    table.asks(0, 'defend', [MARVEL]).pick(MARVEL);
    expect(table.identity().damage).toBe(4);
  },
);

scenario('07055: Bull Rush: Bulldozer attacks a hero; a card goes for each damage', reveals('07055'), table => {
  table.pass();
  expect([table.identity().damage, table.zone(0, 'discard').length]).toEqual([3, 3]);
});

scenario(
  '07055: Bull Rush: Bulldozer schemes because of an alter-ego; a card goes for each threat',
  reveals('07055', [carol]),
  table => {
    expect(threats(table)).toEqual([6, 5, 3, 5]);
    expect(table.zone(0, 'discard')).toHaveLength(1);
  },
);

scenario(
  '07058: Headbutt: a random card, and its cost as damage to a hero',
  reveals('07058', [{ ...marvel, hand: [ALLY] }]),
  table => {
    expect(table.zone(0, 'discard')).toEqual([ALLY]);
    expect(table.identity().damage).toBe(4);
  },
);

scenario(
  "07058: Headbutt: for an alter-ego its cost is threat on Bulldozer's scheme",
  reveals('07058', [{ ...carol, hand: [ALLY] }]),
  table => {
    expect(threats(table)).toEqual([6, 5, 3, 8]);
    expect(table.identity().damage).toBe(0);
  },
);

scenario('07058: Headbutt: a resource costs nothing', reveals('07058', [{ ...marvel, hand: [STRENGTH] }]), table => {
  expect(table.identity().damage).toBe(0);
});

scenario(
  "07059: Leading the Charge: as many cards as Bulldozer's ATK; 1 threat on his scheme for each type",
  reveals('07059', [{ ...marvel, deck: [ALLY, STRENGTH, GENIUS, SUPPORT] }]),
  table => {
    expect(table.zone(0, 'discard')).toHaveLength(3);
    expect(threats(table)).toEqual([6, 5, 3, 6]);
  },
);

scenario(
  'W1-216: 07059: Leading the Charge: nothing without Bulldozer',
  reveals('07059', [marvel], { ...crew, villains: [WRECKER], sideSchemes: [DAY] }),
  table => {
    expect(table.zone(0, 'discard')).toHaveLength(0);
  },
);
