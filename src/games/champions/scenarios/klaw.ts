import type { Duel } from './scenario.js';

export const klaw: Duel = {
  id: 'klaw',
  villain: ['01113', '01114', '01115'],
  schemes: ['01116a', '01116b', '01117a', '01117b'],
  set: 'klaw',
  recommended: 'masters_of_evil',
};
