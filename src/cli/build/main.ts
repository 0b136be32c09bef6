import { commands } from '../../../commands/index.js';
import { registration } from '../../discord/define/registration.js';
import type { Facts } from '../../home/facts.js';
import { rulesVersion } from '../../matches/version.js';

/** Prints what a bundle is to know of itself: so no start of it reads all rules and the words of all languages. */
const facts: Facts = { rules: rulesVersion(), commands: commands.map(command => registration(command)) };
process.stdout.write(JSON.stringify(facts));
