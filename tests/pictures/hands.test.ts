import { describe, expect, test } from 'vitest';
import { plainly, translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { type CardView, type Game, text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { PLAYABLE } from '../../src/pictures/face.js';
import { handPicture, linesOf } from '../../src/pictures/hand.js';
import { space, WIDTH } from '../../src/pictures/style.js';
import { faults } from './faults.js';
import { named, type Read, type Rect, read } from './read.js';
import { say as byId } from './scenes.js';

const SIZES = Array.from({ length: 10 }, (_, at) => at + 1);

/** A hand of a game's own cards, every other of which may be played now. */
const handOf = (game: Game, size: number): CardView[] =>
  Array.from({ length: size }, (_, at) => {
    const { all } = game.cards;
    const { id, title, facts, emblem } = all[(at * 37 + size * 11) % all.length] as (typeof all)[number];
    const marks = at % 2 === 0 ? [{ id: 'playable', words: text('can-be-played') }] : [];
    return { key: `c${at}`, card: id, title, facts, marks, ...(emblem !== undefined && { emblem }) };
  });

/** The cards of a hand's picture: boxes that lie in no other. */
const cardsOf = ({ boxes }: Read): Rect[] =>
  boxes.filter(({ width, height }) => width > WIDTH / 4 && height > 100).sort((one, other) => one.y - other.y);

describe.each(games.map(game => ({ id: game.id, game })))('a hand of $id', ({ game }) => {
  const table = translator(loadWords(game.id, 'en'), { names: ['Mara'], cardTitle: id => game.cards.get(id)?.title });
  const words = plainly(table);
  const say = (said: Parameters<typeof words.plain>[0]): string =>
    said.id === 'can-be-played' ? 'playable now' : words.plain(said);

  test.each(SIZES)('of %i has no holes, and what may be played stands out three times', size => {
    const hand = handOf(game, size);
    const picture = handPicture(hand, { say, theme: 'dark', cards: game.cards });
    const seen = read(picture.svg);
    expect(faults(seen)).toEqual([]);
    expect(picture.height).toBeLessThanOrEqual(1.25 * WIDTH);
    const cards = cardsOf(seen);
    expect(cards).toHaveLength(size);
    let from = 0;
    let below = 0;
    for (const count of linesOf(size)) {
      const line = cards.slice(from, from + count).sort((one, other) => one.x - other.x);
      const playable = hand.slice(from, from + count).map(({ marks }) => marks?.length === 1);
      from += count;
      // Cards stand as close as cards do, in the middle, all with their feet on one line or lifted from it.
      for (const [at, { x }] of line.slice(1).entries())
        expect(x - ((line[at]?.x ?? 0) + (line[at]?.width ?? 0))).toBeCloseTo(space.gap, 0);
      const [left, right] = [line[0] as Rect, line.at(-1) as Rect];
      expect(Math.abs(left.x - (WIDTH - right.x - right.width))).toBeLessThanOrEqual(1);
      const ground = Math.max(...line.map(({ y }) => y));
      if (playable.includes(false))
        for (const [at, { y }] of line.entries()) expect(y < ground, `${at} is lifted`).toBe(playable[at]);
      const top = Math.min(...line.map(({ y }) => y));
      if (below > 0) expect(top - below).toBeCloseTo(space.gap, 0);
      below = Math.max(...line.map(({ y, height }) => y + height));
    }
    const marked = hand.filter(({ marks }) => marks?.length === 1).length;
    expect(picture.svg.split(`stroke-width="${PLAYABLE}"`)).toHaveLength(marked + 1);
    expect(picture.svg.split('href="#playable"')).toHaveLength(marked + 1);
    expect(seen.says.filter(words => words === 'playable now')).toHaveLength(marked);
  });

  test('writes every name out, in every language', { timeout: 120_000 }, () => {
    const cut = ['en', 'de', 'fr', 'es'].flatMap(locale => {
      const { plain } = translator(loadWords(game.id, locale), {
        names: [],
        cardTitle: id => game.cards.get(id)?.title,
      });
      return game.cards.all.flatMap(({ id, title, facts }) => {
        const hand = [0, 1, 2].map((at): CardView => ({ key: `c${at}`, card: id, title, facts }));
        const { svg } = handPicture(hand, { say: plain, theme: 'dark' });
        return read(svg).texts.some(({ text: drawn }) => drawn.includes('…')) ? [`${locale}: ${plain(title)}`] : [];
      });
    });
    expect(cut).toEqual([]);
  });
});

describe('what the cards of a hand do', () => {
  const LONG = 'When it hits, look at the top card of your deck. '.repeat(2).trim();
  const BRIEF = 'When it hits, draw a card.';
  const say = (said: Parameters<typeof byId>[0]): string =>
    said.id === 'gist-shorts'
      ? 'look at the top card of your deck => draw a card'
      : said.id === 'name'
        ? String(said.args?.name)
        : byId(said);
  const drawn = (size: number, wordings: readonly { text: string; gist?: object }[], facts: object[] = []) => {
    const hand = Array.from({ length: size }, (_, at) => ({
      key: `c${at}`,
      card: `${at}`,
      title: text(`card-${at}`),
      facts,
    }));
    const cards = { get: (id: string) => wordings[Number(id) % wordings.length] as never };
    return named(handPicture(hand as never, { say, theme: 'dark', cards }).svg);
  };
  const linesOfLong = (size: number, wording: { text: string; gist?: object }): string[] => {
    const [one] = drawn(size, [wording]).filter(({ says }) => says === wording.text);
    return [...(one?.texts ?? [])];
  };

  test('is written whole where there is room', () => {
    expect(linesOfLong(5, { text: LONG }).join(' ')).toBe(LONG);
  });

  test('is put shorter before it is cut, and says all of it all the same', () => {
    const short = linesOfLong(12, { text: LONG }).join(' ');
    expect(short).toBe('When it hits, draw a card. When it hits, draw a card.');
    const gist = linesOfLong(10, { text: LONG, gist: text(BRIEF) }).join(' ');
    expect(gist).toBe(BRIEF);
  });

  test('ends in a mark wherever something is left out', () => {
    for (const size of [6, 7, 8, 9, 10, 11, 12]) {
      const told = drawn(size, [{ text: LONG.repeat(9) }]).filter(({ says }) => says.startsWith('When it hits'));
      expect(told).toHaveLength(size);
      for (const { texts } of told) expect(texts.at(-1)?.endsWith('…'), `${size}`).toBe(true);
    }
  });

  test('has more room on the cards of a shorter line, where there is not enough on all', () => {
    const widths = (wording: string): number[] => {
      const hand = Array.from({ length: 7 }, (_, at) => ({ key: `c${at}`, card: `${at}`, title: text(`card-${at}`) }));
      const { svg } = handPicture(hand, { say, theme: 'dark', cards: { get: () => ({ text: wording }) as never } });
      return cardsOf(read(svg)).map(({ width }) => width);
    };
    expect(new Set(widths('Draw a card.')).size).toBe(1);
    const [first, , , fourth = 0] = widths(LONG.repeat(3));
    expect(fourth).toBeGreaterThan((first ?? 0) * 1.4);
  });
});
