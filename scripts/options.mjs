import { parseArgs } from 'node:util';

/**
 * What was said to a script, by the options it has. Anything else ends it with one line, and exit code 2.
 * @template {Readonly<Record<string, import('node:util').ParseArgsOptionDescriptor>>} T
 * @param {string} name
 * @param {T} options
 */
export function readOptions(name, options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [wrong] = error.message.split('. ');
    const known = Object.keys(options).map(option => `--${option}`);
    process.stderr.write(`${name}: ${wrong}: there are ${known.join(', ')}\n`);
    process.exit(2);
  }
}
