import { forcedInterrupt, removesThreat, toMinion } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01007', {
  name: 'Spider-Tracer',
  set: 'spider_man',
  quantity: 2,
  deckLimit: 2,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Item', 'Tech'],
  text: 'Attach to a minion. Forced interrupt: it is defeated: remove 3 threat from a scheme.',
  attach: toMinion,
  abilities: [forcedInterrupt('defeat', { when: (look, { target }) => look.self.isOn(target), ...removesThreat(3) })],
});
