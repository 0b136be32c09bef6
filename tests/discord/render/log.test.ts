import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { briefLine, LINE, logBlocks, logLine, shownLength } from '../../../src/discord/render/log.js';
import type { LogEntry } from '../../../src/kernel/index.js';
import { entry } from './arbitrary.js';
import { checkBody } from './oracle.js';
import { voice } from './voice.js';

const say = voice(['Ann', 'Bob'], { X1: 'Web' });
const line = (n: number, depth: number, name: string, more: Partial<LogEntry> = {}): LogEntry => ({
  n,
  depth,
  id: 'name',
  args: { name },
  ...more,
});

describe('the log', () => {
  const usual = entry.filter(one => logLine(one, say, 'public').length <= 2000);
  test.prop([fc.array(usual, { maxLength: 60 })])('is a few messages that hold every line whole', entries => {
    const blocks = logBlocks(entries, say);
    for (const content of blocks) expect(checkBody('message', { content })).toEqual([]);
    expect(blocks.join('\n')).toBe(entries.map(one => logLine(one, say, 'public')).join('\n'));
    for (const [at, block] of blocks.slice(1).entries())
      expect(`${blocks[at]}\n${block.split('\n')[0]}`.length).toBeGreaterThan(2000);
  });

  it('puts what happened within something below it', () => {
    const entries = [line(1, 0, 'A attacks'), line(2, 1, 'B blocks'), line(3, 2, 'C triggers'), line(4, 0, 'Turn 2')];
    expect(logBlocks(entries, say)).toEqual(['A attacks\n- B blocks\n  - C triggers\nTurn 2']);
  });

  it('breaks only a line that no message could hold, at a space', () => {
    const blocks = logBlocks([line(1, 0, 'word '.repeat(900))], say);
    expect(blocks.length).toBe(3);
    expect(blocks.join(' ')).toBe('word '.repeat(900).trim());
  });

  it('shows a private face only to its seats', () => {
    const drew = line(1, 0, 'Ann draws a card', { secret: { seats: [0], id: 'name', args: { name: 'You draw Web' } } });
    expect(logBlocks([drew], say, 0)).toEqual(['You draw Web']);
    expect(logBlocks([drew], say, 1)).toEqual(['Ann draws a card']);
    expect(logBlocks([drew], say)).toEqual(['Ann draws a card']);
  });
});

describe('a line of a thread', () => {
  const titles = {
    X1: 'Iron Man: Cold Fusion',
    X2: 'Iron Man: Heavy Weapons',
    X3: 'Storm: Call the Tempest',
    X4: 'Thor: Masters of the Sky',
  };
  const short = voice(['Ann', 'Bob'], titles);
  const list = (...cards: string[]): LogEntry =>
    line(1, 1, '', { args: { name: { list: cards.map(card => ({ card })) } } });

  it('stays as it is where it is short', () => {
    expect(briefLine(list('X1', 'X2'), short)).toBe('- Iron Man: Cold Fusion and Iron Man: Heavy Weapons');
  });

  it('names cards by what is their own, and equal ones once, before it leaves any out', () => {
    expect(briefLine(list('X1', 'X2', 'X3', 'X3', 'X4'), short)).toBe(
      '- Cold Fusion, Heavy Weapons, 2 × Call the Tempest and Masters of the Sky',
    );
  });

  it('says how many more there are', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`Y${at}`, `Thor: Asgardian Thunder ${at}`]));
    const said = briefLine(list(...Object.keys(many)), voice([], many));
    expect(said).toMatch(/^- Asgardian Thunder 0, .* and \d+ more$/);
    expect(shownLength(said)).toBeLessThanOrEqual(LINE);
  });

  it('does not count what only keeps a name from being read as markdown', () => {
    expect(shownLength('\\_Bo\\_ \\*x\\*')).toBe('_Bo_ *x*'.length);
  });
});
