import { howMany } from '../../how-many.js';
import type { Contribution, Rate, Report } from './index.js';

const percent = (rate: number): string => (100 * rate).toFixed(1);
const signed = (rate: number): string => `${rate < 0 ? '−' : '+'}${percent(Math.abs(rate))}`;

const inWords = ({ rate, low, high, matches }: Rate): string =>
  `${percent(rate)} % (${percent(low)} to ${percent(high)}) of ${matches}`;

const contributed = ({ card, by, low, high, matches }: Contribution): string =>
  `  ${card}: ${signed(by)} points (${signed(low)} to ${signed(high)}), ${howMany(matches, 'seat')}`;

const all = (rates: Readonly<Record<string, Rate>>, say: (name: string) => string): string[] =>
  Object.entries(rates).map(([name, rate]) => `  ${say(name)}: ${inWords(rate)}`);

const under = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [title, ...lines]);

/** A report as people read it. Behind each rate stands its 95 % interval. */
export function reportInWords({ turns, choices, ends, ...report }: Report): string[] {
  return [
    `${turns.toFixed(1)} turns a match; ${choices.mean.toFixed(1)} choices a player, 90 of 100 have at most ${choices.most}`,
    ...under(
      'ended by',
      Object.entries(ends).map(([id, rate]) => `  ${id}: ${percent(rate)} %`),
    ),
    ...under(
      'won by deck',
      all(report.decks, name => name),
    ),
    ...under(
      'won by the first of two decks',
      all(report.pairs, name => name.replace('/', ' against ')),
    ),
    ...under(
      'won by seat, from the first player on',
      report.order.map((rate, at) => `  ${at + 1}: ${inWords(rate)}`),
    ),
    ...under('won more with the card in the deck than without', report.brought.map(contributed)),
    ...under('won more with the card played than only brought', report.played.map(contributed)),
    `dominated cards: ${report.dominated.length}`,
    ...report.dominated.map(({ card, by }) => `  ${card} by ${by}`),
  ];
}
