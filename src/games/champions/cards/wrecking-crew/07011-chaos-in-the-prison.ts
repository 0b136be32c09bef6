import {
  activeScheme,
  boost,
  cardsInPlay,
  chooses,
  discardsOne,
  gainsSurge,
  ifSo,
  insteadIf,
  per,
  places,
  undefended,
  whenRevealed,
  withoutUpgrades,
  yourUpgrades,
} from '../../abilities/index.js';
import { type Card, treachery } from '../../card.js';

/** One in each deck but Piledriver's. */
const printing = (id: string, set: string): Card =>
  treachery(id, {
    name: 'Chaos In the Prison',
    set,
    quantity: 1,
    abilities: [
      whenRevealed(
        insteadIf(
          withoutUpgrades,
          gainsSurge,
          chooses({
            discard: discardsOne(yourUpgrades),
            threat: places(per(1, cardsInPlay(yourUpgrades)), activeScheme),
          }),
        ),
      ),
      boost(ifSo(undefended, discardsOne(yourUpgrades))),
    ],
  });

export default [printing('07011', 'wrecker'), printing('07026', 'thunderball'), printing('07056', 'bulldozer')];
