import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFacts } from '../home/facts.js';
import { packageRoot } from '../home/index.js';

/** A hash of the rules and cards as they are built: matches remember by which they were played. */
export function rulesVersion(): string {
  const known = bundledFacts()?.rules;
  if (known !== undefined) return known;
  const src = join(packageRoot(), ...(import.meta.url.endsWith('.ts') ? [] : ['dist']), 'src');
  const digest = createHash('sha256');
  for (const room of ['kernel', 'games'])
    for (const file of readdirSync(join(src, room), { recursive: true }).map(String).sort())
      if (/\.(js|ts)$/.test(file)) digest.update(`${file}\n`).update(readFileSync(join(src, room, file)));
  return digest.digest('hex').slice(0, 16);
}
