import { chooses, damagesHero, eachPlayer, itself, places, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01151', {
  name: 'Under Attack',
  set: 'under_attack',
  quantity: 1,
  boost: 3,
  threat: 3,
  crisis: true,
  abilities: [whenRevealed(eachPlayer(chooses({ threat: places(2, itself), damage: damagesHero(3) })))],
});
