import { boostOnceDealt, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01168', {
  name: 'Sweeping Swoop',
  set: 'spider_man_nemesis',
  quantity: 2,
  text: 'When revealed: your hero is stunned; this surges if Vulture is in play. Boost: friendly characters to whom the attack deals damage are stunned.',
  abilities: [
    whenRevealed(function* (game) {
      if (game.isHero) game.give(game.you, 'stunned');
      if (game.copyOf('01167') !== undefined) game.surge();
    }),
    boostOnceDealt((game, struck) => game.stunAll(struck)),
  ],
});
