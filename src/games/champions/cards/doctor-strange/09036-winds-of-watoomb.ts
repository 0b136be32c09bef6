import { draws, special } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09036', {
  name: 'Winds of Watoomb',
  set: 'doctor_strange_invocation_deck',
  quantity: 1,
  deckLimit: null,
  cost: 0,
  resources: {},
  traits: ['Invocation'],
  abilities: [special({ does: draws(3) })],
});
