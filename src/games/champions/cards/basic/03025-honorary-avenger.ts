import { adds, gains, itsHost, toFriendly, youAre } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('03025', {
  name: 'Honorary Avenger',
  aspect: 'basic',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Title'],
  needs: youAre('Avenger'),
  max: 'host',
  attach: toFriendly,
  modifies: [adds('hitPoints', 1, itsHost)],
  gains: [gains('Avenger', itsHost)],
});
