import { games } from '../../games/index.js';
import { FALLBACK } from '../../locales/index.js';
import type { Choice } from '../define/matching.js';
import { gameTranslator } from '../render/translators.js';

/** Every card of every game with its title, as `<game>/<card>`, for options that name one. */
export function allCards(locale: string): (Required<Choice> & { readonly title: string })[] {
  return games.flatMap(game => {
    const say = gameTranslator(game, locale);
    const english = gameTranslator(game, FALLBACK);
    return game.cards.all.map(card => {
      const title = say.plain(card.title);
      return {
        title,
        name: `${title} (${card.id})`,
        also: english.plain(card.title),
        value: `${game.id}/${card.id}`,
      };
    });
  });
}
