import { text } from '../../../../kernel/index.js';
import { custom, orSurges, unless, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { Instance } from '../../state.js';

const energetic = (game: Game): Instance[] =>
  game.you.hand.filter(({ card }) => game.cards.byId(card).resources.energy !== undefined);

export default treachery('01179', {
  name: "Yon-Rogg's Treason",
  set: 'captain_marvel_nemesis',
  quantity: 1,
  boost: 1,
  abilities: [
    whenRevealed(
      orSurges(
        custom(
          '01179',
          game => {
            for (const { id } of energetic(game)) game.hand.discard(id);
          },
          { able: game => unless(energetic(game).length > 0, text('unable-hand')) },
        ),
      ),
    ),
  ],
});
