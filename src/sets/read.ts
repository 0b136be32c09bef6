import { z } from 'zod';
import {
  type CardSet,
  type Flaw,
  type Game,
  hashOf,
  type Json,
  type OwnCard,
  pathText,
  type SetDeck,
  type Text,
  text,
  writtenName,
} from '../kernel/index.js';
import { readBy } from './flaws.js';
import { gameWith } from './game.js';
import { faultIn, type Place, placed, placesOf } from './places.js';
import { oneOf, written } from './sentences.js';

/** Bounds of a file: far beyond any printed set, and far below what would slow a bot down. */
export const MOST_CARDS = 500;
export const MOST_LETTERS = 500_000;
const MOST_DECKS = 25;
/** Brackets within brackets: some fifteen effects within one another, and no more than checking them goes through in no time. */
const MOST_DEPTH = 40;
/** So many problems are told at once; fixing them shows the rest. */
const MOST_PROBLEMS = 25;

/** A set, or all that keeps a text from being one. */
export type Read = { readonly set: CardSet } | Broken;

/** Each problem begins with its line, its column and its path. `game`: whose words they are in; null where no game's own are. */
export interface Broken {
  readonly game: string | null;
  readonly problems: readonly Text[];
}

/** The parts of a set that are the same for every game; its cards are looked at one by one. */
const frame = z.strictObject({
  format: z.literal(1, 'flaw-format-one'),
  game: z.string(),
  name: writtenName(40),
  about: z.string().max(500).optional(),
  cards: z.array(z.unknown()).min(1, 'flaw-no-cards').max(MOST_CARDS),
  decks: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/, 'flaw-deck-id'),
        name: writtenName(40),
        cards: z.record(z.string(), z.int().min(1).max(99)),
      }),
    )
    .max(MOST_DECKS)
    .default([]),
});

/** Reads a set from the text of a file (JSON, as docs/sets.md has it), for the games there are. Throws nothing. */
export function readSet(file: string, games: readonly Game[]): Read {
  if (file.length > MOST_LETTERS)
    return unreadable(text('flaw-in', inFile(text('flaw-letters', { most: MOST_LETTERS }))));
  const json = file.replace(/^\uFEFF/, '');
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    const { problem, ...place } = faultIn(json);
    return unreadable(text('flaw-at', { ...placed(place), ...inFile(text('flaw-not-json', { fault: problem })) }));
  }
  const read = readJson(parsed, games);
  return 'flaws' in read ? { game: read.game, problems: told(read.flaws, json) } : read;
}

const unreadable = (problem: Text): Broken => ({ game: null, problems: [problem] });

/** The same for what a text says. */
function readJson(
  json: unknown,
  games: readonly Game[],
): { readonly set: CardSet } | { readonly game: string | null; readonly flaws: readonly Flaw[] } {
  const deep = tooDeep(json);
  if (deep !== null) return { game: null, flaws: [{ path: deep, message: text('flaw-deep', { most: MOST_DEPTH }) }] };
  const outer = readBy(frame, json);
  if ('flaws' in outer) return { game: null, flaws: outer.flaws };
  const { game: id, name, cards, decks } = outer.data;
  const takers = games.filter(({ ownCards }) => ownCards !== undefined);
  const game = takers.find(taker => taker.id === id);
  const own = game?.ownCards;
  if (game === undefined || own === undefined)
    return { game: null, flaws: [{ path: ['game'], message: oneOf(takers.map(taker => taker.id)) }] };
  const read = cards.map(card => readBy(own.schema, card));
  const broken = read.flatMap((card, at) => ('flaws' in card ? below(['cards', at], card.flaws) : []));
  if (broken.length > 0) return { game: id, flaws: broken };
  const sound = read.flatMap(card => ('data' in card ? [card.data] : []));
  const flaws = below(['cards'], [...takenIn(game, sound), ...own.check(sound)]);
  if (flaws.length > 0) return { game: id, flaws };
  const set = { game: id, name, cards: sound as unknown as Json[], decks, hash: hashOf([id, name, sound, decks]) };
  const unfit = deckFlaws(gameWith(game, set), game, decks);
  return unfit.length > 0 ? { game: id, flaws: unfit } : { set };
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
      { field: 'id', value: id, taken: ids },
      { field: 'name', value: name, taken: names },
    ].flatMap(({ field, value, taken }) => {
      if (taken.has(value.toLowerCase()))
        return [{ path: [at, field], message: text(`flaw-${field}-taken`, { written: written(value) }) }];
      taken.add(value.toLowerCase());
      return [];
    }),
  );
}

/** Decks that no ruleset takes, and those whose id is taken. */
function deckFlaws(game: Game, house: Game, decks: readonly SetDeck[]): Flaw[] {
  return decks.flatMap((deck, at) => {
    const taken = [...house.decks.ready, ...decks.slice(0, at)].some(({ id }) => id === deck.id);
    const [problems = []] = game.rulesets
      .map(({ options }) => game.decks.check(deck, game.options.parse(options)))
      .sort((one, other) => one.length - other.length);
    return below(
      ['decks', at],
      [
        ...(taken ? [{ path: ['id'], message: text('flaw-deck-taken', { written: written(deck.id) }) }] : []),
        ...problems.map(({ message }) => ({ path: ['cards'], message: titled(message, game) })),
      ],
    );
  });
}

/** With titles in place of cards: nobody who says the sentence has the cards of a broken set. */
const titled = ({ id, args = {} }: Text, { cards }: Game): Text =>
  text(
    id,
    Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [
        name,
        typeof arg === 'object' && 'card' in arg ? (cards.get(arg.card)?.title ?? arg.card) : arg,
      ]),
    ),
  );

const below = (place: Flaw['path'], flaws: readonly Flaw[]): Flaw[] =>
  flaws.map(({ path, message }) => ({ path: [...place, ...path], message }));

function told(flaws: readonly Flaw[], json: string): Text[] {
  const shown = flaws.slice(0, MOST_PROBLEMS);
  const places = placesOf(
    json,
    shown.map(({ path }) => path),
  );
  const lines = shown.map(({ path, message }, at) => {
    const where = path.length === 0 ? inFile(message) : { path: pathText(path), flaw: message };
    return text('flaw-at', { ...placed(places[at] as Place), ...where });
  });
  return flaws.length > MOST_PROBLEMS ? [...lines, text('flaw-more', { n: flaws.length - MOST_PROBLEMS })] : lines;
}

/** Where no path leads: the file as a whole. */
const inFile = (flaw: Text) => ({ path: text('flaw-file'), flaw });
