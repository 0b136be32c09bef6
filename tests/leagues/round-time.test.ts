import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/kernel/index.js';
import { tableAt } from '../../src/leagues/night.js';
import { seriesDue } from '../../src/matches/lobby/series.js';
import { transcriptOf } from '../../src/matches/record/transcript.js';
import { checkTranscript } from '../../src/matches/record/verdict.js';
import type { MatchRow } from '../../src/store/index.js';
import { LeagueHouse, MINUTE, person, refusal, ten, wished } from './house.js';

const timed = { roundTime: 20 * MINUTE, extraTurns: 1, rounds: 1, deckLock: true } as const;

/** Plays the next round of the duel: these bid high, the others low. */
async function bid(house: LeagueHouse, { id }: MatchRow, high: readonly string[]): Promise<void> {
  for (let bids = 0; bids < 2; ) {
    const look = await house.matches.look(id);
    const prompt = look.table?.prompts[0];
    if (prompt === undefined) return;
    const player = look.match.seats[prompt.seat]?.player as string;
    const isBid = prompt.reason === 'bid';
    const pick = isBid ? (high.includes(player) ? 'high' : 'low') : 'keep';
    await house.matches.answer(id, player, prompt.number, { pick: [pick] });
    if (isBid) bids++;
  }
}

const ends = async (house: LeagueHouse, id: string) => {
  const { settled, result, players } = tableAt(await house.leagues.night(id), 1, 1) ?? {};
  const at = players?.indexOf('a') ?? -1;
  return [settled, result?.places[at], result?.places[1 - at]];
};

describe('a round on a clock', () => {
  it('plays the extra turns, then ends as it stands; statistics count that match like any other', async () => {
    const house = new LeagueHouse();
    const id = await house.begun(timed, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    await bid(house, match, ['a']);
    await house.pass(19 * MINUTE);
    expect(tableAt(await house.leagues.night(id), 1, 1)?.called).toBeNull();
    await house.pass(2 * MINUTE);
    expect(tableAt(await house.leagues.night(id), 1, 1)?.called).toMatchObject({ match: match.id });
    expect((await house.store.match(match.id))?.status).toBe('playing');
    await bid(house, match, ['a']);
    await house.pass(MINUTE);
    expect(await ends(house, id)).toEqual(['timed', 1, 2]);
    expect((await house.leagues.night(id)).phase).toBe('over');
    const ended = (await house.store.match(match.id)) as MatchRow;
    expect([ended.status, ended.outcome?.reason.id]).toEqual(['over', 'league-time-up']);
    const [won] = await house.store.tallies({ player: 'a', facet: 'all' });
    expect(won).toMatchObject({ games: 1, wins: 1 });
    // Its transcript is found as it was recorded, and an end that the table did not have is not.
    const moves = (await house.store.history(match.id))?.moves ?? [];
    const transcript = transcriptOf(ended, moves);
    const game = house.matches.game('duel');
    expect(checkTranscript(game, transcript)).toMatchObject({ ok: true });
    const { links: _, seal: _1, ...open } = transcript;
    const turned = { ...ended, outcome: { ...open.outcome, places: open.outcome.places.toReversed() } } as MatchRow;
    expect(checkTranscript(game, transcriptOf(turned, moves))).toMatchObject({ ok: false, where: 'outcome' });
  });

  it('that ended a match is corrected in statistics too', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ ...timed, extraTurns: 0 }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    await bid(house, match, ['a']);
    await house.pass(21 * MINUTE);
    const { result } = tableAt(await house.leagues.night(id), 1, 1) ?? {};
    const places = (result?.places ?? []).toReversed();
    await house.leagues.correct(id, { by: 'host', why: 'miscounted' }, { round: 1, table: 1 }, { places });
    await house.seeTo();
    expect((await house.store.tallies({ player: 'b', facet: 'all' }))[0]).toMatchObject({ games: 1, wins: 1 });
  });

  it('without extra turns ends at once, in a draw where nobody is ahead', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ ...timed, extraTurns: 0 }, ['a', 'b']);
    await bid(house, (await house.open(id))[0] as MatchRow, []);
    await house.pass(21 * MINUTE);
    expect(await ends(house, id)).toEqual(['timed', 1, 1]);
  });

  it('plays a tie on in a bracket until somebody is ahead', async () => {
    const house = new LeagueHouse();
    const { rounds: _, ...bracket } = timed;
    const id = await house.begun({ ...bracket, format: 'single', extraTurns: 0 }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    await bid(house, match, []);
    await house.pass(25 * MINUTE);
    expect((await house.leagues.night(id)).phase).toBe('running');
    await bid(house, match, ['b']);
    await house.pass(MINUTE);
    expect(await ends(house, id)).toEqual(['timed', 2, 1]);
  });

  it('ends a table of several as well where one has left and the others play on', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ ...timed, format: 'points', tableSize: 3, extraTurns: 0 }, ['a', 'b', 'c']);
    const [match] = (await house.open(id)) as [MatchRow];
    await house.begin(match.id, ['a', 'b', 'c']);
    await house.leagues.leave(id, 'c');
    await house.pass(19 * MINUTE);
    expect((await house.store.match(match.id))?.status).toBe('playing');
    await house.pass(3 * MINUTE);
    expect(tableAt(await house.leagues.night(id), 1, 1)?.settled).toBe('timed');
    expect((await house.leagues.night(id)).phase).toBe('over');
  });

  it('at best of three counts the score so far, and begins no other match', async () => {
    const house = new LeagueHouse();
    const id = await house.begun({ ...timed, bestOf: 3 }, ['a', 'b']);
    const [match] = (await house.open(id)) as [MatchRow];
    await bid(house, match, ['a']);
    await house.pass(21 * MINUTE);
    await house.matches.concede(match.id, 'a');
    await house.seeTo();
    expect(await ends(house, id)).toEqual(['timed', 2, 1]);
    expect(tableAt(await house.leagues.night(id), 1, 1)?.result?.wins?.toSorted()).toEqual([0, 1]);
    await house.pass(MINUTE);
    expect(await house.open(id)).toEqual([]);
    // Nor is one due by itself: it could begin when the table has long been decided, after a stop in between.
    expect(seriesDue(match, (await house.store.match(match.id))?.outcome as Outcome, house.time)).toEqual([]);
  });

  it('is not for duplicate nights: their tables are compared whole', async () => {
    const house = new LeagueHouse();
    const wish = { format: 'duplicate', game: 'raid', roundTime: MINUTE } as const;
    expect(await refusal(house.leagues.create(wished(wish)))).toBe('league-option');
    const { id } = await house.leagues.create(wished(timed));
    await house.leagues.join(id, person('a'), ten);
    expect((await house.leagues.night(id)).plan.roundTime).toBe(20 * MINUTE);
  });
});
