import { forcedResponse, thisAttacks } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01177', {
  name: 'Yon-Rogg',
  set: 'captain_marvel_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Kree'],
  scheme: 2,
  attack: 3,
  hitPoints: 5,
  boost: 2,
  text: 'Forced response: after he attacks, 1 threat on The Psyche-Magnitron.',
  abilities: [
    forcedResponse('enemy attack', {
      when: (look, attack) => thisAttacks(look, attack) && look.table.copyOf('01176') !== undefined,
      *does(game) {
        const magnitron = game.table.copyOf('01176');
        if (magnitron !== undefined) yield* game.threat.place(1, magnitron);
      },
    }),
  ],
});
