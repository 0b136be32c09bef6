import { discardsDearest, eachPlayer, whenFull, yourUpgradesAndSupports } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('07034', {
  name: 'Pile It On!',
  set: 'piledriver',
  quantity: 1,
  threat: 3,
  signature: true,
  abilities: [whenFull('Pile Drive', eachPlayer(discardsDearest(yourUpgradesAndSupports)))],
});
