import { atStartOfTurn, custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST423', {
  hero: 'Gambit',
  name: 'Ace of Hearts',
  team: 'X-Men',
  factor: 'energy',
  block: 'speed',
  level: 6,
  attack: 5,
  keeper: 2,
  triggers: [
    atStartOfTurn(
      custom('ST423', game => {
        const top = game.reveal.top();
        if (top === null) return;
        const { heroes } = game.card(top);
        if (heroes.includes('Gambit')) game.deck.draw(1);
        if (heroes.includes('Rogue')) game.deck.heal(1);
      }),
    ),
  ],
});
