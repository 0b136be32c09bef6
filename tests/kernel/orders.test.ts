import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { type Order, type Orderable, orderablesFor, ordered, type Prompt, text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';

const block: Orderable = {
  id: 'block',
  reasons: ['block'],
  answer: 'take',
  below: { arg: 'amount', from: 2, to: 8 },
  card: 'asks',
};
const window: Orderable = { id: 'window', reasons: ['interrupt'], answer: 'pass', card: 'offered' };
const yesOrNo: Orderable = { id: 'may', reasons: ['may'], answer: 'no' };
const kinds = [block, window, yesOrNo];

const base = { number: 7, seat: 0, trail: [], default: { pick: [] } };
const option = (key: string, card?: string) => ({ key, label: text('x'), ...(card !== undefined && { card }) });
const some = (reason: string, none: string, change: Partial<Prompt> = {}): Prompt =>
  ({
    ...base,
    kind: 'some',
    reason,
    question: text('q', { amount: 3 }),
    options: [option('a', 'A'), option('b', 'B')],
    min: 0,
    max: 1,
    none: { key: none, label: text('none') },
    source: 'S',
    ...change,
  }) as Prompt;
const may = {
  ...base,
  kind: 'one',
  reason: 'may',
  question: text('q'),
  options: [option('yes'), option('no')],
} as Prompt;

const NONE = { pick: [] };
const answer = (prompt: Prompt, ...orders: Order[]) => ordered(kinds, orders, prompt);

describe('an auto-reply', () => {
  it('answers every question of its kind, always in the same way', () => {
    expect(answer(some('block', 'take'), { kind: 'block' })).toEqual(NONE);
    expect(answer(may, { kind: 'may' })).toEqual({ pick: ['no'] });
  });

  it('leaves questions of other kinds alone, and those without orders', () => {
    expect(answer(some('block', 'take'), { kind: 'window' }, { kind: 'may' })).toBeNull();
    expect(answer(some('block', 'take'))).toBeNull();
    expect(answer(some('discard', 'take'), { kind: 'block' })).toBeNull();
  });

  it('with a limit holds below it and not at it', () => {
    expect(answer(some('block', 'take'), { kind: 'block', below: 4 })).toEqual(NONE);
    expect(answer(some('block', 'take'), { kind: 'block', below: 3 })).toBeNull();
    expect(answer(some('block', 'take', { question: text('q') }), { kind: 'block', below: 9 })).toBeNull();
  });

  it('for the card that asks holds for that card', () => {
    expect(answer(some('block', 'take'), { kind: 'block', card: 'S' })).toEqual(NONE);
    expect(answer(some('block', 'take'), { kind: 'block', card: 'A' })).toBeNull();
  });

  it('for cards that are offered holds where nothing else is offered', () => {
    const [a, b] = [
      { kind: 'window', card: 'A' },
      { kind: 'window', card: 'B' },
    ];
    expect(answer(some('interrupt', 'pass'), a, b)).toEqual(NONE);
    expect(answer(some('interrupt', 'pass'), a)).toBeNull();
    expect(answer(some('interrupt', 'pass', { options: [option('a', 'A'), option('x')] } as never), a)).toBeNull();
  });

  it('of two that say otherwise the narrower counts, else the kind that comes first', () => {
    const never: Orderable = { id: 'never', reasons: ['may'], answer: 'no', card: 'asks' };
    const always: Orderable = { id: 'always', reasons: ['may'], answer: 'yes', card: 'asks' };
    const asked = { ...may, source: 'S' } as Prompt;
    const says = (...orders: Order[]) => ordered([never, always], orders, asked);
    expect(says({ kind: 'never' }, { kind: 'always', card: 'S' })).toEqual({ pick: ['yes'] });
    expect(says({ kind: 'always' }, { kind: 'never', card: 'S' })).toEqual({ pick: ['no'] });
    expect(says({ kind: 'always' }, { kind: 'never' })).toEqual({ pick: ['no'] });
    expect(says({ kind: 'always' }, { kind: 'never', card: 'T' })).toEqual({ pick: ['yes'] });
  });

  it('never answers what cannot be answered so, nor a question that waits for nobody', () => {
    expect(answer(some('block', 'take', { min: 1 } as never), { kind: 'block' })).toBeNull();
    expect(answer(some('block', 'other'), { kind: 'block' })).toBeNull();
    expect(answer({ ...may, options: [option('yes'), option('never')] } as Prompt, { kind: 'may' })).toBeNull();
    expect(orderablesFor(kinds, { ...may, standing: true })).toEqual([]);
  });
});

describe.each(games.map(game => [game.id, game] as const))('the orders of %s', (id, game) => {
  const words = loadWords(id, 'en');
  const orders = game.orders ?? [];

  it('have ids of their own, and words for every form', () => {
    expect(orders.length).toBeGreaterThan(0);
    expect(new Set(orders.map(order => order.id)).size).toBe(orders.length);
    for (const { id: kind, below, card } of orders) {
      expect(words.has(`order-${kind}`)).toBe(true);
      expect(words.has(`order-${kind}.below`)).toBe(below !== undefined);
      expect(words.has(`order-${kind}.card`)).toBe(card !== undefined);
    }
  });

  it('are about questions that the game asks', () => {
    for (const { reasons } of orders)
      for (const reason of reasons) expect(words.has(`awaiting-${reason.replaceAll(' ', '-')}`)).toBe(true);
  });

  it('hang on nothing that is held, unless the seats are partners', () => {
    if (game.partners !== true) expect(orders.filter(({ card }) => card === 'offered')).toEqual([]);
  });
});
