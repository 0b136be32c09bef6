import { exhaustsToHealVillain, supportsWith, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('05029', {
  name: 'Harvest',
  set: 'ms_marvel_nemesis',
  quantity: 2,
  abilities: [whenRevealed(exhaustsToHealVillain(supportsWith('Persona'), 1))],
});
