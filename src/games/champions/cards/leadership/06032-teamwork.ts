import {
  addsItsPower,
  exhaustOne,
  heroInterrupt,
  yourAllies,
  yourBasicAttack,
  yourBasicThwart,
} from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('06032', {
  name: 'Teamwork',
  aspect: 'leadership',
  quantity: 3,
  cost: 0,
  resources: { energy: 1 },
  traits: ['Tactic'],
  abilities: [
    heroInterrupt(yourBasicAttack, { costs: [exhaustOne(yourAllies)], does: addsItsPower('attack') }),
    heroInterrupt(yourBasicThwart, { costs: [exhaustOne(yourAllies)], does: addsItsPower('thwart') }),
  ],
});
