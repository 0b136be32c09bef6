/**
 * A generator must be run by somebody, as a promise must be waited for. With this the linter's rules on forgotten promises find those that are
 * made and thrown away, asked whether they are true, or given back to somebody who wants nothing. Nobody can call it or await it. They also take `...` for a
 * mistake: `Array.from` makes a list of what a generator gives.
 */
interface Generator<T, TReturn, TNext> {
  then(this: never, fulfilled: (value: TReturn) => unknown, rejected: (reason: unknown) => unknown): unknown;
}
