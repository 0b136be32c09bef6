import { messageLink, subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import { seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { boardFirst } from '../board/first.js';
import { action } from '../define/command.js';
import type { House } from '../house.js';
import { linkTo } from '../render/link.js';
import { asManyAsFit } from '../render/lists.js';
import { logBlocks } from '../render/log.js';
import { houseTranslator, matchTranslator } from '../render/translators.js';
import { replayBody, verdictOf } from '../replay/replay.js';
import { LIMITS } from '../reply/limits.js';
import { tell } from '../reply/reply.js';
import { botPosts } from '../start/permissions.js';
import { matchLine } from './find-match.js';
import { onMatch } from './on-match.js';

// What `/match` shows, to spectators too.

/** Messages that a log takes. */
const BLOCKS = 3;

/** Where a match's board stands; null where it has none (yet). */
export async function boardLink({ boards }: House, { id, guild }: MatchRow): Promise<string | null> {
  const board = await boards.of(id);
  return board === null || guild === null ? null : messageLink(board.channel, board.message, guild);
}

export const list = action({
  async run(interaction, _options, house) {
    const { user, locale } = interaction;
    const mine = await house.directory.of(user.id, 'open');
    const waiting = new Set((await house.directory.waitingFor(user.id)).map(({ match }) => match.id));
    const lines = await Promise.all(
      mine.map(async match => {
        const isTheirs = match.status === 'playing' && waiting.has(match.id);
        const line = matchLine(match, matchTranslator(match, locale), isTheirs ? 'your-turn' : undefined);
        const link = await boardLink(house, match);
        return `• ${link === null ? line : linkTo(line, link)}`;
      }),
    );
    const say = houseTranslator(locale);
    const told = asManyAsFit(lines, LIMITS.content, say, { counting: 'league-more-rows' });
    await tell(interaction, lines.length === 0 ? say(text('match-none')) : told.join('\n'));
  },
});

export const board = onMatch({
  async run(interaction, match, house) {
    if (await house.boards.isLost(match)) {
      botPosts(interaction);
      await house.matches.move(match.id, interaction.user.id, interaction.guildId, interaction.channelId);
    }
    await house.boards.renew(match.id);
    await boardFirst(house, match.id);
    const link = await boardLink(house, match);
    if (link === null) throw new Refused('no-match');
    await tell(interaction, `${matchTranslator(match, interaction.locale)(text('match-board'))} ${link}`);
  },
});

/** What has happened so far, as far as this viewer may know. */
export const log = onMatch({
  which: 'told',
  async run(interaction, match, house) {
    const viewer = seatOf(match, interaction.user.id) ?? 'public';
    const lines = await house.records.log(match);
    const blocks = logBlocks(lines, matchTranslator(match, interaction.locale), viewer);
    if (blocks.length === 0) throw new Refused('not-started');
    // The end of the story: that is what people look for.
    if (blocks.length > BLOCKS)
      await tell(interaction, subtext(matchTranslator(match, interaction.locale)(text('match-log-latest'))));
    for (const block of blocks.slice(-BLOCKS)) await tell(interaction, block);
  },
});

// Finished matches are open to everyone.

export const replay = onMatch({
  which: 'over',
  run: async (interaction, match, house) => tell(interaction, await replayBody(interaction, house, match, 0)),
});

/** What is checked is named: without an option it's the match of the thread or the newest, and never one under way. */
export const verify = onMatch({
  which: 'over',
  async run(interaction, match, house) {
    const { user, locale, options } = interaction;
    const named = (one: MatchRow): string => matchLine(one, matchTranslator(one, locale));
    const lines = [named(match), await verdictOf(interaction, house, match)];
    const [running] = options.getString('match') === null ? await house.directory.of(user.id, 'seats') : [];
    if (running !== undefined) lines.push(named(running), houseTranslator(locale)(text('verify-later')));
    await tell(interaction, lines.join('\n'));
  },
});
