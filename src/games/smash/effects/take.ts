import { text } from '../../../kernel/index.js';
import { renew, take as takeFrom } from '../../../tabletop/index.js';
import { chooseCards } from '../rules/ask.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { afterPlaying, handSize } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { asking, CARD, change, word } from './effect.js';
import { cardsSaid, type DeckKind, kind } from './kinds.js';

/** A card from one's own discard pile, for all to see. */
export const take = word('take', { kind: kind.optional() }, ({ kind: only }) => ({
  says: text('says-take', { what: cardsSaid(only, 1) }),
  *run(match, by) {
    const { seat, card } = by;
    const { discard: pile, hand } = match.team(seat);
    const able = fitting(match, by, only);
    const [taken] = yield* chooseCards(asking(by, 'take'), able, 1);
    if (taken === undefined) return;
    match.dealer.effect(card);
    hand.push(renew(match.state, takeFrom(pile, taken.id)));
    match.dealer.log({ id: 'log-take', args: { who: { seat }, what: { card: taken.card } }, why: { card } });
  },
  able: (match, by) => (fitting(match, by, only).length > 0 ? null : text('unable-take')),
  changes(match, by) {
    if (fitting(match, by, only).length === 0) return [];
    const { held, reshuffles } = afterPlaying(match, by);
    // By then, there is no discard pile to take from; or cards that were taken for longer come with it as the turn ends (SM-C30).
    return reshuffles || held < handSize(match, by.seat) ? [] : [change(match, by.seat, 'hand', held + 1)];
  },
  weight: (match, { seat }) => (match.team(seat).discard.length > 0 ? 1.3 * CARD : 0),
}));

/** Never the card that takes (SM-C23). */
const fitting = (match: Match, { seat, card }: Source, only: DeckKind | undefined): Instance[] =>
  match
    .team(seat)
    .discard.filter(instance => instance.card !== card && (only === undefined || match.card(instance).kind === only));
