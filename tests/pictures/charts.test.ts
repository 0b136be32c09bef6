import { describe, expect, test } from 'vitest';
import { lead } from '../../src/cli/simulate/report/lead.js';
import { countsOf } from '../../src/decks/survey.js';
import { deckCharts } from '../../src/discord/decks/chart.js';
import { gameTranslator, houseTranslator } from '../../src/discord/render/translators.js';
import { games } from '../../src/games/index.js';
import { ticks } from '../../src/pictures/charts/scale.js';
import { wilson } from '../../src/pictures/charts/wilson.js';
import { type Chart, chartPicture, describeCharts } from '../../src/pictures/index.js';
import { read } from './read.js';

const say = houseTranslator('en').plain;

describe('win rates', () => {
  // Wilson's interval as statistics books give it.
  test.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [61, 100, 0.512, 0.6998],
  ])('%i of %i lie between %f and %f', (wins, of, low, high) => {
    expect(wilson(wins, of).low).toBeCloseTo(low, 3);
    expect(wilson(wins, of).high).toBeCloseTo(high, 3);
  });

  test('what the command line prints is the same interval', () => {
    const all = { won: 61, played: 100 };
    // Held against what is as good as certain, a lead is as sure as the rate itself.
    const found = lead(all, { won: 0, played: 1e12 });
    expect(found?.low).toBeCloseTo(wilson(61, 100).low, 6);
    expect(found?.high).toBeCloseTo(wilson(61, 100).high, 6);
  });

  test('nothing played says nothing', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));
});

test.each([
  [24, 31.7, [24, 26, 28, 30, 32]],
  [0, 1, [0, 0.5, 1]],
  [7, 7, [7, 7.5]],
])('an axis from %f to %f has round numbers', (least, most, expected) => {
  const marks = ticks(least, most);
  expect(marks[0]).toBeLessThanOrEqual(least);
  expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
  for (const mark of expected) expect(marks).toContain(mark);
});

const charts: Chart[] = [
  {
    kind: 'columns',
    title: 'Level',
    bars: [
      { label: '1', value: 4 },
      { label: '2', value: 0 },
    ],
  },
  {
    kind: 'rows',
    title: 'Factors',
    bars: [
      { label: 'Tech', value: 3, icon: 'tech' },
      { label: 'A label that is far too long to stand before its bar', value: 30 },
    ],
  },
  { kind: 'line', title: 'Rating', points: [25, 27.5, 26].map((value, at) => ({ label: `match ${at}`, value })) },
  {
    kind: 'rates',
    title: 'Win rates',
    rates: [
      { label: 'Storm', wins: 6, of: 10 },
      { label: 'Nobody', wins: 0, of: 0 },
    ],
  },
];

test('charts stay within their picture, and no text lies on another', () => {
  const { texts, boxes, width, height } = read(chartPicture(charts, { say, theme: 'light' }).svg);
  for (const one of [...texts, ...boxes]) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.width).toBeLessThanOrEqual(width);
    expect(one.y + one.height).toBeLessThanOrEqual(height);
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      const apart = one.x + one.width <= other.x || other.x + other.width <= one.x;
      expect(
        apart || one.y + one.height <= other.y || other.y + other.height <= one.y,
        `${one.text} / ${other.text}`,
      ).toBe(true);
    }
});

test('what charts say stands in their description', () => {
  const description = describeCharts(charts, say);
  expect(description).toContain('Factors: Tech: 3, A label that is far too long');
  expect(description).toContain('Storm: 60% (6/10), 31–83%');
  for (const said of read(
    chartPicture(
      charts.filter(chart => chart.kind !== 'line'),
      { say, theme: 'dark' },
    ).svg,
  ).says)
    expect(description).toContain(said);
});

test('charts speak the language of their reader', () => {
  const said = (locale: string): string => describeCharts(charts, houseTranslator(locale).plain);
  expect(said('fr')).toContain('Win rates\u202f: Storm\u202f: 60\u202f% (6/10), 31–83\u202f%, Nobody\u202f: –');
  expect(said('de')).toContain('match 1: 27,5');
  const { texts } = read(chartPicture(charts, { say: houseTranslator('de').plain, theme: 'dark' }).svg);
  expect(texts.map(({ text }) => text)).toContain('60 % (6/10)');
});

test.each(games.flatMap(game => game.decks.ready.map(deck => ({ game, deck }))))(
  'the charts of $deck.id show what is counted, with the icons of kinds',
  ({ game, deck }) => {
    const charts = deckCharts(deck, game, gameTranslator(game, 'en'));
    const counted = countsOf(game, deck).filter(({ bars }) => bars.some(({ n }) => n > 0));
    expect(charts).toHaveLength(counted.length);
    for (const [at, chart] of charts.entries()) {
      const values = ('bars' in chart ? chart.bars : []).map(bar => bar.value).filter(value => value > 0);
      const expected = (counted[at]?.bars ?? []).map(({ n }) => n).filter(n => n > 0);
      const falling = (some: number[]): number[] => some.sort((one, other) => other - one);
      expect(falling(values)).toEqual(falling(expected).slice(0, chart.kind === 'columns' ? undefined : 12));
    }
  },
);
