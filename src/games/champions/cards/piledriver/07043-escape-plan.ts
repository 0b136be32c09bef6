import {
  activeScheme,
  boost,
  gives,
  has,
  ifCannot,
  insteadIf,
  named,
  places,
  schemesNow,
  theVillain,
  whenRevealed,
  yourIdentity,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07043', {
  name: 'Escape Plan',
  set: 'piledriver',
  quantity: 2,
  abilities: [
    whenRevealed(
      insteadIf(has('confused', yourIdentity), schemesNow(named('Piledriver')), gives('confused', yourIdentity)),
    ),
    boost(ifCannot(gives('tough', theVillain), places(2, activeScheme))),
  ],
});
