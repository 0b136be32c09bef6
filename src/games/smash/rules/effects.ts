import { chooseOne, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Condition, Effect, Heroes, Teams } from '../card.js';
import { type Instance, placesOf, seatsFrom } from '../state.js';
import { chooseCards, chooseHero, chooseTeam, standingsOf } from './ask.js';
import { defeat, dropLoot, type Happening, revive, rivalsOf, stun, summon, swap } from './heroes.js';
import type { Match, Standing } from './match.js';
import { activeOf, counts, targetsOf } from './targets.js';
import { discard, draw, handSize, hide, refill, take } from './zones.js';

/** What an effect belongs to: a card, its player, and the hero on whose behalf it acts. */
export interface Source {
  readonly seat: Seat;
  readonly card: string;
  /** The hero's instance; null for a Story. */
  readonly hero: number | null;
  /** What it is, for heroes that are safe from it. */
  readonly as?: 'story' | 'super' | 'power';
  /** Teams that have warded it off. */
  readonly spared?: readonly Seat[];
}

/** Does one thing after the other, and handles what each sets off before the next. */
export function* runAll(match: Match, source: Source, effects: readonly Effect[]): Play {
  for (const effect of effects) {
    if (match.state.outcome !== null || match.team(source.seat).out) return;
    match.dealer.step();
    yield* settle(match, yield* run(match, source, effect));
  }
}

/** Abilities that waited for something: of the hero it happened to, and of the Loot it had. */
export function* settle(match: Match, happened: readonly Happening[]): Play {
  for (const { on, seat, hero, loot } of happened) {
    if (match.team(seat).out || match.state.outcome !== null) continue;
    const cards = [match.cardOf('hero', hero), ...(loot === null ? [] : [match.cardOf('loot', loot)])];
    for (const card of cards)
      for (const trigger of card.triggers)
        if (trigger.on === on)
          yield* match.dealer.within(
            text('at-card', { card: { card: card.id } }),
            runAll(match, { seat, card: card.id, hero: hero.id, as: 'power' }, trigger.does),
          );
  }
}

function* run(match: Match, source: Source, effect: Effect): Play<Happening[]> {
  switch (effect.do) {
    case 'stun':
    case 'defeat':
    case 'revive':
    case 'shield':
    case 'swap':
      return yield* onHeroes(match, source, effect.do, effect.to);
    case 'attack':
      yield* attack(match, source);
      return [];
    case 'draw':
      for (const seat of yield* teams(match, source, effect.who)) {
        // The hand is refilled first (SM-5).
        refill(match, seat);
        if (draw(match, seat, effect.count, 'effect') > 0) match.dealer.effect(source.card);
      }
      return [];
    case 'discard':
      for (const seat of yield* teams(match, source, effect.who)) yield* discards(match, source, seat, effect);
      return [];
    case 'take':
      yield* takes(match, source, effect.kind);
      return [];
    case 'look':
      yield* looks(match, source, effect.discard);
      return [];
    case 'loot':
      yield* loots(match, source, effect.how);
      return [];
    case 'summon':
      for (let left = effect.count; left > 0; left--)
        if (yield* summon(match, source.seat)) match.dealer.effect(source.card);
      return [];
    case 'return':
      yield* returns(match, source, effect.count);
      return [];
    case 'fresh hand':
      for (const seat of yield* teams(match, source, effect.who)) freshHand(match, source, seat);
      return [];
    case 'again':
      match.dealer.effect(source.card);
      match.state.actions++;
      match.dealer.log({ id: 'log-again', args: { who: { seat: source.seat } }, why: { card: source.card } });
      return [];
    case 'skip': {
      for (const seat of yield* teams(match, source, 'rival')) {
        match.dealer.effect(source.card);
        match.team(seat).skips++;
        match.dealer.log({ id: 'log-skip', args: { who: { seat } }, why: { card: source.card } });
      }
      return [];
    }
    case 'flip': {
      const heads = match.dealer.random('coin').coin();
      match.dealer.effect(source.card);
      match.dealer.show();
      match.dealer.log({
        id: 'log-flip',
        args: { who: { seat: source.seat }, side: heads ? 'heads' : 'tails' },
        why: { card: source.card },
      });
      yield* runAll(match, source, (heads ? effect.heads : effect.tails) ?? []);
      return [];
    }
    case 'when':
      if (holds(match, source, effect.is)) yield* runAll(match, source, effect.does);
      return [];
    case 'choose':
      yield* chooses(match, source, effect.of);
      return [];
  }
}

// -- heroes

function* onHeroes(
  match: Match,
  source: Source,
  what: 'stun' | 'defeat' | 'revive' | 'shield' | 'swap',
  to: Heroes,
): Play<Happening[]> {
  const happened: Happening[] = [];
  for (const standing of yield* chosen(match, source, what, to)) {
    if (match.find(standing.place.hero.id) === null) continue;
    happened.push(...(yield* one(match, source, what, standing)));
  }
  return happened;
}

function* one(
  match: Match,
  source: Source,
  what: 'stun' | 'defeat' | 'revive' | 'shield' | 'swap',
  standing: Standing,
): Play<Happening[]> {
  match.dealer.effect(source.card);
  switch (what) {
    case 'stun':
      return yield* stun(match, standing);
    case 'defeat':
      return yield* defeat(match, standing);
    case 'revive':
      return revive(match, standing);
    case 'shield':
      standing.place.shieldedUntil = match.team(standing.seat).turns + 1;
      match.dealer.log({
        id: 'log-shielded',
        args: { card: { card: standing.place.hero.card } },
        why: { card: source.card },
      });
      return [];
    case 'swap':
      yield* swap(match, standing);
      return [];
  }
}

/** The heroes an effect means, after whoever chooses has chosen. */
function* chosen(match: Match, source: Source, what: string, to: Heroes): Play<Standing[]> {
  const { seat, card } = source;
  const able = candidates(match, source, what, to);
  const question = text(`ask-${what}`, { card: { card } });
  switch (to.pick) {
    case 'this':
    case 'all':
      return able;
    case 'random': {
      const found = match.dealer.random('random hero').pick(able);
      return found === undefined ? [] : [found];
    }
    case 'one': {
      const hero = yield* chooseHero({ seat, reason: 'hero', question, source: card }, able);
      return hero === null ? [] : [hero];
    }
    case 'each': {
      const all: Standing[] = [];
      for (const owner of seatsFrom(match.state, seat)) {
        const own = able.filter(standing => standing.seat === owner);
        const hero = yield* chooseHero({ seat: owner, reason: 'hero', question, source: card }, own);
        if (hero !== null) all.push(hero);
      }
      return all;
    }
  }
}

/** Every hero that an effect could mean now. What would change nothing is left out. */
export function candidates(match: Match, source: Source, what: string, to: Heroes): Standing[] {
  const state = to.state ?? (what === 'stun' ? 'active' : what === 'revive' ? 'stunned' : undefined);
  const seats =
    to.team === 'mine' || to.pick === 'this'
      ? [source.seat]
      : to.team === 'rivals'
        ? rivalsOf(match, source.seat)
        : seatsFrom(match.state, source.seat);
  return standingsOf(match, seats).filter(
    ({ seat, place }) =>
      (to.pick !== 'this' || place.hero.id === source.hero) &&
      (to.other !== true || place.hero.id !== source.hero) &&
      (state === undefined || (state === 'stunned') === place.stunned) &&
      (to.type === undefined || match.hero(place).type === to.type) &&
      !(source.spared ?? []).includes(seat) &&
      !isSafe(match, place, source),
  );
}

const isSafe = (match: Match, place: Standing['place'], { as }: Source): boolean =>
  as !== undefined && match.passives(place).some(held => held.is === 'safe' && held.from === as);

function* attack(match: Match, { seat, hero, card }: Source): Play {
  const attacker = hero === null ? null : match.find(hero);
  if (attacker === null || attacker.place.stunned) return;
  const question = text('ask-target', { card: { card: attacker.place.hero.card } });
  const target = yield* chooseHero(
    { seat, reason: 'target', question, source: card },
    targetsOf(match, seat, attacker.place),
  );
  if (target === null) return;
  match.dealer.effect(card);
  yield* match.fight(match, attacker, target, null);
}

// -- cards

function* teams(match: Match, { seat, card, spared = [] }: Source, who: Teams): Play<Seat[]> {
  const rivals = rivalsOf(match, seat).filter(other => !spared.includes(other));
  switch (who) {
    case 'mine':
      return [seat];
    case 'rivals':
      return rivals;
    case 'all':
      return [seat, ...rivals];
    case 'rival': {
      const question = text('ask-rival', { card: { card } });
      const chosen = yield* chooseTeam({ seat, reason: 'rival', question, source: card }, rivals);
      return chosen === null ? [] : [chosen];
    }
  }
}

function* discards(
  match: Match,
  { card }: Source,
  seat: Seat,
  { count, kind, random }: Extract<Effect, { do: 'discard' }>,
): Play {
  const { hand } = match.team(seat);
  const able = hand.filter(instance => kind === undefined || match.card(instance).kind === kind);
  const most = Math.min(count, able.length);
  const question = text('ask-discard', { card: { card }, count: most });
  const gone = random
    ? match.dealer
        .random('random from hand')
        .shuffle([...able])
        .slice(0, most)
    : yield* chooseCards({ seat, reason: 'discard', question, source: card }, able, most);
  if (gone.length === 0) return;
  match.dealer.effect(card);
  discardFrom(match, seat, gone, card);
  refill(match, seat);
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
}

/** A card from one's own discard pile, for all to see. */
function* takes(match: Match, { seat, card }: Source, kind: string | undefined): Play {
  const { discard: pile, hand } = match.team(seat);
  const able = pile.filter(instance => kind === undefined || match.card(instance).kind === kind);
  const question = text('ask-take', { card: { card } });
  const [taken] = yield* chooseCards({ seat, reason: 'take', question, source: card }, able, Math.min(1, able.length));
  if (taken === undefined) return;
  match.dealer.effect(card);
  hand.push(hide(match.state, take(pile, taken.id)));
  match.dealer.log({ id: 'log-take', args: { who: { seat }, what: { card: taken.card } }, why: { card } });
}

function* looks(match: Match, source: Source, count: number): Play {
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
    const question = text('ask-their-discard', { card: { card }, count: most });
    const gone = yield* chooseCards({ seat, reason: 'their discard', question, source: card }, hand, most);
    discardFrom(match, rival, gone, card);
    refill(match, rival);
  }
}

/** Discards a rival's Loot, or takes it for one's own hero where it fits and none is there. */
function* loots(match: Match, { seat, card, spared = [] }: Source, how: 'destroy' | 'steal'): Play {
  const owners = standingsOf(match, rivalsOf(match, seat)).filter(
    standing => standing.place.loot !== null && !spared.includes(standing.seat),
  );
  const question = text(`ask-loot-${how}`, { card: { card } });
  const from = yield* chooseHero({ seat, reason: 'hero', question, source: card }, owners);
  if (from === null) return;
  match.dealer.effect(card);
  const { loot } = from.place;
  if (loot === null) return;
  const has = placesOf(match.team(seat)).some(place => place.loot !== null);
  const fits = activeOf(match.team(seat)).filter(place => counts(match, place, match.cardOf('loot', loot).type));
  if (how === 'destroy' || has || fits.length === 0) return dropLoot(match, from.place);
  const onto = yield* chooseHero(
    { seat, reason: 'hero', question: text('ask-equip', { card: { card: loot.card } }), source: card },
    fits.map(place => ({ seat, place })),
  );
  if (onto === null) return;
  from.place.loot = null;
  onto.place.loot = loot;
  match.dealer.log({
    id: 'log-steals',
    args: { who: { seat }, what: { card: loot.card }, card: { card: onto.place.hero.card } },
    why: { card },
  });
}

function* returns(match: Match, { seat, card }: Source, count: number): Play {
  const { defeated, stack } = match.team(seat);
  const most = Math.min(count, defeated.length);
  const question = text('ask-return', { card: { card }, count: most });
  for (const hero of yield* chooseCards({ seat, reason: 'return', question, source: card }, defeated, most)) {
    match.dealer.effect(card);
    stack.unshift(hide(match.state, take(defeated, hero.id)));
    match.dealer.log({ id: 'log-returns', args: { who: { seat }, what: { card: hero.card } }, why: { card } });
  }
}

function freshHand(match: Match, { card }: Source, seat: Seat): void {
  const { hand } = match.team(seat);
  match.dealer.effect(card);
  match.dealer.log({ id: 'log-fresh-hand', args: { who: { seat } }, why: { card } });
  for (const instance of hand.splice(0)) discard(match, instance);
  draw(match, seat, handSize(match, seat), 'effect');
}

// -- branches

function holds(match: Match, { seat, hero }: Source, is: Condition): boolean {
  const team = match.team(seat);
  switch (is.if) {
    case 'heroes':
      return placesOf(team).filter(place => place.stunned === (is.state === 'stunned')).length >= is.least;
    case 'defeated':
      return team.defeated.length >= is.least;
    case 'type':
      return activeOf(team).some(place => place.hero.id !== hero && counts(match, place, is.type));
    case 'behind': {
      const mine = placesOf(team).length;
      return rivalsOf(match, seat).some(rival => placesOf(match.team(rival)).length > mine);
    }
  }
}

function* chooses(match: Match, source: Source, of: Extract<Effect, { do: 'choose' }>['of']): Play {
  const { seat, card } = source;
  const options = of.map(({ label }, at) => ({ key: `way-${at}`, label: text('way', { label }) }));
  const question = text('ask-way', { card: { card } });
  const key = yield* chooseOne({ seat, reason: 'way', question, source: card, options });
  const way = of.find((_, at) => `way-${at}` === key);
  if (way === undefined) return;
  match.dealer.effect(card);
  yield* runAll(match, source, way.does);
}
