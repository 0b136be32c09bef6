import { text } from '../../../kernel/index.js';
import { instanceList } from '../../../tabletop/index.js';
import { because, took, word } from './effect.js';
import { chooseRival, noHand } from './rivals.js';

/** Looks at the hand of a rival of this battle. Nobody else sees it. */
export const look = word('look', {}, () => ({
  says: text('says-look'),
  *run(match, by) {
    const rival = yield* chooseRival(match, by);
    if (rival === null) return;
    const { hand } = match.player(rival);
    if (hand.length === 0) return;
    took(match, by);
    match.dealer.show();
    match.dealer.log({
      id: 'log-look-hand',
      args: { who: { seat: by.seat }, whose: { seat: rival } },
      why: because(by),
      secret: {
        seats: [by.seat],
        id: 'log-look-hand-own',
        args: { whose: { seat: rival }, cards: instanceList(hand) },
      },
    });
  },
  able: noHand,
}));
