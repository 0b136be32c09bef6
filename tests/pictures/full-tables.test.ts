import { describe, expect, test } from 'vitest';
import { plainly, translator } from '../../src/discord/render/translator.js';
import { recharge } from '../../src/games/recharge/index.js';
import { smash } from '../../src/games/smash/index.js';
import type { SmashState, Team } from '../../src/games/smash/state.js';
import { type Game, type Panel, type Scene, text } from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { MOST_SHEETS } from '../../src/pictures/board.js';
import { barest } from '../../src/pictures/detail.js';
import { boardSheets } from '../../src/pictures/index.js';
import { ROOM } from '../../src/pictures/masthead.js';
import { panelBlock } from '../../src/pictures/panel.js';
import { palettes } from '../../src/pictures/style.js';
import { begin, playOn, UNRECORDED } from '../corpus.js';
import { faults } from './faults.js';
import { read } from './read.js';

const NAMES = ['Mara', 'Theodora Longname', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];

/** Scenes of matches of eight with random answers, as everybody or the player who is asked sees them. */
function* scenesOf(game: Game): Generator<Scene> {
  for (let seed = 0; seed < 3; seed++) {
    const begun = begin(game, NAMES.length, `full ${seed}`, UNRECORDED);
    const { table } = begun;
    for (let at = 24; at < 300; at += 25) {
      playOn(begun, at === 24 ? at : 25);
      const [prompt] = table.prompts;
      if (prompt === undefined) break;
      yield game.view(table.state, at % 2 === 0 ? 'public' : prompt.seat);
    }
  }
}

describe.each([recharge as Game, smash as Game].map(game => ({ id: game.id, game })))(
  'eight players of $id',
  ({ game }) => {
    test('are drawn within the picture, nothing on anything else, readable at 390', () => {
      const say = plainly(
        translator(loadWords(game.id, 'en'), { names: NAMES, cardTitle: id => game.cards.get(id)?.title }),
      );
      let drawn = 0;
      for (const scene of scenesOf(game)) {
        const sheets = boardSheets(scene, { say, theme: 'dark' });
        expect(sheets.flatMap(({ svg }) => faults(read(svg)))).toEqual([]);
        expect(sheets.flatMap(({ panels }) => panels)).toEqual(scene.panels);
        expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS);
        drawn++;
      }
      expect(drawn).toBeGreaterThan(15);
    });
  },
);

test('a player alone on a further picture has all of its width', () => {
  const say = plainly(
    translator(loadWords('smash', 'en'), { names: NAMES, cardTitle: id => smash.cards.get(id)?.title }),
  );
  // Which of these tables are so tall that the last player stands alone depends on every card of the set: about a quarter.
  const alone = Array.from({ length: 20 }, (_, seed) => {
    const begun = begin(smash as Game, 5, `odd ${seed}`, UNRECORDED);
    playOn(begun, 40);
    return boardSheets((smash as Game).view(begun.table.state, 'public'), { say, theme: 'dark', cards: smash.cards });
  }).filter(sheets => sheets.length > 1 && sheets.at(-1)?.panels.length === 1);
  expect(alone).not.toEqual([]);
  for (const sheets of alone) expect(sheets.at(-1)?.svg).toContain(`width="${ROOM - 6}"`);
});

test('the panel of a player who is out is not stretched beside a full one', () => {
  const pen = { say: () => 'Mara', colours: palettes.dark };
  const options = { width: 400, detail: barest, turn: false, effectOf: () => null };
  const panel = (count: number): Panel => ({
    id: 'mara',
    title: text('nothing'),
    seat: 0,
    meters: [],
    zones: [{ id: 'deck', title: text('nothing'), kind: 'pile', count, cards: [] }],
  });
  expect(panelBlock(pen, panel(1), options).stretched(900).height).toBe(900);
  expect(panelBlock(pen, panel(0), options).stretched(900).height).toBeLessThan(900);
});

test('the panel of a player who is out stands level with the one beside it', () => {
  const say = plainly(
    translator(loadWords('smash', 'en'), { names: NAMES, cardTitle: id => smash.cards.get(id)?.title }),
  );
  const begun = begin(smash as Game, 4, 'level', UNRECORDED);
  const state = structuredClone(begun.table.state) as SmashState;
  (state.teams[1] as Team).out = true;
  const [sheet] = boardSheets((smash as Game).view(state, 'public'), { say, theme: 'dark', cards: smash.cards });
  const { texts } = read(sheet?.svg ?? '');
  // Names are of a size that fits: what is level is the line that they stand on.
  const foot = (name: string): number => {
    const { y, height } = texts.find(one => one.text.toLowerCase().startsWith(name)) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  expect(foot('theodora')).toBeCloseTo(foot('mara'), 9);
});
