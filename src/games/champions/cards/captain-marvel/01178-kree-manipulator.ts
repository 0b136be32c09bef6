import { boost, ifUndefended, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';
import type { Game } from '../../effect/index.js';

function* manipulates(game: Game) {
  yield* game.threat.place(1, game.table.mainScheme);
}

export default treachery('01178', {
  name: 'Kree Manipulator',
  set: 'captain_marvel_nemesis',
  quantity: 2,
  text: 'Surge. When revealed: 1 threat on the main scheme. Boost: if the attack is undefended, 1 threat on the main scheme.',
  keywords: { surge: true },
  abilities: [whenRevealed(manipulates), boost(ifUndefended(manipulates))],
});
