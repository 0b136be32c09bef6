import { removesThreat, special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01048', {
  name: 'Tactical Genius',
  set: 'black_panther',
  quantity: 1,
  deckLimit: 1,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Black Panther', 'Skill'],
  text: 'Special (thwart): remove 1 threat from a scheme, 2 as the last step.',
  abilities: [special({ label: 'thwart', ...removesThreat(game => (game.use.final ? 2 : 1)) })],
});
