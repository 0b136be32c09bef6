import { adds, itsHost, toStrongestMinion, whenRevealed } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01163', {
  name: 'Genetically Enhanced',
  set: 'she_hulk_nemesis',
  quantity: 1,
  traits: ['Condition'],
  boost: 1,
  text: 'On the minion with the most printed hit points, which has 3 more. Without a minion in play this surges.',
  attach: toStrongestMinion(),
  modifies: [adds('hitPoints', 3, itsHost)],
  abilities: [
    whenRevealed(function* (game) {
      if (game.self.here === undefined) game.reveal.surge();
    }),
  ],
});
