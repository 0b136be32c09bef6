import { forcedResponse, itself, thisAttacks, thisSchemes } from '../../abilities/index.js';
import { minion } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { Look } from '../../look/index.js';
import type { InPlay } from '../../state.js';

const legions = (look: Look): InPlay[] => look.table.inPlay(card => card.id === '01180');

/** Two copies may be in play: the first player chooses (CH-C22). */
function* rallies(game: Game) {
  const scheme = yield* game.ask.one(legions(game), 'scheme', game.players.first);
  if (scheme !== null) yield* game.threat.place(2, scheme);
}

export default minion('01181', {
  name: 'Madame Hydra',
  set: 'legions_of_hydra',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Hydra'],
  scheme: 2,
  attack: 2,
  hitPoints: 6,
  boost: 2,
  text: 'She cannot take damage while Legions of Hydra is in play. Forced response: after she schemes or attacks, 2 threat on Legions of Hydra.',
  bans: [{ what: 'take damage', of: itself, when: look => legions(look).length > 0 }],
  abilities: [
    forcedResponse('enemy attack', { when: thisAttacks, does: rallies }),
    forcedResponse('scheme', { when: thisSchemes, does: rallies }),
  ],
});
