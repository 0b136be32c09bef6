import { describe, expect, test } from 'vitest';
import {
  audit,
  type Game,
  type Request,
  type Scene,
  Session,
  Table,
  text,
  type Viewer,
} from '../../src/kernel/index.js';
import { answer, laidOut, playAtRandom, playCard, type ToySession } from './play.js';
import { type ToyOptions, type ToyState, toy, toySetup } from './toy.js';

type ToyGame = Game<ToyState, ToyOptions>;

/** What the audit says of a toy game with something changed. */
function said(change: Partial<ToyGame>, spoil: (state: ToyState) => void = () => {}): string {
  const { setup, state } = laidOut([['boast'], ['boast']]);
  const table = Table.from({ ...toy, ...change }, setup, state);
  spoil(table.state);
  try {
    audit()(table);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'well';
}

const asks = (prompt: object): Partial<ToyGame> => ({
  *next() {
    yield {
      mode: 'each',
      prompts: [{ seat: 0, reason: 'bad', question: text('ask'), ...prompt }],
    } as unknown as Request;
  },
});
const options = (...keys: string[]) => keys.map(key => ({ key, label: text(key) }));

describe('the audit', () => {
  test('has nothing against a good game', () => {
    expect(said({})).toBe('well');
    for (let seed = 0; seed < 10; seed++) expect(() => playAtRandom(seed, { audit: true })).not.toThrow();
  });

  test('finds what is not JSON', () => {
    expect(said({}, state => Object.assign(state, { known: undefined }))).toBe('not JSON: .state.known: undefined');
    expect(said({}, state => Object.assign(state, { turn: Number.NaN }))).toBe('not JSON: .state.turn: NaN');
    expect(said({}, state => Object.assign(state, { gone: new Set(), deck: new Map() }))).toBe(
      'not JSON: .state.deck: Map, .state.gone: Set',
    );
  });

  test('finds a view or an outcome that changes the state', () => {
    const view = (state: ToyState, viewer: Viewer): Scene => {
      if (viewer === 1) state.turn++;
      return toy.view(state, viewer);
    };
    expect(said({ view })).toMatch(/^Cannot assign to read only property 'turn'/);
    let looked = 0;
    const outcome = (state: ToyState) => {
      if (looked++ > 0) state.scores.push(1);
      return null;
    };
    expect(said({ outcome })).toMatch(/object is not extensible/);
  });

  test('finds looking at what is refused to change the table', () => {
    const nosy: Partial<ToyGame> = {
      *next({ state }) {
        const others = () => {
          state.turn = 99;
          return [];
        };
        yield {
          mode: 'each',
          prompts: [{ kind: 'one', seat: 0, reason: 'bad', question: text('ask'), options: options('a'), others }],
        };
      },
    };
    expect(said(nosy)).toBe('looking changed the table: .state.turn: 1 | 99');
  });

  test('finds bad prompts', () => {
    expect(said(asks({ kind: 'one', options: options('a', 'b', 'a') }))).toBe('prompt bad repeats a key: a b a');
    expect(
      said(asks({ kind: 'some', options: options('a'), min: 0, max: 1, none: { key: 'a', label: text('a') } })),
    ).toBe('prompt bad repeats a key: a a');
    expect(
      said(asks({ kind: 'some', options: options('a'), min: 0, max: 1, none: { key: 'b', label: text('b') } })),
    ).toBe('well');
    expect(said(asks({ kind: 'one', options: options('a'), default: { pick: ['b'] } }))).toBe(
      'prompt bad has a default that is not legal',
    );
    expect(said(asks({ kind: 'some', options: options('a'), min: 2, max: 2, default: { pick: [] } }))).toBe(
      'prompt bad has no legal answer',
    );
    const barred = options('a', 'b').map(one => (one.key === 'b' ? { ...one, why: text('too dear') } : one));
    expect(said(asks({ kind: 'one', options: barred }))).toBe('prompt bad offers what is not possible: b');
    expect(said(asks({ kind: 'amount', min: 0, max: 3 }))).toBe('well');
  });

  test('finds a listed answer that is not legal', () => {
    // Half an amount is no amount: the list counts up from the least.
    expect(said(asks({ kind: 'amount', min: 0.5, max: 1.5, default: { amount: 1 } }))).toBe(
      'prompt bad lists an answer that is not legal: {"amount":0.5}',
    );
  });

  test('shows a witness every scene that anybody sees', () => {
    const seen: [Viewer, number | undefined][] = [];
    const table = Table.begin(toy, toySetup('s', { seats: 3 }));
    audit({
      scene: (scene, viewer) =>
        seen.push([viewer, scene.panels[1]?.zones[0]?.cards.filter(one => one.card !== null).length]),
    })(table);
    expect(seen).toEqual([
      ['public', 0],
      [0, 4],
      [1, 0],
      [2, 0],
    ]);
  });

  test('is done after each move of a session that wants it', () => {
    let scenes = 0;
    const { game, setup, state } = laidOut([['boast'], ['boast']]);
    const session = (wants: boolean): ToySession =>
      new Session(Table.from(game, setup, structuredClone(state)), {
        audit: wants,
        witness: { scene: () => scenes++ },
      });
    for (const wants of [true, false]) {
      scenes = 0;
      const played = session(wants);
      playCard(played, 0, 'boast');
      answer(played, 0, { amount: 1 });
      played.leave(0);
      expect([scenes, played.audit !== null]).toEqual(wants ? [12, true] : [0, false]);
    }
  });
});
