import { heroAction, resolvesSpecials, yourUpgradesWith } from '../../abilities/index.js';
import type { Resources } from '../../behaviour.js';
import { type Card, event } from '../../card.js';

const wakandaForever = (id: string, quantity: number, resources: Resources): Card =>
  event(id, {
    name: 'Wakanda Forever!',
    set: 'black_panther',
    quantity,
    cost: 1,
    resources,
    traits: ['Tactic'],
    abilities: [heroAction({ does: resolvesSpecials(yourUpgradesWith('Black Panther')) })],
  });

export default [
  wakandaForever('01043a', 1, { energy: 1 }),
  wakandaForever('01043b', 1, { mental: 1 }),
  wakandaForever('01043c', 1, { physical: 1 }),
  wakandaForever('01043d', 2, { wild: 1 }),
];
