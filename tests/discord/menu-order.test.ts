import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { askedParts } from '../../src/discord/menu/asked.js';
import { unfolded } from '../../src/discord/menu/fold.js';
import { menuLayout } from '../../src/discord/menu/layout.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';
import { handOf } from '../../src/pictures/index.js';
import { momentsOf } from '../corpus.js';

/** What stands from the top of a menu down, its last row aside: lists by their names, lines by their buttons. One of each kind of menu. */
function menusOf(id: string, reason: string, lines: number): string[] {
  const game = gameOf(id) as Game;
  const menus = new Set<string>();
  for (const { table, prompt, say } of momentsOf({ game, matches: 6, seed: 'order' })) {
    if (prompt?.reason !== reason) continue;
    const hand = handOf(game.view(table.state, prompt.seat), prompt.seat);
    const context = { match: 'abc', game, hand, atOnce: true };
    const asked = askedParts(table, prompt, say, context)({ ...unfolded, lines });
    const parts = { note: [], news: [], meanwhile: null, hand: null, looks: [], asides: [] };
    const told = menuLayout({ ...asked, ...parts }).components.flatMap(one => {
      if (one.type === ComponentType.Section) return 'label' in one.accessory ? [one.accessory.label] : [];
      if (one.type !== ComponentType.ActionRow) return [];
      return one.components.flatMap(part => ('placeholder' in part ? [part.placeholder] : []));
    });
    menus.add(told.join(' / '));
  }
  return [...menus];
}

test.each([
  ['recharge', 'defend', 'Defend… / Concede'],
  ['recharge', 'battle', 'Play… / Concede'],
  ['smash', 'counter', 'Counter… / Don’t counter'],
  ['smash', 'turn', 'Attack with a Smash… / Play / Discard and draw…'],
  ['champions', 'turn', 'Change form / Play a card…'],
  ['champions', 'turn', 'Change form / Play a card… / Use'],
])('in %s, lists and lines of a menu stand in the order of the game: %s', (game, reason, menu) => {
  expect(menusOf(game, reason, game === 'champions' ? 2 : 1)).toContain(menu);
});

test('no list of cards ever stands below the line that gives in', () => {
  for (const [game, reason] of [
    ['recharge', 'defend'],
    ['recharge', 'battle'],
    ['smash', 'counter'],
  ] as const)
    for (const menu of menusOf(game, reason, 1)) expect(menu).not.toMatch(/(Concede|Don’t counter) \/ /);
});
