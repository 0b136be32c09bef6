// Plays checked matches of every game and ruleset for as long as it is told: npm run fuzz -- --minutes 30 [--seed S]
// Each round has seeds of its own. A failure is printed with the command that repeats that one match.
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

const BATCH = 10;

await ensureInstalled();
await ensureBuilt();
const { games } = await import('../dist/src/games/index.js');
const { levelsOf } = await import('../dist/src/opponents/index.js');
const { readPlan } = await import('../dist/src/cli/simulate.js');
const { simulate } = await import('../dist/src/cli/simulate/run.js');
const { legalDecks } = await import('../dist/src/cli/rules.js');

const { minutes, seed } = options();
const end = Date.now() + minutes * 60_000;
const unreached = new Map();
let [matches, failures, round] = [0, 0, 0];
const everything = games.flatMap(game => game.rulesets.map(ruleset => ({ game, ruleset })));
while (Date.now() < end) {
  round++;
  for (const { game, ruleset } of everything) if (Date.now() < end) fuzz(game, ruleset);
}
const never = [...unreached].map(([where, cards]) => `${where}: ${[...cards].join(', ') || 'none'}`);
console.log(
  `${matches} matches, ${failures} failures. Abilities in the decks that never took effect: ${never.join('; ')}`,
);
process.exitCode = failures === 0 ? 0 : 1;

/** One batch of matches; every third round a practice bot of some level sits at each second place. */
function fuzz(game, ruleset) {
  if (legalDecks(game, game.options.parse(ruleset.options)).length === 0) return;
  const levels = levelsOf(game);
  const level = levels[Math.floor(round / 3) % Math.max(1, levels.length)];
  const players = round % 3 === 0 && level !== undefined ? `random,${level}` : 'random';
  const { min, max } = game.seats;
  const seats = min + (round % (max - min + 1));
  const named = { matches: BATCH, seed: `${seed}-${round}`, ruleset: ruleset.id, seats, players };
  const args = Object.entries(named).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const tally = simulate(readPlan([game.id, ...args, '--check'], { games }));
  matches += tally.matches;
  failures += tally.failures.length;
  for (const { error, command } of tally.failures) console.log(`FAILED: ${error}\n  ${command}`);
  const where = `${game.id} ${ruleset.id}`;
  const left = unreached.get(where);
  unreached.set(where, new Set(tally.unreached.filter(card => left === undefined || left.has(card))));
}

function options() {
  try {
    const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
    const wanted = Number(values.minutes ?? 5);
    if (!(wanted > 0)) throw new Error(`--minutes is a number above 0, not "${values.minutes}"`);
    return { minutes: wanted, seed: values.seed ?? `fuzz-${new Date().toISOString().slice(0, 16)}` };
  } catch (error) {
    process.stderr.write(`fuzz: ${error.message}\n`);
    process.exit(2);
  }
}
