import { fileURLToPath } from 'node:url';
import { useCompiled } from './compiled.js';
import { programAt } from './index.js';

/** Runs before anything else of each program that is bundled (`scripts/bundle.mjs`). */
useCompiled({ keep: process.argv[1] === fileURLToPath(programAt('cli/build/main')) });
