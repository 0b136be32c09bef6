import { eventsWith, exhaustThis, generates } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('10018', {
  name: 'Martial Prowess',
  aspect: 'aggression',
  quantity: 3,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Skill'],
  anyPlayer: true,
  max: 'player',
  resource: { costs: [exhaustThis], pays: eventsWith('Attack'), gives: generates({ physical: 1 }) },
});
