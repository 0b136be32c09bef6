import { describe, expect, test } from 'vitest';
import * as champions from '../../src/games/champions/abilities/index.js';
import * as abilities from '../../src/games/squad/abilities/index.js';
import { cards } from '../../src/games/squad/cards/index.js';
import * as filters from '../../src/games/squad/filters.js';
import { squad } from '../../src/games/squad/index.js';
import { codeOf, found, type Page, pages, read, sections } from './markdown.js';

// Of its own file, because who adds a card runs the tests whose path says so.

const GUIDE = 'docs/add-a-card.md';

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
