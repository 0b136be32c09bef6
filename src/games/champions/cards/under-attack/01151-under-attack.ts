import { damageHero, placeHere, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01151', {
  name: 'Under Attack',
  set: 'under_attack',
  quantity: 1,
  boost: 3,
  threat: 3,
  crisis: true,
  text: 'When revealed: each player chooses: 2 threat here, or 3 damage to their hero. Crisis.',
  abilities: [
    whenRevealed(game =>
      game.players.each(seat => game.choose.either([placeHere(game, 2), damageHero(game, 3, seat)], seat)),
    ),
  ],
});
