import { text } from '../../../kernel/index.js';
import { rivalsOf } from '../rules/heroes.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { word } from './effect.js';
import { chooseRival, teamsMeant } from './teams.js';

/** What a turn, or another action, is worth. */
const TURN = 3.5;

/** Another action this turn: one at most. */
export const again = word('again', {}, () => ({
  says: text('says-again'),
  run({ state, dealer }, { seat, card }) {
    if (state.extra || state.active !== seat) return;
    dealer.effect(card);
    state.extra = true;
    state.actions++;
    dealer.log({ id: 'log-again', args: { who: { seat } }, why: { rule: 'extra', card } });
  },
  able: ({ state }) => (state.extra ? text('unable-again') : null),
  weight: ({ state }) => (state.extra ? 0 : TURN),
}));

/** A rival misses the next turn: never two in a row. */
export const skip = word('skip', {}, () => ({
  says: text('says-skip'),
  *run(match, by) {
    const seat = yield* chooseRival(by, skippable(match, by));
    if (seat === null) return;
    match.dealer.effect(by.card);
    match.team(seat).missing = 'next';
    match.dealer.log({ id: 'log-skip', args: { who: { seat } }, why: { rule: 'missed', card: by.card } });
  },
  able: (match, { seat }) =>
    rivalsOf(match, seat).some(rival => match.team(rival).missing === 'none') ? null : text('unable-skip'),
  weight: (match, by) => (skippable(match, by).length > 0 ? TURN : 0),
  touches: true,
}));

const skippable = (match: Match, by: Source) =>
  teamsMeant(match, by, 'rival').filter(rival => match.team(rival).missing === 'none');
