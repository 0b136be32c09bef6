import { beforeEach, expect, it } from 'vitest';
import type { Level } from '../../src/kernel/index.js';
import { Lobby, type Opening } from '../../src/matches/lobby/lobby.js';
import { NONE, type Quotas } from '../../src/matches/lobby/quotas.js';
import { practiceId } from '../../src/opponents/index.js';
import { ann, begun, bob, duelHouse, type House, opening, refusal, refused, ten } from './house.js';

let house: House;
beforeEach(() => {
  house = duelHouse();
});

const limited = (quotas: Partial<Quotas>): Lobby =>
  new Lobby({
    store: house.store,
    matches: house.matches,
    version: 'v1',
    now: () => house.time,
    notify: () => undefined,
    poke: () => undefined,
    quotas: { ...NONE, ...quotas },
  });
const solo = (change: Partial<Opening> = {}) => opening({ opponent: 'practice', seats: 2, ...change });

it('a person has only so many open tables, and room again when one is over', async () => {
  const lobby = limited({ tables: 2 });
  const first = await lobby.open(opening());
  await lobby.open(opening());
  expect((await refusal(lobby.open(opening()))).text).toEqual({ id: 'refused-too-many-tables', args: { most: 2 } });
  await lobby.open(opening({ host: bob, opponent: null }));
  await lobby.withdraw(first.id, ann);
  await lobby.open(opening());
});

it('tables that others put up do not count', async () => {
  const lobby = limited({ tables: 1 });
  await begun(house);
  await lobby.open(opening({ host: bob, opponent: null }));
  expect(await refused(lobby.open(opening()))).toBe('too-many-tables');
});

it('a person plays only so many practice matches, whichever way they begin', async () => {
  const lobby = limited({ practice: 1 });
  const first = await lobby.open(solo());
  expect(first.status).toBe('playing');
  expect(await refused(lobby.open(solo()))).toBe('too-many-practice');
  const undecided = await lobby.open(solo({ deck: null }));
  expect(await refused(lobby.chooseDeck(undecided.id, { id: 'ann', name: 'Ann' }, ten))).toBe('too-many-practice');
  expect((await house.store.match(undecided.id))?.status).toBe('choosing');
  await lobby.open(opening({ opponent: null }));
  await lobby.open(solo({ host: bob }));
});

it('strong practice bots are fewer', async () => {
  const lobby = limited({ strong: 1 });
  const against = async (id: string, level: Level) => {
    const bot = { id: practiceId(level), name: 'Bot', deck: null };
    const { game, ruleset } = opening();
    const table = { id, game, ruleset, options: {}, guild: 'guild', channel: 'c', host: 'ann', set: null };
    return lobby.seat({ ...table, people: [{ ...ann, deck: ten }, bot], terms: { bestOf: 1 } });
  };
  expect((await against('one', 'strong')).status).toBe('playing');
  await against('two', 'easy');
  expect(await refused(against('three', 'strong'))).toBe('too-many-strong');
});

it('a server has only so many open tables; direct messages are no server', async () => {
  const lobby = limited({ server: 1 });
  await lobby.open(opening());
  expect(await refused(lobby.open(opening({ host: bob, opponent: null })))).toBe('too-many-here');
  await lobby.open(opening({ guild: 'elsewhere' }));
  for (const _ of [1, 2]) await lobby.open(opening({ guild: null }));
});

it('league tables and the next match of a series are free', async () => {
  const lobby = limited({ tables: 1, practice: 0, server: 1 });
  await lobby.open(opening());
  const { id, game, ruleset, options } = await house.lobby.open(opening());
  const people = [{ ...bob, deck: ten }];
  const league = { night: 'n', round: 1, table: 1, sealed: false };
  const seating = { game, ruleset, options, guild: 'guild', channel: 'c', host: 'ann', set: null, people };
  await lobby.seat({ ...seating, id: `${id}x`, terms: { bestOf: 1, league } });
});
