import type { ChatInputCommandInteraction } from 'discord.js';
import { type Game, type Text, text } from '../../kernel/index.js';
import type { Person } from '../../matches/matches.js';
import { type Named, oneOf, titled, type Values } from '../define/options.js';
import { nameOf } from '../define/people.js';
import type { House } from '../house.js';
import { gameIn, gameOption } from '../lobby/options.js';
import { readPreferences } from '../people/settings.js';
import type { Translator } from '../render/translator.js';
import { gameTranslator } from '../render/translators.js';
import { StatsRefused } from './refused.js';

/** What statistics somebody asks for: of which game, and of one server or of all. */
export interface Scope {
  readonly game: Game;
  /** Empty for everywhere. */
  readonly guild: string;
  readonly where: Text;
  readonly say: Translator;
}

/** The options of what is asked of one game, and of what is asked at all. */
export const whereOption = { where: oneOf(titled('where', ['here', 'everywhere'])) };
export const scopeOptions = { game: gameOption(), ...whereOption };
type Given = Values<typeof whereOption> & { readonly game?: string | null };

/** What is left open is the game they finished a match of last, and the server where they ask. */
export async function scopeOf(
  { guildId, locale, user }: ChatInputCommandInteraction,
  given: Given,
  { directory }: Pick<House, 'directory'>,
): Promise<Scope> {
  const game = gameIn(given.game ?? (await directory.lastPlayed(user.id)));
  const everywhere = given.where === 'everywhere' || guildId === null;
  return {
    game,
    guild: everywhere ? '' : guildId,
    where: text(everywhere ? 'stats-everywhere' : 'stats-here'),
    say: gameTranslator(game, locale),
  };
}

/** The person named, who may keep their numbers to themselves. @throws StatsRefused */
export async function named(
  interaction: ChatInputCommandInteraction,
  { user, member }: Named,
  house: House,
): Promise<Person> {
  if (user.bot) throw new StatsRefused('stats-of-a-bot');
  const name = nameOf(user, member);
  const { tables } = readPreferences(await house.people.chosenBy(user.id));
  if (tables === 'hidden' && user.id !== interaction.user.id) throw new StatsRefused('stats-hidden', { name });
  return { id: user.id, name };
}
