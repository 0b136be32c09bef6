import type { Duel } from './scenario.js';

export const rhino: Duel = {
  id: 'rhino',
  villain: ['01094', '01095', '01096'],
  schemes: ['01097a', '01097b'],
  set: 'rhino',
  recommended: 'bomb_scare',
};
