import { expect, it } from 'vitest';
import { threadOf, untold } from '../../src/discord/leagues/threads.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { Night, NightTable } from '../../src/leagues/night.js';
import type { NightPostRow } from '../../src/store/index.js';
import { evening, nightOf } from '../leagues/nights.js';

const say = houseTranslator('en');
const night = nightOf(
  evening({ format: 'single', players: 4, seed: 's', done: 1 }).field,
  'running',
  name => `<${name}>`,
);
const withTable = (round: number, n: number, change: Partial<NightTable>): Night => ({
  ...night,
  rounds: night.rounds.map(one => ({
    ...one,
    tables: one.tables.map(table => (one.n === round && table.n === n ? { ...table, ...change } : table)),
  })),
});
const keys = (whose: Night): string[] =>
  whose.rounds.flatMap(({ n, tables }) => tables.map(table => threadOf(whose, n, table)));
const posted = (...whats: string[]): Map<string, NightPostRow> =>
  new Map(whats.map(what => [what, { night: 'night', what, channel: `of ${what}`, message: '' }]));

it('a table won without a match says once who won, and who was not there', () => {
  const [one = ''] = keys(night);
  const players = night.rounds[0]?.tables[0]?.players ?? [];
  const awarded = withTable(1, 1, { settled: 'awarded', result: { places: [null, 1] } });
  expect(untold(night, posted(one), 0, say)).toEqual([]);
  expect(untold(awarded, posted(one), 0, say)).toMatchObject([
    {
      place: `of ${one}`,
      words: expect.stringContaining(`\\<${players[1]}\\> won this table: no-show by \\<${players[0]}\\>.`),
    },
  ]);
  expect(untold(awarded, posted(one, `${one} awarded`), 0, say)).toEqual([]);
  const nobody = withTable(1, 1, { settled: 'awarded', result: { places: [null, null] } });
  expect(untold(nobody, posted(one), 0, say)).toMatchObject([
    { words: expect.stringMatching(/^Nobody showed up at this table/) },
  ]);
});

it.each([
  ['en', 'Ines has left the night. Mara won this table. There is nothing to play here'],
  ['de', 'Dieser Tisch geht an Mara. Ines ist ausgestiegen. Hier gibt es nichts zu spielen'],
  ['es', 'Mara gana esta mesa. Ines ha dejado la noche. Aquí no hay nada que jugar'],
  ['fr', 'Mara gagne cette table. Ines a quitté la soirée. Il n’y a rien à jouer ici'],
])('a table won because the other has left the night says so, and not that they did not come: %s', (locale, said) => {
  const [one = ''] = keys(night);
  const [left = ''] = night.rounds[0]?.tables[0]?.players ?? [];
  const named = {
    ...withTable(1, 1, { settled: 'awarded', result: { places: [null, 1] }, absent: [left], left: [left] }),
    entrants: night.entrants.map(one => ({ ...one, name: one.player === left ? 'Ines' : 'Mara' })),
  };
  expect(untold(named, posted(one), 0, houseTranslator(locale))).toMatchObject([
    { words: expect.stringContaining(said) },
  ]);
});

it('a table nobody is left at says who has left, and who did not come', () => {
  const [one = ''] = keys(night);
  const players = night.rounds[0]?.tables[0]?.players ?? [];
  const [first, second] = players.map(player => String.raw`\<${player}\>`);
  const said = (left: readonly string[]): string | undefined =>
    untold(
      withTable(1, 1, { settled: 'awarded', result: { places: [null, null] }, absent: players, left }),
      posted(one),
      0,
      say,
    )[0]?.words;
  expect(said(players)).toContain(
    `${first} and ${second} have left the night. This table counts as a loss for everyone`,
  );
  expect(said(players.slice(0, 1))).toContain(`${first} left the night, and ${second} didn’t show up. This table`);
});

it('a table to which others were sent says so in the thread of those before', () => {
  const before = keys(night)[2] ?? '';
  const laid = withTable(2, 1, { laid: 1 });
  const now = keys(laid)[2] ?? '';
  expect(now).not.toBe(before);
  expect(untold(laid, posted(before, now), 0, say)).toMatchObject([
    {
      what: `${before} left`,
      place: `of ${before}`,
      words: expect.stringContaining(String.raw`table 2\.1 has different players now`),
    },
  ]);
  const again = withTable(2, 1, { laid: 2 });
  const threads = [before, now, keys(again)[2] ?? ''];
  expect(untold(again, posted(...threads), 0, say).map(({ place }) => place)).toEqual([`of ${before}`, `of ${now}`]);
  expect(untold(again, posted(...threads, `${before} left`), 0, say)).toHaveLength(1);
});
