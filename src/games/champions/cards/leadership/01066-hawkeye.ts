import { enters, removeCounters, response } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01066', {
  name: 'Hawkeye',
  subname: 'Clint Barton',
  aspect: 'leadership',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Avenger'],
  thwart: 1,
  attack: 1,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  text: 'Enters play with four arrow counters. Response: after a minion enters play, remove one: 2 damage to it.',
  counters: enters(4),
  abilities: [
    response('enter', {
      when: (_look, { kind }) => kind === 'minion',
      costs: [removeCounters()],
      able: (game, { target }) => game.targets.damageable.some(({ id }) => id === target),
      *does(game, { target }) {
        const minion = game.table.find(target);
        if (minion !== undefined) yield* game.damage.deal(2, minion);
      },
    }),
  ],
});
