import { boost, forcedResponse, thisAttacks, villainGetsTough } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01131', {
  name: 'Tiger Shark',
  set: 'masters_of_evil',
  quantity: 1,
  unique: true,
  traits: ['Masters of Evil'],
  scheme: 1,
  attack: 3,
  hitPoints: 6,
  text: 'Forced response: after he attacks, he gets a tough card. Boost: the villain gets a tough card.',
  abilities: [
    forcedResponse('enemy attack', {
      when: thisAttacks,
      *does(game) {
        if (game.self.here !== undefined) game.status.give(game.self.here, 'tough');
      },
    }),
    boost(villainGetsTough),
  ],
});
