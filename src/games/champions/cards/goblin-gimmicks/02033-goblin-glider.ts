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

export default attachment('02033', {
  name: 'Goblin Glider',
  set: 'goblin_gimmicks',
  quantity: 2,
  traits: ['Vehicle'],
  attack: 1,
  boost: 3,
  attach: toStrongestEnemy('Goblin Glider'),
  abilities: [
    whenRevealed(ifSo(thisIsNotInPlay, gainsSurge)),
    heroAction({ spend: { energy: 2 }, does: discardsThis }),
  ],
});
