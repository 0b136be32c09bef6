import { type Problem, type ReadyDeck, text } from '../kernel/index.js';
import { gameFor, seatOf } from '../matches/matches.js';
import { readTerms } from '../matches/terms.js';
import type { DeckRow, MatchRow } from '../store/port.js';
import { deckTitle } from './decks/meant.js';
import type { House } from './house.js';
import { button, type Entry, type Row, rowsOf, select } from './render/components.js';
import { encodeId } from './render/custom-id.js';
import { clip } from './render/escape.js';
import { pageOf } from './render/lists.js';
import type { Say } from './render/say.js';
import type { Body } from './reply.js';
import { matchVoice } from './voice.js';

/** Decks in one list; a second row turns the page where there are more. */
const PAGE = 25;
/** So many of a person's decks that cannot be played here are explained. */
const EXPLAINED = 5;

/** A deck of somebody's own that may not be played here, and the first reason. */
export interface Unfit {
  readonly row: DeckRow;
  readonly problem: Problem;
}

/** Decks a person may bring to a match: their own, and those that come with the game; and their own that they may not. */
export async function tableDecks(house: House, match: Pick<MatchRow, 'game' | 'ruleset' | 'options'>, person: string) {
  const game = gameFor(match as MatchRow);
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
  const { own, ready, unfit } = await tableDecks(house, match, person);
  const entries = [
    ...own.map(row => ({ value: `own:${row.id}`, label: row.deck.name })),
    ...ready.map(deck => readyEntry(deck, say)),
  ];
  const others = match.seats.filter(row => row.player !== null && row.deck === null && row.player !== person);
  const lines = [
    chosen === null ? say(text('deck-choose')) : say(text('deck-chosen', { deck: deckTitle(gameFor(match), chosen) })),
    ...(readTerms(match.terms).secretDecks ? [say(text('deck-secret'))] : []),
    ...(match.status === 'inviting'
      ? [say(text(readTerms(match.terms).invited === null ? 'deck-waiting-seat' : 'deck-waiting-answer'))]
      : others.map(row => say(text('deck-waiting', { who: { seat: row.seat } })))),
    ...unfit
      .slice(0, EXPLAINED)
      .map(({ row, problem }) => say(text('deck-not-playable', { name: row.deck.name, problem: problem.message }))),
    ...(unfit.length > EXPLAINED ? [say(text('deck-not-playable-more', { n: unfit.length - EXPLAINED }))] : []),
  ];
  return { content: clip(lines.join('\n'), 2000), components: deckRows(match, entries, page, say) };
}

function deckRows(match: MatchRow, entries: readonly Entry[], wanted: number, say: Say): Row[] {
  if (entries.length === 0) return [];
  const { shown, page, last } = pageOf(entries, PAGE, wanted);
  const range = { n: entries.length, from: page * PAGE + 1, to: page * PAGE + shown.length };
  const placeholder =
    last === 0 ? text('deck-pick') : text('editor-page', { ...range, placeholder: text('deck-pick') });
  const turn = (to: number, label: string, arg: string) =>
    button(
      encodeId({ verb: 'decks', match: match.id, prompt: 0, page: Math.min(Math.max(to, 0), last), arg }),
      say.plain(text(label)),
      'aside',
      to < 0 || to > last,
    );
  const id = encodeId({ verb: 'deck', match: match.id, prompt: 0, arg: '' });
  return [
    select(id, say.plain(placeholder), shown),
    ...(last === 0 ? [] : rowsOf([turn(page - 1, 'button-previous', 'back'), turn(page + 1, 'button-next', 'on')])),
  ];
}

/** A deck that comes with the game, with a word on how it plays where there is one. */
function readyEntry({ id, title }: ReadyDeck, say: Say): Entry {
  const about = `${title.id}.about`;
  return {
    value: `ready:${id}`,
    label: say.plain(title),
    ...(say.has(about) && { description: say.plain(text(about)) }),
  };
}
