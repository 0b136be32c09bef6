import { describe, expect, test } from 'vitest';
import { plainly, type Translator, translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { type Game, type Scene, storyOf } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import {
  boardSheets,
  handOf,
  handPicture,
  momentPicture,
  type Picture,
  posterPicture,
  storyPicture,
  type Theme,
} from '../../src/pictures/index.js';
import { openPainter } from '../../src/pictures/renderer/painter.js';
import { begin, everyRuleset, playOn, UNRECORDED } from '../corpus.js';
import { soak } from '../soak.js';
import { finished } from './finished.js';
import { type Fuzzed, fuzzed } from './fuzzed.js';

/** Bytes that a picture may have. */
const BUDGET = 60 * 1024;
const MATCHES = soak(60, 4);
/** Of the pictures of fuzzed matches, one in so many is drawn. */
const EVERY = soak(2, 4);
const NAMES = ['Mara', 'Theodora Longname', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];
const SEATS: Readonly<Record<string, number>> = { squad: 2, champions: 4 };

type Voice = { say: Translator['plain']; theme: Theme; cards: Game['cards'] };

/** A table with as many players as there may be, after so many answers. */
function* fullTables(game: Game): Generator<{ scene: Scene; say: Fuzzed['say'] }> {
  const seats = SEATS[game.id] ?? NAMES.length;
  const words = { names: NAMES.slice(0, seats), cardTitle: (id: string) => game.cards.get(id)?.title };
  const say = plainly(translator(loadWords(game.id, 'en'), words));
  for (let seed = 0; seed < soak(6, 2); seed++) {
    const begun = begin(game, seats, `large ${seed}`, UNRECORDED);
    for (let answers = 40; answers < 300 && begun.table.outcome === null; answers += 60) {
      playOn(begun, 60);
      yield { scene: game.view(begun.table.state, 'public'), say };
    }
  }
}

/** Pictures of every kind of a game, in both themes by turns. */
function* picturesOf(game: Game): Generator<Picture> {
  let number = 0;
  const voice = (say: Fuzzed['say']): Voice => ({
    say: said => say.plain(said),
    theme: number++ % 2 === 0 ? 'light' : 'dark',
    cards: game.cards,
  });
  for (const { game: one, ruleset, matches } of everyRuleset(() => MATCHES)) {
    if (one.id !== game.id) continue;
    let scenes = 0;
    for (const { scene, viewer, say } of fuzzed(game, ruleset, matches, 'bytes')) {
      if (scenes++ % EVERY !== 0) continue;
      yield* boardSheets(scene, voice(say));
      if (viewer !== 'public') yield handPicture(handOf(scene, viewer), voice(say));
    }
  }
  for (const { scene, say } of fullTables(game)) yield* boardSheets(scene, voice(say));
  for (let seed = 0; seed < soak(8, 2); seed++) {
    const { say, ...match } = finished(game, `bytes ${seed}`);
    const moments = storyOf(match.log, match.drama);
    yield posterPicture(match, voice(say));
    yield storyPicture({ title: game.title, moments, outcome: match.outcome }, voice(say));
    for (const moment of moments.slice(0, 1)) yield momentPicture(moment, voice(say));
  }
}

describe.each(games.map(game => ({ id: game.id, game })))('pictures of $id', ({ game }) => {
  test('have 60 KB at most', { timeout: 900_000 }, async () => {
    const paint = await openPainter();
    const sizes: number[] = [];
    for (const picture of picturesOf(game)) sizes.push((await paint(picture)).length);
    const [largest, mean] = [Math.max(...sizes), sizes.reduce((sum, size) => sum + size, 0) / sizes.length];
    const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
    process.stdout.write(
      `pictures of ${game.id}: ${sizes.length}, largest ${kilobytes(largest)} KB, mean ${kilobytes(mean)} KB\n`,
    );
    expect(sizes.length).toBeGreaterThan(12);
    expect(largest).toBeLessThanOrEqual(BUDGET);
  });
});
