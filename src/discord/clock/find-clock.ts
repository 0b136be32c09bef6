import { type Clock, clockNamed } from '../../matches/clock/absence.js';
import type { House } from '../house.js';

/** The clock that somebody has chosen; where they chose none, that of their server, or else the usual one. */
export async function clockMeant(
  { servers }: Pick<House, 'servers'>,
  guild: string | null,
  chosen: string | null,
  usual: string | null,
): Promise<Partial<Clock>> {
  const { clock } = await servers.settings(guild);
  return clockNamed(chosen ?? clock ?? usual) ?? {};
}
