import { myPower } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST020', {
  hero: 'Thor',
  name: 'Thunderbolt',
  team: 'Avengers',
  factor: 'elemental',
  block: 'tech',
  level: 1,
  attack: '*',
  worth: myPower,
});
