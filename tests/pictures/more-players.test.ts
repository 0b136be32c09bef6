import { expect, test } from 'vitest';
import { plainly, translator } from '../../src/discord/render/translator.js';
import { champions } from '../../src/games/champions/index.js';
import { recharge } from '../../src/games/recharge/index.js';
import { smash } from '../../src/games/smash/index.js';
import type { Game, Scene, Text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { cardBlock } from '../../src/pictures/card.js';
import { details } from '../../src/pictures/detail.js';
import { svgOf } from '../../src/pictures/draw/svg.js';
import { initialsOf } from '../../src/pictures/emblems/index.js';
import { boardSheets } from '../../src/pictures/index.js';
import { palettes, space, WIDTH } from '../../src/pictures/style.js';
import { begin, UNRECORDED } from '../corpus.js';
import { read } from './read.js';

const NAMES = ['Mara', 'Theo', 'Ines', 'Kofi'];

const sayFor = (game: Game, names: readonly string[] = NAMES): ((words: Text) => string) =>
  plainly(translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title }));

/** The texts of a board, by its pictures. */
const drawn = (game: Game, scene: Scene, names = NAMES) =>
  boardSheets(scene, { say: sayFor(game, names), theme: 'dark', cards: game.cards }).map(({ svg }) => read(svg).texts);

/** How wide a card is in a panel of half the picture. */
const CELL = (WIDTH - 2 * space.edge - space.gap) / 2 - 2 * space.inset;

test.each(details.filter(({ flat }) => flat))('a hero has a whole name beside their numbers, facts: $facts', detail => {
  const pen = { say: sayFor(champions as Game), colours: palettes.dark };
  const heroes = [...champions.cards.all].filter(({ facts }) => facts.some(({ id }) => id === 'kind-hero'));
  expect(heroes.length).toBeGreaterThan(5);
  for (const { id, title, facts } of heroes) {
    const card = { card: id, key: id, title, facts };
    const block = cardBlock(pen, card, { width: CELL, detail, effectOf: () => null, lead: true, badged: true });
    const { texts } = read(svgOf(block, palettes.dark.page));
    expect(texts.map(({ text }) => text)).toContain(pen.say(title));
  }
});

test.each([
  ['smash', smash, 3],
  ['smash', smash, 4],
  ['recharge', recharge, 3],
] as const)('no number of a seat stands alone below its others: %s, %#', (_, game, seats) => {
  const { table } = begin(game as Game, seats, 'more players', UNRECORDED);
  for (const sheet of drawn(game as Game, table.scene('public'))) {
    const lines = new Map<string, number>();
    for (const { text, x, y } of sheet) {
      if (!/^\d+$/.test(text)) continue;
      const line = `${y} ${x < 500 && seats === 4}`;
      lines.set(line, (lines.get(line) ?? 0) + 1);
    }
    expect(lines.size).toBeGreaterThan(0);
    expect([...lines.values()].filter(numbers => numbers < 2)).toEqual([]);
  }
});

test.each([
  ['smash', smash],
  ['champions', champions],
] as const)('at four seats, a long name is written smaller before it is cut: %s', (_, game) => {
  const names = ['Bartholomew Featherstone', 'Theodora Winchester', 'Maximilian Hohenberg', 'Jo'];
  const { table } = begin(game as Game, 4, 'long names', UNRECORDED);
  const texts = drawn(game as Game, table.scene('public'), names).flat();
  const sizes = names.map(name => texts.find(({ text }) => text === name)?.size);
  expect(sizes.slice(1).every(size => size !== undefined)).toBe(true);
  expect(sizes[1]).toBeLessThan(sizes[3] as number);
  // One that is longer still keeps its beginning.
  expect(texts.some(({ text }) => text.startsWith('Bartholomew Feath'))).toBe(true);
});

test('players who are out keep their initials', () => {
  expect(['Mara (out)', 'Peter Parker', '(out)'].map(initialsOf)).toEqual(['M', 'PP', 'O']);
});
