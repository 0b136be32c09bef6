import { heals, itself, response, thisAllyDefeatsMinion } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01051', {
  name: 'Tigra',
  subname: 'Greer Grant Nelson',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Avenger'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  abilities: [response(thisAllyDefeatsMinion, { does: heals(1, itself) })],
});
