import { describe, expect, test } from 'vitest';
import { Speaker } from '../../src/cli/words.js';
import * as champions from '../../src/games/champions/abilities/index.js';
import { games } from '../../src/games/index.js';
import * as abilities from '../../src/games/squad/abilities/index.js';
import { cards } from '../../src/games/squad/cards/index.js';
import * as filters from '../../src/games/squad/filters.js';
import { squad } from '../../src/games/squad/index.js';
import type { Game } from '../../src/kernel/index.js';
import { wordingOf } from '../../src/locales/index.js';
import { codeOf, found, type Page, pages, read, sections } from './markdown.js';

// Of its own file, because who adds a card runs the tests whose path says so.

const GUIDE = 'docs/add-a-card.md';

const straight = (text: string): string => text.replaceAll('’', "'");

/** What the cards of a game say whose printed ids begin so. */
function textsOf(id: string, card: string): string {
  const game = games.find(one => one.id === id) as Game;
  const speaker = new Speaker(game);
  const wordings = game.cards.all.filter(one => one.id.startsWith(card)).map(wordingOf);
  return straight(wordings.map(wording => (wording === null ? '' : speaker.say(wording))).join('\n'));
}

describe('what the pages say of cards', () => {
  test('README counts the cards and decks there are', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const text = read('README.md').replace(/\s+/g, ' ');
    expect(text).toContain(
      ` ${cards.length} cards and ${words[squad.decks.ready.length] ?? squad.decks.ready.length} ready-made decks`,
    );
  });

  test('every builder and filter is in the guide to cards', () => {
    const told = codeOf(pages().find(({ path }) => path === GUIDE) as Page).join('\n');
    const missing = [...Object.keys(abilities), ...Object.keys(filters), ...Object.keys(champions)].filter(
      name => !new RegExp(`\\b${name}\\b`).test(told),
    );
    expect(missing).toEqual([]);
  });

  test('cards say what the guide has them say', () => {
    const quoted = read(GUIDE).matchAll(
      /`src\/games\/(squad|champions|recharge)\/cards\/[^`]*?(?:(\w+)-[\w-]+)?\.ts`\. (?:It says: )?\*([^*]+)\*/g,
    );
    const wrong = [...quoted].filter(
      ([, game = '', id = '', said = '']) => !textsOf(game, id).includes(straight(said)),
    );
    expect(wrong.map(([, , id, said]) => `${id}: ${said}`)).toEqual([]);
  });

  test('examples of cards stand in the files that are named with them', () => {
    let compared = 0;
    for (const { heading, text } of sections(GUIDE).filter(part => part.heading.startsWith('### '))) {
      const examples = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(match => match[1] as string);
      const files = found(/`(src\/games\/(?:squad|champions)\/cards\/[^`]+)`/g, [text]);
      for (const [at, example] of examples.entries()) {
        const there = read(files[at] as string).replace(/\s+/g, ' ');
        expect(there, `${heading}: ${files[at]}`).toContain(example.trim().replace(/\s+/g, ' '));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
});
