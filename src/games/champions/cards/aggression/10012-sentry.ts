import { dealsEncounterCard, forcedResponse, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('10012', {
  name: 'Sentry',
  subname: 'Robert Reynolds',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { energy: 1 },
  traits: ['Avenger'],
  thwart: 2,
  attack: 3,
  hitPoints: 5,
  consequential: { attack: 1, thwart: 1 },
  abilities: [forcedResponse(thisEnters, { does: dealsEncounterCard })],
});
