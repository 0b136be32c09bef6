import type { Benchmark } from './benchmark.js';
import { busy } from './busy/index.js';
import { clicks } from './clicks.js';
import { decisions } from './decisions.js';
import { growth } from './growth.js';
import { heavy } from './heavy/index.js';
import { leaderboard } from './leaderboard.js';
import { lines } from './lines.js';
import { memory } from './memory.js';
import { pictures } from './pictures.js';
import { processes } from './processes/index.js';
import { resume } from './resume.js';
import { servers } from './servers/index.js';
import { start } from './start/index.js';

/** Every benchmark, in the order in which they run. A new one is a line here and a file beside. */
export const benchmarks: readonly Benchmark[] = [
  decisions,
  lines,
  resume,
  clicks,
  busy,
  processes,
  pictures,
  heavy,
  leaderboard,
  growth,
  memory,
  servers,
  start,
];
