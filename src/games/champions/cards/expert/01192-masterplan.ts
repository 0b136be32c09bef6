import { whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01192', {
  name: 'Masterplan',
  set: 'expert',
  quantity: 1,
  boost: 2,
  text: 'When revealed: 4 threat on each side scheme. Without any, discard from the encounter deck until there is one, and reveal it.',
  abilities: [
    whenRevealed(function* (game) {
      const schemes = game.table.sideSchemes;
      for (const scheme of schemes) yield* game.threat.place(4, scheme);
      const found = schemes.length > 0 ? null : game.encounter.discardUntil(card => card.kind === 'side_scheme');
      if (found !== null) yield* game.reveal.card(found);
    }),
  ],
});
