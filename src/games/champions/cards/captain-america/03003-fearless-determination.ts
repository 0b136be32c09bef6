import { draws, heroAction, inTurn, yourHeroGetsThisPhase } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03003', {
  name: 'Fearless Determination',
  set: 'captain_america',
  quantity: 2,
  cost: 0,
  resources: { mental: 1 },
  traits: ['Superpower'],
  abilities: [heroAction({ does: inTurn(yourHeroGetsThisPhase('thwart', 1), draws(1)) })],
});
