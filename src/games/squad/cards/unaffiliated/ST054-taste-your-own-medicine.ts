import { attack } from '../../card.js';

export default attack('ST054', {
  hero: 'Blade',
  name: 'Taste Your Own Medicine',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 2,
  attack: '*',
  text: "Its attack is the level of the card that tops your opponent's discard pile.",
  worth: game => game.discard.topOfTheirs?.level ?? 0,
});
