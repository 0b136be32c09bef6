import { type Answer, type Game, type Move, type Outcome, type Seat, type Setup, Table } from '../../kernel/index.js';
import { isChoice, type Player } from './players.js';

/** Answers after which a match is taken never to end. Real ones take a few hundred. */
const ENDLESS = 10_000;

/** A match that was played to its end. */
export interface Played {
  readonly table: Table<unknown>;
  readonly outcome: Outcome;
  /** Prompts with two legal answers or more. */
  readonly decisions: number;
  /** The same by seat. */
  readonly choices: readonly number[];
}

/** An answer as it was given, to be given again. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
}

export interface Playing {
  readonly onEffect?: (card: string) => void;
  readonly onAnswer?: (() => void) | undefined;
  /** Takes down every answer. */
  readonly given?: Given[];
  /** Recorded, as players need it who look ahead; else only the rules run. */
  readonly record?: boolean;
  /** Writes the log, for what is counted from it. */
  readonly log?: boolean;
}

/** Plays a match to its end. @throws RulesFailure; Error when it does not end */
export function playMatch(
  game: Game,
  setup: Setup,
  players: readonly Player[],
  { onEffect, onAnswer, given, record = false, log = record }: Playing,
): Played {
  const table = Table.begin(game, setup, { record, log, ...(onEffect && { onEffect }) });
  let since: Move[] = [];
  const choices = players.map(() => 0);
  for (let asked = 0; asked < ENDLESS; asked++) {
    const { outcome } = table;
    if (outcome !== null) return { table, outcome, decisions: choices.reduce((sum, count) => sum + count, 0), choices };
    const prompt = table.asked;
    if (prompt === undefined) throw new Error('nobody is asked anything, and the match is not over');
    if (isChoice(prompt)) choices[prompt.seat] = (choices[prompt.seat] ?? 0) + 1;
    const answer = (players[prompt.seat] as Player)(prompt, { table, since });
    given?.push({ seat: prompt.seat, answer });
    const move = table.answer(prompt.number, prompt.seat, answer);
    onAnswer?.();
    since = move === null || table.snapshot.seq === move.seq ? [] : [...since, move];
  }
  throw new Error(`endless: not over after ${ENDLESS} answers`);
}
