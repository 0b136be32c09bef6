import { describe, expect, it } from 'vitest';
import type { Night } from '../../src/leagues/night.js';
import { LeagueHouse, MINUTE, person, refusal, ten, wished } from './house.js';

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const bracket = { format: 'single', deckLock: true } as const;

/** Who meets in the round under way, as it was paired. */
const meeting = ({ rounds }: Night): string[] =>
  (rounds.at(-1)?.tables ?? []).map(({ players }) => [...players].sort().join(''));

/** Plays a night to its end; who comes earlier in the alphabet wins. */
async function playOut(house: LeagueHouse, id: string): Promise<void> {
  for (let matches = await house.open(id); matches.length > 0; matches = await house.open(id)) {
    for (const match of matches) {
      const players = match.seats.map(({ player }) => player as string).sort();
      await house.play(match.id, players.slice(0, 1));
    }
    await house.pass(MINUTE);
  }
}

describe('seeds', () => {
  it('are given by the host before the night begins; the others follow by lot', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished(bracket));
    for (const player of EIGHT) await house.leagues.join(id, person(player), ten);
    await house.leagues.seed(id, 'host', 'c', 1);
    await house.leagues.seed(id, 'host', 'e', 1);
    await house.leagues.seed(id, 'host', 'h', 9);
    expect((await house.leagues.night(id)).seeds).toEqual(['e', 'c', 'h']);
    await house.leagues.seed(id, 'host', 'h', 2);
    expect((await house.leagues.night(id)).seeds).toEqual(['e', 'h', 'c']);
    expect(await refusal(house.leagues.seed(id, 'host', 'z', 1))).toBe('league-not-in');
    await house.leagues.start(id, 'host');
    await house.seeTo();
    const tables = (await house.leagues.night(id)).rounds[0]?.tables ?? [];
    // The first seed opens the bracket, the second closes its other half.
    expect([tables[0]?.players[0], tables[2]?.players[0]]).toEqual(['e', 'h']);
    expect(await refusal(house.leagues.seed(id, 'host', 'a', 1))).toBe('league-begun');
  });

  it('are refused where a format has no use for them', async () => {
    const house = new LeagueHouse();
    expect(await refusal(house.leagues.create(wished({ seeding: 'rating' })))).toBe('league-option');
    const { id } = await house.leagues.create(wished({}));
    await house.leagues.join(id, person('a'), null);
    expect(await refusal(house.leagues.seed(id, 'host', 'a', 1))).toBe('league-no-seeds');
  });

  it.each(['season', 'rating'] as const)('go by the %s: the best meet last', async seeding => {
    const house = new LeagueHouse();
    const first = { format: 'round-robin', deckLock: true, season: 'Autumn' } as const;
    await playOut(house, await house.begun(first, EIGHT.slice(0, 4)));
    const id = await house.begun({ ...bracket, seeding, season: 'Winter' }, [...EIGHT.slice(0, 4)].reverse());
    const night = await house.leagues.night(id);
    expect(night.seeds).toEqual(['a', 'b', 'c', 'd']);
    expect(meeting(night)).toEqual(['ad', 'bc']);
    await playOut(house, id);
    expect((await house.leagues.night(id)).phase).toBe('over');
  });

  it('go by the season before where all nights of this one so far were cancelled', async () => {
    const house = new LeagueHouse();
    const four = EIGHT.slice(0, 4);
    await playOut(house, await house.begun({ format: 'round-robin', deckLock: true, season: 'Autumn' }, four));
    const gone = await house.leagues.create(wished({ season: 'Winter' }));
    await house.leagues.finish(gone.id, 'host');
    const id = await house.begun({ ...bracket, seeding: 'season', season: 'Winter' }, [...four].reverse());
    expect((await house.leagues.night(id)).seeds).toEqual(four);
  });

  it('leave unknown players to the lot', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ ...bracket, seeding: 'rating' }, EIGHT);
    const night = await house.leagues.night(id);
    expect(night.seeds).toEqual([]);
    expect(night.rounds[0]?.tables).toHaveLength(4);
  });
});

describe('players change tables', () => {
  const others = (night: Night, player: string): string =>
    night.rounds.at(-1)?.tables.find(({ players }) => !players.includes(player))?.players[0] as string;

  it('before they play: the others meet, in matches of their own', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 2, deckLock: true }, EIGHT.slice(0, 4));
    const before = await house.leagues.night(id);
    const other = others(before, 'a');
    const partner = before.rounds[0]?.tables.find(({ players }) => players.includes(other))?.players;
    await house.leagues.swap(id, 'host', 'a', other);
    await house.pass(MINUTE);
    const after = await house.leagues.night(id);
    const mine = after.rounds[0]?.tables.find(({ players }) => players.includes('a'))?.players;
    expect([...(mine ?? [])].sort()).toEqual(['a', partner?.find(player => player !== other)].sort());
    const open = await house.open(id);
    expect(open).toHaveLength(2);
    expect(
      open
        .map(({ seats }) =>
          seats
            .map(({ player }) => player)
            .sort()
            .join(''),
        )
        .sort(),
    ).toEqual(meeting(after).sort());
    await playOut(house, id);
    expect((await house.leagues.night(id)).phase).toBe('over');
  });

  it('not where somebody has played already, or at one table, or where rounds are fixed', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ rounds: 2, deckLock: true }, EIGHT.slice(0, 4));
    const night = await house.leagues.night(id);
    const [match] = await house.open(id);
    const look = await house.matches.look(match?.id as string);
    const prompt = look.table?.prompts[0];
    const player = look.match.seats[prompt?.seat ?? 0]?.player as string;
    const same = look.match.seats.find(seat => seat.player !== player)?.player as string;
    expect(await refusal(house.leagues.swap(id, 'host', player, same))).toBe('league-swap-same');
    await house.matches.answer(look.match.id, player, prompt?.number as number, { pick: ['low'] });
    expect(await refusal(house.leagues.swap(id, 'host', player, others(night, player)))).toBe('league-table-begun');
    expect(await refusal(house.leagues.swap(id, 'host', 'z', player))).toBe('league-table-begun');
    const fixed = await house.begun({ name: 'Fixed', format: 'round-robin', deckLock: true }, EIGHT.slice(0, 4));
    const there = await house.leagues.night(fixed);
    expect(await refusal(house.leagues.swap(fixed, 'host', 'a', others(there, 'a')))).toBe('league-no-swap');
  });

  it('in the first round of a bracket only, which later corrections then follow', async () => {
    const house = new LeagueHouse();
    const id = await house.begun(bracket, EIGHT.slice(0, 4));
    await house.leagues.swap(id, 'host', 'a', others(await house.leagues.night(id), 'a'));
    await house.pass(MINUTE);
    for (const match of await house.open(id)) await house.matches.concede(match.id, match.seats[0]?.player as string);
    await house.pass(MINUTE);
    const night = await house.leagues.night(id);
    expect(night.rounds).toHaveLength(2);
    const [first, second] = night.rounds[0]?.tables ?? [];
    const winner = (table = first): string => table?.players[table.result?.places.indexOf(1) ?? 0] as string;
    expect(meeting(night)).toEqual([[winner(first), winner(second)].sort().join('')]);
    const places = (first?.result?.places ?? []).map(place => (place === 1 ? 2 : 1));
    await house.leagues.correct(id, { by: 'host', why: 'wrong' }, { round: 1, table: 1 }, { places });
    const corrected = await house.leagues.night(id);
    const loser = first?.players.find(player => player !== winner(first)) as string;
    expect(meeting(corrected)).toEqual([[loser, winner(second)].sort().join('')]);
    expect(await refusal(house.leagues.swap(id, 'host', loser, winner(second)))).toBe('league-no-swap');
  });
});

it('who missed the cut is not let back in: there is no table left for them', async () => {
  const house = new LeagueHouse();
  const id = await house.begun({ format: 'swiss-cut', rounds: 1, cut: 4, deckLock: true }, EIGHT);
  await house.leagues.leave(id, 'h');
  await house.pass(MINUTE);
  for (const match of await house.open(id)) await house.matches.concede(match.id, match.seats[0]?.player as string);
  await house.pass(MINUTE);
  const night = await house.leagues.night(id);
  expect(night.advanced?.players).toHaveLength(4);
  expect(await refusal(house.leagues.readmit(id, 'h', 'host'))).toBe('league-cut');
});
