import { boost, chooses, getsBoost, givesBoostAhead, spendsAny, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02035', {
  name: 'Intimidation',
  set: 'goblin_gimmicks',
  quantity: 2,
  boost: 1,
  abilities: [whenRevealed(chooses({ spend: spendsAny(2), boost: givesBoostAhead })), boost(getsBoost)],
});
