import { describe, expect, test } from 'vitest';
import { playDocument, readDocument } from '../../src/cli/document.js';
import { Dice } from '../../src/cli/simulate/dice.js';
import type { Game } from '../../src/kernel/index.js';
import { asked, Driver, house, opening, randomAnswer, type State } from './driver.js';

const ANSWERS = 60;

/** Where a table stands, but for how it came there. */
const stands = ({ log: _, forced: __, trace: ___, ...rest }: State) => rest;

/** A table of a game with a seed of its own, and what chance does at it. */
function sitDown(game: Game, seed: string, more: object = {}) {
  const driver = new Driver();
  const document = opening(game, seed);
  return { driver, document, dice: new Dice(`${game.id} ${seed}`), state: driver.state({ set: document, ...more }) };
}

describe.each(house.map(game => [game.id, game] as const))('random lines, %s', (_id, game) => {
  test('an undo leads to exactly where it was, and the same answers lead on from there', () => {
    const { driver, dice, state: first } = sitDown(game, 'undo');
    const states = [first];
    const answers: object[] = [];
    for (let state = first; answers.length < ANSWERS && state.outcome === null; ) {
      answers.push(randomAnswer(state, dice));
      state = driver.state({ answer: answers.at(-1) });
      states.push(state);
      if (!dice.coin()) continue;
      const back = 1 + dice.int(Math.min(answers.length, 5));
      expect(driver.state({ undo: back })).toEqual(states.at(-1 - back));
      for (const [at, answer] of answers.slice(-back).entries())
        expect(driver.state({ answer })).toEqual(states.at(at - back));
    }
    expect(driver.state({ undo: answers.length })).toEqual(first);
    expect(answers.length).toBeGreaterThan(10);
  });

  test('an answer by name is the answer by key, and a refused one changes nothing', () => {
    const { driver, document, dice, state: first } = sitDown(game, 'names');
    const other = new Driver();
    other.state({ set: document });
    for (let at = 0, state = first; at < ANSWERS && state.outcome === null; at++) {
      for (const { options } of state.pending) {
        const ids = options.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // Names are made of printed ids and words: no number of a physical card is left in one that names a card.
        for (const { id, card } of options) if (card !== undefined) expect(id).not.toMatch(/(^|\.)[ch]\d+(\.|$)/);
      }
      const { seat, kind, min, max, options, default: otherwise } = asked(state);
      const some = kind === 'one' || kind === 'some';
      const chosen = some ? dice.shuffle([...options]).slice(0, min + dice.int(max - min + 1)) : [];
      const picks = (by: 'id' | 'key') => (some ? { seat, pick: chosen.map(one => one[by]) } : { seat, ...otherwise });
      expect(driver.send({ answer: { seat, pick: ['nobody'] } }).error).not.toBe(undefined);
      state = driver.state({ answer: picks('id') });
      expect(state).toEqual(other.state({ answer: picks('key') }));
    }
  });

  test('a table set again from its position and the answers since is the same table, names and all', () => {
    const { driver, document, dice, state: first } = sitDown(game, 'again');
    for (let at = 0, state = first; at < ANSWERS && state.outcome === null; at++) {
      state = driver.state({ answer: randomAnswer(state, dice) });
      if (!dice.coin()) continue;
      const again = new Driver().state({ set: { ...document, position: state.position, answers: state.since } });
      expect(stands(again)).toEqual(stands(state));
    }
  });

  test('leads where play leads with the same answers, passed windows included, to the end', () => {
    const { driver, document, dice, state: first } = sitDown(game, 'play', { pass: 'all' });
    const answers: object[] = [];
    let state = first;
    while (state.outcome === null) {
      answers.push(randomAnswer(state, dice));
      state = driver.state({ answer: answers.at(-1), pass: 'all' });
    }
    const standing = playDocument(game, readDocument({ ...document, answers, pass: 'all' }));
    expect(standing.position).toEqual(state.position);
    expect(standing.answers).toEqual(state.since);
    expect(standing.table.outcome?.places).toEqual(state.outcome.places);
  });

  test('a trace lists every boundary that going one by one comes to', () => {
    const { driver, document, dice, state: first } = sitDown(game, 'trace', { trace: true });
    const slow = new Driver();
    const start = slow.state({ set: { ...document, until: 'boundary', trace: true } });
    expect(start.trace?.[0]).toEqual(first.trace?.[0]);
    let seen = 0;
    const walk = (from: State): State => {
      let state = from;
      while (state.stopped === true) state = slow.state({ go: true });
      return state;
    };
    expect(stands(walk(start))).toEqual(stands(first));
    for (let at = 0, state = first; at < ANSWERS && state.outcome === null; at++) {
      const answer = randomAnswer(state, dice);
      state = driver.state({ answer, trace: true });
      const steps: unknown[] = [];
      for (let reply = slow.state({ answer }); ; reply = slow.state({ go: true })) {
        steps.push(...(reply.trace ?? []));
        if (reply.stopped === true) continue;
        expect(stands(reply)).toEqual(stands(state));
        break;
      }
      expect(state.trace).toEqual(steps);
      if (steps.length > 0) expect(steps.at(-1)).toEqual(state.position);
      seen += steps.length;
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('stops at the first boundary before a step that is named', () => {
    const { driver, dice, state: first } = sitDown(game, 'steps');
    const met = new Set<string>();
    for (let at = 0, state = first; at < ANSWERS && state.outcome === null; at++) {
      const answer = randomAnswer(state, dice);
      state = driver.state({ answer, trace: true });
      const { trace = [], outcome } = state;
      const steps = (outcome === null ? trace : trace.slice(0, -1)).map(stepOf);
      for (const step of new Set(steps)) {
        met.add(step);
        driver.state({ undo: 1 });
        const stopped = driver.state({ answer, stop: { at: step } });
        expect(stopped).toMatchObject({ stopped: true, pending: [], position: trace[steps.indexOf(step)] });
        expect(stands(driver.state({ go: true }))).toEqual(stands(state));
        driver.state({ undo: 1 });
      }
      if (steps.length > 0) driver.state({ go: true });
    }
    const { names = [] } = game.position.steps ?? {};
    expect([...met].filter(step => !names.includes(step))).toEqual([]);
    expect(met.size).toBeGreaterThan(0);
  });
});

/** The step that a written position stands before. */
function stepOf({ step, begun }: State['position']): string {
  if (typeof step === 'string') return step;
  if (begun !== undefined) return begun === true ? 'action' : 'turn';
  return (step as { at: string }).at;
}
