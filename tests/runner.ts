import { type RunnerTestFile, TestRunner } from 'vitest';

/** What goes through sockets, processes and a browser: whatever else the machine does can come in between. */
const THROUGH = /\/tests\/(e2e\/|playground\/page\.)/;

/** Lets tests of whole programs run once more before they count as failed. `npm test` names those that needed it. */
export default class Runner extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    this.config.retry = THROUGH.test(file.filepath.replaceAll('\\', '/')) ? 1 : 0;
  }
}
