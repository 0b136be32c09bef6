// Plays checked matches of every game and ruleset, on all cores, for as long as it is told: npm run fuzz -- --minutes 30 [--seed S]
// Each round has seeds of its own. A failure is printed with the command that repeats that one match.
import { availableParallelism } from 'node:os';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { readOptions } from './options.mjs';

const BATCH = 10;

await ensureInstalled();
await ensureBuilt();
const { games } = await import('../dist/src/games/index.js');
const { levelsOf } = await import('../dist/src/opponents/index.js');
const { readPlan } = await import('../dist/src/cli/simulate.js');
const { Counting } = await import('../dist/src/cli/simulate/tally.js');
const { Thread } = await import('../dist/src/cli/simulate/thread.js');
const { legalDecks } = await import('../dist/src/cli/rules.js');

const { minutes, seed } = options();
const end = Date.now() + minutes * 60_000;
const unreached = new Map();
let [matches, failures] = [0, 0];
const batches = everyBatch();
// Each core plays batches of its own: within one, what a match is depends on those before it.
const threads = Array.from({ length: availableParallelism() }, () => new Thread());
await Promise.all(
  threads.map(async thread => {
    while (Date.now() < end) await fuzz(thread, batches.next().value);
    await thread.close();
  }),
);
const never = [...unreached].map(([where, cards]) => `${where}: ${[...cards].join(', ') || 'none'}`);
console.log(
  `${matches} ${matches === 1 ? 'match' : 'matches'}, ${failures} ${failures === 1 ? 'failure' : 'failures'}. Abilities in the decks that never took effect: ${never.join('; ')}`,
);
process.exitCode = failures === 0 ? 0 : 1;

/** Every game by every ruleset, round after round, each with seeds of its own. */
function* everyBatch() {
  for (let round = 1; ; round++)
    for (const game of games)
      for (const ruleset of game.rulesets)
        if (legalDecks(game, game.options.parse(ruleset.options)).length > 0) yield { game, ruleset, round };
}

/** One batch of matches; every third round a practice bot of some level sits at each second place. */
async function fuzz(thread, { game, ruleset, round }) {
  const levels = levelsOf(game);
  const level = levels[Math.floor(round / 3) % Math.max(1, levels.length)];
  const players = round % 3 === 0 && level !== undefined ? `random,${level}` : 'random';
  const { min, max } = game.seats;
  const seats = min + (round % (max - min + 1));
  const named = { matches: BATCH, seed: `${seed}-${round}`, ruleset: ruleset.id, seats, players };
  const args = [game.id, ...Object.entries(named).flatMap(([name, value]) => [`--${name}`, String(value)]), '--check'];
  const plan = readPlan(args, { games });
  const counting = new Counting(plan);
  for (const result of await thread.play({ args, from: 0, count: BATCH, unseen: [...plan.unseen] }))
    counting.add(result);
  const tally = counting.tally();
  matches += tally.matches;
  failures += tally.failures.length;
  for (const { error, command } of tally.failures) console.log(`FAILED: ${error}\n  ${command}`);
  const where = `${game.id} ${ruleset.id}`;
  const left = unreached.get(where);
  unreached.set(where, new Set(tally.unreached.filter(card => left === undefined || left.has(card))));
}

function options() {
  const values = readOptions('fuzz', { minutes: { type: 'string' }, seed: { type: 'string' } });
  const wanted = Number(values.minutes ?? 5);
  if (!(wanted > 0)) {
    process.stderr.write(`fuzz: --minutes is a number above 0, not "${values.minutes}"\n`);
    process.exit(2);
  }
  return { minutes: wanted, seed: values.seed ?? `fuzz-${new Date().toISOString().slice(0, 16)}` };
}
