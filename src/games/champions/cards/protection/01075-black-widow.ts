import {
  cancelsCard,
  exhaustThis,
  inTurn,
  interrupt,
  revealedFromDeck,
  revealsAnother,
} from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01075', {
  name: 'Black Widow',
  subname: 'Natasha Romanoff',
  aspect: 'protection',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { physical: 1 },
  traits: ['S.H.I.E.L.D.', 'Spy'],
  thwart: 2,
  attack: 1,
  hitPoints: 2,
  consequential: { attack: 1, thwart: 1 },
  abilities: [
    interrupt(revealedFromDeck, {
      spend: { mental: 1 },
      costs: [exhaustThis],
      does: inTurn(cancelsCard, revealsAnother),
    }),
  ],
});
