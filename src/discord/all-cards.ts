import { games } from '../games/index.js';
import type { Choice } from './command.js';
import { gameVoice } from './voice.js';

/** Every card of every game, as `<game>/<card>`, for options that name one. */
export function allCards(locale: string): Choice[] {
  return games.flatMap(game => {
    const say = gameVoice(game, locale);
    return game.cards.all.map(card => ({
      name: `${say.plain(card.title)} (${card.id})`,
      value: `${game.id}/${card.id}`,
    }));
  });
}
