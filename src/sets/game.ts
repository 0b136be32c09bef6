import { LRUCache } from 'lru-cache';
import { type CardSet, type Game, type ReadyDeck, text } from '../kernel/index.js';

/** So many games with a set are kept made: those that are being played, and more. */
const KEPT = 32;

const made = new WeakMap<Game, LRUCache<string, Game>>();

/**
 * The game that a set was read for, with the set's cards and decks beside the game's own; the game itself where there is
 * no set. It is a game by itself: what is wrong with it is wrong nowhere else. @throws Error where the game takes no cards
 */
export function gameWith(game: Game, set: CardSet | null): Game {
  if (set === null) return game;
  if (game.ownCards === undefined || set.game !== game.id)
    throw new Error(`${game.id} takes no cards of a set for ${set.game}`);
  const known = made.get(game) ?? new LRUCache<string, Game>({ max: KEPT });
  made.set(game, known);
  const found = known.get(set.hash) ?? game.ownCards.with(set, broughtBy(set, game));
  known.set(set.hash, found);
  return found;
}

/** A set's decks, as the game's own are offered: for every ruleset, under the set's name. */
const broughtBy = ({ name, decks }: CardSet, { rulesets }: Game): ReadyDeck[] =>
  decks.map(deck => ({
    ...deck,
    title: text('name', { name: deck.name }),
    group: text('name', { name }),
    rulesets: rulesets.map(({ id }) => id),
  }));
