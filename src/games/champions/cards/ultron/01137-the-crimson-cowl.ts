import { eachPlayer, getsDrones, searchesIntoPlay, setup, theCard, whenRevealed } from '../../abilities/index.js';
import { mainScheme } from '../../card.js';

const cowl = { name: 'The Crimson Cowl', set: 'ultron', quantity: 1 } as const;

export default [
  mainScheme('01137a', {
    ...cowl,
    stage: '1A',
    abilities: [setup(searchesIntoPlay(theCard('01140'), 'into-play'))],
  }),
  mainScheme('01137b', {
    ...cowl,
    stage: '1B',
    threat: 3,
    escalation: 1,
    abilities: [whenRevealed(eachPlayer(getsDrones()))],
  }),
];
