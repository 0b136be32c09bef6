import { boostOfSchemeTurnsUp, cancelsIcons, interrupt } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09038', {
  name: 'Foiled!',
  aspect: 'justice',
  quantity: 3,
  cost: 0,
  resources: { energy: 1 },
  abilities: [interrupt(boostOfSchemeTurnsUp, { does: cancelsIcons })],
});
