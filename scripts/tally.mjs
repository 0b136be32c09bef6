// A reporter for Vitest: counts the tests, and keeps of those that passed only when they ran a second time what went wrong.
import { writeFileSync } from 'node:fs';

/** What went wrong at first, and where in the test. */
function reason({ message, stacks = [] }) {
  const at = stacks.find(({ file }) => /[\\/]tests[\\/]/.test(file));
  return at === undefined ? message : `${message}\n    at ${at.file}:${at.line}`;
}

export default class Tally {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, skipped: 0, again: [] };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state]++;
        if (test.diagnostic()?.flaky !== true) continue;
        const reasons = (test.result().errors ?? []).map(reason);
        counts.again.push({ name: `${module.relativeModuleId}: ${test.fullName}`, reasons });
      }
      // A file that could not be loaded, or a hook that failed, is one failure where no test of it is.
      const failed = tests.some(test => test.result().state === 'failed');
      if (module.state() === 'failed' && !failed) counts.failed++;
    }
    // So is an error outside of any test.
    if (errors.length > 0 && counts.failed === 0) counts.failed = 1;
    writeFileSync(process.env.LONGBOX_TALLY, JSON.stringify(counts));
  }
}
