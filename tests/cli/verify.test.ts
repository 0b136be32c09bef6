import { describe, expect, test } from 'vitest';
import { chained, fingerprint, type Game, shortly } from '../../src/kernel/index.js';
import {
  linkShown,
  partsOf,
  type Transcript,
  transcriptOf,
  type Unsealed,
} from '../../src/matches/record/transcript.js';
import { checkTranscript } from '../../src/matches/record/verdict.js';
import { finished } from '../matches/finished.js';
import { file, json, refused, run } from './run.js';

const { game: squad, match, session } = finished('squad');
const transcript = transcriptOf(match, session.moves);
const bare = transcriptOf({ ...finished('squad', 'nothing').match }, finished('squad', 'nothing').session.moves);
const verify = <T>(changed: unknown, exit = 0, ...options: string[]) =>
  json<T>(['verify', file(changed), ...options], undefined, exit);
const said = async (changed: unknown): Promise<string> => (await run(['verify', file(changed)])).out;

/** As a transcript was written before it had a seal. */
function unsealed(from: Transcript): Unsealed {
  const { format: _, match: _1, luck: _2, outcome: _3, links: _4, seal: _5, seats, ...kept } = from;
  return { ...kept, seats: seats.map(({ late: _6, ...seat }) => ({ ...seat, sitting: seat.sitting ?? '' })) };
}

/** What somebody makes who changes a transcript and then seals it again. */
function resealed(changed: Transcript): Transcript {
  const links = chained(partsOf(changed));
  return { ...changed, links: links.map(linkShown), seal: links.at(-1) as string };
}

describe('verify', () => {
  test('finds an honest match as it was recorded, and tells what there is to compare', async () => {
    const decisions = session.moves.filter(move => move.type === 'answer').length;
    const { commitment, seal } = transcript;
    const mark = fingerprint(commitment, ['luck of Bob', 'luck of Ann']);
    const proof = { commitment, fingerprint: mark, seal, luck: ['Bob', 'Ann'], needed: ['Ann', 'Bob'] };
    expect(await verify(transcript)).toEqual({ ok: true, hash: session.table.hash(), decisions, ...proof });
    const told = await said(transcript);
    for (const part of ['as it was promised', commitment, mark, seal]) expect(told).toContain(part);
  });

  test('says what holds: with luck nobody chose the cards without help from those who came last, without it all rests on the host', async () => {
    const alone = resealed({ ...transcript, seats: transcript.seats.map(({ late: _, ...seat }) => seat) });
    expect(await said(alone)).toContain('Nobody could have chosen the cards without Ann.');
    // Bob was late: he could have picked a deck to suit the shuffle.
    expect(await said(transcript)).toContain(
      'Nobody could have chosen the cards unless one of these helped: Ann, Bob.',
    );
    const told = await said(bare);
    expect(told).toContain('rests on the bot’s host');
    expect(told).not.toContain('Nobody could have chosen');
  });

  test('compares the seal that somebody has noted, whole or as boards show it', async () => {
    const { seal } = transcript;
    for (const noted of [seal, shortly(seal), shortly(seal).replace('…', '...')])
      expect(await verify(transcript, 0, '--seal', noted)).toMatchObject({ ok: true });
    const other = resealed({ ...transcript, seats: transcript.seats.toReversed() }).seal;
    for (const noted of [other, shortly(other), '', seal.slice(0, 4), `${seal} `, '….'])
      expect(await verify(transcript, 1, '--seal', noted)).toMatchObject({ ok: false, where: 'seal' });
  });

  const [one, other] = transcript.seats as [Transcript['seats'][number], Transcript['seats'][number]];
  const moves = transcript.moves.map(move => (move.type === 'answer' ? { ...move, by: 'practice' as const } : move));
  test.each<[string, Transcript]>([
    ['other names', { ...transcript, seats: [{ ...one, name: 'Eve' }, other] }],
    ['another who answered', { ...transcript, moves }],
    ['another build', { ...transcript, version: 'v2' }],
    ['another match', { ...transcript, match: 'm2' }],
  ])('cannot see %s in a transcript that was sealed again, but its seal is not the posted one', async (_, changed) => {
    const forged = resealed(changed);
    expect(await verify(forged)).toMatchObject({ ok: true });
    expect(await verify(forged, 1, '--seal', shortly(transcript.seal))).toMatchObject({ where: 'seal' });
  });

  test.each<[string, string, Transcript]>([
    [
      'another result',
      'outcome',
      { ...transcript, outcome: { ...transcript.outcome, places: transcript.outcome.places.toReversed() } },
    ],
    ['another secret', 'secret', { ...transcript, secret: '5f'.repeat(32) }],
    ['a secret that is none', 'secret', { ...transcript, secret: 'open sesame' }],
    ['other options', 'options', { ...transcript, options: { ruleset: 'none' } }],
    ['other words', 'moves[0]', { ...transcript, luck: [{ seat: 0, words: 'luck of Eve' }] }],
    ['no words', 'moves[0]', { ...transcript, luck: [] }],
    ['another deck', 'moves[0]', { ...transcript, seats: transcript.seats.toReversed() }],
    ['the end left out', 'moves', { ...transcript, moves: transcript.moves.slice(0, -1) }],
  ])('finds %s, also where it was sealed again', async (_, where, changed) => {
    for (const shown of [changed, resealed(changed)]) {
      const verdict = await verify<{ ok: boolean; where: string; problem: string }>(shown, 1);
      expect(verdict.ok).toBe(false);
      expect(verdict.problem).not.toBe('');
      expect(await said(shown)).toContain('NOT as recorded');
    }
    const verdict = await verify<{ where: string }>(resealed(changed), 1);
    expect(verdict.where.startsWith(where)).toBe(true);
  });

  test('finds any move that is not as it was made, even sealed again, where it was not undone', () => {
    for (const [at, move] of transcript.moves.entries()) {
      if (move.type !== 'answer' || !('pick' in move.answer)) continue;
      const pick = move.answer.pick.length === 0 ? ['c1'] : [];
      const forged = resealed({ ...transcript, moves: transcript.moves.with(at, { ...move, answer: { pick } }) });
      const verdict = checkTranscript(squad as Game, forged);
      const takenBack = transcript.moves.some(one => one.type === 'undo' && one.to < move.seq && move.seq < one.seq);
      expect(verdict.ok).toBe(takenBack);
      if (!verdict.ok) expect(verdict.where).toBe(`moves[${at}]`);
    }
  });

  test('reads a transcript from before there were seals, and says what it does not cover', async () => {
    const { match: old, session: played } = finished('squad', 'sittings');
    const before = unsealed(transcriptOf(old, played.moves));
    expect(await verify(before)).toMatchObject({ ok: true, hash: played.table.hash(), seal: null, luck: [] });
    expect(await said(before)).toContain('its names, its result and who answered may have been changed');
    expect(await verify(before, 1, '--seal', transcript.seal)).toMatchObject({ ok: false, where: 'seal' });
    const seats = before.seats.map(seat => ({ ...seat, sitting: 'x' }));
    expect(await verify({ ...before, seats }, 1)).toMatchObject({ ok: false, where: 'moves[0]' });
  });

  test('is not led to overlook what a seal covers by taking it away', async () => {
    for (const sealed of [transcript, bare]) expect(await verify(unsealed(sealed), 1)).toMatchObject({ ok: false });
  });

  test('tells no secret of a match that goes on', () => {
    expect(() => transcriptOf({ ...match, status: 'playing' }, session.moves)).toThrow('not over');
  });

  test('refuses what is no transcript', async () => {
    await refused(['verify', file({ ...transcript, secrets: 1 })], 'secrets: no such field: did you mean secret');
    await refused(['verify', file(resealed({ ...transcript, game: 'squat' }))], 'did you mean squad?');
    await refused(['verify', file({ ...transcript, moves: [{ ...transcript.moves[0], seat: -1 }] })], 'moves[0].seat');
    await refused(['verify', file({ ...transcript, format: 3 })], 'format: this has to be 2');
    await refused(['verify', file({ ...transcript, seal: 5 })], 'seal: this has to be a text, and is a number');
    for (const other of [{}, null, [], { game: 'squad', seats: [{}, {}] }, { format: 1, name: 'Kitchen Heroes' }])
      await refused(
        ['verify', file(other)],
        ".json: this isn't a transcript: press Transcript under the board of a finished match, and save that file",
      );
  });
});
