import { adds, you } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01073', {
  name: 'The Triskelion',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Location', 'S.H.I.E.L.D.'],
  modifies: [adds('allyLimit', 1, you)],
});
