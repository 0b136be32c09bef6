import type { ChatInputCommandInteraction } from 'discord.js';
import type { Game, Text } from '../../kernel/index.js';
import { text } from '../../kernel/index.js';
import { nameOf } from '../click.js';
import type { House } from '../house.js';
import { DEFAULTS, gameNamed } from '../named.js';
import type { Say } from '../render/say.js';
import { readPreferences } from '../settings.js';
import { gameVoice } from '../voice.js';
import { StatsRefused } from './refused.js';

/** What statistics somebody asks for: of which game, and of one server or of all. */
export interface Asked {
  readonly game: Game;
  /** Empty for everywhere. */
  readonly guild: string;
  readonly where: Text;
  readonly say: Say;
}

export function asked({ options, guildId, locale }: ChatInputCommandInteraction): Asked {
  const game = gameNamed(options.getString('game') ?? DEFAULTS.game);
  const everywhere = options.getString('where') === 'everywhere' || guildId === null;
  return {
    game,
    guild: everywhere ? '' : guildId,
    where: text(everywhere ? 'stats-everywhere' : 'stats-here'),
    say: gameVoice(game, locale),
  };
}

/** Somebody whose numbers are asked for. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

export const oneself = ({ user, member }: ChatInputCommandInteraction): Subject => ({
  id: user.id,
  name: nameOf(user, member as never),
});

/** The person named, who may keep their numbers to themselves. @throws StatsRefused */
export async function named(interaction: ChatInputCommandInteraction, house: House): Promise<Subject> {
  const user = interaction.options.getUser('who', true);
  if (user.bot) throw new StatsRefused('stats-of-a-bot');
  const member = interaction.options.getMember('who');
  const name = member !== null && 'displayName' in member ? member.displayName : user.displayName;
  const { tables } = readPreferences(await house.store.playerPreferences(user.id));
  if (tables === 'hidden' && user.id !== interaction.user.id) throw new StatsRefused('stats-hidden', { name });
  return { id: user.id, name };
}
