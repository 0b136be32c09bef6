import { vocabulary } from '../../../tabletop/index.js';
import { arrange } from './arrange.js';
import { counterBack, rivalsVenture } from './counters.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { look } from './look.js';
import { take } from './take.js';
import { takeBack } from './take-back.js';

/** Everything that a SPECIAL card may do at a moment: each in a file that runs it, says it, and looks ahead. */
export const effects = vocabulary('do', draw, discard, look, arrange, take, takeBack, rivalsVenture, counterBack);

export type { By, Effect } from './effect.js';
