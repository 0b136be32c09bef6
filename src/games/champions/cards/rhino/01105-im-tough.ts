import { gives, orSurges, theVillain, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01105', {
  name: '"I\'m Tough"',
  set: 'rhino',
  quantity: 2,
  abilities: [whenRevealed(orSurges(gives('tough', theVillain)))],
});
