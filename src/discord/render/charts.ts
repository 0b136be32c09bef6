import { type Chart, chartPicture, describeCharts, type Theme } from '../../pictures/index.js';
import type { Sketch } from './pictures.js';

/** Charts as one picture; none where there is nothing to count. */
export const chartSketch = (charts: readonly Chart[], name: string, theme: Theme): Sketch[] =>
  charts.length === 0 ? [] : [{ picture: chartPicture(charts, theme), name, description: describeCharts(charts) }];
