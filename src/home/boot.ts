import { useCompiled } from './compiled.js';

/** Runs before anything else of each program that is bundled (`scripts/bundle.mjs`). */
useCompiled();
