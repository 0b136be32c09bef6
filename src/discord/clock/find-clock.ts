import { type Clock, clockNamed } from '../../matches/clock/absence.js';
import type { House } from '../house.js';
import { readSettings } from '../people/settings.js';

/** The clock that somebody has chosen; where they chose none, that of their server, or else the usual one. */
export async function clockMeant(
  { store }: Pick<House, 'store'>,
  guild: string | null,
  chosen: string | null,
  usual: string | null,
): Promise<Partial<Clock>> {
  const { clock } = readSettings(guild === null ? null : await store.guildSettings(guild));
  return clockNamed(chosen ?? clock ?? usual) ?? {};
}
