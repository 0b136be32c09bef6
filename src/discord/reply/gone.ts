import { DiscordAPIError } from 'discord.js';

/** A message that its reader has dismissed, or that can be changed no more. */
const GONE: readonly (string | number)[] = [10008, 10015, 50027];

/** Whether Discord refuses because a message is gone, or for one of these other reasons. */
export const isGone = (error: unknown, ...also: readonly number[]): boolean =>
  error instanceof DiscordAPIError && [...GONE, ...also].includes(error.code);
