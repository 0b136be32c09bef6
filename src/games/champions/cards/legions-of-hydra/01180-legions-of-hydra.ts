import { bringsIn, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('01180', {
  name: 'Legions of Hydra',
  set: 'legions_of_hydra',
  quantity: 2,
  boost: 3,
  threat: 3,
  hazard: true,
  text: 'When revealed: Madame Hydra, unless in play, is looked for in encounter deck and discard pile and engages you; 2 threat more per Hydra enemy. Hazard.',
  abilities: [
    whenRevealed(function* (game, event) {
      yield* bringsIn('01181')(game, event);
      const hydra = game.table.enemies.filter(one => game.values.hasTrait(one, 'Hydra')).length;
      yield* game.threat.placeHere(2 * hydra);
    }),
  ],
});
