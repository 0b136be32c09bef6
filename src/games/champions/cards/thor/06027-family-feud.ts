import { cardsInPlay, cardsWith, itself, per, places, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('06027', {
  name: 'Family Feud',
  set: 'thor_nemesis',
  quantity: 1,
  boost: 3,
  threat: 2,
  acceleration: true,
  abilities: [whenRevealed(places(per(1, cardsInPlay(cardsWith('Asgard'))), itself))],
});
