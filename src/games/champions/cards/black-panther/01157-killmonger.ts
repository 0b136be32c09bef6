import { itself } from '../../abilities/index.js';
import { minion, printed } from '../../card.js';
import { isUpgrade } from '../../look/index.js';

export default minion('01157', {
  name: 'Killmonger',
  set: 'black_panther_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Assassin', 'Elite', 'Mercenary'],
  scheme: 2,
  attack: 2,
  hitPoints: 5,
  boost: 2,
  text: 'He cannot take damage from Black Panther upgrades.',
  bans: [
    {
      what: 'take damage',
      of: itself,
      when: (_look, source) => source !== null && isUpgrade(source) && printed(source, 'Black Panther'),
    },
  ],
});
