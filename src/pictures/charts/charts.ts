import type { Block } from '../draw/shapes.js';
import { onPage, ROOM, titledPanel } from '../panels.js';
import type { Picture } from '../picture.js';
import { type Palette, palettes, type Theme } from '../style.js';
import { columns, rows } from './bars.js';
import type { Chart } from './chart.js';
import { line } from './line.js';
import { rates, rateWords } from './rates.js';

/** Charts one below the other, in one picture. */
export function chartPicture(charts: readonly Chart[], theme: Theme): Picture {
  const colours = palettes[theme];
  return onPage(
    colours,
    charts.map(chart => titledPanel(colours, chart.title, draw(colours, chart))),
  );
}

function draw(colours: Palette, chart: Chart): Block {
  switch (chart.kind) {
    case 'columns':
      return columns(colours, chart.bars, ROOM);
    case 'rows':
      return rows(colours, chart.bars, ROOM);
    case 'line':
      return line(colours, chart.points, ROOM);
    case 'rates':
      return rates(colours, chart.rates, ROOM);
  }
}

/** What charts show, in words: for those who cannot see them. */
export const describeCharts = (charts: readonly Chart[]): string =>
  charts.map(chart => `${chart.title}: ${valuesOf(chart).join(', ')}`).join('\n');

function valuesOf(chart: Chart): string[] {
  switch (chart.kind) {
    case 'columns':
    case 'rows':
      return chart.bars.map(({ label, value }) => `${label}: ${value}`);
    case 'line':
      return chart.points.map(({ label, value }) => `${label}: ${value}`);
    case 'rates':
      return chart.rates.map(rateWords);
  }
}
