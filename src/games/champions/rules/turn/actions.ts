import { type Option, type Seat, type Text, text } from '../../../../kernel/index.js';
import { labelOf } from '../../../../tabletop/index.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { type Use, useKey, whyNot } from './use.js';

/** An action ability that a player could think of, and why it is not possible now (null where it is). */
export interface Candidate {
  readonly use: Use;
  readonly why: Text | null;
}

/** Action abilities of a player: cards they control, cards of the scenario that anybody may act on, events in hand. */
export function actionsOf(match: Match, seat: Seat): Candidate[] {
  const found: Candidate[] = [];
  const add = (id: number, card: string, inHand: boolean): void => {
    for (const { ability, index, counted } of match.card(card).actions) {
      const use: Use = { seat, id, card, index, counted, ability, inHand, event: undefined };
      found.push({ use, why: whyNot(match, use) });
    }
  };
  for (const { one } of match.board.acting) if (mayAct(match, one, seat)) add(one.id, one.card, false);
  for (const { id, card } of match.player(seat).hand) if (match.card(card).kind === 'event') add(id, card, true);
  return found;
}

/** One's own cards, and the scenario's, but for what lies before another player or on their identity. */
export function mayAct(match: Match, one: InPlay, seat: Seat): boolean {
  if (one.controller !== 'scenario') return one.controller === seat;
  if (match.card(one.card).kind === 'obligation') return one.engaged === seat;
  const host = match.hostOf(one);
  return host === undefined || host.controller === 'scenario' || host.controller === seat;
}

export function optionFor(use: Use, group?: Text): Option {
  const { card } = use;
  const option = { key: useKey(use), label: labelOf(card), card };
  return group === undefined ? option : Object.assign(option, { group });
}

export const ACTIONS: Text = text('group-actions');
