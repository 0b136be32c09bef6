import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What code looks like that asks which word an effect, a condition or a passive is made of. */
const ASKS = /\.(?:do|if|is)\b|\b(?:do|if|is)\s*===|\bswitch \((?:effect|passive|condition|deed)\b/;

/** Holds that outside a game's words (files and folders under `where`) and its cards, nothing asks which of them there are. */
export function nothingElseKnowsTheWords(game: string, where: readonly string[]): void {
  test('nothing else in the folder of the game asks which effect or condition it is', () => {
    const home = new URL(`../../src/games/${game}/`, import.meta.url);
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => file.endsWith('.ts') && ![...where, 'cards/'].some(part => file.startsWith(part)));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(file => ASKS.test(readFileSync(new URL(file, home), 'utf8')))).toEqual([]);
  });
}
