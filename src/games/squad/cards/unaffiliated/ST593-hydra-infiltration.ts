import { attack } from '../../card.js';

export default attack('ST593', {
  hero: 'HYDRA Agent',
  name: 'HYDRA Infiltration',
  team: null,
  factor: 'tech',
  block: 'animal',
  level: 4,
  attack: 4,
  text: 'If its first point of damage is not blocked, the rest is unblockable.',
  *onPlay(game) {
    game.attack.pierce();
  },
});
