import {
  chooses,
  damagesEnemy,
  discardsThis,
  draws,
  forcedResponse,
  removesThreat,
  roundEnds,
  thisEnters,
} from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01084', {
  name: 'Nick Fury',
  aspect: 'basic',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { mental: 1 },
  traits: ['S.H.I.E.L.D.', 'Spy'],
  thwart: 2,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [
    forcedResponse(thisEnters, {
      does: chooses({ threat: removesThreat(2), cards: draws(3), damage: damagesEnemy(4) }),
    }),
    forcedResponse(roundEnds, { does: discardsThis }),
  ],
});
