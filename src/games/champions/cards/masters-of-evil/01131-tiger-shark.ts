import { boost, forcedResponse, gives, itself, theVillain, thisAttacks } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01131', {
  name: 'Tiger Shark',
  set: 'masters_of_evil',
  quantity: 1,
  unique: true,
  traits: ['Masters of Evil'],
  scheme: 1,
  attack: 3,
  hitPoints: 6,
  abilities: [forcedResponse(thisAttacks, { does: gives('tough', itself) }), boost(gives('tough', theVillain))],
});
