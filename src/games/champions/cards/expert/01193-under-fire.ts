import { revealsAnother, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01193', {
  name: 'Under Fire',
  set: 'expert',
  quantity: 1,
  boost: 3,
  keywords: { surge: true },
  abilities: [whenRevealed(revealsAnother)],
});
