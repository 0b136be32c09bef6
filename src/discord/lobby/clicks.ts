import { z } from 'zod';
import { type Text, text } from '../../kernel/index.js';
import { gameFor, isInLobby, type Person, seatOf, seatsOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { deckIn } from '../decks/find-deck.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { type Click, chosenIn, personOf, seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { showMenu } from '../menu/show.js';
import { matchTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';

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
const thenNote = (verb: string, note: string, change: Change): ClickKind =>
  defineClick({
    verb,
    async run(interaction, { match }, house) {
      const after = await change(house, match, personOf(interaction), interaction);
      if (after.status === 'playing') return showMenu(interaction, house, await house.matches.look(match));
      await tell(interaction, matchTranslator(after, interaction.locale)(text(note)));
    },
  });

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

/** Why something was refused, in words; undefined where it was done. @throws for any other reason */
async function refusal(work: Promise<unknown>, code: Refused['code']): Promise<Text | undefined> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refused && error.code === code) return error.text;
    throw error;
  }
  return undefined;
}

/** A deck chosen in the private menu. */
const deck = defineClick({
  verb: 'deck',
  schema: { page: WHOLE, arg: AND_SEAT },
  async run(interaction, { match: id, arg: seat }, house) {
    const match = await house.matches.row(id);
    if (hasBegun(match) && seatOf(match, interaction.user.id) !== null)
      return showMenu(interaction, house, await house.matches.look(id), { note: text('note-begun') });
    const { deck: chosen } = await deckIn(house, gameFor(match), chosenIn(interaction), interaction.user.id);
    // Another may have been quicker: the list says so itself, and what is left.
    const note = await refusal(house.lobby.chooseDeck(id, personOf(interaction), chosen, seat), 'decks-do-not-match');
    const more = note === undefined ? {} : { note, seat };
    await showMenu(interaction, house, await house.matches.look(id), more);
  },
});

/** Clicks at a table before the first card. */
export const lobbyClicks: readonly ClickKind[] = [
  thenDeck('join', ({ lobby }, match, person) => lobby.join(match, person)),
  thenDeck('bot', ({ lobby }, match, person) => lobby.addPractice(match, person)),
  thenDeck('start', ({ lobby }, match, person) => lobby.start(match, person)),
  thenNote('nope', 'note-declined', ({ lobby }, match, person) => lobby.decline(match, person)),
  thenNote('wdraw', 'note-withdrawn', ({ lobby }, match, person) => lobby.withdraw(match, person)),
  thenNote('leave', 'note-left', ({ lobby }, match, person) => lobby.stand(match, person)),
  thenNote('kick', 'note-kicked', kick),
  turnDecks,
  deck,
];
