import { boost } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01132', {
  name: 'Melter',
  set: 'masters_of_evil',
  quantity: 1,
  unique: true,
  traits: ['Masters of Evil'],
  scheme: 1,
  attack: 3,
  hitPoints: 5,
  text: 'You must defend against him with an ally of yours, if you can. Boost: exhaust each ally you control.',
  alliesMustDefend: true,
  abilities: [
    boost(function* (game) {
      for (const ally of game.you.controls(card => card.kind === 'ally')) game.play.exhaust(ally);
    }),
  ],
});
