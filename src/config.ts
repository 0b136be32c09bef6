import { join } from 'node:path';
import { z } from 'zod';
import { readEnvFile, type Setting } from './cli/env-file.js';
import type { ShardPlan } from './discord/shards/fleet.js';
import { listenAt } from './health/index.js';
import { NONE, type Quotas, USUAL } from './matches/lobby/quotas.js';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const NAMES = Object.keys(USUAL) as (keyof Quotas)[];

/** `strong=2, server=500` changes two of the usual quotas, `none` lifts them all. */
const quotas = z.string().transform((said, context): Quotas => {
  if (said.trim() === 'none') return NONE;
  const given = said.split(',').flatMap(part => {
    const [, name = '', most = ''] = /^\s*([a-z]+)\s*=\s*([1-9]\d*)\s*$/.exec(part) ?? [];
    if (NAMES.some(known => known === name)) return [[name, Number(most)] as const];
    context.addIssue(
      `"${part.trim()}" sets none: write none, or name=number of ${NAMES.join(', ')}, with commas between`,
    );
    return [];
  });
  return { ...USUAL, ...Object.fromEntries(given) };
});

const address = z.string().transform((said, context) => {
  const at = listenAt(said);
  if (at === null) context.addIssue('write a port such as 9464, for this machine alone, or 0.0.0.0:9464');
  return at;
});

/** `0-3/16` takes the first four of sixteen shards, `16` its part of them. */
const shards = z.string().transform((said, context) => {
  const [, from, to, count = ''] = /^(?:(\d{1,5})(?:-(\d{1,5}))?\/)?([1-9]\d{0,4})$/.exec(said.trim()) ?? [];
  if (from === undefined && count !== '') return { fixed: null, count: Number(count) };
  const [first, last] = [Number(from), Number(to ?? from)];
  if (first <= last && last < Number(count))
    return { fixed: Array.from({ length: last - first + 1 }, (_, n) => first + n), count: Number(count) };
  context.addIssue('write 0-3/16 for the first four of sixteen shards, or 16 to divide them with other processes');
  return z.NEVER;
});

const proxy = z
  .url('that is no address: write it as http://127.0.0.1:8080/api')
  .transform(said => said.replace(/\/+$/, ''))
  .refine(said => said.endsWith('/api'), 'it has to end with /api, such as http://127.0.0.1:8080/api');

/** `hours=24,keep=7`: how often a running bot copies its database, and how many copies it keeps. */
const backups = z.string().transform((said, context): Backups => {
  const [, hours, keep = '7'] = /^\s*hours=([1-9]\d{0,3})\s*(?:,\s*keep=([1-9]\d{0,3})\s*)?$/.exec(said) ?? [];
  if (hours === undefined) context.addIssue('write how often and how many are kept, such as hours=24,keep=7');
  return { hours: Number(hours), keep: Number(keep) };
});

const schema = z.object({
  /** A bot's token. Without one the local playground opens. */
  DISCORD_TOKEN: z.string().min(20, 'a bot token is longer than that. Copy it from the developer portal').optional(),
  /** The API of a local Discord that is running already. */
  DISCORD_API: z.url('that is no address: write it as http://127.0.0.1:4600/api').optional(),
  /** The API of a proxy that keeps all processes to Discord's limits together. */
  DISCORD_PROXY: proxy.optional(),
  /** Which shards this process takes, where it isn't all there are. */
  LONGBOX_SHARDS: shards.optional(),
  LONGBOX_DATA: z.string().default('data'),
  /** A database on a PostgreSQL server, instead of the file in the data folder. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'write it as postgres://user:password@host:5432/longbox')
    .optional(),
  LONGBOX_PORT: z.coerce.number('a port is a number').int().min(0).max(65_535, 'ports end at 65535').default(4600),
  LONGBOX_LOG: z.enum(LEVELS, `choose one of ${LEVELS.join(', ')}`).default('info'),
  /** Scales how long a practice bot thinks. */
  LONGBOX_PACE: z.coerce.number('write a number: 0 is at once, 1 a human pace').min(0).default(1),
  /** How much one person or server may keep going; in the playground nothing is limited unless this is set. */
  LONGBOX_QUOTAS: quotas.optional(),
  /** Where `/healthz`, `/readyz` and `/metrics` are answered; nowhere unless this is set. */
  LONGBOX_HTTP: address.optional(),
  /** Backups that the bot makes by itself; none unless this is set. */
  LONGBOX_BACKUPS: backups.optional(),
} satisfies Record<Setting, z.ZodType>);

/** Hours from one backup to the next, and how many are kept. */
interface Backups {
  readonly hours: number;
  readonly keep: number;
}

export interface Config {
  readonly token: string | null;
  readonly api: string | null;
  readonly proxy: string | null;
  readonly shards: ShardPlan | null;
  readonly data: string;
  /** A file, or the address of a server. */
  readonly database: string;
  readonly port: number;
  readonly level: string;
  readonly pace: number;
  readonly quotas: Quotas;
  readonly backups: Backups | null;
  readonly health: ReturnType<typeof listenAt>;
}

/** What the environment and the file `.env` say. @throws Error with one line that says what is wrong */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  readEnvFile();
  // A line of .env without a value is as good as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} is not usable: ${issue?.message ?? ''}. See .env.example.`);
  }
  const {
    DISCORD_TOKEN,
    DISCORD_API,
    DISCORD_PROXY,
    DATABASE_URL,
    LONGBOX_SHARDS,
    LONGBOX_DATA,
    LONGBOX_PORT,
    LONGBOX_LOG,
    LONGBOX_PACE,
    LONGBOX_QUOTAS,
    LONGBOX_HTTP,
    LONGBOX_BACKUPS,
  } = parsed.data;
  return {
    token: DISCORD_TOKEN ?? null,
    api: DISCORD_API ?? null,
    proxy: DISCORD_PROXY ?? null,
    // Who shares a database shares the shards as well.
    shards: LONGBOX_SHARDS ?? (DATABASE_URL === undefined ? null : { fixed: null, count: null }),
    data: LONGBOX_DATA,
    database: DATABASE_URL ?? join(LONGBOX_DATA, 'longbox.sqlite'),
    port: LONGBOX_PORT,
    level: LONGBOX_LOG,
    pace: LONGBOX_PACE,
    backups: LONGBOX_BACKUPS ?? null,
    // In the playground one person plays everybody.
    health: LONGBOX_HTTP ?? null,
    quotas: LONGBOX_QUOTAS ?? (DISCORD_TOKEN === undefined ? NONE : USUAL),
  };
}
