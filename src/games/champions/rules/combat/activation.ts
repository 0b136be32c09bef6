import { type Preview, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Trigger } from '../../behaviour.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { statOf } from '../table/values.js';
import { attackOf } from './enemy.js';

/** What an enemy does to a player when it activates, by its key. */
export const activationPreview =
  (match: Match, seat: Seat) =>
  (key: string): Partial<Preview> => {
    const enemy = match.get(instanceOf(key));
    if (!match.isHero(seat)) {
      if (enemy.statuses.includes('confused')) return { effect: text('preview-activates-confused') };
      return { effect: text('preview-activates-scheme', { amount: statOf(match, enemy, 'scheme') }) };
    }
    if (enemy.statuses.includes('stunned')) return { effect: text('preview-activates-stunned') };
    const [by] = leavingWith(match, enemy, 'instead');
    if (by !== undefined) return { effect: text('preview-activates-stopped', { by: match.name(by) }) };
    return { effect: text('preview-activates-attack', { amount: strengthAgainst(match, enemy, seat) }) };
  };

/** Cards on an enemy that leave play with its next attack: after it, or instead of it. */
export const leavingWith = (match: Match, { id }: InPlay, when: 'after' | 'instead'): InPlay[] =>
  match.board
    .awaiting({ type: 'enemy attack' })
    .filter(({ one, card }) => one.host === id && card.triggers['enemy attack'].some(leaves(when)))
    .map(({ one }) => one);

const leaves =
  (when: 'after' | 'instead') =>
  ({ ability }: Trigger): boolean =>
    ability.foreseen?.leaves === when;

/** With how much ATK an enemy would attack a player, as things stand: some have more of it only while they attack. */
export function strengthAgainst(match: Match, enemy: InPlay, seat: Seat, isDefended = false): number {
  const { state } = match;
  const { identity } = match.player(seat);
  const attack = {
    ...attackOf(match, enemy.id, seat, identity),
    ...(isDefended && { defender: identity, defending: seat }),
  };
  return statOf(match.over({ ...state, attacks: [...state.attacks, attack] }), enemy, 'attack');
}
