import type { ClickKind } from '../define/click.js';
import { askingClicks } from './asking.js';
import { correctClick } from './correcting.js';
import { enteringClicks } from './entering.js';
import { listsClick } from './exporting.js';
import { panelClicks } from './paneling.js';

/** Clicks on what is posted of a night, and on what is said of it to one alone. */
export const leagueClicks: readonly ClickKind[] = [
  ...enteringClicks,
  ...askingClicks,
  correctClick,
  listsClick,
  ...panelClicks,
];
