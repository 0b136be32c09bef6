import { dealsEncounterCard, whenDefeated } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01182', {
  name: 'Hydra Soldier',
  set: 'legions_of_hydra',
  quantity: 3,
  traits: ['Hydra'],
  scheme: 1,
  attack: 2,
  hitPoints: 4,
  boost: 1,
  keywords: { guard: true },
  abilities: [whenDefeated(dealsEncounterCard)],
});
