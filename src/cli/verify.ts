import { z } from 'zod';
import { fingerprint } from '../kernel/index.js';
import { needed } from '../matches/lobby/luck.js';
import { type Transcript, transcriptSchema, type Unsealed, unsealedSchema } from '../matches/record/transcript.js';
import { brokenSeal, checkTranscript, isSeal, notAs, type Verdict } from '../matches/record/verdict.js';
import { BadInput, type Command, findGame, type House, readArgs } from './command.js';
import { readAs, readJson } from './files.js';
import { howMany } from './how-many.js';
import { withSet } from './sets.js';

export const run: Command = (args, house) => {
  const { positionals, values } = readArgs('verify', args, ['TRANSCRIPT.json'], {
    set: 'string',
    seal: 'string',
  });
  const [file] = positionals as [string];
  const transcript = readTranscript(readJson(file), file);
  const verdict = judged(transcript, values, house);
  if (!verdict.ok) return { json: verdict, text: `NOT as recorded, at ${verdict.where}: ${verdict.problem}`, exit: 1 };
  const proof = proofOf(transcript);
  return { json: { ...verdict, ...proof }, text: told(verdict, proof).join('\n') };
};

/** What every transcript has, whenever it was written. */
const shape = z.looseObject({ game: z.string(), seats: z.array(z.unknown()), moves: z.array(z.unknown()) });

/** @throws BadInput */
function readTranscript(json: unknown, file: string): Transcript | Unsealed {
  if (!shape.safeParse(json).success)
    throw new BadInput(
      "this isn't a transcript: press Transcript under the board of a finished match, and save that file",
      file,
    );
  const isUnsealed = typeof json === 'object' && json !== null && !('format' in json) && !('seal' in json);
  return readAs<Transcript | Unsealed>(isUnsealed ? unsealedSchema : transcriptSchema, json, 'the transcript');
}

/** @throws BadInput */
function judged(
  transcript: Transcript | Unsealed,
  { seal, set: file }: { readonly seal?: string; readonly set?: string },
  house: House,
): Verdict {
  const isSealed = 'seal' in transcript;
  // Before the game and its set are looked for: a name that was changed would lead to others.
  const broken = isSealed ? brokenSeal(transcript) : null;
  if (broken !== null) return broken;
  if (seal !== undefined && !(isSealed && isSeal(seal, transcript)))
    return notAs('seal', 'seal', isSealed ? 'this is not that seal' : 'this transcript has no seal');
  const game = withSet(findGame(transcript.game, house), file, house);
  const { set } = transcript;
  if (set?.hash !== game.set?.hash)
    throw new BadInput(
      set === undefined
        ? '--set: this match was played without a set'
        : `--set: this match was played with the set "${set.name}" (${set.hash.slice(0, 12)}): name its file`,
    );
  return checkTranscript(game, transcript);
}

/** What there is to compare with what the bot posted, and who added luck, first to last. */
function proofOf(transcript: Transcript | Unsealed) {
  const { commitment } = transcript;
  if (!('seal' in transcript)) return { commitment, fingerprint: commitment, seal: null, luck: [], needed: [] };
  const { seal, luck, seats } = transcript;
  const nameOf = (seat: number): string => seats[seat]?.name ?? `seat ${seat}`;
  const mark = fingerprint(
    commitment,
    luck.map(({ words }) => words),
  );
  const names = luck.map(({ seat }) => nameOf(seat));
  const late = seats.flatMap((one, seat) => (one.late === true ? [seat] : []));
  // `needed`: those without whose help nobody could have chosen the cards; empty where that can't be said.
  return { commitment, fingerprint: mark, seal, luck: names, needed: needed(luck, late).map(nameOf) };
}

function told(
  { decisions, hash }: Extract<Verdict, { ok: true }>,
  { luck, seal, ...proof }: ReturnType<typeof proofOf>,
): string[] {
  const [only = '', ...others] = proof.needed;
  const help = others.length === 0 ? `without ${only}` : `unless one of these helped: ${proof.needed.join(', ')}`;
  return [
    `The match is as it was promised and recorded: ${howMany(decisions, 'decision')}, hash ${hash}`,
    `promise: ${proof.commitment}`,
    ...(luck.length === 0
      ? ['luck:    none. The shuffle was fixed and is recorded, but it rests on the bot’s host.']
      : [
          `luck:    ${proof.fingerprint}, from ${luck.join(', ')}`,
          `         Nobody could have chosen the cards ${help}.`,
        ]),
    ...(seal === null
      ? ['seal:    none. This transcript is older: its names, its result and who answered may have been changed.']
      : [`seal:    ${seal}`]),
    'Compare these with what the bot posted before the deal and at the end.',
  ];
}
