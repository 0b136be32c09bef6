import { expect, test } from 'vitest';
import type { Game } from '../../src/kernel/index.js';
import { recapOf } from '../../src/leagues/recap.js';
import { LeagueHouse } from './house.js';

/** The duel, in which seat 1 was lucky so often in the first match that is asked about, then in the next. */
function told(base: Game, luck: readonly number[]): () => Game {
  let match = -1;
  return () => {
    const times = luck[++match] ?? 0;
    const facts: Game['facts'] = (log, decks) => ({
      ...base.facts(log, decks),
      luck: [{ heads: { times: 2, expected: 3000 } }, { heads: { times, expected: 2500 } }],
    });
    return { ...base, facts };
  };
}

test('a night is told by the luckiest of all its tables, and by nobody where nobody was lucky', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b', 'c', 'd']);
  for (const match of await house.open(id)) await house.play(match.id, [match.seats[0]?.player as string]);
  await house.seeTo();
  const night = await house.leagues.night(id);
  expect(night.phase).toBe('over');
  const base = house.matches.game('duel');
  const { lucky } = await recapOf(house.store, told(base, [4, 6]), night);
  const second = night.rounds[0]?.tables[1];
  expect(lucky).toMatchObject({ id: 'heads', times: 6, expected: 2.5, at: { round: 1, table: second?.n } });
  expect(second?.players).toContain(lucky?.player);
  expect((await recapOf(house.store, told(base, [1, 2]), night)).lucky).toBeNull();
});

test('the luckiest of a night is nobody who never came', async () => {
  const house = new LeagueHouse();
  const { id, match } = await house.missing('c', ['a', 'b']);
  await house.seeTo();
  const night = await house.leagues.night(id);
  const base = house.matches.game('raid');
  const luckyAt = async (lucky: string) => {
    const luck = match.seats.map(({ player }) => ({ heads: { times: player === lucky ? 9 : 1, expected: 2500 } }));
    const facts: Game['facts'] = (log, decks) => ({ ...base.facts(log, decks), luck });
    return (await recapOf(house.store, () => ({ ...base, facts }), night)).lucky?.player;
  };
  expect(await luckyAt('a')).toBe('a');
  expect(await luckyAt('c')).toBeUndefined();
});

test('moments are taken from every table before a second of any, three at most', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b', 'c', 'd']);
  for (const match of await house.open(id)) await house.play(match.id, [match.seats[0]?.player as string]);
  await house.seeTo();
  const night = await house.leagues.night(id);
  const logs = await Promise.all(
    (night.rounds[0]?.tables ?? []).map(async ({ matches: [first] }) => {
      const match = await house.store.match(first?.id as string);
      return (
        (await house.store.log(match?.id as string, 0, match?.lines as number))
          // What happens to a player is told of each table, even in the same words.
          .filter(({ args }) => JSON.stringify(args).includes('"seat"'))
          .map(line => line.id)
      );
    }),
  );
  const [common] = logs[0]?.filter(line => logs[1]?.includes(line)) ?? [];
  const base = house.matches.game('duel');
  const drama = {
    turn: '',
    lines: { [common as string]: { kind: 'strike' as const, weight: 5 } },
    blows: {},
    conceded: [],
    figures: () => [],
  };
  const { moments } = await recapOf(house.store, () => ({ ...base, drama }), night);
  const tables = moments.map(({ at }) => at.table);
  expect(moments.length).toBeGreaterThanOrEqual(2);
  expect(moments.length).toBeLessThanOrEqual(3);
  expect(new Set(tables.slice(0, 2)).size).toBe(2);
});

test('what happened in the same words at several tables is told once, by whom it happened to apart', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b', 'c', 'd']);
  for (const match of await house.open(id)) await house.play(match.id, [match.seats[0]?.player as string]);
  await house.seeTo();
  const night = await house.leagues.night(id);
  const base = house.matches.game('duel');
  const log = async (args: object) => [
    { ...(await house.store.log(night.rounds[0]?.tables[0]?.matches[0]?.id as string, 0, 1))[0], id: 'told', args },
  ];
  const drama = {
    turn: '',
    lines: { told: { kind: 'stage' as const, weight: 5 } },
    blows: {},
    conceded: [],
    figures: () => [],
  };
  const told = async (args: object) => {
    const store = { ...house.store, log: () => log(args) } as unknown as typeof house.store;
    return (await recapOf(store, () => ({ ...base, drama }), night)).moments.length;
  };
  expect(await told({ scheme: 'The Break-In!' })).toBe(1);
  expect(await told({ who: { seat: 0 } })).toBe(2);
});
