import { games } from '../../games/index.js';
import type { Choice } from '../define/matching.js';
import { gameTranslator } from '../render/translators.js';

/** Every card of every game with its title, as `<game>/<card>`, for options that name one. */
export function allCards(locale: string): (Choice & { readonly title: string })[] {
  return games.flatMap(game => {
    const say = gameTranslator(game, locale);
    return game.cards.all.map(card => {
      const title = say.plain(card.title);
      return { title, name: `${title} (${card.id})`, value: `${game.id}/${card.id}` };
    });
  });
}
