import {
  canonical,
  chained,
  fingerprint,
  type Game,
  keptPromise,
  type Move,
  seedOf,
  seedOfSittings,
  verify,
} from '../../kernel/index.js';
import { outcomeAtTime, TIME_UP } from '../play/time-up.js';
import { linkShown, partsOf, type Transcript, type Unsealed } from './transcript.js';

/** What can be wrong with a record: a part is not as it was sealed, a move is missing, the moves lead elsewhere … */
export type Wrong = 'seal' | 'secret' | 'options' | 'gap' | 'cut' | 'result' | 'rules';

interface Fault {
  readonly ok: false;
  readonly where: string;
  readonly wrong: Wrong;
  /** The same in words, for the command line. */
  readonly problem: string;
}

/** What checking a transcript comes to. */
export type Verdict = { readonly ok: true; readonly hash: string; readonly decisions: number } | Fault;

/** Whether every part of a transcript is as it was sealed, the secret is the promised one, and the moves lead from it to the result. */
export const checkTranscript = (game: Game, transcript: Transcript | Unsealed): Verdict =>
  ('seal' in transcript ? brokenSeal(transcript) : null) ?? played(game, transcript);

/** Where a transcript is not as it was sealed; null where it is. */
export function brokenSeal(transcript: Transcript): Fault | null {
  const parts = partsOf(transcript);
  const reached = chained(parts);
  const { links, seal } = transcript;
  const at = reached.findIndex((link, n) => linkShown(link) !== links[n]);
  // Where the chain ends as it was sealed, every part is as it was: what was changed is a link.
  if (seal === reached.at(-1)) {
    if (at < 0 && links.length === parts.length) return null;
    return notSealed(at < 0 ? `links[${parts.length}]` : `links[${at}]`);
  }
  const where = at < 0 ? 'seal' : (parts[at]?.[0] as string);
  // Behind the last move comes the result: where it stands too early, moves are gone.
  const isCutOff = where === 'outcome' && links.length > parts.length;
  return notSealed(isCutOff ? `moves[${transcript.moves.length}]` : where);
}

/** That a record is not right: what is wrong, where, and that in words. */
export const notAs = (wrong: Wrong, where: string, problem: string): Fault => ({ ok: false, where, wrong, problem });

const notSealed = (where: string): Fault => notAs('seal', where, 'this is not what was sealed');

/** Whether a seal that somebody has noted, whole or as boards show it, is the seal of a transcript. */
export function isSeal(noted: string, { seal }: Transcript): boolean {
  const [, first, last] = /^([0-9a-f]{4})(?:…|\.{2,3})([0-9a-f]{4})$/.exec(noted) ?? [];
  return noted === seal || (first !== undefined && seal.startsWith(first) && seal.endsWith(last ?? ''));
}

function played(game: Game, transcript: Transcript | Unsealed): Verdict {
  const { version = '', secret, commitment, seats } = transcript;
  if (!keptPromise(commitment, secret))
    return notAs('secret', 'secret', 'this is not the secret that the commitment promised');
  const options = game.options.safeParse(transcript.options);
  if (!options.success) return notAs('options', 'options', `not options of ${game.id}`);
  const moves = transcript.moves as readonly Move[];
  const stray = moves.findIndex((one, at) => one.seq !== at + 1);
  if (stray >= 0) return notAs('gap', `moves[${stray}]`, 'a move is missing before it, or out of place');
  try {
    const table = verify(game, { version, options: options.data, seats, seed: seedIn(transcript) }, moves);
    const isTimed = 'outcome' in transcript && transcript.outcome.reason.id === TIME_UP;
    // A round's clock is no part of the moves; how a match ends that it ends is.
    const outcome = table.outcome ?? (isTimed ? outcomeAtTime(game, table.envelope.state) : null);
    if (outcome === null)
      return notAs('cut', `moves[${moves.length}]`, 'the match is not over here: moves are missing');
    if ('outcome' in transcript && canonical(outcome) !== canonical(transcript.outcome))
      return notAs('result', 'outcome', 'the moves lead to another result');
    return { ok: true, hash: table.hash(), decisions: moves.filter(one => one.type === 'answer').length };
  } catch (error) {
    return notAs('rules', whereOf(error), error instanceof Error ? error.message : String(error));
  }
}

/** The seed that a transcript's secret and words make; in older matches, what each seat did to sit down. */
function seedIn(transcript: Transcript | Unsealed): string {
  const { secret, commitment, seats } = transcript;
  const sittings = seats.flatMap(({ sitting }) => (sitting === undefined ? [] : [sitting]));
  if (sittings.length > 0) return seedOfSittings(secret, sittings);
  const words = 'luck' in transcript ? transcript.luck.map(one => one.words) : [];
  return seedOf(secret, fingerprint(commitment, words));
}

/** A drift knows its move; anything else went wrong before the first. */
function whereOf(error: unknown): string {
  const seq = error instanceof Error && 'seq' in error ? Number(error.seq) : 0;
  return seq > 0 ? `moves[${seq - 1}]` : 'moves';
}
