import { damagesEnemy, forcedResponse, thisAllyAttacked } from '../../abilities/index.js';
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
  text: 'Forced response: after he attacks, discard your top card. Physical: 2 damage to an enemy. Energy: each character takes 1. Mental: Hulk is discarded. Wild: all three.',
  abilities: [
    forcedResponse('attack', {
      when: thisAllyAttacked,
      *does(game) {
        const [top] = game.deck.discardTop(1);
        const { physical, energy, mental, wild } = top === undefined ? {} : game.cards.byId(top.card).resources;
        if (physical ?? wild) yield* damagesEnemy(2).does(game, undefined as never);
        if (energy ?? wild) yield* game.damage.deal(1, game.table.characters);
        if (mental ?? wild) yield* game.play.discardThis();
      },
    }),
  ],
});
