import { damagesEnemy, heroAction, orIf, youAre } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01032', {
  name: 'Supersonic Punch',
  set: 'iron_man',
  quantity: 2,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Attack'],
  abilities: [heroAction({ label: 'attack', does: damagesEnemy(orIf(4, youAre('Aerial'), 8)) })],
});
