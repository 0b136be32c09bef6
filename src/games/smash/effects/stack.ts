import { z } from 'zod';
import { text } from '../../../kernel/index.js';
import { take } from '../../../tabletop/index.js';
import { chooseCards } from '../rules/ask.js';
import { asNew, defeat, fill, isLast, noteSpared, summon as summonOne } from '../rules/heroes.js';
import type { Match } from '../rules/match.js';
import { settle } from '../rules/settle.js';
import type { Source } from '../rules/source.js';
import { setsOff } from './deeds/deed.js';
import { asking, change, countOf, named, word } from './effect.js';

const WEIGHT = { summon: 2.5, back: 2.5, leave: -5 };

/** So many heroes from one's own stack join the table, beyond three if need be. */
export const summon = word('summon', { count: z.int().min(1).max(2).default(1) }, ({ count }) => {
  const coming = (match: Match, { seat }: Source): number => Math.min(count, match.team(seat).stack.length);
  return {
    says: text('says-summon', { count }),
    *run(match, { seat, card }) {
      for (let left = count; left > 0; left--) if (yield* summonOne(match, seat)) match.dealer.effect(card);
    },
    able: (match, by) => (coming(match, by) > 0 ? null : text('unable-summon')),
    changes: (match, by) =>
      coming(match, by) > 0
        ? [change(match, by.seat, 'table', countOf(match, by.seat, 'table') + coming(match, by))]
        : [],
    weight: (match, by) => coming(match, by) * WEIGHT.summon,
  };
});

/** So many of one's own defeated heroes go under the stack. */
export const returns = word('return', { count: z.int().min(1).max(3).default(1) }, ({ count }) => {
  const going = (match: Match, { seat }: Source): number => Math.min(count, match.team(seat).defeated.length);
  return {
    says: text('says-return', { count }),
    *run(match, by) {
      const { seat, card } = by;
      const { defeated, stack } = match.team(seat);
      const most = going(match, by);
      const question = text('ask-return', { ...named(by), count: most });
      for (const hero of yield* chooseCards(asking(by, 'return', question), defeated, most)) {
        match.dealer.effect(card);
        stack.unshift(asNew(match, take(defeated, hero.id)));
        match.dealer.log({ id: 'log-returns', args: { who: { seat }, what: { card: hero.card } }, why: { card } });
      }
      yield* fill(match, seat);
    },
    able: (match, by) => (going(match, by) > 0 ? null : text('unable-return')),
    changes: (match, by) =>
      going(match, by) > 0
        ? [change(match, by.seat, 'defeated', countOf(match, by.seat, 'defeated') - going(match, by))]
        : [],
    weight: (match, by) => going(match, by) * WEIGHT.back,
  };
});

/** This hero goes to the defeated ones, unless it is the last of its team: that is no loss by its own card (SM-6). */
export const leave = word('leave', {}, () => ({
  says: text('says-leave'),
  *run(match, { seat, hero, card }) {
    const standing = hero === null ? null : match.find(hero);
    if (standing === null) return;
    if (isLast(match, seat)) {
      noteSpared(match, standing.place);
      return;
    }
    match.dealer.effect(card);
    yield* settle(match, yield* defeat(match, [standing], { by: { seat, card } }));
  },
  able: (match, { seat }) => (isLast(match, seat) ? text('unable-leave') : null),
  changes(match, { seat, hero }) {
    const standing = hero === null ? null : match.find(hero);
    if (standing === null || isLast(match, seat) || setsOff(match, standing)) return [];
    return [change(match, seat, 'heroes', countOf(match, seat, 'heroes') - 1)];
  },
  weight: () => WEIGHT.leave,
  needsHero: true,
}));
