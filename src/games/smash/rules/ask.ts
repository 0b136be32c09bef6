import {
  type Asking,
  chooseOne,
  chooseSome,
  type Option,
  type Play,
  type Seat,
  type Text,
  text,
} from '../../../kernel/index.js';
import { keyOf, optionOf, unlike } from '../../../tabletop/index.js';
import type { Instance, Place } from '../state.js';
import type { Match, Standing } from './match.js';

export const heroKey = ({ hero }: Place): string => `h${hero.id}`;

/** A hero as something to choose: its name, its team where several are meant, and whether it is stunned. */
const heroOption = ({ seat, place }: Standing): Option => ({
  key: heroKey(place),
  label: text(place.stunned ? 'hero-stunned' : 'hero-active', { card: { card: place.hero.card }, who: { seat } }),
  card: place.hero.card,
  group: text('player', { who: { seat } }),
});

/** What is asked, with what to choose from. Written out: of the many ways to ask, each spread would have a shape of its own. */
const among = <O>(
  { seat, reason, question, source, default: fallback, others, preview, always }: Asking,
  options: O,
): Asking & { readonly options: O } => ({
  seat,
  reason,
  question,
  source,
  default: fallback,
  others,
  preview,
  always,
  options,
});

/** One of several heroes; null where there is none. */
export function* chooseHero(question: Asking, heroes: readonly Standing[]): Play<Standing | null> {
  if (heroes.length === 0) return null;
  const key = yield* chooseOne(among(question, heroes.map(heroOption)));
  return heroes.find(({ place }) => heroKey(place) === key) ?? null;
}

/** Whether somebody uses a power that they need not use (SM-C29). Who is gone uses none. */
export function* wantsPower({ seat, card }: { seat: Seat; card: string }, question: Text): Play<boolean> {
  const options = ['use', 'leave'].map(key => ({ key, label: text(`${key}-power`) }));
  const key = yield* chooseOne({
    seat,
    reason: 'power',
    question,
    source: card,
    options,
    default: { pick: ['leave'] },
  });
  return key === 'use';
}

/** So many cards of a zone. */
export function* chooseCards(question: Asking, cards: readonly Instance[], count: number): Play<Instance[]> {
  const options = (count === 1 ? unlike(cards) : cards).map(optionOf);
  const keys = yield* chooseSome(Object.assign(among(question, options), { min: count, max: count }));
  return cards.filter(({ id }) => keys.includes(keyOf(id)));
}

/** One of several teams; null where there is none. */
export function* chooseTeam(question: Asking, seats: readonly Seat[]): Play<Seat | null> {
  if (seats.length === 0) return null;
  const options = seats.map(seat => ({ key: `seat-${seat}`, label: text('player', { who: { seat } }) }));
  const key = yield* chooseOne(among(question, options));
  return seats.find(seat => `seat-${seat}` === key) ?? null;
}

/** Every hero of some seats on the table. */
export function standingsOf(match: Match, seats: readonly Seat[]): Standing[] {
  const all: Standing[] = [];
  for (const seat of seats) for (const place of match.team(seat).places) if (place !== null) all.push({ seat, place });
  return all;
}
