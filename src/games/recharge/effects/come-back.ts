import { text } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import { change, tell, took, word } from './effect.js';

/** The card itself goes back to its player's hand once its battle is over, instead of to the discard pile. */
export const comeBack = word('come back', {}, () => ({
  says: text('says-come-back'),
  run(match, by) {
    const { chain, hand } = match.player(by.seat);
    const at = chain.findIndex(({ instance }) => instance.id === by.instance.id);
    const link = chain[at];
    if (link === undefined) return;
    took(match, by);
    // What hung on it lies where it lay: the battle is over, and the chain is cleared away next.
    for (const [place, child] of chain.entries())
      if (child.on === link.instance.id) chain[place] = { ...child, on: link.on };
    chain.splice(at, 1);
    hand.push(renew(match.state, link.instance));
    tell(match, by, 'log-come-back', { what: { card: link.instance.card } });
  },
  changes: (match, { seat }) => [change(match, seat, 'hand', 1)],
}));
