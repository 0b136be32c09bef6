import {
  damagesAnd,
  heroAction,
  ifSo,
  nothingBesides,
  removesThreat,
  thisAttackDefeats,
} from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('08013', {
  name: 'Stealth Strike',
  aspect: 'justice',
  quantity: 3,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Attack'],
  abilities: [
    heroAction({ label: 'attack', does: damagesAnd(4, nothingBesides, ifSo(thisAttackDefeats, removesThreat(2))) }),
  ],
});
