import { action, adds, yourIdentity } from '../../abilities/index.js';
import { alterEgo, hero } from '../../card.js';
import type { Look } from '../../look/index.js';

/** One for each Tech upgrade; seven in hand at most, with the one it prints. */
const technology = (look: Look): number =>
  Math.min(6, look.you.upgrades.filter(one => look.values.hasTrait(one, 'Tech')).length);

export default [
  hero('01029a', {
    name: 'Iron Man',
    set: 'iron_man',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    traits: ['Avenger'],
    thwart: 2,
    attack: 1,
    defense: 1,
    handSize: 1,
    hitPoints: 9,
    text: 'Hand size +1 per Tech upgrade you control, up to 7.',
    modifies: [adds('handSize', technology, yourIdentity)],
  }),
  alterEgo('01029b', {
    name: 'Tony Stark',
    set: 'iron_man',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    traits: ['Genius'],
    recover: 3,
    handSize: 6,
    hitPoints: 9,
    text: 'Action (Futurist): look at your top three cards; take one, discard the others. Once a round.',
    abilities: [
      action({
        limit: 1,
        able: game => game.you.deck.length > 0,
        *does(game) {
          yield* game.deck.lookAtTop(3);
        },
      }),
    ],
  }),
];
