import { heroAction } from '../../abilities/index.js';
import type { Resources } from '../../behaviour.js';
import { type Card, event } from '../../card.js';
import type { Look } from '../../look/index.js';
import type { InPlay } from '../../state.js';

const isPanther = (look: Look, one: InPlay): boolean =>
  look.cards.of(one).kind === 'upgrade' && look.values.hasTrait(one, 'Black Panther');

const wakandaForever = (id: string, quantity: number, resources: Resources): Card =>
  event(id, {
    name: 'Wakanda Forever!',
    set: 'black_panther',
    quantity,
    deckLimit: quantity,
    cost: 1,
    resources,
    traits: ['Tactic'],
    text: 'Hero action: resolve the Special of each Black Panther upgrade you control, in an order you choose.',
    abilities: [
      heroAction({
        able: game => game.you.upgrades.some(one => isPanther(game, one)),
        *does(game) {
          yield* game.identity.specials(one => isPanther(game, one));
        },
      }),
    ],
  });

export default [
  wakandaForever('01043a', 1, { energy: 1 }),
  wakandaForever('01043b', 1, { mental: 1 }),
  wakandaForever('01043c', 1, { physical: 1 }),
  wakandaForever('01043d', 2, { wild: 1 }),
];
