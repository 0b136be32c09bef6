import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { nearestOf } from '../kernel/index.js';

/** Every setting there is. */
export const SETTINGS = [
  'DISCORD_TOKEN',
  'DISCORD_API',
  'DISCORD_PROXY',
  'DATABASE_URL',
  'LONGBOX_DATA',
  'LONGBOX_PORT',
  'LONGBOX_LOG',
  'LONGBOX_PACE',
  'LONGBOX_QUOTAS',
  'LONGBOX_HTTP',
  'LONGBOX_BACKUPS',
  'LONGBOX_SHARDS',
] as const;

export type Setting = (typeof SETTINGS)[number];

/**
 * Adds what a file `.env` in this folder says to the environment, which goes first where both do.
 * @throws Error with one line that says what is wrong there
 */
export function readEnvFile(): void {
  let said: string;
  try {
    said = readFileSync('.env', 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new Error(`.env cannot be read (${code}): it has to be a file that this user may read.`);
  }
  const given = settingsIn(said.replace(/^\ufeff/, ''));
  for (const [name, value] of Object.entries(given)) process.env[name] ??= value;
}

/** A name of ours at the beginning of a line, without the sign that would give it a value. */
const BARE = /^[^\S\n]*(?:export[^\S\n]+)?((?:LONGBOX|DISCORD)_\w*)(?!\w|[^\S\n]*=)/m;
const OURS = /^(?:LONGBOX|DISCORD)_/;
const QUOTED = /^["'`“”„‘’«»]|\n/;

/** What is misspelled would be left out without a word: the bot would start without its token, or without its matches. */
function settingsIn(said: string): Record<string, string> {
  if (said.includes('\0')) throw new Error('.env is not plain text: save it as UTF-8.');
  const [, bare] = BARE.exec(said) ?? [];
  if (bare !== undefined) throw new Error(`.env: there is no = after ${bare}. Write ${bare}=value.`);
  const given = parseEnv(said) as Record<string, string>;
  for (const [name, value] of Object.entries(given)) {
    const isKnown = SETTINGS.some(known => known === name);
    if (OURS.test(name) && !isKnown) throw new Error(unknown(name));
    if (isKnown && QUOTED.test(value))
      throw new Error(`.env: ${name} has a quote that nothing closes. Use straight quotes in pairs, or none.`);
  }
  return given;
}

function unknown(name: string): string {
  const [near] = nearestOf(name, SETTINGS, 1);
  return `.env: there is no setting called ${name}.${near === undefined ? '' : ` Did you mean ${near}?`} See .env.example.`;
}
