import {
  boostExhaustsStruckHero,
  chooses,
  exhausts,
  spends,
  whenRevealed,
  yourCharacters,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01123', {
  name: 'Sonic Boom',
  set: 'klaw',
  quantity: 2,
  abilities: [
    whenRevealed(chooses({ spend: spends({ energy: 1, mental: 1, physical: 1 }), exhaust: exhausts(yourCharacters) })),
    boostExhaustsStruckHero,
  ],
});
