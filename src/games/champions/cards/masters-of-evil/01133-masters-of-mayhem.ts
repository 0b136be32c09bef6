import { searchesIntoPlay, whenRevealed } from '../../abilities/index.js';
import { printed, treachery } from '../../card.js';
import { isMinion } from '../../look/index.js';

export default treachery('01133', {
  name: 'Masters of Mayhem',
  set: 'masters_of_evil',
  quantity: 2,
  boost: 2,
  text: 'When revealed: Masters of Evil minions attack the heroes they are engaged with. If none does, look for one in encounter deck and discard pile; it engages you.',
  abilities: [
    whenRevealed(function* (game, event) {
      const masters = game.table.minions.filter(one => game.values.hasTrait(one, 'Masters of Evil'));
      let made = 0;
      for (const { id } of masters) {
        // One of them may have left play, or gone to another player, in the attack of the one before.
        const minion = game.table.find(id);
        const seat = minion?.engaged ?? null;
        if (minion !== undefined && seat !== null && game.players.isHero(seat))
          made += yield* game.activation.attackEach([minion], seat);
      }
      if (made === 0) yield* searchesIntoPlay(card => isMinion(card) && printed(card, 'Masters of Evil'))(game, event);
    }),
  ],
});
