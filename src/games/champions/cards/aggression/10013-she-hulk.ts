import { adds, damageOnThis, itself, per } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('10013', {
  name: 'She-Hulk',
  subname: 'Jennifer Walters',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Avenger', 'Gamma'],
  thwart: 2,
  attack: 1,
  hitPoints: 4,
  consequential: { attack: 1, thwart: 2 },
  modifies: [adds('attack', per(1, damageOnThis), itself)],
});
