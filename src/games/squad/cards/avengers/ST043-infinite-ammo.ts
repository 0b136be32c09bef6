import { customWhen, heals, trigger } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST043', {
  hero: 'War Machine',
  name: 'Infinite Ammo',
  team: 'Avengers',
  factor: 'energy',
  block: 'tech',
  level: 3,
  attack: 3,
  keeper: 2,
  triggers: [
    trigger(
      'hit damage',
      customWhen('ST043', (game, event) => {
        const isMine = event.by === game.me && event.keeper !== null;
        return isMine && game.cardOf(event).assault !== undefined;
      }),
      heals(1),
    ),
  ],
});
