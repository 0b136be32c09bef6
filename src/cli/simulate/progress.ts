/** First said after so many milliseconds, then ever more seldom, but at least once a minute. */
const FIRST = 2_000;
const SELDOM = 60_000;

/** Says how far a long simulation has come. */
export function progress(total: number, say: (text: string) => void): (matches: number) => void {
  const began = performance.now();
  let pause = FIRST;
  let next = began + pause;
  return matches => {
    const now = performance.now();
    if (now < next || matches === total) return;
    pause = Math.min(pause * 2, SELDOM);
    next = now + pause;
    const each = (now - began) / matches;
    const left = Math.ceil(((total - matches) * each) / 1000);
    say(`longbox: ${matches} of ${total} matches, about ${left} s left\n`);
  };
}
