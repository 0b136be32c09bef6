import { plainOf } from '../../card.js';

const plain = plainOf('Spider-Friends');

// Cards that do nothing special: their facts are all there is.
export default [
  plain('ST002', 'Spider-Girl', 'Sense of Danger', { factor: 'animal', block: 'speed', level: 1, attack: 3 }),
  plain('ST048', 'Spider-Man', 'Spider-Swing', { factor: 'strength', block: 'animal', level: 1, attack: 3 }),
  plain('ST049', 'Spider-Man', 'Back in Black', { factor: 'animal', block: 'elemental', level: 5, attack: 7 }),
  plain('ST098', 'Spider-Girl', 'World Wide Web', { factor: 'tech', block: 'energy', level: 2, attack: 4 }),
  plain('ST147', 'Scarlet Spider', 'Trickweb', { factor: 'tech', block: 'speed', level: 1, attack: 3 }),
  plain('ST172', 'Scarlet Spider', 'Wall-Crawler', { factor: 'speed', block: 'strength', level: 3, attack: 5 }),
  plain('ST186', 'Spider-Man', 'Spectacular Spider-Man', { factor: 'speed', block: 'energy', level: 8, attack: 12 }),
  plain('ST204', 'Spider-Man & Spider-Woman', 'Arachnophobia', {
    factor: ['animal', 'elemental'],
    block: 'speed',
    level: 10,
    attack: 7,
  }),
  plain('ST229', 'Spider-Woman', 'Quick as a Wink', { factor: 'speed', block: 'energy', level: 1, attack: 3 }),
  plain('ST230', 'Spider-Woman', 'Saber Rattling', { factor: 'elemental', block: 'strength', level: 3, attack: 5 }),
  plain('ST374', 'Spider-Man & Spider-Girl', 'Two of a Kind', {
    factor: ['animal', 'tech'],
    block: 'elemental',
    level: 7,
    attack: 4,
  }),
  plain('ST601', 'Spider-Man', 'Spider Armor', { factor: 'tech', block: 'speed', level: 7, attack: 10 }),
  plain('ST607', 'Spider Girl', 'Cold Snap', {
    factor: 'elemental',
    block: 'speed',
    level: 5,
    attack: 7,
    countsAs: 'Spider-Girl',
  }),
];
