import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST110', {
  hero: 'Jean Grey',
  name: 'Decision of the Heart',
  team: 'X-Men',
  factor: 'elemental',
  block: 'energy',
  level: 3,
  attack: 4,
  text: 'Name Cyclops or Wolverine, then turn up your top card: unblockable if it is that hero.',
  *onPlay(game) {
    const hero = yield* game.name.hero('Cyclops', 'Wolverine');
    const top = game.reveal.top();
    if (top !== null && ofHero(hero)(game.card(top))) game.attack.cannotBeBlocked('anywhere');
  },
});
