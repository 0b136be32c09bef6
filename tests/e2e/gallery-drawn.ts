// Run by `npm run gallery`: draws the pictures of docs/pictures.md, of matches and nights that are the same each time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { standingsTable } from '../../src/discord/leagues/tables.js';
import { treesOf } from '../../src/discord/leagues/trees.js';
import { briefly } from '../../src/discord/render/log.js';
import { plainly, type Translator } from '../../src/discord/render/translator.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import { gameOf } from '../../src/games/index.js';
import { bigMoment, type CardView, type Game, type Scene, storyOf } from '../../src/kernel/index.js';
import type { Night } from '../../src/leagues/night.js';
import { at, type Block, filling, flow, stack } from '../../src/pictures/draw/shapes.js';
import { written } from '../../src/pictures/draw/words.js';
import { emblemNames, emblemTone, signOf } from '../../src/pictures/emblems/index.js';
import {
  boardSheets,
  bracketSheets,
  handOf,
  handPicture,
  momentPicture,
  type Picture,
  posterPicture,
  Renderer,
  storyPicture,
  type Theme,
  tableSheets,
} from '../../src/pictures/index.js';
import { ROOM } from '../../src/pictures/masthead.js';
import { page } from '../../src/pictures/page.js';
import { palettes, print, tones } from '../../src/pictures/style.js';
import { momentsOf, type Series } from '../corpus.js';
import { evening, type Happening, nightOf } from '../leagues/nights.js';
import { finished } from '../pictures/finished.js';

const folder = join(import.meta.dirname, '../../docs/pictures');
const NAMES = ['Mara', 'Theo', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];
const renderer = new Renderer({ report: problem => console.warn(problem) });
afterAll(() => renderer.close());

async function keep(name: string, picture: Picture | undefined): Promise<void> {
  const png = picture === undefined ? null : await renderer.draw(picture);
  if (png === null) throw new Error(`there is no picture of ${name}`);
  writeFileSync(join(folder, `${name}.png`), png);
}

/** Cards that lie face up in front of people. */
const open = ({ panels }: Scene): number =>
  panels
    .flatMap(({ zones }) => zones)
    .filter(({ kind }) => kind !== 'hand' && kind !== 'pile')
    .flatMap(({ cards }) => cards)
    .reduce((sum, { attached = [] }) => sum + 1 + attached.length, 0);

interface Seen {
  readonly board: Scene;
  readonly hand: readonly CardView[];
  readonly say: Translator;
}

/** More cards on a table leave no room for what they say. */
const ROOMY = 12;

/** The fullest table of a match that still has room, and a hand of at most six cards of which as many as possible can be played. */
function highlights(series: Series): Seen {
  let seen: Seen | null = null;
  let [most, best] = [0, 0];
  for (const { table, prompt, say } of momentsOf(series)) {
    const board = table.scene('public');
    seen ??= { board, hand: [], say: plainly(say) };
    if (open(board) > most && open(board) <= ROOMY) [seen, most] = [{ ...seen, board }, open(board)];
    if (prompt === null) continue;
    const hand = handOf(table.scene(prompt.seat), prompt.seat);
    const playable = hand.filter(({ marks = [] }) => marks.some(({ id }) => id === 'playable')).length;
    if (hand.length <= 6 && playable > best) [seen, best] = [{ ...seen, hand }, playable];
  }
  if (seen === null) throw new Error('no match was played');
  return seen;
}

const RHINO = ['--ruleset', 'rhino-standard', '--seats', '2', '--decks', 'spider-man,captain-marvel'];
const TABLES: readonly { id: string; themes: readonly Theme[]; hand: boolean; options?: readonly string[] }[] = [
  { id: 'squad', themes: ['dark', 'light'], hand: false },
  { id: 'champions', themes: ['dark', 'light'], hand: true, options: RHINO },
  { id: 'smash', themes: ['dark'], hand: true, options: ['--seats', '4'] },
  { id: 'recharge', themes: ['dark'], hand: false },
];

test.each(TABLES)('a table of $id', async ({ id, themes, hand, options = [] }) => {
  const game = gameOf(id) as Game;
  const seen = highlights({ game, matches: 1, seed: 'page', players: 'steady', options });
  for (const theme of themes) {
    const look = { say: seen.say, theme, cards: game.cards };
    await keep(`${id}-board-${theme}`, boardSheets(seen.board, look)[0]);
    if (hand) await keep(`${id}-hand-${theme}`, handPicture(seen.hand, look));
  }
});

/** The first of such matches that heroes lose. */
function lost(game: Game, ...options: readonly string[]): ReturnType<typeof finished> {
  for (let n = 1; ; n++) {
    const match = finished(game, `page ${n}`, { players: 'steady', options });
    if (match.outcome.together === 'lost') return match;
  }
}

test('posters, the story and a big moment', async () => {
  const [squad, champions] = ['squad', 'champions'].map(id => gameOf(id) as Game) as [Game, Game];
  const { say, ...duel } = finished(squad, 'strip', { players: 'steady' });
  const dark = { theme: 'dark', cards: squad.cards } as const;
  await keep('poster-dark', posterPicture(duel, { say, ...dark }));
  const strip = { title: squad.title, moments: storyOf(duel.log, duel.drama), outcome: duel.outcome };
  await keep('story-dark', storyPicture(strip, { say: said => briefly(said, say), ...dark }));
  const big = bigMoment(duel.log, duel.drama);
  await keep('moment-light', big === null ? undefined : momentPicture(big, { ...dark, say, theme: 'light' }));
  const defeat = lost(champions, '--ruleset', 'ultron-standard', '--seats', '2');
  await keep('poster-defeat-light', posterPicture(defeat, { say: defeat.say, theme: 'light', cards: champions.cards }));
});

test('brackets and final standings', async () => {
  const say = houseTranslator('en');
  const night = (how: Happening): Night =>
    nightOf(
      evening(how).field,
      how.done === undefined ? 'over' : 'running',
      player => NAMES[Number(player.slice(1)) - 1] ?? player,
    );
  const single = night({ format: 'single', players: 8, seed: 'page', bestOf: 3, done: 2 });
  const double = night({ format: 'double', players: 8, seed: 'page' });
  const trees = (of: Night) => treesOf(of, of.rounds.length, say);
  await keep('league-single-dark', bracketSheets(trees(single), 'dark')[0]);
  await keep('league-single-light', bracketSheets(trees(single), 'light')[0]);
  await keep('league-double-dark', bracketSheets(trees(double), 'dark')[0]);
  const swiss = night({ format: 'swiss', players: 8, seed: 'page', drops: true });
  await keep('league-table-dark', tableSheets(standingsTable(swiss, say), 'dark')[0]);
});

test('the emblems', async () => {
  const [across, gap] = [6, 12];
  const width = Math.floor((ROOM - (across - 1) * gap) / across);
  const face = width - 24;
  const colours = palettes.light;
  const emblem = (name: (typeof emblemNames)[number]): Block => {
    const { fill, ink } = tones[emblemTone(name)];
    const sign = {
      kind: 'sign' as const,
      x: face * 0.11,
      y: face * 0.11,
      icon: signOf(name),
      size: face * 0.78,
      fill: ink,
    };
    const tile = {
      width,
      height: face,
      shapes: [at(12, 0, { width: face, height: face, shapes: [filling(face, face, { radius: 9, fill }), sign] })],
    };
    return stack([tile, written(name.replaceAll('-', ' '), width, 1, { size: print.small, fill: colours.ink })], 4);
  };
  await keep('emblems', page(colours, flow(emblemNames.map(emblem), ROOM, gap)));
});
