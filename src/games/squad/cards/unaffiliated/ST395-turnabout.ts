import { attack } from '../../card.js';

export default attack('ST395', {
  hero: 'Elektra',
  name: 'Turnabout',
  team: null,
  factor: 'speed',
  block: 'animal',
  level: 2,
  attack: '*',
  text: "Turn up a card of your opponent's hand, found by chance: its attack is that card's level.",
  worth(game) {
    const shown = game.reveal.randomFromTheirHand();
    return shown === null ? 0 : game.card(shown).level;
  },
});
