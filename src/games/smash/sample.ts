import type { Prompt, Random, Seat, Viewer } from '../../kernel/index.js';
import { shownBy, shuffle } from '../../tabletop/index.js';
import { guess, type Known } from './guess.js';
import { type Instance, type SmashState, type Team, teamOf } from './state.js';

/**
 * The same table to a viewer, with all that is hidden from them dealt again: their own stack and deck in another order,
 * and of the others what may be left of theirs.
 */
export function sample(
  state: SmashState,
  known: Known,
  viewer: Viewer,
  { random, asked = [] }: { random: Random; asked?: readonly Prompt[] | undefined },
): SmashState {
  const { battle } = state;
  // What questions to the viewer show of others stays what it is.
  const shown = shownBy(asked.filter(({ seat }) => seat === viewer));
  return {
    ...state,
    battle: battle && {
      ...battle,
      cards: same(battle.cards),
      teamUps: { ...battle.teamUps },
      unreplaced: { ...battle.unreplaced },
    },
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
        : { ...open, ...dealt(state, known, seat, { random, shown }) };
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

/** A rival's, where nobody looks: what may be there, but for what the questions to the viewer show. */
function dealt(
  state: SmashState,
  known: Known,
  seat: Seat,
  { random, shown }: { random: Random; shown: ReadonlyMap<number, string> },
): Pick<Team, 'stack' | 'hand' | 'deck'> {
  const { stack, hand, deck } = teamOf(state, seat);
  const held = hand.flatMap(({ id }) => shown.get(id) ?? []);
  const guessed = guess(state, seat, { ...known, shown: held }, random);
  return {
    stack: withCards(stack, guessed.stack),
    hand: hand.map(one => ({ ...one, card: shown.get(one.id) ?? (guessed.cards.pop() as string) })),
    deck: withCards(deck, guessed.cards),
  };
}

/** Every stack and deck in a fresh order: after a move was undone by consent. */
export function redeal(state: SmashState, random: (stream: string) => Random): void {
  for (const [seat, { stack, deck }] of state.teams.entries()) {
    shuffle(state, stack, random(`stack of seat ${seat}`));
    shuffle(state, deck, random(`deck of seat ${seat}`));
  }
}
