import { expect, test } from 'vitest';
import { Moments } from '../../src/discord/board/moments.js';
import { squad } from '../../src/games/squad/index.js';
import type { Game, LogEntry } from '../../src/kernel/index.js';
import type { MatchRow } from '../../src/store/port.js';

const game = squad as unknown as Game;
const match = (status: MatchRow['status'] = 'playing') => ({ match: { id: 'm', status } as MatchRow, game });

let n = 0;
const line = (id: string, args: LogEntry['args'] = {}): LogEntry => ({ n: ++n, id, depth: 0, args }) as LogEntry;
const turn = () => line('log-turn', { turn: 1, who: { seat: 0 }, power: 3 });
const misfire = () => line('log-misfire', { who: { seat: 0 }, card: { card: 'ST001' } });
const small = () => line('log-pass', { who: { seat: 0 } });

test('a turn has one moment at most, in however many parts its lines come', () => {
  const moments = new Moments();
  expect(moments.in(match(), [turn(), small()])).toBeNull();
  expect(moments.in(match(), [misfire()])?.kind).toBe('misfire');
  expect(moments.in(match(), [misfire()])).toBeNull();
  expect(moments.in(match(), [turn(), misfire()])?.kind).toBe('misfire');
});

test('what ends a turn is its moment, though the next has begun with it', () => {
  const moments = new Moments();
  expect(moments.in(match(), [turn(), small()])).toBeNull();
  expect(moments.in(match(), [misfire(), turn(), small()])?.kind).toBe('misfire');
  // The next turn may have one of its own.
  expect(moments.in(match(), [misfire()])?.kind).toBe('misfire');
  expect(moments.in(match(), [misfire(), turn(), small()])).toBeNull();
});

test('of several turns at once only the last may have one: the others have passed', () => {
  const moments = new Moments();
  expect(moments.in(match(), [turn(), misfire(), turn(), small()])).toBeNull();
  expect(moments.in(match(), [misfire()])?.kind).toBe('misfire');
});

test('the end has a poster, and no moment beside it', () => {
  expect(new Moments().in(match('over'), [turn(), misfire()])).toBeNull();
});

test('a game without drama has none', () => {
  const { drama: _, ...plain } = game;
  expect(new Moments().in({ ...match(), game: plain as Game }, [turn(), misfire()])).toBeNull();
});

test('what a match is set up with is no moment', () => {
  const setUp = (): LogEntry[] => [{ ...misfire(), n: 1 }, small()];
  expect(new Moments().in(match(), setUp())).toBeNull();
  expect(new Moments().in(match(), [...setUp(), turn(), small()])).toBeNull();
  expect(new Moments().in(match(), [...setUp(), turn(), misfire()])?.kind).toBe('misfire');
});
