import type { Interaction } from 'discord.js';
import type { MatchRow } from '../../store/port.js';
import type { House } from '../house.js';
import { spokenHere } from '../people/languages.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';

/** Says what everyone in the channel reads of a match, in the server's language, no matter who clicked. */
export const aloud = async (interaction: Interaction, house: House, match: MatchRow): Promise<Translator> =>
  matchTranslator(match, await spokenHere(house, interaction));
