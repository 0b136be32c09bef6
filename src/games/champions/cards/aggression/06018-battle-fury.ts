import {
  damageHero,
  discardThis,
  readies,
  response,
  yourAttackDefeatsMinion,
  yourHero,
} from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('06018', {
  name: 'Battle Fury',
  aspect: 'aggression',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Condition'],
  max: 'player',
  anyPlayer: true,
  abilities: [response(yourAttackDefeatsMinion, { costs: [damageHero(1), discardThis], does: readies(yourHero) })],
});
