import { setTimeout } from 'node:timers/promises';
import {
  type ChatInputCommandInteraction,
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandSubcommandBuilder,
} from 'discord.js';
import { bugReport } from '../src/discord/bug.js';
import { concedeQuestion } from '../src/discord/clicks/table.js';
import { clockChoices } from '../src/discord/clock/choices.js';
import { clockCommand, nudgeCommand } from '../src/discord/clock/clock.js';
import type { SlashCommand } from '../src/discord/command.js';
import { handOverCommand, seatChoices } from '../src/discord/handover.js';
import type { House } from '../src/discord/house.js';
import { matching } from '../src/discord/matching.js';
import { completeMatch, matchLine, matchMeant, openMatches, whichFor } from '../src/discord/my-match.js';
import { ordersBody } from '../src/discord/orders/orders.js';
import { logBlocks } from '../src/discord/render/log.js';
import { replayBody, verdictOf } from '../src/discord/replay/replay.js';
import { tell } from '../src/discord/reply.js';
import { undoBody } from '../src/discord/undo/undo.js';
import { houseVoice, matchVoice } from '../src/discord/voice.js';
import { text, type Viewer } from '../src/kernel/index.js';
import { seatOf } from '../src/matches/matches.js';
import { Refused } from '../src/matches/refused.js';
import { LAPSES } from '../src/matches/terms.js';
import type { MatchRow } from '../src/store/port.js';

const plain = (id: string): string => houseVoice('en').plain(text(id));

const which = (subcommand: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder =>
  subcommand.addStringOption(option =>
    option.setName('match').setDescription('Which match, where you play several').setAutocomplete(true),
  );

const data = new SlashCommandBuilder()
  .setName('match')
  .setDescription('Your matches')
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    which(sub.setName('board').setDescription('Show where the board is, or post it again if it is gone')),
  )
  .addSubcommand(sub => sub.setName('list').setDescription('Your matches that are not over'))
  .addSubcommand(sub => which(sub.setName('log').setDescription('What has happened so far, as you may know it')))
  .addSubcommand(sub =>
    which(
      sub.setName('undo').setDescription('Take your last answer back: see first whether that is free or needs consent'),
    ),
  )
  .addSubcommand(sub =>
    which(sub.setName('replay').setDescription('Step through a match that is over, with everybody’s cards open')),
  )
  .addSubcommand(sub =>
    which(sub.setName('verify').setDescription('Check the secret and the shuffles of a match that is over')),
  )
  .addSubcommand(sub => which(sub.setName('concede').setDescription('Give up. You are asked once more')))
  .addSubcommand(sub =>
    which(
      sub
        .setName('handover')
        .setDescription('Among partners: somebody else plays on for a seat')
        .addUserOption(option =>
          option.setName('to').setDescription('Who plays on. Leave it out for a practice player'),
        )
        .addStringOption(option =>
          option.setName('seat').setDescription('Whose seat. Leave it out for your own').setAutocomplete(true),
        ),
    ),
  )
  .addSubcommand(sub =>
    which(
      sub
        .setName('clock')
        .setDescription('How long questions may wait. With options: propose another clock to the table')
        .addStringOption(option =>
          option
            .setName('clock')
            .setDescription('How long each question may wait')
            .addChoices(...clockChoices),
        )
        .addIntegerOption(option =>
          option
            .setName('minutes')
            .setDescription('The same in minutes, where none of these fits')
            .setMinValue(1)
            .setMaxValue(14 * 24 * 60),
        )
        .addIntegerOption(option =>
          option
            .setName('bank')
            .setDescription('Minutes that everybody has beside that, once for the whole match; 0 for none')
            .setMinValue(0)
            .setMaxValue(24 * 60),
        )
        .addStringOption(option =>
          option
            .setName('then')
            .setDescription('What happens when the time is up')
            .addChoices(LAPSES.map(lapse => ({ name: plain(`lapse-choice-${lapse}`), value: lapse }))),
        ),
    ),
  )
  .addSubcommand(sub => which(sub.setName('nudge').setDescription('Remind whoever your match waits for')))
  .addSubcommand(sub =>
    which(
      sub
        .setName('orders')
        .setDescription('Your standing orders here: questions that are answered for you. Only you see them'),
    ),
  )
  .addSubcommand(sub =>
    which(sub.setName('bug').setDescription('Get a file with all you may see of a match, to report what went wrong')),
  );

/** `/match board | list | log | undo | replay | verify | concede | handover | clock | nudge | orders | bug`. */
export const command: SlashCommand = {
  data: data.toJSON(),
  async run(interaction, house) {
    const { user, locale } = interaction;
    const what = interaction.options.getSubcommand();
    if (what === 'list') {
      const mine = await openMatches(house, user.id);
      const say = houseVoice(locale);
      const lines = await Promise.all(
        mine.map(async match => {
          const board = await house.store.board(match.id);
          const link =
            board === null || match.guild === null
              ? ''
              : ` · https://discord.com/channels/${match.guild}/${board.channel}/${board.message}`;
          return `• ${matchLine(match, matchVoice(match, locale))}${link}`;
        }),
      );
      return tell(interaction, lines.length === 0 ? say(text('match-none')) : lines.join('\n').slice(0, 2000));
    }
    const match = await matchMeant(interaction, house, whichFor(what));
    const say = matchVoice(match, locale);
    const seat = seatOf(match, user.id);
    if (what === 'board') {
      house.boards.changed(match.id);
      // A board that takes long is no reason to leave the question unanswered.
      await Promise.race([house.boards.drawn(match.id), setTimeout(2000, undefined, { ref: false })]);
      const board = await house.store.board(match.id);
      if (board === null) throw new Refused('no-match');
      return tell(
        interaction,
        `${say(text('match-board'))} https://discord.com/channels/${match.guild}/${board.channel}/${board.message}`,
      );
    }
    // A match that is over is open to everybody.
    if (what === 'replay') return tell(interaction, await replayBody(house, match, 0, locale));
    if (what === 'verify') return tell(interaction, await verdictOf(house, match, locale));
    if (what === 'handover') return handOverCommand(interaction, house, match);
    if (what === 'log') return tellLog(interaction, house, match, seat ?? 'public');
    if (seat === null) throw new Refused('not-at-table');
    if (what === 'concede') {
      if (match.status === 'over' || match.status === 'withdrawn') throw new Refused('over');
      if (match.status !== 'playing' && match.status !== 'halted') throw new Refused('not-started');
      return tell(interaction, concedeQuestion(match, locale));
    }
    if (what === 'clock') return clockCommand(interaction, house, match);
    if (what === 'nudge') return nudgeCommand(interaction, house, match);
    if (what === 'orders') return tell(interaction, await ordersBody(house, user.id, match, locale));
    if (what === 'undo')
      return tell(interaction, await undoBody(house, await house.matches.look(match.id), user.id, locale));
    await tell(interaction, await bugReport(house, match, seat, locale));
  },
  async complete(interaction, house) {
    if (interaction.options.getFocused(true).name !== 'seat') return completeMatch(interaction, house);
    const match = await matchMeant(interaction, house, 'seats').catch(() => null);
    return match === null ? [] : matching(interaction.options.getFocused(), seatChoices(match));
  },
};

/** What has happened so far, as somebody may know it. */
async function tellLog(interaction: ChatInputCommandInteraction, house: House, match: MatchRow, viewer: Viewer) {
  const log = await house.store.log(match.id, 0, match.lines);
  const blocks = logBlocks(log, matchVoice(match, interaction.locale), viewer);
  if (blocks.length === 0) throw new Refused('not-started');
  // The end of the story first: that is what people look for.
  for (const block of blocks.slice(-3)) await tell(interaction, block);
}
