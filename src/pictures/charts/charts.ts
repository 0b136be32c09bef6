import { labelled } from '../../locales/index.js';
import type { Block } from '../draw/shapes.js';
import type { Pen } from '../draw/words.js';
import { onPage, ROOM, titledPanel } from '../panels.js';
import type { Picture } from '../picture.js';
import { palettes, type Theme } from '../style.js';
import { columns, rows } from './bars.js';
import type { Chart } from './chart.js';
import { line } from './line.js';
import { rates, rateWords } from './rates.js';
import { valueWords } from './values.js';

/** Charts one below the other, in one picture. */
export function chartPicture(
  charts: readonly Chart[],
  { say, theme }: Pick<Pen, 'say'> & { readonly theme: Theme },
): Picture {
  const pen: Pen = { say, colours: palettes[theme] };
  return onPage(
    pen.colours,
    charts.map(chart => titledPanel(pen.colours, chart.title, draw(pen, chart))),
  );
}

function draw(pen: Pen, chart: Chart): Block {
  switch (chart.kind) {
    case 'columns':
      return columns(pen, chart.bars, ROOM);
    case 'rows':
      return rows(pen, chart.bars, ROOM);
    case 'line':
      return line(pen, chart.points, ROOM);
    case 'rates':
      return rates(pen, chart.rates, ROOM);
  }
}

/** What charts show, in words: for those who cannot see them. */
export const describeCharts = (charts: readonly Chart[], say: Pen['say']): string =>
  charts.map(chart => labelled(say, chart.title, valuesOf(chart, say).join(', '))).join('\n');

function valuesOf(chart: Chart, say: Pen['say']): string[] {
  switch (chart.kind) {
    case 'columns':
    case 'rows':
      return chart.bars.map(bar => valueWords(bar, say));
    case 'line':
      return chart.points.map(point => valueWords(point, say));
    case 'rates':
      return chart.rates.map(rate => rateWords(rate, say));
  }
}
