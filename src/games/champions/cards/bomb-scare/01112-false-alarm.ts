import { gives, orSurges, whenRevealed, yourIdentity } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01112', {
  name: 'False Alarm',
  set: 'bomb_scare',
  quantity: 2,
  boost: 1,
  abilities: [whenRevealed(orSurges(gives('confused', yourIdentity)))],
});
