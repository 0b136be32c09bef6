import { describe, expect, test } from 'vitest';
import { Dice } from '../../src/cli/simulate/dice.js';
import { squad } from '../../src/games/squad/index.js';
import { commit, type Game, type Json, type Prompt, Session, sample, seedOf } from '../../src/kernel/index.js';
import { checkTranscript, type Transcript, transcriptOf } from '../../src/matches/transcript.js';
import type { MatchRow } from '../../src/store/port.js';
import { file, json, refused, run } from './run.js';

const secret = '5e'.repeat(32);
const sittings = ['ann clicked', 'bob clicked'];

/** A finished match between random players, one move of it taken back, as the store would hold it. */
function finished(): { match: MatchRow; session: Session<unknown> } {
  const decks = ['iron-man', 'storm'].map(id => squad.decks.ready.find(deck => deck.id === id)!);
  const seats = decks.map(({ name, cards }, seat) => ({ name: `Player ${seat}`, deck: { name, cards } }));
  const options = { ruleset: 'tcg' };
  const session = Session.begin(squad as Game, { version: 'v1', options, seats, seed: seedOf(secret, sittings) });
  const dice = new Dice('a finished match');
  for (let asked = 0; session.table.outcome === null; asked++) {
    const [prompt] = session.prompts as [Prompt];
    session.answer(prompt.number, prompt.seat, sample(prompt, dice));
    if (asked === 5) session.undo(4);
  }
  const match: MatchRow = {
    ...{ id: 'm1', game: 'squad', ruleset: 'tcg', options: options as Json, status: 'over', guild: null, channel: 'c' },
    ...{
      host: 'ann',
      terms: { invited: null, secretDecks: false, bestOf: 1, guided: false, score: {}, round: 1 },
      secret,
      commitment: commit(secret),
      set: null,
      version: 'v1',
      series: null,
      createdAt: 0,
      updatedAt: 0,
    },
    ...{ moves: session.moves.length, lines: session.log.length, outcome: session.table.outcome },
    seats: seats.map(({ name, deck }, seat) => ({ seat, player: name, name, deck, sitting: sittings[seat] ?? '' })),
  };
  return { match, session };
}

const { match, session } = finished();
const transcript = transcriptOf(match, session.moves);
const verify = <T>(changed: unknown, exit = 0) => json<T>(['verify', file(changed)], undefined, exit);

describe('verify', () => {
  test('finds an honest match as it was recorded', async () => {
    const decisions = session.moves.filter(move => move.type === 'answer').length;
    expect(await verify(transcript)).toEqual({ ok: true, hash: session.table.hash(), decisions });
    expect((await run(['verify', file(transcript)])).out).toContain('as it was promised');
  });

  const tampered: [string, string, Transcript][] = [
    ['a secret that was not promised', 'secret', { ...transcript, secret: '5f'.repeat(32) }],
    ['a secret that is none', 'secret', { ...transcript, secret: 'open sesame' }],
    ['another sitting', 'moves', { ...transcript, seats: transcript.seats.map(seat => ({ ...seat, sitting: 'x' })) }],
    ['another deck', 'moves', { ...transcript, seats: [...transcript.seats].reverse() }],
    ['other options', 'options', { ...transcript, options: { ruleset: 'none' } }],
    ['a move left out', 'moves[3]', { ...transcript, moves: transcript.moves.filter((_, at) => at !== 3) }],
    ['the end left out', 'moves', { ...transcript, moves: transcript.moves.slice(0, -1) }],
  ];
  test.each(tampered)('finds %s', async (_, where, changed) => {
    const verdict = await verify<{ ok: boolean; where: string; problem: string }>(changed, 1);
    expect(verdict.ok).toBe(false);
    expect(verdict.where.startsWith(where)).toBe(true);
    expect(verdict.problem).not.toBe('');
    expect((await run(['verify', file(changed)])).out).toContain('NOT as recorded');
  });

  test('finds any move that is not as it was made', () => {
    for (const [at, move] of transcript.moves.entries()) {
      if (move.type !== 'answer' || !('pick' in move.answer)) continue;
      const pick = move.answer.pick.length === 0 ? ['c1'] : [];
      const moves = transcript.moves.with(at, { ...move, answer: { pick } });
      const verdict = checkTranscript(squad as Game, { ...transcript, moves });
      const takenBack = transcript.moves.some(one => one.type === 'undo' && one.to < move.seq && move.seq < one.seq);
      expect(verdict.ok).toBe(takenBack);
      if (!verdict.ok) expect(verdict.where).toBe(`moves[${at}]`);
    }
  });

  test('tells no secret of a match that goes on', () => {
    expect(() => transcriptOf({ ...match, status: 'playing' }, session.moves)).toThrow('not over');
  });

  test('refuses what is no transcript', async () => {
    await refused(['verify', file({ ...transcript, secrets: 1 })], 'secrets: no such field: did you mean secret');
    await refused(['verify', file({ ...transcript, game: 'squat' })], 'did you mean squad?');
    await refused(['verify', file({ ...transcript, moves: [{ ...transcript.moves[0], seat: -1 }] })], 'moves[0].seat');
    await refused(['verify', file({})], 'game');
  });
});
