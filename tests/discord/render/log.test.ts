import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { logBlocks, logLine, whyMessage } from '../../../src/discord/render/log.js';
import type { CardEntry, LogEntry } from '../../../src/kernel/index.js';
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

describe('why', () => {
  const card: CardEntry = {
    id: 'X1',
    title: { id: 'card', args: { card: { card: 'X1' } } },
    text: 'Draw one.',
    facts: [],
    data: {},
    keywords: [],
    names: [],
    facets: {},
  };
  const lookups = {
    rule: (id: string) => (id === 'x' ? { id, words: 'rule-x' } : undefined),
    card: (id: string) => (id === 'X1' ? card : undefined),
  };
  const rule = { id: 'rule-x', words: 'rule-x' };

  it('shows the card with its wording', () => {
    const told = whyMessage(line(1, 0, 'Ann draws', { why: { card: 'X1' } }), say, lookups);
    expect(told).toEqual({
      content: '> Ann draws',
      embeds: [{ title: 'Web', description: 'Draw one.', footer: { text: 'X1' } }],
    });
    expect(checkBody('reply', told)).toEqual([]);
  });

  it('shows the rule with its words', () => {
    const plain = voice([], {});
    const named = Object.assign(
      (one: Parameters<typeof plain>[0]) => plain(one.id === 'rule-x' ? { ...one, args: { name: 'blocking' } } : one),
      plain,
    );
    const told = whyMessage(line(1, 0, 'Ann blocks', { why: { rule: 'x' } }), named, { ...lookups, rule: () => rule });
    expect(told.embeds).toEqual([
      { title: 'The rule of blocking', description: 'What it says.', footer: { text: 'rule-x' } },
    ]);
  });

  it('says so where nothing special made it happen', () => {
    const told = whyMessage(line(1, 0, 'Turn 2', { why: { card: 'gone' } }), say, lookups);
    expect(told.embeds).toEqual([]);
    expect(told.content).toContain('course of play');
  });
});
