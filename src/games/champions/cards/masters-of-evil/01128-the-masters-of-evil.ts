import { turnsUpMinion, whenRevealed } from '../../abilities/index.js';
import { printed, sideScheme } from '../../card.js';

export default sideScheme('01128', {
  name: 'The Masters of Evil',
  set: 'masters_of_evil',
  quantity: 1,
  boost: 2,
  threat: 3,
  perPlayer: true,
  acceleration: true,
  text: 'When revealed: discard from the encounter deck until there is a Masters of Evil minion: it engages the first player. Acceleration.',
  abilities: [whenRevealed(turnsUpMinion(card => printed(card, 'Masters of Evil')))],
});
