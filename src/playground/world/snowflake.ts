/** Ids as Discord makes them: milliseconds since 2015 in the upper 42 bits. https://docs.discord.com/developers/reference#snowflakes */
const EPOCH = 1_420_070_400_000;

export interface Snowflakes {
  next(): string;
  /** Never hand out an id at or below this one again (a restart, or a clock that was set back). */
  above(id: string): void;
}

export function snowflakes(now: () => number): Snowflakes {
  let last = 0n;
  return {
    next() {
      const fresh = BigInt(now() - EPOCH) << 22n;
      last = fresh > last ? fresh : last + 1n;
      return String(last);
    },
    above(id) {
      if (isSnowflake(id) && BigInt(id) > last) last = BigInt(id);
    },
  };
}

export const isSnowflake = (text: string): boolean => /^\d{17,20}$/.test(text);
/** Smaller ids are older; ids of the same length compare as text. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
