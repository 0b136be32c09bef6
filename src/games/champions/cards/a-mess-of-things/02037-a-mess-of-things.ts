import { cardsInPlay, itself, per, places, stunnedFriends, whenRevealed } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02037', {
  name: 'A Mess of Things',
  set: 'a_mess_of_things',
  quantity: 1,
  boost: 2,
  threat: 2,
  hazard: true,
  abilities: [whenRevealed(places(per(2, cardsInPlay(stunnedFriends)), itself))],
});
