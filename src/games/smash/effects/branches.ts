import { z } from 'zod';
import { chooseOne, text } from '../../../kernel/index.js';
import { ifSo, perform } from '../../../tabletop/index.js';
import { conditions } from './conditions.js';
import { asking, canChange, carryOut, type Effect, reasonAgainst, word } from './effect.js';

/** An effect as a set writes it. What its words mean is known to the vocabulary alone. */
export interface Written {
  readonly do: string;
}

/** Lists of effects within an effect. */
export interface Lists {
  readonly schema: z.ZodType<readonly Written[], readonly unknown[]>;
  make(written: readonly Written[]): Effect;
}

/** A coin finds which of two things happens; either may be nothing. */
export const flip = ({ schema, make }: Lists) =>
  word('flip', { heads: schema.optional(), tails: schema.optional() }, written => {
    const heads = written.heads === undefined ? null : make(written.heads);
    const tails = written.tails === undefined ? null : make(written.tails);
    const sides = [heads, tails].filter(side => side !== null);
    return {
      says: text('says-flip', {
        heads: heads === null ? text('no-words') : text('says-heads', { does: heads.says }),
        tails: tails === null ? text('no-words') : text('says-tails', { does: tails.says }),
      }),
      *run(match, by) {
        const side = match.dealer.random('coin').coin() ? 'heads' : 'tails';
        match.dealer.effect(by.card);
        match.dealer.show();
        match.dealer.log({ id: 'log-flip', args: { who: { seat: by.seat }, side }, why: { card: by.card } });
        const does = side === 'heads' ? heads : tails;
        if (does !== null) yield* carryOut(match, by, does);
      },
      able: (match, by) =>
        sides.some(side => canChange(match, by, side))
          ? null
          : (sides.map(side => reasonAgainst(match, by, side))[0] ?? text('unable-flip')),
      weight: (match, by) => ((heads?.weight(match, by) ?? 0) + (tails?.weight(match, by) ?? 0)) / 2,
      losses: (match, by) => Math.max(heads?.losses?.(match, by) ?? 0, tails?.losses?.(match, by) ?? 0),
      touches: sides.some(({ touches }) => touches === true),
      needsHero: sides.some(({ needsHero }) => needsHero === true),
      branches: true,
    };
  });

export const when = ({ schema, make }: Lists) =>
  word('when', { is: conditions.schema, does: schema }, written => {
    const is = conditions.make(written.is);
    const does = make(written.does);
    return {
      ...does,
      ...ifSo(is, does),
      changes: (match, by) => (is.holds(match, by) ? (does.changes?.(match, by) ?? []) : []),
      weight: (match, by) => (is.holds(match, by) ? does.weight(match, by) : 0),
      // Should it come to hold meanwhile, one hero stays (SM-C10).
      losses: (match, by) => (is.holds(match, by) ? (does.losses?.(match, by) ?? 0) : 0),
      branches: true,
    };
  });

/** One of several ways, among those that would change something. */
export const choose = ({ schema, make }: Lists) =>
  word('choose', { of: z.array(schema).min(2).max(4) }, ({ of }) => {
    const ways = of.map(way => make(way));
    return {
      says: text('says-choose', {
        does: ways.map(({ says }) => says).reduce((said, next) => text('says-or', { said, next })),
      }),
      *run(match, by) {
        const able = ways.filter(way => canChange(match, by, way));
        if (able.length === 0) return;
        const options = able.map(way => ({
          key: `way-${ways.indexOf(way)}`,
          label: text('choose-way', { does: way.says }),
        }));
        const key = yield* chooseOne({ ...asking(by, 'way'), options });
        yield* perform(ways[Number(key.slice('way-'.length))] as Effect, match, by);
      },
      able: (match, by) =>
        ways.some(way => canChange(match, by, way)) ? null : reasonAgainst(match, by, ways[0] as Effect),
      weight: (match, by) => Math.max(...ways.map(way => way.weight(match, by))),
      losses: (match, by) => Math.min(...ways.map(way => way.losses?.(match, by) ?? 0)),
      touches: ways.some(({ touches }) => touches === true),
      needsHero: ways.some(({ needsHero }) => needsHero === true),
      branches: true,
    };
  });
