import { hitsAndGoes } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST559', {
  hero: 'Dr. Doom',
  name: 'Archnemesis',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 4,
  attack: 5,
  text: "2 damage: one of your opponent's Fantastic Four Keepers hits its own side for 4 and is destroyed.",
  onHit: {
    at: 2,
    *does(game) {
      const able = game.theirs.keepers.filter(keeper => ofTeam('Fantastic Four')(game.card(keeper)));
      const keeper = yield* game.ask.keeper(able, 'ask-hitter');
      if (keeper !== null) yield* hitsAndGoes(game, keeper, 4);
    },
  },
});
