import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, in this order: programs that are killed and wait to be up again, beside what computes all the time; files with a
 * browser, with whole programs, with long series. Anything else is soon done.
 */
const LONG = [
  /\/(e2e\/(fleet|budgets-browser|browser|nights-by-hand|kill)|opponents\/levels|discord\/fuzzed)\.test/,
  /browser\.test|[/-]page\.test/,
  /\/e2e\//,
  /\/(leagues\/season|cli\/(scripts|jobs)|store\/open|matches\/kill)\.test/,
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
