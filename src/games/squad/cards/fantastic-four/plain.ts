import { plainOf } from '../../card.js';

const plain = plainOf('Fantastic Four');

// Cards that do nothing special: their facts are all there is.
export default [
  plain('ST079', 'Thing & Human Torch', 'Smash and Burn', {
    factor: ['strength', 'elemental'],
    block: 'animal',
    level: 11,
    attack: 8,
  }),
  plain('ST143', 'Thing', "It's Clobberin' Time!", { factor: 'strength', block: 'elemental', level: 3, attack: 5 }),
  plain('ST156', 'Invisible Woman', 'Invisiburst', { factor: 'energy', block: 'speed', level: 2, attack: 4 }),
  plain('ST162', 'Human Torch', 'Pop Star', { factor: 'elemental', block: 'strength', level: 8, attack: 12 }),
  plain('ST170', 'Human Torch', 'Stop, Drop, and Roll', { factor: 'elemental', block: 'energy', level: 5, attack: 7 }),
  plain('ST184', 'Mr. Fantastic', 'Smartest Man in the World', {
    factor: 'tech',
    block: 'speed',
    level: 8,
    attack: 12,
  }),
  plain('ST194', 'Thing', 'Got Another Thing Coming', { factor: 'strength', block: 'energy', level: 7, attack: 10 }),
  plain('ST209', 'Thing & Invisible Woman', 'Fantastic Force', {
    factor: ['strength', 'energy'],
    block: 'elemental',
    level: 12,
    attack: 10,
  }),
  plain('ST215', 'Invisible Woman', 'Grand Slam', { factor: 'energy', block: 'animal', level: 8, attack: 12 }),
  plain('ST305', 'Mr. Fantastic', 'Gadget for Everything', { factor: 'tech', block: 'strength', level: 5, attack: 7 }),
  plain('ST463', 'Human Torch & Mr. Fantastic', 'Blazing Intellect', {
    factor: ['elemental', 'tech'],
    block: 'speed',
    level: 9,
    attack: 6,
  }),
];
