import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { DeckRefused } from '../refused.js';
import type { Taken } from './lines.js';

const copies = z.int().min(1).max(LIMITS.copies);
const map = z.record(z.string(), copies);
const counts = ['copies', 'count', 'quantity'] as const;
const names = ['id', 'card', 'name'] as const;

/** Where deck sites keep the card that a deck is built around: beside its other cards. */
const leaders = ['hero_code', 'investigator_code'] as const;

/**
 * A deck as JSON: a map of cards to copies, an array of cards, or either in `cards` beside a `name`; as deck sites publish it,
 * a map in `slots`. @throws DeckRefused
 */
export function takeJson(list: string): Taken {
  let json: unknown;
  try {
    json = JSON.parse(list.trim());
  } catch (error) {
    throw new DeckRefused('list-json', { problem: error instanceof Error ? error.message : String(error) });
  }
  const deck = z.looseObject({
    name: z.string().optional(),
    cards: z.union([z.looseObject({}), z.array(z.unknown())]),
  });
  const site = published.safeParse(json);
  if (site.success) return { name: site.data.name ?? null, wanted: wantedIn(slotsOf(site.data), 'slots', list) };
  const whole = deck.safeParse(json);
  return whole.success
    ? { name: whole.data.name ?? null, wanted: wantedIn(whole.data.cards, 'cards', list) }
    : { name: null, wanted: wantedIn(json, '', list) };
}

const published = z.looseObject({ name: z.string().optional(), slots: z.looseObject({}) });

/** The slots of a published deck, with the card that it is built around. */
function slotsOf({ slots, ...site }: z.infer<typeof published>): Record<string, unknown> {
  const leader = leaders.map(key => site[key]).find(code => typeof code === 'string');
  return leader === undefined || leader in slots ? slots : { [leader]: 1, ...slots };
}

function wantedIn(json: unknown, path: string, list: string): Taken['wanted'] {
  const pairs = Array.isArray(json)
    ? json.map((one, at): [string, number] => entryOf(one, `${path}[${at}]`))
    : Object.entries(readAs(map, json, path));
  return pairs.map(([name, n], at) => ({
    line: lineOf(name, at, list),
    written: name,
    counted: true,
    readings: [{ name, copies: n }],
  }));
}

/**
 * The line where a card is written for the first time; where all is on one line, its place among the others. The place alone
 * tells less: keys that are numbers go first.
 */
const lineOf = (name: string, at: number, list: string): number =>
  list.trim().includes('\n')
    ? list.slice(0, Math.max(0, list.indexOf(JSON.stringify(name)))).split('\n').length
    : at + 1;

/** An id or name by itself, or an object that has one and perhaps a count. */
function entryOf(one: unknown, path: string): [string, number] {
  if (typeof one === 'string') return [one, 1];
  const object = readAs(z.looseObject({}), one, path);
  const name = names.find(key => typeof object[key] === 'string');
  const count = counts.find(key => key in object);
  if (name === undefined) throw new DeckRefused('list-shape', { path: `${path}.${names[0]}`, problem: 'is missing' });
  return [object[name] as string, count === undefined ? 1 : readAs(copies, object[count], `${path}.${count}`)];
}

function readAs<T>(schema: z.ZodType<T>, json: unknown, path: string): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const at = [path, ...(issue?.path ?? []).map(String)].filter(part => part !== '').join('.');
  throw new DeckRefused('list-shape', { path: at === '' ? 'JSON' : at, problem: issue?.message ?? '' });
}
