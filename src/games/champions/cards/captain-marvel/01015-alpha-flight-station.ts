import { action, discardCards, draws, exhaustThis } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01015', {
  name: 'Alpha Flight Station',
  set: 'captain_marvel',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Location', 'S.H.I.E.L.D.'],
  text: 'Action: exhaust this and discard a card from hand: draw 1, or 2 as Carol Danvers.',
  abilities: [action({ costs: [exhaustThis, discardCards(1)], ...draws(game => (game.you.isHero ? 1 : 2)) })],
});
