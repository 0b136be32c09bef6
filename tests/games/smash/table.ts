import { expect } from 'vitest';
import { type Card, cardFrom } from '../../../src/games/smash/card.js';
import { smashWith } from '../../../src/games/smash/index.js';
import type { SmashOptions } from '../../../src/games/smash/options.js';
import { type Place, placesOf, type SmashState, type Team } from '../../../src/games/smash/state.js';
import { cardSchema, type WrittenCard } from '../../../src/games/smash/written.js';
import {
  type Json,
  type LogEntry,
  optionsOf,
  type Prompt,
  type Runner,
  Session,
  Table,
  type Text,
  text,
} from '../../../src/kernel/index.js';
import { previewsOf } from '../preview.js';
import { underEveryRunner } from '../scenario.js';

type Written<K extends Card['kind']> = Extract<WrittenCard, { kind: K }>;
type Named<K extends Card['kind']> = Partial<Omit<Written<K>, 'kind' | 'id' | 'name'>>;

let numbered = 0;
const make = (written: object): Card => {
  const number = ++numbered;
  return cardFrom(cardSchema.parse({ id: `TX${number}`, name: `Test ${number}`, ...written }));
};
/** Cards of a test, by what they do. */
export const hero = (type: Written<'hero'>['type'], more: Named<'hero'> = {}): Card =>
  make({ kind: 'hero', type, ...more });
export const story = (...does: Written<'story'>['does']): Card => make({ kind: 'story', does });
export const superOf = (card: Card, ...does: NonNullable<Written<'super'>['does']>): Card =>
  make({ kind: 'super', hero: card.id, does });
export const loot = (type: Written<'loot'>['type'], more: Named<'loot'>): Card => make({ kind: 'loot', type, ...more });
export const teamUp = (...types: Written<'team-up'>['types']): Card => make({ kind: 'team-up', types });

/** Cards that every test knows: plain heroes of each type, a Smash, and cards that hardly do anything. */
const BASE = {
  mutant: hero('mutant'),
  magic: hero('magic'),
  nature: hero('nature'),
  gadget: hero('gadget'),
  mutant2: hero('mutant'),
  magic2: hero('magic'),
  nature2: hero('nature'),
  gadget2: hero('gadget'),
  smash: make({ kind: 'smash' }),
  filler: story({ do: 'draw', count: 1 }),
  filler2: story({ do: 'draw', count: 2 }),
} as const;

type PlaceWritten =
  | string
  | null
  | { card: string; stunned?: boolean; loot?: string; lootOf?: number; readyAt?: number; shieldedUntil?: number };

/** One team of a laid-out table. Piles list the top card first. What is left out is empty. */
export interface Side {
  places?: readonly PlaceWritten[];
  stack?: readonly string[];
  defeated?: readonly string[];
  hand?: readonly string[];
  deck?: readonly string[];
  discard?: readonly string[];
  turns?: number;
  missing?: 'none' | 'next' | 'last';
  out?: boolean;
}

/** A table in the middle of a match; seat 0 is up. Left-out teams have three plain heroes. */
export interface Layout {
  position?: Json;
  teams: readonly Side[];
  teamUpTypes?: 'match' | 'any';
  /** Cards of this test, by short names. */
  cards?: Readonly<Record<string, Card>>;
  /** Stop after so many actions; left out: after one. `over`: go on to the end. */
  actions?: number | 'over';
  /** What chance follows from. */
  seed?: string;
  /** Ask before a power is used that its owner may decline (SM-C29); left out: every one of them is used. */
  asksPowers?: true;
}

const STOPPED = text('stopped');

export class Played {
  private readonly session: Session<SmashState, SmashOptions>;
  private readonly named: Readonly<Record<string, Card>>;
  readonly effects: string[] = [];
  private readonly asksPowers: boolean;

  constructor(
    { position = {}, teams, teamUpTypes = 'match', cards = {}, actions = 1, seed = 'a test', asksPowers }: Layout,
    runner: Runner,
  ) {
    this.named = { ...BASE, ...cards };
    this.asksPowers = asksPowers === true;
    const whole = smashWith(Object.values(this.named));
    const options: SmashOptions = { teamUpTypes };
    const side = (one: Side) => ({
      ...one,
      places: (one.places ?? ['mutant', 'magic', 'nature']).map(place =>
        place === null || typeof place === 'string'
          ? place && this.id(place)
          : { ...place, card: this.id(place.card), ...(place.loot !== undefined && { loot: this.id(place.loot) }) },
      ),
      ...Object.fromEntries(
        (['stack', 'defeated', 'hand', 'deck', 'discard'] as const).map(zone => [
          zone,
          (one[zone] ?? []).map(name => this.id(name)),
        ]),
      ),
    });
    const written = { ...(position as object), teams: teams.map(side) } as unknown as Json;
    const state = whole.position.read(written, options, [], () => {
      throw new Error('a layout leaves nothing to chance');
    });
    // How many actions have run is told from the state, so that a reloaded match stops where the other did.
    const stops = (now: SmashState): boolean => actions !== 'over' && actionsOf(now) >= actions;
    const game = {
      ...whole,
      // Played to the end nothing is counted: it would make every table another one.
      next: (dealer: Parameters<typeof whole.next>[0]) =>
        actions === 'over' ? whole.next(dealer) : counted(dealer.state, whole.next(dealer)),
      outcome: (now: SmashState) =>
        now.outcome ?? (stops(now) ? { places: teams.map(() => 1), reason: STOPPED } : null),
    };
    const seats = teams.map((_, at) => ({ name: `Player ${at}`, deck: { name: '', cards: {} } }));
    const tableOptions = { onEffect: (card: string) => this.effects.push(this.nameOf(card)) };
    const table = Table.from(game, { version: 'test', options, seats, seed }, state, tableOptions);
    this.session = new Session(table, { ...tableOptions, runner, audit: true });
    this.usePowers();
  }

  private id(name: string): string {
    const card = this.named[name];
    if (card === undefined) throw new Error(`no card "${name}"`);
    return card.id;
  }

  nameOf(id: string): string {
    return Object.entries(this.named).find(([, card]) => card.id === id)?.[0] ?? id;
  }

  // -- reading

  get state(): SmashState {
    return this.session.table.state;
  }

  team(seat: number): Team {
    return this.state.teams[seat] as Team;
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
  zone(seat: number, name: 'stack' | 'defeated' | 'hand' | 'deck' | 'discard'): string[] {
    const names = this.team(seat)[name].map(({ card }) => this.nameOf(card));
    return name === 'hand' ? names : names.reverse();
  }

  /** A team's places: names, stunned ones with a "!" behind, empty ones as "-", Loot after a "+". */
  places(seat: number): string {
    return this.team(seat)
      .places.map(place =>
        place === null
          ? '-'
          : `${this.nameOf(place.hero.card)}${place.stunned ? '!' : ''}${place.loot === null ? '' : `+${this.nameOf(place.loot.card)}`}`,
      )
      .join(' ');
  }

  place(seat: number, name: string): Place {
    const found = placesOf(this.team(seat)).find(({ hero: { card } }) => card === this.id(name));
    if (found === undefined) throw new Error(`${name} is not on the table of seat ${seat}`);
    return found;
  }

  /** What the open prompt offers as `kind card [hero]`, from its keys. */
  get options(): string[] {
    return this.offered(this.prompt);
  }

  /** The same, of the question that a seat is asked. */
  optionsFor(seat: number): string[] {
    return this.offered(this.promptOf(seat));
  }

  private offered(prompt: Prompt): string[] {
    return optionsOf(prompt).map(option => this.optionName(option.key, option.card));
  }

  private promptOf(seat: number): Prompt {
    const prompt = this.prompts.find(open => open.seat === seat);
    if (prompt === undefined) throw new Error(`seat ${seat} is not asked`);
    return prompt;
  }

  /** `smash.c4.h7` with its card reads "smash mutant": what is done, and the hero; a card's name where it is about a card. */
  private optionName(key: string, card: string | undefined): string {
    const [does, ...rest] = key.split('.');
    if (card === undefined) return key;
    const name = this.nameOf(card);
    if (rest.length === 0) return name;
    const by = rest.find(part => part.startsWith('h'));
    const hero = by === undefined ? '' : this.heroName(Number(by.slice(1)));
    return does === 'power' || does === 'retire'
      ? `${does} ${name}`
      : `${does} ${name}${hero === '' ? '' : ` ${hero}`}`;
  }

  private heroName(instance: number): string {
    const place = this.state.teams.flatMap(placesOf).find(({ hero: { id } }) => id === instance);
    return place === undefined ? '' : this.nameOf(place.hero.card);
  }

  /** What is not offered, and why. */
  get refused(): Record<string, string | undefined> {
    return Object.fromEntries(Object.entries(this.refusals).map(([name, why]) => [name, why?.id]));
  }

  /** The same, with everything that the reason says. */
  get refusals(): Record<string, Text | undefined> {
    return Object.fromEntries(
      this.session.table.refused(this.prompt.number).map(option => [this.nameOf(option.card ?? ''), option.why]),
    );
  }

  /** What each answer of the open prompt would do, in English, by the names of options. */
  get previews(): Record<string, string> {
    return previewsOf(this.session.table, this.prompt, (key, card) => this.optionName(key, card));
  }

  get log(): readonly LogEntry[] {
    return this.session.log;
  }

  logged(line: string): readonly LogEntry[] {
    return this.log.filter(({ id }) => id === line);
  }

  // -- playing

  asks(seat: number, reason: string, options?: readonly string[]): this {
    expect({ seat: this.prompt.seat, reason: this.prompt.reason }).toEqual({ seat, reason });
    if (options !== undefined) expect([...this.options].sort()).toEqual([...options].sort());
    return this;
  }

  /** Answers the open question (of several the one that is asked of `seat`) with names or keys. */
  pick(...choices: readonly string[]): this {
    return this.answer(this.prompt, choices);
  }

  pickAs(seat: number, ...choices: readonly string[]): this {
    return this.answer(this.promptOf(seat), choices);
  }

  private answer(prompt: Prompt, choices: readonly string[]): this {
    const left = [...optionsOf(prompt)];
    const keys = choices.map(choice => {
      const at = left.findIndex(option => option.key === choice || this.optionName(option.key, option.card) === choice);
      if (at < 0) throw new Error(`"${choice}" is not offered: ${this.offered(prompt).join(', ')}`);
      return left.splice(at, 1)[0]?.key as string;
    });
    this.session.answer(prompt.number, prompt.seat, { pick: keys });
    this.usePowers();
    return this;
  }

  /** Says yes for everybody, where a test does not ask. */
  private usePowers(): void {
    if (this.asksPowers) return;
    for (;;) {
      const open = this.session.prompts.find(({ reason }) => reason === 'power');
      if (open === undefined) return;
      this.session.answer(open.number, open.seat, { pick: ['use'] });
    }
  }

  leave(seat: number): this {
    this.session.leave(seat);
    this.usePowers();
    return this;
  }
}

type Counting = SmashState & { ran?: number };
const actionsOf = (state: SmashState): number => (state as Counting).ran ?? 0;

/** Notes in the state that an action has run to its end. */
function* counted(state: SmashState, play: ReturnType<ReturnType<typeof smashWith>['next']>) {
  yield* play;
  (state as Counting).ran = actionsOf(state) + 1;
}

/** One scenario under every runner. A prompt left open at the end fails it. */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(name, runner => new Played(layout, runner), play);
