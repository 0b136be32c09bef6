import { type Play, type Seat, text } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Effect } from '../card.js';
import { type Instance, placesOf } from '../state.js';
import { fits } from './able.js';
import { chooseCards, chooseHero, chooseTeam, standingsOf } from './ask.js';
import { rivalsOf } from './heroes.js';
import type { Match } from './match.js';
import { type Source, teamsMeant } from './meant.js';
import { activeOf, counts } from './targets.js';
import { discard, draw, dropLoot, handSize, refill } from './zones.js';

type Doing<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** The teams an effect means, after its player has chosen where there is a choice. */
export function* teams(match: Match, source: Source, who: Doing<'draw'>['who']): Play<Seat[]> {
  const able = teamsMeant(match, source, who);
  if (who !== 'rival') return able;
  const chosen = yield* chooseRival(source, able);
  return chosen === null ? [] : [chosen];
}

/** The one rival that an effect means, by its player's choice; null where there is none. */
export function chooseRival({ seat, card }: Source, able: readonly Seat[]): Play<Seat | null> {
  const question = text('ask-rival', { card: { card } });
  return chooseTeam({ seat, reason: 'rival', question, source: card }, able);
}

export function* draws(match: Match, source: Source, { who, count }: Doing<'draw'>): Play {
  for (const seat of yield* teams(match, source, who)) {
    // The hand is refilled first (SM-5).
    refill(match, seat);
    if (draw(match, seat, count, 'effect') > 0) match.dealer.effect(source.card);
  }
}

export function* discards(match: Match, source: Source, effect: Doing<'discard'>): Play {
  for (const seat of yield* teams(match, source, effect.who)) {
    const gone = yield* chosenOf(match, source, seat, effect);
    if (gone.length === 0) continue;
    match.dealer.effect(source.card);
    discardFrom(match, seat, gone, source.card);
  }
}

function* chosenOf(
  match: Match,
  { card }: Source,
  seat: Seat,
  { count, kind, random }: Doing<'discard'>,
): Play<readonly Instance[]> {
  const able = match.team(seat).hand.filter(instance => kind === undefined || match.card(instance).kind === kind);
  const most = Math.min(count, able.length);
  if (random) return match.dealer.random('random from hand').shuffle(able).slice(0, most);
  const question = text('ask-discard', { card: { card }, count: most });
  return yield* chooseCards({ seat, reason: 'discard', question, source: card }, able, most);
}

function discardFrom(match: Match, seat: Seat, gone: readonly Instance[], card: string): void {
  const { hand } = match.team(seat);
  match.dealer.show();
  for (const { id } of gone) discard(match, take(hand, id));
  match.dealer.log({
    id: 'log-discard',
    args: { who: { seat }, cards: { list: gone.map(instance => ({ card: instance.card })) } },
    why: { card },
  });
  refill(match, seat);
}

/** A card from one's own discard pile, for all to see. */
export function* takes(match: Match, source: Source, { kind }: Doing<'take'>): Play {
  const { seat, card } = source;
  const { discard: pile, hand } = match.team(seat);
  const able = pile.filter(instance => fits(match, instance.card, source, kind));
  const question = text('ask-take', { card: { card } });
  const [taken] = yield* chooseCards({ seat, reason: 'take', question, source: card }, able, 1);
  if (taken === undefined) return;
  match.dealer.effect(card);
  hand.push(renew(match.state, take(pile, taken.id)));
  match.dealer.log({ id: 'log-take', args: { who: { seat }, what: { card: taken.card } }, why: { card } });
}

export function* looks(match: Match, source: Source, { discard: count }: Doing<'look'>): Play {
  const { seat, card } = source;
  for (const rival of yield* teams(match, source, 'rival')) {
    const { hand } = match.team(rival);
    if (hand.length === 0) continue;
    match.dealer.effect(card);
    match.dealer.show();
    match.dealer.log({
      id: 'log-look',
      args: { who: { seat }, whose: { seat: rival } },
      why: { card },
      secret: {
        seats: [seat],
        id: 'log-look-own',
        args: { whose: { seat: rival }, cards: { list: hand.map(instance => ({ card: instance.card })) } },
      },
    });
    const most = Math.min(count, hand.length);
    if (most === 0) continue;
    const question = text('ask-their-discard', { card: { card }, whose: { seat: rival }, count: most });
    const gone = yield* chooseCards({ seat, reason: 'their discard', question, source: card }, hand, most);
    discardFrom(match, rival, gone, card);
  }
}

/** Discards a rival's Loot, or takes it for one's own hero where it fits and none is there; also from a hero that is safe from the card (SM-C25). */
export function* loots(match: Match, source: Source, { how }: Doing<'loot'>): Play {
  const { seat, card, spared = [] } = source;
  const owners = standingsOf(match, rivalsOf(match, seat)).filter(
    standing => standing.place.loot !== null && !spared.includes(standing.seat),
  );
  const question = text(`ask-loot-${how}`, { card: { card } });
  const from = yield* chooseHero({ seat, reason: 'hero', question, source: card }, owners);
  const loot = from?.place.loot;
  if (from === null || loot === null || loot === undefined) return;
  match.dealer.effect(card);
  const team = match.team(seat);
  const { type } = match.cardOf('loot', loot);
  const takers = placesOf(team).some(place => place.loot !== null)
    ? []
    : activeOf(team).filter(place => counts(match, place, type));
  const onto =
    how === 'destroy'
      ? null
      : yield* chooseHero(
          { seat, reason: 'hero', question: text('ask-equip', { card: { card: loot.card } }), source: card },
          takers.map(place => ({ seat, place })),
        );
  if (onto === null) return dropLoot(match, from.place, { card });
  from.place.loot = null;
  onto.place.loot = loot;
  match.dealer.log({
    id: 'log-steals',
    args: { who: { seat }, what: { card: loot.card }, card: { card: onto.place.hero.card } },
    why: { card },
  });
}

export function* freshHands(match: Match, source: Source, { who }: Doing<'fresh hand'>): Play {
  const { card } = source;
  for (const seat of yield* teams(match, source, who)) {
    match.dealer.effect(card);
    match.dealer.show();
    match.dealer.log({ id: 'log-fresh-hand', args: { who: { seat } }, why: { card } });
    for (const instance of match.team(seat).hand.splice(0)) discard(match, instance);
    draw(match, seat, handSize(match, seat), 'effect');
  }
}
