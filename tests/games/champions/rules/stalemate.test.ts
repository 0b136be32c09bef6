import { describe, expect, test } from 'vitest';
import { champions } from '../../../../src/games/champions/index.js';
import { championsOptions } from '../../../../src/games/champions/options.js';
import type { ChampionsState } from '../../../../src/games/champions/state.js';
import { Chance, copy, type Game, Session, Table, text } from '../../../../src/kernel/index.js';

type Champions = Game<ChampionsState, ReturnType<typeof championsOptions.parse>>;

const options = championsOptions.parse({});
const setup = {
  version: 'test',
  options,
  seats: ['spider-man', 'iron-man'].map(id => ({
    name: id,
    deck: champions.decks.ready.find(deck => deck.id === id) ?? { name: '', cards: {} },
  })),
  seed: 'a test',
};

const begun = (): ChampionsState => {
  const chance = new Chance('a test');
  return champions.setup(options, setup.seats, stream => chance.stream(stream));
};

describe('CH-C38', () => {
  test('heroes who get no further have lost together', () => {
    const state = begun();
    champions.stalemate.end(state, text('end-repeated'));
    expect(champions.outcome(state)).toEqual({ places: [2, 2], reason: { id: 'end-repeated' }, together: 'lost' });
  });

  test('it is looked for once a round: asking a partner to act ends no turn', () => {
    const state = begun();
    const { turn } = champions.stalemate;
    expect(turn({ ...state, step: { at: 'threat' } })).toBe(turn(state));
    expect(turn({ ...state, round: 2 })).not.toBe(turn(state));
  });

  test.each<[string, (state: ChampionsState) => unknown, boolean]>([
    ['the round', state => state.round++, true],
    ['the ids of cards', state => state.nextId++, true],
    ['the order of a hand', ({ players: [player] }) => player?.hand.reverse(), true],
    ['the order of a deck', ({ players: [player] }) => player?.deck.reverse(), false],
    ['the order of the encounter deck', ({ encounter }) => encounter.deck.reverse(), false],
    ['damage', ({ play }) => play.map(one => one.damage++), false],
    ['threat', ({ play }) => play.map(one => one.threat++), false],
    ['acceleration', state => state.acceleration++, false],
    ['the first player', state => (state.first = 1 - state.first), false],
  ])('whether a table is the same with another one: %s', (_, changes, same) => {
    const state = begun();
    const before = JSON.stringify(champions.stalemate.table(copy(state)));
    changes(state);
    expect(JSON.stringify(champions.stalemate.table(state)) === before).toBe(same);
  });

  test('a round that brings nothing any more, time and again: the log says why it is over', () => {
    const still: Champions = {
      ...champions,
      *next({ state }) {
        state.round++;
      },
    };
    const state = begun();
    const { round } = state;
    const table = Table.from(still, setup, state);
    const { log } = new Session(table, { audit: true });
    expect(table.outcome).toMatchObject({ together: 'lost', reason: { id: 'end-repeated' } });
    expect(log.at(-1)).toMatchObject({ id: 'end-repeated', why: { rule: 'stalemate' } });
    expect(table.state.round).toBe(round + 2);
  });
});
