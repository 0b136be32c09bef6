import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST124', {
  hero: 'Storm',
  name: 'Days of Thunder',
  team: 'X-Men',
  factor: ['elemental', 'elemental'],
  block: 'animal',
  level: 10,
  attack: 4,
  onPlay: custom('ST124', game => {
    const has = (hero: string): boolean => game.mine.keepers.some(keeper => game.card(keeper).heroes.includes(hero));
    game.attack.strengthen((has('Storm') ? 2 : 0) + (has('Thor') ? 3 : 0));
  }),
});
