import { type Option, type Text, text } from '../../../kernel/index.js';
import { optionOf as faceUp, keyOf } from '../../../tabletop/index.js';
import type { InPlay, Instance } from '../state.js';

const DRONE: Text = text('facedown-drone');

/** A card as something to choose. One that lies face down is known by its key alone. */
export const optionOf = (instance: Instance | InPlay): Option =>
  'facedown' in instance && instance.facedown ? { key: keyOf(instance.id), label: DRONE } : faceUp(instance);
