import { hitsForTheAmount, whenTheyDiscard } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST325', {
  hero: 'Psylocke',
  name: 'Pressure Points',
  team: 'X-Men',
  factor: 'speed',
  block: 'energy',
  level: 2,
  attack: 3,
  text: 'Keeper at 2 damage. When an ability makes your opponent discard from the hand, it hits for the number of cards.',
  keeper: 2,
  triggers: [whenTheyDiscard(hitsForTheAmount)],
});
