import {
  attacksYou,
  cannotBeThwarted,
  discardsThis,
  heroAction,
  hostsVillain,
  itsHost,
  toActiveScheme,
} from '../../abilities/index.js';
import { attachment, type Card } from '../../card.js';

/** One in each villain's deck. */
const printing = (id: string, set: string): Card =>
  attachment(id, {
    name: 'Held Hostage',
    set,
    quantity: 1,
    boost: 1,
    attach: toActiveScheme,
    bans: [cannotBeThwarted(itsHost)],
    abilities: [heroAction({ does: attacksYou(hostsVillain, { next: discardsThis }) })],
  });

export default [
  printing('07005', 'wrecker'),
  printing('07021', 'thunderball'),
  printing('07036', 'piledriver'),
  printing('07050', 'bulldozer'),
];
