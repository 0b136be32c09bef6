import { type Arg, type Option, type Text, text } from '../../../../kernel/index.js';
import { optionOf as faceUp, keyOf } from '../../../../tabletop/index.js';
import { type Card, minion } from '../../card.js';
import type { InPlay, Instance } from '../../state.js';

/** What a facedown Drone is: all that its other side says does not count (base numbers as the environment gives them). */
export const DRONE: Card = minion('drone', {
  name: 'Drone',
  set: 'ultron',
  quantity: 0,
  traits: ['Drone'],
  attack: 1,
  scheme: 1,
  hitPoints: 1,
});

const FACEDOWN: Text = text('facedown-drone');

/** How a card in play is called: one that lies face down keeps its name to itself. */
export const nameOf = ({ facedown, card }: InPlay): Arg => (facedown ? FACEDOWN : { card });

/** A card as something to choose. One that lies face down is known by its key alone. */
export const optionOf = (instance: Instance | InPlay): Option =>
  'facedown' in instance && instance.facedown ? { key: keyOf(instance.id), label: FACEDOWN } : faceUp(instance);
