import { destroysTheirs } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { levelFrom } from '../../filters.js';

export default attack('ST114', {
  hero: 'Wolverine',
  name: 'The Bigger They Are...',
  team: 'X-Men',
  factor: 'animal',
  block: 'energy',
  level: 5,
  attack: 5,
  text: '2 damage: destroy a Keeper of your opponent, level 5 or higher.',
  onHit: { at: 2, does: destroysTheirs(levelFrom(5)) },
});
