import {
  bringsIn,
  cardsInPlay,
  enemiesWith,
  inTurn,
  itself,
  per,
  places,
  whenRevealed,
} from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01180', {
  name: 'Legions of Hydra',
  set: 'legions_of_hydra',
  quantity: 2,
  boost: 3,
  threat: 3,
  hazard: true,
  abilities: [whenRevealed(inTurn(bringsIn('01181'), places(per(2, cardsInPlay(enemiesWith('Hydra'))), itself)))],
});
