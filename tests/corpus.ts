import { decksAt, seedAt, setupAt } from '../src/cli/simulate/plan.js';
import { type PlayerKind, playerOf } from '../src/cli/simulate/players.js';
import { readPlan } from '../src/cli/simulate.js';
import { type Translator, translator } from '../src/discord/render/translator.js';
import { games } from '../src/games/index.js';
import {
  type Answer,
  Chance,
  clone,
  type Deck,
  type Envelope,
  type Game,
  type Outcome,
  type Prompt,
  type Random,
  sample,
  Table,
  type TableOptions,
} from '../src/kernel/index.js';
import { loadWords } from '../src/locales/index.js';

const NAMES = ['Mara', 'Theo', 'Ada', 'Bo', 'Cyd', 'Dee', 'Eli', 'Fay'];

/** For matches that nobody takes up again: moves are not hashed, nor tables written out, which is a third of their time. */
export const UNRECORDED: TableOptions = { record: false, log: true };

/** Which matches of a game are played: the same each time. */
export interface Series {
  readonly game: Game;
  readonly ruleset?: string;
  readonly matches: number;
  readonly seed: string;
  /** What players are called, from seat 0. */
  readonly names?: readonly string[];
  /** Off: no log lines are kept. */
  readonly log?: boolean;
  /** Who plays: at random where it is left out. Practice bots don't look ahead. */
  readonly players?: PlayerKind;
  /** What else `simulate` is told, such as the number of seats. */
  readonly options?: readonly string[];
  /** Whether moments can be played on otherwise. */
  readonly forks?: boolean;
}

/** A match before an answer, or at its end. */
export interface Moment {
  readonly table: Table<unknown>;
  /** What is answered next; null where the match is over. */
  readonly prompt: Prompt | null;
  /** Which match it is, and how many answers it has had. */
  readonly match: number;
  readonly answers: number;
  /** Says what the match says, in English. */
  readonly say: Translator;
  /** A table of its own that stands there too, with the lines since its last action boundary, and rests at the next one. Of a series with `forks`. */
  fork(): Table<unknown>;
}

/** A table, and how it came to stand where it stands since the last boundary at which it rested. */
class Track {
  private readonly table: Table<unknown>;
  private from: Envelope<unknown> | null = null;
  private since: { readonly prompt: Prompt; readonly answer: Answer }[] = [];

  constructor(table: Table<unknown>) {
    this.table = table;
  }

  proceed(): void {
    while (this.table.resting) {
      this.from = clone(this.table.envelope);
      this.since = [];
      this.table.proceed();
    }
  }

  answer(prompt: Prompt, answer: Answer): void {
    this.since.push({ prompt, answer });
    this.table.answer(prompt.number, prompt.seat, answer);
  }

  fork(): Table<unknown> {
    if (this.from === null) throw new Error('a match is played on otherwise only where its series has forks');
    const { game, setup } = this.table;
    const forked = Table.at(game, setup, clone(this.from), { record: false, log: true, stepwise: true });
    if (forked.resting) forked.proceed();
    for (const { prompt, answer } of this.since) forked.answer(prompt.number, prompt.seat, answer);
    return forked;
  }
}

/** Matches as `simulate` plays them, from every question to the next, and each at its end. */
export function* momentsOf({
  game,
  ruleset,
  matches,
  seed,
  names: called = NAMES,
  log = true,
  players: kind = 'random',
  options = [],
  forks = false,
}: Series): Generator<Moment> {
  const by = ruleset === undefined ? [] : ['--ruleset', ruleset];
  const plan = readPlan([game.id, ...by, ...options, '--matches', `${matches}`, '--seed', seed], { games });
  for (let match = 0; match < matches; match++) {
    const setup = setupAt(plan, seedAt(plan, match), decksAt(plan, match, new Set()));
    const names = called.slice(0, setup.seats.length);
    const say = translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title });
    const players = names.map((_, seat) => playerOf(game, kind, `${seed}/${match}/${seat}`, new Set(), 0));
    const table = Table.begin(game, setup, { record: false, log, stepwise: forks });
    const track = new Track(table);
    for (let answers = 0; ; answers++) {
      track.proceed();
      const prompt = table.outcome === null ? (table.prompts[0] as Prompt) : null;
      yield { table, prompt, match, answers, say, fork: () => track.fork() };
      if (prompt === null) break;
      track.answer(prompt, players[prompt.seat]!(prompt, { table, since: [] }));
    }
  }
}

/** Every ruleset of every game with its share of a game's matches. */
export const everyRuleset = (
  matchesOf: (game: Game) => number,
): { readonly game: Game; readonly ruleset: string; readonly matches: number }[] =>
  games.flatMap(game =>
    game.rulesets.map(({ id }) => ({
      game,
      ruleset: id,
      matches: Math.ceil(matchesOf(game) / game.rulesets.length),
    })),
  );

/** Random decks for so many seats that may meet at one table: built where the game builds them, else ready-made ones. */
export function decksFor<O>(game: Game<unknown, O>, options: O, seats: number, random: Random): Deck[] {
  for (;;) {
    const decks = Array.from(
      { length: seats },
      () => game.decks.build?.(options, random, []) ?? random.pick(game.decks.ready),
    );
    if ((game.decks.pair?.(decks, options) ?? null) === null) return decks;
  }
}

/** A match between random decks, and the chance that its players follow. */
export interface Begun<S, O> {
  readonly table: Table<S, O>;
  readonly random: Random;
  /** How they answer; each answer is as likely as another when left out. */
  readonly answers?: (prompt: Prompt, random: Random) => Answer;
}

/** A table of so many seats by the game's first ruleset. */
export function begin<S, O>(game: Game<S, O>, seats: number, seed: string, how: TableOptions = {}): Begun<S, O> {
  const random = new Chance(`fuzz ${seed}`).stream('test');
  const options = game.options.parse(game.rulesets[0]?.options);
  const sittings = decksFor(game as Game<unknown, O>, options, seats, random).map((deck, at) => ({
    name: `P${at}`,
    deck,
  }));
  return { table: Table.begin(game, { version: 'test', options, seats: sittings, seed }, how), random };
}

/** Any of the open questions, of those who are only offered something too. */
export function anyOf(prompts: readonly Prompt[], random: Random): Prompt {
  const [first, ...others] = prompts;
  if (first === undefined) throw new Error('nobody is asked');
  return others.length === 0 ? first : random.pick(prompts);
}

/** Plays so many answers while the match goes on. `each` is told after every one how many there were before it. */
export function playOn<S, O>(
  { table, random, answers: given = sample }: Begun<S, O>,
  answers: number,
  each: (at: number) => void = () => {},
): void {
  for (let at = 0; at < answers && table.outcome === null; at++) {
    const prompt = anyOf(table.prompts, random);
    table.answer(prompt.number, prompt.seat, given(prompt, random));
    each(at);
  }
}

/** Plays a match to its end. @throws where that has not come after so many answers */
export function playOut<S, O>(begun: Begun<S, O>, most: number, each: (at: number) => void = () => {}): Outcome {
  playOn(begun, most, each);
  const { outcome } = begun.table;
  if (outcome === null) throw new Error(`it goes on after ${most} answers`);
  return outcome;
}
