import { afterMyAttack, draws } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST298', {
  hero: 'Nick Fury',
  name: 'Agents of S.H.I.E.L.D.',
  team: null,
  factor: 'tech',
  block: 'strength',
  level: 3,
  attack: 2,
  keeper: 2,
  triggers: [
    afterMyAttack({ atLeast: 4, of: ofHero('Captain America', 'Black Widow', 'Spider-Woman', 'Ms. Marvel') }, draws(1)),
  ],
});
