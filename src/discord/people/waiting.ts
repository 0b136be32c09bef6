import type { ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import { invites } from '../../matches/people/waiting.js';
import type { House } from '../house.js';
import { matchLine } from '../match/find-match.js';
import { boardLink } from '../match/watching.js';
import { escapeName } from '../render/escape.js';
import { roomFor } from '../render/lists.js';
import { moment } from '../render/time.js';
import { houseTranslator, matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { tell } from '../reply/reply.js';

/** How many are shown; the others move up as these are answered. */
const SHOWN = 15;

/** Every match in any server that is waiting for this person, oldest first, each with a link. */
export async function tellWaiting(interaction: ChatInputCommandInteraction, house: House): Promise<void> {
  const { client, user, locale } = interaction;
  const waiting = await house.directory.waitingFor(user.id);
  const say = houseTranslator(locale);
  const lines = await Promise.all(
    waiting.slice(0, SHOWN).map(async ({ match, since }) => {
      const server = client.guilds.cache.get(match.guild ?? '')?.name;
      const parts = [
        matchLine(match, matchTranslator(match, locale), invites(match, user.id) ? 'invited' : undefined),
        ...(server === undefined ? [] : [escapeName(server)]),
        moment(since, 'R'),
        (await boardLink(house, match)) ?? '',
      ];
      return `• ${parts.filter(part => part !== '').join(' · ')}`;
    }),
  );
  const head = say(text('waiting-for-you', { n: waiting.length }));
  const below = (more: number): string[] => (more === 0 ? [] : [say(text('league-more-rows', { n: more }))]);
  const room = LIMITS.content - [head, ...below(waiting.length)].join('\n').length - 1;
  const shown = lines.slice(0, roomFor(lines, room));
  await tell(interaction, [head, ...shown, ...below(waiting.length - shown.length)].join('\n'));
}
