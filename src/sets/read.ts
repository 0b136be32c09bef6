import { z } from 'zod';
import {
  asWritten,
  type CardSet,
  type Flaw,
  type Game,
  hashOf,
  type Json,
  pathText,
  type Text,
  text,
  writtenId,
  writtenName,
} from '../kernel/index.js';
import { type ReadBy, readBy } from './flaws.js';
import { faultIn, type Place, placed, placesOf } from './places.js';

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

const deckCards = z.record(z.string(), z.int().min(1).max(99));

/** The parts of a set that are the same for every game; its cards are looked at one by one. */
const frameFor = (takers: readonly Game[]) =>
  z.strictObject({
    format: z.literal(1, 'flaw-format-one'),
    game: z.enum(takers.map(({ id }) => id)),
    name: writtenName(40),
    about: z.string().max(500).optional(),
    cards: z.array(z.unknown()).min(1, 'flaw-no-cards').max(MOST_CARDS),
    decks: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/, 'flaw-deck-id'),
          name: writtenName(40),
          cards: deckCards,
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

/** The same for what a text says. Each part is looked at whatever is wrong with the others, as far as it can be read. */
function readJson(
  json: unknown,
  games: readonly Game[],
): { readonly set: CardSet } | { readonly game: string | null; readonly flaws: readonly Flaw[] } {
  const deep = tooDeep(json);
  if (deep !== null) return { game: null, flaws: [{ path: deep, message: text('flaw-deep', { most: MOST_DEPTH }) }] };
  const takers = games.filter(({ ownCards }) => ownCards !== undefined);
  const outer = readBy(frameFor(takers), json);
  const written = fieldsOf(json);
  const game = takers.find(({ id }) => id === written.game);
  const own = game?.ownCards;
  if (game === undefined || own === undefined) return { game: null, flaws: flawsOf(outer) };
  const { cards, flaws: unsound } = readCards(game, own, listed(written.cards, MOST_CARDS));
  const isSound = cards.length > 0 && unsound.length === 0;
  const whole = isSound ? own.with({ game: game.id, name: '', cards, decks: [], hash: '' }, []) : null;
  const unfit = deckFlaws(game, whole, listed(written.decks, MOST_DECKS));
  const flaws = [...flawsOf(outer), ...unsound, ...unfit];
  if ('flaws' in outer || flaws.length > 0) return { game: game.id, flaws };
  const { game: id, name, decks } = outer.data;
  return { set: { game: id, name, cards, decks, hash: hashOf([id, name, cards, decks]) } };
}

const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null ? { ...json } : {};

/** The entries of a list that isn't too long; none of anything else. */
const listed = (json: unknown, most: number): readonly unknown[] =>
  Array.isArray(json) && json.length <= most ? json : [];

const flawsOf = (read: ReadBy<unknown>): readonly Flaw[] => ('flaws' in read ? read.flaws : []);

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

/** The cards of a set where each is sound, or all that is wrong with them. */
function readCards(
  game: Game,
  own: NonNullable<Game['ownCards']>,
  written: readonly unknown[],
): { readonly cards: readonly Json[]; readonly flaws: Flaw[] } {
  const read = written.map(card => readBy(own.schema, card));
  const cards = read.map(card => ('data' in card ? card.data : null));
  const names = cards.map((card, at) => card ?? called.parse(written[at]));
  const flaws = below(
    ['cards'],
    [...read.flatMap((card, at) => below([at], flawsOf(card))), ...takenIn(game, names), ...own.check(cards)],
  );
  return { cards: cards as unknown as readonly Json[], flaws };
}

/** What a broken card is called, as far as that can be read. */
const called = z
  .object({ id: writtenId.optional().catch(undefined), name: writtenName(40).optional().catch(undefined) })
  .catch({});

/** Ids and names that the house or an earlier card has, in capitals or not. */
function takenIn({ cards }: Game, own: readonly z.infer<typeof called>[]): Flaw[] {
  const ids = new Set(cards.all.map(({ id }) => id.toLowerCase()));
  const names = new Set(cards.all.flatMap(card => card.names.map(name => name.toLowerCase())));
  return own.flatMap(({ id, name }, at) =>
    [
      { field: 'id', value: id, taken: ids },
      { field: 'name', value: name, taken: names },
    ].flatMap(({ field, value, taken }) => {
      if (value === undefined) return [];
      if (taken.has(value.toLowerCase()))
        return [{ path: [at, field], message: text(`flaw-${field}-taken`, { written: asWritten(value) }) }];
      taken.add(value.toLowerCase());
      return [];
    }),
  );
}

/** Decks whose id is taken, and those that no ruleset takes. `game`: with the set's cards; null where those are broken. */
function deckFlaws(house: Game, game: Game | null, decks: readonly unknown[]): Flaw[] {
  const written = decks.map(fieldsOf);
  return written.flatMap(({ id, cards }, at) => {
    const taken = [...house.decks.ready, ...written.slice(0, at)].some(other => other.id === id);
    return below(
      ['decks', at],
      [
        ...(taken && typeof id === 'string'
          ? [{ path: ['id'], message: text('flaw-deck-taken', { written: asWritten(id) }) }]
          : []),
        ...(game === null ? [] : unfitIn(game, cards)),
      ],
    );
  });
}

/** Why no ruleset takes a deck of these cards, by the one that minds least. */
function unfitIn(game: Game, written: unknown): Flaw[] {
  const cards = deckCards.safeParse(written);
  if (!cards.success) return [];
  const [problems = []] = game.rulesets
    .map(({ options }) => game.decks.check({ name: '', cards: cards.data }, game.options.parse(options)))
    .sort((one, other) => one.length - other.length);
  return problems.map(({ message }) => ({ path: ['cards'], message: titled(message, game) }));
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
