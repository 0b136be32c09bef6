import { type ReadyDeck, text } from '../kernel/index.js';
import { gameFor, seatOf } from '../matches/matches.js';
import { readTerms } from '../matches/terms.js';
import type { MatchRow } from '../store/port.js';
import type { House } from './house.js';
import { type Entry, rowsOf, select } from './render/components.js';
import { encodeId } from './render/custom-id.js';
import type { Say } from './render/say.js';
import type { Body } from './reply.js';
import { matchVoice } from './voice.js';

/** Decks a person may bring to a match: their own first, then those that come with the game. At most 25. */
export async function deckChoices(house: House, match: Pick<MatchRow, 'game' | 'ruleset' | 'options'>, person: string) {
  const game = gameFor(match as MatchRow);
  const options = game.options.parse(match.options);
  const own = (await house.store.decks(person, match.game)).filter(
    row => game.decks.check(row.deck, options).length === 0,
  );
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes(match.ruleset));
  return { own, ready };
}

/** The private message in which a player picks a deck, or sees what they are waiting for. */
export async function deckMenu(house: House, match: MatchRow, person: string, locale: string): Promise<Body> {
  const say = matchVoice(match, locale);
  const seat = seatOf(match, person);
  const chosen = seat === null ? null : (match.seats[seat]?.deck ?? null);
  const { own, ready } = await deckChoices(house, match, person);
  const entries = [
    ...own.map(row => ({ value: `own:${row.id}`, label: row.deck.name })),
    ...ready.map(deck => readyEntry(deck, say)),
  ].slice(0, 25);
  const others = match.seats.filter(row => row.player !== null && row.deck === null && row.player !== person);
  const lines = [
    chosen === null ? say(text('deck-choose')) : say(text('deck-chosen', { deck: deckTitle(match, chosen.name) })),
    ...(readTerms(match.terms).secretDecks ? [say(text('deck-secret'))] : []),
    ...(match.status === 'inviting'
      ? [say(text(readTerms(match.terms).invited === null ? 'deck-waiting-seat' : 'deck-waiting-answer'))]
      : others.map(row => say(text('deck-waiting', { who: { seat: row.seat } })))),
  ];
  const id = encodeId({ verb: 'deck', match: match.id, prompt: 0, arg: '' });
  return {
    content: lines.join('\n'),
    components: entries.length === 0 ? rowsOf([]) : [select(id, say.plain(text('deck-pick')), entries)],
  };
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

/** A deck's name for people: the title of one that comes with the game, else what its owner called it. */
export function deckTitle(match: Pick<MatchRow, 'game'>, name: string) {
  const ready = gameFor(match as MatchRow).decks.ready.find((deck: ReadyDeck) => deck.id === name);
  return ready?.title ?? text('name', { name });
}
