import {
  activatesLeastToScheme,
  boost,
  gives,
  heals,
  inTurn,
  theVillain,
  whenRevealed,
} from '../../abilities/index.js';
import { type Card, treachery } from '../../card.js';

/** One in each deck but Bulldozer's. */
const printing = (id: string, set: string): Card =>
  treachery(id, {
    name: "I've Been Waiting For This!",
    set,
    quantity: 1,
    abilities: [whenRevealed(inTurn(heals(3, theVillain), gives('tough', theVillain))), boost(activatesLeastToScheme)],
  });

export default [printing('07014', 'wrecker'), printing('07029', 'thunderball'), printing('07041', 'piledriver')];
