import { perform } from '../../../../tabletop/index.js';
import { anyCharacter, custom, damages, damagesEnemy, forcedResponse, thisAllyAttacks } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01050', {
  name: 'Hulk',
  subname: 'Bruce Banner',
  aspect: 'aggression',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Avenger', 'Gamma'],
  thwart: null,
  attack: 3,
  hitPoints: 5,
  consequential: { attack: 1, thwart: 0 },
  abilities: [
    forcedResponse(thisAllyAttacks, {
      does: custom('01050', function* (game, event) {
        const [top] = game.deck.discardTop(1);
        const { physical, energy, mental, wild } = top === undefined ? {} : game.cards.byId(top.card).resources;
        if (physical ?? wild) yield* perform(damagesEnemy(2), game, event);
        if (energy ?? wild) yield* perform(damages(1, anyCharacter), game, event);
        if (mental ?? wild) yield* game.play.discardThis();
      }),
    }),
  ],
});
