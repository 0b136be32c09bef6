import { chooseSome, type Seat, text } from '../../../kernel/index.js';
import { instanceOf, optionOf, renew } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { Match } from '../rules/match.js';
import type { Link } from '../state.js';
import { type Effect, named, tell, took, word } from './effect.js';

/** It has nothing to set, so there is one of it: that is how cards with it are known. */
const effect: Effect = {
  says: text('says-take-back'),
  *run(match, by) {
    const { chain, hand } = match.player(by.seat);
    const [key] = yield* chooseSome({
      seat: by.seat,
      reason: 'take back',
      question: text('ask-take-back', named(by)),
      source: by.instance.card,
      options: loose(match, by.seat).map(({ instance }) => optionOf(instance)),
      min: 0,
      max: 1,
      none: { key: 'keep', label: text('keep-chain') },
    });
    const at = key === undefined ? -1 : chain.findIndex(({ instance }) => instance.id === instanceOf(key));
    const [link] = at < 0 ? [] : chain.splice(at, 1);
    if (link === undefined) return;
    took(match, by);
    hand.push(renew(match.state, link.instance));
    tell(match, by, 'log-take-back', { what: { card: link.instance.card } });
  },
  able: (match, { seat }) => (loose(match, seat).length > 0 ? null : text('why-no-loose')),
};

/** May take a card of one's own chain that nothing hangs on back into the hand. */
export const takeBack = word('take back', {}, () => effect);

/**
 * What others hang on stays, and so do the start of the chain, the card that speaks, and those that say the same: two of
 * them would take each other back for ever.
 */
const loose = (match: Match, seat: Seat): Link[] => {
  const { chain } = match.player(seat);
  return chain.filter(
    ({ instance, on }) =>
      on !== null && !chain.some(child => child.on === instance.id) && !takesBack(match.card(instance)),
  );
};

const takesBack = ({ special }: Card): boolean =>
  special !== null && [special.played, special.won, special.lost].some(effects => effects.includes(effect));
