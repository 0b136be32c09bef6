import { boost, cardAttacksYou, gives, whenRevealed, yourIdentity } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02040', {
  name: 'Tail Sweep',
  set: 'a_mess_of_things',
  quantity: 2,
  abilities: [
    whenRevealed(cardAttacksYou('02038', gives('stunned', yourIdentity))),
    boost(gives('stunned', yourIdentity)),
  ],
});
