import { strongerIfDiscardTop } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST595', {
  hero: 'Hand Ninja',
  name: 'Victory at Hand',
  team: null,
  factor: 'speed',
  block: 'strength',
  level: 4,
  attack: 5,
  onPlay: strongerIfDiscardTop(4, ofFactor('elemental', 'tech')),
});
