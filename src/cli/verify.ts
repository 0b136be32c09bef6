import { checkTranscript, transcriptSchema } from '../matches/transcript.js';
import { type Command, findGame, readArgs } from './command.js';
import { readAs, readJson } from './files.js';

export const { run }: Command = {
  run(args, house) {
    const { positionals } = readArgs('verify', args, ['TRANSCRIPT.json'], { json: { type: 'boolean' } });
    const transcript = readAs(transcriptSchema, readJson(positionals[0] as string), 'the transcript');
    const verdict = checkTranscript(findGame(transcript.game, house), transcript);
    if (verdict.ok) {
      const text = `The match is as it was promised and recorded: ${verdict.decisions} decisions, hash ${verdict.hash}`;
      return { json: verdict, text };
    }
    return { json: verdict, text: `NOT as recorded, at ${verdict.where}: ${verdict.problem}`, exit: 1 };
  },
};
