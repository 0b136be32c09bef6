import { expect, it } from 'vitest';
import { FORMATS, type FormatId } from '../../src/leagues/formats/index.js';
import { soak, soaking } from '../soak.js';
import { WholeNight } from './whole-night.js';

const NIGHTS = soak(1000, 72);
/** One night that failed, as `format.number`. */
const ONLY = process.env.LONGBOX_NIGHT;

/** How often each kind of event came. */
const seen: Record<string, number> = {};

function play(format: FormatId, n: number): void {
  const night = new WholeNight(format, `night ${n} of ${format}`);
  try {
    night.play();
  } catch (error) {
    const again = `LONGBOX_NIGHT=${format}.${n} npx vitest run tests/leagues/whole-nights.test.ts`;
    throw new Error(`${(error as Error).message}\nThis night again: ${again}`, { cause: error });
  }
  for (const [type, times] of Object.entries(night.did)) seen[type] = (seen[type] ?? 0) + times;
}

const [only, number] = ONLY?.split('.') ?? [];
const formats = FORMATS.filter(format => only === undefined || format === only);

it.each(formats)('%s: whole nights come to their end, whatever people and hosts do', { timeout: 900_000 }, format => {
  const nights = Math.ceil(NIGHTS / FORMATS.length);
  for (const n of number === undefined ? Array(nights).keys() : [Number(number)]) play(format, n);
});

// In so many nights all of that has happened, not only could have.
if (soaking && ONLY === undefined)
  it('everything that can happen in a night has happened', () => {
    const kinds = ['left', 'seeded', 'dropped', 'readmitted', 'absent', 'awarded', 'corrected', 'relaid', 'reopened'];
    for (const kind of [...kinds, 'advanced', 'cancelled', 'undone'])
      expect([kind, seen[kind] ?? 0]).not.toEqual([kind, 0]);
  });
