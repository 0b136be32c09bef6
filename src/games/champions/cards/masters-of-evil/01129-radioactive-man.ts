import { boost, forcedResponse, thisAttackedYou } from '../../abilities/index.js';
import { minion } from '../../card.js';
import type { Game } from '../../effect/index.js';

function* losesCard(game: Game) {
  game.hand.discardRandom();
}

export default minion('01129', {
  name: 'Radioactive Man',
  set: 'masters_of_evil',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Masters of Evil'],
  scheme: 1,
  attack: 1,
  hitPoints: 7,
  text: 'Forced response: after he attacks you, discard a random card from your hand. Boost: discard a random card from your hand.',
  abilities: [forcedResponse('enemy attack', { when: thisAttackedYou, does: losesCard }), boost(losesCard)],
});
