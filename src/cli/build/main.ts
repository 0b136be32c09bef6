import { commands } from '../../../commands/index.js';
import { registration } from '../../discord/define/registration.js';
import { iconsOnCards } from '../../discord/start/icons.js';
import { writeCompiled } from '../../home/compiled.js';
import type { Facts } from '../../home/facts.js';
import { rulesVersion } from '../../matches/version.js';
import { rehearse } from './rehearsal.js';

/** Prints what a bundle is to know of itself, so no start of it reads all rules and the words of all languages. Then compiles it. */
async function main(): Promise<void> {
  const facts: Facts = {
    rules: rulesVersion(),
    commands: commands.map(command => registration(command)),
    icons: iconsOnCards(),
  };
  // A machine on which nothing may listen has a slower start, and nothing else.
  await rehearse().catch((error: unknown) =>
    process.stderr.write(`longbox: the rehearsal of a start failed: ${error}\n`),
  );
  writeCompiled();
  // A rehearsal that failed may have left something open, which would keep this process.
  process.stdout.write(JSON.stringify(facts), () => process.exit());
}

void main();
