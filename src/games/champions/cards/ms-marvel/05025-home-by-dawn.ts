import { discardsOne, obliges, orSurges, supportsWith } from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('05025', {
  name: 'Home by Dawn',
  set: 'ms_marvel',
  quantity: 1,
  boost: 2,
  abilities: [obliges('05001b', orSurges(discardsOne(supportsWith('Persona', 'yours'))))],
});
