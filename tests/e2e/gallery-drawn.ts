// Run by `npm run gallery`: draws the pictures of docs/pictures.md, of matches and nights that are the same each time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { decksAt, seedAt, setupAt } from '../../src/cli/simulate/plan.js';
import { playerOf } from '../../src/cli/simulate/players.js';
import { readPlan } from '../../src/cli/simulate.js';
import { standingsTable } from '../../src/discord/leagues/tables.js';
import { treesOf } from '../../src/discord/leagues/trees.js';
import { briefly } from '../../src/discord/render/log.js';
import { plainly, translator } from '../../src/discord/render/translator.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import { games } from '../../src/games/index.js';
import {
  bigMoment,
  type Drama,
  type Game,
  type Prompt,
  type Scene,
  type Seat,
  storyOf,
  Table,
} from '../../src/kernel/index.js';
import type { Night } from '../../src/leagues/night.js';
import { loadWords } from '../../src/locales/index.js';
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
import { UNRECORDED } from '../corpus.js';
import { evening, type Happening, nightOf } from '../leagues/nights.js';

const folder = join(import.meta.dirname, '../../docs/pictures');
const NAMES = ['Mara', 'Theo', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];
const renderer = new Renderer({ report: problem => console.warn(problem) });
afterAll(() => renderer.close());

async function keep(name: string, picture: Picture | undefined): Promise<void> {
  const png = picture === undefined ? null : await renderer.draw(picture);
  if (png === null) throw new Error(`there is no picture of ${name}`);
  writeFileSync(join(folder, `${name}.png`), png);
}

/** A match of practice bots, who don't look ahead. */
class Played {
  readonly game: Game;
  readonly table: Table<unknown>;
  private readonly players: readonly ReturnType<typeof playerOf>[];

  constructor(id: string, seed: string, ...args: readonly string[]) {
    const plan = readPlan([id, '--matches', '1', '--seed', seed, ...args], { games });
    this.game = plan.game;
    const setup = setupAt(plan, seedAt(plan, 0), decksAt(plan, 0, new Set()));
    this.table = Table.begin(plan.game, setup, UNRECORDED);
    this.players = setup.seats.map((_, seat) => playerOf(plan.game, 'steady', `${seed}/${seat}`, new Set(), 0));
  }

  /** Stands before each of its answers in turn. */
  *prompts(): Generator<Prompt, void> {
    const { table } = this;
    while (table.outcome === null) {
      const prompt = table.asked as Prompt;
      yield prompt;
      const player = this.players[prompt.seat] as (typeof this.players)[number];
      table.answer(prompt.number, prompt.seat, player(prompt, { table, since: [] }));
    }
  }

  /** How its pictures are drawn. */
  look(theme: Theme) {
    const { cards, id } = this.game;
    const names = NAMES.slice(0, this.players.length);
    const say = plainly(translator(loadWords(id, 'en'), { names, cardTitle: card => cards.get(card)?.title }));
    return { say, theme, cards };
  }
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
  readonly hand: { readonly scene: Scene; readonly seat: Seat } | null;
}

/** More cards on a table leave no room for what they say. */
const ROOMY = 12;

/** The fullest table of a match that still has room, and a hand of at most six cards of which as many as possible can be played. */
function highlights(played: Played): Seen {
  let board = played.table.scene('public');
  let hand: Seen['hand'] = null;
  let [most, best] = [0, 0];
  for (const { seat } of played.prompts()) {
    const scene = played.table.scene('public');
    if (open(scene) > most && open(scene) <= ROOMY) [board, most] = [scene, open(scene)];
    const own = played.table.scene(seat);
    const cards = handOf(own, seat);
    const playable = cards.filter(({ marks = [] }) => marks.some(({ id }) => id === 'playable')).length;
    if (cards.length <= 6 && playable > best) [hand, best] = [{ scene: own, seat }, playable];
  }
  return { board, hand };
}

const TABLES = [
  { name: 'squad', themes: ['dark', 'light'], hand: false, match: ['squad', 'page'] },
  {
    name: 'champions',
    themes: ['dark', 'light'],
    hand: true,
    match: ['champions', 'page', '--ruleset', 'rhino-standard', '--seats', '2', '--decks', 'spider-man,captain-marvel'],
  },
  { name: 'smash', themes: ['dark'], hand: true, match: ['smash', 'page', '--seats', '4'] },
  { name: 'recharge', themes: ['dark'], hand: false, match: ['recharge', 'page'] },
] as const;

test.each(TABLES)('a table of $name', async ({ name, themes, hand, match: [id, seed, ...args] }) => {
  const played = new Played(id, seed, ...args);
  const seen = highlights(played);
  for (const theme of themes) {
    const look = played.look(theme);
    await keep(`${name}-board-${theme}`, boardSheets(seen.board, look)[0]);
    if (hand && seen.hand !== null)
      await keep(`${name}-hand-${theme}`, handPicture(handOf(seen.hand.scene, seen.hand.seat), look));
  }
});

/** Plays a match to its end. */
function over(id: string, seed: string, ...args: readonly string[]) {
  const played = new Played(id, seed, ...args);
  for (const _ of played.prompts());
  const { table, game } = played;
  const { outcome, log, setup } = table;
  if (outcome === null) throw new Error('no match is asked nothing before its end');
  const decks = setup.seats.map(({ deck }) => deck);
  return { played, outcome, log, facts: game.facts(log, decks), drama: game.drama as Drama };
}

/** The first of such matches that heroes lose. */
function lost(...args: readonly string[]): ReturnType<typeof over> {
  for (let n = 1; ; n++) {
    const match = over('champions', `page ${n}`, ...args);
    if (match.outcome.together === 'lost') return match;
  }
}

test('posters, the story and a big moment', async () => {
  const { played, ...duel } = over('squad', 'strip');
  await keep('poster-dark', posterPicture(duel, played.look('dark')));
  const strip = { title: played.game.title, moments: storyOf(duel.log, duel.drama), outcome: duel.outcome };
  const { say, ...drawn } = played.look('dark');
  await keep('story-dark', storyPicture(strip, { say: said => briefly(said, say), ...drawn }));
  const big = bigMoment(duel.log, duel.drama);
  await keep('moment-light', big === null ? undefined : momentPicture(big, played.look('light')));
  const defeat = lost('--ruleset', 'ultron-standard', '--seats', '2');
  await keep('poster-defeat-light', posterPicture(defeat, defeat.played.look('light')));
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
