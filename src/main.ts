import { join } from 'node:path';
import { pino } from 'pino';
import { commands } from '../commands/index.js';
import { type Config, readConfig } from './config.js';
import { startBot } from './discord/bot.js';
import { HeavyThreads } from './discord/heavy/heavy.js';
import { loggable } from './discord/reply/failure.js';
import { settle } from './discord/start/settle.js';
import { traced } from './health/index.js';
import { portAdvice } from './home/ports.js';
import { configureWords } from './locales/index.js';
import { rulesVersion } from './matches/version.js';
import { Reviewers, Thinkers } from './opponents/index.js';
import { backupsOf, isAddress, keepFolderPrivate, openDatabase, RegularBackups } from './store/index.js';
import { survive } from './survive.js';

/** Tokens and match secrets never reach a log, wherever they stand in what is logged. */
const SECRET = ['token', 'secret', 'seed', 'sitting', 'luck', 'root'];
const redact = {
  paths: SECRET.flatMap(name => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
  censor: '[secret]',
};

async function main(): Promise<void> {
  // The database holds hands and secrets: whatever is written is for nobody else on this machine.
  process.umask(0o077);
  const config = readConfig();
  const log = pino({
    level: config.level,
    redact,
    mixin: traced,
    ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }),
  });
  survive(log);
  configureWords({ strict: false, report: problem => log.warn(problem) });
  const store = await openDatabase(config.database);
  const place = await whereTo(config);
  const thinkers = new Thinkers({ report: problem => log.warn(problem) });
  const heavy = new HeavyThreads({ report: problem => log.warn(problem) });
  const reviewers = new Reviewers({ report: problem => log.warn(problem) });
  const bot = await startBot({
    store,
    commands,
    log,
    version: rulesVersion(),
    pace: config.pace,
    quotas: config.quotas,
    health: config.health,
    think: thinkers.think,
    heavy: heavy.run,
    review: reviewers.review,
    token: place.token,
    api: place.api,
    proxy: config.proxy,
    shards: config.shards,
  });
  settle();
  if (config.backups !== null && isAddress(config.database))
    log.warn('LONGBOX_BACKUPS is not for PostgreSQL: back it up with pg_dump (docs/hosts.md)');
  const backups =
    config.backups === null || isAddress(config.database)
      ? null
      : new RegularBackups({
          ...config.backups,
          store,
          folder: backupsOf(config.database),
          now: Date.now,
          made: (file, gone) => log.info({ file, deleted: gone.length }, 'backup made'),
          failed: error => log.error({ err: error }, 'a backup could not be made'),
        });
  backups?.start();
  const kept = isAddress(config.database) ? 'the database of DATABASE_URL' : `${config.data}/`;
  if (place.address !== null)
    process.stdout.write(
      `\n  The playground is open: ${place.address}\n  Stop it with Ctrl+C; matches are kept in ${kept}.\n\n`,
    );

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('stopping: finishing what is under way');
    // A bot that still thinks answers at once: there is nothing to wait for.
    await thinkers.close();
    await reviewers.close();
    await bot.stop();
    await heavy.close();
    await place.close();
    await backups?.stop();
    await store.close();
    process.exit(0);
  };
  // Whatever fails on the way, it ends: all that counts is written already.
  const end = (): void =>
    void stop().catch((error: unknown) => {
      log.error({ err: loggable(error) }, 'it stops without having closed everything');
      process.exit(1);
    });
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

interface Place {
  readonly token: string;
  readonly api: string | null;
  /** What to open in a browser; null where Discord is the place. */
  readonly address: string | null;
  close(): Promise<void>;
}

/** Discord with a token, a local Discord that runs already, or the playground. */
async function whereTo({ token, api, port, data }: Config): Promise<Place> {
  const nothing = async (): Promise<void> => undefined;
  if (api !== null) return { token: token ?? 'playground', api, address: null, close: nothing };
  if (token !== null) return { token, api: null, address: null, close: nothing };
  const { startPlayground } = await import('./playground/index.js');
  const folder = join(data, 'playground');
  keepFolderPrivate(folder);
  const playground = await startPlayground({ port, folder });
  // What is too fast for Discord is too fast here.
  playground.misbehave.limitChannels(true);
  return { token: playground.token, api: playground.api, address: playground.url, close: () => playground.close() };
}

/** What usually keeps a bot from starting, and what to do about it. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space and start again.',
  EDQUOT: "this user's share of the disk is used up. Free some space or raise the quota, and start again.",
  ECONNREFUSED: 'nothing answers at DISCORD_API. Start the local Discord there, or leave DISCORD_API out.',
  ENOTFOUND: 'Discord cannot be reached. Is this machine connected to the internet?',
  TokenInvalid:
    'Discord does not know this token. Make a new one in the developer portal (Bot, Reset Token) and put it into .env.',
};

main().catch((error: unknown) => {
  const wrong = (error ?? {}) as Partial<NodeJS.ErrnoException> & { readonly setting?: string };
  // What does not say by which setting it listens is the playground.
  const { code = '', message = String(error), setting = 'LONGBOX_PORT' } = wrong;
  process.stderr.write(`Longbox could not start: ${portAdvice(error, setting) ?? ADVICE[code] ?? message}\n`);
  process.exit(1);
});
