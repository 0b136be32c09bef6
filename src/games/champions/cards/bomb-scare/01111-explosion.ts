import { custom, gainsSurge, insteadIf, notInPlay, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

const BOMB_SCARE = '01109';

export default treachery('01111', {
  name: 'Explosion',
  set: 'bomb_scare',
  quantity: 1,
  boost: 2,
  abilities: [
    whenRevealed(
      insteadIf(
        notInPlay(BOMB_SCARE),
        gainsSurge,
        custom('01111', function* (game) {
          const threat = game.table.copyOf(BOMB_SCARE)?.threat ?? 0;
          yield* game.damage.assign(threat, [...game.table.heroes, ...game.table.allies], game.players.first);
        }),
      ),
    ),
  ],
});
