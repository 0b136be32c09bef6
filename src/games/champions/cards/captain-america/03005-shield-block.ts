import { exhaustOne, interrupt, prevents, yourCopyOf, youWouldTakeDamage } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03005', {
  name: 'Shield Block',
  set: 'captain_america',
  quantity: 2,
  cost: 0,
  resources: { mental: 1 },
  traits: ['Defense'],
  abilities: [
    interrupt(youWouldTakeDamage, { label: 'defense', costs: [exhaustOne(yourCopyOf('03009'))], does: prevents() }),
  ],
});
