import { hitsForTheAmount, whenTheyDraw } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST482', {
  hero: 'Mysterio',
  name: 'World of Illusion',
  team: 'Sinister Syndicate',
  factor: 'elemental',
  block: 'energy',
  level: 4,
  attack: 2,
  text: 'Keeper at 2 damage. When your opponent draws, it hits for the number of cards drawn at once.',
  keeper: 2,
  triggers: [whenTheyDraw(hitsForTheAmount)],
});
