import type { Duel } from './scenario.js';

export const ultron: Duel = {
  id: 'ultron',
  villain: ['01134', '01135', '01136'],
  schemes: ['01137a', '01137b', '01138a', '01138b', '01139a', '01139b'],
  set: 'ultron',
  recommended: 'under_attack',
};
