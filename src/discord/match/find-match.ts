import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { type Text, text } from '../../kernel/index.js';
import type { Which } from '../../matches/lobby/directory.js';
import { gameFor } from '../../matches/matches.js';
import { waitsSince } from '../../matches/people/waiting.js';
import { overRefusal } from '../../matches/play/checks.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow, MatchStatus } from '../../store/port.js';
import { matching } from '../define/matching.js';
import { words } from '../define/options.js';
import { isFor } from '../define/places.js';
import type { House } from '../house.js';
import { matchTranslator } from '../render/translators.js';

type Asking = ChatInputCommandInteraction | AutocompleteInteraction;

/**
 * The match a command means: the one it names, else the one of this channel or thread, else the newest. With `strict`,
 * a thread means its own match or none. With `asked`, those that wait for its user come first. @throws Refused
 */
export async function matchMeant(
  interaction: Asking,
  house: House,
  which: Which,
  typed: string | null,
  { strict = false, asked = false }: { readonly strict?: boolean; readonly asked?: boolean } = {},
): Promise<MatchRow> {
  if (typed !== null) {
    const match = await house.matches.row(typed);
    if (!isFor(match, interaction)) throw new Refused('no-match');
    return match;
  }
  const seated = await house.directory.of(interaction.user.id, which);
  const mine = asked ? waitingFirst(seated, interaction.user.id) : seated;
  // What all may know of a match is for those who watch it, too.
  const watched = which === 'open' || which === 'seats' ? [] : await matchesHere(interaction, house, which);
  for (const match of [...mine, ...watched]) {
    const board = await house.boards.of(match.id);
    if ([match.channel, board?.channel, board?.thread].includes(interaction.channelId)) return match;
  }
  const over = which === 'open' ? await overHere(interaction, house) : undefined;
  if (over !== undefined) throw overRefusal(over);
  if (strict && interaction.channel?.isThread() === true) throw new Refused('none-in-thread');
  const [newest] = mine;
  if (newest === undefined) {
    const open = which === 'told' ? await house.directory.of(interaction.user.id, 'open') : [];
    throw new Refused(which === 'over' ? 'none-over' : open.length > 0 ? 'not-started' : 'no-match');
  }
  return newest;
}

function waitingFirst(matches: readonly MatchRow[], person: string): MatchRow[] {
  const waits = (match: MatchRow): boolean => waitsSince(match, person) !== null;
  return [...matches.filter(waits), ...matches.filter(match => !waits(match))];
}

/** The match that is over in whose thread a command was used: no other is meant there. */
async function overHere(interaction: Asking, house: House): Promise<MatchRow | undefined> {
  if (interaction.channel?.isThread() !== true) return undefined;
  for (const match of await matchesHere(interaction, house, 'over'))
    if ([match.channel, (await house.boards.of(match.id))?.thread].includes(interaction.channelId)) return match;
  return undefined;
}

/** Matches of the channel that a command was used in, or of the one that its thread hangs on; a thread's own first. */
async function matchesHere({ channel, channelId }: Asking, { directory }: House, which: Which): Promise<MatchRow[]> {
  // Tables of league nights belong to their threads, all others to the channel.
  const places = [channelId, ...(channel?.isThread() === true && channel.parentId !== null ? [channel.parentId] : [])];
  return (await Promise.all(places.map(place => directory.in(place, which)))).flat();
}

/** A match in one line: who plays what, and how it stands, or what it waits for from the reader. */
export function matchLine(
  match: MatchRow,
  say: (said: Text) => string,
  stands: MatchStatus | 'your-turn' | 'invited' = match.status,
): string {
  const names = match.seats.map(({ seat, player }) => (player === null ? '…' : say(text('seat', { seat: { seat } }))));
  return `${names.join(' – ')} · ${say(gameFor(match).title)} · ${say(text(`match-${stands}`))}`;
}

/** An option that names one of a person's matches. */
export const matchOption = (which: Which) =>
  words({
    async suggest({ typed, interaction, house }) {
      const mine = await house.directory.of(interaction.user.id, which);
      const choices = mine.map(match => ({
        name: matchLine(match, matchTranslator(match, interaction.locale).plain),
        value: match.id,
      }));
      return matching(typed, choices);
    },
  });
