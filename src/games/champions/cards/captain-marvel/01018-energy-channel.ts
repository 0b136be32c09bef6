import { action, damagesEnemy, discardThis, heroAction } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01018', {
  name: 'Energy Channel',
  set: 'captain_marvel',
  quantity: 2,
  deckLimit: 2,
  cost: 0,
  resources: { mental: 1 },
  traits: ['Superpower'],
  max: 'player',
  text: 'One per player. Action: spend any number of energy: as many counters go here. Hero action (attack): discard this: 2 damage per counter to an enemy, 10 at most.',
  abilities: [
    action({
      able: game => game.resources.most('energy') > 0,
      declare: game => game.choose.amount(1, game.resources.most('energy')),
      spend: game => game.resources.price({ energy: game.use.declared ?? 0 }),
      *does(game) {
        game.play.addCounters(game.use.declared ?? 0);
      },
    }),
    heroAction({ label: 'attack', costs: [discardThis], ...damagesEnemy(game => Math.min(10, 2 * game.use.counted)) }),
  ],
});
