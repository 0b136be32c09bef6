import { games } from '../../games/index.js';
import { FALLBACK } from '../../locales/index.js';
import type { Choice } from '../define/matching.js';
import { gameTranslator } from '../render/translators.js';

export interface KnownCard extends Required<Choice> {
  readonly title: string;
  /** As it is shown among cards of several games. */
  readonly shown: string;
}

/** Every card of every game with its title, as `<game>/<card>`, for options that name one. */
export function allCards(locale: string): KnownCard[] {
  return games.flatMap(game => {
    const say = gameTranslator(game, locale);
    const english = gameTranslator(game, FALLBACK);
    const its = say.plain(game.title);
    return game.cards.all.map(card => {
      const title = say.plain(card.title);
      const name = `${title} (${card.id})`;
      return {
        title,
        name,
        shown: `${name} · ${its}`,
        also: english.plain(card.title),
        value: `${game.id}/${card.id}`,
      };
    });
  });
}
