import { attack } from '../../card.js';

export default attack('ST315', {
  hero: 'Rogue',
  name: 'Seeing with New Eyes',
  team: 'X-Men',
  factor: 'energy',
  block: 'speed',
  level: 2,
  attack: '*',
  text: 'Its attack is the number printed on the card that tops your discard pile.',
  worth: game => game.discard.top?.printedAttack ?? 0,
});
