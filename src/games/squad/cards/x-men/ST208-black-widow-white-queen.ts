import { attack } from '../../card.js';

export default attack('ST208', {
  hero: 'Black Widow & Emma Frost',
  name: 'Black Widow, White Queen',
  team: 'X-Men',
  factor: ['animal', 'energy'],
  block: 'speed',
  level: 9,
  attack: 4,
  text: "4 damage: you may return one of your opponent's Keepers to the hand. If you do, your opponent discards a card.",
  onHit: {
    at: 4,
    *does(game) {
      const [keeper] = yield* game.ask.mayKeepers(game.theirs.keepers, 'ask-return-keeper');
      if (keeper !== undefined && game.keepers.returnToHand(keeper)) yield* game.hand.discard(game.them, 1);
    },
  },
});
