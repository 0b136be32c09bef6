import { createHash } from 'node:crypto';
import type { ReadyDeck } from '../../kernel/index.js';
import type { Ended, Result } from './one.js';
import { ableCards, commandOf, type Plan, planAt, RANDOM, seedAt } from './plan.js';
import { Designs, wonOf } from './report/counting.js';
import { type Report, reportOf } from './report/index.js';

export interface Failure {
  readonly seed: string;
  readonly command: string;
  readonly error: string;
}

/** What came of a simulation. All but the two measures of time depends on nothing but what was asked for. */
export interface Tally {
  readonly matches: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  /** Matches by who won them: `"0"`, `"1"`, `"0+2"` for a shared first place, `"draw"`; `"won"` and `"lost"` by partners. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Matches by what ended them: the id of the outcome's reason. */
  readonly ends: Readonly<Record<string, number>>;
  /** Matches won by each ready-made deck; of a first place shared by several seats each has its part; partners win together. */
  readonly wins: Readonly<Record<string, number>>;
  readonly hash: string;
  /** How often each card's ability took effect. */
  readonly cards: Readonly<Record<string, number>>;
  /** Cards with an ability, among those in the decks, that never showed it. */
  readonly unreached: readonly string[];
  readonly failures: readonly Failure[];
  /** Only where it was asked for. */
  readonly report?: Report;
}

/** Counts the matches of a plan, in their order. */
export class Counting {
  /** Cards that have not taken effect in any match so far. */
  readonly unseen: ReadonlySet<string>;
  /** Counted so far. */
  matches = 0;
  private readonly left: Set<string>;
  private readonly plan: Plan;
  private readonly began = performance.now();
  private readonly effects = new Map<string, number>();
  /** Cards with an ability that no deck has held so far. */
  private readonly unmet: Set<string>;
  private readonly outcomes: Record<string, number> = {};
  private readonly ends: Record<string, number> = {};
  private readonly wins: Record<string, number> = {};
  private readonly failures: Failure[] = [];
  private readonly designs = new Designs();
  private readonly digest = createHash('sha256');
  private decisions = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.left = new Set(plan.unseen);
    this.unmet = new Set(ableCards(plan.game));
    this.unseen = this.left;
  }

  add({ at, decks, effects, ended }: Result): void {
    const seed = seedAt(this.plan, at);
    this.matches++;
    if (this.unmet.size > 0)
      for (const deck of decks) for (const card of Object.keys(deck.cards)) this.unmet.delete(card);
    if ('error' in ended) {
      const { error } = ended;
      this.digest.update(`${seed} failed: ${error}\n`);
      this.failures.push({ seed, command: commandOf(planAt(this.plan, at), seed, decks, this.left), error });
    } else {
      const { by, reason, decisions, told } = ended;
      this.decisions += decisions;
      this.outcomes[by] = (this.outcomes[by] ?? 0) + 1;
      this.ends[reason] = (this.ends[reason] ?? 0) + 1;
      countWins(this.wins, decks, ended);
      if (told !== null) this.designs.add({ ...ended, decks, told });
      this.digest.update(`${seed} ${by} ${reason} ${decisions}\n`);
    }
    for (const [card, times] of effects) {
      this.effects.set(card, (this.effects.get(card) ?? 0) + times);
      this.left.delete(card);
    }
  }

  /** What has come of the matches counted so far. */
  tally(): Tally {
    const { plan, decisions, effects, unmet } = this;
    const seconds = (performance.now() - this.began) / 1000;
    // Against every ruleset of the game, its own cards are there to be seen too.
    const everything = new Set(plan.varieties.map(({ ruleset }) => ruleset)).size > 1;
    const cards = Object.fromEntries([...effects].sort(([one], [other]) => (one < other ? -1 : 1)));
    return {
      matches: this.matches,
      decisions,
      seconds: rounded(seconds),
      decisionsPerSecond: Math.round(decisions / Math.max(seconds, 0.001)),
      outcomes: sorted(this.outcomes),
      ends: sorted(this.ends),
      wins: sorted(this.wins),
      hash: this.digest.copy().update(JSON.stringify(cards)).digest('hex'),
      cards,
      unreached: ableCards(plan.game).filter(card => (everything || !unmet.has(card)) && !effects.has(card)),
      failures: this.failures,
      ...(plan.report && { report: reportOf(plan.game, this.designs) }),
    };
  }
}

const sorted = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts)
      .map(([name, count]) => [name, rounded(count)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Counts a match for the ready-made decks that won it. Decks that lost stand there with what they have. */
function countWins(wins: Record<string, number>, decks: readonly ReadyDeck[], ended: Ended): void {
  for (const [seat, { id }] of decks.entries())
    if (!id.startsWith(RANDOM)) wins[id] = (wins[id] ?? 0) + wonOf(ended, seat);
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;
