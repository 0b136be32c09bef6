/** How long Discord lets a message be changed by what opened it, in milliseconds; a little is left for the way. */
export const LIVES = 14.5 * 60 * 1000;
