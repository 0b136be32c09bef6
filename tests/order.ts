import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in this order: files with a browser, with whole programs, with long series. Anything else is soon done. */
const LONG = [
  /browser\.test|[/-]page\.test/,
  /\/e2e\//,
  /\/(discord\/fuzzed|leagues\/season|cli\/scripts|store\/open|matches\/kill)\.test/,
  /\/(playground|cli|store|positions|leagues)\//,
];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex(long => long.test(moduleId.replaceAll('\\', '/')));
  return at < 0 ? LONG.length : at;
};

/** Puts long files first, on a machine that has never run them too: what is left for the end is short, and both processes end together. */
export default class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
