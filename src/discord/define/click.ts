import { z } from 'zod';
import type { House } from '../house.js';
import type { IdParts } from '../render/custom-id.js';
import { Misused } from './misused.js';
import type { Click } from './people.js';
import { both, type Requires, SERVER } from './requires.js';

const id = z.string();

/** What a click can be about; if that has an id, handlers get it under this name. */
const SUBJECTS = {
  match: id,
  night: id,
  deck: id,
  game: id,
  /** A partly understood list. */
  list: id,
  /** A server's set of cards. */
  set: id,
  /** A match, or `me` for all of somebody's. */
  scope: id,
  me: z.literal('me'),
  new: z.literal('new'),
};
type Subject = keyof typeof SUBJECTS;

/** Clicks are found by their verb. */
const VERB = z.string();
/** Schemas are large, and there is a click for each of more than a hundred verbs: what they share is made once. */
const EMPTY = { number: z.literal(0), page: z.literal(0), arg: z.literal('') };

/** What the other parts of an id hold. A part that isn't listed has to be empty. */
type Schema = Partial<Readonly<Record<'number' | 'page' | 'arg', z.ZodType>>>;
type Read<K extends Subject, S extends Schema> = { readonly verb: string } & { readonly [P in K]: string } & {
  readonly [P in keyof S]: S[P] extends z.ZodType<infer T> ? T : never;
};

/** A kind of click, by its verb. */
export interface ClickKind {
  readonly verb: string;
  readonly subject: Subject;
  readonly requires: Requires;
  /** The parts of an id, parsed by its schema. @throws Misused for an id that no button of ours has */
  read(parts: IdParts): object;
  run(interaction: Click, id: object, house: House): Promise<void>;
}

/** Matches and nights belong to servers, so clicks about them work nowhere else. */
const inServers = (subject: Subject): Requires => (subject === 'match' || subject === 'night' ? SERVER : {});

/** Any number that an id can hold. */
export const WHOLE = z.number();
/** Any argument, which is looked up in a list. */
export const ANY = z.string();

/** A kind of click: what its ids hold, what it requires, and what it does. Handlers get the parts of an id as its schema types them. */
export function defineClick<const K extends Subject = 'match', const S extends Schema = Record<never, never>>({
  verb,
  subject = 'match' as K,
  schema,
  requires = {},
  run,
}: {
  readonly verb: string;
  /** What its ids are about; left out, a match. */
  readonly subject?: K;
  readonly schema?: S;
  readonly requires?: Requires;
  run(interaction: Click, id: Read<K, S>, house: House): Promise<void>;
}): ClickKind {
  const about: z.ZodType<string> = SUBJECTS[subject];
  const shape = z.object({ verb: VERB, ...EMPTY, ...schema });
  return {
    verb,
    subject,
    requires: both(inServers(subject), requires),
    read(parts) {
      const [whom, rest] = [about.safeParse(parts.subject), shape.safeParse(parts)];
      if (!whom.success || !rest.success) throw new Misused('button-unknown');
      return { ...rest.data, [subject]: whom.data };
    },
    run: run as ClickKind['run'],
  };
}
