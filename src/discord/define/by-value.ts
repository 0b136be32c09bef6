import { gameOf } from '../../games/index.js';
import { Refused } from '../../matches/refused.js';
import type { Choice } from './matching.js';

/** What a command leaves open has these values. */
export const DEFAULTS = { game: 'squad', ruleset: 'tcg' } as const;

/**
 * What was meant by something typed: the value of a suggestion, the first suggestion of that very name, or the only one
 * that begins with it.
 */
export function meant(typed: string, choices: readonly Choice[]): string {
  const name = typed.trim().toLowerCase();
  const isMeant = ({ value, name: own, also = own }: Choice): boolean =>
    value === typed || [own, also].some(one => one.toLowerCase() === name);
  return choices.find(isMeant)?.value ?? beginning(name, choices) ?? typed;
}

function beginning(typed: string, choices: readonly Choice[]): string | undefined {
  if (typed === '') return undefined;
  const begins = ({ value, name, also = name }: Choice): boolean =>
    [value, name, also].some(one => one.toLowerCase().startsWith(typed));
  const [only, ...others] = new Set(choices.filter(begins).map(({ value }) => value));
  return others.length === 0 ? only : undefined;
}

/** The game of an option. @throws Refused */
export function gameNamed(id: string) {
  const game = gameOf(id);
  if (game === undefined) throw new Refused('unknown-game', { game: id });
  return game;
}
