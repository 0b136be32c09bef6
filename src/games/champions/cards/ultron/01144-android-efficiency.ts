import { boost, eachGetsDrone, spendIt, takeDrone, whenRevealed } from '../../abilities/index.js';
import type { Resource } from '../../behaviour.js';
import { type Card, treachery } from '../../card.js';

/** One printing for each resource that its boost asks for. */
const efficiency = (id: string, resource: Resource): Card =>
  treachery(id, {
    name: 'Android Efficiency',
    set: 'ultron',
    quantity: 1,
    text: `When revealed: each player's top card becomes a Drone. Boost: spend 1 ${resource}, or your top card becomes a Drone.`,
    abilities: [
      whenRevealed(eachGetsDrone),
      boost(function* (game) {
        yield* game.choose.either([spendIt(game, { [resource]: 1 }), takeDrone(game)]);
      }),
    ],
  });

export default [efficiency('01144a', 'energy'), efficiency('01144b', 'mental'), efficiency('01144c', 'physical')];
