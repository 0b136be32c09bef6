import { plainOf } from '../../card.js';

const plain = plainOf('Sinister Syndicate');

// Cards that do nothing special: their facts are all there is.
export default [
  plain('ST483', 'Venom', 'Tongue Lashing', { factor: 'energy', block: 'speed', level: 5, attack: 7 }),
  plain('ST513', 'Lizard', 'Just One More Bite', { factor: 'animal', block: 'strength', level: 4, attack: 6 }),
  plain('ST518', 'Dr. Octopus', 'Whirling Tentacles', { factor: 'speed', block: 'strength', level: 6, attack: 8 }),
  plain('ST519', 'Green Goblin', 'AHAHAHAHAHAHA!', { factor: 'speed', block: 'animal', level: 7, attack: 10 }),
  plain('ST521', 'Mysterio', 'Mists of Confusion', { factor: 'tech', block: 'strength', level: 7, attack: 10 }),
  plain('ST582', 'Venom & Dr. Octopus', 'Slippery Characters', {
    factor: ['elemental', 'tech'],
    block: 'strength',
    level: 11,
    attack: 8,
  }),
  plain('ST584', 'Green Goblin & Mysterio', 'No More Games', {
    factor: ['strength', 'elemental'],
    block: 'animal',
    level: 9,
    attack: 6,
  }),
];
