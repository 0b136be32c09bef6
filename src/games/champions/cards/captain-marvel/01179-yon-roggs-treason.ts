import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01179', {
  name: "Yon-Rogg's Treason",
  set: 'captain_marvel_nemesis',
  quantity: 1,
  boost: 1,
  text: 'When revealed: discard each card in your hand that prints energy. If there is none, this surges.',
  abilities: [
    whenRevealed(function* (game) {
      const gone = game.you.hand.filter(({ card }) => game.cards.byId(card).resources.energy !== undefined);
      for (const { id } of gone) game.hand.discard(id);
      if (gone.length === 0) game.reveal.surge();
    }),
  ],
});
