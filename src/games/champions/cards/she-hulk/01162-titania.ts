import { minion } from '../../card.js';

export default minion('01162', {
  name: 'Titania',
  set: 'she_hulk_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Brute', 'Elite'],
  scheme: 1,
  attack: 'X',
  hitPoints: 6,
  boost: 2,
  text: 'X is the hit points she has left.',
  worth: look => (look.self.here === undefined ? 0 : look.values.remaining(look.self.here)),
});
