import { describe, expect, test } from 'vitest';
import { playDocument, readDocument } from '../../../../src/cli/document.js';
import { playMatch } from '../../../../src/cli/simulate/match.js';
import { decksAt, seedAt, setupAt } from '../../../../src/cli/simulate/plan.js';
import { playerOf } from '../../../../src/cli/simulate/players.js';
import { readPlan } from '../../../../src/cli/simulate.js';
import type { Card } from '../../../../src/games/smash/card.js';
import { smash } from '../../../../src/games/smash/index.js';
import { type Place, placesOf, type SmashState, type Team } from '../../../../src/games/smash/state.js';
import { type Game, optionsOf } from '../../../../src/kernel/index.js';
import { hero, type Layout, loot, type Played, scenario, story } from '../table.js';

const glove = loot('gadget', { use: [{ do: 'attack' }] });
const wand = loot('magic', { use: [{ do: 'revive', to: { team: 'mine' } }] });
const cards = { glove, wand, hider: hero('magic', { passive: [{ is: 'hidden' }] }) };
/** Cards for everybody, so that there is always something else to do. */
const idle = { hand: Array.from({ length: 5 }, () => 'smash'), deck: ['filler', 'filler2'], stack: ['nature2'] };
const attacker = { ...idle, places: [{ card: 'gadget', loot: 'glove' }] };
const reviver = { ...idle, places: ['mutant', { card: 'hider', loot: 'wand' }] };

/** The glove stuns the only hero that it can attack, and the wand revives it. */
const stun = (table: Played) => table.asks(0, 'turn').pick('use glove gadget').asks(1, 'counter').pick('give-in');
const revive = (table: Played) => table.asks(1, 'turn').pick('use wand hider');

describe('SM-C26', () => {
  const forever = (table: Played): void => {
    for (let round = 0; round < 2; round++) {
      stun(table);
      revive(table);
    }
    expect(table.outcome).toBeNull();
    stun(table);
  };

  scenario(
    'a hero that is stunned and revived for ever: a draw, though both teams could do something else',
    { cards, teams: [attacker, reviver], actions: 'over' },
    table => {
      forever(table);
      expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-repeated' } });
      expect(table.log.at(-1)).toMatchObject({ id: 'end-repeated', why: { rule: 'stalemate' } });
    },
  );

  scenario(
    'it is a draw among the teams that are left',
    { cards, position: { fallen: [[2]] }, teams: [attacker, reviver, { out: true, places: [] }], actions: 'over' },
    table => {
      forever(table);
      expect(table.outcome).toMatchObject({ places: [1, 1, 3], reason: { id: 'end-repeated' } });
    },
  );

  test.each<[string, (state: SmashState) => void, boolean]>([
    ['the turns so far', state => state.turn++, true],
    ['the turns of a team', ({ teams: [team] }) => team && team.turns++, true],
    ['rounds without a defeat', state => state.quiet++, true],
    ['the order of a hand', ({ teams: [team] }) => team?.hand.reverse(), true],
    ['the order of a discard pile', ({ teams: [team] }) => team?.discard.reverse(), true],
    ['a revival that is long over', ({ teams: [team] }) => at(team, place => (place.readyAt = 2)), true],
    ['powers that are not back yet', ({ teams: [team] }) => at(team, place => (place.readyAt = 4)), false],
    ['a shield', ({ teams: [team] }) => at(team, place => (place.shieldedUntil = 4)), false],
    ['a stunned hero', ({ teams: [team] }) => at(team, place => (place.stunned = true)), false],
    ['the order of a deck', ({ teams: [team] }) => team?.deck.reverse(), false],
    ['a turn to miss', ({ teams: [team] }) => Object.assign(team as Team, { missing: 'next' }), false],
    ['whose turn it is', state => (state.active = 1), false],
  ])('whether a table is the same with another one: %s', (_, changes, same) => {
    const laid = {
      places: ['MA04'],
      hand: ['ST01', 'LG01'],
      deck: ['ST02', 'ST03'],
      discard: ['ST04', 'ST05'],
      turns: 3,
    };
    const state = smash.position.read({ teams: [laid, laid] }, smash.options.parse({}), [], () => {
      throw new Error('nothing is left to chance');
    });
    const before = JSON.stringify(smash.stalemate.table(state));
    changes(state);
    expect(JSON.stringify(smash.stalemate.table(state)) === before).toBe(same);
  });

  scenario('is none as long as a team draws', { cards, teams: [attacker, reviver], actions: 'over' }, table => {
    for (let drawn = 0; drawn < 3; drawn++) {
      stun(table);
      revive(table);
      table.asks(0, 'turn').pick('discard smash').asks(1, 'turn').pick('discard smash');
    }
    expect(table.outcome).toBeNull();
    table.leave(0);
  });

  const ball = loot('gadget', { use: [{ do: 'flip', heads: [{ do: 'stun', to: {} }] }] });
  const spex = loot('gadget', { use: [{ do: 'look' }] });
  scenario(
    'is none as long as a coin is flipped, which may fall otherwise',
    {
      cards: { ball, spex },
      teams: ['ball', 'spex'].map(held => ({ ...idle, places: [{ card: 'gadget', loot: held }] })),
      actions: 8,
      seed: 'tails 4',
    },
    table => {
      for (let flips = 0; flips < 4; flips++) {
        table.asks(0, 'turn').pick('use ball gadget');
        table.asks(1, 'turn').pick('use spex gadget');
      }
      expect(table.logged('log-stunned')).toEqual([]);
      expect(table.state.outcome).toBeNull();
    },
  );
  scenario(
    'is one where both teams only look, though each could draw',
    {
      cards: { spex },
      teams: [0, 1].map(() => ({ ...idle, places: [{ card: 'gadget', loot: 'spex' }] })),
      actions: 'over',
    },
    table => {
      for (let looks = 0; looks < 4; looks++) table.pick('use spex gadget');
      expect(table.outcome).toMatchObject({ reason: { id: 'end-repeated' } });
    },
  );
  scenario(
    'is one where a team’s only card comes straight back, though a hero could be given up',
    {
      teams: [0, 1].map(() => ({ places: ['mutant', { card: 'magic', stunned: true }], hand: ['smash'] })),
      actions: 'over',
    },
    table => {
      for (let turns = 0; turns < 4; turns++) table.asks(turns % 2, 'turn').pick('discard smash');
      expect(table.logged('log-reshuffle')).toHaveLength(4);
      expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-repeated' } });
    },
  );
  scenario(
    'is one where teams without cards do nothing (SM-C31)',
    { teams: [0, 1].map(() => ({ places: ['mutant', { card: 'magic', stunned: true }] })), actions: 'over' },
    table => {
      for (let turns = 0; turns < 4; turns++)
        table.asks(turns % 2, 'turn', ['retire magic', 'nothing']).pick('nothing');
      expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-repeated' } });
    },
  );
});

const at = (team: Team | undefined, changes: (place: Place) => void): void => {
  for (const place of placesOf(team as Team)) changes(place);
};

describe('SM-C26, at a table that is read again from its position after each action', () => {
  const idle = { stack: ['MU08'], deck: ['ST01', 'ST02', 'ST03'], hand: ['LG01', 'TU10', 'LG01', 'TU10', 'LG01'] };
  const position = {
    teams: [
      { ...idle, places: [{ card: 'GA02', loot: 'LG04' }] },
      { ...idle, places: ['MA04', { card: 'MA05', loot: 'LW03' }] },
    ],
  };
  const stun = [
    { seat: 0, pick: ['LG04'] },
    { seat: 1, pick: ['give-in'] },
  ];
  const revive = { seat: 1, pick: ['LW03'] };
  const play = (...answers: readonly object[]) =>
    playDocument(smash, readDocument({ game: 'smash', position, answers: answers.flat() }));

  test('LG04 and LW03 stun and revive the same hero until the match is a draw', () => {
    expect(play(stun, revive, stun, revive).table.outcome).toBeNull();
    expect(play(stun, revive, stun, revive, stun).table.outcome).toMatchObject({
      places: [1, 1],
      reason: { id: 'end-repeated' },
    });
  });
});

test('SM-14: stunned heroes and cards that do not help: a team discards, draws, and the match goes on', () => {
  const deck = ['LG02', 'LG03', 'SM01', 'SM01', 'TU01', 'SM01'];
  const team = { places: [{ card: 'GA02', stunned: true }], hand: ['LG01', 'TU10'], deck };
  const answers: { seat: number; pick: string[] }[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const document = readDocument({ game: 'smash', position: { teams: [team, team] }, answers });
    const [prompt] = playDocument(smash, document).table.prompts;
    if (prompt === undefined) throw new Error('the match is over');
    expect(prompt).toMatchObject({ seat: turn % 2, reason: 'turn' });
    answers.push({ seat: prompt.seat, pick: [optionsOf(prompt)[0]?.key ?? ''] });
  }
});

describe('SM-C36', () => {
  const again = [{ do: 'revive', to: { pick: 'all', team: 'rivals' } }, { do: 'attack' }] as const;
  const hunts = (...does: Parameters<typeof story>): Card =>
    hero('gadget', { triggers: [{ on: 'rival stunned', must: true, does }] });
  const attacked = (hunter: Card, more: Partial<Layout> = {}): Layout => ({
    cards: { hunter },
    teams: [{ ...idle, places: ['hunter'] }, { places: ['mutant'] }],
    actions: 'over',
    ...more,
  });
  const attack = (table: Played): Played => table.asks(0, 'turn').pick('smash smash hunter');

  scenario('a power that sets itself off for ever: a draw, and the log says why', attacked(hunts(...again)), table => {
    attack(table);
    expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-endless' } });
    expect(table.log.at(-1)).toMatchObject({ id: 'end-endless', why: { rule: 'stalemate' } });
    expect(table.logged('log-stunned')).toHaveLength(3);
  });

  scenario(
    'it is a draw among the teams that are left',
    attacked(hunts(...again), {
      position: { fallen: [[2]] },
      teams: [{ ...idle, places: ['hunter'] }, { places: ['mutant'] }, { out: true, places: [] }],
    }),
    table => {
      attack(table);
      expect(table.outcome?.places).toEqual([1, 1, 3]);
    },
  );

  const may = hero('gadget', { triggers: [{ on: 'rival stunned', does: [...again] }] });
  scenario(
    'a power that need not be used ends nothing as long as its owner leaves it in time',
    attacked(may, { asksPowers: true, actions: 1 }),
    table => {
      attack(table).asks(0, 'power').pick('use').asks(0, 'power').pick('use').asks(0, 'power').pick('leave');
      expect(table.outcome).toBeNull();
    },
  );
  scenario('… and a draw where they don’t', attacked(may, { asksPowers: true }), table => {
    attack(table).asks(0, 'power').pick('use').asks(0, 'power').pick('use').asks(0, 'power').pick('use');
    expect(table.outcome?.reason.id).toBe('end-endless');
  });

  const coin = hunts({ do: 'flip', heads: [{ do: 'revive', to: { pick: 'this' } }] }, ...again);
  scenario(
    'with a coin between, every table is another one: 200 powers that set each other off',
    attacked(coin),
    table => {
      attack(table);
      expect(table.outcome).toMatchObject({ places: [1, 1], reason: { id: 'end-endless' } });
      expect(table.logged('log-flip')).toHaveLength(200);
    },
  );

  const winner = hero('gadget', {
    triggers: [{ on: 'won', must: true, does: [{ do: 'revive', to: { pick: 'all', team: 'rivals' } }] }],
  });
  const volley = story(...Array.from({ length: 4 }, () => ({ do: 'attack', by: 'one' }) as const));
  scenario(
    'the same table four times is no draw where nothing sets itself off',
    {
      cards: { winner, volley },
      teams: [{ ...idle, places: ['winner'], hand: ['volley'] }, { places: ['mutant'] }],
    },
    table => {
      table.pick('story volley');
      expect(table.logged('log-stunned')).toHaveLength(4);
      expect(table.outcome).toBeNull();
    },
  );

  scenario('a battle that it ends in the midst of is over', attacked(hero('gadget'), { actions: 1 }), table => {
    const at = structuredClone(table.state);
    table.pick('discard smash');
    const [card] = at.teams[0]?.hand.splice(0, 1) ?? [];
    if (card === undefined) throw new Error('no card to fight with');
    const side = { seat: 0, hero: 0 };
    const none = { attacker: 0, defender: 0 };
    at.battle = {
      attacker: side,
      defender: side,
      cards: [card],
      teamUps: { attacker: false, defender: false },
      unreplaced: none,
    };
    smash.stalemate.end(at, { id: 'end-endless' });
    expect(at).toMatchObject({ battle: null, outcome: { places: [1, 1] }, teams: [{ discard: [card] }, {}] });
  });
});

test.each([293, 2896, 3400, 3488, 3680])(
  'SM-C7, SM-C26: practice players who went on for ever come to an end (match %i)',
  at => {
    const args = ['smash', '--matches', '1', '--players', 'steady', '--seed', 'sweep'];
    const plan = readPlan(args, { games: [smash as Game] });
    const decks = decksAt(plan, at, plan.unseen);
    const seed = seedAt(plan, at);
    const players = decks.map((_, seat) => playerOf(smash as Game, 'steady', `${seed}/${seat}`, new Set()));
    const { outcome } = playMatch(smash as Game, setupAt(plan, seed, decks), players, {});
    expect(outcome.places).toHaveLength(2);
  },
);
