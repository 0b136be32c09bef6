import { describe, expect, it } from 'vitest';
import { type Play, type Text, text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { type Condition, type Effect, ifSo, inTurn, perform, sentences } from '../../src/tabletop/index.js';

interface Game {
  stopped: boolean;
  readonly done: string[];
}
const game = (): Game => ({ stopped: false, done: [] });

/** Does something at once; `able` is why not. */
const plain = (
  name: string,
  able: Text | null = null,
  after: (game: Game) => void = () => undefined,
): Effect<Game> => ({
  says: text('name', { name }),
  run(table) {
    table.done.push(name);
    after(table);
    return undefined;
  },
  able: () => able,
  changes: () => [{ what: text('number', { value: name }), before: 0, after: 1 }],
});

/** Asks first. */
const asking: Effect<Game> = {
  says: text('name', { name: 'asks' }),
  *run(table): Play {
    const [answer] = yield { mode: 'each', prompts: [] };
    table.done.push(`asked ${String(answer)}`);
  },
};

const never: Condition<Game> = { says: text('name', { name: 'pigs fly' }), holds: () => false };
const always: Condition<Game> = { ...never, holds: () => true };

function play(effect: Effect<Game>, table = game()): string[] {
  const going = perform(effect, table, null);
  for (let step = going.next(); step.done !== true; step = going.next([7 as never]));
  return table.done;
}

describe('effects', () => {
  it('are done one after the other, asking or not', () => {
    expect(play(inTurn(plain('a'), asking, plain('b')))).toEqual(['a', 'asked 7', 'b']);
  });

  it('stop between two parts when something stops them', () => {
    const stops = plain('a', null, table => {
      table.stopped = true;
    });
    expect(play(inTurn(stops, plain('b')))).toEqual(['a']);
    expect(play(inTurn(plain('b')), { ...game(), stopped: true })).toEqual(['b']);
  });

  it('can be done while one part can, else for the reason of the first that cannot', () => {
    const [one, other] = [text('one'), text('other')];
    expect(inTurn(plain('a', one), plain('b')).able?.(game(), null)).toBeNull();
    expect(inTurn(plain('a', one), asking).able?.(game(), null)).toBeNull();
    expect(inTurn(plain('a', one), plain('b', other)).able?.(game(), null)).toBe(one);
  });

  it('are sure of what the first part changes, and of no later one', () => {
    expect(inTurn(plain('a'), plain('b')).changes?.(game(), null)).toEqual(plain('a').changes?.(game(), null));
    expect(inTurn(asking, plain('b')).changes?.(game(), null)).toEqual([]);
  });

  it('need a part', () => {
    expect(() => inTurn()).toThrow('an effect without parts');
    const only = plain('a');
    expect(inTurn(only)).toBe(only);
  });

  it('happen under a condition, and say why not', () => {
    expect(play(ifSo(always, plain('a')))).toEqual(['a']);
    expect(play(ifSo(always, asking))).toEqual(['asked 7']);
    expect(play(ifSo(never, plain('a')))).toEqual([]);
    const reason = text('one');
    expect(ifSo(always, plain('a', reason)).able?.(game(), null)).toBe(reason);
    expect(ifSo(always, asking).able?.(game(), null)).toBeNull();
    expect(ifSo(never, plain('a', reason)).able?.(game(), null)).toEqual(text('unable-if', { condition: never.says }));
    expect(ifSo(always, plain('a')).changes?.(game(), null)).toHaveLength(1);
    expect(ifSo(always, asking).changes?.(game(), null)).toEqual([]);
    expect(ifSo(never, plain('a')).changes?.(game(), null)).toEqual([]);
  });

  it('may happen under a condition that is known only later', () => {
    const late = { ...never, late: true } as const;
    const reason = text('one');
    expect(ifSo(late, plain('a')).able?.(game(), null)).toBeNull();
    expect(ifSo(late, plain('a', reason)).able?.(game(), null)).toBe(reason);
    expect(ifSo(late, plain('a')).changes?.(game(), null)).toEqual([]);
    expect(play(ifSo(late, plain('a')))).toEqual([]);
  });

  it('say what they do, in sentences', () => {
    const words = loadWords(null, 'en');
    const said = sentences([inTurn(plain('one'), ifSo(never, plain('two')), plain('three')).says, plain('four').says]);
    expect(words.say(said as Text)).toBe('One, then, if pigs fly, two, then three. Four.');
    expect(words.say(sentences([asking.says]) as Text)).toBe('Asks.');
    expect(sentences([])).toBeNull();
    const why = ifSo(never, plain('a')).able?.(game(), null);
    expect(words.say(why as Text)).toBe('Only if pigs fly.');
  });
});
