import { expect, test } from 'vitest';
import { pileEmbeds } from '../../../src/discord/render/piles.js';
import { type CardView, type Scene, text, type Zone } from '../../../src/kernel/index.js';
import { checkBody } from './oracle.js';
import { voice } from './voice.js';

const say = voice(['Ann', 'Bob']);
const card = (name: string): CardView => ({ card: name, title: text('name', { name }) });
const zone = (id: string, names: readonly string[]): Zone => {
  const [top, ...below] = names.map(card);
  return {
    id,
    title: text('name', { name: id }),
    kind: 'pile',
    count: names.length,
    cards: top === undefined ? [] : [top],
    ...(below.length > 0 && { below }),
  };
};
const scene = (...piles: readonly Zone[]): Scene => ({
  title: text('name', { name: 'A game' }),
  status: text('name', { name: 'Turn 1' }),
  panels: piles.map((pile, seat) => ({
    id: `${seat}`,
    seat,
    title: text('seat', { seat: { seat } }),
    meters: [],
    zones: [pile],
  })),
  turn: null,
});
const linesOf = (shown: Scene, beside = 0): string[] => {
  const others = beside === 0 ? [] : [1, 2].map(() => ({ description: 'x'.repeat(beside / 2) }));
  const embeds = pileEmbeds(shown, say, others);
  expect(checkBody('reply', { content: 'Here', embeds: [...others, ...embeds] })).toEqual([]);
  return embeds.flatMap(({ description }) => description?.split('\n') ?? []);
};

test('open piles are told from the top down, equal cards counted', () => {
  expect(linesOf(scene(zone('Discard', ['Web', 'Kick', 'Web']), zone('Discard', ['Punch', 'Jump'])))).toEqual([
    '**Ann · Discard** 3: 2 × Web, Kick',
    '**Bob · Discard** 2: Punch, Jump',
  ]);
});

test('a pile whose top card is all that may be seen is left to the table', () => {
  expect(linesOf(scene(zone('Discard', ['Web']), zone('Discard', [])))).toEqual([]);
});

test('where there is no room, fewer cards are named, and the others counted', () => {
  const many = Array.from({ length: 300 }, (_, at) => `Card number ${at}`);
  const [line = ''] = linesOf(scene(zone('Discard', many)));
  expect(line).toMatch(/^\*\*Ann · Discard\*\* 300: Card number 0, .*, \d+ more$/);
  const named = line.match(/Card number/g)?.length ?? 0;
  expect(line).toContain(`, ${300 - named} more`);
  expect(line.length).toBeGreaterThan(4000);
  const [short = ''] = linesOf(scene(zone('Discard', many)), 3800);
  expect(short.length).toBeLessThan(2300);
  expect(linesOf(scene(zone('Discard', many)), 5900)).toEqual([]);
});
