import { anyCharacter, givesUpTo, special } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09034', {
  name: 'Seven Rings of Raggadorr',
  set: 'doctor_strange_invocation_deck',
  quantity: 1,
  deckLimit: null,
  cost: 1,
  resources: {},
  traits: ['Invocation'],
  abilities: [special({ does: givesUpTo('tough', 3, anyCharacter) })],
});
