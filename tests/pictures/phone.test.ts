import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { type CardView, type Scene, text } from '../../src/kernel/index.js';
import { wordingOf } from '../../src/locales/index.js';
import { linesOf } from '../../src/pictures/hand.js';
import { boardSheets, handOf, handPicture } from '../../src/pictures/index.js';
import { LEAST_SHOWN, SHOWN, WIDTH } from '../../src/pictures/style.js';
import { drawable } from '../../src/pictures/type/measure.js';
import { everyRuleset } from '../corpus.js';
import { soak } from '../soak.js';
import { faults } from './faults.js';
import { fuzzed } from './fuzzed.js';
import { read } from './read.js';
import { say } from './scenes.js';

const MATCHES = soak(120, 12);
const everywhere = everyRuleset(() => MATCHES);

test('text is at least 12 pixels high where a picture is shown 360 wide', () => {
  expect([LEAST_SHOWN, SHOWN]).toEqual([12, 360]);
});

/** What lies open: our wording of it may be told. */
const open = (scene: Scene): CardView[] =>
  scene.panels.flatMap(({ zones }) => zones.filter(({ kind }) => kind !== 'pile')).flatMap(zone => zone.cards);

describe.each(everywhere)('$game.id by $ruleset on a phone', ({ game, ruleset, matches }) => {
  test(`fits on two pictures of 1.25 times their width, in ${matches} fuzzed matches`, { timeout: 600_000 }, () => {
    for (const { scene, viewer, say: speak } of fuzzed(game, ruleset, matches, 'phone')) {
      const said = (words: Parameters<typeof speak>[0]): string => speak.plain(words);
      const sheets = boardSheets(scene, { say: said, theme: 'dark', cards: game.cards });
      expect(sheets.length).toBeLessThanOrEqual(2);
      for (const { svg, height, width } of sheets) {
        expect(width).toBe(WIDTH);
        expect(height).toBeLessThanOrEqual(1.25 * width);
        expect(faults(read(svg))).toEqual([]);
      }
      // What a picture says beyond the scene is our wording of cards that lie open.
      const without = boardSheets(scene, { say: said, theme: 'dark' }).flatMap(({ svg }) => read(svg).says);
      const wordings = new Set(
        open(scene).flatMap(({ card }) => {
          const entry = card === null ? undefined : game.cards.get(card);
          const wording = entry === undefined ? null : wordingOf(entry);
          return wording === null ? [] : [drawable(said(wording))];
        }),
      );
      const more = sheets.flatMap(({ svg }) => read(svg).says);
      for (const fact of without) more.splice(more.indexOf(fact), 1);
      expect(more.filter(words => !wordings.has(words))).toEqual([]);
      if (viewer === 'public') continue;
      const hand = handPicture(handOf(scene, viewer), { say: said, theme: 'light', cards: game.cards });
      expect(faults(read(hand.svg))).toEqual([]);
      expect(hand.height).toBeLessThanOrEqual(1.25 * WIDTH);
    }
  });
});

describe('a hand', () => {
  const card = (at: number): CardView => ({ key: `c${at}`, card: `${at}`, title: text(`card-${at}`) });

  test('stands in lines of three at most that differ by one card at most', () => {
    expect(Array.from({ length: 10 }, (_, at) => linesOf(at + 1))).toEqual([
      [1],
      [2],
      [3],
      [2, 2],
      [3, 2],
      [3, 3],
      [3, 2, 2],
      [3, 3, 2],
      [3, 3, 3],
      [3, 3, 2, 2],
    ]);
  });

  test.each(Array.from({ length: 10 }, (_, at) => at + 1))('of %i has each line in the middle', count => {
    const { svg } = handPicture(
      Array.from({ length: count }, (_, at) => card(at)),
      { say, theme: 'dark' },
    );
    const cards = read(svg).boxes.filter(({ height }) => height > 100);
    expect(cards).toHaveLength(count);
    for (const y of new Set(cards.map(one => one.y))) {
      const line = cards.filter(one => one.y === y);
      const [left, right] = [Math.min(...line.map(one => one.x)), Math.max(...line.map(one => one.x + one.width))];
      expect(left).toBeCloseTo(WIDTH - right, 0);
    }
  });

  test.each(games.map(game => ({ id: game.id, game })))("of $id marks what may be played in one's turn", ({ game }) => {
    let marked = 0;
    for (const { scene, viewer } of fuzzed(game, game.rulesets[0]?.id ?? '', 4, 'playable')) {
      if (viewer === 'public') continue;
      const playable = handOf(scene, viewer).filter(({ marks }) => marks?.some(({ id }) => id === 'playable'));
      if (scene.result !== undefined) expect(playable).toEqual([]);
      marked += playable.length;
    }
    expect(marked).toBeGreaterThan(0);
  });
});
