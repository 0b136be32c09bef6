import { channelMention, DiscordAPIError } from 'discord.js';
import { text } from '../../kernel/index.js';
import { seatOf } from '../../matches/matches.js';
import { defineClick } from '../define/click.js';
import type { House } from '../house.js';
import { showMenu } from '../menu/show.js';
import { logBlocks } from '../render/log.js';
import { matchTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';

/** Lines of the log that a new spectator is shown. */
const LATELY = 30;

/** Somebody follows a match: its thread is theirs to read from now on, and they are told what has happened so far. */
export const watchClick = defineClick({
  verb: 'watch',
  async run(interaction, { match: id }, house) {
    const match = await house.matches.row(id);
    const { user, locale } = interaction;
    // Players have a better seat.
    if (seatOf(match, user.id) !== null) return showMenu(interaction, house, await house.matches.look(id));
    const say = matchTranslator(match, locale);
    const thread = (await house.boards.of(id))?.thread ?? null;
    const isIn = thread !== null && (await joined(house, thread, user.id));
    const log = await house.records.lately(match, LATELY);
    const where = isIn ? `${say(text('watch-thread'))} ${channelMention(thread)}` : say(text('watch-here'));
    await tell(interaction, where);
    for (const block of logBlocks(log, say).slice(-1)) await tell(interaction, block);
  },
});

/** Whether somebody could be taken into a thread; where the bot may not, or it is closed, the board is enough. */
async function joined({ boards, log }: House, thread: string, user: string): Promise<boolean> {
  try {
    return await boards.admit(thread, user);
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.warn({ thread, code: error.code }, 'a watcher could not be taken into the thread');
    return false;
  }
}
