import { heroInterrupt, treacheryRevealed } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01078', {
  name: 'Get Behind Me!',
  aspect: 'protection',
  quantity: 3,
  deckLimit: 3,
  cost: 1,
  resources: { mental: 1 },
  text: 'Hero interrupt: a treachery is revealed: cancel its When Revealed; the villain attacks you instead.',
  abilities: [
    heroInterrupt('reveal', {
      when: treacheryRevealed,
      *does(game) {
        game.reveal.cancelWhenRevealed();
        yield* game.activation.attack(game.table.villain);
      },
    }),
  ],
});
