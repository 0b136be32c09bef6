import { heroWouldTakeDamage, interrupt, prevents } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09021', {
  name: 'Warning',
  aspect: 'basic',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  abilities: [interrupt(heroWouldTakeDamage, { does: prevents(1) })],
});
