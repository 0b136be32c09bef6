import { expect } from 'vitest';
import {
  type Answer,
  type Game,
  type Json,
  type LogEntry,
  type Option,
  type Outcome,
  optionsOf,
  type Prompt,
  type Runner,
  type Seat,
  Session,
  type Sitting,
  Table,
  text,
} from '../../src/kernel/index.js';
import { type Named, previewsOf, saidAt } from './preview.js';

/** A layout as its game understands it. */
export interface Setting<S, O> {
  readonly game: Game<S, O>;
  readonly options: O;
  /** As `position.read` takes it. */
  readonly position: object;
  readonly seats: readonly Sitting[];
  /** What chance follows from. */
  readonly seed?: string;
  /** Whether the scenario ends here, before its match does. Told from the state, so that a resumed match stops where the other did. */
  stops(state: S): boolean;
}

/** Seats by their names. Decks play no part: the position says where every card is. */
export const sittings = (names: readonly string[]): Sitting[] =>
  names.map(name => ({ name, deck: { name: '', cards: {} } }));

const STOPPED = text('stopped');

/** A laid-out table that is being played. Every answer goes through the runner's checks. What a table reads like besides is its game's to add. */
export abstract class Played<S, O> {
  protected readonly session: Session<S, O>;
  private readonly tookEffect: string[] = [];
  /** Log lines of answers that were undone: after the first number, up to the second. */
  private readonly undone: [number, number][] = [];

  constructor({ game: whole, options, position, seats, seed = 'a test', stops }: Setting<S, O>, runner: Runner) {
    const game: Game<S, O> = {
      ...whole,
      outcome: state => whole.outcome(state) ?? (stops(state) ? { places: seats.map(() => 1), reason: STOPPED } : null),
    };
    const names = seats.map(({ name }) => name);
    const state = game.position.read(position as Json, options, names, () => {
      throw new Error('a layout leaves nothing to chance');
    });
    const tableOptions = { onEffect: (card: string) => this.tookEffect.push(card) };
    const table = Table.from(game, { version: 'test', options, seats, seed }, state, tableOptions);
    this.session = new Session(table, { ...tableOptions, runner, audit: true });
  }

  /** What tests call a card. */
  protected cardName(card: string): string {
    return card;
  }

  /** What tests call an option: its card, or its key where no card is meant. */
  protected optionName({ key, card }: Named): string {
    return card === undefined ? key : this.cardName(card);
  }

  // -- reading

  get state(): S {
    return this.session.table.state;
  }

  /** Open questions. */
  get prompts(): readonly Prompt[] {
    return this.session.prompts;
  }

  get prompt(): Prompt {
    const [prompt] = this.prompts;
    if (prompt === undefined) throw new Error('nobody is asked anything');
    return prompt;
  }

  /** What one of several is asked. */
  promptOf(seat: Seat): Prompt {
    const prompt = this.session.prompts.find(open => open.seat === seat);
    if (prompt === undefined) throw new Error(`seat ${seat} is not asked anything`);
    return prompt;
  }

  get isOver(): boolean {
    return this.session.table.outcome !== null;
  }

  /** How the match ended; null while it goes on or was stopped. */
  get outcome(): Outcome | null {
    const { outcome } = this.session.table;
    return outcome?.reason.id === STOPPED.id ? null : outcome;
  }

  /** The open question, in English. */
  get question(): string {
    return saidAt(this.session.table, this.prompt.question);
  }

  /** What a question offers. */
  offered(prompt: Prompt = this.prompt): string[] {
    return optionsOf(prompt).map(option => this.optionName(option));
  }

  /** What the open question offers. */
  get options(): string[] {
    return this.offered();
  }

  /** What the open question does not offer, each with its reason. */
  protected get barred(): readonly Option[] {
    return this.session.table.refused(this.prompt.number);
  }

  /** What each answer of the open question would do, in English, by the names of options. */
  get previews(): Record<string, string> {
    return previewsOf(this.session.table, this.prompt, option => this.optionName(option));
  }

  /** The cards in a hand that its owner sees ticked: those that answer what they are asked. */
  ticked(seat: Seat): string[] {
    const { panels } = this.session.table.scene(seat);
    const hands = panels.flatMap(panel => panel.zones).filter(({ kind }) => kind === 'hand');
    const marked = hands.flatMap(({ cards }) =>
      cards.filter(({ marks }) => marks?.some(({ id }) => id === 'playable')),
    );
    return marked.map(({ card }) => this.cardName(card as string));
  }

  /** Cards whose ability took effect, each time it did. */
  get effects(): string[] {
    return this.tookEffect.map(card => this.cardName(card));
  }

  /** The lines that count: those of an answer that was undone are left out. */
  get log(): readonly LogEntry[] {
    return this.session.log.filter(({ n }) => !this.undone.some(([from, to]) => n > from && n <= to));
  }

  /** Ids of the log lines, in order. */
  get lines(): string[] {
    return this.log.map(({ id }) => id);
  }

  /** Lines of one kind. */
  logged(id: string): readonly LogEntry[] {
    return this.log.filter(line => line.id === id);
  }

  // -- playing

  /** Asserts who is asked what, and (when given) exactly what is offered. */
  asks(seat: Seat, reason: string, options?: readonly string[]): this {
    const prompt = this.asked(seat, reason);
    if (options !== undefined) expect([...this.offered(prompt)].sort()).toEqual([...options].sort());
    return this;
  }

  /** The question that `asks` means. @throws where it is not asked */
  protected asked(seat: Seat, reason: string): Prompt {
    expect({ seat: this.prompt.seat, reason: this.prompt.reason }).toEqual({ seat, reason });
    return this.prompt;
  }

  /** Answers the open question with names of options, keys, or one of its words; no argument picks none. */
  pick(...choices: readonly string[]): this {
    return this.answer({ pick: this.keys(choices, this.prompt) });
  }

  /** The same for one of several who are asked. */
  pickAs(seat: Seat, ...choices: readonly string[]): this {
    const prompt = this.promptOf(seat);
    return this.answer({ pick: this.keys(choices, prompt) }, prompt);
  }

  /** Answers a question of order with names of options, first to last. */
  order(...choices: readonly string[]): this {
    return this.answer({ order: this.keys(choices, this.prompt) });
  }

  answer(answer: Answer, { number, seat }: Prompt = this.prompt): this {
    return this.move(() => this.session.answer(number, seat, answer));
  }

  /** A seat gives up its place. */
  leave(seat: Seat): this {
    return this.move(() => this.session.leave(seat));
  }

  private move(make: () => void): this {
    const { moves, table } = this.session;
    const from = table.numbers.log;
    const before = moves.length;
    make();
    for (const move of moves.slice(before)) if (move.type === 'undo') this.undone.push([from, move.log]);
    return this;
  }

  /** Keys of what a question offers, each taken once. */
  private keys(choices: readonly string[], prompt: Prompt): string[] {
    const left = [...optionsOf(prompt)];
    if (prompt.kind === 'some' && choices.length === 1 && choices[0] === prompt.none?.key) return [];
    return choices.map(choice => {
      const at = left.findIndex(option => [option.key, option.card, this.optionName(option)].includes(choice));
      if (at < 0) throw new Error(`"${choice}" is not offered: ${this.offered(prompt).join(', ')}`);
      return (left.splice(at, 1)[0] as Option).key;
    });
  }
}

type Counting = { ran?: number };
const ran = (state: object): number => (state as Counting).ran ?? 0;

/**
 * A game whose scenarios stop after so many actions. How many have run is noted in the state; not where play goes on to the
 * end of the match, for it would make every table another one.
 */
export function stoppedAfter<S extends object, O>(
  actions: number | 'over',
  whole: Game<S, O>,
): Pick<Setting<S, O>, 'game' | 'stops'> {
  if (actions === 'over') return { game: whole, stops: () => false };
  const game: Game<S, O> = {
    ...whole,
    *next(dealer) {
      const { state } = dealer;
      yield* whole.next(dealer);
      (state as Counting).ran = ran(state) + 1;
    },
  };
  return { game, stops: state => ran(state) >= actions };
}
