import { z } from 'zod';
import { type Text, text } from '../../kernel/index.js';
import { Denied } from '../../locales/denied.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { gameFor, isInLobby, type Person, seatOf, seatsOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { deckPicked } from '../decks/find-deck.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { type Click, chosenIn, personOf, seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { showMenu } from '../menu/show.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { matchTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';
import { guestsAt } from './board.js';

/** `2.1`, `on.1`: a value, and the seat it's about. */
const AND_SEAT = z
  .string()
  .regex(/^(\d{1,3}|back|on|for)\.\d$/)
  .transform(arg => Number(arg.slice(-1)));

type Change = (house: House, match: string, person: Person, interaction: Click) => Promise<MatchRow>;

/** A change to a table, after which the player chooses a deck, or the match begins. */
const thenDeck = (verb: string, change: Change): ClickKind =>
  defineClick({
    verb,
    async run(interaction, { match }, house) {
      await change(house, match, personOf(interaction), interaction);
      await showMenu(interaction, house, await house.matches.look(match));
    },
  });

/** A change to a table, and a sentence that says so, unless the match begins with it. */
const thenNote = (verb: string, change: Change): ClickKind =>
  defineClick({
    verb,
    async run(interaction, { match }, house) {
      const after = await change(house, match, personOf(interaction), interaction);
      if (after.status === 'playing') return showMenu(interaction, house, await house.matches.look(match));
      await show(interaction, { content: matchTranslator(after, interaction.locale)(noteOf(after, interaction)) });
    },
  });

/** What came of it for the person who pressed: the table is closed, or a seat of it free. */
function noteOf(after: MatchRow, { user }: Click): Text {
  const { closed } = readTerms(after.terms);
  if (closed !== undefined) return text(closed === 'declined' ? 'note-declined' : 'note-withdrawn');
  return text(seatOf(after, user.id) === null ? 'note-left' : 'note-kicked');
}

/** A challenge is declined by the person it's for, and withdrawn by its host: all see the same button. */
async function refuse({ lobby, matches }: House, id: string, person: Person): Promise<MatchRow> {
  const { host } = await matches.row(id);
  return host === person.id ? lobby.withdraw(id, person) : lobby.decline(id, person);
}

/**
 * The same of a table: guests leave it. A host who would close it for others, or has several seats, is asked first what
 * they mean.
 */
const leave = defineClick({
  verb: 'leave',
  schema: { arg: z.enum(['', 'one']) },
  async run(interaction, { match: id, arg }, house) {
    const match = await house.matches.row(id);
    const own = seatsOf(match, interaction.user.id).length;
    const isHost = match.host === interaction.user.id && isInLobby(match);
    if (arg === '' && isHost && (own > 1 || guestsAt(match).length > 0))
      return show(interaction, closingQuestion(match, own, interaction.locale));
    const after = await house.lobby.stand(id, personOf(interaction));
    await show(interaction, { content: matchTranslator(after, interaction.locale)(noteOf(after, interaction)) });
  },
});

/** Asks a host before their table closes for everyone. */
function closingQuestion(match: MatchRow, own: number, locale: string): Body {
  const say = matchTranslator(match, locale);
  const close = button(idAbout('wdraw', match), say.plain(text('button-withdraw')), 'choice');
  const one = button(idAbout('leave', match, 'one'), say.plain(text('button-leave-one')), 'aside');
  return { content: say(text('ask-close-table')), components: rowsOf(own > 1 ? [close, one] : [close]) };
}

const kick: Change = ({ lobby }, match, person, interaction) =>
  lobby.kick(match, person, Number(chosenIn(interaction) || Number.NaN));

/** A list of decks that could not be changed by itself any more may be left when the match begins. */
const hasBegun = ({ status }: MatchRow): boolean => status === 'playing' || status === 'halted';

/** Another page of decks to choose from, or another of one's seats. */
const turnDecks = defineClick({
  verb: 'decks',
  schema: { page: WHOLE, arg: AND_SEAT },
  async run(interaction, { match: id, page, arg: wanted }, house) {
    const look = await house.matches.look(id);
    const { match } = look;
    seatAt(match, interaction);
    if (hasBegun(match)) return showMenu(interaction, house, look, { note: text('note-begun') });
    if (!isInLobby(match)) throw new Refused('closed');
    const seat = seatsOf(match, interaction.user.id).find(one => one === wanted);
    await showMenu(interaction, house, look, { page, seat });
  },
});

/** Why something was refused that the list itself can say, in words; undefined where it was done. @throws for any other reason */
async function refusal(work: Promise<unknown>): Promise<Text | undefined> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Denied && SAID_BY_LIST.includes(error.code)) return error.text;
    throw error;
  }
  return undefined;
}

/** Another may have been quicker to take a hero; and a deck may have been deleted or changed since it was listed. */
const SAID_BY_LIST: readonly string[] = ['decks-do-not-match', 'no-deck', 'deck-not-legal'];

/** A deck chosen in the private menu. */
const deck = defineClick({
  verb: 'deck',
  schema: { page: WHOLE, arg: AND_SEAT },
  async run(interaction, { match: id, arg: wanted }, house) {
    const match = await house.matches.row(id);
    if (hasBegun(match) && seatOf(match, interaction.user.id) !== null)
      return showMenu(interaction, house, await house.matches.look(id), { note: text('note-begun') });
    const own = seatsOf(match, interaction.user.id);
    // Seats move together where a host starts with fewer: a list that was open then is about one that is theirs no more.
    const seat = own.includes(wanted) ? wanted : own.find(one => match.seats[one]?.deck === null);
    const choose = async (): Promise<unknown> =>
      house.lobby.chooseDeck(id, personOf(interaction), await deckPicked(house, gameFor(match), interaction), seat);
    const note = await refusal(choose());
    const more = note === undefined ? {} : { note, seat };
    await showMenu(interaction, house, await house.matches.look(id), more);
  },
});

/** Clicks at a table before the first card. */
export const lobbyClicks: readonly ClickKind[] = [
  thenDeck('join', ({ lobby }, match, person) => lobby.join(match, person)),
  thenDeck('bot', ({ lobby }, match, person) => lobby.addPractice(match, person)),
  thenDeck('start', ({ lobby }, match, person) => lobby.start(match, person)),
  thenNote('nope', (house, match, person) => refuse(house, match, person)),
  thenNote('wdraw', ({ lobby }, match, person) => lobby.withdraw(match, person)),
  thenNote('kick', kick),
  leave,
  turnDecks,
  deck,
];
