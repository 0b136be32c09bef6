import { blanksThis, cannotTakeDamage, heroAction, itself } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('05028', {
  name: "Edison's Giant Robot",
  set: 'ms_marvel_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Robot'],
  scheme: 1,
  attack: 2,
  hitPoints: 8,
  boost: 1,
  bans: [cannotTakeDamage(itself)],
  abilities: [heroAction({ spend: { mental: 1 }, does: blanksThis })],
});
