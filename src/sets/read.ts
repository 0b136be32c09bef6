import { z } from 'zod';
import {
  type CardSet,
  type Flaw,
  type Game,
  hashOf,
  type Json,
  type OwnCard,
  type Problem,
  pathText,
  type SetDeck,
  writtenName,
} from '../kernel/index.js';
import { loadWords } from '../locales/index.js';
import { gameWith } from './game.js';
import { faultIn, type Place, placesOf } from './places.js';
import { choice, sentenceOf } from './sentences.js';

/** Bounds of a file: far beyond any printed set, and far below what would slow a bot down. */
export const MOST_CARDS = 500;
export const MOST_LETTERS = 500_000;
const MOST_DECKS = 25;
/** Brackets within brackets: some fifteen effects within one another, and no more than checking them goes through in no time. */
const MOST_DEPTH = 40;
/** So many problems are told at once; fixing them shows the rest. */
const MOST_PROBLEMS = 25;

/** A set, or all that keeps a text from being one: each problem begins with its line, its column and its path. */
export type Read = { readonly set: CardSet } | { readonly problems: readonly string[] };

/** The parts of a set that are the same for every game; its cards are looked at one by one. */
const frame = z.strictObject({
  format: z.literal(1, 'this is not 1, the only format there is'),
  game: z.string(),
  name: writtenName(40),
  about: z.string().max(500).optional(),
  cards: z.array(z.unknown()).min(1, 'there are no cards').max(MOST_CARDS, `there are more than ${MOST_CARDS} cards`),
  decks: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(
            /^[a-z][a-z0-9-]{1,29}$/,
            'this has to be two to thirty lowercase letters, digits and hyphens, a letter first',
          ),
        name: writtenName(40),
        cards: z.record(z.string(), z.int().min(1).max(99)),
      }),
    )
    .max(MOST_DECKS, `there are more than ${MOST_DECKS} decks`)
    .default([]),
});

/** Reads a set from the text of a file (JSON, as docs/sets.md has it), for the games there are. Throws nothing. */
export function readSet(text: string, games: readonly Game[]): Read {
  if (text.length > MOST_LETTERS) return { problems: [`the file: it has more than ${MOST_LETTERS} letters`] };
  const json = text.replace(/^\uFEFF/, '');
  let written: unknown;
  try {
    written = JSON.parse(json);
  } catch {
    const { problem, ...place } = faultIn(json);
    return { problems: [`${placed(place)}, the file: not JSON, ${problem}`] };
  }
  const read = readJson(written, games);
  return 'flaws' in read ? { problems: told(read.flaws, json) } : read;
}

/** The same for what a text says. */
function readJson(
  written: unknown,
  games: readonly Game[],
): { readonly set: CardSet } | { readonly flaws: readonly Flaw[] } {
  const deep = tooDeep(written);
  if (deep !== null) return { flaws: [{ path: deep, message: `it goes more than ${MOST_DEPTH} levels deep` }] };
  const outer = frame.safeParse(written, { error: sentenceOf });
  if (!outer.success) return { flaws: flawsOf(outer.error.issues) };
  const { game: id, name, cards, decks } = outer.data;
  const takers = games.filter(({ ownCards }) => ownCards !== undefined);
  const game = takers.find(taker => taker.id === id);
  const own = game?.ownCards;
  if (game === undefined || own === undefined)
    return { flaws: [{ path: ['game'], message: `this has to be ${choice(takers.map(taker => taker.id))}` }] };
  const read = cards.map(card => own.schema.safeParse(card, { error: sentenceOf }));
  const broken = read.flatMap(({ error }, at) => below(at, flawsOf(error?.issues ?? [])));
  if (broken.length > 0) return { flaws: broken };
  const sound = read.flatMap(({ data }) => data ?? []);
  const flaws = [...takenIn(game, sound), ...own.check(sound)].map(({ path, message }) => ({
    path: ['cards', ...path],
    message,
  }));
  if (flaws.length > 0) return { flaws };
  const set = { game: id, name, cards: sound as unknown as Json[], decks, hash: hashOf([id, name, sound, decks]) };
  const unfit = deckFlaws(gameWith(game, set), game, decks);
  return unfit.length > 0 ? { flaws: unfit } : { set };
}

/** The first place that lies too deep; null where none does. It calls nothing within itself, so no depth is too much for it. */
function tooDeep(json: unknown): readonly PropertyKey[] | null {
  let level: readonly { path: readonly PropertyKey[]; json: unknown }[] = [{ path: [], json }];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return level[0]?.path ?? [];
    level = level.flatMap(({ path, json: bag }) => {
      if (typeof bag !== 'object' || bag === null) return [];
      const isList = Array.isArray(bag);
      return Object.entries(bag).map(([key, inner]) => ({ path: [...path, isList ? Number(key) : key], json: inner }));
    });
  }
  return null;
}

/** Ids and names that the house or an earlier card has, in capitals or not. */
function takenIn({ cards }: Game, own: readonly OwnCard[]): Flaw[] {
  const ids = new Set(cards.all.map(({ id }) => id.toLowerCase()));
  const names = new Set(cards.all.flatMap(card => card.names.map(name => name.toLowerCase())));
  return own.flatMap(({ id, name }, at) =>
    [
      { field: 'id', written: id, taken: ids },
      { field: 'name', written: name, taken: names },
    ].flatMap(({ field, written, taken }) => {
      if (taken.has(written.toLowerCase()))
        return [{ path: [at, field], message: `there is a card with the ${field} "${written}" already` }];
      taken.add(written.toLowerCase());
      return [];
    }),
  );
}

/** Decks that no ruleset takes, and those whose id is taken. */
function deckFlaws(game: Game, house: Game, decks: readonly SetDeck[]): Flaw[] {
  const words = loadWords(game.id, 'en');
  const said = ({ message }: Problem): string =>
    words.say(message, { names: [], cardTitle: id => game.cards.get(id)?.title });
  return decks.flatMap((deck, at) => {
    const taken = [...house.decks.ready, ...decks.slice(0, at)].some(({ id }) => id === deck.id);
    const [problems = []] = game.rulesets
      .map(({ options }) => game.decks.check(deck, game.options.parse(options)))
      .sort((one, other) => one.length - other.length);
    return [
      ...(taken ? [{ path: ['decks', at, 'id'], message: `there is a deck with the id "${deck.id}" already` }] : []),
      ...problems.map(problem => ({ path: ['decks', at, 'cards'], message: said(problem) })),
    ];
  });
}

const below = (at: number, flaws: readonly Flaw[]): Flaw[] =>
  flaws.map(({ path, message }) => ({ path: ['cards', at, ...path], message }));

/** One to each place: what is no list has too few entries as well. */
function flawsOf(issues: readonly z.core.$ZodIssue[]): Flaw[] {
  const seen = new Set<string>();
  return issues.flatMap(flat).filter(({ path }) => {
    const key = pathText(path);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** An issue, or where none of several shapes fits, those of the shape that came furthest. */
function flat(issue: z.core.$ZodIssue): Flaw[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: [...issue.path, key], message: issue.message }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: issue.path, message: issue.message }];
  const shapes = issue.errors.map(issues => issues.flatMap(flat));
  const deepest = (flaws: readonly Flaw[]): number => Math.max(...flaws.map(({ path }) => path.length));
  const [nearest = []] = shapes.sort((one, other) => deepest(other) - deepest(one));
  return nearest.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

function told(flaws: readonly Flaw[], text: string): string[] {
  const shown = flaws.slice(0, MOST_PROBLEMS);
  const places = placesOf(
    text,
    shown.map(({ path }) => path),
  );
  const lines = shown.map(({ path, message }, at) => `${placed(places[at] as Place)}, ${whereIs(path)}: ${message}`);
  return flaws.length > MOST_PROBLEMS ? [...lines, `and ${flaws.length - MOST_PROBLEMS} more`] : lines;
}

const placed = ({ line, column }: Place): string => `line ${line}, column ${column}`;
const whereIs = (path: readonly PropertyKey[]): string => pathText(path) || 'the file';
