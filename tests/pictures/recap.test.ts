import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { storyOf } from '../../src/kernel/index.js';
import { type Picture, recapPicture } from '../../src/pictures/index.js';
import { HIGHEST, WIDTH } from '../../src/pictures/style.js';
import { faults } from './faults.js';
import { finished } from './finished.js';
import { read } from './read.js';

/** What is wrong with a drawing in which bursts may lie on faces, but no words on words. */
const wrong = ({ svg }: Picture): string[] => faults(read(svg)).filter(fault => !fault.includes(' cuts '));
const LONG = 'Wilhelmina-Charlotte of Hohenzollern';

describe.each(games.map(game => ({ id: game.id, game })))('the recap of a night of $id', ({ game }) => {
  const { say: speak, log, drama } = finished(game, 'recap');
  const say = speak.plain;
  const moments = storyOf(log, drama)
    .slice(0, 3)
    .map((moment, at) => ({ moment, title: `Table ${at + 1}.1`, say }));
  const lucky = `Luckiest player of the night: ${LONG}. Blocking icons turned over: 17 (9.4 expected).`;

  test.each([
    { winners: ['Mara'], headline: 'Mara won the night!' },
    { winners: [LONG], headline: `${LONG} won the night!` },
    { winners: [LONG, 'Theo', 'Ines', 'Kofi'], headline: `${LONG}, Theo, Ines and Kofi won the night!` },
    { winners: [], headline: 'Nobody won the night' },
  ])('says who won, what happened and who was lucky: $headline', ({ winners, headline }) => {
    for (const theme of ['dark', 'light'] as const) {
      const story = { title: 'Friday #12: how it went', headline, winners, moments, lucky };
      const picture = recapPicture(story, { say, theme, cards: game.cards });
      expect(wrong(picture)).toEqual([]);
      expect(picture.height).toBeLessThanOrEqual(HIGHEST);
      const { says } = read(picture.svg);
      expect(says).toContain(`Friday #12: how it went. ${headline}`);
      expect(says).toContain(lucky);
      for (const { moment, title } of moments) expect(says).toContain(`${title}: ${say(moment.words)}`);
    }
  });

  test('leaves room for face and sound above a moment that takes three lines to tell', () => {
    const [first] = moments;
    if (first === undefined) throw new Error('nothing has happened');
    const told = (words: string): Picture => {
      const one = {
        ...first,
        say: (text: Parameters<typeof say>[0]) => (text === first.moment.words ? words : say(text)),
      };
      const story = { title: 'Friday', headline: 'Mara won the night!', winners: ['Mara'], moments: [one], lucky };
      return recapPicture(story, { say, theme: 'dark', cards: game.cards });
    };
    const [short, long] = [
      told('Blocked!'),
      told(`${LONG} loses 2 cards, then War Machine: High Explosives blocks. `.repeat(2)),
    ];
    expect(wrong(long)).toEqual([]);
    expect(long.height).toBeGreaterThan(short.height);
  });

  test('is as high as what there is to tell', () => {
    const short = { title: 'Friday', headline: 'Mara won the night!', winners: ['Mara'], moments: [], lucky };
    const picture = recapPicture(short, { say, theme: 'dark', cards: game.cards });
    expect(wrong(picture)).toEqual([]);
    expect(picture.height).toBeLessThan(0.7 * WIDTH);
  });
});
