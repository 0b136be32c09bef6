import { plainOf } from '../../card.js';

const plain = plainOf('Brotherhood');

// Cards that do nothing special: their facts are all there is.
export default [
  plain('ST484', 'Magneto', 'Master of Magnetism', { factor: 'elemental', block: 'speed', level: 8, attack: 12 }),
  plain('ST509', 'Juggernaut', 'Armored Tank', { factor: 'strength', block: 'tech', level: 7, attack: 10 }),
  plain('ST515', 'Sabretooth', 'Talons of Adamantium', { factor: 'animal', block: 'tech', level: 6, attack: 8 }),
  plain('ST516', 'Mystique', 'Femme Fatale', { factor: 'tech', block: 'strength', level: 3, attack: 5 }),
  plain('ST586', 'Magneto & Mystique', 'New World Order', {
    factor: ['energy', 'speed'],
    block: 'elemental',
    level: 7,
    attack: 4,
  }),
  plain('ST587', 'Mystique & Bullseye', 'We Never Miss', {
    factor: ['tech', 'speed'],
    block: 'strength',
    level: 10,
    attack: 7,
  }),
  plain('ST588', 'Magneto & Dr. Doom', 'Megalomaniacs', {
    factor: ['elemental', 'energy'],
    block: 'strength',
    level: 14,
    attack: 18,
  }),
];
