import { join } from 'node:path';
import { config } from 'dotenv';
import { z } from 'zod';

const blank = z.literal('').transform(() => undefined);

const schema = z.object({
  /** A bot's token. Without one the local playground opens. */
  DISCORD_TOKEN: z
    .union([blank, z.string().min(20, 'a bot token is longer than that: copy it from the developer portal')])
    .optional(),
  /** The API of a local Discord that is running already. */
  DISCORD_API: z.union([blank, z.url()]).optional(),
  LONGBOX_DATA: z.union([blank, z.string()]).default('data'),
  LONGBOX_PORT: z.union([blank, z.coerce.number().int().min(0).max(65_535)]).default(4600),
  LONGBOX_LOG: z.union([blank, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])]).default('info'),
  /** Scales how long a practice player thinks. */
  LONGBOX_PACE: z.union([blank, z.coerce.number().min(0)]).default(1),
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
  config({ quiet: true });
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} is not usable: ${issue?.message ?? ''}. See .env.example.`);
  }
  const { DISCORD_TOKEN, DISCORD_API, LONGBOX_DATA, LONGBOX_PORT, LONGBOX_LOG, LONGBOX_PACE } = parsed.data;
  const data = LONGBOX_DATA ?? 'data';
  return {
    token: DISCORD_TOKEN ?? null,
    api: DISCORD_API ?? null,
    data,
    database: join(data, 'longbox.sqlite'),
    port: LONGBOX_PORT ?? 4600,
    level: LONGBOX_LOG ?? 'info',
    pace: LONGBOX_PACE ?? 1,
  };
}
