import { z } from 'zod';
import { type Play, type Seat, type Text, text } from '../../../kernel/index.js';
import { word } from '../../../tabletop/index.js';
import { TYPES } from '../printed.js';
import { chooseHero, standingsOf } from '../rules/ask.js';
import { isLast, rivalsOf } from '../rules/heroes.js';
import type { Match, Standing } from '../rules/match.js';
import { settle } from '../rules/settle.js';
import type { Source } from '../rules/source.js';
import { seatsFrom } from '../state.js';
import { type Deed, weigh } from './deeds/deed.js';
import { type Effect, named } from './effect.js';

/**
 * Heroes on the table. `pick`: `this` is the hero the card belongs to, `foe` the rival that it has just fought; `one` is
 * chosen by the player, `each` one per team by its owner.
 */
const schema = z.strictObject({
  team: z.enum(['mine', 'rivals', 'all']).default('rivals'),
  pick: z.enum(['this', 'foe', 'one', 'each', 'all', 'random']).default('one'),
  state: z.enum(['active', 'stunned']).optional(),
  type: z.enum(TYPES).optional(),
  /** Leaves out the hero the card belongs to. */
  other: z.literal(true).optional(),
});
type Heroes = z.output<typeof schema>;

/** Something done to heroes. */
export const onHeroes = (deed: Deed) =>
  word(
    z.strictObject({ do: z.literal(deed.name), to: schema }),
    ({ to }): Effect => ({
      says: text(`says-${deed.name}`, { heroes: heroesSaid(to, deed) }),
      *run(match, by) {
        noteSafe(match, by, to);
        const heroes = yield* chosen(match, by, deed, to);
        if (heroes.length > 0) match.dealer.effect(by.card);
        yield* settle(match, yield* deed.run(match, by, heroes));
      },
      able: (match, by) => (meant(match, by, deed, to).length > 0 ? null : text(`unable-${deed.name}`)),
      changes(match, by) {
        // A set may mean heroes that it changes nothing for: stunned ones to stun.
        const heroes = surelyMeant(match, by, deed, to).filter(
          ({ place }) => deed.wants === undefined || (deed.wants === 'stunned') === place.stunned,
        );
        return heroes.length === 0 ? [] : (deed.changes?.(match, by, heroes) ?? []);
      },
      weight: (match, by) => weight(match, by, deed, to),
      losses: (match, by) => (deed.removes === true ? losses(match, by, deed, to) : 0),
      touches: to.pick === 'foe' || (to.team !== 'mine' && to.pick !== 'this'),
      needsHero: to.pick === 'this' || to.pick === 'foe' || to.other === true,
    }),
  );

// -- who is meant

/** Every hero that could be meant now. What it would not change is left out, and so is a choice that loses the game (SM-6). */
function meant(match: Match, by: Source, { wants, removes }: Deed, to: Heroes): Standing[] {
  const { pick, type, other } = to;
  const state = to.state ?? wants;
  return standingsOf(match, seatsMeant(match, by, to)).filter(
    ({ seat, place }) =>
      (pick !== 'this' || place.hero.id === by.hero) &&
      (pick !== 'foe' || place.hero.id === by.foe) &&
      (other !== true || place.hero.id !== by.hero) &&
      (state === undefined || (state === 'stunned') === place.stunned) &&
      (type === undefined || match.hero(place).type === type) &&
      !(removes === true && pick === 'one' && seat === by.seat && isLast(match, seat)) &&
      by.spared?.includes(seat) !== true &&
      !isSafe(match, place, by),
  );
}

function seatsMeant(match: Match, { seat }: Source, { team, pick }: Heroes): Seat[] {
  if (pick === 'this') return [seat];
  if (pick === 'foe') return rivalsOf(match, seat);
  if (team === 'mine') return [seat];
  return team === 'rivals' ? rivalsOf(match, seat) : seatsFrom(match.state, seat);
}

/** Whether a hero is safe from what a card is. */
const isSafe = (match: Match, place: Standing['place'], { as }: Source): boolean =>
  as !== undefined && match.passives(place).some(({ safe }) => safe === as);

/** Notes the heroes that a card would have meant but for their being safe from it. */
function noteSafe(match: Match, source: Source, { pick, team }: Heroes): void {
  if (pick !== 'all' || source.as === undefined) return;
  for (const seat of seatsFrom(match.state, source.seat)) {
    if (team !== 'all' && (team === 'mine') !== (seat === source.seat)) continue;
    for (const place of match.team(seat).places)
      if (place !== null && isSafe(match, place, source)) match.took(place, 'safe');
  }
}

/** The heroes that are meant, after whoever chooses has chosen. */
function* chosen(match: Match, by: Source, deed: Deed, to: Heroes): Play<Standing[]> {
  const able = meant(match, by, deed, to);
  const asking = { reason: 'hero', question: text(`ask-${deed.name}`, named(by)), source: by.card };
  switch (to.pick) {
    case 'this':
    case 'foe':
    case 'all':
      return able;
    case 'random':
      return able.length === 0 ? [] : [match.dealer.random('random hero').pick(able)];
    case 'one': {
      const hero = yield* chooseHero({ seat: by.seat, ...asking }, able);
      return hero === null ? [] : [hero];
    }
    case 'each': {
      const all: Standing[] = [];
      for (const owner of seatsFrom(match.state, by.seat)) {
        const own = able.filter(({ seat }) => seat === owner);
        const hero = yield* chooseHero({ seat: owner, ...asking }, own);
        if (hero !== null) all.push(hero);
      }
      return all;
    }
  }
}

/** Those that are meant whatever anybody chooses and however chance falls. */
function surelyMeant(match: Match, by: Source, deed: Deed, to: Heroes): Standing[] {
  const able = meant(match, by, deed, to);
  if (to.pick === 'this' || to.pick === 'foe' || to.pick === 'all') return able;
  const free = to.pick === 'each' ? new Set(able.map(({ seat }) => seat)).size : 1;
  return able.length === free ? able : [];
}

// -- looking ahead

function weight(match: Match, by: Source, deed: Deed, to: Heroes): number {
  const weights = meant(match, by, deed, to).map(hero => weigh(deed, match, by.seat, hero));
  if (weights.length === 0) return 0;
  const sum = weights.reduce((total, one) => total + one, 0);
  if (to.pick === 'one') return Math.max(...weights);
  if (to.pick === 'random') return sum / weights.length;
  return to.pick === 'each' ? sum / 2 : sum;
}

/** How many heroes of one's own may go. Who may choose among several teams need not choose their own. */
function losses(match: Match, by: Source, deed: Deed, to: Heroes): number {
  const all = meant(match, by, deed, to);
  const own = all.filter(({ seat }) => seat === by.seat).length;
  if (to.pick === 'this' || to.pick === 'all') return own;
  if (to.pick === 'one' && own < all.length) return 0;
  return Math.min(1, own);
}

/** Heroes as a phrase names them. What only stunned or only active heroes can suffer need not say so. */
function heroesSaid({ team, pick, state, type, other }: Heroes, { wants }: Deed): Text {
  if (pick === 'this' || pick === 'foe') return text(`heroes-${pick}`);
  // One of each team where only one team is meant.
  const how = pick === 'each' && team === 'mine' ? 'one' : pick;
  const which = {
    other: other === true ? 'other' : 'any',
    state: wants === undefined ? (state ?? 'any') : 'any',
    type: type ?? 'any',
  };
  return text(`heroes-${how}-${team}`, { which: text('which', which) });
}
