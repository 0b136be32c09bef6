import { action, exhaustThis, friendly, heals, removeCounters, uses } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01080', {
  name: 'Med Team',
  aspect: 'protection',
  quantity: 3,
  deckLimit: 3,
  cost: 3,
  resources: { energy: 1 },
  traits: ['S.H.I.E.L.D.'],
  text: 'Three medical counters, and gone with the last. Action: exhaust this and remove one: heal 2 from a friendly character.',
  counters: uses(3),
  abilities: [action({ costs: [exhaustThis, removeCounters()], ...heals(2, friendly) })],
});
