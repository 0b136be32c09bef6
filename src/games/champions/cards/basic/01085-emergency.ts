import { interrupt } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01085', {
  name: 'Emergency',
  aspect: 'basic',
  quantity: 3,
  deckLimit: 3,
  cost: 0,
  resources: { energy: 1 },
  traits: ['Thwart'],
  text: 'Interrupt (thwart): the villain schemes: it places 1 threat less.',
  abilities: [
    interrupt('scheme', {
      label: 'thwart',
      when: (look, { enemy }) => look.table.villain.id === enemy,
      *does(_game, scheming) {
        scheming.reduced += 1;
      },
    }),
  ],
});
