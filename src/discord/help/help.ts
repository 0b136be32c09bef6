import type { RepliableInteraction } from 'discord.js';
import { games } from '../../games/index.js';
import { text } from '../../kernel/index.js';
import { defineClick } from '../define/click.js';
import { chosenIn } from '../define/people.js';
import type { House } from '../house.js';
import { leadTo } from '../lessons/next.js';
import { rowsOf, select } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';
import { inviteLink } from '../start/invite.js';

/** What there is to read, in the order in which people look for it. */
export const TOPICS = [
  'play',
  'quests',
  'scenario',
  'decks',
  'look',
  'manners',
  'league',
  'stats',
  'fair',
  'cards',
  'privacy',
  'invite',
] as const;
type Topic = (typeof TOPICS)[number];

/** One phone screen: what this is, three ways to begin, and a list of topics. With a topic, that is told instead. */
export function helpBody(interaction: RepliableInteraction, house: House, topic: Topic | null): Body {
  const { locale, applicationId } = interaction;
  const say = houseTranslator(locale);
  const list = games.map(game => gameTranslator(game, locale)(game.title));
  const title = say.plain(text(topic === null ? 'help-title' : `help-${topic}`));
  const told =
    topic === null
      ? [say(text('help-text', { games: { list } })), say(text(interaction.inGuild() ? 'help-start' : 'help-start-dm'))]
      : topic === 'invite'
        ? invitation(house, applicationId, say)
        : [say(text(`help-${topic}.text`))];
  const entries = TOPICS.map(id => ({ value: id, label: say.plain(text(`help-${id}`)), chosen: id === topic }));
  const starts = rowsOf((['learn', 'friend', 'team'] as const).map(verb => leadTo(verb, say)));
  return {
    embeds: [{ title, description: told.join('\n\n') }],
    components: [
      ...(interaction.inGuild() ? starts : []),
      select(encodeId({ verb: 'help', subject: 'new' }), say.plain(text('help-pick')), entries),
    ],
  };
}

const invitation = (house: House, application: string, say: ReturnType<typeof houseTranslator>): string[] =>
  house.isLocal ? [say(text('help-invite-local'))] : [say(text('help-invite.text')), inviteLink(application)];

/** The topic that was picked. */
export const helpClick = defineClick({
  verb: 'help',
  subject: 'new',
  run: (interaction, _id, house) =>
    show(interaction, helpBody(interaction, house, TOPICS.find(id => id === chosenIn(interaction)) ?? null)),
});
