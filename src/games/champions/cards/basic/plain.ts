import { resource } from '../../card.js';

// Cards that do nothing special: their facts are all there is.
const double = { aspect: 'basic', quantity: 4, deckLimit: 1 } as const;

export default [
  resource('01088', { ...double, name: 'Energy', resources: { energy: 2 } }),
  resource('01089', { ...double, name: 'Genius', resources: { mental: 2 } }),
  resource('01090', { ...double, name: 'Strength', resources: { physical: 2 } }),
];
