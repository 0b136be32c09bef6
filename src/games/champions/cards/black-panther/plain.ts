import { resource } from '../../card.js';

// Cards that do nothing special: their facts are all there is.
export default [resource('01044', { name: 'Vibranium', set: 'black_panther', quantity: 3, resources: { wild: 2 } })];
