import { cardsInPlay, itself, minionsWith, per, places, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02026', {
  name: 'Goblin Reinforcements',
  set: 'mutagen_formula',
  quantity: 2,
  boost: 2,
  threat: 2,
  hazard: true,
  abilities: [whenRevealed(places(per(1, cardsInPlay(minionsWith('Goblin'))), itself))],
});
