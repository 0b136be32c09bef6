import { expect, test } from 'vitest';
import { menu } from '../../src/discord/menu/menu.js';
import { gameOf } from '../../src/games/index.js';
import { awaited, type Game, optionsOf } from '../../src/kernel/index.js';
import { practiceName } from '../../src/matches/lobby/seats.js';
import { characterId, practiceId } from '../../src/opponents/index.js';
import { begin, playOn } from '../corpus.js';
import { said, seen } from './seen.js';

const options = { locale: 'en-US', since: null };

test.each(['smash', 'champions'])('players who are out of %s are told so, and shown no hand', async id => {
  const game = gameOf(id) as Game;
  const players = ['ann', 'bob', 'cyd'];
  let told = 0;
  for (let n = 0; n < 4; n++) {
    const begun = begin(game, 3, `out ${n}`);
    for (let left = 900; left > 0 && begun.table.outcome === null; left--) {
      playOn(begun, 1);
      const { panels } = game.view(begun.table.state, 'public');
      const out = panels.find(({ title }) => title.id === 'panel-out')?.seat;
      if (out === undefined || begun.table.outcome !== null) continue;
      const { house, look } = seen(game, begun.table, players);
      const text = said((await menu(house, look, players[out] as string, options)).body());
      expect(text).toContain('You’re out');
      expect(text).not.toContain('Your hand is empty');
      told++;
      break;
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('there is no hint where there is only one answer', async () => {
  const game = gameOf('recharge') as Game;
  const players = ['ann', practiceId('steady')];
  const asked = { single: 0, several: 0 };
  const begun = begin(game, 2, 'a single answer');
  for (let left = 120; left > 0 && begun.table.outcome === null; left--) {
    const prompt = awaited(begun.table.prompts)[0];
    if (prompt?.seat === 0 && prompt.kind === 'one') {
      const { house, look } = seen(game, begun.table, players);
      const text = said((await menu(house, look, 'ann', options)).body());
      const isSingle = optionsOf(prompt).length === 1;
      expect(text.includes('"Hint"')).toBe(!isSingle);
      asked[isSingle ? 'single' : 'several']++;
    }
    playOn(begun, 1);
  }
  expect(Math.min(asked.single, asked.several)).toBeGreaterThan(0);
});

test('a practice bot goes by its character in the line that says how everybody stands', async () => {
  const game = gameOf('smash') as Game;
  const bot = characterId('steady', 'bold');
  const begun = begin(game, 2, 'how everybody stands');
  for (let left = 60; left > 0 && begun.table.prompts[0]?.seat !== 0; left--) playOn(begun, 1);
  const { house, look } = seen(game, begun.table, ['ann', bot]);
  const seats = look.match.seats.map(seat =>
    seat.player === bot ? { ...seat, name: practiceName('steady', 1, 'bold') } : seat,
  );
  const asked = { ...look, match: { ...look.match, seats } };
  expect(said((await menu(house, asked, 'ann', options)).body())).toMatch(/You: \d \w+ · Firebrand: \d/);
});
