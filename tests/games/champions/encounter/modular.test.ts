import { expect } from 'vitest';
import { BLANK, CARD, type Laid, scenario } from '../table.js';
import {
  ALLY,
  blanks,
  boosted,
  CAROL,
  carol,
  ENERGY,
  IRON_MAN,
  JENNIFER,
  MARVEL,
  marvel,
  minionActs,
  PANTHER,
  RUNNER,
  revealed,
  SPIDER,
} from './tables.js';

// -- Bomb Scare

scenario('01109: Bomb Scare: 2 threat and 1 per player', revealed('01109', [carol, carol, carol]), table => {
  expect(table.card('01109').threat).toBe(5);
});

scenario(
  '01109: Bomb Scare speeds the main scheme up while it is in play',
  { heroes: [carol], sideSchemes: ['01109'], step: 'threat' },
  table => {
    expect(table.scheme.threat).toBe(2);
  },
);

scenario(
  '01110: Hydra Bomber: whoever reveals it takes 2, or 1 threat is placed',
  revealed('01110', [carol, marvel]),
  table => {
    table.asks(0, 'option', ['damage', 'threat']).pick('damage');
    expect([table.identity(0).damage, table.identity(1).damage]).toEqual([2, 0]);
    expect(table.minions(0)).toEqual(['01110']);
    expect(table.scheme.threat).toBe(0);
  },
);

scenario('01110: Hydra Bomber: threat instead of damage', revealed('01110'), table => {
  table.pick('threat');
  expect(table.identity().damage).toBe(0);
  expect(table.scheme.threat).toBe(1);
});

scenario(
  '01111: Explosion: as much damage as Bomb Scare holds threat, shared among heroes and allies',
  revealed('01111', [{ ...marvel, play: [ALLY] }, carol], { sideSchemes: [{ card: '01109', threat: 4 }] }),
  table => {
    table.asks(0, 'assign damage', [MARVEL, ALLY]);
    const [hero, ally] = [table.identity().id, table.card(ALLY).id];
    table.answer({ distribute: { [`c${hero}`]: 2, [`c${ally}`]: 2 } });
    expect([table.identity().damage, table.card(ALLY).damage, table.identity(1).damage]).toEqual([2, 2, 0]);
  },
);

scenario('01111: Explosion without Bomb Scare hurts nobody, and surges', revealed('01111'), table => {
  expect(table.identity().damage).toBe(0);
  expect(table.logged('log-reveal')).toHaveLength(2);
});

scenario(
  '01112: False Alarm confuses whoever reveals it, in either form',
  revealed('01112', [carol, marvel]),
  table => {
    expect([table.identity(0).statuses, table.identity(1).statuses]).toEqual([['confused'], []]);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '01112: False Alarm surges for one who is confused already',
  revealed('01112', [{ ...marvel, status: ['confused'] }]),
  table => {
    expect(table.identity().statuses).toEqual(['confused']);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

// -- Masters of Evil

scenario(
  '01128: The Masters of Evil: one of them engages the first player; what lay above is discarded',
  revealed('01128', [carol, carol], { encounter: { deck: ['01110', BLANK, '01131', ...blanks()] } }),
  table => {
    expect(table.card('01128').threat).toBe(6);
    expect(table.minions(0)).toEqual(['01131']);
    expect(table.encounterDiscard).toEqual([BLANK, '01110']);
  },
);

scenario(
  '01128: The Masters of Evil find none of theirs: the deck is made anew, and other minions stay away',
  revealed('01128', [carol], { encounter: { deck: ['01110', BLANK, BLANK] } }),
  table => {
    expect(table.minions()).toEqual([]);
    expect(table.state.acceleration).toBe(1);
  },
);

const ONE = [CARD, CARD, CARD];

scenario(
  '01129: Radioactive Man: whoever defended loses a card at random',
  minionActs('01129', [
    { ...marvel, hand: ONE },
    { identity: PANTHER, hand: ONE },
  ]),
  table => {
    table.pass().pick(PANTHER);
    table.pick('01129');
    expect([table.zone(0, 'hand').length, table.zone(1, 'hand').length]).toEqual([3, 2]);
  },
);

scenario(
  '01129: Radioactive Man takes no card when he schemes',
  minionActs('01129', [{ ...carol, hand: ONE }]),
  table => {
    expect(table.zone(0, 'hand')).toHaveLength(3);
    expect(table.scheme.threat).toBe(1);
  },
);

scenario(
  '01129: as a boost card he takes a card, and does not enter play',
  boosted('01129', [{ ...marvel, hand: ONE }]),
  table => {
    table.pass();
    expect(table.zone(0, 'hand')).toHaveLength(2);
    expect(table.maybe('01129')).toBeUndefined();
  },
);

scenario(
  'CH-C29: 01130: Whirlwind attacks each other hero too, who may defend; alter-egos he passes over',
  minionActs('01130', [marvel, { identity: IRON_MAN }, carol, { identity: PANTHER }]),
  table => {
    table.asks(0, 'defend').pass();
    table.asks(1, 'defend another').pass().asks(3, 'defend another').pass();
    table.asks(1, 'defend').pick(IRON_MAN);
    table.asks(3, 'defend').pass();
    table.asks(0, 'defend another').pass();
    expect([0, 1, 2, 3].map(seat => table.identity(seat).damage)).toEqual([2, 1, 0, 2]);
    // The Panther answers what hit him.
    expect(table.card('01130').damage).toBe(1);
  },
);

scenario(
  '01130: a stunned Whirlwind attacks nobody',
  minionActs('01103', [{ ...marvel, minions: [{ card: '01130', status: ['stunned'] }] }, marvel]),
  table => {
    table.pick('01130').pass().pass();
    expect(table.logged('log-enemy-attack')).toHaveLength(1);
    expect(table.card('01130').statuses).toEqual([]);
  },
);

scenario(
  '01130: as a boost card Whirlwind deals 1 to each hero, not to alter-egos',
  boosted('01130', [carol, marvel, marvel]),
  table => {
    expect([0, 1, 2].map(seat => table.identity(seat).damage)).toEqual([0, 1, 1]);
    expect(table.scheme.threat).toBe(1);
  },
);

scenario('01131: Tiger Shark is tough after he attacks', minionActs('01131'), table => {
  table.pass();
  expect(table.card('01131').statuses).toEqual(['tough']);
  expect(table.identity().damage).toBe(3);
});

scenario('01131: Tiger Shark is not tough after he schemes', minionActs('01131', [carol]), table => {
  expect(table.card('01131').statuses).toEqual([]);
});

scenario(
  '01131: Tiger Shark is not tough after an attack that a stun has taken',
  { heroes: [{ ...marvel, minions: [{ card: '01131', status: ['stunned'] }] }], step: 'minions activate' },
  table => {
    expect(table.card('01131').statuses).toEqual([]);
    expect(table.identity().damage).toBe(0);
  },
);

scenario(
  '01131: as a boost card Tiger Shark makes the villain tough',
  boosted('01131', [{ ...marvel, minions: [RUNNER] }]),
  table => {
    table.pass();
    expect(table.villain.statuses).toEqual(['tough']);
    expect(table.card(RUNNER).statuses).toEqual([]);
  },
);

scenario(
  'CH-C26: 01132: Melter must be met with a ready ally, before anybody else is asked',
  minionActs('01132', [{ ...marvel, play: [ALLY, { card: '01059', exhausted: true }] }, { identity: PANTHER }]),
  table => {
    expect(table.identity(0)).toMatchObject({ damage: 0, exhausted: false });
    expect(table.maybe(ALLY)).toBeUndefined();
    expect(table.identity(1).exhausted).toBe(false);
  },
);

/** Clash Of The Titans sends Melter, ATK 3, at Hulk of the first player; he is engaged with the second. */
const sent = (allies: readonly Laid[]) =>
  revealed('10028', [
    { identity: '10001a', play: ['01059'] },
    { ...marvel, play: allies, minions: ['01132'] },
  ]);

scenario(
  'CH-C26: 01132: sent at another player, Melter is met by an ally of who is engaged with him',
  sent([ALLY]),
  table => {
    expect(table.maybe(ALLY)).toBeUndefined();
    expect(table.logged('log-defend').map(({ args }) => args?.who)).toEqual([{ seat: 1 }]);
    expect(table.card('01059')).toMatchObject({ damage: 0, exhausted: false });
    expect(table.identity(0).damage).toBe(0);
  },
);

scenario('CH-C26: 01132: of several such allies their player says which', sent([ALLY, '01067']), table => {
  table.asks(1, 'defend another', [ALLY, '01067']);
  expect(table.prompt).toMatchObject({ min: 1, question: { id: 'ask-who-defends', args: { who: { seat: 0 } } } });
  table.pick('01067');
  expect(table.maybe('01067')).toBeUndefined();
  expect(table.card(ALLY)).toMatchObject({ damage: 0, exhausted: false });
});

scenario(
  'CH-C26: 01132: where who is engaged with him has none ready, the attacked player’s need not defend',
  sent([{ card: ALLY, exhausted: true }]),
  table => {
    table.asks(0, 'defend', ['10001a', '01059']);
    expect(table.prompt).toMatchObject({ min: 0, question: { id: 'ask-defend' } });
    table.pass().asks(1, 'defend another', [MARVEL]).pass();
    expect(table.identity(0).damage).toBe(3);
    expect(table.card('01059')).toMatchObject({ damage: 0, exhausted: false });
  },
);

scenario('01132: Melter is met as anybody where there is no ready ally', minionActs('01132', [marvel]), table => {
  table.asks(0, 'defend', [MARVEL]).pass();
  expect(table.identity().damage).toBe(3);
});

scenario(
  '01132: as a boost card Melter exhausts the allies of whom the villain turned on, and of nobody else',
  boosted('01132', [
    { ...carol, play: [ALLY] },
    { ...carol, play: ['01059'] },
  ]),
  table => {
    expect([table.card(ALLY).exhausted, table.card('01059').exhausted]).toEqual([true, false]);
    expect(table.identity().exhausted).toBe(false);
  },
);

scenario(
  'CH-C23: 01133: Masters of Mayhem: each of them attacks the hero it is engaged with, oldest first',
  revealed('01133', [carol, { ...marvel, minions: ['01131', '01110', '01129'] }, { ...carol, minions: ['01132'] }], {
    villain: '01113',
    scenario: 'klaw',
  }),
  table => {
    table.asks(1, 'defend').pass();
    expect(table.identity(1).damage).toBe(3);
    table.asks(1, 'defend').pass();
    expect(table.identity(1).damage).toBe(4);
    // The one before an alter-ego does nothing; nobody else comes.
    expect([0, 1, 2].map(seat => table.minions(seat).length)).toEqual([0, 3, 1]);
    expect(table.lines).not.toContain('log-enemy-scheme');
  },
);

scenario(
  '01133: Masters of Mayhem: without an attack one of them is looked for and engages the player',
  revealed('01133', [{ ...marvel, minions: [{ card: '01131', status: ['stunned'] }] }], {
    encounter: { deck: ['01110', ...blanks()], discard: ['01129'] },
  }),
  table => {
    expect(table.minions()).toEqual(['01131', '01129']);
    expect(table.card('01131').statuses).toEqual([]);
    expect(table.identity().damage).toBe(0);
  },
);

scenario('01133: Masters of Mayhem: there may be none to find', revealed('01133', [carol]), table => {
  expect(table.minions()).toEqual([]);
  expect(table.encounterDiscard).toEqual(['01133']);
});

// -- Under Attack

scenario(
  '01151: Under Attack: each player chooses 2 threat here or 3 damage to their hero; an alter-ego has no hero',
  revealed('01151', [carol, marvel, marvel]),
  table => {
    table.asks(1, 'option', ['threat', 'damage']).pick('damage').asks(2, 'option').pick('threat');
    expect(table.card('01151').threat).toBe(3 + 2 + 2);
    expect([0, 1, 2].map(seat => table.identity(seat).damage)).toEqual([0, 3, 0]);
  },
);

scenario(
  '01151: Under Attack keeps the threat on the main scheme',
  { heroes: [marvel], mainScheme: { card: '01097b', threat: 3 }, sideSchemes: ['01151'] },
  table => {
    table.pick(`${MARVEL}.thwart`);
    expect(table.scheme.threat).toBe(3);
    expect(table.card('01151').threat).toBe(1);
  },
);

const armored = { card: '01094', attached: ['01152'] };

scenario('01152: Vibranium Armor: damaged, the villain is tough', { heroes: [marvel], villain: armored }, table => {
  table.pick(`${MARVEL}.attack`);
  expect(table.villain).toMatchObject({ damage: 2, statuses: ['tough'] });
});

scenario(
  '01152: a hit that tough stops does not make the villain tough again; a hurt minion does nothing for him',
  {
    heroes: [{ ...marvel, play: [ALLY], minions: ['01102'] }],
    villain: { ...armored, status: ['tough'] },
  },
  table => {
    table.pick(`${MARVEL}.attack`).pick('01094').pick(`${ALLY}.attack`).pick('01102');
    expect(table.villain).toMatchObject({ damage: 0, statuses: [] });
  },
);

scenario(
  '01153: Concussion Blasters answer an attack on the villain',
  { heroes: [marvel], villain: { card: '01094', attached: ['01153'] } },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.identity().damage).toBe(1);
  },
);

scenario(
  '01153: Concussion Blasters and a Solid-Sound Body add up; an attack on a minion is not answered',
  {
    scenario: 'klaw',
    heroes: [{ ...marvel, play: [ALLY], minions: ['01102'] }],
    villain: { card: '01113', attached: ['01153', '01119'] },
  },
  table => {
    table.pick(`${MARVEL}.attack`).pick('01113');
    expect(table.identity().damage).toBe(2);
    table.pick(`${ALLY}.attack`).pick('01102');
    expect(table.card(ALLY).damage).toBe(1);
  },
);

scenario(
  "01154: Concussive Blast deals 1 to everybody's identities and allies, and to no enemy",
  revealed('01154', [
    { ...carol, play: [ALLY] },
    { ...marvel, minions: [RUNNER] },
  ]),
  table => {
    expect([table.identity(0).damage, table.identity(1).damage, table.card(ALLY).damage]).toEqual([1, 1, 1]);
    expect([table.villain.damage, table.card(RUNNER).damage]).toEqual([0, 0]);
  },
);

scenario(
  '01154: as a boost card it spares the other players',
  boosted('01154', [{ ...marvel, play: [ALLY] }, marvel]),
  table => {
    table.pass().asks(1, 'defend another').pass();
    expect([table.identity(0).damage, table.identity(1).damage, table.card(ALLY).damage]).toEqual([3, 0, 1]);
  },
);

// -- Legions of Hydra

scenario(
  '01180: Legions of Hydra finds Madame Hydra, and 2 threat more for each Hydra enemy, of any player',
  revealed('01180', [carol, { ...carol, minions: ['01101', RUNNER] }], {
    encounter: { deck: blanks(), discard: ['01181'] },
  }),
  table => {
    expect(table.minions(0)).toEqual(['01181']);
    expect(table.card('01180').threat).toBe(3 + 4);
  },
);

scenario(
  '01180: a second Legions of Hydra looks for nobody, and counts all the same',
  revealed('01180', [carol, { ...carol, minions: ['01181'] }], { sideSchemes: ['01180'] }),
  table => {
    expect(table.minions(0)).toEqual([]);
    expect(table.state.play.filter(({ card }) => card === '01180').map(({ threat }) => threat)).toEqual([3, 5]);
  },
);

scenario('01180: without Madame Hydra or any of Hydra, 3 threat and a hazard', revealed('01180', [carol]), table => {
  expect(table.card('01180').threat).toBe(3);
  expect(table.minions()).toEqual([]);
});

scenario(
  '01181: Madame Hydra cannot take damage while Legions of Hydra is in play: she is no target',
  { heroes: [{ ...marvel, minions: ['01181'] }], sideSchemes: ['01180'] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01181').damage).toBe(0);
    expect(table.villain.damage).toBe(2);
  },
);

scenario('01181: without Legions of Hydra she takes damage', { heroes: [{ ...marvel, minions: ['01181'] }] }, table => {
  table.pick(`${MARVEL}.attack`).pick('01181');
  expect(table.card('01181').damage).toBe(2);
});

scenario(
  '01181: after she attacks: 2 threat on Legions of Hydra',
  minionActs('01181', [marvel], { sideSchemes: ['01180'] }),
  table => {
    table.pass();
    expect(table.card('01180').threat).toBe(5);
    expect(table.scheme.threat).toBe(0);
  },
);

scenario(
  'CH-C22: 01181: after she schemes: of two Legions of Hydra the first player chooses one',
  minionActs('01181', [carol, carol], { sideSchemes: ['01180', { card: '01180', threat: 7 }], first: 1 }),
  table => {
    table.asks(1, 'scheme').pick('01180');
    expect(table.state.play.filter(({ card }) => card === '01180').map(({ threat }) => threat)).toEqual([5, 7]);
    expect(table.scheme.threat).toBe(2);
  },
);

scenario('01181: without Legions of Hydra there is nothing to place on', minionActs('01181', [carol]), table => {
  expect(table.scheme.threat).toBe(2);
});

scenario(
  '01182: a defeated Hydra Soldier deals an encounter card to the player it was engaged with',
  { heroes: [marvel, { ...carol, minions: [{ card: '01182', damage: 2 }] }] },
  table => {
    table.pick(`${MARVEL}.attack`).pick('01182');
    expect([table.zone(0, 'dealt').length, table.zone(1, 'dealt').length]).toEqual([0, 1]);
    // Dealt, not revealed.
    expect(table.lines).not.toContain('log-reveal');
  },
);

scenario(
  '01182: a Hydra Soldier guards the villain, and deals nothing while it lives',
  { heroes: [{ ...marvel, minions: ['01182'] }] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01182').damage).toBe(2);
    expect(table.zone(0, 'dealt')).toEqual([]);
  },
);

// -- The Doomsday Chair

scenario(
  '01183: The Doomsday Chair: 8 threat, and M.O.D.O.K. engages whoever revealed it',
  revealed('01183', [carol, marvel], { encounter: { deck: ['01184', ...blanks()] } }),
  table => {
    expect(table.card('01183').threat).toBe(8);
    expect(table.minions(0)).toEqual(['01184']);
  },
);

scenario(
  '01183: a second chair looks for nobody',
  revealed('01183', [carol, { ...marvel, minions: ['01184'] }], { sideSchemes: ['01183'] }),
  table => {
    expect(table.minions(0)).toEqual([]);
    expect(table.inPlay(({ card }) => card === '01183')).toHaveLength(2);
  },
);

scenario(
  '01183: The Doomsday Chair speeds the main scheme up',
  { heroes: [carol], sideSchemes: ['01183', '01183'], step: 'threat' },
  table => {
    expect(table.scheme.threat).toBe(3);
  },
);

scenario('01184: M.O.D.O.K. answers an attack with 2', { heroes: [{ ...marvel, minions: ['01184'] }] }, table => {
  table.pick(`${MARVEL}.attack`).pick('01184');
  expect(table.identity().damage).toBe(2);
});

scenario(
  '01184: M.O.D.O.K. does not answer for the villain',
  { heroes: [{ ...marvel, minions: ['01184'] }] },
  table => {
    table.pick(`${MARVEL}.attack`).pick('01094');
    expect(table.identity().damage).toBe(0);
  },
);

scenario(
  '01185: Biomechanical Upgrades go on the minion with the most printed hit points that has none, and surge',
  revealed('01185', [{ ...carol, minions: [{ card: '01184', attached: ['01185'] }, '01182', RUNNER] }]),
  table => {
    const hosts = table.state.play.filter(({ card }) => card === '01185').map(({ host }) => host);
    expect(hosts).toEqual([table.card('01184').id, table.card('01182').id]);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  'CH-C24: 01185: a facedown Drone prints no hit points, and has them upgraded where it is alone',
  revealed('01185', [{ ...carol, minions: [{ card: '01005', facedown: true }] }], {
    scenario: 'ultron',
    environments: ['01140'],
  }),
  table => {
    expect(table.maybe('01185')?.host).toBe(table.state.play.find(one => one.facedown)?.id);
  },
);

scenario(
  '01185: without a minion Biomechanical Upgrades are discarded, and surge',
  revealed('01185', [carol]),
  table => {
    expect(table.maybe('01185')).toBeUndefined();
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01185: instead of being defeated the minion heals all damage, and loses the upgrades: nobody has defeated it',
  {
    heroes: [
      { ...marvel, play: ['01063'], hand: [ENERGY], minions: [{ card: '01182', damage: 2, attached: ['01185'] }] },
    ],
  },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01182').damage).toBe(0);
    expect(table.encounterDiscard).toEqual(['01185']);
    expect(table.zone(0, 'dealt')).toEqual([]);
    expect(table.card('01063').exhausted).toBe(false);
  },
);

scenario(
  '01185: a hurt minion keeps its upgrades, and its damage',
  { heroes: [{ ...marvel, minions: [{ card: '01182', attached: ['01185'] }] }] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01182').damage).toBe(2);
    expect(table.maybe('01185')).toBeDefined();
  },
);

// -- Standard

scenario(
  '01186: Advance: the villain schemes, hero or not, with a boost card',
  revealed('01186', [marvel], { encounter: { deck: ['01106', ...blanks()] } }),
  table => {
    expect(table.scheme.threat).toBe(2);
    expect(table.identity().damage).toBe(0);
  },
);

scenario(
  '01186: a confused villain does not advance',
  revealed('01186', [carol], { villain: { card: '01094', status: ['confused'] } }),
  table => {
    expect(table.scheme.threat).toBe(0);
    expect(table.villain.statuses).toEqual([]);
  },
);

scenario('01187: Assault: the villain attacks the hero who reveals it', revealed('01187', [marvel, marvel]), table => {
  table.asks(0, 'defend').pass().asks(1, 'defend another').pass();
  expect([table.identity(0).damage, table.identity(1).damage]).toEqual([2, 0]);
});

for (const card of ['01187', '01189'])
  scenario(
    `${card}: it surges for an alter-ego, and nobody attacks`,
    revealed(card, [{ ...carol, minions: [RUNNER] }]),
    table => {
      expect(table.logged('log-reveal')).toHaveLength(2);
      expect(table.lines).not.toContain('log-enemy-attack');
    },
  );

scenario(
  'CH-C10: 01188: Caught Off Guard: of several upgrades and supports the first player chooses one',
  revealed(
    '01188',
    [
      { identity: SPIDER, play: ['01006', '01008', ALLY] },
      { ...carol, play: ['01018'] },
    ],
    { first: 1, step: { at: 'reveal', seat: 0 } },
  ),
  table => {
    table.asks(1, 'lose', ['01006', '01008']).pick('01006');
    expect(table.zone(0, 'discard')).toEqual(['01006']);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '01188: Caught Off Guard surges where there is neither',
  revealed('01188', [
    { ...carol, play: [ALLY] },
    { ...carol, play: ['01018'] },
  ]),
  table => {
    expect(table.maybe('01018')).toBeDefined();
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01189: Gang-Up: the villain, then each minion engaged with the hero, each in an attack of its own',
  revealed('01189', [
    { ...marvel, minions: [RUNNER, '01110'] },
    { ...carol, minions: ['01102'] },
  ]),
  table => {
    table.pass().pass().pass();
    expect(table.identity().damage).toBe(4);
    expect(table.logged('log-enemy-attack')).toHaveLength(3);
    expect(table.logged('log-boost-dealt')).toHaveLength(1);
  },
);

scenario(
  '01190: Shadow of the Past brings the nemesis of whoever reveals it, and nobody else’s',
  revealed('01190', [
    { ...carol, nemesis: ['01176', '01177', '01178', '01178', '01179'] },
    { identity: JENNIFER, nemesis: ['01161', '01162', '01163', '01164', '01164'] },
  ]),
  table => {
    // Jennifer objects to nothing.
    table.asks(1, 'interrupt').pass();
    expect(table.minions(0)).toEqual(['01177']);
    expect(table.card('01176').threat).toBe(3 + 2);
    expect(table.state.players[1]?.nemesis).toHaveLength(5);
    expect(table.state.encounter.deck).toHaveLength(23);
  },
);

scenario(
  '01190: Shadow of the Past brings the nemesis, however the other minions of the set lie',
  revealed('01190', [{ identity: '06001b', nemesis: ['06029', '06029', '06028', '06027', '06030'] }]),
  table => {
    expect(table.minions(0)).toEqual(['06028']);
  },
);

scenario(
  '01111: Explosion beside Bomb Scare surges for nobody, though it hurts no one',
  revealed('01111', [carol], { sideSchemes: [{ card: '01109', threat: 3 }] }),
  table => {
    expect(table.identity().damage).toBe(0);
    expect(table.logged('log-reveal')).toHaveLength(1);
  },
);

scenario(
  '01190: Shadow of the Past a second time only surges',
  revealed('01190', [{ ...carol, nemesis: [] }]),
  table => {
    expect(table.logged('log-reveal')).toHaveLength(2);
    expect(table.minions()).toEqual([]);
  },
);

// -- Expert

scenario(
  '01191: Exhaustion exhausts the identity that reveals it, and surges',
  revealed('01191', [carol, marvel]),
  table => {
    expect([table.identity(0).exhausted, table.identity(1).exhausted]).toEqual([true, false]);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01191: an exhausted identity stays so; it surges all the same',
  revealed('01191', [{ ...marvel, exhausted: true }]),
  table => {
    expect(table.lines).not.toContain('log-exhaust');
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01192: Masterplan: 4 threat on each side scheme, none on the main scheme',
  revealed('01192', [carol], { sideSchemes: ['01107', '01108'] }),
  table => {
    expect([table.card('01107').threat, table.card('01108').threat]).toEqual([6, 6]);
    expect(table.scheme.threat).toBe(0);
  },
);

scenario(
  '01192: Masterplan: without a side scheme one is turned up and revealed',
  revealed('01192', [carol], { encounter: { deck: [BLANK, '01102', '01109', ...blanks()] } }),
  table => {
    expect(table.card('01109').threat).toBe(3);
    expect(table.minions()).toEqual([]);
    expect(table.encounterDiscard).toEqual(['01192', '01102', BLANK]);
  },
);

scenario('01193: Under Fire: one card more, and one for its surge', revealed('01193', [carol, carol]), table => {
  expect(table.logged('log-reveal').map(({ args }) => args?.who)).toEqual([{ seat: 0 }, { seat: 0 }, { seat: 0 }]);
});

scenario('01193: as a boost card Under Fire only adds its icons', boosted('01193', [carol]), table => {
  expect(table.scheme.threat).toBe(4);
  expect(table.lines).not.toContain('log-reveal');
  expect(table.identity().card).toBe(CAROL);
});
