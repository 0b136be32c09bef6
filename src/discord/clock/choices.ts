import { text } from '../../kernel/index.js';
import { type Clock, clockNamed, clockNames } from '../../matches/absence.js';
import type { House } from '../house.js';
import { readSettings } from '../settings.js';
import { houseVoice } from '../voice.js';

/** Instead of a clock: people are waited for. */
const NEVER = 'never';

/** Every clock as choices of a command's option. */
export const clockChoices: readonly { name: string; value: string }[] = [...clockNames, NEVER].map(value => ({
  name: houseVoice('en').plain(text(`clock-${value}`)),
  value,
}));

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
