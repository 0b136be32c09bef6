import { attack } from '../../card.js';

export default attack('ST237', {
  hero: 'Iron Man',
  name: 'Stealth Mode',
  team: 'Avengers',
  factor: 'tech',
  block: 'speed',
  level: 7,
  attack: 6,
  text: 'If its first point of damage is not blocked, the rest is unblockable.',
  *onPlay(game) {
    game.attack.pierce();
  },
});
