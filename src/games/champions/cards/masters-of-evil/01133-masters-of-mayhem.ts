import { minionsAttack, ofKindWith, searchesIntoPlay, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01133', {
  name: 'Masters of Mayhem',
  set: 'masters_of_evil',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealed(minionsAttack('Masters of Evil', 'all', searchesIntoPlay(ofKindWith('minion', 'Masters of Evil')))),
  ],
});
