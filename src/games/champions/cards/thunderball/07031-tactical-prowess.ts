import { custom, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07031', {
  name: 'Tactical Prowess',
  set: 'thunderball',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealed(
      custom('07031', function* (game) {
        const from = yield* game.villains.scheme('least');
        if (from === null) return game.reveal.surge();
        const others = game.table.sideSchemes.filter(({ id }) => id !== from.id);
        const to = yield* game.villains.scheme('most', others);
        const before = to?.threat ?? 0;
        const amount = to === null ? 0 : yield* game.threat.remove(from.threat, from);
        const placed = to === null ? 0 : yield* game.threat.place(amount, to);
        const full = to !== null && game.villains.fills(before + placed, to);
        if (placed === 0 || !full) game.reveal.surge();
      }),
    ),
  ],
});
