import type { APIEmbed } from 'discord.js';
import { expect, test } from 'vitest';
import { glanceBody } from '../../src/discord/board/board.js';
import { gameOf } from '../../src/games/index.js';
import type { Game, LogEntry } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import { begin } from '../corpus.js';
import { seen } from './seen.js';

const smash = gameOf('smash') as Game;
const card = smash.cards.all[0]?.id ?? '';
const named = { card: { card } };
const turn = ['log-turn', { turn: 3, who: { seat: 0 } }] as const;
const draw = ['log-draw', { who: { seat: 0 }, count: 1 }] as const;

/** The first line of a board of Smash, after these lines. */
function headlineAfter(...told: readonly (readonly [string, NonNullable<LogEntry['args']>])[]): string {
  const { look } = seen(smash, begin(smash, 2, 'headline').table, ['ann', 'bob']);
  const lately = told.map(([id, args], n): LogEntry => ({ n, depth: 0, id, args }));
  const match = { ...look.match, commitment: '0'.repeat(64), options: {} };
  const [embed] = glanceBody({ ...look, match, lately } as Look, 'en-US').embeds ?? [];
  return (embed as APIEmbed).description?.split('\n')[0] ?? '';
}

test('the headline of a board is no draw while something happened', () => {
  const discards = ['log-discard', { who: { seat: 0 }, cards: { list: [named.card] } }] as const;
  expect(headlineAfter(turn, discards, draw)).toMatch(/^\*\*ann discards .*\*\*$/);
});

test('where nothing but routine happened, it is how the turn began', () => {
  expect(headlineAfter(turn, draw)).toBe('**Turn 3: ann’s turn.**');
});

test('where a turn has just begun, it is what the one before came to', () => {
  const stunned = ['log-stunned', { who: { seat: 1 }, ...named }] as const;
  expect(headlineAfter(stunned, draw, turn, draw)).toMatch(/ is stunned\.\*\*$/);
});

test('where the beginning of a turn is out of sight and all since is routine, it is the newest line', () => {
  const more = ['log-draw', { who: { seat: 0 }, count: 2 }] as const;
  expect(headlineAfter(draw, draw, more)).toBe('**ann draws 2 cards.**');
});

test.each([
  ['a Story or a Super', 'log-play', / plays /],
  ['Loot', 'log-equip', / equips /],
  ['Loot against an attack', 'log-reacts', /: the attack ends\./],
])('a play of %s is a headline, whatever follows it', (_, id, words) => {
  const args = { who: { seat: 0 }, hero: named.card, ...named, against: 'attack' };
  const after = ['log-discard', { who: { seat: 0 }, cards: { list: [named.card] } }] as const;
  expect(headlineAfter(turn, [id, args], after, draw)).toMatch(words);
});
