import { expect } from 'vitest';
import { type Card, counterId, hero, power, teamwork } from '../../../src/games/recharge/card.js';
import { rechargeWith } from '../../../src/games/recharge/index.js';
import type { RechargeOptions } from '../../../src/games/recharge/options.js';
import type { Player, RechargeState } from '../../../src/games/recharge/state.js';
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
import { underEveryRunner } from '../scenario.js';

const H = 'heroes';
const V = 'villains';
const X = 'x-men';
const W = 'women';

/** A small pool that only tests know, by short names: what they are about stands in their numbers. */
export const POOL = {
  hero5: hero({ number: 1, name: 'Hero 5', left: [H], right: [H], points: 5 }),
  hero6: hero({ number: 2, name: 'Hero 6', left: [H], right: [H], points: 6 }),
  villain5: hero({ number: 3, name: 'Villain 5', left: [V], right: [V], points: 5 }),
  both4: hero({ number: 4, name: 'Both 4', left: [H, X], right: [V, W], points: 4 }),
  mixed3: hero({ number: 5, name: 'Mixed 3', left: [H], right: [X], points: 3 }),
  power4: power({ number: 10, name: 'Power 4', left: [H], right: [H], points: 4 }),
  power2or6: power({ number: 11, name: 'Power 2 or 6', left: [H], right: [H], points: { left: 2, right: 6 } }),
  bridge: power({ number: 12, name: 'Bridge', left: [H], right: [X], points: { left: 3, right: 5 } }),
  xpower: power({ number: 13, name: 'X power', left: [X], right: [X], points: 3 }),
  foil: power({ number: 14, name: 'Foil', left: [H], right: [H], points: 3, plus: 2 }),
  wide: power({ number: 15, name: 'Wide', left: [H, V], right: [X, W], points: 2 }),
  vpower: power({ number: 16, name: 'V power', left: [V], right: [V], points: 3 }),
  wpower: power({ number: 17, name: 'W power', left: [W], right: [W], points: 1 }),
  team: teamwork({ number: 20, name: 'Team', left: [H], right: [H], points: 2 }),
  crossTeam: teamwork({ number: 21, name: 'Cross team', left: [H], right: [X], points: 1 }),
  xhero: hero({ number: 6, name: 'X hero', left: [X], right: [X], points: 4 }),
} as const satisfies Record<string, Card>;
export type Name = keyof typeof POOL;

/** One player of a laid-out table. Piles list the top card first. */
export interface Side {
  draw?: readonly string[];
  hand?: readonly string[];
  discard?: readonly string[];
  reserve?: readonly number[];
  venture?: readonly number[];
  victory?: readonly number[];
  chain?: Json;
  out?: boolean;
}

/** A table in the middle of a match. What is left out is quiet: no cards, twelve counters of 2, decks of plain Powers. */
export interface Layout {
  position?: Json;
  players: readonly Side[];
  goal?: number;
  /** Cards of this test besides the pool. */
  cards?: readonly Card[];
  /** Stop after so many actions; left out: after one. `over`: go on to the end. */
  actions?: number | 'over';
}

export const id = (name: Name): string => POOL[name].id;
const nameOf = (card: string): string => Object.entries(POOL).find(([, { id: own }]) => own === card)?.[0] ?? card;
const asId = (name: string): string => (name in POOL ? id(name as Name) : name);

const STOPPED = text('stopped');

export class Played {
  private readonly session: Session<RechargeState, RechargeOptions>;
  readonly effects: string[] = [];

  constructor({ position = {}, players, goal = 70, cards = [], actions = 1 }: Layout, runner: Runner) {
    const whole = rechargeWith([...Object.values(POOL), ...cards]);
    const options: RechargeOptions = { denominations: [1, 2, 3, 5], goal };
    const side = (one: Side) => ({
      draw: (one.draw ?? ['power4', 'power4', 'power4', 'power4']).map(asId),
      hand: (one.hand ?? []).map(asId),
      discard: (one.discard ?? []).map(asId),
      reserve: one.reserve ?? Array.from({ length: 12 }, () => 2),
      venture: one.venture ?? [],
      victory: one.victory ?? [],
      chain: one.chain ?? [],
      out: one.out ?? false,
    });
    const written = { ...(position as object), players: players.map(side) } as unknown as Json;
    const state = whole.position.read(written, options, [], () => {
      throw new Error('a layout leaves nothing to chance');
    });
    // How many actions have run is told from the state, so that a reloaded match stops where the other did.
    const begun = actionsOf(state);
    const stops = (now: RechargeState): boolean => actions !== 'over' && actionsOf(now) - begun >= actions;
    const game = {
      ...whole,
      next(dealer: Parameters<typeof whole.next>[0]) {
        return counted(dealer.state, whole.next(dealer));
      },
      outcome: (now: RechargeState) =>
        now.outcome ?? (stops(now) ? { places: players.map(() => 1), reason: STOPPED } : null),
    };
    const seats = players.map((_, at) => ({ name: `Player ${at}`, deck: { name: '', cards: { [counterId(1)]: 1 } } }));
    const tableOptions = { onEffect: (card: string) => this.effects.push(card) };
    const table = Table.from(game, { version: 'test', options, seats, seed: 'a test' }, state, tableOptions);
    this.session = new Session(table, { ...tableOptions, runner, audit: true });
  }

  // -- reading

  get state(): RechargeState {
    return this.session.table.state;
  }

  player(seat: number): Player {
    return this.state.players[seat] as Player;
  }

  get prompts(): readonly Prompt[] {
    return this.session.prompts;
  }

  get prompt(): Prompt {
    const [prompt] = this.session.prompts;
    if (prompt === undefined) throw new Error('nobody is asked anything');
    return prompt;
  }

  get isOver(): boolean {
    return this.session.table.outcome !== null;
  }

  get outcome() {
    const outcome = this.session.table.outcome;
    return outcome === null || outcome.reason.id === STOPPED.id ? null : outcome;
  }

  /** Short names of what lies in a zone: piles from the top. */
  zone(seat: number, name: 'draw' | 'hand' | 'discard'): string[] {
    const names = this.player(seat)[name].map(({ card }) => nameOf(card));
    return name === 'hand' ? names : names.reverse();
  }

  chain(seat: number): string[] {
    return this.player(seat).chain.map(({ instance }) => nameOf(instance.card));
  }

  /** A seat's rating as everybody reads it. */
  rating(seat: number): number | undefined {
    const { panels } = this.session.table.game.view(this.state, 'public');
    return panels.find(panel => panel.seat === seat)?.meters.find(meter => meter.id === 'rating')?.value;
  }

  /** Whose move it is, as everybody reads it. */
  get turn(): number | null {
    return this.session.table.game.view(this.state, 'public').turn;
  }

  /** What the open prompt offers: short names of cards, else keys; a card once, however many places it has. */
  get options(): string[] {
    return [
      ...new Set(optionsOf(this.prompt).map(option => (option.card === undefined ? option.key : nameOf(option.card)))),
    ];
  }

  /** The ways in which the open prompt offers one card: side, upright or turned. */
  ways(name: Name): string[] {
    return optionsOf(this.prompt)
      .filter(option => option.card === id(name))
      .map(option => option.key.split('.').slice(2).join(' '));
  }

  /** What is not offered, and why. */
  get refused(): { card: string; why: string | undefined }[] {
    return this.session.table
      .refused(this.prompt.number)
      .map(option => ({ card: nameOf(option.card ?? ''), why: option.why?.id }));
  }

  /** What each answer of the open prompt would do, in English, by card or key. */
  get previews(): Record<string, string> {
    return previewsOf(this.session.table, this.prompt);
  }

  get log(): readonly LogEntry[] {
    return this.session.log;
  }

  logged(line: string): readonly LogEntry[] {
    return this.log.filter(({ id: own }) => own === line);
  }

  // -- playing

  asks(seat: number, reason: string, options?: readonly string[]): this {
    expect({ seat: this.prompt.seat, reason: this.prompt.reason }).toEqual({ seat, reason });
    if (options !== undefined) expect([...this.options].sort()).toEqual([...options].sort());
    return this;
  }

  /** Answers with short names or keys (of a card with several places the first whose key holds `way`). */
  pick(choice: string, way = ''): this {
    const found = optionsOf(this.prompt).find(
      option => option.key === choice || (option.card === asId(choice) && option.key.includes(way)),
    );
    if (found !== undefined) return this.answer({ pick: [found.key] });
    if (this.prompt.kind === 'some' && this.prompt.none?.key === choice) return this.answer({ pick: [] });
    throw new Error(`"${choice}" is not offered: ${this.options.join(', ')}`);
  }

  /** Cards for a seat that is asked for several at once. */
  choose(seat: number, ...names: readonly string[]): this {
    const prompt = this.prompts.find(open => open.seat === seat);
    if (prompt === undefined) throw new Error(`seat ${seat} is not asked`);
    const left = [...optionsOf(prompt)];
    const keys = names.map(name => {
      const at = left.findIndex(option => option.card === asId(name));
      return left.splice(at, at < 0 ? 0 : 1)[0]?.key ?? name;
    });
    this.session.answer(prompt.number, seat, { pick: keys });
    return this;
  }

  answer(answer: Answer): this {
    this.session.answer(this.prompt.number, this.prompt.seat, answer);
    return this;
  }

  leave(seat: number): this {
    this.session.leave(seat);
    return this;
  }
}

type Counting = RechargeState & { actions?: number };
const actionsOf = (state: RechargeState): number => (state as Counting).actions ?? 0;

/** Notes in the state that an action has run to its end. */
function* counted(state: RechargeState, play: ReturnType<ReturnType<typeof rechargeWith>['next']>) {
  yield* play;
  (state as Counting).actions = actionsOf(state) + 1;
}

/** One scenario under every runner. A prompt left open at the end fails it. */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(name, runner => new Played(layout, runner), play);
