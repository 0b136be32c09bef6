import type { Seat } from '../../../kernel/index.js';
import type { Card, Lasting } from '../card.js';
import type { Lying, Match } from './match.js';
import { forbiddenBy } from './standing.js';
import { player } from './zones.js';

export const MOST_POWER = 20;
export const LEAST_POWER = 1;

const clamp = (power: number): number => Math.min(MOST_POWER, Math.max(LEAST_POWER, power));

/** What one Keeper in play changes. */
interface Change {
  readonly keeper: string;
  readonly by: number;
}

const NONE: readonly Change[] = [];

const FROM_FIRST: readonly Seat[] = [0, 1];
const FROM_SECOND: readonly Seat[] = [1, 0];

/** What Keepers in play change for a seat: its attack numbers or its power, for one card or in general. */
function changesOf(lying: Lying, stat: Lasting['stat'], seat: Seat, card: Card | null): readonly Change[] {
  const { state, pool } = lying;
  let changes: Change[] | null = null;
  for (const owner of seat === 0 ? FROM_FIRST : FROM_SECOND)
    for (const keeper of player(state, owner).keepers) {
      const asking = pool.get(keeper.card) as Card;
      if (asking.lasting === undefined) continue;
      for (const change of asking.lasting)
        if (
          change.stat === stat &&
          (change.whose === 'all' || (change.whose === 'mine') === (owner === seat)) &&
          (change.of === undefined || (card !== null && change.of.fits(card))) &&
          // The power it has for itself, whichever card is played (SQ-C26).
          (change.power === undefined || inRange(powerOf(lying, owner, asking), change.power))
        ) {
          changes ??= [];
          changes.push({ keeper: keeper.card, by: change.by });
        }
    }
  return changes ?? NONE;
}

const inRange = (power: number, { least = LEAST_POWER, most = MOST_POWER }: NonNullable<Lasting['power']>): boolean =>
  power >= least && power <= most;

function sum(changes: readonly Change[]): number {
  let total = 0;
  for (const { by } of changes) total += by;
  return total;
}

/** Notes that Keepers took effect: what they change has made a difference. */
function note(match: Match, changes: readonly Change[]): void {
  for (const { keeper } of changes) match.dealer.effect(keeper);
}

/** What a card's attack number is as things stand. */
export const attackNow = (match: Match, seat: Seat, card: Card): number =>
  Math.max(0, card.printedAttack + sum(changesOf(match, 'attack', seat, card)));

/** A card's attack number with all that Keepers change about it; never below 0. The log names the Keepers. */
export function attackOf(match: Match, seat: Seat, card: Card, base: number): number {
  const changes = changesOf(match, 'attack', seat, card);
  const number = Math.max(0, base + sum(changes));
  const [first] = changes;
  if (first === undefined || Math.max(base, number) === 0) return number;
  note(match, changes);
  match.dealer.log({
    id: 'log-worth-keepers',
    args: {
      card: { card: card.id },
      amount: number,
      keepers: { list: changes.map(({ keeper }) => ({ card: keeper })) },
    },
    why: { rule: 'attack-number', card: first.keeper },
  });
  return number;
}

/** A player's effective power, in general or for one card; never below 1 nor above 20 (SQ-13). */
export function powerOf(lying: Lying, seat: Seat, card: Card | null = null): number {
  const { power, memory } = lying.state;
  return clamp(power + memory.now.power[seat as 0 | 1] + sum(changesOf(lying, 'power', seat, card)));
}

/** Sets the shared power, between 1 and 20. What it rises by counts for both (SQ-22). */
export function setPower(match: Match, power: number, rule: string): void {
  const { state, dealer } = match;
  const before = state.power;
  for (const seat of [0, 1]) noteRise(match, seat, clamp(power) - before);
  state.power = clamp(power);
  if (state.power !== before)
    dealer.log({
      id: 'log-power',
      args: { power: state.power, way: state.power > before ? 'up' : 'down' },
      why: { rule },
    });
}

/** Remembers that a player's power is about to go up, as far as 20 lets it. What Keepers lend or take is no rise (SQ-C42). */
function noteRise(match: Match, seat: Seat, by: number): void {
  match.state.memory.now.rises[seat as 0 | 1] += Math.max(0, Math.min(by, MOST_POWER - powerOf(match, seat)));
}

/** Changes one player's own power until the turn ends. Upwards that is a rise (SQ-22). */
export function powerThisTurn(match: Match, seat: Seat, by: number): void {
  const { state, dealer } = match;
  const before = powerOf(match, seat);
  noteRise(match, seat, by);
  state.memory.now.power[seat as 0 | 1] += by;
  const power = powerOf(match, seat);
  if (power !== before)
    dealer.log({
      id: 'log-power-this-turn',
      args: { who: { seat }, power, way: power > before ? 'up' : 'down' },
      why: { rule: 'own-power' },
    });
}

/**
 * Whether a player may play a card as an attack: the power reaches its level, and no Keeper forbids it. Notes which Keepers
 * made the difference.
 */
export function isPlayable(match: Match, seat: Seat, card: Card): boolean {
  const reaches = card.level <= powerOf(match, seat, card);
  if (reaches !== card.level <= match.state.power) note(match, changesOf(match, 'power', seat, card));
  if (!reaches) return false;
  const forbidding = forbiddenBy(match, seat, card);
  if (forbidding !== null) match.dealer.effect(forbidding);
  return forbidding === null;
}
