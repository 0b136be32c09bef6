import type { Seat, Why } from '../../../kernel/index.js';
import { type Instance, type Place, placesOf, type SmashState } from '../state.js';
import type { Match } from './match.js';

export const HAND = 5;

/** A new id for a card that goes where it is hidden: nobody can follow it there. */
export function hide(state: SmashState, instance: Instance): Instance {
  instance.id = state.nextId++;
  return instance;
}

/** Takes an instance out of a zone. Throws when it is not there: a rule has lost track of it. */
export function take(zone: Instance[], id: number): Instance {
  const at = zone.findIndex(instance => instance.id === id);
  if (at < 0) throw new Error(`instance ${id} is not where it is looked for`);
  return zone.splice(at, 1)[0] as Instance;
}

/** Draws up to `count` cards. An empty deck is the shuffled discard pile; where both are empty nothing comes (SM-13). */
export function draw(match: Match, seat: Seat, count: number, why = 'refill'): number {
  const { state, dealer } = match;
  const team = match.team(seat);
  const drawn: string[] = [];
  while (drawn.length < count) {
    if (team.deck.length === 0) reshuffle(match, seat);
    const instance = team.deck.pop();
    if (instance === undefined) break;
    team.hand.push(hide(state, instance));
    drawn.push(instance.card);
  }
  if (drawn.length === 0) return 0;
  dealer.show();
  dealer.log({
    id: 'log-draw',
    args: { who: { seat }, count: drawn.length },
    why: { rule: why },
    secret: {
      seats: [seat],
      id: 'log-draw-own',
      args: { count: drawn.length, cards: { list: drawn.map(card => ({ card })) } },
    },
  });
  return drawn.length;
}

function reshuffle(match: Match, seat: Seat): void {
  const { deck, discard } = match.team(seat);
  if (discard.length === 0) return;
  deck.push(...match.dealer.random(`deck of seat ${seat}`).shuffle(discard.splice(0)));
  for (const instance of deck) hide(match.state, instance);
  match.dealer.log({ id: 'log-reshuffle', args: { who: { seat } }, why: { rule: 'reshuffle' } });
}

/** How many cards a team's hand is kept at: five, and what its heroes add. */
export const handSize = (match: Match, seat: Seat): number =>
  placesOf(match.team(seat))
    .flatMap(place => match.passives(place))
    .reduce((sum, held) => sum + (held.is === 'hand' ? held.plus : 0), HAND);

/** The hand is refilled at once, also inside a battle (SM-5). */
export function refill(match: Match, seat: Seat): void {
  const { hand, places, out } = match.team(seat);
  const missing = handSize(match, seat) - hand.length;
  if (missing <= 0 || out) return;
  const drawn = draw(match, seat, missing);
  if (hand.length <= HAND || drawn === 0) return;
  for (const place of places)
    if (place !== null && match.passive(place, 'hand') !== undefined) match.took(place, 'hand');
}

/** A card that has been used, to its owner's discard pile; out of play where its owner is out (SM-12). */
export function discard(match: Match, instance: Instance): void {
  const owner = match.team(instance.owner);
  if (!owner.out) owner.discard.push(instance);
}

/** Loot is discarded when its hero is stunned or leaves the table (SM-11), or when a card says so. */
export function dropLoot(match: Match, place: Place, why: Why = { rule: 'loot' }): void {
  if (place.loot === null) return;
  discard(match, place.loot);
  match.dealer.log({ id: 'log-loot-gone', args: { card: { card: place.loot.card } }, why });
  place.loot = null;
}
