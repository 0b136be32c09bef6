import { boost, discardsEncounter, iconsDiscarded, per, takesIndirect, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02044', {
  name: 'Lightning Bolt',
  set: 'power_drain',
  quantity: 1,
  boost: 1,
  abilities: [whenRevealed(discardsEncounter(2, takesIndirect(per(1, iconsDiscarded)))), boost(discardsEncounter(3))],
});
