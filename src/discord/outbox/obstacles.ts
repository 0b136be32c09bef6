import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { Obstacle } from '../../store/port.js';
import type { Needed } from '../start/permissions.js';

/** Something cannot be shown for now, and we know why. */
export class Hindered extends Error {
  readonly obstacle: Obstacle;
  /** The channel it is about; null for none. */
  readonly channel: string | null;
  /** The permissions that are missing there; none where Discord didn't say. */
  readonly missing: readonly Needed[];

  constructor(obstacle: Obstacle, channel: string | null = null, missing: readonly Needed[] = []) {
    super(`hindered by ${[obstacle, ...missing].join(', ')}`);
    this.name = 'Hindered';
    this.obstacle = obstacle;
    this.channel = channel;
    this.missing = missing;
  }
}

const UNKNOWN_CHANNEL = 10003;
const UNKNOWN_GUILD = 10004;
const UNKNOWN_MESSAGE = 10008;
const UNKNOWN_ENTRY = 10070;
/** Too many edits of a message that is older than an hour. */
const EDITED_TOO_OFTEN = 30046;
/** We may not see the channel, or not write to it; it is a thread that is put away or locked. */
const FORBIDDEN = new Set<string | number>([50001, 50013, 50083, 160005]);
const HAS_THREAD = 160004;
/** A server has as many threads open as it may. */
const TOO_MANY_THREADS = 160006;

const codeOf = (error: unknown): string | number | null => (error instanceof DiscordAPIError ? error.code : null);

export const isGone = (error: unknown): boolean => codeOf(error) === UNKNOWN_MESSAGE;
/** Whether a message has to be posted again, as it is gone or can be edited no more. */
export const isBeyondEdits = (error: unknown): boolean => isGone(error) || codeOf(error) === EDITED_TOO_OFTEN;
export const isUnknownChannel = (error: unknown): boolean => codeOf(error) === UNKNOWN_CHANNEL;
/** Whether an entry in the calendar of a server is gone. */
export const isUnknownEntry = (error: unknown): boolean => codeOf(error) === UNKNOWN_ENTRY;
export const isForbidden = (error: unknown): boolean => FORBIDDEN.has(codeOf(error) ?? '');
export const hasThread = (error: unknown): boolean => codeOf(error) === HAS_THREAD;
export const hasTooManyThreads = (error: unknown): boolean => codeOf(error) === TOO_MANY_THREADS;

/** What an error means for what was to be shown. */
export function obstacleIn(error: unknown): Hindered {
  if (error instanceof Hindered) return error;
  if (isForbidden(error)) return new Hindered('permission');
  if (isUnknownChannel(error)) return new Hindered('place');
  if (codeOf(error) === UNKNOWN_GUILD) return new Hindered('guild');
  return new Hindered(isPassing(error) ? 'outage' : 'mistake');
}

/** Whether something may go well the next time: Discord is in trouble, or the way to it. A mistake of ours stays one. */
function isPassing(error: unknown): boolean {
  if (error instanceof RateLimitError) return true;
  if (error instanceof DiscordAPIError || error instanceof HTTPError)
    return error.status >= 500 || error.status === 429;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code) || (error instanceof Error && error.name === 'AbortError');
}
