import { describe, expect, test } from 'vitest';
import { translator } from '../../src/discord/render/translator.js';
import { games } from '../../src/games/index.js';
import { type Game, type Scene, text } from '../../src/kernel/index.js';
import { loadWords, localesOf, wordingOf } from '../../src/locales/index.js';
import { gistsOf } from '../../src/pictures/gist.js';
import { boardSheets } from '../../src/pictures/index.js';
import { palettes } from '../../src/pictures/style.js';
import { drawable } from '../../src/pictures/type/measure.js';
import { soak } from '../soak.js';
import { type Fuzzed, fuzzed } from './fuzzed.js';
import { named } from './read.js';
import { say as byId } from './scenes.js';

const MATCHES = soak(60, 12);
/** Of a hundred cards in play that do something, so many may end in `…` at most. */
const CUT = 4;

/** What the cards that lie open do, whole. */
function effectsIn(game: Game, scene: Scene, say: Fuzzed['say']): Set<string> {
  const open = scene.panels.flatMap(({ zones }) => zones.filter(({ kind }) => kind !== 'pile'));
  const ids = open.flatMap(({ cards }) => cards.map(({ card }) => card)).filter(card => card !== null);
  const wordings = ids.map(id => game.cards.get(id)).flatMap(entry => (entry === undefined ? [] : [wordingOf(entry)]));
  return new Set(wordings.flatMap(wording => (wording === null ? [] : [drawable(say.plain(wording))])));
}

describe.each(games.map(game => ({ id: game.id, game })))('what a card of $id does', ({ game }) => {
  test(`reads whole on a board, in ${MATCHES} fuzzed matches`, { timeout: 600_000 }, () => {
    const counts = { whole: 0, cut: 0, left: 0, over: 0 };
    for (const { scene, viewer, say } of fuzzed(game, game.rulesets[0]?.id ?? '', MATCHES, 'effects')) {
      if (viewer !== 'public') continue;
      const effects = effectsIn(game, scene, say);
      const pen = { say: say.plain, colours: palettes.dark };
      for (const { svg } of boardSheets(scene, { say: say.plain, theme: 'dark', cards: game.cards }))
        for (const { says, texts } of named(svg)) {
          if (!effects.has(says)) continue;
          if (texts.length > 0) counts[texts.at(-1)?.endsWith('…') === true ? 'cut' : 'whole']++;
          else counts[gistsOf(pen, says).length === 0 ? 'over' : 'left']++;
        }
    }
    const shown = counts.whole + counts.cut;
    process.stdout.write(
      `effects of ${game.id}: ${counts.whole} whole, ${counts.cut} cut (${((100 * counts.cut) / shown).toFixed(1)} %), ${counts.left} without room, ${counts.over} over\n`,
    );
    expect(counts.whole).toBeGreaterThan(0);
    expect((100 * counts.cut) / shown).toBeLessThanOrEqual(CUT);
    // Where a table is full, less than a third of its cards have their names and numbers alone.
    expect(counts.left / (shown + counts.left)).toBeLessThan(1 / 3);
  });
});

describe.each(games.map(game => ({ id: game.id, game })))('short forms of $id', ({ game }) => {
  test.each(localesOf(game.id))('all stand for something that a card says: %s', locale => {
    const say = translator(loadWords(game.id, locale), { names: [], cardTitle: id => game.cards.get(id)?.title }).plain;
    const pen = { say, colours: palettes.dark };
    const used = new Set<string>();
    for (const entry of game.cards.all) {
      const wording = wordingOf(entry);
      if (wording !== null) gistsOf(pen, drawable(say(wording)), long => used.add(long));
    }
    const all = say(text('gist-shorts'))
      .split('\n')
      .map(line => line.split('=>'))
      .flatMap(([long = '', ...short]) => (short.length === 0 ? [] : [long.trim()]));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(long => !used.has(long))).toEqual([]);
  });
});

describe('the gist of an effect', () => {
  const idiom = (omits: string, shorts: string) => ({
    colours: palettes.dark,
    say: (said: Parameters<typeof byId>[0]) =>
      said.id === 'gist-omits' ? omits : said.id === 'gist-shorts' ? shorts : byId(said),
  });

  test('leaves out what is over, then puts it shorter, then tells the first sentence alone', () => {
    const pen = idiom('When revealed\nBoost:', 'exhaust this → => exhaust:\na card => 1');
    expect(gistsOf(pen, 'When revealed: 2 damage. Healer – action: exhaust this → draw a card. Guard.')).toEqual([
      'Healer – action: exhaust this → draw a card. Guard',
      'Action: exhaust: draw 1. Guard',
      'Action: exhaust: draw 1',
    ]);
  });

  test('is all of it where nothing may go', () => {
    expect(gistsOf(idiom('', ''), 'Draw 2.')).toEqual(['Draw 2']);
  });

  test('ends no sentence after “Ms.”', () => {
    const says = 'You have Spider-Woman or Ms. Marvel: draw 2. Discard 1.';
    expect(gistsOf(idiom('', ''), says)).toEqual([
      'You have Spider-Woman or Ms. Marvel: draw 2. Discard 1',
      'You have Spider-Woman or Ms. Marvel: draw 2',
    ]);
  });

  test('keeps the space before a French colon, and matches what has one', () => {
    const pen = idiom('', 'Quand ce héros est sonné\u202f: => Sonné\u202f:');
    expect(gistsOf(pen, 'Quand ce héros est sonné\u202f: pioche\u202f; joue.')).toEqual([
      'Quand ce héros est sonné\u00a0: pioche\u00a0; joue',
      'Sonné\u00a0: pioche\u00a0; joue',
    ]);
  });

  test('is nothing where all of it is over', () => {
    expect(gistsOf(idiom('When revealed', ''), 'When revealed: 2 damage.')).toEqual([]);
  });
});
