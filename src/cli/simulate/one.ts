import type { Outcome, ReadyDeck } from '../../kernel/index.js';
import { winners } from '../../kernel/index.js';
import { nodesOf, readBot } from '../../opponents/index.js';
import { messageOf } from '../command.js';
import { type CheckWitness, checkMatch } from './check.js';
import { type Given, type Played, playMatch } from './match.js';
import { decksAt, type Plan, planAt, seedAt, setupAt } from './plan.js';
import { playerOf, type Unseen } from './players.js';
import type { Told } from './report/counting.js';

/** How a match ended: by whom it was won, why, and after how many decisions. */
export interface Ended extends Pick<Outcome, 'places' | 'together'> {
  readonly by: string;
  readonly reason: string;
  readonly decisions: number;
  /** Null where no report is asked for. */
  readonly told: Told | null;
}

/** What came of one match of a plan: plain data, which another thread can send. */
export interface Result {
  readonly at: number;
  readonly decks: readonly ReadyDeck[];
  /** How often each card's ability took effect. */
  readonly effects: ReadonlyMap<string, number>;
  readonly ended: Ended | { readonly error: string };
  /** How many cards were unseen when it began, and those of them that its players preferred for it. */
  readonly unseen: number;
  readonly preferred: readonly string[];
}

/** Cards still unseen in a match, which remember those they were asked for. */
class Watched implements Unseen {
  readonly met = new Set<string>();
  private readonly left: Set<string>;

  constructor(unseen: ReadonlySet<string>) {
    this.left = new Set(unseen);
  }

  get size(): number {
    return this.left.size;
  }

  has(card: string): boolean {
    const isUnseen = this.left.has(card);
    if (isUnseen) this.met.add(card);
    return isUnseen;
  }

  saw(card: string): void {
    this.left.delete(card);
  }
}

/** Plays one match of a plan. `unseen`: the cards that no match before it has seen take effect. */
export function playAt(plan: Plan, at: number, unseen: ReadonlySet<string>, witness?: CheckWitness): Result {
  const now = planAt(plan, at);
  const decks = decksAt(now, at, unseen);
  const left = new Watched(unseen);
  const effects = new Map<string, number>();
  const onEffect = (card: string): void => {
    effects.set(card, (effects.get(card) ?? 0) + 1);
    left.saw(card);
  };
  const ended = endOf(now, decks, () => playOne(now, seedAt(plan, at), decks, { unseen: left, onEffect, witness }));
  return { at, decks, effects, ended, unseen: unseen.size, preferred: [...left.met] };
}

function endOf(plan: Plan, decks: readonly ReadyDeck[], play: () => Played): Result['ended'] {
  try {
    const played = play();
    const { outcome, decisions } = played;
    const told = plan.report ? toldOf(plan, decks, played) : null;
    const { places, reason, together } = outcome;
    // Written out: after a spread, each match's end has a shape of its own.
    const ended = { places, by: wonBy(outcome), reason: reason.id, decisions, told };
    return together === undefined ? ended : Object.assign(ended, { together });
  } catch (error) {
    return { error: messageOf(error) };
  }
}

function toldOf({ game }: Plan, decks: readonly ReadyDeck[], { table, choices }: Played): Told {
  const { turns, first = null, cards } = game.facts(table.log, decks);
  const played = decks.map((_, seat) =>
    Object.entries(cards).flatMap(([card, by]) => ((by.played[seat] ?? 0) > 0 ? [card] : [])),
  );
  return { turns, first, choices, played };
}

function wonBy(outcome: Outcome): string {
  if (outcome.together !== undefined) return outcome.together;
  const first = winners(outcome);
  return first.length === 0 ? 'draw' : first.join('+');
}

interface Watching {
  readonly unseen: Unseen;
  readonly onEffect: (card: string) => void;
  readonly witness: CheckWitness | undefined;
}

/** One match; checked a second time, answer by answer, where that is asked for. */
function playOne(
  plan: Plan,
  seed: string,
  decks: readonly ReadyDeck[],
  { unseen, onEffect, witness }: Watching,
): Played {
  const { game } = plan;
  const setup = setupAt(plan, seed, decks);
  const players = decks.map((_, seat) =>
    playerOf(game, plan.players[seat % plan.players.length] ?? 'random', `${seed}/${seat}`, unseen, plan.nodes),
  );
  const record =
    plan.nodes !== 0 && plan.players.some(kind => kind !== 'random' && nodesOf(game, readBot(kind).level) > 0);
  const log = plan.report || record;
  const playing = { onEffect, onAnswer: () => witness?.answered?.(), record, log };
  if (!plan.check) return playMatch(game, setup, players, playing);
  const given: Given[] = [];
  const played = playMatch(game, setup, players, { ...playing, given });
  checkMatch(game, setup, given, played.table.envelope, witness);
  return played;
}
