import {
  askEach,
  type Foresee,
  type Option,
  type Play,
  type PromptSpec,
  type Seat,
  text,
} from '../../../kernel/index.js';
import { grouped, keyOf, onceFor, optionOf, perform, take, unlike } from '../../../tabletop/index.js';
import type { Card, CardOf, Pool } from '../card.js';
import type { Reaction } from '../printed.js';
import type { Instance } from '../state.js';
import { chooseHero } from './ask.js';
import type { Match } from './match.js';
import type { Source } from './source.js';
import { lootable, whyNotLootable } from './targets.js';
import { discard, refill } from './zones.js';

/**
 * What teams are asked about: an attack on a hero that cannot counter it, because it is stunned or a card says so, and what
 * comes of letting it happen; or a card that a rival plays.
 */
type Danger =
  | {
      readonly against: 'attack';
      readonly target: Instance;
      readonly uncounteredBy: string | null;
      readonly preview: Foresee;
    }
  | { readonly against: 'story' | 'super'; readonly by: Seat; readonly card: string };

/** Whether a card is Loot that may be played against this. */
export const reactsTo = (card: Card, against: Reaction): card is CardOf<'loot'> =>
  card.kind === 'loot' && card.reaction === against;

/** The Loot in a hand that may be played against a rival's action: it needs a hero like any other Loot (SM-C2). */
export const reactionsOf = (match: Match, seat: Seat, against: Reaction): Instance[] =>
  match.team(seat).hand.filter(instance => {
    const card = match.card(instance);
    return reactsTo(card, against) && lootable(match, seat, card).length > 0;
  });

/**
 * Asks teams at once whether they play a Loot against a rival's action: with any card in hand, whether or not one fits
 * (SM-15), where there is such Loot at all. Returns the teams for which the action comes to nothing.
 */
export function* reacts(match: Match, seats: readonly Seat[], danger: Danger): Play<Seat[]> {
  const { against } = danger;
  const asked = knows(match.pool, against) ? seats.filter(seat => match.team(seat).hand.length > 0) : [];
  const answers = yield* askEach(asked.map(seat => question(match, seat, danger)));
  const warded: Seat[] = [];
  for (const [at, seat] of asked.entries()) {
    const answer = answers[at];
    const key = answer !== undefined && 'pick' in answer ? answer.pick[0] : undefined;
    // Another team's reaction may have changed what this one can play.
    const chosen = reactionsOf(match, seat, against).find(({ id }) => keyOf(id) === key);
    if (chosen === undefined) continue;
    yield* playReaction(match, seat, chosen, against);
    warded.push(seat);
  }
  return warded;
}

const reactions = onceFor((pool: Pool) =>
  grouped(
    [...pool.values()].filter(card => card.kind === 'loot'),
    ({ reaction }) => reaction,
  ),
);

/** The cards there are that react to this. */
const reacting = (pool: Pool, against: Reaction): readonly CardOf<'loot'>[] => reactions(pool).get(against) ?? [];

/** Whether there are any: where there are none, not asking tells nothing. */
const knows = (pool: Pool, against: Reaction): boolean => reacting(pool, against).length > 0;

/** The cards by which a team might react to this, as far as others know: those that one of its heroes could have (SM-C2), while it holds any card. */
export const reactionsFeared = (match: Match, seat: Seat, against: Reaction): readonly CardOf<'loot'>[] =>
  match.team(seat).hand.length === 0
    ? []
    : reacting(match.pool, against).filter(card => lootable(match, seat, card).length > 0);

function question(match: Match, seat: Seat, danger: Danger): PromptSpec {
  const { against } = danger;
  const able = reactionsOf(match, seat, against);
  const refused = (): Option[] =>
    unlike(match.team(seat).hand.filter(card => reactsTo(match.card(card), against) && !able.includes(card))).map(
      card => ({ ...optionOf(card), why: whyNotLootable(match, seat) }),
    );
  const none: Option = { key: 'let-it', label: text('let-it') };
  return {
    kind: 'one',
    seat,
    reason: 'react',
    ...asked(danger, able.length),
    options: [...unlike(able).map(optionOf), none],
    default: { pick: [none.key] },
    others: refused,
  };
}

/** What is said of it, and the card that tells the rest. */
function asked(danger: Danger, able: number): Pick<PromptSpec, 'question' | 'source' | 'preview'> {
  if (danger.against !== 'attack') {
    const { by, card } = danger;
    return { question: text('ask-react-played', { able, who: { seat: by }, card: { card } }), source: card };
  }
  const { target, uncounteredBy: by, preview } = danger;
  const card = { card: target.card };
  if (by === null) return { question: text('ask-react-stunned', { able, card }), preview };
  return { question: text('ask-react-uncountered', { able, card, by: { card: by } }), source: by, preview };
}

/** A Loot against a rival's action: it goes below a hero where it has more to do, and else to the discard pile. */
export function* playReaction(match: Match, seat: Seat, instance: Instance, against: Reaction): Play {
  const { dealer } = match;
  const card = match.cardOf('loot', instance);
  dealer.effect(card.id);
  dealer.show();
  dealer.log({
    id: 'log-reacts',
    args: { who: { seat }, card: { card: card.id }, against },
    why: { rule: 'reaction', card: card.id },
  });
  const able = lootable(match, seat, card).map(place => ({ seat, place }));
  const onto = card.stays
    ? yield* chooseHero(
        { seat, reason: 'hero', question: text('ask-equip', { card: { card: card.id } }), source: card.id },
        able,
      )
    : null;
  const loot = take(match.team(seat).hand, instance.id);
  if (onto === null) discard(match, loot);
  else onto.place.loot = loot;
  refill(match, seat);
  const battle = against === 'attack' ? match.state.battle : null;
  const source: Source = {
    seat,
    card: card.id,
    hero: onto?.place.hero.id ?? null,
    foe: battle?.attacker.hero,
    against: battle?.defender.hero,
    as: 'power',
  };
  if (card.does !== null) yield* perform(card.does, match, source);
}
