import { boost, eachVillain, gives, orSurges, shedsAll, whenRevealed, yourIdentity } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07045', {
  name: 'Uncanny Resilience',
  set: 'piledriver',
  quantity: 1,
  abilities: [
    whenRevealed(orSurges(shedsAll(['stunned', 'confused'], eachVillain))),
    boost(gives('confused', yourIdentity)),
  ],
});
