import type { Scenario } from './scenario.js';

export const mutagenFormula: Scenario = {
  id: 'mutagen-formula',
  villain: ['02014', '02015', '02016'],
  schemes: ['02017a', '02017b', '02018a', '02018b'],
  set: 'mutagen_formula',
  recommended: 'goblin_gimmicks',
};
