import { boost, custom, discardsEncounter, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02043', {
  name: 'Electromagnetic Pulse',
  set: 'power_drain',
  quantity: 1,
  boost: 2,
  abilities: [
    whenRevealed(
      custom('02043', function* (game) {
        const electro = game.encounter.discard(7).find(({ card }) => card === '02042');
        if (electro === undefined) return game.reveal.surge();
        const found = game.encounter.fromDiscard(electro);
        if (found !== null) yield* game.encounter.putIntoPlay(found);
      }),
    ),
    boost(discardsEncounter(3)),
  ],
});
