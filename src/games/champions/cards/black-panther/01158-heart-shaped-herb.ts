import { boost, gives, theVillain, whenRevealed, yourEnemies } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01158', {
  name: 'Heart-Shaped Herb',
  set: 'black_panther_nemesis',
  quantity: 1,
  boost: 1,
  keywords: { surge: true },
  abilities: [whenRevealed(gives('tough', yourEnemies)), boost(gives('tough', theVillain))],
});
