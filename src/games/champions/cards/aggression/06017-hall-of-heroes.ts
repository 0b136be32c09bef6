import {
  addsCounters,
  alterEgoAction,
  collects,
  draws,
  exhaustThis,
  removeCounters,
  response,
  youDefeatMinion,
} from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('06017', {
  name: 'Hall of Heroes',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Asgard', 'Location'],
  counters: collects('glory'),
  abilities: [
    response(youDefeatMinion, { does: addsCounters() }),
    alterEgoAction({ costs: [exhaustThis, removeCounters(3)], does: draws(3) }),
  ],
});
