import {
  discardsThis,
  instead,
  inTurn,
  interrupt,
  leavesAt,
  yourHero,
  yourHeroWouldBeDefeated,
} from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('03008', {
  name: "Captain America's Helmet",
  set: 'captain_america',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Armor'],
  abilities: [interrupt(yourHeroWouldBeDefeated, { does: inTurn(instead(leavesAt(1, yourHero)), discardsThis) })],
});
