import { z } from 'zod';
import { type Flaw, type Game, hashOf } from '../kernel/index.js';

/** Bounds of a file: far beyond any printed set, and far below what would slow a bot down. */
export const MOST_CARDS = 500;
export const MOST_LETTERS = 500_000;
/** So many problems are told at once; whoever mends them sees the rest. */
const MOST_PROBLEMS = 25;

/** A set of cards that somebody brought, sound beside a game's own. */
export interface CardSet {
  readonly game: string;
  readonly name: string;
  readonly cards: readonly unknown[];
  /** Of all that decides how it plays: equal sets have equal hashes, whatever they are called. */
  readonly hash: string;
}

/** A set, or all that keeps a text from being one: each problem begins with its path. */
export type Read = { readonly set: CardSet } | { readonly problems: readonly string[] };

/** The parts of a set that are the same for every game; its cards are looked at one by one. */
const frame = z.strictObject({
  format: z.literal(1, 'this is not 1, the only format there is'),
  game: z.string(),
  name: z.string().trim().min(1).max(40),
  about: z.string().max(500).optional(),
  cards: z.array(z.unknown()).min(1, 'there are no cards').max(MOST_CARDS, `there are more than ${MOST_CARDS} cards`),
});

/** Reads a set from the text of a file (JSON, as docs/sets.md has it), for the games there are. Throws nothing. */
export function readSet(text: string, games: (id: string) => Game | undefined): Read {
  if (text.length > MOST_LETTERS) return refused('the file', `it has more than ${MOST_LETTERS} letters`);
  let written: unknown;
  try {
    written = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refused('the file', `not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const outer = frame.safeParse(written);
  if (!outer.success) return { problems: told(outer.error.issues.flatMap(flat)) };
  const { game: id, name, cards } = outer.data;
  const own = games(id)?.ownCards;
  if (own === undefined) return refused('game', `"${id}" is no game to which cards can be brought`);
  const read = cards.map(card => own.schema.safeParse(card));
  const broken = read.flatMap(({ error }, at) => below(at, (error?.issues ?? []).flatMap(flat)));
  if (broken.length > 0) return { problems: told(broken) };
  const sound = read.map(({ data }) => data);
  const flaws = own.check(sound).map(({ path, message }) => ({ path: ['cards', ...path], message }));
  if (flaws.length > 0) return { problems: told(flaws) };
  return { set: { game: id, name, cards: sound, hash: hashOf([id, sound]) } };
}

const refused = (where: string, message: string): Read => ({ problems: [`${where}: ${message}`] });

const below = (at: number, flaws: readonly Flaw[]): Flaw[] =>
  flaws.map(({ path, message }) => ({ path: ['cards', at, ...path], message }));

/** An issue, or where none of several shapes fits, those of the shape that came furthest. */
function flat(issue: z.core.$ZodIssue): Flaw[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: issue.path, message: issue.message }];
  const shapes = issue.errors.map(issues => issues.flatMap(flat));
  const deepest = (flaws: readonly Flaw[]): number => Math.max(...flaws.map(({ path }) => path.length));
  const [nearest = []] = shapes.sort((one, other) => deepest(other) - deepest(one));
  return nearest.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

function told(flaws: readonly Flaw[]): string[] {
  const lines = flaws.slice(0, MOST_PROBLEMS).map(({ path, message }) => `${pathText(path)}: ${message}`);
  return flaws.length > MOST_PROBLEMS ? [...lines, `and ${flaws.length - MOST_PROBLEMS} more`] : lines;
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (said, part) =>
      typeof part === 'number' ? `${said}[${part}]` : said === '' ? String(part) : `${said}.${String(part)}`,
    '',
  ) || 'the file';
