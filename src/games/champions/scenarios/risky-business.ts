import type { Scenario } from './scenario.js';

export const riskyBusiness: Scenario = {
  id: 'risky-business',
  villain: ['02001a', '02002a', '02003a'],
  schemes: ['02004a', '02004b', '02005a', '02005b'],
  set: 'risky_business',
  recommended: 'goblin_gimmicks',
};
