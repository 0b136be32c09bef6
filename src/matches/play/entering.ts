import type { Answer, Json, Prompt } from '../../kernel/index.js';
import { Refused } from '../refused.js';
import { take } from './answers.js';
import { openPrompt } from './checks.js';
import { draftAt, type Look } from './look.js';
import type { MatchRunner } from './runner.js';

/**
 * What a click on a question means: an answer, or a part of one that is kept until the rest comes. With `follow` the
 * question that the answer's preview names is answered by its default as well.
 */
export type Entry = { readonly answer: Answer; readonly follow?: boolean } | { readonly draft: Json };

/** Tells what a click means, from the question and what had been entered of its answer. */
export type Reading = (prompt: Prompt, draft: Json) => Entry;

/**
 * The match after a click on a question, and what it was answered with, if it was; or why nothing has changed. `next`:
 * the reason of the question that is to be answered with it.
 */
export type Entered =
  | { readonly look: Look; readonly prompt: Prompt; readonly answer: Answer | null; readonly next: string | null }
  | { readonly look: Look; readonly closed: Refused };

interface Click {
  readonly person: string;
  readonly number: number;
  readonly read: Reading;
}

/** Reads a click on a question, and saves what it means. A question that has been answered by now isn't an error. @throws Refused */
export async function enter(runner: MatchRunner, look: Look, { person, number, read }: Click): Promise<Entered> {
  const prompt = openPrompt(look, person, number);
  if (prompt instanceof Refused) return { look, closed: prompt };
  const entry = read(prompt, draftAt(look, prompt));
  if ('draft' in entry)
    return { look: await runner.ledger.draft(look, prompt, entry.draft), prompt, answer: null, next: null };
  // Before the answer: afterwards, its preview is gone.
  const next = entry.follow === true ? nextAfter(look, prompt, entry.answer) : null;
  const after = await take(runner, look, { seat: prompt.seat, prompt: number, answer: entry.answer, by: 'player' });
  return { look: after, prompt, answer: entry.answer, next };
}

function nextAfter({ table }: Look, prompt: Prompt, answer: Answer): string | null {
  const none = prompt.kind === 'some' ? prompt.none?.key : undefined;
  const key = 'pick' in answer ? (answer.pick[0] ?? none) : undefined;
  return key === undefined ? null : (table?.preview(prompt.number, key).follow?.reason ?? null);
}
