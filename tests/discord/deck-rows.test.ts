import { expect, test } from 'vitest';
import { type DeckChoices, deckRows } from '../../src/discord/lobby/deck-rows.js';
import { rowsOf } from '../../src/discord/render/components.js';
import { gameTranslator } from '../../src/discord/render/translators.js';
import { LIMITS } from '../../src/discord/reply/limits.js';
import { games } from '../../src/games/index.js';
import { squad } from '../../src/games/squad/index.js';
import { type Game, type ReadyDeck, text } from '../../src/kernel/index.js';
import { localesOf } from '../../src/locales/index.js';
import { checkMessage } from './render/limits.js';

const say = gameTranslator(squad as Game, 'en');
const own = (count: number): DeckChoices['own'] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `deck-${at}`, owner: 'ann', game: 'squad', code: null, updatedAt: 1 },
    deck: { name: `Mine ${at}`, cards: {} },
  }));
const ready = (count: number, group?: string): ReadyDeck[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `${group ?? 'none'}-${at}`, name: '', rulesets: [], cards: {} },
    title: text('name', { name: `Deck ${at}` }),
    ...(group !== undefined && { group: text('name', { name: group }) }),
  }));

interface Shown {
  titles: string[];
  values: string[];
  turns: [string | undefined, boolean][];
}

/** A page as people see it; within Discord's limits, whatever it holds. */
function shown(choices: DeckChoices, page = 0, rows = 4): Shown {
  const made = deckRows(choices, say, {
    ...{ page, rows },
    pick: at => `pick|${page}|${at}`,
    turn: (way, to) => `${way}|${to}`,
  });
  const components = [...made.rows, ...rowsOf(made.turns)];
  expect(checkMessage({ content: 'decks', components })).toEqual([]);
  const lists = made.rows.flatMap(row => row.components as { placeholder?: string; options?: { value: string }[] }[]);
  return {
    titles: lists.map(list => list.placeholder ?? ''),
    values: lists.flatMap(list => (list.options ?? []).map(({ value }) => value)),
    turns: made.turns.map(one => ['custom_id' in one ? one.custom_id : undefined, one.disabled === true]),
  };
}

test('one’s own decks come first, then the others group by group', () => {
  const page = shown({ own: own(2), ready: [...ready(3, 'Plain'), ...ready(2, 'Odd'), ...ready(1)] });
  expect(page.titles).toEqual(['Your decks', 'Plain', 'Odd', 'Choose a deck…']);
  expect(page.values.slice(0, 3)).toEqual(['own:deck-0', 'own:deck-1', 'ready:Plain-0']);
  expect(page.turns).toEqual([]);
});

test('a group of more than a list can hold says what each part of it holds', () => {
  const { titles, values } = shown({ own: [], ready: ready(40, 'Many') });
  expect(titles).toEqual(['Many: Deck 0 through Deck 24', 'Many: Deck 25 through Deck 39']);
  expect(values).toHaveLength(40);
});

test('a group that takes several lists stands on a page of its own, behind a button with its name', () => {
  const choices = { own: own(2), ready: [...ready(3, 'Plain'), ...ready(40, 'Many')] };
  expect(shown(choices)).toMatchObject({ titles: ['Your decks', 'Plain'], turns: [['on|1', false]] });
  const { turns } = deckRows(choices, say, { page: 0, rows: 4, pick: String, turn: way => way });
  expect(turns).toMatchObject([{ label: 'Many' }]);
  expect(shown(choices, 1)).toMatchObject({
    titles: ['Many: Deck 0 through Deck 24', 'Many: Deck 25 through Deck 39'],
    turns: [['back|0', false]],
  });
});

test('what does not fit on one page is on the next; each deck is on exactly one', () => {
  const choices = { own: own(130), ready: [...ready(11, 'Plain'), ...ready(40, 'Many')] };
  const pages = [0, 1, 2].map(page => shown(choices, page));
  expect(new Set(pages.flatMap(({ values }) => values)).size).toBe(181);
  expect(pages.map(({ values }) => values.length)).toEqual([100, 41, 40]);
  expect(pages.map(({ turns }) => turns)).toEqual([
    [
      ['back|0', true],
      ['on|1', false],
    ],
    [
      ['back|0', false],
      ['on|2', false],
    ],
    [
      ['back|1', false],
      ['on|2', true],
    ],
  ]);
  // A page that is not there any more is the last there is.
  expect(shown(choices, 99).values).toEqual(pages[2]?.values);
});

test('where there is nothing to choose from there is nothing to click', () => {
  expect(shown({ own: [], ready: [] })).toEqual({ titles: [], values: [], turns: [] });
});

test('every ready deck has a title and says how it plays', () => {
  const pages = [0, 1].map(page => shown({ own: [], ready: squad.decks.ready }, page).values);
  expect(pages.flat()).toEqual(squad.decks.ready.map(({ id }) => `ready:${id}`));
  for (const { title } of squad.decks.ready) expect(say.plain(text(`${title.id}.about`, title.args))).toMatch(/\.$/);
});

const described = games.flatMap(game => localesOf(game.id).map(locale => ({ game, id: game.id, locale })));

test.each(described)('no description of a $id deck loses its end in a list: $locale', ({ game, locale }) => {
  const words = gameTranslator(game, locale);
  const about = game.decks.ready.flatMap(({ title: { id, args } }) =>
    words.has(`${id}.about`) ? [words.plain(text(`${id}.about`, args))] : [],
  );
  expect(about.filter(said => said.length > LIMITS.selectText)).toEqual([]);
});
