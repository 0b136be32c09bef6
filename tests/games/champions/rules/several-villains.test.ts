import { expect, test } from 'vitest';
import { cards } from '../../../../src/games/champions/cards/index.js';
import { championsWith } from '../../../../src/games/champions/index.js';
import { championsOptions } from '../../../../src/games/champions/options.js';
import { type Game, Table } from '../../../../src/kernel/index.js';
import { against, ladderOf } from '../../../../src/leagues/villains.js';
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
} from '../encounter/crew.js';
import { ALLY, blanks, carol, ENERGY, MARVEL, marvel, SPIDER } from '../encounter/tables.js';
import { BLANK, CARD, scenario } from '../table.js';

const GUARD = '07008';
const HELD_HOSTAGE = '07005';
const [HULK, BARRIER] = ['01050', '05017'] as const;

for (const [mode, sides] of [
  ['standard', ['07002', '07017', '07032', '07046']],
  ['expert', ['07003', '07018', '07033', '07047']],
] as const)
  test(`W1-201: set-up, ${mode}: four villains, each with 15 cards and a side scheme, and no other encounter sets`, () => {
    const game = championsWith(cards);
    const [deck] = game.decks.ready;
    const options = championsOptions.parse({ scenario: 'wrecking-crew', mode });
    const seats = [{ name: 'P0', deck: deck as NonNullable<typeof deck> }];
    const { state } = Table.begin(game, { version: 'test', options, seats, seed: 'crew' });
    const inPlay = state.play.map(({ card }) => card);
    expect(inPlay.slice(0, 4)).toEqual(sides);
    expect([DAY, STRUCK, PILE, ROAD].map(id => state.play.find(({ card }) => card === id)?.threat)).toEqual([
      6, 5, 3, 4,
    ]);
    expect(state.crew?.active).toBe(0);
    const decks = [state.encounter, ...(state.crew?.members.slice(1) ?? [])].map(one =>
      one.deck.map(({ card }) => card),
    );
    expect(decks.map(({ length }) => length)).toEqual([15, 15, 15, 15]);
    const sets = decks.map(ids => [...new Set(ids.map(id => String(game.cards.get(id)?.data?.set_code)))]);
    expect(sets).toEqual([['wrecker'], ['thunderball'], ['piledriver'], ['bulldozer']]);
    expect(state.players[0]?.nemesis).toEqual([]);
  });

test('W1-201: modular sets are refused', () => {
  const read = (modular: readonly string[]) =>
    championsOptions.safeParse({ scenario: 'wrecking-crew', modular }).success;
  expect([read([]), read(['bomb_scare']), read(['random'])]).toEqual([true, false, false]);
});

test('W1-201: no sets are offered there where a table is put together', () => {
  const { scenarios } = championsWith(cards);
  const chosen = (villain: string) => scenarios?.choose(villain, 'standard', ['bomb_scare']).options;
  expect(chosen('wrecking-crew')).toEqual({ scenario: 'wrecking-crew', mode: 'standard' });
  expect(chosen('klaw')).toEqual({ scenario: 'klaw', mode: 'standard', modular: ['bomb_scare'] });
  expect(scenarios?.takesSets({ scenario: 'wrecking-crew' })).toBe(false);
});

test('W1-201: a ladder climbs past them with the sets it began with, and a night against them takes none', () => {
  const game = championsWith(cards) as Game;
  const options = { scenario: 'ultron', mode: 'standard', modular: ['bomb_scare'] };
  const rungs = ladderOf(game, { ruleset: 'ultron-standard', options: championsOptions.parse(options) });
  const sets = Object.fromEntries(rungs.map(one => [one.ruleset, (one.options as { modular?: string[] }).modular]));
  expect(sets['wrecking-crew-standard']).toBeUndefined();
  expect(sets['rhino-expert']).toEqual(['bomb_scare']);
  const wish = { ruleset: 'wrecking-crew-standard', sets: ['bomb_scare'] };
  expect(() => against(game, { ruleset: 'rhino-standard', options: { scenario: 'rhino' } }, wish)).toThrow();
});

scenario('W1-202: any villain may be attacked', crew, table => {
  table
    .pick(`${MARVEL}.attack`)
    .asks(0, 'attack target', [WRECKER, THUNDERBALL, PILEDRIVER, BULLDOZER])
    .pick(BULLDOZER);
  expect(table.card(BULLDOZER).damage).toBe(2);
  expect(table.card(WRECKER).damage).toBe(0);
});

scenario(
  'W1-202: the active villain alone activates, and its threat goes on its own side scheme',
  { ...boosts(BLANK, [carol], led(THUNDERBALL)) },
  table => {
    expect(threats(table)).toEqual([6, 8, 3, 4]);
    expect(table.scheme.threat).toBe(0);
    expect(table.logged('log-enemy-scheme')).toHaveLength(1);
  },
);

scenario(
  'W1-206: a guard keeps its hero from all villains',
  { ...crew, heroes: [{ ...marvel, minions: [GUARD] }] },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.card(GUARD).damage).toBe(2);
  },
);

scenario(
  'W1-203: a card goes to the discard pile of the deck that it came from',
  reveals('07045', [marvel], crew),
  table => {
    const piledriver = table.state.crew?.members[2];
    expect(piledriver?.discard.map(({ card }) => card)).toEqual(['07045']);
    // It surged: what came next belongs to none, and is the active one's.
    expect(table.encounterDiscard).toEqual([BLANK]);
  },
);

const hurt = (card: string, damage: number) => ({ card, damage });

scenario(
  'W1-204: a villain that is not active leaves with its side scheme; the game goes on, and its cards stay',
  {
    ...crew,
    villains: [WRECKER, hurt(THUNDERBALL, 12), PILEDRIVER, BULLDOZER],
    heroes: [{ ...marvel, minions: [{ card: '07024' }] }],
  },
  table => {
    table.pick(`${MARVEL}.attack`).pick(THUNDERBALL);
    expect(table.maybe(THUNDERBALL)).toBeUndefined();
    expect(threats(table)).toEqual([6, null, 3, 4]);
    expect(active(table)).toBe(WRECKER);
    expect(table.minions()).toEqual(['07024']);
    expect(table.state.removed.map(({ card }) => card)).toEqual([THUNDERBALL, STRUCK]);
    expect(table.ended).toBeNull();
  },
);

scenario(
  'W1-204: where the active one falls, the counter goes to the one with the most threat; the first player chooses among equals',
  {
    ...crew,
    villains: [{ ...hurt(WRECKER, 13), attached: ['07007'] }, THUNDERBALL, PILEDRIVER, BULLDOZER],
    sideSchemes: [
      { card: DAY, threat: 9, attached: [HELD_HOSTAGE] },
      { card: STRUCK, threat: 5 },
      { card: PILE, threat: 2 },
      { card: ROAD, threat: 5 },
    ],
  },
  table => {
    table.pick(`${MARVEL}.attack`).pick(WRECKER).asks(0, 'villain', [THUNDERBALL, BULLDOZER]).pick(BULLDOZER);
    expect(active(table)).toBe(BULLDOZER);
    expect(threats(table)).toEqual([null, 5, 2, 5]);
    expect(table.maybe('07007')).toBeUndefined();
    expect(table.maybe(HELD_HOSTAGE)).toBeUndefined();
    expect(table.state.crew?.members[0]).toMatchObject({ villain: null, discard: [{}, {}] });
    expect(table.state.encounter.deck).toHaveLength(8);
  },
);

scenario(
  'W1-204: the players win when the last villain falls',
  { ...led(BULLDOZER), villains: [hurt(BULLDOZER, 11)], sideSchemes: [{ card: ROAD, threat: 4 }], until: 'over' },
  table => {
    table.pick(`${MARVEL}.attack`);
    expect(table.ended).toBe('won');
  },
);

scenario(
  "a villain's own side scheme stays without threat as long as the villain does",
  { ...crew, sideSchemes: schemes(6, 5, 1, 4) },
  table => {
    table.pick(`${MARVEL}.thwart`).pick(PILE);
    expect(threats(table)).toEqual([6, 5, 0, 4]);
  },
);

scenario(
  'W1-207: what an overkill attack has too much goes to the active villain',
  { ...led(PILEDRIVER), heroes: [{ identity: SPIDER, hand: ['01053', '01090', '01088'], minions: [GUARD] }] },
  table => {
    table.pick('01053').pay('01090');
    expect(table.card(PILEDRIVER).damage).toBe(2);
    expect(table.card(WRECKER).damage).toBe(0);
  },
);

scenario(
  'W1-209: whoever attacks, the boost card comes from the active deck',
  {
    ...crew,
    sideSchemes: [{ card: DAY, threat: 6 }, { card: STRUCK, threat: 5, attached: ['07021'] }, PILE, ROAD],
    encounter: { deck: ['07012', ...blanks()] },
  },
  table => {
    table.pick('07021.0').pass();
    expect(table.logged('log-boost')[0]?.args).toMatchObject({ card: { card: '07012' } });
    // ATK 1, 1 icon, and 1 for each character of hers.
    expect(table.identity().damage).toBe(3);
  },
);

scenario(
  'an empty deck of a villain is made of its own discard pile, with acceleration; the others stay',
  {
    ...boosts(BLANK, [marvel], crew),
    encounter: { deck: ['07012'], discard: ['07016', '07016'] },
  },
  table => {
    table.pass();
    expect(table.state.acceleration).toBe(1);
    expect(table.state.encounter.deck.map(({ card }) => card)).toEqual(['07016', '07016']);
    expect(table.state.crew?.members[1]?.deck).toHaveLength(8);
  },
);

scenario(
  'W1-202: the counter that moves between two players changes who activates against the second',
  {
    ...crew,
    step: 'villain activates',
    until: 'deal',
    encounter: { deck: ['07010', ...blanks()] },
    heroes: [marvel, { ...marvel, play: [ALLY] }],
  },
  table => {
    table.pass().pass();
    expect(active(table)).toBe(PILEDRIVER);
    table.pass().pass();
    expect(table.logged('log-enemy-attack').map(({ args }) => args?.enemy)).toEqual([
      { card: WRECKER },
      { card: PILEDRIVER },
    ]);
  },
);

scenario(
  'W1-204: the active villain falls while the other one left, who is struck down as well, is still to fall',
  {
    ...crew,
    villains: [
      { card: WRECKER, damage: 27, status: ['tough'] },
      { card: THUNDERBALL, damage: 25 },
    ],
    sideSchemes: [DAY, STRUCK],
    decks: { thunderball: { deck: blanks(8) } },
    heroes: [
      { ...marvel, deck: [ENERGY, CARD], play: [HULK, BARRIER], minions: [GUARD] },
      { ...marvel, play: [BARRIER] },
    ],
  },
  table => {
    // Hulk's energy: 1 damage to each character. The barrier's own comes in the middle of it.
    table.pick(`${HULK}.attack`).pick(BARRIER).pick(WRECKER);
    expect(active(table)).toBe(THUNDERBALL);
    table.pass();
    expect(table.ended).toBe('won');
  },
);

test('in the end it is told how far each villain was', () => {
  const game = championsWith(cards) as Game;
  const deck = { name: 'x', cards: game.decks.ready[0]?.cards ?? {} };
  const options = championsOptions.parse({ scenario: 'wrecking-crew', mode: 'standard' });
  const table = Table.begin(game, { version: 'x', options, seats: [{ name: 'Mara', deck }], seed: 'told' });
  const facts = { turns: 1, seats: [{}] } as unknown as Parameters<NonNullable<Game['report']>>[1];
  const told = game.report?.(table.state, facts) ?? [];
  const villains = told.flatMap(({ args }) => (args !== undefined && 'villain' in args ? [args.villain] : []));
  expect(villains).toEqual([WRECKER, THUNDERBALL, PILEDRIVER, BULLDOZER].map(card => ({ card })));
});
