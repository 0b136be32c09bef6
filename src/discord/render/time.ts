import { type TimestampStylesString, time } from 'discord.js';

/** A time that Discord shows everybody in their own: `R` as so long from now, `f` with its day. */
export const moment = (at: number, style: TimestampStylesString): string => time(Math.floor(at / 1000), style);
