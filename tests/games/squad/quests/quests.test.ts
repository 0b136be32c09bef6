import { expect, test } from 'vitest';
import { cards } from '../../../../src/games/squad/cards/index.js';
import { squad, squadWith } from '../../../../src/games/squad/index.js';
import { gatekeepers } from '../../../../src/games/squad/quests/gatekeepers/index.js';
import { termsOf } from '../../../../src/games/squad/quests/terms.js';
import { text } from '../../../../src/kernel/index.js';
import { loadWords } from '../../../../src/locales/index.js';

const words = loadWords('squad', 'en');
/** Cards by their printed ids. */
const titles = { names: [], cardTitle: (id: string) => text('name', { name: id }) };

function told(id: string, stage: number): string[] {
  const found = gatekeepers.find(keeper => keeper.id === id)?.stages[stage - 1];
  if (found === undefined) throw new Error(`no ${id} ${stage}`);
  return termsOf(found, text(`who-${found.enemy}`)).map(term => words.say(term, titles));
}

test('what is special about a quest is told in plain words', () => {
  expect(told('iron-man', 3)).toEqual([]);
  expect(told('iron-man', 2)).toEqual(['The power starts at 3.', 'Iron Man (stealth) plays a deck of 35 cards.']);
  expect(told('wasp', 4)).toEqual([
    'You start with ST091 in hand, in addition to the cards you draw.',
    'Scarlet Spider starts with ST001 in play.',
  ]);
  expect(told('shadowcat', 2)).toEqual([
    'Giant-Man starts with 2 × ST491 and ST565 in play.',
    'Giant-Man has more than four copies of some cards.',
  ]);
});

test('opening hands are told as numbers, and none as none', () => {
  const all = gatekeepers.flatMap(({ id, stages }) => stages.flatMap(({ number }) => told(id, number)));
  expect(all).toContain('You start with no cards.');
  expect(all).toContain('You start with 2 cards instead of 4.');
  expect(all.filter(term => / starts with no cards\.$/.test(term))).toHaveLength(2);
  expect(all.filter(term => /starts with 6 cards instead of 4\.$/.test(term))).toHaveLength(1);
  expect(all.filter(term => /undefined|\{|\[object/.test(term))).toEqual([]);
});

test('a quest, and a deck, of which a card is missing is not offered; the others are', () => {
  const without = squadWith(cards.filter(({ id }) => id !== 'ST091'));
  const ids = (list: readonly { id: string }[] = []): string[] => list.map(({ id }) => id);
  const usesIt = ({ id }: { id: string }) => ['wasp-4', 'storm-4', 'storm', 'spider-man'].includes(id);
  expect(ids(squad.quests)).toEqual(expect.arrayContaining(['wasp-4', 'storm-4', 'iron-man-3']));
  expect(without.quests?.filter(usesIt)).toEqual([]);
  expect(without.decks.ready.filter(usesIt)).toEqual([]);
  expect(ids(without.quests)).toContain('iron-man-3');
  expect(ids(without.decks.ready)).toEqual(expect.arrayContaining(['starter', 'iron-man', 'iron-man-3']));
});

test('a quest opens when the one before it is won, where there is one before it', () => {
  const quests = squad.quests ?? [];
  for (const { group, stage, after } of quests) {
    const before = quests.find(other => other.group.id === group.id && other.stage === stage - 1);
    expect(after).toEqual(before === undefined ? [] : [before.id]);
  }
});

test('hard quests are meant for a stronger practice bot', () => {
  for (const { difficulty, level } of squad.quests ?? []) expect(level).toBe(difficulty === 1 ? 'steady' : 'strong');
});
