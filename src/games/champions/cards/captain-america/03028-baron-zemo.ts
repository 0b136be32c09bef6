import { cannotThwart, you } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('03028', {
  name: 'Baron Zemo',
  set: 'captain_america_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Hydra', 'Elite'],
  scheme: 1,
  attack: 3,
  hitPoints: 5,
  boost: 2,
  keywords: { quickstrike: true },
  bans: [cannotThwart(you)],
});
