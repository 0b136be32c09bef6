import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './ensure.mjs';

/** Runs the tests with more in their environment, and returns their exit code: so they can be told to do more than test. */
export function vitest(env, args = [], how = { stdio: 'inherit' }) {
  const program = join(root, 'node_modules', '.bin', 'vitest');
  return spawnSync(program, ['run', ...args], { cwd: root, env: { ...process.env, ...env }, ...how }).status ?? 1;
}
