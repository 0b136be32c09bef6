import { ally } from '../../card.js';

export default ally('01076', {
  name: 'Luke Cage',
  aspect: 'protection',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { energy: 1 },
  traits: ['Defender'],
  thwart: 1,
  attack: 2,
  hitPoints: 5,
  consequential: { thwart: 1, attack: 1 },
  keywords: { toughness: true },
});
