import { draws, whenTheyBlockMyAttack } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST175', {
  hero: 'Wolverine',
  name: 'Never Give Up',
  team: 'X-Men',
  factor: 'animal',
  block: 'tech',
  level: 6,
  attack: 2,
  keeper: 2,
  triggers: [whenTheyBlockMyAttack(ofTeam('X-Men'), draws(1))],
});
