import { createHash } from 'node:crypto';
import { type Deck, type Game, type ReadyDeck, type Setup, text } from '../../kernel/index.js';
import { Dice } from './dice.js';
import type { PlayerKind } from './players.js';
import type { Variety } from './variety.js';

/** What a simulation was asked for. */
export interface Plan {
  /** The words and options it was read from. */
  readonly args: readonly string[];
  /** Threads that share the matches; 1: none but this one. */
  readonly jobs: number;
  readonly game: Game;
  readonly options: unknown;
  /** The ruleset as it was named, for commands that repeat a match. */
  readonly ruleset: string | undefined;
  readonly matches: number;
  readonly seed: string;
  readonly seats: number;
  readonly decks: readonly ReadyDeck[];
  /** Whether decks were chosen by name: then they only take turns. */
  readonly chosen: boolean;
  /** Whether all decks move one seat further with each match, in their order. */
  readonly rotates: boolean;
  /** Whether every seat gets a random deck of its own in every match. */
  readonly fresh: boolean;
  /** Whether to count for a report. */
  readonly report: boolean;
  /** The file of the cards that were brought, for commands that repeat a match. */
  readonly set: string | undefined;
  readonly players: readonly PlayerKind[];
  /** How many answers bots that look ahead think through for one question; left out, their own number. */
  readonly nodes?: number | undefined;
  readonly check: boolean;
  /** Cards to be seen first: those that count as not seen when the simulation begins. */
  readonly unseen: ReadonlySet<string>;
  /** Sorts of match that take turns, where not all are of one. */
  readonly varieties: readonly Variety[];
}

/** The plan for one match: each sort has two in a row, of which the second has decks of a kind of its own. */
export function planAt(plan: Plan, at: number): Plan {
  const { varieties } = plan;
  return varieties.length === 0 ? plan : { ...plan, ...(varieties[(at >> 1) % varieties.length] as Variety) };
}

/** Cards with an ability. */
export const ableCards = (game: Game): string[] =>
  game.cards.all.filter(card => card.text !== null).map(card => card.id);

/** The seed of a match: the first has the simulation's own, so that any match can be repeated as the only one. */
export const seedAt = (plan: Plan, at: number): string => (at === 0 ? plan.seed : `${plan.seed}:${at}`);

/**
 * Who brings which deck to a match. Every ordered pair of ready decks has its turn; where decks are freely chosen, every
 * second match is played with random ones that hold cards still unseen, or where the game builds none, with the ready
 * deck that holds most of them. Decks that rotate only do that; fresh ones are random in every match.
 */
export function decksAt(plan: Plan, at: number, unseen: ReadonlySet<string>): ReadyDeck[] {
  const { decks, chosen, seats } = plan;
  const built = (): ReadyDeck[] => {
    // A command that repeats the match lists decks with commas between.
    const name = seedAt(plan, at).replaceAll(',', ';');
    return Array.from({ length: seats }, (_, seat) => builtDeck(plan, `${RANDOM}${name}/${seat}`, unseen));
  };
  if (plan.fresh) return built();
  const count = decks.length;
  if (plan.rotates) return Array.from({ length: seats }, (_, seat) => decks[(at + seat) % count] as ReadyDeck);
  if (!chosen && at % 2 === 1 && plan.game.decks.build !== undefined) return built();
  const step = 1 + Math.floor(at / count);
  const table = Array.from({ length: seats }, (_, seat) => decks[(at + seat * step) % count] as ReadyDeck);
  if (!chosen && at % 2 === 1 && unseen.size > 0) table[(at >> 1) % seats] = richest(decks, unseen);
  return table;
}

/** Names of decks that are built on the spot. The rest of the name is the seed. */
export const RANDOM = 'random:';

/** A random deck by its name: the same name and unseen cards give the same deck. */
export function builtDeck(plan: Pick<Plan, 'game' | 'options'>, id: string, unseen: ReadonlySet<string>): ReadyDeck {
  const { game, options } = plan;
  const deck = game.decks.build?.(options, new Dice(id), [...unseen].sort());
  if (deck === undefined) throw new Error(`${game.id} builds no decks`);
  return { id, cards: deck.cards, name: id, title: text('name', { name: id }), rulesets: [] };
}

function richest(decks: readonly ReadyDeck[], unseen: ReadonlySet<string>): ReadyDeck {
  let best = decks[0] as ReadyDeck;
  let most = -1;
  for (const deck of decks) {
    const held = Object.keys(deck.cards).filter(card => unseen.has(card)).length;
    if (held > most) [best, most] = [deck, held];
  }
  return best;
}

/** A simulated match's set-up. Its secret is its seed: nobody plays for it. */
export const setupAt = (plan: Plan, seed: string, decks: readonly Deck[]): Setup => ({
  version: 'simulation',
  options: plan.options,
  seats: decks.map((deck, seat) => ({ name: String.fromCharCode(65 + seat), deck })),
  seed: createHash('sha256').update(`simulated ${seed}`).digest('hex'),
});

/** The command that plays one match of a simulation again, and nothing else. */
export function commandOf(plan: Plan, seed: string, decks: readonly ReadyDeck[], unseen: ReadonlySet<string>): string {
  const words = [
    ...['simulate', plan.game.id, '--matches', '1', '--seed', seed, '--seats', String(plan.seats)],
    ...['--decks', decks.map(deck => deck.id).join(','), '--players', plan.players.join(',')],
    ...(plan.nodes === undefined ? [] : ['--nodes', String(plan.nodes)]),
    ...(plan.ruleset === undefined ? [] : ['--ruleset', plan.ruleset]),
    ...(plan.set === undefined ? [] : ['--set', plan.set]),
    ...['--unseen', unseen.size === 0 ? 'none' : [...unseen].join(',')],
    ...(plan.check ? ['--check'] : []),
  ];
  return `npm run --silent longbox -- ${words.map(quoted).join(' ')}`;
}

const quoted = (word: string): string => (/^[\w.,:/@+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
