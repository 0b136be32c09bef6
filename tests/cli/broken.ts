import type { House } from '../../src/cli/command.js';
import { cards } from '../../src/games/squad/cards/index.js';
import { squadWith } from '../../src/games/squad/index.js';
import type { Game } from '../../src/kernel/index.js';
import { does } from '../games/squad/made.js';

/** Super Hero Squad with a card that fails when it is played with few cards in hand. */
export const broken: House = {
  games: [
    squadWith(
      cards.map(card =>
        card.id === 'ST004'
          ? {
              ...card,
              onPlay: does(game => {
                if (game.mine.hand.length < 3) throw new Error('this card is broken');
              }),
            }
          : card,
      ),
    ) as Game,
  ],
};
