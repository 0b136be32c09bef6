import { theirs } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST545', {
  hero: 'Venom',
  name: 'Alien Webbing',
  team: 'Sinister Syndicate',
  factor: 'elemental',
  block: 'tech',
  level: 10,
  attack: 4,
  keeper: 2,
  lasting: [theirs.power(-4)],
});
