import {
  type Attachment,
  type ChannelType,
  type CommandInteractionOption,
  ApplicationCommandOptionType as Kind,
} from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import type { Suggest } from './suggest.js';

/** One value of an option with a fixed list, and the title people see. */
export interface Titled<V extends string | number = string | number> {
  readonly value: V;
  readonly title: Text;
  /** The game whose words the title is in; left out, none's. */
  readonly game?: string;
}

/** An option of a command, and the type `run` gets for it: null if it's optional and was left out. */
export interface Option<T = unknown> {
  readonly kind: Exclude<Kind, Kind.Subcommand | Kind.SubcommandGroup>;
  readonly required: boolean;
  /** What Discord enforces while people type. */
  readonly limits: Readonly<Record<string, number | readonly number[]>>;
  readonly choices: readonly Titled[];
  readonly suggest?: Suggest;
  /** The value that was sent, or undefined if this option can't hold it, whatever client sent it. */
  read(sent: CommandInteractionOption): NonNullable<T> | undefined;
}

export type Options = Readonly<Record<string, Option>>;
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };
type Maybe<T> = Option<T | null>;

/** What was given of some options: those left out are not in it. */
export const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** A person who was named, with their membership in this server, if any. */
export type Named = Pick<CommandInteractionOption, 'member'> & {
  readonly user: NonNullable<CommandInteractionOption['user']>;
};

const option = <T>(kind: Option['kind'], read: Option<T>['read'], more: Partial<Maybe<T>> = {}): Maybe<T> =>
  ({ kind, required: false, limits: {}, choices: [], ...more, read }) as Maybe<T>;

/** The same option, but required. */
export const required = <T>(one: Option<T>): Option<NonNullable<T>> =>
  ({ ...one, required: true }) as unknown as Option<NonNullable<T>>;

/** Free text; with `suggest`, some of it is offered while people type. */
export const words = ({ most = 6000, suggest }: { most?: number; suggest?: Suggest } = {}): Maybe<string> =>
  option(Kind.String, ({ value }) => (typeof value === 'string' && [...value].length <= most ? value : undefined), {
    ...(most < 6000 && { limits: { max_length: most } }),
    ...(suggest !== undefined && { suggest }),
  });

/** A whole number between two others, both included. */
export const whole = (least: number, most: number): Maybe<number> =>
  option(
    Kind.Integer,
    ({ value }) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined,
    { limits: { min_value: least, max_value: most } },
  );

/** One of a few values. */
export const oneOf = <const V extends string | number>(choices: readonly Titled<V>[]): Maybe<V> =>
  option<V>(
    typeof choices[0]?.value === 'number' ? Kind.Integer : Kind.String,
    ({ value }) => choices.find(choice => choice.value === value)?.value as NonNullable<V> | undefined,
    { choices },
  );

/** Values whose titles are messages `<prefix>-<value>`. */
export const titled = <const V extends string | number>(prefix: string, values: readonly V[]): Titled<V>[] =>
  values.map(value => ({ value, title: text(`${prefix}-${value}`) }));

export const yesNo = (): Maybe<boolean> =>
  option(Kind.Boolean, ({ value }) => (typeof value === 'boolean' ? value : undefined));

export const person = (): Maybe<Named> =>
  option<Named>(Kind.User, ({ user, member }) => (user ? { user, ...(member && { member }) } : undefined));

export const role = (): Maybe<NonNullable<CommandInteractionOption['role']>> =>
  option<NonNullable<CommandInteractionOption['role']>>(Kind.Role, ({ role: one }) => one ?? undefined);

export const channel = (...types: ChannelType[]): Maybe<NonNullable<CommandInteractionOption['channel']>> =>
  option<NonNullable<CommandInteractionOption['channel']>>(
    Kind.Channel,
    ({ channel: one }) => (one && types.includes(one.type) ? one : undefined),
    { limits: { channel_types: types } },
  );

export const file = (): Maybe<Attachment> => option<Attachment>(Kind.Attachment, ({ attachment }) => attachment);
