import { boost, damageHero, ifUndefended, loseUpgrade, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01173', {
  name: 'Electric Whip Attack',
  set: 'iron_man_nemesis',
  quantity: 2,
  text: 'When revealed: 1 damage to your hero per upgrade of yours, or discard one of them. Boost: if the attack is undefended, discard an upgrade of yours.',
  abilities: [
    whenRevealed(function* (game) {
      yield* game.choose.either([damageHero(game, game.you.upgrades.length), loseUpgrade(game)]);
    }),
    boost(ifUndefended(game => game.play.discardOne(game.you.upgrades))),
  ],
});
