import { expect, test } from 'vitest';
import { chaptersIn, type LogEntry } from '../../src/kernel/index.js';

const told = (...ids: string[]): LogEntry[] => ids.map((id, at) => ({ n: at + 1, depth: 0, id }));
const ids = (chapters: readonly (readonly LogEntry[])[]): string[] =>
  chapters.map(chapter => chapter.map(({ id }) => id).join(' '));

test('what comes before the first part belongs to it', () => {
  expect(ids(chaptersIn(told('deal', 'turn', 'a', 'turn', 'b'), { begins: ['turn'] }))).toEqual([
    'deal turn a',
    'turn b',
  ]);
});

test('a chapter may have several parts', () => {
  const lines = told('turn', 'a', 'turn', 'b', 'turn', 'c');
  expect(ids(chaptersIn(lines, { begins: ['turn'], parts: 2 }))).toEqual(['turn a turn b', 'turn c']);
});

test('a chapter that has to be closed lasts until it is', () => {
  const lines = told('turn', 'pass', 'turn', 'won', 'draw', 'turn', 'pass', 'turn');
  expect(ids(chaptersIn(lines, { begins: ['turn'], closes: ['won'] }))).toEqual([
    'turn pass turn won draw',
    'turn pass turn',
  ]);
});

test('after a line that ends a chapter the next begins one', () => {
  const lines = told('round', 'play', 'end', 'threat', 'round', 'play');
  expect(ids(chaptersIn(lines, { begins: ['round'], ends: ['end'] }))).toEqual([
    'round play end',
    'threat',
    'round play',
  ]);
});

test('the lines that a chapter begins with tell the same chapters as the whole', () => {
  const chapters = { begins: ['turn'], parts: 2 };
  const lines = told('deal', 'turn', 'a', 'turn', 'b', 'turn', 'c', 'turn', 'turn', 'd');
  const whole = chaptersIn(lines, chapters);
  for (const [at, chapter] of whole.entries())
    expect(chaptersIn(lines.slice((chapter[0]?.n ?? 1) - 1), chapters)).toEqual(whole.slice(at));
});

test('without chapters all is one', () => {
  expect(ids(chaptersIn(told('a', 'b'), undefined))).toEqual(['a b']);
  expect(chaptersIn([], undefined)).toEqual([]);
});
