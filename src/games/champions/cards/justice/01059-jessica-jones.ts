import { adds, anySideScheme, cardsInPlay, itself, per } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01059', {
  name: 'Jessica Jones',
  aspect: 'justice',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Defender'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  modifies: [adds('thwart', per(1, cardsInPlay(anySideScheme)), itself)],
});
