import { describe, expect, it } from 'vitest';
import { correction } from '../../src/leagues/correcting.js';
import { type Night, type NightTable, openTables, places, tableAt } from '../../src/leagues/night.js';
import { promiseOf } from '../../src/leagues/plan.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { nudge } from '../../src/matches/clock/clock.js';
import { isRevealed, readTerms } from '../../src/matches/lobby/terms.js';
import { bidFarewell } from '../../src/matches/people/farewell.js';
import type { MatchRow } from '../../src/store/index.js';
import { BLANK } from '../kernel/blank.js';
import { DAY, LeagueHouse, MINUTE, person, refusal, ten, wished } from './house.js';

const seatsOf = ({ seats }: MatchRow): (string | null)[] => seats.map(({ player }) => player);
const types = async (house: LeagueHouse, id: string): Promise<string[]> =>
  (await house.leagues.lines(id)).map(({ event }) => event.type);
const byPlayer = (night: Night): Record<string, unknown> =>
  Object.fromEntries(standings(night).map(({ player, place }) => [player, place]));

it.each(BLANK)('a night is not called by %s, and a season neither', async (_what, name) => {
  const house = new LeagueHouse();
  await expect(house.leagues.create(wished({ name }))).rejects.toThrow('league-name');
  await expect(house.leagues.create(wished({ season: name }))).rejects.toThrow('league-name');
});

describe('a scheduled night', () => {
  it('asks who is there, begins at its time with those who are, and plays to its final standings by itself', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ most: 4 }));
    await house.leagues.schedule(id, 'host', house.time + 2 * 60 * MINUTE, null);
    for (const player of ['a', 'b', 'c', 'd', 'e']) await house.leagues.join(id, person(player), null);
    expect(await refusal(house.leagues.checkIn(id, 'a'))).toBe('league-no-check-in');
    await house.pass(105 * MINUTE);
    expect((await house.leagues.night(id)).phase).toBe('check-in');
    // b does not come: e has waited for that.
    for (const player of ['a', 'c', 'd', 'e']) await house.leagues.checkIn(id, player);
    await house.pass(15 * MINUTE);
    expect((await house.leagues.night(id)).entries.map(({ player }) => player)).toEqual(['a', 'c', 'd', 'e']);
    for (let round = 1; round <= 2; round++) {
      const open = await house.open(id);
      expect(open).toHaveLength(2);
      for (const match of open) {
        expect(match.status).toBe('choosing');
        expect(readTerms(match.terms).league).toMatchObject({ night: id, round });
        await house.ready(match);
        await house.matches.concede(match.id, seatsOf(match).sort()[1] as string);
      }
      await house.seeTo();
    }
    const night = await house.leagues.night(id);
    expect(night.phase).toBe('over');
    expect(standings(night)[0]).toMatchObject({ player: 'a', won: 2, place: 1 });
    expect(await house.open(id)).toEqual([]);
  });

  it('does not take place with too few, and a row of nights goes on all the same', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ season: 'Autumn' }));
    const first = house.time + DAY;
    await house.leagues.schedule(id, 'host', first, 7);
    await house.leagues.join(id, person('a'), null);
    await house.pass(2 * DAY);
    expect((await house.leagues.night(id)).phase).toBe('cancelled');
    const [next, ...others] = await house.leagues.nights({ guild: 'guild', status: 'open' });
    expect(others).toEqual([]);
    const night = await house.leagues.night(next?.id as string);
    expect(night).toMatchObject({ at: first + 7 * DAY, every: 7, phase: 'sign-up', entrants: [] });
    expect(night.plan).toMatchObject({ number: 2, season: 'Autumn', name: 'Friday' });
    await house.leagues.finish(night.id, 'host');
    await house.seeTo();
    expect(await house.leagues.nights({ guild: 'guild', status: 'open' })).toEqual([]);
  });

  it('cannot be in the past, nor be joined or begun twice', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ late: false }));
    expect(await refusal(house.leagues.schedule(id, 'host', house.time, null))).toBe('league-time');
    await house.leagues.join(id, person('a'), null);
    expect(await refusal(house.leagues.join(id, person('a'), null))).toBe('league-in-already');
    expect(await refusal(house.leagues.start(id, 'host'))).toBe('league-too-few');
    expect(await refusal(house.leagues.leave(id, 'b'))).toBe('league-not-in');
    await house.leagues.join(id, person('b'), null);
    await house.leagues.start(id, 'host');
    expect(await refusal(house.leagues.start(id, 'host'))).toBe('league-begun');
    expect(await refusal(house.leagues.join(id, person('c'), null))).toBe('league-no-late');
    await house.leagues.finish(id, 'host');
    expect(await refusal(house.leagues.finish(id, 'host'))).toBe('league-over');
    expect(await refusal(house.leagues.night('gone'))).toBe('league-unknown');
  });
});

describe('a table', () => {
  it('of several goes on without who does not come: the others’ match counts for them, and for nobody who was not there', async () => {
    const house = new LeagueHouse();
    const { id } = await house.missing('c', ['a', 'b']);
    await house.pass(MINUTE);
    expect((await house.leagues.night(id)).phase).toBe('over');
    const whole = { guild: 'guild', kind: 'people', facet: 'all' } as const;
    const counted = await house.store.tallies(whole);
    expect(counted.map(({ player, games }) => [player, games])).toEqual([
      ['', 1],
      ['a', 1],
      ['b', 1],
    ]);
    const key = { guild: 'guild', game: 'raid' };
    expect(await house.store.ratingsAt([{ ...key, player: 'a' }])).toHaveLength(1);
    expect(await house.store.ratingsAt([{ ...key, player: 'c' }])).toEqual([]);
  });

  it('is lost by who does not come: they are called first, and what the others do is not touched', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1 }, ['a', 'b', 'c', 'd']);
    const [one, other] = (await house.open(id)) as [MatchRow, MatchRow];
    const [here, away] = seatsOf(one) as [string, string];
    await house.ready(one, away);
    await house.ready(other);
    await house.pass(5 * MINUTE);
    const table = openTables(await house.leagues.night(id)).find(({ players }) => players.includes(away));
    expect(table?.nudged).toEqual([away]);
    await house.matches.concede(other.id, seatsOf(other)[0] as string);
    await house.pass(5 * MINUTE);
    const night = await house.leagues.night(id);
    expect(night.phase).toBe('over');
    expect(tableAt(night, 1, table?.n ?? 0)).toMatchObject({ absent: [away], settled: 'awarded' });
    expect(standings(night).find(({ player }) => player === here)).toMatchObject({ won: 1 });
    expect((await house.store.match(one.id))?.status).toBe('withdrawn');
    expect(await house.store.results({ player: away })).toEqual([]);
  });

  it('goes to the other where one leaves the night while decks are chosen, who is not taken for one who did not come', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1 }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    await house.ready(match, 'b');
    await house.leagues.leave(id, 'b');
    await house.seeTo();
    const table = tableAt(await house.leagues.night(id), 1, 1);
    expect(table).toMatchObject({ absent: ['b'], left: ['b'], settled: 'awarded' });
    expect(readTerms((await house.store.match(match.id))?.terms ?? null).closed).toBe('called-off');
  });

  it('goes on with the decks that are chosen where one of several leaves, then another does not come', async () => {
    const house = new LeagueHouse();
    const wish = { format: 'points', tableSize: 4 } as const;
    const id = await house.begun(wish, ['a', 'b', 'c', 'd']);
    const [first] = (await house.open(id)) as [MatchRow];
    await house.lobby.chooseDeck(first.id, person('a'), ten);
    await house.leagues.leave(id, 'b');
    await house.seeTo();
    const termsOf = async ({ id: match }: MatchRow) => readTerms((await house.store.match(match))?.terms ?? null);
    const seatOf = ({ seats }: MatchRow, name: string) => seats.find(({ player }) => player === name)?.seat;
    expect(await termsOf(first)).toMatchObject({ closed: 'goes-on', goesOn: { left: [seatOf(first, 'b')], away: [] } });
    const [second] = (await house.open(id)) as [MatchRow];
    expect(second.seats.map(({ player, deck }) => [player, deck !== null]).sort()).toEqual([
      ['a', true],
      ['c', false],
      ['d', false],
    ]);
    await house.lobby.chooseDeck(second.id, person('d'), ten);
    // Having left later makes nobody one who had left before.
    await house.pass(11 * MINUTE);
    await house.leagues.leave(id, 'c');
    await house.seeTo();
    expect(await termsOf(second)).toMatchObject({
      closed: 'goes-on',
      goesOn: { left: [], away: [seatOf(second, 'c')] },
    });
    const [third] = (await house.open(id)) as [MatchRow];
    expect(third.status).toBe('playing');
    expect(tableAt(await house.leagues.night(id), 1, 1)).toMatchObject({ absent: ['b', 'c'], left: ['b'] });
  });

  it('is lost by who does not come, however often the others call them or answer meanwhile', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    const [here, away] = seatsOf(match) as [string, string];
    await house.pass(4 * MINUTE);
    await house.begin(match.id, [here]);
    await house.pass(5 * MINUTE);
    await nudge(house.matches, match.id, here, house.time);
    await house.pass(MINUTE);
    expect(tableAt(await house.leagues.night(id), 1, 1)).toMatchObject({ absent: [away], settled: 'awarded' });
  });

  it('is lost by both where neither comes, and by nobody who has begun to play', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b', 'c', 'd']);
    const [one, other] = (await house.open(id)) as [MatchRow, MatchRow];
    expect(one.status).toBe('playing');
    await house.play(other.id, []).catch(() => undefined);
    await house.pass(20 * MINUTE);
    const night = await house.leagues.night(id);
    const [lost] = seatsOf(one) as [string];
    const table = night.rounds[0]?.tables.find(({ players }) => players.includes(lost));
    expect(table?.result?.places).toEqual([null, null]);
    expect(standings(night).filter(({ lost: times }) => times === 1)).toHaveLength(2);
    expect(night.phase).toBe('over');
  });

  it('lost for not coming in every round leaves its player without a point for taking part', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 2, deckLock: true, season: 'Autumn' }, ['a', 'b', 'c', 'd']);
    for (let round = 1; round <= 2; round++) {
      for (const match of await house.open(id)) {
        const others = seatsOf(match).filter(player => player !== 'd') as string[];
        // The others have at least begun: they are there, however the rest goes.
        await house.begin(match.id, others);
      }
      await house.pass(12 * MINUTE);
      for (const match of await house.open(id)) await house.matches.concede(match.id, seatsOf(match)[0] as string);
      await house.seeTo();
    }
    const night = await house.leagues.night(id);
    expect(night.phase).toBe('over');
    const absent = night.rounds.map(({ tables }) => tables.find(({ players }) => players.includes('d'))?.absent);
    expect(absent).toEqual([['d'], ['d']]);
    const season = await house.leagues.season('guild', 'Autumn');
    expect(season.map(({ player }) => player).sort()).toEqual(['a', 'b', 'c']);
  });

  it('is called by a host once every few minutes, and only where somebody is waited for', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1 }, ['a', 'b']);
    const at = { round: 1, table: 1 };
    expect(await refusal(house.leagues.summon(id, 'host', { round: 1, table: 2 }))).toBe('league-table-done');
    expect((await house.leagues.summon(id, 'host', at)).waits.map(({ player }) => player).sort()).toEqual(['a', 'b']);
    await house.pass(2 * MINUTE);
    expect(await refusal(house.leagues.summon(id, 'other host', at))).toBe('league-called-lately');
    expect((await house.leagues.openTables(id))[0]?.callAgain).toBe(house.time + MINUTE);
    await house.pass(MINUTE);
    expect((await house.leagues.summon(id, 'other host', at)).waits).toHaveLength(2);
    for (const match of await house.open(id)) await house.ready(match);
    await house.pass(3 * MINUTE);
    const [match] = (await house.open(id)) as [MatchRow];
    await house.begin(match.id, seatsOf(match) as string[]);
    await house.matches.concede(match.id, 'a');
    expect(await refusal(house.leagues.summon(id, 'host', at))).toBe('league-nobody-waits');
  });

  it('waits for players who have moved, however long, if there is no clock', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    const look = await house.matches.look(match.id);
    for (const prompt of look.table?.prompts ?? [])
      await house.matches.answer(match.id, seatsOf(match)[prompt.seat] as string, prompt.number, { pick: ['low'] });
    await house.passLong(3 * DAY);
    expect((await house.store.match(match.id))?.status).toBe('playing');
    expect((await house.leagues.night(id)).phase).toBe('running');
  });

  it('takes a best of three until somebody has won two', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, bestOf: 3, deckLock: true }, ['a', 'b']);
    const losers = ['b', 'a', 'b'];
    for (const loser of losers) {
      const [match] = (await house.open(id)) as [MatchRow];
      await house.matches.concede(match.id, loser);
      await house.seeTo();
    }
    const night = await house.leagues.night(id);
    expect(night.phase).toBe('over');
    const { players, result } = tableAt(night, 1, 1) ?? {};
    expect(result).toEqual(players?.[0] === 'a' ? { places: [1, 2], wins: [2, 1] } : { places: [2, 1], wins: [1, 2] });
  });

  it('of a bracket is played again after a draw', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b']);
    const [first] = (await house.open(id)) as [MatchRow];
    await house.play(first.id, []);
    await house.seeTo();
    const [again] = (await house.open(id)) as [MatchRow];
    expect(again.id).not.toBe(first.id);
    await house.play(again.id, ['b']);
    await house.seeTo();
    expect(byPlayer(await house.leagues.night(id))).toEqual({ a: 2, b: 1 });
  });

  it('of a best of three waits in its second match for who has played the first', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, bestOf: 3, deckLock: true }, ['a', 'b']);
    const [first] = (await house.open(id)) as [MatchRow];
    await house.play(first.id, ['a']);
    await house.seeTo();
    const [second] = (await house.open(id)) as [MatchRow];
    expect([second.id === first.id, second.status]).toEqual([false, 'playing']);
    await house.passLong(DAY);
    expect((await house.store.match(second.id))?.status).toBe('playing');
    expect((await house.leagues.night(id)).phase).toBe('running');
  });

  it('of a bracket that is played again after a draw waits for who has played before', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b']);
    const [first] = (await house.open(id)) as [MatchRow];
    await house.play(first.id, []);
    await house.seeTo();
    await house.passLong(DAY);
    const [again] = (await house.open(id)) as [MatchRow];
    expect(again.status).toBe('playing');
  });

  it('of several, or of partners, is one match: best of three is for two who play each other', async () => {
    const house = new LeagueHouse();
    const refused = (wish: Parameters<typeof wished>[0]) =>
      refusal(house.leagues.create(wished({ ...wish, bestOf: 3 })));
    expect(await refused({ format: 'points', tableSize: 4 })).toBe('league-best-of');
    expect(await refused({ format: 'duplicate', game: 'raid' })).toBe('league-best-of');
    expect((await house.leagues.create(wished({ format: 'double', bestOf: 3 }))).plan.bestOf).toBe(3);
  });

  it('is not made with an option that its format has no use for', async () => {
    const house = new LeagueHouse();
    const refused = (wish: Parameters<typeof wished>[0]) => refusal(house.leagues.create(wished(wish)));
    for (const format of ['single', 'double', 'round-robin'] as const) {
      expect(await refused({ format, rounds: 3 })).toBe('league-option');
      expect(await refused({ format, late: true })).toBe('league-option');
      expect((await house.leagues.create(wished({ format, late: false, tableSize: 2 }))).plan.late).toBe(false);
    }
    expect(await refused({ format: 'swiss', tableSize: 4 })).toBe('league-option');
    expect(
      (await house.leagues.create(wished({ format: 'points', rounds: 3, tableSize: 4, late: true }))).plan.rounds,
    ).toBe(3);
  });

  it('of several plays on without who does not come, who gets nothing', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'points', rounds: 1 }, ['a', 'b', 'c', 'd']);
    const [match] = (await house.open(id)) as [MatchRow];
    await house.ready(match, 'c');
    await house.pass(10 * MINUTE);
    const [again] = (await house.open(id)) as [MatchRow];
    expect([again.id === match.id, seatsOf(again).sort()]).toEqual([false, ['a', 'b', 'd']]);
    await house.ready(again);
    await house.play(again.id, ['b']);
    await house.seeTo();
    const night = await house.leagues.night(id);
    const points = Object.fromEntries(standings(night).map(({ player, values: [first] }) => [player, first?.value]));
    expect(points).toEqual({ b: 4, a: 2.5, d: 2.5, c: 0 });
  });

  it('of several goes on without who does not come where another has left', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'points', tableSize: 4, rounds: 1, deckLock: true }, ['a', 'b', 'c', 'd']);
    const [match] = (await house.open(id)) as [MatchRow];
    await house.begin(match.id, ['a', 'b', 'c']);
    await house.leagues.leave(id, 'c');
    await house.pass(5 * MINUTE);
    expect(openTables(await house.leagues.night(id))[0]?.nudged).toEqual(['d']);
    await house.pass(5 * MINUTE);
    await house.play(match.id, ['a']);
    await house.seeTo();
    const { result, players = [] } = (await house.leagues.night(id)).rounds[0]?.tables[0] ?? {};
    expect(result?.places[players.indexOf('a')]).toBe(1);
  });

  it('cannot be left, joined or closed like others; moves can be undone only if the league allows it', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, undo: false }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    expect(await refusal(house.lobby.stand(match.id, person('a')))).toBe('league-table');
    expect(await refusal(house.lobby.join(match.id, person('z')))).toBe('league-table');
    expect(await refusal(house.lobby.withdraw(match.id, person('a')))).toBe('not-host');
    await house.ready(match);
    const look = await house.matches.look(match.id);
    const seat = look.table?.prompts[0]?.seat ?? 0;
    const who = seatsOf(match)[seat] as string;
    await house.matches.answer(match.id, who, look.table?.prompts[0]?.number ?? 0, { pick: ['low'] });
    expect(await refusal(house.matches.takeBack(match.id, who))).toBe('undo-forbidden');
    const cost = await house.matches.undoing(await house.matches.look(match.id), who);
    expect(cost).toEqual({ cost: 'blocked', why: 'forbidden' });
  });
});

describe('coming and going', () => {
  it('who drops gives up their match and is paired no more; who comes late is paired from the next round', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 3, deckLock: true, bestOf: 3 }, ['a', 'b', 'c', 'd']);
    await house.leagues.leave(id, 'a');
    await house.leagues.join(id, person('e'), ten);
    expect(await refusal(house.leagues.join(id, person('a'), ten))).toBe('league-left');
    await house.seeTo();
    const first = await house.leagues.night(id);
    const table = first.rounds[0]?.tables.find(({ players }) => players.includes('a'));
    expect(table?.settled).toBe('counted');
    expect(table?.result?.wins?.[table.players.indexOf('a')]).toBe(0);
    for (const _ of [1, 2]) {
      for (const match of await house.open(id))
        await house.matches.concede(match.id, seatsOf(match).sort()[0] as string);
      await house.seeTo();
    }
    const second = await house.leagues.night(id);
    expect(second.rounds[1]?.tables.flatMap(({ players }) => players).sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('a deck that is locked is a copy, legal, and goes with the others', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ deckLock: true }));
    expect(await refusal(house.leagues.join(id, person('a'), null))).toBe('league-needs-deck');
    expect(await refusal(house.leagues.join(id, person('a'), { name: 'no', cards: {} }))).toBe('deck-not-legal');
    await house.leagues.join(id, person('a'), ten);
    const twenty = { name: 'twenty', cards: { a: 20 } };
    expect(await refusal(house.leagues.join(id, person('b'), twenty))).toBe('decks-do-not-match');
    await house.leagues.join(id, person('b'), ten);
    await house.leagues.join(id, person('b'), { ...ten, name: 'another' });
    await house.leagues.start(id, 'host');
    await house.seeTo();
    const [match] = (await house.open(id)) as [MatchRow];
    expect(match).toMatchObject({ status: 'playing', host: `league:${id}` });
    expect(match.seats.map(({ deck }) => deck?.name).sort()).toEqual(['another', 'ten']);
    expect(match.seats.map(({ name }) => name).sort()).toEqual(['A', 'B']);
  });

  it('who waited for a place may come late, with the deck they bring then', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ deckLock: true, most: 2, rounds: 3 }));
    for (const player of ['a', 'b', 'c']) await house.leagues.join(id, person(player), ten);
    await house.leagues.start(id, 'host');
    await house.seeTo();
    await house.leagues.leave(id, 'a');
    await house.leagues.join(id, person('c'), { ...ten, name: 'another' });
    await house.seeTo();
    const night = await house.leagues.night(id);
    expect(night.entrants.filter(({ player }) => player === 'c')).toHaveLength(1);
    const [match] = (await house.open(id)) as [MatchRow];
    expect(match.seats.find(({ player }) => player === 'c')?.deck?.name).toBe('another');
  });

  it('who has just left can be forgotten at once', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 2 }, ['änna', 'b', 'c', 'd']);
    await house.leagues.leave(id, 'änna');
    await house.leagues.farewell('änna');
    await bidFarewell(house, person('änna'));
    expect((await house.open(id)).flatMap(seatsOf)).not.toContain('änna');
    expect(JSON.stringify(await house.store.night(id))).not.toMatch(/änna/i);
  });

  it('who is forgotten has left every night, and the record knows them no more', async () => {
    const house = new LeagueHouse();
    const later = await house.leagues.create(wished({ name: 'Later' }));
    await house.leagues.join(later.id, person('änna'), null);
    const id = await house.begun({ rounds: 2, deckLock: true }, ['änna', 'b', 'c', 'd']);
    await house.leagues.farewell('änna');
    for (const night of [later.id, id]) await house.store.forgetInNight(night, 'änna', 'former:1');
    await house.seeTo();
    expect((await house.leagues.night(later.id)).entrants).toEqual([]);
    const night = await house.leagues.night(id);
    expect(night.entrants[0]).toMatchObject({ player: 'former:1', name: 'Former player' });
    expect(JSON.stringify(await house.store.night(id))).not.toMatch(/änna/i);
    expect(standings(night).find(({ player }) => player === 'former:1')).toMatchObject({ lost: 1, out: true });
  });
});

describe('practice bots', () => {
  const PRACTICE = ['practice:steady', 'practice:steady:2'];

  it('make an odd number even, play by themselves, and have no part in a season', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ season: 'Autumn', rounds: 3 }));
    for (const player of ['a', 'b', 'c']) await house.leagues.join(id, person(player), null);
    await house.leagues.practice(id, 'host', { count: 1 });
    await house.leagues.start(id, 'host');
    await house.seeTo();
    for (let round = 1; round <= 3; round++) {
      for (const match of await house.open(id)) {
        await house.ready(match);
        const [loser] = seatsOf(match).filter(player => player?.startsWith('practice') !== true);
        await house.matches.concede(match.id, loser as string);
      }
      await house.seeTo();
    }
    const night = await house.leagues.night(id);
    expect(night.phase).toBe('over');
    const table = standings(night);
    expect(table.map(({ byes }) => byes)).toEqual([0, 0, 0, 0]);
    expect(table[0]).toMatchObject({ player: 'practice:steady', won: 3 });
    const season = await house.leagues.season('guild', 'Autumn');
    expect(season.map(({ player }) => player).sort()).toEqual(['a', 'b', 'c']);
    // First among people: the night is theirs, though a bot stands above them in it.
    expect(season[0]).toMatchObject({ place: 1, points: 12, first: 1, best: 1 });
    // Nobody is rated by what they did against one of ours.
    const rated = await house.store.ratingsAt([{ guild: 'guild', game: 'duel', player: 'practice:steady' }]);
    expect(rated).toEqual([]);
  });

  it('play each other to the end where nobody else is at a table', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ rounds: 1 }));
    await house.leagues.practice(id, 'host', { count: 2 });
    await house.leagues.start(id, 'host');
    for (let minutes = 0; minutes < 60; minutes++) await house.pass(MINUTE);
    const night = await house.leagues.night(id);
    expect([night.phase, night.rounds.length]).toEqual(['over', 1]);
    expect(tableAt(night, 1, 1)).toMatchObject({ settled: 'counted', nudged: [], absent: [] });
  });

  it('have only places that nobody else wants, go when they are sent away, and stay out of a night under way', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ most: 3 }));
    await house.leagues.practice(id, 'host', { count: 2 });
    for (const player of ['a', 'b']) await house.leagues.join(id, person(player), null);
    const now = async (): Promise<string[]> => places(await house.leagues.night(id)).playing.map(one => one.player);
    expect(await now()).toEqual([PRACTICE[0], 'a', 'b']);
    await house.leagues.join(id, person('c'), null);
    expect(await now()).toEqual(['a', 'b', 'c']);
    await house.leagues.practice(id, 'host', { count: 0 });
    expect((await house.leagues.night(id)).entrants.map(({ player }) => player)).toEqual(['a', 'b', 'c']);
    await house.leagues.start(id, 'host');
    expect(await refusal(house.leagues.practice(id, 'host', { count: 1 }))).toBe('league-begun');
  });

  it('need not say that they are there', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({}));
    await house.leagues.practice(id, 'host', { count: 1 });
    for (const player of ['a', 'b']) await house.leagues.join(id, person(player), null);
    await house.leagues.schedule(id, 'host', house.time + 2 * 60 * MINUTE, null);
    await house.pass(110 * MINUTE);
    await house.leagues.checkIn(id, 'b');
    await house.pass(10 * MINUTE);
    expect((await house.leagues.night(id)).entries.map(({ player }) => player)).toEqual([PRACTICE[0], 'b']);
  });
});

describe('a correction', () => {
  it('is recalculated, stays in the record with its reason, and reaches the statistics', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    await house.play(match.id, ['a']);
    await house.seeTo();
    const before = await house.leagues.night(id);
    expect(byPlayer(before)).toEqual({ a: 1, b: 2 });
    const places = tableAt(before, 1, 1)?.players[0] === 'a' ? [2, 1] : [1, 2];
    const at = { round: 1, table: 1 };
    const hand = { by: 'host', why: 'a played out of turn' };
    expect(await refusal(house.leagues.correct(id, hand, { round: 2, table: 1 }, { places }))).toBe(
      'league-table-unknown',
    );
    expect(await refusal(house.leagues.correct(id, hand, at, { places: [1, 3] }))).toBe('league-result');
    await house.leagues.correct(id, hand, at, { places });
    await house.seeTo();
    expect(byPlayer(await house.leagues.night(id))).toEqual({ a: 2, b: 1 });
    expect((await house.leagues.lines(id)).at(-1)).toMatchObject({ by: 'host', why: 'a played out of turn' });
    const [right, ...more] = await house.store.corrections(match.id);
    expect([right?.reason, more]).toEqual(['a played out of turn', []]);
    expect(right?.places).toEqual(match.seats.map(({ player }) => (player === 'b' ? 1 : 2)));
    const [rating] = await house.store.ratingsAt([{ guild: 'guild', game: 'duel', player: 'b' }]);
    const [other] = await house.store.ratingsAt([{ guild: 'guild', game: 'duel', player: 'a' }]);
    expect(rating?.ordinal).toBeGreaterThan(other?.ordinal ?? 0);
    await house.leagues.advance(id);
    expect(await house.store.corrections(match.id)).toHaveLength(1);
  });

  it('of the final of a bracket changes who has won it, also when the night is over', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b']);
    const [final] = (await house.open(id)) as [MatchRow];
    await house.matches.concede(final.id, 'b');
    await house.seeTo();
    const night = await house.leagues.night(id);
    expect([night.phase, byPlayer(night)]).toEqual(['over', { a: 1, b: 2 }]);
    const places = tableAt(night, 1, 1)?.players.map(player => (player === 'b' ? 1 : 2)) ?? [];
    await house.leagues.correct(id, { by: 'host', why: 'wrong button' }, { round: 1, table: 1 }, { places });
    await house.seeTo();
    const after = await house.leagues.night(id);
    expect([after.phase, byPlayer(after)]).toEqual(['over', { a: 2, b: 1 }]);
    expect(await house.store.corrections(final.id)).toHaveLength(1);
  });

  it('of the final of a bracket that would have to be played again comes too late when the night is over', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'double', deckLock: true }, ['a', 'b']);
    for (const _ of ['upper', 'final']) {
      const [match] = (await house.open(id)) as [MatchRow];
      await house.matches.concede(match.id, 'b');
      await house.seeTo();
    }
    const night = await house.leagues.night(id);
    expect(night.phase).toBe('over');
    const places = tableAt(night, 2, 1)?.players.map(player => (player === 'b' ? 1 : 2)) ?? [];
    const hand = { by: 'host', why: 'wrong button' };
    expect(await refusal(house.leagues.correct(id, hand, { round: 2, table: 1 }, { places }))).toBe('league-moved-on');
    expect(byPlayer(await house.leagues.night(id))).toEqual({ a: 1, b: 2 });
  });

  it('in a bracket lets the other go on while nothing has been decided after it, and not later', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b', 'c', 'd']);
    for (const match of await house.open(id)) await house.matches.concede(match.id, seatsOf(match)[0] as string);
    await house.seeTo();
    const night = await house.leagues.night(id);
    expect(night.rounds).toHaveLength(2);
    const [final] = (await house.open(id)) as [MatchRow];
    const at = { round: 1, table: 1 };
    const hand = { by: 'host', why: 'wrong button' };
    expect(await refusal(house.leagues.correct(id, hand, at, { places: [1, 1] }))).toBe('league-no-draw');
    await house.leagues.correct(id, hand, at, { places: [1, 2] });
    await house.seeTo();
    expect((await house.store.match(final.id))?.status).toBe('withdrawn');
    const [anew] = (await house.open(id)) as [MatchRow];
    expect(seatsOf(anew)).toContain(tableAt(night, 1, 1)?.players[0]);
    expect(await types(house, id)).toContain('relaid');
    await house.matches.concede(anew.id, seatsOf(anew)[0] as string);
    await house.seeTo();
    expect((await house.leagues.night(id)).phase).toBe('over');
    expect(await refusal(house.leagues.correct(id, hand, at, { places: [2, 1] }))).toBe('league-moved-on');
  });
});

it('seats practice bots at one table, though nobody there has chosen a deck', async () => {
  const house = new LeagueHouse();
  // Whichever of their decks they draw at first, they fall in with one another.
  for (let times = 0; times < 12; times++) {
    const { id } = await house.leagues.create(wished({ rounds: 1, deckLock: true }));
    await house.leagues.practice(id, 'host', { count: 2, level: 'easy' });
    await house.leagues.start(id, 'host');
    await house.seeTo();
    expect(house.failed).toEqual([]);
    expect(tableAt(await house.leagues.night(id), 1, 1)?.matches).toHaveLength(1);
  }
});

it('asks for another deck where no practice bot has one that goes with it, and every other table plays', async () => {
  const house = new LeagueHouse();
  const { id } = await house.leagues.create(wished({ rounds: 1, deckLock: true }));
  const seven = { name: 'seven', cards: { a: 7 } };
  for (const player of ['a', 'b', 'c']) await house.leagues.join(id, person(player), seven);
  await house.leagues.practice(id, 'host', { count: 1, level: 'easy' });
  await house.leagues.start(id, 'host');
  await house.seeTo();
  expect(house.failed).toEqual([]);
  const [against, other] = (await house.open(id)).toSorted((one, two) => one.status.localeCompare(two.status));
  expect([against?.status, other?.status]).toEqual(['choosing', 'playing']);
  const player = against?.seats.find(({ deck }) => deck === null)?.player as string;
  expect((await house.leagues.openTables(id)).flatMap(({ waits }) => waits).map(one => one.player)).toContain(player);
  expect(await refusal(house.lobby.chooseDeck(against?.id as string, person(player), seven))).toBe(
    'decks-do-not-match',
  );
  await house.lobby.chooseDeck(against?.id as string, person(player), ten);
  expect((await house.store.match(against?.id as string))?.status).toBe('playing');
});

it('a break costs nobody the time they have to come: what a table asks lately may wait as long as ever', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ rounds: 1 }, ['a', 'b']);
  await house.pass(8 * MINUTE);
  await house.ready((await house.open(id))[0] as MatchRow);
  await house.leagues.pause(id, 'host');
  await house.pass(30 * MINUTE);
  await house.leagues.resume(id, 'host');
  await house.pass(9 * MINUTE);
  expect(openTables(await house.leagues.night(id))[0]?.absent).toEqual([]);
  await house.pass(2 * MINUTE);
  expect((await house.leagues.night(id)).rounds[0]?.tables[0]?.absent.toSorted()).toEqual(['a', 'b']);
});

it('while the connection is away nobody is taken for a no-show: those asked before are called when it is back', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ rounds: 1 }, ['a', 'b']);
  const table = async (): Promise<NightTable | undefined> => tableAt(await house.leagues.night(id), 1, 1);
  house.heardSince = null;
  await house.pass(30 * MINUTE);
  expect(await table()).toMatchObject({ nudged: [], absent: [] });
  house.heardSince = house.time;
  await house.pass(4 * MINUTE);
  expect((await table())?.nudged.toSorted()).toEqual(['a', 'b']);
  expect((await table())?.absent).toEqual([]);
  await house.pass(2 * MINUTE);
  expect((await table())?.absent.toSorted()).toEqual(['a', 'b']);
});

it('a table is where its match goes on, also in the later matches of a series', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ rounds: 1, bestOf: 3 }, ['a', 'b']);
  const [first] = (await house.open(id)) as [MatchRow];
  const channel = async (): Promise<string | undefined> =>
    tableAt(await house.leagues.night(id), 1, 1)?.matches.at(-1)?.channel;
  expect(await channel()).toBe(first.channel);
  await house.matches.move(first.id, 'a', first.guild, 'elsewhere');
  await house.seeTo();
  expect(await channel()).toBe('elsewhere');
  await house.ready(first);
  await house.matches.concede(first.id, 'a');
  await house.seeTo();
  const [second] = (await house.open(id)) as [MatchRow];
  await house.matches.move(second.id, 'b', second.guild, 'further');
  await house.seeTo();
  expect(await channel()).toBe('further');
});

describe('the end of a night', () => {
  it('can be undone by a host for ten minutes: its tables stay open, and what was played there counts', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b', 'c', 'd']);
    const [one, other] = (await house.open(id)) as [MatchRow, MatchRow];
    expect(await refusal(house.leagues.reopen(id, 'host'))).toBe('league-still-open');
    await house.leagues.finish(id, 'host');
    await house.pass(9 * MINUTE);
    expect((await house.leagues.nights({ guild: 'guild', status: 'over' })).map(row => row.id)).toEqual([id]);
    expect(await house.open(id)).toHaveLength(2);
    await house.matches.concede(one.id, seatsOf(one)[0] as string);
    await house.seeTo();
    expect((await house.leagues.reopen(id, 'host')).phase).toBe('running');
    await house.seeTo();
    expect((await house.leagues.nights({ guild: 'guild', status: 'open' })).map(row => row.id)).toEqual([id]);
    expect((await house.open(id)).map(match => match.id)).toEqual([other.id]);
    await house.matches.concede(other.id, seatsOf(other)[0] as string);
    await house.seeTo();
    const night = await house.leagues.night(id);
    expect([night.phase, standings(night).filter(({ won }) => won === 1).length]).toEqual(['over', 2]);
    // It has ended by itself now.
    expect(await refusal(house.leagues.reopen(id, 'host'))).toBe('league-closed');
  });

  it('costs nobody a place at their table while it stands, nor any of the round’s time', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, roundTime: 12 * MINUTE, deckLock: true }, ['a', 'b']);
    await house.pass(2 * MINUTE);
    await house.leagues.finish(id, 'host');
    await house.pass(9 * MINUTE);
    await house.leagues.reopen(id, 'host');
    await house.pass(2 * MINUTE);
    const [match] = (await house.open(id)) as [MatchRow];
    expect(openTables(await house.leagues.night(id))[0]).toMatchObject({ nudged: [], called: null, absent: [] });
    await house.pass(MINUTE);
    expect(openTables(await house.leagues.night(id))[0]?.nudged.length).toBeGreaterThan(0);
    await house.begin(match.id, ['a', 'b']);
    await house.pass(6 * MINUTE);
    expect(openTables(await house.leagues.night(id))[0]?.called).toBeNull();
    await house.pass(MINUTE);
    expect(openTables(await house.leagues.night(id))[0]?.called).toMatchObject({ match: match.id });
  });

  it('stands after ten minutes: its open tables are closed', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 1, deckLock: true }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    await house.leagues.finish(id, 'host');
    await house.pass(10 * MINUTE - 1);
    expect((await house.store.match(match.id))?.status).toBe('playing');
    await house.pass(1);
    expect((await house.store.match(match.id))?.status).toBe('withdrawn');
    expect(await refusal(house.leagues.reopen(id, 'host'))).toBe('league-closed');
  });

  it('before it began can be undone as well: everybody is still signed up', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({ format: 'swiss' }));
    await house.leagues.schedule(id, 'host', house.time + 60 * MINUTE, 7);
    await house.leagues.join(id, person('a'), null);
    await house.leagues.finish(id, 'host');
    await house.seeTo();
    const night = await house.leagues.reopen(id, 'host');
    expect([night.phase, night.entrants.map(({ player }) => player), night.every]).toEqual(['sign-up', ['a'], 7]);
    await house.leagues.join(id, person('b'), null);
    await house.pass(70 * MINUTE);
    expect((await house.leagues.night(id)).phase).not.toBe('sign-up');
  });

  it('keeps the secret of a duplicate night until nobody can play on', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'duplicate', game: 'raid', tableSize: 2, deckLock: true }, [
      'a',
      'b',
      'c',
      'd',
    ]);
    const [one] = (await house.open(id)) as [MatchRow];
    await house.play(one.id, ['a', 'b', 'c', 'd']);
    await house.seeTo();
    await house.leagues.finish(id, 'host');
    await house.seeTo();
    expect(isRevealed((await house.store.match(one.id)) as MatchRow)).toBe(false);
    await house.pass(10 * MINUTE);
    expect(isRevealed((await house.store.match(one.id)) as MatchRow)).toBe(true);
  });
});

it('a host lets somebody back in who has left: they are paired from the next round on', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ rounds: 3, deckLock: true }, ['a', 'b', 'c', 'd']);
  expect(await refusal(house.leagues.readmit(id, 'z', 'host'))).toBe('league-not-in');
  expect(await refusal(house.leagues.readmit(id, 'a', 'host'))).toBe('league-not-out');
  await house.leagues.leave(id, 'a');
  await house.leagues.readmit(id, 'a', 'host');
  await house.seeTo();
  for (const match of await house.open(id)) await house.matches.concede(match.id, seatsOf(match)[0] as string);
  await house.seeTo();
  const night = await house.leagues.night(id);
  expect(night.rounds).toHaveLength(2);
  expect(night.rounds[1]?.tables.flatMap(({ players }) => players).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(standings(night).find(({ player }) => player === 'a')?.out).toBe(false);
});

it('nobody is let back into a bracket that has gone on without them, where they would never have lost', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const [first, ...others] = (await house.open(id)) as [MatchRow, ...MatchRow[]];
  const [winner, loser] = seatsOf(first) as [string, string];
  await house.matches.concede(first.id, loser);
  await house.leagues.leave(id, winner);
  await house.leagues.leave(id, loser);
  // As long as nobody has been paired without them, they can come back.
  await house.leagues.readmit(id, winner, 'host');
  await house.leagues.leave(id, winner);
  for (const { id: match, seats } of others) await house.matches.concede(match, seats[1]?.player as string);
  await house.seeTo();
  expect((await house.leagues.night(id)).rounds).toHaveLength(2);
  expect(await refusal(house.leagues.readmit(id, winner, 'host'))).toBe('league-cut');
  await house.leagues.readmit(id, loser, 'host');
});

it('who has left a ladder can come back only as long as their table has not gone on without them', async () => {
  const house = new LeagueHouse();
  const wish = { format: 'ladder', game: 'raid', tableSize: 3, rounds: 3, deckLock: true } as const;
  const id = await house.begun(wish, ['a', 'b', 'c']);
  await house.leagues.leave(id, 'c');
  await house.leagues.readmit(id, 'c', 'host');
  await house.leagues.leave(id, 'c');
  await house.seeTo();
  await house.play(((await house.open(id))[0] as MatchRow).id, ['a', 'b']);
  await house.seeTo();
  expect((await house.leagues.night(id)).rounds).toHaveLength(2);
  expect(await refusal(house.leagues.readmit(id, 'c', 'host'))).toBe('league-cut');
});

describe('a correction in a bracket', () => {
  const hand = { by: 'host', why: 'wrong button' };
  const other = (table: NightTable): number[] => (table.result?.places ?? []).map(place => (place === 1 ? 2 : 1));

  it('sends others only to the tables that hang on it: the rest play on', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    for (const match of await house.open(id)) await house.matches.concede(match.id, seatsOf(match)[0] as string);
    await house.seeTo();
    const before = await house.leagues.night(id);
    const [changed, kept] = (before.rounds[1]?.tables ?? []) as [NightTable, NightTable];
    const table = tableAt(before, 1, 1) as NightTable;
    const loser = table.players[table.result?.places.indexOf(2) ?? 0] as string;
    const foreseen = correction(before, { round: 1, table: 1 }, { places: other(table) });
    expect(foreseen.map(({ type }) => type)).toEqual(['corrected', 'relaid']);
    await house.leagues.correct(id, hand, { round: 1, table: 1 }, { places: other(table) });
    await house.seeTo();
    const after = await house.leagues.night(id);
    expect(tableAt(after, 2, 2)).toEqual(kept);
    expect((await house.store.match(kept.matches[0]?.id as string))?.status).toBe('playing');
    expect((await house.store.match(changed.matches[0]?.id as string))?.status).toBe('withdrawn');
    expect(tableAt(after, 2, 1)?.players).toContain(loser);
    expect(tableAt(after, 2, 1)?.players.filter(player => changed.players.includes(player))).toHaveLength(1);
    // And back again: a new match, not the one that was closed.
    await house.leagues.correct(id, hand, { round: 1, table: 1 }, { places: table.result?.places ?? [] });
    await house.seeTo();
    const back = tableAt(await house.leagues.night(id), 2, 1) as NightTable;
    expect(back.players).toEqual(changed.players);
    const match = (await house.store.match(back.matches[0]?.id as string)) as MatchRow;
    expect([match.status, [...seatsOf(match)].sort()]).toEqual(['playing', [...back.players].sort()]);
    await house.matches.concede(match.id, back.players[0] as string);
    await house.seeTo();
    expect(tableAt(await house.leagues.night(id), 2, 1)?.result?.places).toEqual([2, 1]);
  });

  it('is refused only where a table that would change has been decided', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    for (const match of await house.open(id)) await house.matches.concede(match.id, seatsOf(match)[0] as string);
    await house.seeTo();
    const { rounds } = await house.leagues.night(id);
    const decided = rounds[1]?.tables[0] as NightTable;
    await house.matches.concede(decided.matches[0]?.id as string, decided.players[0] as string);
    await house.seeTo();
    const night = await house.leagues.night(id);
    const from = (player: string) => night.rounds[0]?.tables.find(({ players }) => players.includes(player));
    const [hangs, free] = [from(decided.players[0] as string), from(rounds[1]?.tables[1]?.players[0] as string)] as [
      NightTable,
      NightTable,
    ];
    const correct = (table: NightTable) =>
      house.leagues.correct(id, hand, { round: 1, table: table.n }, { places: other(table) });
    expect(await refusal(correct(hangs))).toBe('league-moved-on');
    await correct(free);
    await house.seeTo();
    expect(tableAt(await house.leagues.night(id), 2, 1)?.result?.places).toEqual([2, 1]);
  });

  it('is refused where somebody would have to play although the night is over', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'single', deckLock: true }, ['a', 'b', 'c', 'd']);
    const [played, missed] = (await house.open(id)) as [MatchRow, MatchRow];
    await house.matches.concede(played.id, seatsOf(played)[0] as string);
    // Nobody comes to the other table: the final has one player, and the night is over.
    await house.pass(20 * MINUTE);
    const night = await house.leagues.night(id);
    expect([night.phase, tableAt(night, 2, 1)?.players]).toEqual(['over', [seatsOf(played)[1]]]);
    const table = night.rounds[0]?.tables.find(({ players }) => players.includes(seatsOf(missed)[0] as string));
    const at = { round: 1, table: (table as NightTable).n };
    expect(await refusal(house.leagues.correct(id, hand, at, { places: [1, 2] }))).toBe('league-moved-on');
    expect(await house.leagues.night(id)).toEqual(night);
  });

  it('of the final of a double elimination leaves out the deciding match that it makes needless', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ format: 'double', deckLock: true }, ['a', 'b']);
    for (const loser of ['b', 'a', 'a']) {
      const [match] = (await house.open(id)) as [MatchRow];
      await house.matches.concede(match.id, loser);
      await house.seeTo();
    }
    const night = await house.leagues.night(id);
    expect([night.phase, night.rounds.length, byPlayer(night)]).toEqual(['over', 3, { a: 2, b: 1 }]);
    const final = tableAt(night, 2, 1) as NightTable;
    await house.leagues.correct(id, hand, { round: 2, table: 1 }, { places: other(final) });
    await house.seeTo();
    const after = await house.leagues.night(id);
    expect([after.phase, after.rounds.length, byPlayer(after)]).toEqual(['over', 2, { a: 1, b: 2 }]);
  });
});

describe('a duplicate night', () => {
  it('gives every table the same, promised before, and tells it when the last table is done', async () => {
    const house = new LeagueHouse();
    const wish = { format: 'duplicate', game: 'raid', tableSize: 2, deckLock: true } as const;
    expect(await refusal(house.leagues.create(wished({ ...wish, game: 'duel' })))).toBe('league-format');
    const { id, plan } = await house.leagues.create(wished(wish));
    for (const player of ['a', 'b', 'c', 'd']) await house.leagues.join(id, person(player), ten);
    await house.leagues.start(id, 'host');
    await house.seeTo();
    const [one, other] = (await house.open(id)) as [MatchRow, MatchRow];
    expect(one.commitment).toBe(promiseOf(plan));
    expect(other.secret).toBe(one.secret);
    const hands = async ({ id: match }: MatchRow) =>
      ((await house.matches.look(match)).table as { state: unknown } as { state: { hands: unknown } }).state.hands;
    expect(await hands(one)).toEqual(await hands(other));
    await house.play(one.id, ['a', 'b', 'c', 'd']);
    await house.seeTo();
    const revealed = async (match: MatchRow) => isRevealed((await house.store.match(match.id)) as MatchRow);
    expect((await house.store.match(one.id))?.status).toBe('over');
    expect(await revealed(one)).toBe(false);
    await house.play(other.id, []);
    await house.seeTo();
    expect([await revealed(one), await revealed(other)]).toEqual([true, true]);
    const night = await house.leagues.night(id);
    expect(night.phase).toBe('over');
    const winners = seatsOf(one) as string[];
    for (const { player, place } of standings(night)) expect(place).toBe(winners.includes(player) ? 1 : 3);
  });

  it('has no undo: it would deal other cards than the other tables get', async () => {
    const house = new LeagueHouse();
    const wish = { format: 'duplicate', game: 'raid', tableSize: 2, deckLock: true } as const;
    expect(await refusal(house.leagues.create(wished({ ...wish, undo: true })))).toBe('league-no-undo');
    const id = await house.begun(wish, ['a', 'b']);
    expect((await house.leagues.night(id)).plan.undo).toBe(false);
    const [match] = (await house.open(id)) as [MatchRow];
    const { table } = await house.matches.look(match.id);
    const who = seatsOf(match)[table?.prompts[0]?.seat ?? 0] as string;
    await house.matches.answer(match.id, who, table?.prompts[0]?.number ?? 0, { pick: ['low'] });
    expect(await refusal(house.matches.takeBack(match.id, who))).toBe('undo-forbidden');
  });

  it('is for games in which people play together, as the others are for those in which they do not', async () => {
    const house = new LeagueHouse();
    expect(await refusal(house.leagues.create(wished({ game: 'raid' })))).toBe('league-format');
    expect(await refusal(house.leagues.create(wished({ format: 'points', tableSize: 9 })))).toBe('league-size');
  });
});
