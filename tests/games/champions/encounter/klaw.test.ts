import { expect } from 'vitest';
import { getsBoost } from '../../../../src/games/champions/abilities/index.js';
import { BLANK, CARD, scenario } from '../table.js';
import {
  ALLY,
  blanks,
  boosted,
  CAROL,
  carol,
  ENERGY,
  GENIUS,
  MARVEL,
  marvel,
  PANTHER,
  RUNNER,
  revealed,
  SPIDER,
  STRENGTH,
} from './tables.js';

const klaw = { scenario: 'klaw' } as const;

for (const [stage, strength] of [
  ['01113', 2],
  ['01114', 3],
  ['01115', 4],
] as const)
  scenario(
    `${stage}: Klaw attacks with two boost cards`,
    {
      ...klaw,
      ...boosted('01106', [marvel], { villain: stage, encounter: { deck: ['01106', '01110', ...blanks()] } }),
    },
    table => {
      table.asks(0, 'defend').pass();
      expect(table.logged('log-boost')).toHaveLength(2);
      expect(table.identity().damage).toBe(strength);
      // His doing, no player's.
      expect(table.logged('log-forced-does')[0]?.args).toEqual({ card: { card: stage }, does: getsBoost.says });
      expect(table.lines).not.toContain('log-use');
    },
  );

scenario('01113: Klaw schemes with a single boost card', { ...klaw, ...boosted(BLANK, [carol]) }, table => {
  expect(table.logged('log-boost')).toHaveLength(1);
  expect(table.scheme.threat).toBe(2);
});

scenario(
  '01113: a stunned Klaw gets no boost card at all',
  { ...klaw, ...boosted(BLANK, [marvel], { villain: { card: '01113', status: ['stunned'] } }) },
  table => {
    expect(table.lines).not.toContain('log-boost-dealt');
    expect(table.identity().damage).toBe(0);
  },
);

scenario(
  '01114: Klaw II brings The "Immortal" Klaw, and with it 10 hit points, not per player',
  {
    ...klaw,
    heroes: [marvel, carol],
    villain: { card: '01113', damage: 22 },
    encounter: { deck: blanks(), discard: ['01127'] },
  },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: '01114', damage: 0 });
    expect(table.card('01127').threat).toBe(6);
    expect(table.encounterDiscard).toEqual([]);
  },
);

scenario(
  '01115: Klaw III is tough as he enters, and looks for nothing',
  {
    ...klaw,
    mode: 'expert',
    heroes: [marvel],
    villain: { card: '01114', damage: 16 },
    encounter: { deck: blanks(), discard: ['01127'] },
  },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain).toMatchObject({ card: '01115', statuses: ['tough'], damage: 0 });
    expect(table.maybe('01127')).toBeUndefined();
  },
);

scenario(
  '01116b and 01117a: a stage that is complete turns a minion up, and it engages the first player',
  {
    ...klaw,
    heroes: [carol, marvel],
    mainScheme: { card: '01116b', threat: 10 },
    schemes: ['01117a', '01117b'],
    encounter: { deck: ['01187', '01175', '01110', ...blanks()] },
    step: 'threat',
    first: 1,
  },
  table => {
    expect(table.scheme).toMatchObject({ card: '01117b', threat: 0 });
    expect(table.minions(1)).toEqual(['01110']);
    expect(table.minions(0)).toEqual([]);
    // Put into play, not revealed: the Hydra Bomber asks for nothing, and the obligation is nobody's.
    expect(table.encounterDiscard).toEqual(['01175', '01187']);
    expect(table.identity(0).damage).toBe(0);
  },
);

scenario(
  '01117a: where the encounter deck holds no minion, none comes, and the deck is made anew',
  {
    ...klaw,
    heroes: [carol],
    mainScheme: { card: '01116b', threat: 5 },
    schemes: ['01117a', '01117b'],
    encounter: { deck: blanks(3) },
    step: 'threat',
  },
  table => {
    expect(table.scheme.card).toBe('01117b');
    expect(table.minions()).toEqual([]);
    expect(table.state.acceleration).toBe(1);
    expect(table.state.encounter.deck).toHaveLength(3);
  },
);

scenario(
  '01117b: Secret Rendezvous completed, the players have lost',
  { ...klaw, heroes: [carol], mainScheme: { card: '01117b', threat: 7 }, schemes: [], step: 'threat', until: 'over' },
  table => {
    expect(table.ended).toBe('lost');
  },
);

const converter = { card: '01113', attached: ['01118'] };

scenario(
  '01118: the Sonic Converter stuns the ally whom his attack damages, and adds 1',
  { ...klaw, ...boosted(BLANK, [{ ...marvel, play: [ALLY] }], { villain: converter }) },
  table => {
    table.pick(ALLY);
    expect(table.card(ALLY)).toMatchObject({ damage: 1, statuses: ['stunned'] });
    expect(table.identity().statuses).toEqual([]);
  },
);

scenario(
  '01118: the Sonic Converter stuns nobody whom his attack does not damage',
  { ...klaw, ...boosted(BLANK, [marvel], { villain: converter }) },
  table => {
    table.pick(MARVEL);
    expect(table.identity()).toMatchObject({ damage: 0, statuses: [] });
  },
);

scenario(
  "01118: the damage of a boost ability is not the attack's",
  {
    ...klaw,
    ...boosted('01130', [{ ...marvel, status: [] }], {
      villain: converter,
      encounter: { deck: ['01130', ...blanks()] },
    }),
  },
  table => {
    table.pick(MARVEL);
    expect(table.identity()).toMatchObject({ damage: 1, statuses: [] });
  },
);

scenario(
  "01118: a minion's attack stuns nobody",
  {
    ...klaw,
    heroes: [{ ...marvel, minions: [RUNNER] }],
    villain: converter,
    step: { at: 'minions activate', seat: 0 },
  },
  table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 1, statuses: [] });
  },
);

for (const [card, name] of [
  ['01118', 'the Sonic Converter'],
  ['01119', 'the Solid-Sound Body'],
] as const) {
  scenario(
    `${card}: energy, mental and physical together are rid of ${name}`,
    {
      ...klaw,
      heroes: [{ ...marvel, hand: [ENERGY, GENIUS, STRENGTH] }],
      villain: { card: '01113', attached: [card] },
    },
    table => {
      table.pick(`${card}.${card === '01118' ? 1 : 0}`).pay(ENERGY, GENIUS, STRENGTH);
      expect(table.encounterDiscard).toEqual([card]);
    },
  );

  scenario(
    `${card}: ${name} stays where a type is missing, and where there is no hero`,
    {
      ...klaw,
      heroes: [
        { ...marvel, hand: [ENERGY, GENIUS, GENIUS] },
        { ...carol, hand: [ENERGY, GENIUS, STRENGTH] },
      ],
      villain: { card: '01113', attached: [card] },
      until: 'end of turns',
    },
    table => {
      const key = `${card}.${card === '01118' ? 1 : 0}`;
      expect(table.refused[key]).toBe('why-resources');
      table.end();
      expect(table.refused[key]).toBe('why-hero');
      table.end();
      expect(table.maybe(card)).toBeDefined();
    },
  );
}

const solid = { card: '01113', attached: ['01119'] };

scenario(
  '01119: the Solid-Sound Body answers an attack on Klaw with 1 damage',
  { ...klaw, heroes: [marvel], villain: solid },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.villain.damage).toBe(2);
    expect(table.identity().damage).toBe(1);
  },
);

scenario(
  '01119: the Solid-Sound Body answers no attack on a minion, and no thwart',
  {
    ...klaw,
    heroes: [{ ...marvel, minions: ['01102'], play: [ALLY] }],
    villain: solid,
    mainScheme: { card: '01116b', threat: 3 },
  },
  table => {
    table.pick(`${MARVEL}.attack`).pick('01102').pick(`${ALLY}.thwart`).pass();
    expect(table.identity().damage).toBe(0);
    // The ally's own consequential damage.
    expect(table.card(ALLY).damage).toBe(1);
  },
);

scenario('01120: an Armored Guard enters tough', { ...klaw, ...revealed('01120') }, table => {
  expect(table.card('01120').statuses).toEqual(['tough']);
});

scenario(
  '01120: while an Armored Guard is engaged with its player, Klaw cannot be attacked',
  { ...klaw, heroes: [{ ...marvel, minions: [{ card: '01120', status: ['tough'] }] }] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card('01120')).toMatchObject({ statuses: [], damage: 0 });
    expect(table.villain.damage).toBe(0);
  },
);

scenario(
  '01121: Weapons Runner as a boost card engages whoever defends, without its surge',
  { ...klaw, ...boosted('01121', [marvel, { identity: PANTHER }], { villain: '01094', scenario: 'rhino' }) },
  table => {
    table.pass().asks(1, 'defend another').pick(PANTHER);
    expect(table.minions(0)).toEqual([]);
    expect(table.minions(1)).toEqual(['01121']);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario(
  '01121: Weapons Runner revealed engages its player and surges',
  { ...klaw, ...revealed('01121', [carol]) },
  table => {
    expect(table.minions()).toEqual(['01121']);
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  "01122: Klaw's Vengeance: his attack did damage, 1 threat",
  { ...klaw, ...revealed('01122', [marvel], { villain: { card: '01113', attached: ['01118'] } }) },
  table => {
    table.pass();
    expect(table.identity().damage).toBe(1);
    expect(table.scheme.threat).toBe(1);
  },
);

scenario("01122: Klaw's Vengeance: no damage, no threat", { ...klaw, ...revealed('01122') }, table => {
  table.pick(MARVEL);
  expect(table.identity().damage).toBe(0);
  expect(table.scheme.threat).toBe(0);
});

scenario(
  "01122: Klaw's Vengeance takes a card from an alter-ego's hand, and from nobody else's",
  {
    ...klaw,
    ...revealed('01122', [
      { ...carol, hand: [CARD, CARD] },
      { ...marvel, hand: [CARD] },
    ]),
  },
  table => {
    expect(table.zone(0, 'hand')).toHaveLength(1);
    expect(table.zone(1, 'hand')).toHaveLength(1);
    expect(table.lines).not.toContain('log-enemy-attack');
  },
);

scenario(
  '01123: Sonic Boom: energy, mental and physical, or all of the player’s characters exhaust',
  {
    ...klaw,
    ...revealed('01123', [
      { ...marvel, hand: [ENERGY, GENIUS, STRENGTH], play: [ALLY] },
      { ...marvel, play: ['01059'] },
    ]),
  },
  table => {
    table.asks(0, 'option', ['spend', 'exhaust']).pick('exhaust');
    expect([table.identity().exhausted, table.card(ALLY).exhausted]).toEqual([true, true]);
    expect([table.identity(1).exhausted, table.card('01059').exhausted]).toEqual([false, false]);
    expect(table.zone(0, 'hand')).toHaveLength(3);
  },
);

scenario(
  '01123: Sonic Boom is paid off with the three resources',
  { ...klaw, ...revealed('01123', [{ ...carol, hand: [ENERGY, GENIUS, STRENGTH] }]) },
  table => {
    table.pick('spend').pay(ENERGY, GENIUS, STRENGTH);
    expect(table.identity().exhausted).toBe(false);
    expect(table.zone(0, 'hand')).toEqual([]);
  },
);

scenario(
  '01123: Sonic Boom asks nothing of a player whose characters are exhausted and who cannot pay',
  { ...klaw, ...revealed('01123', [{ ...carol, exhausted: true, hand: [ENERGY] }]) },
  table => {
    expect(table.encounterDiscard).toEqual(['01123']);
    expect(table.zone(0, 'hand')).toEqual([ENERGY]);
  },
);

scenario(
  '01123: as a boost card Sonic Boom exhausts the hero whom the attack damages',
  boosted('01123', [marvel]),
  table => {
    table.pass();
    expect(table.identity()).toMatchObject({ damage: 2, exhausted: true });
  },
);

scenario(
  '01123: as a boost card Sonic Boom leaves a hero alone whose ally takes the attack',
  boosted('01123', [{ ...marvel, play: [ALLY] }]),
  table => {
    table.pick(ALLY);
    expect(table.identity()).toMatchObject({ damage: 0, exhausted: false });
  },
);

scenario(
  '01123: as a boost card Sonic Boom finds nobody to exhaust where the attack defeats the hero, and the others play on',
  boosted('01123', [{ ...marvel, damage: 11 }, carol]),
  table => {
    table.pass();
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, false]);
    expect(table.identity(1).exhausted).toBe(false);
  },
);

scenario('01123: as the boost card of a scheme Sonic Boom does nothing', boosted('01123', [carol]), table => {
  expect(table.identity().exhausted).toBe(false);
  expect(table.scheme.threat).toBe(1);
});

scenario(
  '01124: Sound Manipulation: a hero takes 2 and Klaw heals 2',
  { ...klaw, ...revealed('01124', [marvel, marvel], { villain: { card: '01113', damage: 5 } }) },
  table => {
    expect([table.identity(0).damage, table.identity(1).damage]).toEqual([2, 0]);
    expect(table.villain.damage).toBe(3);
    expect(table.lines).not.toContain('log-surge');
  },
);

scenario('01124: Sound Manipulation never surges for a hero', { ...klaw, ...revealed('01124', [marvel]) }, table => {
  expect(table.identity().damage).toBe(2);
  expect(table.lines).not.toContain('log-surge');
});

scenario(
  '01124: Sound Manipulation heals Klaw 4 for an alter-ego, who takes nothing',
  { ...klaw, ...revealed('01124', [carol], { villain: { card: '01113', damage: 5 } }) },
  table => {
    expect(table.villain.damage).toBe(1);
    expect(table.identity()).toMatchObject({ card: CAROL, damage: 0 });
  },
);

scenario(
  '01124: Sound Manipulation surges for an alter-ego where it heals nothing',
  { ...klaw, ...revealed('01124', [carol]) },
  table => {
    expect(table.logged('log-reveal')).toHaveLength(2);
  },
);

scenario(
  '01126: Illegal Arms Factory: 3 threat and 1 per player',
  { ...klaw, ...revealed('01126', [carol, carol]) },
  table => {
    expect(table.card('01126').threat).toBe(5);
  },
);

scenario(
  '01127: The "Immortal" Klaw speeds the scheme up, and keeps him standing beyond his own hit points',
  {
    ...klaw,
    heroes: [{ identity: SPIDER }],
    villain: { card: '01113', damage: 13 },
    sideSchemes: ['01127'],
    step: 'threat',
  },
  table => {
    expect(table.scheme.threat).toBe(2);
    expect(table.villain).toMatchObject({ card: '01113', damage: 13 });
  },
);
