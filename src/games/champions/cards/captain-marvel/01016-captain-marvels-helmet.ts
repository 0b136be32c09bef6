import { adds, orIf, youAre, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01016', {
  name: "Captain Marvel's Helmet",
  set: 'captain_marvel',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Armor', 'Tech'],
  modifies: [adds('defense', orIf(1, youAre('Aerial'), 2), yourHero)],
});
