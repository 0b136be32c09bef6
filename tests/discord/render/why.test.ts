import { expect, it } from 'vitest';
import { sourceOf } from '../../../src/discord/render/source.js';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import { hasReasons, whyBody } from '../../../src/discord/render/why.js';
import { gameOf } from '../../../src/games/index.js';
import { squad } from '../../../src/games/squad/index.js';
import type { Game, LogEntry, RuleEntry } from '../../../src/kernel/index.js';
import { checkBody } from './oracle.js';

const game = squad as unknown as Game;
const say = gameTranslator(game, 'en');
const line = (n: number, id: string, more: Partial<LogEntry> = {}): LogEntry => ({ n, depth: 0, id, ...more });
const destroyed = (n: number, card: string): LogEntry =>
  line(n, 'log-destroyed', { args: { card: { card } }, why: { rule: 'misfire' } });

it('tells of lines that a rule or card made, and of no others', () => {
  const told = whyBody([line(1, 'log-shuffle', { why: {} }), destroyed(2, 'ST187')], say, game);
  const said = told.embeds?.[0] as { description: string };
  expect(said.description.split('\n')).toEqual([
    '**Iron Man: Heavy Weapons is destroyed.**',
    expect.stringMatching(/^Misfire: .+/),
    expect.stringMatching(/^-# .+Keepers · Longbox rulings SQ-7, SQ-C47$/),
  ]);
  expect(hasReasons(line(1, 'log-shuffle'), game)).toBe(false);
  expect(hasReasons(destroyed(2, 'ST187'), game)).toBe(true);
});

it('tells a rule once, whatever number of lines it made', () => {
  const [embed] = whyBody([destroyed(1, 'ST187'), destroyed(2, 'ST186')], say, game).embeds as {
    description: string;
  }[];
  const description = embed?.description ?? '';
  expect(description.match(/Misfire: /g)).toHaveLength(1);
  expect(description.match(/^\*\*.* is destroyed\.\*\*$/gm)).toHaveLength(2);
});

it('says in full where a rule stands, and calls rulings what they are', () => {
  const champions = gameOf('champions') as Game;
  const said = (locale: string, id: string): string =>
    sourceOf(champions.rules.find(rule => rule.id === id) as RuleEntry, gameTranslator(champions, locale));
  expect(said('en', 'surge')).toBe('Learn to Play: Surge; Rules Reference');
  expect(said('en', 'wild')).toBe('Rules Reference: Wild resource · Longbox ruling CH-C37');
  expect(said('fr', 'wild')).toBe('Rules Reference: Wild resource · Arbitrage de Longbox\u202f: CH-C37');
  expect(said('en', 'together')).toMatch(/^Longbox rulings CH-1, /);
});

it('says so where everything follows from the course of play', () => {
  expect(whyBody([line(1, 'log-shuffle')], say, game).embeds?.[0]).toMatchObject({
    description: expect.stringContaining('course of play') as string,
  });
});

it('fits into a message, however many reasons there are', () => {
  const many = game.rules.map(({ id }, at) =>
    line(at + 1, 'log-destroyed', { args: { card: { card: 'ST187' } }, why: { rule: id } }),
  );
  expect(checkBody('reply', whyBody(many, say, game))).toEqual([]);
});
