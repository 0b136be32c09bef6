import { describe, expect, test } from 'vitest';
import { roundExhibit, seasonExhibit, standingsExhibit } from '../../src/discord/leagues/exhibits.js';
import { standingsTable } from '../../src/discord/leagues/tables.js';
import { treesOf } from '../../src/discord/leagues/trees.js';
import { clip, plainName } from '../../src/discord/render/escape.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import { LIMITS } from '../../src/discord/reply/limits.js';
import { Chance } from '../../src/kernel/index.js';
import { FORMATS } from '../../src/leagues/formats/index.js';
import type { Night, NightRound } from '../../src/leagues/night.js';
import { seasonTable } from '../../src/leagues/standings/season.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { MOST_MEETINGS, MOST_ROUNDS } from '../../src/pictures/brackets/bracket.js';
import {
  bracketSheets,
  describeBracket,
  describeTable,
  meetingWords,
  type Table,
  type Tree,
  tableSheets,
} from '../../src/pictures/index.js';
import { HIGHEST } from '../../src/pictures/panels.js';
import { WIDTH } from '../../src/pictures/style.js';
import { MOST_ROWS } from '../../src/pictures/tables/table.js';
import { drawable } from '../../src/pictures/type/measure.js';
import { checkMessage } from '../discord/render/limits.js';
import { read as page } from '../docs/markdown.js';
import { evening, type Happening, nightOf } from '../leagues/nights.js';
import { soak } from '../soak.js';
import { faults, PRINT, strays } from './faults.js';
import { type Read, read } from './read.js';

const say = houseTranslator('en');
const document = page('docs/pictures.md');
const FEW = ['Mara', 'Theo', 'Ines', 'Kofi', 'Yuki', 'Bartholomew the Elder', 'Zoë', 'Ada', 'Li', '漫画 & Co'];
const short = (player: string): string => FEW[Number(player.slice(1)) - 1] ?? player;
const long = (player: string): string => `Wilhelmina-Charlotte of Hohenzollern ${player}`;

const played = (how: Happening, nameOf = short): Night =>
  nightOf(evening(how).field, how.done === undefined ? 'over' : 'running', nameOf);
const lastOf = ({ rounds }: Night): NightRound => rounds.at(-1) as NightRound;
const trees = (night: Night): Tree[] => treesOf(night, night.rounds.length, say);

const seed = 'pictures';
const nights = {
  'league-swiss': played({ format: 'swiss', players: 8, seed, bestOf: 3, drops: true }),
  'league-points': played({ format: 'points', players: 9, seed }),
  'league-single-8': played({ format: 'single', players: 8, seed, bestOf: 3, done: 1 }),
  'league-single-5': played({ format: 'single', players: 5, seed, done: 1 }),
  'league-double-8': played({ format: 'double', players: 8, seed, bestOf: 3 }),
  'league-long-table': played({ format: 'swiss', players: 64, seed }, long),
  'league-long-single': played({ format: 'single', players: 64, seed, bestOf: 3, done: 3 }, long),
  'league-long-double': played({ format: 'double', players: 64, seed, bestOf: 3, done: 6 }, long),
};
/** What is golden of a night: its bracket, or its table. */
const sheetsOf = (night: Night, theme: 'dark' | 'light'): readonly { svg: string; height: number }[] => {
  const all = trees(night);
  return all.length > 0 ? bracketSheets(all, theme) : tableSheets(standingsTable(night, say), theme);
};
const everywhere = Object.entries(nights).map(([name, night]) => ({ name, night }));
const both = ({ svg }: { svg: string }): string[] => [...faults(read(svg), PRINT), ...strays(read(svg))];

describe('pictures of leagues', () => {
  test.each(everywhere)(
    '$name: 1000 wide, all in its panels, nothing on anything else, readable at 390',
    ({ night }) => {
      const sheets = sheetsOf(night, 'dark');
      expect(sheets.flatMap(both)).toEqual([]);
      for (const { svg, height } of sheets) {
        expect(read(svg).width).toBe(WIDTH);
        expect(height).toBeLessThanOrEqual(HIGHEST);
      }
    },
  );

  test.each(everywhere)('$name: no text below 12 pixels where a phone shows it 360 wide', ({ night }) => {
    const sizes = sheetsOf(night, 'dark').flatMap(({ svg }) => read(svg).texts.map(({ size }) => (size * 360) / WIDTH));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  test.each(everywhere)('$name is the same string each time, in both themes of the same layout', ({ night }) => {
    const dark = sheetsOf(night, 'dark').map(({ svg }) => svg);
    expect(sheetsOf(night, 'dark').map(({ svg }) => svg)).toEqual(dark);
    const texts = (svg: string): Read['texts'] => read(svg).texts;
    expect(sheetsOf(night, 'light').map(({ svg }) => texts(svg))).toEqual(dark.map(texts));
  });

  test.each(everywhere)('the golden picture of $name', async ({ name, night }) => {
    const sheets = sheetsOf(night, 'dark');
    // Of very many, the first and the last.
    const kept = [...new Set([sheets[0], sheets.at(-1)])].map(one => one?.svg.replaceAll('><', '>\n<'));
    await expect(kept.join('\n')).toMatchFileSnapshot(`./golden/${name}.svg.txt`);
  });
});

describe('a table', () => {
  test('has numbers at the right of their columns, and says what is special about a row in a word, by an icon and by weight', () => {
    const [sheet] = tableSheets(standingsTable(nights['league-swiss'], say), 'dark');
    const { texts, says } = read(sheet?.svg ?? '');
    const under = (text: string) => texts.find(one => one.text === text) as Read['texts'][number];
    const head = under('OMW%');
    const numbers = texts.filter(
      one => /^\d+\.\d$/.test(one.text) && one.x < head.x + head.width && one.x > head.x - 20,
    );
    expect(numbers).toHaveLength(8);
    for (const one of numbers) expect(one.x + one.width).toBeCloseTo(head.x + head.width, 0);
    expect(says).toContain('winner');
    expect(says).toContain('has left');
    const bold = sheet?.svg.match(/font-weight="700"[^>]*>([^<]+)</g)?.map(one => one.replace(/.*>([^<]+)</, '$1'));
    // All but the name, which may be shortened.
    for (const cell of sheet?.table.rows[0]?.cells.filter((_, at) => at !== 1) ?? ['']) expect(bold).toContain(cell);
    expect(sheet?.svg).toContain('href="#place"');
    expect(sheet?.svg).toContain('href="#gone"');
  });

  test('leaves out its last columns where they would leave no room for who it is about', () => {
    const labels = ['#', 'Player', 'Team', 'W-D-L', 'Pts', 'OMW%', 'GW%', 'OGW%', 'H2H'];
    const cells = ['1', 'Bartholomew', 'Team 20', '4-0-1', '13', '50.7', '90.0', '52.7', '0'];
    const mark = { icon: 'place', words: 'winner', weight: 'strong' } as const;
    const table: Table = {
      title: 'Friday',
      columns: labels.map((label, at) => ({ label, kind: at === 1 ? 'words' : 'number' })),
      rows: [{ cells, mark }, { cells }],
    };
    const [sheet] = tableSheets(table, 'dark');
    const { texts } = read(sheet?.svg ?? '');
    expect(texts.filter(one => one.text === 'Bartholomew')).toHaveLength(2);
    const shown = sheet?.table.columns.map(({ label }) => label) ?? [];
    expect(shown.length).toBeLessThan(labels.length);
    expect(shown).toEqual(labels.slice(0, shown.length));
    expect(texts.filter(one => one.text === 'winner')).toHaveLength(1);
    expect(both({ svg: sheet?.svg ?? '' })).toEqual([]);
  });

  test('of very many goes on in the next picture, with its headings and about as many rows', () => {
    const sheets = tableSheets(standingsTable(nights['league-long-table'], say), 'dark');
    expect(sheets.map(({ table }) => table.rows.length)).toEqual([16, 16, 16, 16]);
    for (const { svg } of sheets) expect(read(svg).says).toContain('OMW%');
  });

  test('has as many rows on a picture as the page about pictures says', () => {
    expect(document).toContain(`most ${MOST_ROWS} rows;`);
  });

  test('of a season counts several nights', () => {
    const counted = [nights['league-swiss'], nights['league-points']].map(night => ({
      plan: night.plan,
      standings: standings(night),
    }));
    const exhibit = seasonExhibit('Autumn', seasonTable(counted, null), short, say);
    const [sketch] = exhibit.sketches('dark');
    expect(both({ svg: sketch?.picture.svg ?? '' })).toEqual([]);
    expect(sketch?.description).toMatch(/^Season: Autumn\n# · Player · Pts · Nights · 1st\n1 · /);
    expect(checkMessage(exhibit.body([{ name: 'a.png' }]), { files: ['a.png'] })).toEqual([]);
  });
});

describe('a bracket', () => {
  const labels = (sheets: readonly { trees: readonly Tree[] }[]): string[] =>
    sheets.flatMap(sheet =>
      sheet.trees.flatMap(({ rounds }) => rounds.flatMap(round => round.meetings.map(one => one.label))),
    );

  test('shows who has won, and where those come from who are not known yet; byes only by who goes on from there', () => {
    const said = describeBracket(trees(nights['league-single-5'])).join('\n');
    expect(said).not.toContain('bye');
    for (const name of FEW.slice(0, 5)) expect(said).toContain(name);
    expect(said).toContain('3.1 winner of 2.1 – winner of 2.2');
    const [sheet] = bracketSheets(trees(nights['league-single-5']), 'dark');
    expect(sheet?.svg.match(/href="#playable"/g)).toHaveLength(1);
    expect(read(sheet?.svg ?? '').says.filter(one => one === 'won')).toHaveLength(1);
  });

  test('of double elimination is three trees one below the other', () => {
    const sheets = bracketSheets(trees(nights['league-double-8']), 'dark');
    const titles = ['winners’ bracket', 'losers’ bracket', 'grand final'].map(name => `Friday · ${name}`);
    // The losers’ bracket has more rounds than fit beside one another, and goes on below.
    expect([...new Set(sheets.flatMap(sheet => sheet.trees.map(({ title }) => title)))]).toEqual(titles);
    const heights = sheets.map(sheet => {
      const { texts } = read(sheet.svg);
      return sheet.trees.map(({ title }) => texts.find(({ text }) => text === title)?.y ?? 0);
    });
    expect(heights).toEqual(heights.map(list => [...list].sort((one, other) => one - other)));
  });

  test.each(['league-long-single', 'league-long-double'] as const)(
    '%s: has every meeting once, at most three rounds side by side and eight meetings below each other',
    name => {
      const sheets = bracketSheets(trees(nights[name]), 'dark');
      const all = trees(nights[name]).flatMap(({ rounds }) => rounds.flatMap(({ meetings }) => meetings));
      expect(labels(sheets).sort()).toEqual(all.map(({ label }) => label).sort());
      for (const tree of sheets.flatMap(sheet => sheet.trees)) {
        expect(tree.rounds.length).toBeLessThanOrEqual(3);
        for (const { meetings } of tree.rounds) expect(meetings.length).toBeLessThanOrEqual(8);
      }
    },
  );

  test('of 8 fits on one picture, of 16 on two and of 64 on five, as the page about pictures says', () => {
    const pictures = [8, 16, 64].map(
      players => sheetsOf(played({ format: 'single', players, seed, done: 1 }), 'dark').length,
    );
    expect(pictures).toEqual([1, 2, 5]);
    expect(document).toContain('8 players fit on one picture, 16 on two, 64 on five.');
    expect(document).toContain('at most three rounds side by side and eight match-ups');
    expect([MOST_ROUNDS, MOST_MEETINGS]).toEqual([3, 8]);
  });

  test('a round of a large one shows the pictures on which something of it stands, as many as a message holds', () => {
    const night = nights['league-long-single'];
    const pictures = night.rounds.map(round => roundExhibit(night, round, say).sketches('dark').length);
    expect(pictures).toEqual([4, 4, 4, 1]);
    const double = nights['league-long-double'];
    for (const round of double.rounds) {
      const exhibit = roundExhibit(double, round, say);
      const names = exhibit.sketches('dark').map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(checkMessage(exhibit.body(names.map(one => ({ name: one }))), { files: names })).toEqual([]);
    }
  });

  test('a round that is over keeps its picture, whatever happens later', () => {
    const before = played({ format: 'double', players: 7, seed, done: 2 });
    const after = played({ format: 'double', players: 7, seed });
    const names = (night: Night, round: number) =>
      roundExhibit(night, night.rounds[round - 1] as NightRound, say)
        .sketches('dark')
        .map(({ name }) => name);
    expect(names(after, 1)).toEqual(names(before, 1));
    expect(names(after, 2)).toEqual(names(before, 2));
    expect(names(after, 3)).not.toEqual(names(before, 3));
  });

  test('formats without one have none', () => {
    for (const format of ['swiss', 'round-robin', 'points', 'duplicate'] as const) {
      const night = played({ format, players: 8, seed });
      expect(roundExhibit(night, lastOf(night), say).sketches('dark')).toEqual([]);
    }
  });
});

const NIGHTS = soak(200, 40);
/** Parts of sentences, as a picture writes them one by one. */
const apart = (words: readonly string[]): string[] =>
  words
    .flatMap(one => one.split(/\n| · |, /))
    .map(drawable)
    .sort();
const inPictures = (sheets: readonly { svg: string }[]): string[] => apart(sheets.flatMap(({ svg }) => read(svg).says));
const inMeetings = (words: readonly string[]): string[] =>
  apart(
    words
      .flatMap(one => one.split('\n'))
      .flatMap(line =>
        line
          .replace(/^(\d+\.\d+) /, '$1\n')
          .replace(/ \(([^)]*)\)/g, '\n$1')
          .split(' – '),
      ),
  );

/** What is drawn of a word that is said whole: all of it, or its beginning. */
function isShortened({ texts, says }: Read): void {
  const whole = says.map(drawable);
  for (const { text } of texts)
    expect(
      whole.some(one => one.includes(text) || (text.endsWith('…') && one.startsWith(text.slice(0, -1).trim()))),
    ).toBe(true);
}

const narrow = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Blocks of text hold a table: in each, every row begins with whose it is, and all blocks together have all of its cells. */
function hasRows(embeds: readonly { description?: string }[], { columns, rows }: Table): void {
  const blocks = embeds.flatMap(({ description = '' }) =>
    [...description.matchAll(/```\n([^`]*)\n```/g)].flatMap(([, block = '']) => block.split('\n')),
  );
  const whole = [{ cells: columns.map(({ label }) => label), mark: undefined }, ...rows];
  for (const [at, { cells, mark }] of whole.entries()) {
    const [place = '', name = '', ...others] = cells;
    const whose = narrow(`${place} ${clip(name, 16)}${mark?.weight === 'faint' ? '†' : ''}`);
    const lines = blocks.filter((_, line) => line % whole.length === at).map(narrow);
    for (const line of lines) expect(line.slice(0, whose.length)).toBe(whose);
    expect(narrow(lines.map(line => line.slice(whose.length)).join(' '))).toBe(narrow(others.join(' ')));
  }
}

test(`every fact of the pictures of ${NIGHTS} nights stands in the words, and the other way round`, {
  timeout: 240_000,
}, () => {
  const random = new Chance('nights').stream('nights');
  let met = 0;
  for (let n = 0; n < NIGHTS; n++) {
    const format = FORMATS[n % FORMATS.length] as (typeof FORMATS)[number];
    const how: Happening = {
      format,
      players: 2 + random.int(format === 'round-robin' ? 10 : 24),
      seed: `night ${n}`,
      bestOf: random.int(2) === 0 ? 1 : 3,
      drops: random.int(2) === 0,
      ...(random.int(2) === 0 && { done: random.int(4) }),
    };
    const nameOf = random.int(3) === 0 ? long : short;
    const night = played(how, nameOf);
    const table = standingsTable(night, say);
    const sheets = tableSheets(table, 'dark');
    expect(inPictures(sheets)).toEqual(apart(sheets.flatMap(sheet => describeTable(sheet.table))));
    const { body, sketches } = standingsExhibit(night, say);
    const embeds = body([]).embeds as { description?: string }[];
    hasRows(embeds, table);
    for (const { svg } of sheets) isShortened(read(svg));

    // Before the first round there is nothing else to be drawn.
    if (night.rounds.length === 0) continue;
    const round = night.rounds[random.int(night.rounds.length)] as NightRound;
    const exhibit = roundExhibit(night, round, say);
    const shown = treesOf(night, round.n, say);
    const brackets = bracketSheets(shown, 'light');
    expect(inPictures(brackets)).toEqual(inMeetings(brackets.flatMap(sheet => describeBracket(sheet.trees))));
    for (const { svg } of brackets) isShortened(read(svg));
    const [told] = exhibit.body([]).embeds as { description: string }[];
    const words = told?.description.replace(/\\/g, '') ?? '';
    for (const meeting of shown.flatMap(({ rounds }) => rounds.flatMap(({ meetings }) => meetings))) {
      if (meeting.label.startsWith(`${round.n}.`)) {
        const { players = [] } = round.tables.find(one => meeting.label === `${round.n}.${one.n}`) ?? {};
        expect(players.map(nameOf)).toEqual(meeting.sides.filter(side => !side.isOpen).map(side => side.words));
        for (const player of players) expect(words).toContain(plainName(nameOf(player)));
      } else if (Number.parseInt(meeting.label, 10) < round.n) {
        expect(words).not.toMatch(new RegExp(`(^|· )${meeting.label} `, 'm'));
      } else if (!words.includes('…and ')) {
        expect(words).toContain(meetingWords(meeting));
        met++;
      }
    }
    for (const sketch of [...sketches('dark'), ...exhibit.sketches('dark')]) {
      expect(sketch.description.length).toBeLessThanOrEqual(LIMITS.fileDescription);
      expect(both({ svg: sketch.picture.svg })).toEqual([]);
    }
  }
  expect(met).toBeGreaterThan(NIGHTS / 4);
});

test('a description that is too long keeps whole rows, and counts the others', () => {
  const night = nights['league-long-table'];
  const [sketch] = standingsExhibit(night, say).sketches('dark');
  const [sheet] = tableSheets(standingsTable(night, say), 'dark');
  const whole = describeTable(sheet?.table as Table);
  const lines = sketch?.description.split('\n') ?? [];
  const rest = Number(/…and (\d+) more/.exec(lines.at(-1) ?? '')?.[1]);
  expect(whole.join('\n').split('\n').slice(0, -rest)).toEqual(lines.slice(0, -1));
  expect(sketch?.description.length).toBeLessThanOrEqual(LIMITS.fileDescription);
});
