import type { Deck, Game } from '../../kernel/index.js';
import { heldIn } from '../survey.js';
import { catalogueOf } from './catalogue.js';

/** A deck as a list that `readList` reads again: its name as a heading, then a line for each card. */
export function writeList(game: Game, deck: Deck): string {
  const catalogue = catalogueOf(game);
  const lines = heldIn(game, deck).map(
    ({ id, entry, copies }) => `${copies} ${entry === undefined ? id : catalogue.nameOf(entry)}`,
  );
  return [...(deck.name === '' ? [] : [`# ${deck.name}`]), ...lines].join('\n');
}
