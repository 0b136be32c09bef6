import { clone, type Random, type Viewer } from '../../kernel/index.js';
import { mix, mixUnseen, renew, shuffle } from '../../tabletop/index.js';
import { streamOf } from './rules/table/second.js';
import { homeOf } from './rules/table/zones.js';
import type { ChampionsState, Instance, Player } from './state.js';

/**
 * The same table to a viewer, with everything hidden from them dealt again: each group of cards that nobody can tell apart
 * changes places among itself. Which cards a group holds is known: decks and sets are open.
 */
export function sample(state: ChampionsState, viewer: Viewer, random: Random): ChampionsState {
  const dealt = clone(state);
  for (const [seat, player] of dealt.players.entries()) {
    mixUnseen(hiddenOf(dealt, seat, viewer), random);
    mixUnseen(hiddenSecond(player), random);
  }
  for (const hidden of unseenEncounters(dealt)) mixUnseen(hidden, random);
  return dealt;
}

/** A player's cards that a viewer cannot see: deck, hand (others'), facedown Drones, cards that lie face down elsewhere. */
export function hiddenOf(state: ChampionsState, seat: number, viewer: Viewer): Instance[] {
  const { deck, hand } = state.players[seat] as ChampionsState['players'][number];
  const drones = state.play.filter(one => one.facedown && one.owner === seat);
  const { second } = state.players[seat] as ChampionsState['players'][number];
  // A card of a second deck lay face up before it lay under another: everybody knows which it is.
  const under = state.play
    .flatMap(one => one.under)
    .filter(({ owner, card }) => owner === seat && second?.of.includes(card) !== true);
  return [...deck, ...drones, ...(viewer === seat ? [] : [...hand, ...under])];
}

/** A second deck but for its top card. */
const hiddenSecond = ({ second }: Player): Instance[] => second?.deck.slice(0, -1) ?? [];

/** Encounter cards that nobody can see: the deck, cards dealt face down, boost cards not yet turned up. */
export const hiddenEncounter = ({ encounter, players, attacks, play }: ChampionsState): Instance[] => [
  ...encounter.deck,
  ...players.flatMap(({ dealt }) => dealt),
  ...attacks.flatMap(({ boosts }) => boosts),
  ...play.flatMap(({ under }) => under).filter(({ owner }) => owner === 'scenario'),
];

/** The same by the decks they come from: which villain's a card is everybody knows. */
function unseenEncounters(state: ChampionsState): Instance[][] {
  const { crew } = state;
  const unseen = hiddenEncounter(state);
  if (crew === undefined) return [unseen];
  const decks = [state.encounter, ...crew.members];
  return decks.map(deck => [
    ...(deck === state.encounter ? [] : deck.deck),
    ...unseen.filter(({ card }) => homeOf(state, card) === deck),
  ]);
}

/** Decks in a fresh order: after a move was undone by consent. */
export function redeal(state: ChampionsState, random: (stream: string) => Random): void {
  for (const [seat, player] of state.players.entries()) {
    shuffle(state, player.deck, random(`deck of seat ${seat}`));
    mix(hiddenSecond(player), random(streamOf(seat)));
  }
  for (const unseen of unseenEncounters(state)) mix(unseen, random('encounter deck'));
  for (const { deck } of [state.encounter, ...(state.crew?.members ?? [])])
    for (const instance of deck) renew(state, instance);
}
