import type { ChatInputCommandInteraction } from 'discord.js';
import { z } from 'zod';
import { type CardSet, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { defineClick } from '../define/click.js';
import { guildOf, SERVER } from '../define/requires.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { houseTranslator } from '../render/translators.js';
import { promising, show, tell } from '../reply/reply.js';
import { sizeOf } from './size.js';

/** What `/set` asks of everyone who uses it, and of their clicks. */
export const BY_MANAGERS = { ...SERVER, member: 'ManageGuild' } as const;

/** A set in the id of a button: one that has replaced it since is another. */
const markOf = ({ hash }: CardSet): string => hash.slice(0, 32);

const idOf = (set: CardSet, arg: 'yes' | 'no'): string => encodeId({ verb: 'setrm', subject: markOf(set), arg });

/** Asks before a set is removed, with what it means for matches. */
export async function askToRemove(
  interaction: ChatInputCommandInteraction,
  set: CardSet,
  { directory }: House,
): Promise<void> {
  const say = houseTranslator(interaction.locale);
  // All open matches of the server are looked through.
  const open = await promising(interaction, directory.openWith(guildOf(interaction), set));
  await tell(interaction, {
    content: [text('ask-remove-set', { name: set.name, size: sizeOf(set) }), text('set-remove-means', { open })]
      .map(part => say(part))
      .join('\n'),
    components: rowsOf([
      button(idOf(set, 'no'), say.plain(text('button-keep-set')), 'choice'),
      button(idOf(set, 'yes'), say.plain(text('button-remove-set')), 'danger'),
    ]),
  });
}

/** What was answered to that. */
export const removeClick = defineClick({
  verb: 'setrm',
  subject: 'set',
  requires: BY_MANAGERS,
  schema: { arg: z.enum(['yes', 'no']) },
  async run(interaction, { set: mark, arg }, { sets }) {
    const guild = guildOf(interaction);
    const found = (await sets.ofGame(guild, null)).find(set => markOf(set) === mark);
    if (found === undefined) throw new Refused('set-changed');
    if (arg === 'yes') await sets.remove(guild, found);
    const note = text(arg === 'yes' ? 'set-removed' : 'set-kept', { name: found.name });
    await show(interaction, { content: houseTranslator(interaction.locale)(note), components: [] });
  },
});
