import { z } from 'zod';
import { pathText, type Text, text } from '../../kernel/index.js';
import { faultIn, type Place, placed, placesOf, readBy } from '../../sets/index.js';
import { LIMITS } from '../limits.js';
import { DeckRefused } from '../refused.js';
import type { Taken } from './lines.js';

const copies = z.int().min(1).max(LIMITS.copies);
const map = z.record(z.string(), copies);
/** What is no text is no name either. */
const name = z.string().nullish().catch(null);
const counts = ['copies', 'count', 'quantity', 'qty', 'amount'] as const;
const names = ['id', 'card', 'name'] as const;

type Path = readonly PropertyKey[];

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
  } catch {
    const { problem, ...place } = faultIn(list);
    throw new DeckRefused('list-json', { ...placed(place), problem });
  }
  const deck = z.looseObject({
    name,
    cards: z.union([z.looseObject({}), z.array(z.unknown())]),
  });
  const site = published.safeParse(json);
  if (site.success) return { name: site.data.name ?? null, wanted: wantedIn(slotsOf(site.data), ['slots'], list) };
  const whole = deck.safeParse(json);
  return whole.success
    ? { name: whole.data.name ?? null, wanted: wantedIn(whole.data.cards, ['cards'], list) }
    : { name: null, wanted: wantedIn(json, [], list) };
}

const published = z.looseObject({ name, slots: z.looseObject({}) });

/** The slots of a published deck, with the card that it is built around. */
function slotsOf({ slots, ...site }: z.infer<typeof published>): Record<string, unknown> {
  const leader = leaders.map(key => site[key]).find(code => typeof code === 'string');
  return leader === undefined || leader in slots ? slots : { [leader]: 1, ...slots };
}

function wantedIn(json: unknown, path: Path, list: string): Taken['wanted'] {
  const pairs = Array.isArray(json)
    ? json.map((one, at): [string, number] => entryOf(one, [...path, at], list))
    : Object.entries(readAs(map, json, path, list));
  const lines = list.trim().includes('\n') ? linesIn(list) : null;
  return pairs.map(([name, n], at) => ({
    line: lines === null ? at + 1 : (lines.get(JSON.stringify(name)) ?? 1),
    written: name,
    counted: true,
    readings: [{ name, copies: n }],
  }));
}

/**
 * The line where each text, in its quotes, is written for the first time. Where all is on one line, the place of a card among
 * the others tells more; else it tells less: keys that are numbers go first.
 */
function linesIn(list: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [at, line] of list.split('\n').entries())
    for (const [quoted] of line.matchAll(/"(?:[^"\\]|\\.)*"/g)) if (!lines.has(quoted)) lines.set(quoted, at + 1);
  return lines;
}

/** An id or name by itself, or an object that has one and perhaps a count. */
function entryOf(one: unknown, path: Path, list: string): [string, number] {
  if (typeof one === 'string') return [one, 1];
  const object = readAs(z.looseObject({}), one, path, list);
  const name = names.find(key => typeof object[key] === 'string');
  const count = counts.find(key => key in object);
  if (name === undefined) throw misshapen([...path, names[0]], text('flaw-missing'), list);
  return [object[name] as string, count === undefined ? 1 : readAs(copies, object[count], [...path, count], list)];
}

function readAs<T>(schema: z.ZodType<T>, json: unknown, path: Path, list: string): T {
  const read = readBy(schema, json);
  if ('data' in read) return read.data;
  const [flaw] = read.flaws;
  throw misshapen([...path, ...flaw.path], flaw.message, list);
}

function misshapen(path: Path, problem: Text, list: string): DeckRefused {
  const [place] = placesOf(list, [path]) as [Place];
  return new DeckRefused('list-shape', { path: pathText(path) || 'JSON', problem, ...placed(place) });
}
