import {
  action,
  adds,
  allAre,
  exhaustThis,
  nextAllyCostsLess,
  only,
  yourAllies,
  yourIdentity,
} from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('03024', {
  name: 'Avengers Tower',
  aspect: 'basic',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Avenger', 'Location'],
  modifies: [adds('allyLimit', only(1, allAre(yourAllies, 'Avenger')), yourIdentity)],
  abilities: [action({ costs: [exhaustThis], does: nextAllyCostsLess('Avenger', 1) })],
});
