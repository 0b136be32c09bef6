import { expect, it } from 'vitest';
import { historyBody } from '../../src/discord/leagues/history.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { Json } from '../../src/kernel/index.js';
import type { LeagueEvent } from '../../src/leagues/events.js';
import { pastNights, seriesIn } from '../../src/leagues/history.js';
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
