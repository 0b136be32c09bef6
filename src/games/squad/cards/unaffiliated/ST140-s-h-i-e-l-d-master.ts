import { mine } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST140', {
  hero: 'Nick Fury',
  name: 'S.H.I.E.L.D. Master',
  team: null,
  factor: 'strength',
  block: 'tech',
  level: 2,
  attack: 3,
  keeper: 2,
  lasting: [mine.attack(1, ofHero('Captain America', 'Black Widow', 'Spider-Woman', 'Ms. Marvel'))],
});
