import { adds, boostStrengthens, cardsInPlay, itself, per, yourUpgrades } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('08026', {
  name: 'Taskmaster',
  set: 'black_widow_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Hydra', 'Elite'],
  scheme: 0,
  attack: 0,
  hitPoints: 4,
  modifies: [
    adds('scheme', per(1, cardsInPlay(yourUpgrades)), itself),
    adds('attack', per(1, cardsInPlay(yourUpgrades)), itself),
  ],
  abilities: [boostStrengthens(per(1, cardsInPlay(yourUpgrades)))],
});
