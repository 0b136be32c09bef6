import { type ReadyDeck, text } from '../kernel/index.js';
import { gameFor, seatOf } from '../matches/matches.js';
import { readTerms } from '../matches/terms.js';
import type { MatchRow } from '../store/port.js';
import { type DeckChoices, deckRows } from './deck-rows.js';
import type { House } from './house.js';
import { LIMITS } from './limits.js';
import { rowsOf } from './render/components.js';
import { encodeId } from './render/custom-id.js';
import type { Body } from './reply.js';
import { matchVoice } from './voice.js';

/** Decks a person may bring to a match: their own first, then those that come with the game. */
export async function deckChoices(
  house: House,
  match: Pick<MatchRow, 'game' | 'ruleset' | 'options'>,
  person: string,
): Promise<DeckChoices> {
  const game = gameFor(match as MatchRow);
  const options = game.options.parse(match.options);
  const own = (await house.store.decks(person, match.game)).filter(
    row => game.decks.check(row.deck, options).length === 0,
  );
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes(match.ruleset));
  return { own, ready };
}

/** The private message in which a player picks a deck, or sees what they are waiting for. */
export async function deckMenu(house: House, match: MatchRow, person: string, locale: string, page = 0): Promise<Body> {
  const say = matchVoice(match, locale);
  const seat = seatOf(match, person);
  const chosen = seat === null ? null : (match.seats[seat]?.deck ?? null);
  const others = match.seats.filter(row => row.player !== null && row.deck === null && row.player !== person);
  const lines = [
    chosen === null ? say(text('deck-choose')) : say(text('deck-chosen', { deck: deckTitle(match, chosen.name) })),
    ...(readTerms(match.terms).secretDecks ? [say(text('deck-secret'))] : []),
    ...(match.status === 'inviting'
      ? [say(text(readTerms(match.terms).invited === null ? 'deck-waiting-seat' : 'deck-waiting-answer'))]
      : others.map(row => say(text('deck-waiting', { who: { seat: row.seat } })))),
  ];
  const id = (verb: string, arg: string, to = page): string =>
    encodeId({ verb, match: match.id, prompt: 0, page: to, arg });
  const { rows, turns } = deckRows(await deckChoices(house, match, person), say, {
    page,
    rows: LIMITS.rows - 1,
    pick: at => id('deck', `${at}`),
    turn: (way, to) => id('decks', way, to),
  });
  return { content: lines.join('\n'), components: [...rows, ...rowsOf(turns)] };
}

/** A deck's name for people: the title of one that comes with the game, else what its owner called it. */
export function deckTitle(match: Pick<MatchRow, 'game'>, name: string) {
  const { decks, quests = [] } = gameFor(match as MatchRow);
  const known = [...decks.ready, ...quests.map(quest => quest.deck)].find((deck: ReadyDeck) => deck.id === name);
  return known?.title ?? text('name', { name });
}
