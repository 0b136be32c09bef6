import type {
  ChatInputCommandInteraction,
  CommandInteractionOption as Named,
  User,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import { type Level, type Text, text } from '../../kernel/index.js';
import type { Opening } from '../../matches/lobby/lobby.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { Refused, type RefusedCode } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { boardFirst } from '../board/first.js';
import { clockMeant } from '../clock/find-clock.js';
import { gameNamed } from '../define/by-value.js';
import { type Click, nameOf, personOf } from '../define/people.js';
import type { House } from '../house.js';
import { showFirstMenu, showMenu } from '../menu/show.js';
import { mayStart } from './starting.js';

/**
 * A table as its host wants it. What is left out is as usual: one match, its decks chosen afterwards, for all to see, and the
 * server's timer. `timer`: another one, by its name.
 */
export type Wishes = Omit<Opening, 'guild' | 'channel' | 'host' | 'clock' | 'bank' | keyof typeof USUAL> &
  Partial<typeof USUAL> & { readonly timer?: string | null };

const USUAL: Pick<Opening, 'deck' | 'secretDecks' | 'bestOf'> = { deck: null, secretDecks: false, bestOf: 1 };

type Opponent = Opening['opponent'];
type From = ChatInputCommandInteraction | UserContextMenuCommandInteraction | Click;

/** Where partners play, nobody's absence holds up the others for longer. */
const TIMER_OF_PARTNERS = 'a-day';

/** Opens a table where a command was used or a button pressed, and asks its host for a deck. */
export async function challenge(interaction: From, house: House, { timer = null, ...wishes }: Wishes): Promise<void> {
  const alone = wishes.opponent === 'practice' || wishes.seats === 1;
  await mayStart(interaction, house, alone ? 'alone' : 'table');
  const usual = gameNamed(wishes.game).partners === true ? TIMER_OF_PARTNERS : null;
  const match = await house.lobby.open({
    ...USUAL,
    ...wishes,
    ...(await clockMeant(house, interaction.guildId, timer, usual)),
    // Who names an opponent wants to play with them alone.
    ...(wishes.opponent !== null && { seats: 2 }),
    guild: interaction.guildId,
    channel: interaction.channelId as string,
    host: personOf(interaction),
  });
  if (match.status === 'playing') return showFirstMenu(interaction, house, match.id);
  await boardFirst(house, match.id);
  await showMenu(interaction, house, await house.matches.look(match.id), { note: postedNote(match) });
}

/** What its host is told of a table for which others are yet to come. Who wants no pings need not say so to everybody. */
export function postedNote({ terms }: MatchRow): Text {
  const { invited, hushed } = readTerms(terms);
  if (invited === null || hushed !== true) return text('challenge-posted');
  return text('challenge-posted-quietly', { who: text('person-mention', { id: invited }) });
}

/**
 * A person as an opponent: a bot is the practice bot when it is ours, and nobody to play with otherwise. Nor are
 * people outside the server: they would not see the challenge. @throws Refused, for those as `outside` says
 */
export function opponentOf(
  { client }: From,
  { user, member }: Pick<Named, 'member'> & { user: User },
  outside: RefusedCode = 'not-in-server',
): Opponent {
  if (user.id === client.user.id) return 'practice';
  if (user.bot) throw new Refused('bot-opponent');
  if (member == null) throw new Refused(outside, { name: user.displayName });
  return { id: user.id, name: nameOf(user, member) };
}

/** Who is challenged, at which level: only the practice bot has any, and who names a level means it. @throws Refused */
export function opponentAt(level: Level | null, opponent: Opponent): Pick<Opening, 'opponent' | 'level'> {
  if (level === null) return { opponent };
  if (opponent !== null && opponent !== 'practice') throw new Refused('level-of-a-person');
  return { opponent: 'practice', level };
}
