import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isOver, type MatchRow, OPEN, type Store } from '../../store/port.js';
import type { Lobby } from '../lobby/lobby.js';
import { FORMER, isFormer } from '../lobby/seats.js';
import { goesOn } from '../lobby/series.js';
import { readTerms } from '../lobby/terms.js';
import { gaveUp, isInLobby, type Matches, type Person, seatsOf } from '../matches.js';

/** Whether somebody who sat at a match, or had a seat there before a practice bot stood in, has been forgotten since. */
export const hasForgotten = ({ seats, terms }: Pick<MatchRow, 'seats' | 'terms'>): boolean =>
  [...seats.map(({ player }) => player), ...Object.values(readTerms(terms).away ?? {})].some(isFormer);

/** More matches than anybody sits at: a series goes on by itself when one of its matches is given up. */
const MOST = 200;

/**
 * Somebody goes for good, and wants to be forgotten: their tables that have not begun are closed or left, their matches
 * given up, and what is stored about them is removed. Results of others stand.
 */
export async function bidFarewell(
  { store, matches, lobby }: { store: Store; matches: Matches; lobby: Lobby },
  person: Person,
): Promise<void> {
  const given = new Set<string>();
  for (let left = 0; left < MOST; left++) {
    const open = await store.matchesOf({ player: person.id, status: OPEN });
    const match = open.find(({ id }) => !given.has(id));
    if (match === undefined) break;
    if (isInLobby(match)) {
      await lobby.stand(match.id, person);
      continue;
    }
    given.add(match.id);
    const look = await matches.look(match.id);
    // Where they gave up before, others may still be playing.
    const plays = !isOver(look.match) && seatsOf(look.match, person.id).some(seat => !gaveUp(look).includes(seat));
    const after = plays ? await matches.concede(match.id, person.id) : look;
    if (goesOn(after.match)) await lobby.continueSeries(match.id);
  }
  await forget(store, person.id);
}

/**
 * There may be a million matches of others to look through: everybody else has their turn in between. Killed on the
 * way, the person is still there, and can ask for it again.
 */
async function forget(store: Store, person: string): Promise<void> {
  const alias = `${FORMER}${randomBytes(6).toString('hex')}`;
  for (let after: string | null = ''; after !== null; after = await store.forgetAmong(person, alias, after))
    await setImmediate();
  for (const { id } of await store.nights({})) {
    await store.forgetInNight(id, person, alias);
    await setImmediate();
  }
  await store.forget(person, alias);
}
