import {
  adds,
  gainsSurge,
  ifSo,
  itsHost,
  thisIsNotInPlay,
  toStrongestMinion,
  whenRevealed,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01163', {
  name: 'Genetically Enhanced',
  set: 'she_hulk_nemesis',
  quantity: 1,
  traits: ['Condition'],
  boost: 1,
  attach: toStrongestMinion(),
  modifies: [adds('hitPoints', 3, itsHost)],
  abilities: [whenRevealed(ifSo(thisIsNotInPlay, gainsSurge))],
});
