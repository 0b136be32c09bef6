import { attack } from '../../card.js';

export default attack('ST381', {
  hero: 'Scarlet Witch',
  name: 'Improbability Field',
  team: 'Avengers',
  factor: 'elemental',
  block: 'tech',
  level: 2,
  attack: 3,
  text: 'Keeper at 2 damage. When you flip a coin for an ability of your card, it is heads.',
  keeper: 2,
  standing: { heads: true },
});
