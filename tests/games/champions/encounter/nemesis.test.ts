import { expect } from 'vitest';
import { CARD, type Hero, scenario } from '../table.js';
import {
  ALLY,
  blanks,
  boosted,
  CAROL,
  carol,
  ENERGY,
  GENIUS,
  IRON_MAN,
  JENNIFER,
  MARVEL,
  marvel,
  minionActs,
  PANTHER,
  PETER,
  RUNNER,
  revealed,
  SHE_HULK,
  SPIDER,
  SUPPORT,
  TCHALLA,
  TONY,
  UPGRADE,
} from './tables.js';

// -- obligations: what all have in common

const OBLIGATIONS: readonly [card: string, hero: string, alterEgo: string, able: Hero][] = [
  ['01155', PANTHER, TCHALLA, { play: ['01047'] }],
  ['01160', SHE_HULK, JENNIFER, {}],
  ['01165', SPIDER, PETER, { hand: [CARD] }],
  ['01170', IRON_MAN, TONY, { play: ['01036'] }],
  ['01175', MARVEL, CAROL, {}],
];

for (const [card, hero, alterEgo, able] of OBLIGATIONS) {
  const bystander: Hero = { identity: hero === MARVEL ? PETER : CAROL };
  scenario(
    `${card}: whoever reveals it, it goes to the player it names, who exhausts ${alterEgo} to be rid of it for good`,
    revealed(card, [bystander, { identity: alterEgo, ...able }]),
    table => {
      table.asks(1, 'option', ['exhaust', 'other']).pick('exhaust');
      expect(table.identity(1).exhausted).toBe(true);
      expect(table.identity(0).exhausted).toBe(false);
      expect(table.state.removed.map(one => one.card)).toEqual([card]);
      expect(table.encounterDiscard).toEqual([]);
      expect(table.lines).not.toContain('log-surge');
    },
  );

  scenario(
    `${card}: a hero may flip first, which does not use up the change of form`,
    revealed(card, [{ identity: hero, ...able }]),
    table => {
      table.asks(0, 'may', ['yes', 'no']).pick('yes').pick('exhaust');
      expect(table.identity()).toMatchObject({ card: alterEgo, exhausted: true });
      expect(table.state.players[0]?.changedForm).toBe(false);
    },
  );

  scenario(
    `${card}: a hero who does not flip has the other way only`,
    revealed(card, [{ identity: hero, ...able }]),
    table => {
      table.pick('no');
      expect(table.identity()).toMatchObject({ card: hero, exhausted: false });
      expect(table.state.removed).toEqual([]);
      expect(table.encounterDiscard).toContain(card);
    },
  );

  scenario(
    `L2P: obligations: ${card}: one whose player is out leaves the game, and another card is revealed`,
    revealed(card, [bystander, { identity: alterEgo, eliminated: true }]),
    table => {
      expect(table.state.removed.map(one => one.card)).toEqual([card]);
      expect(table.logged('log-reveal')).toHaveLength(2);
    },
  );
}

scenario(
  '01155: Affairs of State: one Black Panther upgrade of the player’s choice, and nothing else',
  revealed('01155', [{ identity: TCHALLA, play: ['01047', '01048', '01063'] }]),
  table => {
    table.pick('other').asks(0, 'lose', ['01047', '01048']).pick('01048');
    expect(table.zone(0, 'discard')).toEqual(['01048']);
    expect(table.encounterDiscard).toEqual(['01155']);
    expect(table.identity().exhausted).toBe(false);
  },
);

scenario('01160: Legal Work: an acceleration token, for good', revealed('01160', [{ identity: JENNIFER }]), table => {
  table.pick('other');
  expect(table.state.acceleration).toBe(1);
  expect(table.identity().exhausted).toBe(false);
});

scenario(
  '01165: Eviction Notice: a random card, and the player it names reveals one more',
  revealed('01165', [carol, { identity: PETER, hand: [CARD, CARD] }]),
  table => {
    table.pick('other');
    expect(table.zone(1, 'hand')).toHaveLength(1);
    expect(table.logged('log-reveal').map(({ args }) => args?.who)).toEqual([{ seat: 0 }, { seat: 1 }]);
  },
);

scenario(
  'CH-C21: 01165: with an empty hand Eviction Notice surges all the same',
  revealed('01165', [{ identity: PETER }]),
  table => {
    table.pick('other');
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01170: Business Problems exhausts each upgrade of the player, and no support or ally',
  revealed('01170', [
    { identity: TONY, play: ['01036', UPGRADE, SUPPORT, ALLY] },
    { ...carol, play: ['01018'] },
  ]),
  table => {
    table.pick('other');
    expect(['01036', UPGRADE, SUPPORT, ALLY, '01018'].map(card => table.card(card).exhausted)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  },
);

scenario(
  'CH-C21: 01170: without a ready upgrade only the other way is left',
  revealed('01170', [{ identity: TONY, play: [{ card: '01036', exhausted: true }] }]),
  table => {
    expect(table.identity().exhausted).toBe(true);
    expect(table.state.removed.map(({ card }) => card)).toEqual(['01170']);
  },
);

scenario(
  'CH-C5: 01170: an obligation of which nothing is possible is discarded',
  revealed('01170', [{ identity: TONY, exhausted: true }]),
  table => {
    expect(table.encounterDiscard).toEqual(['01170']);
    expect(table.inPlay(({ card }) => card === '01170')).toEqual([]);
  },
);

scenario('01175: Family Emergency stuns, in either form, and surges', revealed('01175', [carol]), table => {
  table.pick('other');
  expect(table.identity()).toMatchObject({ card: CAROL, statuses: ['stunned'] });
  expect(table.logged('log-reveal')).toHaveLength(2);
});

scenario(
  'CH-C21: 01175: one who is stunned already may choose Family Emergency’s other way, and it surges',
  revealed('01175', [{ ...carol, status: ['stunned'] }]),
  table => {
    table.asks(0, 'option', ['exhaust', 'other']).pick('other');
    expect(table.identity().statuses).toEqual(['stunned']);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

// -- side schemes of the nemesis sets

for (const [card, icon] of [
  ['01161', 'crisis'],
  ['01171', 'acceleration'],
  ['01176', 'hazard'],
] as const) {
  scenario(`${card}: 3 threat and 1 per player`, revealed(card, [carol, carol]), table => {
    expect(table.card(card).threat).toBe(5);
  });
  scenario(
    `${card}: its icon is ${icon}`,
    {
      heroes: [marvel],
      mainScheme: { card: '01097b', threat: 2 },
      sideSchemes: [{ card, threat: 9 }],
      until: 'reveal',
    },
    table => {
      expect(table.refused[`${MARVEL}.thwart`]).toBeUndefined();
      table.pick(`${MARVEL}.thwart`);
      if (icon !== 'crisis') table.asks(0, 'thwart target', ['01097b', card]).pick(card);
      expect(table.card(card).threat).toBe(7);
      table.end().pass();
      expect(table.scheme.threat).toBe(icon === 'acceleration' ? 4 : 3);
      expect(table.zone(0, 'dealt')).toHaveLength(icon === 'hazard' ? 2 : 1);
    },
  );
}

scenario('01156: Usurp The Throne: 3 threat per player, and a hazard', revealed('01156', [carol, carol]), table => {
  expect(table.card('01156').threat).toBe(6);
});

scenario(
  '01156: while Usurp The Throne is in play one more card is dealt',
  { heroes: [carol, carol], sideSchemes: ['01156'], first: 1, step: 'deal' },
  table => {
    expect([table.zone(0, 'dealt').length, table.zone(1, 'dealt').length]).toEqual([1, 2]);
  },
);

// -- Black Panther's

scenario(
  '01157: Killmonger takes no damage from Black Panther upgrades',
  { heroes: [{ identity: PANTHER, hand: ['01043a', CARD], play: ['01047'], minions: ['01157'] }] },
  table => {
    table.pick('01043a').pay(CARD);
    expect(table.card('01157').damage).toBe(0);
    expect(table.villain.damage).toBe(4);
  },
);

scenario(
  '01157: Killmonger takes damage from the Panther himself',
  { heroes: [{ identity: PANTHER, minions: ['01157'] }] },
  table => {
    table.pick(`${PANTHER}.attack`).pick('01157');
    expect(table.card('01157').damage).toBe(2);
  },
);

scenario(
  '01158: Heart-Shaped Herb: the villain and the minions engaged with its player are tough, and it surges',
  revealed('01158', [
    { ...carol, minions: [RUNNER] },
    { ...carol, minions: ['01110'] },
  ]),
  table => {
    expect([table.villain, table.card(RUNNER), table.card('01110')].map(({ statuses }) => statuses)).toEqual([
      ['tough'],
      ['tough'],
      [],
    ]);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01158: as a boost card it makes the villain tough, and nobody else',
  boosted('01158', [{ ...carol, minions: [RUNNER] }]),
  table => {
    expect(table.villain.statuses).toEqual(['tough']);
    expect(table.card(RUNNER).statuses).toEqual([]);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '01159: Ritual Combat: the icons of the discarded card and 1, as damage or as threat',
  revealed('01159', [marvel, marvel], { encounter: { deck: ['01193', ...blanks()] } }),
  table => {
    table.asks(0, 'option', ['damage', 'threat']).pick('damage');
    expect([table.identity(0).damage, table.identity(1).damage]).toEqual([4, 0]);
    expect(table.encounterDiscard).toEqual(['01159', '01193']);
  },
);

scenario(
  '01159: an alter-ego has no hero: Ritual Combat is threat; a star is no icon',
  revealed('01159', [carol], { encounter: { deck: ['01168', ...blanks()] } }),
  table => {
    expect(table.identity().damage).toBe(0);
    expect(table.scheme.threat).toBe(1);
  },
);

scenario(
  '01159: the last encounter card that Ritual Combat discards is in the new deck',
  revealed('01159', [carol], { encounter: { deck: ['01106'] } }),
  table => {
    expect(table.state.encounter.deck.map(({ card }) => card)).toEqual(['01106']);
    expect(table.state.acceleration).toBe(1);
    expect(table.scheme.threat).toBe(2);
  },
);

// -- She-Hulk's

scenario(
  '01162: Titania attacks for the hit points she has left',
  minionActs('01121', [{ identity: SHE_HULK, minions: [{ card: '01162', damage: 2 }] }]),
  table => {
    table.pick('01162').pass();
    expect(table.identity().damage).toBe(4);
    table.pass();
  },
);

scenario('01162: Titania schemes for 1, hurt or not', minionActs('01162', [carol]), table => {
  expect(table.scheme.threat).toBe(1);
});

scenario(
  '01163: Genetically Enhanced: 3 hit points more for the minion with the most printed ones, of any player',
  revealed('01163', [
    { ...carol, minions: [RUNNER] },
    { identity: SHE_HULK, minions: [{ card: '01162', damage: 5 }] },
  ]),
  table => {
    expect(table.card('01163').host).toBe(table.card('01162').id);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '01163: with as many printed hit points the first player chooses; the 3 more count for Titania’s ATK',
  revealed('01163', [{ ...marvel, minions: ['01162', '01181'] }, carol], { first: 0 }),
  table => {
    table.asks(0, 'attach', ['01162', '01181']).pick('01162');
    expect(table.card('01163').host).toBe(table.card('01162').id);
  },
);

scenario(
  '01163: the enhanced Titania attacks for 9',
  minionActs('01121', [{ identity: SHE_HULK, minions: [{ card: '01162', attached: ['01163'] }] }]),
  table => {
    table.pick('01162').pass();
    expect(table.identity().damage).toBe(9);
    table.pass();
  },
);

scenario('01163: Genetically Enhanced surges without a minion', revealed('01163', [carol]), table => {
  expect(table.maybe('01163')).toBeUndefined();
  expect(table.logged('log-reveal')).toHaveLength(2);
});

scenario(
  "01164: Titania's Fury: she attacks the hero who reveals it, whomever she is engaged with",
  revealed('01164', [marvel, { identity: JENNIFER, minions: [{ card: '01162', damage: 3 }] }]),
  table => {
    table.asks(0, 'defend').pick(MARVEL);
    expect(table.identity(0).damage).toBe(2);
    expect(table.card('01162').damage).toBe(3);
    expect(table.lines).not.toContain('log-surge');
  },
);

for (const [why, hero] of [
  ['there is no hero', { ...carol, minions: [{ card: '01162', damage: 3 }] }],
  ['she is stunned', { ...marvel, minions: [{ card: '01162', damage: 3, status: ['stunned'] }] }],
] as const)
  scenario(`01164: Titania's Fury: where ${why}, she heals all and it surges`, revealed('01164', [hero]), table => {
    expect(table.card('01162')).toMatchObject({ damage: 0, statuses: [] });
    expect(table.logged('log-reveal')).toHaveLength(2);
    expect(table.identity().damage).toBe(0);
  });

scenario("01164: Titania's Fury surges where she is not in play", revealed('01164'), table => {
  expect(table.logged('log-reveal')).toHaveLength(2);
});

scenario(
  '01164: as a boost card it brings another',
  boosted('01164', [carol], { encounter: { deck: ['01164', '01106', ...blanks()] } }),
  table => {
    expect(table.logged('log-boost')).toHaveLength(2);
    expect(table.scheme.threat).toBe(3);
  },
);

// -- Spider-Man's

scenario(
  '01166: Highway Robbery: a random card of each hand goes under it, empty hands are passed over',
  revealed('01166', [{ ...carol, hand: [CARD, CARD] }, carol]),
  table => {
    expect(table.card('01166')).toMatchObject({ threat: 6 });
    expect(table.card('01166').under).toHaveLength(1);
    expect(table.zone(0, 'hand')).toHaveLength(1);
  },
);

scenario('01167: Vulture attacks the hero he engages at once, by quickstrike', revealed('01167'), table => {
  table.asks(0, 'defend').pass();
  expect(table.identity().damage).toBe(3);
});

scenario('01167: Vulture does not attack an alter-ego he engages', revealed('01167', [carol]), table => {
  expect(table.minions()).toEqual(['01167']);
  expect(table.lines).not.toContain('log-quickstrike');
});

scenario(
  '01168: Sweeping Swoop stuns the hero; it surges only with Vulture in play',
  revealed('01168', [marvel, marvel]),
  table => {
    expect([table.identity(0).statuses, table.identity(1).statuses]).toEqual([['stunned'], []]);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '01168: Sweeping Swoop with Vulture in play surges, for an alter-ego too, whom nothing stuns',
  revealed('01168', [carol, { ...carol, minions: ['01167'] }]),
  table => {
    expect(table.identity().statuses).toEqual([]);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01168: as a boost card it stuns whom the attack damages',
  boosted('01168', [{ ...marvel, play: [ALLY] }]),
  table => {
    table.pick(ALLY);
    expect(table.card(ALLY).statuses).toEqual(['stunned']);
    expect(table.identity().statuses).toEqual([]);
  },
);

scenario('01168: as the boost card of a scheme it does nothing', boosted('01168', [carol]), table => {
  expect(table.identity().statuses).toEqual([]);
});

scenario(
  "01169: The Vulture's Plans: a random card of each hand, and 1 threat for each type among them",
  revealed('01169', [
    { ...carol, hand: [ENERGY] },
    { ...carol, hand: [GENIUS] },
    { ...carol, hand: [ENERGY] },
  ]),
  table => {
    expect([0, 1, 2].map(seat => table.zone(seat, 'hand').length)).toEqual([0, 0, 0]);
    expect(table.scheme.threat).toBe(2);
  },
);

scenario("01169: The Vulture's Plans find empty hands: no threat", revealed('01169', [carol]), table => {
  expect(table.scheme.threat).toBe(0);
});

// -- Iron Man's

scenario('01172: Whiplash answers an attack with 1', { heroes: [{ ...marvel, minions: ['01172'] }] }, table => {
  table.pick(`${MARVEL}.attack`).pick('01172');
  expect(table.identity().damage).toBe(1);
});

scenario(
  '01172: defeated by the attack, Whiplash answers nothing',
  { heroes: [{ ...marvel, minions: [{ card: '01172', damage: 2 }] }] },
  table => {
    table.pick(`${MARVEL}.attack`).pick('01172');
    expect(table.minions()).toEqual([]);
    expect(table.identity().damage).toBe(0);
  },
);

const armored: Hero = { identity: IRON_MAN, play: ['01036', UPGRADE, SUPPORT] };

scenario('01173: Electric Whip Attack: 1 damage per upgrade', revealed('01173', [armored, marvel]), table => {
  table.asks(0, 'option', ['damage', 'lose']).pick('damage');
  expect([table.identity(0).damage, table.identity(1).damage]).toEqual([2, 0]);
});

scenario('01173: Electric Whip Attack: or an upgrade, of the player’s choice', revealed('01173', [armored]), table => {
  table.pick('lose').asks(0, 'lose', ['01036', UPGRADE]).pick(UPGRADE);
  expect(table.identity().damage).toBe(0);
  expect(table.zone(0, 'discard')).toEqual([UPGRADE]);
});

scenario('01173: an alter-ego loses an upgrade', revealed('01173', [{ identity: TONY, play: ['01036'] }]), table => {
  expect(table.zone(0, 'discard')).toEqual(['01036']);
});

scenario('01173: an alter-ego without upgrades has nothing to fear', revealed('01173', [carol]), table => {
  expect(table.identity().damage).toBe(0);
  expect(table.encounterDiscard).toEqual(['01173']);
});

scenario('01173: as the boost card of an undefended attack it takes an upgrade', boosted('01173', [armored]), table => {
  table.pass().pick(UPGRADE);
  expect(table.zone(0, 'discard')).toEqual([UPGRADE]);
});

scenario(
  '01173: as the boost card of a defended attack, or of a scheme, it takes none',
  boosted('01173', [armored, { ...carol, play: ['01018'] }], {
    until: 'deal',
    encounter: { deck: ['01173', '01173', ...blanks()] },
  }),
  table => {
    table.pick(IRON_MAN);
    expect(table.zone(0, 'discard')).toEqual([]);
    expect(table.maybe('01018')).toBeDefined();
  },
);

scenario(
  'CH-C27: 01173: a defender whom the boost card before has felled leaves the attack undefended',
  {
    scenario: 'klaw',
    ...boosted('01154', [{ ...marvel, play: [{ card: '01002', damage: 1 }, UPGRADE] }], {
      encounter: { deck: ['01154', '01173', ...blanks()] },
    }),
  },
  table => {
    table.pick('01002');
    expect(table.zone(0, 'discard')).toEqual([UPGRADE, '01002']);
  },
);

scenario(
  '01174: Electromagnetic Backlash: five cards of each deck, and 1 damage to each player per printed energy',
  revealed('01174', [{ ...carol, deck: [ENERGY, CARD, CARD, CARD, ENERGY, ENERGY] }, marvel]),
  table => {
    expect([table.identity(0).damage, table.identity(1).damage]).toEqual([4, 0]);
    expect([table.zone(0, 'deck').length, table.zone(1, 'deck').length]).toEqual([1, 7]);
  },
);

// -- Captain Marvel's

scenario(
  '01177: Yon-Rogg places 1 on The Psyche-Magnitron after he attacks',
  minionActs('01177', [marvel], { sideSchemes: ['01176'] }),
  table => {
    table.pass();
    expect(table.card('01176').threat).toBe(4);
    expect(table.scheme.threat).toBe(0);
  },
);

scenario(
  '01177: Yon-Rogg does not when he schemes',
  minionActs('01177', [carol], { sideSchemes: ['01176'] }),
  table => {
    expect(table.card('01176').threat).toBe(3);
  },
);

scenario('01177: without The Psyche-Magnitron Yon-Rogg only attacks', minionActs('01177'), table => {
  table.pass();
  expect(table.identity().damage).toBe(3);
  expect(table.maybe('01176')).toBeUndefined();
});

scenario('01178: Kree Manipulator: 1 threat, and it surges', revealed('01178'), table => {
  expect(table.scheme.threat).toBe(1);
  expect(table.logged('log-reveal')).toHaveLength(2);
});

scenario('01178: as the boost card of an undefended attack: 1 threat', boosted('01178'), table => {
  table.pass();
  expect(table.scheme.threat).toBe(1);
});

scenario('01178: as the boost card of a defended attack: none', boosted('01178'), table => {
  table.pick(MARVEL);
  expect(table.scheme.threat).toBe(0);
});

scenario('01178: as the boost card of a scheme: none', boosted('01178', [carol]), table => {
  expect(table.scheme.threat).toBe(1);
});

scenario(
  "01179: Yon-Rogg's Treason: each card with a printed energy goes; a wild one stays",
  revealed('01179', [
    { ...carol, hand: [ENERGY, GENIUS, '01062', ENERGY] },
    { identity: PETER, hand: [ENERGY] },
  ]),
  table => {
    expect(table.zone(0, 'hand')).toEqual([GENIUS, '01062']);
    expect(table.zone(1, 'hand')).toEqual([ENERGY]);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  "01179: Yon-Rogg's Treason surges where there is none",
  revealed('01179', [{ ...marvel, hand: [GENIUS] }]),
  table => {
    expect(table.zone(0, 'hand')).toEqual([GENIUS]);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);
