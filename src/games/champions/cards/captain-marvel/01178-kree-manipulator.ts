import { boost, ifSo, places, theMainScheme, undefended, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01178', {
  name: 'Kree Manipulator',
  set: 'captain_marvel_nemesis',
  quantity: 2,
  keywords: { surge: true },
  abilities: [whenRevealed(places(1, theMainScheme)), boost(ifSo(undefended, places(1, theMainScheme)))],
});
