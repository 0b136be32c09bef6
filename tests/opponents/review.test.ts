import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { type Game, isLegal, type Move, Table } from '../../src/kernel/index.js';
import { review } from '../../src/opponents/review.js';
import { played } from './duel.js';

describe.each(games.map(game => [game.id, game] as const))('a match of %s that is looked through', (_, game) => {
  const past = { ...played(game, 'm'), seats: [0] };
  const found = review(game, past);

  it('turned where a random player chose badly, three times at most and in order', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    const numbers = found.map(({ prompt }) => prompt.number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    for (const { worth } of found) expect(worth.best - worth.first).toBeGreaterThanOrEqual(0.05);
  });

  it('tells what was answered, and another answer that was legal', () => {
    const made = new Map(past.moves.flatMap(move => (move.type === 'answer' ? [[move.prompt, move] as const] : [])));
    for (const { prompt, given, better } of found) {
      expect(made.get(prompt.number)).toMatchObject({ seat: 0, answer: given.answer });
      expect(isLegal(prompt, better.answer)).toBe(true);
      expect(better.answer).not.toEqual(given.answer);
    }
  });

  it('turned there whichever way one looks, and as data that another thread can send', () => {
    expect(structuredClone(review(game, past))).toEqual(found);
  });

  it('has nothing to tell those who had the seat later of what was chosen before', () => {
    const [first] = found;
    const made = past.moves.find(move => move.type === 'answer' && move.prompt === first?.prompt.number);
    const later = review(game, { ...past, since: { 0: made?.seq ?? 0 } });
    expect(later.map(({ prompt }) => prompt.number)).not.toContain(first?.prompt.number);
    expect(review(game, { ...past, since: { 0: past.moves.length } })).toEqual([]);
  });

  it('has nothing to tell those who chose nothing', () => {
    expect(review(game, { ...past, seats: [] })).toEqual([]);
    const asBot = past.moves.map(move => (move.type === 'answer' ? { ...move, by: 'practice' as const } : move));
    expect(review(game, { ...past, moves: asBot })).toEqual([]);
  });
});

it('a match that was undone in between is looked through as it counts', () => {
  const game = games.find(({ id }) => id === 'squad') as Game;
  const { setup, moves, nodes } = played(game, 'undone');
  const table = Table.replay(game, setup, moves);
  const undo: Move = {
    type: 'undo',
    seq: moves.length + 1,
    to: 0,
    ...table.numbers,
    redeal: false,
    cause: 'wish',
  };
  expect(review(game, { setup, moves: [...moves, undo], seats: [0, 1], nodes: nodes ?? 0 })).toEqual([]);
});
