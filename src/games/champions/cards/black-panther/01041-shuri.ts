import { response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';
import { isUpgrade } from '../../look/index.js';

export default ally('01041', {
  name: 'Shuri',
  set: 'black_panther',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Genius', 'Wakanda'],
  thwart: 1,
  attack: 1,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  text: 'Response: after she enters play: look through your deck for an upgrade and take it.',
  abilities: [
    response('enter', {
      when: thisEnters,
      able: game => game.you.deck.length > 0,
      *does(game) {
        yield* game.deck.search(isUpgrade);
      },
    }),
  ],
});
