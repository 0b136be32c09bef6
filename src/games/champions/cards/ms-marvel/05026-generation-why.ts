import { alliesAndSupportsWith, cardsInPlay, discardsTopPer, eachPlayer, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('05026', {
  name: 'Generation Why?',
  set: 'ms_marvel_nemesis',
  quantity: 1,
  boost: 3,
  threat: 2,
  perPlayer: true,
  hazard: true,
  abilities: [whenRevealed(eachPlayer(discardsTopPer(cardsInPlay(alliesAndSupportsWith('Persona')))))],
});
