import { damages, forcedResponse, ifTopIsPhysical, thisAttacksYou, you } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('10026', {
  name: 'Abomination',
  set: 'hulk_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Gamma'],
  scheme: 2,
  attack: 3,
  hitPoints: 6,
  boost: 3,
  abilities: [forcedResponse(thisAttacksYou, { does: ifTopIsPhysical(damages(2, you)) })],
});
