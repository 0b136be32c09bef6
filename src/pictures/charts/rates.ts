import { text } from '../../kernel/index.js';
import { labelled } from '../../locales/index.js';
import { at, type Block, type Shape } from '../draw/shapes.js';
import type { Pen } from '../draw/words.js';
import { space } from '../style.js';
import type { Rate } from './chart.js';
import { BAR, LABELS, round, small } from './parts.js';
import { wilson } from './wilson.js';

const NUMBERS = 190;

/** Shares of matches won: a dot, and the whiskers between which the true share lies. */
export function rates({ say, colours }: Pen, list: readonly Rate[], room: number): Block {
  const [left, right] = [LABELS, room - NUMBERS - space.gap];
  const x = (share: number): number => left + share * (right - left);
  const half = {
    kind: 'stroke' as const,
    path: `M${round(x(0.5))} 0V${list.length * (BAR + space.tight)}`,
    stroke: colours.line,
    strokeWidth: 2,
  };
  const lines = list.map(({ label, wins, of }, index): Shape => {
    const { low, high } = wilson(wins, of);
    const middle = BAR / 2;
    const number = small(shareWords({ wins, of }, say), NUMBERS - space.gap, colours.ink);
    const whiskers = `M${round(x(low))} ${middle}H${round(x(high))}M${round(x(low))} ${middle - 9}v18M${round(x(high))} ${middle - 9}v18`;
    const dot =
      of === 0
        ? []
        : [
            {
              kind: 'box' as const,
              x: x(wins / of) - 9,
              y: middle - 9,
              width: 18,
              height: 18,
              radius: 9,
              fill: colours.turn.fill,
            },
          ];
    return {
      kind: 'group',
      x: 0,
      y: index * (BAR + space.tight),
      width: room,
      height: BAR,
      says: rateWords({ label, wins, of }, say),
      shapes: [
        at(0, 2, small(label, LABELS - space.gap, colours.soft)),
        { kind: 'stroke', path: whiskers, stroke: colours.soft, strokeWidth: 3 },
        ...dot,
        at(right + 2 * space.gap, 2, number),
      ],
    };
  });
  return { width: room, height: list.length * (BAR + space.tight), shapes: [half, ...lines] };
}

/** "Storm: 60% (6/10), 31–83%" */
export function rateWords({ label, wins, of }: Rate, say: Pen['say']): string {
  const share = shareWords({ wins, of }, say);
  if (of === 0) return labelled(say, label, share);
  const { low, high } = wilson(wins, of);
  const range = say(text('chart-range', { low: percent(low), high: percent(high) }));
  return labelled(say, label, `${share}, ${range}`);
}

const shareWords = ({ wins, of }: Pick<Rate, 'wins' | 'of'>, say: Pen['say']): string =>
  of === 0 ? '–' : say(text('chart-share', { share: percent(wins / of), wins, of }));

const percent = (share: number): number => Math.round(share * 100);
