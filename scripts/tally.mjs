// A reporter for Vitest: counts the tests, and keeps the names of those that passed only when they ran a second time.
import { writeFileSync } from 'node:fs';

export default class Tally {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, skipped: 0, again: [] };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state]++;
        if (test.diagnostic()?.flaky === true) counts.again.push(`${module.relativeModuleId}: ${test.fullName}`);
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
