import type { Seat } from '../../../../kernel/index.js';
import {
  draw as drawTo,
  instanceList,
  renew,
  shuffle as shuffleCards,
  take,
  takeTop as takeOff,
} from '../../../../tabletop/index.js';
import type { ChampionsState, Encounter, Instance } from '../../state.js';
import type { Match } from '../match.js';
import { lose } from '../round/end.js';
import { isEndless } from './endless.js';
import { bare, discard } from './zones.js';

/** Shuffles cards; nobody can follow one of them through it. */
export function shuffle(match: Match, cards: Instance[], stream: string): void {
  shuffleCards(match.state, cards, match.dealer.random(stream));
}

export const shufflePlayerDeck = (match: Match, seat: Seat): void =>
  shuffle(match, match.player(seat).deck, `deck of seat ${seat}`);

export const shuffleEncounterDeck = (match: Match): void =>
  shuffle(match, match.state.encounter.deck, 'encounter deck');

/** Draws cards, one after the other, through a new deck where the old one gives out. Returns how many. */
export function draw(match: Match, seat: Seat, count: number): number {
  const { deck, hand } = match.player(seat);
  const next = (): Instance | undefined => {
    resetPlayerDeck(match, seat);
    const instance = deck.pop();
    resetPlayerDeck(match, seat);
    return instance;
  };
  return drawTo(match.dealer, { seat, hand, count, next });
}

/** An empty deck: the discard pile becomes the new one, and its player is dealt an encounter card. */
export function resetPlayerDeck(match: Match, seat: Seat): void {
  const { deck, discard } = match.player(seat);
  if (deck.length > 0 || discard.length === 0) return;
  deck.push(...discard.splice(0));
  shufflePlayerDeck(match, seat);
  match.dealer.log({ id: 'log-deck-reset', args: { who: { seat } }, why: { rule: 'player-deck' } });
  dealEncounter(match, seat);
}

/** The top card of a player's deck on its way elsewhere. The deck is made again at once where that was the last. */
export function takeTop(match: Match, seat: Seat): Instance | undefined {
  const instance = match.player(seat).deck.pop();
  if (instance === undefined) return undefined;
  match.dealer.show();
  resetPlayerDeck(match, seat);
  return instance;
}

/** Discards from the top of a deck, not going on into a new one. Returns the cards, in order. */
export function discardTop(match: Match, seat: Seat, count: number): string[] {
  const { deck, discard } = match.player(seat);
  const gone = takeOff(deck, count);
  if (gone.length === 0) return [];
  discard.push(...gone);
  match.dealer.show();
  match.dealer.log({
    id: 'log-discard-top',
    args: { who: { seat }, count: gone.length, cards: instanceList(gone) },
  });
  return gone.map(({ card }) => card);
}

// -- the encounter deck

/** The top card of the encounter deck, or of another villain's. Taking the last makes a new deck and adds acceleration. */
export function takeEncounter(match: Match, from: Encounter = match.state.encounter): Instance {
  if (from.deck.length === 0) resetEncounterDeck(match, from);
  const instance = from.deck.pop() as Instance;
  resetEncounterDeck(match, from);
  return instance;
}

/**
 * Discards from the top of the encounter deck, not going on into a new one (CH-C39). Returns the cards, in order: the last of
 * a deck is in the new one again.
 */
export function discardEncounter(match: Match, count: number): Instance[] {
  const { dealer, state } = match;
  resetEncounterDeck(match);
  const gone = takeOff(state.encounter.deck, count);
  for (const instance of gone) {
    discard(state, instance);
    dealer.show();
    dealer.log({ id: 'log-discard-encounter', args: { card: { card: instance.card } } });
  }
  resetEncounterDeck(match);
  return gone;
}

/** With deck and discard pile both empty, or one card always bringing the next, the acceleration would never end: the players lose. */
export function resetEncounterDeck(match: Match, { deck, discard: pile }: Encounter = match.state.encounter): void {
  if (deck.length > 0) return;
  if (pile.length === 0) lose(match, 'end-no-encounter-cards');
  deck.push(...pile.splice(0));
  shuffle(match, deck, 'encounter deck');
  match.dealer.log({ id: 'log-encounter-reset', why: { rule: 'encounter-deck' } });
  accelerate(match);
  if (isEndless(match)) lose(match, 'end-endless-encounter');
}

/** One acceleration token more on the main scheme. It never leaves. */
export function accelerate(match: Match): void {
  match.state.acceleration++;
  match.dealer.log({
    id: 'log-acceleration',
    args: { count: match.state.acceleration },
    why: { rule: 'acceleration-tokens' },
  });
}

/** Deals a player an encounter card face down. */
export function dealEncounter(match: Match, seat: Seat): void {
  const instance = takeEncounter(match);
  match.player(seat).dealt.push(renew(match.state, instance));
  match.dealer.log({ id: 'log-dealt', args: { who: { seat } }, why: { rule: 'deal' } });
}

/** Discards from the encounter deck until a card fits; null where the deck gave out before. It is in the discard pile then. */
export function discardUntil(match: Match, fits: (card: string) => boolean): Instance | null {
  const { encounter } = match.state;
  const gone: string[] = [];
  let found: Instance | null = null;
  while (encounter.deck.length > 0 && found === null) {
    const instance = encounter.deck.pop() as Instance;
    gone.push(instance.card);
    encounter.discard.push(instance);
    if (fits(instance.card)) found = instance;
  }
  match.dealer.show();
  match.dealer.log({ id: 'log-discard-until', args: { cards: { list: gone.map(card => ({ card })) } } });
  if (found !== null) encounter.discard.splice(encounter.discard.indexOf(found), 1);
  resetEncounterDeck(match);
  return found;
}

/** A card out of the encounter deck or discard pile by what it is; the caller shuffles the deck afterwards. */
export function searchEncounter(
  { encounter }: ChampionsState,
  fits: (card: string) => boolean,
  withDiscard: boolean,
): Instance[] {
  return [...encounter.deck, ...(withDiscard ? encounter.discard : [])].filter(({ card }) => fits(card));
}

/** Takes a card out of the encounter deck or discard pile. */
export function fromEncounter(match: Match, id: number): Instance {
  const { deck, discard } = match.state.encounter;
  const zone = deck.some(one => one.id === id) ? deck : discard;
  return bare(take(zone, id));
}
