import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST045', {
  hero: 'Captain America',
  name: 'Lead the Charge',
  team: 'Avengers',
  factor: 'strength',
  block: 'elemental',
  level: 3,
  attack: 2,
  onPlay: custom('ST045', game => {
    game.attack.strengthen(game.heroesAmong(game.reveal.tops(5)));
    game.deck.shuffle();
  }),
});
