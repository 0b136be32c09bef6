import { attack, type Card } from '../../../../src/games/squad/card.js';
import { cards as printed } from '../../../../src/games/squad/cards/index.js';
import { squad, squadWith } from '../../../../src/games/squad/index.js';
import type { SquadOptions } from '../../../../src/games/squad/options.js';
import type { RulesetId, SquadState } from '../../../../src/games/squad/state.js';
import {
  type Answer,
  Chance,
  type Deck,
  type Game,
  type Prompt,
  type Random,
  type Setup,
  sample,
  Table,
  type TableOptions,
} from '../../../../src/kernel/index.js';
import type { Begun } from '../../../corpus.js';

const RULESETS: readonly RulesetId[] = ['tcg', 'online', 'quick'];
const known = new Map(printed.map(card => [card.id, card]));

/** A match between two random ready-made decks, in which every single copy has a printed id of its own. */
export interface Deal {
  readonly game: Game<SquadState, SquadOptions>;
  readonly setup: Setup<SquadOptions>;
  readonly random: Random;
  readonly sizes: readonly [number, number];
}

/** A copy under its own id: nothing but the id tells it from the card. */
function marked(id: string, mark: string): Card {
  const original = known.get(id) as Card;
  const { factors, heroes: _, printedAttack: __, ...rest } = original;
  const [one, two] = factors;
  return attack(mark, { ...rest, factor: two === undefined ? (one as never) : ([one, two] as never) });
}

export function dealt(seed: string): Deal {
  const random = new Chance(seed).stream('test');
  const ruleset = random.pick(RULESETS);
  const playable = squad.decks.ready.filter(
    deck => deck.rulesets.includes(ruleset) && Object.keys(deck.cards).every(id => known.has(id)),
  );
  const copies: Card[] = [];
  const decks = ['K', 'L'].map((letter): Deck => {
    const { cards } = random.pick(playable);
    const ids = Object.entries(cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));
    const marks = ids.map((id, at) => marked(id, `#${letter}${String(at).padStart(2, '0')}`));
    copies.push(...marks);
    return { name: letter, cards: Object.fromEntries(marks.map(({ id }) => [id, 1])) };
  });
  const sizes = decks.map(deck => Object.keys(deck.cards).length) as [number, number];
  return {
    game: squadWith(copies),
    setup: {
      version: 'test',
      options: { ruleset },
      seats: decks.map((deck, seat) => ({ name: `Player ${seat}`, deck })),
      seed,
    },
    random,
    sizes,
  };
}

/** An answer as a lively player would give it: attacks rather than passes, so that matches get somewhere. */
export function lively(prompt: Prompt, random: Random): Answer {
  const given = sample(prompt, random);
  const passes = 'pick' in given && given.pick[0] === 'pass';
  return passes && random.int(4) > 0 ? sample(prompt, random) : given;
}

/** Ids of copies that occur anywhere in a value. */
export const marksIn = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/#[KL]\d\d/g) ?? []);

export const begin = ({ game, setup, random }: Deal, how: TableOptions = {}): Begun<SquadState, SquadOptions> => ({
  table: Table.begin(game, setup, how),
  random,
  answers: lively,
});

export type SquadTable = Table<SquadState, SquadOptions>;
