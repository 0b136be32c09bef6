import { describe, expect, it } from 'vitest';
import { nameFrom, showsSomething, writtenName } from '../../src/kernel/index.js';
import { BLANK } from './blank.js';

describe('a name', () => {
  it.each(BLANK)('of %s shows nothing', (_what, name) => {
    expect(showsSomething(name)).toBe(false);
    expect(nameFrom(name, 40)).toBeNull();
    expect(writtenName(40).safeParse(name).success).toBe(false);
  });

  it.each(['A', '7', '?', '★', '🦸', 'Ωmega', '雷', '\u200bA', 'e\u0301', '…', '💥💥'])(
    'like %s shows something',
    name => {
      expect(showsSomething(name)).toBe(true);
      expect(nameFrom(name, 40)).not.toBeNull();
      expect(writtenName(40).safeParse(name).success).toBe(true);
    },
  );

  it('is kept on one line, and is not too long', () => {
    expect(nameFrom('  Two\n\twords\u200b ', 40)).toBe('Two words');
    expect(nameFrom('x'.repeat(41), 40)).toBeNull();
  });
});
