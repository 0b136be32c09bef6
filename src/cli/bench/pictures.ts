import type { Bot } from '../../discord/bot.js';
import { gameTranslator } from '../../discord/render/translators.js';
import { type CardView, type Game, type Panel, type Scene, text } from '../../kernel/index.js';
import { boardSheets, Renderer } from '../../pictures/index.js';
import { type Benchmark, type Measure, median, rounded } from './benchmark.js';
import { botTimes } from './clicks.js';
import { atPlace } from './place.js';
import { summary, summed } from './summary.js';

const CARDS = 40;

/** A table with forty cards face up, from a game's own cards; `turn` makes each picture a new one. */
export function fullTable(game: Game, turn: number): Scene {
  const cards = Array.from({ length: CARDS }, (_, at): CardView => {
    const { id, title, facts } = game.cards.all[
      (at * 7 + turn) % game.cards.all.length
    ] as Game['cards']['all'][number];
    return { key: `c${at}`, card: id, title, facts: facts.filter(fact => fact.sign !== undefined) };
  });
  const seat = (at: number): Panel => {
    const own = cards.slice((at * CARDS) / 2, ((at + 1) * CARDS) / 2);
    const name = text('name', { name: `Player ${at + 1}` });
    const row = { id: 'row', title: name, kind: 'row' as const, count: own.length, cards: own };
    return { id: `seat:${at}`, seat: at, title: name, meters: [], zones: [row] };
  };
  return { title: game.title, status: text('number', { n: turn }), turn: 0, panels: [seat(0), seat(1)] };
}

async function boards(game: Game, seconds: number): Promise<Measure[]> {
  const renderer = new Renderer({ report: problem => process.stderr.write(`${problem}\n`) });
  const say = gameTranslator(game, 'en').plain;
  const layouts: number[] = [];
  const times: number[] = [];
  const sizes: number[] = [];
  if (!(await renderer.works())) return [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; turn < 5 || performance.now() < end; turn++) {
    const began = performance.now();
    const sheets = boardSheets(fullTable(game, turn), { say, theme: 'dark' });
    const laidOut = performance.now();
    const drawn = await Promise.all(sheets.map(sheet => renderer.draw(sheet)));
    if (turn < 3) continue;
    layouts.push(laidOut - began);
    times.push(performance.now() - laidOut);
    sizes.push(drawn.reduce((sum, png) => sum + (png?.length ?? 0), 0));
  }
  await renderer.close();
  const name = `${game.id}, a board of ${CARDS} cards`;
  return [
    { name: `${name}, laid out`, value: rounded(median(layouts)), unit: 'ms (median)' },
    { name: `${name}, drawn in the worker`, value: rounded(median(times)), unit: 'ms (median)' },
    { name, value: rounded(median(sizes) / 1024), unit: 'KB' },
  ];
}

/** Draws new boards without a pause until it is told to end. */
const drawing = (game: Game) => (bot: Bot) => {
  let going = true;
  const say = gameTranslator(game, 'en').plain;
  const draw = async (): Promise<void> => {
    for (let turn = 0; going; turn++)
      for (const sheet of boardSheets(fullTable(game, turn), { say, theme: 'dark' }))
        await bot.house.renderer.draw(sheet);
  };
  void draw();
  return () => {
    going = false;
  };
};

export const pictures: Benchmark = {
  id: 'pictures',
  title: 'Boards as pictures, and clicks while boards are being drawn',
  async measure({ house, seconds }) {
    const [game] = house.games;
    if (game === undefined) return [];
    const drawn = await boards(game, seconds);
    return atPlace(async place => {
      const count = Math.round(100 * seconds);
      const quiet = summary('no board in between', await botTimes(place, count));
      const busy = summary(
        'click to answer, boards drawn without a pause',
        await botTimes(place, count, drawing(game)),
      );
      return [...drawn, ...summed(busy, quiet)];
    });
  },
};
