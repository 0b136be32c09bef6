import { boost, discardsRandom, forcedResponse, thisAttacksYou } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01129', {
  name: 'Radioactive Man',
  set: 'masters_of_evil',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Masters of Evil'],
  scheme: 1,
  attack: 1,
  hitPoints: 7,
  abilities: [forcedResponse(thisAttacksYou, { does: discardsRandom }), boost(discardsRandom)],
});
