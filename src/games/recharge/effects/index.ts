import { vocabulary } from '../../../tabletop/index.js';
import { arrange } from './arrange.js';
import { comeBack } from './come-back.js';
import { counterBack, rivalsVenture } from './counters.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { look } from './look.js';
import { restock } from './restock.js';
import { take } from './take.js';
import { takeBack } from './take-back.js';

const ANY_TIME = [draw, discard, look, arrange, take, takeBack, restock, rivalsVenture, counterBack] as const;

/** What a SPECIAL card may do when it is played: each in a file that runs it, says it, and looks ahead. */
export const whenPlayed = vocabulary('do', ...ANY_TIME);

/** The same, and what only makes sense once the battle is over: played again and again, a card would never let it end. */
export const effects = vocabulary('do', ...ANY_TIME, comeBack);

export type { By, Effect } from './effect.js';
