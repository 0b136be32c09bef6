import { alterEgoAction, exhaustThis, healsYou } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01006', {
  name: 'Aunt May',
  set: 'spider_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Persona'],
  text: 'Alter-ego action: exhaust this: heal 4 from Peter Parker.',
  abilities: [alterEgoAction({ costs: [exhaustThis], ...healsYou(4) })],
});
