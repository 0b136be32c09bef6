import { expect } from 'vitest';
import type { Card } from '../../../src/games/squad/card.js';
import { cards } from '../../../src/games/squad/cards/index.js';
import { squadWith } from '../../../src/games/squad/index.js';
import type { SquadOptions } from '../../../src/games/squad/options.js';
import type { SquadState } from '../../../src/games/squad/state.js';
import {
  type Answer,
  type Json,
  type LogEntry,
  optionsOf,
  type Prompt,
  type Runner,
  Session,
  Table,
  text,
} from '../../../src/kernel/index.js';
import { previewsOf } from '../preview.js';
import { madeOnce, underEveryRunner } from '../scenario.js';

/** One side of a laid-out table. Decks and discard piles list the top card first, Keepers the oldest first. */
export interface Side {
  deck?: readonly string[];
  hand?: readonly string[];
  discard?: readonly string[];
  keepers?: readonly (string | { card: string; owner?: 0 | 1; printed?: string })[];
}

/** A table in the middle of a match. What is left out is quiet: empty hands, plain decks, tails for every coin. */
export interface Layout {
  ruleset?: SquadOptions['ruleset'];
  power?: number;
  turn?: number;
  active?: 0 | 1;
  step?: SquadState['step'];
  coins?: readonly ('heads' | 'tails')[];
  /** Seat 0. */
  me?: Side;
  /** Seat 1. */
  them?: Side;
  memory?: Json;
  /** Cards that only this test knows, besides the game's own. */
  cards?: readonly Card[];
  /** Where to stop: after the step that is laid out (the default), or only when the match is over. */
  until?: 'step' | 'over';
}

/** A plain card by its blocking icon: a deck of these blocks that factor and no other. */
export const BLOCKS = {
  tech: 'ST142',
  elemental: 'ST143',
  animal: 'ST048',
  energy: 'ST229',
  speed: 'ST147',
  strength: 'ST172',
} as const;

/** A deck of plain cards with one icon. */
export const deckOf = (icon: keyof typeof BLOCKS, size = 12): string[] =>
  Array.from({ length: size }, () => BLOCKS[icon]);

const STOPPED = text('stopped');

const gameWith = madeOnce((own: readonly Card[]) => squadWith([...cards, ...own]));

/** A laid-out table that is being played. Every answer goes through the runner's checks. */
export class Played {
  private readonly session: Session<SquadState, SquadOptions>;
  readonly effects: string[] = [];

  constructor(layout: Layout, runner: Runner) {
    const {
      ruleset = 'tcg',
      power = 1,
      turn = 3,
      active = 0,
      step = 'attack',
      coins,
      me,
      them,
      memory,
      until = 'step',
    } = layout;
    const whole = gameWith(layout.cards);
    const stops = (state: SquadState): boolean => until === 'step' && (state.step !== step || state.turn !== turn);
    const game = {
      ...whole,
      outcome: (state: SquadState) => state.outcome ?? (stops(state) ? { places: [1, 1], reason: STOPPED } : null),
    };
    const options: SquadOptions = { ruleset };
    const random = (): never => {
      throw new Error('a layout leaves nothing to chance');
    };
    const side = (one: Side = {}) => ({
      deck: one.deck ?? deckOf('tech'),
      hand: one.hand ?? [],
      discard: one.discard ?? [],
      keepers: one.keepers ?? [],
    });
    const position = {
      power,
      turn,
      active,
      step,
      coins: coins ?? Array.from({ length: 20 }, () => 'tails'),
      players: [side(me), side(them)],
      ...(memory !== undefined && { memory }),
    };
    const state = game.position.read(position as Json, options, ['A', 'B'], random);
    const seats = ['A', 'B'].map(name => ({ name, deck: { name: '', cards: {} } }));
    const tableOptions = { onEffect: (card: string) => this.effects.push(card) };
    const table = Table.from(game, { version: 'test', options, seats, seed: 'a test' }, state, tableOptions);
    this.session = new Session(table, { ...tableOptions, runner, audit: true });
  }

  // -- reading

  private get state(): SquadState {
    return this.session.table.state;
  }

  get prompts(): readonly Prompt[] {
    return this.session.prompts;
  }

  get prompt(): Prompt {
    const [prompt] = this.prompts;
    if (prompt === undefined) throw new Error('nobody is asked anything');
    return prompt;
  }

  get isOver(): boolean {
    return this.session.table.outcome !== null;
  }

  /** The seats that won; null while the match goes on or was stopped. */
  get outcome() {
    const outcome = this.session.table.outcome;
    return outcome === null || outcome.reason.id === STOPPED.id ? null : outcome;
  }

  get power(): number {
    return this.state.power;
  }

  get active(): number {
    return this.state.active;
  }

  /** Printed ids in a zone: decks and discard piles from the top, Keepers from the oldest. */
  zone(seat: 0 | 1, name: keyof Side): string[] {
    const ids = this.state.players[seat][name].map(instance => instance.card);
    return name === 'deck' || name === 'discard' ? ids.reverse() : ids;
  }

  /** What the open prompt offers: printed ids, or keys where no card is meant. */
  get options(): string[] {
    return optionsOf(this.prompt).map(option => option.card ?? option.key);
  }

  /** What it does not offer, and why. */
  get refused(): { card: string | undefined; why: string | undefined }[] {
    return this.session.table.refused(this.prompt.number).map(option => ({ card: option.card, why: option.why?.id }));
  }

  /** What each answer of the open prompt would do, in English, by card or key. */
  get previews(): Record<string, string> {
    return previewsOf(this.session.table, this.prompt);
  }

  get log(): readonly LogEntry[] {
    return this.session.log;
  }

  /** Ids of the log lines, in order. */
  get lines(): string[] {
    return this.log.map(line => line.id);
  }

  /** Lines of one kind. */
  logged(id: string): readonly LogEntry[] {
    return this.log.filter(line => line.id === id);
  }

  // -- playing

  /** Asserts who is asked what, and (when given) exactly which cards or keys are offered. */
  asks(seat: 0 | 1, reason: string, options?: readonly string[]): this {
    expect({ seat: this.prompt.seat, reason: this.prompt.reason }).toEqual({ seat, reason });
    if (options !== undefined) expect([...this.options].sort()).toEqual([...options].sort());
    return this;
  }

  /** Answers the open prompt with cards (by printed id), keys, or one of its words; no argument picks none. */
  pick(...choices: readonly string[]): this {
    const prompt = this.prompt;
    const left = [...optionsOf(prompt)];
    const keys = choices.map(choice => {
      const at = left.findIndex(option => option.key === choice || option.card === choice);
      if (at < 0) {
        if (prompt.kind === 'some' && prompt.none?.key === choice) return choice;
        throw new Error(`"${choice}" is not offered: ${this.options.join(', ')}`);
      }
      return (left.splice(at, 1)[0] as { key: string }).key;
    });
    return this.answer({ pick: keys });
  }

  /** Answers a question of order with cards by printed id, first to last. */
  order(...cards: readonly string[]): this {
    const left = [...optionsOf(this.prompt)];
    const keys = cards.map(card => {
      const at = left.findIndex(option => option.card === card);
      if (at < 0) throw new Error(`"${card}" is not offered: ${this.options.join(', ')}`);
      return (left.splice(at, 1)[0] as { key: string }).key;
    });
    return this.answer({ order: keys });
  }

  answer(answer: Answer): this {
    this.session.answer(this.prompt.number, this.prompt.seat, answer);
    return this;
  }

  /** The active player attacks with a card from hand. */
  attack(card: string): this {
    expect(this.prompt.reason).toBe('attack');
    return this.pick(card);
  }

  /** The asked player blocks with a card from hand. */
  block(card: string): this {
    expect(this.prompt.reason).toBe('block');
    return this.pick(card);
  }

  /** The asked player lets the damage come. */
  take(): this {
    expect(this.prompt.reason).toBe('block');
    return this.pick();
  }

  concede(seat: 0 | 1): this {
    this.session.leave(seat);
    return this;
  }
}

/** One scenario under every runner. A prompt left open at the end fails it, but for the next attack of a match that goes on. */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(name, runner => new Played(layout, runner), play, 'attack');
