import { describe, expect, it } from 'vitest';
import { type Fold, folded, unfolded } from '../../src/discord/menu/fold.js';
import { PHONE } from '../../src/discord/menu/phone.js';

/** A menu in which each part is so many pixels high, and a list 40. */
const height =
  ({ picture, line, news }: { picture: number; line: number; news: number }) =>
  (fold: Fold): number =>
    picture +
    fold.lines * (line + (fold.effect > 100 ? 18 : 0)) +
    fold.news * news +
    (fold.lines < unfolded.lines ? (fold.together ? 40 : 120) : 0) +
    (fold.asides ? 44 : 0);

describe('a menu on a phone', () => {
  it('stands open where there is room', () => {
    expect(folded(height({ picture: 100, line: 40, news: 20 }))).toEqual(unfolded);
  });

  it('gives up older news and long sentences before an answer goes into a list', () => {
    expect(folded(height({ picture: 310, line: 60, news: 20 }))).toEqual({ ...unfolded, news: 3, effect: 64 });
  });

  it('gives up the names of lists before all news', () => {
    const fold = folded(height({ picture: 730, line: 60, news: 20 }));
    expect(fold).toMatchObject({ lines: 0, together: true, asides: false, news: 3 });
  });

  it('is as low as it can be where nothing fits', () => {
    const high = height({ picture: PHONE.screen, line: 60, news: 20 });
    expect(folded(high)).toMatchObject({ lines: 0, together: true, asides: false, news: 0 });
  });

  /** All of them, from the most to the least unfolded. */
  const all: readonly Fold[] = [
    ...[6, 5, 4, 3, 2, 1, 0].flatMap(lines => [
      { ...unfolded, lines },
      { ...unfolded, lines, news: 3 },
      { ...unfolded, lines, news: 3, effect: 64 },
    ]),
    { lines: 0, news: 3, effect: 64, together: false, asides: false },
    ...[3, 2, 1, 0].map(news => ({ lines: 0, news, effect: 64, together: true, asides: false })),
  ];

  it('is the first that fits of all, found with fewer of them laid out', () => {
    const chosen = new Set<number>();
    for (let picture = 0; picture <= PHONE.screen; picture += 5) {
      const high = height({ picture, line: 60, news: 20 });
      let tries = 0;
      const fold = folded(one => {
        tries++;
        return high(one);
      });
      const first = all.findIndex(one => high(one) <= PHONE.screen);
      expect(fold).toEqual(all.at(first));
      expect(tries).toBeLessThanOrEqual(14);
      chosen.add(first);
    }
    // Each step was needed for one of them.
    expect(chosen.size).toBeGreaterThan(12);
  });
});
