import { boostOnceDealt, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01168', {
  name: 'Sweeping Swoop',
  set: 'spider_man_nemesis',
  quantity: 2,
  text: 'When revealed: your hero is stunned; this surges if Vulture is in play. Boost: friendly characters to whom the attack deals damage are stunned.',
  abilities: [
    whenRevealed(function* (game) {
      if (game.you.isHero) game.status.give(game.you.identity, 'stunned');
      if (game.table.copyOf('01167') !== undefined) game.reveal.surge();
    }),
    boostOnceDealt((game, struck) => game.status.stun(struck)),
  ],
});
