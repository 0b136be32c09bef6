import { ifSo, itself, perPlayer, places, villainIs, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02010', {
  name: 'Oscorp Manufacturing',
  set: 'risky_business',
  quantity: 2,
  boost: 3,
  threat: 2,
  perPlayer: true,
  acceleration: true,
  abilities: [whenRevealed(ifSo(villainIs('Norman Osborn'), places(perPlayer(1), itself)))],
});
