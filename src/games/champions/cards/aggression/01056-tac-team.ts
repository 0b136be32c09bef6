import { action, damagesEnemy, exhaustThis, removeCounters, uses } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01056', {
  name: 'Tac Team',
  aspect: 'aggression',
  quantity: 3,
  deckLimit: 3,
  cost: 3,
  resources: { energy: 1 },
  traits: ['S.H.I.E.L.D.'],
  text: 'Three attack counters, and gone with the last. Action: exhaust this and remove one: 2 damage to an enemy.',
  counters: uses(3),
  abilities: [action({ costs: [exhaustThis, removeCounters()], ...damagesEnemy(2) })],
});
