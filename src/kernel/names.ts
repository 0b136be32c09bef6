import { z } from 'zod';

/** Signs that take no room or turn the line around: a name could hide behind them or reach into its neighbours. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a name shows anything: blanks, signs without room and marks that need a letter to stand on are nothing. */
export const showsSomething = (name: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replace(INVISIBLE, ''));

/** A name as it is kept: one line, single spaces, nothing that cannot be seen; null where nothing is left, or too much. */
export function nameFrom(written: string, most: number): string | null {
  const name = oneLine(written);
  return showsSomething(name) && name.length <= most ? name : null;
}

/** On one line, without what cannot be seen, and without half a sign where it was cut. */
export const oneLine = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim();

// A message of a schema for files that people write is the id of its sentence.

/** A name in such a file, as it is kept. */
export const writtenName = (most: number) =>
  z.string().overwrite(oneLine).max(most).refine(showsSomething, 'flaw-no-name');

/** A printed id in such a file. */
export const writtenId = z.string().regex(/^[A-Z]{2,4}-?\d{1,3}$/, 'flaw-card-id');
