/** The 95 % interval of a rate (Wilson's score interval): `won` of `played`, draws counted as halves. */
export function wilson(won: number, played: number): { low: number; high: number } {
  const z = 1.96;
  const rate = won / played;
  const scale = 1 + z ** 2 / played;
  const middle = (rate + z ** 2 / (2 * played)) / scale;
  const half = (z * Math.sqrt((rate * (1 - rate)) / played + z ** 2 / (4 * played ** 2))) / scale;
  return { low: middle - half, high: middle + half };
}
