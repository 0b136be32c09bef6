import { afterEach, describe, expect, test } from 'vitest';
import { type Play, Table, unstartedEffects, watchEffects } from '../../src/kernel/index.js';
import { answer, laidOut, playCard } from './play.js';
import { Turn } from './toy.js';

const watched: (() => void)[] = [];
const watch = (prototype: object): void => {
  watched.push(watchEffects(prototype));
};
afterEach(() => {
  for (const stop of watched.splice(0)) stop();
  unstartedEffects();
});

const play = (cards: readonly string[]) => {
  const { game, setup, state } = laidOut([cards, ['boast', 'boast']]);
  return Table.from(game, setup, state);
};

describe('watched effects', () => {
  test('that were forgotten are named, once', () => {
    watch(Turn.prototype);
    const table = play(['forget', 'flip']);
    expect(unstartedEffects()).toEqual([]);
    playCard(table, 0, 'forget');
    expect(unstartedEffects()).toEqual(['Turn.boast']);
    expect(unstartedEffects()).toEqual([]);
  });

  test('that run are not, however deep they run and whatever they ask', () => {
    watch(Turn.prototype);
    const table = play(['boast', 'auction']);
    playCard(table, 0, 'boast');
    answer(table, 0, { amount: 4 });
    playCard(table, 1, 'boast');
    answer(table, 1, { amount: 4 });
    playCard(table, 0, 'auction');
    answer(table, 1, { amount: 1 });
    answer(table, 0, { amount: 0 });
    expect(table.state.scores).toEqual([1, 2]);
    expect(unstartedEffects()).toEqual([]);
  });

  test('behave as they would unwatched', () => {
    class Effects {
      readonly base = 10;
      *sum(more: number): Play<number> {
        const reply = yield { mode: 'each', prompts: [] };
        return this.base + more + reply.length;
      }
      plain(): number {
        return this.base;
      }
      get ten(): number {
        return this.base;
      }
    }
    watch(Effects.prototype);
    const effects = new Effects();
    const sum = effects.sum(5);
    expect(sum.next()).toEqual({ done: false, value: { mode: 'each', prompts: [] } });
    expect(sum.next([null, null])).toEqual({ done: true, value: 17 });
    expect([effects.plain(), effects.ten]).toEqual([10, 10]);
    expect(Object.keys(Effects.prototype)).toEqual([]);
    function* outer(): Play<number> {
      return yield* effects.sum(1);
    }
    const whole = outer();
    whole.next();
    expect(whole.next([])).toEqual({ done: true, value: 11 });
  });

  test('of an object that is no class are named too', () => {
    const card = { *onHit(): Play {} };
    watch(card);
    const table = play(['flip', 'boast']);
    card.onHit; // not made: only looked at
    playCard(table, 0, 'flip');
    expect(unstartedEffects()).toEqual([]);
    const idle = card.onHit();
    playCard(table, 1, 'boast');
    expect(unstartedEffects()).toEqual(['effect.onHit']);
    idle.next();
  });

  test('are not looked for once the watch is over', () => {
    watchEffects(Turn.prototype)();
    playCard(play(['forget', 'flip']), 0, 'forget');
    expect(unstartedEffects()).toEqual([]);
  });

  test('that rules which failed had not come to are nobody’s fault', () => {
    watch(Turn.prototype);
    const table = play(['bomb', 'flip']);
    const waiting = new Turn(undefined as never).boast(0);
    expect(() => playCard(table, 0, 'bomb')).toThrow('the bomb went off');
    playCard(play(['flip', 'boast']), 0, 'flip');
    expect(unstartedEffects()).toEqual([]);
    waiting.return();
  });
});
