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

/** One of several heroes; null where there is none. */
export function* chooseHero(question: Asking, among: readonly Standing[]): Play<Standing | null> {
  if (among.length === 0) return null;
  const key = yield* chooseOne({ ...question, options: among.map(heroOption) });
  return among.find(({ place }) => heroKey(place) === key) ?? null;
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
export function* chooseCards(question: Asking, among: readonly Instance[], count: number): Play<Instance[]> {
  const offered = count === 1 ? unlike(among) : among;
  const keys = yield* chooseSome({ ...question, options: offered.map(optionOf), min: count, max: count });
  return among.filter(({ id }) => keys.includes(keyOf(id)));
}

/** One of several teams; null where there is none. */
export function* chooseTeam(question: Asking, among: readonly Seat[]): Play<Seat | null> {
  if (among.length === 0) return null;
  const options = among.map(seat => ({ key: `seat-${seat}`, label: text('player', { who: { seat } }) }));
  const key = yield* chooseOne({ ...question, options });
  return among.find(seat => `seat-${seat}` === key) ?? null;
}

/** Every hero of some seats on the table. */
export function standingsOf(match: Match, seats: readonly Seat[]): Standing[] {
  const all: Standing[] = [];
  for (const seat of seats) for (const place of match.team(seat).places) if (place !== null) all.push({ seat, place });
  return all;
}
