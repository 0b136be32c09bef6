import { afterMyAttack, andIsDestroyed, hitsForTheAmount } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST225', {
  hero: 'Hulk',
  name: 'HULK GO CRAZY!',
  team: null,
  factor: 'animal',
  block: 'elemental',
  level: 6,
  attack: 6,
  text: 'Keeper at 2 damage. After your Strength attack did 4 damage or more, it hits for as much and is destroyed.',
  keeper: 2,
  triggers: [afterMyAttack({ atLeast: 4, of: ofFactor('strength') }, andIsDestroyed(hitsForTheAmount))],
});
