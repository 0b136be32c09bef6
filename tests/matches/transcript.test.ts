import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import type { Game, Json } from '../../src/kernel/index.js';
import { pathText } from '../../src/kernel/index.js';
import { sealOf, type Transcript, transcriptOf, transcriptSchema } from '../../src/matches/record/transcript.js';
import { checkTranscript } from '../../src/matches/record/verdict.js';
import { finished } from './finished.js';

type Path = readonly (string | number)[];
interface Leaf {
  readonly path: Path;
  readonly value: Json;
}

/** Every place of a document that holds no other. */
function leaves(value: Json, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((part: Json, at) => leaves(part, [...path, at]));
  return Object.entries(value).flatMap(([key, part]) => leaves(part as Json, [...path, key]));
}

/** The same document with something else in one place. */
function withAt<T>(whole: T, [step, ...rest]: Path, value: Json): T {
  if (step === undefined) return value as T;
  if (Array.isArray(whole)) return whole.with(step as number, withAt(whole[step as number], rest, value)) as T;
  return { ...whole, [step]: withAt((whole as Record<string, unknown>)[step], rest, value) } as T;
}

/** What a value might be changed to without ceasing to be one of its kind. */
function others(value: Json): Json[] {
  if (typeof value === 'number') return [value + 1, value === 0 ? 2 : 0];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return ['x'];
  const kinds = [
    ['player', 'default', 'practice'],
    ['wish', 'failure'],
    ['won', 'lost'],
  ].find(known => known.includes(value));
  if (kinds !== undefined) return kinds.filter(other => other !== value);
  const last = value.at(-1) === '0' ? '1' : '0';
  return [`${value.slice(0, -1)}${last}`, `${value} `, ''].filter(other => other !== value);
}

/** Where a change is found: by its reader, or by the check. Null where nobody notices. */
function noticed(game: Game, changed: unknown): string | null {
  const read = transcriptSchema.safeParse(changed);
  if (!read.success) return pathText(read.error.issues[0]?.path ?? []);
  const verdict = checkTranscript(game, read.data);
  return verdict.ok ? null : verdict.where;
}

/** The same transcript as its file says it. */
const written = (transcript: Transcript): Transcript => JSON.parse(JSON.stringify(transcript)) as Transcript;

describe.each(games.map(game => [game.id]))('a transcript of %s', id => {
  const { game, match, session } = finished(id);
  const transcript = written(transcriptOf(match, session.moves));

  it.each(['luck', 'nothing', 'sittings'] as const)('is found as it was recorded, where the seats brought %s', how => {
    const { match: row, session: played } = finished(id, how);
    const fair = written(transcriptOf(row, played.moves));
    expect(checkTranscript(game, fair)).toMatchObject({ ok: true, hash: played.table.hash() });
    expect([fair.luck.length > 0, 'sitting' in (fair.seats[0] as object)]).toEqual([
      how === 'luck',
      how === 'sittings',
    ]);
  });

  it('has a seal that can be posted before its secret is told', () => {
    const sealed = {
      ...match,
      terms: { ...(match.terms as object), league: { night: 'n', round: 1, table: 1, sealed: true } },
    };
    expect(() => transcriptOf(sealed, session.moves)).toThrow('not over');
    expect(sealOf(sealed, session.moves)).toBe(transcript.seal);
  });

  it('with a single value changed, whichever it is, is found out, and where', () => {
    const missed = leaves(transcript as unknown as Json).flatMap(({ path, value }) =>
      others(value).flatMap(other => {
        const where = noticed(game, withAt(transcript, path, other));
        const told = where !== null && where !== '' && pathText(path).startsWith(where);
        return told ? [] : [`${pathText(path)}: ${JSON.stringify(value)} → ${JSON.stringify(other)}: ${where}`];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('with something more in any list, or something less, is found out', () => {
    const { seats, luck, links } = transcript;
    const changed: Partial<Transcript>[] = [
      { seats: [...seats, seats[0] as Transcript['seats'][number]] },
      { seats: seats.slice(1) },
      { seats: seats.map(({ late: _, ...seat }) => seat) },
      { seats: seats.map(seat => ({ ...seat, late: true as const })) },
      { seats: seats.toReversed() },
      { luck: [...luck, { seat: 0, words: 'more' }] },
      { luck: luck.slice(1) },
      { luck: luck.toReversed() },
      { links: [...links, links[0] as string] },
      { links: links.slice(1) },
      { links: links.slice(0, -1) },
      { links: [] },
      { set: { name: 'Kitchen Heroes', hash: 'ab' } },
    ];
    const missed = changed.filter(change => {
      const where = noticed(game, { ...transcript, ...change });
      return where === null || !where.startsWith(Object.keys(change)[0] as string);
    });
    expect(missed).toEqual([]);
  });

  it('with a move left out, doubled or in another place is found out, and where', () => {
    const { moves } = transcript;
    const missed: string[] = [];
    const look = (what: string, at: number, changed: readonly unknown[]): void => {
      const where = noticed(game, { ...transcript, moves: changed });
      if (where !== `moves[${at}]`) missed.push(`${what} ${at}: ${where}`);
    };
    for (const [at, move] of moves.entries()) {
      look('left out', at, moves.toSpliced(at, 1));
      look('doubled', at + 1, moves.toSpliced(at, 0, move));
      const next = moves[at + 1];
      if (next !== undefined) look('swapped', at, moves.with(at, next).with(at + 1, move));
    }
    expect(missed).toEqual([]);
  });
});
