import { chooseOne, type Play, text } from '../../../kernel/index.js';
import { renew, take } from '../../../tabletop/index.js';
import type { Deed, Effect, Heroes, Trigger } from '../card.js';
import { seatsFrom } from '../state.js';
import { wordsOf } from '../wording.js';
import { attackers, canChange } from './able.js';
import { chooseCards, chooseHero, wantsPower } from './ask.js';
import { chooseRival, discards, draws, freshHands, looks, loots, takes } from './cards.js';
import { defeat, fill, type Happening, isLast, noteSpared, revive, stun, summon, swap } from './heroes.js';
import type { Match, Standing } from './match.js';
import { holds, isSafe, meant, type Source, teamsMeant } from './meant.js';
import { targetsOf } from './targets.js';

/** Does one thing after the other, and handles what each sets off before the next. */
export function* runAll(match: Match, source: Source, effects: readonly Effect[] = []): Play {
  for (const effect of effects) {
    if (match.state.outcome !== null || match.team(source.seat).out) return;
    match.dealer.step();
    yield* settle(match, yield* run(match, source, effect));
  }
}

/** Moments at which a hero acts of its own power; at the others it no longer stands. */
const ACTING: readonly Happening['on'][] = ['turn', 'won', 'rival stunned', 'rival defeated'];

/** Abilities that waited for something: of the hero it happened to, and of the Loot it had. */
export function* settle(match: Match, happened: readonly Happening[]): Play {
  for (const { on, seat, hero, loot, foe } of happened) {
    if (match.team(seat).out || match.state.outcome !== null) continue;
    const cards = [match.cardOf('hero', hero), ...(loot === null ? [] : [match.cardOf('loot', loot)])].filter(
      ({ triggers }) => triggers.some(trigger => trigger.on === on),
    );
    if (cards.length === 0) continue;
    const place = match.find(hero.id)?.place;
    const acts = !ACTING.includes(on) || (place !== undefined && match.isReady(seat, place));
    // Loot that is gone by now acts no more than a hero that is stunned by now.
    const lootActs = !ACTING.includes(on) || place?.loot?.id === loot?.id;
    for (const { triggers, id } of cards.filter(({ kind }) => (kind === 'loot' ? lootActs : acts)))
      for (const trigger of triggers)
        if (trigger.on === on)
          yield* match.dealer.within(
            text('at-card', { card: { card: id } }),
            triggered(match, { seat, card: id, hero: hero.id, foe, as: 'power' }, trigger),
          );
  }
}

/** A power that waited for this: its owner need not use it, unless its card says so (SM-C29). */
function* triggered(match: Match, source: Source, { on, must, does }: Trigger): Play {
  if (must !== true) {
    if (!canChange(match, source, does)) return;
    const question = text('ask-power', {
      card: { card: source.card },
      on: on.replace(' ', '-'),
      does: wordsOf(does),
    });
    if (!(yield* wantsPower(source, question))) return;
  }
  yield* runAll(match, source, does);
}

function* run(match: Match, source: Source, effect: Effect): Play<Happening[]> {
  switch (effect.do) {
    case 'stun':
    case 'defeat':
    case 'revive':
    case 'shield':
    case 'swap':
      return yield* onHeroes(match, source, effect.do, effect.to);
    case 'leave':
      return yield* leaves(match, source);
    default:
      yield* onTable(match, source, effect);
      return [];
  }
}

/** Effects that set nothing off by themselves: what they do in turn has been handled. */
function* onTable(match: Match, source: Source, effect: Exclude<Effect, { do: Deed | 'leave' }>): Play {
  switch (effect.do) {
    case 'attack':
      return yield* attack(match, source, effect);
    case 'draw':
      return yield* draws(match, source, effect);
    case 'discard':
      return yield* discards(match, source, effect);
    case 'take':
      return yield* takes(match, source, effect);
    case 'look':
      return yield* looks(match, source, effect);
    case 'loot':
      return yield* loots(match, source, effect);
    case 'fresh hand':
      return yield* freshHands(match, source, effect);
    case 'summon':
      for (let left = effect.count; left > 0; left--)
        if (yield* summon(match, source.seat)) match.dealer.effect(source.card);
      return;
    case 'return':
      return yield* returns(match, source, effect.count);
    case 'again':
      return again(match, source);
    case 'skip':
      return yield* skips(match, source);
    case 'flip':
      return yield* flips(match, source, effect);
    case 'when':
      if (holds(match, source, effect.is)) yield* runAll(match, source, effect.does);
      return;
    case 'choose':
      return yield* chooses(match, source, effect.of);
  }
}

// -- heroes

function* onHeroes(match: Match, source: Source, deed: Deed, to: Heroes): Play<Happening[]> {
  noteSafe(match, source, to);
  const standings = yield* chosen(match, source, deed, to);
  if (standings.length > 0) match.dealer.effect(source.card);
  if (deed === 'defeat') return yield* defeat(match, standings, { by: source });
  const happened: Happening[] = [];
  for (const standing of standings)
    if (match.find(standing.place.hero.id) !== null) happened.push(...(yield* one(match, source, deed, standing)));
  return happened;
}

function* one(match: Match, source: Source, deed: Exclude<Deed, 'defeat'>, standing: Standing): Play<Happening[]> {
  switch (deed) {
    case 'stun':
      return yield* stun(match, standing, source.card);
    case 'revive':
      revive(match, standing);
      return [];
    case 'shield':
      standing.place.shieldedUntil = match.team(standing.seat).turns + 1;
      match.dealer.log({
        id: 'log-shielded',
        args: { card: { card: standing.place.hero.card } },
        why: { card: source.card },
      });
      return [];
    case 'swap':
      yield* swap(match, standing, source.card);
      return [];
  }
}

/** The heroes an effect means, after whoever chooses has chosen. */
function* chosen(match: Match, source: Source, deed: Deed, to: Heroes): Play<Standing[]> {
  const { seat, card } = source;
  const able = meant(match, source, deed, to);
  const asking = { reason: 'hero', question: text(`ask-${deed}`, { card: { card } }), source: card };
  switch (to.pick) {
    case 'this':
    case 'foe':
    case 'all':
      return able;
    case 'random':
      return able.length === 0 ? [] : [match.dealer.random('random hero').pick(able)];
    case 'one': {
      const hero = yield* chooseHero({ seat, ...asking }, able);
      return hero === null ? [] : [hero];
    }
    case 'each': {
      const all: Standing[] = [];
      for (const owner of seatsFrom(match.state, seat)) {
        const own = able.filter(standing => standing.seat === owner);
        const hero = yield* chooseHero({ seat: owner, ...asking }, own);
        if (hero !== null) all.push(hero);
      }
      return all;
    }
  }
}

/** Notes the heroes that a card would have meant but for their being safe from it. */
function noteSafe(match: Match, source: Source, { pick, team }: Heroes): void {
  if (pick !== 'all' || source.as === undefined) return;
  for (const seat of seatsFrom(match.state, source.seat)) {
    if (team !== 'all' && (team === 'mine') !== (seat === source.seat)) continue;
    for (const place of match.team(seat).places)
      if (place !== null && isSafe(match, place, source)) match.took(place, 'safe');
  }
}

/** The hero goes to the defeated ones, unless it is the last of its team: that is no loss by its own card (SM-6). */
function* leaves(match: Match, { seat, hero, card }: Source): Play<Happening[]> {
  const standing = hero === null ? null : match.find(hero);
  if (standing === null) return [];
  if (isLast(match, seat)) {
    noteSpared(match, standing.place);
    return [];
  }
  match.dealer.effect(card);
  return yield* defeat(match, [standing], { by: { seat, card } });
}

function* attack(match: Match, source: Source, effect: Extract<Effect, { do: 'attack' }>): Play {
  const { seat, card, spared, as } = source;
  const attacker = yield* chooseHero(
    { seat, reason: 'attacker', question: text('ask-attacker', { card: { card } }), source: card },
    attackers(match, source, effect),
  );
  if (attacker === null) return;
  const question = text('ask-target', { card: { card: attacker.place.hero.card } });
  const targets = targetsOf(match, seat, attacker.place, { spared, as });
  const target = yield* chooseHero({ seat, reason: 'target', question, source: card }, targets);
  if (target === null) return;
  match.dealer.effect(card);
  yield* match.fight(match, attacker, target, { sure: effect.sure, fatal: effect.fatal, card, as });
}

function* returns(match: Match, { seat, card }: Source, count: number): Play {
  const { defeated, stack } = match.team(seat);
  const most = Math.min(count, defeated.length);
  const question = text('ask-return', { card: { card }, count: most });
  for (const hero of yield* chooseCards({ seat, reason: 'return', question, source: card }, defeated, most)) {
    match.dealer.effect(card);
    stack.unshift(renew(match.state, take(defeated, hero.id)));
    match.dealer.log({ id: 'log-returns', args: { who: { seat }, what: { card: hero.card } }, why: { card } });
  }
  yield* fill(match, seat);
}

// -- turns

function again(match: Match, { seat, card }: Source): void {
  const { state, dealer } = match;
  if (state.extra || state.active !== seat) return;
  dealer.effect(card);
  state.extra = true;
  state.actions++;
  dealer.log({ id: 'log-again', args: { who: { seat } }, why: { rule: 'extra', card } });
}

function* skips(match: Match, source: Source): Play {
  const able = teamsMeant(match, source, 'rival').filter(rival => match.team(rival).missing === 'none');
  const seat = yield* chooseRival(source, able);
  if (seat === null) return;
  match.dealer.effect(source.card);
  match.team(seat).missing = 'next';
  match.dealer.log({ id: 'log-skip', args: { who: { seat } }, why: { rule: 'missed', card: source.card } });
}

// -- branches

function* flips(match: Match, source: Source, { heads, tails }: Extract<Effect, { do: 'flip' }>): Play {
  const side = match.dealer.random('coin').coin() ? 'heads' : 'tails';
  match.dealer.effect(source.card);
  match.dealer.show();
  match.dealer.log({ id: 'log-flip', args: { who: { seat: source.seat }, side }, why: { card: source.card } });
  yield* runAll(match, source, side === 'heads' ? heads : tails);
}

/** One of several ways, among those that would change something. */
function* chooses(match: Match, source: Source, ways: readonly (readonly Effect[])[]): Play {
  const { seat, card } = source;
  const able = ways.filter(way => canChange(match, source, way));
  if (able.length === 0) return;
  const options = able.map(way => ({ key: `way-${ways.indexOf(way)}`, label: wordsOf(way) }));
  const question = text('ask-way', { card: { card } });
  const key = yield* chooseOne({ seat, reason: 'way', question, source: card, options });
  yield* runAll(match, source, ways[Number(key.slice('way-'.length))]);
}
