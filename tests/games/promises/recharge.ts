import { cards } from '../../../src/games/recharge/cards/index.js';
import { atStake, pointsOf } from '../../../src/games/recharge/rules/end.js';
import { looking } from '../../../src/games/recharge/rules/match.js';
import { ratingOf } from '../../../src/games/recharge/rules/rating.js';
import type { RechargeState } from '../../../src/games/recharge/state.js';
import type { Seat } from '../../../src/kernel/index.js';
import { numberIn, type Offer, type Promised, promised, reaches, seatIn, textsIn } from './course.js';

const pool = new Map(cards.map(card => [card.id, card]));
const rating = (state: RechargeState, seat: Seat): number => ratingOf(looking(state, pool), seat);

export function promisesOf({ table, prompt: { seat }, key, label, preview }: Offer): Promised[] {
  const state = table.state as RechargeState;
  const found: Promised[] = preview.changes.map(change => reaches<RechargeState>('stake', change, atStake));
  if (label.id === 'start' || label.id === 'attach' || label.id === 'start-venturing')
    found.push(rated(seat, numberIn(label, 'after')));
  for (const text of textsIn(preview.effect)) {
    if (text.id === 'preview-lay') found.push(rated(seat, rating(state, seat) + numberIn(text, 'points')));
    if (text.id === 'preview-concede') found.push(conceded(seat, numberIn(text, 'lost')));
    if (text.id === 'preview-spent') found.push(spent(seat));
    if (text.id === 'preview-idle') found.push(idle(key));
  }
  return found;
}

/** What a chain is worth with a card, and with the counter that goes with it. What the card does on being played comes after that. */
const rated = (seat: Seat, after: number): Promised =>
  promised<RechargeState, number>({
    kind: 'rating',
    read: state => rating(state, seat),
    kept: ({ values }) => values.includes(after),
  });

/** What a player has that counts, when the battle is over. */
const conceded = (seat: Seat, lost: number): Promised =>
  promised<RechargeState, number>({
    kind: 'conceded',
    read: ({ players }) => {
      const { reserve, venture, victory } = players[seat] as RechargeState['players'][number];
      return pointsOf([...reserve, ...venture, ...victory]);
    },
    until: ({ battle }) => battle === null,
    kept: ({ values }) => (values[0] as number) - (values.at(-1) as number) === lost,
  });

const spent = (seat: Seat): Promised =>
  promised<RechargeState, boolean>({
    kind: 'spent',
    read: ({ players }) => players[seat]?.out === true,
    kept: ({ lines }) => lines.some(({ line }) => line.id === 'log-out' && seatIn(line) === seat),
  });

/** A card whose effect comes to nothing is the reason for no line but its own, or one that says so. */
const idle = (key: string): Promised =>
  promised<RechargeState, string | undefined>({
    kind: 'idle',
    read: ({ players }) =>
      players
        .flatMap(({ chain }) => chain)
        .find(({ instance }) => key.startsWith(`c${instance.id}.`) || key === `c${instance.id}`)?.instance.card,
    kept: ({ lines }) => {
      const at = lines.findIndex(({ line }) => line.id === 'log-start' || line.id === 'log-attach');
      const [laid, ...rest] = lines.slice(at);
      return (
        laid !== undefined &&
        rest.every(({ line }) => line.id === 'log-draw-none' || line.why?.card !== laid.line.why?.card)
      );
    },
  });
