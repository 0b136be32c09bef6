import { expect, test } from 'vitest';
import { plainly } from '../../src/discord/render/translator.js';
import { smash } from '../../src/games/smash/index.js';
import { type CardView, type Game, type Meter, type Scene, signed, text } from '../../src/kernel/index.js';
import { barBlock } from '../../src/pictures/bar.js';
import { cardBlock } from '../../src/pictures/card.js';
import { barest } from '../../src/pictures/detail.js';
import type { Block } from '../../src/pictures/draw/shapes.js';
import { tokenBlock } from '../../src/pictures/facts.js';
import { boardSheets } from '../../src/pictures/index.js';
import { page } from '../../src/pictures/page.js';
import { palettes, WIDTH } from '../../src/pictures/style.js';
import { tileBlock } from '../../src/pictures/tile.js';
import { momentsOf } from '../corpus.js';
import { read } from './read.js';
import { say } from './scenes.js';

const pen = { say, colours: palettes.light };
const meter = (id: string, value: number, max?: number): Meter => ({
  id,
  label: text(id),
  value,
  ...(max !== undefined && { max }),
});
const drawn = (block: Block) => read(page(pen.colours, block).svg);
const textsOf = (block: Block): string[] => drawn(block).texts.map(one => one.text);

test.each([300, 160, 130, 100])('the number of a bar is whole, and on no bar, in a room of %i', room => {
  const shown = drawn(barBlock(pen, meter('health', 75, 96), room));
  const [number] = shown.texts;
  expect(shown.texts.map(one => one.text)).toEqual(['75/96']);
  // The ground of the picture is a box as well.
  const bars = shown.boxes.filter(({ width }) => width < WIDTH);
  expect(bars.length > 0).toBe(room >= 300);
  for (const { x, width } of bars) expect(x + width).toBeLessThanOrEqual(number?.x ?? 0);
});

test('the number of a token is whole where there is next to no room', () => {
  for (const room of [200, 90, 60]) expect(textsOf(tokenBlock(pen, meter('threat', 11), room))).toEqual(['11']);
});

test('two numbers in the corner of a very small tile make it wider', () => {
  const points = (value: string): CardView => ({
    key: 'k',
    card: 'X1',
    title: text('Bio-Sting'),
    facts: [signed(text('points'), ['rating'], value)],
  });
  expect(tileBlock(pen, points('5'), 44).width).toBe(44);
  const two = tileBlock(pen, points('6/4'), 44);
  expect(two.width).toBeGreaterThan(44);
  expect(textsOf(two)).toEqual(['6/4']);
});

test('a tile that is turned says that its card is exhausted where the word would cut a name', () => {
  const card: CardView = {
    key: 'k',
    card: 'X1',
    title: text('Black Cat'),
    facts: [],
    marks: [{ id: 'exhausted', words: text('exhausted') }],
  };
  const shown = drawn(cardBlock(pen, card, { width: 218, detail: barest, effectOf: () => null }));
  expect(shown.texts.map(one => one.text)).toContain('Black Cat');
  expect(shown.says).toContain('exhausted');
});

test('around a long battle of eight, heroes keep their names', () => {
  const options = ['--seats', '8'];
  const longest = { scene: null as Scene | null, cards: 0, say };
  for (const { table, say: speak } of momentsOf({
    game: smash as Game,
    matches: 1,
    seed: 'look',
    players: 'steady',
    options,
  })) {
    const scene = table.scene('public');
    const cards = scene.panels.find(({ seat }) => seat === undefined)?.zones[0]?.count ?? 0;
    if (cards > longest.cards) Object.assign(longest, { scene, cards, say: plainly(speak) });
  }
  expect(longest.cards).toBeGreaterThan(5);
  const sheets = boardSheets(longest.scene as Scene, { say: longest.say, theme: 'dark', cards: smash.cards });
  expect(sheets.length).toBe(2);
  expect(sheets.flatMap(({ svg }) => read(svg).texts.filter(one => one.text.endsWith('…')))).toEqual([]);
});
