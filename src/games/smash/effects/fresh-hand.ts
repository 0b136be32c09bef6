import { text } from '../../../kernel/index.js';
import { discard, draw, handSize } from '../rules/zones.js';
import { change, word } from './effect.js';
import { share, surelyMeant, teams, toEach } from './teams.js';

/** Discards the hand and draws a fresh one. */
export const freshHand = word('fresh hand', { who: teams.default('mine') }, ({ who }) => ({
  says: text('says-fresh-hand', { who }),
  run: (match, by) =>
    toEach(match, by, who, seat => {
      match.dealer.effect(by.card);
      match.dealer.show();
      match.dealer.log({ id: 'log-fresh-hand', args: { who: { seat } }, why: { card: by.card } });
      for (const instance of match.team(seat).hand.splice(0)) discard(match, instance);
      draw(match, seat, handSize(match, seat), 'effect');
    }),
  changes: (match, by) =>
    surelyMeant(match, by, who).map(seat => {
      const { hand, deck, discard: pile } = match.team(seat);
      return change(match, seat, 'hand', Math.min(handSize(match, seat), hand.length + deck.length + pile.length));
    }),
  weight: (match, by) => share(match, by, who) * 0.8,
  touches: who !== 'mine',
}));
