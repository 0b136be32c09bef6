import { text } from '../../kernel/index.js';
import { type Clock, clockNamed, clockNames } from '../../matches/absence.js';
import { houseVoice } from '../voice.js';

/** Instead of a clock: people are waited for. */
const NEVER = 'never';

/** Every clock as choices of a command's option. */
export const clockChoices: readonly { name: string; value: string }[] = [...clockNames, NEVER].map(value => ({
  name: houseVoice('en').plain(text(`clock-${value}`)),
  value,
}));

/** The clock that somebody has chosen; where they chose none, the usual one. */
export const clockMeant = (chosen: string | null, usual: string | null): Partial<Clock> =>
  clockNamed(chosen ?? usual) ?? {};
