import { expect, test } from 'vitest';
import { plainly, translator } from '../../src/discord/render/translator.js';
import { cards } from '../../src/games/champions/cards/index.js';
import { champions } from '../../src/games/champions/index.js';
import { championsOptions } from '../../src/games/champions/options.js';
import { poolOf } from '../../src/games/champions/pool.js';
import { read } from '../../src/games/champions/position/index.js';
import { loadWords } from '../../src/locales/index.js';
import { MOST_SHEETS } from '../../src/pictures/board.js';
import { type EmblemName, emblemOf, emblemPath, signOf } from '../../src/pictures/emblems/index.js';
import { boardSheets } from '../../src/pictures/index.js';
import { faults } from './faults.js';
import { read as readSvg } from './read.js';

const NAMES = ['Mara', 'Theodora Longname', 'Ada', 'Bo'];
const options = championsOptions.parse({ scenario: 'wrecking-crew' });

/** Four villains, some with all that can lie on them, before so many heroes. */
const position = (heroes: number) => ({
  players: NAMES.slice(0, heroes).map((_, at) => ({
    identity: ['01001a', '01010a', '01019a', '01029a'][at] as string,
    deck: ['01088'],
    minions: ['07008', '07009'],
  })),
  villains: [
    { card: '07002', damage: 5, attached: ['07006', '07007'] },
    { card: '07017', status: ['stunned', 'tough'], attached: ['07022'] },
    { card: '07032', attached: ['07035'] },
    '07046',
  ],
  active: '07017',
  encounter: { deck: ['07027'], discard: [] },
});

test.each([1, 2, 3, 4])(
  'four villains before %i heroes are drawn within the picture, the active one marked',
  heroes => {
    const scene = champions.view(read(position(heroes), options, poolOf(cards)), 'public');
    const say = plainly(
      translator(loadWords('champions', 'en'), { names: NAMES, cardTitle: id => champions.cards.get(id)?.title }),
    );
    const sheets = boardSheets(scene, { say, theme: 'dark' });
    expect(sheets.flatMap(({ svg }) => faults(readSvg(svg)))).toEqual([]);
    expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS);
    const leads = scene.panels[0]?.zones[0]?.cards ?? [];
    expect(leads.map(({ card }) => card)).toEqual(['07002', '07017', '07032', '07046']);
    expect(leads.map(({ marks = [] }) => marks.some(({ id }) => id === 'active'))).toEqual([false, true, false, false]);
    expect(sheets[0]?.svg).toContain('active');
  },
);

test('CH-C31: a player who is out has the emblem and the color of their hero', () => {
  const scene = champions.view(read(position(2), options, poolOf(cards)), 'public');
  const say = plainly(
    translator(loadWords('champions', 'en'), { names: NAMES, cardTitle: id => champions.cards.get(id)?.title }),
  );
  const emblem = champions.cards.get('01010a')?.emblem as string;
  const drawn = (out: object): string => {
    const panels = scene.panels.map(panel => (panel.seat === 1 ? { ...panel, meters: [], zones: [], ...out } : panel));
    return boardSheets({ ...scene, panels }, { say, theme: 'dark' })
      .map(({ svg }) => svg)
      .join();
  };
  const path = emblemPath(signOf(emblemOf(emblem) as EmblemName));
  expect([drawn({}).includes(path), drawn({ emblem }).includes(path)]).toEqual([false, true]);
});
