import { expect } from 'vitest';
import { BLANK, CARD, scenario } from '../table.js';
import {
  blanks,
  boosted,
  CAROL,
  carol,
  drone,
  ENERGY,
  GENIUS,
  IRON_MAN,
  MARVEL,
  marvel,
  oldestDrone,
  PANTHER,
  revealed,
  STRENGTH,
} from './tables.js';

const ultron = { scenario: 'ultron', environments: ['01140'] } as const;

scenario(
  '01134: Ultron I: whoever defended chooses after his attack: 1 threat, or a Drone',
  { ...ultron, ...boosted(BLANK, [marvel, { identity: IRON_MAN }]) },
  table => {
    table.asks(0, 'defend').pass().asks(1, 'defend another').pick(IRON_MAN);
    table.asks(1, 'option', ['threat', 'drone']).pick('drone');
    expect(table.minions(1)).toEqual(['drone']);
    expect(table.minions(0)).toEqual([]);
    expect(table.scheme.threat).toBe(0);
  },
);

scenario('01134: Ultron I: the other choice is 1 threat', { ...ultron, ...boosted(BLANK) }, table => {
  table.pass().pick('threat');
  expect(table.scheme.threat).toBe(1);
  expect(table.minions()).toEqual([]);
});

scenario(
  'CH-C21: 01134: Ultron I: who has no deck to make a Drone of has 1 threat placed',
  { ...ultron, ...boosted(BLANK, [{ ...marvel, deck: [] }]) },
  table => {
    table.pass();
    expect(table.scheme.threat).toBe(1);
  },
);

scenario(
  '01134: Ultron I asks nothing after a scheme, nor after an attack that a stun has taken',
  {
    ...ultron,
    ...boosted(BLANK, [marvel, carol], { villain: { card: '01134', status: ['stunned'] }, until: 'deal' }),
  },
  table => {
    expect(table.villain.statuses).toEqual([]);
    expect(table.scheme.threat).toBe(1);
    expect(table.inPlay(one => one.facedown)).toEqual([]);
  },
);

scenario(
  'CH-C33: 01134: Ultron I asks nothing more once retaliate has brought on the next stage',
  { ...ultron, ...boosted(BLANK, [{ identity: PANTHER }], { villain: { card: '01134', damage: 16 } }) },
  table => {
    table.asks(0, 'defend').pick(PANTHER);
    table.asks(0, 'forced order').pick(`c${table.identity().id}.retaliate`);
    expect(table.villain).toMatchObject({ card: '01135', damage: 0 });
    expect(table.minions()).toEqual([]);
  },
);

scenario(
  '01135: Ultron II: a Drone first, then 1 ATK more per Drone of the attacked player',
  { ...ultron, ...boosted(BLANK, [{ ...marvel, minions: [drone()] }], { villain: '01135' }) },
  table => {
    table.pass();
    expect(table.minions()).toEqual(['drone', 'drone']);
    expect(table.identity().damage).toBe(4);
  },
);

scenario(
  '01135: Ultron II schemes without a Drone, and a minion that attacks brings none',
  { ...ultron, ...boosted(BLANK, [{ ...carol, minions: [drone()] }], { villain: '01135' }) },
  table => {
    expect(table.minions()).toEqual(['drone']);
    expect(table.scheme.threat).toBe(2);
  },
);

scenario(
  "01136: Ultron III brings Ultron's Imperative, and its Drones have 2 hit points and ATK 2",
  {
    ...ultron,
    mode: 'expert',
    heroes: [marvel],
    villain: { card: '01135', damage: 20 },
    stages: ['01136'],
    encounter: { deck: ['01150', ...blanks()] },
    until: 'deal',
  },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: '01136', damage: 0 });
    expect(table.card('01150').threat).toBe(2);
    expect(table.minions()).toEqual(['drone', 'drone']);
    table.end().pass().asks(0, 'minion order').pick(oldestDrone(table));
    const before = table.identity().damage;
    table.pass().pass();
    expect(table.identity().damage - before).toBe(4);
  },
);

scenario(
  '01136: an Advanced Ultron Drone of another player protects Ultron III as well',
  { ...ultron, mode: 'expert', heroes: [marvel, { ...carol, minions: ['01143'] }], villain: '01136' },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01143').damage).toBe(2);
    expect(table.villain.damage).toBe(0);
  },
);

scenario(
  'RR Target: 01136: by the older reading Ultron III may be attacked while a Drone is in play, and no damage is promised',
  {
    ...ultron,
    mode: 'expert',
    heroes: [marvel, { ...carol, minions: ['01143'] }],
    villain: '01136',
    profile: { cannotTakeDamageIsInvalidTarget: false },
  },
  table => {
    table.pick(`${MARVEL}.attack`).asks(0, 'attack target', ['01136', '01143']);
    expect(table.previews['01136']).not.toContain('>');
    expect(table.previews['01143']).toContain('>');
    table.pick('01136');
    expect(table.villain.damage).toBe(0);
  },
);

scenario(
  '01136: without a Drone Ultron III takes damage as anybody',
  { ...ultron, mode: 'expert', heroes: [marvel], villain: '01136' },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain.damage).toBe(2);
  },
);

scenario(
  "01138a and 01139a: each player's top card becomes a Drone as a stage begins",
  {
    ...ultron,
    heroes: [carol, carol],
    mainScheme: { card: '01138b', threat: 19 },
    schemes: ['01139a', '01139b'],
    step: 'threat',
  },
  table => {
    expect(table.scheme).toMatchObject({ card: '01139b', threat: 0 });
    expect([table.minions(0), table.minions(1)]).toEqual([['drone'], ['drone']]);
    expect(table.zone(0, 'deck')).toHaveLength(11);
  },
);

scenario(
  '01138b: each player chooses after step one: 2 threat, or a Drone for themself',
  { ...ultron, heroes: [carol, carol], mainScheme: '01138b', step: 'threat' },
  table => {
    table.asks(0, 'option', ['threat', 'drone']).pick('threat').asks(1, 'option').pick('drone');
    expect(table.scheme.threat).toBe(4);
    expect([table.minions(0), table.minions(1)]).toEqual([[], ['drone']]);
  },
);

scenario(
  'CH-C44: 01138b: the choice of the first completes the stage: the second has no threat to choose',
  {
    ...ultron,
    heroes: [carol, carol],
    mainScheme: { card: '01138b', threat: 16 },
    schemes: ['01139a', '01139b'],
    step: 'threat',
  },
  table => {
    table.pick('threat');
    expect(table.scheme.card).toBe('01139b');
    // One Drone of 3A for each, and the one that was left to choose.
    expect([table.minions(0), table.minions(1)]).toEqual([['drone'], ['drone', 'drone']]);
  },
);

scenario(
  '01138b: threat of a scheme asks nobody anything',
  { ...ultron, ...boosted(BLANK, [carol], { mainScheme: '01138b', villain: '01134' }) },
  table => {
    expect(table.scheme.threat).toBe(1);
    expect(table.minions()).toEqual([]);
  },
);

scenario(
  '01139b: nobody can thwart Countdown to Oblivion; a side scheme beside it can be thwarted',
  {
    ...ultron,
    heroes: [marvel, marvel],
    mainScheme: { card: '01139b', threat: 3 },
    sideSchemes: [{ card: '01149', threat: 3 }],
    until: 'end of turns',
  },
  table => {
    table.pick(`${MARVEL}.thwart`);
    expect(table.scheme.threat).toBe(3);
    expect(table.card('01149').threat).toBe(1);
    table.end().pick(`${MARVEL}.thwart`);
    expect(table.maybe('01149')).toBeUndefined();
    table.end();
  },
);

scenario(
  '01139b: without another scheme there is nothing to thwart',
  { ...ultron, heroes: [marvel], mainScheme: { card: '01139b', threat: 3 } },
  table => {
    expect(table.refused[`${MARVEL}.thwart`]).toBe('why-target');
  },
);

scenario(
  'RR Running out of cards: the last card becomes a Drone, and the deck is reshuffled before anything answers the Drone',
  {
    ...ultron,
    ...revealed('01144a', [
      { ...marvel, deck: ['01018'], discard: [GENIUS, STRENGTH], play: [{ card: '01066', counters: 1 }] },
    ]),
  },
  table => {
    table.asks(0, 'response', ['01066.0']).pick('01066.0');
    expect(table.minions()).toEqual([]);
    expect(table.zone(0, 'discard')).toEqual(['01018']);
    expect(table.zone(0, 'deck')).toHaveLength(2);
  },
);

scenario(
  "01140: a defeated Drone goes to its owner's discard pile, turned up: then undoing needs consent",
  { ...ultron, heroes: [marvel, { ...carol, minions: [drone('01018')] }] },
  table => {
    const { shown } = table;
    table.pick(`${MARVEL}.attack`).asks(0, 'attack target').pick(oldestDrone(table));
    expect(table.zone(1, 'discard')).toEqual(['01018']);
    expect(table.zone(0, 'discard')).toEqual([]);
    expect(table.shown).toBe(shown + 1);
  },
);

scenario(
  '01140: a Drone attacks for 1 and schemes for 1, whatever it is on its other side',
  {
    ...ultron,
    heroes: [
      { ...marvel, minions: [drone('01050')] },
      { ...carol, minions: [drone('01059')] },
    ],
    villain: { card: '01134', status: ['stunned', 'confused'] },
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    table.asks(0, 'defend').pass();
    expect(table.identity(0).damage).toBe(1);
    expect(table.scheme.threat).toBe(1);
  },
);

scenario(
  'CH-1: 01140: a card that becomes a Drone brings no counters and no tough card, which would tell what it is',
  {
    ...ultron,
    ...revealed('01144a', [
      { ...carol, deck: ['01056', CARD] },
      { ...carol, deck: ['01076', CARD] },
    ]),
  },
  table => {
    const drones = table.state.play.filter(one => one.facedown);
    expect(drones.map(({ counters, statuses }) => [counters, statuses])).toEqual([
      [0, []],
      [0, []],
    ]);
  },
);

scenario(
  'CH-1: 01140: what a Drone is on its other side is told to nobody, whoever answers its attack',
  {
    ...ultron,
    heroes: [{ ...marvel, play: ['01017', '01082'], hand: ['01077'], minions: [drone('01031')] }],
    villain: { card: '01134', status: ['stunned'] },
    environments: [{ card: '01140', attached: ['01142', '01142'] }],
    step: 'minions activate',
  },
  table => {
    const isTold = (): boolean => JSON.stringify([table.prompts, table.log]).includes('01031');
    table.asks(0, 'defend');
    expect(isTold()).toBe(false);
    table.pick(MARVEL).asks(0, 'interrupt', ['01017.0']);
    expect(isTold()).toBe(false);
    table.pass().asks(0, 'response', ['01077', '01082.0']);
    expect(isTold()).toBe(false);
    table.pass();
    expect(table.minions()).toEqual(['drone']);
  },
);

const transmitter = { card: '01134', attached: ['01141'] };

scenario(
  '01141: Program Transmitter: 1 threat more as Ultron schemes, and 1 on each side scheme',
  { ...ultron, ...boosted(BLANK, [carol], { villain: transmitter, sideSchemes: ['01148', '01149'] }) },
  table => {
    expect(table.scheme.threat).toBe(2);
    expect([table.card('01148').threat, table.card('01149').threat]).toEqual([5, 4]);
  },
);

scenario(
  '01141: Program Transmitter does nothing after an attack, or when a Drone schemes',
  {
    ...ultron,
    heroes: [marvel, { ...carol, minions: [drone()] }],
    villain: { card: '01134', status: ['confused'], attached: ['01141'] },
    sideSchemes: [{ card: '01149', threat: 3 }],
    step: 'villain activates',
    until: 'deal',
  },
  table => {
    table.pass().pick('drone').pass();
    expect(table.card('01149').threat).toBe(3);
    // The Drone's: of Ultron himself the confusion was.
    expect(table.scheme.threat).toBe(1);
  },
);

for (const [card, host, hand, index] of [
  ['01141', '01134', GENIUS, 1],
  ['01152', '01134', STRENGTH, 1],
  ['01153', '01134', ENERGY, 0],
] as const) {
  const villain = { card: host, attached: [card] };
  scenario(
    `${card}: two resources of its type and an exhausted hero are rid of it`,
    { ...ultron, heroes: [{ ...marvel, hand: [hand] }], villain },
    table => {
      table.pick(`${card}.${index}`).pay(hand);
      expect(table.identity().exhausted).toBe(true);
      expect(table.encounterDiscard).toEqual([card]);
    },
  );

  scenario(
    `${card}: it stays where the hero is exhausted, and where there is no hero`,
    {
      ...ultron,
      heroes: [
        { ...marvel, exhausted: true, hand: [hand] },
        { ...carol, hand: [hand] },
      ],
      villain,
      until: 'end of turns',
    },
    table => {
      expect(table.refused[`${card}.${index}`]).toBe('why-exhausted');
      table.end();
      expect(table.refused[`${card}.${index}`]).toBe('why-hero');
      table.end();
      expect(table.maybe(card)).toBeDefined();
    },
  );
}

const upgraded = { ...ultron, environments: [{ card: '01140', attached: ['01142'] }] };

scenario(
  '01142: Upgraded Drones: facedown Drones have ATK and hit points 1 more, an Advanced one has not',
  {
    ...upgraded,
    heroes: [{ ...marvel, minions: [drone(), '01143'] }],
    step: { at: 'minions activate', seat: 0 },
  },
  table => {
    table.asks(0, 'minion order').pick('01143').pass();
    expect(table.identity().damage).toBe(1);
    table.pass();
    expect(table.identity().damage).toBe(3);
  },
);

scenario(
  '01142: Upgraded Drones discarded, a Drone with 1 damage falls',
  { ...upgraded, heroes: [{ ...marvel, hand: [ENERGY, GENIUS, STRENGTH], minions: [{ ...drone(), damage: 1 }] }] },
  table => {
    table.pick('01142.0').pay(ENERGY, GENIUS, STRENGTH);
    expect(table.minions()).toEqual([]);
    expect(table.encounterDiscard).toEqual(['01142']);
    expect(table.zone(0, 'discard')).toContain('01005');
  },
);

scenario(
  '01142: revealed, Upgraded Drones go on Ultron Drones',
  { ...ultron, ...revealed('01142', [carol]) },
  table => {
    expect(table.card('01142').host).toBe(table.card('01140').id);
  },
);

scenario(
  '01143: a defeated Advanced Ultron Drone leaves a Drone to the player it was engaged with',
  { ...ultron, heroes: [marvel, { ...carol, minions: [{ card: '01143', damage: 2 }] }] },
  table => {
    table.pick(`${MARVEL}.attack`).pick('01143');
    expect(table.minions(1)).toEqual(['drone']);
    expect(table.minions(0)).toEqual([]);
    expect(table.encounterDiscard).toEqual(['01143']);
  },
);

scenario(
  '01143: an Advanced Ultron Drone guards Ultron; hurt, it leaves nothing',
  { ...ultron, heroes: [{ ...marvel, minions: ['01143'] }] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01143').damage).toBe(2);
    expect(table.minions()).toEqual(['01143']);
    expect(table.villain.damage).toBe(0);
  },
);

for (const [card, pays, does] of [
  ['01144a', ENERGY, 'energy'],
  ['01144b', GENIUS, 'mental'],
  ['01144c', STRENGTH, 'physical'],
] as const) {
  scenario(
    `${card}: Android Efficiency: each player gets a Drone`,
    { ...ultron, ...revealed(card, [marvel, carol]) },
    table => {
      expect([table.minions(0), table.minions(1)]).toEqual([['drone'], ['drone']]);
    },
  );

  scenario(
    `${card}: as a boost card it asks for 1 ${does}, or there is a Drone`,
    { ...ultron, ...boosted(card, [{ ...carol, hand: [pays] }, carol]) },
    table => {
      table.asks(0, 'option', ['spend', 'drone']).pick('spend').pay(pays);
      expect(table.minions(0)).toEqual([]);
      expect(table.zone(0, 'discard')).toEqual([pays]);
      expect(table.zone(1, 'deck')).toHaveLength(12);
    },
  );

  scenario(
    `${card}: who has no ${does} gets the Drone`,
    { ...ultron, ...boosted(card, [{ ...carol, hand: [ENERGY, GENIUS, STRENGTH].filter(one => one !== pays) }]) },
    table => {
      expect(table.minions(0)).toEqual(['drone']);
      expect(table.zone(0, 'hand')).toHaveLength(2);
    },
  );
}

scenario(
  '01145: Rage of Ultron: he attacks, and as many cards go from the top as it did damage',
  { ...ultron, ...revealed('01145', [marvel, marvel], { villain: '01135' }) },
  table => {
    table.pass().pass();
    expect(table.identity().damage).toBe(3);
    // One became a Drone.
    expect(table.zone(0, 'deck')).toHaveLength(8);
    expect(table.zone(0, 'discard')).toHaveLength(3);
    expect(table.zone(1, 'deck')).toHaveLength(12);
  },
);

scenario(
  '01145: Rage of Ultron: for an alter-ego he schemes, and a card goes for each threat',
  { ...ultron, ...revealed('01145', [carol], { villain: '01135', encounter: { deck: ['01143', ...blanks()] } }) },
  table => {
    // SCH 2 and the 2 boost icons of an Advanced Ultron Drone are more than the stage holds.
    expect(table.logged('log-discard-top')[0]?.args).toMatchObject({ count: 4 });
    expect(table.identity()).toMatchObject({ card: CAROL, damage: 0 });
  },
);

scenario(
  '01146: Repair Sequence heals 2 per Drone engaged with its player, Advanced ones too',
  {
    ...ultron,
    ...revealed(
      '01146',
      [
        { ...carol, minions: [drone(), '01143', '01110'] },
        { ...carol, minions: [drone()] },
      ],
      {
        villain: { card: '01134', damage: 7 },
      },
    ),
  },
  table => {
    expect(table.villain.damage).toBe(3);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '01146: Repair Sequence surges where it heals nothing',
  {
    ...ultron,
    ...revealed('01146', [carol, { ...carol, minions: [drone()] }], { villain: { card: '01134', damage: 7 } }),
  },
  table => {
    expect(table.villain.damage).toBe(7);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  "01146: as a boost card it heals 1 per Drone of the defender's",
  {
    ...ultron,
    ...boosted('01146', [marvel, { identity: IRON_MAN, minions: [drone(), drone()] }], {
      villain: { card: '01134', damage: 5 },
    }),
  },
  table => {
    table.pass().pick(IRON_MAN).pick('threat');
    expect(table.villain.damage).toBe(3);
  },
);

scenario(
  "01147: Swarm Attack: each Drone of the hero's attacks, no other minion, and nobody else's",
  {
    ...ultron,
    ...revealed('01147', [
      { ...marvel, minions: [drone(), '01102', '01143'] },
      { identity: PANTHER, minions: [drone()] },
    ]),
  },
  table => {
    table.pass().pass().pass().pass();
    expect(table.identity().damage).toBe(2);
    expect(table.identity(1).damage).toBe(0);
    expect(table.minions(0)).toHaveLength(3);
  },
);

for (const [who, hero] of [
  ['an alter-ego', { ...carol, minions: [drone()] }],
  ['a hero without Drones', marvel],
] as const)
  scenario(
    `01147: Swarm Attack gives ${who} a Drone, and nothing attacks`,
    { ...ultron, ...revealed('01147', [hero]) },
    table => {
      expect(table.lines).not.toContain('log-enemy-attack');
      expect(table.minions().length).toBe((hero.identity === CAROL ? 1 : 0) + 1);
    },
  );

scenario(
  '01148: Drone Factory: a Drone for each player, then 1 threat for each Drone in play',
  { ...ultron, ...revealed('01148', [{ ...carol, minions: ['01143', '01110'] }, carol]) },
  table => {
    expect(table.card('01148').threat).toBe(4 + 3);
    expect([table.minions(0), table.minions(1)]).toEqual([['01143', '01110', 'drone'], ['drone']]);
  },
);

scenario(
  '01149: Invasive AI: 3 threat per player, and everybody’s top three cards are discarded',
  { ...ultron, ...revealed('01149', [carol, { ...marvel, deck: [CARD, CARD], discard: [] }]) },
  table => {
    expect(table.card('01149').threat).toBe(6);
    expect(table.zone(0, 'discard')).toHaveLength(3);
    // Two were all there was: they are the new deck, which costs an encounter card, revealed since.
    expect(table.zone(1, 'deck')).toHaveLength(2);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  "01150: Ultron's Imperative: two Drones for the first player, whoever reveals it",
  { ...ultron, ...revealed('01150', [carol, carol], { first: 1, step: { at: 'reveal', seat: 0, later: [] } }) },
  table => {
    expect(table.card('01150').threat).toBe(4);
    expect([table.minions(0), table.minions(1)]).toEqual([[], ['drone', 'drone']]);
  },
);

scenario(
  "01150: with a single card left there is one Drone, the new deck's top card is the second",
  { ...ultron, ...revealed('01150', [{ ...carol, deck: [CARD], discard: ['01005', '01006'] }]) },
  table => {
    expect(table.minions()).toEqual(['drone', 'drone']);
    expect(table.zone(0, 'deck')).toHaveLength(1);
    expect(table.logged('log-deck-reset')).toHaveLength(1);
  },
);
