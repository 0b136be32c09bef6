import {
  cancelsCard,
  discardThis,
  inTurn,
  interrupt,
  revealsAnother,
  youControlCharacterWith,
  youReveal,
} from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08018', {
  name: 'Spycraft',
  aspect: 'justice',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Preparation', 'Skill'],
  needs: youControlCharacterWith('Spy'),
  abilities: [interrupt(youReveal, { costs: [discardThis], does: inTurn(cancelsCard, revealsAnother) })],
});
