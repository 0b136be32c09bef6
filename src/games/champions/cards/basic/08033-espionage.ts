import { cardSurges, discardThis, draws, interrupt, youControlCharacterWith } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08033', {
  name: 'Espionage',
  aspect: 'basic',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Preparation', 'Skill'],
  needs: youControlCharacterWith('Spy'),
  abilities: [interrupt(cardSurges, { costs: [discardThis], does: draws(2) })],
});
