import { attack } from '../../card.js';

export default attack('ST129', {
  hero: 'Thor & Silver Surfer',
  name: 'Celestial Unmaking',
  team: 'Avengers',
  factor: ['strength', 'elemental'],
  block: 'speed',
  level: 13,
  attack: 8,
  text: '6 damage: name a number; destroy all Keepers of that level, yours too.',
  onHit: {
    at: 6,
    *does(game) {
      const level = yield* game.name.number();
      game.keepers.destroyTogether(game.keepers.all.filter(keeper => game.card(keeper).level === level));
    },
  },
});
