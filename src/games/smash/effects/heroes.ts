import { type Play, text } from '../../../kernel/index.js';
import { chooseHero } from '../rules/ask.js';
import type { Happening } from '../rules/heroes.js';
import type { Match, Standing } from '../rules/match.js';
import { settle } from '../rules/settle.js';
import type { Source } from '../rules/source.js';
import { seatsFrom } from '../state.js';
import { type Deed, weigh } from './deeds/deed.js';
import { named, word } from './effect.js';
import { type Heroes, heroesSaid, heroesSchema, isSafe, meant, surelyMeant, whoseSaid } from './heroes-meant.js';

/** Something done to heroes. */
export const onHeroes = (deed: Deed) =>
  word(deed.name, { to: heroesSchema }, ({ to }) => ({
    says: text(`says-${deed.name}`, { heroes: heroesSaid(to, deed), whose: whoseSaid(to) }),
    *run(match, by) {
      noteSafe(match, by, to);
      const heroes = yield* chosen(match, by, deed, to);
      if (heroes.length > 0) match.dealer.effect(by.card);
      const happened = yield* deed.run(match, by, heroes);
      yield* settle(match, to.pick === 'foe' ? happened.map(one => inBattle(one, by)) : happened);
    },
    able: (match, by) => (meant(match, by, deed, to).length > 0 ? null : text(`unable-${deed.name}`)),
    changes(match, by) {
      const heroes = surelyMeant(match, by, deed, to);
      return heroes.length === 0 ? [] : (deed.changes?.(match, by, heroes) ?? []);
    },
    weight: (match, by) => weight(match, by, deed, to),
    ...(deed.removes === true && { losses: (match: Match, by: Source) => losses(match, by, deed, to) }),
    touches: to.pick === 'foe' || (to.team !== 'mine' && to.pick !== 'this'),
    needsHero: to.pick === 'this' || to.pick === 'foe' || to.other === true,
  }));

// -- doing it

/** What is done to the rival hero of a battle happens to it in that battle (SM-C35). */
const inBattle = (happening: Happening, { against }: Source): Happening =>
  against === undefined ? happening : { ...happening, foe: against };

/** Notes the heroes that a card would have meant but for their being safe from it. */
function noteSafe(match: Match, source: Source, { pick, team }: Heroes): void {
  if (pick !== 'all' || source.as === undefined) return;
  for (const seat of seatsFrom(match.state, source.seat)) {
    if (team !== 'all' && (team === 'mine') !== (seat === source.seat)) continue;
    for (const place of match.team(seat).places)
      if (place !== null && isSafe(match, place, source)) match.took(place, 'safe');
  }
}

/** The heroes that are meant, once they are chosen. */
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
