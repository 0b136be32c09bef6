import type { Prompt, Random, Seat, Viewer } from '../../kernel/index.js';
import { shownBy, shuffle } from '../../tabletop/index.js';
import type { Pool } from './card.js';
import { MOST_SMASH } from './decks/check.js';
import { type Instance, placesOf, type SmashState, type Team } from './state.js';

/**
 * The same table to a viewer, with all that is hidden from them dealt again: their own stack and deck in another order,
 * and of the others any cards that a legal deck could still hold.
 */
export function sample(
  state: SmashState,
  pool: Pool,
  viewer: Viewer,
  { random, asked = [] }: { random: Random; asked?: readonly Prompt[] | undefined },
): SmashState {
  const { battle } = state;
  // What questions to the viewer show of others stays what it is.
  const shown = shownBy(asked.filter(({ seat }) => seat === viewer));
  return {
    ...state,
    battle: battle === null ? null : { ...battle, cards: same(battle.cards), teamUps: { ...battle.teamUps } },
    fallen: state.fallen.map(group => [...group]),
    teams: state.teams.map((team, seat) => {
      const open = {
        ...team,
        places: team.places.map(
          place => place && { ...place, hero: { ...place.hero }, loot: place.loot && { ...place.loot } },
        ),
        defeated: same(team.defeated),
        discard: same(team.discard),
      };
      return seat === viewer
        ? { ...open, hand: same(team.hand), stack: shuffled(team.stack, random), deck: shuffled(team.deck, random) }
        : { ...open, ...dealt(state, pool, seat, team, { random, shown }) };
    }),
  };
}

const same = (zone: readonly Instance[]): Instance[] => zone.map(instance => ({ ...instance }));

/** Other cards under the same ids: an id is where a card lies, not which it is. */
const withCards = (zone: readonly Instance[], cards: readonly string[]): Instance[] =>
  zone.map((instance, at) => ({ ...instance, card: cards[at] as string }));

/** From an order of its own: nothing that comes of the shuffle may tell how they lay. */
const shuffled = (zone: readonly Instance[], random: Random): Instance[] =>
  withCards(zone, random.shuffle(zone.map(({ card }) => card).sort()));

/** What a rival may hold where nobody looks: one of each card that lies open nowhere, and Smash cards up to their number. */
function dealt(
  state: SmashState,
  pool: Pool,
  seat: Seat,
  { stack, hand, deck, places, defeated, discard }: Team,
  { random, shown }: { random: Random; shown: ReadonlyMap<number, string> },
): Pick<Team, 'stack' | 'hand' | 'deck'> {
  const { heroes, others, smash } = kindsOf(pool);
  const lent = state.teams.flatMap(team => placesOf(team).flatMap(({ loot }) => loot ?? []));
  const used = [...lent, ...(state.battle?.cards ?? [])].filter(({ owner }) => owner === seat);
  const standing = places.flatMap(place => place?.hero ?? []);
  const held = hand.filter(({ id }) => shown.has(id));
  const open = [...standing, ...defeated, ...discard, ...used, ...held].map(({ card }) => card);
  const seen = new Set(open);
  // In a small pool everything may lie open: then anything could come.
  const unseen = (ids: readonly string[]): string[] => {
    const rest = ids.filter(id => !seen.has(id));
    return rest.length > 0 ? rest : [...ids];
  };
  const left = smash.flatMap(id =>
    Array<string>(Math.max(0, MOST_SMASH - open.filter(card => card === id).length)).fill(id),
  );
  const cards = some([...left, ...unseen(others)], hand.length + deck.length, random);
  return {
    stack: withCards(stack, some(unseen(heroes), stack.length, random)),
    hand: withCards(hand, cards).map((instance, at) =>
      shown.has(instance.id) ? { ...(hand[at] as Instance) } : instance,
    ),
    deck: withCards(deck, cards.slice(hand.length)),
  };
}

/** So many of a list, at random and in random order; where it is too short they come again. */
function some(list: string[], count: number, random: Random): string[] {
  const drawn: string[] = [];
  while (drawn.length < count) {
    const rest = [...list];
    while (drawn.length < count && rest.length > 0) {
      const at = random.int(rest.length);
      drawn.push(rest[at] as string);
      rest[at] = rest.at(-1) as string;
      rest.pop();
    }
    if (list.length === 0) throw new Error('no cards to deal');
  }
  return drawn;
}

interface Kinds {
  readonly heroes: readonly string[];
  readonly smash: readonly string[];
  readonly others: readonly string[];
}
const known = new WeakMap<Pool, Kinds>();

function kindsOf(pool: Pool): Kinds {
  const found = known.get(pool);
  if (found !== undefined) return found;
  const of = (fits: (kind: string) => boolean): string[] =>
    [...pool.values()].filter(({ kind }) => fits(kind)).map(({ id }) => id);
  const kinds: Kinds = {
    heroes: of(kind => kind === 'hero'),
    smash: of(kind => kind === 'smash'),
    others: of(kind => kind !== 'hero' && kind !== 'smash'),
  };
  known.set(pool, kinds);
  return kinds;
}

/** Every stack and deck in a fresh order: after a move was undone by consent. */
export function redeal(state: SmashState, random: (stream: string) => Random): void {
  for (const [seat, { stack, deck }] of state.teams.entries()) {
    shuffle(state, stack, random(`stack of seat ${seat}`));
    shuffle(state, deck, random(`deck of seat ${seat}`));
  }
}
