import { expect, test } from 'vitest';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { headingOf, titleOf, worthCounting } from '../../src/discord/stats/numbers.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';

const champions = gameOf('champions') as Game;

test.each([
  ['rhino/standard/bomb_scare/2', 'Rhino, Standard · Bomb Scare · 2 players'],
  ['wrecking-crew/expert/1', 'The Wrecking Crew, Expert · 1 player'],
  ['klaw/standard/bomb_scare/masters_of_evil/4', 'Klaw, Standard · Bomb Scare and Masters of Evil · 4 players'],
  ['nobody/standard/2', 'nobody/standard/2'],
])('statistics name the scenario %s in words', (id, named) => {
  expect(gameTranslator(champions, 'en').plain(titleOf(champions, 'scenario', id))).toBe(named);
});

test('statistics of a game against villains count by villain, others by ruleset', () => {
  const heading = (game: Game) => gameTranslator(game, 'en').plain(headingOf(game, 'ruleset'));
  expect(heading(champions)).toBe('Villains');
  expect(heading(gameOf('squad') as Game)).toBe('Rulesets');
});

test('how many play is worth counting only where that may differ, and who goes first where that matters', () => {
  const worth = (id: string) => worthCounting(gameOf(id) as Game, ['hero', 'players', 'first']);
  expect([worth('squad'), worth('smash'), worth('champions')]).toEqual([
    ['hero', 'first'],
    ['hero', 'players', 'first'],
    ['hero', 'players'],
  ]);
});
