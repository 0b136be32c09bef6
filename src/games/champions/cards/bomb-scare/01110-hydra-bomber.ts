import { chooses, damages, places, theMainScheme, whenRevealed, you } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01110', {
  name: 'Hydra Bomber',
  set: 'bomb_scare',
  quantity: 2,
  traits: ['Hydra'],
  scheme: 1,
  attack: 1,
  hitPoints: 2,
  boost: 1,
  abilities: [whenRevealed(chooses({ damage: damages(2, you), threat: places(1, theMainScheme) }))],
});
