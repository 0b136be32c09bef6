import blossom from 'edmonds-blossom-fixed';
import type { Random } from '../../kernel/index.js';

/** What it costs to pair two, from the gravest to the least: nothing of a lower kind outweighs anything of a higher. */
export interface Cost {
  /** Byes that the player due for one has had. */
  readonly byes: number;
  /** Times they have met. */
  readonly meetings: number;
  /** How many scores are below that of the player due for a bye. */
  readonly above: number;
  /** How far apart they stand. */
  readonly gap: number;
}

/** Among pairings that are as good, chance decides by up to so much a pair. */
const JITTER = 1000;

/**
 * The pairing of an even number of places that costs least: by byes, then by meetings, then by who stands lower for
 * the bye, then by squared gaps, then by chance. By place, with whom it is paired.
 */
export function cheapest(places: number, cost: (one: number, other: number) => Cost, random: Random): number[] {
  if (places % 2 !== 0) throw new RangeError('an even number of places can be paired');
  const pairs: { one: number; other: number; cost: Cost; jitter: number }[] = [];
  for (let one = 0; one < places; one++)
    for (let other = one + 1; other < places; other++)
      pairs.push({ one, other, cost: cost(one, other), jitter: random.int(JITTER) });
  if (pairs.length === 0) return [];
  // Each weight is more than all that is lighter can come to in one pairing.
  const tables = places / 2;
  const most = (of: (cost: Cost) => number): number => Math.max(...pairs.map(pair => of(pair.cost)));
  const gapWeight = tables * JITTER + 1;
  const aboveWeight = tables * gapWeight * most(({ gap }) => gap ** 2) + gapWeight;
  const meetingWeight = aboveWeight * (most(({ above }) => above) + 1);
  const byeWeight = meetingWeight * (tables * most(({ meetings }) => meetings) + 1);
  const sum = ({ cost: { byes, meetings, above, gap }, jitter }: (typeof pairs)[number]): number =>
    byes * byeWeight + meetings * meetingWeight + above * aboveWeight + gap ** 2 * gapWeight + jitter;
  const top = Math.max(...pairs.map(sum));
  if (!Number.isSafeInteger(top * places)) throw new RangeError('too many, or too far apart, to be paired exactly');
  return blossom(
    pairs.map(pair => [pair.one, pair.other, top - sum(pair)] as const),
    true,
  );
}
