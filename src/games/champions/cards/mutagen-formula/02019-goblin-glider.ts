import {
  discardsThis,
  gainsSurge,
  heroAction,
  ifSo,
  thisIsNotInPlay,
  toStrongestEnemy,
  whenRevealed,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('02019', {
  name: 'Goblin Glider',
  set: 'mutagen_formula',
  quantity: 1,
  traits: ['Vehicle'],
  attack: 1,
  boost: 3,
  attach: toStrongestEnemy('Goblin Glider'),
  abilities: [
    whenRevealed(ifSo(thisIsNotInPlay, gainsSurge)),
    heroAction({ spend: { energy: 2 }, does: discardsThis }),
  ],
});
