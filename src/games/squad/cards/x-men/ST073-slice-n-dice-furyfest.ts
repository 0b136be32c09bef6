import { draws, inTurn, mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST073', {
  hero: 'Wolverine',
  name: "Slice n' Dice Furyfest",
  team: 'X-Men',
  factor: 'animal',
  block: 'elemental',
  level: 10,
  attack: 6,
  onHit: { at: 2, does: inTurn(draws(1), mayPlay(ofFactor('speed', 'tech'), 1)) },
});
