import { type Game, nearest, type ReadyDeck } from '../kernel/index.js';
import { BadInput, named } from './command.js';
import { readAs } from './files.js';

/** A game's options from a ruleset's name, or written out; left out: the game's own default. @throws BadInput */
export function readRuleset(game: Game, value: unknown, path: string): unknown {
  if (value === undefined) return game.options.parse(game.rulesets[0]?.options ?? {});
  if (typeof value === 'string') return game.options.parse(named(game.rulesets, value, 'ruleset', path).options);
  const options = readAs(game.options, value, path, path);
  const kept = Object.keys(options as object);
  const lost = Object.keys(value as object).find(name => !kept.includes(name));
  if (lost !== undefined) throw new BadInput(`no such field${nearest(lost, kept)}`, `${path}.${lost}`);
  return options;
}

/** A ruleset as an option of a command names it: its name, or options as JSON. @throws BadInput */
export function rulesetOption(game: Game, value: string | undefined): unknown {
  if (value === undefined || !value.startsWith('{')) return readRuleset(game, value, '--ruleset');
  let written: unknown;
  try {
    written = JSON.parse(value);
  } catch {
    throw new BadInput(`--ruleset: neither a ruleset's name nor options as JSON: ${value}`);
  }
  return readRuleset(game, written, '--ruleset');
}

/** The ready-made deck of that name. @throws BadInput */
export const readyDeck = (game: Game, id: string, path: string): ReadyDeck => named(game.decks.ready, id, 'deck', path);

/** Ready decks that may be played with these options. */
export const legalDecks = (game: Game, options: unknown): ReadyDeck[] =>
  game.decks.ready.filter(deck => game.decks.check(deck, options).length === 0);
