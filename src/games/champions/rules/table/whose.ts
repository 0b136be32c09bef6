import { type Option, type Seat, text } from '../../../../kernel/index.js';
import type { InPlay } from '../../state.js';
import { nameOf, optionOf } from './facedown.js';

/** The player before whom a card in play lies; null for what is the scenario's. */
const seatOf = ({ engaged, controller }: InPlay): Seat | null =>
  engaged ?? (controller === 'scenario' ? null : controller);

/** Cards in play as something to choose. Where two players have one of the same name, each tells whose it is. */
export const optionsOf = (among: readonly InPlay[]): Option[] =>
  among.map(one => {
    const seat = seatOf(one);
    const isShared = among.some(other => isSame(one, other) && seatOf(other) !== seat);
    const option = optionOf(one);
    return seat === null || !isShared
      ? option
      : { ...option, label: text('whose-card', { what: nameOf(one), who: { seat } }) };
  });

const isSame = (one: InPlay, other: InPlay): boolean =>
  one.facedown ? other.facedown : !other.facedown && one.card === other.card;
