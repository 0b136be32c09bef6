import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/champions/cards/index.js';
import { champions } from '../../../src/games/champions/index.js';
import { championsOptions } from '../../../src/games/champions/options.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import { Chance, copy, type Envelope, type Json, Table } from '../../../src/kernel/index.js';
import { playOn } from '../../corpus.js';
import { soak } from '../../soak.js';
import { sittings } from '../played.js';
import { refusalOf, refuses } from '../refused.js';
import { ENERGY, IRON_MAN, MARVEL } from './encounter/tables.js';
import { begin, type ChampionsTable, game } from './rules/random.js';
import { scenario } from './table.js';

const options = championsOptions.parse({});
const nothing = (): never => {
  throw new Error('a position leaves nothing to chance');
};
const read = (position: Json) => champions.position.read(position, options, ['A'], nothing);

const KINDS = new Map(cards.map(({ id, kind }) => [id, kind]));
/** The minions in the order in which they came into play, and with whom they are engaged. */
const minionsIn = ({ play }: ChampionsState) =>
  play.flatMap(({ card, engaged, facedown, host }) =>
    engaged !== null && host === null && (facedown || KINDS.get(card) === 'minion') ? [[card, engaged]] : [],
  );

/** The table as of its last action boundary, written, read, and written again. */
function readsBack({ snapshot, setup }: ChampionsTable): void {
  const { state } = JSON.parse(snapshot.json) as Envelope<ChampionsState>;
  const written = game.position.write(state);
  const again = game.position.read(written, setup.options, [], nothing);
  expect(game.position.write(again)).toEqual(copy(written));
  expect(minionsIn(again)).toEqual(minionsIn(state));
  for (const viewer of ['public', 0] as const) {
    const keyless = (scene: unknown) => JSON.stringify(scene).replace(/"(key|of)":"c\d+",?/g, '');
    expect(keyless(game.view(again, viewer)).length).toBe(keyless(game.view(state, viewer)).length);
  }
}

test('a position that was written at any boundary reads as the same table, and writes as the same document', () => {
  for (let match = 0; match < soak(12, 4); match++) {
    const begun = begin(`position ${match}`);
    playOn(begun, 200, () => readsBack(begun.table));
  }
});

test('so does one on the way from a table with much that lasts, or lies on somebody who may change', () => {
  const frail = (identity: string) => ({
    identity,
    damage: 7,
    attached: ['09030'],
    hand: ['05032', '05032', '01088', '01088', '01089'],
    deck: Array.from({ length: 12 }, () => '01088'),
  });
  const players = [
    { ...frail('01010a'), play: [{ card: '01068', damage: 2 }], minions: [{ card: '05028', damage: 6 }, '01101'] },
    { ...frail('01001a'), minions: ['01101', '01101'] },
  ];
  const position = { players, villain: { card: '01094', attached: ['01153'] } };
  const seats = sittings(['A', 'B']);
  for (let match = 0; match < soak(60, 25); match++) {
    const setup = { version: 'test', options, seats, seed: `lasting ${match}` };
    const table = Table.from(game, setup, game.position.read(position, options, ['A', 'B'], nothing));
    playOn({ table, random: new Chance(setup.seed).stream('test') }, 30, () => readsBack(table));
  }
});

test('minions that have had their turn and gone on to another player are listed there in the order of their age', () => {
  const players = [{ eliminated: true }, { identity: '01001a', minions: ['01102', '01110'] }];
  const state = read({ players, first: 1, step: { at: 'minions activate', seat: 0, later: [1] } });
  const [, second] = state.play.filter(({ engaged }) => engaged === 1);
  const done = [second?.id as number];
  expect(champions.position.write({ ...state, step: { at: 'minions activate', seat: 0, later: [1], done } })).toEqual(
    champions.position.write(state),
  );
});

test('minions keep the order in which they came into play, whomever they are engaged with', () => {
  const engaged = (minions: string[]) => ({ minions });
  const players = [
    { identity: '01001a', ...engaged(['01101']) },
    { identity: '01010a', ...engaged(['01102', '01110']) },
  ];
  const listed = read({ players });
  expect(minionsIn(listed)).toEqual([
    ['01101', 0],
    ['01102', 1],
    ['01110', 1],
  ]);
  expect(champions.position.write(listed)).not.toHaveProperty('age');
  const aged = read({ players, age: [6, 3, 5] });
  expect(minionsIn(aged)).toEqual([
    ['01110', 1],
    ['01101', 0],
    ['01102', 1],
  ]);
  expect(minionsIn(read(copy(champions.position.write(aged))))).toEqual(minionsIn(aged));
  expect(refusalOf(champions, options, { players, age: [3, 5] })).toContain('position.age: each minion once: 3, 5, 6');
});

test('what is left out is as at the beginning: Rhino I, an empty main scheme, a ready hero', () => {
  const state = read({ players: [{ identity: '01001a' }] });
  expect(state.play.map(({ card }) => card)).toEqual(['01094', '01097b', '01001a']);
  expect(state.stages).toEqual(['01095']);
});

test('a side scheme without its threat written has what it enters with, per player where it says so', () => {
  const players = ['01001a', '01010a', '01019a'].map(identity => ({ identity }));
  const { play } = read({ players, sideSchemes: ['01107', '01108', { card: '01127', threat: 1 }] });
  const threat = ['01107', '01108', '01127'].map(id => play.find(({ card }) => card === id)?.threat);
  expect(threat).toEqual([2, 6, 1]);
});

test('a Drone has no counters, whatever the card is on its other side', () => {
  const { play } = read({ players: [{ identity: '01001a', minions: [{ card: '01064', facedown: true }] }] });
  expect(play.map(({ facedown, counters }) => [facedown, counters])).toContainEqual([true, 0]);
});

scenario(
  'RR Player Elimination: Doctor Strange’s second deck goes with him: the table writes as the same document again',
  {
    heroes: [
      { identity: '09001a', damage: 9, exhausted: true, deck: [ENERGY] },
      { identity: MARVEL, deck: [ENERGY] },
    ],
    encounter: { deck: ['01101', '01101'] },
    step: 'villain activates',
    until: 'minions activate',
  },
  table => {
    table.pass();
    expect(table.state.players[0]).toMatchObject({ eliminated: true, second: null });
    const written = copy(champions.position.write(table.state));
    expect(champions.position.write(read(written))).toEqual(written);
  },
);

test('the position that the documentation shows can be read, and written as it says', () => {
  const page = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
  const [, shown = ''] = /## Marvel Champions\n\n```jsonc\n([^`]+)```/.exec(page) ?? [];
  const position = JSON.parse(shown.replace(/\/\/.*$/gm, '')) as Json;
  const state = champions.position.read(position, options, ['A', 'B'], nothing);
  expect(state.round).toBe(3);
  expect(state.play.filter(one => one.facedown)).toHaveLength(1);
  expect(champions.position.write(state)).toMatchObject({
    round: 3,
    acceleration: 1,
    stages: ['01095'],
    step: { at: 'turn' },
  });
});

/** A table of Spider-Man's, with more or other fields. */
const table = (more: object) => ({ players: [{ identity: '01001a' }], ...more });
/** The same, with more or other fields of his. */
const hero = (more: object) => ({ players: [{ identity: '01001a', ...more }] });
const two = (more: object, first: object = {}) => ({
  players: [{ identity: '01001a', ...first }, { identity: '01010a' }],
  ...more,
});

describe('a card that can’t be where it is', () => {
  const player = 'not ally or event or resource or support or upgrade';
  const encounter = 'not minion or treachery or attachment or side_scheme or environment or obligation';
  refuses(champions, options, [
    [hero({ hand: ['01003', 'X'] }), 'position.players[0].hand[1]: no card X'],
    [hero({ hand: ['1003'] }), 'position.players[0].hand[0]: no card 1003: did you mean 01003?'],
    [hero({ identity: '01001' }), 'position.players[0].identity: no card 01001: did you mean 01001a?'],
    [
      hero({ identity: '01006' }),
      'position.players[0].identity: 01006 is a card of type support, not hero or alter_ego',
    ],
    [hero({ hand: ['01101'] }), `position.players[0].hand[0]: 01101 is a card of type minion, ${player}`],
    [hero({ deck: ['01003', '01187'] }), `position.players[0].deck[1]: 01187 is a card of type treachery, ${player}`],
    [hero({ discard: ['01001a'] }), `position.players[0].discard[0]: 01001a is a card of type hero, ${player}`],
    [hero({ dealt: ['01003'] }), `position.players[0].dealt[0]: 01003 is a card of type event, ${encounter}`],
    [hero({ nemesis: ['01003'] }), `position.players[0].nemesis[0]: 01003 is a card of type event, ${encounter}`],
    [hero({ nemesis: ['01176'] }), "position.players[0].nemesis[0]: 01176 isn't in the nemesis set of 01001a"],
    [hero({ obligations: ['01170'] }), "position.players[0].obligations[0]: 01170 isn't the obligation of 01001a"],
    [
      table({ encounter: { deck: ['01094'] } }),
      `position.encounter.deck[0]: 01094 is a card of type villain, ${encounter}`,
    ],
    [
      table({ encounter: { discard: ['01187', '01005'] } }),
      `position.encounter.discard[1]: 01005 is a card of type event, ${encounter}`,
    ],
    [
      hero({ play: [{ card: '01101' }] }),
      'position.players[0].play[0]: 01101 is a card of type minion, not ally or support or upgrade',
    ],
    [hero({ minions: ['01058'] }), 'position.players[0].minions[0]: 01058 is a card of type ally, not minion'],
    [table({ sideSchemes: ['01101'] }), 'position.sideSchemes[0]: 01101 is a card of type minion, not side_scheme'],
    [
      table({ environments: ['01107'] }),
      'position.environments[0]: 01107 is a card of type side_scheme, not environment',
    ],
    [
      hero({ play: [{ card: '01058', facedown: true }] }),
      'position.players[0].play[0].facedown: only a Drone before a player lies face down',
    ],
    [
      hero({ minions: [{ card: '01101', facedown: true }] }),
      `position.players[0].minions[0]: 01101 is a card of type minion, ${player}`,
    ],
    [
      table({ sideSchemes: [{ card: '01107', under: [{ card: '01187', owner: 0 }] }] }),
      `position.sideSchemes[0].under[0]: 01187 is a card of type treachery, ${player}`,
    ],
    [table({ removed: ['01187', '01999'] }), 'position.removed[1]: no card 01999'],
    [hero({ hands: [] }), 'position.players[0].hands: no such field: did you mean hand?'],
    [
      hero({ play: [{ card: '01058', damge: 1 }] }),
      'position.players[0].play[0].damge: no such field: did you mean damage?',
    ],
    [{ players: [] }, 'position.players: this needs at least 1 entry'],
    [{ players: [{}] }, 'position.players[0].identity: missing: a hero, or an alter-ego such as 01001b'],
  ]);
});

test('W1-403: Counterspell lies on an identity whose alter-ego is up too, as it stays when they flip', () => {
  const { play } = read({ players: [{ identity: '01010b', attached: ['09030'] }] });
  expect(play.find(({ card }) => card === '09030')?.host).toBe(play.find(({ card }) => card === '01010b')?.id);
});

describe('what can’t be attached there', () => {
  const minions = (...attached: unknown[]) => hero({ minions: [{ card: '01101', attached }] });
  const tracer = { card: '01007', owner: 0, controller: 0 };
  refuses(champions, options, [
    [hero({ play: ['01007'] }), 'position.players[0].play[0]: 01007 lies on another card: list it as "attached" there'],
    [minions('01098'), "position.players[0].minions[0].attached[0]: 01098 can't be attached to 01101"],
    [minions('01008'), "position.players[0].minions[0].attached[0]: 01008 can't be attached to 01101"],
    [
      minions('01101'),
      'position.players[0].minions[0].attached[0]: 01101 is a card of type minion, not attachment or upgrade',
    ],
    [minions('09030'), "position.players[0].minions[0].attached[0]: 09030 can't be attached to 01101"],
    [
      hero({ identity: '01001b', attached: ['01098'] }),
      "position.players[0].identity.attached[0]: 01098 can't be attached to 01001b",
    ],
    [
      hero({ play: [{ card: '01058', attached: ['09030'] }] }),
      "position.players[0].play[0].attached[0]: 09030 can't be attached to 01058",
    ],
    [
      table({ villain: { card: '01094', attached: [tracer] } }),
      "position.villain.attached[0]: 01007 can't be attached to 01094",
    ],
    [
      hero({ play: [{ card: '01058', attached: ['01074', '01074'] }] }),
      'position.players[0].play[0].attached[1]: 01058 has 01074 already: one at most',
    ],
    [
      minions({ ...tracer, controller: 'scenario' }),
      "position.players[0].minions[0].attached[0].controller: 01007 is a player's",
    ],
  ]);
});

describe('what can’t lie on a card', () => {
  const on = (card: string, more: object) => hero({ play: [{ card, ...more }] });
  const path = 'position.players[0].play[0]';
  refuses(champions, options, [
    [on('01058', { damage: 3 }), `${path}.damage: 3 damage on 01058 defeats it: at most 2`],
    [hero({ damage: 10 }), 'position.players[0].identity.damage: 10 damage on 01001a defeats it: at most 9'],
    [
      table({ villain: { card: '01094', damage: 14 } }),
      'position.villain.damage: 14 damage on 01094 defeats it: at most 13',
    ],
    [
      two({ villain: { card: '01094', damage: 28 } }),
      'position.villain.damage: 28 damage on 01094 defeats it: at most 27',
    ],
    [
      hero({ minions: ['01101', { card: '01101', damage: 3 }] }),
      'position.players[0].minions[1].damage: 3 damage on 01101 defeats it: at most 2',
    ],
    [on('01008', { damage: 1 }), `${path}.damage: 01008 is no character`],
    [on('01058', { damage: -1 }), `${path}.damage: this has to be at least 0`],
    [on('01008', { status: ['tough'] }), `${path}.status: 01008 is no character`],
    [on('01058', { status: ['tough', 'tough'] }), `${path}.status[1]: tough already: one of each at most`],
    [on('01058', { threat: 1 }), `${path}.threat: 01058 is no scheme`],
    [on('01008', { counters: 4 }), `${path}.counters: 01008 has 3 counters at most`],
    [on('01008', { counters: 0 }), `${path}.counters: 01008 is discarded without counters`],
    [table({ villain: { card: '01094', exhausted: true } }), "position.villain.exhausted: only players' cards exhaust"],
    [
      table({ sideSchemes: [{ card: '01107', threat: 0 }] }),
      'position.sideSchemes[0].threat: 01107 is defeated at 0: at least 1',
    ],
    [
      table({ mainScheme: { card: '01097b', threat: 7 } }),
      'position.mainScheme.threat: 01097b is complete at 7: at most 6',
    ],
    [
      hero({ used: { '01001a.0': 1 } }),
      'position.players[0].identity.used["01001a.0"]: no such limited ability: there is resource',
    ],
    [
      { players: [{ identity: '01010a', used: { '01010a.0': 2 } }] },
      'position.players[0].identity.used["01010a.0"]: used 2 times: at most 1 a round',
    ],
    [on('01058', { used: { attack: 1 } }), `${path}.used["attack"]: no such limited ability: there is none`],
    [on('01058', { owner: 1 }), `${path}.owner: no seat 1: seats go from 0 to 0`],
    [on('01058', { owner: 'scenario' }), `${path}.owner: 01058 is a player's`],
    [hero({ minions: [{ card: '01101', owner: 0 }] }), "position.players[0].minions[0].owner: 01101 is the scenario's"],
    [two({}, { play: [{ card: '01058', controller: 1 }] }), `${path}.controller: it lies among the cards of seat 0`],
    [
      hero({ play: ['01058', '01058'] }),
      'position.players[0].play[1]: 01058 is unique, and Daredevil is in play already',
    ],
    [hero({ play: ['01065', '01065'] }), 'position.players[0].play[1]: seat 0 has 01065 already: one at most'],
    [
      hero({ play: ['01058', '01059', '01002', '01083'] }),
      'position.players[0].play[3]: seat 0 has 4 allies: at most 3',
    ],
    [table({ removed: [{ card: '01003', owner: 1 }] }), 'position.removed[0].owner: no seat 1: seats go from 0 to 0'],
  ]);
});

describe('stages that can’t be', () => {
  refuses(champions, options, [
    [table({ stages: ['01999'] }), 'position.stages[0]: no card 01999'],
    [table({ stages: ['01095', '01096'] }), "position.stages[1]: 01096 doesn't come there: after 01094 comes 01095"],
    [table({ stages: ['01114'] }), "position.stages[0]: 01114 doesn't come there: after 01094 comes 01095"],
    [
      table({ villain: '01095', stages: ['01095'] }),
      "position.stages[0]: 01095 doesn't come there: after 01095 comes nothing",
    ],
    [table({ villain: '01101' }), 'position.villain: 01101 is a card of type minion, not villain'],
    [table({ mainScheme: '01107' }), 'position.mainScheme: 01107 is a card of type side_scheme, not main_scheme'],
    [table({ mainScheme: '01097a' }), 'position.mainScheme: 01097a is its other side: the B side is up'],
    [
      table({ step: { at: 'opening' }, mainScheme: '01097b' }),
      'position.mainScheme: 01097b is its other side: the A side is up',
    ],
    [table({ mainScheme: '01137b', schemes: ['01139b'] }), 'position.schemes[0]: 01139b comes after 01139a'],
  ]);

  test('of another scenario or mode they follow from the card', () => {
    const { stages, schemes } = read({ players: [{ identity: '01001a' }], villain: '01114', mainScheme: '01116b' });
    expect({ stages, schemes }).toEqual({ stages: [], schemes: ['01117a', '01117b'] });
  });
});

describe('a step that can’t be', () => {
  const turn = (more: object) => two({ step: { at: 'turn', seat: 0, ...more } });
  refuses(champions, options, [
    [table({ step: { at: 'turn', seat: 2 } }), 'position.step.seat: no seat 2: seats go from 0 to 0'],
    [turn({ later: [2] }), 'position.step.later[0]: no seat 2: seats go from 0 to 1'],
    [turn({ later: [1, 1] }), 'position.step.later[1]: seat 1 is listed twice'],
    [turn({ later: [0] }), "position.step.later[0]: it's seat 0 now"],
    [
      table({ step: { at: 'minions activate', seat: 0, done: 1 } }),
      'position.step.done: 0 minions are engaged with seat 0: at most 0',
    ],
    [
      table({ step: { at: 'villain' } }),
      'position.step.at: expected one of "opening", "turn", "end of turns", "threat", "villain activates", "minions activate", "deal", "reveal", "end of round"',
    ],
    [table({ first: 1 }), 'position.first: no seat 1: seats go from 0 to 0'],
    [table({ leaving: [1] }), 'position.leaving[0]: no seat 1: seats go from 0 to 0'],
    [table({ round: 0 }), 'position.round: rounds count from 1'],
    [table({ step: { at: 'opening' }, round: 3 }), 'position.round: the opening comes before round 1: 0'],
  ]);
});

describe('eliminated players who can’t have that', () => {
  const out = (more: object = {}) => ({ eliminated: true, ...more });
  const gone = 'seat 1 is eliminated: nothing of it is left';
  const beside = (more: object, rest: object = {}) => ({ players: [{ identity: '01001a' }, out(more)], ...rest });
  test('but may say who they were', () => {
    expect(read(beside({ identity: '01010a' }) as Json)).toMatchObject({ players: [{}, { identity: -1 }] });
  });
  refuses(champions, options, [
    [{ players: [out(), out()] }, 'position.players: all are eliminated: give the outcome'],
    [{ players: [out({ identity: '01001a' })] }, 'position.players: all are eliminated: give the outcome'],
    [beside({ hand: ['01003'] }), `position.players[1].hand: ${gone}`],
    [beside({ play: ['01058'] }), `position.players[1].play[0]: ${gone}`],
    [beside({ minions: ['01101'] }), `position.players[1].minions[0]: ${gone}`],
    [beside({}, { first: 1 }), 'position.first: seat 1 is eliminated'],
    [beside({}, { step: { at: 'turn', seat: 1 } }), 'position.step.seat: seat 1 is eliminated'],
  ]);
});

describe('lasting effects that can’t be', () => {
  const row = (more: object) => table({ lasting: [{ until: 'phase', of: { seat: 0 }, source: '01070', ...more }] });
  const boost = { stat: 'attack', by: 1 };
  const path = 'position.lasting[0]';
  refuses(champions, options, [
    [row({ ...boost, source: '01999' }), `${path}.source: no card 01999`],
    [row({}), `${path}: give "stat" and "by", "trait", "discount" or "blank"`],
    [row({ stat: 'attack' }), `${path}: "stat" and "by" go together`],
    [row({ ...boost, of: { seat: 1 } }), `${path}.of.seat: no seat 1: seats go from 0 to 0`],
    [row({ ...boost, of: { card: 3 } }), `${path}.of.card: there are only 3 cards in play`],
    [row({ ...boost, until: 'turn' }), `${path}.until: this has to be "phase" or "round"`],
  ]);
});

scenario(
  'what lasts of everybody is so for each player’s characters, and for no enemy',
  {
    heroes: [
      { identity: IRON_MAN, hand: ['01032', ENERGY], play: ['01083'] },
      { identity: MARVEL, exhausted: true },
    ],
    mainScheme: { card: '01097b', threat: 5 },
    lasting: [
      { until: 'round', of: { everybody: true }, stat: 'thwart', by: 1, source: '01068' },
      { until: 'round', of: { everybody: true }, stat: 'attack', by: 1, source: '01070' },
      { until: 'round', of: { everybody: true }, trait: 'Aerial', source: '01039' },
    ],
    until: 'minions activate',
  },
  table => {
    table.pick(`${IRON_MAN}.attack`);
    expect(table.villain.damage).toBe(1 + 1);
    table.pick('01083.thwart');
    expect(table.scheme.threat).toBe(5 - 1 - 1);
    // In the air, he hits for twice as much.
    table.pick('01032').pay(ENERGY);
    expect(table.villain.damage).toBe(2 + 8);
    table.end().end().pass().pass();
    // Rhino's 2.
    expect(table.identity().damage).toBe(2);
  },
);

test('a match that is over may have on the table what ended it', () => {
  const lost = { places: [2], reason: { id: 'end-all-eliminated' }, together: 'lost' };
  const state = read({ players: [{ identity: '01001a', damage: 12, eliminated: true }], outcome: lost });
  expect(champions.position.write(state)).toMatchObject({
    players: [{ identity: '01001a', damage: 12, eliminated: true }],
    outcome: lost,
  });
  // It ended while the last counter paid for something, and while a main scheme came into play.
  const play = [{ card: '01008', counters: 0 }];
  expect(read({ ...hero({ play }), mainScheme: '01137a', outcome: lost } as Json).outcome).toEqual(lost);
  const both = { ...lost, places: [2, 1] };
  expect(refusalOf(champions, options, two({ outcome: both }))).toBe(
    "position.outcome.places[1]: place 1 can't be: it would be 2",
  );
});
