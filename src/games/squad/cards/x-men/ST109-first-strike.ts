import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST109', {
  hero: 'Cyclops',
  name: 'First Strike',
  team: 'X-Men',
  factor: 'energy',
  block: 'elemental',
  level: 1,
  attack: 2,
  text: "Attack +4 if your opponent's discard pile is empty.",
  ...strongerIf(4, game => game.discard.topOfTheirs === null),
});
