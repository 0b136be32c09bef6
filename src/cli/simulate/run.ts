import { createHash } from 'node:crypto';
import { type Outcome, type ReadyDeck, winners } from '../../kernel/index.js';
import { nodesOf } from '../../opponents/index.js';
import { type CheckWitness, checkMatch } from './check.js';
import { type Given, type Played, playMatch } from './match.js';
import { ableCards, commandOf, decksAt, type Plan, planAt, RANDOM, seedAt, setupAt } from './plan.js';
import { playerOf } from './players.js';

export interface Failure {
  readonly seed: string;
  readonly command: string;
  readonly error: string;
}

/** What came of a simulation. All but the two measures of time depend on nothing but what was asked for. */
export interface Tally {
  readonly matches: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  /** Matches by who won them: `"0"`, `"1"`, `"0+2"` for a shared first place, `"draw"`; `"won"` and `"lost"` by partners. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Matches by what ended them: the id of the outcome's reason. */
  readonly ends: Readonly<Record<string, number>>;
  /** Matches won by each ready-made deck; of a first place shared by several seats each has its part. */
  readonly wins: Readonly<Record<string, number>>;
  readonly hash: string;
  /** How often each card's ability took effect. */
  readonly cards: Readonly<Record<string, number>>;
  /** Cards with an ability, among those in the decks, that never showed it. */
  readonly unreached: readonly string[];
  readonly failures: readonly Failure[];
}

/** Plays all matches of a plan, one after the other. */
export function simulate(plan: Plan, witness?: CheckWitness): Tally {
  const began = performance.now();
  const effects = new Map<string, number>();
  const unseen = new Set(plan.unseen);
  const inDecks = new Set<string>();
  const outcomes: Record<string, number> = {};
  const ends: Record<string, number> = {};
  const wins: Record<string, number> = {};
  const failures: Failure[] = [];
  const digest = createHash('sha256');
  let decisions = 0;
  const onEffect = (card: string): void => {
    effects.set(card, (effects.get(card) ?? 0) + 1);
    unseen.delete(card);
  };
  for (let at = 0; at < plan.matches; at++) {
    const now = planAt(plan, at);
    const seed = seedAt(plan, at);
    const decks = decksAt(now, at, unseen);
    for (const deck of decks) for (const card of Object.keys(deck.cards)) inDecks.add(card);
    const before = new Set(unseen);
    try {
      const played = playOne(now, seed, decks, unseen, onEffect, witness);
      decisions += played.decisions;
      const ended = endOf(played.outcome);
      outcomes[ended] = (outcomes[ended] ?? 0) + 1;
      const { id: reason } = played.outcome.reason;
      ends[reason] = (ends[reason] ?? 0) + 1;
      countWins(wins, decks, played.outcome);
      digest.update(`${seed} ${ended} ${reason} ${played.decisions}\n`);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      digest.update(`${seed} failed: ${said}\n`);
      failures.push({ seed, command: commandOf(now, seed, decks, before), error: said });
    }
  }
  const seconds = (performance.now() - began) / 1000;
  // Against every ruleset of the game, its own cards are there to be seen too.
  const everything = new Set(plan.varieties.map(({ ruleset }) => ruleset)).size > 1;
  const cards = Object.fromEntries([...effects].sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    matches: plan.matches,
    decisions,
    seconds: rounded(seconds),
    decisionsPerSecond: Math.round(decisions / Math.max(seconds, 0.001)),
    outcomes: sorted(outcomes),
    ends: sorted(ends),
    wins: sorted(wins),
    hash: digest.update(JSON.stringify(cards)).digest('hex'),
    cards,
    unreached: ableCards(plan.game).filter(card => (everything || inDecks.has(card)) && !effects.has(card)),
    failures,
  };
}

const sorted = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts)
      .map(([name, count]) => [name, rounded(count)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Counts a match for the ready-made decks that won it. Decks that lost stand there with what they have. */
function countWins(wins: Record<string, number>, decks: readonly ReadyDeck[], { places }: Outcome): void {
  const shared = places.filter(place => place === 1).length;
  for (const [seat, { id }] of decks.entries())
    if (!id.startsWith(RANDOM)) wins[id] = (wins[id] ?? 0) + (places[seat] === 1 ? 1 / shared : 0);
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

function endOf(outcome: Outcome): string {
  if (outcome.together !== undefined) return outcome.together;
  const first = winners(outcome);
  return first.length === 0 ? 'draw' : first.join('+');
}

/** One match; checked a second time, answer by answer, where that is asked for. */
function playOne(
  plan: Plan,
  seed: string,
  decks: readonly ReadyDeck[],
  unseen: ReadonlySet<string>,
  onEffect: (card: string) => void,
  witness?: CheckWitness,
): Played {
  const { game } = plan;
  const setup = setupAt(plan, seed, decks);
  const players = decks.map((_, seat) =>
    playerOf(game, plan.players[seat % plan.players.length] ?? 'random', `${seed}/${seat}`, unseen),
  );
  const record = plan.players.some(kind => kind !== 'random' && nodesOf(game, kind) > 0);
  if (!plan.check) return playMatch(game, setup, players, { onEffect, record });
  const given: Given[] = [];
  const played = playMatch(game, setup, players, { onEffect, given, record });
  checkMatch(game, setup, given, played.table.envelope, witness);
  return played;
}
