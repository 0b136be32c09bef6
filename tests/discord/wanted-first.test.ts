import { expect, test } from 'vitest';
import { menu } from '../../src/discord/menu/menu.js';
import { cards } from '../../src/games/champions/cards/index.js';
import { championsWith } from '../../src/games/champions/index.js';
import { digest, type Game, optionsOf } from '../../src/kernel/index.js';
import { ALLY, ENERGY, RUNNER } from '../games/champions/encounter/tables.js';
import { blanks, Played } from '../games/champions/table.js';
import { said, seen } from './seen.js';

const FIRST_AID = '01086';

test('who may be healed is listed with friends first, while the question is recorded as ever', async () => {
  const hero = {
    damage: 3,
    hand: [FIRST_AID, ENERGY],
    play: [{ card: ALLY, damage: 1 }],
    minions: [{ card: RUNNER, damage: 1 }],
  };
  const table = new Played({ villain: { card: '01094', damage: 4 }, heroes: [hero, { damage: 1 }] }, 'plain');
  table.pick(FIRST_AID).pay(ENERGY);
  const { prompt } = table.asks(0, 'heal');
  const recorded = digest(prompt);
  expect(table.options[0]).toBe('01094');
  const { house, look } = seen(championsWith([...cards, ...blanks]) as unknown as Game, table.standing.table as never, [
    'ann',
    'bob',
  ]);
  const { body } = await menu(house, look, 'ann', { locale: 'en-US', since: null });
  const keys = optionsOf(prompt).map(({ key }) => key);
  const words = said(body());
  const places = keys.map(key => words.indexOf(`|${key}"`));
  expect(places).not.toContain(-1);
  const order = [...keys].sort((one, other) => words.indexOf(`|${one}"`) - words.indexOf(`|${other}"`));
  const names = order.map(key => table.state.play.find(({ id }) => key === `c${id}`)?.card);
  expect(names.slice(-2)).toEqual(['01094', RUNNER]);
  expect(digest(prompt)).toBe(recorded);
});
