import { exhaustThis, generates, youAre } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('08023', {
  name: 'Quincarrier',
  aspect: 'basic',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Avenger', 'Vehicle'],
  needs: youAre('Avenger'),
  resource: { costs: [exhaustThis], gives: generates({ wild: 1 }) },
});
