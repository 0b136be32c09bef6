import { z } from 'zod';
import { text } from '../../kernel/index.js';
import { gameFor, type Person, seatOf, seatsOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { deckIn } from '../decks/find-deck.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { type Click, chosenIn, personOf } from '../define/people.js';
import type { House } from '../house.js';
import { openMenu } from '../menu/clicks.js';
import { matchTranslator } from '../render/translators.js';
import { show, tell } from '../reply/reply.js';
import { deckMenu } from './deck-menu.js';

/** `2.1`, `on.1`: a value, and the seat it's about. */
const AND_SEAT = z
  .string()
  .regex(/^(\d{1,3}|back|on|for)\.\d$/)
  .transform(arg => Number(arg.slice(-1)));

/** The private list of decks, or what the table is waiting for. */
async function chooseDeckMenu(
  interaction: Click,
  match: MatchRow,
  house: House,
  at: Parameters<typeof deckMenu>[4] = {},
): Promise<void> {
  await show(interaction, await deckMenu(house, match, interaction.user.id, interaction.locale, at));
}

type Change = (house: House, match: string, person: Person, interaction: Click) => Promise<MatchRow>;

/** A change to a table, after which the player chooses a deck, or the match begins. */
const thenDeck = (verb: string, change: Change): ClickKind =>
  defineClick({
    verb,
    subject: 'match',
    async run(interaction, { match }, house) {
      const after = await change(house, match, personOf(interaction), interaction);
      if (after.status === 'playing') return openMenu(interaction, house, match);
      await chooseDeckMenu(interaction, after, house);
    },
  });

/** A change to a table, and a sentence that says so, unless the match begins with it. */
const thenNote = (verb: string, note: string, change: Change): ClickKind =>
  defineClick({
    verb,
    subject: 'match',
    async run(interaction, { match }, house) {
      const after = await change(house, match, personOf(interaction), interaction);
      if (after.status === 'playing') return openMenu(interaction, house, match);
      await tell(interaction, matchTranslator(after, interaction.locale)(text(note)));
    },
  });

const kick: Change = ({ lobby }, match, person, interaction) =>
  lobby.kick(match, person, Number(chosenIn(interaction) || Number.NaN));

/** Another page of decks to choose from, or another of one's seats. */
const turnDecks = defineClick({
  verb: 'decks',
  subject: 'match',
  schema: { page: WHOLE, arg: AND_SEAT },
  async run(interaction, { match: id, page, arg: wanted }, house) {
    const match = await house.matches.row(id);
    if (seatOf(match, interaction.user.id) === null) throw new Refused('not-at-table');
    if (match.status !== 'inviting' && match.status !== 'choosing') throw new Refused('closed');
    const seat = seatsOf(match, interaction.user.id).find(one => one === wanted);
    await chooseDeckMenu(interaction, match, house, { page, seat });
  },
});

/** A deck chosen in the private menu. */
const deck = defineClick({
  verb: 'deck',
  subject: 'match',
  schema: { page: WHOLE, arg: AND_SEAT },
  async run(interaction, { match, arg: seat }, house) {
    const game = gameFor(await house.matches.row(match));
    const { deck: chosen } = await deckIn(house, game, chosenIn(interaction), interaction.user.id);
    const after = await house.lobby.chooseDeck(match, personOf(interaction), chosen, seat);
    if (after.status === 'playing') await openMenu(interaction, house, match);
    else await chooseDeckMenu(interaction, after, house);
  },
});

/** Clicks at a table before the first card. */
export const lobbyClicks: readonly ClickKind[] = [
  thenDeck('join', ({ lobby }, match, person) => lobby.join(match, person)),
  thenDeck('start', ({ lobby }, match, person) => lobby.start(match, person)),
  thenNote('nope', 'note-declined', ({ lobby }, match, person) => lobby.decline(match, person)),
  thenNote('wdraw', 'note-withdrawn', ({ lobby }, match, person) => lobby.withdraw(match, person)),
  thenNote('leave', 'note-left', ({ lobby }, match, person) => lobby.stand(match, person)),
  thenNote('bot', 'note-practice-added', ({ lobby }, match, person) => lobby.addPractice(match, person)),
  thenNote('kick', 'note-kicked', kick),
  turnDecks,
  deck,
];
