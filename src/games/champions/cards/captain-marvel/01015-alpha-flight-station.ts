import { action, discardCards, draws, exhaustThis, orIf, youAreAlterEgo } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01015', {
  name: 'Alpha Flight Station',
  set: 'captain_marvel',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Location', 'S.H.I.E.L.D.'],
  abilities: [action({ costs: [exhaustThis, discardCards(1)], does: draws(orIf(1, youAreAlterEgo, 2)) })],
});
