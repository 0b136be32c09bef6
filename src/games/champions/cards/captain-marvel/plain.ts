import { resource } from '../../card.js';

// Cards that do nothing special: their facts are all there is.
export default [
  resource('01014', {
    name: 'Energy Absorption',
    set: 'captain_marvel',
    quantity: 2,
    resources: { energy: 3 },
  }),
];
