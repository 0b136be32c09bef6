import { customGives, exhaustThis } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01033', {
  name: 'Pepper Potts',
  set: 'iron_man',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Persona'],
  mindsOrder: true,
  resource: {
    costs: [exhaustThis],
    gives: customGives('01033', (look, playing) => {
      // One that is being played has left the pile before anything is paid (W1-313).
      const top = look.you.discard.findLast(({ id }) => id !== playing);
      return top === undefined ? {} : look.cards.byId(top.card).resources;
    }),
  },
});
