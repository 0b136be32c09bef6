import { type Chart, chartPicture, describeCharts, type Theme } from '../../pictures/index.js';
import type { Sketch } from './pictures.js';
import type { Translator } from './translator.js';

/** Charts as one picture; none where there is nothing to count. */
export const chartSketch = (charts: readonly Chart[], name: string, say: Translator, theme: Theme): Sketch[] =>
  charts.length === 0
    ? []
    : [
        {
          picture: chartPicture(charts, { say: say.plain, theme }),
          name,
          description: describeCharts(charts, say.plain),
        },
      ];
