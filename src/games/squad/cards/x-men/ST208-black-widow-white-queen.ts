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
      const [keeper] = yield* game.mayChooseKeepers(game.theirs.keepers, game.asking('ask-return-keeper'));
      if (keeper !== undefined && game.returnKeeper(keeper)) yield* game.discards(game.them, 1);
    },
  },
});
