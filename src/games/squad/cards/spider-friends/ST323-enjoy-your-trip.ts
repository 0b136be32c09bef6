import { attack } from '../../card.js';

export default attack('ST323', {
  hero: 'Scarlet Spider',
  name: 'Enjoy Your Trip!',
  team: 'Spider-Friends',
  factor: 'tech',
  block: 'animal',
  level: 5,
  attack: 4,
  counterstrike: 1,
});
