import { dealsEncounterCard, whenDefeated } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('03029', {
  name: 'Hydra Soldier',
  set: 'captain_america_nemesis',
  quantity: 2,
  traits: ['Hydra'],
  scheme: 1,
  attack: 2,
  hitPoints: 4,
  boost: 1,
  keywords: { guard: true },
  abilities: [whenDefeated(dealsEncounterCard)],
});
