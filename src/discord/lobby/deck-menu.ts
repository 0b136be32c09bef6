import { type Deck, type Problem, type Seat, type Text, text } from '../../kernel/index.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { gameFor, seatsOf } from '../../matches/matches.js';
import { isPractice } from '../../opponents/index.js';
import type { DeckRow, MatchRow } from '../../store/port.js';
import { deckTitle } from '../decks/find-deck.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId, idAbout } from '../render/custom-id.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { type DeckChoices, deckRows } from './deck-rows.js';
import { luckButton } from './luck.js';

/** So many of a person's decks that cannot be played here are explained. */
const EXPLAINED = 5;

/** Buttons that turn pages: there and back. */
const TURNS = 2;

/** A deck of somebody's own that may not be played here, and the first reason. */
export interface Unfit {
  readonly row: DeckRow;
  readonly problem: Problem;
}

/** Decks a person may bring to a match: their own first, then those that come with the game; and which of their own they may not. */
export async function deckChoices(
  house: House,
  match: Pick<MatchRow, 'game' | 'set' | 'ruleset' | 'options'>,
  person: string,
): Promise<DeckChoices & { readonly unfit: readonly Unfit[] }> {
  const game = gameFor(match);
  const options = game.options.parse(match.options);
  const judged = (await house.decks.of(person, match.game)).map(row => ({
    row,
    problem: game.decks.check(row.deck, options)[0],
  }));
  const own = judged.filter(({ problem }) => problem === undefined).map(({ row }) => row);
  const unfit = judged.flatMap(({ row, problem }): Unfit[] => (problem === undefined ? [] : [{ row, problem }]));
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes(match.ruleset));
  return { own, ready, unfit };
}

/** Tells the decks that don't go with what partners have chosen for other seats, which all of them see. */
function takenFrom(match: MatchRow, seat: Seat | undefined): (deck: Pick<Deck, 'cards'>) => boolean {
  const game = gameFor(match);
  if (game.partners !== true || readTerms(match.terms).secretDecks) return () => false;
  const options = game.options.parse(match.options);
  const others = match.seats.filter(row => row.seat !== seat && !isPractice(row)).flatMap(row => row.deck ?? []);
  return ({ cards }) => (game.decks.pair?.([...others, { name: '', cards }], options) ?? null) !== null;
}

/** What a list of decks is opened with. */
export interface DeckMenuOptions {
  readonly page?: number | undefined;
  /** Which of their seats, if they hold several; left out, the one whose turn it is. */
  readonly seat?: Seat | undefined;
  /** Said above all else: what their click has just done. */
  readonly note?: Text;
}

/** The private message in which a player picks a deck, or sees what they are waiting for. */
export async function deckMenu(
  house: House,
  match: MatchRow,
  person: string,
  locale: string,
  { page = 0, seat: wanted, note }: DeckMenuOptions = {},
): Promise<Body> {
  const say = matchTranslator(match, locale);
  const own = seatsOf(match, person);
  const deckOf = (seat: Seat) => match.seats[seat]?.deck ?? null;
  const seat = wanted ?? own.find(one => deckOf(one) === null) ?? own[0];
  const chosen = seat === undefined ? null : deckOf(seat);
  const choices = await deckChoices(house, match, person);
  const partners = gameFor(match).partners === true;
  const others = match.seats.filter(row => row.player !== null && row.deck === null && row.player !== person);
  const lines = [
    ...(note === undefined ? [] : [say(note)]),
    ...(own.length > 1 && seat !== undefined ? [say(text('deck-for', { who: { seat } }))] : []),
    chosen === null
      ? say(text(partners ? 'deck-choose-partner' : 'deck-choose'))
      : say(text('deck-chosen', { deck: deckTitle(gameFor(match), chosen) })),
    ...(readTerms(match.terms).secretDecks ? [say(text('deck-secret'))] : []),
    ...(match.status === 'inviting'
      ? [say(text(waitingFor(match, partners)))]
      : others.length === 0
        ? []
        : [say(text('deck-waiting', { who: { list: others.map(({ seat: at }) => ({ seat: at })) } }))]),
    ...unfitLines(choices.unfit, say),
  ];
  const id = (verb: string, arg: string, to = page): string => encodeId({ verb, subject: match.id, page: to, arg });
  // Players with several heroes choose for each of them.
  const mine = own.filter(one => one !== seat);
  const switches = mine.map(one =>
    button(id('decks', `for.${one}`, 0), say.plain(text('button-deck-for', { who: { seat: one } })), 'aside'),
  );
  const aside = [...startButton(match, person, say), ...switches, ...luckButton(match, say)];
  const { rows, turns } = deckRows(choices, say, {
    page,
    isTaken: takenFrom(match, seat),
    rows: LIMITS.rows - Math.ceil((aside.length + TURNS) / LIMITS.rowButtons),
    pick: at => id('deck', `${at}.${seat ?? 0}`),
    turn: (way, to) => id('decks', `${way}.${seat ?? 0}`, to),
  });
  return {
    content: clip(lines.join('\n'), LIMITS.content),
    components: [...rows, ...rowsOf([...turns, ...aside])],
  };
}

/** Where all who sit there have their decks, the host need not go back to the board to begin. */
function startButton(match: MatchRow, person: string, say: Translator) {
  const game = gameFor(match);
  const seated = match.seats.filter(({ player }) => player !== null);
  const isOpen = match.status === 'inviting' && (match.seats.length > 2 || game.partners === true);
  const isReady = seated.length >= game.seats.min && seated.every(({ deck }) => deck !== null);
  return isOpen && isReady && match.host === person
    ? [button(idAbout('start', match), say.plain(text('button-start', { n: seated.length })), 'finish')]
    : [];
}

/** What a table waits for that has free seats. */
function waitingFor(match: MatchRow, partners: boolean): string {
  if (partners || match.seats.length > 2) return 'deck-waiting-start';
  return readTerms(match.terms).invited === null ? 'deck-waiting-seat' : 'deck-waiting-answer';
}

/** Which of a person's decks are not in the lists, and why. */
function unfitLines(unfit: readonly Unfit[], say: Translator): string[] {
  const rest = unfit.length - EXPLAINED;
  return [
    ...unfit
      .slice(0, EXPLAINED)
      .map(({ row, problem }) => say(text('deck-not-playable', { name: row.deck.name, problem: problem.message }))),
    ...(rest > 0 ? [say(text('deck-not-playable-more', { n: rest }))] : []),
  ];
}
