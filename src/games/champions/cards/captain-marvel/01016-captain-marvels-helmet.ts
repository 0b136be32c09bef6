import { adds, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01016', {
  name: "Captain Marvel's Helmet",
  set: 'captain_marvel',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Armor', 'Tech'],
  text: 'Captain Marvel has DEF +1, or +2 while she is Aerial.',
  modifies: [adds('defense', look => (look.you.has('Aerial') ? 2 : 1), yourHero)],
});
