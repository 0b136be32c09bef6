import { expect } from 'vitest';
import { type Card, resource, treachery } from '../../../src/games/champions/card.js';
import { cards } from '../../../src/games/champions/cards/index.js';
import { championsWith } from '../../../src/games/champions/index.js';
import { type ChampionsOptions, championsOptions } from '../../../src/games/champions/options.js';
import type { RulesProfile } from '../../../src/games/champions/profile.js';
import type { ChampionsState, InPlay, Status, Step } from '../../../src/games/champions/state.js';
import {
  type Answer,
  awaited,
  type Json,
  type LogEntry,
  type Option,
  optionsOf,
  type Prompt,
  type Runner,
  type Seat,
  Session,
  Table,
  text,
} from '../../../src/kernel/index.js';
import { madeOnce, underEveryRunner } from '../scenario.js';

/** A card in play as a position writes it: its printed id, or what is on it besides. */
export type Laid = string | { readonly card: string; readonly [field: string]: Json };

/** One hero. Decks and discard piles list the top card first. What is left out is quiet: empty, ready, unhurt. */
export interface Hero {
  /** The face that is up. Left out: Spider-Man. */
  identity?: string;
  damage?: number;
  exhausted?: boolean;
  status?: readonly Status[];
  attached?: readonly Laid[];
  changedForm?: boolean;
  eliminated?: boolean;
  /** How often each limited ability has been used this round. */
  used?: Readonly<Record<string, number>>;
  hand?: readonly string[];
  deck?: readonly string[];
  discard?: readonly string[];
  play?: readonly Laid[];
  minions?: readonly Laid[];
  obligations?: readonly Laid[];
  dealt?: readonly string[];
  nemesis?: readonly string[];
}

/** A table in the middle of a match. Left out: one Spider-Man against Rhino I, in his turn, with blank decks. */
export interface Layout {
  heroes?: readonly Hero[];
  villain?: Laid;
  mainScheme?: Laid;
  /** Villain stages and main scheme faces still to come, where they are not Rhino's. */
  stages?: readonly string[];
  schemes?: readonly string[];
  sideSchemes?: readonly Laid[];
  environments?: readonly Laid[];
  encounter?: { deck?: readonly string[]; discard?: readonly string[] };
  acceleration?: number;
  first?: Seat;
  step?: Step['at'] | { at: Step['at']; seat: Seat; later?: readonly Seat[] };
  mode?: 'standard' | 'expert';
  scenario?: string;
  profile?: Partial<RulesProfile>;
  /** Cards that only this test knows, besides the game's own. */
  cards?: readonly Card[];
  /** Where to stop: at that step (default: when the step that is laid out is over), or only when the match is. */
  until?: Step['at'] | 'over';
}

/** A player's card of no interest, and an encounter card that does nothing and boosts nothing. */
export const CARD = 'T-card';
export const BLANK = 'T-blank';
export const blanks: readonly Card[] = [
  resource(CARD, { name: 'A card', aspect: 'basic', quantity: 99, deckLimit: 99, resources: { physical: 1 } }),
  treachery(BLANK, { name: 'Nothing', set: 'test', quantity: 99 }),
];

const times = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

const mainSchemes = new Set(cards.filter(({ kind }) => kind === 'main_scheme').map(({ id }) => id));

const STOPPED = text('stopped');

const gameWith = madeOnce((own: readonly Card[]) => championsWith([...cards, ...blanks, ...own]));

/** A laid-out table that is being played. Every answer goes through the runner's checks. */
export class Played {
  private readonly session: Session<ChampionsState, ChampionsOptions>;
  readonly effects: string[] = [];
  private readonly takenBack: [number, number][] = [];

  constructor(layout: Layout, runner: Runner) {
    const { heroes = [{}], step = 'turn', first = 0, until } = layout;
    const later = heroes.map((_, at) => (first + at) % heroes.length).slice(1);
    const start = typeof step === 'string' ? { at: step, seat: first, later } : step;
    const whole = gameWith(layout.cards);
    const stops = ({ step: now }: ChampionsState): boolean => {
      if (until === 'over') return false;
      if (until !== undefined) return now.at === until;
      return now.at !== start.at || ('seat' in now && now.seat !== start.seat);
    };
    const game = {
      ...whole,
      outcome: (state: ChampionsState) =>
        state.outcome ?? (stops(state) ? { places: state.players.map(() => 1), reason: STOPPED } : null),
    };
    const options = championsOptions.parse({
      scenario: layout.scenario ?? 'rhino',
      mode: layout.mode ?? 'standard',
      profile: layout.profile ?? {},
    });
    const withSeat = ['turn', 'villain activates', 'minions activate', 'reveal'].includes(start.at);
    const position = {
      first,
      step: withSeat ? start : { at: start.at },
      players: heroes.map(({ identity = '01001a', deck, ...hero }) => ({
        identity,
        deck: deck ?? (hero.eliminated === true ? [] : times(CARD, 12)),
        ...hero,
      })),
      ...(layout.villain !== undefined && { villain: layout.villain }),
      ...(layout.mainScheme !== undefined && { mainScheme: layout.mainScheme }),
      ...(layout.stages !== undefined && { stages: layout.stages }),
      ...(layout.schemes !== undefined && { schemes: layout.schemes }),
      sideSchemes: layout.sideSchemes ?? [],
      environments: layout.environments ?? [],
      acceleration: layout.acceleration ?? 0,
      encounter: { deck: layout.encounter?.deck ?? times(BLANK, 20), discard: layout.encounter?.discard ?? [] },
    };
    const names = heroes.map((_, seat) => `P${seat}`);
    const state = game.position.read(position as Json, options, names, () => {
      throw new Error('a layout leaves nothing to chance');
    });
    const seats = names.map(name => ({ name, deck: { name: '', cards: {} } }));
    const tableOptions = { onEffect: (card: string) => this.effects.push(card) };
    const table = Table.from(game, { version: 'test', options, seats, seed: 'a test' }, state, tableOptions);
    this.session = new Session(table, { ...tableOptions, runner, audit: true });
  }

  // -- reading

  get state(): ChampionsState {
    return this.session.table.state;
  }

  /** Questions that somebody is awaited to answer. */
  get prompts(): Prompt[] {
    return awaited(this.session.prompts);
  }

  get prompt(): Prompt {
    const [prompt] = this.prompts;
    if (prompt === undefined) throw new Error('nobody is asked anything');
    return prompt;
  }

  promptOf(seat: Seat): Prompt {
    const prompt = this.session.prompts.find(one => one.seat === seat);
    if (prompt === undefined) throw new Error(`seat ${seat} is not asked anything`);
    return prompt;
  }

  get isOver(): boolean {
    return this.session.table.outcome !== null;
  }

  /** How the match ended; null while it goes on or was stopped. */
  get ended(): 'won' | 'lost' | null {
    return this.session.table.outcome?.together ?? null;
  }

  /** The first copy of a card in play. @throws where there is none */
  card(id: string): InPlay {
    const found = this.maybe(id);
    if (found === undefined) throw new Error(`no ${id} in play`);
    return found;
  }

  maybe(id: string): InPlay | undefined {
    return this.state.play.find(one => one.card === id && !one.facedown);
  }

  /** Printed ids of what is in play and fits. */
  inPlay(fits: (one: InPlay) => boolean): string[] {
    return this.state.play.filter(fits).map(one => (one.facedown ? 'drone' : one.card));
  }

  get villain(): InPlay {
    return this.state.play[0] as InPlay;
  }

  get scheme(): InPlay {
    return this.state.play.find(({ card }) => mainSchemes.has(card)) as InPlay;
  }

  identity(seat: Seat = 0): InPlay {
    const id = this.state.players[seat]?.identity;
    return this.state.play.find(one => one.id === id) as InPlay;
  }

  minions(seat: Seat = 0): string[] {
    return this.inPlay(one => one.engaged === seat);
  }

  /** Printed ids in a zone: decks and piles from the top. */
  zone(seat: Seat, name: 'hand' | 'deck' | 'discard' | 'dealt'): string[] {
    const ids = (this.state.players[seat]?.[name] ?? []).map(({ card }) => card);
    return name === 'deck' || name === 'discard' ? ids.reverse() : ids;
  }

  get encounterDiscard(): string[] {
    return this.state.encounter.discard.map(({ card }) => card).reverse();
  }

  /** What a question offers: printed ids, with what would be done with the card where it says; keys where no card is meant. */
  offered(prompt: Prompt = this.prompt): string[] {
    return optionsOf(prompt).map(nameOf);
  }

  /** What the open question does not offer, and why. */
  get refused(): Record<string, string> {
    const options = this.session.table.refused(this.prompt.number);
    return Object.fromEntries(options.map(option => [nameOf(option), option.why?.id ?? '']));
  }

  /** The lines that count: those of an answer that was taken back are left out. */
  get log(): readonly LogEntry[] {
    return this.session.log.filter(({ n }) => !this.takenBack.some(([from, to]) => n > from && n <= to));
  }

  /** Ids of the log lines, in order. */
  get lines(): string[] {
    return this.log.map(({ id }) => id);
  }

  logged(id: string): readonly LogEntry[] {
    return this.log.filter(line => line.id === id);
  }

  // -- playing

  /** Asserts who is asked what, and (when given) exactly what is offered. */
  asks(seat: Seat, reason: string, options?: readonly string[]): this {
    const prompt = this.prompts.find(one => one.seat === seat && one.reason === reason);
    if (prompt === undefined)
      throw new Error(
        `asked instead: ${this.prompts.map(one => `${one.seat} ${one.reason} (${this.offered(one).join(', ')})`).join('; ') || 'nobody'}`,
      );
    if (options !== undefined) expect([...this.offered(prompt)].sort()).toEqual([...options].sort());
    return this;
  }

  /** Answers the first open question: cards by printed id, `01002.attack` for what is done with one, keys, words. */
  pick(...choices: readonly string[]): this {
    return this.answerTo(this.prompt, choices);
  }

  /** The same for one of several who are asked, or for one who may act meanwhile. */
  pickAs(seat: Seat, ...choices: readonly string[]): this {
    return this.answerTo(this.promptOf(seat), choices);
  }

  /** Passes, or picks nothing. */
  pass(): this {
    return this.answer(this.prompt, { pick: [] });
  }

  private answerTo(prompt: Prompt, choices: readonly string[]): this {
    const left = [...optionsOf(prompt)];
    if (prompt.kind === 'some' && choices.length === 1 && choices[0] === prompt.none?.key)
      return this.answer(prompt, { pick: [] });
    const keys = choices.map(choice => {
      const at = left.findIndex(option => [option.key, option.card, nameOf(option)].includes(choice));
      if (at < 0) throw new Error(`"${choice}" is not offered: ${this.offered(prompt).join(', ')}`);
      return (left.splice(at, 1)[0] as Option).key;
    });
    return this.answer(prompt, { pick: keys });
  }

  /** Pays with these, by printed id, in order; `01008=mental` names what a wild resource counts as. */
  pay(...with_: readonly string[]): this {
    const { prompt } = this;
    if (prompt.kind !== 'pay') throw new Error(`asked is ${prompt.reason}, not a payment`);
    const left = [...prompt.options];
    const items = with_.map(written => {
      const [card, as] = written.split('=');
      const at = left.findIndex(option => option.card === card || option.key === card);
      if (at < 0) throw new Error(`"${written}" cannot pay: ${this.offered(prompt).join(', ')}`);
      const [option] = left.splice(at, 1) as [(typeof left)[number]];
      return { key: option.key, as: as ?? (option.ways[0]?.as as string) };
    });
    return this.answer(prompt, { pay: items });
  }

  answer(prompt: Prompt, answer: Answer): this {
    const from = this.session.table.numbers.log;
    this.session.answer(prompt.number, prompt.seat, answer);
    const undo = this.session.moves.findLast(move => move.type === 'undo');
    if (undo !== undefined && undo.seq === this.session.table.moves - 1) this.takenBack.push([from, undo.log]);
    return this;
  }

  end(): this {
    return this.pick('end');
  }

  leaves(seat: Seat): this {
    this.session.leave(seat);
    return this;
  }
}

const nameOf = ({ key, card }: Option): string => {
  if (card === undefined) return key;
  const dot = key.indexOf('.');
  return dot < 0 ? card : `${card}${key.slice(dot)}`;
};

/** One scenario under every runner. A prompt left open at the end fails it, but for the turn of a match that goes on. */
export const scenario = (name: string, layout: Layout, play: (table: Played) => void): void =>
  underEveryRunner(name, runner => new Played(layout, runner), play, 'turn');
