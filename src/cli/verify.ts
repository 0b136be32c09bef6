import { checkTranscript, transcriptSchema } from '../matches/transcript.js';
import { BadInput, type Command, findGame, readArgs } from './command.js';
import { readAs, readJson } from './files.js';
import { withSet } from './sets.js';

export const { run }: Command = {
  run(args, house) {
    const { positionals, values } = readArgs('verify', args, ['TRANSCRIPT.json'], {
      json: { type: 'boolean' },
      set: { type: 'string' },
    });
    const transcript = readAs(transcriptSchema, readJson(positionals[0] as string), 'the transcript');
    const game = withSet(findGame(transcript.game, house), values.set, house);
    const { set } = transcript;
    if (set?.hash !== game.set?.hash)
      throw new BadInput(
        set === undefined
          ? '--set: this match was played without a set'
          : `--set: this match was played with the set "${set.name}" (${set.hash.slice(0, 12)}): name its file`,
      );
    const verdict = checkTranscript(game, transcript);
    if (verdict.ok) {
      const text = `The match is as it was promised and recorded: ${verdict.decisions} decisions, hash ${verdict.hash}`;
      return { json: verdict, text };
    }
    return { json: verdict, text: `NOT as recorded, at ${verdict.where}: ${verdict.problem}`, exit: 1 };
  },
};
