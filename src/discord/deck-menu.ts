import { type Problem, text } from '../kernel/index.js';
import { gameFor, seatOf } from '../matches/matches.js';
import { readTerms } from '../matches/terms.js';
import type { DeckRow, MatchRow } from '../store/port.js';
import { type DeckChoices, deckRows } from './deck-rows.js';
import { deckTitle } from './decks/meant.js';
import type { House } from './house.js';
import { LIMITS } from './limits.js';
import { rowsOf } from './render/components.js';
import { encodeId } from './render/custom-id.js';
import { clip } from './render/escape.js';
import type { Say } from './render/say.js';
import type { Body } from './reply.js';
import { matchVoice } from './voice.js';

/** So many of a person's decks that cannot be played here are explained. */
const EXPLAINED = 5;

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
  const judged = (await house.shelf.of(person, match.game)).map(row => ({
    row,
    problem: game.decks.check(row.deck, options)[0],
  }));
  const own = judged.filter(({ problem }) => problem === undefined).map(({ row }) => row);
  const unfit = judged.flatMap(({ row, problem }): Unfit[] => (problem === undefined ? [] : [{ row, problem }]));
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes(match.ruleset));
  return { own, ready, unfit };
}

/** The private message in which a player picks a deck, or sees what they are waiting for. */
export async function deckMenu(house: House, match: MatchRow, person: string, locale: string, page = 0): Promise<Body> {
  const say = matchVoice(match, locale);
  const seat = seatOf(match, person);
  const chosen = seat === null ? null : (match.seats[seat]?.deck ?? null);
  const choices = await deckChoices(house, match, person);
  const others = match.seats.filter(row => row.player !== null && row.deck === null && row.player !== person);
  const lines = [
    chosen === null ? say(text('deck-choose')) : say(text('deck-chosen', { deck: deckTitle(gameFor(match), chosen) })),
    ...(readTerms(match.terms).secretDecks ? [say(text('deck-secret'))] : []),
    ...(match.status === 'inviting'
      ? [say(text(readTerms(match.terms).invited === null ? 'deck-waiting-seat' : 'deck-waiting-answer'))]
      : others.map(row => say(text('deck-waiting', { who: { seat: row.seat } })))),
    ...unfitLines(choices.unfit, say),
  ];
  const id = (verb: string, arg: string, to = page): string =>
    encodeId({ verb, match: match.id, prompt: 0, page: to, arg });
  const { rows, turns } = deckRows(choices, say, {
    page,
    rows: LIMITS.rows - 1,
    pick: at => id('deck', `${at}`),
    turn: (way, to) => id('decks', way, to),
  });
  return { content: clip(lines.join('\n'), LIMITS.content), components: [...rows, ...rowsOf(turns)] };
}

/** Which of a person's decks are not in the lists, and why. */
function unfitLines(unfit: readonly Unfit[], say: Say): string[] {
  const rest = unfit.length - EXPLAINED;
  return [
    ...unfit
      .slice(0, EXPLAINED)
      .map(({ row, problem }) => say(text('deck-not-playable', { name: row.deck.name, problem: problem.message }))),
    ...(rest > 0 ? [say(text('deck-not-playable-more', { n: rest }))] : []),
  ];
}
