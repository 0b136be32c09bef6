import { obliges } from '../../abilities/index.js';
import { obligation } from '../../card.js';
import type { Look } from '../../look/index.js';
import type { InPlay } from '../../state.js';

const gear = (look: Look): InPlay[] => look.you.upgrades.filter(one => look.values.hasTrait(one, 'Black Panther'));

export default obligation('01155', {
  name: 'Affairs of State',
  set: 'black_panther',
  quantity: 1,
  boost: 2,
  text: "For T'Challa: exhaust him and remove this from the game, or discard a Black Panther upgrade of yours.",
  abilities: [
    obliges({
      label: 'obligation-affairs',
      able: game => gear(game).length > 0,
      does: game => game.play.discardOne(gear(game)),
    }),
  ],
});
