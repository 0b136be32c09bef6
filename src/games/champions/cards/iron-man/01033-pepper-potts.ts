import { exhaustThis } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01033', {
  name: 'Pepper Potts',
  set: 'iron_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Persona'],
  text: 'Resource: exhaust her: the resources that the top card of your discard pile prints.',
  resource: {
    costs: [exhaustThis],
    gives: look => {
      const top = look.players.topmost(look.me);
      return top === undefined ? {} : look.cards.byId(top.card).resources;
    },
  },
});
