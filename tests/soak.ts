/** Whether this is `npm run soak`, which plays every long series to its end. */
export const soaking = process.env.LONGBOX_SOAK === '1';

/** How much of a series is played: the whole by `npm run soak`, a part that shows the same faults soonest by `npm test`. */
export const soak = <T>(whole: T, part: T): T => (soaking ? whole : part);
