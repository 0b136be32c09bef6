import type { Brawl } from './scenario.js';

export const wreckingCrew: Brawl = {
  id: 'wrecking-crew',
  crew: [
    { set: 'wrecker', standard: '07002', expert: '07003' },
    { set: 'thunderball', standard: '07017', expert: '07018' },
    { set: 'piledriver', standard: '07032', expert: '07033' },
    { set: 'bulldozer', standard: '07046', expert: '07047' },
  ],
  schemes: ['07001a', '07001b'],
};
