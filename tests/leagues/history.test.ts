import { expect, it } from 'vitest';
import { seasonExhibit } from '../../src/discord/leagues/exhibits.js';
import { historyBody } from '../../src/discord/leagues/history.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { Json } from '../../src/kernel/index.js';
import type { LeagueEvent } from '../../src/leagues/events.js';
import { pastNights, seriesIn } from '../../src/leagues/history.js';
import { seasonOf } from '../../src/leagues/seasons.js';
import type { NightEventRow, NightRow, Store } from '../../src/store/port.js';
import { PLAN } from './nights.js';

const CANCELLED: readonly LeagueEvent[] = [{ type: 'cancelled' }];
const PLAYED: readonly LeagueEvent[] = [
  { type: 'started', players: ['a', 'b'] },
  { type: 'paired', round: 1, seed: 'seed', tables: [{ n: 1, players: ['a', 'b'] }] },
  { type: 'awarded', round: 1, table: 1, result: { places: [1, 2] } },
  { type: 'finished' },
];

/** A server whose nights have ended like this, the newest first. */
function nightsThat(endings: readonly (readonly LeagueEvent[])[]): Pick<Store, 'nights' | 'night'> {
  const rows = endings.map((_, at): NightRow => {
    const { guild, name, season } = PLAN;
    return { id: `${at}`, guild, name, season, status: 'over', length: 1, createdAt: -at };
  });
  return {
    nights: async ({ limit }) => rows.slice(0, limit),
    night: async id => {
      const events: LeagueEvent[] = [{ type: 'created', plan: PLAN }, ...(endings[Number(id)] ?? [])];
      const line = (event: LeagueEvent, at: number): NightEventRow => ({
        n: at + 1,
        at: 0,
        by: null,
        why: null,
        event: event as unknown as Json,
      });
      return { row: rows[Number(id)] as NightRow, events: events.map(line) };
    },
  };
}

const many = (count: number, ending: readonly LeagueEvent[]) => Array.from({ length: count }, () => ending);

it('history looks past nights that were cancelled, and says where it leaves older ones out', async () => {
  const say = houseTranslator('en-US');
  const whole = await pastNights(nightsThat([...many(70, CANCELLED), ...many(60, PLAYED), CANCELLED]), 'guild', null);
  expect(seriesIn(whole.nights)).toMatchObject([{ nights: 60, best: [{ player: 'a', wins: 60 }] }]);
  expect(JSON.stringify(historyBody(whole, say))).not.toContain('newest');
  const part = await pastNights(nightsThat([...many(60, PLAYED), CANCELLED, ...many(1, PLAYED)]), 'guild', null);
  expect(part.nights).toHaveLength(60);
  expect(JSON.stringify(historyBody(part, say))).toContain('Only the newest 60 nights are counted here.');
});

it.each([
  ['en-US', 'first among players: <@a>', 'Practice bots take no place'],
  ['de', 'bester Platz ohne Bots: <@a>', 'Übungsbots belegen keinen Platz'],
  ['fr', 'meilleure place hors bots\u202f: <@a>', 'bots d’entraînement ne prennent aucune place'],
  ['es-ES', 'mejor puesto sin bots: <@a>', 'bots de práctica no ocupan ningún puesto'],
])('a night that a practice bot won names it, and whom its season has as first: %s', async (locale, best, about) => {
  const say = houseTranslator(locale);
  const BOT = 'practice:steady';
  const seated: readonly LeagueEvent[] = [
    { type: 'started', players: ['a', 'b', 'c', BOT] },
    {
      type: 'paired',
      round: 1,
      seed: 'seed',
      tables: [
        { n: 1, players: ['a', 'b'] },
        { n: 2, players: [BOT, 'c'] },
      ],
    },
    { type: 'awarded', round: 1, table: 1, result: { places: [1, 2] } },
    { type: 'awarded', round: 1, table: 2, result: { places: [1, 2] } },
    {
      type: 'paired',
      round: 2,
      seed: 'seed',
      tables: [
        { n: 1, players: [BOT, 'a'] },
        { n: 2, players: ['b', 'c'] },
      ],
    },
  ];
  const won = (places: readonly number[]): readonly LeagueEvent[] => [
    ...seated,
    { type: 'awarded', round: 2, table: 1, result: { places } },
    { type: 'awarded', round: 2, table: 2, result: { places: [1, 2] } },
    { type: 'finished' },
  ];
  const store = nightsThat([won([1, 2])]);
  const past = await pastNights(store, 'guild', null);
  expect(past.nights.map(({ winners, first }) => [winners, first])).toEqual([[[BOT], ['a']]]);
  expect(JSON.stringify(historyBody(past, say))).toMatch(new RegExp(`🏆 [^·]+ · ${best}`));
  const season = await seasonOf(store, 'guild', 'S');
  expect(season.filter(({ first }) => first > 0).map(({ player }) => player)).toEqual(['a']);
  expect(JSON.stringify(seasonExhibit('S', season, player => player, say).body([]))).toContain(about);
  // Where a person won, nobody else is named.
  const theirs = await pastNights(nightsThat([won([2, 1])]), 'guild', null);
  expect(theirs.nights.map(({ winners, first }) => [winners, first])).toEqual([[['a'], []]]);
});
