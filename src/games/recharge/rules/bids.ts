import { type Option, type Preview, type Seat, text } from '../../../kernel/index.js';
import { rivalsCannotVenture } from '../holds.js';
import { counterPreview, ventures } from './counters.js';
import { looking, type Match } from './match.js';
import { type Placement, placementOption, placementPreview } from './play.js';
import { heldBy, ratingOf } from './rating.js';

/** A card that starts a chain, and where a battle is brisk, the counter that goes with it (RE-S2). */
export interface Bid {
  readonly key: string;
  readonly placement: Placement;
  /** Null where none does, or where it is asked for afterwards. */
  readonly value: number | null;
}

/** Every start with what may go with it, rated with that. `must`: a counter goes with it wherever there is one. */
export function bidsOf(match: Match, seat: Seat, able: readonly Placement[], { must }: { must: boolean }): Bid[] {
  const { reserve } = match.player(seat);
  const { brisk, battle } = match.state;
  // An attacker without a counter leaves nothing to answer (RE-C2).
  const ventures = brisk === true && battle?.bare !== true && !isBarred(match, seat);
  const values = ventures ? [...new Set(reserve)] : [];
  const bare = values.length === 0 || !must;
  return able.flatMap(placement => [
    ...(bare ? [{ key: placement.key, placement, value: null }] : []),
    ...values.map(value => ({
      key: `${placement.key}.venture-${value}`,
      placement: { ...placement, after: ratedWith(match, seat, placement, value) },
      value,
    })),
  ]);
}

/** What a start comes to once a counter lies beside it: a card may look at what is at stake. */
function ratedWith({ state, pool }: Match, seat: Seat, { link }: Placement, value: number): number {
  const players = state.players.map((one, at) => (at === seat ? { ...one, venture: [...one.venture, value] } : one));
  return ratingOf(looking({ ...state, players }, pool), seat, [link]);
}

function isBarred(match: Match, seat: Seat): boolean {
  const fighting = match.state.battle?.fighting ?? [];
  return fighting.some(rival => rival !== seat && heldBy(match, rival, rivalsCannotVenture) !== null);
}

export function bidOption(match: Match, { key, placement, value }: Bid): Option {
  const option = placementOption(match, placement);
  if (value === null) return option;
  const { args = {} } = option.label;
  return { ...option, key, label: text('start-venturing', { ...args, value }) };
}

/** What a start changes, and what its counter does. */
export function bidPreview(match: Match, seat: Seat, bids: readonly Bid[], key: string): Partial<Preview> {
  const bid = bids.find(one => one.key === key);
  if (bid === undefined) return {};
  const laid = placementPreview(match, seat, [bid.placement], bid.placement.key);
  // What a rival ventures because of the card comes first, and nobody knows their counters.
  if (bid.value === null || movesCounters(match, seat, bid.placement)) return laid;
  const counter = counterPreview(match, `counter-${bid.value}`);
  return { ...counter, ...laid };
}

/** Whether a card that is laid down changes what is ventured. */
const movesCounters = (match: Match, seat: Seat, { link: { instance } }: Placement): boolean =>
  (match.card(instance).special?.played ?? []).some(effect =>
    (effect.changes?.(match, { seat, instance }) ?? []).some(({ zone }) => zone === 'venture'),
  );

/** The counter of a bid goes to the table. */
export function payBid(match: Match, seat: Seat, { value }: Bid): void {
  if (value !== null) ventures(match, seat, value);
}
