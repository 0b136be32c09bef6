import type { Game, Text } from '../../kernel/index.js';
import { text } from '../../kernel/index.js';
import type { Chart } from '../../pictures/index.js';
import type { RatingStep, Tally, TallyFacet } from '../../store/port.js';
import type { Translator } from '../render/translator.js';
import { titleOf } from './numbers.js';

/** So many rates stand below each other. */
const MOST = 8;

/** Rates of one facet, the most played first; nothing where there is nothing to compare. */
export function rates(tallies: readonly Tally[], facet: TallyFacet, title: Text, game: Game, say: Translator): Chart[] {
  const list = tallies.filter(tally => tally.facet === facet).slice(0, MOST);
  if (list.length === 0) return [];
  return [
    {
      kind: 'rates',
      title: say.plain(title),
      rates: list.map(({ value, wins, games }) => ({ label: say.plain(titleOf(game, facet, value)), wins, of: games })),
    },
  ];
}

/** A rating over time; one point alone is no curve. */
export function ratingCurve(steps: readonly RatingStep[], say: Translator): Chart[] {
  if (steps.length < 2) return [];
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return [
    {
      kind: 'line',
      title: say.plain(text('stats-rating-curve')),
      points: steps.map(({ at, ordinal }) => ({ label: day(at), value: Math.round(ordinal * 10) / 10 })),
    },
  ];
}
