import { action, exhaustThis, removeCounters, removesThreat, uses } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01064', {
  name: 'Surveillance Team',
  aspect: 'justice',
  quantity: 3,
  deckLimit: 3,
  cost: 2,
  resources: { mental: 1 },
  traits: ['S.H.I.E.L.D.'],
  text: 'Three snoop counters, and gone with the last. Action: exhaust this and remove one: remove 1 threat from a scheme.',
  counters: uses(3),
  abilities: [action({ costs: [exhaustThis, removeCounters()], ...removesThreat(1) })],
});
