import { adds, exhaustThis, heroAction, yourIdentity } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01039', {
  name: 'Rocket Boots',
  set: 'iron_man',
  quantity: 2,
  deckLimit: 2,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Armor', 'Tech'],
  text: 'You have 1 more hit point. Hero action: exhaust this and spend 1 mental: you are Aerial until the end of the phase.',
  modifies: [adds('hitPoints', 1, yourIdentity)],
  abilities: [
    heroAction({
      spend: { mental: 1 },
      costs: [exhaustThis],
      *does(game) {
        game.until.phaseEnds({ seat: game.me }, { trait: 'Aerial' });
      },
    }),
  ],
});
