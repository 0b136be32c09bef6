import { attack } from '../../card.js';

export default attack('ST020', {
  hero: 'Thor',
  name: 'Thunderbolt',
  team: 'Avengers',
  factor: 'elemental',
  block: 'tech',
  level: 1,
  attack: '*',
  text: 'Its attack is your power.',
  worth: game => game.power.mine,
});
