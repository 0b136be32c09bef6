import { cardAt, ensure, ensureSeat } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState, InPlay, Lasting, Step } from '../state.js';
import type { Written, WrittenStep } from './schema.js';

/** Where a round stands. */
export function readStep(written: WrittenStep, { play, players }: ChampionsState, pool: Pool): Step {
  if ('seat' in written) ensureSeat(written.seat, players.length, 'position.step.seat');
  if (written.at !== 'minions activate') return written;
  const minions = play.filter(one => one.engaged === written.seat && pool.get(one.card)?.kind !== 'obligation');
  const { length } = minions;
  ensure(
    written.done <= length,
    'position.step.done',
    `${length} minions are engaged with seat ${written.seat}: at most ${length}`,
  );
  return { ...written, done: minions.slice(0, written.done).map(({ id }) => id) };
}

/** Brings minions into the order in which they came into play, which they share with no other card. */
export function readAge(age: NonNullable<Written['age']>, play: InPlay[], pool: Pool): void {
  const isMinion = (one: InPlay): boolean =>
    one.engaged !== null && one.host === null && pool.get(one.card)?.kind !== 'obligation';
  const places = play.flatMap((one, place) => (isMinion(one) ? [place] : []));
  const listed = [...age].sort((one, other) => one - other);
  ensure(
    listed.length === places.length && places.every((place, n) => place === listed[n]),
    'position.age',
    `each minion once: ${places.join(', ')}`,
  );
  const sorted = age.map(place => play[place] as InPlay);
  for (const [n, place] of places.entries()) play[place] = sorted[n] as InPlay;
}

/** What lasts until the end of a phase or round. */
export function readLasting(
  row: Written['lasting'][number],
  { play, players }: ChampionsState,
  pool: Pool,
  path: string,
): Lasting {
  const { of, stat: which, by, trait, discount, only, blank, ...rest } = row;
  cardAt(pool, row.source, `${path}.source`);
  ensure((which === undefined) === (by === undefined), path, '"stat" and "by" go together');
  ensure(
    [which, trait, discount, blank].some(one => one !== undefined),
    path,
    'give "stat" and "by", "trait", "discount" or "blank"',
  );
  if ('seat' in of) ensureSeat(of.seat, players.length, `${path}.of.seat`);
  return {
    ...rest,
    of: 'card' in of ? { card: at(play, of.card, `${path}.of.card`).id } : of,
    ...(which !== undefined && { stat: which }),
    ...(by !== undefined && { by }),
    ...(trait !== undefined && { trait }),
    ...(discount !== undefined && { discount }),
    ...(only !== undefined && { only }),
    ...(blank !== undefined && { blank }),
  };
}

/** The card in play at a place of the order in which they were put there. */
function at(play: readonly InPlay[], index: number, path: string): InPlay {
  const found = play[index];
  ensure(found !== undefined, path, `there are only ${play.length} cards in play`);
  return found;
}
