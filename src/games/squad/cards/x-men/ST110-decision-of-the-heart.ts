import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST110', {
  hero: 'Jean Grey',
  name: 'Decision of the Heart',
  team: 'X-Men',
  factor: 'elemental',
  block: 'energy',
  level: 3,
  attack: 4,
  onPlay: custom('ST110', function* (game) {
    const hero = yield* game.name.hero('Cyclops', 'Wolverine');
    const top = game.reveal.top();
    if (top !== null && game.card(top).heroes.includes(hero)) game.attack.cannotBeBlocked('anywhere');
  }),
});
