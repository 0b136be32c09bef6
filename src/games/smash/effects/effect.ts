import {
  type Arg,
  type Asking,
  type Play,
  type Seat,
  type Change as SharedChange,
  type Text,
  text,
} from '../../../kernel/index.js';
import { perform, type Effect as Shared, wordsOf } from '../../../tabletop/index.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { livesOf, placesOf, type SmashState, type Team } from '../state.js';

/** A number of a team, before and after. */
export interface Change extends SharedChange {
  readonly seat: Seat;
  readonly count: Count;
}

/** What a card does. */
export interface Effect extends Shared<Match, Source> {
  changes?(match: Match, by: Source): readonly Change[];
  /** What it is roughly worth to its player, in the worth of a card of the hand: for practice bots. */
  weight(match: Match, by: Source): number;
  /** It can do something to other teams, so they may ward it off. */
  readonly touches?: boolean;
  /** It speaks of the hero that its card belongs to, or of a battle that one has just fought. */
  readonly needsHero?: boolean;
  /** Parts of it happen or do not: what stands behind it happens in any case (SM-C24). */
  readonly branches?: true;
  /** How many heroes of its own player's team it could take off the table at worst; left out: none. */
  losses?(match: Match, by: Source): number;
}

/** A word for what a card does. */
export const word = wordsOf<Effect, 'do'>('do');

/** What a card of the hand is worth to a practice bot: the measure of every weight. */
export const CARD = 1;
/** What a card that a rival loses is worth: little where it is replaced at once. */
export const LOST = { soon: 0.3, late: 0.4 } as const;

/** Whether an effect can change anything as the table stands, told from what its player knows (SM-C4). */
export const canChange = (match: Match, by: Source, effect: Effect | null): boolean =>
  effect !== null && reasonAgainst(match, by, effect) === null;

/** Why an effect would change nothing; null where it would. */
export const reasonAgainst = (match: Match, by: Source, effect: Effect): Text | null =>
  effect.able?.(match, by) ?? null;

/** Does what a card says. Where no line has been written `since`, nothing has come of it, and that is told. */
export function* carryOut(
  match: Match,
  by: Source,
  effect: Effect | null,
  since: number = match.dealer.envelope.log,
): Play {
  const { dealer } = match;
  if (effect !== null) yield* perform(effect, match, by);
  if (dealer.envelope.log > since) return;
  dealer.log({ id: 'log-nothing', args: named(by), why: { card: by.card } });
}

const COUNTS = {
  active: ({ places }: Team) => places.filter(place => place?.stunned === false).length,
  table: (team: Team) => placesOf(team).length,
  /** What it can still lose: all its heroes, or as many as Quick lets it (SM-Q1). */
  heroes: (team: Team, state: SmashState) => livesOf(state, team),
  hand: ({ hand }: Team) => hand.length,
  defeated: ({ defeated }: Team) => defeated.length,
} as const;
type Count = keyof typeof COUNTS;

/** A number of a team. */
export const countOf = (match: Match, seat: Seat, count: Count): number => COUNTS[count](match.team(seat), match.state);

/** A number of a team that becomes another. */
export const change = (match: Match, seat: Seat, count: Count, after: number): Change => ({
  what: text(count === 'heroes' && match.state.falls !== undefined ? 'change-lives' : `change-${count}`, {
    who: { seat },
  }),
  seat,
  count,
  before: countOf(match, seat, count),
  after,
});

/** The card, for a question. */
export const named = ({ card }: Source): { card: Arg } => ({ card: { card } });

/** What a card asks its player. */
export const asking = (by: Source, reason: string, question: Text = text(`ask-${reason}`, named(by))): Asking => ({
  seat: by.seat,
  reason,
  question,
  source: by.card,
});
