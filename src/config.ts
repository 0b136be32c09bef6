import { join } from 'node:path';
import { z } from 'zod';
import { readEnvFile } from './cli/env-file.js';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const schema = z.object({
  /** A bot's token. Without one the local playground opens. */
  DISCORD_TOKEN: z.string().min(20, 'a bot token is longer than that: copy it from the developer portal').optional(),
  /** The API of a local Discord that is running already. */
  DISCORD_API: z.url('that is no address: write it as http://127.0.0.1:4600/api').optional(),
  LONGBOX_DATA: z.string().default('data'),
  LONGBOX_PORT: z.coerce.number('a port is a number').int().min(0).max(65_535, 'ports end at 65535').default(4600),
  LONGBOX_LOG: z.enum(LEVELS, `choose one of ${LEVELS.join(', ')}`).default('info'),
  /** Scales how long a practice bot thinks. */
  LONGBOX_PACE: z.coerce.number('write a number: 0 is at once, 1 a human pace').min(0).default(1),
});

export interface Config {
  readonly token: string | null;
  readonly api: string | null;
  readonly data: string;
  readonly database: string;
  readonly port: number;
  readonly level: string;
  readonly pace: number;
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
  const { DISCORD_TOKEN, DISCORD_API, LONGBOX_DATA, LONGBOX_PORT, LONGBOX_LOG, LONGBOX_PACE } = parsed.data;
  return {
    token: DISCORD_TOKEN ?? null,
    api: DISCORD_API ?? null,
    data: LONGBOX_DATA,
    database: join(LONGBOX_DATA, 'longbox.sqlite'),
    port: LONGBOX_PORT,
    level: LONGBOX_LOG,
    pace: LONGBOX_PACE,
  };
}
