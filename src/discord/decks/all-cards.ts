import { games } from '../../games/index.js';
import type { CardEntry, Game } from '../../kernel/index.js';
import { FALLBACK } from '../../locales/index.js';
import type { Choice } from '../define/matching.js';
import { gameTranslator } from '../render/translators.js';

export interface KnownCard extends Required<Choice> {
  readonly title: string;
  /** As it is shown among cards of several games. */
  readonly shown: string;
}

/** Cards of a game as options name them; the values of which begin with `prefix`. */
export function named(game: Game, cards: readonly CardEntry[], locale: string, prefix: string = game.id): KnownCard[] {
  const say = gameTranslator(game, locale);
  const english = gameTranslator(game, FALLBACK);
  const its = say.plain(game.title);
  return cards.map(card => {
    const title = say.plain(card.title);
    const name = `${title} (${card.id})`;
    return { title, name, shown: `${name} · ${its}`, also: english.plain(card.title), value: `${prefix}/${card.id}` };
  });
}

/** Every card of every game with its title, as `<game>/<card>`, for options that name one. */
export const allCards = (locale: string): KnownCard[] => games.flatMap(game => named(game, game.cards.all, locale));

/** Cards as they are suggested. */
export const suggested = (cards: readonly KnownCard[]): Choice[] =>
  cards.map(({ shown, value }) => ({ name: shown, value }));
