import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RulesFailure } from '../../kernel/index.js';

/**
 * An error as it may stand in a log. Those of Discord's client carry the request: its address holds an interaction's
 * token, its body may be somebody's hand. Those of the rules carry the whole table.
 */
export function loggable(error: unknown): unknown {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    const { name, message, status, method } = error;
    return { type: name, message, status, method, ...('code' in error && { code: error.code }) };
  }
  if (error instanceof RateLimitError) return { type: error.name, message: 'too many requests', method: error.method };
  if (error instanceof RulesFailure) return { type: error.name, message: error.message, stack: error.bundle.stack };
  return error;
}
