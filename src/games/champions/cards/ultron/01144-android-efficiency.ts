import { boost, chooses, eachPlayer, getsDrones, spends, whenRevealed } from '../../abilities/index.js';
import type { Resource } from '../../behaviour.js';
import { type Card, treachery } from '../../card.js';

/** One printing for each resource that its boost asks for. */
const efficiency = (id: string, resource: Resource): Card =>
  treachery(id, {
    name: 'Android Efficiency',
    set: 'ultron',
    quantity: 1,
    abilities: [
      whenRevealed(eachPlayer(getsDrones())),
      boost(chooses({ spend: spends({ [resource]: 1 }), drone: getsDrones() })),
    ],
  });

export default [efficiency('01144a', 'energy'), efficiency('01144b', 'mental'), efficiency('01144c', 'physical')];
