import { chooseOne, type Play, text } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Encounter, InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { leave } from './enter.js';
import { optionOf } from './facedown.js';
import { remaining } from './values.js';

/** Several villains at once: the active counter, their own side schemes and decks, and how they go (W1-201 to W1-205). */

/** A villain's own side scheme; undefined where it has none in play. */
export function schemeOf(match: Match, villain: InPlay): InPlay | undefined {
  const { set } = match.def(villain);
  return match.board.having('signature').find(({ card }) => card.set === set)?.one;
}

/** The villain whose own side scheme this is; undefined where it has been defeated, or is nobody's. */
export function villainOf(match: Match, scheme: InPlay): InPlay | undefined {
  const { set, signature } = match.def(scheme);
  return signature === true ? match.villains.find(villain => match.def(villain).set === set) : undefined;
}

/** At how much threat a villain's own side scheme does what it does, and how much stays on it. */
export const OVERFLOW = { at: 10, leaves: 3 } as const;

/** Where threat lies thickest, or thinnest. What has none of it counts 0. */
export type Extent = 'most' | 'least';

/** Those of several that have the most or the least of something. */
export function extremes<T>(among: readonly T[], extent: Extent, of: (one: T) => number): T[] {
  const numbers = among.map(of);
  const wanted = extent === 'most' ? Math.max(...numbers) : Math.min(...numbers);
  return among.filter((_, at) => numbers[at] === wanted);
}

/** The one of several that has the most or the least of something; the first player chooses among equals. */
export function* extremeOf(
  match: Match,
  what: 'villain' | 'scheme',
  among: readonly InPlay[],
  extent: Extent,
  of: (one: InPlay) => number,
  source?: string,
): Play<InPlay | null> {
  const equal = extremes(among, extent, of);
  if (equal.length === 0) return null;
  const key = yield* chooseOne({
    seat: match.state.first,
    reason: what,
    question: text(`ask-${what}-${extent}`),
    ...(source !== undefined && { source }),
    options: equal.map(optionOf),
  });
  return match.find(instanceOf(key)) ?? null;
}

/** The villain whose side scheme has the most or the least threat. */
export const villainWith = (
  match: Match,
  extent: Extent,
  among: readonly InPlay[] = match.villains,
): Play<InPlay | null> => extremeOf(match, 'villain', among, extent, villain => schemeOf(match, villain)?.threat ?? 0);

/** The deck and discard pile of a villain. */
export function encounterOf({ state }: Match, villain: InPlay): Encounter {
  const { crew, encounter } = state;
  const at = crew?.members.findIndex(({ villain: id }) => id === villain.id) ?? -1;
  return at < 0 || at === crew?.active ? encounter : (crew?.members[at] as Encounter);
}

/** Moves the active counter: from now on that villain's deck is the encounter deck. */
export function makeActive(match: Match, villain: InPlay): void {
  const { crew, encounter } = match.state;
  const at = crew?.members.findIndex(({ villain: id }) => id === villain.id) ?? -1;
  if (crew === undefined || at < 0 || at === crew.active) return;
  exchange(crew.members[crew.active] as Encounter, encounter);
  exchange(encounter, crew.members[at] as Encounter);
  crew.active = at;
  match.dealer.log({ id: 'log-active', args: { card: { card: villain.card } }, why: { rule: 'several-villains' } });
}

/** What lies in one place lies in the other; one of them is empty. */
function exchange(one: Encounter, other: Encounter): void {
  const { deck, discard } = one;
  Object.assign(one, { deck: other.deck, discard: other.discard });
  Object.assign(other, { deck, discard });
}

/**
 * One of several villains is defeated: if it was active, another one is before anything else happens; then it is out of
 * the game, with its own side scheme, and what was attached to either is discarded. The rest of its cards stay in play.
 */
export function* villainFalls(match: Match, fallen: InPlay): Play {
  const { crew } = match.state;
  if (match.isActive(fallen)) {
    const others = match.villains.filter(one => one.id !== fallen.id);
    // While damage to all of them is under way, those who are left may have no hit points either.
    const standing = others.filter(one => remaining(match, one) > 0);
    const next = yield* villainWith(match, 'most', standing.length > 0 ? standing : others);
    if (next !== null) makeActive(match, next);
  }
  const gone = match.get(fallen.id);
  const scheme = schemeOf(match, gone);
  for (const member of crew?.members ?? []) if (member.villain === gone.id) member.villain = null;
  yield* leave(match, gone.id, 'removed');
  if (scheme !== undefined) yield* leave(match, scheme.id, 'removed');
}
