import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import { type Game, hash } from '../../src/kernel/index.js';
import { promiseOf } from '../../src/leagues/plan.js';
import { standings } from '../../src/leagues/standings/standings.js';
import { against, ladderOf } from '../../src/leagues/villains.js';
import { isRevealed } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import { DAY, LeagueHouse, person, refusal, ten, wished } from './house.js';

const wish = { format: 'ladder', game: 'raid', tableSize: 2, deckLock: true } as const;
const seatsOf = ({ seats }: MatchRow): string[] => seats.map(({ player }) => player as string).sort();
const hands = async (house: LeagueHouse, { id }: MatchRow) =>
  ((await house.matches.look(id)).table as unknown as { state: { hands: unknown } }).state.hands;

/** Each table wins or loses as said, by the first of its players. */
async function round(house: LeagueHouse, id: string, winners: readonly string[]): Promise<void> {
  for (const match of await house.open(id)) {
    const [first = ''] = seatsOf(match);
    await house.play(match.id, winners.includes(first) ? seatsOf(match) : []);
  }
  await house.seeTo();
}

describe('a ladder', () => {
  it('sends tables that win to the next villain, and lets the others try again', async () => {
    const house = new LeagueHouse();
    const id = await house.begun(wish, ['a', 'b', 'c', 'd']);
    const [one, other] = (await house.open(id)) as [MatchRow, MatchRow];
    expect([one.ruleset, other.ruleset]).toEqual(['plain', 'plain']);
    const [fast, slow] = [seatsOf(one), seatsOf(other)];
    await round(house, id, fast.slice(0, 1));
    const met = async () =>
      Object.fromEntries((await house.open(id)).map(match => [seatsOf(match).join(), match.ruleset]));
    expect(await met()).toEqual({ [fast.join()]: 'giant', [slow.join()]: 'plain' });
    await round(house, id, [fast[0] as string, slow[0] as string]);
    expect(await met()).toEqual({ [fast.join()]: 'dragon', [slow.join()]: 'giant' });
    await round(house, id, fast.slice(0, 1));
    const night = await house.leagues.night(id);
    // As many rounds as there are villains; the table that has beaten most of them is first, and a table shares its place.
    expect(night.phase).toBe('over');
    for (const { player, place, won } of standings(night))
      expect([place, won]).toEqual(fast.includes(player) ? [1, 3] : [3, 1]);
  });

  it('ends for a table with its last villain, and goes on without it', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ ...wish, rounds: 4, ruleset: 'dragon' }, ['a', 'b', 'c', 'd']);
    const night = await house.leagues.night(id);
    expect(night.plan.ladder?.map(({ ruleset }) => ruleset)).toEqual(['dragon', 'plain', 'giant']);
    const [one] = (await house.open(id)) as [MatchRow];
    const first = seatsOf(one).slice(0, 1);
    for (let n = 1; n <= 3; n++) await round(house, id, first);
    const left = await house.open(id);
    expect(left.map(match => match.ruleset)).toEqual(['dragon']);
    expect(left.flatMap(seatsOf)).not.toContain(first[0]);
    await house.leagues.leave(id, seatsOf(left[0] as MatchRow)[0] as string);
    await house.leagues.leave(id, seatsOf(left[0] as MatchRow)[1] as string);
    await house.seeTo();
    expect((await house.leagues.night(id)).phase).toBe('over');
  });

  it('gives every table of a round the same, another shuffle each round, and tells none before the night is over', async () => {
    const house = new LeagueHouse();
    const id = await house.begun(wish, ['a', 'b', 'c', 'd']);
    const { plan } = await house.leagues.night(id);
    const secrets: string[] = [];
    for (let n = 1; n <= 3; n++) {
      const [one, other] = (await house.open(id)) as [MatchRow, MatchRow];
      expect(other.secret).toBe(one.secret);
      if (n === 1) expect(one.commitment).toBe(promiseOf(plan));
      // Nobody wins: both tables meet the same villain, with the same cards.
      expect(await hands(house, one)).toEqual(await hands(house, other));
      secrets.push(one.secret);
      await house.play(one.id, []);
      await house.seeTo();
      expect(isRevealed((await house.store.match(one.id)) as MatchRow)).toBe(false);
      await house.play(other.id, []);
      await house.seeTo();
      if (n < 3) expect(isRevealed((await house.store.match(other.id)) as MatchRow)).toBe(false);
    }
    // Each secret leads back to the one before, so all were promised with the first; none leads on to the next.
    expect(secrets.slice(1).map(hash)).toEqual(secrets.slice(0, 2));
    const all = (await house.leagues.night(id)).rounds.flatMap(({ tables }) =>
      tables.flatMap(({ matches }) => matches),
    );
    for (const { id: match } of all) expect(isRevealed((await house.store.match(match)) as MatchRow)).toBe(true);
  });
});

describe('what partners play against', () => {
  it('can be chosen with its sets, and changed from night to night', async () => {
    const house = new LeagueHouse();
    const { id, plan } = await house.leagues.create(wished({ ...wish, sets: ['swamp'] }));
    expect(plan.options).toMatchObject({ villain: 'plain', modular: ['swamp'] });
    expect(plan.ladder?.map(({ options }) => options)).toMatchObject([
      { villain: 'plain', modular: ['swamp'] },
      { villain: 'giant', modular: ['swamp'] },
      { villain: 'dragon', modular: ['swamp'] },
    ]);
    await house.leagues.edit(id, 'host', { ruleset: 'giant' });
    expect((await house.leagues.night(id)).plan).toMatchObject({
      ruleset: 'giant',
      options: { villain: 'giant', modular: ['swamp'] },
      ladder: [{ ruleset: 'giant' }, { ruleset: 'dragon' }, { ruleset: 'plain' }],
    });
    await house.leagues.edit(id, 'host', { sets: null });
    expect((await house.leagues.night(id)).plan.options).not.toHaveProperty('modular');
    expect(await refusal(house.leagues.edit(id, 'host', { sets: ['nowhere'] }))).toBe('league-set-unknown');
    const duel = await house.leagues.create(wished({}));
    expect(await refusal(house.leagues.edit(duel.id, 'host', { sets: ['swamp'] }))).toBe('league-no-sets');
    expect(await refusal(house.leagues.create(wished({ sets: ['swamp'] })))).toBe('league-no-sets');
  });

  it('goes from night to night to the next villain, once a table has won', async () => {
    const house = new LeagueHouse();
    const duplicate = { ...wish, format: 'duplicate', nextVillain: true, sets: ['storm'] } as const;
    expect(await refusal(house.leagues.create(wished({ ...wish, nextVillain: true })))).toBe('league-option');
    const { id } = await house.leagues.create(wished(duplicate));
    await house.leagues.schedule(id, 'host', house.time + DAY, 7);
    const met: string[] = [];
    for (const wins of [false, true, true]) {
      const [row] = await house.leagues.nights({ guild: 'guild', status: 'open' });
      const now = row?.id as string;
      met.push((await house.leagues.night(now)).plan.ruleset);
      for (const player of ['a', 'b']) await house.leagues.join(now, person(player), ten);
      await house.leagues.start(now, 'host');
      await house.seeTo();
      await round(house, now, wins ? ['a'] : []);
      await house.pass(DAY);
    }
    const [row] = await house.leagues.nights({ guild: 'guild', status: 'open' });
    const last = await house.leagues.night(row?.id as string);
    expect([...met, last.plan.ruleset]).toEqual(['plain', 'plain', 'giant', 'dragon']);
    expect(last.plan.options).toMatchObject({ villain: 'dragon', modular: ['storm'] });
  });

  it('in Champions is every villain, then all of them as experts', () => {
    const champions = gameOf('champions') as Game;
    const ruleset = (id: string) => champions.rulesets.find(one => one.id === id);
    const first = { ruleset: 'klaw-standard', options: champions.options.parse(ruleset('klaw-standard')?.options) };
    const rungs = ladderOf(champions, first as Parameters<typeof ladderOf>[1]);
    const villains = champions.scenarios?.villains.map(({ id }) => id) ?? [];
    expect(villains.slice(0, 3)).toEqual(['rhino', 'klaw', 'ultron']);
    expect(rungs.map(rung => rung.ruleset)).toEqual([
      ...villains.slice(1).map(id => `${id}-standard`),
      ...villains.map(id => `${id}-expert`),
    ]);
    const harder = against(champions, rungs[0] as (typeof rungs)[0], { ruleset: 'klaw-expert', sets: ['bomb_scare'] });
    expect(harder).toMatchObject({ ruleset: 'klaw-expert', options: { mode: 'expert', modular: ['bomb_scare'] } });
    for (const { options } of rungs) expect(champions.options.safeParse(options).success).toBe(true);
  });
});
