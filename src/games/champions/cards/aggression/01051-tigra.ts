import { response, thisAllyAttacked } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01051', {
  name: 'Tigra',
  subname: 'Greer Grant Nelson',
  aspect: 'aggression',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Avenger'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  text: 'Response: after she attacks and defeats a minion: heal 1 from her.',
  abilities: [
    response('attack', {
      when: (look, attack) =>
        thisAllyAttacked(look, attack) && attack.defeated.some(({ card }) => look.cards.kindOf(card) === 'minion'),
      able: game => (game.self.here?.damage ?? 0) > 0,
      *does(game) {
        if (game.self.here !== undefined) game.damage.heal(1, game.self.here);
      },
    }),
  ],
});
