import { DiscordAPIError, HTTPError } from 'discord.js';

const UNKNOWN_MESSAGE = 10008;
/** Too many edits of a message that is older than an hour. */
const EDITED_TOO_OFTEN = 30046;
/** The channel is not there any more; we may not see it or write to it; it is a thread that is closed. */
const NOWHERE_CODES = new Set<string | number>([10003, 50001, 50013, 50083]);
const HAS_THREAD = 160004;

const codeOf = (error: unknown): string | number | null => (error instanceof DiscordAPIError ? error.code : null);

export const isGone = (error: unknown): boolean => codeOf(error) === UNKNOWN_MESSAGE;
/** Whether a message has to be posted again, as it is gone or can be edited no more. */
export const isBeyondEdits = (error: unknown): boolean => isGone(error) || codeOf(error) === EDITED_TOO_OFTEN;
export const isNowhere = (error: unknown): boolean => NOWHERE_CODES.has(codeOf(error) ?? '');
export const hasThread = (error: unknown): boolean => codeOf(error) === HAS_THREAD;

/** Whether something may go well the next time: Discord is in trouble, or the way to it. A mistake of ours stays one. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) return error.status >= 500;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code) || (error instanceof Error && error.name === 'AbortError');
}
