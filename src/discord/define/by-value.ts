import { gameOf } from '../../games/index.js';
import { Refused } from '../../matches/refused.js';
import type { Choice } from './matching.js';

/** What a command leaves open has these values. */
export const DEFAULTS = { game: 'squad', ruleset: 'tcg' } as const;

/** What was meant by something typed: the value of a suggestion, or the one suggestion of that very name. */
export function meant(typed: string, choices: readonly Choice[]): string {
  const name = typed.trim().toLowerCase();
  return choices.find(choice => choice.value === typed || choice.name.toLowerCase() === name)?.value ?? typed;
}

/** The game of an option. @throws Refused */
export function gameNamed(id: string) {
  const game = gameOf(id);
  if (game === undefined) throw new Refused('unknown-game', { game: id });
  return game;
}
