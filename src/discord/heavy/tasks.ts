import { type ReadList, readList } from '../../decks/list/read.js';
import { gameOf, games } from '../../games/index.js';
import type { CardSet, Game } from '../../kernel/index.js';
import { gameFor } from '../../matches/matches.js';
import { type Step, stepOf } from '../../matches/record/replay.js';
import { transcriptOf } from '../../matches/record/transcript.js';
import { checkTranscript, type Verdict } from '../../matches/record/verdict.js';
import { gameWith, type Read, readSet } from '../../sets/index.js';
import type { Loaded } from '../../store/port.js';

/** Work that may take long, each task from plain data to plain data. Its matches are over, so their secrets are public. */
export const tasks = {
  /** A step of a finished match, played again from its set-up. @throws Refused */
  step: ({ history, at }: { readonly history: Loaded; readonly at: number }): Step =>
    stepOf(gameFor(history.match), history, at),
  /** The transcript of a finished match as a file, and the seal that covers it. */
  transcript({ history: { match, moves } }: { readonly history: Loaded }): { file: string; seal: string } {
    const transcript = transcriptOf(match, moves);
    return { file: `${JSON.stringify(transcript, null, 1)}\n`, seal: transcript.seal };
  },
  /** Whether a finished match is what was promised and recorded. */
  verdict({ history: { match, moves } }: { readonly history: Loaded }): { verdict: Verdict; seal: string } {
    const transcript = transcriptOf(match, moves);
    return { verdict: checkTranscript(gameFor(match), transcript), seal: transcript.seal };
  },
  /** A deck list. @throws DeckRefused */
  list({ game, set, list }: { readonly game: string; readonly set: CardSet | null; readonly list: string }): ReadList {
    return readList(gameWith(gameOf(game) as Game, set), list);
  },
  /** A set of cards. */
  set: ({ text }: { readonly text: string }): Read => readSet(text, games),
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
