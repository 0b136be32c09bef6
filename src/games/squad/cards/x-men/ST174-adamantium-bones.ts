import { attack } from '../../card.js';

export default attack('ST174', {
  hero: 'Wolverine',
  name: 'Adamantium Bones',
  team: 'X-Men',
  factor: 'tech',
  block: 'animal',
  level: 7,
  attack: 6,
  text: 'Keeper at 2 damage. An attack does you 4 damage at most.',
  keeper: 2,
  standing: { mostFromAttack: 4 },
});
